/** What a node answers, as types of the client. Generated from its OpenRPC document; change the declarations instead. */

/** An account. Answers use the native form (address prefix and base58 of 32 bytes); 0x and 64 hex characters are accepted as well. */
export type Address = string;

/** Raw units of a token, below 2^128. Answered as a decimal string; an integer is accepted as well. */
export type Amount = string;

/** Block, as methods take and answer it. */
export interface Block {
  readonly height: Height;
  readonly hash: Hash;
  readonly parentHash: Hash;
  readonly timestamp: Time;
  readonly proposer: Address;
  readonly stateRoot: Hash;
  readonly transactionsRoot: Hash;
  readonly gasUsed: number;
  readonly gasLimit: number;
  readonly baseFee: number;
  readonly bundleCount: number;
  readonly epoch: number;
  readonly round: number;
  readonly size_bytes: number;
  readonly commit: {
    readonly round: number;
    readonly signers: number;
    readonly signed_power: Amount;
    readonly total_power: Amount;
  };
  readonly reward?: {
    readonly proposer: Amount;
    readonly treasury: Amount;
    readonly density_bps: number;
  } | null;
  readonly stats: {
    readonly ops: unknown;
    readonly transfers: number;
    readonly unique_senders: number;
    readonly total_fees: Amount;
  };
  readonly events: readonly Event[];
}

/** The Ed25519 public key with which a validator signs: 64 hex characters, answered without 0x. */
export type ConsensusKey = string;

/** DryRun, as methods take and answer it. */
export interface DryRun {
  readonly ok: boolean;
  readonly gas_used: number;
  readonly fee: Amount;
  readonly operations: readonly OperationRecord[];
  readonly events: readonly Event[];
  readonly error?: Refusal | null;
  readonly warnings: readonly string[];
  readonly balance_changes: readonly {
    readonly address: Address;
    readonly token: string;
    readonly delta: string;
  }[];
}

/** EthereumAccess, as methods take and answer it. */
export interface EthereumAccess {
  readonly address: EthereumAddress;
  readonly storageKeys: readonly EthereumHash[];
}

/** EthereumAddress, as methods take and answer it. */
export type EthereumAddress = string;

/** EthereumBlock, as methods take and answer it. */
export interface EthereumBlock {
  readonly number: Quantity;
  readonly hash: EthereumHash;
  readonly parentHash: EthereumHash;
  readonly nonce: EthereumData;
  readonly sha3Uncles: EthereumHash;
  readonly logsBloom: EthereumData;
  readonly transactionsRoot: EthereumHash;
  readonly stateRoot: EthereumHash;
  readonly receiptsRoot: EthereumHash;
  readonly miner: EthereumAddress;
  readonly difficulty: Quantity;
  readonly totalDifficulty: Quantity;
  readonly extraData: EthereumData;
  readonly gasLimit: Quantity;
  readonly gasUsed: Quantity;
  readonly timestamp: Quantity;
  readonly mixHash: EthereumHash;
  readonly baseFeePerGas: Quantity;
  readonly size: Quantity;
  readonly transactions: (readonly EthereumHash[]) | (readonly EthereumTransaction[]);
  readonly uncles: readonly EthereumHash[];
}

/** EthereumCall, as methods take and answer it. */
export interface EthereumCall {
  readonly from?: EthereumAddress;
  readonly to?: EthereumAddress | null;
  readonly value?: Quantity;
  readonly data?: EthereumData;
  readonly input?: EthereumData;
  readonly nonce?: Quantity | null;
  readonly gas?: Quantity | null;
  readonly gasPrice?: Quantity | null;
  readonly maxFeePerGas?: Quantity | null;
  readonly maxPriorityFeePerGas?: Quantity | null;
  readonly accessList?: readonly {
    readonly address: EthereumAddress;
    readonly storageKeys: readonly EthereumHash[];
  }[];
}

/** EthereumData, as methods take and answer it. */
export type EthereumData = string;

/** EthereumFeeHistory, as methods take and answer it. */
export interface EthereumFeeHistory {
  readonly oldestBlock: Quantity;
  readonly baseFeePerGas: readonly Quantity[];
  readonly gasUsedRatio: readonly number[];
  readonly reward?: readonly (readonly Quantity[])[];
}

/** EthereumHash, as methods take and answer it. */
export type EthereumHash = string;

/** EthereumLog, as methods take and answer it. */
export interface EthereumLog {
  readonly address: EthereumAddress;
  readonly topics: readonly EthereumHash[];
  readonly data: EthereumData;
  readonly blockNumber: Quantity;
  readonly transactionHash: EthereumHash;
  readonly transactionIndex: Quantity;
  readonly blockHash: EthereumHash;
  readonly logIndex: Quantity;
  readonly removed: boolean;
  readonly blockTimestamp: Quantity;
}

/** EthereumLogFilter, as methods take and answer it. */
export interface EthereumLogFilter {
  readonly address?: EthereumAddress | (readonly EthereumAddress[]) | null;
  readonly topics?: (readonly (EthereumHash | (readonly (EthereumHash | null)[]) | null)[]) | null;
  readonly fromBlock?: string | null;
  readonly toBlock?: string | null;
  readonly blockHash?: EthereumHash | null;
}

/** EthereumReceipt, as methods take and answer it. */
export interface EthereumReceipt {
  readonly type: Quantity;
  readonly status: Quantity;
  readonly transactionHash: EthereumHash;
  readonly transactionIndex: Quantity;
  readonly blockHash: EthereumHash;
  readonly blockNumber: Quantity;
  readonly from: EthereumAddress;
  readonly to: EthereumAddress | null;
  readonly contractAddress: null;
  readonly cumulativeGasUsed: Quantity;
  readonly gasUsed: Quantity;
  readonly effectiveGasPrice: Quantity;
  readonly logs: readonly EthereumLog[];
  readonly logsBloom: EthereumData;
}

/** EthereumSyncing, as methods take and answer it. */
export interface EthereumSyncing {
  readonly startingBlock: Quantity;
  readonly currentBlock: Quantity;
  readonly highestBlock: Quantity;
}

/** EthereumTransaction, as methods take and answer it. */
export interface EthereumTransaction {
  readonly blockHash: EthereumHash | null;
  readonly blockNumber: Quantity | null;
  readonly blockTimestamp: Quantity | null;
  readonly transactionIndex: Quantity | null;
  readonly hash: EthereumHash;
  readonly type: Quantity;
  readonly from: EthereumAddress;
  readonly to: EthereumAddress | null;
  readonly nonce: Quantity;
  readonly gas: Quantity;
  readonly value: Quantity;
  readonly input: EthereumData;
  readonly chainId: Quantity;
  readonly gasPrice: Quantity;
  readonly maxFeePerGas?: Quantity;
  readonly maxPriorityFeePerGas?: Quantity;
  readonly accessList?: readonly EthereumAccess[];
  readonly v: Quantity;
  readonly yParity?: Quantity;
  readonly r: Quantity;
  readonly s: Quantity;
}

/** Event, as methods take and answer it. */
export interface Event {
  readonly index: number;
  readonly op_index?: number | null;
  readonly module: string;
  readonly name: string;
  readonly data: unknown;
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
  | { readonly ExecuteProposal: { readonly [name: string]: unknown } }
  | { readonly CancelProposal: { readonly [name: string]: unknown } }
  | { readonly ScheduleUpgrade: { readonly [name: string]: unknown } }
  | { readonly CancelUpgrade: { readonly [name: string]: unknown } }
  | { readonly VoteUpgrade: { readonly [name: string]: unknown } }
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

/** Name, as methods take and answer it. */
export interface Name {
  readonly name: string;
  readonly label: string;
  readonly owner?: Address | null;
  readonly address?: Address | null;
  readonly primary: boolean;
  readonly registered_at?: Time | null;
  readonly expires_at?: Time | null;
  readonly grace_until?: Time | null;
  readonly in_grace: boolean;
  readonly records: { readonly [name: string]: string };
  readonly price_paid?: Amount | null;
  readonly available: boolean;
  readonly price: Amount;
  readonly reserved: boolean;
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
    readonly data: string;
  } }
  | { readonly AddKey: {
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    readonly public_key: string;
    readonly proof_of_possession: string;
  } }
  | { readonly RemoveKey: {
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    readonly public_key: string;
  } }
  | { readonly RotateKey: {
    readonly old_public_key: string;
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    readonly new_public_key: string;
    readonly proof_of_possession: string;
  } }
  | { readonly Transfer: {
    readonly to: Address;
    readonly token_symbol: string;
    readonly amount: Amount | number;
    readonly memo?: string | null;
  } }
  | { readonly BatchTransfer: {
    readonly transfers: readonly {
      readonly to: Address;
      readonly token_symbol: string;
      readonly amount: Amount | number;
    }[];
  } }
  | { readonly CreateToken: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
    readonly supply: Amount | number;
    readonly owner: Address;
    readonly mintable?: boolean;
    readonly max_supply?: Amount | number | null;
  } }
  | { readonly MintToken: {
    readonly mint: Mint;
    readonly to: Address;
    readonly amount: Amount | number;
  } }
  | { readonly BurnToken: {
    readonly mint: Mint;
    readonly amount: Amount | number;
  } }
  | { readonly UpdateTokenMetadata: {
    readonly mint: Mint;
    readonly metadata_uri?: string | null;
    readonly image?: string | null;
    readonly description?: string | null;
    readonly external_url?: string | null;
    readonly twitter?: string | null;
    readonly discord?: string | null;
    readonly telegram?: string | null;
    readonly github?: string | null;
  } }
  | { readonly LockTokenMetadata: {
    readonly mint: Mint;
  } }
  | { readonly SetTokenAuthority: {
    readonly mint: Mint;
    readonly role: "mint" | "freeze" | "owner" | "pause" | "attest";
    readonly new?: Address | null;
  } }
  | { readonly FreezeAccount: {
    readonly mint: Mint;
    readonly account: Address;
    readonly frozen: boolean;
  } }
  | { readonly PauseToken: {
    readonly mint: Mint;
    readonly paused: boolean;
  } }
  | { readonly SetMinterAllowance: {
    readonly mint: Mint;
    readonly minter: Address;
    readonly allowance: Amount | number;
    readonly window_s: number;
  } }
  | { readonly AttestReserves: {
    readonly mint: Mint;
    readonly reserves: Amount | number;
    readonly report_hash: Hex32;
  } }
  | { readonly Stake: {
    readonly validator_pubkey: ConsensusKey;
    readonly amount: Amount | number;
    readonly proof_of_possession?: string | null;
  } }
  | { readonly Unstake: {
    readonly amount: Amount | number;
    readonly validator?: Address | null;
  } }
  | { readonly ClaimUnstake: { readonly [name: string]: never } }
  | { readonly ClaimRewards: {
    readonly validator?: Address | null;
  } }
  | { readonly SetCommission: {
    readonly commission_bps: number;
  } }
  | { readonly Unjail: { readonly [name: string]: never } }
  | { readonly SetValidatorMetadata: {
    readonly name: string;
    readonly description: string;
    readonly website: string;
    readonly avatar: string;
  } }
  | { readonly SetPoolConfig: {
    readonly pool_enabled: boolean;
    readonly pool_name: string;
    readonly min_delegation: Amount | number;
    readonly auto_compound_default: boolean;
  } }
  | { readonly SetAutoCompound: {
    readonly validator: Address;
    readonly enable: boolean;
  } }
  | { readonly Redelegate: {
    readonly from_validator: Address;
    readonly to_validator: Address;
    readonly amount: Amount | number;
  } }
  | { readonly SubmitEvidence: {
    readonly message_a: string;
    readonly message_b: string;
  } }
  | { readonly RotateConsensusKey: {
    readonly new_consensus_pubkey: ConsensusKey;
    readonly proof_of_possession: string;
  } }
  | { readonly CreateMultiSig: {
    readonly signers: readonly Address[];
    readonly threshold: number;
    readonly label: string;
  } }
  | { readonly ProposeMultiSigTx: {
    readonly account: Address;
    readonly operations: (readonly InnerOperation[]) | string;
    readonly description: string;
    readonly valid_until?: Height;
  } }
  | { readonly ApproveMultiSigTx: {
    readonly account: Address;
    readonly tx_id: number;
  } }
  | { readonly ApproveMultiSigOperations: {
    readonly account: Address;
    readonly tx_id: number;
    readonly operations_hash?: Hex32 | null;
  } }
  | { readonly RevokeMultiSigApproval: {
    readonly account: Address;
    readonly tx_id: number;
  } }
  | { readonly SetRecovery: {
    readonly guardians: readonly Address[];
    readonly threshold: number;
    readonly timelock_s: number;
    readonly freeze_on_recovery?: boolean;
  } }
  | { readonly InitiateRecovery: {
    readonly account: Address;
    readonly new_public_key: string;
    readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
  } }
  | { readonly CancelRecovery: { readonly [name: string]: never } }
  | { readonly FinalizeRecovery: {
    readonly account: Address;
  } }
  | { readonly ReportContractSafety: {
    readonly chain: string;
    readonly contract: string;
    readonly evidence_uri: string;
  } }
  | { readonly CreateProposal: {
    readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
    readonly title: string;
    readonly description: string;
    readonly parameter_key?: string | null;
    readonly parameter_value?: string | null;
    readonly treasury_recipient?: Address | null;
    readonly treasury_amount?: Amount | number | null;
    readonly safety_chain?: string | null;
    readonly safety_contract?: string | null;
    readonly safety_level?: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious" | null;
    readonly safety_collection?: string | null;
  } }
  | { readonly VoteProposal: {
    readonly proposal_id: number;
    readonly approve: boolean;
  } }
  | { readonly ExecuteProposal: {
    readonly proposal_id: number;
  } }
  | { readonly CancelProposal: {
    readonly proposal_id: number;
  } }
  | { readonly ScheduleUpgrade: {
    readonly name: string;
    readonly version: string;
    readonly target_height: Height;
    readonly binaries: { readonly [name: string]: {
      readonly url: string;
      readonly sha256: string;
    } } | {
      readonly url: string;
      readonly sha256: string;
    };
    readonly info?: string;
  } }
  | { readonly CancelUpgrade: {
    readonly plan_id: number;
  } }
  | { readonly VoteUpgrade: {
    readonly plan_id: number;
    readonly approve: boolean;
  } }
  | { readonly CreatePool: {
    readonly token_a: string;
    readonly token_b: string;
    readonly amount_a: Amount | number;
    readonly amount_b: Amount | number;
    readonly lp_lock_duration: number;
  } }
  | { readonly AddLiquidity: {
    readonly token_a: string;
    readonly token_b: string;
    readonly amount_a: Amount | number;
    readonly amount_b: Amount | number;
    readonly min_lp_tokens: Amount | number;
  } }
  | { readonly RemoveLiquidity: {
    readonly token_a: string;
    readonly token_b: string;
    readonly lp_amount: Amount | number;
    readonly min_amount_a: Amount | number;
    readonly min_amount_b: Amount | number;
  } }
  | { readonly Swap: {
    readonly from_token: string;
    readonly to_token: string;
    readonly amount_in: Amount | number;
    readonly min_amount_out: Amount | number;
  } }
  | { readonly SwapRoute: {
    readonly path: readonly Mint[];
    readonly amount_in: Amount | number;
    readonly min_amount_out: Amount | number;
    readonly recipient?: Address | null;
  } }
  | { readonly LockLiquidity: {
    readonly token_a: string;
    readonly token_b: string;
    readonly lp_amount: Amount | number;
    readonly unlock_at: Time;
  } }
  | { readonly ExtendLpLock: {
    readonly pool: Mint;
    readonly lock_id: number;
    readonly unlock_at: Time;
  } }
  | { readonly TransferLpLock: {
    readonly pool: Mint;
    readonly lock_id: number;
    readonly to: Address;
  } }
  | { readonly CreatePresale: {
    readonly token_mint: Mint;
    readonly payment_token?: string | null;
    readonly tokens_for_sale: Amount | number;
    readonly soft_cap: Amount | number;
    readonly hard_cap: Amount | number;
    readonly min_contribution: Amount | number;
    readonly max_contribution: Amount | number;
    readonly start_time: Time;
    readonly end_time: Time;
    readonly liquidity_bps: number;
    readonly listing_rate_bps: number;
    readonly lp_lock_duration?: number;
    readonly options?: {
      readonly vesting?: {
        readonly tge_bps: number;
        readonly cycle_seconds: number;
        readonly cycle_bps: number;
      } | null;
      readonly unsold?: "return" | "burn";
      readonly whitelist?: readonly Address[];
      readonly title?: string | null;
      readonly description?: string | null;
      readonly url?: string | null;
    } | null;
  } }
  | { readonly ContributePresale: {
    readonly presale_id: number;
    readonly amount: Amount | number;
  } }
  | { readonly FinalizePresale: {
    readonly presale_id: number;
  } }
  | { readonly RefundPresale: {
    readonly presale_id: number;
    readonly contributor?: Address | null;
  } }
  | { readonly CancelPresale: {
    readonly presale_id: number;
  } }
  | { readonly ClaimPresale: {
    readonly presale_id: number;
  } }
  | { readonly CreateNftCollection: {
    readonly name: string;
    readonly symbol: string;
    readonly base_uri: string;
    readonly max_supply: number;
    readonly royalty_bps: number;
    readonly description?: string | null;
    readonly icon_uri?: string | null;
    readonly banner_uri?: string | null;
    readonly external_url?: string | null;
  } }
  | { readonly MintNft: {
    readonly collection: Mint;
    readonly token_id: U128 | number;
    readonly metadata_uri: string;
    readonly recipient: Address;
  } }
  | { readonly TransferNft: {
    readonly collection: Mint;
    readonly token_id: U128 | number;
    readonly to: Address;
  } }
  | { readonly BurnNft: {
    readonly collection: Mint;
    readonly token_id: U128 | number;
  } }
  | { readonly ApproveNft: {
    readonly collection: Mint;
    readonly token_id?: U128 | number | null;
    readonly operator: Address;
    readonly approved: boolean;
  } }
  | { readonly UpdateNftCollection: {
    readonly collection: Mint;
    readonly description?: string | null;
    readonly icon_uri?: string | null;
    readonly banner_uri?: string | null;
    readonly external_url?: string | null;
    readonly owner?: Address | null;
  } }
  | { readonly LockNftCollection: {
    readonly collection: Mint;
  } }
  | { readonly CreateMultiTokenCollection: {
    readonly name: string;
    readonly symbol: string;
    readonly base_uri: string;
    readonly royalty_bps: number;
    readonly description?: string | null;
    readonly icon_uri?: string | null;
    readonly banner_uri?: string | null;
    readonly external_url?: string | null;
  } }
  | { readonly DefineTokenType: {
    readonly collection: Mint;
    readonly type_id: U64 | number;
    readonly name: string;
    readonly metadata_uri: string;
    readonly max_supply: U128 | number;
    readonly is_fungible: boolean;
  } }
  | { readonly MintMultiToken: {
    readonly collection: Mint;
    readonly type_id: U64 | number;
    readonly recipient: Address;
    readonly amount: U128 | number;
  } }
  | { readonly BatchMintMultiToken: {
    readonly collection: Mint;
    readonly mints: (readonly {
      readonly type_id: U64 | number;
      readonly recipient: Address;
      readonly amount: U128 | number;
    }[]) | string;
  } }
  | { readonly TransferMultiToken: {
    readonly collection: Mint;
    readonly type_id: U64 | number;
    readonly to: Address;
    readonly amount: U128 | number;
  } }
  | { readonly BatchTransferMultiToken: {
    readonly collection: Mint;
    readonly transfers: (readonly {
      readonly type_id: U64 | number;
      readonly to: Address;
      readonly amount: U128 | number;
    }[]) | string;
  } }
  | { readonly BurnMultiToken: {
    readonly collection: Mint;
    readonly type_id: U64 | number;
    readonly amount: U128 | number;
  } }
  | { readonly SetMultiTokenOperator: {
    readonly collection: Mint;
    readonly operator: Address;
    readonly approved: boolean;
  } }
  | { readonly CreateStakingPool: {
    readonly token_mint: Mint;
    readonly reward_source: string | Address | {
      readonly token: string;
      readonly amount: Amount | number;
    };
    readonly reward_rate: Amount | number;
    readonly lock_period: number;
    readonly capacity: Amount | number;
    readonly per_user_cap: Amount | number;
  } }
  | { readonly StakeToPool: {
    readonly pool_address: Mint;
    readonly amount: Amount | number;
  } }
  | { readonly UnstakeFromPool: {
    readonly pool_address: Mint;
    readonly amount: Amount | number;
  } }
  | { readonly ClaimPoolRewards: {
    readonly pool_address: Mint;
  } }
  | { readonly FundStakingPool: {
    readonly pool_address: Mint;
    readonly amount: Amount | number;
  } }
  | { readonly CloseStakingPool: {
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
    readonly name: string;
    readonly salt?: Hex32 | null;
  } }
  | { readonly CommitName: {
    readonly commitment: Hex32;
  } }
  | { readonly TransferName: {
    readonly name: string;
    readonly to: Address;
  } }
  | { readonly SetNameRecord: {
    readonly name: string;
    readonly key: string;
    readonly value: string;
  } }
  | { readonly EvmTransaction: {
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

/** OperationRecord, as methods take and answer it. */
export interface OperationRecord {
  readonly index: number;
  readonly type: string;
  readonly fields: unknown;
}

/** Quantity, as methods take and answer it. */
export type Quantity = string;

/** Receipt, as methods take and answer it. */
export interface Receipt {
  readonly bundle_hash: Hash;
  readonly block_height: Height;
  readonly block_hash: Hash;
  readonly index: number;
  readonly from: Address;
  readonly nonce: number;
  readonly status: "success";
  readonly gas_used: number;
  readonly gas_price: number;
  readonly fee: Amount;
  readonly fee_proposer: Amount;
  readonly fee_treasury: Amount;
  readonly operations: readonly OperationRecord[];
  readonly events: readonly Event[];
  readonly timestamp: Time;
  readonly finalized: boolean;
  readonly signatures: readonly {
    readonly key_type: string;
    readonly public_key?: string | null;
  }[];
}

/** Refusal, as methods take and answer it. */
export interface Refusal {
  readonly code: number;
  readonly name: string;
  readonly message: string;
  readonly details: unknown;
  readonly op_index?: number | null;
}

/** Rejected, as methods take and answer it. */
export interface Rejected {
  readonly bundle_hash: Hash;
  readonly status: "rejected";
  readonly error: Refusal;
  readonly rejected_at: Time;
}

/** SubmitOptions, as methods take and answer it. */
export interface SubmitOptions {
  readonly wait?: "pending" | "included" | null;
}

/** What a subscription was answered with. */
export type SubscriptionId = string;

/** A moment in seconds since 1970 (Unix time). */
export type Time = number;

/** Token, as methods take and answer it. */
export interface Token {
  readonly mint: Mint;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
  readonly standard: "native" | "fungible" | "stablecoin" | "bridged" | "lp";
  readonly max_supply?: Amount | null;
  readonly owner?: Address | null;
  readonly creator: Address;
  readonly mint_authority?: Address | null;
  readonly freeze_authority?: Address | null;
  readonly pause_authority?: Address | null;
  readonly attestor?: Address | null;
  readonly paused: boolean;
  readonly metadata: {
    readonly metadata_uri: string;
    readonly image: string;
    readonly description: string;
    readonly external_url: string;
    readonly twitter: string;
    readonly discord: string;
    readonly telegram: string;
    readonly github: string;
  };
  readonly metadata_locked: boolean;
  readonly metadata_updated_at?: Time | null;
  readonly bridge?: {
    readonly chain: string;
    readonly contract: string;
    readonly decimals_external: number;
  } | null;
  readonly created_at: Time;
  readonly created_at_height: Height;
  readonly total_supply: Amount;
  readonly mintable: boolean;
  readonly security_layers?: (readonly ("role_separation" | "minter_allowance" | "daily_mint_limit" | "reserve_attestation" | "pause_and_freeze" | "timelocked_roles")[]) | null;
  readonly holders?: number | null;
  readonly transfers?: number | null;
  readonly reputation?: number | null;
}

/** An unsigned 128-bit number: the id of a token, or units without decimals. Answered as a decimal string; an integer is accepted as well. */
export type U128 = string;

/** An unsigned 256-bit number. Answered as a decimal string; an integer is accepted as well. */
export type U256 = string;

/** An unsigned 64-bit number. Answered as a decimal string; an integer is accepted as well. */
export type U64 = string;

/** WriteOptions, as methods take and answer it. */
export interface WriteOptions {
  readonly gas_limit?: number | null;
  readonly gas_price?: number | null;
  readonly valid_until?: Height | null;
  readonly memo?: string | null;
  readonly wait?: "pending" | "included" | null;
  readonly dry_run?: boolean | null;
  readonly force?: boolean | null;
}

/** Every method by name. */
export interface Methods {
  /** Add to a pool: as much of the two amounts as fits its price, for shares of it. */
  chain_addLiquidity: {
    params: [token_a: string, token_b: string, amount_a: Amount | number, amount_b: Amount | number, min_lp_tokens: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly simulated: {
        readonly lp_tokens: Amount;
        readonly used_a: Amount;
        readonly used_b: Amount;
      };
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly simulated?: {
        readonly lp_tokens: Amount;
        readonly used_a: Amount;
        readonly used_b: Amount;
      } | null;
    };
  };
  /**
   * Write a hash down for good, under a key of a namespace. The first who anchors in a namespace owns it; nobody else can anchor there.
   *
   * - `namespace`: Namespace, 1 to 64 characters of a to z, 0 to 9, dot, underscore and dash; yours, or without an owner until now
   * - `key`: Name of the hash within its namespace; a name is used once
   * - `value_hash`: The hash that is anchored, of whatever function its writer took; never zero
   */
  chain_anchor: {
    params: [namespace: string, key: string, value_hash: string, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        /** Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it */
        readonly namespace: string;
        /** Name of the hash within its namespace; a name is used once */
        readonly key: string;
      } | null;
      readonly receipt?: Receipt | null;
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
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
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
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
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
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
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
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
    };
  };
  /** As a signer, approve a transaction of a multi-signature account, and name what you approve by the hash of its operations: another transaction is refused. The approval that reaches the threshold carries it out, and its sender pays for that. */
  chain_approveMultiSigTx: {
    params: [from: Address, multisig_address: Address, tx_id: number, operations_hash?: Hex32 | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly approval_count: number;
      readonly threshold: number;
      readonly executed: boolean;
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly approval_count?: number | null;
      readonly threshold?: number | null;
      readonly executed?: boolean | null;
    };
  };
  /** Mint 1 to 256 times in a collection of yours, all or none. */
  chain_batchMintMultiToken: {
    params: [collection: Mint, mints_array: (readonly {
      readonly type_id: U64 | number;
      readonly recipient: Address;
      readonly amount: U128 | number;
    }[]) | string, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Move 1 to 256 times in one collection, all or none. What is asked of a type in all must be there at first. */
  chain_batchTransferMultiToken: {
    params: [collection: Mint, transfers_array: (readonly {
      readonly type_id: U64 | number;
      readonly to: Address;
      readonly amount: U128 | number;
    }[]) | string, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Destroy some of your own tokens of a type. */
  chain_burnMultiToken: {
    params: [collection: Mint, type_id: U64 | number, amount: U128 | number, owner: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Destroy a token of yours. Its id never comes back. */
  chain_burnNft: {
    params: [collection: Mint, token_id: U128 | number, owner: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Take back your proposal while it is voted on. The deposit comes back if nobody has voted. */
  chain_cancelProposal: {
    params: [from: Address, proposal_id: number, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Take a plan back before its height: the authority alone; where plans are voted on its proposer during the vote, and any time as many validators as would approve it. */
  chain_cancelUpgrade: {
    params: [plan_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly cancelled: boolean;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Claim all that you earned in a pool, also in a closed one. */
  chain_claimPoolRewards: {
    params: [pool_address: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly amount: Amount;
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly amount?: Amount | null;
    };
  };
  /** Where consensus stands on this node. */
  chain_consensusStatus: {
    params: [];
    result: {
      readonly height: Height;
      readonly round: number;
      readonly step: string;
      readonly epoch: number;
      readonly leader: Address;
      readonly finalized_height: Height;
      readonly validators: {
        readonly total: number;
        readonly active: number;
        readonly online: number;
        readonly skipped: number;
        readonly jailed: number;
      };
      readonly voting_power: {
        readonly total: Amount;
        readonly last_signed: Amount;
      };
      readonly quorum: Amount;
      readonly last_block_time: Time;
      readonly block_interval_ms_avg: number;
      readonly target_interval_ms: number;
      readonly rounds_last_100: number;
      readonly upgrade?: {
        readonly name: string;
        readonly height: Height;
      } | null;
      readonly halted_reason?: string | null;
    };
  };
  /**
   * Who reported a contract, and where the evidence is.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_contractReports: {
    params: [chain: string, contract: string, limit?: number | null, cursor?: string | null];
    result: {
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
        readonly data: {
          readonly chain: string;
          readonly contract: string;
          readonly reporter: Address;
          readonly evidence_uri: string;
          readonly reports: number;
        };
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
    };
  };
  /** Pay into a presale: all of the amount, or nothing; less than its minimum only where that is exactly what is left of the hard cap. What you get for it is told, and delivered when it is finalized. */
  chain_contributePresale: {
    params: [presale_id: number, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly tokens: Amount;
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly tokens?: Amount | null;
    };
  };
  /** Create an account that acts when `threshold` of its signers approve. Its address follows from them: it may have received money before. Signers and threshold can never be changed; the label is for readers. */
  chain_createMultiSig: {
    params: [from: Address, signers_array: readonly Address[], threshold: number, label: string, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly address: Address;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Create a collection of token types that you own. A type without a metadata_uri of its own has base_uri followed by its id. */
  chain_createMultiTokenCollection: {
    params: [name: string, symbol: string, base_uri: string, royalty_bps: number, owner: Address, description?: string | null, icon_uri?: string | null, banner_uri?: string | null, external_url?: string | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly collection: Mint;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Create a collection of NFTs that you own. `max_supply` is how many can ever be minted, burned ones included; 0 is no limit. A token without a metadata_uri of its own has base_uri followed by its id. */
  chain_createNftCollection: {
    params: [name: string, symbol: string, base_uri: string, max_supply: number, royalty_bps: number, owner: Address, description?: string | null, icon_uri?: string | null, banner_uri?: string | null, external_url?: string | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly collection: Mint;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Make the pool of two tokens with its first liquidity, which sets the price. The liquidity can be locked for so many seconds. */
  chain_createPool: {
    params: [token_a: string, token_b: string, amount_a: Amount | number, amount_b: Amount | number, lp_lock_duration: number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly pool: Mint;
        readonly lp_mint: Mint;
        readonly lp_tokens: Amount;
        readonly lock_id?: number | null;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Sell a token of yours before it has a market. You deposit the tokens for sale and those for the pool; what is raised makes a pool whose liquidity is locked, and goes back to everybody when the soft cap is missed. */
  chain_createPresale: {
    params: [token_mint: Mint, payment_token: string | null, tokens_for_sale: Amount | number, soft_cap: Amount | number, hard_cap: Amount | number, min_contribution: Amount | number, max_contribution: Amount | number, start_time: Time, end_time: Time, liquidity_bps: number, listing_rate_bps: number, lp_lock_duration: number | null, sender: Address, options?: {
      readonly vesting?: {
        readonly tge_bps: number;
        readonly cycle_seconds: number;
        readonly cycle_bps: number;
      } | null;
      readonly unsold?: "return" | "burn";
      readonly whitelist?: readonly Address[];
      readonly title?: string | null;
      readonly description?: string | null;
      readonly url?: string | null;
    } | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly presale_id: number;
        readonly address: Mint;
        readonly escrow: Amount;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Propose to change a parameter, to pay from the treasury, to rate a contract, or just a text. Who has bonded less than 1,000 native units leaves a deposit of 100. */
  chain_createProposal: {
    params: [from: Address, proposal_type: "parameter" | "treasury" | "safety" | "text", title: string, description: string, parameter_key?: string | null, parameter_value?: string | null, treasury_recipient?: Address | null, treasury_amount?: Amount | number | null, safety_chain?: string | null, safety_contract?: string | null, safety_level?: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious" | null, safety_collection?: string | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly proposal_id: number;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Open a pool in which `token_mint` is staked. It pays `reward_rate` raw units a second to all stakers together, as long as rewards last: of a token of which you deposit some now (`reward_source` TRL:5000000), or of the staked token itself, deposited by the address that `reward_source` names. A deposit is locked for `lock_period` seconds. `capacity` and `per_user_cap` bound what is staked; 0 is no bound. */
  chain_createStakingPool: {
    params: [token_mint: Mint, reward_source: string | Address | {
      readonly token: string;
      readonly amount: Amount | number;
    }, reward_rate: Amount | number, lock_period: number, capacity: Amount | number, per_user_cap: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly pool_address: Mint;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Create a token. `supply` is in raw units (1 token of 6 decimals = 1000000) and goes to the owner. Unless `mintable`, no more can ever be made. */
  chain_createToken: {
    params: [name: string, symbol: string, decimals: number, supply: Amount | number, owner: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly mint: Mint;
        readonly symbol: string;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Define a type of tokens in a collection of yours. `max_supply` bounds how many there are at a time; 0 is no limit. Of a type that is not fungible one is moved at a time. */
  chain_defineTokenType: {
    params: [collection: Mint, type_id: U64 | number, name: string, metadata_uri: string, max_supply: U128 | number, is_fungible: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly collection: Mint;
        readonly type_id: U64;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** The address of a public key. The address stays when the keys of the account change. */
  chain_deriveAddress: {
    params: [pubkey_hex: string];
    result: {
      readonly address: Address;
      readonly hex: Hex32;
      readonly evm_address: string;
      readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
    };
  };
  /** Gas and fee of operations sent together by an account now, or the error they would meet. */
  chain_estimateFee: {
    params: [from: Address, operations: readonly Operation[], opts?: WriteOptions | null];
    result: unknown;
  };
  /** Carry out an approved proposal, after its timelock and within 14 days. What cannot be done any more makes it failed. */
  chain_executeProposal: {
    params: [from: Address, proposal_id: number, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly result: "executed" | "failed";
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly result?: "executed" | "failed" | null;
    };
  };
  /** Finish a presale that succeeded; anybody can. It makes the pool with locked liquidity, pays the creator, and has the tokens delivered. */
  chain_finalizePresale: {
    params: [presale_id: number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly pool: Mint;
        readonly lp_lock_id: number;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** A new Ed25519 key, made by this node. For test networks: whoever runs the node could keep it. */
  chain_generateKeypair: {
    params: [];
    result: {
      readonly address: Address;
      readonly public_key: string;
      readonly secret_key: string;
      readonly key_type: string;
    };
  };
  /** The nonce and the keys of an account. One that was never used has nonce 0 and no keys. */
  chain_getAccount: {
    params: [address: Address];
    result: {
      readonly address: Address;
      readonly hex: Hex32;
      readonly evm_address: string;
      readonly nonce: number;
      readonly pending_nonce: number;
      readonly keys: readonly {
        readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
        readonly public_key: string;
        readonly added_at_height: Height;
      }[];
      readonly is_multisig: boolean;
      readonly recovery?: {
        readonly guardians: readonly Address[];
        readonly threshold: number;
        readonly timelock_s: number;
        readonly freeze_on_recovery: boolean;
        readonly pending?: {
          readonly new_public_key: string;
          readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
          readonly initiated_at: Time;
          readonly ready_at: Time;
          readonly expires_at: Time;
          readonly approvals: readonly Address[];
        } | null;
        readonly scheduled_change?: {
          readonly guardians: readonly Address[];
          readonly threshold: number;
          readonly timelock_s: number;
          readonly freeze_on_recovery: boolean;
          readonly effective_at: Time;
        } | null;
      } | null;
    };
  };
  /**
   * What happened to an account, newest first: tokens it gave and got (movement), its other operations (operation), what else names it (mention), and by that kind or `all` what it got of what blocks earned (reward).
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   * - `kind`: Which part of the history: one kind, or all; everything but block rewards when left out
   */
  chain_getAddressHistory: {
    params: [address: Address, limit?: number | null, cursor?: string | null, kind?: "movement" | "operation" | "mention" | "reward" | "all" | null];
    result: {
      readonly address: Address;
      readonly history: readonly {
        readonly bundle_hash: Hash;
        readonly height: Height;
        readonly timestamp: Time;
        readonly op_index?: number | null;
        readonly type: string;
        /** What it was for the account: tokens it gave or got, something else it did, a mention, a block reward */
        readonly kind: "movement" | "operation" | "mention" | "reward";
        readonly direction: "in" | "out" | "self" | "none";
        readonly counterparty?: Address | null;
        readonly token?: Mint | null;
        readonly amount?: Amount | null;
        readonly fee?: Amount | null;
        readonly status: "success";
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
      readonly indexed_from: Height;
    };
  };
  /**
   * All tokens that an account holds, the native one apart, with what they are worth and how far they can be trusted.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getAddressTokens: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      readonly address: Address;
      readonly native: {
        readonly mint: Mint;
        readonly symbol: string;
        readonly name: string;
        readonly balance: Amount;
        readonly decimals: number;
        readonly formatted: string;
      };
      readonly tokens: readonly {
        readonly mint: Mint;
        readonly symbol: string;
        readonly name: string;
        readonly balance: Amount;
        readonly decimals: number;
        readonly formatted: string;
        readonly value_native?: Amount | null;
        readonly reputation: number;
      }[];
      readonly nfts: number;
      readonly multi_tokens: number;
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
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
        /** Bundle that anchored it */
        readonly bundle_hash: Hash;
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
  /** What validators attested at a height, as blocks up to three heights later refer to it; null when there is no such block yet. */
  chain_getAttestations: {
    params: [height: Height];
    result: {
      readonly height: Height;
      readonly block_hash: Hash;
      readonly attestations: readonly {
        readonly validator: Address;
        readonly pubkey: string;
        readonly weight: Amount;
        readonly signature: string;
        readonly timestamp_ms: number;
        readonly parents: readonly Hash[];
      }[];
      readonly signed_power: Amount;
      readonly total_power: Amount;
      readonly quorum: boolean;
    } | null;
  };
  /** What an account holds of a token; 0 for an account never seen. */
  chain_getBalance: {
    params: [address: Address, token_symbol: string];
    result: {
      readonly address: Address;
      readonly token: string;
      readonly mint: Mint;
      readonly balance: Amount;
      readonly decimals: number;
      readonly formatted: string;
      readonly locked?: Amount | null;
      readonly staked?: Amount | null;
      readonly nonce: number;
    };
  };
  /** A final block with its statistics and bundle hashes, or null when there is none yet. */
  chain_getBlockByHeight: {
    params: [height: Height];
    result: {
      readonly height: Height;
      readonly hash: Hash;
      readonly parentHash: Hash;
      readonly timestamp: Time;
      readonly proposer: Address;
      readonly stateRoot: Hash;
      readonly transactionsRoot: Hash;
      readonly gasUsed: number;
      readonly gasLimit: number;
      readonly baseFee: number;
      readonly bundleCount: number;
      readonly epoch: number;
      readonly round: number;
      readonly size_bytes: number;
      readonly commit: {
        readonly round: number;
        readonly signers: number;
        readonly signed_power: Amount;
        readonly total_power: Amount;
      };
      readonly reward?: {
        readonly proposer: Amount;
        readonly treasury: Amount;
        readonly density_bps: number;
      } | null;
      readonly stats: {
        readonly ops: unknown;
        readonly transfers: number;
        readonly unique_senders: number;
        readonly total_fees: Amount;
      };
      readonly events: readonly Event[];
      readonly bundles: readonly Hash[];
      readonly tx_stats: {
        readonly count: number;
        readonly success: number;
        readonly transfers: number;
        readonly by_type: unknown;
        readonly total_fees: Amount;
        readonly gas_used: number;
      };
    } | null;
  };
  /** A block and the attestations of its height, with everything that they point to; null when there is none yet. */
  chain_getBlockDAG: {
    params: [height: Height];
    result: {
      readonly height: Height;
      readonly canonical: Block;
      readonly attestation_blocks: readonly {
        readonly hash: Hash;
        readonly author: Address;
        readonly round: Height;
        readonly parents: readonly Hash[];
        readonly bundle_digests: readonly Hash[];
        readonly timestamp_ms: number;
      }[];
      readonly edges: readonly (readonly Hash[])[];
    } | null;
  };
  /** The receipts of all bundles of a block. */
  chain_getBlockTransactions: {
    params: [height: Height];
    result: {
      readonly height: Height;
      readonly transactions: readonly Receipt[];
    };
  };
  /** What is known of a contract of any chain; the level of one that is not listed is `unknown`. */
  chain_getContractSafety: {
    params: [chain: string, contract_address: string];
    result: {
      readonly chain: string;
      readonly contract: string;
      readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
      readonly listed: boolean;
      readonly collection?: string | null;
      readonly proposal_id?: number | null;
      readonly updated_at_height?: Height | null;
      readonly updated_at?: Time | null;
      readonly reports: number;
      readonly history: readonly {
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        readonly height: Height;
        readonly proposal_id: number;
      }[];
    };
  };
  /** Who proposes at a height: from the header of a past one; else projected, as if nobody missed a turn, up to the end of the epoch. */
  chain_getCurrentLeader: {
    params: [height?: Height | null];
    result: {
      readonly height: Height;
      readonly leader: Address;
      readonly pubkey: string;
      readonly round: number;
      readonly weight: Amount;
      readonly performance_score: number;
      readonly projected: boolean;
      readonly next: readonly Address[];
      readonly skipped: readonly Address[];
    };
  };
  /** What an account has staked and with whom (an operator’s own stake too), what unbonds, and of a validator what it has received, the first hundred by address. */
  chain_getDelegations: {
    params: [address: Address];
    result: {
      readonly address: Address;
      readonly delegations: readonly {
        readonly validator: Address;
        readonly pubkey: ConsensusKey;
        readonly amount: Amount;
        readonly pending_rewards: Amount;
        readonly auto_compound: boolean;
        readonly since_height: Height;
      }[];
      readonly unbonding: readonly {
        readonly validator: Address;
        readonly amount: Amount;
        readonly release_at: Time;
        readonly claimable: boolean;
      }[];
      readonly received?: {
        readonly count: number;
        readonly total: Amount;
        readonly delegators: readonly {
          readonly delegator: Address;
          readonly amount: Amount;
          readonly auto_compound: boolean;
          readonly since_height: Height;
        }[];
      } | null;
    };
  };
  /** Where block rewards stand: the year since genesis, what it is worth, and what was and remains to be emitted. */
  chain_getEmission: {
    params: [];
    result: {
      readonly treasury: Address;
      readonly year: number;
      readonly annual: Amount;
      readonly emitted: Amount;
      readonly remaining: Amount;
    };
  };
  /**
   * Bundles that wait on this node, of one account or of all.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getMempool: {
    params: [address?: Address | null, limit?: number | null, cursor?: string | null];
    result: {
      readonly size: number;
      readonly bytes: number;
      readonly bundles: readonly {
        readonly bundle_hash: Hash;
        readonly from: Address;
        readonly nonce: number;
        readonly gas_price: number;
        readonly operations: readonly OperationRecord[];
        readonly executable: boolean;
        readonly added_at: Time;
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
    };
  };
  /** A multi-signature account; null when there is none of this address. */
  chain_getMultiSig: {
    params: [address: Address];
    result: {
      readonly address: Address;
      readonly signers: readonly Address[];
      readonly threshold: number;
      readonly label: string;
      readonly created_at_height: Height;
      readonly balance: Amount;
      readonly pending_count: number;
      readonly next_tx_id: number;
    } | null;
  };
  /** A transaction of a multi-signature account by its number; null when there is none. */
  chain_getMultiSigTx: {
    params: [address: Address, tx_id: number];
    result: {
      readonly tx_id: number;
      readonly account: Address;
      readonly proposer: Address;
      readonly operations: readonly Operation[];
      readonly description: string;
      readonly operations_hash: Hex32;
      readonly approvals: readonly {
        readonly signer: Address;
        readonly height: Height;
      }[];
      readonly approval_count: number;
      readonly threshold: number;
      readonly status: "Pending" | "Executed" | "Expired";
      readonly created_at_height: Height;
      readonly expires_at_height: Height;
      readonly executed_at_height?: Height | null;
      readonly execution_bundle?: Hash | null;
      readonly summary: readonly string[];
      readonly simulation?: {
        readonly ok: boolean;
        readonly error?: {
          readonly index: number;
          readonly code: number;
          readonly name: string;
          readonly message: string;
          readonly details: unknown;
        } | null;
        readonly at_height: Height;
      } | null;
    } | null;
  };
  /** How many of a type an account holds; 0 also where there is no such type. */
  chain_getMultiTokenBalance: {
    params: [collection: Mint, type_id: U64 | number, owner: Address];
    result: {
      readonly collection: Mint;
      readonly type_id: U64;
      readonly owner: Address;
      readonly balance: U128;
    };
  };
  /** A collection; null when there is none at the address. */
  chain_getMultiTokenCollection: {
    params: [collection: Mint];
    result: {
      readonly address: Mint;
      readonly name: string;
      readonly symbol: string;
      readonly base_uri: string;
      readonly description?: string | null;
      readonly icon_uri?: string | null;
      readonly banner_uri?: string | null;
      readonly external_url?: string | null;
      readonly royalty_bps: number;
      readonly owner: Address;
      readonly types: number;
      readonly created_at_height: Height;
    } | null;
  };
  /** All about a name: who holds it, what it says, and what it costs; also of a name that nobody holds. */
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
      readonly chain_id: number;
      readonly network: string;
      readonly height: Height;
      readonly finalized_height: Height;
      readonly epoch: number;
      readonly epoch_progress_bps: number;
      readonly avg_block_time_ms: number;
      readonly tps_1m: number;
      readonly tps_24h: number;
      readonly total_transactions: number;
      readonly total_accounts: number;
      readonly total_tokens: number;
      readonly total_pools: number;
      readonly total_nfts: number;
      readonly active_validators: number;
      readonly total_staked: Amount;
      readonly staked_bps: number;
      readonly total_supply: Amount;
      readonly circulating_supply: Amount;
      readonly emitted: Amount;
      readonly treasury_balance: Amount;
      readonly mempool_size: number;
      readonly peers: number;
      readonly gas_price: number;
      readonly tvl_native: Amount;
      readonly genesis_time: Time;
      readonly indexed_height: Height;
      readonly indexed_from: Height;
    };
  };
  /** A token of a collection; null when it was never minted, or burned. */
  chain_getNft: {
    params: [collection: Mint, token_id: U128 | number];
    result: {
      readonly collection: Mint;
      readonly token_id: U128;
      readonly owner: Address;
      readonly metadata_uri: string;
      readonly approved?: Address | null;
      readonly minted_at_height: Height;
      readonly last_transfer_height: Height;
      readonly royalty: {
        readonly receiver: Address;
        readonly bps: number;
      };
    } | null;
  };
  /** A collection; null when there is none at the address. */
  chain_getNftCollection: {
    params: [collection: Mint];
    result: {
      readonly address: Mint;
      readonly name: string;
      readonly symbol: string;
      readonly base_uri: string;
      readonly description?: string | null;
      readonly icon_uri?: string | null;
      readonly banner_uri?: string | null;
      readonly external_url?: string | null;
      readonly max_supply: number;
      readonly royalty_bps: number;
      readonly royalty_receiver: Address;
      readonly owner: Address;
      readonly locked: boolean;
      readonly created_at_height: Height;
      readonly minted: number;
      readonly burned: number;
      readonly holders: number;
      readonly supply: number;
    } | null;
  };
  /** The nonce for the next bundle of an account: by the final state, and counting bundles in flight on this node. */
  chain_getNonce: {
    params: [address: Address];
    result: {
      readonly address: Address;
      readonly confirmed: number;
      readonly pending: number;
    };
  };
  /**
   * The chain parameters by key: what each is, is worth now, was at first, and may be.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getParameters: {
    params: [prefix?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      readonly parameters: readonly {
        readonly key: string;
        readonly about: string;
        readonly value: unknown;
        readonly initial: unknown;
        readonly min: unknown;
        readonly max: unknown;
        readonly fixed: boolean;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /** The peers that this node is linked with. */
  chain_getPeers: {
    params: [];
    result: {
      readonly address?: string | null;
      readonly count: number;
      readonly peers: readonly {
        readonly peer: string;
        readonly address: string;
        readonly direction: "inbound" | "outbound";
        readonly validator?: string | null;
        readonly light: boolean;
        readonly height: Height;
        readonly rtt_ms?: number | null;
        readonly clock_offset_ms?: number | null;
        readonly bytes_in: number;
        readonly bytes_out: number;
        readonly agent: string;
      }[];
    };
  };
  /** The pool of two tokens, in their order; null when there is none. */
  chain_getPool: {
    params: [token_a: string, token_b: string];
    result: {
      readonly address: Mint;
      readonly token_a: Mint;
      readonly token_b: Mint;
      readonly symbol_a: string;
      readonly symbol_b: string;
      readonly reserve_a: Amount;
      readonly reserve_b: Amount;
      readonly lp_mint: Mint;
      readonly lp_supply: Amount;
      readonly lp_locked: Amount;
      readonly locks: readonly {
        readonly lock_id: number;
        readonly owner: Address;
        readonly amount: Amount;
        readonly unlock_at: Time;
      }[];
      readonly fee_bps: number;
      readonly price_a_in_b: string;
      readonly price_b_in_a: string;
      readonly twap_10m?: string | null;
      readonly tvl_native: Amount;
      readonly volume_24h_a: Amount;
      readonly volume_24h_b: Amount;
      readonly swaps: number;
      readonly creator: Address;
      readonly created_at_height: Height;
    } | null;
  };
  /** A presale by its number; null when there is none. */
  chain_getPresale: {
    params: [presale_id: number];
    result: {
      readonly presale_id: number;
      readonly address: Mint;
      readonly creator: Address;
      readonly token_mint: Mint;
      readonly tokens_for_sale: Amount;
      readonly soft_cap: Amount;
      readonly hard_cap: Amount;
      readonly min_contribution: Amount;
      readonly max_contribution: Amount;
      readonly start_time: Time;
      readonly end_time: Time;
      readonly liquidity_bps: number;
      readonly listing_rate_bps: number;
      readonly lp_lock_duration: number;
      readonly vesting?: {
        readonly tge_bps: number;
        readonly cycle_seconds: number;
        readonly cycle_bps: number;
      } | null;
      readonly unsold: "return" | "burn";
      readonly whitelist_size: number;
      readonly title?: string | null;
      readonly description?: string | null;
      readonly url?: string | null;
      readonly created_at_height: Height;
      readonly token_symbol: string;
      readonly payment_token: string;
      readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
      readonly raised: Amount;
      readonly sold: Amount;
      readonly contributors: number;
      readonly creator_contributed: Amount;
      readonly pool?: Mint | null;
      readonly lp_lock_id?: number | null;
      readonly finalized_at_height?: Height | null;
      readonly distribution: {
        readonly done: number;
        readonly total: number;
      };
    } | null;
  };
  /**
   * Who paid into a presale and what each gets for it, the newest contributors first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getPresaleContributions: {
    params: [presale_id: number, limit?: number | null, cursor?: string | null];
    result: {
      readonly contributions: readonly {
        readonly contributor: Address;
        readonly amount: Amount;
        readonly tokens: Amount;
        readonly claimed: Amount;
        readonly refunded: boolean;
        readonly first_height: Height;
        readonly last_height: Height;
      }[];
      /** How many this page holds */
      readonly count: number;
      /** What to give as `cursor` for the page that follows; null at the end */
      readonly next_cursor?: string | null;
    };
  };
  /** How a presale stands now, and what can be done with it; null when there is none. */
  chain_getPresaleStatus: {
    params: [presale_id: number];
    result: {
      readonly presale_id: number;
      readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
      readonly raised: Amount;
      readonly soft_cap: Amount;
      readonly hard_cap: Amount;
      readonly progress_bps: number;
      readonly seconds_left: number;
      readonly contributors: number;
      readonly can_finalize: boolean;
      readonly can_refund: boolean;
    } | null;
  };
  /** The price of a token in another one, by the deepest route between them; null when there is none. */
  chain_getPrice: {
    params: [from_symbol: string, to_symbol: string];
    result: {
      readonly from_symbol: string;
      readonly to_symbol: string;
      readonly price: string;
      readonly inverse: string;
      readonly route_type: "direct" | "multi-hop";
      readonly path: readonly string[];
      readonly twap_10m?: string | null;
      readonly liquidity_native: Amount;
      readonly height: Height;
      readonly as_of: Time;
    } | null;
  };
  /** A state record by its key (hex: module, slot, key parts) with the proof that it is, or is not, under the state root. */
  chain_getProof: {
    params: [key: string];
    result: {
      readonly height: Height;
      readonly state_root: Hash;
      readonly key: string;
      readonly value?: string | null;
      readonly proof: {
        readonly terminal: {
          readonly own: { readonly [name: string]: never };
        } | {
          readonly other: {
            readonly path: string;
            readonly value_hash: string;
          };
        } | {
          readonly empty: { readonly [name: string]: never };
        };
        readonly depth: number;
        readonly bitmap: string;
        readonly siblings: readonly string[];
      };
    };
  };
  /** A proposal with the greatest votes; null when there is none. */
  chain_getProposal: {
    params: [proposal_id: number];
    result: {
      readonly proposal_id: number;
      readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
      readonly title: string;
      readonly description: string;
      readonly proposer: Address;
      readonly status: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed";
      readonly created_at_height: Height;
      readonly voting_end_height: Height;
      readonly yes_power: Amount;
      readonly no_power: Amount;
      readonly total_power: Amount;
      readonly quorum_bps: number;
      readonly voters: number;
      readonly timelock_until?: Time | null;
      readonly executed_at_height?: Height | null;
      readonly parameter?: {
        readonly key: string;
        readonly old_value: string;
        readonly new_value: string;
      } | null;
      readonly treasury?: {
        readonly recipient: Address;
        readonly amount: Amount;
      } | null;
      readonly safety?: {
        readonly chain: string;
        readonly contract: string;
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        readonly collection?: string | null;
      } | null;
      readonly deposit: Amount;
      readonly error?: {
        readonly code: number;
        readonly name: string;
        readonly message: string;
      } | null;
      readonly voting_end_time_estimate: Time;
      readonly turnout_bps: number;
      readonly votes: readonly {
        readonly voter: Address;
        readonly approve: boolean;
        readonly power: Amount;
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
      readonly blocks: readonly Block[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
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
      readonly transactions: readonly {
        readonly bundle_hash: Hash;
        readonly block_height: Height;
        readonly index: number;
        readonly from: Address;
        readonly operations: readonly string[];
        readonly summary: string;
        readonly fee: Amount;
        readonly status: "success";
        readonly timestamp: Time;
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
      readonly indexed_from: Height;
    };
  };
  /** The guardians of an account, the recovery that is pending and the change that is scheduled; null without guardians. */
  chain_getRecovery: {
    params: [address: Address];
    result: {
      readonly guardians: readonly Address[];
      readonly threshold: number;
      readonly timelock_s: number;
      readonly freeze_on_recovery: boolean;
      readonly pending?: {
        readonly new_public_key: string;
        readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
        readonly initiated_at: Time;
        readonly ready_at: Time;
        readonly expires_at: Time;
        readonly approvals: readonly Address[];
      } | null;
      readonly scheduled_change?: {
        readonly guardians: readonly Address[];
        readonly threshold: number;
        readonly timelock_s: number;
        readonly freeze_on_recovery: boolean;
        readonly effective_at: Time;
      } | null;
    } | null;
  };
  /** Bundles passed on to validators and taken in from them since this node started. */
  chain_getRelayStats: {
    params: [];
    result: {
      readonly enabled: boolean;
      readonly seal_type: string;
      readonly forwarded: number;
      readonly received: number;
      readonly duplicates: number;
      readonly dropped: number;
      readonly bytes_out: number;
      readonly bytes_in: number;
      readonly peers: number;
      readonly since: Time;
    };
  };
  /** A header with the signatures that make it final and the validators that gave them; null when this node does not have it. */
  chain_getSignedHeader: {
    params: [height: Height];
    result: {
      readonly height: Height;
      readonly hash: Hash;
      readonly state_root: Hash;
      readonly signed_header: string;
      readonly signed_power: number;
      readonly total_power: number;
      readonly signers: number;
      readonly validators: readonly {
        readonly address: Address;
        readonly public_key: string;
        readonly power: number;
      }[];
    } | null;
  };
  /** Who holds the roles of a stablecoin, what may be minted now, and which changes wait; null for other tokens. */
  chain_getStablecoin: {
    params: [symbol_or_mint: string];
    result: {
      readonly mint: Mint;
      readonly symbol: string;
      readonly owner?: Address | null;
      readonly issuer?: Address | null;
      readonly pauser?: Address | null;
      readonly blocklister?: Address | null;
      readonly attestor?: Address | null;
      readonly paused: boolean;
      readonly security_layers: readonly ("role_separation" | "minter_allowance" | "daily_mint_limit" | "reserve_attestation" | "pause_and_freeze" | "timelocked_roles")[];
      readonly daily: {
        readonly limit: Amount;
        readonly window_s: number;
        readonly minted: Amount;
        readonly available: Amount;
      };
      readonly minters: readonly {
        readonly minter: Address;
        readonly from: Time;
        readonly limit: Amount;
        readonly window_s: number;
        readonly minted: Amount;
        readonly available: Amount;
      }[];
      readonly reserves?: {
        readonly amount: Amount;
        readonly report_hash: Hex32;
        readonly attested_at: Time;
        readonly valid_until: Time;
        readonly valid: boolean;
      } | null;
      readonly changes: readonly {
        readonly role: "mint" | "freeze" | "owner" | "pause" | "attest";
        readonly to?: Address | null;
        readonly ready_at: Time;
      }[];
    } | null;
  };
  /** A staking pool, and what an account has in it; null when there is none at the address. */
  chain_getStakingPool: {
    params: [pool_address: Mint, address?: Address | null];
    result: {
      readonly pool_address: Mint;
      readonly creator: Address;
      readonly token_mint: Mint;
      readonly reward_token: Mint;
      readonly reward_rate: Amount;
      readonly lock_period: number;
      readonly capacity: Amount;
      readonly per_user_cap: Amount;
      readonly total_staked: Amount;
      readonly stakers: number;
      readonly escrow: Amount;
      readonly owed: Amount;
      readonly paid: U256;
      readonly created_at_height: Height;
      readonly token_symbol: string;
      readonly reward_symbol: string;
      readonly funder?: Address | null;
      readonly reward_per_token: U256;
      readonly finish_at?: Time | null;
      readonly apr_bps?: number | null;
      readonly status: "open" | "unfunded" | "finished" | "closed";
      readonly position?: {
        readonly staked: Amount;
        readonly lots: readonly {
          readonly amount: Amount;
          readonly unlock_at: Time;
        }[];
        readonly pending: Amount;
      } | null;
    } | null;
  };
  /** What the node keeps where: records in memory (hot), in the database (warm) and in cold files, blocks in the log. */
  chain_getStorageStats: {
    params: [];
    result: {
      readonly backend: string;
      readonly pruning: "archive";
      readonly elastic: boolean;
      readonly tiers: {
        readonly hot: {
          readonly entries?: number | null;
          readonly bytes: number;
          readonly hit_rate?: number | null;
        };
        readonly warm: {
          readonly entries?: number | null;
          readonly bytes: number;
          readonly hit_rate?: number | null;
        };
        readonly cold: {
          readonly entries?: number | null;
          readonly bytes: number;
          readonly hit_rate?: number | null;
        };
      };
      readonly total_bytes: number;
      readonly block_log_bytes: number;
      readonly oldest_block: Height;
      readonly latest_block: Height;
      readonly last_prune_height?: Height | null;
      readonly last_compaction_height?: Height | null;
      readonly snapshots: readonly {
        readonly height: Height;
        readonly bytes: number;
      }[];
      readonly last_verify?: {
        readonly at: Time;
        readonly ok: boolean;
        readonly bad: number;
      } | null;
    };
  };
  /**
   * Who holds a token, the richest first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getTokenHolders: {
    params: [token_mint: string, limit?: number | null, cursor?: string | null];
    result: {
      readonly token_mint: Mint;
      readonly holders: readonly {
        readonly rank: number;
        readonly address: Address;
        readonly balance: Amount;
        readonly share_bps: number;
        readonly kind: "account" | "pool" | "contract" | "system";
      }[];
      readonly total_holders: number;
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
    };
  };
  /** The record of a token by symbol or mint; null when there is none. */
  chain_getTokenInfo: {
    params: [symbol_or_mint: string];
    result: Token | null;
  };
  /** How far a token can be trusted, 0 to 100, with every reason; null when there is no such token. */
  chain_getTokenReputation: {
    params: [mint: string];
    result: {
      readonly mint: Mint;
      readonly symbol: string;
      readonly score: number;
      readonly grade: "A" | "B" | "C" | "D" | "F";
      readonly factors: readonly {
        readonly name: string;
        readonly points: number;
        readonly detail: string;
      }[];
      readonly confidence_pct: number;
      readonly computed_at_height: Height;
      readonly indexed_height: Height;
    } | null;
  };
  /**
   * How a token moved, newest first; made tokens come from the zero address, destroyed ones go to it.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_getTokenTransfers: {
    params: [token_mint: string, limit?: number | null, cursor?: string | null];
    result: {
      readonly token_mint: Mint;
      readonly transfers: readonly {
        readonly bundle_hash: Hash;
        readonly height: Height;
        readonly timestamp: Time;
        readonly from: Address;
        readonly to: Address;
        readonly amount: Amount;
        readonly type: string;
      }[];
      readonly total_transfers: number;
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
      readonly indexed_from: Height;
    };
  };
  /** A type of a collection; null when there is none of this id. */
  chain_getTokenType: {
    params: [collection: Mint, type_id: U64 | number];
    result: {
      readonly collection: Mint;
      readonly type_id: U64;
      readonly name: string;
      readonly metadata_uri: string;
      readonly max_supply: U128;
      readonly is_fungible: boolean;
      readonly created_at_height: Height;
      readonly supply: U128;
      readonly burned: U256;
      readonly holders: number;
    } | null;
  };
  /** What a bundle did, or why this node refused it; null when this node does not know it or it still waits. */
  chain_getTransactionReceipt: {
    params: [tx_hash: Hash];
    result: Receipt | Rejected | null;
  };
  /** A plan with its votes; the live one, or else the last, when no id is given; null when there is none. */
  chain_getUpgradePlan: {
    params: [plan_id?: number | null];
    result: {
      readonly plan_id: number;
      readonly name: string;
      readonly version: string;
      readonly target_height: Height;
      readonly binaries: { readonly [name: string]: {
        readonly url: string;
        readonly sha256: string;
      } } | {
        readonly url: string;
        readonly sha256: string;
      };
      readonly info: string;
      readonly mode: "seed-authority" | "full";
      readonly status: "Voting" | "Scheduled" | "Rejected" | "Cancelled" | "Applied";
      readonly proposer: Address;
      readonly scheduled_at_height: Height;
      readonly voting_start?: Height | null;
      readonly voting_end_height?: Height | null;
      readonly quorum_percent: number;
      readonly yes_power: Amount;
      readonly no_power: Amount;
      readonly cancel_power: Amount;
      readonly total_power: Amount;
      readonly deposit: Amount;
      readonly applied_at_height?: Height | null;
      readonly votes: readonly {
        readonly validator: Address;
        readonly approve: boolean;
        readonly power: Amount;
        readonly height: Height;
      }[];
      readonly blocks_left: number;
      readonly eta: Time;
    } | null;
  };
  /** A validator by its operator or its consensus key; null when there is none. */
  chain_getValidator: {
    params: [address: Address | string];
    result: {
      readonly address: Address;
      readonly pubkey: ConsensusKey;
      readonly stake: Amount;
      readonly self_stake: Amount;
      readonly delegated_stake: Amount;
      readonly compounding_stake: Amount;
      readonly commission: number;
      readonly next_commission?: {
        readonly commission: number;
        readonly effective_height: Height;
      } | null;
      readonly commission_changed_at?: Time | null;
      readonly commission_next_change_at?: Time | null;
      readonly status: "active" | "candidate" | "jailed" | "skipped" | "leaving";
      readonly is_jailed: boolean;
      readonly jail_release_time: Time;
      readonly jail_count: number;
      readonly jail_reason?: "double-sign" | "downtime" | null;
      readonly performance_score: number;
      readonly reputation: number;
      readonly rank: number;
      readonly voting_power_bps: number;
      readonly metadata: {
        readonly name: string;
        readonly description: string;
        readonly website: string;
        readonly avatar: string;
      };
      readonly pool_enabled: boolean;
      readonly pool_name: string;
      readonly min_delegation: Amount;
      readonly auto_compound_default: boolean;
      readonly delegators: number;
      readonly blocks_produced: number;
      readonly missed_turns: number;
      readonly consecutive_missed: number;
      readonly last_block_height: Height;
      readonly commission_balance: Amount;
      readonly registered_at_height: Height;
      readonly pending_consensus_key?: {
        readonly pubkey: ConsensusKey;
        readonly applies_at_height: Height;
      } | null;
    } | null;
  };
  /**
   * The listed contracts of all chains or of one, the newest decision first.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listContractSafety: {
    params: [chain?: string | null, limit?: number | null, cursor?: string | null];
    result: {
      readonly contracts: readonly {
        readonly chain: string;
        readonly contract: string;
        readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
        readonly listed: boolean;
        readonly collection?: string | null;
        readonly proposal_id?: number | null;
        readonly updated_at_height?: Height | null;
        readonly updated_at?: Time | null;
        readonly reports: number;
        readonly history: readonly {
          readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
          readonly height: Height;
          readonly proposal_id: number;
        }[];
      }[];
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
      readonly modules: readonly {
        readonly id: number;
        readonly name: string;
        readonly version: number;
        readonly about: string;
        readonly operations: readonly string[];
        readonly methods: readonly string[];
        readonly events: readonly string[];
        readonly indexes: readonly string[];
      }[];
    };
  };
  /**
   * The transactions of a multi-signature account, newest first, with what each does in words and, while it is pending, whether it would succeed now.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listMultiSigTxs: {
    params: [address: Address, limit?: number | null, cursor?: string | null];
    result: {
      readonly transactions: readonly {
        readonly tx_id: number;
        readonly account: Address;
        readonly proposer: Address;
        readonly operations: readonly Operation[];
        readonly description: string;
        readonly operations_hash: Hex32;
        readonly approvals: readonly {
          readonly signer: Address;
          readonly height: Height;
        }[];
        readonly approval_count: number;
        readonly threshold: number;
        readonly status: "Pending" | "Executed" | "Expired";
        readonly created_at_height: Height;
        readonly expires_at_height: Height;
        readonly executed_at_height?: Height | null;
        readonly execution_bundle?: Hash | null;
        readonly summary: readonly string[];
        readonly simulation?: {
          readonly ok: boolean;
          readonly error?: {
            readonly index: number;
            readonly code: number;
            readonly name: string;
            readonly message: string;
            readonly details: unknown;
          } | null;
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
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listNftsByOwner: {
    params: [owner: Address, collection?: Mint | null, limit?: number | null, cursor?: string | null];
    result: {
      readonly nfts: readonly {
        readonly collection: Mint;
        readonly token_id: U128;
        readonly owner: Address;
        readonly metadata_uri: string;
        readonly approved?: Address | null;
        readonly minted_at_height: Height;
        readonly last_transfer_height: Height;
        readonly royalty: {
          readonly receiver: Address;
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
      readonly pools: readonly {
        readonly address: Mint;
        readonly token_a: Mint;
        readonly token_b: Mint;
        readonly symbol_a: string;
        readonly symbol_b: string;
        readonly reserve_a: Amount;
        readonly reserve_b: Amount;
        readonly lp_mint: Mint;
        readonly lp_supply: Amount;
        readonly lp_locked: Amount;
        readonly locks: readonly {
          readonly lock_id: number;
          readonly owner: Address;
          readonly amount: Amount;
          readonly unlock_at: Time;
        }[];
        readonly fee_bps: number;
        readonly price_a_in_b: string;
        readonly price_b_in_a: string;
        readonly twap_10m?: string | null;
        readonly tvl_native: Amount;
        readonly volume_24h_a: Amount;
        readonly volume_24h_b: Amount;
        readonly swaps: number;
        readonly creator: Address;
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
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listPresales: {
    params: [limit?: number | null, status?: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded" | null, cursor?: string | null];
    result: {
      readonly presales: readonly {
        readonly presale_id: number;
        readonly address: Mint;
        readonly creator: Address;
        readonly token_mint: Mint;
        readonly tokens_for_sale: Amount;
        readonly soft_cap: Amount;
        readonly hard_cap: Amount;
        readonly min_contribution: Amount;
        readonly max_contribution: Amount;
        readonly start_time: Time;
        readonly end_time: Time;
        readonly liquidity_bps: number;
        readonly listing_rate_bps: number;
        readonly lp_lock_duration: number;
        readonly vesting?: {
          readonly tge_bps: number;
          readonly cycle_seconds: number;
          readonly cycle_bps: number;
        } | null;
        readonly unsold: "return" | "burn";
        readonly whitelist_size: number;
        readonly title?: string | null;
        readonly description?: string | null;
        readonly url?: string | null;
        readonly created_at_height: Height;
        readonly token_symbol: string;
        readonly payment_token: string;
        readonly status: "pending" | "active" | "succeeded" | "failed" | "cancelled" | "finalized" | "refunding" | "refunded";
        readonly raised: Amount;
        readonly sold: Amount;
        readonly contributors: number;
        readonly creator_contributed: Amount;
        readonly pool?: Mint | null;
        readonly lp_lock_id?: number | null;
        readonly finalized_at_height?: Height | null;
        readonly distribution: {
          readonly done: number;
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
   * Proposals, the newest first; of one status when it is given.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listProposals: {
    params: [status?: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed" | null, limit?: number | null, cursor?: string | null];
    result: {
      readonly proposals: readonly {
        readonly proposal_id: number;
        readonly proposal_type: "parameter" | "treasury" | "safety" | "text";
        readonly title: string;
        readonly description: string;
        readonly proposer: Address;
        readonly status: "active" | "approved" | "rejected" | "cancelled" | "executed" | "expired" | "failed";
        readonly created_at_height: Height;
        readonly voting_end_height: Height;
        readonly yes_power: Amount;
        readonly no_power: Amount;
        readonly total_power: Amount;
        readonly quorum_bps: number;
        readonly voters: number;
        readonly timelock_until?: Time | null;
        readonly executed_at_height?: Height | null;
        readonly parameter?: {
          readonly key: string;
          readonly old_value: string;
          readonly new_value: string;
        } | null;
        readonly treasury?: {
          readonly recipient: Address;
          readonly amount: Amount;
        } | null;
        readonly safety?: {
          readonly chain: string;
          readonly contract: string;
          readonly level: "verified" | "safe" | "unknown" | "caution" | "warning" | "malicious";
          readonly collection?: string | null;
        } | null;
        readonly deposit: Amount;
        readonly error?: {
          readonly code: number;
          readonly name: string;
          readonly message: string;
        } | null;
        readonly voting_end_time_estimate: Time;
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
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listRecoveries: {
    params: [account: Address, limit?: number | null, cursor?: string | null];
    result: {
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
        readonly data: {
          readonly account: Address;
          readonly guardian: Address;
          readonly approvals: number;
          readonly threshold: number;
          readonly key_type: "Ed25519" | "Dilithium3" | "ML-DSA-65" | "secp256k1" | number;
          readonly new_public_key: string;
          readonly ready_at: Time;
        };
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
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
      readonly pools: readonly {
        readonly pool_address: Mint;
        readonly creator: Address;
        readonly token_mint: Mint;
        readonly reward_token: Mint;
        readonly reward_rate: Amount;
        readonly lock_period: number;
        readonly capacity: Amount;
        readonly per_user_cap: Amount;
        readonly total_staked: Amount;
        readonly stakers: number;
        readonly escrow: Amount;
        readonly owed: Amount;
        readonly paid: U256;
        readonly created_at_height: Height;
        readonly token_symbol: string;
        readonly reward_symbol: string;
        readonly funder?: Address | null;
        readonly reward_per_token: U256;
        readonly finish_at?: Time | null;
        readonly apr_bps?: number | null;
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
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_listTokenTypes: {
    params: [collection: Mint, limit?: number | null, cursor?: string | null];
    result: {
      readonly types: readonly {
        readonly collection: Mint;
        readonly type_id: U64;
        readonly name: string;
        readonly metadata_uri: string;
        readonly max_supply: U128;
        readonly is_fungible: boolean;
        readonly created_at_height: Height;
        readonly supply: U128;
        readonly burned: U256;
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
      readonly validators: readonly {
        readonly address: Address;
        readonly pubkey: ConsensusKey;
        readonly stake: Amount;
        readonly self_stake: Amount;
        readonly delegated_stake: Amount;
        readonly compounding_stake: Amount;
        readonly commission: number;
        readonly next_commission?: {
          readonly commission: number;
          readonly effective_height: Height;
        } | null;
        readonly commission_changed_at?: Time | null;
        readonly commission_next_change_at?: Time | null;
        readonly status: "active" | "candidate" | "jailed" | "skipped" | "leaving";
        readonly is_jailed: boolean;
        readonly jail_release_time: Time;
        readonly jail_count: number;
        readonly jail_reason?: "double-sign" | "downtime" | null;
        readonly performance_score: number;
        readonly reputation: number;
        readonly rank: number;
        readonly voting_power_bps: number;
        readonly metadata: {
          readonly name: string;
          readonly description: string;
          readonly website: string;
          readonly avatar: string;
        };
        readonly pool_enabled: boolean;
        readonly pool_name: string;
        readonly min_delegation: Amount;
        readonly auto_compound_default: boolean;
        readonly delegators: number;
        readonly blocks_produced: number;
        readonly missed_turns: number;
        readonly consecutive_missed: number;
        readonly last_block_height: Height;
        readonly commission_balance: Amount;
        readonly registered_at_height: Height;
        readonly pending_consensus_key?: {
          readonly pubkey: ConsensusKey;
          readonly applies_at_height: Height;
        } | null;
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly total_staked: Amount;
    };
  };
  /** Lock the metadata of a token that you created. Nobody can ever unlock them. */
  chain_lockTokenMetadata: {
    params: [mint: Mint, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Mint some of a type of a collection of yours. */
  chain_mintMultiToken: {
    params: [collection: Mint, type_id: U64 | number, recipient: Address, amount: U128 | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Mint a token of a collection of yours. Its metadata can never change; an empty metadata_uri is base_uri and id. */
  chain_mintNft: {
    params: [collection: Mint, token_id: U128 | number, metadata_uri: string, recipient: Address, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly collection: Mint;
        readonly token_id: U128;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** What this node runs: chain parameters, genesis, modules, signature rule. */
  chain_nodeInfo: {
    params: [];
    result: {
      readonly version: string;
      readonly light: boolean;
      readonly name: string;
      readonly network: string;
      readonly chain_id: number;
      readonly symbol: string;
      readonly decimals: number;
      readonly address_prefix: string;
      readonly hash_prefix: string;
      readonly genesis_hash: Hash;
      readonly module_set_id: Hash;
      readonly enforce_signatures: boolean;
      readonly gas_price: number;
      readonly height: Height;
      readonly validator?: Address | null;
    };
  };
  /** A bundle of operations for the caller to sign: next nonce, measured gas. Sign signing_hash (Blake3 of the bytes), append the signature with its key, submit. */
  chain_prepareBundle: {
    params: [from: Address, operations: readonly Operation[], opts?: WriteOptions | null, key_type?: "Ed25519" | "Dilithium3" | "ML-DSA-65" | null];
    result: {
      readonly unsigned_bundle_hex: string;
      readonly signing_hash: Hex32;
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly valid_until: Height;
      readonly operations: readonly OperationRecord[];
      readonly warnings: readonly string[];
    };
  };
  /**
   * Votes on a proposal as they were cast.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_proposalVotes: {
    params: [proposal_id: number, limit?: number | null, cursor?: string | null];
    result: {
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
        readonly data: {
          readonly proposal_id: number;
          readonly voter: Address;
          readonly approve: boolean;
          readonly power: Amount;
        };
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
    };
  };
  /** As a signer, propose what a multi-signature account shall do. Your approval is counted; where it is enough, it is done at once. Without valid_until the transaction expires after 1,296,000 blocks, some 30 days. */
  chain_proposeMultiSigTx: {
    params: [from: Address, multisig_address: Address, operations_json: (readonly Operation[]) | string, description: string, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly tx_id: number;
        readonly executed: boolean;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** What a swap would give now by the best route, what it costs and what speaks against it. With `sender` also whether he has enough. */
  chain_quoteSwap: {
    params: [from_token: string, to_token: string, amount_in: Amount | number, sender?: Address | null];
    result: {
      readonly from_token: string;
      readonly to_token: string;
      readonly amount_in: Amount;
      readonly amount_out: Amount;
      readonly fee_amount: Amount;
      readonly fee_bps: number;
      readonly price_impact_bps: number;
      readonly spot_price: string;
      readonly execution_price: string;
      readonly route: readonly {
        readonly pool: Mint;
        readonly token_in: Mint;
        readonly token_out: Mint;
        readonly amount_in: Amount;
        readonly amount_out: Amount;
      }[];
      readonly route_type: "direct" | "multi-hop";
      readonly min_amount_out: Amount;
      readonly warnings: readonly string[];
      readonly height: Height;
    };
  };
  /**
   * Names that were given to an account.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_receivedNames: {
    params: [to: Address, limit?: number | null, cursor?: string | null];
    result: {
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
        readonly data: {
          readonly name: string;
          readonly from: Address;
          readonly to: Address;
        };
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
    };
  };
  /** Give a contributor back what he paid into a presale that failed, was cancelled, or was not finalized for a week, before his turn comes by itself. Anybody can ask for it; without `contributor` it is the sender. */
  chain_refundPresale: {
    params: [presale_id: number, sender: Address, contributor?: Address | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Rent a name that is free for a year, or renew one of yours for another. The first name of an account becomes what it is called. With the salt of a commitment that is five blocks old it wins against who registers the name in the same block without one. */
  chain_registerName: {
    params: [name: string, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly name: string;
        readonly expires_at: Time;
        readonly price: Amount;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Names that an account registered.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_registeredNames: {
    params: [owner: Address, limit?: number | null, cursor?: string | null];
    result: {
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
        readonly data: {
          readonly name: string;
          readonly owner: Address;
          readonly expires_at: Time;
          readonly price: Amount;
        };
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
    };
  };
  /** Give up shares of a pool for what they are worth of both tokens. */
  chain_removeLiquidity: {
    params: [token_a: string, token_b: string, lp_amount: Amount | number, min_amount_a: Amount | number, min_amount_b: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly amount_a: Amount;
      readonly amount_b: Amount;
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly amount_a?: Amount | null;
      readonly amount_b?: Amount | null;
    };
  };
  /** The account that a name stands for; null when nobody holds the name. */
  chain_resolveName: {
    params: [name: string];
    result: {
      readonly name: string;
      readonly address: Address;
      readonly owner: Address;
      readonly expires_at: Time;
      readonly in_grace: boolean;
    } | null;
  };
  /** What an account is called: a name that it chose and that stands for it; null when there is none. */
  chain_reverseResolve: {
    params: [address: Address];
    result: {
      readonly address: Address;
      readonly name: string;
    } | null;
  };
  /** As a signer, take back your approval of a transaction that was not carried out. The transaction stays. */
  chain_revokeMultiSigApproval: {
    params: [from: Address, multisig_address: Address, tx_id: number, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Plan an upgrade of the chain: at target_height nodes stop and go on with the new version. A validator leaves a deposit of 100 native units where plans are voted on. */
  chain_scheduleUpgrade: {
    params: [name: string, version: string, target_height: Height, binaries: { readonly [name: string]: {
      readonly url: string;
      readonly sha256: string;
    } } | {
      readonly url: string;
      readonly sha256: string;
    }, info: string | null, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly plan_id: number;
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** What a height, a hash, an address, a public key, a pair (`ACN/TRL`), an anchor (`acme.legal/contract`) or its namespace, or the beginning of a symbol stands for. */
  chain_search: {
    params: [query: string];
    result: {
      readonly query: string;
      readonly matches: readonly {
        readonly type: "block" | "bundle" | "address" | "token" | "pool" | "validator" | "multisig" | "nft_collection" | "anchor";
        readonly id: string;
        readonly label: string;
        readonly exact: boolean;
      }[];
      readonly indexed_height: Height;
    };
  };
  /** Have what your stake with a validator earns become stake at the end of each epoch, without a transaction or a fee; or have it wait for you to claim it. */
  chain_setAutoCompound: {
    params: [validator: Address, enable: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Set the part of earnings that the operator keeps, in basis points (at most 5,000). It holds from the next epoch, and can be changed again after 7 days. */
  chain_setCommission: {
    params: [address: Address, commission_bps: number, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly effective_height: Height;
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly effective_height?: Height | null;
    };
  };
  /** Say whether and how your validator takes delegations. The least delegation is in raw units. */
  chain_setPoolConfig: {
    params: [pool_enabled: boolean, pool_name: string, min_delegation: Amount | number, auto_compound_default: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Say who runs your validator. */
  chain_setValidatorMetadata: {
    params: [address: Address, name: string, description: string, website: string, avatar: string, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Stake with a validator by its consensus key: a new key makes you a validator (1,000 or more), your own adds to your own stake, another delegates. */
  chain_stake: {
    params: [staker_address: Address, amount: Amount | number, validator_pubkey: ConsensusKey, proof_of_possession?: string | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: {
        readonly validator: Address;
        readonly kind: "register" | "self" | "delegate";
      } | null;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Stake some of the token of a pool. It earns from now on, and is locked as long as the pool says. */
  chain_stakeToPool: {
    params: [pool_address: Mint, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly unlock_at: Time;
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly unlock_at?: Time | null;
    };
  };
  /** Staking on this chain in one answer. The yearly rate is what the active stake earned in the last epoch, with fees. */
  chain_stakingInfo: {
    params: [];
    result: {
      readonly total_staked: Amount;
      readonly validators_total: number;
      readonly active_validators: number;
      readonly max_active: number;
      readonly min_stake: Amount;
      readonly unbonding_seconds: number;
      readonly epoch: number;
      readonly epoch_blocks: number;
      readonly next_epoch_height: Height;
      readonly staked_bps: number;
      readonly apr_bps_estimate: number;
      readonly emission: {
        readonly year: number;
        readonly annual: Amount;
        readonly emitted: Amount;
        readonly remaining: Amount;
      };
      readonly jailed: number;
    };
  };
  /** Submits a signed bundle (borsh, hex). It is executed against the pending state first; a failure, with the code of the operation that fails, is answered here and consumes no nonce. */
  chain_submitBundle: {
    params: [borsh_hex: string, opts?: SubmitOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
    };
  };
  /** Each operation of each final block that the filter lets through. Over WebSocket only; the result is the id under which chain_subscription notifications arrive. */
  chain_subscribe_logs: {
    params: [filter?: LogFilter | null];
    result: SubscriptionId;
  };
  /** Each final block. Over WebSocket only; the result is the id under which chain_subscription notifications arrive. */
  chain_subscribe_newHeads: {
    params: [];
    result: SubscriptionId;
  };
  /** Each bundle of each final block. Over WebSocket only; the result is the id under which chain_subscription notifications arrive. */
  chain_subscribe_newTransactions: {
    params: [];
    result: SubscriptionId;
  };
  /** Swap by the best route. What comes out is at least `min_amount_out`, or nothing happens. A limit of 0, and a price moved by half, need opts.force. */
  chain_swap: {
    params: [from_token: string, to_token: string, amount_in: Amount | number, min_amount_out: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly quote: {
        readonly from_token: string;
        readonly to_token: string;
        readonly amount_in: Amount;
        readonly amount_out: Amount;
        readonly fee_amount: Amount;
        readonly fee_bps: number;
        readonly price_impact_bps: number;
        readonly spot_price: string;
        readonly execution_price: string;
        readonly route: readonly {
          readonly pool: Mint;
          readonly token_in: Mint;
          readonly token_out: Mint;
          readonly amount_in: Amount;
          readonly amount_out: Amount;
        }[];
        readonly route_type: "direct" | "multi-hop";
        readonly min_amount_out: Amount;
        readonly warnings: readonly string[];
        readonly height: Height;
      };
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly quote?: {
        readonly from_token: string;
        readonly to_token: string;
        readonly amount_in: Amount;
        readonly amount_out: Amount;
        readonly fee_amount: Amount;
        readonly fee_bps: number;
        readonly price_impact_bps: number;
        readonly spot_price: string;
        readonly execution_price: string;
        readonly route: readonly {
          readonly pool: Mint;
          readonly token_in: Mint;
          readonly token_out: Mint;
          readonly amount_in: Amount;
          readonly amount_out: Amount;
        }[];
        readonly route_type: "direct" | "multi-hop";
        readonly min_amount_out: Amount;
        readonly warnings: readonly string[];
        readonly height: Height;
      } | null;
    };
  };
  /** Move an amount of a token to another account. */
  chain_transfer: {
    params: [from: Address, to: Address, token: string, amount: Amount | number, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Move some of a type to another account. */
  chain_transferMultiToken: {
    params: [collection: Mint, type_id: U64 | number, to: Address, amount: U128 | number, from: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Move a token to another account: as its owner, or as one whom the owner approved. */
  chain_transferNft: {
    params: [collection: Mint, token_id: U128 | number, to: Address, owner: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Leave jail when the time is over. The validator may be active again from the next epoch. */
  chain_unjail: {
    params: [address: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Take stake back. It unbonds for 21 days. Without a validator named, your own stake goes first, then your delegations, the oldest first. */
  chain_unstake: {
    params: [address: Address, amount: Amount | number, validator?: Address | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
      readonly release_at: Time;
      readonly entries: readonly {
        readonly validator: Address;
        readonly amount: Amount;
        readonly release_at: Time;
        readonly claimable: boolean;
      }[];
    } | {
      readonly ok: boolean;
      readonly gas_used: number;
      readonly fee: Amount;
      readonly operations: readonly OperationRecord[];
      readonly events: readonly Event[];
      readonly error?: Refusal | null;
      readonly warnings: readonly string[];
      readonly balance_changes: readonly {
        readonly address: Address;
        readonly token: string;
        readonly delta: string;
      }[];
      readonly release_at?: Time | null;
      readonly entries?: (readonly {
        readonly validator: Address;
        readonly amount: Amount;
        readonly release_at: Time;
        readonly claimable: boolean;
      }[]) | null;
    };
  };
  /** Take back what you staked in a pool, the oldest unlocked deposits first. What you earned stays to be claimed. */
  chain_unstakeFromPool: {
    params: [pool_address: Mint, amount: Amount | number, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Ends a subscription of chain_subscribe_logs; false when there is none of this id. */
  chain_unsubscribe_logs: {
    params: [subscription: string];
    result: boolean;
  };
  /** Ends a subscription of chain_subscribe_newHeads; false when there is none of this id. */
  chain_unsubscribe_newHeads: {
    params: [subscription: string];
    result: boolean;
  };
  /** Ends a subscription of chain_subscribe_newTransactions; false when there is none of this id. */
  chain_unsubscribe_newTransactions: {
    params: [subscription: string];
    result: boolean;
  };
  /** Change the metadata of a token that you created. A field left out or null stays; an empty one is cleared. */
  chain_updateTokenMetadata: {
    params: [mint: Mint, sender: Address, metadata_uri?: string | null, image?: string | null, description?: string | null, external_url?: string | null, twitter?: string | null, discord?: string | null, telegram?: string | null, github?: string | null, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Health of this node in one answer. */
  chain_validatorHealth: {
    params: [];
    result: {
      readonly block_height: Height;
      readonly peers: number;
      readonly sync_status: "synced" | "syncing" | "stalled" | "paused";
      readonly highest_known_height: Height;
      readonly uptime_seconds: number;
      readonly version: string;
      readonly is_validator: boolean;
      readonly validator_address?: Address | null;
      readonly is_jailed?: boolean | null;
      readonly last_signed_height?: Height | null;
      readonly missed_turns?: number | null;
      readonly mempool_size: number;
      readonly memory_mb: number;
      readonly disk_free_gb: number;
      readonly clock_offset_ms?: number | null;
      readonly plugins: readonly {
        readonly plugin: string;
        readonly stopped: boolean;
        readonly failures: number;
        readonly where: string;
        readonly since: Time;
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
        /** Bundle that anchored it */
        readonly bundle_hash: Hash;
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
          readonly terminal: {
            readonly own: { readonly [name: string]: never };
          } | {
            readonly other: {
              readonly path: string;
              readonly value_hash: string;
            };
          } | {
            readonly empty: { readonly [name: string]: never };
          };
          readonly depth: number;
          readonly bitmap: string;
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
  /** Vote on a proposal with what you had bonded when its epoch began. A new vote replaces the one before. */
  chain_voteProposal: {
    params: [from: Address, proposal_id: number, approve: boolean, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /** Vote on a plan as a validator, with the stake that was behind you when it was scheduled. A new vote replaces the one before. */
  chain_voteUpgrade: {
    params: [plan_id: number, approve: boolean, sender: Address, opts?: WriteOptions | null];
    result: {
      readonly bundle_hash: Hash;
      readonly status: "pending" | "included";
      readonly from: Address;
      readonly nonce: number;
      readonly gas_limit: number;
      readonly gas_price: number;
      readonly max_fee: Amount;
      readonly operations: readonly string[];
      readonly created?: unknown;
      readonly receipt?: Receipt | null;
      readonly warnings: readonly string[];
    } | DryRun;
  };
  /**
   * Votes that an account has cast.
   *
   * - `limit`: How many to answer at most, 1 to 1000; 100 when left out
   * - `cursor`: Where to go on: `next_cursor` of the page before; from the beginning when left out
   */
  chain_votesOf: {
    params: [voter: Address, limit?: number | null, cursor?: string | null];
    result: {
      readonly events: readonly {
        readonly height: Height;
        readonly time: Time;
        readonly bundle_hash: Hash;
        readonly op_index: number;
        readonly data: {
          readonly proposal_id: number;
          readonly voter: Address;
          readonly approve: boolean;
          readonly power: Amount;
        };
      }[];
      readonly count: number;
      /** Where to go on: `next_cursor` of the page before; from the beginning when left out */
      readonly next_cursor?: string | null;
      readonly indexed_height: Height;
    };
  };
  /** On a dev chain: moves the time of blocks forward, for good. Answers with the first block that has the new time, so that what waited for it can be done at once. */
  dev_advanceTime: {
    params: [seconds: number];
    result: {
      readonly height: Height;
      readonly time: Time;
    };
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
  /** What a call answers, without a transaction: tokens as ERC-20, collections as ERC-721 and ERC-1155, many calls by Multicall3. */
  eth_call: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumData;
  };
  /** The id of the chain that transactions are signed for. */
  eth_chainId: {
    params: [];
    result: Quantity;
  };
  /** Gas that a transaction would use now; a plain payment uses 21000. What sending would refuse is refused: pass nonce and fees to have them looked at. */
  eth_estimateGas: {
    params: [transaction: EthereumCall, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity;
  };
  /** Prices and use of gas in the blocks up to a block, at most 1024 of them; rewards are zero. */
  eth_feeHistory: {
    params: [blocks: Quantity | number, newest?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null, percentiles?: (readonly number[]) | null];
    result: EthereumFeeHistory;
  };
  /** What a unit of gas costs, in wei. */
  eth_gasPrice: {
    params: [];
    result: Quantity;
  };
  /** What an account holds of the native token, in wei: 10^9 of them are one raw unit. */
  eth_getBalance: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity;
  };
  /** A block with the hashes of its transactions, or with the transactions; null where there is none. */
  eth_getBlockByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null, full?: boolean | null];
    result: EthereumBlock | null;
  };
  /** A block with the hashes of its transactions, or with the transactions; null where there is none. */
  eth_getBlockByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null, full?: boolean | null];
    result: EthereumBlock | null;
  };
  /** The receipts of all transactions of a block; null for a block that there is not. */
  eth_getBlockReceipts: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: (readonly EthereumReceipt[]) | null;
  };
  /** How many transactions a block has; null where there is no block. */
  eth_getBlockTransactionCountByHash: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity | null;
  };
  /** How many transactions a block has; null where there is no block. */
  eth_getBlockTransactionCountByNumber: {
    params: [block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity | null;
  };
  /** For a contract short code that only names its functions, so that wallets see it as one; for accounts 0x. */
  eth_getCode: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumData;
  };
  /** What is new for a filter since it was asked last. */
  eth_getFilterChanges: {
    params: [id: string];
    result: (readonly EthereumLog[]) | (readonly EthereumHash[]);
  };
  /** All logs of a filter of logs, new or not. */
  eth_getFilterLogs: {
    params: [id: string];
    result: readonly EthereumLog[];
  };
  /** Logs of tokens and collections in a range of at most 10000 blocks, by contract and topics. */
  eth_getLogs: {
    params: [filter: EthereumLogFilter];
    result: readonly EthereumLog[];
  };
  /** Zeros: contracts have no storage of their own here. */
  eth_getStorageAt: {
    params: [address: EthereumAddress, key: string, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: EthereumData;
  };
  /** The transaction at a place in a block; null where there is none. */
  eth_getTransactionByBlockHashAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: EthereumTransaction | null;
  };
  /** The transaction at a place in a block; null where there is none. */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [block: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: EthereumTransaction | null;
  };
  /** A transaction, in a block or waiting for one; null where there is none. Native bundles are shown as transactions. */
  eth_getTransactionByHash: {
    params: [hash: EthereumHash];
    result: EthereumTransaction | null;
  };
  /** The nonce of the next transaction of an account; `pending` counts those that wait on this node. */
  eth_getTransactionCount: {
    params: [address: EthereumAddress, block?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity;
  };
  /** What a transaction did, with its logs; null until a block has it. Native bundles have receipts too. */
  eth_getTransactionReceipt: {
    params: [hash: EthereumHash];
    result: EthereumReceipt | null;
  };
  /** Null: there are no uncles. */
  eth_getUncleByBlockHashAndIndex: {
    params: [height: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: null;
  };
  /** Null: there are no uncles. */
  eth_getUncleByBlockNumberAndIndex: {
    params: [height: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null, index: Quantity];
    result: null;
  };
  /** Zero: there are no uncles. */
  eth_getUncleCountByBlockHash: {
    params: [height?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
      readonly requireCanonical?: boolean;
    } | null];
    result: Quantity | null;
  };
  /** Zero: there are no uncles. */
  eth_getUncleCountByBlockNumber: {
    params: [height?: "latest" | "pending" | "earliest" | "safe" | "finalized" | Quantity | EthereumHash | {
      readonly blockNumber?: Quantity;
      readonly blockHash?: EthereumHash;
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
  /** A filter of logs; eth_getFilterChanges tells what came since. Forgotten when not asked for 5 minutes. */
  eth_newFilter: {
    params: [filter: EthereumLogFilter];
    result: string;
  };
  /** A filter of transactions that this node takes in: their hashes. */
  eth_newPendingTransactionFilter: {
    params: [];
    result: string;
  };
  /** Send a signed transaction. It is tried at once: one that would fail is refused with the reason. */
  eth_sendRawTransaction: {
    params: [transaction: EthereumData];
    result: EthereumHash;
  };
  /** Subscribe to newHeads, logs (with a filter) or newPendingTransactions (true: whole). Over WebSocket only. */
  eth_subscribe: {
    params: [kind: string, filter?: EthereumLogFilter | boolean | null];
    result: string;
  };
  /** False; while the node catches up, from where it came and where it is. */
  eth_syncing: {
    params: [];
    result: false | EthereumSyncing;
  };
  /** Ends a filter; false when there is none. */
  eth_uninstallFilter: {
    params: [id: string];
    result: boolean;
  };
  /** Ends a subscription. */
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
  /** How many bundles wait for a block, and how many for an earlier nonce. */
  txpool_status: {
    params: [];
    result: {
      readonly pending: Quantity;
      readonly queued: Quantity;
    };
  };
  /** Name and version of the node. */
  web3_clientVersion: {
    params: [];
    result: string;
  };
  /** Keccak-256 of bytes. */
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
