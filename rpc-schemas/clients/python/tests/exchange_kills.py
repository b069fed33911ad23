"""The exchange loses nothing while the node and the exchange are killed again and again.

Usage: exchange_kills.py DIRECTORY NODE_COMMAND... ; the command starts a dev node on 127.0.0.1:PORT with a data directory.
"""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
from exchange import HOT, Exchange  # noqa: E402
from trellis_client import Account, Key, NoAnswer, Rpc  # noqa: E402

WORDS = "abandon " * 23 + "art"
KILLS = int(os.environ.get("KILLS", "10"))
USERS = 5
UNIT = 10**9


def main() -> None:
    directory, command = sys.argv[1], sys.argv[2:]
    url, secrets = os.environ["TRELLIS_URL"], os.environ["TRELLIS_DEV_SECRETS"].split(",")
    random.seed(int(os.environ.get("SEED", "1")))
    node = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    rpc = Rpc(url, patience=60)
    rpc.call("chain_nodeInfo")
    cold = Account(rpc, Key.from_secret(secrets[9])).address
    payer = Account(rpc, Key.from_secret(secrets[1]))
    path = os.path.join(directory, "exchange.sqlite")

    def opened() -> Exchange:
        return Exchange(path, rpc, WORDS, cold)

    exchange = opened()
    addresses = [exchange.add_user(f"user{i}") for i in range(USERS)]
    assert addresses == [exchange.add_user(f"user{i}") for i in range(USERS)]
    payer.transfer(exchange.address(HOT), 1_000 * UNIT)
    targets = [Account(rpc, Key.from_secret(secret)).address for secret in secrets[4:8]]
    before = [int(rpc.call("chain_getBalance", target, "TRL")["balance"]) for target in targets]
    cold_before = int(rpc.call("chain_getBalance", cold, "TRL")["balance"])
    deposited = [0] * USERS
    withdrawn = [0] * len(targets)
    cold_sent = 0

    for turn in range(KILLS):
        user, amount = random.randrange(USERS), random.randrange(1, 5 * UNIT)
        payer.transfer(addresses[user], amount)
        deposited[user] += amount
        for i in range(3):
            target, amount = random.randrange(len(targets)), random.randrange(1, UNIT)
            for _ in range(2):  # a request that is repeated is paid once
                exchange.withdraw(f"{turn}.{i}", targets[target], amount)
            withdrawn[target] += amount
        exchange.to_cold(1_000 + turn, request=str(turn))
        cold_sent += 1_000 + turn
        # The exchange runs as a process of its own and dies in the middle of its work; so does the node.
        worker = os.fork()
        if worker == 0:
            try:
                opened().run(0.05)
            finally:
                os._exit(0)
        time.sleep(random.uniform(0.1, 1.5))
        os.kill(worker, signal.SIGKILL)
        os.waitpid(worker, 0)
        node.kill()
        node.wait()
        node = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        exchange = opened()

    end = time.monotonic() + 180
    while True:
        try:
            caught_up = exchange.read_blocks() == 0
            if exchange.pay() == 0 and caught_up:
                break
        except NoAnswer:
            pass
        assert time.monotonic() < end, list(exchange.db.execute("select * from outgoing where status != 'paid'"))
        time.sleep(0.1)
    for user in range(USERS):
        credited = exchange.credited(f"user{user}").get("TRL", 0)
        assert credited == deposited[user], f"user{user}: credited {credited}, deposited {deposited[user]}"
    for target, had, sent in zip(targets, before, withdrawn):
        balance = int(rpc.call("chain_getBalance", target, "TRL")["balance"])
        assert balance == had + sent, f"{target}: {balance}, expected {had + sent}"
    balance = int(rpc.call("chain_getBalance", cold, "TRL")["balance"])
    assert balance == cold_before + cold_sent, f"cold: {balance}, expected {cold_before + cold_sent}"
    node.terminate()
    node.wait()
    print(f"{KILLS} kills, {sum(1 for _ in exchange.db.execute('select 1 from outgoing'))} payments, nothing lost")


main()
