"""Signing and sending: exact fees, nonces, and receipts of final blocks."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any, Mapping, Sequence

from blake3 import blake3

from .keys import Key
from .rpc import NodeError, Rpc
from .text import address_text, hash_text
from .wire import Chain

Operation = Mapping[str, Any]


@dataclass(frozen=True)
class Signed:
    """A signed bundle: its id and the bytes to submit, which stay valid until `valid_until`."""

    id: str
    hex: str
    nonce: int
    max_fee: int


def sign(
    key: Key,
    operations: Sequence[Operation],
    *,
    chain_id: int,
    nonce: int,
    gas_limit: int,
    gas_price: int,
    valid_until: int = 0,
    memo: str = "",
    chain: Chain | None = None,
) -> Signed:
    """Signs without a node. `valid_until`: last height at which a block may include the bundle, 0 for no limit.

    Raises WireError if an operation has no bytes.
    """
    chain = chain or Chain()
    bundle = {
        "version": 1,
        "chain_id": chain_id,
        "from": address_text(key.account, chain.address_prefix),
        "nonce": nonce,
        "gas_limit": gas_limit,
        "gas_price": gas_price,
        "valid_until": valid_until,
        "memo": memo,
        "operations": list(operations),
    }
    unsigned = chain.encode(chain.bundle, bundle)
    digest = blake3(unsigned).digest()
    signature = {"key_type": key.key_type, "public_key": key.public_key, "signature": key.sign(digest)}
    signed = chain.encode(chain.signed_bundle, {"bundle": bundle, "signatures": [signature]})
    return Signed(hash_text(digest, chain.hash_prefix), signed.hex(), nonce, gas_limit * gas_price)


class Account:
    """An account that sends through a node. Threads may share it: each bundle gets its own nonce.

    `max_fee`: most raw native units for one bundle.
    """

    def __init__(self, rpc: Rpc, key: Key, *, chain: Chain | None = None, max_fee: int = 1_000_000_000) -> None:
        self._rpc, self._key, self._chain, self._max_fee = rpc, key, chain or Chain(), max_fee
        self._lock = threading.Lock()
        self._next = 0
        self._chain_id: int | None = None
        self.address = address_text(key.account, self._chain.address_prefix)

    def sign(self, operations: Sequence[Operation], *, memo: str = "", valid_for: int = 1_000) -> Signed:
        """Signs with the node's gas price, estimated gas and the next nonce. Raises NodeError, or ValueError for a fee
        above `max_fee`. `valid_for`: blocks in which the bundle can be included."""
        info = self._rpc.call("chain_nodeInfo")
        if self._chain_id is None:
            self._chain_id = info["chain_id"]
        if info["chain_id"] != self._chain_id:
            raise ValueError(f"the node is on chain {info['chain_id']}, not {self._chain_id}")
        estimate = self._rpc.call("chain_estimateFee", self.address, list(operations))
        if not estimate["ok"]:
            raise NodeError(estimate["error"])
        gas_limit = estimate["gas_used"] * 5 // 4
        if gas_limit * info["gas_price"] > self._max_fee:
            raise ValueError(f"the fee can reach {gas_limit * info['gas_price']} raw units, more than {self._max_fee}")
        with self._lock:
            pending = self._rpc.call("chain_getNonce", self.address)["pending"]
            nonce = max(pending, self._next)
            self._next = nonce + 1
        try:
            return sign(
                self._key,
                operations,
                chain_id=self._chain_id,
                nonce=nonce,
                gas_limit=gas_limit,
                gas_price=info["gas_price"],
                valid_until=info["height"] + valid_for,
                memo=memo,
                chain=self._chain,
            )
        except Exception:
            self._forget_nonces()
            raise

    def send(self, operations: Sequence[Operation], **options: Any) -> Any:
        """Signs, submits, and returns the receipt of the final block. Raises NodeError, NoAnswer or TimeoutError."""
        signed = self.sign(operations, **options)
        try:
            submit(self._rpc, signed)
        except NodeError:
            self._forget_nonces()
            raise
        return wait(self._rpc, signed)

    def _forget_nonces(self) -> None:
        """Takes the next nonce from the node, so that an unused one leaves no gap."""
        with self._lock:
            self._next = 0

    def transfer(self, to: str, amount: int, token: str | None = None, **options: Any) -> Any:
        """Sends raw units of a token, of the native token if none is named."""
        fields = {"to": to, "token_symbol": token or self._chain.symbol, "amount": str(amount)}
        return self.send([{"Transfer": fields}], **options)


def submit(rpc: Rpc, signed: Signed) -> str:
    """Submits signed bytes and returns their id. Repeating it is safe. Raises NodeError or NoAnswer."""
    result = rpc.call("chain_submitBundle", signed.hex)
    if result["bundle_hash"] != signed.id:
        raise ValueError(f"the node reports {result['bundle_hash']} for {signed.id}")
    return signed.id


def wait(rpc: Rpc, signed: Signed, seconds: float = 120, every: float = 0.5) -> Any:
    """The receipt when the bundle is in a final block. Raises NodeError if it was rejected, TimeoutError after `seconds`."""
    end = time.monotonic() + seconds
    while True:
        receipt = rpc.call("chain_getTransactionReceipt", signed.id)
        if receipt is not None and receipt.get("status") == "rejected":
            raise NodeError(receipt.get("error") or {"message": "rejected"})
        if receipt is not None and receipt.get("finalized"):
            return receipt
        if time.monotonic() > end:
            raise TimeoutError(f"{signed.id} is not in a block after {seconds} seconds")
        time.sleep(every)
