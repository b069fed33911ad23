"""Methods of a node and the records that they take and return. Generated from the OpenRPC document (npm run schemas); change the declarations instead."""

# fmt: off
# ruff: noqa: E501, N802

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from .rpc import Rpc

# An account. Answers use the native form (address prefix and base58 of 32 bytes); its form with a checksum, and 0x and 64 hex characters, are accepted as well.
Address: TypeAlias = "str"

# Raw units of a token, below 2^128. Answered as a decimal string; an integer is accepted as well.
Amount: TypeAlias = "str"

# Final block: header, signatures, rewards and totals of its bundles
Block = TypedDict(
    "Block",
    {
        # Height of the block, counted from genesis
        "height": "Height",
        # Hash of the header, which identifies the block
        "hash": "Hash",
        # Hash of the previous block
        "parentHash": "Hash",
        # Time of the block, in Unix seconds
        "timestamp": "Time",
        # Account of the validator that proposed the block
        "proposer": "Address",
        # Root of the state tree after this block
        "stateRoot": "Hash",
        # Merkle root of the bundles in the block
        "transactionsRoot": "Hash",
        # Gas used by all bundles
        "gasUsed": "int",
        # Gas limit of a block at this height
        "gasLimit": "int",
        # Minimum gas price at this height in nano-units; 10^9 nano-units are one native token
        "baseFee": "int",
        # Number of bundles in the block
        "bundleCount": "int",
        # Epoch of the block, counted from 0
        "epoch": "int",
        # Consensus round in which the block was decided: 0 unless its first leaders failed
        "round": "int",
        # Size of the block in bytes
        "size_bytes": "int",
        # Signatures that made the block final; stake in raw native units
        "commit": "BlockCommit",
        # Rewards minted for this block, in raw native units; null if none
        "reward": "NotRequired[BlockReward | None]",
        # Totals over the bundles of the block
        "stats": "BlockStats",
        # Events of the block itself, such as rewards and epoch changes
        "events": "list[Event]",
    },
)

# Signatures that made the block final; stake in raw native units
BlockCommit = TypedDict(
    "BlockCommit",
    {
        # Consensus round in which the validators signed
        "round": "int",
        # Number of validators that signed
        "signers": "int",
        # Stake of the validators that signed
        "signed_power": "Amount",
        # Stake of all active validators
        "total_power": "Amount",
    },
)

BlockReward = TypedDict(
    "BlockReward",
    {
        # Reward of the proposer, without fees
        "proposer": "Amount",
        # Reward of the treasury, without fees
        "treasury": "Amount",
        # Factor on the proposer's reward, by how full the block is: 5,000 to 20,000 basis points
        "density_bps": "int",
    },
)

# Totals over the bundles of the block
BlockStats = TypedDict(
    "BlockStats",
    {
        # Number of operations by name
        "ops": "Any",
        # Number of Transfer operations
        "transfers": "int",
        # Number of accounts that sent bundles
        "unique_senders": "int",
        # Fees of all bundles, in raw native units
        "total_fees": "Amount",
    },
)

# A bridge transfer
BridgeOp = TypedDict(
    "BridgeOp",
    {
        # Number of the bridge transfer, counted over both directions
        "id": "int",
        # in: deposited on the other chain, credited here; out: burned here, released on the other chain
        "direction": "Literal[\"in\", \"out\"]",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Transaction there that locked or released the tokens; null before the release
        "tx_hash": "NotRequired[str | None]",
        # Index of the log in the transaction; null for a withdrawal
        "log_index": "NotRequired[int | None]",
        # Number of the withdrawal; null for a deposit
        "withdrawal_id": "NotRequired[int | None]",
        # Symbol of the token on this chain
        "symbol": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Amount in raw units of the token on this chain
        "amount": "Amount",
        # Total fee in raw units, on top of the amount: for the treasury and for the attester that submits the release
        "fee": "Amount",
        # Account on this chain whose tokens were burned; null for a deposit
        "sender": "NotRequired[Address | None]",
        # Recipient: an account on this chain, or an address on the other chain
        "recipient": "str",
        # In: waiting (too few attesters), delayed (for 24 hours), pending (the credit failed and is retried), completed or cancelled. Out: burned, attested, then released or refunded
        "status": "Literal[\"waiting\", \"pending\", \"delayed\", \"completed\", \"burned\", \"attested\", \"released\", \"refunded\", \"cancelled\"]",
        # Number of attesters that have signed
        "signatures": "int",
        # Number of signatures required
        "required": "int",
        # Bundle that received or burned the tokens; null while waiting, or if the end of a block did it
        "bundle_hash": "NotRequired[Hash | None]",
        # Height of the receive or the burn; null while waiting
        "created_at_height": "NotRequired[Height | None]",
        # Time of the last change of status in Unix seconds; null while waiting
        "updated_at": "NotRequired[Time | None]",
        # Time of the credit of a delayed receive, in Unix seconds; null for others
        "release_at": "NotRequired[Time | None]",
    },
)

ChainAddLiquidityResult1 = TypedDict(
    "ChainAddLiquidityResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Output of the operation, simulated before it is sent
        "simulated": "ChainAddLiquidityResult1Simulated",
    },
)

# Output of the operation, simulated before it is sent
ChainAddLiquidityResult1Simulated = TypedDict(
    "ChainAddLiquidityResult1Simulated",
    {
        # LP tokens received, in raw units
        "lp_tokens": "Amount",
        # Amount of the first token deposited, in raw units
        "used_a": "Amount",
        # Amount of the second token deposited, in raw units
        "used_b": "Amount",
    },
)

ChainAddLiquidityResult2 = TypedDict(
    "ChainAddLiquidityResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainAddLiquidityResult2BalanceChangesItem]",
        # Output of the operation, simulated before it is sent
        "simulated": "NotRequired[ChainAddLiquidityResult2Simulated | None]",
    },
)

ChainAddLiquidityResult2BalanceChangesItem = TypedDict(
    "ChainAddLiquidityResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainAddLiquidityResult2Simulated = TypedDict(
    "ChainAddLiquidityResult2Simulated",
    {
        # LP tokens received, in raw units
        "lp_tokens": "Amount",
        # Amount of the first token deposited, in raw units
        "used_a": "Amount",
        # Amount of the second token deposited, in raw units
        "used_b": "Amount",
    },
)

ChainAllBridgeDepositsResult = TypedDict(
    "ChainAllBridgeDepositsResult",
    {
        # Events under the key, newest first
        "events": "list[ChainAllBridgeDepositsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainAllBridgeDepositsResultEventsItem = TypedDict(
    "ChainAllBridgeDepositsResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainAllBridgeDepositsResultEventsItemData",
    },
)

# Fields of the event
ChainAllBridgeDepositsResultEventsItemData = TypedDict(
    "ChainAllBridgeDepositsResultEventsItemData",
    {
        # Number of the bridge transfer, counted over both directions
        "deposit_id": "int",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Transaction hash on the other chain, in its notation
        "tx_hash": "str",
        # Index of the log in the transaction, counted from 0
        "log_index": "int",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Amount in raw units of the token on this chain
        "amount": "Amount",
        # Recipient of the tokens
        "recipient": "Address",
    },
)

ChainAllBridgeWithdrawalsResult = TypedDict(
    "ChainAllBridgeWithdrawalsResult",
    {
        # Events under the key, newest first
        "events": "list[ChainAllBridgeWithdrawalsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainAllBridgeWithdrawalsResultEventsItem = TypedDict(
    "ChainAllBridgeWithdrawalsResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainAllBridgeWithdrawalsResultEventsItemData",
    },
)

# Fields of the event
ChainAllBridgeWithdrawalsResultEventsItemData = TypedDict(
    "ChainAllBridgeWithdrawalsResultEventsItemData",
    {
        # Number of the withdrawal, counted from 1
        "withdrawal_id": "int",
        # Account whose tokens were burned
        "sender": "Address",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Amount in raw units of the token on this chain
        "amount": "Amount",
        # Total fee in raw units of the same token, on top of the amount
        "fee": "Amount",
        # Part of the fee for the attester that submits the release, in raw units of the token on this chain
        "release_fee": "Amount",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for its own coin
        "contract": "str",
        # Amount to release on the other chain, in raw units there
        "amount_external": "Amount",
        # Recipient on the other chain
        "destination": "str",
        # Deadline of the release on the other chain, in Unix seconds
        "expires_at": "Time",
    },
)

ChainAnchorResult1 = TypedDict(
    "ChainAnchorResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainAnchorResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainAnchorResult1Created = TypedDict(
    "ChainAnchorResult1Created",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash in its namespace, 1 to 128 bytes; can be used only once
        "key": "str",
    },
)

ChainAnchorsByResult = TypedDict(
    "ChainAnchorsByResult",
    {
        # Events under the key, newest first
        "events": "list[ChainAnchorsByResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainAnchorsByResultEventsItem = TypedDict(
    "ChainAnchorsByResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainAnchorsByResultEventsItemData",
    },
)

# Fields of the event
ChainAnchorsByResultEventsItemData = TypedDict(
    "ChainAnchorsByResultEventsItemData",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash in its namespace, 1 to 128 bytes; can be used only once
        "key": "str",
        # Anchored hash, 32 bytes of any hash function; never zero
        "value_hash": "Hex32",
        # Account that anchored it
        "owner": "Address",
        # Link to the hashed document, which the chain does not read; null if none
        "uri": "NotRequired[str | None]",
    },
)

ChainAnchorsOfHashResult = TypedDict(
    "ChainAnchorsOfHashResult",
    {
        # Events under the key, newest first
        "events": "list[ChainAnchorsOfHashResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainAnchorsOfHashResultEventsItem = TypedDict(
    "ChainAnchorsOfHashResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainAnchorsOfHashResultEventsItemData",
    },
)

# Fields of the event
ChainAnchorsOfHashResultEventsItemData = TypedDict(
    "ChainAnchorsOfHashResultEventsItemData",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash in its namespace, 1 to 128 bytes; can be used only once
        "key": "str",
        # Anchored hash, 32 bytes of any hash function; never zero
        "value_hash": "Hex32",
        # Account that anchored it
        "owner": "Address",
        # Link to the hashed document, which the chain does not read; null if none
        "uri": "NotRequired[str | None]",
    },
)

ChainApproveMultiSigTxResult1 = TypedDict(
    "ChainApproveMultiSigTxResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Number of approvals after the call
        "approval_count": "int",
        # Number of approvals required
        "threshold": "int",
        # True if the call executed the transaction
        "executed": "bool",
    },
)

ChainApproveMultiSigTxResult2 = TypedDict(
    "ChainApproveMultiSigTxResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainApproveMultiSigTxResult2BalanceChangesItem]",
        # Number of approvals after the call
        "approval_count": "NotRequired[int | None]",
        # Number of approvals required
        "threshold": "NotRequired[int | None]",
        # True if the call executed the transaction
        "executed": "NotRequired[bool | None]",
    },
)

ChainApproveMultiSigTxResult2BalanceChangesItem = TypedDict(
    "ChainApproveMultiSigTxResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainAutobridgeResult = TypedDict(
    "ChainAutobridgeResult",
    {
        # Detected form of the payload
        "detected": "ChainAutobridgeResultDetected",
        # executed: all deposits are credited; waiting: at least one is in progress, or the payload is a proof; already_processed: at least one was cancelled; unknown: no attester has reported any
        "status": "Literal[\"executed\", \"waiting\", \"already_processed\", \"unknown\"]",
        # Number of attesters that signed the first deposit; for a proof, its number of signatures
        "have": "int",
        # Number of signatures required
        "need": "int",
        # Known deposits of the transaction, at most 8 a chain
        "deposits": "list[BridgeOp]",
        # Bundle that received the first deposit; null if none is received
        "bundle_hash": "NotRequired[Hash | None]",
    },
)

# Detected form of the payload
ChainAutobridgeResultDetected = TypedDict(
    "ChainAutobridgeResultDetected",
    {
        # Other chains on which the hash is well-formed; empty for a proof
        "chain": "list[str]",
        # Form of the payload: hash of an EVM chain, signature of Solana, hash of Bitcoin or Tron, or a proof of attesters
        "kind": "Literal[\"evm\", \"solana\", \"bitcoin\", \"proof\"]",
    },
)

ChainBatchMintMultiTokenMintsArray1Item = TypedDict(
    "ChainBatchMintMultiTokenMintsArray1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Account that receives the units
        "recipient": "Address",
        # Number of units to mint, above zero
        "amount": "U128",
    },
)

ChainBatchMintMultiTokenResult1 = TypedDict(
    "ChainBatchMintMultiTokenResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainBatchTransferMultiTokenResult1 = TypedDict(
    "ChainBatchTransferMultiTokenResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainBatchTransferMultiTokenTransfersArray1Item = TypedDict(
    "ChainBatchTransferMultiTokenTransfersArray1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Recipient of the units
        "to": "Address",
        # Number of units to transfer, above zero
        "amount": "U128",
    },
)

ChainBridgeDepositsResult = TypedDict(
    "ChainBridgeDepositsResult",
    {
        # Events under the key, newest first
        "events": "list[ChainBridgeDepositsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainBridgeDepositsResultEventsItem = TypedDict(
    "ChainBridgeDepositsResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainBridgeDepositsResultEventsItemData",
    },
)

# Fields of the event
ChainBridgeDepositsResultEventsItemData = TypedDict(
    "ChainBridgeDepositsResultEventsItemData",
    {
        # Number of the bridge transfer, counted over both directions
        "deposit_id": "int",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Transaction hash on the other chain, in its notation
        "tx_hash": "str",
        # Index of the log in the transaction, counted from 0
        "log_index": "int",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Amount in raw units of the token on this chain
        "amount": "Amount",
        # Recipient of the tokens
        "recipient": "Address",
    },
)

ChainBridgeTokenProof2 = TypedDict(
    "ChainBridgeTokenProof2",
    {
        # Number of the attester set that signed
        "set_index": "int",
        # Signatures, sorted by attester index, at most one each
        "sigs": "list[ChainBridgeTokenProof2SigsItem]",
    },
)

ChainBridgeTokenProof2SigsItem = TypedDict(
    "ChainBridgeTokenProof2SigsItem",
    {
        # Index of the attester in its set, counted from 0
        "index": "int",
        # Ed25519 signature over the digest
        "signature": "str",
    },
)

ChainBridgeTokenResult1 = TypedDict(
    "ChainBridgeTokenResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainBridgeTokenResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainBridgeTokenResult1Created = TypedDict(
    "ChainBridgeTokenResult1Created",
    {
        # Number of the bridge transfer, counted over both directions
        "deposit_id": "NotRequired[int]",
        # Time of the credit in Unix seconds; null if credited at once
        "delayed_until": "NotRequired[Time | None]",
    },
)

ChainBridgeWithdrawResult1 = TypedDict(
    "ChainBridgeWithdrawResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainBridgeWithdrawResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainBridgeWithdrawResult1Created = TypedDict(
    "ChainBridgeWithdrawResult1Created",
    {
        # Number of the withdrawal, counted from 1
        "withdrawal_id": "NotRequired[int]",
    },
)

ChainBridgeWithdrawalsResult = TypedDict(
    "ChainBridgeWithdrawalsResult",
    {
        # Events under the key, newest first
        "events": "list[ChainBridgeWithdrawalsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainBridgeWithdrawalsResultEventsItem = TypedDict(
    "ChainBridgeWithdrawalsResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainBridgeWithdrawalsResultEventsItemData",
    },
)

# Fields of the event
ChainBridgeWithdrawalsResultEventsItemData = TypedDict(
    "ChainBridgeWithdrawalsResultEventsItemData",
    {
        # Number of the withdrawal, counted from 1
        "withdrawal_id": "int",
        # Account whose tokens were burned
        "sender": "Address",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Amount in raw units of the token on this chain
        "amount": "Amount",
        # Total fee in raw units of the same token, on top of the amount
        "fee": "Amount",
        # Part of the fee for the attester that submits the release, in raw units of the token on this chain
        "release_fee": "Amount",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for its own coin
        "contract": "str",
        # Amount to release on the other chain, in raw units there
        "amount_external": "Amount",
        # Recipient on the other chain
        "destination": "str",
        # Deadline of the release on the other chain, in Unix seconds
        "expires_at": "Time",
    },
)

ChainBurnMultiTokenResult1 = TypedDict(
    "ChainBurnMultiTokenResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainBurnNftResult1 = TypedDict(
    "ChainBurnNftResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCancelProposalResult1 = TypedDict(
    "ChainCancelProposalResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCancelUpgradeResult1 = TypedDict(
    "ChainCancelUpgradeResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCancelUpgradeResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCancelUpgradeResult1Created = TypedDict(
    "ChainCancelUpgradeResult1Created",
    {
        # True if the plan is cancelled; false if more validators must request it
        "cancelled": "NotRequired[bool]",
    },
)

ChainClaimPoolRewardsResult1 = TypedDict(
    "ChainClaimPoolRewardsResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Claimed rewards in raw units
        "amount": "Amount",
    },
)

ChainClaimPoolRewardsResult2 = TypedDict(
    "ChainClaimPoolRewardsResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainClaimPoolRewardsResult2BalanceChangesItem]",
        # Claimed rewards in raw units
        "amount": "NotRequired[Amount | None]",
    },
)

ChainClaimPoolRewardsResult2BalanceChangesItem = TypedDict(
    "ChainClaimPoolRewardsResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainConsensusStatusResult = TypedDict(
    "ChainConsensusStatusResult",
    {
        # Height that validators are deciding
        "height": "Height",
        # Consensus round at this height: 0 unless its first leaders failed
        "round": "int",
        # Step of the node in the round: propose, prevote, precommit or commit
        "step": "str",
        # Number of the epoch of the last final block
        "epoch": "int",
        # Account of the validator that proposes in this round
        "leader": "Address",
        # Height of the last final block
        "finalized_height": "Height",
        # Number of validators by status
        "validators": "ChainConsensusStatusResultValidators",
        # Stake of the active validators, in raw native units
        "voting_power": "ChainConsensusStatusResultVotingPower",
        # Stake whose signatures make a block final, in raw native units
        "quorum": "Amount",
        # Time of the last final block, in Unix seconds
        "last_block_time": "Time",
        # Mean interval of the last 100 blocks, in milliseconds
        "block_interval_ms_avg": "int",
        # Target interval of blocks, in milliseconds
        "target_interval_ms": "int",
        # Total of extra rounds in the last 100 blocks
        "rounds_last_100": "int",
        # Scheduled upgrade; null if none
        "upgrade": "NotRequired[ChainConsensusStatusResultUpgrade | None]",
        # Reason why this node has stopped taking part; null while it takes part
        "halted_reason": "NotRequired[str | None]",
    },
)

ChainConsensusStatusResultUpgrade = TypedDict(
    "ChainConsensusStatusResultUpgrade",
    {
        # Name of the upgrade plan
        "name": "str",
        # Height of the first block of the new version
        "height": "Height",
    },
)

# Number of validators by status
ChainConsensusStatusResultValidators = TypedDict(
    "ChainConsensusStatusResultValidators",
    {
        # Number of all validators, active or not
        "total": "int",
        # Number of validators that sign blocks in this epoch
        "active": "int",
        # Number of active validators that signed the last block or are linked with this node, itself included
        "online": "int",
        # Number of validators currently skipped as leaders because they missed turns
        "skipped": "int",
        # Number of validators jailed for misconduct or absence
        "jailed": "int",
    },
)

# Stake of the active validators, in raw native units
ChainConsensusStatusResultVotingPower = TypedDict(
    "ChainConsensusStatusResultVotingPower",
    {
        # Stake of all active validators
        "total": "Amount",
        # Stake of the validators that signed the last block
        "last_signed": "Amount",
    },
)

ChainContractReportsResult = TypedDict(
    "ChainContractReportsResult",
    {
        # Events under the key, newest first
        "events": "list[ChainContractReportsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainContractReportsResultEventsItem = TypedDict(
    "ChainContractReportsResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainContractReportsResultEventsItemData",
    },
)

# Fields of the event
ChainContractReportsResultEventsItemData = TypedDict(
    "ChainContractReportsResultEventsItemData",
    {
        # Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
        "chain": "str",
        # Contract address in the notation of its chain
        "contract": "str",
        # Account that reported the contract
        "reporter": "Address",
        # Link to the evidence
        "evidence_uri": "str",
        # Number of accounts that have reported the contract
        "reports": "int",
    },
)

ChainContributePresaleResult1 = TypedDict(
    "ChainContributePresaleResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Raw units of the token bought
        "tokens": "Amount",
    },
)

ChainContributePresaleResult2 = TypedDict(
    "ChainContributePresaleResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainContributePresaleResult2BalanceChangesItem]",
        # Raw units of the token bought
        "tokens": "NotRequired[Amount | None]",
    },
)

ChainContributePresaleResult2BalanceChangesItem = TypedDict(
    "ChainContributePresaleResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainCreateDaoConfig1 = TypedDict(
    "ChainCreateDaoConfig1",
    {
        # Raw units of the token that the proposer must hold until the vote ends
        "proposal_threshold": "NotRequired[Amount | None]",
        # Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between the proposal and the first block of the vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Length of the vote in blocks, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the earliest execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds after the timelock in which the proposal can be executed, at least 3,600
        "execution_window_s": "NotRequired[int | None]",
        # Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
        "guardian": "NotRequired[Address | None]",
        # True if the vote ends as soon as the proposal is certain to pass
        "allow_early_execution": "NotRequired[bool | None]",
        # Purpose of the DAO, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

ChainCreateDaoResult1 = TypedDict(
    "ChainCreateDaoResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreateDaoResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreateDaoResult1Created = TypedDict(
    "ChainCreateDaoResult1Created",
    {
        # Account of the new DAO, which holds its treasury
        "dao_address": "Address",
    },
)

ChainCreateMultiSigResult1 = TypedDict(
    "ChainCreateMultiSigResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreateMultiSigResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreateMultiSigResult1Created = TypedDict(
    "ChainCreateMultiSigResult1Created",
    {
        # Address of the new account, derived from signers and threshold
        "address": "Address",
    },
)

ChainCreateMultiTokenCollectionResult1 = TypedDict(
    "ChainCreateMultiTokenCollectionResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreateMultiTokenCollectionResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreateMultiTokenCollectionResult1Created = TypedDict(
    "ChainCreateMultiTokenCollectionResult1Created",
    {
        # Address of the new collection
        "collection": "Mint",
    },
)

ChainCreateNftCollectionResult1 = TypedDict(
    "ChainCreateNftCollectionResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreateNftCollectionResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreateNftCollectionResult1Created = TypedDict(
    "ChainCreateNftCollectionResult1Created",
    {
        # Address of the new collection
        "collection": "Mint",
    },
)

ChainCreatePoolResult1 = TypedDict(
    "ChainCreatePoolResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreatePoolResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreatePoolResult1Created = TypedDict(
    "ChainCreatePoolResult1Created",
    {
        # Address of the new pool
        "pool": "Mint",
        # Mint address of the LP token, which represents shares of the pool
        "lp_mint": "Mint",
        # LP tokens received, in raw units
        "lp_tokens": "NotRequired[Amount]",
        # Number of their lock within the pool; null without a lock
        "lock_id": "NotRequired[int | None]",
    },
)

ChainCreatePresaleOptions = TypedDict(
    "ChainCreatePresaleOptions",
    {
        # Delivery schedule of the bought tokens; null to deliver all at finalization
        "vesting": "NotRequired[ChainCreatePresaleOptionsVesting | None]",
        # Use of unsold tokens: return (to the creator) or burn
        "unsold": "NotRequired[Literal[\"return\", \"burn\"]]",
        # Accounts allowed, at most 1,000; empty for everyone
        "whitelist": "NotRequired[list[Address]]",
        # Title of the presale, at most 64 characters
        "title": "NotRequired[str | None]",
        # Description of the presale, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Link to more information, at most 512 bytes
        "url": "NotRequired[str | None]",
    },
)

ChainCreatePresaleOptionsVesting = TypedDict(
    "ChainCreatePresaleOptionsVesting",
    {
        # Part delivered at finalization, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part delivered after each cycle, in basis points
        "cycle_bps": "int",
    },
)

ChainCreatePresaleResult1 = TypedDict(
    "ChainCreatePresaleResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreatePresaleResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreatePresaleResult1Created = TypedDict(
    "ChainCreatePresaleResult1Created",
    {
        # Number of the presale, counted from 1
        "presale_id": "NotRequired[int]",
        # Account that holds the deposit and the contributions, in hex
        "address": "NotRequired[Mint]",
        # Deposit of the creator in raw units of the token
        "escrow": "NotRequired[Amount]",
    },
)

ChainCreateProposalResult1 = TypedDict(
    "ChainCreateProposalResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreateProposalResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreateProposalResult1Created = TypedDict(
    "ChainCreateProposalResult1Created",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "NotRequired[int]",
    },
)

ChainCreateStakingPoolResult1 = TypedDict(
    "ChainCreateStakingPoolResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreateStakingPoolResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreateStakingPoolResult1Created = TypedDict(
    "ChainCreateStakingPoolResult1Created",
    {
        # Address of the new staking pool
        "pool_address": "NotRequired[Mint]",
    },
)

ChainCreateStakingPoolRewardSource3 = TypedDict(
    "ChainCreateStakingPoolRewardSource3",
    {
        # Reward token: symbol in any letter case, or mint address with 0x
        "token": "str",
        # Amount to deposit in raw units
        "amount": "Amount",
    },
)

ChainCreateTokenResult1 = TypedDict(
    "ChainCreateTokenResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainCreateTokenResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainCreateTokenResult1Created = TypedDict(
    "ChainCreateTokenResult1Created",
    {
        # Mint address of the new token, its identifier on the chain
        "mint": "NotRequired[Mint]",
        # Symbol of the token as stored, in upper case
        "symbol": "str",
    },
)

ChainDaoCancelResult1 = TypedDict(
    "ChainDaoCancelResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainDaoDepositsResult = TypedDict(
    "ChainDaoDepositsResult",
    {
        # Events under the key, newest first
        "events": "list[ChainDaoDepositsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainDaoDepositsResultEventsItem = TypedDict(
    "ChainDaoDepositsResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainDaoDepositsResultEventsItemData",
    },
)

# Fields of the event
ChainDaoDepositsResultEventsItemData = TypedDict(
    "ChainDaoDepositsResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Account that deposited the tokens
        "from": "Address",
        # Token: symbol in any case, or mint address as 0x and 64 hex digits
        "token": "str",
        # Deposited amount in raw units
        "amount": "Amount",
    },
)

ChainDaoExecuteResult1 = TypedDict(
    "ChainDaoExecuteResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Executed operations, in order; empty for a text or a change of settings
        "results": "list[ChainDaoExecuteResult1ResultsItem]",
        # Status after the call: Executed, or Queued if the timelock has just started
        "proposal_status": "Literal[\"Pending\", \"Active\", \"Canceled\", \"Defeated\", \"Succeeded\", \"Queued\", \"Expired\", \"Executed\"]",
    },
)

ChainDaoExecuteResult1ResultsItem = TypedDict(
    "ChainDaoExecuteResult1ResultsItem",
    {
        # Index of the operation, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "type": "str",
    },
)

ChainDaoExecuteResult2 = TypedDict(
    "ChainDaoExecuteResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainDaoExecuteResult2BalanceChangesItem]",
        # Executed operations, in order; empty for a text or a change of settings
        "results": "NotRequired[list[ChainDaoExecuteResult2ResultsItem] | None]",
        # Status after the call: Executed, or Queued if the timelock has just started
        "proposal_status": "NotRequired[Literal[\"Pending\", \"Active\", \"Canceled\", \"Defeated\", \"Succeeded\", \"Queued\", \"Expired\", \"Executed\"] | None]",
    },
)

ChainDaoExecuteResult2BalanceChangesItem = TypedDict(
    "ChainDaoExecuteResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainDaoExecuteResult2ResultsItem = TypedDict(
    "ChainDaoExecuteResult2ResultsItem",
    {
        # Index of the operation, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "type": "str",
    },
)

ChainDaoProposeProposalType21 = TypedDict(
    "ChainDaoProposeProposalType21",
    {
        # No effect besides its title and description
        "text": "dict[str, Any]",
    },
)

ChainDaoProposeProposalType22 = TypedDict(
    "ChainDaoProposeProposalType22",
    {
        # Operations that the DAO executes in order, 1 to 32, all or nothing
        "operations": "list[Operation]",
    },
)

ChainDaoProposeProposalType23 = TypedDict(
    "ChainDaoProposeProposalType23",
    {
        # Settings to change; omitted ones stay
        "config": "ChainDaoProposeProposalType23Config",
    },
)

# Settings to change; omitted ones stay
ChainDaoProposeProposalType23Config = TypedDict(
    "ChainDaoProposeProposalType23Config",
    {
        # Raw units of the token that the proposer must hold until the vote ends
        "proposal_threshold": "NotRequired[Amount | None]",
        # Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between the proposal and the first block of the vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Length of the vote in blocks, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the earliest execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds after the timelock in which the proposal can be executed, at least 3,600
        "execution_window_s": "NotRequired[int | None]",
        # Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
        "guardian": "NotRequired[Address | None]",
        # True if the vote ends as soon as the proposal is certain to pass
        "allow_early_execution": "NotRequired[bool | None]",
        # Purpose of the DAO, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

ChainDaoProposeProposalType24 = TypedDict(
    "ChainDaoProposeProposalType24",
    {
        # A payment from the treasury
        "treasury": "ChainDaoProposeProposalType24Treasury",
    },
)

# A payment from the treasury
ChainDaoProposeProposalType24Treasury = TypedDict(
    "ChainDaoProposeProposalType24Treasury",
    {
        # Account to pay
        "to": "Address",
        # Symbol or mint address of the token
        "token": "str",
        # Amount to pay in raw units, above zero
        "amount": "Amount",
    },
)

ChainDaoProposeResult1 = TypedDict(
    "ChainDaoProposeResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainDaoProposeResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainDaoProposeResult1Created = TypedDict(
    "ChainDaoProposeResult1Created",
    {
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "NotRequired[int]",
    },
)

ChainDaoVoteResult1 = TypedDict(
    "ChainDaoVoteResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Weight of the vote in raw units of the token
        "weight": "Amount",
    },
)

ChainDaoVoteResult2 = TypedDict(
    "ChainDaoVoteResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainDaoVoteResult2BalanceChangesItem]",
        # Weight of the vote in raw units of the token
        "weight": "NotRequired[Amount | None]",
    },
)

ChainDaoVoteResult2BalanceChangesItem = TypedDict(
    "ChainDaoVoteResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainDaoVotesOfResult = TypedDict(
    "ChainDaoVotesOfResult",
    {
        # Events under the key, newest first
        "events": "list[ChainDaoVotesOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainDaoVotesOfResultEventsItem = TypedDict(
    "ChainDaoVotesOfResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainDaoVotesOfResultEventsItemData",
    },
)

# Fields of the event
ChainDaoVotesOfResultEventsItemData = TypedDict(
    "ChainDaoVotesOfResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # Vote of the account: against, for or abstain
        "vote": "Literal[\"against\", \"for\", \"abstain\"]",
        # Weight of the vote in raw units of the token
        "weight": "Amount",
    },
)

ChainDaoVotesResult = TypedDict(
    "ChainDaoVotesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainDaoVotesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainDaoVotesResultEventsItem = TypedDict(
    "ChainDaoVotesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainDaoVotesResultEventsItemData",
    },
)

# Fields of the event
ChainDaoVotesResultEventsItemData = TypedDict(
    "ChainDaoVotesResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # Vote of the account: against, for or abstain
        "vote": "Literal[\"against\", \"for\", \"abstain\"]",
        # Weight of the vote in raw units of the token
        "weight": "Amount",
    },
)

ChainDaosCreatedResult = TypedDict(
    "ChainDaosCreatedResult",
    {
        # Events under the key, newest first
        "events": "list[ChainDaosCreatedResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainDaosCreatedResultEventsItem = TypedDict(
    "ChainDaosCreatedResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainDaosCreatedResultEventsItemData",
    },
)

# Fields of the event
ChainDaosCreatedResultEventsItemData = TypedDict(
    "ChainDaosCreatedResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Name of the DAO, 1 to 64 characters; not unique
        "name": "str",
        # Mint address of the token whose holders vote
        "token_mint": "Mint",
        # Account that created the DAO
        "creator": "Address",
    },
)

ChainDaosOfTokenResult = TypedDict(
    "ChainDaosOfTokenResult",
    {
        # Events under the key, newest first
        "events": "list[ChainDaosOfTokenResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainDaosOfTokenResultEventsItem = TypedDict(
    "ChainDaosOfTokenResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainDaosOfTokenResultEventsItemData",
    },
)

# Fields of the event
ChainDaosOfTokenResultEventsItemData = TypedDict(
    "ChainDaosOfTokenResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Name of the DAO, 1 to 64 characters; not unique
        "name": "str",
        # Mint address of the token whose holders vote
        "token_mint": "Mint",
        # Account that created the DAO
        "creator": "Address",
    },
)

ChainDefineTokenTypeResult1 = TypedDict(
    "ChainDefineTokenTypeResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainDefineTokenTypeResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainDefineTokenTypeResult1Created = TypedDict(
    "ChainDefineTokenTypeResult1Created",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
    },
)

ChainDeriveAddressResult = TypedDict(
    "ChainDeriveAddressResult",
    {
        # Account of the key, in native form
        "address": "Address",
        # Account as 0x and 64 hex digits
        "hex": "Hex32",
        # Last 20 bytes of the account: its address for Ethereum clients
        "evm_address": "str",
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
    },
)

ChainExecuteProgramResult1 = TypedDict(
    "ChainExecuteProgramResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Version of the program, from 1
        "version": "int",
    },
)

ChainExecuteProgramResult2 = TypedDict(
    "ChainExecuteProgramResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainExecuteProgramResult2BalanceChangesItem]",
        # Version of the program, from 1
        "version": "NotRequired[int | None]",
    },
)

ChainExecuteProgramResult2BalanceChangesItem = TypedDict(
    "ChainExecuteProgramResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainExecuteProposalResult1 = TypedDict(
    "ChainExecuteProposalResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # executed: the action was performed; failed: it is impossible now
        "result": "Literal[\"executed\", \"failed\"]",
    },
)

ChainExecuteProposalResult2 = TypedDict(
    "ChainExecuteProposalResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainExecuteProposalResult2BalanceChangesItem]",
        # executed: the action was performed; failed: it is impossible now
        "result": "NotRequired[Literal[\"executed\", \"failed\"] | None]",
    },
)

ChainExecuteProposalResult2BalanceChangesItem = TypedDict(
    "ChainExecuteProposalResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainFinalizePresaleResult1 = TypedDict(
    "ChainFinalizePresaleResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainFinalizePresaleResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainFinalizePresaleResult1Created = TypedDict(
    "ChainFinalizePresaleResult1Created",
    {
        # Address of the new pool
        "pool": "NotRequired[Mint]",
        # Number of the lock of its liquidity, within the pool
        "lp_lock_id": "NotRequired[int]",
    },
)

ChainGameUpdatesResult = TypedDict(
    "ChainGameUpdatesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainGameUpdatesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainGameUpdatesResultEventsItem = TypedDict(
    "ChainGameUpdatesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainGameUpdatesResultEventsItemData",
    },
)

# Fields of the event
ChainGameUpdatesResultEventsItemData = TypedDict(
    "ChainGameUpdatesResultEventsItemData",
    {
        # Account of the player
        "passport_owner": "Address",
        # Unique id of the game
        "game_id": "str",
        # Experience of the player after the update, over all games
        "xp": "int",
    },
)

ChainGenerateKeypairResult = TypedDict(
    "ChainGenerateKeypairResult",
    {
        # Account of the new key
        "address": "Address",
        # Public key, 64 hex digits
        "public_key": "str",
        # Secret key, 64 hex digits; it controls the account
        "secret_key": "str",
        # Signature scheme, always Ed25519
        "key_type": "str",
    },
)

ChainGetAccountLabelResult = TypedDict(
    "ChainGetAccountLabelResult",
    {
        # Requested account
        "address": "Address",
        # Registered name of the account; null if it has none
        "name": "NotRequired[str | None]",
        # Name that the account gave itself as a validator, not unique; null if it has none
        "moniker": "NotRequired[str | None]",
        # Role of an account that belongs to the chain, such as Treasury; null for every other account
        "role": "NotRequired[str | None]",
        # pool, contract: it holds assets for others; system: it belongs to genesis or the protocol
        "kind": "Literal[\"account\", \"pool\", \"contract\", \"system\"]",
    },
)

ChainGetAccountResult = TypedDict(
    "ChainGetAccountResult",
    {
        # Account in native form
        "address": "Address",
        # Account as 0x and 64 hex digits
        "hex": "Hex32",
        # Last 20 bytes of the account: its address for Ethereum clients
        "evm_address": "str",
        # Nonce of the next bundle by the final state
        "nonce": "int",
        # Nonce of the next bundle after those pending on this node
        "pending_nonce": "int",
        # Keys that may sign for the account; empty before its first signature
        "keys": "list[ChainGetAccountResultKeysItem]",
        # True if the account acts only by decision of its signers, or of the voters of a DAO
        "is_multisig": "bool",
        # Recovery settings and a recovery in progress; null without guardians, or if the chain has no recovery
        "recovery": "NotRequired[ChainGetAccountResultRecovery | None]",
    },
)

ChainGetAccountResultKeysItem = TypedDict(
    "ChainGetAccountResultKeysItem",
    {
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
        "public_key": "str",
        # Height at which the key was added; 0 for genesis
        "added_at_height": "Height",
    },
)

ChainGetAccountResultRecovery = TypedDict(
    "ChainGetAccountResultRecovery",
    {
        # Guardians, which together can replace the key; at most 10
        "guardians": "list[Address]",
        # Number of guardians that must approve a recovery
        "threshold": "int",
        # Seconds in which the owner can object to a recovery
        "timelock_s": "int",
        # True if the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # Recovery in progress; null if there is none
        "pending": "NotRequired[ChainGetAccountResultRecoveryPending | None]",
        # Terms that are not in effect yet; without guardians if recovery will be turned off; null if no change is scheduled
        "scheduled_change": "NotRequired[ChainGetAccountResultRecoveryScheduledChange | None]",
    },
)

ChainGetAccountResultRecoveryPending = TypedDict(
    "ChainGetAccountResultRecoveryPending",
    {
        # Public key that the account will get, in hex
        "new_public_key": "str",
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Time of the first approval in Unix seconds
        "initiated_at": "Time",
        # Earliest time to finalize the recovery, in Unix seconds
        "ready_at": "Time",
        # Deadline to finalize the recovery, in Unix seconds
        "expires_at": "Time",
        # Guardians that have approved so far
        "approvals": "list[Address]",
    },
)

ChainGetAccountResultRecoveryScheduledChange = TypedDict(
    "ChainGetAccountResultRecoveryScheduledChange",
    {
        # Guardians, which together can replace the key; at most 10
        "guardians": "list[Address]",
        # Number of guardians that must approve a recovery
        "threshold": "int",
        # Seconds in which the owner can object to a recovery
        "timelock_s": "int",
        # True if the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # Time at which the terms take effect, in Unix seconds
        "effective_at": "Time",
    },
)

ChainGetAddressHistoryResult = TypedDict(
    "ChainGetAddressHistoryResult",
    {
        # Requested account
        "address": "Address",
        # Current name of the account; null if it has none
        "name": "NotRequired[str | None]",
        # History, newest first
        "history": "list[ChainGetAddressHistoryResultHistoryItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
        # First indexed block; 0 or 1 if all blocks are indexed
        "indexed_from": "Height",
    },
)

ChainGetAddressHistoryResultHistoryItem = TypedDict(
    "ChainGetAddressHistoryResultHistoryItem",
    {
        # Hash of the bundle; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Block that includes the entry
        "height": "Height",
        # Time of the block, in Unix seconds
        "timestamp": "Time",
        # Index of the operation in the bundle, from 0; null if no operation caused it
        "op_index": "NotRequired[int | None]",
        # Name of the operation or event, such as Transfer
        "type": "str",
        # movement: the account sent or received tokens; operation: it did something else; mention: others named it; reward: block reward
        "kind": "Literal[\"movement\", \"operation\", \"mention\", \"reward\"]",
        # in: received; out: sent; self: both; none: no tokens moved
        "direction": "Literal[\"in\", \"out\", \"self\", \"none\"]",
        # Other account; null if there is none
        "counterparty": "NotRequired[Address | None]",
        # Current name of the other account; null if it has none
        "counterparty_name": "NotRequired[str | None]",
        # Mint address of the token that moved; null if none moved
        "token": "NotRequired[Mint | None]",
        # Amount moved, in raw units; null if none moved
        "amount": "NotRequired[Amount | None]",
        # Fee that the account paid for the bundle, in raw native units; null if it paid none
        "fee": "NotRequired[Amount | None]",
        # Always success: failed bundles are in no block
        "status": "Literal[\"success\"]",
    },
)

ChainGetAddressMultiSigsResult = TypedDict(
    "ChainGetAddressMultiSigsResult",
    {
        # Requested account
        "address": "Address",
        # Multi-signature accounts of the signer, those that it acted for first
        "multisigs": "list[ChainGetAddressMultiSigsResultMultisigsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
    },
)

ChainGetAddressMultiSigsResultMultisigsItem = TypedDict(
    "ChainGetAddressMultiSigsResultMultisigsItem",
    {
        # Multi-signature account
        "address": "Address",
        # Label of the account
        "label": "str",
        # Number of approvals required
        "threshold": "int",
        # Count of accounts that may sign
        "signers": "int",
        # True if the account created it, or proposed or approved something there, in the indexed blocks; false if others named it as a signer
        "acted": "bool",
    },
)

ChainGetAddressMultiTokensResult = TypedDict(
    "ChainGetAddressMultiTokensResult",
    {
        # Requested account
        "address": "Address",
        # Types of the account, those that it acted with first
        "types": "list[ChainGetAddressMultiTokensResultTypesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
    },
)

ChainGetAddressMultiTokensResultTypesItem = TypedDict(
    "ChainGetAddressMultiTokensResultTypesItem",
    {
        # Address of the collection
        "collection": "Mint",
        # Name that its creator gave the collection
        "collection_name": "str",
        # Number of the type within the collection
        "type_id": "U64",
        # Name of the type
        "name": "str",
        # Balance of the type
        "balance": "U128",
        # True if the account sent some of it, or received it by a bundle of its own, in the indexed blocks; false for things that others sent it
        "acted": "bool",
    },
)

ChainGetAddressTokensResult = TypedDict(
    "ChainGetAddressTokensResult",
    {
        # Requested account
        "address": "Address",
        # Current name of the account; null if it has none
        "name": "NotRequired[str | None]",
        # Native token of the account
        "native": "ChainGetAddressTokensResultNative",
        # Other tokens of the account, those that it acted with first
        "tokens": "list[ChainGetAddressTokensResultTokensItem]",
        # Count of NFTs that the account owns
        "nfts": "int",
        # Number of its types of multi-token collections
        "multi_tokens": "int",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
    },
)

# Native token of the account
ChainGetAddressTokensResultNative = TypedDict(
    "ChainGetAddressTokensResultNative",
    {
        # Mint address of the token
        "mint": "Mint",
        # Symbol of the token
        "symbol": "str",
        # Name of the token
        "name": "str",
        # Spendable balance, in raw units
        "balance": "Amount",
        # Decimals of the token
        "decimals": "int",
        # Balance in whole tokens, as a decimal number
        "formatted": "str",
    },
)

ChainGetAddressTokensResultTokensItem = TypedDict(
    "ChainGetAddressTokensResultTokensItem",
    {
        # Mint address of the token
        "mint": "Mint",
        # Symbol of the token
        "symbol": "str",
        # Name of the token
        "name": "str",
        # Spendable balance, in raw units
        "balance": "Amount",
        # Decimals of the token
        "decimals": "int",
        # Balance in whole tokens, as a decimal number
        "formatted": "str",
        # Output of its native pool for the balance, in raw native units; null without such a pool
        "value_native": "NotRequired[Amount | None]",
        # Reputation of the token, 0 to 100
        "reputation": "int",
        # True if the account sent some of it, or received it by a bundle of its own, in the indexed blocks; false for things that others sent it
        "acted": "bool",
    },
)

ChainGetAnchorsResult = TypedDict(
    "ChainGetAnchorsResult",
    {
        # Anchors, newest first
        "anchors": "list[ChainGetAnchorsResultAnchorsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetAnchorsResultAnchorsItem = TypedDict(
    "ChainGetAnchorsResultAnchorsItem",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash in its namespace, 1 to 128 bytes; can be used only once
        "key": "str",
        # Anchored hash, 32 bytes of any hash function; never zero
        "value_hash": "Hex32",
        # Account that anchored it; the namespace may have a new owner since
        "owner": "Address",
        # Bundle that anchored it; null if the end of a block did, such as a DAO decision
        "bundle_hash": "Hash | None",
        # Height of the block that anchored it
        "block_height": "Height",
        # Time of that block in Unix seconds
        "timestamp": "Time",
        # Link to the hashed document, which the chain does not read; null if none
        "uri": "NotRequired[str | None]",
        # Hash of that block; null if this node does not have its header
        "block_hash": "NotRequired[Hash | None]",
    },
)

ChainGetAttestationsResult = TypedDict(
    "ChainGetAttestationsResult",
    {
        # Attested height
        "height": "Height",
        # Hash of the final block at that height
        "block_hash": "Hash",
        # Attestations that this node has, in the order in which blocks refer to them
        "attestations": "list[ChainGetAttestationsResultAttestationsItem]",
        # Stake of all validators that blocks credit with an attestation of this height, in raw native units
        "signed_power": "Amount",
        # Stake of the whole validator set, in raw native units
        "total_power": "Amount",
        # True if validators with more than two thirds of the stake attested
        "quorum": "bool",
    },
)

ChainGetAttestationsResultAttestationsItem = TypedDict(
    "ChainGetAttestationsResultAttestationsItem",
    {
        # Account of the validator that attested
        "validator": "Address",
        # Consensus key that signed, in hex
        "pubkey": "str",
        # Stake of the validator, in raw native units
        "weight": "Amount",
        # Ed25519 signature of the attestation in hex
        "signature": "str",
        # Time of the attestation on the validator's clock, in Unix milliseconds
        "timestamp_ms": "int",
        # Hashes of the previous block and of attestations that no block refers to yet
        "parents": "list[Hash]",
    },
)

ChainGetBalanceResult = TypedDict(
    "ChainGetBalanceResult",
    {
        # The requested account
        "address": "Address",
        # Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case
        "token": "str",
        # Mint address of the token
        "mint": "Mint",
        # Spendable balance in raw units
        "balance": "Amount",
        # Decimal places of the token, 0 to 18
        "decimals": "int",
        # Balance in whole tokens, as a decimal number
        "formatted": "str",
        # Amount locked in other modules in raw units; null if no module locks tokens
        "locked": "NotRequired[Amount | None]",
        # Amount staked in other modules in raw units; null if no module stakes tokens
        "staked": "NotRequired[Amount | None]",
        # Nonce of the next bundle of the account by the final state
        "nonce": "int",
    },
)

ChainGetBlockByHeightResult = TypedDict(
    "ChainGetBlockByHeightResult",
    {
        # Height of the block, counted from genesis
        "height": "Height",
        # Hash of the header, which identifies the block
        "hash": "Hash",
        # Hash of the previous block
        "parentHash": "Hash",
        # Time of the block, in Unix seconds
        "timestamp": "Time",
        # Account of the validator that proposed the block
        "proposer": "Address",
        # Root of the state tree after this block
        "stateRoot": "Hash",
        # Merkle root of the bundles in the block
        "transactionsRoot": "Hash",
        # Gas used by all bundles
        "gasUsed": "int",
        # Gas limit of a block at this height
        "gasLimit": "int",
        # Minimum gas price at this height in nano-units; 10^9 nano-units are one native token
        "baseFee": "int",
        # Number of bundles in the block
        "bundleCount": "int",
        # Epoch of the block, counted from 0
        "epoch": "int",
        # Consensus round in which the block was decided: 0 unless its first leaders failed
        "round": "int",
        # Size of the block in bytes
        "size_bytes": "int",
        # Signatures that made the block final; stake in raw native units
        "commit": "ChainGetBlockByHeightResultCommit",
        # Rewards minted for this block, in raw native units; null if none
        "reward": "NotRequired[ChainGetBlockByHeightResultReward | None]",
        # Totals over the bundles of the block
        "stats": "ChainGetBlockByHeightResultStats",
        # Events of the block itself, such as rewards and epoch changes
        "events": "list[Event]",
        # Hashes of the bundles, in the order of execution
        "bundles": "list[Hash]",
        # Totals over the bundles
        "tx_stats": "ChainGetBlockByHeightResultTxStats",
    },
)

# Signatures that made the block final; stake in raw native units
ChainGetBlockByHeightResultCommit = TypedDict(
    "ChainGetBlockByHeightResultCommit",
    {
        # Consensus round in which the validators signed
        "round": "int",
        # Number of validators that signed
        "signers": "int",
        # Stake of the validators that signed
        "signed_power": "Amount",
        # Stake of all active validators
        "total_power": "Amount",
    },
)

ChainGetBlockByHeightResultReward = TypedDict(
    "ChainGetBlockByHeightResultReward",
    {
        # Reward of the proposer, without fees
        "proposer": "Amount",
        # Reward of the treasury, without fees
        "treasury": "Amount",
        # Factor on the proposer's reward, by how full the block is: 5,000 to 20,000 basis points
        "density_bps": "int",
    },
)

# Totals over the bundles of the block
ChainGetBlockByHeightResultStats = TypedDict(
    "ChainGetBlockByHeightResultStats",
    {
        # Number of operations by name
        "ops": "Any",
        # Number of Transfer operations
        "transfers": "int",
        # Number of accounts that sent bundles
        "unique_senders": "int",
        # Fees of all bundles, in raw native units
        "total_fees": "Amount",
    },
)

# Totals over the bundles
ChainGetBlockByHeightResultTxStats = TypedDict(
    "ChainGetBlockByHeightResultTxStats",
    {
        # Number of bundles in the block
        "count": "int",
        # Number of successful bundles: equal to count, because failed bundles are in no block
        "success": "int",
        # Number of Transfer operations in all bundles
        "transfers": "int",
        # Number of operations by name
        "by_type": "Any",
        # Fees of all bundles, in raw native units
        "total_fees": "Amount",
        # Gas used by all bundles
        "gas_used": "int",
    },
)

ChainGetBlockDAGResult = TypedDict(
    "ChainGetBlockDAGResult",
    {
        # Height of the graph
        "height": "Height",
        # Final block at that height
        "canonical": "Block",
        # Attestations of that height, as nodes of the graph
        "attestation_blocks": "list[ChainGetBlockDAGResultAttestationBlocksItem]",
        # Pairs of hashes: a block or attestation, and one that it refers to
        "edges": "list[list[Hash]]",
    },
)

ChainGetBlockDAGResultAttestationBlocksItem = TypedDict(
    "ChainGetBlockDAGResultAttestationBlocksItem",
    {
        # Hash of the attestation
        "hash": "Hash",
        # Account of the validator that attested
        "author": "Address",
        # Layer of the graph, which is the height
        "round": "Height",
        # Hashes of the block and attestations that it refers to
        "parents": "list[Hash]",
        # Hashes of the bundles in the block that the attestation lists
        "bundle_digests": "list[Hash]",
        # Time of the attestation on the validator's clock, in Unix milliseconds
        "timestamp_ms": "int",
    },
)

ChainGetBlockTransactionsResult = TypedDict(
    "ChainGetBlockTransactionsResult",
    {
        # Height of the block
        "height": "Height",
        # Receipts of the bundles, in the order of execution
        "transactions": "list[Receipt]",
    },
)

ChainGetBridgeAttestersResult = TypedDict(
    "ChainGetBridgeAttestersResult",
    {
        # Number of the set, which proofs refer to
        "set_index": "int",
        # Number of signatures required
        "threshold": "int",
        # Attesters by index; if empty, no proof is valid
        "attesters": "list[ChainGetBridgeAttestersResultAttestersItem]",
        # Previous set while its proofs are accepted; null afterwards
        "previous": "NotRequired[ChainGetBridgeAttestersResultPrevious | None]",
    },
)

ChainGetBridgeAttestersResultAttestersItem = TypedDict(
    "ChainGetBridgeAttestersResultAttestersItem",
    {
        # Index of the attester in its set, counted from 0
        "index": "int",
        # Ed25519 public key of the attester, 64 hex digits
        "public_key": "str",
        # Account of the key, from which the attester sends
        "address": "Address",
    },
)

ChainGetBridgeAttestersResultPrevious = TypedDict(
    "ChainGetBridgeAttestersResultPrevious",
    {
        # Number of the previous set
        "set_index": "int",
        # End of the validity of its proofs, in Unix seconds
        "until": "Time",
    },
)

ChainGetBridgeChainsResult = TypedDict(
    "ChainGetBridgeChainsResult",
    {
        # Built-in chains, then registered ones by name
        "chains": "list[ChainGetBridgeChainsResultChainsItem]",
    },
)

ChainGetBridgeChainsResultChainsItem = TypedDict(
    "ChainGetBridgeChainsResultChainsItem",
    {
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Formats of its transactions, contracts and addresses; unchecked and mock accept any
        "family": "Literal[\"evm\", \"solana\", \"bitcoin\", \"tron\", \"unchecked\", \"mock\"]",
        # Seconds until a transaction there is final and attested, at most 604,800
        "eta_seconds": "int",
        # Height at which the foundation registered the chain; null for a built-in chain
        "registered_at_height": "NotRequired[Height | None]",
    },
)

ChainGetBridgeFeesResult = TypedDict(
    "ChainGetBridgeFeesResult",
    {
        # Fees by token, in order of registration
        "fees": "list[ChainGetBridgeFeesResultFeesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetBridgeFeesResultFeesItem = TypedDict(
    "ChainGetBridgeFeesResultFeesItem",
    {
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Symbol of the token on this chain
        "token": "str",
        # Flat fee of each withdrawal in raw units: for the attester that submits the release on EVM chains, for the treasury on others
        "base_fee": "Amount",
        # Treasury fee in basis points of the amount, in addition to the flat fee
        "fee_bps": "int",
        # Minimum withdrawal in raw units
        "min_amount": "Amount",
        # Maximum withdrawal in raw units: the amount locked on the other chain less the release fee, and at most what that chain can represent
        "max_amount": "Amount",
        # Seconds until a transaction on the other chain is final and attested
        "eta_seconds": "int",
    },
)

ChainGetBridgeHistoryResult = TypedDict(
    "ChainGetBridgeHistoryResult",
    {
        # Bridge transfers, newest first
        "operations": "list[BridgeOp]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetBridgeLanesResult = TypedDict(
    "ChainGetBridgeLanesResult",
    {
        # Bridge channels by chain, then by mint
        "lanes": "list[ChainGetBridgeLanesResultLanesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetBridgeLanesResultLanesItem = TypedDict(
    "ChainGetBridgeLanesResultLanesItem",
    {
        # Other Trellis chain: trellis- and its chain id
        "chain": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # True if the channel is open, in both directions
        "open": "bool",
        # Amount locked here for that chain, in raw units: the maximum that can return from it
        "locked": "Amount",
    },
)

ChainGetBridgeMappingsResult = TypedDict(
    "ChainGetBridgeMappingsResult",
    {
        # Mappings in order of registration
        "mappings": "list[ChainGetBridgeMappingsResultMappingsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetBridgeMappingsResultMappingsItem = TypedDict(
    "ChainGetBridgeMappingsResultMappingsItem",
    {
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for its own coin
        "contract": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Symbol of the token on this chain
        "symbol": "str",
        # Decimals of the token on the other chain
        "decimals_external": "int",
        # True while the token is paused in both directions
        "paused": "bool",
        # Limits above which receives wait 24 hours
        "limits": "ChainGetBridgeMappingsResultMappingsItemLimits",
        # Raw units minted. The amount locked on the other chain is this minus `burned`. Both counts restart when minted would overflow
        "minted": "Amount",
        # Raw units withdrawn and not refunded
        "burned": "Amount",
        # Height of the registration; 0 for genesis
        "registered_at_height": "Height",
    },
)

# Limits above which receives wait 24 hours
ChainGetBridgeMappingsResultMappingsItemLimits = TypedDict(
    "ChainGetBridgeMappingsResultMappingsItemLimits",
    {
        # Largest single receive that is credited without delay, in raw units
        "per_tx": "Amount",
        # Largest total of receives in 24 hours that is credited without delay, in raw units
        "per_day": "Amount",
        # Total of the last 24 hours that was credited without delay, in raw units
        "used_24h": "Amount",
    },
)

ChainGetBridgeWithdrawalResult = TypedDict(
    "ChainGetBridgeWithdrawalResult",
    {
        # The withdrawal as a bridge transfer
        "operation": "BridgeOp",
        # Contract of the token on the other chain; native for its own coin
        "contract": "str",
        # Amount to release on the other chain, in raw units there
        "amount_external": "Amount",
        # Fee for the attester that submits the release, in raw units of the other chain
        "fee_external": "Amount",
        # Deadline of the release on the other chain, in Unix seconds
        "expires_at": "Time",
        # Number of the attester set that signed; 0 if there is no signature
        "set_index": "int",
        # Signatures for the release, sorted by index; once attested, those of the proof
        "signatures": "list[ChainGetBridgeWithdrawalResultSignaturesItem]",
    },
)

ChainGetBridgeWithdrawalResultSignaturesItem = TypedDict(
    "ChainGetBridgeWithdrawalResultSignaturesItem",
    {
        # Index of the attester in its set, counted from 0
        "index": "int",
        # Ed25519 signature over the digest of the withdrawal
        "signature": "str",
    },
)

ChainGetContractSafetyResult = TypedDict(
    "ChainGetContractSafetyResult",
    {
        # Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
        "chain": "str",
        # Contract address in the notation of its chain
        "contract": "str",
        # Safety level for wallets to show; unknown if governance has not decided
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # True if governance has decided about the contract
        "listed": "bool",
        # Collection or project of the contract; null for none
        "collection": "NotRequired[str | None]",
        # Number of the last governance proposal about it; null if not listed
        "proposal_id": "NotRequired[int | None]",
        # Height of the last decision; null if not listed
        "updated_at_height": "NotRequired[Height | None]",
        # Time of the last decision in Unix seconds; null if not listed
        "updated_at": "NotRequired[Time | None]",
        # Number of accounts that have reported the contract
        "reports": "int",
        # Last decisions, newest first, at most ten
        "history": "list[ChainGetContractSafetyResultHistoryItem]",
    },
)

ChainGetContractSafetyResultHistoryItem = TypedDict(
    "ChainGetContractSafetyResultHistoryItem",
    {
        # Safety level for wallets to show; unknown if governance has not decided
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Height of the block of the decision
        "height": "Height",
        # Number of the governance proposal
        "proposal_id": "int",
    },
)

ChainGetCurrentLeaderResult = TypedDict(
    "ChainGetCurrentLeaderResult",
    {
        # Height that the leader is for
        "height": "Height",
        # Account of the validator that proposed the block or is expected to
        "leader": "Address",
        # Consensus key of the leader in hex; empty if it has left the validator set
        "pubkey": "str",
        # Consensus round: 0 unless earlier leaders of this height failed
        "round": "int",
        # Stake of the leader times its score, in raw native units
        "weight": "Amount",
        # Performance score of the leader, 0 to 1
        "performance_score": "float",
        # True if the height is not final yet, so the leader may change
        "projected": "bool",
        # Leaders of the next five heights, as far as known
        "next": "list[Address]",
        # Validators that are currently skipped as leaders because they missed turns
        "skipped": "list[Address]",
    },
)

ChainGetDaoProposalResult = TypedDict(
    "ChainGetDaoProposalResult",
    {
        # Account of the DAO, which holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
        # Title of the proposal, 1 to 128 characters
        "title": "str",
        # Effect of the execution: text (none), operations, config (a change of settings) or treasury (a payment)
        "proposal_type": "Literal[\"text\", \"operations\", \"config\", \"treasury\"]",
        # Hash of the payload, which cannot change
        "payload_hash": "Hex32",
        # Account that made the proposal
        "proposer": "Address",
        # Pending before the vote, Active during the vote, then Defeated, or Queued until Executed or Expired. Succeeded replaces Queued for a DAO without a timelock, and for a text, which never expires. Canceled by the proposer, the guardian or, below the threshold, anyone
        "status": "Literal[\"Pending\", \"Active\", \"Canceled\", \"Defeated\", \"Succeeded\", \"Queued\", \"Expired\", \"Executed\"]",
        # Height of the block that has the proposal
        "created_at_height": "Height",
        # Height of the block at whose end balances are counted as voting weights
        "snapshot_height": "Height",
        # First block of the vote
        "start_height": "Height",
        # Last block of the vote
        "end_height": "Height",
        # Votes for, in raw units of the token
        "for": "Amount",
        # Votes against, in raw units of the token
        "against": "Amount",
        # Abstentions, in raw units of the token
        "abstain": "Amount",
        # Quorum: required votes for and abstentions in raw units; before the snapshot, computed from the current supply
        "quorum": "Amount",
        # Approval: required votes for as a part of votes for and against, in basis points
        "approval_bps": "int",
        # Number of accounts that have voted
        "voters": "int",
        # Earliest time of execution in Unix seconds; null until passed, and for a text
        "eta": "NotRequired[Time | None]",
        # Latest time of execution in Unix seconds; null until passed, and for a text
        "expires_at": "NotRequired[Time | None]",
        # Height of the execution; null if not executed
        "executed_at_height": "NotRequired[Height | None]",
        # Reasons for the proposal, at most 10,000 characters
        "description": "str",
        # Operations that the DAO executes, in order; null for other kinds
        "operations": "NotRequired[list[Operation] | None]",
        # Settings to change; null for other kinds
        "config": "NotRequired[ChainGetDaoProposalResultConfig | None]",
        # Payment from the treasury; null for other kinds
        "treasury": "NotRequired[ChainGetDaoProposalResultTreasury | None]",
        # Description of each operation, one line each
        "summary": "list[str]",
        # Simulation of the operations on the state at the head of this node; null for other kinds, after the end, and if it would take too long
        "simulation": "NotRequired[ChainGetDaoProposalResultSimulation | None]",
        # Vote of the requested account; null if no account was given
        "voter": "NotRequired[ChainGetDaoProposalResultVoter | None]",
    },
)

ChainGetDaoProposalResultConfig = TypedDict(
    "ChainGetDaoProposalResultConfig",
    {
        # Raw units of the token that the proposer must hold until the vote ends
        "proposal_threshold": "NotRequired[Amount | None]",
        # Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between the proposal and the first block of the vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Length of the vote in blocks, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the earliest execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds after the timelock in which the proposal can be executed, at least 3,600
        "execution_window_s": "NotRequired[int | None]",
        # Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
        "guardian": "NotRequired[Address | None]",
        # True if the vote ends as soon as the proposal is certain to pass
        "allow_early_execution": "NotRequired[bool | None]",
        # Purpose of the DAO, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

ChainGetDaoProposalResultSimulation = TypedDict(
    "ChainGetDaoProposalResultSimulation",
    {
        # True if all operations would succeed
        "ok": "bool",
        # Error of the first operation that would fail; null if all would succeed
        "error": "NotRequired[ChainGetDaoProposalResultSimulationError | None]",
        # Height of the simulated state
        "at_height": "Height",
    },
)

ChainGetDaoProposalResultSimulationError = TypedDict(
    "ChainGetDaoProposalResultSimulationError",
    {
        # Index of the operation that would fail, counted from 0
        "index": "int",
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainGetDaoProposalResultTreasury = TypedDict(
    "ChainGetDaoProposalResultTreasury",
    {
        # Account to pay
        "to": "Address",
        # Symbol or mint address of the token
        "token": "str",
        # Amount to pay in raw units, above zero
        "amount": "Amount",
    },
)

ChainGetDaoProposalResultVoter = TypedDict(
    "ChainGetDaoProposalResultVoter",
    {
        # The requested account
        "address": "Address",
        # Vote of the account; null if it has not voted
        "vote": "NotRequired[Literal[\"against\", \"for\", \"abstain\"] | None]",
        # Weight of the vote, or the available weight, in raw units
        "weight": "Amount",
    },
)

ChainGetDelegationsResult = TypedDict(
    "ChainGetDelegationsResult",
    {
        # The requested account
        "address": "Address",
        # Stake by validator, own stake first
        "delegations": "list[ChainGetDelegationsResultDelegationsItem]",
        # Unbonding entries, oldest first
        "unbonding": "list[ChainGetDelegationsResultUnbondingItem]",
        # Delegations received; null if the account does not operate a validator
        "received": "NotRequired[ChainGetDelegationsResultReceived | None]",
    },
)

ChainGetDelegationsResultDelegationsItem = TypedDict(
    "ChainGetDelegationsResultDelegationsItem",
    {
        # Operator account of the validator
        "validator": "Address",
        # Consensus key of the validator in hex
        "pubkey": "ConsensusKey",
        # Staked amount in raw native units
        "amount": "Amount",
        # Unclaimed rewards in raw native units
        "pending_rewards": "Amount",
        # True if rewards compound
        "auto_compound": "bool",
        # Height of the oldest part of this stake; 0 if none is left
        "since_height": "Height",
    },
)

ChainGetDelegationsResultReceived = TypedDict(
    "ChainGetDelegationsResultReceived",
    {
        # Number of delegators
        "count": "int",
        # Total delegated stake in raw native units
        "total": "Amount",
        # First hundred delegators by address
        "delegators": "list[ChainGetDelegationsResultReceivedDelegatorsItem]",
    },
)

ChainGetDelegationsResultReceivedDelegatorsItem = TypedDict(
    "ChainGetDelegationsResultReceivedDelegatorsItem",
    {
        # Account of the delegator
        "delegator": "Address",
        # Delegated amount in raw native units
        "amount": "Amount",
        # True if rewards compound
        "auto_compound": "bool",
        # Height of the oldest part of the stake; 0 if none is left
        "since_height": "Height",
    },
)

ChainGetDelegationsResultUnbondingItem = TypedDict(
    "ChainGetDelegationsResultUnbondingItem",
    {
        # Operator account of the validator
        "validator": "Address",
        # Unbonding amount in raw native units
        "amount": "Amount",
        # Earliest time of the claim in Unix seconds
        "release_at": "Time",
        # True if it can be claimed now
        "claimable": "bool",
    },
)

ChainGetEmissionResult = TypedDict(
    "ChainGetEmissionResult",
    {
        # Account that receives the share of the treasury
        "treasury": "Address",
        # Year since genesis, counted from 1
        "year": "int",
        # Emission of this year in raw native units
        "annual": "Amount",
        # Total emitted since genesis in raw native units
        "emitted": "Amount",
        # Remaining reward pool in raw native units
        "remaining": "Amount",
    },
)

ChainGetExecutionPlanResult = TypedDict(
    "ChainGetExecutionPlanResult",
    {
        # Operations of the plan, in order
        "steps": "list[ChainGetExecutionPlanResultStepsItem]",
        # Gas of the bundle
        "gas_total": "int",
        # Fee of the bundle in raw native units
        "fee": "Amount",
        # Always true: the operations are executed all or none
        "atomic": "bool",
        # The same operations, as the `plan` parameter of SubmitIntent
        "plan": "list[Operation]",
        # Deadline in Unix seconds; 0 for none
        "deadline": "Time",
        # Suggested last height at which the bundle can be included
        "valid_until": "Height",
        # Blake3 hash of the text
        "intent_hash": "Hex32",
        # Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
        "plan_hash": "Hex32",
        # Warnings before signing, one sentence each: defaults applied, and risks of the plan
        "warnings": "list[str]",
    },
)

ChainGetExecutionPlanResultStepsItem = TypedDict(
    "ChainGetExecutionPlanResultStepsItem",
    {
        # Index of the operation, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # Module of the operation
        "module": "str",
        # Description of the clause that the operation belongs to
        "description": "str",
        # Parameters of the operation, by name
        "params": "Any",
        # Indexes of the operations whose result it relies on
        "depends_on": "list[int]",
        # Approximate gas of the operation
        "gas": "int",
    },
)

ChainGetGameResult = TypedDict(
    "ChainGetGameResult",
    {
        # Unique id of the game
        "game_id": "str",
        # Name of the game
        "name": "str",
        # Only account that can write profiles of the game
        "authority": "Address",
        # Time of the registration in Unix seconds
        "registered_at": "Time",
        # Number of players with a profile in the game
        "players": "int",
    },
)

ChainGetIntentGrammarResult = TypedDict(
    "ChainGetIntentGrammarResult",
    {
        # Patterns of clauses; `then` or `;` separates the up to 8 clauses
        "forms": "list[ChainGetIntentGrammarResultFormsItem]",
        # JSON schema of the JSON form
        "json_schema": "Any",
    },
)

ChainGetIntentGrammarResultFormsItem = TypedDict(
    "ChainGetIntentGrammarResultFormsItem",
    {
        # Name of the action in the JSON form
        "action": "str",
        # Module of the action
        "module": "str",
        # Pattern of the clause: words match themselves, a bar separates synonyms, square brackets enclose optional parts, and angle brackets enclose slots
        "form": "str",
        # Description of the action
        "about": "str",
    },
)

ChainGetIntentStatusResult = TypedDict(
    "ChainGetIntentStatusResult",
    {
        # The requested bundle
        "bundle_hash": "Hash",
        # pending: waits on this node; included: in a block that is not final (does not occur here); finalized: in a final block; rejected: by this node; expired: its deadline passed; unknown: not known to this node
        "status": "Literal[\"pending\", \"included\", \"finalized\", \"rejected\", \"expired\", \"unknown\"]",
        # Hash of the text; null if not known, or if the bundle has no intent
        "intent_hash": "NotRequired[Hex32 | None]",
        # Height of the block; null if not included
        "block_height": "NotRequired[Height | None]",
        # Operations of the plan; null if not known
        "steps": "NotRequired[list[ChainGetIntentStatusResultStepsItem] | None]",
        # Error of the bundle; null unless rejected or expired
        "error": "NotRequired[ChainGetIntentStatusResultError | None]",
    },
)

ChainGetIntentStatusResultError = TypedDict(
    "ChainGetIntentStatusResultError",
    {
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainGetIntentStatusResultStepsItem = TypedDict(
    "ChainGetIntentStatusResultStepsItem",
    {
        # Index of the operation in the plan, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # pending: not included yet; executed: all operations were executed; refused: no operation was executed
        "status": "Literal[\"pending\", \"executed\", \"refused\"]",
    },
)

ChainGetMarketMakersResult = TypedDict(
    "ChainGetMarketMakersResult",
    {
        # Market makers by tier, then by time of entry into the tier
        "makers": "list[ChainGetMarketMakersResultMakersItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetMarketMakersResultMakersItem = TypedDict(
    "ChainGetMarketMakersResultMakersItem",
    {
        # Account of the market maker
        "address": "Address",
        # Name of the market maker, chosen by itself and not verified
        "name": "str",
        # Tier of a market maker: 1 (largest bond, matches first) to 3
        "tier": "int",
        # Bond in raw native units
        "bond": "Amount",
        # Whether it may fill orders; false after it retired
        "active": "bool",
        # Earliest withdrawal of the bond in Unix seconds; null while active
        "withdraw_at": "NotRequired[Time | None]",
        # Number of orders filled
        "settled_count": "int",
        # Volume of the orders filled, in raw native units at the TWAPs of the DEX
        "volume": "U256",
        # Average spread of its orders that have one, in basis points, rounded down
        "avg_spread_bps": "int",
        # Block of the first registration
        "registered_block": "Height",
    },
)

ChainGetMempoolResult = TypedDict(
    "ChainGetMempoolResult",
    {
        # Number of bundles in the mempool, of all accounts
        "size": "int",
        # Size of the mempool in bytes
        "bytes": "int",
        # Bundles of this page, by sender and nonce
        "bundles": "list[ChainGetMempoolResultBundlesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetMempoolResultBundlesItem = TypedDict(
    "ChainGetMempoolResultBundlesItem",
    {
        # Id of the bundle
        "bundle_hash": "Hash",
        # Account of the sender
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Operations in the order of execution
        "operations": "list[OperationRecord]",
        # False while a bundle with a lower nonce is missing
        "executable": "bool",
        # Time at which this node received the bundle, in Unix seconds
        "added_at": "Time",
    },
)

ChainGetMultiSigResult = TypedDict(
    "ChainGetMultiSigResult",
    {
        # Address of the account
        "address": "Address",
        # Signers of the account
        "signers": "list[Address]",
        # Number of signers that must approve a transaction
        "threshold": "int",
        # Label of the account for display, 1 to 64 characters
        "label": "str",
        # Height of the block that created the account; 0 for genesis
        "created_at_height": "Height",
        # Balance in raw native units
        "balance": "Amount",
        # Number of pending transactions
        "pending_count": "int",
        # Number of the next transaction
        "next_tx_id": "int",
    },
)

ChainGetMultiSigTxResult = TypedDict(
    "ChainGetMultiSigTxResult",
    {
        # Number of the transaction within the account, counted from 0
        "tx_id": "int",
        # Address of the multi-signature account
        "account": "Address",
        # Signer that proposed the transaction
        "proposer": "Address",
        # Operations of the transaction, in order
        "operations": "list[Operation]",
        # Reasons for the transaction, 1 to 256 characters
        "description": "str",
        # Hash of the operations, which an approval can commit to
        "operations_hash": "Hex32",
        # Approvals, in order
        "approvals": "list[ChainGetMultiSigTxResultApprovalsItem]",
        # Number of signers that have approved
        "approval_count": "int",
        # Number of approvals required
        "threshold": "int",
        # Pending (waits for approvals), Executed, or Expired
        "status": "Literal[\"Pending\", \"Executed\", \"Expired\"]",
        # Height of the block that has the proposal
        "created_at_height": "Height",
        # Last height at which it can be executed
        "expires_at_height": "Height",
        # Height of the execution; null if not executed
        "executed_at_height": "NotRequired[Height | None]",
        # Bundle that executed the transaction; null if not executed, or if the end of a block did it
        "execution_bundle": "NotRequired[Hash | None]",
        # Description of each operation, one line each
        "summary": "list[str]",
        # Simulation of the transaction on the state at the head of this node; null unless pending, and if it would take too long
        "simulation": "NotRequired[ChainGetMultiSigTxResultSimulation | None]",
    },
)

ChainGetMultiSigTxResultApprovalsItem = TypedDict(
    "ChainGetMultiSigTxResultApprovalsItem",
    {
        # Account that approved
        "signer": "Address",
        # Height of its approval
        "height": "Height",
    },
)

ChainGetMultiSigTxResultSimulation = TypedDict(
    "ChainGetMultiSigTxResultSimulation",
    {
        # True if all operations would succeed
        "ok": "bool",
        # Error of the first operation that would fail; null if all would succeed
        "error": "NotRequired[ChainGetMultiSigTxResultSimulationError | None]",
        # Height of the simulated state
        "at_height": "Height",
    },
)

ChainGetMultiSigTxResultSimulationError = TypedDict(
    "ChainGetMultiSigTxResultSimulationError",
    {
        # Index of the operation that would fail, counted from 0
        "index": "int",
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainGetMultiTokenBalanceResult = TypedDict(
    "ChainGetMultiTokenBalanceResult",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # The requested account
        "owner": "Address",
        # Balance in units
        "balance": "U128",
    },
)

ChainGetMultiTokenCollectionResult = TypedDict(
    "ChainGetMultiTokenCollectionResult",
    {
        # Address of the collection
        "address": "Mint",
        # Name of the collection, 1 to 64 characters
        "name": "str",
        # Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
        "symbol": "str",
        # Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
        "base_uri": "str",
        # Description of the collection, at most 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to an icon, at most 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a banner, at most 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, at most 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
        # Royalty of the owner on sales, in basis points
        "royalty_bps": "int",
        # Owner of the collection, which may mint
        "owner": "Address",
        # Number of types defined
        "types": "int",
        # Height of the block that created the collection
        "created_at_height": "Height",
    },
)

ChainGetNamespaceResult = TypedDict(
    "ChainGetNamespaceResult",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Only account that can anchor in the namespace
        "owner": "Address",
        # Number of anchors in the namespace
        "anchors": "int",
        # Height of its first anchor
        "claimed_at_height": "Height",
    },
)

ChainGetNetworkStatsResult = TypedDict(
    "ChainGetNetworkStatsResult",
    {
        # Chain id, which every signature covers
        "chain_id": "int",
        # Network: mainnet, testnet or dev
        "network": "str",
        # Height of the latest block
        "height": "Height",
        # Height of the latest final block, which equals height
        "finalized_height": "Height",
        # Epoch of the latest block
        "epoch": "int",
        # Elapsed part of the epoch, in basis points
        "epoch_progress_bps": "int",
        # Mean interval of the last hundred blocks, in milliseconds
        "avg_block_time_ms": "int",
        # Bundles per second over the last minute
        "tps_1m": "float",
        # Bundles per second over the last day
        "tps_24h": "float",
        # Number of bundles in indexed blocks
        "total_transactions": "int",
        # Number of accounts that ever held something
        "total_accounts": "int",
        # Count of all tokens of the chain
        "total_tokens": "int",
        # Count of all liquidity pools
        "total_pools": "int",
        # Count of all NFTs that exist
        "total_nfts": "int",
        # Number of validators that sign blocks in this epoch
        "active_validators": "int",
        # Stake of all validators, in raw native units
        "total_staked": "Amount",
        # Staked share of the native supply, in basis points
        "staked_bps": "int",
        # Maximum native supply, in raw native units
        "total_supply": "Amount",
        # Native supply held by accounts, in raw native units
        "circulating_supply": "Amount",
        # Native supply emitted since genesis, in raw native units
        "emitted": "Amount",
        # Balance of the treasury, in raw native units
        "treasury_balance": "Amount",
        # Number of pending bundles on this node
        "mempool_size": "int",
        # Number of linked peers
        "peers": "int",
        # Minimum gas price of the node, in nano-units (10^9 are one native unit)
        "gas_price": "int",
        # Value in the thousand deepest pools, in raw native units
        "tvl_native": "Amount",
        # Time of genesis, in Unix seconds
        "genesis_time": "Time",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
        # First indexed block; 0 or 1 if all blocks are indexed
        "indexed_from": "Height",
    },
)

ChainGetNftCollectionResult = TypedDict(
    "ChainGetNftCollectionResult",
    {
        # Address of the collection
        "address": "Mint",
        # Name of the collection, 1 to 64 characters
        "name": "str",
        # Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
        "symbol": "str",
        # Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
        "base_uri": "str",
        # Description of the collection, at most 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to an icon, at most 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a banner, at most 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, at most 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
        # Maximum number of tokens ever minted, including burned ones; 0 for no limit
        "max_supply": "int",
        # Royalty on sales, in basis points
        "royalty_bps": "int",
        # Recipient of the royalties
        "royalty_receiver": "Address",
        # Owner of the collection, which may mint
        "owner": "Address",
        # True if the collection is permanently locked
        "locked": "bool",
        # Height of the block that created the collection
        "created_at_height": "Height",
        # Number of tokens ever minted
        "minted": "int",
        # Number of tokens burned
        "burned": "int",
        # Number of accounts that own tokens
        "holders": "int",
        # Number of existing tokens: minted minus burned
        "supply": "int",
    },
)

ChainGetNftResult = TypedDict(
    "ChainGetNftResult",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
        # Owner of the token
        "owner": "Address",
        # URI of the metadata document
        "metadata_uri": "str",
        # Account that may also transfer this token; null for none
        "approved": "NotRequired[Address | None]",
        # Height of the mint
        "minted_at_height": "Height",
        # Height of the last transfer, or of the mint
        "last_transfer_height": "Height",
        # Royalty on sales of the token
        "royalty": "ChainGetNftResultRoyalty",
    },
)

# Royalty on sales of the token
ChainGetNftResultRoyalty = TypedDict(
    "ChainGetNftResultRoyalty",
    {
        # Recipient of the royalties
        "receiver": "Address",
        # Royalty on sales, in basis points
        "bps": "int",
    },
)

ChainGetNonceResult = TypedDict(
    "ChainGetNonceResult",
    {
        # The requested account
        "address": "Address",
        # Nonce of the next bundle by the final state
        "confirmed": "int",
        # Nonce of the next bundle after those pending on this node
        "pending": "int",
    },
)

ChainGetParametersResult = TypedDict(
    "ChainGetParametersResult",
    {
        # Parameters of the chain and its modules by key
        "parameters": "list[ChainGetParametersResultParametersItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetParametersResultParametersItem = TypedDict(
    "ChainGetParametersResultParametersItem",
    {
        # Name of the parameter, such as gas.price_floor
        "key": "str",
        # Meaning of the parameter, with its unit
        "about": "str",
        # Current value
        "value": "Any",
        # Value at genesis
        "initial": "Any",
        # Least that it may be set to; null without such a bound
        "min": "Any",
        # Most that it may be set to; null without such a bound
        "max": "Any",
        # True when it stays as genesis set it
        "fixed": "bool",
    },
)

ChainGetPassportStatsResult = TypedDict(
    "ChainGetPassportStatsResult",
    {
        # Number of players with a passport
        "total_passports": "int",
        # Number of registered games
        "total_games": "int",
        # Number of profiles: pairs of a player and a game
        "total_profiles": "int",
        # Number of achievements of all players in all games
        "total_achievements": "int",
        # Passports created in the 24 hours before the time of the block
        "new_24h": "int",
        # The ten players with the most experience, in descending order
        "top": "list[ChainGetPassportStatsResultTopItem]",
    },
)

ChainGetPassportStatsResultTopItem = TypedDict(
    "ChainGetPassportStatsResultTopItem",
    {
        # Current gamertag of the player
        "gamertag": "str",
        # Level of the player, from 1
        "level": "int",
    },
)

ChainGetPeersResult = TypedDict(
    "ChainGetPeersResult",
    {
        # Multiaddress at which others reach this node; null if it has no network or its port is not open yet
        "address": "NotRequired[str | None]",
        # Number of peers in the list
        "count": "int",
        # Connections, one entry each
        "peers": "list[ChainGetPeersResultPeersItem]",
    },
)

ChainGetPeersResultPeersItem = TypedDict(
    "ChainGetPeersResultPeersItem",
    {
        # Peer id, derived from its network key
        "peer": "str",
        # Multiaddress of the peer; null for a validator behind this node
        "address": "NotRequired[str | None]",
        # inbound: opened by the peer; outbound: opened by this node
        "direction": "Literal[\"inbound\", \"outbound\"]",
        # Consensus key of the validator that the peer has proved to be, in hex; null if none
        "validator": "NotRequired[str | None]",
        # Consensus keys of the validators for which the peer has proved to be a sentry, in hex
        "sentry_for": "list[str]",
        # True if the peer is a light node
        "light": "bool",
        # Height of the last final block announced by the peer
        "height": "Height",
        # Round-trip time in milliseconds; null until measured
        "rtt_ms": "NotRequired[float | None]",
        # The peer's clock minus this node's clock, in milliseconds; null until measured
        "clock_offset_ms": "NotRequired[float | None]",
        # Bytes received from the peer on this connection
        "bytes_in": "int",
        # Bytes sent to the peer on this connection
        "bytes_out": "int",
        # Software and version announced by the peer
        "agent": "str",
    },
)

ChainGetPendingReceivesResult = TypedDict(
    "ChainGetPendingReceivesResult",
    {
        # Pending and cancelled receives, newest first
        "receives": "list[ChainGetPendingReceivesResultReceivesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetPendingReceivesResultReceivesItem = TypedDict(
    "ChainGetPendingReceivesResultReceivesItem",
    {
        # Number of the bridge transfer, counted over both directions
        "receive_id": "int",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Transaction hash on the other chain, in its notation
        "tx_hash": "str",
        # Symbol of the token on this chain
        "symbol": "str",
        # Amount in raw units of the token on this chain
        "amount": "Amount",
        # Recipient of the tokens
        "recipient": "Address",
        # waiting_quorum: too few attesters have reported it; delayed: for 24 hours; pending: the credit failed and is retried; cancelled: by the foundation
        "status": "Literal[\"waiting_quorum\", \"delayed\", \"pending\", \"cancelled\"]",
        # Number of attesters that have signed
        "have": "int",
        # Number of signatures required
        "need": "int",
        # Time of the credit in Unix seconds; null unless delayed or pending
        "release_at": "NotRequired[Time | None]",
    },
)

ChainGetPoolResult = TypedDict(
    "ChainGetPoolResult",
    {
        # Address of the pool
        "address": "Mint",
        # Mint address of the first token
        "token_a": "Mint",
        # Mint address of the second token
        "token_b": "Mint",
        # Symbol of the first token
        "symbol_a": "str",
        # Symbol of the second token
        "symbol_b": "str",
        # Reserve of the first token in raw units
        "reserve_a": "Amount",
        # Reserve of the second token in raw units
        "reserve_b": "Amount",
        # Mint address of the LP token, which represents shares of the pool
        "lp_mint": "Mint",
        # Supply of LP tokens in raw units
        "lp_supply": "Amount",
        # LP tokens in locks that have not ended, in raw units
        "lp_locked": "Amount",
        # Oldest of these locks, at most 100; at most 10 in a list of pools
        "locks": "list[ChainGetPoolResultLocksItem]",
        # Fee of a swap in basis points of the input
        "fee_bps": "int",
        # Whole units of the second token per whole unit of the first
        "price_a_in_b": "str",
        # Whole units of the first token per whole unit of the second
        "price_b_in_a": "str",
        # TWAP of price_a_in_b over the last ten minutes; null if the pool is younger
        "twap_10m": "NotRequired[str | None]",
        # Total value of both reserves in raw native units
        "tvl_native": "Amount",
        # Volume of the first token in this hour and the 23 hours before it, in raw units
        "volume_24h_a": "Amount",
        # Volume of the second token in this hour and the 23 hours before it, in raw units
        "volume_24h_b": "Amount",
        # Number of swaps since the creation of the pool
        "swaps": "int",
        # Account that created the pool
        "creator": "Address",
        # Height of the block that created the pool
        "created_at_height": "Height",
    },
)

ChainGetPoolResultLocksItem = TypedDict(
    "ChainGetPoolResultLocksItem",
    {
        # Number of the lock within the pool
        "lock_id": "int",
        # Account that receives the LP tokens when the lock ends
        "owner": "Address",
        # Locked LP tokens in raw units
        "amount": "Amount",
        # End of the lock in Unix seconds
        "unlock_at": "Time",
    },
)

ChainGetPresaleContributionsResult = TypedDict(
    "ChainGetPresaleContributionsResult",
    {
        # Contributions, newest contributors first
        "contributions": "list[ChainGetPresaleContributionsResultContributionsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetPresaleContributionsResultContributionsItem = TypedDict(
    "ChainGetPresaleContributionsResultContributionsItem",
    {
        # Account that contributed
        "contributor": "Address",
        # Total contributions in raw units of the payment token
        "amount": "Amount",
        # Raw units of the token bought
        "tokens": "Amount",
        # Amount delivered so far in raw units of the token
        "claimed": "Amount",
        # True if the contributions were refunded
        "refunded": "bool",
        # Height of the first contribution
        "first_height": "Height",
        # Height of the last contribution
        "last_height": "Height",
    },
)

ChainGetPresaleResult = TypedDict(
    "ChainGetPresaleResult",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
        # Account that holds the deposit and the contributions, in hex
        "address": "Mint",
        # Account that sells the token
        "creator": "Address",
        # Mint address of the token for sale
        "token_mint": "Mint",
        # Amount for sale in raw units
        "tokens_for_sale": "Amount",
        # Minimum raised amount in raw units of the payment token; below it, all is refunded
        "soft_cap": "Amount",
        # Maximum raised amount in raw units of the payment token
        "hard_cap": "Amount",
        # Minimum of a contribution in raw units of the payment token
        "min_contribution": "Amount",
        # Maximum total contribution of an account in raw units of the payment token
        "max_contribution": "Amount",
        # Start of contributions in Unix seconds, inclusive
        "start_time": "Time",
        # End of contributions in Unix seconds, exclusive
        "end_time": "Time",
        # Part of the raised amount that goes into the pool, in basis points
        "liquidity_bps": "int",
        # Pool rate (tokens per payment) as a part of the presale rate, in basis points
        "listing_rate_bps": "int",
        # Lock of the pool liquidity in seconds
        "lp_lock_duration": "int",
        # Delivery schedule of the bought tokens; null to deliver all at finalization
        "vesting": "NotRequired[ChainGetPresaleResultVesting | None]",
        # Use of unsold tokens: return (to the creator) or burn
        "unsold": "Literal[\"return\", \"burn\"]",
        # Number of accounts that may contribute; 0 for everyone
        "whitelist_size": "int",
        # Title of the presale; null for none
        "title": "NotRequired[str | None]",
        # Description of the presale, at most 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to more information; null for none
        "url": "NotRequired[str | None]",
        # Height of the block that created the presale
        "created_at_height": "Height",
        # Symbol of the token for sale
        "token_symbol": "str",
        # Symbol of the payment token
        "payment_token": "str",
        # pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded
        "status": "Literal[\"pending\", \"active\", \"succeeded\", \"failed\", \"cancelled\", \"finalized\", \"refunding\", \"refunded\"]",
        # Total raised so far in raw units of the payment token
        "raised": "Amount",
        # Amount sold so far in raw units of the token
        "sold": "Amount",
        # Number of contributing accounts
        "contributors": "int",
        # Part of `raised` that the creator contributed
        "creator_contributed": "Amount",
        # Address of the pool; null before finalization
        "pool": "NotRequired[Mint | None]",
        # Number of its liquidity lock, within the pool; null before finalization
        "lp_lock_id": "NotRequired[int | None]",
        # Height of the finalization; null before it
        "finalized_at_height": "NotRequired[Height | None]",
        # Progress of the automatic delivery after finalization
        "distribution": "ChainGetPresaleResultDistribution",
    },
)

# Progress of the automatic delivery after finalization
ChainGetPresaleResultDistribution = TypedDict(
    "ChainGetPresaleResultDistribution",
    {
        # Number of contributors processed
        "done": "int",
        # Number of contributors; 0 before finalization
        "total": "int",
    },
)

ChainGetPresaleResultVesting = TypedDict(
    "ChainGetPresaleResultVesting",
    {
        # Part delivered at finalization, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part delivered after each cycle, in basis points
        "cycle_bps": "int",
    },
)

ChainGetPresaleStatusResult = TypedDict(
    "ChainGetPresaleStatusResult",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
        # pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded
        "status": "Literal[\"pending\", \"active\", \"succeeded\", \"failed\", \"cancelled\", \"finalized\", \"refunding\", \"refunded\"]",
        # Total raised so far in raw units of the payment token
        "raised": "Amount",
        # Minimum raised amount in raw units of the payment token
        "soft_cap": "Amount",
        # Maximum raised amount in raw units of the payment token
        "hard_cap": "Amount",
        # Raised part of the hard cap in basis points
        "progress_bps": "int",
        # Seconds until the start if pending, until the end if active; 0 otherwise
        "seconds_left": "int",
        # Number of contributing accounts
        "contributors": "int",
        # True if anyone can finalize the presale now
        "can_finalize": "bool",
        # True if contributors can get refunds now
        "can_refund": "bool",
    },
)

ChainGetPriceResult = TypedDict(
    "ChainGetPriceResult",
    {
        # Symbol of the base token
        "from_symbol": "str",
        # Symbol of the quote token
        "to_symbol": "str",
        # Whole units of the quote token per whole unit of the base token
        "price": "str",
        # Whole units of the base token per whole unit of the quote token
        "inverse": "str",
        # direct: one pool; multi-hop: several pools in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Tokens of the route, including both ends
        "path": "list[str]",
        # TWAP of the last ten minutes; null if a pool of the route is younger
        "twap_10m": "NotRequired[str | None]",
        # Depth of the route at its shallowest pool, in raw native units
        "liquidity_native": "Amount",
        # Height of the state that was read
        "height": "Height",
        # Time of that block in Unix seconds
        "as_of": "Time",
    },
)

ChainGetProgramResult = TypedDict(
    "ChainGetProgramResult",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Owner of the program, which can register new versions
        "owner": "Address",
        # Title of the program
        "title": "str",
        # Description by the program author
        "description": "str",
        # Parameters that callers give
        "params": "list[ChainGetProgramResultParamsItem]",
        # Number of steps in the program
        "steps": "int",
        # Source text of this version, which never changes
        "program_json": "str | dict[str, Any]",
        # Hash of the text of this version
        "hash": "Hash",
        # Number of runs of this version
        "executions": "int",
        # True if this version can no longer be run
        "deprecated": "bool",
        # Height of the block that registered this version
        "registered_at_height": "Height",
    },
)

ChainGetProgramResultParamsItem = TypedDict(
    "ChainGetProgramResultParamsItem",
    {
        # Name of 1 to 32 characters a-z, 0-9 and _, first a letter
        "name": "str",
        # Type of the parameter: raw amount, token, account, validator, integer, basis points or text
        "type": "Literal[\"amount\", \"token\", \"address\", \"validator\", \"integer\", \"bps\", \"string\"]",
        # Default value; null if the parameter is required
        "default": "NotRequired[Any]",
        # Minimum of a number; null for none
        "min": "NotRequired[Any]",
        # Maximum of a number; null for none
        "max": "NotRequired[Any]",
        # Allowed values; null for any
        "enum": "NotRequired[list[Any] | None]",
    },
)

ChainGetProofResult = TypedDict(
    "ChainGetProofResult",
    {
        # Height of the block whose state the proof covers
        "height": "Height",
        # State root in the header of that block
        "state_root": "Hash",
        # Requested state key, in hex
        "key": "str",
        # Bytes of the record in hex; null if it does not exist
        "value": "NotRequired[str | None]",
        # Merkle path from the root to the record, or to its place if it does not exist
        "proof": "ChainGetProofResultProof",
    },
)

# Merkle path from the root to the record, or to its place if it does not exist
ChainGetProofResultProof = TypedDict(
    "ChainGetProofResultProof",
    {
        # Node at the end of the path
        "terminal": "ChainGetProofResultProofTerminal1 | ChainGetProofResultProofTerminal2 | ChainGetProofResultProofTerminal3",
        # Level of the tree at which the path ends; the root is 0
        "depth": "int",
        # Bit i (most significant bit of the first byte first) is set when the sibling at level i is not empty
        "bitmap": "str",
        # Hashes of the siblings that are not empty, from the root downwards
        "siblings": "list[str]",
    },
)

ChainGetProofResultProofTerminal1 = TypedDict(
    "ChainGetProofResultProofTerminal1",
    {
        # Leaf of the key: the key holds the value
        "own": "dict[str, Any]",
    },
)

ChainGetProofResultProofTerminal2 = TypedDict(
    "ChainGetProofResultProofTerminal2",
    {
        # Leaf of another key: the key is absent
        "other": "ChainGetProofResultProofTerminal2Other",
    },
)

# Leaf of another key: the key is absent
ChainGetProofResultProofTerminal2Other = TypedDict(
    "ChainGetProofResultProofTerminal2Other",
    {
        # Hash of the key of the other leaf, 32 bytes
        "path": "str",
        # Hash of the value of the other leaf, 32 bytes
        "value_hash": "str",
    },
)

ChainGetProofResultProofTerminal3 = TypedDict(
    "ChainGetProofResultProofTerminal3",
    {
        # Empty subtree: the key is absent
        "empty": "dict[str, Any]",
    },
)

ChainGetProposalResult = TypedDict(
    "ChainGetProposalResult",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
        # Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
        "proposal_type": "Literal[\"parameter\", \"treasury\", \"safety\", \"text\"]",
        # Title of the proposal, 1 to 128 characters
        "title": "str",
        # Reasons for the proposal, 1 to 10,000 characters
        "description": "str",
        # Account that made the proposal
        "proposer": "Address",
        # active during the vote; approved or rejected by it; cancelled by the proposer; executed; expired if not executed in time; failed if no longer possible
        "status": "Literal[\"active\", \"approved\", \"rejected\", \"cancelled\", \"executed\", \"expired\", \"failed\"]",
        # Height of the block that has the proposal
        "created_at_height": "Height",
        # Last block of the vote
        "voting_end_height": "Height",
        # Voting power in favor, in raw native units of stake
        "yes_power": "Amount",
        # Voting power against, in raw native units of stake
        "no_power": "Amount",
        # Total voting power in raw native units of stake
        "total_power": "Amount",
        # Quorum: part of the total stake that must vote, in basis points
        "quorum_bps": "int",
        # Number of accounts that have voted
        "voters": "int",
        # Earliest time of execution in Unix seconds; null unless approved
        "timelock_until": "NotRequired[Time | None]",
        # Height of the execution; null if not executed
        "executed_at_height": "NotRequired[Height | None]",
        # Parameter change; null for other types
        "parameter": "NotRequired[ChainGetProposalResultParameter | None]",
        # Payment from the treasury; null for other types
        "treasury": "NotRequired[ChainGetProposalResultTreasury | None]",
        # Safety rating of a contract; null for other types
        "safety": "NotRequired[ChainGetProposalResultSafety | None]",
        # Deposit of the proposer in raw native units; 0 if none was required
        "deposit": "Amount",
        # Why the execution failed; null unless failed
        "error": "NotRequired[ChainGetProposalResultError | None]",
        # Time at which the vote ends at two seconds a block, or at which it ended, in Unix seconds
        "voting_end_time_estimate": "Time",
        # Part of the total stake that has voted, in basis points
        "turnout_bps": "int",
        # Largest votes, by power in descending order
        "votes": "list[ChainGetProposalResultVotesItem]",
    },
)

ChainGetProposalResultError = TypedDict(
    "ChainGetProposalResultError",
    {
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
    },
)

ChainGetProposalResultParameter = TypedDict(
    "ChainGetProposalResultParameter",
    {
        # Key of a chain parameter, such as dex.fee_bps
        "key": "str",
        # Value at the time of the proposal, as text
        "old_value": "str",
        # Proposed value, as text
        "new_value": "str",
    },
)

ChainGetProposalResultSafety = TypedDict(
    "ChainGetProposalResultSafety",
    {
        # Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
        "chain": "str",
        # Contract address in the notation of its chain
        "contract": "str",
        # Safety level for wallets to show; unknown if governance has not decided
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Collection or project of the contract; null for none
        "collection": "NotRequired[str | None]",
    },
)

ChainGetProposalResultTreasury = TypedDict(
    "ChainGetProposalResultTreasury",
    {
        # Account to pay
        "recipient": "Address",
        # Amount to pay in raw native units
        "amount": "Amount",
    },
)

ChainGetProposalResultVotesItem = TypedDict(
    "ChainGetProposalResultVotesItem",
    {
        # Account that voted
        "voter": "Address",
        # True for a vote in favor, false for a vote against
        "approve": "bool",
        # Current voting power in raw native units of stake
        "power": "Amount",
        # Height of the vote
        "height": "Height",
    },
)

ChainGetRecentBlocksResult = TypedDict(
    "ChainGetRecentBlocksResult",
    {
        # Final blocks, newest first
        "blocks": "list[Block]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainGetRecentTransactionsResult = TypedDict(
    "ChainGetRecentTransactionsResult",
    {
        # Bundles of final blocks, newest first
        "transactions": "list[ChainGetRecentTransactionsResultTransactionsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
        # First indexed block; 0 or 1 if all blocks are indexed
        "indexed_from": "Height",
    },
)

ChainGetRecentTransactionsResultTransactionsItem = TypedDict(
    "ChainGetRecentTransactionsResultTransactionsItem",
    {
        # Id of the bundle
        "bundle_hash": "Hash",
        # Block that includes the bundle
        "block_height": "Height",
        # Index of the bundle in the block, from 0
        "index": "int",
        # Sender and fee payer
        "from": "Address",
        # Current name of the account; null if it has none
        "from_name": "NotRequired[str | None]",
        # Names of its operations, in order
        "operations": "list[str]",
        # Summary of its operations
        "summary": "str",
        # Fee, in raw native units
        "fee": "Amount",
        # Always success: failed bundles are in no block
        "status": "Literal[\"success\"]",
        # Time of the block, in Unix seconds
        "timestamp": "Time",
    },
)

ChainGetRecoveryResult = TypedDict(
    "ChainGetRecoveryResult",
    {
        # Guardians, which together can replace the key; at most 10
        "guardians": "list[Address]",
        # Number of guardians that must approve a recovery
        "threshold": "int",
        # Seconds in which the owner can object to a recovery
        "timelock_s": "int",
        # True if the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # Recovery in progress; null if there is none
        "pending": "NotRequired[ChainGetRecoveryResultPending | None]",
        # Terms that are not in effect yet; without guardians if recovery will be turned off; null if no change is scheduled
        "scheduled_change": "NotRequired[ChainGetRecoveryResultScheduledChange | None]",
    },
)

ChainGetRecoveryResultPending = TypedDict(
    "ChainGetRecoveryResultPending",
    {
        # Public key that the account will get, in hex
        "new_public_key": "str",
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Time of the first approval in Unix seconds
        "initiated_at": "Time",
        # Earliest time to finalize the recovery, in Unix seconds
        "ready_at": "Time",
        # Deadline to finalize the recovery, in Unix seconds
        "expires_at": "Time",
        # Guardians that have approved so far
        "approvals": "list[Address]",
    },
)

ChainGetRecoveryResultScheduledChange = TypedDict(
    "ChainGetRecoveryResultScheduledChange",
    {
        # Guardians, which together can replace the key; at most 10
        "guardians": "list[Address]",
        # Number of guardians that must approve a recovery
        "threshold": "int",
        # Seconds in which the owner can object to a recovery
        "timelock_s": "int",
        # True if the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # Time at which the terms take effect, in Unix seconds
        "effective_at": "Time",
    },
)

ChainGetRelayStatsResult = TypedDict(
    "ChainGetRelayStatsResult",
    {
        # False on a node without peers
        "enabled": "bool",
        # Scheme of the seal on relayed bundles
        "seal_type": "str",
        # Number of bundles sent to peers, counted for each peer
        "forwarded": "int",
        # Number of bundles received from peers, with duplicates
        "received": "int",
        # Number of received bundles that were already known
        "duplicates": "int",
        # Number of bundles not sent to a peer because its queue was full
        "dropped": "int",
        # Bytes of relayed bundles
        "bytes_out": "int",
        # Bytes of received bundles
        "bytes_in": "int",
        # Highest number of copies of one bundle received from peers
        "most_copies": "int",
        # Number of connected peers
        "peers": "int",
        # Start of the counters, in Unix seconds
        "since": "Time",
    },
)

ChainGetSettleOrderResult = TypedDict(
    "ChainGetSettleOrderResult",
    {
        # Number of the order, counted from 1
        "order_id": "int",
        # Account that sells, and receives the bought amount
        "owner": "Address",
        # Mint address of the token to sell
        "sell_token": "Mint",
        # Mint address of the token to buy
        "buy_token": "Mint",
        # Sold amount in raw units, all or nothing
        "sell_amount": "Amount",
        # Minimum amount to receive in raw units
        "min_buy_amount": "Amount",
        # Deadline in Unix seconds; from this time on, the order cannot be matched
        "deadline": "Time",
        # Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
        "tier": "int",
        # Symbol of the sell token; the mint address of a liquidity token
        "sell_symbol": "str",
        # Symbol of the buy token; the mint address of a liquidity token
        "buy_symbol": "str",
        # Market maker that matched the order; null until matched
        "maker": "NotRequired[Address | None]",
        # Amount offered by the maker in raw units; null until matched
        "buy_amount": "NotRequired[Amount | None]",
        # Fee for the treasury in raw units, deducted from the sold amount; null until matched
        "fee": "NotRequired[Amount | None]",
        # Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline
        "status": "Literal[\"Created\", \"Matched\", \"Settled\", \"Cancelled\", \"Expired\"]",
        # Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder
        "escrowed": "Amount",
        # Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
        "spread_bps": "NotRequired[int | None]",
        # Height of the block that created the order
        "created_block": "Height",
        # Height of the block that matched the order; null until matched
        "matched_block": "NotRequired[Height | None]",
        # Height of the block that settled the order; null until settled
        "settled_block": "NotRequired[Height | None]",
        # Bundles of the order
        "bundles": "ChainGetSettleOrderResultBundles",
    },
)

# Bundles of the order
ChainGetSettleOrderResultBundles = TypedDict(
    "ChainGetSettleOrderResultBundles",
    {
        # Bundle that created the order; null if the end of a block did
        "create": "Hash | None",
        # Bundle that matched the order; null before, or if the end of a block did
        "match": "NotRequired[Hash | None]",
        # Bundle that settled the order; null before, or if the end of a block did
        "settle": "NotRequired[Hash | None]",
    },
)

ChainGetSignedHeaderResult = TypedDict(
    "ChainGetSignedHeaderResult",
    {
        # Height of the block
        "height": "Height",
        # Hash of the header, which identifies the block
        "hash": "Hash",
        # Root of the state tree after the block
        "state_root": "Hash",
        # Header, certificate and proposer's signature: borsh bytes in hex
        "signed_header": "str",
        # Voting power of the validators that signed, in whole units of stake
        "signed_power": "int",
        # Voting power of the whole validator set, in whole units of stake
        "total_power": "int",
        # Number of validators that signed
        "signers": "int",
        # Validator set that certifies the block, in the order of the certificate's indices
        "validators": "list[ChainGetSignedHeaderResultValidatorsItem]",
    },
)

ChainGetSignedHeaderResultValidatorsItem = TypedDict(
    "ChainGetSignedHeaderResultValidatorsItem",
    {
        # Account of the validator
        "address": "Address",
        # Consensus key of the validator, in hex
        "public_key": "str",
        # Voting power of the validator, in whole units of stake
        "power": "int",
    },
)

ChainGetStablecoinResult = TypedDict(
    "ChainGetStablecoinResult",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case
        "symbol": "str",
        # Owner, which assigns the other roles; null once renounced
        "owner": "NotRequired[Address | None]",
        # Issuer, which sets the allowances of minters; null once renounced
        "issuer": "NotRequired[Address | None]",
        # Account that may pause the token; null once renounced
        "pauser": "NotRequired[Address | None]",
        # Account that may freeze accounts for the token; null once renounced
        "blocklister": "NotRequired[Address | None]",
        # Account that attests the reserves; null once renounced
        "attestor": "NotRequired[Address | None]",
        # True while the token is paused
        "paused": "bool",
        # Active protections of the six of the standard
        "security_layers": "list[Literal[\"role_separation\", \"minter_allowance\", \"daily_mint_limit\", \"reserve_attestation\", \"pause_and_freeze\", \"timelocked_roles\"]]",
        # Limit of all minters together in 24 hours
        "daily": "ChainGetStablecoinResultDaily",
        # Minters of the stablecoin
        "minters": "list[ChainGetStablecoinResultMintersItem]",
        # Last attestation of the reserves; null for none
        "reserves": "NotRequired[ChainGetStablecoinResultReserves | None]",
        # Pending role changes
        "changes": "list[ChainGetStablecoinResultChangesItem]",
    },
)

ChainGetStablecoinResultChangesItem = TypedDict(
    "ChainGetStablecoinResultChangesItem",
    {
        # Role of a token: mint (mint authority), freeze (freeze authority), owner, pause (pause authority) or attest (attestor)
        "role": "Literal[\"mint\", \"freeze\", \"owner\", \"pause\", \"attest\"]",
        # Next holder of the role; null if the role will be renounced permanently
        "to": "NotRequired[Address | None]",
        # Time of the change in Unix seconds
        "ready_at": "Time",
    },
)

# Limit of all minters together in 24 hours
ChainGetStablecoinResultDaily = TypedDict(
    "ChainGetStablecoinResultDaily",
    {
        # Maximum amount to mint in a window, in raw units
        "limit": "Amount",
        # Length of the window in seconds
        "window_s": "int",
        # Amount minted in the current window in raw units
        "minted": "Amount",
        # Amount that may be minted now in raw units
        "available": "Amount",
    },
)

ChainGetStablecoinResultMintersItem = TypedDict(
    "ChainGetStablecoinResultMintersItem",
    {
        # Account of the minter
        "minter": "Address",
        # Earliest time at which it may mint, in Unix seconds
        "from": "Time",
        # Maximum amount to mint in a window, in raw units
        "limit": "Amount",
        # Length of the window in seconds
        "window_s": "int",
        # Amount minted in the current window in raw units
        "minted": "Amount",
        # Amount that may be minted now in raw units
        "available": "Amount",
    },
)

ChainGetStablecoinResultReserves = TypedDict(
    "ChainGetStablecoinResultReserves",
    {
        # Amount covered by the reserves in raw units
        "amount": "Amount",
        # Hash of the reserve report, 32 bytes
        "report_hash": "Hex32",
        # Time of the attestation in Unix seconds
        "attested_at": "Time",
        # End of its validity in Unix seconds
        "valid_until": "Time",
        # True while the attestation is valid; without one, nothing can be minted
        "valid": "bool",
    },
)

ChainGetStakingPoolResult = TypedDict(
    "ChainGetStakingPoolResult",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Account that created the pool
        "creator": "Address",
        # Mint address of the token to stake
        "token_mint": "Mint",
        # Mint address of the reward token
        "reward_token": "Mint",
        # Rewards for all stakers together, in raw units a second
        "reward_rate": "Amount",
        # Lock of each deposit in seconds
        "lock_period": "int",
        # Maximum total stake in raw units; 0 for no limit
        "capacity": "Amount",
        # Maximum stake of an account in raw units; 0 for no limit
        "per_user_cap": "Amount",
        # Total stake in raw units
        "total_staked": "Amount",
        # Number of accounts with a stake
        "stakers": "int",
        # Rewards held by the pool in raw units, including those owed to stakers
        "escrow": "Amount",
        # Rewards earned and not yet claimed, in raw units
        "owed": "Amount",
        # Total rewards claimed, in raw units; over time this can exceed the supply of the token
        "paid": "U256",
        # Height of the block that created the pool
        "created_at_height": "Height",
        # Symbol of the token to stake
        "token_symbol": "str",
        # Symbol of the reward token
        "reward_symbol": "str",
        # Only account that may fund the pool, and that gets the remainder; null if anyone may, and the creator gets the remainder
        "funder": "NotRequired[Address | None]",
        # Rewards per staked raw unit since the pool was created, in raw units times 10^18
        "reward_per_token": "U256",
        # Time at which the rewards run out if the stake stays, in Unix seconds; null if no rewards accrue
        "finish_at": "NotRequired[Time | None]",
        # Yearly rewards as a part of the stake, in basis points; null if the two tokens differ or no rewards accrue
        "apr_bps": "NotRequired[int | None]",
        # open: has rewards; unfunded: never had rewards; finished: the rewards have run out; closed: by its creator
        "status": "Literal[\"open\", \"unfunded\", \"finished\", \"closed\"]",
        # Position of the account in the pool; null if no account was given
        "position": "NotRequired[ChainGetStakingPoolResultPosition | None]",
    },
)

ChainGetStakingPoolResultPosition = TypedDict(
    "ChainGetStakingPoolResultPosition",
    {
        # Stake of the account in the pool in raw units
        "staked": "Amount",
        # Deposits of the account, oldest first
        "lots": "list[ChainGetStakingPoolResultPositionLotsItem]",
        # Claimable rewards in raw units
        "pending": "Amount",
    },
)

ChainGetStakingPoolResultPositionLotsItem = TypedDict(
    "ChainGetStakingPoolResultPositionLotsItem",
    {
        # Amount of the deposit in raw units
        "amount": "Amount",
        # Time at which the deposit unlocks, in Unix seconds
        "unlock_at": "Time",
    },
)

ChainGetStorageStatsResult = TypedDict(
    "ChainGetStorageStatsResult",
    {
        # Storage engine: rocksdb or memory
        "backend": "str",
        # Pruning mode; archive: keeps all blocks; validator: the last 10,000; aggressive: the last 256
        "pruning": "Literal[\"archive\", \"validator\", \"aggressive\"]",
        # True if unused records move to cold files
        "elastic": "bool",
        # State records by storage tier
        "tiers": "ChainGetStorageStatsResultTiers",
        # Size of the database, cold files and block log, in bytes
        "total_bytes": "int",
        # Size of the block log in bytes
        "block_log_bytes": "int",
        # Height of the first block that the node still has
        "oldest_block": "Height",
        # Height of the last final block
        "latest_block": "Height",
        # Height of the last pruned block; null if none, as on an archive node
        "last_prune_height": "NotRequired[Height | None]",
        # Height at the last compaction after pruning since the node started; null if none; the database also compacts itself
        "last_compaction_height": "NotRequired[Height | None]",
        # Snapshots created by this node
        "snapshots": "list[ChainGetStorageStatsResultSnapshotsItem]",
        # Last verification of all data on disk since the node started; null if none (see --rocksdb-verify-interval-secs)
        "last_verify": "NotRequired[ChainGetStorageStatsResultLastVerify | None]",
    },
)

ChainGetStorageStatsResultLastVerify = TypedDict(
    "ChainGetStorageStatsResultLastVerify",
    {
        # Time at which the verification ended, in Unix seconds
        "at": "Time",
        # True if no record is damaged
        "ok": "bool",
        # Number of damaged records
        "bad": "int",
    },
)

ChainGetStorageStatsResultSnapshotsItem = TypedDict(
    "ChainGetStorageStatsResultSnapshotsItem",
    {
        # Height of the block whose state the snapshot contains
        "height": "Height",
        # Size of the snapshot files in bytes
        "bytes": "int",
    },
)

# State records by storage tier
ChainGetStorageStatsResultTiers = TypedDict(
    "ChainGetStorageStatsResultTiers",
    {
        # Records in memory
        "hot": "ChainGetStorageStatsResultTiersHot",
        # Records in the database on disk
        "warm": "ChainGetStorageStatsResultTiersWarm",
        # Unused records in cold files
        "cold": "ChainGetStorageStatsResultTiersCold",
    },
)

# Unused records in cold files
ChainGetStorageStatsResultTiersCold = TypedDict(
    "ChainGetStorageStatsResultTiersCold",
    {
        # Number of records; null if not counted
        "entries": "NotRequired[int | None]",
        # Approximate size in bytes
        "bytes": "int",
        # Share of reads served by this tier, per 10,000; null if not counted
        "hit_rate": "NotRequired[int | None]",
    },
)

# Records in memory
ChainGetStorageStatsResultTiersHot = TypedDict(
    "ChainGetStorageStatsResultTiersHot",
    {
        # Number of records; null if not counted
        "entries": "NotRequired[int | None]",
        # Approximate size in bytes
        "bytes": "int",
        # Share of reads served by this tier, per 10,000; null if not counted
        "hit_rate": "NotRequired[int | None]",
    },
)

# Records in the database on disk
ChainGetStorageStatsResultTiersWarm = TypedDict(
    "ChainGetStorageStatsResultTiersWarm",
    {
        # Number of records; null if not counted
        "entries": "NotRequired[int | None]",
        # Approximate size in bytes
        "bytes": "int",
        # Share of reads served by this tier, per 10,000; null if not counted
        "hit_rate": "NotRequired[int | None]",
    },
)

ChainGetTokenHoldersResult = TypedDict(
    "ChainGetTokenHoldersResult",
    {
        # Mint address of the token
        "token_mint": "Mint",
        # Holders, largest balance first
        "holders": "list[ChainGetTokenHoldersResultHoldersItem]",
        # Count of accounts with a balance
        "total_holders": "int",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
    },
)

ChainGetTokenHoldersResultHoldersItem = TypedDict(
    "ChainGetTokenHoldersResultHoldersItem",
    {
        # Rank among all holders, from 1
        "rank": "int",
        # Account of the holder
        "address": "Address",
        # Current name of the account; null if it has none
        "name": "NotRequired[str | None]",
        # Balance, in raw units
        "balance": "Amount",
        # Share of the supply, in basis points
        "share_bps": "int",
        # account: user account; pool or contract: held by a module for others; system: account of genesis or the protocol
        "kind": "Literal[\"account\", \"pool\", \"contract\", \"system\"]",
    },
)

ChainGetTokenReputationResult = TypedDict(
    "ChainGetTokenReputationResult",
    {
        # Mint address of the token
        "mint": "Mint",
        # Symbol of the token
        "symbol": "str",
        # Reputation, 0 to 100
        "score": "int",
        # Grade from A (best) to F
        "grade": "Literal[\"A\", \"B\", \"C\", \"D\", \"F\"]",
        # Factors of the score
        "factors": "list[ChainGetTokenReputationResultFactorsItem]",
        # Confidence, in percent; lower if the chain lacks modules that the score uses
        "confidence_pct": "int",
        # Height of the state used for the score
        "computed_at_height": "Height",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
    },
)

ChainGetTokenReputationResultFactorsItem = TypedDict(
    "ChainGetTokenReputationResultFactorsItem",
    {
        # Name of the factor
        "name": "str",
        # Points added to the score; negative points are subtracted
        "points": "float",
        # Reason for the points in plain text
        "detail": "str",
    },
)

ChainGetTokenTransfersResult = TypedDict(
    "ChainGetTokenTransfersResult",
    {
        # Mint address of the token
        "token_mint": "Mint",
        # Transfers, newest first
        "transfers": "list[ChainGetTokenTransfersResultTransfersItem]",
        # Number of transfers in indexed blocks
        "total_transfers": "int",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
        # First indexed block; 0 or 1 if all blocks are indexed
        "indexed_from": "Height",
    },
)

ChainGetTokenTransfersResultTransfersItem = TypedDict(
    "ChainGetTokenTransfersResultTransfersItem",
    {
        # Hash of the bundle; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Block that includes the transfer
        "height": "Height",
        # Time of the block, in Unix seconds
        "timestamp": "Time",
        # Sender; the zero address for minted tokens
        "from": "Address",
        # Current name of the sender; null if it has none
        "from_name": "NotRequired[str | None]",
        # Recipient; the zero address for burned tokens
        "to": "Address",
        # Current name of the recipient; null if it has none
        "to_name": "NotRequired[str | None]",
        # Amount, in raw units
        "amount": "Amount",
        # Name of the operation or event, such as Transfer
        "type": "str",
    },
)

ChainGetTokenTypeResult = TypedDict(
    "ChainGetTokenTypeResult",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # Name of the type, 1 to 64 characters
        "name": "str",
        # URI of the metadata document
        "metadata_uri": "str",
        # Maximum supply at any time, in units; 0 for no limit
        "max_supply": "U128",
        # True if any amount can be transferred; false if each transfer moves one unit
        "is_fungible": "bool",
        # Height of the block that defined the type
        "created_at_height": "Height",
        # Current supply in units
        "supply": "U128",
        # Number of units ever burned
        "burned": "U256",
        # Number of accounts with a balance
        "holders": "int",
    },
)

ChainGetTransfersToResult = TypedDict(
    "ChainGetTransfersToResult",
    {
        # Transfers, oldest first; those of a block are always complete
        "transfers": "list[ChainGetTransfersToResultTransfersItem]",
        # First block that was not read: the from_height of the next call
        "next_height": "Height",
        # Height of the last final block; if next_height is above it, all blocks were read
        "final_height": "Height",
    },
)

ChainGetTransfersToResultTransfersItem = TypedDict(
    "ChainGetTransfersToResultTransfersItem",
    {
        # Block that includes the transfer
        "height": "Height",
        # Time of the block, in Unix seconds
        "timestamp": "Time",
        # Hash of the bundle; null for an effect of the block
        "bundle_hash": "NotRequired[Hash | None]",
        # Index of the transfer among the events of the block: with the height, its permanent id
        "event_index": "int",
        # Sender; null for minted tokens
        "from": "NotRequired[Address | None]",
        # Recipient: one of the requested accounts
        "to": "Address",
        # Symbol of the token, or its mint address
        "token": "str",
        # Amount in raw units
        "amount": "Amount",
    },
)

ChainGetUpgradePlanResult = TypedDict(
    "ChainGetUpgradePlanResult",
    {
        # Number of the plan, counted from 0
        "plan_id": "int",
        # Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once
        "name": "str",
        # Semantic version of the software, such as 2.0.0
        "version": "str",
        # First height of the new version; nodes of the old version stop before it
        "target_height": "Height",
        # Files of the new version by platform, such as linux-x64; a single file applies to every platform
        "binaries": "dict[str, ChainGetUpgradePlanResultBinaries1Value] | ChainGetUpgradePlanResultBinaries2",
        # Release notes and instructions, at most 2,000 characters
        "info": "str",
        # Decision mode of upgrades: seed-authority (one account) or full (a vote of the validators)
        "mode": "Literal[\"seed-authority\", \"full\"]",
        # Voting; Scheduled (waits for its height); Rejected by the vote; Cancelled; Applied
        "status": "Literal[\"Voting\", \"Scheduled\", \"Rejected\", \"Cancelled\", \"Applied\"]",
        # Account that scheduled the plan
        "proposer": "Address",
        # Height of the block that scheduled the plan
        "scheduled_at_height": "Height",
        # First block of the vote; null without a vote
        "voting_start": "NotRequired[Height | None]",
        # Last block of the vote; null without a vote
        "voting_end_height": "NotRequired[Height | None]",
        # Part of the total power that must approve, in percent
        "quorum_percent": "int",
        # Voting power in favor, in raw native units of stake
        "yes_power": "Amount",
        # Voting power against, in raw native units of stake
        "no_power": "Amount",
        # Power of the validators that request cancellation, in raw native units of stake
        "cancel_power": "Amount",
        # Total voting power in raw native units of stake
        "total_power": "Amount",
        # Deposit of the proposer in raw native units
        "deposit": "Amount",
        # Height at which the chain switched; null if it has not
        "applied_at_height": "NotRequired[Height | None]",
        # Votes of the validators
        "votes": "list[ChainGetUpgradePlanResultVotesItem]",
        # Blocks until the target height; 0 unless the plan is in a vote or scheduled
        "blocks_left": "int",
        # Time of the target height at two seconds a block, in Unix seconds
        "eta": "Time",
    },
)

ChainGetUpgradePlanResultBinaries1Value = TypedDict(
    "ChainGetUpgradePlanResultBinaries1Value",
    {
        # URL of the file: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lower-case hex digits
        "sha256": "str",
    },
)

ChainGetUpgradePlanResultBinaries2 = TypedDict(
    "ChainGetUpgradePlanResultBinaries2",
    {
        # URL of the file: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lower-case hex digits
        "sha256": "str",
    },
)

ChainGetUpgradePlanResultVotesItem = TypedDict(
    "ChainGetUpgradePlanResultVotesItem",
    {
        # Operator account of the validator that voted
        "validator": "Address",
        # True for a vote in favor, false for a vote against
        "approve": "bool",
        # Voting power in raw native units of stake
        "power": "Amount",
        # Height of the vote
        "height": "Height",
    },
)

ChainGetValidatorEpochsResult = TypedDict(
    "ChainGetValidatorEpochsResult",
    {
        # Requested account
        "address": "Address",
        # Epochs of the validator; empty if the account operates none
        "epochs": "list[ChainGetValidatorEpochsResultEpochsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
    },
)

ChainGetValidatorEpochsResultEpochsItem = TypedDict(
    "ChainGetValidatorEpochsResultEpochsItem",
    {
        # Epoch, counted from genesis
        "epoch": "int",
        # End of the epoch, in Unix seconds
        "time": "Time",
        # Blocks that the validator produced in the epoch
        "blocks_produced": "int",
        # Turns that the validator missed in the epoch
        "missed_turns": "int",
        # Performance score at the end of the epoch, 0.5 to 1
        "performance_score": "float",
        # Stake at the end of the epoch, own and delegated, in raw native units
        "stake": "Amount",
        # True if it was jailed at the end of the epoch
        "is_jailed": "bool",
    },
)

ChainGetValidatorReputationResult = TypedDict(
    "ChainGetValidatorReputationResult",
    {
        # Operator account of the validator
        "validator": "Address",
        # Reputation at the end of the last epoch, 0 to 100
        "reputation": "float",
        # Sum of weight times value, 0 to 100; the reputation moves a sixteenth towards it each epoch
        "target": "float",
        # Number of blocks of the running epoch that the values cover
        "blocks": "int",
        # Factors with their weights
        "factors": "list[ChainGetValidatorReputationResultFactorsItem]",
    },
)

ChainGetValidatorReputationResultFactorsItem = TypedDict(
    "ChainGetValidatorReputationResultFactorsItem",
    {
        # production: turns taken; votes: commits signed; stake_and_age: size and days of stake; commission: the lower the higher; transactions: fees brought; attestations: blocks attested; governance: not measured, half for all
        "factor": "Literal[\"production\", \"votes\", \"stake_and_age\", \"commission\", \"transactions\", \"attestations\", \"governance\"]",
        # Weight in percent; all weights add up to 100
        "weight": "int",
        # Value in basis points
        "value": "int",
    },
)

ChainGetValidatorResult = TypedDict(
    "ChainGetValidatorResult",
    {
        # Operator account of the validator
        "address": "Address",
        # Consensus key in hex
        "pubkey": "ConsensusKey",
        # Total stake with the validator in raw native units
        "stake": "Amount",
        # Own stake of the operator in raw native units
        "self_stake": "Amount",
        # Delegated stake in raw native units, compounding or not
        "delegated_stake": "Amount",
        # Delegated stake whose rewards compound, in raw native units
        "compounding_stake": "Amount",
        # Part of the earnings that the operator keeps, in basis points
        "commission": "int",
        # Pending change of the commission; null for none
        "next_commission": "NotRequired[ChainGetValidatorResultNextCommission | None]",
        # Time of the last change of the commission in Unix seconds; null if it never changed
        "commission_changed_at": "NotRequired[Time | None]",
        # Earliest time of the next change of the commission in Unix seconds; null if it never changed
        "commission_next_change_at": "NotRequired[Time | None]",
        # active: signs blocks; skipped: active, but temporarily does not lead; candidate: may become active; leaving: own stake below the minimum; jailed: removed from the active set
        "status": "Literal[\"active\", \"candidate\", \"jailed\", \"skipped\", \"leaving\"]",
        # True while jailed for double signing or downtime
        "is_jailed": "bool",
        # Earliest time to leave jail, in Unix seconds; 0 if never jailed
        "jail_release_time": "Time",
        # Number of times that it was jailed
        "jail_count": "int",
        # Reason of the last jailing: double-sign (conflicting signatures) or downtime (too many missed turns)
        "jail_reason": "NotRequired[Literal[\"double-sign\", \"downtime\"] | None]",
        # Performance in recent epochs, 0.5 to 1
        "performance_score": "float",
        # Long-term reputation, 0 to 100
        "reputation": "int",
        # Rank by stake, 1 for the largest; 0 if not eligible, or beyond the first 1,000
        "rank": "int",
        # Part of the voting power of this epoch, in basis points
        "voting_power_bps": "int",
        # Description by the operator
        "metadata": "ChainGetValidatorResultMetadata",
        # True if the validator accepts delegations
        "pool_enabled": "bool",
        # Name of its delegation pool
        "pool_name": "str",
        # Minimum delegation in raw native units
        "min_delegation": "Amount",
        # True if rewards of new delegations compound by default
        "auto_compound_default": "bool",
        # Number of accounts that delegate to it
        "delegators": "int",
        # Total number of blocks proposed
        "blocks_produced": "int",
        # Total number of missed turns
        "missed_turns": "int",
        # Number of turns missed since the last one taken
        "consecutive_missed": "int",
        # Height of the last block that it proposed; 0 for none
        "last_block_height": "Height",
        # Unclaimed commission in raw native units
        "commission_balance": "Amount",
        # Height of the registration; 0 for genesis
        "registered_at_height": "Height",
        # Pending consensus key; null for none
        "pending_consensus_key": "NotRequired[ChainGetValidatorResultPendingConsensusKey | None]",
    },
)

# Description by the operator
ChainGetValidatorResultMetadata = TypedDict(
    "ChainGetValidatorResultMetadata",
    {
        # Name of the validator, at most 64 characters
        "name": "str",
        # Description of the operator, at most 500 characters
        "description": "str",
        # Home page, at most 256 characters
        "website": "str",
        # Link to an image, at most 256 characters
        "avatar": "str",
    },
)

ChainGetValidatorResultNextCommission = TypedDict(
    "ChainGetValidatorResultNextCommission",
    {
        # New commission in basis points
        "commission": "int",
        # First height of the new commission
        "effective_height": "Height",
    },
)

ChainGetValidatorResultPendingConsensusKey = TypedDict(
    "ChainGetValidatorResultPendingConsensusKey",
    {
        # New consensus key in hex
        "pubkey": "ConsensusKey",
        # First height that the new key signs
        "applies_at_height": "Height",
    },
)

ChainIntentsOfResult = TypedDict(
    "ChainIntentsOfResult",
    {
        # Events under the key, newest first
        "events": "list[ChainIntentsOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainIntentsOfResultEventsItem = TypedDict(
    "ChainIntentsOfResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainIntentsOfResultEventsItemData",
    },
)

# Fields of the event
ChainIntentsOfResultEventsItemData = TypedDict(
    "ChainIntentsOfResultEventsItemData",
    {
        # Blake3 hash of the text
        "intent_hash": "Hex32",
        # Account that signed the plan
        "account": "Address",
        # Executed operations, in order
        "steps": "list[ChainIntentsOfResultEventsItemDataStepsItem]",
    },
)

ChainIntentsOfResultEventsItemDataStepsItem = TypedDict(
    "ChainIntentsOfResultEventsItemDataStepsItem",
    {
        # Index of the operation, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "type": "str",
    },
)

ChainListContractSafetyResult = TypedDict(
    "ChainListContractSafetyResult",
    {
        # Listed contracts, newest decision first
        "contracts": "list[ChainListContractSafetyResultContractsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListContractSafetyResultContractsItem = TypedDict(
    "ChainListContractSafetyResultContractsItem",
    {
        # Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
        "chain": "str",
        # Contract address in the notation of its chain
        "contract": "str",
        # Safety level for wallets to show; unknown if governance has not decided
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # True if governance has decided about the contract
        "listed": "bool",
        # Collection or project of the contract; null for none
        "collection": "NotRequired[str | None]",
        # Number of the last governance proposal about it; null if not listed
        "proposal_id": "NotRequired[int | None]",
        # Height of the last decision; null if not listed
        "updated_at_height": "NotRequired[Height | None]",
        # Time of the last decision in Unix seconds; null if not listed
        "updated_at": "NotRequired[Time | None]",
        # Number of accounts that have reported the contract
        "reports": "int",
        # Last decisions, newest first, at most ten
        "history": "list[ChainListContractSafetyResultContractsItemHistoryItem]",
    },
)

ChainListContractSafetyResultContractsItemHistoryItem = TypedDict(
    "ChainListContractSafetyResultContractsItemHistoryItem",
    {
        # Safety level for wallets to show; unknown if governance has not decided
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Height of the block of the decision
        "height": "Height",
        # Number of the governance proposal
        "proposal_id": "int",
    },
)

ChainListDaoProposalsResult = TypedDict(
    "ChainListDaoProposalsResult",
    {
        # Proposals of the DAO, newest first
        "proposals": "list[ChainListDaoProposalsResultProposalsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListDaoProposalsResultProposalsItem = TypedDict(
    "ChainListDaoProposalsResultProposalsItem",
    {
        # Account of the DAO, which holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
        # Title of the proposal, 1 to 128 characters
        "title": "str",
        # Effect of the execution: text (none), operations, config (a change of settings) or treasury (a payment)
        "proposal_type": "Literal[\"text\", \"operations\", \"config\", \"treasury\"]",
        # Hash of the payload, which cannot change
        "payload_hash": "Hex32",
        # Account that made the proposal
        "proposer": "Address",
        # Pending before the vote, Active during the vote, then Defeated, or Queued until Executed or Expired. Succeeded replaces Queued for a DAO without a timelock, and for a text, which never expires. Canceled by the proposer, the guardian or, below the threshold, anyone
        "status": "Literal[\"Pending\", \"Active\", \"Canceled\", \"Defeated\", \"Succeeded\", \"Queued\", \"Expired\", \"Executed\"]",
        # Height of the block that has the proposal
        "created_at_height": "Height",
        # Height of the block at whose end balances are counted as voting weights
        "snapshot_height": "Height",
        # First block of the vote
        "start_height": "Height",
        # Last block of the vote
        "end_height": "Height",
        # Votes for, in raw units of the token
        "for": "Amount",
        # Votes against, in raw units of the token
        "against": "Amount",
        # Abstentions, in raw units of the token
        "abstain": "Amount",
        # Quorum: required votes for and abstentions in raw units; before the snapshot, computed from the current supply
        "quorum": "Amount",
        # Approval: required votes for as a part of votes for and against, in basis points
        "approval_bps": "int",
        # Number of accounts that have voted
        "voters": "int",
        # Earliest time of execution in Unix seconds; null until passed, and for a text
        "eta": "NotRequired[Time | None]",
        # Latest time of execution in Unix seconds; null until passed, and for a text
        "expires_at": "NotRequired[Time | None]",
        # Height of the execution; null if not executed
        "executed_at_height": "NotRequired[Height | None]",
    },
)

ChainListDaosResult = TypedDict(
    "ChainListDaosResult",
    {
        # DAOs, newest first
        "daos": "list[Dao]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListModulesResult = TypedDict(
    "ChainListModulesResult",
    {
        # Modules in load order
        "modules": "list[ChainListModulesResultModulesItem]",
    },
)

ChainListModulesResultModulesItem = TypedDict(
    "ChainListModulesResultModulesItem",
    {
        # Permanent number of the module in this chain; 0 for the chain's own
        "id": "int",
        # Name of the module
        "name": "str",
        # Version of the module, raised by upgrades
        "version": "int",
        # Purpose of the module, in one sentence
        "about": "str",
        # Names of its operations
        "operations": "list[str]",
        # Names of its methods, without the prefix chain_
        "methods": "list[str]",
        # Names of its events
        "events": "list[str]",
        # Names of its event indexes; each has a method of the same name
        "indexes": "list[str]",
    },
)

ChainListMultiSigTxsResult = TypedDict(
    "ChainListMultiSigTxsResult",
    {
        # Transactions of the account, newest first
        "transactions": "list[ChainListMultiSigTxsResultTransactionsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListMultiSigTxsResultTransactionsItem = TypedDict(
    "ChainListMultiSigTxsResultTransactionsItem",
    {
        # Number of the transaction within the account, counted from 0
        "tx_id": "int",
        # Address of the multi-signature account
        "account": "Address",
        # Signer that proposed the transaction
        "proposer": "Address",
        # Operations of the transaction, in order
        "operations": "list[Operation]",
        # Reasons for the transaction, 1 to 256 characters
        "description": "str",
        # Hash of the operations, which an approval can commit to
        "operations_hash": "Hex32",
        # Approvals, in order
        "approvals": "list[ChainListMultiSigTxsResultTransactionsItemApprovalsItem]",
        # Number of signers that have approved
        "approval_count": "int",
        # Number of approvals required
        "threshold": "int",
        # Pending (waits for approvals), Executed, or Expired
        "status": "Literal[\"Pending\", \"Executed\", \"Expired\"]",
        # Height of the block that has the proposal
        "created_at_height": "Height",
        # Last height at which it can be executed
        "expires_at_height": "Height",
        # Height of the execution; null if not executed
        "executed_at_height": "NotRequired[Height | None]",
        # Bundle that executed the transaction; null if not executed, or if the end of a block did it
        "execution_bundle": "NotRequired[Hash | None]",
        # Description of each operation, one line each
        "summary": "list[str]",
        # Simulation of the transaction on the state at the head of this node; null unless pending, and if it would take too long
        "simulation": "NotRequired[ChainListMultiSigTxsResultTransactionsItemSimulation | None]",
    },
)

ChainListMultiSigTxsResultTransactionsItemApprovalsItem = TypedDict(
    "ChainListMultiSigTxsResultTransactionsItemApprovalsItem",
    {
        # Account that approved
        "signer": "Address",
        # Height of its approval
        "height": "Height",
    },
)

ChainListMultiSigTxsResultTransactionsItemSimulation = TypedDict(
    "ChainListMultiSigTxsResultTransactionsItemSimulation",
    {
        # True if all operations would succeed
        "ok": "bool",
        # Error of the first operation that would fail; null if all would succeed
        "error": "NotRequired[ChainListMultiSigTxsResultTransactionsItemSimulationError | None]",
        # Height of the simulated state
        "at_height": "Height",
    },
)

ChainListMultiSigTxsResultTransactionsItemSimulationError = TypedDict(
    "ChainListMultiSigTxsResultTransactionsItemSimulationError",
    {
        # Index of the operation that would fail, counted from 0
        "index": "int",
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainListNftsByOwnerResult = TypedDict(
    "ChainListNftsByOwnerResult",
    {
        # Tokens of the account, by collection and number
        "nfts": "list[ChainListNftsByOwnerResultNftsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListNftsByOwnerResultNftsItem = TypedDict(
    "ChainListNftsByOwnerResultNftsItem",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
        # Owner of the token
        "owner": "Address",
        # URI of the metadata document
        "metadata_uri": "str",
        # Account that may also transfer this token; null for none
        "approved": "NotRequired[Address | None]",
        # Height of the mint
        "minted_at_height": "Height",
        # Height of the last transfer, or of the mint
        "last_transfer_height": "Height",
        # Royalty on sales of the token
        "royalty": "ChainListNftsByOwnerResultNftsItemRoyalty",
    },
)

# Royalty on sales of the token
ChainListNftsByOwnerResultNftsItemRoyalty = TypedDict(
    "ChainListNftsByOwnerResultNftsItemRoyalty",
    {
        # Recipient of the royalties
        "receiver": "Address",
        # Royalty on sales, in basis points
        "bps": "int",
    },
)

ChainListPoolsResult = TypedDict(
    "ChainListPoolsResult",
    {
        # Pools, deepest first
        "pools": "list[ChainListPoolsResultPoolsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListPoolsResultPoolsItem = TypedDict(
    "ChainListPoolsResultPoolsItem",
    {
        # Address of the pool
        "address": "Mint",
        # Mint address of the first token
        "token_a": "Mint",
        # Mint address of the second token
        "token_b": "Mint",
        # Symbol of the first token
        "symbol_a": "str",
        # Symbol of the second token
        "symbol_b": "str",
        # Reserve of the first token in raw units
        "reserve_a": "Amount",
        # Reserve of the second token in raw units
        "reserve_b": "Amount",
        # Mint address of the LP token, which represents shares of the pool
        "lp_mint": "Mint",
        # Supply of LP tokens in raw units
        "lp_supply": "Amount",
        # LP tokens in locks that have not ended, in raw units
        "lp_locked": "Amount",
        # Oldest of these locks, at most 100; at most 10 in a list of pools
        "locks": "list[ChainListPoolsResultPoolsItemLocksItem]",
        # Fee of a swap in basis points of the input
        "fee_bps": "int",
        # Whole units of the second token per whole unit of the first
        "price_a_in_b": "str",
        # Whole units of the first token per whole unit of the second
        "price_b_in_a": "str",
        # TWAP of price_a_in_b over the last ten minutes; null if the pool is younger
        "twap_10m": "NotRequired[str | None]",
        # Total value of both reserves in raw native units
        "tvl_native": "Amount",
        # Volume of the first token in this hour and the 23 hours before it, in raw units
        "volume_24h_a": "Amount",
        # Volume of the second token in this hour and the 23 hours before it, in raw units
        "volume_24h_b": "Amount",
        # Number of swaps since the creation of the pool
        "swaps": "int",
        # Account that created the pool
        "creator": "Address",
        # Height of the block that created the pool
        "created_at_height": "Height",
    },
)

ChainListPoolsResultPoolsItemLocksItem = TypedDict(
    "ChainListPoolsResultPoolsItemLocksItem",
    {
        # Number of the lock within the pool
        "lock_id": "int",
        # Account that receives the LP tokens when the lock ends
        "owner": "Address",
        # Locked LP tokens in raw units
        "amount": "Amount",
        # End of the lock in Unix seconds
        "unlock_at": "Time",
    },
)

ChainListPresalesResult = TypedDict(
    "ChainListPresalesResult",
    {
        # Presales, newest first
        "presales": "list[ChainListPresalesResultPresalesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListPresalesResultPresalesItem = TypedDict(
    "ChainListPresalesResultPresalesItem",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
        # Account that holds the deposit and the contributions, in hex
        "address": "Mint",
        # Account that sells the token
        "creator": "Address",
        # Mint address of the token for sale
        "token_mint": "Mint",
        # Amount for sale in raw units
        "tokens_for_sale": "Amount",
        # Minimum raised amount in raw units of the payment token; below it, all is refunded
        "soft_cap": "Amount",
        # Maximum raised amount in raw units of the payment token
        "hard_cap": "Amount",
        # Minimum of a contribution in raw units of the payment token
        "min_contribution": "Amount",
        # Maximum total contribution of an account in raw units of the payment token
        "max_contribution": "Amount",
        # Start of contributions in Unix seconds, inclusive
        "start_time": "Time",
        # End of contributions in Unix seconds, exclusive
        "end_time": "Time",
        # Part of the raised amount that goes into the pool, in basis points
        "liquidity_bps": "int",
        # Pool rate (tokens per payment) as a part of the presale rate, in basis points
        "listing_rate_bps": "int",
        # Lock of the pool liquidity in seconds
        "lp_lock_duration": "int",
        # Delivery schedule of the bought tokens; null to deliver all at finalization
        "vesting": "NotRequired[ChainListPresalesResultPresalesItemVesting | None]",
        # Use of unsold tokens: return (to the creator) or burn
        "unsold": "Literal[\"return\", \"burn\"]",
        # Number of accounts that may contribute; 0 for everyone
        "whitelist_size": "int",
        # Title of the presale; null for none
        "title": "NotRequired[str | None]",
        # Description of the presale, at most 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to more information; null for none
        "url": "NotRequired[str | None]",
        # Height of the block that created the presale
        "created_at_height": "Height",
        # Symbol of the token for sale
        "token_symbol": "str",
        # Symbol of the payment token
        "payment_token": "str",
        # pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded
        "status": "Literal[\"pending\", \"active\", \"succeeded\", \"failed\", \"cancelled\", \"finalized\", \"refunding\", \"refunded\"]",
        # Total raised so far in raw units of the payment token
        "raised": "Amount",
        # Amount sold so far in raw units of the token
        "sold": "Amount",
        # Number of contributing accounts
        "contributors": "int",
        # Part of `raised` that the creator contributed
        "creator_contributed": "Amount",
        # Address of the pool; null before finalization
        "pool": "NotRequired[Mint | None]",
        # Number of its liquidity lock, within the pool; null before finalization
        "lp_lock_id": "NotRequired[int | None]",
        # Height of the finalization; null before it
        "finalized_at_height": "NotRequired[Height | None]",
        # Progress of the automatic delivery after finalization
        "distribution": "ChainListPresalesResultPresalesItemDistribution",
    },
)

# Progress of the automatic delivery after finalization
ChainListPresalesResultPresalesItemDistribution = TypedDict(
    "ChainListPresalesResultPresalesItemDistribution",
    {
        # Number of contributors processed
        "done": "int",
        # Number of contributors; 0 before finalization
        "total": "int",
    },
)

ChainListPresalesResultPresalesItemVesting = TypedDict(
    "ChainListPresalesResultPresalesItemVesting",
    {
        # Part delivered at finalization, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part delivered after each cycle, in basis points
        "cycle_bps": "int",
    },
)

ChainListProgramsResult = TypedDict(
    "ChainListProgramsResult",
    {
        # Programs, newest names first
        "programs": "list[ChainListProgramsResultProgramsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListProgramsResultProgramsItem = TypedDict(
    "ChainListProgramsResultProgramsItem",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Owner of the program, which can register new versions
        "owner": "Address",
        # Title of the program
        "title": "str",
        # Description by the program author
        "description": "str",
        # Parameters that callers give
        "params": "list[ChainListProgramsResultProgramsItemParamsItem]",
        # Number of steps in the program
        "steps": "int",
        # Source text of this version, which never changes
        "program_json": "str | dict[str, Any]",
        # Hash of the text of this version
        "hash": "Hash",
        # Number of runs of this version
        "executions": "int",
        # True if this version can no longer be run
        "deprecated": "bool",
        # Height of the block that registered this version
        "registered_at_height": "Height",
    },
)

ChainListProgramsResultProgramsItemParamsItem = TypedDict(
    "ChainListProgramsResultProgramsItemParamsItem",
    {
        # Name of 1 to 32 characters a-z, 0-9 and _, first a letter
        "name": "str",
        # Type of the parameter: raw amount, token, account, validator, integer, basis points or text
        "type": "Literal[\"amount\", \"token\", \"address\", \"validator\", \"integer\", \"bps\", \"string\"]",
        # Default value; null if the parameter is required
        "default": "NotRequired[Any]",
        # Minimum of a number; null for none
        "min": "NotRequired[Any]",
        # Maximum of a number; null for none
        "max": "NotRequired[Any]",
        # Allowed values; null for any
        "enum": "NotRequired[list[Any] | None]",
    },
)

ChainListProposalsResult = TypedDict(
    "ChainListProposalsResult",
    {
        # Proposals, newest first
        "proposals": "list[ChainListProposalsResultProposalsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListProposalsResultProposalsItem = TypedDict(
    "ChainListProposalsResultProposalsItem",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
        # Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
        "proposal_type": "Literal[\"parameter\", \"treasury\", \"safety\", \"text\"]",
        # Title of the proposal, 1 to 128 characters
        "title": "str",
        # Reasons for the proposal, 1 to 10,000 characters
        "description": "str",
        # Account that made the proposal
        "proposer": "Address",
        # active during the vote; approved or rejected by it; cancelled by the proposer; executed; expired if not executed in time; failed if no longer possible
        "status": "Literal[\"active\", \"approved\", \"rejected\", \"cancelled\", \"executed\", \"expired\", \"failed\"]",
        # Height of the block that has the proposal
        "created_at_height": "Height",
        # Last block of the vote
        "voting_end_height": "Height",
        # Voting power in favor, in raw native units of stake
        "yes_power": "Amount",
        # Voting power against, in raw native units of stake
        "no_power": "Amount",
        # Total voting power in raw native units of stake
        "total_power": "Amount",
        # Quorum: part of the total stake that must vote, in basis points
        "quorum_bps": "int",
        # Number of accounts that have voted
        "voters": "int",
        # Earliest time of execution in Unix seconds; null unless approved
        "timelock_until": "NotRequired[Time | None]",
        # Height of the execution; null if not executed
        "executed_at_height": "NotRequired[Height | None]",
        # Parameter change; null for other types
        "parameter": "NotRequired[ChainListProposalsResultProposalsItemParameter | None]",
        # Payment from the treasury; null for other types
        "treasury": "NotRequired[ChainListProposalsResultProposalsItemTreasury | None]",
        # Safety rating of a contract; null for other types
        "safety": "NotRequired[ChainListProposalsResultProposalsItemSafety | None]",
        # Deposit of the proposer in raw native units; 0 if none was required
        "deposit": "Amount",
        # Why the execution failed; null unless failed
        "error": "NotRequired[ChainListProposalsResultProposalsItemError | None]",
        # Time at which the vote ends at two seconds a block, or at which it ended, in Unix seconds
        "voting_end_time_estimate": "Time",
        # Part of the total stake that has voted, in basis points
        "turnout_bps": "int",
    },
)

ChainListProposalsResultProposalsItemError = TypedDict(
    "ChainListProposalsResultProposalsItemError",
    {
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
    },
)

ChainListProposalsResultProposalsItemParameter = TypedDict(
    "ChainListProposalsResultProposalsItemParameter",
    {
        # Key of a chain parameter, such as dex.fee_bps
        "key": "str",
        # Value at the time of the proposal, as text
        "old_value": "str",
        # Proposed value, as text
        "new_value": "str",
    },
)

ChainListProposalsResultProposalsItemSafety = TypedDict(
    "ChainListProposalsResultProposalsItemSafety",
    {
        # Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
        "chain": "str",
        # Contract address in the notation of its chain
        "contract": "str",
        # Safety level for wallets to show; unknown if governance has not decided
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Collection or project of the contract; null for none
        "collection": "NotRequired[str | None]",
    },
)

ChainListProposalsResultProposalsItemTreasury = TypedDict(
    "ChainListProposalsResultProposalsItemTreasury",
    {
        # Account to pay
        "recipient": "Address",
        # Amount to pay in raw native units
        "amount": "Amount",
    },
)

ChainListRecoveriesResult = TypedDict(
    "ChainListRecoveriesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainListRecoveriesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainListRecoveriesResultEventsItem = TypedDict(
    "ChainListRecoveriesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainListRecoveriesResultEventsItemData",
    },
)

# Fields of the event
ChainListRecoveriesResultEventsItemData = TypedDict(
    "ChainListRecoveriesResultEventsItemData",
    {
        # Account that will get a new key
        "account": "Address",
        # Guardian that approved
        "guardian": "Address",
        # Number of approvals so far
        "approvals": "int",
        # Number of approvals required
        "threshold": "int",
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key that the account will get, in hex
        "new_public_key": "str",
        # Earliest time to finalize the recovery, in Unix seconds
        "ready_at": "Time",
    },
)

ChainListSettleOrdersResult = TypedDict(
    "ChainListSettleOrdersResult",
    {
        # Open orders, newest first
        "orders": "list[ChainListSettleOrdersResultOrdersItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListSettleOrdersResultOrdersItem = TypedDict(
    "ChainListSettleOrdersResultOrdersItem",
    {
        # Number of the order, counted from 1
        "order_id": "int",
        # Account that sells, and receives the bought amount
        "owner": "Address",
        # Mint address of the token to sell
        "sell_token": "Mint",
        # Mint address of the token to buy
        "buy_token": "Mint",
        # Sold amount in raw units, all or nothing
        "sell_amount": "Amount",
        # Minimum amount to receive in raw units
        "min_buy_amount": "Amount",
        # Deadline in Unix seconds; from this time on, the order cannot be matched
        "deadline": "Time",
        # Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
        "tier": "int",
        # Symbol of the sell token; the mint address of a liquidity token
        "sell_symbol": "str",
        # Symbol of the buy token; the mint address of a liquidity token
        "buy_symbol": "str",
        # Market maker that matched the order; null until matched
        "maker": "NotRequired[Address | None]",
        # Amount offered by the maker in raw units; null until matched
        "buy_amount": "NotRequired[Amount | None]",
        # Fee for the treasury in raw units, deducted from the sold amount; null until matched
        "fee": "NotRequired[Amount | None]",
        # Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline
        "status": "Literal[\"Created\", \"Matched\", \"Settled\", \"Cancelled\", \"Expired\"]",
        # Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder
        "escrowed": "Amount",
        # Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
        "spread_bps": "NotRequired[int | None]",
        # Height of the block that created the order
        "created_block": "Height",
        # Height of the block that matched the order; null until matched
        "matched_block": "NotRequired[Height | None]",
        # Height of the block that settled the order; null until settled
        "settled_block": "NotRequired[Height | None]",
        # Bundles of the order
        "bundles": "ChainListSettleOrdersResultOrdersItemBundles",
    },
)

# Bundles of the order
ChainListSettleOrdersResultOrdersItemBundles = TypedDict(
    "ChainListSettleOrdersResultOrdersItemBundles",
    {
        # Bundle that created the order; null if the end of a block did
        "create": "Hash | None",
        # Bundle that matched the order; null before, or if the end of a block did
        "match": "NotRequired[Hash | None]",
        # Bundle that settled the order; null before, or if the end of a block did
        "settle": "NotRequired[Hash | None]",
    },
)

ChainListSettleSettlementsResult = TypedDict(
    "ChainListSettleSettlementsResult",
    {
        # Settled orders, newest first
        "settlements": "list[ChainListSettleSettlementsResultSettlementsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListSettleSettlementsResultSettlementsItem = TypedDict(
    "ChainListSettleSettlementsResultSettlementsItem",
    {
        # Number of the order, counted from 1
        "order_id": "int",
        # Account that sells, and receives the bought amount
        "owner": "Address",
        # Mint address of the token to sell
        "sell_token": "Mint",
        # Mint address of the token to buy
        "buy_token": "Mint",
        # Sold amount in raw units, all or nothing
        "sell_amount": "Amount",
        # Minimum amount to receive in raw units
        "min_buy_amount": "Amount",
        # Deadline in Unix seconds; from this time on, the order cannot be matched
        "deadline": "Time",
        # Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
        "tier": "int",
        # Symbol of the sell token; the mint address of a liquidity token
        "sell_symbol": "str",
        # Symbol of the buy token; the mint address of a liquidity token
        "buy_symbol": "str",
        # Market maker that matched the order; null until matched
        "maker": "NotRequired[Address | None]",
        # Amount offered by the maker in raw units; null until matched
        "buy_amount": "NotRequired[Amount | None]",
        # Fee for the treasury in raw units, deducted from the sold amount; null until matched
        "fee": "NotRequired[Amount | None]",
        # Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline
        "status": "Literal[\"Created\", \"Matched\", \"Settled\", \"Cancelled\", \"Expired\"]",
        # Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder
        "escrowed": "Amount",
        # Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
        "spread_bps": "NotRequired[int | None]",
        # Height of the block that created the order
        "created_block": "Height",
        # Height of the block that matched the order; null until matched
        "matched_block": "NotRequired[Height | None]",
        # Height of the block that settled the order; null until settled
        "settled_block": "NotRequired[Height | None]",
        # Bundles of the order
        "bundles": "ChainListSettleSettlementsResultSettlementsItemBundles",
    },
)

# Bundles of the order
ChainListSettleSettlementsResultSettlementsItemBundles = TypedDict(
    "ChainListSettleSettlementsResultSettlementsItemBundles",
    {
        # Bundle that created the order; null if the end of a block did
        "create": "Hash | None",
        # Bundle that matched the order; null before, or if the end of a block did
        "match": "NotRequired[Hash | None]",
        # Bundle that settled the order; null before, or if the end of a block did
        "settle": "NotRequired[Hash | None]",
    },
)

ChainListStakingPoolsResult = TypedDict(
    "ChainListStakingPoolsResult",
    {
        # Staking pools, newest first
        "pools": "list[ChainListStakingPoolsResultPoolsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListStakingPoolsResultPoolsItem = TypedDict(
    "ChainListStakingPoolsResultPoolsItem",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Account that created the pool
        "creator": "Address",
        # Mint address of the token to stake
        "token_mint": "Mint",
        # Mint address of the reward token
        "reward_token": "Mint",
        # Rewards for all stakers together, in raw units a second
        "reward_rate": "Amount",
        # Lock of each deposit in seconds
        "lock_period": "int",
        # Maximum total stake in raw units; 0 for no limit
        "capacity": "Amount",
        # Maximum stake of an account in raw units; 0 for no limit
        "per_user_cap": "Amount",
        # Total stake in raw units
        "total_staked": "Amount",
        # Number of accounts with a stake
        "stakers": "int",
        # Rewards held by the pool in raw units, including those owed to stakers
        "escrow": "Amount",
        # Rewards earned and not yet claimed, in raw units
        "owed": "Amount",
        # Total rewards claimed, in raw units; over time this can exceed the supply of the token
        "paid": "U256",
        # Height of the block that created the pool
        "created_at_height": "Height",
        # Symbol of the token to stake
        "token_symbol": "str",
        # Symbol of the reward token
        "reward_symbol": "str",
        # Only account that may fund the pool, and that gets the remainder; null if anyone may, and the creator gets the remainder
        "funder": "NotRequired[Address | None]",
        # Rewards per staked raw unit since the pool was created, in raw units times 10^18
        "reward_per_token": "U256",
        # Time at which the rewards run out if the stake stays, in Unix seconds; null if no rewards accrue
        "finish_at": "NotRequired[Time | None]",
        # Yearly rewards as a part of the stake, in basis points; null if the two tokens differ or no rewards accrue
        "apr_bps": "NotRequired[int | None]",
        # open: has rewards; unfunded: never had rewards; finished: the rewards have run out; closed: by its creator
        "status": "Literal[\"open\", \"unfunded\", \"finished\", \"closed\"]",
    },
)

ChainListTokenTypesResult = TypedDict(
    "ChainListTokenTypesResult",
    {
        # Types of the collection, lowest number first
        "types": "list[ChainListTokenTypesResultTypesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListTokenTypesResultTypesItem = TypedDict(
    "ChainListTokenTypesResultTypesItem",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # Name of the type, 1 to 64 characters
        "name": "str",
        # URI of the metadata document
        "metadata_uri": "str",
        # Maximum supply at any time, in units; 0 for no limit
        "max_supply": "U128",
        # True if any amount can be transferred; false if each transfer moves one unit
        "is_fungible": "bool",
        # Height of the block that defined the type
        "created_at_height": "Height",
        # Current supply in units
        "supply": "U128",
        # Number of units ever burned
        "burned": "U256",
        # Number of accounts with a balance
        "holders": "int",
    },
)

ChainListTokensResult = TypedDict(
    "ChainListTokensResult",
    {
        # Tokens: the native one, those of genesis, then others in order of creation
        "tokens": "list[Token]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
    },
)

ChainListValidatorsResult = TypedDict(
    "ChainListValidatorsResult",
    {
        # Validators: eligible ones first, then by descending stake
        "validators": "list[ChainListValidatorsResultValidatorsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Total stake with all validators in raw native units
        "total_staked": "Amount",
    },
)

ChainListValidatorsResultValidatorsItem = TypedDict(
    "ChainListValidatorsResultValidatorsItem",
    {
        # Operator account of the validator
        "address": "Address",
        # Consensus key in hex
        "pubkey": "ConsensusKey",
        # Total stake with the validator in raw native units
        "stake": "Amount",
        # Own stake of the operator in raw native units
        "self_stake": "Amount",
        # Delegated stake in raw native units, compounding or not
        "delegated_stake": "Amount",
        # Delegated stake whose rewards compound, in raw native units
        "compounding_stake": "Amount",
        # Part of the earnings that the operator keeps, in basis points
        "commission": "int",
        # Pending change of the commission; null for none
        "next_commission": "NotRequired[ChainListValidatorsResultValidatorsItemNextCommission | None]",
        # Time of the last change of the commission in Unix seconds; null if it never changed
        "commission_changed_at": "NotRequired[Time | None]",
        # Earliest time of the next change of the commission in Unix seconds; null if it never changed
        "commission_next_change_at": "NotRequired[Time | None]",
        # active: signs blocks; skipped: active, but temporarily does not lead; candidate: may become active; leaving: own stake below the minimum; jailed: removed from the active set
        "status": "Literal[\"active\", \"candidate\", \"jailed\", \"skipped\", \"leaving\"]",
        # True while jailed for double signing or downtime
        "is_jailed": "bool",
        # Earliest time to leave jail, in Unix seconds; 0 if never jailed
        "jail_release_time": "Time",
        # Number of times that it was jailed
        "jail_count": "int",
        # Reason of the last jailing: double-sign (conflicting signatures) or downtime (too many missed turns)
        "jail_reason": "NotRequired[Literal[\"double-sign\", \"downtime\"] | None]",
        # Performance in recent epochs, 0.5 to 1
        "performance_score": "float",
        # Long-term reputation, 0 to 100
        "reputation": "int",
        # Rank by stake, 1 for the largest; 0 if not eligible, or beyond the first 1,000
        "rank": "int",
        # Part of the voting power of this epoch, in basis points
        "voting_power_bps": "int",
        # Description by the operator
        "metadata": "ChainListValidatorsResultValidatorsItemMetadata",
        # True if the validator accepts delegations
        "pool_enabled": "bool",
        # Name of its delegation pool
        "pool_name": "str",
        # Minimum delegation in raw native units
        "min_delegation": "Amount",
        # True if rewards of new delegations compound by default
        "auto_compound_default": "bool",
        # Number of accounts that delegate to it
        "delegators": "int",
        # Total number of blocks proposed
        "blocks_produced": "int",
        # Total number of missed turns
        "missed_turns": "int",
        # Number of turns missed since the last one taken
        "consecutive_missed": "int",
        # Height of the last block that it proposed; 0 for none
        "last_block_height": "Height",
        # Unclaimed commission in raw native units
        "commission_balance": "Amount",
        # Height of the registration; 0 for genesis
        "registered_at_height": "Height",
        # Pending consensus key; null for none
        "pending_consensus_key": "NotRequired[ChainListValidatorsResultValidatorsItemPendingConsensusKey | None]",
    },
)

# Description by the operator
ChainListValidatorsResultValidatorsItemMetadata = TypedDict(
    "ChainListValidatorsResultValidatorsItemMetadata",
    {
        # Name of the validator, at most 64 characters
        "name": "str",
        # Description of the operator, at most 500 characters
        "description": "str",
        # Home page, at most 256 characters
        "website": "str",
        # Link to an image, at most 256 characters
        "avatar": "str",
    },
)

ChainListValidatorsResultValidatorsItemNextCommission = TypedDict(
    "ChainListValidatorsResultValidatorsItemNextCommission",
    {
        # New commission in basis points
        "commission": "int",
        # First height of the new commission
        "effective_height": "Height",
    },
)

ChainListValidatorsResultValidatorsItemPendingConsensusKey = TypedDict(
    "ChainListValidatorsResultValidatorsItemPendingConsensusKey",
    {
        # New consensus key in hex
        "pubkey": "ConsensusKey",
        # First height that the new key signs
        "applies_at_height": "Height",
    },
)

ChainLockTokenMetadataResult1 = TypedDict(
    "ChainLockTokenMetadataResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainMintMultiTokenResult1 = TypedDict(
    "ChainMintMultiTokenResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainMintNftResult1 = TypedDict(
    "ChainMintNftResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainMintNftResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainMintNftResult1Created = TypedDict(
    "ChainMintNftResult1Created",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
    },
)

ChainNodeInfoResult = TypedDict(
    "ChainNodeInfoResult",
    {
        # Version of the node software
        "version": "str",
        # True for a light node, which verifies headers and stores no state
        "light": "bool",
        # Name of the chain
        "name": "str",
        # Kind of network: mainnet, testnet or dev
        "network": "str",
        # Chain id, which every signature covers
        "chain_id": "int",
        # Symbol of the native token
        "symbol": "str",
        # Decimals of the native token
        "decimals": "int",
        # Prefix of native addresses
        "address_prefix": "str",
        # Prefix of native hashes
        "hash_prefix": "str",
        # CAIP-2 id of the chain; with a colon and a native address it is the CAIP-10 id of an account
        "caip2": "str",
        # Coin type in the derivation paths of keys, m/44'/coin'/account'/type'
        "coin_type": "int",
        # Hash of the genesis block, unique to the chain
        "genesis_hash": "Hash",
        # Hash of the modules, their operations and parameters; nodes with different hashes cannot reach consensus
        "module_set_id": "Hash",
        # True if every bundle must be signed
        "enforce_signatures": "bool",
        # Gas price that this node currently requires, in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Height of the last final block
        "height": "Height",
        # Account of the validator that this node signs for; null if none
        "validator": "NotRequired[Address | None]",
    },
)

ChainPoolSwapsResult = TypedDict(
    "ChainPoolSwapsResult",
    {
        # Events under the key, newest first
        "events": "list[ChainPoolSwapsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainPoolSwapsResultEventsItem = TypedDict(
    "ChainPoolSwapsResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainPoolSwapsResultEventsItemData",
    },
)

# Fields of the event
ChainPoolSwapsResultEventsItemData = TypedDict(
    "ChainPoolSwapsResultEventsItemData",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the input token
        "token_in": "Mint",
        # Mint address of the output token
        "token_out": "Mint",
        # Input amount in raw units
        "amount_in": "Amount",
        # Output amount in raw units
        "amount_out": "Amount",
        # Account that swapped
        "trader": "Address",
        # Index of the swap in the route, counted from 0
        "hop": "int",
    },
)

ChainPrepareBundleResult = TypedDict(
    "ChainPrepareBundleResult",
    {
        # Unsigned bundle: borsh bytes in hex, to which the signature is appended
        "unsigned_bundle_hex": "str",
        # Blake3 hash of these bytes, which is signed
        "signing_hash": "Hex32",
        # Account that sends the bundle
        "from": "Address",
        # Nonce of the bundle: the next one of the account
        "nonce": "int",
        # Gas limit of the bundle, as measured or requested
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Last height at which a block may include the bundle
        "valid_until": "Height",
        # Operations of the bundle, in order
        "operations": "list[OperationRecord]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainPreviewIntentResult = TypedDict(
    "ChainPreviewIntentResult",
    {
        # Description of the plan
        "summary": "str",
        # Fee in raw native units
        "fee": "Amount",
        # Fee in native units, with the symbol
        "fee_formatted": "str",
        # Combined price impact of all swaps in percent
        "price_impact_percent": "float",
        # none: no swap; direct: through one pool; multi-hop: through several pools
        "route_type": "Literal[\"none\", \"direct\", \"multi-hop\"]",
        # Largest slippage tolerance of its trades in percent; 0 without trades
        "slippage_tolerance": "float",
        # Approximate seconds in which the plan can be included
        "expires_in_s": "int",
        # Blake3 hash of the text
        "intent_hash": "Hex32",
        # Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
        "plan_hash": "Hex32",
        # Warnings before signing, one sentence each: defaults applied, and risks of the plan
        "warnings": "list[str]",
    },
)

ChainProfileUpdatesResult = TypedDict(
    "ChainProfileUpdatesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainProfileUpdatesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainProfileUpdatesResultEventsItem = TypedDict(
    "ChainProfileUpdatesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainProfileUpdatesResultEventsItemData",
    },
)

# Fields of the event
ChainProfileUpdatesResultEventsItemData = TypedDict(
    "ChainProfileUpdatesResultEventsItemData",
    {
        # Account of the player
        "passport_owner": "Address",
        # Unique id of the game
        "game_id": "str",
        # Experience of the player after the update, over all games
        "xp": "int",
    },
)

ChainProgramRunsByResult = TypedDict(
    "ChainProgramRunsByResult",
    {
        # Events under the key, newest first
        "events": "list[ChainProgramRunsByResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainProgramRunsByResultEventsItem = TypedDict(
    "ChainProgramRunsByResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainProgramRunsByResultEventsItemData",
    },
)

# Fields of the event
ChainProgramRunsByResultEventsItemData = TypedDict(
    "ChainProgramRunsByResultEventsItemData",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Account that ran the program
        "executor": "Address",
        # Executed steps, in order; steps whose condition was false are missing
        "steps": "list[ChainProgramRunsByResultEventsItemDataStepsItem]",
    },
)

ChainProgramRunsByResultEventsItemDataStepsItem = TypedDict(
    "ChainProgramRunsByResultEventsItemDataStepsItem",
    {
        # Index of the step, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "operation": "str",
    },
)

ChainProgramsOfResult = TypedDict(
    "ChainProgramsOfResult",
    {
        # Events under the key, newest first
        "events": "list[ChainProgramsOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainProgramsOfResultEventsItem = TypedDict(
    "ChainProgramsOfResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainProgramsOfResultEventsItemData",
    },
)

# Fields of the event
ChainProgramsOfResultEventsItemData = TypedDict(
    "ChainProgramsOfResultEventsItemData",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Owner of the program
        "owner": "Address",
        # Hash of the text of this version
        "hash": "Hash",
        # Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle
        "gas_bound": "int",
    },
)

ChainProposalVotesResult = TypedDict(
    "ChainProposalVotesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainProposalVotesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainProposalVotesResultEventsItem = TypedDict(
    "ChainProposalVotesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainProposalVotesResultEventsItemData",
    },
)

# Fields of the event
ChainProposalVotesResultEventsItemData = TypedDict(
    "ChainProposalVotesResultEventsItemData",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # True for a vote in favor, false for a vote against
        "approve": "bool",
        # Voting power in raw native units of stake
        "power": "Amount",
    },
)

ChainProposeMultiSigTxResult1 = TypedDict(
    "ChainProposeMultiSigTxResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainProposeMultiSigTxResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainProposeMultiSigTxResult1Created = TypedDict(
    "ChainProposeMultiSigTxResult1Created",
    {
        # Number of the transaction within the account, counted from 0
        "tx_id": "NotRequired[int]",
        # True if the transaction was executed at once
        "executed": "NotRequired[bool]",
    },
)

ChainQuoteSwapResult = TypedDict(
    "ChainQuoteSwapResult",
    {
        # Input token: symbol, or mint address with 0x
        "from_token": "str",
        # Output token: symbol, or mint address with 0x
        "to_token": "str",
        # Input amount in raw units
        "amount_in": "Amount",
        # Output amount in raw units
        "amount_out": "Amount",
        # Total fee of all pools in raw units of the input token
        "fee_amount": "Amount",
        # Total fee of all pools in basis points of the input
        "fee_bps": "int",
        # Price impact of the swap in basis points
        "price_impact_bps": "int",
        # Whole output tokens per whole input token, without fee and price impact
        "spot_price": "str",
        # Whole output tokens per whole input token in this swap
        "execution_price": "str",
        # Pools of the route, in order
        "route": "list[ChainQuoteSwapResultRouteItem]",
        # direct: one pool; multi-hop: several pools in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Suggested minimum output in raw units: 0.5 % below amount_out
        "min_amount_out": "Amount",
        # Warnings about the swap, one sentence each
        "warnings": "list[str]",
        # Height of the state that was read
        "height": "Height",
    },
)

ChainQuoteSwapResultRouteItem = TypedDict(
    "ChainQuoteSwapResultRouteItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the input token of this pool
        "token_in": "Mint",
        # Mint address of the output token of this pool
        "token_out": "Mint",
        # Input amount of this pool in raw units
        "amount_in": "Amount",
        # Output amount of this pool in raw units
        "amount_out": "Amount",
    },
)

ChainReadStateRangesItem = TypedDict(
    "ChainReadStateRangesItem",
    {
        # Prefix of the state keys of the range, in hex: module number, slot, key parts
        "prefix": "str",
        # Maximum number of records to read, 1 to 1,024
        "limit": "int",
        # True to read in reverse order, from the end of the range
        "reverse": "bool",
        # State key in hex after which to continue; by default from the start
        "after": "NotRequired[str | None]",
    },
)

ChainReadStateResult = TypedDict(
    "ChainReadStateResult",
    {
        # Height of the block whose state all records belong to
        "height": "Height",
        # Time of that block, in Unix milliseconds
        "timestamp_ms": "int",
        # Bytes of each record in hex, in the order of the keys; null if it does not exist
        "records": "list[str | None]",
        # Records of each range
        "ranges": "list[ChainReadStateResultRangesItem]",
    },
)

ChainReadStateResultRangesItem = TypedDict(
    "ChainReadStateResultRangesItem",
    {
        # Records in the order of their keys, or in reverse
        "entries": "list[ChainReadStateResultRangesItemEntriesItem]",
        # False if the response reached its size limit; continue after the last key
        "complete": "bool",
    },
)

ChainReadStateResultRangesItemEntriesItem = TypedDict(
    "ChainReadStateResultRangesItemEntriesItem",
    {
        # State key of the record in hex
        "key": "str",
        # Bytes of the record in hex
        "value": "str",
    },
)

ChainReceivedNamesResult = TypedDict(
    "ChainReceivedNamesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainReceivedNamesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainReceivedNamesResultEventsItem = TypedDict(
    "ChainReceivedNamesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainReceivedNamesResultEventsItemData",
    },
)

# Fields of the event
ChainReceivedNamesResultEventsItemData = TypedDict(
    "ChainReceivedNamesResultEventsItemData",
    {
        # Full name: label, dot and suffix of the chain
        "name": "str",
        # Previous owner of the name
        "from": "Address",
        # New owner of the name
        "to": "Address",
    },
)

ChainRefundPresaleResult1 = TypedDict(
    "ChainRefundPresaleResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterBridgeMappingResult1 = TypedDict(
    "ChainRegisterBridgeMappingResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterNameResult1 = TypedDict(
    "ChainRegisterNameResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainRegisterNameResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterNameResult1Created = TypedDict(
    "ChainRegisterNameResult1Created",
    {
        # Full name: label, dot and suffix of the chain
        "name": "str",
        # End of the paid period in Unix seconds
        "expires_at": "NotRequired[Time]",
        # Price paid in raw native units
        "price": "NotRequired[Amount]",
    },
)

ChainRegisterProgramResult1 = TypedDict(
    "ChainRegisterProgramResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainRegisterProgramResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterProgramResult1Created = TypedDict(
    "ChainRegisterProgramResult1Created",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Hash of the text of this version
        "hash": "Hash",
        # Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle
        "gas_bound": "NotRequired[int]",
    },
)

ChainRegisteredGamesResult = TypedDict(
    "ChainRegisteredGamesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainRegisteredGamesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainRegisteredGamesResultEventsItem = TypedDict(
    "ChainRegisteredGamesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainRegisteredGamesResultEventsItemData",
    },
)

# Fields of the event
ChainRegisteredGamesResultEventsItemData = TypedDict(
    "ChainRegisteredGamesResultEventsItemData",
    {
        # Unique id of the game
        "game_id": "str",
        # Name of the game, 1 to 64 characters
        "name": "str",
        # Only account that can write profiles of the game
        "authority": "Address",
    },
)

ChainRegisteredNamesResult = TypedDict(
    "ChainRegisteredNamesResult",
    {
        # Events under the key, newest first
        "events": "list[ChainRegisteredNamesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainRegisteredNamesResultEventsItem = TypedDict(
    "ChainRegisteredNamesResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainRegisteredNamesResultEventsItemData",
    },
)

# Fields of the event
ChainRegisteredNamesResultEventsItemData = TypedDict(
    "ChainRegisteredNamesResultEventsItemData",
    {
        # Full name: label, dot and suffix of the chain
        "name": "str",
        # Owner of the name
        "owner": "Address",
        # End of the paid period in Unix seconds
        "expires_at": "Time",
        # Price paid in raw native units
        "price": "Amount",
    },
)

ChainRemoveLiquidityResult1 = TypedDict(
    "ChainRemoveLiquidityResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Amount of the first token received, in raw units
        "amount_a": "Amount",
        # Amount of the second token received, in raw units
        "amount_b": "Amount",
    },
)

ChainRemoveLiquidityResult2 = TypedDict(
    "ChainRemoveLiquidityResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainRemoveLiquidityResult2BalanceChangesItem]",
        # Amount of the first token received, in raw units
        "amount_a": "NotRequired[Amount | None]",
        # Amount of the second token received, in raw units
        "amount_b": "NotRequired[Amount | None]",
    },
)

ChainRemoveLiquidityResult2BalanceChangesItem = TypedDict(
    "ChainRemoveLiquidityResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainResolveNameResult = TypedDict(
    "ChainResolveNameResult",
    {
        # Full name: label, dot and suffix of the chain
        "name": "str",
        # Account that the name resolves to
        "address": "Address",
        # Owner of the name
        "owner": "Address",
        # End of the paid period in Unix seconds
        "expires_at": "Time",
        # True in the grace period: the name has expired, and only its owner can renew it
        "in_grace": "bool",
    },
)

ChainReverseResolveResult = TypedDict(
    "ChainReverseResolveResult",
    {
        # The requested account
        "address": "Address",
        # Full name: label, dot and suffix of the chain
        "name": "str",
    },
)

ChainRevokeMultiSigApprovalResult1 = TypedDict(
    "ChainRevokeMultiSigApprovalResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainRunsOfProgramResult = TypedDict(
    "ChainRunsOfProgramResult",
    {
        # Events under the key, newest first
        "events": "list[ChainRunsOfProgramResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainRunsOfProgramResultEventsItem = TypedDict(
    "ChainRunsOfProgramResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainRunsOfProgramResultEventsItemData",
    },
)

# Fields of the event
ChainRunsOfProgramResultEventsItemData = TypedDict(
    "ChainRunsOfProgramResultEventsItemData",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Account that ran the program
        "executor": "Address",
        # Executed steps, in order; steps whose condition was false are missing
        "steps": "list[ChainRunsOfProgramResultEventsItemDataStepsItem]",
    },
)

ChainRunsOfProgramResultEventsItemDataStepsItem = TypedDict(
    "ChainRunsOfProgramResultEventsItemDataStepsItem",
    {
        # Index of the step, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "operation": "str",
    },
)

ChainScheduleUpgradeBinaries1Value = TypedDict(
    "ChainScheduleUpgradeBinaries1Value",
    {
        # URL of the file: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lower-case hex digits
        "sha256": "str",
    },
)

ChainScheduleUpgradeBinaries2 = TypedDict(
    "ChainScheduleUpgradeBinaries2",
    {
        # URL of the file: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lower-case hex digits
        "sha256": "str",
    },
)

ChainScheduleUpgradeResult1 = TypedDict(
    "ChainScheduleUpgradeResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainScheduleUpgradeResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainScheduleUpgradeResult1Created = TypedDict(
    "ChainScheduleUpgradeResult1Created",
    {
        # Number of the plan, counted from 0
        "plan_id": "NotRequired[int]",
    },
)

ChainSearchResult = TypedDict(
    "ChainSearchResult",
    {
        # Height, hash, address, symbol or name
        "query": "str",
        # Matches, exact ones first
        "matches": "list[ChainSearchResultMatchesItem]",
        # Last block that the explorer has indexed
        "indexed_height": "Height",
    },
)

ChainSearchResultMatchesItem = TypedDict(
    "ChainSearchResultMatchesItem",
    {
        # Kind of the match
        "type": "Literal[\"block\", \"bundle\", \"address\", \"token\", \"pool\", \"name\", \"passport\", \"validator\", \"multisig\", \"nft_collection\", \"multi_token_collection\", \"presale\", \"dao\", \"anchor\", \"bridge_deposit\", \"bridge_withdrawal\", \"settle_order\", \"market_maker\", \"program\"]",
        # Identifier for other methods: a height, hash, address, mint or number; for a bridge deposit chain, transaction and log index, separated by slashes
        "id": "str",
        # Text to show for the result
        "label": "str",
        # True if the query equals the name or identifier, false for a prefix
        "exact": "bool",
    },
)

ChainSetAutoCompoundResult1 = TypedDict(
    "ChainSetAutoCompoundResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainSetCommissionResult1 = TypedDict(
    "ChainSetCommissionResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # First height of the new commission
        "effective_height": "Height",
    },
)

ChainSetCommissionResult2 = TypedDict(
    "ChainSetCommissionResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainSetCommissionResult2BalanceChangesItem]",
        # First height of the new commission
        "effective_height": "NotRequired[Height | None]",
    },
)

ChainSetCommissionResult2BalanceChangesItem = TypedDict(
    "ChainSetCommissionResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainSetPoolConfigResult1 = TypedDict(
    "ChainSetPoolConfigResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainSetValidatorMetadataResult1 = TypedDict(
    "ChainSetValidatorMetadataResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainSettleOrdersOfResult = TypedDict(
    "ChainSettleOrdersOfResult",
    {
        # Events under the key, newest first
        "events": "list[ChainSettleOrdersOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainSettleOrdersOfResultEventsItem = TypedDict(
    "ChainSettleOrdersOfResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainSettleOrdersOfResultEventsItemData",
    },
)

# Fields of the event
ChainSettleOrdersOfResultEventsItemData = TypedDict(
    "ChainSettleOrdersOfResultEventsItemData",
    {
        # Number of the order, counted from 1
        "order_id": "int",
        # Account that sells, and receives the bought amount
        "owner": "Address",
        # Mint address of the token to sell
        "sell_token": "Mint",
        # Mint address of the token to buy
        "buy_token": "Mint",
        # Sold amount in raw units, all or nothing
        "sell_amount": "Amount",
        # Minimum amount to receive in raw units
        "min_buy_amount": "Amount",
        # Deadline in Unix seconds; from this time on, the order cannot be matched
        "deadline": "Time",
        # Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
        "tier": "int",
    },
)

ChainSettleStatsResult = TypedDict(
    "ChainSettleStatsResult",
    {
        # Number of settled orders
        "settled_count": "int",
        # Sold volume: in raw units of the token, or for all tokens in raw native units at the TWAPs of the DEX
        "total_volume": "U256",
        # Average spread of the orders that have one, in basis points, rounded down
        "avg_spread_bps": "int",
        # Height of the latest settlement; 0 if there is none
        "last_settlement_block": "Height",
        # Number of active market makers, independent of the token
        "active_mm_count": "int",
    },
)

ChainSettlementsOfMakerResult = TypedDict(
    "ChainSettlementsOfMakerResult",
    {
        # Events under the key, newest first
        "events": "list[ChainSettlementsOfMakerResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainSettlementsOfMakerResultEventsItem = TypedDict(
    "ChainSettlementsOfMakerResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainSettlementsOfMakerResultEventsItemData",
    },
)

# Fields of the event
ChainSettlementsOfMakerResultEventsItemData = TypedDict(
    "ChainSettlementsOfMakerResultEventsItemData",
    {
        # Number of the order, counted from 1
        "order_id": "int",
        # Account that created the order
        "owner": "Address",
        # Account of the market maker
        "maker": "Address",
        # Mint address of the token to sell
        "sell_token": "Mint",
        # Mint address of the token to buy
        "buy_token": "Mint",
        # Sold amount in raw units, including the fee
        "sell_amount": "Amount",
        # Amount received by the owner in raw units
        "buy_amount": "Amount",
        # Fee for the treasury in raw units of the sell token
        "fee": "Amount",
        # Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
        "spread_bps": "NotRequired[int | None]",
    },
)

ChainSimulateIntentResult = TypedDict(
    "ChainSimulateIntentResult",
    {
        # True if the bundle would succeed now
        "ok": "bool",
        # Error of the bundle; null if it would succeed
        "error": "NotRequired[ChainSimulateIntentResultError | None]",
        # Result of each operation, in order
        "steps": "list[ChainSimulateIntentResultStepsItem]",
        # Swaps in each pool, in order, on the state after the previous operations
        "quotes": "list[ChainSimulateIntentResultQuotesItem]",
        # Combined price impact of all swaps in basis points
        "total_price_impact_bps": "int",
        # Amounts required of the sender by token; if a balance is insufficient, only that token
        "balance_checks": "list[ChainSimulateIntentResultBalanceChecksItem]",
        # Longest route of a swap
        "routing": "ChainSimulateIntentResultRouting",
        # Gas of the bundle; 0 if it would fail
        "gas_used": "int",
        # Fee of the bundle in raw native units; 0 if it would fail
        "fee": "Amount",
        # Balance changes of accounts, including the fee
        "balance_changes": "list[ChainSimulateIntentResultBalanceChangesItem]",
        # Blake3 hash of the text
        "intent_hash": "Hex32",
        # Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
        "plan_hash": "Hex32",
        # Warnings before signing, one sentence each: defaults applied, and risks of the plan
        "warnings": "list[str]",
    },
)

ChainSimulateIntentResultBalanceChangesItem = TypedDict(
    "ChainSimulateIntentResultBalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol of the token, or its mint address with 0x
        "token": "str",
        # Balance change in raw units; negative for a decrease
        "delta": "str",
    },
)

ChainSimulateIntentResultBalanceChecksItem = TypedDict(
    "ChainSimulateIntentResultBalanceChecksItem",
    {
        # Symbol of the token, or its mint address with 0x
        "token": "str",
        # Balance of the sender in raw units
        "have": "Amount",
        # Total amount required in raw units; for the native token, including the fee
        "need": "Amount",
        # True if the balance is sufficient
        "ok": "bool",
    },
)

ChainSimulateIntentResultError = TypedDict(
    "ChainSimulateIntentResultError",
    {
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainSimulateIntentResultQuotesItem = TypedDict(
    "ChainSimulateIntentResultQuotesItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the input token
        "token_in": "Mint",
        # Mint address of the output token
        "token_out": "Mint",
        # Input amount in raw units
        "amount_in": "Amount",
        # Output amount in raw units
        "amount_out": "Amount",
        # Price impact in basis points
        "price_impact_bps": "int",
    },
)

# Longest route of a swap
ChainSimulateIntentResultRouting = TypedDict(
    "ChainSimulateIntentResultRouting",
    {
        # none: no swap; direct: through one pool; multi-hop: through several pools
        "type": "Literal[\"none\", \"direct\", \"multi-hop\"]",
        # Tokens of the route, including both ends
        "path": "list[str]",
    },
)

ChainSimulateIntentResultStepsItem = TypedDict(
    "ChainSimulateIntentResultStepsItem",
    {
        # Index of the operation, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # Module of the operation
        "module": "str",
        # ok: would succeed; refused: would fail; not reached: an earlier operation would fail
        "status": "Literal[\"ok\", \"refused\", \"not reached\"]",
        # Gas of the operation; 0 if not reached
        "gas": "int",
        # Error of the operation; null unless refused
        "error": "NotRequired[ChainSimulateIntentResultStepsItemError | None]",
    },
)

ChainSimulateIntentResultStepsItemError = TypedDict(
    "ChainSimulateIntentResultStepsItemError",
    {
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainSimulateProgramResult = TypedDict(
    "ChainSimulateProgramResult",
    {
        # Version of the program, from 1
        "version": "int",
        # True if the bundle would succeed now
        "ok": "bool",
        # Error of the bundle; null if it would succeed
        "error": "NotRequired[ChainSimulateProgramResultError | None]",
        # Result of each operation, in order
        "steps": "list[ChainSimulateProgramResultStepsItem]",
        # Swaps in each pool, in order, on the state after the previous operations
        "quotes": "list[ChainSimulateProgramResultQuotesItem]",
        # Combined price impact of all swaps in basis points
        "total_price_impact_bps": "int",
        # Amounts required of the sender by token; if a balance is insufficient, only that token
        "balance_checks": "list[ChainSimulateProgramResultBalanceChecksItem]",
        # Longest route of a swap
        "routing": "ChainSimulateProgramResultRouting",
        # Gas of the bundle; 0 if it would fail
        "gas_used": "int",
        # Fee of the bundle in raw native units; 0 if it would fail
        "fee": "Amount",
        # Balance changes of accounts, including the fee
        "balance_changes": "list[ChainSimulateProgramResultBalanceChangesItem]",
        # Operations of the executed steps, in order, up to a failing one
        "expanded": "list[Operation]",
        # Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle
        "gas_bound": "int",
    },
)

ChainSimulateProgramResultBalanceChangesItem = TypedDict(
    "ChainSimulateProgramResultBalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol of the token, or its mint address with 0x
        "token": "str",
        # Balance change in raw units; negative for a decrease
        "delta": "str",
    },
)

ChainSimulateProgramResultBalanceChecksItem = TypedDict(
    "ChainSimulateProgramResultBalanceChecksItem",
    {
        # Symbol of the token, or its mint address with 0x
        "token": "str",
        # Balance of the sender in raw units
        "have": "Amount",
        # Total amount required in raw units; for the native token, including the fee
        "need": "Amount",
        # True if the balance is sufficient
        "ok": "bool",
    },
)

ChainSimulateProgramResultError = TypedDict(
    "ChainSimulateProgramResultError",
    {
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainSimulateProgramResultQuotesItem = TypedDict(
    "ChainSimulateProgramResultQuotesItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the input token
        "token_in": "Mint",
        # Mint address of the output token
        "token_out": "Mint",
        # Input amount in raw units
        "amount_in": "Amount",
        # Output amount in raw units
        "amount_out": "Amount",
        # Price impact in basis points
        "price_impact_bps": "int",
    },
)

# Longest route of a swap
ChainSimulateProgramResultRouting = TypedDict(
    "ChainSimulateProgramResultRouting",
    {
        # none: no swap; direct: through one pool; multi-hop: through several pools
        "type": "Literal[\"none\", \"direct\", \"multi-hop\"]",
        # Tokens of the route, including both ends
        "path": "list[str]",
    },
)

ChainSimulateProgramResultStepsItem = TypedDict(
    "ChainSimulateProgramResultStepsItem",
    {
        # Index of the operation, counted from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # Module of the operation
        "module": "str",
        # ok: would succeed; refused: would fail; not reached: an earlier operation would fail
        "status": "Literal[\"ok\", \"refused\", \"not reached\"]",
        # Gas of the operation; 0 if not reached
        "gas": "int",
        # Error of the operation; null unless refused
        "error": "NotRequired[ChainSimulateProgramResultStepsItemError | None]",
    },
)

ChainSimulateProgramResultStepsItemError = TypedDict(
    "ChainSimulateProgramResultStepsItemError",
    {
        # Numeric error code
        "code": "int",
        # Error name, such as InsufficientBalance
        "name": "str",
        # Error message
        "message": "str",
        # Error details by name
        "details": "Any",
    },
)

ChainStakeResult1 = TypedDict(
    "ChainStakeResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operation created; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[ChainStakeResult1Created | None]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainStakeResult1Created = TypedDict(
    "ChainStakeResult1Created",
    {
        # Operator account of the validator
        "validator": "NotRequired[Address]",
        # register: the sender became a validator; self: added to its own stake; delegate: delegated to another validator
        "kind": "NotRequired[Literal[\"register\", \"self\", \"delegate\"]]",
    },
)

ChainStakeToPoolResult1 = TypedDict(
    "ChainStakeToPoolResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Time at which the deposit unlocks, in Unix seconds
        "unlock_at": "Time",
    },
)

ChainStakeToPoolResult2 = TypedDict(
    "ChainStakeToPoolResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainStakeToPoolResult2BalanceChangesItem]",
        # Time at which the deposit unlocks, in Unix seconds
        "unlock_at": "NotRequired[Time | None]",
    },
)

ChainStakeToPoolResult2BalanceChangesItem = TypedDict(
    "ChainStakeToPoolResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainStakesWithResult = TypedDict(
    "ChainStakesWithResult",
    {
        # Events under the key, newest first
        "events": "list[ChainStakesWithResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainStakesWithResultEventsItem = TypedDict(
    "ChainStakesWithResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainStakesWithResultEventsItemData",
    },
)

# Fields of the event
ChainStakesWithResultEventsItemData = TypedDict(
    "ChainStakesWithResultEventsItemData",
    {
        # Account that staked
        "staker": "Address",
        # Operator account of the validator
        "validator": "Address",
        # Staked amount in raw native units
        "amount": "Amount",
        # register: the staker became a validator; self: it added to its own stake; delegate: it delegated to another validator
        "kind": "Literal[\"register\", \"self\", \"delegate\"]",
    },
)

ChainStakingInfoResult = TypedDict(
    "ChainStakingInfoResult",
    {
        # Total stake with all validators in raw native units
        "total_staked": "Amount",
        # Number of validators, active or not
        "validators_total": "int",
        # Number of active validators in this epoch
        "active_validators": "int",
        # Maximum number of active validators
        "max_active": "int",
        # Minimum own stake of a validator in raw native units
        "min_stake": "Amount",
        # Duration of unbonding in seconds
        "unbonding_seconds": "int",
        # Number of the epoch of the last block
        "epoch": "int",
        # Length of an epoch in blocks
        "epoch_blocks": "int",
        # First height of the next epoch
        "next_epoch_height": "Height",
        # Staked part of the native supply in basis points
        "staked_bps": "int",
        # Estimated yearly rate of active stake in basis points, from the last epoch
        "apr_bps_estimate": "int",
        # State of the block rewards
        "emission": "ChainStakingInfoResultEmission",
        # Number of jailed validators
        "jailed": "int",
    },
)

# State of the block rewards
ChainStakingInfoResultEmission = TypedDict(
    "ChainStakingInfoResultEmission",
    {
        # Year since genesis, counted from 1
        "year": "int",
        # Emission of this year in raw native units
        "annual": "Amount",
        # Total emitted since genesis in raw native units
        "emitted": "Amount",
        # Remaining reward pool in raw native units
        "remaining": "Amount",
    },
)

ChainSubmitBundleResult = TypedDict(
    "ChainSubmitBundleResult",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
    },
)

ChainSubmitIntentResult1 = TypedDict(
    "ChainSubmitIntentResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Blake3 hash of the text
        "intent_hash": "Hex32",
        # Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
        "plan_hash": "Hex32",
        # Operations of the plan, in order
        "plan": "list[Operation]",
        # Description of the plan
        "summary": "str",
    },
)

ChainSubmitIntentResult2 = TypedDict(
    "ChainSubmitIntentResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainSubmitIntentResult2BalanceChangesItem]",
        # Blake3 hash of the text
        "intent_hash": "NotRequired[Hex32 | None]",
        # Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
        "plan_hash": "NotRequired[Hex32 | None]",
        # Operations of the plan, in order
        "plan": "NotRequired[list[Operation] | None]",
        # Description of the plan
        "summary": "NotRequired[str | None]",
    },
)

ChainSubmitIntentResult2BalanceChangesItem = TypedDict(
    "ChainSubmitIntentResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainSwapResult1 = TypedDict(
    "ChainSwapResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Quote of the swap on the state that it was planned on
        "quote": "ChainSwapResult1Quote",
    },
)

# Quote of the swap on the state that it was planned on
ChainSwapResult1Quote = TypedDict(
    "ChainSwapResult1Quote",
    {
        # Input token: symbol, or mint address with 0x
        "from_token": "str",
        # Output token: symbol, or mint address with 0x
        "to_token": "str",
        # Input amount in raw units
        "amount_in": "Amount",
        # Output amount in raw units
        "amount_out": "Amount",
        # Total fee of all pools in raw units of the input token
        "fee_amount": "Amount",
        # Total fee of all pools in basis points of the input
        "fee_bps": "int",
        # Price impact of the swap in basis points
        "price_impact_bps": "int",
        # Whole output tokens per whole input token, without fee and price impact
        "spot_price": "str",
        # Whole output tokens per whole input token in this swap
        "execution_price": "str",
        # Pools of the route, in order
        "route": "list[ChainSwapResult1QuoteRouteItem]",
        # direct: one pool; multi-hop: several pools in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Suggested minimum output in raw units: 0.5 % below amount_out
        "min_amount_out": "Amount",
        # Warnings about the swap, one sentence each
        "warnings": "list[str]",
        # Height of the state that was read
        "height": "Height",
    },
)

ChainSwapResult1QuoteRouteItem = TypedDict(
    "ChainSwapResult1QuoteRouteItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the input token of this pool
        "token_in": "Mint",
        # Mint address of the output token of this pool
        "token_out": "Mint",
        # Input amount of this pool in raw units
        "amount_in": "Amount",
        # Output amount of this pool in raw units
        "amount_out": "Amount",
    },
)

ChainSwapResult2 = TypedDict(
    "ChainSwapResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainSwapResult2BalanceChangesItem]",
        # Quote of the swap on the state that it was planned on
        "quote": "NotRequired[ChainSwapResult2Quote | None]",
    },
)

ChainSwapResult2BalanceChangesItem = TypedDict(
    "ChainSwapResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainSwapResult2Quote = TypedDict(
    "ChainSwapResult2Quote",
    {
        # Input token: symbol, or mint address with 0x
        "from_token": "str",
        # Output token: symbol, or mint address with 0x
        "to_token": "str",
        # Input amount in raw units
        "amount_in": "Amount",
        # Output amount in raw units
        "amount_out": "Amount",
        # Total fee of all pools in raw units of the input token
        "fee_amount": "Amount",
        # Total fee of all pools in basis points of the input
        "fee_bps": "int",
        # Price impact of the swap in basis points
        "price_impact_bps": "int",
        # Whole output tokens per whole input token, without fee and price impact
        "spot_price": "str",
        # Whole output tokens per whole input token in this swap
        "execution_price": "str",
        # Pools of the route, in order
        "route": "list[ChainSwapResult2QuoteRouteItem]",
        # direct: one pool; multi-hop: several pools in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Suggested minimum output in raw units: 0.5 % below amount_out
        "min_amount_out": "Amount",
        # Warnings about the swap, one sentence each
        "warnings": "list[str]",
        # Height of the state that was read
        "height": "Height",
    },
)

ChainSwapResult2QuoteRouteItem = TypedDict(
    "ChainSwapResult2QuoteRouteItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the input token of this pool
        "token_in": "Mint",
        # Mint address of the output token of this pool
        "token_out": "Mint",
        # Input amount of this pool in raw units
        "amount_in": "Amount",
        # Output amount of this pool in raw units
        "amount_out": "Amount",
    },
)

ChainTransferMultiTokenResult1 = TypedDict(
    "ChainTransferMultiTokenResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainTransferNftResult1 = TypedDict(
    "ChainTransferNftResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainTransferResult1 = TypedDict(
    "ChainTransferResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainUnjailResult1 = TypedDict(
    "ChainUnjailResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainUnstakeFromPoolResult1 = TypedDict(
    "ChainUnstakeFromPoolResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainUnstakeResult1 = TypedDict(
    "ChainUnstakeResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Earliest time of the claim in Unix seconds
        "release_at": "Time",
        # All unbonding entries of the sender, oldest first
        "entries": "list[ChainUnstakeResult1EntriesItem]",
    },
)

ChainUnstakeResult1EntriesItem = TypedDict(
    "ChainUnstakeResult1EntriesItem",
    {
        # Operator account of the validator
        "validator": "Address",
        # Unbonding amount in raw native units
        "amount": "Amount",
        # Earliest time of the claim in Unix seconds
        "release_at": "Time",
        # True if it can be claimed now
        "claimable": "bool",
    },
)

ChainUnstakeResult2 = TypedDict(
    "ChainUnstakeResult2",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[ChainUnstakeResult2BalanceChangesItem]",
        # Earliest time of the claim in Unix seconds
        "release_at": "NotRequired[Time | None]",
        # All unbonding entries of the sender, oldest first
        "entries": "NotRequired[list[ChainUnstakeResult2EntriesItem] | None]",
    },
)

ChainUnstakeResult2BalanceChangesItem = TypedDict(
    "ChainUnstakeResult2BalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ChainUnstakeResult2EntriesItem = TypedDict(
    "ChainUnstakeResult2EntriesItem",
    {
        # Operator account of the validator
        "validator": "Address",
        # Unbonding amount in raw native units
        "amount": "Amount",
        # Earliest time of the claim in Unix seconds
        "release_at": "Time",
        # True if it can be claimed now
        "claimable": "bool",
    },
)

ChainUnstakesFromResult = TypedDict(
    "ChainUnstakesFromResult",
    {
        # Events under the key, newest first
        "events": "list[ChainUnstakesFromResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainUnstakesFromResultEventsItem = TypedDict(
    "ChainUnstakesFromResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainUnstakesFromResultEventsItemData",
    },
)

# Fields of the event
ChainUnstakesFromResultEventsItemData = TypedDict(
    "ChainUnstakesFromResultEventsItemData",
    {
        # Account that unstakes
        "staker": "Address",
        # Operator account of the validator
        "validator": "Address",
        # Unbonding amount in raw native units
        "amount": "Amount",
        # Earliest time of the claim in Unix seconds
        "release_at": "Time",
    },
)

ChainUpdateTokenMetadataResult1 = TypedDict(
    "ChainUpdateTokenMetadataResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainValidatorHealthResult = TypedDict(
    "ChainValidatorHealthResult",
    {
        # Height of the last final block of this node
        "block_height": "Height",
        # Number of connected peers
        "peers": "int",
        # synced; syncing: downloading blocks; stalled: no block for a minute; paused: waiting
        "sync_status": "Literal[\"synced\", \"syncing\", \"stalled\", \"paused\"]",
        # Highest block that this node or one of its peers has
        "highest_known_height": "Height",
        # Progress of the sync; null unless sync_status is syncing
        "sync_progress": "NotRequired[ChainValidatorHealthResultSyncProgress | None]",
        # Seconds since the node started
        "uptime_seconds": "int",
        # Version of the node software
        "version": "str",
        # True if the node has the key of a validator
        "is_validator": "bool",
        # Account of the validator; null if the node is none
        "validator_address": "NotRequired[Address | None]",
        # Whether the validator is jailed for misconduct or absence; null if the node is none
        "is_jailed": "NotRequired[bool | None]",
        # Last height whose commit, as contained in the next block, has this validator's signature; 0 if none yet
        "last_signed_height": "NotRequired[Height | None]",
        # Reason why the validator does not sign; null if it signs, and without a validator key
        "not_signing": "NotRequired[ChainValidatorHealthResultNotSigning | None]",
        # Number of turns that this validator has ever missed; null if the node is none
        "missed_turns": "NotRequired[int | None]",
        # Number of bundles in the mempool
        "mempool_size": "int",
        # Memory of the process in MiB
        "memory_mb": "int",
        # Free disk space in the data directory, in GB
        "disk_free_gb": "int",
        # Median of the peers' clocks minus this node's clock, in milliseconds; null without peers
        "clock_offset_ms": "NotRequired[float | None]",
        # Plugins that are stopped or failed in the last ten minutes
        "plugins": "list[ChainValidatorHealthResultPluginsItem]",
    },
)

ChainValidatorHealthResultNotSigning = TypedDict(
    "ChainValidatorHealthResultNotSigning",
    {
        # Code of the reason, as in /health/ready
        "code": "str",
        # Reason, and what to do
        "reason": "str",
    },
)

ChainValidatorHealthResultPluginsItem = TypedDict(
    "ChainValidatorHealthResultPluginsItem",
    {
        # Name of the plugin
        "plugin": "str",
        # True if the plugin is stopped
        "stopped": "bool",
        # Number of failures since the plugin last ran for ten minutes without any
        "failures": "int",
        # Part of the plugin that failed first
        "where": "str",
        # Time of the first failure, in Unix seconds
        "since": "Time",
        # Time of the next start, in Unix seconds; null while the plugin runs, or if it cannot be loaded
        "next_start": "NotRequired[Time | None]",
    },
)

ChainValidatorHealthResultSyncProgress = TypedDict(
    "ChainValidatorHealthResultSyncProgress",
    {
        # Target height of the sync
        "target": "Height",
        # Percentage of the missing blocks that the node has executed, 0 to 100
        "percent": "float",
        # Blocks executed per second
        "blocks_per_s": "float",
        # Estimated seconds until the sync is complete; null while the rate is unknown
        "eta_s": "NotRequired[int | None]",
    },
)

ChainVerifyAnchorResult = TypedDict(
    "ChainVerifyAnchorResult",
    {
        # Whether the key is anchored
        "exists": "bool",
        # The anchor; null if there is none
        "anchor": "NotRequired[ChainVerifyAnchorResultAnchor | None]",
        # Blocks from the anchor to the head, inclusive, all final; 0 without an anchor
        "confirmations": "int",
        # Proof that the state has this record of anchor.anchors, or that it has none
        "proof": "ChainVerifyAnchorResultProof",
    },
)

ChainVerifyAnchorResultAnchor = TypedDict(
    "ChainVerifyAnchorResultAnchor",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash in its namespace, 1 to 128 bytes; can be used only once
        "key": "str",
        # Anchored hash, 32 bytes of any hash function; never zero
        "value_hash": "Hex32",
        # Account that anchored it; the namespace may have a new owner since
        "owner": "Address",
        # Bundle that anchored it; null if the end of a block did, such as a DAO decision
        "bundle_hash": "Hash | None",
        # Height of the block that anchored it
        "block_height": "Height",
        # Time of that block in Unix seconds
        "timestamp": "Time",
        # Link to the hashed document, which the chain does not read; null if none
        "uri": "NotRequired[str | None]",
        # Hash of that block; null if this node does not have its header
        "block_hash": "NotRequired[Hash | None]",
    },
)

# Proof that the state has this record of anchor.anchors, or that it has none
ChainVerifyAnchorResultProof = TypedDict(
    "ChainVerifyAnchorResultProof",
    {
        # Block whose header has the state root
        "height": "Height",
        # Root of the state after that block, under which the record is
        "state_root": "Hash",
        # Key of the record: two bytes of the module, one of the slot, the parts of the key
        "key": "str",
        # Bytes of the record in borsh; null when the key holds nothing
        "value": "NotRequired[str | None]",
        # Hashes from the record to the root; verifyProof of the client checks them
        "path": "ChainVerifyAnchorResultProofPath",
    },
)

# Hashes from the record to the root; verifyProof of the client checks them
ChainVerifyAnchorResultProofPath = TypedDict(
    "ChainVerifyAnchorResultProofPath",
    {
        # Node at the end of the path
        "terminal": "ChainVerifyAnchorResultProofPathTerminal1 | ChainVerifyAnchorResultProofPathTerminal2 | ChainVerifyAnchorResultProofPathTerminal3",
        # Level of the tree at which the path ends; the root is 0
        "depth": "int",
        # Bit i (most significant bit of the first byte first) is set when the sibling at level i is not empty
        "bitmap": "str",
        # Hashes of the siblings that are not empty, from the root downwards
        "siblings": "list[str]",
    },
)

ChainVerifyAnchorResultProofPathTerminal1 = TypedDict(
    "ChainVerifyAnchorResultProofPathTerminal1",
    {
        # Leaf of the key: the key holds the value
        "own": "dict[str, Any]",
    },
)

ChainVerifyAnchorResultProofPathTerminal2 = TypedDict(
    "ChainVerifyAnchorResultProofPathTerminal2",
    {
        # Leaf of another key: the key is absent
        "other": "ChainVerifyAnchorResultProofPathTerminal2Other",
    },
)

# Leaf of another key: the key is absent
ChainVerifyAnchorResultProofPathTerminal2Other = TypedDict(
    "ChainVerifyAnchorResultProofPathTerminal2Other",
    {
        # Hash of the key of the other leaf, 32 bytes
        "path": "str",
        # Hash of the value of the other leaf, 32 bytes
        "value_hash": "str",
    },
)

ChainVerifyAnchorResultProofPathTerminal3 = TypedDict(
    "ChainVerifyAnchorResultProofPathTerminal3",
    {
        # Empty subtree: the key is absent
        "empty": "dict[str, Any]",
    },
)

ChainVoteProposalResult1 = TypedDict(
    "ChainVoteProposalResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainVoteUpgradeResult1 = TypedDict(
    "ChainVoteUpgradeResult1",
    {
        # Hash of the bundle, which identifies its receipt
        "bundle_hash": "Hash",
        # pending: in the mempool; included: in a block
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Gas limit of the bundle
        "gas_limit": "int",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Maximum fee, for all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of the operations, in order
        "operations": "list[str]",
        # Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
        "created": "NotRequired[Any]",
        # Receipt; null until a block includes the bundle
        "receipt": "NotRequired[Receipt | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
    },
)

ChainVotesOfResult = TypedDict(
    "ChainVotesOfResult",
    {
        # Events under the key, newest first
        "events": "list[ChainVotesOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block in the index
        "indexed_height": "Height",
    },
)

ChainVotesOfResultEventsItem = TypedDict(
    "ChainVotesOfResultEventsItem",
    {
        # Height of the block
        "height": "Height",
        # Timestamp of the block, Unix seconds
        "time": "Time",
        # Bundle whose operation caused the event; null for a block event
        "bundle_hash": "Hash | None",
        # Index of the operation in the bundle, from 0; null for an event without an operation
        "op_index": "NotRequired[int | None]",
        # Fields of the event
        "data": "ChainVotesOfResultEventsItemData",
    },
)

# Fields of the event
ChainVotesOfResultEventsItemData = TypedDict(
    "ChainVotesOfResultEventsItemData",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # True for a vote in favor, false for a vote against
        "approve": "bool",
        # Voting power in raw native units of stake
        "power": "Amount",
    },
)

# The Ed25519 public key with which a validator signs: 64 hex characters, answered without 0x.
ConsensusKey: TypeAlias = "str"

# A DAO: its token, settings and treasury
Dao = TypedDict(
    "Dao",
    {
        # Account of the DAO, which holds its treasury
        "dao_address": "Address",
        # Name of the DAO, 1 to 64 characters; not unique
        "name": "str",
        # Mint address of the token whose holders vote
        "token_mint": "Mint",
        # Symbol of that token; the mint address of a liquidity token
        "token_symbol": "str",
        # Account that can mint more of that token, and so outvote all holders; null for none
        "mint_authority": "NotRequired[Address | None]",
        # Settings of the DAO
        "config": "DaoConfig",
        # Account that created the DAO
        "creator": "Address",
        # Number of proposals ever made
        "proposals": "int",
        # Balances of the treasury, the native token first, at most 100 tokens; chain_getAddressTokens lists all
        "treasury": "list[DaoTreasuryItem]",
        # Height of the block that created the DAO
        "created_at_height": "Height",
    },
)

# Settings of the DAO
DaoConfig = TypedDict(
    "DaoConfig",
    {
        # Raw units of the token that the proposer must hold until the vote ends
        "proposal_threshold": "Amount",
        # Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
        "quorum_bps": "int",
        # Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
        "approval_bps": "int",
        # Seconds between the end of the vote and the earliest execution, at most 30 days
        "timelock_s": "int",
        # Seconds after the timelock in which the proposal can be executed, at least 3,600
        "execution_window_s": "int",
        # Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "int",
        # True if the vote ends as soon as the proposal is certain to pass
        "allow_early_execution": "bool",
        # Blocks between the proposal and the first block of the vote, 1 to 43,200
        "voting_delay_blocks": "int",
        # Length of the vote in blocks, 150 to 1,296,000
        "voting_period_blocks": "int",
        # Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
        "guardian": "NotRequired[Address | None]",
        # Purpose of the DAO, at most 1,000 characters
        "description": "str",
        # Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

DaoTreasuryItem = TypedDict(
    "DaoTreasuryItem",
    {
        # Mint address of the token
        "mint": "Mint",
        # Symbol of the token; the mint address of a liquidity token
        "symbol": "str",
        # Balance of the DAO in raw units
        "balance": "Amount",
    },
)

DebugTraceCallBlock4 = TypedDict(
    "DebugTraceCallBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

DevAdvanceTimeResult = TypedDict(
    "DevAdvanceTimeResult",
    {
        # Height of the first block with the new time
        "height": "Height",
        # Time of that block, in Unix seconds
        "time": "Time",
    },
)

# Result of simulated operations
DryRun = TypedDict(
    "DryRun",
    {
        # True if the operations would succeed now
        "ok": "bool",
        # Gas that the operations would use; 0 if they would fail
        "gas_used": "int",
        # Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Simulated operations, in order
        "operations": "list[OperationRecord]",
        # Events that the operations would emit
        "events": "list[Event]",
        # Error with which the operations would fail; null if they would succeed
        "error": "NotRequired[Refusal | None]",
        # Warnings before signing, one sentence each
        "warnings": "list[str]",
        # Changes of balances, including the fee
        "balance_changes": "list[DryRunBalanceChangesItem]",
    },
)

DryRunBalanceChangesItem = TypedDict(
    "DryRunBalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol or mint of the token
        "token": "str",
        # Change of the balance in raw units; negative if the account pays
        "delta": "str",
    },
)

ErigonGetHeaderByNumberBlock4 = TypedDict(
    "ErigonGetHeaderByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthCallBlock4 = TypedDict(
    "EthCallBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthEstimateGasBlock4 = TypedDict(
    "EthEstimateGasBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthFeeHistoryNewest4 = TypedDict(
    "EthFeeHistoryNewest4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetBalanceBlock4 = TypedDict(
    "EthGetBalanceBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetBlockByHashBlock4 = TypedDict(
    "EthGetBlockByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetBlockByNumberBlock4 = TypedDict(
    "EthGetBlockByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetBlockReceiptsBlock4 = TypedDict(
    "EthGetBlockReceiptsBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetBlockTransactionCountByHashBlock4 = TypedDict(
    "EthGetBlockTransactionCountByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetBlockTransactionCountByNumberBlock4 = TypedDict(
    "EthGetBlockTransactionCountByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetCodeBlock4 = TypedDict(
    "EthGetCodeBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetHeaderByHashBlock4 = TypedDict(
    "EthGetHeaderByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetHeaderByNumberBlock4 = TypedDict(
    "EthGetHeaderByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetRawTransactionByBlockHashAndIndexBlock4 = TypedDict(
    "EthGetRawTransactionByBlockHashAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetRawTransactionByBlockNumberAndIndexBlock4 = TypedDict(
    "EthGetRawTransactionByBlockNumberAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetStorageAtBlock4 = TypedDict(
    "EthGetStorageAtBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetTransactionByBlockHashAndIndexBlock4 = TypedDict(
    "EthGetTransactionByBlockHashAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetTransactionByBlockNumberAndIndexBlock4 = TypedDict(
    "EthGetTransactionByBlockNumberAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetTransactionCountBlock4 = TypedDict(
    "EthGetTransactionCountBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetUncleByBlockHashAndIndexHeight4 = TypedDict(
    "EthGetUncleByBlockHashAndIndexHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetUncleByBlockNumberAndIndexHeight4 = TypedDict(
    "EthGetUncleByBlockNumberAndIndexHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetUncleCountByBlockHashHeight4 = TypedDict(
    "EthGetUncleCountByBlockHashHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

EthGetUncleCountByBlockNumberHeight4 = TypedDict(
    "EthGetUncleCountByBlockNumberHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

# Storage that a transaction declares that it reads
EthereumAccess = TypedDict(
    "EthereumAccess",
    {
        # Contract that owns the storage
        "address": "EthereumAddress",
        # Slots of the contract, 32 bytes each
        "storageKeys": "list[EthereumHash]",
    },
)

# Last 20 bytes of an account or contract, as 0x and 40 hex digits
EthereumAddress: TypeAlias = "str"

# Block in the form of Ethereum
EthereumBlock = TypedDict(
    "EthereumBlock",
    {
        # Height of the block in the chain
        "number": "Quantity",
        # Hash by which the block is known; null while pending
        "hash": "EthereumHash | None",
        # Hash of the previous block
        "parentHash": "EthereumHash",
        # Zeros: the chain has no mining; null while pending
        "nonce": "EthereumData | None",
        # Hash of an empty list: the chain has no uncles
        "sha3Uncles": "EthereumHash",
        # Bloom filter of the contracts and topics of its logs
        "logsBloom": "EthereumData",
        # Merkle root over the transactions
        "transactionsRoot": "EthereumHash",
        # Root of the state tree after the block
        "stateRoot": "EthereumHash",
        # Merkle root over the receipts
        "receiptsRoot": "EthereumHash",
        # Account of the proposer; null while pending
        "miner": "EthereumAddress | None",
        # Zero: the chain has no mining
        "difficulty": "Quantity",
        # Zero: the chain has no mining
        "totalDifficulty": "Quantity",
        # Empty: proposers add no data
        "extraData": "EthereumData",
        # Largest amount of gas allowed
        "gasLimit": "Quantity",
        # Gas used by all its transactions
        "gasUsed": "Quantity",
        # Time of the proposal, in Unix seconds
        "timestamp": "Quantity",
        # Zeros: the chain has no mining
        "mixHash": "EthereumHash",
        # Minimum price per unit of gas at this height, in wei
        "baseFeePerGas": "Quantity",
        # Size in bytes
        "size": "Quantity",
        # Transactions or their hashes, in execution order
        "transactions": "list[EthereumHash] | list[EthereumTransaction]",
        # Empty list: the chain has no uncles
        "uncles": "list[EthereumHash]",
    },
)

# Call, or unsigned transaction
EthereumCall = TypedDict(
    "EthereumCall",
    {
        # Sender (default the zero address)
        "from": "NotRequired[EthereumAddress | None]",
        # Account or contract to call; null for a contract creation
        "to": "NotRequired[EthereumAddress | None]",
        # Native value to transfer, in wei (default 0)
        "value": "NotRequired[Quantity | None]",
        # Call data, ABI-encoded; older name of `input`
        "data": "NotRequired[EthereumData | None]",
        # Call data, ABI-encoded
        "input": "NotRequired[EthereumData | None]",
        # Nonce of the sender (default the next one)
        "nonce": "NotRequired[Quantity | None]",
        # Gas limit (default that of a block)
        "gas": "NotRequired[Quantity | None]",
        # Price per unit of gas, in wei
        "gasPrice": "NotRequired[Quantity | None]",
        # Maximum price per unit of gas, in wei
        "maxFeePerGas": "NotRequired[Quantity | None]",
        # Tip offered per unit of gas, in wei; never charged
        "maxPriorityFeePerGas": "NotRequired[Quantity | None]",
        # Declared storage reads; without effect on this chain
        "accessList": "NotRequired[list[EthereumCallAccessListItem] | None]",
    },
)

EthereumCallAccessListItem = TypedDict(
    "EthereumCallAccessListItem",
    {
        # Contract that owns the storage
        "address": "EthereumAddress",
        # Slots of the contract, 32 bytes each
        "storageKeys": "list[EthereumHash]",
    },
)

# Transaction or call in the format of geth’s callTracer
EthereumCallTrace = TypedDict(
    "EthereumCallTrace",
    {
        # Always CALL: no EVM code runs on this chain
        "type": "Literal[\"CALL\"]",
        # Caller or sender
        "from": "EthereumAddress",
        # Called account or recipient; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native value, in wei
        "value": "Quantity",
        # Gas limit; zero for inner transfers, which use that of the transaction
        "gas": "Quantity",
        # Gas that execution used
        "gasUsed": "Quantity",
        # Call data; for native bundles their bytes
        "input": "EthereumData",
        # Return data, or revert data
        "output": "NotRequired[EthereumData]",
        # Present if a simulated call reverts
        "error": "NotRequired[str]",
        # Revert reason as text, if a simulated call reverts
        "revertReason": "NotRequired[str]",
        # Native transfers inside, in order
        "calls": "NotRequired[list[EthereumInnerCall]]",
        # Present with `withLog`
        "logs": "NotRequired[list[EthereumTracedLog]]",
    },
)

# Bytes as 0x and an even number of hex digits
EthereumData: TypeAlias = "str"

# Gas prices and gas use of a range of blocks
EthereumFeeHistory = TypedDict(
    "EthereumFeeHistory",
    {
        # First block of the range
        "oldestBlock": "Quantity",
        # Minimum price per unit of gas of each block and of the next one, in wei
        "baseFeePerGas": "list[Quantity]",
        # Share of the gas limit used by each block, 0 to 1
        "gasUsedRatio": "list[float]",
        # Tips of each block at the requested percentiles of gas: the price paid above the minimum, in wei
        "reward": "NotRequired[list[list[Quantity]]]",
    },
)

# 32-byte hash as 0x and 64 hex digits
EthereumHash: TypeAlias = "str"

# Header of a block
EthereumHeader = TypedDict(
    "EthereumHeader",
    {
        # Height of the block in the chain
        "number": "Quantity",
        # Hash by which the block is known; null while pending
        "hash": "EthereumHash | None",
        # Hash of the previous block
        "parentHash": "EthereumHash",
        # Zeros: the chain has no mining; null while pending
        "nonce": "EthereumData | None",
        # Hash of an empty list: the chain has no uncles
        "sha3Uncles": "EthereumHash",
        # Bloom filter of the contracts and topics of its logs
        "logsBloom": "EthereumData",
        # Merkle root over the transactions
        "transactionsRoot": "EthereumHash",
        # Root of the state tree after the block
        "stateRoot": "EthereumHash",
        # Merkle root over the receipts
        "receiptsRoot": "EthereumHash",
        # Account of the proposer; null while pending
        "miner": "EthereumAddress | None",
        # Zero: the chain has no mining
        "difficulty": "Quantity",
        # Zero: the chain has no mining
        "totalDifficulty": "Quantity",
        # Empty: proposers add no data
        "extraData": "EthereumData",
        # Largest amount of gas allowed
        "gasLimit": "Quantity",
        # Gas used by all its transactions
        "gasUsed": "Quantity",
        # Time of the proposal, in Unix seconds
        "timestamp": "Quantity",
        # Zeros: the chain has no mining
        "mixHash": "EthereumHash",
        # Minimum price per unit of gas at this height, in wei
        "baseFeePerGas": "Quantity",
    },
)

# Native transfer by an operation, shown as a call without data
EthereumInnerCall = TypedDict(
    "EthereumInnerCall",
    {
        # Always CALL: no EVM code runs on this chain
        "type": "Literal[\"CALL\"]",
        # Caller or sender
        "from": "EthereumAddress",
        # Called account or recipient; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native value, in wei
        "value": "Quantity",
        # Gas limit; zero for inner transfers, which use that of the transaction
        "gas": "Quantity",
        # Gas that execution used
        "gasUsed": "Quantity",
        # Always empty
        "input": "EthereumData",
    },
)

# Log of a contract
EthereumLog = TypedDict(
    "EthereumLog",
    {
        # Contract that emitted the log
        "address": "EthereumAddress",
        # Hash of the event, then its indexed fields
        "topics": "list[EthereumHash]",
        # Remaining fields of the event, ABI-encoded
        "data": "EthereumData",
        # Height of the block in the chain
        "blockNumber": "Quantity",
        # Hash of the transaction that caused the log
        "transactionHash": "EthereumHash",
        # Position of the transaction in its block, from 0
        "transactionIndex": "Quantity",
        # Hash by which the block is known
        "blockHash": "EthereumHash",
        # Position of the log in its block, from 0
        "logIndex": "Quantity",
        # Always false: blocks are final
        "removed": "bool",
        # Time of the proposal of the block, in Unix seconds
        "blockTimestamp": "Quantity",
    },
)

# Log filter; an omitted field matches every log
EthereumLogFilter = TypedDict(
    "EthereumLogFilter",
    {
        # One contract or a list of up to 1,000 (default all)
        "address": "NotRequired[EthereumAddress | list[EthereumAddress] | None]",
        # Accepted topics for each of the four positions: one, a list, or null for any
        "topics": "NotRequired[list[EthereumHash | list[EthereumHash | None] | None] | None]",
        # First block: number or tag (default the latest)
        "fromBlock": "NotRequired[str | None]",
        # Last block: number or tag (default the latest)
        "toBlock": "NotRequired[str | None]",
        # Only this block; excludes fromBlock and toBlock
        "blockHash": "NotRequired[EthereumHash | None]",
    },
)

# Transactions in the mempool of this node
EthereumPool = TypedDict(
    "EthereumPool",
    {
        # Executable transactions, by sender and nonce
        "pending": "dict[str, Any]",
        # Transactions behind a nonce gap, by sender and nonce
        "queued": "dict[str, Any]",
    },
)

# Receipt of a transaction
EthereumReceipt = TypedDict(
    "EthereumReceipt",
    {
        # Transaction type: 0 legacy, 1 with access list, 2 with a fee cap
        "type": "Quantity",
        # Always 1: failed transactions are in no block
        "status": "Quantity",
        # Hash by which the transaction is known
        "transactionHash": "EthereumHash",
        # Position of the transaction in its block, from 0
        "transactionIndex": "Quantity",
        # Hash by which the block is known
        "blockHash": "EthereumHash",
        # Height of the block in the chain
        "blockNumber": "Quantity",
        # Account of the sender
        "from": "EthereumAddress",
        # Account or contract called; null for a contract creation
        "to": "EthereumAddress | None",
        # Always null: transactions create no contracts
        "contractAddress": "Any",
        # Gas used in the block up to and including this transaction
        "cumulativeGasUsed": "Quantity",
        # Gas that the sender paid for
        "gasUsed": "Quantity",
        # Price paid per unit of gas, in wei
        "effectiveGasPrice": "Quantity",
        # Logs, in order
        "logs": "list[EthereumLog]",
        # Bloom filter of the contracts and topics of its logs
        "logsBloom": "EthereumData",
    },
)

# Sync progress
EthereumSyncing = TypedDict(
    "EthereumSyncing",
    {
        # Height at which the sync started
        "startingBlock": "Quantity",
        # Height of this node
        "currentBlock": "Quantity",
        # Highest height reported by a peer
        "highestBlock": "Quantity",
    },
)

# Transaction, or native transfer inside one, in the format of OpenEthereum
EthereumTrace = TypedDict(
    "EthereumTrace",
    {
        # Caller, called account, value and data
        "action": "EthereumTraceAction",
        # Gas used and return data
        "result": "EthereumTraceResult",
        # Number of inner transfers
        "subtraces": "int",
        # Empty for the transaction; otherwise the position of the inner transfer
        "traceAddress": "list[int]",
        # Hash by which the block is known
        "blockHash": "EthereumHash",
        # Height of the block in the chain
        "blockNumber": "int",
        # Hash of the traced transaction
        "transactionHash": "EthereumHash",
        # Position of the transaction in its block
        "transactionPosition": "int",
        # Always call: no contract is created or destroyed
        "type": "Literal[\"call\"]",
    },
)

# Call that the trace is of
EthereumTraceAction = TypedDict(
    "EthereumTraceAction",
    {
        # Always CALL: no EVM code runs on this chain
        "callType": "Literal[\"call\"]",
        # Caller or sender
        "from": "EthereumAddress",
        # Called account or recipient; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native value, in wei
        "value": "Quantity",
        # Gas limit; zero for inner transfers, which use that of the transaction
        "gas": "Quantity",
        # Call data; for native bundles their bytes
        "input": "EthereumData",
    },
)

# Trace filter; other fields are ignored
EthereumTraceFilter = TypedDict(
    "EthereumTraceFilter",
    {
        # First block: number or tag (default the latest)
        "fromBlock": "NotRequired[str | int | None]",
        # Last block: number or tag (default the latest)
        "toBlock": "NotRequired[str | int | None]",
        # Only traces from one of these addresses
        "fromAddress": "NotRequired[list[EthereumAddress] | None]",
        # Only traces to one of these addresses
        "toAddress": "NotRequired[list[EthereumAddress] | None]",
        # Number of matching traces to skip
        "after": "NotRequired[int | None]",
        # Number of traces, at most 1000
        "count": "NotRequired[int | None]",
    },
)

# Result of the traced call
EthereumTraceResult = TypedDict(
    "EthereumTraceResult",
    {
        # Gas that execution used
        "gasUsed": "Quantity",
        # Return data; empty if there is none
        "output": "EthereumData",
    },
)

# Log in the format of geth’s callTracer
EthereumTracedLog = TypedDict(
    "EthereumTracedLog",
    {
        # Token or collection
        "address": "EthereumAddress",
        # Hash of the event, then its indexed fields
        "topics": "list[EthereumHash]",
        # Remaining fields, in words of 32 bytes
        "data": "EthereumData",
        # Number of inner calls before the log: always zero
        "position": "Quantity",
        # Position among the logs of the transaction
        "index": "Quantity",
    },
)

# Tracer and its options; other fields are ignored
EthereumTracing = TypedDict(
    "EthereumTracing",
    {
        # Only "callTracer" is supported
        "tracer": "NotRequired[str | None]",
        # Options of the tracer
        "tracerConfig": "NotRequired[EthereumTracingTracerConfig | None]",
    },
)

EthereumTracingTracerConfig = TypedDict(
    "EthereumTracingTracerConfig",
    {
        # True to omit inner transfers
        "onlyTopCall": "NotRequired[bool | None]",
        # True to include logs
        "withLog": "NotRequired[bool | None]",
    },
)

# Transaction, or native bundle in the form of a transaction
EthereumTransaction = TypedDict(
    "EthereumTransaction",
    {
        # Hash of the block; null while pending
        "blockHash": "EthereumHash | None",
        # Height of the block; null while pending
        "blockNumber": "Quantity | None",
        # Time of the proposal of the block, in Unix seconds; null while pending
        "blockTimestamp": "Quantity | None",
        # Position in the block, from 0; null while pending
        "transactionIndex": "Quantity | None",
        # Hash by which the transaction is known
        "hash": "EthereumHash",
        # Transaction type: 0 legacy, 1 with access list, 2 with a fee cap
        "type": "Quantity",
        # Account of the sender
        "from": "EthereumAddress",
        # Account or contract called; null for a contract creation
        "to": "EthereumAddress | None",
        # Nonce of the sender
        "nonce": "Quantity",
        # Largest amount of gas allowed
        "gas": "Quantity",
        # Native value transferred, in wei
        "value": "Quantity",
        # Call data, ABI-encoded
        "input": "EthereumData",
        # Id of the chain that it is signed for
        "chainId": "Quantity",
        # Price per unit of gas, in wei
        "gasPrice": "Quantity",
        # Maximum price per unit of gas, in wei
        "maxFeePerGas": "NotRequired[Quantity]",
        # Tip offered per unit of gas, in wei; never charged
        "maxPriorityFeePerGas": "NotRequired[Quantity]",
        # Declared storage reads; without effect on this chain
        "accessList": "NotRequired[list[EthereumAccess]]",
        # Signature: parity of the point, and the chain id
        "v": "Quantity",
        # Signature: parity of the point
        "yParity": "NotRequired[Quantity]",
        # Signature: r
        "r": "Quantity",
        # Signature: s
        "s": "Quantity",
    },
)

# Event that a module emitted in a bundle or block
Event = TypedDict(
    "Event",
    {
        # Index among the events of the bundle or block, from 0
        "index": "int",
        # Index of the operation that emitted the event, from 0; null for events of no operation
        "op_index": "NotRequired[int | None]",
        # Module that emitted the event
        "module": "str",
        # Name of the event in its module
        "name": "str",
        # Fields of the event, as the module declares them
        "data": "Any",
    },
)

# Profile of a player in a game
GameProfile = TypedDict(
    "GameProfile",
    {
        # Unique id of the game
        "game_id": "str",
        # False if the player hides the profile; the fields below are null then
        "visible": "bool",
        # Account of the player
        "passport_owner": "NotRequired[Address | None]",
        # Display name of the game
        "game_name": "NotRequired[str | None]",
        # Current score of the player in the game
        "score": "NotRequired[int | None]",
        # Current numbers by name, as reported by the game
        "stats": "NotRequired[dict[str, int] | None]",
        # Achievements of the player in the game, in alphabetical order
        "achievements": "NotRequired[list[str] | None]",
        # Time of the first update in Unix seconds
        "first_played": "NotRequired[Time | None]",
        # Time of the last update in Unix seconds
        "last_played": "NotRequired[Time | None]",
        # Number of updates by the game
        "updates": "NotRequired[int | None]",
    },
)

# A 32-byte hash. Answers use the native form (hash prefix and base58 of 32 bytes); 0x and 64 hex characters are accepted as well.
Hash: TypeAlias = "str"

# A block height; genesis is 0.
Height: TypeAlias = "int"

# 32 bytes in hex, answered with 0x.
Hex32: TypeAlias = "str"

# An operation in an operation; its fields are those of the same name in Operation.
InnerOperation = TypedDict(
    "InnerOperation",
    {
        # Publishes up to 1,024 bytes. They are part of the block, not of the state.
        "Memo": "NotRequired[dict[str, Any]]",
        # Adds a key to the account of the sender. Each key alone can sign for the account.
        "AddKey": "NotRequired[dict[str, Any]]",
        # Removes a key from the account of the sender. At least one key must remain.
        "RemoveKey": "NotRequired[dict[str, Any]]",
        # Replaces a key of the account of the sender with a new one.
        "RotateKey": "NotRequired[dict[str, Any]]",
        # Transfers an amount of a token to another account.
        "Transfer": "NotRequired[dict[str, Any]]",
        # Transfers tokens to up to 256 recipients, all or nothing. Equal tokens of a recipient are added up.
        "BatchTransfer": "NotRequired[dict[str, Any]]",
        # Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
        "CreateToken": "NotRequired[dict[str, Any]]",
        # Mints a token. Mint authority only; for a stablecoin, its minters.
        "MintToken": "NotRequired[dict[str, Any]]",
        # Burns tokens of the sender. The native token cannot be burned, because its supply is fixed.
        "BurnToken": "NotRequired[dict[str, Any]]",
        # Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
        "UpdateTokenMetadata": "NotRequired[dict[str, Any]]",
        # Locks the metadata of a token that the sender created, permanently.
        "LockTokenMetadata": "NotRequired[dict[str, Any]]",
        # Transfers a role of a token that the sender holds, or renounces it permanently. Roles of a stablecoin are changed by its owner, a multi-signature account, and the change takes effect 48 hours later; naming the current holder cancels a pending change.
        "SetTokenAuthority": "NotRequired[dict[str, Any]]",
        # Freezes or unfreezes an account for a stablecoin: while frozen, it cannot send, receive or burn the token. Freeze authority only.
        "FreezeAccount": "NotRequired[dict[str, Any]]",
        # Pauses or resumes a stablecoin or a bridged token: while paused, it cannot be transferred, minted or burned. Pause authority only.
        "PauseToken": "NotRequired[dict[str, Any]]",
        # Sets the allowance of a minter of a stablecoin per window. The issuer changes existing minters. The owner, a multi-signature account, appoints a new minter, which may mint 48 hours later. Both can remove a minter with an allowance of 0.
        "SetMinterAllowance": "NotRequired[dict[str, Any]]",
        # Attests the reserves of a stablecoin with the hash of a report, valid for 35 days. The supply cannot be minted beyond the attested amount. Attestor only.
        "AttestReserves": "NotRequired[dict[str, Any]]",
        # Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
        "Stake": "NotRequired[dict[str, Any]]",
        # Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
        "Unstake": "NotRequired[dict[str, Any]]",
        # Claims all stake of the sender that has unbonded.
        "ClaimUnstake": "NotRequired[dict[str, Any]]",
        # Claims the staking rewards of the sender, from all validators or from one; for an operator, including the commission. Compounded rewards are already stake.
        "ClaimRewards": "NotRequired[dict[str, Any]]",
        # Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
        "SetCommission": "NotRequired[dict[str, Any]]",
        # Releases the validator of the sender from jail after its term. It can be active again from the next epoch.
        "Unjail": "NotRequired[dict[str, Any]]",
        # Sets the description of the validator of the sender.
        "SetValidatorMetadata": "NotRequired[dict[str, Any]]",
        # Sets whether the validator of the sender accepts delegations, and their terms.
        "SetPoolConfig": "NotRequired[dict[str, Any]]",
        # Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
        "SetAutoCompound": "NotRequired[dict[str, Any]]",
        # Moves stake to another validator without unbonding. It must stay there for 21 days.
        "Redelegate": "NotRequired[dict[str, Any]]",
        # Submits evidence of a double sign: two conflicting consensus messages signed by one validator, which is then jailed. Anyone may send this.
        "SubmitEvidence": "NotRequired[dict[str, Any]]",
        # Changes the consensus key of the validator of the sender. The new key signs from the next epoch on; change the key of the node then. Double signs of the old key can still be punished.
        "RotateConsensusKey": "NotRequired[dict[str, Any]]",
        # Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
        "CreateMultiSig": "NotRequired[dict[str, Any]]",
        # Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
        "ProposeMultiSigTx": "NotRequired[dict[str, Any]]",
        # Approves a transaction by its number, without a check of its operations. Signers only.
        "ApproveMultiSigTx": "NotRequired[dict[str, Any]]",
        # Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
        "ApproveMultiSigOperations": "NotRequired[dict[str, Any]]",
        # Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
        "RevokeMultiSigApproval": "NotRequired[dict[str, Any]]",
        # Sets the guardians that may give the account of the sender a new key, the number of approvals, and the time in which the owner can object; 48 to 72 hours are recommended. No guardians turn recovery off. A change takes effect after the previous timelock.
        "SetRecovery": "NotRequired[dict[str, Any]]",
        # Initiates a recovery: a new key that replaces all keys of the account. If a recovery with the same key is pending, the call approves it. Guardians only.
        "InitiateRecovery": "NotRequired[dict[str, Any]]",
        # Cancels the pending recovery of the account of the sender. Guardians can initiate another.
        "CancelRecovery": "NotRequired[dict[str, Any]]",
        # Finalizes a recovery after its timelock, if enough guardians have approved: the new key replaces all keys; address, nonce and balances stay. Anyone may send this.
        "FinalizeRecovery": "NotRequired[dict[str, Any]]",
        # Reports a contract with a link to evidence. Each account counts once per contract. Levels are decided by governance proposals.
        "ReportContractSafety": "NotRequired[dict[str, Any]]",
        # Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
        "CreateProposal": "NotRequired[dict[str, Any]]",
        # Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
        "VoteProposal": "NotRequired[dict[str, Any]]",
        # Votes on a proposal with the stake bonded when the epoch of the proposal began. A content hash makes the vote fail if the proposal has a different content. A new vote replaces the previous one.
        "VoteProposalContent": "NotRequired[dict[str, Any]]",
        # Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
        "ExecuteProposal": "NotRequired[dict[str, Any]]",
        # Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
        "CancelProposal": "NotRequired[dict[str, Any]]",
        # Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
        "ScheduleUpgrade": "NotRequired[dict[str, Any]]",
        # Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
        "CancelUpgrade": "NotRequired[dict[str, Any]]",
        # Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
        "VoteUpgrade": "NotRequired[dict[str, Any]]",
        # Votes on a plan as a validator with its stake when the plan was scheduled. A content hash makes the vote fail if the plan has a different content. A new vote replaces the previous one.
        "VoteUpgradePlan": "NotRequired[dict[str, Any]]",
        # Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
        "CreatePool": "NotRequired[dict[str, Any]]",
        # Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
        "AddLiquidity": "NotRequired[dict[str, Any]]",
        # Removes liquidity from a pool: burns LP tokens for their share of both reserves.
        "RemoveLiquidity": "NotRequired[dict[str, Any]]",
        # Swaps two tokens in their pool. Fails if the output is below `min_amount_out`.
        "Swap": "NotRequired[dict[str, Any]]",
        # Swaps through up to four pools, all or nothing, and pays the output to the recipient.
        "SwapRoute": "NotRequired[dict[str, Any]]",
        # Locks LP tokens of the sender until a time. With `lp_amount` 0, it extends all locks of the sender in this pool that end earlier, at most 32; beyond that, use ExtendLpLock.
        "LockLiquidity": "NotRequired[dict[str, Any]]",
        # Extends a lock of the sender.
        "ExtendLpLock": "NotRequired[dict[str, Any]]",
        # Transfers a lock of the sender to another account, which receives the LP tokens when the lock ends.
        "TransferLpLock": "NotRequired[dict[str, Any]]",
        # Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
        "CreatePresale": "NotRequired[dict[str, Any]]",
        # Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
        "ContributePresale": "NotRequired[dict[str, Any]]",
        # Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
        "FinalizePresale": "NotRequired[dict[str, Any]]",
        # Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
        "RefundPresale": "NotRequired[dict[str, Any]]",
        # Cancels a presale of the sender before its end and its soft cap. All contributions are refunded.
        "CancelPresale": "NotRequired[dict[str, Any]]",
        # Claims the tokens of a finalized presale that are due to the sender.
        "ClaimPresale": "NotRequired[dict[str, Any]]",
        # Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
        "CreateNftCollection": "NotRequired[dict[str, Any]]",
        # Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
        "MintNft": "NotRequired[dict[str, Any]]",
        # Transfers a token to another account. Allowed for the owner, its operators and the approved account.
        "TransferNft": "NotRequired[dict[str, Any]]",
        # Burns a token of the sender. Its number is never reused.
        "BurnNft": "NotRequired[dict[str, Any]]",
        # Approves an account to transfer one token of the sender until its next transfer, or, without a token_id, all tokens of the sender in a collection until revoked.
        "ApproveNft": "NotRequired[dict[str, Any]]",
        # Changes the texts of a collection of the sender, or transfers the collection to a new owner. An omitted or null field stays; an empty one is cleared. A locked collection can only be transferred.
        "UpdateNftCollection": "NotRequired[dict[str, Any]]",
        # Locks a collection of the sender permanently: it can mint no more tokens, and its texts cannot change.
        "LockNftCollection": "NotRequired[dict[str, Any]]",
        # Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
        "CreateMultiTokenCollection": "NotRequired[dict[str, Any]]",
        # Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
        "DefineTokenType": "NotRequired[dict[str, Any]]",
        # Mints units of a type in a collection of the sender.
        "MintMultiToken": "NotRequired[dict[str, Any]]",
        # Mints 1 to 256 entries in a collection of the sender, all or nothing.
        "BatchMintMultiToken": "NotRequired[dict[str, Any]]",
        # Transfers units of a type to another account.
        "TransferMultiToken": "NotRequired[dict[str, Any]]",
        # Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
        "BatchTransferMultiToken": "NotRequired[dict[str, Any]]",
        # Burns units of a type from the balance of the sender.
        "BurnMultiToken": "NotRequired[dict[str, Any]]",
        # Approves or removes an operator, which may transfer all units of the sender in a collection.
        "SetMultiTokenOperator": "NotRequired[dict[str, Any]]",
        # Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
        "CreateStakingPool": "NotRequired[dict[str, Any]]",
        # Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
        "StakeToPool": "NotRequired[dict[str, Any]]",
        # Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
        "UnstakeFromPool": "NotRequired[dict[str, Any]]",
        # Claims all rewards of the sender in a pool, open or closed.
        "ClaimPoolRewards": "NotRequired[dict[str, Any]]",
        # Adds rewards to a pool. If the pool has a funder, only it may send this; otherwise anyone may, and the creator gets the remainder when the pool is closed.
        "FundStakingPool": "NotRequired[dict[str, Any]]",
        # Closes a pool of the sender in which nothing is staked. The rewards that are not owed to former stakers are returned to the funder, or to the creator if there is none. Former stakers can still claim.
        "CloseStakingPool": "NotRequired[dict[str, Any]]",
        # Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
        "Anchor": "NotRequired[dict[str, Any]]",
        # Transfers a namespace of the sender to another account, which can then anchor in it. Existing anchors stay.
        "TransferNamespace": "NotRequired[dict[str, Any]]",
        # Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
        "RegisterName": "NotRequired[dict[str, Any]]",
        # Commits to a name without revealing it: Blake3 of name, sender and a salt. From five blocks later, RegisterName with the salt takes precedence over registrations in the same block without a commitment.
        "CommitName": "NotRequired[dict[str, Any]]",
        # Transfers a name of the sender to another account. The name then resolves to that account; its text records are deleted, and it is no longer a primary name.
        "TransferName": "NotRequired[dict[str, Any]]",
        # Sets a record of a name. `address` is the account that the name resolves to; an empty value means the owner. `primary` is set by that account: true makes the name its primary name, false removes it. Any other key, such as url or email, is a text record of the owner; an empty value removes it.
        "SetNameRecord": "NotRequired[dict[str, Any]]",
        # Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
        "BridgeDeposit": "NotRequired[dict[str, Any]]",
        # Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
        "BridgeWithdraw": "NotRequired[dict[str, Any]]",
        # Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
        "RegisterBridgeMapping": "NotRequired[dict[str, Any]]",
        # Reports, as an attester of the current set, the deposit in a log of another chain. A later report replaces an earlier one. The deposit is received once enough reports agree.
        "BridgeObserve": "NotRequired[dict[str, Any]]",
        # Signs, as an attester of the current set, that a withdrawal may be released. Enough signatures are the proof for the other chain. After a change of the set, the new attesters can sign again. With release_tx, it confirms that the withdrawal was released.
        "BridgeAttestWithdrawal": "NotRequired[dict[str, Any]]",
        # Appoints the attesters: 3 to 32 keys and a threshold above two thirds. Proofs of the previous set stay valid for 24 hours. Foundation only.
        "SetAttesterSet": "NotRequired[dict[str, Any]]",
        # Sets the limits above which receives of a token are delayed, pauses or resumes the token, and sets its withdrawal fees. Foundation only.
        "SetBridgeLimits": "NotRequired[dict[str, Any]]",
        # Cancels a delayed receive of a false deposit. Its log can never be received again. Foundation only.
        "CancelPendingReceive": "NotRequired[dict[str, Any]]",
        # Refunds a withdrawal that was not released, from 24 hours after its signatures expire. The release fee is returned; the treasury fee is not. Foundation only, after it has checked that the tokens were not released.
        "RefundWithdrawal": "NotRequired[dict[str, Any]]",
        # Opens or closes a channel: while it is open, a token of this chain can be locked for another Trellis chain that has mapped a token to it, and unlocked again. Foundation only.
        "SetBridgeLane": "NotRequired[dict[str, Any]]",
        # Locks tokens of this chain for an account of another Trellis chain, which credits them once its attesters report the lock. A withdrawal there unlocks them.
        "BridgeLock": "NotRequired[dict[str, Any]]",
        # Pays out tokens that were burned on another Trellis chain, given the signatures from its chain_getBridgeWithdrawal. Each withdrawal is paid at most once, and only until its signatures expire. Anyone may send this.
        "BridgeUnlock": "NotRequired[dict[str, Any]]",
        # Adds a chain to those that the bridge supports, permanently. Tokens can then be mapped to its contracts. Foundation only.
        "RegisterBridgeChain": "NotRequired[dict[str, Any]]",
        # Creates a token that represents a contract of another chain, and maps it permanently. The foundation owns the token and may pause it. Foundation only.
        "CreateBridgeToken": "NotRequired[dict[str, Any]]",
        # Executes the plan of a sentence as the sender: its operations in order, all or none. The node plans; the sender signs the plan.
        "SubmitIntent": "NotRequired[dict[str, Any]]",
        # Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
        "RegisterProgram": "NotRequired[dict[str, Any]]",
        # Runs a version of a program as the sender, all steps or nothing, without a check of its text.
        "ExecuteProgram": "NotRequired[dict[str, Any]]",
        # Runs a version of a program as the sender, all steps or nothing. A hash of the text makes the run fail if the program has a different one. The program has full authority over the account: read or simulate it before signing.
        "RunProgram": "NotRequired[dict[str, Any]]",
        # Deprecates all existing versions of a program, so that they can no longer be run. The owner can register a higher version afterwards. Program owner only.
        "DeprecateProgram": "NotRequired[dict[str, Any]]",
        # Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
        "CreateDao": "NotRequired[dict[str, Any]]",
        # Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
        "DaoPropose": "NotRequired[dict[str, Any]]",
        # Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
        "DaoVote": "NotRequired[dict[str, Any]]",
        # Votes on a proposal of a DAO. The weight is the token balance at the snapshot. A content hash makes the vote fail if the proposal has a different content. A vote cannot be changed.
        "DaoVoteContent": "NotRequired[dict[str, Any]]",
        # Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
        "DaoExecute": "NotRequired[dict[str, Any]]",
        # Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
        "DaoCancel": "NotRequired[dict[str, Any]]",
        # Deposits tokens into the treasury of a DAO. A transfer to its address has the same effect, but does not check that the address is a DAO.
        "DaoDeposit": "NotRequired[dict[str, Any]]",
        # Creates an order to sell an amount of a token for at least an amount of another, filled by the first market maker that matches it. The sold amount is escrowed and returned at the deadline.
        "CreateSettleOrder": "NotRequired[dict[str, Any]]",
        # Fills an order as a market maker. The match is binding: the amount is escrowed at once, and both amounts are exchanged in the next block at the latest. There is no last look.
        "MatchSettleOrder": "NotRequired[dict[str, Any]]",
        # Settles a matched order now. Anyone may send this; otherwise the end of the next block settles it.
        "SettleOrder": "NotRequired[dict[str, Any]]",
        # Registers the sender as a market maker of a tier with a bond in native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. A repeated call changes the tier or name, or adds to the bond.
        "RegisterMarketMaker": "NotRequired[dict[str, Any]]",
        # Cancels an unmatched order of the sender and returns the escrowed amount.
        "CancelSettleOrder": "NotRequired[dict[str, Any]]",
        # Retires the sender as a market maker: the first call stops it from matching orders; a second call, at least 21 days later, returns the bond.
        "WithdrawMarketMakerBond": "NotRequired[dict[str, Any]]",
        # Creates the passport of the sender: a gamertag that is unique in any letter case, a picture and a bio. It cannot be transferred.
        "CreatePassport": "NotRequired[dict[str, Any]]",
        # Updates the passport of the sender. An omitted or null field stays; an empty text is cleared. The gamertag can change once in 30 days, and the previous one stays reserved for as long.
        "UpdatePassport": "NotRequired[dict[str, Any]]",
        # Registers a game under a unique id. Only its authority can write profiles; this is permanent.
        "RegisterGame": "NotRequired[dict[str, Any]]",
        # Updates the profile of a player in a game whose authority is the sender: current score, numbers and new achievements. At most 1,000 points a game and epoch count as experience.
        "UpdateGameProfile": "NotRequired[dict[str, Any]]",
        # Shows or hides the profile of the sender in a game. For a hidden profile, responses only show its existence; the data in past blocks stays public.
        "SetGameVisibility": "NotRequired[dict[str, Any]]",
        # Executes an Ethereum transaction signed by an Ethereum key: a payment, or a call of a token or collection contract. Wallets send it with eth_sendRawTransaction.
        "EvmTransaction": "NotRequired[dict[str, Any]]",
    },
)

# The mint address of a token: 32 bytes in hex, answered with 0x. 32 zero bytes are the native token.
Mint: TypeAlias = "str"

# A name with its owner, records and price
Name = TypedDict(
    "Name",
    {
        # Full name: label, dot and suffix of the chain
        "name": "str",
        # Part of the name before the dot, such as alice
        "label": "str",
        # Owner of the name; null if not registered
        "owner": "NotRequired[Address | None]",
        # Account that the name resolves to; null if not registered
        "address": "NotRequired[Address | None]",
        # True if it is the primary name of that account
        "primary": "bool",
        # Time of the registration in Unix seconds; null if not registered
        "registered_at": "NotRequired[Time | None]",
        # End of the paid period in Unix seconds; null if not registered
        "expires_at": "NotRequired[Time | None]",
        # End of the grace period in Unix seconds; null if not registered
        "grace_until": "NotRequired[Time | None]",
        # True in the grace period: the name has expired, and only its owner can renew it
        "in_grace": "bool",
        # Text records of the name, by key
        "records": "dict[str, str]",
        # Total price paid in raw native units; null if not registered
        "price_paid": "NotRequired[Amount | None]",
        # True if the name can be registered now
        "available": "bool",
        # Current price of a year in raw native units, for a registration or a renewal
        "price": "Amount",
        # True if the name is reserved
        "reserved": "bool",
        # Registered name that looks like this one and blocks it; null for none
        "look_alike": "NotRequired[str | None]",
    },
)

# An operation: its name, and its fields.
Operation = TypedDict(
    "Operation",
    {
        # Publishes up to 1,024 bytes. They are part of the block, not of the state.
        "Memo": "NotRequired[OperationMemo]",
        # Adds a key to the account of the sender. Each key alone can sign for the account.
        "AddKey": "NotRequired[OperationAddKey]",
        # Removes a key from the account of the sender. At least one key must remain.
        "RemoveKey": "NotRequired[OperationRemoveKey]",
        # Replaces a key of the account of the sender with a new one.
        "RotateKey": "NotRequired[OperationRotateKey]",
        # Transfers an amount of a token to another account.
        "Transfer": "NotRequired[OperationTransfer]",
        # Transfers tokens to up to 256 recipients, all or nothing. Equal tokens of a recipient are added up.
        "BatchTransfer": "NotRequired[OperationBatchTransfer]",
        # Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
        "CreateToken": "NotRequired[OperationCreateToken]",
        # Mints a token. Mint authority only; for a stablecoin, its minters.
        "MintToken": "NotRequired[OperationMintToken]",
        # Burns tokens of the sender. The native token cannot be burned, because its supply is fixed.
        "BurnToken": "NotRequired[OperationBurnToken]",
        # Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
        "UpdateTokenMetadata": "NotRequired[OperationUpdateTokenMetadata]",
        # Locks the metadata of a token that the sender created, permanently.
        "LockTokenMetadata": "NotRequired[OperationLockTokenMetadata]",
        # Transfers a role of a token that the sender holds, or renounces it permanently. Roles of a stablecoin are changed by its owner, a multi-signature account, and the change takes effect 48 hours later; naming the current holder cancels a pending change.
        "SetTokenAuthority": "NotRequired[OperationSetTokenAuthority]",
        # Freezes or unfreezes an account for a stablecoin: while frozen, it cannot send, receive or burn the token. Freeze authority only.
        "FreezeAccount": "NotRequired[OperationFreezeAccount]",
        # Pauses or resumes a stablecoin or a bridged token: while paused, it cannot be transferred, minted or burned. Pause authority only.
        "PauseToken": "NotRequired[OperationPauseToken]",
        # Sets the allowance of a minter of a stablecoin per window. The issuer changes existing minters. The owner, a multi-signature account, appoints a new minter, which may mint 48 hours later. Both can remove a minter with an allowance of 0.
        "SetMinterAllowance": "NotRequired[OperationSetMinterAllowance]",
        # Attests the reserves of a stablecoin with the hash of a report, valid for 35 days. The supply cannot be minted beyond the attested amount. Attestor only.
        "AttestReserves": "NotRequired[OperationAttestReserves]",
        # Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
        "Stake": "NotRequired[OperationStake]",
        # Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
        "Unstake": "NotRequired[OperationUnstake]",
        # Claims all stake of the sender that has unbonded.
        "ClaimUnstake": "NotRequired[dict[str, Any]]",
        # Claims the staking rewards of the sender, from all validators or from one; for an operator, including the commission. Compounded rewards are already stake.
        "ClaimRewards": "NotRequired[OperationClaimRewards]",
        # Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
        "SetCommission": "NotRequired[OperationSetCommission]",
        # Releases the validator of the sender from jail after its term. It can be active again from the next epoch.
        "Unjail": "NotRequired[dict[str, Any]]",
        # Sets the description of the validator of the sender.
        "SetValidatorMetadata": "NotRequired[OperationSetValidatorMetadata]",
        # Sets whether the validator of the sender accepts delegations, and their terms.
        "SetPoolConfig": "NotRequired[OperationSetPoolConfig]",
        # Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
        "SetAutoCompound": "NotRequired[OperationSetAutoCompound]",
        # Moves stake to another validator without unbonding. It must stay there for 21 days.
        "Redelegate": "NotRequired[OperationRedelegate]",
        # Submits evidence of a double sign: two conflicting consensus messages signed by one validator, which is then jailed. Anyone may send this.
        "SubmitEvidence": "NotRequired[OperationSubmitEvidence]",
        # Changes the consensus key of the validator of the sender. The new key signs from the next epoch on; change the key of the node then. Double signs of the old key can still be punished.
        "RotateConsensusKey": "NotRequired[OperationRotateConsensusKey]",
        # Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
        "CreateMultiSig": "NotRequired[OperationCreateMultiSig]",
        # Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
        "ProposeMultiSigTx": "NotRequired[OperationProposeMultiSigTx]",
        # Approves a transaction by its number, without a check of its operations. Signers only.
        "ApproveMultiSigTx": "NotRequired[OperationApproveMultiSigTx]",
        # Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
        "ApproveMultiSigOperations": "NotRequired[OperationApproveMultiSigOperations]",
        # Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
        "RevokeMultiSigApproval": "NotRequired[OperationRevokeMultiSigApproval]",
        # Sets the guardians that may give the account of the sender a new key, the number of approvals, and the time in which the owner can object; 48 to 72 hours are recommended. No guardians turn recovery off. A change takes effect after the previous timelock.
        "SetRecovery": "NotRequired[OperationSetRecovery]",
        # Initiates a recovery: a new key that replaces all keys of the account. If a recovery with the same key is pending, the call approves it. Guardians only.
        "InitiateRecovery": "NotRequired[OperationInitiateRecovery]",
        # Cancels the pending recovery of the account of the sender. Guardians can initiate another.
        "CancelRecovery": "NotRequired[dict[str, Any]]",
        # Finalizes a recovery after its timelock, if enough guardians have approved: the new key replaces all keys; address, nonce and balances stay. Anyone may send this.
        "FinalizeRecovery": "NotRequired[OperationFinalizeRecovery]",
        # Reports a contract with a link to evidence. Each account counts once per contract. Levels are decided by governance proposals.
        "ReportContractSafety": "NotRequired[OperationReportContractSafety]",
        # Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
        "CreateProposal": "NotRequired[OperationCreateProposal]",
        # Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
        "VoteProposal": "NotRequired[OperationVoteProposal]",
        # Votes on a proposal with the stake bonded when the epoch of the proposal began. A content hash makes the vote fail if the proposal has a different content. A new vote replaces the previous one.
        "VoteProposalContent": "NotRequired[OperationVoteProposalContent]",
        # Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
        "ExecuteProposal": "NotRequired[OperationExecuteProposal]",
        # Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
        "CancelProposal": "NotRequired[OperationCancelProposal]",
        # Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
        "ScheduleUpgrade": "NotRequired[OperationScheduleUpgrade]",
        # Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
        "CancelUpgrade": "NotRequired[OperationCancelUpgrade]",
        # Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
        "VoteUpgrade": "NotRequired[OperationVoteUpgrade]",
        # Votes on a plan as a validator with its stake when the plan was scheduled. A content hash makes the vote fail if the plan has a different content. A new vote replaces the previous one.
        "VoteUpgradePlan": "NotRequired[OperationVoteUpgradePlan]",
        # Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
        "CreatePool": "NotRequired[OperationCreatePool]",
        # Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
        "AddLiquidity": "NotRequired[OperationAddLiquidity]",
        # Removes liquidity from a pool: burns LP tokens for their share of both reserves.
        "RemoveLiquidity": "NotRequired[OperationRemoveLiquidity]",
        # Swaps two tokens in their pool. Fails if the output is below `min_amount_out`.
        "Swap": "NotRequired[OperationSwap]",
        # Swaps through up to four pools, all or nothing, and pays the output to the recipient.
        "SwapRoute": "NotRequired[OperationSwapRoute]",
        # Locks LP tokens of the sender until a time. With `lp_amount` 0, it extends all locks of the sender in this pool that end earlier, at most 32; beyond that, use ExtendLpLock.
        "LockLiquidity": "NotRequired[OperationLockLiquidity]",
        # Extends a lock of the sender.
        "ExtendLpLock": "NotRequired[OperationExtendLpLock]",
        # Transfers a lock of the sender to another account, which receives the LP tokens when the lock ends.
        "TransferLpLock": "NotRequired[OperationTransferLpLock]",
        # Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
        "CreatePresale": "NotRequired[OperationCreatePresale]",
        # Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
        "ContributePresale": "NotRequired[OperationContributePresale]",
        # Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
        "FinalizePresale": "NotRequired[OperationFinalizePresale]",
        # Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
        "RefundPresale": "NotRequired[OperationRefundPresale]",
        # Cancels a presale of the sender before its end and its soft cap. All contributions are refunded.
        "CancelPresale": "NotRequired[OperationCancelPresale]",
        # Claims the tokens of a finalized presale that are due to the sender.
        "ClaimPresale": "NotRequired[OperationClaimPresale]",
        # Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
        "CreateNftCollection": "NotRequired[OperationCreateNftCollection]",
        # Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
        "MintNft": "NotRequired[OperationMintNft]",
        # Transfers a token to another account. Allowed for the owner, its operators and the approved account.
        "TransferNft": "NotRequired[OperationTransferNft]",
        # Burns a token of the sender. Its number is never reused.
        "BurnNft": "NotRequired[OperationBurnNft]",
        # Approves an account to transfer one token of the sender until its next transfer, or, without a token_id, all tokens of the sender in a collection until revoked.
        "ApproveNft": "NotRequired[OperationApproveNft]",
        # Changes the texts of a collection of the sender, or transfers the collection to a new owner. An omitted or null field stays; an empty one is cleared. A locked collection can only be transferred.
        "UpdateNftCollection": "NotRequired[OperationUpdateNftCollection]",
        # Locks a collection of the sender permanently: it can mint no more tokens, and its texts cannot change.
        "LockNftCollection": "NotRequired[OperationLockNftCollection]",
        # Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
        "CreateMultiTokenCollection": "NotRequired[OperationCreateMultiTokenCollection]",
        # Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
        "DefineTokenType": "NotRequired[OperationDefineTokenType]",
        # Mints units of a type in a collection of the sender.
        "MintMultiToken": "NotRequired[OperationMintMultiToken]",
        # Mints 1 to 256 entries in a collection of the sender, all or nothing.
        "BatchMintMultiToken": "NotRequired[OperationBatchMintMultiToken]",
        # Transfers units of a type to another account.
        "TransferMultiToken": "NotRequired[OperationTransferMultiToken]",
        # Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
        "BatchTransferMultiToken": "NotRequired[OperationBatchTransferMultiToken]",
        # Burns units of a type from the balance of the sender.
        "BurnMultiToken": "NotRequired[OperationBurnMultiToken]",
        # Approves or removes an operator, which may transfer all units of the sender in a collection.
        "SetMultiTokenOperator": "NotRequired[OperationSetMultiTokenOperator]",
        # Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
        "CreateStakingPool": "NotRequired[OperationCreateStakingPool]",
        # Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
        "StakeToPool": "NotRequired[OperationStakeToPool]",
        # Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
        "UnstakeFromPool": "NotRequired[OperationUnstakeFromPool]",
        # Claims all rewards of the sender in a pool, open or closed.
        "ClaimPoolRewards": "NotRequired[OperationClaimPoolRewards]",
        # Adds rewards to a pool. If the pool has a funder, only it may send this; otherwise anyone may, and the creator gets the remainder when the pool is closed.
        "FundStakingPool": "NotRequired[OperationFundStakingPool]",
        # Closes a pool of the sender in which nothing is staked. The rewards that are not owed to former stakers are returned to the funder, or to the creator if there is none. Former stakers can still claim.
        "CloseStakingPool": "NotRequired[OperationCloseStakingPool]",
        # Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
        "Anchor": "NotRequired[OperationAnchor]",
        # Transfers a namespace of the sender to another account, which can then anchor in it. Existing anchors stay.
        "TransferNamespace": "NotRequired[OperationTransferNamespace]",
        # Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
        "RegisterName": "NotRequired[OperationRegisterName]",
        # Commits to a name without revealing it: Blake3 of name, sender and a salt. From five blocks later, RegisterName with the salt takes precedence over registrations in the same block without a commitment.
        "CommitName": "NotRequired[OperationCommitName]",
        # Transfers a name of the sender to another account. The name then resolves to that account; its text records are deleted, and it is no longer a primary name.
        "TransferName": "NotRequired[OperationTransferName]",
        # Sets a record of a name. `address` is the account that the name resolves to; an empty value means the owner. `primary` is set by that account: true makes the name its primary name, false removes it. Any other key, such as url or email, is a text record of the owner; an empty value removes it.
        "SetNameRecord": "NotRequired[OperationSetNameRecord]",
        # Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
        "BridgeDeposit": "NotRequired[OperationBridgeDeposit]",
        # Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
        "BridgeWithdraw": "NotRequired[OperationBridgeWithdraw]",
        # Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
        "RegisterBridgeMapping": "NotRequired[OperationRegisterBridgeMapping]",
        # Reports, as an attester of the current set, the deposit in a log of another chain. A later report replaces an earlier one. The deposit is received once enough reports agree.
        "BridgeObserve": "NotRequired[OperationBridgeObserve]",
        # Signs, as an attester of the current set, that a withdrawal may be released. Enough signatures are the proof for the other chain. After a change of the set, the new attesters can sign again. With release_tx, it confirms that the withdrawal was released.
        "BridgeAttestWithdrawal": "NotRequired[OperationBridgeAttestWithdrawal]",
        # Appoints the attesters: 3 to 32 keys and a threshold above two thirds. Proofs of the previous set stay valid for 24 hours. Foundation only.
        "SetAttesterSet": "NotRequired[OperationSetAttesterSet]",
        # Sets the limits above which receives of a token are delayed, pauses or resumes the token, and sets its withdrawal fees. Foundation only.
        "SetBridgeLimits": "NotRequired[OperationSetBridgeLimits]",
        # Cancels a delayed receive of a false deposit. Its log can never be received again. Foundation only.
        "CancelPendingReceive": "NotRequired[OperationCancelPendingReceive]",
        # Refunds a withdrawal that was not released, from 24 hours after its signatures expire. The release fee is returned; the treasury fee is not. Foundation only, after it has checked that the tokens were not released.
        "RefundWithdrawal": "NotRequired[OperationRefundWithdrawal]",
        # Opens or closes a channel: while it is open, a token of this chain can be locked for another Trellis chain that has mapped a token to it, and unlocked again. Foundation only.
        "SetBridgeLane": "NotRequired[OperationSetBridgeLane]",
        # Locks tokens of this chain for an account of another Trellis chain, which credits them once its attesters report the lock. A withdrawal there unlocks them.
        "BridgeLock": "NotRequired[OperationBridgeLock]",
        # Pays out tokens that were burned on another Trellis chain, given the signatures from its chain_getBridgeWithdrawal. Each withdrawal is paid at most once, and only until its signatures expire. Anyone may send this.
        "BridgeUnlock": "NotRequired[OperationBridgeUnlock]",
        # Adds a chain to those that the bridge supports, permanently. Tokens can then be mapped to its contracts. Foundation only.
        "RegisterBridgeChain": "NotRequired[OperationRegisterBridgeChain]",
        # Creates a token that represents a contract of another chain, and maps it permanently. The foundation owns the token and may pause it. Foundation only.
        "CreateBridgeToken": "NotRequired[OperationCreateBridgeToken]",
        # Executes the plan of a sentence as the sender: its operations in order, all or none. The node plans; the sender signs the plan.
        "SubmitIntent": "NotRequired[OperationSubmitIntent]",
        # Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
        "RegisterProgram": "NotRequired[OperationRegisterProgram]",
        # Runs a version of a program as the sender, all steps or nothing, without a check of its text.
        "ExecuteProgram": "NotRequired[OperationExecuteProgram]",
        # Runs a version of a program as the sender, all steps or nothing. A hash of the text makes the run fail if the program has a different one. The program has full authority over the account: read or simulate it before signing.
        "RunProgram": "NotRequired[OperationRunProgram]",
        # Deprecates all existing versions of a program, so that they can no longer be run. The owner can register a higher version afterwards. Program owner only.
        "DeprecateProgram": "NotRequired[OperationDeprecateProgram]",
        # Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
        "CreateDao": "NotRequired[OperationCreateDao]",
        # Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
        "DaoPropose": "NotRequired[OperationDaoPropose]",
        # Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
        "DaoVote": "NotRequired[OperationDaoVote]",
        # Votes on a proposal of a DAO. The weight is the token balance at the snapshot. A content hash makes the vote fail if the proposal has a different content. A vote cannot be changed.
        "DaoVoteContent": "NotRequired[OperationDaoVoteContent]",
        # Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
        "DaoExecute": "NotRequired[OperationDaoExecute]",
        # Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
        "DaoCancel": "NotRequired[OperationDaoCancel]",
        # Deposits tokens into the treasury of a DAO. A transfer to its address has the same effect, but does not check that the address is a DAO.
        "DaoDeposit": "NotRequired[OperationDaoDeposit]",
        # Creates an order to sell an amount of a token for at least an amount of another, filled by the first market maker that matches it. The sold amount is escrowed and returned at the deadline.
        "CreateSettleOrder": "NotRequired[OperationCreateSettleOrder]",
        # Fills an order as a market maker. The match is binding: the amount is escrowed at once, and both amounts are exchanged in the next block at the latest. There is no last look.
        "MatchSettleOrder": "NotRequired[OperationMatchSettleOrder]",
        # Settles a matched order now. Anyone may send this; otherwise the end of the next block settles it.
        "SettleOrder": "NotRequired[OperationSettleOrder]",
        # Registers the sender as a market maker of a tier with a bond in native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. A repeated call changes the tier or name, or adds to the bond.
        "RegisterMarketMaker": "NotRequired[OperationRegisterMarketMaker]",
        # Cancels an unmatched order of the sender and returns the escrowed amount.
        "CancelSettleOrder": "NotRequired[OperationCancelSettleOrder]",
        # Retires the sender as a market maker: the first call stops it from matching orders; a second call, at least 21 days later, returns the bond.
        "WithdrawMarketMakerBond": "NotRequired[dict[str, Any]]",
        # Creates the passport of the sender: a gamertag that is unique in any letter case, a picture and a bio. It cannot be transferred.
        "CreatePassport": "NotRequired[OperationCreatePassport]",
        # Updates the passport of the sender. An omitted or null field stays; an empty text is cleared. The gamertag can change once in 30 days, and the previous one stays reserved for as long.
        "UpdatePassport": "NotRequired[OperationUpdatePassport]",
        # Registers a game under a unique id. Only its authority can write profiles; this is permanent.
        "RegisterGame": "NotRequired[OperationRegisterGame]",
        # Updates the profile of a player in a game whose authority is the sender: current score, numbers and new achievements. At most 1,000 points a game and epoch count as experience.
        "UpdateGameProfile": "NotRequired[OperationUpdateGameProfile]",
        # Shows or hides the profile of the sender in a game. For a hidden profile, responses only show its existence; the data in past blocks stays public.
        "SetGameVisibility": "NotRequired[OperationSetGameVisibility]",
        # Executes an Ethereum transaction signed by an Ethereum key: a payment, or a call of a token or collection contract. Wallets send it with eth_sendRawTransaction.
        "EvmTransaction": "NotRequired[OperationEvmTransaction]",
    },
)

# Adds a key to the account of the sender. Each key alone can sign for the account.
OperationAddKey = TypedDict(
    "OperationAddKey",
    {
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
        "public_key": "str",
        # Proof of possession in hex: signature by the new key of Blake3("pop/v1", chain id, account, public key)
        "proof_of_possession": "str",
    },
)

# Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
OperationAddLiquidity = TypedDict(
    "OperationAddLiquidity",
    {
        # First token: symbol in any letter case, or mint address with 0x
        "token_a": "str",
        # Second token: symbol in any letter case, or mint address with 0x
        "token_b": "str",
        # Maximum amount of the first token to deposit, in raw units
        "amount_a": "Amount",
        # Maximum amount of the second token to deposit, in raw units
        "amount_b": "Amount",
        # Minimum LP tokens to receive, in raw units; the operation fails below it
        "min_lp_tokens": "Amount",
    },
)

# Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
OperationAnchor = TypedDict(
    "OperationAnchor",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; owned by the sender, or not owned yet
        "namespace": "str",
        # Name of the hash in its namespace, 1 to 128 bytes; can be used only once
        "key": "str",
        # Anchored hash, 32 bytes of any hash function; never zero
        "value_hash": "str",
        # Link to the hashed document, which the chain does not read; null if none
        "uri": "NotRequired[str | None]",
    },
)

# Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
OperationApproveMultiSigOperations = TypedDict(
    "OperationApproveMultiSigOperations",
    {
        # Address of the multi-signature account
        "account": "Address",
        # Number of the transaction within the account, counted from 0
        "tx_id": "int",
        # Hash of the approved operations, as returned by chain_getMultiSigTx; null to skip the check
        "operations_hash": "NotRequired[Hex32 | None]",
    },
)

# Approves a transaction by its number, without a check of its operations. Signers only.
OperationApproveMultiSigTx = TypedDict(
    "OperationApproveMultiSigTx",
    {
        # Address of the multi-signature account
        "account": "Address",
        # Number of the transaction within the account, counted from 0
        "tx_id": "int",
    },
)

# Approves an account to transfer one token of the sender until its next transfer, or, without a token_id, all tokens of the sender in a collection until revoked.
OperationApproveNft = TypedDict(
    "OperationApproveNft",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token in its collection; null for all tokens of the sender
        "token_id": "NotRequired[U128 | None]",
        # Account that may transfer them
        "operator": "Address",
        # True to grant the approval, false to revoke it
        "approved": "bool",
    },
)

# Attests the reserves of a stablecoin with the hash of a report, valid for 35 days. The supply cannot be minted beyond the attested amount. Attestor only.
OperationAttestReserves = TypedDict(
    "OperationAttestReserves",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # Amount covered by the reserves in raw units
        "reserves": "Amount",
        # Hash of the reserve report, 32 bytes
        "report_hash": "Hex32",
    },
)

# Mints 1 to 256 entries in a collection of the sender, all or nothing.
OperationBatchMintMultiToken = TypedDict(
    "OperationBatchMintMultiToken",
    {
        # Address of a collection that the sender owns
        "collection": "Mint",
        # Entries of type, recipient and amount, 1 to 256
        "mints": "list[OperationBatchMintMultiTokenMints1Item] | str",
    },
)

OperationBatchMintMultiTokenMints1Item = TypedDict(
    "OperationBatchMintMultiTokenMints1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Account that receives the units
        "recipient": "Address",
        # Number of units to mint, above zero
        "amount": "U128",
    },
)

# Transfers tokens to up to 256 recipients, all or nothing. Equal tokens of a recipient are added up.
OperationBatchTransfer = TypedDict(
    "OperationBatchTransfer",
    {
        # Transfers: 1 to 256 entries of recipient, token and amount
        "transfers": "list[OperationBatchTransferTransfersItem]",
    },
)

# Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
OperationBatchTransferMultiToken = TypedDict(
    "OperationBatchTransferMultiToken",
    {
        # Address of the collection
        "collection": "Mint",
        # Entries of type, recipient and amount, 1 to 256
        "transfers": "list[OperationBatchTransferMultiTokenTransfers1Item] | str",
    },
)

OperationBatchTransferMultiTokenTransfers1Item = TypedDict(
    "OperationBatchTransferMultiTokenTransfers1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Recipient of the units
        "to": "Address",
        # Number of units to transfer, above zero
        "amount": "U128",
    },
)

OperationBatchTransferTransfersItem = TypedDict(
    "OperationBatchTransferTransfersItem",
    {
        # Recipient of the tokens
        "to": "Address",
        # Token: symbol in any case, or mint address as 0x and 64 hex digits
        "token_symbol": "str",
        # Amount in raw units, above zero
        "amount": "Amount",
    },
)

# Signs, as an attester of the current set, that a withdrawal may be released. Enough signatures are the proof for the other chain. After a change of the set, the new attesters can sign again. With release_tx, it confirms that the withdrawal was released.
OperationBridgeAttestWithdrawal = TypedDict(
    "OperationBridgeAttestWithdrawal",
    {
        # Number of the withdrawal, counted from 1
        "withdrawal_id": "int",
        # Ed25519 signature of the attester over the digest of the withdrawal, or of its release
        "signature": "str",
        # Release transaction on the other chain; null to sign for the release
        "release_tx": "NotRequired[str | None]",
    },
)

# Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
OperationBridgeDeposit = TypedDict(
    "OperationBridgeDeposit",
    {
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Transaction hash on the other chain, in its notation
        "tx_hash": "str",
        # Index of the log in the transaction, counted from 0
        "log_index": "NotRequired[int]",
        # Symbol of the token on this chain, or its mint address as 0x and 64 hex digits
        "symbol": "str",
        # Amount locked on the other chain, in raw units there
        "amount": "Amount",
        # Recipient account on this chain
        "recipient": "Address",
        # Signatures of attesters: the hex of borsh {set_index u32, sigs [{index u8, signature}]}, or the same as JSON; null only on test networks that accept deposits without a proof
        "proof": "NotRequired[str | OperationBridgeDepositProof2 | None]",
    },
)

OperationBridgeDepositProof2 = TypedDict(
    "OperationBridgeDepositProof2",
    {
        # Number of the attester set that signed
        "set_index": "int",
        # Signatures, sorted by attester index, at most one each
        "sigs": "list[OperationBridgeDepositProof2SigsItem]",
    },
)

OperationBridgeDepositProof2SigsItem = TypedDict(
    "OperationBridgeDepositProof2SigsItem",
    {
        # Index of the attester in its set, counted from 0
        "index": "int",
        # Ed25519 signature over the digest
        "signature": "str",
    },
)

# Locks tokens of this chain for an account of another Trellis chain, which credits them once its attesters report the lock. A withdrawal there unlocks them.
OperationBridgeLock = TypedDict(
    "OperationBridgeLock",
    {
        # Mint address of the token on this chain
        "token_mint": "Mint",
        # Amount to lock in raw units
        "amount": "Amount",
        # Name of the other Trellis chain: trellis- and its chain id
        "chain": "str",
        # Recipient account on the other chain, as 0x and 64 hex digits
        "recipient": "str",
    },
)

# Reports, as an attester of the current set, the deposit in a log of another chain. A later report replaces an earlier one. The deposit is received once enough reports agree.
OperationBridgeObserve = TypedDict(
    "OperationBridgeObserve",
    {
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Transaction hash on the other chain, in its notation
        "tx_hash": "str",
        # Index of the log in the transaction, counted from 0
        "log_index": "NotRequired[int]",
        # Symbol of the token on this chain, or its mint address as 0x and 64 hex digits
        "symbol": "str",
        # Amount locked on the other chain, in raw units there
        "amount": "Amount",
        # Recipient account on this chain
        "recipient": "Address",
        # Ed25519 signature of the attester over the digest of the deposit
        "signature": "str",
    },
)

# Pays out tokens that were burned on another Trellis chain, given the signatures from its chain_getBridgeWithdrawal. Each withdrawal is paid at most once, and only until its signatures expire. Anyone may send this.
OperationBridgeUnlock = TypedDict(
    "OperationBridgeUnlock",
    {
        # Name of the other Trellis chain: trellis- and its chain id
        "chain": "str",
        # Number of the withdrawal, counted from 1
        "withdrawal_id": "int",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Amount of the withdrawal in raw units of this chain
        "amount": "Amount",
        # Recipient account on this chain, written as in the withdrawal
        "destination": "str",
        # Expiry of the signatures in Unix seconds, as in the withdrawal
        "expires_at": "Time",
        # Signatures of attesters of this chain, sorted by their index here
        "proof": "str | OperationBridgeUnlockProof2",
    },
)

OperationBridgeUnlockProof2 = TypedDict(
    "OperationBridgeUnlockProof2",
    {
        # Number of the attester set that signed
        "set_index": "int",
        # Signatures, sorted by attester index, at most one each
        "sigs": "list[OperationBridgeUnlockProof2SigsItem]",
    },
)

OperationBridgeUnlockProof2SigsItem = TypedDict(
    "OperationBridgeUnlockProof2SigsItem",
    {
        # Index of the attester in its set, counted from 0
        "index": "int",
        # Ed25519 signature over the digest
        "signature": "str",
    },
)

# Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
OperationBridgeWithdraw = TypedDict(
    "OperationBridgeWithdraw",
    {
        # Mint address of the token to withdraw
        "token_mint": "Mint",
        # Amount to release, in raw units of this chain; fees come on top
        "amount": "Amount",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Recipient on the other chain
        "destination": "str",
    },
)

# Burns units of a type from the balance of the sender.
OperationBurnMultiToken = TypedDict(
    "OperationBurnMultiToken",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # Number of units to burn, above zero
        "amount": "U128",
    },
)

# Burns a token of the sender. Its number is never reused.
OperationBurnNft = TypedDict(
    "OperationBurnNft",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
    },
)

# Burns tokens of the sender. The native token cannot be burned, because its supply is fixed.
OperationBurnToken = TypedDict(
    "OperationBurnToken",
    {
        # Mint address of the token
        "mint": "Mint",
        # Amount to burn in raw units, above zero
        "amount": "Amount",
    },
)

# Cancels a delayed receive of a false deposit. Its log can never be received again. Foundation only.
OperationCancelPendingReceive = TypedDict(
    "OperationCancelPendingReceive",
    {
        # Number of the bridge transfer, counted over both directions
        "receive_id": "int",
    },
)

# Cancels a presale of the sender before its end and its soft cap. All contributions are refunded.
OperationCancelPresale = TypedDict(
    "OperationCancelPresale",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
    },
)

# Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
OperationCancelProposal = TypedDict(
    "OperationCancelProposal",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
    },
)

# Cancels an unmatched order of the sender and returns the escrowed amount.
OperationCancelSettleOrder = TypedDict(
    "OperationCancelSettleOrder",
    {
        # Number of the order, counted from 1
        "order_id": "int",
    },
)

# Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
OperationCancelUpgrade = TypedDict(
    "OperationCancelUpgrade",
    {
        # Number of the plan, counted from 0
        "plan_id": "int",
    },
)

# Claims all rewards of the sender in a pool, open or closed.
OperationClaimPoolRewards = TypedDict(
    "OperationClaimPoolRewards",
    {
        # Address of the staking pool
        "pool_address": "Mint",
    },
)

# Claims the tokens of a finalized presale that are due to the sender.
OperationClaimPresale = TypedDict(
    "OperationClaimPresale",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
    },
)

# Claims the staking rewards of the sender, from all validators or from one; for an operator, including the commission. Compounded rewards are already stake.
OperationClaimRewards = TypedDict(
    "OperationClaimRewards",
    {
        # Operator account of the validator; null for all
        "validator": "NotRequired[Address | None]",
    },
)

# Closes a pool of the sender in which nothing is staked. The rewards that are not owed to former stakers are returned to the funder, or to the creator if there is none. Former stakers can still claim.
OperationCloseStakingPool = TypedDict(
    "OperationCloseStakingPool",
    {
        # Address of a staking pool that the sender created
        "pool_address": "Mint",
    },
)

# Commits to a name without revealing it: Blake3 of name, sender and a salt. From five blocks later, RegisterName with the salt takes precedence over registrations in the same block without a commitment.
OperationCommitName = TypedDict(
    "OperationCommitName",
    {
        # Blake3 of name, sender and salt, 32 bytes; it does not reveal the name
        "commitment": "Hex32",
    },
)

# Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
OperationContributePresale = TypedDict(
    "OperationContributePresale",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
        # Amount in raw units of the payment token
        "amount": "Amount",
    },
)

# Creates a token that represents a contract of another chain, and maps it permanently. The foundation owns the token and may pause it. Foundation only.
OperationCreateBridgeToken = TypedDict(
    "OperationCreateBridgeToken",
    {
        # Symbol of the token: a letter, then up to 11 letters, digits and dots; unique
        "symbol": "str",
        # Name of the token, 1 to 64 characters
        "name": "str",
        # Decimal places of the token on this chain, 0 to 18
        "decimals": "int",
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for its own coin
        "contract": "str",
        # Decimals of the token on the other chain, 0 to 36
        "decimals_external": "int",
    },
)

# Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
OperationCreateDao = TypedDict(
    "OperationCreateDao",
    {
        # Name of the DAO, 1 to 64 characters; not unique
        "name": "str",
        # Mint address of the token whose holders vote; can be the native token
        "token_mint": "Mint",
        # Settings by name; {} for the defaults
        "config": "OperationCreateDaoConfig1 | str",
    },
)

OperationCreateDaoConfig1 = TypedDict(
    "OperationCreateDaoConfig1",
    {
        # Raw units of the token that the proposer must hold until the vote ends
        "proposal_threshold": "NotRequired[Amount | None]",
        # Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between the proposal and the first block of the vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Length of the vote in blocks, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the earliest execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds after the timelock in which the proposal can be executed, at least 3,600
        "execution_window_s": "NotRequired[int | None]",
        # Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
        "guardian": "NotRequired[Address | None]",
        # True if the vote ends as soon as the proposal is certain to pass
        "allow_early_execution": "NotRequired[bool | None]",
        # Purpose of the DAO, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

# Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
OperationCreateMultiSig = TypedDict(
    "OperationCreateMultiSig",
    {
        # Signers of the account, 2 to 20, all different
        "signers": "list[Address]",
        # Number of signers that must approve a transaction, from 2 to all
        "threshold": "int",
        # Label of the account for display, 1 to 64 characters
        "label": "str",
    },
)

# Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
OperationCreateMultiTokenCollection = TypedDict(
    "OperationCreateMultiTokenCollection",
    {
        # Name of the collection, 1 to 64 characters
        "name": "str",
        # Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
        "symbol": "str",
        # Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
        "base_uri": "str",
        # Royalty of the owner on sales, in basis points, at most 10,000
        "royalty_bps": "int",
        # Description of the collection, at most 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to an icon, at most 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a banner, at most 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, at most 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
    },
)

# Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
OperationCreateNftCollection = TypedDict(
    "OperationCreateNftCollection",
    {
        # Name of the collection, 1 to 64 characters
        "name": "str",
        # Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
        "symbol": "str",
        # Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
        "base_uri": "str",
        # Maximum number of tokens ever minted, including burned ones; 0 for no limit
        "max_supply": "int",
        # Royalty of the sender on sales, in basis points, at most 10,000
        "royalty_bps": "int",
        # Description of the collection, at most 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to an icon, at most 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a banner, at most 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, at most 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
    },
)

# Creates the passport of the sender: a gamertag that is unique in any letter case, a picture and a bio. It cannot be transferred.
OperationCreatePassport = TypedDict(
    "OperationCreatePassport",
    {
        # Gamertag of 3 to 20 characters: letters A to Z of either case, digits and underscores; unique in any letter case
        "gamertag": "str",
        # Link to a picture: https, ipfs or ar, at most 256 bytes; null for none
        "avatar_uri": "NotRequired[str | None]",
        # Self-description, at most 280 characters; null for none
        "bio": "NotRequired[str | None]",
    },
)

# Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
OperationCreatePool = TypedDict(
    "OperationCreatePool",
    {
        # First token: symbol in any letter case, or mint address with 0x
        "token_a": "str",
        # Second token: symbol in any letter case, or mint address with 0x
        "token_b": "str",
        # Amount of the first token to deposit, in raw units
        "amount_a": "Amount",
        # Amount of the second token to deposit, in raw units; the ratio of both amounts sets the price
        "amount_b": "Amount",
        # Lock of the LP tokens in seconds, at most 100 years; 0 for no lock
        "lp_lock_duration": "int",
    },
)

# Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
OperationCreatePresale = TypedDict(
    "OperationCreatePresale",
    {
        # Mint address of the token; the sender must be its creator or owner
        "token_mint": "Mint",
        # Payment token: native or a stablecoin; null for the native token
        "payment_token": "NotRequired[str | None]",
        # Amount to sell in raw units, above zero
        "tokens_for_sale": "Amount",
        # Minimum raised amount in raw units of the payment token, at least a quarter of the hard cap
        "soft_cap": "Amount",
        # Maximum raised amount in raw units of the payment token
        "hard_cap": "Amount",
        # Minimum of a contribution in raw units of the payment token
        "min_contribution": "Amount",
        # Maximum total contribution of an account in raw units of the payment token
        "max_contribution": "Amount",
        # Start of contributions in Unix seconds, inclusive; at most 30 days from now
        "start_time": "Time",
        # End of contributions in Unix seconds, exclusive; at most 90 days after the start
        "end_time": "Time",
        # Part of the raised amount that goes into the pool, 5,100 to 10,000 basis points
        "liquidity_bps": "int",
        # Pool rate as a part of the presale rate, 5,000 to 10,000 basis points
        "listing_rate_bps": "int",
        # Lock of the pool liquidity in seconds, 30 days to 100 years (default: a year)
        "lp_lock_duration": "NotRequired[int]",
        # Optional settings: vesting, whitelist, unsold tokens, and texts
        "options": "NotRequired[OperationCreatePresaleOptions | None]",
    },
)

OperationCreatePresaleOptions = TypedDict(
    "OperationCreatePresaleOptions",
    {
        # Delivery schedule of the bought tokens; null to deliver all at finalization
        "vesting": "NotRequired[OperationCreatePresaleOptionsVesting | None]",
        # Use of unsold tokens: return (to the creator) or burn
        "unsold": "NotRequired[Literal[\"return\", \"burn\"]]",
        # Accounts allowed, at most 1,000; empty for everyone
        "whitelist": "NotRequired[list[Address]]",
        # Title of the presale, at most 64 characters
        "title": "NotRequired[str | None]",
        # Description of the presale, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Link to more information, at most 512 bytes
        "url": "NotRequired[str | None]",
    },
)

OperationCreatePresaleOptionsVesting = TypedDict(
    "OperationCreatePresaleOptionsVesting",
    {
        # Part delivered at finalization, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part delivered after each cycle, in basis points
        "cycle_bps": "int",
    },
)

# Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
OperationCreateProposal = TypedDict(
    "OperationCreateProposal",
    {
        # Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
        "proposal_type": "Literal[\"parameter\", \"treasury\", \"safety\", \"text\"]",
        # Title of the proposal, 1 to 128 characters
        "title": "str",
        # Reasons for the proposal, 1 to 10,000 characters
        "description": "str",
        # Key to change, such as dex.fee_bps; only for parameter proposals
        "parameter_key": "NotRequired[str | None]",
        # New value of the parameter, as text; only for parameter proposals
        "parameter_value": "NotRequired[str | None]",
        # Account to pay; only for treasury proposals
        "treasury_recipient": "NotRequired[Address | None]",
        # Amount to pay in raw native units; only for treasury proposals
        "treasury_amount": "NotRequired[Amount | None]",
        # Chain to rate on, such as ethereum; only for safety proposals
        "safety_chain": "NotRequired[str | None]",
        # Address of the contract to rate, in the notation of its chain; only for safety proposals
        "safety_contract": "NotRequired[str | None]",
        # Safety level for wallets to show; only for safety proposals
        "safety_level": "NotRequired[Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"] | None]",
        # Project of the contract; optional, only for safety proposals
        "safety_collection": "NotRequired[str | None]",
    },
)

# Creates an order to sell an amount of a token for at least an amount of another, filled by the first market maker that matches it. The sold amount is escrowed and returned at the deadline.
OperationCreateSettleOrder = TypedDict(
    "OperationCreateSettleOrder",
    {
        # Symbol or mint address of the token to sell
        "sell_token": "str",
        # Symbol or mint address of the token to buy
        "buy_token": "str",
        # Amount to sell in raw units, all or nothing
        "sell_amount": "Amount",
        # Minimum amount to receive in raw units, above zero
        "min_buy_amount": "Amount",
        # Deadline in Unix seconds, at most 30 days ahead; matches must be earlier
        "deadline": "Time",
        # Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
        "tier": "int",
    },
)

# Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
OperationCreateStakingPool = TypedDict(
    "OperationCreateStakingPool",
    {
        # Mint address of the token to stake
        "token_mint": "Mint",
        # Source of the rewards: a first deposit, such as USDC:5000000 in raw units, or the only account that may fund the pool
        "reward_source": "str | Address | OperationCreateStakingPoolRewardSource3",
        # Rewards for all stakers together, in raw units a second, above zero
        "reward_rate": "Amount",
        # Lock of each deposit in seconds, at most three years
        "lock_period": "int",
        # Maximum total stake in raw units; 0 for no limit
        "capacity": "Amount",
        # Maximum stake of an account in raw units; 0 for no limit
        "per_user_cap": "Amount",
    },
)

OperationCreateStakingPoolRewardSource3 = TypedDict(
    "OperationCreateStakingPoolRewardSource3",
    {
        # Reward token: symbol in any letter case, or mint address with 0x
        "token": "str",
        # Amount to deposit in raw units
        "amount": "Amount",
    },
)

# Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
OperationCreateToken = TypedDict(
    "OperationCreateToken",
    {
        # Name of the token, 1 to 64 characters
        "name": "str",
        # Symbol of the token: a letter, then up to 11 letters, digits and dots; unique
        "symbol": "str",
        # Decimal places of the token, 0 to 18
        "decimals": "int",
        # Initial supply in raw units, at most 2^120
        "supply": "Amount",
        # Owner of the token, which receives the supply
        "owner": "Address",
        # True if the owner may mint more later
        "mintable": "NotRequired[bool]",
        # Maximum supply in raw units; null for 2^120
        "max_supply": "NotRequired[Amount | None]",
    },
)

# Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
OperationDaoCancel = TypedDict(
    "OperationDaoCancel",
    {
        # Account of the DAO, which holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
    },
)

# Deposits tokens into the treasury of a DAO. A transfer to its address has the same effect, but does not check that the address is a DAO.
OperationDaoDeposit = TypedDict(
    "OperationDaoDeposit",
    {
        # Account of the DAO, which holds its treasury
        "dao": "Address",
        # Symbol or mint address of the token
        "token": "str",
        # Amount to deposit in raw units, above zero
        "amount": "Amount",
    },
)

# Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
OperationDaoExecute = TypedDict(
    "OperationDaoExecute",
    {
        # Account of the DAO, which holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
    },
)

# Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
OperationDaoPropose = TypedDict(
    "OperationDaoPropose",
    {
        # Account of the DAO, which holds its treasury
        "dao": "Address",
        # Title of the proposal, 1 to 128 characters
        "title": "str",
        # Reasons for the proposal, at most 10,000 characters
        "description": "str",
        # Effect of the execution: "text" for none, {"operations":[…]} with up to 32 operations of the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
        "proposal_type": "Literal[\"text\"] | OperationDaoProposeProposalType21 | OperationDaoProposeProposalType22 | OperationDaoProposeProposalType23 | OperationDaoProposeProposalType24 | str",
    },
)

OperationDaoProposeProposalType21 = TypedDict(
    "OperationDaoProposeProposalType21",
    {
        # No effect besides its title and description
        "text": "dict[str, Any]",
    },
)

OperationDaoProposeProposalType22 = TypedDict(
    "OperationDaoProposeProposalType22",
    {
        # Operations that the DAO executes in order, 1 to 32, all or nothing
        "operations": "list[InnerOperation]",
    },
)

OperationDaoProposeProposalType23 = TypedDict(
    "OperationDaoProposeProposalType23",
    {
        # Settings to change; omitted ones stay
        "config": "OperationDaoProposeProposalType23Config",
    },
)

# Settings to change; omitted ones stay
OperationDaoProposeProposalType23Config = TypedDict(
    "OperationDaoProposeProposalType23Config",
    {
        # Raw units of the token that the proposer must hold until the vote ends
        "proposal_threshold": "NotRequired[Amount | None]",
        # Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between the proposal and the first block of the vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Length of the vote in blocks, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the earliest execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds after the timelock in which the proposal can be executed, at least 3,600
        "execution_window_s": "NotRequired[int | None]",
        # Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
        "guardian": "NotRequired[Address | None]",
        # True if the vote ends as soon as the proposal is certain to pass
        "allow_early_execution": "NotRequired[bool | None]",
        # Purpose of the DAO, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

OperationDaoProposeProposalType24 = TypedDict(
    "OperationDaoProposeProposalType24",
    {
        # A payment from the treasury
        "treasury": "OperationDaoProposeProposalType24Treasury",
    },
)

# A payment from the treasury
OperationDaoProposeProposalType24Treasury = TypedDict(
    "OperationDaoProposeProposalType24Treasury",
    {
        # Account to pay
        "to": "Address",
        # Symbol or mint address of the token
        "token": "str",
        # Amount to pay in raw units, above zero
        "amount": "Amount",
    },
)

# Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
OperationDaoVote = TypedDict(
    "OperationDaoVote",
    {
        # Account of the DAO, which holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
        # Vote: for, against or abstain; also true and false, or 1, 0 and 2
        "vote": "str | bool | int",
    },
)

# Votes on a proposal of a DAO. The weight is the token balance at the snapshot. A content hash makes the vote fail if the proposal has a different content. A vote cannot be changed.
OperationDaoVoteContent = TypedDict(
    "OperationDaoVoteContent",
    {
        # Account of the DAO, which holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, counted from 0
        "proposal_id": "int",
        # Vote: for, against or abstain; also true and false, or 1, 0 and 2
        "vote": "str | bool | int",
        # Hash of the texts, proposer and payload of the proposal, computed by the voter; null to skip the check
        "content_hash": "NotRequired[Hex32 | None]",
    },
)

# Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
OperationDefineTokenType = TypedDict(
    "OperationDefineTokenType",
    {
        # Address of a collection that the sender owns
        "collection": "Mint",
        # Number of the type within the collection, chosen by the owner
        "type_id": "U64",
        # Name of the type, 1 to 64 characters
        "name": "str",
        # URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the type number
        "metadata_uri": "str",
        # Maximum supply at any time, in units; 0 for no limit
        "max_supply": "U128",
        # True if any amount can be transferred; false if each transfer moves one unit
        "is_fungible": "bool",
    },
)

# Deprecates all existing versions of a program, so that they can no longer be run. The owner can register a higher version afterwards. Program owner only.
OperationDeprecateProgram = TypedDict(
    "OperationDeprecateProgram",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
    },
)

# Executes an Ethereum transaction signed by an Ethereum key: a payment, or a call of a token or collection contract. Wallets send it with eth_sendRawTransaction.
OperationEvmTransaction = TypedDict(
    "OperationEvmTransaction",
    {
        # Signed Ethereum transaction: RLP bytes in hex, at most 130,980 bytes
        "raw": "str",
    },
)

# Runs a version of a program as the sender, all steps or nothing, without a check of its text.
OperationExecuteProgram = TypedDict(
    "OperationExecuteProgram",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version to run, required; the command line inserts the reviewed one
        "version": "NotRequired[int]",
        # Parameters by name, as JSON or its text, with amounts in raw units; {} for none
        "params": "str | dict[str, Any]",
    },
)

# Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
OperationExecuteProposal = TypedDict(
    "OperationExecuteProposal",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
    },
)

# Extends a lock of the sender.
OperationExtendLpLock = TypedDict(
    "OperationExtendLpLock",
    {
        # Address of the pool
        "pool": "Mint",
        # Number of the lock within the pool
        "lock_id": "int",
        # New end of the lock in Unix seconds, later than before, at most 100 years ahead
        "unlock_at": "Time",
    },
)

# Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
OperationFinalizePresale = TypedDict(
    "OperationFinalizePresale",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
    },
)

# Finalizes a recovery after its timelock, if enough guardians have approved: the new key replaces all keys; address, nonce and balances stay. Anyone may send this.
OperationFinalizeRecovery = TypedDict(
    "OperationFinalizeRecovery",
    {
        # Account to recover
        "account": "Address",
    },
)

# Freezes or unfreezes an account for a stablecoin: while frozen, it cannot send, receive or burn the token. Freeze authority only.
OperationFreezeAccount = TypedDict(
    "OperationFreezeAccount",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # Account to freeze or unfreeze
        "account": "Address",
        # True to freeze the account, false to unfreeze it
        "frozen": "bool",
    },
)

# Adds rewards to a pool. If the pool has a funder, only it may send this; otherwise anyone may, and the creator gets the remainder when the pool is closed.
OperationFundStakingPool = TypedDict(
    "OperationFundStakingPool",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Amount to add in raw units of the reward token, above zero
        "amount": "Amount",
    },
)

# Initiates a recovery: a new key that replaces all keys of the account. If a recovery with the same key is pending, the call approves it. Guardians only.
OperationInitiateRecovery = TypedDict(
    "OperationInitiateRecovery",
    {
        # Account to recover
        "account": "Address",
        # Public key that the account will get, in hex
        "new_public_key": "str",
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
    },
)

# Locks LP tokens of the sender until a time. With `lp_amount` 0, it extends all locks of the sender in this pool that end earlier, at most 32; beyond that, use ExtendLpLock.
OperationLockLiquidity = TypedDict(
    "OperationLockLiquidity",
    {
        # First token of the pool: symbol in any letter case, or mint address with 0x
        "token_a": "str",
        # Second token of the pool: symbol in any letter case, or mint address with 0x
        "token_b": "str",
        # LP tokens to lock, in raw units; 0 to extend existing locks
        "lp_amount": "Amount",
        # End of the locks in Unix seconds, at most 100 years from now
        "unlock_at": "Time",
    },
)

# Locks a collection of the sender permanently: it can mint no more tokens, and its texts cannot change.
OperationLockNftCollection = TypedDict(
    "OperationLockNftCollection",
    {
        # Address of a collection that the sender owns
        "collection": "Mint",
    },
)

# Locks the metadata of a token that the sender created, permanently.
OperationLockTokenMetadata = TypedDict(
    "OperationLockTokenMetadata",
    {
        # Mint address of a token that the sender created
        "mint": "Mint",
    },
)

# Fills an order as a market maker. The match is binding: the amount is escrowed at once, and both amounts are exchanged in the next block at the latest. There is no last look.
OperationMatchSettleOrder = TypedDict(
    "OperationMatchSettleOrder",
    {
        # Number of the order, counted from 1
        "order_id": "int",
        # Amount offered in raw units of the buy token, at least the minimum of the order
        "buy_amount": "Amount",
    },
)

# Publishes up to 1,024 bytes. They are part of the block, not of the state.
OperationMemo = TypedDict(
    "OperationMemo",
    {
        # Data in hex, at most 1,024 bytes; the chain does not interpret it
        "data": "str",
    },
)

# Mints units of a type in a collection of the sender.
OperationMintMultiToken = TypedDict(
    "OperationMintMultiToken",
    {
        # Address of a collection that the sender owns
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # Account that receives the units
        "recipient": "Address",
        # Number of units to mint, above zero
        "amount": "U128",
    },
)

# Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
OperationMintNft = TypedDict(
    "OperationMintNft",
    {
        # Address of a collection that the sender owns
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
        # URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the token number
        "metadata_uri": "str",
        # Account that receives the token
        "recipient": "Address",
    },
)

# Mints a token. Mint authority only; for a stablecoin, its minters.
OperationMintToken = TypedDict(
    "OperationMintToken",
    {
        # Mint address of the token
        "mint": "Mint",
        # Recipient of the new tokens
        "to": "Address",
        # Amount to mint in raw units, above zero
        "amount": "Amount",
    },
)

# Pauses or resumes a stablecoin or a bridged token: while paused, it cannot be transferred, minted or burned. Pause authority only.
OperationPauseToken = TypedDict(
    "OperationPauseToken",
    {
        # Mint address of the stablecoin or bridged token
        "mint": "Mint",
        # True to pause the token, false to resume it
        "paused": "bool",
    },
)

# Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
OperationProposeMultiSigTx = TypedDict(
    "OperationProposeMultiSigTx",
    {
        # Address of the multi-signature account
        "account": "Address",
        # Operations of the transaction, 1 to 32, in order, all or nothing
        "operations": "list[InnerOperation] | str",
        # Reasons for the transaction, 1 to 256 characters
        "description": "str",
        # Last height of execution; 0 for 1,296,000 blocks from now
        "valid_until": "NotRequired[Height]",
    },
)

# Operation of a bundle with its parameters
OperationRecord = TypedDict(
    "OperationRecord",
    {
        # Index of the operation in its bundle, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "type": "str",
        # Parameters of the operation, by name
        "fields": "Any",
    },
)

# Moves stake to another validator without unbonding. It must stay there for 21 days.
OperationRedelegate = TypedDict(
    "OperationRedelegate",
    {
        # Operator account of the current validator
        "from_validator": "Address",
        # Operator account of the new validator
        "to_validator": "Address",
        # Stake to move in raw native units, above zero
        "amount": "Amount",
    },
)

# Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
OperationRefundPresale = TypedDict(
    "OperationRefundPresale",
    {
        # Number of the presale, counted from 1
        "presale_id": "int",
        # Account to refund; null for the sender
        "contributor": "NotRequired[Address | None]",
    },
)

# Refunds a withdrawal that was not released, from 24 hours after its signatures expire. The release fee is returned; the treasury fee is not. Foundation only, after it has checked that the tokens were not released.
OperationRefundWithdrawal = TypedDict(
    "OperationRefundWithdrawal",
    {
        # Number of the withdrawal, counted from 1
        "withdrawal_id": "int",
    },
)

# Adds a chain to those that the bridge supports, permanently. Tokens can then be mapped to its contracts. Foundation only.
OperationRegisterBridgeChain = TypedDict(
    "OperationRegisterBridgeChain",
    {
        # Name of the new chain: lower-case letters, digits and hyphens
        "chain": "str",
        # Formats of its transactions, contracts and addresses: as on Ethereum, Solana, Bitcoin or Tron, or unchecked. Chains of the family evm have an escrow contract
        "family": "Literal[\"evm\", \"solana\", \"bitcoin\", \"tron\", \"unchecked\"]",
        # Seconds until a transaction there is final and attested, at most 604,800
        "eta_seconds": "int",
    },
)

# Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
OperationRegisterBridgeMapping = TypedDict(
    "OperationRegisterBridgeMapping",
    {
        # Lower-case name of the other chain, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for its own coin
        "contract": "str",
        # Mint address of the token on this chain: a bridged token that the protocol mints
        "mint": "Mint",
    },
)

# Registers a game under a unique id. Only its authority can write profiles; this is permanent.
OperationRegisterGame = TypedDict(
    "OperationRegisterGame",
    {
        # Unique id of 3 to 32 characters: a-z, 0-9 and hyphens
        "game_id": "str",
        # Name of the game, 1 to 64 characters
        "name": "str",
        # Only account that can write profiles of the game; permanent, not the zero address
        "authority": "Address",
    },
)

# Registers the sender as a market maker of a tier with a bond in native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. A repeated call changes the tier or name, or adds to the bond.
OperationRegisterMarketMaker = TypedDict(
    "OperationRegisterMarketMaker",
    {
        # Tier of a market maker: 1 (largest bond, matches first) to 3
        "tier": "int",
        # Total bond in raw native units, including the existing bond
        "bond": "Amount",
        # Name of the market maker, chosen by itself and not verified
        "name": "str",
    },
)

# Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
OperationRegisterName = TypedDict(
    "OperationRegisterName",
    {
        # Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
        "name": "str",
        # Salt of the commitment, 32 bytes; null to register without a commitment
        "salt": "NotRequired[Hex32 | None]",
    },
)

# Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
OperationRegisterProgram = TypedDict(
    "OperationRegisterProgram",
    {
        # Program of at most 8,192 bytes, as JSON or its text: name, version, title, description, params, require, steps and limits
        "program_json": "str | dict[str, Any]",
    },
)

# Removes a key from the account of the sender. At least one key must remain.
OperationRemoveKey = TypedDict(
    "OperationRemoveKey",
    {
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
        "public_key": "str",
    },
)

# Removes liquidity from a pool: burns LP tokens for their share of both reserves.
OperationRemoveLiquidity = TypedDict(
    "OperationRemoveLiquidity",
    {
        # First token: symbol in any letter case, or mint address with 0x
        "token_a": "str",
        # Second token: symbol in any letter case, or mint address with 0x
        "token_b": "str",
        # LP tokens to burn, in raw units
        "lp_amount": "Amount",
        # Minimum to receive of the first token in raw units; fails below it
        "min_amount_a": "Amount",
        # Minimum to receive of the second token in raw units; fails below it
        "min_amount_b": "Amount",
    },
)

# Reports a contract with a link to evidence. Each account counts once per contract. Levels are decided by governance proposals.
OperationReportContractSafety = TypedDict(
    "OperationReportContractSafety",
    {
        # Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
        "chain": "str",
        # Contract address in the notation of its chain
        "contract": "str",
        # Link to the evidence, at most 512 bytes
        "evidence_uri": "str",
    },
)

# Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
OperationRevokeMultiSigApproval = TypedDict(
    "OperationRevokeMultiSigApproval",
    {
        # Address of the multi-signature account
        "account": "Address",
        # Number of the transaction within the account, counted from 0
        "tx_id": "int",
    },
)

# Changes the consensus key of the validator of the sender. The new key signs from the next epoch on; change the key of the node then. Double signs of the old key can still be punished.
OperationRotateConsensusKey = TypedDict(
    "OperationRotateConsensusKey",
    {
        # New consensus key in hex, which signs from the next epoch on
        "new_consensus_pubkey": "ConsensusKey",
        # Proof of possession in hex: Ed25519 signature by the new key of its pop/v1 digest
        "proof_of_possession": "str",
    },
)

# Replaces a key of the account of the sender with a new one.
OperationRotateKey = TypedDict(
    "OperationRotateKey",
    {
        # Public key to replace, in hex
        "old_public_key": "str",
        # Signature scheme of the key, by name or number
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
        "new_public_key": "str",
        # Proof of possession in hex: signature by the new key of Blake3("pop/v1", chain id, account, public key)
        "proof_of_possession": "str",
    },
)

# Runs a version of a program as the sender, all steps or nothing. A hash of the text makes the run fail if the program has a different one. The program has full authority over the account: read or simulate it before signing.
OperationRunProgram = TypedDict(
    "OperationRunProgram",
    {
        # Program name, 3 to 32 characters a-z, 0-9 and dash
        "name": "str",
        # Version to run, required; the command line inserts the reviewed one
        "version": "NotRequired[int]",
        # Hash of the text, computed by the caller; null to skip the check
        "program_hash": "NotRequired[Hex32 | None]",
        # Parameters by name, as JSON or its text, with amounts in raw units; {} for none
        "params": "str | dict[str, Any]",
    },
)

# Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
OperationScheduleUpgrade = TypedDict(
    "OperationScheduleUpgrade",
    {
        # Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once
        "name": "str",
        # Semantic version of the software, such as 2.0.0
        "version": "str",
        # First height of the new version; nodes of the old version stop before it
        "target_height": "Height",
        # Files of the new version by platform, such as linux-x64; a single file applies to every platform
        "binaries": "dict[str, OperationScheduleUpgradeBinaries1Value] | OperationScheduleUpgradeBinaries2",
        # Release notes and instructions, at most 2,000 characters
        "info": "NotRequired[str]",
    },
)

OperationScheduleUpgradeBinaries1Value = TypedDict(
    "OperationScheduleUpgradeBinaries1Value",
    {
        # URL of the file: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lower-case hex digits
        "sha256": "str",
    },
)

OperationScheduleUpgradeBinaries2 = TypedDict(
    "OperationScheduleUpgradeBinaries2",
    {
        # URL of the file: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lower-case hex digits
        "sha256": "str",
    },
)

# Appoints the attesters: 3 to 32 keys and a threshold above two thirds. Proofs of the previous set stay valid for 24 hours. Foundation only.
OperationSetAttesterSet = TypedDict(
    "OperationSetAttesterSet",
    {
        # Number of the new set: that of the current set plus 1
        "set_index": "int",
        # Ed25519 public keys of the attesters, 3 to 32, all different
        "attesters": "list[str]",
        # Number of signatures required, more than two thirds of the attesters
        "threshold": "int",
    },
)

# Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
OperationSetAutoCompound = TypedDict(
    "OperationSetAutoCompound",
    {
        # Operator account of the validator
        "validator": "Address",
        # True to compound rewards at the end of each epoch; false to claim them
        "enable": "bool",
    },
)

# Opens or closes a channel: while it is open, a token of this chain can be locked for another Trellis chain that has mapped a token to it, and unlocked again. Foundation only.
OperationSetBridgeLane = TypedDict(
    "OperationSetBridgeLane",
    {
        # Name of the other Trellis chain: trellis- and its chain id
        "chain": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # True to open the channel for the token, false to close it in both directions
        "open": "bool",
    },
)

# Sets the limits above which receives of a token are delayed, pauses or resumes the token, and sets its withdrawal fees. Foundation only.
OperationSetBridgeLimits = TypedDict(
    "OperationSetBridgeLimits",
    {
        # Mint address of the token on this chain: a bridged token that the protocol mints
        "mint": "Mint",
        # Largest single receive that is credited without delay, in raw units; larger ones wait 24 hours
        "per_tx": "Amount",
        # Largest total of receives within 24 hours that is credited without delay, in raw units; receives beyond it wait 24 hours
        "per_day": "Amount",
        # True to pause the token in both directions
        "paused": "bool",
        # Treasury fee of a withdrawal in basis points of the amount, at most 1,000
        "fee_bps": "int",
        # Flat fee of each withdrawal in raw units, on top of the amount: for the attester that submits the release on EVM chains, for the treasury on others. While it is 0, mainnet refuses withdrawals to EVM chains
        "base_fee": "Amount",
    },
)

# Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
OperationSetCommission = TypedDict(
    "OperationSetCommission",
    {
        # Commission in basis points, at most 5,000
        "commission_bps": "int",
    },
)

# Shows or hides the profile of the sender in a game. For a hidden profile, responses only show its existence; the data in past blocks stays public.
OperationSetGameVisibility = TypedDict(
    "OperationSetGameVisibility",
    {
        # Id of a registered game, with or without a profile of the sender
        "game_id": "str",
        # False to hide the profile from responses
        "visible": "bool",
    },
)

# Sets the allowance of a minter of a stablecoin per window. The issuer changes existing minters. The owner, a multi-signature account, appoints a new minter, which may mint 48 hours later. Both can remove a minter with an allowance of 0.
OperationSetMinterAllowance = TypedDict(
    "OperationSetMinterAllowance",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # Account of the minter
        "minter": "Address",
        # Amount that it may mint in any window, in raw units; 0 to remove the minter
        "allowance": "Amount",
        # Length of the window in seconds
        "window_s": "int",
    },
)

# Approves or removes an operator, which may transfer all units of the sender in a collection.
OperationSetMultiTokenOperator = TypedDict(
    "OperationSetMultiTokenOperator",
    {
        # Address of the collection
        "collection": "Mint",
        # Account that may transfer units of the sender
        "operator": "Address",
        # True to approve the operator, false to remove it
        "approved": "bool",
    },
)

# Sets a record of a name. `address` is the account that the name resolves to; an empty value means the owner. `primary` is set by that account: true makes the name its primary name, false removes it. Any other key, such as url or email, is a text record of the owner; an empty value removes it.
OperationSetNameRecord = TypedDict(
    "OperationSetNameRecord",
    {
        # Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
        "name": "str",
        # Key of the record: address, primary, or a text record such as url
        "key": "str",
        # Value of the record, at most 256 characters; empty to remove a text record
        "value": "str",
    },
)

# Sets whether the validator of the sender accepts delegations, and their terms.
OperationSetPoolConfig = TypedDict(
    "OperationSetPoolConfig",
    {
        # True to accept delegations
        "pool_enabled": "bool",
        # Name of the delegation pool, 1 to 64 characters
        "pool_name": "str",
        # Minimum delegation in raw native units; 0 for any amount
        "min_delegation": "Amount",
        # True if rewards of new delegations compound by default
        "auto_compound_default": "bool",
    },
)

# Sets the guardians that may give the account of the sender a new key, the number of approvals, and the time in which the owner can object; 48 to 72 hours are recommended. No guardians turn recovery off. A change takes effect after the previous timelock.
OperationSetRecovery = TypedDict(
    "OperationSetRecovery",
    {
        # Guardians of the account, at most 10; empty to turn recovery off
        "guardians": "list[Address]",
        # Number of guardians that must approve a recovery, from 1 to all
        "threshold": "int",
        # Seconds in which the owner can object to a recovery, at most 30 days
        "timelock_s": "int",
        # True if the account can only cancel a recovery while it is pending
        "freeze_on_recovery": "NotRequired[bool]",
    },
)

# Transfers a role of a token that the sender holds, or renounces it permanently. Roles of a stablecoin are changed by its owner, a multi-signature account, and the change takes effect 48 hours later; naming the current holder cancels a pending change.
OperationSetTokenAuthority = TypedDict(
    "OperationSetTokenAuthority",
    {
        # Mint address of the token
        "mint": "Mint",
        # Role to change: mint, freeze, owner, pause or attest
        "role": "Literal[\"mint\", \"freeze\", \"owner\", \"pause\", \"attest\"]",
        # New holder of the role; null to renounce it permanently
        "new": "NotRequired[Address | None]",
    },
)

# Sets the description of the validator of the sender.
OperationSetValidatorMetadata = TypedDict(
    "OperationSetValidatorMetadata",
    {
        # Name of the validator, 1 to 64 characters
        "name": "str",
        # Description of the operator, at most 500 characters
        "description": "str",
        # Home page, at most 256 characters
        "website": "str",
        # Link to an image, at most 256 characters
        "avatar": "str",
    },
)

# Settles a matched order now. Anyone may send this; otherwise the end of the next block settles it.
OperationSettleOrder = TypedDict(
    "OperationSettleOrder",
    {
        # Number of the order, counted from 1
        "order_id": "int",
    },
)

# Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
OperationStake = TypedDict(
    "OperationStake",
    {
        # Consensus key of the validator in hex; a new key registers a validator
        "validator_pubkey": "ConsensusKey",
        # Amount to stake in raw native units, above zero
        "amount": "Amount",
        # Proof of possession of a new consensus key; null unless the key registers a validator
        "proof_of_possession": "NotRequired[str | None]",
    },
)

# Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
OperationStakeToPool = TypedDict(
    "OperationStakeToPool",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Amount to stake in raw units, above zero
        "amount": "Amount",
    },
)

# Submits evidence of a double sign: two conflicting consensus messages signed by one validator, which is then jailed. Anyone may send this.
OperationSubmitEvidence = TypedDict(
    "OperationSubmitEvidence",
    {
        # First signed consensus message, bytes in hex
        "message_a": "str",
        # Second message by the same key, which conflicts with the first
        "message_b": "str",
    },
)

# Executes the plan of a sentence as the sender: its operations in order, all or none. The node plans; the sender signs the plan.
OperationSubmitIntent = TypedDict(
    "OperationSubmitIntent",
    {
        # Blake3 hash of the text
        "intent_hash": "Hex32",
        # Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
        "text": "str",
        # Operations of the plan, 1 to 32, in order, all or nothing
        "plan": "list[InnerOperation] | str",
        # Deadline in Unix seconds, compared with the block time; 0 for none
        "deadline": "NotRequired[Time]",
    },
)

# Swaps two tokens in their pool. Fails if the output is below `min_amount_out`.
OperationSwap = TypedDict(
    "OperationSwap",
    {
        # Input token: symbol in any letter case, or mint address with 0x
        "from_token": "str",
        # Output token: symbol in any letter case, or mint address with 0x
        "to_token": "str",
        # Input amount in raw units, above zero
        "amount_in": "Amount",
        # Minimum output in raw units; the swap fails below it
        "min_amount_out": "Amount",
    },
)

# Swaps through up to four pools, all or nothing, and pays the output to the recipient.
OperationSwapRoute = TypedDict(
    "OperationSwapRoute",
    {
        # Mint addresses from the input token to the output token, 2 to 5
        "path": "list[Mint]",
        # Input amount in raw units of the first token, above zero
        "amount_in": "Amount",
        # Minimum output in raw units of the last token; fails below it
        "min_amount_out": "Amount",
        # Recipient of the output; null for the sender
        "recipient": "NotRequired[Address | None]",
    },
)

# Transfers an amount of a token to another account.
OperationTransfer = TypedDict(
    "OperationTransfer",
    {
        # Recipient of the tokens
        "to": "Address",
        # Token: symbol in any case, or mint address as 0x and 64 hex digits
        "token_symbol": "str",
        # Amount in raw units, above zero
        "amount": "Amount",
        # Text for the recipient, at most 128 characters; null for none
        "memo": "NotRequired[str | None]",
    },
)

# Transfers a lock of the sender to another account, which receives the LP tokens when the lock ends.
OperationTransferLpLock = TypedDict(
    "OperationTransferLpLock",
    {
        # Address of the pool
        "pool": "Mint",
        # Number of the lock within the pool
        "lock_id": "int",
        # New owner of the lock
        "to": "Address",
    },
)

# Transfers units of a type to another account.
OperationTransferMultiToken = TypedDict(
    "OperationTransferMultiToken",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # Recipient of the units
        "to": "Address",
        # Number of units to transfer, above zero
        "amount": "U128",
    },
)

# Transfers a name of the sender to another account. The name then resolves to that account; its text records are deleted, and it is no longer a primary name.
OperationTransferName = TypedDict(
    "OperationTransferName",
    {
        # Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
        "name": "str",
        # New owner of the name
        "to": "Address",
    },
)

# Transfers a namespace of the sender to another account, which can then anchor in it. Existing anchors stay.
OperationTransferNamespace = TypedDict(
    "OperationTransferNamespace",
    {
        # Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # New owner of the namespace
        "to": "Address",
    },
)

# Transfers a token to another account. Allowed for the owner, its operators and the approved account.
OperationTransferNft = TypedDict(
    "OperationTransferNft",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
        # Recipient of the token
        "to": "Address",
    },
)

# Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
OperationUnstake = TypedDict(
    "OperationUnstake",
    {
        # Amount to unstake in raw native units, above zero
        "amount": "Amount",
        # Operator account of the validator; null for the own stake first, then delegations, oldest first
        "validator": "NotRequired[Address | None]",
    },
)

# Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
OperationUnstakeFromPool = TypedDict(
    "OperationUnstakeFromPool",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Amount to unstake in raw units, above zero
        "amount": "Amount",
    },
)

# Updates the profile of a player in a game whose authority is the sender: current score, numbers and new achievements. At most 1,000 points a game and epoch count as experience.
OperationUpdateGameProfile = TypedDict(
    "OperationUpdateGameProfile",
    {
        # Account of the player, which must have a passport
        "passport_owner": "Address",
        # Id of a game whose authority is the sender
        "game_id": "str",
        # Current numbers by name, at most 32; they replace the previous ones
        "stats": "dict[str, int]",
        # Achievements to add; existing ones stay
        "achievements": "list[str]",
        # Current total score of the player in the game
        "score": "int",
    },
)

# Changes the texts of a collection of the sender, or transfers the collection to a new owner. An omitted or null field stays; an empty one is cleared. A locked collection can only be transferred.
OperationUpdateNftCollection = TypedDict(
    "OperationUpdateNftCollection",
    {
        # Address of a collection that the sender owns
        "collection": "Mint",
        # Description of the collection, at most 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to an icon, at most 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a banner, at most 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, at most 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
        # New owner of the collection; null to keep it
        "owner": "NotRequired[Address | None]",
    },
)

# Updates the passport of the sender. An omitted or null field stays; an empty text is cleared. The gamertag can change once in 30 days, and the previous one stays reserved for as long.
OperationUpdatePassport = TypedDict(
    "OperationUpdatePassport",
    {
        # New gamertag, at most one change in 30 days; null to keep it
        "gamertag": "NotRequired[str | None]",
        # Link to a picture: https, ipfs or ar; empty to remove it, null to keep it
        "avatar_uri": "NotRequired[str | None]",
        # Self-description, at most 280 characters; empty to remove it, null to keep it
        "bio": "NotRequired[str | None]",
    },
)

# Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
OperationUpdateTokenMetadata = TypedDict(
    "OperationUpdateTokenMetadata",
    {
        # Mint address of a token that the sender created
        "mint": "Mint",
        # Link to further metadata, at most 512 bytes
        "metadata_uri": "NotRequired[str | None]",
        # Link to an image, at most 512 bytes
        "image": "NotRequired[str | None]",
        # Description of the token, at most 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page, at most 512 bytes
        "external_url": "NotRequired[str | None]",
        # Twitter name or link, at most 128 characters
        "twitter": "NotRequired[str | None]",
        # Discord name or link, at most 128 characters
        "discord": "NotRequired[str | None]",
        # Telegram name or link, at most 128 characters
        "telegram": "NotRequired[str | None]",
        # GitHub name or link, at most 128 characters
        "github": "NotRequired[str | None]",
    },
)

# Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
OperationVoteProposal = TypedDict(
    "OperationVoteProposal",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
        # True to vote in favor, false to vote against
        "approve": "bool",
    },
)

# Votes on a proposal with the stake bonded when the epoch of the proposal began. A content hash makes the vote fail if the proposal has a different content. A new vote replaces the previous one.
OperationVoteProposalContent = TypedDict(
    "OperationVoteProposalContent",
    {
        # Number of the proposal, counted from 0
        "proposal_id": "int",
        # True to vote in favor, false to vote against
        "approve": "bool",
        # Hash of the type, texts, proposer and action of the proposal, computed by the voter; null to skip the check
        "content_hash": "NotRequired[Hex32 | None]",
    },
)

# Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
OperationVoteUpgrade = TypedDict(
    "OperationVoteUpgrade",
    {
        # Number of the plan, counted from 0
        "plan_id": "int",
        # True to vote in favor, false to vote against
        "approve": "bool",
    },
)

# Votes on a plan as a validator with its stake when the plan was scheduled. A content hash makes the vote fail if the plan has a different content. A new vote replaces the previous one.
OperationVoteUpgradePlan = TypedDict(
    "OperationVoteUpgradePlan",
    {
        # Number of the plan, counted from 0
        "plan_id": "int",
        # True to vote in favor, false to vote against
        "approve": "bool",
        # Hash of the name, version, height, files, text and proposer of the plan, computed by the voter; null to skip the check
        "content_hash": "NotRequired[Hex32 | None]",
    },
)

OtsGetBlockDetailsBlock4 = TypedDict(
    "OtsGetBlockDetailsBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

OtsGetBlockDetailsByHashBlock4 = TypedDict(
    "OtsGetBlockDetailsByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

OtsGetBlockTransactionsBlock4 = TypedDict(
    "OtsGetBlockTransactionsBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

OtsHasCodeBlock4 = TypedDict(
    "OtsHasCodeBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

# Block without its transactions
OtterscanBlockDetails = TypedDict(
    "OtterscanBlockDetails",
    {
        # Fields of eth_getBlockByNumber and transactionCount (a JSON number), without transactions and bloom filter
        "block": "dict[str, Any]",
        # Native units issued by the block
        "issuance": "OtterscanIssuance",
        # Fees paid by its transactions, in wei
        "totalFees": "Quantity",
    },
)

# Page of the transactions of a block
OtterscanBlockPage = TypedDict(
    "OtterscanBlockPage",
    {
        # Block with the transactions of the page; input is limited to its first four bytes
        "fullblock": "dict[str, Any]",
        # Receipts of the page, without logs
        "receipts": "list[dict[str, Any]]",
    },
)

# Creator of a contract
OtterscanCreator = TypedDict(
    "OtterscanCreator",
    {
        # Hash of the transaction that created it
        "hash": "EthereumHash",
        # Sender of that transaction
        "creator": "EthereumAddress",
    },
)

# Native units issued by a block, in wei
OtterscanIssuance = TypedDict(
    "OtterscanIssuance",
    {
        # Reward of the proposer and the treasury
        "blockReward": "Quantity",
        # Zero: the chain has no uncles
        "uncleReward": "Quantity",
        # Sum of both rewards in wei
        "issuance": "Quantity",
    },
)

# Native transfer inside a transaction
OtterscanOperation = TypedDict(
    "OtterscanOperation",
    {
        # Always zero, a transfer: no contract is created or destroyed
        "type": "Literal[0]",
        # Caller or sender
        "from": "EthereumAddress",
        # Called account or recipient; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native value, in wei
        "value": "Quantity",
    },
)

# Transaction, or native transfer inside it
OtterscanTrace = TypedDict(
    "OtterscanTrace",
    {
        # Always CALL: no EVM code runs on this chain
        "type": "Literal[\"CALL\"]",
        # Zero for the transaction, one for inner transfers
        "depth": "int",
        # Caller or sender
        "from": "EthereumAddress",
        # Called account or recipient; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native value, in wei
        "value": "Quantity",
        # Call data; for native bundles their bytes
        "input": "EthereumData",
        # Return data; empty if there is none
        "output": "EthereumData",
    },
)

# Transactions of an address, newest first
OtterscanTransactions = TypedDict(
    "OtterscanTransactions",
    {
        # Transactions, as returned by eth_getTransactionByHash
        "txs": "list[dict[str, Any]]",
        # Receipts, each with the timestamp of its block
        "receipts": "list[dict[str, Any]]",
        # True if the address has no newer transactions
        "firstPage": "bool",
        # True if the address has no older transactions
        "lastPage": "bool",
    },
)

# A player passport with totals over all games
Passport = TypedDict(
    "Passport",
    {
        # Account of the passport, which cannot be transferred
        "owner": "Address",
        # Gamertag of the player, in its original letter case
        "gamertag": "str",
        # Link to the picture of the player; empty for none
        "avatar_uri": "str",
        # Self-description of the player, at most 280 characters; empty for none
        "bio": "str",
        # Experience: counted points of all games, at most 1,000 a game and epoch
        "xp": "int",
        # Level of the player: 1 + floor(sqrt(xp / 100))
        "level": "int",
        # Number of games with a profile of the player
        "games": "int",
        # Number of achievements in all games
        "achievements": "int",
        # Time of creation in Unix seconds
        "created_at": "Time",
        # Height of the block that created the passport
        "created_at_height": "Height",
        # Primary name of the account; null if it has none
        "name": "NotRequired[str | None]",
    },
)

# Number as 0x and hex digits without leading zeros
Quantity: TypeAlias = "str"

# Receipt of a final bundle
Receipt = TypedDict(
    "Receipt",
    {
        # Id of the bundle
        "bundle_hash": "Hash",
        # Height of the block that includes the bundle
        "block_height": "Height",
        # Hash of the block that includes the bundle
        "block_hash": "Hash",
        # Index of the bundle in the block, from 0
        "index": "int",
        # Account that sent the bundle and paid the fee
        "from": "Address",
        # Nonce of the sender
        "nonce": "int",
        # Always success: a failed bundle is in no block
        "status": "Literal[\"success\"]",
        # Gas that execution used
        "gas_used": "int",
        # Price paid for a unit of gas in nano-units; 10^9 nano-units are one native token
        "gas_price": "int",
        # Fee in raw native units
        "fee": "Amount",
        # Proposer's share of the fee, in raw native units
        "fee_proposer": "Amount",
        # Treasury's share of the fee, in raw native units
        "fee_treasury": "Amount",
        # Operations of the bundle, in order
        "operations": "list[OperationRecord]",
        # Events of the operations, in order
        "events": "list[Event]",
        # Time of the block, in Unix seconds
        "timestamp": "Time",
        # Always true: blocks are final when they are committed
        "finalized": "bool",
        # Signatures of the bundle
        "signatures": "list[ReceiptSignaturesItem]",
    },
)

ReceiptSignaturesItem = TypedDict(
    "ReceiptSignaturesItem",
    {
        # Signature scheme, such as Ed25519
        "key_type": "str",
        # Public key of the signature in hex; null if unknown
        "public_key": "NotRequired[str | None]",
    },
)

# Error with which a bundle was rejected
Refusal = TypedDict(
    "Refusal",
    {
        # Permanent code of the error
        "code": "int",
        # Name of the error, such as InsufficientBalance
        "name": "str",
        # Message for people
        "message": "str",
        # Details of the error, by name
        "details": "Any",
        # Index of the failed operation, from 0; null if the bundle as a whole failed
        "op_index": "NotRequired[int | None]",
    },
)

# Bundle that this node rejected; other nodes may not know it
Rejected = TypedDict(
    "Rejected",
    {
        # Id of the bundle
        "bundle_hash": "Hash",
        # Always rejected: the bundle is in no block
        "status": "Literal[\"rejected\"]",
        # Error with which this node rejected the bundle
        "error": "Refusal",
        # Time at which this node rejected the bundle, in Unix seconds
        "rejected_at": "Time",
    },
)

# Options of a signed bundle, which contains its own terms
SubmitOptions = TypedDict(
    "SubmitOptions",
    {
        # When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block
        "wait": "NotRequired[Literal[\"pending\", \"included\"] | None]",
    },
)

# A moment in seconds since 1970 (Unix time).
Time: TypeAlias = "int"

# A token with its authorities and supply
Token = TypedDict(
    "Token",
    {
        # Mint address, the identifier of the token; 32 zero bytes for the native token
        "mint": "Mint",
        # Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case
        "symbol": "str",
        # Name of the token, 1 to 64 characters
        "name": "str",
        # Decimal places of the token, 0 to 18
        "decimals": "int",
        # Standard of the token: native, fungible, stablecoin, bridged (from another chain) or lp (shares of a pool)
        "standard": "Literal[\"native\", \"fungible\", \"stablecoin\", \"bridged\", \"lp\"]",
        # Maximum supply in raw units; null for 2^120
        "max_supply": "NotRequired[Amount | None]",
        # Owner of the token, which can transfer the ownership; null for none
        "owner": "NotRequired[Address | None]",
        # Account that may change the metadata until they are locked
        "creator": "Address",
        # Account that may mint; for a stablecoin, the issuer, which sets the allowances of minters; null if no account may
        "mint_authority": "NotRequired[Address | None]",
        # Account that may freeze accounts for a stablecoin; null for none
        "freeze_authority": "NotRequired[Address | None]",
        # Account that may pause a stablecoin or a bridged token; null for none
        "pause_authority": "NotRequired[Address | None]",
        # Account that attests the reserves of a stablecoin; null for none
        "attestor": "NotRequired[Address | None]",
        # True while the token is paused
        "paused": "bool",
        # Metadata set by the creator
        "metadata": "TokenMetadata",
        # True if the metadata are permanently locked
        "metadata_locked": "bool",
        # Time of the last metadata change in Unix seconds; null for never
        "metadata_updated_at": "NotRequired[Time | None]",
        # Contract on another chain that a bridged token represents; null for other tokens
        "bridge": "NotRequired[TokenBridge | None]",
        # Time of creation in Unix seconds
        "created_at": "Time",
        # Height of the block that created the token
        "created_at_height": "Height",
        # Total supply in raw units
        "total_supply": "Amount",
        # True while an account can mint more
        "mintable": "bool",
        # Active protections of a stablecoin; null for other tokens
        "security_layers": "NotRequired[list[Literal[\"role_separation\", \"minter_allowance\", \"daily_mint_limit\", \"reserve_attestation\", \"pause_and_freeze\", \"timelocked_roles\"]] | None]",
        # Number of holders; null without the explorer plugin
        "holders": "NotRequired[int | None]",
        # Number of transfers; null without the explorer plugin
        "transfers": "NotRequired[int | None]",
        # Reputation, 0 to 100; null without the explorer plugin
        "reputation": "NotRequired[int | None]",
    },
)

TokenBridge = TypedDict(
    "TokenBridge",
    {
        # Name of the other chain
        "chain": "str",
        # Address of the token contract on that chain
        "contract": "str",
        # Decimals of the token on that chain, 0 to 36
        "decimals_external": "int",
    },
)

# Metadata set by the creator
TokenMetadata = TypedDict(
    "TokenMetadata",
    {
        # Link to further metadata, at most 512 bytes; empty for none
        "metadata_uri": "str",
        # Link to an image, at most 512 bytes; empty for none
        "image": "str",
        # Description of the token, at most 1,000 characters; empty for none
        "description": "str",
        # Home page, at most 512 bytes; empty for none
        "external_url": "str",
        # Twitter name or link, at most 128 characters; empty for none
        "twitter": "str",
        # Discord name or link, at most 128 characters; empty for none
        "discord": "str",
        # Telegram name or link, at most 128 characters; empty for none
        "telegram": "str",
        # GitHub name or link, at most 128 characters; empty for none
        "github": "str",
    },
)

TraceBlockBlock4 = TypedDict(
    "TraceBlockBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity | None]",
        # Hash by which the block is known
        "blockHash": "NotRequired[EthereumHash | None]",
        # Without effect: all blocks are final
        "requireCanonical": "NotRequired[bool | None]",
    },
)

TxpoolStatusResult = TypedDict(
    "TxpoolStatusResult",
    {
        # Number of executable bundles
        "pending": "Quantity",
        # Number of bundles behind a nonce gap
        "queued": "Quantity",
    },
)

# An unsigned 128-bit number: the id of a token, or units without decimals. Answered as a decimal string; an integer is accepted as well.
U128: TypeAlias = "str"

# An unsigned 256-bit number. Answered as a decimal string; an integer is accepted as well.
U256: TypeAlias = "str"

# An unsigned 64-bit number. Answered as a decimal string; an integer is accepted as well.
U64: TypeAlias = "str"

# Options of the bundle; all are optional
WriteOptions = TypedDict(
    "WriteOptions",
    {
        # Gas limit of the bundle; by default as measured
        "gas_limit": "NotRequired[int | None]",
        # Price of a unit of gas in nano-units; 10^9 nano-units are one native token; by default the price that the node requires
        "gas_price": "NotRequired[int | None]",
        # Last height at which a block may include the bundle; 0 for no limit; by default chosen by the node
        "valid_until": "NotRequired[Height | None]",
        # Text stored with the bundle, up to 256 characters
        "memo": "NotRequired[str | None]",
        # When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block
        "wait": "NotRequired[Literal[\"pending\", \"included\"] | None]",
        # True to simulate only: effects and cost
        "dry_run": "NotRequired[bool | None]",
        # True to proceed despite the node's warnings
        "force": "NotRequired[bool | None]",
    },
)


class Methods(Rpc):
    """A connection with a function for every method. Optional parameters at the end may be left out."""

    def chain_addLiquidity(self, token_a: str, token_b: str, amount_a: Amount, amount_b: Amount, min_lp_tokens: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainAddLiquidityResult1 | ChainAddLiquidityResult2":
        """Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.

        token_a: First token: symbol in any letter case, or mint address with 0x

        token_b: Second token: symbol in any letter case, or mint address with 0x

        amount_a: Maximum amount of the first token to deposit, in raw units

        amount_b: Maximum amount of the second token to deposit, in raw units

        min_lp_tokens: Minimum LP tokens to receive, in raw units; the operation fails below it

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_addLiquidity", token_a, token_b, amount_a, amount_b, min_lp_tokens, sender, opts)

    def chain_allBridgeDeposits(self, limit: int | None = None, cursor: str | None = None) -> "ChainAllBridgeDepositsResult":
        """Deposits of all accounts, from any chain.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_allBridgeDeposits", limit, cursor)

    def chain_allBridgeWithdrawals(self, limit: int | None = None, cursor: str | None = None) -> "ChainAllBridgeWithdrawalsResult":
        """Withdrawals of all accounts, to any chain.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_allBridgeWithdrawals", limit, cursor)

    def chain_anchor(self, namespace: str, key: str, value_hash: str, sender: Address, opts: WriteOptions | None = None) -> "ChainAnchorResult1 | DryRun":
        """Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.

        namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; owned by the sender, or not owned yet

        key: Name of the hash in its namespace, 1 to 128 bytes; can be used only once

        value_hash: Anchored hash, 32 bytes of any hash function; never zero

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_anchor", namespace, key, value_hash, sender, opts)

    def chain_anchorsBy(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainAnchorsByResult":
        """Anchors of an account.

        owner: Account that anchored it

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_anchorsBy", owner, limit, cursor)

    def chain_anchorsOfHash(self, value_hash: Hex32, limit: int | None = None, cursor: str | None = None) -> "ChainAnchorsOfHashResult":
        """Anchors of a hash in any namespace.

        value_hash: Anchored hash, 32 bytes of any hash function; never zero

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_anchorsOfHash", value_hash, limit, cursor)

    def chain_approveMultiSigTx(self, from_: Address, multisig_address: Address, tx_id: int, operations_hash: Hex32 | None = None, opts: WriteOptions | None = None) -> "ChainApproveMultiSigTxResult1 | ChainApproveMultiSigTxResult2":
        """Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.

        from: Account that sends the operation and pays the fee

        multisig_address: Address of the multi-signature account

        tx_id: Number of the transaction within the account, counted from 0

        operations_hash: Hash of the approved operations, as returned by chain_getMultiSigTx; null to skip the check

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_approveMultiSigTx", from_, multisig_address, tx_id, operations_hash, opts)

    def chain_autobridge(self, payload: str, recipient: Address | None = None) -> "ChainAutobridgeResult":
        """Detects a transaction hash, an explorer link or a proof, and returns the status of its deposits. Deposits that enough attesters report are credited without any action.

        payload: Transaction hash of another chain, a link with one, or a proof as hex or JSON

        recipient: Recipient account to filter by; null for all
        """
        return self.call("chain_autobridge", payload, recipient)

    def chain_batchMintMultiToken(self, collection: Mint, mints_array: list[ChainBatchMintMultiTokenMintsArray1Item] | str, sender: Address, opts: WriteOptions | None = None) -> "ChainBatchMintMultiTokenResult1 | DryRun":
        """Mints 1 to 256 entries in a collection of the sender, all or nothing.

        collection: Address of a collection that the sender owns

        mints_array: Entries of type, recipient and amount, 1 to 256

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_batchMintMultiToken", collection, mints_array, sender, opts)

    def chain_batchTransferMultiToken(self, collection: Mint, transfers_array: list[ChainBatchTransferMultiTokenTransfersArray1Item] | str, sender: Address, opts: WriteOptions | None = None) -> "ChainBatchTransferMultiTokenResult1 | DryRun":
        """Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.

        collection: Address of the collection

        transfers_array: Entries of type, recipient and amount, 1 to 256

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_batchTransferMultiToken", collection, transfers_array, sender, opts)

    def chain_bridgeDeposits(self, recipient: Address, limit: int | None = None, cursor: str | None = None) -> "ChainBridgeDepositsResult":
        """Deposits credited to an account.

        recipient: Recipient of the tokens

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_bridgeDeposits", recipient, limit, cursor)

    def chain_bridgeToken(self, chain: str, tx_hash: str, symbol: str, amount: Amount, recipient: Address, proof: str | ChainBridgeTokenProof2 | None = None, log_index: int | None = None, opts: WriteOptions | None = None) -> "ChainBridgeTokenResult1 | DryRun":
        """Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.

        chain: Lower-case name of the other chain, such as ethereum

        tx_hash: Transaction hash on the other chain, in its notation

        symbol: Symbol of the token on this chain, or its mint address as 0x and 64 hex digits

        amount: Amount locked on the other chain, in raw units there

        recipient: Recipient account on this chain; it sends the operation and pays its fee

        proof: Signatures of attesters: the hex of borsh {set_index u32, sigs [{index u8, signature}]}, or the same as JSON; null only on test networks that accept deposits without a proof

        log_index: Index of the log in the transaction, counted from 0

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_bridgeToken", chain, tx_hash, symbol, amount, recipient, proof, log_index, opts)

    def chain_bridgeWithdraw(self, token_mint: Mint, amount: Amount, chain: str, destination: str, sender: Address, opts: WriteOptions | None = None) -> "ChainBridgeWithdrawResult1 | DryRun":
        """Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.

        token_mint: Mint address of the token to withdraw

        amount: Amount to release, in raw units of this chain; fees come on top

        chain: Lower-case name of the other chain, such as ethereum

        destination: Recipient on the other chain

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_bridgeWithdraw", token_mint, amount, chain, destination, sender, opts)

    def chain_bridgeWithdrawals(self, chain: str, destination: str, limit: int | None = None, cursor: str | None = None) -> "ChainBridgeWithdrawalsResult":
        """Withdrawals to an address on another chain.

        chain: Lower-case name of the other chain, such as ethereum

        destination: Recipient on the other chain

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_bridgeWithdrawals", chain, destination, limit, cursor)

    def chain_burnMultiToken(self, collection: Mint, type_id: U64, amount: U128, owner: Address, opts: WriteOptions | None = None) -> "ChainBurnMultiTokenResult1 | DryRun":
        """Burns units of a type from the balance of the sender.

        collection: Address of the collection

        type_id: Number of the type within the collection

        amount: Number of units to burn, above zero

        owner: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_burnMultiToken", collection, type_id, amount, owner, opts)

    def chain_burnNft(self, collection: Mint, token_id: U128, owner: Address, opts: WriteOptions | None = None) -> "ChainBurnNftResult1 | DryRun":
        """Burns a token of the sender. Its number is never reused.

        collection: Address of the collection

        token_id: Number of the token within its collection, 0 to 2^128 - 1

        owner: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_burnNft", collection, token_id, owner, opts)

    def chain_cancelProposal(self, from_: Address, proposal_id: int, opts: WriteOptions | None = None) -> "ChainCancelProposalResult1 | DryRun":
        """Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.

        from: Account that sends the operation and pays the fee

        proposal_id: Number of the proposal, counted from 0

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_cancelProposal", from_, proposal_id, opts)

    def chain_cancelUpgrade(self, plan_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainCancelUpgradeResult1 | DryRun":
        """Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.

        plan_id: Number of the plan, counted from 0

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_cancelUpgrade", plan_id, sender, opts)

    def chain_claimPoolRewards(self, pool_address: Mint, sender: Address, opts: WriteOptions | None = None) -> "ChainClaimPoolRewardsResult1 | ChainClaimPoolRewardsResult2":
        """Claims all rewards of the sender in a pool, open or closed.

        pool_address: Address of the staking pool

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_claimPoolRewards", pool_address, sender, opts)

    def chain_consensusStatus(self) -> "ChainConsensusStatusResult":
        """Returns the consensus state of this node."""
        return self.call("chain_consensusStatus")

    def chain_contractReports(self, chain: str, contract: str, limit: int | None = None, cursor: str | None = None) -> "ChainContractReportsResult":
        """Reports of a contract with their evidence.

        chain: Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain

        contract: Contract address in the notation of its chain

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_contractReports", chain, contract, limit, cursor)

    def chain_contributePresale(self, presale_id: int, amount: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainContributePresaleResult1 | ChainContributePresaleResult2":
        """Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.

        presale_id: Number of the presale, counted from 1

        amount: Amount in raw units of the payment token

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_contributePresale", presale_id, amount, sender, opts)

    def chain_createDao(self, name: str, token_mint: Mint, config: ChainCreateDaoConfig1 | str, sender: Address, opts: WriteOptions | None = None) -> "ChainCreateDaoResult1 | DryRun":
        """Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.

        name: Name of the DAO, 1 to 64 characters; not unique

        token_mint: Mint address of the token whose holders vote; can be the native token

        config: Settings by name; {} for the defaults

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createDao", name, token_mint, config, sender, opts)

    def chain_createMultiSig(self, from_: Address, signers_array: list[Address], threshold: int, label: str, opts: WriteOptions | None = None) -> "ChainCreateMultiSigResult1 | DryRun":
        """Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.

        from: Account that sends the operation and pays the fee

        signers_array: Signers of the account, 2 to 20, all different

        threshold: Number of signers that must approve a transaction, from 2 to all

        label: Label of the account for display, 1 to 64 characters

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createMultiSig", from_, signers_array, threshold, label, opts)

    def chain_createMultiTokenCollection(self, name: str, symbol: str, base_uri: str, royalty_bps: int, owner: Address, description: str | None = None, icon_uri: str | None = None, banner_uri: str | None = None, external_url: str | None = None, opts: WriteOptions | None = None) -> "ChainCreateMultiTokenCollectionResult1 | DryRun":
        """Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.

        name: Name of the collection, 1 to 64 characters

        symbol: Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique

        base_uri: Base of the metadata URIs of its tokens, at most 512 bytes; can be empty

        royalty_bps: Royalty of the owner on sales, in basis points, at most 10,000

        owner: Account that sends the operation and pays the fee

        description: Description of the collection, at most 1,000 characters; null for none

        icon_uri: Link to an icon, at most 512 bytes; null for none

        banner_uri: Link to a banner, at most 512 bytes; null for none

        external_url: Home page of the collection, at most 512 bytes; null for none

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createMultiTokenCollection", name, symbol, base_uri, royalty_bps, owner, description, icon_uri, banner_uri, external_url, opts)

    def chain_createNftCollection(self, name: str, symbol: str, base_uri: str, max_supply: int, royalty_bps: int, owner: Address, description: str | None = None, icon_uri: str | None = None, banner_uri: str | None = None, external_url: str | None = None, opts: WriteOptions | None = None) -> "ChainCreateNftCollectionResult1 | DryRun":
        """Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.

        name: Name of the collection, 1 to 64 characters

        symbol: Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique

        base_uri: Base of the metadata URIs of its tokens, at most 512 bytes; can be empty

        max_supply: Maximum number of tokens ever minted, including burned ones; 0 for no limit

        royalty_bps: Royalty of the sender on sales, in basis points, at most 10,000

        owner: Account that sends the operation and pays the fee

        description: Description of the collection, at most 1,000 characters; null for none

        icon_uri: Link to an icon, at most 512 bytes; null for none

        banner_uri: Link to a banner, at most 512 bytes; null for none

        external_url: Home page of the collection, at most 512 bytes; null for none

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createNftCollection", name, symbol, base_uri, max_supply, royalty_bps, owner, description, icon_uri, banner_uri, external_url, opts)

    def chain_createPool(self, token_a: str, token_b: str, amount_a: Amount, amount_b: Amount, lp_lock_duration: int, sender: Address, opts: WriteOptions | None = None) -> "ChainCreatePoolResult1 | DryRun":
        """Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.

        token_a: First token: symbol in any letter case, or mint address with 0x

        token_b: Second token: symbol in any letter case, or mint address with 0x

        amount_a: Amount of the first token to deposit, in raw units

        amount_b: Amount of the second token to deposit, in raw units; the ratio of both amounts sets the price

        lp_lock_duration: Lock of the LP tokens in seconds, at most 100 years; 0 for no lock

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createPool", token_a, token_b, amount_a, amount_b, lp_lock_duration, sender, opts)

    def chain_createPresale(self, token_mint: Mint, payment_token: str | None, tokens_for_sale: Amount, soft_cap: Amount, hard_cap: Amount, min_contribution: Amount, max_contribution: Amount, start_time: Time, end_time: Time, liquidity_bps: int, listing_rate_bps: int, lp_lock_duration: int | None, sender: Address, options: ChainCreatePresaleOptions | None = None, opts: WriteOptions | None = None) -> "ChainCreatePresaleResult1 | DryRun":
        """Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.

        token_mint: Mint address of the token; the sender must be its creator or owner

        payment_token: Payment token: native or a stablecoin; null for the native token

        tokens_for_sale: Amount to sell in raw units, above zero

        soft_cap: Minimum raised amount in raw units of the payment token, at least a quarter of the hard cap

        hard_cap: Maximum raised amount in raw units of the payment token

        min_contribution: Minimum of a contribution in raw units of the payment token

        max_contribution: Maximum total contribution of an account in raw units of the payment token

        start_time: Start of contributions in Unix seconds, inclusive; at most 30 days from now

        end_time: End of contributions in Unix seconds, exclusive; at most 90 days after the start

        liquidity_bps: Part of the raised amount that goes into the pool, 5,100 to 10,000 basis points

        listing_rate_bps: Pool rate as a part of the presale rate, 5,000 to 10,000 basis points

        lp_lock_duration: Lock of the pool liquidity in seconds, 30 days to 100 years (default: a year)

        sender: Account that sends the operation and pays the fee

        options: Optional settings: vesting, whitelist, unsold tokens, and texts

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createPresale", token_mint, payment_token, tokens_for_sale, soft_cap, hard_cap, min_contribution, max_contribution, start_time, end_time, liquidity_bps, listing_rate_bps, lp_lock_duration, sender, options, opts)

    def chain_createProposal(self, from_: Address, proposal_type: Literal["parameter", "treasury", "safety", "text"], title: str, description: str, parameter_key: str | None = None, parameter_value: str | None = None, treasury_recipient: Address | None = None, treasury_amount: Amount | None = None, safety_chain: str | None = None, safety_contract: str | None = None, safety_level: Literal["verified", "safe", "unknown", "caution", "warning", "malicious"] | None = None, safety_collection: str | None = None, opts: WriteOptions | None = None) -> "ChainCreateProposalResult1 | DryRun":
        """Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.

        from: Account that sends the operation and pays the fee

        proposal_type: Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)

        title: Title of the proposal, 1 to 128 characters

        description: Reasons for the proposal, 1 to 10,000 characters

        parameter_key: Key to change, such as dex.fee_bps; only for parameter proposals

        parameter_value: New value of the parameter, as text; only for parameter proposals

        treasury_recipient: Account to pay; only for treasury proposals

        treasury_amount: Amount to pay in raw native units; only for treasury proposals

        safety_chain: Chain to rate on, such as ethereum; only for safety proposals

        safety_contract: Address of the contract to rate, in the notation of its chain; only for safety proposals

        safety_level: Safety level for wallets to show; only for safety proposals

        safety_collection: Project of the contract; optional, only for safety proposals

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createProposal", from_, proposal_type, title, description, parameter_key, parameter_value, treasury_recipient, treasury_amount, safety_chain, safety_contract, safety_level, safety_collection, opts)

    def chain_createStakingPool(self, token_mint: Mint, reward_source: str | Address | ChainCreateStakingPoolRewardSource3, reward_rate: Amount, lock_period: int, capacity: Amount, per_user_cap: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainCreateStakingPoolResult1 | DryRun":
        """Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.

        token_mint: Mint address of the token to stake

        reward_source: Source of the rewards: a first deposit, such as USDC:5000000 in raw units, or the only account that may fund the pool

        reward_rate: Rewards for all stakers together, in raw units a second, above zero

        lock_period: Lock of each deposit in seconds, at most three years

        capacity: Maximum total stake in raw units; 0 for no limit

        per_user_cap: Maximum stake of an account in raw units; 0 for no limit

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createStakingPool", token_mint, reward_source, reward_rate, lock_period, capacity, per_user_cap, sender, opts)

    def chain_createToken(self, name: str, symbol: str, decimals: int, supply: Amount, owner: Address, opts: WriteOptions | None = None) -> "ChainCreateTokenResult1 | DryRun":
        """Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.

        name: Name of the token, 1 to 64 characters

        symbol: Symbol of the token: a letter, then up to 11 letters, digits and dots; unique

        decimals: Decimal places of the token, 0 to 18

        supply: Initial supply in raw units, at most 2^120

        owner: Owner of the token, which receives the supply

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_createToken", name, symbol, decimals, supply, owner, opts)

    def chain_daoCancel(self, dao_address: Address, proposal_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoCancelResult1 | DryRun":
        """Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.

        dao_address: Account of the DAO, which holds its treasury

        proposal_id: Number of the proposal within the DAO, counted from 0

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_daoCancel", dao_address, proposal_id, sender, opts)

    def chain_daoDeposits(self, dao_address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainDaoDepositsResult":
        """Deposits into the treasury of a DAO by DaoDeposit.

        dao_address: Address of the DAO, which holds its treasury

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daoDeposits", dao_address, limit, cursor)

    def chain_daoExecute(self, dao_address: Address, proposal_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoExecuteResult1 | ChainDaoExecuteResult2":
        """Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.

        dao_address: Account of the DAO, which holds its treasury

        proposal_id: Number of the proposal within the DAO, counted from 0

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_daoExecute", dao_address, proposal_id, sender, opts)

    def chain_daoPropose(self, dao_address: Address, title: str, description: str, proposal_type: Literal["text"] | ChainDaoProposeProposalType21 | ChainDaoProposeProposalType22 | ChainDaoProposeProposalType23 | ChainDaoProposeProposalType24 | str, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoProposeResult1 | DryRun":
        """Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.

        dao_address: Account of the DAO, which holds its treasury

        title: Title of the proposal, 1 to 128 characters

        description: Reasons for the proposal, at most 10,000 characters

        proposal_type: Effect of the execution: "text" for none, {"operations":[…]} with up to 32 operations of the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_daoPropose", dao_address, title, description, proposal_type, sender, opts)

    def chain_daoVote(self, dao_address: Address, proposal_id: int, vote: str | bool | int, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoVoteResult1 | ChainDaoVoteResult2":
        """Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.

        dao_address: Account of the DAO, which holds its treasury

        proposal_id: Number of the proposal within the DAO, counted from 0

        vote: Vote: for, against or abstain; also true and false, or 1, 0 and 2

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_daoVote", dao_address, proposal_id, vote, sender, opts)

    def chain_daoVotes(self, dao_address: Address, proposal_id: int, limit: int | None = None, cursor: str | None = None) -> "ChainDaoVotesResult":
        """Votes on a proposal of a DAO.

        dao_address: Address of the DAO, which holds its treasury

        proposal_id: Number of the proposal within the DAO, counted from 0

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daoVotes", dao_address, proposal_id, limit, cursor)

    def chain_daoVotesOf(self, voter: Address, limit: int | None = None, cursor: str | None = None) -> "ChainDaoVotesOfResult":
        """Votes of an account in all DAOs.

        voter: Account that voted

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daoVotesOf", voter, limit, cursor)

    def chain_daosCreated(self, creator: Address, limit: int | None = None, cursor: str | None = None) -> "ChainDaosCreatedResult":
        """DAOs created by an account.

        creator: Account that created the DAO

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daosCreated", creator, limit, cursor)

    def chain_daosOfToken(self, token_mint: Mint, limit: int | None = None, cursor: str | None = None) -> "ChainDaosOfTokenResult":
        """DAOs whose holders vote with a token.

        token_mint: Mint address of the token whose holders vote

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daosOfToken", token_mint, limit, cursor)

    def chain_defineTokenType(self, collection: Mint, type_id: U64, name: str, metadata_uri: str, max_supply: U128, is_fungible: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainDefineTokenTypeResult1 | DryRun":
        """Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.

        collection: Address of a collection that the sender owns

        type_id: Number of the type within the collection, chosen by the owner

        name: Name of the type, 1 to 64 characters

        metadata_uri: URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the type number

        max_supply: Maximum supply at any time, in units; 0 for no limit

        is_fungible: True if any amount can be transferred; false if each transfer moves one unit

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_defineTokenType", collection, type_id, name, metadata_uri, max_supply, is_fungible, sender, opts)

    def chain_deriveAddress(self, pubkey_hex: str) -> "ChainDeriveAddressResult":
        """Returns the address of a public key. An account keeps its address when its keys change.

        pubkey_hex: Public key in hex: 64 digits for Ed25519, 3,904 for Dilithium3 or ML-DSA-65
        """
        return self.call("chain_deriveAddress", pubkey_hex)

    def chain_estimateFee(self, from_: Address, operations: list[Operation], opts: WriteOptions | None = None) -> "Any":
        """Estimates gas and fee of operations in one bundle on the pending state, or returns the error with which they would fail.

        from: Account that would send the bundle and pay the fee

        operations: Operations to execute in this order, all or nothing

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_estimateFee", from_, operations, opts)

    def chain_executeProgram(self, name: str, params: str | dict[str, Any], sender: Address, opts: WriteOptions | None = None) -> "ChainExecuteProgramResult1 | ChainExecuteProgramResult2":
        """Runs the newest version of a program as the sender, all steps or nothing.

        name: Program name, 3 to 32 characters a-z, 0-9 and dash

        params: Parameters by name, as JSON or its text, with amounts in raw units; {} for none

        sender: Account that runs the program and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_executeProgram", name, params, sender, opts)

    def chain_executeProposal(self, from_: Address, proposal_id: int, opts: WriteOptions | None = None) -> "ChainExecuteProposalResult1 | ChainExecuteProposalResult2":
        """Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.

        from: Account that sends the operation and pays the fee

        proposal_id: Number of the proposal, counted from 0

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_executeProposal", from_, proposal_id, opts)

    def chain_finalizePresale(self, presale_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainFinalizePresaleResult1 | DryRun":
        """Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.

        presale_id: Number of the presale, counted from 1

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_finalizePresale", presale_id, sender, opts)

    def chain_gameUpdates(self, game_id: str, limit: int | None = None, cursor: str | None = None) -> "ChainGameUpdatesResult":
        """Updates of profiles by a game.

        game_id: Unique id of the game

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_gameUpdates", game_id, limit, cursor)

    def chain_generateKeypair(self) -> "ChainGenerateKeypairResult":
        """Generates an Ed25519 key. For test networks only: the operator of the node could record it."""
        return self.call("chain_generateKeypair")

    def chain_getAccount(self, address: Address) -> "ChainGetAccountResult":
        """Returns the nonces and keys of an account. An account that was never used has nonce 0 and no keys.

        address: Account in native form, or as 0x and 64 hex digits
        """
        return self.call("chain_getAccount", address)

    def chain_getAccountLabel(self, address: Address) -> "ChainGetAccountLabelResult":
        """Returns the label of an account: its registered name, its moniker as a validator, and its role on the chain.

        address: Account to label
        """
        return self.call("chain_getAccountLabel", address)

    def chain_getAddressHistory(self, address: Address, limit: int | None = None, cursor: str | None = None, kind: Literal["movement", "operation", "mention", "reward", "all"] | None = None) -> "ChainGetAddressHistoryResult":
        """Returns the history of an account, newest first: tokens that it sent and received (movement), its other operations (operation), other mentions (mention) and, on request, its block rewards (reward).

        address: Account of the history

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)

        kind: Kind of entries, or all (default all except rewards)
        """
        return self.call("chain_getAddressHistory", address, limit, cursor, kind)

    def chain_getAddressMultiSigs(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetAddressMultiSigsResult":
        """Returns the multi-signature accounts of a signer: first those that it created or acted for, then those in which others named it, newest first.

        address: Account that may sign

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAddressMultiSigs", address, limit, cursor)

    def chain_getAddressMultiTokens(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetAddressMultiTokensResult":
        """Returns the multi-token types of an account: first those that it acted with, then those that others sent it; each by collection and type_id.

        address: Account that holds the tokens

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAddressMultiTokens", address, limit, cursor)

    def chain_getAddressTokens(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetAddressTokensResult":
        """Returns the tokens of an account with value and reputation, the native token apart: first those that it acted with, then those that others sent it, by mint.

        address: Account that holds the tokens

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAddressTokens", address, limit, cursor)

    def chain_getAnchors(self, namespace: str, limit: int | None = None, cursor: str | None = None) -> "ChainGetAnchorsResult":
        """Lists the anchors of a namespace, newest first.

        namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAnchors", namespace, limit, cursor)

    def chain_getAttestations(self, height: Height) -> "ChainGetAttestationsResult | None":
        """Returns the attestations of a height to which blocks up to three heights later refer; null if the block does not exist yet.

        height: Height, counted from genesis
        """
        return self.call("chain_getAttestations", height)

    def chain_getBalance(self, address: Address, token_symbol: str) -> "ChainGetBalanceResult":
        """Returns the balance of an account in a token; 0 for an unknown account.

        address: Account that holds the balance

        token_symbol: Token: symbol in any case, or mint address as 0x and 64 hex digits
        """
        return self.call("chain_getBalance", address, token_symbol)

    def chain_getBlockByHeight(self, height: Height) -> "ChainGetBlockByHeightResult | None":
        """Returns a final block with its statistics and bundle hashes; null if it does not exist yet.

        height: Height of the block, counted from genesis
        """
        return self.call("chain_getBlockByHeight", height)

    def chain_getBlockDAG(self, height: Height) -> "ChainGetBlockDAGResult | None":
        """Returns a block, the attestations of its height and the references of both; null if the block does not exist yet.

        height: Height, counted from genesis
        """
        return self.call("chain_getBlockDAG", height)

    def chain_getBlockTransactions(self, height: Height) -> "ChainGetBlockTransactionsResult":
        """Returns the receipts of all bundles of a block.

        height: Height of the block, counted from genesis
        """
        return self.call("chain_getBlockTransactions", height)

    def chain_getBridgeAttesters(self) -> "ChainGetBridgeAttestersResult":
        """Returns the current attesters of the bridge by index, and the number of signatures required."""
        return self.call("chain_getBridgeAttesters")

    def chain_getBridgeChains(self) -> "ChainGetBridgeChainsResult":
        """Lists the chains that the bridge supports. Other Trellis chains are also supported, as trellis-<chain id>."""
        return self.call("chain_getBridgeChains")

    def chain_getBridgeFees(self, chain: str | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeFeesResult":
        """Lists the withdrawal fees and the expected duration of transfers by token.

        chain: Chain to filter by; null for all chains

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeFees", chain, limit, cursor)

    def chain_getBridgeHistory(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeHistoryResult":
        """Lists the deposits and withdrawals of an account, newest first.

        address: Account that received or withdrew

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeHistory", address, limit, cursor)

    def chain_getBridgeLanes(self, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeLanesResult":
        """Returns the bridge channels to other Trellis chains with their locked amounts, by chain, then by mint.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeLanes", limit, cursor)

    def chain_getBridgeMappings(self, chain: str | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeMappingsResult":
        """Lists the mappings of tokens to contracts on other chains, with their limits, in order of registration.

        chain: Chain to filter by; null for all chains

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeMappings", chain, limit, cursor)

    def chain_getBridgeStatus(self, chain: str, tx_hash: str, log_index: int | None = None) -> "BridgeOp | None":
        """Returns the status of a deposit on another chain; null if no attester has reported it.

        chain: Lower-case name of the other chain, such as ethereum

        tx_hash: Transaction hash on the other chain, in its notation

        log_index: Index of the log in the transaction, counted from 0
        """
        return self.call("chain_getBridgeStatus", chain, tx_hash, log_index)

    def chain_getBridgeWithdrawal(self, withdrawal_id: int) -> "ChainGetBridgeWithdrawalResult":
        """Returns a withdrawal with every field that attesters sign, and their signatures so far. Once attested, they are the proof for the other chain.

        withdrawal_id: Number of the withdrawal, counted from 1
        """
        return self.call("chain_getBridgeWithdrawal", withdrawal_id)

    def chain_getContractSafety(self, chain: str, contract_address: str) -> "ChainGetContractSafetyResult":
        """Returns the safety level, reports and history of a contract; the level is `unknown` if not listed.

        chain: Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain

        contract_address: Contract address in the notation of its chain
        """
        return self.call("chain_getContractSafety", chain, contract_address)

    def chain_getCurrentLeader(self, height: Height | None = None) -> "ChainGetCurrentLeaderResult":
        """Returns the proposer of a height: for past heights from the header, for later ones projected up to the end of the epoch, assuming that no turn is missed.

        height: Height; by default the next one
        """
        return self.call("chain_getCurrentLeader", height)

    def chain_getDao(self, dao_address: Address) -> "Dao | None":
        """Returns a DAO with its settings and treasury; null if there is none with this address.

        dao_address: Account of the DAO, which holds its treasury
        """
        return self.call("chain_getDao", dao_address)

    def chain_getDaoProposal(self, dao_address: Address, proposal_id: int, voter: Address | None = None) -> "ChainGetDaoProposalResult | None":
        """Returns a proposal of a DAO with its operations in words and a simulation while it can still be executed; null if there is none. If a voter is given, its vote is included until votes are deleted (`dao.kept_blocks`, about 30 days after the vote).

        dao_address: Account of the DAO, which holds its treasury

        proposal_id: Number of the proposal within the DAO, counted from 0

        voter: Account whose vote to include; null for none
        """
        return self.call("chain_getDaoProposal", dao_address, proposal_id, voter)

    def chain_getDelegations(self, address: Address) -> "ChainGetDelegationsResult":
        """Returns the stake of an account by validator (for an operator, including its own), its unbonding entries, and for a validator the first hundred delegators by address.

        address: Account of the staker
        """
        return self.call("chain_getDelegations", address)

    def chain_getEmission(self) -> "ChainGetEmissionResult":
        """Returns the state of block rewards: the current year since genesis, its emission, and the amounts emitted and remaining."""
        return self.call("chain_getEmission")

    def chain_getExecutionPlan(self, intent_string: str, sender_address: Address | None = None) -> "ChainGetExecutionPlanResult":
        """Returns the operations of the plan of a sentence with their gas. Without a sender, balances are not checked, and a share of a balance is rejected.

        intent_string: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters

        sender_address: Account that would sign; null for none
        """
        return self.call("chain_getExecutionPlan", intent_string, sender_address)

    def chain_getGame(self, game_id: str) -> "ChainGetGameResult | None":
        """Returns a game by its id, with its authority; null if there is none.

        game_id: Unique id of the game
        """
        return self.call("chain_getGame", game_id)

    def chain_getGameProfile(self, passport_owner: Address, game_id: str) -> "GameProfile | None":
        """Returns the profile of a player in a game; null if there is none. The fields of a hidden profile are null.

        passport_owner: Account of the player

        game_id: Unique id of the game
        """
        return self.call("chain_getGameProfile", passport_owner, game_id)

    def chain_getIntentGrammar(self) -> "ChainGetIntentGrammarResult":
        """Returns the sentence forms that this chain supports, and the JSON schema of the JSON form."""
        return self.call("chain_getIntentGrammar")

    def chain_getIntentStatus(self, bundle_hash: Hash) -> "ChainGetIntentStatusResult":
        """Returns the status of the bundle of an intent, as this node knows it.

        bundle_hash: Hash of the bundle, as returned by its submission
        """
        return self.call("chain_getIntentStatus", bundle_hash)

    def chain_getMarketMakers(self, tier: int | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetMarketMakersResult":
        """Lists market makers with a bond by tier, including retired ones whose bond is locked.

        tier: Tier of a market maker: 1 (largest bond, matches first) to 3

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getMarketMakers", tier, limit, cursor)

    def chain_getMempool(self, address: Address | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetMempoolResult":
        """Returns the bundles in the mempool of this node, of one account or of all.

        address: Account of the sender; by default all accounts

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getMempool", address, limit, cursor)

    def chain_getMultiSig(self, address: Address) -> "ChainGetMultiSigResult | None":
        """Returns a multi-signature account; null if there is none with this address.

        address: Address of the multi-signature account
        """
        return self.call("chain_getMultiSig", address)

    def chain_getMultiSigTx(self, address: Address, tx_id: int) -> "ChainGetMultiSigTxResult | None":
        """Returns a transaction of a multi-signature account by its number; null if there is none.

        address: Address of the multi-signature account

        tx_id: Number of the transaction within the account, counted from 0
        """
        return self.call("chain_getMultiSigTx", address, tx_id)

    def chain_getMultiTokenBalance(self, collection: Mint, type_id: U64, owner: Address) -> "ChainGetMultiTokenBalanceResult":
        """Returns the balance of an account in a type; 0 if the type does not exist.

        collection: Address of the collection

        type_id: Number of the type within the collection

        owner: Account that holds the units
        """
        return self.call("chain_getMultiTokenBalance", collection, type_id, owner)

    def chain_getMultiTokenCollection(self, collection: Mint) -> "ChainGetMultiTokenCollectionResult | None":
        """Returns a collection; null if there is none at the address.

        collection: Address of the collection
        """
        return self.call("chain_getMultiTokenCollection", collection)

    def chain_getNameInfo(self, name: str) -> "Name":
        """Returns the owner, records and price of a name, registered or not.

        name: Name in any letter case, with or without the suffix of the chain
        """
        return self.call("chain_getNameInfo", name)

    def chain_getNamespace(self, namespace: str) -> "ChainGetNamespaceResult | None":
        """Returns the owner of a namespace and its number of anchors; null if nothing has been anchored in it.

        namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
        """
        return self.call("chain_getNamespace", namespace)

    def chain_getNetworkStats(self) -> "ChainGetNetworkStatsResult":
        """Returns network statistics. Transaction counts cover the blocks that the explorer of this node indexed."""
        return self.call("chain_getNetworkStats")

    def chain_getNft(self, collection: Mint, token_id: U128) -> "ChainGetNftResult | None":
        """Returns a token of a collection; null if it was never minted or is burned.

        collection: Address of the collection

        token_id: Number of the token within its collection, 0 to 2^128 - 1
        """
        return self.call("chain_getNft", collection, token_id)

    def chain_getNftCollection(self, collection: Mint) -> "ChainGetNftCollectionResult | None":
        """Returns a collection; null if there is none at the address.

        collection: Address of the collection
        """
        return self.call("chain_getNftCollection", collection)

    def chain_getNonce(self, address: Address) -> "ChainGetNonceResult":
        """Returns the nonce of the next bundle of an account by the final state, and after those pending on this node.

        address: Account that sends the bundle
        """
        return self.call("chain_getNonce", address)

    def chain_getParameters(self, prefix: str | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetParametersResult":
        """The chain parameters by key: what each is, is worth now, was at first, and may be.

        prefix: First letters of the keys to list, such as gas.; all when left out

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getParameters", prefix, limit, cursor)

    def chain_getPassport(self, owner: Address) -> "Passport | None":
        """Returns the passport of an account; null if it has none.

        owner: Account of the player
        """
        return self.call("chain_getPassport", owner)

    def chain_getPassportStats(self) -> "ChainGetPassportStatsResult":
        """Returns the numbers of passports, games, profiles and achievements, and the most experienced players."""
        return self.call("chain_getPassportStats")

    def chain_getPeers(self) -> "ChainGetPeersResult":
        """Returns the connected peers."""
        return self.call("chain_getPeers")

    def chain_getPendingReceives(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetPendingReceivesResult":
        """Lists the pending and cancelled bridge receives of an account, newest first.

        address: Recipient of the tokens

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getPendingReceives", address, limit, cursor)

    def chain_getPool(self, token_a: str, token_b: str) -> "ChainGetPoolResult | None":
        """Returns the pool of two tokens, with amounts in the given order; null if there is none.

        token_a: First token, whose amounts come first: symbol in any case, or mint address with 0x

        token_b: Second token: symbol in any letter case, or mint address with 0x
        """
        return self.call("chain_getPool", token_a, token_b)

    def chain_getPresale(self, presale_id: int) -> "ChainGetPresaleResult | None":
        """Returns a presale by its number; null if there is none.

        presale_id: Number of the presale, counted from 1
        """
        return self.call("chain_getPresale", presale_id)

    def chain_getPresaleContributions(self, presale_id: int, limit: int | None = None, cursor: str | None = None) -> "ChainGetPresaleContributionsResult":
        """Lists the contributors of a presale with their payments and tokens, newest contributors first.

        presale_id: Number of the presale, counted from 1

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getPresaleContributions", presale_id, limit, cursor)

    def chain_getPresaleStatus(self, presale_id: int) -> "ChainGetPresaleStatusResult | None":
        """Returns the status and progress of a presale; null if there is none.

        presale_id: Number of the presale, counted from 1
        """
        return self.call("chain_getPresaleStatus", presale_id)

    def chain_getPrice(self, from_symbol: str, to_symbol: str) -> "ChainGetPriceResult | None":
        """Returns the price of a token in another token, by the deepest route; null if there is no route.

        from_symbol: Base token: symbol in any letter case, or mint address with 0x

        to_symbol: Quote token: symbol in any letter case, or mint address with 0x
        """
        return self.call("chain_getPrice", from_symbol, to_symbol)

    def chain_getProgram(self, name: str, version: int | None = None) -> "ChainGetProgramResult | None":
        """Returns a program with its source text: the newest version, or the requested one; null if there is none.

        name: Program name, 3 to 32 characters a-z, 0-9 and dash

        version: Version of the program; null for the newest
        """
        return self.call("chain_getProgram", name, version)

    def chain_getProof(self, key: str) -> "ChainGetProofResult":
        """Returns a state record by its key (hex: module, slot, key parts), with the proof of its presence or absence under the state root.

        key: State key in hex: module number, slot, key parts
        """
        return self.call("chain_getProof", key)

    def chain_getProposal(self, proposal_id: int) -> "ChainGetProposalResult | None":
        """Returns a proposal with its largest votes, which are kept until `governance.kept_blocks` after the vote (about 30 days); null if there is none.

        proposal_id: Number of the proposal, counted from 0
        """
        return self.call("chain_getProposal", proposal_id)

    def chain_getRecentBlocks(self, limit: int | None = None, cursor: str | None = None) -> "ChainGetRecentBlocksResult":
        """Returns the most recent blocks, newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getRecentBlocks", limit, cursor)

    def chain_getRecentTransactions(self, limit: int | None = None, cursor: str | None = None) -> "ChainGetRecentTransactionsResult":
        """Returns the bundles of final blocks, newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getRecentTransactions", limit, cursor)

    def chain_getRecovery(self, address: Address) -> "ChainGetRecoveryResult | None":
        """Returns the guardians of an account, its pending recovery and scheduled change; null without guardians.

        address: Account to recover
        """
        return self.call("chain_getRecovery", address)

    def chain_getRelayStats(self) -> "ChainGetRelayStatsResult":
        """Returns counters of bundles relayed to validators and received from them since this node started."""
        return self.call("chain_getRelayStats")

    def chain_getSettleOrder(self, order_id: int) -> "ChainGetSettleOrderResult | None":
        """Returns an order by its number; null if there is none.

        order_id: Number of the order, counted from 1
        """
        return self.call("chain_getSettleOrder", order_id)

    def chain_getSignedHeader(self, height: Height) -> "ChainGetSignedHeaderResult | None":
        """Returns a header with the signatures that make it final and its validator set; null if this node does not have it.

        height: Height of the block, counted from genesis
        """
        return self.call("chain_getSignedHeader", height)

    def chain_getStablecoin(self, symbol_or_mint: str) -> "ChainGetStablecoinResult | None":
        """Returns the roles, minting limits, reserves and pending changes of a stablecoin; null for other tokens.

        symbol_or_mint: Token: symbol in any case, or mint address as 0x and 64 hex digits
        """
        return self.call("chain_getStablecoin", symbol_or_mint)

    def chain_getStakingPool(self, pool_address: Mint, address: Address | None = None) -> "ChainGetStakingPoolResult | None":
        """Returns a staking pool, and the position of an account in it; null if there is none at the address.

        pool_address: Address of the staking pool

        address: Account whose position to include; null for none
        """
        return self.call("chain_getStakingPool", pool_address, address)

    def chain_getStorageStats(self) -> "ChainGetStorageStatsResult":
        """Returns storage statistics: records in memory (hot), in the database (warm) and in cold files, and blocks in the log."""
        return self.call("chain_getStorageStats")

    def chain_getTokenHolders(self, token_mint: str, limit: int | None = None, cursor: str | None = None) -> "ChainGetTokenHoldersResult":
        """Returns the holders of a token, largest balance first.

        token_mint: Token: its symbol (case-insensitive), or 0x and its mint

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getTokenHolders", token_mint, limit, cursor)

    def chain_getTokenInfo(self, symbol_or_mint: str) -> "Token | None":
        """Returns a token by symbol or mint address; null if there is none.

        symbol_or_mint: Symbol in any letter case, or mint address with 0x
        """
        return self.call("chain_getTokenInfo", symbol_or_mint)

    def chain_getTokenReputation(self, mint: str) -> "ChainGetTokenReputationResult | None":
        """Returns the reputation of a token, 0 to 100, with all factors; null if the token does not exist.

        mint: Token: its symbol (case-insensitive), or 0x and its mint
        """
        return self.call("chain_getTokenReputation", mint)

    def chain_getTokenTransfers(self, token_mint: str, limit: int | None = None, cursor: str | None = None) -> "ChainGetTokenTransfersResult":
        """Returns the transfers of a token, newest first; minted tokens come from the zero address, burned ones go to it.

        token_mint: Token: its symbol (case-insensitive), or 0x and its mint

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getTokenTransfers", token_mint, limit, cursor)

    def chain_getTokenType(self, collection: Mint, type_id: U64) -> "ChainGetTokenTypeResult | None":
        """Returns a type of a collection; null if there is none with this number.

        collection: Address of the collection

        type_id: Number of the type within the collection
        """
        return self.call("chain_getTokenType", collection, type_id)

    def chain_getTransactionReceipt(self, tx_hash: Hash) -> "Receipt | Rejected | None":
        """Returns the receipt of a bundle, or the reason why this node rejected it; null if the bundle is pending or unknown to this node.

        tx_hash: Hash of the bundle, as returned by its submission
        """
        return self.call("chain_getTransactionReceipt", tx_hash)

    def chain_getTransfersTo(self, accounts: list[Address], from_height: Height) -> "ChainGetTransfersToResult":
        """Returns the transfers of any token to given accounts, oldest first, from a height upward. Call it again from `next_height`: blocks are final, so no transfer is missed, repeated or revoked.

        accounts: Recipient accounts, at most 1000

        from_height: First block to read
        """
        return self.call("chain_getTransfersTo", accounts, from_height)

    def chain_getUpgradePlan(self, plan_id: int | None = None) -> "ChainGetUpgradePlanResult | None":
        """Returns a plan with its votes; without an id, the active plan or else the last one; null if there is none.

        plan_id: Number of the plan; null for the active plan, or else the last one
        """
        return self.call("chain_getUpgradePlan", plan_id)

    def chain_getValidator(self, address: Address | str) -> "ChainGetValidatorResult | None":
        """Returns a validator by its operator or its consensus key; null if there is none.

        address: Operator account of the validator, or its consensus key in hex
        """
        return self.call("chain_getValidator", address)

    def chain_getValidatorEpochs(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetValidatorEpochsResult":
        """Returns the performance of a validator per active epoch, newest first; limited to the last 10,000 epochs that the explorer of this node indexed.

        address: Operator account of the validator

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getValidatorEpochs", address, limit, cursor)

    def chain_getValidatorReputation(self, address: Address | str) -> "ChainGetValidatorReputationResult | None":
        """Returns the reputation of an active validator by its factors, with their weights and their values in the running epoch; null for others.

        address: Operator account of the validator, or its consensus key in hex
        """
        return self.call("chain_getValidatorReputation", address)

    def chain_intentsOf(self, account: Address, limit: int | None = None, cursor: str | None = None) -> "ChainIntentsOfResult":
        """Intents executed by an account.

        account: Account that signed the plan

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_intentsOf", account, limit, cursor)

    def chain_listContractSafety(self, chain: str | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListContractSafetyResult":
        """Lists contracts with a decision, on all chains or on one, newest decision first.

        chain: Chain to filter by; null for all

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listContractSafety", chain, limit, cursor)

    def chain_listDaoProposals(self, dao_address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainListDaoProposalsResult":
        """Lists the proposals of a DAO without their payloads, newest first.

        dao_address: Account of the DAO, which holds its treasury

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listDaoProposals", dao_address, limit, cursor)

    def chain_listDaos(self, limit: int | None = None, cursor: str | None = None) -> "ChainListDaosResult":
        """Lists all DAOs, newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listDaos", limit, cursor)

    def chain_listModules(self) -> "ChainListModulesResult":
        """Returns the modules of this node in load order."""
        return self.call("chain_listModules")

    def chain_listMultiSigTxs(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainListMultiSigTxsResult":
        """Lists the transactions of a multi-signature account, newest first, with their operations in words and a simulation while pending. Executed and expired ones are kept for `multisig.kept_blocks`, about 30 days.

        address: Address of the multi-signature account

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listMultiSigTxs", address, limit, cursor)

    def chain_listNftsByOwner(self, owner: Address, collection: Mint | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListNftsByOwnerResult":
        """Lists the tokens of an account, of one collection or of all, by collection and number.

        owner: Owner of the tokens

        collection: Collection to filter by; null for all

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listNftsByOwner", owner, collection, limit, cursor)

    def chain_listPools(self, limit: int | None = None, cursor: str | None = None) -> "ChainListPoolsResult":
        """Lists all pools, deepest first, each with its ten oldest locks.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listPools", limit, cursor)

    def chain_listPresales(self, limit: int | None = None, status: Literal["pending", "active", "succeeded", "failed", "cancelled", "finalized", "refunding", "refunded"] | None = None, cursor: str | None = None) -> "ChainListPresalesResult":
        """Lists presales, newest first, optionally by status. A response scans at most 1,000 presales.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        status: Status to filter by; null for all

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listPresales", limit, status, cursor)

    def chain_listPrograms(self, limit: int | None = None, cursor: str | None = None) -> "ChainListProgramsResult":
        """Lists all programs by their newest version, newest names first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listPrograms", limit, cursor)

    def chain_listProposals(self, status: Literal["active", "approved", "rejected", "cancelled", "executed", "expired", "failed"] | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListProposalsResult":
        """Lists proposals, newest first, optionally by status.

        status: Status to filter by; null for all

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listProposals", status, limit, cursor)

    def chain_listRecoveries(self, account: Address, limit: int | None = None, cursor: str | None = None) -> "ChainListRecoveriesResult":
        """Recoveries initiated for an account, newest first.

        account: Account that will get a new key

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listRecoveries", account, limit, cursor)

    def chain_listSettleOrders(self, limit: int | None = None, cursor: str | None = None) -> "ChainListSettleOrdersResult":
        """Lists open orders, newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listSettleOrders", limit, cursor)

    def chain_listSettleSettlements(self, token: str | None = None, since_block: Height | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListSettleSettlementsResult":
        """Lists settled orders, newest first, optionally only those that sold or bought a token.

        token: Symbol or mint address of the token; null for all

        since_block: Lowest settlement height to include; null for all

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listSettleSettlements", token, since_block, limit, cursor)

    def chain_listStakingPools(self, limit: int | None = None, cursor: str | None = None) -> "ChainListStakingPoolsResult":
        """Lists all staking pools, newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listStakingPools", limit, cursor)

    def chain_listTokenTypes(self, collection: Mint, limit: int | None = None, cursor: str | None = None) -> "ChainListTokenTypesResult":
        """Lists the types of a collection by number.

        collection: Address of the collection

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listTokenTypes", collection, limit, cursor)

    def chain_listTokens(self, limit: int | None = None, cursor: str | None = None) -> "ChainListTokensResult":
        """Lists all tokens: the native one, those of genesis, then others in order of creation.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listTokens", limit, cursor)

    def chain_listValidators(self, limit: int | None = None, cursor: str | None = None) -> "ChainListValidatorsResult":
        """Lists validators: eligible ones first, then by descending stake.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listValidators", limit, cursor)

    def chain_lockTokenMetadata(self, mint: Mint, sender: Address, opts: WriteOptions | None = None) -> "ChainLockTokenMetadataResult1 | DryRun":
        """Locks the metadata of a token that the sender created, permanently.

        mint: Mint address of a token that the sender created

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_lockTokenMetadata", mint, sender, opts)

    def chain_lookupPassport(self, gamertag: str) -> "Passport | None":
        """Returns the passport with a gamertag, in any letter case; null if the gamertag is not in use.

        gamertag: Current gamertag, in any letter case
        """
        return self.call("chain_lookupPassport", gamertag)

    def chain_mintMultiToken(self, collection: Mint, type_id: U64, recipient: Address, amount: U128, sender: Address, opts: WriteOptions | None = None) -> "ChainMintMultiTokenResult1 | DryRun":
        """Mints units of a type in a collection of the sender.

        collection: Address of a collection that the sender owns

        type_id: Number of the type within the collection

        recipient: Account that receives the units

        amount: Number of units to mint, above zero

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_mintMultiToken", collection, type_id, recipient, amount, sender, opts)

    def chain_mintNft(self, collection: Mint, token_id: U128, metadata_uri: str, recipient: Address, sender: Address, opts: WriteOptions | None = None) -> "ChainMintNftResult1 | DryRun":
        """Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.

        collection: Address of a collection that the sender owns

        token_id: Number of the token within its collection, 0 to 2^128 - 1

        metadata_uri: URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the token number

        recipient: Account that receives the token

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_mintNft", collection, token_id, metadata_uri, recipient, sender, opts)

    def chain_nodeInfo(self) -> "ChainNodeInfoResult":
        """Returns chain parameters, genesis hash, module set and signature rule of this node."""
        return self.call("chain_nodeInfo")

    def chain_poolSwaps(self, pool: Mint, limit: int | None = None, cursor: str | None = None) -> "ChainPoolSwapsResult":
        """Swaps in a pool, newest first.

        pool: Address of the pool

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_poolSwaps", pool, limit, cursor)

    def chain_prepareBundle(self, from_: Address, operations: list[Operation], opts: WriteOptions | None = None, key_type: Literal["Ed25519", "Dilithium3", "ML-DSA-65"] | None = None) -> "ChainPrepareBundleResult":
        """Builds a bundle for the caller to sign, with the next nonce and measured gas. To send it, sign signing_hash (Blake3 of the bytes), append the signature with its key, and submit.

        from: Account that will sign and send the bundle

        operations: Operations of the bundle in this order, all or nothing

        opts: Terms of the bundle, and when to respond; optional

        key_type: Signature scheme of the key that will sign, which the gas includes; default Ed25519
        """
        return self.call("chain_prepareBundle", from_, operations, opts, key_type)

    def chain_previewIntent(self, intent_string: str, sender_address: Address) -> "ChainPreviewIntentResult":
        """Returns the description and the cost of the plan of a sentence for an account.

        intent_string: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters

        sender_address: Account that would sign
        """
        return self.call("chain_previewIntent", intent_string, sender_address)

    def chain_profileUpdates(self, passport_owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainProfileUpdatesResult":
        """Updates of the game profiles of a player.

        passport_owner: Account of the player

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_profileUpdates", passport_owner, limit, cursor)

    def chain_programRunsBy(self, executor: Address, limit: int | None = None, cursor: str | None = None) -> "ChainProgramRunsByResult":
        """Runs of programs by an account.

        executor: Account that ran the program

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_programRunsBy", executor, limit, cursor)

    def chain_programsOf(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainProgramsOfResult":
        """Programs registered by an account.

        owner: Owner of the program

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_programsOf", owner, limit, cursor)

    def chain_proposalVotes(self, proposal_id: int, limit: int | None = None, cursor: str | None = None) -> "ChainProposalVotesResult":
        """Votes on a proposal, as cast.

        proposal_id: Number of the proposal, counted from 0

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_proposalVotes", proposal_id, limit, cursor)

    def chain_proposeMultiSigTx(self, from_: Address, multisig_address: Address, operations_json: list[Operation] | str, description: str, opts: WriteOptions | None = None) -> "ChainProposeMultiSigTxResult1 | DryRun":
        """Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.

        from: Account that sends the operation and pays the fee

        multisig_address: Address of the multi-signature account

        operations_json: Operations of the transaction, 1 to 32, in order, all or nothing

        description: Reasons for the transaction, 1 to 256 characters

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_proposeMultiSigTx", from_, multisig_address, operations_json, description, opts)

    def chain_quoteSwap(self, from_token: str, to_token: str, amount_in: Amount, sender: Address | None = None) -> "ChainQuoteSwapResult":
        """Quotes a swap by the best current route: output, fee, price impact and warnings. With a sender, it also checks the balance.

        from_token: Input token: symbol in any letter case, or mint address with 0x

        to_token: Output token: symbol in any letter case, or mint address with 0x

        amount_in: Input amount in raw units, above zero

        sender: Account whose balance to check; null for no check
        """
        return self.call("chain_quoteSwap", from_token, to_token, amount_in, sender)

    def chain_readState(self, keys: list[str], ranges: list[ChainReadStateRangesItem] | None = None) -> "ChainReadStateResult":
        """Returns stored state records by key and by key prefix, all of one block. chain_getProof proves each of them.

        keys: State keys in hex: module number, slot, key parts; at most 256

        ranges: Ranges of state keys; default none
        """
        return self.call("chain_readState", keys, ranges)

    def chain_receivedNames(self, to: Address, limit: int | None = None, cursor: str | None = None) -> "ChainReceivedNamesResult":
        """Names transferred to an account.

        to: New owner of the name

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_receivedNames", to, limit, cursor)

    def chain_refundPresale(self, presale_id: int, sender: Address, contributor: Address | None = None, opts: WriteOptions | None = None) -> "ChainRefundPresaleResult1 | DryRun":
        """Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.

        presale_id: Number of the presale, counted from 1

        sender: Account that sends the operation and pays the fee

        contributor: Account to refund; null for the sender

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_refundPresale", presale_id, sender, contributor, opts)

    def chain_registerBridgeMapping(self, chain: str, contract: str, mint: Mint, sender: Address, opts: WriteOptions | None = None) -> "ChainRegisterBridgeMappingResult1 | DryRun":
        """Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.

        chain: Lower-case name of the other chain, such as ethereum

        contract: Contract of the token on the other chain; native for its own coin

        mint: Mint address of the token on this chain: a bridged token that the protocol mints

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_registerBridgeMapping", chain, contract, mint, sender, opts)

    def chain_registerName(self, name: str, sender: Address, opts: WriteOptions | None = None) -> "ChainRegisterNameResult1 | DryRun":
        """Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.

        name: Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_registerName", name, sender, opts)

    def chain_registerProgram(self, program_json: str | dict[str, Any], sender: Address, opts: WriteOptions | None = None) -> "ChainRegisterProgramResult1 | DryRun":
        """Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.

        program_json: Program of at most 8,192 bytes, as JSON or its text: name, version, title, description, params, require, steps and limits

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_registerProgram", program_json, sender, opts)

    def chain_registeredGames(self, authority: Address, limit: int | None = None, cursor: str | None = None) -> "ChainRegisteredGamesResult":
        """Games whose profiles an account writes.

        authority: Only account that can write profiles of the game

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_registeredGames", authority, limit, cursor)

    def chain_registeredNames(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainRegisteredNamesResult":
        """Names registered by an account.

        owner: Owner of the name

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_registeredNames", owner, limit, cursor)

    def chain_removeLiquidity(self, token_a: str, token_b: str, lp_amount: Amount, min_amount_a: Amount, min_amount_b: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainRemoveLiquidityResult1 | ChainRemoveLiquidityResult2":
        """Removes liquidity from a pool: burns LP tokens for their share of both reserves.

        token_a: First token: symbol in any letter case, or mint address with 0x

        token_b: Second token: symbol in any letter case, or mint address with 0x

        lp_amount: LP tokens to burn, in raw units

        min_amount_a: Minimum to receive of the first token in raw units; fails below it

        min_amount_b: Minimum to receive of the second token in raw units; fails below it

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_removeLiquidity", token_a, token_b, lp_amount, min_amount_a, min_amount_b, sender, opts)

    def chain_resolveName(self, name: str) -> "ChainResolveNameResult | None":
        """Returns the account that a name resolves to; null if the name is not registered.

        name: Name in any letter case, with or without the suffix of the chain
        """
        return self.call("chain_resolveName", name)

    def chain_reverseResolve(self, address: Address) -> "ChainReverseResolveResult | None":
        """Returns the primary name of an account: one that the account chose and that resolves to it; null for none.

        address: Account whose primary name to look up
        """
        return self.call("chain_reverseResolve", address)

    def chain_revokeMultiSigApproval(self, from_: Address, multisig_address: Address, tx_id: int, opts: WriteOptions | None = None) -> "ChainRevokeMultiSigApprovalResult1 | DryRun":
        """Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.

        from: Account that sends the operation and pays the fee

        multisig_address: Address of the multi-signature account

        tx_id: Number of the transaction within the account, counted from 0

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_revokeMultiSigApproval", from_, multisig_address, tx_id, opts)

    def chain_runsOfProgram(self, name: str, limit: int | None = None, cursor: str | None = None) -> "ChainRunsOfProgramResult":
        """Runs of a program, in all versions.

        name: Program name, 3 to 32 characters a-z, 0-9 and dash

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_runsOfProgram", name, limit, cursor)

    def chain_scheduleUpgrade(self, name: str, version: str, target_height: Height, binaries: dict[str, ChainScheduleUpgradeBinaries1Value] | ChainScheduleUpgradeBinaries2, info: str | None, sender: Address, opts: WriteOptions | None = None) -> "ChainScheduleUpgradeResult1 | DryRun":
        """Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.

        name: Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once

        version: Semantic version of the software, such as 2.0.0

        target_height: First height of the new version; nodes of the old version stop before it

        binaries: Files of the new version by platform, such as linux-x64; a single file applies to every platform

        info: Release notes and instructions, at most 2,000 characters

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_scheduleUpgrade", name, version, target_height, binaries, info, sender, opts)

    def chain_search(self, query: str) -> "ChainSearchResult":
        """Finds a block, bundle, account, token or other thing by height, hash, address, account name, gamertag, public key, pair (`ACN/USDC`), anchor (`acme.legal/contract`) or namespace, anchored hash, program, transaction of another chain, number of a bridge withdrawal or settlement order, or by the beginning of a symbol or of a word in the name of a token, collection, pool, presale or DAO.

        query: Height, hash, address, account name, gamertag, public key, pair (ACN/USDC) or beginning of a symbol or name
        """
        return self.call("chain_search", query)

    def chain_setAutoCompound(self, validator: Address, enable: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainSetAutoCompoundResult1 | DryRun":
        """Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.

        validator: Operator account of the validator

        enable: True to compound rewards at the end of each epoch; false to claim them

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_setAutoCompound", validator, enable, sender, opts)

    def chain_setCommission(self, address: Address, commission_bps: int, opts: WriteOptions | None = None) -> "ChainSetCommissionResult1 | ChainSetCommissionResult2":
        """Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.

        address: Account that sends the operation and pays the fee

        commission_bps: Commission in basis points, at most 5,000

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_setCommission", address, commission_bps, opts)

    def chain_setPoolConfig(self, pool_enabled: bool, pool_name: str, min_delegation: Amount, auto_compound_default: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainSetPoolConfigResult1 | DryRun":
        """Sets whether the validator of the sender accepts delegations, and their terms.

        pool_enabled: True to accept delegations

        pool_name: Name of the delegation pool, 1 to 64 characters

        min_delegation: Minimum delegation in raw native units; 0 for any amount

        auto_compound_default: True if rewards of new delegations compound by default

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_setPoolConfig", pool_enabled, pool_name, min_delegation, auto_compound_default, sender, opts)

    def chain_setValidatorMetadata(self, address: Address, name: str, description: str, website: str, avatar: str, opts: WriteOptions | None = None) -> "ChainSetValidatorMetadataResult1 | DryRun":
        """Sets the description of the validator of the sender.

        address: Account that sends the operation and pays the fee

        name: Name of the validator, 1 to 64 characters

        description: Description of the operator, at most 500 characters

        website: Home page, at most 256 characters

        avatar: Link to an image, at most 256 characters

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_setValidatorMetadata", address, name, description, website, avatar, opts)

    def chain_settleOrdersOf(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainSettleOrdersOfResult":
        """Orders created by an account.

        owner: Account that sells, and receives the bought amount

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_settleOrdersOf", owner, limit, cursor)

    def chain_settleStats(self, token: str | None = None) -> "ChainSettleStatsResult":
        """Returns totals of settled orders, of all or of those that sold a token: volume, and average spread from the TWAP of the DEX.

        token: Symbol or mint address of the token; null for all
        """
        return self.call("chain_settleStats", token)

    def chain_settlementsOfMaker(self, maker: Address, limit: int | None = None, cursor: str | None = None) -> "ChainSettlementsOfMakerResult":
        """Orders filled by a market maker.

        maker: Account of the market maker

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_settlementsOfMaker", maker, limit, cursor)

    def chain_simulateIntent(self, intent_string: str, sender_address: Address) -> "ChainSimulateIntentResult":
        """Simulates a sentence for an account: operations, swaps and balance changes. Nothing is sent.

        intent_string: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters

        sender_address: Account that would sign
        """
        return self.call("chain_simulateIntent", intent_string, sender_address)

    def chain_simulateProgram(self, name: str, params: str | dict[str, Any], sender: Address, version: int | None = None) -> "ChainSimulateProgramResult":
        """Simulates a run of a program: the operations of its steps, its cost, and the effect on accounts. Uses the newest version unless another is given.

        name: Program name, 3 to 32 characters a-z, 0-9 and dash

        params: Parameters by name, as JSON or its text, with amounts in raw units; {} for none

        sender: Account that would run the program

        version: Version of the program; null for the newest
        """
        return self.call("chain_simulateProgram", name, params, sender, version)

    def chain_stake(self, staker_address: Address, amount: Amount, validator_pubkey: ConsensusKey, proof_of_possession: str | None = None, opts: WriteOptions | None = None) -> "ChainStakeResult1 | DryRun":
        """Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.

        staker_address: Account that sends the operation and pays the fee

        amount: Amount to stake in raw native units, above zero

        validator_pubkey: Consensus key of the validator in hex; a new key registers a validator

        proof_of_possession: Proof of possession of a new consensus key; null unless the key registers a validator

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_stake", staker_address, amount, validator_pubkey, proof_of_possession, opts)

    def chain_stakeToPool(self, pool_address: Mint, amount: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainStakeToPoolResult1 | ChainStakeToPoolResult2":
        """Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.

        pool_address: Address of the staking pool

        amount: Amount to stake in raw units, above zero

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_stakeToPool", pool_address, amount, sender, opts)

    def chain_stakesWith(self, validator: Address, limit: int | None = None, cursor: str | None = None) -> "ChainStakesWithResult":
        """Stake added to a validator, including its own.

        validator: Operator account of the validator

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_stakesWith", validator, limit, cursor)

    def chain_stakingInfo(self) -> "ChainStakingInfoResult":
        """Returns an overview of staking. The yearly rate is that of active stake in the last epoch, fees included."""
        return self.call("chain_stakingInfo")

    def chain_submitBundle(self, borsh_hex: str, opts: SubmitOptions | None = None) -> "ChainSubmitBundleResult":
        """Submits a signed bundle (borsh, hex). The node first executes it on the pending state; a failure is returned with the code of the failed operation and consumes no nonce.

        borsh_hex: Signed bundle: borsh bytes in hex, at most 131,072 bytes

        opts: When to respond; optional
        """
        return self.call("chain_submitBundle", borsh_hex, opts)

    def chain_submitIntent(self, intent_string: str, sender_address: Address, plan_hash: Hex32 | None = None, opts: WriteOptions | None = None) -> "ChainSubmitIntentResult1 | ChainSubmitIntentResult2":
        """Plans a sentence like previewIntent, and submits the plan. With plan_hash, it fails if the plan differs from the reviewed one. A plan that would fail now is not submitted.

        intent_string: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters

        sender_address: Account that would sign

        plan_hash: Hash of the reviewed plan; null to skip the check

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_submitIntent", intent_string, sender_address, plan_hash, opts)

    def chain_swap(self, from_token: str, to_token: str, amount_in: Amount, min_amount_out: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainSwapResult1 | ChainSwapResult2":
        """Swaps by the best route. Fails if the output is below `min_amount_out`. A minimum of 0, or a price impact of 50 % or more, requires opts.force.

        from_token: Input token: symbol in any letter case, or mint address with 0x

        to_token: Output token: symbol in any letter case, or mint address with 0x

        amount_in: Input amount in raw units, above zero

        min_amount_out: Minimum output in raw units; the swap fails below it

        sender: Account that swaps and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_swap", from_token, to_token, amount_in, min_amount_out, sender, opts)

    def chain_transfer(self, from_: Address, to: Address, token: str, amount: Amount, opts: WriteOptions | None = None) -> "ChainTransferResult1 | DryRun":
        """Transfers an amount of a token to another account.

        from: Account that sends the operation and pays the fee

        to: Recipient of the tokens

        token: Token: symbol in any case, or mint address as 0x and 64 hex digits

        amount: Amount in raw units, above zero

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_transfer", from_, to, token, amount, opts)

    def chain_transferMultiToken(self, collection: Mint, type_id: U64, to: Address, amount: U128, from_: Address, opts: WriteOptions | None = None) -> "ChainTransferMultiTokenResult1 | DryRun":
        """Transfers units of a type to another account.

        collection: Address of the collection

        type_id: Number of the type within the collection

        to: Recipient of the units

        amount: Number of units to transfer, above zero

        from: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_transferMultiToken", collection, type_id, to, amount, from_, opts)

    def chain_transferNft(self, collection: Mint, token_id: U128, to: Address, owner: Address, opts: WriteOptions | None = None) -> "ChainTransferNftResult1 | DryRun":
        """Transfers a token to another account. Allowed for the owner, its operators and the approved account.

        collection: Address of the collection

        token_id: Number of the token within its collection, 0 to 2^128 - 1

        to: Recipient of the token

        owner: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_transferNft", collection, token_id, to, owner, opts)

    def chain_unjail(self, address: Address, opts: WriteOptions | None = None) -> "ChainUnjailResult1 | DryRun":
        """Releases the validator of the sender from jail after its term. It can be active again from the next epoch.

        address: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_unjail", address, opts)

    def chain_unstake(self, address: Address, amount: Amount, validator: Address | None = None, opts: WriteOptions | None = None) -> "ChainUnstakeResult1 | ChainUnstakeResult2":
        """Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.

        address: Account that sends the operation and pays the fee

        amount: Amount to unstake in raw native units, above zero

        validator: Operator account of the validator; null for the own stake first, then delegations, oldest first

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_unstake", address, amount, validator, opts)

    def chain_unstakeFromPool(self, pool_address: Mint, amount: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainUnstakeFromPoolResult1 | DryRun":
        """Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.

        pool_address: Address of the staking pool

        amount: Amount to unstake in raw units, above zero

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_unstakeFromPool", pool_address, amount, sender, opts)

    def chain_unstakesFrom(self, validator: Address, limit: int | None = None, cursor: str | None = None) -> "ChainUnstakesFromResult":
        """Stake withdrawn from a validator.

        validator: Operator account of the validator

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_unstakesFrom", validator, limit, cursor)

    def chain_updateTokenMetadata(self, mint: Mint, sender: Address, metadata_uri: str | None = None, image: str | None = None, description: str | None = None, external_url: str | None = None, twitter: str | None = None, discord: str | None = None, telegram: str | None = None, github: str | None = None, opts: WriteOptions | None = None) -> "ChainUpdateTokenMetadataResult1 | DryRun":
        """Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.

        mint: Mint address of a token that the sender created

        sender: Account that sends the operation and pays the fee

        metadata_uri: Link to further metadata, at most 512 bytes

        image: Link to an image, at most 512 bytes

        description: Description of the token, at most 1,000 characters

        external_url: Home page, at most 512 bytes

        twitter: Twitter name or link, at most 128 characters

        discord: Discord name or link, at most 128 characters

        telegram: Telegram name or link, at most 128 characters

        github: GitHub name or link, at most 128 characters

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_updateTokenMetadata", mint, sender, metadata_uri, image, description, external_url, twitter, discord, telegram, github, opts)

    def chain_validatorHealth(self) -> "ChainValidatorHealthResult":
        """Returns the health of this node."""
        return self.call("chain_validatorHealth")

    def chain_verifyAnchor(self, namespace: str, key: str) -> "ChainVerifyAnchorResult":
        """Returns the anchor of a key, with a proof under the state root that the anchor exists or does not exist.

        namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it

        key: Name of the hash in its namespace, 1 to 128 bytes; can be used only once
        """
        return self.call("chain_verifyAnchor", namespace, key)

    def chain_version(self) -> "str":
        """Returns the version of the node."""
        return self.call("chain_version")

    def chain_voteProposal(self, from_: Address, proposal_id: int, approve: bool, opts: WriteOptions | None = None) -> "ChainVoteProposalResult1 | DryRun":
        """Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.

        from: Account that sends the operation and pays the fee

        proposal_id: Number of the proposal, counted from 0

        approve: True to vote in favor, false to vote against

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_voteProposal", from_, proposal_id, approve, opts)

    def chain_voteUpgrade(self, plan_id: int, approve: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainVoteUpgradeResult1 | DryRun":
        """Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.

        plan_id: Number of the plan, counted from 0

        approve: True to vote in favor, false to vote against

        sender: Account that sends the operation and pays the fee

        opts: Terms of the bundle, and when to respond; optional
        """
        return self.call("chain_voteUpgrade", plan_id, approve, sender, opts)

    def chain_votesOf(self, voter: Address, limit: int | None = None, cursor: str | None = None) -> "ChainVotesOfResult":
        """Votes cast by an account.

        voter: Account that voted

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_votesOf", voter, limit, cursor)

    def debug_traceCall(self, transaction: EthereumCall, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | DebugTraceCallBlock4 | None = None, options: EthereumTracing | None = None) -> "EthereumCallTrace":
        """Simulates a call at one of the last 128 blocks and returns it with the native transfers inside, or the revert reason.

        transaction: Call to simulate

        block: Block: number, tag, hash, or EIP-1898 object (default latest)

        options: Tracer (callTracer) and its options
        """
        return self.call("debug_traceCall", transaction, block, options)

    def debug_traceTransaction(self, hash: EthereumHash, options: EthereumTracing | None = None) -> "EthereumCallTrace":
        """Returns a final transaction in the format of geth’s callTracer, with the native transfers inside as calls. Other tracers are rejected.

        hash: Hash of a final transaction

        options: Tracer (callTracer) and its options
        """
        return self.call("debug_traceTransaction", hash, options)

    def dev_advanceTime(self, seconds: int) -> "DevAdvanceTimeResult":
        """Moves the time of blocks forward permanently, on a dev chain only. Returns the first block with the new time.

        seconds: Number of seconds to advance, at most ten years
        """
        return self.call("dev_advanceTime", seconds)

    def erigon_getHeaderByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | ErigonGetHeaderByNumberBlock4 | int) -> "EthereumHeader | None":
        """Returns the header of a block, like eth_getHeaderByNumber, under the name that Otterscan calls.

        block: Block: number (also as JSON number), tag or hash
        """
        return self.call("erigon_getHeaderByNumber", block)

    def eth_accounts(self) -> "list[str]":
        """Returns an empty list: the node holds no keys of Ethereum accounts."""
        return self.call("eth_accounts")

    def eth_baseFee(self) -> "Quantity":
        """Returns the price per unit of gas of the latest block, in wei."""
        return self.call("eth_baseFee")

    def eth_blobBaseFee(self) -> "Quantity":
        """Returns zero: the chain has no blobs."""
        return self.call("eth_blobBaseFee")

    def eth_blockNumber(self) -> "Quantity":
        """Returns the height of the latest block, which is final."""
        return self.call("eth_blockNumber")

    def eth_call(self, transaction: EthereumCall, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthCallBlock4 | None = None) -> "EthereumData":
        """Executes a call without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, batches through Multicall3.

        transaction: Unsigned call or transaction to simulate

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_call", transaction, block)

    def eth_chainId(self) -> "Quantity":
        """Returns the chain id for signatures."""
        return self.call("eth_chainId")

    def eth_estimateGas(self, transaction: EthereumCall, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthEstimateGasBlock4 | None = None) -> "Quantity":
        """Estimates the gas of a transaction; a plain payment uses 21000. Fails if sending would fail; nonce and fees are checked if given.

        transaction: Unsigned call or transaction to simulate

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_estimateGas", transaction, block)

    def eth_feeHistory(self, blocks: Quantity | int, newest: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthFeeHistoryNewest4 | None = None, percentiles: list[float] | None = None) -> "EthereumFeeHistory":
        """Returns gas prices and gas use of up to 1,024 blocks that end with a given one.

        blocks: Number of blocks, at most 1,024

        newest: Last block: number, tag, hash, or EIP-1898 object

        percentiles: Percentiles of tips, ascending, 0 to 100 (default none)
        """
        return self.call("eth_feeHistory", blocks, newest, percentiles)

    def eth_gasPrice(self) -> "Quantity":
        """Returns the price per unit of gas, in wei."""
        return self.call("eth_gasPrice")

    def eth_getBalance(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBalanceBlock4 | None = None) -> "Quantity":
        """Returns the native balance of an account in wei (10^18 wei are one unit).

        address: Account as a 20-byte address

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getBalance", address, block)

    def eth_getBlockByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockByHashBlock4 | None = None, full: bool | None = None) -> "EthereumBlock | None":
        """Returns a block with its transactions or their hashes; null if it does not exist.

        block: Block: number, tag, hash, or EIP-1898 object (default latest)

        full: True for full transactions, false for hashes (default false)
        """
        return self.call("eth_getBlockByHash", block, full)

    def eth_getBlockByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockByNumberBlock4 | None = None, full: bool | None = None) -> "EthereumBlock | None":
        """Returns a block with its transactions or their hashes; null if it does not exist.

        block: Block: number, tag, hash, or EIP-1898 object (default latest)

        full: True for full transactions, false for hashes (default false)
        """
        return self.call("eth_getBlockByNumber", block, full)

    def eth_getBlockReceipts(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockReceiptsBlock4 | None = None) -> "list[EthereumReceipt] | None":
        """Returns the receipts of all transactions of a block; null if the block does not exist.

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getBlockReceipts", block)

    def eth_getBlockTransactionCountByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockTransactionCountByHashBlock4 | None = None) -> "Quantity | None":
        """Returns the number of transactions in a block; null if the block does not exist.

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getBlockTransactionCountByHash", block)

    def eth_getBlockTransactionCountByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockTransactionCountByNumberBlock4 | None = None) -> "Quantity | None":
        """Returns the number of transactions in a block; null if the block does not exist.

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getBlockTransactionCountByNumber", block)

    def eth_getCode(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetCodeBlock4 | None = None) -> "EthereumData":
        """Returns a stub that lists the functions of a contract, so that wallets recognize it; 0x for accounts.

        address: Account or contract

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getCode", address, block)

    def eth_getFilterChanges(self, id: str) -> "list[EthereumLog] | list[EthereumHash]":
        """Returns the new logs or hashes since the previous call.

        id: Id that the creation of the filter returned
        """
        return self.call("eth_getFilterChanges", id)

    def eth_getFilterLogs(self, id: str) -> "list[EthereumLog]":
        """Returns all logs of a log filter.

        id: Id that the creation of the filter returned
        """
        return self.call("eth_getFilterLogs", id)

    def eth_getHeaderByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetHeaderByHashBlock4 | None = None) -> "EthereumHeader | None":
        """Returns the header of a block; null if it does not exist.

        block: Block by number, tag or hash
        """
        return self.call("eth_getHeaderByHash", block)

    def eth_getHeaderByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetHeaderByNumberBlock4 | None = None) -> "EthereumHeader | None":
        """Returns the header of a block; null if it does not exist.

        block: Block by number, tag or hash
        """
        return self.call("eth_getHeaderByNumber", block)

    def eth_getLogs(self, filter: EthereumLogFilter) -> "list[EthereumLog]":
        """Returns logs of tokens and collections by contract and topics, from at most 10000 blocks.

        filter: Blocks, contracts and topics of the wanted logs
        """
        return self.call("eth_getLogs", filter)

    def eth_getRawTransactionByBlockHashAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetRawTransactionByBlockHashAndIndexBlock4 | None, index: Quantity) -> "EthereumData":
        """Returns the signed bytes of the transaction at a position in a block; empty if there is none.

        block: Block by number, tag or hash

        index: Position of the transaction in the block, from 0
        """
        return self.call("eth_getRawTransactionByBlockHashAndIndex", block, index)

    def eth_getRawTransactionByBlockNumberAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetRawTransactionByBlockNumberAndIndexBlock4 | None, index: Quantity) -> "EthereumData":
        """Returns the signed bytes of the transaction at a position in a block; empty if there is none.

        block: Block by number, tag or hash

        index: Position of the transaction in the block, from 0
        """
        return self.call("eth_getRawTransactionByBlockNumberAndIndex", block, index)

    def eth_getRawTransactionByHash(self, hash: EthereumHash) -> "EthereumData":
        """Returns the signed bytes of a final or pending transaction; empty if it is unknown. Native bundles are rejected.

        hash: Hash by which the transaction is known
        """
        return self.call("eth_getRawTransactionByHash", hash)

    def eth_getStorageAt(self, address: EthereumAddress, key: str, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetStorageAtBlock4 | None = None) -> "EthereumData":
        """Returns zeros: contracts have no EVM storage on this chain.

        address: Address of the contract

        key: Storage key: 0x and up to 64 hex digits

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getStorageAt", address, key, block)

    def eth_getTransactionByBlockHashAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetTransactionByBlockHashAndIndexBlock4 | None, index: Quantity) -> "EthereumTransaction | None":
        """Returns the transaction at a position in a block; null if there is none.

        block: Block: number, tag, hash, or EIP-1898 object (default latest)

        index: Position in the block, from 0
        """
        return self.call("eth_getTransactionByBlockHashAndIndex", block, index)

    def eth_getTransactionByBlockNumberAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetTransactionByBlockNumberAndIndexBlock4 | None, index: Quantity) -> "EthereumTransaction | None":
        """Returns the transaction at a position in a block; null if there is none.

        block: Block: number, tag, hash, or EIP-1898 object (default latest)

        index: Position in the block, from 0
        """
        return self.call("eth_getTransactionByBlockNumberAndIndex", block, index)

    def eth_getTransactionByHash(self, hash: EthereumHash) -> "EthereumTransaction | None":
        """Returns a final or pending transaction; null if it is unknown. Native bundles are returned as transactions.

        hash: Hash of the transaction or native bundle
        """
        return self.call("eth_getTransactionByHash", hash)

    def eth_getTransactionCount(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetTransactionCountBlock4 | None = None) -> "Quantity":
        """Returns the next nonce of an account; `pending` includes transactions in the mempool of this node.

        address: Account as a 20-byte address

        block: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getTransactionCount", address, block)

    def eth_getTransactionReceipt(self, hash: EthereumHash) -> "EthereumReceipt | None":
        """Returns the receipt of a transaction with its logs; null until a block contains it. Native bundles have receipts too.

        hash: Hash of the transaction or native bundle
        """
        return self.call("eth_getTransactionReceipt", hash)

    def eth_getUncleByBlockHashAndIndex(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleByBlockHashAndIndexHeight4 | None, index: Quantity) -> "Any":
        """Returns null: the chain has no uncles.

        height: Block: number, tag, hash, or EIP-1898 object (default latest)

        index: Position in the block, from 0
        """
        return self.call("eth_getUncleByBlockHashAndIndex", height, index)

    def eth_getUncleByBlockNumberAndIndex(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleByBlockNumberAndIndexHeight4 | None, index: Quantity) -> "Any":
        """Returns null: the chain has no uncles.

        height: Block: number, tag, hash, or EIP-1898 object (default latest)

        index: Position in the block, from 0
        """
        return self.call("eth_getUncleByBlockNumberAndIndex", height, index)

    def eth_getUncleCountByBlockHash(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleCountByBlockHashHeight4 | None = None) -> "Quantity | None":
        """Returns zero: the chain has no uncles.

        height: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getUncleCountByBlockHash", height)

    def eth_getUncleCountByBlockNumber(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleCountByBlockNumberHeight4 | None = None) -> "Quantity | None":
        """Returns zero: the chain has no uncles.

        height: Block: number, tag, hash, or EIP-1898 object (default latest)
        """
        return self.call("eth_getUncleCountByBlockNumber", height)

    def eth_maxPriorityFeePerGas(self) -> "Quantity":
        """Returns the tip that this node requires: its gas price above that of the latest block, in wei. Tips are not charged."""
        return self.call("eth_maxPriorityFeePerGas")

    def eth_newBlockFilter(self) -> "str":
        """Creates a filter for hashes of new blocks."""
        return self.call("eth_newBlockFilter")

    def eth_newFilter(self, filter: EthereumLogFilter) -> "str":
        """Creates a log filter for eth_getFilterChanges. A filter expires after 5 minutes without a call.

        filter: Blocks, contracts and topics of the wanted logs
        """
        return self.call("eth_newFilter", filter)

    def eth_newPendingTransactionFilter(self) -> "str":
        """Creates a filter for hashes of transactions that this node accepts."""
        return self.call("eth_newPendingTransactionFilter")

    def eth_sendRawTransaction(self, transaction: EthereumData) -> "EthereumHash":
        """Sends a signed transaction. The node simulates it first and rejects one that would fail, with the reason.

        transaction: Signed transaction, RLP-encoded
        """
        return self.call("eth_sendRawTransaction", transaction)

    def eth_syncing(self) -> "Literal[False] | EthereumSyncing":
        """Returns false, or the progress while the node is syncing."""
        return self.call("eth_syncing")

    def eth_uninstallFilter(self, id: str) -> "bool":
        """Removes a filter; false if it does not exist.

        id: Id that the creation of the filter returned
        """
        return self.call("eth_uninstallFilter", id)

    def net_listening(self) -> "bool":
        """Returns true: the node accepts connections."""
        return self.call("net_listening")

    def net_peerCount(self) -> "Quantity":
        """Returns the number of linked peers."""
        return self.call("net_peerCount")

    def net_version(self) -> "str":
        """Returns the network id, in decimal."""
        return self.call("net_version")

    def ots_getApiLevel(self) -> "int":
        """Returns the version of Otterscan’s API."""
        return self.call("ots_getApiLevel")

    def ots_getBlockDetails(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsGetBlockDetailsBlock4 | int) -> "OtterscanBlockDetails | None":
        """Returns a block without its transactions, with issuance and fees; null if it does not exist.

        block: Block: number (also as JSON number), tag or hash
        """
        return self.call("ots_getBlockDetails", block)

    def ots_getBlockDetailsByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsGetBlockDetailsByHashBlock4 | int) -> "OtterscanBlockDetails | None":
        """Returns a block without its transactions, with issuance and fees; null if it does not exist.

        block: Block: number (also as JSON number), tag or hash
        """
        return self.call("ots_getBlockDetailsByHash", block)

    def ots_getBlockTransactions(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsGetBlockTransactionsBlock4 | int, page: Quantity | int, size: int) -> "OtterscanBlockPage | None":
        """Returns a page of the transactions of a block, from its end, with receipts without logs; null if the block does not exist.

        block: Block: number (also as JSON number), tag or hash

        page: Page, from zero

        size: Transactions per page, at most 100
        """
        return self.call("ots_getBlockTransactions", block, page, size)

    def ots_getContractCreator(self, address: EthereumAddress) -> "OtterscanCreator | None":
        """Returns the transaction that created a token or a collection, and its sender; null for those of genesis and for accounts.

        address: Address of the contract
        """
        return self.call("ots_getContractCreator", address)

    def ots_getInternalOperations(self, hash: EthereumHash) -> "list[OtterscanOperation]":
        """Returns the native transfers inside a transaction, as in debug_traceTransaction.

        hash: Hash of a final transaction
        """
        return self.call("ots_getInternalOperations", hash)

    def ots_getTransactionBySenderAndNonce(self, sender: EthereumAddress, nonce: Quantity | int) -> "EthereumHash | None":
        """Returns the hash of the transaction with which an account used a nonce; null if it did not use it.

        sender: Account of the sender

        nonce: Nonce of the wanted transaction
        """
        return self.call("ots_getTransactionBySenderAndNonce", sender, nonce)

    def ots_getTransactionError(self, hash: EthereumHash) -> "EthereumData":
        """Returns no bytes: failed transactions are in no block.

        hash: Hash of a final transaction
        """
        return self.call("ots_getTransactionError", hash)

    def ots_hasCode(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsHasCodeBlock4 | int) -> "bool":
        """Reports whether an address is a contract (a token, a collection or another one) at a height.

        address: Address of the account or contract

        block: Block: number (also as JSON number), tag or hash
        """
        return self.call("ots_hasCode", address, block)

    def ots_searchTransactionsAfter(self, address: EthereumAddress, number: Quantity | int, size: int) -> "OtterscanTransactions":
        """Returns transactions of an address above a height, newest first, in whole blocks from the oldest on until a page is full.

        address: Account that sends, receives or is paid inside the transactions

        number: Height at which the previous page ended; zero for the first page

        size: Transactions per page, at most 100
        """
        return self.call("ots_searchTransactionsAfter", address, number, size)

    def ots_searchTransactionsBefore(self, address: EthereumAddress, number: Quantity | int, size: int) -> "OtterscanTransactions":
        """Returns transactions of an address below a height, newest first, in whole blocks until a page is full.

        address: Account that sends, receives or is paid inside the transactions

        number: Height at which the previous page ended; zero for the first page

        size: Transactions per page, at most 100
        """
        return self.call("ots_searchTransactionsBefore", address, number, size)

    def ots_traceTransaction(self, hash: EthereumHash) -> "list[OtterscanTrace] | None":
        """Returns a transaction and its native transfers, by depth; null if no block contains it.

        hash: Hash of a final transaction
        """
        return self.call("ots_traceTransaction", hash)

    def trace_block(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | TraceBlockBlock4 | None = None) -> "list[EthereumTrace] | None":
        """Returns the transactions of a block, each followed by the native transfers inside; null if the block does not exist.

        block: Block: number, tag or hash
        """
        return self.call("trace_block", block)

    def trace_filter(self, filter: EthereumTraceFilter) -> "list[EthereumTrace] | None":
        """Returns transactions of up to 1000 blocks and the native transfers inside, filtered by sender and recipient; at most 1000 per call.

        filter: Blocks and addresses of the wanted traces
        """
        return self.call("trace_filter", filter)

    def trace_transaction(self, hash: EthereumHash) -> "list[EthereumTrace] | None":
        """Returns a final transaction and the native transfers inside, in order; null if no block contains it.

        hash: Hash of a final transaction
        """
        return self.call("trace_transaction", hash)

    def txpool_content(self) -> "EthereumPool":
        """Returns the pending and queued transactions of this node by sender and nonce; of each kind the first 1000."""
        return self.call("txpool_content")

    def txpool_contentFrom(self, address: EthereumAddress) -> "EthereumPool":
        """Returns the pending and queued transactions of one sender by nonce.

        address: Account of the sender
        """
        return self.call("txpool_contentFrom", address)

    def txpool_inspect(self) -> "EthereumPool":
        """Returns the transactions of txpool_content as one line each: recipient, value, gas and price."""
        return self.call("txpool_inspect")

    def txpool_status(self) -> "TxpoolStatusResult":
        """Returns the number of pending and queued bundles."""
        return self.call("txpool_status")

    def web3_clientVersion(self) -> "str":
        """Returns name and version of the node."""
        return self.call("web3_clientVersion")

    def web3_sha3(self, data: EthereumData) -> "EthereumData":
        """Hashes bytes with Keccak-256.

        data: Bytes to hash
        """
        return self.call("web3_sha3", data)
