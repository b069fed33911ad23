"""Methods of a node and the records that they take and return. Generated from the OpenRPC document (npm run schemas); change the declarations instead."""

# fmt: off
# ruff: noqa: E501, N802

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

from .rpc import Rpc

# An account. Answers use the native form (address prefix and base58 of 32 bytes); 0x and 64 hex characters are accepted as well.
Address: TypeAlias = "str"

# Raw units of a token, below 2^128. Answered as a decimal string; an integer is accepted as well.
Amount: TypeAlias = "str"

# A final block: its header, who made it final, and what its bundles did
Block = TypedDict(
    "Block",
    {
        # Which block it is, counted from genesis
        "height": "Height",
        # Hash of the header, by which the block is known
        "hash": "Hash",
        # Hash of the block before it
        "parentHash": "Hash",
        # When the block was proposed, in Unix seconds
        "timestamp": "Time",
        # Account of the validator that proposed it
        "proposer": "Address",
        # Root of the tree over the state after this block
        "stateRoot": "Hash",
        # Merkle root of the bundles in the block
        "transactionsRoot": "Hash",
        # Gas of all its bundles
        "gasUsed": "int",
        # Most gas that a block at this height may use
        "gasLimit": "int",
        # Least price of gas at this height, in nano-units: 10^9 of them are a whole native unit
        "baseFee": "int",
        # How many bundles the block has
        "bundleCount": "int",
        # Number of the epoch that it belongs to
        "epoch": "int",
        # Attempt at which it was decided: 0 unless its first leaders failed
        "round": "int",
        # Size of the block in bytes
        "size_bytes": "int",
        # Who made the block final; stake in raw native units
        "commit": "BlockCommit",
        # What was made for this block, in raw native units; null where nothing was made
        "reward": "NotRequired[BlockReward | None]",
        # Figures about the bundles of the block
        "stats": "BlockStats",
        # What the block itself told of: rewards, epoch changes
        "events": "list[Event]",
    },
)

# Who made the block final; stake in raw native units
BlockCommit = TypedDict(
    "BlockCommit",
    {
        # Attempt at which they signed
        "round": "int",
        # How many validators signed
        "signers": "int",
        # Stake of those who signed
        "signed_power": "Amount",
        # Stake of all active validators
        "total_power": "Amount",
    },
)

BlockReward = TypedDict(
    "BlockReward",
    {
        # What the proposer earned beside fees
        "proposer": "Amount",
        # What the treasury earned beside fees
        "treasury": "Amount",
        # Factor on the proposer's reward by how full the block is: 5,000 to 20,000 basis points
        "density_bps": "int",
    },
)

# Figures about the bundles of the block
BlockStats = TypedDict(
    "BlockStats",
    {
        # Operations by name, each with its count
        "ops": "Any",
        # How many Transfer operations there are
        "transfers": "int",
        # How many different accounts sent bundles
        "unique_senders": "int",
        # Fees of all bundles, in raw native units
        "total_fees": "Amount",
    },
)

# A passage over the bridge
BridgeOp = TypedDict(
    "BridgeOp",
    {
        # Number of the passage over the bridge, of both directions together
        "id": "int",
        # in: deposited there, received here; out: burned here, released there
        "direction": "Literal[\"in\", \"out\"]",
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Transaction there that locked the tokens, or released them; null before
        "tx_hash": "NotRequired[str | None]",
        # Which log of it; null for a withdrawal
        "log_index": "NotRequired[int | None]",
        # Number of the withdrawal; null for a deposit
        "withdrawal_id": "NotRequired[int | None]",
        # Symbol of the token on this chain
        "symbol": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Raw units of the token on this chain
        "amount": "Amount",
        # Raw units that it cost besides: for the treasury, and for the attester that submits the release
        "fee": "Amount",
        # Account here whose tokens were burned; null for a deposit
        "sender": "NotRequired[Address | None]",
        # Who gets the tokens: an account here, or an address there
        "recipient": "str",
        # In: waiting for attesters, delayed for a day, pending while the token cannot move, completed or cancelled; out: burned, attested, then released or refunded
        "status": "Literal[\"waiting\", \"pending\", \"delayed\", \"completed\", \"burned\", \"attested\", \"released\", \"refunded\", \"cancelled\"]",
        # Attesters that have signed
        "signatures": "int",
        # How many must
        "required": "int",
        # Bundle that received or burned it; null while it waits for attesters, and when the end of a block did it
        "bundle_hash": "NotRequired[Hash | None]",
        # Block of this bundle; null while it waits for attesters
        "created_at_height": "NotRequired[Height | None]",
        # When its status changed last, in Unix seconds; null while it waits
        "updated_at": "NotRequired[Time | None]",
        # When a delayed receive comes, in Unix seconds; null for others
        "release_at": "NotRequired[Time | None]",
    },
)

ChainAddLiquidityResult1 = TypedDict(
    "ChainAddLiquidityResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What the operation gives, by a trial on the state before it is sent
        "simulated": "ChainAddLiquidityResult1Simulated",
    },
)

# What the operation gives, by a trial on the state before it is sent
ChainAddLiquidityResult1Simulated = TypedDict(
    "ChainAddLiquidityResult1Simulated",
    {
        # Raw units of shares that you get
        "lp_tokens": "Amount",
        # Raw units of the first token that go in
        "used_a": "Amount",
        # Raw units of the second token that go in
        "used_b": "Amount",
    },
)

ChainAddLiquidityResult2 = TypedDict(
    "ChainAddLiquidityResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainAddLiquidityResult2BalanceChangesItem]",
        # What the operation gives, by a trial on the state before it is sent
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainAddLiquidityResult2Simulated = TypedDict(
    "ChainAddLiquidityResult2Simulated",
    {
        # Raw units of shares that you get
        "lp_tokens": "Amount",
        # Raw units of the first token that go in
        "used_a": "Amount",
        # Raw units of the second token that go in
        "used_b": "Amount",
    },
)

ChainAllBridgeDepositsResult = TypedDict(
    "ChainAllBridgeDepositsResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainAllBridgeDepositsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainAllBridgeDepositsResultEventsItem = TypedDict(
    "ChainAllBridgeDepositsResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainAllBridgeDepositsResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainAllBridgeDepositsResultEventsItemData = TypedDict(
    "ChainAllBridgeDepositsResultEventsItemData",
    {
        # Number of the passage over the bridge, of both directions together
        "deposit_id": "int",
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Hash of the transaction on the other chain, as that chain writes it
        "tx_hash": "str",
        # Which log of the transaction it is; 0 for the first
        "log_index": "int",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Raw units of the token on this chain
        "amount": "Amount",
        # Account that got the tokens
        "recipient": "Address",
    },
)

ChainAllBridgeWithdrawalsResult = TypedDict(
    "ChainAllBridgeWithdrawalsResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainAllBridgeWithdrawalsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainAllBridgeWithdrawalsResultEventsItem = TypedDict(
    "ChainAllBridgeWithdrawalsResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainAllBridgeWithdrawalsResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainAllBridgeWithdrawalsResultEventsItemData = TypedDict(
    "ChainAllBridgeWithdrawalsResultEventsItemData",
    {
        # Number of the withdrawal, from 1 on
        "withdrawal_id": "int",
        # Account whose tokens were burned
        "sender": "Address",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Raw units of the token on this chain
        "amount": "Amount",
        # Raw units of the same token that it cost besides
        "fee": "Amount",
        # Raw units of the fee for the attester that submits the release
        "release_fee": "Amount",
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for the coin of that chain
        "contract": "str",
        # Raw units that are to be released on the other chain
        "amount_external": "Amount",
        # Address on the other chain that gets the tokens there
        "destination": "str",
        # Until when it can be released there, in Unix seconds
        "expires_at": "Time",
    },
)

ChainAnchorResult1 = TypedDict(
    "ChainAnchorResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainAnchorResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainAnchorResult1Created = TypedDict(
    "ChainAnchorResult1Created",
    {
        # Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash within its namespace; a name is used once
        "key": "str",
    },
)

ChainAnchorsByResult = TypedDict(
    "ChainAnchorsByResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainAnchorsByResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainAnchorsByResultEventsItem = TypedDict(
    "ChainAnchorsByResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainAnchorsByResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainAnchorsByResultEventsItemData = TypedDict(
    "ChainAnchorsByResultEventsItemData",
    {
        # Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash within its namespace; a name is used once
        "key": "str",
        # The hash that is anchored, of whatever function its writer took; never zero
        "value_hash": "Hex32",
        # Account that anchored it
        "owner": "Address",
        # Where what was hashed can be had; the chain does not look there
        "uri": "NotRequired[str | None]",
    },
)

ChainAnchorsOfHashResult = TypedDict(
    "ChainAnchorsOfHashResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainAnchorsOfHashResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainAnchorsOfHashResultEventsItem = TypedDict(
    "ChainAnchorsOfHashResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainAnchorsOfHashResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainAnchorsOfHashResultEventsItemData = TypedDict(
    "ChainAnchorsOfHashResultEventsItemData",
    {
        # Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash within its namespace; a name is used once
        "key": "str",
        # The hash that is anchored, of whatever function its writer took; never zero
        "value_hash": "Hex32",
        # Account that anchored it
        "owner": "Address",
        # Where what was hashed can be had; the chain does not look there
        "uri": "NotRequired[str | None]",
    },
)

ChainApproveMultiSigTxResult1 = TypedDict(
    "ChainApproveMultiSigTxResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # How many signers approve now
        "approval_count": "int",
        # How many must approve
        "threshold": "int",
        # True when it was carried out
        "executed": "bool",
    },
)

ChainApproveMultiSigTxResult2 = TypedDict(
    "ChainApproveMultiSigTxResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainApproveMultiSigTxResult2BalanceChangesItem]",
        # How many signers approve now
        "approval_count": "NotRequired[int | None]",
        # How many must approve
        "threshold": "NotRequired[int | None]",
        # True when it was carried out
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainAutobridgeResult = TypedDict(
    "ChainAutobridgeResult",
    {
        # What the payload is
        "detected": "ChainAutobridgeResultDetected",
        # executed: all of it came; waiting: something is on its way; already_processed: it ended another way; unknown: nobody has told of it
        "status": "Literal[\"executed\", \"waiting\", \"already_processed\", \"unknown\"]",
        # Attesters that have signed; signatures of a proof
        "have": "int",
        # How many must
        "need": "int",
        # What is known of its logs, at most 8 a chain
        "deposits": "list[BridgeOp]",
        # Bundle that received the first of them; null for none
        "bundle_hash": "NotRequired[Hash | None]",
    },
)

# What the payload is
ChainAutobridgeResultDetected = TypedDict(
    "ChainAutobridgeResultDetected",
    {
        # Other chains that know payloads of this form
        "chain": "list[str]",
        # How it is written: hash of an EVM chain, signature of Solana, hash as of Bitcoin and Tron, or a proof of attesters
        "kind": "Literal[\"evm\", \"solana\", \"bitcoin\", \"proof\"]",
    },
)

ChainBatchMintMultiTokenMintsArray1Item = TypedDict(
    "ChainBatchMintMultiTokenMintsArray1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Account that gets them
        "recipient": "Address",
        # How many to make, above zero
        "amount": "U128",
    },
)

ChainBatchMintMultiTokenResult1 = TypedDict(
    "ChainBatchMintMultiTokenResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainBatchTransferMultiTokenResult1 = TypedDict(
    "ChainBatchTransferMultiTokenResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainBatchTransferMultiTokenTransfersArray1Item = TypedDict(
    "ChainBatchTransferMultiTokenTransfersArray1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Account that is to have them
        "to": "Address",
        # How many to move, above zero
        "amount": "U128",
    },
)

ChainBridgeDepositsResult = TypedDict(
    "ChainBridgeDepositsResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainBridgeDepositsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainBridgeDepositsResultEventsItem = TypedDict(
    "ChainBridgeDepositsResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainBridgeDepositsResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainBridgeDepositsResultEventsItemData = TypedDict(
    "ChainBridgeDepositsResultEventsItemData",
    {
        # Number of the passage over the bridge, of both directions together
        "deposit_id": "int",
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Hash of the transaction on the other chain, as that chain writes it
        "tx_hash": "str",
        # Which log of the transaction it is; 0 for the first
        "log_index": "int",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Raw units of the token on this chain
        "amount": "Amount",
        # Account that got the tokens
        "recipient": "Address",
    },
)

ChainBridgeTokenProof2 = TypedDict(
    "ChainBridgeTokenProof2",
    {
        # Number of the set that signed
        "set_index": "int",
        # Signatures, sorted by the places of those who made them, none twice
        "sigs": "list[ChainBridgeTokenProof2SigsItem]",
    },
)

ChainBridgeTokenProof2SigsItem = TypedDict(
    "ChainBridgeTokenProof2SigsItem",
    {
        # Place of the attester in its set, from 0 on
        "index": "int",
        # Ed25519 signature over the digest
        "signature": "str",
    },
)

ChainBridgeTokenResult1 = TypedDict(
    "ChainBridgeTokenResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainBridgeTokenResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainBridgeTokenResult1Created = TypedDict(
    "ChainBridgeTokenResult1Created",
    {
        # Number of the passage over the bridge, of both directions together
        "deposit_id": "NotRequired[int]",
        # When the tokens come, in Unix seconds; null when they came at once
        "delayed_until": "NotRequired[Time | None]",
    },
)

ChainBridgeWithdrawResult1 = TypedDict(
    "ChainBridgeWithdrawResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainBridgeWithdrawResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainBridgeWithdrawResult1Created = TypedDict(
    "ChainBridgeWithdrawResult1Created",
    {
        # Number of the withdrawal, from 1 on
        "withdrawal_id": "NotRequired[int]",
    },
)

ChainBridgeWithdrawalsResult = TypedDict(
    "ChainBridgeWithdrawalsResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainBridgeWithdrawalsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainBridgeWithdrawalsResultEventsItem = TypedDict(
    "ChainBridgeWithdrawalsResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainBridgeWithdrawalsResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainBridgeWithdrawalsResultEventsItemData = TypedDict(
    "ChainBridgeWithdrawalsResultEventsItemData",
    {
        # Number of the withdrawal, from 1 on
        "withdrawal_id": "int",
        # Account whose tokens were burned
        "sender": "Address",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Raw units of the token on this chain
        "amount": "Amount",
        # Raw units of the same token that it cost besides
        "fee": "Amount",
        # Raw units of the fee for the attester that submits the release
        "release_fee": "Amount",
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for the coin of that chain
        "contract": "str",
        # Raw units that are to be released on the other chain
        "amount_external": "Amount",
        # Address on the other chain that gets the tokens there
        "destination": "str",
        # Until when it can be released there, in Unix seconds
        "expires_at": "Time",
    },
)

ChainBurnMultiTokenResult1 = TypedDict(
    "ChainBurnMultiTokenResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainBurnNftResult1 = TypedDict(
    "ChainBurnNftResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCancelProposalResult1 = TypedDict(
    "ChainCancelProposalResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCancelUpgradeResult1 = TypedDict(
    "ChainCancelUpgradeResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCancelUpgradeResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCancelUpgradeResult1Created = TypedDict(
    "ChainCancelUpgradeResult1Created",
    {
        # True when the plan is cancelled; false while more validators have to want it
        "cancelled": "NotRequired[bool]",
    },
)

ChainClaimPoolRewardsResult1 = TypedDict(
    "ChainClaimPoolRewardsResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # Raw units of rewards that you got
        "amount": "Amount",
    },
)

ChainClaimPoolRewardsResult2 = TypedDict(
    "ChainClaimPoolRewardsResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainClaimPoolRewardsResult2BalanceChangesItem]",
        # Raw units of rewards that you got
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainConsensusStatusResult = TypedDict(
    "ChainConsensusStatusResult",
    {
        # Height that validators decide about now
        "height": "Height",
        # Attempt at this height: 0 unless its first leaders failed
        "round": "int",
        # What the node does in the round: propose, prevote, precommit or commit
        "step": "str",
        # Number of the epoch of the last final block
        "epoch": "int",
        # Account of the validator that proposes in this round
        "leader": "Address",
        # Height of the last final block
        "finalized_height": "Height",
        # How many validators there are, by how they stand
        "validators": "ChainConsensusStatusResultValidators",
        # Stake behind the active validators, in raw native units
        "voting_power": "ChainConsensusStatusResultVotingPower",
        # Stake that must sign a block to make it final, in raw native units
        "quorum": "Amount",
        # When the last final block was proposed, in Unix seconds
        "last_block_time": "Time",
        # Mean time between the last hundred blocks, in milliseconds
        "block_interval_ms_avg": "int",
        # Time between blocks that the chain aims at, in milliseconds
        "target_interval_ms": "int",
        # Rounds beyond the first that the last hundred blocks took together
        "rounds_last_100": "int",
        # The upgrade that is decided and waits for its height; null for none
        "upgrade": "NotRequired[ChainConsensusStatusResultUpgrade | None]",
        # Why this node has stopped taking part; null while it goes on
        "halted_reason": "NotRequired[str | None]",
    },
)

ChainConsensusStatusResultUpgrade = TypedDict(
    "ChainConsensusStatusResultUpgrade",
    {
        # How the plan of the upgrade is called
        "name": "str",
        # First block of the new version
        "height": "Height",
    },
)

# How many validators there are, by how they stand
ChainConsensusStatusResultValidators = TypedDict(
    "ChainConsensusStatusResultValidators",
    {
        # All of them, active or not
        "total": "int",
        # Those that sign blocks in this epoch
        "active": "int",
        # Active ones that this node is linked with, itself included
        "online": "int",
        # Those that lead no blocks for now, since they missed theirs
        "skipped": "int",
        # Those that were taken out for misconduct or absence
        "jailed": "int",
    },
)

# Stake behind the active validators, in raw native units
ChainConsensusStatusResultVotingPower = TypedDict(
    "ChainConsensusStatusResultVotingPower",
    {
        # Stake of all active validators
        "total": "Amount",
        # Stake of those who signed the last block
        "last_signed": "Amount",
    },
)

ChainContractReportsResult = TypedDict(
    "ChainContractReportsResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainContractReportsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainContractReportsResultEventsItem = TypedDict(
    "ChainContractReportsResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainContractReportsResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainContractReportsResultEventsItemData = TypedDict(
    "ChainContractReportsResultEventsItemData",
    {
        # Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
        "chain": "str",
        # Where the contract is, in the notation of its chain
        "contract": "str",
        # Account that reported it
        "reporter": "Address",
        # Link to the evidence
        "evidence_uri": "str",
        # How many accounts have reported it
        "reports": "int",
    },
)

ChainContributePresaleResult1 = TypedDict(
    "ChainContributePresaleResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # Raw units of the token that you get for it
        "tokens": "Amount",
    },
)

ChainContributePresaleResult2 = TypedDict(
    "ChainContributePresaleResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainContributePresaleResult2BalanceChangesItem]",
        # Raw units of the token that you get for it
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainCreateDaoConfig1 = TypedDict(
    "ChainCreateDaoConfig1",
    {
        # Raw units of the token that a proposer must hold, until the vote is over
        "proposal_threshold": "NotRequired[Amount | None]",
        # Part of the supply that must vote for or abstain, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Part of the votes for and against that must be for, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between a proposal and the first block of its vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Blocks for which it is voted on, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds in which it can be executed after that, at least an hour
        "execution_window_s": "NotRequired[int | None]",
        # Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
        "guardian": "NotRequired[Address | None]",
        # True where a vote ends once no further vote could change what comes of it
        "allow_early_execution": "NotRequired[bool | None]",
        # What the DAO is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

ChainCreateDaoResult1 = TypedDict(
    "ChainCreateDaoResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreateDaoResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCreateDaoResult1Created = TypedDict(
    "ChainCreateDaoResult1Created",
    {
        # Address of the new DAO: what it is sent, it holds
        "dao_address": "Address",
    },
)

ChainCreateMultiSigResult1 = TypedDict(
    "ChainCreateMultiSigResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreateMultiSigResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCreateMultiSigResult1Created = TypedDict(
    "ChainCreateMultiSigResult1Created",
    {
        # Address of the new account, which follows from signers and threshold
        "address": "Address",
    },
)

ChainCreateMultiTokenCollectionResult1 = TypedDict(
    "ChainCreateMultiTokenCollectionResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreateMultiTokenCollectionResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
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
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreateNftCollectionResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
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
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreatePoolResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCreatePoolResult1Created = TypedDict(
    "ChainCreatePoolResult1Created",
    {
        # Address of the new pool
        "pool": "Mint",
        # Mint address of the token that stands for shares of the pool
        "lp_mint": "Mint",
        # Raw units of shares that you got
        "lp_tokens": "NotRequired[Amount]",
        # Number of the lock on them within the pool; null without one
        "lock_id": "NotRequired[int | None]",
    },
)

ChainCreatePresaleOptions = TypedDict(
    "ChainCreatePresaleOptions",
    {
        # When what is bought is delivered; all of it when the presale is finalized, when left out
        "vesting": "NotRequired[ChainCreatePresaleOptionsVesting | None]",
        # What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
        "unsold": "NotRequired[Literal[\"return\", \"burn\"]]",
        # Accounts that may contribute, up to 1,000; everybody may when left out
        "whitelist": "NotRequired[list[Address]]",
        # What the presale is called, up to 64 characters
        "title": "NotRequired[str | None]",
        # What it is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Link to more about it, up to 512 bytes
        "url": "NotRequired[str | None]",
    },
)

ChainCreatePresaleOptionsVesting = TypedDict(
    "ChainCreatePresaleOptionsVesting",
    {
        # Part that is delivered when the presale is finalized, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part that is delivered in every cycle after that, in basis points
        "cycle_bps": "int",
    },
)

ChainCreatePresaleResult1 = TypedDict(
    "ChainCreatePresaleResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreatePresaleResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCreatePresaleResult1Created = TypedDict(
    "ChainCreatePresaleResult1Created",
    {
        # Number of the presale, from 1
        "presale_id": "NotRequired[int]",
        # The account that holds the deposit and the payments, in hex
        "address": "NotRequired[Mint]",
        # Raw units of the token that you deposited
        "escrow": "NotRequired[Amount]",
    },
)

ChainCreateProposalResult1 = TypedDict(
    "ChainCreateProposalResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreateProposalResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCreateProposalResult1Created = TypedDict(
    "ChainCreateProposalResult1Created",
    {
        # Number of the proposal, as its making answered
        "proposal_id": "NotRequired[int]",
    },
)

ChainCreateStakingPoolResult1 = TypedDict(
    "ChainCreateStakingPoolResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreateStakingPoolResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
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
        # Token of the rewards: its symbol in any case, or 0x and its mint
        "token": "str",
        # Raw units that you deposit now
        "amount": "Amount",
    },
)

ChainCreateTokenResult1 = TypedDict(
    "ChainCreateTokenResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainCreateTokenResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainCreateTokenResult1Created = TypedDict(
    "ChainCreateTokenResult1Created",
    {
        # Mint address of the new token, by which the chain knows it
        "mint": "NotRequired[Mint]",
        # Symbol of the token as kept, in upper case
        "symbol": "str",
    },
)

ChainDaoCancelResult1 = TypedDict(
    "ChainDaoCancelResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainDaoDepositsResult = TypedDict(
    "ChainDaoDepositsResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainDaoDepositsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainDaoDepositsResultEventsItem = TypedDict(
    "ChainDaoDepositsResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainDaoDepositsResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainDaoDepositsResultEventsItemData = TypedDict(
    "ChainDaoDepositsResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Account that gave the tokens
        "from": "Address",
        # Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
        "token": "str",
        # Raw units that the treasury got
        "amount": "Amount",
    },
)

ChainDaoExecuteResult1 = TypedDict(
    "ChainDaoExecuteResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What the DAO did, in order; empty for a text and for other settings
        "results": "list[ChainDaoExecuteResult1ResultsItem]",
        # How the proposal stands now: Executed, or Queued where its timelock has just begun
        "proposal_status": "Literal[\"Pending\", \"Active\", \"Canceled\", \"Defeated\", \"Succeeded\", \"Queued\", \"Expired\", \"Executed\"]",
    },
)

ChainDaoExecuteResult1ResultsItem = TypedDict(
    "ChainDaoExecuteResult1ResultsItem",
    {
        # Place of the operation, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "type": "str",
    },
)

ChainDaoExecuteResult2 = TypedDict(
    "ChainDaoExecuteResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainDaoExecuteResult2BalanceChangesItem]",
        # What the DAO did, in order; empty for a text and for other settings
        "results": "NotRequired[list[ChainDaoExecuteResult2ResultsItem] | None]",
        # How the proposal stands now: Executed, or Queued where its timelock has just begun
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainDaoExecuteResult2ResultsItem = TypedDict(
    "ChainDaoExecuteResult2ResultsItem",
    {
        # Place of the operation, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "type": "str",
    },
)

ChainDaoProposeProposalType21 = TypedDict(
    "ChainDaoProposeProposalType21",
    {
        # Nothing beyond what its title and description say
        "text": "dict[str, Any]",
    },
)

ChainDaoProposeProposalType22 = TypedDict(
    "ChainDaoProposeProposalType22",
    {
        # What the DAO does: 1 to 32 operations in order, all or nothing
        "operations": "list[Operation]",
    },
)

ChainDaoProposeProposalType23 = TypedDict(
    "ChainDaoProposeProposalType23",
    {
        # The settings that change; what is left out stays
        "config": "ChainDaoProposeProposalType23Config",
    },
)

# The settings that change; what is left out stays
ChainDaoProposeProposalType23Config = TypedDict(
    "ChainDaoProposeProposalType23Config",
    {
        # Raw units of the token that a proposer must hold, until the vote is over
        "proposal_threshold": "NotRequired[Amount | None]",
        # Part of the supply that must vote for or abstain, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Part of the votes for and against that must be for, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between a proposal and the first block of its vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Blocks for which it is voted on, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds in which it can be executed after that, at least an hour
        "execution_window_s": "NotRequired[int | None]",
        # Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
        "guardian": "NotRequired[Address | None]",
        # True where a vote ends once no further vote could change what comes of it
        "allow_early_execution": "NotRequired[bool | None]",
        # What the DAO is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

ChainDaoProposeProposalType24 = TypedDict(
    "ChainDaoProposeProposalType24",
    {
        # A payment out of what the DAO holds
        "treasury": "ChainDaoProposeProposalType24Treasury",
    },
)

# A payment out of what the DAO holds
ChainDaoProposeProposalType24Treasury = TypedDict(
    "ChainDaoProposeProposalType24Treasury",
    {
        # Account that is to be paid
        "to": "Address",
        # Symbol or mint of the token to pay in
        "token": "str",
        # Raw units to pay, above zero
        "amount": "Amount",
    },
)

ChainDaoProposeResult1 = TypedDict(
    "ChainDaoProposeResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainDaoProposeResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainDaoProposeResult1Created = TypedDict(
    "ChainDaoProposeResult1Created",
    {
        # Number of the proposal within the DAO, from 0
        "proposal_id": "NotRequired[int]",
    },
)

ChainDaoVoteResult1 = TypedDict(
    "ChainDaoVoteResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # Raw units of the token that the vote counts
        "weight": "Amount",
    },
)

ChainDaoVoteResult2 = TypedDict(
    "ChainDaoVoteResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainDaoVoteResult2BalanceChangesItem]",
        # Raw units of the token that the vote counts
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainDaoVotesOfResult = TypedDict(
    "ChainDaoVotesOfResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainDaoVotesOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainDaoVotesOfResultEventsItem = TypedDict(
    "ChainDaoVotesOfResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainDaoVotesOfResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainDaoVotesOfResultEventsItemData = TypedDict(
    "ChainDaoVotesOfResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # What the account said: against, for or abstain
        "vote": "Literal[\"against\", \"for\", \"abstain\"]",
        # Raw units of the token that it spoke for
        "weight": "Amount",
    },
)

ChainDaoVotesResult = TypedDict(
    "ChainDaoVotesResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainDaoVotesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainDaoVotesResultEventsItem = TypedDict(
    "ChainDaoVotesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainDaoVotesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainDaoVotesResultEventsItemData = TypedDict(
    "ChainDaoVotesResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # What the account said: against, for or abstain
        "vote": "Literal[\"against\", \"for\", \"abstain\"]",
        # Raw units of the token that it spoke for
        "weight": "Amount",
    },
)

ChainDaosCreatedResult = TypedDict(
    "ChainDaosCreatedResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainDaosCreatedResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainDaosCreatedResultEventsItem = TypedDict(
    "ChainDaosCreatedResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainDaosCreatedResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainDaosCreatedResultEventsItemData = TypedDict(
    "ChainDaosCreatedResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # What people call the DAO, 1 to 64 characters; others may have the same
        "name": "str",
        # Mint of the token whose holders vote
        "token_mint": "Mint",
        # Account that created it
        "creator": "Address",
    },
)

ChainDaosOfTokenResult = TypedDict(
    "ChainDaosOfTokenResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainDaosOfTokenResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainDaosOfTokenResultEventsItem = TypedDict(
    "ChainDaosOfTokenResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainDaosOfTokenResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainDaosOfTokenResultEventsItemData = TypedDict(
    "ChainDaosOfTokenResultEventsItemData",
    {
        # Address of the DAO, which holds its treasury
        "dao_address": "Address",
        # What people call the DAO, 1 to 64 characters; others may have the same
        "name": "str",
        # Mint of the token whose holders vote
        "token_mint": "Mint",
        # Account that created it
        "creator": "Address",
    },
)

ChainDefineTokenTypeResult1 = TypedDict(
    "ChainDefineTokenTypeResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainDefineTokenTypeResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
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
        # Account that belongs to the key, in native form
        "address": "Address",
        # The same account as 0x and 64 hex digits
        "hex": "Hex32",
        # Its last 20 bytes, as Ethereum clients know it
        "evm_address": "str",
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
    },
)

ChainExecuteProgramResult1 = TypedDict(
    "ChainExecuteProgramResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # Version of the program, from 1
        "version": "int",
    },
)

ChainExecuteProgramResult2 = TypedDict(
    "ChainExecuteProgramResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainExecuteProposalResult1 = TypedDict(
    "ChainExecuteProposalResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # executed: it was carried out; failed: it is not possible any more
        "result": "Literal[\"executed\", \"failed\"]",
    },
)

ChainExecuteProposalResult2 = TypedDict(
    "ChainExecuteProposalResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainExecuteProposalResult2BalanceChangesItem]",
        # executed: it was carried out; failed: it is not possible any more
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainFinalizePresaleResult1 = TypedDict(
    "ChainFinalizePresaleResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainFinalizePresaleResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainFinalizePresaleResult1Created = TypedDict(
    "ChainFinalizePresaleResult1Created",
    {
        # Address of the pool that was made
        "pool": "NotRequired[Mint]",
        # Number of the lock on its liquidity, within the pool
        "lp_lock_id": "NotRequired[int]",
    },
)

ChainGameUpdatesResult = TypedDict(
    "ChainGameUpdatesResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainGameUpdatesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainGameUpdatesResultEventsItem = TypedDict(
    "ChainGameUpdatesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainGameUpdatesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainGameUpdatesResultEventsItemData = TypedDict(
    "ChainGameUpdatesResultEventsItemData",
    {
        # The player that it is about
        "passport_owner": "Address",
        # The game, by the id under which it registered
        "game_id": "str",
        # Experience of the player after it, from all games together
        "xp": "int",
    },
)

ChainGenerateKeypairResult = TypedDict(
    "ChainGenerateKeypairResult",
    {
        # Account that the new key can sign for
        "address": "Address",
        # The public half in hex, 64 characters
        "public_key": "str",
        # The secret half in hex, 64 characters: whoever has it can spend
        "secret_key": "str",
        # Signature scheme, always Ed25519 here
        "key_type": "str",
    },
)

ChainGetAccountResult = TypedDict(
    "ChainGetAccountResult",
    {
        # The account in native form
        "address": "Address",
        # The same account as 0x and 64 hex digits
        "hex": "Hex32",
        # Its last 20 bytes, as Ethereum clients know it
        "evm_address": "str",
        # Nonce of its next bundle by the final state
        "nonce": "int",
        # Nonce of its next bundle after those that wait on this node
        "pending_nonce": "int",
        # Keys that may sign for the account; none until its first signature
        "keys": "list[ChainGetAccountResultKeysItem]",
        # True when it acts only by what enough of its signers approve
        "is_multisig": "bool",
        # Who may give it a new key, and how; null without guardians, and on chains without recovery
        "recovery": "NotRequired[ChainGetAccountResultRecovery | None]",
    },
)

ChainGetAccountResultKeysItem = TypedDict(
    "ChainGetAccountResultKeysItem",
    {
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
        "public_key": "str",
        # Height of the block in which the account got the key; 0 at genesis
        "added_at_height": "Height",
    },
)

ChainGetAccountResultRecovery = TypedDict(
    "ChainGetAccountResultRecovery",
    {
        # Accounts that may give the account a new key, at most 10
        "guardians": "list[Address]",
        # How many guardians must agree
        "threshold": "int",
        # Seconds that the owner has to object
        "timelock_s": "int",
        # True when the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # The recovery under way; null for none
        "pending": "NotRequired[ChainGetAccountResultRecoveryPending | None]",
        # Terms that the owner set and that are not in force yet, without guardians when there are to be none; null for none
        "scheduled_change": "NotRequired[ChainGetAccountResultRecoveryScheduledChange | None]",
    },
)

ChainGetAccountResultRecoveryPending = TypedDict(
    "ChainGetAccountResultRecoveryPending",
    {
        # Key that the account is to get, in hex
        "new_public_key": "str",
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # When the first guardian began it, in Unix seconds
        "initiated_at": "Time",
        # From when it may be finalized, in Unix seconds
        "ready_at": "Time",
        # Until when it may be finalized, in Unix seconds
        "expires_at": "Time",
        # Guardians that agree so far
        "approvals": "list[Address]",
    },
)

ChainGetAccountResultRecoveryScheduledChange = TypedDict(
    "ChainGetAccountResultRecoveryScheduledChange",
    {
        # Accounts that may give the account a new key, at most 10
        "guardians": "list[Address]",
        # How many guardians must agree
        "threshold": "int",
        # Seconds that the owner has to object
        "timelock_s": "int",
        # True when the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # When these terms come into force, in Unix seconds
        "effective_at": "Time",
    },
)

ChainGetAddressHistoryResult = TypedDict(
    "ChainGetAddressHistoryResult",
    {
        # The account that was asked for
        "address": "Address",
        # What the account is called now; null without a name
        "name": "NotRequired[str | None]",
        # What happened, the newest first
        "history": "list[ChainGetAddressHistoryResultHistoryItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
        # First block that the answer covers: 0 or 1 for all of them
        "indexed_from": "Height",
    },
)

ChainGetAddressHistoryResultHistoryItem = TypedDict(
    "ChainGetAddressHistoryResultHistoryItem",
    {
        # Bundle that did it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "timestamp": "Time",
        # Which operation of the bundle, from 0; null for what no operation caused
        "op_index": "NotRequired[int | None]",
        # What happened, such as Transfer
        "type": "str",
        # What it was for the account: tokens it gave or got, something else it did, a mention, a block reward
        "kind": "Literal[\"movement\", \"operation\", \"mention\", \"reward\"]",
        # in: the account got something; out: it gave something; self: both; none: nothing moved
        "direction": "Literal[\"in\", \"out\", \"self\", \"none\"]",
        # The other account; null for none
        "counterparty": "NotRequired[Address | None]",
        # What the other account is called; null without a name
        "counterparty_name": "NotRequired[str | None]",
        # Mint address of what moved; null for nothing
        "token": "NotRequired[Mint | None]",
        # Raw units that moved; null for nothing
        "amount": "NotRequired[Amount | None]",
        # Raw native units that the account paid for the bundle; null when it did not
        "fee": "NotRequired[Amount | None]",
        # Always success: what fails is in no block
        "status": "Literal[\"success\"]",
    },
)

ChainGetAddressMultiSigsResult = TypedDict(
    "ChainGetAddressMultiSigsResult",
    {
        # The account that was asked for
        "address": "Address",
        # Accounts that it signs for, those that it acted for first
        "multisigs": "list[ChainGetAddressMultiSigsResultMultisigsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
    },
)

ChainGetAddressMultiSigsResultMultisigsItem = TypedDict(
    "ChainGetAddressMultiSigsResultMultisigsItem",
    {
        # The multi-signature account
        "address": "Address",
        # What readers know it by
        "label": "str",
        # How many of its signers must approve
        "threshold": "int",
        # How many sign for it
        "signers": "int",
        # True when the account made it, or proposed or approved something there, as far as the explorer saw: anybody can name it as a signer
        "acted": "bool",
    },
)

ChainGetAddressMultiTokensResult = TypedDict(
    "ChainGetAddressMultiTokensResult",
    {
        # The account that was asked for
        "address": "Address",
        # Types of which it has some, those that it has acted with first
        "types": "list[ChainGetAddressMultiTokensResultTypesItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
    },
)

ChainGetAddressMultiTokensResultTypesItem = TypedDict(
    "ChainGetAddressMultiTokensResultTypesItem",
    {
        # Address of the collection
        "collection": "Mint",
        # What people call the collection
        "collection_name": "str",
        # Number of the type within the collection
        "type_id": "U64",
        # What people call the type
        "name": "str",
        # How many the account has
        "balance": "U128",
        # True when the account gave some of it, or got it by a bundle of its own, as far as the explorer saw: anybody can send it anything
        "acted": "bool",
    },
)

ChainGetAddressTokensResult = TypedDict(
    "ChainGetAddressTokensResult",
    {
        # The account that was asked for
        "address": "Address",
        # What the account is called now; null without a name
        "name": "NotRequired[str | None]",
        # What it holds of the native token
        "native": "ChainGetAddressTokensResultNative",
        # Other tokens that it holds, those that it has acted with first
        "tokens": "list[ChainGetAddressTokensResultTokensItem]",
        # How many NFTs it holds
        "nfts": "int",
        # How many types of multi-token collections it holds
        "multi_tokens": "int",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
    },
)

# What it holds of the native token
ChainGetAddressTokensResultNative = TypedDict(
    "ChainGetAddressTokensResultNative",
    {
        # Mint address of the token
        "mint": "Mint",
        # Symbol of the token
        "symbol": "str",
        # What people call the token
        "name": "str",
        # Raw units that the account can spend
        "balance": "Amount",
        # Digits after the point of one whole token
        "decimals": "int",
        # The balance in whole tokens, as a decimal number
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
        # What people call the token
        "name": "str",
        # Raw units that the account can spend
        "balance": "Amount",
        # Digits after the point of one whole token
        "decimals": "int",
        # The balance in whole tokens, as a decimal number
        "formatted": "str",
        # What its native pool would give for the balance, in raw native units; null without such a pool
        "value_native": "NotRequired[Amount | None]",
        # How far the explorer trusts the token, 0 to 100
        "reputation": "int",
        # True when the account gave some of it, or got it by a bundle of its own, as far as the explorer saw: anybody can send it anything
        "acted": "bool",
    },
)

ChainGetAnchorsResult = TypedDict(
    "ChainGetAnchorsResult",
    {
        # Anchors, the newest first
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
        # Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash within its namespace; a name is used once
        "key": "str",
        # The hash that is anchored, of whatever function its writer took; never zero
        "value_hash": "Hex32",
        # Account that anchored it; the namespace may have another owner by now
        "owner": "Address",
        # Bundle that anchored it; null when the end of a block did, as for a decision of a DAO
        "bundle_hash": "Hash | None",
        # Block that has this bundle
        "block_height": "Height",
        # Time of that block in unix seconds
        "timestamp": "Time",
        # Where what was hashed can be had; the chain does not look there
        "uri": "NotRequired[str | None]",
        # Hash of that block; null where this node does not have its header
        "block_hash": "NotRequired[Hash | None]",
    },
)

ChainGetAttestationsResult = TypedDict(
    "ChainGetAttestationsResult",
    {
        # Height that was attested
        "height": "Height",
        # Hash of the final block at that height
        "block_hash": "Hash",
        # Those that this node holds, in the order of the references to them
        "attestations": "list[ChainGetAttestationsResultAttestationsItem]",
        # Stake of all validators that blocks credit with an attestation here, in raw native units
        "signed_power": "Amount",
        # Stake of the whole set, in raw native units
        "total_power": "Amount",
        # True when more than two thirds of the stake attested
        "quorum": "bool",
    },
)

ChainGetAttestationsResultAttestationsItem = TypedDict(
    "ChainGetAttestationsResultAttestationsItem",
    {
        # Account of the validator that attested
        "validator": "Address",
        # Consensus key that made the signature, in hex
        "pubkey": "str",
        # Stake behind the validator, in raw native units
        "weight": "Amount",
        # Ed25519 signature of the attestation in hex
        "signature": "str",
        # When it was made by the validator's clock, in Unix milliseconds
        "timestamp_ms": "int",
        # The block before, and attestations that no block referred to yet
        "parents": "list[Hash]",
    },
)

ChainGetBalanceResult = TypedDict(
    "ChainGetBalanceResult",
    {
        # The account that was asked for
        "address": "Address",
        # How the token is written: a letter, then up to 11 letters, digits and dots, in upper case
        "token": "str",
        # Mint address of the token
        "mint": "Mint",
        # Raw units that the account can spend
        "balance": "Amount",
        # Digits after the point of one whole token, 0 to 18
        "decimals": "int",
        # The balance in whole tokens, as a decimal number
        "formatted": "str",
        # Raw units that it has locked in other modules; null where no module of the chain locks
        "locked": "NotRequired[Amount | None]",
        # Raw units that it has staked in other modules; null where no module of the chain stakes
        "staked": "NotRequired[Amount | None]",
        # Nonce of the account's next bundle, by the final state
        "nonce": "int",
    },
)

ChainGetBlockByHeightResult = TypedDict(
    "ChainGetBlockByHeightResult",
    {
        # Which block it is, counted from genesis
        "height": "Height",
        # Hash of the header, by which the block is known
        "hash": "Hash",
        # Hash of the block before it
        "parentHash": "Hash",
        # When the block was proposed, in Unix seconds
        "timestamp": "Time",
        # Account of the validator that proposed it
        "proposer": "Address",
        # Root of the tree over the state after this block
        "stateRoot": "Hash",
        # Merkle root of the bundles in the block
        "transactionsRoot": "Hash",
        # Gas of all its bundles
        "gasUsed": "int",
        # Most gas that a block at this height may use
        "gasLimit": "int",
        # Least price of gas at this height, in nano-units: 10^9 of them are a whole native unit
        "baseFee": "int",
        # How many bundles the block has
        "bundleCount": "int",
        # Number of the epoch that it belongs to
        "epoch": "int",
        # Attempt at which it was decided: 0 unless its first leaders failed
        "round": "int",
        # Size of the block in bytes
        "size_bytes": "int",
        # Who made the block final; stake in raw native units
        "commit": "ChainGetBlockByHeightResultCommit",
        # What was made for this block, in raw native units; null where nothing was made
        "reward": "NotRequired[ChainGetBlockByHeightResultReward | None]",
        # Figures about the bundles of the block
        "stats": "ChainGetBlockByHeightResultStats",
        # What the block itself told of: rewards, epoch changes
        "events": "list[Event]",
        # Hashes of its bundles, in the order of execution
        "bundles": "list[Hash]",
        # Figures about its bundles
        "tx_stats": "ChainGetBlockByHeightResultTxStats",
    },
)

# Who made the block final; stake in raw native units
ChainGetBlockByHeightResultCommit = TypedDict(
    "ChainGetBlockByHeightResultCommit",
    {
        # Attempt at which they signed
        "round": "int",
        # How many validators signed
        "signers": "int",
        # Stake of those who signed
        "signed_power": "Amount",
        # Stake of all active validators
        "total_power": "Amount",
    },
)

ChainGetBlockByHeightResultReward = TypedDict(
    "ChainGetBlockByHeightResultReward",
    {
        # What the proposer earned beside fees
        "proposer": "Amount",
        # What the treasury earned beside fees
        "treasury": "Amount",
        # Factor on the proposer's reward by how full the block is: 5,000 to 20,000 basis points
        "density_bps": "int",
    },
)

# Figures about the bundles of the block
ChainGetBlockByHeightResultStats = TypedDict(
    "ChainGetBlockByHeightResultStats",
    {
        # Operations by name, each with its count
        "ops": "Any",
        # How many Transfer operations there are
        "transfers": "int",
        # How many different accounts sent bundles
        "unique_senders": "int",
        # Fees of all bundles, in raw native units
        "total_fees": "Amount",
    },
)

# Figures about its bundles
ChainGetBlockByHeightResultTxStats = TypedDict(
    "ChainGetBlockByHeightResultTxStats",
    {
        # How many bundles the block has
        "count": "int",
        # How many of them succeeded: all, since others are in no block
        "success": "int",
        # How many Transfer operations they have together
        "transfers": "int",
        # Operations of the block by name, each with its count
        "by_type": "Any",
        # Fees of all bundles, in raw native units
        "total_fees": "Amount",
        # Gas of all bundles
        "gas_used": "int",
    },
)

ChainGetBlockDAGResult = TypedDict(
    "ChainGetBlockDAGResult",
    {
        # Height that the graph is about
        "height": "Height",
        # The final block at that height
        "canonical": "Block",
        # The attestations of that height, as nodes of the graph
        "attestation_blocks": "list[ChainGetBlockDAGResultAttestationBlocksItem]",
        # Pairs of hashes: from each block and attestation to what it points to
        "edges": "list[list[Hash]]",
    },
)

ChainGetBlockDAGResultAttestationBlocksItem = TypedDict(
    "ChainGetBlockDAGResultAttestationBlocksItem",
    {
        # By which the attestation is known
        "hash": "Hash",
        # Account of the validator that made it
        "author": "Address",
        # The layer of the graph: the height
        "round": "Height",
        # Hashes of what it points to
        "parents": "list[Hash]",
        # Hashes of the bundles of the block that it lists
        "bundle_digests": "list[Hash]",
        # When it was made by the validator's clock, in Unix milliseconds
        "timestamp_ms": "int",
    },
)

ChainGetBlockTransactionsResult = TypedDict(
    "ChainGetBlockTransactionsResult",
    {
        # The block that was asked for
        "height": "Height",
        # What each bundle of the block did, in the order of execution
        "transactions": "list[Receipt]",
    },
)

ChainGetBridgeAttestersResult = TypedDict(
    "ChainGetBridgeAttestersResult",
    {
        # Number of the set; proofs name it
        "set_index": "int",
        # How many must sign
        "threshold": "int",
        # The attesters by their places; while there are none, no proof holds
        "attesters": "list[ChainGetBridgeAttestersResultAttestersItem]",
        # The set before while its proofs are accepted; null afterwards
        "previous": "NotRequired[ChainGetBridgeAttestersResultPrevious | None]",
    },
)

ChainGetBridgeAttestersResultAttestersItem = TypedDict(
    "ChainGetBridgeAttestersResultAttestersItem",
    {
        # Place of the attester in its set, from 0 on
        "index": "int",
        # Ed25519 public key of the attester, 64 hex characters
        "public_key": "str",
        # Account of the key, from which the attester sends
        "address": "Address",
    },
)

ChainGetBridgeAttestersResultPrevious = TypedDict(
    "ChainGetBridgeAttestersResultPrevious",
    {
        # Number of the set before
        "set_index": "int",
        # Until when its proofs are accepted, in Unix seconds
        "until": "Time",
    },
)

ChainGetBridgeFeesResult = TypedDict(
    "ChainGetBridgeFeesResult",
    {
        # Fees by token, in the order of registration
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
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Symbol of the token on this chain
        "token": "str",
        # Raw units that every withdrawal costs: on EVM chains for the attester that submits the release, elsewhere for the treasury
        "base_fee": "Amount",
        # Part of the amount that goes to the treasury besides, in hundredths of a percent
        "fee_bps": "int",
        # Least raw units that can be withdrawn
        "min_amount": "Amount",
        # Most raw units that can be withdrawn: the units locked on the other chain, as far as its amounts go
        "max_amount": "Amount",
        # Seconds until a transaction there is final and attested
        "eta_seconds": "int",
    },
)

ChainGetBridgeHistoryResult = TypedDict(
    "ChainGetBridgeHistoryResult",
    {
        # Passages over the bridge, the newest first
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
        # Lanes by chain, then by mint
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
        # The other Trellis chain, as trellis- and its chain id
        "chain": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Whether the token passes, in both directions
        "open": "bool",
        # Raw units that are locked here for that chain: the most that can come back from it
        "locked": "Amount",
    },
)

ChainGetBridgeMappingsResult = TypedDict(
    "ChainGetBridgeMappingsResult",
    {
        # Mappings in the order of their registration
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
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for the coin of that chain
        "contract": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Symbol of the token on this chain
        "symbol": "str",
        # Digits after the point that the token has on the other chain
        "decimals_external": "int",
        # True while nothing passes in either direction
        "paused": "bool",
        # Above which amounts receives wait a day
        "limits": "ChainGetBridgeMappingsResultMappingsItemLimits",
        # Raw units that were minted; less `burned`, the units that are locked on the other chain. Both counts start again when their sum no longer fits
        "minted": "Amount",
        # Raw units that were withdrawn and not refunded
        "burned": "Amount",
        # Block that registered it; 0 for genesis
        "registered_at_height": "Height",
    },
)

# Above which amounts receives wait a day
ChainGetBridgeMappingsResultMappingsItemLimits = TypedDict(
    "ChainGetBridgeMappingsResultMappingsItemLimits",
    {
        # Raw units above which one receive waits a day
        "per_tx": "Amount",
        # Raw units in any 24 hours above which receives wait a day
        "per_day": "Amount",
        # Raw units that came at once in the last 24 hours
        "used_24h": "Amount",
    },
)

ChainGetBridgeWithdrawalResult = TypedDict(
    "ChainGetBridgeWithdrawalResult",
    {
        # The withdrawal as a passage over the bridge
        "operation": "BridgeOp",
        # Contract of the token on the other chain; native for the coin of that chain
        "contract": "str",
        # Raw units that are to be released on the other chain
        "amount_external": "Amount",
        # Raw units there for the attester that submits the release
        "fee_external": "Amount",
        # Until when it can be released there, in Unix seconds
        "expires_at": "Time",
        # Number of the set whose attesters signed; 0 while nobody has
        "set_index": "int",
        # Signatures for the release, sorted by places; once it is attested those of the proof
        "signatures": "list[ChainGetBridgeWithdrawalResultSignaturesItem]",
    },
)

ChainGetBridgeWithdrawalResultSignaturesItem = TypedDict(
    "ChainGetBridgeWithdrawalResultSignaturesItem",
    {
        # Place of the attester in its set, from 0 on
        "index": "int",
        # Ed25519 signature over the digest of the withdrawal
        "signature": "str",
    },
)

ChainGetContractSafetyResult = TypedDict(
    "ChainGetContractSafetyResult",
    {
        # Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
        "chain": "str",
        # Where the contract is, in the notation of its chain
        "contract": "str",
        # What wallets are told of the contract; unknown also where governance has decided nothing
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # True when governance has decided about it
        "listed": "bool",
        # Name of the collection or project that it belongs to; null for none
        "collection": "NotRequired[str | None]",
        # Number of the last proposal about it; null when it is not listed
        "proposal_id": "NotRequired[int | None]",
        # Height of the last decision; null when it is not listed
        "updated_at_height": "NotRequired[Height | None]",
        # When it was decided last, in Unix seconds; null when it is not listed
        "updated_at": "NotRequired[Time | None]",
        # How many accounts have reported it
        "reports": "int",
        # The last ten decisions, the newest first
        "history": "list[ChainGetContractSafetyResultHistoryItem]",
    },
)

ChainGetContractSafetyResultHistoryItem = TypedDict(
    "ChainGetContractSafetyResultHistoryItem",
    {
        # What wallets are told of the contract; unknown also where governance has decided nothing
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Height of the block in which it was decided
        "height": "Height",
        # Number of the proposal that decided it
        "proposal_id": "int",
    },
)

ChainGetCurrentLeaderResult = TypedDict(
    "ChainGetCurrentLeaderResult",
    {
        # Height that the answer is about
        "height": "Height",
        # Account of the validator that proposed there, or is to
        "leader": "Address",
        # Consensus key of the leader in hex; empty when it is in the set no more
        "pubkey": "str",
        # Round of consensus: 0 unless earlier leaders of this height failed
        "round": "int",
        # Stake behind the leader times its score, in raw native units
        "weight": "Amount",
        # How well the leader does its turns, from 0 to 1
        "performance_score": "float",
        # True when the height is not final yet, so that the leader may change
        "projected": "bool",
        # Who leads the five heights that follow, as far as they can be told
        "next": "list[Address]",
        # Validators that lead no blocks for now, since they missed theirs
        "skipped": "list[Address]",
    },
)

ChainGetDaoProposalResult = TypedDict(
    "ChainGetDaoProposalResult",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
        # What the proposal is called, 1 to 128 characters
        "title": "str",
        # What it does when it is executed: nothing beyond its text, operations, other settings, or a payment
        "proposal_type": "Literal[\"text\", \"operations\", \"config\", \"treasury\"]",
        # Hash of what it does: nothing else is ever executed under its number
        "payload_hash": "Hex32",
        # Account that made the proposal
        "proposer": "Address",
        # Pending before its vote, Active while it is voted on, then Defeated, or Queued until it is Executed or Expired; Succeeded instead of Queued where the DAO has no timelock, and for a text, which never expires; Canceled by whoever may
        "status": "Literal[\"Pending\", \"Active\", \"Canceled\", \"Defeated\", \"Succeeded\", \"Queued\", \"Expired\", \"Executed\"]",
        # Height of the block that made it
        "created_at_height": "Height",
        # What accounts held when this block had ended is what they vote with
        "snapshot_height": "Height",
        # First height of the vote
        "start_height": "Height",
        # Last height of the vote
        "end_height": "Height",
        # Raw units of the token that voted for
        "for": "Amount",
        # Raw units of the token that voted against
        "against": "Amount",
        # Raw units of the token that abstained
        "abstain": "Amount",
        # Raw units that must vote for or abstain; before the vote begins, by the present supply
        "quorum": "Amount",
        # Part of the votes for and against that must be for, in basis points
        "approval_bps": "int",
        # How many accounts have voted
        "voters": "int",
        # From when it can be executed, in Unix seconds; null before it has passed, and for a text
        "eta": "NotRequired[Time | None]",
        # Until when it can be executed, in Unix seconds; null before it has passed, and for a text
        "expires_at": "NotRequired[Time | None]",
        # Height at which it was executed; null for not yet
        "executed_at_height": "NotRequired[Height | None]",
        # Why it is proposed, up to 10,000 characters
        "description": "str",
        # What the DAO does, in order; null for other kinds
        "operations": "NotRequired[list[Operation] | None]",
        # The settings that change; null for other kinds
        "config": "NotRequired[ChainGetDaoProposalResultConfig | None]",
        # The payment; null for other kinds
        "treasury": "NotRequired[ChainGetDaoProposalResultTreasury | None]",
        # Each operation as a line of text
        "summary": "list[str]",
        # What its operations would do now, on the state at the head of this node; null for other kinds, once it is over, and where it would take too long
        "simulation": "NotRequired[ChainGetDaoProposalResultSimulation | None]",
        # The vote of the account that was asked about; null where none was
        "voter": "NotRequired[ChainGetDaoProposalResultVoter | None]",
    },
)

ChainGetDaoProposalResultConfig = TypedDict(
    "ChainGetDaoProposalResultConfig",
    {
        # Raw units of the token that a proposer must hold, until the vote is over
        "proposal_threshold": "NotRequired[Amount | None]",
        # Part of the supply that must vote for or abstain, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Part of the votes for and against that must be for, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between a proposal and the first block of its vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Blocks for which it is voted on, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds in which it can be executed after that, at least an hour
        "execution_window_s": "NotRequired[int | None]",
        # Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
        "guardian": "NotRequired[Address | None]",
        # True where a vote ends once no further vote could change what comes of it
        "allow_early_execution": "NotRequired[bool | None]",
        # What the DAO is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

ChainGetDaoProposalResultSimulation = TypedDict(
    "ChainGetDaoProposalResultSimulation",
    {
        # True when it would succeed
        "ok": "bool",
        # What would refuse it; null when nothing would
        "error": "NotRequired[ChainGetDaoProposalResultSimulationError | None]",
        # Height of the state that it was tried on
        "at_height": "Height",
    },
)

ChainGetDaoProposalResultSimulationError = TypedDict(
    "ChainGetDaoProposalResultSimulationError",
    {
        # Which operation would be refused, from 0
        "index": "int",
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
        "details": "Any",
    },
)

ChainGetDaoProposalResultTreasury = TypedDict(
    "ChainGetDaoProposalResultTreasury",
    {
        # Account that is to be paid
        "to": "Address",
        # Symbol or mint of the token to pay in
        "token": "str",
        # Raw units to pay, above zero
        "amount": "Amount",
    },
)

ChainGetDaoProposalResultVoter = TypedDict(
    "ChainGetDaoProposalResultVoter",
    {
        # The account that was asked about
        "address": "Address",
        # What it said; null for nothing
        "vote": "NotRequired[Literal[\"against\", \"for\", \"abstain\"] | None]",
        # Raw units that it voted with, or can vote with
        "weight": "Amount",
    },
)

ChainGetDelegationsResult = TypedDict(
    "ChainGetDelegationsResult",
    {
        # The account that was asked for
        "address": "Address",
        # Its stake by validator, its own as an operator first
        "delegations": "list[ChainGetDelegationsResultDelegationsItem]",
        # Stake on its way out, the oldest first
        "unbonding": "list[ChainGetDelegationsResultUnbondingItem]",
        # What others delegate to it; null for an account that operates no validator
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
        # Raw native units that are staked
        "amount": "Amount",
        # Raw native units that were earned and wait to be claimed
        "pending_rewards": "Amount",
        # True when what it earns becomes stake by itself
        "auto_compound": "bool",
        # Height of the oldest of this stake; 0 for none left
        "since_height": "Height",
    },
)

ChainGetDelegationsResultReceived = TypedDict(
    "ChainGetDelegationsResultReceived",
    {
        # How many accounts delegate to it
        "count": "int",
        # Raw native units that others have delegated to it
        "total": "Amount",
        # The first hundred of them by address
        "delegators": "list[ChainGetDelegationsResultReceivedDelegatorsItem]",
    },
)

ChainGetDelegationsResultReceivedDelegatorsItem = TypedDict(
    "ChainGetDelegationsResultReceivedDelegatorsItem",
    {
        # Account that delegates
        "delegator": "Address",
        # Raw native units that it has delegated
        "amount": "Amount",
        # True when what it earns becomes stake by itself
        "auto_compound": "bool",
        # Height of its oldest stake; 0 for none left
        "since_height": "Height",
    },
)

ChainGetDelegationsResultUnbondingItem = TypedDict(
    "ChainGetDelegationsResultUnbondingItem",
    {
        # Operator account of the validator that the stake was with
        "validator": "Address",
        # Raw native units that unbond
        "amount": "Amount",
        # When they can be claimed, in Unix seconds
        "release_at": "Time",
        # True once they can be claimed
        "claimable": "bool",
    },
)

ChainGetEmissionResult = TypedDict(
    "ChainGetEmissionResult",
    {
        # Account that gets the treasury's share
        "treasury": "Address",
        # Which year since genesis it is, from 1
        "year": "int",
        # What this year is worth, in raw native units
        "annual": "Amount",
        # What was emitted since genesis, in raw native units
        "emitted": "Amount",
        # What the pool still has, in raw native units
        "remaining": "Amount",
    },
)

ChainGetExecutionPlanResult = TypedDict(
    "ChainGetExecutionPlanResult",
    {
        # Its operations, in order
        "steps": "list[ChainGetExecutionPlanResultStepsItem]",
        # Gas of the bundle
        "gas_total": "int",
        # What the bundle costs, in raw native units
        "fee": "Amount",
        # Always true: all or none
        "atomic": "bool",
        # The same operations, as SubmitIntent carries them
        "plan": "list[Operation]",
        # Unix seconds after which it is refused; 0 for none
        "deadline": "Time",
        # Last height at which its bundle should be included
        "valid_until": "Height",
        # Blake3 of the text
        "intent_hash": "Hex32",
        # Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
        "plan_hash": "Hex32",
        # What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it
        "warnings": "list[str]",
    },
)

ChainGetExecutionPlanResultStepsItem = TypedDict(
    "ChainGetExecutionPlanResultStepsItem",
    {
        # Place of the operation, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # Module that has it
        "module": "str",
        # What the clause does that it belongs to, in words
        "description": "str",
        # What it is asked to do, by the names of its parameters
        "params": "Any",
        # Operations whose result it counts on
        "depends_on": "list[int]",
        # Gas that it takes, about
        "gas": "int",
    },
)

ChainGetGameResult = TypedDict(
    "ChainGetGameResult",
    {
        # The id that was asked for
        "game_id": "str",
        # What people call it
        "name": "str",
        # The account that alone writes its profiles
        "authority": "Address",
        # When it was registered, in Unix seconds
        "registered_at": "Time",
        # How many players it has written about
        "players": "int",
    },
)

ChainGetIntentGrammarResult = TypedDict(
    "ChainGetIntentGrammarResult",
    {
        # Forms of clauses; `then` or `;` stands between clauses, up to 8
        "forms": "list[ChainGetIntentGrammarResultFormsItem]",
        # JSON schema of the form in JSON
        "json_schema": "Any",
    },
)

ChainGetIntentGrammarResultFormsItem = TypedDict(
    "ChainGetIntentGrammarResultFormsItem",
    {
        # What the form in JSON names it by
        "action": "str",
        # Module that carries it out
        "module": "str",
        # How it is written: words stand for themselves, a bar between those that mean the same; what is in square brackets may be left out; a slot is in angle brackets
        "form": "str",
        # What it does
        "about": "str",
    },
)

ChainGetIntentStatusResult = TypedDict(
    "ChainGetIntentStatusResult",
    {
        # The bundle that was asked for
        "bundle_hash": "Hash",
        # pending: it waits; included: a block has it that is not final; finalized: a final block has it, as all blocks here are; rejected: this node refused it; expired: it was too late; unknown: this node has not heard of it
        "status": "Literal[\"pending\", \"included\", \"finalized\", \"rejected\", \"expired\", \"unknown\"]",
        # The text that it carries out; null where that is not known, and for a bundle without an intent
        "intent_hash": "NotRequired[Hex32 | None]",
        # Height of its block; null without one
        "block_height": "NotRequired[Height | None]",
        # Its operations; null where they are not known
        "steps": "NotRequired[list[ChainGetIntentStatusResultStepsItem] | None]",
        # Why it was refused; null where it was not
        "error": "NotRequired[ChainGetIntentStatusResultError | None]",
    },
)

ChainGetIntentStatusResultError = TypedDict(
    "ChainGetIntentStatusResultError",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
        "details": "Any",
    },
)

ChainGetIntentStatusResultStepsItem = TypedDict(
    "ChainGetIntentStatusResultStepsItem",
    {
        # Place of the operation in the plan, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # executed: it is done, as all of them are; refused: none of them is done, because of this one or with it
        "status": "Literal[\"pending\", \"executed\", \"refused\"]",
    },
)

ChainGetMarketMakersResult = TypedDict(
    "ChainGetMarketMakersResult",
    {
        # Makers, those of tier 1 first, within a tier those who took it first
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
        # Account that fills orders
        "address": "Address",
        # What the maker calls himself; nobody checks it
        "name": "str",
        # Tier of a market maker: 1 has the largest bond and sees orders first
        "tier": "int",
        # Raw native units that are bonded
        "bond": "Amount",
        # Whether it may fill orders; false once it gave up
        "active": "bool",
        # From when on its bond can be withdrawn, unix seconds; null while it is active
        "withdraw_at": "NotRequired[Time | None]",
        # Orders that it filled
        "settled_count": "int",
        # What was sold to it, in raw native units by the mean prices of the DEX
        "volume": "U256",
        # Mean of the spreads of those of its orders that have one, in basis points
        "avg_spread_bps": "int",
        # Block in which it registered first
        "registered_block": "Height",
    },
)

ChainGetMempoolResult = TypedDict(
    "ChainGetMempoolResult",
    {
        # How many bundles wait on this node, of everybody
        "size": "int",
        # Size of all of them in bytes
        "bytes": "int",
        # Those of this page, by sender and nonce
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
        # By which the bundle is known
        "bundle_hash": "Hash",
        # Account that sent it
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # What it is to do, in order
        "operations": "list[OperationRecord]",
        # False while a nonce before it is missing
        "executable": "bool",
        # When this node got it, in Unix seconds
        "added_at": "Time",
    },
)

ChainGetMultiSigResult = TypedDict(
    "ChainGetMultiSigResult",
    {
        # Address of the account
        "address": "Address",
        # Accounts that decide for it
        "signers": "list[Address]",
        # How many of them must approve
        "threshold": "int",
        # What readers know the account by, 1 to 64 characters
        "label": "str",
        # Height of the block that made it; 0 at genesis
        "created_at_height": "Height",
        # Raw native units that it holds
        "balance": "Amount",
        # How many of its transactions wait for approvals
        "pending_count": "int",
        # Number that its next transaction gets
        "next_tx_id": "int",
    },
)

ChainGetMultiSigTxResult = TypedDict(
    "ChainGetMultiSigTxResult",
    {
        # Number of the transaction within the account, from 0
        "tx_id": "int",
        # Address of the multi-signature account
        "account": "Address",
        # Signer that proposed it
        "proposer": "Address",
        # What it does, in order
        "operations": "list[Operation]",
        # Why it is proposed, 1 to 256 characters
        "description": "str",
        # Hash of its operations: what an approval names
        "operations_hash": "Hex32",
        # Who approved it, in order
        "approvals": "list[ChainGetMultiSigTxResultApprovalsItem]",
        # How many signers approve
        "approval_count": "int",
        # How many must approve
        "threshold": "int",
        # How it stands: waiting for approvals, carried out, or too late
        "status": "Literal[\"Pending\", \"Executed\", \"Expired\"]",
        # Height of the block in which it was proposed
        "created_at_height": "Height",
        # The last height at which it can be carried out
        "expires_at_height": "Height",
        # Height at which it was carried out; null for not yet
        "executed_at_height": "NotRequired[Height | None]",
        # Bundle that carried it out; null until then, and when the end of a block did
        "execution_bundle": "NotRequired[Hash | None]",
        # Each operation as a line of text
        "summary": "list[str]",
        # What would happen now, on the state at the head of this node; null unless it is pending, and where it would take too long
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
        # True when it would succeed
        "ok": "bool",
        # What would refuse it; null when nothing would
        "error": "NotRequired[ChainGetMultiSigTxResultSimulationError | None]",
        # Height of the state that it was tried on
        "at_height": "Height",
    },
)

ChainGetMultiSigTxResultSimulationError = TypedDict(
    "ChainGetMultiSigTxResultSimulationError",
    {
        # Which operation would be refused, from 0
        "index": "int",
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
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
        # Account that was asked for
        "owner": "Address",
        # How many it has
        "balance": "U128",
    },
)

ChainGetMultiTokenCollectionResult = TypedDict(
    "ChainGetMultiTokenCollectionResult",
    {
        # Address of the collection
        "address": "Mint",
        # What people call the collection, 1 to 64 characters
        "name": "str",
        # Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
        "symbol": "str",
        # What the metadata links of its tokens begin with, up to 512 bytes; may be empty
        "base_uri": "str",
        # What the collection is, up to 1,000 characters; null for nothing
        "description": "NotRequired[str | None]",
        # Link to a small picture, up to 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a wide picture, up to 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, up to 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
        # Part of a sale that is due to the owner, in basis points
        "royalty_bps": "int",
        # Account that owns it and may mint
        "owner": "Address",
        # How many types are defined
        "types": "int",
        # Height of the block that made the collection
        "created_at_height": "Height",
    },
)

ChainGetNamespaceResult = TypedDict(
    "ChainGetNamespaceResult",
    {
        # Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Account that alone can anchor in the namespace
        "owner": "Address",
        # How many anchors the namespace has
        "anchors": "int",
        # Block of its first anchor
        "claimed_at_height": "Height",
    },
)

ChainGetNetworkStatsResult = TypedDict(
    "ChainGetNetworkStatsResult",
    {
        # Number of the chain, which every signature covers
        "chain_id": "int",
        # Which kind of network it is: mainnet, testnet or dev
        "network": "str",
        # Height of the last block
        "height": "Height",
        # Height of the last final block: the same
        "finalized_height": "Height",
        # Number of the epoch of the last block
        "epoch": "int",
        # Part of the epoch that has passed, in basis points
        "epoch_progress_bps": "int",
        # Mean time between the last hundred blocks, in milliseconds
        "avg_block_time_ms": "int",
        # Bundles a second over the last minute
        "tps_1m": "float",
        # Bundles a second over the last day
        "tps_24h": "float",
        # Bundles in all blocks
        "total_transactions": "int",
        # Accounts that ever held something
        "total_accounts": "int",
        # Tokens that there are
        "total_tokens": "int",
        # Pools that there are
        "total_pools": "int",
        # NFTs that there are
        "total_nfts": "int",
        # Validators that sign blocks in this epoch
        "active_validators": "int",
        # Raw native units that are staked with all validators
        "total_staked": "Amount",
        # Part of the native supply that is staked, in basis points
        "staked_bps": "int",
        # Raw native units for all time
        "total_supply": "Amount",
        # Raw native units that accounts hold
        "circulating_supply": "Amount",
        # Raw native units emitted since genesis
        "emitted": "Amount",
        # Raw native units that the treasury holds
        "treasury_balance": "Amount",
        # Bundles that wait on this node
        "mempool_size": "int",
        # How many other nodes it is linked with
        "peers": "int",
        # Price of gas that the node asks for now, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # What the thousand deepest pools hold, in raw native units
        "tvl_native": "Amount",
        # When the chain began, in Unix seconds
        "genesis_time": "Time",
        # Last block that the explorer has seen
        "indexed_height": "Height",
        # First block that the answer covers: 0 or 1 for all of them
        "indexed_from": "Height",
    },
)

ChainGetNftCollectionResult = TypedDict(
    "ChainGetNftCollectionResult",
    {
        # Address of the collection
        "address": "Mint",
        # What people call the collection, 1 to 64 characters
        "name": "str",
        # Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
        "symbol": "str",
        # What the metadata links of its tokens begin with, up to 512 bytes; may be empty
        "base_uri": "str",
        # What the collection is, up to 1,000 characters; null for nothing
        "description": "NotRequired[str | None]",
        # Link to a small picture, up to 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a wide picture, up to 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, up to 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
        # Most tokens that there can ever be; 0 for no limit
        "max_supply": "int",
        # Part of a sale that is due to the receiver, in basis points
        "royalty_bps": "int",
        # Account that royalties are due to
        "royalty_receiver": "Address",
        # Account that owns it and may mint
        "owner": "Address",
        # True once nobody can change it any more
        "locked": "bool",
        # Height of the block that made the collection
        "created_at_height": "Height",
        # How many tokens were ever minted
        "minted": "int",
        # How many tokens were destroyed
        "burned": "int",
        # How many accounts hold some
        "holders": "int",
        # How many tokens there are now
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
        # Account that has the token
        "owner": "Address",
        # Link to its metadata
        "metadata_uri": "str",
        # Account that may move this token besides the owner; null for none
        "approved": "NotRequired[Address | None]",
        # Height at which it was minted
        "minted_at_height": "Height",
        # Height at which it moved last
        "last_transfer_height": "Height",
        # What is due of a sale, and to whom
        "royalty": "ChainGetNftResultRoyalty",
    },
)

# What is due of a sale, and to whom
ChainGetNftResultRoyalty = TypedDict(
    "ChainGetNftResultRoyalty",
    {
        # Account that royalties are due to
        "receiver": "Address",
        # Part of a sale that is due, in basis points
        "bps": "int",
    },
)

ChainGetNonceResult = TypedDict(
    "ChainGetNonceResult",
    {
        # The account that was asked for
        "address": "Address",
        # Nonce of its next bundle by the final state
        "confirmed": "int",
        # The same after the bundles that wait on this node
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
        # What the parameter rules, with its unit
        "about": "str",
        # What it is worth now
        "value": "Any",
        # What it was worth at genesis
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
        # How many players have one
        "total_passports": "int",
        # How many games are registered
        "total_games": "int",
        # How often a game has written about a player for the first time
        "total_profiles": "int",
        # How many all players have reached in all games
        "total_achievements": "int",
        # Passports made in the last 24 hours before this block
        "new_24h": "int",
        # The ten players with the most experience, the most first
        "top": "list[ChainGetPassportStatsResultTopItem]",
    },
)

ChainGetPassportStatsResultTopItem = TypedDict(
    "ChainGetPassportStatsResultTopItem",
    {
        # What the player is called now
        "gamertag": "str",
        # How far his experience has brought him, from 1
        "level": "int",
    },
)

ChainGetPeersResult = TypedDict(
    "ChainGetPeersResult",
    {
        # Under which others reach this node; null when it keeps to itself, or its port is not open yet
        "address": "NotRequired[str | None]",
        # How many peers the list has
        "count": "int",
        # One entry for each link
        "peers": "list[ChainGetPeersResultPeersItem]",
    },
)

ChainGetPeersResultPeersItem = TypedDict(
    "ChainGetPeersResultPeersItem",
    {
        # Id of the peer, made of its key in the network
        "peer": "str",
        # Where the peer is reached, as multiaddr
        "address": "str",
        # inbound: the peer opened the link; outbound: this node did
        "direction": "Literal[\"inbound\", \"outbound\"]",
        # Consensus key of the validator that the peer proved to be, in hex; null for none
        "validator": "NotRequired[str | None]",
        # True when the peer follows headers alone
        "light": "bool",
        # Last final block that the peer told of
        "height": "Height",
        # Time to the peer and back in milliseconds; null until measured
        "rtt_ms": "NotRequired[float | None]",
        # The peer's clock less this node's, in milliseconds; null until measured
        "clock_offset_ms": "NotRequired[float | None]",
        # Bytes that came from the peer over this link
        "bytes_in": "int",
        # Bytes that went to the peer over this link
        "bytes_out": "int",
        # Program and version that the peer names
        "agent": "str",
    },
)

ChainGetPendingReceivesResult = TypedDict(
    "ChainGetPendingReceivesResult",
    {
        # Receives that wait or were cancelled, the newest first
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
        # Number of the passage over the bridge, of both directions together
        "receive_id": "int",
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Hash of the transaction on the other chain, as that chain writes it
        "tx_hash": "str",
        # Symbol of the token on this chain
        "symbol": "str",
        # Raw units of the token on this chain
        "amount": "Amount",
        # Account that is to get the tokens
        "recipient": "Address",
        # waiting_quorum: too few attesters have observed it; delayed for a day; pending: the token cannot move now; cancelled by the foundation
        "status": "Literal[\"waiting_quorum\", \"delayed\", \"pending\", \"cancelled\"]",
        # Attesters that have signed
        "have": "int",
        # How many must
        "need": "int",
        # When it comes, in Unix seconds; null where no time says so
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
        # Raw units of the first token in the pool
        "reserve_a": "Amount",
        # Raw units of the second token in the pool
        "reserve_b": "Amount",
        # Mint address of the token that stands for shares of the pool
        "lp_mint": "Mint",
        # Raw units of shares that there are
        "lp_supply": "Amount",
        # Raw units of shares in locks that have not ended
        "lp_locked": "Amount",
        # The oldest of these locks
        "locks": "list[ChainGetPoolResultLocksItem]",
        # Fee of a swap in basis points of what goes in
        "fee_bps": "int",
        # Whole units of the second token for one whole unit of the first
        "price_a_in_b": "str",
        # Whole units of the first token for one whole unit of the second
        "price_b_in_a": "str",
        # Mean of price_a_in_b over the last ten minutes; null for a younger pool
        "twap_10m": "NotRequired[str | None]",
        # What the pool holds, in raw native units
        "tvl_native": "Amount",
        # Raw units of the first token swapped in this hour and the 23 before it
        "volume_24h_a": "Amount",
        # Raw units of the second token swapped in this hour and the 23 before it
        "volume_24h_b": "Amount",
        # How many swaps there were, ever
        "swaps": "int",
        # Account that made the pool
        "creator": "Address",
        # Height of the block that made the pool
        "created_at_height": "Height",
    },
)

ChainGetPoolResultLocksItem = TypedDict(
    "ChainGetPoolResultLocksItem",
    {
        # Number of the lock within the pool
        "lock_id": "int",
        # Account that gets the shares when the lock ends
        "owner": "Address",
        # Raw units of shares that are locked
        "amount": "Amount",
        # When the lock ends, in Unix seconds
        "unlock_at": "Time",
    },
)

ChainGetPresaleContributionsResult = TypedDict(
    "ChainGetPresaleContributionsResult",
    {
        # Who paid in, the newest contributors first
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
        # Account that paid in
        "contributor": "Address",
        # Raw units of the payment token that it paid, in all
        "amount": "Amount",
        # Raw units of the token that it gets for that
        "tokens": "Amount",
        # Raw units of the token that were delivered to it
        "claimed": "Amount",
        # True when it got back what it paid
        "refunded": "bool",
        # Height of its first contribution
        "first_height": "Height",
        # Height of its last contribution
        "last_height": "Height",
    },
)

ChainGetPresaleResult = TypedDict(
    "ChainGetPresaleResult",
    {
        # Number of the presale, from 1
        "presale_id": "int",
        # The account that holds the deposit and the payments, in hex
        "address": "Mint",
        # Account that sells its token
        "creator": "Address",
        # Mint address of the token that is sold
        "token_mint": "Mint",
        # Raw units that are for sale
        "tokens_for_sale": "Amount",
        # Raw units of the payment token that must be raised, else everybody gets back what he paid
        "soft_cap": "Amount",
        # Most raw units of the payment token that can be raised
        "hard_cap": "Amount",
        # Least raw units of the payment token that an account pays in
        "min_contribution": "Amount",
        # Most raw units of the payment token that an account pays in, in all
        "max_contribution": "Amount",
        # From when it takes contributions, in Unix seconds
        "start_time": "Time",
        # Until when it takes contributions, in Unix seconds
        "end_time": "Time",
        # Part of what is raised that goes into the pool, in basis points
        "liquidity_bps": "int",
        # Tokens in the pool for a payment, as part of what the presale gives for it, in basis points
        "listing_rate_bps": "int",
        # How long the liquidity of the pool is locked, in seconds
        "lp_lock_duration": "int",
        # When what was bought is delivered; null: all of it when the presale is finalized
        "vesting": "NotRequired[ChainGetPresaleResultVesting | None]",
        # What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
        "unsold": "Literal[\"return\", \"burn\"]",
        # How many accounts may contribute; 0: everybody may
        "whitelist_size": "int",
        # What the presale is called; null for none
        "title": "NotRequired[str | None]",
        # What it is for, up to 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to more about it; null for none
        "url": "NotRequired[str | None]",
        # Height of the block that made the presale
        "created_at_height": "Height",
        # Symbol of the token that is sold
        "token_symbol": "str",
        # Symbol of the token that contributors pay in
        "payment_token": "str",
        # How the presale stands: before, during or after its time, given up, finished, giving back, or all given back
        "status": "Literal[\"pending\", \"active\", \"succeeded\", \"failed\", \"cancelled\", \"finalized\", \"refunding\", \"refunded\"]",
        # Raw units of the payment token that all paid so far
        "raised": "Amount",
        # Raw units of the token that were sold so far
        "sold": "Amount",
        # How many accounts paid in
        "contributors": "int",
        # Of `raised`, what the creator paid himself
        "creator_contributed": "Amount",
        # Address of the pool that was made; null before
        "pool": "NotRequired[Mint | None]",
        # Number of the lock on its liquidity, within the pool; null before
        "lp_lock_id": "NotRequired[int | None]",
        # Height at which it was finalized; null before
        "finalized_at_height": "NotRequired[Height | None]",
        # To how many contributors the part that is due at once was delivered
        "distribution": "ChainGetPresaleResultDistribution",
    },
)

# To how many contributors the part that is due at once was delivered
ChainGetPresaleResultDistribution = TypedDict(
    "ChainGetPresaleResultDistribution",
    {
        # How many have it
        "done": "int",
        # How many there are; 0 before it is finalized
        "total": "int",
    },
)

ChainGetPresaleResultVesting = TypedDict(
    "ChainGetPresaleResultVesting",
    {
        # Part that is delivered when the presale is finalized, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part that is delivered in every cycle after that, in basis points
        "cycle_bps": "int",
    },
)

ChainGetPresaleStatusResult = TypedDict(
    "ChainGetPresaleStatusResult",
    {
        # Number of the presale, from 1
        "presale_id": "int",
        # How the presale stands: before, during or after its time, given up, finished, giving back, or all given back
        "status": "Literal[\"pending\", \"active\", \"succeeded\", \"failed\", \"cancelled\", \"finalized\", \"refunding\", \"refunded\"]",
        # Raw units of the payment token that all paid so far
        "raised": "Amount",
        # Raw units of the payment token that must be raised
        "soft_cap": "Amount",
        # Most raw units of the payment token that can be raised
        "hard_cap": "Amount",
        # Part of the hard cap that was raised, in basis points
        "progress_bps": "int",
        # Seconds until it starts, or until it ends; 0 when it has ended
        "seconds_left": "int",
        # How many accounts paid in
        "contributors": "int",
        # True when anybody can finalize it now
        "can_finalize": "bool",
        # True when contributors can have back what they paid
        "can_refund": "bool",
    },
)

ChainGetPriceResult = TypedDict(
    "ChainGetPriceResult",
    {
        # Symbol of the token whose price it is
        "from_symbol": "str",
        # Symbol of the token that it is told in
        "to_symbol": "str",
        # Whole units of the second token for one whole unit of the first
        "price": "str",
        # Whole units of the first token for one whole unit of the second
        "inverse": "str",
        # direct: one pool; multi-hop: several in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Tokens on the way, both ends included
        "path": "list[str]",
        # Mean price of the last ten minutes; null when a pool on the way is younger
        "twap_10m": "NotRequired[str | None]",
        # How deep the route is at its shallowest, in raw native units
        "liquidity_native": "Amount",
        # Height of the state that it was read from
        "height": "Height",
        # Time of that block, in Unix seconds
        "as_of": "Time",
    },
)

ChainGetProgramResult = TypedDict(
    "ChainGetProgramResult",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Account that registered it, and alone can register versions of it
        "owner": "Address",
        # What it is called
        "title": "str",
        # What it does, as its author says
        "description": "str",
        # What its callers give
        "params": "list[ChainGetProgramResultParamsItem]",
        # How many steps it has
        "steps": "int",
        # Its whole text, which never changes
        "program_json": "str | dict[str, Any]",
        # Hash of the text of this version
        "hash": "Hash",
        # How often this version was run
        "executions": "int",
        # True when this version cannot be run any more
        "deprecated": "bool",
        # Block that registered this version
        "registered_at_height": "Height",
    },
)

ChainGetProgramResultParamsItem = TypedDict(
    "ChainGetProgramResultParamsItem",
    {
        # Name, 1 to 32 characters of a to z, 0 to 9 and _
        "name": "str",
        # What it is: raw units, a token, an account, a validator, a number, hundredths of a percent, a text
        "type": "Literal[\"amount\", \"token\", \"address\", \"validator\", \"integer\", \"bps\", \"string\"]",
        # Value when the caller gives none; required where this is left out
        "default": "NotRequired[Any]",
        # Least value of a number
        "min": "NotRequired[Any]",
        # Greatest value of a number
        "max": "NotRequired[Any]",
        # The values that it can have; any when left out
        "enum": "NotRequired[list[Any] | None]",
    },
)

ChainGetProofResult = TypedDict(
    "ChainGetProofResult",
    {
        # Block whose state the proof is about
        "height": "Height",
        # Root in the header of that block, to check the proof against
        "state_root": "Hash",
        # The state key that was asked for, in hex
        "key": "str",
        # Bytes of the record in hex; null where there is none
        "value": "NotRequired[str | None]",
        # Path from the root to the record, or to where it would be
        "proof": "ChainGetProofResultProof",
    },
)

# Path from the root to the record, or to where it would be
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
        # Number of the proposal, as its making answered
        "proposal_id": "int",
        # What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
        "proposal_type": "Literal[\"parameter\", \"treasury\", \"safety\", \"text\"]",
        # What the proposal is called, 1 to 128 characters
        "title": "str",
        # Why it is proposed, 1 to 10,000 characters
        "description": "str",
        # Account that made the proposal
        "proposer": "Address",
        # How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out
        "status": "Literal[\"active\", \"approved\", \"rejected\", \"cancelled\", \"executed\", \"expired\", \"failed\"]",
        # Height of the block that made the proposal
        "created_at_height": "Height",
        # Last height of the vote
        "voting_end_height": "Height",
        # Raw native units of stake in favour
        "yes_power": "Amount",
        # Raw native units of stake against
        "no_power": "Amount",
        # Raw native units of stake that may vote
        "total_power": "Amount",
        # Part of all stake that must vote, in basis points
        "quorum_bps": "int",
        # How many accounts have voted
        "voters": "int",
        # From when an approved proposal can be carried out, in Unix seconds; null for others
        "timelock_until": "NotRequired[Time | None]",
        # Height at which it was carried out; null for not yet
        "executed_at_height": "NotRequired[Height | None]",
        # The parameter that it sets; null for other kinds
        "parameter": "NotRequired[ChainGetProposalResultParameter | None]",
        # The payment that it makes; null for other kinds
        "treasury": "NotRequired[ChainGetProposalResultTreasury | None]",
        # What it says of a contract; null for other kinds
        "safety": "NotRequired[ChainGetProposalResultSafety | None]",
        # Raw native units that the proposer left
        "deposit": "Amount",
        # Why it could not be carried out; null unless it failed
        "error": "NotRequired[ChainGetProposalResultError | None]",
        # When the vote ends if blocks come every two seconds, or ended, in Unix seconds
        "voting_end_time_estimate": "Time",
        # Part of all stake that voted, in basis points
        "turnout_bps": "int",
        # The greatest votes, the strongest first
        "votes": "list[ChainGetProposalResultVotesItem]",
    },
)

ChainGetProposalResultError = TypedDict(
    "ChainGetProposalResultError",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
    },
)

ChainGetProposalResultParameter = TypedDict(
    "ChainGetProposalResultParameter",
    {
        # Which chain parameter it is, such as dex.fee_bps
        "key": "str",
        # Value that it had when this was proposed, as text
        "old_value": "str",
        # Value that it is to have, as text
        "new_value": "str",
    },
)

ChainGetProposalResultSafety = TypedDict(
    "ChainGetProposalResultSafety",
    {
        # Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
        "chain": "str",
        # Where the contract is, in the notation of its chain
        "contract": "str",
        # What wallets are told of the contract; unknown also where governance has decided nothing
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Name of the collection or project that it belongs to; null for none
        "collection": "NotRequired[str | None]",
    },
)

ChainGetProposalResultTreasury = TypedDict(
    "ChainGetProposalResultTreasury",
    {
        # Account that is to be paid
        "recipient": "Address",
        # Raw native units to pay
        "amount": "Amount",
    },
)

ChainGetProposalResultVotesItem = TypedDict(
    "ChainGetProposalResultVotesItem",
    {
        # Account that voted
        "voter": "Address",
        # True in favour, false against
        "approve": "bool",
        # Raw native units of stake that it speaks for now
        "power": "Amount",
        # Height of the vote
        "height": "Height",
    },
)

ChainGetRecentBlocksResult = TypedDict(
    "ChainGetRecentBlocksResult",
    {
        # Final blocks, the newest first
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
        # Bundles of final blocks, the newest first
        "transactions": "list[ChainGetRecentTransactionsResultTransactionsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
        # First block that the answer covers: 0 or 1 for all of them
        "indexed_from": "Height",
    },
)

ChainGetRecentTransactionsResultTransactionsItem = TypedDict(
    "ChainGetRecentTransactionsResultTransactionsItem",
    {
        # By which the bundle is known
        "bundle_hash": "Hash",
        # Block that includes it
        "block_height": "Height",
        # Place of the bundle in the block, from 0
        "index": "int",
        # Account that sent it and paid
        "from": "Address",
        # What that account is called now; null without a name
        "from_name": "NotRequired[str | None]",
        # Names of its operations, in order
        "operations": "list[str]",
        # What it did, in words
        "summary": "str",
        # Raw native units that the sender paid
        "fee": "Amount",
        # Always success: what fails is in no block
        "status": "Literal[\"success\"]",
        # When the block was proposed, in Unix seconds
        "timestamp": "Time",
    },
)

ChainGetRecoveryResult = TypedDict(
    "ChainGetRecoveryResult",
    {
        # Accounts that may give the account a new key, at most 10
        "guardians": "list[Address]",
        # How many guardians must agree
        "threshold": "int",
        # Seconds that the owner has to object
        "timelock_s": "int",
        # True when the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # The recovery under way; null for none
        "pending": "NotRequired[ChainGetRecoveryResultPending | None]",
        # Terms that the owner set and that are not in force yet, without guardians when there are to be none; null for none
        "scheduled_change": "NotRequired[ChainGetRecoveryResultScheduledChange | None]",
    },
)

ChainGetRecoveryResultPending = TypedDict(
    "ChainGetRecoveryResultPending",
    {
        # Key that the account is to get, in hex
        "new_public_key": "str",
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # When the first guardian began it, in Unix seconds
        "initiated_at": "Time",
        # From when it may be finalized, in Unix seconds
        "ready_at": "Time",
        # Until when it may be finalized, in Unix seconds
        "expires_at": "Time",
        # Guardians that agree so far
        "approvals": "list[Address]",
    },
)

ChainGetRecoveryResultScheduledChange = TypedDict(
    "ChainGetRecoveryResultScheduledChange",
    {
        # Accounts that may give the account a new key, at most 10
        "guardians": "list[Address]",
        # How many guardians must agree
        "threshold": "int",
        # Seconds that the owner has to object
        "timelock_s": "int",
        # True when the account can only object while a recovery is pending
        "freeze_on_recovery": "bool",
        # When these terms come into force, in Unix seconds
        "effective_at": "Time",
    },
)

ChainGetRelayStatsResult = TypedDict(
    "ChainGetRelayStatsResult",
    {
        # False on a node without peers
        "enabled": "bool",
        # Signature with which peers seal what they pass on
        "seal_type": "str",
        # Bundles that were passed on
        "forwarded": "int",
        # Bundles that were taken in
        "received": "int",
        # Of the received ones those that were known
        "duplicates": "int",
        # Of the received ones those that were refused
        "dropped": "int",
        # Bytes of bundles that were passed on
        "bytes_out": "int",
        # Bytes of bundles that were taken in
        "bytes_in": "int",
        # How many other nodes it is linked with
        "peers": "int",
        # When counting began, in Unix seconds
        "since": "Time",
    },
)

ChainGetSettleOrderResult = TypedDict(
    "ChainGetSettleOrderResult",
    {
        # Number of the order, from 1
        "order_id": "int",
        # Account that sells, and gets what is bought
        "owner": "Address",
        # Mint of the token that is sold
        "sell_token": "Mint",
        # Mint of the token that is wanted for it
        "buy_token": "Mint",
        # Raw units that are sold, all or none; they are in escrow
        "sell_amount": "Amount",
        # Least raw units that are taken for them
        "min_buy_amount": "Amount",
        # From this time on, in unix seconds, nobody can match the order
        "deadline": "Time",
        # Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
        "tier": "int",
        # Symbol of the sell token; the mint of one that has none of its own
        "sell_symbol": "str",
        # Symbol of the buy token; the mint of one that has none of its own
        "buy_symbol": "str",
        # Maker that matched it; null until one does
        "maker": "NotRequired[Address | None]",
        # Raw units that the maker gives; null until one does
        "buy_amount": "NotRequired[Amount | None]",
        # Raw units for the treasury, out of what the maker gets
        "fee": "NotRequired[Amount | None]",
        # Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline
        "status": "Literal[\"Created\", \"Matched\", \"Settled\", \"Cancelled\", \"Expired\"]",
        # Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back
        "escrowed": "Amount",
        # How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
        "spread_bps": "NotRequired[int | None]",
        # Block in which it was made
        "created_block": "Height",
        # Block in which a maker matched it
        "matched_block": "NotRequired[Height | None]",
        # Block in which both amounts changed hands
        "settled_block": "NotRequired[Height | None]",
        # Bundles in which it came about
        "bundles": "ChainGetSettleOrderResultBundles",
    },
)

# Bundles in which it came about
ChainGetSettleOrderResultBundles = TypedDict(
    "ChainGetSettleOrderResultBundles",
    {
        # Bundle that made the order; null when the end of a block did
        "create": "Hash | None",
        # Bundle that matched it; null until then, and when the end of a block did
        "match": "NotRequired[Hash | None]",
        # Bundle that settled it; null until then, and when the end of a block did
        "settle": "NotRequired[Hash | None]",
    },
)

ChainGetSignedHeaderResult = TypedDict(
    "ChainGetSignedHeaderResult",
    {
        # Height of the block
        "height": "Height",
        # Hash of the header, by which the block is known
        "hash": "Hash",
        # Root of the tree over the state after the block
        "state_root": "Hash",
        # Header, certificate and proposer's signature: borsh bytes in hex
        "signed_header": "str",
        # Voting power of those who signed, in whole units of stake
        "signed_power": "int",
        # Voting power of the whole set, in whole units of stake
        "total_power": "int",
        # How many validators signed
        "signers": "int",
        # The set that certifies the block, in the order of the certificate's indices
        "validators": "list[ChainGetSignedHeaderResultValidatorsItem]",
    },
)

ChainGetSignedHeaderResultValidatorsItem = TypedDict(
    "ChainGetSignedHeaderResultValidatorsItem",
    {
        # Account of the validator
        "address": "Address",
        # Consensus key with which it signs, in hex
        "public_key": "str",
        # Its voting power, in whole units of stake
        "power": "int",
    },
)

ChainGetStablecoinResult = TypedDict(
    "ChainGetStablecoinResult",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # How the token is written: a letter, then up to 11 letters, digits and dots, in upper case
        "symbol": "str",
        # Who names the others; null once renounced
        "owner": "NotRequired[Address | None]",
        # Who sets what minters may make; null once renounced
        "issuer": "NotRequired[Address | None]",
        # Who may pause the token; null once renounced
        "pauser": "NotRequired[Address | None]",
        # Who may freeze accounts for it; null once renounced
        "blocklister": "NotRequired[Address | None]",
        # Who says what reserves there are; null once renounced
        "attestor": "NotRequired[Address | None]",
        # True while nothing of the token moves
        "paused": "bool",
        # Which of the six protections are in place
        "security_layers": "list[Literal[\"role_separation\", \"minter_allowance\", \"daily_mint_limit\", \"reserve_attestation\", \"pause_and_freeze\", \"timelocked_roles\"]]",
        # What may be minted in 24 hours, by everybody together
        "daily": "ChainGetStablecoinResultDaily",
        # Accounts that may mint
        "minters": "list[ChainGetStablecoinResultMintersItem]",
        # What the attestor stated last about the reserves; null for nothing yet
        "reserves": "NotRequired[ChainGetStablecoinResultReserves | None]",
        # Role changes that were decided and wait
        "changes": "list[ChainGetStablecoinResultChangesItem]",
    },
)

ChainGetStablecoinResultChangesItem = TypedDict(
    "ChainGetStablecoinResultChangesItem",
    {
        # What somebody may be of a token: who mints, freezes accounts, owns, pauses or attests reserves
        "role": "Literal[\"mint\", \"freeze\", \"owner\", \"pause\", \"attest\"]",
        # Account that is to have the role; null: nobody ever again
        "to": "NotRequired[Address | None]",
        # When the role changes hands, in Unix seconds
        "ready_at": "Time",
    },
)

# What may be minted in 24 hours, by everybody together
ChainGetStablecoinResultDaily = TypedDict(
    "ChainGetStablecoinResultDaily",
    {
        # Most raw units that may be minted in a window
        "limit": "Amount",
        # Length of the window in seconds
        "window_s": "int",
        # Raw units that were minted in the window that ends now
        "minted": "Amount",
        # Raw units that may be minted now
        "available": "Amount",
    },
)

ChainGetStablecoinResultMintersItem = TypedDict(
    "ChainGetStablecoinResultMintersItem",
    {
        # Account that may mint
        "minter": "Address",
        # From when it may mint, in Unix seconds
        "from": "Time",
        # Most raw units that may be minted in a window
        "limit": "Amount",
        # Length of the window in seconds
        "window_s": "int",
        # Raw units that were minted in the window that ends now
        "minted": "Amount",
        # Raw units that may be minted now
        "available": "Amount",
    },
)

ChainGetStablecoinResultReserves = TypedDict(
    "ChainGetStablecoinResultReserves",
    {
        # Raw units that the reserves cover
        "amount": "Amount",
        # Hash of the report about them, 32 bytes
        "report_hash": "Hex32",
        # When it was said, in Unix seconds
        "attested_at": "Time",
        # Until when it counts, in Unix seconds
        "valid_until": "Time",
        # True while it counts: without it nothing is minted
        "valid": "bool",
    },
)

ChainGetStakingPoolResult = TypedDict(
    "ChainGetStakingPoolResult",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Account that opened the pool
        "creator": "Address",
        # Mint address of the token that is staked
        "token_mint": "Mint",
        # Mint address of the token that rewards are paid in
        "reward_token": "Mint",
        # Raw units of rewards a second, for all stakers together
        "reward_rate": "Amount",
        # How long a deposit is locked, in seconds
        "lock_period": "int",
        # Most raw units that the pool holds; 0 for no limit
        "capacity": "Amount",
        # Most raw units of one account; 0 for no limit
        "per_user_cap": "Amount",
        # Raw units that are staked now
        "total_staked": "Amount",
        # How many accounts have something staked
        "stakers": "int",
        # Raw units of rewards that the pool has, also those that are owed
        "escrow": "Amount",
        # Raw units of rewards that were earned and not claimed
        "owed": "Amount",
        # Raw units of rewards claimed so far: over time it may come to more than there is of the token
        "paid": "U256",
        # Height of the block that opened the pool
        "created_at_height": "Height",
        # Symbol of the token that is staked
        "token_symbol": "str",
        # Symbol of the token that rewards are paid in
        "reward_symbol": "str",
        # Who alone may fund the pool, and gets back what remains; null: everybody may, and the creator gets it
        "funder": "NotRequired[Address | None]",
        # Raw units of rewards that one staked raw unit has earned since the pool opened, times 10^18
        "reward_per_token": "U256",
        # When rewards run out if stakers stay, in Unix seconds; null when none flow
        "finish_at": "NotRequired[Time | None]",
        # Rewards of a year in basis points of what is staked; null unless both are of one token and rewards flow
        "apr_bps": "NotRequired[int | None]",
        # open: rewards flow; unfunded: none were paid in yet; finished: they have run out; closed: by its creator
        "status": "Literal[\"open\", \"unfunded\", \"finished\", \"closed\"]",
        # What the account has in the pool; null when none was asked for or it has nothing
        "position": "NotRequired[ChainGetStakingPoolResultPosition | None]",
    },
)

ChainGetStakingPoolResultPosition = TypedDict(
    "ChainGetStakingPoolResultPosition",
    {
        # Raw units that the account has in the pool
        "staked": "Amount",
        # Its deposits, the oldest first
        "lots": "list[ChainGetStakingPoolResultPositionLotsItem]",
        # Raw units of rewards that it can claim
        "pending": "Amount",
    },
)

ChainGetStakingPoolResultPositionLotsItem = TypedDict(
    "ChainGetStakingPoolResultPositionLotsItem",
    {
        # Raw units of one deposit
        "amount": "Amount",
        # When they can be taken back, in Unix seconds
        "unlock_at": "Time",
    },
)

ChainGetStorageStatsResult = TypedDict(
    "ChainGetStorageStatsResult",
    {
        # What keeps the records: rocksdb or memory
        "backend": "str",
        # How much history the node keeps; archive: all of it; validator: 10,000 blocks; aggressive: 256
        "pruning": "Literal[\"archive\", \"validator\", \"aggressive\"]",
        # True when records that nobody touches move to cold files
        "elastic": "bool",
        # Where state records lie, by how fast they are reached
        "tiers": "ChainGetStorageStatsResultTiers",
        # Database, cold files and block log together, in bytes
        "total_bytes": "int",
        # Size of the log of blocks in bytes
        "block_log_bytes": "int",
        # First block that the node still has
        "oldest_block": "Height",
        # Last final block that the node has
        "latest_block": "Height",
        # Last block that was pruned; null for none: an archive node prunes nothing
        "last_prune_height": "NotRequired[Height | None]",
        # Height at the last compaction after pruning since the node started; null for none: the database compacts itself besides
        "last_compaction_height": "NotRequired[Height | None]",
        # Snapshots that this node made
        "snapshots": "list[ChainGetStorageStatsResultSnapshotsItem]",
        # The last check of all that is on disk since the node started; null for none (see --rocksdb-verify-interval-secs)
        "last_verify": "NotRequired[ChainGetStorageStatsResultLastVerify | None]",
    },
)

ChainGetStorageStatsResultLastVerify = TypedDict(
    "ChainGetStorageStatsResultLastVerify",
    {
        # When it ended, in Unix seconds
        "at": "Time",
        # True when nothing was found damaged
        "ok": "bool",
        # How many damaged records were found
        "bad": "int",
    },
)

ChainGetStorageStatsResultSnapshotsItem = TypedDict(
    "ChainGetStorageStatsResultSnapshotsItem",
    {
        # Block whose state the snapshot holds
        "height": "Height",
        # Size of its files in bytes
        "bytes": "int",
    },
)

# Where state records lie, by how fast they are reached
ChainGetStorageStatsResultTiers = TypedDict(
    "ChainGetStorageStatsResultTiers",
    {
        # Records in the memory of the node
        "hot": "ChainGetStorageStatsResultTiersHot",
        # Records in the database on disk
        "warm": "ChainGetStorageStatsResultTiersWarm",
        # Records in files for what nobody touches
        "cold": "ChainGetStorageStatsResultTiersCold",
    },
)

# Records in files for what nobody touches
ChainGetStorageStatsResultTiersCold = TypedDict(
    "ChainGetStorageStatsResultTiersCold",
    {
        # How many records it has; null where nobody counts them
        "entries": "NotRequired[int | None]",
        # Bytes that it takes, about
        "bytes": "int",
        # Of 10,000 reads those that were answered here; null where nobody counts them
        "hit_rate": "NotRequired[int | None]",
    },
)

# Records in the memory of the node
ChainGetStorageStatsResultTiersHot = TypedDict(
    "ChainGetStorageStatsResultTiersHot",
    {
        # How many records it has; null where nobody counts them
        "entries": "NotRequired[int | None]",
        # Bytes that it takes, about
        "bytes": "int",
        # Of 10,000 reads those that were answered here; null where nobody counts them
        "hit_rate": "NotRequired[int | None]",
    },
)

# Records in the database on disk
ChainGetStorageStatsResultTiersWarm = TypedDict(
    "ChainGetStorageStatsResultTiersWarm",
    {
        # How many records it has; null where nobody counts them
        "entries": "NotRequired[int | None]",
        # Bytes that it takes, about
        "bytes": "int",
        # Of 10,000 reads those that were answered here; null where nobody counts them
        "hit_rate": "NotRequired[int | None]",
    },
)

ChainGetTokenHoldersResult = TypedDict(
    "ChainGetTokenHoldersResult",
    {
        # Mint address of the token
        "token_mint": "Mint",
        # Accounts that hold it, the richest first
        "holders": "list[ChainGetTokenHoldersResultHoldersItem]",
        # How many accounts hold it
        "total_holders": "int",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
    },
)

ChainGetTokenHoldersResultHoldersItem = TypedDict(
    "ChainGetTokenHoldersResultHoldersItem",
    {
        # Place among all holders, from 1
        "rank": "int",
        # Account that holds the token
        "address": "Address",
        # What that account is called now; null without a name
        "name": "NotRequired[str | None]",
        # Raw units that it holds
        "balance": "Amount",
        # Part of the supply that it holds, in basis points
        "share_bps": "int",
        # account: somebody's; pool or contract: held for others by a module; system: of genesis or the protocol
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
        # How far it can be trusted, 0 to 100
        "score": "int",
        # The score as a letter, from A, the best, to F
        "grade": "Literal[\"A\", \"B\", \"C\", \"D\", \"F\"]",
        # Every reason for the score
        "factors": "list[ChainGetTokenReputationResultFactorsItem]",
        # How much is known about the token, in percent
        "confidence_pct": "int",
        # Height of the state that it was computed from
        "computed_at_height": "Height",
        # Last block that the explorer has seen
        "indexed_height": "Height",
    },
)

ChainGetTokenReputationResultFactorsItem = TypedDict(
    "ChainGetTokenReputationResultFactorsItem",
    {
        # What was looked at
        "name": "str",
        # What it adds to the score, below zero what it takes away
        "points": "float",
        # What was found, in words
        "detail": "str",
    },
)

ChainGetTokenTransfersResult = TypedDict(
    "ChainGetTokenTransfersResult",
    {
        # Mint address of the token
        "token_mint": "Mint",
        # How it moved, the newest first
        "transfers": "list[ChainGetTokenTransfersResultTransfersItem]",
        # How often it moved
        "total_transfers": "int",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
        # First block that the answer covers: 0 or 1 for all of them
        "indexed_from": "Height",
    },
)

ChainGetTokenTransfersResultTransfersItem = TypedDict(
    "ChainGetTokenTransfersResultTransfersItem",
    {
        # Bundle that moved it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Block in which it moved
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "timestamp": "Time",
        # Account that gave it; zeros where it was made
        "from": "Address",
        # What the giver is called now; null without a name
        "from_name": "NotRequired[str | None]",
        # Account that got it; zeros where it was destroyed
        "to": "Address",
        # What the receiver is called now; null without a name
        "to_name": "NotRequired[str | None]",
        # Raw units that moved
        "amount": "Amount",
        # What moved it, such as Transfer
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
        # What people call the type
        "name": "str",
        # Link to its metadata
        "metadata_uri": "str",
        # Most that there can ever be; 0 for no limit
        "max_supply": "U128",
        # True when amounts of it move; false when one moves at a time
        "is_fungible": "bool",
        # Height of the block that defined the type
        "created_at_height": "Height",
        # How many there are now
        "supply": "U128",
        # How many were destroyed
        "burned": "U256",
        # How many accounts hold some
        "holders": "int",
    },
)

ChainGetUpgradePlanResult = TypedDict(
    "ChainGetUpgradePlanResult",
    {
        # Number of the plan, as its scheduling answered
        "plan_id": "int",
        # What operators call the upgrade: letters, digits, dot and dash, used once
        "name": "str",
        # Semantic version that the nodes are to run, such as 2.0.0
        "version": "str",
        # First height of the new version: nodes stop before it
        "target_height": "Height",
        # Files of the new version by platform, such as linux-x64; a file alone is for every platform
        "binaries": "dict[str, ChainGetUpgradePlanResultBinaries1Value] | ChainGetUpgradePlanResultBinaries2",
        # For whoever reads the plan: release notes and instructions, up to 2,000 characters
        "info": "str",
        # Who decides about upgrades: one account (seed-authority), or the validators by vote (full)
        "mode": "Literal[\"seed-authority\", \"full\"]",
        # How the plan stands: voted on, waiting for its height, voted down, taken back, or done
        "status": "Literal[\"Voting\", \"Scheduled\", \"Rejected\", \"Cancelled\", \"Applied\"]",
        # Account that scheduled it
        "proposer": "Address",
        # Height of the block that made the plan
        "scheduled_at_height": "Height",
        # First height of the vote; null where nobody votes
        "voting_start": "NotRequired[Height | None]",
        # Last height of the vote; null where nobody votes
        "voting_end_height": "NotRequired[Height | None]",
        # Part of all power that must approve, in percent
        "quorum_percent": "int",
        # Raw native units of stake in favour
        "yes_power": "Amount",
        # Raw native units of stake against
        "no_power": "Amount",
        # Raw native units of stake of those who want it cancelled
        "cancel_power": "Amount",
        # Raw native units of stake that may vote
        "total_power": "Amount",
        # Raw native units that the proposer left
        "deposit": "Amount",
        # Height at which the chain went over; null for not yet
        "applied_at_height": "NotRequired[Height | None]",
        # How each validator voted
        "votes": "list[ChainGetUpgradePlanResultVotesItem]",
        # Blocks until the chain goes over; 0 when it does not
        "blocks_left": "int",
        # When that is if blocks come every two seconds, in Unix seconds
        "eta": "Time",
    },
)

ChainGetUpgradePlanResultBinaries1Value = TypedDict(
    "ChainGetUpgradePlanResultBinaries1Value",
    {
        # Where the file is: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lowercase hex characters
        "sha256": "str",
    },
)

ChainGetUpgradePlanResultBinaries2 = TypedDict(
    "ChainGetUpgradePlanResultBinaries2",
    {
        # Where the file is: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lowercase hex characters
        "sha256": "str",
    },
)

ChainGetUpgradePlanResultVotesItem = TypedDict(
    "ChainGetUpgradePlanResultVotesItem",
    {
        # Operator account of the validator that voted
        "validator": "Address",
        # True in favour, false against
        "approve": "bool",
        # Raw native units of stake behind it
        "power": "Amount",
        # Height of the vote
        "height": "Height",
    },
)

ChainGetValidatorEpochsResult = TypedDict(
    "ChainGetValidatorEpochsResult",
    {
        # The account that was asked for
        "address": "Address",
        # Its epochs; empty for an account that operates none
        "epochs": "list[ChainGetValidatorEpochsResultEpochsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
    },
)

ChainGetValidatorEpochsResultEpochsItem = TypedDict(
    "ChainGetValidatorEpochsResultEpochsItem",
    {
        # Which epoch, counted from genesis
        "epoch": "int",
        # When it ended, in Unix seconds
        "time": "Time",
        # Turns of the epoch in which the validator made a block
        "blocks_produced": "int",
        # Turns of the epoch that went by without a block
        "missed_turns": "int",
        # Its score at the end: 0.5 to 1
        "performance_score": "float",
        # Raw native units that earned with it at the end, of everybody
        "stake": "Amount",
        # True when it was in jail at the end
        "is_jailed": "bool",
    },
)

ChainGetValidatorResult = TypedDict(
    "ChainGetValidatorResult",
    {
        # Account that operates the validator
        "address": "Address",
        # Consensus key with which it signs, in hex
        "pubkey": "ConsensusKey",
        # Raw native units that earn with it, of everybody
        "stake": "Amount",
        # Raw native units of its operator
        "self_stake": "Amount",
        # Raw native units of others, whether they compound or not
        "delegated_stake": "Amount",
        # Raw native units of those whose earnings become stake by themselves
        "compounding_stake": "Amount",
        # Part of earnings that the operator keeps, in basis points
        "commission": "int",
        # What the commission will be; null where no change waits
        "next_commission": "NotRequired[ChainGetValidatorResultNextCommission | None]",
        # When the operator last changed it, in Unix seconds; null for never
        "commission_changed_at": "NotRequired[Time | None]",
        # From when it may be changed again, in Unix seconds; null for now
        "commission_next_change_at": "NotRequired[Time | None]",
        # active: signs blocks; skipped: active, but leads none for now; candidate: may become active; leaving: its own stake is below the least; jailed: taken out
        "status": "Literal[\"active\", \"candidate\", \"jailed\", \"skipped\", \"leaving\"]",
        # True while it was taken out for misconduct or absence
        "is_jailed": "bool",
        # From when it may leave jail, in Unix seconds; 0 when it never was in jail
        "jail_release_time": "Time",
        # How often it was jailed
        "jail_count": "int",
        # Why it was jailed: it signed two things that contradict, or missed too many turns
        "jail_reason": "NotRequired[Literal[\"double-sign\", \"downtime\"] | None]",
        # How well it does its turns: 0.5 to 1
        "performance_score": "float",
        # Its record over many epochs, 0 to 100
        "reputation": "int",
        # 1 for the most stake; 0 for one that cannot be active, and beyond the first thousand
        "rank": "int",
        # Its part of the voting power of this epoch, in basis points
        "voting_power_bps": "int",
        # What the operator says of the validator
        "metadata": "ChainGetValidatorResultMetadata",
        # True when others may delegate to it
        "pool_enabled": "bool",
        # What its pool of delegations is called
        "pool_name": "str",
        # Least raw native units that others may delegate
        "min_delegation": "Amount",
        # True when rewards of new delegations become stake by themselves
        "auto_compound_default": "bool",
        # How many accounts delegate to it
        "delegators": "int",
        # Blocks that it proposed, ever
        "blocks_produced": "int",
        # Turns that it did not take, ever
        "missed_turns": "int",
        # Turns missed since the last one it took
        "consecutive_missed": "int",
        # Height of the last block that it proposed; 0 for none
        "last_block_height": "Height",
        # Raw native units of commission that wait to be claimed
        "commission_balance": "Amount",
        # Height at which it registered; 0 at genesis
        "registered_at_height": "Height",
        # The key that it will sign with; null where no change waits
        "pending_consensus_key": "NotRequired[ChainGetValidatorResultPendingConsensusKey | None]",
    },
)

# What the operator says of the validator
ChainGetValidatorResultMetadata = TypedDict(
    "ChainGetValidatorResultMetadata",
    {
        # What people call the validator, up to 64 characters
        "name": "str",
        # Who runs it, up to 500 characters
        "description": "str",
        # Its home page, up to 256 characters
        "website": "str",
        # Link to its picture, up to 256 characters
        "avatar": "str",
    },
)

ChainGetValidatorResultNextCommission = TypedDict(
    "ChainGetValidatorResultNextCommission",
    {
        # Part of earnings that the operator will keep, in basis points
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
        # Events under the key, the newest first
        "events": "list[ChainIntentsOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainIntentsOfResultEventsItem = TypedDict(
    "ChainIntentsOfResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainIntentsOfResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainIntentsOfResultEventsItemData = TypedDict(
    "ChainIntentsOfResultEventsItemData",
    {
        # Blake3 of the text
        "intent_hash": "Hex32",
        # Account that signed the plan
        "account": "Address",
        # Its operations, in order
        "steps": "list[ChainIntentsOfResultEventsItemDataStepsItem]",
    },
)

ChainIntentsOfResultEventsItemDataStepsItem = TypedDict(
    "ChainIntentsOfResultEventsItemDataStepsItem",
    {
        # Place of the operation, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "type": "str",
    },
)

ChainListContractSafetyResult = TypedDict(
    "ChainListContractSafetyResult",
    {
        # Listed contracts, the newest decision first
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
        # Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
        "chain": "str",
        # Where the contract is, in the notation of its chain
        "contract": "str",
        # What wallets are told of the contract; unknown also where governance has decided nothing
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # True when governance has decided about it
        "listed": "bool",
        # Name of the collection or project that it belongs to; null for none
        "collection": "NotRequired[str | None]",
        # Number of the last proposal about it; null when it is not listed
        "proposal_id": "NotRequired[int | None]",
        # Height of the last decision; null when it is not listed
        "updated_at_height": "NotRequired[Height | None]",
        # When it was decided last, in Unix seconds; null when it is not listed
        "updated_at": "NotRequired[Time | None]",
        # How many accounts have reported it
        "reports": "int",
        # The last ten decisions, the newest first
        "history": "list[ChainListContractSafetyResultContractsItemHistoryItem]",
    },
)

ChainListContractSafetyResultContractsItemHistoryItem = TypedDict(
    "ChainListContractSafetyResultContractsItemHistoryItem",
    {
        # What wallets are told of the contract; unknown also where governance has decided nothing
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Height of the block in which it was decided
        "height": "Height",
        # Number of the proposal that decided it
        "proposal_id": "int",
    },
)

ChainListDaoProposalsResult = TypedDict(
    "ChainListDaoProposalsResult",
    {
        # Its proposals, the newest first
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
        # The DAO that it is about, by the account that holds its treasury
        "dao_address": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
        # What the proposal is called, 1 to 128 characters
        "title": "str",
        # What it does when it is executed: nothing beyond its text, operations, other settings, or a payment
        "proposal_type": "Literal[\"text\", \"operations\", \"config\", \"treasury\"]",
        # Hash of what it does: nothing else is ever executed under its number
        "payload_hash": "Hex32",
        # Account that made the proposal
        "proposer": "Address",
        # Pending before its vote, Active while it is voted on, then Defeated, or Queued until it is Executed or Expired; Succeeded instead of Queued where the DAO has no timelock, and for a text, which never expires; Canceled by whoever may
        "status": "Literal[\"Pending\", \"Active\", \"Canceled\", \"Defeated\", \"Succeeded\", \"Queued\", \"Expired\", \"Executed\"]",
        # Height of the block that made it
        "created_at_height": "Height",
        # What accounts held when this block had ended is what they vote with
        "snapshot_height": "Height",
        # First height of the vote
        "start_height": "Height",
        # Last height of the vote
        "end_height": "Height",
        # Raw units of the token that voted for
        "for": "Amount",
        # Raw units of the token that voted against
        "against": "Amount",
        # Raw units of the token that abstained
        "abstain": "Amount",
        # Raw units that must vote for or abstain; before the vote begins, by the present supply
        "quorum": "Amount",
        # Part of the votes for and against that must be for, in basis points
        "approval_bps": "int",
        # How many accounts have voted
        "voters": "int",
        # From when it can be executed, in Unix seconds; null before it has passed, and for a text
        "eta": "NotRequired[Time | None]",
        # Until when it can be executed, in Unix seconds; null before it has passed, and for a text
        "expires_at": "NotRequired[Time | None]",
        # Height at which it was executed; null for not yet
        "executed_at_height": "NotRequired[Height | None]",
    },
)

ChainListDaosResult = TypedDict(
    "ChainListDaosResult",
    {
        # DAOs, the newest first
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
        # The modules in the order in which they are loaded
        "modules": "list[ChainListModulesResultModulesItem]",
    },
)

ChainListModulesResultModulesItem = TypedDict(
    "ChainListModulesResultModulesItem",
    {
        # Permanent number of the module in this chain; 0 for the chain itself
        "id": "int",
        # How other modules and methods call it
        "name": "str",
        # Version of its rules, raised by upgrades
        "version": "int",
        # What the module is for, in a sentence
        "about": "str",
        # Its operations: what bundles can do with it
        "operations": "list[str]",
        # Its questions, without the prefix chain_
        "methods": "list[str]",
        # What it tells of in receipts
        "events": "list[str]",
        # Its lists of past events, each a method of this name
        "indexes": "list[str]",
    },
)

ChainListMultiSigTxsResult = TypedDict(
    "ChainListMultiSigTxsResult",
    {
        # Its transactions, the newest first
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
        # Number of the transaction within the account, from 0
        "tx_id": "int",
        # Address of the multi-signature account
        "account": "Address",
        # Signer that proposed it
        "proposer": "Address",
        # What it does, in order
        "operations": "list[Operation]",
        # Why it is proposed, 1 to 256 characters
        "description": "str",
        # Hash of its operations: what an approval names
        "operations_hash": "Hex32",
        # Who approved it, in order
        "approvals": "list[ChainListMultiSigTxsResultTransactionsItemApprovalsItem]",
        # How many signers approve
        "approval_count": "int",
        # How many must approve
        "threshold": "int",
        # How it stands: waiting for approvals, carried out, or too late
        "status": "Literal[\"Pending\", \"Executed\", \"Expired\"]",
        # Height of the block in which it was proposed
        "created_at_height": "Height",
        # The last height at which it can be carried out
        "expires_at_height": "Height",
        # Height at which it was carried out; null for not yet
        "executed_at_height": "NotRequired[Height | None]",
        # Bundle that carried it out; null until then, and when the end of a block did
        "execution_bundle": "NotRequired[Hash | None]",
        # Each operation as a line of text
        "summary": "list[str]",
        # What would happen now, on the state at the head of this node; null unless it is pending, and where it would take too long
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
        # True when it would succeed
        "ok": "bool",
        # What would refuse it; null when nothing would
        "error": "NotRequired[ChainListMultiSigTxsResultTransactionsItemSimulationError | None]",
        # Height of the state that it was tried on
        "at_height": "Height",
    },
)

ChainListMultiSigTxsResultTransactionsItemSimulationError = TypedDict(
    "ChainListMultiSigTxsResultTransactionsItemSimulationError",
    {
        # Which operation would be refused, from 0
        "index": "int",
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
        "details": "Any",
    },
)

ChainListNftsByOwnerResult = TypedDict(
    "ChainListNftsByOwnerResult",
    {
        # Its tokens, by collection and number
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
        # Account that has the token
        "owner": "Address",
        # Link to its metadata
        "metadata_uri": "str",
        # Account that may move this token besides the owner; null for none
        "approved": "NotRequired[Address | None]",
        # Height at which it was minted
        "minted_at_height": "Height",
        # Height at which it moved last
        "last_transfer_height": "Height",
        # What is due of a sale, and to whom
        "royalty": "ChainListNftsByOwnerResultNftsItemRoyalty",
    },
)

# What is due of a sale, and to whom
ChainListNftsByOwnerResultNftsItemRoyalty = TypedDict(
    "ChainListNftsByOwnerResultNftsItemRoyalty",
    {
        # Account that royalties are due to
        "receiver": "Address",
        # Part of a sale that is due, in basis points
        "bps": "int",
    },
)

ChainListPoolsResult = TypedDict(
    "ChainListPoolsResult",
    {
        # All pools, the deepest first
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
        # Raw units of the first token in the pool
        "reserve_a": "Amount",
        # Raw units of the second token in the pool
        "reserve_b": "Amount",
        # Mint address of the token that stands for shares of the pool
        "lp_mint": "Mint",
        # Raw units of shares that there are
        "lp_supply": "Amount",
        # Raw units of shares in locks that have not ended
        "lp_locked": "Amount",
        # The oldest of these locks
        "locks": "list[ChainListPoolsResultPoolsItemLocksItem]",
        # Fee of a swap in basis points of what goes in
        "fee_bps": "int",
        # Whole units of the second token for one whole unit of the first
        "price_a_in_b": "str",
        # Whole units of the first token for one whole unit of the second
        "price_b_in_a": "str",
        # Mean of price_a_in_b over the last ten minutes; null for a younger pool
        "twap_10m": "NotRequired[str | None]",
        # What the pool holds, in raw native units
        "tvl_native": "Amount",
        # Raw units of the first token swapped in this hour and the 23 before it
        "volume_24h_a": "Amount",
        # Raw units of the second token swapped in this hour and the 23 before it
        "volume_24h_b": "Amount",
        # How many swaps there were, ever
        "swaps": "int",
        # Account that made the pool
        "creator": "Address",
        # Height of the block that made the pool
        "created_at_height": "Height",
    },
)

ChainListPoolsResultPoolsItemLocksItem = TypedDict(
    "ChainListPoolsResultPoolsItemLocksItem",
    {
        # Number of the lock within the pool
        "lock_id": "int",
        # Account that gets the shares when the lock ends
        "owner": "Address",
        # Raw units of shares that are locked
        "amount": "Amount",
        # When the lock ends, in Unix seconds
        "unlock_at": "Time",
    },
)

ChainListPresalesResult = TypedDict(
    "ChainListPresalesResult",
    {
        # Presales, the newest first
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
        # Number of the presale, from 1
        "presale_id": "int",
        # The account that holds the deposit and the payments, in hex
        "address": "Mint",
        # Account that sells its token
        "creator": "Address",
        # Mint address of the token that is sold
        "token_mint": "Mint",
        # Raw units that are for sale
        "tokens_for_sale": "Amount",
        # Raw units of the payment token that must be raised, else everybody gets back what he paid
        "soft_cap": "Amount",
        # Most raw units of the payment token that can be raised
        "hard_cap": "Amount",
        # Least raw units of the payment token that an account pays in
        "min_contribution": "Amount",
        # Most raw units of the payment token that an account pays in, in all
        "max_contribution": "Amount",
        # From when it takes contributions, in Unix seconds
        "start_time": "Time",
        # Until when it takes contributions, in Unix seconds
        "end_time": "Time",
        # Part of what is raised that goes into the pool, in basis points
        "liquidity_bps": "int",
        # Tokens in the pool for a payment, as part of what the presale gives for it, in basis points
        "listing_rate_bps": "int",
        # How long the liquidity of the pool is locked, in seconds
        "lp_lock_duration": "int",
        # When what was bought is delivered; null: all of it when the presale is finalized
        "vesting": "NotRequired[ChainListPresalesResultPresalesItemVesting | None]",
        # What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
        "unsold": "Literal[\"return\", \"burn\"]",
        # How many accounts may contribute; 0: everybody may
        "whitelist_size": "int",
        # What the presale is called; null for none
        "title": "NotRequired[str | None]",
        # What it is for, up to 1,000 characters; null for none
        "description": "NotRequired[str | None]",
        # Link to more about it; null for none
        "url": "NotRequired[str | None]",
        # Height of the block that made the presale
        "created_at_height": "Height",
        # Symbol of the token that is sold
        "token_symbol": "str",
        # Symbol of the token that contributors pay in
        "payment_token": "str",
        # How the presale stands: before, during or after its time, given up, finished, giving back, or all given back
        "status": "Literal[\"pending\", \"active\", \"succeeded\", \"failed\", \"cancelled\", \"finalized\", \"refunding\", \"refunded\"]",
        # Raw units of the payment token that all paid so far
        "raised": "Amount",
        # Raw units of the token that were sold so far
        "sold": "Amount",
        # How many accounts paid in
        "contributors": "int",
        # Of `raised`, what the creator paid himself
        "creator_contributed": "Amount",
        # Address of the pool that was made; null before
        "pool": "NotRequired[Mint | None]",
        # Number of the lock on its liquidity, within the pool; null before
        "lp_lock_id": "NotRequired[int | None]",
        # Height at which it was finalized; null before
        "finalized_at_height": "NotRequired[Height | None]",
        # To how many contributors the part that is due at once was delivered
        "distribution": "ChainListPresalesResultPresalesItemDistribution",
    },
)

# To how many contributors the part that is due at once was delivered
ChainListPresalesResultPresalesItemDistribution = TypedDict(
    "ChainListPresalesResultPresalesItemDistribution",
    {
        # How many have it
        "done": "int",
        # How many there are; 0 before it is finalized
        "total": "int",
    },
)

ChainListPresalesResultPresalesItemVesting = TypedDict(
    "ChainListPresalesResultPresalesItemVesting",
    {
        # Part that is delivered when the presale is finalized, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part that is delivered in every cycle after that, in basis points
        "cycle_bps": "int",
    },
)

ChainListProgramsResult = TypedDict(
    "ChainListProgramsResult",
    {
        # Programs, the newest name first
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
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Account that registered it, and alone can register versions of it
        "owner": "Address",
        # What it is called
        "title": "str",
        # What it does, as its author says
        "description": "str",
        # What its callers give
        "params": "list[ChainListProgramsResultProgramsItemParamsItem]",
        # How many steps it has
        "steps": "int",
        # Its whole text, which never changes
        "program_json": "str | dict[str, Any]",
        # Hash of the text of this version
        "hash": "Hash",
        # How often this version was run
        "executions": "int",
        # True when this version cannot be run any more
        "deprecated": "bool",
        # Block that registered this version
        "registered_at_height": "Height",
    },
)

ChainListProgramsResultProgramsItemParamsItem = TypedDict(
    "ChainListProgramsResultProgramsItemParamsItem",
    {
        # Name, 1 to 32 characters of a to z, 0 to 9 and _
        "name": "str",
        # What it is: raw units, a token, an account, a validator, a number, hundredths of a percent, a text
        "type": "Literal[\"amount\", \"token\", \"address\", \"validator\", \"integer\", \"bps\", \"string\"]",
        # Value when the caller gives none; required where this is left out
        "default": "NotRequired[Any]",
        # Least value of a number
        "min": "NotRequired[Any]",
        # Greatest value of a number
        "max": "NotRequired[Any]",
        # The values that it can have; any when left out
        "enum": "NotRequired[list[Any] | None]",
    },
)

ChainListProposalsResult = TypedDict(
    "ChainListProposalsResult",
    {
        # Proposals, the newest first
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
        # Number of the proposal, as its making answered
        "proposal_id": "int",
        # What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
        "proposal_type": "Literal[\"parameter\", \"treasury\", \"safety\", \"text\"]",
        # What the proposal is called, 1 to 128 characters
        "title": "str",
        # Why it is proposed, 1 to 10,000 characters
        "description": "str",
        # Account that made the proposal
        "proposer": "Address",
        # How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out
        "status": "Literal[\"active\", \"approved\", \"rejected\", \"cancelled\", \"executed\", \"expired\", \"failed\"]",
        # Height of the block that made the proposal
        "created_at_height": "Height",
        # Last height of the vote
        "voting_end_height": "Height",
        # Raw native units of stake in favour
        "yes_power": "Amount",
        # Raw native units of stake against
        "no_power": "Amount",
        # Raw native units of stake that may vote
        "total_power": "Amount",
        # Part of all stake that must vote, in basis points
        "quorum_bps": "int",
        # How many accounts have voted
        "voters": "int",
        # From when an approved proposal can be carried out, in Unix seconds; null for others
        "timelock_until": "NotRequired[Time | None]",
        # Height at which it was carried out; null for not yet
        "executed_at_height": "NotRequired[Height | None]",
        # The parameter that it sets; null for other kinds
        "parameter": "NotRequired[ChainListProposalsResultProposalsItemParameter | None]",
        # The payment that it makes; null for other kinds
        "treasury": "NotRequired[ChainListProposalsResultProposalsItemTreasury | None]",
        # What it says of a contract; null for other kinds
        "safety": "NotRequired[ChainListProposalsResultProposalsItemSafety | None]",
        # Raw native units that the proposer left
        "deposit": "Amount",
        # Why it could not be carried out; null unless it failed
        "error": "NotRequired[ChainListProposalsResultProposalsItemError | None]",
        # When the vote ends if blocks come every two seconds, or ended, in Unix seconds
        "voting_end_time_estimate": "Time",
        # Part of all stake that voted, in basis points
        "turnout_bps": "int",
    },
)

ChainListProposalsResultProposalsItemError = TypedDict(
    "ChainListProposalsResultProposalsItemError",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
    },
)

ChainListProposalsResultProposalsItemParameter = TypedDict(
    "ChainListProposalsResultProposalsItemParameter",
    {
        # Which chain parameter it is, such as dex.fee_bps
        "key": "str",
        # Value that it had when this was proposed, as text
        "old_value": "str",
        # Value that it is to have, as text
        "new_value": "str",
    },
)

ChainListProposalsResultProposalsItemSafety = TypedDict(
    "ChainListProposalsResultProposalsItemSafety",
    {
        # Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
        "chain": "str",
        # Where the contract is, in the notation of its chain
        "contract": "str",
        # What wallets are told of the contract; unknown also where governance has decided nothing
        "level": "Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"]",
        # Name of the collection or project that it belongs to; null for none
        "collection": "NotRequired[str | None]",
    },
)

ChainListProposalsResultProposalsItemTreasury = TypedDict(
    "ChainListProposalsResultProposalsItemTreasury",
    {
        # Account that is to be paid
        "recipient": "Address",
        # Raw native units to pay
        "amount": "Amount",
    },
)

ChainListRecoveriesResult = TypedDict(
    "ChainListRecoveriesResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainListRecoveriesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainListRecoveriesResultEventsItem = TypedDict(
    "ChainListRecoveriesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainListRecoveriesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainListRecoveriesResultEventsItemData = TypedDict(
    "ChainListRecoveriesResultEventsItemData",
    {
        # Account that is to get a new key
        "account": "Address",
        # Guardian that agreed
        "guardian": "Address",
        # How many guardians agree so far
        "approvals": "int",
        # How many must agree
        "threshold": "int",
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Key that the account is to get, in hex
        "new_public_key": "str",
        # From when it may be finalized, in Unix seconds
        "ready_at": "Time",
    },
)

ChainListSettleOrdersResult = TypedDict(
    "ChainListSettleOrdersResult",
    {
        # Open orders, the newest first
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
        # Number of the order, from 1
        "order_id": "int",
        # Account that sells, and gets what is bought
        "owner": "Address",
        # Mint of the token that is sold
        "sell_token": "Mint",
        # Mint of the token that is wanted for it
        "buy_token": "Mint",
        # Raw units that are sold, all or none; they are in escrow
        "sell_amount": "Amount",
        # Least raw units that are taken for them
        "min_buy_amount": "Amount",
        # From this time on, in unix seconds, nobody can match the order
        "deadline": "Time",
        # Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
        "tier": "int",
        # Symbol of the sell token; the mint of one that has none of its own
        "sell_symbol": "str",
        # Symbol of the buy token; the mint of one that has none of its own
        "buy_symbol": "str",
        # Maker that matched it; null until one does
        "maker": "NotRequired[Address | None]",
        # Raw units that the maker gives; null until one does
        "buy_amount": "NotRequired[Amount | None]",
        # Raw units for the treasury, out of what the maker gets
        "fee": "NotRequired[Amount | None]",
        # Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline
        "status": "Literal[\"Created\", \"Matched\", \"Settled\", \"Cancelled\", \"Expired\"]",
        # Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back
        "escrowed": "Amount",
        # How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
        "spread_bps": "NotRequired[int | None]",
        # Block in which it was made
        "created_block": "Height",
        # Block in which a maker matched it
        "matched_block": "NotRequired[Height | None]",
        # Block in which both amounts changed hands
        "settled_block": "NotRequired[Height | None]",
        # Bundles in which it came about
        "bundles": "ChainListSettleOrdersResultOrdersItemBundles",
    },
)

# Bundles in which it came about
ChainListSettleOrdersResultOrdersItemBundles = TypedDict(
    "ChainListSettleOrdersResultOrdersItemBundles",
    {
        # Bundle that made the order; null when the end of a block did
        "create": "Hash | None",
        # Bundle that matched it; null until then, and when the end of a block did
        "match": "NotRequired[Hash | None]",
        # Bundle that settled it; null until then, and when the end of a block did
        "settle": "NotRequired[Hash | None]",
    },
)

ChainListSettleSettlementsResult = TypedDict(
    "ChainListSettleSettlementsResult",
    {
        # Settled orders, the newest first
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
        # Number of the order, from 1
        "order_id": "int",
        # Account that sells, and gets what is bought
        "owner": "Address",
        # Mint of the token that is sold
        "sell_token": "Mint",
        # Mint of the token that is wanted for it
        "buy_token": "Mint",
        # Raw units that are sold, all or none; they are in escrow
        "sell_amount": "Amount",
        # Least raw units that are taken for them
        "min_buy_amount": "Amount",
        # From this time on, in unix seconds, nobody can match the order
        "deadline": "Time",
        # Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
        "tier": "int",
        # Symbol of the sell token; the mint of one that has none of its own
        "sell_symbol": "str",
        # Symbol of the buy token; the mint of one that has none of its own
        "buy_symbol": "str",
        # Maker that matched it; null until one does
        "maker": "NotRequired[Address | None]",
        # Raw units that the maker gives; null until one does
        "buy_amount": "NotRequired[Amount | None]",
        # Raw units for the treasury, out of what the maker gets
        "fee": "NotRequired[Amount | None]",
        # Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline
        "status": "Literal[\"Created\", \"Matched\", \"Settled\", \"Cancelled\", \"Expired\"]",
        # Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back
        "escrowed": "Amount",
        # How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
        "spread_bps": "NotRequired[int | None]",
        # Block in which it was made
        "created_block": "Height",
        # Block in which a maker matched it
        "matched_block": "NotRequired[Height | None]",
        # Block in which both amounts changed hands
        "settled_block": "NotRequired[Height | None]",
        # Bundles in which it came about
        "bundles": "ChainListSettleSettlementsResultSettlementsItemBundles",
    },
)

# Bundles in which it came about
ChainListSettleSettlementsResultSettlementsItemBundles = TypedDict(
    "ChainListSettleSettlementsResultSettlementsItemBundles",
    {
        # Bundle that made the order; null when the end of a block did
        "create": "Hash | None",
        # Bundle that matched it; null until then, and when the end of a block did
        "match": "NotRequired[Hash | None]",
        # Bundle that settled it; null until then, and when the end of a block did
        "settle": "NotRequired[Hash | None]",
    },
)

ChainListStakingPoolsResult = TypedDict(
    "ChainListStakingPoolsResult",
    {
        # Staking pools, the newest first
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
        # Account that opened the pool
        "creator": "Address",
        # Mint address of the token that is staked
        "token_mint": "Mint",
        # Mint address of the token that rewards are paid in
        "reward_token": "Mint",
        # Raw units of rewards a second, for all stakers together
        "reward_rate": "Amount",
        # How long a deposit is locked, in seconds
        "lock_period": "int",
        # Most raw units that the pool holds; 0 for no limit
        "capacity": "Amount",
        # Most raw units of one account; 0 for no limit
        "per_user_cap": "Amount",
        # Raw units that are staked now
        "total_staked": "Amount",
        # How many accounts have something staked
        "stakers": "int",
        # Raw units of rewards that the pool has, also those that are owed
        "escrow": "Amount",
        # Raw units of rewards that were earned and not claimed
        "owed": "Amount",
        # Raw units of rewards claimed so far: over time it may come to more than there is of the token
        "paid": "U256",
        # Height of the block that opened the pool
        "created_at_height": "Height",
        # Symbol of the token that is staked
        "token_symbol": "str",
        # Symbol of the token that rewards are paid in
        "reward_symbol": "str",
        # Who alone may fund the pool, and gets back what remains; null: everybody may, and the creator gets it
        "funder": "NotRequired[Address | None]",
        # Raw units of rewards that one staked raw unit has earned since the pool opened, times 10^18
        "reward_per_token": "U256",
        # When rewards run out if stakers stay, in Unix seconds; null when none flow
        "finish_at": "NotRequired[Time | None]",
        # Rewards of a year in basis points of what is staked; null unless both are of one token and rewards flow
        "apr_bps": "NotRequired[int | None]",
        # open: rewards flow; unfunded: none were paid in yet; finished: they have run out; closed: by its creator
        "status": "Literal[\"open\", \"unfunded\", \"finished\", \"closed\"]",
    },
)

ChainListTokenTypesResult = TypedDict(
    "ChainListTokenTypesResult",
    {
        # What the collection has, the lowest number first
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
        # What people call the type
        "name": "str",
        # Link to its metadata
        "metadata_uri": "str",
        # Most that there can ever be; 0 for no limit
        "max_supply": "U128",
        # True when amounts of it move; false when one moves at a time
        "is_fungible": "bool",
        # Height of the block that defined the type
        "created_at_height": "Height",
        # How many there are now
        "supply": "U128",
        # How many were destroyed
        "burned": "U256",
        # How many accounts hold some
        "holders": "int",
    },
)

ChainListTokensResult = TypedDict(
    "ChainListTokensResult",
    {
        # The native token, those of genesis, then as they were created
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
        # Those that may be active first, more stake before less
        "validators": "list[ChainListValidatorsResultValidatorsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Raw native units that are staked with all validators
        "total_staked": "Amount",
    },
)

ChainListValidatorsResultValidatorsItem = TypedDict(
    "ChainListValidatorsResultValidatorsItem",
    {
        # Account that operates the validator
        "address": "Address",
        # Consensus key with which it signs, in hex
        "pubkey": "ConsensusKey",
        # Raw native units that earn with it, of everybody
        "stake": "Amount",
        # Raw native units of its operator
        "self_stake": "Amount",
        # Raw native units of others, whether they compound or not
        "delegated_stake": "Amount",
        # Raw native units of those whose earnings become stake by themselves
        "compounding_stake": "Amount",
        # Part of earnings that the operator keeps, in basis points
        "commission": "int",
        # What the commission will be; null where no change waits
        "next_commission": "NotRequired[ChainListValidatorsResultValidatorsItemNextCommission | None]",
        # When the operator last changed it, in Unix seconds; null for never
        "commission_changed_at": "NotRequired[Time | None]",
        # From when it may be changed again, in Unix seconds; null for now
        "commission_next_change_at": "NotRequired[Time | None]",
        # active: signs blocks; skipped: active, but leads none for now; candidate: may become active; leaving: its own stake is below the least; jailed: taken out
        "status": "Literal[\"active\", \"candidate\", \"jailed\", \"skipped\", \"leaving\"]",
        # True while it was taken out for misconduct or absence
        "is_jailed": "bool",
        # From when it may leave jail, in Unix seconds; 0 when it never was in jail
        "jail_release_time": "Time",
        # How often it was jailed
        "jail_count": "int",
        # Why it was jailed: it signed two things that contradict, or missed too many turns
        "jail_reason": "NotRequired[Literal[\"double-sign\", \"downtime\"] | None]",
        # How well it does its turns: 0.5 to 1
        "performance_score": "float",
        # Its record over many epochs, 0 to 100
        "reputation": "int",
        # 1 for the most stake; 0 for one that cannot be active, and beyond the first thousand
        "rank": "int",
        # Its part of the voting power of this epoch, in basis points
        "voting_power_bps": "int",
        # What the operator says of the validator
        "metadata": "ChainListValidatorsResultValidatorsItemMetadata",
        # True when others may delegate to it
        "pool_enabled": "bool",
        # What its pool of delegations is called
        "pool_name": "str",
        # Least raw native units that others may delegate
        "min_delegation": "Amount",
        # True when rewards of new delegations become stake by themselves
        "auto_compound_default": "bool",
        # How many accounts delegate to it
        "delegators": "int",
        # Blocks that it proposed, ever
        "blocks_produced": "int",
        # Turns that it did not take, ever
        "missed_turns": "int",
        # Turns missed since the last one it took
        "consecutive_missed": "int",
        # Height of the last block that it proposed; 0 for none
        "last_block_height": "Height",
        # Raw native units of commission that wait to be claimed
        "commission_balance": "Amount",
        # Height at which it registered; 0 at genesis
        "registered_at_height": "Height",
        # The key that it will sign with; null where no change waits
        "pending_consensus_key": "NotRequired[ChainListValidatorsResultValidatorsItemPendingConsensusKey | None]",
    },
)

# What the operator says of the validator
ChainListValidatorsResultValidatorsItemMetadata = TypedDict(
    "ChainListValidatorsResultValidatorsItemMetadata",
    {
        # What people call the validator, up to 64 characters
        "name": "str",
        # Who runs it, up to 500 characters
        "description": "str",
        # Its home page, up to 256 characters
        "website": "str",
        # Link to its picture, up to 256 characters
        "avatar": "str",
    },
)

ChainListValidatorsResultValidatorsItemNextCommission = TypedDict(
    "ChainListValidatorsResultValidatorsItemNextCommission",
    {
        # Part of earnings that the operator will keep, in basis points
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
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainMintMultiTokenResult1 = TypedDict(
    "ChainMintMultiTokenResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainMintNftResult1 = TypedDict(
    "ChainMintNftResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainMintNftResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
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
        # Version of the program that the node runs
        "version": "str",
        # True where the node follows headers alone and keeps no state
        "light": "bool",
        # What the chain calls itself
        "name": "str",
        # Which kind of network it is: mainnet, testnet or dev
        "network": "str",
        # Number of the chain, which every signature covers
        "chain_id": "int",
        # How the native token is written
        "symbol": "str",
        # Digits after the point of a whole native token
        "decimals": "int",
        # Letters that addresses in native form begin with
        "address_prefix": "str",
        # Letters that hashes in native form begin with
        "hash_prefix": "str",
        # Hash of the genesis block, which no other chain has
        "genesis_hash": "Hash",
        # Hash of the modules with their operations and parameters; nodes that differ in it cannot agree
        "module_set_id": "Hash",
        # True where every bundle must be signed
        "enforce_signatures": "bool",
        # Price of gas that the node asks for now, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # Height of the last final block that the node has
        "height": "Height",
        # Account of the validator whose key this node signs with; null for none
        "validator": "NotRequired[Address | None]",
    },
)

ChainPoolSwapsResult = TypedDict(
    "ChainPoolSwapsResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainPoolSwapsResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainPoolSwapsResultEventsItem = TypedDict(
    "ChainPoolSwapsResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainPoolSwapsResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainPoolSwapsResultEventsItemData = TypedDict(
    "ChainPoolSwapsResultEventsItemData",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the token that went in
        "token_in": "Mint",
        # Mint address of the token that came out
        "token_out": "Mint",
        # Raw units that went in
        "amount_in": "Amount",
        # Raw units that came out
        "amount_out": "Amount",
        # Account that swapped
        "trader": "Address",
        # Which of the swaps of a route, from 0
        "hop": "int",
    },
)

ChainPrepareBundleResult = TypedDict(
    "ChainPrepareBundleResult",
    {
        # The bundle without signatures: borsh bytes in hex, to which the signature is appended
        "unsigned_bundle_hex": "str",
        # Blake3 of these bytes: what is to be signed
        "signing_hash": "Hex32",
        # Account that sends the bundle
        "from": "Address",
        # The next nonce of the account, which the bundle has
        "nonce": "int",
        # Most gas that it may use, as measured or asked for
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Last height at which a block may include it
        "valid_until": "Height",
        # What it does, in order
        "operations": "list[OperationRecord]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainPreviewIntentResult = TypedDict(
    "ChainPreviewIntentResult",
    {
        # What it does, in words
        "summary": "str",
        # What it costs, in raw native units
        "fee": "Amount",
        # The same as people read it
        "fee_formatted": "str",
        # How far its swaps move their prices, in percent
        "price_impact_percent": "float",
        # none: nothing is swapped; direct: in one pool; multi-hop: through several in a row
        "route_type": "Literal[\"none\", \"direct\", \"multi-hop\"]",
        # How much less than now its trades may give, in percent; 0 where there is none
        "slippage_tolerance": "float",
        # For how many seconds it can be included, about
        "expires_in_s": "int",
        # Blake3 of the text
        "intent_hash": "Hex32",
        # Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
        "plan_hash": "Hex32",
        # What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it
        "warnings": "list[str]",
    },
)

ChainProfileUpdatesResult = TypedDict(
    "ChainProfileUpdatesResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainProfileUpdatesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainProfileUpdatesResultEventsItem = TypedDict(
    "ChainProfileUpdatesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainProfileUpdatesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainProfileUpdatesResultEventsItemData = TypedDict(
    "ChainProfileUpdatesResultEventsItemData",
    {
        # The player that it is about
        "passport_owner": "Address",
        # The game, by the id under which it registered
        "game_id": "str",
        # Experience of the player after it, from all games together
        "xp": "int",
    },
)

ChainProgramRunsByResult = TypedDict(
    "ChainProgramRunsByResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainProgramRunsByResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainProgramRunsByResultEventsItem = TypedDict(
    "ChainProgramRunsByResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainProgramRunsByResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainProgramRunsByResultEventsItemData = TypedDict(
    "ChainProgramRunsByResultEventsItemData",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Account that ran it
        "executor": "Address",
        # The steps that were run, in order; those whose condition did not hold are missing
        "steps": "list[ChainProgramRunsByResultEventsItemDataStepsItem]",
    },
)

ChainProgramRunsByResultEventsItemDataStepsItem = TypedDict(
    "ChainProgramRunsByResultEventsItemDataStepsItem",
    {
        # Place of the step, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "operation": "str",
    },
)

ChainProgramsOfResult = TypedDict(
    "ChainProgramsOfResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainProgramsOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainProgramsOfResultEventsItem = TypedDict(
    "ChainProgramsOfResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainProgramsOfResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainProgramsOfResultEventsItemData = TypedDict(
    "ChainProgramsOfResultEventsItemData",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Account that registered it
        "owner": "Address",
        # Hash of the text of this version
        "hash": "Hash",
        # Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today
        "gas_bound": "int",
    },
)

ChainProposalVotesResult = TypedDict(
    "ChainProposalVotesResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainProposalVotesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainProposalVotesResultEventsItem = TypedDict(
    "ChainProposalVotesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainProposalVotesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainProposalVotesResultEventsItemData = TypedDict(
    "ChainProposalVotesResultEventsItemData",
    {
        # Number of the proposal, as its making answered
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # True in favour, false against
        "approve": "bool",
        # Raw native units of stake that it spoke for
        "power": "Amount",
    },
)

ChainProposeMultiSigTxResult1 = TypedDict(
    "ChainProposeMultiSigTxResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainProposeMultiSigTxResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainProposeMultiSigTxResult1Created = TypedDict(
    "ChainProposeMultiSigTxResult1Created",
    {
        # Number of the transaction within the account, from 0
        "tx_id": "NotRequired[int]",
        # True when your approval was enough, so that it was done at once
        "executed": "NotRequired[bool]",
    },
)

ChainQuoteSwapResult = TypedDict(
    "ChainQuoteSwapResult",
    {
        # Symbol of the token that goes in, or 0x and its mint
        "from_token": "str",
        # Symbol of the token that comes out, or 0x and its mint
        "to_token": "str",
        # Raw units that go in
        "amount_in": "Amount",
        # Raw units that come out
        "amount_out": "Amount",
        # What the pools on the way keep, in raw units of the token that goes in
        "fee_amount": "Amount",
        # The same as part of what goes in, in basis points
        "fee_bps": "int",
        # How far the swap moves the price, in basis points
        "price_impact_bps": "int",
        # Whole tokens that one whole token buys if it moves no price and pays no fee
        "spot_price": "str",
        # Whole tokens that one whole token buys in this swap
        "execution_price": "str",
        # The pools on the way, in order
        "route": "list[ChainQuoteSwapResultRouteItem]",
        # direct: one pool; multi-hop: several in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Half a percent below what comes out now, in raw units: a limit to ask for
        "min_amount_out": "Amount",
        # What speaks against the swap, a sentence each
        "warnings": "list[str]",
        # Height of the state that it was read from
        "height": "Height",
    },
)

ChainQuoteSwapResultRouteItem = TypedDict(
    "ChainQuoteSwapResultRouteItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the token that goes in there
        "token_in": "Mint",
        # Mint address of the token that comes out there
        "token_out": "Mint",
        # Raw units that go in there
        "amount_in": "Amount",
        # Raw units that come out there
        "amount_out": "Amount",
    },
)

ChainReadStateRangesItem = TypedDict(
    "ChainReadStateRangesItem",
    {
        # How the state keys of the range begin, in hex: number of the module, slot, then key parts
        "prefix": "str",
        # Most records to read, 1 to 1,024
        "limit": "int",
        # True to read from the end of the range
        "reverse": "bool",
        # State key in hex after which to go on; from the start when left out
        "after": "NotRequired[str | None]",
    },
)

ChainReadStateResult = TypedDict(
    "ChainReadStateResult",
    {
        # Block whose state the records are of: all of one block
        "height": "Height",
        # Time of that block, in Unix milliseconds
        "timestamp_ms": "int",
        # Bytes of each record in hex, in the order of the keys; null for none
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
        # False when the answer ended for its size: go on after the last key
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
        # Events under the key, the newest first
        "events": "list[ChainReceivedNamesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainReceivedNamesResultEventsItem = TypedDict(
    "ChainReceivedNamesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainReceivedNamesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainReceivedNamesResultEventsItemData = TypedDict(
    "ChainReceivedNamesResultEventsItemData",
    {
        # The whole of it: the label, a dot, and what names of this chain end with
        "name": "str",
        # Account that had the name
        "from": "Address",
        # Account that has the name now
        "to": "Address",
    },
)

ChainRefundPresaleResult1 = TypedDict(
    "ChainRefundPresaleResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterBridgeMappingResult1 = TypedDict(
    "ChainRegisterBridgeMappingResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterNameResult1 = TypedDict(
    "ChainRegisterNameResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainRegisterNameResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterNameResult1Created = TypedDict(
    "ChainRegisterNameResult1Created",
    {
        # The whole of it: the label, a dot, and what names of this chain end with
        "name": "str",
        # Until when the name is paid, in Unix seconds
        "expires_at": "NotRequired[Time]",
        # Raw native units that were paid
        "price": "NotRequired[Amount]",
    },
)

ChainRegisterProgramResult1 = TypedDict(
    "ChainRegisterProgramResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainRegisterProgramResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainRegisterProgramResult1Created = TypedDict(
    "ChainRegisterProgramResult1Created",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Hash of the text of this version
        "hash": "Hash",
        # Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today
        "gas_bound": "NotRequired[int]",
    },
)

ChainRegisteredGamesResult = TypedDict(
    "ChainRegisteredGamesResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainRegisteredGamesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainRegisteredGamesResultEventsItem = TypedDict(
    "ChainRegisteredGamesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainRegisteredGamesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainRegisteredGamesResultEventsItemData = TypedDict(
    "ChainRegisteredGamesResultEventsItemData",
    {
        # The game, by the id under which it registered
        "game_id": "str",
        # What people call the game
        "name": "str",
        # The account that alone writes its profiles
        "authority": "Address",
    },
)

ChainRegisteredNamesResult = TypedDict(
    "ChainRegisteredNamesResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainRegisteredNamesResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainRegisteredNamesResultEventsItem = TypedDict(
    "ChainRegisteredNamesResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainRegisteredNamesResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainRegisteredNamesResultEventsItemData = TypedDict(
    "ChainRegisteredNamesResultEventsItemData",
    {
        # The whole of it: the label, a dot, and what names of this chain end with
        "name": "str",
        # Account that has the name now
        "owner": "Address",
        # Until when it is paid, in Unix seconds
        "expires_at": "Time",
        # Raw native units that were paid
        "price": "Amount",
    },
)

ChainRemoveLiquidityResult1 = TypedDict(
    "ChainRemoveLiquidityResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # Raw units of the first token that come out
        "amount_a": "Amount",
        # Raw units of the second token that come out
        "amount_b": "Amount",
    },
)

ChainRemoveLiquidityResult2 = TypedDict(
    "ChainRemoveLiquidityResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainRemoveLiquidityResult2BalanceChangesItem]",
        # Raw units of the first token that come out
        "amount_a": "NotRequired[Amount | None]",
        # Raw units of the second token that come out
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainResolveNameResult = TypedDict(
    "ChainResolveNameResult",
    {
        # The whole of it: the label, a dot, and what names of this chain end with
        "name": "str",
        # Account that the name stands for
        "address": "Address",
        # Account that has the name
        "owner": "Address",
        # Until when it is paid, in Unix seconds
        "expires_at": "Time",
        # True when it has expired, and its owner can still renew it
        "in_grace": "bool",
    },
)

ChainReverseResolveResult = TypedDict(
    "ChainReverseResolveResult",
    {
        # The account that was asked for
        "address": "Address",
        # The whole of it: the label, a dot, and what names of this chain end with
        "name": "str",
    },
)

ChainRevokeMultiSigApprovalResult1 = TypedDict(
    "ChainRevokeMultiSigApprovalResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainRunsOfProgramResult = TypedDict(
    "ChainRunsOfProgramResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainRunsOfProgramResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainRunsOfProgramResultEventsItem = TypedDict(
    "ChainRunsOfProgramResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainRunsOfProgramResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainRunsOfProgramResultEventsItemData = TypedDict(
    "ChainRunsOfProgramResultEventsItemData",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version of the program, from 1
        "version": "int",
        # Account that ran it
        "executor": "Address",
        # The steps that were run, in order; those whose condition did not hold are missing
        "steps": "list[ChainRunsOfProgramResultEventsItemDataStepsItem]",
    },
)

ChainRunsOfProgramResultEventsItemDataStepsItem = TypedDict(
    "ChainRunsOfProgramResultEventsItemDataStepsItem",
    {
        # Place of the step, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "operation": "str",
    },
)

ChainScheduleUpgradeBinaries1Value = TypedDict(
    "ChainScheduleUpgradeBinaries1Value",
    {
        # Where the file is: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lowercase hex characters
        "sha256": "str",
    },
)

ChainScheduleUpgradeBinaries2 = TypedDict(
    "ChainScheduleUpgradeBinaries2",
    {
        # Where the file is: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lowercase hex characters
        "sha256": "str",
    },
)

ChainScheduleUpgradeResult1 = TypedDict(
    "ChainScheduleUpgradeResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainScheduleUpgradeResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainScheduleUpgradeResult1Created = TypedDict(
    "ChainScheduleUpgradeResult1Created",
    {
        # Number of the plan, as its scheduling answered
        "plan_id": "NotRequired[int]",
    },
)

ChainSearchResult = TypedDict(
    "ChainSearchResult",
    {
        # The query as it was given
        "query": "str",
        # What was found, exact matches first
        "matches": "list[ChainSearchResultMatchesItem]",
        # Last block that the explorer has seen
        "indexed_height": "Height",
    },
)

ChainSearchResultMatchesItem = TypedDict(
    "ChainSearchResultMatchesItem",
    {
        # What was found
        "type": "Literal[\"block\", \"bundle\", \"address\", \"token\", \"pool\", \"name\", \"passport\", \"validator\", \"multisig\", \"nft_collection\", \"multi_token_collection\", \"presale\", \"dao\", \"anchor\", \"bridge_deposit\", \"bridge_withdrawal\", \"settle_order\", \"market_maker\", \"program\"]",
        # By which methods find it: a height, a hash, an address, a mint or a number; of a deposit over the bridge chain, transaction and log, with slashes between them
        "id": "str",
        # What people know it by
        "label": "str",
        # True when the query names it, false when it only begins like it
        "exact": "bool",
    },
)

ChainSetAutoCompoundResult1 = TypedDict(
    "ChainSetAutoCompoundResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainSetCommissionResult1 = TypedDict(
    "ChainSetCommissionResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # First height of the new commission
        "effective_height": "Height",
    },
)

ChainSetCommissionResult2 = TypedDict(
    "ChainSetCommissionResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainSetPoolConfigResult1 = TypedDict(
    "ChainSetPoolConfigResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainSetValidatorMetadataResult1 = TypedDict(
    "ChainSetValidatorMetadataResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainSettleOrdersOfResult = TypedDict(
    "ChainSettleOrdersOfResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainSettleOrdersOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainSettleOrdersOfResultEventsItem = TypedDict(
    "ChainSettleOrdersOfResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainSettleOrdersOfResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainSettleOrdersOfResultEventsItemData = TypedDict(
    "ChainSettleOrdersOfResultEventsItemData",
    {
        # Number of the order, from 1
        "order_id": "int",
        # Account that sells, and gets what is bought
        "owner": "Address",
        # Mint of the token that is sold
        "sell_token": "Mint",
        # Mint of the token that is wanted for it
        "buy_token": "Mint",
        # Raw units that are sold, all or none; they are in escrow
        "sell_amount": "Amount",
        # Least raw units that are taken for them
        "min_buy_amount": "Amount",
        # From this time on, in unix seconds, nobody can match the order
        "deadline": "Time",
        # Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
        "tier": "int",
    },
)

ChainSettleStatsResult = TypedDict(
    "ChainSettleStatsResult",
    {
        # Orders that are settled
        "settled_count": "int",
        # What was sold: in raw units of the token, or of all in raw native units by the mean prices of the DEX
        "total_volume": "U256",
        # Mean of the spreads of those orders that have one, in basis points, rounded down
        "avg_spread_bps": "int",
        # Block of the newest of them; 0 when there is none
        "last_settlement_block": "Height",
        # Market makers that may fill orders, of whatever token
        "active_mm_count": "int",
    },
)

ChainSettlementsOfMakerResult = TypedDict(
    "ChainSettlementsOfMakerResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainSettlementsOfMakerResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainSettlementsOfMakerResultEventsItem = TypedDict(
    "ChainSettlementsOfMakerResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainSettlementsOfMakerResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainSettlementsOfMakerResultEventsItemData = TypedDict(
    "ChainSettlementsOfMakerResultEventsItemData",
    {
        # Number of the order, from 1
        "order_id": "int",
        # Account that made the order
        "owner": "Address",
        # Account of the market maker
        "maker": "Address",
        # Mint of the token that is sold
        "sell_token": "Mint",
        # Mint of the token that is wanted for it
        "buy_token": "Mint",
        # Raw units that the maker got, fee included
        "sell_amount": "Amount",
        # Raw units that the owner got
        "buy_amount": "Amount",
        # Raw units of the sell token that went to the treasury
        "fee": "Amount",
        # How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
        "spread_bps": "NotRequired[int | None]",
    },
)

ChainSimulateIntentResult = TypedDict(
    "ChainSimulateIntentResult",
    {
        # True when it would succeed now
        "ok": "bool",
        # Why it would be refused; null when it would succeed
        "error": "NotRequired[ChainSimulateIntentResultError | None]",
        # What becomes of each operation, in order
        "steps": "list[ChainSimulateIntentResultStepsItem]",
        # Each pool that is swapped in, in order, by the state that the operations before leave
        "quotes": "list[ChainSimulateIntentResultQuotesItem]",
        # How far all swaps together are from their prices, in basis points
        "total_price_impact_bps": "int",
        # What it takes from the sender, by token; where it would be refused for a balance, that token alone
        "balance_checks": "list[ChainSimulateIntentResultBalanceChecksItem]",
        # The longest way that a swap takes through pools
        "routing": "ChainSimulateIntentResultRouting",
        # Gas of the bundle; 0 when it would be refused
        "gas_used": "int",
        # What the bundle costs, in raw native units; 0 when it would be refused
        "fee": "Amount",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainSimulateIntentResultBalanceChangesItem]",
        # Blake3 of the text
        "intent_hash": "Hex32",
        # Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
        "plan_hash": "Hex32",
        # What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it
        "warnings": "list[str]",
    },
)

ChainSimulateIntentResultBalanceChangesItem = TypedDict(
    "ChainSimulateIntentResultBalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol of the token, or 0x and its mint
        "token": "str",
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainSimulateIntentResultBalanceChecksItem = TypedDict(
    "ChainSimulateIntentResultBalanceChecksItem",
    {
        # Symbol of the token, or 0x and its mint
        "token": "str",
        # Raw units that the sender has
        "have": "Amount",
        # Raw units that it takes in all, of the native token with the fee
        "need": "Amount",
        # True when that is enough
        "ok": "bool",
    },
)

ChainSimulateIntentResultError = TypedDict(
    "ChainSimulateIntentResultError",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
        "details": "Any",
    },
)

ChainSimulateIntentResultQuotesItem = TypedDict(
    "ChainSimulateIntentResultQuotesItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the token that goes in
        "token_in": "Mint",
        # Mint address of the token that comes out
        "token_out": "Mint",
        # Raw units that go in
        "amount_in": "Amount",
        # Raw units that come out
        "amount_out": "Amount",
        # How far it moves the price, in basis points
        "price_impact_bps": "int",
    },
)

# The longest way that a swap takes through pools
ChainSimulateIntentResultRouting = TypedDict(
    "ChainSimulateIntentResultRouting",
    {
        # none: nothing is swapped; direct: in one pool; multi-hop: through several in a row
        "type": "Literal[\"none\", \"direct\", \"multi-hop\"]",
        # Tokens on the way, both ends included
        "path": "list[str]",
    },
)

ChainSimulateIntentResultStepsItem = TypedDict(
    "ChainSimulateIntentResultStepsItem",
    {
        # Place of the operation, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # Module that has it
        "module": "str",
        # ok: it would succeed; refused: it would not; not reached: one before it would not
        "status": "Literal[\"ok\", \"refused\", \"not reached\"]",
        # Gas that it would use; 0 where it is not reached
        "gas": "int",
        # Why it would be refused; null where it would not
        "error": "NotRequired[ChainSimulateIntentResultStepsItemError | None]",
    },
)

ChainSimulateIntentResultStepsItemError = TypedDict(
    "ChainSimulateIntentResultStepsItemError",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
        "details": "Any",
    },
)

ChainSimulateProgramResult = TypedDict(
    "ChainSimulateProgramResult",
    {
        # Version of the program, from 1
        "version": "int",
        # True when it would succeed now
        "ok": "bool",
        # Why it would be refused; null when it would succeed
        "error": "NotRequired[ChainSimulateProgramResultError | None]",
        # What becomes of each operation, in order
        "steps": "list[ChainSimulateProgramResultStepsItem]",
        # Each pool that is swapped in, in order, by the state that the operations before leave
        "quotes": "list[ChainSimulateProgramResultQuotesItem]",
        # How far all swaps together are from their prices, in basis points
        "total_price_impact_bps": "int",
        # What it takes from the sender, by token; where it would be refused for a balance, that token alone
        "balance_checks": "list[ChainSimulateProgramResultBalanceChecksItem]",
        # The longest way that a swap takes through pools
        "routing": "ChainSimulateProgramResultRouting",
        # Gas of the bundle; 0 when it would be refused
        "gas_used": "int",
        # What the bundle costs, in raw native units; 0 when it would be refused
        "fee": "Amount",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainSimulateProgramResultBalanceChangesItem]",
        # The operations that its steps come to, in order, up to one that would be refused
        "expanded": "list[Operation]",
        # Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today
        "gas_bound": "int",
    },
)

ChainSimulateProgramResultBalanceChangesItem = TypedDict(
    "ChainSimulateProgramResultBalanceChangesItem",
    {
        # Account whose balance would change
        "address": "Address",
        # Symbol of the token, or 0x and its mint
        "token": "str",
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainSimulateProgramResultBalanceChecksItem = TypedDict(
    "ChainSimulateProgramResultBalanceChecksItem",
    {
        # Symbol of the token, or 0x and its mint
        "token": "str",
        # Raw units that the sender has
        "have": "Amount",
        # Raw units that it takes in all, of the native token with the fee
        "need": "Amount",
        # True when that is enough
        "ok": "bool",
    },
)

ChainSimulateProgramResultError = TypedDict(
    "ChainSimulateProgramResultError",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
        "details": "Any",
    },
)

ChainSimulateProgramResultQuotesItem = TypedDict(
    "ChainSimulateProgramResultQuotesItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the token that goes in
        "token_in": "Mint",
        # Mint address of the token that comes out
        "token_out": "Mint",
        # Raw units that go in
        "amount_in": "Amount",
        # Raw units that come out
        "amount_out": "Amount",
        # How far it moves the price, in basis points
        "price_impact_bps": "int",
    },
)

# The longest way that a swap takes through pools
ChainSimulateProgramResultRouting = TypedDict(
    "ChainSimulateProgramResultRouting",
    {
        # none: nothing is swapped; direct: in one pool; multi-hop: through several in a row
        "type": "Literal[\"none\", \"direct\", \"multi-hop\"]",
        # Tokens on the way, both ends included
        "path": "list[str]",
    },
)

ChainSimulateProgramResultStepsItem = TypedDict(
    "ChainSimulateProgramResultStepsItem",
    {
        # Place of the operation, from 0
        "index": "int",
        # Name of the operation, such as Transfer
        "op": "str",
        # Module that has it
        "module": "str",
        # ok: it would succeed; refused: it would not; not reached: one before it would not
        "status": "Literal[\"ok\", \"refused\", \"not reached\"]",
        # Gas that it would use; 0 where it is not reached
        "gas": "int",
        # Why it would be refused; null where it would not
        "error": "NotRequired[ChainSimulateProgramResultStepsItemError | None]",
    },
)

ChainSimulateProgramResultStepsItemError = TypedDict(
    "ChainSimulateProgramResultStepsItemError",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of the refusal, by name
        "details": "Any",
    },
)

ChainStakeResult1 = TypedDict(
    "ChainStakeResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # What the operation created; before a block includes it what nothing can change any more, null without any
        "created": "NotRequired[ChainStakeResult1Created | None]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainStakeResult1Created = TypedDict(
    "ChainStakeResult1Created",
    {
        # Operator account of the validator
        "validator": "NotRequired[Address]",
        # register: you became a validator; self: added to your own stake; delegate: staked with another
        "kind": "NotRequired[Literal[\"register\", \"self\", \"delegate\"]]",
    },
)

ChainStakeToPoolResult1 = TypedDict(
    "ChainStakeToPoolResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # When they can be taken back, in Unix seconds
        "unlock_at": "Time",
    },
)

ChainStakeToPoolResult2 = TypedDict(
    "ChainStakeToPoolResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainStakeToPoolResult2BalanceChangesItem]",
        # When they can be taken back, in Unix seconds
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainStakesWithResult = TypedDict(
    "ChainStakesWithResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainStakesWithResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainStakesWithResultEventsItem = TypedDict(
    "ChainStakesWithResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainStakesWithResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainStakesWithResultEventsItemData = TypedDict(
    "ChainStakesWithResultEventsItemData",
    {
        # Account that staked
        "staker": "Address",
        # Operator account of the validator
        "validator": "Address",
        # Raw native units that were staked
        "amount": "Amount",
        # register: the staker became a validator; self: added to its own stake; delegate: staked with another
        "kind": "Literal[\"register\", \"self\", \"delegate\"]",
    },
)

ChainStakingInfoResult = TypedDict(
    "ChainStakingInfoResult",
    {
        # Raw native units that are staked with all validators
        "total_staked": "Amount",
        # How many validators there are, active or not
        "validators_total": "int",
        # How many of them sign blocks in this epoch
        "active_validators": "int",
        # How many there can be at most
        "max_active": "int",
        # Raw native units that a validator must stake itself
        "min_stake": "Amount",
        # How long stake unbonds, in seconds
        "unbonding_seconds": "int",
        # Number of the epoch of the last block
        "epoch": "int",
        # Length of an epoch in blocks
        "epoch_blocks": "int",
        # First height of the next epoch
        "next_epoch_height": "Height",
        # Part of the native supply that is staked, in basis points
        "staked_bps": "int",
        # Earned a year by active stake, in basis points, if all epochs were like the last
        "apr_bps_estimate": "int",
        # Where block rewards stand
        "emission": "ChainStakingInfoResultEmission",
        # How many validators are in jail
        "jailed": "int",
    },
)

# Where block rewards stand
ChainStakingInfoResultEmission = TypedDict(
    "ChainStakingInfoResultEmission",
    {
        # Which year since genesis it is, from 1
        "year": "int",
        # What this year is worth, in raw native units
        "annual": "Amount",
        # What was emitted since genesis, in raw native units
        "emitted": "Amount",
        # What the pool still has, in raw native units
        "remaining": "Amount",
    },
)

ChainSubmitBundleResult = TypedDict(
    "ChainSubmitBundleResult",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
    },
)

ChainSubmitIntentResult1 = TypedDict(
    "ChainSubmitIntentResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # Blake3 of the text
        "intent_hash": "Hex32",
        # Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
        "plan_hash": "Hex32",
        # The operations that were planned, in order
        "plan": "list[Operation]",
        # What it does, in words
        "summary": "str",
    },
)

ChainSubmitIntentResult2 = TypedDict(
    "ChainSubmitIntentResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainSubmitIntentResult2BalanceChangesItem]",
        # Blake3 of the text
        "intent_hash": "NotRequired[Hex32 | None]",
        # Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
        "plan_hash": "NotRequired[Hex32 | None]",
        # The operations that were planned, in order
        "plan": "NotRequired[list[Operation] | None]",
        # What it does, in words
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainSwapResult1 = TypedDict(
    "ChainSwapResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What the swap would give by the state that it was planned on
        "quote": "ChainSwapResult1Quote",
    },
)

# What the swap would give by the state that it was planned on
ChainSwapResult1Quote = TypedDict(
    "ChainSwapResult1Quote",
    {
        # Symbol of the token that goes in, or 0x and its mint
        "from_token": "str",
        # Symbol of the token that comes out, or 0x and its mint
        "to_token": "str",
        # Raw units that go in
        "amount_in": "Amount",
        # Raw units that come out
        "amount_out": "Amount",
        # What the pools on the way keep, in raw units of the token that goes in
        "fee_amount": "Amount",
        # The same as part of what goes in, in basis points
        "fee_bps": "int",
        # How far the swap moves the price, in basis points
        "price_impact_bps": "int",
        # Whole tokens that one whole token buys if it moves no price and pays no fee
        "spot_price": "str",
        # Whole tokens that one whole token buys in this swap
        "execution_price": "str",
        # The pools on the way, in order
        "route": "list[ChainSwapResult1QuoteRouteItem]",
        # direct: one pool; multi-hop: several in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Half a percent below what comes out now, in raw units: a limit to ask for
        "min_amount_out": "Amount",
        # What speaks against the swap, a sentence each
        "warnings": "list[str]",
        # Height of the state that it was read from
        "height": "Height",
    },
)

ChainSwapResult1QuoteRouteItem = TypedDict(
    "ChainSwapResult1QuoteRouteItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the token that goes in there
        "token_in": "Mint",
        # Mint address of the token that comes out there
        "token_out": "Mint",
        # Raw units that go in there
        "amount_in": "Amount",
        # Raw units that come out there
        "amount_out": "Amount",
    },
)

ChainSwapResult2 = TypedDict(
    "ChainSwapResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainSwapResult2BalanceChangesItem]",
        # What the swap would give by the state that it was planned on
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainSwapResult2Quote = TypedDict(
    "ChainSwapResult2Quote",
    {
        # Symbol of the token that goes in, or 0x and its mint
        "from_token": "str",
        # Symbol of the token that comes out, or 0x and its mint
        "to_token": "str",
        # Raw units that go in
        "amount_in": "Amount",
        # Raw units that come out
        "amount_out": "Amount",
        # What the pools on the way keep, in raw units of the token that goes in
        "fee_amount": "Amount",
        # The same as part of what goes in, in basis points
        "fee_bps": "int",
        # How far the swap moves the price, in basis points
        "price_impact_bps": "int",
        # Whole tokens that one whole token buys if it moves no price and pays no fee
        "spot_price": "str",
        # Whole tokens that one whole token buys in this swap
        "execution_price": "str",
        # The pools on the way, in order
        "route": "list[ChainSwapResult2QuoteRouteItem]",
        # direct: one pool; multi-hop: several in a row
        "route_type": "Literal[\"direct\", \"multi-hop\"]",
        # Half a percent below what comes out now, in raw units: a limit to ask for
        "min_amount_out": "Amount",
        # What speaks against the swap, a sentence each
        "warnings": "list[str]",
        # Height of the state that it was read from
        "height": "Height",
    },
)

ChainSwapResult2QuoteRouteItem = TypedDict(
    "ChainSwapResult2QuoteRouteItem",
    {
        # Address of the pool
        "pool": "Mint",
        # Mint address of the token that goes in there
        "token_in": "Mint",
        # Mint address of the token that comes out there
        "token_out": "Mint",
        # Raw units that go in there
        "amount_in": "Amount",
        # Raw units that come out there
        "amount_out": "Amount",
    },
)

ChainTransferMultiTokenResult1 = TypedDict(
    "ChainTransferMultiTokenResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainTransferNftResult1 = TypedDict(
    "ChainTransferNftResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainTransferResult1 = TypedDict(
    "ChainTransferResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainUnjailResult1 = TypedDict(
    "ChainUnjailResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainUnstakeFromPoolResult1 = TypedDict(
    "ChainUnstakeFromPoolResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainUnstakeResult1 = TypedDict(
    "ChainUnstakeResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # When the stake can be claimed, in Unix seconds
        "release_at": "Time",
        # All of your stake that unbonds, the oldest first
        "entries": "list[ChainUnstakeResult1EntriesItem]",
    },
)

ChainUnstakeResult1EntriesItem = TypedDict(
    "ChainUnstakeResult1EntriesItem",
    {
        # Operator account of the validator that the stake was with
        "validator": "Address",
        # Raw native units that unbond
        "amount": "Amount",
        # When they can be claimed, in Unix seconds
        "release_at": "Time",
        # True once they can be claimed
        "claimable": "bool",
    },
)

ChainUnstakeResult2 = TypedDict(
    "ChainUnstakeResult2",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
        "balance_changes": "list[ChainUnstakeResult2BalanceChangesItem]",
        # When the stake can be claimed, in Unix seconds
        "release_at": "NotRequired[Time | None]",
        # All of your stake that unbonds, the oldest first
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ChainUnstakeResult2EntriesItem = TypedDict(
    "ChainUnstakeResult2EntriesItem",
    {
        # Operator account of the validator that the stake was with
        "validator": "Address",
        # Raw native units that unbond
        "amount": "Amount",
        # When they can be claimed, in Unix seconds
        "release_at": "Time",
        # True once they can be claimed
        "claimable": "bool",
    },
)

ChainUnstakesFromResult = TypedDict(
    "ChainUnstakesFromResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainUnstakesFromResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainUnstakesFromResultEventsItem = TypedDict(
    "ChainUnstakesFromResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainUnstakesFromResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainUnstakesFromResultEventsItemData = TypedDict(
    "ChainUnstakesFromResultEventsItemData",
    {
        # Account that takes stake back
        "staker": "Address",
        # Operator account of the validator
        "validator": "Address",
        # Raw native units that unbond
        "amount": "Amount",
        # When they can be claimed, in Unix seconds
        "release_at": "Time",
    },
)

ChainUpdateTokenMetadataResult1 = TypedDict(
    "ChainUpdateTokenMetadataResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainValidatorHealthResult = TypedDict(
    "ChainValidatorHealthResult",
    {
        # Height of the last final block of this node
        "block_height": "Height",
        # How many other nodes it is linked with
        "peers": "int",
        # synced; syncing: it fetches blocks; stalled: no block for a minute; paused: it waits
        "sync_status": "Literal[\"synced\", \"syncing\", \"stalled\", \"paused\"]",
        # Highest block that this node or one of its peers has
        "highest_known_height": "Height",
        # How far fetching blocks is; null unless sync_status is syncing
        "sync_progress": "NotRequired[ChainValidatorHealthResultSyncProgress | None]",
        # Seconds since the node started
        "uptime_seconds": "int",
        # Version of the program that the node runs
        "version": "str",
        # True when the node has the key of a validator
        "is_validator": "bool",
        # Account of that validator; null without one
        "validator_address": "NotRequired[Address | None]",
        # Whether the validator was taken out for misconduct or absence; null without one
        "is_jailed": "NotRequired[bool | None]",
        # Last height whose commit, as the next block carries it, has this validator's signature; 0 for none yet
        "last_signed_height": "NotRequired[Height | None]",
        # Turns that this validator did not take, ever; null without one
        "missed_turns": "NotRequired[int | None]",
        # Bundles that wait on this node
        "mempool_size": "int",
        # Memory of the process in MiB
        "memory_mb": "int",
        # Free space where the node keeps its data, in GB
        "disk_free_gb": "int",
        # Median of the peers' clocks less this node's, in milliseconds; null without peers
        "clock_offset_ms": "NotRequired[float | None]",
        # Plugins that are stopped, or failed in the last ten minutes
        "plugins": "list[ChainValidatorHealthResultPluginsItem]",
    },
)

ChainValidatorHealthResultPluginsItem = TypedDict(
    "ChainValidatorHealthResultPluginsItem",
    {
        # Name of the plugin in which something failed
        "plugin": "str",
        # True when the node runs on without it
        "stopped": "bool",
        # Failures since the plugin last ran without one for ten minutes
        "failures": "int",
        # Part of the plugin that failed first
        "where": "str",
        # When it failed first, in Unix seconds
        "since": "Time",
        # When it is started again, in Unix seconds; null while it runs, or if it cannot be loaded
        "next_start": "NotRequired[Time | None]",
    },
)

ChainValidatorHealthResultSyncProgress = TypedDict(
    "ChainValidatorHealthResultSyncProgress",
    {
        # Height that it fetches blocks up to
        "target": "Height",
        # Part of the missing blocks that it has executed, 0 to 100
        "percent": "float",
        # Blocks that it executes in a second
        "blocks_per_s": "float",
        # Seconds until it has all; null while the rate is not known
        "eta_s": "NotRequired[int | None]",
    },
)

ChainVerifyAnchorResult = TypedDict(
    "ChainVerifyAnchorResult",
    {
        # Whether the key is anchored
        "exists": "bool",
        # The anchor; null when there is none
        "anchor": "NotRequired[ChainVerifyAnchorResultAnchor | None]",
        # Blocks from that of the anchor to the head, both counted; all of them are final. 0 without an anchor
        "confirmations": "int",
        # That the state has this record of anchor.anchors, or none
        "proof": "ChainVerifyAnchorResultProof",
    },
)

ChainVerifyAnchorResultAnchor = TypedDict(
    "ChainVerifyAnchorResultAnchor",
    {
        # Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Name of the hash within its namespace; a name is used once
        "key": "str",
        # The hash that is anchored, of whatever function its writer took; never zero
        "value_hash": "Hex32",
        # Account that anchored it; the namespace may have another owner by now
        "owner": "Address",
        # Bundle that anchored it; null when the end of a block did, as for a decision of a DAO
        "bundle_hash": "Hash | None",
        # Block that has this bundle
        "block_height": "Height",
        # Time of that block in unix seconds
        "timestamp": "Time",
        # Where what was hashed can be had; the chain does not look there
        "uri": "NotRequired[str | None]",
        # Hash of that block; null where this node does not have its header
        "block_hash": "NotRequired[Hash | None]",
    },
)

# That the state has this record of anchor.anchors, or none
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
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainVoteUpgradeResult1 = TypedDict(
    "ChainVoteUpgradeResult1",
    {
        # By which the bundle is known: ask for its receipt with it
        "bundle_hash": "Hash",
        # pending: the node has it; included: a block has it
        "status": "Literal[\"pending\", \"included\"]",
        # Account that sends the bundle and pays
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Most gas that it may use
        "gas_limit": "int",
        # What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # The most that it can cost: all of gas_limit, in raw native units
        "max_fee": "Amount",
        # Names of its operations, in order
        "operations": "list[str]",
        # Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
        "created": "NotRequired[Any]",
        # What it did; null until a block includes it
        "receipt": "NotRequired[Receipt | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
    },
)

ChainVotesOfResult = TypedDict(
    "ChainVotesOfResult",
    {
        # Events under the key, the newest first
        "events": "list[ChainVotesOfResultEventsItem]",
        # Number of entries in this page
        "count": "int",
        # `cursor` of the next page; null on the last page
        "next_cursor": "NotRequired[str | None]",
        # Last block that the index has seen
        "indexed_height": "Height",
    },
)

ChainVotesOfResultEventsItem = TypedDict(
    "ChainVotesOfResultEventsItem",
    {
        # Block in which it happened
        "height": "Height",
        # When that block was proposed, in Unix seconds
        "time": "Time",
        # Bundle whose operation caused it; null for an effect of the block
        "bundle_hash": "Hash | None",
        # Which operation of the bundle, from 0; null for an event that no operation caused
        "op_index": "NotRequired[int | None]",
        # Fields of the event, as the module declares them
        "data": "ChainVotesOfResultEventsItemData",
    },
)

# Fields of the event, as the module declares them
ChainVotesOfResultEventsItemData = TypedDict(
    "ChainVotesOfResultEventsItemData",
    {
        # Number of the proposal, as its making answered
        "proposal_id": "int",
        # Account that voted
        "voter": "Address",
        # True in favour, false against
        "approve": "bool",
        # Raw native units of stake that it spoke for
        "power": "Amount",
    },
)

# The Ed25519 public key with which a validator signs: 64 hex characters, answered without 0x.
ConsensusKey: TypeAlias = "str"

# A DAO: who decides, by which rules, and over what
Dao = TypedDict(
    "Dao",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao_address": "Address",
        # What people call the DAO, 1 to 64 characters; others may have the same
        "name": "str",
        # Mint of the token whose holders vote
        "token_mint": "Mint",
        # Symbol of that token; the mint of one that has none of its own
        "token_symbol": "str",
        # Who can make more of that token, and so outvote all others; null for nobody
        "mint_authority": "NotRequired[Address | None]",
        # What it decides by
        "config": "DaoConfig",
        # Account that created it
        "creator": "Address",
        # How many proposals it has had
        "proposals": "int",
        # What it holds, the native token first; at most 100 tokens, chain_getAddressTokens tells of all
        "treasury": "list[DaoTreasuryItem]",
        # Height of the block that made it
        "created_at_height": "Height",
    },
)

# What it decides by
DaoConfig = TypedDict(
    "DaoConfig",
    {
        # Raw units of the token that a proposer must hold, until the vote is over
        "proposal_threshold": "Amount",
        # Part of the supply that must vote for or abstain, 100 to 10,000 basis points
        "quorum_bps": "int",
        # Part of the votes for and against that must be for, 5,001 to 10,000 basis points
        "approval_bps": "int",
        # Seconds between the end of the vote and the execution, at most 30 days
        "timelock_s": "int",
        # Seconds in which it can be executed after that, at least an hour
        "execution_window_s": "int",
        # Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "int",
        # True where a vote ends once no further vote could change what comes of it
        "allow_early_execution": "bool",
        # Blocks between a proposal and the first block of its vote, 1 to 43,200
        "voting_delay_blocks": "int",
        # Blocks for which it is voted on, 150 to 1,296,000
        "voting_period_blocks": "int",
        # Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
        "guardian": "NotRequired[Address | None]",
        # What the DAO is for, up to 1,000 characters
        "description": "str",
        # Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

DaoTreasuryItem = TypedDict(
    "DaoTreasuryItem",
    {
        # Mint of the token
        "mint": "Mint",
        # Symbol of the token; the mint of one that has none of its own
        "symbol": "str",
        # Raw units that the DAO holds
        "balance": "Amount",
    },
)

DebugTraceCallBlock4 = TypedDict(
    "DebugTraceCallBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

DevAdvanceTimeResult = TypedDict(
    "DevAdvanceTimeResult",
    {
        # First block that has the new time
        "height": "Height",
        # Time of that block, in Unix seconds
        "time": "Time",
    },
)

# What operations would do now, without being sent
DryRun = TypedDict(
    "DryRun",
    {
        # True when the operations would succeed now
        "ok": "bool",
        # Gas that they would use; 0 when they would fail
        "gas_used": "int",
        # What they would cost, in raw native units
        "fee": "Amount",
        # What was tried, in order
        "operations": "list[OperationRecord]",
        # What they would tell of
        "events": "list[Event]",
        # Why they would fail; null when they would not
        "error": "NotRequired[Refusal | None]",
        # What the caller should know before signing, a sentence each
        "warnings": "list[str]",
        # What accounts would get, the fee in it
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
        # Raw units that it would get; below zero what it would give
        "delta": "str",
    },
)

ErigonGetHeaderByNumberBlock4 = TypedDict(
    "ErigonGetHeaderByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthCallBlock4 = TypedDict(
    "EthCallBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthEstimateGasBlock4 = TypedDict(
    "EthEstimateGasBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthFeeHistoryNewest4 = TypedDict(
    "EthFeeHistoryNewest4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetBalanceBlock4 = TypedDict(
    "EthGetBalanceBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetBlockByHashBlock4 = TypedDict(
    "EthGetBlockByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetBlockByNumberBlock4 = TypedDict(
    "EthGetBlockByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetBlockReceiptsBlock4 = TypedDict(
    "EthGetBlockReceiptsBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetBlockTransactionCountByHashBlock4 = TypedDict(
    "EthGetBlockTransactionCountByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetBlockTransactionCountByNumberBlock4 = TypedDict(
    "EthGetBlockTransactionCountByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetCodeBlock4 = TypedDict(
    "EthGetCodeBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetHeaderByHashBlock4 = TypedDict(
    "EthGetHeaderByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetHeaderByNumberBlock4 = TypedDict(
    "EthGetHeaderByNumberBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetRawTransactionByBlockHashAndIndexBlock4 = TypedDict(
    "EthGetRawTransactionByBlockHashAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetRawTransactionByBlockNumberAndIndexBlock4 = TypedDict(
    "EthGetRawTransactionByBlockNumberAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetStorageAtBlock4 = TypedDict(
    "EthGetStorageAtBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetTransactionByBlockHashAndIndexBlock4 = TypedDict(
    "EthGetTransactionByBlockHashAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetTransactionByBlockNumberAndIndexBlock4 = TypedDict(
    "EthGetTransactionByBlockNumberAndIndexBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetTransactionCountBlock4 = TypedDict(
    "EthGetTransactionCountBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetUncleByBlockHashAndIndexHeight4 = TypedDict(
    "EthGetUncleByBlockHashAndIndexHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetUncleByBlockNumberAndIndexHeight4 = TypedDict(
    "EthGetUncleByBlockNumberAndIndexHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetUncleCountByBlockHashHeight4 = TypedDict(
    "EthGetUncleCountByBlockHashHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

EthGetUncleCountByBlockNumberHeight4 = TypedDict(
    "EthGetUncleCountByBlockNumberHeight4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

# Storage that a transaction says it reads
EthereumAccess = TypedDict(
    "EthereumAccess",
    {
        # Contract whose storage is read
        "address": "EthereumAddress",
        # Places in its storage
        "storageKeys": "list[EthereumHash]",
    },
)

# The last 20 bytes of an account or contract, as 0x and 40 hex digits
EthereumAddress: TypeAlias = "str"

# A block as Ethereum clients see it
EthereumBlock = TypedDict(
    "EthereumBlock",
    {
        # Which block it is, counted from genesis
        "number": "Quantity",
        # By which the block is known
        "hash": "EthereumHash",
        # Hash of the block before it
        "parentHash": "EthereumHash",
        # Zeros: there is no mining
        "nonce": "EthereumData",
        # Hash of an empty list: there are no uncles
        "sha3Uncles": "EthereumHash",
        # Filter that tells which contracts and topics its logs cannot have
        "logsBloom": "EthereumData",
        # Root over its transactions
        "transactionsRoot": "EthereumHash",
        # Root of the tree over the state after it
        "stateRoot": "EthereumHash",
        # Root over its receipts
        "receiptsRoot": "EthereumHash",
        # Account of the validator that proposed it
        "miner": "EthereumAddress",
        # Zero: there is no mining
        "difficulty": "Quantity",
        # Zero: there is no mining
        "totalDifficulty": "Quantity",
        # Empty: proposers add nothing
        "extraData": "EthereumData",
        # Most gas that it may use
        "gasLimit": "Quantity",
        # Gas that all its transactions used
        "gasUsed": "Quantity",
        # When it was proposed, in Unix seconds
        "timestamp": "Quantity",
        # Zeros: there is no mining
        "mixHash": "EthereumHash",
        # Least price of gas at this height, in wei
        "baseFeePerGas": "Quantity",
        # Its size in bytes
        "size": "Quantity",
        # Its transactions, or their hashes, in the order of execution
        "transactions": "list[EthereumHash] | list[EthereumTransaction]",
        # An empty list: there are none
        "uncles": "list[EthereumHash]",
    },
)

# A call, or a transaction that is not signed
EthereumCall = TypedDict(
    "EthereumCall",
    {
        # Account that would send it; the zero address when left out
        "from": "NotRequired[EthereumAddress]",
        # Account or contract to call
        "to": "NotRequired[EthereumAddress | None]",
        # Native units to move, in wei; none when left out
        "value": "NotRequired[Quantity]",
        # What to call, ABI-encoded; the older name of input
        "data": "NotRequired[EthereumData]",
        # What to call, ABI-encoded
        "input": "NotRequired[EthereumData]",
        # Place among the transactions of its sender; the next one when left out
        "nonce": "NotRequired[Quantity | None]",
        # Most gas that it may use; as much as a block has when left out
        "gas": "NotRequired[Quantity | None]",
        # What it offers for a unit of gas, in wei
        "gasPrice": "NotRequired[Quantity | None]",
        # Most that it offers for a unit of gas, in wei
        "maxFeePerGas": "NotRequired[Quantity | None]",
        # Tip that it offers for a unit of gas, in wei; never charged
        "maxPriorityFeePerGas": "NotRequired[Quantity | None]",
        # Storage that it says it reads; of no effect here
        "accessList": "NotRequired[list[EthereumCallAccessListItem]]",
    },
)

EthereumCallAccessListItem = TypedDict(
    "EthereumCallAccessListItem",
    {
        # Contract whose storage is read
        "address": "EthereumAddress",
        # Places in its storage
        "storageKeys": "list[EthereumHash]",
    },
)

# A transaction or call as geth’s callTracer tells of it
EthereumCallTrace = TypedDict(
    "EthereumCallTrace",
    {
        # Always a plain call: no code runs here
        "type": "Literal[\"CALL\"]",
        # Who calls or gives
        "from": "EthereumAddress",
        # Who is called or gets; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native units that move, in wei
        "value": "Quantity",
        # Offered for it; zero for moves inside of a transaction, which use that of the whole
        "gas": "Quantity",
        # What was used of it
        "gasUsed": "Quantity",
        # Call data; of native bundles their bytes
        "input": "EthereumData",
        # What it answered, or why it reverted
        "output": "NotRequired[EthereumData]",
        # There where a tried call reverts
        "error": "NotRequired[str]",
        # The reason in words, where a tried call reverts
        "revertReason": "NotRequired[str]",
        # The moves of native units inside, in order
        "calls": "NotRequired[list[EthereumInnerCall]]",
        # There where the tracer is told withLog
        "logs": "NotRequired[list[EthereumTracedLog]]",
    },
)

# Bytes as 0x and an even count of hex digits
EthereumData: TypeAlias = "str"

# Prices and use of gas over some blocks
EthereumFeeHistory = TypedDict(
    "EthereumFeeHistory",
    {
        # First block of the lists
        "oldestBlock": "Quantity",
        # Least price of gas in each block and in the one that follows, in wei
        "baseFeePerGas": "list[Quantity]",
        # How full each block was, 0 to 1
        "gasUsedRatio": "list[float]",
        # Tips at the percentiles asked for, of each block: zeros
        "reward": "NotRequired[list[list[Quantity]]]",
    },
)

# A 32-byte hash as 0x and 64 hex digits
EthereumHash: TypeAlias = "str"

# What a block says of itself, without its transactions
EthereumHeader = TypedDict(
    "EthereumHeader",
    {
        # Which block it is, counted from genesis
        "number": "Quantity",
        # By which the block is known
        "hash": "EthereumHash",
        # Hash of the block before it
        "parentHash": "EthereumHash",
        # Zeros: there is no mining
        "nonce": "EthereumData",
        # Hash of an empty list: there are no uncles
        "sha3Uncles": "EthereumHash",
        # Filter that tells which contracts and topics its logs cannot have
        "logsBloom": "EthereumData",
        # Root over its transactions
        "transactionsRoot": "EthereumHash",
        # Root of the tree over the state after it
        "stateRoot": "EthereumHash",
        # Root over its receipts
        "receiptsRoot": "EthereumHash",
        # Account of the validator that proposed it
        "miner": "EthereumAddress",
        # Zero: there is no mining
        "difficulty": "Quantity",
        # Zero: there is no mining
        "totalDifficulty": "Quantity",
        # Empty: proposers add nothing
        "extraData": "EthereumData",
        # Most gas that it may use
        "gasLimit": "Quantity",
        # Gas that all its transactions used
        "gasUsed": "Quantity",
        # When it was proposed, in Unix seconds
        "timestamp": "Quantity",
        # Zeros: there is no mining
        "mixHash": "EthereumHash",
        # Least price of gas at this height, in wei
        "baseFeePerGas": "Quantity",
    },
)

# A move of native units by an operation, told as a call without data
EthereumInnerCall = TypedDict(
    "EthereumInnerCall",
    {
        # Always a plain call: no code runs here
        "type": "Literal[\"CALL\"]",
        # Who calls or gives
        "from": "EthereumAddress",
        # Who is called or gets; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native units that move, in wei
        "value": "Quantity",
        # Offered for it; zero for moves inside of a transaction, which use that of the whole
        "gas": "Quantity",
        # What was used of it
        "gasUsed": "Quantity",
        # Empty: moves carry no data
        "input": "EthereumData",
    },
)

# A log of a contract
EthereumLog = TypedDict(
    "EthereumLog",
    {
        # Contract that the log is of
        "address": "EthereumAddress",
        # What it can be found by: the hash of the event, then its indexed fields
        "topics": "list[EthereumHash]",
        # The other fields of the event, ABI-encoded
        "data": "EthereumData",
        # Block that it stands in
        "blockNumber": "Quantity",
        # Transaction that caused it
        "transactionHash": "EthereumHash",
        # Place of the transaction in its block, from 0
        "transactionIndex": "Quantity",
        # Hash of the block that it stands in
        "blockHash": "EthereumHash",
        # Place of the log in its block, from 0
        "logIndex": "Quantity",
        # Always false: blocks are final
        "removed": "bool",
        # When the block was proposed, in Unix seconds
        "blockTimestamp": "Quantity",
    },
)

# Which logs to tell; what is left out lets all through
EthereumLogFilter = TypedDict(
    "EthereumLogFilter",
    {
        # Contracts whose logs to tell, one or up to 1,000; all when left out
        "address": "NotRequired[EthereumAddress | list[EthereumAddress] | None]",
        # What may stand at each of the four places: a topic, several, or null for any
        "topics": "NotRequired[list[EthereumHash | list[EthereumHash | None] | None] | None]",
        # First block, a number or tag; the newest when left out
        "fromBlock": "NotRequired[str | None]",
        # Last block, a number or tag; the newest when left out
        "toBlock": "NotRequired[str | None]",
        # Only this block; not together with fromBlock and toBlock
        "blockHash": "NotRequired[EthereumHash | None]",
    },
)

# Transactions that wait on this node
EthereumPool = TypedDict(
    "EthereumPool",
    {
        # What the next blocks may hold: sender, nonce, transaction
        "pending": "dict[str, Any]",
        # What waits for an earlier nonce: sender, nonce, transaction
        "queued": "dict[str, Any]",
    },
)

# What a transaction did
EthereumReceipt = TypedDict(
    "EthereumReceipt",
    {
        # Format: 0 legacy, 1 with access list, 2 with a fee cap
        "type": "Quantity",
        # One: what fails is in no block
        "status": "Quantity",
        # Transaction that it is about
        "transactionHash": "EthereumHash",
        # Place of the transaction in its block, from 0
        "transactionIndex": "Quantity",
        # Hash of the block that has it
        "blockHash": "EthereumHash",
        # Block that has it
        "blockNumber": "Quantity",
        # Account that sent it
        "from": "EthereumAddress",
        # Account or contract that it called; null where it created one
        "to": "EthereumAddress | None",
        # Null: transactions create no contracts
        "contractAddress": "Any",
        # Gas of the block up to and with it
        "cumulativeGasUsed": "Quantity",
        # Gas that was paid for
        "gasUsed": "Quantity",
        # What was paid for a unit of gas, in wei
        "effectiveGasPrice": "Quantity",
        # What it told of, in order
        "logs": "list[EthereumLog]",
        # Filter that tells which contracts and topics its logs cannot have
        "logsBloom": "EthereumData",
    },
)

# How far a node is that catches up
EthereumSyncing = TypedDict(
    "EthereumSyncing",
    {
        # Block at which catching up began
        "startingBlock": "Quantity",
        # Newest block of this node
        "currentBlock": "Quantity",
        # Newest block that a peer told of
        "highestBlock": "Quantity",
    },
)

# A transaction, or a move inside of one, as OpenEthereum tells of it
EthereumTrace = TypedDict(
    "EthereumTrace",
    {
        # Who called whom, with what
        "action": "EthereumTraceAction",
        # Gas and output of the traced call
        "result": "EthereumTraceResult",
        # How many moves lie inside of it
        "subtraces": "int",
        # Where it lies: empty for the transaction, else the place of the move
        "traceAddress": "list[int]",
        # Hash of the block that has it
        "blockHash": "EthereumHash",
        # Height of the block that has it
        "blockNumber": "int",
        # What was traced, or contains what was
        "transactionHash": "EthereumHash",
        # Place of that transaction in its block
        "transactionPosition": "int",
        # Always a call: no contract is created and none destroyed
        "type": "Literal[\"call\"]",
    },
)

# What a trace is of
EthereumTraceAction = TypedDict(
    "EthereumTraceAction",
    {
        # Always a plain call: no code runs here
        "callType": "Literal[\"call\"]",
        # Who calls or gives
        "from": "EthereumAddress",
        # Who is called or gets; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native units that move, in wei
        "value": "Quantity",
        # Offered for it; zero for moves inside of a transaction, which use that of the whole
        "gas": "Quantity",
        # Call data; of native bundles their bytes
        "input": "EthereumData",
    },
)

# Which traces of which blocks; other fields are not read
EthereumTraceFilter = TypedDict(
    "EthereumTraceFilter",
    {
        # First block, a number or tag; the newest when left out
        "fromBlock": "NotRequired[str | int]",
        # Last block, a number or tag; the newest when left out
        "toBlock": "NotRequired[str | int]",
        # Only what one of these calls or gives
        "fromAddress": "NotRequired[list[EthereumAddress]]",
        # Only what one of these is called or gets
        "toAddress": "NotRequired[list[EthereumAddress]]",
        # How many of those found to pass over
        "after": "NotRequired[int]",
        # How many to tell: 1000 at most
        "count": "NotRequired[int]",
    },
)

# How the traced call ended
EthereumTraceResult = TypedDict(
    "EthereumTraceResult",
    {
        # What was used of it
        "gasUsed": "Quantity",
        # What it answered, empty where nothing was
        "output": "EthereumData",
    },
)

# A log as geth’s callTracer tells of it
EthereumTracedLog = TypedDict(
    "EthereumTracedLog",
    {
        # The token or collection that it is of
        "address": "EthereumAddress",
        # Hash of the event, then what it can be found by
        "topics": "list[EthereumHash]",
        # The other values, in words of 32 bytes
        "data": "EthereumData",
        # How many inner calls were told of before it: none
        "position": "Quantity",
        # Place among the logs of the transaction
        "index": "Quantity",
    },
)

# Which tracer, and what it is to tell; other fields are not read
EthereumTracing = TypedDict(
    "EthereumTracing",
    {
        # "callTracer" is the only one
        "tracer": "NotRequired[str]",
        # What the tracer is to tell
        "tracerConfig": "NotRequired[EthereumTracingTracerConfig]",
    },
)

# What the tracer is to tell
EthereumTracingTracerConfig = TypedDict(
    "EthereumTracingTracerConfig",
    {
        # True to leave out what moved inside
        "onlyTopCall": "NotRequired[bool]",
        # True to be told the logs too
        "withLog": "NotRequired[bool]",
    },
)

# A transaction, or a native bundle as Ethereum clients see it
EthereumTransaction = TypedDict(
    "EthereumTransaction",
    {
        # Hash of the block that has it; null while it waits
        "blockHash": "EthereumHash | None",
        # Block that has it; null while it waits
        "blockNumber": "Quantity | None",
        # When the block was proposed, in Unix seconds; null while it waits
        "blockTimestamp": "Quantity | None",
        # Place in the block, from 0; null while it waits
        "transactionIndex": "Quantity | None",
        # By which the transaction is known
        "hash": "EthereumHash",
        # Format: 0 legacy, 1 with access list, 2 with a fee cap
        "type": "Quantity",
        # Account that sent it
        "from": "EthereumAddress",
        # Account or contract that it calls; null where it creates one
        "to": "EthereumAddress | None",
        # Place among the transactions of its sender
        "nonce": "Quantity",
        # Most gas that it may use
        "gas": "Quantity",
        # Native units that it moves, in wei
        "value": "Quantity",
        # What it calls, ABI-encoded
        "input": "EthereumData",
        # Chain that it was signed for
        "chainId": "Quantity",
        # What it pays for a unit of gas, in wei
        "gasPrice": "Quantity",
        # Most that it would pay for a unit of gas, in wei
        "maxFeePerGas": "NotRequired[Quantity]",
        # Tip that it offers for a unit of gas, in wei; never charged
        "maxPriorityFeePerGas": "NotRequired[Quantity]",
        # Storage that it says it reads; of no effect here
        "accessList": "NotRequired[list[EthereumAccess]]",
        # Part of the signature: which of the two points, and the chain
        "v": "Quantity",
        # Part of the signature: which of the two points
        "yParity": "NotRequired[Quantity]",
        # First number of the signature
        "r": "Quantity",
        # Second number of the signature
        "s": "Quantity",
    },
)

# An event that a module told of in a bundle or block
Event = TypedDict(
    "Event",
    {
        # Place among the events of the bundle or block, from 0
        "index": "int",
        # Which operation of the bundle caused it, from 0; null for events that no operation caused
        "op_index": "NotRequired[int | None]",
        # Module that tells of it
        "module": "str",
        # Which event of the module it is
        "name": "str",
        # Its fields, as the module declares them
        "data": "Any",
    },
)

# What a game says of a player
GameProfile = TypedDict(
    "GameProfile",
    {
        # The game, by the id under which it registered
        "game_id": "str",
        # False when the player hides it: then all that follows is null
        "visible": "bool",
        # The player that it is about
        "passport_owner": "NotRequired[Address | None]",
        # What people call the game
        "game_name": "NotRequired[str | None]",
        # His score, as the game last said it
        "score": "NotRequired[int | None]",
        # Named numbers, as the game last said them
        "stats": "NotRequired[dict[str, int] | None]",
        # What he has reached in it, by the alphabet
        "achievements": "NotRequired[list[str] | None]",
        # When the game first wrote about him
        "first_played": "NotRequired[Time | None]",
        # When it last did
        "last_played": "NotRequired[Time | None]",
        # How often it did
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
        # Publish up to 1,024 bytes in the chain. They are kept in the block, not in the state.
        "Memo": "NotRequired[dict[str, Any]]",
        # Let a further key sign for the account. Any one key is enough to sign: each key added can be stolen.
        "AddKey": "NotRequired[dict[str, Any]]",
        # Take a key from the account. At least one must remain.
        "RemoveKey": "NotRequired[dict[str, Any]]",
        # Put a new key in the place of an old one, at once.
        "RotateKey": "NotRequired[dict[str, Any]]",
        # Move an amount of a token to another account.
        "Transfer": "NotRequired[dict[str, Any]]",
        # Move tokens to up to 256 accounts, all or none. What one account gets of one token is summed up.
        "BatchTransfer": "NotRequired[dict[str, Any]]",
        # Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
        "CreateToken": "NotRequired[dict[str, Any]]",
        # Make more of a token. Only its mint authority can; of a stablecoin, its minters.
        "MintToken": "NotRequired[dict[str, Any]]",
        # Destroy some of your own tokens. The native token cannot be burned: its supply is fixed.
        "BurnToken": "NotRequired[dict[str, Any]]",
        # Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
        "UpdateTokenMetadata": "NotRequired[dict[str, Any]]",
        # Lock the metadata of a token that you created. Nobody can ever unlock them.
        "LockTokenMetadata": "NotRequired[dict[str, Any]]",
        # Hand a role of a token that you hold to another account, or give it up for ever. Roles of a stablecoin are changed by its owner, a multi-signature account, and change 48 hours later; naming who holds the role now takes a change back.
        "SetTokenAuthority": "NotRequired[dict[str, Any]]",
        # Freeze an account for a stablecoin: it can neither send, receive nor burn it. Only the freeze authority can.
        "FreezeAccount": "NotRequired[dict[str, Any]]",
        # Pause a stablecoin or a bridged token: nothing of it moves, nor is any made or burned. Only the pause authority can.
        "PauseToken": "NotRequired[dict[str, Any]]",
        # How much of a stablecoin a minter may make in any so many seconds: set by the issuer, its mint authority. A new minter is appointed by the owner, a multi-signature account, and begins 48 hours later. Either takes a minter away, with 0.
        "SetMinterAllowance": "NotRequired[dict[str, Any]]",
        # Say what reserves a stablecoin has, with the hash of the report. No more than that can be minted. For 35 days.
        "AttestReserves": "NotRequired[dict[str, Any]]",
        # Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
        "Stake": "NotRequired[dict[str, Any]]",
        # Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
        "Unstake": "NotRequired[dict[str, Any]]",
        # Take out everything that has unbonded.
        "ClaimUnstake": "NotRequired[dict[str, Any]]",
        # Take out what your stake has earned, with every validator or with one; of an operator also the commission. What compounds is stake already.
        "ClaimRewards": "NotRequired[dict[str, Any]]",
        # Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
        "SetCommission": "NotRequired[dict[str, Any]]",
        # Leave jail when the time is over. The validator may be active again from the next epoch.
        "Unjail": "NotRequired[dict[str, Any]]",
        # Say who runs your validator.
        "SetValidatorMetadata": "NotRequired[dict[str, Any]]",
        # Say whether and how your validator takes delegations. The least delegation is in raw units.
        "SetPoolConfig": "NotRequired[dict[str, Any]]",
        # Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
        "SetAutoCompound": "NotRequired[dict[str, Any]]",
        # Move stake to another validator at once. What was moved to a validator stays there for 21 days.
        "Redelegate": "NotRequired[dict[str, Any]]",
        # Bring two signed consensus messages that convict a validator of signing twice. Everybody may.
        "SubmitEvidence": "NotRequired[dict[str, Any]]",
        # Give your validator a new consensus key. It signs from the next epoch on: change the key of the node then. The old key can still be convicted of what it signed.
        "RotateConsensusKey": "NotRequired[dict[str, Any]]",
        # Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
        "CreateMultiSig": "NotRequired[dict[str, Any]]",
        # As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
        "ProposeMultiSigTx": "NotRequired[dict[str, Any]]",
        # As a signer, approve a transaction of a multi-signature account by its number alone.
        "ApproveMultiSigTx": "NotRequired[dict[str, Any]]",
        # As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
        "ApproveMultiSigOperations": "NotRequired[dict[str, Any]]",
        # As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
        "RevokeMultiSigApproval": "NotRequired[dict[str, Any]]",
        # Name the guardians who may give your account a new key, how many must agree, and how long you can object. No guardians: recovery is switched off. A change takes effect only after the timelock that stood before. 48 to 72 hours are a good timelock.
        "SetRecovery": "NotRequired[dict[str, Any]]",
        # As a guardian, begin to give an account a new key, which replaces all keys that it has. When another guardian has begun, the same with the same key approves it.
        "InitiateRecovery": "NotRequired[dict[str, Any]]",
        # As the owner, end the pending recovery of your account. Guardians may begin another.
        "CancelRecovery": "NotRequired[dict[str, Any]]",
        # Give an account the key of its recovery, once the timelock has run out and enough guardians have approved. Anybody may. All other keys are gone; address, nonce and balances stay.
        "FinalizeRecovery": "NotRequired[dict[str, Any]]",
        # Report a contract, with where the evidence is. An account counts once for a contract; levels are decided by proposals.
        "ReportContractSafety": "NotRequired[dict[str, Any]]",
        # Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
        "CreateProposal": "NotRequired[dict[str, Any]]",
        # Vote on a proposal by its number alone, with what you had bonded when its epoch began.
        "VoteProposal": "NotRequired[dict[str, Any]]",
        # Vote on a proposal with what you had bonded when its epoch began, and name its content by its hash: another content is refused. A new vote replaces the one before.
        "VoteProposalContent": "NotRequired[dict[str, Any]]",
        # Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
        "ExecuteProposal": "NotRequired[dict[str, Any]]",
        # Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
        "CancelProposal": "NotRequired[dict[str, Any]]",
        # Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
        "ScheduleUpgrade": "NotRequired[dict[str, Any]]",
        # Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
        "CancelUpgrade": "NotRequired[dict[str, Any]]",
        # Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
        "VoteUpgrade": "NotRequired[dict[str, Any]]",
        # Vote on a plan as a validator, with the stake that was behind you when it was scheduled, and name its content by its hash: another content is refused. A new vote replaces the one before.
        "VoteUpgradePlan": "NotRequired[dict[str, Any]]",
        # Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
        "CreatePool": "NotRequired[dict[str, Any]]",
        # Add to a pool: as much of the two amounts as fits its price, for shares of it.
        "AddLiquidity": "NotRequired[dict[str, Any]]",
        # Give up shares of a pool for what they are worth of both tokens.
        "RemoveLiquidity": "NotRequired[dict[str, Any]]",
        # Swap in the pool of two tokens. What comes out is at least `min_amount_out`, or nothing happens.
        "Swap": "NotRequired[dict[str, Any]]",
        # Swap through up to four pools in a row, all or nothing. What comes out goes to the recipient.
        "SwapRoute": "NotRequired[dict[str, Any]]",
        # Lock liquidity of yours until a time. With `lp_amount` 0, all locks of yours in this pool that end earlier are extended to that time; where there are more than 32, name those that matter with ExtendLpLock.
        "LockLiquidity": "NotRequired[dict[str, Any]]",
        # Have a lock of yours end later.
        "ExtendLpLock": "NotRequired[dict[str, Any]]",
        # Give a lock of yours to another account, which gets the liquidity when it ends.
        "TransferLpLock": "NotRequired[dict[str, Any]]",
        # Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
        "CreatePresale": "NotRequired[dict[str, Any]]",
        # Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
        "ContributePresale": "NotRequired[dict[str, Any]]",
        # Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
        "FinalizePresale": "NotRequired[dict[str, Any]]",
        # Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
        "RefundPresale": "NotRequired[dict[str, Any]]",
        # Cancel a presale of yours that has not ended and not reached its soft cap: everybody gets back what he paid.
        "CancelPresale": "NotRequired[dict[str, Any]]",
        # Claim the tokens of a finalized presale that are due to you by now.
        "ClaimPresale": "NotRequired[dict[str, Any]]",
        # Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
        "CreateNftCollection": "NotRequired[dict[str, Any]]",
        # Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
        "MintNft": "NotRequired[dict[str, Any]]",
        # Move a token to another account: as its owner, or as one whom the owner approved.
        "TransferNft": "NotRequired[dict[str, Any]]",
        # Destroy a token of yours. Its id never comes back.
        "BurnNft": "NotRequired[dict[str, Any]]",
        # Let an account move a token of yours until it is moved, or, without a token_id, all your tokens of the collection until you take it back.
        "ApproveNft": "NotRequired[dict[str, Any]]",
        # Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.
        "UpdateNftCollection": "NotRequired[dict[str, Any]]",
        # Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.
        "LockNftCollection": "NotRequired[dict[str, Any]]",
        # Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
        "CreateMultiTokenCollection": "NotRequired[dict[str, Any]]",
        # Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
        "DefineTokenType": "NotRequired[dict[str, Any]]",
        # Mint some of a type of a collection of yours.
        "MintMultiToken": "NotRequired[dict[str, Any]]",
        # Mint 1 to 256 times in a collection of yours, all or none.
        "BatchMintMultiToken": "NotRequired[dict[str, Any]]",
        # Move some of a type to another account.
        "TransferMultiToken": "NotRequired[dict[str, Any]]",
        # Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
        "BatchTransferMultiToken": "NotRequired[dict[str, Any]]",
        # Destroy some of your own tokens of a type.
        "BurnMultiToken": "NotRequired[dict[str, Any]]",
        # Let an account move all that you hold in a collection, now and later, or no longer.
        "SetMultiTokenOperator": "NotRequired[dict[str, Any]]",
        # Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
        "CreateStakingPool": "NotRequired[dict[str, Any]]",
        # Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
        "StakeToPool": "NotRequired[dict[str, Any]]",
        # Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
        "UnstakeFromPool": "NotRequired[dict[str, Any]]",
        # Claim all that you earned in a pool, also in a closed one.
        "ClaimPoolRewards": "NotRequired[dict[str, Any]]",
        # Pay rewards into a pool. Where the pool has a funder, nobody else can; else it is a gift: what is left at the end goes to the creator.
        "FundStakingPool": "NotRequired[dict[str, Any]]",
        # Close a pool of yours in which nobody has anything staked. What is not owed to former stakers goes back to who funded it; they can still claim.
        "CloseStakingPool": "NotRequired[dict[str, Any]]",
        # Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
        "Anchor": "NotRequired[dict[str, Any]]",
        # Give a namespace of yours to another account: from then on it anchors there. What is anchored stays.
        "TransferNamespace": "NotRequired[dict[str, Any]]",
        # Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
        "RegisterName": "NotRequired[dict[str, Any]]",
        # Commit to a name without showing it: Blake3 of name, sender and a salt. Five blocks later RegisterName with the salt wins the name against everybody who registers it in the same block without a commitment.
        "CommitName": "NotRequired[dict[str, Any]]",
        # Give a name of yours to another account. It stands for that account then; its text records are gone, and nobody is called so until he says so.
        "TransferName": "NotRequired[dict[str, Any]]",
        # Say something of a name. `address` is the account that it stands for; empty is the owner. `primary` is said by that account: true, and it is called so; false, and it is no more. Every other key is a text of the owner, like url or email; empty takes it away.
        "SetNameRecord": "NotRequired[dict[str, Any]]",
        # Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
        "BridgeDeposit": "NotRequired[dict[str, Any]]",
        # Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
        "BridgeWithdraw": "NotRequired[dict[str, Any]]",
        # Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
        "RegisterBridgeMapping": "NotRequired[dict[str, Any]]",
        # Say as an attester of the current set what a log of another chain deposits. What one says later replaces what he said before. With enough that say the same, it is received.
        "BridgeObserve": "NotRequired[dict[str, Any]]",
        # Sign as an attester of the current set that a withdrawal may be released; with enough signatures it is attested, and they are the proof for the other chain. When others were appointed since, they can sign for it anew. With release_tx: say that it was released.
        "BridgeAttestWithdrawal": "NotRequired[dict[str, Any]]",
        # Appoint the attesters: 3 to 32 keys, and how many must sign, more than two thirds. Proofs of the set before hold for another 24 hours. Foundation only.
        "SetAttesterSet": "NotRequired[dict[str, Any]]",
        # Set the limits above which receives of a token wait a day, whether it is paused, and what withdrawals cost. Foundation only.
        "SetBridgeLimits": "NotRequired[dict[str, Any]]",
        # Take back a receive that waits, because what it says is false. The log that it names stays used for ever. Foundation only.
        "CancelPendingReceive": "NotRequired[dict[str, Any]]",
        # Give back what was burned for a withdrawal that was not released in time: a day after the signatures for it expire. The fee for its release comes back too; that of the treasury does not. Foundation only, after a look at whether it was released after all.
        "RefundWithdrawal": "NotRequired[dict[str, Any]]",
        # Open a lane: let a token of this chain be locked for another Trellis chain, which has mapped a token to it; or close it, in both directions. Foundation only.
        "SetBridgeLane": "NotRequired[dict[str, Any]]",
        # Lock tokens of this chain for an account of another Trellis chain, where they come once its attesters have seen it. They come back when they are withdrawn there.
        "BridgeLock": "NotRequired[dict[str, Any]]",
        # Pay out here what was burned on another Trellis chain, with the signatures that its chain_getBridgeWithdrawal shows. Each withdrawal counts once, for ever, and only while its signatures hold. Anybody may bring them.
        "BridgeUnlock": "NotRequired[dict[str, Any]]",
        # Carry out the plan that a sentence became: its operations in order, as the sender, all or none. Nodes plan; what is signed is the plan.
        "SubmitIntent": "NotRequired[dict[str, Any]]",
        # Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
        "RegisterProgram": "NotRequired[dict[str, Any]]",
        # Run a version of a program as yourself by its number alone: all of its steps, or nothing.
        "ExecuteProgram": "NotRequired[dict[str, Any]]",
        # Run a version of a program as yourself, and name its text by its hash: another text is refused. All of its steps, or nothing. It can do with what is yours whatever its text says: read it, or simulate it, before you sign.
        "RunProgram": "NotRequired[dict[str, Any]]",
        # As the owner of a program, take all versions of it so far out of use: nobody can run them any more. A higher version can be registered afterwards.
        "DeprecateProgram": "NotRequired[dict[str, Any]]",
        # Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
        "CreateDao": "NotRequired[dict[str, Any]]",
        # Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
        "DaoPropose": "NotRequired[dict[str, Any]]",
        # Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
        "DaoVote": "NotRequired[dict[str, Any]]",
        # Vote on a proposal of a DAO with what you held of its token when the vote was about to begin, and name its content by its hash: another content is refused. A vote cannot be changed.
        "DaoVoteContent": "NotRequired[dict[str, Any]]",
        # Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
        "DaoExecute": "NotRequired[dict[str, Any]]",
        # Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
        "DaoCancel": "NotRequired[dict[str, Any]]",
        # Give tokens to the treasury of a DAO. A transfer to its address does the same, but does not ask whether it is one.
        "DaoDeposit": "NotRequired[dict[str, Any]]",
        # Sell an amount of a token for at least so much of another, to the market maker that matches it first. The amount is in escrow until then; at the deadline it comes back.
        "CreateSettleOrder": "NotRequired[dict[str, Any]]",
        # As a market maker, give an amount for an order, for good: it is in escrow at once, and changes hands in the next block at the latest. There is no last look.
        "MatchSettleOrder": "NotRequired[dict[str, Any]]",
        # Have a matched order change hands now. Anybody can; without it, the end of the next block does.
        "SettleOrder": "NotRequired[dict[str, Any]]",
        # Become a market maker of a tier with a bond of native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. Again, to change tier or name, or to add to the bond.
        "RegisterMarketMaker": "NotRequired[dict[str, Any]]",
        # Take an order of yours back that no maker has matched: what you sell leaves the escrow.
        "CancelSettleOrder": "NotRequired[dict[str, Any]]",
        # Cease to be a market maker. The first time you give up, and match no more orders; 21 days later, the second time, the bond comes back.
        "WithdrawMarketMakerBond": "NotRequired[dict[str, Any]]",
        # Make your passport: a gamertag that nobody else has in any case, a picture, a few words. It is yours for good.
        "CreatePassport": "NotRequired[dict[str, Any]]",
        # Change your passport. What is left out or null stays; an empty text is cleared. A gamertag changes once in 30 days, and the one before is kept for you as long.
        "UpdatePassport": "NotRequired[dict[str, Any]]",
        # Register a game under an id of its own. Its authority alone writes its profiles, for good.
        "RegisterGame": "NotRequired[dict[str, Any]]",
        # Write what a player did in a game of yours: his score and numbers as they are now, and achievements that he has reached. Up to a thousand points a game and epoch count as experience.
        "UpdateGameProfile": "NotRequired[dict[str, Any]]",
        # Say whether your profile in a game is shown. Of a hidden one, answers tell that it is there; what blocks say of it can still be read in them.
        "SetGameVisibility": "NotRequired[dict[str, Any]]",
        # Carry an Ethereum transaction, signed by an Ethereum key: a payment, or a transfer or approval of a token. Wallets send it by eth_sendRawTransaction.
        "EvmTransaction": "NotRequired[dict[str, Any]]",
    },
)

# The mint address of a token: 32 bytes in hex, answered with 0x. 32 zero bytes are the native token.
Mint: TypeAlias = "str"

# A name: who has it, what it stands for, and what it costs
Name = TypedDict(
    "Name",
    {
        # The whole of it: the label, a dot, and what names of this chain end with
        "name": "str",
        # Part of the name before the dot, such as alice
        "label": "str",
        # Account that has the name; null for nobody
        "owner": "NotRequired[Address | None]",
        # Account that the name stands for; null for none
        "address": "NotRequired[Address | None]",
        # True when that account is called so
        "primary": "bool",
        # When it was registered, in Unix seconds; null for never
        "registered_at": "NotRequired[Time | None]",
        # Until when it is paid, in Unix seconds; null for nobody
        "expires_at": "NotRequired[Time | None]",
        # Until when its owner can still renew it, in Unix seconds; null for nobody
        "grace_until": "NotRequired[Time | None]",
        # True when it has expired, and its owner can still renew it
        "in_grace": "bool",
        # Text records of the name, by key
        "records": "dict[str, str]",
        # Raw native units that were paid since it was registered; null for nobody
        "price_paid": "NotRequired[Amount | None]",
        # True when it can be registered now
        "available": "bool",
        # Raw native units that a year costs now: its owner, or whoever registers it
        "price": "Amount",
        # True when the chain keeps it from being registered
        "reserved": "bool",
        # The name that looks like it and is held by somebody, so that this one cannot be registered; null for none
        "look_alike": "NotRequired[str | None]",
    },
)

# An operation: its name, and its fields.
Operation = TypedDict(
    "Operation",
    {
        # Publish up to 1,024 bytes in the chain. They are kept in the block, not in the state.
        "Memo": "NotRequired[OperationMemo]",
        # Let a further key sign for the account. Any one key is enough to sign: each key added can be stolen.
        "AddKey": "NotRequired[OperationAddKey]",
        # Take a key from the account. At least one must remain.
        "RemoveKey": "NotRequired[OperationRemoveKey]",
        # Put a new key in the place of an old one, at once.
        "RotateKey": "NotRequired[OperationRotateKey]",
        # Move an amount of a token to another account.
        "Transfer": "NotRequired[OperationTransfer]",
        # Move tokens to up to 256 accounts, all or none. What one account gets of one token is summed up.
        "BatchTransfer": "NotRequired[OperationBatchTransfer]",
        # Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
        "CreateToken": "NotRequired[OperationCreateToken]",
        # Make more of a token. Only its mint authority can; of a stablecoin, its minters.
        "MintToken": "NotRequired[OperationMintToken]",
        # Destroy some of your own tokens. The native token cannot be burned: its supply is fixed.
        "BurnToken": "NotRequired[OperationBurnToken]",
        # Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
        "UpdateTokenMetadata": "NotRequired[OperationUpdateTokenMetadata]",
        # Lock the metadata of a token that you created. Nobody can ever unlock them.
        "LockTokenMetadata": "NotRequired[OperationLockTokenMetadata]",
        # Hand a role of a token that you hold to another account, or give it up for ever. Roles of a stablecoin are changed by its owner, a multi-signature account, and change 48 hours later; naming who holds the role now takes a change back.
        "SetTokenAuthority": "NotRequired[OperationSetTokenAuthority]",
        # Freeze an account for a stablecoin: it can neither send, receive nor burn it. Only the freeze authority can.
        "FreezeAccount": "NotRequired[OperationFreezeAccount]",
        # Pause a stablecoin or a bridged token: nothing of it moves, nor is any made or burned. Only the pause authority can.
        "PauseToken": "NotRequired[OperationPauseToken]",
        # How much of a stablecoin a minter may make in any so many seconds: set by the issuer, its mint authority. A new minter is appointed by the owner, a multi-signature account, and begins 48 hours later. Either takes a minter away, with 0.
        "SetMinterAllowance": "NotRequired[OperationSetMinterAllowance]",
        # Say what reserves a stablecoin has, with the hash of the report. No more than that can be minted. For 35 days.
        "AttestReserves": "NotRequired[OperationAttestReserves]",
        # Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
        "Stake": "NotRequired[OperationStake]",
        # Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
        "Unstake": "NotRequired[OperationUnstake]",
        # Take out everything that has unbonded.
        "ClaimUnstake": "NotRequired[dict[str, Any]]",
        # Take out what your stake has earned, with every validator or with one; of an operator also the commission. What compounds is stake already.
        "ClaimRewards": "NotRequired[OperationClaimRewards]",
        # Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
        "SetCommission": "NotRequired[OperationSetCommission]",
        # Leave jail when the time is over. The validator may be active again from the next epoch.
        "Unjail": "NotRequired[dict[str, Any]]",
        # Say who runs your validator.
        "SetValidatorMetadata": "NotRequired[OperationSetValidatorMetadata]",
        # Say whether and how your validator takes delegations. The least delegation is in raw units.
        "SetPoolConfig": "NotRequired[OperationSetPoolConfig]",
        # Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
        "SetAutoCompound": "NotRequired[OperationSetAutoCompound]",
        # Move stake to another validator at once. What was moved to a validator stays there for 21 days.
        "Redelegate": "NotRequired[OperationRedelegate]",
        # Bring two signed consensus messages that convict a validator of signing twice. Everybody may.
        "SubmitEvidence": "NotRequired[OperationSubmitEvidence]",
        # Give your validator a new consensus key. It signs from the next epoch on: change the key of the node then. The old key can still be convicted of what it signed.
        "RotateConsensusKey": "NotRequired[OperationRotateConsensusKey]",
        # Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
        "CreateMultiSig": "NotRequired[OperationCreateMultiSig]",
        # As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
        "ProposeMultiSigTx": "NotRequired[OperationProposeMultiSigTx]",
        # As a signer, approve a transaction of a multi-signature account by its number alone.
        "ApproveMultiSigTx": "NotRequired[OperationApproveMultiSigTx]",
        # As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
        "ApproveMultiSigOperations": "NotRequired[OperationApproveMultiSigOperations]",
        # As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
        "RevokeMultiSigApproval": "NotRequired[OperationRevokeMultiSigApproval]",
        # Name the guardians who may give your account a new key, how many must agree, and how long you can object. No guardians: recovery is switched off. A change takes effect only after the timelock that stood before. 48 to 72 hours are a good timelock.
        "SetRecovery": "NotRequired[OperationSetRecovery]",
        # As a guardian, begin to give an account a new key, which replaces all keys that it has. When another guardian has begun, the same with the same key approves it.
        "InitiateRecovery": "NotRequired[OperationInitiateRecovery]",
        # As the owner, end the pending recovery of your account. Guardians may begin another.
        "CancelRecovery": "NotRequired[dict[str, Any]]",
        # Give an account the key of its recovery, once the timelock has run out and enough guardians have approved. Anybody may. All other keys are gone; address, nonce and balances stay.
        "FinalizeRecovery": "NotRequired[OperationFinalizeRecovery]",
        # Report a contract, with where the evidence is. An account counts once for a contract; levels are decided by proposals.
        "ReportContractSafety": "NotRequired[OperationReportContractSafety]",
        # Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
        "CreateProposal": "NotRequired[OperationCreateProposal]",
        # Vote on a proposal by its number alone, with what you had bonded when its epoch began.
        "VoteProposal": "NotRequired[OperationVoteProposal]",
        # Vote on a proposal with what you had bonded when its epoch began, and name its content by its hash: another content is refused. A new vote replaces the one before.
        "VoteProposalContent": "NotRequired[OperationVoteProposalContent]",
        # Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
        "ExecuteProposal": "NotRequired[OperationExecuteProposal]",
        # Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
        "CancelProposal": "NotRequired[OperationCancelProposal]",
        # Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
        "ScheduleUpgrade": "NotRequired[OperationScheduleUpgrade]",
        # Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
        "CancelUpgrade": "NotRequired[OperationCancelUpgrade]",
        # Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
        "VoteUpgrade": "NotRequired[OperationVoteUpgrade]",
        # Vote on a plan as a validator, with the stake that was behind you when it was scheduled, and name its content by its hash: another content is refused. A new vote replaces the one before.
        "VoteUpgradePlan": "NotRequired[OperationVoteUpgradePlan]",
        # Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
        "CreatePool": "NotRequired[OperationCreatePool]",
        # Add to a pool: as much of the two amounts as fits its price, for shares of it.
        "AddLiquidity": "NotRequired[OperationAddLiquidity]",
        # Give up shares of a pool for what they are worth of both tokens.
        "RemoveLiquidity": "NotRequired[OperationRemoveLiquidity]",
        # Swap in the pool of two tokens. What comes out is at least `min_amount_out`, or nothing happens.
        "Swap": "NotRequired[OperationSwap]",
        # Swap through up to four pools in a row, all or nothing. What comes out goes to the recipient.
        "SwapRoute": "NotRequired[OperationSwapRoute]",
        # Lock liquidity of yours until a time. With `lp_amount` 0, all locks of yours in this pool that end earlier are extended to that time; where there are more than 32, name those that matter with ExtendLpLock.
        "LockLiquidity": "NotRequired[OperationLockLiquidity]",
        # Have a lock of yours end later.
        "ExtendLpLock": "NotRequired[OperationExtendLpLock]",
        # Give a lock of yours to another account, which gets the liquidity when it ends.
        "TransferLpLock": "NotRequired[OperationTransferLpLock]",
        # Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
        "CreatePresale": "NotRequired[OperationCreatePresale]",
        # Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
        "ContributePresale": "NotRequired[OperationContributePresale]",
        # Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
        "FinalizePresale": "NotRequired[OperationFinalizePresale]",
        # Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
        "RefundPresale": "NotRequired[OperationRefundPresale]",
        # Cancel a presale of yours that has not ended and not reached its soft cap: everybody gets back what he paid.
        "CancelPresale": "NotRequired[OperationCancelPresale]",
        # Claim the tokens of a finalized presale that are due to you by now.
        "ClaimPresale": "NotRequired[OperationClaimPresale]",
        # Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
        "CreateNftCollection": "NotRequired[OperationCreateNftCollection]",
        # Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
        "MintNft": "NotRequired[OperationMintNft]",
        # Move a token to another account: as its owner, or as one whom the owner approved.
        "TransferNft": "NotRequired[OperationTransferNft]",
        # Destroy a token of yours. Its id never comes back.
        "BurnNft": "NotRequired[OperationBurnNft]",
        # Let an account move a token of yours until it is moved, or, without a token_id, all your tokens of the collection until you take it back.
        "ApproveNft": "NotRequired[OperationApproveNft]",
        # Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.
        "UpdateNftCollection": "NotRequired[OperationUpdateNftCollection]",
        # Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.
        "LockNftCollection": "NotRequired[OperationLockNftCollection]",
        # Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
        "CreateMultiTokenCollection": "NotRequired[OperationCreateMultiTokenCollection]",
        # Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
        "DefineTokenType": "NotRequired[OperationDefineTokenType]",
        # Mint some of a type of a collection of yours.
        "MintMultiToken": "NotRequired[OperationMintMultiToken]",
        # Mint 1 to 256 times in a collection of yours, all or none.
        "BatchMintMultiToken": "NotRequired[OperationBatchMintMultiToken]",
        # Move some of a type to another account.
        "TransferMultiToken": "NotRequired[OperationTransferMultiToken]",
        # Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
        "BatchTransferMultiToken": "NotRequired[OperationBatchTransferMultiToken]",
        # Destroy some of your own tokens of a type.
        "BurnMultiToken": "NotRequired[OperationBurnMultiToken]",
        # Let an account move all that you hold in a collection, now and later, or no longer.
        "SetMultiTokenOperator": "NotRequired[OperationSetMultiTokenOperator]",
        # Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
        "CreateStakingPool": "NotRequired[OperationCreateStakingPool]",
        # Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
        "StakeToPool": "NotRequired[OperationStakeToPool]",
        # Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
        "UnstakeFromPool": "NotRequired[OperationUnstakeFromPool]",
        # Claim all that you earned in a pool, also in a closed one.
        "ClaimPoolRewards": "NotRequired[OperationClaimPoolRewards]",
        # Pay rewards into a pool. Where the pool has a funder, nobody else can; else it is a gift: what is left at the end goes to the creator.
        "FundStakingPool": "NotRequired[OperationFundStakingPool]",
        # Close a pool of yours in which nobody has anything staked. What is not owed to former stakers goes back to who funded it; they can still claim.
        "CloseStakingPool": "NotRequired[OperationCloseStakingPool]",
        # Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
        "Anchor": "NotRequired[OperationAnchor]",
        # Give a namespace of yours to another account: from then on it anchors there. What is anchored stays.
        "TransferNamespace": "NotRequired[OperationTransferNamespace]",
        # Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
        "RegisterName": "NotRequired[OperationRegisterName]",
        # Commit to a name without showing it: Blake3 of name, sender and a salt. Five blocks later RegisterName with the salt wins the name against everybody who registers it in the same block without a commitment.
        "CommitName": "NotRequired[OperationCommitName]",
        # Give a name of yours to another account. It stands for that account then; its text records are gone, and nobody is called so until he says so.
        "TransferName": "NotRequired[OperationTransferName]",
        # Say something of a name. `address` is the account that it stands for; empty is the owner. `primary` is said by that account: true, and it is called so; false, and it is no more. Every other key is a text of the owner, like url or email; empty takes it away.
        "SetNameRecord": "NotRequired[OperationSetNameRecord]",
        # Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
        "BridgeDeposit": "NotRequired[OperationBridgeDeposit]",
        # Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
        "BridgeWithdraw": "NotRequired[OperationBridgeWithdraw]",
        # Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
        "RegisterBridgeMapping": "NotRequired[OperationRegisterBridgeMapping]",
        # Say as an attester of the current set what a log of another chain deposits. What one says later replaces what he said before. With enough that say the same, it is received.
        "BridgeObserve": "NotRequired[OperationBridgeObserve]",
        # Sign as an attester of the current set that a withdrawal may be released; with enough signatures it is attested, and they are the proof for the other chain. When others were appointed since, they can sign for it anew. With release_tx: say that it was released.
        "BridgeAttestWithdrawal": "NotRequired[OperationBridgeAttestWithdrawal]",
        # Appoint the attesters: 3 to 32 keys, and how many must sign, more than two thirds. Proofs of the set before hold for another 24 hours. Foundation only.
        "SetAttesterSet": "NotRequired[OperationSetAttesterSet]",
        # Set the limits above which receives of a token wait a day, whether it is paused, and what withdrawals cost. Foundation only.
        "SetBridgeLimits": "NotRequired[OperationSetBridgeLimits]",
        # Take back a receive that waits, because what it says is false. The log that it names stays used for ever. Foundation only.
        "CancelPendingReceive": "NotRequired[OperationCancelPendingReceive]",
        # Give back what was burned for a withdrawal that was not released in time: a day after the signatures for it expire. The fee for its release comes back too; that of the treasury does not. Foundation only, after a look at whether it was released after all.
        "RefundWithdrawal": "NotRequired[OperationRefundWithdrawal]",
        # Open a lane: let a token of this chain be locked for another Trellis chain, which has mapped a token to it; or close it, in both directions. Foundation only.
        "SetBridgeLane": "NotRequired[OperationSetBridgeLane]",
        # Lock tokens of this chain for an account of another Trellis chain, where they come once its attesters have seen it. They come back when they are withdrawn there.
        "BridgeLock": "NotRequired[OperationBridgeLock]",
        # Pay out here what was burned on another Trellis chain, with the signatures that its chain_getBridgeWithdrawal shows. Each withdrawal counts once, for ever, and only while its signatures hold. Anybody may bring them.
        "BridgeUnlock": "NotRequired[OperationBridgeUnlock]",
        # Carry out the plan that a sentence became: its operations in order, as the sender, all or none. Nodes plan; what is signed is the plan.
        "SubmitIntent": "NotRequired[OperationSubmitIntent]",
        # Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
        "RegisterProgram": "NotRequired[OperationRegisterProgram]",
        # Run a version of a program as yourself by its number alone: all of its steps, or nothing.
        "ExecuteProgram": "NotRequired[OperationExecuteProgram]",
        # Run a version of a program as yourself, and name its text by its hash: another text is refused. All of its steps, or nothing. It can do with what is yours whatever its text says: read it, or simulate it, before you sign.
        "RunProgram": "NotRequired[OperationRunProgram]",
        # As the owner of a program, take all versions of it so far out of use: nobody can run them any more. A higher version can be registered afterwards.
        "DeprecateProgram": "NotRequired[OperationDeprecateProgram]",
        # Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
        "CreateDao": "NotRequired[OperationCreateDao]",
        # Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
        "DaoPropose": "NotRequired[OperationDaoPropose]",
        # Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
        "DaoVote": "NotRequired[OperationDaoVote]",
        # Vote on a proposal of a DAO with what you held of its token when the vote was about to begin, and name its content by its hash: another content is refused. A vote cannot be changed.
        "DaoVoteContent": "NotRequired[OperationDaoVoteContent]",
        # Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
        "DaoExecute": "NotRequired[OperationDaoExecute]",
        # Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
        "DaoCancel": "NotRequired[OperationDaoCancel]",
        # Give tokens to the treasury of a DAO. A transfer to its address does the same, but does not ask whether it is one.
        "DaoDeposit": "NotRequired[OperationDaoDeposit]",
        # Sell an amount of a token for at least so much of another, to the market maker that matches it first. The amount is in escrow until then; at the deadline it comes back.
        "CreateSettleOrder": "NotRequired[OperationCreateSettleOrder]",
        # As a market maker, give an amount for an order, for good: it is in escrow at once, and changes hands in the next block at the latest. There is no last look.
        "MatchSettleOrder": "NotRequired[OperationMatchSettleOrder]",
        # Have a matched order change hands now. Anybody can; without it, the end of the next block does.
        "SettleOrder": "NotRequired[OperationSettleOrder]",
        # Become a market maker of a tier with a bond of native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. Again, to change tier or name, or to add to the bond.
        "RegisterMarketMaker": "NotRequired[OperationRegisterMarketMaker]",
        # Take an order of yours back that no maker has matched: what you sell leaves the escrow.
        "CancelSettleOrder": "NotRequired[OperationCancelSettleOrder]",
        # Cease to be a market maker. The first time you give up, and match no more orders; 21 days later, the second time, the bond comes back.
        "WithdrawMarketMakerBond": "NotRequired[dict[str, Any]]",
        # Make your passport: a gamertag that nobody else has in any case, a picture, a few words. It is yours for good.
        "CreatePassport": "NotRequired[OperationCreatePassport]",
        # Change your passport. What is left out or null stays; an empty text is cleared. A gamertag changes once in 30 days, and the one before is kept for you as long.
        "UpdatePassport": "NotRequired[OperationUpdatePassport]",
        # Register a game under an id of its own. Its authority alone writes its profiles, for good.
        "RegisterGame": "NotRequired[OperationRegisterGame]",
        # Write what a player did in a game of yours: his score and numbers as they are now, and achievements that he has reached. Up to a thousand points a game and epoch count as experience.
        "UpdateGameProfile": "NotRequired[OperationUpdateGameProfile]",
        # Say whether your profile in a game is shown. Of a hidden one, answers tell that it is there; what blocks say of it can still be read in them.
        "SetGameVisibility": "NotRequired[OperationSetGameVisibility]",
        # Carry an Ethereum transaction, signed by an Ethereum key: a payment, or a transfer or approval of a token. Wallets send it by eth_sendRawTransaction.
        "EvmTransaction": "NotRequired[OperationEvmTransaction]",
    },
)

# Let a further key sign for the account. Any one key is enough to sign: each key added can be stolen.
OperationAddKey = TypedDict(
    "OperationAddKey",
    {
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
        "public_key": "str",
        # Signature by the new key in hex, which shows that its owner wants it here: of Blake3("pop/v1", chain id, account, public key)
        "proof_of_possession": "str",
    },
)

# Add to a pool: as much of the two amounts as fits its price, for shares of it.
OperationAddLiquidity = TypedDict(
    "OperationAddLiquidity",
    {
        # First token: its symbol in any case, or 0x and its mint
        "token_a": "str",
        # Second token: its symbol in any case, or 0x and its mint
        "token_b": "str",
        # Most raw units of the first token to put in
        "amount_a": "Amount",
        # Most raw units of the second token to put in
        "amount_b": "Amount",
        # Least raw units of shares to accept, else nothing happens
        "min_lp_tokens": "Amount",
    },
)

# Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
OperationAnchor = TypedDict(
    "OperationAnchor",
    {
        # Namespace, 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash; yours, or without an owner until now
        "namespace": "str",
        # Name of the hash within its namespace; a name is used once
        "key": "str",
        # The hash that is anchored, of whatever function its writer took; never zero
        "value_hash": "str",
        # Where what was hashed can be had; the chain does not look there
        "uri": "NotRequired[str | None]",
    },
)

# As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
OperationApproveMultiSigOperations = TypedDict(
    "OperationApproveMultiSigOperations",
    {
        # Address of the multi-signature account
        "account": "Address",
        # Number of the transaction within the account, from 0
        "tx_id": "int",
        # Hash of the operations that you approve, as chain_getMultiSigTx tells it; any when left out
        "operations_hash": "NotRequired[Hex32 | None]",
    },
)

# As a signer, approve a transaction of a multi-signature account by its number alone.
OperationApproveMultiSigTx = TypedDict(
    "OperationApproveMultiSigTx",
    {
        # Address of the multi-signature account
        "account": "Address",
        # Number of the transaction within the account, from 0
        "tx_id": "int",
    },
)

# Let an account move a token of yours until it is moved, or, without a token_id, all your tokens of the collection until you take it back.
OperationApproveNft = TypedDict(
    "OperationApproveNft",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection; all tokens of yours there when left out
        "token_id": "NotRequired[U128 | None]",
        # Account that may move them
        "operator": "Address",
        # True to let it, false to let it no more
        "approved": "bool",
    },
)

# Say what reserves a stablecoin has, with the hash of the report. No more than that can be minted. For 35 days.
OperationAttestReserves = TypedDict(
    "OperationAttestReserves",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # Raw units that the reserves cover
        "reserves": "Amount",
        # Hash of the report about them, 32 bytes
        "report_hash": "Hex32",
    },
)

# Mint 1 to 256 times in a collection of yours, all or none.
OperationBatchMintMultiToken = TypedDict(
    "OperationBatchMintMultiToken",
    {
        # Address of a collection of yours
        "collection": "Mint",
        # Who gets how many of what, 1 to 256 entries
        "mints": "list[OperationBatchMintMultiTokenMints1Item] | str",
    },
)

OperationBatchMintMultiTokenMints1Item = TypedDict(
    "OperationBatchMintMultiTokenMints1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Account that gets them
        "recipient": "Address",
        # How many to make, above zero
        "amount": "U128",
    },
)

# Move tokens to up to 256 accounts, all or none. What one account gets of one token is summed up.
OperationBatchTransfer = TypedDict(
    "OperationBatchTransfer",
    {
        # Who gets what: 1 to 256 entries
        "transfers": "list[OperationBatchTransferTransfersItem]",
    },
)

# Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
OperationBatchTransferMultiToken = TypedDict(
    "OperationBatchTransferMultiToken",
    {
        # Address of the collection
        "collection": "Mint",
        # Who gets how many of what, 1 to 256 entries
        "transfers": "list[OperationBatchTransferMultiTokenTransfers1Item] | str",
    },
)

OperationBatchTransferMultiTokenTransfers1Item = TypedDict(
    "OperationBatchTransferMultiTokenTransfers1Item",
    {
        # Number of the type within the collection
        "type_id": "U64",
        # Account that is to have them
        "to": "Address",
        # How many to move, above zero
        "amount": "U128",
    },
)

OperationBatchTransferTransfersItem = TypedDict(
    "OperationBatchTransferTransfersItem",
    {
        # Account that gets the tokens
        "to": "Address",
        # Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
        "token_symbol": "str",
        # Raw units to move, above zero
        "amount": "Amount",
    },
)

# Sign as an attester of the current set that a withdrawal may be released; with enough signatures it is attested, and they are the proof for the other chain. When others were appointed since, they can sign for it anew. With release_tx: say that it was released.
OperationBridgeAttestWithdrawal = TypedDict(
    "OperationBridgeAttestWithdrawal",
    {
        # Number of the withdrawal, from 1 on
        "withdrawal_id": "int",
        # Ed25519 signature of the attester over the digest of the withdrawal, or of its release
        "signature": "str",
        # Transaction on the other chain that released it; left out to sign for the release
        "release_tx": "NotRequired[str | None]",
    },
)

# Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
OperationBridgeDeposit = TypedDict(
    "OperationBridgeDeposit",
    {
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Hash of the transaction on the other chain, as that chain writes it
        "tx_hash": "str",
        # Which log of the transaction it is; 0 for the first
        "log_index": "NotRequired[int]",
        # Symbol of the token here, or 0x and its mint
        "symbol": "str",
        # Raw units of the other chain that were locked there
        "amount": "Amount",
        # Account here that gets the tokens
        "recipient": "Address",
        # Signatures of attesters: hex of borsh {set_index u32, sigs [{index u8, signature}]}, or that as JSON; without one only where the network believes all
        "proof": "NotRequired[str | OperationBridgeDepositProof2 | None]",
    },
)

OperationBridgeDepositProof2 = TypedDict(
    "OperationBridgeDepositProof2",
    {
        # Number of the set that signed
        "set_index": "int",
        # Signatures, sorted by the places of those who made them, none twice
        "sigs": "list[OperationBridgeDepositProof2SigsItem]",
    },
)

OperationBridgeDepositProof2SigsItem = TypedDict(
    "OperationBridgeDepositProof2SigsItem",
    {
        # Place of the attester in its set, from 0 on
        "index": "int",
        # Ed25519 signature over the digest
        "signature": "str",
    },
)

# Lock tokens of this chain for an account of another Trellis chain, where they come once its attesters have seen it. They come back when they are withdrawn there.
OperationBridgeLock = TypedDict(
    "OperationBridgeLock",
    {
        # Mint address of the token on this chain
        "token_mint": "Mint",
        # Raw units to lock
        "amount": "Amount",
        # The other Trellis chain, as trellis- and its chain id
        "chain": "str",
        # Account of the other chain that gets them, as 0x and 64 hex characters
        "recipient": "str",
    },
)

# Say as an attester of the current set what a log of another chain deposits. What one says later replaces what he said before. With enough that say the same, it is received.
OperationBridgeObserve = TypedDict(
    "OperationBridgeObserve",
    {
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Hash of the transaction on the other chain, as that chain writes it
        "tx_hash": "str",
        # Which log of the transaction it is; 0 for the first
        "log_index": "NotRequired[int]",
        # Symbol of the token here, or 0x and its mint
        "symbol": "str",
        # Raw units of the other chain that were locked there
        "amount": "Amount",
        # Account here that gets the tokens
        "recipient": "Address",
        # Ed25519 signature of the attester over the digest of the deposit
        "signature": "str",
    },
)

# Pay out here what was burned on another Trellis chain, with the signatures that its chain_getBridgeWithdrawal shows. Each withdrawal counts once, for ever, and only while its signatures hold. Anybody may bring them.
OperationBridgeUnlock = TypedDict(
    "OperationBridgeUnlock",
    {
        # The other Trellis chain, as trellis- and its chain id
        "chain": "str",
        # Number of the withdrawal, from 1 on
        "withdrawal_id": "int",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Raw units here, as the withdrawal says
        "amount": "Amount",
        # Account here that gets them, written as the withdrawal has it
        "destination": "str",
        # Until when the signatures hold, as the withdrawal says
        "expires_at": "Time",
        # Signatures of attesters of this chain, sorted by their places here
        "proof": "str | OperationBridgeUnlockProof2",
    },
)

OperationBridgeUnlockProof2 = TypedDict(
    "OperationBridgeUnlockProof2",
    {
        # Number of the set that signed
        "set_index": "int",
        # Signatures, sorted by the places of those who made them, none twice
        "sigs": "list[OperationBridgeUnlockProof2SigsItem]",
    },
)

OperationBridgeUnlockProof2SigsItem = TypedDict(
    "OperationBridgeUnlockProof2SigsItem",
    {
        # Place of the attester in its set, from 0 on
        "index": "int",
        # Ed25519 signature over the digest
        "signature": "str",
    },
)

# Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
OperationBridgeWithdraw = TypedDict(
    "OperationBridgeWithdraw",
    {
        # Mint address of the token to withdraw
        "token_mint": "Mint",
        # Raw units to release on the other chain; fees come on top
        "amount": "Amount",
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Address on the other chain that gets the tokens there
        "destination": "str",
    },
)

# Destroy some of your own tokens of a type.
OperationBurnMultiToken = TypedDict(
    "OperationBurnMultiToken",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # How many to destroy, above zero
        "amount": "U128",
    },
)

# Destroy a token of yours. Its id never comes back.
OperationBurnNft = TypedDict(
    "OperationBurnNft",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
    },
)

# Destroy some of your own tokens. The native token cannot be burned: its supply is fixed.
OperationBurnToken = TypedDict(
    "OperationBurnToken",
    {
        # Mint address of the token to destroy some of
        "mint": "Mint",
        # Raw units to destroy, above zero
        "amount": "Amount",
    },
)

# Take back a receive that waits, because what it says is false. The log that it names stays used for ever. Foundation only.
OperationCancelPendingReceive = TypedDict(
    "OperationCancelPendingReceive",
    {
        # Number of the passage over the bridge, of both directions together
        "receive_id": "int",
    },
)

# Cancel a presale of yours that has not ended and not reached its soft cap: everybody gets back what he paid.
OperationCancelPresale = TypedDict(
    "OperationCancelPresale",
    {
        # Number of the presale, from 1
        "presale_id": "int",
    },
)

# Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
OperationCancelProposal = TypedDict(
    "OperationCancelProposal",
    {
        # Number of the proposal, as its making answered
        "proposal_id": "int",
    },
)

# Take an order of yours back that no maker has matched: what you sell leaves the escrow.
OperationCancelSettleOrder = TypedDict(
    "OperationCancelSettleOrder",
    {
        # Number of the order, from 1
        "order_id": "int",
    },
)

# Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
OperationCancelUpgrade = TypedDict(
    "OperationCancelUpgrade",
    {
        # Number of the plan, as its scheduling answered
        "plan_id": "int",
    },
)

# Claim all that you earned in a pool, also in a closed one.
OperationClaimPoolRewards = TypedDict(
    "OperationClaimPoolRewards",
    {
        # Address of the staking pool
        "pool_address": "Mint",
    },
)

# Claim the tokens of a finalized presale that are due to you by now.
OperationClaimPresale = TypedDict(
    "OperationClaimPresale",
    {
        # Number of the presale, from 1
        "presale_id": "int",
    },
)

# Take out what your stake has earned, with every validator or with one; of an operator also the commission. What compounds is stake already.
OperationClaimRewards = TypedDict(
    "OperationClaimRewards",
    {
        # Operator account of the validator that it was earned with; all when left out
        "validator": "NotRequired[Address | None]",
    },
)

# Close a pool of yours in which nobody has anything staked. What is not owed to former stakers goes back to who funded it; they can still claim.
OperationCloseStakingPool = TypedDict(
    "OperationCloseStakingPool",
    {
        # Address of a staking pool of yours
        "pool_address": "Mint",
    },
)

# Commit to a name without showing it: Blake3 of name, sender and a salt. Five blocks later RegisterName with the salt wins the name against everybody who registers it in the same block without a commitment.
OperationCommitName = TypedDict(
    "OperationCommitName",
    {
        # Blake3 of name, sender and salt, 32 bytes: nobody can read the name out of it
        "commitment": "Hex32",
    },
)

# Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
OperationContributePresale = TypedDict(
    "OperationContributePresale",
    {
        # Number of the presale, from 1
        "presale_id": "int",
        # Raw units of the payment token to pay in
        "amount": "Amount",
    },
)

# Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
OperationCreateDao = TypedDict(
    "OperationCreateDao",
    {
        # What people call the DAO, 1 to 64 characters; others may have the same
        "name": "str",
        # Mint of the token whose holders vote, also the native one
        "token_mint": "Mint",
        # Settings by name, {} for the standard ones
        "config": "OperationCreateDaoConfig1 | str",
    },
)

OperationCreateDaoConfig1 = TypedDict(
    "OperationCreateDaoConfig1",
    {
        # Raw units of the token that a proposer must hold, until the vote is over
        "proposal_threshold": "NotRequired[Amount | None]",
        # Part of the supply that must vote for or abstain, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Part of the votes for and against that must be for, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between a proposal and the first block of its vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Blocks for which it is voted on, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds in which it can be executed after that, at least an hour
        "execution_window_s": "NotRequired[int | None]",
        # Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
        "guardian": "NotRequired[Address | None]",
        # True where a vote ends once no further vote could change what comes of it
        "allow_early_execution": "NotRequired[bool | None]",
        # What the DAO is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

# Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
OperationCreateMultiSig = TypedDict(
    "OperationCreateMultiSig",
    {
        # Accounts that are to decide, 2 to 20, each once
        "signers": "list[Address]",
        # How many of them must approve, from 2 to all
        "threshold": "int",
        # What readers know the account by, 1 to 64 characters
        "label": "str",
    },
)

# Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
OperationCreateMultiTokenCollection = TypedDict(
    "OperationCreateMultiTokenCollection",
    {
        # What people call the collection, 1 to 64 characters
        "name": "str",
        # Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
        "symbol": "str",
        # What the metadata links of its tokens begin with, up to 512 bytes; may be empty
        "base_uri": "str",
        # Part of a sale that is due to you, in basis points, at most 10,000
        "royalty_bps": "int",
        # What the collection is, up to 1,000 characters; null for nothing
        "description": "NotRequired[str | None]",
        # Link to a small picture, up to 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a wide picture, up to 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, up to 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
    },
)

# Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
OperationCreateNftCollection = TypedDict(
    "OperationCreateNftCollection",
    {
        # What people call the collection, 1 to 64 characters
        "name": "str",
        # Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
        "symbol": "str",
        # What the metadata links of its tokens begin with, up to 512 bytes; may be empty
        "base_uri": "str",
        # Most tokens that there can ever be; 0 for no limit
        "max_supply": "int",
        # Part of a sale that is due to you, in basis points, at most 10,000
        "royalty_bps": "int",
        # What the collection is, up to 1,000 characters; null for nothing
        "description": "NotRequired[str | None]",
        # Link to a small picture, up to 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a wide picture, up to 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, up to 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
    },
)

# Make your passport: a gamertag that nobody else has in any case, a picture, a few words. It is yours for good.
OperationCreatePassport = TypedDict(
    "OperationCreatePassport",
    {
        # 3 to 20 letters A to Z of either case, digits and underscores; no other passport has it in any case
        "gamertag": "str",
        # Where a picture of you is: https, ipfs or ar, up to 256 bytes
        "avatar_uri": "NotRequired[str | None]",
        # A few words about you, up to 280 characters
        "bio": "NotRequired[str | None]",
    },
)

# Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
OperationCreatePool = TypedDict(
    "OperationCreatePool",
    {
        # First token: its symbol in any case, or 0x and its mint
        "token_a": "str",
        # Second token: its symbol in any case, or 0x and its mint
        "token_b": "str",
        # Raw units of the first token to put in
        "amount_a": "Amount",
        # Raw units of the second token to put in; both amounts together set the price
        "amount_b": "Amount",
        # How long your shares are locked, in seconds; 0 for not at all
        "lp_lock_duration": "int",
    },
)

# Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
OperationCreatePresale = TypedDict(
    "OperationCreatePresale",
    {
        # Mint address of a token that you own
        "token_mint": "Mint",
        # What contributors pay in: the native token, also when left out, or a stablecoin
        "payment_token": "NotRequired[str | None]",
        # Raw units to sell, above zero
        "tokens_for_sale": "Amount",
        # Raw units of the payment token that must be raised: a quarter of the hard cap or more
        "soft_cap": "Amount",
        # Most raw units of the payment token that can be raised
        "hard_cap": "Amount",
        # Least raw units of the payment token that an account pays in
        "min_contribution": "Amount",
        # Most raw units of the payment token that an account pays in, in all
        "max_contribution": "Amount",
        # From when it takes contributions, in Unix seconds
        "start_time": "Time",
        # Until when it takes contributions, in Unix seconds
        "end_time": "Time",
        # Part of what is raised that goes into the pool: 5,100 to 10,000 basis points
        "liquidity_bps": "int",
        # Tokens in the pool for a payment, as part of what the presale gives for it: 5,000 to 10,000 basis points
        "listing_rate_bps": "int",
        # How long the liquidity of the pool is locked, in seconds; a year when left out
        "lp_lock_duration": "NotRequired[int]",
        # Vesting, whitelist, what becomes of unsold tokens, and what to say of the presale
        "options": "NotRequired[OperationCreatePresaleOptions | None]",
    },
)

OperationCreatePresaleOptions = TypedDict(
    "OperationCreatePresaleOptions",
    {
        # When what is bought is delivered; all of it when the presale is finalized, when left out
        "vesting": "NotRequired[OperationCreatePresaleOptionsVesting | None]",
        # What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
        "unsold": "NotRequired[Literal[\"return\", \"burn\"]]",
        # Accounts that may contribute, up to 1,000; everybody may when left out
        "whitelist": "NotRequired[list[Address]]",
        # What the presale is called, up to 64 characters
        "title": "NotRequired[str | None]",
        # What it is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Link to more about it, up to 512 bytes
        "url": "NotRequired[str | None]",
    },
)

OperationCreatePresaleOptionsVesting = TypedDict(
    "OperationCreatePresaleOptionsVesting",
    {
        # Part that is delivered when the presale is finalized, in basis points
        "tge_bps": "int",
        # Length of a cycle in seconds
        "cycle_seconds": "int",
        # Part that is delivered in every cycle after that, in basis points
        "cycle_bps": "int",
    },
)

# Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
OperationCreateProposal = TypedDict(
    "OperationCreateProposal",
    {
        # What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
        "proposal_type": "Literal[\"parameter\", \"treasury\", \"safety\", \"text\"]",
        # What the proposal is called, 1 to 128 characters
        "title": "str",
        # Why it is proposed, 1 to 10,000 characters
        "description": "str",
        # Of a proposal about a parameter: which, such as dex.fee_bps
        "parameter_key": "NotRequired[str | None]",
        # Of a proposal about a parameter: the value that it is to have, as text
        "parameter_value": "NotRequired[str | None]",
        # Of a proposal about the treasury: account that is to be paid
        "treasury_recipient": "NotRequired[Address | None]",
        # Of a proposal about the treasury: raw native units to pay
        "treasury_amount": "NotRequired[Amount | None]",
        # Of a proposal about safety: chain of the contract, such as ethereum
        "safety_chain": "NotRequired[str | None]",
        # Of a proposal about safety: address of the contract, in the notation of its chain
        "safety_contract": "NotRequired[str | None]",
        # Of a proposal about safety: what wallets shall be told
        "safety_level": "NotRequired[Literal[\"verified\", \"safe\", \"unknown\", \"caution\", \"warning\", \"malicious\"] | None]",
        # Of a proposal about safety: project that the contract belongs to
        "safety_collection": "NotRequired[str | None]",
    },
)

# Sell an amount of a token for at least so much of another, to the market maker that matches it first. The amount is in escrow until then; at the deadline it comes back.
OperationCreateSettleOrder = TypedDict(
    "OperationCreateSettleOrder",
    {
        # Symbol or mint of the token to sell
        "sell_token": "str",
        # Symbol or mint of the token to get for it
        "buy_token": "str",
        # Raw units to sell, all or none
        "sell_amount": "Amount",
        # Least raw units to get, above zero
        "min_buy_amount": "Amount",
        # From this time on, in unix seconds, nobody can match it; at most 30 days ahead
        "deadline": "Time",
        # Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
        "tier": "int",
    },
)

# Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
OperationCreateStakingPool = TypedDict(
    "OperationCreateStakingPool",
    {
        # Mint address of the token that is staked
        "token_mint": "Mint",
        # Where rewards come from: a first deposit, such as USDC:5000000 in raw units, or the account that alone may fund the pool
        "reward_source": "str | Address | OperationCreateStakingPoolRewardSource3",
        # Raw units of rewards a second, for all stakers together
        "reward_rate": "Amount",
        # How long a deposit is locked, in seconds, at most three years
        "lock_period": "int",
        # Most raw units that the pool holds; 0 for no limit
        "capacity": "Amount",
        # Most raw units of one account; 0 for no limit
        "per_user_cap": "Amount",
    },
)

OperationCreateStakingPoolRewardSource3 = TypedDict(
    "OperationCreateStakingPoolRewardSource3",
    {
        # Token of the rewards: its symbol in any case, or 0x and its mint
        "token": "str",
        # Raw units that you deposit now
        "amount": "Amount",
    },
)

# Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
OperationCreateToken = TypedDict(
    "OperationCreateToken",
    {
        # Name of the token for people, 1 to 64 characters
        "name": "str",
        # How the token is written: a letter, then up to 11 letters, digits and dots; unique
        "symbol": "str",
        # Digits after the point of one whole token, 0 to 18
        "decimals": "int",
        # Raw units that the owner gets, at most 2^120
        "supply": "Amount",
        # Account that owns the token and gets the supply
        "owner": "Address",
        # True when the owner may make more later
        "mintable": "NotRequired[bool]",
        # Most raw units that there may ever be; only 2^120 bounds it when left out
        "max_supply": "NotRequired[Amount | None]",
    },
)

# Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
OperationDaoCancel = TypedDict(
    "OperationDaoCancel",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
    },
)

# Give tokens to the treasury of a DAO. A transfer to its address does the same, but does not ask whether it is one.
OperationDaoDeposit = TypedDict(
    "OperationDaoDeposit",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao": "Address",
        # Symbol or mint of the token to give
        "token": "str",
        # Raw units to give, above zero
        "amount": "Amount",
    },
)

# Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
OperationDaoExecute = TypedDict(
    "OperationDaoExecute",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
    },
)

# Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
OperationDaoPropose = TypedDict(
    "OperationDaoPropose",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao": "Address",
        # What the proposal is called, 1 to 128 characters
        "title": "str",
        # Why it is proposed, up to 10,000 characters
        "description": "str",
        # What it does when it is executed: "text" for nothing, {"operations":[…]} of up to 32 as the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
        "proposal_type": "Literal[\"text\"] | OperationDaoProposeProposalType21 | OperationDaoProposeProposalType22 | OperationDaoProposeProposalType23 | OperationDaoProposeProposalType24 | str",
    },
)

OperationDaoProposeProposalType21 = TypedDict(
    "OperationDaoProposeProposalType21",
    {
        # Nothing beyond what its title and description say
        "text": "dict[str, Any]",
    },
)

OperationDaoProposeProposalType22 = TypedDict(
    "OperationDaoProposeProposalType22",
    {
        # What the DAO does: 1 to 32 operations in order, all or nothing
        "operations": "list[InnerOperation]",
    },
)

OperationDaoProposeProposalType23 = TypedDict(
    "OperationDaoProposeProposalType23",
    {
        # The settings that change; what is left out stays
        "config": "OperationDaoProposeProposalType23Config",
    },
)

# The settings that change; what is left out stays
OperationDaoProposeProposalType23Config = TypedDict(
    "OperationDaoProposeProposalType23Config",
    {
        # Raw units of the token that a proposer must hold, until the vote is over
        "proposal_threshold": "NotRequired[Amount | None]",
        # Part of the supply that must vote for or abstain, 100 to 10,000 basis points
        "quorum_bps": "NotRequired[int | None]",
        # Part of the votes for and against that must be for, 5,001 to 10,000 basis points
        "approval_bps": "NotRequired[int | None]",
        # Blocks between a proposal and the first block of its vote, 1 to 43,200
        "voting_delay_blocks": "NotRequired[int | None]",
        # Blocks for which it is voted on, 150 to 1,296,000
        "voting_period_blocks": "NotRequired[int | None]",
        # Seconds between the end of the vote and the execution, at most 30 days
        "timelock_s": "NotRequired[int | None]",
        # Seconds in which it can be executed after that, at least an hour
        "execution_window_s": "NotRequired[int | None]",
        # Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
        "late_quorum_extension_blocks": "NotRequired[int | None]",
        # Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
        "guardian": "NotRequired[Address | None]",
        # True where a vote ends once no further vote could change what comes of it
        "allow_early_execution": "NotRequired[bool | None]",
        # What the DAO is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
        "url": "NotRequired[str | None]",
    },
)

OperationDaoProposeProposalType24 = TypedDict(
    "OperationDaoProposeProposalType24",
    {
        # A payment out of what the DAO holds
        "treasury": "OperationDaoProposeProposalType24Treasury",
    },
)

# A payment out of what the DAO holds
OperationDaoProposeProposalType24Treasury = TypedDict(
    "OperationDaoProposeProposalType24Treasury",
    {
        # Account that is to be paid
        "to": "Address",
        # Symbol or mint of the token to pay in
        "token": "str",
        # Raw units to pay, above zero
        "amount": "Amount",
    },
)

# Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
OperationDaoVote = TypedDict(
    "OperationDaoVote",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
        # What you say: for, against or abstain; also true and false, or 1, 0 and 2
        "vote": "str | bool | int",
    },
)

# Vote on a proposal of a DAO with what you held of its token when the vote was about to begin, and name its content by its hash: another content is refused. A vote cannot be changed.
OperationDaoVoteContent = TypedDict(
    "OperationDaoVoteContent",
    {
        # The DAO that it is about, by the account that holds its treasury
        "dao": "Address",
        # Number of the proposal within the DAO, from 0
        "proposal_id": "int",
        # What you say: for, against or abstain; also true and false, or 1, 0 and 2
        "vote": "str | bool | int",
        # Hash of the texts, the proposer and the action of the proposal, as your own program makes it; any when left out
        "content_hash": "NotRequired[Hex32 | None]",
    },
)

# Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
OperationDefineTokenType = TypedDict(
    "OperationDefineTokenType",
    {
        # Address of a collection of yours
        "collection": "Mint",
        # Number of the type within the collection, of your choice
        "type_id": "U64",
        # What people call the type, 1 to 64 characters
        "name": "str",
        # Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
        "metadata_uri": "str",
        # Most that there can ever be; 0 for no limit
        "max_supply": "U128",
        # True when amounts of it move; false when one moves at a time
        "is_fungible": "bool",
    },
)

# As the owner of a program, take all versions of it so far out of use: nobody can run them any more. A higher version can be registered afterwards.
OperationDeprecateProgram = TypedDict(
    "OperationDeprecateProgram",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
    },
)

# Carry an Ethereum transaction, signed by an Ethereum key: a payment, or a transfer or approval of a token. Wallets send it by eth_sendRawTransaction.
OperationEvmTransaction = TypedDict(
    "OperationEvmTransaction",
    {
        # The signed Ethereum transaction: its RLP bytes in hex, at most 130,980
        "raw": "str",
    },
)

# Run a version of a program as yourself by its number alone: all of its steps, or nothing.
OperationExecuteProgram = TypedDict(
    "OperationExecuteProgram",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version to run, which is always named: the command line fills in the one that it shows
        "version": "NotRequired[int]",
        # Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
        "params": "str | dict[str, Any]",
    },
)

# Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
OperationExecuteProposal = TypedDict(
    "OperationExecuteProposal",
    {
        # Number of the proposal, as its making answered
        "proposal_id": "int",
    },
)

# Have a lock of yours end later.
OperationExtendLpLock = TypedDict(
    "OperationExtendLpLock",
    {
        # Address of the pool
        "pool": "Mint",
        # Number of the lock within the pool
        "lock_id": "int",
        # When the lock is to end, in Unix seconds: later than it does now
        "unlock_at": "Time",
    },
)

# Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
OperationFinalizePresale = TypedDict(
    "OperationFinalizePresale",
    {
        # Number of the presale, from 1
        "presale_id": "int",
    },
)

# Give an account the key of its recovery, once the timelock has run out and enough guardians have approved. Anybody may. All other keys are gone; address, nonce and balances stay.
OperationFinalizeRecovery = TypedDict(
    "OperationFinalizeRecovery",
    {
        # Account whose recovery is ready
        "account": "Address",
    },
)

# Freeze an account for a stablecoin: it can neither send, receive nor burn it. Only the freeze authority can.
OperationFreezeAccount = TypedDict(
    "OperationFreezeAccount",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # Account to freeze for it, or to free
        "account": "Address",
        # True to freeze the account, false to free it
        "frozen": "bool",
    },
)

# Pay rewards into a pool. Where the pool has a funder, nobody else can; else it is a gift: what is left at the end goes to the creator.
OperationFundStakingPool = TypedDict(
    "OperationFundStakingPool",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Raw units of the reward token to pay in, above zero
        "amount": "Amount",
    },
)

# As a guardian, begin to give an account a new key, which replaces all keys that it has. When another guardian has begun, the same with the same key approves it.
OperationInitiateRecovery = TypedDict(
    "OperationInitiateRecovery",
    {
        # Account that lost its key
        "account": "Address",
        # Key that it is to get, in hex
        "new_public_key": "str",
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
    },
)

# Lock liquidity of yours until a time. With `lp_amount` 0, all locks of yours in this pool that end earlier are extended to that time; where there are more than 32, name those that matter with ExtendLpLock.
OperationLockLiquidity = TypedDict(
    "OperationLockLiquidity",
    {
        # First token of the pool: its symbol in any case, or 0x and its mint
        "token_a": "str",
        # Second token of the pool: its symbol in any case, or 0x and its mint
        "token_b": "str",
        # Raw units of shares to lock; 0 to extend the locks that you have
        "lp_amount": "Amount",
        # When the locks end, in Unix seconds, at most 100 years from now
        "unlock_at": "Time",
    },
)

# Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.
OperationLockNftCollection = TypedDict(
    "OperationLockNftCollection",
    {
        # Address of a collection of yours
        "collection": "Mint",
    },
)

# Lock the metadata of a token that you created. Nobody can ever unlock them.
OperationLockTokenMetadata = TypedDict(
    "OperationLockTokenMetadata",
    {
        # Mint address of a token that you created
        "mint": "Mint",
    },
)

# As a market maker, give an amount for an order, for good: it is in escrow at once, and changes hands in the next block at the latest. There is no last look.
OperationMatchSettleOrder = TypedDict(
    "OperationMatchSettleOrder",
    {
        # Number of the order, from 1
        "order_id": "int",
        # Raw units of the buy token that you give, the least of the order or more
        "buy_amount": "Amount",
    },
)

# Publish up to 1,024 bytes in the chain. They are kept in the block, not in the state.
OperationMemo = TypedDict(
    "OperationMemo",
    {
        # Any bytes, up to 1,024, as hex: the chain keeps them and does nothing with them
        "data": "str",
    },
)

# Mint some of a type of a collection of yours.
OperationMintMultiToken = TypedDict(
    "OperationMintMultiToken",
    {
        # Address of a collection of yours
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # Account that gets them
        "recipient": "Address",
        # How many to make, above zero
        "amount": "U128",
    },
)

# Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
OperationMintNft = TypedDict(
    "OperationMintNft",
    {
        # Address of a collection of yours
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
        # Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
        "metadata_uri": "str",
        # Account that gets the token
        "recipient": "Address",
    },
)

# Make more of a token. Only its mint authority can; of a stablecoin, its minters.
OperationMintToken = TypedDict(
    "OperationMintToken",
    {
        # Mint address of the token to make more of
        "mint": "Mint",
        # Account that gets the new tokens
        "to": "Address",
        # Raw units to make, above zero
        "amount": "Amount",
    },
)

# Pause a stablecoin or a bridged token: nothing of it moves, nor is any made or burned. Only the pause authority can.
OperationPauseToken = TypedDict(
    "OperationPauseToken",
    {
        # Mint address of the stablecoin or bridged token
        "mint": "Mint",
        # True to pause the token, false to let it go on
        "paused": "bool",
    },
)

# As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
OperationProposeMultiSigTx = TypedDict(
    "OperationProposeMultiSigTx",
    {
        # Address of the multi-signature account
        "account": "Address",
        # What it shall do: up to 32 operations, in order, all or nothing
        "operations": "list[InnerOperation] | str",
        # Why, in up to 256 characters
        "description": "str",
        # Last height at which it can be carried out; 1,296,000 blocks from now when left out or 0
        "valid_until": "NotRequired[Height]",
    },
)

# An operation of a bundle with its fields
OperationRecord = TypedDict(
    "OperationRecord",
    {
        # Place of the operation in its bundle, from 0
        "index": "int",
        # Which operation it is, such as Transfer
        "type": "str",
        # What it was asked to do, by the names of its parameters
        "fields": "Any",
    },
)

# Move stake to another validator at once. What was moved to a validator stays there for 21 days.
OperationRedelegate = TypedDict(
    "OperationRedelegate",
    {
        # Operator account of the validator to take stake from
        "from_validator": "Address",
        # Operator account of the validator to give it to
        "to_validator": "Address",
        # Raw native units to move, above zero
        "amount": "Amount",
    },
)

# Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
OperationRefundPresale = TypedDict(
    "OperationRefundPresale",
    {
        # Number of the presale, from 1
        "presale_id": "int",
        # Account to give back to; the sender when left out
        "contributor": "NotRequired[Address | None]",
    },
)

# Give back what was burned for a withdrawal that was not released in time: a day after the signatures for it expire. The fee for its release comes back too; that of the treasury does not. Foundation only, after a look at whether it was released after all.
OperationRefundWithdrawal = TypedDict(
    "OperationRefundWithdrawal",
    {
        # Number of the withdrawal, from 1 on
        "withdrawal_id": "int",
    },
)

# Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
OperationRegisterBridgeMapping = TypedDict(
    "OperationRegisterBridgeMapping",
    {
        # The other chain, by its lowercase name, such as ethereum
        "chain": "str",
        # Contract of the token on the other chain; native for the coin of that chain
        "contract": "str",
        # Mint address of the token here; a bridged one, which the protocol mints
        "mint": "Mint",
    },
)

# Register a game under an id of its own. Its authority alone writes its profiles, for good.
OperationRegisterGame = TypedDict(
    "OperationRegisterGame",
    {
        # 3 to 32 of a-z, 0-9 and hyphens that no other game has
        "game_id": "str",
        # What people call it, up to 64 characters
        "name": "str",
        # The account that alone will write its profiles; not the zero address, and never another
        "authority": "Address",
    },
)

# Become a market maker of a tier with a bond of native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. Again, to change tier or name, or to add to the bond.
OperationRegisterMarketMaker = TypedDict(
    "OperationRegisterMarketMaker",
    {
        # Tier of a market maker: 1 has the largest bond and sees orders first
        "tier": "int",
        # Raw native units of the whole bond; what is bonded already counts
        "bond": "Amount",
        # What the maker calls himself; nobody checks it
        "name": "str",
    },
)

# Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
OperationRegisterName = TypedDict(
    "OperationRegisterName",
    {
        # Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
        "name": "str",
        # What the commitment was made with, 32 bytes; none when left out
        "salt": "NotRequired[Hex32 | None]",
    },
)

# Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
OperationRegisterProgram = TypedDict(
    "OperationRegisterProgram",
    {
        # The program, up to 8,192 bytes, as JSON or a text of it: name, version, title, description, params, require, steps and limits
        "program_json": "str | dict[str, Any]",
    },
)

# Take a key from the account. At least one must remain.
OperationRemoveKey = TypedDict(
    "OperationRemoveKey",
    {
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
        "public_key": "str",
    },
)

# Give up shares of a pool for what they are worth of both tokens.
OperationRemoveLiquidity = TypedDict(
    "OperationRemoveLiquidity",
    {
        # First token: its symbol in any case, or 0x and its mint
        "token_a": "str",
        # Second token: its symbol in any case, or 0x and its mint
        "token_b": "str",
        # Raw units of shares to give up
        "lp_amount": "Amount",
        # Least raw units of the first token to accept, else nothing happens
        "min_amount_a": "Amount",
        # Least raw units of the second token to accept, else nothing happens
        "min_amount_b": "Amount",
    },
)

# Report a contract, with where the evidence is. An account counts once for a contract; levels are decided by proposals.
OperationReportContractSafety = TypedDict(
    "OperationReportContractSafety",
    {
        # Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
        "chain": "str",
        # Where the contract is, in the notation of its chain
        "contract": "str",
        # Link to the evidence, up to 512 bytes
        "evidence_uri": "str",
    },
)

# As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
OperationRevokeMultiSigApproval = TypedDict(
    "OperationRevokeMultiSigApproval",
    {
        # Address of the multi-signature account
        "account": "Address",
        # Number of the transaction within the account, from 0
        "tx_id": "int",
    },
)

# Give your validator a new consensus key. It signs from the next epoch on: change the key of the node then. The old key can still be convicted of what it signed.
OperationRotateConsensusKey = TypedDict(
    "OperationRotateConsensusKey",
    {
        # Consensus key to sign with from the next epoch on, in hex
        "new_consensus_pubkey": "ConsensusKey",
        # Ed25519 signature by the new key in hex, which shows that you hold it
        "proof_of_possession": "str",
    },
)

# Put a new key in the place of an old one, at once.
OperationRotateKey = TypedDict(
    "OperationRotateKey",
    {
        # Key that the account gives up, in hex
        "old_public_key": "str",
        # Signature scheme of the key, by its name; the number is accepted too
        "key_type": "Literal[\"Ed25519\", \"Dilithium3\", \"ML-DSA-65\", \"secp256k1\"] | int",
        # Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
        "new_public_key": "str",
        # Signature by the new key in hex, which shows that its owner wants it here: of Blake3("pop/v1", chain id, account, public key)
        "proof_of_possession": "str",
    },
)

# Run a version of a program as yourself, and name its text by its hash: another text is refused. All of its steps, or nothing. It can do with what is yours whatever its text says: read it, or simulate it, before you sign.
OperationRunProgram = TypedDict(
    "OperationRunProgram",
    {
        # Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
        "name": "str",
        # Version to run, which is always named: the command line fills in the one that it shows
        "version": "NotRequired[int]",
        # Hash of the text of the version, as your own program makes it; any when left out
        "program_hash": "NotRequired[Hex32 | None]",
        # Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
        "params": "str | dict[str, Any]",
    },
)

# Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
OperationScheduleUpgrade = TypedDict(
    "OperationScheduleUpgrade",
    {
        # What operators call the upgrade: letters, digits, dot and dash, used once
        "name": "str",
        # Semantic version that the nodes are to run, such as 2.0.0
        "version": "str",
        # First height of the new version: nodes stop before it
        "target_height": "Height",
        # Files of the new version by platform, such as linux-x64; a file alone is for every platform
        "binaries": "dict[str, OperationScheduleUpgradeBinaries1Value] | OperationScheduleUpgradeBinaries2",
        # For whoever reads the plan: release notes and instructions, up to 2,000 characters
        "info": "NotRequired[str]",
    },
)

OperationScheduleUpgradeBinaries1Value = TypedDict(
    "OperationScheduleUpgradeBinaries1Value",
    {
        # Where the file is: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lowercase hex characters
        "sha256": "str",
    },
)

OperationScheduleUpgradeBinaries2 = TypedDict(
    "OperationScheduleUpgradeBinaries2",
    {
        # Where the file is: https or ipfs
        "url": "str",
        # SHA-256 of the file, 64 lowercase hex characters
        "sha256": "str",
    },
)

# Appoint the attesters: 3 to 32 keys, and how many must sign, more than two thirds. Proofs of the set before hold for another 24 hours. Foundation only.
OperationSetAttesterSet = TypedDict(
    "OperationSetAttesterSet",
    {
        # Number of the new set: one more than that of the current one
        "set_index": "int",
        # Ed25519 public keys of the attesters, 3 to 32, none twice
        "attesters": "list[str]",
        # How many of them must sign
        "threshold": "int",
    },
)

# Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
OperationSetAutoCompound = TypedDict(
    "OperationSetAutoCompound",
    {
        # Operator account of the validator that your stake is with
        "validator": "Address",
        # True: what it earns becomes stake at the end of each epoch; false: it waits to be claimed
        "enable": "bool",
    },
)

# Open a lane: let a token of this chain be locked for another Trellis chain, which has mapped a token to it; or close it, in both directions. Foundation only.
OperationSetBridgeLane = TypedDict(
    "OperationSetBridgeLane",
    {
        # The other Trellis chain, as trellis- and its chain id
        "chain": "str",
        # Mint address of the token on this chain
        "mint": "Mint",
        # Whether the token passes
        "open": "bool",
    },
)

# Set the limits above which receives of a token wait a day, whether it is paused, and what withdrawals cost. Foundation only.
OperationSetBridgeLimits = TypedDict(
    "OperationSetBridgeLimits",
    {
        # Mint address of the token here; a bridged one, which the protocol mints
        "mint": "Mint",
        # Raw units above which one receive waits a day
        "per_tx": "Amount",
        # Raw units in any 24 hours above which receives wait a day
        "per_day": "Amount",
        # True to stop both directions for this token
        "paused": "bool",
        # Part of a withdrawal that goes to the treasury, in hundredths of a percent, up to 1,000
        "fee_bps": "int",
        # Raw units that each withdrawal costs besides: on EVM chains for the attester that submits the release, elsewhere for the treasury. While it is 0, mainnet refuses withdrawals to EVM chains
        "base_fee": "Amount",
    },
)

# Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
OperationSetCommission = TypedDict(
    "OperationSetCommission",
    {
        # Part of earnings that the operator keeps, in basis points, at most 5,000
        "commission_bps": "int",
    },
)

# Say whether your profile in a game is shown. Of a hidden one, answers tell that it is there; what blocks say of it can still be read in them.
OperationSetGameVisibility = TypedDict(
    "OperationSetGameVisibility",
    {
        # A game that is registered, whether it has written about you or not
        "game_id": "str",
        # False hides what the game says of you from answers
        "visible": "bool",
    },
)

# How much of a stablecoin a minter may make in any so many seconds: set by the issuer, its mint authority. A new minter is appointed by the owner, a multi-signature account, and begins 48 hours later. Either takes a minter away, with 0.
OperationSetMinterAllowance = TypedDict(
    "OperationSetMinterAllowance",
    {
        # Mint address of the stablecoin
        "mint": "Mint",
        # Account that may mint
        "minter": "Address",
        # Raw units that it may make in any window; 0 takes the minter away
        "allowance": "Amount",
        # Length of the window in seconds
        "window_s": "int",
    },
)

# Let an account move all that you hold in a collection, now and later, or no longer.
OperationSetMultiTokenOperator = TypedDict(
    "OperationSetMultiTokenOperator",
    {
        # Address of the collection
        "collection": "Mint",
        # Account that may move what you have of it
        "operator": "Address",
        # True to let it, false to let it no more
        "approved": "bool",
    },
)

# Say something of a name. `address` is the account that it stands for; empty is the owner. `primary` is said by that account: true, and it is called so; false, and it is no more. Every other key is a text of the owner, like url or email; empty takes it away.
OperationSetNameRecord = TypedDict(
    "OperationSetNameRecord",
    {
        # Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
        "name": "str",
        # Which record: address, primary, or a text record of your choice, such as url
        "key": "str",
        # What the record says, up to 256 characters; empty takes it away
        "value": "str",
    },
)

# Say whether and how your validator takes delegations. The least delegation is in raw units.
OperationSetPoolConfig = TypedDict(
    "OperationSetPoolConfig",
    {
        # True when others may delegate to the validator
        "pool_enabled": "bool",
        # What its pool of delegations is called, up to 64 characters
        "pool_name": "str",
        # Least raw native units that others may delegate, above zero
        "min_delegation": "Amount",
        # True when rewards of new delegations become stake by themselves
        "auto_compound_default": "bool",
    },
)

# Name the guardians who may give your account a new key, how many must agree, and how long you can object. No guardians: recovery is switched off. A change takes effect only after the timelock that stood before. 48 to 72 hours are a good timelock.
OperationSetRecovery = TypedDict(
    "OperationSetRecovery",
    {
        # Accounts that may give yours a new key, at most 10; none switches recovery off
        "guardians": "list[Address]",
        # How many of them must agree, from 1 to all
        "threshold": "int",
        # Seconds that you have to object, at most 30 days
        "timelock_s": "int",
        # True: while a recovery is pending, the account can only cancel it
        "freeze_on_recovery": "NotRequired[bool]",
    },
)

# Hand a role of a token that you hold to another account, or give it up for ever. Roles of a stablecoin are changed by its owner, a multi-signature account, and change 48 hours later; naming who holds the role now takes a change back.
OperationSetTokenAuthority = TypedDict(
    "OperationSetTokenAuthority",
    {
        # Mint address of the token
        "mint": "Mint",
        # What to hand over: mint, freeze, owner, pause or attest
        "role": "Literal[\"mint\", \"freeze\", \"owner\", \"pause\", \"attest\"]",
        # Account that is to have the role; null: nobody ever again
        "new": "NotRequired[Address | None]",
    },
)

# Say who runs your validator.
OperationSetValidatorMetadata = TypedDict(
    "OperationSetValidatorMetadata",
    {
        # What people call the validator, 1 to 64 characters
        "name": "str",
        # Who runs it, up to 500 characters
        "description": "str",
        # Its home page, up to 256 characters
        "website": "str",
        # Link to its picture, up to 256 characters
        "avatar": "str",
    },
)

# Have a matched order change hands now. Anybody can; without it, the end of the next block does.
OperationSettleOrder = TypedDict(
    "OperationSettleOrder",
    {
        # Number of the order, from 1
        "order_id": "int",
    },
)

# Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
OperationStake = TypedDict(
    "OperationStake",
    {
        # Consensus key of the validator in hex: a new one makes you a validator
        "validator_pubkey": "ConsensusKey",
        # Raw native units to stake, above zero
        "amount": "Amount",
        # Signature by a new consensus key that shows you hold it; for a new validator only
        "proof_of_possession": "NotRequired[str | None]",
    },
)

# Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
OperationStakeToPool = TypedDict(
    "OperationStakeToPool",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Raw units to stake, above zero
        "amount": "Amount",
    },
)

# Bring two signed consensus messages that convict a validator of signing twice. Everybody may.
OperationSubmitEvidence = TypedDict(
    "OperationSubmitEvidence",
    {
        # One signed consensus message, its bytes in hex
        "message_a": "str",
        # Another one by the same key that contradicts it
        "message_b": "str",
    },
)

# Carry out the plan that a sentence became: its operations in order, as the sender, all or none. Nodes plan; what is signed is the plan.
OperationSubmitIntent = TypedDict(
    "OperationSubmitIntent",
    {
        # Blake3 of the text
        "intent_hash": "Hex32",
        # What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
        "text": "str",
        # What the sentence became: up to 32 operations, in order, all or nothing
        "plan": "list[InnerOperation] | str",
        # Unix seconds after which it is refused, by the time of blocks; 0 or left out for none
        "deadline": "NotRequired[Time]",
    },
)

# Swap in the pool of two tokens. What comes out is at least `min_amount_out`, or nothing happens.
OperationSwap = TypedDict(
    "OperationSwap",
    {
        # Token that goes in: its symbol in any case, or 0x and its mint
        "from_token": "str",
        # Token that comes out: its symbol in any case, or 0x and its mint
        "to_token": "str",
        # Raw units that go in, above zero
        "amount_in": "Amount",
        # Least raw units to accept, else nothing happens
        "min_amount_out": "Amount",
    },
)

# Swap through up to four pools in a row, all or nothing. What comes out goes to the recipient.
OperationSwapRoute = TypedDict(
    "OperationSwapRoute",
    {
        # Mint addresses from the token that goes in to the one that comes out, 2 to 5
        "path": "list[Mint]",
        # Raw units of the first token that go in, above zero
        "amount_in": "Amount",
        # Least raw units of the last token to accept, else nothing happens
        "min_amount_out": "Amount",
        # Account that gets what comes out; the sender when left out
        "recipient": "NotRequired[Address | None]",
    },
)

# Move an amount of a token to another account.
OperationTransfer = TypedDict(
    "OperationTransfer",
    {
        # Account that gets the tokens
        "to": "Address",
        # Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
        "token_symbol": "str",
        # Raw units to move, above zero
        "amount": "Amount",
        # Text for the recipient, up to 128 characters
        "memo": "NotRequired[str | None]",
    },
)

# Give a lock of yours to another account, which gets the liquidity when it ends.
OperationTransferLpLock = TypedDict(
    "OperationTransferLpLock",
    {
        # Address of the pool
        "pool": "Mint",
        # Number of the lock within the pool
        "lock_id": "int",
        # Account that is to have the lock
        "to": "Address",
    },
)

# Move some of a type to another account.
OperationTransferMultiToken = TypedDict(
    "OperationTransferMultiToken",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the type within the collection
        "type_id": "U64",
        # Account that is to have them
        "to": "Address",
        # How many to move, above zero
        "amount": "U128",
    },
)

# Give a name of yours to another account. It stands for that account then; its text records are gone, and nobody is called so until he says so.
OperationTransferName = TypedDict(
    "OperationTransferName",
    {
        # Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
        "name": "str",
        # Account that is to have the name
        "to": "Address",
    },
)

# Give a namespace of yours to another account: from then on it anchors there. What is anchored stays.
OperationTransferNamespace = TypedDict(
    "OperationTransferNamespace",
    {
        # Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        "namespace": "str",
        # Account that owns it from then on
        "to": "Address",
    },
)

# Move a token to another account: as its owner, or as one whom the owner approved.
OperationTransferNft = TypedDict(
    "OperationTransferNft",
    {
        # Address of the collection
        "collection": "Mint",
        # Number of the token within its collection, 0 to 2^128 - 1
        "token_id": "U128",
        # Account that is to have the token
        "to": "Address",
    },
)

# Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
OperationUnstake = TypedDict(
    "OperationUnstake",
    {
        # Raw native units to take back, above zero
        "amount": "Amount",
        # Operator account of the validator to take it from; when left out, your own stake first, then the oldest delegations
        "validator": "NotRequired[Address | None]",
    },
)

# Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
OperationUnstakeFromPool = TypedDict(
    "OperationUnstakeFromPool",
    {
        # Address of the staking pool
        "pool_address": "Mint",
        # Raw units to take back, above zero
        "amount": "Amount",
    },
)

# Write what a player did in a game of yours: his score and numbers as they are now, and achievements that he has reached. Up to a thousand points a game and epoch count as experience.
OperationUpdateGameProfile = TypedDict(
    "OperationUpdateGameProfile",
    {
        # The player; he has a passport
        "passport_owner": "Address",
        # A game whose authority you are
        "game_id": "str",
        # Up to 32 named numbers as they are now, in the place of those before
        "stats": "dict[str, int]",
        # What he has reached; what he had reached before stays
        "achievements": "list[str]",
        # His whole score in the game as it is now
        "score": "int",
    },
)

# Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.
OperationUpdateNftCollection = TypedDict(
    "OperationUpdateNftCollection",
    {
        # Address of a collection of yours
        "collection": "Mint",
        # What the collection is, up to 1,000 characters; null for nothing
        "description": "NotRequired[str | None]",
        # Link to a small picture, up to 512 bytes; null for none
        "icon_uri": "NotRequired[str | None]",
        # Link to a wide picture, up to 512 bytes; null for none
        "banner_uri": "NotRequired[str | None]",
        # Home page of the collection, up to 512 bytes; null for none
        "external_url": "NotRequired[str | None]",
        # Account that is to own the collection; stays when left out
        "owner": "NotRequired[Address | None]",
    },
)

# Change your passport. What is left out or null stays; an empty text is cleared. A gamertag changes once in 30 days, and the one before is kept for you as long.
OperationUpdatePassport = TypedDict(
    "OperationUpdatePassport",
    {
        # Another one, at most once in 30 days; null leaves it as it is
        "gamertag": "NotRequired[str | None]",
        # Another picture: https, ipfs or ar; empty takes it away, null leaves it
        "avatar_uri": "NotRequired[str | None]",
        # Other words, up to 280 characters; empty takes them away, null leaves them
        "bio": "NotRequired[str | None]",
    },
)

# Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
OperationUpdateTokenMetadata = TypedDict(
    "OperationUpdateTokenMetadata",
    {
        # Mint address of a token that you created
        "mint": "Mint",
        # Link to further data of the token, up to 512 bytes
        "metadata_uri": "NotRequired[str | None]",
        # Link to its picture, up to 512 bytes
        "image": "NotRequired[str | None]",
        # What the token is for, up to 1,000 characters
        "description": "NotRequired[str | None]",
        # Its home page, up to 512 bytes
        "external_url": "NotRequired[str | None]",
        # Name or link on Twitter, up to 128 characters
        "twitter": "NotRequired[str | None]",
        # Name or link on Discord, up to 128 characters
        "discord": "NotRequired[str | None]",
        # Name or link on Telegram, up to 128 characters
        "telegram": "NotRequired[str | None]",
        # Name or link on GitHub, up to 128 characters
        "github": "NotRequired[str | None]",
    },
)

# Vote on a proposal by its number alone, with what you had bonded when its epoch began.
OperationVoteProposal = TypedDict(
    "OperationVoteProposal",
    {
        # Number of the proposal, as its making answered
        "proposal_id": "int",
        # True in favour, false against
        "approve": "bool",
    },
)

# Vote on a proposal with what you had bonded when its epoch began, and name its content by its hash: another content is refused. A new vote replaces the one before.
OperationVoteProposalContent = TypedDict(
    "OperationVoteProposalContent",
    {
        # Number of the proposal, as its making answered
        "proposal_id": "int",
        # True in favour, false against
        "approve": "bool",
        # Hash of the type, texts, proposer and action of the proposal, as your own program makes it; any when left out
        "content_hash": "NotRequired[Hex32 | None]",
    },
)

# Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
OperationVoteUpgrade = TypedDict(
    "OperationVoteUpgrade",
    {
        # Number of the plan, as its scheduling answered
        "plan_id": "int",
        # True in favour, false against
        "approve": "bool",
    },
)

# Vote on a plan as a validator, with the stake that was behind you when it was scheduled, and name its content by its hash: another content is refused. A new vote replaces the one before.
OperationVoteUpgradePlan = TypedDict(
    "OperationVoteUpgradePlan",
    {
        # Number of the plan, as its scheduling answered
        "plan_id": "int",
        # True in favour, false against
        "approve": "bool",
        # Hash of the name, version, height, files, text and proposer of the plan, as your own program makes it; any when left out
        "content_hash": "NotRequired[Hex32 | None]",
    },
)

OtsGetBlockDetailsBlock4 = TypedDict(
    "OtsGetBlockDetailsBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

OtsGetBlockDetailsByHashBlock4 = TypedDict(
    "OtsGetBlockDetailsByHashBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

OtsGetBlockTransactionsBlock4 = TypedDict(
    "OtsGetBlockTransactionsBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

OtsHasCodeBlock4 = TypedDict(
    "OtsHasCodeBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

# A block without its transactions
OtterscanBlockDetails = TypedDict(
    "OtterscanBlockDetails",
    {
        # The fields of eth_getBlockByNumber and transactionCount, a JSON number, without transactions and filter
        "block": "dict[str, Any]",
        # What the block gave out
        "issuance": "OtterscanIssuance",
        # What its transactions paid for gas, in wei
        "totalFees": "Quantity",
    },
)

# Some of the transactions of a block
OtterscanBlockPage = TypedDict(
    "OtterscanBlockPage",
    {
        # The block with those transactions; of their input the first four bytes
        "fullblock": "dict[str, Any]",
        # Their receipts, without logs
        "receipts": "list[dict[str, Any]]",
    },
)

# Who made a contract
OtterscanCreator = TypedDict(
    "OtterscanCreator",
    {
        # Hash of the transaction that made it
        "hash": "EthereumHash",
        # Who sent that transaction
        "creator": "EthereumAddress",
    },
)

# New native units that a block gave out, in wei
OtterscanIssuance = TypedDict(
    "OtterscanIssuance",
    {
        # What its proposer and the treasury got
        "blockReward": "Quantity",
        # Zero: there are no uncles
        "uncleReward": "Quantity",
        # Both together
        "issuance": "Quantity",
    },
)

# A move of native units inside of a transaction
OtterscanOperation = TypedDict(
    "OtterscanOperation",
    {
        # Zero, a transfer: no contract is created and none destroyed
        "type": "Literal[0]",
        # Who calls or gives
        "from": "EthereumAddress",
        # Who is called or gets; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native units that move, in wei
        "value": "Quantity",
    },
)

# A transaction, or a move inside of it
OtterscanTrace = TypedDict(
    "OtterscanTrace",
    {
        # Always a plain call: no code runs here
        "type": "Literal[\"CALL\"]",
        # Zero for the transaction, one for moves inside
        "depth": "int",
        # Who calls or gives
        "from": "EthereumAddress",
        # Who is called or gets; null for an attempt to create a contract
        "to": "EthereumAddress | None",
        # Native units that move, in wei
        "value": "Quantity",
        # Call data; of native bundles their bytes
        "input": "EthereumData",
        # What it answered, empty where nothing was
        "output": "EthereumData",
    },
)

# Transactions of an address, the newest first
OtterscanTransactions = TypedDict(
    "OtterscanTransactions",
    {
        # The transactions, as eth_getTransactionByHash answers
        "txs": "list[dict[str, Any]]",
        # Their receipts, each with the timestamp of its block
        "receipts": "list[dict[str, Any]]",
        # True where nothing newer concerns the address
        "firstPage": "bool",
        # True where nothing older concerns the address
        "lastPage": "bool",
    },
)

# A player, and what his games make of him
Passport = TypedDict(
    "Passport",
    {
        # The account that has it for good
        "owner": "Address",
        # What the player is called, in the case that he chose
        "gamertag": "str",
        # Where his picture is; empty for none
        "avatar_uri": "str",
        # What he says of himself; empty for nothing
        "bio": "str",
        # Experience: what counts of his scores in all games, up to 1,000 a game and epoch
        "xp": "int",
        # The whole root of a hundredth of the experience, and one
        "level": "int",
        # How many games have written about him
        "games": "int",
        # How many he has reached in all games
        "achievements": "int",
        # When the player made it, in Unix seconds
        "created_at": "Time",
        # The block in which he made it
        "created_at_height": "Height",
        # What the account is called, a whole name; null without one
        "name": "NotRequired[str | None]",
    },
)

# A number as 0x and hex digits without leading zeros
Quantity: TypeAlias = "str"

# What a final bundle did
Receipt = TypedDict(
    "Receipt",
    {
        # By which the bundle is known
        "bundle_hash": "Hash",
        # Height of the block that includes it
        "block_height": "Height",
        # Hash of the block that includes it
        "block_hash": "Hash",
        # Place of the bundle in the block, from 0
        "index": "int",
        # Account that sent it and paid
        "from": "Address",
        # Place among the bundles of its sender
        "nonce": "int",
        # Always success: what fails is in no block
        "status": "Literal[\"success\"]",
        # Gas that was paid for
        "gas_used": "int",
        # What was paid for a unit of gas, in nano-units: 10^9 of them are a whole native unit
        "gas_price": "int",
        # What the sender paid, in raw native units
        "fee": "Amount",
        # Share of the fee that the proposer got, in raw native units
        "fee_proposer": "Amount",
        # Share of the fee that the treasury got, in raw native units
        "fee_treasury": "Amount",
        # What the bundle did, in order
        "operations": "list[OperationRecord]",
        # What the operations told of, in order
        "events": "list[Event]",
        # When the block was proposed, in Unix seconds
        "timestamp": "Time",
        # Always true: blocks are final at once
        "finalized": "bool",
        # Who signed the bundle
        "signatures": "list[ReceiptSignaturesItem]",
    },
)

ReceiptSignaturesItem = TypedDict(
    "ReceiptSignaturesItem",
    {
        # Scheme of the signature, such as Ed25519
        "key_type": "str",
        # Key that signed, in hex; null where it is not known
        "public_key": "NotRequired[str | None]",
    },
)

# Why a bundle was refused
Refusal = TypedDict(
    "Refusal",
    {
        # Permanent number of the refusal
        "code": "int",
        # The refusal as one word, such as InsufficientBalance
        "name": "str",
        # The refusal as a sentence for people
        "message": "str",
        # Figures of this refusal, by name
        "details": "Any",
        # Which operation of the bundle failed, from 0; null for the bundle as a whole
        "op_index": "NotRequired[int | None]",
    },
)

# A bundle that this node refused: local knowledge
Rejected = TypedDict(
    "Rejected",
    {
        # By which the bundle is known
        "bundle_hash": "Hash",
        # Says that it is in no block: rejected
        "status": "Literal[\"rejected\"]",
        # Why this node refused it
        "error": "Refusal",
        # When this node refused it, in Unix seconds
        "rejected_at": "Time",
    },
)

# What is left to say of a bundle that is signed, since its terms are in it
SubmitOptions = TypedDict(
    "SubmitOptions",
    {
        # When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out
        "wait": "NotRequired[Literal[\"pending\", \"included\"] | None]",
    },
)

# A moment in seconds since 1970 (Unix time).
Time: TypeAlias = "int"

# A token: what it is, who may do what with it, and how much of it there is
Token = TypedDict(
    "Token",
    {
        # Mint address, by which the chain knows the token; 32 zero bytes for the native one
        "mint": "Mint",
        # How the token is written: a letter, then up to 11 letters, digits and dots, in upper case
        "symbol": "str",
        # What people call the token, 1 to 64 characters
        "name": "str",
        # Digits after the point of one whole token, 0 to 18
        "decimals": "int",
        # What kind it is: native, fungible, stablecoin, bridged from another chain, or lp (shares of a pool)
        "standard": "Literal[\"native\", \"fungible\", \"stablecoin\", \"bridged\", \"lp\"]",
        # Most raw units that there can ever be; null where only 2^120 bounds it
        "max_supply": "NotRequired[Amount | None]",
        # Who may appoint the next owner; null once renounced, then nobody ever is it again
        "owner": "NotRequired[Address | None]",
        # Who may change the metadata while it is not locked
        "creator": "Address",
        # Who mints; of a stablecoin the issuer, who appoints those that mint; null once renounced
        "mint_authority": "NotRequired[Address | None]",
        # Who may freeze accounts for a stablecoin; null for other tokens
        "freeze_authority": "NotRequired[Address | None]",
        # Who may pause a stablecoin or a bridged token; null for other tokens
        "pause_authority": "NotRequired[Address | None]",
        # Who says what reserves a stablecoin has; null for other tokens
        "attestor": "NotRequired[Address | None]",
        # True while nothing of the token moves
        "paused": "bool",
        # What the creator says of the token
        "metadata": "TokenMetadata",
        # True once nobody can change the metadata any more
        "metadata_locked": "bool",
        # When the metadata changed last, in Unix seconds; null for never
        "metadata_updated_at": "NotRequired[Time | None]",
        # The contract on another chain whose units a bridged token stands for; null for other tokens
        "bridge": "NotRequired[TokenBridge | None]",
        # When the token was made, in Unix seconds
        "created_at": "Time",
        # Height of the block that made the token
        "created_at_height": "Height",
        # Raw units that there are
        "total_supply": "Amount",
        # True while somebody can make more
        "mintable": "bool",
        # What protects a stablecoin; null for other tokens
        "security_layers": "NotRequired[list[Literal[\"role_separation\", \"minter_allowance\", \"daily_mint_limit\", \"reserve_attestation\", \"pause_and_freeze\", \"timelocked_roles\"]] | None]",
        # How many accounts hold it; null without the explorer plugin
        "holders": "NotRequired[int | None]",
        # How many transfers there were; null without the explorer plugin
        "transfers": "NotRequired[int | None]",
        # How far the explorer trusts it, 0 to 100; null without the explorer plugin
        "reputation": "NotRequired[int | None]",
    },
)

TokenBridge = TypedDict(
    "TokenBridge",
    {
        # Name of the other chain
        "chain": "str",
        # Address of the token's contract there
        "contract": "str",
        # Digits after the point that the token has there, 0 to 36
        "decimals_external": "int",
    },
)

# What the creator says of the token
TokenMetadata = TypedDict(
    "TokenMetadata",
    {
        # Link to further data of the token, up to 512 bytes; empty for none
        "metadata_uri": "str",
        # Link to its picture, up to 512 bytes; empty for none
        "image": "str",
        # What the token is for, up to 1,000 characters
        "description": "str",
        # Its home page, up to 512 bytes; empty for none
        "external_url": "str",
        # Name or link on Twitter, up to 128 characters; empty for none
        "twitter": "str",
        # Name or link on Discord, up to 128 characters; empty for none
        "discord": "str",
        # Name or link on Telegram, up to 128 characters; empty for none
        "telegram": "str",
        # Name or link on GitHub, up to 128 characters; empty for none
        "github": "str",
    },
)

TraceBlockBlock4 = TypedDict(
    "TraceBlockBlock4",
    {
        # Which block, counted from genesis
        "blockNumber": "NotRequired[Quantity]",
        # By which the block is known
        "blockHash": "NotRequired[EthereumHash]",
        # Of no effect: all blocks are final
        "requireCanonical": "NotRequired[bool]",
    },
)

TxpoolStatusResult = TypedDict(
    "TxpoolStatusResult",
    {
        # How many the next blocks may hold
        "pending": "Quantity",
        # How many wait for an earlier nonce of their sender
        "queued": "Quantity",
    },
)

# An unsigned 128-bit number: the id of a token, or units without decimals. Answered as a decimal string; an integer is accepted as well.
U128: TypeAlias = "str"

# An unsigned 256-bit number. Answered as a decimal string; an integer is accepted as well.
U256: TypeAlias = "str"

# An unsigned 64-bit number. Answered as a decimal string; an integer is accepted as well.
U64: TypeAlias = "str"

# How a bundle is to be made and sent; every part may be left out
WriteOptions = TypedDict(
    "WriteOptions",
    {
        # Most gas that the bundle may use; measured when left out
        "gas_limit": "NotRequired[int | None]",
        # What to pay for a unit of gas, in nano-units: 10^9 of them are a whole native unit; what the node asks for when left out
        "gas_price": "NotRequired[int | None]",
        # Last height at which a block may include it, 0 for ever; the node chooses when left out
        "valid_until": "NotRequired[Height | None]",
        # Text that is kept with the bundle, up to 256 characters
        "memo": "NotRequired[str | None]",
        # When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out
        "wait": "NotRequired[Literal[\"pending\", \"included\"] | None]",
        # True: only say what it would do and cost
        "dry_run": "NotRequired[bool | None]",
        # True: do it although the node advises against it
        "force": "NotRequired[bool | None]",
    },
)


class Methods(Rpc):
    """A connection with a function for every method. Optional parameters at the end may be left out."""

    def chain_addLiquidity(self, token_a: str, token_b: str, amount_a: Amount, amount_b: Amount, min_lp_tokens: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainAddLiquidityResult1 | ChainAddLiquidityResult2":
        """Add to a pool: as much of the two amounts as fits its price, for shares of it.

        token_a: First token: its symbol in any case, or 0x and its mint

        token_b: Second token: its symbol in any case, or 0x and its mint

        amount_a: Most raw units of the first token to put in

        amount_b: Most raw units of the second token to put in

        min_lp_tokens: Least raw units of shares to accept, else nothing happens

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_addLiquidity", token_a, token_b, amount_a, amount_b, min_lp_tokens, sender, opts)

    def chain_allBridgeDeposits(self, limit: int | None = None, cursor: str | None = None) -> "ChainAllBridgeDepositsResult":
        """Deposits of everybody, from any chain.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_allBridgeDeposits", limit, cursor)

    def chain_allBridgeWithdrawals(self, limit: int | None = None, cursor: str | None = None) -> "ChainAllBridgeWithdrawalsResult":
        """Withdrawals of everybody, to any chain.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_allBridgeWithdrawals", limit, cursor)

    def chain_anchor(self, namespace: str, key: str, value_hash: str, sender: Address, opts: WriteOptions | None = None) -> "ChainAnchorResult1 | DryRun":
        """Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.

        namespace: Namespace, 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash; yours, or without an owner until now

        key: Name of the hash within its namespace; a name is used once

        value_hash: The hash that is anchored, of whatever function its writer took; never zero

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_anchor", namespace, key, value_hash, sender, opts)

    def chain_anchorsBy(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainAnchorsByResult":
        """What an account has anchored.

        owner: Account that anchored it

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_anchorsBy", owner, limit, cursor)

    def chain_anchorsOfHash(self, value_hash: Hex32, limit: int | None = None, cursor: str | None = None) -> "ChainAnchorsOfHashResult":
        """Where a hash is anchored: whether a document is known, and to whom.

        value_hash: The hash that is anchored, of whatever function its writer took; never zero

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_anchorsOfHash", value_hash, limit, cursor)

    def chain_approveMultiSigTx(self, from_: Address, multisig_address: Address, tx_id: int, operations_hash: Hex32 | None = None, opts: WriteOptions | None = None) -> "ChainApproveMultiSigTxResult1 | ChainApproveMultiSigTxResult2":
        """As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.

        from: Account that sends the operation and pays its fee

        multisig_address: Address of the multi-signature account

        tx_id: Number of the transaction within the account, from 0

        operations_hash: Hash of the operations that you approve, as chain_getMultiSigTx tells it; any when left out

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_approveMultiSigTx", from_, multisig_address, tx_id, operations_hash, opts)

    def chain_autobridge(self, payload: str, recipient: Address | None = None) -> "ChainAutobridgeResult":
        """What a transaction hash, a link of an explorer or a proof is to the bridge, and whether it came. What enough attesters observe comes by itself: there is nothing to send.

        payload: Transaction hash of another chain, a link with one in it, or a proof as hex or JSON

        recipient: Only deposits for this account; for all when left out
        """
        return self.call("chain_autobridge", payload, recipient)

    def chain_batchMintMultiToken(self, collection: Mint, mints_array: list[ChainBatchMintMultiTokenMintsArray1Item] | str, sender: Address, opts: WriteOptions | None = None) -> "ChainBatchMintMultiTokenResult1 | DryRun":
        """Mint 1 to 256 times in a collection of yours, all or none.

        collection: Address of a collection of yours

        mints_array: Who gets how many of what, 1 to 256 entries

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_batchMintMultiToken", collection, mints_array, sender, opts)

    def chain_batchTransferMultiToken(self, collection: Mint, transfers_array: list[ChainBatchTransferMultiTokenTransfersArray1Item] | str, sender: Address, opts: WriteOptions | None = None) -> "ChainBatchTransferMultiTokenResult1 | DryRun":
        """Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.

        collection: Address of the collection

        transfers_array: Who gets how many of what, 1 to 256 entries

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_batchTransferMultiToken", collection, transfers_array, sender, opts)

    def chain_bridgeDeposits(self, recipient: Address, limit: int | None = None, cursor: str | None = None) -> "ChainBridgeDepositsResult":
        """Deposits that came to an account.

        recipient: Account that got the tokens

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_bridgeDeposits", recipient, limit, cursor)

    def chain_bridgeToken(self, chain: str, tx_hash: str, symbol: str, amount: Amount, recipient: Address, proof: str | ChainBridgeTokenProof2 | None = None, log_index: int | None = None, opts: WriteOptions | None = None) -> "ChainBridgeTokenResult1 | DryRun":
        """Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.

        chain: The other chain, by its lowercase name, such as ethereum

        tx_hash: Hash of the transaction on the other chain, as that chain writes it

        symbol: Symbol of the token here, or 0x and its mint

        amount: Raw units of the other chain that were locked there

        recipient: Account here that gets the tokens; it sends the operation and pays its fee

        proof: Signatures of attesters: hex of borsh {set_index u32, sigs [{index u8, signature}]}, or that as JSON; without one only where the network believes all

        log_index: Which log of the transaction it is; 0 for the first

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_bridgeToken", chain, tx_hash, symbol, amount, recipient, proof, log_index, opts)

    def chain_bridgeWithdraw(self, token_mint: Mint, amount: Amount, chain: str, destination: str, sender: Address, opts: WriteOptions | None = None) -> "ChainBridgeWithdrawResult1 | DryRun":
        """Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.

        token_mint: Mint address of the token to withdraw

        amount: Raw units to release on the other chain; fees come on top

        chain: The other chain, by its lowercase name, such as ethereum

        destination: Address on the other chain that gets the tokens there

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_bridgeWithdraw", token_mint, amount, chain, destination, sender, opts)

    def chain_bridgeWithdrawals(self, chain: str, destination: str, limit: int | None = None, cursor: str | None = None) -> "ChainBridgeWithdrawalsResult":
        """Withdrawals to an address on another chain.

        chain: The other chain, by its lowercase name, such as ethereum

        destination: Address on the other chain that gets the tokens there

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_bridgeWithdrawals", chain, destination, limit, cursor)

    def chain_burnMultiToken(self, collection: Mint, type_id: U64, amount: U128, owner: Address, opts: WriteOptions | None = None) -> "ChainBurnMultiTokenResult1 | DryRun":
        """Destroy some of your own tokens of a type.

        collection: Address of the collection

        type_id: Number of the type within the collection

        amount: How many to destroy, above zero

        owner: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_burnMultiToken", collection, type_id, amount, owner, opts)

    def chain_burnNft(self, collection: Mint, token_id: U128, owner: Address, opts: WriteOptions | None = None) -> "ChainBurnNftResult1 | DryRun":
        """Destroy a token of yours. Its id never comes back.

        collection: Address of the collection

        token_id: Number of the token within its collection, 0 to 2^128 - 1

        owner: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_burnNft", collection, token_id, owner, opts)

    def chain_cancelProposal(self, from_: Address, proposal_id: int, opts: WriteOptions | None = None) -> "ChainCancelProposalResult1 | DryRun":
        """Take back your proposal while it is voted on. The deposit comes back if nobody has voted.

        from: Account that sends the operation and pays its fee

        proposal_id: Number of the proposal, as its making answered

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_cancelProposal", from_, proposal_id, opts)

    def chain_cancelUpgrade(self, plan_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainCancelUpgradeResult1 | DryRun":
        """Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.

        plan_id: Number of the plan, as its scheduling answered

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_cancelUpgrade", plan_id, sender, opts)

    def chain_claimPoolRewards(self, pool_address: Mint, sender: Address, opts: WriteOptions | None = None) -> "ChainClaimPoolRewardsResult1 | ChainClaimPoolRewardsResult2":
        """Claim all that you earned in a pool, also in a closed one.

        pool_address: Address of the staking pool

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_claimPoolRewards", pool_address, sender, opts)

    def chain_consensusStatus(self) -> "ChainConsensusStatusResult":
        """Where consensus stands on this node."""
        return self.call("chain_consensusStatus")

    def chain_contractReports(self, chain: str, contract: str, limit: int | None = None, cursor: str | None = None) -> "ChainContractReportsResult":
        """Who reported a contract, and where the evidence is.

        chain: Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections

        contract: Where the contract is, in the notation of its chain

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_contractReports", chain, contract, limit, cursor)

    def chain_contributePresale(self, presale_id: int, amount: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainContributePresaleResult1 | ChainContributePresaleResult2":
        """Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.

        presale_id: Number of the presale, from 1

        amount: Raw units of the payment token to pay in

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_contributePresale", presale_id, amount, sender, opts)

    def chain_createDao(self, name: str, token_mint: Mint, config: ChainCreateDaoConfig1 | str, sender: Address, opts: WriteOptions | None = None) -> "ChainCreateDaoResult1 | DryRun":
        """Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.

        name: What people call the DAO, 1 to 64 characters; others may have the same

        token_mint: Mint of the token whose holders vote, also the native one

        config: Settings by name, {} for the standard ones

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createDao", name, token_mint, config, sender, opts)

    def chain_createMultiSig(self, from_: Address, signers_array: list[Address], threshold: int, label: str, opts: WriteOptions | None = None) -> "ChainCreateMultiSigResult1 | DryRun":
        """Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.

        from: Account that sends the operation and pays its fee

        signers_array: Accounts that are to decide, 2 to 20, each once

        threshold: How many of them must approve, from 2 to all

        label: What readers know the account by, 1 to 64 characters

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createMultiSig", from_, signers_array, threshold, label, opts)

    def chain_createMultiTokenCollection(self, name: str, symbol: str, base_uri: str, royalty_bps: int, owner: Address, description: str | None = None, icon_uri: str | None = None, banner_uri: str | None = None, external_url: str | None = None, opts: WriteOptions | None = None) -> "ChainCreateMultiTokenCollectionResult1 | DryRun":
        """Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.

        name: What people call the collection, 1 to 64 characters

        symbol: Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique

        base_uri: What the metadata links of its tokens begin with, up to 512 bytes; may be empty

        royalty_bps: Part of a sale that is due to you, in basis points, at most 10,000

        owner: Account that sends the operation and pays its fee

        description: What the collection is, up to 1,000 characters; null for nothing

        icon_uri: Link to a small picture, up to 512 bytes; null for none

        banner_uri: Link to a wide picture, up to 512 bytes; null for none

        external_url: Home page of the collection, up to 512 bytes; null for none

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createMultiTokenCollection", name, symbol, base_uri, royalty_bps, owner, description, icon_uri, banner_uri, external_url, opts)

    def chain_createNftCollection(self, name: str, symbol: str, base_uri: str, max_supply: int, royalty_bps: int, owner: Address, description: str | None = None, icon_uri: str | None = None, banner_uri: str | None = None, external_url: str | None = None, opts: WriteOptions | None = None) -> "ChainCreateNftCollectionResult1 | DryRun":
        """Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.

        name: What people call the collection, 1 to 64 characters

        symbol: Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique

        base_uri: What the metadata links of its tokens begin with, up to 512 bytes; may be empty

        max_supply: Most tokens that there can ever be; 0 for no limit

        royalty_bps: Part of a sale that is due to you, in basis points, at most 10,000

        owner: Account that sends the operation and pays its fee

        description: What the collection is, up to 1,000 characters; null for nothing

        icon_uri: Link to a small picture, up to 512 bytes; null for none

        banner_uri: Link to a wide picture, up to 512 bytes; null for none

        external_url: Home page of the collection, up to 512 bytes; null for none

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createNftCollection", name, symbol, base_uri, max_supply, royalty_bps, owner, description, icon_uri, banner_uri, external_url, opts)

    def chain_createPool(self, token_a: str, token_b: str, amount_a: Amount, amount_b: Amount, lp_lock_duration: int, sender: Address, opts: WriteOptions | None = None) -> "ChainCreatePoolResult1 | DryRun":
        """Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.

        token_a: First token: its symbol in any case, or 0x and its mint

        token_b: Second token: its symbol in any case, or 0x and its mint

        amount_a: Raw units of the first token to put in

        amount_b: Raw units of the second token to put in; both amounts together set the price

        lp_lock_duration: How long your shares are locked, in seconds; 0 for not at all

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createPool", token_a, token_b, amount_a, amount_b, lp_lock_duration, sender, opts)

    def chain_createPresale(self, token_mint: Mint, payment_token: str | None, tokens_for_sale: Amount, soft_cap: Amount, hard_cap: Amount, min_contribution: Amount, max_contribution: Amount, start_time: Time, end_time: Time, liquidity_bps: int, listing_rate_bps: int, lp_lock_duration: int | None, sender: Address, options: ChainCreatePresaleOptions | None = None, opts: WriteOptions | None = None) -> "ChainCreatePresaleResult1 | DryRun":
        """Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.

        token_mint: Mint address of a token that you own

        payment_token: What contributors pay in: the native token, also when left out, or a stablecoin

        tokens_for_sale: Raw units to sell, above zero

        soft_cap: Raw units of the payment token that must be raised: a quarter of the hard cap or more

        hard_cap: Most raw units of the payment token that can be raised

        min_contribution: Least raw units of the payment token that an account pays in

        max_contribution: Most raw units of the payment token that an account pays in, in all

        start_time: From when it takes contributions, in Unix seconds

        end_time: Until when it takes contributions, in Unix seconds

        liquidity_bps: Part of what is raised that goes into the pool: 5,100 to 10,000 basis points

        listing_rate_bps: Tokens in the pool for a payment, as part of what the presale gives for it: 5,000 to 10,000 basis points

        lp_lock_duration: How long the liquidity of the pool is locked, in seconds; a year when left out

        sender: Account that sends the operation and pays its fee

        options: Vesting, whitelist, what becomes of unsold tokens, and what to say of the presale

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createPresale", token_mint, payment_token, tokens_for_sale, soft_cap, hard_cap, min_contribution, max_contribution, start_time, end_time, liquidity_bps, listing_rate_bps, lp_lock_duration, sender, options, opts)

    def chain_createProposal(self, from_: Address, proposal_type: Literal["parameter", "treasury", "safety", "text"], title: str, description: str, parameter_key: str | None = None, parameter_value: str | None = None, treasury_recipient: Address | None = None, treasury_amount: Amount | None = None, safety_chain: str | None = None, safety_contract: str | None = None, safety_level: Literal["verified", "safe", "unknown", "caution", "warning", "malicious"] | None = None, safety_collection: str | None = None, opts: WriteOptions | None = None) -> "ChainCreateProposalResult1 | DryRun":
        """Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.

        from: Account that sends the operation and pays its fee

        proposal_type: What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says

        title: What the proposal is called, 1 to 128 characters

        description: Why it is proposed, 1 to 10,000 characters

        parameter_key: Of a proposal about a parameter: which, such as dex.fee_bps

        parameter_value: Of a proposal about a parameter: the value that it is to have, as text

        treasury_recipient: Of a proposal about the treasury: account that is to be paid

        treasury_amount: Of a proposal about the treasury: raw native units to pay

        safety_chain: Of a proposal about safety: chain of the contract, such as ethereum

        safety_contract: Of a proposal about safety: address of the contract, in the notation of its chain

        safety_level: Of a proposal about safety: what wallets shall be told

        safety_collection: Of a proposal about safety: project that the contract belongs to

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createProposal", from_, proposal_type, title, description, parameter_key, parameter_value, treasury_recipient, treasury_amount, safety_chain, safety_contract, safety_level, safety_collection, opts)

    def chain_createStakingPool(self, token_mint: Mint, reward_source: str | Address | ChainCreateStakingPoolRewardSource3, reward_rate: Amount, lock_period: int, capacity: Amount, per_user_cap: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainCreateStakingPoolResult1 | DryRun":
        """Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.

        token_mint: Mint address of the token that is staked

        reward_source: Where rewards come from: a first deposit, such as USDC:5000000 in raw units, or the account that alone may fund the pool

        reward_rate: Raw units of rewards a second, for all stakers together

        lock_period: How long a deposit is locked, in seconds, at most three years

        capacity: Most raw units that the pool holds; 0 for no limit

        per_user_cap: Most raw units of one account; 0 for no limit

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createStakingPool", token_mint, reward_source, reward_rate, lock_period, capacity, per_user_cap, sender, opts)

    def chain_createToken(self, name: str, symbol: str, decimals: int, supply: Amount, owner: Address, opts: WriteOptions | None = None) -> "ChainCreateTokenResult1 | DryRun":
        """Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.

        name: Name of the token for people, 1 to 64 characters

        symbol: How the token is written: a letter, then up to 11 letters, digits and dots; unique

        decimals: Digits after the point of one whole token, 0 to 18

        supply: Raw units that the owner gets, at most 2^120

        owner: Account that owns the token and gets the supply

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_createToken", name, symbol, decimals, supply, owner, opts)

    def chain_daoCancel(self, dao_address: Address, proposal_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoCancelResult1 | DryRun":
        """Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.

        dao_address: The DAO that it is about, by the account that holds its treasury

        proposal_id: Number of the proposal within the DAO, from 0

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_daoCancel", dao_address, proposal_id, sender, opts)

    def chain_daoDeposits(self, dao_address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainDaoDepositsResult":
        """What a DAO was given by DaoDeposit.

        dao_address: Address of the DAO, which holds its treasury

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daoDeposits", dao_address, limit, cursor)

    def chain_daoExecute(self, dao_address: Address, proposal_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoExecuteResult1 | ChainDaoExecuteResult2":
        """Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.

        dao_address: The DAO that it is about, by the account that holds its treasury

        proposal_id: Number of the proposal within the DAO, from 0

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_daoExecute", dao_address, proposal_id, sender, opts)

    def chain_daoPropose(self, dao_address: Address, title: str, description: str, proposal_type: Literal["text"] | ChainDaoProposeProposalType21 | ChainDaoProposeProposalType22 | ChainDaoProposeProposalType23 | ChainDaoProposeProposalType24 | str, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoProposeResult1 | DryRun":
        """Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.

        dao_address: The DAO that it is about, by the account that holds its treasury

        title: What the proposal is called, 1 to 128 characters

        description: Why it is proposed, up to 10,000 characters

        proposal_type: What it does when it is executed: "text" for nothing, {"operations":[…]} of up to 32 as the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_daoPropose", dao_address, title, description, proposal_type, sender, opts)

    def chain_daoVote(self, dao_address: Address, proposal_id: int, vote: str | bool | int, sender: Address, opts: WriteOptions | None = None) -> "ChainDaoVoteResult1 | ChainDaoVoteResult2":
        """Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.

        dao_address: The DAO that it is about, by the account that holds its treasury

        proposal_id: Number of the proposal within the DAO, from 0

        vote: What you say: for, against or abstain; also true and false, or 1, 0 and 2

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_daoVote", dao_address, proposal_id, vote, sender, opts)

    def chain_daoVotes(self, dao_address: Address, proposal_id: int, limit: int | None = None, cursor: str | None = None) -> "ChainDaoVotesResult":
        """Votes on a proposal of a DAO.

        dao_address: Address of the DAO, which holds its treasury

        proposal_id: Number of the proposal within the DAO, from 0

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
        """DAOs that an account created.

        creator: Account that created it

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daosCreated", creator, limit, cursor)

    def chain_daosOfToken(self, token_mint: Mint, limit: int | None = None, cursor: str | None = None) -> "ChainDaosOfTokenResult":
        """DAOs whose token this is.

        token_mint: Mint of the token whose holders vote

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_daosOfToken", token_mint, limit, cursor)

    def chain_defineTokenType(self, collection: Mint, type_id: U64, name: str, metadata_uri: str, max_supply: U128, is_fungible: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainDefineTokenTypeResult1 | DryRun":
        """Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.

        collection: Address of a collection of yours

        type_id: Number of the type within the collection, of your choice

        name: What people call the type, 1 to 64 characters

        metadata_uri: Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri

        max_supply: Most that there can ever be; 0 for no limit

        is_fungible: True when amounts of it move; false when one moves at a time

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_defineTokenType", collection, type_id, name, metadata_uri, max_supply, is_fungible, sender, opts)

    def chain_deriveAddress(self, pubkey_hex: str) -> "ChainDeriveAddressResult":
        """The address of a public key. The address stays when the keys of the account change.

        pubkey_hex: Public key in hex: 64 characters are Ed25519, 3,904 Dilithium3 or ML-DSA-65
        """
        return self.call("chain_deriveAddress", pubkey_hex)

    def chain_estimateFee(self, from_: Address, operations: list[Operation], opts: WriteOptions | None = None) -> "Any":
        """Gas and fee of operations sent together by an account now, or the error they would meet.

        from: Account that would send the operations and pay

        operations: What to try, in this order, all or nothing

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_estimateFee", from_, operations, opts)

    def chain_executeProgram(self, name: str, params: str | dict[str, Any], sender: Address, opts: WriteOptions | None = None) -> "ChainExecuteProgramResult1 | ChainExecuteProgramResult2":
        """Run the newest version of a program as yourself: all of its steps, or nothing.

        name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash

        params: Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none

        sender: Account that runs it, and pays

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_executeProgram", name, params, sender, opts)

    def chain_executeProposal(self, from_: Address, proposal_id: int, opts: WriteOptions | None = None) -> "ChainExecuteProposalResult1 | ChainExecuteProposalResult2":
        """Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.

        from: Account that sends the operation and pays its fee

        proposal_id: Number of the proposal, as its making answered

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_executeProposal", from_, proposal_id, opts)

    def chain_finalizePresale(self, presale_id: int, sender: Address, opts: WriteOptions | None = None) -> "ChainFinalizePresaleResult1 | DryRun":
        """Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.

        presale_id: Number of the presale, from 1

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_finalizePresale", presale_id, sender, opts)

    def chain_gameUpdates(self, game_id: str, limit: int | None = None, cursor: str | None = None) -> "ChainGameUpdatesResult":
        """Whom a game wrote about.

        game_id: The game, by the id under which it registered

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_gameUpdates", game_id, limit, cursor)

    def chain_generateKeypair(self) -> "ChainGenerateKeypairResult":
        """A new Ed25519 key, made by this node. For test networks: whoever runs the node could keep it."""
        return self.call("chain_generateKeypair")

    def chain_getAccount(self, address: Address) -> "ChainGetAccountResult":
        """The nonce and the keys of an account. One that was never used has nonce 0 and no keys.

        address: Account to tell of, in native form or as 0x and 64 hex digits
        """
        return self.call("chain_getAccount", address)

    def chain_getAddressHistory(self, address: Address, limit: int | None = None, cursor: str | None = None, kind: Literal["movement", "operation", "mention", "reward", "all"] | None = None) -> "ChainGetAddressHistoryResult":
        """What happened to an account, newest first: tokens it gave and got (movement), its other operations (operation), what else names it (mention), and by that kind or `all` what it got of what blocks earned (reward).

        address: Account whose history to tell

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)

        kind: Which part of the history: one kind, or all; everything but block rewards when left out
        """
        return self.call("chain_getAddressHistory", address, limit, cursor, kind)

    def chain_getAddressMultiSigs(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetAddressMultiSigsResult":
        """The multi-signature accounts that an account signs for: first those that it made or acted for, then those in which others named it, the newest first.

        address: Account that signs

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAddressMultiSigs", address, limit, cursor)

    def chain_getAddressMultiTokens(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetAddressMultiTokensResult":
        """What an account holds of the types of multi-token collections: first those that it has acted with, then what others sent it; each by collection and type_id.

        address: Account whose types to tell

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAddressMultiTokens", address, limit, cursor)

    def chain_getAddressTokens(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetAddressTokensResult":
        """All tokens that an account holds, the native one apart, with what they are worth and how far they can be trusted: first those that it has acted with, then what others sent it, by mint.

        address: Account whose tokens to tell

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAddressTokens", address, limit, cursor)

    def chain_getAnchors(self, namespace: str, limit: int | None = None, cursor: str | None = None) -> "ChainGetAnchorsResult":
        """The anchors of a namespace, the newest first.

        namespace: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getAnchors", namespace, limit, cursor)

    def chain_getAttestations(self, height: Height) -> "ChainGetAttestationsResult | None":
        """What validators attested at a height, as blocks up to three heights later refer to it; null when there is no such block yet.

        height: Which height, counted from genesis
        """
        return self.call("chain_getAttestations", height)

    def chain_getBalance(self, address: Address, token_symbol: str) -> "ChainGetBalanceResult":
        """What an account holds of a token; 0 for an account never seen.

        address: Account whose balance to tell

        token_symbol: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
        """
        return self.call("chain_getBalance", address, token_symbol)

    def chain_getBlockByHeight(self, height: Height) -> "ChainGetBlockByHeightResult | None":
        """A final block with its statistics and bundle hashes, or null when there is none yet.

        height: Which block, counted from genesis
        """
        return self.call("chain_getBlockByHeight", height)

    def chain_getBlockDAG(self, height: Height) -> "ChainGetBlockDAGResult | None":
        """A block and the attestations of its height, with everything that they point to; null when there is none yet.

        height: Which height, counted from genesis
        """
        return self.call("chain_getBlockDAG", height)

    def chain_getBlockTransactions(self, height: Height) -> "ChainGetBlockTransactionsResult":
        """The receipts of all bundles of a block.

        height: Which block, counted from genesis
        """
        return self.call("chain_getBlockTransactions", height)

    def chain_getBridgeAttesters(self) -> "ChainGetBridgeAttestersResult":
        """Who attests for the bridge now, in the order of their places, and how many of them must sign."""
        return self.call("chain_getBridgeAttesters")

    def chain_getBridgeFees(self, chain: str | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeFeesResult":
        """What withdrawals cost and how long passages take, by token.

        chain: Only those of this chain; of all when left out

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeFees", chain, limit, cursor)

    def chain_getBridgeHistory(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeHistoryResult":
        """What an account has received and withdrawn over the bridge, the newest first.

        address: Account that received or withdrew

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeHistory", address, limit, cursor)

    def chain_getBridgeLanes(self, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeLanesResult":
        """Which tokens of this chain may be locked for which other Trellis chains, and how many are: by chain, then by mint.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeLanes", limit, cursor)

    def chain_getBridgeMappings(self, chain: str | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetBridgeMappingsResult":
        """Which tokens stand for which contracts on other chains, with their limits, in the order of registration.

        chain: Only those of this chain; of all when left out

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getBridgeMappings", chain, limit, cursor)

    def chain_getBridgeStatus(self, chain: str, tx_hash: str, log_index: int | None = None) -> "BridgeOp | None":
        """What has become of a deposit on another chain; null when nobody has told of it yet.

        chain: The other chain, by its lowercase name, such as ethereum

        tx_hash: Hash of the transaction on the other chain, as that chain writes it

        log_index: Which log of the transaction it is; 0 for the first
        """
        return self.call("chain_getBridgeStatus", chain, tx_hash, log_index)

    def chain_getBridgeWithdrawal(self, withdrawal_id: int) -> "ChainGetBridgeWithdrawalResult":
        """A withdrawal with all that attesters sign, and the signatures that there are: once it is attested, the proof for the other chain.

        withdrawal_id: Number of the withdrawal, from 1 on
        """
        return self.call("chain_getBridgeWithdrawal", withdrawal_id)

    def chain_getContractSafety(self, chain: str, contract_address: str) -> "ChainGetContractSafetyResult":
        """What is known of a contract of any chain; the level of one that is not listed is `unknown`.

        chain: Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections

        contract_address: Where the contract is, in the notation of its chain
        """
        return self.call("chain_getContractSafety", chain, contract_address)

    def chain_getCurrentLeader(self, height: Height | None = None) -> "ChainGetCurrentLeaderResult":
        """Who proposes at a height: from the header of a past one; else projected, as if nobody missed a turn, up to the end of the epoch.

        height: Height to ask about; the next one when left out
        """
        return self.call("chain_getCurrentLeader", height)

    def chain_getDao(self, dao_address: Address) -> "Dao | None":
        """A DAO with its settings and what it holds; null when there is none of this address.

        dao_address: The DAO that it is about, by the account that holds its treasury
        """
        return self.call("chain_getDao", dao_address)

    def chain_getDaoProposal(self, dao_address: Address, proposal_id: int, voter: Address | None = None) -> "ChainGetDaoProposalResult | None":
        """A proposal of a DAO with what it does in words and, while it can still be executed, whether that would succeed now; null when there is none. With an account, also how that has voted, as long as votes are kept (`dao.kept_blocks`, some 30 days after the vote).

        dao_address: The DAO that it is about, by the account that holds its treasury

        proposal_id: Number of the proposal within the DAO, from 0

        voter: Account whose vote to tell; none when left out
        """
        return self.call("chain_getDaoProposal", dao_address, proposal_id, voter)

    def chain_getDelegations(self, address: Address) -> "ChainGetDelegationsResult":
        """What an account has staked and with whom (an operator’s own stake too), what unbonds, and of a validator what it has received, the first hundred by address.

        address: Account whose stake to tell
        """
        return self.call("chain_getDelegations", address)

    def chain_getEmission(self) -> "ChainGetEmissionResult":
        """Where block rewards stand: the year since genesis, what it is worth, and what was and remains to be emitted."""
        return self.call("chain_getEmission")

    def chain_getExecutionPlan(self, intent_string: str, sender_address: Address | None = None) -> "ChainGetExecutionPlanResult":
        """The operations that a sentence becomes, in order, with their gas. Without a sender nothing is asked of balances, and a share of a balance is refused.

        intent_string: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters

        sender_address: Account that would sign; nobody when left out
        """
        return self.call("chain_getExecutionPlan", intent_string, sender_address)

    def chain_getGame(self, game_id: str) -> "ChainGetGameResult | None":
        """A game by its id, and who writes its profiles; null when there is none.

        game_id: The id under which it registered
        """
        return self.call("chain_getGame", game_id)

    def chain_getGameProfile(self, passport_owner: Address, game_id: str) -> "GameProfile | None":
        """What a game says of a player; null when it has said nothing. Of a hidden profile only that it is there.

        passport_owner: The player to ask about

        game_id: The game, by the id under which it registered
        """
        return self.call("chain_getGameProfile", passport_owner, game_id)

    def chain_getIntentGrammar(self) -> "ChainGetIntentGrammarResult":
        """The sentences that this chain understands, and the JSON schema of their other form."""
        return self.call("chain_getIntentGrammar")

    def chain_getIntentStatus(self, bundle_hash: Hash) -> "ChainGetIntentStatusResult":
        """What has become of the bundle of an intent, as this node knows it.

        bundle_hash: Hash of the bundle, as its submission answered
        """
        return self.call("chain_getIntentStatus", bundle_hash)

    def chain_getMarketMakers(self, tier: int | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetMarketMakersResult":
        """Market makers with a bond, by tier; also those that gave up and wait for it.

        tier: Tier of a market maker: 1 has the largest bond and sees orders first

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getMarketMakers", tier, limit, cursor)

    def chain_getMempool(self, address: Address | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainGetMempoolResult":
        """Bundles that wait on this node, of one account or of all.

        address: Only bundles that this account sent; of all when left out

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getMempool", address, limit, cursor)

    def chain_getMultiSig(self, address: Address) -> "ChainGetMultiSigResult | None":
        """A multi-signature account; null when there is none of this address.

        address: Address of the multi-signature account
        """
        return self.call("chain_getMultiSig", address)

    def chain_getMultiSigTx(self, address: Address, tx_id: int) -> "ChainGetMultiSigTxResult | None":
        """A transaction of a multi-signature account by its number; null when there is none.

        address: Address of the multi-signature account

        tx_id: Number of the transaction within the account, from 0
        """
        return self.call("chain_getMultiSigTx", address, tx_id)

    def chain_getMultiTokenBalance(self, collection: Mint, type_id: U64, owner: Address) -> "ChainGetMultiTokenBalanceResult":
        """How many of a type an account holds; 0 also where there is no such type.

        collection: Address of the collection

        type_id: Number of the type within the collection

        owner: Account whose units to count
        """
        return self.call("chain_getMultiTokenBalance", collection, type_id, owner)

    def chain_getMultiTokenCollection(self, collection: Mint) -> "ChainGetMultiTokenCollectionResult | None":
        """A collection; null when there is none at the address.

        collection: Address of the collection
        """
        return self.call("chain_getMultiTokenCollection", collection)

    def chain_getNameInfo(self, name: str) -> "Name":
        """All about a name: who holds it, what it says, and what it costs; also of a name that nobody holds.

        name: Which one, in any case: with what names of this chain end with, or alice for short
        """
        return self.call("chain_getNameInfo", name)

    def chain_getNamespace(self, namespace: str) -> "ChainGetNamespaceResult | None":
        """Who owns a namespace, and how many anchors it has; null when nobody has anchored there.

        namespace: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
        """
        return self.call("chain_getNamespace", namespace)

    def chain_getNetworkStats(self) -> "ChainGetNetworkStatsResult":
        """The network in numbers. Counts of transactions begin where the explorer of this node began."""
        return self.call("chain_getNetworkStats")

    def chain_getNft(self, collection: Mint, token_id: U128) -> "ChainGetNftResult | None":
        """A token of a collection; null when it was never minted, or burned.

        collection: Address of the collection

        token_id: Number of the token within its collection, 0 to 2^128 - 1
        """
        return self.call("chain_getNft", collection, token_id)

    def chain_getNftCollection(self, collection: Mint) -> "ChainGetNftCollectionResult | None":
        """A collection; null when there is none at the address.

        collection: Address of the collection
        """
        return self.call("chain_getNftCollection", collection)

    def chain_getNonce(self, address: Address) -> "ChainGetNonceResult":
        """The nonce for the next bundle of an account: by the final state, and counting bundles in flight on this node.

        address: Account whose next bundle is to be made
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
        """The passport of an account; null when it has none.

        owner: The account to ask about
        """
        return self.call("chain_getPassport", owner)

    def chain_getPassportStats(self) -> "ChainGetPassportStatsResult":
        """How many passports, games, profiles and achievements there are, and who has the most experience."""
        return self.call("chain_getPassportStats")

    def chain_getPeers(self) -> "ChainGetPeersResult":
        """The peers that this node is linked with."""
        return self.call("chain_getPeers")

    def chain_getPendingReceives(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetPendingReceivesResult":
        """What is on its way to an account over the bridge, and what was cancelled of it, the newest first.

        address: Account that is to get the tokens

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getPendingReceives", address, limit, cursor)

    def chain_getPool(self, token_a: str, token_b: str) -> "ChainGetPoolResult | None":
        """The pool of two tokens, in their order; null when there is none.

        token_a: First token, whose amounts come first: its symbol in any case, or 0x and its mint

        token_b: Second token: its symbol in any case, or 0x and its mint
        """
        return self.call("chain_getPool", token_a, token_b)

    def chain_getPresale(self, presale_id: int) -> "ChainGetPresaleResult | None":
        """A presale by its number; null when there is none.

        presale_id: Number of the presale, from 1
        """
        return self.call("chain_getPresale", presale_id)

    def chain_getPresaleContributions(self, presale_id: int, limit: int | None = None, cursor: str | None = None) -> "ChainGetPresaleContributionsResult":
        """Who paid into a presale and what each gets for it, the newest contributors first.

        presale_id: Number of the presale, from 1

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getPresaleContributions", presale_id, limit, cursor)

    def chain_getPresaleStatus(self, presale_id: int) -> "ChainGetPresaleStatusResult | None":
        """How a presale stands now, and what can be done with it; null when there is none.

        presale_id: Number of the presale, from 1
        """
        return self.call("chain_getPresaleStatus", presale_id)

    def chain_getPrice(self, from_symbol: str, to_symbol: str) -> "ChainGetPriceResult | None":
        """The price of a token in another one, by the deepest route between them; null when there is none.

        from_symbol: Token whose price to tell: its symbol in any case, or 0x and its mint

        to_symbol: Token to tell it in: its symbol in any case, or 0x and its mint
        """
        return self.call("chain_getPrice", from_symbol, to_symbol)

    def chain_getProgram(self, name: str, version: int | None = None) -> "ChainGetProgramResult | None":
        """A program by its name, with its whole text: the newest version, or the one asked for; null when there is none.

        name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash

        version: Version to look at; the newest when left out
        """
        return self.call("chain_getProgram", name, version)

    def chain_getProof(self, key: str) -> "ChainGetProofResult":
        """A state record by its key (hex: module, slot, key parts) with the proof that it is, or is not, under the state root.

        key: State key in hex: number of the module, slot, then the key parts
        """
        return self.call("chain_getProof", key)

    def chain_getProposal(self, proposal_id: int) -> "ChainGetProposalResult | None":
        """A proposal with the greatest votes, as long as these are kept (`governance.kept_blocks`, some 30 days after voting has ended); null when there is none.

        proposal_id: Number of the proposal, as its making answered
        """
        return self.call("chain_getProposal", proposal_id)

    def chain_getRecentBlocks(self, limit: int | None = None, cursor: str | None = None) -> "ChainGetRecentBlocksResult":
        """The newest blocks, newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getRecentBlocks", limit, cursor)

    def chain_getRecentTransactions(self, limit: int | None = None, cursor: str | None = None) -> "ChainGetRecentTransactionsResult":
        """The newest bundles of final blocks, newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getRecentTransactions", limit, cursor)

    def chain_getRecovery(self, address: Address) -> "ChainGetRecoveryResult | None":
        """The guardians of an account, the recovery that is pending and the change that is scheduled; null without guardians.

        address: Account whose guardians to tell
        """
        return self.call("chain_getRecovery", address)

    def chain_getRelayStats(self) -> "ChainGetRelayStatsResult":
        """Bundles passed on to validators and taken in from them since this node started."""
        return self.call("chain_getRelayStats")

    def chain_getSettleOrder(self, order_id: int) -> "ChainGetSettleOrderResult | None":
        """An order by its number, with its whole life; null when there is none.

        order_id: Number of the order, from 1
        """
        return self.call("chain_getSettleOrder", order_id)

    def chain_getSignedHeader(self, height: Height) -> "ChainGetSignedHeaderResult | None":
        """A header with the signatures that make it final and the validators that gave them; null when this node does not have it.

        height: Which block, counted from genesis
        """
        return self.call("chain_getSignedHeader", height)

    def chain_getStablecoin(self, symbol_or_mint: str) -> "ChainGetStablecoinResult | None":
        """Who holds the roles of a stablecoin, what may be minted now, and which changes wait; null for other tokens.

        symbol_or_mint: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
        """
        return self.call("chain_getStablecoin", symbol_or_mint)

    def chain_getStakingPool(self, pool_address: Mint, address: Address | None = None) -> "ChainGetStakingPoolResult | None":
        """A staking pool, and what an account has in it; null when there is none at the address.

        pool_address: Address of the staking pool

        address: Account whose position to tell too; none when left out
        """
        return self.call("chain_getStakingPool", pool_address, address)

    def chain_getStorageStats(self) -> "ChainGetStorageStatsResult":
        """What the node keeps where: records in memory (hot), in the database (warm) and in cold files, blocks in the log."""
        return self.call("chain_getStorageStats")

    def chain_getTokenHolders(self, token_mint: str, limit: int | None = None, cursor: str | None = None) -> "ChainGetTokenHoldersResult":
        """Who holds a token, the richest first.

        token_mint: Which token: its symbol in any case, or 0x and its mint

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getTokenHolders", token_mint, limit, cursor)

    def chain_getTokenInfo(self, symbol_or_mint: str) -> "Token | None":
        """The record of a token by symbol or mint; null when there is none.

        symbol_or_mint: Symbol of the token in any case, or 0x and its mint
        """
        return self.call("chain_getTokenInfo", symbol_or_mint)

    def chain_getTokenReputation(self, mint: str) -> "ChainGetTokenReputationResult | None":
        """How far a token can be trusted, 0 to 100, with every reason; null when there is no such token.

        mint: Which token: its symbol in any case, or 0x and its mint
        """
        return self.call("chain_getTokenReputation", mint)

    def chain_getTokenTransfers(self, token_mint: str, limit: int | None = None, cursor: str | None = None) -> "ChainGetTokenTransfersResult":
        """How a token moved, newest first; made tokens come from the zero address, destroyed ones go to it.

        token_mint: Which token: its symbol in any case, or 0x and its mint

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getTokenTransfers", token_mint, limit, cursor)

    def chain_getTokenType(self, collection: Mint, type_id: U64) -> "ChainGetTokenTypeResult | None":
        """A type of a collection; null when there is none of this id.

        collection: Address of the collection

        type_id: Number of the type within the collection
        """
        return self.call("chain_getTokenType", collection, type_id)

    def chain_getTransactionReceipt(self, tx_hash: Hash) -> "Receipt | Rejected | None":
        """What a bundle did, or why this node refused it; null when this node does not know it or it still waits.

        tx_hash: Hash of the bundle, as its submission answered
        """
        return self.call("chain_getTransactionReceipt", tx_hash)

    def chain_getUpgradePlan(self, plan_id: int | None = None) -> "ChainGetUpgradePlanResult | None":
        """A plan with its votes; the live one, or else the last, when no id is given; null when there is none.

        plan_id: Number of the plan; the live one, or else the last, when left out
        """
        return self.call("chain_getUpgradePlan", plan_id)

    def chain_getValidator(self, address: Address | str) -> "ChainGetValidatorResult | None":
        """A validator by its operator or its consensus key; null when there is none.

        address: Operator account of the validator, or its consensus key in hex
        """
        return self.call("chain_getValidator", address)

    def chain_getValidatorEpochs(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainGetValidatorEpochsResult":
        """What a validator did in the epochs that it was active in, newest first: the last 10,000 that the explorer of this node saw end.

        address: Account that operates the validator

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_getValidatorEpochs", address, limit, cursor)

    def chain_intentsOf(self, account: Address, limit: int | None = None, cursor: str | None = None) -> "ChainIntentsOfResult":
        """Intents that an account had carried out.

        account: Account that signed the plan

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_intentsOf", account, limit, cursor)

    def chain_listContractSafety(self, chain: str | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListContractSafetyResult":
        """The listed contracts of all chains or of one, the newest decision first.

        chain: Only contracts of this chain; of all when left out

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listContractSafety", chain, limit, cursor)

    def chain_listDaoProposals(self, dao_address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainListDaoProposalsResult":
        """The proposals of a DAO, the newest first, without what they do.

        dao_address: The DAO that it is about, by the account that holds its treasury

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listDaoProposals", dao_address, limit, cursor)

    def chain_listDaos(self, limit: int | None = None, cursor: str | None = None) -> "ChainListDaosResult":
        """All DAOs, the newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listDaos", limit, cursor)

    def chain_listModules(self) -> "ChainListModulesResult":
        """The modules of this node, in load order."""
        return self.call("chain_listModules")

    def chain_listMultiSigTxs(self, address: Address, limit: int | None = None, cursor: str | None = None) -> "ChainListMultiSigTxsResult":
        """The transactions of a multi-signature account, newest first, with what each does in words and, while it is pending, whether it would succeed now. What is over is kept for `multisig.kept_blocks`, some 30 days.

        address: Address of the multi-signature account

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listMultiSigTxs", address, limit, cursor)

    def chain_listNftsByOwner(self, owner: Address, collection: Mint | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListNftsByOwnerResult":
        """The tokens that an account owns, of one collection or of all: by collection, then by token_id.

        owner: Account whose tokens to list

        collection: Only tokens of this collection; of all when left out

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listNftsByOwner", owner, collection, limit, cursor)

    def chain_listPools(self, limit: int | None = None, cursor: str | None = None) -> "ChainListPoolsResult":
        """All pools, the deepest first. Of locks, a list shows the ten oldest of each pool.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listPools", limit, cursor)

    def chain_listPresales(self, limit: int | None = None, status: Literal["pending", "active", "succeeded", "failed", "cancelled", "finalized", "refunding", "refunded"] | None = None, cursor: str | None = None) -> "ChainListPresalesResult":
        """Presales, the newest first; with `status` only those that are in it. One answer looks at a thousand: go on with its cursor.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        status: Only presales in this state; all when left out

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listPresales", limit, status, cursor)

    def chain_listPrograms(self, limit: int | None = None, cursor: str | None = None) -> "ChainListProgramsResult":
        """All programs, each by its newest version, the newest name first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listPrograms", limit, cursor)

    def chain_listProposals(self, status: Literal["active", "approved", "rejected", "cancelled", "executed", "expired", "failed"] | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListProposalsResult":
        """Proposals, the newest first; of one status when it is given.

        status: Only proposals that stand like this; all when left out

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listProposals", status, limit, cursor)

    def chain_listRecoveries(self, account: Address, limit: int | None = None, cursor: str | None = None) -> "ChainListRecoveriesResult":
        """The recoveries that were begun for an account, newest first.

        account: Account that is to get a new key

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listRecoveries", account, limit, cursor)

    def chain_listSettleOrders(self, limit: int | None = None, cursor: str | None = None) -> "ChainListSettleOrdersResult":
        """Orders that no maker has matched, the newest first: what makers look at.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listSettleOrders", limit, cursor)

    def chain_listSettleSettlements(self, token: str | None = None, since_block: Height | None = None, limit: int | None = None, cursor: str | None = None) -> "ChainListSettleSettlementsResult":
        """Orders that are settled, the newest first; of one token those that sold or bought it.

        token: Symbol or mint of a token; null for all

        since_block: Only orders that were settled in this block or later

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listSettleSettlements", token, since_block, limit, cursor)

    def chain_listStakingPools(self, limit: int | None = None, cursor: str | None = None) -> "ChainListStakingPoolsResult":
        """All staking pools, the newest first.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listStakingPools", limit, cursor)

    def chain_listTokenTypes(self, collection: Mint, limit: int | None = None, cursor: str | None = None) -> "ChainListTokenTypesResult":
        """The types of a collection by type_id.

        collection: Address of the collection

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listTokenTypes", collection, limit, cursor)

    def chain_listTokens(self, limit: int | None = None, cursor: str | None = None) -> "ChainListTokensResult":
        """All tokens: the native one, those of genesis, then as they were created.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listTokens", limit, cursor)

    def chain_listValidators(self, limit: int | None = None, cursor: str | None = None) -> "ChainListValidatorsResult":
        """Validators, those first that may be active, more stake before less.

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_listValidators", limit, cursor)

    def chain_lockTokenMetadata(self, mint: Mint, sender: Address, opts: WriteOptions | None = None) -> "ChainLockTokenMetadataResult1 | DryRun":
        """Lock the metadata of a token that you created. Nobody can ever unlock them.

        mint: Mint address of a token that you created

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_lockTokenMetadata", mint, sender, opts)

    def chain_lookupPassport(self, gamertag: str) -> "Passport | None":
        """The passport with a gamertag, in whatever case; null when nobody has it now.

        gamertag: What the player is called now, in any case
        """
        return self.call("chain_lookupPassport", gamertag)

    def chain_mintMultiToken(self, collection: Mint, type_id: U64, recipient: Address, amount: U128, sender: Address, opts: WriteOptions | None = None) -> "ChainMintMultiTokenResult1 | DryRun":
        """Mint some of a type of a collection of yours.

        collection: Address of a collection of yours

        type_id: Number of the type within the collection

        recipient: Account that gets them

        amount: How many to make, above zero

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_mintMultiToken", collection, type_id, recipient, amount, sender, opts)

    def chain_mintNft(self, collection: Mint, token_id: U128, metadata_uri: str, recipient: Address, sender: Address, opts: WriteOptions | None = None) -> "ChainMintNftResult1 | DryRun":
        """Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.

        collection: Address of a collection of yours

        token_id: Number of the token within its collection, 0 to 2^128 - 1

        metadata_uri: Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri

        recipient: Account that gets the token

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_mintNft", collection, token_id, metadata_uri, recipient, sender, opts)

    def chain_nodeInfo(self) -> "ChainNodeInfoResult":
        """What this node runs: chain parameters, genesis, modules, signature rule."""
        return self.call("chain_nodeInfo")

    def chain_poolSwaps(self, pool: Mint, limit: int | None = None, cursor: str | None = None) -> "ChainPoolSwapsResult":
        """Who traded in a pool, what went in and what came out.

        pool: Address of the pool

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_poolSwaps", pool, limit, cursor)

    def chain_prepareBundle(self, from_: Address, operations: list[Operation], opts: WriteOptions | None = None, key_type: Literal["Ed25519", "Dilithium3", "ML-DSA-65"] | None = None) -> "ChainPrepareBundleResult":
        """A bundle of operations for the caller to sign: next nonce, measured gas. Sign signing_hash (Blake3 of the bytes), append the signature with its key, submit.

        from: Account that will send the bundle and sign it

        operations: What the bundle is to do, in this order, all or nothing

        opts: Terms of the bundle, and what to wait for; may be left out

        key_type: Scheme of the key that will sign, whose signature is counted in the gas; Ed25519 when left out
        """
        return self.call("chain_prepareBundle", from_, operations, opts, key_type)

    def chain_previewIntent(self, intent_string: str, sender_address: Address) -> "ChainPreviewIntentResult":
        """What a sentence would do as an account, in words, and what it costs.

        intent_string: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters

        sender_address: Account that would sign
        """
        return self.call("chain_previewIntent", intent_string, sender_address)

    def chain_profileUpdates(self, passport_owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainProfileUpdatesResult":
        """When games wrote about a player.

        passport_owner: The player that it is about

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_profileUpdates", passport_owner, limit, cursor)

    def chain_programRunsBy(self, executor: Address, limit: int | None = None, cursor: str | None = None) -> "ChainProgramRunsByResult":
        """The programs that an account ran.

        executor: Account that ran it

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_programRunsBy", executor, limit, cursor)

    def chain_programsOf(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainProgramsOfResult":
        """The programs that an account registered.

        owner: Account that registered it

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_programsOf", owner, limit, cursor)

    def chain_proposalVotes(self, proposal_id: int, limit: int | None = None, cursor: str | None = None) -> "ChainProposalVotesResult":
        """Votes on a proposal as they were cast.

        proposal_id: Number of the proposal, as its making answered

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_proposalVotes", proposal_id, limit, cursor)

    def chain_proposeMultiSigTx(self, from_: Address, multisig_address: Address, operations_json: list[Operation] | str, description: str, opts: WriteOptions | None = None) -> "ChainProposeMultiSigTxResult1 | DryRun":
        """As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.

        from: Account that sends the operation and pays its fee

        multisig_address: Address of the multi-signature account

        operations_json: What it shall do: up to 32 operations, in order, all or nothing

        description: Why, in up to 256 characters

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_proposeMultiSigTx", from_, multisig_address, operations_json, description, opts)

    def chain_quoteSwap(self, from_token: str, to_token: str, amount_in: Amount, sender: Address | None = None) -> "ChainQuoteSwapResult":
        """What a swap would give now by the best route, what it costs and what speaks against it. With `sender` also whether he has enough.

        from_token: Token that goes in: its symbol in any case, or 0x and its mint

        to_token: Token that comes out: its symbol in any case, or 0x and its mint

        amount_in: Raw units that go in, above zero

        sender: Account whose balance to compare; none when left out
        """
        return self.call("chain_quoteSwap", from_token, to_token, amount_in, sender)

    def chain_readState(self, keys: list[str], ranges: list[ChainReadStateRangesItem] | None = None) -> "ChainReadStateResult":
        """State records as they are kept, by key and by the beginning of their keys, all of one block. chain_getProof proves each of them.

        keys: State keys in hex: number of the module, slot, then the key parts; at most 256

        ranges: Ranges of state keys; none when left out
        """
        return self.call("chain_readState", keys, ranges)

    def chain_receivedNames(self, to: Address, limit: int | None = None, cursor: str | None = None) -> "ChainReceivedNamesResult":
        """Names that were given to an account.

        to: Account that has the name now

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_receivedNames", to, limit, cursor)

    def chain_refundPresale(self, presale_id: int, sender: Address, contributor: Address | None = None, opts: WriteOptions | None = None) -> "ChainRefundPresaleResult1 | DryRun":
        """Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.

        presale_id: Number of the presale, from 1

        sender: Account that sends the operation and pays its fee

        contributor: Account to give back to; the sender when left out

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_refundPresale", presale_id, sender, contributor, opts)

    def chain_registerBridgeMapping(self, chain: str, contract: str, mint: Mint, sender: Address, opts: WriteOptions | None = None) -> "ChainRegisterBridgeMappingResult1 | DryRun":
        """Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.

        chain: The other chain, by its lowercase name, such as ethereum

        contract: Contract of the token on the other chain; native for the coin of that chain

        mint: Mint address of the token here; a bridged one, which the protocol mints

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_registerBridgeMapping", chain, contract, mint, sender, opts)

    def chain_registerName(self, name: str, sender: Address, opts: WriteOptions | None = None) -> "ChainRegisterNameResult1 | DryRun":
        """Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.

        name: Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_registerName", name, sender, opts)

    def chain_registerProgram(self, program_json: str | dict[str, Any], sender: Address, opts: WriteOptions | None = None) -> "ChainRegisterProgramResult1 | DryRun":
        """Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.

        program_json: The program, up to 8,192 bytes, as JSON or a text of it: name, version, title, description, params, require, steps and limits

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_registerProgram", program_json, sender, opts)

    def chain_registeredGames(self, authority: Address, limit: int | None = None, cursor: str | None = None) -> "ChainRegisteredGamesResult":
        """Games whose profiles an account writes.

        authority: The account that alone writes its profiles

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_registeredGames", authority, limit, cursor)

    def chain_registeredNames(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainRegisteredNamesResult":
        """Names that an account registered.

        owner: Account that has the name now

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_registeredNames", owner, limit, cursor)

    def chain_removeLiquidity(self, token_a: str, token_b: str, lp_amount: Amount, min_amount_a: Amount, min_amount_b: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainRemoveLiquidityResult1 | ChainRemoveLiquidityResult2":
        """Give up shares of a pool for what they are worth of both tokens.

        token_a: First token: its symbol in any case, or 0x and its mint

        token_b: Second token: its symbol in any case, or 0x and its mint

        lp_amount: Raw units of shares to give up

        min_amount_a: Least raw units of the first token to accept, else nothing happens

        min_amount_b: Least raw units of the second token to accept, else nothing happens

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_removeLiquidity", token_a, token_b, lp_amount, min_amount_a, min_amount_b, sender, opts)

    def chain_resolveName(self, name: str) -> "ChainResolveNameResult | None":
        """The account that a name stands for; null when nobody holds the name.

        name: Which one, in any case: with what names of this chain end with, or alice for short
        """
        return self.call("chain_resolveName", name)

    def chain_reverseResolve(self, address: Address) -> "ChainReverseResolveResult | None":
        """What an account is called: a name that it chose and that stands for it; null when there is none.

        address: Account whose name to tell
        """
        return self.call("chain_reverseResolve", address)

    def chain_revokeMultiSigApproval(self, from_: Address, multisig_address: Address, tx_id: int, opts: WriteOptions | None = None) -> "ChainRevokeMultiSigApprovalResult1 | DryRun":
        """As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.

        from: Account that sends the operation and pays its fee

        multisig_address: Address of the multi-signature account

        tx_id: Number of the transaction within the account, from 0

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_revokeMultiSigApproval", from_, multisig_address, tx_id, opts)

    def chain_runsOfProgram(self, name: str, limit: int | None = None, cursor: str | None = None) -> "ChainRunsOfProgramResult":
        """The runs of a program, of all versions.

        name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_runsOfProgram", name, limit, cursor)

    def chain_scheduleUpgrade(self, name: str, version: str, target_height: Height, binaries: dict[str, ChainScheduleUpgradeBinaries1Value] | ChainScheduleUpgradeBinaries2, info: str | None, sender: Address, opts: WriteOptions | None = None) -> "ChainScheduleUpgradeResult1 | DryRun":
        """Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.

        name: What operators call the upgrade: letters, digits, dot and dash, used once

        version: Semantic version that the nodes are to run, such as 2.0.0

        target_height: First height of the new version: nodes stop before it

        binaries: Files of the new version by platform, such as linux-x64; a file alone is for every platform

        info: For whoever reads the plan: release notes and instructions, up to 2,000 characters

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_scheduleUpgrade", name, version, target_height, binaries, info, sender, opts)

    def chain_search(self, query: str) -> "ChainSearchResult":
        """What a height, a hash, an address, the name of an account, a gamertag, a public key, a pair (`ACN/USDC`), an anchor (`acme.legal/contract`) or its namespace, a program, a hash that is anchored, a transaction of another chain or the number of a withdrawal over the bridge, the number of an order of settlement, or the beginning of a symbol or of a word in a name stands for: tokens, collections, pools, presales, DAOs.

        query: A height, a hash, an address, the name of an account, a gamertag, a public key, a pair (ACN/USDC) or the beginning of a symbol
        """
        return self.call("chain_search", query)

    def chain_setAutoCompound(self, validator: Address, enable: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainSetAutoCompoundResult1 | DryRun":
        """Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.

        validator: Operator account of the validator that your stake is with

        enable: True: what it earns becomes stake at the end of each epoch; false: it waits to be claimed

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_setAutoCompound", validator, enable, sender, opts)

    def chain_setCommission(self, address: Address, commission_bps: int, opts: WriteOptions | None = None) -> "ChainSetCommissionResult1 | ChainSetCommissionResult2":
        """Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.

        address: Account that sends the operation and pays its fee

        commission_bps: Part of earnings that the operator keeps, in basis points, at most 5,000

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_setCommission", address, commission_bps, opts)

    def chain_setPoolConfig(self, pool_enabled: bool, pool_name: str, min_delegation: Amount, auto_compound_default: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainSetPoolConfigResult1 | DryRun":
        """Say whether and how your validator takes delegations. The least delegation is in raw units.

        pool_enabled: True when others may delegate to the validator

        pool_name: What its pool of delegations is called, up to 64 characters

        min_delegation: Least raw native units that others may delegate, above zero

        auto_compound_default: True when rewards of new delegations become stake by themselves

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_setPoolConfig", pool_enabled, pool_name, min_delegation, auto_compound_default, sender, opts)

    def chain_setValidatorMetadata(self, address: Address, name: str, description: str, website: str, avatar: str, opts: WriteOptions | None = None) -> "ChainSetValidatorMetadataResult1 | DryRun":
        """Say who runs your validator.

        address: Account that sends the operation and pays its fee

        name: What people call the validator, 1 to 64 characters

        description: Who runs it, up to 500 characters

        website: Its home page, up to 256 characters

        avatar: Link to its picture, up to 256 characters

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_setValidatorMetadata", address, name, description, website, avatar, opts)

    def chain_settleOrdersOf(self, owner: Address, limit: int | None = None, cursor: str | None = None) -> "ChainSettleOrdersOfResult":
        """The orders that an account made.

        owner: Account that sells, and gets what is bought

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_settleOrdersOf", owner, limit, cursor)

    def chain_settleStats(self, token: str | None = None) -> "ChainSettleStatsResult":
        """How much was settled, and how far from the mean prices of the DEX: of orders that sold a token, or of all.

        token: Symbol or mint of a token; null for all
        """
        return self.call("chain_settleStats", token)

    def chain_settlementsOfMaker(self, maker: Address, limit: int | None = None, cursor: str | None = None) -> "ChainSettlementsOfMakerResult":
        """The orders that a market maker filled.

        maker: Account of the market maker

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_settlementsOfMaker", maker, limit, cursor)

    def chain_simulateIntent(self, intent_string: str, sender_address: Address) -> "ChainSimulateIntentResult":
        """What a sentence would do now as an account: each operation, the pools it swaps in, what it takes and gives. Nothing is sent.

        intent_string: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters

        sender_address: Account that would sign
        """
        return self.call("chain_simulateIntent", intent_string, sender_address)

    def chain_simulateProgram(self, name: str, params: str | dict[str, Any], sender: Address, version: int | None = None) -> "ChainSimulateProgramResult":
        """What a run of a program would do now as an account, and cost: the operations that its steps come to, one after the other, and what accounts would get. Of the newest version unless another is asked for.

        name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash

        params: Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none

        sender: Account that would run it

        version: Version to look at; the newest when left out
        """
        return self.call("chain_simulateProgram", name, params, sender, version)

    def chain_stake(self, staker_address: Address, amount: Amount, validator_pubkey: ConsensusKey, proof_of_possession: str | None = None, opts: WriteOptions | None = None) -> "ChainStakeResult1 | DryRun":
        """Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.

        staker_address: Account that sends the operation and pays its fee

        amount: Raw native units to stake, above zero

        validator_pubkey: Consensus key of the validator in hex: a new one makes you a validator

        proof_of_possession: Signature by a new consensus key that shows you hold it; for a new validator only

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_stake", staker_address, amount, validator_pubkey, proof_of_possession, opts)

    def chain_stakeToPool(self, pool_address: Mint, amount: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainStakeToPoolResult1 | ChainStakeToPoolResult2":
        """Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.

        pool_address: Address of the staking pool

        amount: Raw units to stake, above zero

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_stakeToPool", pool_address, amount, sender, opts)

    def chain_stakesWith(self, validator: Address, limit: int | None = None, cursor: str | None = None) -> "ChainStakesWithResult":
        """Stake that came to a validator, its own included.

        validator: Operator account of the validator

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_stakesWith", validator, limit, cursor)

    def chain_stakingInfo(self) -> "ChainStakingInfoResult":
        """Staking on this chain in one answer. The yearly rate is what the active stake earned in the last epoch, with fees."""
        return self.call("chain_stakingInfo")

    def chain_submitBundle(self, borsh_hex: str, opts: SubmitOptions | None = None) -> "ChainSubmitBundleResult":
        """Submits a signed bundle (borsh, hex). It is executed against the pending state first; a failure, with the code of the operation that fails, is answered here and consumes no nonce.

        borsh_hex: The signed bundle: its borsh bytes in hex, at most 131,072

        opts: How long to wait for the answer; may be left out
        """
        return self.call("chain_submitBundle", borsh_hex, opts)

    def chain_submitIntent(self, intent_string: str, sender_address: Address, plan_hash: Hex32 | None = None, opts: WriteOptions | None = None) -> "ChainSubmitIntentResult1 | ChainSubmitIntentResult2":
        """Plan a sentence as previewIntent shows it, and send the plan. With plan_hash it is sent only if it is the plan that was shown. What would be refused now is not sent.

        intent_string: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters

        sender_address: Account that would sign

        plan_hash: The plan that it must be, as another method answered; any when left out

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_submitIntent", intent_string, sender_address, plan_hash, opts)

    def chain_swap(self, from_token: str, to_token: str, amount_in: Amount, min_amount_out: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainSwapResult1 | ChainSwapResult2":
        """Swap by the best route. What comes out is at least `min_amount_out`, or nothing happens. A limit of 0, and a price moved by half, need opts.force.

        from_token: Token that goes in: its symbol in any case, or 0x and its mint

        to_token: Token that comes out: its symbol in any case, or 0x and its mint

        amount_in: Raw units that go in, above zero

        min_amount_out: Least raw units to accept, else nothing happens

        sender: Account that swaps and pays the fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_swap", from_token, to_token, amount_in, min_amount_out, sender, opts)

    def chain_transfer(self, from_: Address, to: Address, token: str, amount: Amount, opts: WriteOptions | None = None) -> "ChainTransferResult1 | DryRun":
        """Move an amount of a token to another account.

        from: Account that sends the operation and pays its fee

        to: Account that gets the tokens

        token: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint

        amount: Raw units to move, above zero

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_transfer", from_, to, token, amount, opts)

    def chain_transferMultiToken(self, collection: Mint, type_id: U64, to: Address, amount: U128, from_: Address, opts: WriteOptions | None = None) -> "ChainTransferMultiTokenResult1 | DryRun":
        """Move some of a type to another account.

        collection: Address of the collection

        type_id: Number of the type within the collection

        to: Account that is to have them

        amount: How many to move, above zero

        from: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_transferMultiToken", collection, type_id, to, amount, from_, opts)

    def chain_transferNft(self, collection: Mint, token_id: U128, to: Address, owner: Address, opts: WriteOptions | None = None) -> "ChainTransferNftResult1 | DryRun":
        """Move a token to another account: as its owner, or as one whom the owner approved.

        collection: Address of the collection

        token_id: Number of the token within its collection, 0 to 2^128 - 1

        to: Account that is to have the token

        owner: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_transferNft", collection, token_id, to, owner, opts)

    def chain_unjail(self, address: Address, opts: WriteOptions | None = None) -> "ChainUnjailResult1 | DryRun":
        """Leave jail when the time is over. The validator may be active again from the next epoch.

        address: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_unjail", address, opts)

    def chain_unstake(self, address: Address, amount: Amount, validator: Address | None = None, opts: WriteOptions | None = None) -> "ChainUnstakeResult1 | ChainUnstakeResult2":
        """Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.

        address: Account that sends the operation and pays its fee

        amount: Raw native units to take back, above zero

        validator: Operator account of the validator to take it from; when left out, your own stake first, then the oldest delegations

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_unstake", address, amount, validator, opts)

    def chain_unstakeFromPool(self, pool_address: Mint, amount: Amount, sender: Address, opts: WriteOptions | None = None) -> "ChainUnstakeFromPoolResult1 | DryRun":
        """Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.

        pool_address: Address of the staking pool

        amount: Raw units to take back, above zero

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_unstakeFromPool", pool_address, amount, sender, opts)

    def chain_unstakesFrom(self, validator: Address, limit: int | None = None, cursor: str | None = None) -> "ChainUnstakesFromResult":
        """Stake that was taken back from a validator.

        validator: Operator account of the validator

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_unstakesFrom", validator, limit, cursor)

    def chain_updateTokenMetadata(self, mint: Mint, sender: Address, metadata_uri: str | None = None, image: str | None = None, description: str | None = None, external_url: str | None = None, twitter: str | None = None, discord: str | None = None, telegram: str | None = None, github: str | None = None, opts: WriteOptions | None = None) -> "ChainUpdateTokenMetadataResult1 | DryRun":
        """Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.

        mint: Mint address of a token that you created

        sender: Account that sends the operation and pays its fee

        metadata_uri: Link to further data of the token, up to 512 bytes

        image: Link to its picture, up to 512 bytes

        description: What the token is for, up to 1,000 characters

        external_url: Its home page, up to 512 bytes

        twitter: Name or link on Twitter, up to 128 characters

        discord: Name or link on Discord, up to 128 characters

        telegram: Name or link on Telegram, up to 128 characters

        github: Name or link on GitHub, up to 128 characters

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_updateTokenMetadata", mint, sender, metadata_uri, image, description, external_url, twitter, discord, telegram, github, opts)

    def chain_validatorHealth(self) -> "ChainValidatorHealthResult":
        """Health of this node in one answer."""
        return self.call("chain_validatorHealth")

    def chain_verifyAnchor(self, namespace: str, key: str) -> "ChainVerifyAnchorResult":
        """Whether a key of a namespace is anchored, with what and since when, and the proof of the answer under the state root: also that there is none.

        namespace: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it

        key: Name of the hash within its namespace; a name is used once
        """
        return self.call("chain_verifyAnchor", namespace, key)

    def chain_version(self) -> "str":
        """Version of the node."""
        return self.call("chain_version")

    def chain_voteProposal(self, from_: Address, proposal_id: int, approve: bool, opts: WriteOptions | None = None) -> "ChainVoteProposalResult1 | DryRun":
        """Vote on a proposal by its number alone, with what you had bonded when its epoch began.

        from: Account that sends the operation and pays its fee

        proposal_id: Number of the proposal, as its making answered

        approve: True in favour, false against

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_voteProposal", from_, proposal_id, approve, opts)

    def chain_voteUpgrade(self, plan_id: int, approve: bool, sender: Address, opts: WriteOptions | None = None) -> "ChainVoteUpgradeResult1 | DryRun":
        """Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.

        plan_id: Number of the plan, as its scheduling answered

        approve: True in favour, false against

        sender: Account that sends the operation and pays its fee

        opts: Terms of the bundle, and what to wait for; may be left out
        """
        return self.call("chain_voteUpgrade", plan_id, approve, sender, opts)

    def chain_votesOf(self, voter: Address, limit: int | None = None, cursor: str | None = None) -> "ChainVotesOfResult":
        """Votes that an account has cast.

        voter: Account that voted

        limit: Maximum number of entries, 1 to 1000 (default 100)

        cursor: `next_cursor` of the previous page (default: start at the first entry)
        """
        return self.call("chain_votesOf", voter, limit, cursor)

    def debug_traceCall(self, transaction: EthereumCall, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | DebugTraceCallBlock4 | None = None, options: EthereumTracing | None = None) -> "EthereumCallTrace":
        """What a call would do at one of the last 128 blocks, with the moves of native units inside; one that reverts says why.

        transaction: The call that is tried

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out

        options: The tracer, callTracer, and its options
        """
        return self.call("debug_traceCall", transaction, block, options)

    def debug_traceTransaction(self, hash: EthereumHash, options: EthereumTracing | None = None) -> "EthereumCallTrace":
        """A transaction of a block as geth’s callTracer tells it, with the moves of native units inside as calls. Other tracers are refused.

        hash: Hash of a transaction in a block

        options: The tracer, callTracer, and its options
        """
        return self.call("debug_traceTransaction", hash, options)

    def dev_advanceTime(self, seconds: int) -> "DevAdvanceTimeResult":
        """On a dev chain: moves the time of blocks forward, for good. Answers with the first block that has the new time, so that what waited for it can be done at once.

        seconds: How far to move the time of blocks, in seconds, at most ten years
        """
        return self.call("dev_advanceTime", seconds)

    def erigon_getHeaderByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | ErigonGetHeaderByNumberBlock4 | int) -> "EthereumHeader | None":
        """The same as eth_getHeaderByNumber, under the name by which Otterscan asks.

        block: A block by number, tag or hash; numbers also as JSON numbers
        """
        return self.call("erigon_getHeaderByNumber", block)

    def eth_accounts(self) -> "list[str]":
        """None: the node holds no keys of Ethereum accounts."""
        return self.call("eth_accounts")

    def eth_baseFee(self) -> "Quantity":
        """What a unit of gas costs in the newest block, in wei."""
        return self.call("eth_baseFee")

    def eth_blobBaseFee(self) -> "Quantity":
        """Zero: there are no blobs."""
        return self.call("eth_blobBaseFee")

    def eth_blockNumber(self) -> "Quantity":
        """The height of the newest block, which is final."""
        return self.call("eth_blockNumber")

    def eth_call(self, transaction: EthereumCall, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthCallBlock4 | None = None) -> "EthereumData":
        """What a call answers, without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, many calls by Multicall3.

        transaction: Call or transaction to try, which nobody has to sign

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_call", transaction, block)

    def eth_chainId(self) -> "Quantity":
        """The id of the chain that transactions are signed for."""
        return self.call("eth_chainId")

    def eth_estimateGas(self, transaction: EthereumCall, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthEstimateGasBlock4 | None = None) -> "Quantity":
        """Gas that a transaction would use now; a plain payment uses 21000. What sending would refuse is refused: pass nonce and fees to have them looked at.

        transaction: Call or transaction to try, which nobody has to sign

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_estimateGas", transaction, block)

    def eth_feeHistory(self, blocks: Quantity | int, newest: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthFeeHistoryNewest4 | None = None, percentiles: list[float] | None = None) -> "EthereumFeeHistory":
        """Prices and use of gas in the blocks up to a block, at most 1024 of them; rewards are zero.

        blocks: How many blocks to tell of, at most 1,024

        newest: Last of them: a number, a tag, a hash or an EIP-1898 object

        percentiles: Percentiles of tips to tell of, rising, 0 to 100; none when left out
        """
        return self.call("eth_feeHistory", blocks, newest, percentiles)

    def eth_gasPrice(self) -> "Quantity":
        """What a unit of gas costs, in wei."""
        return self.call("eth_gasPrice")

    def eth_getBalance(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBalanceBlock4 | None = None) -> "Quantity":
        """What an account holds of the native token, in wei: 10^18 of them are a whole unit.

        address: Account whose balance to tell

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getBalance", address, block)

    def eth_getBlockByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockByHashBlock4 | None = None, full: bool | None = None) -> "EthereumBlock | None":
        """A block with the hashes of its transactions, or with the transactions; null where there is none.

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out

        full: True for whole transactions, false for their hashes
        """
        return self.call("eth_getBlockByHash", block, full)

    def eth_getBlockByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockByNumberBlock4 | None = None, full: bool | None = None) -> "EthereumBlock | None":
        """A block with the hashes of its transactions, or with the transactions; null where there is none.

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out

        full: True for whole transactions, false for their hashes
        """
        return self.call("eth_getBlockByNumber", block, full)

    def eth_getBlockReceipts(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockReceiptsBlock4 | None = None) -> "list[EthereumReceipt] | None":
        """The receipts of all transactions of a block; null for a block that there is not.

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getBlockReceipts", block)

    def eth_getBlockTransactionCountByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockTransactionCountByHashBlock4 | None = None) -> "Quantity | None":
        """How many transactions a block has; null where there is no block.

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getBlockTransactionCountByHash", block)

    def eth_getBlockTransactionCountByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetBlockTransactionCountByNumberBlock4 | None = None) -> "Quantity | None":
        """How many transactions a block has; null where there is no block.

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getBlockTransactionCountByNumber", block)

    def eth_getCode(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetCodeBlock4 | None = None) -> "EthereumData":
        """For a contract short code that only names its functions, so that wallets see it as one; for accounts 0x.

        address: Account or contract whose code to tell

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getCode", address, block)

    def eth_getFilterChanges(self, id: str) -> "list[EthereumLog] | list[EthereumHash]":
        """What is new for a filter since it was asked last.

        id: Id that the making of the filter answered with
        """
        return self.call("eth_getFilterChanges", id)

    def eth_getFilterLogs(self, id: str) -> "list[EthereumLog]":
        """All logs of a filter of logs, new or not.

        id: Id that the making of the filter answered with
        """
        return self.call("eth_getFilterLogs", id)

    def eth_getHeaderByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetHeaderByHashBlock4 | None = None) -> "EthereumHeader | None":
        """What a block says of itself, without its transactions; null where there is none.

        block: The block that is asked for
        """
        return self.call("eth_getHeaderByHash", block)

    def eth_getHeaderByNumber(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetHeaderByNumberBlock4 | None = None) -> "EthereumHeader | None":
        """What a block says of itself, without its transactions; null where there is none.

        block: The block that is asked for
        """
        return self.call("eth_getHeaderByNumber", block)

    def eth_getLogs(self, filter: EthereumLogFilter) -> "list[EthereumLog]":
        """Logs of tokens and collections in a range of at most 10000 blocks, by contract and topics.

        filter: Which logs to tell
        """
        return self.call("eth_getLogs", filter)

    def eth_getRawTransactionByBlockHashAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetRawTransactionByBlockHashAndIndexBlock4 | None, index: Quantity) -> "EthereumData":
        """The signed bytes of the transaction at a place in a block; none where there is none.

        block: The block that is looked into

        index: Place of the transaction in the block
        """
        return self.call("eth_getRawTransactionByBlockHashAndIndex", block, index)

    def eth_getRawTransactionByBlockNumberAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetRawTransactionByBlockNumberAndIndexBlock4 | None, index: Quantity) -> "EthereumData":
        """The signed bytes of the transaction at a place in a block; none where there is none.

        block: The block that is looked into

        index: Place of the transaction in the block
        """
        return self.call("eth_getRawTransactionByBlockNumberAndIndex", block, index)

    def eth_getRawTransactionByHash(self, hash: EthereumHash) -> "EthereumData":
        """The signed bytes of a transaction, in a block or waiting; none where there is none. Native bundles are refused.

        hash: Hash of the transaction
        """
        return self.call("eth_getRawTransactionByHash", hash)

    def eth_getStorageAt(self, address: EthereumAddress, key: str, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetStorageAtBlock4 | None = None) -> "EthereumData":
        """Zeros: contracts have no storage of their own here.

        address: Contract whose storage to read

        key: Place in the storage: 0x and up to 64 hex digits

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getStorageAt", address, key, block)

    def eth_getTransactionByBlockHashAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetTransactionByBlockHashAndIndexBlock4 | None, index: Quantity) -> "EthereumTransaction | None":
        """The transaction at a place in a block; null where there is none.

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out

        index: Place in the block, from 0
        """
        return self.call("eth_getTransactionByBlockHashAndIndex", block, index)

    def eth_getTransactionByBlockNumberAndIndex(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetTransactionByBlockNumberAndIndexBlock4 | None, index: Quantity) -> "EthereumTransaction | None":
        """The transaction at a place in a block; null where there is none.

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out

        index: Place in the block, from 0
        """
        return self.call("eth_getTransactionByBlockNumberAndIndex", block, index)

    def eth_getTransactionByHash(self, hash: EthereumHash) -> "EthereumTransaction | None":
        """A transaction, in a block or waiting for one; null where there is none. Native bundles are shown as transactions.

        hash: Which transaction, or native bundle
        """
        return self.call("eth_getTransactionByHash", hash)

    def eth_getTransactionCount(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetTransactionCountBlock4 | None = None) -> "Quantity":
        """The nonce of the next transaction of an account; `pending` counts those that wait on this node.

        address: Account whose transactions to count

        block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getTransactionCount", address, block)

    def eth_getTransactionReceipt(self, hash: EthereumHash) -> "EthereumReceipt | None":
        """What a transaction did, with its logs; null until a block has it. Native bundles have receipts too.

        hash: Which transaction, or native bundle
        """
        return self.call("eth_getTransactionReceipt", hash)

    def eth_getUncleByBlockHashAndIndex(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleByBlockHashAndIndexHeight4 | None, index: Quantity) -> "Any":
        """Null: there are no uncles.

        height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out

        index: Place in the block, from 0
        """
        return self.call("eth_getUncleByBlockHashAndIndex", height, index)

    def eth_getUncleByBlockNumberAndIndex(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleByBlockNumberAndIndexHeight4 | None, index: Quantity) -> "Any":
        """Null: there are no uncles.

        height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out

        index: Place in the block, from 0
        """
        return self.call("eth_getUncleByBlockNumberAndIndex", height, index)

    def eth_getUncleCountByBlockHash(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleCountByBlockHashHeight4 | None = None) -> "Quantity | None":
        """Zero: there are no uncles.

        height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getUncleCountByBlockHash", height)

    def eth_getUncleCountByBlockNumber(self, height: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | EthGetUncleCountByBlockNumberHeight4 | None = None) -> "Quantity | None":
        """Zero: there are no uncles.

        height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
        """
        return self.call("eth_getUncleCountByBlockNumber", height)

    def eth_maxPriorityFeePerGas(self) -> "Quantity":
        """Zero: the price of gas is the same for all, and tips are not charged."""
        return self.call("eth_maxPriorityFeePerGas")

    def eth_newBlockFilter(self) -> "str":
        """A filter of blocks: their hashes."""
        return self.call("eth_newBlockFilter")

    def eth_newFilter(self, filter: EthereumLogFilter) -> "str":
        """A filter of logs; eth_getFilterChanges tells what came since. Forgotten when not asked for 5 minutes.

        filter: Which logs to tell
        """
        return self.call("eth_newFilter", filter)

    def eth_newPendingTransactionFilter(self) -> "str":
        """A filter of transactions that this node takes in: their hashes."""
        return self.call("eth_newPendingTransactionFilter")

    def eth_sendRawTransaction(self, transaction: EthereumData) -> "EthereumHash":
        """Send a signed transaction. It is tried at once: one that would fail is refused with the reason.

        transaction: The signed transaction, RLP-encoded
        """
        return self.call("eth_sendRawTransaction", transaction)

    def eth_syncing(self) -> "Literal[False] | EthereumSyncing":
        """False; while the node catches up, from where it came and where it is."""
        return self.call("eth_syncing")

    def eth_uninstallFilter(self, id: str) -> "bool":
        """Ends a filter; false when there is none.

        id: Id that the making of the filter answered with
        """
        return self.call("eth_uninstallFilter", id)

    def net_listening(self) -> "bool":
        """True: the node accepts connections."""
        return self.call("net_listening")

    def net_peerCount(self) -> "Quantity":
        """How many peers the node is linked with."""
        return self.call("net_peerCount")

    def net_version(self) -> "str":
        """The id of the network, in decimal digits."""
        return self.call("net_version")

    def ots_getApiLevel(self) -> "int":
        """Which version of Otterscan’s methods this is."""
        return self.call("ots_getApiLevel")

    def ots_getBlockDetails(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsGetBlockDetailsBlock4 | int) -> "OtterscanBlockDetails | None":
        """A block without its transactions, with what it gave out and what was paid for gas; null where there is none.

        block: A block by number, tag or hash; numbers also as JSON numbers
        """
        return self.call("ots_getBlockDetails", block)

    def ots_getBlockDetailsByHash(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsGetBlockDetailsByHashBlock4 | int) -> "OtterscanBlockDetails | None":
        """A block without its transactions, with what it gave out and what was paid for gas; null where there is none.

        block: A block by number, tag or hash; numbers also as JSON numbers
        """
        return self.call("ots_getBlockDetailsByHash", block)

    def ots_getBlockTransactions(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsGetBlockTransactionsBlock4 | int, page: Quantity | int, size: int) -> "OtterscanBlockPage | None":
        """A page of the transactions of a block, from its end, with receipts without logs; null where there is no block.

        block: A block by number, tag or hash; numbers also as JSON numbers

        page: Which page, counted from zero

        size: How many transactions a page has: 100 at most
        """
        return self.call("ots_getBlockTransactions", block, page, size)

    def ots_getContractCreator(self, address: EthereumAddress) -> "OtterscanCreator | None":
        """Which transaction made a token or a collection, and who sent it; null for those of genesis, and for accounts.

        address: Address of the contract
        """
        return self.call("ots_getContractCreator", address)

    def ots_getInternalOperations(self, hash: EthereumHash) -> "list[OtterscanOperation]":
        """The moves of native units inside of a transaction, as debug_traceTransaction tells of them.

        hash: Hash of a transaction in a block
        """
        return self.call("ots_getInternalOperations", hash)

    def ots_getTransactionBySenderAndNonce(self, sender: EthereumAddress, nonce: Quantity | int) -> "EthereumHash | None":
        """The hash of the transaction by which an account used a nonce; null where it did not.

        sender: Account whose nonce it used

        nonce: The nonce that it used
        """
        return self.call("ots_getTransactionBySenderAndNonce", sender, nonce)

    def ots_getTransactionError(self, hash: EthereumHash) -> "EthereumData":
        """No bytes: what fails is in no block, so that no transaction of a block has an error.

        hash: Hash of a transaction in a block
        """
        return self.call("ots_getTransactionError", hash)

    def ots_hasCode(self, address: EthereumAddress, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | OtsHasCodeBlock4 | int) -> "bool":
        """Whether a token, a collection or another contract is at an address, at any height.

        address: The address that is looked at

        block: A block by number, tag or hash; numbers also as JSON numbers
        """
        return self.call("ots_hasCode", address, block)

    def ots_searchTransactionsAfter(self, address: EthereumAddress, number: Quantity | int, size: int) -> "OtterscanTransactions":
        """Transactions of an address above a height, the newest first: whole blocks from the oldest on, until a page is full.

        address: Whose transactions are asked for: what he sent, got, or was paid inside of one

        number: The height at which the page before ended; zero for the first page

        size: How many transactions a page has: 100 at most
        """
        return self.call("ots_searchTransactionsAfter", address, number, size)

    def ots_searchTransactionsBefore(self, address: EthereumAddress, number: Quantity | int, size: int) -> "OtterscanTransactions":
        """Transactions of an address below a height, the newest first: whole blocks, until a page is full.

        address: Whose transactions are asked for: what he sent, got, or was paid inside of one

        number: The height at which the page before ended; zero for the first page

        size: How many transactions a page has: 100 at most
        """
        return self.call("ots_searchTransactionsBefore", address, number, size)

    def ots_traceTransaction(self, hash: EthereumHash) -> "list[OtterscanTrace] | None":
        """A transaction and the moves of native units inside, by depth; null where no block has it.

        hash: Hash of a transaction in a block
        """
        return self.call("ots_traceTransaction", hash)

    def trace_block(self, block: Literal["latest", "pending", "earliest", "safe", "finalized"] | Quantity | EthereumHash | TraceBlockBlock4 | None = None) -> "list[EthereumTrace] | None":
        """The transactions of a block, each followed by the moves of native units inside; null where there is no block.

        block: The block, by number, tag or hash
        """
        return self.call("trace_block", block)

    def trace_filter(self, filter: EthereumTraceFilter) -> "list[EthereumTrace] | None":
        """Transactions of at most 1000 blocks and the moves of native units inside, by who calls and who is called; at most 1000 at a time.

        filter: Which traces of which blocks
        """
        return self.call("trace_filter", filter)

    def trace_transaction(self, hash: EthereumHash) -> "list[EthereumTrace] | None":
        """A transaction of a block and the moves of native units inside, one after the other; null where no block has it.

        hash: Hash of a transaction in a block
        """
        return self.call("trace_transaction", hash)

    def txpool_content(self) -> "EthereumPool":
        """The transactions that wait on this node, by sender and nonce: of either kind the 1000 that came first."""
        return self.call("txpool_content")

    def txpool_contentFrom(self, address: EthereumAddress) -> "EthereumPool":
        """The transactions of one sender that wait on this node, by nonce.

        address: Whose transactions are asked for
        """
        return self.call("txpool_contentFrom", address)

    def txpool_inspect(self) -> "EthereumPool":
        """The same as txpool_content in a line each: to whom, how much, for which gas and price."""
        return self.call("txpool_inspect")

    def txpool_status(self) -> "TxpoolStatusResult":
        """How many bundles wait for a block, and how many for an earlier nonce."""
        return self.call("txpool_status")

    def web3_clientVersion(self) -> "str":
        """Name and version of the node."""
        return self.call("web3_clientVersion")

    def web3_sha3(self, data: EthereumData) -> "EthereumData":
        """Keccak-256 of bytes.

        data: What to hash
        """
        return self.call("web3_sha3", data)
