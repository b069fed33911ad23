"""Client of Trellis nodes: JSON-RPC, offline signing, proofs and certificates."""

from .account import Account, Signed, sign, submit, wait
from .keys import Key, mnemonic_secret
from .proofs import verify_proof
from .rpc import NoAnswer, NodeError, Rpc
from .wire import Chain, WireError

__all__ = [
    "Account", "Chain", "Key", "NoAnswer", "NodeError", "Rpc", "Signed", "WireError", "mnemonic_secret", "sign",
    "submit", "verify_proof", "wait",
]  # fmt: skip
