"""What numbers are written into: the same from librt and, where that is missing, on a bytearray."""

import importlib.util
import sys
from types import ModuleType
from typing import Any

import pytest
from mypy_extensions import i32, u8

from hastilude.core import row


def without_librt(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setitem(sys.modules, "librt.strings", None)
    monkeypatch.setitem(sys.modules, "librt.vecs", None)
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
    data = (-2).to_bytes(4, "little", signed=True) + (1 << 24).to_bytes(4, "little")
    assert [module.read_i32_le(data, at) for at in (0, 4)] == [-2, 1 << 24]
    assert module.read_i64_le(data, 0) == int.from_bytes(data, "little")
    assert module.read_i64_le(b"\xff" * 8, 0) == -1


@pytest.mark.build("source")
@pytest.mark.parametrize("librt", [True, False], ids=["librt", "alone"])
def test_numbers_of_one_kind_lie_side_by_side(librt: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    module: Any = row if librt else without_librt(monkeypatch)
    if librt:
        pytest.importorskip("librt.vecs")
    few = module.vec[u8]([0] * 3)
    few[1] = 255
    assert (len(few), bytes(few)) == (3, b"\x00\xff\x00")
    with pytest.raises((ValueError, TypeError, OverflowError)):
        few[0] = 256
    with pytest.raises(IndexError):
        few[3] = 1
    wide = module.vec[i32]([0, -2])
    assert bytes(wide) == bytes(4) + (-2).to_bytes(4, "little", signed=True)
