/** A story on running nodes: every step is held to the state that it leads to, and all of it is printed as a table. */

import * as assert from 'uvu/assert';
import { type Ended, trellis } from '../cli/program.js';
import { refusalOf } from '../node/live.js';

/** What somebody sees of the story after a step; `state` is what the step is held to. */
export interface Seen {
  readonly state: string;
  readonly [column: string]: string;
}

/** Steps in their order, each with what was seen after it. */
export class Story {
  readonly #title: string;
  readonly #url: string;
  readonly #look: () => Promise<Seen>;
  readonly #rows: { readonly step: string; readonly by: string; readonly seen: Seen }[] = [];

  constructor(title: string, url: string, look: () => Promise<Seen>) {
    this.#title = title;
    this.#url = url;
    this.#look = look;
  }

  /** A command that must be done, and the state after it. Gives its output. */
  async command(step: string, expected: string, ...words: string[]): Promise<string> {
    const { code, out, err } = await this.#run(words);
    assert.is(code, 0, `${words.join(' ')}: ${err}`);
    await this.#see(step, 'CLI', expected);
    return out;
  }

  /** A command that must be refused with a code, and changes nothing. */
  async refusedCommand(step: string, code: number, expected: string, ...words: string[]): Promise<void> {
    const { code: exit, err } = await this.#run(words);
    assert.is(exit, 1, err);
    assert.match(err, new RegExp(`error ${code} `), `${words.join(' ')}: ${err}`);
    await this.#see(`${step}: refused, ${code}`, 'CLI', expected);
  }

  /** A call that must be refused with a code, and changes nothing. */
  async refusedCall(step: string, code: number, expected: string, method: string, ...params: unknown[]): Promise<void> {
    const { code: got, message } = await refusalOf(this.#url, method, ...params);
    assert.is(got, code, `${method}: ${message}`);
    await this.#see(`${step}: refused, ${code}`, 'RPC', expected);
  }

  /** Something else that happens: calls, and what the chain does by itself. */
  async happens<T>(step: string, by: 'RPC' | 'chain', expected: string, what: () => Promise<T>): Promise<T> {
    const done = await what();
    await this.#see(step, by, expected);
    return done;
  }

  #run(words: readonly string[]): Promise<Ended> {
    return trellis(...words, '--node', this.#url);
  }

  async #see(step: string, by: string, expected: string): Promise<void> {
    const seen = await this.#look();
    this.#rows.push({ step, by, seen });
    assert.is(seen.state, expected, `after ${step}`);
  }

  /** Prints the table, also of a story that was broken off. */
  print(): void {
    const columns = Object.keys(this.#rows[0]?.seen ?? {});
    const lines = [
      ['', 'step', 'by', ...columns],
      ...this.#rows.map(({ step, by, seen }, i) => [`${i + 1}`, step, by, ...columns.map((name) => seen[name]!)]),
    ];
    const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
    const text = lines.map((line) =>
      line
        .map((cell, i) => cell.padEnd(widths[i]!))
        .join('  ')
        .trimEnd(),
    );
    const rule = '-'.repeat(Math.max(...text.map((line) => line.length)));
    const [head, ...rows] = text;
    process.stdout.write(`\n${[this.#title, rule, head, rule, ...rows, rule].join('\n')}\n`);
  }
}

/** Raw native units of whole ones. */
export const raw = (units: number): string => `${BigInt(units) * 10n ** 9n}`;

/** Whole units of a raw amount, for people. */
export const whole = (amount: string | bigint, digits = 3): string => {
  const scaled = BigInt(amount) / 10n ** BigInt(9 - digits);
  const text = `${scaled}`.padStart(digits + 1, '0');
  return `${text.slice(0, -digits).replace(/\B(?=(\d{3})+$)/g, ',')}.${text.slice(-digits)}`;
};
