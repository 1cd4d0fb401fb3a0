"""`Row`: bytes that compiled rules write straight into memory.

It is the `BytesWriter` of mypy's own library for compiled code (`librt.strings`): where this package is
compiled, `row[at] = 1` is one store of the processor, and librt is installed with it. From the source, where
librt may be missing, the same few calls work on a `bytearray`.

    row = Row()
    row.write(bytes(8))     # eight zeros
    row[2] = 255            # an error for what is no byte
    row.getvalue()          # as bytes
    row.truncate(0)         # to be used again

`vec` is of the same library: an array of one kind of number, which compiled code reads and writes without
making objects of them, and which lends its memory to numpy, to be read. Without librt it is an `array`.

    mask = vec[u8]([0] * 100)
    bytes(mask)

What is read from a `vec[i64]` is an i64 where this is compiled: it does not grow, and `1 << it` is reckoned in 32
bits. Where more are needed it is made an int first: `knight: int = state.knight[place]`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as Row
    from librt.strings import read_i32_le, read_i64_le
    from librt.vecs import vec
else:
    try:
        from librt.strings import BytesWriter as Row
        from librt.strings import read_i32_le, read_i64_le
        from librt.vecs import vec
    except ImportError:
        from array import array
        from functools import partial

        from mypy_extensions import i32, i64, u8

        class Row(bytearray):
            def write(self, data: bytes) -> None:
                self.extend(data)

            def getvalue(self) -> bytes:
                return bytes(self)

            def truncate(self, size: int) -> None:
                del self[size:]

        def read_i32_le(data: bytes, at: int) -> int:
            return int.from_bytes(data[at : at + 4], "little", signed=True)

        def read_i64_le(data: bytes, at: int) -> int:
            return int.from_bytes(data[at : at + 8], "little", signed=True)

        #: by kind of number
        vec = {u8: partial(array, "B"), i32: partial(array, "i"), i64: partial(array, "q")}


__all__ = ["Row", "read_i32_le", "read_i64_le", "vec"]
