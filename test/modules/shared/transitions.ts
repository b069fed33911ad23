/** State machines as tables: every state meets every trigger, and the table is printed as people read it. */

import * as assert from 'uvu/assert';
import type { ErrorDef } from '../../../runtime/sdk.js';
import type { Ran } from '../../kit/index.js';

/** A state machine over worlds of type W. A name may go on in brackets: 'configured (late)' is the state 'configured'. */
export interface Machine<W, S extends string, T extends string> {
  readonly title: string;
  /** A new world in each state. */
  readonly states: { readonly [state in S]: () => W };
  readonly triggers: { readonly [trigger in T]: (world: W) => Ran };
  /** What each trigger does in each state: the next state, or the refusal. */
  readonly table: { readonly [state in S]: { readonly [trigger in T]: string | ErrorDef } };
  /** The state of a world, by what the chain tells of it. */
  stateOf(world: W): string;
}

const plain = (state: string): string => state.replace(/ \(.*/, '');

/** Tries every cell of the table on a world of its own; prints the table; throws with the cells that are otherwise. */
export function checkMachine<W, S extends string, T extends string>(machine: Machine<W, S, T>): void {
  const states = Object.keys(machine.states) as S[];
  const triggers = Object.keys(machine.triggers) as T[];
  const wrong: string[] = [];
  const refusals = new Map<number, string>();
  const rows = states.map((state) => [
    state,
    ...triggers.map((trigger) => {
      const expected = machine.table[state][trigger];
      const problem = tryCell(machine, state, trigger, expected);
      if (problem !== undefined) wrong.push(`${state}, ${trigger}: ${problem}`);
      if (typeof expected !== 'string') refusals.set(expected.code, expected.name);
      const told = typeof expected === 'string' ? `→ ${expected}` : `${expected.code}`;
      return problem === undefined ? told : `✘ ${told}`;
    }),
  ]);
  print(machine.title, [['state', ...triggers], ...rows], refusals);
  assert.equal(wrong, []);
}

function tryCell<W, S extends string, T extends string>(
  { states, triggers, stateOf }: Machine<W, S, T>,
  state: S,
  trigger: T,
  expected: string | ErrorDef,
): string | undefined {
  try {
    const world = states[state]();
    assert.is(stateOf(world), plain(state), `the world of ${state} is in another state`);
    const ran = triggers[trigger](world);
    if (typeof expected === 'string') ran.settle();
    else ran.fails(expected);
    assert.is(stateOf(world), typeof expected === 'string' ? plain(expected) : plain(state));
    return undefined;
  } catch (cause) {
    return (cause as Error).message;
  }
}

function print(title: string, rows: readonly (readonly string[])[], refusals: ReadonlyMap<number, string>): void {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  const [head, ...lines] = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
  const rule = '-'.repeat(Math.max(...[head!, ...lines].map((line) => line.length)));
  const legend = [...refusals].sort(([a], [b]) => a - b).map(([code, name]) => `${code} ${name}`);
  process.stdout.write(`\n${[title, '', head, rule, ...lines, rule, ...legend].join('\n')}\n`);
}
