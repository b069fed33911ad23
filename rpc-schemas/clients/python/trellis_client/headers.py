"""Headers, validator sets and certificates: what a light client checks (protocol 4, consensus 2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Mapping, Sequence

from blake3 import blake3

from .keys import verify
from .wire import Chain

_CONTEXT = b"trellis/consensus/v1\0"
_PROPOSAL, _PRECOMMIT = 1, 3

_HEADER = [
    "struct",
    {
        "version": "u16", "chain_id": "safe64", "height": "safe64", "round": "u32", "timestamp_ms": "safe64",
        "parent_hash": "hash", "proposer": "address", "epoch": "safe64", "state_root": "hash",
        "transactions_root": "hash", "receipts_root": "hash", "attestations_root": "hash", "evidence_root": "hash",
        "validators_hash": "hash", "next_validators_hash": "hash", "last_commit_hash": "hash",
        "module_set_id": "hash", "gas_used": "safe64", "gas_limit": "safe64", "base_fee": "safe64",
        "bundle_count": "u32", "interval_ms": "u32",
    },
]  # fmt: skip


@dataclass(frozen=True)
class Validator:
    """A validator of a set, in index order."""

    public_key: bytes
    power: int
    account: bytes


@dataclass(frozen=True)
class Certificate:
    """Precommits of one block: indices of the signers, ascending, and their signatures."""

    height: int
    round: int
    block_hash: bytes
    signers: tuple[int, ...]
    signatures: tuple[bytes, ...]

    @classmethod
    def decode(cls, data: bytes) -> "Certificate":
        """From its bytes. Raises ValueError."""
        read = _Reader(data)
        height, round_, block_hash = read.number(8), read.number(4), read.take(32)
        bitmap = read.take(read.number(4))
        if len(bitmap) > 13 or (bitmap and bitmap[-1] == 0):
            raise ValueError("the bitmap of signers is not minimal")
        signers = tuple(i for i in range(len(bitmap) * 8) if bitmap[i >> 3] >> (i & 7) & 1)
        signatures = tuple(read.take(64) for _ in range(read.number(4)))
        read.end()
        if len(signatures) != len(signers):
            raise ValueError("one signature of each signer is needed")
        return cls(height, round_, block_hash, signers, signatures)


class _Reader:
    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    def take(self, count: int) -> bytes:
        part = self._data[self._at : self._at + count]
        if len(part) != count:
            raise ValueError("the bytes end too early")
        self._at += count
        return part

    def number(self, width: int) -> int:
        return int.from_bytes(self.take(width), "little")

    def end(self) -> None:
        if self._at != len(self._data):
            raise ValueError("bytes follow the end")


def header_bytes(header: Mapping[str, Any], chain: Chain | None = None) -> bytes:
    """Bytes of a header in JSON. Raises WireError."""
    return (chain or Chain()).encode(_HEADER, header)


def block_hash(header: bytes) -> bytes:
    """Hash of a block from the bytes of its header."""
    return blake3(b"block\0" + header).digest()


def validators_bytes(validators: Sequence[Validator]) -> bytes:
    """Borsh list of (consensus key, power, account)."""
    rows = (one.public_key + one.power.to_bytes(8, "little") + one.account for one in validators)
    return len(validators).to_bytes(4, "little") + b"".join(rows)


def validators_hash(validators: Sequence[Validator]) -> bytes:
    """The hash in headers."""
    return blake3(validators_bytes(validators)).digest()


def precommit_bytes(chain_id: int, genesis_hash: bytes, height: int, round_: int, block: bytes) -> bytes:
    """What a validator signs when it precommits a block."""
    body = height.to_bytes(8, "little") + round_.to_bytes(4, "little") + b"\1" + block
    return _domain(_PRECOMMIT, chain_id, genesis_hash) + body


def proposal_bytes(chain_id: int, genesis_hash: bytes, height: int, round_: int, block: bytes) -> bytes:
    """The message that the proposer of a block signs, in the round of the header."""
    body = height.to_bytes(8, "little") + round_.to_bytes(4, "little") + b"\xff\xff\xff\xff" + block
    return _domain(_PROPOSAL, chain_id, genesis_hash) + body


def _domain(kind: int, chain_id: int, genesis_hash: bytes) -> bytes:
    return _CONTEXT + bytes([kind]) + chain_id.to_bytes(8, "little") + genesis_hash


def is_final(certificate: Certificate, validators: Sequence[Validator], chain_id: int, genesis_hash: bytes) -> bool:
    """Whether validators with more than two thirds of the power signed the block."""
    if any(index >= len(validators) for index in certificate.signers):
        return False
    power = sum(validators[index].power for index in certificate.signers)
    if 3 * power <= 2 * sum(one.power for one in validators):
        return False
    signed = precommit_bytes(chain_id, genesis_hash, certificate.height, certificate.round, certificate.block_hash)
    pairs = zip(certificate.signers, certificate.signatures)
    return all(verify(validators[index].public_key, signed, signature) for index, signature in pairs)
