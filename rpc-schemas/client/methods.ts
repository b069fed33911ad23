/** What a node answers, as types of the client. Generated from its OpenRPC document; change the declarations instead. */

/** An account. Answers use the native form (address prefix and base58 of 32 bytes); 0x and 64 hex characters are accepted as well. */
export type Address = string;

/** Raw units of a token, below 2^128. Answered as a decimal string; an integer is accepted as well. */
export type Amount = string;

/** A final block: its header, who made it final, and what its bundles did */
export interface Block {
  /** Which block it is, counted from genesis */
  readonly height: Height;
  /** Hash of the header, by which the block is known */
  readonly hash: Hash;
  /** Hash of the block before it */
  readonly parentHash: Hash;
  /** When the block was proposed, in Unix seconds */
  readonly timestamp: Time;
  /** Account of the validator that proposed it */
  readonly proposer: Address;
  /** Root of the tree over the state after this block */
  readonly stateRoot: Hash;
  /** Merkle root of the bundles in the block */
  readonly transactionsRoot: Hash;
  /** Gas of all its bundles */
  readonly gasUsed: number;
  /** Most gas that a block at this height may use */
  readonly gasLimit: number;
  /** Least price of gas at this height, in nano-units: 10^9 of them are a whole native unit */
  readonly baseFee: number;
  /** How many bundles the block has */
  readonly bundleCount: number;
  /** Number of the epoch that it belongs to */
  readonly epoch: number;
  /** Attempt at which it was decided: 0 unless its first leaders failed */
  readonly round: number;
  /** Size of the block in bytes */
  readonly size_bytes: number;
  /** Who made the block final; stake in raw native units */
  readonly commit: {
    /** Attempt at which they signed */
    readonly round: number;
    /** How many validators signed */
    readonly signers: number;
    /** Stake of those who signed */
    readonly signed_power: Amount;
    /** Stake of all active validators */
    readonly total_power: Amount;
  };
  /** What was made for this block, in raw native units; null where nothing was made */
  readonly reward?: {
    /** What the proposer earned beside fees */
    readonly proposer: Amount;
    /** What the treasury earned beside fees */
    readonly treasury: Amount;
    /** Factor on the proposer's reward by how full the block is: 5,000 to 20,000 basis points */
    readonly density_bps: number;
  } | null;
  /** Figures about the bundles of the block */
  readonly stats: {
    /** Operations by name, each with its count */
    readonly ops: unknown;
    /** How many Transfer operations there are */
    readonly transfers: number;
    /** How many different accounts sent bundles */
    readonly unique_senders: number;
    /** Fees of all bundles, in raw native units */
    readonly total_fees: Amount;
  };
  /** What the block itself told of: rewards, epoch changes */
  readonly events: readonly Event[];
}

/** A passage over the bridge */
export interface BridgeOp {
  /** Number of the passage over the bridge, of both directions together */
  readonly id: number;
  /** in: deposited there, received here; out: burned here, released there */
  readonly direction: "in" | "out";
  /** The other chain, by its lowercase name, such as ethereum */
  readonly chain: string;
  /** Transaction there that locked the tokens, or released them; null before */
  readonly tx_hash?: string | null;
  /** Which log of it; null for a withdrawal */
  readonly log_index?: number | null;
  /** Number of the withdrawal; null for a deposit */
  readonly withdrawal_id?: number | null;
  /** Symbol of the token on this chain */
  readonly symbol: string;
  /** Mint address of the token on this chain */
  readonly mint: Mint;
  /** Raw units of the token on this chain */
  readonly amount: Amount;
  /** Raw units that it cost besides: for the treasury, and for the attester that submits the release */
  readonly fee: Amount;
  /** Account here whose tokens were burned; null for a deposit */
  readonly sender?: Address | null;
  /** Who gets the tokens: an account here, or an address there */
  readonly recipient: string;
  /** In: waiting for attesters, delayed for a day, pending while the token cannot move, completed or cancelled; out: burned, attested, then released or refunded */
  readonly status: "waiting" | "pending" | "delayed" | "completed" | "burned" | "attested" | "released" | "refunded" | "cancelled";
  /** Attesters that have signed */
  readonly signatures: number;
  /** How many must */
  readonly required: number;
  /** Bundle that received or burned it; null while it waits for attesters, and when the end of a block did it */
  readonly bundle_hash?: Hash | null;
  /** Block of this bundle; null while it waits for attesters */
  readonly created_at_height?: Height | null;
  /** When its status changed last, in Unix seconds; null while it waits */
  readonly updated_at?: Time | null;
  /** When a delayed receive comes, in Unix seconds; null for others */
  readonly release_at?: Time | null;
}

/** The Ed25519 public key with which a validator signs: 64 hex characters, answered without 0x. */
export type ConsensusKey = string;

/** A DAO: who decides, by which rules, and over what */
export interface Dao {
  /** The DAO that it is about, by the account that holds its treasury */
  readonly dao_address: Address;
  /** What people call the DAO, 1 to 64 characters; others may have the same */
  readonly name: string;
  /** Mint of the token whose holders vote */
  readonly token_mint: Mint;
  /** Symbol of that token; the mint of one that has none of its own */
  readonly token_symbol: string;
  /** Who can make more of that token, and so outvote all others; null for nobody */
  readonly mint_authority?: Address | null;
  /** What it decides by */
  readonly config: {
    /** Raw units of the token that a proposer must hold, until the vote is over */
    readonly proposal_threshold: Amount;
    /** Part of the supply that must vote for or abstain, 100 to 10,000 basis points */
    readonly quorum_bps: number;
    /** Part of the votes for and against that must be for, 5,001 to 10,000 basis points */
    readonly approval_bps: number;
    /** Seconds between the end of the vote and the execution, at most 30 days */
    readonly timelock_s: number;
    /** Seconds in which it can be executed after that, at least an hour */
    readonly execution_window_s: number;
    /** Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension */
    readonly late_quorum_extension_blocks: number;
    /** True where a vote ends once no further vote could change what comes of it */
    readonly allow_early_execution: boolean;
    /** Blocks between a proposal and the first block of its vote, 1 to 43,200 */
    readonly voting_delay_blocks: number;
    /** Blocks for which it is voted on, 150 to 1,296,000 */
    readonly voting_period_blocks: number;
    /** Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away */
    readonly guardian?: Address | null;
    /** What the DAO is for, up to 1,000 characters */
    readonly description: string;
    /** Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none */
    readonly url?: string | null;
  };
  /** Account that created it */
  readonly creator: Address;
  /** How many proposals it has had */
  readonly proposals: number;
  /** What it holds, the native token first; at most 100 tokens, chain_getAddressTokens tells of all */
  readonly treasury: readonly {
    /** Mint of the token */
    readonly mint: Mint;
    /** Symbol of the token; the mint of one that has none of its own */
    readonly symbol: string;
    /** Raw units that the DAO holds */
    readonly balance: Amount;
  }[];
  /** Height of the block that made it */
  readonly created_at_height: Height;
}

/** What operations would do now, without being sent */
export interface DryRun {
  /** True when the operations would succeed now */
  readonly ok: boolean;
  /** Gas that they would use; 0 when they would fail */
  readonly gas_used: number;
  /** What they would cost, in raw native units */
  readonly fee: Amount;
  /** What was tried, in order */
  readonly operations: readonly OperationRecord[];
  /** What they would tell of */
  readonly events: readonly Event[];
  /** Why they would fail; null when they would not */
  readonly error?: Refusal | null;
  /** What the caller should know before signing, a sentence each */
  readonly warnings: readonly string[];
  /** What accounts would get, the fee in it */
  readonly balance_changes: readonly {
    /** Account whose balance would change */
    readonly address: Address;
    /** Symbol or mint of the token */
    readonly token: string;
    /** Raw units that it would get; below zero what it would give */
    readonly delta: string;
  }[];
}

/** Storage that a transaction says it reads */
export interface EthereumAccess {
  /** Contract whose storage is read */
  readonly address: EthereumAddress;
  /** Places in its storage */
  readonly storageKeys: readonly EthereumHash[];
}

/** The last 20 bytes of an account or contract, as 0x and 40 hex digits */
export type EthereumAddress = string;

/** A block as Ethereum clients see it */
export interface EthereumBlock {
  /** Which block it is, counted from genesis */
  readonly number: Quantity;
  /** By which the block is known */
  readonly hash: EthereumHash;
  /** Hash of the block before it */
  readonly parentHash: EthereumHash;
  /** Zeros: there is no mining */
  readonly nonce: EthereumData;
  /** Hash of an empty list: there are no uncles */
  readonly sha3Uncles: EthereumHash;
  /** Filter that tells which contracts and topics its logs cannot have */
  readonly logsBloom: EthereumData;
  /** Root over its transactions */
  readonly transactionsRoot: EthereumHash;
  /** Root of the tree over the state after it */
  readonly stateRoot: EthereumHash;
  /** Root over its receipts */
  readonly receiptsRoot: EthereumHash;
  /** Account of the validator that proposed it */
  readonly miner: EthereumAddress;
  /** Zero: there is no mining */
  readonly difficulty: Quantity;
  /** Zero: there is no mining */
  readonly totalDifficulty: Quantity;
  /** Empty: proposers add nothing */
  readonly extraData: EthereumData;
  /** Most gas that it may use */
  readonly gasLimit: Quantity;
  /** Gas that all its transactions used */
  readonly gasUsed: Quantity;
  /** When it was proposed, in Unix seconds */
  readonly timestamp: Quantity;
  /** Zeros: there is no mining */
  readonly mixHash: EthereumHash;
  /** Least price of gas at this height, in wei */
  readonly baseFeePerGas: Quantity;
  /** Its size in bytes */
  readonly size: Quantity;
  /** Its transactions, or their hashes, in the order of execution */
  readonly transactions: (readonly EthereumHash[]) | (readonly EthereumTransaction[]);
  /** An empty list: there are none */
  readonly uncles: readonly EthereumHash[];
}

/** A call, or a transaction that is not signed */
export interface EthereumCall {
  /** Account that would send it; the zero address when left out */
  readonly from?: EthereumAddress;
  /** Account or contract to call */
  readonly to?: EthereumAddress | null;
  /** Native units to move, in wei; none when left out */
  readonly value?: Quantity;
  /** What to call, ABI-encoded; the older name of input */
  readonly data?: EthereumData;
  /** What to call, ABI-encoded */
  readonly input?: EthereumData;
  /** Place among the transactions of its sender; the next one when left out */
  readonly nonce?: Quantity | null;
  /** Most gas that it may use; as much as a block has when left out */
  readonly gas?: Quantity | null;
  /** What it offers for a unit of gas, in wei */
  readonly gasPrice?: Quantity | null;
  /** Most that it offers for a unit of gas, in wei */
  readonly maxFeePerGas?: Quantity | null;
  /** Tip that it offers for a unit of gas, in wei; never charged */
  readonly maxPriorityFeePerGas?: Quantity | null;
  /** Storage that it says it reads; of no effect here */
  readonly accessList?: readonly {
    /** Contract whose storage is read */
    readonly address: EthereumAddress;
    /** Places in its storage */
    readonly storageKeys: readonly EthereumHash[];
  }[];
}

/** A transaction or call as geth’s callTracer tells of it */
export interface EthereumCallTrace {
  /** Always a plain call: no code runs here */
  readonly type: "CALL";
  /** Who calls or gives */
  readonly from: EthereumAddress;
  /** Who is called or gets; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native units that move, in wei */
  readonly value: Quantity;
  /** Offered for it; zero for moves inside of a transaction, which use that of the whole */
  readonly gas: Quantity;
  /** What was used of it */
  readonly gasUsed: Quantity;
  /** Call data; of native bundles their bytes */
  readonly input: EthereumData;
  /** What it answered, or why it reverted */
  readonly output?: EthereumData;
  /** There where a tried call reverts */
  readonly error?: string;
  /** The reason in words, where a tried call reverts */
  readonly revertReason?: string;
  /** The moves of native units inside, in order */
  readonly calls?: readonly EthereumInnerCall[];
  /** There where the tracer is told withLog */
  readonly logs?: readonly EthereumTracedLog[];
}

/** Bytes as 0x and an even count of hex digits */
export type EthereumData = string;

/** Prices and use of gas over some blocks */
export interface EthereumFeeHistory {
  /** First block of the lists */
  readonly oldestBlock: Quantity;
  /** Least price of gas in each block and in the one that follows, in wei */
  readonly baseFeePerGas: readonly Quantity[];
  /** How full each block was, 0 to 1 */
  readonly gasUsedRatio: readonly number[];
  /** Tips at the percentiles asked for, of each block: zeros */
  readonly reward?: readonly (readonly Quantity[])[];
}

/** A 32-byte hash as 0x and 64 hex digits */
export type EthereumHash = string;

/** What a block says of itself, without its transactions */
export interface EthereumHeader {
  /** Which block it is, counted from genesis */
  readonly number: Quantity;
  /** By which the block is known */
  readonly hash: EthereumHash;
  /** Hash of the block before it */
  readonly parentHash: EthereumHash;
  /** Zeros: there is no mining */
  readonly nonce: EthereumData;
  /** Hash of an empty list: there are no uncles */
  readonly sha3Uncles: EthereumHash;
  /** Filter that tells which contracts and topics its logs cannot have */
  readonly logsBloom: EthereumData;
  /** Root over its transactions */
  readonly transactionsRoot: EthereumHash;
  /** Root of the tree over the state after it */
  readonly stateRoot: EthereumHash;
  /** Root over its receipts */
  readonly receiptsRoot: EthereumHash;
  /** Account of the validator that proposed it */
  readonly miner: EthereumAddress;
  /** Zero: there is no mining */
  readonly difficulty: Quantity;
  /** Zero: there is no mining */
  readonly totalDifficulty: Quantity;
  /** Empty: proposers add nothing */
  readonly extraData: EthereumData;
  /** Most gas that it may use */
  readonly gasLimit: Quantity;
  /** Gas that all its transactions used */
  readonly gasUsed: Quantity;
  /** When it was proposed, in Unix seconds */
  readonly timestamp: Quantity;
  /** Zeros: there is no mining */
  readonly mixHash: EthereumHash;
  /** Least price of gas at this height, in wei */
  readonly baseFeePerGas: Quantity;
}

/** A move of native units by an operation, told as a call without data */
export interface EthereumInnerCall {
  /** Always a plain call: no code runs here */
  readonly type: "CALL";
  /** Who calls or gives */
  readonly from: EthereumAddress;
  /** Who is called or gets; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native units that move, in wei */
  readonly value: Quantity;
  /** Offered for it; zero for moves inside of a transaction, which use that of the whole */
  readonly gas: Quantity;
  /** What was used of it */
  readonly gasUsed: Quantity;
  /** Empty: moves carry no data */
  readonly input: EthereumData;
}

/** A log of a contract */
export interface EthereumLog {
  /** Contract that the log is of */
  readonly address: EthereumAddress;
  /** What it can be found by: the hash of the event, then its indexed fields */
  readonly topics: readonly EthereumHash[];
  /** The other fields of the event, ABI-encoded */
  readonly data: EthereumData;
  /** Block that it stands in */
  readonly blockNumber: Quantity;
  /** Transaction that caused it */
  readonly transactionHash: EthereumHash;
  /** Place of the transaction in its block, from 0 */
  readonly transactionIndex: Quantity;
  /** Hash of the block that it stands in */
  readonly blockHash: EthereumHash;
  /** Place of the log in its block, from 0 */
  readonly logIndex: Quantity;
  /** Always false: blocks are final */
  readonly removed: boolean;
  /** When the block was proposed, in Unix seconds */
  readonly blockTimestamp: Quantity;
}

/** Which logs to tell; what is left out lets all through */
export interface EthereumLogFilter {
  /** Contracts whose logs to tell, one or up to 1,000; all when left out */
  readonly address?: EthereumAddress | (readonly EthereumAddress[]) | null;
  /** What may stand at each of the four places: a topic, several, or null for any */
  readonly topics?: (readonly (EthereumHash | (readonly (EthereumHash | null)[]) | null)[]) | null;
  /** First block, a number or tag; the newest when left out */
  readonly fromBlock?: string | null;
  /** Last block, a number or tag; the newest when left out */
  readonly toBlock?: string | null;
  /** Only this block; not together with fromBlock and toBlock */
  readonly blockHash?: EthereumHash | null;
}

/** Transactions that wait on this node */
export interface EthereumPool {
  /** What the next blocks may hold: sender, nonce, transaction */
  readonly pending: { readonly [name: string]: unknown };
  /** What waits for an earlier nonce: sender, nonce, transaction */
  readonly queued: { readonly [name: string]: unknown };
}

/** What a transaction did */
export interface EthereumReceipt {
  /** Format: 0 legacy, 1 with access list, 2 with a fee cap */
  readonly type: Quantity;
  /** One: what fails is in no block */
  readonly status: Quantity;
  /** Transaction that it is about */
  readonly transactionHash: EthereumHash;
  /** Place of the transaction in its block, from 0 */
  readonly transactionIndex: Quantity;
  /** Hash of the block that has it */
  readonly blockHash: EthereumHash;
  /** Block that has it */
  readonly blockNumber: Quantity;
  /** Account that sent it */
  readonly from: EthereumAddress;
  /** Account or contract that it called; null where it created one */
  readonly to: EthereumAddress | null;
  /** Null: transactions create no contracts */
  readonly contractAddress: null;
  /** Gas of the block up to and with it */
  readonly cumulativeGasUsed: Quantity;
  /** Gas that was paid for */
  readonly gasUsed: Quantity;
  /** What was paid for a unit of gas, in wei */
  readonly effectiveGasPrice: Quantity;
  /** What it told of, in order */
  readonly logs: readonly EthereumLog[];
  /** Filter that tells which contracts and topics its logs cannot have */
  readonly logsBloom: EthereumData;
}

/** How far a node is that catches up */
export interface EthereumSyncing {
  /** Block at which catching up began */
  readonly startingBlock: Quantity;
  /** Newest block of this node */
  readonly currentBlock: Quantity;
  /** Newest block that a peer told of */
  readonly highestBlock: Quantity;
}

/** A transaction, or a move inside of one, as OpenEthereum tells of it */
export interface EthereumTrace {
  /** Who called whom, with what */
  readonly action: EthereumTraceAction;
  /** Gas and output of the traced call */
  readonly result: EthereumTraceResult;
  /** How many moves lie inside of it */
  readonly subtraces: number;
  /** Where it lies: empty for the transaction, else the place of the move */
  readonly traceAddress: readonly number[];
  /** Hash of the block that has it */
  readonly blockHash: EthereumHash;
  /** Height of the block that has it */
  readonly blockNumber: number;
  /** What was traced, or contains what was */
  readonly transactionHash: EthereumHash;
  /** Place of that transaction in its block */
  readonly transactionPosition: number;
  /** Always a call: no contract is created and none destroyed */
  readonly type: "call";
}

/** What a trace is of */
export interface EthereumTraceAction {
  /** Always a plain call: no code runs here */
  readonly callType: "call";
  /** Who calls or gives */
  readonly from: EthereumAddress;
  /** Who is called or gets; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native units that move, in wei */
  readonly value: Quantity;
  /** Offered for it; zero for moves inside of a transaction, which use that of the whole */
  readonly gas: Quantity;
  /** Call data; of native bundles their bytes */
  readonly input: EthereumData;
}

/** Which traces of which blocks; other fields are not read */
export interface EthereumTraceFilter {
  /** First block, a number or tag; the newest when left out */
  readonly fromBlock?: string | number;
  /** Last block, a number or tag; the newest when left out */
  readonly toBlock?: string | number;
  /** Only what one of these calls or gives */
  readonly fromAddress?: readonly EthereumAddress[];
  /** Only what one of these is called or gets */
  readonly toAddress?: readonly EthereumAddress[];
  /** How many of those found to pass over */
  readonly after?: number;
  /** How many to tell: 1000 at most */
  readonly count?: number;
}

/** How the traced call ended */
export interface EthereumTraceResult {
  /** What was used of it */
  readonly gasUsed: Quantity;
  /** What it answered, empty where nothing was */
  readonly output: EthereumData;
}

/** A log as geth’s callTracer tells of it */
export interface EthereumTracedLog {
  /** The token or collection that it is of */
  readonly address: EthereumAddress;
  /** Hash of the event, then what it can be found by */
  readonly topics: readonly EthereumHash[];
  /** The other values, in words of 32 bytes */
  readonly data: EthereumData;
  /** How many inner calls were told of before it: none */
  readonly position: Quantity;
  /** Place among the logs of the transaction */
  readonly index: Quantity;
}

/** Which tracer, and what it is to tell; other fields are not read */
export interface EthereumTracing {
  /** "callTracer" is the only one */
  readonly tracer?: string;
  /** What the tracer is to tell */
  readonly tracerConfig?: {
    /** True to leave out what moved inside */
    readonly onlyTopCall?: boolean;
    /** True to be told the logs too */
    readonly withLog?: boolean;
  };
}

/** A transaction, or a native bundle as Ethereum clients see it */
export interface EthereumTransaction {
  /** Hash of the block that has it; null while it waits */
  readonly blockHash: EthereumHash | null;
  /** Block that has it; null while it waits */
  readonly blockNumber: Quantity | null;
  /** When the block was proposed, in Unix seconds; null while it waits */
  readonly blockTimestamp: Quantity | null;
  /** Place in the block, from 0; null while it waits */
  readonly transactionIndex: Quantity | null;
  /** By which the transaction is known */
  readonly hash: EthereumHash;
  /** Format: 0 legacy, 1 with access list, 2 with a fee cap */
  readonly type: Quantity;
  /** Account that sent it */
  readonly from: EthereumAddress;
  /** Account or contract that it calls; null where it creates one */
  readonly to: EthereumAddress | null;
  /** Place among the transactions of its sender */
  readonly nonce: Quantity;
  /** Most gas that it may use */
  readonly gas: Quantity;
  /** Native units that it moves, in wei */
  readonly value: Quantity;
  /** What it calls, ABI-encoded */
  readonly input: EthereumData;
  /** Chain that it was signed for */
  readonly chainId: Quantity;
  /** What it pays for a unit of gas, in wei */
  readonly gasPrice: Quantity;
  /** Most that it would pay for a unit of gas, in wei */
  readonly maxFeePerGas?: Quantity;
  /** Tip that it offers for a unit of gas, in wei; never charged */
  readonly maxPriorityFeePerGas?: Quantity;
  /** Storage that it says it reads; of no effect here */
  readonly accessList?: readonly EthereumAccess[];
  /** Part of the signature: which of the two points, and the chain */
  readonly v: Quantity;
  /** Part of the signature: which of the two points */
  readonly yParity?: Quantity;
  /** First number of the signature */
  readonly r: Quantity;
  /** Second number of the signature */
  readonly s: Quantity;
}

/** An event that a module told of in a bundle or block */
export interface Event {
  /** Place among the events of the bundle or block, from 0 */
  readonly index: number;
  /** Which operation of the bundle caused it, from 0; null for events that no operation caused */
  readonly op_index?: number | null;
  /** Module that tells of it */
  readonly module: string;
  /** Which event of the module it is */
  readonly name: string;
  /** Its fields, as the module declares them */
  readonly data: unknown;
}

/** What a game says of a player */
export interface GameProfile {
  /** The game, by the id under which it registered */
  readonly game_id: string;
  /** False when the player hides it: then all that follows is null */
  readonly visible: boolean;
  /** The player that it is about */
  readonly passport_owner?: Address | null;
  /** What people call the game */
  readonly game_name?: string | null;
  /** His score, as the game last said it */
  readonly score?: number | null;
  /** Named numbers, as the game last said them */
  readonly stats?: { readonly [name: string]: number } | null;
  /** What he has reached in it, by the alphabet */
  readonly achievements?: (readonly string[]) | null;
  /** When the game first wrote about him */
  readonly first_played?: Time | null;
  /** When it last did */
  readonly last_played?: Time | null;
  /** How often it did */
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

/** Which operations to tell; both parts are optional and both must match. */
export interface LogFilter {
  /** Names of operations, such as Transfer; all when left out */
  readonly opType?: readonly string[];
  /** Accounts whose operations to tell, as senders; all when left out */
  readonly address?: readonly Address[];
}

/** The mint address of a token: 32 bytes in hex, answered with 0x. 32 zero bytes are the native token. */
export type Mint = string;

/** A name: who has it, what it stands for, and what it costs */
export interface Name {
  /** The whole of it: the label, a dot, and what names of this chain end with */
  readonly name: string;
  /** Part of the name before the dot, such as alice */
  readonly label: string;
  /** Account that has the name; null for nobody */
  readonly owner?: Address | null;
  /** Account that the name stands for; null for none */
  readonly address?: Address | null;
  /** True when that account is called so */
  readonly primary: boolean;
  /** When it was registered, in Unix seconds; null for never */
  readonly registered_at?: Time | null;
  /** Until when it is paid, in Unix seconds; null for nobody */
  readonly expires_at?: Time | null;
  /** Until when its owner can still renew it, in Unix seconds; null for nobody */
  readonly grace_until?: Time | null;
  /** True when it has expired, and its owner can still renew it */
  readonly in_grace: boolean;
  /** Text records of the name, by key */
  readonly records: { readonly [name: string]: string };
  /** Raw native units that were paid since it was registered; null for nobody */
  readonly price_paid?: Amount | null;
  /** True when it can be registered now */
  readonly available: boolean;
  /** Raw native units that a year costs now: its owner, or whoever registers it */
  readonly price: Amount;
  /** True when the chain keeps it from being registered */
  readonly reserved: boolean;
  /** The name that looks like it and is held by somebody, so that this one cannot be registered; null for none */
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
    /** Any bytes, up to 1,024, as hex: the chain keeps them and does nothing with them */
    readonly data: string;
  } }
  | { readonly AddKey: {
    /** Signature scheme of the key, by its name; the number is accepted too */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    /** Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key */
    readonly public_key: string;
    /** Signature by the new key in hex, which shows that its owner wants it here: of Blake3("pop/v1", chain id, account, public key) */
    readonly proof_of_possession: string;
  } }
  | { readonly RemoveKey: {
    /** Signature scheme of the key, by its name; the number is accepted too */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    /** Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key */
    readonly public_key: string;
  } }
  | { readonly RotateKey: {
    /** Key that the account gives up, in hex */
    readonly old_public_key: string;
    /** Signature scheme of the key, by its name; the number is accepted too */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    /** Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key */
    readonly new_public_key: string;
    /** Signature by the new key in hex, which shows that its owner wants it here: of Blake3("pop/v1", chain id, account, public key) */
    readonly proof_of_possession: string;
  } }
  | { readonly Transfer: {
    /** Account that gets the tokens */
    readonly to: Address;
    /** Which token: its symbol in any case, or 0x and the 64 hex digits of its mint */
    readonly token_symbol: string;
    /** Raw units to move, above zero */
    readonly amount: Amount | number;
    /** Text for the recipient, up to 128 characters */
    readonly memo?: string | null;
  } }
  | { readonly BatchTransfer: {
    /** Who gets what: 1 to 256 entries */
    readonly transfers: readonly {
      /** Account that gets the tokens */
      readonly to: Address;
      /** Which token: its symbol in any case, or 0x and the 64 hex digits of its mint */
      readonly token_symbol: string;
      /** Raw units to move, above zero */
      readonly amount: Amount | number;
    }[];
  } }
  | { readonly CreateToken: {
    /** Name of the token for people, 1 to 64 characters */
    readonly name: string;
    /** How the token is written: a letter, then up to 11 letters, digits and dots; unique */
    readonly symbol: string;
    /** Digits after the point of one whole token, 0 to 18 */
    readonly decimals: number;
    /** Raw units that the owner gets, at most 2^120 */
    readonly supply: Amount | number;
    /** Account that owns the token and gets the supply */
    readonly owner: Address;
    /** True when the owner may make more later */
    readonly mintable?: boolean;
    /** Most raw units that there may ever be; only 2^120 bounds it when left out */
    readonly max_supply?: Amount | number | null;
  } }
  | { readonly MintToken: {
    /** Mint address of the token to make more of */
    readonly mint: Mint;
    /** Account that gets the new tokens */
    readonly to: Address;
    /** Raw units to make, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly BurnToken: {
    /** Mint address of the token to destroy some of */
    readonly mint: Mint;
    /** Raw units to destroy, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly UpdateTokenMetadata: {
    /** Mint address of a token that you created */
    readonly mint: Mint;
    /** Link to further data of the token, up to 512 bytes */
    readonly metadata_uri?: string | null;
    /** Link to its picture, up to 512 bytes */
    readonly image?: string | null;
    /** What the token is for, up to 1,000 characters */
    readonly description?: string | null;
    /** Its home page, up to 512 bytes */
    readonly external_url?: string | null;
    /** Name or link on Twitter, up to 128 characters */
    readonly twitter?: string | null;
    /** Name or link on Discord, up to 128 characters */
    readonly discord?: string | null;
    /** Name or link on Telegram, up to 128 characters */
    readonly telegram?: string | null;
    /** Name or link on GitHub, up to 128 characters */
    readonly github?: string | null;
  } }
  | { readonly LockTokenMetadata: {
    /** Mint address of a token that you created */
    readonly mint: Mint;
  } }
  | { readonly SetTokenAuthority: {
    /** Mint address of the token */
    readonly mint: Mint;
    /** What to hand over: mint, freeze, owner, pause or attest */
    readonly role: "mint" | "freeze" | "owner" | "pause" | "attest";
    /** Account that is to have the role; null: nobody ever again */
    readonly new?: Address | null;
  } }
  | { readonly FreezeAccount: {
    /** Mint address of the stablecoin */
    readonly mint: Mint;
    /** Account to freeze for it, or to free */
    readonly account: Address;
    /** True to freeze the account, false to free it */
    readonly frozen: boolean;
  } }
  | { readonly PauseToken: {
    /** Mint address of the stablecoin or bridged token */
    readonly mint: Mint;
    /** True to pause the token, false to let it go on */
    readonly paused: boolean;
  } }
  | { readonly SetMinterAllowance: {
    /** Mint address of the stablecoin */
    readonly mint: Mint;
    /** Account that may mint */
    readonly minter: Address;
    /** Raw units that it may make in any window; 0 takes the minter away */
    readonly allowance: Amount | number;
    /** Length of the window in seconds */
    readonly window_s: number;
  } }
  | { readonly AttestReserves: {
    /** Mint address of the stablecoin */
    readonly mint: Mint;
    /** Raw units that the reserves cover */
    readonly reserves: Amount | number;
    /** Hash of the report about them, 32 bytes */
    readonly report_hash: Hex32;
  } }
  | { readonly Stake: {
    /** Consensus key of the validator in hex: a new one makes you a validator */
    readonly validator_pubkey: ConsensusKey;
    /** Raw native units to stake, above zero */
    readonly amount: Amount | number;
    /** Signature by a new consensus key that shows you hold it; for a new validator only */
    readonly proof_of_possession?: string | null;
  } }
  | { readonly Unstake: {
    /** Raw native units to take back, above zero */
    readonly amount: Amount | number;
    /** Operator account of the validator to take it from; when left out, your own stake first, then the oldest delegations */
    readonly validator?: Address | null;
  } }
  | { readonly ClaimUnstake: { readonly [name: string]: never } }
  | { readonly ClaimRewards: {
    /** Operator account of the validator that it was earned with; all when left out */
    readonly validator?: Address | null;
  } }
  | { readonly SetCommission: {
    /** Part of earnings that the operator keeps, in basis points, at most 5,000 */
    readonly commission_bps: number;
  } }
  | { readonly Unjail: { readonly [name: string]: never } }
  | { readonly SetValidatorMetadata: {
    /** What people call the validator, 1 to 64 characters */
    readonly name: string;
    /** Who runs it, up to 500 characters */
    readonly description: string;
    /** Its home page, up to 256 characters */
    readonly website: string;
    /** Link to its picture, up to 256 characters */
    readonly avatar: string;
  } }
  | { readonly SetPoolConfig: {
    /** True when others may delegate to the validator */
    readonly pool_enabled: boolean;
    /** What its pool of delegations is called, up to 64 characters */
    readonly pool_name: string;
    /** Least raw native units that others may delegate, above zero */
    readonly min_delegation: Amount | number;
    /** True when rewards of new delegations become stake by themselves */
    readonly auto_compound_default: boolean;
  } }
  | { readonly SetAutoCompound: {
    /** Operator account of the validator that your stake is with */
    readonly validator: Address;
    /** True: what it earns becomes stake at the end of each epoch; false: it waits to be claimed */
    readonly enable: boolean;
  } }
  | { readonly Redelegate: {
    /** Operator account of the validator to take stake from */
    readonly from_validator: Address;
    /** Operator account of the validator to give it to */
    readonly to_validator: Address;
    /** Raw native units to move, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly SubmitEvidence: {
    /** One signed consensus message, its bytes in hex */
    readonly message_a: string;
    /** Another one by the same key that contradicts it */
    readonly message_b: string;
  } }
  | { readonly RotateConsensusKey: {
    /** Consensus key to sign with from the next epoch on, in hex */
    readonly new_consensus_pubkey: ConsensusKey;
    /** Ed25519 signature by the new key in hex, which shows that you hold it */
    readonly proof_of_possession: string;
  } }
  | { readonly CreateMultiSig: {
    /** Accounts that are to decide, 2 to 20, each once */
    readonly signers: readonly Address[];
    /** How many of them must approve, from 2 to all */
    readonly threshold: number;
    /** What readers know the account by, 1 to 64 characters */
    readonly label: string;
  } }
  | { readonly ProposeMultiSigTx: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** What it shall do: up to 32 operations, in order, all or nothing */
    readonly operations: (readonly InnerOperation[]) | string;
    /** Why, in up to 256 characters */
    readonly description: string;
    /** Last height at which it can be carried out; 1,296,000 blocks from now when left out or 0 */
    readonly valid_until?: Height;
  } }
  | { readonly ApproveMultiSigTx: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** Number of the transaction within the account, from 0 */
    readonly tx_id: number;
  } }
  | { readonly ApproveMultiSigOperations: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** Number of the transaction within the account, from 0 */
    readonly tx_id: number;
    /** Hash of the operations that you approve, as chain_getMultiSigTx tells it; any when left out */
    readonly operations_hash?: Hex32 | null;
  } }
  | { readonly RevokeMultiSigApproval: {
    /** Address of the multi-signature account */
    readonly account: Address;
    /** Number of the transaction within the account, from 0 */
    readonly tx_id: number;
  } }
  | { readonly SetRecovery: {
    /** Accounts that may give yours a new key, at most 10; none switches recovery off */
    readonly guardians: readonly Address[];
    /** How many of them must agree, from 1 to all */
    readonly threshold: number;
    /** Seconds that you have to object, at most 30 days */
    readonly timelock_s: number;
    /** True: while a recovery is pending, the account can only cancel it */
    readonly freeze_on_recovery?: boolean;
  } }
  | { readonly InitiateRecovery: {
    /** Account that lost its key */
    readonly account: Address;
    /** Key that it is to get, in hex */
    readonly new_public_key: string;
    /** Signature scheme of the key, by its name; the number is accepted too */
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
  } }
  | { readonly CancelRecovery: { readonly [name: string]: never } }
  | { readonly FinalizeRecovery: {
    /** Account whose recovery is ready */
    readonly account: Address;
  } }
  | { readonly ReportContractSafety: {
    /** Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections */
    readonly chain: string;
    /** Where the contract is, in the notation of its chain */
    readonly contract: string;
    /** Link to the evidence, up to 512 bytes */
    readonly evidence_uri: string;
  } }
  | { readonly CreateProposal: {
    /** What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says */
    readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
    /** What the proposal is called, 1 to 128 characters */
    readonly title: string;
    /** Why it is proposed, 1 to 10,000 characters */
    readonly description: string;
    /** Of a proposal about a parameter: which, such as dex.fee_bps */
    readonly parameter_key?: string | null;
    /** Of a proposal about a parameter: the value that it is to have, as text */
    readonly parameter_value?: string | null;
    /** Of a proposal about the treasury: account that is to be paid */
    readonly treasury_recipient?: Address | null;
    /** Of a proposal about the treasury: raw native units to pay */
    readonly treasury_amount?: Amount | number | null;
    /** Of a proposal about safety: chain of the contract, such as ethereum */
    readonly safety_chain?: string | null;
    /** Of a proposal about safety: address of the contract, in the notation of its chain */
    readonly safety_contract?: string | null;
    /** Of a proposal about safety: what wallets shall be told */
    readonly safety_level?: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious" | null;
    /** Of a proposal about safety: project that the contract belongs to */
    readonly safety_collection?: string | null;
  } }
  | { readonly VoteProposal: {
    /** Number of the proposal, as its making answered */
    readonly proposal_id: number;
    /** True in favour, false against */
    readonly approve: boolean;
  } }
  | { readonly VoteProposalContent: {
    /** Number of the proposal, as its making answered */
    readonly proposal_id: number;
    /** True in favour, false against */
    readonly approve: boolean;
    /** Hash of the type, texts, proposer and action of the proposal, as your own program makes it; any when left out */
    readonly content_hash?: Hex32 | null;
  } }
  | { readonly ExecuteProposal: {
    /** Number of the proposal, as its making answered */
    readonly proposal_id: number;
  } }
  | { readonly CancelProposal: {
    /** Number of the proposal, as its making answered */
    readonly proposal_id: number;
  } }
  | { readonly ScheduleUpgrade: {
    /** What operators call the upgrade: letters, digits, dot and dash, used once */
    readonly name: string;
    /** Semantic version that the nodes are to run, such as 2.0.0 */
    readonly version: string;
    /** First height of the new version: nodes stop before it */
    readonly target_height: Height;
    /** Files of the new version by platform, such as linux-x64; a file alone is for every platform */
    readonly binaries: { readonly [name: string]: {
      /** Where the file is: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lowercase hex characters */
      readonly sha256: string;
    } } | {
      /** Where the file is: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lowercase hex characters */
      readonly sha256: string;
    };
    /** For whoever reads the plan: release notes and instructions, up to 2,000 characters */
    readonly info?: string;
  } }
  | { readonly CancelUpgrade: {
    /** Number of the plan, as its scheduling answered */
    readonly plan_id: number;
  } }
  | { readonly VoteUpgrade: {
    /** Number of the plan, as its scheduling answered */
    readonly plan_id: number;
    /** True in favour, false against */
    readonly approve: boolean;
  } }
  | { readonly VoteUpgradePlan: {
    /** Number of the plan, as its scheduling answered */
    readonly plan_id: number;
    /** True in favour, false against */
    readonly approve: boolean;
    /** Hash of the name, version, height, files, text and proposer of the plan, as your own program makes it; any when left out */
    readonly content_hash?: Hex32 | null;
  } }
  | { readonly CreatePool: {
    /** First token: its symbol in any case, or 0x and its mint */
    readonly token_a: string;
    /** Second token: its symbol in any case, or 0x and its mint */
    readonly token_b: string;
    /** Raw units of the first token to put in */
    readonly amount_a: Amount | number;
    /** Raw units of the second token to put in; both amounts together set the price */
    readonly amount_b: Amount | number;
    /** How long your shares are locked, in seconds; 0 for not at all */
    readonly lp_lock_duration: number;
  } }
  | { readonly AddLiquidity: {
    /** First token: its symbol in any case, or 0x and its mint */
    readonly token_a: string;
    /** Second token: its symbol in any case, or 0x and its mint */
    readonly token_b: string;
    /** Most raw units of the first token to put in */
    readonly amount_a: Amount | number;
    /** Most raw units of the second token to put in */
    readonly amount_b: Amount | number;
    /** Least raw units of shares to accept, else nothing happens */
    readonly min_lp_tokens: Amount | number;
  } }
  | { readonly RemoveLiquidity: {
    /** First token: its symbol in any case, or 0x and its mint */
    readonly token_a: string;
    /** Second token: its symbol in any case, or 0x and its mint */
    readonly token_b: string;
    /** Raw units of shares to give up */
    readonly lp_amount: Amount | number;
    /** Least raw units of the first token to accept, else nothing happens */
    readonly min_amount_a: Amount | number;
    /** Least raw units of the second token to accept, else nothing happens */
    readonly min_amount_b: Amount | number;
  } }
  | { readonly Swap: {
    /** Token that goes in: its symbol in any case, or 0x and its mint */
    readonly from_token: string;
    /** Token that comes out: its symbol in any case, or 0x and its mint */
    readonly to_token: string;
    /** Raw units that go in, above zero */
    readonly amount_in: Amount | number;
    /** Least raw units to accept, else nothing happens */
    readonly min_amount_out: Amount | number;
  } }
  | { readonly SwapRoute: {
    /** Mint addresses from the token that goes in to the one that comes out, 2 to 5 */
    readonly path: readonly Mint[];
    /** Raw units of the first token that go in, above zero */
    readonly amount_in: Amount | number;
    /** Least raw units of the last token to accept, else nothing happens */
    readonly min_amount_out: Amount | number;
    /** Account that gets what comes out; the sender when left out */
    readonly recipient?: Address | null;
  } }
  | { readonly LockLiquidity: {
    /** First token of the pool: its symbol in any case, or 0x and its mint */
    readonly token_a: string;
    /** Second token of the pool: its symbol in any case, or 0x and its mint */
    readonly token_b: string;
    /** Raw units of shares to lock; 0 to extend the locks that you have */
    readonly lp_amount: Amount | number;
    /** When the locks end, in Unix seconds, at most 100 years from now */
    readonly unlock_at: Time;
  } }
  | { readonly ExtendLpLock: {
    /** Address of the pool */
    readonly pool: Mint;
    /** Number of the lock within the pool */
    readonly lock_id: number;
    /** When the lock is to end, in Unix seconds: later than it does now */
    readonly unlock_at: Time;
  } }
  | { readonly TransferLpLock: {
    /** Address of the pool */
    readonly pool: Mint;
    /** Number of the lock within the pool */
    readonly lock_id: number;
    /** Account that is to have the lock */
    readonly to: Address;
  } }
  | { readonly CreatePresale: {
    /** Mint address of a token that you own */
    readonly token_mint: Mint;
    /** What contributors pay in: the native token, also when left out, or a stablecoin */
    readonly payment_token?: string | null;
    /** Raw units to sell, above zero */
    readonly tokens_for_sale: Amount | number;
    /** Raw units of the payment token that must be raised: a quarter of the hard cap or more */
    readonly soft_cap: Amount | number;
    /** Most raw units of the payment token that can be raised */
    readonly hard_cap: Amount | number;
    /** Least raw units of the payment token that an account pays in */
    readonly min_contribution: Amount | number;
    /** Most raw units of the payment token that an account pays in, in all */
    readonly max_contribution: Amount | number;
    /** From when it takes contributions, in Unix seconds */
    readonly start_time: Time;
    /** Until when it takes contributions, in Unix seconds */
    readonly end_time: Time;
    /** Part of what is raised that goes into the pool: 5,100 to 10,000 basis points */
    readonly liquidity_bps: number;
    /** Tokens in the pool for a payment, as part of what the presale gives for it: 5,000 to 10,000 basis points */
    readonly listing_rate_bps: number;
    /** How long the liquidity of the pool is locked, in seconds; a year when left out */
    readonly lp_lock_duration?: number;
    /** Vesting, whitelist, what becomes of unsold tokens, and what to say of the presale */
    readonly options?: {
      /** When what is bought is delivered; all of it when the presale is finalized, when left out */
      readonly vesting?: {
        /** Part that is delivered when the presale is finalized, in basis points */
        readonly tge_bps: number;
        /** Length of a cycle in seconds */
        readonly cycle_seconds: number;
        /** Part that is delivered in every cycle after that, in basis points */
        readonly cycle_bps: number;
      } | null;
      /** What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed */
      readonly unsold?: "return" | "burn";
      /** Accounts that may contribute, up to 1,000; everybody may when left out */
      readonly whitelist?: readonly Address[];
      /** What the presale is called, up to 64 characters */
      readonly title?: string | null;
      /** What it is for, up to 1,000 characters */
      readonly description?: string | null;
      /** Link to more about it, up to 512 bytes */
      readonly url?: string | null;
    } | null;
  } }
  | { readonly ContributePresale: {
    /** Number of the presale, from 1 */
    readonly presale_id: number;
    /** Raw units of the payment token to pay in */
    readonly amount: Amount | number;
  } }
  | { readonly FinalizePresale: {
    /** Number of the presale, from 1 */
    readonly presale_id: number;
  } }
  | { readonly RefundPresale: {
    /** Number of the presale, from 1 */
    readonly presale_id: number;
    /** Account to give back to; the sender when left out */
    readonly contributor?: Address | null;
  } }
  | { readonly CancelPresale: {
    /** Number of the presale, from 1 */
    readonly presale_id: number;
  } }
  | { readonly ClaimPresale: {
    /** Number of the presale, from 1 */
    readonly presale_id: number;
  } }
  | { readonly CreateNftCollection: {
    /** What people call the collection, 1 to 64 characters */
    readonly name: string;
    /** Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique */
    readonly symbol: string;
    /** What the metadata links of its tokens begin with, up to 512 bytes; may be empty */
    readonly base_uri: string;
    /** Most tokens that there can ever be; 0 for no limit */
    readonly max_supply: number;
    /** Part of a sale that is due to you, in basis points, at most 10,000 */
    readonly royalty_bps: number;
    /** What the collection is, up to 1,000 characters; null for nothing */
    readonly description?: string | null;
    /** Link to a small picture, up to 512 bytes; null for none */
    readonly icon_uri?: string | null;
    /** Link to a wide picture, up to 512 bytes; null for none */
    readonly banner_uri?: string | null;
    /** Home page of the collection, up to 512 bytes; null for none */
    readonly external_url?: string | null;
  } }
  | { readonly MintNft: {
    /** Address of a collection of yours */
    readonly collection: Mint;
    /** Number of the token within its collection, 0 to 2^128 - 1 */
    readonly token_id: U128 | number;
    /** Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri */
    readonly metadata_uri: string;
    /** Account that gets the token */
    readonly recipient: Address;
  } }
  | { readonly TransferNft: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the token within its collection, 0 to 2^128 - 1 */
    readonly token_id: U128 | number;
    /** Account that is to have the token */
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
    /** Number of the token within its collection; all tokens of yours there when left out */
    readonly token_id?: U128 | number | null;
    /** Account that may move them */
    readonly operator: Address;
    /** True to let it, false to let it no more */
    readonly approved: boolean;
  } }
  | { readonly UpdateNftCollection: {
    /** Address of a collection of yours */
    readonly collection: Mint;
    /** What the collection is, up to 1,000 characters; null for nothing */
    readonly description?: string | null;
    /** Link to a small picture, up to 512 bytes; null for none */
    readonly icon_uri?: string | null;
    /** Link to a wide picture, up to 512 bytes; null for none */
    readonly banner_uri?: string | null;
    /** Home page of the collection, up to 512 bytes; null for none */
    readonly external_url?: string | null;
    /** Account that is to own the collection; stays when left out */
    readonly owner?: Address | null;
  } }
  | { readonly LockNftCollection: {
    /** Address of a collection of yours */
    readonly collection: Mint;
  } }
  | { readonly CreateMultiTokenCollection: {
    /** What people call the collection, 1 to 64 characters */
    readonly name: string;
    /** Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique */
    readonly symbol: string;
    /** What the metadata links of its tokens begin with, up to 512 bytes; may be empty */
    readonly base_uri: string;
    /** Part of a sale that is due to you, in basis points, at most 10,000 */
    readonly royalty_bps: number;
    /** What the collection is, up to 1,000 characters; null for nothing */
    readonly description?: string | null;
    /** Link to a small picture, up to 512 bytes; null for none */
    readonly icon_uri?: string | null;
    /** Link to a wide picture, up to 512 bytes; null for none */
    readonly banner_uri?: string | null;
    /** Home page of the collection, up to 512 bytes; null for none */
    readonly external_url?: string | null;
  } }
  | { readonly DefineTokenType: {
    /** Address of a collection of yours */
    readonly collection: Mint;
    /** Number of the type within the collection, of your choice */
    readonly type_id: U64 | number;
    /** What people call the type, 1 to 64 characters */
    readonly name: string;
    /** Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri */
    readonly metadata_uri: string;
    /** Most that there can ever be; 0 for no limit */
    readonly max_supply: U128 | number;
    /** True when amounts of it move; false when one moves at a time */
    readonly is_fungible: boolean;
  } }
  | { readonly MintMultiToken: {
    /** Address of a collection of yours */
    readonly collection: Mint;
    /** Number of the type within the collection */
    readonly type_id: U64 | number;
    /** Account that gets them */
    readonly recipient: Address;
    /** How many to make, above zero */
    readonly amount: U128 | number;
  } }
  | { readonly BatchMintMultiToken: {
    /** Address of a collection of yours */
    readonly collection: Mint;
    /** Who gets how many of what, 1 to 256 entries */
    readonly mints: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Account that gets them */
      readonly recipient: Address;
      /** How many to make, above zero */
      readonly amount: U128 | number;
    }[]) | string;
  } }
  | { readonly TransferMultiToken: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the type within the collection */
    readonly type_id: U64 | number;
    /** Account that is to have them */
    readonly to: Address;
    /** How many to move, above zero */
    readonly amount: U128 | number;
  } }
  | { readonly BatchTransferMultiToken: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Who gets how many of what, 1 to 256 entries */
    readonly transfers: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Account that is to have them */
      readonly to: Address;
      /** How many to move, above zero */
      readonly amount: U128 | number;
    }[]) | string;
  } }
  | { readonly BurnMultiToken: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Number of the type within the collection */
    readonly type_id: U64 | number;
    /** How many to destroy, above zero */
    readonly amount: U128 | number;
  } }
  | { readonly SetMultiTokenOperator: {
    /** Address of the collection */
    readonly collection: Mint;
    /** Account that may move what you have of it */
    readonly operator: Address;
    /** True to let it, false to let it no more */
    readonly approved: boolean;
  } }
  | { readonly CreateStakingPool: {
    /** Mint address of the token that is staked */
    readonly token_mint: Mint;
    /** Where rewards come from: a first deposit, such as USDC:5000000 in raw units, or the account that alone may fund the pool */
    readonly reward_source: string | Address | {
      /** Token of the rewards: its symbol in any case, or 0x and its mint */
      readonly token: string;
      /** Raw units that you deposit now */
      readonly amount: Amount | number;
    };
    /** Raw units of rewards a second, for all stakers together */
    readonly reward_rate: Amount | number;
    /** How long a deposit is locked, in seconds, at most three years */
    readonly lock_period: number;
    /** Most raw units that the pool holds; 0 for no limit */
    readonly capacity: Amount | number;
    /** Most raw units of one account; 0 for no limit */
    readonly per_user_cap: Amount | number;
  } }
  | { readonly StakeToPool: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
    /** Raw units to stake, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly UnstakeFromPool: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
    /** Raw units to take back, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly ClaimPoolRewards: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
  } }
  | { readonly FundStakingPool: {
    /** Address of the staking pool */
    readonly pool_address: Mint;
    /** Raw units of the reward token to pay in, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly CloseStakingPool: {
    /** Address of a staking pool of yours */
    readonly pool_address: Mint;
  } }
  | { readonly Anchor: {
    /** Namespace, 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash; yours, or without an owner until now */
    readonly namespace: string;
    /** Name of the hash within its namespace; a name is used once */
    readonly key: string;
    /** The hash that is anchored, of whatever function its writer took; never zero */
    readonly value_hash: string;
    /** Where what was hashed can be had; the chain does not look there */
    readonly uri?: string | null;
  } }
  | { readonly TransferNamespace: {
    /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
    readonly namespace: string;
    /** Account that owns it from then on */
    readonly to: Address;
  } }
  | { readonly RegisterName: {
    /** Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot */
    readonly name: string;
    /** What the commitment was made with, 32 bytes; none when left out */
    readonly salt?: Hex32 | null;
  } }
  | { readonly CommitName: {
    /** Blake3 of name, sender and salt, 32 bytes: nobody can read the name out of it */
    readonly commitment: Hex32;
  } }
  | { readonly TransferName: {
    /** Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot */
    readonly name: string;
    /** Account that is to have the name */
    readonly to: Address;
  } }
  | { readonly SetNameRecord: {
    /** Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot */
    readonly name: string;
    /** Which record: address, primary, or a text record of your choice, such as url */
    readonly key: string;
    /** What the record says, up to 256 characters; empty takes it away */
    readonly value: string;
  } }
  | { readonly BridgeDeposit: {
    /** The other chain, by its lowercase name, such as ethereum */
    readonly chain: string;
    /** Hash of the transaction on the other chain, as that chain writes it */
    readonly tx_hash: string;
    /** Which log of the transaction it is; 0 for the first */
    readonly log_index?: number;
    /** Symbol of the token here, or 0x and its mint */
    readonly symbol: string;
    /** Raw units of the other chain that were locked there */
    readonly amount: Amount | number;
    /** Account here that gets the tokens */
    readonly recipient: Address;
    /** Signatures of attesters: hex of borsh {set_index u32, sigs [{index u8, signature}]}, or that as JSON; without one only where the network believes all */
    readonly proof?: string | {
      /** Number of the set that signed */
      readonly set_index: number;
      /** Signatures, sorted by the places of those who made them, none twice */
      readonly sigs: readonly {
        /** Place of the attester in its set, from 0 on */
        readonly index: number;
        /** Ed25519 signature over the digest */
        readonly signature: string;
      }[];
    } | null;
  } }
  | { readonly BridgeWithdraw: {
    /** Mint address of the token to withdraw */
    readonly token_mint: Mint;
    /** Raw units to release on the other chain; fees come on top */
    readonly amount: Amount | number;
    /** The other chain, by its lowercase name, such as ethereum */
    readonly chain: string;
    /** Address on the other chain that gets the tokens there */
    readonly destination: string;
  } }
  | { readonly RegisterBridgeMapping: {
    /** The other chain, by its lowercase name, such as ethereum */
    readonly chain: string;
    /** Contract of the token on the other chain; native for the coin of that chain */
    readonly contract: string;
    /** Mint address of the token here; a bridged one, which the protocol mints */
    readonly mint: Mint;
  } }
  | { readonly BridgeObserve: {
    /** The other chain, by its lowercase name, such as ethereum */
    readonly chain: string;
    /** Hash of the transaction on the other chain, as that chain writes it */
    readonly tx_hash: string;
    /** Which log of the transaction it is; 0 for the first */
    readonly log_index?: number;
    /** Symbol of the token here, or 0x and its mint */
    readonly symbol: string;
    /** Raw units of the other chain that were locked there */
    readonly amount: Amount | number;
    /** Account here that gets the tokens */
    readonly recipient: Address;
    /** Ed25519 signature of the attester over the digest of the deposit */
    readonly signature: string;
  } }
  | { readonly BridgeAttestWithdrawal: {
    /** Number of the withdrawal, from 1 on */
    readonly withdrawal_id: number;
    /** Ed25519 signature of the attester over the digest of the withdrawal, or of its release */
    readonly signature: string;
    /** Transaction on the other chain that released it; left out to sign for the release */
    readonly release_tx?: string | null;
  } }
  | { readonly SetAttesterSet: {
    /** Number of the new set: one more than that of the current one */
    readonly set_index: number;
    /** Ed25519 public keys of the attesters, 3 to 32, none twice */
    readonly attesters: readonly string[];
    /** How many of them must sign */
    readonly threshold: number;
  } }
  | { readonly SetBridgeLimits: {
    /** Mint address of the token here; a bridged one, which the protocol mints */
    readonly mint: Mint;
    /** Raw units above which one receive waits a day */
    readonly per_tx: Amount | number;
    /** Raw units in any 24 hours above which receives wait a day */
    readonly per_day: Amount | number;
    /** True to stop both directions for this token */
    readonly paused: boolean;
    /** Part of a withdrawal that goes to the treasury, in hundredths of a percent, up to 1,000 */
    readonly fee_bps: number;
    /** Raw units that each withdrawal costs besides: on EVM chains for the attester that submits the release, elsewhere for the treasury. While it is 0, mainnet refuses withdrawals to EVM chains */
    readonly base_fee: Amount | number;
  } }
  | { readonly CancelPendingReceive: {
    /** Number of the passage over the bridge, of both directions together */
    readonly receive_id: number;
  } }
  | { readonly RefundWithdrawal: {
    /** Number of the withdrawal, from 1 on */
    readonly withdrawal_id: number;
  } }
  | { readonly SetBridgeLane: {
    /** The other Trellis chain, as trellis- and its chain id */
    readonly chain: string;
    /** Mint address of the token on this chain */
    readonly mint: Mint;
    /** Whether the token passes */
    readonly open: boolean;
  } }
  | { readonly BridgeLock: {
    /** Mint address of the token on this chain */
    readonly token_mint: Mint;
    /** Raw units to lock */
    readonly amount: Amount | number;
    /** The other Trellis chain, as trellis- and its chain id */
    readonly chain: string;
    /** Account of the other chain that gets them, as 0x and 64 hex characters */
    readonly recipient: string;
  } }
  | { readonly BridgeUnlock: {
    /** The other Trellis chain, as trellis- and its chain id */
    readonly chain: string;
    /** Number of the withdrawal, from 1 on */
    readonly withdrawal_id: number;
    /** Mint address of the token on this chain */
    readonly mint: Mint;
    /** Raw units here, as the withdrawal says */
    readonly amount: Amount | number;
    /** Account here that gets them, written as the withdrawal has it */
    readonly destination: string;
    /** Until when the signatures hold, as the withdrawal says */
    readonly expires_at: Time;
    /** Signatures of attesters of this chain, sorted by their places here */
    readonly proof: string | {
      /** Number of the set that signed */
      readonly set_index: number;
      /** Signatures, sorted by the places of those who made them, none twice */
      readonly sigs: readonly {
        /** Place of the attester in its set, from 0 on */
        readonly index: number;
        /** Ed25519 signature over the digest */
        readonly signature: string;
      }[];
    };
  } }
  | { readonly SubmitIntent: {
    /** Blake3 of the text */
    readonly intent_hash: Hex32;
    /** What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters */
    readonly text: string;
    /** What the sentence became: up to 32 operations, in order, all or nothing */
    readonly plan: (readonly InnerOperation[]) | string;
    /** Unix seconds after which it is refused, by the time of blocks; 0 or left out for none */
    readonly deadline?: Time;
  } }
  | { readonly RegisterProgram: {
    /** The program, up to 8,192 bytes, as JSON or a text of it: name, version, title, description, params, require, steps and limits */
    readonly program_json: string | { readonly [name: string]: unknown };
  } }
  | { readonly ExecuteProgram: {
    /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
    readonly name: string;
    /** Version to run, which is always named: the command line fills in the one that it shows */
    readonly version?: number;
    /** Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none */
    readonly params: string | { readonly [name: string]: unknown };
  } }
  | { readonly RunProgram: {
    /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
    readonly name: string;
    /** Version to run, which is always named: the command line fills in the one that it shows */
    readonly version?: number;
    /** Hash of the text of the version, as your own program makes it; any when left out */
    readonly program_hash?: Hex32 | null;
    /** Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none */
    readonly params: string | { readonly [name: string]: unknown };
  } }
  | { readonly DeprecateProgram: {
    /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
    readonly name: string;
  } }
  | { readonly CreateDao: {
    /** What people call the DAO, 1 to 64 characters; others may have the same */
    readonly name: string;
    /** Mint of the token whose holders vote, also the native one */
    readonly token_mint: Mint;
    /** Settings by name, {} for the standard ones */
    readonly config: {
      /** Raw units of the token that a proposer must hold, until the vote is over */
      readonly proposal_threshold?: Amount | number | null;
      /** Part of the supply that must vote for or abstain, 100 to 10,000 basis points */
      readonly quorum_bps?: number | null;
      /** Part of the votes for and against that must be for, 5,001 to 10,000 basis points */
      readonly approval_bps?: number | null;
      /** Blocks between a proposal and the first block of its vote, 1 to 43,200 */
      readonly voting_delay_blocks?: number | null;
      /** Blocks for which it is voted on, 150 to 1,296,000 */
      readonly voting_period_blocks?: number | null;
      /** Seconds between the end of the vote and the execution, at most 30 days */
      readonly timelock_s?: number | null;
      /** Seconds in which it can be executed after that, at least an hour */
      readonly execution_window_s?: number | null;
      /** Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension */
      readonly late_quorum_extension_blocks?: number | null;
      /** Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away */
      readonly guardian?: Address | null;
      /** True where a vote ends once no further vote could change what comes of it */
      readonly allow_early_execution?: boolean | null;
      /** What the DAO is for, up to 1,000 characters */
      readonly description?: string | null;
      /** Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none */
      readonly url?: string | null;
    } | string;
  } }
  | { readonly DaoPropose: {
    /** The DAO that it is about, by the account that holds its treasury */
    readonly dao: Address;
    /** What the proposal is called, 1 to 128 characters */
    readonly title: string;
    /** Why it is proposed, up to 10,000 characters */
    readonly description: string;
    /** What it does when it is executed: "text" for nothing, {"operations":[…]} of up to 32 as the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}} */
    readonly proposal_type: "text" | {
      /** Nothing beyond what its title and description say */
      readonly text: { readonly [name: string]: never };
    } | {
      /** What the DAO does: 1 to 32 operations in order, all or nothing */
      readonly operations: readonly InnerOperation[];
    } | {
      /** The settings that change; what is left out stays */
      readonly config: {
        /** Raw units of the token that a proposer must hold, until the vote is over */
        readonly proposal_threshold?: Amount | number | null;
        /** Part of the supply that must vote for or abstain, 100 to 10,000 basis points */
        readonly quorum_bps?: number | null;
        /** Part of the votes for and against that must be for, 5,001 to 10,000 basis points */
        readonly approval_bps?: number | null;
        /** Blocks between a proposal and the first block of its vote, 1 to 43,200 */
        readonly voting_delay_blocks?: number | null;
        /** Blocks for which it is voted on, 150 to 1,296,000 */
        readonly voting_period_blocks?: number | null;
        /** Seconds between the end of the vote and the execution, at most 30 days */
        readonly timelock_s?: number | null;
        /** Seconds in which it can be executed after that, at least an hour */
        readonly execution_window_s?: number | null;
        /** Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension */
        readonly late_quorum_extension_blocks?: number | null;
        /** Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away */
        readonly guardian?: Address | null;
        /** True where a vote ends once no further vote could change what comes of it */
        readonly allow_early_execution?: boolean | null;
        /** What the DAO is for, up to 1,000 characters */
        readonly description?: string | null;
        /** Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none */
        readonly url?: string | null;
      };
    } | {
      /** A payment out of what the DAO holds */
      readonly treasury: {
        /** Account that is to be paid */
        readonly to: Address;
        /** Symbol or mint of the token to pay in */
        readonly token: string;
        /** Raw units to pay, above zero */
        readonly amount: Amount | number;
      };
    } | string;
  } }
  | { readonly DaoVote: {
    /** The DAO that it is about, by the account that holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, from 0 */
    readonly proposal_id: number;
    /** What you say: for, against or abstain; also true and false, or 1, 0 and 2 */
    readonly vote: string | boolean | number;
  } }
  | { readonly DaoVoteContent: {
    /** The DAO that it is about, by the account that holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, from 0 */
    readonly proposal_id: number;
    /** What you say: for, against or abstain; also true and false, or 1, 0 and 2 */
    readonly vote: string | boolean | number;
    /** Hash of the texts, the proposer and the action of the proposal, as your own program makes it; any when left out */
    readonly content_hash?: Hex32 | null;
  } }
  | { readonly DaoExecute: {
    /** The DAO that it is about, by the account that holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, from 0 */
    readonly proposal_id: number;
  } }
  | { readonly DaoCancel: {
    /** The DAO that it is about, by the account that holds its treasury */
    readonly dao: Address;
    /** Number of the proposal within the DAO, from 0 */
    readonly proposal_id: number;
  } }
  | { readonly DaoDeposit: {
    /** The DAO that it is about, by the account that holds its treasury */
    readonly dao: Address;
    /** Symbol or mint of the token to give */
    readonly token: string;
    /** Raw units to give, above zero */
    readonly amount: Amount | number;
  } }
  | { readonly CreateSettleOrder: {
    /** Symbol or mint of the token to sell */
    readonly sell_token: string;
    /** Symbol or mint of the token to get for it */
    readonly buy_token: string;
    /** Raw units to sell, all or none */
    readonly sell_amount: Amount | number;
    /** Least raw units to get, above zero */
    readonly min_buy_amount: Amount | number;
    /** From this time on, in unix seconds, nobody can match it; at most 30 days ahead */
    readonly deadline: Time;
    /** Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all */
    readonly tier: number;
  } }
  | { readonly MatchSettleOrder: {
    /** Number of the order, from 1 */
    readonly order_id: number;
    /** Raw units of the buy token that you give, the least of the order or more */
    readonly buy_amount: Amount | number;
  } }
  | { readonly SettleOrder: {
    /** Number of the order, from 1 */
    readonly order_id: number;
  } }
  | { readonly RegisterMarketMaker: {
    /** Tier of a market maker: 1 has the largest bond and sees orders first */
    readonly tier: number;
    /** Raw native units of the whole bond; what is bonded already counts */
    readonly bond: Amount | number;
    /** What the maker calls himself; nobody checks it */
    readonly name: string;
  } }
  | { readonly CancelSettleOrder: {
    /** Number of the order, from 1 */
    readonly order_id: number;
  } }
  | { readonly WithdrawMarketMakerBond: { readonly [name: string]: never } }
  | { readonly CreatePassport: {
    /** 3 to 20 letters A to Z of either case, digits and underscores; no other passport has it in any case */
    readonly gamertag: string;
    /** Where a picture of you is: https, ipfs or ar, up to 256 bytes */
    readonly avatar_uri?: string | null;
    /** A few words about you, up to 280 characters */
    readonly bio?: string | null;
  } }
  | { readonly UpdatePassport: {
    /** Another one, at most once in 30 days; null leaves it as it is */
    readonly gamertag?: string | null;
    /** Another picture: https, ipfs or ar; empty takes it away, null leaves it */
    readonly avatar_uri?: string | null;
    /** Other words, up to 280 characters; empty takes them away, null leaves them */
    readonly bio?: string | null;
  } }
  | { readonly RegisterGame: {
    /** 3 to 32 of a-z, 0-9 and hyphens that no other game has */
    readonly game_id: string;
    /** What people call it, up to 64 characters */
    readonly name: string;
    /** The account that alone will write its profiles; not the zero address, and never another */
    readonly authority: Address;
  } }
  | { readonly UpdateGameProfile: {
    /** The player; he has a passport */
    readonly passport_owner: Address;
    /** A game whose authority you are */
    readonly game_id: string;
    /** Up to 32 named numbers as they are now, in the place of those before */
    readonly stats: { readonly [name: string]: number };
    /** What he has reached; what he had reached before stays */
    readonly achievements: readonly string[];
    /** His whole score in the game as it is now */
    readonly score: number;
  } }
  | { readonly SetGameVisibility: {
    /** A game that is registered, whether it has written about you or not */
    readonly game_id: string;
    /** False hides what the game says of you from answers */
    readonly visible: boolean;
  } }
  | { readonly EvmTransaction: {
    /** The signed Ethereum transaction: its RLP bytes in hex, at most 130,980 */
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

/** An operation of a bundle with its fields */
export interface OperationRecord {
  /** Place of the operation in its bundle, from 0 */
  readonly index: number;
  /** Which operation it is, such as Transfer */
  readonly type: string;
  /** What it was asked to do, by the names of its parameters */
  readonly fields: unknown;
}

/** A block without its transactions */
export interface OtterscanBlockDetails {
  /** The fields of eth_getBlockByNumber and transactionCount, a JSON number, without transactions and filter */
  readonly block: { readonly [name: string]: unknown };
  /** What the block gave out */
  readonly issuance: OtterscanIssuance;
  /** What its transactions paid for gas, in wei */
  readonly totalFees: Quantity;
}

/** Some of the transactions of a block */
export interface OtterscanBlockPage {
  /** The block with those transactions; of their input the first four bytes */
  readonly fullblock: { readonly [name: string]: unknown };
  /** Their receipts, without logs */
  readonly receipts: readonly { readonly [name: string]: unknown }[];
}

/** Who made a contract */
export interface OtterscanCreator {
  /** Hash of the transaction that made it */
  readonly hash: EthereumHash;
  /** Who sent that transaction */
  readonly creator: EthereumAddress;
}

/** New native units that a block gave out, in wei */
export interface OtterscanIssuance {
  /** What its proposer and the treasury got */
  readonly blockReward: Quantity;
  /** Zero: there are no uncles */
  readonly uncleReward: Quantity;
  /** Both together */
  readonly issuance: Quantity;
}

/** A move of native units inside of a transaction */
export interface OtterscanOperation {
  /** Zero, a transfer: no contract is created and none destroyed */
  readonly type: 0;
  /** Who calls or gives */
  readonly from: EthereumAddress;
  /** Who is called or gets; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native units that move, in wei */
  readonly value: Quantity;
}

/** A transaction, or a move inside of it */
export interface OtterscanTrace {
  /** Always a plain call: no code runs here */
  readonly type: "CALL";
  /** Zero for the transaction, one for moves inside */
  readonly depth: number;
  /** Who calls or gives */
  readonly from: EthereumAddress;
  /** Who is called or gets; null for an attempt to create a contract */
  readonly to: EthereumAddress | null;
  /** Native units that move, in wei */
  readonly value: Quantity;
  /** Call data; of native bundles their bytes */
  readonly input: EthereumData;
  /** What it answered, empty where nothing was */
  readonly output: EthereumData;
}

/** Transactions of an address, the newest first */
export interface OtterscanTransactions {
  /** The transactions, as eth_getTransactionByHash answers */
  readonly txs: readonly { readonly [name: string]: unknown }[];
  /** Their receipts, each with the timestamp of its block */
  readonly receipts: readonly { readonly [name: string]: unknown }[];
  /** True where nothing newer concerns the address */
  readonly firstPage: boolean;
  /** True where nothing older concerns the address */
  readonly lastPage: boolean;
}

/** A player, and what his games make of him */
export interface Passport {
  /** The account that has it for good */
  readonly owner: Address;
  /** What the player is called, in the case that he chose */
  readonly gamertag: string;
  /** Where his picture is; empty for none */
  readonly avatar_uri: string;
  /** What he says of himself; empty for nothing */
  readonly bio: string;
  /** Experience: what counts of his scores in all games, up to 1,000 a game and epoch */
  readonly xp: number;
  /** The whole root of a hundredth of the experience, and one */
  readonly level: number;
  /** How many games have written about him */
  readonly games: number;
  /** How many he has reached in all games */
  readonly achievements: number;
  /** When the player made it, in Unix seconds */
  readonly created_at: Time;
  /** The block in which he made it */
  readonly created_at_height: Height;
  /** What the account is called, a whole name; null without one */
  readonly name?: string | null;
}

/** A number as 0x and hex digits without leading zeros */
export type Quantity = string;

/** What a final bundle did */
export interface Receipt {
  /** By which the bundle is known */
  readonly bundle_hash: Hash;
  /** Height of the block that includes it */
  readonly block_height: Height;
  /** Hash of the block that includes it */
  readonly block_hash: Hash;
  /** Place of the bundle in the block, from 0 */
  readonly index: number;
  /** Account that sent it and paid */
  readonly from: Address;
  /** Place among the bundles of its sender */
  readonly nonce: number;
  /** Always success: what fails is in no block */
  readonly status: "success";
  /** Gas that was paid for */
  readonly gas_used: number;
  /** What was paid for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
  readonly gas_price: number;
  /** What the sender paid, in raw native units */
  readonly fee: Amount;
  /** Share of the fee that the proposer got, in raw native units */
  readonly fee_proposer: Amount;
  /** Share of the fee that the treasury got, in raw native units */
  readonly fee_treasury: Amount;
  /** What the bundle did, in order */
  readonly operations: readonly OperationRecord[];
  /** What the operations told of, in order */
  readonly events: readonly Event[];
  /** When the block was proposed, in Unix seconds */
  readonly timestamp: Time;
  /** Always true: blocks are final at once */
  readonly finalized: boolean;
  /** Who signed the bundle */
  readonly signatures: readonly {
    /** Scheme of the signature, such as Ed25519 */
    readonly key_type: string;
    /** Key that signed, in hex; null where it is not known */
    readonly public_key?: string | null;
  }[];
}

/** Why a bundle was refused */
export interface Refusal {
  /** Permanent number of the refusal */
  readonly code: number;
  /** The refusal as one word, such as InsufficientBalance */
  readonly name: string;
  /** The refusal as a sentence for people */
  readonly message: string;
  /** Figures of this refusal, by name */
  readonly details: unknown;
  /** Which operation of the bundle failed, from 0; null for the bundle as a whole */
  readonly op_index?: number | null;
}

/** A bundle that this node refused: local knowledge */
export interface Rejected {
  /** By which the bundle is known */
  readonly bundle_hash: Hash;
  /** Says that it is in no block: rejected */
  readonly status: "rejected";
  /** Why this node refused it */
  readonly error: Refusal;
  /** When this node refused it, in Unix seconds */
  readonly rejected_at: Time;
}

/** What is left to say of a bundle that is signed, since its terms are in it */
export interface SubmitOptions {
  /** When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out */
  readonly wait?: "pending" | "included" | null;
}

/** What a subscription was answered with. */
export type SubscriptionId = string;

/** A moment in seconds since 1970 (Unix time). */
export type Time = number;

/** A token: what it is, who may do what with it, and how much of it there is */
export interface Token {
  /** Mint address, by which the chain knows the token; 32 zero bytes for the native one */
  readonly mint: Mint;
  /** How the token is written: a letter, then up to 11 letters, digits and dots, in upper case */
  readonly symbol: string;
  /** What people call the token, 1 to 64 characters */
  readonly name: string;
  /** Digits after the point of one whole token, 0 to 18 */
  readonly decimals: number;
  /** What kind it is: native, fungible, stablecoin, bridged from another chain, or lp (shares of a pool) */
  readonly standard: "native" | "fungible" | "stablecoin" | "bridged" | "lp";
  /** Most raw units that there can ever be; null where only 2^120 bounds it */
  readonly max_supply?: Amount | null;
  /** Who may appoint the next owner; null once renounced, then nobody ever is it again */
  readonly owner?: Address | null;
  /** Who may change the metadata while it is not locked */
  readonly creator: Address;
  /** Who mints; of a stablecoin the issuer, who appoints those that mint; null once renounced */
  readonly mint_authority?: Address | null;
  /** Who may freeze accounts for a stablecoin; null for other tokens */
  readonly freeze_authority?: Address | null;
  /** Who may pause a stablecoin or a bridged token; null for other tokens */
  readonly pause_authority?: Address | null;
  /** Who says what reserves a stablecoin has; null for other tokens */
  readonly attestor?: Address | null;
  /** True while nothing of the token moves */
  readonly paused: boolean;
  /** What the creator says of the token */
  readonly metadata: {
    /** Link to further data of the token, up to 512 bytes; empty for none */
    readonly metadata_uri: string;
    /** Link to its picture, up to 512 bytes; empty for none */
    readonly image: string;
    /** What the token is for, up to 1,000 characters */
    readonly description: string;
    /** Its home page, up to 512 bytes; empty for none */
    readonly external_url: string;
    /** Name or link on Twitter, up to 128 characters; empty for none */
    readonly twitter: string;
    /** Name or link on Discord, up to 128 characters; empty for none */
    readonly discord: string;
    /** Name or link on Telegram, up to 128 characters; empty for none */
    readonly telegram: string;
    /** Name or link on GitHub, up to 128 characters; empty for none */
    readonly github: string;
  };
  /** True once nobody can change the metadata any more */
  readonly metadata_locked: boolean;
  /** When the metadata changed last, in Unix seconds; null for never */
  readonly metadata_updated_at?: Time | null;
  /** The contract on another chain whose units a bridged token stands for; null for other tokens */
  readonly bridge?: {
    /** Name of the other chain */
    readonly chain: string;
    /** Address of the token's contract there */
    readonly contract: string;
    /** Digits after the point that the token has there, 0 to 36 */
    readonly decimals_external: number;
  } | null;
  /** When the token was made, in Unix seconds */
  readonly created_at: Time;
  /** Height of the block that made the token */
  readonly created_at_height: Height;
  /** Raw units that there are */
  readonly total_supply: Amount;
  /** True while somebody can make more */
  readonly mintable: boolean;
  /** What protects a stablecoin; null for other tokens */
  readonly security_layers?: (readonly ("role_separation" | "minter_allowance" | "daily_mint_limit" | "reserve_attestation" | "pause_and_freeze" | "timelocked_roles")[]) | null;
  /** How many accounts hold it; null without the explorer plugin */
  readonly holders?: number | null;
  /** How many transfers there were; null without the explorer plugin */
  readonly transfers?: number | null;
  /** How far the explorer trusts it, 0 to 100; null without the explorer plugin */
  readonly reputation?: number | null;
}

/** An unsigned 128-bit number: the id of a token, or units without decimals. Answered as a decimal string; an integer is accepted as well. */
export type U128 = string;

/** An unsigned 256-bit number. Answered as a decimal string; an integer is accepted as well. */
export type U256 = string;

/** An unsigned 64-bit number. Answered as a decimal string; an integer is accepted as well. */
export type U64 = string;

/** How a bundle is to be made and sent; every part may be left out */
export interface WriteOptions {
  /** Most gas that the bundle may use; measured when left out */
  readonly gas_limit?: number | null;
  /** What to pay for a unit of gas, in nano-units: 10^9 of them are a whole native unit; what the node asks for when left out */
  readonly gas_price?: number | null;
  /** Last height at which a block may include it, 0 for ever; the node chooses when left out */
  readonly valid_until?: Height | null;
  /** Text that is kept with the bundle, up to 256 characters */
  readonly memo?: string | null;
  /** When to answer: pending, once the node has the bundle, or included, once a block has it; pending when left out */
  readonly wait?: "pending" | "included" | null;
  /** True: only say what it would do and cost */
  readonly dry_run?: boolean | null;
  /** True: do it although the node advises against it */
  readonly force?: boolean | null;
}

/** Every method by name. */
export interface Methods {
  /**
   * Add to a pool: as much of the two amounts as fits its price, for shares of it.
   *
   * - `token_a`: First token: its symbol in any case, or 0x and its mint
   * - `token_b`: Second token: its symbol in any case, or 0x and its mint
   * - `amount_a`: Most raw units of the first token to put in
   * - `amount_b`: Most raw units of the second token to put in
   * - `min_lp_tokens`: Least raw units of shares to accept, else nothing happens
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_addLiquidity: {
    params: [token_a: string, token_b: string, amount_a: Amount | number, amount_b: Amount | number, min_lp_tokens: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What the operation gives, by a trial on the state before it is sent */
      readonly simulated: {
        /** Raw units of shares that you get */
        readonly lp_tokens: Amount;
        /** Raw units of the first token that go in */
        readonly used_a: Amount;
        /** Raw units of the second token that go in */
        readonly used_b: Amount;
      };
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** What the operation gives, by a trial on the state before it is sent */
      readonly simulated?: {
        /** Raw units of shares that you get */
        readonly lp_tokens: Amount;
        /** Raw units of the first token that go in */
        readonly used_a: Amount;
        /** Raw units of the second token that go in */
        readonly used_b: Amount;
      } | null;
    };
  };
  /**
   * Deposits of everybody, from any chain.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_allBridgeDeposits: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the passage over the bridge, of both directions together */
          readonly deposit_id: number;
          /** The other chain, by its lowercase name, such as ethereum */
          readonly chain: string;
          /** Hash of the transaction on the other chain, as that chain writes it */
          readonly tx_hash: string;
          /** Which log of the transaction it is; 0 for the first */
          readonly log_index: number;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Raw units of the token on this chain */
          readonly amount: Amount;
          /** Account that got the tokens */
          readonly recipient: Address;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Withdrawals of everybody, to any chain.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_allBridgeWithdrawals: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the withdrawal, from 1 on */
          readonly withdrawal_id: number;
          /** Account whose tokens were burned */
          readonly sender: Address;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Raw units of the token on this chain */
          readonly amount: Amount;
          /** Raw units of the same token that it cost besides */
          readonly fee: Amount;
          /** Raw units of the fee for the attester that submits the release */
          readonly release_fee: Amount;
          /** The other chain, by its lowercase name, such as ethereum */
          readonly chain: string;
          /** Contract of the token on the other chain; native for the coin of that chain */
          readonly contract: string;
          /** Raw units that are to be released on the other chain */
          readonly amount_external: Amount;
          /** Address on the other chain that gets the tokens there */
          readonly destination: string;
          /** Until when it can be released there, in Unix seconds */
          readonly expires_at: Time;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
   *
   * - `namespace`: Namespace, 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash; yours, or without an owner until now
   * - `key`: Name of the hash within its namespace; a name is used once
   * - `value_hash`: The hash that is anchored, of whatever function its writer took; never zero
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_anchor: {
    params: [namespace: string, key: string, value_hash: string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
        readonly namespace: string;
        /** Name of the hash within its namespace; a name is used once */
        readonly key: string;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * What an account has anchored.
   *
   * - `owner`: Account that anchored it
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_anchorsBy: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
          readonly namespace: string;
          /** Name of the hash within its namespace; a name is used once */
          readonly key: string;
          /** The hash that is anchored, of whatever function its writer took; never zero */
          readonly value_hash: Hex32;
          /** Account that anchored it */
          readonly owner: Address;
          /** Where what was hashed can be had; the chain does not look there */
          readonly uri?: string | null;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Where a hash is anchored: whether a document is known, and to whom.
   *
   * - `value_hash`: The hash that is anchored, of whatever function its writer took; never zero
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_anchorsOfHash: {
    params: [value_hash: Hex32, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
          readonly namespace: string;
          /** Name of the hash within its namespace; a name is used once */
          readonly key: string;
          /** The hash that is anchored, of whatever function its writer took; never zero */
          readonly value_hash: Hex32;
          /** Account that anchored it */
          readonly owner: Address;
          /** Where what was hashed can be had; the chain does not look there */
          readonly uri?: string | null;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `multisig_address`: Address of the multi-signature account
   * - `tx_id`: Number of the transaction within the account, from 0
   * - `operations_hash`: Hash of the operations that you approve, as chain_getMultiSigTx tells it; any when left out
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_approveMultiSigTx: {
    params: [from: Address, multisig_address: Address, tx_id: number, operations_hash?: Hex32 | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** How many signers approve now */
      readonly approval_count: number;
      /** How many must approve */
      readonly threshold: number;
      /** True when it was carried out */
      readonly executed: boolean;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** How many signers approve now */
      readonly approval_count?: number | null;
      /** How many must approve */
      readonly threshold?: number | null;
      /** True when it was carried out */
      readonly executed?: boolean | null;
    };
  };
  /**
   * What a transaction hash, a link of an explorer or a proof is to the bridge, and whether it came. What enough attesters observe comes by itself: there is nothing to send.
   *
   * - `payload`: Transaction hash of another chain, a link with one in it, or a proof as hex or JSON
   * - `recipient`: Only deposits for this account; for all when left out
   */
  chain_autobridge: {
    params: [payload: string, recipient?: Address | null];
    result: {
      /** What the payload is */
      readonly detected: {
        /** Other chains that know payloads of this form */
        readonly chain: readonly string[];
        /** How it is written: hash of an EVM chain, signature of Solana, hash as of Bitcoin and Tron, or a proof of attesters */
        readonly kind: "evm" | "solana" | "bitcoin" | "proof";
      };
      /** executed: all of it came; waiting: something is on its way; already_processed: it ended another way; unknown: nobody has told of it */
      readonly status: "executed" | "waiting" | "already_processed" | "unknown";
      /** Attesters that have signed; signatures of a proof */
      readonly have: number;
      /** How many must */
      readonly need: number;
      /** What is known of its logs, at most 8 a chain */
      readonly deposits: readonly BridgeOp[];
      /** Bundle that received the first of them; null for none */
      readonly bundle_hash?: Hash | null;
    };
  };
  /**
   * Mint 1 to 256 times in a collection of yours, all or none.
   *
   * - `collection`: Address of a collection of yours
   * - `mints_array`: Who gets how many of what, 1 to 256 entries
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_batchMintMultiToken: {
    params: [collection: Mint, mints_array: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Account that gets them */
      readonly recipient: Address;
      /** How many to make, above zero */
      readonly amount: U128 | number;
    }[]) | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first.
   *
   * - `collection`: Address of the collection
   * - `transfers_array`: Who gets how many of what, 1 to 256 entries
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_batchTransferMultiToken: {
    params: [collection: Mint, transfers_array: (readonly {
      /** Number of the type within the collection */
      readonly type_id: U64 | number;
      /** Account that is to have them */
      readonly to: Address;
      /** How many to move, above zero */
      readonly amount: U128 | number;
    }[]) | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Deposits that came to an account.
   *
   * - `recipient`: Account that got the tokens
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_bridgeDeposits: {
    params: [recipient: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the passage over the bridge, of both directions together */
          readonly deposit_id: number;
          /** The other chain, by its lowercase name, such as ethereum */
          readonly chain: string;
          /** Hash of the transaction on the other chain, as that chain writes it */
          readonly tx_hash: string;
          /** Which log of the transaction it is; 0 for the first */
          readonly log_index: number;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Raw units of the token on this chain */
          readonly amount: Amount;
          /** Account that got the tokens */
          readonly recipient: Address;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Receive what was locked on another chain, with the signatures of enough attesters. Each log of a transaction counts once, for ever. Above a limit it comes a day later.
   *
   * - `chain`: The other chain, by its lowercase name, such as ethereum
   * - `tx_hash`: Hash of the transaction on the other chain, as that chain writes it
   * - `symbol`: Symbol of the token here, or 0x and its mint
   * - `amount`: Raw units of the other chain that were locked there
   * - `recipient`: Account here that gets the tokens; it sends the operation and pays its fee
   * - `proof`: Signatures of attesters: hex of borsh {set_index u32, sigs [{index u8, signature}]}, or that as JSON; without one only where the network believes all
   * - `log_index`: Which log of the transaction it is; 0 for the first
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_bridgeToken: {
    params: [chain: string, tx_hash: string, symbol: string, amount: Amount | number, recipient: Address, proof?: string | {
      /** Number of the set that signed */
      readonly set_index: number;
      /** Signatures, sorted by the places of those who made them, none twice */
      readonly sigs: readonly {
        /** Place of the attester in its set, from 0 on */
        readonly index: number;
        /** Ed25519 signature over the digest */
        readonly signature: string;
      }[];
    } | null, log_index?: number | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Number of the passage over the bridge, of both directions together */
        readonly deposit_id?: number;
        /** When the tokens come, in Unix seconds; null when they came at once */
        readonly delayed_until?: Time | null;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Burn tokens here to have them released on the other chain. Fees, of the same token, go to the treasury and to the attester that submits the release. A withdrawal that is not released within 7 days can be refunded.
   *
   * - `token_mint`: Mint address of the token to withdraw
   * - `amount`: Raw units to release on the other chain; fees come on top
   * - `chain`: The other chain, by its lowercase name, such as ethereum
   * - `destination`: Address on the other chain that gets the tokens there
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_bridgeWithdraw: {
    params: [token_mint: Mint, amount: Amount | number, chain: string, destination: string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Number of the withdrawal, from 1 on */
        readonly withdrawal_id?: number;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Withdrawals to an address on another chain.
   *
   * - `chain`: The other chain, by its lowercase name, such as ethereum
   * - `destination`: Address on the other chain that gets the tokens there
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_bridgeWithdrawals: {
    params: [chain: string, destination: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the withdrawal, from 1 on */
          readonly withdrawal_id: number;
          /** Account whose tokens were burned */
          readonly sender: Address;
          /** Mint address of the token on this chain */
          readonly mint: Mint;
          /** Raw units of the token on this chain */
          readonly amount: Amount;
          /** Raw units of the same token that it cost besides */
          readonly fee: Amount;
          /** Raw units of the fee for the attester that submits the release */
          readonly release_fee: Amount;
          /** The other chain, by its lowercase name, such as ethereum */
          readonly chain: string;
          /** Contract of the token on the other chain; native for the coin of that chain */
          readonly contract: string;
          /** Raw units that are to be released on the other chain */
          readonly amount_external: Amount;
          /** Address on the other chain that gets the tokens there */
          readonly destination: string;
          /** Until when it can be released there, in Unix seconds */
          readonly expires_at: Time;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Destroy some of your own tokens of a type.
   *
   * - `collection`: Address of the collection
   * - `type_id`: Number of the type within the collection
   * - `amount`: How many to destroy, above zero
   * - `owner`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_burnMultiToken: {
    params: [collection: Mint, type_id: U64 | number, amount: U128 | number, owner: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Destroy a token of yours. Its id never comes back.
   *
   * - `collection`: Address of the collection
   * - `token_id`: Number of the token within its collection, 0 to 2^128 - 1
   * - `owner`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_burnNft: {
    params: [collection: Mint, token_id: U128 | number, owner: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Take back your proposal while it is voted on. The deposit comes back if nobody has voted.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `proposal_id`: Number of the proposal, as its making answered
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_cancelProposal: {
    params: [from: Address, proposal_id: number, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it.
   *
   * - `plan_id`: Number of the plan, as its scheduling answered
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_cancelUpgrade: {
    params: [plan_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** True when the plan is cancelled; false while more validators have to want it */
        readonly cancelled?: boolean;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Claim all that you earned in a pool, also in a closed one.
   *
   * - `pool_address`: Address of the staking pool
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_claimPoolRewards: {
    params: [pool_address: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** Raw units of rewards that you got */
      readonly amount: Amount;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** Raw units of rewards that you got */
      readonly amount?: Amount | null;
    };
  };
  /** Where consensus stands on this node. */
  chain_consensusStatus: {
    params: [];
    result: {
      /** Height that validators decide about now */
      readonly height: Height;
      /** Attempt at this height: 0 unless its first leaders failed */
      readonly round: number;
      /** What the node does in the round: propose, prevote, precommit or commit */
      readonly step: string;
      /** Number of the epoch of the last final block */
      readonly epoch: number;
      /** Account of the validator that proposes in this round */
      readonly leader: Address;
      /** Height of the last final block */
      readonly finalized_height: Height;
      /** How many validators there are, by how they stand */
      readonly validators: {
        /** All of them, active or not */
        readonly total: number;
        /** Those that sign blocks in this epoch */
        readonly active: number;
        /** Active ones that this node is linked with, itself included */
        readonly online: number;
        /** Those that lead no blocks for now, since they missed theirs */
        readonly skipped: number;
        /** Those that were taken out for misconduct or absence */
        readonly jailed: number;
      };
      /** Stake behind the active validators, in raw native units */
      readonly voting_power: {
        /** Stake of all active validators */
        readonly total: Amount;
        /** Stake of those who signed the last block */
        readonly last_signed: Amount;
      };
      /** Stake that must sign a block to make it final, in raw native units */
      readonly quorum: Amount;
      /** When the last final block was proposed, in Unix seconds */
      readonly last_block_time: Time;
      /** Mean time between the last hundred blocks, in milliseconds */
      readonly block_interval_ms_avg: number;
      /** Time between blocks that the chain aims at, in milliseconds */
      readonly target_interval_ms: number;
      /** Rounds beyond the first that the last hundred blocks took together */
      readonly rounds_last_100: number;
      /** The upgrade that is decided and waits for its height; null for none */
      readonly upgrade?: {
        /** How the plan of the upgrade is called */
        readonly name: string;
        /** First block of the new version */
        readonly height: Height;
      } | null;
      /** Why this node has stopped taking part; null while it goes on */
      readonly halted_reason?: string | null;
    };
  };
  /**
   * Who reported a contract, and where the evidence is.
   *
   * - `chain`: Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
   * - `contract`: Where the contract is, in the notation of its chain
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_contractReports: {
    params: [chain: string, contract: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections */
          readonly chain: string;
          /** Where the contract is, in the notation of its chain */
          readonly contract: string;
          /** Account that reported it */
          readonly reporter: Address;
          /** Link to the evidence */
          readonly evidence_uri: string;
          /** How many accounts have reported it */
          readonly reports: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized.
   *
   * - `presale_id`: Number of the presale, from 1
   * - `amount`: Raw units of the payment token to pay in
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_contributePresale: {
    params: [presale_id: number, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** Raw units of the token that you get for it */
      readonly tokens: Amount;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** Raw units of the token that you get for it */
      readonly tokens?: Amount | null;
    };
  };
  /**
   * Create a DAO: an account that does what the holders of a token decide, and holds what it is sent. Every setting may be left out.
   *
   * - `name`: What people call the DAO, 1 to 64 characters; others may have the same
   * - `token_mint`: Mint of the token whose holders vote, also the native one
   * - `config`: Settings by name, {} for the standard ones
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createDao: {
    params: [name: string, token_mint: Mint, config: {
      /** Raw units of the token that a proposer must hold, until the vote is over */
      readonly proposal_threshold?: Amount | number | null;
      /** Part of the supply that must vote for or abstain, 100 to 10,000 basis points */
      readonly quorum_bps?: number | null;
      /** Part of the votes for and against that must be for, 5,001 to 10,000 basis points */
      readonly approval_bps?: number | null;
      /** Blocks between a proposal and the first block of its vote, 1 to 43,200 */
      readonly voting_delay_blocks?: number | null;
      /** Blocks for which it is voted on, 150 to 1,296,000 */
      readonly voting_period_blocks?: number | null;
      /** Seconds between the end of the vote and the execution, at most 30 days */
      readonly timelock_s?: number | null;
      /** Seconds in which it can be executed after that, at least an hour */
      readonly execution_window_s?: number | null;
      /** Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension */
      readonly late_quorum_extension_blocks?: number | null;
      /** Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away */
      readonly guardian?: Address | null;
      /** True where a vote ends once no further vote could change what comes of it */
      readonly allow_early_execution?: boolean | null;
      /** What the DAO is for, up to 1,000 characters */
      readonly description?: string | null;
      /** Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none */
      readonly url?: string | null;
    } | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the new DAO: what it is sent, it holds */
        readonly dao_address: Address;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `signers_array`: Accounts that are to decide, 2 to 20, each once
   * - `threshold`: How many of them must approve, from 2 to all
   * - `label`: What readers know the account by, 1 to 64 characters
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createMultiSig: {
    params: [from: Address, signers_array: readonly Address[], threshold: number, label: string, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the new account, which follows from signers and threshold */
        readonly address: Address;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id.
   *
   * - `name`: What people call the collection, 1 to 64 characters
   * - `symbol`: Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
   * - `base_uri`: What the metadata links of its tokens begin with, up to 512 bytes; may be empty
   * - `royalty_bps`: Part of a sale that is due to you, in basis points, at most 10,000
   * - `owner`: Account that sends the operation and pays its fee
   * - `description`: What the collection is, up to 1,000 characters; null for nothing
   * - `icon_uri`: Link to a small picture, up to 512 bytes; null for none
   * - `banner_uri`: Link to a wide picture, up to 512 bytes; null for none
   * - `external_url`: Home page of the collection, up to 512 bytes; null for none
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createMultiTokenCollection: {
    params: [name: string, symbol: string, base_uri: string, royalty_bps: number, owner: Address, description?: string | null, icon_uri?: string | null, banner_uri?: string | null, external_url?: string | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the new collection */
        readonly collection: Mint;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id.
   *
   * - `name`: What people call the collection, 1 to 64 characters
   * - `symbol`: Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique
   * - `base_uri`: What the metadata links of its tokens begin with, up to 512 bytes; may be empty
   * - `max_supply`: Most tokens that there can ever be; 0 for no limit
   * - `royalty_bps`: Part of a sale that is due to you, in basis points, at most 10,000
   * - `owner`: Account that sends the operation and pays its fee
   * - `description`: What the collection is, up to 1,000 characters; null for nothing
   * - `icon_uri`: Link to a small picture, up to 512 bytes; null for none
   * - `banner_uri`: Link to a wide picture, up to 512 bytes; null for none
   * - `external_url`: Home page of the collection, up to 512 bytes; null for none
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createNftCollection: {
    params: [name: string, symbol: string, base_uri: string, max_supply: number, royalty_bps: number, owner: Address, description?: string | null, icon_uri?: string | null, banner_uri?: string | null, external_url?: string | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the new collection */
        readonly collection: Mint;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds.
   *
   * - `token_a`: First token: its symbol in any case, or 0x and its mint
   * - `token_b`: Second token: its symbol in any case, or 0x and its mint
   * - `amount_a`: Raw units of the first token to put in
   * - `amount_b`: Raw units of the second token to put in; both amounts together set the price
   * - `lp_lock_duration`: How long your shares are locked, in seconds; 0 for not at all
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createPool: {
    params: [token_a: string, token_b: string, amount_a: Amount | number, amount_b: Amount | number, lp_lock_duration: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the new pool */
        readonly pool: Mint;
        /** Mint address of the token that stands for shares of the pool */
        readonly lp_mint: Mint;
        /** Raw units of shares that you got */
        readonly lp_tokens?: Amount;
        /** Number of the lock on them within the pool; null without one */
        readonly lock_id?: number | null;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed.
   *
   * - `token_mint`: Mint address of a token that you own
   * - `payment_token`: What contributors pay in: the native token, also when left out, or a stablecoin
   * - `tokens_for_sale`: Raw units to sell, above zero
   * - `soft_cap`: Raw units of the payment token that must be raised: a quarter of the hard cap or more
   * - `hard_cap`: Most raw units of the payment token that can be raised
   * - `min_contribution`: Least raw units of the payment token that an account pays in
   * - `max_contribution`: Most raw units of the payment token that an account pays in, in all
   * - `start_time`: From when it takes contributions, in Unix seconds
   * - `end_time`: Until when it takes contributions, in Unix seconds
   * - `liquidity_bps`: Part of what is raised that goes into the pool: 5,100 to 10,000 basis points
   * - `listing_rate_bps`: Tokens in the pool for a payment, as part of what the presale gives for it: 5,000 to 10,000 basis points
   * - `lp_lock_duration`: How long the liquidity of the pool is locked, in seconds; a year when left out
   * - `sender`: Account that sends the operation and pays its fee
   * - `options`: Vesting, whitelist, what becomes of unsold tokens, and what to say of the presale
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createPresale: {
    params: [token_mint: Mint, payment_token: string | null, tokens_for_sale: Amount | number, soft_cap: Amount | number, hard_cap: Amount | number, min_contribution: Amount | number, max_contribution: Amount | number, start_time: Time, end_time: Time, liquidity_bps: number, listing_rate_bps: number, lp_lock_duration: number | null, sender: Address, options?: {
      /** When what is bought is delivered; all of it when the presale is finalized, when left out */
      readonly vesting?: {
        /** Part that is delivered when the presale is finalized, in basis points */
        readonly tge_bps: number;
        /** Length of a cycle in seconds */
        readonly cycle_seconds: number;
        /** Part that is delivered in every cycle after that, in basis points */
        readonly cycle_bps: number;
      } | null;
      /** What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed */
      readonly unsold?: "return" | "burn";
      /** Accounts that may contribute, up to 1,000; everybody may when left out */
      readonly whitelist?: readonly Address[];
      /** What the presale is called, up to 64 characters */
      readonly title?: string | null;
      /** What it is for, up to 1,000 characters */
      readonly description?: string | null;
      /** Link to more about it, up to 512 bytes */
      readonly url?: string | null;
    } | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Number of the presale, from 1 */
        readonly presale_id?: number;
        /** The account that holds the deposit and the payments, in hex */
        readonly address?: Mint;
        /** Raw units of the token that you deposited */
        readonly escrow?: Amount;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `proposal_type`: What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says
   * - `title`: What the proposal is called, 1 to 128 characters
   * - `description`: Why it is proposed, 1 to 10,000 characters
   * - `parameter_key`: Of a proposal about a parameter: which, such as dex.fee_bps
   * - `parameter_value`: Of a proposal about a parameter: the value that it is to have, as text
   * - `treasury_recipient`: Of a proposal about the treasury: account that is to be paid
   * - `treasury_amount`: Of a proposal about the treasury: raw native units to pay
   * - `safety_chain`: Of a proposal about safety: chain of the contract, such as ethereum
   * - `safety_contract`: Of a proposal about safety: address of the contract, in the notation of its chain
   * - `safety_level`: Of a proposal about safety: what wallets shall be told
   * - `safety_collection`: Of a proposal about safety: project that the contract belongs to
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createProposal: {
    params: [from: Address, proposal_type: "parameter" | "treasury" | "safety" | "text", title: string, description: string, parameter_key?: string | null, parameter_value?: string | null, treasury_recipient?: Address | null, treasury_amount?: Amount | number | null, safety_chain?: string | null, safety_contract?: string | null, safety_level?: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious" | null, safety_collection?: string | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Number of the proposal, as its making answered */
        readonly proposal_id?: number;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` USDC:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound.
   *
   * - `token_mint`: Mint address of the token that is staked
   * - `reward_source`: Where rewards come from: a first deposit, such as USDC:5000000 in raw units, or the account that alone may fund the pool
   * - `reward_rate`: Raw units of rewards a second, for all stakers together
   * - `lock_period`: How long a deposit is locked, in seconds, at most three years
   * - `capacity`: Most raw units that the pool holds; 0 for no limit
   * - `per_user_cap`: Most raw units of one account; 0 for no limit
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createStakingPool: {
    params: [token_mint: Mint, reward_source: string | Address | {
      /** Token of the rewards: its symbol in any case, or 0x and its mint */
      readonly token: string;
      /** Raw units that you deposit now */
      readonly amount: Amount | number;
    }, reward_rate: Amount | number, lock_period: number, capacity: Amount | number, per_user_cap: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the new staking pool */
        readonly pool_address?: Mint;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made.
   *
   * - `name`: Name of the token for people, 1 to 64 characters
   * - `symbol`: How the token is written: a letter, then up to 11 letters, digits and dots; unique
   * - `decimals`: Digits after the point of one whole token, 0 to 18
   * - `supply`: Raw units that the owner gets, at most 2^120
   * - `owner`: Account that owns the token and gets the supply
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_createToken: {
    params: [name: string, symbol: string, decimals: number, supply: Amount | number, owner: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Mint address of the new token, by which the chain knows it */
        readonly mint?: Mint;
        /** Symbol of the token as kept, in upper case */
        readonly symbol: string;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Cancel a proposal of a DAO: yours until its vote is over; until then also one whose proposer holds less than the threshold; and as its guardian every one that is not executed.
   *
   * - `dao_address`: The DAO that it is about, by the account that holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, from 0
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_daoCancel: {
    params: [dao_address: Address, proposal_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * What a DAO was given by DaoDeposit.
   *
   * - `dao_address`: Address of the DAO, which holds its treasury
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_daoDeposits: {
    params: [dao_address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Account that gave the tokens */
          readonly from: Address;
          /** Which token: its symbol in any case, or 0x and the 64 hex digits of its mint */
          readonly token: string;
          /** Raw units that the treasury got */
          readonly amount: Amount;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Carry out a proposal of a DAO that has passed, after its timelock and within its window. Anybody may; whoever does pays for the gas. If an operation is refused, nothing happens, and it can be tried again. Where the votes are not counted yet, they are, and a timelock begins.
   *
   * - `dao_address`: The DAO that it is about, by the account that holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, from 0
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_daoExecute: {
    params: [dao_address: Address, proposal_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What the DAO did, in order; empty for a text and for other settings */
      readonly results: readonly {
        /** Place of the operation, from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly type: string;
      }[];
      /** How the proposal stands now: Executed, or Queued where its timelock has just begun */
      readonly proposal_status: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed";
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** What the DAO did, in order; empty for a text and for other settings */
      readonly results?: (readonly {
        /** Place of the operation, from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly type: string;
      }[]) | null;
      /** How the proposal stands now: Executed, or Queued where its timelock has just begun */
      readonly proposal_status?: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed" | null;
    };
  };
  /**
   * Propose what a DAO shall do. Who holds less of its token than its threshold may not, and may be cancelled by anybody once he holds less. What is proposed can never be changed.
   *
   * - `dao_address`: The DAO that it is about, by the account that holds its treasury
   * - `title`: What the proposal is called, 1 to 128 characters
   * - `description`: Why it is proposed, up to 10,000 characters
   * - `proposal_type`: What it does when it is executed: "text" for nothing, {"operations":[…]} of up to 32 as the DAO, {"config":{…}} with the settings to change, or {"treasury":{"to","token","amount"}}
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_daoPropose: {
    params: [dao_address: Address, title: string, description: string, proposal_type: "text" | {
      /** Nothing beyond what its title and description say */
      readonly text: { readonly [name: string]: never };
    } | {
      /** What the DAO does: 1 to 32 operations in order, all or nothing */
      readonly operations: readonly Operation[];
    } | {
      /** The settings that change; what is left out stays */
      readonly config: {
        /** Raw units of the token that a proposer must hold, until the vote is over */
        readonly proposal_threshold?: Amount | number | null;
        /** Part of the supply that must vote for or abstain, 100 to 10,000 basis points */
        readonly quorum_bps?: number | null;
        /** Part of the votes for and against that must be for, 5,001 to 10,000 basis points */
        readonly approval_bps?: number | null;
        /** Blocks between a proposal and the first block of its vote, 1 to 43,200 */
        readonly voting_delay_blocks?: number | null;
        /** Blocks for which it is voted on, 150 to 1,296,000 */
        readonly voting_period_blocks?: number | null;
        /** Seconds between the end of the vote and the execution, at most 30 days */
        readonly timelock_s?: number | null;
        /** Seconds in which it can be executed after that, at least an hour */
        readonly execution_window_s?: number | null;
        /** Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension */
        readonly late_quorum_extension_blocks?: number | null;
        /** Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away */
        readonly guardian?: Address | null;
        /** True where a vote ends once no further vote could change what comes of it */
        readonly allow_early_execution?: boolean | null;
        /** What the DAO is for, up to 1,000 characters */
        readonly description?: string | null;
        /** Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none */
        readonly url?: string | null;
      };
    } | {
      /** A payment out of what the DAO holds */
      readonly treasury: {
        /** Account that is to be paid */
        readonly to: Address;
        /** Symbol or mint of the token to pay in */
        readonly token: string;
        /** Raw units to pay, above zero */
        readonly amount: Amount | number;
      };
    } | string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Number of the proposal within the DAO, from 0 */
        readonly proposal_id?: number;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Vote on a proposal of a DAO by its number alone, with what you held of its token when the vote was about to begin.
   *
   * - `dao_address`: The DAO that it is about, by the account that holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, from 0
   * - `vote`: What you say: for, against or abstain; also true and false, or 1, 0 and 2
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_daoVote: {
    params: [dao_address: Address, proposal_id: number, vote: string | boolean | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** Raw units of the token that the vote counts */
      readonly weight: Amount;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** Raw units of the token that the vote counts */
      readonly weight?: Amount | null;
    };
  };
  /**
   * Votes on a proposal of a DAO.
   *
   * - `dao_address`: Address of the DAO, which holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, from 0
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_daoVotes: {
    params: [dao_address: Address, proposal_id: number, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Number of the proposal within the DAO, from 0 */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** What the account said: against, for or abstain */
          readonly vote: "against" | "for" | "abstain";
          /** Raw units of the token that it spoke for */
          readonly weight: Amount;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Votes of an account in all DAOs.
   *
   * - `voter`: Account that voted
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_daoVotesOf: {
    params: [voter: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** Number of the proposal within the DAO, from 0 */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** What the account said: against, for or abstain */
          readonly vote: "against" | "for" | "abstain";
          /** Raw units of the token that it spoke for */
          readonly weight: Amount;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * DAOs that an account created.
   *
   * - `creator`: Account that created it
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_daosCreated: {
    params: [creator: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** What people call the DAO, 1 to 64 characters; others may have the same */
          readonly name: string;
          /** Mint of the token whose holders vote */
          readonly token_mint: Mint;
          /** Account that created it */
          readonly creator: Address;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * DAOs whose token this is.
   *
   * - `token_mint`: Mint of the token whose holders vote
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_daosOfToken: {
    params: [token_mint: Mint, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Address of the DAO, which holds its treasury */
          readonly dao_address: Address;
          /** What people call the DAO, 1 to 64 characters; others may have the same */
          readonly name: string;
          /** Mint of the token whose holders vote */
          readonly token_mint: Mint;
          /** Account that created it */
          readonly creator: Address;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time.
   *
   * - `collection`: Address of a collection of yours
   * - `type_id`: Number of the type within the collection, of your choice
   * - `name`: What people call the type, 1 to 64 characters
   * - `metadata_uri`: Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
   * - `max_supply`: Most that there can ever be; 0 for no limit
   * - `is_fungible`: True when amounts of it move; false when one moves at a time
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_defineTokenType: {
    params: [collection: Mint, type_id: U64 | number, name: string, metadata_uri: string, max_supply: U128 | number, is_fungible: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the type within the collection */
        readonly type_id: U64;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * The address of a public key. The address stays when the keys of the account change.
   *
   * - `pubkey_hex`: Public key in hex: 64 characters are Ed25519, 3,904 Dilithium3 or ML-DSA-65
   */
  chain_deriveAddress: {
    params: [pubkey_hex: string];
    result: {
      /** Account that belongs to the key, in native form */
      readonly address: Address;
      /** The same account as 0x and 64 hex digits */
      readonly hex: Hex32;
      /** Its last 20 bytes, as Ethereum clients know it */
      readonly evm_address: string;
      /** Signature scheme of the key, by its name; the number is accepted too */
      readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    };
  };
  /**
   * Gas and fee of operations sent together by an account now, or the error they would meet.
   *
   * - `from`: Account that would send the operations and pay
   * - `operations`: What to try, in this order, all or nothing
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_estimateFee: {
    params: [from: Address, operations: readonly Operation[], opts?: WriteOptions | null];
    result: unknown;
  };
  /**
   * Run the newest version of a program as yourself: all of its steps, or nothing.
   *
   * - `name`: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
   * - `params`: Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
   * - `sender`: Account that runs it, and pays
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_executeProgram: {
    params: [name: string, params: string | { readonly [name: string]: unknown }, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** Version of the program, from 1 */
      readonly version: number;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** Version of the program, from 1 */
      readonly version?: number | null;
    };
  };
  /**
   * Carry out an approved proposal, after its timelock and within 14 days; a text has nothing to carry out and stays approved. What cannot be done any more makes it failed.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `proposal_id`: Number of the proposal, as its making answered
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_executeProposal: {
    params: [from: Address, proposal_id: number, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** executed: it was carried out; failed: it is not possible any more */
      readonly result: "executed" | "failed";
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** executed: it was carried out; failed: it is not possible any more */
      readonly result?: "executed" | "failed" | null;
    };
  };
  /**
   * Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered.
   *
   * - `presale_id`: Number of the presale, from 1
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_finalizePresale: {
    params: [presale_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the pool that was made */
        readonly pool?: Mint;
        /** Number of the lock on its liquidity, within the pool */
        readonly lp_lock_id?: number;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Whom a game wrote about.
   *
   * - `game_id`: The game, by the id under which it registered
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_gameUpdates: {
    params: [game_id: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** The player that it is about */
          readonly passport_owner: Address;
          /** The game, by the id under which it registered */
          readonly game_id: string;
          /** Experience of the player after it, from all games together */
          readonly xp: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /** A new Ed25519 key, made by this node. For test networks: whoever runs the node could keep it. */
  chain_generateKeypair: {
    params: [];
    result: {
      /** Account that the new key can sign for */
      readonly address: Address;
      /** The public half in hex, 64 characters */
      readonly public_key: string;
      /** The secret half in hex, 64 characters: whoever has it can spend */
      readonly secret_key: string;
      /** Signature scheme, always Ed25519 here */
      readonly key_type: string;
    };
  };
  /**
   * The nonce and the keys of an account. One that was never used has nonce 0 and no keys.
   *
   * - `address`: Account to tell of, in native form or as 0x and 64 hex digits
   */
  chain_getAccount: {
    params: [address: Address];
    result: {
      /** The account in native form */
      readonly address: Address;
      /** The same account as 0x and 64 hex digits */
      readonly hex: Hex32;
      /** Its last 20 bytes, as Ethereum clients know it */
      readonly evm_address: string;
      /** Nonce of its next bundle by the final state */
      readonly nonce: number;
      /** Nonce of its next bundle after those that wait on this node */
      readonly pending_nonce: number;
      /** Keys that may sign for the account; none until its first signature */
      readonly keys: readonly {
        /** Signature scheme of the key, by its name; the number is accepted too */
        readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
        /** Public key in hex: 64 characters (Ed25519), 3,904 (Dilithium3, ML-DSA-65), or the 40 that are known of a secp256k1 key */
        readonly public_key: string;
        /** Height of the block in which the account got the key; 0 at genesis */
        readonly added_at_height: Height;
      }[];
      /** True when it acts only by what enough of its signers approve */
      readonly is_multisig: boolean;
      /** Who may give it a new key, and how; null without guardians, and on chains without recovery */
      readonly recovery?: {
        /** Accounts that may give the account a new key, at most 10 */
        readonly guardians: readonly Address[];
        /** How many guardians must agree */
        readonly threshold: number;
        /** Seconds that the owner has to object */
        readonly timelock_s: number;
        /** True when the account can only object while a recovery is pending */
        readonly freeze_on_recovery: boolean;
        /** The recovery under way; null for none */
        readonly pending?: {
          /** Key that the account is to get, in hex */
          readonly new_public_key: string;
          /** Signature scheme of the key, by its name; the number is accepted too */
          readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
          /** When the first guardian began it, in Unix seconds */
          readonly initiated_at: Time;
          /** From when it may be finalized, in Unix seconds */
          readonly ready_at: Time;
          /** Until when it may be finalized, in Unix seconds */
          readonly expires_at: Time;
          /** Guardians that agree so far */
          readonly approvals: readonly Address[];
        } | null;
        /** Terms that the owner set and that are not in force yet, without guardians when there are to be none; null for none */
        readonly scheduled_change?: {
          /** Accounts that may give the account a new key, at most 10 */
          readonly guardians: readonly Address[];
          /** How many guardians must agree */
          readonly threshold: number;
          /** Seconds that the owner has to object */
          readonly timelock_s: number;
          /** True when the account can only object while a recovery is pending */
          readonly freeze_on_recovery: boolean;
          /** When these terms come into force, in Unix seconds */
          readonly effective_at: Time;
        } | null;
      } | null;
    };
  };
  /**
   * What happened to an account, newest first: tokens it gave and got (movement), its other operations (operation), what else names it (mention), and by that kind or `all` what it got of what blocks earned (reward).
   *
   * - `address`: Account whose history to tell
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   * - `kind`: Which part of the history: one kind, or all; everything but block rewards when left out
   */
  chain_getAddressHistory: {
    params: [address: Address, limit?: number | null, cursor?: string | null, kind?: "movement" | "operation" | "mention" | "reward" | "all" | null];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** What the account is called now; null without a name */
      readonly name?: string | null;
      /** What happened, the newest first */
      readonly history: readonly {
        /** Bundle that did it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly timestamp: Time;
        /** Which operation of the bundle, from 0; null for what no operation caused */
        readonly op_index?: number | null;
        /** What happened, such as Transfer */
        readonly type: string;
        /** What it was for the account: tokens it gave or got, something else it did, a mention, a block reward */
        readonly kind: "movement" | "operation" | "mention" | "reward";
        /** in: the account got something; out: it gave something; self: both; none: nothing moved */
        readonly direction: "in" | "out" | "self" | "none";
        /** The other account; null for none */
        readonly counterparty?: Address | null;
        /** What the other account is called; null without a name */
        readonly counterparty_name?: string | null;
        /** Mint address of what moved; null for nothing */
        readonly token?: Mint | null;
        /** Raw units that moved; null for nothing */
        readonly amount?: Amount | null;
        /** Raw native units that the account paid for the bundle; null when it did not */
        readonly fee?: Amount | null;
        /** Always success: what fails is in no block */
        readonly status: "success";
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
      /** First block that the answer covers: 0 or 1 for all of them */
      readonly indexed_from: Height;
    };
  };
  /**
   * The multi-signature accounts that an account signs for: first those that it made or acted for, then those in which others named it, the newest first.
   *
   * - `address`: Account that signs
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getAddressMultiSigs: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** Accounts that it signs for, those that it acted for first */
      readonly multisigs: readonly {
        /** The multi-signature account */
        readonly address: Address;
        /** What readers know it by */
        readonly label: string;
        /** How many of its signers must approve */
        readonly threshold: number;
        /** How many sign for it */
        readonly signers: number;
        /** True when the account made it, or proposed or approved something there, as far as the explorer saw: anybody can name it as a signer */
        readonly acted: boolean;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * What an account holds of the types of multi-token collections: first those that it has acted with, then what others sent it; each by collection and type_id.
   *
   * - `address`: Account whose types to tell
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getAddressMultiTokens: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** Types of which it has some, those that it has acted with first */
      readonly types: readonly {
        /** Address of the collection */
        readonly collection: Mint;
        /** What people call the collection */
        readonly collection_name: string;
        /** Number of the type within the collection */
        readonly type_id: U64;
        /** What people call the type */
        readonly name: string;
        /** How many the account has */
        readonly balance: U128;
        /** True when the account gave some of it, or got it by a bundle of its own, as far as the explorer saw: anybody can send it anything */
        readonly acted: boolean;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * All tokens that an account holds, the native one apart, with what they are worth and how far they can be trusted: first those that it has acted with, then what others sent it, by mint.
   *
   * - `address`: Account whose tokens to tell
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getAddressTokens: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** What the account is called now; null without a name */
      readonly name?: string | null;
      /** What it holds of the native token */
      readonly native: {
        /** Mint address of the token */
        readonly mint: Mint;
        /** Symbol of the token */
        readonly symbol: string;
        /** What people call the token */
        readonly name: string;
        /** Raw units that the account can spend */
        readonly balance: Amount;
        /** Digits after the point of one whole token */
        readonly decimals: number;
        /** The balance in whole tokens, as a decimal number */
        readonly formatted: string;
      };
      /** Other tokens that it holds, those that it has acted with first */
      readonly tokens: readonly {
        /** Mint address of the token */
        readonly mint: Mint;
        /** Symbol of the token */
        readonly symbol: string;
        /** What people call the token */
        readonly name: string;
        /** Raw units that the account can spend */
        readonly balance: Amount;
        /** Digits after the point of one whole token */
        readonly decimals: number;
        /** The balance in whole tokens, as a decimal number */
        readonly formatted: string;
        /** What its native pool would give for the balance, in raw native units; null without such a pool */
        readonly value_native?: Amount | null;
        /** How far the explorer trusts the token, 0 to 100 */
        readonly reputation: number;
        /** True when the account gave some of it, or got it by a bundle of its own, as far as the explorer saw: anybody can send it anything */
        readonly acted: boolean;
      }[];
      /** How many NFTs it holds */
      readonly nfts: number;
      /** How many types of multi-token collections it holds */
      readonly multi_tokens: number;
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * The anchors of a namespace, the newest first.
   *
   * - `namespace`: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getAnchors: {
    params: [namespace: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Anchors, the newest first */
      readonly anchors: readonly {
        /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
        readonly namespace: string;
        /** Name of the hash within its namespace; a name is used once */
        readonly key: string;
        /** The hash that is anchored, of whatever function its writer took; never zero */
        readonly value_hash: Hex32;
        /** Account that anchored it; the namespace may have another owner by now */
        readonly owner: Address;
        /** Bundle that anchored it; null when the end of a block did, as for a decision of a DAO */
        readonly bundle_hash: Hash | null;
        /** Block that has this bundle */
        readonly block_height: Height;
        /** Time of that block in unix seconds */
        readonly timestamp: Time;
        /** Where what was hashed can be had; the chain does not look there */
        readonly uri?: string | null;
        /** Hash of that block; null where this node does not have its header */
        readonly block_hash?: Hash | null;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * What validators attested at a height, as blocks up to three heights later refer to it; null when there is no such block yet.
   *
   * - `height`: Which height, counted from genesis
   */
  chain_getAttestations: {
    params: [height: Height];
    result: {
      /** Height that was attested */
      readonly height: Height;
      /** Hash of the final block at that height */
      readonly block_hash: Hash;
      /** Those that this node holds, in the order of the references to them */
      readonly attestations: readonly {
        /** Account of the validator that attested */
        readonly validator: Address;
        /** Consensus key that made the signature, in hex */
        readonly pubkey: string;
        /** Stake behind the validator, in raw native units */
        readonly weight: Amount;
        /** Ed25519 signature of the attestation in hex */
        readonly signature: string;
        /** When it was made by the validator's clock, in Unix milliseconds */
        readonly timestamp_ms: number;
        /** The block before, and attestations that no block referred to yet */
        readonly parents: readonly Hash[];
      }[];
      /** Stake of all validators that blocks credit with an attestation here, in raw native units */
      readonly signed_power: Amount;
      /** Stake of the whole set, in raw native units */
      readonly total_power: Amount;
      /** True when more than two thirds of the stake attested */
      readonly quorum: boolean;
    } | null;
  };
  /**
   * What an account holds of a token; 0 for an account never seen.
   *
   * - `address`: Account whose balance to tell
   * - `token_symbol`: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
   */
  chain_getBalance: {
    params: [address: Address, token_symbol: string];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** How the token is written: a letter, then up to 11 letters, digits and dots, in upper case */
      readonly token: string;
      /** Mint address of the token */
      readonly mint: Mint;
      /** Raw units that the account can spend */
      readonly balance: Amount;
      /** Digits after the point of one whole token, 0 to 18 */
      readonly decimals: number;
      /** The balance in whole tokens, as a decimal number */
      readonly formatted: string;
      /** Raw units that it has locked in other modules; null where no module of the chain locks */
      readonly locked?: Amount | null;
      /** Raw units that it has staked in other modules; null where no module of the chain stakes */
      readonly staked?: Amount | null;
      /** Nonce of the account's next bundle, by the final state */
      readonly nonce: number;
    };
  };
  /**
   * A final block with its statistics and bundle hashes, or null when there is none yet.
   *
   * - `height`: Which block, counted from genesis
   */
  chain_getBlockByHeight: {
    params: [height: Height];
    result: {
      /** Which block it is, counted from genesis */
      readonly height: Height;
      /** Hash of the header, by which the block is known */
      readonly hash: Hash;
      /** Hash of the block before it */
      readonly parentHash: Hash;
      /** When the block was proposed, in Unix seconds */
      readonly timestamp: Time;
      /** Account of the validator that proposed it */
      readonly proposer: Address;
      /** Root of the tree over the state after this block */
      readonly stateRoot: Hash;
      /** Merkle root of the bundles in the block */
      readonly transactionsRoot: Hash;
      /** Gas of all its bundles */
      readonly gasUsed: number;
      /** Most gas that a block at this height may use */
      readonly gasLimit: number;
      /** Least price of gas at this height, in nano-units: 10^9 of them are a whole native unit */
      readonly baseFee: number;
      /** How many bundles the block has */
      readonly bundleCount: number;
      /** Number of the epoch that it belongs to */
      readonly epoch: number;
      /** Attempt at which it was decided: 0 unless its first leaders failed */
      readonly round: number;
      /** Size of the block in bytes */
      readonly size_bytes: number;
      /** Who made the block final; stake in raw native units */
      readonly commit: {
        /** Attempt at which they signed */
        readonly round: number;
        /** How many validators signed */
        readonly signers: number;
        /** Stake of those who signed */
        readonly signed_power: Amount;
        /** Stake of all active validators */
        readonly total_power: Amount;
      };
      /** What was made for this block, in raw native units; null where nothing was made */
      readonly reward?: {
        /** What the proposer earned beside fees */
        readonly proposer: Amount;
        /** What the treasury earned beside fees */
        readonly treasury: Amount;
        /** Factor on the proposer's reward by how full the block is: 5,000 to 20,000 basis points */
        readonly density_bps: number;
      } | null;
      /** Figures about the bundles of the block */
      readonly stats: {
        /** Operations by name, each with its count */
        readonly ops: unknown;
        /** How many Transfer operations there are */
        readonly transfers: number;
        /** How many different accounts sent bundles */
        readonly unique_senders: number;
        /** Fees of all bundles, in raw native units */
        readonly total_fees: Amount;
      };
      /** What the block itself told of: rewards, epoch changes */
      readonly events: readonly Event[];
      /** Hashes of its bundles, in the order of execution */
      readonly bundles: readonly Hash[];
      /** Figures about its bundles */
      readonly tx_stats: {
        /** How many bundles the block has */
        readonly count: number;
        /** How many of them succeeded: all, since others are in no block */
        readonly success: number;
        /** How many Transfer operations they have together */
        readonly transfers: number;
        /** Operations of the block by name, each with its count */
        readonly by_type: unknown;
        /** Fees of all bundles, in raw native units */
        readonly total_fees: Amount;
        /** Gas of all bundles */
        readonly gas_used: number;
      };
    } | null;
  };
  /**
   * A block and the attestations of its height, with everything that they point to; null when there is none yet.
   *
   * - `height`: Which height, counted from genesis
   */
  chain_getBlockDAG: {
    params: [height: Height];
    result: {
      /** Height that the graph is about */
      readonly height: Height;
      /** The final block at that height */
      readonly canonical: Block;
      /** The attestations of that height, as nodes of the graph */
      readonly attestation_blocks: readonly {
        /** By which the attestation is known */
        readonly hash: Hash;
        /** Account of the validator that made it */
        readonly author: Address;
        /** The layer of the graph: the height */
        readonly round: Height;
        /** Hashes of what it points to */
        readonly parents: readonly Hash[];
        /** Hashes of the bundles of the block that it lists */
        readonly bundle_digests: readonly Hash[];
        /** When it was made by the validator's clock, in Unix milliseconds */
        readonly timestamp_ms: number;
      }[];
      /** Pairs of hashes: from each block and attestation to what it points to */
      readonly edges: readonly (readonly Hash[])[];
    } | null;
  };
  /**
   * The receipts of all bundles of a block.
   *
   * - `height`: Which block, counted from genesis
   */
  chain_getBlockTransactions: {
    params: [height: Height];
    result: {
      /** The block that was asked for */
      readonly height: Height;
      /** What each bundle of the block did, in the order of execution */
      readonly transactions: readonly Receipt[];
    };
  };
  /** Who attests for the bridge now, in the order of their places, and how many of them must sign. */
  chain_getBridgeAttesters: {
    params: [];
    result: {
      /** Number of the set; proofs name it */
      readonly set_index: number;
      /** How many must sign */
      readonly threshold: number;
      /** The attesters by their places; while there are none, no proof holds */
      readonly attesters: readonly {
        /** Place of the attester in its set, from 0 on */
        readonly index: number;
        /** Ed25519 public key of the attester, 64 hex characters */
        readonly public_key: string;
        /** Account of the key, from which the attester sends */
        readonly address: Address;
      }[];
      /** The set before while its proofs are accepted; null afterwards */
      readonly previous?: {
        /** Number of the set before */
        readonly set_index: number;
        /** Until when its proofs are accepted, in Unix seconds */
        readonly until: Time;
      } | null;
    };
  };
  /**
   * What withdrawals cost and how long passages take, by token.
   *
   * - `chain`: Only those of this chain; of all when left out
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getBridgeFees: {
    params: [chain?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Fees by token, in the order of registration */
      readonly fees: readonly {
        /** The other chain, by its lowercase name, such as ethereum */
        readonly chain: string;
        /** Symbol of the token on this chain */
        readonly token: string;
        /** Raw units that every withdrawal costs: on EVM chains for the attester that submits the release, elsewhere for the treasury */
        readonly base_fee: Amount;
        /** Part of the amount that goes to the treasury besides, in hundredths of a percent */
        readonly fee_bps: number;
        /** Least raw units that can be withdrawn */
        readonly min_amount: Amount;
        /** Most raw units that can be withdrawn: the units locked on the other chain, as far as its amounts go */
        readonly max_amount: Amount;
        /** Seconds until a transaction there is final and attested */
        readonly eta_seconds: number;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * What an account has received and withdrawn over the bridge, the newest first.
   *
   * - `address`: Account that received or withdrew
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getBridgeHistory: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Passages over the bridge, the newest first */
      readonly operations: readonly BridgeOp[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Which tokens of this chain may be locked for which other Trellis chains, and how many are: by chain, then by mint.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getBridgeLanes: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Lanes by chain, then by mint */
      readonly lanes: readonly {
        /** The other Trellis chain, as trellis- and its chain id */
        readonly chain: string;
        /** Mint address of the token on this chain */
        readonly mint: Mint;
        /** Whether the token passes, in both directions */
        readonly open: boolean;
        /** Raw units that are locked here for that chain: the most that can come back from it */
        readonly locked: Amount;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Which tokens stand for which contracts on other chains, with their limits, in the order of registration.
   *
   * - `chain`: Only those of this chain; of all when left out
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getBridgeMappings: {
    params: [chain?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Mappings in the order of their registration */
      readonly mappings: readonly {
        /** The other chain, by its lowercase name, such as ethereum */
        readonly chain: string;
        /** Contract of the token on the other chain; native for the coin of that chain */
        readonly contract: string;
        /** Mint address of the token on this chain */
        readonly mint: Mint;
        /** Symbol of the token on this chain */
        readonly symbol: string;
        /** Digits after the point that the token has on the other chain */
        readonly decimals_external: number;
        /** True while nothing passes in either direction */
        readonly paused: boolean;
        /** Above which amounts receives wait a day */
        readonly limits: {
          /** Raw units above which one receive waits a day */
          readonly per_tx: Amount;
          /** Raw units in any 24 hours above which receives wait a day */
          readonly per_day: Amount;
          /** Raw units that came at once in the last 24 hours */
          readonly used_24h: Amount;
        };
        /** Raw units that were minted; less `burned`, the units that are locked on the other chain. Both counts start again when their sum no longer fits */
        readonly minted: Amount;
        /** Raw units that were withdrawn and not refunded */
        readonly burned: Amount;
        /** Block that registered it; 0 for genesis */
        readonly registered_at_height: Height;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * What has become of a deposit on another chain; null when nobody has told of it yet.
   *
   * - `chain`: The other chain, by its lowercase name, such as ethereum
   * - `tx_hash`: Hash of the transaction on the other chain, as that chain writes it
   * - `log_index`: Which log of the transaction it is; 0 for the first
   */
  chain_getBridgeStatus: {
    params: [chain: string, tx_hash: string, log_index?: number | null];
    result: BridgeOp | null;
  };
  /**
   * A withdrawal with all that attesters sign, and the signatures that there are: once it is attested, the proof for the other chain.
   *
   * - `withdrawal_id`: Number of the withdrawal, from 1 on
   */
  chain_getBridgeWithdrawal: {
    params: [withdrawal_id: number];
    result: {
      /** The withdrawal as a passage over the bridge */
      readonly operation: BridgeOp;
      /** Contract of the token on the other chain; native for the coin of that chain */
      readonly contract: string;
      /** Raw units that are to be released on the other chain */
      readonly amount_external: Amount;
      /** Raw units there for the attester that submits the release */
      readonly fee_external: Amount;
      /** Until when it can be released there, in Unix seconds */
      readonly expires_at: Time;
      /** Number of the set whose attesters signed; 0 while nobody has */
      readonly set_index: number;
      /** Signatures for the release, sorted by places; once it is attested those of the proof */
      readonly signatures: readonly {
        /** Place of the attester in its set, from 0 on */
        readonly index: number;
        /** Ed25519 signature over the digest of the withdrawal */
        readonly signature: string;
      }[];
    };
  };
  /**
   * What is known of a contract of any chain; the level of one that is not listed is `unknown`.
   *
   * - `chain`: Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections
   * - `contract_address`: Where the contract is, in the notation of its chain
   */
  chain_getContractSafety: {
    params: [chain: string, contract_address: string];
    result: {
      /** Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections */
      readonly chain: string;
      /** Where the contract is, in the notation of its chain */
      readonly contract: string;
      /** What wallets are told of the contract; unknown also where governance has decided nothing */
      readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
      /** True when governance has decided about it */
      readonly listed: boolean;
      /** Name of the collection or project that it belongs to; null for none */
      readonly collection?: string | null;
      /** Number of the last proposal about it; null when it is not listed */
      readonly proposal_id?: number | null;
      /** Height of the last decision; null when it is not listed */
      readonly updated_at_height?: Height | null;
      /** When it was decided last, in Unix seconds; null when it is not listed */
      readonly updated_at?: Time | null;
      /** How many accounts have reported it */
      readonly reports: number;
      /** The last ten decisions, the newest first */
      readonly history: readonly {
        /** What wallets are told of the contract; unknown also where governance has decided nothing */
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        /** Height of the block in which it was decided */
        readonly height: Height;
        /** Number of the proposal that decided it */
        readonly proposal_id: number;
      }[];
    };
  };
  /**
   * Who proposes at a height: from the header of a past one; else projected, as if nobody missed a turn, up to the end of the epoch.
   *
   * - `height`: Height to ask about; the next one when left out
   */
  chain_getCurrentLeader: {
    params: [height?: Height | null];
    result: {
      /** Height that the answer is about */
      readonly height: Height;
      /** Account of the validator that proposed there, or is to */
      readonly leader: Address;
      /** Consensus key of the leader in hex; empty when it is in the set no more */
      readonly pubkey: string;
      /** Round of consensus: 0 unless earlier leaders of this height failed */
      readonly round: number;
      /** Stake behind the leader times its score, in raw native units */
      readonly weight: Amount;
      /** How well the leader does its turns, from 0 to 1 */
      readonly performance_score: number;
      /** True when the height is not final yet, so that the leader may change */
      readonly projected: boolean;
      /** Who leads the five heights that follow, as far as they can be told */
      readonly next: readonly Address[];
      /** Validators that lead no blocks for now, since they missed theirs */
      readonly skipped: readonly Address[];
    };
  };
  /**
   * A DAO with its settings and what it holds; null when there is none of this address.
   *
   * - `dao_address`: The DAO that it is about, by the account that holds its treasury
   */
  chain_getDao: {
    params: [dao_address: Address];
    result: Dao | null;
  };
  /**
   * A proposal of a DAO with what it does in words and, while it can still be executed, whether that would succeed now; null when there is none. With an account, also how that has voted, as long as votes are kept (`dao.kept_blocks`, some 30 days after the vote).
   *
   * - `dao_address`: The DAO that it is about, by the account that holds its treasury
   * - `proposal_id`: Number of the proposal within the DAO, from 0
   * - `voter`: Account whose vote to tell; none when left out
   */
  chain_getDaoProposal: {
    params: [dao_address: Address, proposal_id: number, voter?: Address | null];
    result: {
      /** The DAO that it is about, by the account that holds its treasury */
      readonly dao_address: Address;
      /** Number of the proposal within the DAO, from 0 */
      readonly proposal_id: number;
      /** What the proposal is called, 1 to 128 characters */
      readonly title: string;
      /** What it does when it is executed: nothing beyond its text, operations, other settings, or a payment */
      readonly proposal_type: "text" | "operations" | "config" | "treasury";
      /** Hash of what it does: nothing else is ever executed under its number */
      readonly payload_hash: Hex32;
      /** Account that made the proposal */
      readonly proposer: Address;
      /** Pending before its vote, Active while it is voted on, then Defeated, or Queued until it is Executed or Expired; Succeeded instead of Queued where the DAO has no timelock, and for a text, which never expires; Canceled by whoever may */
      readonly status: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed";
      /** Height of the block that made it */
      readonly created_at_height: Height;
      /** What accounts held when this block had ended is what they vote with */
      readonly snapshot_height: Height;
      /** First height of the vote */
      readonly start_height: Height;
      /** Last height of the vote */
      readonly end_height: Height;
      /** Raw units of the token that voted for */
      readonly for: Amount;
      /** Raw units of the token that voted against */
      readonly against: Amount;
      /** Raw units of the token that abstained */
      readonly abstain: Amount;
      /** Raw units that must vote for or abstain; before the vote begins, by the present supply */
      readonly quorum: Amount;
      /** Part of the votes for and against that must be for, in basis points */
      readonly approval_bps: number;
      /** How many accounts have voted */
      readonly voters: number;
      /** From when it can be executed, in Unix seconds; null before it has passed, and for a text */
      readonly eta?: Time | null;
      /** Until when it can be executed, in Unix seconds; null before it has passed, and for a text */
      readonly expires_at?: Time | null;
      /** Height at which it was executed; null for not yet */
      readonly executed_at_height?: Height | null;
      /** Why it is proposed, up to 10,000 characters */
      readonly description: string;
      /** What the DAO does, in order; null for other kinds */
      readonly operations?: (readonly Operation[]) | null;
      /** The settings that change; null for other kinds */
      readonly config?: {
        /** Raw units of the token that a proposer must hold, until the vote is over */
        readonly proposal_threshold?: Amount | null;
        /** Part of the supply that must vote for or abstain, 100 to 10,000 basis points */
        readonly quorum_bps?: number | null;
        /** Part of the votes for and against that must be for, 5,001 to 10,000 basis points */
        readonly approval_bps?: number | null;
        /** Blocks between a proposal and the first block of its vote, 1 to 43,200 */
        readonly voting_delay_blocks?: number | null;
        /** Blocks for which it is voted on, 150 to 1,296,000 */
        readonly voting_period_blocks?: number | null;
        /** Seconds between the end of the vote and the execution, at most 30 days */
        readonly timelock_s?: number | null;
        /** Seconds in which it can be executed after that, at least an hour */
        readonly execution_window_s?: number | null;
        /** Blocks for which the vote goes on after the quorum was reached, at most 43,200; 0 for no extension */
        readonly late_quorum_extension_blocks?: number | null;
        /** Account that may cancel every proposal until it is executed; null for none, and 0x00…00 takes it away */
        readonly guardian?: Address | null;
        /** True where a vote ends once no further vote could change what comes of it */
        readonly allow_early_execution?: boolean | null;
        /** What the DAO is for, up to 1,000 characters */
        readonly description?: string | null;
        /** Home page of the DAO: https, ipfs or ar, up to 512 bytes; null for none */
        readonly url?: string | null;
      } | null;
      /** The payment; null for other kinds */
      readonly treasury?: {
        /** Account that is to be paid */
        readonly to: Address;
        /** Symbol or mint of the token to pay in */
        readonly token: string;
        /** Raw units to pay, above zero */
        readonly amount: Amount;
      } | null;
      /** Each operation as a line of text */
      readonly summary: readonly string[];
      /** What its operations would do now, on the state at the head of this node; null for other kinds, once it is over, and where it would take too long */
      readonly simulation?: {
        /** True when it would succeed */
        readonly ok: boolean;
        /** What would refuse it; null when nothing would */
        readonly error?: {
          /** Which operation would be refused, from 0 */
          readonly index: number;
          /** Permanent number of the refusal */
          readonly code: number;
          /** The refusal as one word, such as InsufficientBalance */
          readonly name: string;
          /** The refusal as a sentence for people */
          readonly message: string;
          /** Figures of the refusal, by name */
          readonly details: unknown;
        } | null;
        /** Height of the state that it was tried on */
        readonly at_height: Height;
      } | null;
      /** The vote of the account that was asked about; null where none was */
      readonly voter?: {
        /** The account that was asked about */
        readonly address: Address;
        /** What it said; null for nothing */
        readonly vote?: "against" | "for" | "abstain" | null;
        /** Raw units that it voted with, or can vote with */
        readonly weight: Amount;
      } | null;
    } | null;
  };
  /**
   * What an account has staked and with whom (an operator’s own stake too), what unbonds, and of a validator what it has received, the first hundred by address.
   *
   * - `address`: Account whose stake to tell
   */
  chain_getDelegations: {
    params: [address: Address];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** Its stake by validator, its own as an operator first */
      readonly delegations: readonly {
        /** Operator account of the validator */
        readonly validator: Address;
        /** Consensus key of the validator in hex */
        readonly pubkey: ConsensusKey;
        /** Raw native units that are staked */
        readonly amount: Amount;
        /** Raw native units that were earned and wait to be claimed */
        readonly pending_rewards: Amount;
        /** True when what it earns becomes stake by itself */
        readonly auto_compound: boolean;
        /** Height of the oldest of this stake; 0 for none left */
        readonly since_height: Height;
      }[];
      /** Stake on its way out, the oldest first */
      readonly unbonding: readonly {
        /** Operator account of the validator that the stake was with */
        readonly validator: Address;
        /** Raw native units that unbond */
        readonly amount: Amount;
        /** When they can be claimed, in Unix seconds */
        readonly release_at: Time;
        /** True once they can be claimed */
        readonly claimable: boolean;
      }[];
      /** What others delegate to it; null for an account that operates no validator */
      readonly received?: {
        /** How many accounts delegate to it */
        readonly count: number;
        /** Raw native units that others have delegated to it */
        readonly total: Amount;
        /** The first hundred of them by address */
        readonly delegators: readonly {
          /** Account that delegates */
          readonly delegator: Address;
          /** Raw native units that it has delegated */
          readonly amount: Amount;
          /** True when what it earns becomes stake by itself */
          readonly auto_compound: boolean;
          /** Height of its oldest stake; 0 for none left */
          readonly since_height: Height;
        }[];
      } | null;
    };
  };
  /** Where block rewards stand: the year since genesis, what it is worth, and what was and remains to be emitted. */
  chain_getEmission: {
    params: [];
    result: {
      /** Account that gets the treasury's share */
      readonly treasury: Address;
      /** Which year since genesis it is, from 1 */
      readonly year: number;
      /** What this year is worth, in raw native units */
      readonly annual: Amount;
      /** What was emitted since genesis, in raw native units */
      readonly emitted: Amount;
      /** What the pool still has, in raw native units */
      readonly remaining: Amount;
    };
  };
  /**
   * The operations that a sentence becomes, in order, with their gas. Without a sender nothing is asked of balances, and a share of a balance is refused.
   *
   * - `intent_string`: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
   * - `sender_address`: Account that would sign; nobody when left out
   */
  chain_getExecutionPlan: {
    params: [intent_string: string, sender_address?: Address | null];
    result: {
      /** Its operations, in order */
      readonly steps: readonly {
        /** Place of the operation, from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** Module that has it */
        readonly module: string;
        /** What the clause does that it belongs to, in words */
        readonly description: string;
        /** What it is asked to do, by the names of its parameters */
        readonly params: unknown;
        /** Operations whose result it counts on */
        readonly depends_on: readonly number[];
        /** Gas that it takes, about */
        readonly gas: number;
      }[];
      /** Gas of the bundle */
      readonly gas_total: number;
      /** What the bundle costs, in raw native units */
      readonly fee: Amount;
      /** Always true: all or none */
      readonly atomic: boolean;
      /** The same operations, as SubmitIntent carries them */
      readonly plan: readonly Operation[];
      /** Unix seconds after which it is refused; 0 for none */
      readonly deadline: Time;
      /** Last height at which its bundle should be included */
      readonly valid_until: Height;
      /** Blake3 of the text */
      readonly intent_hash: Hex32;
      /** Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent */
      readonly plan_hash: Hex32;
      /** What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it */
      readonly warnings: readonly string[];
    };
  };
  /**
   * A game by its id, and who writes its profiles; null when there is none.
   *
   * - `game_id`: The id under which it registered
   */
  chain_getGame: {
    params: [game_id: string];
    result: {
      /** The id that was asked for */
      readonly game_id: string;
      /** What people call it */
      readonly name: string;
      /** The account that alone writes its profiles */
      readonly authority: Address;
      /** When it was registered, in Unix seconds */
      readonly registered_at: Time;
      /** How many players it has written about */
      readonly players: number;
    } | null;
  };
  /**
   * What a game says of a player; null when it has said nothing. Of a hidden profile only that it is there.
   *
   * - `passport_owner`: The player to ask about
   * - `game_id`: The game, by the id under which it registered
   */
  chain_getGameProfile: {
    params: [passport_owner: Address, game_id: string];
    result: GameProfile | null;
  };
  /** The sentences that this chain understands, and the JSON schema of their other form. */
  chain_getIntentGrammar: {
    params: [];
    result: {
      /** Forms of clauses; `then` or `;` stands between clauses, up to 8 */
      readonly forms: readonly {
        /** What the form in JSON names it by */
        readonly action: string;
        /** Module that carries it out */
        readonly module: string;
        /** How it is written: words stand for themselves, a bar between those that mean the same; what is in square brackets may be left out; a slot is in angle brackets */
        readonly form: string;
        /** What it does */
        readonly about: string;
      }[];
      /** JSON schema of the form in JSON */
      readonly json_schema: unknown;
    };
  };
  /**
   * What has become of the bundle of an intent, as this node knows it.
   *
   * - `bundle_hash`: Hash of the bundle, as its submission answered
   */
  chain_getIntentStatus: {
    params: [bundle_hash: Hash];
    result: {
      /** The bundle that was asked for */
      readonly bundle_hash: Hash;
      /** pending: it waits; included: a block has it that is not final; finalized: a final block has it, as all blocks here are; rejected: this node refused it; expired: it was too late; unknown: this node has not heard of it */
      readonly status: "pending" | "included" | "finalized" | "rejected" | "expired" | "unknown";
      /** The text that it carries out; null where that is not known, and for a bundle without an intent */
      readonly intent_hash?: Hex32 | null;
      /** Height of its block; null without one */
      readonly block_height?: Height | null;
      /** Its operations; null where they are not known */
      readonly steps?: (readonly {
        /** Place of the operation in the plan, from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** executed: it is done, as all of them are; refused: none of them is done, because of this one or with it */
        readonly status: "pending" | "executed" | "refused";
      }[]) | null;
      /** Why it was refused; null where it was not */
      readonly error?: {
        /** Permanent number of the refusal */
        readonly code: number;
        /** The refusal as one word, such as InsufficientBalance */
        readonly name: string;
        /** The refusal as a sentence for people */
        readonly message: string;
        /** Figures of the refusal, by name */
        readonly details: unknown;
      } | null;
    };
  };
  /**
   * Market makers with a bond, by tier; also those that gave up and wait for it.
   *
   * - `tier`: Tier of a market maker: 1 has the largest bond and sees orders first
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getMarketMakers: {
    params: [tier?: number | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Makers, those of tier 1 first, within a tier those who took it first */
      readonly makers: readonly {
        /** Account that fills orders */
        readonly address: Address;
        /** What the maker calls himself; nobody checks it */
        readonly name: string;
        /** Tier of a market maker: 1 has the largest bond and sees orders first */
        readonly tier: number;
        /** Raw native units that are bonded */
        readonly bond: Amount;
        /** Whether it may fill orders; false once it gave up */
        readonly active: boolean;
        /** From when on its bond can be withdrawn, unix seconds; null while it is active */
        readonly withdraw_at?: Time | null;
        /** Orders that it filled */
        readonly settled_count: number;
        /** What was sold to it, in raw native units by the mean prices of the DEX */
        readonly volume: U256;
        /** Mean of the spreads of those of its orders that have one, in basis points */
        readonly avg_spread_bps: number;
        /** Block in which it registered first */
        readonly registered_block: Height;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Bundles that wait on this node, of one account or of all.
   *
   * - `address`: Only bundles that this account sent; of all when left out
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getMempool: {
    params: [address?: Address | null, limit?: number | null, cursor?: string | null];
    result: {
      /** How many bundles wait on this node, of everybody */
      readonly size: number;
      /** Size of all of them in bytes */
      readonly bytes: number;
      /** Those of this page, by sender and nonce */
      readonly bundles: readonly {
        /** By which the bundle is known */
        readonly bundle_hash: Hash;
        /** Account that sent it */
        readonly from: Address;
        /** Place among the bundles of its sender */
        readonly nonce: number;
        /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
        readonly gas_price: number;
        /** What it is to do, in order */
        readonly operations: readonly OperationRecord[];
        /** False while a nonce before it is missing */
        readonly executable: boolean;
        /** When this node got it, in Unix seconds */
        readonly added_at: Time;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * A multi-signature account; null when there is none of this address.
   *
   * - `address`: Address of the multi-signature account
   */
  chain_getMultiSig: {
    params: [address: Address];
    result: {
      /** Address of the account */
      readonly address: Address;
      /** Accounts that decide for it */
      readonly signers: readonly Address[];
      /** How many of them must approve */
      readonly threshold: number;
      /** What readers know the account by, 1 to 64 characters */
      readonly label: string;
      /** Height of the block that made it; 0 at genesis */
      readonly created_at_height: Height;
      /** Raw native units that it holds */
      readonly balance: Amount;
      /** How many of its transactions wait for approvals */
      readonly pending_count: number;
      /** Number that its next transaction gets */
      readonly next_tx_id: number;
    } | null;
  };
  /**
   * A transaction of a multi-signature account by its number; null when there is none.
   *
   * - `address`: Address of the multi-signature account
   * - `tx_id`: Number of the transaction within the account, from 0
   */
  chain_getMultiSigTx: {
    params: [address: Address, tx_id: number];
    result: {
      /** Number of the transaction within the account, from 0 */
      readonly tx_id: number;
      /** Address of the multi-signature account */
      readonly account: Address;
      /** Signer that proposed it */
      readonly proposer: Address;
      /** What it does, in order */
      readonly operations: readonly Operation[];
      /** Why it is proposed, 1 to 256 characters */
      readonly description: string;
      /** Hash of its operations: what an approval names */
      readonly operations_hash: Hex32;
      /** Who approved it, in order */
      readonly approvals: readonly {
        /** Account that approved */
        readonly signer: Address;
        /** Height of its approval */
        readonly height: Height;
      }[];
      /** How many signers approve */
      readonly approval_count: number;
      /** How many must approve */
      readonly threshold: number;
      /** How it stands: waiting for approvals, carried out, or too late */
      readonly status: "Pending" | "Executed" | "Expired";
      /** Height of the block in which it was proposed */
      readonly created_at_height: Height;
      /** The last height at which it can be carried out */
      readonly expires_at_height: Height;
      /** Height at which it was carried out; null for not yet */
      readonly executed_at_height?: Height | null;
      /** Bundle that carried it out; null until then, and when the end of a block did */
      readonly execution_bundle?: Hash | null;
      /** Each operation as a line of text */
      readonly summary: readonly string[];
      /** What would happen now, on the state at the head of this node; null unless it is pending, and where it would take too long */
      readonly simulation?: {
        /** True when it would succeed */
        readonly ok: boolean;
        /** What would refuse it; null when nothing would */
        readonly error?: {
          /** Which operation would be refused, from 0 */
          readonly index: number;
          /** Permanent number of the refusal */
          readonly code: number;
          /** The refusal as one word, such as InsufficientBalance */
          readonly name: string;
          /** The refusal as a sentence for people */
          readonly message: string;
          /** Figures of the refusal, by name */
          readonly details: unknown;
        } | null;
        /** Height of the state that it was tried on */
        readonly at_height: Height;
      } | null;
    } | null;
  };
  /**
   * How many of a type an account holds; 0 also where there is no such type.
   *
   * - `collection`: Address of the collection
   * - `type_id`: Number of the type within the collection
   * - `owner`: Account whose units to count
   */
  chain_getMultiTokenBalance: {
    params: [collection: Mint, type_id: U64 | number, owner: Address];
    result: {
      /** Address of the collection */
      readonly collection: Mint;
      /** Number of the type within the collection */
      readonly type_id: U64;
      /** Account that was asked for */
      readonly owner: Address;
      /** How many it has */
      readonly balance: U128;
    };
  };
  /**
   * A collection; null when there is none at the address.
   *
   * - `collection`: Address of the collection
   */
  chain_getMultiTokenCollection: {
    params: [collection: Mint];
    result: {
      /** Address of the collection */
      readonly address: Mint;
      /** What people call the collection, 1 to 64 characters */
      readonly name: string;
      /** Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique */
      readonly symbol: string;
      /** What the metadata links of its tokens begin with, up to 512 bytes; may be empty */
      readonly base_uri: string;
      /** What the collection is, up to 1,000 characters; null for nothing */
      readonly description?: string | null;
      /** Link to a small picture, up to 512 bytes; null for none */
      readonly icon_uri?: string | null;
      /** Link to a wide picture, up to 512 bytes; null for none */
      readonly banner_uri?: string | null;
      /** Home page of the collection, up to 512 bytes; null for none */
      readonly external_url?: string | null;
      /** Part of a sale that is due to the owner, in basis points */
      readonly royalty_bps: number;
      /** Account that owns it and may mint */
      readonly owner: Address;
      /** How many types are defined */
      readonly types: number;
      /** Height of the block that made the collection */
      readonly created_at_height: Height;
    } | null;
  };
  /**
   * All about a name: who holds it, what it says, and what it costs; also of a name that nobody holds.
   *
   * - `name`: Which one, in any case: with what names of this chain end with, or alice for short
   */
  chain_getNameInfo: {
    params: [name: string];
    result: Name;
  };
  /**
   * Who owns a namespace, and how many anchors it has; null when nobody has anchored there.
   *
   * - `namespace`: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
   */
  chain_getNamespace: {
    params: [namespace: string];
    result: {
      /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
      readonly namespace: string;
      /** Account that alone can anchor in the namespace */
      readonly owner: Address;
      /** How many anchors the namespace has */
      readonly anchors: number;
      /** Block of its first anchor */
      readonly claimed_at_height: Height;
    } | null;
  };
  /** The network in numbers. Counts of transactions begin where the explorer of this node began. */
  chain_getNetworkStats: {
    params: [];
    result: {
      /** Number of the chain, which every signature covers */
      readonly chain_id: number;
      /** Which kind of network it is: mainnet, testnet or dev */
      readonly network: string;
      /** Height of the last block */
      readonly height: Height;
      /** Height of the last final block: the same */
      readonly finalized_height: Height;
      /** Number of the epoch of the last block */
      readonly epoch: number;
      /** Part of the epoch that has passed, in basis points */
      readonly epoch_progress_bps: number;
      /** Mean time between the last hundred blocks, in milliseconds */
      readonly avg_block_time_ms: number;
      /** Bundles a second over the last minute */
      readonly tps_1m: number;
      /** Bundles a second over the last day */
      readonly tps_24h: number;
      /** Bundles in all blocks */
      readonly total_transactions: number;
      /** Accounts that ever held something */
      readonly total_accounts: number;
      /** Tokens that there are */
      readonly total_tokens: number;
      /** Pools that there are */
      readonly total_pools: number;
      /** NFTs that there are */
      readonly total_nfts: number;
      /** Validators that sign blocks in this epoch */
      readonly active_validators: number;
      /** Raw native units that are staked with all validators */
      readonly total_staked: Amount;
      /** Part of the native supply that is staked, in basis points */
      readonly staked_bps: number;
      /** Raw native units for all time */
      readonly total_supply: Amount;
      /** Raw native units that accounts hold */
      readonly circulating_supply: Amount;
      /** Raw native units emitted since genesis */
      readonly emitted: Amount;
      /** Raw native units that the treasury holds */
      readonly treasury_balance: Amount;
      /** Bundles that wait on this node */
      readonly mempool_size: number;
      /** How many other nodes it is linked with */
      readonly peers: number;
      /** Price of gas that the node asks for now, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** What the thousand deepest pools hold, in raw native units */
      readonly tvl_native: Amount;
      /** When the chain began, in Unix seconds */
      readonly genesis_time: Time;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
      /** First block that the answer covers: 0 or 1 for all of them */
      readonly indexed_from: Height;
    };
  };
  /**
   * A token of a collection; null when it was never minted, or burned.
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
      /** Account that has the token */
      readonly owner: Address;
      /** Link to its metadata */
      readonly metadata_uri: string;
      /** Account that may move this token besides the owner; null for none */
      readonly approved?: Address | null;
      /** Height at which it was minted */
      readonly minted_at_height: Height;
      /** Height at which it moved last */
      readonly last_transfer_height: Height;
      /** What is due of a sale, and to whom */
      readonly royalty: {
        /** Account that royalties are due to */
        readonly receiver: Address;
        /** Part of a sale that is due, in basis points */
        readonly bps: number;
      };
    } | null;
  };
  /**
   * A collection; null when there is none at the address.
   *
   * - `collection`: Address of the collection
   */
  chain_getNftCollection: {
    params: [collection: Mint];
    result: {
      /** Address of the collection */
      readonly address: Mint;
      /** What people call the collection, 1 to 64 characters */
      readonly name: string;
      /** Short name of the collection: up to 16 letters, digits, dots, dashes and underscores; need not be unique */
      readonly symbol: string;
      /** What the metadata links of its tokens begin with, up to 512 bytes; may be empty */
      readonly base_uri: string;
      /** What the collection is, up to 1,000 characters; null for nothing */
      readonly description?: string | null;
      /** Link to a small picture, up to 512 bytes; null for none */
      readonly icon_uri?: string | null;
      /** Link to a wide picture, up to 512 bytes; null for none */
      readonly banner_uri?: string | null;
      /** Home page of the collection, up to 512 bytes; null for none */
      readonly external_url?: string | null;
      /** Most tokens that there can ever be; 0 for no limit */
      readonly max_supply: number;
      /** Part of a sale that is due to the receiver, in basis points */
      readonly royalty_bps: number;
      /** Account that royalties are due to */
      readonly royalty_receiver: Address;
      /** Account that owns it and may mint */
      readonly owner: Address;
      /** True once nobody can change it any more */
      readonly locked: boolean;
      /** Height of the block that made the collection */
      readonly created_at_height: Height;
      /** How many tokens were ever minted */
      readonly minted: number;
      /** How many tokens were destroyed */
      readonly burned: number;
      /** How many accounts hold some */
      readonly holders: number;
      /** How many tokens there are now */
      readonly supply: number;
    } | null;
  };
  /**
   * The nonce for the next bundle of an account: by the final state, and counting bundles in flight on this node.
   *
   * - `address`: Account whose next bundle is to be made
   */
  chain_getNonce: {
    params: [address: Address];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** Nonce of its next bundle by the final state */
      readonly confirmed: number;
      /** The same after the bundles that wait on this node */
      readonly pending: number;
    };
  };
  /**
   * The chain parameters by key: what each is, is worth now, was at first, and may be.
   *
   * - `prefix`: First letters of the keys to list, such as gas.; all when left out
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getParameters: {
    params: [prefix?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Parameters of the chain and its modules by key */
      readonly parameters: readonly {
        /** Name of the parameter, such as gas.price_floor */
        readonly key: string;
        /** What the parameter rules, with its unit */
        readonly about: string;
        /** What it is worth now */
        readonly value: unknown;
        /** What it was worth at genesis */
        readonly initial: unknown;
        /** Least that it may be set to; null without such a bound */
        readonly min: unknown;
        /** Most that it may be set to; null without such a bound */
        readonly max: unknown;
        /** True when it stays as genesis set it */
        readonly fixed: boolean;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * The passport of an account; null when it has none.
   *
   * - `owner`: The account to ask about
   */
  chain_getPassport: {
    params: [owner: Address];
    result: Passport | null;
  };
  /** How many passports, games, profiles and achievements there are, and who has the most experience. */
  chain_getPassportStats: {
    params: [];
    result: {
      /** How many players have one */
      readonly total_passports: number;
      /** How many games are registered */
      readonly total_games: number;
      /** How often a game has written about a player for the first time */
      readonly total_profiles: number;
      /** How many all players have reached in all games */
      readonly total_achievements: number;
      /** Passports made in the last 24 hours before this block */
      readonly new_24h: number;
      /** The ten players with the most experience, the most first */
      readonly top: readonly {
        /** What the player is called now */
        readonly gamertag: string;
        /** How far his experience has brought him, from 1 */
        readonly level: number;
      }[];
    };
  };
  /** The peers that this node is linked with. */
  chain_getPeers: {
    params: [];
    result: {
      /** Under which others reach this node; null when it keeps to itself, or its port is not open yet */
      readonly address?: string | null;
      /** How many peers the list has */
      readonly count: number;
      /** One entry for each link */
      readonly peers: readonly {
        /** Id of the peer, made of its key in the network */
        readonly peer: string;
        /** Where the peer is reached, as multiaddr */
        readonly address: string;
        /** inbound: the peer opened the link; outbound: this node did */
        readonly direction: "inbound" | "outbound";
        /** Consensus key of the validator that the peer proved to be, in hex; null for none */
        readonly validator?: string | null;
        /** True when the peer follows headers alone */
        readonly light: boolean;
        /** Last final block that the peer told of */
        readonly height: Height;
        /** Time to the peer and back in milliseconds; null until measured */
        readonly rtt_ms?: number | null;
        /** The peer's clock less this node's, in milliseconds; null until measured */
        readonly clock_offset_ms?: number | null;
        /** Bytes that came from the peer over this link */
        readonly bytes_in: number;
        /** Bytes that went to the peer over this link */
        readonly bytes_out: number;
        /** Program and version that the peer names */
        readonly agent: string;
      }[];
    };
  };
  /**
   * What is on its way to an account over the bridge, and what was cancelled of it, the newest first.
   *
   * - `address`: Account that is to get the tokens
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getPendingReceives: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Receives that wait or were cancelled, the newest first */
      readonly receives: readonly {
        /** Number of the passage over the bridge, of both directions together */
        readonly receive_id: number;
        /** The other chain, by its lowercase name, such as ethereum */
        readonly chain: string;
        /** Hash of the transaction on the other chain, as that chain writes it */
        readonly tx_hash: string;
        /** Symbol of the token on this chain */
        readonly symbol: string;
        /** Raw units of the token on this chain */
        readonly amount: Amount;
        /** Account that is to get the tokens */
        readonly recipient: Address;
        /** waiting_quorum: too few attesters have observed it; delayed for a day; pending: the token cannot move now; cancelled by the foundation */
        readonly status: "waiting_quorum" | "delayed" | "pending" | "cancelled";
        /** Attesters that have signed */
        readonly have: number;
        /** How many must */
        readonly need: number;
        /** When it comes, in Unix seconds; null where no time says so */
        readonly release_at?: Time | null;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * The pool of two tokens, in their order; null when there is none.
   *
   * - `token_a`: First token, whose amounts come first: its symbol in any case, or 0x and its mint
   * - `token_b`: Second token: its symbol in any case, or 0x and its mint
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
      /** Raw units of the first token in the pool */
      readonly reserve_a: Amount;
      /** Raw units of the second token in the pool */
      readonly reserve_b: Amount;
      /** Mint address of the token that stands for shares of the pool */
      readonly lp_mint: Mint;
      /** Raw units of shares that there are */
      readonly lp_supply: Amount;
      /** Raw units of shares in locks that have not ended */
      readonly lp_locked: Amount;
      /** The oldest of these locks */
      readonly locks: readonly {
        /** Number of the lock within the pool */
        readonly lock_id: number;
        /** Account that gets the shares when the lock ends */
        readonly owner: Address;
        /** Raw units of shares that are locked */
        readonly amount: Amount;
        /** When the lock ends, in Unix seconds */
        readonly unlock_at: Time;
      }[];
      /** Fee of a swap in basis points of what goes in */
      readonly fee_bps: number;
      /** Whole units of the second token for one whole unit of the first */
      readonly price_a_in_b: string;
      /** Whole units of the first token for one whole unit of the second */
      readonly price_b_in_a: string;
      /** Mean of price_a_in_b over the last ten minutes; null for a younger pool */
      readonly twap_10m?: string | null;
      /** What the pool holds, in raw native units */
      readonly tvl_native: Amount;
      /** Raw units of the first token swapped in this hour and the 23 before it */
      readonly volume_24h_a: Amount;
      /** Raw units of the second token swapped in this hour and the 23 before it */
      readonly volume_24h_b: Amount;
      /** How many swaps there were, ever */
      readonly swaps: number;
      /** Account that made the pool */
      readonly creator: Address;
      /** Height of the block that made the pool */
      readonly created_at_height: Height;
    } | null;
  };
  /**
   * A presale by its number; null when there is none.
   *
   * - `presale_id`: Number of the presale, from 1
   */
  chain_getPresale: {
    params: [presale_id: number];
    result: {
      /** Number of the presale, from 1 */
      readonly presale_id: number;
      /** The account that holds the deposit and the payments, in hex */
      readonly address: Mint;
      /** Account that sells its token */
      readonly creator: Address;
      /** Mint address of the token that is sold */
      readonly token_mint: Mint;
      /** Raw units that are for sale */
      readonly tokens_for_sale: Amount;
      /** Raw units of the payment token that must be raised, else everybody gets back what he paid */
      readonly soft_cap: Amount;
      /** Most raw units of the payment token that can be raised */
      readonly hard_cap: Amount;
      /** Least raw units of the payment token that an account pays in */
      readonly min_contribution: Amount;
      /** Most raw units of the payment token that an account pays in, in all */
      readonly max_contribution: Amount;
      /** From when it takes contributions, in Unix seconds */
      readonly start_time: Time;
      /** Until when it takes contributions, in Unix seconds */
      readonly end_time: Time;
      /** Part of what is raised that goes into the pool, in basis points */
      readonly liquidity_bps: number;
      /** Tokens in the pool for a payment, as part of what the presale gives for it, in basis points */
      readonly listing_rate_bps: number;
      /** How long the liquidity of the pool is locked, in seconds */
      readonly lp_lock_duration: number;
      /** When what was bought is delivered; null: all of it when the presale is finalized */
      readonly vesting?: {
        /** Part that is delivered when the presale is finalized, in basis points */
        readonly tge_bps: number;
        /** Length of a cycle in seconds */
        readonly cycle_seconds: number;
        /** Part that is delivered in every cycle after that, in basis points */
        readonly cycle_bps: number;
      } | null;
      /** What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed */
      readonly unsold: "return" | "burn";
      /** How many accounts may contribute; 0: everybody may */
      readonly whitelist_size: number;
      /** What the presale is called; null for none */
      readonly title?: string | null;
      /** What it is for, up to 1,000 characters; null for none */
      readonly description?: string | null;
      /** Link to more about it; null for none */
      readonly url?: string | null;
      /** Height of the block that made the presale */
      readonly created_at_height: Height;
      /** Symbol of the token that is sold */
      readonly token_symbol: string;
      /** Symbol of the token that contributors pay in */
      readonly payment_token: string;
      /** How the presale stands: before, during or after its time, given up, finished, giving back, or all given back */
      readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
      /** Raw units of the payment token that all paid so far */
      readonly raised: Amount;
      /** Raw units of the token that were sold so far */
      readonly sold: Amount;
      /** How many accounts paid in */
      readonly contributors: number;
      /** Of `raised`, what the creator paid himself */
      readonly creator_contributed: Amount;
      /** Address of the pool that was made; null before */
      readonly pool?: Mint | null;
      /** Number of the lock on its liquidity, within the pool; null before */
      readonly lp_lock_id?: number | null;
      /** Height at which it was finalized; null before */
      readonly finalized_at_height?: Height | null;
      /** To how many contributors the part that is due at once was delivered */
      readonly distribution: {
        /** How many have it */
        readonly done: number;
        /** How many there are; 0 before it is finalized */
        readonly total: number;
      };
    } | null;
  };
  /**
   * Who paid into a presale and what each gets for it, the newest contributors first.
   *
   * - `presale_id`: Number of the presale, from 1
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getPresaleContributions: {
    params: [presale_id: number, limit?: number | null, cursor?: string | null];
    result: {
      /** Who paid in, the newest contributors first */
      readonly contributions: readonly {
        /** Account that paid in */
        readonly contributor: Address;
        /** Raw units of the payment token that it paid, in all */
        readonly amount: Amount;
        /** Raw units of the token that it gets for that */
        readonly tokens: Amount;
        /** Raw units of the token that were delivered to it */
        readonly claimed: Amount;
        /** True when it got back what it paid */
        readonly refunded: boolean;
        /** Height of its first contribution */
        readonly first_height: Height;
        /** Height of its last contribution */
        readonly last_height: Height;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * How a presale stands now, and what can be done with it; null when there is none.
   *
   * - `presale_id`: Number of the presale, from 1
   */
  chain_getPresaleStatus: {
    params: [presale_id: number];
    result: {
      /** Number of the presale, from 1 */
      readonly presale_id: number;
      /** How the presale stands: before, during or after its time, given up, finished, giving back, or all given back */
      readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
      /** Raw units of the payment token that all paid so far */
      readonly raised: Amount;
      /** Raw units of the payment token that must be raised */
      readonly soft_cap: Amount;
      /** Most raw units of the payment token that can be raised */
      readonly hard_cap: Amount;
      /** Part of the hard cap that was raised, in basis points */
      readonly progress_bps: number;
      /** Seconds until it starts, or until it ends; 0 when it has ended */
      readonly seconds_left: number;
      /** How many accounts paid in */
      readonly contributors: number;
      /** True when anybody can finalize it now */
      readonly can_finalize: boolean;
      /** True when contributors can have back what they paid */
      readonly can_refund: boolean;
    } | null;
  };
  /**
   * The price of a token in another one, by the deepest route between them; null when there is none.
   *
   * - `from_symbol`: Token whose price to tell: its symbol in any case, or 0x and its mint
   * - `to_symbol`: Token to tell it in: its symbol in any case, or 0x and its mint
   */
  chain_getPrice: {
    params: [from_symbol: string, to_symbol: string];
    result: {
      /** Symbol of the token whose price it is */
      readonly from_symbol: string;
      /** Symbol of the token that it is told in */
      readonly to_symbol: string;
      /** Whole units of the second token for one whole unit of the first */
      readonly price: string;
      /** Whole units of the first token for one whole unit of the second */
      readonly inverse: string;
      /** direct: one pool; multi-hop: several in a row */
      readonly route_type: "direct" | "multi-hop";
      /** Tokens on the way, both ends included */
      readonly path: readonly string[];
      /** Mean price of the last ten minutes; null when a pool on the way is younger */
      readonly twap_10m?: string | null;
      /** How deep the route is at its shallowest, in raw native units */
      readonly liquidity_native: Amount;
      /** Height of the state that it was read from */
      readonly height: Height;
      /** Time of that block, in Unix seconds */
      readonly as_of: Time;
    } | null;
  };
  /**
   * A program by its name, with its whole text: the newest version, or the one asked for; null when there is none.
   *
   * - `name`: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
   * - `version`: Version to look at; the newest when left out
   */
  chain_getProgram: {
    params: [name: string, version?: number | null];
    result: {
      /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
      readonly name: string;
      /** Version of the program, from 1 */
      readonly version: number;
      /** Account that registered it, and alone can register versions of it */
      readonly owner: Address;
      /** What it is called */
      readonly title: string;
      /** What it does, as its author says */
      readonly description: string;
      /** What its callers give */
      readonly params: readonly {
        /** Name, 1 to 32 characters of a to z, 0 to 9 and _ */
        readonly name: string;
        /** What it is: raw units, a token, an account, a validator, a number, hundredths of a percent, a text */
        readonly type: "amount" | "token" | "address" | "validator" | "integer" | "bps" | "string";
        /** Value when the caller gives none; required where this is left out */
        readonly default?: unknown;
        /** Least value of a number */
        readonly min?: unknown;
        /** Greatest value of a number */
        readonly max?: unknown;
        /** The values that it can have; any when left out */
        readonly enum?: (readonly unknown[]) | null;
      }[];
      /** How many steps it has */
      readonly steps: number;
      /** Its whole text, which never changes */
      readonly program_json: string | { readonly [name: string]: unknown };
      /** Hash of the text of this version */
      readonly hash: Hash;
      /** How often this version was run */
      readonly executions: number;
      /** True when this version cannot be run any more */
      readonly deprecated: boolean;
      /** Block that registered this version */
      readonly registered_at_height: Height;
    } | null;
  };
  /**
   * A state record by its key (hex: module, slot, key parts) with the proof that it is, or is not, under the state root.
   *
   * - `key`: State key in hex: number of the module, slot, then the key parts
   */
  chain_getProof: {
    params: [key: string];
    result: {
      /** Block whose state the proof is about */
      readonly height: Height;
      /** Root in the header of that block, to check the proof against */
      readonly state_root: Hash;
      /** The state key that was asked for, in hex */
      readonly key: string;
      /** Bytes of the record in hex; null where there is none */
      readonly value?: string | null;
      /** Path from the root to the record, or to where it would be */
      readonly proof: {
        /** What stands at the end of the path */
        readonly terminal: {
          /** The leaf of the key itself: the key holds the value */
          readonly own: { readonly [name: string]: never };
        } | {
          /** Another leaf, so that there is none of the key */
          readonly other: {
            /** Hash of the key of that leaf, 32 bytes */
            readonly path: string;
            /** Hash of what that leaf holds, 32 bytes */
            readonly value_hash: string;
          };
        } | {
          /** Nothing, so that there is none of the key */
          readonly empty: { readonly [name: string]: never };
        };
        /** Level of the tree at which the path ends; the root is 0 */
        readonly depth: number;
        /** Bit i, the highest of the first byte first, is set when the sibling at level i is not empty */
        readonly bitmap: string;
        /** Hashes of the siblings that are not empty, from the root downwards */
        readonly siblings: readonly string[];
      };
    };
  };
  /**
   * A proposal with the greatest votes, as long as these are kept (`governance.kept_blocks`, some 30 days after voting has ended); null when there is none.
   *
   * - `proposal_id`: Number of the proposal, as its making answered
   */
  chain_getProposal: {
    params: [proposal_id: number];
    result: {
      /** Number of the proposal, as its making answered */
      readonly proposal_id: number;
      /** What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says */
      readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
      /** What the proposal is called, 1 to 128 characters */
      readonly title: string;
      /** Why it is proposed, 1 to 10,000 characters */
      readonly description: string;
      /** Account that made the proposal */
      readonly proposer: Address;
      /** How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out */
      readonly status: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed";
      /** Height of the block that made the proposal */
      readonly created_at_height: Height;
      /** Last height of the vote */
      readonly voting_end_height: Height;
      /** Raw native units of stake in favour */
      readonly yes_power: Amount;
      /** Raw native units of stake against */
      readonly no_power: Amount;
      /** Raw native units of stake that may vote */
      readonly total_power: Amount;
      /** Part of all stake that must vote, in basis points */
      readonly quorum_bps: number;
      /** How many accounts have voted */
      readonly voters: number;
      /** From when an approved proposal can be carried out, in Unix seconds; null for others */
      readonly timelock_until?: Time | null;
      /** Height at which it was carried out; null for not yet */
      readonly executed_at_height?: Height | null;
      /** The parameter that it sets; null for other kinds */
      readonly parameter?: {
        /** Which chain parameter it is, such as dex.fee_bps */
        readonly key: string;
        /** Value that it had when this was proposed, as text */
        readonly old_value: string;
        /** Value that it is to have, as text */
        readonly new_value: string;
      } | null;
      /** The payment that it makes; null for other kinds */
      readonly treasury?: {
        /** Account that is to be paid */
        readonly recipient: Address;
        /** Raw native units to pay */
        readonly amount: Amount;
      } | null;
      /** What it says of a contract; null for other kinds */
      readonly safety?: {
        /** Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections */
        readonly chain: string;
        /** Where the contract is, in the notation of its chain */
        readonly contract: string;
        /** What wallets are told of the contract; unknown also where governance has decided nothing */
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        /** Name of the collection or project that it belongs to; null for none */
        readonly collection?: string | null;
      } | null;
      /** Raw native units that the proposer left */
      readonly deposit: Amount;
      /** Why it could not be carried out; null unless it failed */
      readonly error?: {
        /** Permanent number of the refusal */
        readonly code: number;
        /** The refusal as one word, such as InsufficientBalance */
        readonly name: string;
        /** The refusal as a sentence for people */
        readonly message: string;
      } | null;
      /** When the vote ends if blocks come every two seconds, or ended, in Unix seconds */
      readonly voting_end_time_estimate: Time;
      /** Part of all stake that voted, in basis points */
      readonly turnout_bps: number;
      /** The greatest votes, the strongest first */
      readonly votes: readonly {
        /** Account that voted */
        readonly voter: Address;
        /** True in favour, false against */
        readonly approve: boolean;
        /** Raw native units of stake that it speaks for now */
        readonly power: Amount;
        /** Height of the vote */
        readonly height: Height;
      }[];
    } | null;
  };
  /**
   * The newest blocks, newest first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getRecentBlocks: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Final blocks, the newest first */
      readonly blocks: readonly Block[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * The newest bundles of final blocks, newest first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getRecentTransactions: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Bundles of final blocks, the newest first */
      readonly transactions: readonly {
        /** By which the bundle is known */
        readonly bundle_hash: Hash;
        /** Block that includes it */
        readonly block_height: Height;
        /** Place of the bundle in the block, from 0 */
        readonly index: number;
        /** Account that sent it and paid */
        readonly from: Address;
        /** What that account is called now; null without a name */
        readonly from_name?: string | null;
        /** Names of its operations, in order */
        readonly operations: readonly string[];
        /** What it did, in words */
        readonly summary: string;
        /** Raw native units that the sender paid */
        readonly fee: Amount;
        /** Always success: what fails is in no block */
        readonly status: "success";
        /** When the block was proposed, in Unix seconds */
        readonly timestamp: Time;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
      /** First block that the answer covers: 0 or 1 for all of them */
      readonly indexed_from: Height;
    };
  };
  /**
   * The guardians of an account, the recovery that is pending and the change that is scheduled; null without guardians.
   *
   * - `address`: Account whose guardians to tell
   */
  chain_getRecovery: {
    params: [address: Address];
    result: {
      /** Accounts that may give the account a new key, at most 10 */
      readonly guardians: readonly Address[];
      /** How many guardians must agree */
      readonly threshold: number;
      /** Seconds that the owner has to object */
      readonly timelock_s: number;
      /** True when the account can only object while a recovery is pending */
      readonly freeze_on_recovery: boolean;
      /** The recovery under way; null for none */
      readonly pending?: {
        /** Key that the account is to get, in hex */
        readonly new_public_key: string;
        /** Signature scheme of the key, by its name; the number is accepted too */
        readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
        /** When the first guardian began it, in Unix seconds */
        readonly initiated_at: Time;
        /** From when it may be finalized, in Unix seconds */
        readonly ready_at: Time;
        /** Until when it may be finalized, in Unix seconds */
        readonly expires_at: Time;
        /** Guardians that agree so far */
        readonly approvals: readonly Address[];
      } | null;
      /** Terms that the owner set and that are not in force yet, without guardians when there are to be none; null for none */
      readonly scheduled_change?: {
        /** Accounts that may give the account a new key, at most 10 */
        readonly guardians: readonly Address[];
        /** How many guardians must agree */
        readonly threshold: number;
        /** Seconds that the owner has to object */
        readonly timelock_s: number;
        /** True when the account can only object while a recovery is pending */
        readonly freeze_on_recovery: boolean;
        /** When these terms come into force, in Unix seconds */
        readonly effective_at: Time;
      } | null;
    } | null;
  };
  /** Bundles passed on to validators and taken in from them since this node started. */
  chain_getRelayStats: {
    params: [];
    result: {
      /** False on a node without peers */
      readonly enabled: boolean;
      /** Signature with which peers seal what they pass on */
      readonly seal_type: string;
      /** Bundles that were passed on */
      readonly forwarded: number;
      /** Bundles that were taken in */
      readonly received: number;
      /** Of the received ones those that were known */
      readonly duplicates: number;
      /** Of the received ones those that were refused */
      readonly dropped: number;
      /** Bytes of bundles that were passed on */
      readonly bytes_out: number;
      /** Bytes of bundles that were taken in */
      readonly bytes_in: number;
      /** How many other nodes it is linked with */
      readonly peers: number;
      /** When counting began, in Unix seconds */
      readonly since: Time;
    };
  };
  /**
   * An order by its number, with its whole life; null when there is none.
   *
   * - `order_id`: Number of the order, from 1
   */
  chain_getSettleOrder: {
    params: [order_id: number];
    result: {
      /** Number of the order, from 1 */
      readonly order_id: number;
      /** Account that sells, and gets what is bought */
      readonly owner: Address;
      /** Mint of the token that is sold */
      readonly sell_token: Mint;
      /** Mint of the token that is wanted for it */
      readonly buy_token: Mint;
      /** Raw units that are sold, all or none; they are in escrow */
      readonly sell_amount: Amount;
      /** Least raw units that are taken for them */
      readonly min_buy_amount: Amount;
      /** From this time on, in unix seconds, nobody can match the order */
      readonly deadline: Time;
      /** Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all */
      readonly tier: number;
      /** Symbol of the sell token; the mint of one that has none of its own */
      readonly sell_symbol: string;
      /** Symbol of the buy token; the mint of one that has none of its own */
      readonly buy_symbol: string;
      /** Maker that matched it; null until one does */
      readonly maker?: Address | null;
      /** Raw units that the maker gives; null until one does */
      readonly buy_amount?: Amount | null;
      /** Raw units for the treasury, out of what the maker gets */
      readonly fee?: Amount | null;
      /** Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline */
      readonly status: "Created" | "Matched" | "Settled" | "Cancelled" | "Expired";
      /** Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back */
      readonly escrowed: Amount;
      /** How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none */
      readonly spread_bps?: number | null;
      /** Block in which it was made */
      readonly created_block: Height;
      /** Block in which a maker matched it */
      readonly matched_block?: Height | null;
      /** Block in which both amounts changed hands */
      readonly settled_block?: Height | null;
      /** Bundles in which it came about */
      readonly bundles: {
        /** Bundle that made the order; null when the end of a block did */
        readonly create: Hash | null;
        /** Bundle that matched it; null until then, and when the end of a block did */
        readonly match?: Hash | null;
        /** Bundle that settled it; null until then, and when the end of a block did */
        readonly settle?: Hash | null;
      };
    } | null;
  };
  /**
   * A header with the signatures that make it final and the validators that gave them; null when this node does not have it.
   *
   * - `height`: Which block, counted from genesis
   */
  chain_getSignedHeader: {
    params: [height: Height];
    result: {
      /** Height of the block */
      readonly height: Height;
      /** Hash of the header, by which the block is known */
      readonly hash: Hash;
      /** Root of the tree over the state after the block */
      readonly state_root: Hash;
      /** Header, certificate and proposer's signature: borsh bytes in hex */
      readonly signed_header: string;
      /** Voting power of those who signed, in whole units of stake */
      readonly signed_power: number;
      /** Voting power of the whole set, in whole units of stake */
      readonly total_power: number;
      /** How many validators signed */
      readonly signers: number;
      /** The set that certifies the block, in the order of the certificate's indices */
      readonly validators: readonly {
        /** Account of the validator */
        readonly address: Address;
        /** Consensus key with which it signs, in hex */
        readonly public_key: string;
        /** Its voting power, in whole units of stake */
        readonly power: number;
      }[];
    } | null;
  };
  /**
   * Who holds the roles of a stablecoin, what may be minted now, and which changes wait; null for other tokens.
   *
   * - `symbol_or_mint`: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
   */
  chain_getStablecoin: {
    params: [symbol_or_mint: string];
    result: {
      /** Mint address of the stablecoin */
      readonly mint: Mint;
      /** How the token is written: a letter, then up to 11 letters, digits and dots, in upper case */
      readonly symbol: string;
      /** Who names the others; null once renounced */
      readonly owner?: Address | null;
      /** Who sets what minters may make; null once renounced */
      readonly issuer?: Address | null;
      /** Who may pause the token; null once renounced */
      readonly pauser?: Address | null;
      /** Who may freeze accounts for it; null once renounced */
      readonly blocklister?: Address | null;
      /** Who says what reserves there are; null once renounced */
      readonly attestor?: Address | null;
      /** True while nothing of the token moves */
      readonly paused: boolean;
      /** Which of the six protections are in place */
      readonly security_layers: readonly ("role_separation" | "minter_allowance" | "daily_mint_limit" | "reserve_attestation" | "pause_and_freeze" | "timelocked_roles")[];
      /** What may be minted in 24 hours, by everybody together */
      readonly daily: {
        /** Most raw units that may be minted in a window */
        readonly limit: Amount;
        /** Length of the window in seconds */
        readonly window_s: number;
        /** Raw units that were minted in the window that ends now */
        readonly minted: Amount;
        /** Raw units that may be minted now */
        readonly available: Amount;
      };
      /** Accounts that may mint */
      readonly minters: readonly {
        /** Account that may mint */
        readonly minter: Address;
        /** From when it may mint, in Unix seconds */
        readonly from: Time;
        /** Most raw units that may be minted in a window */
        readonly limit: Amount;
        /** Length of the window in seconds */
        readonly window_s: number;
        /** Raw units that were minted in the window that ends now */
        readonly minted: Amount;
        /** Raw units that may be minted now */
        readonly available: Amount;
      }[];
      /** What the attestor stated last about the reserves; null for nothing yet */
      readonly reserves?: {
        /** Raw units that the reserves cover */
        readonly amount: Amount;
        /** Hash of the report about them, 32 bytes */
        readonly report_hash: Hex32;
        /** When it was said, in Unix seconds */
        readonly attested_at: Time;
        /** Until when it counts, in Unix seconds */
        readonly valid_until: Time;
        /** True while it counts: without it nothing is minted */
        readonly valid: boolean;
      } | null;
      /** Role changes that were decided and wait */
      readonly changes: readonly {
        /** What somebody may be of a token: who mints, freezes accounts, owns, pauses or attests reserves */
        readonly role: "mint" | "freeze" | "owner" | "pause" | "attest";
        /** Account that is to have the role; null: nobody ever again */
        readonly to?: Address | null;
        /** When the role changes hands, in Unix seconds */
        readonly ready_at: Time;
      }[];
    } | null;
  };
  /**
   * A staking pool, and what an account has in it; null when there is none at the address.
   *
   * - `pool_address`: Address of the staking pool
   * - `address`: Account whose position to tell too; none when left out
   */
  chain_getStakingPool: {
    params: [pool_address: Mint, address?: Address | null];
    result: {
      /** Address of the staking pool */
      readonly pool_address: Mint;
      /** Account that opened the pool */
      readonly creator: Address;
      /** Mint address of the token that is staked */
      readonly token_mint: Mint;
      /** Mint address of the token that rewards are paid in */
      readonly reward_token: Mint;
      /** Raw units of rewards a second, for all stakers together */
      readonly reward_rate: Amount;
      /** How long a deposit is locked, in seconds */
      readonly lock_period: number;
      /** Most raw units that the pool holds; 0 for no limit */
      readonly capacity: Amount;
      /** Most raw units of one account; 0 for no limit */
      readonly per_user_cap: Amount;
      /** Raw units that are staked now */
      readonly total_staked: Amount;
      /** How many accounts have something staked */
      readonly stakers: number;
      /** Raw units of rewards that the pool has, also those that are owed */
      readonly escrow: Amount;
      /** Raw units of rewards that were earned and not claimed */
      readonly owed: Amount;
      /** Raw units of rewards claimed so far: over time it may come to more than there is of the token */
      readonly paid: U256;
      /** Height of the block that opened the pool */
      readonly created_at_height: Height;
      /** Symbol of the token that is staked */
      readonly token_symbol: string;
      /** Symbol of the token that rewards are paid in */
      readonly reward_symbol: string;
      /** Who alone may fund the pool, and gets back what remains; null: everybody may, and the creator gets it */
      readonly funder?: Address | null;
      /** Raw units of rewards that one staked raw unit has earned since the pool opened, times 10^18 */
      readonly reward_per_token: U256;
      /** When rewards run out if stakers stay, in Unix seconds; null when none flow */
      readonly finish_at?: Time | null;
      /** Rewards of a year in basis points of what is staked; null unless both are of one token and rewards flow */
      readonly apr_bps?: number | null;
      /** open: rewards flow; unfunded: none were paid in yet; finished: they have run out; closed: by its creator */
      readonly status: "open" | "unfunded" | "finished" | "closed";
      /** What the account has in the pool; null when none was asked for or it has nothing */
      readonly position?: {
        /** Raw units that the account has in the pool */
        readonly staked: Amount;
        /** Its deposits, the oldest first */
        readonly lots: readonly {
          /** Raw units of one deposit */
          readonly amount: Amount;
          /** When they can be taken back, in Unix seconds */
          readonly unlock_at: Time;
        }[];
        /** Raw units of rewards that it can claim */
        readonly pending: Amount;
      } | null;
    } | null;
  };
  /** What the node keeps where: records in memory (hot), in the database (warm) and in cold files, blocks in the log. */
  chain_getStorageStats: {
    params: [];
    result: {
      /** What keeps the records: rocksdb or memory */
      readonly backend: string;
      /** How much history the node keeps; archive: all of it; validator: 10,000 blocks; aggressive: 256 */
      readonly pruning: "archive" | "validator" | "aggressive";
      /** True when records that nobody touches move to cold files */
      readonly elastic: boolean;
      /** Where state records lie, by how fast they are reached */
      readonly tiers: {
        /** Records in the memory of the node */
        readonly hot: {
          /** How many records it has; null where nobody counts them */
          readonly entries?: number | null;
          /** Bytes that it takes, about */
          readonly bytes: number;
          /** Of 10,000 reads those that were answered here; null where nobody counts them */
          readonly hit_rate?: number | null;
        };
        /** Records in the database on disk */
        readonly warm: {
          /** How many records it has; null where nobody counts them */
          readonly entries?: number | null;
          /** Bytes that it takes, about */
          readonly bytes: number;
          /** Of 10,000 reads those that were answered here; null where nobody counts them */
          readonly hit_rate?: number | null;
        };
        /** Records in files for what nobody touches */
        readonly cold: {
          /** How many records it has; null where nobody counts them */
          readonly entries?: number | null;
          /** Bytes that it takes, about */
          readonly bytes: number;
          /** Of 10,000 reads those that were answered here; null where nobody counts them */
          readonly hit_rate?: number | null;
        };
      };
      /** Database, cold files and block log together, in bytes */
      readonly total_bytes: number;
      /** Size of the log of blocks in bytes */
      readonly block_log_bytes: number;
      /** First block that the node still has */
      readonly oldest_block: Height;
      /** Last final block that the node has */
      readonly latest_block: Height;
      /** Last block that was pruned; null for none: an archive node prunes nothing */
      readonly last_prune_height?: Height | null;
      /** Height at the last compaction after pruning since the node started; null for none: the database compacts itself besides */
      readonly last_compaction_height?: Height | null;
      /** Snapshots that this node made */
      readonly snapshots: readonly {
        /** Block whose state the snapshot holds */
        readonly height: Height;
        /** Size of its files in bytes */
        readonly bytes: number;
      }[];
      /** The last check of all that is on disk since the node started; null for none (see --rocksdb-verify-interval-secs) */
      readonly last_verify?: {
        /** When it ended, in Unix seconds */
        readonly at: Time;
        /** True when nothing was found damaged */
        readonly ok: boolean;
        /** How many damaged records were found */
        readonly bad: number;
      } | null;
    };
  };
  /**
   * Who holds a token, the richest first.
   *
   * - `token_mint`: Which token: its symbol in any case, or 0x and its mint
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getTokenHolders: {
    params: [token_mint: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Mint address of the token */
      readonly token_mint: Mint;
      /** Accounts that hold it, the richest first */
      readonly holders: readonly {
        /** Place among all holders, from 1 */
        readonly rank: number;
        /** Account that holds the token */
        readonly address: Address;
        /** What that account is called now; null without a name */
        readonly name?: string | null;
        /** Raw units that it holds */
        readonly balance: Amount;
        /** Part of the supply that it holds, in basis points */
        readonly share_bps: number;
        /** account: somebody's; pool or contract: held for others by a module; system: of genesis or the protocol */
        readonly kind: "account" | "pool" | "contract" | "system";
      }[];
      /** How many accounts hold it */
      readonly total_holders: number;
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * The record of a token by symbol or mint; null when there is none.
   *
   * - `symbol_or_mint`: Symbol of the token in any case, or 0x and its mint
   */
  chain_getTokenInfo: {
    params: [symbol_or_mint: string];
    result: Token | null;
  };
  /**
   * How far a token can be trusted, 0 to 100, with every reason; null when there is no such token.
   *
   * - `mint`: Which token: its symbol in any case, or 0x and its mint
   */
  chain_getTokenReputation: {
    params: [mint: string];
    result: {
      /** Mint address of the token */
      readonly mint: Mint;
      /** Symbol of the token */
      readonly symbol: string;
      /** How far it can be trusted, 0 to 100 */
      readonly score: number;
      /** The score as a letter, from A, the best, to F */
      readonly grade: "A" | "B" | "C" | "D" | "F";
      /** Every reason for the score */
      readonly factors: readonly {
        /** What was looked at */
        readonly name: string;
        /** What it adds to the score, below zero what it takes away */
        readonly points: number;
        /** What was found, in words */
        readonly detail: string;
      }[];
      /** How much is known about the token, in percent */
      readonly confidence_pct: number;
      /** Height of the state that it was computed from */
      readonly computed_at_height: Height;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
    } | null;
  };
  /**
   * How a token moved, newest first; made tokens come from the zero address, destroyed ones go to it.
   *
   * - `token_mint`: Which token: its symbol in any case, or 0x and its mint
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getTokenTransfers: {
    params: [token_mint: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Mint address of the token */
      readonly token_mint: Mint;
      /** How it moved, the newest first */
      readonly transfers: readonly {
        /** Bundle that moved it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Block in which it moved */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly timestamp: Time;
        /** Account that gave it; zeros where it was made */
        readonly from: Address;
        /** What the giver is called now; null without a name */
        readonly from_name?: string | null;
        /** Account that got it; zeros where it was destroyed */
        readonly to: Address;
        /** What the receiver is called now; null without a name */
        readonly to_name?: string | null;
        /** Raw units that moved */
        readonly amount: Amount;
        /** What moved it, such as Transfer */
        readonly type: string;
      }[];
      /** How often it moved */
      readonly total_transfers: number;
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
      /** First block that the answer covers: 0 or 1 for all of them */
      readonly indexed_from: Height;
    };
  };
  /**
   * A type of a collection; null when there is none of this id.
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
      /** What people call the type */
      readonly name: string;
      /** Link to its metadata */
      readonly metadata_uri: string;
      /** Most that there can ever be; 0 for no limit */
      readonly max_supply: U128;
      /** True when amounts of it move; false when one moves at a time */
      readonly is_fungible: boolean;
      /** Height of the block that defined the type */
      readonly created_at_height: Height;
      /** How many there are now */
      readonly supply: U128;
      /** How many were destroyed */
      readonly burned: U256;
      /** How many accounts hold some */
      readonly holders: number;
    } | null;
  };
  /**
   * What a bundle did, or why this node refused it; null when this node does not know it or it still waits.
   *
   * - `tx_hash`: Hash of the bundle, as its submission answered
   */
  chain_getTransactionReceipt: {
    params: [tx_hash: Hash];
    result: Receipt | Rejected | null;
  };
  /**
   * A plan with its votes; the live one, or else the last, when no id is given; null when there is none.
   *
   * - `plan_id`: Number of the plan; the live one, or else the last, when left out
   */
  chain_getUpgradePlan: {
    params: [plan_id?: number | null];
    result: {
      /** Number of the plan, as its scheduling answered */
      readonly plan_id: number;
      /** What operators call the upgrade: letters, digits, dot and dash, used once */
      readonly name: string;
      /** Semantic version that the nodes are to run, such as 2.0.0 */
      readonly version: string;
      /** First height of the new version: nodes stop before it */
      readonly target_height: Height;
      /** Files of the new version by platform, such as linux-x64; a file alone is for every platform */
      readonly binaries: { readonly [name: string]: {
        /** Where the file is: https or ipfs */
        readonly url: string;
        /** SHA-256 of the file, 64 lowercase hex characters */
        readonly sha256: string;
      } } | {
        /** Where the file is: https or ipfs */
        readonly url: string;
        /** SHA-256 of the file, 64 lowercase hex characters */
        readonly sha256: string;
      };
      /** For whoever reads the plan: release notes and instructions, up to 2,000 characters */
      readonly info: string;
      /** Who decides about upgrades: one account (seed-authority), or the validators by vote (full) */
      readonly mode: "seed-authority" | "full";
      /** How the plan stands: voted on, waiting for its height, voted down, taken back, or done */
      readonly status: "Voting" | "Scheduled" | "Rejected" | "Cancelled" | "Applied";
      /** Account that scheduled it */
      readonly proposer: Address;
      /** Height of the block that made the plan */
      readonly scheduled_at_height: Height;
      /** First height of the vote; null where nobody votes */
      readonly voting_start?: Height | null;
      /** Last height of the vote; null where nobody votes */
      readonly voting_end_height?: Height | null;
      /** Part of all power that must approve, in percent */
      readonly quorum_percent: number;
      /** Raw native units of stake in favour */
      readonly yes_power: Amount;
      /** Raw native units of stake against */
      readonly no_power: Amount;
      /** Raw native units of stake of those who want it cancelled */
      readonly cancel_power: Amount;
      /** Raw native units of stake that may vote */
      readonly total_power: Amount;
      /** Raw native units that the proposer left */
      readonly deposit: Amount;
      /** Height at which the chain went over; null for not yet */
      readonly applied_at_height?: Height | null;
      /** How each validator voted */
      readonly votes: readonly {
        /** Operator account of the validator that voted */
        readonly validator: Address;
        /** True in favour, false against */
        readonly approve: boolean;
        /** Raw native units of stake behind it */
        readonly power: Amount;
        /** Height of the vote */
        readonly height: Height;
      }[];
      /** Blocks until the chain goes over; 0 when it does not */
      readonly blocks_left: number;
      /** When that is if blocks come every two seconds, in Unix seconds */
      readonly eta: Time;
    } | null;
  };
  /**
   * A validator by its operator or its consensus key; null when there is none.
   *
   * - `address`: Operator account of the validator, or its consensus key in hex
   */
  chain_getValidator: {
    params: [address: Address | string];
    result: {
      /** Account that operates the validator */
      readonly address: Address;
      /** Consensus key with which it signs, in hex */
      readonly pubkey: ConsensusKey;
      /** Raw native units that earn with it, of everybody */
      readonly stake: Amount;
      /** Raw native units of its operator */
      readonly self_stake: Amount;
      /** Raw native units of others, whether they compound or not */
      readonly delegated_stake: Amount;
      /** Raw native units of those whose earnings become stake by themselves */
      readonly compounding_stake: Amount;
      /** Part of earnings that the operator keeps, in basis points */
      readonly commission: number;
      /** What the commission will be; null where no change waits */
      readonly next_commission?: {
        /** Part of earnings that the operator will keep, in basis points */
        readonly commission: number;
        /** First height of the new commission */
        readonly effective_height: Height;
      } | null;
      /** When the operator last changed it, in Unix seconds; null for never */
      readonly commission_changed_at?: Time | null;
      /** From when it may be changed again, in Unix seconds; null for now */
      readonly commission_next_change_at?: Time | null;
      /** active: signs blocks; skipped: active, but leads none for now; candidate: may become active; leaving: its own stake is below the least; jailed: taken out */
      readonly status: "active" | "candidate" | "jailed" | "skipped" | "leaving";
      /** True while it was taken out for misconduct or absence */
      readonly is_jailed: boolean;
      /** From when it may leave jail, in Unix seconds; 0 when it never was in jail */
      readonly jail_release_time: Time;
      /** How often it was jailed */
      readonly jail_count: number;
      /** Why it was jailed: it signed two things that contradict, or missed too many turns */
      readonly jail_reason?: "double-sign" | "downtime" | null;
      /** How well it does its turns: 0.5 to 1 */
      readonly performance_score: number;
      /** Its record over many epochs, 0 to 100 */
      readonly reputation: number;
      /** 1 for the most stake; 0 for one that cannot be active, and beyond the first thousand */
      readonly rank: number;
      /** Its part of the voting power of this epoch, in basis points */
      readonly voting_power_bps: number;
      /** What the operator says of the validator */
      readonly metadata: {
        /** What people call the validator, up to 64 characters */
        readonly name: string;
        /** Who runs it, up to 500 characters */
        readonly description: string;
        /** Its home page, up to 256 characters */
        readonly website: string;
        /** Link to its picture, up to 256 characters */
        readonly avatar: string;
      };
      /** True when others may delegate to it */
      readonly pool_enabled: boolean;
      /** What its pool of delegations is called */
      readonly pool_name: string;
      /** Least raw native units that others may delegate */
      readonly min_delegation: Amount;
      /** True when rewards of new delegations become stake by themselves */
      readonly auto_compound_default: boolean;
      /** How many accounts delegate to it */
      readonly delegators: number;
      /** Blocks that it proposed, ever */
      readonly blocks_produced: number;
      /** Turns that it did not take, ever */
      readonly missed_turns: number;
      /** Turns missed since the last one it took */
      readonly consecutive_missed: number;
      /** Height of the last block that it proposed; 0 for none */
      readonly last_block_height: Height;
      /** Raw native units of commission that wait to be claimed */
      readonly commission_balance: Amount;
      /** Height at which it registered; 0 at genesis */
      readonly registered_at_height: Height;
      /** The key that it will sign with; null where no change waits */
      readonly pending_consensus_key?: {
        /** New consensus key in hex */
        readonly pubkey: ConsensusKey;
        /** First height that the new key signs */
        readonly applies_at_height: Height;
      } | null;
    } | null;
  };
  /**
   * What a validator did in the epochs that it was active in, newest first: the last 10,000 that the explorer of this node saw end.
   *
   * - `address`: Account that operates the validator
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getValidatorEpochs: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** Its epochs; empty for an account that operates none */
      readonly epochs: readonly {
        /** Which epoch, counted from genesis */
        readonly epoch: number;
        /** When it ended, in Unix seconds */
        readonly time: Time;
        /** Turns of the epoch in which the validator made a block */
        readonly blocks_produced: number;
        /** Turns of the epoch that went by without a block */
        readonly missed_turns: number;
        /** Its score at the end: 0.5 to 1 */
        readonly performance_score: number;
        /** Raw native units that earned with it at the end, of everybody */
        readonly stake: Amount;
        /** True when it was in jail at the end */
        readonly is_jailed: boolean;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Intents that an account had carried out.
   *
   * - `account`: Account that signed the plan
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_intentsOf: {
    params: [account: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Blake3 of the text */
          readonly intent_hash: Hex32;
          /** Account that signed the plan */
          readonly account: Address;
          /** Its operations, in order */
          readonly steps: readonly {
            /** Place of the operation, from 0 */
            readonly index: number;
            /** Name of the operation, such as Transfer */
            readonly type: string;
          }[];
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * The listed contracts of all chains or of one, the newest decision first.
   *
   * - `chain`: Only contracts of this chain; of all when left out
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listContractSafety: {
    params: [chain?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Listed contracts, the newest decision first */
      readonly contracts: readonly {
        /** Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections */
        readonly chain: string;
        /** Where the contract is, in the notation of its chain */
        readonly contract: string;
        /** What wallets are told of the contract; unknown also where governance has decided nothing */
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        /** True when governance has decided about it */
        readonly listed: boolean;
        /** Name of the collection or project that it belongs to; null for none */
        readonly collection?: string | null;
        /** Number of the last proposal about it; null when it is not listed */
        readonly proposal_id?: number | null;
        /** Height of the last decision; null when it is not listed */
        readonly updated_at_height?: Height | null;
        /** When it was decided last, in Unix seconds; null when it is not listed */
        readonly updated_at?: Time | null;
        /** How many accounts have reported it */
        readonly reports: number;
        /** The last ten decisions, the newest first */
        readonly history: readonly {
          /** What wallets are told of the contract; unknown also where governance has decided nothing */
          readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
          /** Height of the block in which it was decided */
          readonly height: Height;
          /** Number of the proposal that decided it */
          readonly proposal_id: number;
        }[];
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * The proposals of a DAO, the newest first, without what they do.
   *
   * - `dao_address`: The DAO that it is about, by the account that holds its treasury
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listDaoProposals: {
    params: [dao_address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Its proposals, the newest first */
      readonly proposals: readonly {
        /** The DAO that it is about, by the account that holds its treasury */
        readonly dao_address: Address;
        /** Number of the proposal within the DAO, from 0 */
        readonly proposal_id: number;
        /** What the proposal is called, 1 to 128 characters */
        readonly title: string;
        /** What it does when it is executed: nothing beyond its text, operations, other settings, or a payment */
        readonly proposal_type: "text" | "operations" | "config" | "treasury";
        /** Hash of what it does: nothing else is ever executed under its number */
        readonly payload_hash: Hex32;
        /** Account that made the proposal */
        readonly proposer: Address;
        /** Pending before its vote, Active while it is voted on, then Defeated, or Queued until it is Executed or Expired; Succeeded instead of Queued where the DAO has no timelock, and for a text, which never expires; Canceled by whoever may */
        readonly status: "Pending" | "Active" | "Canceled" | "Defeated" | "Succeeded" | "Queued" | "Expired" | "Executed";
        /** Height of the block that made it */
        readonly created_at_height: Height;
        /** What accounts held when this block had ended is what they vote with */
        readonly snapshot_height: Height;
        /** First height of the vote */
        readonly start_height: Height;
        /** Last height of the vote */
        readonly end_height: Height;
        /** Raw units of the token that voted for */
        readonly for: Amount;
        /** Raw units of the token that voted against */
        readonly against: Amount;
        /** Raw units of the token that abstained */
        readonly abstain: Amount;
        /** Raw units that must vote for or abstain; before the vote begins, by the present supply */
        readonly quorum: Amount;
        /** Part of the votes for and against that must be for, in basis points */
        readonly approval_bps: number;
        /** How many accounts have voted */
        readonly voters: number;
        /** From when it can be executed, in Unix seconds; null before it has passed, and for a text */
        readonly eta?: Time | null;
        /** Until when it can be executed, in Unix seconds; null before it has passed, and for a text */
        readonly expires_at?: Time | null;
        /** Height at which it was executed; null for not yet */
        readonly executed_at_height?: Height | null;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * All DAOs, the newest first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listDaos: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** DAOs, the newest first */
      readonly daos: readonly Dao[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /** The modules of this node, in load order. */
  chain_listModules: {
    params: [];
    result: {
      /** The modules in the order in which they are loaded */
      readonly modules: readonly {
        /** Permanent number of the module in this chain; 0 for the chain itself */
        readonly id: number;
        /** How other modules and methods call it */
        readonly name: string;
        /** Version of its rules, raised by upgrades */
        readonly version: number;
        /** What the module is for, in a sentence */
        readonly about: string;
        /** Its operations: what bundles can do with it */
        readonly operations: readonly string[];
        /** Its questions, without the prefix chain_ */
        readonly methods: readonly string[];
        /** What it tells of in receipts */
        readonly events: readonly string[];
        /** Its lists of past events, each a method of this name */
        readonly indexes: readonly string[];
      }[];
    };
  };
  /**
   * The transactions of a multi-signature account, newest first, with what each does in words and, while it is pending, whether it would succeed now. What is over is kept for `multisig.kept_blocks`, some 30 days.
   *
   * - `address`: Address of the multi-signature account
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listMultiSigTxs: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Its transactions, the newest first */
      readonly transactions: readonly {
        /** Number of the transaction within the account, from 0 */
        readonly tx_id: number;
        /** Address of the multi-signature account */
        readonly account: Address;
        /** Signer that proposed it */
        readonly proposer: Address;
        /** What it does, in order */
        readonly operations: readonly Operation[];
        /** Why it is proposed, 1 to 256 characters */
        readonly description: string;
        /** Hash of its operations: what an approval names */
        readonly operations_hash: Hex32;
        /** Who approved it, in order */
        readonly approvals: readonly {
          /** Account that approved */
          readonly signer: Address;
          /** Height of its approval */
          readonly height: Height;
        }[];
        /** How many signers approve */
        readonly approval_count: number;
        /** How many must approve */
        readonly threshold: number;
        /** How it stands: waiting for approvals, carried out, or too late */
        readonly status: "Pending" | "Executed" | "Expired";
        /** Height of the block in which it was proposed */
        readonly created_at_height: Height;
        /** The last height at which it can be carried out */
        readonly expires_at_height: Height;
        /** Height at which it was carried out; null for not yet */
        readonly executed_at_height?: Height | null;
        /** Bundle that carried it out; null until then, and when the end of a block did */
        readonly execution_bundle?: Hash | null;
        /** Each operation as a line of text */
        readonly summary: readonly string[];
        /** What would happen now, on the state at the head of this node; null unless it is pending, and where it would take too long */
        readonly simulation?: {
          /** True when it would succeed */
          readonly ok: boolean;
          /** What would refuse it; null when nothing would */
          readonly error?: {
            /** Which operation would be refused, from 0 */
            readonly index: number;
            /** Permanent number of the refusal */
            readonly code: number;
            /** The refusal as one word, such as InsufficientBalance */
            readonly name: string;
            /** The refusal as a sentence for people */
            readonly message: string;
            /** Figures of the refusal, by name */
            readonly details: unknown;
          } | null;
          /** Height of the state that it was tried on */
          readonly at_height: Height;
        } | null;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * The tokens that an account owns, of one collection or of all: by collection, then by token_id.
   *
   * - `owner`: Account whose tokens to list
   * - `collection`: Only tokens of this collection; of all when left out
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listNftsByOwner: {
    params: [owner: Address, collection?: Mint | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Its tokens, by collection and number */
      readonly nfts: readonly {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the token within its collection, 0 to 2^128 - 1 */
        readonly token_id: U128;
        /** Account that has the token */
        readonly owner: Address;
        /** Link to its metadata */
        readonly metadata_uri: string;
        /** Account that may move this token besides the owner; null for none */
        readonly approved?: Address | null;
        /** Height at which it was minted */
        readonly minted_at_height: Height;
        /** Height at which it moved last */
        readonly last_transfer_height: Height;
        /** What is due of a sale, and to whom */
        readonly royalty: {
          /** Account that royalties are due to */
          readonly receiver: Address;
          /** Part of a sale that is due, in basis points */
          readonly bps: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * All pools, the deepest first. Of locks, a list shows the ten oldest of each pool.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listPools: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** All pools, the deepest first */
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
        /** Raw units of the first token in the pool */
        readonly reserve_a: Amount;
        /** Raw units of the second token in the pool */
        readonly reserve_b: Amount;
        /** Mint address of the token that stands for shares of the pool */
        readonly lp_mint: Mint;
        /** Raw units of shares that there are */
        readonly lp_supply: Amount;
        /** Raw units of shares in locks that have not ended */
        readonly lp_locked: Amount;
        /** The oldest of these locks */
        readonly locks: readonly {
          /** Number of the lock within the pool */
          readonly lock_id: number;
          /** Account that gets the shares when the lock ends */
          readonly owner: Address;
          /** Raw units of shares that are locked */
          readonly amount: Amount;
          /** When the lock ends, in Unix seconds */
          readonly unlock_at: Time;
        }[];
        /** Fee of a swap in basis points of what goes in */
        readonly fee_bps: number;
        /** Whole units of the second token for one whole unit of the first */
        readonly price_a_in_b: string;
        /** Whole units of the first token for one whole unit of the second */
        readonly price_b_in_a: string;
        /** Mean of price_a_in_b over the last ten minutes; null for a younger pool */
        readonly twap_10m?: string | null;
        /** What the pool holds, in raw native units */
        readonly tvl_native: Amount;
        /** Raw units of the first token swapped in this hour and the 23 before it */
        readonly volume_24h_a: Amount;
        /** Raw units of the second token swapped in this hour and the 23 before it */
        readonly volume_24h_b: Amount;
        /** How many swaps there were, ever */
        readonly swaps: number;
        /** Account that made the pool */
        readonly creator: Address;
        /** Height of the block that made the pool */
        readonly created_at_height: Height;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Presales, the newest first; with `status` only those that are in it. One answer looks at a thousand: go on with its cursor.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `status`: Only presales in this state; all when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listPresales: {
    params: [limit?: number | null, status?: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded" | null, cursor?: string | null];
    result: {
      /** Presales, the newest first */
      readonly presales: readonly {
        /** Number of the presale, from 1 */
        readonly presale_id: number;
        /** The account that holds the deposit and the payments, in hex */
        readonly address: Mint;
        /** Account that sells its token */
        readonly creator: Address;
        /** Mint address of the token that is sold */
        readonly token_mint: Mint;
        /** Raw units that are for sale */
        readonly tokens_for_sale: Amount;
        /** Raw units of the payment token that must be raised, else everybody gets back what he paid */
        readonly soft_cap: Amount;
        /** Most raw units of the payment token that can be raised */
        readonly hard_cap: Amount;
        /** Least raw units of the payment token that an account pays in */
        readonly min_contribution: Amount;
        /** Most raw units of the payment token that an account pays in, in all */
        readonly max_contribution: Amount;
        /** From when it takes contributions, in Unix seconds */
        readonly start_time: Time;
        /** Until when it takes contributions, in Unix seconds */
        readonly end_time: Time;
        /** Part of what is raised that goes into the pool, in basis points */
        readonly liquidity_bps: number;
        /** Tokens in the pool for a payment, as part of what the presale gives for it, in basis points */
        readonly listing_rate_bps: number;
        /** How long the liquidity of the pool is locked, in seconds */
        readonly lp_lock_duration: number;
        /** When what was bought is delivered; null: all of it when the presale is finalized */
        readonly vesting?: {
          /** Part that is delivered when the presale is finalized, in basis points */
          readonly tge_bps: number;
          /** Length of a cycle in seconds */
          readonly cycle_seconds: number;
          /** Part that is delivered in every cycle after that, in basis points */
          readonly cycle_bps: number;
        } | null;
        /** What becomes of tokens that nobody bought: the creator gets them back, or they are destroyed */
        readonly unsold: "return" | "burn";
        /** How many accounts may contribute; 0: everybody may */
        readonly whitelist_size: number;
        /** What the presale is called; null for none */
        readonly title?: string | null;
        /** What it is for, up to 1,000 characters; null for none */
        readonly description?: string | null;
        /** Link to more about it; null for none */
        readonly url?: string | null;
        /** Height of the block that made the presale */
        readonly created_at_height: Height;
        /** Symbol of the token that is sold */
        readonly token_symbol: string;
        /** Symbol of the token that contributors pay in */
        readonly payment_token: string;
        /** How the presale stands: before, during or after its time, given up, finished, giving back, or all given back */
        readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
        /** Raw units of the payment token that all paid so far */
        readonly raised: Amount;
        /** Raw units of the token that were sold so far */
        readonly sold: Amount;
        /** How many accounts paid in */
        readonly contributors: number;
        /** Of `raised`, what the creator paid himself */
        readonly creator_contributed: Amount;
        /** Address of the pool that was made; null before */
        readonly pool?: Mint | null;
        /** Number of the lock on its liquidity, within the pool; null before */
        readonly lp_lock_id?: number | null;
        /** Height at which it was finalized; null before */
        readonly finalized_at_height?: Height | null;
        /** To how many contributors the part that is due at once was delivered */
        readonly distribution: {
          /** How many have it */
          readonly done: number;
          /** How many there are; 0 before it is finalized */
          readonly total: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * All programs, each by its newest version, the newest name first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listPrograms: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Programs, the newest name first */
      readonly programs: readonly {
        /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
        readonly name: string;
        /** Version of the program, from 1 */
        readonly version: number;
        /** Account that registered it, and alone can register versions of it */
        readonly owner: Address;
        /** What it is called */
        readonly title: string;
        /** What it does, as its author says */
        readonly description: string;
        /** What its callers give */
        readonly params: readonly {
          /** Name, 1 to 32 characters of a to z, 0 to 9 and _ */
          readonly name: string;
          /** What it is: raw units, a token, an account, a validator, a number, hundredths of a percent, a text */
          readonly type: "amount" | "token" | "address" | "validator" | "integer" | "bps" | "string";
          /** Value when the caller gives none; required where this is left out */
          readonly default?: unknown;
          /** Least value of a number */
          readonly min?: unknown;
          /** Greatest value of a number */
          readonly max?: unknown;
          /** The values that it can have; any when left out */
          readonly enum?: (readonly unknown[]) | null;
        }[];
        /** How many steps it has */
        readonly steps: number;
        /** Its whole text, which never changes */
        readonly program_json: string | { readonly [name: string]: unknown };
        /** Hash of the text of this version */
        readonly hash: Hash;
        /** How often this version was run */
        readonly executions: number;
        /** True when this version cannot be run any more */
        readonly deprecated: boolean;
        /** Block that registered this version */
        readonly registered_at_height: Height;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Proposals, the newest first; of one status when it is given.
   *
   * - `status`: Only proposals that stand like this; all when left out
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listProposals: {
    params: [status?: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed" | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Proposals, the newest first */
      readonly proposals: readonly {
        /** Number of the proposal, as its making answered */
        readonly proposal_id: number;
        /** What is asked for: to set a parameter, to pay from the treasury, to rate a contract, or only what the text says */
        readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
        /** What the proposal is called, 1 to 128 characters */
        readonly title: string;
        /** Why it is proposed, 1 to 10,000 characters */
        readonly description: string;
        /** Account that made the proposal */
        readonly proposer: Address;
        /** How the proposal stands: voted on, decided, taken back, carried out, or too late or impossible to carry out */
        readonly status: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed";
        /** Height of the block that made the proposal */
        readonly created_at_height: Height;
        /** Last height of the vote */
        readonly voting_end_height: Height;
        /** Raw native units of stake in favour */
        readonly yes_power: Amount;
        /** Raw native units of stake against */
        readonly no_power: Amount;
        /** Raw native units of stake that may vote */
        readonly total_power: Amount;
        /** Part of all stake that must vote, in basis points */
        readonly quorum_bps: number;
        /** How many accounts have voted */
        readonly voters: number;
        /** From when an approved proposal can be carried out, in Unix seconds; null for others */
        readonly timelock_until?: Time | null;
        /** Height at which it was carried out; null for not yet */
        readonly executed_at_height?: Height | null;
        /** The parameter that it sets; null for other kinds */
        readonly parameter?: {
          /** Which chain parameter it is, such as dex.fee_bps */
          readonly key: string;
          /** Value that it had when this was proposed, as text */
          readonly old_value: string;
          /** Value that it is to have, as text */
          readonly new_value: string;
        } | null;
        /** The payment that it makes; null for other kinds */
        readonly treasury?: {
          /** Account that is to be paid */
          readonly recipient: Address;
          /** Raw native units to pay */
          readonly amount: Amount;
        } | null;
        /** What it says of a contract; null for other kinds */
        readonly safety?: {
          /** Chain of the contract by its lowercase id, such as ethereum; native is this chain, whose contracts are mints and collections */
          readonly chain: string;
          /** Where the contract is, in the notation of its chain */
          readonly contract: string;
          /** What wallets are told of the contract; unknown also where governance has decided nothing */
          readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
          /** Name of the collection or project that it belongs to; null for none */
          readonly collection?: string | null;
        } | null;
        /** Raw native units that the proposer left */
        readonly deposit: Amount;
        /** Why it could not be carried out; null unless it failed */
        readonly error?: {
          /** Permanent number of the refusal */
          readonly code: number;
          /** The refusal as one word, such as InsufficientBalance */
          readonly name: string;
          /** The refusal as a sentence for people */
          readonly message: string;
        } | null;
        /** When the vote ends if blocks come every two seconds, or ended, in Unix seconds */
        readonly voting_end_time_estimate: Time;
        /** Part of all stake that voted, in basis points */
        readonly turnout_bps: number;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * The recoveries that were begun for an account, newest first.
   *
   * - `account`: Account that is to get a new key
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listRecoveries: {
    params: [account: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Account that is to get a new key */
          readonly account: Address;
          /** Guardian that agreed */
          readonly guardian: Address;
          /** How many guardians agree so far */
          readonly approvals: number;
          /** How many must agree */
          readonly threshold: number;
          /** Signature scheme of the key, by its name; the number is accepted too */
          readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
          /** Key that the account is to get, in hex */
          readonly new_public_key: string;
          /** From when it may be finalized, in Unix seconds */
          readonly ready_at: Time;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Orders that no maker has matched, the newest first: what makers look at.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listSettleOrders: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Open orders, the newest first */
      readonly orders: readonly {
        /** Number of the order, from 1 */
        readonly order_id: number;
        /** Account that sells, and gets what is bought */
        readonly owner: Address;
        /** Mint of the token that is sold */
        readonly sell_token: Mint;
        /** Mint of the token that is wanted for it */
        readonly buy_token: Mint;
        /** Raw units that are sold, all or none; they are in escrow */
        readonly sell_amount: Amount;
        /** Least raw units that are taken for them */
        readonly min_buy_amount: Amount;
        /** From this time on, in unix seconds, nobody can match the order */
        readonly deadline: Time;
        /** Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all */
        readonly tier: number;
        /** Symbol of the sell token; the mint of one that has none of its own */
        readonly sell_symbol: string;
        /** Symbol of the buy token; the mint of one that has none of its own */
        readonly buy_symbol: string;
        /** Maker that matched it; null until one does */
        readonly maker?: Address | null;
        /** Raw units that the maker gives; null until one does */
        readonly buy_amount?: Amount | null;
        /** Raw units for the treasury, out of what the maker gets */
        readonly fee?: Amount | null;
        /** Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline */
        readonly status: "Created" | "Matched" | "Settled" | "Cancelled" | "Expired";
        /** Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back */
        readonly escrowed: Amount;
        /** How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none */
        readonly spread_bps?: number | null;
        /** Block in which it was made */
        readonly created_block: Height;
        /** Block in which a maker matched it */
        readonly matched_block?: Height | null;
        /** Block in which both amounts changed hands */
        readonly settled_block?: Height | null;
        /** Bundles in which it came about */
        readonly bundles: {
          /** Bundle that made the order; null when the end of a block did */
          readonly create: Hash | null;
          /** Bundle that matched it; null until then, and when the end of a block did */
          readonly match?: Hash | null;
          /** Bundle that settled it; null until then, and when the end of a block did */
          readonly settle?: Hash | null;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Orders that are settled, the newest first; of one token those that sold or bought it.
   *
   * - `token`: Symbol or mint of a token; null for all
   * - `since_block`: Only orders that were settled in this block or later
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listSettleSettlements: {
    params: [token?: string | null, since_block?: Height | null, limit?: number | null, cursor?: string | null];
    result: {
      /** Settled orders, the newest first */
      readonly settlements: readonly {
        /** Number of the order, from 1 */
        readonly order_id: number;
        /** Account that sells, and gets what is bought */
        readonly owner: Address;
        /** Mint of the token that is sold */
        readonly sell_token: Mint;
        /** Mint of the token that is wanted for it */
        readonly buy_token: Mint;
        /** Raw units that are sold, all or none; they are in escrow */
        readonly sell_amount: Amount;
        /** Least raw units that are taken for them */
        readonly min_buy_amount: Amount;
        /** From this time on, in unix seconds, nobody can match the order */
        readonly deadline: Time;
        /** Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all */
        readonly tier: number;
        /** Symbol of the sell token; the mint of one that has none of its own */
        readonly sell_symbol: string;
        /** Symbol of the buy token; the mint of one that has none of its own */
        readonly buy_symbol: string;
        /** Maker that matched it; null until one does */
        readonly maker?: Address | null;
        /** Raw units that the maker gives; null until one does */
        readonly buy_amount?: Amount | null;
        /** Raw units for the treasury, out of what the maker gets */
        readonly fee?: Amount | null;
        /** Created until a maker matches it, then Matched, and Settled once both amounts have changed hands; Cancelled by its owner, Expired at its deadline */
        readonly status: "Created" | "Matched" | "Settled" | "Cancelled" | "Expired";
        /** Raw units of the sell token that are in escrow now; of an expired order its owner gets them by CancelSettleOrder, where nobody has given them back */
        readonly escrowed: Amount;
        /** How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none */
        readonly spread_bps?: number | null;
        /** Block in which it was made */
        readonly created_block: Height;
        /** Block in which a maker matched it */
        readonly matched_block?: Height | null;
        /** Block in which both amounts changed hands */
        readonly settled_block?: Height | null;
        /** Bundles in which it came about */
        readonly bundles: {
          /** Bundle that made the order; null when the end of a block did */
          readonly create: Hash | null;
          /** Bundle that matched it; null until then, and when the end of a block did */
          readonly match?: Hash | null;
          /** Bundle that settled it; null until then, and when the end of a block did */
          readonly settle?: Hash | null;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * All staking pools, the newest first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listStakingPools: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Staking pools, the newest first */
      readonly pools: readonly {
        /** Address of the staking pool */
        readonly pool_address: Mint;
        /** Account that opened the pool */
        readonly creator: Address;
        /** Mint address of the token that is staked */
        readonly token_mint: Mint;
        /** Mint address of the token that rewards are paid in */
        readonly reward_token: Mint;
        /** Raw units of rewards a second, for all stakers together */
        readonly reward_rate: Amount;
        /** How long a deposit is locked, in seconds */
        readonly lock_period: number;
        /** Most raw units that the pool holds; 0 for no limit */
        readonly capacity: Amount;
        /** Most raw units of one account; 0 for no limit */
        readonly per_user_cap: Amount;
        /** Raw units that are staked now */
        readonly total_staked: Amount;
        /** How many accounts have something staked */
        readonly stakers: number;
        /** Raw units of rewards that the pool has, also those that are owed */
        readonly escrow: Amount;
        /** Raw units of rewards that were earned and not claimed */
        readonly owed: Amount;
        /** Raw units of rewards claimed so far: over time it may come to more than there is of the token */
        readonly paid: U256;
        /** Height of the block that opened the pool */
        readonly created_at_height: Height;
        /** Symbol of the token that is staked */
        readonly token_symbol: string;
        /** Symbol of the token that rewards are paid in */
        readonly reward_symbol: string;
        /** Who alone may fund the pool, and gets back what remains; null: everybody may, and the creator gets it */
        readonly funder?: Address | null;
        /** Raw units of rewards that one staked raw unit has earned since the pool opened, times 10^18 */
        readonly reward_per_token: U256;
        /** When rewards run out if stakers stay, in Unix seconds; null when none flow */
        readonly finish_at?: Time | null;
        /** Rewards of a year in basis points of what is staked; null unless both are of one token and rewards flow */
        readonly apr_bps?: number | null;
        /** open: rewards flow; unfunded: none were paid in yet; finished: they have run out; closed: by its creator */
        readonly status: "open" | "unfunded" | "finished" | "closed";
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * The types of a collection by type_id.
   *
   * - `collection`: Address of the collection
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listTokenTypes: {
    params: [collection: Mint, limit?: number | null, cursor?: string | null];
    result: {
      /** What the collection has, the lowest number first */
      readonly types: readonly {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the type within the collection */
        readonly type_id: U64;
        /** What people call the type */
        readonly name: string;
        /** Link to its metadata */
        readonly metadata_uri: string;
        /** Most that there can ever be; 0 for no limit */
        readonly max_supply: U128;
        /** True when amounts of it move; false when one moves at a time */
        readonly is_fungible: boolean;
        /** Height of the block that defined the type */
        readonly created_at_height: Height;
        /** How many there are now */
        readonly supply: U128;
        /** How many were destroyed */
        readonly burned: U256;
        /** How many accounts hold some */
        readonly holders: number;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * All tokens: the native one, those of genesis, then as they were created.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listTokens: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** The native token, those of genesis, then as they were created */
      readonly tokens: readonly Token[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /**
   * Validators, those first that may be active, more stake before less.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listValidators: {
    params: [limit?: number | null, cursor?: string | null];
    result: {
      /** Those that may be active first, more stake before less */
      readonly validators: readonly {
        /** Account that operates the validator */
        readonly address: Address;
        /** Consensus key with which it signs, in hex */
        readonly pubkey: ConsensusKey;
        /** Raw native units that earn with it, of everybody */
        readonly stake: Amount;
        /** Raw native units of its operator */
        readonly self_stake: Amount;
        /** Raw native units of others, whether they compound or not */
        readonly delegated_stake: Amount;
        /** Raw native units of those whose earnings become stake by themselves */
        readonly compounding_stake: Amount;
        /** Part of earnings that the operator keeps, in basis points */
        readonly commission: number;
        /** What the commission will be; null where no change waits */
        readonly next_commission?: {
          /** Part of earnings that the operator will keep, in basis points */
          readonly commission: number;
          /** First height of the new commission */
          readonly effective_height: Height;
        } | null;
        /** When the operator last changed it, in Unix seconds; null for never */
        readonly commission_changed_at?: Time | null;
        /** From when it may be changed again, in Unix seconds; null for now */
        readonly commission_next_change_at?: Time | null;
        /** active: signs blocks; skipped: active, but leads none for now; candidate: may become active; leaving: its own stake is below the least; jailed: taken out */
        readonly status: "active" | "candidate" | "jailed" | "skipped" | "leaving";
        /** True while it was taken out for misconduct or absence */
        readonly is_jailed: boolean;
        /** From when it may leave jail, in Unix seconds; 0 when it never was in jail */
        readonly jail_release_time: Time;
        /** How often it was jailed */
        readonly jail_count: number;
        /** Why it was jailed: it signed two things that contradict, or missed too many turns */
        readonly jail_reason?: "double-sign" | "downtime" | null;
        /** How well it does its turns: 0.5 to 1 */
        readonly performance_score: number;
        /** Its record over many epochs, 0 to 100 */
        readonly reputation: number;
        /** 1 for the most stake; 0 for one that cannot be active, and beyond the first thousand */
        readonly rank: number;
        /** Its part of the voting power of this epoch, in basis points */
        readonly voting_power_bps: number;
        /** What the operator says of the validator */
        readonly metadata: {
          /** What people call the validator, up to 64 characters */
          readonly name: string;
          /** Who runs it, up to 500 characters */
          readonly description: string;
          /** Its home page, up to 256 characters */
          readonly website: string;
          /** Link to its picture, up to 256 characters */
          readonly avatar: string;
        };
        /** True when others may delegate to it */
        readonly pool_enabled: boolean;
        /** What its pool of delegations is called */
        readonly pool_name: string;
        /** Least raw native units that others may delegate */
        readonly min_delegation: Amount;
        /** True when rewards of new delegations become stake by themselves */
        readonly auto_compound_default: boolean;
        /** How many accounts delegate to it */
        readonly delegators: number;
        /** Blocks that it proposed, ever */
        readonly blocks_produced: number;
        /** Turns that it did not take, ever */
        readonly missed_turns: number;
        /** Turns missed since the last one it took */
        readonly consecutive_missed: number;
        /** Height of the last block that it proposed; 0 for none */
        readonly last_block_height: Height;
        /** Raw native units of commission that wait to be claimed */
        readonly commission_balance: Amount;
        /** Height at which it registered; 0 at genesis */
        readonly registered_at_height: Height;
        /** The key that it will sign with; null where no change waits */
        readonly pending_consensus_key?: {
          /** New consensus key in hex */
          readonly pubkey: ConsensusKey;
          /** First height that the new key signs */
          readonly applies_at_height: Height;
        } | null;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Raw native units that are staked with all validators */
      readonly total_staked: Amount;
    };
  };
  /**
   * Lock the metadata of a token that you created. Nobody can ever unlock them.
   *
   * - `mint`: Mint address of a token that you created
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_lockTokenMetadata: {
    params: [mint: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * The passport with a gamertag, in whatever case; null when nobody has it now.
   *
   * - `gamertag`: What the player is called now, in any case
   */
  chain_lookupPassport: {
    params: [gamertag: string];
    result: Passport | null;
  };
  /**
   * Mint some of a type of a collection of yours.
   *
   * - `collection`: Address of a collection of yours
   * - `type_id`: Number of the type within the collection
   * - `recipient`: Account that gets them
   * - `amount`: How many to make, above zero
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_mintMultiToken: {
    params: [collection: Mint, type_id: U64 | number, recipient: Address, amount: U128 | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id.
   *
   * - `collection`: Address of a collection of yours
   * - `token_id`: Number of the token within its collection, 0 to 2^128 - 1
   * - `metadata_uri`: Link to its metadata, up to 512 bytes; empty: it follows from the collection's base_uri
   * - `recipient`: Account that gets the token
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_mintNft: {
    params: [collection: Mint, token_id: U128 | number, metadata_uri: string, recipient: Address, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Address of the collection */
        readonly collection: Mint;
        /** Number of the token within its collection, 0 to 2^128 - 1 */
        readonly token_id: U128;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** What this node runs: chain parameters, genesis, modules, signature rule. */
  chain_nodeInfo: {
    params: [];
    result: {
      /** Version of the program that the node runs */
      readonly version: string;
      /** True where the node follows headers alone and keeps no state */
      readonly light: boolean;
      /** What the chain calls itself */
      readonly name: string;
      /** Which kind of network it is: mainnet, testnet or dev */
      readonly network: string;
      /** Number of the chain, which every signature covers */
      readonly chain_id: number;
      /** How the native token is written */
      readonly symbol: string;
      /** Digits after the point of a whole native token */
      readonly decimals: number;
      /** Letters that addresses in native form begin with */
      readonly address_prefix: string;
      /** Letters that hashes in native form begin with */
      readonly hash_prefix: string;
      /** Hash of the genesis block, which no other chain has */
      readonly genesis_hash: Hash;
      /** Hash of the modules with their operations and parameters; nodes that differ in it cannot agree */
      readonly module_set_id: Hash;
      /** True where every bundle must be signed */
      readonly enforce_signatures: boolean;
      /** Price of gas that the node asks for now, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** Height of the last final block that the node has */
      readonly height: Height;
      /** Account of the validator whose key this node signs with; null for none */
      readonly validator?: Address | null;
    };
  };
  /**
   * Who traded in a pool, what went in and what came out.
   *
   * - `pool`: Address of the pool
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_poolSwaps: {
    params: [pool: Mint, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Address of the pool */
          readonly pool: Mint;
          /** Mint address of the token that went in */
          readonly token_in: Mint;
          /** Mint address of the token that came out */
          readonly token_out: Mint;
          /** Raw units that went in */
          readonly amount_in: Amount;
          /** Raw units that came out */
          readonly amount_out: Amount;
          /** Account that swapped */
          readonly trader: Address;
          /** Which of the swaps of a route, from 0 */
          readonly hop: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * A bundle of operations for the caller to sign: next nonce, measured gas. Sign signing_hash (Blake3 of the bytes), append the signature with its key, submit.
   *
   * - `from`: Account that will send the bundle and sign it
   * - `operations`: What the bundle is to do, in this order, all or nothing
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   * - `key_type`: Scheme of the key that will sign, whose signature is counted in the gas; Ed25519 when left out
   */
  chain_prepareBundle: {
    params: [from: Address, operations: readonly Operation[], opts?: WriteOptions | null, key_type?: "Ed25519" | "Dilithium3" | "ML-DSA-65" | null];
    result: {
      /** The bundle without signatures: borsh bytes in hex, to which the signature is appended */
      readonly unsigned_bundle_hex: string;
      /** Blake3 of these bytes: what is to be signed */
      readonly signing_hash: Hex32;
      /** Account that sends the bundle */
      readonly from: Address;
      /** The next nonce of the account, which the bundle has */
      readonly nonce: number;
      /** Most gas that it may use, as measured or asked for */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Last height at which a block may include it */
      readonly valid_until: Height;
      /** What it does, in order */
      readonly operations: readonly OperationRecord[];
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    };
  };
  /**
   * What a sentence would do as an account, in words, and what it costs.
   *
   * - `intent_string`: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
   * - `sender_address`: Account that would sign
   */
  chain_previewIntent: {
    params: [intent_string: string, sender_address: Address];
    result: {
      /** What it does, in words */
      readonly summary: string;
      /** What it costs, in raw native units */
      readonly fee: Amount;
      /** The same as people read it */
      readonly fee_formatted: string;
      /** How far its swaps move their prices, in percent */
      readonly price_impact_percent: number;
      /** none: nothing is swapped; direct: in one pool; multi-hop: through several in a row */
      readonly route_type: "none" | "direct" | "multi-hop";
      /** How much less than now its trades may give, in percent; 0 where there is none */
      readonly slippage_tolerance: number;
      /** For how many seconds it can be included, about */
      readonly expires_in_s: number;
      /** Blake3 of the text */
      readonly intent_hash: Hex32;
      /** Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent */
      readonly plan_hash: Hex32;
      /** What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it */
      readonly warnings: readonly string[];
    };
  };
  /**
   * When games wrote about a player.
   *
   * - `passport_owner`: The player that it is about
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_profileUpdates: {
    params: [passport_owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** The player that it is about */
          readonly passport_owner: Address;
          /** The game, by the id under which it registered */
          readonly game_id: string;
          /** Experience of the player after it, from all games together */
          readonly xp: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * The programs that an account ran.
   *
   * - `executor`: Account that ran it
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_programRunsBy: {
    params: [executor: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
          readonly name: string;
          /** Version of the program, from 1 */
          readonly version: number;
          /** Account that ran it */
          readonly executor: Address;
          /** The steps that were run, in order; those whose condition did not hold are missing */
          readonly steps: readonly {
            /** Place of the step, from 0 */
            readonly index: number;
            /** Name of the operation, such as Transfer */
            readonly operation: string;
          }[];
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * The programs that an account registered.
   *
   * - `owner`: Account that registered it
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_programsOf: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
          readonly name: string;
          /** Version of the program, from 1 */
          readonly version: number;
          /** Account that registered it */
          readonly owner: Address;
          /** Hash of the text of this version */
          readonly hash: Hash;
          /** Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today */
          readonly gas_bound: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Votes on a proposal as they were cast.
   *
   * - `proposal_id`: Number of the proposal, as its making answered
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_proposalVotes: {
    params: [proposal_id: number, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the proposal, as its making answered */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** True in favour, false against */
          readonly approve: boolean;
          /** Raw native units of stake that it spoke for */
          readonly power: Amount;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `multisig_address`: Address of the multi-signature account
   * - `operations_json`: What it shall do: up to 32 operations, in order, all or nothing
   * - `description`: Why, in up to 256 characters
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_proposeMultiSigTx: {
    params: [from: Address, multisig_address: Address, operations_json: (readonly Operation[]) | string, description: string, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Number of the transaction within the account, from 0 */
        readonly tx_id?: number;
        /** True when your approval was enough, so that it was done at once */
        readonly executed?: boolean;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * What a swap would give now by the best route, what it costs and what speaks against it. With `sender` also whether he has enough.
   *
   * - `from_token`: Token that goes in: its symbol in any case, or 0x and its mint
   * - `to_token`: Token that comes out: its symbol in any case, or 0x and its mint
   * - `amount_in`: Raw units that go in, above zero
   * - `sender`: Account whose balance to compare; none when left out
   */
  chain_quoteSwap: {
    params: [from_token: string, to_token: string, amount_in: Amount | number, sender?: Address | null];
    result: {
      /** Symbol of the token that goes in, or 0x and its mint */
      readonly from_token: string;
      /** Symbol of the token that comes out, or 0x and its mint */
      readonly to_token: string;
      /** Raw units that go in */
      readonly amount_in: Amount;
      /** Raw units that come out */
      readonly amount_out: Amount;
      /** What the pools on the way keep, in raw units of the token that goes in */
      readonly fee_amount: Amount;
      /** The same as part of what goes in, in basis points */
      readonly fee_bps: number;
      /** How far the swap moves the price, in basis points */
      readonly price_impact_bps: number;
      /** Whole tokens that one whole token buys if it moves no price and pays no fee */
      readonly spot_price: string;
      /** Whole tokens that one whole token buys in this swap */
      readonly execution_price: string;
      /** The pools on the way, in order */
      readonly route: readonly {
        /** Address of the pool */
        readonly pool: Mint;
        /** Mint address of the token that goes in there */
        readonly token_in: Mint;
        /** Mint address of the token that comes out there */
        readonly token_out: Mint;
        /** Raw units that go in there */
        readonly amount_in: Amount;
        /** Raw units that come out there */
        readonly amount_out: Amount;
      }[];
      /** direct: one pool; multi-hop: several in a row */
      readonly route_type: "direct" | "multi-hop";
      /** Half a percent below what comes out now, in raw units: a limit to ask for */
      readonly min_amount_out: Amount;
      /** What speaks against the swap, a sentence each */
      readonly warnings: readonly string[];
      /** Height of the state that it was read from */
      readonly height: Height;
    };
  };
  /**
   * State records as they are kept, by key and by the beginning of their keys, all of one block. chain_getProof proves each of them.
   *
   * - `keys`: State keys in hex: number of the module, slot, then the key parts; at most 256
   * - `ranges`: Ranges of state keys; none when left out
   */
  chain_readState: {
    params: [keys: readonly string[], ranges?: (readonly {
      /** How the state keys of the range begin, in hex: number of the module, slot, then key parts */
      readonly prefix: string;
      /** Most records to read, 1 to 1,024 */
      readonly limit: number;
      /** True to read from the end of the range */
      readonly reverse: boolean;
      /** State key in hex after which to go on; from the start when left out */
      readonly after?: string | null;
    }[]) | null];
    result: {
      /** Block whose state the records are of: all of one block */
      readonly height: Height;
      /** Time of that block, in Unix milliseconds */
      readonly timestamp_ms: number;
      /** Bytes of each record in hex, in the order of the keys; null for none */
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
        /** False when the answer ended for its size: go on after the last key */
        readonly complete: boolean;
      }[];
    };
  };
  /**
   * Names that were given to an account.
   *
   * - `to`: Account that has the name now
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_receivedNames: {
    params: [to: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** The whole of it: the label, a dot, and what names of this chain end with */
          readonly name: string;
          /** Account that had the name */
          readonly from: Address;
          /** Account that has the name now */
          readonly to: Address;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender.
   *
   * - `presale_id`: Number of the presale, from 1
   * - `sender`: Account that sends the operation and pays its fee
   * - `contributor`: Account to give back to; the sender when left out
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_refundPresale: {
    params: [presale_id: number, sender: Address, contributor?: Address | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Map a bridged token to the contract on another chain whose units it stands for, one to one and for good. Foundation only.
   *
   * - `chain`: The other chain, by its lowercase name, such as ethereum
   * - `contract`: Contract of the token on the other chain; native for the coin of that chain
   * - `mint`: Mint address of the token here; a bridged one, which the protocol mints
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_registerBridgeMapping: {
    params: [chain: string, contract: string, mint: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one.
   *
   * - `name`: Which one, in any case: with what names of this chain end with, or alice for short; 3 to 63 letters, digits and dashes before the dot
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_registerName: {
    params: [name: string, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** The whole of it: the label, a dot, and what names of this chain end with */
        readonly name: string;
        /** Until when the name is paid, in Unix seconds */
        readonly expires_at?: Time;
        /** Raw native units that were paid */
        readonly price?: Amount;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Register a program under a name of its own, or a higher version of a program of yours. What is registered never changes. It is read and typed whole: what cannot run is refused here, with where and why.
   *
   * - `program_json`: The program, up to 8,192 bytes, as JSON or a text of it: name, version, title, description, params, require, steps and limits
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_registerProgram: {
    params: [program_json: string | { readonly [name: string]: unknown }, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
        readonly name: string;
        /** Version of the program, from 1 */
        readonly version: number;
        /** Hash of the text of this version */
        readonly hash: Hash;
        /** Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today */
        readonly gas_bound?: number;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Games whose profiles an account writes.
   *
   * - `authority`: The account that alone writes its profiles
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_registeredGames: {
    params: [authority: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** The game, by the id under which it registered */
          readonly game_id: string;
          /** What people call the game */
          readonly name: string;
          /** The account that alone writes its profiles */
          readonly authority: Address;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Names that an account registered.
   *
   * - `owner`: Account that has the name now
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_registeredNames: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** The whole of it: the label, a dot, and what names of this chain end with */
          readonly name: string;
          /** Account that has the name now */
          readonly owner: Address;
          /** Until when it is paid, in Unix seconds */
          readonly expires_at: Time;
          /** Raw native units that were paid */
          readonly price: Amount;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Give up shares of a pool for what they are worth of both tokens.
   *
   * - `token_a`: First token: its symbol in any case, or 0x and its mint
   * - `token_b`: Second token: its symbol in any case, or 0x and its mint
   * - `lp_amount`: Raw units of shares to give up
   * - `min_amount_a`: Least raw units of the first token to accept, else nothing happens
   * - `min_amount_b`: Least raw units of the second token to accept, else nothing happens
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_removeLiquidity: {
    params: [token_a: string, token_b: string, lp_amount: Amount | number, min_amount_a: Amount | number, min_amount_b: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** Raw units of the first token that come out */
      readonly amount_a: Amount;
      /** Raw units of the second token that come out */
      readonly amount_b: Amount;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** Raw units of the first token that come out */
      readonly amount_a?: Amount | null;
      /** Raw units of the second token that come out */
      readonly amount_b?: Amount | null;
    };
  };
  /**
   * The account that a name stands for; null when nobody holds the name.
   *
   * - `name`: Which one, in any case: with what names of this chain end with, or alice for short
   */
  chain_resolveName: {
    params: [name: string];
    result: {
      /** The whole of it: the label, a dot, and what names of this chain end with */
      readonly name: string;
      /** Account that the name stands for */
      readonly address: Address;
      /** Account that has the name */
      readonly owner: Address;
      /** Until when it is paid, in Unix seconds */
      readonly expires_at: Time;
      /** True when it has expired, and its owner can still renew it */
      readonly in_grace: boolean;
    } | null;
  };
  /**
   * What an account is called: a name that it chose and that stands for it; null when there is none.
   *
   * - `address`: Account whose name to tell
   */
  chain_reverseResolve: {
    params: [address: Address];
    result: {
      /** The account that was asked for */
      readonly address: Address;
      /** The whole of it: the label, a dot, and what names of this chain end with */
      readonly name: string;
    } | null;
  };
  /**
   * As a signer, take back your approval of a transaction that was not carried out. The transaction stays; without any approval it counts for no signer.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `multisig_address`: Address of the multi-signature account
   * - `tx_id`: Number of the transaction within the account, from 0
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_revokeMultiSigApproval: {
    params: [from: Address, multisig_address: Address, tx_id: number, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * The runs of a program, of all versions.
   *
   * - `name`: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_runsOfProgram: {
    params: [name: string, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash */
          readonly name: string;
          /** Version of the program, from 1 */
          readonly version: number;
          /** Account that ran it */
          readonly executor: Address;
          /** The steps that were run, in order; those whose condition did not hold are missing */
          readonly steps: readonly {
            /** Place of the step, from 0 */
            readonly index: number;
            /** Name of the operation, such as Transfer */
            readonly operation: string;
          }[];
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on.
   *
   * - `name`: What operators call the upgrade: letters, digits, dot and dash, used once
   * - `version`: Semantic version that the nodes are to run, such as 2.0.0
   * - `target_height`: First height of the new version: nodes stop before it
   * - `binaries`: Files of the new version by platform, such as linux-x64; a file alone is for every platform
   * - `info`: For whoever reads the plan: release notes and instructions, up to 2,000 characters
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_scheduleUpgrade: {
    params: [name: string, version: string, target_height: Height, binaries: { readonly [name: string]: {
      /** Where the file is: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lowercase hex characters */
      readonly sha256: string;
    } } | {
      /** Where the file is: https or ipfs */
      readonly url: string;
      /** SHA-256 of the file, 64 lowercase hex characters */
      readonly sha256: string;
    }, info: string | null, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Number of the plan, as its scheduling answered */
        readonly plan_id?: number;
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * What a height, a hash, an address, the name of an account, a gamertag, a public key, a pair (`ACN/USDC`), an anchor (`acme.legal/contract`) or its namespace, a program, a hash that is anchored, a transaction of another chain or the number of a withdrawal over the bridge, the number of an order of settlement, or the beginning of a symbol or of a word in a name stands for: tokens, collections, pools, presales, DAOs.
   *
   * - `query`: A height, a hash, an address, the name of an account, a gamertag, a public key, a pair (ACN/USDC) or the beginning of a symbol
   */
  chain_search: {
    params: [query: string];
    result: {
      /** The query as it was given */
      readonly query: string;
      /** What was found, exact matches first */
      readonly matches: readonly {
        /** What was found */
        readonly type: "block" | "bundle" | "address" | "token" | "pool" | "name" | "passport" | "validator" | "multisig" | "nft_collection" | "multi_token_collection" | "presale" | "dao" | "anchor" | "bridge_deposit" | "bridge_withdrawal" | "settle_order" | "market_maker" | "program";
        /** By which methods find it: a height, a hash, an address, a mint or a number; of a deposit over the bridge chain, transaction and log, with slashes between them */
        readonly id: string;
        /** What people know it by */
        readonly label: string;
        /** True when the query names it, false when it only begins like it */
        readonly exact: boolean;
      }[];
      /** Last block that the explorer has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it.
   *
   * - `validator`: Operator account of the validator that your stake is with
   * - `enable`: True: what it earns becomes stake at the end of each epoch; false: it waits to be claimed
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_setAutoCompound: {
    params: [validator: Address, enable: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days.
   *
   * - `address`: Account that sends the operation and pays its fee
   * - `commission_bps`: Part of earnings that the operator keeps, in basis points, at most 5,000
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_setCommission: {
    params: [address: Address, commission_bps: number, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** First height of the new commission */
      readonly effective_height: Height;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** First height of the new commission */
      readonly effective_height?: Height | null;
    };
  };
  /**
   * Say whether and how your validator takes delegations. The least delegation is in raw units.
   *
   * - `pool_enabled`: True when others may delegate to the validator
   * - `pool_name`: What its pool of delegations is called, up to 64 characters
   * - `min_delegation`: Least raw native units that others may delegate, above zero
   * - `auto_compound_default`: True when rewards of new delegations become stake by themselves
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_setPoolConfig: {
    params: [pool_enabled: boolean, pool_name: string, min_delegation: Amount | number, auto_compound_default: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Say who runs your validator.
   *
   * - `address`: Account that sends the operation and pays its fee
   * - `name`: What people call the validator, 1 to 64 characters
   * - `description`: Who runs it, up to 500 characters
   * - `website`: Its home page, up to 256 characters
   * - `avatar`: Link to its picture, up to 256 characters
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_setValidatorMetadata: {
    params: [address: Address, name: string, description: string, website: string, avatar: string, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * The orders that an account made.
   *
   * - `owner`: Account that sells, and gets what is bought
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_settleOrdersOf: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the order, from 1 */
          readonly order_id: number;
          /** Account that sells, and gets what is bought */
          readonly owner: Address;
          /** Mint of the token that is sold */
          readonly sell_token: Mint;
          /** Mint of the token that is wanted for it */
          readonly buy_token: Mint;
          /** Raw units that are sold, all or none; they are in escrow */
          readonly sell_amount: Amount;
          /** Least raw units that are taken for them */
          readonly min_buy_amount: Amount;
          /** From this time on, in unix seconds, nobody can match the order */
          readonly deadline: Time;
          /** Makers of which tiers may fill it: 1 those of the first, 2 of the first two, 3 or 0 of all */
          readonly tier: number;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * How much was settled, and how far from the mean prices of the DEX: of orders that sold a token, or of all.
   *
   * - `token`: Symbol or mint of a token; null for all
   */
  chain_settleStats: {
    params: [token?: string | null];
    result: {
      /** Orders that are settled */
      readonly settled_count: number;
      /** What was sold: in raw units of the token, or of all in raw native units by the mean prices of the DEX */
      readonly total_volume: U256;
      /** Mean of the spreads of those orders that have one, in basis points, rounded down */
      readonly avg_spread_bps: number;
      /** Block of the newest of them; 0 when there is none */
      readonly last_settlement_block: Height;
      /** Market makers that may fill orders, of whatever token */
      readonly active_mm_count: number;
    };
  };
  /**
   * The orders that a market maker filled.
   *
   * - `maker`: Account of the market maker
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_settlementsOfMaker: {
    params: [maker: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the order, from 1 */
          readonly order_id: number;
          /** Account that made the order */
          readonly owner: Address;
          /** Account of the market maker */
          readonly maker: Address;
          /** Mint of the token that is sold */
          readonly sell_token: Mint;
          /** Mint of the token that is wanted for it */
          readonly buy_token: Mint;
          /** Raw units that the maker got, fee included */
          readonly sell_amount: Amount;
          /** Raw units that the owner got */
          readonly buy_amount: Amount;
          /** Raw units of the sell token that went to the treasury */
          readonly fee: Amount;
          /** How far the price of the order lies from the mean price of the DEX over the last ten minutes, in hundredths of a percent, at most 10,000; null where the DEX knows none */
          readonly spread_bps?: number | null;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * What a sentence would do now as an account: each operation, the pools it swaps in, what it takes and gives. Nothing is sent.
   *
   * - `intent_string`: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
   * - `sender_address`: Account that would sign
   */
  chain_simulateIntent: {
    params: [intent_string: string, sender_address: Address];
    result: {
      /** True when it would succeed now */
      readonly ok: boolean;
      /** Why it would be refused; null when it would succeed */
      readonly error?: {
        /** Permanent number of the refusal */
        readonly code: number;
        /** The refusal as one word, such as InsufficientBalance */
        readonly name: string;
        /** The refusal as a sentence for people */
        readonly message: string;
        /** Figures of the refusal, by name */
        readonly details: unknown;
      } | null;
      /** What becomes of each operation, in order */
      readonly steps: readonly {
        /** Place of the operation, from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** Module that has it */
        readonly module: string;
        /** ok: it would succeed; refused: it would not; not reached: one before it would not */
        readonly status: "ok" | "refused" | "not reached";
        /** Gas that it would use; 0 where it is not reached */
        readonly gas: number;
        /** Why it would be refused; null where it would not */
        readonly error?: {
          /** Permanent number of the refusal */
          readonly code: number;
          /** The refusal as one word, such as InsufficientBalance */
          readonly name: string;
          /** The refusal as a sentence for people */
          readonly message: string;
          /** Figures of the refusal, by name */
          readonly details: unknown;
        } | null;
      }[];
      /** Each pool that is swapped in, in order, by the state that the operations before leave */
      readonly quotes: readonly {
        /** Address of the pool */
        readonly pool: Mint;
        /** Mint address of the token that goes in */
        readonly token_in: Mint;
        /** Mint address of the token that comes out */
        readonly token_out: Mint;
        /** Raw units that go in */
        readonly amount_in: Amount;
        /** Raw units that come out */
        readonly amount_out: Amount;
        /** How far it moves the price, in basis points */
        readonly price_impact_bps: number;
      }[];
      /** How far all swaps together are from their prices, in basis points */
      readonly total_price_impact_bps: number;
      /** What it takes from the sender, by token; where it would be refused for a balance, that token alone */
      readonly balance_checks: readonly {
        /** Symbol of the token, or 0x and its mint */
        readonly token: string;
        /** Raw units that the sender has */
        readonly have: Amount;
        /** Raw units that it takes in all, of the native token with the fee */
        readonly need: Amount;
        /** True when that is enough */
        readonly ok: boolean;
      }[];
      /** The longest way that a swap takes through pools */
      readonly routing: {
        /** none: nothing is swapped; direct: in one pool; multi-hop: through several in a row */
        readonly type: "none" | "direct" | "multi-hop";
        /** Tokens on the way, both ends included */
        readonly path: readonly string[];
      };
      /** Gas of the bundle; 0 when it would be refused */
      readonly gas_used: number;
      /** What the bundle costs, in raw native units; 0 when it would be refused */
      readonly fee: Amount;
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol of the token, or 0x and its mint */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** Blake3 of the text */
      readonly intent_hash: Hex32;
      /** Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent */
      readonly plan_hash: Hex32;
      /** What the caller should know before signing, a sentence each: what is assumed where the sentence says nothing, and what speaks against it */
      readonly warnings: readonly string[];
    };
  };
  /**
   * What a run of a program would do now as an account, and cost: the operations that its steps come to, one after the other, and what accounts would get. Of the newest version unless another is asked for.
   *
   * - `name`: Name of the program, 3 to 32 characters of a to z, 0 to 9 and the dash
   * - `params`: Its parameters by name, as JSON or a text of it: amounts in raw units; {} for none
   * - `sender`: Account that would run it
   * - `version`: Version to look at; the newest when left out
   */
  chain_simulateProgram: {
    params: [name: string, params: string | { readonly [name: string]: unknown }, sender: Address, version?: number | null];
    result: {
      /** Version of the program, from 1 */
      readonly version: number;
      /** True when it would succeed now */
      readonly ok: boolean;
      /** Why it would be refused; null when it would succeed */
      readonly error?: {
        /** Permanent number of the refusal */
        readonly code: number;
        /** The refusal as one word, such as InsufficientBalance */
        readonly name: string;
        /** The refusal as a sentence for people */
        readonly message: string;
        /** Figures of the refusal, by name */
        readonly details: unknown;
      } | null;
      /** What becomes of each operation, in order */
      readonly steps: readonly {
        /** Place of the operation, from 0 */
        readonly index: number;
        /** Name of the operation, such as Transfer */
        readonly op: string;
        /** Module that has it */
        readonly module: string;
        /** ok: it would succeed; refused: it would not; not reached: one before it would not */
        readonly status: "ok" | "refused" | "not reached";
        /** Gas that it would use; 0 where it is not reached */
        readonly gas: number;
        /** Why it would be refused; null where it would not */
        readonly error?: {
          /** Permanent number of the refusal */
          readonly code: number;
          /** The refusal as one word, such as InsufficientBalance */
          readonly name: string;
          /** The refusal as a sentence for people */
          readonly message: string;
          /** Figures of the refusal, by name */
          readonly details: unknown;
        } | null;
      }[];
      /** Each pool that is swapped in, in order, by the state that the operations before leave */
      readonly quotes: readonly {
        /** Address of the pool */
        readonly pool: Mint;
        /** Mint address of the token that goes in */
        readonly token_in: Mint;
        /** Mint address of the token that comes out */
        readonly token_out: Mint;
        /** Raw units that go in */
        readonly amount_in: Amount;
        /** Raw units that come out */
        readonly amount_out: Amount;
        /** How far it moves the price, in basis points */
        readonly price_impact_bps: number;
      }[];
      /** How far all swaps together are from their prices, in basis points */
      readonly total_price_impact_bps: number;
      /** What it takes from the sender, by token; where it would be refused for a balance, that token alone */
      readonly balance_checks: readonly {
        /** Symbol of the token, or 0x and its mint */
        readonly token: string;
        /** Raw units that the sender has */
        readonly have: Amount;
        /** Raw units that it takes in all, of the native token with the fee */
        readonly need: Amount;
        /** True when that is enough */
        readonly ok: boolean;
      }[];
      /** The longest way that a swap takes through pools */
      readonly routing: {
        /** none: nothing is swapped; direct: in one pool; multi-hop: through several in a row */
        readonly type: "none" | "direct" | "multi-hop";
        /** Tokens on the way, both ends included */
        readonly path: readonly string[];
      };
      /** Gas of the bundle; 0 when it would be refused */
      readonly gas_used: number;
      /** What the bundle costs, in raw native units; 0 when it would be refused */
      readonly fee: Amount;
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol of the token, or 0x and its mint */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** The operations that its steps come to, in order, up to one that would be refused */
      readonly expanded: readonly Operation[];
      /** Most gas that a run uses beyond the 30,000 of ExecuteProgram and the bytes of its bundle: all conditions, expressions and steps, at the gas prices of today */
      readonly gas_bound: number;
    };
  };
  /**
   * Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates.
   *
   * - `staker_address`: Account that sends the operation and pays its fee
   * - `amount`: Raw native units to stake, above zero
   * - `validator_pubkey`: Consensus key of the validator in hex: a new one makes you a validator
   * - `proof_of_possession`: Signature by a new consensus key that shows you hold it; for a new validator only
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_stake: {
    params: [staker_address: Address, amount: Amount | number, validator_pubkey: ConsensusKey, proof_of_possession?: string | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** What the operation created; before a block includes it what nothing can change any more, null without any */
      readonly created?: {
        /** Operator account of the validator */
        readonly validator?: Address;
        /** register: you became a validator; self: added to your own stake; delegate: staked with another */
        readonly kind?: "register" | "self" | "delegate";
      } | null;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says.
   *
   * - `pool_address`: Address of the staking pool
   * - `amount`: Raw units to stake, above zero
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_stakeToPool: {
    params: [pool_address: Mint, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** When they can be taken back, in Unix seconds */
      readonly unlock_at: Time;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** When they can be taken back, in Unix seconds */
      readonly unlock_at?: Time | null;
    };
  };
  /**
   * Stake that came to a validator, its own included.
   *
   * - `validator`: Operator account of the validator
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_stakesWith: {
    params: [validator: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Account that staked */
          readonly staker: Address;
          /** Operator account of the validator */
          readonly validator: Address;
          /** Raw native units that were staked */
          readonly amount: Amount;
          /** register: the staker became a validator; self: added to its own stake; delegate: staked with another */
          readonly kind: "register" | "self" | "delegate";
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /** Staking on this chain in one answer. The yearly rate is what the active stake earned in the last epoch, with fees. */
  chain_stakingInfo: {
    params: [];
    result: {
      /** Raw native units that are staked with all validators */
      readonly total_staked: Amount;
      /** How many validators there are, active or not */
      readonly validators_total: number;
      /** How many of them sign blocks in this epoch */
      readonly active_validators: number;
      /** How many there can be at most */
      readonly max_active: number;
      /** Raw native units that a validator must stake itself */
      readonly min_stake: Amount;
      /** How long stake unbonds, in seconds */
      readonly unbonding_seconds: number;
      /** Number of the epoch of the last block */
      readonly epoch: number;
      /** Length of an epoch in blocks */
      readonly epoch_blocks: number;
      /** First height of the next epoch */
      readonly next_epoch_height: Height;
      /** Part of the native supply that is staked, in basis points */
      readonly staked_bps: number;
      /** Earned a year by active stake, in basis points, if all epochs were like the last */
      readonly apr_bps_estimate: number;
      /** Where block rewards stand */
      readonly emission: {
        /** Which year since genesis it is, from 1 */
        readonly year: number;
        /** What this year is worth, in raw native units */
        readonly annual: Amount;
        /** What was emitted since genesis, in raw native units */
        readonly emitted: Amount;
        /** What the pool still has, in raw native units */
        readonly remaining: Amount;
      };
      /** How many validators are in jail */
      readonly jailed: number;
    };
  };
  /**
   * Submits a signed bundle (borsh, hex). It is executed against the pending state first; a failure, with the code of the operation that fails, is answered here and consumes no nonce.
   *
   * - `borsh_hex`: The signed bundle: its borsh bytes in hex, at most 131,072
   * - `opts`: How long to wait for the answer; may be left out
   */
  chain_submitBundle: {
    params: [borsh_hex: string, opts?: SubmitOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
    };
  };
  /**
   * Plan a sentence as previewIntent shows it, and send the plan. With plan_hash it is sent only if it is the plan that was shown. What would be refused now is not sent.
   *
   * - `intent_string`: What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters
   * - `sender_address`: Account that would sign
   * - `plan_hash`: The plan that it must be, as another method answered; any when left out
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_submitIntent: {
    params: [intent_string: string, sender_address: Address, plan_hash?: Hex32 | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** Blake3 of the text */
      readonly intent_hash: Hex32;
      /** Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent */
      readonly plan_hash: Hex32;
      /** The operations that were planned, in order */
      readonly plan: readonly Operation[];
      /** What it does, in words */
      readonly summary: string;
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** Blake3 of the text */
      readonly intent_hash?: Hex32 | null;
      /** Names the plan: Blake3 of `intent-plan/v1` and the borsh bytes of the operation SubmitIntent */
      readonly plan_hash?: Hex32 | null;
      /** The operations that were planned, in order */
      readonly plan?: (readonly Operation[]) | null;
      /** What it does, in words */
      readonly summary?: string | null;
    };
  };
  /**
   * Each operation of each final block that the filter lets through. Over WebSocket only; the result is the id under which chain_subscription notifications arrive.
   *
   * - `filter`: What to let through; everything when left out
   * - `resume`: Goes on behind what an earlier subscription was told, on this node or another one; only the last 1024 blocks are told again, and older ones count as skipped
   */
  chain_subscribe_logs: {
    params: [filter?: LogFilter | null, resume?: {
      /** Number of the last item that was told */
      readonly seq: number;
      /** Block that it was of */
      readonly height: number;
      /** How many items of that block were told; all of them where it is left out */
      readonly items?: number;
    } | null];
    result: SubscriptionId;
  };
  /**
   * Each final block. Over WebSocket only; the result is the id under which chain_subscription notifications arrive.
   *
   * - `resume`: Goes on behind what an earlier subscription was told, on this node or another one; only the last 1024 blocks are told again, and older ones count as skipped
   */
  chain_subscribe_newHeads: {
    params: [resume?: {
      /** Number of the last item that was told */
      readonly seq: number;
      /** Block that it was of */
      readonly height: number;
      /** How many items of that block were told; all of them where it is left out */
      readonly items?: number;
    } | null];
    result: SubscriptionId;
  };
  /**
   * Each bundle of each final block. Over WebSocket only; the result is the id under which chain_subscription notifications arrive.
   *
   * - `resume`: Goes on behind what an earlier subscription was told, on this node or another one; only the last 1024 blocks are told again, and older ones count as skipped
   */
  chain_subscribe_newTransactions: {
    params: [resume?: {
      /** Number of the last item that was told */
      readonly seq: number;
      /** Block that it was of */
      readonly height: number;
      /** How many items of that block were told; all of them where it is left out */
      readonly items?: number;
    } | null];
    result: SubscriptionId;
  };
  /**
   * Swap by the best route. What comes out is at least `min_amount_out`, or nothing happens. A limit of 0, and a price moved by half, need opts.force.
   *
   * - `from_token`: Token that goes in: its symbol in any case, or 0x and its mint
   * - `to_token`: Token that comes out: its symbol in any case, or 0x and its mint
   * - `amount_in`: Raw units that go in, above zero
   * - `min_amount_out`: Least raw units to accept, else nothing happens
   * - `sender`: Account that swaps and pays the fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_swap: {
    params: [from_token: string, to_token: string, amount_in: Amount | number, min_amount_out: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What the swap would give by the state that it was planned on */
      readonly quote: {
        /** Symbol of the token that goes in, or 0x and its mint */
        readonly from_token: string;
        /** Symbol of the token that comes out, or 0x and its mint */
        readonly to_token: string;
        /** Raw units that go in */
        readonly amount_in: Amount;
        /** Raw units that come out */
        readonly amount_out: Amount;
        /** What the pools on the way keep, in raw units of the token that goes in */
        readonly fee_amount: Amount;
        /** The same as part of what goes in, in basis points */
        readonly fee_bps: number;
        /** How far the swap moves the price, in basis points */
        readonly price_impact_bps: number;
        /** Whole tokens that one whole token buys if it moves no price and pays no fee */
        readonly spot_price: string;
        /** Whole tokens that one whole token buys in this swap */
        readonly execution_price: string;
        /** The pools on the way, in order */
        readonly route: readonly {
          /** Address of the pool */
          readonly pool: Mint;
          /** Mint address of the token that goes in there */
          readonly token_in: Mint;
          /** Mint address of the token that comes out there */
          readonly token_out: Mint;
          /** Raw units that go in there */
          readonly amount_in: Amount;
          /** Raw units that come out there */
          readonly amount_out: Amount;
        }[];
        /** direct: one pool; multi-hop: several in a row */
        readonly route_type: "direct" | "multi-hop";
        /** Half a percent below what comes out now, in raw units: a limit to ask for */
        readonly min_amount_out: Amount;
        /** What speaks against the swap, a sentence each */
        readonly warnings: readonly string[];
        /** Height of the state that it was read from */
        readonly height: Height;
      };
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** What the swap would give by the state that it was planned on */
      readonly quote?: {
        /** Symbol of the token that goes in, or 0x and its mint */
        readonly from_token: string;
        /** Symbol of the token that comes out, or 0x and its mint */
        readonly to_token: string;
        /** Raw units that go in */
        readonly amount_in: Amount;
        /** Raw units that come out */
        readonly amount_out: Amount;
        /** What the pools on the way keep, in raw units of the token that goes in */
        readonly fee_amount: Amount;
        /** The same as part of what goes in, in basis points */
        readonly fee_bps: number;
        /** How far the swap moves the price, in basis points */
        readonly price_impact_bps: number;
        /** Whole tokens that one whole token buys if it moves no price and pays no fee */
        readonly spot_price: string;
        /** Whole tokens that one whole token buys in this swap */
        readonly execution_price: string;
        /** The pools on the way, in order */
        readonly route: readonly {
          /** Address of the pool */
          readonly pool: Mint;
          /** Mint address of the token that goes in there */
          readonly token_in: Mint;
          /** Mint address of the token that comes out there */
          readonly token_out: Mint;
          /** Raw units that go in there */
          readonly amount_in: Amount;
          /** Raw units that come out there */
          readonly amount_out: Amount;
        }[];
        /** direct: one pool; multi-hop: several in a row */
        readonly route_type: "direct" | "multi-hop";
        /** Half a percent below what comes out now, in raw units: a limit to ask for */
        readonly min_amount_out: Amount;
        /** What speaks against the swap, a sentence each */
        readonly warnings: readonly string[];
        /** Height of the state that it was read from */
        readonly height: Height;
      } | null;
    };
  };
  /**
   * Move an amount of a token to another account.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `to`: Account that gets the tokens
   * - `token`: Which token: its symbol in any case, or 0x and the 64 hex digits of its mint
   * - `amount`: Raw units to move, above zero
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_transfer: {
    params: [from: Address, to: Address, token: string, amount: Amount | number, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Move some of a type to another account.
   *
   * - `collection`: Address of the collection
   * - `type_id`: Number of the type within the collection
   * - `to`: Account that is to have them
   * - `amount`: How many to move, above zero
   * - `from`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_transferMultiToken: {
    params: [collection: Mint, type_id: U64 | number, to: Address, amount: U128 | number, from: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Move a token to another account: as its owner, or as one whom the owner approved.
   *
   * - `collection`: Address of the collection
   * - `token_id`: Number of the token within its collection, 0 to 2^128 - 1
   * - `to`: Account that is to have the token
   * - `owner`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_transferNft: {
    params: [collection: Mint, token_id: U128 | number, to: Address, owner: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Leave jail when the time is over. The validator may be active again from the next epoch.
   *
   * - `address`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_unjail: {
    params: [address: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first.
   *
   * - `address`: Account that sends the operation and pays its fee
   * - `amount`: Raw native units to take back, above zero
   * - `validator`: Operator account of the validator to take it from; when left out, your own stake first, then the oldest delegations
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_unstake: {
    params: [address: Address, amount: Amount | number, validator?: Address | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** When the stake can be claimed, in Unix seconds */
      readonly release_at: Time;
      /** All of your stake that unbonds, the oldest first */
      readonly entries: readonly {
        /** Operator account of the validator that the stake was with */
        readonly validator: Address;
        /** Raw native units that unbond */
        readonly amount: Amount;
        /** When they can be claimed, in Unix seconds */
        readonly release_at: Time;
        /** True once they can be claimed */
        readonly claimable: boolean;
      }[];
    } | {
      /** True when the operations would succeed now */
      readonly ok: boolean;
      /** Gas that they would use; 0 when they would fail */
      readonly gas_used: number;
      /** What they would cost, in raw native units */
      readonly fee: Amount;
      /** What was tried, in order */
      readonly operations: readonly OperationRecord[];
      /** What they would tell of */
      readonly events: readonly Event[];
      /** Why they would fail; null when they would not */
      readonly error?: Refusal | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
      /** What accounts would get, the fee in it */
      readonly balance_changes: readonly {
        /** Account whose balance would change */
        readonly address: Address;
        /** Symbol or mint of the token */
        readonly token: string;
        /** Raw units that it would get; below zero what it would give */
        readonly delta: string;
      }[];
      /** When the stake can be claimed, in Unix seconds */
      readonly release_at?: Time | null;
      /** All of your stake that unbonds, the oldest first */
      readonly entries?: (readonly {
        /** Operator account of the validator that the stake was with */
        readonly validator: Address;
        /** Raw native units that unbond */
        readonly amount: Amount;
        /** When they can be claimed, in Unix seconds */
        readonly release_at: Time;
        /** True once they can be claimed */
        readonly claimable: boolean;
      }[]) | null;
    };
  };
  /**
   * Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed.
   *
   * - `pool_address`: Address of the staking pool
   * - `amount`: Raw units to take back, above zero
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_unstakeFromPool: {
    params: [pool_address: Mint, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Stake that was taken back from a validator.
   *
   * - `validator`: Operator account of the validator
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_unstakesFrom: {
    params: [validator: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Account that takes stake back */
          readonly staker: Address;
          /** Operator account of the validator */
          readonly validator: Address;
          /** Raw native units that unbond */
          readonly amount: Amount;
          /** When they can be claimed, in Unix seconds */
          readonly release_at: Time;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * Ends a subscription of chain_subscribe_logs; false when there is none of this id.
   *
   * - `subscription`: Id that the subscription was answered with
   */
  chain_unsubscribe_logs: {
    params: [subscription: string];
    result: boolean;
  };
  /**
   * Ends a subscription of chain_subscribe_newHeads; false when there is none of this id.
   *
   * - `subscription`: Id that the subscription was answered with
   */
  chain_unsubscribe_newHeads: {
    params: [subscription: string];
    result: boolean;
  };
  /**
   * Ends a subscription of chain_subscribe_newTransactions; false when there is none of this id.
   *
   * - `subscription`: Id that the subscription was answered with
   */
  chain_unsubscribe_newTransactions: {
    params: [subscription: string];
    result: boolean;
  };
  /**
   * Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared.
   *
   * - `mint`: Mint address of a token that you created
   * - `sender`: Account that sends the operation and pays its fee
   * - `metadata_uri`: Link to further data of the token, up to 512 bytes
   * - `image`: Link to its picture, up to 512 bytes
   * - `description`: What the token is for, up to 1,000 characters
   * - `external_url`: Its home page, up to 512 bytes
   * - `twitter`: Name or link on Twitter, up to 128 characters
   * - `discord`: Name or link on Discord, up to 128 characters
   * - `telegram`: Name or link on Telegram, up to 128 characters
   * - `github`: Name or link on GitHub, up to 128 characters
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_updateTokenMetadata: {
    params: [mint: Mint, sender: Address, metadata_uri?: string | null, image?: string | null, description?: string | null, external_url?: string | null, twitter?: string | null, discord?: string | null, telegram?: string | null, github?: string | null, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Health of this node in one answer. */
  chain_validatorHealth: {
    params: [];
    result: {
      /** Height of the last final block of this node */
      readonly block_height: Height;
      /** How many other nodes it is linked with */
      readonly peers: number;
      /** synced; syncing: it fetches blocks; stalled: no block for a minute; paused: it waits */
      readonly sync_status: "synced" | "syncing" | "stalled" | "paused";
      /** Highest block that this node or one of its peers has */
      readonly highest_known_height: Height;
      /** How far fetching blocks is; null unless sync_status is syncing */
      readonly sync_progress?: {
        /** Height that it fetches blocks up to */
        readonly target: Height;
        /** Part of the missing blocks that it has executed, 0 to 100 */
        readonly percent: number;
        /** Blocks that it executes in a second */
        readonly blocks_per_s: number;
        /** Seconds until it has all; null while the rate is not known */
        readonly eta_s?: number | null;
      } | null;
      /** Seconds since the node started */
      readonly uptime_seconds: number;
      /** Version of the program that the node runs */
      readonly version: string;
      /** True when the node has the key of a validator */
      readonly is_validator: boolean;
      /** Account of that validator; null without one */
      readonly validator_address?: Address | null;
      /** Whether the validator was taken out for misconduct or absence; null without one */
      readonly is_jailed?: boolean | null;
      /** Last height whose commit, as the next block carries it, has this validator's signature; 0 for none yet */
      readonly last_signed_height?: Height | null;
      /** Turns that this validator did not take, ever; null without one */
      readonly missed_turns?: number | null;
      /** Bundles that wait on this node */
      readonly mempool_size: number;
      /** Memory of the process in MiB */
      readonly memory_mb: number;
      /** Free space where the node keeps its data, in GB */
      readonly disk_free_gb: number;
      /** Median of the peers' clocks less this node's, in milliseconds; null without peers */
      readonly clock_offset_ms?: number | null;
      /** Plugins that are stopped, or failed in the last ten minutes */
      readonly plugins: readonly {
        /** Name of the plugin in which something failed */
        readonly plugin: string;
        /** True when the node runs on without it */
        readonly stopped: boolean;
        /** Failures since the plugin last ran without one for ten minutes */
        readonly failures: number;
        /** Part of the plugin that failed first */
        readonly where: string;
        /** When it failed first, in Unix seconds */
        readonly since: Time;
        /** When it is started again, in Unix seconds; null while it runs, or if it cannot be loaded */
        readonly next_start?: Time | null;
      }[];
    };
  };
  /**
   * Whether a key of a namespace is anchored, with what and since when, and the proof of the answer under the state root: also that there is none.
   *
   * - `namespace`: Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it
   * - `key`: Name of the hash within its namespace; a name is used once
   */
  chain_verifyAnchor: {
    params: [namespace: string, key: string];
    result: {
      /** Whether the key is anchored */
      readonly exists: boolean;
      /** The anchor; null when there is none */
      readonly anchor?: {
        /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
        readonly namespace: string;
        /** Name of the hash within its namespace; a name is used once */
        readonly key: string;
        /** The hash that is anchored, of whatever function its writer took; never zero */
        readonly value_hash: Hex32;
        /** Account that anchored it; the namespace may have another owner by now */
        readonly owner: Address;
        /** Bundle that anchored it; null when the end of a block did, as for a decision of a DAO */
        readonly bundle_hash: Hash | null;
        /** Block that has this bundle */
        readonly block_height: Height;
        /** Time of that block in unix seconds */
        readonly timestamp: Time;
        /** Where what was hashed can be had; the chain does not look there */
        readonly uri?: string | null;
        /** Hash of that block; null where this node does not have its header */
        readonly block_hash?: Hash | null;
      } | null;
      /** Blocks from that of the anchor to the head, both counted; all of them are final. 0 without an anchor */
      readonly confirmations: number;
      /** That the state has this record of anchor.anchors, or none */
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
          /** What stands at the end of the path */
          readonly terminal: {
            /** The leaf of the key itself: the key holds the value */
            readonly own: { readonly [name: string]: never };
          } | {
            /** Another leaf, so that there is none of the key */
            readonly other: {
              /** Hash of the key of that leaf, 32 bytes */
              readonly path: string;
              /** Hash of what that leaf holds, 32 bytes */
              readonly value_hash: string;
            };
          } | {
            /** Nothing, so that there is none of the key */
            readonly empty: { readonly [name: string]: never };
          };
          /** Level of the tree at which the path ends; the root is 0 */
          readonly depth: number;
          /** Bit i, the highest of the first byte first, is set when the sibling at level i is not empty */
          readonly bitmap: string;
          /** Hashes of the siblings that are not empty, from the root downwards */
          readonly siblings: readonly string[];
        };
      };
    };
  };
  /** Version of the node. */
  chain_version: {
    params: [];
    result: string;
  };
  /**
   * Vote on a proposal by its number alone, with what you had bonded when its epoch began.
   *
   * - `from`: Account that sends the operation and pays its fee
   * - `proposal_id`: Number of the proposal, as its making answered
   * - `approve`: True in favour, false against
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_voteProposal: {
    params: [from: Address, proposal_id: number, approve: boolean, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Vote on a plan as a validator by its number alone, with the stake that was behind you when it was scheduled.
   *
   * - `plan_id`: Number of the plan, as its scheduling answered
   * - `approve`: True in favour, false against
   * - `sender`: Account that sends the operation and pays its fee
   * - `opts`: Terms of the bundle, and what to wait for; may be left out
   */
  chain_voteUpgrade: {
    params: [plan_id: number, approve: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      /** By which the bundle is known: ask for its receipt with it */
      readonly bundle_hash: Hash;
      /** pending: the node has it; included: a block has it */
      readonly status: "pending" | "included";
      /** Account that sends the bundle and pays */
      readonly from: Address;
      /** Place among the bundles of its sender */
      readonly nonce: number;
      /** Most gas that it may use */
      readonly gas_limit: number;
      /** What it pays for a unit of gas, in nano-units: 10^9 of them are a whole native unit */
      readonly gas_price: number;
      /** The most that it can cost: all of gas_limit, in raw native units */
      readonly max_fee: Amount;
      /** Names of its operations, in order */
      readonly operations: readonly string[];
      /** Ids that the operations created, of several a list; before a block includes them those that nothing can change any more, null without any */
      readonly created?: unknown;
      /** What it did; null until a block includes it */
      readonly receipt?: Receipt | null;
      /** What the caller should know before signing, a sentence each */
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Votes that an account has cast.
   *
   * - `voter`: Account that voted
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_votesOf: {
    params: [voter: Address, limit?: number | null, cursor?: string | null];
    result: {
      /** Events under the key, the newest first */
      readonly events: readonly {
        /** Block in which it happened */
        readonly height: Height;
        /** When that block was proposed, in Unix seconds */
        readonly time: Time;
        /** Bundle whose operation caused it; null for an effect of the block */
        readonly bundle_hash: Hash | null;
        /** Which operation of the bundle, from 0; null for an event that no operation caused */
        readonly op_index?: number | null;
        /** Fields of the event, as the module declares them */
        readonly data: {
          /** Number of the proposal, as its making answered */
          readonly proposal_id: number;
          /** Account that voted */
          readonly voter: Address;
          /** True in favour, false against */
          readonly approve: boolean;
          /** Raw native units of stake that it spoke for */
          readonly power: Amount;
        };
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
      /** Last block that the index has seen */
      readonly indexed_height: Height;
    };
  };
  /**
   * What a call would do at one of the last 128 blocks, with the moves of native units inside; one that reverts says why.
   *
   * - `transaction`: The call that is tried
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   * - `options`: The tracer, callTracer, and its options
   */
  debug_traceCall: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, options?: EthereumTracing | null];
    result: EthereumCallTrace;
  };
  /**
   * A transaction of a block as geth’s callTracer tells it, with the moves of native units inside as calls. Other tracers are refused.
   *
   * - `hash`: Hash of a transaction in a block
   * - `options`: The tracer, callTracer, and its options
   */
  debug_traceTransaction: {
    params: [hash: EthereumHash, options?: EthereumTracing | null];
    result: EthereumCallTrace;
  };
  /**
   * On a dev chain: moves the time of blocks forward, for good. Answers with the first block that has the new time, so that what waited for it can be done at once.
   *
   * - `seconds`: How far to move the time of blocks, in seconds, at most ten years
   */
  dev_advanceTime: {
    params: [seconds: number];
    result: {
      /** First block that has the new time */
      readonly height: Height;
      /** Time of that block, in Unix seconds */
      readonly time: Time;
    };
  };
  /**
   * The same as eth_getHeaderByNumber, under the name by which Otterscan asks.
   *
   * - `block`: A block by number, tag or hash; numbers also as JSON numbers
   */
  erigon_getHeaderByNumber: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | number];
    result: EthereumHeader | null;
  };
  /** None: the node holds no keys of Ethereum accounts. */
  eth_accounts: {
    params: [];
    result: readonly string[];
  };
  /** What a unit of gas costs in the newest block, in wei. */
  eth_baseFee: {
    params: [];
    result: Quantity;
  };
  /** Zero: there are no blobs. */
  eth_blobBaseFee: {
    params: [];
    result: Quantity;
  };
  /** The height of the newest block, which is final. */
  eth_blockNumber: {
    params: [];
    result: Quantity;
  };
  /**
   * What a call answers, without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, many calls by Multicall3.
   *
   * - `transaction`: Call or transaction to try, which nobody has to sign
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_call: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumData;
  };
  /** The id of the chain that transactions are signed for. */
  eth_chainId: {
    params: [];
    result: Quantity;
  };
  /**
   * Gas that a transaction would use now; a plain payment uses 21000. What sending would refuse is refused: pass nonce and fees to have them looked at.
   *
   * - `transaction`: Call or transaction to try, which nobody has to sign
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_estimateGas: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity;
  };
  /**
   * Prices and use of gas in the blocks up to a block, at most 1024 of them; rewards are zero.
   *
   * - `blocks`: How many blocks to tell of, at most 1,024
   * - `newest`: Last of them: a number, a tag, a hash or an EIP-1898 object
   * - `percentiles`: Percentiles of tips to tell of, rising, 0 to 100; none when left out
   */
  eth_feeHistory: {
    params: [blocks: Quantity | number, newest?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, percentiles?: (readonly number[]) | null];
    result: EthereumFeeHistory;
  };
  /** What a unit of gas costs, in wei. */
  eth_gasPrice: {
    params: [];
    result: Quantity;
  };
  /**
   * What an account holds of the native token, in wei: 10^18 of them are a whole unit.
   *
   * - `address`: Account whose balance to tell
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getBalance: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity;
  };
  /**
   * A block with the hashes of its transactions, or with the transactions; null where there is none.
   *
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   * - `full`: True for whole transactions, false for their hashes
   */
  eth_getBlockByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, full?: boolean | null];
    result: EthereumBlock | null;
  };
  /**
   * A block with the hashes of its transactions, or with the transactions; null where there is none.
   *
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   * - `full`: True for whole transactions, false for their hashes
   */
  eth_getBlockByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, full?: boolean | null];
    result: EthereumBlock | null;
  };
  /**
   * The receipts of all transactions of a block; null for a block that there is not.
   *
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getBlockReceipts: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: (readonly EthereumReceipt[]) | null;
  };
  /**
   * How many transactions a block has; null where there is no block.
   *
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getBlockTransactionCountByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity | null;
  };
  /**
   * How many transactions a block has; null where there is no block.
   *
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getBlockTransactionCountByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity | null;
  };
  /**
   * For a contract short code that only names its functions, so that wallets see it as one; for accounts 0x.
   *
   * - `address`: Account or contract whose code to tell
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getCode: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumData;
  };
  /**
   * What is new for a filter since it was asked last.
   *
   * - `id`: Id that the making of the filter answered with
   */
  eth_getFilterChanges: {
    params: [id: string];
    result: (readonly EthereumLog[]) | (readonly EthereumHash[]);
  };
  /**
   * All logs of a filter of logs, new or not.
   *
   * - `id`: Id that the making of the filter answered with
   */
  eth_getFilterLogs: {
    params: [id: string];
    result: readonly EthereumLog[];
  };
  /**
   * What a block says of itself, without its transactions; null where there is none.
   *
   * - `block`: The block that is asked for
   */
  eth_getHeaderByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumHeader | null;
  };
  /**
   * What a block says of itself, without its transactions; null where there is none.
   *
   * - `block`: The block that is asked for
   */
  eth_getHeaderByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumHeader | null;
  };
  /**
   * Logs of tokens and collections in a range of at most 10000 blocks, by contract and topics.
   *
   * - `filter`: Which logs to tell
   */
  eth_getLogs: {
    params: [filter: EthereumLogFilter];
    result: readonly EthereumLog[];
  };
  /**
   * The signed bytes of the transaction at a place in a block; none where there is none.
   *
   * - `block`: The block that is looked into
   * - `index`: Place of the transaction in the block
   */
  eth_getRawTransactionByBlockHashAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: EthereumData;
  };
  /**
   * The signed bytes of the transaction at a place in a block; none where there is none.
   *
   * - `block`: The block that is looked into
   * - `index`: Place of the transaction in the block
   */
  eth_getRawTransactionByBlockNumberAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: EthereumData;
  };
  /**
   * The signed bytes of a transaction, in a block or waiting; none where there is none. Native bundles are refused.
   *
   * - `hash`: Hash of the transaction
   */
  eth_getRawTransactionByHash: {
    params: [hash: EthereumHash];
    result: EthereumData;
  };
  /**
   * Zeros: contracts have no storage of their own here.
   *
   * - `address`: Contract whose storage to read
   * - `key`: Place in the storage: 0x and up to 64 hex digits
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getStorageAt: {
    params: [address: EthereumAddress, key: string, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumData;
  };
  /**
   * The transaction at a place in a block; null where there is none.
   *
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   * - `index`: Place in the block, from 0
   */
  eth_getTransactionByBlockHashAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: EthereumTransaction | null;
  };
  /**
   * The transaction at a place in a block; null where there is none.
   *
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   * - `index`: Place in the block, from 0
   */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: EthereumTransaction | null;
  };
  /**
   * A transaction, in a block or waiting for one; null where there is none. Native bundles are shown as transactions.
   *
   * - `hash`: Which transaction, or native bundle
   */
  eth_getTransactionByHash: {
    params: [hash: EthereumHash];
    result: EthereumTransaction | null;
  };
  /**
   * The nonce of the next transaction of an account; `pending` counts those that wait on this node.
   *
   * - `address`: Account whose transactions to count
   * - `block`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getTransactionCount: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity;
  };
  /**
   * What a transaction did, with its logs; null until a block has it. Native bundles have receipts too.
   *
   * - `hash`: Which transaction, or native bundle
   */
  eth_getTransactionReceipt: {
    params: [hash: EthereumHash];
    result: EthereumReceipt | null;
  };
  /**
   * Null: there are no uncles.
   *
   * - `height`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   * - `index`: Place in the block, from 0
   */
  eth_getUncleByBlockHashAndIndex: {
    params: [height: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: null;
  };
  /**
   * Null: there are no uncles.
   *
   * - `height`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   * - `index`: Place in the block, from 0
   */
  eth_getUncleByBlockNumberAndIndex: {
    params: [height: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: null;
  };
  /**
   * Zero: there are no uncles.
   *
   * - `height`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getUncleCountByBlockHash: {
    params: [height?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity | null;
  };
  /**
   * Zero: there are no uncles.
   *
   * - `height`: Which block: a number, latest or another tag, a hash, or an EIP-1898 object; latest when left out
   */
  eth_getUncleCountByBlockNumber: {
    params: [height?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity | null;
  };
  /** Zero: the price of gas is the same for all, and tips are not charged. */
  eth_maxPriorityFeePerGas: {
    params: [];
    result: Quantity;
  };
  /** A filter of blocks: their hashes. */
  eth_newBlockFilter: {
    params: [];
    result: string;
  };
  /**
   * A filter of logs; eth_getFilterChanges tells what came since. Forgotten when not asked for 5 minutes.
   *
   * - `filter`: Which logs to tell
   */
  eth_newFilter: {
    params: [filter: EthereumLogFilter];
    result: string;
  };
  /** A filter of transactions that this node takes in: their hashes. */
  eth_newPendingTransactionFilter: {
    params: [];
    result: string;
  };
  /**
   * Send a signed transaction. It is tried at once: one that would fail is refused with the reason.
   *
   * - `transaction`: The signed transaction, RLP-encoded
   */
  eth_sendRawTransaction: {
    params: [transaction: EthereumData];
    result: EthereumHash;
  };
  /**
   * Subscribe to newHeads, logs (with a filter) or newPendingTransactions (true: whole). Over WebSocket only.
   *
   * - `kind`: newHeads, logs or newPendingTransactions
   * - `filter`: Of logs, which to tell; of newPendingTransactions true to have them whole; else left out
   */
  eth_subscribe: {
    params: [kind: string, filter?: EthereumLogFilter | boolean | null];
    result: string;
  };
  /** False; while the node catches up, from where it came and where it is. */
  eth_syncing: {
    params: [];
    result: false | EthereumSyncing;
  };
  /**
   * Ends a filter; false when there is none.
   *
   * - `id`: Id that the making of the filter answered with
   */
  eth_uninstallFilter: {
    params: [id: string];
    result: boolean;
  };
  /**
   * Ends a subscription.
   *
   * - `subscription`: Id that eth_subscribe answered with
   */
  eth_unsubscribe: {
    params: [subscription: string];
    result: boolean;
  };
  /** True: the node accepts connections. */
  net_listening: {
    params: [];
    result: boolean;
  };
  /** How many peers the node is linked with. */
  net_peerCount: {
    params: [];
    result: Quantity;
  };
  /** The id of the network, in decimal digits. */
  net_version: {
    params: [];
    result: string;
  };
  /** Which version of Otterscan’s methods this is. */
  ots_getApiLevel: {
    params: [];
    result: number;
  };
  /**
   * A block without its transactions, with what it gave out and what was paid for gas; null where there is none.
   *
   * - `block`: A block by number, tag or hash; numbers also as JSON numbers
   */
  ots_getBlockDetails: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | number];
    result: OtterscanBlockDetails | null;
  };
  /**
   * A block without its transactions, with what it gave out and what was paid for gas; null where there is none.
   *
   * - `block`: A block by number, tag or hash; numbers also as JSON numbers
   */
  ots_getBlockDetailsByHash: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | number];
    result: OtterscanBlockDetails | null;
  };
  /**
   * A page of the transactions of a block, from its end, with receipts without logs; null where there is no block.
   *
   * - `block`: A block by number, tag or hash; numbers also as JSON numbers
   * - `page`: Which page, counted from zero
   * - `size`: How many transactions a page has: 100 at most
   */
  ots_getBlockTransactions: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | number, page: Quantity | number, size: number];
    result: OtterscanBlockPage | null;
  };
  /**
   * Which transaction made a token or a collection, and who sent it; null for those of genesis, and for accounts.
   *
   * - `address`: Address of the contract
   */
  ots_getContractCreator: {
    params: [address: EthereumAddress];
    result: OtterscanCreator | null;
  };
  /**
   * The moves of native units inside of a transaction, as debug_traceTransaction tells of them.
   *
   * - `hash`: Hash of a transaction in a block
   */
  ots_getInternalOperations: {
    params: [hash: EthereumHash];
    result: readonly OtterscanOperation[];
  };
  /**
   * The hash of the transaction by which an account used a nonce; null where it did not.
   *
   * - `sender`: Account whose nonce it used
   * - `nonce`: The nonce that it used
   */
  ots_getTransactionBySenderAndNonce: {
    params: [sender: EthereumAddress, nonce: Quantity | number];
    result: EthereumHash | null;
  };
  /**
   * No bytes: what fails is in no block, so that no transaction of a block has an error.
   *
   * - `hash`: Hash of a transaction in a block
   */
  ots_getTransactionError: {
    params: [hash: EthereumHash];
    result: EthereumData;
  };
  /**
   * Whether a token, a collection or another contract is at an address, at any height.
   *
   * - `address`: The address that is looked at
   * - `block`: A block by number, tag or hash; numbers also as JSON numbers
   */
  ots_hasCode: {
    params: [address: EthereumAddress, block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | number];
    result: boolean;
  };
  /**
   * Transactions of an address above a height, the newest first: whole blocks from the oldest on, until a page is full.
   *
   * - `address`: Whose transactions are asked for: what he sent, got, or was paid inside of one
   * - `number`: The height at which the page before ended; zero for the first page
   * - `size`: How many transactions a page has: 100 at most
   */
  ots_searchTransactionsAfter: {
    params: [address: EthereumAddress, number: Quantity | number, size: number];
    result: OtterscanTransactions;
  };
  /**
   * Transactions of an address below a height, the newest first: whole blocks, until a page is full.
   *
   * - `address`: Whose transactions are asked for: what he sent, got, or was paid inside of one
   * - `number`: The height at which the page before ended; zero for the first page
   * - `size`: How many transactions a page has: 100 at most
   */
  ots_searchTransactionsBefore: {
    params: [address: EthereumAddress, number: Quantity | number, size: number];
    result: OtterscanTransactions;
  };
  /**
   * A transaction and the moves of native units inside, by depth; null where no block has it.
   *
   * - `hash`: Hash of a transaction in a block
   */
  ots_traceTransaction: {
    params: [hash: EthereumHash];
    result: (readonly OtterscanTrace[]) | null;
  };
  /** The OpenRPC document of this server. */
  "rpc.discover": {
    params: [];
    result: { readonly [name: string]: unknown };
  };
  /** The namespaces of this server, with their versions. */
  rpc_modules: {
    params: [];
    result: { readonly [name: string]: string };
  };
  /**
   * The transactions of a block, each followed by the moves of native units inside; null where there is no block.
   *
   * - `block`: The block, by number, tag or hash
   */
  trace_block: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      /** Which block, counted from genesis */
      readonly blockNumber?: Quantity;
      /** By which the block is known */
      readonly blockHash?: EthereumHash;
      /** Of no effect: all blocks are final */
      readonly requireCanonical?: boolean;
    } | null];
    result: (readonly EthereumTrace[]) | null;
  };
  /**
   * Transactions of at most 1000 blocks and the moves of native units inside, by who calls and who is called; at most 1000 at a time.
   *
   * - `filter`: Which traces of which blocks
   */
  trace_filter: {
    params: [filter: EthereumTraceFilter];
    result: (readonly EthereumTrace[]) | null;
  };
  /**
   * A transaction of a block and the moves of native units inside, one after the other; null where no block has it.
   *
   * - `hash`: Hash of a transaction in a block
   */
  trace_transaction: {
    params: [hash: EthereumHash];
    result: (readonly EthereumTrace[]) | null;
  };
  /** The transactions that wait on this node, by sender and nonce: of either kind the 1000 that came first. */
  txpool_content: {
    params: [];
    result: EthereumPool;
  };
  /**
   * The transactions of one sender that wait on this node, by nonce.
   *
   * - `address`: Whose transactions are asked for
   */
  txpool_contentFrom: {
    params: [address: EthereumAddress];
    result: EthereumPool;
  };
  /** The same as txpool_content in a line each: to whom, how much, for which gas and price. */
  txpool_inspect: {
    params: [];
    result: EthereumPool;
  };
  /** How many bundles wait for a block, and how many for an earlier nonce. */
  txpool_status: {
    params: [];
    result: {
      /** How many the next blocks may hold */
      readonly pending: Quantity;
      /** How many wait for an earlier nonce of their sender */
      readonly queued: Quantity;
    };
  };
  /** Name and version of the node. */
  web3_clientVersion: {
    params: [];
    result: string;
  };
  /**
   * Keccak-256 of bytes.
   *
   * - `data`: What to hash
   */
  web3_sha3: {
    params: [data: EthereumData];
    result: EthereumData;
  };
}

/** What each subscription tells. */
export interface Streams {
  newHeads: NewHead;
  newTransactions: NewTransaction;
  logs: OperationLog;
}
