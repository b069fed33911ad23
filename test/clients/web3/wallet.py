"""web3.py without changes: pays, moves tokens of three standards, finds their logs, and follows blocks and logs."""

import asyncio
import json
import os
from pathlib import Path

from web3 import AsyncWeb3, Web3, WebSocketProvider
from web3.exceptions import ContractLogicError, Web3RPCError

URL = os.environ["TRELLIS_URL"]
ONE = 10**18

node = Web3(Web3.HTTPProvider(URL))
payer = node.eth.account.from_key("0x" + "42" * 32)
payee = node.eth.account.from_key("0x" + "43" * 32).address


def contract(name, standard):
    abi = json.loads((Path(os.environ["ABIS"]) / f"{standard}.json").read_text())
    return node.eth.contract(address=Web3.to_checksum_address(os.environ[name]), abi=abi)


coin, birds, arms = contract("COIN", "Erc20"), contract("NFTS", "Erc721"), contract("ARMS", "Erc1155")


def send(transaction):
    signed = payer.sign_transaction(transaction)
    receipt = node.eth.wait_for_transaction_receipt(
        node.eth.send_raw_transaction(signed.raw_transaction), timeout=180, poll_latency=0.2
    )
    assert receipt.status == 1, receipt
    return receipt


def terms():
    count = node.eth.get_transaction_count(payer.address, "pending")
    return {"from": payer.address, "nonce": count, "chainId": node.eth.chain_id}


def run(call):
    """web3.py chooses fees and gas."""
    return send(call.build_transaction(terms()))


def refused(call):
    try:
        call.call({"from": payer.address})
    except (ContractLogicError, Web3RPCError):
        return
    raise AssertionError(f"{call} succeeded")


def pay():
    before = node.eth.get_balance(payee)
    fees = {"gas": 21_000, "maxFeePerGas": node.eth.gas_price * 2, "maxPriorityFeePerGas": 0}
    receipt = send({**terms(), **fees, "to": payee, "value": ONE})
    assert receipt.gasUsed == 21_000, receipt
    assert node.eth.get_balance(payee) == before + ONE
    assert node.eth.get_balance(payee, receipt.blockNumber - 1) == before
    assert node.eth.get_transaction(receipt.transactionHash).value == ONE


def erc20(amount):
    assert (coin.functions.symbol().call(), coin.functions.decimals().call()) == ("COIN", 6)
    before = coin.functions.balanceOf(payee).call()
    receipt = run(coin.functions.transfer(payee, amount))
    [event] = coin.events.Transfer().process_receipt(receipt)
    assert (event.args["from"], event.args.to, event.args.value) == (payer.address, payee, amount)
    assert coin.functions.balanceOf(payee).call() == before + amount
    found = coin.events.Transfer().get_logs(from_block=receipt.blockNumber, argument_filters={"to": payee})
    assert [log.transactionHash for log in found] == [receipt.transactionHash]
    refused(coin.functions.transfer(payee, 10**9))


def erc721():
    assert birds.functions.name().call() == "Birds"
    assert birds.functions.tokenURI(8).call() == "ipfs://birds/8"
    assert birds.functions.ownerOf(8).call() == payer.address
    run(birds.functions.approve(payee, 8))
    assert birds.functions.getApproved(8).call() == payee
    receipt = run(birds.functions.transferFrom(payer.address, payee, 8))
    [event] = birds.events.Transfer().process_receipt(receipt)
    assert (event.args["from"], event.args.to, event.args.tokenId) == (payer.address, payee, 8)
    assert birds.functions.ownerOf(8).call() == payee
    refused(birds.functions.transferFrom(payer.address, payee, 8))


def erc1155():
    receipt = run(arms.functions.safeTransferFrom(payer.address, payee, 1, 20, b""))
    [event] = arms.events.TransferSingle().process_receipt(receipt)
    assert (event.args.to, event.args.id, event.args.value) == (payee, 1, 20)
    assert arms.functions.balanceOfBatch([payer.address, payee], [1, 1]).call() == [30, 20]
    run(arms.functions.setApprovalForAll(payee, True))
    assert arms.functions.isApprovedForAll(payer.address, payee).call()
    refused(arms.functions.safeTransferFrom(payer.address, payee, 1, 31, b""))


async def follow():
    async with AsyncWeb3(WebSocketProvider(URL.replace("http", "ws"))) as live:
        heads = await live.eth.subscribe("newHeads")
        logs = await live.eth.subscribe("logs", {"address": coin.address})
        moved = asyncio.get_running_loop().run_in_executor(None, erc20, 6)
        seen = set()
        async for message in live.socket.process_subscriptions():
            seen.add(message["subscription"])
            if {heads, logs} <= seen:
                break
        await moved


pay()
erc20(5)
erc721()
erc1155()
asyncio.run(asyncio.wait_for(follow(), 180))
print("web3.py", node.client_version, "passed")
