/**
 * Simulation report of a plan, for callers before they sign: its operations run one after the other, then as one
 * bundle.
 */

import {
  type Address,
  type ChainInfo,
  type Hash,
  InsufficientBalance,
  InsufficientFee,
  type Json,
  type MethodContext,
  type OpenSimulation,
  type Operation,
  type SimulatedBundle,
  type SimulatedStep,
  t,
  type ValueOf,
  view,
} from '../../runtime/sdk.js';
import { nameOf } from './tokens.js';

/** Quote of a swap in one pool. */
export interface PoolQuote {
  readonly pool: Hash;
  readonly token_in: Hash;
  readonly token_out: Hash;
  readonly amount_in: bigint;
  readonly amount_out: bigint;
  readonly price_impact_bps: number;
}

/** Answered by modules for operations that swap: a quote per pool of the route, in order, on the given state. */
export const poolQuotesView = view<[operation: Operation], readonly PoolQuote[]>('pool-quotes');

/** Gas for all operations of a plan: more than any bundle of them uses; bounds the work of a response. */
export const SIMULATED_GAS = 20_000_000;

const MOST_STEPS = 64;
const WHOLE = 10_000n;
const TokenText = t.doc(t.text(1, 66), 'Symbol of the token, or its mint address with 0x');

/** Fields of a reported failure. */
export const refusalFields = {
  code: t.doc(t.u32, 'Numeric error code'),
  name: t.doc(t.text(1, 64), 'Error name, such as InsufficientBalance'),
  message: t.doc(t.text(1, 512), 'Error message'),
  details: t.doc(t.json, 'Error details by name'),
};
/** Why something would fail. */
export const Refusal = t.struct(refusalFields);

/** Kind of route that swaps take. */
export const RoutingType = t.doc(
  t.choice('none', 'direct', 'multi-hop'),
  'none: no swap; direct: through one pool; multi-hop: through several pools',
);

const StepInfo = t.struct({
  index: t.doc(t.u8, 'Index of the operation, counted from 0'),
  op: t.doc(t.text(1, 130), 'Name of the operation, such as Transfer'),
  module: t.doc(t.text(1, 64), 'Module of the operation'),
  status: t.doc(
    t.choice('ok', 'refused', 'not reached'),
    'ok: would succeed; refused: would fail; not reached: an earlier operation would fail',
  ),
  gas: t.doc(t.gas, 'Gas of the operation; 0 if not reached'),
  error: t.doc(t.option(Refusal), 'Error of the operation; null unless refused'),
});

/** Fields of a simulation report; a method can add its own. */
export const simulationShape = {
  ok: t.doc(t.bool, 'True if the bundle would succeed now'),
  error: t.doc(t.option(Refusal), 'Error of the bundle; null if it would succeed'),
  steps: t.doc(t.list(StepInfo, MOST_STEPS), 'Result of each operation, in order'),
  quotes: t.doc(
    t.list(
      t.struct({
        pool: t.doc(t.mint, 'Address of the pool'),
        token_in: t.doc(t.mint, 'Mint address of the input token'),
        token_out: t.doc(t.mint, 'Mint address of the output token'),
        amount_in: t.doc(t.amountOf('token_in'), 'Input amount in raw units'),
        amount_out: t.doc(t.amountOf('token_out'), 'Output amount in raw units'),
        price_impact_bps: t.doc(t.bps(), 'Price impact in basis points'),
      }),
      4 * MOST_STEPS,
    ),
    'Swaps in each pool, in order, on the state after the previous operations',
  ),
  total_price_impact_bps: t.doc(t.bps(), 'Combined price impact of all swaps in basis points'),
  balance_checks: t.doc(
    t.list(
      t.struct({
        token: TokenText,
        have: t.doc(t.amountOf('token'), 'Balance of the sender in raw units'),
        need: t.doc(t.amountOf('token'), 'Total amount required in raw units; for the native token, including the fee'),
        ok: t.doc(t.bool, 'True if the balance is sufficient'),
      }),
      MOST_STEPS,
    ),
    'Amounts required of the sender by token; if a balance is insufficient, only that token',
  ),
  routing: t.doc(
    t.struct({ type: RoutingType, path: t.doc(t.list(TokenText, 5), 'Tokens of the route, including both ends') }),
    'Longest route of a swap',
  ),
  gas_used: t.doc(t.gas, 'Gas of the bundle; 0 if it would fail'),
  fee: t.doc(t.amountOf(), 'Fee of the bundle in raw native units; 0 if it would fail'),
  balance_changes: t.doc(
    t.list(
      t.struct({
        address: t.doc(t.address, 'Account whose balance would change'),
        token: TokenText,
        delta: t.doc(
          { ...t.text(1, 42, /^-?[0-9]+$/), sample: (random) => `-${random(1_000)}` },
          'Balance change in raw units; negative for a decrease',
        ),
      }),
      65_536,
    ),
    'Balance changes of accounts, including the fee',
  ),
};
const Simulation = t.struct(simulationShape);
export type Simulation = ValueOf<typeof Simulation>;

/** A simulated operation, with the quotes of its swaps on the state before it. */
interface Step extends Pick<SimulatedStep, 'failure' | 'gasUsed'> {
  readonly operation: Operation;
  readonly quotes: readonly PoolQuote[];
}

interface Simulating<C> extends Pick<OpenSimulation, 'run'> {
  readonly now: C;
}

/** Simulates operations one after the other and collects the data of the report. */
export class Simulator<C extends Pick<MethodContext, 'ask'>> {
  readonly #simulating: Simulating<C>;
  readonly #steps: Step[] = [];
  readonly #planned: Operation[] = [];

  /** Takes the result of `c.beginSimulation(sender, SIMULATED_GAS)`. */
  constructor(simulating: Simulating<C>) {
    this.#simulating = simulating;
  }

  /** Live state after the operations so far. */
  get now(): C {
    return this.#simulating.now;
  }

  /** All operations passed to `run`, simulated or not. */
  get operations(): readonly Operation[] {
    return this.#planned;
  }

  /** Index and failure of the first failed operation; undefined if none failed. */
  get refused(): { readonly index: number; readonly failure: NonNullable<SimulatedStep['failure']> } | undefined {
    const index = this.#steps.findIndex(({ failure }) => failure);
    const failure = this.#steps[index]?.failure;
    return failure && { index, failure };
  }

  /** Simulates one more operation. Returns undefined after an earlier failure, or if it needs too much gas. */
  run(operation: Operation): SimulatedStep | undefined {
    this.#planned.push(operation);
    if (this.refused || this.#steps.length + 1 < this.#planned.length) return undefined;
    const quotes = this.now.ask(poolQuotesView, operation).flat();
    const tried = this.#simulating.run(operation);
    if (tried) this.#steps.push({ operation, quotes, failure: tried.failure, gasUsed: tried.gasUsed });
    return tried;
  }

  /** The report; `whole` is the simulated bundle of all operations. */
  report(c: ReportContext, sender: Address, whole: SimulatedBundle): Simulation {
    const quotes = this.#steps.flatMap((step) => step.quotes);
    const kept = quotes.reduce((left, { price_impact_bps }) => left * (WHOLE - BigInt(price_impact_bps)), 1n);
    const total = WHOLE - kept / WHOLE ** BigInt(Math.max(0, quotes.length - 1));
    return {
      ok: whole.failure === undefined,
      error: whole.failure ? refusalOf(whole.failure) : null,
      steps: this.#planned.map(({ type }, index) => {
        const tried = this.#steps[index];
        const status = tried === undefined ? 'not reached' : tried.failure ? 'refused' : 'ok';
        const error = tried?.failure ? refusalOf(tried.failure) : null;
        return { index, op: type.name, module: type.module, status, gas: tried?.gasUsed ?? 0, error };
      }),
      quotes,
      total_price_impact_bps: quotes.length === 0 ? 0 : Number(total),
      balance_checks: checksOf(c, sender, whole, this.refused?.failure),
      routing: this.#routing(c),
      gas_used: whole.failure ? 0 : whole.outcome.gasUsed,
      fee: whole.failure ? 0n : whole.outcome.fee,
      balance_changes: whole.failure ? [] : whole.changes.map((change) => ({ ...change, delta: `${change.delta}` })),
    };
  }

  #routing({ use }: ReportContext): Simulation['routing'] {
    const ways = this.#steps.map((step) => step.quotes).sort((a, b) => b.length - a.length);
    const longest = ways[0] ?? [];
    if (longest.length === 0) return { type: 'none', path: [] };
    const mints = [longest[0]!.token_in, ...longest.map(({ token_out }) => token_out)];
    const path = mints.map((mint) => nameOf(mint, use.tokens.info(mint)!));
    return { type: longest.length === 1 ? 'direct' : 'multi-hop', path };
  }
}

/** State and chain data that the report reads. */
interface ReportContext {
  readonly chain: Pick<ChainInfo, 'symbol'>;
  readonly use: {
    readonly tokens: {
      balance(of: Address, mint: Hash): bigint;
      find(name: string): Hash;
      info(mint: Hash): { readonly standard: string; readonly symbol: string } | undefined;
    };
  };
}

export function refusalOf({ error, details }: NonNullable<SimulatedStep['failure']>): ValueOf<typeof Refusal> {
  const { code, name, message } = error;
  return { code, name, message, details: details as Json };
}

function checksOf(
  { chain, use: { tokens } }: ReportContext,
  sender: Address,
  whole: SimulatedBundle,
  inner: SimulatedStep['failure'],
): Simulation['balance_checks'] {
  const { error, details } = inner ?? whole.failure ?? {};
  if (error === InsufficientBalance || error === InsufficientFee) {
    const { token = chain.symbol, have, need } = details as { token?: string; have: string; need: string };
    return [{ token, have: BigInt(have), need: BigInt(need), ok: false }];
  }
  if (whole.failure) return [];
  return whole.changes
    .filter(({ address, delta }) => address === sender && delta < 0n)
    .map(({ token, delta }) => ({ token, have: tokens.balance(sender, tokens.find(token)), need: -delta, ok: true }));
}
