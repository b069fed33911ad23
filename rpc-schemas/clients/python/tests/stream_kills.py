"""A subscription delivers each payment once, in order, while its node is killed again and again.

Usage: stream_kills.py NODE_COMMAND... ; the command starts a dev node with a data directory.
"""

import os
import subprocess
import sys
import threading
import time

from trellis_client import Account, Key, Rpc
from trellis_client.streams import subscribe

KILLS = int(os.environ.get("KILLS", "5"))


def main() -> None:
    command, url = sys.argv[1:], os.environ["TRELLIS_URL"]
    secrets = os.environ["TRELLIS_DEV_SECRETS"].split(",")
    start = lambda: subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: E731
    node = start()
    rpc = Rpc(url)
    rpc.call("chain_nodeInfo")
    payer, to = Account(rpc, Key.from_secret(secrets[1])), Account(rpc, Key.from_secret(secrets[2])).address
    heard: list[str] = []

    def listen() -> None:
        for item, _ in subscribe(url.replace("http", "ws"), "logs", {"filter": {"opType": ["Transfer"]}}):
            heard.append(item["data"]["amount"])

    threading.Thread(target=listen, daemon=True).start()
    time.sleep(1)
    sent = 0
    for _ in range(KILLS):
        for _ in range(4):
            sent += 1
            payer.transfer(to, sent)
        node.kill()
        node.wait()
        node = start()
    end = time.monotonic() + 60
    while len(heard) < sent and time.monotonic() < end:
        time.sleep(0.1)
    node.terminate()
    node.wait()
    assert heard == [str(i) for i in range(1, sent + 1)], heard
    print(f"{KILLS} kills, {sent} items, each once and in order")


main()
