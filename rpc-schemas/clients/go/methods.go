// Code generated from the OpenRPC document by "npm run schemas". DO NOT EDIT.

package trellis

import (
	"context"
	"encoding/json"
)

// An account. Answers use the native form (address prefix and base58 of 32 bytes); 0x and 64 hex characters are accepted as well.
type Address = string

// Raw units of a token, below 2^128. Answered as a decimal string; an integer is accepted as well.
type Amount = string

// A final block: its header, who made it final, and what its bundles did
type Block struct {
	// Which block it is, counted from genesis
	Height Height `json:"height"`
	// Hash of the header, by which the block is known
	Hash Hash `json:"hash"`
	// Hash of the block before it
	ParentHash Hash `json:"parentHash"`
	// When the block was proposed, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Account of the validator that proposed it
	Proposer Address `json:"proposer"`
	// Root of the tree over the state after this block
	StateRoot Hash `json:"stateRoot"`
	// Merkle root of the bundles in the block
	TransactionsRoot Hash `json:"transactionsRoot"`
	// Gas of all its bundles
	GasUsed int64 `json:"gasUsed"`
	// Most gas that a block at this height may use
	GasLimit int64 `json:"gasLimit"`
	// Least price of gas at this height, in nano-units: 10^9 of them are a whole native unit
	BaseFee int64 `json:"baseFee"`
	// How many bundles the block has
	BundleCount int64 `json:"bundleCount"`
	// Number of the epoch that it belongs to
	Epoch int64 `json:"epoch"`
	// Attempt at which it was decided: 0 unless its first leaders failed
	Round int64 `json:"round"`
	// Size of the block in bytes
	SizeBytes int64 `json:"size_bytes"`
	// Who made the block final; stake in raw native units
	Commit BlockCommit `json:"commit"`
	// What was made for this block, in raw native units; null where nothing was made
	Reward *BlockReward `json:"reward,omitempty"`
	// Figures about the bundles of the block
	Stats BlockStats `json:"stats"`
	// What the block itself told of: rewards, epoch changes
	Events []Event `json:"events"`
}

// Who made the block final; stake in raw native units
type BlockCommit struct {
	// Attempt at which they signed
	Round int64 `json:"round"`
	// How many validators signed
	Signers int64 `json:"signers"`
	// Stake of those who signed
	SignedPower Amount `json:"signed_power"`
	// Stake of all active validators
	TotalPower Amount `json:"total_power"`
}

type BlockReward struct {
	// What the proposer earned beside fees
	Proposer Amount `json:"proposer"`
	// What the treasury earned beside fees
	Treasury Amount `json:"treasury"`
	// Factor on the proposer's reward by how full the block is: 5,000 to 20,000 basis points
	DensityBps int64 `json:"density_bps"`
}

// Figures about the bundles of the block
type BlockStats struct {
	// Operations by name, each with its count
	Ops json.RawMessage `json:"ops"`
	// How many Transfer operations there are
	Transfers int64 `json:"transfers"`
	// How many different accounts sent bundles
	UniqueSenders int64 `json:"unique_senders"`
	// Fees of all bundles, in raw native units
	TotalFees Amount `json:"total_fees"`
}

// A passage over the bridge
type BridgeOp struct {
	// Number of the passage over the bridge, of both directions together
	Id int64 `json:"id"`
	// in: deposited there, received here; out: burned here, released there
	Direction string `json:"direction"`
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Transaction there that locked the tokens, or released them; null before
	TxHash *string `json:"tx_hash,omitempty"`
	// Which log of it; null for a withdrawal
	LogIndex *int64 `json:"log_index,omitempty"`
	// Number of the withdrawal; null for a deposit
	WithdrawalId *int64 `json:"withdrawal_id,omitempty"`
	// Symbol of the token on this chain
	Symbol string `json:"symbol"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Raw units that it cost besides: for the treasury, and for the attester that submits the release
	Fee Amount `json:"fee"`
	// Account here whose tokens were burned; null for a deposit
	Sender *Address `json:"sender,omitempty"`
	// Who gets the tokens: an account here, or an address there
	Recipient string `json:"recipient"`
	// In: waiting for attesters, delayed for a day, pending while the token cannot move, completed or cancelled; out: burned, attested, then released or refunded
	Status string `json:"status"`
	// Attesters that have signed
	Signatures int64 `json:"signatures"`
	// How many must
	Required int64 `json:"required"`
	// Bundle that received or burned it; null while it waits for attesters, and when the end of a block did it
	BundleHash *Hash `json:"bundle_hash,omitempty"`
	// Block of this bundle; null while it waits for attesters
	CreatedAtHeight *Height `json:"created_at_height,omitempty"`
	// When its status changed last, in Unix seconds; null while it waits
	UpdatedAt *Time `json:"updated_at,omitempty"`
	// When a delayed receive comes, in Unix seconds; null for others
	ReleaseAt *Time `json:"release_at,omitempty"`
}

type ChainAddLiquidityResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What the operation gives, by a trial on the state before it is sent
	Simulated ChainAddLiquidityResult1Simulated `json:"simulated"`
}

// What the operation gives, by a trial on the state before it is sent
type ChainAddLiquidityResult1Simulated struct {
	// Raw units of shares that you get
	LpTokens Amount `json:"lp_tokens"`
	// Raw units of the first token that go in
	UsedA Amount `json:"used_a"`
	// Raw units of the second token that go in
	UsedB Amount `json:"used_b"`
}

type ChainAddLiquidityResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainAddLiquidityResult2BalanceChangesItem `json:"balance_changes"`
	// What the operation gives, by a trial on the state before it is sent
	Simulated *ChainAddLiquidityResult2Simulated `json:"simulated,omitempty"`
}

type ChainAddLiquidityResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainAddLiquidityResult2Simulated struct {
	// Raw units of shares that you get
	LpTokens Amount `json:"lp_tokens"`
	// Raw units of the first token that go in
	UsedA Amount `json:"used_a"`
	// Raw units of the second token that go in
	UsedB Amount `json:"used_b"`
}

type ChainAllBridgeDepositsResult struct {
	// Events under the key, the newest first
	Events []ChainAllBridgeDepositsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAllBridgeDepositsResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainAllBridgeDepositsResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainAllBridgeDepositsResultEventsItemData struct {
	// Number of the passage over the bridge, of both directions together
	DepositId int64 `json:"deposit_id"`
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Hash of the transaction on the other chain, as that chain writes it
	TxHash string `json:"tx_hash"`
	// Which log of the transaction it is; 0 for the first
	LogIndex int64 `json:"log_index"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Account that got the tokens
	Recipient Address `json:"recipient"`
}

type ChainAllBridgeWithdrawalsResult struct {
	// Events under the key, the newest first
	Events []ChainAllBridgeWithdrawalsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAllBridgeWithdrawalsResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainAllBridgeWithdrawalsResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainAllBridgeWithdrawalsResultEventsItemData struct {
	// Number of the withdrawal, from 1 on
	WithdrawalId int64 `json:"withdrawal_id"`
	// Account whose tokens were burned
	Sender Address `json:"sender"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Raw units of the same token that it cost besides
	Fee Amount `json:"fee"`
	// Raw units of the fee for the attester that submits the release
	ReleaseFee Amount `json:"release_fee"`
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for the coin of that chain
	Contract string `json:"contract"`
	// Raw units that are to be released on the other chain
	AmountExternal Amount `json:"amount_external"`
	// Address on the other chain that gets the tokens there
	Destination string `json:"destination"`
	// Until when it can be released there, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
}

type ChainAnchorResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainAnchorResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainAnchorResult1Created struct {
	// Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash within its namespace; a name is used once
	Key string `json:"key"`
}

type ChainAnchorsByResult struct {
	// Events under the key, the newest first
	Events []ChainAnchorsByResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAnchorsByResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainAnchorsByResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainAnchorsByResultEventsItemData struct {
	// Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash within its namespace; a name is used once
	Key string `json:"key"`
	// The hash that is anchored, of whatever function its writer took; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it
	Owner Address `json:"owner"`
	// Where what was hashed can be had; the chain does not look there
	Uri *string `json:"uri,omitempty"`
}

type ChainAnchorsOfHashResult struct {
	// Events under the key, the newest first
	Events []ChainAnchorsOfHashResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainAnchorsOfHashResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainAnchorsOfHashResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainAnchorsOfHashResultEventsItemData struct {
	// Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash within its namespace; a name is used once
	Key string `json:"key"`
	// The hash that is anchored, of whatever function its writer took; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it
	Owner Address `json:"owner"`
	// Where what was hashed can be had; the chain does not look there
	Uri *string `json:"uri,omitempty"`
}

type ChainApproveMultiSigTxResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// How many signers approve now
	ApprovalCount int64 `json:"approval_count"`
	// How many must approve
	Threshold int64 `json:"threshold"`
	// True when it was carried out
	Executed bool `json:"executed"`
}

type ChainApproveMultiSigTxResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainApproveMultiSigTxResult2BalanceChangesItem `json:"balance_changes"`
	// How many signers approve now
	ApprovalCount *int64 `json:"approval_count,omitempty"`
	// How many must approve
	Threshold *int64 `json:"threshold,omitempty"`
	// True when it was carried out
	Executed *bool `json:"executed,omitempty"`
}

type ChainApproveMultiSigTxResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainAutobridgeResult struct {
	// What the payload is
	Detected ChainAutobridgeResultDetected `json:"detected"`
	// executed: all of it came; waiting: something is on its way; already_processed: it ended another way; unknown: nobody has told of it
	Status string `json:"status"`
	// Attesters that have signed; signatures of a proof
	Have int64 `json:"have"`
	// How many must
	Need int64 `json:"need"`
	// What is known of its logs, at most 8 a chain
	Deposits []BridgeOp `json:"deposits"`
	// Bundle that received the first of them; null for none
	BundleHash *Hash `json:"bundle_hash,omitempty"`
}

// What the payload is
type ChainAutobridgeResultDetected struct {
	// Other chains that know payloads of this form
	Chain []string `json:"chain"`
	// How it is written: hash of an EVM chain, signature of Solana, hash as of Bitcoin and Tron, or a proof of attesters
	Kind string `json:"kind"`
}

type ChainBatchMintMultiTokenMintsArray1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that gets them
	Recipient Address `json:"recipient"`
	// How many to make, above zero
	Amount U128 `json:"amount"`
}

type ChainBatchMintMultiTokenResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainBatchTransferMultiTokenResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainBatchTransferMultiTokenTransfersArray1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that is to have them
	To Address `json:"to"`
	// How many to move, above zero
	Amount U128 `json:"amount"`
}

type ChainBridgeDepositsResult struct {
	// Events under the key, the newest first
	Events []ChainBridgeDepositsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainBridgeDepositsResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainBridgeDepositsResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainBridgeDepositsResultEventsItemData struct {
	// Number of the passage over the bridge, of both directions together
	DepositId int64 `json:"deposit_id"`
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Hash of the transaction on the other chain, as that chain writes it
	TxHash string `json:"tx_hash"`
	// Which log of the transaction it is; 0 for the first
	LogIndex int64 `json:"log_index"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Account that got the tokens
	Recipient Address `json:"recipient"`
}

type ChainBridgeTokenProof2 struct {
	// Number of the set that signed
	SetIndex int64 `json:"set_index"`
	// Signatures, sorted by the places of those who made them, none twice
	Sigs []ChainBridgeTokenProof2SigsItem `json:"sigs"`
}

type ChainBridgeTokenProof2SigsItem struct {
	// Place of the attester in its set, from 0 on
	Index int64 `json:"index"`
	// Ed25519 signature over the digest
	Signature string `json:"signature"`
}

type ChainBridgeTokenResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainBridgeTokenResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainBridgeTokenResult1Created struct {
	// Number of the passage over the bridge, of both directions together
	DepositId *int64 `json:"deposit_id,omitempty"`
	// When the tokens come, in Unix seconds; null when they came at once
	DelayedUntil *Time `json:"delayed_until,omitempty"`
}

type ChainBridgeWithdrawResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainBridgeWithdrawResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainBridgeWithdrawResult1Created struct {
	// Number of the withdrawal, from 1 on
	WithdrawalId *int64 `json:"withdrawal_id,omitempty"`
}

type ChainBridgeWithdrawalsResult struct {
	// Events under the key, the newest first
	Events []ChainBridgeWithdrawalsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainBridgeWithdrawalsResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainBridgeWithdrawalsResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainBridgeWithdrawalsResultEventsItemData struct {
	// Number of the withdrawal, from 1 on
	WithdrawalId int64 `json:"withdrawal_id"`
	// Account whose tokens were burned
	Sender Address `json:"sender"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Raw units of the same token that it cost besides
	Fee Amount `json:"fee"`
	// Raw units of the fee for the attester that submits the release
	ReleaseFee Amount `json:"release_fee"`
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for the coin of that chain
	Contract string `json:"contract"`
	// Raw units that are to be released on the other chain
	AmountExternal Amount `json:"amount_external"`
	// Address on the other chain that gets the tokens there
	Destination string `json:"destination"`
	// Until when it can be released there, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
}

type ChainBurnMultiTokenResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainBurnNftResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCancelProposalResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCancelUpgradeResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCancelUpgradeResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCancelUpgradeResult1Created struct {
	// True when the plan is cancelled; false while more validators have to want it
	Cancelled *bool `json:"cancelled,omitempty"`
}

type ChainClaimPoolRewardsResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// Raw units of rewards that you got
	Amount Amount `json:"amount"`
}

type ChainClaimPoolRewardsResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainClaimPoolRewardsResult2BalanceChangesItem `json:"balance_changes"`
	// Raw units of rewards that you got
	Amount *Amount `json:"amount,omitempty"`
}

type ChainClaimPoolRewardsResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainConsensusStatusResult struct {
	// Height that validators decide about now
	Height Height `json:"height"`
	// Attempt at this height: 0 unless its first leaders failed
	Round int64 `json:"round"`
	// What the node does in the round: propose, prevote, precommit or commit
	Step string `json:"step"`
	// Number of the epoch of the last final block
	Epoch int64 `json:"epoch"`
	// Account of the validator that proposes in this round
	Leader Address `json:"leader"`
	// Height of the last final block
	FinalizedHeight Height `json:"finalized_height"`
	// How many validators there are, by how they stand
	Validators ChainConsensusStatusResultValidators `json:"validators"`
	// Stake behind the active validators, in raw native units
	VotingPower ChainConsensusStatusResultVotingPower `json:"voting_power"`
	// Stake that must sign a block to make it final, in raw native units
	Quorum Amount `json:"quorum"`
	// When the last final block was proposed, in Unix seconds
	LastBlockTime Time `json:"last_block_time"`
	// Mean time between the last hundred blocks, in milliseconds
	BlockIntervalMsAvg int64 `json:"block_interval_ms_avg"`
	// Time between blocks that the chain aims at, in milliseconds
	TargetIntervalMs int64 `json:"target_interval_ms"`
	// Rounds beyond the first that the last hundred blocks took together
	RoundsLast100 int64 `json:"rounds_last_100"`
	// The upgrade that is decided and waits for its height; null for none
	Upgrade *ChainConsensusStatusResultUpgrade `json:"upgrade,omitempty"`
	// Why this node has stopped taking part; null while it goes on
	HaltedReason *string `json:"halted_reason,omitempty"`
}

type ChainConsensusStatusResultUpgrade struct {
	// How the plan of the upgrade is called
	Name string `json:"name"`
	// First block of the new version
	Height Height `json:"height"`
}

// How many validators there are, by how they stand
type ChainConsensusStatusResultValidators struct {
	// All of them, active or not
	Total int64 `json:"total"`
	// Those that sign blocks in this epoch
	Active int64 `json:"active"`
	// Active ones that this node is linked with, itself included
	Online int64 `json:"online"`
	// Those that lead no blocks for now, since they missed theirs
	Skipped int64 `json:"skipped"`
	// Those that were taken out for misconduct or absence
	Jailed int64 `json:"jailed"`
}

// Stake behind the active validators, in raw native units
type ChainConsensusStatusResultVotingPower struct {
	// Stake of all active validators
	Total Amount `json:"total"`
	// Stake of those who signed the last block
	LastSigned Amount `json:"last_signed"`
}

type ChainContractReportsResult struct {
	// Events under the key, the newest first
	Events []ChainContractReportsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainContractReportsResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainContractReportsResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainContractReportsResultEventsItemData struct {
	// Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
	Chain string `json:"chain"`
	// Where the contract is, in the notation of its chain
	Contract string `json:"contract"`
	// Account that reported it
	Reporter Address `json:"reporter"`
	// Link to the evidence
	EvidenceUri string `json:"evidence_uri"`
	// How many accounts have reported it
	Reports int64 `json:"reports"`
}

type ChainContributePresaleResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// Raw units of the token that you get for it
	Tokens Amount `json:"tokens"`
}

type ChainContributePresaleResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainContributePresaleResult2BalanceChangesItem `json:"balance_changes"`
	// Raw units of the token that you get for it
	Tokens *Amount `json:"tokens,omitempty"`
}

type ChainContributePresaleResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainCreateDaoConfig1 struct {
	// Raw units of the token that a proposer must hold, until the vote is over
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Part of the supply that must vote for or abstain, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Part of the votes for and against that must be for, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between a proposal and the first block of its vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Blocks for which it is voted on, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds in which it can be executed after that, at least an hour
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
	Guardian *Address `json:"guardian,omitempty"`
	// True where a vote ends once no further vote could change what comes of it
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// What the DAO is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type ChainCreateDaoResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreateDaoResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateDaoResult1Created struct {
	// Address of the new DAO: what it is sent, it holds
	DaoAddress Address `json:"dao_address"`
}

type ChainCreateMultiSigResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreateMultiSigResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateMultiSigResult1Created struct {
	// Address of the new account, which follows from signers and threshold
	Address Address `json:"address"`
}

type ChainCreateMultiTokenCollectionResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreateMultiTokenCollectionResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateMultiTokenCollectionResult1Created struct {
	// Address of the new collection
	Collection Mint `json:"collection"`
}

type ChainCreateNftCollectionResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreateNftCollectionResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateNftCollectionResult1Created struct {
	// Address of the new collection
	Collection Mint `json:"collection"`
}

type ChainCreatePoolResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreatePoolResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreatePoolResult1Created struct {
	// Address of the new pool
	Pool Mint `json:"pool"`
	// Mint address of the token that stands for shares of the pool
	LpMint Mint `json:"lp_mint"`
	// Raw units of shares that you got
	LpTokens *Amount `json:"lp_tokens,omitempty"`
	// Number of the lock on them within the pool; null without one
	LockId *int64 `json:"lock_id,omitempty"`
}

type ChainCreatePresaleOptions struct {
	// When what is bought is delivered; all of it when the presale is finalized, when left out
	Vesting *ChainCreatePresaleOptionsVesting `json:"vesting,omitempty"`
	// What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
	Unsold *string `json:"unsold,omitempty"`
	// Accounts that may contribute, up to 1,000; everybody may when left out
	Whitelist []Address `json:"whitelist,omitempty"`
	// What the presale is called, up to 64 characters
	Title *string `json:"title,omitempty"`
	// What it is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Link to more about it, up to 512 bytes
	Url *string `json:"url,omitempty"`
}

type ChainCreatePresaleOptionsVesting struct {
	// Part that is delivered when the presale is finalized, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part that is delivered in every cycle after that, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

type ChainCreatePresaleResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreatePresaleResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreatePresaleResult1Created struct {
	// Number of the presale, from 1
	PresaleId *int64 `json:"presale_id,omitempty"`
	// The account that holds the deposit and the payments, in hex
	Address *Mint `json:"address,omitempty"`
	// Raw units of the token that you deposited
	Escrow *Amount `json:"escrow,omitempty"`
}

type ChainCreateProposalResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreateProposalResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateProposalResult1Created struct {
	// Number of the proposal, as its making answered
	ProposalId *int64 `json:"proposal_id,omitempty"`
}

type ChainCreateStakingPoolResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreateStakingPoolResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateStakingPoolResult1Created struct {
	// Address of the new staking pool
	PoolAddress *Mint `json:"pool_address,omitempty"`
}

type ChainCreateStakingPoolRewardSource3 struct {
	// Token of the rewards: its symbol in any case, or 0x and its mint
	Token string `json:"token"`
	// Raw units that you deposit now
	Amount Amount `json:"amount"`
}

type ChainCreateTokenResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainCreateTokenResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainCreateTokenResult1Created struct {
	// Mint address of the new token, by which the chain knows it
	Mint *Mint `json:"mint,omitempty"`
	// Symbol of the token as kept, in upper case
	Symbol string `json:"symbol"`
}

type ChainDaoCancelResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainDaoDepositsResult struct {
	// Events under the key, the newest first
	Events []ChainDaoDepositsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaoDepositsResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainDaoDepositsResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainDaoDepositsResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Account that gave the tokens
	From Address `json:"from"`
	// Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
	Token string `json:"token"`
	// Raw units that the treasury got
	Amount Amount `json:"amount"`
}

type ChainDaoExecuteResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What the DAO did, in order; empty for a text and for other settings
	Results []ChainDaoExecuteResult1ResultsItem `json:"results"`
	// How the proposal stands now: Executed, or Queued where its timelock has just begun
	ProposalStatus string `json:"proposal_status"`
}

type ChainDaoExecuteResult1ResultsItem struct {
	// Place of the operation, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Type string `json:"type"`
}

type ChainDaoExecuteResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainDaoExecuteResult2BalanceChangesItem `json:"balance_changes"`
	// What the DAO did, in order; empty for a text and for other settings
	Results []ChainDaoExecuteResult2ResultsItem `json:"results,omitempty"`
	// How the proposal stands now: Executed, or Queued where its timelock has just begun
	ProposalStatus *string `json:"proposal_status,omitempty"`
}

type ChainDaoExecuteResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainDaoExecuteResult2ResultsItem struct {
	// Place of the operation, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Type string `json:"type"`
}

type ChainDaoProposeProposalType21 struct {
	// Nothing beyond what its title and description say
	Text map[string]json.RawMessage `json:"text"`
}

type ChainDaoProposeProposalType22 struct {
	// What the DAO does: 1 to 32 operations in order, all or nothing
	Operations []Operation `json:"operations"`
}

type ChainDaoProposeProposalType23 struct {
	// The settings that change; what is left out stays
	Config ChainDaoProposeProposalType23Config `json:"config"`
}

// The settings that change; what is left out stays
type ChainDaoProposeProposalType23Config struct {
	// Raw units of the token that a proposer must hold, until the vote is over
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Part of the supply that must vote for or abstain, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Part of the votes for and against that must be for, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between a proposal and the first block of its vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Blocks for which it is voted on, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds in which it can be executed after that, at least an hour
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
	Guardian *Address `json:"guardian,omitempty"`
	// True where a vote ends once no further vote could change what comes of it
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// What the DAO is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type ChainDaoProposeProposalType24 struct {
	// A payment out of what the DAO holds
	Treasury ChainDaoProposeProposalType24Treasury `json:"treasury"`
}

// A payment out of what the DAO holds
type ChainDaoProposeProposalType24Treasury struct {
	// Account that is to be paid
	To Address `json:"to"`
	// Symbol or mint of the token to pay in
	Token string `json:"token"`
	// Raw units to pay, above zero
	Amount Amount `json:"amount"`
}

type ChainDaoProposeResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainDaoProposeResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainDaoProposeResult1Created struct {
	// Number of the proposal within the DAO, from 0
	ProposalId *int64 `json:"proposal_id,omitempty"`
}

type ChainDaoVoteResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// Raw units of the token that the vote counts
	Weight Amount `json:"weight"`
}

type ChainDaoVoteResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainDaoVoteResult2BalanceChangesItem `json:"balance_changes"`
	// Raw units of the token that the vote counts
	Weight *Amount `json:"weight,omitempty"`
}

type ChainDaoVoteResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainDaoVotesOfResult struct {
	// Events under the key, the newest first
	Events []ChainDaoVotesOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaoVotesOfResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainDaoVotesOfResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainDaoVotesOfResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// What the account said: against, for or abstain
	Vote string `json:"vote"`
	// Raw units of the token that it spoke for
	Weight Amount `json:"weight"`
}

type ChainDaoVotesResult struct {
	// Events under the key, the newest first
	Events []ChainDaoVotesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaoVotesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainDaoVotesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainDaoVotesResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// What the account said: against, for or abstain
	Vote string `json:"vote"`
	// Raw units of the token that it spoke for
	Weight Amount `json:"weight"`
}

type ChainDaosCreatedResult struct {
	// Events under the key, the newest first
	Events []ChainDaosCreatedResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaosCreatedResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainDaosCreatedResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainDaosCreatedResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// What people call the DAO, 1 to 64 characters; others may have the same
	Name string `json:"name"`
	// Mint of the token whose holders vote
	TokenMint Mint `json:"token_mint"`
	// Account that created it
	Creator Address `json:"creator"`
}

type ChainDaosOfTokenResult struct {
	// Events under the key, the newest first
	Events []ChainDaosOfTokenResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainDaosOfTokenResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainDaosOfTokenResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainDaosOfTokenResultEventsItemData struct {
	// Address of the DAO, which holds its treasury
	DaoAddress Address `json:"dao_address"`
	// What people call the DAO, 1 to 64 characters; others may have the same
	Name string `json:"name"`
	// Mint of the token whose holders vote
	TokenMint Mint `json:"token_mint"`
	// Account that created it
	Creator Address `json:"creator"`
}

type ChainDefineTokenTypeResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainDefineTokenTypeResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainDefineTokenTypeResult1Created struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
}

type ChainDeriveAddressResult struct {
	// Account that belongs to the key, in native form
	Address Address `json:"address"`
	// The same account as 0x and 64 hex digits
	Hex Hex32 `json:"hex"`
	// Its last 20 bytes, as Ethereum clients know it
	EvmAddress string `json:"evm_address"`
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
}

type ChainExecuteProgramResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// Version of the program, from 1
	Version int64 `json:"version"`
}

type ChainExecuteProgramResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainExecuteProgramResult2BalanceChangesItem `json:"balance_changes"`
	// Version of the program, from 1
	Version *int64 `json:"version,omitempty"`
}

type ChainExecuteProgramResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainExecuteProposalResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// executed: it was carried out; failed: it is not possible any more
	Result string `json:"result"`
}

type ChainExecuteProposalResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainExecuteProposalResult2BalanceChangesItem `json:"balance_changes"`
	// executed: it was carried out; failed: it is not possible any more
	Result *string `json:"result,omitempty"`
}

type ChainExecuteProposalResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainFinalizePresaleResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainFinalizePresaleResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainFinalizePresaleResult1Created struct {
	// Address of the pool that was made
	Pool *Mint `json:"pool,omitempty"`
	// Number of the lock on its liquidity, within the pool
	LpLockId *int64 `json:"lp_lock_id,omitempty"`
}

type ChainGameUpdatesResult struct {
	// Events under the key, the newest first
	Events []ChainGameUpdatesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGameUpdatesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainGameUpdatesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainGameUpdatesResultEventsItemData struct {
	// The player that it is about
	PassportOwner Address `json:"passport_owner"`
	// The game, by the id under which it registered
	GameId string `json:"game_id"`
	// Experience of the player after it, from all games together
	Xp int64 `json:"xp"`
}

type ChainGenerateKeypairResult struct {
	// Account that the new key can sign for
	Address Address `json:"address"`
	// The public half in hex, 64 characters
	PublicKey string `json:"public_key"`
	// The secret half in hex, 64 characters: whoever has it can spend
	SecretKey string `json:"secret_key"`
	// Signature scheme, always Ed25519 here
	KeyType string `json:"key_type"`
}

type ChainGetAccountResult struct {
	// The account in native form
	Address Address `json:"address"`
	// The same account as 0x and 64 hex digits
	Hex Hex32 `json:"hex"`
	// Its last 20 bytes, as Ethereum clients know it
	EvmAddress string `json:"evm_address"`
	// Nonce of its next bundle by the final state
	Nonce int64 `json:"nonce"`
	// Nonce of its next bundle after those that wait on this node
	PendingNonce int64 `json:"pending_nonce"`
	// Keys that may sign for the account; none until its first signature
	Keys []ChainGetAccountResultKeysItem `json:"keys"`
	// True when it acts only by what enough of its signers approve
	IsMultisig bool `json:"is_multisig"`
	// Who may give it a new key, and how; null without guardians, and on chains without recovery
	Recovery *ChainGetAccountResultRecovery `json:"recovery,omitempty"`
}

type ChainGetAccountResultKeysItem struct {
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
	PublicKey string `json:"public_key"`
	// Height of the block in which the account got the key; 0 at genesis
	AddedAtHeight Height `json:"added_at_height"`
}

type ChainGetAccountResultRecovery struct {
	// Accounts that may give the account a new key, at most 10
	Guardians []Address `json:"guardians"`
	// How many guardians must agree
	Threshold int64 `json:"threshold"`
	// Seconds that the owner has to object
	TimelockS int64 `json:"timelock_s"`
	// True when the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// The recovery under way; null for none
	Pending *ChainGetAccountResultRecoveryPending `json:"pending,omitempty"`
	// Terms that the owner set and that are not in force yet, without guardians when there are to be none; null for none
	ScheduledChange *ChainGetAccountResultRecoveryScheduledChange `json:"scheduled_change,omitempty"`
}

type ChainGetAccountResultRecoveryPending struct {
	// Key that the account is to get, in hex
	NewPublicKey string `json:"new_public_key"`
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
	// When the first guardian began it, in Unix seconds
	InitiatedAt Time `json:"initiated_at"`
	// From when it may be finalized, in Unix seconds
	ReadyAt Time `json:"ready_at"`
	// Until when it may be finalized, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Guardians that agree so far
	Approvals []Address `json:"approvals"`
}

type ChainGetAccountResultRecoveryScheduledChange struct {
	// Accounts that may give the account a new key, at most 10
	Guardians []Address `json:"guardians"`
	// How many guardians must agree
	Threshold int64 `json:"threshold"`
	// Seconds that the owner has to object
	TimelockS int64 `json:"timelock_s"`
	// True when the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// When these terms come into force, in Unix seconds
	EffectiveAt Time `json:"effective_at"`
}

type ChainGetAddressHistoryResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// What the account is called now; null without a name
	Name *string `json:"name,omitempty"`
	// What happened, the newest first
	History []ChainGetAddressHistoryResultHistoryItem `json:"history"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
	// First block that the answer covers: 0 or 1 for all of them
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetAddressHistoryResultHistoryItem struct {
	// Bundle that did it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Which operation of the bundle, from 0; null for what no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// What happened, such as Transfer
	Type string `json:"type"`
	// What it was for the account: tokens it gave or got, something else it did, a mention, a block reward
	Kind string `json:"kind"`
	// in: the account got something; out: it gave something; self: both; none: nothing moved
	Direction string `json:"direction"`
	// The other account; null for none
	Counterparty *Address `json:"counterparty,omitempty"`
	// What the other account is called; null without a name
	CounterpartyName *string `json:"counterparty_name,omitempty"`
	// Mint address of what moved; null for nothing
	Token *Mint `json:"token,omitempty"`
	// Raw units that moved; null for nothing
	Amount *Amount `json:"amount,omitempty"`
	// Raw native units that the account paid for the bundle; null when it did not
	Fee *Amount `json:"fee,omitempty"`
	// Always success: what fails is in no block
	Status string `json:"status"`
}

type ChainGetAddressMultiSigsResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// Accounts that it signs for, those that it acted for first
	Multisigs []ChainGetAddressMultiSigsResultMultisigsItem `json:"multisigs"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetAddressMultiSigsResultMultisigsItem struct {
	// The multi-signature account
	Address Address `json:"address"`
	// What readers know it by
	Label string `json:"label"`
	// How many of its signers must approve
	Threshold int64 `json:"threshold"`
	// How many sign for it
	Signers int64 `json:"signers"`
	// True when the account made it, or proposed or approved something there, as far as the explorer saw: anybody can name it as a signer
	Acted bool `json:"acted"`
}

type ChainGetAddressMultiTokensResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// Types of which it has some, those that it has acted with first
	Types []ChainGetAddressMultiTokensResultTypesItem `json:"types"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetAddressMultiTokensResultTypesItem struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// What people call the collection
	CollectionName string `json:"collection_name"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// What people call the type
	Name string `json:"name"`
	// How many the account has
	Balance U128 `json:"balance"`
	// True when the account gave some of it, or got it by a bundle of its own, as far as the explorer saw: anybody can send it anything
	Acted bool `json:"acted"`
}

type ChainGetAddressTokensResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// What the account is called now; null without a name
	Name *string `json:"name,omitempty"`
	// What it holds of the native token
	Native ChainGetAddressTokensResultNative `json:"native"`
	// Other tokens that it holds, those that it has acted with first
	Tokens []ChainGetAddressTokensResultTokensItem `json:"tokens"`
	// How many NFTs it holds
	Nfts int64 `json:"nfts"`
	// How many types of multi-token collections it holds
	MultiTokens int64 `json:"multi_tokens"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
}

// What it holds of the native token
type ChainGetAddressTokensResultNative struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Symbol of the token
	Symbol string `json:"symbol"`
	// What people call the token
	Name string `json:"name"`
	// Raw units that the account can spend
	Balance Amount `json:"balance"`
	// Digits after the point of one whole token
	Decimals int64 `json:"decimals"`
	// The balance in whole tokens, as a decimal number
	Formatted string `json:"formatted"`
}

type ChainGetAddressTokensResultTokensItem struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Symbol of the token
	Symbol string `json:"symbol"`
	// What people call the token
	Name string `json:"name"`
	// Raw units that the account can spend
	Balance Amount `json:"balance"`
	// Digits after the point of one whole token
	Decimals int64 `json:"decimals"`
	// The balance in whole tokens, as a decimal number
	Formatted string `json:"formatted"`
	// What its native pool would give for the balance, in raw native units; null without such a pool
	ValueNative *Amount `json:"value_native,omitempty"`
	// How far the explorer trusts the token, 0 to 100
	Reputation int64 `json:"reputation"`
	// True when the account gave some of it, or got it by a bundle of its own, as far as the explorer saw: anybody can send it anything
	Acted bool `json:"acted"`
}

type ChainGetAnchorsResult struct {
	// Anchors, the newest first
	Anchors []ChainGetAnchorsResultAnchorsItem `json:"anchors"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetAnchorsResultAnchorsItem struct {
	// Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash within its namespace; a name is used once
	Key string `json:"key"`
	// The hash that is anchored, of whatever function its writer took; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it; the namespace may have another owner by now
	Owner Address `json:"owner"`
	// Bundle that anchored it; null when the end of a block did, as for a decision of a DAO
	BundleHash *Hash `json:"bundle_hash"`
	// Block that has this bundle
	BlockHeight Height `json:"block_height"`
	// Time of that block in unix seconds
	Timestamp Time `json:"timestamp"`
	// Where what was hashed can be had; the chain does not look there
	Uri *string `json:"uri,omitempty"`
	// Hash of that block; null where this node does not have its header
	BlockHash *Hash `json:"block_hash,omitempty"`
}

type ChainGetAttestationsResult struct {
	// Height that was attested
	Height Height `json:"height"`
	// Hash of the final block at that height
	BlockHash Hash `json:"block_hash"`
	// Those that this node holds, in the order of the references to them
	Attestations []ChainGetAttestationsResultAttestationsItem `json:"attestations"`
	// Stake of all validators that blocks credit with an attestation here, in raw native units
	SignedPower Amount `json:"signed_power"`
	// Stake of the whole set, in raw native units
	TotalPower Amount `json:"total_power"`
	// True when more than two thirds of the stake attested
	Quorum bool `json:"quorum"`
}

type ChainGetAttestationsResultAttestationsItem struct {
	// Account of the validator that attested
	Validator Address `json:"validator"`
	// Consensus key that made the signature, in hex
	Pubkey string `json:"pubkey"`
	// Stake behind the validator, in raw native units
	Weight Amount `json:"weight"`
	// Ed25519 signature of the attestation in hex
	Signature string `json:"signature"`
	// When it was made by the validator's clock, in Unix milliseconds
	TimestampMs int64 `json:"timestamp_ms"`
	// The block before, and attestations that no block referred to yet
	Parents []Hash `json:"parents"`
}

type ChainGetBalanceResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// How the token is written: a letter, then up to 11 letters, digits and dots, in upper case
	Token string `json:"token"`
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Raw units that the account can spend
	Balance Amount `json:"balance"`
	// Digits after the point of one whole token, 0 to 18
	Decimals int64 `json:"decimals"`
	// The balance in whole tokens, as a decimal number
	Formatted string `json:"formatted"`
	// Raw units that it has locked in other modules; null where no module of the chain locks
	Locked *Amount `json:"locked,omitempty"`
	// Raw units that it has staked in other modules; null where no module of the chain stakes
	Staked *Amount `json:"staked,omitempty"`
	// Nonce of the account's next bundle, by the final state
	Nonce int64 `json:"nonce"`
}

type ChainGetBlockByHeightResult struct {
	// Which block it is, counted from genesis
	Height Height `json:"height"`
	// Hash of the header, by which the block is known
	Hash Hash `json:"hash"`
	// Hash of the block before it
	ParentHash Hash `json:"parentHash"`
	// When the block was proposed, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Account of the validator that proposed it
	Proposer Address `json:"proposer"`
	// Root of the tree over the state after this block
	StateRoot Hash `json:"stateRoot"`
	// Merkle root of the bundles in the block
	TransactionsRoot Hash `json:"transactionsRoot"`
	// Gas of all its bundles
	GasUsed int64 `json:"gasUsed"`
	// Most gas that a block at this height may use
	GasLimit int64 `json:"gasLimit"`
	// Least price of gas at this height, in nano-units: 10^9 of them are a whole native unit
	BaseFee int64 `json:"baseFee"`
	// How many bundles the block has
	BundleCount int64 `json:"bundleCount"`
	// Number of the epoch that it belongs to
	Epoch int64 `json:"epoch"`
	// Attempt at which it was decided: 0 unless its first leaders failed
	Round int64 `json:"round"`
	// Size of the block in bytes
	SizeBytes int64 `json:"size_bytes"`
	// Who made the block final; stake in raw native units
	Commit ChainGetBlockByHeightResultCommit `json:"commit"`
	// What was made for this block, in raw native units; null where nothing was made
	Reward *ChainGetBlockByHeightResultReward `json:"reward,omitempty"`
	// Figures about the bundles of the block
	Stats ChainGetBlockByHeightResultStats `json:"stats"`
	// What the block itself told of: rewards, epoch changes
	Events []Event `json:"events"`
	// Hashes of its bundles, in the order of execution
	Bundles []Hash `json:"bundles"`
	// Figures about its bundles
	TxStats ChainGetBlockByHeightResultTxStats `json:"tx_stats"`
}

// Who made the block final; stake in raw native units
type ChainGetBlockByHeightResultCommit struct {
	// Attempt at which they signed
	Round int64 `json:"round"`
	// How many validators signed
	Signers int64 `json:"signers"`
	// Stake of those who signed
	SignedPower Amount `json:"signed_power"`
	// Stake of all active validators
	TotalPower Amount `json:"total_power"`
}

type ChainGetBlockByHeightResultReward struct {
	// What the proposer earned beside fees
	Proposer Amount `json:"proposer"`
	// What the treasury earned beside fees
	Treasury Amount `json:"treasury"`
	// Factor on the proposer's reward by how full the block is: 5,000 to 20,000 basis points
	DensityBps int64 `json:"density_bps"`
}

// Figures about the bundles of the block
type ChainGetBlockByHeightResultStats struct {
	// Operations by name, each with its count
	Ops json.RawMessage `json:"ops"`
	// How many Transfer operations there are
	Transfers int64 `json:"transfers"`
	// How many different accounts sent bundles
	UniqueSenders int64 `json:"unique_senders"`
	// Fees of all bundles, in raw native units
	TotalFees Amount `json:"total_fees"`
}

// Figures about its bundles
type ChainGetBlockByHeightResultTxStats struct {
	// How many bundles the block has
	Count int64 `json:"count"`
	// How many of them succeeded: all, since others are in no block
	Success int64 `json:"success"`
	// How many Transfer operations they have together
	Transfers int64 `json:"transfers"`
	// Operations of the block by name, each with its count
	ByType json.RawMessage `json:"by_type"`
	// Fees of all bundles, in raw native units
	TotalFees Amount `json:"total_fees"`
	// Gas of all bundles
	GasUsed int64 `json:"gas_used"`
}

type ChainGetBlockDAGResult struct {
	// Height that the graph is about
	Height Height `json:"height"`
	// The final block at that height
	Canonical Block `json:"canonical"`
	// The attestations of that height, as nodes of the graph
	AttestationBlocks []ChainGetBlockDAGResultAttestationBlocksItem `json:"attestation_blocks"`
	// Pairs of hashes: from each block and attestation to what it points to
	Edges [][]Hash `json:"edges"`
}

type ChainGetBlockDAGResultAttestationBlocksItem struct {
	// By which the attestation is known
	Hash Hash `json:"hash"`
	// Account of the validator that made it
	Author Address `json:"author"`
	// The layer of the graph: the height
	Round Height `json:"round"`
	// Hashes of what it points to
	Parents []Hash `json:"parents"`
	// Hashes of the bundles of the block that it lists
	BundleDigests []Hash `json:"bundle_digests"`
	// When it was made by the validator's clock, in Unix milliseconds
	TimestampMs int64 `json:"timestamp_ms"`
}

type ChainGetBlockTransactionsResult struct {
	// The block that was asked for
	Height Height `json:"height"`
	// What each bundle of the block did, in the order of execution
	Transactions []Receipt `json:"transactions"`
}

type ChainGetBridgeAttestersResult struct {
	// Number of the set; proofs name it
	SetIndex int64 `json:"set_index"`
	// How many must sign
	Threshold int64 `json:"threshold"`
	// The attesters by their places; while there are none, no proof holds
	Attesters []ChainGetBridgeAttestersResultAttestersItem `json:"attesters"`
	// The set before while its proofs are accepted; null afterwards
	Previous *ChainGetBridgeAttestersResultPrevious `json:"previous,omitempty"`
}

type ChainGetBridgeAttestersResultAttestersItem struct {
	// Place of the attester in its set, from 0 on
	Index int64 `json:"index"`
	// Ed25519 public key of the attester, 64 hex characters
	PublicKey string `json:"public_key"`
	// Account of the key, from which the attester sends
	Address Address `json:"address"`
}

type ChainGetBridgeAttestersResultPrevious struct {
	// Number of the set before
	SetIndex int64 `json:"set_index"`
	// Until when its proofs are accepted, in Unix seconds
	Until Time `json:"until"`
}

type ChainGetBridgeFeesResult struct {
	// Fees by token, in the order of registration
	Fees []ChainGetBridgeFeesResultFeesItem `json:"fees"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeFeesResultFeesItem struct {
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Symbol of the token on this chain
	Token string `json:"token"`
	// Raw units that every withdrawal costs: on EVM chains for the attester that submits the release, elsewhere for the treasury
	BaseFee Amount `json:"base_fee"`
	// Part of the amount that goes to the treasury besides, in hundredths of a percent
	FeeBps int64 `json:"fee_bps"`
	// Least raw units that can be withdrawn
	MinAmount Amount `json:"min_amount"`
	// Most raw units that can be withdrawn: the units locked on the other chain, as far as its amounts go
	MaxAmount Amount `json:"max_amount"`
	// Seconds until a transaction there is final and attested
	EtaSeconds int64 `json:"eta_seconds"`
}

type ChainGetBridgeHistoryResult struct {
	// Passages over the bridge, the newest first
	Operations []BridgeOp `json:"operations"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeLanesResult struct {
	// Lanes by chain, then by mint
	Lanes []ChainGetBridgeLanesResultLanesItem `json:"lanes"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeLanesResultLanesItem struct {
	// The other Trellis chain, as trellis- and its chain id
	Chain string `json:"chain"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Whether the token passes, in both directions
	Open bool `json:"open"`
	// Raw units that are locked here for that chain: the most that can come back from it
	Locked Amount `json:"locked"`
}

type ChainGetBridgeMappingsResult struct {
	// Mappings in the order of their registration
	Mappings []ChainGetBridgeMappingsResultMappingsItem `json:"mappings"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetBridgeMappingsResultMappingsItem struct {
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for the coin of that chain
	Contract string `json:"contract"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Symbol of the token on this chain
	Symbol string `json:"symbol"`
	// Digits after the point that the token has on the other chain
	DecimalsExternal int64 `json:"decimals_external"`
	// True while nothing passes in either direction
	Paused bool `json:"paused"`
	// Above which amounts receives wait a day
	Limits ChainGetBridgeMappingsResultMappingsItemLimits `json:"limits"`
	// Raw units that were minted; less `burned`, the units that are locked on the other chain. Both counts start again when their sum no longer fits
	Minted Amount `json:"minted"`
	// Raw units that were withdrawn and not refunded
	Burned Amount `json:"burned"`
	// Block that registered it; 0 for genesis
	RegisteredAtHeight Height `json:"registered_at_height"`
}

// Above which amounts receives wait a day
type ChainGetBridgeMappingsResultMappingsItemLimits struct {
	// Raw units above which one receive waits a day
	PerTx Amount `json:"per_tx"`
	// Raw units in any 24 hours above which receives wait a day
	PerDay Amount `json:"per_day"`
	// Raw units that came at once in the last 24 hours
	Used24h Amount `json:"used_24h"`
}

type ChainGetBridgeWithdrawalResult struct {
	// The withdrawal as a passage over the bridge
	Operation BridgeOp `json:"operation"`
	// Contract of the token on the other chain; native for the coin of that chain
	Contract string `json:"contract"`
	// Raw units that are to be released on the other chain
	AmountExternal Amount `json:"amount_external"`
	// Raw units there for the attester that submits the release
	FeeExternal Amount `json:"fee_external"`
	// Until when it can be released there, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Number of the set whose attesters signed; 0 while nobody has
	SetIndex int64 `json:"set_index"`
	// Signatures for the release, sorted by places; once it is attested those of the proof
	Signatures []ChainGetBridgeWithdrawalResultSignaturesItem `json:"signatures"`
}

type ChainGetBridgeWithdrawalResultSignaturesItem struct {
	// Place of the attester in its set, from 0 on
	Index int64 `json:"index"`
	// Ed25519 signature over the digest of the withdrawal
	Signature string `json:"signature"`
}

type ChainGetContractSafetyResult struct {
	// Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
	Chain string `json:"chain"`
	// Where the contract is, in the notation of its chain
	Contract string `json:"contract"`
	// What wallets are told of the contract; unknown also where governance has decided nothing
	Level string `json:"level"`
	// True when governance has decided about it
	Listed bool `json:"listed"`
	// Name of the collection or project that it belongs to; null for none
	Collection *string `json:"collection,omitempty"`
	// Number of the last proposal about it; null when it is not listed
	ProposalId *int64 `json:"proposal_id,omitempty"`
	// Height of the last decision; null when it is not listed
	UpdatedAtHeight *Height `json:"updated_at_height,omitempty"`
	// When it was decided last, in Unix seconds; null when it is not listed
	UpdatedAt *Time `json:"updated_at,omitempty"`
	// How many accounts have reported it
	Reports int64 `json:"reports"`
	// The last ten decisions, the newest first
	History []ChainGetContractSafetyResultHistoryItem `json:"history"`
}

type ChainGetContractSafetyResultHistoryItem struct {
	// What wallets are told of the contract; unknown also where governance has decided nothing
	Level string `json:"level"`
	// Height of the block in which it was decided
	Height Height `json:"height"`
	// Number of the proposal that decided it
	ProposalId int64 `json:"proposal_id"`
}

type ChainGetCurrentLeaderResult struct {
	// Height that the answer is about
	Height Height `json:"height"`
	// Account of the validator that proposed there, or is to
	Leader Address `json:"leader"`
	// Consensus key of the leader in hex; empty when it is in the set no more
	Pubkey string `json:"pubkey"`
	// Round of consensus: 0 unless earlier leaders of this height failed
	Round int64 `json:"round"`
	// Stake behind the leader times its score, in raw native units
	Weight Amount `json:"weight"`
	// How well the leader does its turns, from 0 to 1
	PerformanceScore float64 `json:"performance_score"`
	// True when the height is not final yet, so that the leader may change
	Projected bool `json:"projected"`
	// Who leads the five heights that follow, as far as they can be told
	Next []Address `json:"next"`
	// Validators that lead no blocks for now, since they missed theirs
	Skipped []Address `json:"skipped"`
}

type ChainGetDaoProposalResult struct {
	// The DAO that it is about, by the account that holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
	// What the proposal is called, 1 to 128 characters
	Title string `json:"title"`
	// What it does when it is executed: nothing beyond its text, operations, other settings, or a payment
	ProposalType string `json:"proposal_type"`
	// Hash of what it does: nothing else is ever executed under its number
	PayloadHash Hex32 `json:"payload_hash"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// Pending before its vote, Active while it is voted on, then Defeated, or Queued until it is Executed or Expired; Succeeded instead of Queued where the DAO has no timelock, and for a text, which never expires; Canceled by whoever may
	Status string `json:"status"`
	// Height of the block that made it
	CreatedAtHeight Height `json:"created_at_height"`
	// What accounts held when this block had ended is what they vote with
	SnapshotHeight Height `json:"snapshot_height"`
	// First height of the vote
	StartHeight Height `json:"start_height"`
	// Last height of the vote
	EndHeight Height `json:"end_height"`
	// Raw units of the token that voted for
	For Amount `json:"for"`
	// Raw units of the token that voted against
	Against Amount `json:"against"`
	// Raw units of the token that abstained
	Abstain Amount `json:"abstain"`
	// Raw units that must vote for or abstain; before the vote begins, by the present supply
	Quorum Amount `json:"quorum"`
	// Part of the votes for and against that must be for, in basis points
	ApprovalBps int64 `json:"approval_bps"`
	// How many accounts have voted
	Voters int64 `json:"voters"`
	// From when it can be executed, in Unix seconds; null before it has passed, and for a text
	Eta *Time `json:"eta,omitempty"`
	// Until when it can be executed, in Unix seconds; null before it has passed, and for a text
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// Height at which it was executed; null for not yet
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Why it is proposed, up to 10,000 characters
	Description string `json:"description"`
	// What the DAO does, in order; null for other kinds
	Operations []Operation `json:"operations,omitempty"`
	// The settings that change; null for other kinds
	Config *ChainGetDaoProposalResultConfig `json:"config,omitempty"`
	// The payment; null for other kinds
	Treasury *ChainGetDaoProposalResultTreasury `json:"treasury,omitempty"`
	// Each operation as a line of text
	Summary []string `json:"summary"`
	// What its operations would do now, on the state at the head of this node; null for other kinds, once it is over, and where it would take too long
	Simulation *ChainGetDaoProposalResultSimulation `json:"simulation,omitempty"`
	// The vote of the account that was asked about; null where none was
	Voter *ChainGetDaoProposalResultVoter `json:"voter,omitempty"`
}

type ChainGetDaoProposalResultConfig struct {
	// Raw units of the token that a proposer must hold, until the vote is over
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Part of the supply that must vote for or abstain, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Part of the votes for and against that must be for, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between a proposal and the first block of its vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Blocks for which it is voted on, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds in which it can be executed after that, at least an hour
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
	Guardian *Address `json:"guardian,omitempty"`
	// True where a vote ends once no further vote could change what comes of it
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// What the DAO is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type ChainGetDaoProposalResultSimulation struct {
	// True when it would succeed
	Ok bool `json:"ok"`
	// What would refuse it; null when nothing would
	Error *ChainGetDaoProposalResultSimulationError `json:"error,omitempty"`
	// Height of the state that it was tried on
	AtHeight Height `json:"at_height"`
}

type ChainGetDaoProposalResultSimulationError struct {
	// Which operation would be refused, from 0
	Index int64 `json:"index"`
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainGetDaoProposalResultTreasury struct {
	// Account that is to be paid
	To Address `json:"to"`
	// Symbol or mint of the token to pay in
	Token string `json:"token"`
	// Raw units to pay, above zero
	Amount Amount `json:"amount"`
}

type ChainGetDaoProposalResultVoter struct {
	// The account that was asked about
	Address Address `json:"address"`
	// What it said; null for nothing
	Vote *string `json:"vote,omitempty"`
	// Raw units that it voted with, or can vote with
	Weight Amount `json:"weight"`
}

type ChainGetDelegationsResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// Its stake by validator, its own as an operator first
	Delegations []ChainGetDelegationsResultDelegationsItem `json:"delegations"`
	// Stake on its way out, the oldest first
	Unbonding []ChainGetDelegationsResultUnbondingItem `json:"unbonding"`
	// What others delegate to it; null for an account that operates no validator
	Received *ChainGetDelegationsResultReceived `json:"received,omitempty"`
}

type ChainGetDelegationsResultDelegationsItem struct {
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Consensus key of the validator in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// Raw native units that are staked
	Amount Amount `json:"amount"`
	// Raw native units that were earned and wait to be claimed
	PendingRewards Amount `json:"pending_rewards"`
	// True when what it earns becomes stake by itself
	AutoCompound bool `json:"auto_compound"`
	// Height of the oldest of this stake; 0 for none left
	SinceHeight Height `json:"since_height"`
}

type ChainGetDelegationsResultReceived struct {
	// How many accounts delegate to it
	Count int64 `json:"count"`
	// Raw native units that others have delegated to it
	Total Amount `json:"total"`
	// The first hundred of them by address
	Delegators []ChainGetDelegationsResultReceivedDelegatorsItem `json:"delegators"`
}

type ChainGetDelegationsResultReceivedDelegatorsItem struct {
	// Account that delegates
	Delegator Address `json:"delegator"`
	// Raw native units that it has delegated
	Amount Amount `json:"amount"`
	// True when what it earns becomes stake by itself
	AutoCompound bool `json:"auto_compound"`
	// Height of its oldest stake; 0 for none left
	SinceHeight Height `json:"since_height"`
}

type ChainGetDelegationsResultUnbondingItem struct {
	// Operator account of the validator that the stake was with
	Validator Address `json:"validator"`
	// Raw native units that unbond
	Amount Amount `json:"amount"`
	// When they can be claimed, in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// True once they can be claimed
	Claimable bool `json:"claimable"`
}

type ChainGetEmissionResult struct {
	// Account that gets the treasury's share
	Treasury Address `json:"treasury"`
	// Which year since genesis it is, from 1
	Year int64 `json:"year"`
	// What this year is worth, in raw native units
	Annual Amount `json:"annual"`
	// What was emitted since genesis, in raw native units
	Emitted Amount `json:"emitted"`
	// What the pool still has, in raw native units
	Remaining Amount `json:"remaining"`
}

type ChainGetExecutionPlanResult struct {
	// Its operations, in order
	Steps []ChainGetExecutionPlanResultStepsItem `json:"steps"`
	// Gas of the bundle
	GasTotal int64 `json:"gas_total"`
	// What the bundle costs, in raw native units
	Fee Amount `json:"fee"`
	// Always true: all or none
	Atomic bool `json:"atomic"`
	// The same operations, as SubmitIntent carries them
	Plan []Operation `json:"plan"`
	// Unix seconds after which it is refused; 0 for none
	Deadline Time `json:"deadline"`
	// Last height at which its bundle should be included
	ValidUntil Height `json:"valid_until"`
	// Blake3 of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it
	Warnings []string `json:"warnings"`
}

type ChainGetExecutionPlanResultStepsItem struct {
	// Place of the operation, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// Module that has it
	Module string `json:"module"`
	// What the clause does that it belongs to, in words
	Description string `json:"description"`
	// What it is asked to do, by the names of its parameters
	Params json.RawMessage `json:"params"`
	// Operations whose result it counts on
	DependsOn []int64 `json:"depends_on"`
	// Gas that it takes, about
	Gas int64 `json:"gas"`
}

type ChainGetGameResult struct {
	// The id that was asked for
	GameId string `json:"game_id"`
	// What people call it
	Name string `json:"name"`
	// The account that alone writes its profiles
	Authority Address `json:"authority"`
	// When it was registered, in Unix seconds
	RegisteredAt Time `json:"registered_at"`
	// How many players it has written about
	Players int64 `json:"players"`
}

type ChainGetIntentGrammarResult struct {
	// Forms of clauses; `then` or `;` stands between clauses, up to 8
	Forms []ChainGetIntentGrammarResultFormsItem `json:"forms"`
	// JSON schema of the form in JSON
	JsonSchema json.RawMessage `json:"json_schema"`
}

type ChainGetIntentGrammarResultFormsItem struct {
	// What the form in JSON names it by
	Action string `json:"action"`
	// Module that carries it out
	Module string `json:"module"`
	// How it is written: words stand for themselves, a bar between those that mean the same; what is in square brackets may be left out; a slot is in angle brackets
	Form string `json:"form"`
	// What it does
	About string `json:"about"`
}

type ChainGetIntentStatusResult struct {
	// The bundle that was asked for
	BundleHash Hash `json:"bundle_hash"`
	// pending: it waits; included: a block has it that is not final; finalized: a final block has it, as all blocks here are; rejected: this node refused it; expired: it was too late; unknown: this node has not heard of it
	Status string `json:"status"`
	// The text that it carries out; null where that is not known, and for a bundle without an intent
	IntentHash *Hex32 `json:"intent_hash,omitempty"`
	// Height of its block; null without one
	BlockHeight *Height `json:"block_height,omitempty"`
	// Its operations; null where they are not known
	Steps []ChainGetIntentStatusResultStepsItem `json:"steps,omitempty"`
	// Why it was refused; null where it was not
	Error *ChainGetIntentStatusResultError `json:"error,omitempty"`
}

type ChainGetIntentStatusResultError struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainGetIntentStatusResultStepsItem struct {
	// Place of the operation in the plan, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// executed: it is done, as all of them are; refused: none of them is done, because of this one or with it
	Status string `json:"status"`
}

type ChainGetMarketMakersResult struct {
	// Makers, those of tier 1 first, within a tier those who took it first
	Makers []ChainGetMarketMakersResultMakersItem `json:"makers"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetMarketMakersResultMakersItem struct {
	// Account that fills orders
	Address Address `json:"address"`
	// What the maker calls himself; nobody checks it
	Name string `json:"name"`
	// Tier of a market maker: 1 has the largest bond and sees orders first
	Tier int64 `json:"tier"`
	// Raw native units that are bonded
	Bond Amount `json:"bond"`
	// Whether it may fill orders; false once it gave up
	Active bool `json:"active"`
	// From when on its bond can be withdrawn, unix seconds; null while it is active
	WithdrawAt *Time `json:"withdraw_at,omitempty"`
	// Orders that it filled
	SettledCount int64 `json:"settled_count"`
	// What was sold to it, in raw native units by the mean prices of the DEX
	Volume U256 `json:"volume"`
	// Mean of the spreads of those of its orders that have one, in basis points
	AvgSpreadBps int64 `json:"avg_spread_bps"`
	// Block in which it registered first
	RegisteredBlock Height `json:"registered_block"`
}

type ChainGetMempoolResult struct {
	// How many bundles wait on this node, of everybody
	Size int64 `json:"size"`
	// Size of all of them in bytes
	Bytes int64 `json:"bytes"`
	// Those of this page, by sender and nonce
	Bundles []ChainGetMempoolResultBundlesItem `json:"bundles"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetMempoolResultBundlesItem struct {
	// By which the bundle is known
	BundleHash Hash `json:"bundle_hash"`
	// Account that sent it
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// What it is to do, in order
	Operations []OperationRecord `json:"operations"`
	// False while a nonce before it is missing
	Executable bool `json:"executable"`
	// When this node got it, in Unix seconds
	AddedAt Time `json:"added_at"`
}

type ChainGetMultiSigResult struct {
	// Address of the account
	Address Address `json:"address"`
	// Accounts that decide for it
	Signers []Address `json:"signers"`
	// How many of them must approve
	Threshold int64 `json:"threshold"`
	// What readers know the account by, 1 to 64 characters
	Label string `json:"label"`
	// Height of the block that made it; 0 at genesis
	CreatedAtHeight Height `json:"created_at_height"`
	// Raw native units that it holds
	Balance Amount `json:"balance"`
	// How many of its transactions wait for approvals
	PendingCount int64 `json:"pending_count"`
	// Number that its next transaction gets
	NextTxId int64 `json:"next_tx_id"`
}

type ChainGetMultiSigTxResult struct {
	// Number of the transaction within the account, from 0
	TxId int64 `json:"tx_id"`
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Signer that proposed it
	Proposer Address `json:"proposer"`
	// What it does, in order
	Operations []Operation `json:"operations"`
	// Why it is proposed, 1 to 256 characters
	Description string `json:"description"`
	// Hash of its operations: what an approval names
	OperationsHash Hex32 `json:"operations_hash"`
	// Who approved it, in order
	Approvals []ChainGetMultiSigTxResultApprovalsItem `json:"approvals"`
	// How many signers approve
	ApprovalCount int64 `json:"approval_count"`
	// How many must approve
	Threshold int64 `json:"threshold"`
	// How it stands: waiting for approvals, carried out, or too late
	Status string `json:"status"`
	// Height of the block in which it was proposed
	CreatedAtHeight Height `json:"created_at_height"`
	// The last height at which it can be carried out
	ExpiresAtHeight Height `json:"expires_at_height"`
	// Height at which it was carried out; null for not yet
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Bundle that carried it out; null until then, and when the end of a block did
	ExecutionBundle *Hash `json:"execution_bundle,omitempty"`
	// Each operation as a line of text
	Summary []string `json:"summary"`
	// What would happen now, on the state at the head of this node; null unless it is pending, and where it would take too long
	Simulation *ChainGetMultiSigTxResultSimulation `json:"simulation,omitempty"`
}

type ChainGetMultiSigTxResultApprovalsItem struct {
	// Account that approved
	Signer Address `json:"signer"`
	// Height of its approval
	Height Height `json:"height"`
}

type ChainGetMultiSigTxResultSimulation struct {
	// True when it would succeed
	Ok bool `json:"ok"`
	// What would refuse it; null when nothing would
	Error *ChainGetMultiSigTxResultSimulationError `json:"error,omitempty"`
	// Height of the state that it was tried on
	AtHeight Height `json:"at_height"`
}

type ChainGetMultiSigTxResultSimulationError struct {
	// Which operation would be refused, from 0
	Index int64 `json:"index"`
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainGetMultiTokenBalanceResult struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that was asked for
	Owner Address `json:"owner"`
	// How many it has
	Balance U128 `json:"balance"`
}

type ChainGetMultiTokenCollectionResult struct {
	// Address of the collection
	Address Mint `json:"address"`
	// What people call the collection, 1 to 64 characters
	Name string `json:"name"`
	// Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
	Symbol string `json:"symbol"`
	// What the metadata links of its tokens begin with, up to 512 bytes; may be empty
	BaseUri string `json:"base_uri"`
	// What the collection is, up to 1,000 characters; null for nothing
	Description *string `json:"description,omitempty"`
	// Link to a small picture, up to 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a wide picture, up to 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, up to 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
	// Part of a sale that is due to the owner, in basis points
	RoyaltyBps int64 `json:"royalty_bps"`
	// Account that owns it and may mint
	Owner Address `json:"owner"`
	// How many types are defined
	Types int64 `json:"types"`
	// Height of the block that made the collection
	CreatedAtHeight Height `json:"created_at_height"`
}

type ChainGetNamespaceResult struct {
	// Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Account that alone can anchor in the namespace
	Owner Address `json:"owner"`
	// How many anchors the namespace has
	Anchors int64 `json:"anchors"`
	// Block of its first anchor
	ClaimedAtHeight Height `json:"claimed_at_height"`
}

type ChainGetNetworkStatsResult struct {
	// Number of the chain, which every signature covers
	ChainId int64 `json:"chain_id"`
	// Which kind of network it is: mainnet, testnet or dev
	Network string `json:"network"`
	// Height of the last block
	Height Height `json:"height"`
	// Height of the last final block: the same
	FinalizedHeight Height `json:"finalized_height"`
	// Number of the epoch of the last block
	Epoch int64 `json:"epoch"`
	// Part of the epoch that has passed, in basis points
	EpochProgressBps int64 `json:"epoch_progress_bps"`
	// Mean time between the last hundred blocks, in milliseconds
	AvgBlockTimeMs int64 `json:"avg_block_time_ms"`
	// Bundles a second over the last minute
	Tps1m float64 `json:"tps_1m"`
	// Bundles a second over the last day
	Tps24h float64 `json:"tps_24h"`
	// Bundles in all blocks
	TotalTransactions int64 `json:"total_transactions"`
	// Accounts that ever held something
	TotalAccounts int64 `json:"total_accounts"`
	// Tokens that there are
	TotalTokens int64 `json:"total_tokens"`
	// Pools that there are
	TotalPools int64 `json:"total_pools"`
	// NFTs that there are
	TotalNfts int64 `json:"total_nfts"`
	// Validators that sign blocks in this epoch
	ActiveValidators int64 `json:"active_validators"`
	// Raw native units that are staked with all validators
	TotalStaked Amount `json:"total_staked"`
	// Part of the native supply that is staked, in basis points
	StakedBps int64 `json:"staked_bps"`
	// Raw native units for all time
	TotalSupply Amount `json:"total_supply"`
	// Raw native units that accounts hold
	CirculatingSupply Amount `json:"circulating_supply"`
	// Raw native units emitted since genesis
	Emitted Amount `json:"emitted"`
	// Raw native units that the treasury holds
	TreasuryBalance Amount `json:"treasury_balance"`
	// Bundles that wait on this node
	MempoolSize int64 `json:"mempool_size"`
	// How many other nodes it is linked with
	Peers int64 `json:"peers"`
	// Price of gas that the node asks for now, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// What the thousand deepest pools hold, in raw native units
	TvlNative Amount `json:"tvl_native"`
	// When the chain began, in Unix seconds
	GenesisTime Time `json:"genesis_time"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
	// First block that the answer covers: 0 or 1 for all of them
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetNftCollectionResult struct {
	// Address of the collection
	Address Mint `json:"address"`
	// What people call the collection, 1 to 64 characters
	Name string `json:"name"`
	// Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
	Symbol string `json:"symbol"`
	// What the metadata links of its tokens begin with, up to 512 bytes; may be empty
	BaseUri string `json:"base_uri"`
	// What the collection is, up to 1,000 characters; null for nothing
	Description *string `json:"description,omitempty"`
	// Link to a small picture, up to 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a wide picture, up to 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, up to 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
	// Most tokens that there can ever be; 0 for no limit
	MaxSupply int64 `json:"max_supply"`
	// Part of a sale that is due to the receiver, in basis points
	RoyaltyBps int64 `json:"royalty_bps"`
	// Account that royalties are due to
	RoyaltyReceiver Address `json:"royalty_receiver"`
	// Account that owns it and may mint
	Owner Address `json:"owner"`
	// True once nobody can change it any more
	Locked bool `json:"locked"`
	// Height of the block that made the collection
	CreatedAtHeight Height `json:"created_at_height"`
	// How many tokens were ever minted
	Minted int64 `json:"minted"`
	// How many tokens were destroyed
	Burned int64 `json:"burned"`
	// How many accounts hold some
	Holders int64 `json:"holders"`
	// How many tokens there are now
	Supply int64 `json:"supply"`
}

type ChainGetNftResult struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
	// Account that has the token
	Owner Address `json:"owner"`
	// Link to its metadata
	MetadataUri string `json:"metadata_uri"`
	// Account that may move this token besides the owner; null for none
	Approved *Address `json:"approved,omitempty"`
	// Height at which it was minted
	MintedAtHeight Height `json:"minted_at_height"`
	// Height at which it moved last
	LastTransferHeight Height `json:"last_transfer_height"`
	// What is due of a sale, and to whom
	Royalty ChainGetNftResultRoyalty `json:"royalty"`
}

// What is due of a sale, and to whom
type ChainGetNftResultRoyalty struct {
	// Account that royalties are due to
	Receiver Address `json:"receiver"`
	// Part of a sale that is due, in basis points
	Bps int64 `json:"bps"`
}

type ChainGetNonceResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// Nonce of its next bundle by the final state
	Confirmed int64 `json:"confirmed"`
	// The same after the bundles that wait on this node
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
	// What the parameter rules, with its unit
	About string `json:"about"`
	// What it is worth now
	Value json.RawMessage `json:"value"`
	// What it was worth at genesis
	Initial json.RawMessage `json:"initial"`
	// Least that it may be set to; null without such a bound
	Min json.RawMessage `json:"min"`
	// Most that it may be set to; null without such a bound
	Max json.RawMessage `json:"max"`
	// True when it stays as genesis set it
	Fixed bool `json:"fixed"`
}

type ChainGetPassportStatsResult struct {
	// How many players have one
	TotalPassports int64 `json:"total_passports"`
	// How many games are registered
	TotalGames int64 `json:"total_games"`
	// How often a game has written about a player for the first time
	TotalProfiles int64 `json:"total_profiles"`
	// How many all players have reached in all games
	TotalAchievements int64 `json:"total_achievements"`
	// Passports made in the last 24 hours before this block
	New24h int64 `json:"new_24h"`
	// The ten players with the most experience, the most first
	Top []ChainGetPassportStatsResultTopItem `json:"top"`
}

type ChainGetPassportStatsResultTopItem struct {
	// What the player is called now
	Gamertag string `json:"gamertag"`
	// How far his experience has brought him, from 1
	Level int64 `json:"level"`
}

type ChainGetPeersResult struct {
	// Under which others reach this node; null when it keeps to itself, or its port is not open yet
	Address *string `json:"address,omitempty"`
	// How many peers the list has
	Count int64 `json:"count"`
	// One entry for each link
	Peers []ChainGetPeersResultPeersItem `json:"peers"`
}

type ChainGetPeersResultPeersItem struct {
	// Id of the peer, made of its key in the network
	Peer string `json:"peer"`
	// Where the peer is reached, as multiaddr
	Address string `json:"address"`
	// inbound: the peer opened the link; outbound: this node did
	Direction string `json:"direction"`
	// Consensus key of the validator that the peer proved to be, in hex; null for none
	Validator *string `json:"validator,omitempty"`
	// True when the peer follows headers alone
	Light bool `json:"light"`
	// Last final block that the peer told of
	Height Height `json:"height"`
	// Time to the peer and back in milliseconds; null until measured
	RttMs *float64 `json:"rtt_ms,omitempty"`
	// The peer's clock less this node's, in milliseconds; null until measured
	ClockOffsetMs *float64 `json:"clock_offset_ms,omitempty"`
	// Bytes that came from the peer over this link
	BytesIn int64 `json:"bytes_in"`
	// Bytes that went to the peer over this link
	BytesOut int64 `json:"bytes_out"`
	// Program and version that the peer names
	Agent string `json:"agent"`
}

type ChainGetPendingReceivesResult struct {
	// Receives that wait or were cancelled, the newest first
	Receives []ChainGetPendingReceivesResultReceivesItem `json:"receives"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetPendingReceivesResultReceivesItem struct {
	// Number of the passage over the bridge, of both directions together
	ReceiveId int64 `json:"receive_id"`
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Hash of the transaction on the other chain, as that chain writes it
	TxHash string `json:"tx_hash"`
	// Symbol of the token on this chain
	Symbol string `json:"symbol"`
	// Raw units of the token on this chain
	Amount Amount `json:"amount"`
	// Account that is to get the tokens
	Recipient Address `json:"recipient"`
	// waiting_quorum: too few attesters have observed it; delayed for a day; pending: the token cannot move now; cancelled by the foundation
	Status string `json:"status"`
	// Attesters that have signed
	Have int64 `json:"have"`
	// How many must
	Need int64 `json:"need"`
	// When it comes, in Unix seconds; null where no time says so
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
	// Raw units of the first token in the pool
	ReserveA Amount `json:"reserve_a"`
	// Raw units of the second token in the pool
	ReserveB Amount `json:"reserve_b"`
	// Mint address of the token that stands for shares of the pool
	LpMint Mint `json:"lp_mint"`
	// Raw units of shares that there are
	LpSupply Amount `json:"lp_supply"`
	// Raw units of shares in locks that have not ended
	LpLocked Amount `json:"lp_locked"`
	// The oldest of these locks
	Locks []ChainGetPoolResultLocksItem `json:"locks"`
	// Fee of a swap in basis points of what goes in
	FeeBps int64 `json:"fee_bps"`
	// Whole units of the second token for one whole unit of the first
	PriceAInB string `json:"price_a_in_b"`
	// Whole units of the first token for one whole unit of the second
	PriceBInA string `json:"price_b_in_a"`
	// Mean of price_a_in_b over the last ten minutes; null for a younger pool
	Twap10m *string `json:"twap_10m,omitempty"`
	// What the pool holds, in raw native units
	TvlNative Amount `json:"tvl_native"`
	// Raw units of the first token swapped in this hour and the 23 before it
	Volume24hA Amount `json:"volume_24h_a"`
	// Raw units of the second token swapped in this hour and the 23 before it
	Volume24hB Amount `json:"volume_24h_b"`
	// How many swaps there were, ever
	Swaps int64 `json:"swaps"`
	// Account that made the pool
	Creator Address `json:"creator"`
	// Height of the block that made the pool
	CreatedAtHeight Height `json:"created_at_height"`
}

type ChainGetPoolResultLocksItem struct {
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// Account that gets the shares when the lock ends
	Owner Address `json:"owner"`
	// Raw units of shares that are locked
	Amount Amount `json:"amount"`
	// When the lock ends, in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainGetPresaleContributionsResult struct {
	// Who paid in, the newest contributors first
	Contributions []ChainGetPresaleContributionsResultContributionsItem `json:"contributions"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetPresaleContributionsResultContributionsItem struct {
	// Account that paid in
	Contributor Address `json:"contributor"`
	// Raw units of the payment token that it paid, in all
	Amount Amount `json:"amount"`
	// Raw units of the token that it gets for that
	Tokens Amount `json:"tokens"`
	// Raw units of the token that were delivered to it
	Claimed Amount `json:"claimed"`
	// True when it got back what it paid
	Refunded bool `json:"refunded"`
	// Height of its first contribution
	FirstHeight Height `json:"first_height"`
	// Height of its last contribution
	LastHeight Height `json:"last_height"`
}

type ChainGetPresaleResult struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
	// The account that holds the deposit and the payments, in hex
	Address Mint `json:"address"`
	// Account that sells its token
	Creator Address `json:"creator"`
	// Mint address of the token that is sold
	TokenMint Mint `json:"token_mint"`
	// Raw units that are for sale
	TokensForSale Amount `json:"tokens_for_sale"`
	// Raw units of the payment token that must be raised, else everybody gets back what he paid
	SoftCap Amount `json:"soft_cap"`
	// Most raw units of the payment token that can be raised
	HardCap Amount `json:"hard_cap"`
	// Least raw units of the payment token that an account pays in
	MinContribution Amount `json:"min_contribution"`
	// Most raw units of the payment token that an account pays in, in all
	MaxContribution Amount `json:"max_contribution"`
	// From when it takes contributions, in Unix seconds
	StartTime Time `json:"start_time"`
	// Until when it takes contributions, in Unix seconds
	EndTime Time `json:"end_time"`
	// Part of what is raised that goes into the pool, in basis points
	LiquidityBps int64 `json:"liquidity_bps"`
	// Tokens in the pool for a payment, as part of what the presale gives for it, in basis points
	ListingRateBps int64 `json:"listing_rate_bps"`
	// How long the liquidity of the pool is locked, in seconds
	LpLockDuration int64 `json:"lp_lock_duration"`
	// When what was bought is delivered; null: all of it when the presale is finalized
	Vesting *ChainGetPresaleResultVesting `json:"vesting,omitempty"`
	// What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
	Unsold string `json:"unsold"`
	// How many accounts may contribute; 0: everybody may
	WhitelistSize int64 `json:"whitelist_size"`
	// What the presale is called; null for none
	Title *string `json:"title,omitempty"`
	// What it is for, up to 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to more about it; null for none
	Url *string `json:"url,omitempty"`
	// Height of the block that made the presale
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token that is sold
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the token that contributors pay in
	PaymentToken string `json:"payment_token"`
	// How the presale stands: before, during or after its time, given up, finished, giving back, or all given back
	Status string `json:"status"`
	// Raw units of the payment token that all paid so far
	Raised Amount `json:"raised"`
	// Raw units of the token that were sold so far
	Sold Amount `json:"sold"`
	// How many accounts paid in
	Contributors int64 `json:"contributors"`
	// Of `raised`, what the creator paid himself
	CreatorContributed Amount `json:"creator_contributed"`
	// Address of the pool that was made; null before
	Pool *Mint `json:"pool,omitempty"`
	// Number of the lock on its liquidity, within the pool; null before
	LpLockId *int64 `json:"lp_lock_id,omitempty"`
	// Height at which it was finalized; null before
	FinalizedAtHeight *Height `json:"finalized_at_height,omitempty"`
	// To how many contributors the part that is due at once was delivered
	Distribution ChainGetPresaleResultDistribution `json:"distribution"`
}

// To how many contributors the part that is due at once was delivered
type ChainGetPresaleResultDistribution struct {
	// How many have it
	Done int64 `json:"done"`
	// How many there are; 0 before it is finalized
	Total int64 `json:"total"`
}

type ChainGetPresaleResultVesting struct {
	// Part that is delivered when the presale is finalized, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part that is delivered in every cycle after that, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

type ChainGetPresaleStatusResult struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
	// How the presale stands: before, during or after its time, given up, finished, giving back, or all given back
	Status string `json:"status"`
	// Raw units of the payment token that all paid so far
	Raised Amount `json:"raised"`
	// Raw units of the payment token that must be raised
	SoftCap Amount `json:"soft_cap"`
	// Most raw units of the payment token that can be raised
	HardCap Amount `json:"hard_cap"`
	// Part of the hard cap that was raised, in basis points
	ProgressBps int64 `json:"progress_bps"`
	// Seconds until it starts, or until it ends; 0 when it has ended
	SecondsLeft int64 `json:"seconds_left"`
	// How many accounts paid in
	Contributors int64 `json:"contributors"`
	// True when anybody can finalize it now
	CanFinalize bool `json:"can_finalize"`
	// True when contributors can have back what they paid
	CanRefund bool `json:"can_refund"`
}

type ChainGetPriceResult struct {
	// Symbol of the token whose price it is
	FromSymbol string `json:"from_symbol"`
	// Symbol of the token that it is told in
	ToSymbol string `json:"to_symbol"`
	// Whole units of the second token for one whole unit of the first
	Price string `json:"price"`
	// Whole units of the first token for one whole unit of the second
	Inverse string `json:"inverse"`
	// direct: one pool; multi-hop: several in a row
	RouteType string `json:"route_type"`
	// Tokens on the way, both ends included
	Path []string `json:"path"`
	// Mean price of the last ten minutes; null when a pool on the way is younger
	Twap10m *string `json:"twap_10m,omitempty"`
	// How deep the route is at its shallowest, in raw native units
	LiquidityNative Amount `json:"liquidity_native"`
	// Height of the state that it was read from
	Height Height `json:"height"`
	// Time of that block, in Unix seconds
	AsOf Time `json:"as_of"`
}

type ChainGetProgramResult struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Account that registered it, and alone can register versions of it
	Owner Address `json:"owner"`
	// What it is called
	Title string `json:"title"`
	// What it does, as its author says
	Description string `json:"description"`
	// What its callers give
	Params []ChainGetProgramResultParamsItem `json:"params"`
	// How many steps it has
	Steps int64 `json:"steps"`
	// Its whole text, which never changes
	ProgramJson json.RawMessage `json:"program_json"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// How often this version was run
	Executions int64 `json:"executions"`
	// True when this version cannot be run any more
	Deprecated bool `json:"deprecated"`
	// Block that registered this version
	RegisteredAtHeight Height `json:"registered_at_height"`
}

type ChainGetProgramResultParamsItem struct {
	// Name, 1 to 32 characters of a to z, 0 to 9 and _
	Name string `json:"name"`
	// What it is: raw units, a token, an account, a validator, a number, hundredths of a percent, a text
	Type string `json:"type"`
	// Value when the caller gives none; required where this is left out
	Default json.RawMessage `json:"default,omitempty"`
	// Least value of a number
	Min json.RawMessage `json:"min,omitempty"`
	// Greatest value of a number
	Max json.RawMessage `json:"max,omitempty"`
	// The values that it can have; any when left out
	Enum []json.RawMessage `json:"enum,omitempty"`
}

type ChainGetProofResult struct {
	// Block whose state the proof is about
	Height Height `json:"height"`
	// Root in the header of that block, to check the proof against
	StateRoot Hash `json:"state_root"`
	// The state key that was asked for, in hex
	Key string `json:"key"`
	// Bytes of the record in hex; null where there is none
	Value *string `json:"value,omitempty"`
	// Path from the root to the record, or to where it would be
	Proof ChainGetProofResultProof `json:"proof"`
}

// Path from the root to the record, or to where it would be
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
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
	// What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
	ProposalType string `json:"proposal_type"`
	// What the proposal is called, 1 to 128 characters
	Title string `json:"title"`
	// Why it is proposed, 1 to 10,000 characters
	Description string `json:"description"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out
	Status string `json:"status"`
	// Height of the block that made the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Last height of the vote
	VotingEndHeight Height `json:"voting_end_height"`
	// Raw native units of stake in favour
	YesPower Amount `json:"yes_power"`
	// Raw native units of stake against
	NoPower Amount `json:"no_power"`
	// Raw native units of stake that may vote
	TotalPower Amount `json:"total_power"`
	// Part of all stake that must vote, in basis points
	QuorumBps int64 `json:"quorum_bps"`
	// How many accounts have voted
	Voters int64 `json:"voters"`
	// From when an approved proposal can be carried out, in Unix seconds; null for others
	TimelockUntil *Time `json:"timelock_until,omitempty"`
	// Height at which it was carried out; null for not yet
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// The parameter that it sets; null for other kinds
	Parameter *ChainGetProposalResultParameter `json:"parameter,omitempty"`
	// The payment that it makes; null for other kinds
	Treasury *ChainGetProposalResultTreasury `json:"treasury,omitempty"`
	// What it says of a contract; null for other kinds
	Safety *ChainGetProposalResultSafety `json:"safety,omitempty"`
	// Raw native units that the proposer left
	Deposit Amount `json:"deposit"`
	// Why it could not be carried out; null unless it failed
	Error *ChainGetProposalResultError `json:"error,omitempty"`
	// When the vote ends if blocks come every two seconds, or ended, in Unix seconds
	VotingEndTimeEstimate Time `json:"voting_end_time_estimate"`
	// Part of all stake that voted, in basis points
	TurnoutBps int64 `json:"turnout_bps"`
	// The greatest votes, the strongest first
	Votes []ChainGetProposalResultVotesItem `json:"votes"`
}

type ChainGetProposalResultError struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
}

type ChainGetProposalResultParameter struct {
	// Which chain parameter it is, such as dex.fee_bps
	Key string `json:"key"`
	// Value that it had when this was proposed, as text
	OldValue string `json:"old_value"`
	// Value that it is to have, as text
	NewValue string `json:"new_value"`
}

type ChainGetProposalResultSafety struct {
	// Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
	Chain string `json:"chain"`
	// Where the contract is, in the notation of its chain
	Contract string `json:"contract"`
	// What wallets are told of the contract; unknown also where governance has decided nothing
	Level string `json:"level"`
	// Name of the collection or project that it belongs to; null for none
	Collection *string `json:"collection,omitempty"`
}

type ChainGetProposalResultTreasury struct {
	// Account that is to be paid
	Recipient Address `json:"recipient"`
	// Raw native units to pay
	Amount Amount `json:"amount"`
}

type ChainGetProposalResultVotesItem struct {
	// Account that voted
	Voter Address `json:"voter"`
	// True in favour, false against
	Approve bool `json:"approve"`
	// Raw native units of stake that it speaks for now
	Power Amount `json:"power"`
	// Height of the vote
	Height Height `json:"height"`
}

type ChainGetRecentBlocksResult struct {
	// Final blocks, the newest first
	Blocks []Block `json:"blocks"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainGetRecentTransactionsResult struct {
	// Bundles of final blocks, the newest first
	Transactions []ChainGetRecentTransactionsResultTransactionsItem `json:"transactions"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
	// First block that the answer covers: 0 or 1 for all of them
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetRecentTransactionsResultTransactionsItem struct {
	// By which the bundle is known
	BundleHash Hash `json:"bundle_hash"`
	// Block that includes it
	BlockHeight Height `json:"block_height"`
	// Place of the bundle in the block, from 0
	Index int64 `json:"index"`
	// Account that sent it and paid
	From Address `json:"from"`
	// What that account is called now; null without a name
	FromName *string `json:"from_name,omitempty"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What it did, in words
	Summary string `json:"summary"`
	// Raw native units that the sender paid
	Fee Amount `json:"fee"`
	// Always success: what fails is in no block
	Status string `json:"status"`
	// When the block was proposed, in Unix seconds
	Timestamp Time `json:"timestamp"`
}

type ChainGetRecoveryResult struct {
	// Accounts that may give the account a new key, at most 10
	Guardians []Address `json:"guardians"`
	// How many guardians must agree
	Threshold int64 `json:"threshold"`
	// Seconds that the owner has to object
	TimelockS int64 `json:"timelock_s"`
	// True when the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// The recovery under way; null for none
	Pending *ChainGetRecoveryResultPending `json:"pending,omitempty"`
	// Terms that the owner set and that are not in force yet, without guardians when there are to be none; null for none
	ScheduledChange *ChainGetRecoveryResultScheduledChange `json:"scheduled_change,omitempty"`
}

type ChainGetRecoveryResultPending struct {
	// Key that the account is to get, in hex
	NewPublicKey string `json:"new_public_key"`
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
	// When the first guardian began it, in Unix seconds
	InitiatedAt Time `json:"initiated_at"`
	// From when it may be finalized, in Unix seconds
	ReadyAt Time `json:"ready_at"`
	// Until when it may be finalized, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Guardians that agree so far
	Approvals []Address `json:"approvals"`
}

type ChainGetRecoveryResultScheduledChange struct {
	// Accounts that may give the account a new key, at most 10
	Guardians []Address `json:"guardians"`
	// How many guardians must agree
	Threshold int64 `json:"threshold"`
	// Seconds that the owner has to object
	TimelockS int64 `json:"timelock_s"`
	// True when the account can only object while a recovery is pending
	FreezeOnRecovery bool `json:"freeze_on_recovery"`
	// When these terms come into force, in Unix seconds
	EffectiveAt Time `json:"effective_at"`
}

type ChainGetRelayStatsResult struct {
	// False on a node without peers
	Enabled bool `json:"enabled"`
	// Signature with which peers seal what they pass on
	SealType string `json:"seal_type"`
	// Bundles that were passed on
	Forwarded int64 `json:"forwarded"`
	// Bundles that were taken in
	Received int64 `json:"received"`
	// Of the received ones those that were known
	Duplicates int64 `json:"duplicates"`
	// Of the received ones those that were refused
	Dropped int64 `json:"dropped"`
	// Bytes of bundles that were passed on
	BytesOut int64 `json:"bytes_out"`
	// Bytes of bundles that were taken in
	BytesIn int64 `json:"bytes_in"`
	// How many other nodes it is linked with
	Peers int64 `json:"peers"`
	// When counting began, in Unix seconds
	Since Time `json:"since"`
}

type ChainGetSettleOrderResult struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and gets what is bought
	Owner Address `json:"owner"`
	// Mint of the token that is sold
	SellToken Mint `json:"sell_token"`
	// Mint of the token that is wanted for it
	BuyToken Mint `json:"buy_token"`
	// Raw units that are sold, all or none; they are in escrow
	SellAmount Amount `json:"sell_amount"`
	// Least raw units that are taken for them
	MinBuyAmount Amount `json:"min_buy_amount"`
	// From this time on, in unix seconds, nobody can match the order
	Deadline Time `json:"deadline"`
	// Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
	Tier int64 `json:"tier"`
	// Symbol of the sell token; the mint of one that has none of its own
	SellSymbol string `json:"sell_symbol"`
	// Symbol of the buy token; the mint of one that has none of its own
	BuySymbol string `json:"buy_symbol"`
	// Maker that matched it; null until one does
	Maker *Address `json:"maker,omitempty"`
	// Raw units that the maker gives; null until one does
	BuyAmount *Amount `json:"buy_amount,omitempty"`
	// Raw units for the treasury, out of what the maker gets
	Fee *Amount `json:"fee,omitempty"`
	// Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline
	Status string `json:"status"`
	// Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back
	Escrowed Amount `json:"escrowed"`
	// How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
	SpreadBps *int64 `json:"spread_bps,omitempty"`
	// Block in which it was made
	CreatedBlock Height `json:"created_block"`
	// Block in which a maker matched it
	MatchedBlock *Height `json:"matched_block,omitempty"`
	// Block in which both amounts changed hands
	SettledBlock *Height `json:"settled_block,omitempty"`
	// Bundles in which it came about
	Bundles ChainGetSettleOrderResultBundles `json:"bundles"`
}

// Bundles in which it came about
type ChainGetSettleOrderResultBundles struct {
	// Bundle that made the order; null when the end of a block did
	Create *Hash `json:"create"`
	// Bundle that matched it; null until then, and when the end of a block did
	Match *Hash `json:"match,omitempty"`
	// Bundle that settled it; null until then, and when the end of a block did
	Settle *Hash `json:"settle,omitempty"`
}

type ChainGetSignedHeaderResult struct {
	// Height of the block
	Height Height `json:"height"`
	// Hash of the header, by which the block is known
	Hash Hash `json:"hash"`
	// Root of the tree over the state after the block
	StateRoot Hash `json:"state_root"`
	// Header, certificate and proposer's signature: borsh bytes in hex
	SignedHeader string `json:"signed_header"`
	// Voting power of those who signed, in whole units of stake
	SignedPower int64 `json:"signed_power"`
	// Voting power of the whole set, in whole units of stake
	TotalPower int64 `json:"total_power"`
	// How many validators signed
	Signers int64 `json:"signers"`
	// The set that certifies the block, in the order of the certificate's indices
	Validators []ChainGetSignedHeaderResultValidatorsItem `json:"validators"`
}

type ChainGetSignedHeaderResultValidatorsItem struct {
	// Account of the validator
	Address Address `json:"address"`
	// Consensus key with which it signs, in hex
	PublicKey string `json:"public_key"`
	// Its voting power, in whole units of stake
	Power int64 `json:"power"`
}

type ChainGetStablecoinResult struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// How the token is written: a letter, then up to 11 letters, digits and dots, in upper case
	Symbol string `json:"symbol"`
	// Who names the others; null once renounced
	Owner *Address `json:"owner,omitempty"`
	// Who sets what minters may make; null once renounced
	Issuer *Address `json:"issuer,omitempty"`
	// Who may pause the token; null once renounced
	Pauser *Address `json:"pauser,omitempty"`
	// Who may freeze accounts for it; null once renounced
	Blocklister *Address `json:"blocklister,omitempty"`
	// Who says what reserves there are; null once renounced
	Attestor *Address `json:"attestor,omitempty"`
	// True while nothing of the token moves
	Paused bool `json:"paused"`
	// Which of the six protections are in place
	SecurityLayers []string `json:"security_layers"`
	// What may be minted in 24 hours, by everybody together
	Daily ChainGetStablecoinResultDaily `json:"daily"`
	// Accounts that may mint
	Minters []ChainGetStablecoinResultMintersItem `json:"minters"`
	// What the attestor stated last about the reserves; null for nothing yet
	Reserves *ChainGetStablecoinResultReserves `json:"reserves,omitempty"`
	// Role changes that were decided and wait
	Changes []ChainGetStablecoinResultChangesItem `json:"changes"`
}

type ChainGetStablecoinResultChangesItem struct {
	// What somebody may be of a token: who mints, freezes accounts, owns, pauses or attests reserves
	Role string `json:"role"`
	// Account that is to have the role; null: nobody ever again
	To *Address `json:"to,omitempty"`
	// When the role changes hands, in Unix seconds
	ReadyAt Time `json:"ready_at"`
}

// What may be minted in 24 hours, by everybody together
type ChainGetStablecoinResultDaily struct {
	// Most raw units that may be minted in a window
	Limit Amount `json:"limit"`
	// Length of the window in seconds
	WindowS int64 `json:"window_s"`
	// Raw units that were minted in the window that ends now
	Minted Amount `json:"minted"`
	// Raw units that may be minted now
	Available Amount `json:"available"`
}

type ChainGetStablecoinResultMintersItem struct {
	// Account that may mint
	Minter Address `json:"minter"`
	// From when it may mint, in Unix seconds
	From Time `json:"from"`
	// Most raw units that may be minted in a window
	Limit Amount `json:"limit"`
	// Length of the window in seconds
	WindowS int64 `json:"window_s"`
	// Raw units that were minted in the window that ends now
	Minted Amount `json:"minted"`
	// Raw units that may be minted now
	Available Amount `json:"available"`
}

type ChainGetStablecoinResultReserves struct {
	// Raw units that the reserves cover
	Amount Amount `json:"amount"`
	// Hash of the report about them, 32 bytes
	ReportHash Hex32 `json:"report_hash"`
	// When it was said, in Unix seconds
	AttestedAt Time `json:"attested_at"`
	// Until when it counts, in Unix seconds
	ValidUntil Time `json:"valid_until"`
	// True while it counts: without it nothing is minted
	Valid bool `json:"valid"`
}

type ChainGetStakingPoolResult struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Account that opened the pool
	Creator Address `json:"creator"`
	// Mint address of the token that is staked
	TokenMint Mint `json:"token_mint"`
	// Mint address of the token that rewards are paid in
	RewardToken Mint `json:"reward_token"`
	// Raw units of rewards a second, for all stakers together
	RewardRate Amount `json:"reward_rate"`
	// How long a deposit is locked, in seconds
	LockPeriod int64 `json:"lock_period"`
	// Most raw units that the pool holds; 0 for no limit
	Capacity Amount `json:"capacity"`
	// Most raw units of one account; 0 for no limit
	PerUserCap Amount `json:"per_user_cap"`
	// Raw units that are staked now
	TotalStaked Amount `json:"total_staked"`
	// How many accounts have something staked
	Stakers int64 `json:"stakers"`
	// Raw units of rewards that the pool has, also those that are owed
	Escrow Amount `json:"escrow"`
	// Raw units of rewards that were earned and not claimed
	Owed Amount `json:"owed"`
	// Raw units of rewards claimed so far: over time it may come to more than there is of the token
	Paid U256 `json:"paid"`
	// Height of the block that opened the pool
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token that is staked
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the token that rewards are paid in
	RewardSymbol string `json:"reward_symbol"`
	// Who alone may fund the pool, and gets back what remains; null: everybody may, and the creator gets it
	Funder *Address `json:"funder,omitempty"`
	// Raw units of rewards that one staked raw unit has earned since the pool opened, times 10^18
	RewardPerToken U256 `json:"reward_per_token"`
	// When rewards run out if stakers stay, in Unix seconds; null when none flow
	FinishAt *Time `json:"finish_at,omitempty"`
	// Rewards of a year in basis points of what is staked; null unless both are of one token and rewards flow
	AprBps *int64 `json:"apr_bps,omitempty"`
	// open: rewards flow; unfunded: none were paid in yet; finished: they have run out; closed: by its creator
	Status string `json:"status"`
	// What the account has in the pool; null when none was asked for or it has nothing
	Position *ChainGetStakingPoolResultPosition `json:"position,omitempty"`
}

type ChainGetStakingPoolResultPosition struct {
	// Raw units that the account has in the pool
	Staked Amount `json:"staked"`
	// Its deposits, the oldest first
	Lots []ChainGetStakingPoolResultPositionLotsItem `json:"lots"`
	// Raw units of rewards that it can claim
	Pending Amount `json:"pending"`
}

type ChainGetStakingPoolResultPositionLotsItem struct {
	// Raw units of one deposit
	Amount Amount `json:"amount"`
	// When they can be taken back, in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainGetStorageStatsResult struct {
	// What keeps the records: rocksdb or memory
	Backend string `json:"backend"`
	// How much history the node keeps; archive: all of it; validator: 10,000 blocks; aggressive: 256
	Pruning string `json:"pruning"`
	// True when records that nobody touches move to cold files
	Elastic bool `json:"elastic"`
	// Where state records lie, by how fast they are reached
	Tiers ChainGetStorageStatsResultTiers `json:"tiers"`
	// Database, cold files and block log together, in bytes
	TotalBytes int64 `json:"total_bytes"`
	// Size of the log of blocks in bytes
	BlockLogBytes int64 `json:"block_log_bytes"`
	// First block that the node still has
	OldestBlock Height `json:"oldest_block"`
	// Last final block that the node has
	LatestBlock Height `json:"latest_block"`
	// Last block that was pruned; null for none: an archive node prunes nothing
	LastPruneHeight *Height `json:"last_prune_height,omitempty"`
	// Height at the last compaction after pruning since the node started; null for none: the database compacts itself besides
	LastCompactionHeight *Height `json:"last_compaction_height,omitempty"`
	// Snapshots that this node made
	Snapshots []ChainGetStorageStatsResultSnapshotsItem `json:"snapshots"`
	// The last check of all that is on disk since the node started; null for none (see --rocksdb-verify-interval-secs)
	LastVerify *ChainGetStorageStatsResultLastVerify `json:"last_verify,omitempty"`
}

type ChainGetStorageStatsResultLastVerify struct {
	// When it ended, in Unix seconds
	At Time `json:"at"`
	// True when nothing was found damaged
	Ok bool `json:"ok"`
	// How many damaged records were found
	Bad int64 `json:"bad"`
}

type ChainGetStorageStatsResultSnapshotsItem struct {
	// Block whose state the snapshot holds
	Height Height `json:"height"`
	// Size of its files in bytes
	Bytes int64 `json:"bytes"`
}

// Where state records lie, by how fast they are reached
type ChainGetStorageStatsResultTiers struct {
	// Records in the memory of the node
	Hot ChainGetStorageStatsResultTiersHot `json:"hot"`
	// Records in the database on disk
	Warm ChainGetStorageStatsResultTiersWarm `json:"warm"`
	// Records in files for what nobody touches
	Cold ChainGetStorageStatsResultTiersCold `json:"cold"`
}

// Records in files for what nobody touches
type ChainGetStorageStatsResultTiersCold struct {
	// How many records it has; null where nobody counts them
	Entries *int64 `json:"entries,omitempty"`
	// Bytes that it takes, about
	Bytes int64 `json:"bytes"`
	// Of 10,000 reads those that were answered here; null where nobody counts them
	HitRate *int64 `json:"hit_rate,omitempty"`
}

// Records in the memory of the node
type ChainGetStorageStatsResultTiersHot struct {
	// How many records it has; null where nobody counts them
	Entries *int64 `json:"entries,omitempty"`
	// Bytes that it takes, about
	Bytes int64 `json:"bytes"`
	// Of 10,000 reads those that were answered here; null where nobody counts them
	HitRate *int64 `json:"hit_rate,omitempty"`
}

// Records in the database on disk
type ChainGetStorageStatsResultTiersWarm struct {
	// How many records it has; null where nobody counts them
	Entries *int64 `json:"entries,omitempty"`
	// Bytes that it takes, about
	Bytes int64 `json:"bytes"`
	// Of 10,000 reads those that were answered here; null where nobody counts them
	HitRate *int64 `json:"hit_rate,omitempty"`
}

type ChainGetTokenHoldersResult struct {
	// Mint address of the token
	TokenMint Mint `json:"token_mint"`
	// Accounts that hold it, the richest first
	Holders []ChainGetTokenHoldersResultHoldersItem `json:"holders"`
	// How many accounts hold it
	TotalHolders int64 `json:"total_holders"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetTokenHoldersResultHoldersItem struct {
	// Place among all holders, from 1
	Rank int64 `json:"rank"`
	// Account that holds the token
	Address Address `json:"address"`
	// What that account is called now; null without a name
	Name *string `json:"name,omitempty"`
	// Raw units that it holds
	Balance Amount `json:"balance"`
	// Part of the supply that it holds, in basis points
	ShareBps int64 `json:"share_bps"`
	// account: somebody's; pool or contract: held for others by a module; system: of genesis or the protocol
	Kind string `json:"kind"`
}

type ChainGetTokenReputationResult struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// Symbol of the token
	Symbol string `json:"symbol"`
	// How far it can be trusted, 0 to 100
	Score int64 `json:"score"`
	// The score as a letter, from A, the best, to F
	Grade string `json:"grade"`
	// Every reason for the score
	Factors []ChainGetTokenReputationResultFactorsItem `json:"factors"`
	// How much is known about the token, in percent
	ConfidencePct int64 `json:"confidence_pct"`
	// Height of the state that it was computed from
	ComputedAtHeight Height `json:"computed_at_height"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetTokenReputationResultFactorsItem struct {
	// What was looked at
	Name string `json:"name"`
	// What it adds to the score, below zero what it takes away
	Points float64 `json:"points"`
	// What was found, in words
	Detail string `json:"detail"`
}

type ChainGetTokenTransfersResult struct {
	// Mint address of the token
	TokenMint Mint `json:"token_mint"`
	// How it moved, the newest first
	Transfers []ChainGetTokenTransfersResultTransfersItem `json:"transfers"`
	// How often it moved
	TotalTransfers int64 `json:"total_transfers"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
	// First block that the answer covers: 0 or 1 for all of them
	IndexedFrom Height `json:"indexed_from"`
}

type ChainGetTokenTransfersResultTransfersItem struct {
	// Bundle that moved it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Block in which it moved
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Account that gave it; zeros where it was made
	From Address `json:"from"`
	// What the giver is called now; null without a name
	FromName *string `json:"from_name,omitempty"`
	// Account that got it; zeros where it was destroyed
	To Address `json:"to"`
	// What the receiver is called now; null without a name
	ToName *string `json:"to_name,omitempty"`
	// Raw units that moved
	Amount Amount `json:"amount"`
	// What moved it, such as Transfer
	Type string `json:"type"`
}

type ChainGetTokenTypeResult struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// What people call the type
	Name string `json:"name"`
	// Link to its metadata
	MetadataUri string `json:"metadata_uri"`
	// Most that there can ever be; 0 for no limit
	MaxSupply U128 `json:"max_supply"`
	// True when amounts of it move; false when one moves at a time
	IsFungible bool `json:"is_fungible"`
	// Height of the block that defined the type
	CreatedAtHeight Height `json:"created_at_height"`
	// How many there are now
	Supply U128 `json:"supply"`
	// How many were destroyed
	Burned U256 `json:"burned"`
	// How many accounts hold some
	Holders int64 `json:"holders"`
}

type ChainGetUpgradePlanResult struct {
	// Number of the plan, as its scheduling answered
	PlanId int64 `json:"plan_id"`
	// What operators call the upgrade: letters, digits, dot and dash, used once
	Name string `json:"name"`
	// Semantic version that the nodes are to run, such as 2.0.0
	Version string `json:"version"`
	// First height of the new version: nodes stop before it
	TargetHeight Height `json:"target_height"`
	// Files of the new version by platform, such as linux-x64; a file alone is for every platform
	Binaries json.RawMessage `json:"binaries"`
	// For whoever reads the plan: release notes and instructions, up to 2,000 characters
	Info string `json:"info"`
	// Who decides about upgrades: one account (seed-authority), or the validators by vote (full)
	Mode string `json:"mode"`
	// How the plan stands: voted on, waiting for its height, voted down, taken back, or done
	Status string `json:"status"`
	// Account that scheduled it
	Proposer Address `json:"proposer"`
	// Height of the block that made the plan
	ScheduledAtHeight Height `json:"scheduled_at_height"`
	// First height of the vote; null where nobody votes
	VotingStart *Height `json:"voting_start,omitempty"`
	// Last height of the vote; null where nobody votes
	VotingEndHeight *Height `json:"voting_end_height,omitempty"`
	// Part of all power that must approve, in percent
	QuorumPercent int64 `json:"quorum_percent"`
	// Raw native units of stake in favour
	YesPower Amount `json:"yes_power"`
	// Raw native units of stake against
	NoPower Amount `json:"no_power"`
	// Raw native units of stake of those who want it cancelled
	CancelPower Amount `json:"cancel_power"`
	// Raw native units of stake that may vote
	TotalPower Amount `json:"total_power"`
	// Raw native units that the proposer left
	Deposit Amount `json:"deposit"`
	// Height at which the chain went over; null for not yet
	AppliedAtHeight *Height `json:"applied_at_height,omitempty"`
	// How each validator voted
	Votes []ChainGetUpgradePlanResultVotesItem `json:"votes"`
	// Blocks until the chain goes over; 0 when it does not
	BlocksLeft int64 `json:"blocks_left"`
	// When that is if blocks come every two seconds, in Unix seconds
	Eta Time `json:"eta"`
}

type ChainGetUpgradePlanResultBinaries1Value struct {
	// Where the file is: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lowercase hex characters
	Sha256 string `json:"sha256"`
}

type ChainGetUpgradePlanResultBinaries2 struct {
	// Where the file is: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lowercase hex characters
	Sha256 string `json:"sha256"`
}

type ChainGetUpgradePlanResultVotesItem struct {
	// Operator account of the validator that voted
	Validator Address `json:"validator"`
	// True in favour, false against
	Approve bool `json:"approve"`
	// Raw native units of stake behind it
	Power Amount `json:"power"`
	// Height of the vote
	Height Height `json:"height"`
}

type ChainGetValidatorEpochsResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// Its epochs; empty for an account that operates none
	Epochs []ChainGetValidatorEpochsResultEpochsItem `json:"epochs"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainGetValidatorEpochsResultEpochsItem struct {
	// Which epoch, counted from genesis
	Epoch int64 `json:"epoch"`
	// When it ended, in Unix seconds
	Time Time `json:"time"`
	// Turns of the epoch in which the validator made a block
	BlocksProduced int64 `json:"blocks_produced"`
	// Turns of the epoch that went by without a block
	MissedTurns int64 `json:"missed_turns"`
	// Its score at the end: 0.5 to 1
	PerformanceScore float64 `json:"performance_score"`
	// Raw native units that earned with it at the end, of everybody
	Stake Amount `json:"stake"`
	// True when it was in jail at the end
	IsJailed bool `json:"is_jailed"`
}

type ChainGetValidatorResult struct {
	// Account that operates the validator
	Address Address `json:"address"`
	// Consensus key with which it signs, in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// Raw native units that earn with it, of everybody
	Stake Amount `json:"stake"`
	// Raw native units of its operator
	SelfStake Amount `json:"self_stake"`
	// Raw native units of others, whether they compound or not
	DelegatedStake Amount `json:"delegated_stake"`
	// Raw native units of those whose earnings become stake by themselves
	CompoundingStake Amount `json:"compounding_stake"`
	// Part of earnings that the operator keeps, in basis points
	Commission int64 `json:"commission"`
	// What the commission will be; null where no change waits
	NextCommission *ChainGetValidatorResultNextCommission `json:"next_commission,omitempty"`
	// When the operator last changed it, in Unix seconds; null for never
	CommissionChangedAt *Time `json:"commission_changed_at,omitempty"`
	// From when it may be changed again, in Unix seconds; null for now
	CommissionNextChangeAt *Time `json:"commission_next_change_at,omitempty"`
	// active: signs blocks; skipped: active, but leads none for now; candidate: may become active; leaving: its own stake is below the least; jailed: taken out
	Status string `json:"status"`
	// True while it was taken out for misconduct or absence
	IsJailed bool `json:"is_jailed"`
	// From when it may leave jail, in Unix seconds; 0 when it never was in jail
	JailReleaseTime Time `json:"jail_release_time"`
	// How often it was jailed
	JailCount int64 `json:"jail_count"`
	// Why it was jailed: it signed two things that contradict, or missed too many turns
	JailReason *string `json:"jail_reason,omitempty"`
	// How well it does its turns: 0.5 to 1
	PerformanceScore float64 `json:"performance_score"`
	// Its record over many epochs, 0 to 100
	Reputation int64 `json:"reputation"`
	// 1 for the most stake; 0 for one that cannot be active, and beyond the first thousand
	Rank int64 `json:"rank"`
	// Its part of the voting power of this epoch, in basis points
	VotingPowerBps int64 `json:"voting_power_bps"`
	// What the operator says of the validator
	Metadata ChainGetValidatorResultMetadata `json:"metadata"`
	// True when others may delegate to it
	PoolEnabled bool `json:"pool_enabled"`
	// What its pool of delegations is called
	PoolName string `json:"pool_name"`
	// Least raw native units that others may delegate
	MinDelegation Amount `json:"min_delegation"`
	// True when rewards of new delegations become stake by themselves
	AutoCompoundDefault bool `json:"auto_compound_default"`
	// How many accounts delegate to it
	Delegators int64 `json:"delegators"`
	// Blocks that it proposed, ever
	BlocksProduced int64 `json:"blocks_produced"`
	// Turns that it did not take, ever
	MissedTurns int64 `json:"missed_turns"`
	// Turns missed since the last one it took
	ConsecutiveMissed int64 `json:"consecutive_missed"`
	// Height of the last block that it proposed; 0 for none
	LastBlockHeight Height `json:"last_block_height"`
	// Raw native units of commission that wait to be claimed
	CommissionBalance Amount `json:"commission_balance"`
	// Height at which it registered; 0 at genesis
	RegisteredAtHeight Height `json:"registered_at_height"`
	// The key that it will sign with; null where no change waits
	PendingConsensusKey *ChainGetValidatorResultPendingConsensusKey `json:"pending_consensus_key,omitempty"`
}

// What the operator says of the validator
type ChainGetValidatorResultMetadata struct {
	// What people call the validator, up to 64 characters
	Name string `json:"name"`
	// Who runs it, up to 500 characters
	Description string `json:"description"`
	// Its home page, up to 256 characters
	Website string `json:"website"`
	// Link to its picture, up to 256 characters
	Avatar string `json:"avatar"`
}

type ChainGetValidatorResultNextCommission struct {
	// Part of earnings that the operator will keep, in basis points
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
	// Events under the key, the newest first
	Events []ChainIntentsOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainIntentsOfResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainIntentsOfResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainIntentsOfResultEventsItemData struct {
	// Blake3 of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Account that signed the plan
	Account Address `json:"account"`
	// Its operations, in order
	Steps []ChainIntentsOfResultEventsItemDataStepsItem `json:"steps"`
}

type ChainIntentsOfResultEventsItemDataStepsItem struct {
	// Place of the operation, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Type string `json:"type"`
}

type ChainListContractSafetyResult struct {
	// Listed contracts, the newest decision first
	Contracts []ChainListContractSafetyResultContractsItem `json:"contracts"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListContractSafetyResultContractsItem struct {
	// Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
	Chain string `json:"chain"`
	// Where the contract is, in the notation of its chain
	Contract string `json:"contract"`
	// What wallets are told of the contract; unknown also where governance has decided nothing
	Level string `json:"level"`
	// True when governance has decided about it
	Listed bool `json:"listed"`
	// Name of the collection or project that it belongs to; null for none
	Collection *string `json:"collection,omitempty"`
	// Number of the last proposal about it; null when it is not listed
	ProposalId *int64 `json:"proposal_id,omitempty"`
	// Height of the last decision; null when it is not listed
	UpdatedAtHeight *Height `json:"updated_at_height,omitempty"`
	// When it was decided last, in Unix seconds; null when it is not listed
	UpdatedAt *Time `json:"updated_at,omitempty"`
	// How many accounts have reported it
	Reports int64 `json:"reports"`
	// The last ten decisions, the newest first
	History []ChainListContractSafetyResultContractsItemHistoryItem `json:"history"`
}

type ChainListContractSafetyResultContractsItemHistoryItem struct {
	// What wallets are told of the contract; unknown also where governance has decided nothing
	Level string `json:"level"`
	// Height of the block in which it was decided
	Height Height `json:"height"`
	// Number of the proposal that decided it
	ProposalId int64 `json:"proposal_id"`
}

type ChainListDaoProposalsResult struct {
	// Its proposals, the newest first
	Proposals []ChainListDaoProposalsResultProposalsItem `json:"proposals"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListDaoProposalsResultProposalsItem struct {
	// The DAO that it is about, by the account that holds its treasury
	DaoAddress Address `json:"dao_address"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
	// What the proposal is called, 1 to 128 characters
	Title string `json:"title"`
	// What it does when it is executed: nothing beyond its text, operations, other settings, or a payment
	ProposalType string `json:"proposal_type"`
	// Hash of what it does: nothing else is ever executed under its number
	PayloadHash Hex32 `json:"payload_hash"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// Pending before its vote, Active while it is voted on, then Defeated, or Queued until it is Executed or Expired; Succeeded instead of Queued where the DAO has no timelock, and for a text, which never expires; Canceled by whoever may
	Status string `json:"status"`
	// Height of the block that made it
	CreatedAtHeight Height `json:"created_at_height"`
	// What accounts held when this block had ended is what they vote with
	SnapshotHeight Height `json:"snapshot_height"`
	// First height of the vote
	StartHeight Height `json:"start_height"`
	// Last height of the vote
	EndHeight Height `json:"end_height"`
	// Raw units of the token that voted for
	For Amount `json:"for"`
	// Raw units of the token that voted against
	Against Amount `json:"against"`
	// Raw units of the token that abstained
	Abstain Amount `json:"abstain"`
	// Raw units that must vote for or abstain; before the vote begins, by the present supply
	Quorum Amount `json:"quorum"`
	// Part of the votes for and against that must be for, in basis points
	ApprovalBps int64 `json:"approval_bps"`
	// How many accounts have voted
	Voters int64 `json:"voters"`
	// From when it can be executed, in Unix seconds; null before it has passed, and for a text
	Eta *Time `json:"eta,omitempty"`
	// Until when it can be executed, in Unix seconds; null before it has passed, and for a text
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// Height at which it was executed; null for not yet
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
}

type ChainListDaosResult struct {
	// DAOs, the newest first
	Daos []Dao `json:"daos"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListModulesResult struct {
	// The modules in the order in which they are loaded
	Modules []ChainListModulesResultModulesItem `json:"modules"`
}

type ChainListModulesResultModulesItem struct {
	// Permanent number of the module in this chain; 0 for the chain itself
	Id int64 `json:"id"`
	// How other modules and methods call it
	Name string `json:"name"`
	// Version of its rules, raised by upgrades
	Version int64 `json:"version"`
	// What the module is for, in a sentence
	About string `json:"about"`
	// Its operations: what bundles can do with it
	Operations []string `json:"operations"`
	// Its questions, without the prefix chain_
	Methods []string `json:"methods"`
	// What it tells of in receipts
	Events []string `json:"events"`
	// Its lists of past events, each a method of this name
	Indexes []string `json:"indexes"`
}

type ChainListMultiSigTxsResult struct {
	// Its transactions, the newest first
	Transactions []ChainListMultiSigTxsResultTransactionsItem `json:"transactions"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListMultiSigTxsResultTransactionsItem struct {
	// Number of the transaction within the account, from 0
	TxId int64 `json:"tx_id"`
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Signer that proposed it
	Proposer Address `json:"proposer"`
	// What it does, in order
	Operations []Operation `json:"operations"`
	// Why it is proposed, 1 to 256 characters
	Description string `json:"description"`
	// Hash of its operations: what an approval names
	OperationsHash Hex32 `json:"operations_hash"`
	// Who approved it, in order
	Approvals []ChainListMultiSigTxsResultTransactionsItemApprovalsItem `json:"approvals"`
	// How many signers approve
	ApprovalCount int64 `json:"approval_count"`
	// How many must approve
	Threshold int64 `json:"threshold"`
	// How it stands: waiting for approvals, carried out, or too late
	Status string `json:"status"`
	// Height of the block in which it was proposed
	CreatedAtHeight Height `json:"created_at_height"`
	// The last height at which it can be carried out
	ExpiresAtHeight Height `json:"expires_at_height"`
	// Height at which it was carried out; null for not yet
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// Bundle that carried it out; null until then, and when the end of a block did
	ExecutionBundle *Hash `json:"execution_bundle,omitempty"`
	// Each operation as a line of text
	Summary []string `json:"summary"`
	// What would happen now, on the state at the head of this node; null unless it is pending, and where it would take too long
	Simulation *ChainListMultiSigTxsResultTransactionsItemSimulation `json:"simulation,omitempty"`
}

type ChainListMultiSigTxsResultTransactionsItemApprovalsItem struct {
	// Account that approved
	Signer Address `json:"signer"`
	// Height of its approval
	Height Height `json:"height"`
}

type ChainListMultiSigTxsResultTransactionsItemSimulation struct {
	// True when it would succeed
	Ok bool `json:"ok"`
	// What would refuse it; null when nothing would
	Error *ChainListMultiSigTxsResultTransactionsItemSimulationError `json:"error,omitempty"`
	// Height of the state that it was tried on
	AtHeight Height `json:"at_height"`
}

type ChainListMultiSigTxsResultTransactionsItemSimulationError struct {
	// Which operation would be refused, from 0
	Index int64 `json:"index"`
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainListNftsByOwnerResult struct {
	// Its tokens, by collection and number
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
	// Account that has the token
	Owner Address `json:"owner"`
	// Link to its metadata
	MetadataUri string `json:"metadata_uri"`
	// Account that may move this token besides the owner; null for none
	Approved *Address `json:"approved,omitempty"`
	// Height at which it was minted
	MintedAtHeight Height `json:"minted_at_height"`
	// Height at which it moved last
	LastTransferHeight Height `json:"last_transfer_height"`
	// What is due of a sale, and to whom
	Royalty ChainListNftsByOwnerResultNftsItemRoyalty `json:"royalty"`
}

// What is due of a sale, and to whom
type ChainListNftsByOwnerResultNftsItemRoyalty struct {
	// Account that royalties are due to
	Receiver Address `json:"receiver"`
	// Part of a sale that is due, in basis points
	Bps int64 `json:"bps"`
}

type ChainListPoolsResult struct {
	// All pools, the deepest first
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
	// Raw units of the first token in the pool
	ReserveA Amount `json:"reserve_a"`
	// Raw units of the second token in the pool
	ReserveB Amount `json:"reserve_b"`
	// Mint address of the token that stands for shares of the pool
	LpMint Mint `json:"lp_mint"`
	// Raw units of shares that there are
	LpSupply Amount `json:"lp_supply"`
	// Raw units of shares in locks that have not ended
	LpLocked Amount `json:"lp_locked"`
	// The oldest of these locks
	Locks []ChainListPoolsResultPoolsItemLocksItem `json:"locks"`
	// Fee of a swap in basis points of what goes in
	FeeBps int64 `json:"fee_bps"`
	// Whole units of the second token for one whole unit of the first
	PriceAInB string `json:"price_a_in_b"`
	// Whole units of the first token for one whole unit of the second
	PriceBInA string `json:"price_b_in_a"`
	// Mean of price_a_in_b over the last ten minutes; null for a younger pool
	Twap10m *string `json:"twap_10m,omitempty"`
	// What the pool holds, in raw native units
	TvlNative Amount `json:"tvl_native"`
	// Raw units of the first token swapped in this hour and the 23 before it
	Volume24hA Amount `json:"volume_24h_a"`
	// Raw units of the second token swapped in this hour and the 23 before it
	Volume24hB Amount `json:"volume_24h_b"`
	// How many swaps there were, ever
	Swaps int64 `json:"swaps"`
	// Account that made the pool
	Creator Address `json:"creator"`
	// Height of the block that made the pool
	CreatedAtHeight Height `json:"created_at_height"`
}

type ChainListPoolsResultPoolsItemLocksItem struct {
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// Account that gets the shares when the lock ends
	Owner Address `json:"owner"`
	// Raw units of shares that are locked
	Amount Amount `json:"amount"`
	// When the lock ends, in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainListPresalesResult struct {
	// Presales, the newest first
	Presales []ChainListPresalesResultPresalesItem `json:"presales"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListPresalesResultPresalesItem struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
	// The account that holds the deposit and the payments, in hex
	Address Mint `json:"address"`
	// Account that sells its token
	Creator Address `json:"creator"`
	// Mint address of the token that is sold
	TokenMint Mint `json:"token_mint"`
	// Raw units that are for sale
	TokensForSale Amount `json:"tokens_for_sale"`
	// Raw units of the payment token that must be raised, else everybody gets back what he paid
	SoftCap Amount `json:"soft_cap"`
	// Most raw units of the payment token that can be raised
	HardCap Amount `json:"hard_cap"`
	// Least raw units of the payment token that an account pays in
	MinContribution Amount `json:"min_contribution"`
	// Most raw units of the payment token that an account pays in, in all
	MaxContribution Amount `json:"max_contribution"`
	// From when it takes contributions, in Unix seconds
	StartTime Time `json:"start_time"`
	// Until when it takes contributions, in Unix seconds
	EndTime Time `json:"end_time"`
	// Part of what is raised that goes into the pool, in basis points
	LiquidityBps int64 `json:"liquidity_bps"`
	// Tokens in the pool for a payment, as part of what the presale gives for it, in basis points
	ListingRateBps int64 `json:"listing_rate_bps"`
	// How long the liquidity of the pool is locked, in seconds
	LpLockDuration int64 `json:"lp_lock_duration"`
	// When what was bought is delivered; null: all of it when the presale is finalized
	Vesting *ChainListPresalesResultPresalesItemVesting `json:"vesting,omitempty"`
	// What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
	Unsold string `json:"unsold"`
	// How many accounts may contribute; 0: everybody may
	WhitelistSize int64 `json:"whitelist_size"`
	// What the presale is called; null for none
	Title *string `json:"title,omitempty"`
	// What it is for, up to 1,000 characters; null for none
	Description *string `json:"description,omitempty"`
	// Link to more about it; null for none
	Url *string `json:"url,omitempty"`
	// Height of the block that made the presale
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token that is sold
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the token that contributors pay in
	PaymentToken string `json:"payment_token"`
	// How the presale stands: before, during or after its time, given up, finished, giving back, or all given back
	Status string `json:"status"`
	// Raw units of the payment token that all paid so far
	Raised Amount `json:"raised"`
	// Raw units of the token that were sold so far
	Sold Amount `json:"sold"`
	// How many accounts paid in
	Contributors int64 `json:"contributors"`
	// Of `raised`, what the creator paid himself
	CreatorContributed Amount `json:"creator_contributed"`
	// Address of the pool that was made; null before
	Pool *Mint `json:"pool,omitempty"`
	// Number of the lock on its liquidity, within the pool; null before
	LpLockId *int64 `json:"lp_lock_id,omitempty"`
	// Height at which it was finalized; null before
	FinalizedAtHeight *Height `json:"finalized_at_height,omitempty"`
	// To how many contributors the part that is due at once was delivered
	Distribution ChainListPresalesResultPresalesItemDistribution `json:"distribution"`
}

// To how many contributors the part that is due at once was delivered
type ChainListPresalesResultPresalesItemDistribution struct {
	// How many have it
	Done int64 `json:"done"`
	// How many there are; 0 before it is finalized
	Total int64 `json:"total"`
}

type ChainListPresalesResultPresalesItemVesting struct {
	// Part that is delivered when the presale is finalized, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part that is delivered in every cycle after that, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

type ChainListProgramsResult struct {
	// Programs, the newest name first
	Programs []ChainListProgramsResultProgramsItem `json:"programs"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListProgramsResultProgramsItem struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Account that registered it, and alone can register versions of it
	Owner Address `json:"owner"`
	// What it is called
	Title string `json:"title"`
	// What it does, as its author says
	Description string `json:"description"`
	// What its callers give
	Params []ChainListProgramsResultProgramsItemParamsItem `json:"params"`
	// How many steps it has
	Steps int64 `json:"steps"`
	// Its whole text, which never changes
	ProgramJson json.RawMessage `json:"program_json"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// How often this version was run
	Executions int64 `json:"executions"`
	// True when this version cannot be run any more
	Deprecated bool `json:"deprecated"`
	// Block that registered this version
	RegisteredAtHeight Height `json:"registered_at_height"`
}

type ChainListProgramsResultProgramsItemParamsItem struct {
	// Name, 1 to 32 characters of a to z, 0 to 9 and _
	Name string `json:"name"`
	// What it is: raw units, a token, an account, a validator, a number, hundredths of a percent, a text
	Type string `json:"type"`
	// Value when the caller gives none; required where this is left out
	Default json.RawMessage `json:"default,omitempty"`
	// Least value of a number
	Min json.RawMessage `json:"min,omitempty"`
	// Greatest value of a number
	Max json.RawMessage `json:"max,omitempty"`
	// The values that it can have; any when left out
	Enum []json.RawMessage `json:"enum,omitempty"`
}

type ChainListProposalsResult struct {
	// Proposals, the newest first
	Proposals []ChainListProposalsResultProposalsItem `json:"proposals"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListProposalsResultProposalsItem struct {
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
	// What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
	ProposalType string `json:"proposal_type"`
	// What the proposal is called, 1 to 128 characters
	Title string `json:"title"`
	// Why it is proposed, 1 to 10,000 characters
	Description string `json:"description"`
	// Account that made the proposal
	Proposer Address `json:"proposer"`
	// How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out
	Status string `json:"status"`
	// Height of the block that made the proposal
	CreatedAtHeight Height `json:"created_at_height"`
	// Last height of the vote
	VotingEndHeight Height `json:"voting_end_height"`
	// Raw native units of stake in favour
	YesPower Amount `json:"yes_power"`
	// Raw native units of stake against
	NoPower Amount `json:"no_power"`
	// Raw native units of stake that may vote
	TotalPower Amount `json:"total_power"`
	// Part of all stake that must vote, in basis points
	QuorumBps int64 `json:"quorum_bps"`
	// How many accounts have voted
	Voters int64 `json:"voters"`
	// From when an approved proposal can be carried out, in Unix seconds; null for others
	TimelockUntil *Time `json:"timelock_until,omitempty"`
	// Height at which it was carried out; null for not yet
	ExecutedAtHeight *Height `json:"executed_at_height,omitempty"`
	// The parameter that it sets; null for other kinds
	Parameter *ChainListProposalsResultProposalsItemParameter `json:"parameter,omitempty"`
	// The payment that it makes; null for other kinds
	Treasury *ChainListProposalsResultProposalsItemTreasury `json:"treasury,omitempty"`
	// What it says of a contract; null for other kinds
	Safety *ChainListProposalsResultProposalsItemSafety `json:"safety,omitempty"`
	// Raw native units that the proposer left
	Deposit Amount `json:"deposit"`
	// Why it could not be carried out; null unless it failed
	Error *ChainListProposalsResultProposalsItemError `json:"error,omitempty"`
	// When the vote ends if blocks come every two seconds, or ended, in Unix seconds
	VotingEndTimeEstimate Time `json:"voting_end_time_estimate"`
	// Part of all stake that voted, in basis points
	TurnoutBps int64 `json:"turnout_bps"`
}

type ChainListProposalsResultProposalsItemError struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
}

type ChainListProposalsResultProposalsItemParameter struct {
	// Which chain parameter it is, such as dex.fee_bps
	Key string `json:"key"`
	// Value that it had when this was proposed, as text
	OldValue string `json:"old_value"`
	// Value that it is to have, as text
	NewValue string `json:"new_value"`
}

type ChainListProposalsResultProposalsItemSafety struct {
	// Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
	Chain string `json:"chain"`
	// Where the contract is, in the notation of its chain
	Contract string `json:"contract"`
	// What wallets are told of the contract; unknown also where governance has decided nothing
	Level string `json:"level"`
	// Name of the collection or project that it belongs to; null for none
	Collection *string `json:"collection,omitempty"`
}

type ChainListProposalsResultProposalsItemTreasury struct {
	// Account that is to be paid
	Recipient Address `json:"recipient"`
	// Raw native units to pay
	Amount Amount `json:"amount"`
}

type ChainListRecoveriesResult struct {
	// Events under the key, the newest first
	Events []ChainListRecoveriesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainListRecoveriesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainListRecoveriesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainListRecoveriesResultEventsItemData struct {
	// Account that is to get a new key
	Account Address `json:"account"`
	// Guardian that agreed
	Guardian Address `json:"guardian"`
	// How many guardians agree so far
	Approvals int64 `json:"approvals"`
	// How many must agree
	Threshold int64 `json:"threshold"`
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
	// Key that the account is to get, in hex
	NewPublicKey string `json:"new_public_key"`
	// From when it may be finalized, in Unix seconds
	ReadyAt Time `json:"ready_at"`
}

type ChainListSettleOrdersResult struct {
	// Open orders, the newest first
	Orders []ChainListSettleOrdersResultOrdersItem `json:"orders"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListSettleOrdersResultOrdersItem struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and gets what is bought
	Owner Address `json:"owner"`
	// Mint of the token that is sold
	SellToken Mint `json:"sell_token"`
	// Mint of the token that is wanted for it
	BuyToken Mint `json:"buy_token"`
	// Raw units that are sold, all or none; they are in escrow
	SellAmount Amount `json:"sell_amount"`
	// Least raw units that are taken for them
	MinBuyAmount Amount `json:"min_buy_amount"`
	// From this time on, in unix seconds, nobody can match the order
	Deadline Time `json:"deadline"`
	// Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
	Tier int64 `json:"tier"`
	// Symbol of the sell token; the mint of one that has none of its own
	SellSymbol string `json:"sell_symbol"`
	// Symbol of the buy token; the mint of one that has none of its own
	BuySymbol string `json:"buy_symbol"`
	// Maker that matched it; null until one does
	Maker *Address `json:"maker,omitempty"`
	// Raw units that the maker gives; null until one does
	BuyAmount *Amount `json:"buy_amount,omitempty"`
	// Raw units for the treasury, out of what the maker gets
	Fee *Amount `json:"fee,omitempty"`
	// Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline
	Status string `json:"status"`
	// Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back
	Escrowed Amount `json:"escrowed"`
	// How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
	SpreadBps *int64 `json:"spread_bps,omitempty"`
	// Block in which it was made
	CreatedBlock Height `json:"created_block"`
	// Block in which a maker matched it
	MatchedBlock *Height `json:"matched_block,omitempty"`
	// Block in which both amounts changed hands
	SettledBlock *Height `json:"settled_block,omitempty"`
	// Bundles in which it came about
	Bundles ChainListSettleOrdersResultOrdersItemBundles `json:"bundles"`
}

// Bundles in which it came about
type ChainListSettleOrdersResultOrdersItemBundles struct {
	// Bundle that made the order; null when the end of a block did
	Create *Hash `json:"create"`
	// Bundle that matched it; null until then, and when the end of a block did
	Match *Hash `json:"match,omitempty"`
	// Bundle that settled it; null until then, and when the end of a block did
	Settle *Hash `json:"settle,omitempty"`
}

type ChainListSettleSettlementsResult struct {
	// Settled orders, the newest first
	Settlements []ChainListSettleSettlementsResultSettlementsItem `json:"settlements"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListSettleSettlementsResultSettlementsItem struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and gets what is bought
	Owner Address `json:"owner"`
	// Mint of the token that is sold
	SellToken Mint `json:"sell_token"`
	// Mint of the token that is wanted for it
	BuyToken Mint `json:"buy_token"`
	// Raw units that are sold, all or none; they are in escrow
	SellAmount Amount `json:"sell_amount"`
	// Least raw units that are taken for them
	MinBuyAmount Amount `json:"min_buy_amount"`
	// From this time on, in unix seconds, nobody can match the order
	Deadline Time `json:"deadline"`
	// Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
	Tier int64 `json:"tier"`
	// Symbol of the sell token; the mint of one that has none of its own
	SellSymbol string `json:"sell_symbol"`
	// Symbol of the buy token; the mint of one that has none of its own
	BuySymbol string `json:"buy_symbol"`
	// Maker that matched it; null until one does
	Maker *Address `json:"maker,omitempty"`
	// Raw units that the maker gives; null until one does
	BuyAmount *Amount `json:"buy_amount,omitempty"`
	// Raw units for the treasury, out of what the maker gets
	Fee *Amount `json:"fee,omitempty"`
	// Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline
	Status string `json:"status"`
	// Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back
	Escrowed Amount `json:"escrowed"`
	// How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
	SpreadBps *int64 `json:"spread_bps,omitempty"`
	// Block in which it was made
	CreatedBlock Height `json:"created_block"`
	// Block in which a maker matched it
	MatchedBlock *Height `json:"matched_block,omitempty"`
	// Block in which both amounts changed hands
	SettledBlock *Height `json:"settled_block,omitempty"`
	// Bundles in which it came about
	Bundles ChainListSettleSettlementsResultSettlementsItemBundles `json:"bundles"`
}

// Bundles in which it came about
type ChainListSettleSettlementsResultSettlementsItemBundles struct {
	// Bundle that made the order; null when the end of a block did
	Create *Hash `json:"create"`
	// Bundle that matched it; null until then, and when the end of a block did
	Match *Hash `json:"match,omitempty"`
	// Bundle that settled it; null until then, and when the end of a block did
	Settle *Hash `json:"settle,omitempty"`
}

type ChainListStakingPoolsResult struct {
	// Staking pools, the newest first
	Pools []ChainListStakingPoolsResultPoolsItem `json:"pools"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListStakingPoolsResultPoolsItem struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Account that opened the pool
	Creator Address `json:"creator"`
	// Mint address of the token that is staked
	TokenMint Mint `json:"token_mint"`
	// Mint address of the token that rewards are paid in
	RewardToken Mint `json:"reward_token"`
	// Raw units of rewards a second, for all stakers together
	RewardRate Amount `json:"reward_rate"`
	// How long a deposit is locked, in seconds
	LockPeriod int64 `json:"lock_period"`
	// Most raw units that the pool holds; 0 for no limit
	Capacity Amount `json:"capacity"`
	// Most raw units of one account; 0 for no limit
	PerUserCap Amount `json:"per_user_cap"`
	// Raw units that are staked now
	TotalStaked Amount `json:"total_staked"`
	// How many accounts have something staked
	Stakers int64 `json:"stakers"`
	// Raw units of rewards that the pool has, also those that are owed
	Escrow Amount `json:"escrow"`
	// Raw units of rewards that were earned and not claimed
	Owed Amount `json:"owed"`
	// Raw units of rewards claimed so far: over time it may come to more than there is of the token
	Paid U256 `json:"paid"`
	// Height of the block that opened the pool
	CreatedAtHeight Height `json:"created_at_height"`
	// Symbol of the token that is staked
	TokenSymbol string `json:"token_symbol"`
	// Symbol of the token that rewards are paid in
	RewardSymbol string `json:"reward_symbol"`
	// Who alone may fund the pool, and gets back what remains; null: everybody may, and the creator gets it
	Funder *Address `json:"funder,omitempty"`
	// Raw units of rewards that one staked raw unit has earned since the pool opened, times 10^18
	RewardPerToken U256 `json:"reward_per_token"`
	// When rewards run out if stakers stay, in Unix seconds; null when none flow
	FinishAt *Time `json:"finish_at,omitempty"`
	// Rewards of a year in basis points of what is staked; null unless both are of one token and rewards flow
	AprBps *int64 `json:"apr_bps,omitempty"`
	// open: rewards flow; unfunded: none were paid in yet; finished: they have run out; closed: by its creator
	Status string `json:"status"`
}

type ChainListTokenTypesResult struct {
	// What the collection has, the lowest number first
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
	// What people call the type
	Name string `json:"name"`
	// Link to its metadata
	MetadataUri string `json:"metadata_uri"`
	// Most that there can ever be; 0 for no limit
	MaxSupply U128 `json:"max_supply"`
	// True when amounts of it move; false when one moves at a time
	IsFungible bool `json:"is_fungible"`
	// Height of the block that defined the type
	CreatedAtHeight Height `json:"created_at_height"`
	// How many there are now
	Supply U128 `json:"supply"`
	// How many were destroyed
	Burned U256 `json:"burned"`
	// How many accounts hold some
	Holders int64 `json:"holders"`
}

type ChainListTokensResult struct {
	// The native token, those of genesis, then as they were created
	Tokens []Token `json:"tokens"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
}

type ChainListValidatorsResult struct {
	// Those that may be active first, more stake before less
	Validators []ChainListValidatorsResultValidatorsItem `json:"validators"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Raw native units that are staked with all validators
	TotalStaked Amount `json:"total_staked"`
}

type ChainListValidatorsResultValidatorsItem struct {
	// Account that operates the validator
	Address Address `json:"address"`
	// Consensus key with which it signs, in hex
	Pubkey ConsensusKey `json:"pubkey"`
	// Raw native units that earn with it, of everybody
	Stake Amount `json:"stake"`
	// Raw native units of its operator
	SelfStake Amount `json:"self_stake"`
	// Raw native units of others, whether they compound or not
	DelegatedStake Amount `json:"delegated_stake"`
	// Raw native units of those whose earnings become stake by themselves
	CompoundingStake Amount `json:"compounding_stake"`
	// Part of earnings that the operator keeps, in basis points
	Commission int64 `json:"commission"`
	// What the commission will be; null where no change waits
	NextCommission *ChainListValidatorsResultValidatorsItemNextCommission `json:"next_commission,omitempty"`
	// When the operator last changed it, in Unix seconds; null for never
	CommissionChangedAt *Time `json:"commission_changed_at,omitempty"`
	// From when it may be changed again, in Unix seconds; null for now
	CommissionNextChangeAt *Time `json:"commission_next_change_at,omitempty"`
	// active: signs blocks; skipped: active, but leads none for now; candidate: may become active; leaving: its own stake is below the least; jailed: taken out
	Status string `json:"status"`
	// True while it was taken out for misconduct or absence
	IsJailed bool `json:"is_jailed"`
	// From when it may leave jail, in Unix seconds; 0 when it never was in jail
	JailReleaseTime Time `json:"jail_release_time"`
	// How often it was jailed
	JailCount int64 `json:"jail_count"`
	// Why it was jailed: it signed two things that contradict, or missed too many turns
	JailReason *string `json:"jail_reason,omitempty"`
	// How well it does its turns: 0.5 to 1
	PerformanceScore float64 `json:"performance_score"`
	// Its record over many epochs, 0 to 100
	Reputation int64 `json:"reputation"`
	// 1 for the most stake; 0 for one that cannot be active, and beyond the first thousand
	Rank int64 `json:"rank"`
	// Its part of the voting power of this epoch, in basis points
	VotingPowerBps int64 `json:"voting_power_bps"`
	// What the operator says of the validator
	Metadata ChainListValidatorsResultValidatorsItemMetadata `json:"metadata"`
	// True when others may delegate to it
	PoolEnabled bool `json:"pool_enabled"`
	// What its pool of delegations is called
	PoolName string `json:"pool_name"`
	// Least raw native units that others may delegate
	MinDelegation Amount `json:"min_delegation"`
	// True when rewards of new delegations become stake by themselves
	AutoCompoundDefault bool `json:"auto_compound_default"`
	// How many accounts delegate to it
	Delegators int64 `json:"delegators"`
	// Blocks that it proposed, ever
	BlocksProduced int64 `json:"blocks_produced"`
	// Turns that it did not take, ever
	MissedTurns int64 `json:"missed_turns"`
	// Turns missed since the last one it took
	ConsecutiveMissed int64 `json:"consecutive_missed"`
	// Height of the last block that it proposed; 0 for none
	LastBlockHeight Height `json:"last_block_height"`
	// Raw native units of commission that wait to be claimed
	CommissionBalance Amount `json:"commission_balance"`
	// Height at which it registered; 0 at genesis
	RegisteredAtHeight Height `json:"registered_at_height"`
	// The key that it will sign with; null where no change waits
	PendingConsensusKey *ChainListValidatorsResultValidatorsItemPendingConsensusKey `json:"pending_consensus_key,omitempty"`
}

// What the operator says of the validator
type ChainListValidatorsResultValidatorsItemMetadata struct {
	// What people call the validator, up to 64 characters
	Name string `json:"name"`
	// Who runs it, up to 500 characters
	Description string `json:"description"`
	// Its home page, up to 256 characters
	Website string `json:"website"`
	// Link to its picture, up to 256 characters
	Avatar string `json:"avatar"`
}

type ChainListValidatorsResultValidatorsItemNextCommission struct {
	// Part of earnings that the operator will keep, in basis points
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
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainMintMultiTokenResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainMintNftResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainMintNftResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainMintNftResult1Created struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
}

type ChainNodeInfoResult struct {
	// Version of the program that the node runs
	Version string `json:"version"`
	// True where the node follows headers alone and keeps no state
	Light bool `json:"light"`
	// What the chain calls itself
	Name string `json:"name"`
	// Which kind of network it is: mainnet, testnet or dev
	Network string `json:"network"`
	// Number of the chain, which every signature covers
	ChainId int64 `json:"chain_id"`
	// How the native token is written
	Symbol string `json:"symbol"`
	// Digits after the point of a whole native token
	Decimals int64 `json:"decimals"`
	// Letters that addresses in native form begin with
	AddressPrefix string `json:"address_prefix"`
	// Letters that hashes in native form begin with
	HashPrefix string `json:"hash_prefix"`
	// Hash of the genesis block, which no other chain has
	GenesisHash Hash `json:"genesis_hash"`
	// Hash of the modules with their operations and parameters; nodes that differ in it cannot agree
	ModuleSetId Hash `json:"module_set_id"`
	// True where every bundle must be signed
	EnforceSignatures bool `json:"enforce_signatures"`
	// Price of gas that the node asks for now, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// Height of the last final block that the node has
	Height Height `json:"height"`
	// Account of the validator whose key this node signs with; null for none
	Validator *Address `json:"validator,omitempty"`
}

type ChainPoolSwapsResult struct {
	// Events under the key, the newest first
	Events []ChainPoolSwapsResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainPoolSwapsResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainPoolSwapsResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainPoolSwapsResultEventsItemData struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the token that went in
	TokenIn Mint `json:"token_in"`
	// Mint address of the token that came out
	TokenOut Mint `json:"token_out"`
	// Raw units that went in
	AmountIn Amount `json:"amount_in"`
	// Raw units that came out
	AmountOut Amount `json:"amount_out"`
	// Account that swapped
	Trader Address `json:"trader"`
	// Which of the swaps of a route, from 0
	Hop int64 `json:"hop"`
}

type ChainPrepareBundleResult struct {
	// The bundle without signatures: borsh bytes in hex, to which the signature is appended
	UnsignedBundleHex string `json:"unsigned_bundle_hex"`
	// Blake3 of these bytes: what is to be signed
	SigningHash Hex32 `json:"signing_hash"`
	// Account that sends the bundle
	From Address `json:"from"`
	// The next nonce of the account, which the bundle has
	Nonce int64 `json:"nonce"`
	// Most gas that it may use, as measured or asked for
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Last height at which a block may include it
	ValidUntil Height `json:"valid_until"`
	// What it does, in order
	Operations []OperationRecord `json:"operations"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainPreviewIntentResult struct {
	// What it does, in words
	Summary string `json:"summary"`
	// What it costs, in raw native units
	Fee Amount `json:"fee"`
	// The same as people read it
	FeeFormatted string `json:"fee_formatted"`
	// How far its swaps move their prices, in percent
	PriceImpactPercent float64 `json:"price_impact_percent"`
	// none: nothing is swapped; direct: in one pool; multi-hop: through several in a row
	RouteType string `json:"route_type"`
	// How much less than now its trades may give, in percent; 0 where there is none
	SlippageTolerance float64 `json:"slippage_tolerance"`
	// For how many seconds it can be included, about
	ExpiresInS int64 `json:"expires_in_s"`
	// Blake3 of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it
	Warnings []string `json:"warnings"`
}

type ChainProfileUpdatesResult struct {
	// Events under the key, the newest first
	Events []ChainProfileUpdatesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProfileUpdatesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainProfileUpdatesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainProfileUpdatesResultEventsItemData struct {
	// The player that it is about
	PassportOwner Address `json:"passport_owner"`
	// The game, by the id under which it registered
	GameId string `json:"game_id"`
	// Experience of the player after it, from all games together
	Xp int64 `json:"xp"`
}

type ChainProgramRunsByResult struct {
	// Events under the key, the newest first
	Events []ChainProgramRunsByResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProgramRunsByResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainProgramRunsByResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainProgramRunsByResultEventsItemData struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Account that ran it
	Executor Address `json:"executor"`
	// The steps that were run, in order; those whose condition did not hold are missing
	Steps []ChainProgramRunsByResultEventsItemDataStepsItem `json:"steps"`
}

type ChainProgramRunsByResultEventsItemDataStepsItem struct {
	// Place of the step, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Operation string `json:"operation"`
}

type ChainProgramsOfResult struct {
	// Events under the key, the newest first
	Events []ChainProgramsOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProgramsOfResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainProgramsOfResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainProgramsOfResultEventsItemData struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Account that registered it
	Owner Address `json:"owner"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today
	GasBound int64 `json:"gas_bound"`
}

type ChainProposalVotesResult struct {
	// Events under the key, the newest first
	Events []ChainProposalVotesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainProposalVotesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainProposalVotesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainProposalVotesResultEventsItemData struct {
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// True in favour, false against
	Approve bool `json:"approve"`
	// Raw native units of stake that it spoke for
	Power Amount `json:"power"`
}

type ChainProposeMultiSigTxResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainProposeMultiSigTxResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainProposeMultiSigTxResult1Created struct {
	// Number of the transaction within the account, from 0
	TxId *int64 `json:"tx_id,omitempty"`
	// True when your approval was enough, so that it was done at once
	Executed *bool `json:"executed,omitempty"`
}

type ChainQuoteSwapResult struct {
	// Symbol of the token that goes in, or 0x and its mint
	FromToken string `json:"from_token"`
	// Symbol of the token that comes out, or 0x and its mint
	ToToken string `json:"to_token"`
	// Raw units that go in
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out
	AmountOut Amount `json:"amount_out"`
	// What the pools on the way keep, in raw units of the token that goes in
	FeeAmount Amount `json:"fee_amount"`
	// The same as part of what goes in, in basis points
	FeeBps int64 `json:"fee_bps"`
	// How far the swap moves the price, in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
	// Whole tokens that one whole token buys if it moves no price and pays no fee
	SpotPrice string `json:"spot_price"`
	// Whole tokens that one whole token buys in this swap
	ExecutionPrice string `json:"execution_price"`
	// The pools on the way, in order
	Route []ChainQuoteSwapResultRouteItem `json:"route"`
	// direct: one pool; multi-hop: several in a row
	RouteType string `json:"route_type"`
	// Half a percent below what comes out now, in raw units: a limit to ask for
	MinAmountOut Amount `json:"min_amount_out"`
	// What speaks against the swap, a sentence each
	Warnings []string `json:"warnings"`
	// Height of the state that it was read from
	Height Height `json:"height"`
}

type ChainQuoteSwapResultRouteItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the token that goes in there
	TokenIn Mint `json:"token_in"`
	// Mint address of the token that comes out there
	TokenOut Mint `json:"token_out"`
	// Raw units that go in there
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out there
	AmountOut Amount `json:"amount_out"`
}

type ChainReadStateRangesItem struct {
	// How the state keys of the range begin, in hex: number of the module, slot, then key parts
	Prefix string `json:"prefix"`
	// Most records to read, 1 to 1,024
	Limit int64 `json:"limit"`
	// True to read from the end of the range
	Reverse bool `json:"reverse"`
	// State key in hex after which to go on; from the start when left out
	After *string `json:"after,omitempty"`
}

type ChainReadStateResult struct {
	// Block whose state the records are of: all of one block
	Height Height `json:"height"`
	// Time of that block, in Unix milliseconds
	TimestampMs int64 `json:"timestamp_ms"`
	// Bytes of each record in hex, in the order of the keys; null for none
	Records []*string `json:"records"`
	// Records of each range
	Ranges []ChainReadStateResultRangesItem `json:"ranges"`
}

type ChainReadStateResultRangesItem struct {
	// Records in the order of their keys, or in reverse
	Entries []ChainReadStateResultRangesItemEntriesItem `json:"entries"`
	// False when the answer ended for its size: go on after the last key
	Complete bool `json:"complete"`
}

type ChainReadStateResultRangesItemEntriesItem struct {
	// State key of the record in hex
	Key string `json:"key"`
	// Bytes of the record in hex
	Value string `json:"value"`
}

type ChainReceivedNamesResult struct {
	// Events under the key, the newest first
	Events []ChainReceivedNamesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainReceivedNamesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainReceivedNamesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainReceivedNamesResultEventsItemData struct {
	// The whole of it: the label, a dot, and what names of this chain end with
	Name string `json:"name"`
	// Account that had the name
	From Address `json:"from"`
	// Account that has the name now
	To Address `json:"to"`
}

type ChainRefundPresaleResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterBridgeMappingResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterNameResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainRegisterNameResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterNameResult1Created struct {
	// The whole of it: the label, a dot, and what names of this chain end with
	Name string `json:"name"`
	// Until when the name is paid, in Unix seconds
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// Raw native units that were paid
	Price *Amount `json:"price,omitempty"`
}

type ChainRegisterProgramResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainRegisterProgramResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainRegisterProgramResult1Created struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Hash of the text of this version
	Hash Hash `json:"hash"`
	// Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today
	GasBound *int64 `json:"gas_bound,omitempty"`
}

type ChainRegisteredGamesResult struct {
	// Events under the key, the newest first
	Events []ChainRegisteredGamesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainRegisteredGamesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainRegisteredGamesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainRegisteredGamesResultEventsItemData struct {
	// The game, by the id under which it registered
	GameId string `json:"game_id"`
	// What people call the game
	Name string `json:"name"`
	// The account that alone writes its profiles
	Authority Address `json:"authority"`
}

type ChainRegisteredNamesResult struct {
	// Events under the key, the newest first
	Events []ChainRegisteredNamesResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainRegisteredNamesResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainRegisteredNamesResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainRegisteredNamesResultEventsItemData struct {
	// The whole of it: the label, a dot, and what names of this chain end with
	Name string `json:"name"`
	// Account that has the name now
	Owner Address `json:"owner"`
	// Until when it is paid, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// Raw native units that were paid
	Price Amount `json:"price"`
}

type ChainRemoveLiquidityResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// Raw units of the first token that come out
	AmountA Amount `json:"amount_a"`
	// Raw units of the second token that come out
	AmountB Amount `json:"amount_b"`
}

type ChainRemoveLiquidityResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainRemoveLiquidityResult2BalanceChangesItem `json:"balance_changes"`
	// Raw units of the first token that come out
	AmountA *Amount `json:"amount_a,omitempty"`
	// Raw units of the second token that come out
	AmountB *Amount `json:"amount_b,omitempty"`
}

type ChainRemoveLiquidityResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainResolveNameResult struct {
	// The whole of it: the label, a dot, and what names of this chain end with
	Name string `json:"name"`
	// Account that the name stands for
	Address Address `json:"address"`
	// Account that has the name
	Owner Address `json:"owner"`
	// Until when it is paid, in Unix seconds
	ExpiresAt Time `json:"expires_at"`
	// True when it has expired, and its owner can still renew it
	InGrace bool `json:"in_grace"`
}

type ChainReverseResolveResult struct {
	// The account that was asked for
	Address Address `json:"address"`
	// The whole of it: the label, a dot, and what names of this chain end with
	Name string `json:"name"`
}

type ChainRevokeMultiSigApprovalResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainRunsOfProgramResult struct {
	// Events under the key, the newest first
	Events []ChainRunsOfProgramResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainRunsOfProgramResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainRunsOfProgramResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainRunsOfProgramResultEventsItemData struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version of the program, from 1
	Version int64 `json:"version"`
	// Account that ran it
	Executor Address `json:"executor"`
	// The steps that were run, in order; those whose condition did not hold are missing
	Steps []ChainRunsOfProgramResultEventsItemDataStepsItem `json:"steps"`
}

type ChainRunsOfProgramResultEventsItemDataStepsItem struct {
	// Place of the step, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Operation string `json:"operation"`
}

type ChainScheduleUpgradeBinaries1Value struct {
	// Where the file is: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lowercase hex characters
	Sha256 string `json:"sha256"`
}

type ChainScheduleUpgradeBinaries2 struct {
	// Where the file is: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lowercase hex characters
	Sha256 string `json:"sha256"`
}

type ChainScheduleUpgradeResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainScheduleUpgradeResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainScheduleUpgradeResult1Created struct {
	// Number of the plan, as its scheduling answered
	PlanId *int64 `json:"plan_id,omitempty"`
}

type ChainSearchResult struct {
	// The query as it was given
	Query string `json:"query"`
	// What was found, exact matches first
	Matches []ChainSearchResultMatchesItem `json:"matches"`
	// Last block that the explorer has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainSearchResultMatchesItem struct {
	// What was found
	Type string `json:"type"`
	// By which methods find it: a height, a hash, an address, a mint or a number; of a deposit over the bridge chain, transaction and log, with slashes between them
	Id string `json:"id"`
	// What people know it by
	Label string `json:"label"`
	// True when the query names it, false when it only begins like it
	Exact bool `json:"exact"`
}

type ChainSetAutoCompoundResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainSetCommissionResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// First height of the new commission
	EffectiveHeight Height `json:"effective_height"`
}

type ChainSetCommissionResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainSetCommissionResult2BalanceChangesItem `json:"balance_changes"`
	// First height of the new commission
	EffectiveHeight *Height `json:"effective_height,omitempty"`
}

type ChainSetCommissionResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainSetPoolConfigResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainSetValidatorMetadataResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainSettleOrdersOfResult struct {
	// Events under the key, the newest first
	Events []ChainSettleOrdersOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainSettleOrdersOfResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainSettleOrdersOfResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainSettleOrdersOfResultEventsItemData struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
	// Account that sells, and gets what is bought
	Owner Address `json:"owner"`
	// Mint of the token that is sold
	SellToken Mint `json:"sell_token"`
	// Mint of the token that is wanted for it
	BuyToken Mint `json:"buy_token"`
	// Raw units that are sold, all or none; they are in escrow
	SellAmount Amount `json:"sell_amount"`
	// Least raw units that are taken for them
	MinBuyAmount Amount `json:"min_buy_amount"`
	// From this time on, in unix seconds, nobody can match the order
	Deadline Time `json:"deadline"`
	// Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
	Tier int64 `json:"tier"`
}

type ChainSettleStatsResult struct {
	// Orders that are settled
	SettledCount int64 `json:"settled_count"`
	// What was sold: in raw units of the token, or of all in raw native units by the mean prices of the DEX
	TotalVolume U256 `json:"total_volume"`
	// Mean of the spreads of those orders that have one, in basis points, rounded down
	AvgSpreadBps int64 `json:"avg_spread_bps"`
	// Block of the newest of them; 0 when there is none
	LastSettlementBlock Height `json:"last_settlement_block"`
	// Market makers that may fill orders, of whatever token
	ActiveMmCount int64 `json:"active_mm_count"`
}

type ChainSettlementsOfMakerResult struct {
	// Events under the key, the newest first
	Events []ChainSettlementsOfMakerResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainSettlementsOfMakerResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainSettlementsOfMakerResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainSettlementsOfMakerResultEventsItemData struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
	// Account that made the order
	Owner Address `json:"owner"`
	// Account of the market maker
	Maker Address `json:"maker"`
	// Mint of the token that is sold
	SellToken Mint `json:"sell_token"`
	// Mint of the token that is wanted for it
	BuyToken Mint `json:"buy_token"`
	// Raw units that the maker got, fee included
	SellAmount Amount `json:"sell_amount"`
	// Raw units that the owner got
	BuyAmount Amount `json:"buy_amount"`
	// Raw units of the sell token that went to the treasury
	Fee Amount `json:"fee"`
	// How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none
	SpreadBps *int64 `json:"spread_bps,omitempty"`
}

type ChainSimulateIntentResult struct {
	// True when it would succeed now
	Ok bool `json:"ok"`
	// Why it would be refused; null when it would succeed
	Error *ChainSimulateIntentResultError `json:"error,omitempty"`
	// What becomes of each operation, in order
	Steps []ChainSimulateIntentResultStepsItem `json:"steps"`
	// Each pool that is swapped in, in order, by the state that the operations before leave
	Quotes []ChainSimulateIntentResultQuotesItem `json:"quotes"`
	// How far all swaps together are from their prices, in basis points
	TotalPriceImpactBps int64 `json:"total_price_impact_bps"`
	// What it takes from the sender, by token; where it would be refused for a balance, that token alone
	BalanceChecks []ChainSimulateIntentResultBalanceChecksItem `json:"balance_checks"`
	// The longest way that a swap takes through pools
	Routing ChainSimulateIntentResultRouting `json:"routing"`
	// Gas of the bundle; 0 when it would be refused
	GasUsed int64 `json:"gas_used"`
	// What the bundle costs, in raw native units; 0 when it would be refused
	Fee Amount `json:"fee"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainSimulateIntentResultBalanceChangesItem `json:"balance_changes"`
	// Blake3 of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it
	Warnings []string `json:"warnings"`
}

type ChainSimulateIntentResultBalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol of the token, or 0x and its mint
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainSimulateIntentResultBalanceChecksItem struct {
	// Symbol of the token, or 0x and its mint
	Token string `json:"token"`
	// Raw units that the sender has
	Have Amount `json:"have"`
	// Raw units that it takes in all, of the native token with the fee
	Need Amount `json:"need"`
	// True when that is enough
	Ok bool `json:"ok"`
}

type ChainSimulateIntentResultError struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainSimulateIntentResultQuotesItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the token that goes in
	TokenIn Mint `json:"token_in"`
	// Mint address of the token that comes out
	TokenOut Mint `json:"token_out"`
	// Raw units that go in
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out
	AmountOut Amount `json:"amount_out"`
	// How far it moves the price, in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
}

// The longest way that a swap takes through pools
type ChainSimulateIntentResultRouting struct {
	// none: nothing is swapped; direct: in one pool; multi-hop: through several in a row
	Type string `json:"type"`
	// Tokens on the way, both ends included
	Path []string `json:"path"`
}

type ChainSimulateIntentResultStepsItem struct {
	// Place of the operation, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// Module that has it
	Module string `json:"module"`
	// ok: it would succeed; refused: it would not; not reached: one before it would not
	Status string `json:"status"`
	// Gas that it would use; 0 where it is not reached
	Gas int64 `json:"gas"`
	// Why it would be refused; null where it would not
	Error *ChainSimulateIntentResultStepsItemError `json:"error,omitempty"`
}

type ChainSimulateIntentResultStepsItemError struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainSimulateProgramResult struct {
	// Version of the program, from 1
	Version int64 `json:"version"`
	// True when it would succeed now
	Ok bool `json:"ok"`
	// Why it would be refused; null when it would succeed
	Error *ChainSimulateProgramResultError `json:"error,omitempty"`
	// What becomes of each operation, in order
	Steps []ChainSimulateProgramResultStepsItem `json:"steps"`
	// Each pool that is swapped in, in order, by the state that the operations before leave
	Quotes []ChainSimulateProgramResultQuotesItem `json:"quotes"`
	// How far all swaps together are from their prices, in basis points
	TotalPriceImpactBps int64 `json:"total_price_impact_bps"`
	// What it takes from the sender, by token; where it would be refused for a balance, that token alone
	BalanceChecks []ChainSimulateProgramResultBalanceChecksItem `json:"balance_checks"`
	// The longest way that a swap takes through pools
	Routing ChainSimulateProgramResultRouting `json:"routing"`
	// Gas of the bundle; 0 when it would be refused
	GasUsed int64 `json:"gas_used"`
	// What the bundle costs, in raw native units; 0 when it would be refused
	Fee Amount `json:"fee"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainSimulateProgramResultBalanceChangesItem `json:"balance_changes"`
	// The operations that its steps come to, in order, up to one that would be refused
	Expanded []Operation `json:"expanded"`
	// Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today
	GasBound int64 `json:"gas_bound"`
}

type ChainSimulateProgramResultBalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol of the token, or 0x and its mint
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainSimulateProgramResultBalanceChecksItem struct {
	// Symbol of the token, or 0x and its mint
	Token string `json:"token"`
	// Raw units that the sender has
	Have Amount `json:"have"`
	// Raw units that it takes in all, of the native token with the fee
	Need Amount `json:"need"`
	// True when that is enough
	Ok bool `json:"ok"`
}

type ChainSimulateProgramResultError struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainSimulateProgramResultQuotesItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the token that goes in
	TokenIn Mint `json:"token_in"`
	// Mint address of the token that comes out
	TokenOut Mint `json:"token_out"`
	// Raw units that go in
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out
	AmountOut Amount `json:"amount_out"`
	// How far it moves the price, in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
}

// The longest way that a swap takes through pools
type ChainSimulateProgramResultRouting struct {
	// none: nothing is swapped; direct: in one pool; multi-hop: through several in a row
	Type string `json:"type"`
	// Tokens on the way, both ends included
	Path []string `json:"path"`
}

type ChainSimulateProgramResultStepsItem struct {
	// Place of the operation, from 0
	Index int64 `json:"index"`
	// Name of the operation, such as Transfer
	Op string `json:"op"`
	// Module that has it
	Module string `json:"module"`
	// ok: it would succeed; refused: it would not; not reached: one before it would not
	Status string `json:"status"`
	// Gas that it would use; 0 where it is not reached
	Gas int64 `json:"gas"`
	// Why it would be refused; null where it would not
	Error *ChainSimulateProgramResultStepsItemError `json:"error,omitempty"`
}

type ChainSimulateProgramResultStepsItemError struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of the refusal, by name
	Details json.RawMessage `json:"details"`
}

type ChainStakeResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// What the operation created; before a block includes it what nothing can change any more, null without any
	Created *ChainStakeResult1Created `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainStakeResult1Created struct {
	// Operator account of the validator
	Validator *Address `json:"validator,omitempty"`
	// register: you became a validator; self: added to your own stake; delegate: staked with another
	Kind *string `json:"kind,omitempty"`
}

type ChainStakeToPoolResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// When they can be taken back, in Unix seconds
	UnlockAt Time `json:"unlock_at"`
}

type ChainStakeToPoolResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainStakeToPoolResult2BalanceChangesItem `json:"balance_changes"`
	// When they can be taken back, in Unix seconds
	UnlockAt *Time `json:"unlock_at,omitempty"`
}

type ChainStakeToPoolResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainStakesWithResult struct {
	// Events under the key, the newest first
	Events []ChainStakesWithResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainStakesWithResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainStakesWithResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainStakesWithResultEventsItemData struct {
	// Account that staked
	Staker Address `json:"staker"`
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Raw native units that were staked
	Amount Amount `json:"amount"`
	// register: the staker became a validator; self: added to its own stake; delegate: staked with another
	Kind string `json:"kind"`
}

type ChainStakingInfoResult struct {
	// Raw native units that are staked with all validators
	TotalStaked Amount `json:"total_staked"`
	// How many validators there are, active or not
	ValidatorsTotal int64 `json:"validators_total"`
	// How many of them sign blocks in this epoch
	ActiveValidators int64 `json:"active_validators"`
	// How many there can be at most
	MaxActive int64 `json:"max_active"`
	// Raw native units that a validator must stake itself
	MinStake Amount `json:"min_stake"`
	// How long stake unbonds, in seconds
	UnbondingSeconds int64 `json:"unbonding_seconds"`
	// Number of the epoch of the last block
	Epoch int64 `json:"epoch"`
	// Length of an epoch in blocks
	EpochBlocks int64 `json:"epoch_blocks"`
	// First height of the next epoch
	NextEpochHeight Height `json:"next_epoch_height"`
	// Part of the native supply that is staked, in basis points
	StakedBps int64 `json:"staked_bps"`
	// Earned a year by active stake, in basis points, if all epochs were like the last
	AprBpsEstimate int64 `json:"apr_bps_estimate"`
	// Where block rewards stand
	Emission ChainStakingInfoResultEmission `json:"emission"`
	// How many validators are in jail
	Jailed int64 `json:"jailed"`
}

// Where block rewards stand
type ChainStakingInfoResultEmission struct {
	// Which year since genesis it is, from 1
	Year int64 `json:"year"`
	// What this year is worth, in raw native units
	Annual Amount `json:"annual"`
	// What was emitted since genesis, in raw native units
	Emitted Amount `json:"emitted"`
	// What the pool still has, in raw native units
	Remaining Amount `json:"remaining"`
}

type ChainSubmitBundleResult struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
}

type ChainSubmitIntentResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// Blake3 of the text
	IntentHash Hex32 `json:"intent_hash"`
	// Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
	PlanHash Hex32 `json:"plan_hash"`
	// The operations that were planned, in order
	Plan []Operation `json:"plan"`
	// What it does, in words
	Summary string `json:"summary"`
}

type ChainSubmitIntentResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainSubmitIntentResult2BalanceChangesItem `json:"balance_changes"`
	// Blake3 of the text
	IntentHash *Hex32 `json:"intent_hash,omitempty"`
	// Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent
	PlanHash *Hex32 `json:"plan_hash,omitempty"`
	// The operations that were planned, in order
	Plan []Operation `json:"plan,omitempty"`
	// What it does, in words
	Summary *string `json:"summary,omitempty"`
}

type ChainSubmitIntentResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainSwapResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What the swap would give by the state that it was planned on
	Quote ChainSwapResult1Quote `json:"quote"`
}

// What the swap would give by the state that it was planned on
type ChainSwapResult1Quote struct {
	// Symbol of the token that goes in, or 0x and its mint
	FromToken string `json:"from_token"`
	// Symbol of the token that comes out, or 0x and its mint
	ToToken string `json:"to_token"`
	// Raw units that go in
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out
	AmountOut Amount `json:"amount_out"`
	// What the pools on the way keep, in raw units of the token that goes in
	FeeAmount Amount `json:"fee_amount"`
	// The same as part of what goes in, in basis points
	FeeBps int64 `json:"fee_bps"`
	// How far the swap moves the price, in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
	// Whole tokens that one whole token buys if it moves no price and pays no fee
	SpotPrice string `json:"spot_price"`
	// Whole tokens that one whole token buys in this swap
	ExecutionPrice string `json:"execution_price"`
	// The pools on the way, in order
	Route []ChainSwapResult1QuoteRouteItem `json:"route"`
	// direct: one pool; multi-hop: several in a row
	RouteType string `json:"route_type"`
	// Half a percent below what comes out now, in raw units: a limit to ask for
	MinAmountOut Amount `json:"min_amount_out"`
	// What speaks against the swap, a sentence each
	Warnings []string `json:"warnings"`
	// Height of the state that it was read from
	Height Height `json:"height"`
}

type ChainSwapResult1QuoteRouteItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the token that goes in there
	TokenIn Mint `json:"token_in"`
	// Mint address of the token that comes out there
	TokenOut Mint `json:"token_out"`
	// Raw units that go in there
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out there
	AmountOut Amount `json:"amount_out"`
}

type ChainSwapResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainSwapResult2BalanceChangesItem `json:"balance_changes"`
	// What the swap would give by the state that it was planned on
	Quote *ChainSwapResult2Quote `json:"quote,omitempty"`
}

type ChainSwapResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainSwapResult2Quote struct {
	// Symbol of the token that goes in, or 0x and its mint
	FromToken string `json:"from_token"`
	// Symbol of the token that comes out, or 0x and its mint
	ToToken string `json:"to_token"`
	// Raw units that go in
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out
	AmountOut Amount `json:"amount_out"`
	// What the pools on the way keep, in raw units of the token that goes in
	FeeAmount Amount `json:"fee_amount"`
	// The same as part of what goes in, in basis points
	FeeBps int64 `json:"fee_bps"`
	// How far the swap moves the price, in basis points
	PriceImpactBps int64 `json:"price_impact_bps"`
	// Whole tokens that one whole token buys if it moves no price and pays no fee
	SpotPrice string `json:"spot_price"`
	// Whole tokens that one whole token buys in this swap
	ExecutionPrice string `json:"execution_price"`
	// The pools on the way, in order
	Route []ChainSwapResult2QuoteRouteItem `json:"route"`
	// direct: one pool; multi-hop: several in a row
	RouteType string `json:"route_type"`
	// Half a percent below what comes out now, in raw units: a limit to ask for
	MinAmountOut Amount `json:"min_amount_out"`
	// What speaks against the swap, a sentence each
	Warnings []string `json:"warnings"`
	// Height of the state that it was read from
	Height Height `json:"height"`
}

type ChainSwapResult2QuoteRouteItem struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Mint address of the token that goes in there
	TokenIn Mint `json:"token_in"`
	// Mint address of the token that comes out there
	TokenOut Mint `json:"token_out"`
	// Raw units that go in there
	AmountIn Amount `json:"amount_in"`
	// Raw units that come out there
	AmountOut Amount `json:"amount_out"`
}

type ChainTransferMultiTokenResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainTransferNftResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainTransferResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainUnjailResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainUnstakeFromPoolResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainUnstakeResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// When the stake can be claimed, in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// All of your stake that unbonds, the oldest first
	Entries []ChainUnstakeResult1EntriesItem `json:"entries"`
}

type ChainUnstakeResult1EntriesItem struct {
	// Operator account of the validator that the stake was with
	Validator Address `json:"validator"`
	// Raw native units that unbond
	Amount Amount `json:"amount"`
	// When they can be claimed, in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// True once they can be claimed
	Claimable bool `json:"claimable"`
}

type ChainUnstakeResult2 struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []ChainUnstakeResult2BalanceChangesItem `json:"balance_changes"`
	// When the stake can be claimed, in Unix seconds
	ReleaseAt *Time `json:"release_at,omitempty"`
	// All of your stake that unbonds, the oldest first
	Entries []ChainUnstakeResult2EntriesItem `json:"entries,omitempty"`
}

type ChainUnstakeResult2BalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ChainUnstakeResult2EntriesItem struct {
	// Operator account of the validator that the stake was with
	Validator Address `json:"validator"`
	// Raw native units that unbond
	Amount Amount `json:"amount"`
	// When they can be claimed, in Unix seconds
	ReleaseAt Time `json:"release_at"`
	// True once they can be claimed
	Claimable bool `json:"claimable"`
}

type ChainUnstakesFromResult struct {
	// Events under the key, the newest first
	Events []ChainUnstakesFromResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainUnstakesFromResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainUnstakesFromResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainUnstakesFromResultEventsItemData struct {
	// Account that takes stake back
	Staker Address `json:"staker"`
	// Operator account of the validator
	Validator Address `json:"validator"`
	// Raw native units that unbond
	Amount Amount `json:"amount"`
	// When they can be claimed, in Unix seconds
	ReleaseAt Time `json:"release_at"`
}

type ChainUpdateTokenMetadataResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainValidatorHealthResult struct {
	// Height of the last final block of this node
	BlockHeight Height `json:"block_height"`
	// How many other nodes it is linked with
	Peers int64 `json:"peers"`
	// synced; syncing: it fetches blocks; stalled: no block for a minute; paused: it waits
	SyncStatus string `json:"sync_status"`
	// Highest block that this node or one of its peers has
	HighestKnownHeight Height `json:"highest_known_height"`
	// How far fetching blocks is; null unless sync_status is syncing
	SyncProgress *ChainValidatorHealthResultSyncProgress `json:"sync_progress,omitempty"`
	// Seconds since the node started
	UptimeSeconds int64 `json:"uptime_seconds"`
	// Version of the program that the node runs
	Version string `json:"version"`
	// True when the node has the key of a validator
	IsValidator bool `json:"is_validator"`
	// Account of that validator; null without one
	ValidatorAddress *Address `json:"validator_address,omitempty"`
	// Whether the validator was taken out for misconduct or absence; null without one
	IsJailed *bool `json:"is_jailed,omitempty"`
	// Last height whose commit, as the next block carries it, has this validator's signature; 0 for none yet
	LastSignedHeight *Height `json:"last_signed_height,omitempty"`
	// Turns that this validator did not take, ever; null without one
	MissedTurns *int64 `json:"missed_turns,omitempty"`
	// Bundles that wait on this node
	MempoolSize int64 `json:"mempool_size"`
	// Memory of the process in MiB
	MemoryMb int64 `json:"memory_mb"`
	// Free space where the node keeps its data, in GB
	DiskFreeGb int64 `json:"disk_free_gb"`
	// Median of the peers' clocks less this node's, in milliseconds; null without peers
	ClockOffsetMs *float64 `json:"clock_offset_ms,omitempty"`
	// Plugins that are stopped, or failed in the last ten minutes
	Plugins []ChainValidatorHealthResultPluginsItem `json:"plugins"`
}

type ChainValidatorHealthResultPluginsItem struct {
	// Name of the plugin in which something failed
	Plugin string `json:"plugin"`
	// True when the node runs on without it
	Stopped bool `json:"stopped"`
	// Failures since the plugin last ran without one for ten minutes
	Failures int64 `json:"failures"`
	// Part of the plugin that failed first
	Where string `json:"where"`
	// When it failed first, in Unix seconds
	Since Time `json:"since"`
	// When it is started again, in Unix seconds; null while it runs, or if it cannot be loaded
	NextStart *Time `json:"next_start,omitempty"`
}

type ChainValidatorHealthResultSyncProgress struct {
	// Height that it fetches blocks up to
	Target Height `json:"target"`
	// Part of the missing blocks that it has executed, 0 to 100
	Percent float64 `json:"percent"`
	// Blocks that it executes in a second
	BlocksPerS float64 `json:"blocks_per_s"`
	// Seconds until it has all; null while the rate is not known
	EtaS *int64 `json:"eta_s,omitempty"`
}

type ChainVerifyAnchorResult struct {
	// Whether the key is anchored
	Exists bool `json:"exists"`
	// The anchor; null when there is none
	Anchor *ChainVerifyAnchorResultAnchor `json:"anchor,omitempty"`
	// Blocks from that of the anchor to the head, both counted; all of them are final. 0 without an anchor
	Confirmations int64 `json:"confirmations"`
	// That the state has this record of anchor.anchors, or none
	Proof ChainVerifyAnchorResultProof `json:"proof"`
}

type ChainVerifyAnchorResultAnchor struct {
	// Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Name of the hash within its namespace; a name is used once
	Key string `json:"key"`
	// The hash that is anchored, of whatever function its writer took; never zero
	ValueHash Hex32 `json:"value_hash"`
	// Account that anchored it; the namespace may have another owner by now
	Owner Address `json:"owner"`
	// Bundle that anchored it; null when the end of a block did, as for a decision of a DAO
	BundleHash *Hash `json:"bundle_hash"`
	// Block that has this bundle
	BlockHeight Height `json:"block_height"`
	// Time of that block in unix seconds
	Timestamp Time `json:"timestamp"`
	// Where what was hashed can be had; the chain does not look there
	Uri *string `json:"uri,omitempty"`
	// Hash of that block; null where this node does not have its header
	BlockHash *Hash `json:"block_hash,omitempty"`
}

// That the state has this record of anchor.anchors, or none
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
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainVoteUpgradeResult1 struct {
	// By which the bundle is known: ask for its receipt with it
	BundleHash Hash `json:"bundle_hash"`
	// pending: the node has it; included: a block has it
	Status string `json:"status"`
	// Account that sends the bundle and pays
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Most gas that it may use
	GasLimit int64 `json:"gas_limit"`
	// What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// The most that it can cost: all of gas_limit, in raw native units
	MaxFee Amount `json:"max_fee"`
	// Names of its operations, in order
	Operations []string `json:"operations"`
	// Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any
	Created json.RawMessage `json:"created,omitempty"`
	// What it did; null until a block includes it
	Receipt *Receipt `json:"receipt,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
}

type ChainVotesOfResult struct {
	// Events under the key, the newest first
	Events []ChainVotesOfResultEventsItem `json:"events"`
	// Number of entries in this page
	Count int64 `json:"count"`
	// `cursor` of the next page; null on the last page
	NextCursor *string `json:"next_cursor,omitempty"`
	// Last block that the index has seen
	IndexedHeight Height `json:"indexed_height"`
}

type ChainVotesOfResultEventsItem struct {
	// Block in which it happened
	Height Height `json:"height"`
	// When that block was proposed, in Unix seconds
	Time Time `json:"time"`
	// Bundle whose operation caused it; null for an effect of the block
	BundleHash *Hash `json:"bundle_hash"`
	// Which operation of the bundle, from 0; null for an event that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Fields of the event, as the module declares them
	Data ChainVotesOfResultEventsItemData `json:"data"`
}

// Fields of the event, as the module declares them
type ChainVotesOfResultEventsItemData struct {
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
	// Account that voted
	Voter Address `json:"voter"`
	// True in favour, false against
	Approve bool `json:"approve"`
	// Raw native units of stake that it spoke for
	Power Amount `json:"power"`
}

// The Ed25519 public key with which a validator signs: 64 hex characters, answered without 0x.
type ConsensusKey = string

// A DAO: who decides, by which rules, and over what
type Dao struct {
	// The DAO that it is about, by the account that holds its treasury
	DaoAddress Address `json:"dao_address"`
	// What people call the DAO, 1 to 64 characters; others may have the same
	Name string `json:"name"`
	// Mint of the token whose holders vote
	TokenMint Mint `json:"token_mint"`
	// Symbol of that token; the mint of one that has none of its own
	TokenSymbol string `json:"token_symbol"`
	// Who can make more of that token, and so outvote all others; null for nobody
	MintAuthority *Address `json:"mint_authority,omitempty"`
	// What it decides by
	Config DaoConfig `json:"config"`
	// Account that created it
	Creator Address `json:"creator"`
	// How many proposals it has had
	Proposals int64 `json:"proposals"`
	// What it holds, the native token first; at most 100 tokens, chain_getAddressTokens tells of all
	Treasury []DaoTreasuryItem `json:"treasury"`
	// Height of the block that made it
	CreatedAtHeight Height `json:"created_at_height"`
}

// What it decides by
type DaoConfig struct {
	// Raw units of the token that a proposer must hold, until the vote is over
	ProposalThreshold Amount `json:"proposal_threshold"`
	// Part of the supply that must vote for or abstain, 100 to 10,000 basis points
	QuorumBps int64 `json:"quorum_bps"`
	// Part of the votes for and against that must be for, 5,001 to 10,000 basis points
	ApprovalBps int64 `json:"approval_bps"`
	// Seconds between the end of the vote and the execution, at most 30 days
	TimelockS int64 `json:"timelock_s"`
	// Seconds in which it can be executed after that, at least an hour
	ExecutionWindowS int64 `json:"execution_window_s"`
	// Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks int64 `json:"late_quorum_extension_blocks"`
	// True where a vote ends once no further vote could change what comes of it
	AllowEarlyExecution bool `json:"allow_early_execution"`
	// Blocks between a proposal and the first block of its vote, 1 to 43,200
	VotingDelayBlocks int64 `json:"voting_delay_blocks"`
	// Blocks for which it is voted on, 150 to 1,296,000
	VotingPeriodBlocks int64 `json:"voting_period_blocks"`
	// Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
	Guardian *Address `json:"guardian,omitempty"`
	// What the DAO is for, up to 1,000 characters
	Description string `json:"description"`
	// Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type DaoTreasuryItem struct {
	// Mint of the token
	Mint Mint `json:"mint"`
	// Symbol of the token; the mint of one that has none of its own
	Symbol string `json:"symbol"`
	// Raw units that the DAO holds
	Balance Amount `json:"balance"`
}

type DebugTraceCallBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type DevAdvanceTimeResult struct {
	// First block that has the new time
	Height Height `json:"height"`
	// Time of that block, in Unix seconds
	Time Time `json:"time"`
}

// What operations would do now, without being sent
type DryRun struct {
	// True when the operations would succeed now
	Ok bool `json:"ok"`
	// Gas that they would use; 0 when they would fail
	GasUsed int64 `json:"gas_used"`
	// What they would cost, in raw native units
	Fee Amount `json:"fee"`
	// What was tried, in order
	Operations []OperationRecord `json:"operations"`
	// What they would tell of
	Events []Event `json:"events"`
	// Why they would fail; null when they would not
	Error *Refusal `json:"error,omitempty"`
	// What the caller should know before signing, a sentence each
	Warnings []string `json:"warnings"`
	// What accounts would get, the fee in it
	BalanceChanges []DryRunBalanceChangesItem `json:"balance_changes"`
}

type DryRunBalanceChangesItem struct {
	// Account whose balance would change
	Address Address `json:"address"`
	// Symbol or mint of the token
	Token string `json:"token"`
	// Raw units that it would get; below zero what it would give
	Delta string `json:"delta"`
}

type ErigonGetHeaderByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthCallBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthEstimateGasBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthFeeHistoryNewest4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBalanceBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockReceiptsBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockTransactionCountByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetBlockTransactionCountByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetCodeBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetHeaderByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetHeaderByNumberBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetRawTransactionByBlockHashAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetRawTransactionByBlockNumberAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetStorageAtBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetTransactionByBlockHashAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetTransactionByBlockNumberAndIndexBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetTransactionCountBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleByBlockHashAndIndexHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleByBlockNumberAndIndexHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleCountByBlockHashHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type EthGetUncleCountByBlockNumberHeight4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

// Storage that a transaction says it reads
type EthereumAccess struct {
	// Contract whose storage is read
	Address EthereumAddress `json:"address"`
	// Places in its storage
	StorageKeys []EthereumHash `json:"storageKeys"`
}

// The last 20 bytes of an account or contract, as 0x and 40 hex digits
type EthereumAddress = string

// A block as Ethereum clients see it
type EthereumBlock struct {
	// Which block it is, counted from genesis
	Number Quantity `json:"number"`
	// By which the block is known
	Hash EthereumHash `json:"hash"`
	// Hash of the block before it
	ParentHash EthereumHash `json:"parentHash"`
	// Zeros: there is no mining
	Nonce EthereumData `json:"nonce"`
	// Hash of an empty list: there are no uncles
	Sha3Uncles EthereumHash `json:"sha3Uncles"`
	// Filter that tells which contracts and topics its logs cannot have
	LogsBloom EthereumData `json:"logsBloom"`
	// Root over its transactions
	TransactionsRoot EthereumHash `json:"transactionsRoot"`
	// Root of the tree over the state after it
	StateRoot EthereumHash `json:"stateRoot"`
	// Root over its receipts
	ReceiptsRoot EthereumHash `json:"receiptsRoot"`
	// Account of the validator that proposed it
	Miner EthereumAddress `json:"miner"`
	// Zero: there is no mining
	Difficulty Quantity `json:"difficulty"`
	// Zero: there is no mining
	TotalDifficulty Quantity `json:"totalDifficulty"`
	// Empty: proposers add nothing
	ExtraData EthereumData `json:"extraData"`
	// Most gas that it may use
	GasLimit Quantity `json:"gasLimit"`
	// Gas that all its transactions used
	GasUsed Quantity `json:"gasUsed"`
	// When it was proposed, in Unix seconds
	Timestamp Quantity `json:"timestamp"`
	// Zeros: there is no mining
	MixHash EthereumHash `json:"mixHash"`
	// Least price of gas at this height, in wei
	BaseFeePerGas Quantity `json:"baseFeePerGas"`
	// Its size in bytes
	Size Quantity `json:"size"`
	// Its transactions, or their hashes, in the order of execution
	Transactions json.RawMessage `json:"transactions"`
	// An empty list: there are none
	Uncles []EthereumHash `json:"uncles"`
}

// A call, or a transaction that is not signed
type EthereumCall struct {
	// Account that would send it; the zero address when left out
	From *EthereumAddress `json:"from,omitempty"`
	// Account or contract to call
	To *EthereumAddress `json:"to,omitempty"`
	// Native units to move, in wei; none when left out
	Value *Quantity `json:"value,omitempty"`
	// What to call, ABI-encoded; the older name of input
	Data *EthereumData `json:"data,omitempty"`
	// What to call, ABI-encoded
	Input *EthereumData `json:"input,omitempty"`
	// Place among the transactions of its sender; the next one when left out
	Nonce *Quantity `json:"nonce,omitempty"`
	// Most gas that it may use; as much as a block has when left out
	Gas *Quantity `json:"gas,omitempty"`
	// What it offers for a unit of gas, in wei
	GasPrice *Quantity `json:"gasPrice,omitempty"`
	// Most that it offers for a unit of gas, in wei
	MaxFeePerGas *Quantity `json:"maxFeePerGas,omitempty"`
	// Tip that it offers for a unit of gas, in wei; never charged
	MaxPriorityFeePerGas *Quantity `json:"maxPriorityFeePerGas,omitempty"`
	// Storage that it says it reads; of no effect here
	AccessList []EthereumCallAccessListItem `json:"accessList,omitempty"`
}

type EthereumCallAccessListItem struct {
	// Contract whose storage is read
	Address EthereumAddress `json:"address"`
	// Places in its storage
	StorageKeys []EthereumHash `json:"storageKeys"`
}

// A transaction or call as geth’s callTracer tells of it
type EthereumCallTrace struct {
	// Always a plain call: no code runs here
	Type string `json:"type"`
	// Who calls or gives
	From EthereumAddress `json:"from"`
	// Who is called or gets; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native units that move, in wei
	Value Quantity `json:"value"`
	// Offered for it; zero for moves inside of a transaction, which use that of the whole
	Gas Quantity `json:"gas"`
	// What was used of it
	GasUsed Quantity `json:"gasUsed"`
	// Call data; of native bundles their bytes
	Input EthereumData `json:"input"`
	// What it answered, or why it reverted
	Output *EthereumData `json:"output,omitempty"`
	// There where a tried call reverts
	Error *string `json:"error,omitempty"`
	// The reason in words, where a tried call reverts
	RevertReason *string `json:"revertReason,omitempty"`
	// The moves of native units inside, in order
	Calls []EthereumInnerCall `json:"calls,omitempty"`
	// There where the tracer is told withLog
	Logs []EthereumTracedLog `json:"logs,omitempty"`
}

// Bytes as 0x and an even count of hex digits
type EthereumData = string

// Prices and use of gas over some blocks
type EthereumFeeHistory struct {
	// First block of the lists
	OldestBlock Quantity `json:"oldestBlock"`
	// Least price of gas in each block and in the one that follows, in wei
	BaseFeePerGas []Quantity `json:"baseFeePerGas"`
	// How full each block was, 0 to 1
	GasUsedRatio []float64 `json:"gasUsedRatio"`
	// Tips at the percentiles asked for, of each block: zeros
	Reward [][]Quantity `json:"reward,omitempty"`
}

// A 32-byte hash as 0x and 64 hex digits
type EthereumHash = string

// What a block says of itself, without its transactions
type EthereumHeader struct {
	// Which block it is, counted from genesis
	Number Quantity `json:"number"`
	// By which the block is known
	Hash EthereumHash `json:"hash"`
	// Hash of the block before it
	ParentHash EthereumHash `json:"parentHash"`
	// Zeros: there is no mining
	Nonce EthereumData `json:"nonce"`
	// Hash of an empty list: there are no uncles
	Sha3Uncles EthereumHash `json:"sha3Uncles"`
	// Filter that tells which contracts and topics its logs cannot have
	LogsBloom EthereumData `json:"logsBloom"`
	// Root over its transactions
	TransactionsRoot EthereumHash `json:"transactionsRoot"`
	// Root of the tree over the state after it
	StateRoot EthereumHash `json:"stateRoot"`
	// Root over its receipts
	ReceiptsRoot EthereumHash `json:"receiptsRoot"`
	// Account of the validator that proposed it
	Miner EthereumAddress `json:"miner"`
	// Zero: there is no mining
	Difficulty Quantity `json:"difficulty"`
	// Zero: there is no mining
	TotalDifficulty Quantity `json:"totalDifficulty"`
	// Empty: proposers add nothing
	ExtraData EthereumData `json:"extraData"`
	// Most gas that it may use
	GasLimit Quantity `json:"gasLimit"`
	// Gas that all its transactions used
	GasUsed Quantity `json:"gasUsed"`
	// When it was proposed, in Unix seconds
	Timestamp Quantity `json:"timestamp"`
	// Zeros: there is no mining
	MixHash EthereumHash `json:"mixHash"`
	// Least price of gas at this height, in wei
	BaseFeePerGas Quantity `json:"baseFeePerGas"`
}

// A move of native units by an operation, told as a call without data
type EthereumInnerCall struct {
	// Always a plain call: no code runs here
	Type string `json:"type"`
	// Who calls or gives
	From EthereumAddress `json:"from"`
	// Who is called or gets; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native units that move, in wei
	Value Quantity `json:"value"`
	// Offered for it; zero for moves inside of a transaction, which use that of the whole
	Gas Quantity `json:"gas"`
	// What was used of it
	GasUsed Quantity `json:"gasUsed"`
	// Empty: moves carry no data
	Input EthereumData `json:"input"`
}

// A log of a contract
type EthereumLog struct {
	// Contract that the log is of
	Address EthereumAddress `json:"address"`
	// What it can be found by: the hash of the event, then its indexed fields
	Topics []EthereumHash `json:"topics"`
	// The other fields of the event, ABI-encoded
	Data EthereumData `json:"data"`
	// Block that it stands in
	BlockNumber Quantity `json:"blockNumber"`
	// Transaction that caused it
	TransactionHash EthereumHash `json:"transactionHash"`
	// Place of the transaction in its block, from 0
	TransactionIndex Quantity `json:"transactionIndex"`
	// Hash of the block that it stands in
	BlockHash EthereumHash `json:"blockHash"`
	// Place of the log in its block, from 0
	LogIndex Quantity `json:"logIndex"`
	// Always false: blocks are final
	Removed bool `json:"removed"`
	// When the block was proposed, in Unix seconds
	BlockTimestamp Quantity `json:"blockTimestamp"`
}

// Which logs to tell; what is left out lets all through
type EthereumLogFilter struct {
	// Contracts whose logs to tell, one or up to 1,000; all when left out
	Address json.RawMessage `json:"address,omitempty"`
	// What may stand at each of the four places: a topic, several, or null for any
	Topics []json.RawMessage `json:"topics,omitempty"`
	// First block, a number or tag; the newest when left out
	FromBlock *string `json:"fromBlock,omitempty"`
	// Last block, a number or tag; the newest when left out
	ToBlock *string `json:"toBlock,omitempty"`
	// Only this block; not together with fromBlock and toBlock
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
}

// Transactions that wait on this node
type EthereumPool struct {
	// What the next blocks may hold: sender, nonce, transaction
	Pending map[string]json.RawMessage `json:"pending"`
	// What waits for an earlier nonce: sender, nonce, transaction
	Queued map[string]json.RawMessage `json:"queued"`
}

// What a transaction did
type EthereumReceipt struct {
	// Format: 0 legacy, 1 with access list, 2 with a fee cap
	Type Quantity `json:"type"`
	// One: what fails is in no block
	Status Quantity `json:"status"`
	// Transaction that it is about
	TransactionHash EthereumHash `json:"transactionHash"`
	// Place of the transaction in its block, from 0
	TransactionIndex Quantity `json:"transactionIndex"`
	// Hash of the block that has it
	BlockHash EthereumHash `json:"blockHash"`
	// Block that has it
	BlockNumber Quantity `json:"blockNumber"`
	// Account that sent it
	From EthereumAddress `json:"from"`
	// Account or contract that it called; null where it created one
	To *EthereumAddress `json:"to"`
	// Null: transactions create no contracts
	ContractAddress json.RawMessage `json:"contractAddress"`
	// Gas of the block up to and with it
	CumulativeGasUsed Quantity `json:"cumulativeGasUsed"`
	// Gas that was paid for
	GasUsed Quantity `json:"gasUsed"`
	// What was paid for a unit of gas, in wei
	EffectiveGasPrice Quantity `json:"effectiveGasPrice"`
	// What it told of, in order
	Logs []EthereumLog `json:"logs"`
	// Filter that tells which contracts and topics its logs cannot have
	LogsBloom EthereumData `json:"logsBloom"`
}

// How far a node is that catches up
type EthereumSyncing struct {
	// Block at which catching up began
	StartingBlock Quantity `json:"startingBlock"`
	// Newest block of this node
	CurrentBlock Quantity `json:"currentBlock"`
	// Newest block that a peer told of
	HighestBlock Quantity `json:"highestBlock"`
}

// A transaction, or a move inside of one, as OpenEthereum tells of it
type EthereumTrace struct {
	// Who called whom, with what
	Action EthereumTraceAction `json:"action"`
	// Gas and output of the traced call
	Result EthereumTraceResult `json:"result"`
	// How many moves lie inside of it
	Subtraces int64 `json:"subtraces"`
	// Where it lies: empty for the transaction, else the place of the move
	TraceAddress []int64 `json:"traceAddress"`
	// Hash of the block that has it
	BlockHash EthereumHash `json:"blockHash"`
	// Height of the block that has it
	BlockNumber int64 `json:"blockNumber"`
	// What was traced, or contains what was
	TransactionHash EthereumHash `json:"transactionHash"`
	// Place of that transaction in its block
	TransactionPosition int64 `json:"transactionPosition"`
	// Always a call: no contract is created and none destroyed
	Type string `json:"type"`
}

// What a trace is of
type EthereumTraceAction struct {
	// Always a plain call: no code runs here
	CallType string `json:"callType"`
	// Who calls or gives
	From EthereumAddress `json:"from"`
	// Who is called or gets; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native units that move, in wei
	Value Quantity `json:"value"`
	// Offered for it; zero for moves inside of a transaction, which use that of the whole
	Gas Quantity `json:"gas"`
	// Call data; of native bundles their bytes
	Input EthereumData `json:"input"`
}

// Which traces of which blocks; other fields are not read
type EthereumTraceFilter struct {
	// First block, a number or tag; the newest when left out
	FromBlock json.RawMessage `json:"fromBlock,omitempty"`
	// Last block, a number or tag; the newest when left out
	ToBlock json.RawMessage `json:"toBlock,omitempty"`
	// Only what one of these calls or gives
	FromAddress []EthereumAddress `json:"fromAddress,omitempty"`
	// Only what one of these is called or gets
	ToAddress []EthereumAddress `json:"toAddress,omitempty"`
	// How many of those found to pass over
	After *int64 `json:"after,omitempty"`
	// How many to tell: 1000 at most
	Count *int64 `json:"count,omitempty"`
}

// How the traced call ended
type EthereumTraceResult struct {
	// What was used of it
	GasUsed Quantity `json:"gasUsed"`
	// What it answered, empty where nothing was
	Output EthereumData `json:"output"`
}

// A log as geth’s callTracer tells of it
type EthereumTracedLog struct {
	// The token or collection that it is of
	Address EthereumAddress `json:"address"`
	// Hash of the event, then what it can be found by
	Topics []EthereumHash `json:"topics"`
	// The other values, in words of 32 bytes
	Data EthereumData `json:"data"`
	// How many inner calls were told of before it: none
	Position Quantity `json:"position"`
	// Place among the logs of the transaction
	Index Quantity `json:"index"`
}

// Which tracer, and what it is to tell; other fields are not read
type EthereumTracing struct {
	// "callTracer" is the only one
	Tracer *string `json:"tracer,omitempty"`
	// What the tracer is to tell
	TracerConfig *EthereumTracingTracerConfig `json:"tracerConfig,omitempty"`
}

// What the tracer is to tell
type EthereumTracingTracerConfig struct {
	// True to leave out what moved inside
	OnlyTopCall *bool `json:"onlyTopCall,omitempty"`
	// True to be told the logs too
	WithLog *bool `json:"withLog,omitempty"`
}

// A transaction, or a native bundle as Ethereum clients see it
type EthereumTransaction struct {
	// Hash of the block that has it; null while it waits
	BlockHash *EthereumHash `json:"blockHash"`
	// Block that has it; null while it waits
	BlockNumber *Quantity `json:"blockNumber"`
	// When the block was proposed, in Unix seconds; null while it waits
	BlockTimestamp *Quantity `json:"blockTimestamp"`
	// Place in the block, from 0; null while it waits
	TransactionIndex *Quantity `json:"transactionIndex"`
	// By which the transaction is known
	Hash EthereumHash `json:"hash"`
	// Format: 0 legacy, 1 with access list, 2 with a fee cap
	Type Quantity `json:"type"`
	// Account that sent it
	From EthereumAddress `json:"from"`
	// Account or contract that it calls; null where it creates one
	To *EthereumAddress `json:"to"`
	// Place among the transactions of its sender
	Nonce Quantity `json:"nonce"`
	// Most gas that it may use
	Gas Quantity `json:"gas"`
	// Native units that it moves, in wei
	Value Quantity `json:"value"`
	// What it calls, ABI-encoded
	Input EthereumData `json:"input"`
	// Chain that it was signed for
	ChainId Quantity `json:"chainId"`
	// What it pays for a unit of gas, in wei
	GasPrice Quantity `json:"gasPrice"`
	// Most that it would pay for a unit of gas, in wei
	MaxFeePerGas *Quantity `json:"maxFeePerGas,omitempty"`
	// Tip that it offers for a unit of gas, in wei; never charged
	MaxPriorityFeePerGas *Quantity `json:"maxPriorityFeePerGas,omitempty"`
	// Storage that it says it reads; of no effect here
	AccessList []EthereumAccess `json:"accessList,omitempty"`
	// Part of the signature: which of the two points, and the chain
	V Quantity `json:"v"`
	// Part of the signature: which of the two points
	YParity *Quantity `json:"yParity,omitempty"`
	// First number of the signature
	R Quantity `json:"r"`
	// Second number of the signature
	S Quantity `json:"s"`
}

// An event that a module told of in a bundle or block
type Event struct {
	// Place among the events of the bundle or block, from 0
	Index int64 `json:"index"`
	// Which operation of the bundle caused it, from 0; null for events that no operation caused
	OpIndex *int64 `json:"op_index,omitempty"`
	// Module that tells of it
	Module string `json:"module"`
	// Which event of the module it is
	Name string `json:"name"`
	// Its fields, as the module declares them
	Data json.RawMessage `json:"data"`
}

// What a game says of a player
type GameProfile struct {
	// The game, by the id under which it registered
	GameId string `json:"game_id"`
	// False when the player hides it: then all that follows is null
	Visible bool `json:"visible"`
	// The player that it is about
	PassportOwner *Address `json:"passport_owner,omitempty"`
	// What people call the game
	GameName *string `json:"game_name,omitempty"`
	// His score, as the game last said it
	Score *int64 `json:"score,omitempty"`
	// Named numbers, as the game last said them
	Stats map[string]int64 `json:"stats,omitempty"`
	// What he has reached in it, by the alphabet
	Achievements []string `json:"achievements,omitempty"`
	// When the game first wrote about him
	FirstPlayed *Time `json:"first_played,omitempty"`
	// When it last did
	LastPlayed *Time `json:"last_played,omitempty"`
	// How often it did
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
	// Publish up to 1,024 bytes in the chain. They are kept in the block, not in the state.
	Memo map[string]json.RawMessage `json:"Memo,omitempty"`
	// Let a further key sign for the account. Any one key is enough to sign: each key added can be stolen.
	AddKey map[string]json.RawMessage `json:"AddKey,omitempty"`
	// Take a key from the account. At least one must remain.
	RemoveKey map[string]json.RawMessage `json:"RemoveKey,omitempty"`
	// Put a new key in the place of an old one, at once.
	RotateKey map[string]json.RawMessage `json:"RotateKey,omitempty"`
	// Move an amount of a token to another account.
	Transfer map[string]json.RawMessage `json:"Transfer,omitempty"`
	// Move tokens to up to 256 accounts, all or none. What one account gets of one token is summed up.
	BatchTransfer map[string]json.RawMessage `json:"BatchTransfer,omitempty"`
	// Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
	CreateToken map[string]json.RawMessage `json:"CreateToken,omitempty"`
	// Make more of a token. Only its mint authority can; of a stablecoin, its minters.
	MintToken map[string]json.RawMessage `json:"MintToken,omitempty"`
	// Destroy some of your own tokens. The native token cannot be burned: its supply is fixed.
	BurnToken map[string]json.RawMessage `json:"BurnToken,omitempty"`
	// Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
	UpdateTokenMetadata map[string]json.RawMessage `json:"UpdateTokenMetadata,omitempty"`
	// Lock the metadata of a token that you created. Nobody can ever unlock them.
	LockTokenMetadata map[string]json.RawMessage `json:"LockTokenMetadata,omitempty"`
	// Hand a role of a token that you hold to another account, or give it up for ever. Roles of a stablecoin are changed by its owner, a multi-signature account, and change 48 hours later; naming who holds the role now takes a change back.
	SetTokenAuthority map[string]json.RawMessage `json:"SetTokenAuthority,omitempty"`
	// Freeze an account for a stablecoin: it can neither send, receive nor burn it. Only the freeze authority can.
	FreezeAccount map[string]json.RawMessage `json:"FreezeAccount,omitempty"`
	// Pause a stablecoin or a bridged token: nothing of it moves, nor is any made or burned. Only the pause authority can.
	PauseToken map[string]json.RawMessage `json:"PauseToken,omitempty"`
	// How much of a stablecoin a minter may make in any so many seconds: set by the issuer, its mint authority. A new minter is appointed by the owner, a multi-signature account, and begins 48 hours later. Either takes a minter away, with 0.
	SetMinterAllowance map[string]json.RawMessage `json:"SetMinterAllowance,omitempty"`
	// Say what reserves a stablecoin has, with the hash of the report. No more than that can be minted. For 35 days.
	AttestReserves map[string]json.RawMessage `json:"AttestReserves,omitempty"`
	// Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
	Stake map[string]json.RawMessage `json:"Stake,omitempty"`
	// Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
	Unstake map[string]json.RawMessage `json:"Unstake,omitempty"`
	// Take out everything that has unbonded.
	ClaimUnstake map[string]json.RawMessage `json:"ClaimUnstake,omitempty"`
	// Take out what your stake has earned, with every validator or with one; of an operator also the commission. What compounds is stake already.
	ClaimRewards map[string]json.RawMessage `json:"ClaimRewards,omitempty"`
	// Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
	SetCommission map[string]json.RawMessage `json:"SetCommission,omitempty"`
	// Leave jail when the time is over. The validator may be active again from the next epoch.
	Unjail map[string]json.RawMessage `json:"Unjail,omitempty"`
	// Say who runs your validator.
	SetValidatorMetadata map[string]json.RawMessage `json:"SetValidatorMetadata,omitempty"`
	// Say whether and how your validator takes delegations. The least delegation is in raw units.
	SetPoolConfig map[string]json.RawMessage `json:"SetPoolConfig,omitempty"`
	// Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
	SetAutoCompound map[string]json.RawMessage `json:"SetAutoCompound,omitempty"`
	// Move stake to another validator at once. What was moved to a validator stays there for 21 days.
	Redelegate map[string]json.RawMessage `json:"Redelegate,omitempty"`
	// Bring two signed consensus messages that convict a validator of signing twice. Everybody may.
	SubmitEvidence map[string]json.RawMessage `json:"SubmitEvidence,omitempty"`
	// Give your validator a new consensus key. It signs from the next epoch on: change the key of the node then. The old key can still be convicted of what it signed.
	RotateConsensusKey map[string]json.RawMessage `json:"RotateConsensusKey,omitempty"`
	// Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
	CreateMultiSig map[string]json.RawMessage `json:"CreateMultiSig,omitempty"`
	// As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
	ProposeMultiSigTx map[string]json.RawMessage `json:"ProposeMultiSigTx,omitempty"`
	// As a signer, approve a transaction of a multi-signature account by its number alone.
	ApproveMultiSigTx map[string]json.RawMessage `json:"ApproveMultiSigTx,omitempty"`
	// As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
	ApproveMultiSigOperations map[string]json.RawMessage `json:"ApproveMultiSigOperations,omitempty"`
	// As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
	RevokeMultiSigApproval map[string]json.RawMessage `json:"RevokeMultiSigApproval,omitempty"`
	// Name the guardians who may give your account a new key, how many must agree, and how long you can object. No guardians: recovery is switched off. A change takes effect only after the timelock that stood before. 48 to 72 hours are a good timelock.
	SetRecovery map[string]json.RawMessage `json:"SetRecovery,omitempty"`
	// As a guardian, begin to give an account a new key, which replaces all keys that it has. When another guardian has begun, the same with the same key approves it.
	InitiateRecovery map[string]json.RawMessage `json:"InitiateRecovery,omitempty"`
	// As the owner, end the pending recovery of your account. Guardians may begin another.
	CancelRecovery map[string]json.RawMessage `json:"CancelRecovery,omitempty"`
	// Give an account the key of its recovery, once the timelock has run out and enough guardians have approved. Anybody may. All other keys are gone; address, nonce and balances stay.
	FinalizeRecovery map[string]json.RawMessage `json:"FinalizeRecovery,omitempty"`
	// Report a contract, with where the evidence is. An account counts once for a contract; levels are decided by proposals.
	ReportContractSafety map[string]json.RawMessage `json:"ReportContractSafety,omitempty"`
	// Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
	CreateProposal map[string]json.RawMessage `json:"CreateProposal,omitempty"`
	// Vote on a proposal by its number alone, with what you had bonded when its epoch began.
	VoteProposal map[string]json.RawMessage `json:"VoteProposal,omitempty"`
	// Vote on a proposal with what you had bonded when its epoch began, and name its content by its hash: another content is refused. A new vote replaces the one before.
	VoteProposalContent map[string]json.RawMessage `json:"VoteProposalContent,omitempty"`
	// Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
	ExecuteProposal map[string]json.RawMessage `json:"ExecuteProposal,omitempty"`
	// Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
	CancelProposal map[string]json.RawMessage `json:"CancelProposal,omitempty"`
	// Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
	ScheduleUpgrade map[string]json.RawMessage `json:"ScheduleUpgrade,omitempty"`
	// Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
	CancelUpgrade map[string]json.RawMessage `json:"CancelUpgrade,omitempty"`
	// Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
	VoteUpgrade map[string]json.RawMessage `json:"VoteUpgrade,omitempty"`
	// Vote on a plan as a validator, with the stake that was behind you when it was scheduled, and name its content by its hash: another content is refused. A new vote replaces the one before.
	VoteUpgradePlan map[string]json.RawMessage `json:"VoteUpgradePlan,omitempty"`
	// Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
	CreatePool map[string]json.RawMessage `json:"CreatePool,omitempty"`
	// Add to a pool: as much of the two amounts as fits its price, for shares of it.
	AddLiquidity map[string]json.RawMessage `json:"AddLiquidity,omitempty"`
	// Give up shares of a pool for what they are worth of both tokens.
	RemoveLiquidity map[string]json.RawMessage `json:"RemoveLiquidity,omitempty"`
	// Swap in the pool of two tokens. What comes out is at least `min_amount_out`, or nothing happens.
	Swap map[string]json.RawMessage `json:"Swap,omitempty"`
	// Swap through up to four pools in a row, all or nothing. What comes out goes to the recipient.
	SwapRoute map[string]json.RawMessage `json:"SwapRoute,omitempty"`
	// Lock liquidity of yours until a time. With `lp_amount` 0, all locks of yours in this pool that end earlier are extended to that time; where there are more than 32, name those that matter with ExtendLpLock.
	LockLiquidity map[string]json.RawMessage `json:"LockLiquidity,omitempty"`
	// Have a lock of yours end later.
	ExtendLpLock map[string]json.RawMessage `json:"ExtendLpLock,omitempty"`
	// Give a lock of yours to another account, which gets the liquidity when it ends.
	TransferLpLock map[string]json.RawMessage `json:"TransferLpLock,omitempty"`
	// Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
	CreatePresale map[string]json.RawMessage `json:"CreatePresale,omitempty"`
	// Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
	ContributePresale map[string]json.RawMessage `json:"ContributePresale,omitempty"`
	// Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
	FinalizePresale map[string]json.RawMessage `json:"FinalizePresale,omitempty"`
	// Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
	RefundPresale map[string]json.RawMessage `json:"RefundPresale,omitempty"`
	// Cancel a presale of yours that has not ended and not reached its soft cap: everybody gets back what he paid.
	CancelPresale map[string]json.RawMessage `json:"CancelPresale,omitempty"`
	// Claim the tokens of a finalized presale that are due to you by now.
	ClaimPresale map[string]json.RawMessage `json:"ClaimPresale,omitempty"`
	// Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
	CreateNftCollection map[string]json.RawMessage `json:"CreateNftCollection,omitempty"`
	// Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
	MintNft map[string]json.RawMessage `json:"MintNft,omitempty"`
	// Move a token to another account: as its owner, or as one whom the owner approved.
	TransferNft map[string]json.RawMessage `json:"TransferNft,omitempty"`
	// Destroy a token of yours. Its id never comes back.
	BurnNft map[string]json.RawMessage `json:"BurnNft,omitempty"`
	// Let an account move a token of yours until it is moved, or, without a token_id, all your tokens of the collection until you take it back.
	ApproveNft map[string]json.RawMessage `json:"ApproveNft,omitempty"`
	// Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.
	UpdateNftCollection map[string]json.RawMessage `json:"UpdateNftCollection,omitempty"`
	// Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.
	LockNftCollection map[string]json.RawMessage `json:"LockNftCollection,omitempty"`
	// Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
	CreateMultiTokenCollection map[string]json.RawMessage `json:"CreateMultiTokenCollection,omitempty"`
	// Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
	DefineTokenType map[string]json.RawMessage `json:"DefineTokenType,omitempty"`
	// Mint some of a type of a collection of yours.
	MintMultiToken map[string]json.RawMessage `json:"MintMultiToken,omitempty"`
	// Mint 1 to 256 times in a collection of yours, all or none.
	BatchMintMultiToken map[string]json.RawMessage `json:"BatchMintMultiToken,omitempty"`
	// Move some of a type to another account.
	TransferMultiToken map[string]json.RawMessage `json:"TransferMultiToken,omitempty"`
	// Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
	BatchTransferMultiToken map[string]json.RawMessage `json:"BatchTransferMultiToken,omitempty"`
	// Destroy some of your own tokens of a type.
	BurnMultiToken map[string]json.RawMessage `json:"BurnMultiToken,omitempty"`
	// Let an account move all that you hold in a collection, now and later, or no longer.
	SetMultiTokenOperator map[string]json.RawMessage `json:"SetMultiTokenOperator,omitempty"`
	// Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
	CreateStakingPool map[string]json.RawMessage `json:"CreateStakingPool,omitempty"`
	// Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
	StakeToPool map[string]json.RawMessage `json:"StakeToPool,omitempty"`
	// Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
	UnstakeFromPool map[string]json.RawMessage `json:"UnstakeFromPool,omitempty"`
	// Claim all that you earned in a pool, also in a closed one.
	ClaimPoolRewards map[string]json.RawMessage `json:"ClaimPoolRewards,omitempty"`
	// Pay rewards into a pool. Where the pool has a funder, nobody else can; else it is a gift: what is left at the end goes to the creator.
	FundStakingPool map[string]json.RawMessage `json:"FundStakingPool,omitempty"`
	// Close a pool of yours in which nobody has anything staked. What is not owed to former stakers goes back to who funded it; they can still claim.
	CloseStakingPool map[string]json.RawMessage `json:"CloseStakingPool,omitempty"`
	// Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
	Anchor map[string]json.RawMessage `json:"Anchor,omitempty"`
	// Give a namespace of yours to another account: from then on it anchors there. What is anchored stays.
	TransferNamespace map[string]json.RawMessage `json:"TransferNamespace,omitempty"`
	// Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
	RegisterName map[string]json.RawMessage `json:"RegisterName,omitempty"`
	// Commit to a name without showing it: Blake3 of name, sender and a salt. Five blocks later RegisterName with the salt wins the name against everybody who registers it in the same block without a commitment.
	CommitName map[string]json.RawMessage `json:"CommitName,omitempty"`
	// Give a name of yours to another account. It stands for that account then; its text records are gone, and nobody is called so until he says so.
	TransferName map[string]json.RawMessage `json:"TransferName,omitempty"`
	// Say something of a name. `address` is the account that it stands for; empty is the owner. `primary` is said by that account: true, and it is called so; false, and it is no more. Every other key is a text of the owner, like url or email; empty takes it away.
	SetNameRecord map[string]json.RawMessage `json:"SetNameRecord,omitempty"`
	// Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
	BridgeDeposit map[string]json.RawMessage `json:"BridgeDeposit,omitempty"`
	// Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
	BridgeWithdraw map[string]json.RawMessage `json:"BridgeWithdraw,omitempty"`
	// Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
	RegisterBridgeMapping map[string]json.RawMessage `json:"RegisterBridgeMapping,omitempty"`
	// Say as an attester of the current set what a log of another chain deposits. What one says later replaces what he said before. With enough that say the same, it is received.
	BridgeObserve map[string]json.RawMessage `json:"BridgeObserve,omitempty"`
	// Sign as an attester of the current set that a withdrawal may be released; with enough signatures it is attested, and they are the proof for the other chain. When others were appointed since, they can sign for it anew. With release_tx: say that it was released.
	BridgeAttestWithdrawal map[string]json.RawMessage `json:"BridgeAttestWithdrawal,omitempty"`
	// Appoint the attesters: 3 to 32 keys, and how many must sign, more than two thirds. Proofs of the set before hold for another 24 hours. Foundation only.
	SetAttesterSet map[string]json.RawMessage `json:"SetAttesterSet,omitempty"`
	// Set the limits above which receives of a token wait a day, whether it is paused, and what withdrawals cost. Foundation only.
	SetBridgeLimits map[string]json.RawMessage `json:"SetBridgeLimits,omitempty"`
	// Take back a receive that waits, because what it says is false. The log that it names stays used for ever. Foundation only.
	CancelPendingReceive map[string]json.RawMessage `json:"CancelPendingReceive,omitempty"`
	// Give back what was burned for a withdrawal that was not released in time: a day after the signatures for it expire. The fee for its release comes back too; that of the treasury does not. Foundation only, after a look at whether it was released after all.
	RefundWithdrawal map[string]json.RawMessage `json:"RefundWithdrawal,omitempty"`
	// Open a lane: let a token of this chain be locked for another Trellis chain, which has mapped a token to it; or close it, in both directions. Foundation only.
	SetBridgeLane map[string]json.RawMessage `json:"SetBridgeLane,omitempty"`
	// Lock tokens of this chain for an account of another Trellis chain, where they come once its attesters have seen it. They come back when they are withdrawn there.
	BridgeLock map[string]json.RawMessage `json:"BridgeLock,omitempty"`
	// Pay out here what was burned on another Trellis chain, with the signatures that its chain_getBridgeWithdrawal shows. Each withdrawal counts once, for ever, and only while its signatures hold. Anybody may bring them.
	BridgeUnlock map[string]json.RawMessage `json:"BridgeUnlock,omitempty"`
	// Carry out the plan that a sentence became: its operations in order, as the sender, all or none. Nodes plan; what is signed is the plan.
	SubmitIntent map[string]json.RawMessage `json:"SubmitIntent,omitempty"`
	// Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
	RegisterProgram map[string]json.RawMessage `json:"RegisterProgram,omitempty"`
	// Run a version of a program as yourself by its number alone: all of its steps, or nothing.
	ExecuteProgram map[string]json.RawMessage `json:"ExecuteProgram,omitempty"`
	// Run a version of a program as yourself, and name its text by its hash: another text is refused. All of its steps, or nothing. It can do with what is yours whatever its text says: read it, or simulate it, before you sign.
	RunProgram map[string]json.RawMessage `json:"RunProgram,omitempty"`
	// As the owner of a program, take all versions of it so far out of use: nobody can run them any more. A higher version can be registered afterwards.
	DeprecateProgram map[string]json.RawMessage `json:"DeprecateProgram,omitempty"`
	// Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
	CreateDao map[string]json.RawMessage `json:"CreateDao,omitempty"`
	// Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
	DaoPropose map[string]json.RawMessage `json:"DaoPropose,omitempty"`
	// Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
	DaoVote map[string]json.RawMessage `json:"DaoVote,omitempty"`
	// Vote on a proposal of a DAO with what you held of its token when the vote was about to begin, and name its content by its hash: another content is refused. A vote cannot be changed.
	DaoVoteContent map[string]json.RawMessage `json:"DaoVoteContent,omitempty"`
	// Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
	DaoExecute map[string]json.RawMessage `json:"DaoExecute,omitempty"`
	// Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
	DaoCancel map[string]json.RawMessage `json:"DaoCancel,omitempty"`
	// Give tokens to the treasury of a DAO. A transfer to its address does the same, but does not ask whether it is one.
	DaoDeposit map[string]json.RawMessage `json:"DaoDeposit,omitempty"`
	// Sell an amount of a token for at least so much of another, to the market maker that matches it first. The amount is in escrow until then; at the deadline it comes back.
	CreateSettleOrder map[string]json.RawMessage `json:"CreateSettleOrder,omitempty"`
	// As a market maker, give an amount for an order, for good: it is in escrow at once, and changes hands in the next block at the latest. There is no last look.
	MatchSettleOrder map[string]json.RawMessage `json:"MatchSettleOrder,omitempty"`
	// Have a matched order change hands now. Anybody can; without it, the end of the next block does.
	SettleOrder map[string]json.RawMessage `json:"SettleOrder,omitempty"`
	// Become a market maker of a tier with a bond of native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. Again, to change tier or name, or to add to the bond.
	RegisterMarketMaker map[string]json.RawMessage `json:"RegisterMarketMaker,omitempty"`
	// Take an order of yours back that no maker has matched: what you sell leaves the escrow.
	CancelSettleOrder map[string]json.RawMessage `json:"CancelSettleOrder,omitempty"`
	// Cease to be a market maker. The first time you give up, and match no more orders; 21 days later, the second time, the bond comes back.
	WithdrawMarketMakerBond map[string]json.RawMessage `json:"WithdrawMarketMakerBond,omitempty"`
	// Make your passport: a gamertag that nobody else has in any case, a picture, a few words. It is yours for good.
	CreatePassport map[string]json.RawMessage `json:"CreatePassport,omitempty"`
	// Change your passport. What is left out or null stays; an empty text is cleared. A gamertag changes once in 30 days, and the one before is kept for you as long.
	UpdatePassport map[string]json.RawMessage `json:"UpdatePassport,omitempty"`
	// Register a game under an id of its own. Its authority alone writes its profiles, for good.
	RegisterGame map[string]json.RawMessage `json:"RegisterGame,omitempty"`
	// Write what a player did in a game of yours: his score and numbers as they are now, and achievements that he has reached. Up to a thousand points a game and epoch count as experience.
	UpdateGameProfile map[string]json.RawMessage `json:"UpdateGameProfile,omitempty"`
	// Say whether your profile in a game is shown. Of a hidden one, answers tell that it is there; what blocks say of it can still be read in them.
	SetGameVisibility map[string]json.RawMessage `json:"SetGameVisibility,omitempty"`
	// Carry an Ethereum transaction, signed by an Ethereum key: a payment, or a transfer or approval of a token. Wallets send it by eth_sendRawTransaction.
	EvmTransaction map[string]json.RawMessage `json:"EvmTransaction,omitempty"`
}

// The mint address of a token: 32 bytes in hex, answered with 0x. 32 zero bytes are the native token.
type Mint = string

// A name: who has it, what it stands for, and what it costs
type Name struct {
	// The whole of it: the label, a dot, and what names of this chain end with
	Name string `json:"name"`
	// Part of the name before the dot, such as alice
	Label string `json:"label"`
	// Account that has the name; null for nobody
	Owner *Address `json:"owner,omitempty"`
	// Account that the name stands for; null for none
	Address *Address `json:"address,omitempty"`
	// True when that account is called so
	Primary bool `json:"primary"`
	// When it was registered, in Unix seconds; null for never
	RegisteredAt *Time `json:"registered_at,omitempty"`
	// Until when it is paid, in Unix seconds; null for nobody
	ExpiresAt *Time `json:"expires_at,omitempty"`
	// Until when its owner can still renew it, in Unix seconds; null for nobody
	GraceUntil *Time `json:"grace_until,omitempty"`
	// True when it has expired, and its owner can still renew it
	InGrace bool `json:"in_grace"`
	// Text records of the name, by key
	Records map[string]string `json:"records"`
	// Raw native units that were paid since it was registered; null for nobody
	PricePaid *Amount `json:"price_paid,omitempty"`
	// True when it can be registered now
	Available bool `json:"available"`
	// Raw native units that a year costs now: its owner, or whoever registers it
	Price Amount `json:"price"`
	// True when the chain keeps it from being registered
	Reserved bool `json:"reserved"`
	// The name that looks like it and is held by somebody, so that this one cannot be registered; null for none
	LookAlike *string `json:"look_alike,omitempty"`
}

// An operation: its name, and its fields.
type Operation struct {
	// Publish up to 1,024 bytes in the chain. They are kept in the block, not in the state.
	Memo *OperationMemo `json:"Memo,omitempty"`
	// Let a further key sign for the account. Any one key is enough to sign: each key added can be stolen.
	AddKey *OperationAddKey `json:"AddKey,omitempty"`
	// Take a key from the account. At least one must remain.
	RemoveKey *OperationRemoveKey `json:"RemoveKey,omitempty"`
	// Put a new key in the place of an old one, at once.
	RotateKey *OperationRotateKey `json:"RotateKey,omitempty"`
	// Move an amount of a token to another account.
	Transfer *OperationTransfer `json:"Transfer,omitempty"`
	// Move tokens to up to 256 accounts, all or none. What one account gets of one token is summed up.
	BatchTransfer *OperationBatchTransfer `json:"BatchTransfer,omitempty"`
	// Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
	CreateToken *OperationCreateToken `json:"CreateToken,omitempty"`
	// Make more of a token. Only its mint authority can; of a stablecoin, its minters.
	MintToken *OperationMintToken `json:"MintToken,omitempty"`
	// Destroy some of your own tokens. The native token cannot be burned: its supply is fixed.
	BurnToken *OperationBurnToken `json:"BurnToken,omitempty"`
	// Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
	UpdateTokenMetadata *OperationUpdateTokenMetadata `json:"UpdateTokenMetadata,omitempty"`
	// Lock the metadata of a token that you created. Nobody can ever unlock them.
	LockTokenMetadata *OperationLockTokenMetadata `json:"LockTokenMetadata,omitempty"`
	// Hand a role of a token that you hold to another account, or give it up for ever. Roles of a stablecoin are changed by its owner, a multi-signature account, and change 48 hours later; naming who holds the role now takes a change back.
	SetTokenAuthority *OperationSetTokenAuthority `json:"SetTokenAuthority,omitempty"`
	// Freeze an account for a stablecoin: it can neither send, receive nor burn it. Only the freeze authority can.
	FreezeAccount *OperationFreezeAccount `json:"FreezeAccount,omitempty"`
	// Pause a stablecoin or a bridged token: nothing of it moves, nor is any made or burned. Only the pause authority can.
	PauseToken *OperationPauseToken `json:"PauseToken,omitempty"`
	// How much of a stablecoin a minter may make in any so many seconds: set by the issuer, its mint authority. A new minter is appointed by the owner, a multi-signature account, and begins 48 hours later. Either takes a minter away, with 0.
	SetMinterAllowance *OperationSetMinterAllowance `json:"SetMinterAllowance,omitempty"`
	// Say what reserves a stablecoin has, with the hash of the report. No more than that can be minted. For 35 days.
	AttestReserves *OperationAttestReserves `json:"AttestReserves,omitempty"`
	// Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
	Stake *OperationStake `json:"Stake,omitempty"`
	// Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
	Unstake *OperationUnstake `json:"Unstake,omitempty"`
	// Take out everything that has unbonded.
	ClaimUnstake map[string]json.RawMessage `json:"ClaimUnstake,omitempty"`
	// Take out what your stake has earned, with every validator or with one; of an operator also the commission. What compounds is stake already.
	ClaimRewards *OperationClaimRewards `json:"ClaimRewards,omitempty"`
	// Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
	SetCommission *OperationSetCommission `json:"SetCommission,omitempty"`
	// Leave jail when the time is over. The validator may be active again from the next epoch.
	Unjail map[string]json.RawMessage `json:"Unjail,omitempty"`
	// Say who runs your validator.
	SetValidatorMetadata *OperationSetValidatorMetadata `json:"SetValidatorMetadata,omitempty"`
	// Say whether and how your validator takes delegations. The least delegation is in raw units.
	SetPoolConfig *OperationSetPoolConfig `json:"SetPoolConfig,omitempty"`
	// Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
	SetAutoCompound *OperationSetAutoCompound `json:"SetAutoCompound,omitempty"`
	// Move stake to another validator at once. What was moved to a validator stays there for 21 days.
	Redelegate *OperationRedelegate `json:"Redelegate,omitempty"`
	// Bring two signed consensus messages that convict a validator of signing twice. Everybody may.
	SubmitEvidence *OperationSubmitEvidence `json:"SubmitEvidence,omitempty"`
	// Give your validator a new consensus key. It signs from the next epoch on: change the key of the node then. The old key can still be convicted of what it signed.
	RotateConsensusKey *OperationRotateConsensusKey `json:"RotateConsensusKey,omitempty"`
	// Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
	CreateMultiSig *OperationCreateMultiSig `json:"CreateMultiSig,omitempty"`
	// As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
	ProposeMultiSigTx *OperationProposeMultiSigTx `json:"ProposeMultiSigTx,omitempty"`
	// As a signer, approve a transaction of a multi-signature account by its number alone.
	ApproveMultiSigTx *OperationApproveMultiSigTx `json:"ApproveMultiSigTx,omitempty"`
	// As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
	ApproveMultiSigOperations *OperationApproveMultiSigOperations `json:"ApproveMultiSigOperations,omitempty"`
	// As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
	RevokeMultiSigApproval *OperationRevokeMultiSigApproval `json:"RevokeMultiSigApproval,omitempty"`
	// Name the guardians who may give your account a new key, how many must agree, and how long you can object. No guardians: recovery is switched off. A change takes effect only after the timelock that stood before. 48 to 72 hours are a good timelock.
	SetRecovery *OperationSetRecovery `json:"SetRecovery,omitempty"`
	// As a guardian, begin to give an account a new key, which replaces all keys that it has. When another guardian has begun, the same with the same key approves it.
	InitiateRecovery *OperationInitiateRecovery `json:"InitiateRecovery,omitempty"`
	// As the owner, end the pending recovery of your account. Guardians may begin another.
	CancelRecovery map[string]json.RawMessage `json:"CancelRecovery,omitempty"`
	// Give an account the key of its recovery, once the timelock has run out and enough guardians have approved. Anybody may. All other keys are gone; address, nonce and balances stay.
	FinalizeRecovery *OperationFinalizeRecovery `json:"FinalizeRecovery,omitempty"`
	// Report a contract, with where the evidence is. An account counts once for a contract; levels are decided by proposals.
	ReportContractSafety *OperationReportContractSafety `json:"ReportContractSafety,omitempty"`
	// Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
	CreateProposal *OperationCreateProposal `json:"CreateProposal,omitempty"`
	// Vote on a proposal by its number alone, with what you had bonded when its epoch began.
	VoteProposal *OperationVoteProposal `json:"VoteProposal,omitempty"`
	// Vote on a proposal with what you had bonded when its epoch began, and name its content by its hash: another content is refused. A new vote replaces the one before.
	VoteProposalContent *OperationVoteProposalContent `json:"VoteProposalContent,omitempty"`
	// Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
	ExecuteProposal *OperationExecuteProposal `json:"ExecuteProposal,omitempty"`
	// Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
	CancelProposal *OperationCancelProposal `json:"CancelProposal,omitempty"`
	// Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
	ScheduleUpgrade *OperationScheduleUpgrade `json:"ScheduleUpgrade,omitempty"`
	// Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
	CancelUpgrade *OperationCancelUpgrade `json:"CancelUpgrade,omitempty"`
	// Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
	VoteUpgrade *OperationVoteUpgrade `json:"VoteUpgrade,omitempty"`
	// Vote on a plan as a validator, with the stake that was behind you when it was scheduled, and name its content by its hash: another content is refused. A new vote replaces the one before.
	VoteUpgradePlan *OperationVoteUpgradePlan `json:"VoteUpgradePlan,omitempty"`
	// Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
	CreatePool *OperationCreatePool `json:"CreatePool,omitempty"`
	// Add to a pool: as much of the two amounts as fits its price, for shares of it.
	AddLiquidity *OperationAddLiquidity `json:"AddLiquidity,omitempty"`
	// Give up shares of a pool for what they are worth of both tokens.
	RemoveLiquidity *OperationRemoveLiquidity `json:"RemoveLiquidity,omitempty"`
	// Swap in the pool of two tokens. What comes out is at least `min_amount_out`, or nothing happens.
	Swap *OperationSwap `json:"Swap,omitempty"`
	// Swap through up to four pools in a row, all or nothing. What comes out goes to the recipient.
	SwapRoute *OperationSwapRoute `json:"SwapRoute,omitempty"`
	// Lock liquidity of yours until a time. With `lp_amount` 0, all locks of yours in this pool that end earlier are extended to that time; where there are more than 32, name those that matter with ExtendLpLock.
	LockLiquidity *OperationLockLiquidity `json:"LockLiquidity,omitempty"`
	// Have a lock of yours end later.
	ExtendLpLock *OperationExtendLpLock `json:"ExtendLpLock,omitempty"`
	// Give a lock of yours to another account, which gets the liquidity when it ends.
	TransferLpLock *OperationTransferLpLock `json:"TransferLpLock,omitempty"`
	// Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
	CreatePresale *OperationCreatePresale `json:"CreatePresale,omitempty"`
	// Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
	ContributePresale *OperationContributePresale `json:"ContributePresale,omitempty"`
	// Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
	FinalizePresale *OperationFinalizePresale `json:"FinalizePresale,omitempty"`
	// Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
	RefundPresale *OperationRefundPresale `json:"RefundPresale,omitempty"`
	// Cancel a presale of yours that has not ended and not reached its soft cap: everybody gets back what he paid.
	CancelPresale *OperationCancelPresale `json:"CancelPresale,omitempty"`
	// Claim the tokens of a finalized presale that are due to you by now.
	ClaimPresale *OperationClaimPresale `json:"ClaimPresale,omitempty"`
	// Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
	CreateNftCollection *OperationCreateNftCollection `json:"CreateNftCollection,omitempty"`
	// Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
	MintNft *OperationMintNft `json:"MintNft,omitempty"`
	// Move a token to another account: as its owner, or as one whom the owner approved.
	TransferNft *OperationTransferNft `json:"TransferNft,omitempty"`
	// Destroy a token of yours. Its id never comes back.
	BurnNft *OperationBurnNft `json:"BurnNft,omitempty"`
	// Let an account move a token of yours until it is moved, or, without a token_id, all your tokens of the collection until you take it back.
	ApproveNft *OperationApproveNft `json:"ApproveNft,omitempty"`
	// Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.
	UpdateNftCollection *OperationUpdateNftCollection `json:"UpdateNftCollection,omitempty"`
	// Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.
	LockNftCollection *OperationLockNftCollection `json:"LockNftCollection,omitempty"`
	// Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
	CreateMultiTokenCollection *OperationCreateMultiTokenCollection `json:"CreateMultiTokenCollection,omitempty"`
	// Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
	DefineTokenType *OperationDefineTokenType `json:"DefineTokenType,omitempty"`
	// Mint some of a type of a collection of yours.
	MintMultiToken *OperationMintMultiToken `json:"MintMultiToken,omitempty"`
	// Mint 1 to 256 times in a collection of yours, all or none.
	BatchMintMultiToken *OperationBatchMintMultiToken `json:"BatchMintMultiToken,omitempty"`
	// Move some of a type to another account.
	TransferMultiToken *OperationTransferMultiToken `json:"TransferMultiToken,omitempty"`
	// Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
	BatchTransferMultiToken *OperationBatchTransferMultiToken `json:"BatchTransferMultiToken,omitempty"`
	// Destroy some of your own tokens of a type.
	BurnMultiToken *OperationBurnMultiToken `json:"BurnMultiToken,omitempty"`
	// Let an account move all that you hold in a collection, now and later, or no longer.
	SetMultiTokenOperator *OperationSetMultiTokenOperator `json:"SetMultiTokenOperator,omitempty"`
	// Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
	CreateStakingPool *OperationCreateStakingPool `json:"CreateStakingPool,omitempty"`
	// Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
	StakeToPool *OperationStakeToPool `json:"StakeToPool,omitempty"`
	// Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
	UnstakeFromPool *OperationUnstakeFromPool `json:"UnstakeFromPool,omitempty"`
	// Claim all that you earned in a pool, also in a closed one.
	ClaimPoolRewards *OperationClaimPoolRewards `json:"ClaimPoolRewards,omitempty"`
	// Pay rewards into a pool. Where the pool has a funder, nobody else can; else it is a gift: what is left at the end goes to the creator.
	FundStakingPool *OperationFundStakingPool `json:"FundStakingPool,omitempty"`
	// Close a pool of yours in which nobody has anything staked. What is not owed to former stakers goes back to who funded it; they can still claim.
	CloseStakingPool *OperationCloseStakingPool `json:"CloseStakingPool,omitempty"`
	// Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
	Anchor *OperationAnchor `json:"Anchor,omitempty"`
	// Give a namespace of yours to another account: from then on it anchors there. What is anchored stays.
	TransferNamespace *OperationTransferNamespace `json:"TransferNamespace,omitempty"`
	// Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
	RegisterName *OperationRegisterName `json:"RegisterName,omitempty"`
	// Commit to a name without showing it: Blake3 of name, sender and a salt. Five blocks later RegisterName with the salt wins the name against everybody who registers it in the same block without a commitment.
	CommitName *OperationCommitName `json:"CommitName,omitempty"`
	// Give a name of yours to another account. It stands for that account then; its text records are gone, and nobody is called so until he says so.
	TransferName *OperationTransferName `json:"TransferName,omitempty"`
	// Say something of a name. `address` is the account that it stands for; empty is the owner. `primary` is said by that account: true, and it is called so; false, and it is no more. Every other key is a text of the owner, like url or email; empty takes it away.
	SetNameRecord *OperationSetNameRecord `json:"SetNameRecord,omitempty"`
	// Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
	BridgeDeposit *OperationBridgeDeposit `json:"BridgeDeposit,omitempty"`
	// Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
	BridgeWithdraw *OperationBridgeWithdraw `json:"BridgeWithdraw,omitempty"`
	// Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
	RegisterBridgeMapping *OperationRegisterBridgeMapping `json:"RegisterBridgeMapping,omitempty"`
	// Say as an attester of the current set what a log of another chain deposits. What one says later replaces what he said before. With enough that say the same, it is received.
	BridgeObserve *OperationBridgeObserve `json:"BridgeObserve,omitempty"`
	// Sign as an attester of the current set that a withdrawal may be released; with enough signatures it is attested, and they are the proof for the other chain. When others were appointed since, they can sign for it anew. With release_tx: say that it was released.
	BridgeAttestWithdrawal *OperationBridgeAttestWithdrawal `json:"BridgeAttestWithdrawal,omitempty"`
	// Appoint the attesters: 3 to 32 keys, and how many must sign, more than two thirds. Proofs of the set before hold for another 24 hours. Foundation only.
	SetAttesterSet *OperationSetAttesterSet `json:"SetAttesterSet,omitempty"`
	// Set the limits above which receives of a token wait a day, whether it is paused, and what withdrawals cost. Foundation only.
	SetBridgeLimits *OperationSetBridgeLimits `json:"SetBridgeLimits,omitempty"`
	// Take back a receive that waits, because what it says is false. The log that it names stays used for ever. Foundation only.
	CancelPendingReceive *OperationCancelPendingReceive `json:"CancelPendingReceive,omitempty"`
	// Give back what was burned for a withdrawal that was not released in time: a day after the signatures for it expire. The fee for its release comes back too; that of the treasury does not. Foundation only, after a look at whether it was released after all.
	RefundWithdrawal *OperationRefundWithdrawal `json:"RefundWithdrawal,omitempty"`
	// Open a lane: let a token of this chain be locked for another Trellis chain, which has mapped a token to it; or close it, in both directions. Foundation only.
	SetBridgeLane *OperationSetBridgeLane `json:"SetBridgeLane,omitempty"`
	// Lock tokens of this chain for an account of another Trellis chain, where they come once its attesters have seen it. They come back when they are withdrawn there.
	BridgeLock *OperationBridgeLock `json:"BridgeLock,omitempty"`
	// Pay out here what was burned on another Trellis chain, with the signatures that its chain_getBridgeWithdrawal shows. Each withdrawal counts once, for ever, and only while its signatures hold. Anybody may bring them.
	BridgeUnlock *OperationBridgeUnlock `json:"BridgeUnlock,omitempty"`
	// Carry out the plan that a sentence became: its operations in order, as the sender, all or none. Nodes plan; what is signed is the plan.
	SubmitIntent *OperationSubmitIntent `json:"SubmitIntent,omitempty"`
	// Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
	RegisterProgram *OperationRegisterProgram `json:"RegisterProgram,omitempty"`
	// Run a version of a program as yourself by its number alone: all of its steps, or nothing.
	ExecuteProgram *OperationExecuteProgram `json:"ExecuteProgram,omitempty"`
	// Run a version of a program as yourself, and name its text by its hash: another text is refused. All of its steps, or nothing. It can do with what is yours whatever its text says: read it, or simulate it, before you sign.
	RunProgram *OperationRunProgram `json:"RunProgram,omitempty"`
	// As the owner of a program, take all versions of it so far out of use: nobody can run them any more. A higher version can be registered afterwards.
	DeprecateProgram *OperationDeprecateProgram `json:"DeprecateProgram,omitempty"`
	// Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
	CreateDao *OperationCreateDao `json:"CreateDao,omitempty"`
	// Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
	DaoPropose *OperationDaoPropose `json:"DaoPropose,omitempty"`
	// Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
	DaoVote *OperationDaoVote `json:"DaoVote,omitempty"`
	// Vote on a proposal of a DAO with what you held of its token when the vote was about to begin, and name its content by its hash: another content is refused. A vote cannot be changed.
	DaoVoteContent *OperationDaoVoteContent `json:"DaoVoteContent,omitempty"`
	// Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
	DaoExecute *OperationDaoExecute `json:"DaoExecute,omitempty"`
	// Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
	DaoCancel *OperationDaoCancel `json:"DaoCancel,omitempty"`
	// Give tokens to the treasury of a DAO. A transfer to its address does the same, but does not ask whether it is one.
	DaoDeposit *OperationDaoDeposit `json:"DaoDeposit,omitempty"`
	// Sell an amount of a token for at least so much of another, to the market maker that matches it first. The amount is in escrow until then; at the deadline it comes back.
	CreateSettleOrder *OperationCreateSettleOrder `json:"CreateSettleOrder,omitempty"`
	// As a market maker, give an amount for an order, for good: it is in escrow at once, and changes hands in the next block at the latest. There is no last look.
	MatchSettleOrder *OperationMatchSettleOrder `json:"MatchSettleOrder,omitempty"`
	// Have a matched order change hands now. Anybody can; without it, the end of the next block does.
	SettleOrder *OperationSettleOrder `json:"SettleOrder,omitempty"`
	// Become a market maker of a tier with a bond of native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. Again, to change tier or name, or to add to the bond.
	RegisterMarketMaker *OperationRegisterMarketMaker `json:"RegisterMarketMaker,omitempty"`
	// Take an order of yours back that no maker has matched: what you sell leaves the escrow.
	CancelSettleOrder *OperationCancelSettleOrder `json:"CancelSettleOrder,omitempty"`
	// Cease to be a market maker. The first time you give up, and match no more orders; 21 days later, the second time, the bond comes back.
	WithdrawMarketMakerBond map[string]json.RawMessage `json:"WithdrawMarketMakerBond,omitempty"`
	// Make your passport: a gamertag that nobody else has in any case, a picture, a few words. It is yours for good.
	CreatePassport *OperationCreatePassport `json:"CreatePassport,omitempty"`
	// Change your passport. What is left out or null stays; an empty text is cleared. A gamertag changes once in 30 days, and the one before is kept for you as long.
	UpdatePassport *OperationUpdatePassport `json:"UpdatePassport,omitempty"`
	// Register a game under an id of its own. Its authority alone writes its profiles, for good.
	RegisterGame *OperationRegisterGame `json:"RegisterGame,omitempty"`
	// Write what a player did in a game of yours: his score and numbers as they are now, and achievements that he has reached. Up to a thousand points a game and epoch count as experience.
	UpdateGameProfile *OperationUpdateGameProfile `json:"UpdateGameProfile,omitempty"`
	// Say whether your profile in a game is shown. Of a hidden one, answers tell that it is there; what blocks say of it can still be read in them.
	SetGameVisibility *OperationSetGameVisibility `json:"SetGameVisibility,omitempty"`
	// Carry an Ethereum transaction, signed by an Ethereum key: a payment, or a transfer or approval of a token. Wallets send it by eth_sendRawTransaction.
	EvmTransaction *OperationEvmTransaction `json:"EvmTransaction,omitempty"`
}

// Let a further key sign for the account. Any one key is enough to sign: each key added can be stolen.
type OperationAddKey struct {
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
	PublicKey string `json:"public_key"`
	// Signature by the new key in hex, which shows that its owner wants it here: of Blake3("pop/v1", chain id, account, public key)
	ProofOfPossession string `json:"proof_of_possession"`
}

// Add to a pool: as much of the two amounts as fits its price, for shares of it.
type OperationAddLiquidity struct {
	// First token: its symbol in any case, or 0x and its mint
	TokenA string `json:"token_a"`
	// Second token: its symbol in any case, or 0x and its mint
	TokenB string `json:"token_b"`
	// Most raw units of the first token to put in
	AmountA Amount `json:"amount_a"`
	// Most raw units of the second token to put in
	AmountB Amount `json:"amount_b"`
	// Least raw units of shares to accept, else nothing happens
	MinLpTokens Amount `json:"min_lp_tokens"`
}

// Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
type OperationAnchor struct {
	// Namespace, 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash; yours, or without an owner until now
	Namespace string `json:"namespace"`
	// Name of the hash within its namespace; a name is used once
	Key string `json:"key"`
	// The hash that is anchored, of whatever function its writer took; never zero
	ValueHash string `json:"value_hash"`
	// Where what was hashed can be had; the chain does not look there
	Uri *string `json:"uri,omitempty"`
}

// As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
type OperationApproveMultiSigOperations struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Number of the transaction within the account, from 0
	TxId int64 `json:"tx_id"`
	// Hash of the operations that you approve, as chain_getMultiSigTx tells it; any when left out
	OperationsHash *Hex32 `json:"operations_hash,omitempty"`
}

// As a signer, approve a transaction of a multi-signature account by its number alone.
type OperationApproveMultiSigTx struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Number of the transaction within the account, from 0
	TxId int64 `json:"tx_id"`
}

// Let an account move a token of yours until it is moved, or, without a token_id, all your tokens of the collection until you take it back.
type OperationApproveNft struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection; all tokens of yours there when left out
	TokenId *U128 `json:"token_id,omitempty"`
	// Account that may move them
	Operator Address `json:"operator"`
	// True to let it, false to let it no more
	Approved bool `json:"approved"`
}

// Say what reserves a stablecoin has, with the hash of the report. No more than that can be minted. For 35 days.
type OperationAttestReserves struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// Raw units that the reserves cover
	Reserves Amount `json:"reserves"`
	// Hash of the report about them, 32 bytes
	ReportHash Hex32 `json:"report_hash"`
}

// Mint 1 to 256 times in a collection of yours, all or none.
type OperationBatchMintMultiToken struct {
	// Address of a collection of yours
	Collection Mint `json:"collection"`
	// Who gets how many of what, 1 to 256 entries
	Mints json.RawMessage `json:"mints"`
}

type OperationBatchMintMultiTokenMints1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that gets them
	Recipient Address `json:"recipient"`
	// How many to make, above zero
	Amount U128 `json:"amount"`
}

// Move tokens to up to 256 accounts, all or none. What one account gets of one token is summed up.
type OperationBatchTransfer struct {
	// Who gets what: 1 to 256 entries
	Transfers []OperationBatchTransferTransfersItem `json:"transfers"`
}

// Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
type OperationBatchTransferMultiToken struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Who gets how many of what, 1 to 256 entries
	Transfers json.RawMessage `json:"transfers"`
}

type OperationBatchTransferMultiTokenTransfers1Item struct {
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that is to have them
	To Address `json:"to"`
	// How many to move, above zero
	Amount U128 `json:"amount"`
}

type OperationBatchTransferTransfersItem struct {
	// Account that gets the tokens
	To Address `json:"to"`
	// Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
	TokenSymbol string `json:"token_symbol"`
	// Raw units to move, above zero
	Amount Amount `json:"amount"`
}

// Sign as an attester of the current set that a withdrawal may be released; with enough signatures it is attested, and they are the proof for the other chain. When others were appointed since, they can sign for it anew. With release_tx: say that it was released.
type OperationBridgeAttestWithdrawal struct {
	// Number of the withdrawal, from 1 on
	WithdrawalId int64 `json:"withdrawal_id"`
	// Ed25519 signature of the attester over the digest of the withdrawal, or of its release
	Signature string `json:"signature"`
	// Transaction on the other chain that released it; left out to sign for the release
	ReleaseTx *string `json:"release_tx,omitempty"`
}

// Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
type OperationBridgeDeposit struct {
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Hash of the transaction on the other chain, as that chain writes it
	TxHash string `json:"tx_hash"`
	// Which log of the transaction it is; 0 for the first
	LogIndex *int64 `json:"log_index,omitempty"`
	// Symbol of the token here, or 0x and its mint
	Symbol string `json:"symbol"`
	// Raw units of the other chain that were locked there
	Amount Amount `json:"amount"`
	// Account here that gets the tokens
	Recipient Address `json:"recipient"`
	// Signatures of attesters: hex of borsh {set_index u32, sigs [{index u8, signature}]}, or that as JSON; without one only where the network believes all
	Proof json.RawMessage `json:"proof,omitempty"`
}

type OperationBridgeDepositProof2 struct {
	// Number of the set that signed
	SetIndex int64 `json:"set_index"`
	// Signatures, sorted by the places of those who made them, none twice
	Sigs []OperationBridgeDepositProof2SigsItem `json:"sigs"`
}

type OperationBridgeDepositProof2SigsItem struct {
	// Place of the attester in its set, from 0 on
	Index int64 `json:"index"`
	// Ed25519 signature over the digest
	Signature string `json:"signature"`
}

// Lock tokens of this chain for an account of another Trellis chain, where they come once its attesters have seen it. They come back when they are withdrawn there.
type OperationBridgeLock struct {
	// Mint address of the token on this chain
	TokenMint Mint `json:"token_mint"`
	// Raw units to lock
	Amount Amount `json:"amount"`
	// The other Trellis chain, as trellis- and its chain id
	Chain string `json:"chain"`
	// Account of the other chain that gets them, as 0x and 64 hex characters
	Recipient string `json:"recipient"`
}

// Say as an attester of the current set what a log of another chain deposits. What one says later replaces what he said before. With enough that say the same, it is received.
type OperationBridgeObserve struct {
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Hash of the transaction on the other chain, as that chain writes it
	TxHash string `json:"tx_hash"`
	// Which log of the transaction it is; 0 for the first
	LogIndex *int64 `json:"log_index,omitempty"`
	// Symbol of the token here, or 0x and its mint
	Symbol string `json:"symbol"`
	// Raw units of the other chain that were locked there
	Amount Amount `json:"amount"`
	// Account here that gets the tokens
	Recipient Address `json:"recipient"`
	// Ed25519 signature of the attester over the digest of the deposit
	Signature string `json:"signature"`
}

// Pay out here what was burned on another Trellis chain, with the signatures that its chain_getBridgeWithdrawal shows. Each withdrawal counts once, for ever, and only while its signatures hold. Anybody may bring them.
type OperationBridgeUnlock struct {
	// The other Trellis chain, as trellis- and its chain id
	Chain string `json:"chain"`
	// Number of the withdrawal, from 1 on
	WithdrawalId int64 `json:"withdrawal_id"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Raw units here, as the withdrawal says
	Amount Amount `json:"amount"`
	// Account here that gets them, written as the withdrawal has it
	Destination string `json:"destination"`
	// Until when the signatures hold, as the withdrawal says
	ExpiresAt Time `json:"expires_at"`
	// Signatures of attesters of this chain, sorted by their places here
	Proof json.RawMessage `json:"proof"`
}

type OperationBridgeUnlockProof2 struct {
	// Number of the set that signed
	SetIndex int64 `json:"set_index"`
	// Signatures, sorted by the places of those who made them, none twice
	Sigs []OperationBridgeUnlockProof2SigsItem `json:"sigs"`
}

type OperationBridgeUnlockProof2SigsItem struct {
	// Place of the attester in its set, from 0 on
	Index int64 `json:"index"`
	// Ed25519 signature over the digest
	Signature string `json:"signature"`
}

// Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
type OperationBridgeWithdraw struct {
	// Mint address of the token to withdraw
	TokenMint Mint `json:"token_mint"`
	// Raw units to release on the other chain; fees come on top
	Amount Amount `json:"amount"`
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Address on the other chain that gets the tokens there
	Destination string `json:"destination"`
}

// Destroy some of your own tokens of a type.
type OperationBurnMultiToken struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// How many to destroy, above zero
	Amount U128 `json:"amount"`
}

// Destroy a token of yours. Its id never comes back.
type OperationBurnNft struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
}

// Destroy some of your own tokens. The native token cannot be burned: its supply is fixed.
type OperationBurnToken struct {
	// Mint address of the token to destroy some of
	Mint Mint `json:"mint"`
	// Raw units to destroy, above zero
	Amount Amount `json:"amount"`
}

// Take back a receive that waits, because what it says is false. The log that it names stays used for ever. Foundation only.
type OperationCancelPendingReceive struct {
	// Number of the passage over the bridge, of both directions together
	ReceiveId int64 `json:"receive_id"`
}

// Cancel a presale of yours that has not ended and not reached its soft cap: everybody gets back what he paid.
type OperationCancelPresale struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
}

// Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
type OperationCancelProposal struct {
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
}

// Take an order of yours back that no maker has matched: what you sell leaves the escrow.
type OperationCancelSettleOrder struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
}

// Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
type OperationCancelUpgrade struct {
	// Number of the plan, as its scheduling answered
	PlanId int64 `json:"plan_id"`
}

// Claim all that you earned in a pool, also in a closed one.
type OperationClaimPoolRewards struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
}

// Claim the tokens of a finalized presale that are due to you by now.
type OperationClaimPresale struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
}

// Take out what your stake has earned, with every validator or with one; of an operator also the commission. What compounds is stake already.
type OperationClaimRewards struct {
	// Operator account of the validator that it was earned with; all when left out
	Validator *Address `json:"validator,omitempty"`
}

// Close a pool of yours in which nobody has anything staked. What is not owed to former stakers goes back to who funded it; they can still claim.
type OperationCloseStakingPool struct {
	// Address of a staking pool of yours
	PoolAddress Mint `json:"pool_address"`
}

// Commit to a name without showing it: Blake3 of name, sender and a salt. Five blocks later RegisterName with the salt wins the name against everybody who registers it in the same block without a commitment.
type OperationCommitName struct {
	// Blake3 of name, sender and salt, 32 bytes: nobody can read the name out of it
	Commitment Hex32 `json:"commitment"`
}

// Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
type OperationContributePresale struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
	// Raw units of the payment token to pay in
	Amount Amount `json:"amount"`
}

// Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
type OperationCreateDao struct {
	// What people call the DAO, 1 to 64 characters; others may have the same
	Name string `json:"name"`
	// Mint of the token whose holders vote, also the native one
	TokenMint Mint `json:"token_mint"`
	// Settings by name, {} for the standard ones
	Config json.RawMessage `json:"config"`
}

type OperationCreateDaoConfig1 struct {
	// Raw units of the token that a proposer must hold, until the vote is over
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Part of the supply that must vote for or abstain, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Part of the votes for and against that must be for, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between a proposal and the first block of its vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Blocks for which it is voted on, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds in which it can be executed after that, at least an hour
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
	Guardian *Address `json:"guardian,omitempty"`
	// True where a vote ends once no further vote could change what comes of it
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// What the DAO is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

// Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
type OperationCreateMultiSig struct {
	// Accounts that are to decide, 2 to 20, each once
	Signers []Address `json:"signers"`
	// How many of them must approve, from 2 to all
	Threshold int64 `json:"threshold"`
	// What readers know the account by, 1 to 64 characters
	Label string `json:"label"`
}

// Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
type OperationCreateMultiTokenCollection struct {
	// What people call the collection, 1 to 64 characters
	Name string `json:"name"`
	// Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
	Symbol string `json:"symbol"`
	// What the metadata links of its tokens begin with, up to 512 bytes; may be empty
	BaseUri string `json:"base_uri"`
	// Part of a sale that is due to you, in basis points, at most 10,000
	RoyaltyBps int64 `json:"royalty_bps"`
	// What the collection is, up to 1,000 characters; null for nothing
	Description *string `json:"description,omitempty"`
	// Link to a small picture, up to 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a wide picture, up to 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, up to 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
}

// Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
type OperationCreateNftCollection struct {
	// What people call the collection, 1 to 64 characters
	Name string `json:"name"`
	// Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
	Symbol string `json:"symbol"`
	// What the metadata links of its tokens begin with, up to 512 bytes; may be empty
	BaseUri string `json:"base_uri"`
	// Most tokens that there can ever be; 0 for no limit
	MaxSupply int64 `json:"max_supply"`
	// Part of a sale that is due to you, in basis points, at most 10,000
	RoyaltyBps int64 `json:"royalty_bps"`
	// What the collection is, up to 1,000 characters; null for nothing
	Description *string `json:"description,omitempty"`
	// Link to a small picture, up to 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a wide picture, up to 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, up to 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
}

// Make your passport: a gamertag that nobody else has in any case, a picture, a few words. It is yours for good.
type OperationCreatePassport struct {
	// 3 to 20 letters A to Z of either case, digits and underscores; no other passport has it in any case
	Gamertag string `json:"gamertag"`
	// Where a picture of you is: https, ipfs or ar, up to 256 bytes
	AvatarUri *string `json:"avatar_uri,omitempty"`
	// A few words about you, up to 280 characters
	Bio *string `json:"bio,omitempty"`
}

// Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
type OperationCreatePool struct {
	// First token: its symbol in any case, or 0x and its mint
	TokenA string `json:"token_a"`
	// Second token: its symbol in any case, or 0x and its mint
	TokenB string `json:"token_b"`
	// Raw units of the first token to put in
	AmountA Amount `json:"amount_a"`
	// Raw units of the second token to put in; both amounts together set the price
	AmountB Amount `json:"amount_b"`
	// How long your shares are locked, in seconds; 0 for not at all
	LpLockDuration int64 `json:"lp_lock_duration"`
}

// Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
type OperationCreatePresale struct {
	// Mint address of a token that you own
	TokenMint Mint `json:"token_mint"`
	// What contributors pay in: the native token, also when left out, or a stablecoin
	PaymentToken *string `json:"payment_token,omitempty"`
	// Raw units to sell, above zero
	TokensForSale Amount `json:"tokens_for_sale"`
	// Raw units of the payment token that must be raised: a quarter of the hard cap or more
	SoftCap Amount `json:"soft_cap"`
	// Most raw units of the payment token that can be raised
	HardCap Amount `json:"hard_cap"`
	// Least raw units of the payment token that an account pays in
	MinContribution Amount `json:"min_contribution"`
	// Most raw units of the payment token that an account pays in, in all
	MaxContribution Amount `json:"max_contribution"`
	// From when it takes contributions, in Unix seconds
	StartTime Time `json:"start_time"`
	// Until when it takes contributions, in Unix seconds
	EndTime Time `json:"end_time"`
	// Part of what is raised that goes into the pool: 5,100 to 10,000 basis points
	LiquidityBps int64 `json:"liquidity_bps"`
	// Tokens in the pool for a payment, as part of what the presale gives for it: 5,000 to 10,000 basis points
	ListingRateBps int64 `json:"listing_rate_bps"`
	// How long the liquidity of the pool is locked, in seconds; a year when left out
	LpLockDuration *int64 `json:"lp_lock_duration,omitempty"`
	// Vesting, whitelist, what becomes of unsold tokens, and what to say of the presale
	Options *OperationCreatePresaleOptions `json:"options,omitempty"`
}

type OperationCreatePresaleOptions struct {
	// When what is bought is delivered; all of it when the presale is finalized, when left out
	Vesting *OperationCreatePresaleOptionsVesting `json:"vesting,omitempty"`
	// What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed
	Unsold *string `json:"unsold,omitempty"`
	// Accounts that may contribute, up to 1,000; everybody may when left out
	Whitelist []Address `json:"whitelist,omitempty"`
	// What the presale is called, up to 64 characters
	Title *string `json:"title,omitempty"`
	// What it is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Link to more about it, up to 512 bytes
	Url *string `json:"url,omitempty"`
}

type OperationCreatePresaleOptionsVesting struct {
	// Part that is delivered when the presale is finalized, in basis points
	TgeBps int64 `json:"tge_bps"`
	// Length of a cycle in seconds
	CycleSeconds int64 `json:"cycle_seconds"`
	// Part that is delivered in every cycle after that, in basis points
	CycleBps int64 `json:"cycle_bps"`
}

// Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
type OperationCreateProposal struct {
	// What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
	ProposalType string `json:"proposal_type"`
	// What the proposal is called, 1 to 128 characters
	Title string `json:"title"`
	// Why it is proposed, 1 to 10,000 characters
	Description string `json:"description"`
	// Of a proposal about a parameter: which, such as dex.fee_bps
	ParameterKey *string `json:"parameter_key,omitempty"`
	// Of a proposal about a parameter: the value that it is to have, as text
	ParameterValue *string `json:"parameter_value,omitempty"`
	// Of a proposal about the treasury: account that is to be paid
	TreasuryRecipient *Address `json:"treasury_recipient,omitempty"`
	// Of a proposal about the treasury: raw native units to pay
	TreasuryAmount *Amount `json:"treasury_amount,omitempty"`
	// Of a proposal about safety: chain of the contract, such as ethereum
	SafetyChain *string `json:"safety_chain,omitempty"`
	// Of a proposal about safety: address of the contract, in the notation of its chain
	SafetyContract *string `json:"safety_contract,omitempty"`
	// Of a proposal about safety: what wallets shall be told
	SafetyLevel *string `json:"safety_level,omitempty"`
	// Of a proposal about safety: project that the contract belongs to
	SafetyCollection *string `json:"safety_collection,omitempty"`
}

// Sell an amount of a token for at least so much of another, to the market maker that matches it first. The amount is in escrow until then; at the deadline it comes back.
type OperationCreateSettleOrder struct {
	// Symbol or mint of the token to sell
	SellToken string `json:"sell_token"`
	// Symbol or mint of the token to get for it
	BuyToken string `json:"buy_token"`
	// Raw units to sell, all or none
	SellAmount Amount `json:"sell_amount"`
	// Least raw units to get, above zero
	MinBuyAmount Amount `json:"min_buy_amount"`
	// From this time on, in unix seconds, nobody can match it; at most 30 days ahead
	Deadline Time `json:"deadline"`
	// Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all
	Tier int64 `json:"tier"`
}

// Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
type OperationCreateStakingPool struct {
	// Mint address of the token that is staked
	TokenMint Mint `json:"token_mint"`
	// Where rewards come from: a first deposit, such as USDC:5000000 in raw units, or the account that alone may fund the pool
	RewardSource json.RawMessage `json:"reward_source"`
	// Raw units of rewards a second, for all stakers together
	RewardRate Amount `json:"reward_rate"`
	// How long a deposit is locked, in seconds, at most three years
	LockPeriod int64 `json:"lock_period"`
	// Most raw units that the pool holds; 0 for no limit
	Capacity Amount `json:"capacity"`
	// Most raw units of one account; 0 for no limit
	PerUserCap Amount `json:"per_user_cap"`
}

type OperationCreateStakingPoolRewardSource3 struct {
	// Token of the rewards: its symbol in any case, or 0x and its mint
	Token string `json:"token"`
	// Raw units that you deposit now
	Amount Amount `json:"amount"`
}

// Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
type OperationCreateToken struct {
	// Name of the token for people, 1 to 64 characters
	Name string `json:"name"`
	// How the token is written: a letter, then up to 11 letters, digits and dots; unique
	Symbol string `json:"symbol"`
	// Digits after the point of one whole token, 0 to 18
	Decimals int64 `json:"decimals"`
	// Raw units that the owner gets, at most 2^120
	Supply Amount `json:"supply"`
	// Account that owns the token and gets the supply
	Owner Address `json:"owner"`
	// True when the owner may make more later
	Mintable *bool `json:"mintable,omitempty"`
	// Most raw units that there may ever be; only 2^120 bounds it when left out
	MaxSupply *Amount `json:"max_supply,omitempty"`
}

// Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
type OperationDaoCancel struct {
	// The DAO that it is about, by the account that holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
}

// Give tokens to the treasury of a DAO. A transfer to its address does the same, but does not ask whether it is one.
type OperationDaoDeposit struct {
	// The DAO that it is about, by the account that holds its treasury
	Dao Address `json:"dao"`
	// Symbol or mint of the token to give
	Token string `json:"token"`
	// Raw units to give, above zero
	Amount Amount `json:"amount"`
}

// Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
type OperationDaoExecute struct {
	// The DAO that it is about, by the account that holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
}

// Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
type OperationDaoPropose struct {
	// The DAO that it is about, by the account that holds its treasury
	Dao Address `json:"dao"`
	// What the proposal is called, 1 to 128 characters
	Title string `json:"title"`
	// Why it is proposed, up to 10,000 characters
	Description string `json:"description"`
	// What it does when it is executed: "text" for nothing, {"operations":[…]} of up to 32 as the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
	ProposalType json.RawMessage `json:"proposal_type"`
}

type OperationDaoProposeProposalType21 struct {
	// Nothing beyond what its title and description say
	Text map[string]json.RawMessage `json:"text"`
}

type OperationDaoProposeProposalType22 struct {
	// What the DAO does: 1 to 32 operations in order, all or nothing
	Operations []InnerOperation `json:"operations"`
}

type OperationDaoProposeProposalType23 struct {
	// The settings that change; what is left out stays
	Config OperationDaoProposeProposalType23Config `json:"config"`
}

// The settings that change; what is left out stays
type OperationDaoProposeProposalType23Config struct {
	// Raw units of the token that a proposer must hold, until the vote is over
	ProposalThreshold *Amount `json:"proposal_threshold,omitempty"`
	// Part of the supply that must vote for or abstain, 100 to 10,000 basis points
	QuorumBps *int64 `json:"quorum_bps,omitempty"`
	// Part of the votes for and against that must be for, 5,001 to 10,000 basis points
	ApprovalBps *int64 `json:"approval_bps,omitempty"`
	// Blocks between a proposal and the first block of its vote, 1 to 43,200
	VotingDelayBlocks *int64 `json:"voting_delay_blocks,omitempty"`
	// Blocks for which it is voted on, 150 to 1,296,000
	VotingPeriodBlocks *int64 `json:"voting_period_blocks,omitempty"`
	// Seconds between the end of the vote and the execution, at most 30 days
	TimelockS *int64 `json:"timelock_s,omitempty"`
	// Seconds in which it can be executed after that, at least an hour
	ExecutionWindowS *int64 `json:"execution_window_s,omitempty"`
	// Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension
	LateQuorumExtensionBlocks *int64 `json:"late_quorum_extension_blocks,omitempty"`
	// Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away
	Guardian *Address `json:"guardian,omitempty"`
	// True where a vote ends once no further vote could change what comes of it
	AllowEarlyExecution *bool `json:"allow_early_execution,omitempty"`
	// What the DAO is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none
	Url *string `json:"url,omitempty"`
}

type OperationDaoProposeProposalType24 struct {
	// A payment out of what the DAO holds
	Treasury OperationDaoProposeProposalType24Treasury `json:"treasury"`
}

// A payment out of what the DAO holds
type OperationDaoProposeProposalType24Treasury struct {
	// Account that is to be paid
	To Address `json:"to"`
	// Symbol or mint of the token to pay in
	Token string `json:"token"`
	// Raw units to pay, above zero
	Amount Amount `json:"amount"`
}

// Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
type OperationDaoVote struct {
	// The DAO that it is about, by the account that holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
	// What you say: for, against or abstain; also true and false, or 1, 0 and 2
	Vote json.RawMessage `json:"vote"`
}

// Vote on a proposal of a DAO with what you held of its token when the vote was about to begin, and name its content by its hash: another content is refused. A vote cannot be changed.
type OperationDaoVoteContent struct {
	// The DAO that it is about, by the account that holds its treasury
	Dao Address `json:"dao"`
	// Number of the proposal within the DAO, from 0
	ProposalId int64 `json:"proposal_id"`
	// What you say: for, against or abstain; also true and false, or 1, 0 and 2
	Vote json.RawMessage `json:"vote"`
	// Hash of the texts, the proposer and the action of the proposal, as your own program makes it; any when left out
	ContentHash *Hex32 `json:"content_hash,omitempty"`
}

// Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
type OperationDefineTokenType struct {
	// Address of a collection of yours
	Collection Mint `json:"collection"`
	// Number of the type within the collection, of your choice
	TypeId U64 `json:"type_id"`
	// What people call the type, 1 to 64 characters
	Name string `json:"name"`
	// Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
	MetadataUri string `json:"metadata_uri"`
	// Most that there can ever be; 0 for no limit
	MaxSupply U128 `json:"max_supply"`
	// True when amounts of it move; false when one moves at a time
	IsFungible bool `json:"is_fungible"`
}

// As the owner of a program, take all versions of it so far out of use: nobody can run them any more. A higher version can be registered afterwards.
type OperationDeprecateProgram struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
}

// Carry an Ethereum transaction, signed by an Ethereum key: a payment, or a transfer or approval of a token. Wallets send it by eth_sendRawTransaction.
type OperationEvmTransaction struct {
	// The signed Ethereum transaction: its RLP bytes in hex, at most 130,980
	Raw string `json:"raw"`
}

// Run a version of a program as yourself by its number alone: all of its steps, or nothing.
type OperationExecuteProgram struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version to run, which is always named: the command line fills in the one that it shows
	Version *int64 `json:"version,omitempty"`
	// Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
	Params json.RawMessage `json:"params"`
}

// Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
type OperationExecuteProposal struct {
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
}

// Have a lock of yours end later.
type OperationExtendLpLock struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// When the lock is to end, in Unix seconds: later than it does now
	UnlockAt Time `json:"unlock_at"`
}

// Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
type OperationFinalizePresale struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
}

// Give an account the key of its recovery, once the timelock has run out and enough guardians have approved. Anybody may. All other keys are gone; address, nonce and balances stay.
type OperationFinalizeRecovery struct {
	// Account whose recovery is ready
	Account Address `json:"account"`
}

// Freeze an account for a stablecoin: it can neither send, receive nor burn it. Only the freeze authority can.
type OperationFreezeAccount struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// Account to freeze for it, or to free
	Account Address `json:"account"`
	// True to freeze the account, false to free it
	Frozen bool `json:"frozen"`
}

// Pay rewards into a pool. Where the pool has a funder, nobody else can; else it is a gift: what is left at the end goes to the creator.
type OperationFundStakingPool struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Raw units of the reward token to pay in, above zero
	Amount Amount `json:"amount"`
}

// As a guardian, begin to give an account a new key, which replaces all keys that it has. When another guardian has begun, the same with the same key approves it.
type OperationInitiateRecovery struct {
	// Account that lost its key
	Account Address `json:"account"`
	// Key that it is to get, in hex
	NewPublicKey string `json:"new_public_key"`
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
}

// Lock liquidity of yours until a time. With `lp_amount` 0, all locks of yours in this pool that end earlier are extended to that time; where there are more than 32, name those that matter with ExtendLpLock.
type OperationLockLiquidity struct {
	// First token of the pool: its symbol in any case, or 0x and its mint
	TokenA string `json:"token_a"`
	// Second token of the pool: its symbol in any case, or 0x and its mint
	TokenB string `json:"token_b"`
	// Raw units of shares to lock; 0 to extend the locks that you have
	LpAmount Amount `json:"lp_amount"`
	// When the locks end, in Unix seconds, at most 100 years from now
	UnlockAt Time `json:"unlock_at"`
}

// Lock a collection of yours: no token is ever minted again, and what it says of itself stays. Nobody can undo it.
type OperationLockNftCollection struct {
	// Address of a collection of yours
	Collection Mint `json:"collection"`
}

// Lock the metadata of a token that you created. Nobody can ever unlock them.
type OperationLockTokenMetadata struct {
	// Mint address of a token that you created
	Mint Mint `json:"mint"`
}

// As a market maker, give an amount for an order, for good: it is in escrow at once, and changes hands in the next block at the latest. There is no last look.
type OperationMatchSettleOrder struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
	// Raw units of the buy token that you give, the least of the order or more
	BuyAmount Amount `json:"buy_amount"`
}

// Publish up to 1,024 bytes in the chain. They are kept in the block, not in the state.
type OperationMemo struct {
	// Any bytes, up to 1,024, as hex: the chain keeps them and does nothing with them
	Data string `json:"data"`
}

// Mint some of a type of a collection of yours.
type OperationMintMultiToken struct {
	// Address of a collection of yours
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that gets them
	Recipient Address `json:"recipient"`
	// How many to make, above zero
	Amount U128 `json:"amount"`
}

// Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
type OperationMintNft struct {
	// Address of a collection of yours
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
	// Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
	MetadataUri string `json:"metadata_uri"`
	// Account that gets the token
	Recipient Address `json:"recipient"`
}

// Make more of a token. Only its mint authority can; of a stablecoin, its minters.
type OperationMintToken struct {
	// Mint address of the token to make more of
	Mint Mint `json:"mint"`
	// Account that gets the new tokens
	To Address `json:"to"`
	// Raw units to make, above zero
	Amount Amount `json:"amount"`
}

// Pause a stablecoin or a bridged token: nothing of it moves, nor is any made or burned. Only the pause authority can.
type OperationPauseToken struct {
	// Mint address of the stablecoin or bridged token
	Mint Mint `json:"mint"`
	// True to pause the token, false to let it go on
	Paused bool `json:"paused"`
}

// As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
type OperationProposeMultiSigTx struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// What it shall do: up to 32 operations, in order, all or nothing
	Operations json.RawMessage `json:"operations"`
	// Why, in up to 256 characters
	Description string `json:"description"`
	// Last height at which it can be carried out; 1,296,000 blocks from now when left out or 0
	ValidUntil *Height `json:"valid_until,omitempty"`
}

// An operation of a bundle with its fields
type OperationRecord struct {
	// Place of the operation in its bundle, from 0
	Index int64 `json:"index"`
	// Which operation it is, such as Transfer
	Type string `json:"type"`
	// What it was asked to do, by the names of its parameters
	Fields json.RawMessage `json:"fields"`
}

// Move stake to another validator at once. What was moved to a validator stays there for 21 days.
type OperationRedelegate struct {
	// Operator account of the validator to take stake from
	FromValidator Address `json:"from_validator"`
	// Operator account of the validator to give it to
	ToValidator Address `json:"to_validator"`
	// Raw native units to move, above zero
	Amount Amount `json:"amount"`
}

// Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
type OperationRefundPresale struct {
	// Number of the presale, from 1
	PresaleId int64 `json:"presale_id"`
	// Account to give back to; the sender when left out
	Contributor *Address `json:"contributor,omitempty"`
}

// Give back what was burned for a withdrawal that was not released in time: a day after the signatures for it expire. The fee for its release comes back too; that of the treasury does not. Foundation only, after a look at whether it was released after all.
type OperationRefundWithdrawal struct {
	// Number of the withdrawal, from 1 on
	WithdrawalId int64 `json:"withdrawal_id"`
}

// Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
type OperationRegisterBridgeMapping struct {
	// The other chain, by its lowercase name, such as ethereum
	Chain string `json:"chain"`
	// Contract of the token on the other chain; native for the coin of that chain
	Contract string `json:"contract"`
	// Mint address of the token here; a bridged one, which the protocol mints
	Mint Mint `json:"mint"`
}

// Register a game under an id of its own. Its authority alone writes its profiles, for good.
type OperationRegisterGame struct {
	// 3 to 32 of a-z, 0-9 and hyphens that no other game has
	GameId string `json:"game_id"`
	// What people call it, up to 64 characters
	Name string `json:"name"`
	// The account that alone will write its profiles; not the zero address, and never another
	Authority Address `json:"authority"`
}

// Become a market maker of a tier with a bond of native units: 100,000 for tier 1, 25,000 for tier 2, 5,000 for tier 3. Again, to change tier or name, or to add to the bond.
type OperationRegisterMarketMaker struct {
	// Tier of a market maker: 1 has the largest bond and sees orders first
	Tier int64 `json:"tier"`
	// Raw native units of the whole bond; what is bonded already counts
	Bond Amount `json:"bond"`
	// What the maker calls himself; nobody checks it
	Name string `json:"name"`
}

// Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
type OperationRegisterName struct {
	// Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
	Name string `json:"name"`
	// What the commitment was made with, 32 bytes; none when left out
	Salt *Hex32 `json:"salt,omitempty"`
}

// Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
type OperationRegisterProgram struct {
	// The program, up to 8,192 bytes, as JSON or a text of it: name, version, title, description, params, require, steps and limits
	ProgramJson json.RawMessage `json:"program_json"`
}

// Take a key from the account. At least one must remain.
type OperationRemoveKey struct {
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
	PublicKey string `json:"public_key"`
}

// Give up shares of a pool for what they are worth of both tokens.
type OperationRemoveLiquidity struct {
	// First token: its symbol in any case, or 0x and its mint
	TokenA string `json:"token_a"`
	// Second token: its symbol in any case, or 0x and its mint
	TokenB string `json:"token_b"`
	// Raw units of shares to give up
	LpAmount Amount `json:"lp_amount"`
	// Least raw units of the first token to accept, else nothing happens
	MinAmountA Amount `json:"min_amount_a"`
	// Least raw units of the second token to accept, else nothing happens
	MinAmountB Amount `json:"min_amount_b"`
}

// Report a contract, with where the evidence is. An account counts once for a contract; levels are decided by proposals.
type OperationReportContractSafety struct {
	// Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
	Chain string `json:"chain"`
	// Where the contract is, in the notation of its chain
	Contract string `json:"contract"`
	// Link to the evidence, up to 512 bytes
	EvidenceUri string `json:"evidence_uri"`
}

// As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
type OperationRevokeMultiSigApproval struct {
	// Address of the multi-signature account
	Account Address `json:"account"`
	// Number of the transaction within the account, from 0
	TxId int64 `json:"tx_id"`
}

// Give your validator a new consensus key. It signs from the next epoch on: change the key of the node then. The old key can still be convicted of what it signed.
type OperationRotateConsensusKey struct {
	// Consensus key to sign with from the next epoch on, in hex
	NewConsensusPubkey ConsensusKey `json:"new_consensus_pubkey"`
	// Ed25519 signature by the new key in hex, which shows that you hold it
	ProofOfPossession string `json:"proof_of_possession"`
}

// Put a new key in the place of an old one, at once.
type OperationRotateKey struct {
	// Key that the account gives up, in hex
	OldPublicKey string `json:"old_public_key"`
	// Signature scheme of the key, by its name; the number is accepted too
	KeyType json.RawMessage `json:"key_type"`
	// Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key
	NewPublicKey string `json:"new_public_key"`
	// Signature by the new key in hex, which shows that its owner wants it here: of Blake3("pop/v1", chain id, account, public key)
	ProofOfPossession string `json:"proof_of_possession"`
}

// Run a version of a program as yourself, and name its text by its hash: another text is refused. All of its steps, or nothing. It can do with what is yours whatever its text says: read it, or simulate it, before you sign.
type OperationRunProgram struct {
	// Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
	Name string `json:"name"`
	// Version to run, which is always named: the command line fills in the one that it shows
	Version *int64 `json:"version,omitempty"`
	// Hash of the text of the version, as your own program makes it; any when left out
	ProgramHash *Hex32 `json:"program_hash,omitempty"`
	// Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
	Params json.RawMessage `json:"params"`
}

// Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
type OperationScheduleUpgrade struct {
	// What operators call the upgrade: letters, digits, dot and dash, used once
	Name string `json:"name"`
	// Semantic version that the nodes are to run, such as 2.0.0
	Version string `json:"version"`
	// First height of the new version: nodes stop before it
	TargetHeight Height `json:"target_height"`
	// Files of the new version by platform, such as linux-x64; a file alone is for every platform
	Binaries json.RawMessage `json:"binaries"`
	// For whoever reads the plan: release notes and instructions, up to 2,000 characters
	Info *string `json:"info,omitempty"`
}

type OperationScheduleUpgradeBinaries1Value struct {
	// Where the file is: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lowercase hex characters
	Sha256 string `json:"sha256"`
}

type OperationScheduleUpgradeBinaries2 struct {
	// Where the file is: https or ipfs
	Url string `json:"url"`
	// SHA-256 of the file, 64 lowercase hex characters
	Sha256 string `json:"sha256"`
}

// Appoint the attesters: 3 to 32 keys, and how many must sign, more than two thirds. Proofs of the set before hold for another 24 hours. Foundation only.
type OperationSetAttesterSet struct {
	// Number of the new set: one more than that of the current one
	SetIndex int64 `json:"set_index"`
	// Ed25519 public keys of the attesters, 3 to 32, none twice
	Attesters []string `json:"attesters"`
	// How many of them must sign
	Threshold int64 `json:"threshold"`
}

// Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
type OperationSetAutoCompound struct {
	// Operator account of the validator that your stake is with
	Validator Address `json:"validator"`
	// True: what it earns becomes stake at the end of each epoch; false: it waits to be claimed
	Enable bool `json:"enable"`
}

// Open a lane: let a token of this chain be locked for another Trellis chain, which has mapped a token to it; or close it, in both directions. Foundation only.
type OperationSetBridgeLane struct {
	// The other Trellis chain, as trellis- and its chain id
	Chain string `json:"chain"`
	// Mint address of the token on this chain
	Mint Mint `json:"mint"`
	// Whether the token passes
	Open bool `json:"open"`
}

// Set the limits above which receives of a token wait a day, whether it is paused, and what withdrawals cost. Foundation only.
type OperationSetBridgeLimits struct {
	// Mint address of the token here; a bridged one, which the protocol mints
	Mint Mint `json:"mint"`
	// Raw units above which one receive waits a day
	PerTx Amount `json:"per_tx"`
	// Raw units in any 24 hours above which receives wait a day
	PerDay Amount `json:"per_day"`
	// True to stop both directions for this token
	Paused bool `json:"paused"`
	// Part of a withdrawal that goes to the treasury, in hundredths of a percent, up to 1,000
	FeeBps int64 `json:"fee_bps"`
	// Raw units that each withdrawal costs besides: on EVM chains for the attester that submits the release, elsewhere for the treasury. While it is 0, mainnet refuses withdrawals to EVM chains
	BaseFee Amount `json:"base_fee"`
}

// Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
type OperationSetCommission struct {
	// Part of earnings that the operator keeps, in basis points, at most 5,000
	CommissionBps int64 `json:"commission_bps"`
}

// Say whether your profile in a game is shown. Of a hidden one, answers tell that it is there; what blocks say of it can still be read in them.
type OperationSetGameVisibility struct {
	// A game that is registered, whether it has written about you or not
	GameId string `json:"game_id"`
	// False hides what the game says of you from answers
	Visible bool `json:"visible"`
}

// How much of a stablecoin a minter may make in any so many seconds: set by the issuer, its mint authority. A new minter is appointed by the owner, a multi-signature account, and begins 48 hours later. Either takes a minter away, with 0.
type OperationSetMinterAllowance struct {
	// Mint address of the stablecoin
	Mint Mint `json:"mint"`
	// Account that may mint
	Minter Address `json:"minter"`
	// Raw units that it may make in any window; 0 takes the minter away
	Allowance Amount `json:"allowance"`
	// Length of the window in seconds
	WindowS int64 `json:"window_s"`
}

// Let an account move all that you hold in a collection, now and later, or no longer.
type OperationSetMultiTokenOperator struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Account that may move what you have of it
	Operator Address `json:"operator"`
	// True to let it, false to let it no more
	Approved bool `json:"approved"`
}

// Say something of a name. `address` is the account that it stands for; empty is the owner. `primary` is said by that account: true, and it is called so; false, and it is no more. Every other key is a text of the owner, like url or email; empty takes it away.
type OperationSetNameRecord struct {
	// Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
	Name string `json:"name"`
	// Which record: address, primary, or a text record of your choice, such as url
	Key string `json:"key"`
	// What the record says, up to 256 characters; empty takes it away
	Value string `json:"value"`
}

// Say whether and how your validator takes delegations. The least delegation is in raw units.
type OperationSetPoolConfig struct {
	// True when others may delegate to the validator
	PoolEnabled bool `json:"pool_enabled"`
	// What its pool of delegations is called, up to 64 characters
	PoolName string `json:"pool_name"`
	// Least raw native units that others may delegate, above zero
	MinDelegation Amount `json:"min_delegation"`
	// True when rewards of new delegations become stake by themselves
	AutoCompoundDefault bool `json:"auto_compound_default"`
}

// Name the guardians who may give your account a new key, how many must agree, and how long you can object. No guardians: recovery is switched off. A change takes effect only after the timelock that stood before. 48 to 72 hours are a good timelock.
type OperationSetRecovery struct {
	// Accounts that may give yours a new key, at most 10; none switches recovery off
	Guardians []Address `json:"guardians"`
	// How many of them must agree, from 1 to all
	Threshold int64 `json:"threshold"`
	// Seconds that you have to object, at most 30 days
	TimelockS int64 `json:"timelock_s"`
	// True: while a recovery is pending, the account can only cancel it
	FreezeOnRecovery *bool `json:"freeze_on_recovery,omitempty"`
}

// Hand a role of a token that you hold to another account, or give it up for ever. Roles of a stablecoin are changed by its owner, a multi-signature account, and change 48 hours later; naming who holds the role now takes a change back.
type OperationSetTokenAuthority struct {
	// Mint address of the token
	Mint Mint `json:"mint"`
	// What to hand over: mint, freeze, owner, pause or attest
	Role string `json:"role"`
	// Account that is to have the role; null: nobody ever again
	New *Address `json:"new,omitempty"`
}

// Say who runs your validator.
type OperationSetValidatorMetadata struct {
	// What people call the validator, 1 to 64 characters
	Name string `json:"name"`
	// Who runs it, up to 500 characters
	Description string `json:"description"`
	// Its home page, up to 256 characters
	Website string `json:"website"`
	// Link to its picture, up to 256 characters
	Avatar string `json:"avatar"`
}

// Have a matched order change hands now. Anybody can; without it, the end of the next block does.
type OperationSettleOrder struct {
	// Number of the order, from 1
	OrderId int64 `json:"order_id"`
}

// Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
type OperationStake struct {
	// Consensus key of the validator in hex: a new one makes you a validator
	ValidatorPubkey ConsensusKey `json:"validator_pubkey"`
	// Raw native units to stake, above zero
	Amount Amount `json:"amount"`
	// Signature by a new consensus key that shows you hold it; for a new validator only
	ProofOfPossession *string `json:"proof_of_possession,omitempty"`
}

// Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
type OperationStakeToPool struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Raw units to stake, above zero
	Amount Amount `json:"amount"`
}

// Bring two signed consensus messages that convict a validator of signing twice. Everybody may.
type OperationSubmitEvidence struct {
	// One signed consensus message, its bytes in hex
	MessageA string `json:"message_a"`
	// Another one by the same key that contradicts it
	MessageB string `json:"message_b"`
}

// Carry out the plan that a sentence became: its operations in order, as the sender, all or none. Nodes plan; what is signed is the plan.
type OperationSubmitIntent struct {
	// Blake3 of the text
	IntentHash Hex32 `json:"intent_hash"`
	// What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
	Text string `json:"text"`
	// What the sentence became: up to 32 operations, in order, all or nothing
	Plan json.RawMessage `json:"plan"`
	// Unix seconds after which it is refused, by the time of blocks; 0 or left out for none
	Deadline *Time `json:"deadline,omitempty"`
}

// Swap in the pool of two tokens. What comes out is at least `min_amount_out`, or nothing happens.
type OperationSwap struct {
	// Token that goes in: its symbol in any case, or 0x and its mint
	FromToken string `json:"from_token"`
	// Token that comes out: its symbol in any case, or 0x and its mint
	ToToken string `json:"to_token"`
	// Raw units that go in, above zero
	AmountIn Amount `json:"amount_in"`
	// Least raw units to accept, else nothing happens
	MinAmountOut Amount `json:"min_amount_out"`
}

// Swap through up to four pools in a row, all or nothing. What comes out goes to the recipient.
type OperationSwapRoute struct {
	// Mint addresses from the token that goes in to the one that comes out, 2 to 5
	Path []Mint `json:"path"`
	// Raw units of the first token that go in, above zero
	AmountIn Amount `json:"amount_in"`
	// Least raw units of the last token to accept, else nothing happens
	MinAmountOut Amount `json:"min_amount_out"`
	// Account that gets what comes out; the sender when left out
	Recipient *Address `json:"recipient,omitempty"`
}

// Move an amount of a token to another account.
type OperationTransfer struct {
	// Account that gets the tokens
	To Address `json:"to"`
	// Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
	TokenSymbol string `json:"token_symbol"`
	// Raw units to move, above zero
	Amount Amount `json:"amount"`
	// Text for the recipient, up to 128 characters
	Memo *string `json:"memo,omitempty"`
}

// Give a lock of yours to another account, which gets the liquidity when it ends.
type OperationTransferLpLock struct {
	// Address of the pool
	Pool Mint `json:"pool"`
	// Number of the lock within the pool
	LockId int64 `json:"lock_id"`
	// Account that is to have the lock
	To Address `json:"to"`
}

// Move some of a type to another account.
type OperationTransferMultiToken struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the type within the collection
	TypeId U64 `json:"type_id"`
	// Account that is to have them
	To Address `json:"to"`
	// How many to move, above zero
	Amount U128 `json:"amount"`
}

// Give a name of yours to another account. It stands for that account then; its text records are gone, and nobody is called so until he says so.
type OperationTransferName struct {
	// Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
	Name string `json:"name"`
	// Account that is to have the name
	To Address `json:"to"`
}

// Give a namespace of yours to another account: from then on it anchors there. What is anchored stays.
type OperationTransferNamespace struct {
	// Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
	Namespace string `json:"namespace"`
	// Account that owns it from then on
	To Address `json:"to"`
}

// Move a token to another account: as its owner, or as one whom the owner approved.
type OperationTransferNft struct {
	// Address of the collection
	Collection Mint `json:"collection"`
	// Number of the token within its collection, 0 to 2^128 - 1
	TokenId U128 `json:"token_id"`
	// Account that is to have the token
	To Address `json:"to"`
}

// Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
type OperationUnstake struct {
	// Raw native units to take back, above zero
	Amount Amount `json:"amount"`
	// Operator account of the validator to take it from; when left out, your own stake first, then the oldest delegations
	Validator *Address `json:"validator,omitempty"`
}

// Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
type OperationUnstakeFromPool struct {
	// Address of the staking pool
	PoolAddress Mint `json:"pool_address"`
	// Raw units to take back, above zero
	Amount Amount `json:"amount"`
}

// Write what a player did in a game of yours: his score and numbers as they are now, and achievements that he has reached. Up to a thousand points a game and epoch count as experience.
type OperationUpdateGameProfile struct {
	// The player; he has a passport
	PassportOwner Address `json:"passport_owner"`
	// A game whose authority you are
	GameId string `json:"game_id"`
	// Up to 32 named numbers as they are now, in the place of those before
	Stats map[string]int64 `json:"stats"`
	// What he has reached; what he had reached before stays
	Achievements []string `json:"achievements"`
	// His whole score in the game as it is now
	Score int64 `json:"score"`
}

// Change what a collection of yours says of itself, or hand it to another owner. A field left out or null stays; an empty one is cleared. A locked collection can only be handed on.
type OperationUpdateNftCollection struct {
	// Address of a collection of yours
	Collection Mint `json:"collection"`
	// What the collection is, up to 1,000 characters; null for nothing
	Description *string `json:"description,omitempty"`
	// Link to a small picture, up to 512 bytes; null for none
	IconUri *string `json:"icon_uri,omitempty"`
	// Link to a wide picture, up to 512 bytes; null for none
	BannerUri *string `json:"banner_uri,omitempty"`
	// Home page of the collection, up to 512 bytes; null for none
	ExternalUrl *string `json:"external_url,omitempty"`
	// Account that is to own the collection; stays when left out
	Owner *Address `json:"owner,omitempty"`
}

// Change your passport. What is left out or null stays; an empty text is cleared. A gamertag changes once in 30 days, and the one before is kept for you as long.
type OperationUpdatePassport struct {
	// Another one, at most once in 30 days; null leaves it as it is
	Gamertag *string `json:"gamertag,omitempty"`
	// Another picture: https, ipfs or ar; empty takes it away, null leaves it
	AvatarUri *string `json:"avatar_uri,omitempty"`
	// Other words, up to 280 characters; empty takes them away, null leaves them
	Bio *string `json:"bio,omitempty"`
}

// Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
type OperationUpdateTokenMetadata struct {
	// Mint address of a token that you created
	Mint Mint `json:"mint"`
	// Link to further data of the token, up to 512 bytes
	MetadataUri *string `json:"metadata_uri,omitempty"`
	// Link to its picture, up to 512 bytes
	Image *string `json:"image,omitempty"`
	// What the token is for, up to 1,000 characters
	Description *string `json:"description,omitempty"`
	// Its home page, up to 512 bytes
	ExternalUrl *string `json:"external_url,omitempty"`
	// Name or link on Twitter, up to 128 characters
	Twitter *string `json:"twitter,omitempty"`
	// Name or link on Discord, up to 128 characters
	Discord *string `json:"discord,omitempty"`
	// Name or link on Telegram, up to 128 characters
	Telegram *string `json:"telegram,omitempty"`
	// Name or link on GitHub, up to 128 characters
	Github *string `json:"github,omitempty"`
}

// Vote on a proposal by its number alone, with what you had bonded when its epoch began.
type OperationVoteProposal struct {
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
	// True in favour, false against
	Approve bool `json:"approve"`
}

// Vote on a proposal with what you had bonded when its epoch began, and name its content by its hash: another content is refused. A new vote replaces the one before.
type OperationVoteProposalContent struct {
	// Number of the proposal, as its making answered
	ProposalId int64 `json:"proposal_id"`
	// True in favour, false against
	Approve bool `json:"approve"`
	// Hash of the type, texts, proposer and action of the proposal, as your own program makes it; any when left out
	ContentHash *Hex32 `json:"content_hash,omitempty"`
}

// Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
type OperationVoteUpgrade struct {
	// Number of the plan, as its scheduling answered
	PlanId int64 `json:"plan_id"`
	// True in favour, false against
	Approve bool `json:"approve"`
}

// Vote on a plan as a validator, with the stake that was behind you when it was scheduled, and name its content by its hash: another content is refused. A new vote replaces the one before.
type OperationVoteUpgradePlan struct {
	// Number of the plan, as its scheduling answered
	PlanId int64 `json:"plan_id"`
	// True in favour, false against
	Approve bool `json:"approve"`
	// Hash of the name, version, height, files, text and proposer of the plan, as your own program makes it; any when left out
	ContentHash *Hex32 `json:"content_hash,omitempty"`
}

type OtsGetBlockDetailsBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type OtsGetBlockDetailsByHashBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type OtsGetBlockTransactionsBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type OtsHasCodeBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

// A block without its transactions
type OtterscanBlockDetails struct {
	// The fields of eth_getBlockByNumber and transactionCount, a JSON number, without transactions and filter
	Block map[string]json.RawMessage `json:"block"`
	// What the block gave out
	Issuance OtterscanIssuance `json:"issuance"`
	// What its transactions paid for gas, in wei
	TotalFees Quantity `json:"totalFees"`
}

// Some of the transactions of a block
type OtterscanBlockPage struct {
	// The block with those transactions; of their input the first four bytes
	Fullblock map[string]json.RawMessage `json:"fullblock"`
	// Their receipts, without logs
	Receipts []map[string]json.RawMessage `json:"receipts"`
}

// Who made a contract
type OtterscanCreator struct {
	// Hash of the transaction that made it
	Hash EthereumHash `json:"hash"`
	// Who sent that transaction
	Creator EthereumAddress `json:"creator"`
}

// New native units that a block gave out, in wei
type OtterscanIssuance struct {
	// What its proposer and the treasury got
	BlockReward Quantity `json:"blockReward"`
	// Zero: there are no uncles
	UncleReward Quantity `json:"uncleReward"`
	// Both together
	Issuance Quantity `json:"issuance"`
}

// A move of native units inside of a transaction
type OtterscanOperation struct {
	// Zero, a transfer: no contract is created and none destroyed
	Type int64 `json:"type"`
	// Who calls or gives
	From EthereumAddress `json:"from"`
	// Who is called or gets; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native units that move, in wei
	Value Quantity `json:"value"`
}

// A transaction, or a move inside of it
type OtterscanTrace struct {
	// Always a plain call: no code runs here
	Type string `json:"type"`
	// Zero for the transaction, one for moves inside
	Depth int64 `json:"depth"`
	// Who calls or gives
	From EthereumAddress `json:"from"`
	// Who is called or gets; null for an attempt to create a contract
	To *EthereumAddress `json:"to"`
	// Native units that move, in wei
	Value Quantity `json:"value"`
	// Call data; of native bundles their bytes
	Input EthereumData `json:"input"`
	// What it answered, empty where nothing was
	Output EthereumData `json:"output"`
}

// Transactions of an address, the newest first
type OtterscanTransactions struct {
	// The transactions, as eth_getTransactionByHash answers
	Txs []map[string]json.RawMessage `json:"txs"`
	// Their receipts, each with the timestamp of its block
	Receipts []map[string]json.RawMessage `json:"receipts"`
	// True where nothing newer concerns the address
	FirstPage bool `json:"firstPage"`
	// True where nothing older concerns the address
	LastPage bool `json:"lastPage"`
}

// A player, and what his games make of him
type Passport struct {
	// The account that has it for good
	Owner Address `json:"owner"`
	// What the player is called, in the case that he chose
	Gamertag string `json:"gamertag"`
	// Where his picture is; empty for none
	AvatarUri string `json:"avatar_uri"`
	// What he says of himself; empty for nothing
	Bio string `json:"bio"`
	// Experience: what counts of his scores in all games, up to 1,000 a game and epoch
	Xp int64 `json:"xp"`
	// The whole root of a hundredth of the experience, and one
	Level int64 `json:"level"`
	// How many games have written about him
	Games int64 `json:"games"`
	// How many he has reached in all games
	Achievements int64 `json:"achievements"`
	// When the player made it, in Unix seconds
	CreatedAt Time `json:"created_at"`
	// The block in which he made it
	CreatedAtHeight Height `json:"created_at_height"`
	// What the account is called, a whole name; null without one
	Name *string `json:"name,omitempty"`
}

// A number as 0x and hex digits without leading zeros
type Quantity = string

// What a final bundle did
type Receipt struct {
	// By which the bundle is known
	BundleHash Hash `json:"bundle_hash"`
	// Height of the block that includes it
	BlockHeight Height `json:"block_height"`
	// Hash of the block that includes it
	BlockHash Hash `json:"block_hash"`
	// Place of the bundle in the block, from 0
	Index int64 `json:"index"`
	// Account that sent it and paid
	From Address `json:"from"`
	// Place among the bundles of its sender
	Nonce int64 `json:"nonce"`
	// Always success: what fails is in no block
	Status string `json:"status"`
	// Gas that was paid for
	GasUsed int64 `json:"gas_used"`
	// What was paid for a unit of gas, in nano-units: 10^9 of them are a whole native unit
	GasPrice int64 `json:"gas_price"`
	// What the sender paid, in raw native units
	Fee Amount `json:"fee"`
	// Share of the fee that the proposer got, in raw native units
	FeeProposer Amount `json:"fee_proposer"`
	// Share of the fee that the treasury got, in raw native units
	FeeTreasury Amount `json:"fee_treasury"`
	// What the bundle did, in order
	Operations []OperationRecord `json:"operations"`
	// What the operations told of, in order
	Events []Event `json:"events"`
	// When the block was proposed, in Unix seconds
	Timestamp Time `json:"timestamp"`
	// Always true: blocks are final at once
	Finalized bool `json:"finalized"`
	// Who signed the bundle
	Signatures []ReceiptSignaturesItem `json:"signatures"`
}

type ReceiptSignaturesItem struct {
	// Scheme of the signature, such as Ed25519
	KeyType string `json:"key_type"`
	// Key that signed, in hex; null where it is not known
	PublicKey *string `json:"public_key,omitempty"`
}

// Why a bundle was refused
type Refusal struct {
	// Permanent number of the refusal
	Code int64 `json:"code"`
	// The refusal as one word, such as InsufficientBalance
	Name string `json:"name"`
	// The refusal as a sentence for people
	Message string `json:"message"`
	// Figures of this refusal, by name
	Details json.RawMessage `json:"details"`
	// Which operation of the bundle failed, from 0; null for the bundle as a whole
	OpIndex *int64 `json:"op_index,omitempty"`
}

// A bundle that this node refused: local knowledge
type Rejected struct {
	// By which the bundle is known
	BundleHash Hash `json:"bundle_hash"`
	// Says that it is in no block: rejected
	Status string `json:"status"`
	// Why this node refused it
	Error Refusal `json:"error"`
	// When this node refused it, in Unix seconds
	RejectedAt Time `json:"rejected_at"`
}

// What is left to say of a bundle that is signed, since its terms are in it
type SubmitOptions struct {
	// When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out
	Wait *string `json:"wait,omitempty"`
}

// A moment in seconds since 1970 (Unix time).
type Time = int64

// A token: what it is, who may do what with it, and how much of it there is
type Token struct {
	// Mint address, by which the chain knows the token; 32 zero bytes for the native one
	Mint Mint `json:"mint"`
	// How the token is written: a letter, then up to 11 letters, digits and dots, in upper case
	Symbol string `json:"symbol"`
	// What people call the token, 1 to 64 characters
	Name string `json:"name"`
	// Digits after the point of one whole token, 0 to 18
	Decimals int64 `json:"decimals"`
	// What kind it is: native, fungible, stablecoin, bridged from another chain, or lp (shares of a pool)
	Standard string `json:"standard"`
	// Most raw units that there can ever be; null where only 2^120 bounds it
	MaxSupply *Amount `json:"max_supply,omitempty"`
	// Who may appoint the next owner; null once renounced, then nobody ever is it again
	Owner *Address `json:"owner,omitempty"`
	// Who may change the metadata while it is not locked
	Creator Address `json:"creator"`
	// Who mints; of a stablecoin the issuer, who appoints those that mint; null once renounced
	MintAuthority *Address `json:"mint_authority,omitempty"`
	// Who may freeze accounts for a stablecoin; null for other tokens
	FreezeAuthority *Address `json:"freeze_authority,omitempty"`
	// Who may pause a stablecoin or a bridged token; null for other tokens
	PauseAuthority *Address `json:"pause_authority,omitempty"`
	// Who says what reserves a stablecoin has; null for other tokens
	Attestor *Address `json:"attestor,omitempty"`
	// True while nothing of the token moves
	Paused bool `json:"paused"`
	// What the creator says of the token
	Metadata TokenMetadata `json:"metadata"`
	// True once nobody can change the metadata any more
	MetadataLocked bool `json:"metadata_locked"`
	// When the metadata changed last, in Unix seconds; null for never
	MetadataUpdatedAt *Time `json:"metadata_updated_at,omitempty"`
	// The contract on another chain whose units a bridged token stands for; null for other tokens
	Bridge *TokenBridge `json:"bridge,omitempty"`
	// When the token was made, in Unix seconds
	CreatedAt Time `json:"created_at"`
	// Height of the block that made the token
	CreatedAtHeight Height `json:"created_at_height"`
	// Raw units that there are
	TotalSupply Amount `json:"total_supply"`
	// True while somebody can make more
	Mintable bool `json:"mintable"`
	// What protects a stablecoin; null for other tokens
	SecurityLayers []string `json:"security_layers,omitempty"`
	// How many accounts hold it; null without the explorer plugin
	Holders *int64 `json:"holders,omitempty"`
	// How many transfers there were; null without the explorer plugin
	Transfers *int64 `json:"transfers,omitempty"`
	// How far the explorer trusts it, 0 to 100; null without the explorer plugin
	Reputation *int64 `json:"reputation,omitempty"`
}

type TokenBridge struct {
	// Name of the other chain
	Chain string `json:"chain"`
	// Address of the token's contract there
	Contract string `json:"contract"`
	// Digits after the point that the token has there, 0 to 36
	DecimalsExternal int64 `json:"decimals_external"`
}

// What the creator says of the token
type TokenMetadata struct {
	// Link to further data of the token, up to 512 bytes; empty for none
	MetadataUri string `json:"metadata_uri"`
	// Link to its picture, up to 512 bytes; empty for none
	Image string `json:"image"`
	// What the token is for, up to 1,000 characters
	Description string `json:"description"`
	// Its home page, up to 512 bytes; empty for none
	ExternalUrl string `json:"external_url"`
	// Name or link on Twitter, up to 128 characters; empty for none
	Twitter string `json:"twitter"`
	// Name or link on Discord, up to 128 characters; empty for none
	Discord string `json:"discord"`
	// Name or link on Telegram, up to 128 characters; empty for none
	Telegram string `json:"telegram"`
	// Name or link on GitHub, up to 128 characters; empty for none
	Github string `json:"github"`
}

type TraceBlockBlock4 struct {
	// Which block, counted from genesis
	BlockNumber *Quantity `json:"blockNumber,omitempty"`
	// By which the block is known
	BlockHash *EthereumHash `json:"blockHash,omitempty"`
	// Of no effect: all blocks are final
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

type TxpoolStatusResult struct {
	// How many the next blocks may hold
	Pending Quantity `json:"pending"`
	// How many wait for an earlier nonce of their sender
	Queued Quantity `json:"queued"`
}

// An unsigned 128-bit number: the id of a token, or units without decimals. Answered as a decimal string; an integer is accepted as well.
type U128 = string

// An unsigned 256-bit number. Answered as a decimal string; an integer is accepted as well.
type U256 = string

// An unsigned 64-bit number. Answered as a decimal string; an integer is accepted as well.
type U64 = string

// How a bundle is to be made and sent; every part may be left out
type WriteOptions struct {
	// Most gas that the bundle may use; measured when left out
	GasLimit *int64 `json:"gas_limit,omitempty"`
	// What to pay for a unit of gas, in nano-units: 10^9 of them are a whole native unit; what the node asks for when left out
	GasPrice *int64 `json:"gas_price,omitempty"`
	// Last height at which a block may include it, 0 for ever; the node chooses when left out
	ValidUntil *Height `json:"valid_until,omitempty"`
	// Text that is kept with the bundle, up to 256 characters
	Memo *string `json:"memo,omitempty"`
	// When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out
	Wait *string `json:"wait,omitempty"`
	// True: only say what it would do and cost
	DryRun *bool `json:"dry_run,omitempty"`
	// True: do it although the node advises against it
	Force *bool `json:"force,omitempty"`
}

// ChainAddLiquidity calls chain_addLiquidity. Add to a pool: as much of the two amounts as fits its price, for shares of it.
//
//   - tokenA: First token: its symbol in any case, or 0x and its mint
//   - tokenB: Second token: its symbol in any case, or 0x and its mint
//   - amountA: Most raw units of the first token to put in
//   - amountB: Most raw units of the second token to put in
//   - minLpTokens: Least raw units of shares to accept, else nothing happens
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainAddLiquidity(ctx context.Context, tokenA string, tokenB string, amountA Amount, amountB Amount, minLpTokens Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_addLiquidity", tokenA, tokenB, amountA, amountB, minLpTokens, sender, opts)
	return result, err
}

// ChainAllBridgeDeposits calls chain_allBridgeDeposits. Deposits of everybody, from any chain.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAllBridgeDeposits(ctx context.Context, limit *int64, cursor *string) (ChainAllBridgeDepositsResult, error) {
	var result ChainAllBridgeDepositsResult
	err := c.Call(ctx, &result, "chain_allBridgeDeposits", limit, cursor)
	return result, err
}

// ChainAllBridgeWithdrawals calls chain_allBridgeWithdrawals. Withdrawals of everybody, to any chain.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAllBridgeWithdrawals(ctx context.Context, limit *int64, cursor *string) (ChainAllBridgeWithdrawalsResult, error) {
	var result ChainAllBridgeWithdrawalsResult
	err := c.Call(ctx, &result, "chain_allBridgeWithdrawals", limit, cursor)
	return result, err
}

// ChainAnchor calls chain_anchor. Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
//
//   - namespace: Namespace, 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash; yours, or without an owner until now
//   - key: Name of the hash within its namespace; a name is used once
//   - valueHash: The hash that is anchored, of whatever function its writer took; never zero
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainAnchor(ctx context.Context, namespace string, key string, valueHash string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_anchor", namespace, key, valueHash, sender, opts)
	return result, err
}

// ChainAnchorsBy calls chain_anchorsBy. What an account has anchored.
//
//   - owner: Account that anchored it
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAnchorsBy(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainAnchorsByResult, error) {
	var result ChainAnchorsByResult
	err := c.Call(ctx, &result, "chain_anchorsBy", owner, limit, cursor)
	return result, err
}

// ChainAnchorsOfHash calls chain_anchorsOfHash. Where a hash is anchored: whether a document is known, and to whom.
//
//   - valueHash: The hash that is anchored, of whatever function its writer took; never zero
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainAnchorsOfHash(ctx context.Context, valueHash Hex32, limit *int64, cursor *string) (ChainAnchorsOfHashResult, error) {
	var result ChainAnchorsOfHashResult
	err := c.Call(ctx, &result, "chain_anchorsOfHash", valueHash, limit, cursor)
	return result, err
}

// ChainApproveMultiSigTx calls chain_approveMultiSigTx. As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
//
//   - from: Account that sends the operation and pays its fee
//   - multisigAddress: Address of the multi-signature account
//   - txId: Number of the transaction within the account, from 0
//   - operationsHash: Hash of the operations that you approve, as chain_getMultiSigTx tells it; any when left out
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainApproveMultiSigTx(ctx context.Context, from Address, multisigAddress Address, txId int64, operationsHash *Hex32, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_approveMultiSigTx", from, multisigAddress, txId, operationsHash, opts)
	return result, err
}

// ChainAutobridge calls chain_autobridge. What a transaction hash, a link of an explorer or a proof is to the bridge, and whether it came. What enough attesters observe comes by itself: there is nothing to send.
//
//   - payload: Transaction hash of another chain, a link with one in it, or a proof as hex or JSON
//   - recipient: Only deposits for this account; for all when left out
func (c *Client) ChainAutobridge(ctx context.Context, payload string, recipient *Address) (ChainAutobridgeResult, error) {
	var result ChainAutobridgeResult
	err := c.Call(ctx, &result, "chain_autobridge", payload, recipient)
	return result, err
}

// ChainBatchMintMultiToken calls chain_batchMintMultiToken. Mint 1 to 256 times in a collection of yours, all or none.
//
//   - collection: Address of a collection of yours
//   - mintsArray: Who gets how many of what, 1 to 256 entries
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainBatchMintMultiToken(ctx context.Context, collection Mint, mintsArray json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_batchMintMultiToken", collection, mintsArray, sender, opts)
	return result, err
}

// ChainBatchTransferMultiToken calls chain_batchTransferMultiToken. Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
//
//   - collection: Address of the collection
//   - transfersArray: Who gets how many of what, 1 to 256 entries
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainBatchTransferMultiToken(ctx context.Context, collection Mint, transfersArray json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_batchTransferMultiToken", collection, transfersArray, sender, opts)
	return result, err
}

// ChainBridgeDeposits calls chain_bridgeDeposits. Deposits that came to an account.
//
//   - recipient: Account that got the tokens
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainBridgeDeposits(ctx context.Context, recipient Address, limit *int64, cursor *string) (ChainBridgeDepositsResult, error) {
	var result ChainBridgeDepositsResult
	err := c.Call(ctx, &result, "chain_bridgeDeposits", recipient, limit, cursor)
	return result, err
}

// ChainBridgeToken calls chain_bridgeToken. Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
//
//   - chain: The other chain, by its lowercase name, such as ethereum
//   - txHash: Hash of the transaction on the other chain, as that chain writes it
//   - symbol: Symbol of the token here, or 0x and its mint
//   - amount: Raw units of the other chain that were locked there
//   - recipient: Account here that gets the tokens; it sends the operation and pays its fee
//   - proof: Signatures of attesters: hex of borsh {set_index u32, sigs [{index u8, signature}]}, or that as JSON; without one only where the network believes all
//   - logIndex: Which log of the transaction it is; 0 for the first
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainBridgeToken(ctx context.Context, chain string, txHash string, symbol string, amount Amount, recipient Address, proof json.RawMessage, logIndex *int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_bridgeToken", chain, txHash, symbol, amount, recipient, proof, logIndex, opts)
	return result, err
}

// ChainBridgeWithdraw calls chain_bridgeWithdraw. Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
//
//   - tokenMint: Mint address of the token to withdraw
//   - amount: Raw units to release on the other chain; fees come on top
//   - chain: The other chain, by its lowercase name, such as ethereum
//   - destination: Address on the other chain that gets the tokens there
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainBridgeWithdraw(ctx context.Context, tokenMint Mint, amount Amount, chain string, destination string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_bridgeWithdraw", tokenMint, amount, chain, destination, sender, opts)
	return result, err
}

// ChainBridgeWithdrawals calls chain_bridgeWithdrawals. Withdrawals to an address on another chain.
//
//   - chain: The other chain, by its lowercase name, such as ethereum
//   - destination: Address on the other chain that gets the tokens there
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainBridgeWithdrawals(ctx context.Context, chain string, destination string, limit *int64, cursor *string) (ChainBridgeWithdrawalsResult, error) {
	var result ChainBridgeWithdrawalsResult
	err := c.Call(ctx, &result, "chain_bridgeWithdrawals", chain, destination, limit, cursor)
	return result, err
}

// ChainBurnMultiToken calls chain_burnMultiToken. Destroy some of your own tokens of a type.
//
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
//   - amount: How many to destroy, above zero
//   - owner: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainBurnMultiToken(ctx context.Context, collection Mint, typeId U64, amount U128, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_burnMultiToken", collection, typeId, amount, owner, opts)
	return result, err
}

// ChainBurnNft calls chain_burnNft. Destroy a token of yours. Its id never comes back.
//
//   - collection: Address of the collection
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
//   - owner: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainBurnNft(ctx context.Context, collection Mint, tokenId U128, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_burnNft", collection, tokenId, owner, opts)
	return result, err
}

// ChainCancelProposal calls chain_cancelProposal. Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
//
//   - from: Account that sends the operation and pays its fee
//   - proposalId: Number of the proposal, as its making answered
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCancelProposal(ctx context.Context, from Address, proposalId int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_cancelProposal", from, proposalId, opts)
	return result, err
}

// ChainCancelUpgrade calls chain_cancelUpgrade. Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
//
//   - planId: Number of the plan, as its scheduling answered
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCancelUpgrade(ctx context.Context, planId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_cancelUpgrade", planId, sender, opts)
	return result, err
}

// ChainClaimPoolRewards calls chain_claimPoolRewards. Claim all that you earned in a pool, also in a closed one.
//
//   - poolAddress: Address of the staking pool
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainClaimPoolRewards(ctx context.Context, poolAddress Mint, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_claimPoolRewards", poolAddress, sender, opts)
	return result, err
}

// ChainConsensusStatus calls chain_consensusStatus. Where consensus stands on this node.
func (c *Client) ChainConsensusStatus(ctx context.Context) (ChainConsensusStatusResult, error) {
	var result ChainConsensusStatusResult
	err := c.Call(ctx, &result, "chain_consensusStatus")
	return result, err
}

// ChainContractReports calls chain_contractReports. Who reported a contract, and where the evidence is.
//
//   - chain: Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
//   - contract: Where the contract is, in the notation of its chain
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainContractReports(ctx context.Context, chain string, contract string, limit *int64, cursor *string) (ChainContractReportsResult, error) {
	var result ChainContractReportsResult
	err := c.Call(ctx, &result, "chain_contractReports", chain, contract, limit, cursor)
	return result, err
}

// ChainContributePresale calls chain_contributePresale. Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
//
//   - presaleId: Number of the presale, from 1
//   - amount: Raw units of the payment token to pay in
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainContributePresale(ctx context.Context, presaleId int64, amount Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_contributePresale", presaleId, amount, sender, opts)
	return result, err
}

// ChainCreateDao calls chain_createDao. Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
//
//   - name: What people call the DAO, 1 to 64 characters; others may have the same
//   - tokenMint: Mint of the token whose holders vote, also the native one
//   - config: Settings by name, {} for the standard ones
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreateDao(ctx context.Context, name string, tokenMint Mint, config json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createDao", name, tokenMint, config, sender, opts)
	return result, err
}

// ChainCreateMultiSig calls chain_createMultiSig. Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
//
//   - from: Account that sends the operation and pays its fee
//   - signersArray: Accounts that are to decide, 2 to 20, each once
//   - threshold: How many of them must approve, from 2 to all
//   - label: What readers know the account by, 1 to 64 characters
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreateMultiSig(ctx context.Context, from Address, signersArray []Address, threshold int64, label string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createMultiSig", from, signersArray, threshold, label, opts)
	return result, err
}

// ChainCreateMultiTokenCollection calls chain_createMultiTokenCollection. Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
//
//   - name: What people call the collection, 1 to 64 characters
//   - symbol: Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
//   - baseUri: What the metadata links of its tokens begin with, up to 512 bytes; may be empty
//   - royaltyBps: Part of a sale that is due to you, in basis points, at most 10,000
//   - owner: Account that sends the operation and pays its fee
//   - description: What the collection is, up to 1,000 characters; null for nothing
//   - iconUri: Link to a small picture, up to 512 bytes; null for none
//   - bannerUri: Link to a wide picture, up to 512 bytes; null for none
//   - externalUrl: Home page of the collection, up to 512 bytes; null for none
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreateMultiTokenCollection(ctx context.Context, name string, symbol string, baseUri string, royaltyBps int64, owner Address, description *string, iconUri *string, bannerUri *string, externalUrl *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createMultiTokenCollection", name, symbol, baseUri, royaltyBps, owner, description, iconUri, bannerUri, externalUrl, opts)
	return result, err
}

// ChainCreateNftCollection calls chain_createNftCollection. Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
//
//   - name: What people call the collection, 1 to 64 characters
//   - symbol: Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
//   - baseUri: What the metadata links of its tokens begin with, up to 512 bytes; may be empty
//   - maxSupply: Most tokens that there can ever be; 0 for no limit
//   - royaltyBps: Part of a sale that is due to you, in basis points, at most 10,000
//   - owner: Account that sends the operation and pays its fee
//   - description: What the collection is, up to 1,000 characters; null for nothing
//   - iconUri: Link to a small picture, up to 512 bytes; null for none
//   - bannerUri: Link to a wide picture, up to 512 bytes; null for none
//   - externalUrl: Home page of the collection, up to 512 bytes; null for none
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreateNftCollection(ctx context.Context, name string, symbol string, baseUri string, maxSupply int64, royaltyBps int64, owner Address, description *string, iconUri *string, bannerUri *string, externalUrl *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createNftCollection", name, symbol, baseUri, maxSupply, royaltyBps, owner, description, iconUri, bannerUri, externalUrl, opts)
	return result, err
}

// ChainCreatePool calls chain_createPool. Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
//
//   - tokenA: First token: its symbol in any case, or 0x and its mint
//   - tokenB: Second token: its symbol in any case, or 0x and its mint
//   - amountA: Raw units of the first token to put in
//   - amountB: Raw units of the second token to put in; both amounts together set the price
//   - lpLockDuration: How long your shares are locked, in seconds; 0 for not at all
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreatePool(ctx context.Context, tokenA string, tokenB string, amountA Amount, amountB Amount, lpLockDuration int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createPool", tokenA, tokenB, amountA, amountB, lpLockDuration, sender, opts)
	return result, err
}

// ChainCreatePresale calls chain_createPresale. Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
//
//   - tokenMint: Mint address of a token that you own
//   - paymentToken: What contributors pay in: the native token, also when left out, or a stablecoin
//   - tokensForSale: Raw units to sell, above zero
//   - softCap: Raw units of the payment token that must be raised: a quarter of the hard cap or more
//   - hardCap: Most raw units of the payment token that can be raised
//   - minContribution: Least raw units of the payment token that an account pays in
//   - maxContribution: Most raw units of the payment token that an account pays in, in all
//   - startTime: From when it takes contributions, in Unix seconds
//   - endTime: Until when it takes contributions, in Unix seconds
//   - liquidityBps: Part of what is raised that goes into the pool: 5,100 to 10,000 basis points
//   - listingRateBps: Tokens in the pool for a payment, as part of what the presale gives for it: 5,000 to 10,000 basis points
//   - lpLockDuration: How long the liquidity of the pool is locked, in seconds; a year when left out
//   - sender: Account that sends the operation and pays its fee
//   - options: Vesting, whitelist, what becomes of unsold tokens, and what to say of the presale
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreatePresale(ctx context.Context, tokenMint Mint, paymentToken *string, tokensForSale Amount, softCap Amount, hardCap Amount, minContribution Amount, maxContribution Amount, startTime Time, endTime Time, liquidityBps int64, listingRateBps int64, lpLockDuration *int64, sender Address, options *ChainCreatePresaleOptions, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createPresale", tokenMint, paymentToken, tokensForSale, softCap, hardCap, minContribution, maxContribution, startTime, endTime, liquidityBps, listingRateBps, lpLockDuration, sender, options, opts)
	return result, err
}

// ChainCreateProposal calls chain_createProposal. Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
//
//   - from: Account that sends the operation and pays its fee
//   - proposalType: What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
//   - title: What the proposal is called, 1 to 128 characters
//   - description: Why it is proposed, 1 to 10,000 characters
//   - parameterKey: Of a proposal about a parameter: which, such as dex.fee_bps
//   - parameterValue: Of a proposal about a parameter: the value that it is to have, as text
//   - treasuryRecipient: Of a proposal about the treasury: account that is to be paid
//   - treasuryAmount: Of a proposal about the treasury: raw native units to pay
//   - safetyChain: Of a proposal about safety: chain of the contract, such as ethereum
//   - safetyContract: Of a proposal about safety: address of the contract, in the notation of its chain
//   - safetyLevel: Of a proposal about safety: what wallets shall be told
//   - safetyCollection: Of a proposal about safety: project that the contract belongs to
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreateProposal(ctx context.Context, from Address, proposalType string, title string, description string, parameterKey *string, parameterValue *string, treasuryRecipient *Address, treasuryAmount *Amount, safetyChain *string, safetyContract *string, safetyLevel *string, safetyCollection *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createProposal", from, proposalType, title, description, parameterKey, parameterValue, treasuryRecipient, treasuryAmount, safetyChain, safetyContract, safetyLevel, safetyCollection, opts)
	return result, err
}

// ChainCreateStakingPool calls chain_createStakingPool. Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
//
//   - tokenMint: Mint address of the token that is staked
//   - rewardSource: Where rewards come from: a first deposit, such as USDC:5000000 in raw units, or the account that alone may fund the pool
//   - rewardRate: Raw units of rewards a second, for all stakers together
//   - lockPeriod: How long a deposit is locked, in seconds, at most three years
//   - capacity: Most raw units that the pool holds; 0 for no limit
//   - perUserCap: Most raw units of one account; 0 for no limit
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreateStakingPool(ctx context.Context, tokenMint Mint, rewardSource json.RawMessage, rewardRate Amount, lockPeriod int64, capacity Amount, perUserCap Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createStakingPool", tokenMint, rewardSource, rewardRate, lockPeriod, capacity, perUserCap, sender, opts)
	return result, err
}

// ChainCreateToken calls chain_createToken. Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
//
//   - name: Name of the token for people, 1 to 64 characters
//   - symbol: How the token is written: a letter, then up to 11 letters, digits and dots; unique
//   - decimals: Digits after the point of one whole token, 0 to 18
//   - supply: Raw units that the owner gets, at most 2^120
//   - owner: Account that owns the token and gets the supply
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainCreateToken(ctx context.Context, name string, symbol string, decimals int64, supply Amount, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_createToken", name, symbol, decimals, supply, owner, opts)
	return result, err
}

// ChainDaoCancel calls chain_daoCancel. Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
//
//   - daoAddress: The DAO that it is about, by the account that holds its treasury
//   - proposalId: Number of the proposal within the DAO, from 0
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainDaoCancel(ctx context.Context, daoAddress Address, proposalId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoCancel", daoAddress, proposalId, sender, opts)
	return result, err
}

// ChainDaoDeposits calls chain_daoDeposits. What a DAO was given by DaoDeposit.
//
//   - daoAddress: Address of the DAO, which holds its treasury
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaoDeposits(ctx context.Context, daoAddress Address, limit *int64, cursor *string) (ChainDaoDepositsResult, error) {
	var result ChainDaoDepositsResult
	err := c.Call(ctx, &result, "chain_daoDeposits", daoAddress, limit, cursor)
	return result, err
}

// ChainDaoExecute calls chain_daoExecute. Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
//
//   - daoAddress: The DAO that it is about, by the account that holds its treasury
//   - proposalId: Number of the proposal within the DAO, from 0
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainDaoExecute(ctx context.Context, daoAddress Address, proposalId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoExecute", daoAddress, proposalId, sender, opts)
	return result, err
}

// ChainDaoPropose calls chain_daoPropose. Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
//
//   - daoAddress: The DAO that it is about, by the account that holds its treasury
//   - title: What the proposal is called, 1 to 128 characters
//   - description: Why it is proposed, up to 10,000 characters
//   - proposalType: What it does when it is executed: "text" for nothing, {"operations":[…]} of up to 32 as the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainDaoPropose(ctx context.Context, daoAddress Address, title string, description string, proposalType json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoPropose", daoAddress, title, description, proposalType, sender, opts)
	return result, err
}

// ChainDaoVote calls chain_daoVote. Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
//
//   - daoAddress: The DAO that it is about, by the account that holds its treasury
//   - proposalId: Number of the proposal within the DAO, from 0
//   - vote: What you say: for, against or abstain; also true and false, or 1, 0 and 2
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainDaoVote(ctx context.Context, daoAddress Address, proposalId int64, vote json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_daoVote", daoAddress, proposalId, vote, sender, opts)
	return result, err
}

// ChainDaoVotes calls chain_daoVotes. Votes on a proposal of a DAO.
//
//   - daoAddress: Address of the DAO, which holds its treasury
//   - proposalId: Number of the proposal within the DAO, from 0
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

// ChainDaosCreated calls chain_daosCreated. DAOs that an account created.
//
//   - creator: Account that created it
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaosCreated(ctx context.Context, creator Address, limit *int64, cursor *string) (ChainDaosCreatedResult, error) {
	var result ChainDaosCreatedResult
	err := c.Call(ctx, &result, "chain_daosCreated", creator, limit, cursor)
	return result, err
}

// ChainDaosOfToken calls chain_daosOfToken. DAOs whose token this is.
//
//   - tokenMint: Mint of the token whose holders vote
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainDaosOfToken(ctx context.Context, tokenMint Mint, limit *int64, cursor *string) (ChainDaosOfTokenResult, error) {
	var result ChainDaosOfTokenResult
	err := c.Call(ctx, &result, "chain_daosOfToken", tokenMint, limit, cursor)
	return result, err
}

// ChainDefineTokenType calls chain_defineTokenType. Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
//
//   - collection: Address of a collection of yours
//   - typeId: Number of the type within the collection, of your choice
//   - name: What people call the type, 1 to 64 characters
//   - metadataUri: Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
//   - maxSupply: Most that there can ever be; 0 for no limit
//   - isFungible: True when amounts of it move; false when one moves at a time
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainDefineTokenType(ctx context.Context, collection Mint, typeId U64, name string, metadataUri string, maxSupply U128, isFungible bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_defineTokenType", collection, typeId, name, metadataUri, maxSupply, isFungible, sender, opts)
	return result, err
}

// ChainDeriveAddress calls chain_deriveAddress. The address of a public key. The address stays when the keys of the account change.
//
//   - pubkeyHex: Public key in hex: 64 characters are Ed25519, 3,904 Dilithium3 or ML-DSA-65
func (c *Client) ChainDeriveAddress(ctx context.Context, pubkeyHex string) (ChainDeriveAddressResult, error) {
	var result ChainDeriveAddressResult
	err := c.Call(ctx, &result, "chain_deriveAddress", pubkeyHex)
	return result, err
}

// ChainEstimateFee calls chain_estimateFee. Gas and fee of operations sent together by an account now, or the error they would meet.
//
//   - from: Account that would send the operations and pay
//   - operations: What to try, in this order, all or nothing
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainEstimateFee(ctx context.Context, from Address, operations []Operation, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_estimateFee", from, operations, opts)
	return result, err
}

// ChainExecuteProgram calls chain_executeProgram. Run the newest version of a program as yourself: all of its steps, or nothing.
//
//   - name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
//   - params: Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
//   - sender: Account that runs it, and pays
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainExecuteProgram(ctx context.Context, name string, params json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_executeProgram", name, params, sender, opts)
	return result, err
}

// ChainExecuteProposal calls chain_executeProposal. Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
//
//   - from: Account that sends the operation and pays its fee
//   - proposalId: Number of the proposal, as its making answered
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainExecuteProposal(ctx context.Context, from Address, proposalId int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_executeProposal", from, proposalId, opts)
	return result, err
}

// ChainFinalizePresale calls chain_finalizePresale. Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
//
//   - presaleId: Number of the presale, from 1
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainFinalizePresale(ctx context.Context, presaleId int64, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_finalizePresale", presaleId, sender, opts)
	return result, err
}

// ChainGameUpdates calls chain_gameUpdates. Whom a game wrote about.
//
//   - gameId: The game, by the id under which it registered
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGameUpdates(ctx context.Context, gameId string, limit *int64, cursor *string) (ChainGameUpdatesResult, error) {
	var result ChainGameUpdatesResult
	err := c.Call(ctx, &result, "chain_gameUpdates", gameId, limit, cursor)
	return result, err
}

// ChainGenerateKeypair calls chain_generateKeypair. A new Ed25519 key, made by this node. For test networks: whoever runs the node could keep it.
func (c *Client) ChainGenerateKeypair(ctx context.Context) (ChainGenerateKeypairResult, error) {
	var result ChainGenerateKeypairResult
	err := c.Call(ctx, &result, "chain_generateKeypair")
	return result, err
}

// ChainGetAccount calls chain_getAccount. The nonce and the keys of an account. One that was never used has nonce 0 and no keys.
//
//   - address: Account to tell of, in native form or as 0x and 64 hex digits
func (c *Client) ChainGetAccount(ctx context.Context, address Address) (ChainGetAccountResult, error) {
	var result ChainGetAccountResult
	err := c.Call(ctx, &result, "chain_getAccount", address)
	return result, err
}

// ChainGetAddressHistory calls chain_getAddressHistory. What happened to an account, newest first: tokens it gave and got (movement), its other operations (operation), what else names it (mention), and by that kind or `all` what it got of what blocks earned (reward).
//
//   - address: Account whose history to tell
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
//   - kind: Which part of the history: one kind, or all; everything but block rewards when left out
func (c *Client) ChainGetAddressHistory(ctx context.Context, address Address, limit *int64, cursor *string, kind *string) (ChainGetAddressHistoryResult, error) {
	var result ChainGetAddressHistoryResult
	err := c.Call(ctx, &result, "chain_getAddressHistory", address, limit, cursor, kind)
	return result, err
}

// ChainGetAddressMultiSigs calls chain_getAddressMultiSigs. The multi-signature accounts that an account signs for: first those that it made or acted for, then those in which others named it, the newest first.
//
//   - address: Account that signs
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAddressMultiSigs(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetAddressMultiSigsResult, error) {
	var result ChainGetAddressMultiSigsResult
	err := c.Call(ctx, &result, "chain_getAddressMultiSigs", address, limit, cursor)
	return result, err
}

// ChainGetAddressMultiTokens calls chain_getAddressMultiTokens. What an account holds of the types of multi-token collections: first those that it has acted with, then what others sent it; each by collection and type_id.
//
//   - address: Account whose types to tell
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAddressMultiTokens(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetAddressMultiTokensResult, error) {
	var result ChainGetAddressMultiTokensResult
	err := c.Call(ctx, &result, "chain_getAddressMultiTokens", address, limit, cursor)
	return result, err
}

// ChainGetAddressTokens calls chain_getAddressTokens. All tokens that an account holds, the native one apart, with what they are worth and how far they can be trusted: first those that it has acted with, then what others sent it, by mint.
//
//   - address: Account whose tokens to tell
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAddressTokens(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetAddressTokensResult, error) {
	var result ChainGetAddressTokensResult
	err := c.Call(ctx, &result, "chain_getAddressTokens", address, limit, cursor)
	return result, err
}

// ChainGetAnchors calls chain_getAnchors. The anchors of a namespace, the newest first.
//
//   - namespace: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetAnchors(ctx context.Context, namespace string, limit *int64, cursor *string) (ChainGetAnchorsResult, error) {
	var result ChainGetAnchorsResult
	err := c.Call(ctx, &result, "chain_getAnchors", namespace, limit, cursor)
	return result, err
}

// ChainGetAttestations calls chain_getAttestations. What validators attested at a height, as blocks up to three heights later refer to it; null when there is no such block yet.
//
//   - height: Which height, counted from genesis
func (c *Client) ChainGetAttestations(ctx context.Context, height Height) (*ChainGetAttestationsResult, error) {
	var result *ChainGetAttestationsResult
	err := c.Call(ctx, &result, "chain_getAttestations", height)
	return result, err
}

// ChainGetBalance calls chain_getBalance. What an account holds of a token; 0 for an account never seen.
//
//   - address: Account whose balance to tell
//   - tokenSymbol: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
func (c *Client) ChainGetBalance(ctx context.Context, address Address, tokenSymbol string) (ChainGetBalanceResult, error) {
	var result ChainGetBalanceResult
	err := c.Call(ctx, &result, "chain_getBalance", address, tokenSymbol)
	return result, err
}

// ChainGetBlockByHeight calls chain_getBlockByHeight. A final block with its statistics and bundle hashes, or null when there is none yet.
//
//   - height: Which block, counted from genesis
func (c *Client) ChainGetBlockByHeight(ctx context.Context, height Height) (*ChainGetBlockByHeightResult, error) {
	var result *ChainGetBlockByHeightResult
	err := c.Call(ctx, &result, "chain_getBlockByHeight", height)
	return result, err
}

// ChainGetBlockDAG calls chain_getBlockDAG. A block and the attestations of its height, with everything that they point to; null when there is none yet.
//
//   - height: Which height, counted from genesis
func (c *Client) ChainGetBlockDAG(ctx context.Context, height Height) (*ChainGetBlockDAGResult, error) {
	var result *ChainGetBlockDAGResult
	err := c.Call(ctx, &result, "chain_getBlockDAG", height)
	return result, err
}

// ChainGetBlockTransactions calls chain_getBlockTransactions. The receipts of all bundles of a block.
//
//   - height: Which block, counted from genesis
func (c *Client) ChainGetBlockTransactions(ctx context.Context, height Height) (ChainGetBlockTransactionsResult, error) {
	var result ChainGetBlockTransactionsResult
	err := c.Call(ctx, &result, "chain_getBlockTransactions", height)
	return result, err
}

// ChainGetBridgeAttesters calls chain_getBridgeAttesters. Who attests for the bridge now, in the order of their places, and how many of them must sign.
func (c *Client) ChainGetBridgeAttesters(ctx context.Context) (ChainGetBridgeAttestersResult, error) {
	var result ChainGetBridgeAttestersResult
	err := c.Call(ctx, &result, "chain_getBridgeAttesters")
	return result, err
}

// ChainGetBridgeFees calls chain_getBridgeFees. What withdrawals cost and how long passages take, by token.
//
//   - chain: Only those of this chain; of all when left out
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeFees(ctx context.Context, chain *string, limit *int64, cursor *string) (ChainGetBridgeFeesResult, error) {
	var result ChainGetBridgeFeesResult
	err := c.Call(ctx, &result, "chain_getBridgeFees", chain, limit, cursor)
	return result, err
}

// ChainGetBridgeHistory calls chain_getBridgeHistory. What an account has received and withdrawn over the bridge, the newest first.
//
//   - address: Account that received or withdrew
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeHistory(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetBridgeHistoryResult, error) {
	var result ChainGetBridgeHistoryResult
	err := c.Call(ctx, &result, "chain_getBridgeHistory", address, limit, cursor)
	return result, err
}

// ChainGetBridgeLanes calls chain_getBridgeLanes. Which tokens of this chain may be locked for which other Trellis chains, and how many are: by chain, then by mint.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeLanes(ctx context.Context, limit *int64, cursor *string) (ChainGetBridgeLanesResult, error) {
	var result ChainGetBridgeLanesResult
	err := c.Call(ctx, &result, "chain_getBridgeLanes", limit, cursor)
	return result, err
}

// ChainGetBridgeMappings calls chain_getBridgeMappings. Which tokens stand for which contracts on other chains, with their limits, in the order of registration.
//
//   - chain: Only those of this chain; of all when left out
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetBridgeMappings(ctx context.Context, chain *string, limit *int64, cursor *string) (ChainGetBridgeMappingsResult, error) {
	var result ChainGetBridgeMappingsResult
	err := c.Call(ctx, &result, "chain_getBridgeMappings", chain, limit, cursor)
	return result, err
}

// ChainGetBridgeStatus calls chain_getBridgeStatus. What has become of a deposit on another chain; null when nobody has told of it yet.
//
//   - chain: The other chain, by its lowercase name, such as ethereum
//   - txHash: Hash of the transaction on the other chain, as that chain writes it
//   - logIndex: Which log of the transaction it is; 0 for the first
func (c *Client) ChainGetBridgeStatus(ctx context.Context, chain string, txHash string, logIndex *int64) (*BridgeOp, error) {
	var result *BridgeOp
	err := c.Call(ctx, &result, "chain_getBridgeStatus", chain, txHash, logIndex)
	return result, err
}

// ChainGetBridgeWithdrawal calls chain_getBridgeWithdrawal. A withdrawal with all that attesters sign, and the signatures that there are: once it is attested, the proof for the other chain.
//
//   - withdrawalId: Number of the withdrawal, from 1 on
func (c *Client) ChainGetBridgeWithdrawal(ctx context.Context, withdrawalId int64) (ChainGetBridgeWithdrawalResult, error) {
	var result ChainGetBridgeWithdrawalResult
	err := c.Call(ctx, &result, "chain_getBridgeWithdrawal", withdrawalId)
	return result, err
}

// ChainGetContractSafety calls chain_getContractSafety. What is known of a contract of any chain; the level of one that is not listed is `unknown`.
//
//   - chain: Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
//   - contractAddress: Where the contract is, in the notation of its chain
func (c *Client) ChainGetContractSafety(ctx context.Context, chain string, contractAddress string) (ChainGetContractSafetyResult, error) {
	var result ChainGetContractSafetyResult
	err := c.Call(ctx, &result, "chain_getContractSafety", chain, contractAddress)
	return result, err
}

// ChainGetCurrentLeader calls chain_getCurrentLeader. Who proposes at a height: from the header of a past one; else projected, as if nobody missed a turn, up to the end of the epoch.
//
//   - height: Height to ask about; the next one when left out
func (c *Client) ChainGetCurrentLeader(ctx context.Context, height *Height) (ChainGetCurrentLeaderResult, error) {
	var result ChainGetCurrentLeaderResult
	err := c.Call(ctx, &result, "chain_getCurrentLeader", height)
	return result, err
}

// ChainGetDao calls chain_getDao. A DAO with its settings and what it holds; null when there is none of this address.
//
//   - daoAddress: The DAO that it is about, by the account that holds its treasury
func (c *Client) ChainGetDao(ctx context.Context, daoAddress Address) (*Dao, error) {
	var result *Dao
	err := c.Call(ctx, &result, "chain_getDao", daoAddress)
	return result, err
}

// ChainGetDaoProposal calls chain_getDaoProposal. A proposal of a DAO with what it does in words and, while it can still be executed, whether that would succeed now; null when there is none. With an account, also how that has voted, as long as votes are kept (`dao.kept_blocks`, some 30 days after the vote).
//
//   - daoAddress: The DAO that it is about, by the account that holds its treasury
//   - proposalId: Number of the proposal within the DAO, from 0
//   - voter: Account whose vote to tell; none when left out
func (c *Client) ChainGetDaoProposal(ctx context.Context, daoAddress Address, proposalId int64, voter *Address) (*ChainGetDaoProposalResult, error) {
	var result *ChainGetDaoProposalResult
	err := c.Call(ctx, &result, "chain_getDaoProposal", daoAddress, proposalId, voter)
	return result, err
}

// ChainGetDelegations calls chain_getDelegations. What an account has staked and with whom (an operator’s own stake too), what unbonds, and of a validator what it has received, the first hundred by address.
//
//   - address: Account whose stake to tell
func (c *Client) ChainGetDelegations(ctx context.Context, address Address) (ChainGetDelegationsResult, error) {
	var result ChainGetDelegationsResult
	err := c.Call(ctx, &result, "chain_getDelegations", address)
	return result, err
}

// ChainGetEmission calls chain_getEmission. Where block rewards stand: the year since genesis, what it is worth, and what was and remains to be emitted.
func (c *Client) ChainGetEmission(ctx context.Context) (ChainGetEmissionResult, error) {
	var result ChainGetEmissionResult
	err := c.Call(ctx, &result, "chain_getEmission")
	return result, err
}

// ChainGetExecutionPlan calls chain_getExecutionPlan. The operations that a sentence becomes, in order, with their gas. Without a sender nothing is asked of balances, and a share of a balance is refused.
//
//   - intentString: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
//   - senderAddress: Account that would sign; nobody when left out
func (c *Client) ChainGetExecutionPlan(ctx context.Context, intentString string, senderAddress *Address) (ChainGetExecutionPlanResult, error) {
	var result ChainGetExecutionPlanResult
	err := c.Call(ctx, &result, "chain_getExecutionPlan", intentString, senderAddress)
	return result, err
}

// ChainGetGame calls chain_getGame. A game by its id, and who writes its profiles; null when there is none.
//
//   - gameId: The id under which it registered
func (c *Client) ChainGetGame(ctx context.Context, gameId string) (*ChainGetGameResult, error) {
	var result *ChainGetGameResult
	err := c.Call(ctx, &result, "chain_getGame", gameId)
	return result, err
}

// ChainGetGameProfile calls chain_getGameProfile. What a game says of a player; null when it has said nothing. Of a hidden profile only that it is there.
//
//   - passportOwner: The player to ask about
//   - gameId: The game, by the id under which it registered
func (c *Client) ChainGetGameProfile(ctx context.Context, passportOwner Address, gameId string) (*GameProfile, error) {
	var result *GameProfile
	err := c.Call(ctx, &result, "chain_getGameProfile", passportOwner, gameId)
	return result, err
}

// ChainGetIntentGrammar calls chain_getIntentGrammar. The sentences that this chain understands, and the JSON schema of their other form.
func (c *Client) ChainGetIntentGrammar(ctx context.Context) (ChainGetIntentGrammarResult, error) {
	var result ChainGetIntentGrammarResult
	err := c.Call(ctx, &result, "chain_getIntentGrammar")
	return result, err
}

// ChainGetIntentStatus calls chain_getIntentStatus. What has become of the bundle of an intent, as this node knows it.
//
//   - bundleHash: Hash of the bundle, as its submission answered
func (c *Client) ChainGetIntentStatus(ctx context.Context, bundleHash Hash) (ChainGetIntentStatusResult, error) {
	var result ChainGetIntentStatusResult
	err := c.Call(ctx, &result, "chain_getIntentStatus", bundleHash)
	return result, err
}

// ChainGetMarketMakers calls chain_getMarketMakers. Market makers with a bond, by tier; also those that gave up and wait for it.
//
//   - tier: Tier of a market maker: 1 has the largest bond and sees orders first
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetMarketMakers(ctx context.Context, tier *int64, limit *int64, cursor *string) (ChainGetMarketMakersResult, error) {
	var result ChainGetMarketMakersResult
	err := c.Call(ctx, &result, "chain_getMarketMakers", tier, limit, cursor)
	return result, err
}

// ChainGetMempool calls chain_getMempool. Bundles that wait on this node, of one account or of all.
//
//   - address: Only bundles that this account sent; of all when left out
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetMempool(ctx context.Context, address *Address, limit *int64, cursor *string) (ChainGetMempoolResult, error) {
	var result ChainGetMempoolResult
	err := c.Call(ctx, &result, "chain_getMempool", address, limit, cursor)
	return result, err
}

// ChainGetMultiSig calls chain_getMultiSig. A multi-signature account; null when there is none of this address.
//
//   - address: Address of the multi-signature account
func (c *Client) ChainGetMultiSig(ctx context.Context, address Address) (*ChainGetMultiSigResult, error) {
	var result *ChainGetMultiSigResult
	err := c.Call(ctx, &result, "chain_getMultiSig", address)
	return result, err
}

// ChainGetMultiSigTx calls chain_getMultiSigTx. A transaction of a multi-signature account by its number; null when there is none.
//
//   - address: Address of the multi-signature account
//   - txId: Number of the transaction within the account, from 0
func (c *Client) ChainGetMultiSigTx(ctx context.Context, address Address, txId int64) (*ChainGetMultiSigTxResult, error) {
	var result *ChainGetMultiSigTxResult
	err := c.Call(ctx, &result, "chain_getMultiSigTx", address, txId)
	return result, err
}

// ChainGetMultiTokenBalance calls chain_getMultiTokenBalance. How many of a type an account holds; 0 also where there is no such type.
//
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
//   - owner: Account whose units to count
func (c *Client) ChainGetMultiTokenBalance(ctx context.Context, collection Mint, typeId U64, owner Address) (ChainGetMultiTokenBalanceResult, error) {
	var result ChainGetMultiTokenBalanceResult
	err := c.Call(ctx, &result, "chain_getMultiTokenBalance", collection, typeId, owner)
	return result, err
}

// ChainGetMultiTokenCollection calls chain_getMultiTokenCollection. A collection; null when there is none at the address.
//
//   - collection: Address of the collection
func (c *Client) ChainGetMultiTokenCollection(ctx context.Context, collection Mint) (*ChainGetMultiTokenCollectionResult, error) {
	var result *ChainGetMultiTokenCollectionResult
	err := c.Call(ctx, &result, "chain_getMultiTokenCollection", collection)
	return result, err
}

// ChainGetNameInfo calls chain_getNameInfo. All about a name: who holds it, what it says, and what it costs; also of a name that nobody holds.
//
//   - name: Which one, in any case: with what names of this chain end with, or alice for short
func (c *Client) ChainGetNameInfo(ctx context.Context, name string) (Name, error) {
	var result Name
	err := c.Call(ctx, &result, "chain_getNameInfo", name)
	return result, err
}

// ChainGetNamespace calls chain_getNamespace. Who owns a namespace, and how many anchors it has; null when nobody has anchored there.
//
//   - namespace: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
func (c *Client) ChainGetNamespace(ctx context.Context, namespace string) (*ChainGetNamespaceResult, error) {
	var result *ChainGetNamespaceResult
	err := c.Call(ctx, &result, "chain_getNamespace", namespace)
	return result, err
}

// ChainGetNetworkStats calls chain_getNetworkStats. The network in numbers. Counts of transactions begin where the explorer of this node began.
func (c *Client) ChainGetNetworkStats(ctx context.Context) (ChainGetNetworkStatsResult, error) {
	var result ChainGetNetworkStatsResult
	err := c.Call(ctx, &result, "chain_getNetworkStats")
	return result, err
}

// ChainGetNft calls chain_getNft. A token of a collection; null when it was never minted, or burned.
//
//   - collection: Address of the collection
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
func (c *Client) ChainGetNft(ctx context.Context, collection Mint, tokenId U128) (*ChainGetNftResult, error) {
	var result *ChainGetNftResult
	err := c.Call(ctx, &result, "chain_getNft", collection, tokenId)
	return result, err
}

// ChainGetNftCollection calls chain_getNftCollection. A collection; null when there is none at the address.
//
//   - collection: Address of the collection
func (c *Client) ChainGetNftCollection(ctx context.Context, collection Mint) (*ChainGetNftCollectionResult, error) {
	var result *ChainGetNftCollectionResult
	err := c.Call(ctx, &result, "chain_getNftCollection", collection)
	return result, err
}

// ChainGetNonce calls chain_getNonce. The nonce for the next bundle of an account: by the final state, and counting bundles in flight on this node.
//
//   - address: Account whose next bundle is to be made
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

// ChainGetPassport calls chain_getPassport. The passport of an account; null when it has none.
//
//   - owner: The account to ask about
func (c *Client) ChainGetPassport(ctx context.Context, owner Address) (*Passport, error) {
	var result *Passport
	err := c.Call(ctx, &result, "chain_getPassport", owner)
	return result, err
}

// ChainGetPassportStats calls chain_getPassportStats. How many passports, games, profiles and achievements there are, and who has the most experience.
func (c *Client) ChainGetPassportStats(ctx context.Context) (ChainGetPassportStatsResult, error) {
	var result ChainGetPassportStatsResult
	err := c.Call(ctx, &result, "chain_getPassportStats")
	return result, err
}

// ChainGetPeers calls chain_getPeers. The peers that this node is linked with.
func (c *Client) ChainGetPeers(ctx context.Context) (ChainGetPeersResult, error) {
	var result ChainGetPeersResult
	err := c.Call(ctx, &result, "chain_getPeers")
	return result, err
}

// ChainGetPendingReceives calls chain_getPendingReceives. What is on its way to an account over the bridge, and what was cancelled of it, the newest first.
//
//   - address: Account that is to get the tokens
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetPendingReceives(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetPendingReceivesResult, error) {
	var result ChainGetPendingReceivesResult
	err := c.Call(ctx, &result, "chain_getPendingReceives", address, limit, cursor)
	return result, err
}

// ChainGetPool calls chain_getPool. The pool of two tokens, in their order; null when there is none.
//
//   - tokenA: First token, whose amounts come first: its symbol in any case, or 0x and its mint
//   - tokenB: Second token: its symbol in any case, or 0x and its mint
func (c *Client) ChainGetPool(ctx context.Context, tokenA string, tokenB string) (*ChainGetPoolResult, error) {
	var result *ChainGetPoolResult
	err := c.Call(ctx, &result, "chain_getPool", tokenA, tokenB)
	return result, err
}

// ChainGetPresale calls chain_getPresale. A presale by its number; null when there is none.
//
//   - presaleId: Number of the presale, from 1
func (c *Client) ChainGetPresale(ctx context.Context, presaleId int64) (*ChainGetPresaleResult, error) {
	var result *ChainGetPresaleResult
	err := c.Call(ctx, &result, "chain_getPresale", presaleId)
	return result, err
}

// ChainGetPresaleContributions calls chain_getPresaleContributions. Who paid into a presale and what each gets for it, the newest contributors first.
//
//   - presaleId: Number of the presale, from 1
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetPresaleContributions(ctx context.Context, presaleId int64, limit *int64, cursor *string) (ChainGetPresaleContributionsResult, error) {
	var result ChainGetPresaleContributionsResult
	err := c.Call(ctx, &result, "chain_getPresaleContributions", presaleId, limit, cursor)
	return result, err
}

// ChainGetPresaleStatus calls chain_getPresaleStatus. How a presale stands now, and what can be done with it; null when there is none.
//
//   - presaleId: Number of the presale, from 1
func (c *Client) ChainGetPresaleStatus(ctx context.Context, presaleId int64) (*ChainGetPresaleStatusResult, error) {
	var result *ChainGetPresaleStatusResult
	err := c.Call(ctx, &result, "chain_getPresaleStatus", presaleId)
	return result, err
}

// ChainGetPrice calls chain_getPrice. The price of a token in another one, by the deepest route between them; null when there is none.
//
//   - fromSymbol: Token whose price to tell: its symbol in any case, or 0x and its mint
//   - toSymbol: Token to tell it in: its symbol in any case, or 0x and its mint
func (c *Client) ChainGetPrice(ctx context.Context, fromSymbol string, toSymbol string) (*ChainGetPriceResult, error) {
	var result *ChainGetPriceResult
	err := c.Call(ctx, &result, "chain_getPrice", fromSymbol, toSymbol)
	return result, err
}

// ChainGetProgram calls chain_getProgram. A program by its name, with its whole text: the newest version, or the one asked for; null when there is none.
//
//   - name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
//   - version: Version to look at; the newest when left out
func (c *Client) ChainGetProgram(ctx context.Context, name string, version *int64) (*ChainGetProgramResult, error) {
	var result *ChainGetProgramResult
	err := c.Call(ctx, &result, "chain_getProgram", name, version)
	return result, err
}

// ChainGetProof calls chain_getProof. A state record by its key (hex: module, slot, key parts) with the proof that it is, or is not, under the state root.
//
//   - key: State key in hex: number of the module, slot, then the key parts
func (c *Client) ChainGetProof(ctx context.Context, key string) (ChainGetProofResult, error) {
	var result ChainGetProofResult
	err := c.Call(ctx, &result, "chain_getProof", key)
	return result, err
}

// ChainGetProposal calls chain_getProposal. A proposal with the greatest votes, as long as these are kept (`governance.kept_blocks`, some 30 days after voting has ended); null when there is none.
//
//   - proposalId: Number of the proposal, as its making answered
func (c *Client) ChainGetProposal(ctx context.Context, proposalId int64) (*ChainGetProposalResult, error) {
	var result *ChainGetProposalResult
	err := c.Call(ctx, &result, "chain_getProposal", proposalId)
	return result, err
}

// ChainGetRecentBlocks calls chain_getRecentBlocks. The newest blocks, newest first.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetRecentBlocks(ctx context.Context, limit *int64, cursor *string) (ChainGetRecentBlocksResult, error) {
	var result ChainGetRecentBlocksResult
	err := c.Call(ctx, &result, "chain_getRecentBlocks", limit, cursor)
	return result, err
}

// ChainGetRecentTransactions calls chain_getRecentTransactions. The newest bundles of final blocks, newest first.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetRecentTransactions(ctx context.Context, limit *int64, cursor *string) (ChainGetRecentTransactionsResult, error) {
	var result ChainGetRecentTransactionsResult
	err := c.Call(ctx, &result, "chain_getRecentTransactions", limit, cursor)
	return result, err
}

// ChainGetRecovery calls chain_getRecovery. The guardians of an account, the recovery that is pending and the change that is scheduled; null without guardians.
//
//   - address: Account whose guardians to tell
func (c *Client) ChainGetRecovery(ctx context.Context, address Address) (*ChainGetRecoveryResult, error) {
	var result *ChainGetRecoveryResult
	err := c.Call(ctx, &result, "chain_getRecovery", address)
	return result, err
}

// ChainGetRelayStats calls chain_getRelayStats. Bundles passed on to validators and taken in from them since this node started.
func (c *Client) ChainGetRelayStats(ctx context.Context) (ChainGetRelayStatsResult, error) {
	var result ChainGetRelayStatsResult
	err := c.Call(ctx, &result, "chain_getRelayStats")
	return result, err
}

// ChainGetSettleOrder calls chain_getSettleOrder. An order by its number, with its whole life; null when there is none.
//
//   - orderId: Number of the order, from 1
func (c *Client) ChainGetSettleOrder(ctx context.Context, orderId int64) (*ChainGetSettleOrderResult, error) {
	var result *ChainGetSettleOrderResult
	err := c.Call(ctx, &result, "chain_getSettleOrder", orderId)
	return result, err
}

// ChainGetSignedHeader calls chain_getSignedHeader. A header with the signatures that make it final and the validators that gave them; null when this node does not have it.
//
//   - height: Which block, counted from genesis
func (c *Client) ChainGetSignedHeader(ctx context.Context, height Height) (*ChainGetSignedHeaderResult, error) {
	var result *ChainGetSignedHeaderResult
	err := c.Call(ctx, &result, "chain_getSignedHeader", height)
	return result, err
}

// ChainGetStablecoin calls chain_getStablecoin. Who holds the roles of a stablecoin, what may be minted now, and which changes wait; null for other tokens.
//
//   - symbolOrMint: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
func (c *Client) ChainGetStablecoin(ctx context.Context, symbolOrMint string) (*ChainGetStablecoinResult, error) {
	var result *ChainGetStablecoinResult
	err := c.Call(ctx, &result, "chain_getStablecoin", symbolOrMint)
	return result, err
}

// ChainGetStakingPool calls chain_getStakingPool. A staking pool, and what an account has in it; null when there is none at the address.
//
//   - poolAddress: Address of the staking pool
//   - address: Account whose position to tell too; none when left out
func (c *Client) ChainGetStakingPool(ctx context.Context, poolAddress Mint, address *Address) (*ChainGetStakingPoolResult, error) {
	var result *ChainGetStakingPoolResult
	err := c.Call(ctx, &result, "chain_getStakingPool", poolAddress, address)
	return result, err
}

// ChainGetStorageStats calls chain_getStorageStats. What the node keeps where: records in memory (hot), in the database (warm) and in cold files, blocks in the log.
func (c *Client) ChainGetStorageStats(ctx context.Context) (ChainGetStorageStatsResult, error) {
	var result ChainGetStorageStatsResult
	err := c.Call(ctx, &result, "chain_getStorageStats")
	return result, err
}

// ChainGetTokenHolders calls chain_getTokenHolders. Who holds a token, the richest first.
//
//   - tokenMint: Which token: its symbol in any case, or 0x and its mint
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetTokenHolders(ctx context.Context, tokenMint string, limit *int64, cursor *string) (ChainGetTokenHoldersResult, error) {
	var result ChainGetTokenHoldersResult
	err := c.Call(ctx, &result, "chain_getTokenHolders", tokenMint, limit, cursor)
	return result, err
}

// ChainGetTokenInfo calls chain_getTokenInfo. The record of a token by symbol or mint; null when there is none.
//
//   - symbolOrMint: Symbol of the token in any case, or 0x and its mint
func (c *Client) ChainGetTokenInfo(ctx context.Context, symbolOrMint string) (*Token, error) {
	var result *Token
	err := c.Call(ctx, &result, "chain_getTokenInfo", symbolOrMint)
	return result, err
}

// ChainGetTokenReputation calls chain_getTokenReputation. How far a token can be trusted, 0 to 100, with every reason; null when there is no such token.
//
//   - mint: Which token: its symbol in any case, or 0x and its mint
func (c *Client) ChainGetTokenReputation(ctx context.Context, mint string) (*ChainGetTokenReputationResult, error) {
	var result *ChainGetTokenReputationResult
	err := c.Call(ctx, &result, "chain_getTokenReputation", mint)
	return result, err
}

// ChainGetTokenTransfers calls chain_getTokenTransfers. How a token moved, newest first; made tokens come from the zero address, destroyed ones go to it.
//
//   - tokenMint: Which token: its symbol in any case, or 0x and its mint
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetTokenTransfers(ctx context.Context, tokenMint string, limit *int64, cursor *string) (ChainGetTokenTransfersResult, error) {
	var result ChainGetTokenTransfersResult
	err := c.Call(ctx, &result, "chain_getTokenTransfers", tokenMint, limit, cursor)
	return result, err
}

// ChainGetTokenType calls chain_getTokenType. A type of a collection; null when there is none of this id.
//
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
func (c *Client) ChainGetTokenType(ctx context.Context, collection Mint, typeId U64) (*ChainGetTokenTypeResult, error) {
	var result *ChainGetTokenTypeResult
	err := c.Call(ctx, &result, "chain_getTokenType", collection, typeId)
	return result, err
}

// ChainGetTransactionReceipt calls chain_getTransactionReceipt. What a bundle did, or why this node refused it; null when this node does not know it or it still waits.
//
//   - txHash: Hash of the bundle, as its submission answered
func (c *Client) ChainGetTransactionReceipt(ctx context.Context, txHash Hash) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_getTransactionReceipt", txHash)
	return result, err
}

// ChainGetUpgradePlan calls chain_getUpgradePlan. A plan with its votes; the live one, or else the last, when no id is given; null when there is none.
//
//   - planId: Number of the plan; the live one, or else the last, when left out
func (c *Client) ChainGetUpgradePlan(ctx context.Context, planId *int64) (*ChainGetUpgradePlanResult, error) {
	var result *ChainGetUpgradePlanResult
	err := c.Call(ctx, &result, "chain_getUpgradePlan", planId)
	return result, err
}

// ChainGetValidator calls chain_getValidator. A validator by its operator or its consensus key; null when there is none.
//
//   - address: Operator account of the validator, or its consensus key in hex
func (c *Client) ChainGetValidator(ctx context.Context, address json.RawMessage) (*ChainGetValidatorResult, error) {
	var result *ChainGetValidatorResult
	err := c.Call(ctx, &result, "chain_getValidator", address)
	return result, err
}

// ChainGetValidatorEpochs calls chain_getValidatorEpochs. What a validator did in the epochs that it was active in, newest first: the last 10,000 that the explorer of this node saw end.
//
//   - address: Account that operates the validator
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainGetValidatorEpochs(ctx context.Context, address Address, limit *int64, cursor *string) (ChainGetValidatorEpochsResult, error) {
	var result ChainGetValidatorEpochsResult
	err := c.Call(ctx, &result, "chain_getValidatorEpochs", address, limit, cursor)
	return result, err
}

// ChainIntentsOf calls chain_intentsOf. Intents that an account had carried out.
//
//   - account: Account that signed the plan
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainIntentsOf(ctx context.Context, account Address, limit *int64, cursor *string) (ChainIntentsOfResult, error) {
	var result ChainIntentsOfResult
	err := c.Call(ctx, &result, "chain_intentsOf", account, limit, cursor)
	return result, err
}

// ChainListContractSafety calls chain_listContractSafety. The listed contracts of all chains or of one, the newest decision first.
//
//   - chain: Only contracts of this chain; of all when left out
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListContractSafety(ctx context.Context, chain *string, limit *int64, cursor *string) (ChainListContractSafetyResult, error) {
	var result ChainListContractSafetyResult
	err := c.Call(ctx, &result, "chain_listContractSafety", chain, limit, cursor)
	return result, err
}

// ChainListDaoProposals calls chain_listDaoProposals. The proposals of a DAO, the newest first, without what they do.
//
//   - daoAddress: The DAO that it is about, by the account that holds its treasury
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListDaoProposals(ctx context.Context, daoAddress Address, limit *int64, cursor *string) (ChainListDaoProposalsResult, error) {
	var result ChainListDaoProposalsResult
	err := c.Call(ctx, &result, "chain_listDaoProposals", daoAddress, limit, cursor)
	return result, err
}

// ChainListDaos calls chain_listDaos. All DAOs, the newest first.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListDaos(ctx context.Context, limit *int64, cursor *string) (ChainListDaosResult, error) {
	var result ChainListDaosResult
	err := c.Call(ctx, &result, "chain_listDaos", limit, cursor)
	return result, err
}

// ChainListModules calls chain_listModules. The modules of this node, in load order.
func (c *Client) ChainListModules(ctx context.Context) (ChainListModulesResult, error) {
	var result ChainListModulesResult
	err := c.Call(ctx, &result, "chain_listModules")
	return result, err
}

// ChainListMultiSigTxs calls chain_listMultiSigTxs. The transactions of a multi-signature account, newest first, with what each does in words and, while it is pending, whether it would succeed now. What is over is kept for `multisig.kept_blocks`, some 30 days.
//
//   - address: Address of the multi-signature account
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListMultiSigTxs(ctx context.Context, address Address, limit *int64, cursor *string) (ChainListMultiSigTxsResult, error) {
	var result ChainListMultiSigTxsResult
	err := c.Call(ctx, &result, "chain_listMultiSigTxs", address, limit, cursor)
	return result, err
}

// ChainListNftsByOwner calls chain_listNftsByOwner. The tokens that an account owns, of one collection or of all: by collection, then by token_id.
//
//   - owner: Account whose tokens to list
//   - collection: Only tokens of this collection; of all when left out
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListNftsByOwner(ctx context.Context, owner Address, collection *Mint, limit *int64, cursor *string) (ChainListNftsByOwnerResult, error) {
	var result ChainListNftsByOwnerResult
	err := c.Call(ctx, &result, "chain_listNftsByOwner", owner, collection, limit, cursor)
	return result, err
}

// ChainListPools calls chain_listPools. All pools, the deepest first. Of locks, a list shows the ten oldest of each pool.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListPools(ctx context.Context, limit *int64, cursor *string) (ChainListPoolsResult, error) {
	var result ChainListPoolsResult
	err := c.Call(ctx, &result, "chain_listPools", limit, cursor)
	return result, err
}

// ChainListPresales calls chain_listPresales. Presales, the newest first; with `status` only those that are in it. One answer looks at a thousand: go on with its cursor.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - status: Only presales in this state; all when left out
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListPresales(ctx context.Context, limit *int64, status *string, cursor *string) (ChainListPresalesResult, error) {
	var result ChainListPresalesResult
	err := c.Call(ctx, &result, "chain_listPresales", limit, status, cursor)
	return result, err
}

// ChainListPrograms calls chain_listPrograms. All programs, each by its newest version, the newest name first.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListPrograms(ctx context.Context, limit *int64, cursor *string) (ChainListProgramsResult, error) {
	var result ChainListProgramsResult
	err := c.Call(ctx, &result, "chain_listPrograms", limit, cursor)
	return result, err
}

// ChainListProposals calls chain_listProposals. Proposals, the newest first; of one status when it is given.
//
//   - status: Only proposals that stand like this; all when left out
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListProposals(ctx context.Context, status *string, limit *int64, cursor *string) (ChainListProposalsResult, error) {
	var result ChainListProposalsResult
	err := c.Call(ctx, &result, "chain_listProposals", status, limit, cursor)
	return result, err
}

// ChainListRecoveries calls chain_listRecoveries. The recoveries that were begun for an account, newest first.
//
//   - account: Account that is to get a new key
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListRecoveries(ctx context.Context, account Address, limit *int64, cursor *string) (ChainListRecoveriesResult, error) {
	var result ChainListRecoveriesResult
	err := c.Call(ctx, &result, "chain_listRecoveries", account, limit, cursor)
	return result, err
}

// ChainListSettleOrders calls chain_listSettleOrders. Orders that no maker has matched, the newest first: what makers look at.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListSettleOrders(ctx context.Context, limit *int64, cursor *string) (ChainListSettleOrdersResult, error) {
	var result ChainListSettleOrdersResult
	err := c.Call(ctx, &result, "chain_listSettleOrders", limit, cursor)
	return result, err
}

// ChainListSettleSettlements calls chain_listSettleSettlements. Orders that are settled, the newest first; of one token those that sold or bought it.
//
//   - token: Symbol or mint of a token; null for all
//   - sinceBlock: Only orders that were settled in this block or later
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListSettleSettlements(ctx context.Context, token *string, sinceBlock *Height, limit *int64, cursor *string) (ChainListSettleSettlementsResult, error) {
	var result ChainListSettleSettlementsResult
	err := c.Call(ctx, &result, "chain_listSettleSettlements", token, sinceBlock, limit, cursor)
	return result, err
}

// ChainListStakingPools calls chain_listStakingPools. All staking pools, the newest first.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListStakingPools(ctx context.Context, limit *int64, cursor *string) (ChainListStakingPoolsResult, error) {
	var result ChainListStakingPoolsResult
	err := c.Call(ctx, &result, "chain_listStakingPools", limit, cursor)
	return result, err
}

// ChainListTokenTypes calls chain_listTokenTypes. The types of a collection by type_id.
//
//   - collection: Address of the collection
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListTokenTypes(ctx context.Context, collection Mint, limit *int64, cursor *string) (ChainListTokenTypesResult, error) {
	var result ChainListTokenTypesResult
	err := c.Call(ctx, &result, "chain_listTokenTypes", collection, limit, cursor)
	return result, err
}

// ChainListTokens calls chain_listTokens. All tokens: the native one, those of genesis, then as they were created.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListTokens(ctx context.Context, limit *int64, cursor *string) (ChainListTokensResult, error) {
	var result ChainListTokensResult
	err := c.Call(ctx, &result, "chain_listTokens", limit, cursor)
	return result, err
}

// ChainListValidators calls chain_listValidators. Validators, those first that may be active, more stake before less.
//
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainListValidators(ctx context.Context, limit *int64, cursor *string) (ChainListValidatorsResult, error) {
	var result ChainListValidatorsResult
	err := c.Call(ctx, &result, "chain_listValidators", limit, cursor)
	return result, err
}

// ChainLockTokenMetadata calls chain_lockTokenMetadata. Lock the metadata of a token that you created. Nobody can ever unlock them.
//
//   - mint: Mint address of a token that you created
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainLockTokenMetadata(ctx context.Context, mint Mint, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_lockTokenMetadata", mint, sender, opts)
	return result, err
}

// ChainLookupPassport calls chain_lookupPassport. The passport with a gamertag, in whatever case; null when nobody has it now.
//
//   - gamertag: What the player is called now, in any case
func (c *Client) ChainLookupPassport(ctx context.Context, gamertag string) (*Passport, error) {
	var result *Passport
	err := c.Call(ctx, &result, "chain_lookupPassport", gamertag)
	return result, err
}

// ChainMintMultiToken calls chain_mintMultiToken. Mint some of a type of a collection of yours.
//
//   - collection: Address of a collection of yours
//   - typeId: Number of the type within the collection
//   - recipient: Account that gets them
//   - amount: How many to make, above zero
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainMintMultiToken(ctx context.Context, collection Mint, typeId U64, recipient Address, amount U128, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_mintMultiToken", collection, typeId, recipient, amount, sender, opts)
	return result, err
}

// ChainMintNft calls chain_mintNft. Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
//
//   - collection: Address of a collection of yours
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
//   - metadataUri: Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
//   - recipient: Account that gets the token
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainMintNft(ctx context.Context, collection Mint, tokenId U128, metadataUri string, recipient Address, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_mintNft", collection, tokenId, metadataUri, recipient, sender, opts)
	return result, err
}

// ChainNodeInfo calls chain_nodeInfo. What this node runs: chain parameters, genesis, modules, signature rule.
func (c *Client) ChainNodeInfo(ctx context.Context) (ChainNodeInfoResult, error) {
	var result ChainNodeInfoResult
	err := c.Call(ctx, &result, "chain_nodeInfo")
	return result, err
}

// ChainPoolSwaps calls chain_poolSwaps. Who traded in a pool, what went in and what came out.
//
//   - pool: Address of the pool
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainPoolSwaps(ctx context.Context, pool Mint, limit *int64, cursor *string) (ChainPoolSwapsResult, error) {
	var result ChainPoolSwapsResult
	err := c.Call(ctx, &result, "chain_poolSwaps", pool, limit, cursor)
	return result, err
}

// ChainPrepareBundle calls chain_prepareBundle. A bundle of operations for the caller to sign: next nonce, measured gas. Sign signing_hash (Blake3 of the bytes), append the signature with its key, submit.
//
//   - from: Account that will send the bundle and sign it
//   - operations: What the bundle is to do, in this order, all or nothing
//   - opts: Terms of the bundle, and what to wait for; may be left out
//   - keyType: Scheme of the key that will sign, whose signature is counted in the gas; Ed25519 when left out
func (c *Client) ChainPrepareBundle(ctx context.Context, from Address, operations []Operation, opts *WriteOptions, keyType *string) (ChainPrepareBundleResult, error) {
	var result ChainPrepareBundleResult
	err := c.Call(ctx, &result, "chain_prepareBundle", from, operations, opts, keyType)
	return result, err
}

// ChainPreviewIntent calls chain_previewIntent. What a sentence would do as an account, in words, and what it costs.
//
//   - intentString: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
//   - senderAddress: Account that would sign
func (c *Client) ChainPreviewIntent(ctx context.Context, intentString string, senderAddress Address) (ChainPreviewIntentResult, error) {
	var result ChainPreviewIntentResult
	err := c.Call(ctx, &result, "chain_previewIntent", intentString, senderAddress)
	return result, err
}

// ChainProfileUpdates calls chain_profileUpdates. When games wrote about a player.
//
//   - passportOwner: The player that it is about
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProfileUpdates(ctx context.Context, passportOwner Address, limit *int64, cursor *string) (ChainProfileUpdatesResult, error) {
	var result ChainProfileUpdatesResult
	err := c.Call(ctx, &result, "chain_profileUpdates", passportOwner, limit, cursor)
	return result, err
}

// ChainProgramRunsBy calls chain_programRunsBy. The programs that an account ran.
//
//   - executor: Account that ran it
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProgramRunsBy(ctx context.Context, executor Address, limit *int64, cursor *string) (ChainProgramRunsByResult, error) {
	var result ChainProgramRunsByResult
	err := c.Call(ctx, &result, "chain_programRunsBy", executor, limit, cursor)
	return result, err
}

// ChainProgramsOf calls chain_programsOf. The programs that an account registered.
//
//   - owner: Account that registered it
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProgramsOf(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainProgramsOfResult, error) {
	var result ChainProgramsOfResult
	err := c.Call(ctx, &result, "chain_programsOf", owner, limit, cursor)
	return result, err
}

// ChainProposalVotes calls chain_proposalVotes. Votes on a proposal as they were cast.
//
//   - proposalId: Number of the proposal, as its making answered
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainProposalVotes(ctx context.Context, proposalId int64, limit *int64, cursor *string) (ChainProposalVotesResult, error) {
	var result ChainProposalVotesResult
	err := c.Call(ctx, &result, "chain_proposalVotes", proposalId, limit, cursor)
	return result, err
}

// ChainProposeMultiSigTx calls chain_proposeMultiSigTx. As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
//
//   - from: Account that sends the operation and pays its fee
//   - multisigAddress: Address of the multi-signature account
//   - operationsJson: What it shall do: up to 32 operations, in order, all or nothing
//   - description: Why, in up to 256 characters
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainProposeMultiSigTx(ctx context.Context, from Address, multisigAddress Address, operationsJson json.RawMessage, description string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_proposeMultiSigTx", from, multisigAddress, operationsJson, description, opts)
	return result, err
}

// ChainQuoteSwap calls chain_quoteSwap. What a swap would give now by the best route, what it costs and what speaks against it. With `sender` also whether he has enough.
//
//   - fromToken: Token that goes in: its symbol in any case, or 0x and its mint
//   - toToken: Token that comes out: its symbol in any case, or 0x and its mint
//   - amountIn: Raw units that go in, above zero
//   - sender: Account whose balance to compare; none when left out
func (c *Client) ChainQuoteSwap(ctx context.Context, fromToken string, toToken string, amountIn Amount, sender *Address) (ChainQuoteSwapResult, error) {
	var result ChainQuoteSwapResult
	err := c.Call(ctx, &result, "chain_quoteSwap", fromToken, toToken, amountIn, sender)
	return result, err
}

// ChainReadState calls chain_readState. State records as they are kept, by key and by the beginning of their keys, all of one block. chain_getProof proves each of them.
//
//   - keys: State keys in hex: number of the module, slot, then the key parts; at most 256
//   - ranges: Ranges of state keys; none when left out
func (c *Client) ChainReadState(ctx context.Context, keys []string, ranges []ChainReadStateRangesItem) (ChainReadStateResult, error) {
	var result ChainReadStateResult
	err := c.Call(ctx, &result, "chain_readState", keys, ranges)
	return result, err
}

// ChainReceivedNames calls chain_receivedNames. Names that were given to an account.
//
//   - to: Account that has the name now
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainReceivedNames(ctx context.Context, to Address, limit *int64, cursor *string) (ChainReceivedNamesResult, error) {
	var result ChainReceivedNamesResult
	err := c.Call(ctx, &result, "chain_receivedNames", to, limit, cursor)
	return result, err
}

// ChainRefundPresale calls chain_refundPresale. Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
//
//   - presaleId: Number of the presale, from 1
//   - sender: Account that sends the operation and pays its fee
//   - contributor: Account to give back to; the sender when left out
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainRefundPresale(ctx context.Context, presaleId int64, sender Address, contributor *Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_refundPresale", presaleId, sender, contributor, opts)
	return result, err
}

// ChainRegisterBridgeMapping calls chain_registerBridgeMapping. Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
//
//   - chain: The other chain, by its lowercase name, such as ethereum
//   - contract: Contract of the token on the other chain; native for the coin of that chain
//   - mint: Mint address of the token here; a bridged one, which the protocol mints
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainRegisterBridgeMapping(ctx context.Context, chain string, contract string, mint Mint, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_registerBridgeMapping", chain, contract, mint, sender, opts)
	return result, err
}

// ChainRegisterName calls chain_registerName. Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
//
//   - name: Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainRegisterName(ctx context.Context, name string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_registerName", name, sender, opts)
	return result, err
}

// ChainRegisterProgram calls chain_registerProgram. Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
//
//   - programJson: The program, up to 8,192 bytes, as JSON or a text of it: name, version, title, description, params, require, steps and limits
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainRegisterProgram(ctx context.Context, programJson json.RawMessage, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_registerProgram", programJson, sender, opts)
	return result, err
}

// ChainRegisteredGames calls chain_registeredGames. Games whose profiles an account writes.
//
//   - authority: The account that alone writes its profiles
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainRegisteredGames(ctx context.Context, authority Address, limit *int64, cursor *string) (ChainRegisteredGamesResult, error) {
	var result ChainRegisteredGamesResult
	err := c.Call(ctx, &result, "chain_registeredGames", authority, limit, cursor)
	return result, err
}

// ChainRegisteredNames calls chain_registeredNames. Names that an account registered.
//
//   - owner: Account that has the name now
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainRegisteredNames(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainRegisteredNamesResult, error) {
	var result ChainRegisteredNamesResult
	err := c.Call(ctx, &result, "chain_registeredNames", owner, limit, cursor)
	return result, err
}

// ChainRemoveLiquidity calls chain_removeLiquidity. Give up shares of a pool for what they are worth of both tokens.
//
//   - tokenA: First token: its symbol in any case, or 0x and its mint
//   - tokenB: Second token: its symbol in any case, or 0x and its mint
//   - lpAmount: Raw units of shares to give up
//   - minAmountA: Least raw units of the first token to accept, else nothing happens
//   - minAmountB: Least raw units of the second token to accept, else nothing happens
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainRemoveLiquidity(ctx context.Context, tokenA string, tokenB string, lpAmount Amount, minAmountA Amount, minAmountB Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_removeLiquidity", tokenA, tokenB, lpAmount, minAmountA, minAmountB, sender, opts)
	return result, err
}

// ChainResolveName calls chain_resolveName. The account that a name stands for; null when nobody holds the name.
//
//   - name: Which one, in any case: with what names of this chain end with, or alice for short
func (c *Client) ChainResolveName(ctx context.Context, name string) (*ChainResolveNameResult, error) {
	var result *ChainResolveNameResult
	err := c.Call(ctx, &result, "chain_resolveName", name)
	return result, err
}

// ChainReverseResolve calls chain_reverseResolve. What an account is called: a name that it chose and that stands for it; null when there is none.
//
//   - address: Account whose name to tell
func (c *Client) ChainReverseResolve(ctx context.Context, address Address) (*ChainReverseResolveResult, error) {
	var result *ChainReverseResolveResult
	err := c.Call(ctx, &result, "chain_reverseResolve", address)
	return result, err
}

// ChainRevokeMultiSigApproval calls chain_revokeMultiSigApproval. As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
//
//   - from: Account that sends the operation and pays its fee
//   - multisigAddress: Address of the multi-signature account
//   - txId: Number of the transaction within the account, from 0
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainRevokeMultiSigApproval(ctx context.Context, from Address, multisigAddress Address, txId int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_revokeMultiSigApproval", from, multisigAddress, txId, opts)
	return result, err
}

// ChainRunsOfProgram calls chain_runsOfProgram. The runs of a program, of all versions.
//
//   - name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainRunsOfProgram(ctx context.Context, name string, limit *int64, cursor *string) (ChainRunsOfProgramResult, error) {
	var result ChainRunsOfProgramResult
	err := c.Call(ctx, &result, "chain_runsOfProgram", name, limit, cursor)
	return result, err
}

// ChainScheduleUpgrade calls chain_scheduleUpgrade. Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
//
//   - name: What operators call the upgrade: letters, digits, dot and dash, used once
//   - version: Semantic version that the nodes are to run, such as 2.0.0
//   - targetHeight: First height of the new version: nodes stop before it
//   - binaries: Files of the new version by platform, such as linux-x64; a file alone is for every platform
//   - info: For whoever reads the plan: release notes and instructions, up to 2,000 characters
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainScheduleUpgrade(ctx context.Context, name string, version string, targetHeight Height, binaries json.RawMessage, info *string, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_scheduleUpgrade", name, version, targetHeight, binaries, info, sender, opts)
	return result, err
}

// ChainSearch calls chain_search. What a height, a hash, an address, the name of an account, a gamertag, a public key, a pair (`ACN/USDC`), an anchor (`acme.legal/contract`) or its namespace, a program, a hash that is anchored, a transaction of another chain or the number of a withdrawal over the bridge, the number of an order of settlement, or the beginning of a symbol or of a word in a name stands for: tokens, collections, pools, presales, DAOs.
//
//   - query: A height, a hash, an address, the name of an account, a gamertag, a public key, a pair (ACN/USDC) or the beginning of a symbol
func (c *Client) ChainSearch(ctx context.Context, query string) (ChainSearchResult, error) {
	var result ChainSearchResult
	err := c.Call(ctx, &result, "chain_search", query)
	return result, err
}

// ChainSetAutoCompound calls chain_setAutoCompound. Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
//
//   - validator: Operator account of the validator that your stake is with
//   - enable: True: what it earns becomes stake at the end of each epoch; false: it waits to be claimed
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainSetAutoCompound(ctx context.Context, validator Address, enable bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setAutoCompound", validator, enable, sender, opts)
	return result, err
}

// ChainSetCommission calls chain_setCommission. Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
//
//   - address: Account that sends the operation and pays its fee
//   - commissionBps: Part of earnings that the operator keeps, in basis points, at most 5,000
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainSetCommission(ctx context.Context, address Address, commissionBps int64, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setCommission", address, commissionBps, opts)
	return result, err
}

// ChainSetPoolConfig calls chain_setPoolConfig. Say whether and how your validator takes delegations. The least delegation is in raw units.
//
//   - poolEnabled: True when others may delegate to the validator
//   - poolName: What its pool of delegations is called, up to 64 characters
//   - minDelegation: Least raw native units that others may delegate, above zero
//   - autoCompoundDefault: True when rewards of new delegations become stake by themselves
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainSetPoolConfig(ctx context.Context, poolEnabled bool, poolName string, minDelegation Amount, autoCompoundDefault bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setPoolConfig", poolEnabled, poolName, minDelegation, autoCompoundDefault, sender, opts)
	return result, err
}

// ChainSetValidatorMetadata calls chain_setValidatorMetadata. Say who runs your validator.
//
//   - address: Account that sends the operation and pays its fee
//   - name: What people call the validator, 1 to 64 characters
//   - description: Who runs it, up to 500 characters
//   - website: Its home page, up to 256 characters
//   - avatar: Link to its picture, up to 256 characters
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainSetValidatorMetadata(ctx context.Context, address Address, name string, description string, website string, avatar string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_setValidatorMetadata", address, name, description, website, avatar, opts)
	return result, err
}

// ChainSettleOrdersOf calls chain_settleOrdersOf. The orders that an account made.
//
//   - owner: Account that sells, and gets what is bought
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainSettleOrdersOf(ctx context.Context, owner Address, limit *int64, cursor *string) (ChainSettleOrdersOfResult, error) {
	var result ChainSettleOrdersOfResult
	err := c.Call(ctx, &result, "chain_settleOrdersOf", owner, limit, cursor)
	return result, err
}

// ChainSettleStats calls chain_settleStats. How much was settled, and how far from the mean prices of the DEX: of orders that sold a token, or of all.
//
//   - token: Symbol or mint of a token; null for all
func (c *Client) ChainSettleStats(ctx context.Context, token *string) (ChainSettleStatsResult, error) {
	var result ChainSettleStatsResult
	err := c.Call(ctx, &result, "chain_settleStats", token)
	return result, err
}

// ChainSettlementsOfMaker calls chain_settlementsOfMaker. The orders that a market maker filled.
//
//   - maker: Account of the market maker
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainSettlementsOfMaker(ctx context.Context, maker Address, limit *int64, cursor *string) (ChainSettlementsOfMakerResult, error) {
	var result ChainSettlementsOfMakerResult
	err := c.Call(ctx, &result, "chain_settlementsOfMaker", maker, limit, cursor)
	return result, err
}

// ChainSimulateIntent calls chain_simulateIntent. What a sentence would do now as an account: each operation, the pools it swaps in, what it takes and gives. Nothing is sent.
//
//   - intentString: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
//   - senderAddress: Account that would sign
func (c *Client) ChainSimulateIntent(ctx context.Context, intentString string, senderAddress Address) (ChainSimulateIntentResult, error) {
	var result ChainSimulateIntentResult
	err := c.Call(ctx, &result, "chain_simulateIntent", intentString, senderAddress)
	return result, err
}

// ChainSimulateProgram calls chain_simulateProgram. What a run of a program would do now as an account, and cost: the operations that its steps come to, one after the other, and what accounts would get. Of the newest version unless another is asked for.
//
//   - name: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
//   - params: Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
//   - sender: Account that would run it
//   - version: Version to look at; the newest when left out
func (c *Client) ChainSimulateProgram(ctx context.Context, name string, params json.RawMessage, sender Address, version *int64) (ChainSimulateProgramResult, error) {
	var result ChainSimulateProgramResult
	err := c.Call(ctx, &result, "chain_simulateProgram", name, params, sender, version)
	return result, err
}

// ChainStake calls chain_stake. Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
//
//   - stakerAddress: Account that sends the operation and pays its fee
//   - amount: Raw native units to stake, above zero
//   - validatorPubkey: Consensus key of the validator in hex: a new one makes you a validator
//   - proofOfPossession: Signature by a new consensus key that shows you hold it; for a new validator only
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainStake(ctx context.Context, stakerAddress Address, amount Amount, validatorPubkey ConsensusKey, proofOfPossession *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_stake", stakerAddress, amount, validatorPubkey, proofOfPossession, opts)
	return result, err
}

// ChainStakeToPool calls chain_stakeToPool. Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
//
//   - poolAddress: Address of the staking pool
//   - amount: Raw units to stake, above zero
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainStakeToPool(ctx context.Context, poolAddress Mint, amount Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_stakeToPool", poolAddress, amount, sender, opts)
	return result, err
}

// ChainStakesWith calls chain_stakesWith. Stake that came to a validator, its own included.
//
//   - validator: Operator account of the validator
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainStakesWith(ctx context.Context, validator Address, limit *int64, cursor *string) (ChainStakesWithResult, error) {
	var result ChainStakesWithResult
	err := c.Call(ctx, &result, "chain_stakesWith", validator, limit, cursor)
	return result, err
}

// ChainStakingInfo calls chain_stakingInfo. Staking on this chain in one answer. The yearly rate is what the active stake earned in the last epoch, with fees.
func (c *Client) ChainStakingInfo(ctx context.Context) (ChainStakingInfoResult, error) {
	var result ChainStakingInfoResult
	err := c.Call(ctx, &result, "chain_stakingInfo")
	return result, err
}

// ChainSubmitBundle calls chain_submitBundle. Submits a signed bundle (borsh, hex). It is executed against the pending state first; a failure, with the code of the operation that fails, is answered here and consumes no nonce.
//
//   - borshHex: The signed bundle: its borsh bytes in hex, at most 131,072
//   - opts: How long to wait for the answer; may be left out
func (c *Client) ChainSubmitBundle(ctx context.Context, borshHex string, opts *SubmitOptions) (ChainSubmitBundleResult, error) {
	var result ChainSubmitBundleResult
	err := c.Call(ctx, &result, "chain_submitBundle", borshHex, opts)
	return result, err
}

// ChainSubmitIntent calls chain_submitIntent. Plan a sentence as previewIntent shows it, and send the plan. With plan_hash it is sent only if it is the plan that was shown. What would be refused now is not sent.
//
//   - intentString: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
//   - senderAddress: Account that would sign
//   - planHash: The plan that it must be, as another method answered; any when left out
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainSubmitIntent(ctx context.Context, intentString string, senderAddress Address, planHash *Hex32, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_submitIntent", intentString, senderAddress, planHash, opts)
	return result, err
}

// ChainSwap calls chain_swap. Swap by the best route. What comes out is at least `min_amount_out`, or nothing happens. A limit of 0, and a price moved by half, need opts.force.
//
//   - fromToken: Token that goes in: its symbol in any case, or 0x and its mint
//   - toToken: Token that comes out: its symbol in any case, or 0x and its mint
//   - amountIn: Raw units that go in, above zero
//   - minAmountOut: Least raw units to accept, else nothing happens
//   - sender: Account that swaps and pays the fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainSwap(ctx context.Context, fromToken string, toToken string, amountIn Amount, minAmountOut Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_swap", fromToken, toToken, amountIn, minAmountOut, sender, opts)
	return result, err
}

// ChainTransfer calls chain_transfer. Move an amount of a token to another account.
//
//   - from: Account that sends the operation and pays its fee
//   - to: Account that gets the tokens
//   - token: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
//   - amount: Raw units to move, above zero
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainTransfer(ctx context.Context, from Address, to Address, token string, amount Amount, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_transfer", from, to, token, amount, opts)
	return result, err
}

// ChainTransferMultiToken calls chain_transferMultiToken. Move some of a type to another account.
//
//   - collection: Address of the collection
//   - typeId: Number of the type within the collection
//   - to: Account that is to have them
//   - amount: How many to move, above zero
//   - from: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainTransferMultiToken(ctx context.Context, collection Mint, typeId U64, to Address, amount U128, from Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_transferMultiToken", collection, typeId, to, amount, from, opts)
	return result, err
}

// ChainTransferNft calls chain_transferNft. Move a token to another account: as its owner, or as one whom the owner approved.
//
//   - collection: Address of the collection
//   - tokenId: Number of the token within its collection, 0 to 2^128 - 1
//   - to: Account that is to have the token
//   - owner: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainTransferNft(ctx context.Context, collection Mint, tokenId U128, to Address, owner Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_transferNft", collection, tokenId, to, owner, opts)
	return result, err
}

// ChainUnjail calls chain_unjail. Leave jail when the time is over. The validator may be active again from the next epoch.
//
//   - address: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainUnjail(ctx context.Context, address Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_unjail", address, opts)
	return result, err
}

// ChainUnstake calls chain_unstake. Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
//
//   - address: Account that sends the operation and pays its fee
//   - amount: Raw native units to take back, above zero
//   - validator: Operator account of the validator to take it from; when left out, your own stake first, then the oldest delegations
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainUnstake(ctx context.Context, address Address, amount Amount, validator *Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_unstake", address, amount, validator, opts)
	return result, err
}

// ChainUnstakeFromPool calls chain_unstakeFromPool. Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
//
//   - poolAddress: Address of the staking pool
//   - amount: Raw units to take back, above zero
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainUnstakeFromPool(ctx context.Context, poolAddress Mint, amount Amount, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_unstakeFromPool", poolAddress, amount, sender, opts)
	return result, err
}

// ChainUnstakesFrom calls chain_unstakesFrom. Stake that was taken back from a validator.
//
//   - validator: Operator account of the validator
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainUnstakesFrom(ctx context.Context, validator Address, limit *int64, cursor *string) (ChainUnstakesFromResult, error) {
	var result ChainUnstakesFromResult
	err := c.Call(ctx, &result, "chain_unstakesFrom", validator, limit, cursor)
	return result, err
}

// ChainUpdateTokenMetadata calls chain_updateTokenMetadata. Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
//
//   - mint: Mint address of a token that you created
//   - sender: Account that sends the operation and pays its fee
//   - metadataUri: Link to further data of the token, up to 512 bytes
//   - image: Link to its picture, up to 512 bytes
//   - description: What the token is for, up to 1,000 characters
//   - externalUrl: Its home page, up to 512 bytes
//   - twitter: Name or link on Twitter, up to 128 characters
//   - discord: Name or link on Discord, up to 128 characters
//   - telegram: Name or link on Telegram, up to 128 characters
//   - github: Name or link on GitHub, up to 128 characters
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainUpdateTokenMetadata(ctx context.Context, mint Mint, sender Address, metadataUri *string, image *string, description *string, externalUrl *string, twitter *string, discord *string, telegram *string, github *string, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_updateTokenMetadata", mint, sender, metadataUri, image, description, externalUrl, twitter, discord, telegram, github, opts)
	return result, err
}

// ChainValidatorHealth calls chain_validatorHealth. Health of this node in one answer.
func (c *Client) ChainValidatorHealth(ctx context.Context) (ChainValidatorHealthResult, error) {
	var result ChainValidatorHealthResult
	err := c.Call(ctx, &result, "chain_validatorHealth")
	return result, err
}

// ChainVerifyAnchor calls chain_verifyAnchor. Whether a key of a namespace is anchored, with what and since when, and the proof of the answer under the state root: also that there is none.
//
//   - namespace: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
//   - key: Name of the hash within its namespace; a name is used once
func (c *Client) ChainVerifyAnchor(ctx context.Context, namespace string, key string) (ChainVerifyAnchorResult, error) {
	var result ChainVerifyAnchorResult
	err := c.Call(ctx, &result, "chain_verifyAnchor", namespace, key)
	return result, err
}

// ChainVersion calls chain_version. Version of the node.
func (c *Client) ChainVersion(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "chain_version")
	return result, err
}

// ChainVoteProposal calls chain_voteProposal. Vote on a proposal by its number alone, with what you had bonded when its epoch began.
//
//   - from: Account that sends the operation and pays its fee
//   - proposalId: Number of the proposal, as its making answered
//   - approve: True in favour, false against
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainVoteProposal(ctx context.Context, from Address, proposalId int64, approve bool, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_voteProposal", from, proposalId, approve, opts)
	return result, err
}

// ChainVoteUpgrade calls chain_voteUpgrade. Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
//
//   - planId: Number of the plan, as its scheduling answered
//   - approve: True in favour, false against
//   - sender: Account that sends the operation and pays its fee
//   - opts: Terms of the bundle, and what to wait for; may be left out
func (c *Client) ChainVoteUpgrade(ctx context.Context, planId int64, approve bool, sender Address, opts *WriteOptions) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "chain_voteUpgrade", planId, approve, sender, opts)
	return result, err
}

// ChainVotesOf calls chain_votesOf. Votes that an account has cast.
//
//   - voter: Account that voted
//   - limit: Maximum number of entries, 1 to 1000 (default 100)
//   - cursor: `next_cursor` of the previous page (default: start at the first entry)
func (c *Client) ChainVotesOf(ctx context.Context, voter Address, limit *int64, cursor *string) (ChainVotesOfResult, error) {
	var result ChainVotesOfResult
	err := c.Call(ctx, &result, "chain_votesOf", voter, limit, cursor)
	return result, err
}

// DebugTraceCall calls debug_traceCall. What a call would do at one of the last 128 blocks, with the moves of native units inside; one that reverts says why.
//
//   - transaction: The call that is tried
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
//   - options: The tracer, callTracer, and its options
func (c *Client) DebugTraceCall(ctx context.Context, transaction EthereumCall, block json.RawMessage, options *EthereumTracing) (EthereumCallTrace, error) {
	var result EthereumCallTrace
	err := c.Call(ctx, &result, "debug_traceCall", transaction, block, options)
	return result, err
}

// DebugTraceTransaction calls debug_traceTransaction. A transaction of a block as geth’s callTracer tells it, with the moves of native units inside as calls. Other tracers are refused.
//
//   - hash: Hash of a transaction in a block
//   - options: The tracer, callTracer, and its options
func (c *Client) DebugTraceTransaction(ctx context.Context, hash EthereumHash, options *EthereumTracing) (EthereumCallTrace, error) {
	var result EthereumCallTrace
	err := c.Call(ctx, &result, "debug_traceTransaction", hash, options)
	return result, err
}

// DevAdvanceTime calls dev_advanceTime. On a dev chain: moves the time of blocks forward, for good. Answers with the first block that has the new time, so that what waited for it can be done at once.
//
//   - seconds: How far to move the time of blocks, in seconds, at most ten years
func (c *Client) DevAdvanceTime(ctx context.Context, seconds int64) (DevAdvanceTimeResult, error) {
	var result DevAdvanceTimeResult
	err := c.Call(ctx, &result, "dev_advanceTime", seconds)
	return result, err
}

// ErigonGetHeaderByNumber calls erigon_getHeaderByNumber. The same as eth_getHeaderByNumber, under the name by which Otterscan asks.
//
//   - block: A block by number, tag or hash; numbers also as JSON numbers
func (c *Client) ErigonGetHeaderByNumber(ctx context.Context, block json.RawMessage) (*EthereumHeader, error) {
	var result *EthereumHeader
	err := c.Call(ctx, &result, "erigon_getHeaderByNumber", block)
	return result, err
}

// EthAccounts calls eth_accounts. None: the node holds no keys of Ethereum accounts.
func (c *Client) EthAccounts(ctx context.Context) ([]string, error) {
	var result []string
	err := c.Call(ctx, &result, "eth_accounts")
	return result, err
}

// EthBaseFee calls eth_baseFee. What a unit of gas costs in the newest block, in wei.
func (c *Client) EthBaseFee(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_baseFee")
	return result, err
}

// EthBlobBaseFee calls eth_blobBaseFee. Zero: there are no blobs.
func (c *Client) EthBlobBaseFee(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_blobBaseFee")
	return result, err
}

// EthBlockNumber calls eth_blockNumber. The height of the newest block, which is final.
func (c *Client) EthBlockNumber(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_blockNumber")
	return result, err
}

// EthCall calls eth_call. What a call answers, without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, many calls by Multicall3.
//
//   - transaction: Call or transaction to try, which nobody has to sign
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthCall(ctx context.Context, transaction EthereumCall, block json.RawMessage) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_call", transaction, block)
	return result, err
}

// EthChainId calls eth_chainId. The id of the chain that transactions are signed for.
func (c *Client) EthChainId(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_chainId")
	return result, err
}

// EthEstimateGas calls eth_estimateGas. Gas that a transaction would use now; a plain payment uses 21000. What sending would refuse is refused: pass nonce and fees to have them looked at.
//
//   - transaction: Call or transaction to try, which nobody has to sign
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthEstimateGas(ctx context.Context, transaction EthereumCall, block json.RawMessage) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_estimateGas", transaction, block)
	return result, err
}

// EthFeeHistory calls eth_feeHistory. Prices and use of gas in the blocks up to a block, at most 1024 of them; rewards are zero.
//
//   - blocks: How many blocks to tell of, at most 1,024
//   - newest: Last of them: a number, a tag, a hash or an EIP-1898 object
//   - percentiles: Percentiles of tips to tell of, rising, 0 to 100; none when left out
func (c *Client) EthFeeHistory(ctx context.Context, blocks json.RawMessage, newest json.RawMessage, percentiles []float64) (EthereumFeeHistory, error) {
	var result EthereumFeeHistory
	err := c.Call(ctx, &result, "eth_feeHistory", blocks, newest, percentiles)
	return result, err
}

// EthGasPrice calls eth_gasPrice. What a unit of gas costs, in wei.
func (c *Client) EthGasPrice(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_gasPrice")
	return result, err
}

// EthGetBalance calls eth_getBalance. What an account holds of the native token, in wei: 10^18 of them are a whole unit.
//
//   - address: Account whose balance to tell
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetBalance(ctx context.Context, address EthereumAddress, block json.RawMessage) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_getBalance", address, block)
	return result, err
}

// EthGetBlockByHash calls eth_getBlockByHash. A block with the hashes of its transactions, or with the transactions; null where there is none.
//
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
//   - full: True for whole transactions, false for their hashes
func (c *Client) EthGetBlockByHash(ctx context.Context, block json.RawMessage, full *bool) (*EthereumBlock, error) {
	var result *EthereumBlock
	err := c.Call(ctx, &result, "eth_getBlockByHash", block, full)
	return result, err
}

// EthGetBlockByNumber calls eth_getBlockByNumber. A block with the hashes of its transactions, or with the transactions; null where there is none.
//
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
//   - full: True for whole transactions, false for their hashes
func (c *Client) EthGetBlockByNumber(ctx context.Context, block json.RawMessage, full *bool) (*EthereumBlock, error) {
	var result *EthereumBlock
	err := c.Call(ctx, &result, "eth_getBlockByNumber", block, full)
	return result, err
}

// EthGetBlockReceipts calls eth_getBlockReceipts. The receipts of all transactions of a block; null for a block that there is not.
//
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetBlockReceipts(ctx context.Context, block json.RawMessage) ([]EthereumReceipt, error) {
	var result []EthereumReceipt
	err := c.Call(ctx, &result, "eth_getBlockReceipts", block)
	return result, err
}

// EthGetBlockTransactionCountByHash calls eth_getBlockTransactionCountByHash. How many transactions a block has; null where there is no block.
//
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetBlockTransactionCountByHash(ctx context.Context, block json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getBlockTransactionCountByHash", block)
	return result, err
}

// EthGetBlockTransactionCountByNumber calls eth_getBlockTransactionCountByNumber. How many transactions a block has; null where there is no block.
//
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetBlockTransactionCountByNumber(ctx context.Context, block json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getBlockTransactionCountByNumber", block)
	return result, err
}

// EthGetCode calls eth_getCode. For a contract short code that only names its functions, so that wallets see it as one; for accounts 0x.
//
//   - address: Account or contract whose code to tell
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetCode(ctx context.Context, address EthereumAddress, block json.RawMessage) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getCode", address, block)
	return result, err
}

// EthGetFilterChanges calls eth_getFilterChanges. What is new for a filter since it was asked last.
//
//   - id: Id that the making of the filter answered with
func (c *Client) EthGetFilterChanges(ctx context.Context, id string) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_getFilterChanges", id)
	return result, err
}

// EthGetFilterLogs calls eth_getFilterLogs. All logs of a filter of logs, new or not.
//
//   - id: Id that the making of the filter answered with
func (c *Client) EthGetFilterLogs(ctx context.Context, id string) ([]EthereumLog, error) {
	var result []EthereumLog
	err := c.Call(ctx, &result, "eth_getFilterLogs", id)
	return result, err
}

// EthGetHeaderByHash calls eth_getHeaderByHash. What a block says of itself, without its transactions; null where there is none.
//
//   - block: The block that is asked for
func (c *Client) EthGetHeaderByHash(ctx context.Context, block json.RawMessage) (*EthereumHeader, error) {
	var result *EthereumHeader
	err := c.Call(ctx, &result, "eth_getHeaderByHash", block)
	return result, err
}

// EthGetHeaderByNumber calls eth_getHeaderByNumber. What a block says of itself, without its transactions; null where there is none.
//
//   - block: The block that is asked for
func (c *Client) EthGetHeaderByNumber(ctx context.Context, block json.RawMessage) (*EthereumHeader, error) {
	var result *EthereumHeader
	err := c.Call(ctx, &result, "eth_getHeaderByNumber", block)
	return result, err
}

// EthGetLogs calls eth_getLogs. Logs of tokens and collections in a range of at most 10000 blocks, by contract and topics.
//
//   - filter: Which logs to tell
func (c *Client) EthGetLogs(ctx context.Context, filter EthereumLogFilter) ([]EthereumLog, error) {
	var result []EthereumLog
	err := c.Call(ctx, &result, "eth_getLogs", filter)
	return result, err
}

// EthGetRawTransactionByBlockHashAndIndex calls eth_getRawTransactionByBlockHashAndIndex. The signed bytes of the transaction at a place in a block; none where there is none.
//
//   - block: The block that is looked into
//   - index: Place of the transaction in the block
func (c *Client) EthGetRawTransactionByBlockHashAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getRawTransactionByBlockHashAndIndex", block, index)
	return result, err
}

// EthGetRawTransactionByBlockNumberAndIndex calls eth_getRawTransactionByBlockNumberAndIndex. The signed bytes of the transaction at a place in a block; none where there is none.
//
//   - block: The block that is looked into
//   - index: Place of the transaction in the block
func (c *Client) EthGetRawTransactionByBlockNumberAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getRawTransactionByBlockNumberAndIndex", block, index)
	return result, err
}

// EthGetRawTransactionByHash calls eth_getRawTransactionByHash. The signed bytes of a transaction, in a block or waiting; none where there is none. Native bundles are refused.
//
//   - hash: Hash of the transaction
func (c *Client) EthGetRawTransactionByHash(ctx context.Context, hash EthereumHash) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getRawTransactionByHash", hash)
	return result, err
}

// EthGetStorageAt calls eth_getStorageAt. Zeros: contracts have no storage of their own here.
//
//   - address: Contract whose storage to read
//   - key: Place in the storage: 0x and up to 64 hex digits
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetStorageAt(ctx context.Context, address EthereumAddress, key string, block json.RawMessage) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "eth_getStorageAt", address, key, block)
	return result, err
}

// EthGetTransactionByBlockHashAndIndex calls eth_getTransactionByBlockHashAndIndex. The transaction at a place in a block; null where there is none.
//
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
//   - index: Place in the block, from 0
func (c *Client) EthGetTransactionByBlockHashAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (*EthereumTransaction, error) {
	var result *EthereumTransaction
	err := c.Call(ctx, &result, "eth_getTransactionByBlockHashAndIndex", block, index)
	return result, err
}

// EthGetTransactionByBlockNumberAndIndex calls eth_getTransactionByBlockNumberAndIndex. The transaction at a place in a block; null where there is none.
//
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
//   - index: Place in the block, from 0
func (c *Client) EthGetTransactionByBlockNumberAndIndex(ctx context.Context, block json.RawMessage, index Quantity) (*EthereumTransaction, error) {
	var result *EthereumTransaction
	err := c.Call(ctx, &result, "eth_getTransactionByBlockNumberAndIndex", block, index)
	return result, err
}

// EthGetTransactionByHash calls eth_getTransactionByHash. A transaction, in a block or waiting for one; null where there is none. Native bundles are shown as transactions.
//
//   - hash: Which transaction, or native bundle
func (c *Client) EthGetTransactionByHash(ctx context.Context, hash EthereumHash) (*EthereumTransaction, error) {
	var result *EthereumTransaction
	err := c.Call(ctx, &result, "eth_getTransactionByHash", hash)
	return result, err
}

// EthGetTransactionCount calls eth_getTransactionCount. The nonce of the next transaction of an account; `pending` counts those that wait on this node.
//
//   - address: Account whose transactions to count
//   - block: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetTransactionCount(ctx context.Context, address EthereumAddress, block json.RawMessage) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_getTransactionCount", address, block)
	return result, err
}

// EthGetTransactionReceipt calls eth_getTransactionReceipt. What a transaction did, with its logs; null until a block has it. Native bundles have receipts too.
//
//   - hash: Which transaction, or native bundle
func (c *Client) EthGetTransactionReceipt(ctx context.Context, hash EthereumHash) (*EthereumReceipt, error) {
	var result *EthereumReceipt
	err := c.Call(ctx, &result, "eth_getTransactionReceipt", hash)
	return result, err
}

// EthGetUncleByBlockHashAndIndex calls eth_getUncleByBlockHashAndIndex. Null: there are no uncles.
//
//   - height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
//   - index: Place in the block, from 0
func (c *Client) EthGetUncleByBlockHashAndIndex(ctx context.Context, height json.RawMessage, index Quantity) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_getUncleByBlockHashAndIndex", height, index)
	return result, err
}

// EthGetUncleByBlockNumberAndIndex calls eth_getUncleByBlockNumberAndIndex. Null: there are no uncles.
//
//   - height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
//   - index: Place in the block, from 0
func (c *Client) EthGetUncleByBlockNumberAndIndex(ctx context.Context, height json.RawMessage, index Quantity) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_getUncleByBlockNumberAndIndex", height, index)
	return result, err
}

// EthGetUncleCountByBlockHash calls eth_getUncleCountByBlockHash. Zero: there are no uncles.
//
//   - height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetUncleCountByBlockHash(ctx context.Context, height json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getUncleCountByBlockHash", height)
	return result, err
}

// EthGetUncleCountByBlockNumber calls eth_getUncleCountByBlockNumber. Zero: there are no uncles.
//
//   - height: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
func (c *Client) EthGetUncleCountByBlockNumber(ctx context.Context, height json.RawMessage) (*Quantity, error) {
	var result *Quantity
	err := c.Call(ctx, &result, "eth_getUncleCountByBlockNumber", height)
	return result, err
}

// EthMaxPriorityFeePerGas calls eth_maxPriorityFeePerGas. Zero: the price of gas is the same for all, and tips are not charged.
func (c *Client) EthMaxPriorityFeePerGas(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "eth_maxPriorityFeePerGas")
	return result, err
}

// EthNewBlockFilter calls eth_newBlockFilter. A filter of blocks: their hashes.
func (c *Client) EthNewBlockFilter(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "eth_newBlockFilter")
	return result, err
}

// EthNewFilter calls eth_newFilter. A filter of logs; eth_getFilterChanges tells what came since. Forgotten when not asked for 5 minutes.
//
//   - filter: Which logs to tell
func (c *Client) EthNewFilter(ctx context.Context, filter EthereumLogFilter) (string, error) {
	var result string
	err := c.Call(ctx, &result, "eth_newFilter", filter)
	return result, err
}

// EthNewPendingTransactionFilter calls eth_newPendingTransactionFilter. A filter of transactions that this node takes in: their hashes.
func (c *Client) EthNewPendingTransactionFilter(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "eth_newPendingTransactionFilter")
	return result, err
}

// EthSendRawTransaction calls eth_sendRawTransaction. Send a signed transaction. It is tried at once: one that would fail is refused with the reason.
//
//   - transaction: The signed transaction, RLP-encoded
func (c *Client) EthSendRawTransaction(ctx context.Context, transaction EthereumData) (EthereumHash, error) {
	var result EthereumHash
	err := c.Call(ctx, &result, "eth_sendRawTransaction", transaction)
	return result, err
}

// EthSyncing calls eth_syncing. False; while the node catches up, from where it came and where it is.
func (c *Client) EthSyncing(ctx context.Context) (json.RawMessage, error) {
	var result json.RawMessage
	err := c.Call(ctx, &result, "eth_syncing")
	return result, err
}

// EthUninstallFilter calls eth_uninstallFilter. Ends a filter; false when there is none.
//
//   - id: Id that the making of the filter answered with
func (c *Client) EthUninstallFilter(ctx context.Context, id string) (bool, error) {
	var result bool
	err := c.Call(ctx, &result, "eth_uninstallFilter", id)
	return result, err
}

// NetListening calls net_listening. True: the node accepts connections.
func (c *Client) NetListening(ctx context.Context) (bool, error) {
	var result bool
	err := c.Call(ctx, &result, "net_listening")
	return result, err
}

// NetPeerCount calls net_peerCount. How many peers the node is linked with.
func (c *Client) NetPeerCount(ctx context.Context) (Quantity, error) {
	var result Quantity
	err := c.Call(ctx, &result, "net_peerCount")
	return result, err
}

// NetVersion calls net_version. The id of the network, in decimal digits.
func (c *Client) NetVersion(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "net_version")
	return result, err
}

// OtsGetApiLevel calls ots_getApiLevel. Which version of Otterscan’s methods this is.
func (c *Client) OtsGetApiLevel(ctx context.Context) (int64, error) {
	var result int64
	err := c.Call(ctx, &result, "ots_getApiLevel")
	return result, err
}

// OtsGetBlockDetails calls ots_getBlockDetails. A block without its transactions, with what it gave out and what was paid for gas; null where there is none.
//
//   - block: A block by number, tag or hash; numbers also as JSON numbers
func (c *Client) OtsGetBlockDetails(ctx context.Context, block json.RawMessage) (*OtterscanBlockDetails, error) {
	var result *OtterscanBlockDetails
	err := c.Call(ctx, &result, "ots_getBlockDetails", block)
	return result, err
}

// OtsGetBlockDetailsByHash calls ots_getBlockDetailsByHash. A block without its transactions, with what it gave out and what was paid for gas; null where there is none.
//
//   - block: A block by number, tag or hash; numbers also as JSON numbers
func (c *Client) OtsGetBlockDetailsByHash(ctx context.Context, block json.RawMessage) (*OtterscanBlockDetails, error) {
	var result *OtterscanBlockDetails
	err := c.Call(ctx, &result, "ots_getBlockDetailsByHash", block)
	return result, err
}

// OtsGetBlockTransactions calls ots_getBlockTransactions. A page of the transactions of a block, from its end, with receipts without logs; null where there is no block.
//
//   - block: A block by number, tag or hash; numbers also as JSON numbers
//   - page: Which page, counted from zero
//   - size: How many transactions a page has: 100 at most
func (c *Client) OtsGetBlockTransactions(ctx context.Context, block json.RawMessage, page json.RawMessage, size int64) (*OtterscanBlockPage, error) {
	var result *OtterscanBlockPage
	err := c.Call(ctx, &result, "ots_getBlockTransactions", block, page, size)
	return result, err
}

// OtsGetContractCreator calls ots_getContractCreator. Which transaction made a token or a collection, and who sent it; null for those of genesis, and for accounts.
//
//   - address: Address of the contract
func (c *Client) OtsGetContractCreator(ctx context.Context, address EthereumAddress) (*OtterscanCreator, error) {
	var result *OtterscanCreator
	err := c.Call(ctx, &result, "ots_getContractCreator", address)
	return result, err
}

// OtsGetInternalOperations calls ots_getInternalOperations. The moves of native units inside of a transaction, as debug_traceTransaction tells of them.
//
//   - hash: Hash of a transaction in a block
func (c *Client) OtsGetInternalOperations(ctx context.Context, hash EthereumHash) ([]OtterscanOperation, error) {
	var result []OtterscanOperation
	err := c.Call(ctx, &result, "ots_getInternalOperations", hash)
	return result, err
}

// OtsGetTransactionBySenderAndNonce calls ots_getTransactionBySenderAndNonce. The hash of the transaction by which an account used a nonce; null where it did not.
//
//   - sender: Account whose nonce it used
//   - nonce: The nonce that it used
func (c *Client) OtsGetTransactionBySenderAndNonce(ctx context.Context, sender EthereumAddress, nonce json.RawMessage) (*EthereumHash, error) {
	var result *EthereumHash
	err := c.Call(ctx, &result, "ots_getTransactionBySenderAndNonce", sender, nonce)
	return result, err
}

// OtsGetTransactionError calls ots_getTransactionError. No bytes: what fails is in no block, so that no transaction of a block has an error.
//
//   - hash: Hash of a transaction in a block
func (c *Client) OtsGetTransactionError(ctx context.Context, hash EthereumHash) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "ots_getTransactionError", hash)
	return result, err
}

// OtsHasCode calls ots_hasCode. Whether a token, a collection or another contract is at an address, at any height.
//
//   - address: The address that is looked at
//   - block: A block by number, tag or hash; numbers also as JSON numbers
func (c *Client) OtsHasCode(ctx context.Context, address EthereumAddress, block json.RawMessage) (bool, error) {
	var result bool
	err := c.Call(ctx, &result, "ots_hasCode", address, block)
	return result, err
}

// OtsSearchTransactionsAfter calls ots_searchTransactionsAfter. Transactions of an address above a height, the newest first: whole blocks from the oldest on, until a page is full.
//
//   - address: Whose transactions are asked for: what he sent, got, or was paid inside of one
//   - number: The height at which the page before ended; zero for the first page
//   - size: How many transactions a page has: 100 at most
func (c *Client) OtsSearchTransactionsAfter(ctx context.Context, address EthereumAddress, number json.RawMessage, size int64) (OtterscanTransactions, error) {
	var result OtterscanTransactions
	err := c.Call(ctx, &result, "ots_searchTransactionsAfter", address, number, size)
	return result, err
}

// OtsSearchTransactionsBefore calls ots_searchTransactionsBefore. Transactions of an address below a height, the newest first: whole blocks, until a page is full.
//
//   - address: Whose transactions are asked for: what he sent, got, or was paid inside of one
//   - number: The height at which the page before ended; zero for the first page
//   - size: How many transactions a page has: 100 at most
func (c *Client) OtsSearchTransactionsBefore(ctx context.Context, address EthereumAddress, number json.RawMessage, size int64) (OtterscanTransactions, error) {
	var result OtterscanTransactions
	err := c.Call(ctx, &result, "ots_searchTransactionsBefore", address, number, size)
	return result, err
}

// OtsTraceTransaction calls ots_traceTransaction. A transaction and the moves of native units inside, by depth; null where no block has it.
//
//   - hash: Hash of a transaction in a block
func (c *Client) OtsTraceTransaction(ctx context.Context, hash EthereumHash) ([]OtterscanTrace, error) {
	var result []OtterscanTrace
	err := c.Call(ctx, &result, "ots_traceTransaction", hash)
	return result, err
}

// TraceBlock calls trace_block. The transactions of a block, each followed by the moves of native units inside; null where there is no block.
//
//   - block: The block, by number, tag or hash
func (c *Client) TraceBlock(ctx context.Context, block json.RawMessage) ([]EthereumTrace, error) {
	var result []EthereumTrace
	err := c.Call(ctx, &result, "trace_block", block)
	return result, err
}

// TraceFilter calls trace_filter. Transactions of at most 1000 blocks and the moves of native units inside, by who calls and who is called; at most 1000 at a time.
//
//   - filter: Which traces of which blocks
func (c *Client) TraceFilter(ctx context.Context, filter EthereumTraceFilter) ([]EthereumTrace, error) {
	var result []EthereumTrace
	err := c.Call(ctx, &result, "trace_filter", filter)
	return result, err
}

// TraceTransaction calls trace_transaction. A transaction of a block and the moves of native units inside, one after the other; null where no block has it.
//
//   - hash: Hash of a transaction in a block
func (c *Client) TraceTransaction(ctx context.Context, hash EthereumHash) ([]EthereumTrace, error) {
	var result []EthereumTrace
	err := c.Call(ctx, &result, "trace_transaction", hash)
	return result, err
}

// TxpoolContent calls txpool_content. The transactions that wait on this node, by sender and nonce: of either kind the 1000 that came first.
func (c *Client) TxpoolContent(ctx context.Context) (EthereumPool, error) {
	var result EthereumPool
	err := c.Call(ctx, &result, "txpool_content")
	return result, err
}

// TxpoolContentFrom calls txpool_contentFrom. The transactions of one sender that wait on this node, by nonce.
//
//   - address: Whose transactions are asked for
func (c *Client) TxpoolContentFrom(ctx context.Context, address EthereumAddress) (EthereumPool, error) {
	var result EthereumPool
	err := c.Call(ctx, &result, "txpool_contentFrom", address)
	return result, err
}

// TxpoolInspect calls txpool_inspect. The same as txpool_content in a line each: to whom, how much, for which gas and price.
func (c *Client) TxpoolInspect(ctx context.Context) (EthereumPool, error) {
	var result EthereumPool
	err := c.Call(ctx, &result, "txpool_inspect")
	return result, err
}

// TxpoolStatus calls txpool_status. How many bundles wait for a block, and how many for an earlier nonce.
func (c *Client) TxpoolStatus(ctx context.Context) (TxpoolStatusResult, error) {
	var result TxpoolStatusResult
	err := c.Call(ctx, &result, "txpool_status")
	return result, err
}

// Web3ClientVersion calls web3_clientVersion. Name and version of the node.
func (c *Client) Web3ClientVersion(ctx context.Context) (string, error) {
	var result string
	err := c.Call(ctx, &result, "web3_clientVersion")
	return result, err
}

// Web3Sha3 calls web3_sha3. Keccak-256 of bytes.
//
//   - data: What to hash
func (c *Client) Web3Sha3(ctx context.Context, data EthereumData) (EthereumData, error) {
	var result EthereumData
	err := c.Call(ctx, &result, "web3_sha3", data)
	return result, err
}
