/** A Trellis chain as an attester sees it: records verified by proofs, and the operations that the attester sends. */

import { contractOfMint, depositDigest, Proof, releaseDigest, withdrawalDigest } from '../../modules/bridge/port.js';
import { NATIVE } from '../../modules/tokens/port.js';
import { chain as defaultChain } from '../../rpc-schemas/client/chain.js';
import { stores } from '../../rpc-schemas/client/stores.js';
import {
  type Account,
  type Client,
  connect,
  NodeError,
  type SigningKey,
  type StoreForm,
} from '../../rpc-schemas/clients/typescript/index.js';
import { type Address, fromHex, type Hash, type TextForms, toHex } from '../../runtime/plugin.js';
import type { Config } from './config.js';
import type { Lock } from './memory.js';

export interface Prefixes {
  readonly addressPrefix: string;
  readonly hashPrefix: string;
}

/** The attester set of the chain. */
export interface AttesterSet {
  readonly set_index: number;
  /** 64 hex characters each. */
  readonly attesters: readonly string[];
  readonly threshold: number;
}

/** The fields of a withdrawal that attesters need. */
export interface Withdrawal {
  readonly id: number;
  readonly chain: string;
  readonly contract: string;
  /** Raw units of the destination chain. */
  readonly amount: bigint;
  /** Fee for the attester that submits the release, in raw units of the destination chain. */
  readonly fee: bigint;
  readonly destination: string;
  readonly expiresAt: number;
  readonly status: string;
  /** Positions in the set `signedIn` whose signatures are collected so far, or again after a set change. */
  readonly signed: readonly number[];
  readonly signedIn: number;
  /** Enough signatures in hex, with the set and the positions of the signers; undefined while there are too few. */
  readonly proof:
    | { readonly set_index: number; readonly by: readonly (readonly [place: number, signature: string])[] }
    | undefined;
  /** Positions in the set `reportedIn` that have reported its release. */
  readonly reported: readonly number[];
  readonly reportedIn: number;
}

interface StoredSet {
  readonly set_index: number;
  readonly attesters: readonly string[];
  readonly threshold: number;
}

interface Stored {
  'bridge.sets': { current: StoredSet; previous: StoredSet | null };
  'bridge.locks': { chain: string; mint: string; amount: string; recipient: string; bundle_hash: string };
  'bridge.unlocked': string;
  'bridge.contracts': string;
  'bridge.received': number;
  'bridge.mappings': { paused: boolean; contract: string };
  'bridge.withdrawals': {
    op: number;
    amount: string;
    expires_at: number;
    gathered: { set_index: number; by: { place: number }[] };
    proof: { set_index: number; by: { place: number; signature: string }[] } | null;
    released: { set_index: number; by: { place: number }[] };
  };
  'bridge.releaseFees': string;
  'bridge.ops': { chain: string; mint: string; destination: string; status: string };
}

/** Rejections that mean that another attester was first. */
const DONE = new Set(['AlreadyProcessed', 'AlreadyUnlocked', 'WrongWithdrawalStatus']);
/** Maximum fee of a bundle, raw native units. */
const MAX_FEE = 1_000_000_000n;
const AGAIN_MS = 200;
/** A proof contains no chain-specific ids. */
const NO_IDS = {} as TextForms;
const PATIENCE_MS = 30_000;

const bare = (hex: string): string => hex.replace(/^0x/, '').toLowerCase();

/** Encodes a proof for an operation's parameters. */
function proofOf(set_index: number, signatures: ReadonlyMap<number, string>): string {
  const sigs = [...signatures].sort(([a], [b]) => a - b).map(([index, signature]) => ({ index, signature }));
  return `0x${toHex(Proof.fromJson({ set_index, sigs }, NO_IDS))}`;
}

/** One Trellis chain, accessed through a node whose records are verified by proofs. */
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

  /** The key by which the chain identifies this attester, 64 hex characters. */
  get own(): string {
    return toHex(this.#key.publicKey);
  }

  /** Rejects unless the nodes belong to the chain. */
  async check(): Promise<void> {
    await this.#node.identify();
    await this.#trusted?.identify();
  }

  close(): void {
    this.#node.close();
    this.#trusted?.close();
  }

  async set(): Promise<AttesterSet> {
    const { current = { set_index: 0, attesters: [], threshold: 0 } } = (await this.#record('bridge.sets')) ?? {};
    return { ...current, attesters: current.attesters.map(bare) };
  }

  /** The set with this index; the chain stores only the current one and the one before. */
  async setOf(set_index: number): Promise<AttesterSet | undefined> {
    const sets = await this.#record('bridge.sets');
    const found = [sets?.current, sets?.previous].find((one) => one?.set_index === set_index);
    return found ? { ...found, attesters: found.attesters.map(bare) } : undefined;
  }

  /** The lock with this number, for another Trellis chain; undefined if there is none yet. */
  async lock(id: number): Promise<Lock | undefined> {
    const found = await this.#record('bridge.locks', id);
    if (found === undefined) return undefined;
    const { chain, mint, amount, recipient, bundle_hash } = found;
    const contract = contractOfMint(bare(mint) as Hash);
    return { chain, tx_hash: this.#hash(bundle_hash), log_index: id, contract, amount, recipient: bare(recipient) };
  }

  /** The bundle that paid out a withdrawal of another Trellis chain; undefined if there is none. */
  async unlockedIn(chain: string, withdrawal_id: number): Promise<string | undefined> {
    const found = await this.#record('bridge.unlocked', chain, withdrawal_id);
    return found && this.#hash(found);
  }

  #hash(text: string): string {
    return `0x${this.#node.forms.parseHash(text)}`;
  }

  /** Pays out a withdrawal of another Trellis chain. Returns false if another attester was first. */
  async unlock(chain: string, withdrawal: Withdrawal, signatures: ReadonlyMap<number, string>): Promise<boolean> {
    const { id, contract, amount, destination, expiresAt } = withdrawal;
    const { set_index } = await this.set();
    return this.#send({
      BridgeUnlock: {
        chain,
        withdrawal_id: id,
        mint: contract === 'native' ? `0x${NATIVE}` : contract,
        amount: `${amount}`,
        destination,
        expires_at: expiresAt,
        proof: proofOf(set_index, signatures),
      },
    });
  }

  /** The mint (64 hex characters) mapped to a contract; undefined if there is none. */
  async mintOf(chain: string, contract: string): Promise<string | undefined> {
    const mint = await this.#record('bridge.contracts', chain, contract);
    return mint === undefined ? undefined : bare(mint);
  }

  /** Whether a lock was received or cancelled; either is permanent. */
  async isReceived({ chain, tx_hash, log_index }: Lock): Promise<boolean> {
    return (await this.#record('bridge.received', chain, tx_hash, log_index)) !== undefined;
  }

  /** Digest that attesters sign for a lock, 64 hex characters. */
  depositDigest({ amount, contract: _, ...lock }: Lock, mint: string): string {
    const recipient = lock.recipient as Address;
    return depositDigest(this, { ...lock, mint: mint as Hash, amount: BigInt(amount), recipient });
  }

  /** 128 hex characters. */
  async sign(digest: string): Promise<string> {
    return toHex(await this.#key.sign(fromHex(digest)));
  }

  /**
   * Receives a lock with enough signatures, by position of the signers. Returns false if another attester was first.
   */
  async deposit(
    lock: Lock,
    mint: string,
    set_index: number,
    signatures: ReadonlyMap<number, string>,
  ): Promise<boolean> {
    const { chain, tx_hash, log_index, amount } = lock;
    return this.#send({
      BridgeDeposit: {
        chain,
        tx_hash,
        log_index,
        symbol: `0x${mint}`,
        amount,
        recipient: `0x${lock.recipient}`,
        proof: proofOf(set_index, signatures),
      },
    });
  }

  /** A withdrawal by its number; undefined if there is none yet. */
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
      fee: BigInt((await this.#record('bridge.releaseFees', id)) ?? 0),
      destination: op.destination,
      expiresAt: found.expires_at,
      status: op.status,
      signed: found.gathered.by.map(({ place }) => place),
      signedIn: found.gathered.set_index,
      proof: found.proof
        ? {
            set_index: found.proof.set_index,
            by: found.proof.by.map(({ place, signature }) => [place, bare(signature)] as const),
          }
        : undefined,
      reported: found.released.by.map(({ place }) => place),
      reportedIn: found.released.set_index,
    };
  }

  /** Digest that attesters sign for a withdrawal, 64 hex characters. */
  withdrawalDigest({ id, chain, contract, amount, destination, expiresAt }: Withdrawal): string {
    const what = { withdrawal_id: id, chain, contract, amount, destination };
    return withdrawalDigest(this, { ...what, expires_at: expiresAt });
  }

  /** Attests on the chain that a withdrawal may be released. */
  async attest(withdrawal: Withdrawal): Promise<boolean> {
    const { id } = withdrawal;
    return this.#attest(id, this.withdrawalDigest(withdrawal), null);
  }

  /** Reports to the chain the transaction that released a withdrawal. */
  async reportRelease({ id }: Withdrawal, release_tx: string): Promise<boolean> {
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
    if (found === undefined) throw new Error(`the chain has no record ${name} for ${key.join(', ')}`);
    return found;
  }

  /** Reads a record and verifies its proof; undefined if there is none. */
  async #record<Name extends keyof Stored>(
    name: Name,
    ...key: readonly (string | number)[]
  ): Promise<Stored[Name] | undefined> {
    const rootOf = this.#trusted && ((height: number) => this.#trustedRoot(this.#trusted!, height));
    const { value } = await this.#node.stored<Stored[Name]>(stores[name] as StoreForm, key, rootOf);
    return value ?? undefined;
  }

  /**
   * The state root of a header that the light node has verified; waits, because the light node may be a block behind.
   */
  async #trustedRoot(trusted: Client, height: number): Promise<Hash> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
      const header = await trusted.ask<{ state_root: Hash } | null>('chain_getSignedHeader', [height]);
      if (header !== null) return header.state_root;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
    throw new Error(`the light node has not reached height ${height} of the node`);
  }
}
