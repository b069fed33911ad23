"""Proofs that a key of the state has a value, or none (protocol 5)."""

from __future__ import annotations

from typing import Any, Mapping

from blake3 import blake3

_LEAF_KEY = blake3(b"trellis/state-tree/leaf").digest()
_NODE_KEY = blake3(b"trellis/state-tree/node").digest()
_EMPTY = bytes(32)


def _hex(text: str) -> bytes:
    return bytes.fromhex(text.removeprefix("0x"))


def verify_proof(root: bytes, key: bytes, value: bytes | None, proof: Mapping[str, Any]) -> bool:
    """Whether under `root` the key has exactly this value; absent if None. A malformed proof is false."""
    try:
        return _root_of(blake3(key).digest(), value, proof) == root
    except (KeyError, TypeError, ValueError, AttributeError):
        return False


def _bit(path: bytes, level: int) -> int:
    return path[level >> 3] >> (7 - (level & 7)) & 1


def _root_of(path: bytes, value: bytes | None, proof: Mapping[str, Any]) -> bytes | None:
    terminal, depth = proof["terminal"], proof["depth"]
    bitmap, siblings = _hex(proof["bitmap"]), [_hex(text) for text in proof["siblings"]]
    if not 0 <= depth <= 256 or len(bitmap) != 32 or len(terminal) != 1:
        return None
    levels = [level for level in range(256) if _bit(bitmap, level)]
    if any(level >= depth for level in levels) or len(levels) != len(siblings):
        return None
    if any(len(sibling) != 32 or sibling == _EMPTY for sibling in siblings):
        return None
    if "own" in terminal:
        if value is None:
            return None
        node = blake3(path + blake3(value).digest(), key=_LEAF_KEY).digest()
    elif value is not None:
        return None
    elif "empty" in terminal:
        node = _EMPTY
    else:
        other = _hex(terminal["other"]["path"])
        held = _hex(terminal["other"]["value_hash"])
        shares = all(_bit(other, level) == _bit(path, level) for level in range(depth))
        if len(other) != 32 or len(held) != 32 or other == path or not shares:
            return None
        node = blake3(other + held, key=_LEAF_KEY).digest()
    for level in range(depth - 1, -1, -1):
        sibling = siblings.pop() if _bit(bitmap, level) else _EMPTY
        pair = sibling + node if _bit(path, level) else node + sibling
        node = blake3(pair, key=_NODE_KEY).digest()
    return node
