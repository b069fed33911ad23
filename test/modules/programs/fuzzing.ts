/** One try of the fuzzer: a text is registered and run; it may be refused by declared errors alone, and is bounded by its gas. */

import { CodecError, t } from '../../../runtime/sdk.js';
import { alice, bob, type Ran, type TestChain } from '../../kit/index.js';
import { makePool, ONE } from '../shared/pools.js';
import { execute, programChain, register } from './running.js';

/** What is tried: a program and parameters, as text. */
export interface Input {
  readonly program: string;
  readonly params: string;
}

/** How it ended: a word that differs where something else happened, whether it was registered, and whether it ran. */
export interface Ended {
  readonly signature: string;
  readonly registered: boolean;
  readonly ran: boolean;
}

/** What the gas of the operation itself comes to, besides the bytes of its bundle. */
const EXECUTE_GAS = 30_000;
const BYTE_GAS = 16;

const Program = t.jsonSource(8_192);
const Params = t.jsonSource(4_096);

/** A chain with two pools that are old enough to have prices. */
export function fuzzChain(): TestChain {
  const c = programChain();
  makePool(c, ['TRL', 1_000n * ONE], ['COIN', 2_000_000_000n]);
  makePool(c, ['TRL', 1_000n * ONE], ['NUTS', 2_000_000_000n]);
  c.advance(660);
  return c;
}

/** The text as a node takes it; undefined for what its codec refuses. */
function taken(type: typeof Program, source: string, c: TestChain): string | undefined {
  try {
    return type.fromJson(source, c.text);
  } catch (cause) {
    if (cause instanceof CodecError) return undefined;
    throw cause;
  }
}

/** What is the same for refusals of the same kind: the part of the program, and how the reason begins. */
function kindOf(ran: Ran): string {
  const { name } = ran.refusal!;
  const { path = '', reason = '' } = ran.refusalDetails as { readonly path?: string; readonly reason?: string };
  const words = reason
    .replace(/'[^']*'|"[^"]*"|\d+/g, '_')
    .split(' ')
    .slice(0, 4)
    .join(' ');
  return `${name} ${/^[a-z]*/.exec(path)![0].slice(0, 8)} ${words}`;
}

/** Tries one input; throws for a finding. */
export function tryInput(c: TestChain, { program, params }: Input): Ended {
  const source = taken(Program, program, c);
  if (source === undefined) return { signature: 'codec', registered: false, ran: false };
  const registered = register(c, source);
  if (!registered.succeeded) return { signature: kindOf(registered), registered: false, ran: false };
  const { name, version, gas_bound } = registered.returned[0] as { name: string; version: number; gas_bound: number };
  const given = taken(Params, params, c);
  if (given === undefined) return { signature: 'codec of params', registered: true, ran: false };
  const before = [alice, bob].map((who) => c.balance(who));
  const ran = execute(c, given, alice, name, version);
  if (!ran.succeeded) {
    if (c.balance(alice) !== before[0]) throw new Error('a refused run moved something');
    return { signature: `run ${kindOf(ran)}`, registered: true, ran: false };
  }
  if (c.balance(bob) < before[1]!) throw new Error('a run took from somebody else');
  const most = gas_bound + EXECUTE_GAS + BYTE_GAS * (given.length * 4 + 512);
  if (ran.gasUsed > most) throw new Error(`a run used ${ran.gasUsed} gas, and ${most} was promised`);
  const steps = ran.events.map((event) => event.name).slice(0, 6);
  return { signature: `ran ${[...new Set(steps)].join(' ')}`, registered: true, ran: true };
}
