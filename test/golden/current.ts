/** Expected content of the golden files, from the current code. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Block, Certificate, certificateHash, Header, headerHash } from '../../runtime/kernel/chain/block.js';
import { bundleHash, SignedBundle } from '../../runtime/kernel/chain/bundle.js';
import { EXTENSION } from '../../runtime/kernel/chain/operation.js';
import { Receipt } from '../../runtime/kernel/chain/receipt.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { decode, encode, type TextForms, type Type, type ValueOf } from '../../runtime/lib/codec/type.js';
import type { RunningNode } from '../../runtime/node/node.js';
import { seeded } from '../runtime/codec/vocabulary.js';
import { withNode } from './distribution.js';
import type { GenesisRoots, Vector } from './files.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

type Names = Record<string, string>;

/** Operation number -> name. */
export function operationIds({ operations }: ModuleSet): Names {
  const numbered = [...operations.byName.values()].filter(({ id }) => id !== EXTENSION);
  return Object.fromEntries(numbered.map(({ id, module, name }) => [id, `${module}.${name}`]));
}

/** '<module number>.<slot>' -> '<module>.<store>'. */
export function slotIds({ modules }: ModuleSet): Names {
  return Object.fromEntries(
    modules.flatMap(({ number, module }) =>
      Object.entries(module.state).map(([store, { slot }]) => [`${number}.${slot}`, `${module.name}.${store}`]),
    ),
  );
}

/** An error as the source declares it, raised or not. */
export interface DeclaredError {
  readonly code: string;
  readonly name: string;
  /** The constant that holds it. */
  readonly constant: string;
  readonly path: string;
}

const DECLARATION = /export const (\w+)(?::\s*ErrorDef)?\s*=\s*error\(\s*(\d+),\s*'(\w+)'/g;

/** Every `export const X = error(code, 'X', …)` of the source. */
export function declaredErrors(): DeclaredError[] {
  return ['runtime', 'modules', 'plugins', 'cli'].flatMap((folder) =>
    sourcesOf(folder).flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(DECLARATION)].map(([, constant, code, name]) => ({
        code: code!,
        name: name!,
        constant: constant!,
        path,
      })),
    ),
  );
}

function sourcesOf(folder: string): string[] {
  try {
    const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    return paths.filter((path) => path.endsWith('.ts')).map((path) => `${folder}/${path}`);
  } catch {
    return [];
  }
}

/** Text forms of the dev chain. */
export const textOf = (set: ModuleSet): TextForms =>
  textForms({ addressPrefix: 'trl', hashPrefix: 'trh' }, set.operations);

const signedBundleOf = (set: ModuleSet, value: ValueOf<typeof SignedBundle>) =>
  toHex(encode(SignedBundle, value, set.operations));

/** A bundle of every operation. */
export function operationVectors(set: ModuleSet): Record<string, Vector> {
  const text = textOf(set);
  return Object.fromEntries(
    [...set.operations.byName.values()].map((type) => {
      const random = Object.assign(seeded(type.id), { operations: set.operations });
      const bundle = {
        version: 1,
        chain_id: 1_618_031,
        from: 'a1'.repeat(32) as never,
        nonce: 7,
        gas_limit: 1_000_000,
        gas_price: 10,
        valid_until: 0,
        memo: '',
        operations: [{ type, params: type.params.sample(random) }],
      };
      const value = { bundle, signatures: [] };
      return [
        type.name,
        {
          json: SignedBundle.toJson(value, text),
          hex: signedBundleOf(set, value),
          hash: bundleHash(bundle, set.operations),
        },
      ];
    }),
  );
}

/** The records of the protocol, with their hash where they have one. */
const RECORDS: Readonly<Record<string, { readonly type: Type<never>; readonly hash?: (value: never) => string }>> = {
  header: { type: Header as Type<never>, hash: headerHash },
  certificate: { type: Certificate as Type<never>, hash: certificateHash },
  receipt: { type: Receipt as Type<never> },
  block: { type: Block as Type<never> },
};

/** One of each record. */
export function recordVectors(set: ModuleSet): Record<string, Vector> {
  const text = textOf(set);
  return Object.fromEntries(
    Object.entries(RECORDS).map(([name, { type, hash }], i) => {
      const value = type.sample(seeded(100 + i));
      const vector = { json: type.toJson(value, text), hex: toHex(encode(type, value)) };
      return [name, hash ? { ...vector, hash: hash(value) } : vector];
    }),
  );
}

/** What is wrong with a vector by the code as it is; undefined when both directions and the hash hold. */
export function brokenVector(set: ModuleSet, name: string, vector: Vector): string | undefined {
  const text = textOf(set);
  const record = RECORDS[name];
  const type = (record?.type ?? SignedBundle) as Type<never>;
  const value = decode(type, fromHex(vector.hex), set.operations);
  const hash = record
    ? record.hash?.(value)
    : bundleHash((value as ValueOf<typeof SignedBundle>).bundle, set.operations);
  const json = JSON.stringify(type.toJson(value, text));
  if (json !== JSON.stringify(vector.json)) return `the bytes give other JSON: ${json}`;
  const again = toHex(encode(type, type.fromJson(vector.json, text), set.operations));
  if (again !== vector.hex) return `the JSON gives other bytes: ${again}`;
  return hash === vector.hash ? undefined : `another hash: ${hash}`;
}

/** What the dev genesis gives. */
export function genesisRoots(): Promise<GenesisRoots> {
  return withNode(async ({ ledger, genesis, set }: RunningNode) => ({
    module_set_id: set.id,
    genesis_hash: genesis.hash,
    state_root: ledger.head.header.state_root,
    block_hash: ledger.head.hash,
  }));
}
