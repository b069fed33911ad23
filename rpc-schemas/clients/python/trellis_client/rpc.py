"""JSON-RPC over HTTP, with retries and errors by name."""

from __future__ import annotations

import http.client
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any, Sequence

Json = Any


class NodeError(Exception):
    """An error response, or a refusal inside a result: permanent code, name, and details by name."""

    def __init__(self, error: Any) -> None:
        error = error if isinstance(error, dict) else {"message": repr(error)[:200]}
        data = error["data"] if isinstance(error.get("data"), dict) else {}
        super().__init__(error.get("message", ""))
        self.code: int = error.get("code", 0)
        self.name: str = error.get("name") or data.get("name", "")
        self.module: str = data.get("module", "")
        self.retryable: bool = bool(data.get("retryable", False))
        self.details: Any = error.get("details") or data.get("details")

    def __str__(self) -> str:
        return f"{self.name or self.code}: {self.args[0]}"


class NoAnswer(Exception):
    """No valid response within the patience. The node may have processed the request."""


class Rpc:
    """Calls of one node, or of any of several that serve the same chain.

    `patience`: seconds in which a call is repeated while no node answers. `timeout`: seconds in which one attempt must
    connect, then receive a byte, then the whole body. `most_bytes`: size limit of a response. Repeating is safe for reads,
    and for the submission of signed bytes, which have one id.
    """

    def __init__(self, *urls: str, patience: float = 60, timeout: float = 30, most_bytes: int = 64 * 2**20) -> None:
        if not urls:
            raise ValueError("give the URL of at least one node")
        self._urls = list(urls)
        self._patience, self._timeout, self._most = patience, timeout, most_bytes

    def call(self, method: str, *params: Json) -> Json:
        """The result of a method. Raises NodeError or NoAnswer."""
        answer = self._exchange({"jsonrpc": "2.0", "id": 1, "method": method, "params": list(params)})
        if not isinstance(answer, dict):
            raise NoAnswer(f"the response of {method} is not an object")
        return self._result(answer)

    def batch(self, calls: Sequence[tuple[str, Sequence[Json]]]) -> list[Json]:
        """Results in order, with a NodeError in the place of a failed call. Raises NoAnswer."""
        requests = [{"jsonrpc": "2.0", "id": i, "method": m, "params": list(p)} for i, (m, p) in enumerate(calls)]
        if not requests:
            return []
        answers = self._exchange(requests)
        if not isinstance(answers, list):
            return [NodeError(answers.get("error") if isinstance(answers, dict) else answers)] * len(requests)
        by_id = {str(answer.get("id")): answer for answer in answers if isinstance(answer, dict)}
        results: list[Json] = []
        for request in requests:
            try:
                results.append(self._result(by_id[str(request["id"])]))
            except NodeError as error:
                results.append(error)
            except KeyError:
                raise NoAnswer("a response is missing in the batch") from None
        return results

    @staticmethod
    def _result(answer: Any) -> Json:
        if answer.get("error") is not None:
            raise NodeError(answer["error"])
        return answer.get("result")

    def _exchange(self, message: Json) -> Json:
        body = json.dumps(message).encode()
        end, pause, reason = time.monotonic() + self._patience, 0.1, ""
        while True:
            request = urllib.request.Request(self._urls[0], body, {"content-type": "application/json"})
            try:
                with self._open(request) as response:
                    # Too many requests, overloaded, starting or stopping: try again. Any other status carries its error.
                    if response.status not in (429, 502, 503, 504):
                        return self._read(response)
                    reason = f"HTTP {response.status}"
            # ValueError: not JSON. RecursionError: nested too deeply.
            except (OSError, http.client.HTTPException, ValueError, RecursionError) as error:
                reason = str(error)
            if time.monotonic() + pause > end:
                raise NoAnswer(f"{self._urls[0]}: {reason}")
            self._urls.append(self._urls.pop(0))
            time.sleep(pause * random.uniform(0.5, 1))
            pause = min(pause * 2, 5)

    def _open(self, request: urllib.request.Request) -> Any:
        try:
            return urllib.request.urlopen(request, timeout=self._timeout)
        except urllib.error.HTTPError as error:
            return error

    def _read(self, response: Any) -> Json:
        """The socket's timeout starts again with every byte, so the body has a time limit of its own."""
        end, body = time.monotonic() + self._timeout, bytearray()
        while part := response.read1(65_536):
            body += part
            if len(body) > self._most:
                raise ValueError(f"a response of more than {self._most} bytes")
            if time.monotonic() > end:
                raise TimeoutError(f"a response that takes more than {self._timeout} seconds")
        return json.loads(body)
