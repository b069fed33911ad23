/** Types of methods and their responses. Generated from the OpenRPC document; change the declarations instead. */

/** An account. Answers use the native form (address prefix and base58 of 32 bytes); its form with a checksum, and 0x and 64 hex characters, are accepted as well. */
export type Address = string;

/** Raw units of a token, below 2^128. Answered as a decimal string; an integer is accepted as well. */
export type Amount = string;

/** Final block: header, signatures, rewards and totals of its bundles */
export interface Block {
  /** Height of the block, counted from genesis */
  readonly height: Height;
  /** Hash of the header, which identifies the block */
  readonly hash: Hash;
  /** Hash of the previous block */
  readonly parentHash: Hash;
  /** Time of the block, in Unix seconds */
  readonly timestamp: Time;
  /** Account of the validator that proposed the block */
  readonly proposer: Address;
  /** Root of the state tree after this block */
  readonly stateRoot: Hash;
  /** Merkle root of the bundles in the block */
  readonly transactionsRoot: Hash;
  /** Gas used by all bundles */
  readonly gasUsed: number;
  /** Gas limit of a block at this height */
  readonly gasLimit: number;
  /** Minimum gas price at this height in nano-units; 10^9 nano-units are one native token */
  readonly baseFee: number;
  /** Number of bundles in the block */
  readonly bundleCount: number;
  /** Epoch of the block, counted from 0 */
  readonly epoch: number;
  /** Consensus round in which the block was decided: 0 unless its first leaders failed */
  readonly round: number;
  /** Size of the block in bytes */
  readonly size_bytes: number;
  /** Signatures that made the block final; stake in raw native units */
  readonly commit: {
    /** Consensus round in which the validators signed */
    readonly round: number;
    /** Number of validators that signed */
    readonly signers: number;
    /** Stake of the validators that signed */
    readonly signed_power: Amount;
    /** Stake of all active validators */
    readonly total_power: Amount;
  };
  /** Rewards minted for this block, in raw native units; null if none */
  readonly reward?: {
    /** Reward of the proposer, without fees */
    readonly proposer: Amount;
    /** Reward of the treasury, without fees */
    readonly treasury: Amount;
    /** Factor on the proposer's reward, by how full the block is: 5,000 to 20,000 basis points */
    readonly density_bps: number;
  } | null;
  /** Totals over the bundles of the block */
  readonly stats: {
    /** Number of operations by name */
    readonly ops: unknown;
    /** Number of Transfer operations */
    readonly transfers: number;
    /** Number of accounts that sent bundles */
    readonly unique_senders: number;
    /** Fees of all bundles, in raw native units */
    readonly total_fees: Amount;
  };
  /** Events of the block itself, such as rewards and epoch changes */
  readonly events: readonly Event[];
}

/** A bridge transfer */
export interface BridgeOp {
  /** Number of the bridge transfer, counted over both directions */
  readonly id: number;
  /** in: deposited on the other chain, credited here; out: burned here, released on the other chain */
  readonly direction: "in" | "out";
  /** Lower-case name of the other chain, such as ethereum */
  readonly chain: string;
  /** Transaction there that locked or released the tokens; null before the release */
  readonly tx_hash?: string | null;
  /** Index of the log in the transaction; null for a withdrawal */
  readonly log_index?: number | null;
  /** Number of the withdrawal; null for a deposit */
  readonly withdrawal_id?: number | null;
  /** Symbol of the token on this chain */
  readonly symbol: string;
  /** Mint address of the token on this chain */
  readonly mint: Mint;
  /** Amount in raw units of the token on this chain */
  readonly amount: Amount;
  /** Total fee in raw units, on top of the amount: for the treasury and for the attester that submits the release */
  readonly fee: Amount;
  /** Account on this chain whose tokens were burned; null for a deposit */
  readonly sender?: Address | null;
  /** Recipient: an account on this chain, or an address on the other chain */
  readonly recipient: string;
  /** In: waiting (too few attesters), delayed (for 24 hours), pending (the credit failed and is retried), completed or cancelled. Out: burned, attested, then released or refunded */
  readonly status: "waiting" | "pending" | "delayed" | "completed" | "burned" | "attested" | "released" | "refunded" | "cancelled";
  /** Number of attesters that have signed */
  readonly signatures: number;
  /** Number of signatures required */
  readonly required: number;
  /** Bundle that received or burned the tokens; null while waiting, or if the end of a block did it */
  readonly bundle_hash?: Hash | null;
  /** Height of the receive or the burn; null while waiting */
  readonly created_at_height?: Height | null;
  /** Time of the last change of status in Unix seconds; null while waiting */
  readonly updated_at?: Time | null;
  /** Time of the credit of a delayed receive, in Unix seconds; null for others */
  readonly release_at?: Time | null;
}

/** The Ed25519 public key with which a validator signs: 64 hex characters, answered without 0x. */
export type ConsensusKey = string;

/** A DAO: its token, settings and treasury */
export interface Dao {
  /** Account of the DAO, which holds its treasury */
  readonly dao_address: Address;
  /** Name of the DAO, 1 to 64 characters; not unique */
  readonly name: string;
  /** Mint address of the token whose holders vote */
  readonly token_mint: Mint;
  /** Symbol of that token; the mint address of a liquidity token */
  readonly token_symbol: string;
  /** Account that can mint more of that token, and so outvote all holders; null for none */
  readonly mint_authority?: Address | null;
  /** Settings of the DAO */
  readonly config: {
    /** Raw units of the token that the proposer must hold until the vote ends */
    readonly proposal_threshold: Amount;
    /** Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points */
    readonly quorum_bps: number;
    /** Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points */
    readonly approval_bps: number;
    /** Seconds between the end of the vote and the earliest execution, at most 30 days */
    readonly timelock_s: number;
    /** Seconds after the timelock in which the proposal can be executed, at least 3,600 */
    readonly execution_window_s: number;
    /** Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension */
    readonly late_quorum_extension_blocks: number;
    /** True if the vote ends as soon as the proposal is certain to pass */
    readonly allow_early_execution: boolean;
    /** Blocks between the proposal and the first block of the vote, 1 to 43,200 */
    readonly voting_delay_blocks: number;
    /** Length of the vote in blocks, 150 to 1,296,000 */
    readonly voting_period_blocks: number;
    /** Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it */
    readonly guardian?: Address | null;
    /** Purpose of the DAO, at most 1,000 characters */
    readonly description: string;
    /** Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none */
    readonly url?: string | null;
  };
  /** Account that created the DAO */
  readonly creator: Address;
  /** Number of proposals ever made */
  readonly proposals: number;
  /** Balances of the treasury, the native token first, at most 100 tokens; chain_getAddressTokens lists all */
  readonly treasury: readonly {
    /** Mint address of the token */
    readonly mint: Mint;
    /** Symbol of the token; the mint address of a liquidity token */
    readonly symbol: string;
    /** Balance of the DAO in raw units */
    readonly balance: Amount;
  }[];
  /** Height of the block that created the DAO */
  readonly created_at_height: Height;
}

/** Result of simulated operations */
export interface DryRun {
  /** True if the operations would succeed now */
  readonly ok: boolean;
  /** Gas that the operations would use; 0 if they would fail */
  readonly gas_used: number;
  /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
  readonly gas_price: number;
  /** Fee in raw native units */
  readonly fee: Amount;
  /** Simulated operations, in order */
  readonly operations: readonly OperationRecord[];
  /** Events that the operations would emit */
  readonly events: readonly Event[];
  /** Error with which the operations would fail; null if they would succeed */
  readonly error?: Refusal | null;
  /** Warnings before signing, one sentence each */
  readonly warnings: readonly string[];
  /** Changes of balances, including the fee */
  readonly balance_changes: readonly {
    /** Account whose balance would change */
    readonly address: Address;
    /** Symbol or mint of the token */
    readonly token: string;
    /** Change of the balance in raw units; negative if the account pays */
    readonly delta: string;
  }[];
}

/** Storage that a transaction declares that it reads */
export interface EthereumAccess {
  /** Contract that owns the storage */
  readonly address: EthereumAddress;
  /** Slots of the contract, 32 bytes each */
  readonly storageKeys: readonly EthereumHash[];
}

/** Last 20 bytes of an account or contract, as 0x and 40 hex digits */
export type EthereumAddress = string;

/** Block in the form of Ethereum */
export interface EthereumBlock {
  /** Height of the block in the chain */
  readonly number: Quantity;
  /** Hash by which the block is known; null while pending */
  readonly hash: EthereumHash | null;
  /** Hash of the previous block */
  readonly parentHash: EthereumHash;
  /** Zeros: the chain has no mining; null while pending */
  readonly nonce: EthereumData | null;
  /** Hash of an empty list: the chain has no uncles */
  readonly sha3Uncles: EthereumHash;
  /** Bloom filter of the contracts and topics of its logs */
  readonly logsBloom: EthereumData;
  /** Merkle root over the transactions */
  readonly transactionsRoot: EthereumHash;
  /** Root of the state tree after the block */
  readonly stateRoot: EthereumHash;
  /** Merkle root over the receipts */
  readonly receiptsRoot: EthereumHash;
  /** Account of the proposer; null while pending */
  readonly miner: EthereumAddress | null;
  /** Zero: the chain has no mining */
  readonly difficulty: Quantity;
  /** Zero: the chain has no mining */
  readonly totalDifficulty: Quantity;
  /** Empty: proposers add no data */
  readonly extraData: EthereumData;
  /** Largest amount of gas allowed */
  readonly gasLimit: Quantity;
  /** Gas used by all its transactions */
  readonly gasUsed: Quantity;
  /** Time of the proposal, in Unix seconds */
  readonly timestamp: Quantity;
  /** Zeros: the chain has no mining */
  readonly mixHash: EthereumHash;
  /** Minimum price per unit of gas at this height, in wei */
  readonly baseFeePerGas: Quantity;
  /** Size in bytes */
  readonly size: Quantity;
  /** Transactions or their hashes, in execution order */
  readonly transactions: (readonly EthereumHash[]) | (readonly EthereumTransaction[]);
  /** Empty list: the chain has no uncles */
  readonly uncles: readonly EthereumHash[];
}

/** Call, or unsigned transaction */
export interface EthereumCall {
  /** Sender (default the zero address) */
  readonly from?: EthereumAddress | null;
  /** Account or contract to call; null for a contract creation */
  readonly to?: EthereumAddress | null;
  /** Native value to transfer, in wei (default 0) */
  readonly value?: Quantity | null;
  /** Call data, ABI-encoded; older name of `input` */
  readonly data?: EthereumData | null;
  /** Call data, ABI-encoded */
  readonly input?: EthereumData | null;
  /** Nonce of the sender (default the next one) */
  readonly nonce?: Quantity | null;
  /** Gas limit (default that of a block) */
  readonly gas?: Quantity | null;
  /** Price per unit of gas, in wei */
  readonly gasPrice?: Quantity | null;
  /** Maximum price per unit of gas, in wei */
  readonly maxFeePerGas?: Quantity | null;
  /** Tip offered per unit of gas, in wei; never charged */
  readonly maxPriorityFeePerGas?: Quantity | null;
  /** Declared storage reads; without effect on this chain */
  readonly accessList?: (readonly {
    /** Contract that owns the storage */
    readonly address: EthereumAddress;
    /** Slots of the contract, 32 bytes each */
    readonly storageKeys: readonly EthereumHash[];
  }[]) | null;
}

/** Transaction or call in the format of geth’s callTracer */
export interface EthereumCallTrace {
  /** Always CALL: no EVM code runs on this chain */
  readonly type: "CALL";
  /** Caller or sender */
  readonly from: EthereumAddress;
  /** Called account or recipient; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native value, in wei */
  readonly value: Quantity;
  /** Gas limit; zero for inner transfers, which use that of the transaction */
  readonly gas: Quantity;
  /** Gas that execution used */
  readonly gasUsed: Quantity;
  /** Call data; for native bundles their bytes */
  readonly input: EthereumData;
  /** Return data, or revert data */
  readonly output?: EthereumData;
  /** Present if a simulated call reverts */
  readonly error?: string;
  /** Revert reason as text, if a simulated call reverts */
  readonly revertReason?: string;
  /** Native transfers inside, in order */
  readonly calls?: readonly EthereumInnerCall[];
  /** Present with `withLog` */
  readonly logs?: readonly EthereumTracedLog[];
}

/** Bytes as 0x and an even number of hex digits */
export type EthereumData = string;

/** Gas prices and gas use of a range of blocks */
export interface EthereumFeeHistory {
  /** First block of the range */
  readonly oldestBlock: Quantity;
  /** Minimum price per unit of gas of each block and of the next one, in wei */
  readonly baseFeePerGas: readonly Quantity[];
  /** Share of the gas limit used by each block, 0 to 1 */
  readonly gasUsedRatio: readonly number[];
  /** Tips of each block at the requested percentiles of gas: the price paid above the minimum, in wei */
  readonly reward?: readonly (readonly Quantity[])[];
}

/** 32-byte hash as 0x and 64 hex digits */
export type EthereumHash = string;

/** Header of a block */
export interface EthereumHeader {
  /** Height of the block in the chain */
  readonly number: Quantity;
  /** Hash by which the block is known; null while pending */
  readonly hash: EthereumHash | null;
  /** Hash of the previous block */
  readonly parentHash: EthereumHash;
  /** Zeros: the chain has no mining; null while pending */
  readonly nonce: EthereumData | null;
  /** Hash of an empty list: the chain has no uncles */
  readonly sha3Uncles: EthereumHash;
  /** Bloom filter of the contracts and topics of its logs */
  readonly logsBloom: EthereumData;
  /** Merkle root over the transactions */
  readonly transactionsRoot: EthereumHash;
  /** Root of the state tree after the block */
  readonly stateRoot: EthereumHash;
  /** Merkle root over the receipts */
  readonly receiptsRoot: EthereumHash;
  /** Account of the proposer; null while pending */
  readonly miner: EthereumAddress | null;
  /** Zero: the chain has no mining */
  readonly difficulty: Quantity;
  /** Zero: the chain has no mining */
  readonly totalDifficulty: Quantity;
  /** Empty: proposers add no data */
  readonly extraData: EthereumData;
  /** Largest amount of gas allowed */
  readonly gasLimit: Quantity;
  /** Gas used by all its transactions */
  readonly gasUsed: Quantity;
  /** Time of the proposal, in Unix seconds */
  readonly timestamp: Quantity;
  /** Zeros: the chain has no mining */
  readonly mixHash: EthereumHash;
  /** Minimum price per unit of gas at this height, in wei */
  readonly baseFeePerGas: Quantity;
}

/** Native transfer by an operation, shown as a call without data */
export interface EthereumInnerCall {
  /** Always CALL: no EVM code runs on this chain */
  readonly type: "CALL";
  /** Caller or sender */
  readonly from: EthereumAddress;
  /** Called account or recipient; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native value, in wei */
  readonly value: Quantity;
  /** Gas limit; zero for inner transfers, which use that of the transaction */
  readonly gas: Quantity;
  /** Gas that execution used */
  readonly gasUsed: Quantity;
  /** Always empty */
  readonly input: EthereumData;
}

/** Log of a contract */
export interface EthereumLog {
  /** Contract that emitted the log */
  readonly address: EthereumAddress;
  /** Hash of the event, then its indexed fields */
  readonly topics: readonly EthereumHash[];
  /** Remaining fields of the event, ABI-encoded */
  readonly data: EthereumData;
  /** Height of the block in the chain */
  readonly blockNumber: Quantity;
  /** Hash of the transaction that caused the log */
  readonly transactionHash: EthereumHash;
  /** Position of the transaction in its block, from 0 */
  readonly transactionIndex: Quantity;
  /** Hash by which the block is known */
  readonly blockHash: EthereumHash;
  /** Position of the log in its block, from 0 */
  readonly logIndex: Quantity;
  /** Always false: blocks are final */
  readonly removed: boolean;
  /** Time of the proposal of the block, in Unix seconds */
  readonly blockTimestamp: Quantity;
}

/** Log filter; an omitted field matches every log */
export interface EthereumLogFilter {
  /** One contract or a list of up to 1,000 (default all) */
  readonly address?: EthereumAddress | (readonly EthereumAddress[]) | null;
  /** Accepted topics for each of the four positions: one, a list, or null for any */
  readonly topics?: (readonly (EthereumHash | (readonly (EthereumHash | null)[]) | null)[]) | null;
  /** First block: number or tag (default the latest) */
  readonly fromBlock?: string | null;
  /** Last block: number or tag (default the latest) */
  readonly toBlock?: string | null;
  /** Only this block; excludes fromBlock and toBlock */
  readonly blockHash?: EthereumHash | null;
}

/** Transactions in the mempool of this node */
export interface EthereumPool {
  /** Executable transactions, by sender and nonce */
  readonly pending: { readonly [name: string]: unknown };
  /** Transactions behind a nonce gap, by sender and nonce */
  readonly queued: { readonly [name: string]: unknown };
}

/** Receipt of a transaction */
export interface EthereumReceipt {
  /** Transaction type: 0 legacy, 1 with access list, 2 with a fee cap */
  readonly type: Quantity;
  /** Always 1: failed transactions are in no block */
  readonly status: Quantity;
  /** Hash by which the transaction is known */
  readonly transactionHash: EthereumHash;
  /** Position of the transaction in its block, from 0 */
  readonly transactionIndex: Quantity;
  /** Hash by which the block is known */
  readonly blockHash: EthereumHash;
  /** Height of the block in the chain */
  readonly blockNumber: Quantity;
  /** Account of the sender */
  readonly from: EthereumAddress;
  /** Account or contract called; null for a contract creation */
  readonly to: EthereumAddress | null;
  /** Always null: transactions create no contracts */
  readonly contractAddress: null;
  /** Gas used in the block up to and including this transaction */
  readonly cumulativeGasUsed: Quantity;
  /** Gas that the sender paid for */
  readonly gasUsed: Quantity;
  /** Price paid per unit of gas, in wei */
  readonly effectiveGasPrice: Quantity;
  /** Logs, in order */
  readonly logs: readonly EthereumLog[];
  /** Bloom filter of the contracts and topics of its logs */
  readonly logsBloom: EthereumData;
}

/** Sync progress */
export interface EthereumSyncing {
  /** Height at which the sync started */
  readonly startingBlock: Quantity;
  /** Height of this node */
  readonly currentBlock: Quantity;
  /** Highest height reported by a peer */
  readonly highestBlock: Quantity;
}

/** Transaction, or native transfer inside one, in the format of OpenEthereum */
export interface EthereumTrace {
  /** Caller, called account, value and data */
  readonly action: EthereumTraceAction;
  /** Gas used and return data */
  readonly result: EthereumTraceResult;
  /** Number of inner transfers */
  readonly subtraces: number;
  /** Empty for the transaction; otherwise the position of the inner transfer */
  readonly traceAddress: readonly number[];
  /** Hash by which the block is known */
  readonly blockHash: EthereumHash;
  /** Height of the block in the chain */
  readonly blockNumber: number;
  /** Hash of the traced transaction */
  readonly transactionHash: EthereumHash;
  /** Position of the transaction in its block */
  readonly transactionPosition: number;
  /** Always call: no contract is created or destroyed */
  readonly type: "call";
}

/** Call that the trace is of */
export interface EthereumTraceAction {
  /** Always CALL: no EVM code runs on this chain */
  readonly callType: "call";
  /** Caller or sender */
  readonly from: EthereumAddress;
  /** Called account or recipient; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native value, in wei */
  readonly value: Quantity;
  /** Gas limit; zero for inner transfers, which use that of the transaction */
  readonly gas: Quantity;
  /** Call data; for native bundles their bytes */
  readonly input: EthereumData;
}

/** Trace filter; other fields are ignored */
export interface EthereumTraceFilter {
  /** First block: number or tag (default the latest) */
  readonly fromBlock?: string | number | null;
  /** Last block: number or tag (default the latest) */
  readonly toBlock?: string | number | null;
  /** Only traces from one of these addresses */
  readonly fromAddress?: (readonly EthereumAddress[]) | null;
  /** Only traces to one of these addresses */
  readonly toAddress?: (readonly EthereumAddress[]) | null;
  /** Number of matching traces to skip */
  readonly after?: number | null;
  /** Number of traces, at most 1000 */
  readonly count?: number | null;
}

/** Result of the traced call */
export interface EthereumTraceResult {
  /** Gas that execution used */
  readonly gasUsed: Quantity;
  /** Return data; empty if there is none */
  readonly output: EthereumData;
}

/** Log in the format of geth’s callTracer */
export interface EthereumTracedLog {
  /** Token or collection */
  readonly address: EthereumAddress;
  /** Hash of the event, then its indexed fields */
  readonly topics: readonly EthereumHash[];
  /** Remaining fields, in words of 32 bytes */
  readonly data: EthereumData;
  /** Number of inner calls before the log: always zero */
  readonly position: Quantity;
  /** Position among the logs of the transaction */
  readonly index: Quantity;
}

/** Tracer and its options; other fields are ignored */
export interface EthereumTracing {
  /** Only "callTracer" is supported */
  readonly tracer?: string | null;
  /** Options of the tracer */
  readonly tracerConfig?: {
    /** True to omit inner transfers */
    readonly onlyTopCall?: boolean | null;
    /** True to include logs */
    readonly withLog?: boolean | null;
  } | null;
}

/** Transaction, or native bundle in the form of a transaction */
export interface EthereumTransaction {
  /** Hash of the block; null while pending */
  readonly blockHash: EthereumHash | null;
  /** Height of the block; null while pending */
  readonly blockNumber: Quantity | null;
  /** Time of the proposal of the block, in Unix seconds; null while pending */
  readonly blockTimestamp: Quantity | null;
  /** Position in the block, from 0; null while pending */
  readonly transactionIndex: Quantity | null;
  /** Hash by which the transaction is known */
  readonly hash: EthereumHash;
  /** Transaction type: 0 legacy, 1 with access list, 2 with a fee cap */
  readonly type: Quantity;
  /** Account of the sender */
  readonly from: EthereumAddress;
  /** Account or contract called; null for a contract creation */
  readonly to: EthereumAddress | null;
  /** Nonce of the sender */
  readonly nonce: Quantity;
  /** Largest amount of gas allowed */
  readonly gas: Quantity;
  /** Native value transferred, in wei */
  readonly value: Quantity;
  /** Call data, ABI-encoded */
  readonly input: EthereumData;
  /** Id of the chain that it is signed for */
  readonly chainId: Quantity;
  /** Price per unit of gas, in wei */
  readonly gasPrice: Quantity;
  /** Maximum price per unit of gas, in wei */
  readonly maxFeePerGas?: Quantity;
  /** Tip offered per unit of gas, in wei; never charged */
  readonly maxPriorityFeePerGas?: Quantity;
  /** Declared storage reads; without effect on this chain */
  readonly accessList?: readonly EthereumAccess[];
  /** Signature: parity of the point, and the chain id */
  readonly v: Quantity;
  /** Signature: parity of the point */
  readonly yParity?: Quantity;
  /** Signature: r */
  readonly r: Quantity;
  /** Signature: s */
  readonly s: Quantity;
}

/** Event that a module emitted in a bundle or block */
export interface Event {
  /** Index among the events of the bundle or block, from 0 */
  readonly index: number;
  /** Index of the operation that emitted the event, from 0; null for events of no operation */
  readonly op_index?: number | null;
  /** Module that emitted the event */
  readonly module: string;
  /** Name of the event in its module */
  readonly name: string;
  /** Fields of the event, as the module declares them */
  readonly data: unknown;
}

/** Profile of a player in a game */
export interface GameProfile {
  /** Unique id of the game */
  readonly game_id: string;
  /** False if the player hides the profile; the fields below are null then */
  readonly visible: boolean;
  /** Account of the player */
  readonly passport_owner?: Address | null;
  /** Display name of the game */
  readonly game_name?: string | null;
  /** Current score of the player in the game */
  readonly score?: number | null;
  /** Current numbers by name, as reported by the game */
  readonly stats?: { readonly [name: string]: number } | null;
  /** Achievements of the player in the game, in alphabetical order */
  readonly achievements?: (readonly string[]) | null;
  /** Time of the first update in Unix seconds */
  readonly first_played?: Time | null;
  /** Time of the last update in Unix seconds */
  readonly last_played?: Time | null;
  /** Number of updates by the game */
  readonly updates?: number | null;
}

/** A 32-byte hash. Answers use the native form (hash prefix and base58 of 32 bytes); 0x and 64 hex characters are accepted as well. */
export type Hash = string;

/** A block height; genesis is 0. */
export type Height = number;

/** 32 bytes in hex, answered with 0x. */
export type Hex32 = string;

/** An operation in an operation; its fields are those of the same name in Operation. */
export type InnerOperation = 
  | { readonly Memo: { readonly [name: string]: unknown } }
  | { readonly AddKey: { readonly [name: string]: unknown } }
  | { readonly RemoveKey: { readonly [name: string]: unknown } }
  | { readonly RotateKey: { readonly [name: string]: unknown } }
  | { readonly Transfer: { readonly [name: string]: unknown } }
  | { readonly BatchTransfer: { readonly [name: string]: unknown } }
  | { readonly CreateToken: { readonly [name: string]: unknown } }
  | { readonly MintToken: { readonly [name: string]: unknown } }
  | { readonly BurnToken: { readonly [name: string]: unknown } }
  | { readonly UpdateTokenMetadata: { readonly [name: string]: unknown } }
  | { readonly LockTokenMetadata: { readonly [name: string]: unknown } }
  | { readonly SetTokenAuthority: { readonly [name: string]: unknown } }
  | { readonly FreezeAccount: { readonly [name: string]: unknown } }
  | { readonly PauseToken: { readonly [name: string]: unknown } }
  | { readonly SetMinterAllowance: { readonly [name: string]: unknown } }
  | { readonly AttestReserves: { readonly [name: string]: unknown } }
  | { readonly Stake: { readonly [name: string]: unknown } }
  | { readonly Unstake: { readonly [name: string]: unknown } }
  | { readonly ClaimUnstake: { readonly [name: string]: unknown } }
  | { readonly ClaimRewards: { readonly [name: string]: unknown } }
  | { readonly SetCommission: { readonly [name: string]: unknown } }
  | { readonly Unjail: { readonly [name: string]: unknown } }
  | { readonly SetValidatorMetadata: { readonly [name: string]: unknown } }
  | { readonly SetPoolConfig: { readonly [name: string]: unknown } }
  | { readonly SetAutoCompound: { readonly [name: string]: unknown } }
  | { readonly Redelegate: { readonly [name: string]: unknown } }
  | { readonly SubmitEvidence: { readonly [name: string]: unknown } }
  | { readonly RotateConsensusKey: { readonly [name: string]: unknown } }
  | { readonly CreateMultiSig: { readonly [name: string]: unknown } }
  | { readonly ProposeMultiSigTx: { readonly [name: string]: unknown } }
  | { readonly ApproveMultiSigTx: { readonly [name: string]: unknown } }
  | { readonly ApproveMultiSigOperations: { readonly [name: string]: unknown } }
  | { readonly RevokeMultiSigApproval: { readonly [name: string]: unknown } }
  | { readonly SetRecovery: { readonly [name: string]: unknown } }
  | { readonly InitiateRecovery: { readonly [name: string]: unknown } }
  | { readonly CancelRecovery: { readonly [name: string]: unknown } }
  | { readonly FinalizeRecovery: { readonly [name: string]: unknown } }
  | { readonly ReportContractSafety: { readonly [name: string]: unknown } }
  | { readonly CreateProposal: { readonly [name: string]: unknown } }
  | { readonly VoteProposal: { readonly [name: string]: unknown } }
  | { readonly VoteProposalContent: { readonly [name: string]: unknown } }
  | { readonly ExecuteProposal: { readonly [name: string]: unknown } }
  | { readonly CancelProposal: { readonly [name: string]: unknown } }
  | { readonly ScheduleUpgrade: { readonly [name: string]: unknown } }
  | { readonly CancelUpgrade: { readonly [name: string]: unknown } }
  | { readonly VoteUpgrade: { readonly [name: string]: unknown } }
  | { readonly VoteUpgradePlan: { readonly [name: string]: unknown } }
  | { readonly CreatePool: { readonly [name: string]: unknown } }
  | { readonly AddLiquidity: { readonly [name: string]: unknown } }
  | { readonly RemoveLiquidity: { readonly [name: string]: unknown } }
  | { readonly Swap: { readonly [name: string]: unknown } }
  | { readonly SwapRoute: { readonly [name: string]: unknown } }
  | { readonly LockLiquidity: { readonly [name: string]: unknown } }
  | { readonly ExtendLpLock: { readonly [name: string]: unknown } }
  | { readonly TransferLpLock: { readonly [name: string]: unknown } }
  | { readonly CreatePresale: { readonly [name: string]: unknown } }
  | { readonly ContributePresale: { readonly [name: string]: unknown } }
  | { readonly FinalizePresale: { readonly [name: string]: unknown } }
  | { readonly RefundPresale: { readonly [name: string]: unknown } }
  | { readonly CancelPresale: { readonly [name: string]: unknown } }
  | { readonly ClaimPresale: { readonly [name: string]: unknown } }
  | { readonly CreateNftCollection: { readonly [name: string]: unknown } }
  | { readonly MintNft: { readonly [name: string]: unknown } }
  | { readonly TransferNft: { readonly [name: string]: unknown } }
  | { readonly BurnNft: { readonly [name: string]: unknown } }
  | { readonly ApproveNft: { readonly [name: string]: unknown } }
  | { readonly UpdateNftCollection: { readonly [name: string]: unknown } }
  | { readonly LockNftCollection: { readonly [name: string]: unknown } }
  | { readonly CreateMultiTokenCollection: { readonly [name: string]: unknown } }
  | { readonly DefineTokenType: { readonly [name: string]: unknown } }
  | { readonly MintMultiToken: { readonly [name: string]: unknown } }
  | { readonly BatchMintMultiToken: { readonly [name: string]: unknown } }
  | { readonly TransferMultiToken: { readonly [name: string]: unknown } }
  | { readonly BatchTransferMultiToken: { readonly [name: string]: unknown } }
  | { readonly BurnMultiToken: { readonly [name: string]: unknown } }
  | { readonly SetMultiTokenOperator: { readonly [name: string]: unknown } }
  | { readonly CreateStakingPool: { readonly [name: string]: unknown } }
  | { readonly StakeToPool: { readonly [name: string]: unknown } }
  | { readonly UnstakeFromPool: { readonly [name: string]: unknown } }
  | { readonly ClaimPoolRewards: { readonly [name: string]: unknown } }
  | { readonly FundStakingPool: { readonly [name: string]: unknown } }
  | { readonly CloseStakingPool: { readonly [name: string]: unknown } }
  | { readonly Anchor: { readonly [name: string]: unknown } }
  | { readonly TransferNamespace: { readonly [name: string]: unknown } }
  | { readonly RegisterName: { readonly [name: string]: unknown } }
  | { readonly CommitName: { readonly [name: string]: unknown } }
  | { readonly TransferName: { readonly [name: string]: unknown } }
  | { readonly SetNameRecord: { readonly [name: string]: unknown } }
  | { readonly BridgeDeposit: { readonly [name: string]: unknown } }
  | { readonly BridgeWithdraw: { readonly [name: string]: unknown } }
  | { readonly RegisterBridgeMapping: { readonly [name: string]: unknown } }
  | { readonly BridgeObserve: { readonly [name: string]: unknown } }
  | { readonly BridgeAttestWithdrawal: { readonly [name: string]: unknown } }
  | { readonly SetAttesterSet: { readonly [name: string]: unknown } }
  | { readonly SetBridgeLimits: { readonly [name: string]: unknown } }
  | { readonly CancelPendingReceive: { readonly [name: string]: unknown } }
  | { readonly RefundWithdrawal: { readonly [name: string]: unknown } }
  | { readonly SetBridgeLane: { readonly [name: string]: unknown } }
  | { readonly BridgeLock: { readonly [name: string]: unknown } }
  | { readonly BridgeUnlock: { readonly [name: string]: unknown } }
  | { readonly RegisterBridgeChain: { readonly [name: string]: unknown } }
  | { readonly CreateBridgeToken: { readonly [name: string]: unknown } }
  | { readonly SubmitIntent: { readonly [name: string]: unknown } }
  | { readonly RegisterProgram: { readonly [name: string]: unknown } }
  | { readonly ExecuteProgram: { readonly [name: string]: unknown } }
  | { readonly RunProgram: { readonly [name: string]: unknown } }
  | { readonly DeprecateProgram: { readonly [name: string]: unknown } }
  | { readonly CreateDao: { readonly [name: string]: unknown } }
  | { readonly DaoPropose: { readonly [name: string]: unknown } }
  | { readonly DaoVote: { readonly [name: string]: unknown } }
  | { readonly DaoVoteContent: { readonly [name: string]: unknown } }
  | { readonly DaoExecute: { readonly [name: string]: unknown } }
  | { readonly DaoCancel: { readonly [name: string]: unknown } }
  | { readonly DaoDeposit: { readonly [name: string]: unknown } }
  | { readonly CreateSettleOrder: { readonly [name: string]: unknown } }
  | { readonly MatchSettleOrder: { readonly [name: string]: unknown } }
  | { readonly SettleOrder: { readonly [name: string]: unknown } }
  | { readonly RegisterMarketMaker: { readonly [name: string]: unknown } }
  | { readonly CancelSettleOrder: { readonly [name: string]: unknown } }
  | { readonly WithdrawMarketMakerBond: { readonly [name: string]: unknown } }
  | { readonly CreatePassport: { readonly [name: string]: unknown } }
  | { readonly UpdatePassport: { readonly [name: string]: unknown } }
  | { readonly RegisterGame: { readonly [name: string]: unknown } }
  | { readonly UpdateGameProfile: { readonly [name: string]: unknown } }
  | { readonly SetGameVisibility: { readonly [name: string]: unknown } }
  | { readonly EvmTransaction: { readonly [name: string]: unknown } };

/** Which operations to tell; all parts are optional, and all given parts must match. */
export interface LogFilter {
  /** Names of operations, such as Transfer; all when left out */
  readonly opType?: readonly string[];
  /** Accounts whose operations to tell, as senders; all when left out */
  readonly address?: readonly Address[];
  /** Accounts that receive: one notification for each event whose field to or recipient names one of them, with the data of that event; all when left out */
  readonly recipient?: readonly Address[];
}

/** The mint address of a token: 32 bytes in hex, answered with 0x. 32 zero bytes are the native token. */
export type Mint = string;

/** A name with its owner, records and price */
export interface Name {
  /** Full name: label, dot and suffix of the chain */
  readonly name: string;
  /** Part of the name before the dot, such as alice */
  readonly label: string;
  /** Owner of the name; null if not registered */
  readonly owner?: Address | null;
  /** Account that the name resolves to; null if not registered */
  readonly address?: Address | null;
  /** True if it is the primary name of that account */
  readonly primary: boolean;
  /** Time of the registration in Unix seconds; null if not registered */
  readonly registered_at?: Time | null;
  /** End of the paid period in Unix seconds; null if not registered */
  readonly expires_at?: Time | null;
  /** End of the grace period in Unix seconds; null if not registered */
  readonly grace_until?: Time | null;
  /** True in the grace period: the name has expired, and only its owner can renew it */
  readonly in_grace: boolean;
  /** Text records of the name, by key */
  readonly records: { readonly [name: string]: string };
  /** Total price paid in raw native units; null if not registered */
  readonly price_paid?: Amount | null;
  /** True if the name can be registered now */
  readonly available: boolean;
  /** Current price of a year in raw native units, for a registration or a renewal */
  readonly price: Amount;
  /** True if the name is reserved */
  readonly reserved: boolean;
  /** Registered name that looks like this one and blocks it; null for none */
  readonly look_alike?: string | null;
}

/** A finalized block: chain_subscribe_newHeads. */
export interface NewHead {
  /** Which block it is, counted from genesis */
  readonly height: Height;
  /** Hash of the header, by which the block is known */
  readonly hash: Hash;
  /** Hash of the block before it; zeros for the first */
  readonly parentHash: Hash;
  /** When the block was proposed, in Unix seconds */
  readonly timestamp: Time;
  /** Account of the validator that proposed it */
  readonly proposer: Address;
  /** Root of the tree over the state after this block */
  readonly stateRoot: Hash;
  /** Merkle root of the bundles in the block */
  readonly transactionsRoot: Hash;
  /** Gas that all its bundles used */
  readonly gasUsed: number;
  /** Most gas that a block at this height may use */
  readonly gasLimit: number;
  /** Least price of gas at this height, in raw native units */
  readonly baseFee: number;
  /** How many bundles the block has */
  readonly bundleCount: number;
}

/** A bundle of a finalized block: chain_subscribe_newTransactions. */
export interface NewTransaction {
  /** Which block includes it, counted from genesis */
  readonly blockHeight: Height;
  /** Hash of the block that includes it */
  readonly blockHash: Hash;
  /** Hash of the bundle, by which its receipt is found */
  readonly bundleHash: Hash;
  /** Place of the bundle in its block, from 0 */
  readonly bundleIndex: number;
  /** Account that sent the bundle and pays for it */
  readonly from: Address;
  /** Names of its operations, in their order, such as Transfer */
  readonly operations: readonly string[];
  /** Gas that the bundle used */
  readonly gasUsed: number;
  /** When the block was proposed, in Unix seconds */
  readonly timestamp: Time;
}

/** An operation: its name, and its fields. */
export type Operation = 
  | { readonly Memo: {
    /** Data in hex, at most 1,024 bytes; the chain does not interpret it */
    readonly data: string;
  } }
  | { readonly AddKey: {
    /** Signature scheme of the key, by name or number */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    /** Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key */
    readonly public_key: string;
    /** Proof of possession in hex: signature by the new key of Blake3("pop/v1", chain id, account, public key) */
    readonly proof_of_possession: string;
  } }
  | { readonly RemoveKey: {
    /** Signature scheme of the key, by name or number */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    /** Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key */
    readonly public_key: string;
  } }
  | { readonly RotateKey: {
    /** Public key to replace, in hex */
    readonly old_public_key: string;
    /** Signature scheme of the key, by name or number */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    /** Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key */
    readonly new_public_key: string;
    /** Proof of possession in hex: signature by the new key of Blake3("pop/v1", chain id, account, public key) */
    readonly proof_of_possession: string;
  } }
  | { readonly Transfer: {
    /** Recipient of the tokens */
    readonly to: Address;
    /** Token: symbol in any case, or mint address as 0x and 64 hex digits */
    readonly token_symbol: string;
    /** Amount in raw units, above zero */
    readonly amount: Amount | number;
    /** Text for the recipient, at most 128 characters; null for none */
    readonly memo?: string | null;
  } }
  | { readonly BatchTransfer: {
    /** Transfers: 1 to 256 entries of recipient, token and amount */
    readonly transfers: readonly {
      /** Recipient of the tokens */
      readonly to: Address;
      /** Token: symbol in any case, or mint address as 0x and 64 hex digits */
      readonly token_symbol: string;
      /** Amount in raw units, above zero */
      readonly amount: Amount | number;
    }[];
  } }
  | { readonly CreateToken: {
    /** Name of the token, 1 to 64 characters */
    readonly name: string;
    /** Symbol of the token: a letter, then up to 11 letters, digits and dots; unique */
    readonly symbol: string;
    /** Decimal places of the token, 0 to 18 */
    readonly decimals: number;
    /** Initial supply in raw units, at most 2^120 */
    readonly supply: Amount | number;
    /** Owner of the token, which receives the supply */
    readonly owner: Address;
    /** True if the owner may mint more later */
    readonly mintable?: boolean;
    /** Maximum supply in raw units; null for 2^120 */
    readonly max_supply?: Amount | number | null;
  } }
  | { readonly MintToken: {
    /** Mint address of the token */
    readonly mint: Mint;
    /** Recipient of the new tokens */
    readonly to: Address;
    /** Amount to mint in raw units, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly BurnToken: {
    /** Mint address of the token */
    readonly mint: Mint;
    /** Amount to burn in raw units, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly UpdateTokenMetadata: {
    /** Mint address of a token that the sender created */
    readonly mint: Mint;
    /** Link to further metadata, at most 512 bytes */
    readonly metadata_uri?: string | null;
    /** Link to an image, at most 512 bytes */
    readonly image?: string | null;
    /** Description of the token, at most 1,000 characters */
    readonly description?: string | null;
    /** Home page, at most 512 bytes */
    readonly external_url?: string | null;
    /** Twitter name or link, at most 128 characters */
    readonly twitter?: string | null;
    /** Discord name or link, at most 128 characters */
    readonly discord?: string | null;
    /** Telegram name or link, at most 128 characters */
    readonly telegram?: string | null;
    /** GitHub name or link, at most 128 characters */
    readonly github?: string | null;
  } }
  | { readonly LockTokenMetadata: {
    /** Mint address of a token that the sender created */
    readonly mint: Mint;
  } }
  | { readonly SetTokenAuthority: {
    /** Mint address of the token */
    readonly mint: Mint;
    /** Role to change: mint, freeze, owner, pause or attest */
    readonly role: "mint" | "freeze" | "owner" | "pause" | "attest";
    /** New holder of the role; null to renounce it permanently */
    readonly new?: Address | null;
  } }
  | { readonly FreezeAccount: {
    /** Mint address of the stablecoin */
    readonly mint: Mint;
    /** Account to freeze or unfreeze */
    readonly account: Address;
    /** True to freeze the account, false to unfreeze it */
    readonly frozen: boolean;
  } }
  | { readonly PauseToken: {
    /** Mint address of the stablecoin or bridged token */
    readonly mint: Mint;
    /** True to pause the token, false to resume it */
    readonly paused: boolean;
  } }
  | { readonly SetMinterAllowance: {
    /** Mint address of the stablecoin */
    readonly mint: Mint;
    /** Account of the minter */
    readonly minter: Address;
    /** Amount that it may mint in any window, in raw units; 0 to remove the minter */
    readonly allowance: Amount | number;
    /** Length of the window in seconds */
    readonly window_s: number;
  } }
  | { readonly AttestReserves: {
    /** Mint address of the stablecoin */
    readonly mint: Mint;
    /** Amount covered by the reserves in raw units */
    readonly reserves: Amount | number;
    /** Hash of the reserve report, 32 bytes */
    readonly report_hash: Hex32;
  } }
  | { readonly Stake: {
    /** Consensus key of the validator in hex; a new key registers a validator */
    readonly validator_pubkey: ConsensusKey;
    /** Amount to stake in raw native units, above zero */
    readonly amount: Amount | number;
    /** Proof of possession of a new consensus key; null unless the key registers a validator */
    readonly proof_of_possession?: string | null;
  } }
  | { readonly Unstake: {
    /** Amount to unstake in raw native units, above zero */
    readonly amount: Amount | number;
    /** Operator account of the validator; null for the own stake first, then delegations, oldest first */
    readonly validator?: Address | null;
  } }
  | { readonly ClaimUnstake: { readonly [name: string]: never } }
  | { readonly ClaimRewards: {
    /** Operator account of the validator; null for all */
    readonly validator?: Address | null;
  } }
  | { readonly SetCommission: {
    /** Commission in basis points, at most 5,000 */
    readonly commission_bps: number;
  } }
  | { readonly Unjail: { readonly [name: string]: never } }
  | { readonly SetValidatorMetadata: {
    /** Name of the validator, 1 to 64 characters */
    readonly name: string;
    /** Description of the operator, at most 500 characters */
    readonly description: string;
    /** Home page, at most 256 characters */
    readonly website: string;
    /** Link to an image, at most 256 characters */
    readonly avatar: string;
  } }
  | { readonly SetPoolConfig: {
    /** True to accept delegations */
    readonly pool_enabled: boolean;
    /** Name of the delegation pool, 1 to 64 characters */
    readonly pool_name: string;
    /** Minimum delegation in raw native units; 0 for any amount */
    readonly min_delegation: Amount | number;
    /** True if rewards of new delegations compound by default */
    readonly auto_compound_default: boolean;
  } }
  | { readonly SetAutoCompound: {
    /** Operator account of the validator */
    readonly validator: Address;
    /** True to compound rewards at the end of each epoch; false to claim them */
    readonly enable: boolean;
  } }
  | { readonly Redelegate: {
    /** Operator account of the current validator */
    readonly from_validator: Address;
    /** Operator account of the new validator */
    readonly to_validator: Address;
    /** Stake to move in raw native units, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly SubmitEvidence: {
    /** First signed consensus message, bytes in hex */
    readonly message_a: string;
    /** Second message by the same key, which conflicts with the first */
    readonly message_b: string;
  } }
  | { readonly RotateConsensusKey: {
    /** New consensus key in hex, which signs from the next epoch on */
    readonly new_consensus_pubkey: ConsensusKey;
    /** Proof of possession in hex: Ed25519 signature by the new key of its pop/v1 digest */
    readonly proof_of_possession: string;
  } }
  | { readonly CreateMultiSig: {
    /** Signers of the account, 2 to 20, all different */
    readonly signers: readonly Address[];
    /** Number of signers that must approve a transaction, from 2 to all */
    readonly threshold: number;
    /** Label of the account for display, 1 to 64 characters */
    readonly label: string;
  } }
  | { readonly ProposeMultiSigTx: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** Operations of the transaction, 1 to 32, in order, all or nothing */
    readonly operations: (readonly InnerOperation[]) | string;
    /** Reasons for the transaction, 1 to 256 characters */
    readonly description: string;
    /** Last height of execution; 0 for 1,296,000 blocks from now */
    readonly valid_until?: Height;
  } }
  | { readonly ApproveMultiSigTx: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** Number of the transaction within the account, counted from 0 */
    readonly tx_id: number;
  } }
  | { readonly ApproveMultiSigOperations: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** Number of the transaction within the account, counted from 0 */
    readonly tx_id: number;
    /** Hash of the approved operations, as returned by chain_getMultiSigTx; null to skip the check */
    readonly operations_hash?: Hex32 | null;
  } }
  | { readonly RevokeMultiSigApproval: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** Number of the transaction within the account, counted from 0 */
    readonly tx_id: number;
  } }
  | { readonly SetRecovery: {
    /** Guardians of the account, at most 10; empty to turn recovery off */
    readonly guardians: readonly Address[];
    /** Number of guardians that must approve a recovery, from 1 to all */
    readonly threshold: number;
    /** Seconds in which the owner can object to a recovery, at most 30 days */
    readonly timelock_s: number;
    /** True if the account can only cancel a recovery while it is pending */
    readonly freeze_on_recovery?: boolean;
  } }
  | { readonly InitiateRecovery: {
    /** Account to recover */
    readonly account: Address;
    /** Public key that the account will get, in hex */
    readonly new_public_key: string;
    /** Signature scheme of the key, by name or number */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
  } }
  | { readonly CancelRecovery: { readonly [name: string]: never } }
  | { readonly FinalizeRecovery: {
    /** Account to recover */
    readonly account: Address;
  } }
  | { readonly ReportContractSafety: {
    /** Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain */
    readonly chain: string;
    /** Contract address in the notation of its chain */
    readonly contract: string;
    /** Link to the evidence, at most 512 bytes */
    readonly evidence_uri: string;
  } }
  | { readonly CreateProposal: {
    /** Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text) */
    readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
    /** Title of the proposal, 1 to 128 characters */
    readonly title: string;
    /** Reasons for the proposal, 1 to 10,000 characters */
    readonly description: string;
    /** Key to change, such as dex.fee_bps; only for parameter proposals */
    readonly parameter_key?: string | null;
    /** New value of the parameter, as text; only for parameter proposals */
    readonly parameter_value?: string | null;
    /** Account to pay; only for treasury proposals */
    readonly treasury_recipient?: Address | null;
    /** Amount to pay in raw native units; only for treasury proposals */
    readonly treasury_amount?: Amount | number | null;
    /** Chain to rate on, such as ethereum; only for safety proposals */
    readonly safety_chain?: string | null;
    /** Address of the contract to rate, in the notation of its chain; only for safety proposals */
    readonly safety_contract?: string | null;
    /** Safety level for wallets to show; only for safety proposals */
    readonly safety_level?: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious" | null;
    /** Project of the contract; optional, only for safety proposals */
    readonly safety_collection?: string | null;
  } }
  | { readonly VoteProposal: {
    /** Number of the proposal, counted from 0 */
    readonly proposal_id: number;
    /** True to vote in favor, false to vote against */
    readonly approve: boolean;
  } }
  | { readonly VoteProposalContent: {
    /** Number of the proposal, counted from 0 */
    readonly proposal_id: number;
    /** True to vote in favor, false to vote against */
    readonly approve: boolean;
    /** Hash of the type, texts, proposer and action of the proposal, computed by the voter; null to skip the check */
    readonly content_hash?: Hex32 | null;
  } }
  | { readonly ExecuteProposal: {
    /** Number of the proposal, counted from 0 */
    readonly proposal_id: number;
  } }
  | { readonly CancelProposal: {
    /** Number of the proposal, counted from 0 */
    readonly proposal_id: number;
  } }
  | { readonly ScheduleUpgrade: {
    /** Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once */
    readonly name: string;
    /** Semantic version of the software, such as 2.0.0 */
    readonly version: string;
    /** First height of the new version; nodes of the old version stop before it */
    readonly target_height: Height;
    /** Files of the new version by platform, such as linux-x64; a single file applies to every platform */
    readonly binaries: { readonly [name: string]: {
      /** URL of the file: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lower-case hex digits */
      readonly sha256: string;
    } } | {
      /** URL of the file: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lower-case hex digits */
      readonly sha256: string;
    };
    /** Release notes and instructions, at most 2,000 characters */
    readonly info?: string;
  } }
  | { readonly CancelUpgrade: {
    /** Number of the plan, counted from 0 */
    readonly plan_id: number;
  } }
  | { readonly VoteUpgrade: {
    /** Number of the plan, counted from 0 */
    readonly plan_id: number;
    /** True to vote in favor, false to vote against */
    readonly approve: boolean;
  } }
  | { readonly VoteUpgradePlan: {
    /** Number of the plan, counted from 0 */
    readonly plan_id: number;
    /** True to vote in favor, false to vote against */
    readonly approve: boolean;
    /** Hash of the name, version, height, files, text and proposer of the plan, computed by the voter; null to skip the check */
    readonly content_hash?: Hex32 | null;
  } }
  | { readonly CreatePool: {
    /** First token: symbol in any letter case, or mint address with 0x */
    readonly token_a: string;
    /** Second token: symbol in any letter case, or mint address with 0x */
    readonly token_b: string;
    /** Amount of the first token to deposit, in raw units */
    readonly amount_a: Amount | number;
    /** Amount of the second token to deposit, in raw units; the ratio of both amounts sets the price */
    readonly amount_b: Amount | number;
    /** Lock of the LP tokens in seconds, at most 100 years; 0 for no lock */
    readonly lp_lock_duration: number;
  } }
  | { readonly AddLiquidity: {
    /** First token: symbol in any letter case, or mint address with 0x */
    readonly token_a: string;
    /** Second token: symbol in any letter case, or mint address with 0x */
    readonly token_b: string;
    /** Maximum amount of the first token to deposit, in raw units */
    readonly amount_a: Amount | number;
    /** Maximum amount of the second token to deposit, in raw units */
    readonly amount_b: Amount | number;
    /** Minimum LP tokens to receive, in raw units; the operation fails below it */
    readonly min_lp_tokens: Amount | number;
  } }
  | { readonly RemoveLiquidity: {
    /** First token: symbol in any letter case, or mint address with 0x */
    readonly token_a: string;
    /** Second token: symbol in any letter case, or mint address with 0x */
    readonly token_b: string;
    /** LP tokens to burn, in raw units */
    readonly lp_amount: Amount | number;
    /** Minimum to receive of the first token in raw units; fails below it */
    readonly min_amount_a: Amount | number;
    /** Minimum to receive of the second token in raw units; fails below it */
    readonly min_amount_b: Amount | number;
  } }
  | { readonly Swap: {
    /** Input token: symbol in any letter case, or mint address with 0x */
    readonly from_token: string;
    /** Output token: symbol in any letter case, or mint address with 0x */
    readonly to_token: string;
    /** Input amount in raw units, above zero */
    readonly amount_in: Amount | number;
    /** Minimum output in raw units; the swap fails below it */
    readonly min_amount_out: Amount | number;
  } }
  | { readonly SwapRoute: {
    /** Mint addresses from the input token to the output token, 2 to 5 */
    readonly path: readonly Mint[];
    /** Input amount in raw units of the first token, above zero */
    readonly amount_in: Amount | number;
    /** Minimum output in raw units of the last token; fails below it */
    readonly min_amount_out: Amount | number;
    /** Recipient of the output; null for the sender */
    readonly recipient?: Address | null;
  } }
  | { readonly LockLiquidity: {
    /** First token of the pool: symbol in any letter case, or mint address with 0x */
    readonly token_a: string;
    /** Second token of the pool: symbol in any letter case, or mint address with 0x */
    readonly token_b: string;
    /** LP tokens to lock, in raw units; 0 to extend existing locks */
    readonly lp_amount: Amount | number;
    /** End of the locks in Unix seconds, at most 100 years from now */
    readonly unlock_at: Time;
  } }
  | { readonly ExtendLpLock: {
    /** Address of the pool */
    readonly pool: Mint;
    /** Number of the lock within the pool */
    readonly lock_id: number;
    /** New end of the lock in Unix seconds, later than before, at most 100 years ahead */
    readonly unlock_at: Time;
  } }
  | { readonly TransferLpLock: {
    /** Address of the pool */
    readonly pool: Mint;
    /** Number of the lock within the pool */
    readonly lock_id: number;
    /** New owner of the lock */
    readonly to: Address;
  } }
  | { readonly CreatePresale: {
    /** Mint address of the token; the sender must be its creator or owner */
    readonly token_mint: Mint;
    /** Payment token: native or a stablecoin; null for the native token */
    readonly payment_token?: string | null;
    /** Amount to sell in raw units, above zero */
    readonly tokens_for_sale: Amount | number;
    /** Minimum raised amount in raw units of the payment token, at least a quarter of the hard cap */
    readonly soft_cap: Amount | number;
    /** Maximum raised amount in raw units of the payment token */
    readonly hard_cap: Amount | number;
    /** Minimum of a contribution in raw units of the payment token */
    readonly min_contribution: Amount | number;
    /** Maximum total contribution of an account in raw units of the payment token */
    readonly max_contribution: Amount | number;
    /** Start of contributions in Unix seconds, inclusive; at most 30 days from now */
    readonly start_time: Time;
    /** End of contributions in Unix seconds, exclusive; at most 90 days after the start */
    readonly end_time: Time;
    /** Part of the raised amount that goes into the pool, 5,100 to 10,000 basis points */
    readonly liquidity_bps: number;
    /** Pool rate as a part of the presale rate, 5,000 to 10,000 basis points */
    readonly listing_rate_bps: number;
    /** Lock of the pool liquidity in seconds, 30 days to 100 years (default: a year) */
    readonly lp_lock_duration?: number;
    /** Optional settings: vesting, whitelist, unsold tokens, and texts */
    readonly options?: {
      /** Delivery schedule of the bought tokens; null to deliver all at finalization */
      readonly vesting?: {
        /** Part delivered at finalization, in basis points */
        readonly tge_bps: number;
        /** Length of a cycle in seconds */
        readonly cycle_seconds: number;
        /** Part delivered after each cycle, in basis points */
        readonly cycle_bps: number;
      } | null;
      /** Use of unsold tokens: return (to the creator) or burn */
      readonly unsold?: "return" | "burn";
      /** Accounts allowed, at most 1,000; empty for everyone */
      readonly whitelist?: readonly Address[];
      /** Title of the presale, at most 64 characters */
      readonly title?: string | null;
      /** Description of the presale, at most 1,000 characters */
      readonly description?: string | null;
      /** Link to more information, at most 512 bytes */
      readonly url?: string | null;
    } | null;
  } }
  | { readonly ContributePresale: {
    /** Number of the presale, counted from 1 */
    readonly presale_id: number;
    /** Amount in raw units of the payment token */
    readonly amount: Amount | number;
  } }
  | { readonly FinalizePresale: {
    /** Number of the presale, counted from 1 */
    readonly presale_id: number;
  } }
  | { readonly RefundPresale: {
    /** Number of the presale, counted from 1 */
    readonly presale_id: number;
    /** Account to refund; null for the sender */
    readonly contributor?: Address | null;
  } }
  | { readonly CancelPresale: {
    /** Number of the presale, counted from 1 */
    readonly presale_id: number;
  } }
  | { readonly ClaimPresale: {
    /** Number of the presale, counted from 1 */
    readonly presale_id: number;
  } }
  | { readonly CreateNftCollection: {
    /** Name of the collection, 1 to 64 characters */
    readonly name: string;
    /** Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique */
    readonly symbol: string;
    /** Base of the metadata URIs of its tokens, at most 512 bytes; can be empty */
    readonly base_uri: string;
    /** Maximum number of tokens ever minted, including burned ones; 0 for no limit */
    readonly max_supply: number;
    /** Royalty of the sender on sales, in basis points, at most 10,000 */
    readonly royalty_bps: number;
    /** Description of the collection, at most 1,000 characters; null for none */
    readonly description?: string | null;
    /** Link to an icon, at most 512 bytes; null for none */
    readonly icon_uri?: string | null;
    /** Link to a banner, at most 512 bytes; null for none */
    readonly banner_uri?: string | null;
    /** Home page of the collection, at most 512 bytes; null for none */
    readonly external_url?: string | null;
  } }
  | { readonly MintNft: {
    /** Address of a collection that the sender owns */
    readonly collection: Mint;
    /** Number of the token within its collection, 0 to 2^128 - 1 */
    readonly token_id: U128 | number;
    /** URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the token number */
    readonly metadata_uri: string;
    /** Account that receives the token */
    readonly recipient: Address;
  } }
  | { readonly TransferNft: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the token within its collection, 0 to 2^128 - 1 */
    readonly token_id: U128 | number;
    /** Recipient of the token */
    readonly to: Address;
  } }
  | { readonly BurnNft: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the token within its collection, 0 to 2^128 - 1 */
    readonly token_id: U128 | number;
  } }
  | { readonly ApproveNft: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the token in its collection; null for all tokens of the sender */
    readonly token_id?: U128 | number | null;
    /** Account that may transfer them */
    readonly operator: Address;
    /** True to grant the approval, false to revoke it */
    readonly approved: boolean;
  } }
  | { readonly UpdateNftCollection: {
    /** Address of a collection that the sender owns */
    readonly collection: Mint;
    /** Description of the collection, at most 1,000 characters; null for none */
    readonly description?: string | null;
    /** Link to an icon, at most 512 bytes; null for none */
    readonly icon_uri?: string | null;
    /** Link to a banner, at most 512 bytes; null for none */
    readonly banner_uri?: string | null;
    /** Home page of the collection, at most 512 bytes; null for none */
    readonly external_url?: string | null;
    /** New owner of the collection; null to keep it */
    readonly owner?: Address | null;
  } }
  | { readonly LockNftCollection: {
    /** Address of a collection that the sender owns */
    readonly collection: Mint;
  } }
  | { readonly CreateMultiTokenCollection: {
    /** Name of the collection, 1 to 64 characters */
    readonly name: string;
    /** Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique */
    readonly symbol: string;
    /** Base of the metadata URIs of its tokens, at most 512 bytes; can be empty */
    readonly base_uri: string;
    /** Royalty of the owner on sales, in basis points, at most 10,000 */
    readonly royalty_bps: number;
    /** Description of the collection, at most 1,000 characters; null for none */
    readonly description?: string | null;
    /** Link to an icon, at most 512 bytes; null for none */
    readonly icon_uri?: string | null;
    /** Link to a banner, at most 512 bytes; null for none */
    readonly banner_uri?: string | null;
    /** Home page of the collection, at most 512 bytes; null for none */
    readonly external_url?: string | null;
  } }
  | { readonly DefineTokenType: {
    /** Address of a collection that the sender owns */
    readonly collection: Mint;
    /** Number of the type within the collection, chosen by the owner */
    readonly type_id: U64 | number;
    /** Name of the type, 1 to 64 characters */
    readonly name: string;
    /** URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the type number */
    readonly metadata_uri: string;
    /** Maximum supply at any time, in units; 0 for no limit */
    readonly max_supply: U128 | number;
    /** True if any amount can be transferred; false if each transfer moves one unit */
    readonly is_fungible: boolean;
  } }
  | { readonly MintMultiToken: {
    /** Address of a collection that the sender owns */
    readonly collection: Mint;
    /** Number of the type within the collection */
    readonly type_id: U64 | number;
    /** Account that receives the units */
    readonly recipient: Address;
    /** Number of units to mint, above zero */
    readonly amount: U128 | number;
  } }
  | { readonly BatchMintMultiToken: {
    /** Address of a collection that the sender owns */
    readonly collection: Mint;
    /** Entries of type, recipient and amount, 1 to 256 */
    readonly mints: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Account that receives the units */
      readonly recipient: Address;
      /** Number of units to mint, above zero */
      readonly amount: U128 | number;
    }[]) | string;
  } }
  | { readonly TransferMultiToken: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the type within the collection */
    readonly type_id: U64 | number;
    /** Recipient of the units */
    readonly to: Address;
    /** Number of units to transfer, above zero */
    readonly amount: U128 | number;
  } }
  | { readonly BatchTransferMultiToken: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Entries of type, recipient and amount, 1 to 256 */
    readonly transfers: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Recipient of the units */
      readonly to: Address;
      /** Number of units to transfer, above zero */
      readonly amount: U128 | number;
    }[]) | string;
  } }
  | { readonly BurnMultiToken: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the type within the collection */
    readonly type_id: U64 | number;
    /** Number of units to burn, above zero */
    readonly amount: U128 | number;
  } }
  | { readonly SetMultiTokenOperator: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Account that may transfer units of the sender */
    readonly operator: Address;
    /** True to approve the operator, false to remove it */
    readonly approved: boolean;
  } }
  | { readonly CreateStakingPool: {
    /** Mint address of the token to stake */
    readonly token_mint: Mint;
    /** Source of the rewards: a first deposit, such as USDC:5000000 in raw units, or the only account that may fund the pool */
    readonly reward_source: string | Address | {
      /** Reward token: symbol in any letter case, or mint address with 0x */
      readonly token: string;
      /** Amount to deposit in raw units */
      readonly amount: Amount | number;
    };
    /** Rewards for all stakers together, in raw units a second, above zero */
    readonly reward_rate: Amount | number;
    /** Lock of each deposit in seconds, at most three years */
    readonly lock_period: number;
    /** Maximum total stake in raw units; 0 for no limit */
    readonly capacity: Amount | number;
    /** Maximum stake of an account in raw units; 0 for no limit */
    readonly per_user_cap: Amount | number;
  } }
  | { readonly StakeToPool: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
    /** Amount to stake in raw units, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly UnstakeFromPool: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
    /** Amount to unstake in raw units, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly ClaimPoolRewards: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
  } }
  | { readonly FundStakingPool: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
    /** Amount to add in raw units of the reward token, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly CloseStakingPool: {
    /** Address of a staking pool that the sender created */
    readonly pool_address: Mint;
  } }
  | { readonly Anchor: {
    /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; owned by the sender, or not owned yet */
    readonly namespace: string;
    /** Name of the hash in its namespace, 1 to 128 bytes; can be used only once */
    readonly key: string;
    /** Anchored hash, 32 bytes of any hash function; never zero */
    readonly value_hash: string;
    /** Link to the hashed document, which the chain does not read; null if none */
    readonly uri?: string | null;
  } }
  | { readonly TransferNamespace: {
    /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it */
    readonly namespace: string;
    /** New owner of the namespace */
    readonly to: Address;
  } }
  | { readonly RegisterName: {
    /** Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens */
    readonly name: string;
    /** Salt of the commitment, 32 bytes; null to register without a commitment */
    readonly salt?: Hex32 | null;
  } }
  | { readonly CommitName: {
    /** Blake3 of name, sender and salt, 32 bytes; it does not reveal the name */
    readonly commitment: Hex32;
  } }
  | { readonly TransferName: {
    /** Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens */
    readonly name: string;
    /** New owner of the name */
    readonly to: Address;
  } }
  | { readonly SetNameRecord: {
    /** Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens */
    readonly name: string;
    /** Key of the record: address, primary, or a text record such as url */
    readonly key: string;
    /** Value of the record, at most 256 characters; empty to remove a text record */
    readonly value: string;
  } }
  | { readonly BridgeDeposit: {
    /** Lower-case name of the other chain, such as ethereum */
    readonly chain: string;
    /** Transaction hash on the other chain, in its notation */
    readonly tx_hash: string;
    /** Index of the log in the transaction, counted from 0 */
    readonly log_index?: number;
    /** Symbol of the token on this chain, or its mint address as 0x and 64 hex digits */
    readonly symbol: string;
    /** Amount locked on the other chain, in raw units there */
    readonly amount: Amount | number;
    /** Recipient account on this chain */
    readonly recipient: Address;
    /** Signatures of attesters: the hex of borsh {set_index u32, sigs [{index u8, signature}]}, or the same as JSON; null only on test networks that accept deposits without a proof */
    readonly proof?: string | {
      /** Number of the attester set that signed */
      readonly set_index: number;
      /** Signatures, sorted by attester index, at most one each */
      readonly sigs: readonly {
        /** Index of the attester in its set, counted from 0 */
        readonly index: number;
        /** Ed25519 signature over the digest */
        readonly signature: string;
      }[];
    } | null;
  } }
  | { readonly BridgeWithdraw: {
    /** Mint address of the token to withdraw */
    readonly token_mint: Mint;
    /** Amount to release, in raw units of this chain; fees come on top */
    readonly amount: Amount | number;
    /** Lower-case name of the other chain, such as ethereum */
    readonly chain: string;
    /** Recipient on the other chain */
    readonly destination: string;
  } }
  | { readonly RegisterBridgeMapping: {
    /** Lower-case name of the other chain, such as ethereum */
    readonly chain: string;
    /** Contract of the token on the other chain; native for its own coin */
    readonly contract: string;
    /** Mint address of the token on this chain: a bridged token that the protocol mints */
    readonly mint: Mint;
  } }
  | { readonly BridgeObserve: {
    /** Lower-case name of the other chain, such as ethereum */
    readonly chain: string;
    /** Transaction hash on the other chain, in its notation */
    readonly tx_hash: string;
    /** Index of the log in the transaction, counted from 0 */
    readonly log_index?: number;
    /** Symbol of the token on this chain, or its mint address as 0x and 64 hex digits */
    readonly symbol: string;
    /** Amount locked on the other chain, in raw units there */
    readonly amount: Amount | number;
    /** Recipient account on this chain */
    readonly recipient: Address;
    /** Ed25519 signature of the attester over the digest of the deposit */
    readonly signature: string;
  } }
  | { readonly BridgeAttestWithdrawal: {
    /** Number of the withdrawal, counted from 1 */
    readonly withdrawal_id: number;
    /** Ed25519 signature of the attester over the digest of the withdrawal, or of its release */
    readonly signature: string;
    /** Release transaction on the other chain; null to sign for the release */
    readonly release_tx?: string | null;
  } }
  | { readonly SetAttesterSet: {
    /** Number of the new set: that of the current set plus 1 */
    readonly set_index: number;
    /** Ed25519 public keys of the attesters, 3 to 32, all different */
    readonly attesters: readonly string[];
    /** Number of signatures required, more than two thirds of the attesters */
    readonly threshold: number;
  } }
  | { readonly SetBridgeLimits: {
    /** Mint address of the token on this chain: a bridged token that the protocol mints */
    readonly mint: Mint;
    /** Largest single receive that is credited without delay, in raw units; larger ones wait 24 hours */
    readonly per_tx: Amount | number;
    /** Largest total of receives within 24 hours that is credited without delay, in raw units; receives beyond it wait 24 hours */
    readonly per_day: Amount | number;
    /** True to pause the token in both directions */
    readonly paused: boolean;
    /** Treasury fee of a withdrawal in basis points of the amount, at most 1,000 */
    readonly fee_bps: number;
    /** Flat fee of each withdrawal in raw units, on top of the amount: for the attester that submits the release on EVM chains, for the treasury on others. While it is 0, mainnet refuses withdrawals to EVM chains */
    readonly base_fee: Amount | number;
  } }
  | { readonly CancelPendingReceive: {
    /** Number of the bridge transfer, counted over both directions */
    readonly receive_id: number;
  } }
  | { readonly RefundWithdrawal: {
    /** Number of the withdrawal, counted from 1 */
    readonly withdrawal_id: number;
  } }
  | { readonly SetBridgeLane: {
    /** Name of the other Trellis chain: trellis- and its chain id */
    readonly chain: string;
    /** Mint address of the token on this chain */
    readonly mint: Mint;
    /** True to open the channel for the token, false to close it in both directions */
    readonly open: boolean;
  } }
  | { readonly BridgeLock: {
    /** Mint address of the token on this chain */
    readonly token_mint: Mint;
    /** Amount to lock in raw units */
    readonly amount: Amount | number;
    /** Name of the other Trellis chain: trellis- and its chain id */
    readonly chain: string;
    /** Recipient account on the other chain, as 0x and 64 hex digits */
    readonly recipient: string;
  } }
  | { readonly BridgeUnlock: {
    /** Name of the other Trellis chain: trellis- and its chain id */
    readonly chain: string;
    /** Number of the withdrawal, counted from 1 */
    readonly withdrawal_id: number;
    /** Mint address of the token on this chain */
    readonly mint: Mint;
    /** Amount of the withdrawal in raw units of this chain */
    readonly amount: Amount | number;
    /** Recipient account on this chain, written as in the withdrawal */
    readonly destination: string;
    /** Expiry of the signatures in Unix seconds, as in the withdrawal */
    readonly expires_at: Time;
    /** Signatures of attesters of this chain, sorted by their index here */
    readonly proof: string | {
      /** Number of the attester set that signed */
      readonly set_index: number;
      /** Signatures, sorted by attester index, at most one each */
      readonly sigs: readonly {
        /** Index of the attester in its set, counted from 0 */
        readonly index: number;
        /** Ed25519 signature over the digest */
        readonly signature: string;
      }[];
    };
  } }
  | { readonly RegisterBridgeChain: {
    /** Name of the new chain: lower-case letters, digits and hyphens */
    readonly chain: string;
    /** Formats of its transactions, contracts and addresses: as on Ethereum, Solana, Bitcoin or Tron, or unchecked. Chains of the family evm have an escrow contract */
    readonly family: "evm" | "solana" | "bitcoin" | "tron" | "unchecked";
    /** Seconds until a transaction there is final and attested, at most 604,800 */
    readonly eta_seconds: number;
  } }
  | { readonly CreateBridgeToken: {
    /** Symbol of the token: a letter, then up to 11 letters, digits and dots; unique */
    readonly symbol: string;
    /** Name of the token, 1 to 64 characters */
    readonly name: string;
    /** Decimal places of the token on this chain, 0 to 18 */
    readonly decimals: number;
    /** Lower-case name of the other chain, such as ethereum */
    readonly chain: string;
    /** Contract of the token on the other chain; native for its own coin */
    readonly contract: string;
    /** Decimals of the token on the other chain, 0 to 36 */
    readonly decimals_external: number;
  } }
  | { readonly SubmitIntent: {
    /** Blake3 hash of the text */
    readonly intent_hash: Hex32;
    /** Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters */
    readonly text: string;
    /** Operations of the plan, 1 to 32, in order, all or nothing */
    readonly plan: (readonly InnerOperation[]) | string;
    /** Deadline in Unix seconds, compared with the block time; 0 for none */
    readonly deadline?: Time;
  } }
  | { readonly RegisterProgram: {
    /** Program of at most 8,192 bytes, as JSON or its text: name, version, title, description, params, require, steps and limits */
    readonly program_json: string | { readonly [name: string]: unknown };
  } }
  | { readonly ExecuteProgram: {
    /** Program name, 3 to 32 characters a-z, 0-9 and dash */
    readonly name: string;
    /** Version to run, required; the command line inserts the reviewed one */
    readonly version?: number;
    /** Parameters by name, as JSON or its text, with amounts in raw units; {} for none */
    readonly params: string | { readonly [name: string]: unknown };
  } }
  | { readonly RunProgram: {
    /** Program name, 3 to 32 characters a-z, 0-9 and dash */
    readonly name: string;
    /** Version to run, required; the command line inserts the reviewed one */
    readonly version?: number;
    /** Hash of the text, computed by the caller; null to skip the check */
    readonly program_hash?: Hex32 | null;
    /** Parameters by name, as JSON or its text, with amounts in raw units; {} for none */
    readonly params: string | { readonly [name: string]: unknown };
  } }
  | { readonly DeprecateProgram: {
    /** Program name, 3 to 32 characters a-z, 0-9 and dash */
    readonly name: string;
  } }
  | { readonly CreateDao: {
    /** Name of the DAO, 1 to 64 characters; not unique */
    readonly name: string;
    /** Mint address of the token whose holders vote; can be the native token */
    readonly token_mint: Mint;
    /** Settings by name; {} for the defaults */
    readonly config: {
      /** Raw units of the token that the proposer must hold until the vote ends */
      readonly proposal_threshold?: Amount | number | null;
      /** Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points */
      readonly quorum_bps?: number | null;
      /** Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points */
      readonly approval_bps?: number | null;
      /** Blocks between the proposal and the first block of the vote, 1 to 43,200 */
      readonly voting_delay_blocks?: number | null;
      /** Length of the vote in blocks, 150 to 1,296,000 */
      readonly voting_period_blocks?: number | null;
      /** Seconds between the end of the vote and the earliest execution, at most 30 days */
      readonly timelock_s?: number | null;
      /** Seconds after the timelock in which the proposal can be executed, at least 3,600 */
      readonly execution_window_s?: number | null;
      /** Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension */
      readonly late_quorum_extension_blocks?: number | null;
      /** Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it */
      readonly guardian?: Address | null;
      /** True if the vote ends as soon as the proposal is certain to pass */
      readonly allow_early_execution?: boolean | null;
      /** Purpose of the DAO, at most 1,000 characters */
      readonly description?: string | null;
      /** Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none */
      readonly url?: string | null;
    } | string;
  } }
  | { readonly DaoPropose: {
    /** Account of the DAO, which holds its treasury */
    readonly dao: Address;
    /** Title of the proposal, 1 to 128 characters */
    readonly title: string;
    /** Reasons for the proposal, at most 10,000 characters */
    readonly description: string;
    /** Effect of the execution: "text" for none, {"operations":[…]} with up to 32 operations of the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}} */
    readonly proposal_type: "text" | {
      /** No effect besides its title and description */
      readonly text: { readonly [name: string]: never };
    } | {
      /** Operations that the DAO executes in order, 1 to 32, all or nothing */
      readonly operations: readonly InnerOperation[];
    } | {
      /** Settings to change; omitted ones stay */
      readonly config: {
        /** Raw units of the token that the proposer must hold until the vote ends */
        readonly proposal_threshold?: Amount | number | null;
        /** Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points */
        readonly quorum_bps?: number | null;
        /** Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points */
        readonly approval_bps?: number | null;
        /** Blocks between the proposal and the first block of the vote, 1 to 43,200 */
        readonly voting_delay_blocks?: number | null;
        /** Length of the vote in blocks, 150 to 1,296,000 */
        readonly voting_period_blocks?: number | null;
        /** Seconds between the end of the vote and the earliest execution, at most 30 days */
        readonly timelock_s?: number | null;
        /** Seconds after the timelock in which the proposal can be executed, at least 3,600 */
        readonly execution_window_s?: number | null;
        /** Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension */
        readonly late_quorum_extension_blocks?: number | null;
        /** Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it */
        readonly guardian?: Address | null;
        /** True if the vote ends as soon as the proposal is certain to pass */
        readonly allow_early_execution?: boolean | null;
        /** Purpose of the DAO, at most 1,000 characters */
        readonly description?: string | null;
        /** Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none */
        readonly url?: string | null;
      };
    } | {
      /** A payment from the treasury */
      readonly treasury: {
        /** Account to pay */
        readonly to: Address;
        /** Symbol or mint address of the token */
        readonly token: string;
        /** Amount to pay in raw units, above zero */
        readonly amount: Amount | number;
      };
    } | string;
  } }
  | { readonly DaoVote: {
    /** Account of the DAO, which holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, counted from 0 */
    readonly proposal_id: number;
    /** Vote: for, against or abstain; also true and false, or 1, 0 and 2 */
    readonly vote: string | boolean | number;
  } }
  | { readonly DaoVoteContent: {
    /** Account of the DAO, which holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, counted from 0 */
    readonly proposal_id: number;
    /** Vote: for, against or abstain; also true and false, or 1, 0 and 2 */
    readonly vote: string | boolean | number;
    /** Hash of the texts, proposer and payload of the proposal, computed by the voter; null to skip the check */
    readonly content_hash?: Hex32 | null;
  } }
  | { readonly DaoExecute: {
    /** Account of the DAO, which holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, counted from 0 */
    readonly proposal_id: number;
  } }
  | { readonly DaoCancel: {
    /** Account of the DAO, which holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, counted from 0 */
    readonly proposal_id: number;
  } }
  | { readonly DaoDeposit: {
    /** Account of the DAO, which holds its treasury */
    readonly dao: Address;
    /** Symbol or mint address of the token */
    readonly token: string;
    /** Amount to deposit in raw units, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly CreateSettleOrder: {
    /** Symbol or mint address of the token to sell */
    readonly sell_token: string;
    /** Symbol or mint address of the token to buy */
    readonly buy_token: string;
    /** Amount to sell in raw units, all or nothing */
    readonly sell_amount: Amount | number;
    /** Minimum amount to receive in raw units, above zero */
    readonly min_buy_amount: Amount | number;
    /** Deadline in Unix seconds, at most 30 days ahead; matches must be earlier */
    readonly deadline: Time;
    /** Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all */
    readonly tier: number;
  } }
  | { readonly MatchSettleOrder: {
    /** Number of the order, counted from 1 */
    readonly order_id: number;
    /** Amount offered in raw units of the buy token, at least the minimum of the order */
    readonly buy_amount: Amount | number;
  } }
  | { readonly SettleOrder: {
    /** Number of the order, counted from 1 */
    readonly order_id: number;
  } }
  | { readonly RegisterMarketMaker: {
    /** Tier of a market maker: 1 (largest bond, matches first) to 3 */
    readonly tier: number;
    /** Total bond in raw native units, including the existing bond */
    readonly bond: Amount | number;
    /** Name of the market maker, chosen by itself and not verified */
    readonly name: string;
  } }
  | { readonly CancelSettleOrder: {
    /** Number of the order, counted from 1 */
    readonly order_id: number;
  } }
  | { readonly WithdrawMarketMakerBond: { readonly [name: string]: never } }
  | { readonly CreatePassport: {
    /** Gamertag of 3 to 20 characters: letters A to Z of either case, digits and underscores; unique in any letter case */
    readonly gamertag: string;
    /** Link to a picture: https, ipfs or ar, at most 256 bytes; null for none */
    readonly avatar_uri?: string | null;
    /** Self-description, at most 280 characters; null for none */
    readonly bio?: string | null;
  } }
  | { readonly UpdatePassport: {
    /** New gamertag, at most one change in 30 days; null to keep it */
    readonly gamertag?: string | null;
    /** Link to a picture: https, ipfs or ar; empty to remove it, null to keep it */
    readonly avatar_uri?: string | null;
    /** Self-description, at most 280 characters; empty to remove it, null to keep it */
    readonly bio?: string | null;
  } }
  | { readonly RegisterGame: {
    /** Unique id of 3 to 32 characters: a-z, 0-9 and hyphens */
    readonly game_id: string;
    /** Name of the game, 1 to 64 characters */
    readonly name: string;
    /** Only account that can write profiles of the game; permanent, not the zero address */
    readonly authority: Address;
  } }
  | { readonly UpdateGameProfile: {
    /** Account of the player, which must have a passport */
    readonly passport_owner: Address;
    /** Id of a game whose authority is the sender */
    readonly game_id: string;
    /** Current numbers by name, at most 32; they replace the previous ones */
    readonly stats: { readonly [name: string]: number };
    /** Achievements to add; existing ones stay */
    readonly achievements: readonly string[];
    /** Current total score of the player in the game */
    readonly score: number;
  } }
  | { readonly SetGameVisibility: {
    /** Id of a registered game, with or without a profile of the sender */
    readonly game_id: string;
    /** False to hide the profile from responses */
    readonly visible: boolean;
  } }
  | { readonly EvmTransaction: {
    /** Signed Ethereum transaction: RLP bytes in hex, at most 130,980 bytes */
    readonly raw: string;
  } };

/** An operation of a finalized block: chain_subscribe_logs. */
export interface OperationLog {
  /** Which block includes it, counted from genesis */
  readonly blockHeight: Height;
  /** Hash of the block that includes it */
  readonly blockHash: Hash;
  /** Hash of the bundle, by which its receipt is found */
  readonly bundleHash: Hash;
  /** Place of the bundle in its block, from 0 */
  readonly bundleIndex: number;
  /** Place of the operation in its bundle, from 0 */
  readonly opIndex: number;
  /** Name of the operation, such as Transfer */
  readonly opType: string;
  /** Account that sent the bundle */
  readonly from: Address;
  /** What the operation did: the fields of its last event that says so, else its own; of a Transfer from, to, token, amount */
  readonly data: { readonly [name: string]: unknown };
  /** When the block was proposed, in Unix seconds */
  readonly timestamp: Time;
}

/** Operation of a bundle with its parameters */
export interface OperationRecord {
  /** Index of the operation in its bundle, from 0 */
  readonly index: number;
  /** Name of the operation, such as Transfer */
  readonly type: string;
  /** Parameters of the operation, by name */
  readonly fields: unknown;
}

/** Block without its transactions */
export interface OtterscanBlockDetails {
  /** Fields of eth_getBlockByNumber and transactionCount (a JSON number), without transactions and bloom filter */
  readonly block: { readonly [name: string]: unknown };
  /** Native units issued by the block */
  readonly issuance: OtterscanIssuance;
  /** Fees paid by its transactions, in wei */
  readonly totalFees: Quantity;
}

/** Page of the transactions of a block */
export interface OtterscanBlockPage {
  /** Block with the transactions of the page; input is limited to its first four bytes */
  readonly fullblock: { readonly [name: string]: unknown };
  /** Receipts of the page, without logs */
  readonly receipts: readonly { readonly [name: string]: unknown }[];
}

/** Creator of a contract */
export interface OtterscanCreator {
  /** Hash of the transaction that created it */
  readonly hash: EthereumHash;
  /** Sender of that transaction */
  readonly creator: EthereumAddress;
}

/** Native units issued by a block, in wei */
export interface OtterscanIssuance {
  /** Reward of the proposer and the treasury */
  readonly blockReward: Quantity;
  /** Zero: the chain has no uncles */
  readonly uncleReward: Quantity;
  /** Sum of both rewards in wei */
  readonly issuance: Quantity;
}

/** Native transfer inside a transaction */
export interface OtterscanOperation {
  /** Always zero, a transfer: no contract is created or destroyed */
  readonly type: 0;
  /** Caller or sender */
  readonly from: EthereumAddress;
  /** Called account or recipient; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native value, in wei */
  readonly value: Quantity;
}

/** Transaction, or native transfer inside it */
export interface OtterscanTrace {
  /** Always CALL: no EVM code runs on this chain */
  readonly type: "CALL";
  /** Zero for the transaction, one for inner transfers */
  readonly depth: number;
  /** Caller or sender */
  readonly from: EthereumAddress;
  /** Called account or recipient; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native value, in wei */
  readonly value: Quantity;
  /** Call data; for native bundles their bytes */
  readonly input: EthereumData;
  /** Return data; empty if there is none */
  readonly output: EthereumData;
}

/** Transactions of an address, newest first */
export interface OtterscanTransactions {
  /** Transactions, as returned by eth_getTransactionByHash */
  readonly txs: readonly { readonly [name: string]: unknown }[];
  /** Receipts, each with the timestamp of its block */
  readonly receipts: readonly { readonly [name: string]: unknown }[];
  /** True if the address has no newer transactions */
  readonly firstPage: boolean;
  /** True if the address has no older transactions */
  readonly lastPage: boolean;
}

/** A player passport with totals over all games */
export interface Passport {
  /** Account of the passport, which cannot be transferred */
  readonly owner: Address;
  /** Gamertag of the player, in its original letter case */
  readonly gamertag: string;
  /** Link to the picture of the player; empty for none */
  readonly avatar_uri: string;
  /** Self-description of the player, at most 280 characters; empty for none */
  readonly bio: string;
  /** Experience: counted points of all games, at most 1,000 a game and epoch */
  readonly xp: number;
  /** Level of the player: 1 + floor(sqrt(xp / 100)) */
  readonly level: number;
  /** Number of games with a profile of the player */
  readonly games: number;
  /** Number of achievements in all games */
  readonly achievements: number;
  /** Time of creation in Unix seconds */
  readonly created_at: Time;
  /** Height of the block that created the passport */
  readonly created_at_height: Height;
  /** Primary name of the account; null if it has none */
  readonly name?: string | null;
}

/** Number as 0x and hex digits without leading zeros */
export type Quantity = string;

/** Receipt of a final bundle */
export interface Receipt {
  /** Id of the bundle */
  readonly bundle_hash: Hash;
  /** Height of the block that includes the bundle */
  readonly block_height: Height;
  /** Hash of the block that includes the bundle */
  readonly block_hash: Hash;
  /** Index of the bundle in the block, from 0 */
  readonly index: number;
  /** Account that sent the bundle and paid the fee */
  readonly from: Address;
  /** Nonce of the sender */
  readonly nonce: number;
  /** Always success: a failed bundle is in no block */
  readonly status: "success";
  /** Gas that execution used */
  readonly gas_used: number;
  /** Price paid for a unit of gas in nano-units; 10^9 nano-units are one native token */
  readonly gas_price: number;
  /** Fee in raw native units */
  readonly fee: Amount;
  /** Proposer's share of the fee, in raw native units */
  readonly fee_proposer: Amount;
  /** Treasury's share of the fee, in raw native units */
  readonly fee_treasury: Amount;
  /** Operations of the bundle, in order */
  readonly operations: readonly OperationRecord[];
  /** Events of the operations, in order */
  readonly events: readonly Event[];
  /** Time of the block, in Unix seconds */
  readonly timestamp: Time;
  /** Always true: blocks are final when they are committed */
  readonly finalized: boolean;
  /** Signatures of the bundle */
  readonly signatures: readonly {
    /** Signature scheme, such as Ed25519 */
    readonly key_type: string;
    /** Public key of the signature in hex; null if unknown */
    readonly public_key?: string | null;
  }[];
}

/** Error with which a bundle was rejected */
export interface Refusal {
  /** Permanent code of the error */
  readonly code: number;
  /** Name of the error, such as InsufficientBalance */
  readonly name: string;
  /** Message for people */
  readonly message: string;
  /** Details of the error, by name */
  readonly details: unknown;
  /** Index of the failed operation, from 0; null if the bundle as a whole failed */
  readonly op_index?: number | null;
}

/** Bundle that this node rejected; other nodes may not know it */
export interface Rejected {
  /** Id of the bundle */
  readonly bundle_hash: Hash;
  /** Always rejected: the bundle is in no block */
  readonly status: "rejected";
  /** Error with which this node rejected the bundle */
  readonly error: Refusal;
  /** Time at which this node rejected the bundle, in Unix seconds */
  readonly rejected_at: Time;
}

/** Options of a signed bundle, which contains its own terms */
export interface SubmitOptions {
  /** When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block */
  readonly wait?: "pending" | "included" | null;
}

/** What a subscription was answered with. */
export type SubscriptionId = string;

/** A moment in seconds since 1970 (Unix time). */
export type Time = number;

/** A token with its authorities and supply */
export interface Token {
  /** Mint address, the identifier of the token; 32 zero bytes for the native token */
  readonly mint: Mint;
  /** Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case */
  readonly symbol: string;
  /** Name of the token, 1 to 64 characters */
  readonly name: string;
  /** Decimal places of the token, 0 to 18 */
  readonly decimals: number;
  /** Standard of the token: native, fungible, stablecoin, bridged (from another chain) or lp (shares of a pool) */
  readonly standard: "native" | "fungible" | "stablecoin" | "bridged" | "lp";
  /** Maximum supply in raw units; null for 2^120 */
  readonly max_supply?: Amount | null;
  /** Owner of the token, which can transfer the ownership; null for none */
  readonly owner?: Address | null;
  /** Account that may change the metadata until they are locked */
  readonly creator: Address;
  /** Account that may mint; for a stablecoin, the issuer, which sets the allowances of minters; null if no account may */
  readonly mint_authority?: Address | null;
  /** Account that may freeze accounts for a stablecoin; null for none */
  readonly freeze_authority?: Address | null;
  /** Account that may pause a stablecoin or a bridged token; null for none */
  readonly pause_authority?: Address | null;
  /** Account that attests the reserves of a stablecoin; null for none */
  readonly attestor?: Address | null;
  /** True while the token is paused */
  readonly paused: boolean;
  /** Metadata set by the creator */
  readonly metadata: {
    /** Link to further metadata, at most 512 bytes; empty for none */
    readonly metadata_uri: string;
    /** Link to an image, at most 512 bytes; empty for none */
    readonly image: string;
    /** Description of the token, at most 1,000 characters; empty for none */
    readonly description: string;
    /** Home page, at most 512 bytes; empty for none */
    readonly external_url: string;
    /** Twitter name or link, at most 128 characters; empty for none */
    readonly twitter: string;
    /** Discord name or link, at most 128 characters; empty for none */
    readonly discord: string;
    /** Telegram name or link, at most 128 characters; empty for none */
    readonly telegram: string;
    /** GitHub name or link, at most 128 characters; empty for none */
    readonly github: string;
  };
  /** True if the metadata are permanently locked */
  readonly metadata_locked: boolean;
  /** Time of the last metadata change in Unix seconds; null for never */
  readonly metadata_updated_at?: Time | null;
  /** Contract on another chain that a bridged token represents; null for other tokens */
  readonly bridge?: {
    /** Name of the other chain */
    readonly chain: string;
    /** Address of the token contract on that chain */
    readonly contract: string;
    /** Decimals of the token on that chain, 0 to 36 */
    readonly decimals_external: number;
  } | null;
  /** Time of creation in Unix seconds */
  readonly created_at: Time;
  /** Height of the block that created the token */
  readonly created_at_height: Height;
  /** Total supply in raw units */
  readonly total_supply: Amount;
  /** True while an account can mint more */
  readonly mintable: boolean;
  /** Active protections of a stablecoin; null for other tokens */
  readonly security_layers?: (readonly ("role_separation" | "minter_allowance" | "daily_mint_limit" | "reserve_attestation" | "pause_and_freeze" | "timelocked_roles")[]) | null;
  /** Number of holders; null without the explorer plugin */
  readonly holders?: number | null;
  /** Number of transfers; null without the explorer plugin */
  readonly transfers?: number | null;
  /** Reputation, 0 to 100; null without the explorer plugin */
  readonly reputation?: number | null;
}

/** An unsigned 128-bit number: the id of a token, or units without decimals. Answered as a decimal string; an integer is accepted as well. */
export type U128 = string;

/** An unsigned 256-bit number. Answered as a decimal string; an integer is accepted as well. */
export type U256 = string;

/** An unsigned 64-bit number. Answered as a decimal string; an integer is accepted as well. */
export type U64 = string;

/** Options of the bundle; all are optional */
export interface WriteOptions {
  /** Gas limit of the bundle; by default as measured */
  readonly gas_limit?: number | null;
  /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token; by default the price that the node requires */
  readonly gas_price?: number | null;
  /** Last height at which a block may include the bundle; 0 for no limit; by default chosen by the node */
  readonly valid_until?: Height | null;
  /** Text stored with the bundle, up to 256 characters */
  readonly memo?: string | null;
  /** When to respond: pending (default), once the bundle is in the mempool, or included, once it is in a block */
  readonly wait?: "pending" | "included" | null;
  /** True to simulate only: effects and cost */
  readonly dry_run?: boolean | null;
  /** True to proceed despite the node's warnings */
  readonly force?: boolean | null;
}

/** Every method by name. */
export interface Methods {
  /**
   * Adds liquidity to a pool: as much of both amounts as matches its price, in exchange for LP tokens.
   *
   * - `token_a`: First token: symbol in any letter case, or mint address with 0x
   * - `token_b`: Second token: symbol in any letter case, or mint address with 0x
   * - `amount_a`: Maximum amount of the first token to deposit, in raw units
   * - `amount_b`: Maximum amount of the second token to deposit, in raw units
   * - `min_lp_tokens`: Minimum LP tokens to receive, in raw units; the operation fails below it
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_addLiquidity: {
    params: [token_a: string, token_b: string, amount_a: Amount | number, amount_b: Amount | number, min_lp_tokens: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Output of the operation, simulated before it is sent */
      readonly simulated: {
        /** LP tokens received, in raw units */
        readonly lp_tokens: Amount;
        /** Amount of the first token deposited, in raw units */
        readonly used_a: Amount;
        /** Amount of the second token deposited, in raw units */
        readonly used_b: Amount;
      };
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Output of the operation, simulated before it is sent */
      readonly simulated?: {
        /** LP tokens received, in raw units */
        readonly lp_tokens: Amount;
        /** Amount of the first token deposited, in raw units */
        readonly used_a: Amount;
        /** Amount of the second token deposited, in raw units */
        readonly used_b: Amount;
      } | null;
    };
  };
  /**
   * Deposits of all accounts, from any chain.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_allBridgeDeposits: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the bridge transfer, counted over both directions */
          readonly deposit_id: number;
          /** Lower-case name of the other chain, such as ethereum */
          readonly chain: string;
          /** Transaction hash on the other chain, in its notation */
          readonly tx_hash: string;
          /** Index of the log in the transaction, counted from 0 */
          readonly log_index: number;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Amount in raw units of the token on this chain */
          readonly amount: Amount;
          /** Recipient of the tokens */
          readonly recipient: Address;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Withdrawals of all accounts, to any chain.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_allBridgeWithdrawals: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the withdrawal, counted from 1 */
          readonly withdrawal_id: number;
          /** Account whose tokens were burned */
          readonly sender: Address;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Amount in raw units of the token on this chain */
          readonly amount: Amount;
          /** Total fee in raw units of the same token, on top of the amount */
          readonly fee: Amount;
          /** Part of the fee for the attester that submits the release, in raw units of the token on this chain */
          readonly release_fee: Amount;
          /** Lower-case name of the other chain, such as ethereum */
          readonly chain: string;
          /** Contract of the token on the other chain; native for its own coin */
          readonly contract: string;
          /** Amount to release on the other chain, in raw units there */
          readonly amount_external: Amount;
          /** Recipient on the other chain */
          readonly destination: string;
          /** Deadline of the release on the other chain, in Unix seconds */
          readonly expires_at: Time;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.
   *
   * - `namespace`: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; owned by the sender, or not owned yet
   * - `key`: Name of the hash in its namespace, 1 to 128 bytes; can be used only once
   * - `value_hash`: Anchored hash, 32 bytes of any hash function; never zero
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_anchor: {
    params: [namespace: string, key: string, value_hash: string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it */
        readonly namespace: string;
        /** Name of the hash in its namespace, 1 to 128 bytes; can be used only once */
        readonly key: string;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Anchors of an account.
   *
   * - `owner`: Account that anchored it
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_anchorsBy: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it */
          readonly namespace: string;
          /** Name of the hash in its namespace, 1 to 128 bytes; can be used only once */
          readonly key: string;
          /** Anchored hash, 32 bytes of any hash function; never zero */
          readonly value_hash: Hex32;
          /** Account that anchored it */
          readonly owner: Address;
          /** Link to the hashed document, which the chain does not read; null if none */
          readonly uri?: string | null;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Anchors of a hash in any namespace.
   *
   * - `value_hash`: Anchored hash, 32 bytes of any hash function; never zero
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_anchorsOfHash: {
    params: [value_hash: Hex32, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it */
          readonly namespace: string;
          /** Name of the hash in its namespace, 1 to 128 bytes; can be used only once */
          readonly key: string;
          /** Anchored hash, 32 bytes of any hash function; never zero */
          readonly value_hash: Hex32;
          /** Account that anchored it */
          readonly owner: Address;
          /** Link to the hashed document, which the chain does not read; null if none */
          readonly uri?: string | null;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Approves a transaction of a multi-signature account. A hash of the operations makes the approval fail if the transaction has different ones. The approval that reaches the threshold executes the transaction, and its sender pays the gas. Signers only.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `multisig_address`: Address of the multi-signature account
   * - `tx_id`: Number of the transaction within the account, counted from 0
   * - `operations_hash`: Hash of the approved operations, as returned by chain_getMultiSigTx; null to skip the check
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_approveMultiSigTx: {
    params: [from: Address, multisig_address: Address, tx_id: number, operations_hash?: Hex32 | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Number of approvals after the call */
      readonly approval_count: number;
      /** Number of approvals required */
      readonly threshold: number;
      /** True if the call executed the transaction */
      readonly executed: boolean;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Number of approvals after the call */
      readonly approval_count?: number | null;
      /** Number of approvals required */
      readonly threshold?: number | null;
      /** True if the call executed the transaction */
      readonly executed?: boolean | null;
    };
  };
  /**
   * Detects a transaction hash, an explorer link or a proof, and returns the status of its deposits. Deposits that enough attesters report are credited without any action.
   *
   * - `payload`: Transaction hash of another chain, a link with one, or a proof as hex or JSON
   * - `recipient`: Recipient account to filter by; null for all
   */
  chain_autobridge: {
    params: [payload: string, recipient?: Address | null];
    result: {
      /** Detected form of the payload */
      readonly detected: {
        /** Other chains on which the hash is well-formed; empty for a proof */
        readonly chain: readonly string[];
        /** Form of the payload: hash of an EVM chain, signature of Solana, hash of Bitcoin or Tron, or a proof of attesters */
        readonly kind: "evm" | "solana" | "bitcoin" | "proof";
      };
      /** executed: all deposits are credited; waiting: at least one is in progress, or the payload is a proof; already_processed: at least one was cancelled; unknown: no attester has reported any */
      readonly status: "executed" | "waiting" | "already_processed" | "unknown";
      /** Number of attesters that signed the first deposit; for a proof, its number of signatures */
      readonly have: number;
      /** Number of signatures required */
      readonly need: number;
      /** Known deposits of the transaction, at most 8 a chain */
      readonly deposits: readonly BridgeOp[];
      /** Bundle that received the first deposit; null if none is received */
      readonly bundle_hash?: Hash | null;
    };
  };
  /**
   * Mints 1 to 256 entries in a collection of the sender, all or nothing.
   *
   * - `collection`: Address of a collection that the sender owns
   * - `mints_array`: Entries of type, recipient and amount, 1 to 256
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_batchMintMultiToken: {
    params: [collection: Mint, mints_array: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Account that receives the units */
      readonly recipient: Address;
      /** Number of units to mint, above zero */
      readonly amount: U128 | number;
    }[]) | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Transfers 1 to 256 entries, all or nothing. The balance of the sender must cover the total of each type.
   *
   * - `collection`: Address of the collection
   * - `transfers_array`: Entries of type, recipient and amount, 1 to 256
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_batchTransferMultiToken: {
    params: [collection: Mint, transfers_array: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Recipient of the units */
      readonly to: Address;
      /** Number of units to transfer, above zero */
      readonly amount: U128 | number;
    }[]) | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Deposits credited to an account.
   *
   * - `recipient`: Recipient of the tokens
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_bridgeDeposits: {
    params: [recipient: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the bridge transfer, counted over both directions */
          readonly deposit_id: number;
          /** Lower-case name of the other chain, such as ethereum */
          readonly chain: string;
          /** Transaction hash on the other chain, in its notation */
          readonly tx_hash: string;
          /** Index of the log in the transaction, counted from 0 */
          readonly log_index: number;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Amount in raw units of the token on this chain */
          readonly amount: Amount;
          /** Recipient of the tokens */
          readonly recipient: Address;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Credits tokens that were locked on another chain, given the signatures of enough attesters. Each log of a transaction is credited at most once. Above a limit of the token, the credit is delayed by 24 hours.
   *
   * - `chain`: Lower-case name of the other chain, such as ethereum
   * - `tx_hash`: Transaction hash on the other chain, in its notation
   * - `symbol`: Symbol of the token on this chain, or its mint address as 0x and 64 hex digits
   * - `amount`: Amount locked on the other chain, in raw units there
   * - `recipient`: Recipient account on this chain; it sends the operation and pays its fee
   * - `proof`: Signatures of attesters: the hex of borsh {set_index u32, sigs [{index u8, signature}]}, or the same as JSON; null only on test networks that accept deposits without a proof
   * - `log_index`: Index of the log in the transaction, counted from 0
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_bridgeToken: {
    params: [chain: string, tx_hash: string, symbol: string, amount: Amount | number, recipient: Address, proof?: string | {
      /** Number of the attester set that signed */
      readonly set_index: number;
      /** Signatures, sorted by attester index, at most one each */
      readonly sigs: readonly {
        /** Index of the attester in its set, counted from 0 */
        readonly index: number;
        /** Ed25519 signature over the digest */
        readonly signature: string;
      }[];
    } | null, log_index?: number | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Number of the bridge transfer, counted over both directions */
        readonly deposit_id?: number;
        /** Time of the credit in Unix seconds; null if credited at once */
        readonly delayed_until?: Time | null;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Burns tokens for a release on the other chain. Fees are charged in the same token, for the treasury and for the attester that submits the release. If it is not released within 7 days, the foundation can refund it a day later.
   *
   * - `token_mint`: Mint address of the token to withdraw
   * - `amount`: Amount to release, in raw units of this chain; fees come on top
   * - `chain`: Lower-case name of the other chain, such as ethereum
   * - `destination`: Recipient on the other chain
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_bridgeWithdraw: {
    params: [token_mint: Mint, amount: Amount | number, chain: string, destination: string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Number of the withdrawal, counted from 1 */
        readonly withdrawal_id?: number;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Withdrawals to an address on another chain.
   *
   * - `chain`: Lower-case name of the other chain, such as ethereum
   * - `destination`: Recipient on the other chain
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_bridgeWithdrawals: {
    params: [chain: string, destination: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the withdrawal, counted from 1 */
          readonly withdrawal_id: number;
          /** Account whose tokens were burned */
          readonly sender: Address;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Amount in raw units of the token on this chain */
          readonly amount: Amount;
          /** Total fee in raw units of the same token, on top of the amount */
          readonly fee: Amount;
          /** Part of the fee for the attester that submits the release, in raw units of the token on this chain */
          readonly release_fee: Amount;
          /** Lower-case name of the other chain, such as ethereum */
          readonly chain: string;
          /** Contract of the token on the other chain; native for its own coin */
          readonly contract: string;
          /** Amount to release on the other chain, in raw units there */
          readonly amount_external: Amount;
          /** Recipient on the other chain */
          readonly destination: string;
          /** Deadline of the release on the other chain, in Unix seconds */
          readonly expires_at: Time;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Burns units of a type from the balance of the sender.
   *
   * - `collection`: Address of the collection
   * - `type_id`: Number of the type within the collection
   * - `amount`: Number of units to burn, above zero
   * - `owner`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_burnMultiToken: {
    params: [collection: Mint, type_id: U64 | number, amount: U128 | number, owner: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Burns a token of the sender. Its number is never reused.
   *
   * - `collection`: Address of the collection
   * - `token_id`: Number of the token within its collection, 0 to 2^128 - 1
   * - `owner`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_burnNft: {
    params: [collection: Mint, token_id: U128 | number, owner: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Cancels a proposal of the sender during its vote. The deposit is returned only if no one has voted.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `proposal_id`: Number of the proposal, counted from 0
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_cancelProposal: {
    params: [from: Address, proposal_id: number, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Cancels a plan before its height. In mode seed-authority, the authority decides. In mode full, the proposer can cancel during the vote, and validators can at any time if those that request it reach the quorum.
   *
   * - `plan_id`: Number of the plan, counted from 0
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_cancelUpgrade: {
    params: [plan_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** True if the plan is cancelled; false if more validators must request it */
        readonly cancelled?: boolean;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Claims all rewards of the sender in a pool, open or closed.
   *
   * - `pool_address`: Address of the staking pool
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_claimPoolRewards: {
    params: [pool_address: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Claimed rewards in raw units */
      readonly amount: Amount;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Claimed rewards in raw units */
      readonly amount?: Amount | null;
    };
  };
  /** Returns the consensus state of this node. */
  chain_consensusStatus: {
    params: [];
    result: {
      /** Height that validators are deciding */
      readonly height: Height;
      /** Consensus round at this height: 0 unless its first leaders failed */
      readonly round: number;
      /** Step of the node in the round: propose, prevote, precommit or commit */
      readonly step: string;
      /** Number of the epoch of the last final block */
      readonly epoch: number;
      /** Account of the validator that proposes in this round */
      readonly leader: Address;
      /** Height of the last final block */
      readonly finalized_height: Height;
      /** Number of validators by status */
      readonly validators: {
        /** Number of all validators, active or not */
        readonly total: number;
        /** Number of validators that sign blocks in this epoch */
        readonly active: number;
        /** Number of active validators that signed the last block or are linked with this node, itself included */
        readonly online: number;
        /** Number of validators currently skipped as leaders because they missed turns */
        readonly skipped: number;
        /** Number of validators jailed for misconduct or absence */
        readonly jailed: number;
      };
      /** Stake of the active validators, in raw native units */
      readonly voting_power: {
        /** Stake of all active validators */
        readonly total: Amount;
        /** Stake of the validators that signed the last block */
        readonly last_signed: Amount;
      };
      /** Stake whose signatures make a block final, in raw native units */
      readonly quorum: Amount;
      /** Time of the last final block, in Unix seconds */
      readonly last_block_time: Time;
      /** Mean interval of the last 100 blocks, in milliseconds */
      readonly block_interval_ms_avg: number;
      /** Target interval of blocks, in milliseconds */
      readonly target_interval_ms: number;
      /** Total of extra rounds in the last 100 blocks */
      readonly rounds_last_100: number;
      /** Scheduled upgrade; null if none */
      readonly upgrade?: {
        /** Name of the upgrade plan */
        readonly name: string;
        /** Height of the first block of the new version */
        readonly height: Height;
      } | null;
      /** Reason why this node has stopped taking part; null while it takes part */
      readonly halted_reason?: string | null;
    };
  };
  /**
   * Reports of a contract with their evidence.
   *
   * - `chain`: Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
   * - `contract`: Contract address in the notation of its chain
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_contractReports: {
    params: [chain: string, contract: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain */
          readonly chain: string;
          /** Contract address in the notation of its chain */
          readonly contract: string;
          /** Account that reported the contract */
          readonly reporter: Address;
          /** Link to the evidence */
          readonly evidence_uri: string;
          /** Number of accounts that have reported the contract */
          readonly reports: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Contributes to a presale. The full amount is accepted or none; it may be below the minimum only if it is exactly the remainder of the hard cap. The response shows the tokens bought; they are delivered when the presale is finalized.
   *
   * - `presale_id`: Number of the presale, counted from 1
   * - `amount`: Amount in raw units of the payment token
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_contributePresale: {
    params: [presale_id: number, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Raw units of the token bought */
      readonly tokens: Amount;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Raw units of the token bought */
      readonly tokens?: Amount | null;
    };
  };
  /**
   * Creates a DAO: an account with a treasury that acts by votes of token holders. All settings are optional.
   *
   * - `name`: Name of the DAO, 1 to 64 characters; not unique
   * - `token_mint`: Mint address of the token whose holders vote; can be the native token
   * - `config`: Settings by name; {} for the defaults
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createDao: {
    params: [name: string, token_mint: Mint, config: {
      /** Raw units of the token that the proposer must hold until the vote ends */
      readonly proposal_threshold?: Amount | number | null;
      /** Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points */
      readonly quorum_bps?: number | null;
      /** Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points */
      readonly approval_bps?: number | null;
      /** Blocks between the proposal and the first block of the vote, 1 to 43,200 */
      readonly voting_delay_blocks?: number | null;
      /** Length of the vote in blocks, 150 to 1,296,000 */
      readonly voting_period_blocks?: number | null;
      /** Seconds between the end of the vote and the earliest execution, at most 30 days */
      readonly timelock_s?: number | null;
      /** Seconds after the timelock in which the proposal can be executed, at least 3,600 */
      readonly execution_window_s?: number | null;
      /** Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension */
      readonly late_quorum_extension_blocks?: number | null;
      /** Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it */
      readonly guardian?: Address | null;
      /** True if the vote ends as soon as the proposal is certain to pass */
      readonly allow_early_execution?: boolean | null;
      /** Purpose of the DAO, at most 1,000 characters */
      readonly description?: string | null;
      /** Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none */
      readonly url?: string | null;
    } | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Account of the new DAO, which holds its treasury */
        readonly dao_address: Address;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates an account that acts when `threshold` of its signers approve. Its address is derived from signers and threshold, so it can receive payments before its creation. Signers and threshold are permanent.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `signers_array`: Signers of the account, 2 to 20, all different
   * - `threshold`: Number of signers that must approve a transaction, from 2 to all
   * - `label`: Label of the account for display, 1 to 64 characters
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createMultiSig: {
    params: [from: Address, signers_array: readonly Address[], threshold: number, label: string, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the new account, derived from signers and threshold */
        readonly address: Address;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates a collection of token types, owned by the sender. The metadata URI of a type defaults to base_uri followed by its number.
   *
   * - `name`: Name of the collection, 1 to 64 characters
   * - `symbol`: Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
   * - `base_uri`: Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
   * - `royalty_bps`: Royalty of the owner on sales, in basis points, at most 10,000
   * - `owner`: Account that sends the operation and pays the fee
   * - `description`: Description of the collection, at most 1,000 characters; null for none
   * - `icon_uri`: Link to an icon, at most 512 bytes; null for none
   * - `banner_uri`: Link to a banner, at most 512 bytes; null for none
   * - `external_url`: Home page of the collection, at most 512 bytes; null for none
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createMultiTokenCollection: {
    params: [name: string, symbol: string, base_uri: string, royalty_bps: number, owner: Address, description?: string | null, icon_uri?: string | null, banner_uri?: string | null, external_url?: string | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the new collection */
        readonly collection: Mint;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates an NFT collection owned by the sender. `max_supply` limits the number of tokens ever minted, including burned ones; 0 is no limit. The metadata URI of a token defaults to base_uri followed by its number.
   *
   * - `name`: Name of the collection, 1 to 64 characters
   * - `symbol`: Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique
   * - `base_uri`: Base of the metadata URIs of its tokens, at most 512 bytes; can be empty
   * - `max_supply`: Maximum number of tokens ever minted, including burned ones; 0 for no limit
   * - `royalty_bps`: Royalty of the sender on sales, in basis points, at most 10,000
   * - `owner`: Account that sends the operation and pays the fee
   * - `description`: Description of the collection, at most 1,000 characters; null for none
   * - `icon_uri`: Link to an icon, at most 512 bytes; null for none
   * - `banner_uri`: Link to a banner, at most 512 bytes; null for none
   * - `external_url`: Home page of the collection, at most 512 bytes; null for none
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createNftCollection: {
    params: [name: string, symbol: string, base_uri: string, max_supply: number, royalty_bps: number, owner: Address, description?: string | null, icon_uri?: string | null, banner_uri?: string | null, external_url?: string | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the new collection */
        readonly collection: Mint;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates the pool of two tokens with its first liquidity, which sets the price. The LP tokens can be locked.
   *
   * - `token_a`: First token: symbol in any letter case, or mint address with 0x
   * - `token_b`: Second token: symbol in any letter case, or mint address with 0x
   * - `amount_a`: Amount of the first token to deposit, in raw units
   * - `amount_b`: Amount of the second token to deposit, in raw units; the ratio of both amounts sets the price
   * - `lp_lock_duration`: Lock of the LP tokens in seconds, at most 100 years; 0 for no lock
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createPool: {
    params: [token_a: string, token_b: string, amount_a: Amount | number, amount_b: Amount | number, lp_lock_duration: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the new pool */
        readonly pool: Mint;
        /** Mint address of the LP token, which represents shares of the pool */
        readonly lp_mint: Mint;
        /** LP tokens received, in raw units */
        readonly lp_tokens?: Amount;
        /** Number of their lock within the pool; null without a lock */
        readonly lock_id?: number | null;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates a presale of a token before it has a market. The creator deposits the tokens for sale and for the pool. If the soft cap is reached, the raised amount funds a pool with locked liquidity and the rest goes to the creator; otherwise all contributions are refunded.
   *
   * - `token_mint`: Mint address of the token; the sender must be its creator or owner
   * - `payment_token`: Payment token: native or a stablecoin; null for the native token
   * - `tokens_for_sale`: Amount to sell in raw units, above zero
   * - `soft_cap`: Minimum raised amount in raw units of the payment token, at least a quarter of the hard cap
   * - `hard_cap`: Maximum raised amount in raw units of the payment token
   * - `min_contribution`: Minimum of a contribution in raw units of the payment token
   * - `max_contribution`: Maximum total contribution of an account in raw units of the payment token
   * - `start_time`: Start of contributions in Unix seconds, inclusive; at most 30 days from now
   * - `end_time`: End of contributions in Unix seconds, exclusive; at most 90 days after the start
   * - `liquidity_bps`: Part of the raised amount that goes into the pool, 5,100 to 10,000 basis points
   * - `listing_rate_bps`: Pool rate as a part of the presale rate, 5,000 to 10,000 basis points
   * - `lp_lock_duration`: Lock of the pool liquidity in seconds, 30 days to 100 years (default: a year)
   * - `sender`: Account that sends the operation and pays the fee
   * - `options`: Optional settings: vesting, whitelist, unsold tokens, and texts
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createPresale: {
    params: [token_mint: Mint, payment_token: string | null, tokens_for_sale: Amount | number, soft_cap: Amount | number, hard_cap: Amount | number, min_contribution: Amount | number, max_contribution: Amount | number, start_time: Time, end_time: Time, liquidity_bps: number, listing_rate_bps: number, lp_lock_duration: number | null, sender: Address, options?: {
      /** Delivery schedule of the bought tokens; null to deliver all at finalization */
      readonly vesting?: {
        /** Part delivered at finalization, in basis points */
        readonly tge_bps: number;
        /** Length of a cycle in seconds */
        readonly cycle_seconds: number;
        /** Part delivered after each cycle, in basis points */
        readonly cycle_bps: number;
      } | null;
      /** Use of unsold tokens: return (to the creator) or burn */
      readonly unsold?: "return" | "burn";
      /** Accounts allowed, at most 1,000; empty for everyone */
      readonly whitelist?: readonly Address[];
      /** Title of the presale, at most 64 characters */
      readonly title?: string | null;
      /** Description of the presale, at most 1,000 characters */
      readonly description?: string | null;
      /** Link to more information, at most 512 bytes */
      readonly url?: string | null;
    } | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Number of the presale, counted from 1 */
        readonly presale_id?: number;
        /** Account that holds the deposit and the contributions, in hex */
        readonly address?: Mint;
        /** Deposit of the creator in raw units of the token */
        readonly escrow?: Amount;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates a proposal: to change a parameter, to pay from the treasury, to rate a contract, or a text. A proposer with less than 1,000 native units bonded pays a deposit of 100.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `proposal_type`: Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text)
   * - `title`: Title of the proposal, 1 to 128 characters
   * - `description`: Reasons for the proposal, 1 to 10,000 characters
   * - `parameter_key`: Key to change, such as dex.fee_bps; only for parameter proposals
   * - `parameter_value`: New value of the parameter, as text; only for parameter proposals
   * - `treasury_recipient`: Account to pay; only for treasury proposals
   * - `treasury_amount`: Amount to pay in raw native units; only for treasury proposals
   * - `safety_chain`: Chain to rate on, such as ethereum; only for safety proposals
   * - `safety_contract`: Address of the contract to rate, in the notation of its chain; only for safety proposals
   * - `safety_level`: Safety level for wallets to show; only for safety proposals
   * - `safety_collection`: Project of the contract; optional, only for safety proposals
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createProposal: {
    params: [from: Address, proposal_type: "parameter" | "treasury" | "safety" | "text", title: string, description: string, parameter_key?: string | null, parameter_value?: string | null, treasury_recipient?: Address | null, treasury_amount?: Amount | number | null, safety_chain?: string | null, safety_contract?: string | null, safety_level?: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious" | null, safety_collection?: string | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Number of the proposal, counted from 0 */
        readonly proposal_id?: number;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together while rewards last. `reward_source` is either a first deposit of the reward token, such as USDC:5000000, or the only account that may fund the pool, in which case the staked token is the reward token. Each stake is locked for `lock_period` seconds. `capacity` and `per_user_cap` limit the stake; 0 is no limit.
   *
   * - `token_mint`: Mint address of the token to stake
   * - `reward_source`: Source of the rewards: a first deposit, such as USDC:5000000 in raw units, or the only account that may fund the pool
   * - `reward_rate`: Rewards for all stakers together, in raw units a second, above zero
   * - `lock_period`: Lock of each deposit in seconds, at most three years
   * - `capacity`: Maximum total stake in raw units; 0 for no limit
   * - `per_user_cap`: Maximum stake of an account in raw units; 0 for no limit
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createStakingPool: {
    params: [token_mint: Mint, reward_source: string | Address | {
      /** Reward token: symbol in any letter case, or mint address with 0x */
      readonly token: string;
      /** Amount to deposit in raw units */
      readonly amount: Amount | number;
    }, reward_rate: Amount | number, lock_period: number, capacity: Amount | number, per_user_cap: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the new staking pool */
        readonly pool_address?: Mint;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Creates a token, whose initial supply goes to the owner. Unless `mintable`, the supply can never increase.
   *
   * - `name`: Name of the token, 1 to 64 characters
   * - `symbol`: Symbol of the token: a letter, then up to 11 letters, digits and dots; unique
   * - `decimals`: Decimal places of the token, 0 to 18
   * - `supply`: Initial supply in raw units, at most 2^120
   * - `owner`: Owner of the token, which receives the supply
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_createToken: {
    params: [name: string, symbol: string, decimals: number, supply: Amount | number, owner: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Mint address of the new token, its identifier on the chain */
        readonly mint?: Mint;
        /** Symbol of the token as stored, in upper case */
        readonly symbol: string;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Cancels a proposal of a DAO. The proposer may cancel it until its vote ends, anyone may do so if the proposer no longer holds the threshold, and the guardian may until it is executed.
   *
   * - `dao_address`: Account of the DAO, which holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, counted from 0
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_daoCancel: {
    params: [dao_address: Address, proposal_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Deposits into the treasury of a DAO by DaoDeposit.
   *
   * - `dao_address`: Address of the DAO, which holds its treasury
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_daoDeposits: {
    params: [dao_address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Account that deposited the tokens */
          readonly from: Address;
          /** Token: symbol in any case, or mint address as 0x and 64 hex digits */
          readonly token: string;
          /** Deposited amount in raw units */
          readonly amount: Amount;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Executes a passed proposal of a DAO, after its timelock and within its execution window. Anyone may send this and pays the gas. If an operation fails, nothing is changed and the execution can be retried. Votes that are not counted yet are counted first, which starts the timelock.
   *
   * - `dao_address`: Account of the DAO, which holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, counted from 0
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_daoExecute: {
    params: [dao_address: Address, proposal_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Executed operations, in order; empty for a text or a change of settings */
      readonly results: readonly {
        /** Index of the operation, counted from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly type: string;
      }[];
      /** Status after the call: Executed, or Queued if the timelock has just started */
      readonly proposal_status: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed";
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Executed operations, in order; empty for a text or a change of settings */
      readonly results?: (readonly {
        /** Index of the operation, counted from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly type: string;
      }[]) | null;
      /** Status after the call: Executed, or Queued if the timelock has just started */
      readonly proposal_status?: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed" | null;
    };
  };
  /**
   * Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.
   *
   * - `dao_address`: Account of the DAO, which holds its treasury
   * - `title`: Title of the proposal, 1 to 128 characters
   * - `description`: Reasons for the proposal, at most 10,000 characters
   * - `proposal_type`: Effect of the execution: "text" for none, {"operations":[…]} with up to 32 operations of the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_daoPropose: {
    params: [dao_address: Address, title: string, description: string, proposal_type: "text" | {
      /** No effect besides its title and description */
      readonly text: { readonly [name: string]: never };
    } | {
      /** Operations that the DAO executes in order, 1 to 32, all or nothing */
      readonly operations: readonly Operation[];
    } | {
      /** Settings to change; omitted ones stay */
      readonly config: {
        /** Raw units of the token that the proposer must hold until the vote ends */
        readonly proposal_threshold?: Amount | number | null;
        /** Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points */
        readonly quorum_bps?: number | null;
        /** Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points */
        readonly approval_bps?: number | null;
        /** Blocks between the proposal and the first block of the vote, 1 to 43,200 */
        readonly voting_delay_blocks?: number | null;
        /** Length of the vote in blocks, 150 to 1,296,000 */
        readonly voting_period_blocks?: number | null;
        /** Seconds between the end of the vote and the earliest execution, at most 30 days */
        readonly timelock_s?: number | null;
        /** Seconds after the timelock in which the proposal can be executed, at least 3,600 */
        readonly execution_window_s?: number | null;
        /** Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension */
        readonly late_quorum_extension_blocks?: number | null;
        /** Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it */
        readonly guardian?: Address | null;
        /** True if the vote ends as soon as the proposal is certain to pass */
        readonly allow_early_execution?: boolean | null;
        /** Purpose of the DAO, at most 1,000 characters */
        readonly description?: string | null;
        /** Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none */
        readonly url?: string | null;
      };
    } | {
      /** A payment from the treasury */
      readonly treasury: {
        /** Account to pay */
        readonly to: Address;
        /** Symbol or mint address of the token */
        readonly token: string;
        /** Amount to pay in raw units, above zero */
        readonly amount: Amount | number;
      };
    } | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Number of the proposal within the DAO, counted from 0 */
        readonly proposal_id?: number;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Votes on a proposal of a DAO by its number, without a check of its content. The weight is the token balance at the snapshot.
   *
   * - `dao_address`: Account of the DAO, which holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, counted from 0
   * - `vote`: Vote: for, against or abstain; also true and false, or 1, 0 and 2
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_daoVote: {
    params: [dao_address: Address, proposal_id: number, vote: string | boolean | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Weight of the vote in raw units of the token */
      readonly weight: Amount;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Weight of the vote in raw units of the token */
      readonly weight?: Amount | null;
    };
  };
  /**
   * Votes on a proposal of a DAO.
   *
   * - `dao_address`: Address of the DAO, which holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, counted from 0
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_daoVotes: {
    params: [dao_address: Address, proposal_id: number, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Number of the proposal within the DAO, counted from 0 */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** Vote of the account: against, for or abstain */
          readonly vote: "against" | "for" | "abstain";
          /** Weight of the vote in raw units of the token */
          readonly weight: Amount;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Votes of an account in all DAOs.
   *
   * - `voter`: Account that voted
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_daoVotesOf: {
    params: [voter: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Number of the proposal within the DAO, counted from 0 */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** Vote of the account: against, for or abstain */
          readonly vote: "against" | "for" | "abstain";
          /** Weight of the vote in raw units of the token */
          readonly weight: Amount;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * DAOs created by an account.
   *
   * - `creator`: Account that created the DAO
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_daosCreated: {
    params: [creator: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Name of the DAO, 1 to 64 characters; not unique */
          readonly name: string;
          /** Mint address of the token whose holders vote */
          readonly token_mint: Mint;
          /** Account that created the DAO */
          readonly creator: Address;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * DAOs whose holders vote with a token.
   *
   * - `token_mint`: Mint address of the token whose holders vote
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_daosOfToken: {
    params: [token_mint: Mint, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Name of the DAO, 1 to 64 characters; not unique */
          readonly name: string;
          /** Mint address of the token whose holders vote */
          readonly token_mint: Mint;
          /** Account that created the DAO */
          readonly creator: Address;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Defines a token type in a collection of the sender. `max_supply` limits the supply at any time; 0 is no limit. A non-fungible type is transferred one unit at a time.
   *
   * - `collection`: Address of a collection that the sender owns
   * - `type_id`: Number of the type within the collection, chosen by the owner
   * - `name`: Name of the type, 1 to 64 characters
   * - `metadata_uri`: URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the type number
   * - `max_supply`: Maximum supply at any time, in units; 0 for no limit
   * - `is_fungible`: True if any amount can be transferred; false if each transfer moves one unit
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_defineTokenType: {
    params: [collection: Mint, type_id: U64 | number, name: string, metadata_uri: string, max_supply: U128 | number, is_fungible: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the type within the collection */
        readonly type_id: U64;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Returns the address of a public key. An account keeps its address when its keys change.
   *
   * - `pubkey_hex`: Public key in hex: 64 digits for Ed25519, 3,904 for Dilithium3 or ML-DSA-65
   */
  chain_deriveAddress: {
    params: [pubkey_hex: string];
    result: {
      /** Account of the key, in native form */
      readonly address: Address;
      /** Account as 0x and 64 hex digits */
      readonly hex: Hex32;
      /** Last 20 bytes of the account: its address for Ethereum clients */
      readonly evm_address: string;
      /** Signature scheme of the key, by name or number */
      readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    };
  };
  /**
   * Estimates gas and fee of operations in one bundle on the pending state, or returns the error with which they would fail.
   *
   * - `from`: Account that would send the bundle and pay the fee
   * - `operations`: Operations to execute in this order, all or nothing
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_estimateFee: {
    params: [from: Address, operations: readonly Operation[], opts?: WriteOptions | null];
    result: unknown;
  };
  /**
   * Runs the newest version of a program as the sender, all steps or nothing.
   *
   * - `name`: Program name, 3 to 32 characters a-z, 0-9 and dash
   * - `params`: Parameters by name, as JSON or its text, with amounts in raw units; {} for none
   * - `sender`: Account that runs the program and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_executeProgram: {
    params: [name: string, params: string | { readonly [name: string]: unknown }, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Version of the program, from 1 */
      readonly version: number;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Version of the program, from 1 */
      readonly version?: number | null;
    };
  };
  /**
   * Executes an approved proposal, after its timelock and within 14 days. A text has nothing to execute and stays approved. A proposal whose action is no longer possible becomes failed.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `proposal_id`: Number of the proposal, counted from 0
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_executeProposal: {
    params: [from: Address, proposal_id: number, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** executed: the action was performed; failed: it is impossible now */
      readonly result: "executed" | "failed";
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** executed: the action was performed; failed: it is impossible now */
      readonly result?: "executed" | "failed" | null;
    };
  };
  /**
   * Finalizes a successful presale: creates the pool with locked liquidity, pays the creator, and starts the delivery of the tokens. Anyone may send this.
   *
   * - `presale_id`: Number of the presale, counted from 1
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_finalizePresale: {
    params: [presale_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the new pool */
        readonly pool?: Mint;
        /** Number of the lock of its liquidity, within the pool */
        readonly lp_lock_id?: number;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Updates of profiles by a game.
   *
   * - `game_id`: Unique id of the game
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_gameUpdates: {
    params: [game_id: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Account of the player */
          readonly passport_owner: Address;
          /** Unique id of the game */
          readonly game_id: string;
          /** Experience of the player after the update, over all games */
          readonly xp: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /** Generates an Ed25519 key. For test networks only: the operator of the node could record it. */
  chain_generateKeypair: {
    params: [];
    result: {
      /** Account of the new key */
      readonly address: Address;
      /** Public key, 64 hex digits */
      readonly public_key: string;
      /** Secret key, 64 hex digits; it controls the account */
      readonly secret_key: string;
      /** Signature scheme, always Ed25519 */
      readonly key_type: string;
    };
  };
  /**
   * Returns the nonces and keys of an account. An account that was never used has nonce 0 and no keys.
   *
   * - `address`: Account in native form, or as 0x and 64 hex digits
   */
  chain_getAccount: {
    params: [address: Address];
    result: {
      /** Account in native form */
      readonly address: Address;
      /** Account as 0x and 64 hex digits */
      readonly hex: Hex32;
      /** Last 20 bytes of the account: its address for Ethereum clients */
      readonly evm_address: string;
      /** Nonce of the next bundle by the final state */
      readonly nonce: number;
      /** Nonce of the next bundle after those pending on this node */
      readonly pending_nonce: number;
      /** Keys that may sign for the account; empty before its first signature */
      readonly keys: readonly {
        /** Signature scheme of the key, by name or number */
        readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
        /** Public key in hex: 64 digits (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40-digit address of a secp256k1 key */
        readonly public_key: string;
        /** Height at which the key was added; 0 for genesis */
        readonly added_at_height: Height;
      }[];
      /** True if the account acts only by decision of its signers, or of the voters of a DAO */
      readonly is_multisig: boolean;
      /** Recovery settings and a recovery in progress; null without guardians, or if the chain has no recovery */
      readonly recovery?: {
        /** Guardians, which together can replace the key; at most 10 */
        readonly guardians: readonly Address[];
        /** Number of guardians that must approve a recovery */
        readonly threshold: number;
        /** Seconds in which the owner can object to a recovery */
        readonly timelock_s: number;
        /** True if the account can only object while a recovery is pending */
        readonly freeze_on_recovery: boolean;
        /** Recovery in progress; null if there is none */
        readonly pending?: {
          /** Public key that the account will get, in hex */
          readonly new_public_key: string;
          /** Signature scheme of the key, by name or number */
          readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
          /** Time of the first approval in Unix seconds */
          readonly initiated_at: Time;
          /** Earliest time to finalize the recovery, in Unix seconds */
          readonly ready_at: Time;
          /** Deadline to finalize the recovery, in Unix seconds */
          readonly expires_at: Time;
          /** Guardians that have approved so far */
          readonly approvals: readonly Address[];
        } | null;
        /** Terms that are not in effect yet; without guardians if recovery will be turned off; null if no change is scheduled */
        readonly scheduled_change?: {
          /** Guardians, which together can replace the key; at most 10 */
          readonly guardians: readonly Address[];
          /** Number of guardians that must approve a recovery */
          readonly threshold: number;
          /** Seconds in which the owner can object to a recovery */
          readonly timelock_s: number;
          /** True if the account can only object while a recovery is pending */
          readonly freeze_on_recovery: boolean;
          /** Time at which the terms take effect, in Unix seconds */
          readonly effective_at: Time;
        } | null;
      } | null;
    };
  };
  /**
   * Returns the label of an account: its registered name, its moniker as a validator, and its role on the chain.
   *
   * - `address`: Account to label
   */
  chain_getAccountLabel: {
    params: [address: Address];
    result: {
      /** Requested account */
      readonly address: Address;
      /** Registered name of the account; null if it has none */
      readonly name?: string | null;
      /** Name that the account gave itself as a validator, not unique; null if it has none */
      readonly moniker?: string | null;
      /** Role of an account that belongs to the chain, such as Treasury; null for every other account */
      readonly role?: string | null;
      /** pool, contract: it holds assets for others; system: it belongs to genesis or the protocol */
      readonly kind: "account" | "pool" | "contract" | "system";
    };
  };
  /**
   * Returns the history of an account, newest first: tokens that it sent and received (movement), its other operations (operation), other mentions (mention) and, on request, its block rewards (reward).
   *
   * - `address`: Account of the history
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   * - `kind`: Kind of entries, or all (default all except rewards)
   */
  chain_getAddressHistory: {
    params: [address: Address, limit?: number | null, cursor?: string | null, kind?: "movement" | "operation" | "mention" | "reward" | "all" | null];
    result: {
      /** Requested account */
      readonly address: Address;
      /** Current name of the account; null if it has none */
      readonly name?: string | null;
      /** History, newest first */
      readonly history: readonly {
        /** Hash of the bundle; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Block that includes the entry */
        readonly height: Height;
        /** Time of the block, in Unix seconds */
        readonly timestamp: Time;
        /** Index of the operation in the bundle, from 0; null if no operation caused it */
        readonly op_index?: number | null;
        /** Name of the operation or event, such as Transfer */
        readonly type: string;
        /** movement: the account sent or received tokens; operation: it did something else; mention: others named it; reward: block reward */
        readonly kind: "movement" | "operation" | "mention" | "reward";
        /** in: received; out: sent; self: both; none: no tokens moved */
        readonly direction: "in" | "out" | "self" | "none";
        /** Other account; null if there is none */
        readonly counterparty?: Address | null;
        /** Current name of the other account; null if it has none */
        readonly counterparty_name?: string | null;
        /** Mint address of the token that moved; null if none moved */
        readonly token?: Mint | null;
        /** Amount moved, in raw units; null if none moved */
        readonly amount?: Amount | null;
        /** Fee that the account paid for the bundle, in raw native units; null if it paid none */
        readonly fee?: Amount | null;
        /** Always success: failed bundles are in no block */
        readonly status: "success";
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
      /** First indexed block; 0 or 1 if all blocks are indexed */
      readonly indexed_from: Height;
    };
  };
  /**
   * Returns the multi-signature accounts of a signer: first those that it created or acted for, then those in which others named it, newest first.
   *
   * - `address`: Account that may sign
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getAddressMultiSigs: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Requested account */
      readonly address: Address;
      /** Multi-signature accounts of the signer, those that it acted for first */
      readonly multisigs: readonly {
        /** Multi-signature account */
        readonly address: Address;
        /** Label of the account */
        readonly label: string;
        /** Number of approvals required */
        readonly threshold: number;
        /** Count of accounts that may sign */
        readonly signers: number;
        /** True if the account created it, or proposed or approved something there, in the indexed blocks; false if others named it as a signer */
        readonly acted: boolean;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
    };
  };
  /**
   * Returns the multi-token types of an account: first those that it acted with, then those that others sent it; each by collection and type_id.
   *
   * - `address`: Account that holds the tokens
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getAddressMultiTokens: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Requested account */
      readonly address: Address;
      /** Types of the account, those that it acted with first */
      readonly types: readonly {
        /** Address of the collection */
        readonly collection: Mint;
        /** Name that its creator gave the collection */
        readonly collection_name: string;
        /** Number of the type within the collection */
        readonly type_id: U64;
        /** Name of the type */
        readonly name: string;
        /** Balance of the type */
        readonly balance: U128;
        /** True if the account sent some of it, or received it by a bundle of its own, in the indexed blocks; false for things that others sent it */
        readonly acted: boolean;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
    };
  };
  /**
   * Returns the tokens of an account with value and reputation, the native token apart: first those that it acted with, then those that others sent it, by mint.
   *
   * - `address`: Account that holds the tokens
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getAddressTokens: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Requested account */
      readonly address: Address;
      /** Current name of the account; null if it has none */
      readonly name?: string | null;
      /** Native token of the account */
      readonly native: {
        /** Mint address of the token */
        readonly mint: Mint;
        /** Symbol of the token */
        readonly symbol: string;
        /** Name of the token */
        readonly name: string;
        /** Spendable balance, in raw units */
        readonly balance: Amount;
        /** Decimals of the token */
        readonly decimals: number;
        /** Balance in whole tokens, as a decimal number */
        readonly formatted: string;
      };
      /** Other tokens of the account, those that it acted with first */
      readonly tokens: readonly {
        /** Mint address of the token */
        readonly mint: Mint;
        /** Symbol of the token */
        readonly symbol: string;
        /** Name of the token */
        readonly name: string;
        /** Spendable balance, in raw units */
        readonly balance: Amount;
        /** Decimals of the token */
        readonly decimals: number;
        /** Balance in whole tokens, as a decimal number */
        readonly formatted: string;
        /** Output of its native pool for the balance, in raw native units; null without such a pool */
        readonly value_native?: Amount | null;
        /** Reputation of the token, 0 to 100 */
        readonly reputation: number;
        /** True if the account sent some of it, or received it by a bundle of its own, in the indexed blocks; false for things that others sent it */
        readonly acted: boolean;
      }[];
      /** Count of NFTs that the account owns */
      readonly nfts: number;
      /** Number of its types of multi-token collections */
      readonly multi_tokens: number;
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
    };
  };
  /**
   * Lists the anchors of a namespace, newest first.
   *
   * - `namespace`: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getAnchors: {
    params: [namespace: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Anchors, newest first */
      readonly anchors: readonly {
        /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it */
        readonly namespace: string;
        /** Name of the hash in its namespace, 1 to 128 bytes; can be used only once */
        readonly key: string;
        /** Anchored hash, 32 bytes of any hash function; never zero */
        readonly value_hash: Hex32;
        /** Account that anchored it; the namespace may have a new owner since */
        readonly owner: Address;
        /** Bundle that anchored it; null if the end of a block did, such as a DAO decision */
        readonly bundle_hash: Hash | null;
        /** Height of the block that anchored it */
        readonly block_height: Height;
        /** Time of that block in Unix seconds */
        readonly timestamp: Time;
        /** Link to the hashed document, which the chain does not read; null if none */
        readonly uri?: string | null;
        /** Hash of that block; null if this node does not have its header */
        readonly block_hash?: Hash | null;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the attestations of a height to which blocks up to three heights later refer; null if the block does not exist yet.
   *
   * - `height`: Height, counted from genesis
   */
  chain_getAttestations: {
    params: [height: Height];
    result: {
      /** Attested height */
      readonly height: Height;
      /** Hash of the final block at that height */
      readonly block_hash: Hash;
      /** Attestations that this node has, in the order in which blocks refer to them */
      readonly attestations: readonly {
        /** Account of the validator that attested */
        readonly validator: Address;
        /** Consensus key that signed, in hex */
        readonly pubkey: string;
        /** Stake of the validator, in raw native units */
        readonly weight: Amount;
        /** Ed25519 signature of the attestation in hex */
        readonly signature: string;
        /** Time of the attestation on the validator's clock, in Unix milliseconds */
        readonly timestamp_ms: number;
        /** Hashes of the previous block and of attestations that no block refers to yet */
        readonly parents: readonly Hash[];
      }[];
      /** Stake of all validators that blocks credit with an attestation of this height, in raw native units */
      readonly signed_power: Amount;
      /** Stake of the whole validator set, in raw native units */
      readonly total_power: Amount;
      /** True if validators with more than two thirds of the stake attested */
      readonly quorum: boolean;
    } | null;
  };
  /**
   * Returns the balance of an account in a token; 0 for an unknown account.
   *
   * - `address`: Account that holds the balance
   * - `token_symbol`: Token: symbol in any case, or mint address as 0x and 64 hex digits
   */
  chain_getBalance: {
    params: [address: Address, token_symbol: string];
    result: {
      /** The requested account */
      readonly address: Address;
      /** Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case */
      readonly token: string;
      /** Mint address of the token */
      readonly mint: Mint;
      /** Spendable balance in raw units */
      readonly balance: Amount;
      /** Decimal places of the token, 0 to 18 */
      readonly decimals: number;
      /** Balance in whole tokens, as a decimal number */
      readonly formatted: string;
      /** Amount locked in other modules in raw units; null if no module locks tokens */
      readonly locked?: Amount | null;
      /** Amount staked in other modules in raw units; null if no module stakes tokens */
      readonly staked?: Amount | null;
      /** Nonce of the next bundle of the account by the final state */
      readonly nonce: number;
    };
  };
  /**
   * Returns a final block with its statistics and bundle hashes; null if it does not exist yet.
   *
   * - `height`: Height of the block, counted from genesis
   */
  chain_getBlockByHeight: {
    params: [height: Height];
    result: {
      /** Height of the block, counted from genesis */
      readonly height: Height;
      /** Hash of the header, which identifies the block */
      readonly hash: Hash;
      /** Hash of the previous block */
      readonly parentHash: Hash;
      /** Time of the block, in Unix seconds */
      readonly timestamp: Time;
      /** Account of the validator that proposed the block */
      readonly proposer: Address;
      /** Root of the state tree after this block */
      readonly stateRoot: Hash;
      /** Merkle root of the bundles in the block */
      readonly transactionsRoot: Hash;
      /** Gas used by all bundles */
      readonly gasUsed: number;
      /** Gas limit of a block at this height */
      readonly gasLimit: number;
      /** Minimum gas price at this height in nano-units; 10^9 nano-units are one native token */
      readonly baseFee: number;
      /** Number of bundles in the block */
      readonly bundleCount: number;
      /** Epoch of the block, counted from 0 */
      readonly epoch: number;
      /** Consensus round in which the block was decided: 0 unless its first leaders failed */
      readonly round: number;
      /** Size of the block in bytes */
      readonly size_bytes: number;
      /** Signatures that made the block final; stake in raw native units */
      readonly commit: {
        /** Consensus round in which the validators signed */
        readonly round: number;
        /** Number of validators that signed */
        readonly signers: number;
        /** Stake of the validators that signed */
        readonly signed_power: Amount;
        /** Stake of all active validators */
        readonly total_power: Amount;
      };
      /** Rewards minted for this block, in raw native units; null if none */
      readonly reward?: {
        /** Reward of the proposer, without fees */
        readonly proposer: Amount;
        /** Reward of the treasury, without fees */
        readonly treasury: Amount;
        /** Factor on the proposer's reward, by how full the block is: 5,000 to 20,000 basis points */
        readonly density_bps: number;
      } | null;
      /** Totals over the bundles of the block */
      readonly stats: {
        /** Number of operations by name */
        readonly ops: unknown;
        /** Number of Transfer operations */
        readonly transfers: number;
        /** Number of accounts that sent bundles */
        readonly unique_senders: number;
        /** Fees of all bundles, in raw native units */
        readonly total_fees: Amount;
      };
      /** Events of the block itself, such as rewards and epoch changes */
      readonly events: readonly Event[];
      /** Hashes of the bundles, in the order of execution */
      readonly bundles: readonly Hash[];
      /** Totals over the bundles */
      readonly tx_stats: {
        /** Number of bundles in the block */
        readonly count: number;
        /** Number of successful bundles: equal to count, because failed bundles are in no block */
        readonly success: number;
        /** Number of Transfer operations in all bundles */
        readonly transfers: number;
        /** Number of operations by name */
        readonly by_type: unknown;
        /** Fees of all bundles, in raw native units */
        readonly total_fees: Amount;
        /** Gas used by all bundles */
        readonly gas_used: number;
      };
    } | null;
  };
  /**
   * Returns a block, the attestations of its height and the references of both; null if the block does not exist yet.
   *
   * - `height`: Height, counted from genesis
   */
  chain_getBlockDAG: {
    params: [height: Height];
    result: {
      /** Height of the graph */
      readonly height: Height;
      /** Final block at that height */
      readonly canonical: Block;
      /** Attestations of that height, as nodes of the graph */
      readonly attestation_blocks: readonly {
        /** Hash of the attestation */
        readonly hash: Hash;
        /** Account of the validator that attested */
        readonly author: Address;
        /** Layer of the graph, which is the height */
        readonly round: Height;
        /** Hashes of the block and attestations that it refers to */
        readonly parents: readonly Hash[];
        /** Hashes of the bundles in the block that the attestation lists */
        readonly bundle_digests: readonly Hash[];
        /** Time of the attestation on the validator's clock, in Unix milliseconds */
        readonly timestamp_ms: number;
      }[];
      /** Pairs of hashes: a block or attestation, and one that it refers to */
      readonly edges: readonly (readonly Hash[])[];
    } | null;
  };
  /**
   * Returns the receipts of all bundles of a block.
   *
   * - `height`: Height of the block, counted from genesis
   */
  chain_getBlockTransactions: {
    params: [height: Height];
    result: {
      /** Height of the block */
      readonly height: Height;
      /** Receipts of the bundles, in the order of execution */
      readonly transactions: readonly Receipt[];
    };
  };
  /** Returns the current attesters of the bridge by index, and the number of signatures required. */
  chain_getBridgeAttesters: {
    params: [];
    result: {
      /** Number of the set, which proofs refer to */
      readonly set_index: number;
      /** Number of signatures required */
      readonly threshold: number;
      /** Attesters by index; if empty, no proof is valid */
      readonly attesters: readonly {
        /** Index of the attester in its set, counted from 0 */
        readonly index: number;
        /** Ed25519 public key of the attester, 64 hex digits */
        readonly public_key: string;
        /** Account of the key, from which the attester sends */
        readonly address: Address;
      }[];
      /** Previous set while its proofs are accepted; null afterwards */
      readonly previous?: {
        /** Number of the previous set */
        readonly set_index: number;
        /** End of the validity of its proofs, in Unix seconds */
        readonly until: Time;
      } | null;
    };
  };
  /** Lists the chains that the bridge supports. Other Trellis chains are also supported, as trellis-<chain id>. */
  chain_getBridgeChains: {
    params: [];
    result: {
      /** Built-in chains, then registered ones by name */
      readonly chains: readonly {
        /** Lower-case name of the other chain, such as ethereum */
        readonly chain: string;
        /** Formats of its transactions, contracts and addresses; unchecked and mock accept any */
        readonly family: "evm" | "solana" | "bitcoin" | "tron" | "unchecked" | "mock";
        /** Seconds until a transaction there is final and attested, at most 604,800 */
        readonly eta_seconds: number;
        /** Height at which the foundation registered the chain; null for a built-in chain */
        readonly registered_at_height?: Height | null;
      }[];
    };
  };
  /**
   * Lists the withdrawal fees and the expected duration of transfers by token.
   *
   * - `chain`: Chain to filter by; null for all chains
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getBridgeFees: {
    params: [chain?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Fees by token, in order of registration */
      readonly fees: readonly {
        /** Lower-case name of the other chain, such as ethereum */
        readonly chain: string;
        /** Symbol of the token on this chain */
        readonly token: string;
        /** Flat fee of each withdrawal in raw units: for the attester that submits the release on EVM chains, for the treasury on others */
        readonly base_fee: Amount;
        /** Treasury fee in basis points of the amount, in addition to the flat fee */
        readonly fee_bps: number;
        /** Minimum withdrawal in raw units */
        readonly min_amount: Amount;
        /** Maximum withdrawal in raw units: the amount locked on the other chain less the release fee, and at most what that chain can represent */
        readonly max_amount: Amount;
        /** Seconds until a transaction on the other chain is final and attested */
        readonly eta_seconds: number;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists the deposits and withdrawals of an account, newest first.
   *
   * - `address`: Account that received or withdrew
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getBridgeHistory: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Bridge transfers, newest first */
      readonly operations: readonly BridgeOp[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the bridge channels to other Trellis chains with their locked amounts, by chain, then by mint.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getBridgeLanes: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Bridge channels by chain, then by mint */
      readonly lanes: readonly {
        /** Other Trellis chain: trellis- and its chain id */
        readonly chain: string;
        /** Mint address of the token on this chain */
        readonly mint: Mint;
        /** True if the channel is open, in both directions */
        readonly open: boolean;
        /** Amount locked here for that chain, in raw units: the maximum that can return from it */
        readonly locked: Amount;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists the mappings of tokens to contracts on other chains, with their limits, in order of registration.
   *
   * - `chain`: Chain to filter by; null for all chains
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getBridgeMappings: {
    params: [chain?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Mappings in order of registration */
      readonly mappings: readonly {
        /** Lower-case name of the other chain, such as ethereum */
        readonly chain: string;
        /** Contract of the token on the other chain; native for its own coin */
        readonly contract: string;
        /** Mint address of the token on this chain */
        readonly mint: Mint;
        /** Symbol of the token on this chain */
        readonly symbol: string;
        /** Decimals of the token on the other chain */
        readonly decimals_external: number;
        /** True while the token is paused in both directions */
        readonly paused: boolean;
        /** Limits above which receives wait 24 hours */
        readonly limits: {
          /** Largest single receive that is credited without delay, in raw units */
          readonly per_tx: Amount;
          /** Largest total of receives in 24 hours that is credited without delay, in raw units */
          readonly per_day: Amount;
          /** Total of the last 24 hours that was credited without delay, in raw units */
          readonly used_24h: Amount;
        };
        /** Raw units minted. The amount locked on the other chain is this minus `burned`. Both counts restart when minted would overflow */
        readonly minted: Amount;
        /** Raw units withdrawn and not refunded */
        readonly burned: Amount;
        /** Height of the registration; 0 for genesis */
        readonly registered_at_height: Height;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the status of a deposit on another chain; null if no attester has reported it.
   *
   * - `chain`: Lower-case name of the other chain, such as ethereum
   * - `tx_hash`: Transaction hash on the other chain, in its notation
   * - `log_index`: Index of the log in the transaction, counted from 0
   */
  chain_getBridgeStatus: {
    params: [chain: string, tx_hash: string, log_index?: number | null];
    result: BridgeOp | null;
  };
  /**
   * Returns a withdrawal with every field that attesters sign, and their signatures so far. Once attested, they are the proof for the other chain.
   *
   * - `withdrawal_id`: Number of the withdrawal, counted from 1
   */
  chain_getBridgeWithdrawal: {
    params: [withdrawal_id: number];
    result: {
      /** The withdrawal as a bridge transfer */
      readonly operation: BridgeOp;
      /** Contract of the token on the other chain; native for its own coin */
      readonly contract: string;
      /** Amount to release on the other chain, in raw units there */
      readonly amount_external: Amount;
      /** Fee for the attester that submits the release, in raw units of the other chain */
      readonly fee_external: Amount;
      /** Deadline of the release on the other chain, in Unix seconds */
      readonly expires_at: Time;
      /** Number of the attester set that signed; 0 if there is no signature */
      readonly set_index: number;
      /** Signatures for the release, sorted by index; once attested, those of the proof */
      readonly signatures: readonly {
        /** Index of the attester in its set, counted from 0 */
        readonly index: number;
        /** Ed25519 signature over the digest of the withdrawal */
        readonly signature: string;
      }[];
    };
  };
  /**
   * Returns the safety level, reports and history of a contract; the level is `unknown` if not listed.
   *
   * - `chain`: Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain
   * - `contract_address`: Contract address in the notation of its chain
   */
  chain_getContractSafety: {
    params: [chain: string, contract_address: string];
    result: {
      /** Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain */
      readonly chain: string;
      /** Contract address in the notation of its chain */
      readonly contract: string;
      /** Safety level for wallets to show; unknown if governance has not decided */
      readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
      /** True if governance has decided about the contract */
      readonly listed: boolean;
      /** Collection or project of the contract; null for none */
      readonly collection?: string | null;
      /** Number of the last governance proposal about it; null if not listed */
      readonly proposal_id?: number | null;
      /** Height of the last decision; null if not listed */
      readonly updated_at_height?: Height | null;
      /** Time of the last decision in Unix seconds; null if not listed */
      readonly updated_at?: Time | null;
      /** Number of accounts that have reported the contract */
      readonly reports: number;
      /** Last decisions, newest first, at most ten */
      readonly history: readonly {
        /** Safety level for wallets to show; unknown if governance has not decided */
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        /** Height of the block of the decision */
        readonly height: Height;
        /** Number of the governance proposal */
        readonly proposal_id: number;
      }[];
    };
  };
  /**
   * Returns the proposer of a height: for past heights from the header, for later ones projected up to the end of the epoch, assuming that no turn is missed.
   *
   * - `height`: Height; by default the next one
   */
  chain_getCurrentLeader: {
    params: [height?: Height | null];
    result: {
      /** Height that the leader is for */
      readonly height: Height;
      /** Account of the validator that proposed the block or is expected to */
      readonly leader: Address;
      /** Consensus key of the leader in hex; empty if it has left the validator set */
      readonly pubkey: string;
      /** Consensus round: 0 unless earlier leaders of this height failed */
      readonly round: number;
      /** Stake of the leader times its score, in raw native units */
      readonly weight: Amount;
      /** Performance score of the leader, 0 to 1 */
      readonly performance_score: number;
      /** True if the height is not final yet, so the leader may change */
      readonly projected: boolean;
      /** Leaders of the next five heights, as far as known */
      readonly next: readonly Address[];
      /** Validators that are currently skipped as leaders because they missed turns */
      readonly skipped: readonly Address[];
    };
  };
  /**
   * Returns a DAO with its settings and treasury; null if there is none with this address.
   *
   * - `dao_address`: Account of the DAO, which holds its treasury
   */
  chain_getDao: {
    params: [dao_address: Address];
    result: Dao | null;
  };
  /**
   * Returns a proposal of a DAO with its operations in words and a simulation while it can still be executed; null if there is none. If a voter is given, its vote is included until votes are deleted (`dao.kept_blocks`, about 30 days after the vote).
   *
   * - `dao_address`: Account of the DAO, which holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, counted from 0
   * - `voter`: Account whose vote to include; null for none
   */
  chain_getDaoProposal: {
    params: [dao_address: Address, proposal_id: number, voter?: Address | null];
    result: {
      /** Account of the DAO, which holds its treasury */
      readonly dao_address: Address;
      /** Number of the proposal within the DAO, counted from 0 */
      readonly proposal_id: number;
      /** Title of the proposal, 1 to 128 characters */
      readonly title: string;
      /** Effect of the execution: text (none), operations, config (a change of settings) or treasury (a payment) */
      readonly proposal_type: "text" | "operations" | "config" | "treasury";
      /** Hash of the payload, which cannot change */
      readonly payload_hash: Hex32;
      /** Account that made the proposal */
      readonly proposer: Address;
      /** Pending before the vote, Active during the vote, then Defeated, or Queued until Executed or Expired. Succeeded replaces Queued for a DAO without a timelock, and for a text, which never expires. Canceled by the proposer, the guardian or, below the threshold, anyone */
      readonly status: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed";
      /** Height of the block that has the proposal */
      readonly created_at_height: Height;
      /** Height of the block at whose end balances are counted as voting weights */
      readonly snapshot_height: Height;
      /** First block of the vote */
      readonly start_height: Height;
      /** Last block of the vote */
      readonly end_height: Height;
      /** Votes for, in raw units of the token */
      readonly for: Amount;
      /** Votes against, in raw units of the token */
      readonly against: Amount;
      /** Abstentions, in raw units of the token */
      readonly abstain: Amount;
      /** Quorum: required votes for and abstentions in raw units; before the snapshot, computed from the current supply */
      readonly quorum: Amount;
      /** Approval: required votes for as a part of votes for and against, in basis points */
      readonly approval_bps: number;
      /** Number of accounts that have voted */
      readonly voters: number;
      /** Earliest time of execution in Unix seconds; null until passed, and for a text */
      readonly eta?: Time | null;
      /** Latest time of execution in Unix seconds; null until passed, and for a text */
      readonly expires_at?: Time | null;
      /** Height of the execution; null if not executed */
      readonly executed_at_height?: Height | null;
      /** Reasons for the proposal, at most 10,000 characters */
      readonly description: string;
      /** Operations that the DAO executes, in order; null for other kinds */
      readonly operations?: (readonly Operation[]) | null;
      /** Settings to change; null for other kinds */
      readonly config?: {
        /** Raw units of the token that the proposer must hold until the vote ends */
        readonly proposal_threshold?: Amount | null;
        /** Quorum: votes for and abstentions as a part of the supply, 100 to 10,000 basis points */
        readonly quorum_bps?: number | null;
        /** Approval: votes for as a part of votes for and against, 5,001 to 10,000 basis points */
        readonly approval_bps?: number | null;
        /** Blocks between the proposal and the first block of the vote, 1 to 43,200 */
        readonly voting_delay_blocks?: number | null;
        /** Length of the vote in blocks, 150 to 1,296,000 */
        readonly voting_period_blocks?: number | null;
        /** Seconds between the end of the vote and the earliest execution, at most 30 days */
        readonly timelock_s?: number | null;
        /** Seconds after the timelock in which the proposal can be executed, at least 3,600 */
        readonly execution_window_s?: number | null;
        /** Minimum blocks between reaching the quorum and the end of the vote, at most 43,200; 0 for no extension */
        readonly late_quorum_extension_blocks?: number | null;
        /** Account that may cancel any proposal before its execution; null for none; 0x00…00 removes it */
        readonly guardian?: Address | null;
        /** True if the vote ends as soon as the proposal is certain to pass */
        readonly allow_early_execution?: boolean | null;
        /** Purpose of the DAO, at most 1,000 characters */
        readonly description?: string | null;
        /** Home page of the DAO: an https, ipfs or ar link of at most 512 bytes; null for none */
        readonly url?: string | null;
      } | null;
      /** Payment from the treasury; null for other kinds */
      readonly treasury?: {
        /** Account to pay */
        readonly to: Address;
        /** Symbol or mint address of the token */
        readonly token: string;
        /** Amount to pay in raw units, above zero */
        readonly amount: Amount;
      } | null;
      /** Description of each operation, one line each */
      readonly summary: readonly string[];
      /** Simulation of the operations on the state at the head of this node; null for other kinds, after the end, and if it would take too long */
      readonly simulation?: {
        /** True if all operations would succeed */
        readonly ok: boolean;
        /** Error of the first operation that would fail; null if all would succeed */
        readonly error?: {
          /** Index of the operation that would fail, counted from 0 */
          readonly index: number;
          /** Numeric error code */
          readonly code: number;
          /** Error name, such as InsufficientBalance */
          readonly name: string;
          /** Error message */
          readonly message: string;
          /** Error details by name */
          readonly details: unknown;
        } | null;
        /** Height of the simulated state */
        readonly at_height: Height;
      } | null;
      /** Vote of the requested account; null if no account was given */
      readonly voter?: {
        /** The requested account */
        readonly address: Address;
        /** Vote of the account; null if it has not voted */
        readonly vote?: "against" | "for" | "abstain" | null;
        /** Weight of the vote, or the available weight, in raw units */
        readonly weight: Amount;
      } | null;
    } | null;
  };
  /**
   * Returns the stake of an account by validator (for an operator, including its own), its unbonding entries, and for a validator the first hundred delegators by address.
   *
   * - `address`: Account of the staker
   */
  chain_getDelegations: {
    params: [address: Address];
    result: {
      /** The requested account */
      readonly address: Address;
      /** Stake by validator, own stake first */
      readonly delegations: readonly {
        /** Operator account of the validator */
        readonly validator: Address;
        /** Consensus key of the validator in hex */
        readonly pubkey: ConsensusKey;
        /** Staked amount in raw native units */
        readonly amount: Amount;
        /** Unclaimed rewards in raw native units */
        readonly pending_rewards: Amount;
        /** True if rewards compound */
        readonly auto_compound: boolean;
        /** Height of the oldest part of this stake; 0 if none is left */
        readonly since_height: Height;
      }[];
      /** Unbonding entries, oldest first */
      readonly unbonding: readonly {
        /** Operator account of the validator */
        readonly validator: Address;
        /** Unbonding amount in raw native units */
        readonly amount: Amount;
        /** Earliest time of the claim in Unix seconds */
        readonly release_at: Time;
        /** True if it can be claimed now */
        readonly claimable: boolean;
      }[];
      /** Delegations received; null if the account does not operate a validator */
      readonly received?: {
        /** Number of delegators */
        readonly count: number;
        /** Total delegated stake in raw native units */
        readonly total: Amount;
        /** First hundred delegators by address */
        readonly delegators: readonly {
          /** Account of the delegator */
          readonly delegator: Address;
          /** Delegated amount in raw native units */
          readonly amount: Amount;
          /** True if rewards compound */
          readonly auto_compound: boolean;
          /** Height of the oldest part of the stake; 0 if none is left */
          readonly since_height: Height;
        }[];
      } | null;
    };
  };
  /** Returns the state of block rewards: the current year since genesis, its emission, and the amounts emitted and remaining. */
  chain_getEmission: {
    params: [];
    result: {
      /** Account that receives the share of the treasury */
      readonly treasury: Address;
      /** Year since genesis, counted from 1 */
      readonly year: number;
      /** Emission of this year in raw native units */
      readonly annual: Amount;
      /** Total emitted since genesis in raw native units */
      readonly emitted: Amount;
      /** Remaining reward pool in raw native units */
      readonly remaining: Amount;
    };
  };
  /**
   * Returns the operations of the plan of a sentence with their gas. Without a sender, balances are not checked, and a share of a balance is rejected.
   *
   * - `intent_string`: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
   * - `sender_address`: Account that would sign; null for none
   */
  chain_getExecutionPlan: {
    params: [intent_string: string, sender_address?: Address | null];
    result: {
      /** Operations of the plan, in order */
      readonly steps: readonly {
        /** Index of the operation, counted from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** Module of the operation */
        readonly module: string;
        /** Description of the clause that the operation belongs to */
        readonly description: string;
        /** Parameters of the operation, by name */
        readonly params: unknown;
        /** Indexes of the operations whose result it relies on */
        readonly depends_on: readonly number[];
        /** Approximate gas of the operation */
        readonly gas: number;
      }[];
      /** Gas of the bundle */
      readonly gas_total: number;
      /** Fee of the bundle in raw native units */
      readonly fee: Amount;
      /** Always true: the operations are executed all or none */
      readonly atomic: boolean;
      /** The same operations, as the `plan` parameter of SubmitIntent */
      readonly plan: readonly Operation[];
      /** Deadline in Unix seconds; 0 for none */
      readonly deadline: Time;
      /** Suggested last height at which the bundle can be included */
      readonly valid_until: Height;
      /** Blake3 hash of the text */
      readonly intent_hash: Hex32;
      /** Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent */
      readonly plan_hash: Hex32;
      /** Warnings before signing, one sentence each: defaults applied, and risks of the plan */
      readonly warnings: readonly string[];
    };
  };
  /**
   * Returns a game by its id, with its authority; null if there is none.
   *
   * - `game_id`: Unique id of the game
   */
  chain_getGame: {
    params: [game_id: string];
    result: {
      /** Unique id of the game */
      readonly game_id: string;
      /** Name of the game */
      readonly name: string;
      /** Only account that can write profiles of the game */
      readonly authority: Address;
      /** Time of the registration in Unix seconds */
      readonly registered_at: Time;
      /** Number of players with a profile in the game */
      readonly players: number;
    } | null;
  };
  /**
   * Returns the profile of a player in a game; null if there is none. The fields of a hidden profile are null.
   *
   * - `passport_owner`: Account of the player
   * - `game_id`: Unique id of the game
   */
  chain_getGameProfile: {
    params: [passport_owner: Address, game_id: string];
    result: GameProfile | null;
  };
  /** Returns the sentence forms that this chain supports, and the JSON schema of the JSON form. */
  chain_getIntentGrammar: {
    params: [];
    result: {
      /** Patterns of clauses; `then` or `;` separates the up to 8 clauses */
      readonly forms: readonly {
        /** Name of the action in the JSON form */
        readonly action: string;
        /** Module of the action */
        readonly module: string;
        /** Pattern of the clause: words match themselves, a bar separates synonyms, square brackets enclose optional parts, and angle brackets enclose slots */
        readonly form: string;
        /** Description of the action */
        readonly about: string;
      }[];
      /** JSON schema of the JSON form */
      readonly json_schema: unknown;
    };
  };
  /**
   * Returns the status of the bundle of an intent, as this node knows it.
   *
   * - `bundle_hash`: Hash of the bundle, as returned by its submission
   */
  chain_getIntentStatus: {
    params: [bundle_hash: Hash];
    result: {
      /** The requested bundle */
      readonly bundle_hash: Hash;
      /** pending: waits on this node; included: in a block that is not final (does not occur here); finalized: in a final block; rejected: by this node; expired: its deadline passed; unknown: not known to this node */
      readonly status: "pending" | "included" | "finalized" | "rejected" | "expired" | "unknown";
      /** Hash of the text; null if not known, or if the bundle has no intent */
      readonly intent_hash?: Hex32 | null;
      /** Height of the block; null if not included */
      readonly block_height?: Height | null;
      /** Operations of the plan; null if not known */
      readonly steps?: (readonly {
        /** Index of the operation in the plan, counted from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** pending: not included yet; executed: all operations were executed; refused: no operation was executed */
        readonly status: "pending" | "executed" | "refused";
      }[]) | null;
      /** Error of the bundle; null unless rejected or expired */
      readonly error?: {
        /** Numeric error code */
        readonly code: number;
        /** Error name, such as InsufficientBalance */
        readonly name: string;
        /** Error message */
        readonly message: string;
        /** Error details by name */
        readonly details: unknown;
      } | null;
    };
  };
  /**
   * Lists market makers with a bond by tier, including retired ones whose bond is locked.
   *
   * - `tier`: Tier of a market maker: 1 (largest bond, matches first) to 3
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getMarketMakers: {
    params: [tier?: number | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Market makers by tier, then by time of entry into the tier */
      readonly makers: readonly {
        /** Account of the market maker */
        readonly address: Address;
        /** Name of the market maker, chosen by itself and not verified */
        readonly name: string;
        /** Tier of a market maker: 1 (largest bond, matches first) to 3 */
        readonly tier: number;
        /** Bond in raw native units */
        readonly bond: Amount;
        /** Whether it may fill orders; false after it retired */
        readonly active: boolean;
        /** Earliest withdrawal of the bond in Unix seconds; null while active */
        readonly withdraw_at?: Time | null;
        /** Number of orders filled */
        readonly settled_count: number;
        /** Volume of the orders filled, in raw native units at the TWAPs of the DEX */
        readonly volume: U256;
        /** Average spread of its orders that have one, in basis points, rounded down */
        readonly avg_spread_bps: number;
        /** Block of the first registration */
        readonly registered_block: Height;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the bundles in the mempool of this node, of one account or of all.
   *
   * - `address`: Account of the sender; by default all accounts
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getMempool: {
    params: [address?: Address | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Number of bundles in the mempool, of all accounts */
      readonly size: number;
      /** Size of the mempool in bytes */
      readonly bytes: number;
      /** Bundles of this page, by sender and nonce */
      readonly bundles: readonly {
        /** Id of the bundle */
        readonly bundle_hash: Hash;
        /** Account of the sender */
        readonly from: Address;
        /** Nonce of the sender */
        readonly nonce: number;
        /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
        readonly gas_price: number;
        /** Operations in the order of execution */
        readonly operations: readonly OperationRecord[];
        /** False while a bundle with a lower nonce is missing */
        readonly executable: boolean;
        /** Time at which this node received the bundle, in Unix seconds */
        readonly added_at: Time;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns a multi-signature account; null if there is none with this address.
   *
   * - `address`: Address of the multi-signature account
   */
  chain_getMultiSig: {
    params: [address: Address];
    result: {
      /** Address of the account */
      readonly address: Address;
      /** Signers of the account */
      readonly signers: readonly Address[];
      /** Number of signers that must approve a transaction */
      readonly threshold: number;
      /** Label of the account for display, 1 to 64 characters */
      readonly label: string;
      /** Height of the block that created the account; 0 for genesis */
      readonly created_at_height: Height;
      /** Balance in raw native units */
      readonly balance: Amount;
      /** Number of pending transactions */
      readonly pending_count: number;
      /** Number of the next transaction */
      readonly next_tx_id: number;
    } | null;
  };
  /**
   * Returns a transaction of a multi-signature account by its number; null if there is none.
   *
   * - `address`: Address of the multi-signature account
   * - `tx_id`: Number of the transaction within the account, counted from 0
   */
  chain_getMultiSigTx: {
    params: [address: Address, tx_id: number];
    result: {
      /** Number of the transaction within the account, counted from 0 */
      readonly tx_id: number;
      /** Address of the multi-signature account */
      readonly account: Address;
      /** Signer that proposed the transaction */
      readonly proposer: Address;
      /** Operations of the transaction, in order */
      readonly operations: readonly Operation[];
      /** Reasons for the transaction, 1 to 256 characters */
      readonly description: string;
      /** Hash of the operations, which an approval can commit to */
      readonly operations_hash: Hex32;
      /** Approvals, in order */
      readonly approvals: readonly {
        /** Account that approved */
        readonly signer: Address;
        /** Height of its approval */
        readonly height: Height;
      }[];
      /** Number of signers that have approved */
      readonly approval_count: number;
      /** Number of approvals required */
      readonly threshold: number;
      /** Pending (waits for approvals), Executed, or Expired */
      readonly status: "Pending" | "Executed" | "Expired";
      /** Height of the block that has the proposal */
      readonly created_at_height: Height;
      /** Last height at which it can be executed */
      readonly expires_at_height: Height;
      /** Height of the execution; null if not executed */
      readonly executed_at_height?: Height | null;
      /** Bundle that executed the transaction; null if not executed, or if the end of a block did it */
      readonly execution_bundle?: Hash | null;
      /** Description of each operation, one line each */
      readonly summary: readonly string[];
      /** Simulation of the transaction on the state at the head of this node; null unless pending, and if it would take too long */
      readonly simulation?: {
        /** True if all operations would succeed */
        readonly ok: boolean;
        /** Error of the first operation that would fail; null if all would succeed */
        readonly error?: {
          /** Index of the operation that would fail, counted from 0 */
          readonly index: number;
          /** Numeric error code */
          readonly code: number;
          /** Error name, such as InsufficientBalance */
          readonly name: string;
          /** Error message */
          readonly message: string;
          /** Error details by name */
          readonly details: unknown;
        } | null;
        /** Height of the simulated state */
        readonly at_height: Height;
      } | null;
    } | null;
  };
  /**
   * Returns the balance of an account in a type; 0 if the type does not exist.
   *
   * - `collection`: Address of the collection
   * - `type_id`: Number of the type within the collection
   * - `owner`: Account that holds the units
   */
  chain_getMultiTokenBalance: {
    params: [collection: Mint, type_id: U64 | number, owner: Address];
    result: {
      /** Address of the collection */
      readonly collection: Mint;
      /** Number of the type within the collection */
      readonly type_id: U64;
      /** The requested account */
      readonly owner: Address;
      /** Balance in units */
      readonly balance: U128;
    };
  };
  /**
   * Returns a collection; null if there is none at the address.
   *
   * - `collection`: Address of the collection
   */
  chain_getMultiTokenCollection: {
    params: [collection: Mint];
    result: {
      /** Address of the collection */
      readonly address: Mint;
      /** Name of the collection, 1 to 64 characters */
      readonly name: string;
      /** Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique */
      readonly symbol: string;
      /** Base of the metadata URIs of its tokens, at most 512 bytes; can be empty */
      readonly base_uri: string;
      /** Description of the collection, at most 1,000 characters; null for none */
      readonly description?: string | null;
      /** Link to an icon, at most 512 bytes; null for none */
      readonly icon_uri?: string | null;
      /** Link to a banner, at most 512 bytes; null for none */
      readonly banner_uri?: string | null;
      /** Home page of the collection, at most 512 bytes; null for none */
      readonly external_url?: string | null;
      /** Royalty of the owner on sales, in basis points */
      readonly royalty_bps: number;
      /** Owner of the collection, which may mint */
      readonly owner: Address;
      /** Number of types defined */
      readonly types: number;
      /** Height of the block that created the collection */
      readonly created_at_height: Height;
    } | null;
  };
  /**
   * Returns the owner, records and price of a name, registered or not.
   *
   * - `name`: Name in any letter case, with or without the suffix of the chain
   */
  chain_getNameInfo: {
    params: [name: string];
    result: Name;
  };
  /**
   * Returns the owner of a namespace and its number of anchors; null if nothing has been anchored in it.
   *
   * - `namespace`: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
   */
  chain_getNamespace: {
    params: [namespace: string];
    result: {
      /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it */
      readonly namespace: string;
      /** Only account that can anchor in the namespace */
      readonly owner: Address;
      /** Number of anchors in the namespace */
      readonly anchors: number;
      /** Height of its first anchor */
      readonly claimed_at_height: Height;
    } | null;
  };
  /** Returns network statistics. Transaction counts cover the blocks that the explorer of this node indexed. */
  chain_getNetworkStats: {
    params: [];
    result: {
      /** Chain id, which every signature covers */
      readonly chain_id: number;
      /** Network: mainnet, testnet or dev */
      readonly network: string;
      /** Height of the latest block */
      readonly height: Height;
      /** Height of the latest final block, which equals height */
      readonly finalized_height: Height;
      /** Epoch of the latest block */
      readonly epoch: number;
      /** Elapsed part of the epoch, in basis points */
      readonly epoch_progress_bps: number;
      /** Mean interval of the last hundred blocks, in milliseconds */
      readonly avg_block_time_ms: number;
      /** Bundles per second over the last minute */
      readonly tps_1m: number;
      /** Bundles per second over the last day */
      readonly tps_24h: number;
      /** Number of bundles in indexed blocks */
      readonly total_transactions: number;
      /** Number of accounts that ever held something */
      readonly total_accounts: number;
      /** Count of all tokens of the chain */
      readonly total_tokens: number;
      /** Count of all liquidity pools */
      readonly total_pools: number;
      /** Count of all NFTs that exist */
      readonly total_nfts: number;
      /** Number of validators that sign blocks in this epoch */
      readonly active_validators: number;
      /** Stake of all validators, in raw native units */
      readonly total_staked: Amount;
      /** Staked share of the native supply, in basis points */
      readonly staked_bps: number;
      /** Maximum native supply, in raw native units */
      readonly total_supply: Amount;
      /** Native supply held by accounts, in raw native units */
      readonly circulating_supply: Amount;
      /** Native supply emitted since genesis, in raw native units */
      readonly emitted: Amount;
      /** Balance of the treasury, in raw native units */
      readonly treasury_balance: Amount;
      /** Number of pending bundles on this node */
      readonly mempool_size: number;
      /** Number of linked peers */
      readonly peers: number;
      /** Minimum gas price of the node, in nano-units (10^9 are one native unit) */
      readonly gas_price: number;
      /** Value in the thousand deepest pools, in raw native units */
      readonly tvl_native: Amount;
      /** Time of genesis, in Unix seconds */
      readonly genesis_time: Time;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
      /** First indexed block; 0 or 1 if all blocks are indexed */
      readonly indexed_from: Height;
    };
  };
  /**
   * Returns a token of a collection; null if it was never minted or is burned.
   *
   * - `collection`: Address of the collection
   * - `token_id`: Number of the token within its collection, 0 to 2^128 - 1
   */
  chain_getNft: {
    params: [collection: Mint, token_id: U128 | number];
    result: {
      /** Address of the collection */
      readonly collection: Mint;
      /** Number of the token within its collection, 0 to 2^128 - 1 */
      readonly token_id: U128;
      /** Owner of the token */
      readonly owner: Address;
      /** URI of the metadata document */
      readonly metadata_uri: string;
      /** Account that may also transfer this token; null for none */
      readonly approved?: Address | null;
      /** Height of the mint */
      readonly minted_at_height: Height;
      /** Height of the last transfer, or of the mint */
      readonly last_transfer_height: Height;
      /** Royalty on sales of the token */
      readonly royalty: {
        /** Recipient of the royalties */
        readonly receiver: Address;
        /** Royalty on sales, in basis points */
        readonly bps: number;
      };
    } | null;
  };
  /**
   * Returns a collection; null if there is none at the address.
   *
   * - `collection`: Address of the collection
   */
  chain_getNftCollection: {
    params: [collection: Mint];
    result: {
      /** Address of the collection */
      readonly address: Mint;
      /** Name of the collection, 1 to 64 characters */
      readonly name: string;
      /** Symbol of the collection, 1 to 16 letters, digits, dots, dashes and underscores; not unique */
      readonly symbol: string;
      /** Base of the metadata URIs of its tokens, at most 512 bytes; can be empty */
      readonly base_uri: string;
      /** Description of the collection, at most 1,000 characters; null for none */
      readonly description?: string | null;
      /** Link to an icon, at most 512 bytes; null for none */
      readonly icon_uri?: string | null;
      /** Link to a banner, at most 512 bytes; null for none */
      readonly banner_uri?: string | null;
      /** Home page of the collection, at most 512 bytes; null for none */
      readonly external_url?: string | null;
      /** Maximum number of tokens ever minted, including burned ones; 0 for no limit */
      readonly max_supply: number;
      /** Royalty on sales, in basis points */
      readonly royalty_bps: number;
      /** Recipient of the royalties */
      readonly royalty_receiver: Address;
      /** Owner of the collection, which may mint */
      readonly owner: Address;
      /** True if the collection is permanently locked */
      readonly locked: boolean;
      /** Height of the block that created the collection */
      readonly created_at_height: Height;
      /** Number of tokens ever minted */
      readonly minted: number;
      /** Number of tokens burned */
      readonly burned: number;
      /** Number of accounts that own tokens */
      readonly holders: number;
      /** Number of existing tokens: minted minus burned */
      readonly supply: number;
    } | null;
  };
  /**
   * Returns the nonce of the next bundle of an account by the final state, and after those pending on this node.
   *
   * - `address`: Account that sends the bundle
   */
  chain_getNonce: {
    params: [address: Address];
    result: {
      /** The requested account */
      readonly address: Address;
      /** Nonce of the next bundle by the final state */
      readonly confirmed: number;
      /** Nonce of the next bundle after those pending on this node */
      readonly pending: number;
    };
  };
  /**
   * The chain parameters by key: what each is, is worth now, was at first, and may be.
   *
   * - `prefix`: First letters of the keys to list, such as gas.; all when left out
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getParameters: {
    params: [prefix?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Parameters of the chain and its modules by key */
      readonly parameters: readonly {
        /** Name of the parameter, such as gas.price_floor */
        readonly key: string;
        /** Meaning of the parameter, with its unit */
        readonly about: string;
        /** Current value */
        readonly value: unknown;
        /** Value at genesis */
        readonly initial: unknown;
        /** Least that it may be set to; null without such a bound */
        readonly min: unknown;
        /** Most that it may be set to; null without such a bound */
        readonly max: unknown;
        /** True when it stays as genesis set it */
        readonly fixed: boolean;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the passport of an account; null if it has none.
   *
   * - `owner`: Account of the player
   */
  chain_getPassport: {
    params: [owner: Address];
    result: Passport | null;
  };
  /** Returns the numbers of passports, games, profiles and achievements, and the most experienced players. */
  chain_getPassportStats: {
    params: [];
    result: {
      /** Number of players with a passport */
      readonly total_passports: number;
      /** Number of registered games */
      readonly total_games: number;
      /** Number of profiles: pairs of a player and a game */
      readonly total_profiles: number;
      /** Number of achievements of all players in all games */
      readonly total_achievements: number;
      /** Passports created in the 24 hours before the time of the block */
      readonly new_24h: number;
      /** The ten players with the most experience, in descending order */
      readonly top: readonly {
        /** Current gamertag of the player */
        readonly gamertag: string;
        /** Level of the player, from 1 */
        readonly level: number;
      }[];
    };
  };
  /** Returns the connected peers. */
  chain_getPeers: {
    params: [];
    result: {
      /** Multiaddress at which others reach this node; null if it has no network or its port is not open yet */
      readonly address?: string | null;
      /** Number of peers in the list */
      readonly count: number;
      /** Connections, one entry each */
      readonly peers: readonly {
        /** Peer id, derived from its network key */
        readonly peer: string;
        /** Multiaddress of the peer; null for a validator behind this node */
        readonly address?: string | null;
        /** inbound: opened by the peer; outbound: opened by this node */
        readonly direction: "inbound" | "outbound";
        /** Consensus key of the validator that the peer has proved to be, in hex; null if none */
        readonly validator?: string | null;
        /** Consensus keys of the validators for which the peer has proved to be a sentry, in hex */
        readonly sentry_for: readonly string[];
        /** True if the peer is a light node */
        readonly light: boolean;
        /** Height of the last final block announced by the peer */
        readonly height: Height;
        /** Round-trip time in milliseconds; null until measured */
        readonly rtt_ms?: number | null;
        /** The peer's clock minus this node's clock, in milliseconds; null until measured */
        readonly clock_offset_ms?: number | null;
        /** Bytes received from the peer on this connection */
        readonly bytes_in: number;
        /** Bytes sent to the peer on this connection */
        readonly bytes_out: number;
        /** Software and version announced by the peer */
        readonly agent: string;
      }[];
    };
  };
  /**
   * Lists the pending and cancelled bridge receives of an account, newest first.
   *
   * - `address`: Recipient of the tokens
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getPendingReceives: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Pending and cancelled receives, newest first */
      readonly receives: readonly {
        /** Number of the bridge transfer, counted over both directions */
        readonly receive_id: number;
        /** Lower-case name of the other chain, such as ethereum */
        readonly chain: string;
        /** Transaction hash on the other chain, in its notation */
        readonly tx_hash: string;
        /** Symbol of the token on this chain */
        readonly symbol: string;
        /** Amount in raw units of the token on this chain */
        readonly amount: Amount;
        /** Recipient of the tokens */
        readonly recipient: Address;
        /** waiting_quorum: too few attesters have reported it; delayed: for 24 hours; pending: the credit failed and is retried; cancelled: by the foundation */
        readonly status: "waiting_quorum" | "delayed" | "pending" | "cancelled";
        /** Number of attesters that have signed */
        readonly have: number;
        /** Number of signatures required */
        readonly need: number;
        /** Time of the credit in Unix seconds; null unless delayed or pending */
        readonly release_at?: Time | null;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the pool of two tokens, with amounts in the given order; null if there is none.
   *
   * - `token_a`: First token, whose amounts come first: symbol in any case, or mint address with 0x
   * - `token_b`: Second token: symbol in any letter case, or mint address with 0x
   */
  chain_getPool: {
    params: [token_a: string, token_b: string];
    result: {
      /** Address of the pool */
      readonly address: Mint;
      /** Mint address of the first token */
      readonly token_a: Mint;
      /** Mint address of the second token */
      readonly token_b: Mint;
      /** Symbol of the first token */
      readonly symbol_a: string;
      /** Symbol of the second token */
      readonly symbol_b: string;
      /** Reserve of the first token in raw units */
      readonly reserve_a: Amount;
      /** Reserve of the second token in raw units */
      readonly reserve_b: Amount;
      /** Mint address of the LP token, which represents shares of the pool */
      readonly lp_mint: Mint;
      /** Supply of LP tokens in raw units */
      readonly lp_supply: Amount;
      /** LP tokens in locks that have not ended, in raw units */
      readonly lp_locked: Amount;
      /** Oldest of these locks, at most 100; at most 10 in a list of pools */
      readonly locks: readonly {
        /** Number of the lock within the pool */
        readonly lock_id: number;
        /** Account that receives the LP tokens when the lock ends */
        readonly owner: Address;
        /** Locked LP tokens in raw units */
        readonly amount: Amount;
        /** End of the lock in Unix seconds */
        readonly unlock_at: Time;
      }[];
      /** Fee of a swap in basis points of the input */
      readonly fee_bps: number;
      /** Whole units of the second token per whole unit of the first */
      readonly price_a_in_b: string;
      /** Whole units of the first token per whole unit of the second */
      readonly price_b_in_a: string;
      /** TWAP of price_a_in_b over the last ten minutes; null if the pool is younger */
      readonly twap_10m?: string | null;
      /** Total value of both reserves in raw native units */
      readonly tvl_native: Amount;
      /** Volume of the first token in this hour and the 23 hours before it, in raw units */
      readonly volume_24h_a: Amount;
      /** Volume of the second token in this hour and the 23 hours before it, in raw units */
      readonly volume_24h_b: Amount;
      /** Number of swaps since the creation of the pool */
      readonly swaps: number;
      /** Account that created the pool */
      readonly creator: Address;
      /** Height of the block that created the pool */
      readonly created_at_height: Height;
    } | null;
  };
  /**
   * Returns a presale by its number; null if there is none.
   *
   * - `presale_id`: Number of the presale, counted from 1
   */
  chain_getPresale: {
    params: [presale_id: number];
    result: {
      /** Number of the presale, counted from 1 */
      readonly presale_id: number;
      /** Account that holds the deposit and the contributions, in hex */
      readonly address: Mint;
      /** Account that sells the token */
      readonly creator: Address;
      /** Mint address of the token for sale */
      readonly token_mint: Mint;
      /** Amount for sale in raw units */
      readonly tokens_for_sale: Amount;
      /** Minimum raised amount in raw units of the payment token; below it, all is refunded */
      readonly soft_cap: Amount;
      /** Maximum raised amount in raw units of the payment token */
      readonly hard_cap: Amount;
      /** Minimum of a contribution in raw units of the payment token */
      readonly min_contribution: Amount;
      /** Maximum total contribution of an account in raw units of the payment token */
      readonly max_contribution: Amount;
      /** Start of contributions in Unix seconds, inclusive */
      readonly start_time: Time;
      /** End of contributions in Unix seconds, exclusive */
      readonly end_time: Time;
      /** Part of the raised amount that goes into the pool, in basis points */
      readonly liquidity_bps: number;
      /** Pool rate (tokens per payment) as a part of the presale rate, in basis points */
      readonly listing_rate_bps: number;
      /** Lock of the pool liquidity in seconds */
      readonly lp_lock_duration: number;
      /** Delivery schedule of the bought tokens; null to deliver all at finalization */
      readonly vesting?: {
        /** Part delivered at finalization, in basis points */
        readonly tge_bps: number;
        /** Length of a cycle in seconds */
        readonly cycle_seconds: number;
        /** Part delivered after each cycle, in basis points */
        readonly cycle_bps: number;
      } | null;
      /** Use of unsold tokens: return (to the creator) or burn */
      readonly unsold: "return" | "burn";
      /** Number of accounts that may contribute; 0 for everyone */
      readonly whitelist_size: number;
      /** Title of the presale; null for none */
      readonly title?: string | null;
      /** Description of the presale, at most 1,000 characters; null for none */
      readonly description?: string | null;
      /** Link to more information; null for none */
      readonly url?: string | null;
      /** Height of the block that created the presale */
      readonly created_at_height: Height;
      /** Symbol of the token for sale */
      readonly token_symbol: string;
      /** Symbol of the payment token */
      readonly payment_token: string;
      /** pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded */
      readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
      /** Total raised so far in raw units of the payment token */
      readonly raised: Amount;
      /** Amount sold so far in raw units of the token */
      readonly sold: Amount;
      /** Number of contributing accounts */
      readonly contributors: number;
      /** Part of `raised` that the creator contributed */
      readonly creator_contributed: Amount;
      /** Address of the pool; null before finalization */
      readonly pool?: Mint | null;
      /** Number of its liquidity lock, within the pool; null before finalization */
      readonly lp_lock_id?: number | null;
      /** Height of the finalization; null before it */
      readonly finalized_at_height?: Height | null;
      /** Progress of the automatic delivery after finalization */
      readonly distribution: {
        /** Number of contributors processed */
        readonly done: number;
        /** Number of contributors; 0 before finalization */
        readonly total: number;
      };
    } | null;
  };
  /**
   * Lists the contributors of a presale with their payments and tokens, newest contributors first.
   *
   * - `presale_id`: Number of the presale, counted from 1
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getPresaleContributions: {
    params: [presale_id: number, limit?: number | null, cursor?: string | null];
    result: {
      /** Contributions, newest contributors first */
      readonly contributions: readonly {
        /** Account that contributed */
        readonly contributor: Address;
        /** Total contributions in raw units of the payment token */
        readonly amount: Amount;
        /** Raw units of the token bought */
        readonly tokens: Amount;
        /** Amount delivered so far in raw units of the token */
        readonly claimed: Amount;
        /** True if the contributions were refunded */
        readonly refunded: boolean;
        /** Height of the first contribution */
        readonly first_height: Height;
        /** Height of the last contribution */
        readonly last_height: Height;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the status and progress of a presale; null if there is none.
   *
   * - `presale_id`: Number of the presale, counted from 1
   */
  chain_getPresaleStatus: {
    params: [presale_id: number];
    result: {
      /** Number of the presale, counted from 1 */
      readonly presale_id: number;
      /** pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded */
      readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
      /** Total raised so far in raw units of the payment token */
      readonly raised: Amount;
      /** Minimum raised amount in raw units of the payment token */
      readonly soft_cap: Amount;
      /** Maximum raised amount in raw units of the payment token */
      readonly hard_cap: Amount;
      /** Raised part of the hard cap in basis points */
      readonly progress_bps: number;
      /** Seconds until the start if pending, until the end if active; 0 otherwise */
      readonly seconds_left: number;
      /** Number of contributing accounts */
      readonly contributors: number;
      /** True if anyone can finalize the presale now */
      readonly can_finalize: boolean;
      /** True if contributors can get refunds now */
      readonly can_refund: boolean;
    } | null;
  };
  /**
   * Returns the price of a token in another token, by the deepest route; null if there is no route.
   *
   * - `from_symbol`: Base token: symbol in any letter case, or mint address with 0x
   * - `to_symbol`: Quote token: symbol in any letter case, or mint address with 0x
   */
  chain_getPrice: {
    params: [from_symbol: string, to_symbol: string];
    result: {
      /** Symbol of the base token */
      readonly from_symbol: string;
      /** Symbol of the quote token */
      readonly to_symbol: string;
      /** Whole units of the quote token per whole unit of the base token */
      readonly price: string;
      /** Whole units of the base token per whole unit of the quote token */
      readonly inverse: string;
      /** direct: one pool; multi-hop: several pools in a row */
      readonly route_type: "direct" | "multi-hop";
      /** Tokens of the route, including both ends */
      readonly path: readonly string[];
      /** TWAP of the last ten minutes; null if a pool of the route is younger */
      readonly twap_10m?: string | null;
      /** Depth of the route at its shallowest pool, in raw native units */
      readonly liquidity_native: Amount;
      /** Height of the state that was read */
      readonly height: Height;
      /** Time of that block in Unix seconds */
      readonly as_of: Time;
    } | null;
  };
  /**
   * Returns a program with its source text: the newest version, or the requested one; null if there is none.
   *
   * - `name`: Program name, 3 to 32 characters a-z, 0-9 and dash
   * - `version`: Version of the program; null for the newest
   */
  chain_getProgram: {
    params: [name: string, version?: number | null];
    result: {
      /** Program name, 3 to 32 characters a-z, 0-9 and dash */
      readonly name: string;
      /** Version of the program, from 1 */
      readonly version: number;
      /** Owner of the program, which can register new versions */
      readonly owner: Address;
      /** Title of the program */
      readonly title: string;
      /** Description by the program author */
      readonly description: string;
      /** Parameters that callers give */
      readonly params: readonly {
        /** Name of 1 to 32 characters a-z, 0-9 and _, first a letter */
        readonly name: string;
        /** Type of the parameter: raw amount, token, account, validator, integer, basis points or text */
        readonly type: "amount" | "token" | "address" | "validator" | "integer" | "bps" | "string";
        /** Default value; null if the parameter is required */
        readonly default?: unknown;
        /** Minimum of a number; null for none */
        readonly min?: unknown;
        /** Maximum of a number; null for none */
        readonly max?: unknown;
        /** Allowed values; null for any */
        readonly enum?: (readonly unknown[]) | null;
      }[];
      /** Number of steps in the program */
      readonly steps: number;
      /** Source text of this version, which never changes */
      readonly program_json: string | { readonly [name: string]: unknown };
      /** Hash of the text of this version */
      readonly hash: Hash;
      /** Number of runs of this version */
      readonly executions: number;
      /** True if this version can no longer be run */
      readonly deprecated: boolean;
      /** Height of the block that registered this version */
      readonly registered_at_height: Height;
    } | null;
  };
  /**
   * Returns a state record by its key (hex: module, slot, key parts), with the proof of its presence or absence under the state root.
   *
   * - `key`: State key in hex: module number, slot, key parts
   */
  chain_getProof: {
    params: [key: string];
    result: {
      /** Height of the block whose state the proof covers */
      readonly height: Height;
      /** State root in the header of that block */
      readonly state_root: Hash;
      /** Requested state key, in hex */
      readonly key: string;
      /** Bytes of the record in hex; null if it does not exist */
      readonly value?: string | null;
      /** Merkle path from the root to the record, or to its place if it does not exist */
      readonly proof: {
        /** Node at the end of the path */
        readonly terminal: {
          /** Leaf of the key: the key holds the value */
          readonly own: { readonly [name: string]: never };
        } | {
          /** Leaf of another key: the key is absent */
          readonly other: {
            /** Hash of the key of the other leaf, 32 bytes */
            readonly path: string;
            /** Hash of the value of the other leaf, 32 bytes */
            readonly value_hash: string;
          };
        } | {
          /** Empty subtree: the key is absent */
          readonly empty: { readonly [name: string]: never };
        };
        /** Level of the tree at which the path ends; the root is 0 */
        readonly depth: number;
        /** Bit i (most significant bit of the first byte first) is set when the sibling at level i is not empty */
        readonly bitmap: string;
        /** Hashes of the siblings that are not empty, from the root downwards */
        readonly siblings: readonly string[];
      };
    };
  };
  /**
   * Returns a proposal with its largest votes, which are kept until `governance.kept_blocks` after the vote (about 30 days); null if there is none.
   *
   * - `proposal_id`: Number of the proposal, counted from 0
   */
  chain_getProposal: {
    params: [proposal_id: number];
    result: {
      /** Number of the proposal, counted from 0 */
      readonly proposal_id: number;
      /** Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text) */
      readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
      /** Title of the proposal, 1 to 128 characters */
      readonly title: string;
      /** Reasons for the proposal, 1 to 10,000 characters */
      readonly description: string;
      /** Account that made the proposal */
      readonly proposer: Address;
      /** active during the vote; approved or rejected by it; cancelled by the proposer; executed; expired if not executed in time; failed if no longer possible */
      readonly status: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed";
      /** Height of the block that has the proposal */
      readonly created_at_height: Height;
      /** Last block of the vote */
      readonly voting_end_height: Height;
      /** Voting power in favor, in raw native units of stake */
      readonly yes_power: Amount;
      /** Voting power against, in raw native units of stake */
      readonly no_power: Amount;
      /** Total voting power in raw native units of stake */
      readonly total_power: Amount;
      /** Quorum: part of the total stake that must vote, in basis points */
      readonly quorum_bps: number;
      /** Number of accounts that have voted */
      readonly voters: number;
      /** Earliest time of execution in Unix seconds; null unless approved */
      readonly timelock_until?: Time | null;
      /** Height of the execution; null if not executed */
      readonly executed_at_height?: Height | null;
      /** Parameter change; null for other types */
      readonly parameter?: {
        /** Key of a chain parameter, such as dex.fee_bps */
        readonly key: string;
        /** Value at the time of the proposal, as text */
        readonly old_value: string;
        /** Proposed value, as text */
        readonly new_value: string;
      } | null;
      /** Payment from the treasury; null for other types */
      readonly treasury?: {
        /** Account to pay */
        readonly recipient: Address;
        /** Amount to pay in raw native units */
        readonly amount: Amount;
      } | null;
      /** Safety rating of a contract; null for other types */
      readonly safety?: {
        /** Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain */
        readonly chain: string;
        /** Contract address in the notation of its chain */
        readonly contract: string;
        /** Safety level for wallets to show; unknown if governance has not decided */
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        /** Collection or project of the contract; null for none */
        readonly collection?: string | null;
      } | null;
      /** Deposit of the proposer in raw native units; 0 if none was required */
      readonly deposit: Amount;
      /** Why the execution failed; null unless failed */
      readonly error?: {
        /** Numeric error code */
        readonly code: number;
        /** Error name, such as InsufficientBalance */
        readonly name: string;
        /** Error message */
        readonly message: string;
      } | null;
      /** Time at which the vote ends at two seconds a block, or at which it ended, in Unix seconds */
      readonly voting_end_time_estimate: Time;
      /** Part of the total stake that has voted, in basis points */
      readonly turnout_bps: number;
      /** Largest votes, by power in descending order */
      readonly votes: readonly {
        /** Account that voted */
        readonly voter: Address;
        /** True for a vote in favor, false for a vote against */
        readonly approve: boolean;
        /** Current voting power in raw native units of stake */
        readonly power: Amount;
        /** Height of the vote */
        readonly height: Height;
      }[];
    } | null;
  };
  /**
   * Returns the most recent blocks, newest first.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getRecentBlocks: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Final blocks, newest first */
      readonly blocks: readonly Block[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Returns the bundles of final blocks, newest first.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getRecentTransactions: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Bundles of final blocks, newest first */
      readonly transactions: readonly {
        /** Id of the bundle */
        readonly bundle_hash: Hash;
        /** Block that includes the bundle */
        readonly block_height: Height;
        /** Index of the bundle in the block, from 0 */
        readonly index: number;
        /** Sender and fee payer */
        readonly from: Address;
        /** Current name of the account; null if it has none */
        readonly from_name?: string | null;
        /** Names of its operations, in order */
        readonly operations: readonly string[];
        /** Summary of its operations */
        readonly summary: string;
        /** Fee, in raw native units */
        readonly fee: Amount;
        /** Always success: failed bundles are in no block */
        readonly status: "success";
        /** Time of the block, in Unix seconds */
        readonly timestamp: Time;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
      /** First indexed block; 0 or 1 if all blocks are indexed */
      readonly indexed_from: Height;
    };
  };
  /**
   * Returns the guardians of an account, its pending recovery and scheduled change; null without guardians.
   *
   * - `address`: Account to recover
   */
  chain_getRecovery: {
    params: [address: Address];
    result: {
      /** Guardians, which together can replace the key; at most 10 */
      readonly guardians: readonly Address[];
      /** Number of guardians that must approve a recovery */
      readonly threshold: number;
      /** Seconds in which the owner can object to a recovery */
      readonly timelock_s: number;
      /** True if the account can only object while a recovery is pending */
      readonly freeze_on_recovery: boolean;
      /** Recovery in progress; null if there is none */
      readonly pending?: {
        /** Public key that the account will get, in hex */
        readonly new_public_key: string;
        /** Signature scheme of the key, by name or number */
        readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
        /** Time of the first approval in Unix seconds */
        readonly initiated_at: Time;
        /** Earliest time to finalize the recovery, in Unix seconds */
        readonly ready_at: Time;
        /** Deadline to finalize the recovery, in Unix seconds */
        readonly expires_at: Time;
        /** Guardians that have approved so far */
        readonly approvals: readonly Address[];
      } | null;
      /** Terms that are not in effect yet; without guardians if recovery will be turned off; null if no change is scheduled */
      readonly scheduled_change?: {
        /** Guardians, which together can replace the key; at most 10 */
        readonly guardians: readonly Address[];
        /** Number of guardians that must approve a recovery */
        readonly threshold: number;
        /** Seconds in which the owner can object to a recovery */
        readonly timelock_s: number;
        /** True if the account can only object while a recovery is pending */
        readonly freeze_on_recovery: boolean;
        /** Time at which the terms take effect, in Unix seconds */
        readonly effective_at: Time;
      } | null;
    } | null;
  };
  /** Returns counters of bundles relayed to validators and received from them since this node started. */
  chain_getRelayStats: {
    params: [];
    result: {
      /** False on a node without peers */
      readonly enabled: boolean;
      /** Scheme of the seal on relayed bundles */
      readonly seal_type: string;
      /** Number of bundles sent to peers, counted for each peer */
      readonly forwarded: number;
      /** Number of bundles received from peers, with duplicates */
      readonly received: number;
      /** Number of received bundles that were already known */
      readonly duplicates: number;
      /** Number of bundles not sent to a peer because its queue was full */
      readonly dropped: number;
      /** Bytes of relayed bundles */
      readonly bytes_out: number;
      /** Bytes of received bundles */
      readonly bytes_in: number;
      /** Highest number of copies of one bundle received from peers */
      readonly most_copies: number;
      /** Number of connected peers */
      readonly peers: number;
      /** Start of the counters, in Unix seconds */
      readonly since: Time;
    };
  };
  /**
   * Returns an order by its number; null if there is none.
   *
   * - `order_id`: Number of the order, counted from 1
   */
  chain_getSettleOrder: {
    params: [order_id: number];
    result: {
      /** Number of the order, counted from 1 */
      readonly order_id: number;
      /** Account that sells, and receives the bought amount */
      readonly owner: Address;
      /** Mint address of the token to sell */
      readonly sell_token: Mint;
      /** Mint address of the token to buy */
      readonly buy_token: Mint;
      /** Sold amount in raw units, all or nothing */
      readonly sell_amount: Amount;
      /** Minimum amount to receive in raw units */
      readonly min_buy_amount: Amount;
      /** Deadline in Unix seconds; from this time on, the order cannot be matched */
      readonly deadline: Time;
      /** Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all */
      readonly tier: number;
      /** Symbol of the sell token; the mint address of a liquidity token */
      readonly sell_symbol: string;
      /** Symbol of the buy token; the mint address of a liquidity token */
      readonly buy_symbol: string;
      /** Market maker that matched the order; null until matched */
      readonly maker?: Address | null;
      /** Amount offered by the maker in raw units; null until matched */
      readonly buy_amount?: Amount | null;
      /** Fee for the treasury in raw units, deducted from the sold amount; null until matched */
      readonly fee?: Amount | null;
      /** Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline */
      readonly status: "Created" | "Matched" | "Settled" | "Cancelled" | "Expired";
      /** Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder */
      readonly escrowed: Amount;
      /** Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet */
      readonly spread_bps?: number | null;
      /** Height of the block that created the order */
      readonly created_block: Height;
      /** Height of the block that matched the order; null until matched */
      readonly matched_block?: Height | null;
      /** Height of the block that settled the order; null until settled */
      readonly settled_block?: Height | null;
      /** Bundles of the order */
      readonly bundles: {
        /** Bundle that created the order; null if the end of a block did */
        readonly create: Hash | null;
        /** Bundle that matched the order; null before, or if the end of a block did */
        readonly match?: Hash | null;
        /** Bundle that settled the order; null before, or if the end of a block did */
        readonly settle?: Hash | null;
      };
    } | null;
  };
  /**
   * Returns a header with the signatures that make it final and its validator set; null if this node does not have it.
   *
   * - `height`: Height of the block, counted from genesis
   */
  chain_getSignedHeader: {
    params: [height: Height];
    result: {
      /** Height of the block */
      readonly height: Height;
      /** Hash of the header, which identifies the block */
      readonly hash: Hash;
      /** Root of the state tree after the block */
      readonly state_root: Hash;
      /** Header, certificate and proposer's signature: borsh bytes in hex */
      readonly signed_header: string;
      /** Voting power of the validators that signed, in whole units of stake */
      readonly signed_power: number;
      /** Voting power of the whole validator set, in whole units of stake */
      readonly total_power: number;
      /** Number of validators that signed */
      readonly signers: number;
      /** Validator set that certifies the block, in the order of the certificate's indices */
      readonly validators: readonly {
        /** Account of the validator */
        readonly address: Address;
        /** Consensus key of the validator, in hex */
        readonly public_key: string;
        /** Voting power of the validator, in whole units of stake */
        readonly power: number;
      }[];
    } | null;
  };
  /**
   * Returns the roles, minting limits, reserves and pending changes of a stablecoin; null for other tokens.
   *
   * - `symbol_or_mint`: Token: symbol in any case, or mint address as 0x and 64 hex digits
   */
  chain_getStablecoin: {
    params: [symbol_or_mint: string];
    result: {
      /** Mint address of the stablecoin */
      readonly mint: Mint;
      /** Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case */
      readonly symbol: string;
      /** Owner, which assigns the other roles; null once renounced */
      readonly owner?: Address | null;
      /** Issuer, which sets the allowances of minters; null once renounced */
      readonly issuer?: Address | null;
      /** Account that may pause the token; null once renounced */
      readonly pauser?: Address | null;
      /** Account that may freeze accounts for the token; null once renounced */
      readonly blocklister?: Address | null;
      /** Account that attests the reserves; null once renounced */
      readonly attestor?: Address | null;
      /** True while the token is paused */
      readonly paused: boolean;
      /** Active protections of the six of the standard */
      readonly security_layers: readonly ("role_separation" | "minter_allowance" | "daily_mint_limit" | "reserve_attestation" | "pause_and_freeze" | "timelocked_roles")[];
      /** Limit of all minters together in 24 hours */
      readonly daily: {
        /** Maximum amount to mint in a window, in raw units */
        readonly limit: Amount;
        /** Length of the window in seconds */
        readonly window_s: number;
        /** Amount minted in the current window in raw units */
        readonly minted: Amount;
        /** Amount that may be minted now in raw units */
        readonly available: Amount;
      };
      /** Minters of the stablecoin */
      readonly minters: readonly {
        /** Account of the minter */
        readonly minter: Address;
        /** Earliest time at which it may mint, in Unix seconds */
        readonly from: Time;
        /** Maximum amount to mint in a window, in raw units */
        readonly limit: Amount;
        /** Length of the window in seconds */
        readonly window_s: number;
        /** Amount minted in the current window in raw units */
        readonly minted: Amount;
        /** Amount that may be minted now in raw units */
        readonly available: Amount;
      }[];
      /** Last attestation of the reserves; null for none */
      readonly reserves?: {
        /** Amount covered by the reserves in raw units */
        readonly amount: Amount;
        /** Hash of the reserve report, 32 bytes */
        readonly report_hash: Hex32;
        /** Time of the attestation in Unix seconds */
        readonly attested_at: Time;
        /** End of its validity in Unix seconds */
        readonly valid_until: Time;
        /** True while the attestation is valid; without one, nothing can be minted */
        readonly valid: boolean;
      } | null;
      /** Pending role changes */
      readonly changes: readonly {
        /** Role of a token: mint (mint authority), freeze (freeze authority), owner, pause (pause authority) or attest (attestor) */
        readonly role: "mint" | "freeze" | "owner" | "pause" | "attest";
        /** Next holder of the role; null if the role will be renounced permanently */
        readonly to?: Address | null;
        /** Time of the change in Unix seconds */
        readonly ready_at: Time;
      }[];
    } | null;
  };
  /**
   * Returns a staking pool, and the position of an account in it; null if there is none at the address.
   *
   * - `pool_address`: Address of the staking pool
   * - `address`: Account whose position to include; null for none
   */
  chain_getStakingPool: {
    params: [pool_address: Mint, address?: Address | null];
    result: {
      /** Address of the staking pool */
      readonly pool_address: Mint;
      /** Account that created the pool */
      readonly creator: Address;
      /** Mint address of the token to stake */
      readonly token_mint: Mint;
      /** Mint address of the reward token */
      readonly reward_token: Mint;
      /** Rewards for all stakers together, in raw units a second */
      readonly reward_rate: Amount;
      /** Lock of each deposit in seconds */
      readonly lock_period: number;
      /** Maximum total stake in raw units; 0 for no limit */
      readonly capacity: Amount;
      /** Maximum stake of an account in raw units; 0 for no limit */
      readonly per_user_cap: Amount;
      /** Total stake in raw units */
      readonly total_staked: Amount;
      /** Number of accounts with a stake */
      readonly stakers: number;
      /** Rewards held by the pool in raw units, including those owed to stakers */
      readonly escrow: Amount;
      /** Rewards earned and not yet claimed, in raw units */
      readonly owed: Amount;
      /** Total rewards claimed, in raw units; over time this can exceed the supply of the token */
      readonly paid: U256;
      /** Height of the block that created the pool */
      readonly created_at_height: Height;
      /** Symbol of the token to stake */
      readonly token_symbol: string;
      /** Symbol of the reward token */
      readonly reward_symbol: string;
      /** Only account that may fund the pool, and that gets the remainder; null if anyone may, and the creator gets the remainder */
      readonly funder?: Address | null;
      /** Rewards per staked raw unit since the pool was created, in raw units times 10^18 */
      readonly reward_per_token: U256;
      /** Time at which the rewards run out if the stake stays, in Unix seconds; null if no rewards accrue */
      readonly finish_at?: Time | null;
      /** Yearly rewards as a part of the stake, in basis points; null if the two tokens differ or no rewards accrue */
      readonly apr_bps?: number | null;
      /** open: has rewards; unfunded: never had rewards; finished: the rewards have run out; closed: by its creator */
      readonly status: "open" | "unfunded" | "finished" | "closed";
      /** Position of the account in the pool; null if no account was given */
      readonly position?: {
        /** Stake of the account in the pool in raw units */
        readonly staked: Amount;
        /** Deposits of the account, oldest first */
        readonly lots: readonly {
          /** Amount of the deposit in raw units */
          readonly amount: Amount;
          /** Time at which the deposit unlocks, in Unix seconds */
          readonly unlock_at: Time;
        }[];
        /** Claimable rewards in raw units */
        readonly pending: Amount;
      } | null;
    } | null;
  };
  /** Returns storage statistics: records in memory (hot), in the database (warm) and in cold files, and blocks in the log. */
  chain_getStorageStats: {
    params: [];
    result: {
      /** Storage engine: rocksdb or memory */
      readonly backend: string;
      /** Pruning mode; archive: keeps all blocks; validator: the last 10,000; aggressive: the last 256 */
      readonly pruning: "archive" | "validator" | "aggressive";
      /** True if unused records move to cold files */
      readonly elastic: boolean;
      /** State records by storage tier */
      readonly tiers: {
        /** Records in memory */
        readonly hot: {
          /** Number of records; null if not counted */
          readonly entries?: number | null;
          /** Approximate size in bytes */
          readonly bytes: number;
          /** Share of reads served by this tier, per 10,000; null if not counted */
          readonly hit_rate?: number | null;
        };
        /** Records in the database on disk */
        readonly warm: {
          /** Number of records; null if not counted */
          readonly entries?: number | null;
          /** Approximate size in bytes */
          readonly bytes: number;
          /** Share of reads served by this tier, per 10,000; null if not counted */
          readonly hit_rate?: number | null;
        };
        /** Unused records in cold files */
        readonly cold: {
          /** Number of records; null if not counted */
          readonly entries?: number | null;
          /** Approximate size in bytes */
          readonly bytes: number;
          /** Share of reads served by this tier, per 10,000; null if not counted */
          readonly hit_rate?: number | null;
        };
      };
      /** Size of the database, cold files and block log, in bytes */
      readonly total_bytes: number;
      /** Size of the block log in bytes */
      readonly block_log_bytes: number;
      /** Height of the first block that the node still has */
      readonly oldest_block: Height;
      /** Height of the last final block */
      readonly latest_block: Height;
      /** Height of the last pruned block; null if none, as on an archive node */
      readonly last_prune_height?: Height | null;
      /** Height at the last compaction after pruning since the node started; null if none; the database also compacts itself */
      readonly last_compaction_height?: Height | null;
      /** Snapshots created by this node */
      readonly snapshots: readonly {
        /** Height of the block whose state the snapshot contains */
        readonly height: Height;
        /** Size of the snapshot files in bytes */
        readonly bytes: number;
      }[];
      /** Last verification of all data on disk since the node started; null if none (see --rocksdb-verify-interval-secs) */
      readonly last_verify?: {
        /** Time at which the verification ended, in Unix seconds */
        readonly at: Time;
        /** True if no record is damaged */
        readonly ok: boolean;
        /** Number of damaged records */
        readonly bad: number;
      } | null;
    };
  };
  /**
   * Returns the holders of a token, largest balance first.
   *
   * - `token_mint`: Token: its symbol (case-insensitive), or 0x and its mint
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getTokenHolders: {
    params: [token_mint: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Mint address of the token */
      readonly token_mint: Mint;
      /** Holders, largest balance first */
      readonly holders: readonly {
        /** Rank among all holders, from 1 */
        readonly rank: number;
        /** Account of the holder */
        readonly address: Address;
        /** Current name of the account; null if it has none */
        readonly name?: string | null;
        /** Balance, in raw units */
        readonly balance: Amount;
        /** Share of the supply, in basis points */
        readonly share_bps: number;
        /** account: user account; pool or contract: held by a module for others; system: account of genesis or the protocol */
        readonly kind: "account" | "pool" | "contract" | "system";
      }[];
      /** Count of accounts with a balance */
      readonly total_holders: number;
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
    };
  };
  /**
   * Returns a token by symbol or mint address; null if there is none.
   *
   * - `symbol_or_mint`: Symbol in any letter case, or mint address with 0x
   */
  chain_getTokenInfo: {
    params: [symbol_or_mint: string];
    result: Token | null;
  };
  /**
   * Returns the reputation of a token, 0 to 100, with all factors; null if the token does not exist.
   *
   * - `mint`: Token: its symbol (case-insensitive), or 0x and its mint
   */
  chain_getTokenReputation: {
    params: [mint: string];
    result: {
      /** Mint address of the token */
      readonly mint: Mint;
      /** Symbol of the token */
      readonly symbol: string;
      /** Reputation, 0 to 100 */
      readonly score: number;
      /** Grade from A (best) to F */
      readonly grade: "A" | "B" | "C" | "D" | "F";
      /** Factors of the score */
      readonly factors: readonly {
        /** Name of the factor */
        readonly name: string;
        /** Points added to the score; negative points are subtracted */
        readonly points: number;
        /** Reason for the points in plain text */
        readonly detail: string;
      }[];
      /** Confidence, in percent; lower if the chain lacks modules that the score uses */
      readonly confidence_pct: number;
      /** Height of the state used for the score */
      readonly computed_at_height: Height;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
    } | null;
  };
  /**
   * Returns the transfers of a token, newest first; minted tokens come from the zero address, burned ones go to it.
   *
   * - `token_mint`: Token: its symbol (case-insensitive), or 0x and its mint
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getTokenTransfers: {
    params: [token_mint: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Mint address of the token */
      readonly token_mint: Mint;
      /** Transfers, newest first */
      readonly transfers: readonly {
        /** Hash of the bundle; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Block that includes the transfer */
        readonly height: Height;
        /** Time of the block, in Unix seconds */
        readonly timestamp: Time;
        /** Sender; the zero address for minted tokens */
        readonly from: Address;
        /** Current name of the sender; null if it has none */
        readonly from_name?: string | null;
        /** Recipient; the zero address for burned tokens */
        readonly to: Address;
        /** Current name of the recipient; null if it has none */
        readonly to_name?: string | null;
        /** Amount, in raw units */
        readonly amount: Amount;
        /** Name of the operation or event, such as Transfer */
        readonly type: string;
      }[];
      /** Number of transfers in indexed blocks */
      readonly total_transfers: number;
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
      /** First indexed block; 0 or 1 if all blocks are indexed */
      readonly indexed_from: Height;
    };
  };
  /**
   * Returns a type of a collection; null if there is none with this number.
   *
   * - `collection`: Address of the collection
   * - `type_id`: Number of the type within the collection
   */
  chain_getTokenType: {
    params: [collection: Mint, type_id: U64 | number];
    result: {
      /** Address of the collection */
      readonly collection: Mint;
      /** Number of the type within the collection */
      readonly type_id: U64;
      /** Name of the type, 1 to 64 characters */
      readonly name: string;
      /** URI of the metadata document */
      readonly metadata_uri: string;
      /** Maximum supply at any time, in units; 0 for no limit */
      readonly max_supply: U128;
      /** True if any amount can be transferred; false if each transfer moves one unit */
      readonly is_fungible: boolean;
      /** Height of the block that defined the type */
      readonly created_at_height: Height;
      /** Current supply in units */
      readonly supply: U128;
      /** Number of units ever burned */
      readonly burned: U256;
      /** Number of accounts with a balance */
      readonly holders: number;
    } | null;
  };
  /**
   * Returns the receipt of a bundle, or the reason why this node rejected it; null if the bundle is pending or unknown to this node.
   *
   * - `tx_hash`: Hash of the bundle, as returned by its submission
   */
  chain_getTransactionReceipt: {
    params: [tx_hash: Hash];
    result: Receipt | Rejected | null;
  };
  /**
   * Returns the transfers of any token to given accounts, oldest first, from a height upward. Call it again from `next_height`: blocks are final, so no transfer is missed, repeated or revoked.
   *
   * - `accounts`: Recipient accounts, at most 1000
   * - `from_height`: First block to read
   */
  chain_getTransfersTo: {
    params: [accounts: readonly Address[], from_height: Height];
    result: {
      /** Transfers, oldest first; those of a block are always complete */
      readonly transfers: readonly {
        /** Block that includes the transfer */
        readonly height: Height;
        /** Time of the block, in Unix seconds */
        readonly timestamp: Time;
        /** Hash of the bundle; null for an effect of the block */
        readonly bundle_hash?: Hash | null;
        /** Index of the transfer among the events of the block: with the height, its permanent id */
        readonly event_index: number;
        /** Sender; null for minted tokens */
        readonly from?: Address | null;
        /** Recipient: one of the requested accounts */
        readonly to: Address;
        /** Symbol of the token, or its mint address */
        readonly token: string;
        /** Amount in raw units */
        readonly amount: Amount;
      }[];
      /** First block that was not read: the from_height of the next call */
      readonly next_height: Height;
      /** Height of the last final block; if next_height is above it, all blocks were read */
      readonly final_height: Height;
    };
  };
  /**
   * Returns a plan with its votes; without an id, the active plan or else the last one; null if there is none.
   *
   * - `plan_id`: Number of the plan; null for the active plan, or else the last one
   */
  chain_getUpgradePlan: {
    params: [plan_id?: number | null];
    result: {
      /** Number of the plan, counted from 0 */
      readonly plan_id: number;
      /** Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once */
      readonly name: string;
      /** Semantic version of the software, such as 2.0.0 */
      readonly version: string;
      /** First height of the new version; nodes of the old version stop before it */
      readonly target_height: Height;
      /** Files of the new version by platform, such as linux-x64; a single file applies to every platform */
      readonly binaries: { readonly [name: string]: {
        /** URL of the file: https or ipfs */
        readonly url: string;
        /** SHA-256 of the file, 64 lower-case hex digits */
        readonly sha256: string;
      } } | {
        /** URL of the file: https or ipfs */
        readonly url: string;
        /** SHA-256 of the file, 64 lower-case hex digits */
        readonly sha256: string;
      };
      /** Release notes and instructions, at most 2,000 characters */
      readonly info: string;
      /** Decision mode of upgrades: seed-authority (one account) or full (a vote of the validators) */
      readonly mode: "seed-authority" | "full";
      /** Voting; Scheduled (waits for its height); Rejected by the vote; Cancelled; Applied */
      readonly status: "Voting" | "Scheduled" | "Rejected" | "Cancelled" | "Applied";
      /** Account that scheduled the plan */
      readonly proposer: Address;
      /** Height of the block that scheduled the plan */
      readonly scheduled_at_height: Height;
      /** First block of the vote; null without a vote */
      readonly voting_start?: Height | null;
      /** Last block of the vote; null without a vote */
      readonly voting_end_height?: Height | null;
      /** Part of the total power that must approve, in percent */
      readonly quorum_percent: number;
      /** Voting power in favor, in raw native units of stake */
      readonly yes_power: Amount;
      /** Voting power against, in raw native units of stake */
      readonly no_power: Amount;
      /** Power of the validators that request cancellation, in raw native units of stake */
      readonly cancel_power: Amount;
      /** Total voting power in raw native units of stake */
      readonly total_power: Amount;
      /** Deposit of the proposer in raw native units */
      readonly deposit: Amount;
      /** Height at which the chain switched; null if it has not */
      readonly applied_at_height?: Height | null;
      /** Votes of the validators */
      readonly votes: readonly {
        /** Operator account of the validator that voted */
        readonly validator: Address;
        /** True for a vote in favor, false for a vote against */
        readonly approve: boolean;
        /** Voting power in raw native units of stake */
        readonly power: Amount;
        /** Height of the vote */
        readonly height: Height;
      }[];
      /** Blocks until the target height; 0 unless the plan is in a vote or scheduled */
      readonly blocks_left: number;
      /** Time of the target height at two seconds a block, in Unix seconds */
      readonly eta: Time;
    } | null;
  };
  /**
   * Returns a validator by its operator or its consensus key; null if there is none.
   *
   * - `address`: Operator account of the validator, or its consensus key in hex
   */
  chain_getValidator: {
    params: [address: Address | string];
    result: {
      /** Operator account of the validator */
      readonly address: Address;
      /** Consensus key in hex */
      readonly pubkey: ConsensusKey;
      /** Total stake with the validator in raw native units */
      readonly stake: Amount;
      /** Own stake of the operator in raw native units */
      readonly self_stake: Amount;
      /** Delegated stake in raw native units, compounding or not */
      readonly delegated_stake: Amount;
      /** Delegated stake whose rewards compound, in raw native units */
      readonly compounding_stake: Amount;
      /** Part of the earnings that the operator keeps, in basis points */
      readonly commission: number;
      /** Pending change of the commission; null for none */
      readonly next_commission?: {
        /** New commission in basis points */
        readonly commission: number;
        /** First height of the new commission */
        readonly effective_height: Height;
      } | null;
      /** Time of the last change of the commission in Unix seconds; null if it never changed */
      readonly commission_changed_at?: Time | null;
      /** Earliest time of the next change of the commission in Unix seconds; null if it never changed */
      readonly commission_next_change_at?: Time | null;
      /** active: signs blocks; skipped: active, but temporarily does not lead; candidate: may become active; leaving: own stake below the minimum; jailed: removed from the active set */
      readonly status: "active" | "candidate" | "jailed" | "skipped" | "leaving";
      /** True while jailed for double signing or downtime */
      readonly is_jailed: boolean;
      /** Earliest time to leave jail, in Unix seconds; 0 if never jailed */
      readonly jail_release_time: Time;
      /** Number of times that it was jailed */
      readonly jail_count: number;
      /** Reason of the last jailing: double-sign (conflicting signatures) or downtime (too many missed turns) */
      readonly jail_reason?: "double-sign" | "downtime" | null;
      /** Performance in recent epochs, 0.5 to 1 */
      readonly performance_score: number;
      /** Long-term reputation, 0 to 100 */
      readonly reputation: number;
      /** Rank by stake, 1 for the largest; 0 if not eligible, or beyond the first 1,000 */
      readonly rank: number;
      /** Part of the voting power of this epoch, in basis points */
      readonly voting_power_bps: number;
      /** Description by the operator */
      readonly metadata: {
        /** Name of the validator, at most 64 characters */
        readonly name: string;
        /** Description of the operator, at most 500 characters */
        readonly description: string;
        /** Home page, at most 256 characters */
        readonly website: string;
        /** Link to an image, at most 256 characters */
        readonly avatar: string;
      };
      /** True if the validator accepts delegations */
      readonly pool_enabled: boolean;
      /** Name of its delegation pool */
      readonly pool_name: string;
      /** Minimum delegation in raw native units */
      readonly min_delegation: Amount;
      /** True if rewards of new delegations compound by default */
      readonly auto_compound_default: boolean;
      /** Number of accounts that delegate to it */
      readonly delegators: number;
      /** Total number of blocks proposed */
      readonly blocks_produced: number;
      /** Total number of missed turns */
      readonly missed_turns: number;
      /** Number of turns missed since the last one taken */
      readonly consecutive_missed: number;
      /** Height of the last block that it proposed; 0 for none */
      readonly last_block_height: Height;
      /** Unclaimed commission in raw native units */
      readonly commission_balance: Amount;
      /** Height of the registration; 0 for genesis */
      readonly registered_at_height: Height;
      /** Pending consensus key; null for none */
      readonly pending_consensus_key?: {
        /** New consensus key in hex */
        readonly pubkey: ConsensusKey;
        /** First height that the new key signs */
        readonly applies_at_height: Height;
      } | null;
    } | null;
  };
  /**
   * Returns the performance of a validator per active epoch, newest first; limited to the last 10,000 epochs that the explorer of this node indexed.
   *
   * - `address`: Operator account of the validator
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_getValidatorEpochs: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Requested account */
      readonly address: Address;
      /** Epochs of the validator; empty if the account operates none */
      readonly epochs: readonly {
        /** Epoch, counted from genesis */
        readonly epoch: number;
        /** End of the epoch, in Unix seconds */
        readonly time: Time;
        /** Blocks that the validator produced in the epoch */
        readonly blocks_produced: number;
        /** Turns that the validator missed in the epoch */
        readonly missed_turns: number;
        /** Performance score at the end of the epoch, 0.5 to 1 */
        readonly performance_score: number;
        /** Stake at the end of the epoch, own and delegated, in raw native units */
        readonly stake: Amount;
        /** True if it was jailed at the end of the epoch */
        readonly is_jailed: boolean;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
    };
  };
  /**
   * Returns the reputation of an active validator by its factors, with their weights and their values in the running epoch; null for others.
   *
   * - `address`: Operator account of the validator, or its consensus key in hex
   */
  chain_getValidatorReputation: {
    params: [address: Address | string];
    result: {
      /** Operator account of the validator */
      readonly validator: Address;
      /** Reputation at the end of the last epoch, 0 to 100 */
      readonly reputation: number;
      /** Sum of weight times value, 0 to 100; the reputation moves a sixteenth towards it each epoch */
      readonly target: number;
      /** Number of blocks of the running epoch that the values cover */
      readonly blocks: number;
      /** Factors with their weights */
      readonly factors: readonly {
        /** production: turns taken; votes: commits signed; stake_and_age: size and days of stake; commission: the lower the higher; transactions: fees brought; attestations: blocks attested; governance: not measured, half for all */
        readonly factor: "production" | "votes" | "stake_and_age" | "commission" | "transactions" | "attestations" | "governance";
        /** Weight in percent; all weights add up to 100 */
        readonly weight: number;
        /** Value in basis points */
        readonly value: number;
      }[];
    } | null;
  };
  /**
   * Intents executed by an account.
   *
   * - `account`: Account that signed the plan
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_intentsOf: {
    params: [account: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Blake3 hash of the text */
          readonly intent_hash: Hex32;
          /** Account that signed the plan */
          readonly account: Address;
          /** Executed operations, in order */
          readonly steps: readonly {
            /** Index of the operation, counted from 0 */
            readonly index: number;
            /** Name of the operation, such as Transfer */
            readonly type: string;
          }[];
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Lists contracts with a decision, on all chains or on one, newest decision first.
   *
   * - `chain`: Chain to filter by; null for all
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listContractSafety: {
    params: [chain?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Listed contracts, newest decision first */
      readonly contracts: readonly {
        /** Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain */
        readonly chain: string;
        /** Contract address in the notation of its chain */
        readonly contract: string;
        /** Safety level for wallets to show; unknown if governance has not decided */
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        /** True if governance has decided about the contract */
        readonly listed: boolean;
        /** Collection or project of the contract; null for none */
        readonly collection?: string | null;
        /** Number of the last governance proposal about it; null if not listed */
        readonly proposal_id?: number | null;
        /** Height of the last decision; null if not listed */
        readonly updated_at_height?: Height | null;
        /** Time of the last decision in Unix seconds; null if not listed */
        readonly updated_at?: Time | null;
        /** Number of accounts that have reported the contract */
        readonly reports: number;
        /** Last decisions, newest first, at most ten */
        readonly history: readonly {
          /** Safety level for wallets to show; unknown if governance has not decided */
          readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
          /** Height of the block of the decision */
          readonly height: Height;
          /** Number of the governance proposal */
          readonly proposal_id: number;
        }[];
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists the proposals of a DAO without their payloads, newest first.
   *
   * - `dao_address`: Account of the DAO, which holds its treasury
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listDaoProposals: {
    params: [dao_address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Proposals of the DAO, newest first */
      readonly proposals: readonly {
        /** Account of the DAO, which holds its treasury */
        readonly dao_address: Address;
        /** Number of the proposal within the DAO, counted from 0 */
        readonly proposal_id: number;
        /** Title of the proposal, 1 to 128 characters */
        readonly title: string;
        /** Effect of the execution: text (none), operations, config (a change of settings) or treasury (a payment) */
        readonly proposal_type: "text" | "operations" | "config" | "treasury";
        /** Hash of the payload, which cannot change */
        readonly payload_hash: Hex32;
        /** Account that made the proposal */
        readonly proposer: Address;
        /** Pending before the vote, Active during the vote, then Defeated, or Queued until Executed or Expired. Succeeded replaces Queued for a DAO without a timelock, and for a text, which never expires. Canceled by the proposer, the guardian or, below the threshold, anyone */
        readonly status: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed";
        /** Height of the block that has the proposal */
        readonly created_at_height: Height;
        /** Height of the block at whose end balances are counted as voting weights */
        readonly snapshot_height: Height;
        /** First block of the vote */
        readonly start_height: Height;
        /** Last block of the vote */
        readonly end_height: Height;
        /** Votes for, in raw units of the token */
        readonly for: Amount;
        /** Votes against, in raw units of the token */
        readonly against: Amount;
        /** Abstentions, in raw units of the token */
        readonly abstain: Amount;
        /** Quorum: required votes for and abstentions in raw units; before the snapshot, computed from the current supply */
        readonly quorum: Amount;
        /** Approval: required votes for as a part of votes for and against, in basis points */
        readonly approval_bps: number;
        /** Number of accounts that have voted */
        readonly voters: number;
        /** Earliest time of execution in Unix seconds; null until passed, and for a text */
        readonly eta?: Time | null;
        /** Latest time of execution in Unix seconds; null until passed, and for a text */
        readonly expires_at?: Time | null;
        /** Height of the execution; null if not executed */
        readonly executed_at_height?: Height | null;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists all DAOs, newest first.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listDaos: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** DAOs, newest first */
      readonly daos: readonly Dao[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /** Returns the modules of this node in load order. */
  chain_listModules: {
    params: [];
    result: {
      /** Modules in load order */
      readonly modules: readonly {
        /** Permanent number of the module in this chain; 0 for the chain's own */
        readonly id: number;
        /** Name of the module */
        readonly name: string;
        /** Version of the module, raised by upgrades */
        readonly version: number;
        /** Purpose of the module, in one sentence */
        readonly about: string;
        /** Names of its operations */
        readonly operations: readonly string[];
        /** Names of its methods, without the prefix chain_ */
        readonly methods: readonly string[];
        /** Names of its events */
        readonly events: readonly string[];
        /** Names of its event indexes; each has a method of the same name */
        readonly indexes: readonly string[];
      }[];
    };
  };
  /**
   * Lists the transactions of a multi-signature account, newest first, with their operations in words and a simulation while pending. Executed and expired ones are kept for `multisig.kept_blocks`, about 30 days.
   *
   * - `address`: Address of the multi-signature account
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listMultiSigTxs: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Transactions of the account, newest first */
      readonly transactions: readonly {
        /** Number of the transaction within the account, counted from 0 */
        readonly tx_id: number;
        /** Address of the multi-signature account */
        readonly account: Address;
        /** Signer that proposed the transaction */
        readonly proposer: Address;
        /** Operations of the transaction, in order */
        readonly operations: readonly Operation[];
        /** Reasons for the transaction, 1 to 256 characters */
        readonly description: string;
        /** Hash of the operations, which an approval can commit to */
        readonly operations_hash: Hex32;
        /** Approvals, in order */
        readonly approvals: readonly {
          /** Account that approved */
          readonly signer: Address;
          /** Height of its approval */
          readonly height: Height;
        }[];
        /** Number of signers that have approved */
        readonly approval_count: number;
        /** Number of approvals required */
        readonly threshold: number;
        /** Pending (waits for approvals), Executed, or Expired */
        readonly status: "Pending" | "Executed" | "Expired";
        /** Height of the block that has the proposal */
        readonly created_at_height: Height;
        /** Last height at which it can be executed */
        readonly expires_at_height: Height;
        /** Height of the execution; null if not executed */
        readonly executed_at_height?: Height | null;
        /** Bundle that executed the transaction; null if not executed, or if the end of a block did it */
        readonly execution_bundle?: Hash | null;
        /** Description of each operation, one line each */
        readonly summary: readonly string[];
        /** Simulation of the transaction on the state at the head of this node; null unless pending, and if it would take too long */
        readonly simulation?: {
          /** True if all operations would succeed */
          readonly ok: boolean;
          /** Error of the first operation that would fail; null if all would succeed */
          readonly error?: {
            /** Index of the operation that would fail, counted from 0 */
            readonly index: number;
            /** Numeric error code */
            readonly code: number;
            /** Error name, such as InsufficientBalance */
            readonly name: string;
            /** Error message */
            readonly message: string;
            /** Error details by name */
            readonly details: unknown;
          } | null;
          /** Height of the simulated state */
          readonly at_height: Height;
        } | null;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists the tokens of an account, of one collection or of all, by collection and number.
   *
   * - `owner`: Owner of the tokens
   * - `collection`: Collection to filter by; null for all
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listNftsByOwner: {
    params: [owner: Address, collection?: Mint | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Tokens of the account, by collection and number */
      readonly nfts: readonly {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the token within its collection, 0 to 2^128 - 1 */
        readonly token_id: U128;
        /** Owner of the token */
        readonly owner: Address;
        /** URI of the metadata document */
        readonly metadata_uri: string;
        /** Account that may also transfer this token; null for none */
        readonly approved?: Address | null;
        /** Height of the mint */
        readonly minted_at_height: Height;
        /** Height of the last transfer, or of the mint */
        readonly last_transfer_height: Height;
        /** Royalty on sales of the token */
        readonly royalty: {
          /** Recipient of the royalties */
          readonly receiver: Address;
          /** Royalty on sales, in basis points */
          readonly bps: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists all pools, deepest first, each with its ten oldest locks.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listPools: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Pools, deepest first */
      readonly pools: readonly {
        /** Address of the pool */
        readonly address: Mint;
        /** Mint address of the first token */
        readonly token_a: Mint;
        /** Mint address of the second token */
        readonly token_b: Mint;
        /** Symbol of the first token */
        readonly symbol_a: string;
        /** Symbol of the second token */
        readonly symbol_b: string;
        /** Reserve of the first token in raw units */
        readonly reserve_a: Amount;
        /** Reserve of the second token in raw units */
        readonly reserve_b: Amount;
        /** Mint address of the LP token, which represents shares of the pool */
        readonly lp_mint: Mint;
        /** Supply of LP tokens in raw units */
        readonly lp_supply: Amount;
        /** LP tokens in locks that have not ended, in raw units */
        readonly lp_locked: Amount;
        /** Oldest of these locks, at most 100; at most 10 in a list of pools */
        readonly locks: readonly {
          /** Number of the lock within the pool */
          readonly lock_id: number;
          /** Account that receives the LP tokens when the lock ends */
          readonly owner: Address;
          /** Locked LP tokens in raw units */
          readonly amount: Amount;
          /** End of the lock in Unix seconds */
          readonly unlock_at: Time;
        }[];
        /** Fee of a swap in basis points of the input */
        readonly fee_bps: number;
        /** Whole units of the second token per whole unit of the first */
        readonly price_a_in_b: string;
        /** Whole units of the first token per whole unit of the second */
        readonly price_b_in_a: string;
        /** TWAP of price_a_in_b over the last ten minutes; null if the pool is younger */
        readonly twap_10m?: string | null;
        /** Total value of both reserves in raw native units */
        readonly tvl_native: Amount;
        /** Volume of the first token in this hour and the 23 hours before it, in raw units */
        readonly volume_24h_a: Amount;
        /** Volume of the second token in this hour and the 23 hours before it, in raw units */
        readonly volume_24h_b: Amount;
        /** Number of swaps since the creation of the pool */
        readonly swaps: number;
        /** Account that created the pool */
        readonly creator: Address;
        /** Height of the block that created the pool */
        readonly created_at_height: Height;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists presales, newest first, optionally by status. A response scans at most 1,000 presales.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `status`: Status to filter by; null for all
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listPresales: {
    params: [limit?: number | null, status?: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded" | null, cursor?: string | null];
    result: {
      /** Presales, newest first */
      readonly presales: readonly {
        /** Number of the presale, counted from 1 */
        readonly presale_id: number;
        /** Account that holds the deposit and the contributions, in hex */
        readonly address: Mint;
        /** Account that sells the token */
        readonly creator: Address;
        /** Mint address of the token for sale */
        readonly token_mint: Mint;
        /** Amount for sale in raw units */
        readonly tokens_for_sale: Amount;
        /** Minimum raised amount in raw units of the payment token; below it, all is refunded */
        readonly soft_cap: Amount;
        /** Maximum raised amount in raw units of the payment token */
        readonly hard_cap: Amount;
        /** Minimum of a contribution in raw units of the payment token */
        readonly min_contribution: Amount;
        /** Maximum total contribution of an account in raw units of the payment token */
        readonly max_contribution: Amount;
        /** Start of contributions in Unix seconds, inclusive */
        readonly start_time: Time;
        /** End of contributions in Unix seconds, exclusive */
        readonly end_time: Time;
        /** Part of the raised amount that goes into the pool, in basis points */
        readonly liquidity_bps: number;
        /** Pool rate (tokens per payment) as a part of the presale rate, in basis points */
        readonly listing_rate_bps: number;
        /** Lock of the pool liquidity in seconds */
        readonly lp_lock_duration: number;
        /** Delivery schedule of the bought tokens; null to deliver all at finalization */
        readonly vesting?: {
          /** Part delivered at finalization, in basis points */
          readonly tge_bps: number;
          /** Length of a cycle in seconds */
          readonly cycle_seconds: number;
          /** Part delivered after each cycle, in basis points */
          readonly cycle_bps: number;
        } | null;
        /** Use of unsold tokens: return (to the creator) or burn */
        readonly unsold: "return" | "burn";
        /** Number of accounts that may contribute; 0 for everyone */
        readonly whitelist_size: number;
        /** Title of the presale; null for none */
        readonly title?: string | null;
        /** Description of the presale, at most 1,000 characters; null for none */
        readonly description?: string | null;
        /** Link to more information; null for none */
        readonly url?: string | null;
        /** Height of the block that created the presale */
        readonly created_at_height: Height;
        /** Symbol of the token for sale */
        readonly token_symbol: string;
        /** Symbol of the payment token */
        readonly payment_token: string;
        /** pending before the start, active during the sale, then succeeded or failed; cancelled by the creator; finalized; refunding until all are refunded */
        readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
        /** Total raised so far in raw units of the payment token */
        readonly raised: Amount;
        /** Amount sold so far in raw units of the token */
        readonly sold: Amount;
        /** Number of contributing accounts */
        readonly contributors: number;
        /** Part of `raised` that the creator contributed */
        readonly creator_contributed: Amount;
        /** Address of the pool; null before finalization */
        readonly pool?: Mint | null;
        /** Number of its liquidity lock, within the pool; null before finalization */
        readonly lp_lock_id?: number | null;
        /** Height of the finalization; null before it */
        readonly finalized_at_height?: Height | null;
        /** Progress of the automatic delivery after finalization */
        readonly distribution: {
          /** Number of contributors processed */
          readonly done: number;
          /** Number of contributors; 0 before finalization */
          readonly total: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists all programs by their newest version, newest names first.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listPrograms: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Programs, newest names first */
      readonly programs: readonly {
        /** Program name, 3 to 32 characters a-z, 0-9 and dash */
        readonly name: string;
        /** Version of the program, from 1 */
        readonly version: number;
        /** Owner of the program, which can register new versions */
        readonly owner: Address;
        /** Title of the program */
        readonly title: string;
        /** Description by the program author */
        readonly description: string;
        /** Parameters that callers give */
        readonly params: readonly {
          /** Name of 1 to 32 characters a-z, 0-9 and _, first a letter */
          readonly name: string;
          /** Type of the parameter: raw amount, token, account, validator, integer, basis points or text */
          readonly type: "amount" | "token" | "address" | "validator" | "integer" | "bps" | "string";
          /** Default value; null if the parameter is required */
          readonly default?: unknown;
          /** Minimum of a number; null for none */
          readonly min?: unknown;
          /** Maximum of a number; null for none */
          readonly max?: unknown;
          /** Allowed values; null for any */
          readonly enum?: (readonly unknown[]) | null;
        }[];
        /** Number of steps in the program */
        readonly steps: number;
        /** Source text of this version, which never changes */
        readonly program_json: string | { readonly [name: string]: unknown };
        /** Hash of the text of this version */
        readonly hash: Hash;
        /** Number of runs of this version */
        readonly executions: number;
        /** True if this version can no longer be run */
        readonly deprecated: boolean;
        /** Height of the block that registered this version */
        readonly registered_at_height: Height;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists proposals, newest first, optionally by status.
   *
   * - `status`: Status to filter by; null for all
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listProposals: {
    params: [status?: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed" | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Proposals, newest first */
      readonly proposals: readonly {
        /** Number of the proposal, counted from 0 */
        readonly proposal_id: number;
        /** Action of the proposal: set a parameter, pay from the treasury, rate a contract, or none (text) */
        readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
        /** Title of the proposal, 1 to 128 characters */
        readonly title: string;
        /** Reasons for the proposal, 1 to 10,000 characters */
        readonly description: string;
        /** Account that made the proposal */
        readonly proposer: Address;
        /** active during the vote; approved or rejected by it; cancelled by the proposer; executed; expired if not executed in time; failed if no longer possible */
        readonly status: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed";
        /** Height of the block that has the proposal */
        readonly created_at_height: Height;
        /** Last block of the vote */
        readonly voting_end_height: Height;
        /** Voting power in favor, in raw native units of stake */
        readonly yes_power: Amount;
        /** Voting power against, in raw native units of stake */
        readonly no_power: Amount;
        /** Total voting power in raw native units of stake */
        readonly total_power: Amount;
        /** Quorum: part of the total stake that must vote, in basis points */
        readonly quorum_bps: number;
        /** Number of accounts that have voted */
        readonly voters: number;
        /** Earliest time of execution in Unix seconds; null unless approved */
        readonly timelock_until?: Time | null;
        /** Height of the execution; null if not executed */
        readonly executed_at_height?: Height | null;
        /** Parameter change; null for other types */
        readonly parameter?: {
          /** Key of a chain parameter, such as dex.fee_bps */
          readonly key: string;
          /** Value at the time of the proposal, as text */
          readonly old_value: string;
          /** Proposed value, as text */
          readonly new_value: string;
        } | null;
        /** Payment from the treasury; null for other types */
        readonly treasury?: {
          /** Account to pay */
          readonly recipient: Address;
          /** Amount to pay in raw native units */
          readonly amount: Amount;
        } | null;
        /** Safety rating of a contract; null for other types */
        readonly safety?: {
          /** Chain of the contract by its lower-case id, such as ethereum; native for the mints and collections of this chain */
          readonly chain: string;
          /** Contract address in the notation of its chain */
          readonly contract: string;
          /** Safety level for wallets to show; unknown if governance has not decided */
          readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
          /** Collection or project of the contract; null for none */
          readonly collection?: string | null;
        } | null;
        /** Deposit of the proposer in raw native units; 0 if none was required */
        readonly deposit: Amount;
        /** Why the execution failed; null unless failed */
        readonly error?: {
          /** Numeric error code */
          readonly code: number;
          /** Error name, such as InsufficientBalance */
          readonly name: string;
          /** Error message */
          readonly message: string;
        } | null;
        /** Time at which the vote ends at two seconds a block, or at which it ended, in Unix seconds */
        readonly voting_end_time_estimate: Time;
        /** Part of the total stake that has voted, in basis points */
        readonly turnout_bps: number;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Recoveries initiated for an account, newest first.
   *
   * - `account`: Account that will get a new key
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listRecoveries: {
    params: [account: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Account that will get a new key */
          readonly account: Address;
          /** Guardian that approved */
          readonly guardian: Address;
          /** Number of approvals so far */
          readonly approvals: number;
          /** Number of approvals required */
          readonly threshold: number;
          /** Signature scheme of the key, by name or number */
          readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
          /** Public key that the account will get, in hex */
          readonly new_public_key: string;
          /** Earliest time to finalize the recovery, in Unix seconds */
          readonly ready_at: Time;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Lists open orders, newest first.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listSettleOrders: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Open orders, newest first */
      readonly orders: readonly {
        /** Number of the order, counted from 1 */
        readonly order_id: number;
        /** Account that sells, and receives the bought amount */
        readonly owner: Address;
        /** Mint address of the token to sell */
        readonly sell_token: Mint;
        /** Mint address of the token to buy */
        readonly buy_token: Mint;
        /** Sold amount in raw units, all or nothing */
        readonly sell_amount: Amount;
        /** Minimum amount to receive in raw units */
        readonly min_buy_amount: Amount;
        /** Deadline in Unix seconds; from this time on, the order cannot be matched */
        readonly deadline: Time;
        /** Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all */
        readonly tier: number;
        /** Symbol of the sell token; the mint address of a liquidity token */
        readonly sell_symbol: string;
        /** Symbol of the buy token; the mint address of a liquidity token */
        readonly buy_symbol: string;
        /** Market maker that matched the order; null until matched */
        readonly maker?: Address | null;
        /** Amount offered by the maker in raw units; null until matched */
        readonly buy_amount?: Amount | null;
        /** Fee for the treasury in raw units, deducted from the sold amount; null until matched */
        readonly fee?: Amount | null;
        /** Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline */
        readonly status: "Created" | "Matched" | "Settled" | "Cancelled" | "Expired";
        /** Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder */
        readonly escrowed: Amount;
        /** Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet */
        readonly spread_bps?: number | null;
        /** Height of the block that created the order */
        readonly created_block: Height;
        /** Height of the block that matched the order; null until matched */
        readonly matched_block?: Height | null;
        /** Height of the block that settled the order; null until settled */
        readonly settled_block?: Height | null;
        /** Bundles of the order */
        readonly bundles: {
          /** Bundle that created the order; null if the end of a block did */
          readonly create: Hash | null;
          /** Bundle that matched the order; null before, or if the end of a block did */
          readonly match?: Hash | null;
          /** Bundle that settled the order; null before, or if the end of a block did */
          readonly settle?: Hash | null;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists settled orders, newest first, optionally only those that sold or bought a token.
   *
   * - `token`: Symbol or mint address of the token; null for all
   * - `since_block`: Lowest settlement height to include; null for all
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listSettleSettlements: {
    params: [token?: string | null, since_block?: Height | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Settled orders, newest first */
      readonly settlements: readonly {
        /** Number of the order, counted from 1 */
        readonly order_id: number;
        /** Account that sells, and receives the bought amount */
        readonly owner: Address;
        /** Mint address of the token to sell */
        readonly sell_token: Mint;
        /** Mint address of the token to buy */
        readonly buy_token: Mint;
        /** Sold amount in raw units, all or nothing */
        readonly sell_amount: Amount;
        /** Minimum amount to receive in raw units */
        readonly min_buy_amount: Amount;
        /** Deadline in Unix seconds; from this time on, the order cannot be matched */
        readonly deadline: Time;
        /** Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all */
        readonly tier: number;
        /** Symbol of the sell token; the mint address of a liquidity token */
        readonly sell_symbol: string;
        /** Symbol of the buy token; the mint address of a liquidity token */
        readonly buy_symbol: string;
        /** Market maker that matched the order; null until matched */
        readonly maker?: Address | null;
        /** Amount offered by the maker in raw units; null until matched */
        readonly buy_amount?: Amount | null;
        /** Fee for the treasury in raw units, deducted from the sold amount; null until matched */
        readonly fee?: Amount | null;
        /** Created until matched, Matched until both amounts are exchanged, then Settled; Cancelled by its owner; Expired at its deadline */
        readonly status: "Created" | "Matched" | "Settled" | "Cancelled" | "Expired";
        /** Escrowed amount of the sell token in raw units; if an expired order still has one, its owner gets it with CancelSettleOrder */
        readonly escrowed: Amount;
        /** Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet */
        readonly spread_bps?: number | null;
        /** Height of the block that created the order */
        readonly created_block: Height;
        /** Height of the block that matched the order; null until matched */
        readonly matched_block?: Height | null;
        /** Height of the block that settled the order; null until settled */
        readonly settled_block?: Height | null;
        /** Bundles of the order */
        readonly bundles: {
          /** Bundle that created the order; null if the end of a block did */
          readonly create: Hash | null;
          /** Bundle that matched the order; null before, or if the end of a block did */
          readonly match?: Hash | null;
          /** Bundle that settled the order; null before, or if the end of a block did */
          readonly settle?: Hash | null;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists all staking pools, newest first.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listStakingPools: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Staking pools, newest first */
      readonly pools: readonly {
        /** Address of the staking pool */
        readonly pool_address: Mint;
        /** Account that created the pool */
        readonly creator: Address;
        /** Mint address of the token to stake */
        readonly token_mint: Mint;
        /** Mint address of the reward token */
        readonly reward_token: Mint;
        /** Rewards for all stakers together, in raw units a second */
        readonly reward_rate: Amount;
        /** Lock of each deposit in seconds */
        readonly lock_period: number;
        /** Maximum total stake in raw units; 0 for no limit */
        readonly capacity: Amount;
        /** Maximum stake of an account in raw units; 0 for no limit */
        readonly per_user_cap: Amount;
        /** Total stake in raw units */
        readonly total_staked: Amount;
        /** Number of accounts with a stake */
        readonly stakers: number;
        /** Rewards held by the pool in raw units, including those owed to stakers */
        readonly escrow: Amount;
        /** Rewards earned and not yet claimed, in raw units */
        readonly owed: Amount;
        /** Total rewards claimed, in raw units; over time this can exceed the supply of the token */
        readonly paid: U256;
        /** Height of the block that created the pool */
        readonly created_at_height: Height;
        /** Symbol of the token to stake */
        readonly token_symbol: string;
        /** Symbol of the reward token */
        readonly reward_symbol: string;
        /** Only account that may fund the pool, and that gets the remainder; null if anyone may, and the creator gets the remainder */
        readonly funder?: Address | null;
        /** Rewards per staked raw unit since the pool was created, in raw units times 10^18 */
        readonly reward_per_token: U256;
        /** Time at which the rewards run out if the stake stays, in Unix seconds; null if no rewards accrue */
        readonly finish_at?: Time | null;
        /** Yearly rewards as a part of the stake, in basis points; null if the two tokens differ or no rewards accrue */
        readonly apr_bps?: number | null;
        /** open: has rewards; unfunded: never had rewards; finished: the rewards have run out; closed: by its creator */
        readonly status: "open" | "unfunded" | "finished" | "closed";
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists the types of a collection by number.
   *
   * - `collection`: Address of the collection
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listTokenTypes: {
    params: [collection: Mint, limit?: number | null, cursor?: string | null];
    result: {
      /** Types of the collection, lowest number first */
      readonly types: readonly {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the type within the collection */
        readonly type_id: U64;
        /** Name of the type, 1 to 64 characters */
        readonly name: string;
        /** URI of the metadata document */
        readonly metadata_uri: string;
        /** Maximum supply at any time, in units; 0 for no limit */
        readonly max_supply: U128;
        /** True if any amount can be transferred; false if each transfer moves one unit */
        readonly is_fungible: boolean;
        /** Height of the block that defined the type */
        readonly created_at_height: Height;
        /** Current supply in units */
        readonly supply: U128;
        /** Number of units ever burned */
        readonly burned: U256;
        /** Number of accounts with a balance */
        readonly holders: number;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists all tokens: the native one, those of genesis, then others in order of creation.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listTokens: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Tokens: the native one, those of genesis, then others in order of creation */
      readonly tokens: readonly Token[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Lists validators: eligible ones first, then by descending stake.
   *
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_listValidators: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Validators: eligible ones first, then by descending stake */
      readonly validators: readonly {
        /** Operator account of the validator */
        readonly address: Address;
        /** Consensus key in hex */
        readonly pubkey: ConsensusKey;
        /** Total stake with the validator in raw native units */
        readonly stake: Amount;
        /** Own stake of the operator in raw native units */
        readonly self_stake: Amount;
        /** Delegated stake in raw native units, compounding or not */
        readonly delegated_stake: Amount;
        /** Delegated stake whose rewards compound, in raw native units */
        readonly compounding_stake: Amount;
        /** Part of the earnings that the operator keeps, in basis points */
        readonly commission: number;
        /** Pending change of the commission; null for none */
        readonly next_commission?: {
          /** New commission in basis points */
          readonly commission: number;
          /** First height of the new commission */
          readonly effective_height: Height;
        } | null;
        /** Time of the last change of the commission in Unix seconds; null if it never changed */
        readonly commission_changed_at?: Time | null;
        /** Earliest time of the next change of the commission in Unix seconds; null if it never changed */
        readonly commission_next_change_at?: Time | null;
        /** active: signs blocks; skipped: active, but temporarily does not lead; candidate: may become active; leaving: own stake below the minimum; jailed: removed from the active set */
        readonly status: "active" | "candidate" | "jailed" | "skipped" | "leaving";
        /** True while jailed for double signing or downtime */
        readonly is_jailed: boolean;
        /** Earliest time to leave jail, in Unix seconds; 0 if never jailed */
        readonly jail_release_time: Time;
        /** Number of times that it was jailed */
        readonly jail_count: number;
        /** Reason of the last jailing: double-sign (conflicting signatures) or downtime (too many missed turns) */
        readonly jail_reason?: "double-sign" | "downtime" | null;
        /** Performance in recent epochs, 0.5 to 1 */
        readonly performance_score: number;
        /** Long-term reputation, 0 to 100 */
        readonly reputation: number;
        /** Rank by stake, 1 for the largest; 0 if not eligible, or beyond the first 1,000 */
        readonly rank: number;
        /** Part of the voting power of this epoch, in basis points */
        readonly voting_power_bps: number;
        /** Description by the operator */
        readonly metadata: {
          /** Name of the validator, at most 64 characters */
          readonly name: string;
          /** Description of the operator, at most 500 characters */
          readonly description: string;
          /** Home page, at most 256 characters */
          readonly website: string;
          /** Link to an image, at most 256 characters */
          readonly avatar: string;
        };
        /** True if the validator accepts delegations */
        readonly pool_enabled: boolean;
        /** Name of its delegation pool */
        readonly pool_name: string;
        /** Minimum delegation in raw native units */
        readonly min_delegation: Amount;
        /** True if rewards of new delegations compound by default */
        readonly auto_compound_default: boolean;
        /** Number of accounts that delegate to it */
        readonly delegators: number;
        /** Total number of blocks proposed */
        readonly blocks_produced: number;
        /** Total number of missed turns */
        readonly missed_turns: number;
        /** Number of turns missed since the last one taken */
        readonly consecutive_missed: number;
        /** Height of the last block that it proposed; 0 for none */
        readonly last_block_height: Height;
        /** Unclaimed commission in raw native units */
        readonly commission_balance: Amount;
        /** Height of the registration; 0 for genesis */
        readonly registered_at_height: Height;
        /** Pending consensus key; null for none */
        readonly pending_consensus_key?: {
          /** New consensus key in hex */
          readonly pubkey: ConsensusKey;
          /** First height that the new key signs */
          readonly applies_at_height: Height;
        } | null;
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Total stake with all validators in raw native units */
      readonly total_staked: Amount;
    };
  };
  /**
   * Locks the metadata of a token that the sender created, permanently.
   *
   * - `mint`: Mint address of a token that the sender created
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_lockTokenMetadata: {
    params: [mint: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Returns the passport with a gamertag, in any letter case; null if the gamertag is not in use.
   *
   * - `gamertag`: Current gamertag, in any letter case
   */
  chain_lookupPassport: {
    params: [gamertag: string];
    result: Passport | null;
  };
  /**
   * Mints units of a type in a collection of the sender.
   *
   * - `collection`: Address of a collection that the sender owns
   * - `type_id`: Number of the type within the collection
   * - `recipient`: Account that receives the units
   * - `amount`: Number of units to mint, above zero
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_mintMultiToken: {
    params: [collection: Mint, type_id: U64 | number, recipient: Address, amount: U128 | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Mints a token in a collection of the sender. Its metadata URI is permanent; if empty, it is base_uri followed by the number.
   *
   * - `collection`: Address of a collection that the sender owns
   * - `token_id`: Number of the token within its collection, 0 to 2^128 - 1
   * - `metadata_uri`: URI of its metadata, at most 512 bytes; if empty, base_uri of the collection followed by the token number
   * - `recipient`: Account that receives the token
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_mintNft: {
    params: [collection: Mint, token_id: U128 | number, metadata_uri: string, recipient: Address, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the token within its collection, 0 to 2^128 - 1 */
        readonly token_id: U128;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Returns chain parameters, genesis hash, module set and signature rule of this node. */
  chain_nodeInfo: {
    params: [];
    result: {
      /** Version of the node software */
      readonly version: string;
      /** True for a light node, which verifies headers and stores no state */
      readonly light: boolean;
      /** Name of the chain */
      readonly name: string;
      /** Kind of network: mainnet, testnet or dev */
      readonly network: string;
      /** Chain id, which every signature covers */
      readonly chain_id: number;
      /** Symbol of the native token */
      readonly symbol: string;
      /** Decimals of the native token */
      readonly decimals: number;
      /** Prefix of native addresses */
      readonly address_prefix: string;
      /** Prefix of native hashes */
      readonly hash_prefix: string;
      /** CAIP-2 id of the chain; with a colon and a native address it is the CAIP-10 id of an account */
      readonly caip2: string;
      /** Coin type in the derivation paths of keys, m/44'/coin'/account'/type' */
      readonly coin_type: number;
      /** Hash of the genesis block, unique to the chain */
      readonly genesis_hash: Hash;
      /** Hash of the modules, their operations and parameters; nodes with different hashes cannot reach consensus */
      readonly module_set_id: Hash;
      /** True if every bundle must be signed */
      readonly enforce_signatures: boolean;
      /** Gas price that this node currently requires, in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Height of the last final block */
      readonly height: Height;
      /** Account of the validator that this node signs for; null if none */
      readonly validator?: Address | null;
    };
  };
  /**
   * Swaps in a pool, newest first.
   *
   * - `pool`: Address of the pool
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_poolSwaps: {
    params: [pool: Mint, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Address of the pool */
          readonly pool: Mint;
          /** Mint address of the input token */
          readonly token_in: Mint;
          /** Mint address of the output token */
          readonly token_out: Mint;
          /** Input amount in raw units */
          readonly amount_in: Amount;
          /** Output amount in raw units */
          readonly amount_out: Amount;
          /** Account that swapped */
          readonly trader: Address;
          /** Index of the swap in the route, counted from 0 */
          readonly hop: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Builds a bundle for the caller to sign, with the next nonce and measured gas. To send it, sign signing_hash (Blake3 of the bytes), append the signature with its key, and submit.
   *
   * - `from`: Account that will sign and send the bundle
   * - `operations`: Operations of the bundle in this order, all or nothing
   * - `opts`: Terms of the bundle, and when to respond; optional
   * - `key_type`: Signature scheme of the key that will sign, which the gas includes; default Ed25519
   */
  chain_prepareBundle: {
    params: [from: Address, operations: readonly Operation[], opts?: WriteOptions | null, key_type?: "Ed25519" | "Dilithium3" | "ML-DSA-65" | null];
    result: {
      /** Unsigned bundle: borsh bytes in hex, to which the signature is appended */
      readonly unsigned_bundle_hex: string;
      /** Blake3 hash of these bytes, which is signed */
      readonly signing_hash: Hex32;
      /** Account that sends the bundle */
      readonly from: Address;
      /** Nonce of the bundle: the next one of the account */
      readonly nonce: number;
      /** Gas limit of the bundle, as measured or requested */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Last height at which a block may include the bundle */
      readonly valid_until: Height;
      /** Operations of the bundle, in order */
      readonly operations: readonly OperationRecord[];
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    };
  };
  /**
   * Returns the description and the cost of the plan of a sentence for an account.
   *
   * - `intent_string`: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
   * - `sender_address`: Account that would sign
   */
  chain_previewIntent: {
    params: [intent_string: string, sender_address: Address];
    result: {
      /** Description of the plan */
      readonly summary: string;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Fee in native units, with the symbol */
      readonly fee_formatted: string;
      /** Combined price impact of all swaps in percent */
      readonly price_impact_percent: number;
      /** none: no swap; direct: through one pool; multi-hop: through several pools */
      readonly route_type: "none" | "direct" | "multi-hop";
      /** Largest slippage tolerance of its trades in percent; 0 without trades */
      readonly slippage_tolerance: number;
      /** Approximate seconds in which the plan can be included */
      readonly expires_in_s: number;
      /** Blake3 hash of the text */
      readonly intent_hash: Hex32;
      /** Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent */
      readonly plan_hash: Hex32;
      /** Warnings before signing, one sentence each: defaults applied, and risks of the plan */
      readonly warnings: readonly string[];
    };
  };
  /**
   * Updates of the game profiles of a player.
   *
   * - `passport_owner`: Account of the player
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_profileUpdates: {
    params: [passport_owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Account of the player */
          readonly passport_owner: Address;
          /** Unique id of the game */
          readonly game_id: string;
          /** Experience of the player after the update, over all games */
          readonly xp: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Runs of programs by an account.
   *
   * - `executor`: Account that ran the program
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_programRunsBy: {
    params: [executor: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Program name, 3 to 32 characters a-z, 0-9 and dash */
          readonly name: string;
          /** Version of the program, from 1 */
          readonly version: number;
          /** Account that ran the program */
          readonly executor: Address;
          /** Executed steps, in order; steps whose condition was false are missing */
          readonly steps: readonly {
            /** Index of the step, counted from 0 */
            readonly index: number;
            /** Name of the operation, such as Transfer */
            readonly operation: string;
          }[];
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Programs registered by an account.
   *
   * - `owner`: Owner of the program
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_programsOf: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Program name, 3 to 32 characters a-z, 0-9 and dash */
          readonly name: string;
          /** Version of the program, from 1 */
          readonly version: number;
          /** Owner of the program */
          readonly owner: Address;
          /** Hash of the text of this version */
          readonly hash: Hash;
          /** Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle */
          readonly gas_bound: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Votes on a proposal, as cast.
   *
   * - `proposal_id`: Number of the proposal, counted from 0
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_proposalVotes: {
    params: [proposal_id: number, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the proposal, counted from 0 */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** True for a vote in favor, false for a vote against */
          readonly approve: boolean;
          /** Voting power in raw native units of stake */
          readonly power: Amount;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Proposes a transaction of a multi-signature account. It counts as an approval by the sender; if that is enough, the transaction is executed at once. Without valid_until, it expires after 1,296,000 blocks, about 30 days. Signers only.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `multisig_address`: Address of the multi-signature account
   * - `operations_json`: Operations of the transaction, 1 to 32, in order, all or nothing
   * - `description`: Reasons for the transaction, 1 to 256 characters
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_proposeMultiSigTx: {
    params: [from: Address, multisig_address: Address, operations_json: (readonly Operation[]) | string, description: string, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Number of the transaction within the account, counted from 0 */
        readonly tx_id?: number;
        /** True if the transaction was executed at once */
        readonly executed?: boolean;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Quotes a swap by the best current route: output, fee, price impact and warnings. With a sender, it also checks the balance.
   *
   * - `from_token`: Input token: symbol in any letter case, or mint address with 0x
   * - `to_token`: Output token: symbol in any letter case, or mint address with 0x
   * - `amount_in`: Input amount in raw units, above zero
   * - `sender`: Account whose balance to check; null for no check
   */
  chain_quoteSwap: {
    params: [from_token: string, to_token: string, amount_in: Amount | number, sender?: Address | null];
    result: {
      /** Input token: symbol, or mint address with 0x */
      readonly from_token: string;
      /** Output token: symbol, or mint address with 0x */
      readonly to_token: string;
      /** Input amount in raw units */
      readonly amount_in: Amount;
      /** Output amount in raw units */
      readonly amount_out: Amount;
      /** Total fee of all pools in raw units of the input token */
      readonly fee_amount: Amount;
      /** Total fee of all pools in basis points of the input */
      readonly fee_bps: number;
      /** Price impact of the swap in basis points */
      readonly price_impact_bps: number;
      /** Whole output tokens per whole input token, without fee and price impact */
      readonly spot_price: string;
      /** Whole output tokens per whole input token in this swap */
      readonly execution_price: string;
      /** Pools of the route, in order */
      readonly route: readonly {
        /** Address of the pool */
        readonly pool: Mint;
        /** Mint address of the input token of this pool */
        readonly token_in: Mint;
        /** Mint address of the output token of this pool */
        readonly token_out: Mint;
        /** Input amount of this pool in raw units */
        readonly amount_in: Amount;
        /** Output amount of this pool in raw units */
        readonly amount_out: Amount;
      }[];
      /** direct: one pool; multi-hop: several pools in a row */
      readonly route_type: "direct" | "multi-hop";
      /** Suggested minimum output in raw units: 0.5 % below amount_out */
      readonly min_amount_out: Amount;
      /** Warnings about the swap, one sentence each */
      readonly warnings: readonly string[];
      /** Height of the state that was read */
      readonly height: Height;
    };
  };
  /**
   * Returns stored state records by key and by key prefix, all of one block. chain_getProof proves each of them.
   *
   * - `keys`: State keys in hex: module number, slot, key parts; at most 256
   * - `ranges`: Ranges of state keys; default none
   */
  chain_readState: {
    params: [keys: readonly string[], ranges?: (readonly {
      /** Prefix of the state keys of the range, in hex: module number, slot, key parts */
      readonly prefix: string;
      /** Maximum number of records to read, 1 to 1,024 */
      readonly limit: number;
      /** True to read in reverse order, from the end of the range */
      readonly reverse: boolean;
      /** State key in hex after which to continue; by default from the start */
      readonly after?: string | null;
    }[]) | null];
    result: {
      /** Height of the block whose state all records belong to */
      readonly height: Height;
      /** Time of that block, in Unix milliseconds */
      readonly timestamp_ms: number;
      /** Bytes of each record in hex, in the order of the keys; null if it does not exist */
      readonly records: readonly (string | null)[];
      /** Records of each range */
      readonly ranges: readonly {
        /** Records in the order of their keys, or in reverse */
        readonly entries: readonly {
          /** State key of the record in hex */
          readonly key: string;
          /** Bytes of the record in hex */
          readonly value: string;
        }[];
        /** False if the response reached its size limit; continue after the last key */
        readonly complete: boolean;
      }[];
    };
  };
  /**
   * Names transferred to an account.
   *
   * - `to`: New owner of the name
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_receivedNames: {
    params: [to: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Full name: label, dot and suffix of the chain */
          readonly name: string;
          /** Previous owner of the name */
          readonly from: Address;
          /** New owner of the name */
          readonly to: Address;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Refunds a contributor of a presale that failed, was cancelled, or was not finalized within a week, without waiting for the automatic refund. Anyone may send this.
   *
   * - `presale_id`: Number of the presale, counted from 1
   * - `sender`: Account that sends the operation and pays the fee
   * - `contributor`: Account to refund; null for the sender
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_refundPresale: {
    params: [presale_id: number, sender: Address, contributor?: Address | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Maps a bridged token permanently to the contract on another chain that it represents. Foundation only.
   *
   * - `chain`: Lower-case name of the other chain, such as ethereum
   * - `contract`: Contract of the token on the other chain; native for its own coin
   * - `mint`: Mint address of the token on this chain: a bridged token that the protocol mints
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_registerBridgeMapping: {
    params: [chain: string, contract: string, mint: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Registers a free name for a year, or renews a name of the sender for another year. The first name of an account becomes its primary name. The salt of a commitment of at least five blocks takes precedence over registrations in the same block without one.
   *
   * - `name`: Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_registerName: {
    params: [name: string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Full name: label, dot and suffix of the chain */
        readonly name: string;
        /** End of the paid period in Unix seconds */
        readonly expires_at?: Time;
        /** Price paid in raw native units */
        readonly price?: Amount;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Registers a program under a unique name, or a higher version of a program of the sender. A registered version never changes. The whole program is parsed and type-checked; an invalid one is rejected with the path and the reason.
   *
   * - `program_json`: Program of at most 8,192 bytes, as JSON or its text: name, version, title, description, params, require, steps and limits
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_registerProgram: {
    params: [program_json: string | { readonly [name: string]: unknown }, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Program name, 3 to 32 characters a-z, 0-9 and dash */
        readonly name: string;
        /** Version of the program, from 1 */
        readonly version: number;
        /** Hash of the text of this version */
        readonly hash: Hash;
        /** Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle */
        readonly gas_bound?: number;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Games whose profiles an account writes.
   *
   * - `authority`: Only account that can write profiles of the game
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_registeredGames: {
    params: [authority: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Unique id of the game */
          readonly game_id: string;
          /** Name of the game, 1 to 64 characters */
          readonly name: string;
          /** Only account that can write profiles of the game */
          readonly authority: Address;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Names registered by an account.
   *
   * - `owner`: Owner of the name
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_registeredNames: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Full name: label, dot and suffix of the chain */
          readonly name: string;
          /** Owner of the name */
          readonly owner: Address;
          /** End of the paid period in Unix seconds */
          readonly expires_at: Time;
          /** Price paid in raw native units */
          readonly price: Amount;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Removes liquidity from a pool: burns LP tokens for their share of both reserves.
   *
   * - `token_a`: First token: symbol in any letter case, or mint address with 0x
   * - `token_b`: Second token: symbol in any letter case, or mint address with 0x
   * - `lp_amount`: LP tokens to burn, in raw units
   * - `min_amount_a`: Minimum to receive of the first token in raw units; fails below it
   * - `min_amount_b`: Minimum to receive of the second token in raw units; fails below it
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_removeLiquidity: {
    params: [token_a: string, token_b: string, lp_amount: Amount | number, min_amount_a: Amount | number, min_amount_b: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Amount of the first token received, in raw units */
      readonly amount_a: Amount;
      /** Amount of the second token received, in raw units */
      readonly amount_b: Amount;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Amount of the first token received, in raw units */
      readonly amount_a?: Amount | null;
      /** Amount of the second token received, in raw units */
      readonly amount_b?: Amount | null;
    };
  };
  /**
   * Returns the account that a name resolves to; null if the name is not registered.
   *
   * - `name`: Name in any letter case, with or without the suffix of the chain
   */
  chain_resolveName: {
    params: [name: string];
    result: {
      /** Full name: label, dot and suffix of the chain */
      readonly name: string;
      /** Account that the name resolves to */
      readonly address: Address;
      /** Owner of the name */
      readonly owner: Address;
      /** End of the paid period in Unix seconds */
      readonly expires_at: Time;
      /** True in the grace period: the name has expired, and only its owner can renew it */
      readonly in_grace: boolean;
    } | null;
  };
  /**
   * Returns the primary name of an account: one that the account chose and that resolves to it; null for none.
   *
   * - `address`: Account whose primary name to look up
   */
  chain_reverseResolve: {
    params: [address: Address];
    result: {
      /** The requested account */
      readonly address: Address;
      /** Full name: label, dot and suffix of the chain */
      readonly name: string;
    } | null;
  };
  /**
   * Revokes the approval of the sender for a pending transaction. The transaction stays; without approvals it uses no slot of a signer. Signers only.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `multisig_address`: Address of the multi-signature account
   * - `tx_id`: Number of the transaction within the account, counted from 0
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_revokeMultiSigApproval: {
    params: [from: Address, multisig_address: Address, tx_id: number, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Runs of a program, in all versions.
   *
   * - `name`: Program name, 3 to 32 characters a-z, 0-9 and dash
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_runsOfProgram: {
    params: [name: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Program name, 3 to 32 characters a-z, 0-9 and dash */
          readonly name: string;
          /** Version of the program, from 1 */
          readonly version: number;
          /** Account that ran the program */
          readonly executor: Address;
          /** Executed steps, in order; steps whose condition was false are missing */
          readonly steps: readonly {
            /** Index of the step, counted from 0 */
            readonly index: number;
            /** Name of the operation, such as Transfer */
            readonly operation: string;
          }[];
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Schedules an upgrade of the chain: at target_height, nodes stop and continue with the new version. In mode full, only a validator may send this; it pays a deposit of 100 native units, and the validators vote.
   *
   * - `name`: Name of the upgrade: letters, digits, dot, underscore and dash, 1 to 64; each name is used once
   * - `version`: Semantic version of the software, such as 2.0.0
   * - `target_height`: First height of the new version; nodes of the old version stop before it
   * - `binaries`: Files of the new version by platform, such as linux-x64; a single file applies to every platform
   * - `info`: Release notes and instructions, at most 2,000 characters
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_scheduleUpgrade: {
    params: [name: string, version: string, target_height: Height, binaries: { readonly [name: string]: {
      /** URL of the file: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lower-case hex digits */
      readonly sha256: string;
    } } | {
      /** URL of the file: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lower-case hex digits */
      readonly sha256: string;
    }, info: string | null, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Number of the plan, counted from 0 */
        readonly plan_id?: number;
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Finds a block, bundle, account, token or other thing by height, hash, address, account name, gamertag, public key, pair (`ACN/USDC`), anchor (`acme.legal/contract`) or namespace, anchored hash, program, transaction of another chain, number of a bridge withdrawal or settlement order, or by the beginning of a symbol or of a word in the name of a token, collection, pool, presale or DAO.
   *
   * - `query`: Height, hash, address, account name, gamertag, public key, pair (ACN/USDC) or beginning of a symbol or name
   */
  chain_search: {
    params: [query: string];
    result: {
      /** Height, hash, address, symbol or name */
      readonly query: string;
      /** Matches, exact ones first */
      readonly matches: readonly {
        /** Kind of the match */
        readonly type: "block" | "bundle" | "address" | "token" | "pool" | "name" | "passport" | "validator" | "multisig" | "nft_collection" | "multi_token_collection" | "presale" | "dao" | "anchor" | "bridge_deposit" | "bridge_withdrawal" | "settle_order" | "market_maker" | "program";
        /** Identifier for other methods: a height, hash, address, mint or number; for a bridge deposit chain, transaction and log index, separated by slashes */
        readonly id: string;
        /** Text to show for the result */
        readonly label: string;
        /** True if the query equals the name or identifier, false for a prefix */
        readonly exact: boolean;
      }[];
      /** Last block that the explorer has indexed */
      readonly indexed_height: Height;
    };
  };
  /**
   * Sets whether the rewards of the stake of the sender with a validator become stake at the end of each epoch, without a transaction or fee. Otherwise they must be claimed.
   *
   * - `validator`: Operator account of the validator
   * - `enable`: True to compound rewards at the end of each epoch; false to claim them
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_setAutoCompound: {
    params: [validator: Address, enable: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Sets the commission: the part of the earnings that the operator keeps, at most 5,000 basis points. It takes effect in the next epoch, and can change again after 7 days.
   *
   * - `address`: Account that sends the operation and pays the fee
   * - `commission_bps`: Commission in basis points, at most 5,000
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_setCommission: {
    params: [address: Address, commission_bps: number, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** First height of the new commission */
      readonly effective_height: Height;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** First height of the new commission */
      readonly effective_height?: Height | null;
    };
  };
  /**
   * Sets whether the validator of the sender accepts delegations, and their terms.
   *
   * - `pool_enabled`: True to accept delegations
   * - `pool_name`: Name of the delegation pool, 1 to 64 characters
   * - `min_delegation`: Minimum delegation in raw native units; 0 for any amount
   * - `auto_compound_default`: True if rewards of new delegations compound by default
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_setPoolConfig: {
    params: [pool_enabled: boolean, pool_name: string, min_delegation: Amount | number, auto_compound_default: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Sets the description of the validator of the sender.
   *
   * - `address`: Account that sends the operation and pays the fee
   * - `name`: Name of the validator, 1 to 64 characters
   * - `description`: Description of the operator, at most 500 characters
   * - `website`: Home page, at most 256 characters
   * - `avatar`: Link to an image, at most 256 characters
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_setValidatorMetadata: {
    params: [address: Address, name: string, description: string, website: string, avatar: string, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Orders created by an account.
   *
   * - `owner`: Account that sells, and receives the bought amount
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_settleOrdersOf: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the order, counted from 1 */
          readonly order_id: number;
          /** Account that sells, and receives the bought amount */
          readonly owner: Address;
          /** Mint address of the token to sell */
          readonly sell_token: Mint;
          /** Mint address of the token to buy */
          readonly buy_token: Mint;
          /** Sold amount in raw units, all or nothing */
          readonly sell_amount: Amount;
          /** Minimum amount to receive in raw units */
          readonly min_buy_amount: Amount;
          /** Deadline in Unix seconds; from this time on, the order cannot be matched */
          readonly deadline: Time;
          /** Tiers that may fill it: 1 for tier 1; 2 for tiers 1, 2; 3 or 0 for all */
          readonly tier: number;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Returns totals of settled orders, of all or of those that sold a token: volume, and average spread from the TWAP of the DEX.
   *
   * - `token`: Symbol or mint address of the token; null for all
   */
  chain_settleStats: {
    params: [token?: string | null];
    result: {
      /** Number of settled orders */
      readonly settled_count: number;
      /** Sold volume: in raw units of the token, or for all tokens in raw native units at the TWAPs of the DEX */
      readonly total_volume: U256;
      /** Average spread of the orders that have one, in basis points, rounded down */
      readonly avg_spread_bps: number;
      /** Height of the latest settlement; 0 if there is none */
      readonly last_settlement_block: Height;
      /** Number of active market makers, independent of the token */
      readonly active_mm_count: number;
    };
  };
  /**
   * Orders filled by a market maker.
   *
   * - `maker`: Account of the market maker
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_settlementsOfMaker: {
    params: [maker: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the order, counted from 1 */
          readonly order_id: number;
          /** Account that created the order */
          readonly owner: Address;
          /** Account of the market maker */
          readonly maker: Address;
          /** Mint address of the token to sell */
          readonly sell_token: Mint;
          /** Mint address of the token to buy */
          readonly buy_token: Mint;
          /** Sold amount in raw units, including the fee */
          readonly sell_amount: Amount;
          /** Amount received by the owner in raw units */
          readonly buy_amount: Amount;
          /** Fee for the treasury in raw units of the sell token */
          readonly fee: Amount;
          /** Distance of the price from the ten-minute TWAP of the DEX in basis points, at most 10,000; null if there is no TWAP, or no match yet */
          readonly spread_bps?: number | null;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Simulates a sentence for an account: operations, swaps and balance changes. Nothing is sent.
   *
   * - `intent_string`: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
   * - `sender_address`: Account that would sign
   */
  chain_simulateIntent: {
    params: [intent_string: string, sender_address: Address];
    result: {
      /** True if the bundle would succeed now */
      readonly ok: boolean;
      /** Error of the bundle; null if it would succeed */
      readonly error?: {
        /** Numeric error code */
        readonly code: number;
        /** Error name, such as InsufficientBalance */
        readonly name: string;
        /** Error message */
        readonly message: string;
        /** Error details by name */
        readonly details: unknown;
      } | null;
      /** Result of each operation, in order */
      readonly steps: readonly {
        /** Index of the operation, counted from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** Module of the operation */
        readonly module: string;
        /** ok: would succeed; refused: would fail; not reached: an earlier operation would fail */
        readonly status: "ok" | "refused" | "not reached";
        /** Gas of the operation; 0 if not reached */
        readonly gas: number;
        /** Error of the operation; null unless refused */
        readonly error?: {
          /** Numeric error code */
          readonly code: number;
          /** Error name, such as InsufficientBalance */
          readonly name: string;
          /** Error message */
          readonly message: string;
          /** Error details by name */
          readonly details: unknown;
        } | null;
      }[];
      /** Swaps in each pool, in order, on the state after the previous operations */
      readonly quotes: readonly {
        /** Address of the pool */
        readonly pool: Mint;
        /** Mint address of the input token */
        readonly token_in: Mint;
        /** Mint address of the output token */
        readonly token_out: Mint;
        /** Input amount in raw units */
        readonly amount_in: Amount;
        /** Output amount in raw units */
        readonly amount_out: Amount;
        /** Price impact in basis points */
        readonly price_impact_bps: number;
      }[];
      /** Combined price impact of all swaps in basis points */
      readonly total_price_impact_bps: number;
      /** Amounts required of the sender by token; if a balance is insufficient, only that token */
      readonly balance_checks: readonly {
        /** Symbol of the token, or its mint address with 0x */
        readonly token: string;
        /** Balance of the sender in raw units */
        readonly have: Amount;
        /** Total amount required in raw units; for the native token, including the fee */
        readonly need: Amount;
        /** True if the balance is sufficient */
        readonly ok: boolean;
      }[];
      /** Longest route of a swap */
      readonly routing: {
        /** none: no swap; direct: through one pool; multi-hop: through several pools */
        readonly type: "none" | "direct" | "multi-hop";
        /** Tokens of the route, including both ends */
        readonly path: readonly string[];
      };
      /** Gas of the bundle; 0 if it would fail */
      readonly gas_used: number;
      /** Fee of the bundle in raw native units; 0 if it would fail */
      readonly fee: Amount;
      /** Balance changes of accounts, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol of the token, or its mint address with 0x */
        readonly token: string;
        /** Balance change in raw units; negative for a decrease */
        readonly delta: string;
      }[];
      /** Blake3 hash of the text */
      readonly intent_hash: Hex32;
      /** Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent */
      readonly plan_hash: Hex32;
      /** Warnings before signing, one sentence each: defaults applied, and risks of the plan */
      readonly warnings: readonly string[];
    };
  };
  /**
   * Simulates a run of a program: the operations of its steps, its cost, and the effect on accounts. Uses the newest version unless another is given.
   *
   * - `name`: Program name, 3 to 32 characters a-z, 0-9 and dash
   * - `params`: Parameters by name, as JSON or its text, with amounts in raw units; {} for none
   * - `sender`: Account that would run the program
   * - `version`: Version of the program; null for the newest
   */
  chain_simulateProgram: {
    params: [name: string, params: string | { readonly [name: string]: unknown }, sender: Address, version?: number | null];
    result: {
      /** Version of the program, from 1 */
      readonly version: number;
      /** True if the bundle would succeed now */
      readonly ok: boolean;
      /** Error of the bundle; null if it would succeed */
      readonly error?: {
        /** Numeric error code */
        readonly code: number;
        /** Error name, such as InsufficientBalance */
        readonly name: string;
        /** Error message */
        readonly message: string;
        /** Error details by name */
        readonly details: unknown;
      } | null;
      /** Result of each operation, in order */
      readonly steps: readonly {
        /** Index of the operation, counted from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** Module of the operation */
        readonly module: string;
        /** ok: would succeed; refused: would fail; not reached: an earlier operation would fail */
        readonly status: "ok" | "refused" | "not reached";
        /** Gas of the operation; 0 if not reached */
        readonly gas: number;
        /** Error of the operation; null unless refused */
        readonly error?: {
          /** Numeric error code */
          readonly code: number;
          /** Error name, such as InsufficientBalance */
          readonly name: string;
          /** Error message */
          readonly message: string;
          /** Error details by name */
          readonly details: unknown;
        } | null;
      }[];
      /** Swaps in each pool, in order, on the state after the previous operations */
      readonly quotes: readonly {
        /** Address of the pool */
        readonly pool: Mint;
        /** Mint address of the input token */
        readonly token_in: Mint;
        /** Mint address of the output token */
        readonly token_out: Mint;
        /** Input amount in raw units */
        readonly amount_in: Amount;
        /** Output amount in raw units */
        readonly amount_out: Amount;
        /** Price impact in basis points */
        readonly price_impact_bps: number;
      }[];
      /** Combined price impact of all swaps in basis points */
      readonly total_price_impact_bps: number;
      /** Amounts required of the sender by token; if a balance is insufficient, only that token */
      readonly balance_checks: readonly {
        /** Symbol of the token, or its mint address with 0x */
        readonly token: string;
        /** Balance of the sender in raw units */
        readonly have: Amount;
        /** Total amount required in raw units; for the native token, including the fee */
        readonly need: Amount;
        /** True if the balance is sufficient */
        readonly ok: boolean;
      }[];
      /** Longest route of a swap */
      readonly routing: {
        /** none: no swap; direct: through one pool; multi-hop: through several pools */
        readonly type: "none" | "direct" | "multi-hop";
        /** Tokens of the route, including both ends */
        readonly path: readonly string[];
      };
      /** Gas of the bundle; 0 if it would fail */
      readonly gas_used: number;
      /** Fee of the bundle in raw native units; 0 if it would fail */
      readonly fee: Amount;
      /** Balance changes of accounts, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol of the token, or its mint address with 0x */
        readonly token: string;
        /** Balance change in raw units; negative for a decrease */
        readonly delta: string;
      }[];
      /** Operations of the executed steps, in order, up to a failing one */
      readonly expanded: readonly Operation[];
      /** Maximum gas of a run with all conditions, expressions and steps at current gas prices, in addition to the 30,000 of ExecuteProgram and the bytes of the bundle */
      readonly gas_bound: number;
    };
  };
  /**
   * Stakes with a validator by its consensus key. A new key registers a validator (at least 1,000 native units), the key of the sender adds to its own stake, and any other key delegates.
   *
   * - `staker_address`: Account that sends the operation and pays the fee
   * - `amount`: Amount to stake in raw native units, above zero
   * - `validator_pubkey`: Consensus key of the validator in hex; a new key registers a validator
   * - `proof_of_possession`: Proof of possession of a new consensus key; null unless the key registers a validator
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_stake: {
    params: [staker_address: Address, amount: Amount | number, validator_pubkey: ConsensusKey, proof_of_possession?: string | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operation created; before inclusion only those that can no longer change; null if none */
      readonly created?: {
        /** Operator account of the validator */
        readonly validator?: Address;
        /** register: the sender became a validator; self: added to its own stake; delegate: delegated to another validator */
        readonly kind?: "register" | "self" | "delegate";
      } | null;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Stakes an amount in a pool. It earns rewards from now on, and is locked for the lock period of the pool.
   *
   * - `pool_address`: Address of the staking pool
   * - `amount`: Amount to stake in raw units, above zero
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_stakeToPool: {
    params: [pool_address: Mint, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Time at which the deposit unlocks, in Unix seconds */
      readonly unlock_at: Time;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Time at which the deposit unlocks, in Unix seconds */
      readonly unlock_at?: Time | null;
    };
  };
  /**
   * Stake added to a validator, including its own.
   *
   * - `validator`: Operator account of the validator
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_stakesWith: {
    params: [validator: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Account that staked */
          readonly staker: Address;
          /** Operator account of the validator */
          readonly validator: Address;
          /** Staked amount in raw native units */
          readonly amount: Amount;
          /** register: the staker became a validator; self: it added to its own stake; delegate: it delegated to another validator */
          readonly kind: "register" | "self" | "delegate";
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /** Returns an overview of staking. The yearly rate is that of active stake in the last epoch, fees included. */
  chain_stakingInfo: {
    params: [];
    result: {
      /** Total stake with all validators in raw native units */
      readonly total_staked: Amount;
      /** Number of validators, active or not */
      readonly validators_total: number;
      /** Number of active validators in this epoch */
      readonly active_validators: number;
      /** Maximum number of active validators */
      readonly max_active: number;
      /** Minimum own stake of a validator in raw native units */
      readonly min_stake: Amount;
      /** Duration of unbonding in seconds */
      readonly unbonding_seconds: number;
      /** Number of the epoch of the last block */
      readonly epoch: number;
      /** Length of an epoch in blocks */
      readonly epoch_blocks: number;
      /** First height of the next epoch */
      readonly next_epoch_height: Height;
      /** Staked part of the native supply in basis points */
      readonly staked_bps: number;
      /** Estimated yearly rate of active stake in basis points, from the last epoch */
      readonly apr_bps_estimate: number;
      /** State of the block rewards */
      readonly emission: {
        /** Year since genesis, counted from 1 */
        readonly year: number;
        /** Emission of this year in raw native units */
        readonly annual: Amount;
        /** Total emitted since genesis in raw native units */
        readonly emitted: Amount;
        /** Remaining reward pool in raw native units */
        readonly remaining: Amount;
      };
      /** Number of jailed validators */
      readonly jailed: number;
    };
  };
  /**
   * Submits a signed bundle (borsh, hex). The node first executes it on the pending state; a failure is returned with the code of the failed operation and consumes no nonce.
   *
   * - `borsh_hex`: Signed bundle: borsh bytes in hex, at most 131,072 bytes
   * - `opts`: When to respond; optional
   */
  chain_submitBundle: {
    params: [borsh_hex: string, opts?: SubmitOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
    };
  };
  /**
   * Plans a sentence like previewIntent, and submits the plan. With plan_hash, it fails if the plan differs from the reviewed one. A plan that would fail now is not submitted.
   *
   * - `intent_string`: Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters
   * - `sender_address`: Account that would sign
   * - `plan_hash`: Hash of the reviewed plan; null to skip the check
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_submitIntent: {
    params: [intent_string: string, sender_address: Address, plan_hash?: Hex32 | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Blake3 hash of the text */
      readonly intent_hash: Hex32;
      /** Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent */
      readonly plan_hash: Hex32;
      /** Operations of the plan, in order */
      readonly plan: readonly Operation[];
      /** Description of the plan */
      readonly summary: string;
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Blake3 hash of the text */
      readonly intent_hash?: Hex32 | null;
      /** Hash of the plan: Blake3 of `intent-plan/v1` and the borsh bytes of SubmitIntent */
      readonly plan_hash?: Hex32 | null;
      /** Operations of the plan, in order */
      readonly plan?: (readonly Operation[]) | null;
      /** Description of the plan */
      readonly summary?: string | null;
    };
  };
  /**
   * Notifies of each operation of each final block that matches the filter. Requires a WebSocket; returns the id of the chain_subscription notifications.
   *
   * - `filter`: Filter; by default everything
   * - `resume`: Continues after the last item of an earlier subscription, on this node or another one; only the last 1024 blocks are repeated, older ones count as skipped
   */
  chain_subscribe_logs: {
    params: [filter?: LogFilter | null, resume?: {
      /** Number of the last item received */
      readonly seq: number;
      /** Height of its block */
      readonly height: number;
      /** Number of items received of that block; by default all of them */
      readonly items?: number;
    } | null];
    result: SubscriptionId;
  };
  /**
   * Notifies of each final block. Requires a WebSocket; returns the id of the chain_subscription notifications.
   *
   * - `resume`: Continues after the last item of an earlier subscription, on this node or another one; only the last 1024 blocks are repeated, older ones count as skipped
   */
  chain_subscribe_newHeads: {
    params: [resume?: {
      /** Number of the last item received */
      readonly seq: number;
      /** Height of its block */
      readonly height: number;
      /** Number of items received of that block; by default all of them */
      readonly items?: number;
    } | null];
    result: SubscriptionId;
  };
  /**
   * Notifies of each bundle of each final block. Requires a WebSocket; returns the id of the chain_subscription notifications.
   *
   * - `resume`: Continues after the last item of an earlier subscription, on this node or another one; only the last 1024 blocks are repeated, older ones count as skipped
   */
  chain_subscribe_newTransactions: {
    params: [resume?: {
      /** Number of the last item received */
      readonly seq: number;
      /** Height of its block */
      readonly height: number;
      /** Number of items received of that block; by default all of them */
      readonly items?: number;
    } | null];
    result: SubscriptionId;
  };
  /**
   * Swaps by the best route. Fails if the output is below `min_amount_out`. A minimum of 0, or a price impact of 50 % or more, requires opts.force.
   *
   * - `from_token`: Input token: symbol in any letter case, or mint address with 0x
   * - `to_token`: Output token: symbol in any letter case, or mint address with 0x
   * - `amount_in`: Input amount in raw units, above zero
   * - `min_amount_out`: Minimum output in raw units; the swap fails below it
   * - `sender`: Account that swaps and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_swap: {
    params: [from_token: string, to_token: string, amount_in: Amount | number, min_amount_out: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Quote of the swap on the state that it was planned on */
      readonly quote: {
        /** Input token: symbol, or mint address with 0x */
        readonly from_token: string;
        /** Output token: symbol, or mint address with 0x */
        readonly to_token: string;
        /** Input amount in raw units */
        readonly amount_in: Amount;
        /** Output amount in raw units */
        readonly amount_out: Amount;
        /** Total fee of all pools in raw units of the input token */
        readonly fee_amount: Amount;
        /** Total fee of all pools in basis points of the input */
        readonly fee_bps: number;
        /** Price impact of the swap in basis points */
        readonly price_impact_bps: number;
        /** Whole output tokens per whole input token, without fee and price impact */
        readonly spot_price: string;
        /** Whole output tokens per whole input token in this swap */
        readonly execution_price: string;
        /** Pools of the route, in order */
        readonly route: readonly {
          /** Address of the pool */
          readonly pool: Mint;
          /** Mint address of the input token of this pool */
          readonly token_in: Mint;
          /** Mint address of the output token of this pool */
          readonly token_out: Mint;
          /** Input amount of this pool in raw units */
          readonly amount_in: Amount;
          /** Output amount of this pool in raw units */
          readonly amount_out: Amount;
        }[];
        /** direct: one pool; multi-hop: several pools in a row */
        readonly route_type: "direct" | "multi-hop";
        /** Suggested minimum output in raw units: 0.5 % below amount_out */
        readonly min_amount_out: Amount;
        /** Warnings about the swap, one sentence each */
        readonly warnings: readonly string[];
        /** Height of the state that was read */
        readonly height: Height;
      };
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Quote of the swap on the state that it was planned on */
      readonly quote?: {
        /** Input token: symbol, or mint address with 0x */
        readonly from_token: string;
        /** Output token: symbol, or mint address with 0x */
        readonly to_token: string;
        /** Input amount in raw units */
        readonly amount_in: Amount;
        /** Output amount in raw units */
        readonly amount_out: Amount;
        /** Total fee of all pools in raw units of the input token */
        readonly fee_amount: Amount;
        /** Total fee of all pools in basis points of the input */
        readonly fee_bps: number;
        /** Price impact of the swap in basis points */
        readonly price_impact_bps: number;
        /** Whole output tokens per whole input token, without fee and price impact */
        readonly spot_price: string;
        /** Whole output tokens per whole input token in this swap */
        readonly execution_price: string;
        /** Pools of the route, in order */
        readonly route: readonly {
          /** Address of the pool */
          readonly pool: Mint;
          /** Mint address of the input token of this pool */
          readonly token_in: Mint;
          /** Mint address of the output token of this pool */
          readonly token_out: Mint;
          /** Input amount of this pool in raw units */
          readonly amount_in: Amount;
          /** Output amount of this pool in raw units */
          readonly amount_out: Amount;
        }[];
        /** direct: one pool; multi-hop: several pools in a row */
        readonly route_type: "direct" | "multi-hop";
        /** Suggested minimum output in raw units: 0.5 % below amount_out */
        readonly min_amount_out: Amount;
        /** Warnings about the swap, one sentence each */
        readonly warnings: readonly string[];
        /** Height of the state that was read */
        readonly height: Height;
      } | null;
    };
  };
  /**
   * Transfers an amount of a token to another account.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `to`: Recipient of the tokens
   * - `token`: Token: symbol in any case, or mint address as 0x and 64 hex digits
   * - `amount`: Amount in raw units, above zero
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_transfer: {
    params: [from: Address, to: Address, token: string, amount: Amount | number, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Transfers units of a type to another account.
   *
   * - `collection`: Address of the collection
   * - `type_id`: Number of the type within the collection
   * - `to`: Recipient of the units
   * - `amount`: Number of units to transfer, above zero
   * - `from`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_transferMultiToken: {
    params: [collection: Mint, type_id: U64 | number, to: Address, amount: U128 | number, from: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Transfers a token to another account. Allowed for the owner, its operators and the approved account.
   *
   * - `collection`: Address of the collection
   * - `token_id`: Number of the token within its collection, 0 to 2^128 - 1
   * - `to`: Recipient of the token
   * - `owner`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_transferNft: {
    params: [collection: Mint, token_id: U128 | number, to: Address, owner: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Releases the validator of the sender from jail after its term. It can be active again from the next epoch.
   *
   * - `address`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_unjail: {
    params: [address: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Unstakes an amount, which unbonds for 21 days. Without a validator, the own stake of an operator is used first, then delegations, oldest first.
   *
   * - `address`: Account that sends the operation and pays the fee
   * - `amount`: Amount to unstake in raw native units, above zero
   * - `validator`: Operator account of the validator; null for the own stake first, then delegations, oldest first
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_unstake: {
    params: [address: Address, amount: Amount | number, validator?: Address | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Earliest time of the claim in Unix seconds */
      readonly release_at: Time;
      /** All unbonding entries of the sender, oldest first */
      readonly entries: readonly {
        /** Operator account of the validator */
        readonly validator: Address;
        /** Unbonding amount in raw native units */
        readonly amount: Amount;
        /** Earliest time of the claim in Unix seconds */
        readonly release_at: Time;
        /** True if it can be claimed now */
        readonly claimable: boolean;
      }[];
    } | {
      /** True if the operations would succeed now */
      readonly ok: boolean;
      /** Gas that the operations would use; 0 if they would fail */
      readonly gas_used: number;
      /** Price per unit of gas in nano-units, as used for the fee: the one requested, or that of the node */
      readonly gas_price: number;
      /** Fee in raw native units */
      readonly fee: Amount;
      /** Simulated operations, in order */
      readonly operations: readonly OperationRecord[];
      /** Events that the operations would emit */
      readonly events: readonly Event[];
      /** Error with which the operations would fail; null if they would succeed */
      readonly error?: Refusal | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
      /** Changes of balances, including the fee */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Change of the balance in raw units; negative if the account pays */
        readonly delta: string;
      }[];
      /** Earliest time of the claim in Unix seconds */
      readonly release_at?: Time | null;
      /** All unbonding entries of the sender, oldest first */
      readonly entries?: (readonly {
        /** Operator account of the validator */
        readonly validator: Address;
        /** Unbonding amount in raw native units */
        readonly amount: Amount;
        /** Earliest time of the claim in Unix seconds */
        readonly release_at: Time;
        /** True if it can be claimed now */
        readonly claimable: boolean;
      }[]) | null;
    };
  };
  /**
   * Unstakes an amount from a pool, oldest deposits first. Earned rewards stay claimable.
   *
   * - `pool_address`: Address of the staking pool
   * - `amount`: Amount to unstake in raw units, above zero
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_unstakeFromPool: {
    params: [pool_address: Mint, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Stake withdrawn from a validator.
   *
   * - `validator`: Operator account of the validator
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_unstakesFrom: {
    params: [validator: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Account that unstakes */
          readonly staker: Address;
          /** Operator account of the validator */
          readonly validator: Address;
          /** Unbonding amount in raw native units */
          readonly amount: Amount;
          /** Earliest time of the claim in Unix seconds */
          readonly release_at: Time;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Ends a subscription of chain_subscribe_logs; false if none has this id.
   *
   * - `subscription`: Id returned by the subscription
   */
  chain_unsubscribe_logs: {
    params: [subscription: string];
    result: boolean;
  };
  /**
   * Ends a subscription of chain_subscribe_newHeads; false if none has this id.
   *
   * - `subscription`: Id returned by the subscription
   */
  chain_unsubscribe_newHeads: {
    params: [subscription: string];
    result: boolean;
  };
  /**
   * Ends a subscription of chain_subscribe_newTransactions; false if none has this id.
   *
   * - `subscription`: Id returned by the subscription
   */
  chain_unsubscribe_newTransactions: {
    params: [subscription: string];
    result: boolean;
  };
  /**
   * Updates the metadata of a token of the sender. An omitted or null field stays; an empty one is cleared.
   *
   * - `mint`: Mint address of a token that the sender created
   * - `sender`: Account that sends the operation and pays the fee
   * - `metadata_uri`: Link to further metadata, at most 512 bytes
   * - `image`: Link to an image, at most 512 bytes
   * - `description`: Description of the token, at most 1,000 characters
   * - `external_url`: Home page, at most 512 bytes
   * - `twitter`: Twitter name or link, at most 128 characters
   * - `discord`: Discord name or link, at most 128 characters
   * - `telegram`: Telegram name or link, at most 128 characters
   * - `github`: GitHub name or link, at most 128 characters
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_updateTokenMetadata: {
    params: [mint: Mint, sender: Address, metadata_uri?: string | null, image?: string | null, description?: string | null, external_url?: string | null, twitter?: string | null, discord?: string | null, telegram?: string | null, github?: string | null, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Returns the health of this node. */
  chain_validatorHealth: {
    params: [];
    result: {
      /** Height of the last final block of this node */
      readonly block_height: Height;
      /** Number of connected peers */
      readonly peers: number;
      /** synced; syncing: downloading blocks; stalled: no block for a minute; paused: waiting */
      readonly sync_status: "synced" | "syncing" | "stalled" | "paused";
      /** Highest block that this node or one of its peers has */
      readonly highest_known_height: Height;
      /** Progress of the sync; null unless sync_status is syncing */
      readonly sync_progress?: {
        /** Target height of the sync */
        readonly target: Height;
        /** Percentage of the missing blocks that the node has executed, 0 to 100 */
        readonly percent: number;
        /** Blocks executed per second */
        readonly blocks_per_s: number;
        /** Estimated seconds until the sync is complete; null while the rate is unknown */
        readonly eta_s?: number | null;
      } | null;
      /** Seconds since the node started */
      readonly uptime_seconds: number;
      /** Version of the node software */
      readonly version: string;
      /** True if the node has the key of a validator */
      readonly is_validator: boolean;
      /** Account of the validator; null if the node is none */
      readonly validator_address?: Address | null;
      /** Whether the validator is jailed for misconduct or absence; null if the node is none */
      readonly is_jailed?: boolean | null;
      /** Last height whose commit, as contained in the next block, has this validator's signature; 0 if none yet */
      readonly last_signed_height?: Height | null;
      /** Reason why the validator does not sign; null if it signs, and without a validator key */
      readonly not_signing?: {
        /** Code of the reason, as in /health/ready */
        readonly code: string;
        /** Reason, and what to do */
        readonly reason: string;
      } | null;
      /** Number of turns that this validator has ever missed; null if the node is none */
      readonly missed_turns?: number | null;
      /** Number of bundles in the mempool */
      readonly mempool_size: number;
      /** Memory of the process in MiB */
      readonly memory_mb: number;
      /** Free disk space in the data directory, in GB */
      readonly disk_free_gb: number;
      /** Median of the peers' clocks minus this node's clock, in milliseconds; null without peers */
      readonly clock_offset_ms?: number | null;
      /** Plugins that are stopped or failed in the last ten minutes */
      readonly plugins: readonly {
        /** Name of the plugin */
        readonly plugin: string;
        /** True if the plugin is stopped */
        readonly stopped: boolean;
        /** Number of failures since the plugin last ran for ten minutes without any */
        readonly failures: number;
        /** Part of the plugin that failed first */
        readonly where: string;
        /** Time of the first failure, in Unix seconds */
        readonly since: Time;
        /** Time of the next start, in Unix seconds; null while the plugin runs, or if it cannot be loaded */
        readonly next_start?: Time | null;
      }[];
    };
  };
  /**
   * Returns the anchor of a key, with a proof under the state root that the anchor exists or does not exist.
   *
   * - `namespace`: Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it
   * - `key`: Name of the hash in its namespace, 1 to 128 bytes; can be used only once
   */
  chain_verifyAnchor: {
    params: [namespace: string, key: string];
    result: {
      /** Whether the key is anchored */
      readonly exists: boolean;
      /** The anchor; null if there is none */
      readonly anchor?: {
        /** Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it */
        readonly namespace: string;
        /** Name of the hash in its namespace, 1 to 128 bytes; can be used only once */
        readonly key: string;
        /** Anchored hash, 32 bytes of any hash function; never zero */
        readonly value_hash: Hex32;
        /** Account that anchored it; the namespace may have a new owner since */
        readonly owner: Address;
        /** Bundle that anchored it; null if the end of a block did, such as a DAO decision */
        readonly bundle_hash: Hash | null;
        /** Height of the block that anchored it */
        readonly block_height: Height;
        /** Time of that block in Unix seconds */
        readonly timestamp: Time;
        /** Link to the hashed document, which the chain does not read; null if none */
        readonly uri?: string | null;
        /** Hash of that block; null if this node does not have its header */
        readonly block_hash?: Hash | null;
      } | null;
      /** Blocks from the anchor to the head, inclusive, all final; 0 without an anchor */
      readonly confirmations: number;
      /** Proof that the state has this record of anchor.anchors, or that it has none */
      readonly proof: {
        /** Block whose header has the state root */
        readonly height: Height;
        /** Root of the state after that block, under which the record is */
        readonly state_root: Hash;
        /** Key of the record: two bytes of the module, one of the slot, the parts of the key */
        readonly key: string;
        /** Bytes of the record in borsh; null when the key holds nothing */
        readonly value?: string | null;
        /** Hashes from the record to the root; verifyProof of the client checks them */
        readonly path: {
          /** Node at the end of the path */
          readonly terminal: {
            /** Leaf of the key: the key holds the value */
            readonly own: { readonly [name: string]: never };
          } | {
            /** Leaf of another key: the key is absent */
            readonly other: {
              /** Hash of the key of the other leaf, 32 bytes */
              readonly path: string;
              /** Hash of the value of the other leaf, 32 bytes */
              readonly value_hash: string;
            };
          } | {
            /** Empty subtree: the key is absent */
            readonly empty: { readonly [name: string]: never };
          };
          /** Level of the tree at which the path ends; the root is 0 */
          readonly depth: number;
          /** Bit i (most significant bit of the first byte first) is set when the sibling at level i is not empty */
          readonly bitmap: string;
          /** Hashes of the siblings that are not empty, from the root downwards */
          readonly siblings: readonly string[];
        };
      };
    };
  };
  /** Returns the version of the node. */
  chain_version: {
    params: [];
    result: string;
  };
  /**
   * Votes on a proposal by its number, without a check of its content. The power is the stake bonded when the epoch of the proposal began.
   *
   * - `from`: Account that sends the operation and pays the fee
   * - `proposal_id`: Number of the proposal, counted from 0
   * - `approve`: True to vote in favor, false to vote against
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_voteProposal: {
    params: [from: Address, proposal_id: number, approve: boolean, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Votes on a plan as a validator by its number, without a check of its content. The power is the stake when the plan was scheduled.
   *
   * - `plan_id`: Number of the plan, counted from 0
   * - `approve`: True to vote in favor, false to vote against
   * - `sender`: Account that sends the operation and pays the fee
   * - `opts`: Terms of the bundle, and when to respond; optional
   */
  chain_voteUpgrade: {
    params: [plan_id: number, approve: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** Hash of the bundle, which identifies its receipt */
      readonly bundle_hash: Hash;
      /** pending: in the mempool; included: in a block */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays the fee */
      readonly from: Address;
      /** Nonce of the sender */
      readonly nonce: number;
      /** Gas limit of the bundle */
      readonly gas_limit: number;
      /** Price of a unit of gas in nano-units; 10^9 nano-units are one native token */
      readonly gas_price: number;
      /** Maximum fee, for all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of the operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, a list if several did; before inclusion only those that can no longer change; null if none */
      readonly created?: unknown;
      /** Receipt; null until a block includes the bundle */
      readonly receipt?: Receipt | null;
      /** Warnings before signing, one sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Votes cast by an account.
   *
   * - `voter`: Account that voted
   * - `limit`: Maximum number of entries, 1 to 1000 (default 100)
   * - `cursor`: `next_cursor` of the previous page (default: start at the first entry)
   */
  chain_votesOf: {
    params: [voter: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, newest first */
      readonly events: readonly {
        /** Height of the block */
        readonly height: Height;
        /** Timestamp of the block, Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused the event; null for a block event */
        readonly bundle_hash: Hash | null;
        /** Index of the operation in the bundle, from 0; null for an event without an operation */
        readonly op_index?: number | null;
        /** Fields of the event */
        readonly data: {
          /** Number of the proposal, counted from 0 */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** True for a vote in favor, false for a vote against */
          readonly approve: boolean;
          /** Voting power in raw native units of stake */
          readonly power: Amount;
        };
      }[];
      /** Number of entries in this page */
      readonly count: number;
      /** `cursor` of the next page; null on the last page */
      readonly next_cursor?: string | null;
      /** Last block in the index */
      readonly indexed_height: Height;
    };
  };
  /**
   * Simulates a call at one of the last 128 blocks and returns it with the native transfers inside, or the revert reason.
   *
   * - `transaction`: Call to simulate
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   * - `options`: Tracer (callTracer) and its options
   */
  debug_traceCall: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, options?: EthereumTracing | null];
    result: EthereumCallTrace;
  };
  /**
   * Returns a final transaction in the format of geth’s callTracer, with the native transfers inside as calls. Other tracers are rejected.
   *
   * - `hash`: Hash of a final transaction
   * - `options`: Tracer (callTracer) and its options
   */
  debug_traceTransaction: {
    params: [hash: EthereumHash, options?: EthereumTracing | null];
    result: EthereumCallTrace;
  };
  /**
   * Moves the time of blocks forward permanently, on a dev chain only. Returns the first block with the new time.
   *
   * - `seconds`: Number of seconds to advance, at most ten years
   */
  dev_advanceTime: {
    params: [seconds: number];
    result: {
      /** Height of the first block with the new time */
      readonly height: Height;
      /** Time of that block, in Unix seconds */
      readonly time: Time;
    };
  };
  /**
   * Returns the header of a block, like eth_getHeaderByNumber, under the name that Otterscan calls.
   *
   * - `block`: Block: number (also as JSON number), tag or hash
   */
  erigon_getHeaderByNumber: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | number];
    result: EthereumHeader | null;
  };
  /** Returns an empty list: the node holds no keys of Ethereum accounts. */
  eth_accounts: {
    params: [];
    result: readonly string[];
  };
  /** Returns the price per unit of gas of the latest block, in wei. */
  eth_baseFee: {
    params: [];
    result: Quantity;
  };
  /** Returns zero: the chain has no blobs. */
  eth_blobBaseFee: {
    params: [];
    result: Quantity;
  };
  /** Returns the height of the latest block, which is final. */
  eth_blockNumber: {
    params: [];
    result: Quantity;
  };
  /**
   * Executes a call without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, batches through Multicall3.
   *
   * - `transaction`: Unsigned call or transaction to simulate
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_call: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: EthereumData;
  };
  /** Returns the chain id for signatures. */
  eth_chainId: {
    params: [];
    result: Quantity;
  };
  /**
   * Estimates the gas of a transaction; a plain payment uses 21000. Fails if sending would fail; nonce and fees are checked if given.
   *
   * - `transaction`: Unsigned call or transaction to simulate
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_estimateGas: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: Quantity;
  };
  /**
   * Returns gas prices and gas use of up to 1,024 blocks that end with a given one.
   *
   * - `blocks`: Number of blocks, at most 1,024
   * - `newest`: Last block: number, tag, hash, or EIP-1898 object
   * - `percentiles`: Percentiles of tips, ascending, 0 to 100 (default none)
   */
  eth_feeHistory: {
    params: [blocks: Quantity | number, newest?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, percentiles?: (readonly number[]) | null];
    result: EthereumFeeHistory;
  };
  /** Returns the price per unit of gas, in wei. */
  eth_gasPrice: {
    params: [];
    result: Quantity;
  };
  /**
   * Returns the native balance of an account in wei (10^18 wei are one unit).
   *
   * - `address`: Account as a 20-byte address
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getBalance: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: Quantity;
  };
  /**
   * Returns a block with its transactions or their hashes; null if it does not exist.
   *
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   * - `full`: True for full transactions, false for hashes (default false)
   */
  eth_getBlockByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, full?: boolean | null];
    result: EthereumBlock | null;
  };
  /**
   * Returns a block with its transactions or their hashes; null if it does not exist.
   *
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   * - `full`: True for full transactions, false for hashes (default false)
   */
  eth_getBlockByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, full?: boolean | null];
    result: EthereumBlock | null;
  };
  /**
   * Returns the receipts of all transactions of a block; null if the block does not exist.
   *
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getBlockReceipts: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: (readonly EthereumReceipt[]) | null;
  };
  /**
   * Returns the number of transactions in a block; null if the block does not exist.
   *
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getBlockTransactionCountByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: Quantity | null;
  };
  /**
   * Returns the number of transactions in a block; null if the block does not exist.
   *
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getBlockTransactionCountByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: Quantity | null;
  };
  /**
   * Returns a stub that lists the functions of a contract, so that wallets recognize it; 0x for accounts.
   *
   * - `address`: Account or contract
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getCode: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: EthereumData;
  };
  /**
   * Returns the new logs or hashes since the previous call.
   *
   * - `id`: Id that the creation of the filter returned
   */
  eth_getFilterChanges: {
    params: [id: string];
    result: (readonly EthereumLog[]) | (readonly EthereumHash[]);
  };
  /**
   * Returns all logs of a log filter.
   *
   * - `id`: Id that the creation of the filter returned
   */
  eth_getFilterLogs: {
    params: [id: string];
    result: readonly EthereumLog[];
  };
  /**
   * Returns the header of a block; null if it does not exist.
   *
   * - `block`: Block by number, tag or hash
   */
  eth_getHeaderByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: EthereumHeader | null;
  };
  /**
   * Returns the header of a block; null if it does not exist.
   *
   * - `block`: Block by number, tag or hash
   */
  eth_getHeaderByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: EthereumHeader | null;
  };
  /**
   * Returns logs of tokens and collections by contract and topics, from at most 10000 blocks.
   *
   * - `filter`: Blocks, contracts and topics of the wanted logs
   */
  eth_getLogs: {
    params: [filter: EthereumLogFilter];
    result: readonly EthereumLog[];
  };
  /**
   * Returns the signed bytes of the transaction at a position in a block; empty if there is none.
   *
   * - `block`: Block by number, tag or hash
   * - `index`: Position of the transaction in the block, from 0
   */
  eth_getRawTransactionByBlockHashAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, index: Quantity];
    result: EthereumData;
  };
  /**
   * Returns the signed bytes of the transaction at a position in a block; empty if there is none.
   *
   * - `block`: Block by number, tag or hash
   * - `index`: Position of the transaction in the block, from 0
   */
  eth_getRawTransactionByBlockNumberAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, index: Quantity];
    result: EthereumData;
  };
  /**
   * Returns the signed bytes of a final or pending transaction; empty if it is unknown. Native bundles are rejected.
   *
   * - `hash`: Hash by which the transaction is known
   */
  eth_getRawTransactionByHash: {
    params: [hash: EthereumHash];
    result: EthereumData;
  };
  /**
   * Returns zeros: contracts have no EVM storage on this chain.
   *
   * - `address`: Address of the contract
   * - `key`: Storage key: 0x and up to 64 hex digits
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getStorageAt: {
    params: [address: EthereumAddress, key: string, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: EthereumData;
  };
  /**
   * Returns the transaction at a position in a block; null if there is none.
   *
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   * - `index`: Position in the block, from 0
   */
  eth_getTransactionByBlockHashAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, index: Quantity];
    result: EthereumTransaction | null;
  };
  /**
   * Returns the transaction at a position in a block; null if there is none.
   *
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   * - `index`: Position in the block, from 0
   */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, index: Quantity];
    result: EthereumTransaction | null;
  };
  /**
   * Returns a final or pending transaction; null if it is unknown. Native bundles are returned as transactions.
   *
   * - `hash`: Hash of the transaction or native bundle
   */
  eth_getTransactionByHash: {
    params: [hash: EthereumHash];
    result: EthereumTransaction | null;
  };
  /**
   * Returns the next nonce of an account; `pending` includes transactions in the mempool of this node.
   *
   * - `address`: Account as a 20-byte address
   * - `block`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getTransactionCount: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: Quantity;
  };
  /**
   * Returns the receipt of a transaction with its logs; null until a block contains it. Native bundles have receipts too.
   *
   * - `hash`: Hash of the transaction or native bundle
   */
  eth_getTransactionReceipt: {
    params: [hash: EthereumHash];
    result: EthereumReceipt | null;
  };
  /**
   * Returns null: the chain has no uncles.
   *
   * - `height`: Block: number, tag, hash, or EIP-1898 object (default latest)
   * - `index`: Position in the block, from 0
   */
  eth_getUncleByBlockHashAndIndex: {
    params: [height: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, index: Quantity];
    result: null;
  };
  /**
   * Returns null: the chain has no uncles.
   *
   * - `height`: Block: number, tag, hash, or EIP-1898 object (default latest)
   * - `index`: Position in the block, from 0
   */
  eth_getUncleByBlockNumberAndIndex: {
    params: [height: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null, index: Quantity];
    result: null;
  };
  /**
   * Returns zero: the chain has no uncles.
   *
   * - `height`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getUncleCountByBlockHash: {
    params: [height?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: Quantity | null;
  };
  /**
   * Returns zero: the chain has no uncles.
   *
   * - `height`: Block: number, tag, hash, or EIP-1898 object (default latest)
   */
  eth_getUncleCountByBlockNumber: {
    params: [height?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: Quantity | null;
  };
  /** Returns the tip that this node requires: its gas price above that of the latest block, in wei. Tips are not charged. */
  eth_maxPriorityFeePerGas: {
    params: [];
    result: Quantity;
  };
  /** Creates a filter for hashes of new blocks. */
  eth_newBlockFilter: {
    params: [];
    result: string;
  };
  /**
   * Creates a log filter for eth_getFilterChanges. A filter expires after 5 minutes without a call.
   *
   * - `filter`: Blocks, contracts and topics of the wanted logs
   */
  eth_newFilter: {
    params: [filter: EthereumLogFilter];
    result: string;
  };
  /** Creates a filter for hashes of transactions that this node accepts. */
  eth_newPendingTransactionFilter: {
    params: [];
    result: string;
  };
  /**
   * Sends a signed transaction. The node simulates it first and rejects one that would fail, with the reason.
   *
   * - `transaction`: Signed transaction, RLP-encoded
   */
  eth_sendRawTransaction: {
    params: [transaction: EthereumData];
    result: EthereumHash;
  };
  /**
   * Subscribes to newHeads, logs (with a filter) or newPendingTransactions (true: full). WebSocket only.
   *
   * - `kind`: newHeads, logs or newPendingTransactions
   * - `filter`: For logs a log filter; for newPendingTransactions true for full transactions; otherwise omitted
   */
  eth_subscribe: {
    params: [kind: string, filter?: EthereumLogFilter | boolean | null];
    result: string;
  };
  /** Returns false, or the progress while the node is syncing. */
  eth_syncing: {
    params: [];
    result: false | EthereumSyncing;
  };
  /**
   * Removes a filter; false if it does not exist.
   *
   * - `id`: Id that the creation of the filter returned
   */
  eth_uninstallFilter: {
    params: [id: string];
    result: boolean;
  };
  /**
   * Ends a subscription.
   *
   * - `subscription`: Subscription id
   */
  eth_unsubscribe: {
    params: [subscription: string];
    result: boolean;
  };
  /** Returns true: the node accepts connections. */
  net_listening: {
    params: [];
    result: boolean;
  };
  /** Returns the number of linked peers. */
  net_peerCount: {
    params: [];
    result: Quantity;
  };
  /** Returns the network id, in decimal. */
  net_version: {
    params: [];
    result: string;
  };
  /** Returns the version of Otterscan’s API. */
  ots_getApiLevel: {
    params: [];
    result: number;
  };
  /**
   * Returns a block without its transactions, with issuance and fees; null if it does not exist.
   *
   * - `block`: Block: number (also as JSON number), tag or hash
   */
  ots_getBlockDetails: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | number];
    result: OtterscanBlockDetails | null;
  };
  /**
   * Returns a block without its transactions, with issuance and fees; null if it does not exist.
   *
   * - `block`: Block: number (also as JSON number), tag or hash
   */
  ots_getBlockDetailsByHash: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | number];
    result: OtterscanBlockDetails | null;
  };
  /**
   * Returns a page of the transactions of a block, from its end, with receipts without logs; null if the block does not exist.
   *
   * - `block`: Block: number (also as JSON number), tag or hash
   * - `page`: Page, from zero
   * - `size`: Transactions per page, at most 100
   */
  ots_getBlockTransactions: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | number, page: Quantity | number, size: number];
    result: OtterscanBlockPage | null;
  };
  /**
   * Returns the transaction that created a token or a collection, and its sender; null for those of genesis and for accounts.
   *
   * - `address`: Address of the contract
   */
  ots_getContractCreator: {
    params: [address: EthereumAddress];
    result: OtterscanCreator | null;
  };
  /**
   * Returns the native transfers inside a transaction, as in debug_traceTransaction.
   *
   * - `hash`: Hash of a final transaction
   */
  ots_getInternalOperations: {
    params: [hash: EthereumHash];
    result: readonly OtterscanOperation[];
  };
  /**
   * Returns the hash of the transaction with which an account used a nonce; null if it did not use it.
   *
   * - `sender`: Account of the sender
   * - `nonce`: Nonce of the wanted transaction
   */
  ots_getTransactionBySenderAndNonce: {
    params: [sender: EthereumAddress, nonce: Quantity | number];
    result: EthereumHash | null;
  };
  /**
   * Returns no bytes: failed transactions are in no block.
   *
   * - `hash`: Hash of a final transaction
   */
  ots_getTransactionError: {
    params: [hash: EthereumHash];
    result: EthereumData;
  };
  /**
   * Reports whether an address is a contract (a token, a collection or another one) at a height.
   *
   * - `address`: Address of the account or contract
   * - `block`: Block: number (also as JSON number), tag or hash
   */
  ots_hasCode: {
    params: [address: EthereumAddress, block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | number];
    result: boolean;
  };
  /**
   * Returns transactions of an address above a height, newest first, in whole blocks from the oldest on until a page is full.
   *
   * - `address`: Account that sends, receives or is paid inside the transactions
   * - `number`: Height at which the previous page ended; zero for the first page
   * - `size`: Transactions per page, at most 100
   */
  ots_searchTransactionsAfter: {
    params: [address: EthereumAddress, number: Quantity | number, size: number];
    result: OtterscanTransactions;
  };
  /**
   * Returns transactions of an address below a height, newest first, in whole blocks until a page is full.
   *
   * - `address`: Account that sends, receives or is paid inside the transactions
   * - `number`: Height at which the previous page ended; zero for the first page
   * - `size`: Transactions per page, at most 100
   */
  ots_searchTransactionsBefore: {
    params: [address: EthereumAddress, number: Quantity | number, size: number];
    result: OtterscanTransactions;
  };
  /**
   * Returns a transaction and its native transfers, by depth; null if no block contains it.
   *
   * - `hash`: Hash of a final transaction
   */
  ots_traceTransaction: {
    params: [hash: EthereumHash];
    result: (readonly OtterscanTrace[]) | null;
  };
  /** Returns the OpenRPC document of this server. */
  "rpc.discover": {
    params: [];
    result: { readonly [name: string]: unknown };
  };
  /** Returns the namespaces of this server with their versions. */
  rpc_modules: {
    params: [];
    result: { readonly [name: string]: string };
  };
  /**
   * Returns the transactions of a block, each followed by the native transfers inside; null if the block does not exist.
   *
   * - `block`: Block: number, tag or hash
   */
  trace_block: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity | null;
      /** Hash by which the block is known */
      readonly blockHash?: EthereumHash | null;
      /** Without effect: all blocks are final */
      readonly requireCanonical?: boolean | null;
    } | null];
    result: (readonly EthereumTrace[]) | null;
  };
  /**
   * Returns transactions of up to 1000 blocks and the native transfers inside, filtered by sender and recipient; at most 1000 per call.
   *
   * - `filter`: Blocks and addresses of the wanted traces
   */
  trace_filter: {
    params: [filter: EthereumTraceFilter];
    result: (readonly EthereumTrace[]) | null;
  };
  /**
   * Returns a final transaction and the native transfers inside, in order; null if no block contains it.
   *
   * - `hash`: Hash of a final transaction
   */
  trace_transaction: {
    params: [hash: EthereumHash];
    result: (readonly EthereumTrace[]) | null;
  };
  /** Returns the pending and queued transactions of this node by sender and nonce; of each kind the first 1000. */
  txpool_content: {
    params: [];
    result: EthereumPool;
  };
  /**
   * Returns the pending and queued transactions of one sender by nonce.
   *
   * - `address`: Account of the sender
   */
  txpool_contentFrom: {
    params: [address: EthereumAddress];
    result: EthereumPool;
  };
  /** Returns the transactions of txpool_content as one line each: recipient, value, gas and price. */
  txpool_inspect: {
    params: [];
    result: EthereumPool;
  };
  /** Returns the number of pending and queued bundles. */
  txpool_status: {
    params: [];
    result: {
      /** Number of executable bundles */
      readonly pending: Quantity;
      /** Number of bundles behind a nonce gap */
      readonly queued: Quantity;
    };
  };
  /** Returns name and version of the node. */
  web3_clientVersion: {
    params: [];
    result: string;
  };
  /**
   * Hashes bytes with Keccak-256.
   *
   * - `data`: Bytes to hash
   */
  web3_sha3: {
    params: [data: EthereumData];
    result: EthereumData;
  };
}

/** Items of each subscription. */
export interface Streams {
  newHeads: NewHead;
  newTransactions: NewTransaction;
  logs: OperationLog;
}
