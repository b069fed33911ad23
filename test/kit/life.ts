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
import { seeded } from './random.js';
import { Unmet } from './refused.js';

const PEOPLE = [alice, bob, carol];
/** How often each operation is tried. */
const TRIES = 60;
/** Sizes of samples by which a type is told from one that does not read back what it writes. */
const SAMPLES = 25;
const PAUSES_S = [2, 2, 12, 3_600, 8 * 86_400];

/** What the module breaks: one sentence for each law and operation. */
export function breaksLaws(set: ModuleSet, name: string): readonly string[] {
  const module = set.modules.find((one) => one.module.name === name)!;
  const c = chain(below(set, module));
  return [...typesThatChange(c, name), ...lifeOf(c, name)];
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

function lifeOf(c: TestChain, name: string): readonly string[] {
  const random = seeded(1);
  const author = new Author(
    c.set,
    c.text,
    c.info.chainId,
    PEOPLE.map(({ address }) => address),
    random,
  );
  const types = [...c.set.operations.byName.values()].filter(({ module }) => module === name);
  const broken = new Map<string, string>();
  for (let round = 0; round < TRIES; round++) {
    for (const type of types) {
      if (broken.has(type.name)) continue;
      const { params } = author.operation(type);
      try {
        const ran = c.run(PEOPLE[random(PEOPLE.length)]!, type.name, params);
        if (ran.succeeded) author.learn(ran.outcome);
      } catch (cause) {
        broken.set(type.name, sentence(type.name, cause));
      }
    }
    try {
      c.advance(PAUSES_S[random(PAUSES_S.length)]!);
    } catch (cause) {
      return [...broken.values(), sentence('what it does in every block', cause)];
    }
  }
  return [...broken.values()];
}

/** Why an operation is at fault, in the author's terms. */
function sentence(what: string, cause: unknown): string {
  if (!(cause instanceof Error)) throw cause;
  if (cause instanceof Halt || cause instanceof CodecError) return `${what} breaks: ${cause.message}`;
  const place = authorLocationOf(cause);
  return cause instanceof Unmet ? cause.message : `${what}: ${cause.message}${place ? ` (at ${place})` : ''}`;
}
