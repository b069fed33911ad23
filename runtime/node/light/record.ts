/** State records by store and key, and verification of a stranger's claim about one. */

import { recordKey, type StoreDef } from '../../kernel/chain/stores.js';
import { type Decimals, onChain } from '../../kernel/chain/units.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { fromHex } from '../../lib/codec/ids.js';
import { CodecError, decode, type TextForms, type Type } from '../../lib/codec/type.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { type Proof, verifyProof } from '../../lib/state/proof.js';

export const NotProven = error(3181, 'NotProven', 'The proof of the node is invalid', {
  details: sharedDetails('reason'),
});
export const UnknownStore = error(3182, 'UnknownStore', 'No loaded module has this store', {
  details: { ...sharedDetails('reason'), store: 'Requested store', stores: 'Stores of the module' },
});

/** A store of a module, with the module's number. */
export interface Store {
  readonly module: number;
  readonly def: StoreDef;
}

/** The store named `module.store`. */
export function storeNamed(set: ModuleSet, name: string): Store {
  const [owner, store] = name.split('.');
  const found = set.modules.find(({ module }) => module.name === owner);
  const def = found?.module.state[store ?? ''];
  if (found && def) return { module: found.number, def };
  const stores = set.modules.flatMap(({ module }) => Object.keys(module.state).map((one) => `${module.name}.${one}`));
  return fail(UnknownStore, { store: name, stores });
}

/** The key of a record from its parts as words; none for a cell. Throws CodecError for an invalid word. */
export function keyOfWords({ module, def }: Store, words: readonly string[], text: TextForms): Uint8Array {
  const types: readonly Type<unknown>[] = def.kind === 'map' ? def.keys : [];
  if (types.length !== words.length)
    fail(UnknownStore, { reason: `its key has ${types.length} parts, not ${words.length}` });
  const parts = types.map((type, i) => partOf(type, words[i]!, text));
  return fromHex(recordKey(module, def, parts));
}

/** A word is text if the part can be text; otherwise it may be a whole number. */
function partOf(type: Type<unknown>, word: string, text: TextForms): unknown {
  try {
    return type.fromJson(word, text);
  } catch (cause) {
    if (cause instanceof CodecError && /^\d{1,15}$/.test(word)) return type.fromJson(Number(word), text);
    throw cause;
  }
}

/** A node's claim about a record. */
export interface Claim {
  readonly key: Uint8Array;
  /** Null: the record does not exist. */
  readonly value: Uint8Array | null;
  readonly proof: Proof;
}

/** The record, after the proof has shown that it is (or is not) under the state root; throws NotProven. */
export function provenRecord(
  { def }: Store,
  claim: Claim,
  stateRoot: Uint8Array,
  set: ModuleSet,
  chain: Decimals,
): unknown {
  const { key, value, proof } = claim;
  if (!verifyProof(stateRoot, key, value, proof))
    fail(NotProven, { reason: 'the proof does not lead to the state root' });
  if (value === null) return def.kind === 'cell' ? onChain(def.initial, chain) : undefined;
  return decode(def.value, value, set.operations);
}
