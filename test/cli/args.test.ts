/** Command lines and amounts: what is understood, and what is refused with which words. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findCommand, parseTokens, tokenize } from '../../cli/command-line/args.js';
import type { Command } from '../../cli/command-line/command.js';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { defaults } from '../../cli/distribution/default.js';
import { parseAmount } from '../../cli/values/amounts.js';
import { formatAmount } from '../../runtime/lib/codec/decimal.js';
import { distance, nearest } from '../../runtime/lib/nearest-word.js';
import { nodeOptions } from '../../runtime/node/options/options.js';

const commands = commandsOf(defaults);

function parse(...argv: string[]) {
  const words = tokenize(argv, commands);
  return parseTokens(words, findCommand(words.positionals, commands)!, commands, 'trellis');
}

const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (cause) {
    return (cause as Error).message;
  }
  throw new Error('it was not refused');
};

test('-v means verbose in any position', () => {
  assert.ok(parse('-v').flags.on('verbose'));
  assert.ok(parse('start', '-v').flags.on('verbose'));
  assert.ok(parse('call', '-v', 'version').flags.on('verbose'));
  assert.not(parse('start').flags.on('verbose'));
});

test('an argument that looks like a number stays text', () => {
  const hex = `0x${'12'.repeat(32)}`;
  const { args, flags } = parse('send', '00ff', hex, '007', '1e3', '--from', hex, '--memo=12.50');
  assert.equal(args, ['00ff', hex, '007', '1e3']);
  assert.is(flags.text('from'), hex);
  assert.is(flags.text('memo'), '12.50');
});

test('a switch does not consume the next word, and a value may begin with a dash', () => {
  const { args, flags } = parse('send', '--dry-run', 'a.key', 'trl', '1', '--memo', '-5');
  assert.equal(args, ['a.key', 'trl', '1']);
  assert.ok(flags.on('dry-run'));
  assert.is(flags.text('memo'), '-5');
});

test('any words reach a command unchanged', () => {
  const word = fc.string().filter((text) => text !== '' && !/^-[^\d]/.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), fc.string(), (words, memo) => {
      const { args } = parse('call', ...words, '--node', 'here');
      assert.equal(args, words);
      assert.is(parse('send', 'a', 'b', 'c', '--memo', memo).flags.text('memo'), memo);
    }),
  );
});

test('the default command is start, and every node option is one of its flags', () => {
  const { command } = parse();
  assert.is(command.words, 'start');
  for (const { flag, short, value } of nodeOptions) {
    const found = command.flags.find(({ name }) => name === flag)!;
    assert.equal([found.short, found.value], [short, value]);
  }
});

test('a flag takes a value in every command or in none', () => {
  const takes = new Map<string, boolean>();
  for (const { flags } of commands) {
    for (const { name, value } of flags) {
      assert.is(takes.get(name) ?? value !== undefined, value !== undefined, name);
      takes.set(name, value !== undefined);
    }
  }
});

test('unknown flags are rejected with the nearest one, or with the command that has them', () => {
  assert.match(
    refusal(() => parse('dev', '--rpc-prot', '1')),
    'did you mean --rpc-port?',
  );
  assert.match(
    refusal(() => parse('start', '--reset')),
    'it is an option of dev',
  );
  assert.match(
    refusal(() => parse('dev', '--rpc-port')),
    '--rpc-port needs a value: --rpc-port PORT',
  );
  assert.match(
    refusal(() => parse('dev', '-d', 'a', '--data-dir', 'b')),
    '--data-dir is given more than once',
  );
});

test('missing and surplus arguments are rejected with the usage', () => {
  assert.match(
    refusal(() => parse('send', 'a.key', 'trl')),
    '<amount> is missing; usage: trellis send <key> <to> <amount> [token]',
  );
  assert.match(
    refusal(() => parse('keys', 'show', 'a', 'b')),
    'unexpected argument b',
  );
});

test('two words select a command if there is one, otherwise only the first does', () => {
  const named = (...words: string[]): Command | undefined => findCommand(words, commands);
  assert.is(named('keys', 'new', 'x')?.words, 'keys new');
  assert.is(named('call', 'keys')?.words, 'call');
  assert.is(named('keys'), undefined);
});

test('the distance of words counts letters added, removed, changed and swapped', () => {
  for (const [a, b, steps] of [
    ['port', 'port', 0],
    ['prot', 'port', 1],
    ['por', 'port', 1],
    ['sport', 'port', 1],
    ['pork', 'port', 1],
    ['', 'port', 4],
  ] as const) {
    assert.is(distance(a, b), steps, `${a} ${b}`);
  }
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => distance(a, b) === distance(b, a)));
});

test('a word that resembles nothing gets no suggestion', () => {
  assert.is(nearest('snapshot', ['dev', 'start', 'send']), undefined);
  assert.is(nearest('strat', ['dev', 'start', 'send']), 'start');
  assert.is(nearest('gen', ['keys', 'genesis']), 'genesis');
});

test('amounts are whole tokens, or raw units if they say so', () => {
  assert.is(parseAmount('1.5', 9), 1_500_000_000n);
  assert.is(parseAmount('0.000000001', 9), 1n);
  assert.is(parseAmount('2.50', 1), 25n);
  assert.is(parseAmount('raw:1500000000', 9), 1_500_000_000n);
  for (const wrong of ['1,5', '1_000', '-1', '.5', '1.', '1e3', '', 'raw:1.5', '0x10']) {
    assert.throws(() => parseAmount(wrong, 9), /is not an amount/, wrong);
  }
  assert.throws(() => parseAmount('0.0000000001', 9), /has too many decimals/);
});

test('a displayed amount without its commas parses to the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), fc.integer({ min: 0, max: 18 }), (raw, decimals) => {
      assert.is(parseAmount(formatAmount(raw, decimals).replaceAll(',', ''), decimals), raw);
    }),
  );
  assert.is(formatAmount(1_234_567_800_000_000n, 9), '1,234,567.8');
});

test.run();
