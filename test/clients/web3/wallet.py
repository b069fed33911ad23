"""web3.py without changes: pays, moves a token, finds both, and follows blocks and logs over a subscription."""

import asyncio
import json
import os

from web3 import AsyncWeb3, Web3, WebSocketProvider

URL = os.environ["TRELLIS_URL"]
COIN = Web3.to_checksum_address(os.environ["COIN"])
ERC20 = json.loads(
    """[
  {"type":"function","name":"balanceOf","stateMutability":"view","inputs":[{"name":"owner","type":"address"}],"outputs":[{"type":"uint256"}]},
  {"type":"function","name":"symbol","stateMutability":"view","inputs":[],"outputs":[{"type":"string"}]},
  {"type":"function","name":"transfer","stateMutability":"nonpayable","inputs":[{"name":"to","type":"address"},{"name":"value","type":"uint256"}],"outputs":[{"type":"bool"}]},
  {"type":"event","name":"Transfer","anonymous":false,"inputs":[{"name":"from","type":"address","indexed":true},{"name":"to","type":"address","indexed":true},{"name":"value","type":"uint256","indexed":false}]}
]"""
)
ONE = 10**18

node = Web3(Web3.HTTPProvider(URL))
payer = node.eth.account.from_key("0x" + "42" * 32)
payee = node.eth.account.from_key("0x" + "43" * 32).address
coin = node.eth.contract(address=COIN, abi=ERC20)


def send(transaction):
    signed = payer.sign_transaction(transaction)
    return node.eth.wait_for_transaction_receipt(node.eth.send_raw_transaction(signed.raw_transaction), timeout=60)


def terms():
    count = node.eth.get_transaction_count(payer.address, "pending")
    return {"from": payer.address, "nonce": count, "chainId": node.eth.chain_id}


def pay():
    before = node.eth.get_balance(payee)
    fees = {"gas": 21_000, "maxFeePerGas": node.eth.gas_price * 2, "maxPriorityFeePerGas": 0}
    receipt = send({**terms(), **fees, "to": payee, "value": ONE})
    assert receipt.status == 1 and receipt.gasUsed == 21_000, receipt
    assert node.eth.get_balance(payee) == before + ONE
    assert node.eth.get_balance(payee, receipt.blockNumber - 1) == before
    assert node.eth.get_transaction(receipt.transactionHash).value == ONE


def move():
    assert coin.functions.symbol().call() == "COIN"
    before = coin.functions.balanceOf(payee).call()
    receipt = send(coin.functions.transfer(payee, 5).build_transaction(terms()))
    [event] = coin.events.Transfer().process_receipt(receipt)
    assert (event.args["from"], event.args.to, event.args.value) == (payer.address, payee, 5)
    assert coin.functions.balanceOf(payee).call() == before + 5
    found = coin.events.Transfer().get_logs(from_block=receipt.blockNumber, argument_filters={"to": payee})
    assert [log.transactionHash for log in found] == [receipt.transactionHash]
    try:
        coin.functions.transfer(payee, 10**9).call({"from": payer.address})
        raise AssertionError("a transfer beyond the balance succeeded")
    except Exception as refused:
        assert "succeeded" not in str(refused), refused


async def follow():
    async with AsyncWeb3(WebSocketProvider(URL.replace("http", "ws"))) as live:
        heads = await live.eth.subscribe("newHeads")
        logs = await live.eth.subscribe("logs", {"address": COIN})
        moved = asyncio.get_running_loop().run_in_executor(None, move)
        seen = set()
        async for message in live.socket.process_subscriptions():
            seen.add(message["subscription"])
            if {heads, logs} <= seen:
                break
        await moved


pay()
move()
asyncio.run(asyncio.wait_for(follow(), 60))
print("web3.py", node.client_version, "passed")
