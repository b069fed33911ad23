/**
 * The fuzzer of programs: `npm run fuzz:programs -- --seconds 3600` tries random programs, mutated texts and mutated
 * expressions until its time is over. What ends in a new way joins the corpus (corpus.json, replayed by corpus.test.ts);
 * a finding is printed with its input and its seed, and the command ends with 1.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { alice, bob, carol } from '../../kit/index.js';
import { fuzzChain, type Input, tryInput } from './fuzzing.js';
import { text } from './running.js';
import { anyProgram, paramsFor } from './writing.js';

const CORPUS = fileURLToPath(new URL('../../../../test/modules/programs/corpus.json', import.meta.url));
/** Inputs that one chain sees before it is thrown away. */
const PER_CHAIN = 100;
/** What is kept of those that ran, those that were registered, and the others: the shortest, to be replayed in a moment. */
const MOST_KEPT = 60;
/** Ways to end that a run goes on from. */
const MOST_KNOWN = 2_000;
/** More time of the processor than any bounded text needs, milliseconds: other work of the machine does not count. */
const SLOW_MS = 500;

const COINS = ['TRL', 'COIN', 'NUTS'];
const PEOPLE = [alice, bob, carol];

/** Words of JSON and of expressions that mutations put in. */
const WORDS = [
  ...[
    '"',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\\',
    '\\u0000',
    '\\ud800',
    '${',
    '}"',
    'null',
    'true',
    '-1',
    '1e9',
    '0.5',
    '\u202e',
    '€',
  ],
  ...['(', ')', '+', '-', '*', '/', '%', '<', '<=', '==', '!=', ' and ', ' or ', ' not ', "'", '.', '1', '0', ' '],
  ...[
    'sender',
    'balance(sender,"TRL")',
    'price("TRL","COIN")',
    'time()',
    'height()',
    'staked(sender)',
    'min(1,2)',
    's0.amount_out',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'version',
    'params',
    'steps',
    'args',
    'when',
    'as',
    'limits',
    'require',
    'enum',
    'default',
    'min',
    'max',
  ],
  ...[
    'Transfer',
    'Swap',
    'BatchTransfer',
    'Stake',
    'ExecuteProgram',
    'AddKey',
    'Anchor',
    'SwapRoute',
    'TransferNft',
    'RegisterName',
  ],
  ...[`${2n ** 255n}`, `${2n ** 256n - 1n}`, `${2n ** 256n}`, `${2n ** 128n}`, '9007199254740993', '4294967296'],
];

/** Numbers below `below`, the same for a seed. */
class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0 || 1;
  }

  below(below: number): number {
    this.#state ^= this.#state << 13;
    this.#state ^= this.#state >>> 17;
    this.#state ^= this.#state << 5;
    return (this.#state >>> 0) % below;
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}

function mutated(source: string, other: string, chance: Chance): string {
  let made = source;
  for (let times = 1 + chance.below(4); times > 0; times--) {
    const at = chance.below(made.length + 1);
    const end = at + chance.below(Math.min(40, made.length - at + 1));
    const from = chance.below(other.length + 1);
    made = chance.of([
      () => made.slice(0, at) + chance.of(WORDS) + made.slice(at),
      () => made.slice(0, at) + chance.of(WORDS) + made.slice(end),
      () => made.slice(0, at) + made.slice(end),
      () => made.slice(0, at) + made.slice(at, end).repeat(1 + chance.below(60)) + made.slice(end),
      () => made.slice(0, at) + other.slice(from, from + chance.below(80)) + made.slice(end),
      () => made.replace(/\d+/, chance.of(WORDS)),
    ])();
  }
  return made.slice(0, 20_000);
}

type Tree = null | boolean | number | string | Tree[] | { [name: string]: Tree };

/** The JSON with one of its parts as another one. */
function replanted(json: Tree, chance: Chance): Tree {
  if (typeof json !== 'object' || json === null) {
    return chance.of<Tree>([
      chance.of(WORDS),
      `\${${chance.of(WORDS)}}`,
      chance.below(2 ** 31),
      null,
      true,
      [json],
      { a: json },
    ]);
  }
  if (Array.isArray(json)) {
    if (json.length === 0 || chance.below(6) === 0) return [...json, ...json, ...json].slice(0, 40);
    const at = chance.below(json.length);
    return json.flatMap((one, i) => (i !== at ? [one] : chance.below(8) === 0 ? [] : [replanted(one, chance)]));
  }
  const names = Object.keys(json);
  if (names.length === 0 || chance.below(12) === 0) return { ...json, [chance.of(WORDS)]: chance.below(9) };
  const at = chance.of(names);
  return Object.fromEntries(
    Object.entries(json).map(([name, one]) => [name, name === at ? replanted(one, chance) : one]),
  );
}

function parsed(source: string): Tree | undefined {
  try {
    return JSON.parse(source) as Tree;
  } catch {
    return undefined;
  }
}

const random = anyProgram(COINS, PEOPLE);

function fresh(seed: number): Input {
  const [program] = fc.sample(random, { numRuns: 1, seed });
  return { program: JSON.stringify(program), params: JSON.stringify(paramsFor(program!.params, seed, COINS, PEOPLE)) };
}

function next(corpus: readonly Input[], seed: number): Input {
  const chance = new Chance(seed);
  if (chance.below(4) === 0) return fresh(seed);
  const { program, params } = chance.of(corpus);
  if (chance.below(8) === 0) return { program, params: mutated(params, program, chance) };
  const tree = chance.below(2) === 0 ? parsed(program) : undefined;
  if (tree !== undefined) return { program: JSON.stringify(replanted(tree, chance)), params };
  return { program: mutated(program, chance.of(corpus).program, chance), params };
}

const sizeOf = ({ program, params }: Input): number => program.length + params.length;

function option(name: string, standard: number): number {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? standard : Number(process.argv[at + 1]);
}

/** Keeps the shortest inputs of each kind. */
function save(known: ReadonlyMap<string, Input>): void {
  const shortest = (begins: RegExp) =>
    [...known]
      .filter(([signature]) => begins.test(signature))
      .map(([, input]) => input)
      .sort((a, b) => sizeOf(a) - sizeOf(b))
      .slice(0, MOST_KEPT);
  const kept = [...shortest(/^ran /), ...shortest(/^run /), ...shortest(/^(?!ran |run )/)];
  writeFileSync(CORPUS, `${JSON.stringify(kept, null, 1)}\n`);
}

async function run(): Promise<void> {
  const seconds = option('seconds', 60);
  const first = option('seed', Math.trunc(Math.random() * 2 ** 31));
  const begun = performance.now();
  const before = JSON.parse(readFileSync(CORPUS, 'utf8')) as Input[];
  const start: Input = {
    program: JSON.stringify(text()),
    params: JSON.stringify({ to: `0x${bob.address}`, amount: '5' }),
  };
  let corpus: readonly Input[] = [start, ...before];
  const known = new Map<string, Input>();
  let c = fuzzChain();
  for (const one of corpus) known.set(tryInput(c, one).signature, one);
  let [tried, registered, ran, slowest, told] = [0, 0, 0, 0, 0];
  const report = () => {
    const passed = Math.trunc((performance.now() - begun) / 1000);
    const counts = `${tried} tried, ${registered} registered, ${ran} ran, ${known.size} ways to end, slowest ${Math.trunc(slowest)} ms`;
    process.stdout.write(`${passed} s: ${counts}\n`);
  };
  for (let seed = first; performance.now() - begun < seconds * 1000; seed++) {
    if (tried % PER_CHAIN === 0) {
      // What the kit defers runs now, and lets go of the chain before.
      await Promise.resolve();
      c = fuzzChain();
    }
    const input = next(corpus, seed);
    // A name of its own, so that the one before is not in the way.
    const program = input.program.replace(/"name":"(any|send|f\d+)"/, `"name":"f${tried}"`);
    tried++;
    const from = process.cpuUsage();
    try {
      const ended = tryInput(c, { ...input, program });
      if (ended.registered) registered++;
      if (ended.ran) ran++;
      const like = known.get(ended.signature);
      if (like === undefined ? known.size < MOST_KNOWN : sizeOf(input) < sizeOf(like)) {
        known.set(ended.signature, input);
        corpus = [...known.values()];
      }
    } catch (cause) {
      report();
      process.stdout.write(
        `FINDING at seed ${seed}: ${(cause as Error).stack ?? cause}\n${JSON.stringify({ ...input, program })}\n`,
      );
      process.exitCode = 1;
      return;
    }
    const spent = process.cpuUsage(from);
    const took = (spent.user + spent.system) / 1_000;
    slowest = Math.max(slowest, took);
    if (took > SLOW_MS) {
      process.stdout.write(`FINDING at seed ${seed}: took ${took} ms\n${JSON.stringify({ ...input, program })}\n`);
      process.exitCode = 1;
      return;
    }
    if (performance.now() - begun > told + 60_000) {
      told = performance.now() - begun;
      report();
      save(known);
    }
  }
  report();
  save(known);
}

await run();
