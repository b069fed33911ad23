"""Subscriptions that resume after the last received item, on a new connection or at another node.

Needs the package `websockets`: pip install trellis-client[streams].
"""

from __future__ import annotations

import json
import time
from collections import deque
from typing import Any, Iterator, Mapping, Sequence

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from .rpc import NoAnswer, NodeError

_CALLS = {"subscribe": 1, "identify": 2}
_MOST_BYTES = 2**24
_PING = 20.0


class _BadMessage(Exception):
    """A message that ends the connection, as if it was lost."""


def subscribe(
    urls: str | Sequence[str],
    kind: str,
    parameters: Mapping[str, Any] | None = None,
    *,
    after: Mapping[str, int] | None = None,
    patience: float = 60,
    timeout: float = 30,
) -> Iterator[tuple[Any, dict[str, int]]]:
    """Yields (item, position) of `newHeads`, `newTransactions` or `logs`; `parameters` such as {"filter": {"opType": ["Transfer"]}}.

    `urls`: one node, or several of the same chain; a lost connection resumes at the next one. A stored position goes on
    later as `after`, at any node of the chain. Without it, items of blocks after now come. Raises NodeError, NoAnswer
    after `patience` seconds without a node, or LookupError if blocks are too old to be sent again (the last 1,024 are
    kept).
    """
    nodes = deque([urls] if isinstance(urls, str) else urls)
    if not nodes:
        raise ValueError("give the URL of at least one node")
    position = dict(after) if after is not None else None
    genesis: str | None = None
    # Items and pongs extend the patience; a node that accepts subscriptions but sends nothing useful does not.
    end, pause = time.monotonic() + patience, 0.1
    while True:
        try:
            # The URL may be that of HTTP, as elsewhere in this client.
            with connect(nodes[0].replace("http", "ws", 1), open_timeout=timeout, max_size=_MOST_BYTES) as socket:
                head, found = _identify(socket, timeout)
                genesis = genesis or found
                if found != genesis:
                    raise ValueError(f"the node is on another chain, with genesis {found}")
                position = position or {"seq": 0, "height": head}
                first = True
                for notice in _notices(socket, kind, {**(parameters or {}), "resume": position}, min(_PING, patience / 3), timeout):
                    if notice is not None and notice.get("skipped") and first:
                        raise LookupError(f"blocks {notice['skipped']} are too old to be sent again")
                    if notice is not None and notice.get("skipped"):
                        raise _BadMessage("items were skipped, because this reader was too slow")
                    if notice is not None:
                        first, position = False, _after(notice, position)
                        yield notice["result"], dict(position)
                    end, pause = time.monotonic() + patience, 0.1
        except (OSError, WebSocketException, _BadMessage) as error:
            reason = str(error)
        except NodeError as error:
            if not error.retryable:
                raise
            reason = str(error)
        if time.monotonic() + pause > end:
            raise NoAnswer(f"{nodes[0]}: {reason}")
        nodes.rotate(-1)
        time.sleep(pause)
        pause = min(2 * pause, 5)


def _identify(socket: Any, timeout: float) -> tuple[int, str]:
    """Height of the node, and the genesis of its chain."""
    info = _call(socket, "identify", "chain_nodeInfo", {}, timeout)
    if not isinstance(info, dict) or not isinstance(info.get("height"), int) or not isinstance(info.get("genesis_hash"), str):
        raise _BadMessage("the response of chain_nodeInfo has no height or genesis")
    return info["height"], info["genesis_hash"]


def _notices(socket: Any, kind: str, named: Mapping[str, Any], ping: float, timeout: float) -> Iterator[dict[str, Any] | None]:
    """Subscribes, and yields notifications of items. None: an idle node has responded to a ping."""
    early: deque[Any] = deque()
    subscription = _call(socket, "subscribe", f"chain_subscribe_{kind}", named, timeout, named["resume"]["height"], early)
    while True:
        try:
            message = early.popleft() if early else _message(socket, ping)
        except TimeoutError:
            if not socket.ping().wait(timeout):
                raise
            yield None
            continue
        notice = message.get("params")
        if isinstance(notice, dict) and notice.get("subscription") == subscription:
            result = notice.get("result")
            if not isinstance(result, dict) or not isinstance(notice.get("seq"), int):
                raise _BadMessage("a notification without an item")
            if not result.get("paused"):
                yield notice


def _after(notice: Mapping[str, Any], position: Mapping[str, int]) -> dict[str, int]:
    """The position of an item that follows the one at `position`."""
    result = notice["result"]
    height = result.get("blockHeight", result.get("height"))
    if not isinstance(height, int):
        raise _BadMessage("an item without a height")
    items = position.get("items", 0) + 1 if position["height"] == height else 1
    return {"seq": notice["seq"], "height": height, "items": items}


def _call(socket: Any, name: str, method: str, named: Mapping[str, Any], timeout: float, least: int = 0, early: deque[Any] | None = None) -> Any:
    request = {"jsonrpc": "2.0", "id": _CALLS[name], "method": method, "params": named}
    socket.send(json.dumps({**request, "min_height": least} if least else request))
    end, size = time.monotonic() + timeout, 0
    while True:
        answer = _message(socket, end - time.monotonic())
        if answer.get("id") == _CALLS[name]:
            if answer.get("error") is not None:
                raise NodeError(answer["error"])
            return answer["result"]
        if early is not None:
            size += len(json.dumps(answer))
            if size > _MOST_BYTES:
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
