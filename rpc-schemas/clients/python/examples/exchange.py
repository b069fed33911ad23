"""An exchange on one chain: an address for each user, deposits, withdrawals, a hot and a cold wallet.

Everything that must survive a crash is in one SQLite file:

- `chain`: the chain of the first payment; no node gets a signature for another one.
- `cursor`: the last block that was read. A block's deposits and the cursor are written in one transaction, so each
  deposit counts once, whenever the process or the node stops.
- `outgoing`: signed bytes, stored before they are submitted. Submitting them again is harmless, because the same bytes
  have the same id. A bundle that expired without a block is signed again under the same nonce, so it is never paid twice.

Users' keys and the hot key come from one mnemonic on this machine. The cold wallet is only an address here.
"""

from __future__ import annotations

import argparse
import json
import sqlite3
import time
from typing import Any, Iterator

from trellis_client import Chain, Key, NodeError, Rpc, Signed, sign, submit
from trellis_client.text import address_text

HOT = 0
"""Account of the mnemonic that pays withdrawals; user i has account i + 1."""

VALID_FOR = 300
"""Blocks in which a signed bundle can be included."""

_TABLES = """
create table if not exists users (account integer primary key, name text unique, address text unique);
create table if not exists cursor (one integer primary key check (one = 1), height integer not null);
create table if not exists chain (one integer primary key check (one = 1), id integer not null);
create table if not exists deposits (
  bundle text, event integer, height integer, account integer, token text, amount text,
  primary key (bundle, event));
create table if not exists outgoing (
  id integer primary key, account integer, nonce integer, purpose text unique, operations text,
  bundle text, bytes text, valid_until integer, status text, detail text);
"""


class Exchange:
    """`confirmations`: blocks on top of a deposit before it counts. Every block is final, so 0 is safe."""

    def __init__(self, path: str, rpc: Rpc, words: str, cold: str, confirmations: int = 0, first: int = 1) -> None:
        self.rpc, self.chain, self.words, self.cold, self.confirmations = rpc, Chain(), words, cold, confirmations
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute("pragma synchronous = full")
        self.db.executescript(_TABLES)
        self.db.execute("insert or ignore into cursor values (1, ?)", (first - 1,))

        self._keys: dict[int, Key] = {}

    def key(self, account: int) -> Key:
        if account not in self._keys:
            self._keys[account] = Key.from_mnemonic(self.words, account)
        return self._keys[account]

    def address(self, account: int) -> str:
        return address_text(self.key(account).account, self.chain.address_prefix)

    # Deposits

    def add_user(self, name: str) -> str:
        """The deposit address of a user; the same at every call."""
        row = self.db.execute("select address from users where name = ?", (name,)).fetchone()
        if row is not None:
            return row[0]
        (account,) = self.db.execute("select coalesce(max(account), ?) + 1 from users", (HOT,)).fetchone()
        address = self.address(account)
        self.db.execute("insert into users values (?, ?, ?)", (account, name, address))
        return address

    def read_blocks(self, most: int = 1_000) -> int:
        """Reads the next blocks and records their deposits. Returns how many blocks it read."""
        (height,) = self.db.execute("select height from cursor").fetchone()
        end = min(self.rpc.call("chain_nodeInfo")["height"] - self.confirmations, height + most)
        users = dict(self.db.execute("select address, account from users"))
        for at in range(height + 1, end + 1):
            block = self.rpc.call("chain_getBlockTransactions", at)
            self.db.execute("begin")
            for bundle, event, data in transfers(block):
                if data["to"] in users and data["from"] not in users and data["from"] != self.address(HOT):
                    row = (bundle, event, at, users[data["to"]], data["token"], data["amount"])
                    self.db.execute("insert into deposits values (?, ?, ?, ?, ?, ?)", row)
            self.db.execute("update cursor set height = ?", (at,))
            self.db.execute("commit")
        return max(0, end - height)

    def credited(self, name: str) -> dict[str, int]:
        """Raw units deposited by a user, by token."""
        query = "select token, amount from deposits join users using (account) where name = ?"
        sums: dict[str, int] = {}
        for token, amount in self.db.execute(query, (name,)):
            sums[token] = sums.get(token, 0) + int(amount)
        return sums

    # Payments

    def withdraw(self, request: str, to: str, amount: int, token: str | None = None) -> None:
        """Queues a payment of the hot wallet. `request` names it: the same request is paid once."""
        self._queue(HOT, f"withdrawal {request}", to, amount, token)

    def sweep(self, account: int, amount: int, token: str | None = None, *, request: str) -> None:
        """Queues a move from a user's address to the hot wallet."""
        self._queue(account, f"sweep {request}", self.address(HOT), amount, token)

    def to_cold(self, amount: int, token: str | None = None, *, request: str) -> None:
        """Queues a move from the hot wallet to the cold one."""
        self._queue(HOT, f"cold {request}", self.cold, amount, token)

    def _queue(self, account: int, purpose: str, to: str, amount: int, token: str | None) -> None:
        operation = {"Transfer": {"to": to, "token_symbol": token or self.chain.symbol, "amount": str(amount)}}
        self.chain.encode_operation(operation)  # refuses a bad address or amount before anything is stored
        row = (account, purpose, json.dumps([operation]))
        self.db.execute("insert or ignore into outgoing (account, purpose, operations, status) values (?, ?, ?, 'queued')", row)

    def pay(self) -> int:
        """Advances every payment by a step. Returns how many are unfinished."""
        rows = self.db.execute("select * from outgoing where status in ('queued', 'signed') order by id").fetchall()
        for row in rows:
            identity, account, nonce, _, operations, bundle, data, valid_until, status, _ = row
            if status == "queued":
                self._sign(identity, account, nonce, json.loads(operations))
            else:
                self._submit(identity, Signed(bundle, data, nonce, 0), valid_until)
        return len(rows)

    def _sign(self, identity: int, account: int, nonce: int | None, operations: list[Any]) -> None:
        info = self.rpc.call("chain_nodeInfo")
        self.db.execute("insert or ignore into chain values (1, ?)", (info["chain_id"],))
        (chain_id,) = self.db.execute("select id from chain").fetchone()
        if info["chain_id"] != chain_id:
            raise ValueError(f"the node is on chain {info['chain_id']}, not {chain_id}")
        key = self.key(account)
        estimate = self.rpc.call("chain_estimateFee", self.address(account), operations)
        if not estimate["ok"]:
            # A shortfall can pass, for example after a sweep; the payment stays queued and shows why.
            self.db.execute("update outgoing set detail = ? where id = ?", (json.dumps(estimate["error"]), identity))
            return
        if nonce is None:
            confirmed = self.rpc.call("chain_getNonce", self.address(account))["confirmed"]
            own = "select coalesce(max(nonce) + 1, 0) from outgoing where account = ? and nonce is not null"
            (next_own,) = self.db.execute(own, (account,)).fetchone()
            nonce = max(confirmed, next_own)
        valid_until = info["height"] + VALID_FOR
        signed = sign(
            key, operations, chain_id=chain_id, nonce=nonce, gas_limit=estimate["gas_used"] * 5 // 4,
            gas_price=info["gas_price"], valid_until=valid_until, chain=self.chain,
        )  # fmt: skip
        row = (nonce, signed.id, signed.hex, valid_until, identity)
        self.db.execute(
            "update outgoing set nonce = ?, bundle = ?, bytes = ?, valid_until = ?, status = 'signed', detail = null where id = ?", row
        )
        self._submit(identity, signed, valid_until)

    def _submit(self, identity: int, signed: Signed, valid_until: int) -> None:
        # The height first: a block after it cannot include the bundle that the receipt below does not show.
        height = self.rpc.call("chain_nodeInfo")["height"]
        receipt = self.rpc.call("chain_getTransactionReceipt", signed.id)
        if receipt is not None and receipt.get("status") == "success" and receipt.get("finalized"):
            self.db.execute("update outgoing set status = 'paid' where id = ?", (identity,))
        elif height > valid_until:
            # No block can include these bytes any more. Sign again under the same nonce.
            self.db.execute("update outgoing set status = 'queued' where id = ?", (identity,))
        else:
            try:
                submit(self.rpc, signed)
            except NodeError as error:
                self.db.execute("update outgoing set detail = ? where id = ?", (str(error), identity))

    def run(self, every: float = 1.0) -> None:
        """Reads blocks and pays, until it is stopped. It may be killed at any time."""
        while True:
            read = self.read_blocks()
            self.pay()
            if read == 0:
                time.sleep(every)


def transfers(block: Any) -> Iterator[tuple[str, int, Any]]:
    """Token transfers of a block: bundle, event index, event data. Failed bundles are never in a block."""
    for transaction in block["transactions"]:
        for event in transaction["events"]:
            if event["module"] == "tokens" and event["name"] == "Transfer":
                yield transaction["bundle_hash"], event["index"], event["data"]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("database")
    arguments.add_argument("--node", action="append", required=True, help="URL of a node; may be repeated")
    arguments.add_argument("--mnemonic-file", required=True, help="file with the words of the hot wallet")
    arguments.add_argument("--cold", required=True, help="address of the cold wallet")
    arguments.add_argument("--confirmations", type=int, default=0)
    given = arguments.parse_args()
    with open(given.mnemonic_file, encoding="utf-8") as file:
        words = file.read().strip()
    Exchange(given.database, Rpc(*given.node), words, given.cold, given.confirmations).run()


if __name__ == "__main__":
    main()
