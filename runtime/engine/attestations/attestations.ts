/**
 * Attestations of a node: made, received, fetched, referenced, and turned into the order of bundles (consensus 2.10).
 */

import type { AttestationRef, Block } from '../../kernel/chain/block.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { openCore } from '../../kernel/chain/core.js';
import { epochOf } from '../../kernel/chain/epoch.js';
import { validatorsOf } from '../../kernel/chain/validators.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import type { Clock } from '../../lib/clock.js';
import type { Hash } from '../../lib/codec/ids.js';
import { CodecError } from '../../lib/codec/type.js';
import { type Attestation, isAttestedBy, readAttestation } from '../consensus/attestation.js';
import type { VerifySignature } from '../consensus/certificates.js';
import type { ChainDomain } from '../consensus/messages.js';
import type { Ledger } from '../ledger/ledger.js';
import type { BundlePool } from '../mempool/pool.js';
import { Attester, type AttesterParts } from './attester.js';
import type { BundleOrder, OrderTerms } from './bundle-order.js';
import { orderCommittee } from './committee.js';
import { falseReference } from './fairness.js';
import { AttestationPool } from './pool.js';

export interface AttestationNetwork {
  publish(attestation: Attestation): void;
  /**
   * Requests missing attestations from peers, first from the validator with the key `first`. `take` receives each
   * untrusted response and returns whether nothing is missing any more; so does the result.
   */
  fetch(
    missing: () => readonly Hash[],
    first: string,
    withinMs: number,
    take: (attested: readonly Uint8Array[]) => Promise<boolean>,
  ): Promise<boolean>;
}

export interface AttestationParts {
  readonly ledger: Ledger;
  readonly mempool: BundlePool;
  readonly clock: Clock;
  readonly domain: ChainDomain;
  readonly verify: VerifySignature;
  readonly network: AttestationNetwork;
  readonly order: BundleOrder;
  /** The attesting key; undefined for a node that makes no blocks. */
  readonly validator: Pick<AttesterParts, 'publicKey' | 'sign' | 'maySign'> | undefined;
  readonly log: (level: 'debug' | 'warn', message: string, fields: object) => void;
}

/** Pause between two requests for missing attestations, milliseconds. */
const RETRY_MS = 250;

export class Attestations {
  readonly #parts: AttestationParts;
  readonly #pool = new AttestationPool();
  readonly #attester: Attester | undefined;
  /** Functions that end the pauses of pending searches. */
  readonly #pauses = new Set<() => void>();
  #stopped = false;

  constructor(parts: AttestationParts) {
    this.#parts = parts;
    const { ledger, mempool, clock, network, order, validator } = parts;
    this.restore(ledger.head.hash, { header: ledger.head.header, attestations: [] });
    this.#attester =
      validator &&
      new Attester({
        pool: this.#pool,
        mempool,
        clock,
        ...validator,
        head: () => ledger.head,
        set: () => this.#set(),
        isOrdering: async () => order.isRequired(await this.#terms()),
        publish: (attestation) => network.publish(attestation),
      });
  }

  /**
   * Handles an attestation from a peer. Returns the attester's consensus key if it is new, and throws CodecError if it is
   * false.
   */
  async receive(bytes: Uint8Array): Promise<string | undefined> {
    const attestation = readAttestation(bytes);
    const { height, parent, validator, entries } = attestation.body;
    if (this.#pool.get(attestation.hash) !== undefined || !this.#isNear(height)) return undefined;
    const { domain, verify } = this.#parts;
    const set = await this.#set();
    if (!isAttestedBy(attestation, set, domain, verify)) throw new CodecError('false signature');
    const lists = entries.length === 0 || orderCommittee(powersOf(set), parent).includes(validator);
    if (!lists) throw new CodecError('lists bundles outside the committee');
    return this.#pool.add(attestation) ? set[validator]!.publicKey : undefined;
  }

  /**
   * Handles attestations received with a block, or fetched by hash: a false one does not prove a fault of the sender.
   */
  async receiveAll(attested: readonly Uint8Array[]): Promise<void> {
    for (const bytes of attested) {
      try {
        await this.receive(bytes);
      } catch (cause) {
        if (!(cause instanceof CodecError)) throw cause;
      }
    }
  }

  /** The bytes of an attestation that this node has. */
  bytesOf(hash: Hash): Uint8Array | undefined {
    return this.#pool.get(hash)?.bytes;
  }

  /** References for the next block, including this node's own attestation. */
  async offered(): Promise<readonly AttestationRef[]> {
    await this.#attester?.attest();
    return this.#pool.offered();
  }

  /** The next block's candidates in order, as they come or by attested arrival; the first `most` of them. */
  async arrange(
    candidates: Iterable<Envelope>,
    refs: readonly AttestationRef[],
    most: { readonly bundles: number; readonly bytes: number },
  ): Promise<{ readonly candidates: Iterable<Envelope>; readonly ordered: boolean }> {
    const { order } = this.#parts;
    const terms = await this.#terms();
    if (!order.isRequired(terms)) return { candidates, ordered: false };
    const some: Envelope[] = [];
    let size = 0;
    for (const envelope of candidates) {
      size += envelope.bytes.length + 4;
      if (some.length === most.bundles || size > most.bytes) break;
      some.push(envelope);
    }
    return { candidates: order.arrange(some, refs, this.#pool, terms), ordered: true };
  }

  /**
   * Whether a proposed block references valid attestations and orders its bundles, parsed by `envelopes`, accordingly.
   */
  async check(block: Block, envelopes: () => readonly Envelope[], withinMs: number): Promise<boolean> {
    const { header } = block;
    const { log, order } = this.#parts;
    const refuse = (reason: string): false => {
      log('warn', 'unfair block proposed', { height: header.height, reason });
      return false;
    };
    if (!(await this.#fetchMissing(block, withinMs))) return refuse('its attestations are unavailable');
    const flaw = falseReference(block, this.#pool);
    if (flaw !== undefined) return refuse(flaw);
    const terms = await this.#terms();
    if (terms.parent !== header.parent_hash) return false;
    if (!order.isRequired(terms)) return true;
    const misplaced = order.misplaced(block, envelopes(), this.#pool, terms);
    return misplaced === undefined ? true : refuse(misplaced);
  }

  /** The bytes of those referenced attestations that this node has. */
  bytesOfAll(refs: readonly AttestationRef[]): readonly Uint8Array[] {
    return refs.flatMap(({ hash }) => this.bytesOf(hash) ?? []);
  }

  follow(hash: Hash, { header, attestations }: Pick<Block, 'header' | 'attestations'>): void {
    this.restore(hash, { header, attestations });
    this.#attester?.follow();
  }

  /** Adds a block that was final before this node started; called for the last four, in order. */
  restore(hash: Hash, { header, attestations }: Pick<Block, 'header' | 'attestations'>): void {
    this.#pool.follow(header.height, hash, header.parent_hash, attestations);
  }

  /** Stops making and fetching attestations; waiting checks end. */
  stop(): void {
    this.#stopped = true;
    for (const end of this.#pauses) end();
    this.#attester?.stop();
  }

  /**
   * Fetches missing attestations, which the proposer has, until none is missing, the height is decided, the time is up,
   * or the node stops.
   */
  async #fetchMissing({ header, attestations }: Block, withinMs: number): Promise<boolean> {
    const { network, clock, ledger } = this.#parts;
    const missing = (): readonly Hash[] =>
      attestations.map(({ hash }) => hash).filter((hash) => this.#pool.get(hash) === undefined);
    if (missing().length === 0) return true;
    const beganMs = clock.now();
    const proposer = (await this.#set()).find(({ address }) => address === header.proposer);
    // A clock that is set back ends it too, because the elapsed time is unknown.
    for (let leftMs = withinMs; leftMs > 0; leftMs = withinMs - Math.abs(clock.now() - beganMs)) {
      const found = await network.fetch(missing, proposer?.publicKey ?? '', leftMs, async (attested) => {
        await this.receiveAll(attested);
        return missing().length === 0;
      });
      if (found || missing().length === 0) return true;
      if (ledger.head.height >= header.height) return false;
      await this.#pause();
      if (this.#stopped) return false;
    }
    return missing().length === 0;
  }

  #pause(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        cancel();
        this.#pauses.delete(end);
        resolve();
      };
      const cancel = this.#parts.clock.schedule(RETRY_MS, end);
      this.#pauses.add(end);
    });
  }

  /**
   * Whether the validator set of the next height applies to an attestation of this height, and a block may still
   * reference it.
   */
  #isNear(height: number): boolean {
    const { head, chain } = this.#parts.ledger;
    const epoch = (one: number): number => epochOf(one, chain.epochBlocks);
    return this.#pool.isRecent(height) && epoch(height) === epoch(head.height + 1);
  }

  #set(): Promise<readonly ValidatorPower[]> {
    const { ledger } = this.#parts;
    const view = ledger.view();
    return ledger.read(() => validatorsOf(view, 'next'));
  }

  async #terms(): Promise<OrderTerms> {
    const { ledger } = this.#parts;
    const { hash, header } = ledger.head;
    const view = ledger.view();
    const set = await this.#set();
    const fairness = await ledger.read(() => openCore(view.reader).fairness.get());
    return { parent: hash, parentTimeMs: header.timestamp_ms, set, fairness };
  }
}

const powersOf = (set: readonly ValidatorPower[]): readonly number[] => set.map(({ power }) => power);
