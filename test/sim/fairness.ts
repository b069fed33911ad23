/** A height of a network for fair order: bundles reach validators with the delays of the world, and all of them attest. */
import type { OrderTerms } from '../../runtime/engine/attestations/bundle-order.js';
import { attestedOrderOf, falseReference, unfairOrder } from '../../runtime/engine/attestations/fairness.js';
import { AttestationPool } from '../../runtime/engine/attestations/pool.js';
import { packEntries } from '../../runtime/engine/consensus/attestation.js';
import type { AttestationRef, Block } from '../../runtime/kernel/chain/block.js';
import type { Envelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { fromHex } from '../../runtime/lib/codec/ids.js';
import { shortId } from '../../runtime/lib/crypto/short-id.js';
import type { Wallet } from '../node/live.js';
import { account, attestation, hash } from '../runtime/attestations/made.js';
import type { Chance } from './world.js';

/** One-way delays between five regions, milliseconds. */
const DELAYS = [
  [2, 40, 75, 110, 160],
  [40, 2, 60, 90, 130],
  [75, 60, 2, 80, 120],
  [110, 90, 80, 2, 70],
  [160, 130, 120, 70, 2],
] as const;

const T0 = 1_700_000_000_000;
/** When validators attest, after the block before. */
const ATTEST_MS = 1_200;
const SKEW_MS = 20;

/** A bundle sent by somebody in a region at a time after the block before. */
export interface Sent {
  readonly envelope: Envelope;
  readonly region: number;
  readonly atMs: number;
}

/** What a validator lists instead of the truth; undefined for nothing else. */
export type Lie = (listed: readonly (readonly [Envelope, number])[]) => readonly (readonly [Envelope, number])[];

export interface Setting {
  readonly validators: number;
  readonly sent: readonly Sent[];
  readonly chance: Chance;
  readonly operations: OperationTable;
  /** By validator. */
  readonly lies?: Readonly<Record<number, Lie>>;
}

/** A height at which everything has been attested, seen by its proposer and by those who check it. */
export class FairHeight {
  readonly parent = hash(7);
  readonly refs: readonly AttestationRef[];
  private readonly pool = new AttestationPool();
  private readonly terms: OrderTerms;

  constructor(setting: Setting) {
    const { validators, sent, chance, lies = {} } = setting;
    this.pool.follow(9, this.parent, hash(6), []);
    const set = Array.from({ length: validators }, (_, i) => ({ address: account(i), publicKey: '', power: 1_000 }));
    this.terms = { parent: this.parent, parentTimeMs: T0, set, fairness: { ordering: true, bucket_ms: 250 } };
    for (let validator = 0; validator < validators; validator++) {
      const skew = chance.below(2 * SKEW_MS + 1) - SKEW_MS;
      const heard = sent.flatMap(({ envelope, region, atMs }): [Envelope, number][] => {
        const arrives = atMs + DELAYS[region]![validator % 5]! + chance.below(10) + skew;
        return arrives < ATTEST_MS + skew ? [[envelope, arrives]] : [];
      });
      const listed = lies[validator]?.(heard) ?? heard;
      const made = ATTEST_MS + skew;
      const entries = packEntries(listed.map(([{ bytes }, ms]) => [shortId(fromHex(this.parent), bytes), made - ms]));
      this.pool.add(attestation(10, validator, this.parent, { made_ms: T0 + made, entries }));
    }
    this.refs = this.pool.offered();
  }

  /** What an honest proposer makes of some bundles and references. */
  order(bundles: readonly Envelope[], refs = this.refs): readonly Envelope[] {
    return attestedOrderOf(bundles, refs, this.pool, this.terms);
  }

  /** Why a validator votes against a proposal; undefined when it votes for it. */
  objection(bundles: readonly Envelope[], refs = this.refs): string | undefined {
    const block = {
      header: { height: 10, parent_hash: this.parent },
      attestations: refs,
      bundles: bundles.map(({ bytes }) => bytes),
    } as unknown as Block;
    return falseReference(block, this.pool) ?? unfairOrder(block, bundles, this.pool, this.terms);
  }

  /** Validators that list a bundle: what everybody can see of one that is left out. */
  witnesses({ bytes }: Envelope): number {
    const id = shortId(fromHex(this.parent), bytes);
    return this.refs.filter(({ hash: one }) => {
      const { body } = this.pool.get(one)!;
      const view = Buffer.from(body.entries);
      for (let at = 0; at < view.length; at += 8) if (view.readUIntBE(at, 6) === id) return true;
      return false;
    }).length;
  }
}

/** A bundle of its own for each call: amounts tell them apart. */
export function bundles(wallets: readonly Wallet[]): (who: number, nonce?: number) => Envelope {
  let amount = 1n;
  return (who, nonce = 0) => wallets[who]!.transfer(nonce, wallets[0]!.address, amount++);
}
