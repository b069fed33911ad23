// Code generated from the OpenRPC document by "npm run schemas". DO NOT EDIT.

package trellis

import (
	"context"
	"encoding/json"
)

// An account. Answers use the native form (address prefix and base58 of 32 bytes); its form with a checksum, and 0x and 64 hex characters, are accepted as well.
type Address = string

// Raw units of a token, below 2^128. Answered as a decimal string; an integer is accepted as well.
type Amount = string

// Final block: header, signatures, rewards and totals of its bundles
type Block struct {
	// Height of the block, counted from genesis
	Height Height `json:"height"`
	// Hash of the header, which identifies the block
	Hash Hash `json:"hash"`
	// Hash of the previous block
	ParentHash Hash `json:"parentHash"`
	// Time of the block, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Account of the validator that proposed the block
	Proposer Address `json:"proposer"`
	// Root of the state tree after this block
	StateRoot Hash `json:"stateRoot"`
	// Merkle root of the bundles in the block
	TransactionsRoot Hash `json:"transactionsRoot"`
	// Gas used by all bundles
	GasUsed int64 `json:"gasUsed"`
	// Gas limit of a block at this height
	GasLimit int64 `json:"gasLimit"`
	// Minimum gas price at this height in nano-units; 10^9 nano-units are one native token
	BaseFee int64 `json:"baseFee"`
	// Number of bundles in the block
	BundleCount int64 `json:"bundleCount"`
	// Epoch of the block, counted from 0
	Epoch int64 `json:"epoch"`
	// Consensus round in which the block was decided: 0 unless its first leaders failed
	Round int64 `json:"round"`
	// Size of the block in bytes
	SizeBytes int64 `json:"size_bytes"`
	// Signatures that made the block final; stake in raw native units
	Commit BlockCommit `json:"commit"`
	// Rewards minted for this block, in raw native units; null if none
	Reward *BlockReward `json:"reward,omitempty"`
	// Totals over the bundles of the block
	Stats BlockStats `json:"stats"`
	// Events of the block itself, such as rewards and epoch changes
	Events []Event `json:"events"`
}

// Signatures that made the block final; stake in raw native units
type BlockCommit struct {
	// Consensus round in which the validators signed
	Round int64 `json:"round"`
	// Number of validators that signed
	Signers int64 `json:"signers"`
	// Stake of the validators that signed
	SignedPower Amount `json:"signed_power"`
	// Stake of all active validators
	TotalPower Amount `json:"total_power"`
}

type BlockReward struct {
	// Reward of the proposer, without fees
	Proposer Amount `json:"proposer"`
	// Reward of the treasury, without fees
	Treasury Amount `json:"treasury"`
	// Factor on the proposer's reward, by how full the block is: 5,000 to 20,000 basis points
	DensityBps int64 `json:"density_bps"`
}

// Totals over the bundles of the block
type BlockStats struct {
	// Number of operations by name
	Ops json.RawMessage `json:"ops"`
	// Number of Transfer operations
	Transfers int64 `json:"transfers"`
	// Number of accounts that sent bundles
	UniqueSenders int64 `json:"unique_senders"`
	// Fees of all bundles, in raw native units
	TotalFees Amount `json:"total_fees"`
}

// A bridge transfer
type BridgeOp struct {
	// Number of the bridge transfer, counted over both directions
	Id int64 `json:"id"`
	// in: deposited on the other chain, credited here; out: burned here, released on the other chain
	Direction string `json:"direction"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Transaction there that locked or released the tokens; null before the release
	TxHash *string `json:"tx_hash,omitempty"`
	// Index of the log in the transaction; null for a withdrawal
	LogIndex *int64 `json:"log_index,omitempty"`
	// Number of the withdrawal; null for a deposit
	WithdrawalId *int64 `json:"withdrawal_id,omitempty"`
	// Symbol of the token on this chain
	Symbol string `json:"symbol"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Amount in raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Total fee in raw units, on top of the amount: for the treasury and for the attester that submits the release
	Fee Amount `json:"fee"`
	// Account on this chain whose tokens were burned; null for a deposit
	Sender *Address `json:"sender,omitempty"`
	// Recipient: an account on this chain, or an address on the other chain
	Recipient string `json:"recipient"`
	// In: waiting (too few attesters), delayed (for 24 hours), pending (the credit failed and is retried), completed or cancelled. Out: burned, attested, then released or refunded
	Status string `json:"status"`
	// Number of attesters that have signed
	Signatures int64 `json:"signatures"`
	// Number of signatures required
	Required int64 `json:"required"`
	// Bundle that received or burned the tokens; null while waiting, or if the end of a block did it
	BundleHash *Hash `json:"bundle_hash,omitempty"`
	// Height of the receive or the burn; null while waiting
	CreatedAtHeight *Height `json:"created_at_height,omitempty"`
	// Time of the last change of status in Unix seconds; null while waiting
	UpdatedAt *Time `json:"updated_at,omitempty"`
	// Time of the credit of a delayed receive, in Unix seconds; null for others
	ReleaseAt *Time `json:"release_at,omitempty"`
}

type ChainAddLiquidityResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Output of the operation, simulated before it is sent
	Simulated ChainAddLiquidityResult1Simulated `json:"simulated"`
}

// Output of the operation, simulated before it is sent
type ChainAddLiquidityResult1Simulated struct {
	// LP tokens received, in raw units
	LpTokens Amount `json:"lp_tokens"`
	// Amount of the first token deposited, in raw units
	UsedA Amount `json:"used_a"`
	// Amount of the second token deposited, in raw units
	UsedB Amount `json:"used_b"`
}

type ChainAddLiquidityResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainAddLiquidityResult2BalanceChangesItem `json:"balance_changes"`
	// Output of the operation, simulated before it is sent
	Simulated *ChainAddLiquidityResult2Simulated `json:"simulated,omitempty"`
}

type ChainAddLiquidityResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainAddLiquidityResult2Simulated struct {
	// LP tokens received, in raw units
	LpTokens Amount `json:"lp_tokens"`
	// Amount of the first token deposited, in raw units
	UsedA Amount `json:"used_a"`
	// Amount of the second token deposited, in raw units
	UsedB Amount `json:"used_b"`
}

type ChainAllBridgeDepositsResult struct {
	// Events under the key, newest first
	Events []ChainAllBridgeDepositsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAllBridgeDepositsResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainAllBridgeDepositsResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainAllBridgeDepositsResultEventsItemData struct {
	// Number of the bridge transfer, counted over both directions
	DepositId int64 `json:"deposit_id"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Transaction hash on the other chain, in its notation
	TxHash string `json:"tx_hash"`
	// Index of the log in the transaction, counted from 0
	LogIndex int64 `json:"log_index"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Amount in raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Recipient of the tokens
	Recipient Address `json:"recipient"`
}

type ChainAllBridgeWithdrawalsResult struct {
	// Events under the key, newest first
	Events []ChainAllBridgeWithdrawalsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAllBridgeWithdrawalsResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainAllBridgeWithdrawalsResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainAllBridgeWithdrawalsResultEventsItemData struct {
	// Number of the withdrawal, counted from 1
	WithdrawalId int64 `json:"withdrawal_id"`
	// Account whose tokens were burned
	Sender Address `json:"sender"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Amount in raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Total fee in raw units of the same token, on top of the amount
	Fee Amount `json:"fee"`
	// Part of the fee for the attester that submits the release, in raw units of the token on this chain
	ReleaseFee Amount `json:"release_fee"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for its own coin
	Contract string `json:"contract"`
	// Amount to release on the other chain, in raw units there
	AmountExternal Amount `json:"amount_external"`
	// Recipient on the other chain
	Destination string `json:"destination"`
	// Deadline of the release on the other chain, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
}

type ChainAnchorResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainAnchorResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainAnchorResult1Created struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash in its namespace, 1 to 128 bytes; can be used only once
	Key string `json:"key"`
}

type ChainAnchorsByResult struct {
	// Events under the key, newest first
	Events []ChainAnchorsByResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAnchorsByResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainAnchorsByResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainAnchorsByResultEventsItemData struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash in its namespace, 1 to 128 bytes; can be used only once
	Key string `json:"key"`
	// Anchored hash, 32 bytes of any hash function; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it
	Owner Address `json:"owner"`
	// Link to the hashed document, which the chain does not read; null if none
	Uri *string `json:"uri,omitempty"`
}

type ChainAnchorsOfHashResult struct {
	// Events under the key, newest first
	Events []ChainAnchorsOfHashResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAnchorsOfHashResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainAnchorsOfHashResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainAnchorsOfHashResultEventsItemData struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash in its namespace, 1 to 128 bytes; can be used only once
	Key string `json:"key"`
	// Anchored hash, 32 bytes of any hash function; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it
	Owner Address `json:"owner"`
	// Link to the hashed document, which the chain does not read; null if none
	Uri *string `json:"uri,omitempty"`
}

type ChainApproveMultiSigTxResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Number of approvals after the call
	ApprovalCount int64 `json:"approval_count"`
	// Number of approvals required
	Threshold int64 `json:"threshold"`
	// True if the call executed the transaction
	Executed bool `json:"executed"`
}

type ChainApproveMultiSigTxResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainApproveMultiSigTxResult2BalanceChangesItem `json:"balance_changes"`
	// Number of approvals after the call
	ApprovalCount *int64 `json:"approval_count,omitempty"`
	// Number of approvals required
	Threshold *int64 `json:"threshold,omitempty"`
	// True if the call executed the transaction
	Executed *bool `json:"executed,omitempty"`
}

type ChainApproveMultiSigTxResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainAutobridgeResult struct {
	// Detected form of the payload
	Detected ChainAutobridgeResultDetected `json:"detected"`
	// executed: all deposits are credited; waiting: at least one is in progress, or the payload is a proof; already_processed: at least one was cancelled; unknown: no attester has reported any
	Status string `json:"status"`
	// Number of attesters that signed the first deposit; for a proof, its number of signatures
	Have int64 `json:"have"`
	// Number of signatures required
	Need int64 `json:"need"`
	// Known deposits of the transaction, at most 8 a chain
	Deposits []BridgeOp `json:"deposits"`
	// Bundle that received the first deposit; null if none is received
	BundleHash *Hash `json:"bundle_hash,omitempty"`
}

// Detected form of the payload
type ChainAutobridgeResultDetected struct {
	// Other chains on which the hash is well-formed; empty for a proof
	Chain []string `json:"chain"`
	// Form of the payload: hash of an EVM chain, signature of Solana, hash of Bitcoin or Tron, or a proof of attesters
	Kind string `json:"kind"`
}

type ChainBatchMintMultiTokenMintsArray1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that receives the units
	Recipient Address `json:"recipient"`
	// Number of units to mint, above zero
	Amount U128 `json:"amount"`
}

type ChainBatchMintMultiTokenResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainBatchTransferMultiTokenResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainBatchTransferMultiTokenTransfersArray1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Recipient of the units
	To Address `json:"to"`
	// Number of units to transfer, above zero
	Amount U128 `json:"amount"`
}

type ChainBridgeDepositsResult struct {
	// Events under the key, newest first
	Events []ChainBridgeDepositsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainBridgeDepositsResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainBridgeDepositsResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainBridgeDepositsResultEventsItemData struct {
	// Number of the bridge transfer, counted over both directions
	DepositId int64 `json:"deposit_id"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Transaction hash on the other chain, in its notation
	TxHash string `json:"tx_hash"`
	// Index of the log in the transaction, counted from 0
	LogIndex int64 `json:"log_index"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Amount in raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Recipient of the tokens
	Recipient Address `json:"recipient"`
}

type ChainBridgeTokenProof2 struct {
	// Number of the attester set that signed
	SetIndex int64 `json:"set_index"`
	// Signatures, sorted by attester index, at most one each
	Sigs []ChainBridgeTokenProof2SigsItem `json:"sigs"`
}

type ChainBridgeTokenProof2SigsItem struct {
	// Index of the attester in its set, counted from 0
	Index int64 `json:"index"`
	// Ed25519 signature over the digest
	Signature string `json:"signature"`
}

type ChainBridgeTokenResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainBridgeTokenResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainBridgeTokenResult1Created struct {
	// Number of the bridge transfer, counted over both directions
	DepositId *int64 `json:"deposit_id,omitempty"`
	// Time of the credit in Unix seconds; null if credited at once
	DelayedUntil *Time `json:"delayed_until,omitempty"`
}

type ChainBridgeWithdrawResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainBridgeWithdrawResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainBridgeWithdrawResult1Created struct {
	// Number of the withdrawal, counted from 1
	WithdrawalId *int64 `json:"withdrawal_id,omitempty"`
}

type ChainBridgeWithdrawalsResult struct {
	// Events under the key, newest first
	Events []ChainBridgeWithdrawalsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainBridgeWithdrawalsResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainBridgeWithdrawalsResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainBridgeWithdrawalsResultEventsItemData struct {
	// Number of the withdrawal, counted from 1
	WithdrawalId int64 `json:"withdrawal_id"`
	// Account whose tokens were burned
	Sender Address `json:"sender"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Amount in raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Total fee in raw units of the same token, on top of the amount
	Fee Amount `json:"fee"`
	// Part of the fee for the attester that submits the release, in raw units of the token on this chain
	ReleaseFee Amount `json:"release_fee"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for its own coin
	Contract string `json:"contract"`
	// Amount to release on the other chain, in raw units there
	AmountExternal Amount `json:"amount_external"`
	// Recipient on the other chain
	Destination string `json:"destination"`
	// Deadline of the release on the other chain, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
}

type ChainBurnMultiTokenResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainBurnNftResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCancelProposalResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCancelUpgradeResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCancelUpgradeResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCancelUpgradeResult1Created struct {
	// True if the plan is cancelled; false if more validators must request it
	Cancelled *bool `json:"cancelled,omitempty"`
}

type ChainClaimPoolRewardsResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Claimed rewards in raw units
	Amount Amount `json:"amount"`
}

type ChainClaimPoolRewardsResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainClaimPoolRewardsResult2BalanceChangesItem `json:"balance_changes"`
	// Claimed rewards in raw units
	Amount *Amount `json:"amount,omitempty"`
}

type ChainClaimPoolRewardsResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainConsensusStatusResult struct {
	// Height that validators are deciding
	Height Height `json:"height"`
	// Consensus round at this height: 0 unless its first leaders failed
	Round int64 `json:"round"`
	// Step of the node in the round: propose, prevote, precommit or commit
	Step string `json:"step"`
	// Number of the epoch of the last final block
	Epoch int64 `json:"epoch"`
	// Account of the validator that proposes in this round
	Leader Address `json:"leader"`
	// Height of the last final block
	FinalizedHeight Height `json:"finalized_height"`
	// Number of validators by status
	Validators ChainConsensusStatusResultValidators `json:"validators"`
	// Stake of the active validators, in raw native units
	VotingPower ChainConsensusStatusResultVotingPower `json:"voting_power"`
	// Stake whose signatures make a block final, in raw native units
	Quorum Amount `json:"quorum"`
	// Time of the last final block, in Unix seconds
	LastBlockTime Time `json:"last_block_time"`
	// Mean interval of the last 100 blocks, in milliseconds
	BlockIntervalMsAvg int64 `json:"block_interval_ms_avg"`
	// Target interval of blocks, in milliseconds
	TargetIntervalMs int64 `json:"target_interval_ms"`
	// Total of extra rounds in the last 100 blocks
	RoundsLast100 int64 `json:"rounds_last_100"`
	// Scheduled upgrade; null if none
	Upgrade *ChainConsensusStatusResultUpgrade `json:"upgrade,omitempty"`
	// Reason why this node has stopped taking part; null while it takes part
	HaltedReason *string `json:"halted_reason,omitempty"`
}

type ChainConsensusStatusResultUpgrade struct {
	// Name of the upgrade plan
	Name string `json:"name"`
	// Height of the first block of the new version
	Height Height `json:"height"`
}

// Number of validators by status
type ChainConsensusStatusResultValidators struct {
	// Number of all validators, active or not
	Total int64 `json:"total"`
	// Number of validators that sign blocks in this epoch
	Active int64 `json:"active"`
	// Number of active validators that signed the last block or are linked with this node, itself included
	Online int64 `json:"online"`
	// Number of validators currently skipped as leaders because they missed turns
	Skipped int64 `json:"skipped"`
	// Number of validators jailed for misconduct or absence
	Jailed int64 `json:"jailed"`
}

// Stake of the active validators, in raw native units
type ChainConsensusStatusResultVotingPower struct {
	// Stake of all active validators
	Total Amount `json:"total"`
	// Stake of the validators that signed the last block
	LastSigned Amount `json:"last_signed"`
}

type ChainContractReportsResult struct {
	// Events under the key, newest first
	Events []ChainContractReportsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainContractReportsResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainContractReportsResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainContractReportsResultEventsItemData struct {
	// Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
	Chain string `json:"chain"`
	// Contract address in the notation of its chain
	Contract string `json:"contract"`
	// Account that reported the contract
	Reporter Address `json:"reporter"`
	// Link to the evidence
	EvidenceUri string `json:"evidence_uri"`
	// Number of accounts that have reported the contract
	Reports int64 `json:"reports"`
}

type ChainContributePresaleResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Raw units of the token bought
	Tokens Amount `json:"tokens"`
}

type ChainContributePresaleResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainContributePresaleResult2BalanceChangesItem `json:"balance_changes"`
	// Raw units of the token bought
	Tokens *Amount `json:"tokens,omitempty"`
}

type ChainContributePresaleResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainCreateDaoConfig1 struct {
	// Raw units of the token that the proposer must hold until the vote ends
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between the proposal and the first block of the vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Length of the vote in blocks, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the earliest execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds after the timelock in which the proposal can be executed, at least 3,600
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
	Guardian *Address `json:"guardian,omitempty"`
	// True if the vote ends as soon as the proposal is certain to pass
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// Purpose of the DAO, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type ChainCreateDaoResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreateDaoResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateDaoResult1Created struct {
	// Account of the new DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
}

type ChainCreateMultiSigResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreateMultiSigResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateMultiSigResult1Created struct {
	// Address of the new account, derived from signers and threshold
	Address Address `json:"address"`
}

type ChainCreateMultiTokenCollectionResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreateMultiTokenCollectionResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateMultiTokenCollectionResult1Created struct {
	// Address of the new collection
	Collection Mint `json:"collection"`
}

type ChainCreateNftCollectionResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreateNftCollectionResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateNftCollectionResult1Created struct {
	// Address of the new collection
	Collection Mint `json:"collection"`
}

type ChainCreatePoolResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreatePoolResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreatePoolResult1Created struct {
	// Address of the new pool
	Pool Mint `json:"pool"`
	// Mint address of the LP token, which represents shares of the pool
	LpMint Mint `json:"lp_mint"`
	// LP tokens received, in raw units
	LpTokens *Amount `json:"lp_tokens,omitempty"`
	// Number of their lock within the pool; null without a lock
	LockId *int64 `json:"lock_id,omitempty"`
}

type ChainCreatePresaleOptions struct {
	// Delivery schedule of the bought tokens; null to deliver all at finalization
	Vesting *ChainCreatePresaleOptionsVesting `json:"vesting,omitempty"`
	// Use of unsold tokens: return (to the creator) or burn
	Unsold *string `json:"unsold,omitempty"`
	// Accounts allowed, at most 1,000; empty for everyone
	Whitelist []Address `json:"whitelist,omitempty"`
	// Title of the presale, at most 64 characters
	Title *string `json:"title,omitempty"`
	// Description of the presale, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Link to more information, at most 512 bytes
	Url *string `json:"url,omitempty"`
}

type ChainCreatePresaleOptionsVesting struct {
	// Part delivered at finalization, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part delivered after each cycle, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

type ChainCreatePresaleResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreatePresaleResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreatePresaleResult1Created struct {
	// Number of the presale, counted from 1
	PresaleId *int64 `json:"presale_id,omitempty"`
	// Account that holds the deposit and the contributions, in hex
	Address *Mint `json:"address,omitempty"`
	// Deposit of the creator in raw units of the token
	Escrow *Amount `json:"escrow,omitempty"`
}

type ChainCreateProposalResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreateProposalResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateProposalResult1Created struct {
	// Number of the proposal, counted from 0
	ProposalId *int64 `json:"proposal_id,omitempty"`
}

type ChainCreateStakingPoolResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreateStakingPoolResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateStakingPoolResult1Created struct {
	// Address of the new staking pool
	PoolAddress *Mint `json:"pool_address,omitempty"`
}

type ChainCreateStakingPoolRewardSource3 struct {
	// Reward token: symbol in any letter case, or mint address with 0x
	Token string `json:"token"`
	// Amount to deposit in raw units
	Amount Amount `json:"amount"`
}

type ChainCreateTokenResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainCreateTokenResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateTokenResult1Created struct {
	// Mint address of the new token, its identifier on the chain
	Mint *Mint `json:"mint,omitempty"`
	// Symbol of the token as stored, in upper case
	Symbol string `json:"symbol"`
}

type ChainDaoCancelResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainDaoDepositsResult struct {
	// Events under the key, newest first
	Events []ChainDaoDepositsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaoDepositsResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainDaoDepositsResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainDaoDepositsResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Account that deposited the tokens
	From Address `json:"from"`
	// Token: symbol in any case, or mint address as 0x and 64 hex digits
	Token string `json:"token"`
	// Deposited amount in raw units
	Amount Amount `json:"amount"`
}

type ChainDaoExecuteResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Executed operations, in order; empty for a text or a change of settings
	Results []ChainDaoExecuteResult1ResultsItem `json:"results"`
	// Status after the call: Executed, or Queued if the timelock has just started
	ProposalStatus string `json:"proposal_status"`
}

type ChainDaoExecuteResult1ResultsItem struct {
	// Index of the operation, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Type string `json:"type"`
}

type ChainDaoExecuteResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainDaoExecuteResult2BalanceChangesItem `json:"balance_changes"`
	// Executed operations, in order; empty for a text or a change of settings
	Results []ChainDaoExecuteResult2ResultsItem `json:"results,omitempty"`
	// Status after the call: Executed, or Queued if the timelock has just started
	ProposalStatus *string `json:"proposal_status,omitempty"`
}

type ChainDaoExecuteResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainDaoExecuteResult2ResultsItem struct {
	// Index of the operation, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Type string `json:"type"`
}

type ChainDaoProposeProposalType21 struct {
	// No effect besides its title and description
	Text map[string]json.RawMessage `json:"text"`
}

type ChainDaoProposeProposalType22 struct {
	// Operations that the DAO executes in order, 1 to 32, all or nothing
	Operations []Operation `json:"operations"`
}

type ChainDaoProposeProposalType23 struct {
	// Settings to change; omitted ones stay
	Config ChainDaoProposeProposalType23Config `json:"config"`
}

// Settings to change; omitted ones stay
type ChainDaoProposeProposalType23Config struct {
	// Raw units of the token that the proposer must hold until the vote ends
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between the proposal and the first block of the vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Length of the vote in blocks, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the earliest execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds after the timelock in which the proposal can be executed, at least 3,600
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
	Guardian *Address `json:"guardian,omitempty"`
	// True if the vote ends as soon as the proposal is certain to pass
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// Purpose of the DAO, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type ChainDaoProposeProposalType24 struct {
	// A payment from the treasury
	Treasury ChainDaoProposeProposalType24Treasury `json:"treasury"`
}

// A payment from the treasury
type ChainDaoProposeProposalType24Treasury struct {
	// Account to pay
	To Address `json:"to"`
	// Symbol or mint address of the token
	Token string `json:"token"`
	// Amount to pay in raw units, above zero
	Amount Amount `json:"amount"`
}

type ChainDaoProposeResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainDaoProposeResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainDaoProposeResult1Created struct {
	// Number of the proposal within the DAO, counted from 0
	ProposalId *int64 `json:"proposal_id,omitempty"`
}

type ChainDaoVoteResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Weight of the vote in raw units of the token
	Weight Amount `json:"weight"`
}

type ChainDaoVoteResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainDaoVoteResult2BalanceChangesItem `json:"balance_changes"`
	// Weight of the vote in raw units of the token
	Weight *Amount `json:"weight,omitempty"`
}

type ChainDaoVoteResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainDaoVotesOfResult struct {
	// Events under the key, newest first
	Events []ChainDaoVotesOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaoVotesOfResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainDaoVotesOfResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainDaoVotesOfResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// Vote of the account: against, for or abstain
	Vote string `json:"vote"`
	// Weight of the vote in raw units of the token
	Weight Amount `json:"weight"`
}

type ChainDaoVotesResult struct {
	// Events under the key, newest first
	Events []ChainDaoVotesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaoVotesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainDaoVotesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainDaoVotesResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// Vote of the account: against, for or abstain
	Vote string `json:"vote"`
	// Weight of the vote in raw units of the token
	Weight Amount `json:"weight"`
}

type ChainDaosCreatedResult struct {
	// Events under the key, newest first
	Events []ChainDaosCreatedResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaosCreatedResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainDaosCreatedResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainDaosCreatedResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Name of the DAO, 1 to 64 characters; not unique
	Name string `json:"name"`
	// Mint address of the token whose holders vote
	TokenMint Mint `json:"token_mint"`
	// Account that created the DAO
	Creator Address `json:"creator"`
}

type ChainDaosOfTokenResult struct {
	// Events under the key, newest first
	Events []ChainDaosOfTokenResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaosOfTokenResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainDaosOfTokenResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainDaosOfTokenResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Name of the DAO, 1 to 64 characters; not unique
	Name string `json:"name"`
	// Mint address of the token whose holders vote
	TokenMint Mint `json:"token_mint"`
	// Account that created the DAO
	Creator Address `json:"creator"`
}

type ChainDefineTokenTypeResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainDefineTokenTypeResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainDefineTokenTypeResult1Created struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
}

type ChainDeriveAddressResult struct {
	// Account of the key, in native form
	Address Address `json:"address"`
	// Account as 0x and 64 hex digits
	Hex Hex32 `json:"hex"`
	// Last 20 bytes of the account: its address for Ethereum clients
	EvmAddress string `json:"evm_address"`
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
}

type ChainExecuteProgramResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Version of the program, from 1
	Version int64 `json:"version"`
}

type ChainExecuteProgramResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainExecuteProgramResult2BalanceChangesItem `json:"balance_changes"`
	// Version of the program, from 1
	Version *int64 `json:"version,omitempty"`
}

type ChainExecuteProgramResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainExecuteProposalResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// executed: the action was performed; failed: it is impossible now
	Result string `json:"result"`
}

type ChainExecuteProposalResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainExecuteProposalResult2BalanceChangesItem `json:"balance_changes"`
	// executed: the action was performed; failed: it is impossible now
	Result *string `json:"result,omitempty"`
}

type ChainExecuteProposalResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainFinalizePresaleResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainFinalizePresaleResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainFinalizePresaleResult1Created struct {
	// Address of the new pool
	Pool *Mint `json:"pool,omitempty"`
	// Number of the lock of its liquidity, within the pool
	LpLockId *int64 `json:"lp_lock_id,omitempty"`
}

type ChainGameUpdatesResult struct {
	// Events under the key, newest first
	Events []ChainGameUpdatesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGameUpdatesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainGameUpdatesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainGameUpdatesResultEventsItemData struct {
	// Account of the player
	PassportOwner Address `json:"passport_owner"`
	// Unique id of the game
	GameId string `json:"game_id"`
	// Experience of the player after the update, over all games
	Xp int64 `json:"xp"`
}

type ChainGenerateKeypairResult struct {
	// Account of the new key
	Address Address `json:"address"`
	// Public key, 64 hex digits
	PublicKey string `json:"public_key"`
	// Secret key, 64 hex digits; it controls the account
	SecretKey string `json:"secret_key"`
	// Signature scheme, always Ed25519
	KeyType string `json:"key_type"`
}

type ChainGetAccountLabelResult struct {
	// Requested account
	Address Address `json:"address"`
	// Registered name of the account; null if it has none
	Name *string `json:"name,omitempty"`
	// Name that the account gave itself as a validator, not unique; null if it has none
	Moniker *string `json:"moniker,omitempty"`
	// Role of an account that belongs to the chain, such as Treasury; null for every other account
	Role *string `json:"role,omitempty"`
	// pool, contract: it holds assets for others; system: it belongs to genesis or the protocol
	Kind string `json:"kind"`
}

type ChainGetAccountResult struct {
	// Account in native form
	Address Address `json:"address"`
	// Account as 0x and 64 hex digits
	Hex Hex32 `json:"hex"`
	// Last 20 bytes of the account: its address for Ethereum clients
	EvmAddress string `json:"evm_address"`
	// Nonce of the next bundle by the final state
	Nonce int64 `json:"nonce"`
	// Nonce of the next bundle after those pending on this node
	PendingNonce int64 `json:"pending_nonce"`
	// Keys that may sign for the account; empty before its first signature
	Keys []ChainGetAccountResultKeysItem `json:"keys"`
	// True if the account acts only by decision of its signers, or of the voters of a DAO
	IsMultisig bool `json:"is_multisig"`
	// Recovery settings and a recovery in progress; null without guardians, or if the chain has no recovery
	Recovery *ChainGetAccountResultRecovery `json:"recovery,omitempty"`
}

type ChainGetAccountResultKeysItem struct {
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
	PublicKey string `json:"public_key"`
	// Height at which the key was added; 0 for genesis
	AddedAtHeight Height `json:"added_at_height"`
}

type ChainGetAccountResultRecovery struct {
	// Guardians, which together can replace the key; at most 10
	Guardians []Address `json:"guardians"`
	// Number of guardians that must approve a recovery
	Threshold int64 `json:"threshold"`
	// Seconds in which the owner can object to a recovery
	TimelockS int64 `json:"timelock_s"`
	// True if the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// Recovery in progress; null if there is none
	Pending *ChainGetAccountResultRecoveryPending `json:"pending,omitempty"`
	// Terms that are not in effect yet; without guardians if recovery will be turned off; null if no change is scheduled
	ScheduledChange *ChainGetAccountResultRecoveryScheduledChange `json:"scheduled_change,omitempty"`
}

type ChainGetAccountResultRecoveryPending struct {
	// Public key that the account will get, in hex
	NewPublicKey string `json:"new_public_key"`
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
	// Time of the first approval in Unix seconds
	InitiatedAt Time `json:"initiated_at"`
	// Earliest time to finalize the recovery, in Unix seconds
	ReadyAt Time `json:"ready_at"`
	// Deadline to finalize the recovery, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Guardians that have approved so far
	Approvals []Address `json:"approvals"`
}

type ChainGetAccountResultRecoveryScheduledChange struct {
	// Guardians, which together can replace the key; at most 10
	Guardians []Address `json:"guardians"`
	// Number of guardians that must approve a recovery
	Threshold int64 `json:"threshold"`
	// Seconds in which the owner can object to a recovery
	TimelockS int64 `json:"timelock_s"`
	// True if the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// Time at which the terms take effect, in Unix seconds
	EffectiveAt Time `json:"effective_at"`
}

type ChainGetAddressHistoryResult struct {
	// Requested account
	Address Address `json:"address"`
	// Current name of the account; null if it has none
	Name *string `json:"name,omitempty"`
	// History, newest first
	History []ChainGetAddressHistoryResultHistoryItem `json:"history"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
	// First indexed block; 0 or 1 if all blocks are indexed
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetAddressHistoryResultHistoryItem struct {
	// Hash of the bundle; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Block that includes the entry
	Height Height `json:"height"`
	// Time of the block, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Index of the operation in the bundle, from 0; null if no operation caused it
	OpIndex *int64 `json:"op_index,omitempty"`
	// Name of the operation or event, such as Transfer
	Type string `json:"type"`
	// movement: the account sent or received tokens; operation: it did something else; mention: others named it; reward: block reward
	Kind string `json:"kind"`
	// in: received; out: sent; self: both; none: no tokens moved
	Direction string `json:"direction"`
	// Other account; null if there is none
	Counterparty *Address `json:"counterparty,omitempty"`
	// Current name of the other account; null if it has none
	CounterpartyName *string `json:"counterparty_name,omitempty"`
	// Mint address of the token that moved; null if none moved
	Token *Mint `json:"token,omitempty"`
	// Amount moved, in raw units; null if none moved
	Amount *Amount `json:"amount,omitempty"`
	// Fee that the account paid for the bundle, in raw native units; null if it paid none
	Fee *Amount `json:"fee,omitempty"`
	// Always success: failed bundles are in no block
	Status string `json:"status"`
}

type ChainGetAddressMultiSigsResult struct {
	// Requested account
	Address Address `json:"address"`
	// Multi-signature accounts of the signer, those that it acted for first
	Multisigs []ChainGetAddressMultiSigsResultMultisigsItem `json:"multisigs"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetAddressMultiSigsResultMultisigsItem struct {
	// Multi-signature account
	Address Address `json:"address"`
	// Label of the account
	Label string `json:"label"`
	// Number of approvals required
	Threshold int64 `json:"threshold"`
	// Count of accounts that may sign
	Signers int64 `json:"signers"`
	// True if the account created it, or proposed or approved something there, in the indexed blocks; false if others named it as a signer
	Acted bool `json:"acted"`
}

type ChainGetAddressMultiTokensResult struct {
	// Requested account
	Address Address `json:"address"`
	// Types of the account, those that it acted with first
	Types []ChainGetAddressMultiTokensResultTypesItem `json:"types"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetAddressMultiTokensResultTypesItem struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Name that its creator gave the collection
	CollectionName string `json:"collection_name"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Name of the type
	Name string `json:"name"`
	// Balance of the type
	Balance U128 `json:"balance"`
	// True if the account sent some of it, or received it by a bundle of its own, in the indexed blocks; false for things that others sent it
	Acted bool `json:"acted"`
}

type ChainGetAddressTokensResult struct {
	// Requested account
	Address Address `json:"address"`
	// Current name of the account; null if it has none
	Name *string `json:"name,omitempty"`
	// Native token of the account
	Native ChainGetAddressTokensResultNative `json:"native"`
	// Other tokens of the account, those that it acted with first
	Tokens []ChainGetAddressTokensResultTokensItem `json:"tokens"`
	// Count of NFTs that the account owns
	Nfts int64 `json:"nfts"`
	// Number of its types of multi-token collections
	MultiTokens int64 `json:"multi_tokens"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
}

// Native token of the account
type ChainGetAddressTokensResultNative struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Symbol of the token
	Symbol string `json:"symbol"`
	// Name of the token
	Name string `json:"name"`
	// Spendable balance, in raw units
	Balance Amount `json:"balance"`
	// Decimals of the token
	Decimals int64 `json:"decimals"`
	// Balance in whole tokens, as a decimal number
	Formatted string `json:"formatted"`
}

type ChainGetAddressTokensResultTokensItem struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Symbol of the token
	Symbol string `json:"symbol"`
	// Name of the token
	Name string `json:"name"`
	// Spendable balance, in raw units
	Balance Amount `json:"balance"`
	// Decimals of the token
	Decimals int64 `json:"decimals"`
	// Balance in whole tokens, as a decimal number
	Formatted string `json:"formatted"`
	// Output of its native pool for the balance, in raw native units; null without such a pool
	ValueNative *Amount `json:"value_native,omitempty"`
	// Reputation of the token, 0 to 100
	Reputation int64 `json:"reputation"`
	// True if the account sent some of it, or received it by a bundle of its own, in the indexed blocks; false for things that others sent it
	Acted bool `json:"acted"`
}

type ChainGetAnchorsResult struct {
	// Anchors, newest first
	Anchors []ChainGetAnchorsResultAnchorsItem `json:"anchors"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetAnchorsResultAnchorsItem struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash in its namespace, 1 to 128 bytes; can be used only once
	Key string `json:"key"`
	// Anchored hash, 32 bytes of any hash function; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it; the namespace may have a new owner since
	Owner Address `json:"owner"`
	// Bundle that anchored it; null if the end of a block did, such as a DAO decision
	BundleHash *Hash `json:"bundle_hash"`
	// Height of the block that anchored it
	BlockHeight Height `json:"block_height"`
	// Time of that block in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Link to the hashed document, which the chain does not read; null if none
	Uri *string `json:"uri,omitempty"`
	// Hash of that block; null if this node does not have its header
	BlockHash *Hash `json:"block_hash,omitempty"`
}

type ChainGetAttestationsResult struct {
	// Attested height
	Height Height `json:"height"`
	// Hash of the final block at that height
	BlockHash Hash `json:"block_hash"`
	// Attestations that this node has, in the order in which blocks refer to them
	Attestations []ChainGetAttestationsResultAttestationsItem `json:"attestations"`
	// Stake of all validators that blocks credit with an attestation of this height, in raw native units
	SignedPower Amount `json:"signed_power"`
	// Stake of the whole validator set, in raw native units
	TotalPower Amount `json:"total_power"`
	// True if validators with more than two thirds of the stake attested
	Quorum bool `json:"quorum"`
}

type ChainGetAttestationsResultAttestationsItem struct {
	// Account of the validator that attested
	Validator Address `json:"validator"`
	// Consensus key that signed, in hex
	Pubkey string `json:"pubkey"`
	// Stake of the validator, in raw native units
	Weight Amount `json:"weight"`
	// Ed25519 signature of the attestation in hex
	Signature string `json:"signature"`
	// Time of the attestation on the validator's clock, in Unix milliseconds
	TimestampMs int64 `json:"timestamp_ms"`
	// Hashes of the previous block and of attestations that no block refers to yet
	Parents []Hash `json:"parents"`
}

type ChainGetBalanceResult struct {
	// The requested account
	Address Address `json:"address"`
	// Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case
	Token string `json:"token"`
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Spendable balance in raw units
	Balance Amount `json:"balance"`
	// Decimal places of the token, 0 to 18
	Decimals int64 `json:"decimals"`
	// Balance in whole tokens, as a decimal number
	Formatted string `json:"formatted"`
	// Amount locked in other modules in raw units; null if no module locks tokens
	Locked *Amount `json:"locked,omitempty"`
	// Amount staked in other modules in raw units; null if no module stakes tokens
	Staked *Amount `json:"staked,omitempty"`
	// Nonce of the next bundle of the account by the final state
	Nonce int64 `json:"nonce"`
}

type ChainGetBlockByHeightResult struct {
	// Height of the block, counted from genesis
	Height Height `json:"height"`
	// Hash of the header, which identifies the block
	Hash Hash `json:"hash"`
	// Hash of the previous block
	ParentHash Hash `json:"parentHash"`
	// Time of the block, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Account of the validator that proposed the block
	Proposer Address `json:"proposer"`
	// Root of the state tree after this block
	StateRoot Hash `json:"stateRoot"`
	// Merkle root of the bundles in the block
	TransactionsRoot Hash `json:"transactionsRoot"`
	// Gas used by all bundles
	GasUsed int64 `json:"gasUsed"`
	// Gas limit of a block at this height
	GasLimit int64 `json:"gasLimit"`
	// Minimum gas price at this height in nano-units; 10^9 nano-units are one native token
	BaseFee int64 `json:"baseFee"`
	// Number of bundles in the block
	BundleCount int64 `json:"bundleCount"`
	// Epoch of the block, counted from 0
	Epoch int64 `json:"epoch"`
	// Consensus round in which the block was decided: 0 unless its first leaders failed
	Round int64 `json:"round"`
	// Size of the block in bytes
	SizeBytes int64 `json:"size_bytes"`
	// Signatures that made the block final; stake in raw native units
	Commit ChainGetBlockByHeightResultCommit `json:"commit"`
	// Rewards minted for this block, in raw native units; null if none
	Reward *ChainGetBlockByHeightResultReward `json:"reward,omitempty"`
	// Totals over the bundles of the block
	Stats ChainGetBlockByHeightResultStats `json:"stats"`
	// Events of the block itself, such as rewards and epoch changes
	Events []Event `json:"events"`
	// Hashes of the bundles, in the order of execution
	Bundles []Hash `json:"bundles"`
	// Totals over the bundles
	TxStats ChainGetBlockByHeightResultTxStats `json:"tx_stats"`
}

// Signatures that made the block final; stake in raw native units
type ChainGetBlockByHeightResultCommit struct {
	// Consensus round in which the validators signed
	Round int64 `json:"round"`
	// Number of validators that signed
	Signers int64 `json:"signers"`
	// Stake of the validators that signed
	SignedPower Amount `json:"signed_power"`
	// Stake of all active validators
	TotalPower Amount `json:"total_power"`
}

type ChainGetBlockByHeightResultReward struct {
	// Reward of the proposer, without fees
	Proposer Amount `json:"proposer"`
	// Reward of the treasury, without fees
	Treasury Amount `json:"treasury"`
	// Factor on the proposer's reward, by how full the block is: 5,000 to 20,000 basis points
	DensityBps int64 `json:"density_bps"`
}

// Totals over the bundles of the block
type ChainGetBlockByHeightResultStats struct {
	// Number of operations by name
	Ops json.RawMessage `json:"ops"`
	// Number of Transfer operations
	Transfers int64 `json:"transfers"`
	// Number of accounts that sent bundles
	UniqueSenders int64 `json:"unique_senders"`
	// Fees of all bundles, in raw native units
	TotalFees Amount `json:"total_fees"`
}

// Totals over the bundles
type ChainGetBlockByHeightResultTxStats struct {
	// Number of bundles in the block
	Count int64 `json:"count"`
	// Number of successful bundles: equal to count, because failed bundles are in no block
	Success int64 `json:"success"`
	// Number of Transfer operations in all bundles
	Transfers int64 `json:"transfers"`
	// Number of operations by name
	ByType json.RawMessage `json:"by_type"`
	// Fees of all bundles, in raw native units
	TotalFees Amount `json:"total_fees"`
	// Gas used by all bundles
	GasUsed int64 `json:"gas_used"`
}

type ChainGetBlockDAGResult struct {
	// Height of the graph
	Height Height `json:"height"`
	// Final block at that height
	Canonical Block `json:"canonical"`
	// Attestations of that height, as nodes of the graph
	AttestationBlocks []ChainGetBlockDAGResultAttestationBlocksItem `json:"attestation_blocks"`
	// Pairs of hashes: a block or attestation, and one that it refers to
	Edges [][]Hash `json:"edges"`
}

type ChainGetBlockDAGResultAttestationBlocksItem struct {
	// Hash of the attestation
	Hash Hash `json:"hash"`
	// Account of the validator that attested
	Author Address `json:"author"`
	// Layer of the graph, which is the height
	Round Height `json:"round"`
	// Hashes of the block and attestations that it refers to
	Parents []Hash `json:"parents"`
	// Hashes of the bundles in the block that the attestation lists
	BundleDigests []Hash `json:"bundle_digests"`
	// Time of the attestation on the validator's clock, in Unix milliseconds
	TimestampMs int64 `json:"timestamp_ms"`
}

type ChainGetBlockTransactionsResult struct {
	// Height of the block
	Height Height `json:"height"`
	// Receipts of the bundles, in the order of execution
	Transactions []Receipt `json:"transactions"`
}

type ChainGetBridgeAttestersResult struct {
	// Number of the set, which proofs refer to
	SetIndex int64 `json:"set_index"`
	// Number of signatures required
	Threshold int64 `json:"threshold"`
	// Attesters by index; if empty, no proof is valid
	Attesters []ChainGetBridgeAttestersResultAttestersItem `json:"attesters"`
	// Previous set while its proofs are accepted; null afterwards
	Previous *ChainGetBridgeAttestersResultPrevious `json:"previous,omitempty"`
}

type ChainGetBridgeAttestersResultAttestersItem struct {
	// Index of the attester in its set, counted from 0
	Index int64 `json:"index"`
	// Ed25519 public key of the attester, 64 hex digits
	PublicKey string `json:"public_key"`
	// Account of the key, from which the attester sends
	Address Address `json:"address"`
}

type ChainGetBridgeAttestersResultPrevious struct {
	// Number of the previous set
	SetIndex int64 `json:"set_index"`
	// End of the validity of its proofs, in Unix seconds
	Until Time `json:"until"`
}

type ChainGetBridgeChainsResult struct {
	// Built-in chains, then registered ones by name
	Chains []ChainGetBridgeChainsResultChainsItem `json:"chains"`
}

type ChainGetBridgeChainsResultChainsItem struct {
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Formats of its transactions, contracts and addresses; unchecked and mock accept any
	Family string `json:"family"`
	// Seconds until a transaction there is final and attested, at most 604,800
	EtaSeconds int64 `json:"eta_seconds"`
	// Height at which the foundation registered the chain; null for a built-in chain
	RegisteredAtHeight *Height `json:"registered_at_height,omitempty"`
}

type ChainGetBridgeFeesResult struct {
	// Fees by token, in order of registration
	Fees []ChainGetBridgeFeesResultFeesItem `json:"fees"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeFeesResultFeesItem struct {
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Symbol of the token on this chain
	Token string `json:"token"`
	// Flat fee of each withdrawal in raw units: for the attester that submits the release on EVM chains, for the treasury on others
	BaseFee Amount `json:"base_fee"`
	// Treasury fee in basis points of the amount, in addition to the flat fee
	FeeBps int64 `json:"fee_bps"`
	// Minimum withdrawal in raw units
	MinAmount Amount `json:"min_amount"`
	// Maximum withdrawal in raw units: the amount locked on the other chain less the release fee, and at most what that chain can represent
	MaxAmount Amount `json:"max_amount"`
	// Seconds until a transaction on the other chain is final and attested
	EtaSeconds int64 `json:"eta_seconds"`
}

type ChainGetBridgeHistoryResult struct {
	// Bridge transfers, newest first
	Operations []BridgeOp `json:"operations"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeLanesResult struct {
	// Bridge channels by chain, then by mint
	Lanes []ChainGetBridgeLanesResultLanesItem `json:"lanes"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeLanesResultLanesItem struct {
	// Other Trellis chain: trellis- and its chain id
	Chain string `json:"chain"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// True if the channel is open, in both directions
	Open bool `json:"open"`
	// Amount locked here for that chain, in raw units: the maximum that can return from it
	Locked Amount `json:"locked"`
}

type ChainGetBridgeMappingsResult struct {
	// Mappings in order of registration
	Mappings []ChainGetBridgeMappingsResultMappingsItem `json:"mappings"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeMappingsResultMappingsItem struct {
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for its own coin
	Contract string `json:"contract"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Symbol of the token on this chain
	Symbol string `json:"symbol"`
	// Decimals of the token on the other chain
	DecimalsExternal int64 `json:"decimals_external"`
	// True while the token is paused in both directions
	Paused bool `json:"paused"`
	// Limits above which receives wait 24 hours
	Limits ChainGetBridgeMappingsResultMappingsItemLimits `json:"limits"`
	// Raw units minted. The amount locked on the other chain is this minus `burned`. Both counts restart when minted would overflow
	Minted Amount `json:"minted"`
	// Raw units withdrawn and not refunded
	Burned Amount `json:"burned"`
	// Height of the registration; 0 for genesis
	RegisteredAtHeight Height `json:"registered_at_height"`
}

// Limits above which receives wait 24 hours
type ChainGetBridgeMappingsResultMappingsItemLimits struct {
	// Largest single receive that is credited without delay, in raw units
	PerTx Amount `json:"per_tx"`
	// Largest total of receives in 24 hours that is credited without delay, in raw units
	PerDay Amount `json:"per_day"`
	// Total of the last 24 hours that was credited without delay, in raw units
	Used24h Amount `json:"used_24h"`
}

type ChainGetBridgeWithdrawalResult struct {
	// The withdrawal as a bridge transfer
	Operation BridgeOp `json:"operation"`
	// Contract of the token on the other chain; native for its own coin
	Contract string `json:"contract"`
	// Amount to release on the other chain, in raw units there
	AmountExternal Amount `json:"amount_external"`
	// Fee for the attester that submits the release, in raw units of the other chain
	FeeExternal Amount `json:"fee_external"`
	// Deadline of the release on the other chain, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Number of the attester set that signed; 0 if there is no signature
	SetIndex int64 `json:"set_index"`
	// Signatures for the release, sorted by index; once attested, those of the proof
	Signatures []ChainGetBridgeWithdrawalResultSignaturesItem `json:"signatures"`
}

type ChainGetBridgeWithdrawalResultSignaturesItem struct {
	// Index of the attester in its set, counted from 0
	Index int64 `json:"index"`
	// Ed25519 signature over the digest of the withdrawal
	Signature string `json:"signature"`
}

type ChainGetContractSafetyResult struct {
	// Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
	Chain string `json:"chain"`
	// Contract address in the notation of its chain
	Contract string `json:"contract"`
	// Safety level for wallets to show; unknown if governance has not decided
	Level string `json:"level"`
	// True if governance has decided about the contract
	Listed bool `json:"listed"`
	// Collection or project of the contract; null for none
	Collection *string `json:"collection,omitempty"`
	// Number of the last governance proposal about it; null if not listed
	ProposalId *int64 `json:"proposal_id,omitempty"`
	// Height of the last decision; null if not listed
	UpdatedAtHeight *Height `json:"updated_at_height,omitempty"`
	// Time of the last decision in Unix seconds; null if not listed
	UpdatedAt *Time `json:"updated_at,omitempty"`
	// Number of accounts that have reported the contract
	Reports int64 `json:"reports"`
	// Last decisions, newest first, at most ten
	History []ChainGetContractSafetyResultHistoryItem `json:"history"`
}

type ChainGetContractSafetyResultHistoryItem struct {
	// Safety level for wallets to show; unknown if governance has not decided
	Level string `json:"level"`
	// Height of the block of the decision
	Height Height `json:"height"`
	// Number of the governance proposal
	ProposalId int64 `json:"proposal_id"`
}

type ChainGetCurrentLeaderResult struct {
	// Height that the leader is for
	Height Height `json:"height"`
	// Account of the validator that proposed the block or is expected to
	Leader Address `json:"leader"`
	// Consensus key of the leader in hex; empty if it has left the validator set
	Pubkey string `json:"pubkey"`
	// Consensus round: 0 unless earlier leaders of this height failed
	Round int64 `json:"round"`
	// Stake of the leader times its score, in raw native units
	Weight Amount `json:"weight"`
	// Performance score of the leader, 0 to 1
	PerformanceScore float64 `json:"performance_score"`
	// True if the height is not final yet, so the leader may change
	Projected bool `json:"projected"`
	// Leaders of the next five heights, as far as known
	Next []Address `json:"next"`
	// Validators that are currently skipped as leaders because they missed turns
	Skipped []Address `json:"skipped"`
}

type ChainGetDaoProposalResult struct {
	// Account of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Title of the proposal, 1 to 128 characters
	Title string `json:"title"`
	// Effect of the execution: text (none), operations, config (a change of settings) or treasury (a payment)
	ProposalType string `json:"proposal_type"`
	// Hash of the payload, which cannot change
	PayloadHash Hex32 `json:"payload_hash"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// Pending before the vote, Active during the vote, then Defeated, or Queued until Executed or Expired. Succeeded replaces Queued for a DAO without a timelock, and for a text, which never expires. Canceled by the proposer, the guardian or, below the threshold, anyone
	Status string `json:"status"`
	// Height of the block that has the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Height of the block at whose end balances are counted as voting weights
	SnapshotHeight Height `json:"snapshot_height"`
	// First block of the vote
	StartHeight Height `json:"start_height"`
	// Last block of the vote
	EndHeight Height `json:"end_height"`
	// Votes for, in raw units of the token
	For Amount `json:"for"`
	// Votes against, in raw units of the token
	Against Amount `json:"against"`
	// Abstentions, in raw units of the token
	Abstain Amount `json:"abstain"`
	// Quorum: required votes for and abstentions in raw units; before the snapshot, computed from the current supply
	Quorum Amount `json:"quorum"`
	// Approval: required votes for as a part of votes for and against, in basis points
	ApprovalBps int64 `json:"approval_bps"`
	// Number of accounts that have voted
	Voters int64 `json:"voters"`
	// Earliest time of execution in Unix seconds; null until passed, and for a text
	Eta *Time `json:"eta,omitempty"`
	// Latest time of execution in Unix seconds; null until passed, and for a text
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// Height of the execution; null if not executed
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Reasons for the proposal, at most 10,000 characters
	Description string `json:"description"`
	// Operations that the DAO executes, in order; null for other kinds
	Operations []Operation `json:"operations,omitempty"`
	// Settings to change; null for other kinds
	Config *ChainGetDaoProposalResultConfig `json:"config,omitempty"`
	// Payment from the treasury; null for other kinds
	Treasury *ChainGetDaoProposalResultTreasury `json:"treasury,omitempty"`
	// Description of each operation, one line each
	Summary []string `json:"summary"`
	// Simulation of the operations on the state at the head of this node; null for other kinds, after the end, and if it would take too long
	Simulation *ChainGetDaoProposalResultSimulation `json:"simulation,omitempty"`
	// Vote of the requested account; null if no account was given
	Voter *ChainGetDaoProposalResultVoter `json:"voter,omitempty"`
}

type ChainGetDaoProposalResultConfig struct {
	// Raw units of the token that the proposer must hold until the vote ends
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between the proposal and the first block of the vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Length of the vote in blocks, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the earliest execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds after the timelock in which the proposal can be executed, at least 3,600
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
	Guardian *Address `json:"guardian,omitempty"`
	// True if the vote ends as soon as the proposal is certain to pass
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// Purpose of the DAO, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type ChainGetDaoProposalResultSimulation struct {
	// True if all operations would succeed
	Ok bool `json:"ok"`
	// Error of the first operation that would fail; null if all would succeed
	Error *ChainGetDaoProposalResultSimulationError `json:"error,omitempty"`
	// Height of the simulated state
	AtHeight Height `json:"at_height"`
}

type ChainGetDaoProposalResultSimulationError struct {
	// Index of the operation that would fail, counted from 0
	Index int64 `json:"index"`
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainGetDaoProposalResultTreasury struct {
	// Account to pay
	To Address `json:"to"`
	// Symbol or mint address of the token
	Token string `json:"token"`
	// Amount to pay in raw units, above zero
	Amount Amount `json:"amount"`
}

type ChainGetDaoProposalResultVoter struct {
	// The requested account
	Address Address `json:"address"`
	// Vote of the account; null if it has not voted
	Vote *string `json:"vote,omitempty"`
	// Weight of the vote, or the available weight, in raw units
	Weight Amount `json:"weight"`
}

type ChainGetDelegationsResult struct {
	// The requested account
	Address Address `json:"address"`
	// Stake by validator, own stake first
	Delegations []ChainGetDelegationsResultDelegationsItem `json:"delegations"`
	// Unbonding entries, oldest first
	Unbonding []ChainGetDelegationsResultUnbondingItem `json:"unbonding"`
	// Delegations received; null if the account does not operate a validator
	Received *ChainGetDelegationsResultReceived `json:"received,omitempty"`
}

type ChainGetDelegationsResultDelegationsItem struct {
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Consensus key of the validator in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// Staked amount in raw native units
	Amount Amount `json:"amount"`
	// Unclaimed rewards in raw native units
	PendingRewards Amount `json:"pending_rewards"`
	// True if rewards compound
	AutoCompound bool `json:"auto_compound"`
	// Height of the oldest part of this stake; 0 if none is left
	SinceHeight Height `json:"since_height"`
}

type ChainGetDelegationsResultReceived struct {
	// Number of delegators
	Count int64 `json:"count"`
	// Total delegated stake in raw native units
	Total Amount `json:"total"`
	// First hundred delegators by address
	Delegators []ChainGetDelegationsResultReceivedDelegatorsItem `json:"delegators"`
}

type ChainGetDelegationsResultReceivedDelegatorsItem struct {
	// Account of the delegator
	Delegator Address `json:"delegator"`
	// Delegated amount in raw native units
	Amount Amount `json:"amount"`
	// True if rewards compound
	AutoCompound bool `json:"auto_compound"`
	// Height of the oldest part of the stake; 0 if none is left
	SinceHeight Height `json:"since_height"`
}

type ChainGetDelegationsResultUnbondingItem struct {
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Unbonding amount in raw native units
	Amount Amount `json:"amount"`
	// Earliest time of the claim in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// True if it can be claimed now
	Claimable bool `json:"claimable"`
}

type ChainGetEmissionResult struct {
	// Account that receives the share of the treasury
	Treasury Address `json:"treasury"`
	// Year since genesis, counted from 1
	Year int64 `json:"year"`
	// Emission of this year in raw native units
	Annual Amount `json:"annual"`
	// Total emitted since genesis in raw native units
	Emitted Amount `json:"emitted"`
	// Remaining reward pool in raw native units
	Remaining Amount `json:"remaining"`
}

type ChainGetExecutionPlanResult struct {
	// Operations of the plan, in order
	Steps []ChainGetExecutionPlanResultStepsItem `json:"steps"`
	// Gas of the bundle
	GasTotal int64 `json:"gas_total"`
	// Fee of the bundle in raw native units
	Fee Amount `json:"fee"`
	// Always true: the operations are executed all or none
	Atomic bool `json:"atomic"`
	// The same operations, as the `plan` parameter of SubmitIntent
	Plan []Operation `json:"plan"`
	// Deadline in Unix seconds; 0 for none
	Deadline Time `json:"deadline"`
	// Suggested last height at which the bundle can be included
	ValidUntil Height `json:"valid_until"`
	// Blake3 hash of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// Warnings before signing, one sentence each: defaults applied, and risks of the plan
	Warnings []string `json:"warnings"`
}

type ChainGetExecutionPlanResultStepsItem struct {
	// Index of the operation, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// Module of the operation
	Module string `json:"module"`
	// Description of the clause that the operation belongs to
	Description string `json:"description"`
	// Parameters of the operation, by name
	Params json.RawMessage `json:"params"`
	// Indexes of the operations whose result it relies on
	DependsOn []int64 `json:"depends_on"`
	// Approximate gas of the operation
	Gas int64 `json:"gas"`
}

type ChainGetGameResult struct {
	// Unique id of the game
	GameId string `json:"game_id"`
	// Name of the game
	Name string `json:"name"`
	// Only account that can write profiles of the game
	Authority Address `json:"authority"`
	// Time of the registration in Unix seconds
	RegisteredAt Time `json:"registered_at"`
	// Number of players with a profile in the game
	Players int64 `json:"players"`
}

type ChainGetIntentGrammarResult struct {
	// Patterns of clauses; `then` or `;` separates the up to 8 clauses
	Forms []ChainGetIntentGrammarResultFormsItem `json:"forms"`
	// JSON schema of the JSON form
	JsonSchema json.RawMessage `json:"json_schema"`
}

type ChainGetIntentGrammarResultFormsItem struct {
	// Name of the action in the JSON form
	Action string `json:"action"`
	// Module of the action
	Module string `json:"module"`
	// Pattern of the clause: words match themselves, a bar separates synonyms, square brackets enclose optional parts, and angle brackets enclose slots
	Form string `json:"form"`
	// Description of the action
	About string `json:"about"`
}

type ChainGetIntentStatusResult struct {
	// The requested bundle
	BundleHash Hash `json:"bundle_hash"`
	// pending: waits on this node; included: in a block that is not final (does not occur here); finalized: in a final block; rejected: by this node; expired: its deadline passed; unknown: not known to this node
	Status string `json:"status"`
	// Hash of the text; null if not known, or if the bundle has no intent
	IntentHash *Hex32 `json:"intent_hash,omitempty"`
	// Height of the block; null if not included
	BlockHeight *Height `json:"block_height,omitempty"`
	// Operations of the plan; null if not known
	Steps []ChainGetIntentStatusResultStepsItem `json:"steps,omitempty"`
	// Error of the bundle; null unless rejected or expired
	Error *ChainGetIntentStatusResultError `json:"error,omitempty"`
}

type ChainGetIntentStatusResultError struct {
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainGetIntentStatusResultStepsItem struct {
	// Index of the operation in the plan, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// pending: not included yet; executed: all operations were executed; refused: no operation was executed
	Status string `json:"status"`
}

type ChainGetMarketMakersResult struct {
	// Market makers by tier, then by time of entry into the tier
	Makers []ChainGetMarketMakersResultMakersItem `json:"makers"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetMarketMakersResultMakersItem struct {
	// Account of the market maker
	Address Address `json:"address"`
	// Name of the market maker, chosen by itself and not verified
	Name string `json:"name"`
	// Tier of a market maker: 1 (largest bond, matches first) to 3
	Tier int64 `json:"tier"`
	// Bond in raw native units
	Bond Amount `json:"bond"`
	// Whether it may fill orders; false after it retired
	Active bool `json:"active"`
	// Earliest withdrawal of the bond in Unix seconds; null while active
	WithdrawAt *Time `json:"withdraw_at,omitempty"`
	// Number of orders filled
	SettledCount int64 `json:"settled_count"`
	// Volume of the orders filled, in raw native units at the TWAPs of the DEX
	Volume U256 `json:"volume"`
	// Average spread of its orders that have one, in basis points, rounded down
	AvgSpreadBps int64 `json:"avg_spread_bps"`
	// Block of the first registration
	RegisteredBlock Height `json:"registered_block"`
}

type ChainGetMempoolResult struct {
	// Number of bundles in the mempool, of all accounts
	Size int64 `json:"size"`
	// Size of the mempool in bytes
	Bytes int64 `json:"bytes"`
	// Bundles of this page, by sender and nonce
	Bundles []ChainGetMempoolResultBundlesItem `json:"bundles"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetMempoolResultBundlesItem struct {
	// Id of the bundle
	BundleHash Hash `json:"bundle_hash"`
	// Account of the sender
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Operations in the order of execution
	Operations []OperationRecord `json:"operations"`
	// False while a bundle with a lower nonce is missing
	Executable bool `json:"executable"`
	// Time at which this node received the bundle, in Unix seconds
	AddedAt Time `json:"added_at"`
}

type ChainGetMultiSigResult struct {
	// Address of the account
	Address Address `json:"address"`
	// Signers of the account
	Signers []Address `json:"signers"`
	// Number of signers that must approve a transaction
	Threshold int64 `json:"threshold"`
	// Label of the account for display, 1 to 64 characters
	Label string `json:"label"`
	// Height of the block that created the account; 0 for genesis
	CreatedAtHeight Height `json:"created_at_height"`
	// Balance in raw native units
	Balance Amount `json:"balance"`
	// Number of pending transactions
	PendingCount int64 `json:"pending_count"`
	// Number of the next transaction
	NextTxId int64 `json:"next_tx_id"`
}

type ChainGetMultiSigTxResult struct {
	// Number of the transaction within the account, counted from 0
	TxId int64 `json:"tx_id"`
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Signer that proposed the transaction
	Proposer Address `json:"proposer"`
	// Operations of the transaction, in order
	Operations []Operation `json:"operations"`
	// Reasons for the transaction, 1 to 256 characters
	Description string `json:"description"`
	// Hash of the operations, which an approval can commit to
	OperationsHash Hex32 `json:"operations_hash"`
	// Approvals, in order
	Approvals []ChainGetMultiSigTxResultApprovalsItem `json:"approvals"`
	// Number of signers that have approved
	ApprovalCount int64 `json:"approval_count"`
	// Number of approvals required
	Threshold int64 `json:"threshold"`
	// Pending (waits for approvals), Executed, or Expired
	Status string `json:"status"`
	// Height of the block that has the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Last height at which it can be executed
	ExpiresAtHeight Height `json:"expires_at_height"`
	// Height of the execution; null if not executed
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Bundle that executed the transaction; null if not executed, or if the end of a block did it
	ExecutionBundle *Hash `json:"execution_bundle,omitempty"`
	// Description of each operation, one line each
	Summary []string `json:"summary"`
	// Simulation of the transaction on the state at the head of this node; null unless pending, and if it would take too long
	Simulation *ChainGetMultiSigTxResultSimulation `json:"simulation,omitempty"`
}

type ChainGetMultiSigTxResultApprovalsItem struct {
	// Account that approved
	Signer Address `json:"signer"`
	// Height of its approval
	Height Height `json:"height"`
}

type ChainGetMultiSigTxResultSimulation struct {
	// True if all operations would succeed
	Ok bool `json:"ok"`
	// Error of the first operation that would fail; null if all would succeed
	Error *ChainGetMultiSigTxResultSimulationError `json:"error,omitempty"`
	// Height of the simulated state
	AtHeight Height `json:"at_height"`
}

type ChainGetMultiSigTxResultSimulationError struct {
	// Index of the operation that would fail, counted from 0
	Index int64 `json:"index"`
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainGetMultiTokenBalanceResult struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// The requested account
	Owner Address `json:"owner"`
	// Balance in units
	Balance U128 `json:"balance"`
}

type ChainGetMultiTokenCollectionResult struct {
	// Address of the collection
	Address Mint `json:"address"`
	// Name of the collection, 1 to 64 characters
	Name string `json:"name"`
	// Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
	Symbol string `json:"symbol"`
	// Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
	BaseUri string `json:"base_uri"`
	// Description of the collection, at most 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to an icon, at most 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a banner, at most 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, at most 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
	// Royalty of the owner on sales, in basis points
	RoyaltyBps int64 `json:"royalty_bps"`
	// Owner of the collection, which may mint
	Owner Address `json:"owner"`
	// Number of types defined
	Types int64 `json:"types"`
	// Height of the block that created the collection
	CreatedAtHeight Height `json:"created_at_height"`
}

type ChainGetNamespaceResult struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Only account that can anchor in the namespace
	Owner Address `json:"owner"`
	// Number of anchors in the namespace
	Anchors int64 `json:"anchors"`
	// Height of its first anchor
	ClaimedAtHeight Height `json:"claimed_at_height"`
}

type ChainGetNetworkStatsResult struct {
	// Chain id, which every signature covers
	ChainId int64 `json:"chain_id"`
	// Network: mainnet, testnet or dev
	Network string `json:"network"`
	// Height of the latest block
	Height Height `json:"height"`
	// Height of the latest final block, which equals height
	FinalizedHeight Height `json:"finalized_height"`
	// Epoch of the latest block
	Epoch int64 `json:"epoch"`
	// Elapsed part of the epoch, in basis points
	EpochProgressBps int64 `json:"epoch_progress_bps"`
	// Mean interval of the last hundred blocks, in milliseconds
	AvgBlockTimeMs int64 `json:"avg_block_time_ms"`
	// Bundles per second over the last minute
	Tps1m float64 `json:"tps_1m"`
	// Bundles per second over the last day
	Tps24h float64 `json:"tps_24h"`
	// Number of bundles in indexed blocks
	TotalTransactions int64 `json:"total_transactions"`
	// Number of accounts that ever held something
	TotalAccounts int64 `json:"total_accounts"`
	// Count of all tokens of the chain
	TotalTokens int64 `json:"total_tokens"`
	// Count of all liquidity pools
	TotalPools int64 `json:"total_pools"`
	// Count of all NFTs that exist
	TotalNfts int64 `json:"total_nfts"`
	// Number of validators that sign blocks in this epoch
	ActiveValidators int64 `json:"active_validators"`
	// Stake of all validators, in raw native units
	TotalStaked Amount `json:"total_staked"`
	// Staked share of the native supply, in basis points
	StakedBps int64 `json:"staked_bps"`
	// Maximum native supply, in raw native units
	TotalSupply Amount `json:"total_supply"`
	// Native supply held by accounts, in raw native units
	CirculatingSupply Amount `json:"circulating_supply"`
	// Native supply emitted since genesis, in raw native units
	Emitted Amount `json:"emitted"`
	// Balance of the treasury, in raw native units
	TreasuryBalance Amount `json:"treasury_balance"`
	// Number of pending bundles on this node
	MempoolSize int64 `json:"mempool_size"`
	// Number of linked peers
	Peers int64 `json:"peers"`
	// Minimum gas price of the node, in nano-units (10^9 are one native unit)
	GasPrice int64 `json:"gas_price"`
	// Value in the thousand deepest pools, in raw native units
	TvlNative Amount `json:"tvl_native"`
	// Time of genesis, in Unix seconds
	GenesisTime Time `json:"genesis_time"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
	// First indexed block; 0 or 1 if all blocks are indexed
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetNftCollectionResult struct {
	// Address of the collection
	Address Mint `json:"address"`
	// Name of the collection, 1 to 64 characters
	Name string `json:"name"`
	// Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
	Symbol string `json:"symbol"`
	// Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
	BaseUri string `json:"base_uri"`
	// Description of the collection, at most 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to an icon, at most 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a banner, at most 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, at most 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
	// Maximum number of tokens ever minted, including burned ones; 0 for no limit
	MaxSupply int64 `json:"max_supply"`
	// Royalty on sales, in basis points
	RoyaltyBps int64 `json:"royalty_bps"`
	// Recipient of the royalties
	RoyaltyReceiver Address `json:"royalty_receiver"`
	// Owner of the collection, which may mint
	Owner Address `json:"owner"`
	// True if the collection is permanently locked
	Locked bool `json:"locked"`
	// Height of the block that created the collection
	CreatedAtHeight Height `json:"created_at_height"`
	// Number of tokens ever minted
	Minted int64 `json:"minted"`
	// Number of tokens burned
	Burned int64 `json:"burned"`
	// Number of accounts that own tokens
	Holders int64 `json:"holders"`
	// Number of existing tokens: minted minus burned
	Supply int64 `json:"supply"`
}

type ChainGetNftResult struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
	// Owner of the token
	Owner Address `json:"owner"`
	// URI of the metadata document
	MetadataUri string `json:"metadata_uri"`
	// Account that may also transfer this token; null for none
	Approved *Address `json:"approved,omitempty"`
	// Height of the mint
	MintedAtHeight Height `json:"minted_at_height"`
	// Height of the last transfer, or of the mint
	LastTransferHeight Height `json:"last_transfer_height"`
	// Royalty on sales of the token
	Royalty ChainGetNftResultRoyalty `json:"royalty"`
}

// Royalty on sales of the token
type ChainGetNftResultRoyalty struct {
	// Recipient of the royalties
	Receiver Address `json:"receiver"`
	// Royalty on sales, in basis points
	Bps int64 `json:"bps"`
}

type ChainGetNonceResult struct {
	// The requested account
	Address Address `json:"address"`
	// Nonce of the next bundle by the final state
	Confirmed int64 `json:"confirmed"`
	// Nonce of the next bundle after those pending on this node
	Pending int64 `json:"pending"`
}

type ChainGetParametersResult struct {
	// Parameters of the chain and its modules by key
	Parameters []ChainGetParametersResultParametersItem `json:"parameters"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetParametersResultParametersItem struct {
	// Name of the parameter, such as gas.price_floor
	Key string `json:"key"`
	// Meaning of the parameter, with its unit
	About string `json:"about"`
	// Current value
	Value json.RawMessage `json:"value"`
	// Value at genesis
	Initial json.RawMessage `json:"initial"`
	// Least that it may be set to; null without such a bound
	Min json.RawMessage `json:"min"`
	// Most that it may be set to; null without such a bound
	Max json.RawMessage `json:"max"`
	// True when it stays as genesis set it
	Fixed bool `json:"fixed"`
}

type ChainGetPassportStatsResult struct {
	// Number of players with a passport
	TotalPassports int64 `json:"total_passports"`
	// Number of registered games
	TotalGames int64 `json:"total_games"`
	// Number of profiles: pairs of a player and a game
	TotalProfiles int64 `json:"total_profiles"`
	// Number of achievements of all players in all games
	TotalAchievements int64 `json:"total_achievements"`
	// Passports created in the 24 hours before the time of the block
	New24h int64 `json:"new_24h"`
	// The ten players with the most experience, in descending order
	Top []ChainGetPassportStatsResultTopItem `json:"top"`
}

type ChainGetPassportStatsResultTopItem struct {
	// Current gamertag of the player
	Gamertag string `json:"gamertag"`
	// Level of the player, from 1
	Level int64 `json:"level"`
}

type ChainGetPeersResult struct {
	// Multiaddress at which others reach this node; null if it has no network or its port is not open yet
	Address *string `json:"address,omitempty"`
	// Number of peers in the list
	Count int64 `json:"count"`
	// Connections, one entry each
	Peers []ChainGetPeersResultPeersItem `json:"peers"`
}

type ChainGetPeersResultPeersItem struct {
	// Peer id, derived from its network key
	Peer string `json:"peer"`
	// Multiaddress of the peer; null for a validator behind this node
	Address *string `json:"address,omitempty"`
	// inbound: opened by the peer; outbound: opened by this node
	Direction string `json:"direction"`
	// Consensus key of the validator that the peer has proved to be, in hex; null if none
	Validator *string `json:"validator,omitempty"`
	// Consensus keys of the validators for which the peer has proved to be a sentry, in hex
	SentryFor []string `json:"sentry_for"`
	// True if the peer is a light node
	Light bool `json:"light"`
	// Height of the last final block announced by the peer
	Height Height `json:"height"`
	// Round-trip time in milliseconds; null until measured
	RttMs *float64 `json:"rtt_ms,omitempty"`
	// The peer's clock minus this node's clock, in milliseconds; null until measured
	ClockOffsetMs *float64 `json:"clock_offset_ms,omitempty"`
	// Bytes received from the peer on this connection
	BytesIn int64 `json:"bytes_in"`
	// Bytes sent to the peer on this connection
	BytesOut int64 `json:"bytes_out"`
	// Software and version announced by the peer
	Agent string `json:"agent"`
}

type ChainGetPendingReceivesResult struct {
	// Pending and cancelled receives, newest first
	Receives []ChainGetPendingReceivesResultReceivesItem `json:"receives"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetPendingReceivesResultReceivesItem struct {
	// Number of the bridge transfer, counted over both directions
	ReceiveId int64 `json:"receive_id"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Transaction hash on the other chain, in its notation
	TxHash string `json:"tx_hash"`
	// Symbol of the token on this chain
	Symbol string `json:"symbol"`
	// Amount in raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Recipient of the tokens
	Recipient Address `json:"recipient"`
	// waiting_quorum: too few attesters have reported it; delayed: for 24 hours; pending: the credit failed and is retried; cancelled: by the foundation
	Status string `json:"status"`
	// Number of attesters that have signed
	Have int64 `json:"have"`
	// Number of signatures required
	Need int64 `json:"need"`
	// Time of the credit in Unix seconds; null unless delayed or pending
	ReleaseAt *Time `json:"release_at,omitempty"`
}

type ChainGetPoolResult struct {
	// Address of the pool
	Address Mint `json:"address"`
	// Mint address of the first token
	TokenA Mint `json:"token_a"`
	// Mint address of the second token
	TokenB Mint `json:"token_b"`
	// Symbol of the first token
	SymbolA string `json:"symbol_a"`
	// Symbol of the second token
	SymbolB string `json:"symbol_b"`
	// Reserve of the first token in raw units
	ReserveA Amount `json:"reserve_a"`
	// Reserve of the second token in raw units
	ReserveB Amount `json:"reserve_b"`
	// Mint address of the LP token, which represents shares of the pool
	LpMint Mint `json:"lp_mint"`
	// Supply of LP tokens in raw units
	LpSupply Amount `json:"lp_supply"`
	// LP tokens in locks that have not ended, in raw units
	LpLocked Amount `json:"lp_locked"`
	// Oldest of these locks, at most 100; at most 10 in a list of pools
	Locks []ChainGetPoolResultLocksItem `json:"locks"`
	// Fee of a swap in basis points of the input
	FeeBps int64 `json:"fee_bps"`
	// Whole units of the second token per whole unit of the first
	PriceAInB string `json:"price_a_in_b"`
	// Whole units of the first token per whole unit of the second
	PriceBInA string `json:"price_b_in_a"`
	// TWAP of price_a_in_b over the last ten minutes; null if the pool is younger
	Twap10m *string `json:"twap_10m,omitempty"`
	// Total value of both reserves in raw native units
	TvlNative Amount `json:"tvl_native"`
	// Volume of the first token in this hour and the 23 hours before it, in raw units
	Volume24hA Amount `json:"volume_24h_a"`
	// Volume of the second token in this hour and the 23 hours before it, in raw units
	Volume24hB Amount `json:"volume_24h_b"`
	// Number of swaps since the creation of the pool
	Swaps int64 `json:"swaps"`
	// Account that created the pool
	Creator Address `json:"creator"`
	// Height of the block that created the pool
	CreatedAtHeight Height `json:"created_at_height"`
}

type ChainGetPoolResultLocksItem struct {
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// Account that receives the LP tokens when the lock ends
	Owner Address `json:"owner"`
	// Locked LP tokens in raw units
	Amount Amount `json:"amount"`
	// End of the lock in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainGetPresaleContributionsResult struct {
	// Contributions, newest contributors first
	Contributions []ChainGetPresaleContributionsResultContributionsItem `json:"contributions"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetPresaleContributionsResultContributionsItem struct {
	// Account that contributed
	Contributor Address `json:"contributor"`
	// Total contributions in raw units of the payment token
	Amount Amount `json:"amount"`
	// Raw units of the token bought
	Tokens Amount `json:"tokens"`
	// Amount delivered so far in raw units of the token
	Claimed Amount `json:"claimed"`
	// True if the contributions were refunded
	Refunded bool `json:"refunded"`
	// Height of the first contribution
	FirstHeight Height `json:"first_height"`
	// Height of the last contribution
	LastHeight Height `json:"last_height"`
}

type ChainGetPresaleResult struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
	// Account that holds the deposit and the contributions, in hex
	Address Mint `json:"address"`
	// Account that sells the token
	Creator Address `json:"creator"`
	// Mint address of the token for sale
	TokenMint Mint `json:"token_mint"`
	// Amount for sale in raw units
	TokensForSale Amount `json:"tokens_for_sale"`
	// Minimum raised amount in raw units of the payment token; below it, all is refunded
	SoftCap Amount `json:"soft_cap"`
	// Maximum raised amount in raw units of the payment token
	HardCap Amount `json:"hard_cap"`
	// Minimum of a contribution in raw units of the payment token
	MinContribution Amount `json:"min_contribution"`
	// Maximum total contribution of an account in raw units of the payment token
	MaxContribution Amount `json:"max_contribution"`
	// Start of contributions in Unix seconds, inclusive
	StartTime Time `json:"start_time"`
	// End of contributions in Unix seconds, exclusive
	EndTime Time `json:"end_time"`
	// Part of the raised amount that goes into the pool, in basis points
	LiquidityBps int64 `json:"liquidity_bps"`
	// Pool rate (tokens per payment) as a part of the presale rate, in basis points
	ListingRateBps int64 `json:"listing_rate_bps"`
	// Lock of the pool liquidity in seconds
	LpLockDuration int64 `json:"lp_lock_duration"`
	// Delivery schedule of the bought tokens; null to deliver all at finalization
	Vesting *ChainGetPresaleResultVesting `json:"vesting,omitempty"`
	// Use of unsold tokens: return (to the creator) or burn
	Unsold string `json:"unsold"`
	// Number of accounts that may contribute; 0 for everyone
	WhitelistSize int64 `json:"whitelist_size"`
	// Title of the presale; null for none
	Title *string `json:"title,omitempty"`
	// Description of the presale, at most 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to more information; null for none
	Url *string `json:"url,omitempty"`
	// Height of the block that created the presale
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token for sale
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the payment token
	PaymentToken string `json:"payment_token"`
	// pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded
	Status string `json:"status"`
	// Total raised so far in raw units of the payment token
	Raised Amount `json:"raised"`
	// Amount sold so far in raw units of the token
	Sold Amount `json:"sold"`
	// Number of contributing accounts
	Contributors int64 `json:"contributors"`
	// Part of `raised` that the creator contributed
	CreatorContributed Amount `json:"creator_contributed"`
	// Address of the pool; null before finalization
	Pool *Mint `json:"pool,omitempty"`
	// Number of its liquidity lock, within the pool; null before finalization
	LpLockId *int64 `json:"lp_lock_id,omitempty"`
	// Height of the finalization; null before it
	FinalizedAtHeight *Height `json:"finalized_at_height,omitempty"`
	// Progress of the automatic delivery after finalization
	Distribution ChainGetPresaleResultDistribution `json:"distribution"`
}

// Progress of the automatic delivery after finalization
type ChainGetPresaleResultDistribution struct {
	// Number of contributors processed
	Done int64 `json:"done"`
	// Number of contributors; 0 before finalization
	Total int64 `json:"total"`
}

type ChainGetPresaleResultVesting struct {
	// Part delivered at finalization, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part delivered after each cycle, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

type ChainGetPresaleStatusResult struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
	// pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded
	Status string `json:"status"`
	// Total raised so far in raw units of the payment token
	Raised Amount `json:"raised"`
	// Minimum raised amount in raw units of the payment token
	SoftCap Amount `json:"soft_cap"`
	// Maximum raised amount in raw units of the payment token
	HardCap Amount `json:"hard_cap"`
	// Raised part of the hard cap in basis points
	ProgressBps int64 `json:"progress_bps"`
	// Seconds until the start if pending, until the end if active; 0 otherwise
	SecondsLeft int64 `json:"seconds_left"`
	// Number of contributing accounts
	Contributors int64 `json:"contributors"`
	// True if anyone can finalize the presale now
	CanFinalize bool `json:"can_finalize"`
	// True if contributors can get refunds now
	CanRefund bool `json:"can_refund"`
}

type ChainGetPriceResult struct {
	// Symbol of the base token
	FromSymbol string `json:"from_symbol"`
	// Symbol of the quote token
	ToSymbol string `json:"to_symbol"`
	// Whole units of the quote token per whole unit of the base token
	Price string `json:"price"`
	// Whole units of the base token per whole unit of the quote token
	Inverse string `json:"inverse"`
	// direct: one pool; multi-hop: several pools in a row
	RouteType string `json:"route_type"`
	// Tokens of the route, including both ends
	Path []string `json:"path"`
	// TWAP of the last ten minutes; null if a pool of the route is younger
	Twap10m *string `json:"twap_10m,omitempty"`
	// Depth of the route at its shallowest pool, in raw native units
	LiquidityNative Amount `json:"liquidity_native"`
	// Height of the state that was read
	Height Height `json:"height"`
	// Time of that block in Unix seconds
	AsOf Time `json:"as_of"`
}

type ChainGetProgramResult struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Owner of the program, which can register new versions
	Owner Address `json:"owner"`
	// Title of the program
	Title string `json:"title"`
	// Description by the program author
	Description string `json:"description"`
	// Parameters that callers give
	Params []ChainGetProgramResultParamsItem `json:"params"`
	// Number of steps in the program
	Steps int64 `json:"steps"`
	// Source text of this version, which never changes
	ProgramJson json.RawMessage `json:"program_json"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// Number of runs of this version
	Executions int64 `json:"executions"`
	// True if this version can no longer be run
	Deprecated bool `json:"deprecated"`
	// Height of the block that registered this version
	RegisteredAtHeight Height `json:"registered_at_height"`
}

type ChainGetProgramResultParamsItem struct {
	// Name of 1 to 32 characters a-z, 0-9 and _, first a letter
	Name string `json:"name"`
	// Type of the parameter: raw amount, token, account, validator, integer, basis points or text
	Type string `json:"type"`
	// Default value; null if the parameter is required
	Default json.RawMessage `json:"default,omitempty"`
	// Minimum of a number; null for none
	Min json.RawMessage `json:"min,omitempty"`
	// Maximum of a number; null for none
	Max json.RawMessage `json:"max,omitempty"`
	// Allowed values; null for any
	Enum []json.RawMessage `json:"enum,omitempty"`
}

type ChainGetProofResult struct {
	// Height of the block whose state the proof covers
	Height Height `json:"height"`
	// State root in the header of that block
	StateRoot Hash `json:"state_root"`
	// Requested state key, in hex
	Key string `json:"key"`
	// Bytes of the record in hex; null if it does not exist
	Value *string `json:"value,omitempty"`
	// Merkle path from the root to the record, or to its place if it does not exist
	Proof ChainGetProofResultProof `json:"proof"`
}

// Merkle path from the root to the record, or to its place if it does not exist
type ChainGetProofResultProof struct {
	// Node at the end of the path
	Terminal json.RawMessage `json:"terminal"`
	// Level of the tree at which the path ends; the root is 0
	Depth int64 `json:"depth"`
	// Bit i (most significant bit of the first byte first) is set when the sibling at level i is not empty
	Bitmap string `json:"bitmap"`
	// Hashes of the siblings that are not empty, from the root downwards
	Siblings []string `json:"siblings"`
}

type ChainGetProofResultProofTerminal1 struct {
	// Leaf of the key: the key holds the value
	Own map[string]json.RawMessage `json:"own"`
}

type ChainGetProofResultProofTerminal2 struct {
	// Leaf of another key: the key is absent
	Other ChainGetProofResultProofTerminal2Other `json:"other"`
}

// Leaf of another key: the key is absent
type ChainGetProofResultProofTerminal2Other struct {
	// Hash of the key of the other leaf, 32 bytes
	Path string `json:"path"`
	// Hash of the value of the other leaf, 32 bytes
	ValueHash string `json:"value_hash"`
}

type ChainGetProofResultProofTerminal3 struct {
	// Empty subtree: the key is absent
	Empty map[string]json.RawMessage `json:"empty"`
}

type ChainGetProposalResult struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
	ProposalType string `json:"proposal_type"`
	// Title of the proposal, 1 to 128 characters
	Title string `json:"title"`
	// Reasons for the proposal, 1 to 10,000 characters
	Description string `json:"description"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// active during the vote; approved or rejected by it; cancelled by the proposer; executed; expired if not executed in time; failed if no longer possible
	Status string `json:"status"`
	// Height of the block that has the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Last block of the vote
	VotingEndHeight Height `json:"voting_end_height"`
	// Voting power in favor, in raw native units of stake
	YesPower Amount `json:"yes_power"`
	// Voting power against, in raw native units of stake
	NoPower Amount `json:"no_power"`
	// Total voting power in raw native units of stake
	TotalPower Amount `json:"total_power"`
	// Quorum: part of the total stake that must vote, in basis points
	QuorumBps int64 `json:"quorum_bps"`
	// Number of accounts that have voted
	Voters int64 `json:"voters"`
	// Earliest time of execution in Unix seconds; null unless approved
	TimelockUntil *Time `json:"timelock_until,omitempty"`
	// Height of the execution; null if not executed
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Parameter change; null for other types
	Parameter *ChainGetProposalResultParameter `json:"parameter,omitempty"`
	// Payment from the treasury; null for other types
	Treasury *ChainGetProposalResultTreasury `json:"treasury,omitempty"`
	// Safety rating of a contract; null for other types
	Safety *ChainGetProposalResultSafety `json:"safety,omitempty"`
	// Deposit of the proposer in raw native units; 0 if none was required
	Deposit Amount `json:"deposit"`
	// Why the execution failed; null unless failed
	Error *ChainGetProposalResultError `json:"error,omitempty"`
	// Time at which the vote ends at two seconds a block, or at which it ended, in Unix seconds
	VotingEndTimeEstimate Time `json:"voting_end_time_estimate"`
	// Part of the total stake that has voted, in basis points
	TurnoutBps int64 `json:"turnout_bps"`
	// Largest votes, by power in descending order
	Votes []ChainGetProposalResultVotesItem `json:"votes"`
}

type ChainGetProposalResultError struct {
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
}

type ChainGetProposalResultParameter struct {
	// Key of a chain parameter, such as dex.fee_bps
	Key string `json:"key"`
	// Value at the time of the proposal, as text
	OldValue string `json:"old_value"`
	// Proposed value, as text
	NewValue string `json:"new_value"`
}

type ChainGetProposalResultSafety struct {
	// Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
	Chain string `json:"chain"`
	// Contract address in the notation of its chain
	Contract string `json:"contract"`
	// Safety level for wallets to show; unknown if governance has not decided
	Level string `json:"level"`
	// Collection or project of the contract; null for none
	Collection *string `json:"collection,omitempty"`
}

type ChainGetProposalResultTreasury struct {
	// Account to pay
	Recipient Address `json:"recipient"`
	// Amount to pay in raw native units
	Amount Amount `json:"amount"`
}

type ChainGetProposalResultVotesItem struct {
	// Account that voted
	Voter Address `json:"voter"`
	// True for a vote in favor, false for a vote against
	Approve bool `json:"approve"`
	// Current voting power in raw native units of stake
	Power Amount `json:"power"`
	// Height of the vote
	Height Height `json:"height"`
}

type ChainGetRecentBlocksResult struct {
	// Final blocks, newest first
	Blocks []Block `json:"blocks"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetRecentTransactionsResult struct {
	// Bundles of final blocks, newest first
	Transactions []ChainGetRecentTransactionsResultTransactionsItem `json:"transactions"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
	// First indexed block; 0 or 1 if all blocks are indexed
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetRecentTransactionsResultTransactionsItem struct {
	// Id of the bundle
	BundleHash Hash `json:"bundle_hash"`
	// Block that includes the bundle
	BlockHeight Height `json:"block_height"`
	// Index of the bundle in the block, from 0
	Index int64 `json:"index"`
	// Sender and fee payer
	From Address `json:"from"`
	// Current name of the account; null if it has none
	FromName *string `json:"from_name,omitempty"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Summary of its operations
	Summary string `json:"summary"`
	// Fee, in raw native units
	Fee Amount `json:"fee"`
	// Always success: failed bundles are in no block
	Status string `json:"status"`
	// Time of the block, in Unix seconds
	Timestamp Time `json:"timestamp"`
}

type ChainGetRecoveryResult struct {
	// Guardians, which together can replace the key; at most 10
	Guardians []Address `json:"guardians"`
	// Number of guardians that must approve a recovery
	Threshold int64 `json:"threshold"`
	// Seconds in which the owner can object to a recovery
	TimelockS int64 `json:"timelock_s"`
	// True if the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// Recovery in progress; null if there is none
	Pending *ChainGetRecoveryResultPending `json:"pending,omitempty"`
	// Terms that are not in effect yet; without guardians if recovery will be turned off; null if no change is scheduled
	ScheduledChange *ChainGetRecoveryResultScheduledChange `json:"scheduled_change,omitempty"`
}

type ChainGetRecoveryResultPending struct {
	// Public key that the account will get, in hex
	NewPublicKey string `json:"new_public_key"`
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
	// Time of the first approval in Unix seconds
	InitiatedAt Time `json:"initiated_at"`
	// Earliest time to finalize the recovery, in Unix seconds
	ReadyAt Time `json:"ready_at"`
	// Deadline to finalize the recovery, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Guardians that have approved so far
	Approvals []Address `json:"approvals"`
}

type ChainGetRecoveryResultScheduledChange struct {
	// Guardians, which together can replace the key; at most 10
	Guardians []Address `json:"guardians"`
	// Number of guardians that must approve a recovery
	Threshold int64 `json:"threshold"`
	// Seconds in which the owner can object to a recovery
	TimelockS int64 `json:"timelock_s"`
	// True if the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// Time at which the terms take effect, in Unix seconds
	EffectiveAt Time `json:"effective_at"`
}

type ChainGetRelayStatsResult struct {
	// False on a node without peers
	Enabled bool `json:"enabled"`
	// Scheme of the seal on relayed bundles
	SealType string `json:"seal_type"`
	// Number of bundles sent to peers, counted for each peer
	Forwarded int64 `json:"forwarded"`
	// Number of bundles received from peers, with duplicates
	Received int64 `json:"received"`
	// Number of received bundles that were already known
	Duplicates int64 `json:"duplicates"`
	// Number of bundles not sent to a peer because its queue was full
	Dropped int64 `json:"dropped"`
	// Bytes of relayed bundles
	BytesOut int64 `json:"bytes_out"`
	// Bytes of received bundles
	BytesIn int64 `json:"bytes_in"`
	// Highest number of copies of one bundle received from peers
	MostCopies int64 `json:"most_copies"`
	// Number of connected peers
	Peers int64 `json:"peers"`
	// Start of the counters, in Unix seconds
	Since Time `json:"since"`
}

type ChainGetSettleOrderResult struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and receives the bought amount
	Owner Address `json:"owner"`
	// Mint address of the token to sell
	SellToken Mint `json:"sell_token"`
	// Mint address of the token to buy
	BuyToken Mint `json:"buy_token"`
	// Sold amount in raw units, all or nothing
	SellAmount Amount `json:"sell_amount"`
	// Minimum amount to receive in raw units
	MinBuyAmount Amount `json:"min_buy_amount"`
	// Deadline in Unix seconds; from this time on, the order cannot be matched
	Deadline Time `json:"deadline"`
	// Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
	Tier int64 `json:"tier"`
	// Symbol of the sell token; the mint address of a liquidity token
	SellSymbol string `json:"sell_symbol"`
	// Symbol of the buy token; the mint address of a liquidity token
	BuySymbol string `json:"buy_symbol"`
	// Market maker that matched the order; null until matched
	Maker *Address `json:"maker,omitempty"`
	// Amount offered by the maker in raw units; null until matched
	BuyAmount *Amount `json:"buy_amount,omitempty"`
	// Fee for the treasury in raw units, deducted from the sold amount; null until matched
	Fee *Amount `json:"fee,omitempty"`
	// Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline
	Status string `json:"status"`
	// Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder
	Escrowed Amount `json:"escrowed"`
	// Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
	SpreadBps *int64 `json:"spread_bps,omitempty"`
	// Height of the block that created the order
	CreatedBlock Height `json:"created_block"`
	// Height of the block that matched the order; null until matched
	MatchedBlock *Height `json:"matched_block,omitempty"`
	// Height of the block that settled the order; null until settled
	SettledBlock *Height `json:"settled_block,omitempty"`
	// Bundles of the order
	Bundles ChainGetSettleOrderResultBundles `json:"bundles"`
}

// Bundles of the order
type ChainGetSettleOrderResultBundles struct {
	// Bundle that created the order; null if the end of a block did
	Create *Hash `json:"create"`
	// Bundle that matched the order; null before, or if the end of a block did
	Match *Hash `json:"match,omitempty"`
	// Bundle that settled the order; null before, or if the end of a block did
	Settle *Hash `json:"settle,omitempty"`
}

type ChainGetSignedHeaderResult struct {
	// Height of the block
	Height Height `json:"height"`
	// Hash of the header, which identifies the block
	Hash Hash `json:"hash"`
	// Root of the state tree after the block
	StateRoot Hash `json:"state_root"`
	// Header, certificate and proposer's signature: borsh bytes in hex
	SignedHeader string `json:"signed_header"`
	// Voting power of the validators that signed, in whole units of stake
	SignedPower int64 `json:"signed_power"`
	// Voting power of the whole validator set, in whole units of stake
	TotalPower int64 `json:"total_power"`
	// Number of validators that signed
	Signers int64 `json:"signers"`
	// Validator set that certifies the block, in the order of the certificate's indices
	Validators []ChainGetSignedHeaderResultValidatorsItem `json:"validators"`
}

type ChainGetSignedHeaderResultValidatorsItem struct {
	// Account of the validator
	Address Address `json:"address"`
	// Consensus key of the validator, in hex
	PublicKey string `json:"public_key"`
	// Voting power of the validator, in whole units of stake
	Power int64 `json:"power"`
}

type ChainGetStablecoinResult struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case
	Symbol string `json:"symbol"`
	// Owner, which assigns the other roles; null once renounced
	Owner *Address `json:"owner,omitempty"`
	// Issuer, which sets the allowances of minters; null once renounced
	Issuer *Address `json:"issuer,omitempty"`
	// Account that may pause the token; null once renounced
	Pauser *Address `json:"pauser,omitempty"`
	// Account that may freeze accounts for the token; null once renounced
	Blocklister *Address `json:"blocklister,omitempty"`
	// Account that attests the reserves; null once renounced
	Attestor *Address `json:"attestor,omitempty"`
	// True while the token is paused
	Paused bool `json:"paused"`
	// Active protections of the six of the standard
	SecurityLayers []string `json:"security_layers"`
	// Limit of all minters together in 24 hours
	Daily ChainGetStablecoinResultDaily `json:"daily"`
	// Minters of the stablecoin
	Minters []ChainGetStablecoinResultMintersItem `json:"minters"`
	// Last attestation of the reserves; null for none
	Reserves *ChainGetStablecoinResultReserves `json:"reserves,omitempty"`
	// Pending role changes
	Changes []ChainGetStablecoinResultChangesItem `json:"changes"`
}

type ChainGetStablecoinResultChangesItem struct {
	// Role of a token: mint (mint authority), freeze (freeze authority), owner, pause (pause authority) or attest (attestor)
	Role string `json:"role"`
	// Next holder of the role; null if the role will be renounced permanently
	To *Address `json:"to,omitempty"`
	// Time of the change in Unix seconds
	ReadyAt Time `json:"ready_at"`
}

// Limit of all minters together in 24 hours
type ChainGetStablecoinResultDaily struct {
	// Maximum amount to mint in a window, in raw units
	Limit Amount `json:"limit"`
	// Length of the window in seconds
	WindowS int64 `json:"window_s"`
	// Amount minted in the current window in raw units
	Minted Amount `json:"minted"`
	// Amount that may be minted now in raw units
	Available Amount `json:"available"`
}

type ChainGetStablecoinResultMintersItem struct {
	// Account of the minter
	Minter Address `json:"minter"`
	// Earliest time at which it may mint, in Unix seconds
	From Time `json:"from"`
	// Maximum amount to mint in a window, in raw units
	Limit Amount `json:"limit"`
	// Length of the window in seconds
	WindowS int64 `json:"window_s"`
	// Amount minted in the current window in raw units
	Minted Amount `json:"minted"`
	// Amount that may be minted now in raw units
	Available Amount `json:"available"`
}

type ChainGetStablecoinResultReserves struct {
	// Amount covered by the reserves in raw units
	Amount Amount `json:"amount"`
	// Hash of the reserve report, 32 bytes
	ReportHash Hex32 `json:"report_hash"`
	// Time of the attestation in Unix seconds
	AttestedAt Time `json:"attested_at"`
	// End of its validity in Unix seconds
	ValidUntil Time `json:"valid_until"`
	// True while the attestation is valid; without one, nothing can be minted
	Valid bool `json:"valid"`
}

type ChainGetStakingPoolResult struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Account that created the pool
	Creator Address `json:"creator"`
	// Mint address of the token to stake
	TokenMint Mint `json:"token_mint"`
	// Mint address of the reward token
	RewardToken Mint `json:"reward_token"`
	// Rewards for all stakers together, in raw units a second
	RewardRate Amount `json:"reward_rate"`
	// Lock of each deposit in seconds
	LockPeriod int64 `json:"lock_period"`
	// Maximum total stake in raw units; 0 for no limit
	Capacity Amount `json:"capacity"`
	// Maximum stake of an account in raw units; 0 for no limit
	PerUserCap Amount `json:"per_user_cap"`
	// Total stake in raw units
	TotalStaked Amount `json:"total_staked"`
	// Number of accounts with a stake
	Stakers int64 `json:"stakers"`
	// Rewards held by the pool in raw units, including those owed to stakers
	Escrow Amount `json:"escrow"`
	// Rewards earned and not yet claimed, in raw units
	Owed Amount `json:"owed"`
	// Total rewards claimed, in raw units; over time this can exceed the supply of the token
	Paid U256 `json:"paid"`
	// Height of the block that created the pool
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token to stake
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the reward token
	RewardSymbol string `json:"reward_symbol"`
	// Only account that may fund the pool, and that gets the remainder; null if anyone may, and the creator gets the remainder
	Funder *Address `json:"funder,omitempty"`
	// Rewards per staked raw unit since the pool was created, in raw units times 10^18
	RewardPerToken U256 `json:"reward_per_token"`
	// Time at which the rewards run out if the stake stays, in Unix seconds; null if no rewards accrue
	FinishAt *Time `json:"finish_at,omitempty"`
	// Yearly rewards as a part of the stake, in basis points; null if the two tokens differ or no rewards accrue
	AprBps *int64 `json:"apr_bps,omitempty"`
	// open: has rewards; unfunded: never had rewards; finished: the rewards have run out; closed: by its creator
	Status string `json:"status"`
	// Position of the account in the pool; null if no account was given
	Position *ChainGetStakingPoolResultPosition `json:"position,omitempty"`
}

type ChainGetStakingPoolResultPosition struct {
	// Stake of the account in the pool in raw units
	Staked Amount `json:"staked"`
	// Deposits of the account, oldest first
	Lots []ChainGetStakingPoolResultPositionLotsItem `json:"lots"`
	// Claimable rewards in raw units
	Pending Amount `json:"pending"`
}

type ChainGetStakingPoolResultPositionLotsItem struct {
	// Amount of the deposit in raw units
	Amount Amount `json:"amount"`
	// Time at which the deposit unlocks, in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainGetStorageStatsResult struct {
	// Storage engine: rocksdb or memory
	Backend string `json:"backend"`
	// Pruning mode; archive: keeps all blocks; validator: the last 10,000; aggressive: the last 256
	Pruning string `json:"pruning"`
	// True if unused records move to cold files
	Elastic bool `json:"elastic"`
	// State records by storage tier
	Tiers ChainGetStorageStatsResultTiers `json:"tiers"`
	// Size of the database, cold files and block log, in bytes
	TotalBytes int64 `json:"total_bytes"`
	// Size of the block log in bytes
	BlockLogBytes int64 `json:"block_log_bytes"`
	// Height of the first block that the node still has
	OldestBlock Height `json:"oldest_block"`
	// Height of the last final block
	LatestBlock Height `json:"latest_block"`
	// Height of the last pruned block; null if none, as on an archive node
	LastPruneHeight *Height `json:"last_prune_height,omitempty"`
	// Height at the last compaction after pruning since the node started; null if none; the database also compacts itself
	LastCompactionHeight *Height `json:"last_compaction_height,omitempty"`
	// Snapshots created by this node
	Snapshots []ChainGetStorageStatsResultSnapshotsItem `json:"snapshots"`
	// Last verification of all data on disk since the node started; null if none (see --rocksdb-verify-interval-secs)
	LastVerify *ChainGetStorageStatsResultLastVerify `json:"last_verify,omitempty"`
}

type ChainGetStorageStatsResultLastVerify struct {
	// Time at which the verification ended, in Unix seconds
	At Time `json:"at"`
	// True if no record is damaged
	Ok bool `json:"ok"`
	// Number of damaged records
	Bad int64 `json:"bad"`
}

type ChainGetStorageStatsResultSnapshotsItem struct {
	// Height of the block whose state the snapshot contains
	Height Height `json:"height"`
	// Size of the snapshot files in bytes
	Bytes int64 `json:"bytes"`
}

// State records by storage tier
type ChainGetStorageStatsResultTiers struct {
	// Records in memory
	Hot ChainGetStorageStatsResultTiersHot `json:"hot"`
	// Records in the database on disk
	Warm ChainGetStorageStatsResultTiersWarm `json:"warm"`
	// Unused records in cold files
	Cold ChainGetStorageStatsResultTiersCold `json:"cold"`
}

// Unused records in cold files
type ChainGetStorageStatsResultTiersCold struct {
	// Number of records; null if not counted
	Entries *int64 `json:"entries,omitempty"`
	// Approximate size in bytes
	Bytes int64 `json:"bytes"`
	// Share of reads served by this tier, per 10,000; null if not counted
	HitRate *int64 `json:"hit_rate,omitempty"`
}

// Records in memory
type ChainGetStorageStatsResultTiersHot struct {
	// Number of records; null if not counted
	Entries *int64 `json:"entries,omitempty"`
	// Approximate size in bytes
	Bytes int64 `json:"bytes"`
	// Share of reads served by this tier, per 10,000; null if not counted
	HitRate *int64 `json:"hit_rate,omitempty"`
}

// Records in the database on disk
type ChainGetStorageStatsResultTiersWarm struct {
	// Number of records; null if not counted
	Entries *int64 `json:"entries,omitempty"`
	// Approximate size in bytes
	Bytes int64 `json:"bytes"`
	// Share of reads served by this tier, per 10,000; null if not counted
	HitRate *int64 `json:"hit_rate,omitempty"`
}

type ChainGetTokenHoldersResult struct {
	// Mint address of the token
	TokenMint Mint `json:"token_mint"`
	// Holders, largest balance first
	Holders []ChainGetTokenHoldersResultHoldersItem `json:"holders"`
	// Count of accounts with a balance
	TotalHolders int64 `json:"total_holders"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetTokenHoldersResultHoldersItem struct {
	// Rank among all holders, from 1
	Rank int64 `json:"rank"`
	// Account of the holder
	Address Address `json:"address"`
	// Current name of the account; null if it has none
	Name *string `json:"name,omitempty"`
	// Balance, in raw units
	Balance Amount `json:"balance"`
	// Share of the supply, in basis points
	ShareBps int64 `json:"share_bps"`
	// account: user account; pool or contract: held by a module for others; system: account of genesis or the protocol
	Kind string `json:"kind"`
}

type ChainGetTokenReputationResult struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Symbol of the token
	Symbol string `json:"symbol"`
	// Reputation, 0 to 100
	Score int64 `json:"score"`
	// Grade from A (best) to F
	Grade string `json:"grade"`
	// Factors of the score
	Factors []ChainGetTokenReputationResultFactorsItem `json:"factors"`
	// Confidence, in percent; lower if the chain lacks modules that the score uses
	ConfidencePct int64 `json:"confidence_pct"`
	// Height of the state used for the score
	ComputedAtHeight Height `json:"computed_at_height"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetTokenReputationResultFactorsItem struct {
	// Name of the factor
	Name string `json:"name"`
	// Points added to the score; negative points are subtracted
	Points float64 `json:"points"`
	// Reason for the points in plain text
	Detail string `json:"detail"`
}

type ChainGetTokenTransfersResult struct {
	// Mint address of the token
	TokenMint Mint `json:"token_mint"`
	// Transfers, newest first
	Transfers []ChainGetTokenTransfersResultTransfersItem `json:"transfers"`
	// Number of transfers in indexed blocks
	TotalTransfers int64 `json:"total_transfers"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
	// First indexed block; 0 or 1 if all blocks are indexed
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetTokenTransfersResultTransfersItem struct {
	// Hash of the bundle; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Block that includes the transfer
	Height Height `json:"height"`
	// Time of the block, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Sender; the zero address for minted tokens
	From Address `json:"from"`
	// Current name of the sender; null if it has none
	FromName *string `json:"from_name,omitempty"`
	// Recipient; the zero address for burned tokens
	To Address `json:"to"`
	// Current name of the recipient; null if it has none
	ToName *string `json:"to_name,omitempty"`
	// Amount, in raw units
	Amount Amount `json:"amount"`
	// Name of the operation or event, such as Transfer
	Type string `json:"type"`
}

type ChainGetTokenTypeResult struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Name of the type, 1 to 64 characters
	Name string `json:"name"`
	// URI of the metadata document
	MetadataUri string `json:"metadata_uri"`
	// Maximum supply at any time, in units; 0 for no limit
	MaxSupply U128 `json:"max_supply"`
	// True if any amount can be transferred; false if each transfer moves one unit
	IsFungible bool `json:"is_fungible"`
	// Height of the block that defined the type
	CreatedAtHeight Height `json:"created_at_height"`
	// Current supply in units
	Supply U128 `json:"supply"`
	// Number of units ever burned
	Burned U256 `json:"burned"`
	// Number of accounts with a balance
	Holders int64 `json:"holders"`
}

type ChainGetTransfersToResult struct {
	// Transfers, oldest first; those of a block are always complete
	Transfers []ChainGetTransfersToResultTransfersItem `json:"transfers"`
	// First block that was not read: the from_height of the next call
	NextHeight Height `json:"next_height"`
	// Height of the last final block; if next_height is above it, all blocks were read
	FinalHeight Height `json:"final_height"`
}

type ChainGetTransfersToResultTransfersItem struct {
	// Block that includes the transfer
	Height Height `json:"height"`
	// Time of the block, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Hash of the bundle; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash,omitempty"`
	// Index of the transfer among the events of the block: with the height, its permanent id
	EventIndex int64 `json:"event_index"`
	// Sender; null for minted tokens
	From *Address `json:"from,omitempty"`
	// Recipient: one of the requested accounts
	To Address `json:"to"`
	// Symbol of the token, or its mint address
	Token string `json:"token"`
	// Amount in raw units
	Amount Amount `json:"amount"`
}

type ChainGetUpgradePlanResult struct {
	// Number of the plan, counted from 0
	PlanId int64 `json:"plan_id"`
	// Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once
	Name string `json:"name"`
	// Semantic version of the software, such as 2.0.0
	Version string `json:"version"`
	// First height of the new version; nodes of the old version stop before it
	TargetHeight Height `json:"target_height"`
	// Files of the new version by platform, such as linux-x64; a single file applies to every platform
	Binaries json.RawMessage `json:"binaries"`
	// Release notes and instructions, at most 2,000 characters
	Info string `json:"info"`
	// Decision mode of upgrades: seed-authority (one account) or full (a vote of the validators)
	Mode string `json:"mode"`
	// Voting; Scheduled (waits for its height); Rejected by the vote; Cancelled; Applied
	Status string `json:"status"`
	// Account that scheduled the plan
	Proposer Address `json:"proposer"`
	// Height of the block that scheduled the plan
	ScheduledAtHeight Height `json:"scheduled_at_height"`
	// First block of the vote; null without a vote
	VotingStart *Height `json:"voting_start,omitempty"`
	// Last block of the vote; null without a vote
	VotingEndHeight *Height `json:"voting_end_height,omitempty"`
	// Part of the total power that must approve, in percent
	QuorumPercent int64 `json:"quorum_percent"`
	// Voting power in favor, in raw native units of stake
	YesPower Amount `json:"yes_power"`
	// Voting power against, in raw native units of stake
	NoPower Amount `json:"no_power"`
	// Power of the validators that request cancellation, in raw native units of stake
	CancelPower Amount `json:"cancel_power"`
	// Total voting power in raw native units of stake
	TotalPower Amount `json:"total_power"`
	// Deposit of the proposer in raw native units
	Deposit Amount `json:"deposit"`
	// Height at which the chain switched; null if it has not
	AppliedAtHeight *Height `json:"applied_at_height,omitempty"`
	// Votes of the validators
	Votes []ChainGetUpgradePlanResultVotesItem `json:"votes"`
	// Blocks until the target height; 0 unless the plan is in a vote or scheduled
	BlocksLeft int64 `json:"blocks_left"`
	// Time of the target height at two seconds a block, in Unix seconds
	Eta Time `json:"eta"`
}

type ChainGetUpgradePlanResultBinaries1Value struct {
	// URL of the file: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lower-case hex digits
	Sha256 string `json:"sha256"`
}

type ChainGetUpgradePlanResultBinaries2 struct {
	// URL of the file: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lower-case hex digits
	Sha256 string `json:"sha256"`
}

type ChainGetUpgradePlanResultVotesItem struct {
	// Operator account of the validator that voted
	Validator Address `json:"validator"`
	// True for a vote in favor, false for a vote against
	Approve bool `json:"approve"`
	// Voting power in raw native units of stake
	Power Amount `json:"power"`
	// Height of the vote
	Height Height `json:"height"`
}

type ChainGetValidatorEpochsResult struct {
	// Requested account
	Address Address `json:"address"`
	// Epochs of the validator; empty if the account operates none
	Epochs []ChainGetValidatorEpochsResultEpochsItem `json:"epochs"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetValidatorEpochsResultEpochsItem struct {
	// Epoch, counted from genesis
	Epoch int64 `json:"epoch"`
	// End of the epoch, in Unix seconds
	Time Time `json:"time"`
	// Blocks that the validator produced in the epoch
	BlocksProduced int64 `json:"blocks_produced"`
	// Turns that the validator missed in the epoch
	MissedTurns int64 `json:"missed_turns"`
	// Performance score at the end of the epoch, 0.5 to 1
	PerformanceScore float64 `json:"performance_score"`
	// Stake at the end of the epoch, own and delegated, in raw native units
	Stake Amount `json:"stake"`
	// True if it was jailed at the end of the epoch
	IsJailed bool `json:"is_jailed"`
}

type ChainGetValidatorReputationResult struct {
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Reputation at the end of the last epoch, 0 to 100
	Reputation float64 `json:"reputation"`
	// Sum of weight times value, 0 to 100; the reputation moves a sixteenth towards it each epoch
	Target float64 `json:"target"`
	// Number of blocks of the running epoch that the values cover
	Blocks int64 `json:"blocks"`
	// Factors with their weights
	Factors []ChainGetValidatorReputationResultFactorsItem `json:"factors"`
}

type ChainGetValidatorReputationResultFactorsItem struct {
	// production: turns taken; votes: commits signed; stake_and_age: size and days of stake; commission: the lower the higher; transactions: fees brought; attestations: blocks attested; governance: not measured, half for all
	Factor string `json:"factor"`
	// Weight in percent; all weights add up to 100
	Weight int64 `json:"weight"`
	// Value in basis points
	Value int64 `json:"value"`
}

type ChainGetValidatorResult struct {
	// Operator account of the validator
	Address Address `json:"address"`
	// Consensus key in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// Total stake with the validator in raw native units
	Stake Amount `json:"stake"`
	// Own stake of the operator in raw native units
	SelfStake Amount `json:"self_stake"`
	// Delegated stake in raw native units, compounding or not
	DelegatedStake Amount `json:"delegated_stake"`
	// Delegated stake whose rewards compound, in raw native units
	CompoundingStake Amount `json:"compounding_stake"`
	// Part of the earnings that the operator keeps, in basis points
	Commission int64 `json:"commission"`
	// Pending change of the commission; null for none
	NextCommission *ChainGetValidatorResultNextCommission `json:"next_commission,omitempty"`
	// Time of the last change of the commission in Unix seconds; null if it never changed
	CommissionChangedAt *Time `json:"commission_changed_at,omitempty"`
	// Earliest time of the next change of the commission in Unix seconds; null if it never changed
	CommissionNextChangeAt *Time `json:"commission_next_change_at,omitempty"`
	// active: signs blocks; skipped: active, but temporarily does not lead; candidate: may become active; leaving: own stake below the minimum; jailed: removed from the active set
	Status string `json:"status"`
	// True while jailed for double signing or downtime
	IsJailed bool `json:"is_jailed"`
	// Earliest time to leave jail, in Unix seconds; 0 if never jailed
	JailReleaseTime Time `json:"jail_release_time"`
	// Number of times that it was jailed
	JailCount int64 `json:"jail_count"`
	// Reason of the last jailing: double-sign (conflicting signatures) or downtime (too many missed turns)
	JailReason *string `json:"jail_reason,omitempty"`
	// Performance in recent epochs, 0.5 to 1
	PerformanceScore float64 `json:"performance_score"`
	// Long-term reputation, 0 to 100
	Reputation int64 `json:"reputation"`
	// Rank by stake, 1 for the largest; 0 if not eligible, or beyond the first 1,000
	Rank int64 `json:"rank"`
	// Part of the voting power of this epoch, in basis points
	VotingPowerBps int64 `json:"voting_power_bps"`
	// Description by the operator
	Metadata ChainGetValidatorResultMetadata `json:"metadata"`
	// True if the validator accepts delegations
	PoolEnabled bool `json:"pool_enabled"`
	// Name of its delegation pool
	PoolName string `json:"pool_name"`
	// Minimum delegation in raw native units
	MinDelegation Amount `json:"min_delegation"`
	// True if rewards of new delegations compound by default
	AutoCompoundDefault bool `json:"auto_compound_default"`
	// Number of accounts that delegate to it
	Delegators int64 `json:"delegators"`
	// Total number of blocks proposed
	BlocksProduced int64 `json:"blocks_produced"`
	// Total number of missed turns
	MissedTurns int64 `json:"missed_turns"`
	// Number of turns missed since the last one taken
	ConsecutiveMissed int64 `json:"consecutive_missed"`
	// Height of the last block that it proposed; 0 for none
	LastBlockHeight Height `json:"last_block_height"`
	// Unclaimed commission in raw native units
	CommissionBalance Amount `json:"commission_balance"`
	// Height of the registration; 0 for genesis
	RegisteredAtHeight Height `json:"registered_at_height"`
	// Pending consensus key; null for none
	PendingConsensusKey *ChainGetValidatorResultPendingConsensusKey `json:"pending_consensus_key,omitempty"`
}

// Description by the operator
type ChainGetValidatorResultMetadata struct {
	// Name of the validator, at most 64 characters
	Name string `json:"name"`
	// Description of the operator, at most 500 characters
	Description string `json:"description"`
	// Home page, at most 256 characters
	Website string `json:"website"`
	// Link to an image, at most 256 characters
	Avatar string `json:"avatar"`
}

type ChainGetValidatorResultNextCommission struct {
	// New commission in basis points
	Commission int64 `json:"commission"`
	// First height of the new commission
	EffectiveHeight Height `json:"effective_height"`
}

type ChainGetValidatorResultPendingConsensusKey struct {
	// New consensus key in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// First height that the new key signs
	AppliesAtHeight Height `json:"applies_at_height"`
}

type ChainIntentsOfResult struct {
	// Events under the key, newest first
	Events []ChainIntentsOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainIntentsOfResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainIntentsOfResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainIntentsOfResultEventsItemData struct {
	// Blake3 hash of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Account that signed the plan
	Account Address `json:"account"`
	// Executed operations, in order
	Steps []ChainIntentsOfResultEventsItemDataStepsItem `json:"steps"`
}

type ChainIntentsOfResultEventsItemDataStepsItem struct {
	// Index of the operation, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Type string `json:"type"`
}

type ChainListContractSafetyResult struct {
	// Listed contracts, newest decision first
	Contracts []ChainListContractSafetyResultContractsItem `json:"contracts"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListContractSafetyResultContractsItem struct {
	// Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
	Chain string `json:"chain"`
	// Contract address in the notation of its chain
	Contract string `json:"contract"`
	// Safety level for wallets to show; unknown if governance has not decided
	Level string `json:"level"`
	// True if governance has decided about the contract
	Listed bool `json:"listed"`
	// Collection or project of the contract; null for none
	Collection *string `json:"collection,omitempty"`
	// Number of the last governance proposal about it; null if not listed
	ProposalId *int64 `json:"proposal_id,omitempty"`
	// Height of the last decision; null if not listed
	UpdatedAtHeight *Height `json:"updated_at_height,omitempty"`
	// Time of the last decision in Unix seconds; null if not listed
	UpdatedAt *Time `json:"updated_at,omitempty"`
	// Number of accounts that have reported the contract
	Reports int64 `json:"reports"`
	// Last decisions, newest first, at most ten
	History []ChainListContractSafetyResultContractsItemHistoryItem `json:"history"`
}

type ChainListContractSafetyResultContractsItemHistoryItem struct {
	// Safety level for wallets to show; unknown if governance has not decided
	Level string `json:"level"`
	// Height of the block of the decision
	Height Height `json:"height"`
	// Number of the governance proposal
	ProposalId int64 `json:"proposal_id"`
}

type ChainListDaoProposalsResult struct {
	// Proposals of the DAO, newest first
	Proposals []ChainListDaoProposalsResultProposalsItem `json:"proposals"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListDaoProposalsResultProposalsItem struct {
	// Account of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Title of the proposal, 1 to 128 characters
	Title string `json:"title"`
	// Effect of the execution: text (none), operations, config (a change of settings) or treasury (a payment)
	ProposalType string `json:"proposal_type"`
	// Hash of the payload, which cannot change
	PayloadHash Hex32 `json:"payload_hash"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// Pending before the vote, Active during the vote, then Defeated, or Queued until Executed or Expired. Succeeded replaces Queued for a DAO without a timelock, and for a text, which never expires. Canceled by the proposer, the guardian or, below the threshold, anyone
	Status string `json:"status"`
	// Height of the block that has the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Height of the block at whose end balances are counted as voting weights
	SnapshotHeight Height `json:"snapshot_height"`
	// First block of the vote
	StartHeight Height `json:"start_height"`
	// Last block of the vote
	EndHeight Height `json:"end_height"`
	// Votes for, in raw units of the token
	For Amount `json:"for"`
	// Votes against, in raw units of the token
	Against Amount `json:"against"`
	// Abstentions, in raw units of the token
	Abstain Amount `json:"abstain"`
	// Quorum: required votes for and abstentions in raw units; before the snapshot, computed from the current supply
	Quorum Amount `json:"quorum"`
	// Approval: required votes for as a part of votes for and against, in basis points
	ApprovalBps int64 `json:"approval_bps"`
	// Number of accounts that have voted
	Voters int64 `json:"voters"`
	// Earliest time of execution in Unix seconds; null until passed, and for a text
	Eta *Time `json:"eta,omitempty"`
	// Latest time of execution in Unix seconds; null until passed, and for a text
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// Height of the execution; null if not executed
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
}

type ChainListDaosResult struct {
	// DAOs, newest first
	Daos []Dao `json:"daos"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListModulesResult struct {
	// Modules in load order
	Modules []ChainListModulesResultModulesItem `json:"modules"`
}

type ChainListModulesResultModulesItem struct {
	// Permanent number of the module in this chain; 0 for the chain's own
	Id int64 `json:"id"`
	// Name of the module
	Name string `json:"name"`
	// Version of the module, raised by upgrades
	Version int64 `json:"version"`
	// Purpose of the module, in one sentence
	About string `json:"about"`
	// Names of its operations
	Operations []string `json:"operations"`
	// Names of its methods, without the prefix chain_
	Methods []string `json:"methods"`
	// Names of its events
	Events []string `json:"events"`
	// Names of its event indexes; each has a method of the same name
	Indexes []string `json:"indexes"`
}

type ChainListMultiSigTxsResult struct {
	// Transactions of the account, newest first
	Transactions []ChainListMultiSigTxsResultTransactionsItem `json:"transactions"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListMultiSigTxsResultTransactionsItem struct {
	// Number of the transaction within the account, counted from 0
	TxId int64 `json:"tx_id"`
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Signer that proposed the transaction
	Proposer Address `json:"proposer"`
	// Operations of the transaction, in order
	Operations []Operation `json:"operations"`
	// Reasons for the transaction, 1 to 256 characters
	Description string `json:"description"`
	// Hash of the operations, which an approval can commit to
	OperationsHash Hex32 `json:"operations_hash"`
	// Approvals, in order
	Approvals []ChainListMultiSigTxsResultTransactionsItemApprovalsItem `json:"approvals"`
	// Number of signers that have approved
	ApprovalCount int64 `json:"approval_count"`
	// Number of approvals required
	Threshold int64 `json:"threshold"`
	// Pending (waits for approvals), Executed, or Expired
	Status string `json:"status"`
	// Height of the block that has the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Last height at which it can be executed
	ExpiresAtHeight Height `json:"expires_at_height"`
	// Height of the execution; null if not executed
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Bundle that executed the transaction; null if not executed, or if the end of a block did it
	ExecutionBundle *Hash `json:"execution_bundle,omitempty"`
	// Description of each operation, one line each
	Summary []string `json:"summary"`
	// Simulation of the transaction on the state at the head of this node; null unless pending, and if it would take too long
	Simulation *ChainListMultiSigTxsResultTransactionsItemSimulation `json:"simulation,omitempty"`
}

type ChainListMultiSigTxsResultTransactionsItemApprovalsItem struct {
	// Account that approved
	Signer Address `json:"signer"`
	// Height of its approval
	Height Height `json:"height"`
}

type ChainListMultiSigTxsResultTransactionsItemSimulation struct {
	// True if all operations would succeed
	Ok bool `json:"ok"`
	// Error of the first operation that would fail; null if all would succeed
	Error *ChainListMultiSigTxsResultTransactionsItemSimulationError `json:"error,omitempty"`
	// Height of the simulated state
	AtHeight Height `json:"at_height"`
}

type ChainListMultiSigTxsResultTransactionsItemSimulationError struct {
	// Index of the operation that would fail, counted from 0
	Index int64 `json:"index"`
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainListNftsByOwnerResult struct {
	// Tokens of the account, by collection and number
	Nfts []ChainListNftsByOwnerResultNftsItem `json:"nfts"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListNftsByOwnerResultNftsItem struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
	// Owner of the token
	Owner Address `json:"owner"`
	// URI of the metadata document
	MetadataUri string `json:"metadata_uri"`
	// Account that may also transfer this token; null for none
	Approved *Address `json:"approved,omitempty"`
	// Height of the mint
	MintedAtHeight Height `json:"minted_at_height"`
	// Height of the last transfer, or of the mint
	LastTransferHeight Height `json:"last_transfer_height"`
	// Royalty on sales of the token
	Royalty ChainListNftsByOwnerResultNftsItemRoyalty `json:"royalty"`
}

// Royalty on sales of the token
type ChainListNftsByOwnerResultNftsItemRoyalty struct {
	// Recipient of the royalties
	Receiver Address `json:"receiver"`
	// Royalty on sales, in basis points
	Bps int64 `json:"bps"`
}

type ChainListPoolsResult struct {
	// Pools, deepest first
	Pools []ChainListPoolsResultPoolsItem `json:"pools"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListPoolsResultPoolsItem struct {
	// Address of the pool
	Address Mint `json:"address"`
	// Mint address of the first token
	TokenA Mint `json:"token_a"`
	// Mint address of the second token
	TokenB Mint `json:"token_b"`
	// Symbol of the first token
	SymbolA string `json:"symbol_a"`
	// Symbol of the second token
	SymbolB string `json:"symbol_b"`
	// Reserve of the first token in raw units
	ReserveA Amount `json:"reserve_a"`
	// Reserve of the second token in raw units
	ReserveB Amount `json:"reserve_b"`
	// Mint address of the LP token, which represents shares of the pool
	LpMint Mint `json:"lp_mint"`
	// Supply of LP tokens in raw units
	LpSupply Amount `json:"lp_supply"`
	// LP tokens in locks that have not ended, in raw units
	LpLocked Amount `json:"lp_locked"`
	// Oldest of these locks, at most 100; at most 10 in a list of pools
	Locks []ChainListPoolsResultPoolsItemLocksItem `json:"locks"`
	// Fee of a swap in basis points of the input
	FeeBps int64 `json:"fee_bps"`
	// Whole units of the second token per whole unit of the first
	PriceAInB string `json:"price_a_in_b"`
	// Whole units of the first token per whole unit of the second
	PriceBInA string `json:"price_b_in_a"`
	// TWAP of price_a_in_b over the last ten minutes; null if the pool is younger
	Twap10m *string `json:"twap_10m,omitempty"`
	// Total value of both reserves in raw native units
	TvlNative Amount `json:"tvl_native"`
	// Volume of the first token in this hour and the 23 hours before it, in raw units
	Volume24hA Amount `json:"volume_24h_a"`
	// Volume of the second token in this hour and the 23 hours before it, in raw units
	Volume24hB Amount `json:"volume_24h_b"`
	// Number of swaps since the creation of the pool
	Swaps int64 `json:"swaps"`
	// Account that created the pool
	Creator Address `json:"creator"`
	// Height of the block that created the pool
	CreatedAtHeight Height `json:"created_at_height"`
}

type ChainListPoolsResultPoolsItemLocksItem struct {
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// Account that receives the LP tokens when the lock ends
	Owner Address `json:"owner"`
	// Locked LP tokens in raw units
	Amount Amount `json:"amount"`
	// End of the lock in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainListPresalesResult struct {
	// Presales, newest first
	Presales []ChainListPresalesResultPresalesItem `json:"presales"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListPresalesResultPresalesItem struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
	// Account that holds the deposit and the contributions, in hex
	Address Mint `json:"address"`
	// Account that sells the token
	Creator Address `json:"creator"`
	// Mint address of the token for sale
	TokenMint Mint `json:"token_mint"`
	// Amount for sale in raw units
	TokensForSale Amount `json:"tokens_for_sale"`
	// Minimum raised amount in raw units of the payment token; below it, all is refunded
	SoftCap Amount `json:"soft_cap"`
	// Maximum raised amount in raw units of the payment token
	HardCap Amount `json:"hard_cap"`
	// Minimum of a contribution in raw units of the payment token
	MinContribution Amount `json:"min_contribution"`
	// Maximum total contribution of an account in raw units of the payment token
	MaxContribution Amount `json:"max_contribution"`
	// Start of contributions in Unix seconds, inclusive
	StartTime Time `json:"start_time"`
	// End of contributions in Unix seconds, exclusive
	EndTime Time `json:"end_time"`
	// Part of the raised amount that goes into the pool, in basis points
	LiquidityBps int64 `json:"liquidity_bps"`
	// Pool rate (tokens per payment) as a part of the presale rate, in basis points
	ListingRateBps int64 `json:"listing_rate_bps"`
	// Lock of the pool liquidity in seconds
	LpLockDuration int64 `json:"lp_lock_duration"`
	// Delivery schedule of the bought tokens; null to deliver all at finalization
	Vesting *ChainListPresalesResultPresalesItemVesting `json:"vesting,omitempty"`
	// Use of unsold tokens: return (to the creator) or burn
	Unsold string `json:"unsold"`
	// Number of accounts that may contribute; 0 for everyone
	WhitelistSize int64 `json:"whitelist_size"`
	// Title of the presale; null for none
	Title *string `json:"title,omitempty"`
	// Description of the presale, at most 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to more information; null for none
	Url *string `json:"url,omitempty"`
	// Height of the block that created the presale
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token for sale
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the payment token
	PaymentToken string `json:"payment_token"`
	// pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded
	Status string `json:"status"`
	// Total raised so far in raw units of the payment token
	Raised Amount `json:"raised"`
	// Amount sold so far in raw units of the token
	Sold Amount `json:"sold"`
	// Number of contributing accounts
	Contributors int64 `json:"contributors"`
	// Part of `raised` that the creator contributed
	CreatorContributed Amount `json:"creator_contributed"`
	// Address of the pool; null before finalization
	Pool *Mint `json:"pool,omitempty"`
	// Number of its liquidity lock, within the pool; null before finalization
	LpLockId *int64 `json:"lp_lock_id,omitempty"`
	// Height of the finalization; null before it
	FinalizedAtHeight *Height `json:"finalized_at_height,omitempty"`
	// Progress of the automatic delivery after finalization
	Distribution ChainListPresalesResultPresalesItemDistribution `json:"distribution"`
}

// Progress of the automatic delivery after finalization
type ChainListPresalesResultPresalesItemDistribution struct {
	// Number of contributors processed
	Done int64 `json:"done"`
	// Number of contributors; 0 before finalization
	Total int64 `json:"total"`
}

type ChainListPresalesResultPresalesItemVesting struct {
	// Part delivered at finalization, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part delivered after each cycle, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

type ChainListProgramsResult struct {
	// Programs, newest names first
	Programs []ChainListProgramsResultProgramsItem `json:"programs"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListProgramsResultProgramsItem struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Owner of the program, which can register new versions
	Owner Address `json:"owner"`
	// Title of the program
	Title string `json:"title"`
	// Description by the program author
	Description string `json:"description"`
	// Parameters that callers give
	Params []ChainListProgramsResultProgramsItemParamsItem `json:"params"`
	// Number of steps in the program
	Steps int64 `json:"steps"`
	// Source text of this version, which never changes
	ProgramJson json.RawMessage `json:"program_json"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// Number of runs of this version
	Executions int64 `json:"executions"`
	// True if this version can no longer be run
	Deprecated bool `json:"deprecated"`
	// Height of the block that registered this version
	RegisteredAtHeight Height `json:"registered_at_height"`
}

type ChainListProgramsResultProgramsItemParamsItem struct {
	// Name of 1 to 32 characters a-z, 0-9 and _, first a letter
	Name string `json:"name"`
	// Type of the parameter: raw amount, token, account, validator, integer, basis points or text
	Type string `json:"type"`
	// Default value; null if the parameter is required
	Default json.RawMessage `json:"default,omitempty"`
	// Minimum of a number; null for none
	Min json.RawMessage `json:"min,omitempty"`
	// Maximum of a number; null for none
	Max json.RawMessage `json:"max,omitempty"`
	// Allowed values; null for any
	Enum []json.RawMessage `json:"enum,omitempty"`
}

type ChainListProposalsResult struct {
	// Proposals, newest first
	Proposals []ChainListProposalsResultProposalsItem `json:"proposals"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListProposalsResultProposalsItem struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
	ProposalType string `json:"proposal_type"`
	// Title of the proposal, 1 to 128 characters
	Title string `json:"title"`
	// Reasons for the proposal, 1 to 10,000 characters
	Description string `json:"description"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// active during the vote; approved or rejected by it; cancelled by the proposer; executed; expired if not executed in time; failed if no longer possible
	Status string `json:"status"`
	// Height of the block that has the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Last block of the vote
	VotingEndHeight Height `json:"voting_end_height"`
	// Voting power in favor, in raw native units of stake
	YesPower Amount `json:"yes_power"`
	// Voting power against, in raw native units of stake
	NoPower Amount `json:"no_power"`
	// Total voting power in raw native units of stake
	TotalPower Amount `json:"total_power"`
	// Quorum: part of the total stake that must vote, in basis points
	QuorumBps int64 `json:"quorum_bps"`
	// Number of accounts that have voted
	Voters int64 `json:"voters"`
	// Earliest time of execution in Unix seconds; null unless approved
	TimelockUntil *Time `json:"timelock_until,omitempty"`
	// Height of the execution; null if not executed
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Parameter change; null for other types
	Parameter *ChainListProposalsResultProposalsItemParameter `json:"parameter,omitempty"`
	// Payment from the treasury; null for other types
	Treasury *ChainListProposalsResultProposalsItemTreasury `json:"treasury,omitempty"`
	// Safety rating of a contract; null for other types
	Safety *ChainListProposalsResultProposalsItemSafety `json:"safety,omitempty"`
	// Deposit of the proposer in raw native units; 0 if none was required
	Deposit Amount `json:"deposit"`
	// Why the execution failed; null unless failed
	Error *ChainListProposalsResultProposalsItemError `json:"error,omitempty"`
	// Time at which the vote ends at two seconds a block, or at which it ended, in Unix seconds
	VotingEndTimeEstimate Time `json:"voting_end_time_estimate"`
	// Part of the total stake that has voted, in basis points
	TurnoutBps int64 `json:"turnout_bps"`
}

type ChainListProposalsResultProposalsItemError struct {
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
}

type ChainListProposalsResultProposalsItemParameter struct {
	// Key of a chain parameter, such as dex.fee_bps
	Key string `json:"key"`
	// Value at the time of the proposal, as text
	OldValue string `json:"old_value"`
	// Proposed value, as text
	NewValue string `json:"new_value"`
}

type ChainListProposalsResultProposalsItemSafety struct {
	// Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
	Chain string `json:"chain"`
	// Contract address in the notation of its chain
	Contract string `json:"contract"`
	// Safety level for wallets to show; unknown if governance has not decided
	Level string `json:"level"`
	// Collection or project of the contract; null for none
	Collection *string `json:"collection,omitempty"`
}

type ChainListProposalsResultProposalsItemTreasury struct {
	// Account to pay
	Recipient Address `json:"recipient"`
	// Amount to pay in raw native units
	Amount Amount `json:"amount"`
}

type ChainListRecoveriesResult struct {
	// Events under the key, newest first
	Events []ChainListRecoveriesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainListRecoveriesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainListRecoveriesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainListRecoveriesResultEventsItemData struct {
	// Account that will get a new key
	Account Address `json:"account"`
	// Guardian that approved
	Guardian Address `json:"guardian"`
	// Number of approvals so far
	Approvals int64 `json:"approvals"`
	// Number of approvals required
	Threshold int64 `json:"threshold"`
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
	// Public key that the account will get, in hex
	NewPublicKey string `json:"new_public_key"`
	// Earliest time to finalize the recovery, in Unix seconds
	ReadyAt Time `json:"ready_at"`
}

type ChainListSettleOrdersResult struct {
	// Open orders, newest first
	Orders []ChainListSettleOrdersResultOrdersItem `json:"orders"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListSettleOrdersResultOrdersItem struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and receives the bought amount
	Owner Address `json:"owner"`
	// Mint address of the token to sell
	SellToken Mint `json:"sell_token"`
	// Mint address of the token to buy
	BuyToken Mint `json:"buy_token"`
	// Sold amount in raw units, all or nothing
	SellAmount Amount `json:"sell_amount"`
	// Minimum amount to receive in raw units
	MinBuyAmount Amount `json:"min_buy_amount"`
	// Deadline in Unix seconds; from this time on, the order cannot be matched
	Deadline Time `json:"deadline"`
	// Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
	Tier int64 `json:"tier"`
	// Symbol of the sell token; the mint address of a liquidity token
	SellSymbol string `json:"sell_symbol"`
	// Symbol of the buy token; the mint address of a liquidity token
	BuySymbol string `json:"buy_symbol"`
	// Market maker that matched the order; null until matched
	Maker *Address `json:"maker,omitempty"`
	// Amount offered by the maker in raw units; null until matched
	BuyAmount *Amount `json:"buy_amount,omitempty"`
	// Fee for the treasury in raw units, deducted from the sold amount; null until matched
	Fee *Amount `json:"fee,omitempty"`
	// Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline
	Status string `json:"status"`
	// Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder
	Escrowed Amount `json:"escrowed"`
	// Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
	SpreadBps *int64 `json:"spread_bps,omitempty"`
	// Height of the block that created the order
	CreatedBlock Height `json:"created_block"`
	// Height of the block that matched the order; null until matched
	MatchedBlock *Height `json:"matched_block,omitempty"`
	// Height of the block that settled the order; null until settled
	SettledBlock *Height `json:"settled_block,omitempty"`
	// Bundles of the order
	Bundles ChainListSettleOrdersResultOrdersItemBundles `json:"bundles"`
}

// Bundles of the order
type ChainListSettleOrdersResultOrdersItemBundles struct {
	// Bundle that created the order; null if the end of a block did
	Create *Hash `json:"create"`
	// Bundle that matched the order; null before, or if the end of a block did
	Match *Hash `json:"match,omitempty"`
	// Bundle that settled the order; null before, or if the end of a block did
	Settle *Hash `json:"settle,omitempty"`
}

type ChainListSettleSettlementsResult struct {
	// Settled orders, newest first
	Settlements []ChainListSettleSettlementsResultSettlementsItem `json:"settlements"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListSettleSettlementsResultSettlementsItem struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and receives the bought amount
	Owner Address `json:"owner"`
	// Mint address of the token to sell
	SellToken Mint `json:"sell_token"`
	// Mint address of the token to buy
	BuyToken Mint `json:"buy_token"`
	// Sold amount in raw units, all or nothing
	SellAmount Amount `json:"sell_amount"`
	// Minimum amount to receive in raw units
	MinBuyAmount Amount `json:"min_buy_amount"`
	// Deadline in Unix seconds; from this time on, the order cannot be matched
	Deadline Time `json:"deadline"`
	// Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
	Tier int64 `json:"tier"`
	// Symbol of the sell token; the mint address of a liquidity token
	SellSymbol string `json:"sell_symbol"`
	// Symbol of the buy token; the mint address of a liquidity token
	BuySymbol string `json:"buy_symbol"`
	// Market maker that matched the order; null until matched
	Maker *Address `json:"maker,omitempty"`
	// Amount offered by the maker in raw units; null until matched
	BuyAmount *Amount `json:"buy_amount,omitempty"`
	// Fee for the treasury in raw units, deducted from the sold amount; null until matched
	Fee *Amount `json:"fee,omitempty"`
	// Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline
	Status string `json:"status"`
	// Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder
	Escrowed Amount `json:"escrowed"`
	// Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
	SpreadBps *int64 `json:"spread_bps,omitempty"`
	// Height of the block that created the order
	CreatedBlock Height `json:"created_block"`
	// Height of the block that matched the order; null until matched
	MatchedBlock *Height `json:"matched_block,omitempty"`
	// Height of the block that settled the order; null until settled
	SettledBlock *Height `json:"settled_block,omitempty"`
	// Bundles of the order
	Bundles ChainListSettleSettlementsResultSettlementsItemBundles `json:"bundles"`
}

// Bundles of the order
type ChainListSettleSettlementsResultSettlementsItemBundles struct {
	// Bundle that created the order; null if the end of a block did
	Create *Hash `json:"create"`
	// Bundle that matched the order; null before, or if the end of a block did
	Match *Hash `json:"match,omitempty"`
	// Bundle that settled the order; null before, or if the end of a block did
	Settle *Hash `json:"settle,omitempty"`
}

type ChainListStakingPoolsResult struct {
	// Staking pools, newest first
	Pools []ChainListStakingPoolsResultPoolsItem `json:"pools"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListStakingPoolsResultPoolsItem struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Account that created the pool
	Creator Address `json:"creator"`
	// Mint address of the token to stake
	TokenMint Mint `json:"token_mint"`
	// Mint address of the reward token
	RewardToken Mint `json:"reward_token"`
	// Rewards for all stakers together, in raw units a second
	RewardRate Amount `json:"reward_rate"`
	// Lock of each deposit in seconds
	LockPeriod int64 `json:"lock_period"`
	// Maximum total stake in raw units; 0 for no limit
	Capacity Amount `json:"capacity"`
	// Maximum stake of an account in raw units; 0 for no limit
	PerUserCap Amount `json:"per_user_cap"`
	// Total stake in raw units
	TotalStaked Amount `json:"total_staked"`
	// Number of accounts with a stake
	Stakers int64 `json:"stakers"`
	// Rewards held by the pool in raw units, including those owed to stakers
	Escrow Amount `json:"escrow"`
	// Rewards earned and not yet claimed, in raw units
	Owed Amount `json:"owed"`
	// Total rewards claimed, in raw units; over time this can exceed the supply of the token
	Paid U256 `json:"paid"`
	// Height of the block that created the pool
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token to stake
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the reward token
	RewardSymbol string `json:"reward_symbol"`
	// Only account that may fund the pool, and that gets the remainder; null if anyone may, and the creator gets the remainder
	Funder *Address `json:"funder,omitempty"`
	// Rewards per staked raw unit since the pool was created, in raw units times 10^18
	RewardPerToken U256 `json:"reward_per_token"`
	// Time at which the rewards run out if the stake stays, in Unix seconds; null if no rewards accrue
	FinishAt *Time `json:"finish_at,omitempty"`
	// Yearly rewards as a part of the stake, in basis points; null if the two tokens differ or no rewards accrue
	AprBps *int64 `json:"apr_bps,omitempty"`
	// open: has rewards; unfunded: never had rewards; finished: the rewards have run out; closed: by its creator
	Status string `json:"status"`
}

type ChainListTokenTypesResult struct {
	// Types of the collection, lowest number first
	Types []ChainListTokenTypesResultTypesItem `json:"types"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListTokenTypesResultTypesItem struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Name of the type, 1 to 64 characters
	Name string `json:"name"`
	// URI of the metadata document
	MetadataUri string `json:"metadata_uri"`
	// Maximum supply at any time, in units; 0 for no limit
	MaxSupply U128 `json:"max_supply"`
	// True if any amount can be transferred; false if each transfer moves one unit
	IsFungible bool `json:"is_fungible"`
	// Height of the block that defined the type
	CreatedAtHeight Height `json:"created_at_height"`
	// Current supply in units
	Supply U128 `json:"supply"`
	// Number of units ever burned
	Burned U256 `json:"burned"`
	// Number of accounts with a balance
	Holders int64 `json:"holders"`
}

type ChainListTokensResult struct {
	// Tokens: the native one, those of genesis, then others in order of creation
	Tokens []Token `json:"tokens"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListValidatorsResult struct {
	// Validators: eligible ones first, then by descending stake
	Validators []ChainListValidatorsResultValidatorsItem `json:"validators"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Total stake with all validators in raw native units
	TotalStaked Amount `json:"total_staked"`
}

type ChainListValidatorsResultValidatorsItem struct {
	// Operator account of the validator
	Address Address `json:"address"`
	// Consensus key in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// Total stake with the validator in raw native units
	Stake Amount `json:"stake"`
	// Own stake of the operator in raw native units
	SelfStake Amount `json:"self_stake"`
	// Delegated stake in raw native units, compounding or not
	DelegatedStake Amount `json:"delegated_stake"`
	// Delegated stake whose rewards compound, in raw native units
	CompoundingStake Amount `json:"compounding_stake"`
	// Part of the earnings that the operator keeps, in basis points
	Commission int64 `json:"commission"`
	// Pending change of the commission; null for none
	NextCommission *ChainListValidatorsResultValidatorsItemNextCommission `json:"next_commission,omitempty"`
	// Time of the last change of the commission in Unix seconds; null if it never changed
	CommissionChangedAt *Time `json:"commission_changed_at,omitempty"`
	// Earliest time of the next change of the commission in Unix seconds; null if it never changed
	CommissionNextChangeAt *Time `json:"commission_next_change_at,omitempty"`
	// active: signs blocks; skipped: active, but temporarily does not lead; candidate: may become active; leaving: own stake below the minimum; jailed: removed from the active set
	Status string `json:"status"`
	// True while jailed for double signing or downtime
	IsJailed bool `json:"is_jailed"`
	// Earliest time to leave jail, in Unix seconds; 0 if never jailed
	JailReleaseTime Time `json:"jail_release_time"`
	// Number of times that it was jailed
	JailCount int64 `json:"jail_count"`
	// Reason of the last jailing: double-sign (conflicting signatures) or downtime (too many missed turns)
	JailReason *string `json:"jail_reason,omitempty"`
	// Performance in recent epochs, 0.5 to 1
	PerformanceScore float64 `json:"performance_score"`
	// Long-term reputation, 0 to 100
	Reputation int64 `json:"reputation"`
	// Rank by stake, 1 for the largest; 0 if not eligible, or beyond the first 1,000
	Rank int64 `json:"rank"`
	// Part of the voting power of this epoch, in basis points
	VotingPowerBps int64 `json:"voting_power_bps"`
	// Description by the operator
	Metadata ChainListValidatorsResultValidatorsItemMetadata `json:"metadata"`
	// True if the validator accepts delegations
	PoolEnabled bool `json:"pool_enabled"`
	// Name of its delegation pool
	PoolName string `json:"pool_name"`
	// Minimum delegation in raw native units
	MinDelegation Amount `json:"min_delegation"`
	// True if rewards of new delegations compound by default
	AutoCompoundDefault bool `json:"auto_compound_default"`
	// Number of accounts that delegate to it
	Delegators int64 `json:"delegators"`
	// Total number of blocks proposed
	BlocksProduced int64 `json:"blocks_produced"`
	// Total number of missed turns
	MissedTurns int64 `json:"missed_turns"`
	// Number of turns missed since the last one taken
	ConsecutiveMissed int64 `json:"consecutive_missed"`
	// Height of the last block that it proposed; 0 for none
	LastBlockHeight Height `json:"last_block_height"`
	// Unclaimed commission in raw native units
	CommissionBalance Amount `json:"commission_balance"`
	// Height of the registration; 0 for genesis
	RegisteredAtHeight Height `json:"registered_at_height"`
	// Pending consensus key; null for none
	PendingConsensusKey *ChainListValidatorsResultValidatorsItemPendingConsensusKey `json:"pending_consensus_key,omitempty"`
}

// Description by the operator
type ChainListValidatorsResultValidatorsItemMetadata struct {
	// Name of the validator, at most 64 characters
	Name string `json:"name"`
	// Description of the operator, at most 500 characters
	Description string `json:"description"`
	// Home page, at most 256 characters
	Website string `json:"website"`
	// Link to an image, at most 256 characters
	Avatar string `json:"avatar"`
}

type ChainListValidatorsResultValidatorsItemNextCommission struct {
	// New commission in basis points
	Commission int64 `json:"commission"`
	// First height of the new commission
	EffectiveHeight Height `json:"effective_height"`
}

type ChainListValidatorsResultValidatorsItemPendingConsensusKey struct {
	// New consensus key in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// First height that the new key signs
	AppliesAtHeight Height `json:"applies_at_height"`
}

type ChainLockTokenMetadataResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainMintMultiTokenResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainMintNftResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainMintNftResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainMintNftResult1Created struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
}

type ChainNodeInfoResult struct {
	// Version of the node software
	Version string `json:"version"`
	// True for a light node, which verifies headers and stores no state
	Light bool `json:"light"`
	// Name of the chain
	Name string `json:"name"`
	// Kind of network: mainnet, testnet or dev
	Network string `json:"network"`
	// Chain id, which every signature covers
	ChainId int64 `json:"chain_id"`
	// Symbol of the native token
	Symbol string `json:"symbol"`
	// Decimals of the native token
	Decimals int64 `json:"decimals"`
	// Prefix of native addresses
	AddressPrefix string `json:"address_prefix"`
	// Prefix of native hashes
	HashPrefix string `json:"hash_prefix"`
	// CAIP-2 id of the chain; with a colon and a native address it is the CAIP-10 id of an account
	Caip2 string `json:"caip2"`
	// Coin type in the derivation paths of keys, m/44'/coin'/account'/type'
	CoinType int64 `json:"coin_type"`
	// Hash of the genesis block, unique to the chain
	GenesisHash Hash `json:"genesis_hash"`
	// Hash of the modules, their operations and parameters; nodes with different hashes cannot reach consensus
	ModuleSetId Hash `json:"module_set_id"`
	// True if every bundle must be signed
	EnforceSignatures bool `json:"enforce_signatures"`
	// Gas price that this node currently requires, in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Height of the last final block
	Height Height `json:"height"`
	// Account of the validator that this node signs for; null if none
	Validator *Address `json:"validator,omitempty"`
}

type ChainPoolSwapsResult struct {
	// Events under the key, newest first
	Events []ChainPoolSwapsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainPoolSwapsResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainPoolSwapsResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainPoolSwapsResultEventsItemData struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the input token
	TokenIn Mint `json:"token_in"`
	// Mint address of the output token
	TokenOut Mint `json:"token_out"`
	// Input amount in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount in raw units
	AmountOut Amount `json:"amount_out"`
	// Account that swapped
	Trader Address `json:"trader"`
	// Index of the swap in the route, counted from 0
	Hop int64 `json:"hop"`
}

type ChainPrepareBundleResult struct {
	// Unsigned bundle: borsh bytes in hex, to which the signature is appended
	UnsignedBundleHex string `json:"unsigned_bundle_hex"`
	// Blake3 hash of these bytes, which is signed
	SigningHash Hex32 `json:"signing_hash"`
	// Account that sends the bundle
	From Address `json:"from"`
	// Nonce of the bundle: the next one of the account
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle, as measured or requested
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Last height at which a block may include the bundle
	ValidUntil Height `json:"valid_until"`
	// Operations of the bundle, in order
	Operations []OperationRecord `json:"operations"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainPreviewIntentResult struct {
	// Description of the plan
	Summary string `json:"summary"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Fee in native units, with the symbol
	FeeFormatted string `json:"fee_formatted"`
	// Combined price impact of all swaps in percent
	PriceImpactPercent float64 `json:"price_impact_percent"`
	// none: no swap; direct: through one pool; multi-hop: through several pools
	RouteType string `json:"route_type"`
	// Largest slippage tolerance of its trades in percent; 0 without trades
	SlippageTolerance float64 `json:"slippage_tolerance"`
	// Approximate seconds in which the plan can be included
	ExpiresInS int64 `json:"expires_in_s"`
	// Blake3 hash of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// Warnings before signing, one sentence each: defaults applied, and risks of the plan
	Warnings []string `json:"warnings"`
}

type ChainProfileUpdatesResult struct {
	// Events under the key, newest first
	Events []ChainProfileUpdatesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProfileUpdatesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainProfileUpdatesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainProfileUpdatesResultEventsItemData struct {
	// Account of the player
	PassportOwner Address `json:"passport_owner"`
	// Unique id of the game
	GameId string `json:"game_id"`
	// Experience of the player after the update, over all games
	Xp int64 `json:"xp"`
}

type ChainProgramRunsByResult struct {
	// Events under the key, newest first
	Events []ChainProgramRunsByResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProgramRunsByResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainProgramRunsByResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainProgramRunsByResultEventsItemData struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Account that ran the program
	Executor Address `json:"executor"`
	// Executed steps, in order; steps whose condition was false are missing
	Steps []ChainProgramRunsByResultEventsItemDataStepsItem `json:"steps"`
}

type ChainProgramRunsByResultEventsItemDataStepsItem struct {
	// Index of the step, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Operation string `json:"operation"`
}

type ChainProgramsOfResult struct {
	// Events under the key, newest first
	Events []ChainProgramsOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProgramsOfResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainProgramsOfResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainProgramsOfResultEventsItemData struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Owner of the program
	Owner Address `json:"owner"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle
	GasBound int64 `json:"gas_bound"`
}

type ChainProposalVotesResult struct {
	// Events under the key, newest first
	Events []ChainProposalVotesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProposalVotesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainProposalVotesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainProposalVotesResultEventsItemData struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// True for a vote in favor, false for a vote against
	Approve bool `json:"approve"`
	// Voting power in raw native units of stake
	Power Amount `json:"power"`
}

type ChainProposeMultiSigTxResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainProposeMultiSigTxResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainProposeMultiSigTxResult1Created struct {
	// Number of the transaction within the account, counted from 0
	TxId *int64 `json:"tx_id,omitempty"`
	// True if the transaction was executed at once
	Executed *bool `json:"executed,omitempty"`
}

type ChainQuoteSwapResult struct {
	// Input token: symbol, or mint address with 0x
	FromToken string `json:"from_token"`
	// Output token: symbol, or mint address with 0x
	ToToken string `json:"to_token"`
	// Input amount in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount in raw units
	AmountOut Amount `json:"amount_out"`
	// Total fee of all pools in raw units of the input token
	FeeAmount Amount `json:"fee_amount"`
	// Total fee of all pools in basis points of the input
	FeeBps int64 `json:"fee_bps"`
	// Price impact of the swap in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
	// Whole output tokens per whole input token, without fee and price impact
	SpotPrice string `json:"spot_price"`
	// Whole output tokens per whole input token in this swap
	ExecutionPrice string `json:"execution_price"`
	// Pools of the route, in order
	Route []ChainQuoteSwapResultRouteItem `json:"route"`
	// direct: one pool; multi-hop: several pools in a row
	RouteType string `json:"route_type"`
	// Suggested minimum output in raw units: 0.5 % below amount_out
	MinAmountOut Amount `json:"min_amount_out"`
	// Warnings about the swap, one sentence each
	Warnings []string `json:"warnings"`
	// Height of the state that was read
	Height Height `json:"height"`
}

type ChainQuoteSwapResultRouteItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the input token of this pool
	TokenIn Mint `json:"token_in"`
	// Mint address of the output token of this pool
	TokenOut Mint `json:"token_out"`
	// Input amount of this pool in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount of this pool in raw units
	AmountOut Amount `json:"amount_out"`
}

type ChainReadStateRangesItem struct {
	// Prefix of the state keys of the range, in hex: module number, slot, key parts
	Prefix string `json:"prefix"`
	// Maximum number of records to read, 1 to 1,024
	Limit int64 `json:"limit"`
	// True to read in reverse order, from the end of the range
	Reverse bool `json:"reverse"`
	// State key in hex after which to continue; by default from the start
	After *string `json:"after,omitempty"`
}

type ChainReadStateResult struct {
	// Height of the block whose state all records belong to
	Height Height `json:"height"`
	// Time of that block, in Unix milliseconds
	TimestampMs int64 `json:"timestamp_ms"`
	// Bytes of each record in hex, in the order of the keys; null if it does not exist
	Records []*string `json:"records"`
	// Records of each range
	Ranges []ChainReadStateResultRangesItem `json:"ranges"`
}

type ChainReadStateResultRangesItem struct {
	// Records in the order of their keys, or in reverse
	Entries []ChainReadStateResultRangesItemEntriesItem `json:"entries"`
	// False if the response reached its size limit; continue after the last key
	Complete bool `json:"complete"`
}

type ChainReadStateResultRangesItemEntriesItem struct {
	// State key of the record in hex
	Key string `json:"key"`
	// Bytes of the record in hex
	Value string `json:"value"`
}

type ChainReceivedNamesResult struct {
	// Events under the key, newest first
	Events []ChainReceivedNamesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainReceivedNamesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainReceivedNamesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainReceivedNamesResultEventsItemData struct {
	// Full name: label, dot and suffix of the chain
	Name string `json:"name"`
	// Previous owner of the name
	From Address `json:"from"`
	// New owner of the name
	To Address `json:"to"`
}

type ChainRefundPresaleResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterBridgeMappingResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterNameResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainRegisterNameResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterNameResult1Created struct {
	// Full name: label, dot and suffix of the chain
	Name string `json:"name"`
	// End of the paid period in Unix seconds
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// Price paid in raw native units
	Price *Amount `json:"price,omitempty"`
}

type ChainRegisterProgramResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainRegisterProgramResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterProgramResult1Created struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle
	GasBound *int64 `json:"gas_bound,omitempty"`
}

type ChainRegisteredGamesResult struct {
	// Events under the key, newest first
	Events []ChainRegisteredGamesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainRegisteredGamesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainRegisteredGamesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainRegisteredGamesResultEventsItemData struct {
	// Unique id of the game
	GameId string `json:"game_id"`
	// Name of the game, 1 to 64 characters
	Name string `json:"name"`
	// Only account that can write profiles of the game
	Authority Address `json:"authority"`
}

type ChainRegisteredNamesResult struct {
	// Events under the key, newest first
	Events []ChainRegisteredNamesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainRegisteredNamesResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainRegisteredNamesResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainRegisteredNamesResultEventsItemData struct {
	// Full name: label, dot and suffix of the chain
	Name string `json:"name"`
	// Owner of the name
	Owner Address `json:"owner"`
	// End of the paid period in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Price paid in raw native units
	Price Amount `json:"price"`
}

type ChainRemoveLiquidityResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Amount of the first token received, in raw units
	AmountA Amount `json:"amount_a"`
	// Amount of the second token received, in raw units
	AmountB Amount `json:"amount_b"`
}

type ChainRemoveLiquidityResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainRemoveLiquidityResult2BalanceChangesItem `json:"balance_changes"`
	// Amount of the first token received, in raw units
	AmountA *Amount `json:"amount_a,omitempty"`
	// Amount of the second token received, in raw units
	AmountB *Amount `json:"amount_b,omitempty"`
}

type ChainRemoveLiquidityResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainResolveNameResult struct {
	// Full name: label, dot and suffix of the chain
	Name string `json:"name"`
	// Account that the name resolves to
	Address Address `json:"address"`
	// Owner of the name
	Owner Address `json:"owner"`
	// End of the paid period in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// True in the grace period: the name has expired, and only its owner can renew it
	InGrace bool `json:"in_grace"`
}

type ChainReverseResolveResult struct {
	// The requested account
	Address Address `json:"address"`
	// Full name: label, dot and suffix of the chain
	Name string `json:"name"`
}

type ChainRevokeMultiSigApprovalResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainRunsOfProgramResult struct {
	// Events under the key, newest first
	Events []ChainRunsOfProgramResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainRunsOfProgramResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainRunsOfProgramResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainRunsOfProgramResultEventsItemData struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Account that ran the program
	Executor Address `json:"executor"`
	// Executed steps, in order; steps whose condition was false are missing
	Steps []ChainRunsOfProgramResultEventsItemDataStepsItem `json:"steps"`
}

type ChainRunsOfProgramResultEventsItemDataStepsItem struct {
	// Index of the step, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Operation string `json:"operation"`
}

type ChainScheduleUpgradeBinaries1Value struct {
	// URL of the file: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lower-case hex digits
	Sha256 string `json:"sha256"`
}

type ChainScheduleUpgradeBinaries2 struct {
	// URL of the file: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lower-case hex digits
	Sha256 string `json:"sha256"`
}

type ChainScheduleUpgradeResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainScheduleUpgradeResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainScheduleUpgradeResult1Created struct {
	// Number of the plan, counted from 0
	PlanId *int64 `json:"plan_id,omitempty"`
}

type ChainSearchResult struct {
	// Height, hash, address, symbol or name
	Query string `json:"query"`
	// Matches, exact ones first
	Matches []ChainSearchResultMatchesItem `json:"matches"`
	// Last block that the explorer has indexed
	IndexedHeight Height `json:"indexed_height"`
}

type ChainSearchResultMatchesItem struct {
	// Kind of the match
	Type string `json:"type"`
	// Identifier for other methods: a height, hash, address, mint or number; for a bridge deposit chain, transaction and log index, separated by slashes
	Id string `json:"id"`
	// Text to show for the result
	Label string `json:"label"`
	// True if the query equals the name or identifier, false for a prefix
	Exact bool `json:"exact"`
}

type ChainSetAutoCompoundResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainSetCommissionResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// First height of the new commission
	EffectiveHeight Height `json:"effective_height"`
}

type ChainSetCommissionResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainSetCommissionResult2BalanceChangesItem `json:"balance_changes"`
	// First height of the new commission
	EffectiveHeight *Height `json:"effective_height,omitempty"`
}

type ChainSetCommissionResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainSetPoolConfigResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainSetValidatorMetadataResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainSettleOrdersOfResult struct {
	// Events under the key, newest first
	Events []ChainSettleOrdersOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainSettleOrdersOfResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainSettleOrdersOfResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainSettleOrdersOfResultEventsItemData struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and receives the bought amount
	Owner Address `json:"owner"`
	// Mint address of the token to sell
	SellToken Mint `json:"sell_token"`
	// Mint address of the token to buy
	BuyToken Mint `json:"buy_token"`
	// Sold amount in raw units, all or nothing
	SellAmount Amount `json:"sell_amount"`
	// Minimum amount to receive in raw units
	MinBuyAmount Amount `json:"min_buy_amount"`
	// Deadline in Unix seconds; from this time on, the order cannot be matched
	Deadline Time `json:"deadline"`
	// Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
	Tier int64 `json:"tier"`
}

type ChainSettleStatsResult struct {
	// Number of settled orders
	SettledCount int64 `json:"settled_count"`
	// Sold volume: in raw units of the token, or for all tokens in raw native units at the TWAPs of the DEX
	TotalVolume U256 `json:"total_volume"`
	// Average spread of the orders that have one, in basis points, rounded down
	AvgSpreadBps int64 `json:"avg_spread_bps"`
	// Height of the latest settlement; 0 if there is none
	LastSettlementBlock Height `json:"last_settlement_block"`
	// Number of active market makers, independent of the token
	ActiveMmCount int64 `json:"active_mm_count"`
}

type ChainSettlementsOfMakerResult struct {
	// Events under the key, newest first
	Events []ChainSettlementsOfMakerResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainSettlementsOfMakerResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainSettlementsOfMakerResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainSettlementsOfMakerResultEventsItemData struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
	// Account that created the order
	Owner Address `json:"owner"`
	// Account of the market maker
	Maker Address `json:"maker"`
	// Mint address of the token to sell
	SellToken Mint `json:"sell_token"`
	// Mint address of the token to buy
	BuyToken Mint `json:"buy_token"`
	// Sold amount in raw units, including the fee
	SellAmount Amount `json:"sell_amount"`
	// Amount received by the owner in raw units
	BuyAmount Amount `json:"buy_amount"`
	// Fee for the treasury in raw units of the sell token
	Fee Amount `json:"fee"`
	// Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet
	SpreadBps *int64 `json:"spread_bps,omitempty"`
}

type ChainSimulateIntentResult struct {
	// True if the bundle would succeed now
	Ok bool `json:"ok"`
	// Error of the bundle; null if it would succeed
	Error *ChainSimulateIntentResultError `json:"error,omitempty"`
	// Result of each operation, in order
	Steps []ChainSimulateIntentResultStepsItem `json:"steps"`
	// Swaps in each pool, in order, on the state after the previous operations
	Quotes []ChainSimulateIntentResultQuotesItem `json:"quotes"`
	// Combined price impact of all swaps in basis points
	TotalPriceImpactBps int64 `json:"total_price_impact_bps"`
	// Amounts required of the sender by token; if a balance is insufficient, only that token
	BalanceChecks []ChainSimulateIntentResultBalanceChecksItem `json:"balance_checks"`
	// Longest route of a swap
	Routing ChainSimulateIntentResultRouting `json:"routing"`
	// Gas of the bundle; 0 if it would fail
	GasUsed int64 `json:"gas_used"`
	// Fee of the bundle in raw native units; 0 if it would fail
	Fee Amount `json:"fee"`
	// Balance changes of accounts, including the fee
	BalanceChanges []ChainSimulateIntentResultBalanceChangesItem `json:"balance_changes"`
	// Blake3 hash of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// Warnings before signing, one sentence each: defaults applied, and risks of the plan
	Warnings []string `json:"warnings"`
}

type ChainSimulateIntentResultBalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol of the token, or its mint address with 0x
	Token string `json:"token"`
	// Balance change in raw units; negative for a decrease
	Delta string `json:"delta"`
}

type ChainSimulateIntentResultBalanceChecksItem struct {
	// Symbol of the token, or its mint address with 0x
	Token string `json:"token"`
	// Balance of the sender in raw units
	Have Amount `json:"have"`
	// Total amount required in raw units; for the native token, including the fee
	Need Amount `json:"need"`
	// True if the balance is sufficient
	Ok bool `json:"ok"`
}

type ChainSimulateIntentResultError struct {
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainSimulateIntentResultQuotesItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the input token
	TokenIn Mint `json:"token_in"`
	// Mint address of the output token
	TokenOut Mint `json:"token_out"`
	// Input amount in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount in raw units
	AmountOut Amount `json:"amount_out"`
	// Price impact in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
}

// Longest route of a swap
type ChainSimulateIntentResultRouting struct {
	// none: no swap; direct: through one pool; multi-hop: through several pools
	Type string `json:"type"`
	// Tokens of the route, including both ends
	Path []string `json:"path"`
}

type ChainSimulateIntentResultStepsItem struct {
	// Index of the operation, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// Module of the operation
	Module string `json:"module"`
	// ok: would succeed; refused: would fail; not reached: an earlier operation would fail
	Status string `json:"status"`
	// Gas of the operation; 0 if not reached
	Gas int64 `json:"gas"`
	// Error of the operation; null unless refused
	Error *ChainSimulateIntentResultStepsItemError `json:"error,omitempty"`
}

type ChainSimulateIntentResultStepsItemError struct {
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainSimulateProgramResult struct {
	// Version of the program, from 1
	Version int64 `json:"version"`
	// True if the bundle would succeed now
	Ok bool `json:"ok"`
	// Error of the bundle; null if it would succeed
	Error *ChainSimulateProgramResultError `json:"error,omitempty"`
	// Result of each operation, in order
	Steps []ChainSimulateProgramResultStepsItem `json:"steps"`
	// Swaps in each pool, in order, on the state after the previous operations
	Quotes []ChainSimulateProgramResultQuotesItem `json:"quotes"`
	// Combined price impact of all swaps in basis points
	TotalPriceImpactBps int64 `json:"total_price_impact_bps"`
	// Amounts required of the sender by token; if a balance is insufficient, only that token
	BalanceChecks []ChainSimulateProgramResultBalanceChecksItem `json:"balance_checks"`
	// Longest route of a swap
	Routing ChainSimulateProgramResultRouting `json:"routing"`
	// Gas of the bundle; 0 if it would fail
	GasUsed int64 `json:"gas_used"`
	// Fee of the bundle in raw native units; 0 if it would fail
	Fee Amount `json:"fee"`
	// Balance changes of accounts, including the fee
	BalanceChanges []ChainSimulateProgramResultBalanceChangesItem `json:"balance_changes"`
	// Operations of the executed steps, in order, up to a failing one
	Expanded []Operation `json:"expanded"`
	// Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle
	GasBound int64 `json:"gas_bound"`
}

type ChainSimulateProgramResultBalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol of the token, or its mint address with 0x
	Token string `json:"token"`
	// Balance change in raw units; negative for a decrease
	Delta string `json:"delta"`
}

type ChainSimulateProgramResultBalanceChecksItem struct {
	// Symbol of the token, or its mint address with 0x
	Token string `json:"token"`
	// Balance of the sender in raw units
	Have Amount `json:"have"`
	// Total amount required in raw units; for the native token, including the fee
	Need Amount `json:"need"`
	// True if the balance is sufficient
	Ok bool `json:"ok"`
}

type ChainSimulateProgramResultError struct {
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainSimulateProgramResultQuotesItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the input token
	TokenIn Mint `json:"token_in"`
	// Mint address of the output token
	TokenOut Mint `json:"token_out"`
	// Input amount in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount in raw units
	AmountOut Amount `json:"amount_out"`
	// Price impact in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
}

// Longest route of a swap
type ChainSimulateProgramResultRouting struct {
	// none: no swap; direct: through one pool; multi-hop: through several pools
	Type string `json:"type"`
	// Tokens of the route, including both ends
	Path []string `json:"path"`
}

type ChainSimulateProgramResultStepsItem struct {
	// Index of the operation, counted from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// Module of the operation
	Module string `json:"module"`
	// ok: would succeed; refused: would fail; not reached: an earlier operation would fail
	Status string `json:"status"`
	// Gas of the operation; 0 if not reached
	Gas int64 `json:"gas"`
	// Error of the operation; null unless refused
	Error *ChainSimulateProgramResultStepsItemError `json:"error,omitempty"`
}

type ChainSimulateProgramResultStepsItemError struct {
	// Numeric error code
	Code int64 `json:"code"`
	// Error name, such as InsufficientBalance
	Name string `json:"name"`
	// Error message
	Message string `json:"message"`
	// Error details by name
	Details json.RawMessage `json:"details"`
}

type ChainStakeResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operation created; before inclusion only those that can no longer change; null if none
	Created *ChainStakeResult1Created `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainStakeResult1Created struct {
	// Operator account of the validator
	Validator *Address `json:"validator,omitempty"`
	// register: the sender became a validator; self: added to its own stake; delegate: delegated to another validator
	Kind *string `json:"kind,omitempty"`
}

type ChainStakeToPoolResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Time at which the deposit unlocks, in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainStakeToPoolResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainStakeToPoolResult2BalanceChangesItem `json:"balance_changes"`
	// Time at which the deposit unlocks, in Unix seconds
	UnlockAt *Time `json:"unlock_at,omitempty"`
}

type ChainStakeToPoolResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainStakesWithResult struct {
	// Events under the key, newest first
	Events []ChainStakesWithResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainStakesWithResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainStakesWithResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainStakesWithResultEventsItemData struct {
	// Account that staked
	Staker Address `json:"staker"`
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Staked amount in raw native units
	Amount Amount `json:"amount"`
	// register: the staker became a validator; self: it added to its own stake; delegate: it delegated to another validator
	Kind string `json:"kind"`
}

type ChainStakingInfoResult struct {
	// Total stake with all validators in raw native units
	TotalStaked Amount `json:"total_staked"`
	// Number of validators, active or not
	ValidatorsTotal int64 `json:"validators_total"`
	// Number of active validators in this epoch
	ActiveValidators int64 `json:"active_validators"`
	// Maximum number of active validators
	MaxActive int64 `json:"max_active"`
	// Minimum own stake of a validator in raw native units
	MinStake Amount `json:"min_stake"`
	// Duration of unbonding in seconds
	UnbondingSeconds int64 `json:"unbonding_seconds"`
	// Number of the epoch of the last block
	Epoch int64 `json:"epoch"`
	// Length of an epoch in blocks
	EpochBlocks int64 `json:"epoch_blocks"`
	// First height of the next epoch
	NextEpochHeight Height `json:"next_epoch_height"`
	// Staked part of the native supply in basis points
	StakedBps int64 `json:"staked_bps"`
	// Estimated yearly rate of active stake in basis points, from the last epoch
	AprBpsEstimate int64 `json:"apr_bps_estimate"`
	// State of the block rewards
	Emission ChainStakingInfoResultEmission `json:"emission"`
	// Number of jailed validators
	Jailed int64 `json:"jailed"`
}

// State of the block rewards
type ChainStakingInfoResultEmission struct {
	// Year since genesis, counted from 1
	Year int64 `json:"year"`
	// Emission of this year in raw native units
	Annual Amount `json:"annual"`
	// Total emitted since genesis in raw native units
	Emitted Amount `json:"emitted"`
	// Remaining reward pool in raw native units
	Remaining Amount `json:"remaining"`
}

type ChainSubmitBundleResult struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
}

type ChainSubmitIntentResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Blake3 hash of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// Operations of the plan, in order
	Plan []Operation `json:"plan"`
	// Description of the plan
	Summary string `json:"summary"`
}

type ChainSubmitIntentResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainSubmitIntentResult2BalanceChangesItem `json:"balance_changes"`
	// Blake3 hash of the text
	IntentHash *Hex32 `json:"intent_hash,omitempty"`
	// Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent
	PlanHash *Hex32 `json:"plan_hash,omitempty"`
	// Operations of the plan, in order
	Plan []Operation `json:"plan,omitempty"`
	// Description of the plan
	Summary *string `json:"summary,omitempty"`
}

type ChainSubmitIntentResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainSwapResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Quote of the swap on the state that it was planned on
	Quote ChainSwapResult1Quote `json:"quote"`
}

// Quote of the swap on the state that it was planned on
type ChainSwapResult1Quote struct {
	// Input token: symbol, or mint address with 0x
	FromToken string `json:"from_token"`
	// Output token: symbol, or mint address with 0x
	ToToken string `json:"to_token"`
	// Input amount in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount in raw units
	AmountOut Amount `json:"amount_out"`
	// Total fee of all pools in raw units of the input token
	FeeAmount Amount `json:"fee_amount"`
	// Total fee of all pools in basis points of the input
	FeeBps int64 `json:"fee_bps"`
	// Price impact of the swap in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
	// Whole output tokens per whole input token, without fee and price impact
	SpotPrice string `json:"spot_price"`
	// Whole output tokens per whole input token in this swap
	ExecutionPrice string `json:"execution_price"`
	// Pools of the route, in order
	Route []ChainSwapResult1QuoteRouteItem `json:"route"`
	// direct: one pool; multi-hop: several pools in a row
	RouteType string `json:"route_type"`
	// Suggested minimum output in raw units: 0.5 % below amount_out
	MinAmountOut Amount `json:"min_amount_out"`
	// Warnings about the swap, one sentence each
	Warnings []string `json:"warnings"`
	// Height of the state that was read
	Height Height `json:"height"`
}

type ChainSwapResult1QuoteRouteItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the input token of this pool
	TokenIn Mint `json:"token_in"`
	// Mint address of the output token of this pool
	TokenOut Mint `json:"token_out"`
	// Input amount of this pool in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount of this pool in raw units
	AmountOut Amount `json:"amount_out"`
}

type ChainSwapResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainSwapResult2BalanceChangesItem `json:"balance_changes"`
	// Quote of the swap on the state that it was planned on
	Quote *ChainSwapResult2Quote `json:"quote,omitempty"`
}

type ChainSwapResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainSwapResult2Quote struct {
	// Input token: symbol, or mint address with 0x
	FromToken string `json:"from_token"`
	// Output token: symbol, or mint address with 0x
	ToToken string `json:"to_token"`
	// Input amount in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount in raw units
	AmountOut Amount `json:"amount_out"`
	// Total fee of all pools in raw units of the input token
	FeeAmount Amount `json:"fee_amount"`
	// Total fee of all pools in basis points of the input
	FeeBps int64 `json:"fee_bps"`
	// Price impact of the swap in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
	// Whole output tokens per whole input token, without fee and price impact
	SpotPrice string `json:"spot_price"`
	// Whole output tokens per whole input token in this swap
	ExecutionPrice string `json:"execution_price"`
	// Pools of the route, in order
	Route []ChainSwapResult2QuoteRouteItem `json:"route"`
	// direct: one pool; multi-hop: several pools in a row
	RouteType string `json:"route_type"`
	// Suggested minimum output in raw units: 0.5 % below amount_out
	MinAmountOut Amount `json:"min_amount_out"`
	// Warnings about the swap, one sentence each
	Warnings []string `json:"warnings"`
	// Height of the state that was read
	Height Height `json:"height"`
}

type ChainSwapResult2QuoteRouteItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the input token of this pool
	TokenIn Mint `json:"token_in"`
	// Mint address of the output token of this pool
	TokenOut Mint `json:"token_out"`
	// Input amount of this pool in raw units
	AmountIn Amount `json:"amount_in"`
	// Output amount of this pool in raw units
	AmountOut Amount `json:"amount_out"`
}

type ChainTransferMultiTokenResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainTransferNftResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainTransferResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainUnjailResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainUnstakeFromPoolResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainUnstakeResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Earliest time of the claim in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// All unbonding entries of the sender, oldest first
	Entries []ChainUnstakeResult1EntriesItem `json:"entries"`
}

type ChainUnstakeResult1EntriesItem struct {
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Unbonding amount in raw native units
	Amount Amount `json:"amount"`
	// Earliest time of the claim in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// True if it can be claimed now
	Claimable bool `json:"claimable"`
}

type ChainUnstakeResult2 struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []ChainUnstakeResult2BalanceChangesItem `json:"balance_changes"`
	// Earliest time of the claim in Unix seconds
	ReleaseAt *Time `json:"release_at,omitempty"`
	// All unbonding entries of the sender, oldest first
	Entries []ChainUnstakeResult2EntriesItem `json:"entries,omitempty"`
}

type ChainUnstakeResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ChainUnstakeResult2EntriesItem struct {
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Unbonding amount in raw native units
	Amount Amount `json:"amount"`
	// Earliest time of the claim in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// True if it can be claimed now
	Claimable bool `json:"claimable"`
}

type ChainUnstakesFromResult struct {
	// Events under the key, newest first
	Events []ChainUnstakesFromResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainUnstakesFromResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainUnstakesFromResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainUnstakesFromResultEventsItemData struct {
	// Account that unstakes
	Staker Address `json:"staker"`
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Unbonding amount in raw native units
	Amount Amount `json:"amount"`
	// Earliest time of the claim in Unix seconds
	ReleaseAt Time `json:"release_at"`
}

type ChainUpdateTokenMetadataResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainValidatorHealthResult struct {
	// Height of the last final block of this node
	BlockHeight Height `json:"block_height"`
	// Number of connected peers
	Peers int64 `json:"peers"`
	// synced; syncing: downloading blocks; stalled: no block for a minute; paused: waiting
	SyncStatus string `json:"sync_status"`
	// Highest block that this node or one of its peers has
	HighestKnownHeight Height `json:"highest_known_height"`
	// Progress of the sync; null unless sync_status is syncing
	SyncProgress *ChainValidatorHealthResultSyncProgress `json:"sync_progress,omitempty"`
	// Seconds since the node started
	UptimeSeconds int64 `json:"uptime_seconds"`
	// Version of the node software
	Version string `json:"version"`
	// True if the node has the key of a validator
	IsValidator bool `json:"is_validator"`
	// Account of the validator; null if the node is none
	ValidatorAddress *Address `json:"validator_address,omitempty"`
	// Whether the validator is jailed for misconduct or absence; null if the node is none
	IsJailed *bool `json:"is_jailed,omitempty"`
	// Last height whose commit, as contained in the next block, has this validator's signature; 0 if none yet
	LastSignedHeight *Height `json:"last_signed_height,omitempty"`
	// Reason why the validator does not sign; null if it signs, and without a validator key
	NotSigning *ChainValidatorHealthResultNotSigning `json:"not_signing,omitempty"`
	// Number of turns that this validator has ever missed; null if the node is none
	MissedTurns *int64 `json:"missed_turns,omitempty"`
	// Number of bundles in the mempool
	MempoolSize int64 `json:"mempool_size"`
	// Memory of the process in MiB
	MemoryMb int64 `json:"memory_mb"`
	// Free disk space in the data directory, in GB
	DiskFreeGb int64 `json:"disk_free_gb"`
	// Median of the peers' clocks minus this node's clock, in milliseconds; null without peers
	ClockOffsetMs *float64 `json:"clock_offset_ms,omitempty"`
	// Plugins that are stopped or failed in the last ten minutes
	Plugins []ChainValidatorHealthResultPluginsItem `json:"plugins"`
}

type ChainValidatorHealthResultNotSigning struct {
	// Code of the reason, as in /health/ready
	Code string `json:"code"`
	// Reason, and what to do
	Reason string `json:"reason"`
}

type ChainValidatorHealthResultPluginsItem struct {
	// Name of the plugin
	Plugin string `json:"plugin"`
	// True if the plugin is stopped
	Stopped bool `json:"stopped"`
	// Number of failures since the plugin last ran for ten minutes without any
	Failures int64 `json:"failures"`
	// Part of the plugin that failed first
	Where string `json:"where"`
	// Time of the first failure, in Unix seconds
	Since Time `json:"since"`
	// Time of the next start, in Unix seconds; null while the plugin runs, or if it cannot be loaded
	NextStart *Time `json:"next_start,omitempty"`
}

type ChainValidatorHealthResultSyncProgress struct {
	// Target height of the sync
	Target Height `json:"target"`
	// Percentage of the missing blocks that the node has executed, 0 to 100
	Percent float64 `json:"percent"`
	// Blocks executed per second
	BlocksPerS float64 `json:"blocks_per_s"`
	// Estimated seconds until the sync is complete; null while the rate is unknown
	EtaS *int64 `json:"eta_s,omitempty"`
}

type ChainVerifyAnchorResult struct {
	// Whether the key is anchored
	Exists bool `json:"exists"`
	// The anchor; null if there is none
	Anchor *ChainVerifyAnchorResultAnchor `json:"anchor,omitempty"`
	// Blocks from the anchor to the head, inclusive, all final; 0 without an anchor
	Confirmations int64 `json:"confirmations"`
	// Proof that the state has this record of anchor.anchors, or that it has none
	Proof ChainVerifyAnchorResultProof `json:"proof"`
}

type ChainVerifyAnchorResultAnchor struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash in its namespace, 1 to 128 bytes; can be used only once
	Key string `json:"key"`
	// Anchored hash, 32 bytes of any hash function; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it; the namespace may have a new owner since
	Owner Address `json:"owner"`
	// Bundle that anchored it; null if the end of a block did, such as a DAO decision
	BundleHash *Hash `json:"bundle_hash"`
	// Height of the block that anchored it
	BlockHeight Height `json:"block_height"`
	// Time of that block in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Link to the hashed document, which the chain does not read; null if none
	Uri *string `json:"uri,omitempty"`
	// Hash of that block; null if this node does not have its header
	BlockHash *Hash `json:"block_hash,omitempty"`
}

// Proof that the state has this record of anchor.anchors, or that it has none
type ChainVerifyAnchorResultProof struct {
	// Block whose header has the state root
	Height Height `json:"height"`
	// Root of the state after that block, under which the record is
	StateRoot Hash `json:"state_root"`
	// Key of the record: two bytes of the module, one of the slot, the parts of the key
	Key string `json:"key"`
	// Bytes of the record in borsh; null when the key holds nothing
	Value *string `json:"value,omitempty"`
	// Hashes from the record to the root; verifyProof of the client checks them
	Path ChainVerifyAnchorResultProofPath `json:"path"`
}

// Hashes from the record to the root; verifyProof of the client checks them
type ChainVerifyAnchorResultProofPath struct {
	// Node at the end of the path
	Terminal json.RawMessage `json:"terminal"`
	// Level of the tree at which the path ends; the root is 0
	Depth int64 `json:"depth"`
	// Bit i (most significant bit of the first byte first) is set when the sibling at level i is not empty
	Bitmap string `json:"bitmap"`
	// Hashes of the siblings that are not empty, from the root downwards
	Siblings []string `json:"siblings"`
}

type ChainVerifyAnchorResultProofPathTerminal1 struct {
	// Leaf of the key: the key holds the value
	Own map[string]json.RawMessage `json:"own"`
}

type ChainVerifyAnchorResultProofPathTerminal2 struct {
	// Leaf of another key: the key is absent
	Other ChainVerifyAnchorResultProofPathTerminal2Other `json:"other"`
}

// Leaf of another key: the key is absent
type ChainVerifyAnchorResultProofPathTerminal2Other struct {
	// Hash of the key of the other leaf, 32 bytes
	Path string `json:"path"`
	// Hash of the value of the other leaf, 32 bytes
	ValueHash string `json:"value_hash"`
}

type ChainVerifyAnchorResultProofPathTerminal3 struct {
	// Empty subtree: the key is absent
	Empty map[string]json.RawMessage `json:"empty"`
}

type ChainVoteProposalResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainVoteUpgradeResult1 struct {
	// Hash of the bundle, which identifies its receipt
	BundleHash Hash `json:"bundle_hash"`
	// pending: in the mempool; included: in a block
	Status string `json:"status"`
	// Account that sends the bundle and pays the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Gas limit of the bundle
	GasLimit int64 `json:"gas_limit"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Maximum fee, for all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of the operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none
	Created json.RawMessage `json:"created,omitempty"`
	// Receipt; null until a block includes the bundle
	Receipt *Receipt `json:"receipt,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
}

type ChainVotesOfResult struct {
	// Events under the key, newest first
	Events []ChainVotesOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block in the index
	IndexedHeight Height `json:"indexed_height"`
}

type ChainVotesOfResultEventsItem struct {
	// Height of the block
	Height Height `json:"height"`
	// Timestamp of the block, Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused the event; null for a block event
	BundleHash *Hash `json:"bundle_hash"`
	// Index of the operation in the bundle, from 0; null for an event without an operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event
	Data ChainVotesOfResultEventsItemData `json:"data"`
}

// Fields of the event
type ChainVotesOfResultEventsItemData struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// True for a vote in favor, false for a vote against
	Approve bool `json:"approve"`
	// Voting power in raw native units of stake
	Power Amount `json:"power"`
}

// The Ed25519 public key with which a validator signs: 64 hex characters, answered without 0x.
type ConsensusKey = string

// A DAO: its token, settings and treasury
type Dao struct {
	// Account of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Name of the DAO, 1 to 64 characters; not unique
	Name string `json:"name"`
	// Mint address of the token whose holders vote
	TokenMint Mint `json:"token_mint"`
	// Symbol of that token; the mint address of a liquidity token
	TokenSymbol string `json:"token_symbol"`
	// Account that can mint more of that token, and so outvote all holders; null for none
	MintAuthority *Address `json:"mint_authority,omitempty"`
	// Settings of the DAO
	Config DaoConfig `json:"config"`
	// Account that created the DAO
	Creator Address `json:"creator"`
	// Number of proposals ever made
	Proposals int64 `json:"proposals"`
	// Balances of the treasury, the native token first, at most 100 tokens; chain_getAddressTokens lists all
	Treasury []DaoTreasuryItem `json:"treasury"`
	// Height of the block that created the DAO
	CreatedAtHeight Height `json:"created_at_height"`
}

// Settings of the DAO
type DaoConfig struct {
	// Raw units of the token that the proposer must hold until the vote ends
	ProposalThreshold Amount `json:"proposal_threshold"`
	// Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
	QuorumBps int64 `json:"quorum_bps"`
	// Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
	ApprovalBps int64 `json:"approval_bps"`
	// Seconds between the end of the vote and the earliest execution, at most 30 days
	TimelockS int64 `json:"timelock_s"`
	// Seconds after the timelock in which the proposal can be executed, at least 3,600
	ExecutionWindowS int64 `json:"execution_window_s"`
	// Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks int64 `json:"late_quorum_extension_blocks"`
	// True if the vote ends as soon as the proposal is certain to pass
	AllowEarlyExecution bool `json:"allow_early_execution"`
	// Blocks between the proposal and the first block of the vote, 1 to 43,200
	VotingDelayBlocks int64 `json:"voting_delay_blocks"`
	// Length of the vote in blocks, 150 to 1,296,000
	VotingPeriodBlocks int64 `json:"voting_period_blocks"`
	// Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
	Guardian *Address `json:"guardian,omitempty"`
	// Purpose of the DAO, at most 1,000 characters
	Description string `json:"description"`
	// Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type DaoTreasuryItem struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Symbol of the token; the mint address of a liquidity token
	Symbol string `json:"symbol"`
	// Balance of the DAO in raw units
	Balance Amount `json:"balance"`
}

type DebugTraceCallBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type DevAdvanceTimeResult struct {
	// Height of the first block with the new time
	Height Height `json:"height"`
	// Time of that block, in Unix seconds
	Time Time `json:"time"`
}

// Result of simulated operations
type DryRun struct {
	// True if the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that the operations would use; 0 if they would fail
	GasUsed int64 `json:"gas_used"`
	// Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Simulated operations, in order
	Operations []OperationRecord `json:"operations"`
	// Events that the operations would emit
	Events []Event `json:"events"`
	// Error with which the operations would fail; null if they would succeed
	Error *Refusal `json:"error,omitempty"`
	// Warnings before signing, one sentence each
	Warnings []string `json:"warnings"`
	// Changes of balances, including the fee
	BalanceChanges []DryRunBalanceChangesItem `json:"balance_changes"`
}

type DryRunBalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Change of the balance in raw units; negative if the account pays
	Delta string `json:"delta"`
}

type ErigonGetHeaderByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthCallBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthEstimateGasBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthFeeHistoryNewest4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBalanceBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockReceiptsBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockTransactionCountByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockTransactionCountByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetCodeBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetHeaderByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetHeaderByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetRawTransactionByBlockHashAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetRawTransactionByBlockNumberAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetStorageAtBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetTransactionByBlockHashAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetTransactionByBlockNumberAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetTransactionCountBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleByBlockHashAndIndexHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleByBlockNumberAndIndexHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleCountByBlockHashHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleCountByBlockNumberHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

// Storage that a transaction declares that it reads
type EthereumAccess struct {
	// Contract that owns the storage
	Address EthereumAddress `json:"address"`
	// Slots of the contract, 32 bytes each
	StorageKeys []EthereumHash `json:"storageKeys"`
}

// Last 20 bytes of an account or contract, as 0x and 40 hex digits
type EthereumAddress = string

// Block in the form of Ethereum
type EthereumBlock struct {
	// Height of the block in the chain
	Number Quantity `json:"number"`
	// Hash by which the block is known; null while pending
	Hash *EthereumHash `json:"hash"`
	// Hash of the previous block
	ParentHash EthereumHash `json:"parentHash"`
	// Zeros: the chain has no mining; null while pending
	Nonce *EthereumData `json:"nonce"`
	// Hash of an empty list: the chain has no uncles
	Sha3Uncles EthereumHash `json:"sha3Uncles"`
	// Bloom filter of the contracts and topics of its logs
	LogsBloom EthereumData `json:"logsBloom"`
	// Merkle root over the transactions
	TransactionsRoot EthereumHash `json:"transactionsRoot"`
	// Root of the state tree after the block
	StateRoot EthereumHash `json:"stateRoot"`
	// Merkle root over the receipts
	ReceiptsRoot EthereumHash `json:"receiptsRoot"`
	// Account of the proposer; null while pending
	Miner *EthereumAddress `json:"miner"`
	// Zero: the chain has no mining
	Difficulty Quantity `json:"difficulty"`
	// Zero: the chain has no mining
	TotalDifficulty Quantity `json:"totalDifficulty"`
	// Empty: proposers add no data
	ExtraData EthereumData `json:"extraData"`
	// Largest amount of gas allowed
	GasLimit Quantity `json:"gasLimit"`
	// Gas used by all its transactions
	GasUsed Quantity `json:"gasUsed"`
	// Time of the proposal, in Unix seconds
	Timestamp Quantity `json:"timestamp"`
	// Zeros: the chain has no mining
	MixHash EthereumHash `json:"mixHash"`
	// Minimum price per unit of gas at this height, in wei
	BaseFeePerGas Quantity `json:"baseFeePerGas"`
	// Size in bytes
	Size Quantity `json:"size"`
	// Transactions or their hashes, in execution order
	Transactions json.RawMessage `json:"transactions"`
	// Empty list: the chain has no uncles
	Uncles []EthereumHash `json:"uncles"`
}

// Call, or unsigned transaction
type EthereumCall struct {
	// Sender (default the zero address)
	From *EthereumAddress `json:"from,omitempty"`
	// Account or contract to call; null for a contract creation
	To *EthereumAddress `json:"to,omitempty"`
	// Native value to transfer, in wei (default 0)
	Value *Quantity `json:"value,omitempty"`
	// Call data, ABI-encoded; older name of `input`
	Data *EthereumData `json:"data,omitempty"`
	// Call data, ABI-encoded
	Input *EthereumData `json:"input,omitempty"`
	// Nonce of the sender (default the next one)
	Nonce *Quantity `json:"nonce,omitempty"`
	// Gas limit (default that of a block)
	Gas *Quantity `json:"gas,omitempty"`
	// Price per unit of gas, in wei
	GasPrice *Quantity `json:"gasPrice,omitempty"`
	// Maximum price per unit of gas, in wei
	MaxFeePerGas *Quantity `json:"maxFeePerGas,omitempty"`
	// Tip offered per unit of gas, in wei; never charged
	MaxPriorityFeePerGas *Quantity `json:"maxPriorityFeePerGas,omitempty"`
	// Declared storage reads; without effect on this chain
	AccessList []EthereumCallAccessListItem `json:"accessList,omitempty"`
}

type EthereumCallAccessListItem struct {
	// Contract that owns the storage
	Address EthereumAddress `json:"address"`
	// Slots of the contract, 32 bytes each
	StorageKeys []EthereumHash `json:"storageKeys"`
}

// Transaction or call in the format of geth’s callTracer
type EthereumCallTrace struct {
	// Always CALL: no EVM code runs on this chain
	Type string `json:"type"`
	// Caller or sender
	From EthereumAddress `json:"from"`
	// Called account or recipient; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native value, in wei
	Value Quantity `json:"value"`
	// Gas limit; zero for inner transfers, which use that of the transaction
	Gas Quantity `json:"gas"`
	// Gas that execution used
	GasUsed Quantity `json:"gasUsed"`
	// Call data; for native bundles their bytes
	Input EthereumData `json:"input"`
	// Return data, or revert data
	Output *EthereumData `json:"output,omitempty"`
	// Present if a simulated call reverts
	Error *string `json:"error,omitempty"`
	// Revert reason as text, if a simulated call reverts
	RevertReason *string `json:"revertReason,omitempty"`
	// Native transfers inside, in order
	Calls []EthereumInnerCall `json:"calls,omitempty"`
	// Present with `withLog`
	Logs []EthereumTracedLog `json:"logs,omitempty"`
}

// Bytes as 0x and an even number of hex digits
type EthereumData = string

// Gas prices and gas use of a range of blocks
type EthereumFeeHistory struct {
	// First block of the range
	OldestBlock Quantity `json:"oldestBlock"`
	// Minimum price per unit of gas of each block and of the next one, in wei
	BaseFeePerGas []Quantity `json:"baseFeePerGas"`
	// Share of the gas limit used by each block, 0 to 1
	GasUsedRatio []float64 `json:"gasUsedRatio"`
	// Tips of each block at the requested percentiles of gas: the price paid above the minimum, in wei
	Reward [][]Quantity `json:"reward,omitempty"`
}

// 32-byte hash as 0x and 64 hex digits
type EthereumHash = string

// Header of a block
type EthereumHeader struct {
	// Height of the block in the chain
	Number Quantity `json:"number"`
	// Hash by which the block is known; null while pending
	Hash *EthereumHash `json:"hash"`
	// Hash of the previous block
	ParentHash EthereumHash `json:"parentHash"`
	// Zeros: the chain has no mining; null while pending
	Nonce *EthereumData `json:"nonce"`
	// Hash of an empty list: the chain has no uncles
	Sha3Uncles EthereumHash `json:"sha3Uncles"`
	// Bloom filter of the contracts and topics of its logs
	LogsBloom EthereumData `json:"logsBloom"`
	// Merkle root over the transactions
	TransactionsRoot EthereumHash `json:"transactionsRoot"`
	// Root of the state tree after the block
	StateRoot EthereumHash `json:"stateRoot"`
	// Merkle root over the receipts
	ReceiptsRoot EthereumHash `json:"receiptsRoot"`
	// Account of the proposer; null while pending
	Miner *EthereumAddress `json:"miner"`
	// Zero: the chain has no mining
	Difficulty Quantity `json:"difficulty"`
	// Zero: the chain has no mining
	TotalDifficulty Quantity `json:"totalDifficulty"`
	// Empty: proposers add no data
	ExtraData EthereumData `json:"extraData"`
	// Largest amount of gas allowed
	GasLimit Quantity `json:"gasLimit"`
	// Gas used by all its transactions
	GasUsed Quantity `json:"gasUsed"`
	// Time of the proposal, in Unix seconds
	Timestamp Quantity `json:"timestamp"`
	// Zeros: the chain has no mining
	MixHash EthereumHash `json:"mixHash"`
	// Minimum price per unit of gas at this height, in wei
	BaseFeePerGas Quantity `json:"baseFeePerGas"`
}

// Native transfer by an operation, shown as a call without data
type EthereumInnerCall struct {
	// Always CALL: no EVM code runs on this chain
	Type string `json:"type"`
	// Caller or sender
	From EthereumAddress `json:"from"`
	// Called account or recipient; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native value, in wei
	Value Quantity `json:"value"`
	// Gas limit; zero for inner transfers, which use that of the transaction
	Gas Quantity `json:"gas"`
	// Gas that execution used
	GasUsed Quantity `json:"gasUsed"`
	// Always empty
	Input EthereumData `json:"input"`
}

// Log of a contract
type EthereumLog struct {
	// Contract that emitted the log
	Address EthereumAddress `json:"address"`
	// Hash of the event, then its indexed fields
	Topics []EthereumHash `json:"topics"`
	// Remaining fields of the event, ABI-encoded
	Data EthereumData `json:"data"`
	// Height of the block in the chain
	BlockNumber Quantity `json:"blockNumber"`
	// Hash of the transaction that caused the log
	TransactionHash EthereumHash `json:"transactionHash"`
	// Position of the transaction in its block, from 0
	TransactionIndex Quantity `json:"transactionIndex"`
	// Hash by which the block is known
	BlockHash EthereumHash `json:"blockHash"`
	// Position of the log in its block, from 0
	LogIndex Quantity `json:"logIndex"`
	// Always false: blocks are final
	Removed bool `json:"removed"`
	// Time of the proposal of the block, in Unix seconds
	BlockTimestamp Quantity `json:"blockTimestamp"`
}

// Log filter; an omitted field matches every log
type EthereumLogFilter struct {
	// One contract or a list of up to 1,000 (default all)
	Address json.RawMessage `json:"address,omitempty"`
	// Accepted topics for each of the four positions: one, a list, or null for any
	Topics []json.RawMessage `json:"topics,omitempty"`
	// First block: number or tag (default the latest)
	FromBlock *string `json:"fromBlock,omitempty"`
	// Last block: number or tag (default the latest)
	ToBlock *string `json:"toBlock,omitempty"`
	// Only this block; excludes fromBlock and toBlock
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
}

// Transactions in the mempool of this node
type EthereumPool struct {
	// Executable transactions, by sender and nonce
	Pending map[string]json.RawMessage `json:"pending"`
	// Transactions behind a nonce gap, by sender and nonce
	Queued map[string]json.RawMessage `json:"queued"`
}

// Receipt of a transaction
type EthereumReceipt struct {
	// Transaction type: 0 legacy, 1 with access list, 2 with a fee cap
	Type Quantity `json:"type"`
	// Always 1: failed transactions are in no block
	Status Quantity `json:"status"`
	// Hash by which the transaction is known
	TransactionHash EthereumHash `json:"transactionHash"`
	// Position of the transaction in its block, from 0
	TransactionIndex Quantity `json:"transactionIndex"`
	// Hash by which the block is known
	BlockHash EthereumHash `json:"blockHash"`
	// Height of the block in the chain
	BlockNumber Quantity `json:"blockNumber"`
	// Account of the sender
	From EthereumAddress `json:"from"`
	// Account or contract called; null for a contract creation
	To *EthereumAddress `json:"to"`
	// Always null: transactions create no contracts
	ContractAddress json.RawMessage `json:"contractAddress"`
	// Gas used in the block up to and including this transaction
	CumulativeGasUsed Quantity `json:"cumulativeGasUsed"`
	// Gas that the sender paid for
	GasUsed Quantity `json:"gasUsed"`
	// Price paid per unit of gas, in wei
	EffectiveGasPrice Quantity `json:"effectiveGasPrice"`
	// Logs, in order
	Logs []EthereumLog `json:"logs"`
	// Bloom filter of the contracts and topics of its logs
	LogsBloom EthereumData `json:"logsBloom"`
}

// Sync progress
type EthereumSyncing struct {
	// Height at which the sync started
	StartingBlock Quantity `json:"startingBlock"`
	// Height of this node
	CurrentBlock Quantity `json:"currentBlock"`
	// Highest height reported by a peer
	HighestBlock Quantity `json:"highestBlock"`
}

// Transaction, or native transfer inside one, in the format of OpenEthereum
type EthereumTrace struct {
	// Caller, called account, value and data
	Action EthereumTraceAction `json:"action"`
	// Gas used and return data
	Result EthereumTraceResult `json:"result"`
	// Number of inner transfers
	Subtraces int64 `json:"subtraces"`
	// Empty for the transaction; otherwise the position of the inner transfer
	TraceAddress []int64 `json:"traceAddress"`
	// Hash by which the block is known
	BlockHash EthereumHash `json:"blockHash"`
	// Height of the block in the chain
	BlockNumber int64 `json:"blockNumber"`
	// Hash of the traced transaction
	TransactionHash EthereumHash `json:"transactionHash"`
	// Position of the transaction in its block
	TransactionPosition int64 `json:"transactionPosition"`
	// Always call: no contract is created or destroyed
	Type string `json:"type"`
}

// Call that the trace is of
type EthereumTraceAction struct {
	// Always CALL: no EVM code runs on this chain
	CallType string `json:"callType"`
	// Caller or sender
	From EthereumAddress `json:"from"`
	// Called account or recipient; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native value, in wei
	Value Quantity `json:"value"`
	// Gas limit; zero for inner transfers, which use that of the transaction
	Gas Quantity `json:"gas"`
	// Call data; for native bundles their bytes
	Input EthereumData `json:"input"`
}

// Trace filter; other fields are ignored
type EthereumTraceFilter struct {
	// First block: number or tag (default the latest)
	FromBlock json.RawMessage `json:"fromBlock,omitempty"`
	// Last block: number or tag (default the latest)
	ToBlock json.RawMessage `json:"toBlock,omitempty"`
	// Only traces from one of these addresses
	FromAddress []EthereumAddress `json:"fromAddress,omitempty"`
	// Only traces to one of these addresses
	ToAddress []EthereumAddress `json:"toAddress,omitempty"`
	// Number of matching traces to skip
	After *int64 `json:"after,omitempty"`
	// Number of traces, at most 1000
	Count *int64 `json:"count,omitempty"`
}

// Result of the traced call
type EthereumTraceResult struct {
	// Gas that execution used
	GasUsed Quantity `json:"gasUsed"`
	// Return data; empty if there is none
	Output EthereumData `json:"output"`
}

// Log in the format of geth’s callTracer
type EthereumTracedLog struct {
	// Token or collection
	Address EthereumAddress `json:"address"`
	// Hash of the event, then its indexed fields
	Topics []EthereumHash `json:"topics"`
	// Remaining fields, in words of 32 bytes
	Data EthereumData `json:"data"`
	// Number of inner calls before the log: always zero
	Position Quantity `json:"position"`
	// Position among the logs of the transaction
	Index Quantity `json:"index"`
}

// Tracer and its options; other fields are ignored
type EthereumTracing struct {
	// Only "callTracer" is supported
	Tracer *string `json:"tracer,omitempty"`
	// Options of the tracer
	TracerConfig *EthereumTracingTracerConfig `json:"tracerConfig,omitempty"`
}

type EthereumTracingTracerConfig struct {
	// True to omit inner transfers
	OnlyTopCall *bool `json:"onlyTopCall,omitempty"`
	// True to include logs
	WithLog *bool `json:"withLog,omitempty"`
}

// Transaction, or native bundle in the form of a transaction
type EthereumTransaction struct {
	// Hash of the block; null while pending
	BlockHash *EthereumHash `json:"blockHash"`
	// Height of the block; null while pending
	BlockNumber *Quantity `json:"blockNumber"`
	// Time of the proposal of the block, in Unix seconds; null while pending
	BlockTimestamp *Quantity `json:"blockTimestamp"`
	// Position in the block, from 0; null while pending
	TransactionIndex *Quantity `json:"transactionIndex"`
	// Hash by which the transaction is known
	Hash EthereumHash `json:"hash"`
	// Transaction type: 0 legacy, 1 with access list, 2 with a fee cap
	Type Quantity `json:"type"`
	// Account of the sender
	From EthereumAddress `json:"from"`
	// Account or contract called; null for a contract creation
	To *EthereumAddress `json:"to"`
	// Nonce of the sender
	Nonce Quantity `json:"nonce"`
	// Largest amount of gas allowed
	Gas Quantity `json:"gas"`
	// Native value transferred, in wei
	Value Quantity `json:"value"`
	// Call data, ABI-encoded
	Input EthereumData `json:"input"`
	// Id of the chain that it is signed for
	ChainId Quantity `json:"chainId"`
	// Price per unit of gas, in wei
	GasPrice Quantity `json:"gasPrice"`
	// Maximum price per unit of gas, in wei
	MaxFeePerGas *Quantity `json:"maxFeePerGas,omitempty"`
	// Tip offered per unit of gas, in wei; never charged
	MaxPriorityFeePerGas *Quantity `json:"maxPriorityFeePerGas,omitempty"`
	// Declared storage reads; without effect on this chain
	AccessList []EthereumAccess `json:"accessList,omitempty"`
	// Signature: parity of the point, and the chain id
	V Quantity `json:"v"`
	// Signature: parity of the point
	YParity *Quantity `json:"yParity,omitempty"`
	// Signature: r
	R Quantity `json:"r"`
	// Signature: s
	S Quantity `json:"s"`
}

// Event that a module emitted in a bundle or block
type Event struct {
	// Index among the events of the bundle or block, from 0
	Index int64 `json:"index"`
	// Index of the operation that emitted the event, from 0; null for events of no operation
	OpIndex *int64 `json:"op_index,omitempty"`
	// Module that emitted the event
	Module string `json:"module"`
	// Name of the event in its module
	Name string `json:"name"`
	// Fields of the event, as the module declares them
	Data json.RawMessage `json:"data"`
}

// Profile of a player in a game
type GameProfile struct {
	// Unique id of the game
	GameId string `json:"game_id"`
	// False if the player hides the profile; the fields below are null then
	Visible bool `json:"visible"`
	// Account of the player
	PassportOwner *Address `json:"passport_owner,omitempty"`
	// Display name of the game
	GameName *string `json:"game_name,omitempty"`
	// Current score of the player in the game
	Score *int64 `json:"score,omitempty"`
	// Current numbers by name, as reported by the game
	Stats map[string]int64 `json:"stats,omitempty"`
	// Achievements of the player in the game, in alphabetical order
	Achievements []string `json:"achievements,omitempty"`
	// Time of the first update in Unix seconds
	FirstPlayed *Time `json:"first_played,omitempty"`
	// Time of the last update in Unix seconds
	LastPlayed *Time `json:"last_played,omitempty"`
	// Number of updates by the game
	Updates *int64 `json:"updates,omitempty"`
}

// A 32-byte hash. Answers use the native form (hash prefix and base58 of 32 bytes); 0x and 64 hex characters are accepted as well.
type Hash = string

// A block height; genesis is 0.
type Height = int64

// 32 bytes in hex, answered with 0x.
type Hex32 = string

// An operation in an operation; its fields are those of the same name in Operation.
type InnerOperation struct {
	// Publishes up to 1,024 bytes. They are part of the block, not of the state.
	Memo map[string]json.RawMessage `json:"Memo,omitempty"`
	// Adds a key to the account of the sender. Each key alone can sign for the account.
	AddKey map[string]json.RawMessage `json:"AddKey,omitempty"`
	// Removes a key from the account of the sender. At least one key must remain.
	RemoveKey map[string]json.RawMessage `json:"RemoveKey,omitempty"`
	// Replaces a key of the account of the sender with a new one.
	RotateKey map[string]json.RawMessage `json:"RotateKey,omitempty"`
	// Transfers an amount of a token to another account.
	Transfer map[string]json.RawMessage `json:"Transfer,omitempty"`
	// Transfers tokens to up to 256 recipients, all or nothing. Equal tokens of a recipient are added up.
	BatchTransfer map[string]json.RawMessage `json:"BatchTransfer,omitempty"`
	// Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
	CreateToken map[string]json.RawMessage `json:"CreateToken,omitempty"`
	// Mints a token. Mint authority only; for a stablecoin, its minters.
	MintToken map[string]json.RawMessage `json:"MintToken,omitempty"`
	// Burns tokens of the sender. The native token cannot be burned, because its supply is fixed.
	BurnToken map[string]json.RawMessage `json:"BurnToken,omitempty"`
	// Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
	UpdateTokenMetadata map[string]json.RawMessage `json:"UpdateTokenMetadata,omitempty"`
	// Locks the metadata of a token that the sender created, permanently.
	LockTokenMetadata map[string]json.RawMessage `json:"LockTokenMetadata,omitempty"`
	// Transfers a role of a token that the sender holds, or renounces it permanently. Roles of a stablecoin are changed by its owner, a multi-signature account, and the change takes effect 48 hours later; naming the current holder cancels a pending change.
	SetTokenAuthority map[string]json.RawMessage `json:"SetTokenAuthority,omitempty"`
	// Freezes or unfreezes an account for a stablecoin: while frozen, it cannot send, receive or burn the token. Freeze authority only.
	FreezeAccount map[string]json.RawMessage `json:"FreezeAccount,omitempty"`
	// Pauses or resumes a stablecoin or a bridged token: while paused, it cannot be transferred, minted or burned. Pause authority only.
	PauseToken map[string]json.RawMessage `json:"PauseToken,omitempty"`
	// Sets the allowance of a minter of a stablecoin per window. The issuer changes existing minters. The owner, a multi-signature account, appoints a new minter, which may mint 48 hours later. Both can remove a minter with an allowance of 0.
	SetMinterAllowance map[string]json.RawMessage `json:"SetMinterAllowance,omitempty"`
	// Attests the reserves of a stablecoin with the hash of a report, valid for 35 days. The supply cannot be minted beyond the attested amount. Attestor only.
	AttestReserves map[string]json.RawMessage `json:"AttestReserves,omitempty"`
	// Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
	Stake map[string]json.RawMessage `json:"Stake,omitempty"`
	// Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
	Unstake map[string]json.RawMessage `json:"Unstake,omitempty"`
	// Claims all stake of the sender that has unbonded.
	ClaimUnstake map[string]json.RawMessage `json:"ClaimUnstake,omitempty"`
	// Claims the staking rewards of the sender, from all validators or from one; for an operator, including the commission. Compounded rewards are already stake.
	ClaimRewards map[string]json.RawMessage `json:"ClaimRewards,omitempty"`
	// Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
	SetCommission map[string]json.RawMessage `json:"SetCommission,omitempty"`
	// Releases the validator of the sender from jail after its term. It can be active again from the next epoch.
	Unjail map[string]json.RawMessage `json:"Unjail,omitempty"`
	// Sets the description of the validator of the sender.
	SetValidatorMetadata map[string]json.RawMessage `json:"SetValidatorMetadata,omitempty"`
	// Sets whether the validator of the sender accepts delegations, and their terms.
	SetPoolConfig map[string]json.RawMessage `json:"SetPoolConfig,omitempty"`
	// Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
	SetAutoCompound map[string]json.RawMessage `json:"SetAutoCompound,omitempty"`
	// Moves stake to another validator without unbonding. It must stay there for 21 days.
	Redelegate map[string]json.RawMessage `json:"Redelegate,omitempty"`
	// Submits evidence of a double sign: two conflicting consensus messages signed by one validator, which is then jailed. Anyone may send this.
	SubmitEvidence map[string]json.RawMessage `json:"SubmitEvidence,omitempty"`
	// Changes the consensus key of the validator of the sender. The new key signs from the next epoch on; change the key of the node then. Double signs of the old key can still be punished.
	RotateConsensusKey map[string]json.RawMessage `json:"RotateConsensusKey,omitempty"`
	// Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
	CreateMultiSig map[string]json.RawMessage `json:"CreateMultiSig,omitempty"`
	// Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
	ProposeMultiSigTx map[string]json.RawMessage `json:"ProposeMultiSigTx,omitempty"`
	// Approves a transaction by its number, without a check of its operations. Signers only.
	ApproveMultiSigTx map[string]json.RawMessage `json:"ApproveMultiSigTx,omitempty"`
	// Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
	ApproveMultiSigOperations map[string]json.RawMessage `json:"ApproveMultiSigOperations,omitempty"`
	// Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
	RevokeMultiSigApproval map[string]json.RawMessage `json:"RevokeMultiSigApproval,omitempty"`
	// Sets the guardians that may give the account of the sender a new key, the number of approvals, and the time in which the owner can object; 48 to 72 hours are recommended. No guardians turn recovery off. A change takes effect after the previous timelock.
	SetRecovery map[string]json.RawMessage `json:"SetRecovery,omitempty"`
	// Initiates a recovery: a new key that replaces all keys of the account. If a recovery with the same key is pending, the call approves it. Guardians only.
	InitiateRecovery map[string]json.RawMessage `json:"InitiateRecovery,omitempty"`
	// Cancels the pending recovery of the account of the sender. Guardians can initiate another.
	CancelRecovery map[string]json.RawMessage `json:"CancelRecovery,omitempty"`
	// Finalizes a recovery after its timelock, if enough guardians have approved: the new key replaces all keys; address, nonce and balances stay. Anyone may send this.
	FinalizeRecovery map[string]json.RawMessage `json:"FinalizeRecovery,omitempty"`
	// Reports a contract with a link to evidence. Each account counts once per contract. Levels are decided by governance proposals.
	ReportContractSafety map[string]json.RawMessage `json:"ReportContractSafety,omitempty"`
	// Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
	CreateProposal map[string]json.RawMessage `json:"CreateProposal,omitempty"`
	// Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
	VoteProposal map[string]json.RawMessage `json:"VoteProposal,omitempty"`
	// Votes on a proposal with the stake bonded when the epoch of the proposal began. A content hash makes the vote fail if the proposal has a different content. A new vote replaces the previous one.
	VoteProposalContent map[string]json.RawMessage `json:"VoteProposalContent,omitempty"`
	// Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
	ExecuteProposal map[string]json.RawMessage `json:"ExecuteProposal,omitempty"`
	// Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
	CancelProposal map[string]json.RawMessage `json:"CancelProposal,omitempty"`
	// Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
	ScheduleUpgrade map[string]json.RawMessage `json:"ScheduleUpgrade,omitempty"`
	// Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
	CancelUpgrade map[string]json.RawMessage `json:"CancelUpgrade,omitempty"`
	// Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
	VoteUpgrade map[string]json.RawMessage `json:"VoteUpgrade,omitempty"`
	// Votes on a plan as a validator with its stake when the plan was scheduled. A content hash makes the vote fail if the plan has a different content. A new vote replaces the previous one.
	VoteUpgradePlan map[string]json.RawMessage `json:"VoteUpgradePlan,omitempty"`
	// Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
	CreatePool map[string]json.RawMessage `json:"CreatePool,omitempty"`
	// Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
	AddLiquidity map[string]json.RawMessage `json:"AddLiquidity,omitempty"`
	// Removes liquidity from a pool: burns LP tokens for their share of both reserves.
	RemoveLiquidity map[string]json.RawMessage `json:"RemoveLiquidity,omitempty"`
	// Swaps two tokens in their pool. Fails if the output is below `min_amount_out`.
	Swap map[string]json.RawMessage `json:"Swap,omitempty"`
	// Swaps through up to four pools, all or nothing, and pays the output to the recipient.
	SwapRoute map[string]json.RawMessage `json:"SwapRoute,omitempty"`
	// Locks LP tokens of the sender until a time. With `lp_amount` 0, it extends all locks of the sender in this pool that end earlier, at most 32; beyond that, use ExtendLpLock.
	LockLiquidity map[string]json.RawMessage `json:"LockLiquidity,omitempty"`
	// Extends a lock of the sender.
	ExtendLpLock map[string]json.RawMessage `json:"ExtendLpLock,omitempty"`
	// Transfers a lock of the sender to another account, which receives the LP tokens when the lock ends.
	TransferLpLock map[string]json.RawMessage `json:"TransferLpLock,omitempty"`
	// Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
	CreatePresale map[string]json.RawMessage `json:"CreatePresale,omitempty"`
	// Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
	ContributePresale map[string]json.RawMessage `json:"ContributePresale,omitempty"`
	// Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
	FinalizePresale map[string]json.RawMessage `json:"FinalizePresale,omitempty"`
	// Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
	RefundPresale map[string]json.RawMessage `json:"RefundPresale,omitempty"`
	// Cancels a presale of the sender before its end and its soft cap. All contributions are refunded.
	CancelPresale map[string]json.RawMessage `json:"CancelPresale,omitempty"`
	// Claims the tokens of a finalized presale that are due to the sender.
	ClaimPresale map[string]json.RawMessage `json:"ClaimPresale,omitempty"`
	// Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
	CreateNftCollection map[string]json.RawMessage `json:"CreateNftCollection,omitempty"`
	// Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
	MintNft map[string]json.RawMessage `json:"MintNft,omitempty"`
	// Transfers a token to another account. Allowed for the owner, its operators and the approved account.
	TransferNft map[string]json.RawMessage `json:"TransferNft,omitempty"`
	// Burns a token of the sender. Its number is never reused.
	BurnNft map[string]json.RawMessage `json:"BurnNft,omitempty"`
	// Approves an account to transfer one token of the sender until its next transfer, or, without a token_id, all tokens of the sender in a collection until revoked.
	ApproveNft map[string]json.RawMessage `json:"ApproveNft,omitempty"`
	// Changes the texts of a collection of the sender, or transfers the collection to a new owner. An omitted or null field stays; an empty one is cleared. A locked collection can only be transferred.
	UpdateNftCollection map[string]json.RawMessage `json:"UpdateNftCollection,omitempty"`
	// Locks a collection of the sender permanently: it can mint no more tokens, and its texts cannot change.
	LockNftCollection map[string]json.RawMessage `json:"LockNftCollection,omitempty"`
	// Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
	CreateMultiTokenCollection map[string]json.RawMessage `json:"CreateMultiTokenCollection,omitempty"`
	// Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
	DefineTokenType map[string]json.RawMessage `json:"DefineTokenType,omitempty"`
	// Mints units of a type in a collection of the sender.
	MintMultiToken map[string]json.RawMessage `json:"MintMultiToken,omitempty"`
	// Mints 1 to 256 entries in a collection of the sender, all or nothing.
	BatchMintMultiToken map[string]json.RawMessage `json:"BatchMintMultiToken,omitempty"`
	// Transfers units of a type to another account.
	TransferMultiToken map[string]json.RawMessage `json:"TransferMultiToken,omitempty"`
	// Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
	BatchTransferMultiToken map[string]json.RawMessage `json:"BatchTransferMultiToken,omitempty"`
	// Burns units of a type from the balance of the sender.
	BurnMultiToken map[string]json.RawMessage `json:"BurnMultiToken,omitempty"`
	// Approves or removes an operator, which may transfer all units of the sender in a collection.
	SetMultiTokenOperator map[string]json.RawMessage `json:"SetMultiTokenOperator,omitempty"`
	// Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
	CreateStakingPool map[string]json.RawMessage `json:"CreateStakingPool,omitempty"`
	// Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
	StakeToPool map[string]json.RawMessage `json:"StakeToPool,omitempty"`
	// Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
	UnstakeFromPool map[string]json.RawMessage `json:"UnstakeFromPool,omitempty"`
	// Claims all rewards of the sender in a pool, open or closed.
	ClaimPoolRewards map[string]json.RawMessage `json:"ClaimPoolRewards,omitempty"`
	// Adds rewards to a pool. If the pool has a funder, only it may send this; otherwise anyone may, and the creator gets the remainder when the pool is closed.
	FundStakingPool map[string]json.RawMessage `json:"FundStakingPool,omitempty"`
	// Closes a pool of the sender in which nothing is staked. The rewards that are not owed to former stakers are returned to the funder, or to the creator if there is none. Former stakers can still claim.
	CloseStakingPool map[string]json.RawMessage `json:"CloseStakingPool,omitempty"`
	// Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
	Anchor map[string]json.RawMessage `json:"Anchor,omitempty"`
	// Transfers a namespace of the sender to another account, which can then anchor in it. Existing anchors stay.
	TransferNamespace map[string]json.RawMessage `json:"TransferNamespace,omitempty"`
	// Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
	RegisterName map[string]json.RawMessage `json:"RegisterName,omitempty"`
	// Commits to a name without revealing it: Blake3 of name, sender and a salt. From five blocks later, RegisterName with the salt takes precedence over registrations in the same block without a commitment.
	CommitName map[string]json.RawMessage `json:"CommitName,omitempty"`
	// Transfers a name of the sender to another account. The name then resolves to that account; its text records are deleted, and it is no longer a primary name.
	TransferName map[string]json.RawMessage `json:"TransferName,omitempty"`
	// Sets a record of a name. `address` is the account that the name resolves to; an empty value means the owner. `primary` is set by that account: true makes the name its primary name, false removes it. Any other key, such as url or email, is a text record of the owner; an empty value removes it.
	SetNameRecord map[string]json.RawMessage `json:"SetNameRecord,omitempty"`
	// Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
	BridgeDeposit map[string]json.RawMessage `json:"BridgeDeposit,omitempty"`
	// Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
	BridgeWithdraw map[string]json.RawMessage `json:"BridgeWithdraw,omitempty"`
	// Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
	RegisterBridgeMapping map[string]json.RawMessage `json:"RegisterBridgeMapping,omitempty"`
	// Reports, as an attester of the current set, the deposit in a log of another chain. A later report replaces an earlier one. The deposit is received once enough reports agree.
	BridgeObserve map[string]json.RawMessage `json:"BridgeObserve,omitempty"`
	// Signs, as an attester of the current set, that a withdrawal may be released. Enough signatures are the proof for the other chain. After a change of the set, the new attesters can sign again. With release_tx, it confirms that the withdrawal was released.
	BridgeAttestWithdrawal map[string]json.RawMessage `json:"BridgeAttestWithdrawal,omitempty"`
	// Appoints the attesters: 3 to 32 keys and a threshold above two thirds. Proofs of the previous set stay valid for 24 hours. Foundation only.
	SetAttesterSet map[string]json.RawMessage `json:"SetAttesterSet,omitempty"`
	// Sets the limits above which receives of a token are delayed, pauses or resumes the token, and sets its withdrawal fees. Foundation only.
	SetBridgeLimits map[string]json.RawMessage `json:"SetBridgeLimits,omitempty"`
	// Cancels a delayed receive of a false deposit. Its log can never be received again. Foundation only.
	CancelPendingReceive map[string]json.RawMessage `json:"CancelPendingReceive,omitempty"`
	// Refunds a withdrawal that was not released, from 24 hours after its signatures expire. The release fee is returned; the treasury fee is not. Foundation only, after it has checked that the tokens were not released.
	RefundWithdrawal map[string]json.RawMessage `json:"RefundWithdrawal,omitempty"`
	// Opens or closes a channel: while it is open, a token of this chain can be locked for another Trellis chain that has mapped a token to it, and unlocked again. Foundation only.
	SetBridgeLane map[string]json.RawMessage `json:"SetBridgeLane,omitempty"`
	// Locks tokens of this chain for an account of another Trellis chain, which credits them once its attesters report the lock. A withdrawal there unlocks them.
	BridgeLock map[string]json.RawMessage `json:"BridgeLock,omitempty"`
	// Pays out tokens that were burned on another Trellis chain, given the signatures from its chain_getBridgeWithdrawal. Each withdrawal is paid at most once, and only until its signatures expire. Anyone may send this.
	BridgeUnlock map[string]json.RawMessage `json:"BridgeUnlock,omitempty"`
	// Adds a chain to those that the bridge supports, permanently. Tokens can then be mapped to its contracts. Foundation only.
	RegisterBridgeChain map[string]json.RawMessage `json:"RegisterBridgeChain,omitempty"`
	// Creates a token that represents a contract of another chain, and maps it permanently. The foundation owns the token and may pause it. Foundation only.
	CreateBridgeToken map[string]json.RawMessage `json:"CreateBridgeToken,omitempty"`
	// Executes the plan of a sentence as the sender: its operations in order, all or none. The node plans; the sender signs the plan.
	SubmitIntent map[string]json.RawMessage `json:"SubmitIntent,omitempty"`
	// Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
	RegisterProgram map[string]json.RawMessage `json:"RegisterProgram,omitempty"`
	// Runs a version of a program as the sender, all steps or nothing, without a check of its text.
	ExecuteProgram map[string]json.RawMessage `json:"ExecuteProgram,omitempty"`
	// Runs a version of a program as the sender, all steps or nothing. A hash of the text makes the run fail if the program has a different one. The program has full authority over the account: read or simulate it before signing.
	RunProgram map[string]json.RawMessage `json:"RunProgram,omitempty"`
	// Deprecates all existing versions of a program, so that they can no longer be run. The owner can register a higher version afterwards. Program owner only.
	DeprecateProgram map[string]json.RawMessage `json:"DeprecateProgram,omitempty"`
	// Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
	CreateDao map[string]json.RawMessage `json:"CreateDao,omitempty"`
	// Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
	DaoPropose map[string]json.RawMessage `json:"DaoPropose,omitempty"`
	// Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
	DaoVote map[string]json.RawMessage `json:"DaoVote,omitempty"`
	// Votes on a proposal of a DAO. The weight is the token balance at the snapshot. A content hash makes the vote fail if the proposal has a different content. A vote cannot be changed.
	DaoVoteContent map[string]json.RawMessage `json:"DaoVoteContent,omitempty"`
	// Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
	DaoExecute map[string]json.RawMessage `json:"DaoExecute,omitempty"`
	// Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
	DaoCancel map[string]json.RawMessage `json:"DaoCancel,omitempty"`
	// Deposits tokens into the treasury of a DAO. A transfer to its address has the same effect, but does not check that the address is a DAO.
	DaoDeposit map[string]json.RawMessage `json:"DaoDeposit,omitempty"`
	// Creates an order to sell an amount of a token for at least an amount of another, filled by the first market maker that matches it. The sold amount is escrowed and returned at the deadline.
	CreateSettleOrder map[string]json.RawMessage `json:"CreateSettleOrder,omitempty"`
	// Fills an order as a market maker. The match is binding: the amount is escrowed at once, and both amounts are exchanged in the next block at the latest. There is no last look.
	MatchSettleOrder map[string]json.RawMessage `json:"MatchSettleOrder,omitempty"`
	// Settles a matched order now. Anyone may send this; otherwise the end of the next block settles it.
	SettleOrder map[string]json.RawMessage `json:"SettleOrder,omitempty"`
	// Registers the sender as a market maker of a tier with a bond in native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. A repeated call changes the tier or name, or adds to the bond.
	RegisterMarketMaker map[string]json.RawMessage `json:"RegisterMarketMaker,omitempty"`
	// Cancels an unmatched order of the sender and returns the escrowed amount.
	CancelSettleOrder map[string]json.RawMessage `json:"CancelSettleOrder,omitempty"`
	// Retires the sender as a market maker: the first call stops it from matching orders; a second call, at least 21 days later, returns the bond.
	WithdrawMarketMakerBond map[string]json.RawMessage `json:"WithdrawMarketMakerBond,omitempty"`
	// Creates the passport of the sender: a gamertag that is unique in any letter case, a picture and a bio. It cannot be transferred.
	CreatePassport map[string]json.RawMessage `json:"CreatePassport,omitempty"`
	// Updates the passport of the sender. An omitted or null field stays; an empty text is cleared. The gamertag can change once in 30 days, and the previous one stays reserved for as long.
	UpdatePassport map[string]json.RawMessage `json:"UpdatePassport,omitempty"`
	// Registers a game under a unique id. Only its authority can write profiles; this is permanent.
	RegisterGame map[string]json.RawMessage `json:"RegisterGame,omitempty"`
	// Updates the profile of a player in a game whose authority is the sender: current score, numbers and new achievements. At most 1,000 points a game and epoch count as experience.
	UpdateGameProfile map[string]json.RawMessage `json:"UpdateGameProfile,omitempty"`
	// Shows or hides the profile of the sender in a game. For a hidden profile, responses only show its existence; the data in past blocks stays public.
	SetGameVisibility map[string]json.RawMessage `json:"SetGameVisibility,omitempty"`
	// Executes an Ethereum transaction signed by an Ethereum key: a payment, or a call of a token or collection contract. Wallets send it with eth_sendRawTransaction.
	EvmTransaction map[string]json.RawMessage `json:"EvmTransaction,omitempty"`
}

// The mint address of a token: 32 bytes in hex, answered with 0x. 32 zero bytes are the native token.
type Mint = string

// A name with its owner, records and price
type Name struct {
	// Full name: label, dot and suffix of the chain
	Name string `json:"name"`
	// Part of the name before the dot, such as alice
	Label string `json:"label"`
	// Owner of the name; null if not registered
	Owner *Address `json:"owner,omitempty"`
	// Account that the name resolves to; null if not registered
	Address *Address `json:"address,omitempty"`
	// True if it is the primary name of that account
	Primary bool `json:"primary"`
	// Time of the registration in Unix seconds; null if not registered
	RegisteredAt *Time `json:"registered_at,omitempty"`
	// End of the paid period in Unix seconds; null if not registered
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// End of the grace period in Unix seconds; null if not registered
	GraceUntil *Time `json:"grace_until,omitempty"`
	// True in the grace period: the name has expired, and only its owner can renew it
	InGrace bool `json:"in_grace"`
	// Text records of the name, by key
	Records map[string]string `json:"records"`
	// Total price paid in raw native units; null if not registered
	PricePaid *Amount `json:"price_paid,omitempty"`
	// True if the name can be registered now
	Available bool `json:"available"`
	// Current price of a year in raw native units, for a registration or a renewal
	Price Amount `json:"price"`
	// True if the name is reserved
	Reserved bool `json:"reserved"`
	// Registered name that looks like this one and blocks it; null for none
	LookAlike *string `json:"look_alike,omitempty"`
}

// An operation: its name, and its fields.
type Operation struct {
	// Publishes up to 1,024 bytes. They are part of the block, not of the state.
	Memo *OperationMemo `json:"Memo,omitempty"`
	// Adds a key to the account of the sender. Each key alone can sign for the account.
	AddKey *OperationAddKey `json:"AddKey,omitempty"`
	// Removes a key from the account of the sender. At least one key must remain.
	RemoveKey *OperationRemoveKey `json:"RemoveKey,omitempty"`
	// Replaces a key of the account of the sender with a new one.
	RotateKey *OperationRotateKey `json:"RotateKey,omitempty"`
	// Transfers an amount of a token to another account.
	Transfer *OperationTransfer `json:"Transfer,omitempty"`
	// Transfers tokens to up to 256 recipients, all or nothing. Equal tokens of a recipient are added up.
	BatchTransfer *OperationBatchTransfer `json:"BatchTransfer,omitempty"`
	// Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
	CreateToken *OperationCreateToken `json:"CreateToken,omitempty"`
	// Mints a token. Mint authority only; for a stablecoin, its minters.
	MintToken *OperationMintToken `json:"MintToken,omitempty"`
	// Burns tokens of the sender. The native token cannot be burned, because its supply is fixed.
	BurnToken *OperationBurnToken `json:"BurnToken,omitempty"`
	// Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
	UpdateTokenMetadata *OperationUpdateTokenMetadata `json:"UpdateTokenMetadata,omitempty"`
	// Locks the metadata of a token that the sender created, permanently.
	LockTokenMetadata *OperationLockTokenMetadata `json:"LockTokenMetadata,omitempty"`
	// Transfers a role of a token that the sender holds, or renounces it permanently. Roles of a stablecoin are changed by its owner, a multi-signature account, and the change takes effect 48 hours later; naming the current holder cancels a pending change.
	SetTokenAuthority *OperationSetTokenAuthority `json:"SetTokenAuthority,omitempty"`
	// Freezes or unfreezes an account for a stablecoin: while frozen, it cannot send, receive or burn the token. Freeze authority only.
	FreezeAccount *OperationFreezeAccount `json:"FreezeAccount,omitempty"`
	// Pauses or resumes a stablecoin or a bridged token: while paused, it cannot be transferred, minted or burned. Pause authority only.
	PauseToken *OperationPauseToken `json:"PauseToken,omitempty"`
	// Sets the allowance of a minter of a stablecoin per window. The issuer changes existing minters. The owner, a multi-signature account, appoints a new minter, which may mint 48 hours later. Both can remove a minter with an allowance of 0.
	SetMinterAllowance *OperationSetMinterAllowance `json:"SetMinterAllowance,omitempty"`
	// Attests the reserves of a stablecoin with the hash of a report, valid for 35 days. The supply cannot be minted beyond the attested amount. Attestor only.
	AttestReserves *OperationAttestReserves `json:"AttestReserves,omitempty"`
	// Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
	Stake *OperationStake `json:"Stake,omitempty"`
	// Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
	Unstake *OperationUnstake `json:"Unstake,omitempty"`
	// Claims all stake of the sender that has unbonded.
	ClaimUnstake map[string]json.RawMessage `json:"ClaimUnstake,omitempty"`
	// Claims the staking rewards of the sender, from all validators or from one; for an operator, including the commission. Compounded rewards are already stake.
	ClaimRewards *OperationClaimRewards `json:"ClaimRewards,omitempty"`
	// Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
	SetCommission *OperationSetCommission `json:"SetCommission,omitempty"`
	// Releases the validator of the sender from jail after its term. It can be active again from the next epoch.
	Unjail map[string]json.RawMessage `json:"Unjail,omitempty"`
	// Sets the description of the validator of the sender.
	SetValidatorMetadata *OperationSetValidatorMetadata `json:"SetValidatorMetadata,omitempty"`
	// Sets whether the validator of the sender accepts delegations, and their terms.
	SetPoolConfig *OperationSetPoolConfig `json:"SetPoolConfig,omitempty"`
	// Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
	SetAutoCompound *OperationSetAutoCompound `json:"SetAutoCompound,omitempty"`
	// Moves stake to another validator without unbonding. It must stay there for 21 days.
	Redelegate *OperationRedelegate `json:"Redelegate,omitempty"`
	// Submits evidence of a double sign: two conflicting consensus messages signed by one validator, which is then jailed. Anyone may send this.
	SubmitEvidence *OperationSubmitEvidence `json:"SubmitEvidence,omitempty"`
	// Changes the consensus key of the validator of the sender. The new key signs from the next epoch on; change the key of the node then. Double signs of the old key can still be punished.
	RotateConsensusKey *OperationRotateConsensusKey `json:"RotateConsensusKey,omitempty"`
	// Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
	CreateMultiSig *OperationCreateMultiSig `json:"CreateMultiSig,omitempty"`
	// Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
	ProposeMultiSigTx *OperationProposeMultiSigTx `json:"ProposeMultiSigTx,omitempty"`
	// Approves a transaction by its number, without a check of its operations. Signers only.
	ApproveMultiSigTx *OperationApproveMultiSigTx `json:"ApproveMultiSigTx,omitempty"`
	// Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
	ApproveMultiSigOperations *OperationApproveMultiSigOperations `json:"ApproveMultiSigOperations,omitempty"`
	// Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
	RevokeMultiSigApproval *OperationRevokeMultiSigApproval `json:"RevokeMultiSigApproval,omitempty"`
	// Sets the guardians that may give the account of the sender a new key, the number of approvals, and the time in which the owner can object; 48 to 72 hours are recommended. No guardians turn recovery off. A change takes effect after the previous timelock.
	SetRecovery *OperationSetRecovery `json:"SetRecovery,omitempty"`
	// Initiates a recovery: a new key that replaces all keys of the account. If a recovery with the same key is pending, the call approves it. Guardians only.
	InitiateRecovery *OperationInitiateRecovery `json:"InitiateRecovery,omitempty"`
	// Cancels the pending recovery of the account of the sender. Guardians can initiate another.
	CancelRecovery map[string]json.RawMessage `json:"CancelRecovery,omitempty"`
	// Finalizes a recovery after its timelock, if enough guardians have approved: the new key replaces all keys; address, nonce and balances stay. Anyone may send this.
	FinalizeRecovery *OperationFinalizeRecovery `json:"FinalizeRecovery,omitempty"`
	// Reports a contract with a link to evidence. Each account counts once per contract. Levels are decided by governance proposals.
	ReportContractSafety *OperationReportContractSafety `json:"ReportContractSafety,omitempty"`
	// Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
	CreateProposal *OperationCreateProposal `json:"CreateProposal,omitempty"`
	// Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
	VoteProposal *OperationVoteProposal `json:"VoteProposal,omitempty"`
	// Votes on a proposal with the stake bonded when the epoch of the proposal began. A content hash makes the vote fail if the proposal has a different content. A new vote replaces the previous one.
	VoteProposalContent *OperationVoteProposalContent `json:"VoteProposalContent,omitempty"`
	// Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
	ExecuteProposal *OperationExecuteProposal `json:"ExecuteProposal,omitempty"`
	// Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
	CancelProposal *OperationCancelProposal `json:"CancelProposal,omitempty"`
	// Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
	ScheduleUpgrade *OperationScheduleUpgrade `json:"ScheduleUpgrade,omitempty"`
	// Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
	CancelUpgrade *OperationCancelUpgrade `json:"CancelUpgrade,omitempty"`
	// Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
	VoteUpgrade *OperationVoteUpgrade `json:"VoteUpgrade,omitempty"`
	// Votes on a plan as a validator with its stake when the plan was scheduled. A content hash makes the vote fail if the plan has a different content. A new vote replaces the previous one.
	VoteUpgradePlan *OperationVoteUpgradePlan `json:"VoteUpgradePlan,omitempty"`
	// Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
	CreatePool *OperationCreatePool `json:"CreatePool,omitempty"`
	// Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
	AddLiquidity *OperationAddLiquidity `json:"AddLiquidity,omitempty"`
	// Removes liquidity from a pool: burns LP tokens for their share of both reserves.
	RemoveLiquidity *OperationRemoveLiquidity `json:"RemoveLiquidity,omitempty"`
	// Swaps two tokens in their pool. Fails if the output is below `min_amount_out`.
	Swap *OperationSwap `json:"Swap,omitempty"`
	// Swaps through up to four pools, all or nothing, and pays the output to the recipient.
	SwapRoute *OperationSwapRoute `json:"SwapRoute,omitempty"`
	// Locks LP tokens of the sender until a time. With `lp_amount` 0, it extends all locks of the sender in this pool that end earlier, at most 32; beyond that, use ExtendLpLock.
	LockLiquidity *OperationLockLiquidity `json:"LockLiquidity,omitempty"`
	// Extends a lock of the sender.
	ExtendLpLock *OperationExtendLpLock `json:"ExtendLpLock,omitempty"`
	// Transfers a lock of the sender to another account, which receives the LP tokens when the lock ends.
	TransferLpLock *OperationTransferLpLock `json:"TransferLpLock,omitempty"`
	// Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
	CreatePresale *OperationCreatePresale `json:"CreatePresale,omitempty"`
	// Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
	ContributePresale *OperationContributePresale `json:"ContributePresale,omitempty"`
	// Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
	FinalizePresale *OperationFinalizePresale `json:"FinalizePresale,omitempty"`
	// Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
	RefundPresale *OperationRefundPresale `json:"RefundPresale,omitempty"`
	// Cancels a presale of the sender before its end and its soft cap. All contributions are refunded.
	CancelPresale *OperationCancelPresale `json:"CancelPresale,omitempty"`
	// Claims the tokens of a finalized presale that are due to the sender.
	ClaimPresale *OperationClaimPresale `json:"ClaimPresale,omitempty"`
	// Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
	CreateNftCollection *OperationCreateNftCollection `json:"CreateNftCollection,omitempty"`
	// Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
	MintNft *OperationMintNft `json:"MintNft,omitempty"`
	// Transfers a token to another account. Allowed for the owner, its operators and the approved account.
	TransferNft *OperationTransferNft `json:"TransferNft,omitempty"`
	// Burns a token of the sender. Its number is never reused.
	BurnNft *OperationBurnNft `json:"BurnNft,omitempty"`
	// Approves an account to transfer one token of the sender until its next transfer, or, without a token_id, all tokens of the sender in a collection until revoked.
	ApproveNft *OperationApproveNft `json:"ApproveNft,omitempty"`
	// Changes the texts of a collection of the sender, or transfers the collection to a new owner. An omitted or null field stays; an empty one is cleared. A locked collection can only be transferred.
	UpdateNftCollection *OperationUpdateNftCollection `json:"UpdateNftCollection,omitempty"`
	// Locks a collection of the sender permanently: it can mint no more tokens, and its texts cannot change.
	LockNftCollection *OperationLockNftCollection `json:"LockNftCollection,omitempty"`
	// Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
	CreateMultiTokenCollection *OperationCreateMultiTokenCollection `json:"CreateMultiTokenCollection,omitempty"`
	// Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
	DefineTokenType *OperationDefineTokenType `json:"DefineTokenType,omitempty"`
	// Mints units of a type in a collection of the sender.
	MintMultiToken *OperationMintMultiToken `json:"MintMultiToken,omitempty"`
	// Mints 1 to 256 entries in a collection of the sender, all or nothing.
	BatchMintMultiToken *OperationBatchMintMultiToken `json:"BatchMintMultiToken,omitempty"`
	// Transfers units of a type to another account.
	TransferMultiToken *OperationTransferMultiToken `json:"TransferMultiToken,omitempty"`
	// Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
	BatchTransferMultiToken *OperationBatchTransferMultiToken `json:"BatchTransferMultiToken,omitempty"`
	// Burns units of a type from the balance of the sender.
	BurnMultiToken *OperationBurnMultiToken `json:"BurnMultiToken,omitempty"`
	// Approves or removes an operator, which may transfer all units of the sender in a collection.
	SetMultiTokenOperator *OperationSetMultiTokenOperator `json:"SetMultiTokenOperator,omitempty"`
	// Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
	CreateStakingPool *OperationCreateStakingPool `json:"CreateStakingPool,omitempty"`
	// Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
	StakeToPool *OperationStakeToPool `json:"StakeToPool,omitempty"`
	// Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
	UnstakeFromPool *OperationUnstakeFromPool `json:"UnstakeFromPool,omitempty"`
	// Claims all rewards of the sender in a pool, open or closed.
	ClaimPoolRewards *OperationClaimPoolRewards `json:"ClaimPoolRewards,omitempty"`
	// Adds rewards to a pool. If the pool has a funder, only it may send this; otherwise anyone may, and the creator gets the remainder when the pool is closed.
	FundStakingPool *OperationFundStakingPool `json:"FundStakingPool,omitempty"`
	// Closes a pool of the sender in which nothing is staked. The rewards that are not owed to former stakers are returned to the funder, or to the creator if there is none. Former stakers can still claim.
	CloseStakingPool *OperationCloseStakingPool `json:"CloseStakingPool,omitempty"`
	// Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
	Anchor *OperationAnchor `json:"Anchor,omitempty"`
	// Transfers a namespace of the sender to another account, which can then anchor in it. Existing anchors stay.
	TransferNamespace *OperationTransferNamespace `json:"TransferNamespace,omitempty"`
	// Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
	RegisterName *OperationRegisterName `json:"RegisterName,omitempty"`
	// Commits to a name without revealing it: Blake3 of name, sender and a salt. From five blocks later, RegisterName with the salt takes precedence over registrations in the same block without a commitment.
	CommitName *OperationCommitName `json:"CommitName,omitempty"`
	// Transfers a name of the sender to another account. The name then resolves to that account; its text records are deleted, and it is no longer a primary name.
	TransferName *OperationTransferName `json:"TransferName,omitempty"`
	// Sets a record of a name. `address` is the account that the name resolves to; an empty value means the owner. `primary` is set by that account: true makes the name its primary name, false removes it. Any other key, such as url or email, is a text record of the owner; an empty value removes it.
	SetNameRecord *OperationSetNameRecord `json:"SetNameRecord,omitempty"`
	// Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
	BridgeDeposit *OperationBridgeDeposit `json:"BridgeDeposit,omitempty"`
	// Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
	BridgeWithdraw *OperationBridgeWithdraw `json:"BridgeWithdraw,omitempty"`
	// Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
	RegisterBridgeMapping *OperationRegisterBridgeMapping `json:"RegisterBridgeMapping,omitempty"`
	// Reports, as an attester of the current set, the deposit in a log of another chain. A later report replaces an earlier one. The deposit is received once enough reports agree.
	BridgeObserve *OperationBridgeObserve `json:"BridgeObserve,omitempty"`
	// Signs, as an attester of the current set, that a withdrawal may be released. Enough signatures are the proof for the other chain. After a change of the set, the new attesters can sign again. With release_tx, it confirms that the withdrawal was released.
	BridgeAttestWithdrawal *OperationBridgeAttestWithdrawal `json:"BridgeAttestWithdrawal,omitempty"`
	// Appoints the attesters: 3 to 32 keys and a threshold above two thirds. Proofs of the previous set stay valid for 24 hours. Foundation only.
	SetAttesterSet *OperationSetAttesterSet `json:"SetAttesterSet,omitempty"`
	// Sets the limits above which receives of a token are delayed, pauses or resumes the token, and sets its withdrawal fees. Foundation only.
	SetBridgeLimits *OperationSetBridgeLimits `json:"SetBridgeLimits,omitempty"`
	// Cancels a delayed receive of a false deposit. Its log can never be received again. Foundation only.
	CancelPendingReceive *OperationCancelPendingReceive `json:"CancelPendingReceive,omitempty"`
	// Refunds a withdrawal that was not released, from 24 hours after its signatures expire. The release fee is returned; the treasury fee is not. Foundation only, after it has checked that the tokens were not released.
	RefundWithdrawal *OperationRefundWithdrawal `json:"RefundWithdrawal,omitempty"`
	// Opens or closes a channel: while it is open, a token of this chain can be locked for another Trellis chain that has mapped a token to it, and unlocked again. Foundation only.
	SetBridgeLane *OperationSetBridgeLane `json:"SetBridgeLane,omitempty"`
	// Locks tokens of this chain for an account of another Trellis chain, which credits them once its attesters report the lock. A withdrawal there unlocks them.
	BridgeLock *OperationBridgeLock `json:"BridgeLock,omitempty"`
	// Pays out tokens that were burned on another Trellis chain, given the signatures from its chain_getBridgeWithdrawal. Each withdrawal is paid at most once, and only until its signatures expire. Anyone may send this.
	BridgeUnlock *OperationBridgeUnlock `json:"BridgeUnlock,omitempty"`
	// Adds a chain to those that the bridge supports, permanently. Tokens can then be mapped to its contracts. Foundation only.
	RegisterBridgeChain *OperationRegisterBridgeChain `json:"RegisterBridgeChain,omitempty"`
	// Creates a token that represents a contract of another chain, and maps it permanently. The foundation owns the token and may pause it. Foundation only.
	CreateBridgeToken *OperationCreateBridgeToken `json:"CreateBridgeToken,omitempty"`
	// Executes the plan of a sentence as the sender: its operations in order, all or none. The node plans; the sender signs the plan.
	SubmitIntent *OperationSubmitIntent `json:"SubmitIntent,omitempty"`
	// Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
	RegisterProgram *OperationRegisterProgram `json:"RegisterProgram,omitempty"`
	// Runs a version of a program as the sender, all steps or nothing, without a check of its text.
	ExecuteProgram *OperationExecuteProgram `json:"ExecuteProgram,omitempty"`
	// Runs a version of a program as the sender, all steps or nothing. A hash of the text makes the run fail if the program has a different one. The program has full authority over the account: read or simulate it before signing.
	RunProgram *OperationRunProgram `json:"RunProgram,omitempty"`
	// Deprecates all existing versions of a program, so that they can no longer be run. The owner can register a higher version afterwards. Program owner only.
	DeprecateProgram *OperationDeprecateProgram `json:"DeprecateProgram,omitempty"`
	// Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
	CreateDao *OperationCreateDao `json:"CreateDao,omitempty"`
	// Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
	DaoPropose *OperationDaoPropose `json:"DaoPropose,omitempty"`
	// Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
	DaoVote *OperationDaoVote `json:"DaoVote,omitempty"`
	// Votes on a proposal of a DAO. The weight is the token balance at the snapshot. A content hash makes the vote fail if the proposal has a different content. A vote cannot be changed.
	DaoVoteContent *OperationDaoVoteContent `json:"DaoVoteContent,omitempty"`
	// Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
	DaoExecute *OperationDaoExecute `json:"DaoExecute,omitempty"`
	// Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
	DaoCancel *OperationDaoCancel `json:"DaoCancel,omitempty"`
	// Deposits tokens into the treasury of a DAO. A transfer to its address has the same effect, but does not check that the address is a DAO.
	DaoDeposit *OperationDaoDeposit `json:"DaoDeposit,omitempty"`
	// Creates an order to sell an amount of a token for at least an amount of another, filled by the first market maker that matches it. The sold amount is escrowed and returned at the deadline.
	CreateSettleOrder *OperationCreateSettleOrder `json:"CreateSettleOrder,omitempty"`
	// Fills an order as a market maker. The match is binding: the amount is escrowed at once, and both amounts are exchanged in the next block at the latest. There is no last look.
	MatchSettleOrder *OperationMatchSettleOrder `json:"MatchSettleOrder,omitempty"`
	// Settles a matched order now. Anyone may send this; otherwise the end of the next block settles it.
	SettleOrder *OperationSettleOrder `json:"SettleOrder,omitempty"`
	// Registers the sender as a market maker of a tier with a bond in native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. A repeated call changes the tier or name, or adds to the bond.
	RegisterMarketMaker *OperationRegisterMarketMaker `json:"RegisterMarketMaker,omitempty"`
	// Cancels an unmatched order of the sender and returns the escrowed amount.
	CancelSettleOrder *OperationCancelSettleOrder `json:"CancelSettleOrder,omitempty"`
	// Retires the sender as a market maker: the first call stops it from matching orders; a second call, at least 21 days later, returns the bond.
	WithdrawMarketMakerBond map[string]json.RawMessage `json:"WithdrawMarketMakerBond,omitempty"`
	// Creates the passport of the sender: a gamertag that is unique in any letter case, a picture and a bio. It cannot be transferred.
	CreatePassport *OperationCreatePassport `json:"CreatePassport,omitempty"`
	// Updates the passport of the sender. An omitted or null field stays; an empty text is cleared. The gamertag can change once in 30 days, and the previous one stays reserved for as long.
	UpdatePassport *OperationUpdatePassport `json:"UpdatePassport,omitempty"`
	// Registers a game under a unique id. Only its authority can write profiles; this is permanent.
	RegisterGame *OperationRegisterGame `json:"RegisterGame,omitempty"`
	// Updates the profile of a player in a game whose authority is the sender: current score, numbers and new achievements. At most 1,000 points a game and epoch count as experience.
	UpdateGameProfile *OperationUpdateGameProfile `json:"UpdateGameProfile,omitempty"`
	// Shows or hides the profile of the sender in a game. For a hidden profile, responses only show its existence; the data in past blocks stays public.
	SetGameVisibility *OperationSetGameVisibility `json:"SetGameVisibility,omitempty"`
	// Executes an Ethereum transaction signed by an Ethereum key: a payment, or a call of a token or collection contract. Wallets send it with eth_sendRawTransaction.
	EvmTransaction *OperationEvmTransaction `json:"EvmTransaction,omitempty"`
}

// Adds a key to the account of the sender. Each key alone can sign for the account.
type OperationAddKey struct {
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
	PublicKey string `json:"public_key"`
	// Proof of possession in hex: signature by the new key of Blake3("pop/v1", chain id, account, public key)
	ProofOfPossession string `json:"proof_of_possession"`
}

// Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
type OperationAddLiquidity struct {
	// First token: symbol in any letter case, or mint address with 0x
	TokenA string `json:"token_a"`
	// Second token: symbol in any letter case, or mint address with 0x
	TokenB string `json:"token_b"`
	// Maximum amount of the first token to deposit, in raw units
	AmountA Amount `json:"amount_a"`
	// Maximum amount of the second token to deposit, in raw units
	AmountB Amount `json:"amount_b"`
	// Minimum LP tokens to receive, in raw units; the operation fails below it
	MinLpTokens Amount `json:"min_lp_tokens"`
}

// Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
type OperationAnchor struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; owned by the sender, or not owned yet
	Namespace string `json:"namespace"`
	// Name of the hash in its namespace, 1 to 128 bytes; can be used only once
	Key string `json:"key"`
	// Anchored hash, 32 bytes of any hash function; never zero
	ValueHash string `json:"value_hash"`
	// Link to the hashed document, which the chain does not read; null if none
	Uri *string `json:"uri,omitempty"`
}

// Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
type OperationApproveMultiSigOperations struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Number of the transaction within the account, counted from 0
	TxId int64 `json:"tx_id"`
	// Hash of the approved operations, as returned by chain_getMultiSigTx; null to skip the check
	OperationsHash *Hex32 `json:"operations_hash,omitempty"`
}

// Approves a transaction by its number, without a check of its operations. Signers only.
type OperationApproveMultiSigTx struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Number of the transaction within the account, counted from 0
	TxId int64 `json:"tx_id"`
}

// Approves an account to transfer one token of the sender until its next transfer, or, without a token_id, all tokens of the sender in a collection until revoked.
type OperationApproveNft struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token in its collection; null for all tokens of the sender
	TokenId *U128 `json:"token_id,omitempty"`
	// Account that may transfer them
	Operator Address `json:"operator"`
	// True to grant the approval, false to revoke it
	Approved bool `json:"approved"`
}

// Attests the reserves of a stablecoin with the hash of a report, valid for 35 days. The supply cannot be minted beyond the attested amount. Attestor only.
type OperationAttestReserves struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// Amount covered by the reserves in raw units
	Reserves Amount `json:"reserves"`
	// Hash of the reserve report, 32 bytes
	ReportHash Hex32 `json:"report_hash"`
}

// Mints 1 to 256 entries in a collection of the sender, all or nothing.
type OperationBatchMintMultiToken struct {
	// Address of a collection that the sender owns
	Collection Mint `json:"collection"`
	// Entries of type, recipient and amount, 1 to 256
	Mints json.RawMessage `json:"mints"`
}

type OperationBatchMintMultiTokenMints1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that receives the units
	Recipient Address `json:"recipient"`
	// Number of units to mint, above zero
	Amount U128 `json:"amount"`
}

// Transfers tokens to up to 256 recipients, all or nothing. Equal tokens of a recipient are added up.
type OperationBatchTransfer struct {
	// Transfers: 1 to 256 entries of recipient, token and amount
	Transfers []OperationBatchTransferTransfersItem `json:"transfers"`
}

// Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
type OperationBatchTransferMultiToken struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Entries of type, recipient and amount, 1 to 256
	Transfers json.RawMessage `json:"transfers"`
}

type OperationBatchTransferMultiTokenTransfers1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Recipient of the units
	To Address `json:"to"`
	// Number of units to transfer, above zero
	Amount U128 `json:"amount"`
}

type OperationBatchTransferTransfersItem struct {
	// Recipient of the tokens
	To Address `json:"to"`
	// Token: symbol in any case, or mint address as 0x and 64 hex digits
	TokenSymbol string `json:"token_symbol"`
	// Amount in raw units, above zero
	Amount Amount `json:"amount"`
}

// Signs, as an attester of the current set, that a withdrawal may be released. Enough signatures are the proof for the other chain. After a change of the set, the new attesters can sign again. With release_tx, it confirms that the withdrawal was released.
type OperationBridgeAttestWithdrawal struct {
	// Number of the withdrawal, counted from 1
	WithdrawalId int64 `json:"withdrawal_id"`
	// Ed25519 signature of the attester over the digest of the withdrawal, or of its release
	Signature string `json:"signature"`
	// Release transaction on the other chain; null to sign for the release
	ReleaseTx *string `json:"release_tx,omitempty"`
}

// Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
type OperationBridgeDeposit struct {
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Transaction hash on the other chain, in its notation
	TxHash string `json:"tx_hash"`
	// Index of the log in the transaction, counted from 0
	LogIndex *int64 `json:"log_index,omitempty"`
	// Symbol of the token on this chain, or its mint address as 0x and 64 hex digits
	Symbol string `json:"symbol"`
	// Amount locked on the other chain, in raw units there
	Amount Amount `json:"amount"`
	// Recipient account on this chain
	Recipient Address `json:"recipient"`
	// Signatures of attesters: the hex of borsh {set_index u32, sigs [{index u8, signature}]}, or the same as JSON; null only on test networks that accept deposits without a proof
	Proof json.RawMessage `json:"proof,omitempty"`
}

type OperationBridgeDepositProof2 struct {
	// Number of the attester set that signed
	SetIndex int64 `json:"set_index"`
	// Signatures, sorted by attester index, at most one each
	Sigs []OperationBridgeDepositProof2SigsItem `json:"sigs"`
}

type OperationBridgeDepositProof2SigsItem struct {
	// Index of the attester in its set, counted from 0
	Index int64 `json:"index"`
	// Ed25519 signature over the digest
	Signature string `json:"signature"`
}

// Locks tokens of this chain for an account of another Trellis chain, which credits them once its attesters report the lock. A withdrawal there unlocks them.
type OperationBridgeLock struct {
	// Mint address of the token on this chain
	TokenMint Mint `json:"token_mint"`
	// Amount to lock in raw units
	Amount Amount `json:"amount"`
	// Name of the other Trellis chain: trellis- and its chain id
	Chain string `json:"chain"`
	// Recipient account on the other chain, as 0x and 64 hex digits
	Recipient string `json:"recipient"`
}

// Reports, as an attester of the current set, the deposit in a log of another chain. A later report replaces an earlier one. The deposit is received once enough reports agree.
type OperationBridgeObserve struct {
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Transaction hash on the other chain, in its notation
	TxHash string `json:"tx_hash"`
	// Index of the log in the transaction, counted from 0
	LogIndex *int64 `json:"log_index,omitempty"`
	// Symbol of the token on this chain, or its mint address as 0x and 64 hex digits
	Symbol string `json:"symbol"`
	// Amount locked on the other chain, in raw units there
	Amount Amount `json:"amount"`
	// Recipient account on this chain
	Recipient Address `json:"recipient"`
	// Ed25519 signature of the attester over the digest of the deposit
	Signature string `json:"signature"`
}

// Pays out tokens that were burned on another Trellis chain, given the signatures from its chain_getBridgeWithdrawal. Each withdrawal is paid at most once, and only until its signatures expire. Anyone may send this.
type OperationBridgeUnlock struct {
	// Name of the other Trellis chain: trellis- and its chain id
	Chain string `json:"chain"`
	// Number of the withdrawal, counted from 1
	WithdrawalId int64 `json:"withdrawal_id"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Amount of the withdrawal in raw units of this chain
	Amount Amount `json:"amount"`
	// Recipient account on this chain, written as in the withdrawal
	Destination string `json:"destination"`
	// Expiry of the signatures in Unix seconds, as in the withdrawal
	ExpiresAt Time `json:"expires_at"`
	// Signatures of attesters of this chain, sorted by their index here
	Proof json.RawMessage `json:"proof"`
}

type OperationBridgeUnlockProof2 struct {
	// Number of the attester set that signed
	SetIndex int64 `json:"set_index"`
	// Signatures, sorted by attester index, at most one each
	Sigs []OperationBridgeUnlockProof2SigsItem `json:"sigs"`
}

type OperationBridgeUnlockProof2SigsItem struct {
	// Index of the attester in its set, counted from 0
	Index int64 `json:"index"`
	// Ed25519 signature over the digest
	Signature string `json:"signature"`
}

// Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
type OperationBridgeWithdraw struct {
	// Mint address of the token to withdraw
	TokenMint Mint `json:"token_mint"`
	// Amount to release, in raw units of this chain; fees come on top
	Amount Amount `json:"amount"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Recipient on the other chain
	Destination string `json:"destination"`
}

// Burns units of a type from the balance of the sender.
type OperationBurnMultiToken struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Number of units to burn, above zero
	Amount U128 `json:"amount"`
}

// Burns a token of the sender. Its number is never reused.
type OperationBurnNft struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
}

// Burns tokens of the sender. The native token cannot be burned, because its supply is fixed.
type OperationBurnToken struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Amount to burn in raw units, above zero
	Amount Amount `json:"amount"`
}

// Cancels a delayed receive of a false deposit. Its log can never be received again. Foundation only.
type OperationCancelPendingReceive struct {
	// Number of the bridge transfer, counted over both directions
	ReceiveId int64 `json:"receive_id"`
}

// Cancels a presale of the sender before its end and its soft cap. All contributions are refunded.
type OperationCancelPresale struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
}

// Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
type OperationCancelProposal struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
}

// Cancels an unmatched order of the sender and returns the escrowed amount.
type OperationCancelSettleOrder struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
}

// Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
type OperationCancelUpgrade struct {
	// Number of the plan, counted from 0
	PlanId int64 `json:"plan_id"`
}

// Claims all rewards of the sender in a pool, open or closed.
type OperationClaimPoolRewards struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
}

// Claims the tokens of a finalized presale that are due to the sender.
type OperationClaimPresale struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
}

// Claims the staking rewards of the sender, from all validators or from one; for an operator, including the commission. Compounded rewards are already stake.
type OperationClaimRewards struct {
	// Operator account of the validator; null for all
	Validator *Address `json:"validator,omitempty"`
}

// Closes a pool of the sender in which nothing is staked. The rewards that are not owed to former stakers are returned to the funder, or to the creator if there is none. Former stakers can still claim.
type OperationCloseStakingPool struct {
	// Address of a staking pool that the sender created
	PoolAddress Mint `json:"pool_address"`
}

// Commits to a name without revealing it: Blake3 of name, sender and a salt. From five blocks later, RegisterName with the salt takes precedence over registrations in the same block without a commitment.
type OperationCommitName struct {
	// Blake3 of name, sender and salt, 32 bytes; it does not reveal the name
	Commitment Hex32 `json:"commitment"`
}

// Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
type OperationContributePresale struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
	// Amount in raw units of the payment token
	Amount Amount `json:"amount"`
}

// Creates a token that represents a contract of another chain, and maps it permanently. The foundation owns the token and may pause it. Foundation only.
type OperationCreateBridgeToken struct {
	// Symbol of the token: a letter, then up to 11 letters, digits and dots; unique
	Symbol string `json:"symbol"`
	// Name of the token, 1 to 64 characters
	Name string `json:"name"`
	// Decimal places of the token on this chain, 0 to 18
	Decimals int64 `json:"decimals"`
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for its own coin
	Contract string `json:"contract"`
	// Decimals of the token on the other chain, 0 to 36
	DecimalsExternal int64 `json:"decimals_external"`
}

// Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
type OperationCreateDao struct {
	// Name of the DAO, 1 to 64 characters; not unique
	Name string `json:"name"`
	// Mint address of the token whose holders vote; can be the native token
	TokenMint Mint `json:"token_mint"`
	// Settings by name; {} for the defaults
	Config json.RawMessage `json:"config"`
}

type OperationCreateDaoConfig1 struct {
	// Raw units of the token that the proposer must hold until the vote ends
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between the proposal and the first block of the vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Length of the vote in blocks, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the earliest execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds after the timelock in which the proposal can be executed, at least 3,600
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
	Guardian *Address `json:"guardian,omitempty"`
	// True if the vote ends as soon as the proposal is certain to pass
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// Purpose of the DAO, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

// Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
type OperationCreateMultiSig struct {
	// Signers of the account, 2 to 20, all different
	Signers []Address `json:"signers"`
	// Number of signers that must approve a transaction, from 2 to all
	Threshold int64 `json:"threshold"`
	// Label of the account for display, 1 to 64 characters
	Label string `json:"label"`
}

// Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
type OperationCreateMultiTokenCollection struct {
	// Name of the collection, 1 to 64 characters
	Name string `json:"name"`
	// Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
	Symbol string `json:"symbol"`
	// Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
	BaseUri string `json:"base_uri"`
	// Royalty of the owner on sales, in basis points, at most 10,000
	RoyaltyBps int64 `json:"royalty_bps"`
	// Description of the collection, at most 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to an icon, at most 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a banner, at most 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, at most 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
}

// Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
type OperationCreateNftCollection struct {
	// Name of the collection, 1 to 64 characters
	Name string `json:"name"`
	// Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
	Symbol string `json:"symbol"`
	// Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
	BaseUri string `json:"base_uri"`
	// Maximum number of tokens ever minted, including burned ones; 0 for no limit
	MaxSupply int64 `json:"max_supply"`
	// Royalty of the sender on sales, in basis points, at most 10,000
	RoyaltyBps int64 `json:"royalty_bps"`
	// Description of the collection, at most 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to an icon, at most 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a banner, at most 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, at most 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
}

// Creates the passport of the sender: a gamertag that is unique in any letter case, a picture and a bio. It cannot be transferred.
type OperationCreatePassport struct {
	// Gamertag of 3 to 20 characters: letters A to Z of either case, digits and underscores; unique in any letter case
	Gamertag string `json:"gamertag"`
	// Link to a picture: https, ipfs or ar, at most 256 bytes; null for none
	AvatarUri *string `json:"avatar_uri,omitempty"`
	// Self-description, at most 280 characters; null for none
	Bio *string `json:"bio,omitempty"`
}

// Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
type OperationCreatePool struct {
	// First token: symbol in any letter case, or mint address with 0x
	TokenA string `json:"token_a"`
	// Second token: symbol in any letter case, or mint address with 0x
	TokenB string `json:"token_b"`
	// Amount of the first token to deposit, in raw units
	AmountA Amount `json:"amount_a"`
	// Amount of the second token to deposit, in raw units; the ratio of both amounts sets the price
	AmountB Amount `json:"amount_b"`
	// Lock of the LP tokens in seconds, at most 100 years; 0 for no lock
	LpLockDuration int64 `json:"lp_lock_duration"`
}

// Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
type OperationCreatePresale struct {
	// Mint address of the token; the sender must be its creator or owner
	TokenMint Mint `json:"token_mint"`
	// Payment token: native or a stablecoin; null for the native token
	PaymentToken *string `json:"payment_token,omitempty"`
	// Amount to sell in raw units, above zero
	TokensForSale Amount `json:"tokens_for_sale"`
	// Minimum raised amount in raw units of the payment token, at least a quarter of the hard cap
	SoftCap Amount `json:"soft_cap"`
	// Maximum raised amount in raw units of the payment token
	HardCap Amount `json:"hard_cap"`
	// Minimum of a contribution in raw units of the payment token
	MinContribution Amount `json:"min_contribution"`
	// Maximum total contribution of an account in raw units of the payment token
	MaxContribution Amount `json:"max_contribution"`
	// Start of contributions in Unix seconds, inclusive; at most 30 days from now
	StartTime Time `json:"start_time"`
	// End of contributions in Unix seconds, exclusive; at most 90 days after the start
	EndTime Time `json:"end_time"`
	// Part of the raised amount that goes into the pool, 5,100 to 10,000 basis points
	LiquidityBps int64 `json:"liquidity_bps"`
	// Pool rate as a part of the presale rate, 5,000 to 10,000 basis points
	ListingRateBps int64 `json:"listing_rate_bps"`
	// Lock of the pool liquidity in seconds, 30 days to 100 years (default: a year)
	LpLockDuration *int64 `json:"lp_lock_duration,omitempty"`
	// Optional settings: vesting, whitelist, unsold tokens, and texts
	Options *OperationCreatePresaleOptions `json:"options,omitempty"`
}

type OperationCreatePresaleOptions struct {
	// Delivery schedule of the bought tokens; null to deliver all at finalization
	Vesting *OperationCreatePresaleOptionsVesting `json:"vesting,omitempty"`
	// Use of unsold tokens: return (to the creator) or burn
	Unsold *string `json:"unsold,omitempty"`
	// Accounts allowed, at most 1,000; empty for everyone
	Whitelist []Address `json:"whitelist,omitempty"`
	// Title of the presale, at most 64 characters
	Title *string `json:"title,omitempty"`
	// Description of the presale, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Link to more information, at most 512 bytes
	Url *string `json:"url,omitempty"`
}

type OperationCreatePresaleOptionsVesting struct {
	// Part delivered at finalization, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part delivered after each cycle, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

// Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
type OperationCreateProposal struct {
	// Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
	ProposalType string `json:"proposal_type"`
	// Title of the proposal, 1 to 128 characters
	Title string `json:"title"`
	// Reasons for the proposal, 1 to 10,000 characters
	Description string `json:"description"`
	// Key to change, such as dex.fee_bps; only for parameter proposals
	ParameterKey *string `json:"parameter_key,omitempty"`
	// New value of the parameter, as text; only for parameter proposals
	ParameterValue *string `json:"parameter_value,omitempty"`
	// Account to pay; only for treasury proposals
	TreasuryRecipient *Address `json:"treasury_recipient,omitempty"`
	// Amount to pay in raw native units; only for treasury proposals
	TreasuryAmount *Amount `json:"treasury_amount,omitempty"`
	// Chain to rate on, such as ethereum; only for safety proposals
	SafetyChain *string `json:"safety_chain,omitempty"`
	// Address of the contract to rate, in the notation of its chain; only for safety proposals
	SafetyContract *string `json:"safety_contract,omitempty"`
	// Safety level for wallets to show; only for safety proposals
	SafetyLevel *string `json:"safety_level,omitempty"`
	// Project of the contract; optional, only for safety proposals
	SafetyCollection *string `json:"safety_collection,omitempty"`
}

// Creates an order to sell an amount of a token for at least an amount of another, filled by the first market maker that matches it. The sold amount is escrowed and returned at the deadline.
type OperationCreateSettleOrder struct {
	// Symbol or mint address of the token to sell
	SellToken string `json:"sell_token"`
	// Symbol or mint address of the token to buy
	BuyToken string `json:"buy_token"`
	// Amount to sell in raw units, all or nothing
	SellAmount Amount `json:"sell_amount"`
	// Minimum amount to receive in raw units, above zero
	MinBuyAmount Amount `json:"min_buy_amount"`
	// Deadline in Unix seconds, at most 30 days ahead; matches must be earlier
	Deadline Time `json:"deadline"`
	// Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all
	Tier int64 `json:"tier"`
}

// Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
type OperationCreateStakingPool struct {
	// Mint address of the token to stake
	TokenMint Mint `json:"token_mint"`
	// Source of the rewards: a first deposit, such as USDC:5000000 in raw units, or the only account that may fund the pool
	RewardSource json.RawMessage `json:"reward_source"`
	// Rewards for all stakers together, in raw units a second, above zero
	RewardRate Amount `json:"reward_rate"`
	// Lock of each deposit in seconds, at most three years
	LockPeriod int64 `json:"lock_period"`
	// Maximum total stake in raw units; 0 for no limit
	Capacity Amount `json:"capacity"`
	// Maximum stake of an account in raw units; 0 for no limit
	PerUserCap Amount `json:"per_user_cap"`
}

type OperationCreateStakingPoolRewardSource3 struct {
	// Reward token: symbol in any letter case, or mint address with 0x
	Token string `json:"token"`
	// Amount to deposit in raw units
	Amount Amount `json:"amount"`
}

// Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
type OperationCreateToken struct {
	// Name of the token, 1 to 64 characters
	Name string `json:"name"`
	// Symbol of the token: a letter, then up to 11 letters, digits and dots; unique
	Symbol string `json:"symbol"`
	// Decimal places of the token, 0 to 18
	Decimals int64 `json:"decimals"`
	// Initial supply in raw units, at most 2^120
	Supply Amount `json:"supply"`
	// Owner of the token, which receives the supply
	Owner Address `json:"owner"`
	// True if the owner may mint more later
	Mintable *bool `json:"mintable,omitempty"`
	// Maximum supply in raw units; null for 2^120
	MaxSupply *Amount `json:"max_supply,omitempty"`
}

// Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
type OperationDaoCancel struct {
	// Account of the DAO, which holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
}

// Deposits tokens into the treasury of a DAO. A transfer to its address has the same effect, but does not check that the address is a DAO.
type OperationDaoDeposit struct {
	// Account of the DAO, which holds its treasury
	Dao Address `json:"dao"`
	// Symbol or mint address of the token
	Token string `json:"token"`
	// Amount to deposit in raw units, above zero
	Amount Amount `json:"amount"`
}

// Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
type OperationDaoExecute struct {
	// Account of the DAO, which holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
}

// Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
type OperationDaoPropose struct {
	// Account of the DAO, which holds its treasury
	Dao Address `json:"dao"`
	// Title of the proposal, 1 to 128 characters
	Title string `json:"title"`
	// Reasons for the proposal, at most 10,000 characters
	Description string `json:"description"`
	// Effect of the execution: "text" for none, {"operations":[…]} with up to 32 operations of the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
	ProposalType json.RawMessage `json:"proposal_type"`
}

type OperationDaoProposeProposalType21 struct {
	// No effect besides its title and description
	Text map[string]json.RawMessage `json:"text"`
}

type OperationDaoProposeProposalType22 struct {
	// Operations that the DAO executes in order, 1 to 32, all or nothing
	Operations []InnerOperation `json:"operations"`
}

type OperationDaoProposeProposalType23 struct {
	// Settings to change; omitted ones stay
	Config OperationDaoProposeProposalType23Config `json:"config"`
}

// Settings to change; omitted ones stay
type OperationDaoProposeProposalType23Config struct {
	// Raw units of the token that the proposer must hold until the vote ends
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between the proposal and the first block of the vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Length of the vote in blocks, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the earliest execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds after the timelock in which the proposal can be executed, at least 3,600
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it
	Guardian *Address `json:"guardian,omitempty"`
	// True if the vote ends as soon as the proposal is certain to pass
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// Purpose of the DAO, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type OperationDaoProposeProposalType24 struct {
	// A payment from the treasury
	Treasury OperationDaoProposeProposalType24Treasury `json:"treasury"`
}

// A payment from the treasury
type OperationDaoProposeProposalType24Treasury struct {
	// Account to pay
	To Address `json:"to"`
	// Symbol or mint address of the token
	Token string `json:"token"`
	// Amount to pay in raw units, above zero
	Amount Amount `json:"amount"`
}

// Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
type OperationDaoVote struct {
	// Account of the DAO, which holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Vote: for, against or abstain; also true and false, or 1, 0 and 2
	Vote json.RawMessage `json:"vote"`
}

// Votes on a proposal of a DAO. The weight is the token balance at the snapshot. A content hash makes the vote fail if the proposal has a different content. A vote cannot be changed.
type OperationDaoVoteContent struct {
	// Account of the DAO, which holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// Vote: for, against or abstain; also true and false, or 1, 0 and 2
	Vote json.RawMessage `json:"vote"`
	// Hash of the texts, proposer and payload of the proposal, computed by the voter; null to skip the check
	ContentHash *Hex32 `json:"content_hash,omitempty"`
}

// Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
type OperationDefineTokenType struct {
	// Address of a collection that the sender owns
	Collection Mint `json:"collection"`
	// Number of the type within the collection, chosen by the owner
	TypeId U64 `json:"type_id"`
	// Name of the type, 1 to 64 characters
	Name string `json:"name"`
	// URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the type number
	MetadataUri string `json:"metadata_uri"`
	// Maximum supply at any time, in units; 0 for no limit
	MaxSupply U128 `json:"max_supply"`
	// True if any amount can be transferred; false if each transfer moves one unit
	IsFungible bool `json:"is_fungible"`
}

// Deprecates all existing versions of a program, so that they can no longer be run. The owner can register a higher version afterwards. Program owner only.
type OperationDeprecateProgram struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
}

// Executes an Ethereum transaction signed by an Ethereum key: a payment, or a call of a token or collection contract. Wallets send it with eth_sendRawTransaction.
type OperationEvmTransaction struct {
	// Signed Ethereum transaction: RLP bytes in hex, at most 130,980 bytes
	Raw string `json:"raw"`
}

// Runs a version of a program as the sender, all steps or nothing, without a check of its text.
type OperationExecuteProgram struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version to run, required; the command line inserts the reviewed one
	Version *int64 `json:"version,omitempty"`
	// Parameters by name, as JSON or its text, with amounts in raw units; {} for none
	Params json.RawMessage `json:"params"`
}

// Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
type OperationExecuteProposal struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
}

// Extends a lock of the sender.
type OperationExtendLpLock struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// New end of the lock in Unix seconds, later than before, at most 100 years ahead
	UnlockAt Time `json:"unlock_at"`
}

// Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
type OperationFinalizePresale struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
}

// Finalizes a recovery after its timelock, if enough guardians have approved: the new key replaces all keys; address, nonce and balances stay. Anyone may send this.
type OperationFinalizeRecovery struct {
	// Account to recover
	Account Address `json:"account"`
}

// Freezes or unfreezes an account for a stablecoin: while frozen, it cannot send, receive or burn the token. Freeze authority only.
type OperationFreezeAccount struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// Account to freeze or unfreeze
	Account Address `json:"account"`
	// True to freeze the account, false to unfreeze it
	Frozen bool `json:"frozen"`
}

// Adds rewards to a pool. If the pool has a funder, only it may send this; otherwise anyone may, and the creator gets the remainder when the pool is closed.
type OperationFundStakingPool struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Amount to add in raw units of the reward token, above zero
	Amount Amount `json:"amount"`
}

// Initiates a recovery: a new key that replaces all keys of the account. If a recovery with the same key is pending, the call approves it. Guardians only.
type OperationInitiateRecovery struct {
	// Account to recover
	Account Address `json:"account"`
	// Public key that the account will get, in hex
	NewPublicKey string `json:"new_public_key"`
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
}

// Locks LP tokens of the sender until a time. With `lp_amount` 0, it extends all locks of the sender in this pool that end earlier, at most 32; beyond that, use ExtendLpLock.
type OperationLockLiquidity struct {
	// First token of the pool: symbol in any letter case, or mint address with 0x
	TokenA string `json:"token_a"`
	// Second token of the pool: symbol in any letter case, or mint address with 0x
	TokenB string `json:"token_b"`
	// LP tokens to lock, in raw units; 0 to extend existing locks
	LpAmount Amount `json:"lp_amount"`
	// End of the locks in Unix seconds, at most 100 years from now
	UnlockAt Time `json:"unlock_at"`
}

// Locks a collection of the sender permanently: it can mint no more tokens, and its texts cannot change.
type OperationLockNftCollection struct {
	// Address of a collection that the sender owns
	Collection Mint `json:"collection"`
}

// Locks the metadata of a token that the sender created, permanently.
type OperationLockTokenMetadata struct {
	// Mint address of a token that the sender created
	Mint Mint `json:"mint"`
}

// Fills an order as a market maker. The match is binding: the amount is escrowed at once, and both amounts are exchanged in the next block at the latest. There is no last look.
type OperationMatchSettleOrder struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
	// Amount offered in raw units of the buy token, at least the minimum of the order
	BuyAmount Amount `json:"buy_amount"`
}

// Publishes up to 1,024 bytes. They are part of the block, not of the state.
type OperationMemo struct {
	// Data in hex, at most 1,024 bytes; the chain does not interpret it
	Data string `json:"data"`
}

// Mints units of a type in a collection of the sender.
type OperationMintMultiToken struct {
	// Address of a collection that the sender owns
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that receives the units
	Recipient Address `json:"recipient"`
	// Number of units to mint, above zero
	Amount U128 `json:"amount"`
}

// Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
type OperationMintNft struct {
	// Address of a collection that the sender owns
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
	// URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the token number
	MetadataUri string `json:"metadata_uri"`
	// Account that receives the token
	Recipient Address `json:"recipient"`
}

// Mints a token. Mint authority only; for a stablecoin, its minters.
type OperationMintToken struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Recipient of the new tokens
	To Address `json:"to"`
	// Amount to mint in raw units, above zero
	Amount Amount `json:"amount"`
}

// Pauses or resumes a stablecoin or a bridged token: while paused, it cannot be transferred, minted or burned. Pause authority only.
type OperationPauseToken struct {
	// Mint address of the stablecoin or bridged token
	Mint Mint `json:"mint"`
	// True to pause the token, false to resume it
	Paused bool `json:"paused"`
}

// Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
type OperationProposeMultiSigTx struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Operations of the transaction, 1 to 32, in order, all or nothing
	Operations json.RawMessage `json:"operations"`
	// Reasons for the transaction, 1 to 256 characters
	Description string `json:"description"`
	// Last height of execution; 0 for 1,296,000 blocks from now
	ValidUntil *Height `json:"valid_until,omitempty"`
}

// Operation of a bundle with its parameters
type OperationRecord struct {
	// Index of the operation in its bundle, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Type string `json:"type"`
	// Parameters of the operation, by name
	Fields json.RawMessage `json:"fields"`
}

// Moves stake to another validator without unbonding. It must stay there for 21 days.
type OperationRedelegate struct {
	// Operator account of the current validator
	FromValidator Address `json:"from_validator"`
	// Operator account of the new validator
	ToValidator Address `json:"to_validator"`
	// Stake to move in raw native units, above zero
	Amount Amount `json:"amount"`
}

// Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
type OperationRefundPresale struct {
	// Number of the presale, counted from 1
	PresaleId int64 `json:"presale_id"`
	// Account to refund; null for the sender
	Contributor *Address `json:"contributor,omitempty"`
}

// Refunds a withdrawal that was not released, from 24 hours after its signatures expire. The release fee is returned; the treasury fee is not. Foundation only, after it has checked that the tokens were not released.
type OperationRefundWithdrawal struct {
	// Number of the withdrawal, counted from 1
	WithdrawalId int64 `json:"withdrawal_id"`
}

// Adds a chain to those that the bridge supports, permanently. Tokens can then be mapped to its contracts. Foundation only.
type OperationRegisterBridgeChain struct {
	// Name of the new chain: lower-case letters, digits and hyphens
	Chain string `json:"chain"`
	// Formats of its transactions, contracts and addresses: as on Ethereum, Solana, Bitcoin or Tron, or unchecked. Chains of the family evm have an escrow contract
	Family string `json:"family"`
	// Seconds until a transaction there is final and attested, at most 604,800
	EtaSeconds int64 `json:"eta_seconds"`
}

// Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
type OperationRegisterBridgeMapping struct {
	// Lower-case name of the other chain, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for its own coin
	Contract string `json:"contract"`
	// Mint address of the token on this chain: a bridged token that the protocol mints
	Mint Mint `json:"mint"`
}

// Registers a game under a unique id. Only its authority can write profiles; this is permanent.
type OperationRegisterGame struct {
	// Unique id of 3 to 32 characters: a-z, 0-9 and hyphens
	GameId string `json:"game_id"`
	// Name of the game, 1 to 64 characters
	Name string `json:"name"`
	// Only account that can write profiles of the game; permanent, not the zero address
	Authority Address `json:"authority"`
}

// Registers the sender as a market maker of a tier with a bond in native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. A repeated call changes the tier or name, or adds to the bond.
type OperationRegisterMarketMaker struct {
	// Tier of a market maker: 1 (largest bond, matches first) to 3
	Tier int64 `json:"tier"`
	// Total bond in raw native units, including the existing bond
	Bond Amount `json:"bond"`
	// Name of the market maker, chosen by itself and not verified
	Name string `json:"name"`
}

// Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
type OperationRegisterName struct {
	// Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
	Name string `json:"name"`
	// Salt of the commitment, 32 bytes; null to register without a commitment
	Salt *Hex32 `json:"salt,omitempty"`
}

// Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
type OperationRegisterProgram struct {
	// Program of at most 8,192 bytes, as JSON or its text: name, version, title, description, params, require, steps and limits
	ProgramJson json.RawMessage `json:"program_json"`
}

// Removes a key from the account of the sender. At least one key must remain.
type OperationRemoveKey struct {
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
	PublicKey string `json:"public_key"`
}

// Removes liquidity from a pool: burns LP tokens for their share of both reserves.
type OperationRemoveLiquidity struct {
	// First token: symbol in any letter case, or mint address with 0x
	TokenA string `json:"token_a"`
	// Second token: symbol in any letter case, or mint address with 0x
	TokenB string `json:"token_b"`
	// LP tokens to burn, in raw units
	LpAmount Amount `json:"lp_amount"`
	// Minimum to receive of the first token in raw units; fails below it
	MinAmountA Amount `json:"min_amount_a"`
	// Minimum to receive of the second token in raw units; fails below it
	MinAmountB Amount `json:"min_amount_b"`
}

// Reports a contract with a link to evidence. Each account counts once per contract. Levels are decided by governance proposals.
type OperationReportContractSafety struct {
	// Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
	Chain string `json:"chain"`
	// Contract address in the notation of its chain
	Contract string `json:"contract"`
	// Link to the evidence, at most 512 bytes
	EvidenceUri string `json:"evidence_uri"`
}

// Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
type OperationRevokeMultiSigApproval struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Number of the transaction within the account, counted from 0
	TxId int64 `json:"tx_id"`
}

// Changes the consensus key of the validator of the sender. The new key signs from the next epoch on; change the key of the node then. Double signs of the old key can still be punished.
type OperationRotateConsensusKey struct {
	// New consensus key in hex, which signs from the next epoch on
	NewConsensusPubkey ConsensusKey `json:"new_consensus_pubkey"`
	// Proof of possession in hex: Ed25519 signature by the new key of its pop/v1 digest
	ProofOfPossession string `json:"proof_of_possession"`
}

// Replaces a key of the account of the sender with a new one.
type OperationRotateKey struct {
	// Public key to replace, in hex
	OldPublicKey string `json:"old_public_key"`
	// Signature scheme of the key, by name or number
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key
	NewPublicKey string `json:"new_public_key"`
	// Proof of possession in hex: signature by the new key of Blake3("pop/v1", chain id, account, public key)
	ProofOfPossession string `json:"proof_of_possession"`
}

// Runs a version of a program as the sender, all steps or nothing. A hash of the text makes the run fail if the program has a different one. The program has full authority over the account: read or simulate it before signing.
type OperationRunProgram struct {
	// Program name, 3 to 32 characters a-z, 0-9 and dash
	Name string `json:"name"`
	// Version to run, required; the command line inserts the reviewed one
	Version *int64 `json:"version,omitempty"`
	// Hash of the text, computed by the caller; null to skip the check
	ProgramHash *Hex32 `json:"program_hash,omitempty"`
	// Parameters by name, as JSON or its text, with amounts in raw units; {} for none
	Params json.RawMessage `json:"params"`
}

// Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
type OperationScheduleUpgrade struct {
	// Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once
	Name string `json:"name"`
	// Semantic version of the software, such as 2.0.0
	Version string `json:"version"`
	// First height of the new version; nodes of the old version stop before it
	TargetHeight Height `json:"target_height"`
	// Files of the new version by platform, such as linux-x64; a single file applies to every platform
	Binaries json.RawMessage `json:"binaries"`
	// Release notes and instructions, at most 2,000 characters
	Info *string `json:"info,omitempty"`
}

type OperationScheduleUpgradeBinaries1Value struct {
	// URL of the file: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lower-case hex digits
	Sha256 string `json:"sha256"`
}

type OperationScheduleUpgradeBinaries2 struct {
	// URL of the file: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lower-case hex digits
	Sha256 string `json:"sha256"`
}

// Appoints the attesters: 3 to 32 keys and a threshold above two thirds. Proofs of the previous set stay valid for 24 hours. Foundation only.
type OperationSetAttesterSet struct {
	// Number of the new set: that of the current set plus 1
	SetIndex int64 `json:"set_index"`
	// Ed25519 public keys of the attesters, 3 to 32, all different
	Attesters []string `json:"attesters"`
	// Number of signatures required, more than two thirds of the attesters
	Threshold int64 `json:"threshold"`
}

// Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
type OperationSetAutoCompound struct {
	// Operator account of the validator
	Validator Address `json:"validator"`
	// True to compound rewards at the end of each epoch; false to claim them
	Enable bool `json:"enable"`
}

// Opens or closes a channel: while it is open, a token of this chain can be locked for another Trellis chain that has mapped a token to it, and unlocked again. Foundation only.
type OperationSetBridgeLane struct {
	// Name of the other Trellis chain: trellis- and its chain id
	Chain string `json:"chain"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// True to open the channel for the token, false to close it in both directions
	Open bool `json:"open"`
}

// Sets the limits above which receives of a token are delayed, pauses or resumes the token, and sets its withdrawal fees. Foundation only.
type OperationSetBridgeLimits struct {
	// Mint address of the token on this chain: a bridged token that the protocol mints
	Mint Mint `json:"mint"`
	// Largest single receive that is credited without delay, in raw units; larger ones wait 24 hours
	PerTx Amount `json:"per_tx"`
	// Largest total of receives within 24 hours that is credited without delay, in raw units; receives beyond it wait 24 hours
	PerDay Amount `json:"per_day"`
	// True to pause the token in both directions
	Paused bool `json:"paused"`
	// Treasury fee of a withdrawal in basis points of the amount, at most 1,000
	FeeBps int64 `json:"fee_bps"`
	// Flat fee of each withdrawal in raw units, on top of the amount: for the attester that submits the release on EVM chains, for the treasury on others. While it is 0, mainnet refuses withdrawals to EVM chains
	BaseFee Amount `json:"base_fee"`
}

// Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
type OperationSetCommission struct {
	// Commission in basis points, at most 5,000
	CommissionBps int64 `json:"commission_bps"`
}

// Shows or hides the profile of the sender in a game. For a hidden profile, responses only show its existence; the data in past blocks stays public.
type OperationSetGameVisibility struct {
	// Id of a registered game, with or without a profile of the sender
	GameId string `json:"game_id"`
	// False to hide the profile from responses
	Visible bool `json:"visible"`
}

// Sets the allowance of a minter of a stablecoin per window. The issuer changes existing minters. The owner, a multi-signature account, appoints a new minter, which may mint 48 hours later. Both can remove a minter with an allowance of 0.
type OperationSetMinterAllowance struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// Account of the minter
	Minter Address `json:"minter"`
	// Amount that it may mint in any window, in raw units; 0 to remove the minter
	Allowance Amount `json:"allowance"`
	// Length of the window in seconds
	WindowS int64 `json:"window_s"`
}

// Approves or removes an operator, which may transfer all units of the sender in a collection.
type OperationSetMultiTokenOperator struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Account that may transfer units of the sender
	Operator Address `json:"operator"`
	// True to approve the operator, false to remove it
	Approved bool `json:"approved"`
}

// Sets a record of a name. `address` is the account that the name resolves to; an empty value means the owner. `primary` is set by that account: true makes the name its primary name, false removes it. Any other key, such as url or email, is a text record of the owner; an empty value removes it.
type OperationSetNameRecord struct {
	// Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
	Name string `json:"name"`
	// Key of the record: address, primary, or a text record such as url
	Key string `json:"key"`
	// Value of the record, at most 256 characters; empty to remove a text record
	Value string `json:"value"`
}

// Sets whether the validator of the sender accepts delegations, and their terms.
type OperationSetPoolConfig struct {
	// True to accept delegations
	PoolEnabled bool `json:"pool_enabled"`
	// Name of the delegation pool, 1 to 64 characters
	PoolName string `json:"pool_name"`
	// Minimum delegation in raw native units; 0 for any amount
	MinDelegation Amount `json:"min_delegation"`
	// True if rewards of new delegations compound by default
	AutoCompoundDefault bool `json:"auto_compound_default"`
}

// Sets the guardians that may give the account of the sender a new key, the number of approvals, and the time in which the owner can object; 48 to 72 hours are recommended. No guardians turn recovery off. A change takes effect after the previous timelock.
type OperationSetRecovery struct {
	// Guardians of the account, at most 10; empty to turn recovery off
	Guardians []Address `json:"guardians"`
	// Number of guardians that must approve a recovery, from 1 to all
	Threshold int64 `json:"threshold"`
	// Seconds in which the owner can object to a recovery, at most 30 days
	TimelockS int64 `json:"timelock_s"`
	// True if the account can only cancel a recovery while it is pending
	FreezeOnRecovery *bool `json:"freeze_on_recovery,omitempty"`
}

// Transfers a role of a token that the sender holds, or renounces it permanently. Roles of a stablecoin are changed by its owner, a multi-signature account, and the change takes effect 48 hours later; naming the current holder cancels a pending change.
type OperationSetTokenAuthority struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Role to change: mint, freeze, owner, pause or attest
	Role string `json:"role"`
	// New holder of the role; null to renounce it permanently
	New *Address `json:"new,omitempty"`
}

// Sets the description of the validator of the sender.
type OperationSetValidatorMetadata struct {
	// Name of the validator, 1 to 64 characters
	Name string `json:"name"`
	// Description of the operator, at most 500 characters
	Description string `json:"description"`
	// Home page, at most 256 characters
	Website string `json:"website"`
	// Link to an image, at most 256 characters
	Avatar string `json:"avatar"`
}

// Settles a matched order now. Anyone may send this; otherwise the end of the next block settles it.
type OperationSettleOrder struct {
	// Number of the order, counted from 1
	OrderId int64 `json:"order_id"`
}

// Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
type OperationStake struct {
	// Consensus key of the validator in hex; a new key registers a validator
	ValidatorPubkey ConsensusKey `json:"validator_pubkey"`
	// Amount to stake in raw native units, above zero
	Amount Amount `json:"amount"`
	// Proof of possession of a new consensus key; null unless the key registers a validator
	ProofOfPossession *string `json:"proof_of_possession,omitempty"`
}

// Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
type OperationStakeToPool struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Amount to stake in raw units, above zero
	Amount Amount `json:"amount"`
}

// Submits evidence of a double sign: two conflicting consensus messages signed by one validator, which is then jailed. Anyone may send this.
type OperationSubmitEvidence struct {
	// First signed consensus message, bytes in hex
	MessageA string `json:"message_a"`
	// Second message by the same key, which conflicts with the first
	MessageB string `json:"message_b"`
}

// Executes the plan of a sentence as the sender: its operations in order, all or none. The node plans; the sender signs the plan.
type OperationSubmitIntent struct {
	// Blake3 hash of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
	Text string `json:"text"`
	// Operations of the plan, 1 to 32, in order, all or nothing
	Plan json.RawMessage `json:"plan"`
	// Deadline in Unix seconds, compared with the block time; 0 for none
	Deadline *Time `json:"deadline,omitempty"`
}

// Swaps two tokens in their pool. Fails if the output is below `min_amount_out`.
type OperationSwap struct {
	// Input token: symbol in any letter case, or mint address with 0x
	FromToken string `json:"from_token"`
	// Output token: symbol in any letter case, or mint address with 0x
	ToToken string `json:"to_token"`
	// Input amount in raw units, above zero
	AmountIn Amount `json:"amount_in"`
	// Minimum output in raw units; the swap fails below it
	MinAmountOut Amount `json:"min_amount_out"`
}

// Swaps through up to four pools, all or nothing, and pays the output to the recipient.
type OperationSwapRoute struct {
	// Mint addresses from the input token to the output token, 2 to 5
	Path []Mint `json:"path"`
	// Input amount in raw units of the first token, above zero
	AmountIn Amount `json:"amount_in"`
	// Minimum output in raw units of the last token; fails below it
	MinAmountOut Amount `json:"min_amount_out"`
	// Recipient of the output; null for the sender
	Recipient *Address `json:"recipient,omitempty"`
}

// Transfers an amount of a token to another account.
type OperationTransfer struct {
	// Recipient of the tokens
	To Address `json:"to"`
	// Token: symbol in any case, or mint address as 0x and 64 hex digits
	TokenSymbol string `json:"token_symbol"`
	// Amount in raw units, above zero
	Amount Amount `json:"amount"`
	// Text for the recipient, at most 128 characters; null for none
	Memo *string `json:"memo,omitempty"`
}

// Transfers a lock of the sender to another account, which receives the LP tokens when the lock ends.
type OperationTransferLpLock struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// New owner of the lock
	To Address `json:"to"`
}

// Transfers units of a type to another account.
type OperationTransferMultiToken struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Recipient of the units
	To Address `json:"to"`
	// Number of units to transfer, above zero
	Amount U128 `json:"amount"`
}

// Transfers a name of the sender to another account. The name then resolves to that account; its text records are deleted, and it is no longer a primary name.
type OperationTransferName struct {
	// Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
	Name string `json:"name"`
	// New owner of the name
	To Address `json:"to"`
}

// Transfers a namespace of the sender to another account, which can then anchor in it. Existing anchors stay.
type OperationTransferNamespace struct {
	// Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// New owner of the namespace
	To Address `json:"to"`
}

// Transfers a token to another account. Allowed for the owner, its operators and the approved account.
type OperationTransferNft struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
	// Recipient of the token
	To Address `json:"to"`
}

// Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
type OperationUnstake struct {
	// Amount to unstake in raw native units, above zero
	Amount Amount `json:"amount"`
	// Operator account of the validator; null for the own stake first, then delegations, oldest first
	Validator *Address `json:"validator,omitempty"`
}

// Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
type OperationUnstakeFromPool struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Amount to unstake in raw units, above zero
	Amount Amount `json:"amount"`
}

// Updates the profile of a player in a game whose authority is the sender: current score, numbers and new achievements. At most 1,000 points a game and epoch count as experience.
type OperationUpdateGameProfile struct {
	// Account of the player, which must have a passport
	PassportOwner Address `json:"passport_owner"`
	// Id of a game whose authority is the sender
	GameId string `json:"game_id"`
	// Current numbers by name, at most 32; they replace the previous ones
	Stats map[string]int64 `json:"stats"`
	// Achievements to add; existing ones stay
	Achievements []string `json:"achievements"`
	// Current total score of the player in the game
	Score int64 `json:"score"`
}

// Changes the texts of a collection of the sender, or transfers the collection to a new owner. An omitted or null field stays; an empty one is cleared. A locked collection can only be transferred.
type OperationUpdateNftCollection struct {
	// Address of a collection that the sender owns
	Collection Mint `json:"collection"`
	// Description of the collection, at most 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to an icon, at most 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a banner, at most 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, at most 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
	// New owner of the collection; null to keep it
	Owner *Address `json:"owner,omitempty"`
}

// Updates the passport of the sender. An omitted or null field stays; an empty text is cleared. The gamertag can change once in 30 days, and the previous one stays reserved for as long.
type OperationUpdatePassport struct {
	// New gamertag, at most one change in 30 days; null to keep it
	Gamertag *string `json:"gamertag,omitempty"`
	// Link to a picture: https, ipfs or ar; empty to remove it, null to keep it
	AvatarUri *string `json:"avatar_uri,omitempty"`
	// Self-description, at most 280 characters; empty to remove it, null to keep it
	Bio *string `json:"bio,omitempty"`
}

// Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
type OperationUpdateTokenMetadata struct {
	// Mint address of a token that the sender created
	Mint Mint `json:"mint"`
	// Link to further metadata, at most 512 bytes
	MetadataUri *string `json:"metadata_uri,omitempty"`
	// Link to an image, at most 512 bytes
	Image *string `json:"image,omitempty"`
	// Description of the token, at most 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page, at most 512 bytes
	ExternalUrl *string `json:"external_url,omitempty"`
	// Twitter name or link, at most 128 characters
	Twitter *string `json:"twitter,omitempty"`
	// Discord name or link, at most 128 characters
	Discord *string `json:"discord,omitempty"`
	// Telegram name or link, at most 128 characters
	Telegram *string `json:"telegram,omitempty"`
	// GitHub name or link, at most 128 characters
	Github *string `json:"github,omitempty"`
}

// Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
type OperationVoteProposal struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// True to vote in favor, false to vote against
	Approve bool `json:"approve"`
}

// Votes on a proposal with the stake bonded when the epoch of the proposal began. A content hash makes the vote fail if the proposal has a different content. A new vote replaces the previous one.
type OperationVoteProposalContent struct {
	// Number of the proposal, counted from 0
	ProposalId int64 `json:"proposal_id"`
	// True to vote in favor, false to vote against
	Approve bool `json:"approve"`
	// Hash of the type, texts, proposer and action of the proposal, computed by the voter; null to skip the check
	ContentHash *Hex32 `json:"content_hash,omitempty"`
}

// Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
type OperationVoteUpgrade struct {
	// Number of the plan, counted from 0
	PlanId int64 `json:"plan_id"`
	// True to vote in favor, false to vote against
	Approve bool `json:"approve"`
}

// Votes on a plan as a validator with its stake when the plan was scheduled. A content hash makes the vote fail if the plan has a different content. A new vote replaces the previous one.
type OperationVoteUpgradePlan struct {
	// Number of the plan, counted from 0
	PlanId int64 `json:"plan_id"`
	// True to vote in favor, false to vote against
	Approve bool `json:"approve"`
	// Hash of the name, version, height, files, text and proposer of the plan, computed by the voter; null to skip the check
	ContentHash *Hex32 `json:"content_hash,omitempty"`
}

type OtsGetBlockDetailsBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type OtsGetBlockDetailsByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type OtsGetBlockTransactionsBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type OtsHasCodeBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

// Block without its transactions
type OtterscanBlockDetails struct {
	// Fields of eth_getBlockByNumber and transactionCount (a JSON number), without transactions and bloom filter
	Block map[string]json.RawMessage `json:"block"`
	// Native units issued by the block
	Issuance OtterscanIssuance `json:"issuance"`
	// Fees paid by its transactions, in wei
	TotalFees Quantity `json:"totalFees"`
}

// Page of the transactions of a block
type OtterscanBlockPage struct {
	// Block with the transactions of the page; input is limited to its first four bytes
	Fullblock map[string]json.RawMessage `json:"fullblock"`
	// Receipts of the page, without logs
	Receipts []map[string]json.RawMessage `json:"receipts"`
}

// Creator of a contract
type OtterscanCreator struct {
	// Hash of the transaction that created it
	Hash EthereumHash `json:"hash"`
	// Sender of that transaction
	Creator EthereumAddress `json:"creator"`
}

// Native units issued by a block, in wei
type OtterscanIssuance struct {
	// Reward of the proposer and the treasury
	BlockReward Quantity `json:"blockReward"`
	// Zero: the chain has no uncles
	UncleReward Quantity `json:"uncleReward"`
	// Sum of both rewards in wei
	Issuance Quantity `json:"issuance"`
}

// Native transfer inside a transaction
type OtterscanOperation struct {
	// Always zero, a transfer: no contract is created or destroyed
	Type int64 `json:"type"`
	// Caller or sender
	From EthereumAddress `json:"from"`
	// Called account or recipient; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native value, in wei
	Value Quantity `json:"value"`
}

// Transaction, or native transfer inside it
type OtterscanTrace struct {
	// Always CALL: no EVM code runs on this chain
	Type string `json:"type"`
	// Zero for the transaction, one for inner transfers
	Depth int64 `json:"depth"`
	// Caller or sender
	From EthereumAddress `json:"from"`
	// Called account or recipient; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native value, in wei
	Value Quantity `json:"value"`
	// Call data; for native bundles their bytes
	Input EthereumData `json:"input"`
	// Return data; empty if there is none
	Output EthereumData `json:"output"`
}

// Transactions of an address, newest first
type OtterscanTransactions struct {
	// Transactions, as returned by eth_getTransactionByHash
	Txs []map[string]json.RawMessage `json:"txs"`
	// Receipts, each with the timestamp of its block
	Receipts []map[string]json.RawMessage `json:"receipts"`
	// True if the address has no newer transactions
	FirstPage bool `json:"firstPage"`
	// True if the address has no older transactions
	LastPage bool `json:"lastPage"`
}

// A player passport with totals over all games
type Passport struct {
	// Account of the passport, which cannot be transferred
	Owner Address `json:"owner"`
	// Gamertag of the player, in its original letter case
	Gamertag string `json:"gamertag"`
	// Link to the picture of the player; empty for none
	AvatarUri string `json:"avatar_uri"`
	// Self-description of the player, at most 280 characters; empty for none
	Bio string `json:"bio"`
	// Experience: counted points of all games, at most 1,000 a game and epoch
	Xp int64 `json:"xp"`
	// Level of the player: 1 + floor(sqrt(xp / 100))
	Level int64 `json:"level"`
	// Number of games with a profile of the player
	Games int64 `json:"games"`
	// Number of achievements in all games
	Achievements int64 `json:"achievements"`
	// Time of creation in Unix seconds
	CreatedAt Time `json:"created_at"`
	// Height of the block that created the passport
	CreatedAtHeight Height `json:"created_at_height"`
	// Primary name of the account; null if it has none
	Name *string `json:"name,omitempty"`
}

// Number as 0x and hex digits without leading zeros
type Quantity = string

// Receipt of a final bundle
type Receipt struct {
	// Id of the bundle
	BundleHash Hash `json:"bundle_hash"`
	// Height of the block that includes the bundle
	BlockHeight Height `json:"block_height"`
	// Hash of the block that includes the bundle
	BlockHash Hash `json:"block_hash"`
	// Index of the bundle in the block, from 0
	Index int64 `json:"index"`
	// Account that sent the bundle and paid the fee
	From Address `json:"from"`
	// Nonce of the sender
	Nonce int64 `json:"nonce"`
	// Always success: a failed bundle is in no block
	Status string `json:"status"`
	// Gas that execution used
	GasUsed int64 `json:"gas_used"`
	// Price paid for a unit of gas in nano-units; 10^9 nano-units are one native token
	GasPrice int64 `json:"gas_price"`
	// Fee in raw native units
	Fee Amount `json:"fee"`
	// Proposer's share of the fee, in raw native units
	FeeProposer Amount `json:"fee_proposer"`
	// Treasury's share of the fee, in raw native units
	FeeTreasury Amount `json:"fee_treasury"`
	// Operations of the bundle, in order
	Operations []OperationRecord `json:"operations"`
	// Events of the operations, in order
	Events []Event `json:"events"`
	// Time of the block, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Always true: blocks are final when they are committed
	Finalized bool `json:"finalized"`
	// Signatures of the bundle
	Signatures []ReceiptSignaturesItem `json:"signatures"`
}

type ReceiptSignaturesItem struct {
	// Signature scheme, such as Ed25519
	KeyType string `json:"key_type"`
	// Public key of the signature in hex; null if unknown
	PublicKey *string `json:"public_key,omitempty"`
}

// Error with which a bundle was rejected
type Refusal struct {
	// Permanent code of the error
	Code int64 `json:"code"`
	// Name of the error, such as InsufficientBalance
	Name string `json:"name"`
	// Message for people
	Message string `json:"message"`
	// Details of the error, by name
	Details json.RawMessage `json:"details"`
	// Index of the failed operation, from 0; null if the bundle as a whole failed
	OpIndex *int64 `json:"op_index,omitempty"`
}

// Bundle that this node rejected; other nodes may not know it
type Rejected struct {
	// Id of the bundle
	BundleHash Hash `json:"bundle_hash"`
	// Always rejected: the bundle is in no block
	Status string `json:"status"`
	// Error with which this node rejected the bundle
	Error Refusal `json:"error"`
	// Time at which this node rejected the bundle, in Unix seconds
	RejectedAt Time `json:"rejected_at"`
}

// Options of a signed bundle, which contains its own terms
type SubmitOptions struct {
	// When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block
	Wait *string `json:"wait,omitempty"`
}

// A moment in seconds since 1970 (Unix time).
type Time = int64

// A token with its authorities and supply
type Token struct {
	// Mint address, the identifier of the token; 32 zero bytes for the native token
	Mint Mint `json:"mint"`
	// Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case
	Symbol string `json:"symbol"`
	// Name of the token, 1 to 64 characters
	Name string `json:"name"`
	// Decimal places of the token, 0 to 18
	Decimals int64 `json:"decimals"`
	// Standard of the token: native, fungible, stablecoin, bridged (from another chain) or lp (shares of a pool)
	Standard string `json:"standard"`
	// Maximum supply in raw units; null for 2^120
	MaxSupply *Amount `json:"max_supply,omitempty"`
	// Owner of the token, which can transfer the ownership; null for none
	Owner *Address `json:"owner,omitempty"`
	// Account that may change the metadata until they are locked
	Creator Address `json:"creator"`
	// Account that may mint; for a stablecoin, the issuer, which sets the allowances of minters; null if no account may
	MintAuthority *Address `json:"mint_authority,omitempty"`
	// Account that may freeze accounts for a stablecoin; null for none
	FreezeAuthority *Address `json:"freeze_authority,omitempty"`
	// Account that may pause a stablecoin or a bridged token; null for none
	PauseAuthority *Address `json:"pause_authority,omitempty"`
	// Account that attests the reserves of a stablecoin; null for none
	Attestor *Address `json:"attestor,omitempty"`
	// True while the token is paused
	Paused bool `json:"paused"`
	// Metadata set by the creator
	Metadata TokenMetadata `json:"metadata"`
	// True if the metadata are permanently locked
	MetadataLocked bool `json:"metadata_locked"`
	// Time of the last metadata change in Unix seconds; null for never
	MetadataUpdatedAt *Time `json:"metadata_updated_at,omitempty"`
	// Contract on another chain that a bridged token represents; null for other tokens
	Bridge *TokenBridge `json:"bridge,omitempty"`
	// Time of creation in Unix seconds
	CreatedAt Time `json:"created_at"`
	// Height of the block that created the token
	CreatedAtHeight Height `json:"created_at_height"`
	// Total supply in raw units
	TotalSupply Amount `json:"total_supply"`
	// True while an account can mint more
	Mintable bool `json:"mintable"`
	// Active protections of a stablecoin; null for other tokens
	SecurityLayers []string `json:"security_layers,omitempty"`
	// Number of holders; null without the explorer plugin
	Holders *int64 `json:"holders,omitempty"`
	// Number of transfers; null without the explorer plugin
	Transfers *int64 `json:"transfers,omitempty"`
	// Reputation, 0 to 100; null without the explorer plugin
	Reputation *int64 `json:"reputation,omitempty"`
}

type TokenBridge struct {
	// Name of the other chain
	Chain string `json:"chain"`
	// Address of the token contract on that chain
	Contract string `json:"contract"`
	// Decimals of the token on that chain, 0 to 36
	DecimalsExternal int64 `json:"decimals_external"`
}

// Metadata set by the creator
type TokenMetadata struct {
	// Link to further metadata, at most 512 bytes; empty for none
	MetadataUri string `json:"metadata_uri"`
	// Link to an image, at most 512 bytes; empty for none
	Image string `json:"image"`
	// Description of the token, at most 1,000 characters; empty for none
	Description string `json:"description"`
	// Home page, at most 512 bytes; empty for none
	ExternalUrl string `json:"external_url"`
	// Twitter name or link, at most 128 characters; empty for none
	Twitter string `json:"twitter"`
	// Discord name or link, at most 128 characters; empty for none
	Discord string `json:"discord"`
	// Telegram name or link, at most 128 characters; empty for none
	Telegram string `json:"telegram"`
	// GitHub name or link, at most 128 characters; empty for none
	Github string `json:"github"`
}

type TraceBlockBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// Hash by which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Without effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type TxpoolStatusResult struct {
	// Number of executable bundles
	Pending Quantity `json:"pending"`
	// Number of bundles behind a nonce gap
	Queued Quantity `json:"queued"`
}

// An unsigned 128-bit number: the id of a token, or units without decimals. Answered as a decimal string; an integer is accepted as well.
type U128 = string

// An unsigned 256-bit number. Answered as a decimal string; an integer is accepted as well.
type U256 = string

// An unsigned 64-bit number. Answered as a decimal string; an integer is accepted as well.
type U64 = string

// Options of the bundle; all are optional
type WriteOptions struct {
	// Gas limit of the bundle; by default as measured
	GasLimit *int64 `json:"gas_limit,omitempty"`
	// Price of a unit of gas in nano-units; 10^9 nano-units are one native token; by default the price that the node requires
	GasPrice *int64 `json:"gas_price,omitempty"`
	// Last height at which a block may include the bundle; 0 for no limit; by default chosen by the node
	ValidUntil *Height `json:"valid_until,omitempty"`
	// Text stored with the bundle, up to 256 characters
	Memo *string `json:"memo,omitempty"`
	// When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block
	Wait *string `json:"wait,omitempty"`
	// True to simulate only: effects and cost
	DryRun *bool `json:"dry_run,omitempty"`
	// True to proceed despite the node's warnings
	Force *bool `json:"force,omitempty"`
}

// ChainAddLiquidity calls chain_addLiquidity. Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
// 
//   - tokenA: First token: symbol in any letter case, or mint address with 0x
//   - tokenB: Second token: symbol in any letter case, or mint address with 0x
//   - amountA: Maximum amount of the first token to deposit, in raw units
//   - amountB: Maximum amount of the second token to deposit, in raw units
//   - minLpTokens: Minimum LP tokens to receive, in raw units; the operation fails below it
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainAddLiquidity(ctx context.Context, tokenA string, tokenB string, amountA Amount, amountB Amount, minLpTokens Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_addLiquidity", tokenA, tokenB, amountA, amountB, minLpTokens, sender, opts)
	return result, err
}

// ChainAllBridgeDeposits calls chain_allBridgeDeposits. Deposits of all accounts, from any chain.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAllBridgeDeposits(ctx context.Context, limit *int64, cursor *string) (ChainAllBridgeDepositsResult, error) {
	var result ChainAllBridgeDepositsResult
	err := c.Call(ctx, &result, "chain_allBridgeDeposits", limit, cursor)
	return result, err
}

// ChainAllBridgeWithdrawals calls chain_allBridgeWithdrawals. Withdrawals of all accounts, to any chain.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAllBridgeWithdrawals(ctx context.Context, limit *int64, cursor *string) (ChainAllBridgeWithdrawalsResult, error) {
	var result ChainAllBridgeWithdrawalsResult
	err := c.Call(ctx, &result, "chain_allBridgeWithdrawals", limit, cursor)
	return result, err
}

// ChainAnchor calls chain_anchor. Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
// 
//   - namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; owned by the sender, or not owned yet
//   - key: Name of the hash in its namespace, 1 to 128 bytes; can be used only once
//   - valueHash: Anchored hash, 32 bytes of any hash function; never zero
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainAnchor(ctx context.Context, namespace string, key string, valueHash string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_anchor", namespace, key, valueHash, sender, opts)
	return result, err
}

// ChainAnchorsBy calls chain_anchorsBy. Anchors of an account.
// 
//   - owner: Account that anchored it
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAnchorsBy(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainAnchorsByResult, error) {
	var result ChainAnchorsByResult
	err := c.Call(ctx, &result, "chain_anchorsBy", owner, limit, cursor)
	return result, err
}

// ChainAnchorsOfHash calls chain_anchorsOfHash. Anchors of a hash in any namespace.
// 
//   - valueHash: Anchored hash, 32 bytes of any hash function; never zero
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAnchorsOfHash(ctx context.Context, valueHash Hex32, limit *int64, cursor *string) (ChainAnchorsOfHashResult, error) {
	var result ChainAnchorsOfHashResult
	err := c.Call(ctx, &result, "chain_anchorsOfHash", valueHash, limit, cursor)
	return result, err
}

// ChainApproveMultiSigTx calls chain_approveMultiSigTx. Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
// 
//   - from: Account that sends the operation and pays the fee
//   - multisigAddress: Address of the multi-signature account
//   - txId: Number of the transaction within the account, counted from 0
//   - operationsHash: Hash of the approved operations, as returned by chain_getMultiSigTx; null to skip the check
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainApproveMultiSigTx(ctx context.Context, from Address, multisigAddress Address, txId int64, operationsHash *Hex32, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_approveMultiSigTx", from, multisigAddress, txId, operationsHash, opts)
	return result, err
}

// ChainAutobridge calls chain_autobridge. Detects a transaction hash, an explorer link or a proof, and returns the status of its deposits. Deposits that enough attesters report are credited without any action.
// 
//   - payload: Transaction hash of another chain, a link with one, or a proof as hex or JSON
//   - recipient: Recipient account to filter by; null for all
func (c *Client) ChainAutobridge(ctx context.Context, payload string, recipient *Address) (ChainAutobridgeResult, error) {
	var result ChainAutobridgeResult
	err := c.Call(ctx, &result, "chain_autobridge", payload, recipient)
	return result, err
}

// ChainBatchMintMultiToken calls chain_batchMintMultiToken. Mints 1 to 256 entries in a collection of the sender, all or nothing.
// 
//   - collection: Address of a collection that the sender owns
//   - mintsArray: Entries of type, recipient and amount, 1 to 256
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainBatchMintMultiToken(ctx context.Context, collection Mint, mintsArray json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_batchMintMultiToken", collection, mintsArray, sender, opts)
	return result, err
}

// ChainBatchTransferMultiToken calls chain_batchTransferMultiToken. Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
// 
//   - collection: Address of the collection
//   - transfersArray: Entries of type, recipient and amount, 1 to 256
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainBatchTransferMultiToken(ctx context.Context, collection Mint, transfersArray json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_batchTransferMultiToken", collection, transfersArray, sender, opts)
	return result, err
}

// ChainBridgeDeposits calls chain_bridgeDeposits. Deposits credited to an account.
// 
//   - recipient: Recipient of the tokens
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainBridgeDeposits(ctx context.Context, recipient Address, limit *int64, cursor *string) (ChainBridgeDepositsResult, error) {
	var result ChainBridgeDepositsResult
	err := c.Call(ctx, &result, "chain_bridgeDeposits", recipient, limit, cursor)
	return result, err
}

// ChainBridgeToken calls chain_bridgeToken. Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
// 
//   - chain: Lower-case name of the other chain, such as ethereum
//   - txHash: Transaction hash on the other chain, in its notation
//   - symbol: Symbol of the token on this chain, or its mint address as 0x and 64 hex digits
//   - amount: Amount locked on the other chain, in raw units there
//   - recipient: Recipient account on this chain; it sends the operation and pays its fee
//   - proof: Signatures of attesters: the hex of borsh {set_index u32, sigs [{index u8, signature}]}, or the same as JSON; null only on test networks that accept deposits without a proof
//   - logIndex: Index of the log in the transaction, counted from 0
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainBridgeToken(ctx context.Context, chain string, txHash string, symbol string, amount Amount, recipient Address, proof json.RawMessage, logIndex *int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_bridgeToken", chain, txHash, symbol, amount, recipient, proof, logIndex, opts)
	return result, err
}

// ChainBridgeWithdraw calls chain_bridgeWithdraw. Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
// 
//   - tokenMint: Mint address of the token to withdraw
//   - amount: Amount to release, in raw units of this chain; fees come on top
//   - chain: Lower-case name of the other chain, such as ethereum
//   - destination: Recipient on the other chain
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainBridgeWithdraw(ctx context.Context, tokenMint Mint, amount Amount, chain string, destination string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_bridgeWithdraw", tokenMint, amount, chain, destination, sender, opts)
	return result, err
}

// ChainBridgeWithdrawals calls chain_bridgeWithdrawals. Withdrawals to an address on another chain.
// 
//   - chain: Lower-case name of the other chain, such as ethereum
//   - destination: Recipient on the other chain
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainBridgeWithdrawals(ctx context.Context, chain string, destination string, limit *int64, cursor *string) (ChainBridgeWithdrawalsResult, error) {
	var result ChainBridgeWithdrawalsResult
	err := c.Call(ctx, &result, "chain_bridgeWithdrawals", chain, destination, limit, cursor)
	return result, err
}

// ChainBurnMultiToken calls chain_burnMultiToken. Burns units of a type from the balance of the sender.
// 
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
//   - amount: Number of units to burn, above zero
//   - owner: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainBurnMultiToken(ctx context.Context, collection Mint, typeId U64, amount U128, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_burnMultiToken", collection, typeId, amount, owner, opts)
	return result, err
}

// ChainBurnNft calls chain_burnNft. Burns a token of the sender. Its number is never reused.
// 
//   - collection: Address of the collection
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
//   - owner: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainBurnNft(ctx context.Context, collection Mint, tokenId U128, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_burnNft", collection, tokenId, owner, opts)
	return result, err
}

// ChainCancelProposal calls chain_cancelProposal. Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
// 
//   - from: Account that sends the operation and pays the fee
//   - proposalId: Number of the proposal, counted from 0
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCancelProposal(ctx context.Context, from Address, proposalId int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_cancelProposal", from, proposalId, opts)
	return result, err
}

// ChainCancelUpgrade calls chain_cancelUpgrade. Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
// 
//   - planId: Number of the plan, counted from 0
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCancelUpgrade(ctx context.Context, planId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_cancelUpgrade", planId, sender, opts)
	return result, err
}

// ChainClaimPoolRewards calls chain_claimPoolRewards. Claims all rewards of the sender in a pool, open or closed.
// 
//   - poolAddress: Address of the staking pool
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainClaimPoolRewards(ctx context.Context, poolAddress Mint, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_claimPoolRewards", poolAddress, sender, opts)
	return result, err
}

// ChainConsensusStatus calls chain_consensusStatus. Returns the consensus state of this node.
func (c *Client) ChainConsensusStatus(ctx context.Context) (ChainConsensusStatusResult, error) {
	var result ChainConsensusStatusResult
	err := c.Call(ctx, &result, "chain_consensusStatus")
	return result, err
}

// ChainContractReports calls chain_contractReports. Reports of a contract with their evidence.
// 
//   - chain: Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
//   - contract: Contract address in the notation of its chain
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainContractReports(ctx context.Context, chain string, contract string, limit *int64, cursor *string) (ChainContractReportsResult, error) {
	var result ChainContractReportsResult
	err := c.Call(ctx, &result, "chain_contractReports", chain, contract, limit, cursor)
	return result, err
}

// ChainContributePresale calls chain_contributePresale. Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
// 
//   - presaleId: Number of the presale, counted from 1
//   - amount: Amount in raw units of the payment token
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainContributePresale(ctx context.Context, presaleId int64, amount Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_contributePresale", presaleId, amount, sender, opts)
	return result, err
}

// ChainCreateDao calls chain_createDao. Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
// 
//   - name: Name of the DAO, 1 to 64 characters; not unique
//   - tokenMint: Mint address of the token whose holders vote; can be the native token
//   - config: Settings by name; {} for the defaults
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreateDao(ctx context.Context, name string, tokenMint Mint, config json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createDao", name, tokenMint, config, sender, opts)
	return result, err
}

// ChainCreateMultiSig calls chain_createMultiSig. Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
// 
//   - from: Account that sends the operation and pays the fee
//   - signersArray: Signers of the account, 2 to 20, all different
//   - threshold: Number of signers that must approve a transaction, from 2 to all
//   - label: Label of the account for display, 1 to 64 characters
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreateMultiSig(ctx context.Context, from Address, signersArray []Address, threshold int64, label string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createMultiSig", from, signersArray, threshold, label, opts)
	return result, err
}

// ChainCreateMultiTokenCollection calls chain_createMultiTokenCollection. Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
// 
//   - name: Name of the collection, 1 to 64 characters
//   - symbol: Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
//   - baseUri: Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
//   - royaltyBps: Royalty of the owner on sales, in basis points, at most 10,000
//   - owner: Account that sends the operation and pays the fee
//   - description: Description of the collection, at most 1,000 characters; null for none
//   - iconUri: Link to an icon, at most 512 bytes; null for none
//   - bannerUri: Link to a banner, at most 512 bytes; null for none
//   - externalUrl: Home page of the collection, at most 512 bytes; null for none
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreateMultiTokenCollection(ctx context.Context, name string, symbol string, baseUri string, royaltyBps int64, owner Address, description *string, iconUri *string, bannerUri *string, externalUrl *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createMultiTokenCollection", name, symbol, baseUri, royaltyBps, owner, description, iconUri, bannerUri, externalUrl, opts)
	return result, err
}

// ChainCreateNftCollection calls chain_createNftCollection. Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
// 
//   - name: Name of the collection, 1 to 64 characters
//   - symbol: Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
//   - baseUri: Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
//   - maxSupply: Maximum number of tokens ever minted, including burned ones; 0 for no limit
//   - royaltyBps: Royalty of the sender on sales, in basis points, at most 10,000
//   - owner: Account that sends the operation and pays the fee
//   - description: Description of the collection, at most 1,000 characters; null for none
//   - iconUri: Link to an icon, at most 512 bytes; null for none
//   - bannerUri: Link to a banner, at most 512 bytes; null for none
//   - externalUrl: Home page of the collection, at most 512 bytes; null for none
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreateNftCollection(ctx context.Context, name string, symbol string, baseUri string, maxSupply int64, royaltyBps int64, owner Address, description *string, iconUri *string, bannerUri *string, externalUrl *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createNftCollection", name, symbol, baseUri, maxSupply, royaltyBps, owner, description, iconUri, bannerUri, externalUrl, opts)
	return result, err
}

// ChainCreatePool calls chain_createPool. Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
// 
//   - tokenA: First token: symbol in any letter case, or mint address with 0x
//   - tokenB: Second token: symbol in any letter case, or mint address with 0x
//   - amountA: Amount of the first token to deposit, in raw units
//   - amountB: Amount of the second token to deposit, in raw units; the ratio of both amounts sets the price
//   - lpLockDuration: Lock of the LP tokens in seconds, at most 100 years; 0 for no lock
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreatePool(ctx context.Context, tokenA string, tokenB string, amountA Amount, amountB Amount, lpLockDuration int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createPool", tokenA, tokenB, amountA, amountB, lpLockDuration, sender, opts)
	return result, err
}

// ChainCreatePresale calls chain_createPresale. Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
// 
//   - tokenMint: Mint address of the token; the sender must be its creator or owner
//   - paymentToken: Payment token: native or a stablecoin; null for the native token
//   - tokensForSale: Amount to sell in raw units, above zero
//   - softCap: Minimum raised amount in raw units of the payment token, at least a quarter of the hard cap
//   - hardCap: Maximum raised amount in raw units of the payment token
//   - minContribution: Minimum of a contribution in raw units of the payment token
//   - maxContribution: Maximum total contribution of an account in raw units of the payment token
//   - startTime: Start of contributions in Unix seconds, inclusive; at most 30 days from now
//   - endTime: End of contributions in Unix seconds, exclusive; at most 90 days after the start
//   - liquidityBps: Part of the raised amount that goes into the pool, 5,100 to 10,000 basis points
//   - listingRateBps: Pool rate as a part of the presale rate, 5,000 to 10,000 basis points
//   - lpLockDuration: Lock of the pool liquidity in seconds, 30 days to 100 years (default: a year)
//   - sender: Account that sends the operation and pays the fee
//   - options: Optional settings: vesting, whitelist, unsold tokens, and texts
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreatePresale(ctx context.Context, tokenMint Mint, paymentToken *string, tokensForSale Amount, softCap Amount, hardCap Amount, minContribution Amount, maxContribution Amount, startTime Time, endTime Time, liquidityBps int64, listingRateBps int64, lpLockDuration *int64, sender Address, options *ChainCreatePresaleOptions, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createPresale", tokenMint, paymentToken, tokensForSale, softCap, hardCap, minContribution, maxContribution, startTime, endTime, liquidityBps, listingRateBps, lpLockDuration, sender, options, opts)
	return result, err
}

// ChainCreateProposal calls chain_createProposal. Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
// 
//   - from: Account that sends the operation and pays the fee
//   - proposalType: Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
//   - title: Title of the proposal, 1 to 128 characters
//   - description: Reasons for the proposal, 1 to 10,000 characters
//   - parameterKey: Key to change, such as dex.fee_bps; only for parameter proposals
//   - parameterValue: New value of the parameter, as text; only for parameter proposals
//   - treasuryRecipient: Account to pay; only for treasury proposals
//   - treasuryAmount: Amount to pay in raw native units; only for treasury proposals
//   - safetyChain: Chain to rate on, such as ethereum; only for safety proposals
//   - safetyContract: Address of the contract to rate, in the notation of its chain; only for safety proposals
//   - safetyLevel: Safety level for wallets to show; only for safety proposals
//   - safetyCollection: Project of the contract; optional, only for safety proposals
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreateProposal(ctx context.Context, from Address, proposalType string, title string, description string, parameterKey *string, parameterValue *string, treasuryRecipient *Address, treasuryAmount *Amount, safetyChain *string, safetyContract *string, safetyLevel *string, safetyCollection *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createProposal", from, proposalType, title, description, parameterKey, parameterValue, treasuryRecipient, treasuryAmount, safetyChain, safetyContract, safetyLevel, safetyCollection, opts)
	return result, err
}

// ChainCreateStakingPool calls chain_createStakingPool. Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
// 
//   - tokenMint: Mint address of the token to stake
//   - rewardSource: Source of the rewards: a first deposit, such as USDC:5000000 in raw units, or the only account that may fund the pool
//   - rewardRate: Rewards for all stakers together, in raw units a second, above zero
//   - lockPeriod: Lock of each deposit in seconds, at most three years
//   - capacity: Maximum total stake in raw units; 0 for no limit
//   - perUserCap: Maximum stake of an account in raw units; 0 for no limit
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreateStakingPool(ctx context.Context, tokenMint Mint, rewardSource json.RawMessage, rewardRate Amount, lockPeriod int64, capacity Amount, perUserCap Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createStakingPool", tokenMint, rewardSource, rewardRate, lockPeriod, capacity, perUserCap, sender, opts)
	return result, err
}

// ChainCreateToken calls chain_createToken. Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
// 
//   - name: Name of the token, 1 to 64 characters
//   - symbol: Symbol of the token: a letter, then up to 11 letters, digits and dots; unique
//   - decimals: Decimal places of the token, 0 to 18
//   - supply: Initial supply in raw units, at most 2^120
//   - owner: Owner of the token, which receives the supply
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainCreateToken(ctx context.Context, name string, symbol string, decimals int64, supply Amount, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createToken", name, symbol, decimals, supply, owner, opts)
	return result, err
}

// ChainDaoCancel calls chain_daoCancel. Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
// 
//   - daoAddress: Account of the DAO, which holds its treasury
//   - proposalId: Number of the proposal within the DAO, counted from 0
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainDaoCancel(ctx context.Context, daoAddress Address, proposalId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoCancel", daoAddress, proposalId, sender, opts)
	return result, err
}

// ChainDaoDeposits calls chain_daoDeposits. Deposits into the treasury of a DAO by DaoDeposit.
// 
//   - daoAddress: Address of the DAO, which holds its treasury
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaoDeposits(ctx context.Context, daoAddress Address, limit *int64, cursor *string) (ChainDaoDepositsResult, error) {
	var result ChainDaoDepositsResult
	err := c.Call(ctx, &result, "chain_daoDeposits", daoAddress, limit, cursor)
	return result, err
}

// ChainDaoExecute calls chain_daoExecute. Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
// 
//   - daoAddress: Account of the DAO, which holds its treasury
//   - proposalId: Number of the proposal within the DAO, counted from 0
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainDaoExecute(ctx context.Context, daoAddress Address, proposalId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoExecute", daoAddress, proposalId, sender, opts)
	return result, err
}

// ChainDaoPropose calls chain_daoPropose. Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
// 
//   - daoAddress: Account of the DAO, which holds its treasury
//   - title: Title of the proposal, 1 to 128 characters
//   - description: Reasons for the proposal, at most 10,000 characters
//   - proposalType: Effect of the execution: "text" for none, {"operations":[…]} with up to 32 operations of the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainDaoPropose(ctx context.Context, daoAddress Address, title string, description string, proposalType json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoPropose", daoAddress, title, description, proposalType, sender, opts)
	return result, err
}

// ChainDaoVote calls chain_daoVote. Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
// 
//   - daoAddress: Account of the DAO, which holds its treasury
//   - proposalId: Number of the proposal within the DAO, counted from 0
//   - vote: Vote: for, against or abstain; also true and false, or 1, 0 and 2
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainDaoVote(ctx context.Context, daoAddress Address, proposalId int64, vote json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoVote", daoAddress, proposalId, vote, sender, opts)
	return result, err
}

// ChainDaoVotes calls chain_daoVotes. Votes on a proposal of a DAO.
// 
//   - daoAddress: Address of the DAO, which holds its treasury
//   - proposalId: Number of the proposal within the DAO, counted from 0
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaoVotes(ctx context.Context, daoAddress Address, proposalId int64, limit *int64, cursor *string) (ChainDaoVotesResult, error) {
	var result ChainDaoVotesResult
	err := c.Call(ctx, &result, "chain_daoVotes", daoAddress, proposalId, limit, cursor)
	return result, err
}

// ChainDaoVotesOf calls chain_daoVotesOf. Votes of an account in all DAOs.
// 
//   - voter: Account that voted
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaoVotesOf(ctx context.Context, voter Address, limit *int64, cursor *string) (ChainDaoVotesOfResult, error) {
	var result ChainDaoVotesOfResult
	err := c.Call(ctx, &result, "chain_daoVotesOf", voter, limit, cursor)
	return result, err
}

// ChainDaosCreated calls chain_daosCreated. DAOs created by an account.
// 
//   - creator: Account that created the DAO
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaosCreated(ctx context.Context, creator Address, limit *int64, cursor *string) (ChainDaosCreatedResult, error) {
	var result ChainDaosCreatedResult
	err := c.Call(ctx, &result, "chain_daosCreated", creator, limit, cursor)
	return result, err
}

// ChainDaosOfToken calls chain_daosOfToken. DAOs whose holders vote with a token.
// 
//   - tokenMint: Mint address of the token whose holders vote
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaosOfToken(ctx context.Context, tokenMint Mint, limit *int64, cursor *string) (ChainDaosOfTokenResult, error) {
	var result ChainDaosOfTokenResult
	err := c.Call(ctx, &result, "chain_daosOfToken", tokenMint, limit, cursor)
	return result, err
}

// ChainDefineTokenType calls chain_defineTokenType. Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
// 
//   - collection: Address of a collection that the sender owns
//   - typeId: Number of the type within the collection, chosen by the owner
//   - name: Name of the type, 1 to 64 characters
//   - metadataUri: URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the type number
//   - maxSupply: Maximum supply at any time, in units; 0 for no limit
//   - isFungible: True if any amount can be transferred; false if each transfer moves one unit
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainDefineTokenType(ctx context.Context, collection Mint, typeId U64, name string, metadataUri string, maxSupply U128, isFungible bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_defineTokenType", collection, typeId, name, metadataUri, maxSupply, isFungible, sender, opts)
	return result, err
}

// ChainDeriveAddress calls chain_deriveAddress. Returns the address of a public key. An account keeps its address when its keys change.
// 
//   - pubkeyHex: Public key in hex: 64 digits for Ed25519, 3,904 for Dilithium3 or ML-DSA-65
func (c *Client) ChainDeriveAddress(ctx context.Context, pubkeyHex string) (ChainDeriveAddressResult, error) {
	var result ChainDeriveAddressResult
	err := c.Call(ctx, &result, "chain_deriveAddress", pubkeyHex)
	return result, err
}

// ChainEstimateFee calls chain_estimateFee. Estimates gas and fee of operations in one bundle on the pending state, or returns the error with which they would fail.
// 
//   - from: Account that would send the bundle and pay the fee
//   - operations: Operations to execute in this order, all or nothing
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainEstimateFee(ctx context.Context, from Address, operations []Operation, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_estimateFee", from, operations, opts)
	return result, err
}

// ChainExecuteProgram calls chain_executeProgram. Runs the newest version of a program as the sender, all steps or nothing.
// 
//   - name: Program name, 3 to 32 characters a-z, 0-9 and dash
//   - params: Parameters by name, as JSON or its text, with amounts in raw units; {} for none
//   - sender: Account that runs the program and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainExecuteProgram(ctx context.Context, name string, params json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_executeProgram", name, params, sender, opts)
	return result, err
}

// ChainExecuteProposal calls chain_executeProposal. Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
// 
//   - from: Account that sends the operation and pays the fee
//   - proposalId: Number of the proposal, counted from 0
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainExecuteProposal(ctx context.Context, from Address, proposalId int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_executeProposal", from, proposalId, opts)
	return result, err
}

// ChainFinalizePresale calls chain_finalizePresale. Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
// 
//   - presaleId: Number of the presale, counted from 1
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainFinalizePresale(ctx context.Context, presaleId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_finalizePresale", presaleId, sender, opts)
	return result, err
}

// ChainGameUpdates calls chain_gameUpdates. Updates of profiles by a game.
// 
//   - gameId: Unique id of the game
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGameUpdates(ctx context.Context, gameId string, limit *int64, cursor *string) (ChainGameUpdatesResult, error) {
	var result ChainGameUpdatesResult
	err := c.Call(ctx, &result, "chain_gameUpdates", gameId, limit, cursor)
	return result, err
}

// ChainGenerateKeypair calls chain_generateKeypair. Generates an Ed25519 key. For test networks only: the operator of the node could record it.
func (c *Client) ChainGenerateKeypair(ctx context.Context) (ChainGenerateKeypairResult, error) {
	var result ChainGenerateKeypairResult
	err := c.Call(ctx, &result, "chain_generateKeypair")
	return result, err
}

// ChainGetAccount calls chain_getAccount. Returns the nonces and keys of an account. An account that was never used has nonce 0 and no keys.
// 
//   - address: Account in native form, or as 0x and 64 hex digits
func (c *Client) ChainGetAccount(ctx context.Context, address Address) (ChainGetAccountResult, error) {
	var result ChainGetAccountResult
	err := c.Call(ctx, &result, "chain_getAccount", address)
	return result, err
}

// ChainGetAccountLabel calls chain_getAccountLabel. Returns the label of an account: its registered name, its moniker as a validator, and its role on the chain.
// 
//   - address: Account to label
func (c *Client) ChainGetAccountLabel(ctx context.Context, address Address) (ChainGetAccountLabelResult, error) {
	var result ChainGetAccountLabelResult
	err := c.Call(ctx, &result, "chain_getAccountLabel", address)
	return result, err
}

// ChainGetAddressHistory calls chain_getAddressHistory. Returns the history of an account, newest first: tokens that it sent and received (movement), its other operations (operation), other mentions (mention) and, on request, its block rewards (reward).
// 
//   - address: Account of the history
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
//   - kind: Kind of entries, or all (default all except rewards)
func (c *Client) ChainGetAddressHistory(ctx context.Context, address Address, limit *int64, cursor *string, kind *string) (ChainGetAddressHistoryResult, error) {
	var result ChainGetAddressHistoryResult
	err := c.Call(ctx, &result, "chain_getAddressHistory", address, limit, cursor, kind)
	return result, err
}

// ChainGetAddressMultiSigs calls chain_getAddressMultiSigs. Returns the multi-signature accounts of a signer: first those that it created or acted for, then those in which others named it, newest first.
// 
//   - address: Account that may sign
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAddressMultiSigs(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetAddressMultiSigsResult, error) {
	var result ChainGetAddressMultiSigsResult
	err := c.Call(ctx, &result, "chain_getAddressMultiSigs", address, limit, cursor)
	return result, err
}

// ChainGetAddressMultiTokens calls chain_getAddressMultiTokens. Returns the multi-token types of an account: first those that it acted with, then those that others sent it; each by collection and type_id.
// 
//   - address: Account that holds the tokens
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAddressMultiTokens(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetAddressMultiTokensResult, error) {
	var result ChainGetAddressMultiTokensResult
	err := c.Call(ctx, &result, "chain_getAddressMultiTokens", address, limit, cursor)
	return result, err
}

// ChainGetAddressTokens calls chain_getAddressTokens. Returns the tokens of an account with value and reputation, the native token apart: first those that it acted with, then those that others sent it, by mint.
// 
//   - address: Account that holds the tokens
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAddressTokens(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetAddressTokensResult, error) {
	var result ChainGetAddressTokensResult
	err := c.Call(ctx, &result, "chain_getAddressTokens", address, limit, cursor)
	return result, err
}

// ChainGetAnchors calls chain_getAnchors. Lists the anchors of a namespace, newest first.
// 
//   - namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAnchors(ctx context.Context, namespace string, limit *int64, cursor *string) (ChainGetAnchorsResult, error) {
	var result ChainGetAnchorsResult
	err := c.Call(ctx, &result, "chain_getAnchors", namespace, limit, cursor)
	return result, err
}

// ChainGetAttestations calls chain_getAttestations. Returns the attestations of a height to which blocks up to three heights later refer; null if the block does not exist yet.
// 
//   - height: Height, counted from genesis
func (c *Client) ChainGetAttestations(ctx context.Context, height Height) (*ChainGetAttestationsResult, error) {
	var result *ChainGetAttestationsResult
	err := c.Call(ctx, &result, "chain_getAttestations", height)
	return result, err
}

// ChainGetBalance calls chain_getBalance. Returns the balance of an account in a token; 0 for an unknown account.
// 
//   - address: Account that holds the balance
//   - tokenSymbol: Token: symbol in any case, or mint address as 0x and 64 hex digits
func (c *Client) ChainGetBalance(ctx context.Context, address Address, tokenSymbol string) (ChainGetBalanceResult, error) {
	var result ChainGetBalanceResult
	err := c.Call(ctx, &result, "chain_getBalance", address, tokenSymbol)
	return result, err
}

// ChainGetBlockByHeight calls chain_getBlockByHeight. Returns a final block with its statistics and bundle hashes; null if it does not exist yet.
// 
//   - height: Height of the block, counted from genesis
func (c *Client) ChainGetBlockByHeight(ctx context.Context, height Height) (*ChainGetBlockByHeightResult, error) {
	var result *ChainGetBlockByHeightResult
	err := c.Call(ctx, &result, "chain_getBlockByHeight", height)
	return result, err
}

// ChainGetBlockDAG calls chain_getBlockDAG. Returns a block, the attestations of its height and the references of both; null if the block does not exist yet.
// 
//   - height: Height, counted from genesis
func (c *Client) ChainGetBlockDAG(ctx context.Context, height Height) (*ChainGetBlockDAGResult, error) {
	var result *ChainGetBlockDAGResult
	err := c.Call(ctx, &result, "chain_getBlockDAG", height)
	return result, err
}

// ChainGetBlockTransactions calls chain_getBlockTransactions. Returns the receipts of all bundles of a block.
// 
//   - height: Height of the block, counted from genesis
func (c *Client) ChainGetBlockTransactions(ctx context.Context, height Height) (ChainGetBlockTransactionsResult, error) {
	var result ChainGetBlockTransactionsResult
	err := c.Call(ctx, &result, "chain_getBlockTransactions", height)
	return result, err
}

// ChainGetBridgeAttesters calls chain_getBridgeAttesters. Returns the current attesters of the bridge by index, and the number of signatures required.
func (c *Client) ChainGetBridgeAttesters(ctx context.Context) (ChainGetBridgeAttestersResult, error) {
	var result ChainGetBridgeAttestersResult
	err := c.Call(ctx, &result, "chain_getBridgeAttesters")
	return result, err
}

// ChainGetBridgeChains calls chain_getBridgeChains. Lists the chains that the bridge supports. Other Trellis chains are also supported, as trellis-<chain id>.
func (c *Client) ChainGetBridgeChains(ctx context.Context) (ChainGetBridgeChainsResult, error) {
	var result ChainGetBridgeChainsResult
	err := c.Call(ctx, &result, "chain_getBridgeChains")
	return result, err
}

// ChainGetBridgeFees calls chain_getBridgeFees. Lists the withdrawal fees and the expected duration of transfers by token.
// 
//   - chain: Chain to filter by; null for all chains
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeFees(ctx context.Context, chain *string, limit *int64, cursor *string) (ChainGetBridgeFeesResult, error) {
	var result ChainGetBridgeFeesResult
	err := c.Call(ctx, &result, "chain_getBridgeFees", chain, limit, cursor)
	return result, err
}

// ChainGetBridgeHistory calls chain_getBridgeHistory. Lists the deposits and withdrawals of an account, newest first.
// 
//   - address: Account that received or withdrew
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeHistory(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetBridgeHistoryResult, error) {
	var result ChainGetBridgeHistoryResult
	err := c.Call(ctx, &result, "chain_getBridgeHistory", address, limit, cursor)
	return result, err
}

// ChainGetBridgeLanes calls chain_getBridgeLanes. Returns the bridge channels to other Trellis chains with their locked amounts, by chain, then by mint.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeLanes(ctx context.Context, limit *int64, cursor *string) (ChainGetBridgeLanesResult, error) {
	var result ChainGetBridgeLanesResult
	err := c.Call(ctx, &result, "chain_getBridgeLanes", limit, cursor)
	return result, err
}

// ChainGetBridgeMappings calls chain_getBridgeMappings. Lists the mappings of tokens to contracts on other chains, with their limits, in order of registration.
// 
//   - chain: Chain to filter by; null for all chains
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeMappings(ctx context.Context, chain *string, limit *int64, cursor *string) (ChainGetBridgeMappingsResult, error) {
	var result ChainGetBridgeMappingsResult
	err := c.Call(ctx, &result, "chain_getBridgeMappings", chain, limit, cursor)
	return result, err
}

// ChainGetBridgeStatus calls chain_getBridgeStatus. Returns the status of a deposit on another chain; null if no attester has reported it.
// 
//   - chain: Lower-case name of the other chain, such as ethereum
//   - txHash: Transaction hash on the other chain, in its notation
//   - logIndex: Index of the log in the transaction, counted from 0
func (c *Client) ChainGetBridgeStatus(ctx context.Context, chain string, txHash string, logIndex *int64) (*BridgeOp, error) {
	var result *BridgeOp
	err := c.Call(ctx, &result, "chain_getBridgeStatus", chain, txHash, logIndex)
	return result, err
}

// ChainGetBridgeWithdrawal calls chain_getBridgeWithdrawal. Returns a withdrawal with every field that attesters sign, and their signatures so far. Once attested, they are the proof for the other chain.
// 
//   - withdrawalId: Number of the withdrawal, counted from 1
func (c *Client) ChainGetBridgeWithdrawal(ctx context.Context, withdrawalId int64) (ChainGetBridgeWithdrawalResult, error) {
	var result ChainGetBridgeWithdrawalResult
	err := c.Call(ctx, &result, "chain_getBridgeWithdrawal", withdrawalId)
	return result, err
}

// ChainGetContractSafety calls chain_getContractSafety. Returns the safety level, reports and history of a contract; the level is `unknown` if not listed.
// 
//   - chain: Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
//   - contractAddress: Contract address in the notation of its chain
func (c *Client) ChainGetContractSafety(ctx context.Context, chain string, contractAddress string) (ChainGetContractSafetyResult, error) {
	var result ChainGetContractSafetyResult
	err := c.Call(ctx, &result, "chain_getContractSafety", chain, contractAddress)
	return result, err
}

// ChainGetCurrentLeader calls chain_getCurrentLeader. Returns the proposer of a height: for past heights from the header, for later ones projected up to the end of the epoch, assuming that no turn is missed.
// 
//   - height: Height; by default the next one
func (c *Client) ChainGetCurrentLeader(ctx context.Context, height *Height) (ChainGetCurrentLeaderResult, error) {
	var result ChainGetCurrentLeaderResult
	err := c.Call(ctx, &result, "chain_getCurrentLeader", height)
	return result, err
}

// ChainGetDao calls chain_getDao. Returns a DAO with its settings and treasury; null if there is none with this address.
// 
//   - daoAddress: Account of the DAO, which holds its treasury
func (c *Client) ChainGetDao(ctx context.Context, daoAddress Address) (*Dao, error) {
	var result *Dao
	err := c.Call(ctx, &result, "chain_getDao", daoAddress)
	return result, err
}

// ChainGetDaoProposal calls chain_getDaoProposal. Returns a proposal of a DAO with its operations in words and a simulation while it can still be executed; null if there is none. If a voter is given, its vote is included until votes are deleted (`dao.kept_blocks`, about 30 days after the vote).
// 
//   - daoAddress: Account of the DAO, which holds its treasury
//   - proposalId: Number of the proposal within the DAO, counted from 0
//   - voter: Account whose vote to include; null for none
func (c *Client) ChainGetDaoProposal(ctx context.Context, daoAddress Address, proposalId int64, voter *Address) (*ChainGetDaoProposalResult, error) {
	var result *ChainGetDaoProposalResult
	err := c.Call(ctx, &result, "chain_getDaoProposal", daoAddress, proposalId, voter)
	return result, err
}

// ChainGetDelegations calls chain_getDelegations. Returns the stake of an account by validator (for an operator, including its own), its unbonding entries, and for a validator the first hundred delegators by address.
// 
//   - address: Account of the staker
func (c *Client) ChainGetDelegations(ctx context.Context, address Address) (ChainGetDelegationsResult, error) {
	var result ChainGetDelegationsResult
	err := c.Call(ctx, &result, "chain_getDelegations", address)
	return result, err
}

// ChainGetEmission calls chain_getEmission. Returns the state of block rewards: the current year since genesis, its emission, and the amounts emitted and remaining.
func (c *Client) ChainGetEmission(ctx context.Context) (ChainGetEmissionResult, error) {
	var result ChainGetEmissionResult
	err := c.Call(ctx, &result, "chain_getEmission")
	return result, err
}

// ChainGetExecutionPlan calls chain_getExecutionPlan. Returns the operations of the plan of a sentence with their gas. Without a sender, balances are not checked, and a share of a balance is rejected.
// 
//   - intentString: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
//   - senderAddress: Account that would sign; null for none
func (c *Client) ChainGetExecutionPlan(ctx context.Context, intentString string, senderAddress *Address) (ChainGetExecutionPlanResult, error) {
	var result ChainGetExecutionPlanResult
	err := c.Call(ctx, &result, "chain_getExecutionPlan", intentString, senderAddress)
	return result, err
}

// ChainGetGame calls chain_getGame. Returns a game by its id, with its authority; null if there is none.
// 
//   - gameId: Unique id of the game
func (c *Client) ChainGetGame(ctx context.Context, gameId string) (*ChainGetGameResult, error) {
	var result *ChainGetGameResult
	err := c.Call(ctx, &result, "chain_getGame", gameId)
	return result, err
}

// ChainGetGameProfile calls chain_getGameProfile. Returns the profile of a player in a game; null if there is none. The fields of a hidden profile are null.
// 
//   - passportOwner: Account of the player
//   - gameId: Unique id of the game
func (c *Client) ChainGetGameProfile(ctx context.Context, passportOwner Address, gameId string) (*GameProfile, error) {
	var result *GameProfile
	err := c.Call(ctx, &result, "chain_getGameProfile", passportOwner, gameId)
	return result, err
}

// ChainGetIntentGrammar calls chain_getIntentGrammar. Returns the sentence forms that this chain supports, and the JSON schema of the JSON form.
func (c *Client) ChainGetIntentGrammar(ctx context.Context) (ChainGetIntentGrammarResult, error) {
	var result ChainGetIntentGrammarResult
	err := c.Call(ctx, &result, "chain_getIntentGrammar")
	return result, err
}

// ChainGetIntentStatus calls chain_getIntentStatus. Returns the status of the bundle of an intent, as this node knows it.
// 
//   - bundleHash: Hash of the bundle, as returned by its submission
func (c *Client) ChainGetIntentStatus(ctx context.Context, bundleHash Hash) (ChainGetIntentStatusResult, error) {
	var result ChainGetIntentStatusResult
	err := c.Call(ctx, &result, "chain_getIntentStatus", bundleHash)
	return result, err
}

// ChainGetMarketMakers calls chain_getMarketMakers. Lists market makers with a bond by tier, including retired ones whose bond is locked.
// 
//   - tier: Tier of a market maker: 1 (largest bond, matches first) to 3
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetMarketMakers(ctx context.Context, tier *int64, limit *int64, cursor *string) (ChainGetMarketMakersResult, error) {
	var result ChainGetMarketMakersResult
	err := c.Call(ctx, &result, "chain_getMarketMakers", tier, limit, cursor)
	return result, err
}

// ChainGetMempool calls chain_getMempool. Returns the bundles in the mempool of this node, of one account or of all.
// 
//   - address: Account of the sender; by default all accounts
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetMempool(ctx context.Context, address *Address, limit *int64, cursor *string) (ChainGetMempoolResult, error) {
	var result ChainGetMempoolResult
	err := c.Call(ctx, &result, "chain_getMempool", address, limit, cursor)
	return result, err
}

// ChainGetMultiSig calls chain_getMultiSig. Returns a multi-signature account; null if there is none with this address.
// 
//   - address: Address of the multi-signature account
func (c *Client) ChainGetMultiSig(ctx context.Context, address Address) (*ChainGetMultiSigResult, error) {
	var result *ChainGetMultiSigResult
	err := c.Call(ctx, &result, "chain_getMultiSig", address)
	return result, err
}

// ChainGetMultiSigTx calls chain_getMultiSigTx. Returns a transaction of a multi-signature account by its number; null if there is none.
// 
//   - address: Address of the multi-signature account
//   - txId: Number of the transaction within the account, counted from 0
func (c *Client) ChainGetMultiSigTx(ctx context.Context, address Address, txId int64) (*ChainGetMultiSigTxResult, error) {
	var result *ChainGetMultiSigTxResult
	err := c.Call(ctx, &result, "chain_getMultiSigTx", address, txId)
	return result, err
}

// ChainGetMultiTokenBalance calls chain_getMultiTokenBalance. Returns the balance of an account in a type; 0 if the type does not exist.
// 
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
//   - owner: Account that holds the units
func (c *Client) ChainGetMultiTokenBalance(ctx context.Context, collection Mint, typeId U64, owner Address) (ChainGetMultiTokenBalanceResult, error) {
	var result ChainGetMultiTokenBalanceResult
	err := c.Call(ctx, &result, "chain_getMultiTokenBalance", collection, typeId, owner)
	return result, err
}

// ChainGetMultiTokenCollection calls chain_getMultiTokenCollection. Returns a collection; null if there is none at the address.
// 
//   - collection: Address of the collection
func (c *Client) ChainGetMultiTokenCollection(ctx context.Context, collection Mint) (*ChainGetMultiTokenCollectionResult, error) {
	var result *ChainGetMultiTokenCollectionResult
	err := c.Call(ctx, &result, "chain_getMultiTokenCollection", collection)
	return result, err
}

// ChainGetNameInfo calls chain_getNameInfo. Returns the owner, records and price of a name, registered or not.
// 
//   - name: Name in any letter case, with or without the suffix of the chain
func (c *Client) ChainGetNameInfo(ctx context.Context, name string) (Name, error) {
	var result Name
	err := c.Call(ctx, &result, "chain_getNameInfo", name)
	return result, err
}

// ChainGetNamespace calls chain_getNamespace. Returns the owner of a namespace and its number of anchors; null if nothing has been anchored in it.
// 
//   - namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
func (c *Client) ChainGetNamespace(ctx context.Context, namespace string) (*ChainGetNamespaceResult, error) {
	var result *ChainGetNamespaceResult
	err := c.Call(ctx, &result, "chain_getNamespace", namespace)
	return result, err
}

// ChainGetNetworkStats calls chain_getNetworkStats. Returns network statistics. Transaction counts cover the blocks that the explorer of this node indexed.
func (c *Client) ChainGetNetworkStats(ctx context.Context) (ChainGetNetworkStatsResult, error) {
	var result ChainGetNetworkStatsResult
	err := c.Call(ctx, &result, "chain_getNetworkStats")
	return result, err
}

// ChainGetNft calls chain_getNft. Returns a token of a collection; null if it was never minted or is burned.
// 
//   - collection: Address of the collection
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
func (c *Client) ChainGetNft(ctx context.Context, collection Mint, tokenId U128) (*ChainGetNftResult, error) {
	var result *ChainGetNftResult
	err := c.Call(ctx, &result, "chain_getNft", collection, tokenId)
	return result, err
}

// ChainGetNftCollection calls chain_getNftCollection. Returns a collection; null if there is none at the address.
// 
//   - collection: Address of the collection
func (c *Client) ChainGetNftCollection(ctx context.Context, collection Mint) (*ChainGetNftCollectionResult, error) {
	var result *ChainGetNftCollectionResult
	err := c.Call(ctx, &result, "chain_getNftCollection", collection)
	return result, err
}

// ChainGetNonce calls chain_getNonce. Returns the nonce of the next bundle of an account by the final state, and after those pending on this node.
// 
//   - address: Account that sends the bundle
func (c *Client) ChainGetNonce(ctx context.Context, address Address) (ChainGetNonceResult, error) {
	var result ChainGetNonceResult
	err := c.Call(ctx, &result, "chain_getNonce", address)
	return result, err
}

// ChainGetParameters calls chain_getParameters. The chain parameters by key: what each is, is worth now, was at first, and may be.
// 
//   - prefix: First letters of the keys to list, such as gas.; all when left out
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetParameters(ctx context.Context, prefix *string, limit *int64, cursor *string) (ChainGetParametersResult, error) {
	var result ChainGetParametersResult
	err := c.Call(ctx, &result, "chain_getParameters", prefix, limit, cursor)
	return result, err
}

// ChainGetPassport calls chain_getPassport. Returns the passport of an account; null if it has none.
// 
//   - owner: Account of the player
func (c *Client) ChainGetPassport(ctx context.Context, owner Address) (*Passport, error) {
	var result *Passport
	err := c.Call(ctx, &result, "chain_getPassport", owner)
	return result, err
}

// ChainGetPassportStats calls chain_getPassportStats. Returns the numbers of passports, games, profiles and achievements, and the most experienced players.
func (c *Client) ChainGetPassportStats(ctx context.Context) (ChainGetPassportStatsResult, error) {
	var result ChainGetPassportStatsResult
	err := c.Call(ctx, &result, "chain_getPassportStats")
	return result, err
}

// ChainGetPeers calls chain_getPeers. Returns the connected peers.
func (c *Client) ChainGetPeers(ctx context.Context) (ChainGetPeersResult, error) {
	var result ChainGetPeersResult
	err := c.Call(ctx, &result, "chain_getPeers")
	return result, err
}

// ChainGetPendingReceives calls chain_getPendingReceives. Lists the pending and cancelled bridge receives of an account, newest first.
// 
//   - address: Recipient of the tokens
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetPendingReceives(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetPendingReceivesResult, error) {
	var result ChainGetPendingReceivesResult
	err := c.Call(ctx, &result, "chain_getPendingReceives", address, limit, cursor)
	return result, err
}

// ChainGetPool calls chain_getPool. Returns the pool of two tokens, with amounts in the given order; null if there is none.
// 
//   - tokenA: First token, whose amounts come first: symbol in any case, or mint address with 0x
//   - tokenB: Second token: symbol in any letter case, or mint address with 0x
func (c *Client) ChainGetPool(ctx context.Context, tokenA string, tokenB string) (*ChainGetPoolResult, error) {
	var result *ChainGetPoolResult
	err := c.Call(ctx, &result, "chain_getPool", tokenA, tokenB)
	return result, err
}

// ChainGetPresale calls chain_getPresale. Returns a presale by its number; null if there is none.
// 
//   - presaleId: Number of the presale, counted from 1
func (c *Client) ChainGetPresale(ctx context.Context, presaleId int64) (*ChainGetPresaleResult, error) {
	var result *ChainGetPresaleResult
	err := c.Call(ctx, &result, "chain_getPresale", presaleId)
	return result, err
}

// ChainGetPresaleContributions calls chain_getPresaleContributions. Lists the contributors of a presale with their payments and tokens, newest contributors first.
// 
//   - presaleId: Number of the presale, counted from 1
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetPresaleContributions(ctx context.Context, presaleId int64, limit *int64, cursor *string) (ChainGetPresaleContributionsResult, error) {
	var result ChainGetPresaleContributionsResult
	err := c.Call(ctx, &result, "chain_getPresaleContributions", presaleId, limit, cursor)
	return result, err
}

// ChainGetPresaleStatus calls chain_getPresaleStatus. Returns the status and progress of a presale; null if there is none.
// 
//   - presaleId: Number of the presale, counted from 1
func (c *Client) ChainGetPresaleStatus(ctx context.Context, presaleId int64) (*ChainGetPresaleStatusResult, error) {
	var result *ChainGetPresaleStatusResult
	err := c.Call(ctx, &result, "chain_getPresaleStatus", presaleId)
	return result, err
}

// ChainGetPrice calls chain_getPrice. Returns the price of a token in another token, by the deepest route; null if there is no route.
// 
//   - fromSymbol: Base token: symbol in any letter case, or mint address with 0x
//   - toSymbol: Quote token: symbol in any letter case, or mint address with 0x
func (c *Client) ChainGetPrice(ctx context.Context, fromSymbol string, toSymbol string) (*ChainGetPriceResult, error) {
	var result *ChainGetPriceResult
	err := c.Call(ctx, &result, "chain_getPrice", fromSymbol, toSymbol)
	return result, err
}

// ChainGetProgram calls chain_getProgram. Returns a program with its source text: the newest version, or the requested one; null if there is none.
// 
//   - name: Program name, 3 to 32 characters a-z, 0-9 and dash
//   - version: Version of the program; null for the newest
func (c *Client) ChainGetProgram(ctx context.Context, name string, version *int64) (*ChainGetProgramResult, error) {
	var result *ChainGetProgramResult
	err := c.Call(ctx, &result, "chain_getProgram", name, version)
	return result, err
}

// ChainGetProof calls chain_getProof. Returns a state record by its key (hex: module, slot, key parts), with the proof of its presence or absence under the state root.
// 
//   - key: State key in hex: module number, slot, key parts
func (c *Client) ChainGetProof(ctx context.Context, key string) (ChainGetProofResult, error) {
	var result ChainGetProofResult
	err := c.Call(ctx, &result, "chain_getProof", key)
	return result, err
}

// ChainGetProposal calls chain_getProposal. Returns a proposal with its largest votes, which are kept until `governance.kept_blocks` after the vote (about 30 days); null if there is none.
// 
//   - proposalId: Number of the proposal, counted from 0
func (c *Client) ChainGetProposal(ctx context.Context, proposalId int64) (*ChainGetProposalResult, error) {
	var result *ChainGetProposalResult
	err := c.Call(ctx, &result, "chain_getProposal", proposalId)
	return result, err
}

// ChainGetRecentBlocks calls chain_getRecentBlocks. Returns the most recent blocks, newest first.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetRecentBlocks(ctx context.Context, limit *int64, cursor *string) (ChainGetRecentBlocksResult, error) {
	var result ChainGetRecentBlocksResult
	err := c.Call(ctx, &result, "chain_getRecentBlocks", limit, cursor)
	return result, err
}

// ChainGetRecentTransactions calls chain_getRecentTransactions. Returns the bundles of final blocks, newest first.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetRecentTransactions(ctx context.Context, limit *int64, cursor *string) (ChainGetRecentTransactionsResult, error) {
	var result ChainGetRecentTransactionsResult
	err := c.Call(ctx, &result, "chain_getRecentTransactions", limit, cursor)
	return result, err
}

// ChainGetRecovery calls chain_getRecovery. Returns the guardians of an account, its pending recovery and scheduled change; null without guardians.
// 
//   - address: Account to recover
func (c *Client) ChainGetRecovery(ctx context.Context, address Address) (*ChainGetRecoveryResult, error) {
	var result *ChainGetRecoveryResult
	err := c.Call(ctx, &result, "chain_getRecovery", address)
	return result, err
}

// ChainGetRelayStats calls chain_getRelayStats. Returns counters of bundles relayed to validators and received from them since this node started.
func (c *Client) ChainGetRelayStats(ctx context.Context) (ChainGetRelayStatsResult, error) {
	var result ChainGetRelayStatsResult
	err := c.Call(ctx, &result, "chain_getRelayStats")
	return result, err
}

// ChainGetSettleOrder calls chain_getSettleOrder. Returns an order by its number; null if there is none.
// 
//   - orderId: Number of the order, counted from 1
func (c *Client) ChainGetSettleOrder(ctx context.Context, orderId int64) (*ChainGetSettleOrderResult, error) {
	var result *ChainGetSettleOrderResult
	err := c.Call(ctx, &result, "chain_getSettleOrder", orderId)
	return result, err
}

// ChainGetSignedHeader calls chain_getSignedHeader. Returns a header with the signatures that make it final and its validator set; null if this node does not have it.
// 
//   - height: Height of the block, counted from genesis
func (c *Client) ChainGetSignedHeader(ctx context.Context, height Height) (*ChainGetSignedHeaderResult, error) {
	var result *ChainGetSignedHeaderResult
	err := c.Call(ctx, &result, "chain_getSignedHeader", height)
	return result, err
}

// ChainGetStablecoin calls chain_getStablecoin. Returns the roles, minting limits, reserves and pending changes of a stablecoin; null for other tokens.
// 
//   - symbolOrMint: Token: symbol in any case, or mint address as 0x and 64 hex digits
func (c *Client) ChainGetStablecoin(ctx context.Context, symbolOrMint string) (*ChainGetStablecoinResult, error) {
	var result *ChainGetStablecoinResult
	err := c.Call(ctx, &result, "chain_getStablecoin", symbolOrMint)
	return result, err
}

// ChainGetStakingPool calls chain_getStakingPool. Returns a staking pool, and the position of an account in it; null if there is none at the address.
// 
//   - poolAddress: Address of the staking pool
//   - address: Account whose position to include; null for none
func (c *Client) ChainGetStakingPool(ctx context.Context, poolAddress Mint, address *Address) (*ChainGetStakingPoolResult, error) {
	var result *ChainGetStakingPoolResult
	err := c.Call(ctx, &result, "chain_getStakingPool", poolAddress, address)
	return result, err
}

// ChainGetStorageStats calls chain_getStorageStats. Returns storage statistics: records in memory (hot), in the database (warm) and in cold files, and blocks in the log.
func (c *Client) ChainGetStorageStats(ctx context.Context) (ChainGetStorageStatsResult, error) {
	var result ChainGetStorageStatsResult
	err := c.Call(ctx, &result, "chain_getStorageStats")
	return result, err
}

// ChainGetTokenHolders calls chain_getTokenHolders. Returns the holders of a token, largest balance first.
// 
//   - tokenMint: Token: its symbol (case-insensitive), or 0x and its mint
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetTokenHolders(ctx context.Context, tokenMint string, limit *int64, cursor *string) (ChainGetTokenHoldersResult, error) {
	var result ChainGetTokenHoldersResult
	err := c.Call(ctx, &result, "chain_getTokenHolders", tokenMint, limit, cursor)
	return result, err
}

// ChainGetTokenInfo calls chain_getTokenInfo. Returns a token by symbol or mint address; null if there is none.
// 
//   - symbolOrMint: Symbol in any letter case, or mint address with 0x
func (c *Client) ChainGetTokenInfo(ctx context.Context, symbolOrMint string) (*Token, error) {
	var result *Token
	err := c.Call(ctx, &result, "chain_getTokenInfo", symbolOrMint)
	return result, err
}

// ChainGetTokenReputation calls chain_getTokenReputation. Returns the reputation of a token, 0 to 100, with all factors; null if the token does not exist.
// 
//   - mint: Token: its symbol (case-insensitive), or 0x and its mint
func (c *Client) ChainGetTokenReputation(ctx context.Context, mint string) (*ChainGetTokenReputationResult, error) {
	var result *ChainGetTokenReputationResult
	err := c.Call(ctx, &result, "chain_getTokenReputation", mint)
	return result, err
}

// ChainGetTokenTransfers calls chain_getTokenTransfers. Returns the transfers of a token, newest first; minted tokens come from the zero address, burned ones go to it.
// 
//   - tokenMint: Token: its symbol (case-insensitive), or 0x and its mint
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetTokenTransfers(ctx context.Context, tokenMint string, limit *int64, cursor *string) (ChainGetTokenTransfersResult, error) {
	var result ChainGetTokenTransfersResult
	err := c.Call(ctx, &result, "chain_getTokenTransfers", tokenMint, limit, cursor)
	return result, err
}

// ChainGetTokenType calls chain_getTokenType. Returns a type of a collection; null if there is none with this number.
// 
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
func (c *Client) ChainGetTokenType(ctx context.Context, collection Mint, typeId U64) (*ChainGetTokenTypeResult, error) {
	var result *ChainGetTokenTypeResult
	err := c.Call(ctx, &result, "chain_getTokenType", collection, typeId)
	return result, err
}

// ChainGetTransactionReceipt calls chain_getTransactionReceipt. Returns the receipt of a bundle, or the reason why this node rejected it; null if the bundle is pending or unknown to this node.
// 
//   - txHash: Hash of the bundle, as returned by its submission
func (c *Client) ChainGetTransactionReceipt(ctx context.Context, txHash Hash) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_getTransactionReceipt", txHash)
	return result, err
}

// ChainGetTransfersTo calls chain_getTransfersTo. Returns the transfers of any token to given accounts, oldest first, from a height upward. Call it again from `next_height`: blocks are final, so no transfer is missed, repeated or revoked.
// 
//   - accounts: Recipient accounts, at most 1000
//   - fromHeight: First block to read
func (c *Client) ChainGetTransfersTo(ctx context.Context, accounts []Address, fromHeight Height) (ChainGetTransfersToResult, error) {
	var result ChainGetTransfersToResult
	err := c.Call(ctx, &result, "chain_getTransfersTo", accounts, fromHeight)
	return result, err
}

// ChainGetUpgradePlan calls chain_getUpgradePlan. Returns a plan with its votes; without an id, the active plan or else the last one; null if there is none.
// 
//   - planId: Number of the plan; null for the active plan, or else the last one
func (c *Client) ChainGetUpgradePlan(ctx context.Context, planId *int64) (*ChainGetUpgradePlanResult, error) {
	var result *ChainGetUpgradePlanResult
	err := c.Call(ctx, &result, "chain_getUpgradePlan", planId)
	return result, err
}

// ChainGetValidator calls chain_getValidator. Returns a validator by its operator or its consensus key; null if there is none.
// 
//   - address: Operator account of the validator, or its consensus key in hex
func (c *Client) ChainGetValidator(ctx context.Context, address json.RawMessage) (*ChainGetValidatorResult, error) {
	var result *ChainGetValidatorResult
	err := c.Call(ctx, &result, "chain_getValidator", address)
	return result, err
}

// ChainGetValidatorEpochs calls chain_getValidatorEpochs. Returns the performance of a validator per active epoch, newest first; limited to the last 10,000 epochs that the explorer of this node indexed.
// 
//   - address: Operator account of the validator
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetValidatorEpochs(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetValidatorEpochsResult, error) {
	var result ChainGetValidatorEpochsResult
	err := c.Call(ctx, &result, "chain_getValidatorEpochs", address, limit, cursor)
	return result, err
}

// ChainGetValidatorReputation calls chain_getValidatorReputation. Returns the reputation of an active validator by its factors, with their weights and their values in the running epoch; null for others.
// 
//   - address: Operator account of the validator, or its consensus key in hex
func (c *Client) ChainGetValidatorReputation(ctx context.Context, address json.RawMessage) (*ChainGetValidatorReputationResult, error) {
	var result *ChainGetValidatorReputationResult
	err := c.Call(ctx, &result, "chain_getValidatorReputation", address)
	return result, err
}

// ChainIntentsOf calls chain_intentsOf. Intents executed by an account.
// 
//   - account: Account that signed the plan
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainIntentsOf(ctx context.Context, account Address, limit *int64, cursor *string) (ChainIntentsOfResult, error) {
	var result ChainIntentsOfResult
	err := c.Call(ctx, &result, "chain_intentsOf", account, limit, cursor)
	return result, err
}

// ChainListContractSafety calls chain_listContractSafety. Lists contracts with a decision, on all chains or on one, newest decision first.
// 
//   - chain: Chain to filter by; null for all
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListContractSafety(ctx context.Context, chain *string, limit *int64, cursor *string) (ChainListContractSafetyResult, error) {
	var result ChainListContractSafetyResult
	err := c.Call(ctx, &result, "chain_listContractSafety", chain, limit, cursor)
	return result, err
}

// ChainListDaoProposals calls chain_listDaoProposals. Lists the proposals of a DAO without their payloads, newest first.
// 
//   - daoAddress: Account of the DAO, which holds its treasury
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListDaoProposals(ctx context.Context, daoAddress Address, limit *int64, cursor *string) (ChainListDaoProposalsResult, error) {
	var result ChainListDaoProposalsResult
	err := c.Call(ctx, &result, "chain_listDaoProposals", daoAddress, limit, cursor)
	return result, err
}

// ChainListDaos calls chain_listDaos. Lists all DAOs, newest first.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListDaos(ctx context.Context, limit *int64, cursor *string) (ChainListDaosResult, error) {
	var result ChainListDaosResult
	err := c.Call(ctx, &result, "chain_listDaos", limit, cursor)
	return result, err
}

// ChainListModules calls chain_listModules. Returns the modules of this node in load order.
func (c *Client) ChainListModules(ctx context.Context) (ChainListModulesResult, error) {
	var result ChainListModulesResult
	err := c.Call(ctx, &result, "chain_listModules")
	return result, err
}

// ChainListMultiSigTxs calls chain_listMultiSigTxs. Lists the transactions of a multi-signature account, newest first, with their operations in words and a simulation while pending. Executed and expired ones are kept for `multisig.kept_blocks`, about 30 days.
// 
//   - address: Address of the multi-signature account
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListMultiSigTxs(ctx context.Context, address Address, limit *int64, cursor *string) (ChainListMultiSigTxsResult, error) {
	var result ChainListMultiSigTxsResult
	err := c.Call(ctx, &result, "chain_listMultiSigTxs", address, limit, cursor)
	return result, err
}

// ChainListNftsByOwner calls chain_listNftsByOwner. Lists the tokens of an account, of one collection or of all, by collection and number.
// 
//   - owner: Owner of the tokens
//   - collection: Collection to filter by; null for all
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListNftsByOwner(ctx context.Context, owner Address, collection *Mint, limit *int64, cursor *string) (ChainListNftsByOwnerResult, error) {
	var result ChainListNftsByOwnerResult
	err := c.Call(ctx, &result, "chain_listNftsByOwner", owner, collection, limit, cursor)
	return result, err
}

// ChainListPools calls chain_listPools. Lists all pools, deepest first, each with its ten oldest locks.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListPools(ctx context.Context, limit *int64, cursor *string) (ChainListPoolsResult, error) {
	var result ChainListPoolsResult
	err := c.Call(ctx, &result, "chain_listPools", limit, cursor)
	return result, err
}

// ChainListPresales calls chain_listPresales. Lists presales, newest first, optionally by status. A response scans at most 1,000 presales.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - status: Status to filter by; null for all
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListPresales(ctx context.Context, limit *int64, status *string, cursor *string) (ChainListPresalesResult, error) {
	var result ChainListPresalesResult
	err := c.Call(ctx, &result, "chain_listPresales", limit, status, cursor)
	return result, err
}

// ChainListPrograms calls chain_listPrograms. Lists all programs by their newest version, newest names first.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListPrograms(ctx context.Context, limit *int64, cursor *string) (ChainListProgramsResult, error) {
	var result ChainListProgramsResult
	err := c.Call(ctx, &result, "chain_listPrograms", limit, cursor)
	return result, err
}

// ChainListProposals calls chain_listProposals. Lists proposals, newest first, optionally by status.
// 
//   - status: Status to filter by; null for all
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListProposals(ctx context.Context, status *string, limit *int64, cursor *string) (ChainListProposalsResult, error) {
	var result ChainListProposalsResult
	err := c.Call(ctx, &result, "chain_listProposals", status, limit, cursor)
	return result, err
}

// ChainListRecoveries calls chain_listRecoveries. Recoveries initiated for an account, newest first.
// 
//   - account: Account that will get a new key
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListRecoveries(ctx context.Context, account Address, limit *int64, cursor *string) (ChainListRecoveriesResult, error) {
	var result ChainListRecoveriesResult
	err := c.Call(ctx, &result, "chain_listRecoveries", account, limit, cursor)
	return result, err
}

// ChainListSettleOrders calls chain_listSettleOrders. Lists open orders, newest first.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListSettleOrders(ctx context.Context, limit *int64, cursor *string) (ChainListSettleOrdersResult, error) {
	var result ChainListSettleOrdersResult
	err := c.Call(ctx, &result, "chain_listSettleOrders", limit, cursor)
	return result, err
}

// ChainListSettleSettlements calls chain_listSettleSettlements. Lists settled orders, newest first, optionally only those that sold or bought a token.
// 
//   - token: Symbol or mint address of the token; null for all
//   - sinceBlock: Lowest settlement height to include; null for all
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListSettleSettlements(ctx context.Context, token *string, sinceBlock *Height, limit *int64, cursor *string) (ChainListSettleSettlementsResult, error) {
	var result ChainListSettleSettlementsResult
	err := c.Call(ctx, &result, "chain_listSettleSettlements", token, sinceBlock, limit, cursor)
	return result, err
}

// ChainListStakingPools calls chain_listStakingPools. Lists all staking pools, newest first.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListStakingPools(ctx context.Context, limit *int64, cursor *string) (ChainListStakingPoolsResult, error) {
	var result ChainListStakingPoolsResult
	err := c.Call(ctx, &result, "chain_listStakingPools", limit, cursor)
	return result, err
}

// ChainListTokenTypes calls chain_listTokenTypes. Lists the types of a collection by number.
// 
//   - collection: Address of the collection
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListTokenTypes(ctx context.Context, collection Mint, limit *int64, cursor *string) (ChainListTokenTypesResult, error) {
	var result ChainListTokenTypesResult
	err := c.Call(ctx, &result, "chain_listTokenTypes", collection, limit, cursor)
	return result, err
}

// ChainListTokens calls chain_listTokens. Lists all tokens: the native one, those of genesis, then others in order of creation.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListTokens(ctx context.Context, limit *int64, cursor *string) (ChainListTokensResult, error) {
	var result ChainListTokensResult
	err := c.Call(ctx, &result, "chain_listTokens", limit, cursor)
	return result, err
}

// ChainListValidators calls chain_listValidators. Lists validators: eligible ones first, then by descending stake.
// 
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListValidators(ctx context.Context, limit *int64, cursor *string) (ChainListValidatorsResult, error) {
	var result ChainListValidatorsResult
	err := c.Call(ctx, &result, "chain_listValidators", limit, cursor)
	return result, err
}

// ChainLockTokenMetadata calls chain_lockTokenMetadata. Locks the metadata of a token that the sender created, permanently.
// 
//   - mint: Mint address of a token that the sender created
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainLockTokenMetadata(ctx context.Context, mint Mint, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_lockTokenMetadata", mint, sender, opts)
	return result, err
}

// ChainLookupPassport calls chain_lookupPassport. Returns the passport with a gamertag, in any letter case; null if the gamertag is not in use.
// 
//   - gamertag: Current gamertag, in any letter case
func (c *Client) ChainLookupPassport(ctx context.Context, gamertag string) (*Passport, error) {
	var result *Passport
	err := c.Call(ctx, &result, "chain_lookupPassport", gamertag)
	return result, err
}

// ChainMintMultiToken calls chain_mintMultiToken. Mints units of a type in a collection of the sender.
// 
//   - collection: Address of a collection that the sender owns
//   - typeId: Number of the type within the collection
//   - recipient: Account that receives the units
//   - amount: Number of units to mint, above zero
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainMintMultiToken(ctx context.Context, collection Mint, typeId U64, recipient Address, amount U128, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_mintMultiToken", collection, typeId, recipient, amount, sender, opts)
	return result, err
}

// ChainMintNft calls chain_mintNft. Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
// 
//   - collection: Address of a collection that the sender owns
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
//   - metadataUri: URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the token number
//   - recipient: Account that receives the token
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainMintNft(ctx context.Context, collection Mint, tokenId U128, metadataUri string, recipient Address, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_mintNft", collection, tokenId, metadataUri, recipient, sender, opts)
	return result, err
}

// ChainNodeInfo calls chain_nodeInfo. Returns chain parameters, genesis hash, module set and signature rule of this node.
func (c *Client) ChainNodeInfo(ctx context.Context) (ChainNodeInfoResult, error) {
	var result ChainNodeInfoResult
	err := c.Call(ctx, &result, "chain_nodeInfo")
	return result, err
}

// ChainPoolSwaps calls chain_poolSwaps. Swaps in a pool, newest first.
// 
//   - pool: Address of the pool
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainPoolSwaps(ctx context.Context, pool Mint, limit *int64, cursor *string) (ChainPoolSwapsResult, error) {
	var result ChainPoolSwapsResult
	err := c.Call(ctx, &result, "chain_poolSwaps", pool, limit, cursor)
	return result, err
}

// ChainPrepareBundle calls chain_prepareBundle. Builds a bundle for the caller to sign, with the next nonce and measured gas. To send it, sign signing_hash (Blake3 of the bytes), append the signature with its key, and submit.
// 
//   - from: Account that will sign and send the bundle
//   - operations: Operations of the bundle in this order, all or nothing
//   - opts: Terms of the bundle, and when to respond; optional
//   - keyType: Signature scheme of the key that will sign, which the gas includes; default Ed25519
func (c *Client) ChainPrepareBundle(ctx context.Context, from Address, operations []Operation, opts *WriteOptions, keyType *string) (ChainPrepareBundleResult, error) {
	var result ChainPrepareBundleResult
	err := c.Call(ctx, &result, "chain_prepareBundle", from, operations, opts, keyType)
	return result, err
}

// ChainPreviewIntent calls chain_previewIntent. Returns the description and the cost of the plan of a sentence for an account.
// 
//   - intentString: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
//   - senderAddress: Account that would sign
func (c *Client) ChainPreviewIntent(ctx context.Context, intentString string, senderAddress Address) (ChainPreviewIntentResult, error) {
	var result ChainPreviewIntentResult
	err := c.Call(ctx, &result, "chain_previewIntent", intentString, senderAddress)
	return result, err
}

// ChainProfileUpdates calls chain_profileUpdates. Updates of the game profiles of a player.
// 
//   - passportOwner: Account of the player
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProfileUpdates(ctx context.Context, passportOwner Address, limit *int64, cursor *string) (ChainProfileUpdatesResult, error) {
	var result ChainProfileUpdatesResult
	err := c.Call(ctx, &result, "chain_profileUpdates", passportOwner, limit, cursor)
	return result, err
}

// ChainProgramRunsBy calls chain_programRunsBy. Runs of programs by an account.
// 
//   - executor: Account that ran the program
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProgramRunsBy(ctx context.Context, executor Address, limit *int64, cursor *string) (ChainProgramRunsByResult, error) {
	var result ChainProgramRunsByResult
	err := c.Call(ctx, &result, "chain_programRunsBy", executor, limit, cursor)
	return result, err
}

// ChainProgramsOf calls chain_programsOf. Programs registered by an account.
// 
//   - owner: Owner of the program
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProgramsOf(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainProgramsOfResult, error) {
	var result ChainProgramsOfResult
	err := c.Call(ctx, &result, "chain_programsOf", owner, limit, cursor)
	return result, err
}

// ChainProposalVotes calls chain_proposalVotes. Votes on a proposal, as cast.
// 
//   - proposalId: Number of the proposal, counted from 0
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProposalVotes(ctx context.Context, proposalId int64, limit *int64, cursor *string) (ChainProposalVotesResult, error) {
	var result ChainProposalVotesResult
	err := c.Call(ctx, &result, "chain_proposalVotes", proposalId, limit, cursor)
	return result, err
}

// ChainProposeMultiSigTx calls chain_proposeMultiSigTx. Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
// 
//   - from: Account that sends the operation and pays the fee
//   - multisigAddress: Address of the multi-signature account
//   - operationsJson: Operations of the transaction, 1 to 32, in order, all or nothing
//   - description: Reasons for the transaction, 1 to 256 characters
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainProposeMultiSigTx(ctx context.Context, from Address, multisigAddress Address, operationsJson json.RawMessage, description string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_proposeMultiSigTx", from, multisigAddress, operationsJson, description, opts)
	return result, err
}

// ChainQuoteSwap calls chain_quoteSwap. Quotes a swap by the best current route: output, fee, price impact and warnings. With a sender, it also checks the balance.
// 
//   - fromToken: Input token: symbol in any letter case, or mint address with 0x
//   - toToken: Output token: symbol in any letter case, or mint address with 0x
//   - amountIn: Input amount in raw units, above zero
//   - sender: Account whose balance to check; null for no check
func (c *Client) ChainQuoteSwap(ctx context.Context, fromToken string, toToken string, amountIn Amount, sender *Address) (ChainQuoteSwapResult, error) {
	var result ChainQuoteSwapResult
	err := c.Call(ctx, &result, "chain_quoteSwap", fromToken, toToken, amountIn, sender)
	return result, err
}

// ChainReadState calls chain_readState. Returns stored state records by key and by key prefix, all of one block. chain_getProof proves each of them.
// 
//   - keys: State keys in hex: module number, slot, key parts; at most 256
//   - ranges: Ranges of state keys; default none
func (c *Client) ChainReadState(ctx context.Context, keys []string, ranges []ChainReadStateRangesItem) (ChainReadStateResult, error) {
	var result ChainReadStateResult
	err := c.Call(ctx, &result, "chain_readState", keys, ranges)
	return result, err
}

// ChainReceivedNames calls chain_receivedNames. Names transferred to an account.
// 
//   - to: New owner of the name
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainReceivedNames(ctx context.Context, to Address, limit *int64, cursor *string) (ChainReceivedNamesResult, error) {
	var result ChainReceivedNamesResult
	err := c.Call(ctx, &result, "chain_receivedNames", to, limit, cursor)
	return result, err
}

// ChainRefundPresale calls chain_refundPresale. Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
// 
//   - presaleId: Number of the presale, counted from 1
//   - sender: Account that sends the operation and pays the fee
//   - contributor: Account to refund; null for the sender
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainRefundPresale(ctx context.Context, presaleId int64, sender Address, contributor *Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_refundPresale", presaleId, sender, contributor, opts)
	return result, err
}

// ChainRegisterBridgeMapping calls chain_registerBridgeMapping. Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
// 
//   - chain: Lower-case name of the other chain, such as ethereum
//   - contract: Contract of the token on the other chain; native for its own coin
//   - mint: Mint address of the token on this chain: a bridged token that the protocol mints
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainRegisterBridgeMapping(ctx context.Context, chain string, contract string, mint Mint, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_registerBridgeMapping", chain, contract, mint, sender, opts)
	return result, err
}

// ChainRegisterName calls chain_registerName. Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
// 
//   - name: Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainRegisterName(ctx context.Context, name string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_registerName", name, sender, opts)
	return result, err
}

// ChainRegisterProgram calls chain_registerProgram. Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
// 
//   - programJson: Program of at most 8,192 bytes, as JSON or its text: name, version, title, description, params, require, steps and limits
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainRegisterProgram(ctx context.Context, programJson json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_registerProgram", programJson, sender, opts)
	return result, err
}

// ChainRegisteredGames calls chain_registeredGames. Games whose profiles an account writes.
// 
//   - authority: Only account that can write profiles of the game
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainRegisteredGames(ctx context.Context, authority Address, limit *int64, cursor *string) (ChainRegisteredGamesResult, error) {
	var result ChainRegisteredGamesResult
	err := c.Call(ctx, &result, "chain_registeredGames", authority, limit, cursor)
	return result, err
}

// ChainRegisteredNames calls chain_registeredNames. Names registered by an account.
// 
//   - owner: Owner of the name
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainRegisteredNames(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainRegisteredNamesResult, error) {
	var result ChainRegisteredNamesResult
	err := c.Call(ctx, &result, "chain_registeredNames", owner, limit, cursor)
	return result, err
}

// ChainRemoveLiquidity calls chain_removeLiquidity. Removes liquidity from a pool: burns LP tokens for their share of both reserves.
// 
//   - tokenA: First token: symbol in any letter case, or mint address with 0x
//   - tokenB: Second token: symbol in any letter case, or mint address with 0x
//   - lpAmount: LP tokens to burn, in raw units
//   - minAmountA: Minimum to receive of the first token in raw units; fails below it
//   - minAmountB: Minimum to receive of the second token in raw units; fails below it
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainRemoveLiquidity(ctx context.Context, tokenA string, tokenB string, lpAmount Amount, minAmountA Amount, minAmountB Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_removeLiquidity", tokenA, tokenB, lpAmount, minAmountA, minAmountB, sender, opts)
	return result, err
}

// ChainResolveName calls chain_resolveName. Returns the account that a name resolves to; null if the name is not registered.
// 
//   - name: Name in any letter case, with or without the suffix of the chain
func (c *Client) ChainResolveName(ctx context.Context, name string) (*ChainResolveNameResult, error) {
	var result *ChainResolveNameResult
	err := c.Call(ctx, &result, "chain_resolveName", name)
	return result, err
}

// ChainReverseResolve calls chain_reverseResolve. Returns the primary name of an account: one that the account chose and that resolves to it; null for none.
// 
//   - address: Account whose primary name to look up
func (c *Client) ChainReverseResolve(ctx context.Context, address Address) (*ChainReverseResolveResult, error) {
	var result *ChainReverseResolveResult
	err := c.Call(ctx, &result, "chain_reverseResolve", address)
	return result, err
}

// ChainRevokeMultiSigApproval calls chain_revokeMultiSigApproval. Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
// 
//   - from: Account that sends the operation and pays the fee
//   - multisigAddress: Address of the multi-signature account
//   - txId: Number of the transaction within the account, counted from 0
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainRevokeMultiSigApproval(ctx context.Context, from Address, multisigAddress Address, txId int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_revokeMultiSigApproval", from, multisigAddress, txId, opts)
	return result, err
}

// ChainRunsOfProgram calls chain_runsOfProgram. Runs of a program, in all versions.
// 
//   - name: Program name, 3 to 32 characters a-z, 0-9 and dash
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainRunsOfProgram(ctx context.Context, name string, limit *int64, cursor *string) (ChainRunsOfProgramResult, error) {
	var result ChainRunsOfProgramResult
	err := c.Call(ctx, &result, "chain_runsOfProgram", name, limit, cursor)
	return result, err
}

// ChainScheduleUpgrade calls chain_scheduleUpgrade. Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
// 
//   - name: Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once
//   - version: Semantic version of the software, such as 2.0.0
//   - targetHeight: First height of the new version; nodes of the old version stop before it
//   - binaries: Files of the new version by platform, such as linux-x64; a single file applies to every platform
//   - info: Release notes and instructions, at most 2,000 characters
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainScheduleUpgrade(ctx context.Context, name string, version string, targetHeight Height, binaries json.RawMessage, info *string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_scheduleUpgrade", name, version, targetHeight, binaries, info, sender, opts)
	return result, err
}

// ChainSearch calls chain_search. Finds a block, bundle, account, token or other thing by height, hash, address, account name, gamertag, public key, pair (`ACN/USDC`), anchor (`acme.legal/contract`) or namespace, anchored hash, program, transaction of another chain, number of a bridge withdrawal or settlement order, or by the beginning of a symbol or of a word in the name of a token, collection, pool, presale or DAO.
// 
//   - query: Height, hash, address, account name, gamertag, public key, pair (ACN/USDC) or beginning of a symbol or name
func (c *Client) ChainSearch(ctx context.Context, query string) (ChainSearchResult, error) {
	var result ChainSearchResult
	err := c.Call(ctx, &result, "chain_search", query)
	return result, err
}

// ChainSetAutoCompound calls chain_setAutoCompound. Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
// 
//   - validator: Operator account of the validator
//   - enable: True to compound rewards at the end of each epoch; false to claim them
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainSetAutoCompound(ctx context.Context, validator Address, enable bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setAutoCompound", validator, enable, sender, opts)
	return result, err
}

// ChainSetCommission calls chain_setCommission. Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
// 
//   - address: Account that sends the operation and pays the fee
//   - commissionBps: Commission in basis points, at most 5,000
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainSetCommission(ctx context.Context, address Address, commissionBps int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setCommission", address, commissionBps, opts)
	return result, err
}

// ChainSetPoolConfig calls chain_setPoolConfig. Sets whether the validator of the sender accepts delegations, and their terms.
// 
//   - poolEnabled: True to accept delegations
//   - poolName: Name of the delegation pool, 1 to 64 characters
//   - minDelegation: Minimum delegation in raw native units; 0 for any amount
//   - autoCompoundDefault: True if rewards of new delegations compound by default
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainSetPoolConfig(ctx context.Context, poolEnabled bool, poolName string, minDelegation Amount, autoCompoundDefault bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setPoolConfig", poolEnabled, poolName, minDelegation, autoCompoundDefault, sender, opts)
	return result, err
}

// ChainSetValidatorMetadata calls chain_setValidatorMetadata. Sets the description of the validator of the sender.
// 
//   - address: Account that sends the operation and pays the fee
//   - name: Name of the validator, 1 to 64 characters
//   - description: Description of the operator, at most 500 characters
//   - website: Home page, at most 256 characters
//   - avatar: Link to an image, at most 256 characters
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainSetValidatorMetadata(ctx context.Context, address Address, name string, description string, website string, avatar string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setValidatorMetadata", address, name, description, website, avatar, opts)
	return result, err
}

// ChainSettleOrdersOf calls chain_settleOrdersOf. Orders created by an account.
// 
//   - owner: Account that sells, and receives the bought amount
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainSettleOrdersOf(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainSettleOrdersOfResult, error) {
	var result ChainSettleOrdersOfResult
	err := c.Call(ctx, &result, "chain_settleOrdersOf", owner, limit, cursor)
	return result, err
}

// ChainSettleStats calls chain_settleStats. Returns totals of settled orders, of all or of those that sold a token: volume, and average spread from the TWAP of the DEX.
// 
//   - token: Symbol or mint address of the token; null for all
func (c *Client) ChainSettleStats(ctx context.Context, token *string) (ChainSettleStatsResult, error) {
	var result ChainSettleStatsResult
	err := c.Call(ctx, &result, "chain_settleStats", token)
	return result, err
}

// ChainSettlementsOfMaker calls chain_settlementsOfMaker. Orders filled by a market maker.
// 
//   - maker: Account of the market maker
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainSettlementsOfMaker(ctx context.Context, maker Address, limit *int64, cursor *string) (ChainSettlementsOfMakerResult, error) {
	var result ChainSettlementsOfMakerResult
	err := c.Call(ctx, &result, "chain_settlementsOfMaker", maker, limit, cursor)
	return result, err
}

// ChainSimulateIntent calls chain_simulateIntent. Simulates a sentence for an account: operations, swaps and balance changes. Nothing is sent.
// 
//   - intentString: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
//   - senderAddress: Account that would sign
func (c *Client) ChainSimulateIntent(ctx context.Context, intentString string, senderAddress Address) (ChainSimulateIntentResult, error) {
	var result ChainSimulateIntentResult
	err := c.Call(ctx, &result, "chain_simulateIntent", intentString, senderAddress)
	return result, err
}

// ChainSimulateProgram calls chain_simulateProgram. Simulates a run of a program: the operations of its steps, its cost, and the effect on accounts. Uses the newest version unless another is given.
// 
//   - name: Program name, 3 to 32 characters a-z, 0-9 and dash
//   - params: Parameters by name, as JSON or its text, with amounts in raw units; {} for none
//   - sender: Account that would run the program
//   - version: Version of the program; null for the newest
func (c *Client) ChainSimulateProgram(ctx context.Context, name string, params json.RawMessage, sender Address, version *int64) (ChainSimulateProgramResult, error) {
	var result ChainSimulateProgramResult
	err := c.Call(ctx, &result, "chain_simulateProgram", name, params, sender, version)
	return result, err
}

// ChainStake calls chain_stake. Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
// 
//   - stakerAddress: Account that sends the operation and pays the fee
//   - amount: Amount to stake in raw native units, above zero
//   - validatorPubkey: Consensus key of the validator in hex; a new key registers a validator
//   - proofOfPossession: Proof of possession of a new consensus key; null unless the key registers a validator
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainStake(ctx context.Context, stakerAddress Address, amount Amount, validatorPubkey ConsensusKey, proofOfPossession *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_stake", stakerAddress, amount, validatorPubkey, proofOfPossession, opts)
	return result, err
}

// ChainStakeToPool calls chain_stakeToPool. Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
// 
//   - poolAddress: Address of the staking pool
//   - amount: Amount to stake in raw units, above zero
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainStakeToPool(ctx context.Context, poolAddress Mint, amount Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_stakeToPool", poolAddress, amount, sender, opts)
	return result, err
}

// ChainStakesWith calls chain_stakesWith. Stake added to a validator, including its own.
// 
//   - validator: Operator account of the validator
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainStakesWith(ctx context.Context, validator Address, limit *int64, cursor *string) (ChainStakesWithResult, error) {
	var result ChainStakesWithResult
	err := c.Call(ctx, &result, "chain_stakesWith", validator, limit, cursor)
	return result, err
}

// ChainStakingInfo calls chain_stakingInfo. Returns an overview of staking. The yearly rate is that of active stake in the last epoch, fees included.
func (c *Client) ChainStakingInfo(ctx context.Context) (ChainStakingInfoResult, error) {
	var result ChainStakingInfoResult
	err := c.Call(ctx, &result, "chain_stakingInfo")
	return result, err
}

// ChainSubmitBundle calls chain_submitBundle. Submits a signed bundle (borsh, hex). The node first executes it on the pending state; a failure is returned with the code of the failed operation and consumes no nonce.
// 
//   - borshHex: Signed bundle: borsh bytes in hex, at most 131,072 bytes
//   - opts: When to respond; optional
func (c *Client) ChainSubmitBundle(ctx context.Context, borshHex string, opts *SubmitOptions) (ChainSubmitBundleResult, error) {
	var result ChainSubmitBundleResult
	err := c.Call(ctx, &result, "chain_submitBundle", borshHex, opts)
	return result, err
}

// ChainSubmitIntent calls chain_submitIntent. Plans a sentence like previewIntent, and submits the plan. With plan_hash, it fails if the plan differs from the reviewed one. A plan that would fail now is not submitted.
// 
//   - intentString: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
//   - senderAddress: Account that would sign
//   - planHash: Hash of the reviewed plan; null to skip the check
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainSubmitIntent(ctx context.Context, intentString string, senderAddress Address, planHash *Hex32, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_submitIntent", intentString, senderAddress, planHash, opts)
	return result, err
}

// ChainSwap calls chain_swap. Swaps by the best route. Fails if the output is below `min_amount_out`. A minimum of 0, or a price impact of 50 % or more, requires opts.force.
// 
//   - fromToken: Input token: symbol in any letter case, or mint address with 0x
//   - toToken: Output token: symbol in any letter case, or mint address with 0x
//   - amountIn: Input amount in raw units, above zero
//   - minAmountOut: Minimum output in raw units; the swap fails below it
//   - sender: Account that swaps and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainSwap(ctx context.Context, fromToken string, toToken string, amountIn Amount, minAmountOut Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_swap", fromToken, toToken, amountIn, minAmountOut, sender, opts)
	return result, err
}

// ChainTransfer calls chain_transfer. Transfers an amount of a token to another account.
// 
//   - from: Account that sends the operation and pays the fee
//   - to: Recipient of the tokens
//   - token: Token: symbol in any case, or mint address as 0x and 64 hex digits
//   - amount: Amount in raw units, above zero
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainTransfer(ctx context.Context, from Address, to Address, token string, amount Amount, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_transfer", from, to, token, amount, opts)
	return result, err
}

// ChainTransferMultiToken calls chain_transferMultiToken. Transfers units of a type to another account.
// 
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
//   - to: Recipient of the units
//   - amount: Number of units to transfer, above zero
//   - from: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainTransferMultiToken(ctx context.Context, collection Mint, typeId U64, to Address, amount U128, from Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_transferMultiToken", collection, typeId, to, amount, from, opts)
	return result, err
}

// ChainTransferNft calls chain_transferNft. Transfers a token to another account. Allowed for the owner, its operators and the approved account.
// 
//   - collection: Address of the collection
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
//   - to: Recipient of the token
//   - owner: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainTransferNft(ctx context.Context, collection Mint, tokenId U128, to Address, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_transferNft", collection, tokenId, to, owner, opts)
	return result, err
}

// ChainUnjail calls chain_unjail. Releases the validator of the sender from jail after its term. It can be active again from the next epoch.
// 
//   - address: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainUnjail(ctx context.Context, address Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_unjail", address, opts)
	return result, err
}

// ChainUnstake calls chain_unstake. Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
// 
//   - address: Account that sends the operation and pays the fee
//   - amount: Amount to unstake in raw native units, above zero
//   - validator: Operator account of the validator; null for the own stake first, then delegations, oldest first
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainUnstake(ctx context.Context, address Address, amount Amount, validator *Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_unstake", address, amount, validator, opts)
	return result, err
}

// ChainUnstakeFromPool calls chain_unstakeFromPool. Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
// 
//   - poolAddress: Address of the staking pool
//   - amount: Amount to unstake in raw units, above zero
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainUnstakeFromPool(ctx context.Context, poolAddress Mint, amount Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_unstakeFromPool", poolAddress, amount, sender, opts)
	return result, err
}

// ChainUnstakesFrom calls chain_unstakesFrom. Stake withdrawn from a validator.
// 
//   - validator: Operator account of the validator
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainUnstakesFrom(ctx context.Context, validator Address, limit *int64, cursor *string) (ChainUnstakesFromResult, error) {
	var result ChainUnstakesFromResult
	err := c.Call(ctx, &result, "chain_unstakesFrom", validator, limit, cursor)
	return result, err
}

// ChainUpdateTokenMetadata calls chain_updateTokenMetadata. Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
// 
//   - mint: Mint address of a token that the sender created
//   - sender: Account that sends the operation and pays the fee
//   - metadataUri: Link to further metadata, at most 512 bytes
//   - image: Link to an image, at most 512 bytes
//   - description: Description of the token, at most 1,000 characters
//   - externalUrl: Home page, at most 512 bytes
//   - twitter: Twitter name or link, at most 128 characters
//   - discord: Discord name or link, at most 128 characters
//   - telegram: Telegram name or link, at most 128 characters
//   - github: GitHub name or link, at most 128 characters
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainUpdateTokenMetadata(ctx context.Context, mint Mint, sender Address, metadataUri *string, image *string, description *string, externalUrl *string, twitter *string, discord *string, telegram *string, github *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_updateTokenMetadata", mint, sender, metadataUri, image, description, externalUrl, twitter, discord, telegram, github, opts)
	return result, err
}

// ChainValidatorHealth calls chain_validatorHealth. Returns the health of this node.
func (c *Client) ChainValidatorHealth(ctx context.Context) (ChainValidatorHealthResult, error) {
	var result ChainValidatorHealthResult
	err := c.Call(ctx, &result, "chain_validatorHealth")
	return result, err
}

// ChainVerifyAnchor calls chain_verifyAnchor. Returns the anchor of a key, with a proof under the state root that the anchor exists or does not exist.
// 
//   - namespace: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
//   - key: Name of the hash in its namespace, 1 to 128 bytes; can be used only once
func (c *Client) ChainVerifyAnchor(ctx context.Context, namespace string, key string) (ChainVerifyAnchorResult, error) {
	var result ChainVerifyAnchorResult
	err := c.Call(ctx, &result, "chain_verifyAnchor", namespace, key)
	return result, err
}

// ChainVersion calls chain_version. Returns the version of the node.
func (c *Client) ChainVersion(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "chain_version")
	return result, err
}

// ChainVoteProposal calls chain_voteProposal. Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
// 
//   - from: Account that sends the operation and pays the fee
//   - proposalId: Number of the proposal, counted from 0
//   - approve: True to vote in favor, false to vote against
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainVoteProposal(ctx context.Context, from Address, proposalId int64, approve bool, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_voteProposal", from, proposalId, approve, opts)
	return result, err
}

// ChainVoteUpgrade calls chain_voteUpgrade. Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
// 
//   - planId: Number of the plan, counted from 0
//   - approve: True to vote in favor, false to vote against
//   - sender: Account that sends the operation and pays the fee
//   - opts: Terms of the bundle, and when to respond; optional
func (c *Client) ChainVoteUpgrade(ctx context.Context, planId int64, approve bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_voteUpgrade", planId, approve, sender, opts)
	return result, err
}

// ChainVotesOf calls chain_votesOf. Votes cast by an account.
// 
//   - voter: Account that voted
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainVotesOf(ctx context.Context, voter Address, limit *int64, cursor *string) (ChainVotesOfResult, error) {
	var result ChainVotesOfResult
	err := c.Call(ctx, &result, "chain_votesOf", voter, limit, cursor)
	return result, err
}

// DebugTraceCall calls debug_traceCall. Simulates a call at one of the last 128 blocks and returns it with the native transfers inside, or the revert reason.
// 
//   - transaction: Call to simulate
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
//   - options: Tracer (callTracer) and its options
func (c *Client) DebugTraceCall(ctx context.Context, transaction EthereumCall, block json.RawMessage, options *EthereumTracing) (EthereumCallTrace, error) {
	var result EthereumCallTrace
	err := c.Call(ctx, &result, "debug_traceCall", transaction, block, options)
	return result, err
}

// DebugTraceTransaction calls debug_traceTransaction. Returns a final transaction in the format of geth’s callTracer, with the native transfers inside as calls. Other tracers are rejected.
// 
//   - hash: Hash of a final transaction
//   - options: Tracer (callTracer) and its options
func (c *Client) DebugTraceTransaction(ctx context.Context, hash EthereumHash, options *EthereumTracing) (EthereumCallTrace, error) {
	var result EthereumCallTrace
	err := c.Call(ctx, &result, "debug_traceTransaction", hash, options)
	return result, err
}

// DevAdvanceTime calls dev_advanceTime. Moves the time of blocks forward permanently, on a dev chain only. Returns the first block with the new time.
// 
//   - seconds: Number of seconds to advance, at most ten years
func (c *Client) DevAdvanceTime(ctx context.Context, seconds int64) (DevAdvanceTimeResult, error) {
	var result DevAdvanceTimeResult
	err := c.Call(ctx, &result, "dev_advanceTime", seconds)
	return result, err
}

// ErigonGetHeaderByNumber calls erigon_getHeaderByNumber. Returns the header of a block, like eth_getHeaderByNumber, under the name that Otterscan calls.
// 
//   - block: Block: number (also as JSON number), tag or hash
func (c *Client) ErigonGetHeaderByNumber(ctx context.Context, block json.RawMessage) (*EthereumHeader, error) {
	var result *EthereumHeader
	err := c.Call(ctx, &result, "erigon_getHeaderByNumber", block)
	return result, err
}

// EthAccounts calls eth_accounts. Returns an empty list: the node holds no keys of Ethereum accounts.
func (c *Client) EthAccounts(ctx context.Context) ([]string, error) {
	var result []string
	err := c.Call(ctx, &result, "eth_accounts")
	return result, err
}

// EthBaseFee calls eth_baseFee. Returns the price per unit of gas of the latest block, in wei.
func (c *Client) EthBaseFee(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_baseFee")
	return result, err
}

// EthBlobBaseFee calls eth_blobBaseFee. Returns zero: the chain has no blobs.
func (c *Client) EthBlobBaseFee(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_blobBaseFee")
	return result, err
}

// EthBlockNumber calls eth_blockNumber. Returns the height of the latest block, which is final.
func (c *Client) EthBlockNumber(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_blockNumber")
	return result, err
}

// EthCall calls eth_call. Executes a call without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, batches through Multicall3.
// 
//   - transaction: Unsigned call or transaction to simulate
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthCall(ctx context.Context, transaction EthereumCall, block json.RawMessage) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_call", transaction, block)
	return result, err
}

// EthChainId calls eth_chainId. Returns the chain id for signatures.
func (c *Client) EthChainId(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_chainId")
	return result, err
}

// EthEstimateGas calls eth_estimateGas. Estimates the gas of a transaction; a plain payment uses 21000. Fails if sending would fail; nonce and fees are checked if given.
// 
//   - transaction: Unsigned call or transaction to simulate
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthEstimateGas(ctx context.Context, transaction EthereumCall, block json.RawMessage) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_estimateGas", transaction, block)
	return result, err
}

// EthFeeHistory calls eth_feeHistory. Returns gas prices and gas use of up to 1,024 blocks that end with a given one.
// 
//   - blocks: Number of blocks, at most 1,024
//   - newest: Last block: number, tag, hash, or EIP-1898 object
//   - percentiles: Percentiles of tips, ascending, 0 to 100 (default none)
func (c *Client) EthFeeHistory(ctx context.Context, blocks json.RawMessage, newest json.RawMessage, percentiles []float64) (EthereumFeeHistory, error) {
	var result EthereumFeeHistory
	err := c.Call(ctx, &result, "eth_feeHistory", blocks, newest, percentiles)
	return result, err
}

// EthGasPrice calls eth_gasPrice. Returns the price per unit of gas, in wei.
func (c *Client) EthGasPrice(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_gasPrice")
	return result, err
}

// EthGetBalance calls eth_getBalance. Returns the native balance of an account in wei (10^18 wei are one unit).
// 
//   - address: Account as a 20-byte address
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetBalance(ctx context.Context, address EthereumAddress, block json.RawMessage) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_getBalance", address, block)
	return result, err
}

// EthGetBlockByHash calls eth_getBlockByHash. Returns a block with its transactions or their hashes; null if it does not exist.
// 
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
//   - full: True for full transactions, false for hashes (default false)
func (c *Client) EthGetBlockByHash(ctx context.Context, block json.RawMessage, full *bool) (*EthereumBlock, error) {
	var result *EthereumBlock
	err := c.Call(ctx, &result, "eth_getBlockByHash", block, full)
	return result, err
}

// EthGetBlockByNumber calls eth_getBlockByNumber. Returns a block with its transactions or their hashes; null if it does not exist.
// 
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
//   - full: True for full transactions, false for hashes (default false)
func (c *Client) EthGetBlockByNumber(ctx context.Context, block json.RawMessage, full *bool) (*EthereumBlock, error) {
	var result *EthereumBlock
	err := c.Call(ctx, &result, "eth_getBlockByNumber", block, full)
	return result, err
}

// EthGetBlockReceipts calls eth_getBlockReceipts. Returns the receipts of all transactions of a block; null if the block does not exist.
// 
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetBlockReceipts(ctx context.Context, block json.RawMessage) ([]EthereumReceipt, error) {
	var result []EthereumReceipt
	err := c.Call(ctx, &result, "eth_getBlockReceipts", block)
	return result, err
}

// EthGetBlockTransactionCountByHash calls eth_getBlockTransactionCountByHash. Returns the number of transactions in a block; null if the block does not exist.
// 
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetBlockTransactionCountByHash(ctx context.Context, block json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getBlockTransactionCountByHash", block)
	return result, err
}

// EthGetBlockTransactionCountByNumber calls eth_getBlockTransactionCountByNumber. Returns the number of transactions in a block; null if the block does not exist.
// 
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetBlockTransactionCountByNumber(ctx context.Context, block json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getBlockTransactionCountByNumber", block)
	return result, err
}

// EthGetCode calls eth_getCode. Returns a stub that lists the functions of a contract, so that wallets recognize it; 0x for accounts.
// 
//   - address: Account or contract
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetCode(ctx context.Context, address EthereumAddress, block json.RawMessage) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getCode", address, block)
	return result, err
}

// EthGetFilterChanges calls eth_getFilterChanges. Returns the new logs or hashes since the previous call.
// 
//   - id: Id that the creation of the filter returned
func (c *Client) EthGetFilterChanges(ctx context.Context, id string) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_getFilterChanges", id)
	return result, err
}

// EthGetFilterLogs calls eth_getFilterLogs. Returns all logs of a log filter.
// 
//   - id: Id that the creation of the filter returned
func (c *Client) EthGetFilterLogs(ctx context.Context, id string) ([]EthereumLog, error) {
	var result []EthereumLog
	err := c.Call(ctx, &result, "eth_getFilterLogs", id)
	return result, err
}

// EthGetHeaderByHash calls eth_getHeaderByHash. Returns the header of a block; null if it does not exist.
// 
//   - block: Block by number, tag or hash
func (c *Client) EthGetHeaderByHash(ctx context.Context, block json.RawMessage) (*EthereumHeader, error) {
	var result *EthereumHeader
	err := c.Call(ctx, &result, "eth_getHeaderByHash", block)
	return result, err
}

// EthGetHeaderByNumber calls eth_getHeaderByNumber. Returns the header of a block; null if it does not exist.
// 
//   - block: Block by number, tag or hash
func (c *Client) EthGetHeaderByNumber(ctx context.Context, block json.RawMessage) (*EthereumHeader, error) {
	var result *EthereumHeader
	err := c.Call(ctx, &result, "eth_getHeaderByNumber", block)
	return result, err
}

// EthGetLogs calls eth_getLogs. Returns logs of tokens and collections by contract and topics, from at most 10000 blocks.
// 
//   - filter: Blocks, contracts and topics of the wanted logs
func (c *Client) EthGetLogs(ctx context.Context, filter EthereumLogFilter) ([]EthereumLog, error) {
	var result []EthereumLog
	err := c.Call(ctx, &result, "eth_getLogs", filter)
	return result, err
}

// EthGetRawTransactionByBlockHashAndIndex calls eth_getRawTransactionByBlockHashAndIndex. Returns the signed bytes of the transaction at a position in a block; empty if there is none.
// 
//   - block: Block by number, tag or hash
//   - index: Position of the transaction in the block, from 0
func (c *Client) EthGetRawTransactionByBlockHashAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getRawTransactionByBlockHashAndIndex", block, index)
	return result, err
}

// EthGetRawTransactionByBlockNumberAndIndex calls eth_getRawTransactionByBlockNumberAndIndex. Returns the signed bytes of the transaction at a position in a block; empty if there is none.
// 
//   - block: Block by number, tag or hash
//   - index: Position of the transaction in the block, from 0
func (c *Client) EthGetRawTransactionByBlockNumberAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getRawTransactionByBlockNumberAndIndex", block, index)
	return result, err
}

// EthGetRawTransactionByHash calls eth_getRawTransactionByHash. Returns the signed bytes of a final or pending transaction; empty if it is unknown. Native bundles are rejected.
// 
//   - hash: Hash by which the transaction is known
func (c *Client) EthGetRawTransactionByHash(ctx context.Context, hash EthereumHash) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getRawTransactionByHash", hash)
	return result, err
}

// EthGetStorageAt calls eth_getStorageAt. Returns zeros: contracts have no EVM storage on this chain.
// 
//   - address: Address of the contract
//   - key: Storage key: 0x and up to 64 hex digits
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetStorageAt(ctx context.Context, address EthereumAddress, key string, block json.RawMessage) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getStorageAt", address, key, block)
	return result, err
}

// EthGetTransactionByBlockHashAndIndex calls eth_getTransactionByBlockHashAndIndex. Returns the transaction at a position in a block; null if there is none.
// 
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
//   - index: Position in the block, from 0
func (c *Client) EthGetTransactionByBlockHashAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (*EthereumTransaction, error) {
	var result *EthereumTransaction
	err := c.Call(ctx, &result, "eth_getTransactionByBlockHashAndIndex", block, index)
	return result, err
}

// EthGetTransactionByBlockNumberAndIndex calls eth_getTransactionByBlockNumberAndIndex. Returns the transaction at a position in a block; null if there is none.
// 
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
//   - index: Position in the block, from 0
func (c *Client) EthGetTransactionByBlockNumberAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (*EthereumTransaction, error) {
	var result *EthereumTransaction
	err := c.Call(ctx, &result, "eth_getTransactionByBlockNumberAndIndex", block, index)
	return result, err
}

// EthGetTransactionByHash calls eth_getTransactionByHash. Returns a final or pending transaction; null if it is unknown. Native bundles are returned as transactions.
// 
//   - hash: Hash of the transaction or native bundle
func (c *Client) EthGetTransactionByHash(ctx context.Context, hash EthereumHash) (*EthereumTransaction, error) {
	var result *EthereumTransaction
	err := c.Call(ctx, &result, "eth_getTransactionByHash", hash)
	return result, err
}

// EthGetTransactionCount calls eth_getTransactionCount. Returns the next nonce of an account; `pending` includes transactions in the mempool of this node.
// 
//   - address: Account as a 20-byte address
//   - block: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetTransactionCount(ctx context.Context, address EthereumAddress, block json.RawMessage) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_getTransactionCount", address, block)
	return result, err
}

// EthGetTransactionReceipt calls eth_getTransactionReceipt. Returns the receipt of a transaction with its logs; null until a block contains it. Native bundles have receipts too.
// 
//   - hash: Hash of the transaction or native bundle
func (c *Client) EthGetTransactionReceipt(ctx context.Context, hash EthereumHash) (*EthereumReceipt, error) {
	var result *EthereumReceipt
	err := c.Call(ctx, &result, "eth_getTransactionReceipt", hash)
	return result, err
}

// EthGetUncleByBlockHashAndIndex calls eth_getUncleByBlockHashAndIndex. Returns null: the chain has no uncles.
// 
//   - height: Block: number, tag, hash, or EIP-1898 object (default latest)
//   - index: Position in the block, from 0
func (c *Client) EthGetUncleByBlockHashAndIndex(ctx context.Context, height json.RawMessage, index Quantity) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_getUncleByBlockHashAndIndex", height, index)
	return result, err
}

// EthGetUncleByBlockNumberAndIndex calls eth_getUncleByBlockNumberAndIndex. Returns null: the chain has no uncles.
// 
//   - height: Block: number, tag, hash, or EIP-1898 object (default latest)
//   - index: Position in the block, from 0
func (c *Client) EthGetUncleByBlockNumberAndIndex(ctx context.Context, height json.RawMessage, index Quantity) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_getUncleByBlockNumberAndIndex", height, index)
	return result, err
}

// EthGetUncleCountByBlockHash calls eth_getUncleCountByBlockHash. Returns zero: the chain has no uncles.
// 
//   - height: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetUncleCountByBlockHash(ctx context.Context, height json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getUncleCountByBlockHash", height)
	return result, err
}

// EthGetUncleCountByBlockNumber calls eth_getUncleCountByBlockNumber. Returns zero: the chain has no uncles.
// 
//   - height: Block: number, tag, hash, or EIP-1898 object (default latest)
func (c *Client) EthGetUncleCountByBlockNumber(ctx context.Context, height json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getUncleCountByBlockNumber", height)
	return result, err
}

// EthMaxPriorityFeePerGas calls eth_maxPriorityFeePerGas. Returns the tip that this node requires: its gas price above that of the latest block, in wei. Tips are not charged.
func (c *Client) EthMaxPriorityFeePerGas(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_maxPriorityFeePerGas")
	return result, err
}

// EthNewBlockFilter calls eth_newBlockFilter. Creates a filter for hashes of new blocks.
func (c *Client) EthNewBlockFilter(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "eth_newBlockFilter")
	return result, err
}

// EthNewFilter calls eth_newFilter. Creates a log filter for eth_getFilterChanges. A filter expires after 5 minutes without a call.
// 
//   - filter: Blocks, contracts and topics of the wanted logs
func (c *Client) EthNewFilter(ctx context.Context, filter EthereumLogFilter) (string, error) {
	var result string
	err := c.Call(ctx, &result, "eth_newFilter", filter)
	return result, err
}

// EthNewPendingTransactionFilter calls eth_newPendingTransactionFilter. Creates a filter for hashes of transactions that this node accepts.
func (c *Client) EthNewPendingTransactionFilter(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "eth_newPendingTransactionFilter")
	return result, err
}

// EthSendRawTransaction calls eth_sendRawTransaction. Sends a signed transaction. The node simulates it first and rejects one that would fail, with the reason.
// 
//   - transaction: Signed transaction, RLP-encoded
func (c *Client) EthSendRawTransaction(ctx context.Context, transaction EthereumData) (EthereumHash, error) {
	var result EthereumHash
	err := c.Call(ctx, &result, "eth_sendRawTransaction", transaction)
	return result, err
}

// EthSyncing calls eth_syncing. Returns false, or the progress while the node is syncing.
func (c *Client) EthSyncing(ctx context.Context) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_syncing")
	return result, err
}

// EthUninstallFilter calls eth_uninstallFilter. Removes a filter; false if it does not exist.
// 
//   - id: Id that the creation of the filter returned
func (c *Client) EthUninstallFilter(ctx context.Context, id string) (bool, error) {
	var result bool
	err := c.Call(ctx, &result, "eth_uninstallFilter", id)
	return result, err
}

// NetListening calls net_listening. Returns true: the node accepts connections.
func (c *Client) NetListening(ctx context.Context) (bool, error) {
	var result bool
	err := c.Call(ctx, &result, "net_listening")
	return result, err
}

// NetPeerCount calls net_peerCount. Returns the number of linked peers.
func (c *Client) NetPeerCount(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "net_peerCount")
	return result, err
}

// NetVersion calls net_version. Returns the network id, in decimal.
func (c *Client) NetVersion(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "net_version")
	return result, err
}

// OtsGetApiLevel calls ots_getApiLevel. Returns the version of Otterscan’s API.
func (c *Client) OtsGetApiLevel(ctx context.Context) (int64, error) {
	var result int64
	err := c.Call(ctx, &result, "ots_getApiLevel")
	return result, err
}

// OtsGetBlockDetails calls ots_getBlockDetails. Returns a block without its transactions, with issuance and fees; null if it does not exist.
// 
//   - block: Block: number (also as JSON number), tag or hash
func (c *Client) OtsGetBlockDetails(ctx context.Context, block json.RawMessage) (*OtterscanBlockDetails, error) {
	var result *OtterscanBlockDetails
	err := c.Call(ctx, &result, "ots_getBlockDetails", block)
	return result, err
}

// OtsGetBlockDetailsByHash calls ots_getBlockDetailsByHash. Returns a block without its transactions, with issuance and fees; null if it does not exist.
// 
//   - block: Block: number (also as JSON number), tag or hash
func (c *Client) OtsGetBlockDetailsByHash(ctx context.Context, block json.RawMessage) (*OtterscanBlockDetails, error) {
	var result *OtterscanBlockDetails
	err := c.Call(ctx, &result, "ots_getBlockDetailsByHash", block)
	return result, err
}

// OtsGetBlockTransactions calls ots_getBlockTransactions. Returns a page of the transactions of a block, from its end, with receipts without logs; null if the block does not exist.
// 
//   - block: Block: number (also as JSON number), tag or hash
//   - page: Page, from zero
//   - size: Transactions per page, at most 100
func (c *Client) OtsGetBlockTransactions(ctx context.Context, block json.RawMessage, page json.RawMessage, size int64) (*OtterscanBlockPage, error) {
	var result *OtterscanBlockPage
	err := c.Call(ctx, &result, "ots_getBlockTransactions", block, page, size)
	return result, err
}

// OtsGetContractCreator calls ots_getContractCreator. Returns the transaction that created a token or a collection, and its sender; null for those of genesis and for accounts.
// 
//   - address: Address of the contract
func (c *Client) OtsGetContractCreator(ctx context.Context, address EthereumAddress) (*OtterscanCreator, error) {
	var result *OtterscanCreator
	err := c.Call(ctx, &result, "ots_getContractCreator", address)
	return result, err
}

// OtsGetInternalOperations calls ots_getInternalOperations. Returns the native transfers inside a transaction, as in debug_traceTransaction.
// 
//   - hash: Hash of a final transaction
func (c *Client) OtsGetInternalOperations(ctx context.Context, hash EthereumHash) ([]OtterscanOperation, error) {
	var result []OtterscanOperation
	err := c.Call(ctx, &result, "ots_getInternalOperations", hash)
	return result, err
}

// OtsGetTransactionBySenderAndNonce calls ots_getTransactionBySenderAndNonce. Returns the hash of the transaction with which an account used a nonce; null if it did not use it.
// 
//   - sender: Account of the sender
//   - nonce: Nonce of the wanted transaction
func (c *Client) OtsGetTransactionBySenderAndNonce(ctx context.Context, sender EthereumAddress, nonce json.RawMessage) (*EthereumHash, error) {
	var result *EthereumHash
	err := c.Call(ctx, &result, "ots_getTransactionBySenderAndNonce", sender, nonce)
	return result, err
}

// OtsGetTransactionError calls ots_getTransactionError. Returns no bytes: failed transactions are in no block.
// 
//   - hash: Hash of a final transaction
func (c *Client) OtsGetTransactionError(ctx context.Context, hash EthereumHash) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "ots_getTransactionError", hash)
	return result, err
}

// OtsHasCode calls ots_hasCode. Reports whether an address is a contract (a token, a collection or another one) at a height.
// 
//   - address: Address of the account or contract
//   - block: Block: number (also as JSON number), tag or hash
func (c *Client) OtsHasCode(ctx context.Context, address EthereumAddress, block json.RawMessage) (bool, error) {
	var result bool
	err := c.Call(ctx, &result, "ots_hasCode", address, block)
	return result, err
}

// OtsSearchTransactionsAfter calls ots_searchTransactionsAfter. Returns transactions of an address above a height, newest first, in whole blocks from the oldest on until a page is full.
// 
//   - address: Account that sends, receives or is paid inside the transactions
//   - number: Height at which the previous page ended; zero for the first page
//   - size: Transactions per page, at most 100
func (c *Client) OtsSearchTransactionsAfter(ctx context.Context, address EthereumAddress, number json.RawMessage, size int64) (OtterscanTransactions, error) {
	var result OtterscanTransactions
	err := c.Call(ctx, &result, "ots_searchTransactionsAfter", address, number, size)
	return result, err
}

// OtsSearchTransactionsBefore calls ots_searchTransactionsBefore. Returns transactions of an address below a height, newest first, in whole blocks until a page is full.
// 
//   - address: Account that sends, receives or is paid inside the transactions
//   - number: Height at which the previous page ended; zero for the first page
//   - size: Transactions per page, at most 100
func (c *Client) OtsSearchTransactionsBefore(ctx context.Context, address EthereumAddress, number json.RawMessage, size int64) (OtterscanTransactions, error) {
	var result OtterscanTransactions
	err := c.Call(ctx, &result, "ots_searchTransactionsBefore", address, number, size)
	return result, err
}

// OtsTraceTransaction calls ots_traceTransaction. Returns a transaction and its native transfers, by depth; null if no block contains it.
// 
//   - hash: Hash of a final transaction
func (c *Client) OtsTraceTransaction(ctx context.Context, hash EthereumHash) ([]OtterscanTrace, error) {
	var result []OtterscanTrace
	err := c.Call(ctx, &result, "ots_traceTransaction", hash)
	return result, err
}

// TraceBlock calls trace_block. Returns the transactions of a block, each followed by the native transfers inside; null if the block does not exist.
// 
//   - block: Block: number, tag or hash
func (c *Client) TraceBlock(ctx context.Context, block json.RawMessage) ([]EthereumTrace, error) {
	var result []EthereumTrace
	err := c.Call(ctx, &result, "trace_block", block)
	return result, err
}

// TraceFilter calls trace_filter. Returns transactions of up to 1000 blocks and the native transfers inside, filtered by sender and recipient; at most 1000 per call.
// 
//   - filter: Blocks and addresses of the wanted traces
func (c *Client) TraceFilter(ctx context.Context, filter EthereumTraceFilter) ([]EthereumTrace, error) {
	var result []EthereumTrace
	err := c.Call(ctx, &result, "trace_filter", filter)
	return result, err
}

// TraceTransaction calls trace_transaction. Returns a final transaction and the native transfers inside, in order; null if no block contains it.
// 
//   - hash: Hash of a final transaction
func (c *Client) TraceTransaction(ctx context.Context, hash EthereumHash) ([]EthereumTrace, error) {
	var result []EthereumTrace
	err := c.Call(ctx, &result, "trace_transaction", hash)
	return result, err
}

// TxpoolContent calls txpool_content. Returns the pending and queued transactions of this node by sender and nonce; of each kind the first 1000.
func (c *Client) TxpoolContent(ctx context.Context) (EthereumPool, error) {
	var result EthereumPool
	err := c.Call(ctx, &result, "txpool_content")
	return result, err
}

// TxpoolContentFrom calls txpool_contentFrom. Returns the pending and queued transactions of one sender by nonce.
// 
//   - address: Account of the sender
func (c *Client) TxpoolContentFrom(ctx context.Context, address EthereumAddress) (EthereumPool, error) {
	var result EthereumPool
	err := c.Call(ctx, &result, "txpool_contentFrom", address)
	return result, err
}

// TxpoolInspect calls txpool_inspect. Returns the transactions of txpool_content as one line each: recipient, value, gas and price.
func (c *Client) TxpoolInspect(ctx context.Context) (EthereumPool, error) {
	var result EthereumPool
	err := c.Call(ctx, &result, "txpool_inspect")
	return result, err
}

// TxpoolStatus calls txpool_status. Returns the number of pending and queued bundles.
func (c *Client) TxpoolStatus(ctx context.Context) (TxpoolStatusResult, error) {
	var result TxpoolStatusResult
	err := c.Call(ctx, &result, "txpool_status")
	return result, err
}

// Web3ClientVersion calls web3_clientVersion. Returns name and version of the node.
func (c *Client) Web3ClientVersion(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "web3_clientVersion")
	return result, err
}

// Web3Sha3 calls web3_sha3. Hashes bytes with Keccak-256.
// 
//   - data: Bytes to hash
func (c *Client) Web3Sha3(ctx context.Context, data EthereumData) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "web3_sha3", data)
	return result, err
}
