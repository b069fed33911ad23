/** Modules that halt a chain: `module check` finds each planted fault before it runs, with the line or the operation. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { project } from '../client/project.js';
import { cleanUp, trellisIn } from './program.js';

test.after(cleanUp);

/** A fault: code in the operation of a sound module, or beside it, and what the check must say about it. */
interface Fault {
  readonly beside?: string;
  readonly inside?: string;
  readonly hooks?: string;
  readonly found: RegExp;
}

/** Line of `inside` and of `hooks` in the file, counted from 1. */
const INSIDE = 17;
const HOOKS = 23;

const sound = (name: string, number: number, { beside = '', inside = '', hooks = '' }: Omit<Fault, 'found'>): string =>
  `${beside}
export default ({ module, t, map, error, fail }) => {
  const BadAmount = error(${10_000 + 100 * number}, 'BadAmount', 'The amount must be 1 to 1,000,000');
  return module('${name}', {
    about: 'Sums what accounts add.',
    state: { sums: map(0, [t.address], t.u64), kept: map(1, [t.address], t.struct({ n: t.u64 })) },
    events: { Added: { account: t.doc(t.address, 'Account that added it'), sum: t.doc(t.u64, 'Sum after it') } },
  }).define({
    operations: {
      Add: {
        about: 'Adds an amount to the sum of the sender.',
        params: { amount: t.doc(t.u64, 'Amount to add, above zero'), words: t.doc(t.text(0, 64), 'Comment on it') },
        gas: 40_000, errors: [BadAmount],
        execute({ state, sender, emit }, { amount, words }) {
          let sum = (state.sums.get(sender) ?? 0n) + amount;
          if (amount === 0n || amount > 1_000_000n || sum > 1_000_000_000n) fail(BadAmount);
          ${inside}
          state.sums.put(sender, sum);
          emit.Added({ account: sender, sum });
        },
      },
    },
    ${hooks}
  });
};
`;

const FAULTS: Readonly<Record<string, Fault>> = {
  clock: { inside: 'sum += BigInt(Date.now() % 2);', found: /Date: two nodes could get different results/ },
  random: { inside: 'sum += BigInt(Math.random() > 0.5);', found: /Math\.random: two nodes could get/ },
  locale: { inside: 'sum += BigInt(words.toLocaleUpperCase().length);', found: /toLocaleUpperCase: two nodes/ },
  unicode: { inside: 'if (/\\p{L}/u.test(words)) sum++;', found: /\\p\{L\}: the tables of Unicode change with Node/ },
  order: { inside: 'sum += BigInt([...words].sort().length);', found: /\.sort\(\): pass a comparator/ },
  task: { inside: 'queueMicrotask(() => {});', found: /queueMicrotask: two nodes could get/ },
  generator: {
    inside: 'sum += (function* () { yield 1n; })().next().value;',
    found: /function\*: use a loop or a list/,
  },
  'made-code': {
    inside: "sum += BigInt((() => 0).constructor('return 1')());",
    found: /\.constructor: code made at run time/,
  },
  'kept-map': {
    beside: 'const seen = new Map();',
    inside: 'seen.set(sender, (seen.get(sender) ?? 0n) + 1n); sum += seen.get(sender);',
    found:
      /had another result when the same chain ran again[\s\S]*kept-map\.js:17 seen\.set\(: lives outside of the state/,
  },
  'kept-count': {
    beside: 'const kept = { calls: 0 };',
    inside: 'sum += BigInt(kept.calls++);',
    found: /had another result when the same chain ran again[\s\S]*kept-count\.js:17 kept\.calls\+\+: lives outside/,
  },
  thrown: {
    inside: "if (amount === 777n) throw new Error('lucky');",
    found: /throw: use fail\(\) with a declared error/,
  },
  swallowed: { inside: 'try { if (amount === 7n) fail(BadAmount); } catch {}', found: /catch: use fail\(\)/ },
  undeclared: {
    inside: "const Rare = error(19_999, 'Rare', 'Rare'); if (amount === 777n) fail(Rare);",
    found: /fail\(Rare\): no operation or method declares this error/,
  },
  renamed: { inside: 'const refuse = fail;', found: /= fail: call fail\(error\) itself/ },
  parsed: {
    inside: "if (words.startsWith('{')) sum += BigInt(JSON.parse(words).n);",
    found: /JSON\.parse: it throws for bad/,
  },
  number: {
    inside: 'if (words.length > 0) sum += BigInt(words);',
    found: /Add breaks: .*to a BigInt \(at .*:17:\d+\)/,
  },
  divided: { inside: 'sum += 100n / (amount - 1n);', found: /Add breaks: .*Division by zero \(at .*:17:\d+\)/ },
  indexed: { inside: "sum += BigInt(words.split(',')[1].length);", found: /Add breaks: .*undefined.*\(at .*:17:\d+\)/ },
  recursive: {
    inside: 'const depth = (n) => (n === 0n ? 0n : 1n + depth(n - 1n)); sum += depth(amount);',
    found: /Add breaks: .*call stack size exceeded \(at .*:17:\d+\)/,
  },
  negative: {
    inside: 'sum = 5n - amount;',
    found: /Add breaks: .*negative\.sums: must be 0 to 2\^64 - 1 \(at .*:18:\d+\)/,
  },
  overflowing: {
    inside: 'emit.Added({ account: sender, sum: amount << 60n });',
    found:
      /Add by \w+ emits overflowing\.Added, which its type cannot hold: sum must be 0 to .* \(at overflowing\.js:17, /,
  },
  fraction: { inside: 'sum = Number(sum) / 3;', found: /Add breaks: .*fraction\.sums: .*\(at .*:18:\d+\)/ },
  absent: { inside: 'sum = undefined;', found: /Add breaks: .*\(at .*:18:\d+\)/ },
  nested: { inside: 'sum = { amount };', found: /Add breaks: .*nested\.sums: must be 0 to 2\^64 - 1 \(at .*:18:\d+\)/ },
  changed: {
    inside: 'const one = state.kept.get(sender); if (one) one.n++; state.kept.put(sender, { n: 1n });',
    found: /Add breaks: .*read only property 'n'.*\(at .*:17:\d+\)/,
  },
  endless: {
    inside: 'while (sum > 0n) sum = sum === 1n ? 2n : 1n;',
    found: /Add did not finish within 10 s \(at endless\.js:17\)/,
  },
  backtracking: { inside: "if (/^(a+)+$/.test(words + '!')) sum++;", found: /did not finish within 10 s/ },
  unpaid: {
    inside: 'for (let i = 0n; i < amount; i++) state.sums.put(sender, i);',
    found: /Add (makes \d+ reads and writes|touches \d+ records), and its (least )?gas pays for \d+/,
  },
  'every-block': {
    hooks: 'hooks: { blockEnd({ height }) { if (height % 7 === 0) undefined.stop(); } },',
    found: /what it does in every block breaks: .*height 7: .*'stop'\) \(at .*:23:\d+\)/,
  },
};

test('a sound module has no findings, and each of its variants with a fault that halts chains has one', async () => {
  const folder = await project();
  const names = Object.keys(FAULTS);
  const isLoop = (name: string) => FAULTS[name]!.found.source.includes('did not finish');
  const [loops, ends] = [names.filter(isLoop), names.filter((name) => !isLoop(name))];
  await writeFile(join(folder, 'sums.js'), sound('sums', 0, {}));
  const fine = await trellisIn(folder, 'module', 'check', './sums.js');
  assert.is(fine.code, 0, `${fine.out}${fine.err}`);
  for (const name of names) {
    const text = sound(name, isLoop(name) ? loops.indexOf(name) : ends.indexOf(name), FAULTS[name]!);
    const { inside, hooks } = FAULTS[name]!;
    if (inside) assert.ok(text.split('\n')[INSIDE - 1]!.includes(inside), name);
    if (hooks) assert.ok(text.split('\n')[HOOKS - 1]!.includes(hooks), name);
    await writeFile(join(folder, `${name}.js`), text);
  }
  const check = (which: readonly string[], seconds: string) =>
    trellisIn(folder, 'module', 'check', ...which.map((name) => `./${name}.js`), '--timeout', seconds);
  const ended = await check(ends, '600');
  const limited = await check(loops, '10');
  assert.equal([ended.code, limited.code], [1, 1], `${ended.err}${limited.err}`);
  const out = `${ended.out}${limited.out}`;
  const missed = names.filter((name) => {
    const own = out.split('\n').filter((line) => line.startsWith(`${name}: `));
    return !FAULTS[name]!.found.test(own.join('\n'));
  });
  assert.equal(missed, [], out);
});

test.run();
