/** The laws that every module obeys, tried on one: a random life of its operations on a chain that trusts nobody. */

import type { LoadedModule, ModuleSet } from '../../runtime/kernel/loader.js';
import type { Module } from '../../runtime/kernel/module/define.js';
import { RUNTIME_PORTS } from '../../runtime/kernel/ports.js';
import { CodecError, decode, encode, type Random } from '../../runtime/lib/codec/type.js';
import { Halt } from '../../runtime/lib/halt.js';
import { authorLocationOf } from '../../runtime/lib/stack-location.js';
import { alice, bob, carol } from './actors.js';
import { Author } from './author.js';
import { chain, type TestChain } from './chain.js';
import { encodedTypes } from './declared.js';
import { checkPaid, count, pushed, type Refusals } from './pushed.js';
import { seeded } from './random.js';
import { Unmet } from './refused.js';
import { richChain } from './rich.js';

const PEOPLE = [alice, bob, carol];
/** How often each operation is tried with extremes, repetitions apart. */
const PUSHES = 300;
const EVERY_BLOCK = 'what it does in every block';
/** How often each operation is tried. */
const TRIES = 60;
/** Sizes of samples by which a type is told from one that does not read back what it writes. */
const SAMPLES = 25;
const PAUSES_S = [2, 2, 12, 3_600, 8 * 86_400];

/** What lives of a module showed, also when they are stopped before their end. */
export class Findings {
  /** What it breaks: one sentence for each law and operation. */
  readonly broken = new Map<string, string>();
  readonly succeeded = new Set<string>();
  readonly refused: Refusals = new Map();
  /** Operation with another result when the same life is lived again elsewhere; undefined if there is none. */
  unstable: string | undefined;
  /** What runs, or ran last. */
  at = 'its types';

  /** Operations that no random input made succeed, each with what it was refused with. */
  neverSucceeded(operations: Iterable<string>): readonly (readonly [operation: string, why: string])[] {
    return [...operations]
      .filter((name) => !this.succeeded.has(name) && !this.broken.has(name))
      .map((name) => {
        const refusals = [...(this.refused.get(name) ?? [])].sort(([, a], [, b]) => b - a);
        const told = refusals.map(([error, times]) => `${error} (${times})`).join(', ');
        return [name, told === '' ? 'it was never tried' : `refused with ${told}`] as const;
      });
  }
}

/**
 * Runs the laws on a module; `findings` is filled as they run. With `everyEdge` every extreme of every field is
 * tried once, beside those at random.
 */
export function tryLaws(set: ModuleSet, name: string, findings: Findings, everyEdge = false): void {
  const module = set.modules.find((one) => one.module.name === name)!;
  const items = below(set, module);
  for (const sentence of typesThatChange(chain(items), name)) findings.broken.set(sentence, sentence);
  const rich = set.ports.has('tokens') ? richChain : chain;
  for (const live of [
    (found: Findings, closely: boolean) => lifeOf(chain(items), name, found, closely),
    (found: Findings) => pushOf(rich(items), name, found, everyEdge),
  ]) {
    const lived = live(findings, false);
    if (findings.broken.size === 0) liveAgain(name, live, lived, findings);
  }
}

/** What the module breaks: one sentence for each law and operation. */
export function breaksLaws(set: ModuleSet, name: string): readonly string[] {
  const findings = new Findings();
  tryLaws(set, name, findings);
  return [...findings.broken.values()];
}

/** A life at the edges: extremes of every field, and long repetitions. */
function pushOf(c: TestChain, name: string, findings: Findings, everyEdge: boolean): readonly Step[] {
  const life = pushed(c, {
    modules: new Set([name]),
    people: PEOPLE,
    steps: PUSHES,
    everyEdge,
    seed: 1,
    begins: (operation) => {
      findings.at = operation;
    },
  });
  for (const operation of life.succeeded) findings.succeeded.add(operation);
  for (const [operation, refusals] of life.refused) {
    const known = findings.refused.get(operation) ?? new Map<string, number>();
    for (const [error, times] of refusals) known.set(error, (known.get(error) ?? 0) + times);
    findings.refused.set(operation, known);
  }
  for (const [operation, cause] of life.broken) {
    // Those below it are tried for what they give; their faults are not the author's.
    const { module } = c.set.operations.byName.get(operation) ?? { module: name };
    if (module === name && !findings.broken.has(operation)) findings.broken.set(operation, sentence(operation, cause));
  }
  return [[name, c.stateRoot()]];
}

/** The module and those that it stands on; accounts and tokens, so that there is somebody with something. */
export function below(set: ModuleSet, top: LoadedModule): readonly (readonly [number: number, module: Module])[] {
  const wanted = new Set<LoadedModule>();
  const add = (one: LoadedModule | undefined): void => {
    if (!one || one.number === 0 || wanted.has(one)) return;
    wanted.add(one);
    for (const { port } of Object.values(one.module.needs)) {
      if (!RUNTIME_PORTS.has(port)) add(set.ports.get(port)?.provider);
    }
  };
  for (const port of ['accounts', 'tokens']) add(set.ports.get(port)?.provider);
  add(top);
  return [...wanted].map(({ number, module }) => [number, module] as const);
}

function typesThatChange(c: TestChain, name: string): readonly string[] {
  const own = encodedTypes(c.set).filter(({ module }) => module === name);
  return own.flatMap(({ where, type }) => {
    for (let seed = 0; seed < SAMPLES; seed++) {
      const random: Random = Object.assign(seeded(seed), { operations: c.set.operations });
      const bytes = encode(type, type.sample(random), c.set.operations);
      const value = decode(type, bytes, c.set.operations);
      const again = encode(
        type,
        type.fromJson(JSON.parse(JSON.stringify(type.toJson(value, c.text))), c.text),
        c.set.operations,
      );
      if (Buffer.compare(bytes, again) !== 0) return [`${where} does not come back from its JSON (seed ${seed})`];
    }
    return [];
  });
}

/** A step of a life and the root of the state after it; undefined if the root was not computed. */
type Step = readonly [what: string, root: string | undefined];
/** Runs a life from its beginning. With `closely` it computes the root after each operation, if that is possible. */
type Live = (findings: Findings, closely: boolean) => readonly Step[];

/**
 * Lives the same life again, with another clock and other random numbers. A module with other results keeps something
 * outside of the state, or uses what differs between nodes.
 */
function liveAgain(name: string, live: Live, lived: readonly Step[], findings: Findings): void {
  const again = elsewhere(() => live(new Findings(), false));
  if (differenceOf(lived, again) === undefined) return;
  const closely = live(new Findings(), true);
  const found = differenceOf(
    closely,
    elsewhere(() => live(new Findings(), true)),
  );
  const what = found ?? name;
  findings.unstable = what;
  findings.broken.set(what, `${what} had another result when the same chain ran again: two nodes would disagree`);
}

const differenceOf = (one: readonly Step[], other: readonly Step[]): string | undefined =>
  one.find(([what, root], i) => what !== other[i]?.[0] || root !== other[i]?.[1])?.[0];

const YEAR_MS = 31_536_000_000;

/** Runs work a year later, with random numbers that are no longer random. */
function elsewhere<T>(work: () => T): T {
  const { Date: Now } = globalThis;
  const { random } = Math;
  globalThis.Date = class extends Now {
    constructor(...given: []) {
      super(...((given.length === 0 ? [Now.now() + YEAR_MS] : given) as []));
    }
    static override now = () => Now.now() + YEAR_MS;
  } as DateConstructor;
  Math.random = () => 0.25;
  try {
    return work();
  } finally {
    globalThis.Date = Now;
    Math.random = random;
  }
}

function lifeOf(c: TestChain, name: string, findings: Findings, closely: boolean): readonly Step[] {
  const steps: Step[] = [];
  const random = seeded(1);
  const author = new Author(
    c.set,
    c.text,
    c.info.chainId,
    PEOPLE.map(({ address }) => address),
    random,
  );
  const types = [...c.set.operations.byName.values()].filter(({ module }) => module === name);
  const { broken, succeeded, refused } = findings;
  for (let round = 0; round < TRIES; round++) {
    for (const type of types) {
      if (broken.has(type.name)) continue;
      const { params } = author.operation(type);
      findings.at = type.name;
      try {
        const ran = c.run(PEOPLE[random(PEOPLE.length)]!, type.name, params);
        if (ran.refusal) {
          checkPaid(type.name, ran);
          count(refused, type.name, ran.refusal);
        } else {
          succeeded.add(type.name);
          author.learn(ran.outcome);
        }
        steps.push([type.name, closely ? c.stateRoot() : undefined]);
      } catch (cause) {
        broken.set(type.name, sentence(type.name, cause));
      }
    }
    try {
      findings.at = EVERY_BLOCK;
      c.advance(PAUSES_S[random(PAUSES_S.length)]!);
      steps.push([EVERY_BLOCK, c.stateRoot()]);
    } catch (cause) {
      broken.set(EVERY_BLOCK, sentence(EVERY_BLOCK, cause));
      return steps;
    }
  }
  return steps;
}

/** Why an operation is at fault, in the author's terms. */
function sentence(what: string, cause: unknown): string {
  if (!(cause instanceof Error)) throw cause;
  if (cause instanceof Halt || cause instanceof CodecError) return `${what} breaks: ${cause.message}`;
  const place = authorLocationOf(cause);
  return cause instanceof Unmet ? cause.message : `${what}: ${cause.message}${place ? ` (at ${place})` : ''}`;
}
