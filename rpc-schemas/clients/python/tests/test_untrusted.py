"""Input that no honest node or caller sends."""

import threading
import time
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from trellis_client import Chain, NodeError, NoAnswer, Rpc


class Untrusted(unittest.TestCase):
    def rpc(self, body: bytes, status: int = 200, every: float = 0, **options: float) -> Rpc:
        """A client of a server with this response. `every`: seconds between its bytes."""

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                self.rfile.read(int(self.headers["content-length"]))
                self.send_response(status)
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                try:
                    for part in [body[i : i + 1] for i in range(len(body))] if every else [body]:
                        self.wfile.write(part)
                        time.sleep(every)
                except OSError:
                    pass  # the client gave up

            def log_message(self, *_: object) -> None:
                pass

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        self.addCleanup(server.server_close)
        self.addCleanup(server.shutdown)
        return Rpc(f"http://127.0.0.1:{server.server_port}", **{"patience": 0.05, **options})

    def test_a_response_that_is_no_response(self) -> None:
        deep = b'{"result":' + b"[" * 500_000
        for body in (b"", b"x", b"5", b"[]", deep, b"9" * 10_000):
            for status in (200, 404, 503):
                with self.subTest(body=body[:20], status=status), self.assertRaises(NoAnswer):
                    self.rpc(body, status).call("any")

    def test_the_size_is_bounded(self) -> None:
        body = b'{"result":"' + b"x" * 1_000 + b'"}'
        self.assertEqual(len(self.rpc(body).call("any")), 1_000)
        with self.assertRaisesRegex(NoAnswer, "more than 1000 bytes"):
            self.rpc(body, most_bytes=1_000).call("any")

    def test_a_slow_body_is_bounded_as_a_whole(self) -> None:
        begin = time.monotonic()
        with self.assertRaisesRegex(NoAnswer, "more than 0.5 seconds"):
            self.rpc(b" " * 100, every=0.1, timeout=0.5).call("any")
        self.assertLess(time.monotonic() - begin, 5)

    def test_an_error_of_any_shape_is_a_node_error(self) -> None:
        for error in (b"5", b'"text"', b"[1]", b'{"code":1,"data":[1]}'):
            with self.subTest(error=error), self.assertRaises(NodeError):
                self.rpc(b'{"error":' + error + b"}").call("any")

    def test_a_batch_of_any_shape(self) -> None:
        for body in (b"[]", b"[5]", b'[{"id":[1]}]'):
            with self.subTest(body=body), self.assertRaises(NoAnswer):
                self.rpc(body).batch([("any", [])])
        (result,) = self.rpc(b'{"error":{"code":-32600}}').batch([("any", [])])
        self.assertIsInstance(result, NodeError)

    def test_a_line_end_is_no_part_of_a_value(self) -> None:
        chain = Chain()
        for form, value in (("u64", "5"), ("i64", "-5"), ("bytes", "0xab"), ("hex32", "ab" * 32), ("address", "0x" + "ab" * 32)):
            chain.encode(form, value)
            with self.subTest(form=form), self.assertRaises(ValueError):
                chain.encode(form, value + "\n")


if __name__ == "__main__":
    unittest.main()
