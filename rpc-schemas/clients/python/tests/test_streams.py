"""Positions and ends of subscriptions, at a node that sends anything."""

import json
import threading
import unittest
from typing import Any

from trellis_client import NoAnswer, NodeError
from trellis_client.streams import subscribe
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve


def item(seq: int, height: int, **more: Any) -> str:
    return json.dumps({"params": {"subscription": "0x5", "seq": seq, "result": {"blockHeight": height}, **more}})


class Streams(unittest.TestCase):
    def node(self, *connections: list[str], early: tuple[str, ...] = (), genesis: str = "g") -> str:
        """A node whose connections respond to both calls, send these messages and end. The last one is repeated."""
        left = list(connections)

        def handle(socket: Any) -> None:
            messages = left.pop(0) if len(left) > 1 else left[0]
            try:
                socket.recv()
                socket.send(json.dumps({"id": 2, "result": {"height": 7, "genesis_hash": genesis}}))
                socket.recv()
                for text in (*early, '{"id":1,"result":"0x5"}', *messages):
                    socket.send(text)
            except ConnectionClosed:
                pass  # the client gave up

        server = serve(handle, "127.0.0.1", 0, max_size=None)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.shutdown)
        return f"http://127.0.0.1:{server.socket.getsockname()[1]}"

    def heard(self, urls: Any, most: int) -> list[tuple[int, int, int]]:
        positions = []
        for _, position in subscribe(urls, "logs", patience=0.7):
            positions.append((position["seq"], position["height"], position["items"]))
            if len(positions) == most:
                break
        return positions

    def test_each_item_once_and_in_order(self) -> None:
        other = item(9, 9).replace("0x5", "0x6")
        paused = json.dumps({"params": {"subscription": "0x5", "seq": 2, "result": {"paused": True}}})
        url = self.node([other, item(2, 8), paused], [item(3, 8), item(4, 9)], early=())
        self.assertEqual(self.heard(["http://127.0.0.1:1", url], 3), [(2, 8, 1), (3, 8, 2), (4, 9, 1)])
        self.assertEqual(self.heard(self.node([item(2, 8)], early=(item(1, 8),)), 2), [(1, 8, 1), (2, 8, 2)])

    def test_what_no_node_sends(self) -> None:
        bad = ["x", "5", "{}", "[" * 500_000, '{"params":5}', '{"params":{"subscription":"0x5","seq":1,"result":5}}', item(1, 8)[:-40]]
        for text in [*bad, json.dumps({"params": {"subscription": "0x5", "seq": 1, "result": {}}})]:
            with self.subTest(text=text[:60]), self.assertRaises(NoAnswer):
                self.heard(self.node([text]), 1)
        many = tuple(json.dumps({"params": "x" * 2**20}) for _ in range(20))
        with self.assertRaisesRegex(NoAnswer, "more items"):
            self.heard(self.node([], early=many), 1)

    def test_ends(self) -> None:
        skipped = item(1, 8, skipped={"from": 3, "to": 5})
        with self.assertRaises(LookupError):
            self.heard(self.node([skipped]), 1)
        self.assertEqual(self.heard(self.node([item(1, 8), skipped], [item(2, 8)]), 2), [(1, 8, 1), (2, 8, 2)])
        with self.assertRaisesRegex(ValueError, "another chain"):
            self.heard([self.node([item(1, 8)]), self.node([], genesis="h")], 2)
        with self.assertRaises(NodeError):
            self.heard(self.node([], early=('{"id":1,"error":{"code":-32601,"message":"no"}}',)), 1)


if __name__ == "__main__":
    unittest.main()
