/** Block rewards and fees, recomputed from docs/spec/definitions.md, section 6. */

import { idOf } from './bytes.js';
import type { Block, ChainEvent } from './chain.js';
import { same } from './difference.js';
import type { Entry } from './state.js';

/** Longest time that one block is rewarded for. */
const LONGEST_MS = 12_000;

/** The emission of a chain since a block. */
export class Emission {
  readonly treasury: string;
  readonly #schedule: readonly bigint[];
  readonly #yearMs: number;
  readonly #genesisMs: number;
  #remaining: bigint;
  #emitted: bigint;
  #carry: bigint;
  #parentMs: number;

  /** From the cells `emission` and `pool` of the fees module, after the block with this time. */
  constructor(terms: Entry, pool: Entry, genesisMs: number, parentMs: number) {
    const [inTerms, inPool] = [terms.value, pool.value];
    this.treasury = inTerms.id();
    this.#schedule = inTerms.list(inTerms.u128);
    this.#yearMs = inTerms.u32() * 1_000;
    this.#remaining = inPool.u128();
    this.#emitted = inPool.u128();
    this.#carry = inPool.u128();
    this.#genesisMs = genesisMs;
    this.#parentMs = parentMs;
  }

  get remaining(): bigint {
    return this.#remaining;
  }

  get emitted(): bigint {
    return this.#emitted;
  }

  /** Checks the amounts of a block against the rules; returns those for the proposer's side and for the treasury. */
  reward(
    block: Block,
    event: ChainEvent | undefined,
    fees: bigint,
  ): { readonly proposer: bigint; readonly treasury: bigint } {
    const { height, timeMs } = block;
    const scaled = this.#carry + this.#accrued(Math.max(this.#parentMs, timeMs - LONGEST_MS), timeMs);
    const base = scaled / BigInt(this.#yearMs);
    this.#carry = scaled % BigInt(this.#yearMs);
    this.#parentMs = timeMs;

    const [load, full] = fees > 0n ? [fees * 10n, base * 64n] : [BigInt(block.gasUsed) * 2n, BigInt(block.gasLimit)];
    const density = 5_000n + (load >= full ? 15_000n : (15_000n * load) / full);
    const score = BigInt((event?.data.score_bps as number | undefined) ?? 10_000);
    const treasuryPart = base - (base * 85n) / 100n;
    const proposerPart = (base * 85n * density * score) / 10_000_000_000n;
    const total = proposerPart + treasuryPart;
    const proposer = total <= this.#remaining ? proposerPart : (this.#remaining * proposerPart) / total;
    const treasury = total <= this.#remaining ? treasuryPart : this.#remaining - proposer;
    this.#remaining -= proposer + treasury;
    this.#emitted += proposer + treasury;

    const proposerFees = (fees * 80n) / 100n;
    const told = (name: string): string => (event?.data[name] as string | undefined) ?? '0';
    if (event !== undefined) same(height, 'proposer of the rewards', idOf(block.proposer), idOf(told('proposer')));
    same(height, 'fees of the proposer', `${proposerFees}`, told('proposer_fees'));
    same(height, 'fees of the treasury', `${fees - proposerFees}`, told('treasury_fees'));
    same(height, 'reward of the proposer', `${proposer}`, told('proposer_reward'));
    same(height, 'reward of the treasury', `${treasury}`, told('treasury_reward'));
    return { proposer: proposer + proposerFees, treasury: treasury + fees - proposerFees };
  }

  #accrued(fromMs: number, toMs: number): bigint {
    let total = 0n;
    let at = fromMs - this.#genesisMs;
    const end = toMs - this.#genesisMs;
    while (at < end) {
      const year = Math.trunc(at / this.#yearMs);
      const until = Math.min(end, (year + 1) * this.#yearMs);
      total += this.#schedule[Math.min(year, this.#schedule.length - 1)]! * BigInt(until - at);
      at = until;
    }
    return total;
  }
}
