/** The Trellis chain as an attester sees it: records with proofs, and what it sends there. */

import { depositDigest, Proof, releaseDigest, withdrawalDigest } from '../../modules/bridge/port.js';
import { chain as defaultChain } from '../../rpc-schemas/client/chain.js';
import { stores } from '../../rpc-schemas/client/stores.js';
import {
  type Account,
  type Client,
  connect,
  NodeError,
  type SigningKey,
  type StoreForm,
} from '../../runtime/client/index.js';
import { type Address, fromHex, type Hash, type TextForms, toHex } from '../../runtime/plugin.js';
import type { Config } from './config.js';
import type { Lock } from './memory.js';

/** Before addresses and hashes. */
export interface Prefixes {
  readonly addressPrefix: string;
  readonly hashPrefix: string;
}

/** Who attests on the chain. */
export interface AttesterSet {
  readonly set_index: number;
  /** 64 hex characters each. */
  readonly attesters: readonly string[];
  readonly threshold: number;
}

/** A withdrawal, as far as attesters care. */
export interface Withdrawal {
  readonly id: number;
  readonly chain: string;
  readonly contract: string;
  /** Raw units there. */
  readonly amount: bigint;
  readonly destination: string;
  readonly expiresAt: number;
  readonly status: string;
  /** Places of the set of `signedIn` that have signed for it, or sign anew. */
  readonly signed: readonly number[];
  readonly signedIn: number;
  /** The set whose signatures are its proof; undefined while there are too few. */
  readonly provenIn: number | undefined;
  /** Places of the set of `toldIn` that have told of its release. */
  readonly told: readonly number[];
  readonly toldIn: number;
}

interface Stored {
  'bridge.sets': { current: { set_index: number; attesters: string[]; threshold: number } };
  'bridge.contracts': string;
  'bridge.received': number;
  'bridge.mappings': { paused: boolean; contract: string };
  'bridge.withdrawals': {
    op: number;
    amount: string;
    expires_at: number;
    gathered: { set_index: number; by: { place: number }[] };
    proof: { set_index: number } | null;
    released: { set_index: number; by: { place: number }[] };
  };
  'bridge.ops': { chain: string; mint: string; destination: string; status: string };
}

/** Refusals that mean that somebody else was first. */
const DONE = new Set(['AlreadyProcessed', 'WrongWithdrawalStatus']);
/** Most that an attester pays for a bundle, raw native units. */
const MAX_FEE = 1_000_000_000n;
const AGAIN_MS = 200;
/** A proof has no ids of a chain in it. */
const NO_IDS = {} as TextForms;
const PATIENCE_MS = 30_000;

const bare = (hex: string): string => hex.replace(/^0x/, '').toLowerCase();

/** One Trellis chain, by a node whose records are proven. */
export class TrellisChain {
  readonly chainId: number;
  readonly #node: Client;
  readonly #trusted: Client | undefined;
  readonly #account: Account;
  readonly #key: SigningKey;

  constructor({ chain_id, node, trusted }: Config['trellis'], key: SigningKey, prefixes: Prefixes = defaultChain) {
    const { addressPrefix, hashPrefix } = prefixes;
    const options = { chainId: chain_id, chain: { ...defaultChain, addressPrefix, hashPrefix } };
    this.chainId = chain_id;
    this.#node = connect(node, options);
    this.#trusted = trusted === null ? undefined : connect(trusted, options);
    this.#key = key;
    this.#account = this.#node.account(key);
  }

  /** The key by which the chain knows this attester, 64 hex characters. */
  get own(): string {
    return toHex(this.#key.publicKey);
  }

  /** Rejects unless the nodes are of the chain. */
  async check(): Promise<void> {
    await this.#node.identify();
    await this.#trusted?.identify();
  }

  close(): void {
    this.#node.close();
    this.#trusted?.close();
  }

  async set(): Promise<AttesterSet> {
    const sets = await this.#record('bridge.sets');
    const { set_index, attesters, threshold } = sets?.current ?? { set_index: 0, attesters: [], threshold: 0 };
    return { set_index, attesters: attesters.map(bare), threshold };
  }

  /** The mint (64 hex characters) that stands for a contract; undefined for none. */
  async mintOf(chain: string, contract: string): Promise<string | undefined> {
    const mint = await this.#record('bridge.contracts', chain, contract);
    return mint === undefined ? undefined : bare(mint);
  }

  /** Whether a lock was received, or cancelled: never again in either case. */
  async isReceived({ chain, tx_hash, log_index }: Lock): Promise<boolean> {
    return (await this.#record('bridge.received', chain, tx_hash, log_index)) !== undefined;
  }

  /** What attesters sign for a lock, 64 hex characters. */
  depositDigest({ amount, contract: _, ...lock }: Lock, mint: string): string {
    const recipient = lock.recipient as Address;
    return depositDigest(this, { ...lock, mint: mint as Hash, amount: BigInt(amount), recipient });
  }

  /** 128 hex characters. */
  async sign(digest: string): Promise<string> {
    return toHex(await this.#key.sign(fromHex(digest)));
  }

  /** Receives a lock by the signatures of enough attesters, by their places. False where others were first. */
  async deposit(
    lock: Lock,
    mint: string,
    set_index: number,
    signatures: ReadonlyMap<number, string>,
  ): Promise<boolean> {
    const { chain, tx_hash, log_index, amount } = lock;
    const sigs = [...signatures].sort(([a], [b]) => a - b).map(([index, signature]) => ({ index, signature }));
    return this.#send({
      BridgeDeposit: {
        chain,
        tx_hash,
        log_index,
        symbol: `0x${mint}`,
        amount,
        recipient: `0x${lock.recipient}`,
        proof: `0x${toHex(Proof.fromJson({ set_index, sigs }, NO_IDS))}`,
      },
    });
  }

  /** A withdrawal by its number; undefined where there is none yet. */
  async withdrawal(id: number): Promise<Withdrawal | undefined> {
    const found = await this.#record('bridge.withdrawals', id);
    if (found === undefined) return undefined;
    const op = await this.#needed('bridge.ops', found.op);
    const { contract } = await this.#needed('bridge.mappings', op.mint);
    return {
      id,
      chain: op.chain,
      contract,
      amount: BigInt(found.amount),
      destination: op.destination,
      expiresAt: found.expires_at,
      status: op.status,
      signed: found.gathered.by.map(({ place }) => place),
      signedIn: found.gathered.set_index,
      provenIn: found.proof?.set_index,
      told: found.released.by.map(({ place }) => place),
      toldIn: found.released.set_index,
    };
  }

  /** Agrees on the chain that a withdrawal may be released. */
  async attest({ id, chain, contract, amount, destination, expiresAt }: Withdrawal): Promise<boolean> {
    const digest = withdrawalDigest(this, {
      withdrawal_id: id,
      chain,
      contract,
      amount,
      destination,
      expires_at: expiresAt,
    });
    return this.#attest(id, digest, null);
  }

  /** Tells the chain in which transaction a withdrawal was released. */
  async tellReleased({ id }: Withdrawal, release_tx: string): Promise<boolean> {
    return this.#attest(id, releaseDigest(this, { withdrawal_id: id, release_tx }), release_tx);
  }

  async #attest(withdrawal_id: number, digest: string, release_tx: string | null): Promise<boolean> {
    const signature = await this.sign(digest);
    return this.#send({ BridgeAttestWithdrawal: { withdrawal_id, signature, release_tx } });
  }

  async #send(operation: object): Promise<boolean> {
    try {
      await this.#account.send<object>([operation], { maxFee: MAX_FEE, confirm: () => true });
      return true;
    } catch (cause) {
      if (cause instanceof NodeError && DONE.has(cause.name)) return false;
      throw cause;
    }
  }

  async #needed<Name extends keyof Stored>(name: Name, ...key: readonly (string | number)[]): Promise<Stored[Name]> {
    const found = await this.#record(name, ...key);
    if (found === undefined) throw new Error(`the chain has no ${name} of ${key.join(', ')}`);
    return found;
  }

  /** A record, believed only with its proof; undefined where there is none. */
  async #record<Name extends keyof Stored>(
    name: Name,
    ...key: readonly (string | number)[]
  ): Promise<Stored[Name] | undefined> {
    const rootOf = this.#trusted && ((height: number) => this.#trustedRoot(this.#trusted!, height));
    const { value } = await this.#node.stored<Stored[Name]>(stores[name] as StoreForm, key, rootOf);
    return value ?? undefined;
  }

  /** The state root of a header that the light node has checked; it may be a block behind. */
  async #trustedRoot(trusted: Client, height: number): Promise<Hash> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      const header = await trusted.ask<{ state_root: Hash } | null>('chain_getSignedHeader', [height]);
      if (header !== null) return header.state_root;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    throw new Error(`the light node does not reach height ${height}, of which the node speaks`);
  }
}
