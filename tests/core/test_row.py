"""What numbers are written into: the same from librt and, where that is missing, on a bytearray."""

import importlib.util
import sys
from types import ModuleType
from typing import Any

import pytest

from hastilude.core import row


def without_librt(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setitem(sys.modules, "librt.strings", None)
    spec = importlib.util.spec_from_file_location("row_alone", str(row.__file__))
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.build("source")
@pytest.mark.parametrize("librt", [True, False], ids=["librt", "alone"])
def test_bytes_are_written_and_read(librt: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = row if librt else without_librt(monkeypatch)
    if librt:
        pytest.importorskip("librt.strings")
    else:
        assert issubclass(module.Row, bytearray)
    out = module.Row()
    out.write(bytes(4))
    out[1] = 255
    out[3] = out[1] - 1
    assert (len(out), out.getvalue()) == (4, b"\x00\xff\x00\xfe")
    with pytest.raises((ValueError, TypeError)):
        out[0] = 256
    with pytest.raises(IndexError):
        out[4] = 1
    out.truncate(0)
    module.write_i32_le(out, -2)
    module.write_i32_le(out, 1 << 24)
    assert out.getvalue() == b"\xfe\xff\xff\xff\x00\x00\x00\x01"
    assert [module.read_i32_le(out.getvalue(), at) for at in (0, 4)] == [-2, 1 << 24]
