"""`Row`: bytes that compiled rules write straight into memory.

It is the `BytesWriter` of mypy's own library for compiled code (`librt.strings`): where this package is
compiled, `row[at] = 1` is one store of the processor, and librt is installed with it. From the source, where
librt may be missing, the same few calls work on a `bytearray`.

    row = Row()
    row.write(bytes(8))     # eight zeros
    row[2] = 255            # an error for what is no byte
    row.getvalue()          # as bytes
    row.truncate(0)         # to be used again
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter as Row
    from librt.strings import read_i32_le, write_i32_le
else:
    try:
        from librt.strings import BytesWriter as Row
        from librt.strings import read_i32_le, write_i32_le
    except ImportError:

        class Row(bytearray):
            def write(self, data: bytes) -> None:
                self.extend(data)

            def getvalue(self) -> bytes:
                return bytes(self)

            def truncate(self, size: int) -> None:
                del self[size:]

        def write_i32_le(row: Row, number: int) -> None:
            """Append a number as four bytes, the lowest first."""
            row.extend(number.to_bytes(4, "little", signed=True))

        def read_i32_le(data: bytes, at: int) -> int:
            return int.from_bytes(data[at : at + 4], "little", signed=True)


__all__ = ["Row", "read_i32_le", "write_i32_le"]
