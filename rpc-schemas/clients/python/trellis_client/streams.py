"""Subscriptions that resume after the last received item, on a new connection or at another node.

Needs the package `websockets`: pip install trellis-client[streams].
"""

from __future__ import annotations

import json
import time
from collections import deque
from typing import Any, Iterator, Mapping

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from .rpc import NoAnswer, NodeError

_CALLS = {"subscribe": 1, "identify": 2}
_MOST_EARLY = 10_000


class _BadMessage(Exception):
    """A message that no node sends: the connection is given up as if it was lost."""


def subscribe(
    url: str,
    kind: str,
    parameters: Mapping[str, Any] | None = None,
    *,
    after: Mapping[str, int] | None = None,
    patience: float = 60,
    timeout: float = 30,
) -> Iterator[tuple[Any, dict[str, int]]]:
    """Yields (item, position) of `newHeads`, `newTransactions` or `logs`; `parameters` such as {"filter": {"opType": ["Transfer"]}}.

    A stored position goes on later as `after`, also at another node of the chain. Without it, items of blocks after now
    come. Raises NodeError, NoAnswer after `patience` seconds without a node, or LookupError if blocks are too old to be
    sent again (the last 1,024 are kept).
    """
    position = dict(after) if after is not None else None
    genesis: str | None = None
    end, pause = time.monotonic() + patience, 0.1
    while True:
        reason = ""
        try:
            with connect(url, open_timeout=timeout, max_size=2**24) as socket:
                info = _call(socket, "identify", "chain_nodeInfo", {}, timeout)
                genesis = genesis or info["genesis_hash"]
                if info["genesis_hash"] != genesis:
                    raise ValueError(f"the node is on another chain, with genesis {info['genesis_hash']}")
                position = position or {"seq": 0, "height": info["height"]}
                named = {**(parameters or {}), "resume": position}
                early: deque[Any] = deque()
                subscription = _call(socket, "subscribe", f"chain_subscribe_{kind}", named, timeout, position["height"], early)
                end, first = time.monotonic() + patience, True
                while True:
                    message = early.popleft() if early else _message(socket, None)
                    notice = message.get("params", {})
                    result = notice.get("result")
                    if notice.get("subscription") != subscription or not isinstance(result, dict) or result.get("paused"):
                        continue
                    if notice.get("skipped") and first:
                        raise LookupError(f"blocks {notice['skipped']} are too old to be sent again")
                    if notice.get("skipped"):
                        break  # this reader was too slow: resume after the last item
                    first = False
                    height = result.get("blockHeight", result.get("height", 0))
                    items = position.get("items", 0) + 1 if position["height"] == height else 1
                    position = {"seq": notice["seq"], "height": height, "items": items}
                    yield result, dict(position)
                    end, pause = time.monotonic() + patience, 0.1
        except (OSError, WebSocketException, _BadMessage) as error:
            reason = str(error)
        except NodeError as error:
            if not error.retryable:
                raise
            reason = str(error)
        if time.monotonic() + pause > end:
            raise NoAnswer(f"{url}: {reason}")
        time.sleep(pause)
        pause = min(2 * pause, 5)


def _call(socket: Any, name: str, method: str, named: Mapping[str, Any], timeout: float, least: int = 0, early: deque[Any] | None = None) -> Any:
    request = {"jsonrpc": "2.0", "id": _CALLS[name], "method": method, "params": named}
    socket.send(json.dumps({**request, "min_height": least} if least else request))
    end = time.monotonic() + timeout
    while True:
        answer = _message(socket, end - time.monotonic())
        if answer.get("id") == _CALLS[name]:
            if answer.get("error") is not None:
                raise NodeError(answer["error"])
            return answer["result"]
        if early is not None:
            if len(early) == _MOST_EARLY:
                raise _BadMessage("more items than a node sends before its response")
            early.append(answer)  # an item can overtake the response


def _message(socket: Any, timeout: float | None) -> dict[str, Any]:
    if timeout is not None and timeout <= 0:
        raise TimeoutError("the node did not respond in time")
    try:
        message = json.loads(socket.recv(timeout))
    except (ValueError, RecursionError) as error:
        raise _BadMessage(str(error)) from None
    if not isinstance(message, dict):
        raise _BadMessage("a message that is not an object")
    return message
