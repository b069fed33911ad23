/**
 * The planner turns a sentence into operations on the latest state. Preview, simulation, plan and submission all use
 * it, so users sign exactly what they saw (decision 0116).
 */

import {
  type Address,
  AmountOverflow,
  addressText,
  decimalText,
  fail,
  type Hash,
  InsufficientBalance,
  type Operation,
  parseAddress,
  ZERO_ADDRESS,
} from '../../runtime/sdk.js';
import { MAX_INNER } from '../shared/inner.js';
import {
  type AccountGiven,
  type AmountText,
  type Duration,
  formsView,
  type Given,
  type Planned,
  type Planning,
  recipientView,
  type TokenGiven,
} from '../shared/intent-forms.js';
import { SIMULATED_GAS, Simulator } from '../shared/simulation.js';
import { NATIVE, nameOf } from '../tokens/port.js';
import { Ambiguous, ParseError, UnsupportedAction } from './errors.js';
import type { TermsText } from './pattern.js';
import { type Clause, readSentence, type Sentence } from './sentence.js';
import type { Asking } from './shape.js';
import { intentHashOf, planHashOf } from './submit.js';
import { likelySpellings } from './suggest.js';
import type { Word } from './words.js';

/** Default slippage of a trade, in basis points. */
export const SLIPPAGE_BPS = 50;
/** Default validity of a plan, in blocks. */
export const DEADLINE_BLOCKS = 100;
/** Maximum validity of a signature, in blocks; see the client. */
const LONGEST_BLOCKS = 10_000;
/** Maximum block rate. At this rate, the conversion of a deadline into blocks never ends it too early. */
const BLOCKS_PER_SECOND = 2;
/** Seconds per block at the normal pace, for display. */
export const BLOCK_SECONDS = 2;
/** Gas that a share of the native token leaves for fees: more than any plan of this module needs. */
const RESERVE_GAS = 2_000_000;
const MAX_AMOUNT = (1n << 128n) - 1n;

/** A planned clause. */
export interface PlannedStep extends Planned {
  /** Index of its first operation in the plan. */
  readonly first: number;
  /** True if it relies on the output of the previous step. */
  readonly usesIt: boolean;
}

/** The plan for a sentence. */
export interface Plan {
  readonly text: string;
  readonly operations: readonly Operation[];
  readonly steps: readonly PlannedStep[];
  readonly simulator: Simulator<Asking>;
  /** Unix seconds after which it is rejected; 0 for none. */
  readonly deadline: number;
  readonly validUntil: number;
  readonly expiresInSeconds: number;
  /** Largest slippage of its trades; undefined if it has none. */
  readonly slippageBps: number | undefined;
  /** The operation that executes it. */
  readonly submit: Operation;
  readonly planHash: Hash;
  /** Defaults that are shown because the sentence does not specify them. */
  readonly defaults: readonly string[];
  readonly warnings: readonly string[];
}

/** Plans a text for a sender. Without a sender, shares of balances are rejected. */
export function planOf(c: Asking, text: string, sender: Address | undefined): Plan {
  const sentence = readSentence(text, c.ask(formsView).flat());
  const planner = new Planner(c, sentence, sender);
  const steps = sentence.clauses.map((clause) => planner.step(clause));
  const { simulator } = planner;
  const { operations } = simulator;
  if (operations.length > MAX_INNER) {
    fail(ParseError, { position: 0, expected: [`at most ${MAX_INNER} operations in total`], suggestions: [] });
  }
  const life = lifeOf(c, sentence);
  const submit = c.operation('SubmitIntent', {
    intent_hash: intentHashOf(text),
    text,
    plan: operations,
    deadline: life.deadline,
  })!;
  const slippages = steps.flatMap(({ slippageBps }) => slippageBps ?? []);
  const slippageBps = slippages.length === 0 ? undefined : Math.max(...slippages);
  const saysSlippage =
    sentence.slippageBps !== undefined || sentence.clauses.some((clause) => termsOf(clause)?.slippageBps !== undefined);
  const defaults = [
    ...(slippageBps === undefined || saysSlippage
      ? []
      : [`no slippage tolerance given: trades may return up to ${SLIPPAGE_BPS / 100} % less than quoted`]),
    ...(life.said ? [] : [`no deadline given: the plan can be included for ${DEADLINE_BLOCKS} blocks`]),
  ];
  return {
    text,
    operations,
    steps,
    simulator,
    ...life,
    slippageBps,
    submit,
    planHash: planHashOf(submit),
    defaults,
    warnings: [...new Set(steps.flatMap(({ warnings = [] }) => warnings))],
  };
}

const termsOf = ({ said }: Clause): TermsText | undefined => {
  const terms = said.get('terms');
  return terms !== undefined && terms !== true && terms.kind === 'terms' ? terms.value : undefined;
};

/** Validity of a plan: the earliest of all deadlines in the sentence. */
function lifeOf({ time, height }: Asking, { clauses, deadline, until }: Sentence) {
  const said: readonly Duration[] = [
    ...(deadline ? [deadline] : []),
    ...clauses.flatMap((clause) => termsOf(clause)?.within ?? []),
  ];
  const ends = said.flatMap((one) => ('seconds' in one ? [time + one.seconds] : []));
  if (until !== undefined) ends.push(until);
  const blocks = said.flatMap((one) => ('blocks' in one ? [one.blocks] : []));
  const end = ends.length === 0 ? 0 : Math.min(...ends);
  const spoken = ends.length + blocks.length > 0;
  if (end !== 0 && end <= time) {
    fail(ParseError, {
      position: 0,
      expected: [`a deadline after ${time}, the time of the last block`],
      suggestions: [],
    });
  }
  const most = end === 0 ? LONGEST_BLOCKS : Math.min(LONGEST_BLOCKS, BLOCKS_PER_SECOND * (end - time));
  const count = Math.min(most, ...blocks, ...(spoken ? [] : [DEADLINE_BLOCKS]));
  return {
    said: spoken,
    deadline: end,
    validUntil: height + count,
    expiresInSeconds: end === 0 ? count * BLOCK_SECONDS : Math.min(end - time, count * BLOCK_SECONDS),
  };
}

/** Plans one clause after another, each on the state after the previous ones. */
class Planner {
  readonly simulator: Simulator<Asking>;
  readonly #c: Asking;
  readonly #sentence: Sentence;
  readonly #sender: Address | undefined;
  /** Simulated output of earlier steps beyond their guaranteed minimum; no later step may rely on it. */
  readonly #uncertain = new Map<Hash, bigint>();
  /** Tokens that earlier steps output. */
  readonly #given = new Set<Hash>();
  #last: NonNullable<Planned['gives']> = [];
  #usesIt = false;

  constructor(c: Asking, sentence: Sentence, sender: Address | undefined) {
    this.#c = c;
    this.#sentence = sentence;
    this.#sender = sender;
    this.simulator = new Simulator(c.beginSimulation(sender ?? ZERO_ADDRESS, SIMULATED_GAS));
  }

  step(clause: Clause): PlannedStep {
    const { simulator } = this;
    const form = simulator.now
      .ask(formsView)
      .flat()
      .find(({ action }) => action === clause.action)!;
    this.#usesIt = false;
    const planned = form.plan(this.#givenOf(clause), this.#planningOf(clause));
    const first = simulator.operations.length;
    const { gives = [] } = planned;
    const before = gives.map(({ mint }) => this.#balance(mint));
    for (const [name, params] of planned.operations) {
      const operation = this.#c.operation(name, params);
      if (!operation) throw new TypeError(`the form ${clause.action} plans ${name}, which no loaded module has`);
      simulator.run(operation);
    }
    for (const [i, { mint, atLeast }] of gives.entries()) {
      const got = this.#balance(mint) - before[i]!;
      this.#uncertain.set(mint, (this.#uncertain.get(mint) ?? 0n) + got - atLeast);
      this.#given.add(mint);
    }
    this.#last = gives;
    return { ...planned, first, usesIt: this.#usesIt };
  }

  #balance(mint: Hash): bigint {
    return this.#sender === undefined ? 0n : this.simulator.now.use.tokens.balance(this.#sender, mint);
  }

  /** Minimum balance of the account at this point. */
  #certain(mint: Hash): bigint {
    const certain = this.#balance(mint) - (this.#uncertain.get(mint) ?? 0n);
    return certain > 0n ? certain : 0n;
  }

  #givenOf(clause: Clause): Given {
    const { said } = clause;
    const filled = <K extends string>(slot: string, ...kinds: readonly K[]) => {
      const one = said.get(slot);
      if (one === undefined) return undefined;
      if (one === true || !(kinds as readonly string[]).includes(one.kind))
        throw new TypeError(`${clause.action} has no slot ${slot} of ${kinds}`);
      return one;
    };
    const needed = <T>(value: T | undefined, slot: string): T => {
      if (value === undefined) throw new TypeError(`${clause.action} may leave out ${slot}`);
      return value;
    };
    const tokenOr = (slot: string) => {
      const one = filled(slot, 'token');
      return one && this.#token(one.value as Word);
    };
    const amount = (slot: string) => needed(filled(slot, 'amount')?.value as AmountText | undefined, slot);
    return {
      amount,
      coins: (slot, token, standard) => {
        const said = { amount: amount(slot), token: tokenOr(token) };
        return said.token ? { ...said, token: said.token } : this.#unnamed(said.amount, standard);
      },
      tokenOr,
      token: (slot) => needed(tokenOr(slot), slot),
      account: (slot) => this.#account(needed(filled(slot, 'account')?.value as Word | undefined, slot)),
      count: (slot) => needed(filled(slot, 'count')?.value as bigint | undefined, slot),
      word: (slot) => needed(filled(slot, 'word')?.value as Word | undefined, slot).text,
      duration: (slot) => filled(slot, 'duration')?.value as Duration | undefined,
      has: (word) => said.has(word),
      terms: () => {
        const { slippageBps = this.#sentence.slippageBps ?? SLIPPAGE_BPS, min, via } = termsOf(clause) ?? {};
        return {
          slippageBps,
          min: min && { amount: min.amount, token: this.#token(min.token) },
          via: via && this.#token(via),
        };
      },
    };
  }

  /** Determines the token of an amount that names none. */
  #unnamed(
    amount: AmountText,
    standard: Hash | undefined,
  ): { readonly amount: AmountText; readonly token: TokenGiven } {
    const [it, ...others] = this.#last;
    if (amount.kind === 'share' && amount.of !== 'my' && it !== undefined && others.length === 0) {
      return { amount: { ...amount, of: 'it' }, token: this.#tokenOf(it.mint) };
    }
    if (standard !== undefined && !(amount.kind === 'share' && amount.of === 'it'))
      return { amount, token: this.#tokenOf(standard) };
    return fail(ParseError, { position: amount.at, expected: ['an amount with its token'], suggestions: [] });
  }

  #planningOf(clause: Clause): Planning {
    return {
      sender: this.#sender,
      raw: (amount, mint) => this.#raw(amount, mint),
      show: (raw, mint, amount) =>
        this.#show(raw, mint) + (amount?.kind === 'share' ? ` (${this.#shareSaid(amount, mint)})` : ''),
      tokenOf: (mint) => this.#tokenOf(mint),
      refuse: (slot, expected) => {
        const one = clause.said.get(slot);
        const position = one === undefined || one === true ? clause.at : one.at;
        return fail(ParseError, { position, expected: [expected], suggestions: [] });
      },
    };
  }

  #tokenOf(mint: Hash): TokenGiven {
    return { mint, name: nameOf(mint, this.#c.use.tokens.info(mint)!) };
  }

  #token({ text, at }: Word): TokenGiven {
    const { tokens } = this.#c.use;
    const mint = tokens.lookUp(text);
    if (mint !== undefined) return this.#tokenOf(mint);
    const suggestions = likelySpellings(text).flatMap((one) => {
      const near = tokens.lookUp(one);
      return near === undefined ? [] : [this.#tokenOf(near).name];
    });
    return fail(ParseError, {
      position: at,
      expected: ['a token of this chain'],
      suggestions: [...new Set(suggestions)],
    });
  }

  #account({ text, at }: Word): AccountGiven {
    const { chain } = this.#c;
    const address = parseAddress(text, chain.addressPrefix);
    if (address !== undefined) return { address, shown: text };
    const answers = this.#c.ask(recipientView, text).filter((one) => one !== undefined);
    const [found] = answers.filter((one) => one !== null);
    if (found !== undefined && found !== null)
      return { address: found, shown: `${text} (${addressText(found, chain.addressPrefix)})` };
    const kind = text.startsWith('@') ? 'passports' : text.includes('.') ? 'names' : undefined;
    if (answers.length > 0) {
      return fail(ParseError, {
        position: at,
        expected: [kind === 'passports' ? 'a registered gamertag' : 'a registered name'],
        suggestions: [],
      });
    }
    if (kind !== undefined) {
      const reason = `the module ${kind}, which resolves ${text}, is not part of this chain`;
      return fail(UnsupportedAction, { action: text, module: kind, reason, suggestions: [] });
    }
    if (/^[A-Za-z0-9-]{1,63}$/.test(text) && !text.startsWith('0x')) {
      const reason = 'a bare word can be a name or a gamertag';
      return fail(Ambiguous, { position: at, reason, suggestions: [`${text}.${chain.nameService}`, `@${text}`] });
    }
    return fail(ParseError, { position: at, expected: ['an address, a name, or @ and a gamertag'], suggestions: [] });
  }

  #raw(amount: AmountText, mint: Hash): bigint {
    const { at } = amount;
    const refuse = (expected: string): never =>
      fail(ParseError, { position: at, expected: [expected], suggestions: [] });
    if (amount.kind === 'exact') {
      const { decimals } = this.#c.use.tokens.info(mint)!;
      const scale = decimals - (amount.scale ?? decimals);
      const divisor = scale < 0 ? 10n ** BigInt(-scale) : 1n;
      if (amount.digits % divisor !== 0n) refuse(`at most ${decimals} decimals`);
      const raw = scale < 0 ? amount.digits / divisor : amount.digits * 10n ** BigInt(scale);
      return raw > MAX_AMOUNT ? fail(AmountOverflow, { max: `${MAX_AMOUNT}` }) : raw;
    }
    const { numerator, denominator } = amount;
    if (this.#isOfIt(amount, mint)) {
      this.#usesIt = true;
      const it = this.#last.find((one) => one.mint === mint);
      if (!it) return refuse('a share of a token that the previous step outputs');
      const share = (it.atLeast * numerator) / denominator;
      return share > 0n ? share : refuse('an amount above zero: the output of the previous step is too small');
    }
    if (this.#sender === undefined) {
      return fail(Ambiguous, { position: at, reason: 'a share of a balance needs a sender', suggestions: [] });
    }
    const have = this.#certain(mint);
    const reserve = mint === NATIVE ? this.#reserve : 0n;
    const free = have > reserve ? have - reserve : 0n;
    const share = (have * numerator) / denominator;
    const raw = share < free ? share : free;
    if (raw === 0n)
      fail(InsufficientBalance, { token: this.#tokenOf(mint).name, have: `${have}`, need: `${reserve + 1n}` });
    return raw;
  }

  /** Amount of native units that shares leave for fees. */
  get #reserve(): bigint {
    return BigInt(RESERVE_GAS) * BigInt(this.#c.gasPrice());
  }

  /** True if a share refers to the output of the previous step. Fails if it could also refer to the whole balance. */
  #isOfIt({ at, of, numerator, denominator }: AmountText & { readonly kind: 'share' }, mint: Hash): boolean {
    if (of === 'it') return true;
    if (of === 'my' || !this.#given.has(mint)) return false;
    if (this.#sender !== undefined && this.#c.use.tokens.balance(this.#sender, mint) === 0n) return false;
    const { name } = this.#tokenOf(mint);
    const share = shareText(numerator, denominator);
    const suggestions = [`${share} of it`, `${share} of my ${name}`];
    return fail(Ambiguous, {
      position: at,
      reason: `of the ${name} that an earlier step outputs, or of the whole balance at that point`,
      suggestions,
    });
  }

  #shareSaid(amount: AmountText & { readonly kind: 'share' }, mint: Hash): string {
    const share = shareText(amount.numerator, amount.denominator);
    if (amount.of === 'it' || (amount.of === undefined && this.#usesIt))
      return `${share} of the guaranteed output of the previous step`;
    const kept =
      mint === NATIVE && this.#reserve > 0n ? `, less ${this.#show(this.#reserve, NATIVE)} kept for fees` : '';
    return `${share} of the guaranteed balance at that point${amount.numerator === amount.denominator ? kept : ''}`;
  }

  #show(raw: bigint, mint: Hash): string {
    return `${decimalText(raw, this.#c.use.tokens.info(mint)!.decimals)} ${this.#tokenOf(mint).name}`;
  }
}

function shareText(numerator: bigint, denominator: bigint): string {
  if (numerator === denominator) return 'all';
  if (numerator * 2n === denominator) return 'half';
  return `${decimalText((numerator * 10_000n) / denominator, 2)} %`;
}
