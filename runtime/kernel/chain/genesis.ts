/** Genesis: reads and checks the file that a chain starts from, and builds the initial state. */

import { list, option, struct } from '../../lib/codec/composites.js';
import { fromHex, type Hash, ZERO_ADDRESS } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { CodecError, type Json, type TextForms, type ValueOf } from '../../lib/codec/type.js';
import { COIN_TYPE } from '../../lib/crypto/coin-type.js';
import { blake3Hex } from '../../lib/crypto/hash.js';
import { admissibleKey, KeyType } from '../../lib/crypto/signatures.js';
import { error, Failure, fail, sharedDetails } from '../../lib/errors.js';
import type { ModuleSet } from '../loader.js';
import type { ChainInfo } from '../module/context.js';
import { validatorsPort } from '../ports.js';
import { openCore } from './core.js';
import { type BlockEnv, ExecutionContext } from './execution-context.js';
import { Journal, type StateReader } from './journal.js';
import { foundParameter } from './parameters.js';
import { onChain } from './units.js';
import { validatorsOf } from './validators.js';

export const InvalidGenesis = error(3150, 'InvalidGenesis', 'The genesis file cannot be used', {
  details: {
    ...sharedDetails('at', 'reason', 'next_step'),
    hash: 'Hash of this genesis',
    wanted: 'Hash of the genesis that was asked for',
    missing: 'Modules or parts that are missing',
    extra: 'Modules that only this node has',
    unknown: 'Names that are not known',
    error: 'Code, name and details of what a module refused',
  },
});

/** The chain section: parameters that every module may read and none may change. */
export const ChainSection = struct({
  chain_id: scalar.range(1, Number.MAX_SAFE_INTEGER, 'chain id'),
  name: scalar.text(1, 32),
  network: scalar.text(1, 32, /^[a-z0-9-]+$/),
  symbol: scalar.text(1, 12, /^[A-Z][A-Z0-9.]*$/),
  decimals: scalar.range(0, 18),
  address_prefix: scalar.text(1, 10, /^[a-z]+$/),
  hash_prefix: scalar.text(1, 10, /^[a-z]+$/),
  name_service: scalar.text(1, 10, /^[a-z]+$/),
  epoch_blocks: scalar.range(1, 1_000_000),
  enforce_signatures: scalar.bool,
  /** Absent: the standard one. */
  coin_type: option(scalar.range(0, 0x7fff_ffff, 'coin type')),
});

/** The file: `data` holds one part per module, in the module's own schema. */
export const GenesisFile = struct({
  format: scalar.range(1, 1),
  genesis_time: scalar.time,
  chain: ChainSection,
  modules: list(struct({ id: scalar.u16, name: scalar.text(1, 64), version: scalar.u32 }), 256),
  /** Chain parameters with other initial values than their modules declare: key -> value. */
  params: option(scalar.json),
  data: scalar.json,
});
export type GenesisFile = ValueOf<typeof GenesisFile>;

export interface Genesis {
  readonly file: GenesisFile;
  readonly chain: ChainInfo;
  /** Blake3 over the canonical text of the file; peers compare it. */
  readonly hash: Hash;
}

/** Reads a genesis file; on failure the error says where the file is wrong. */
export function readGenesis(json: unknown): Genesis {
  const file = parse(json);
  const { chain } = file;
  const hash = blake3Hex(new TextEncoder().encode(`genesis\0${canonical(json as Json)}`));
  return {
    file,
    hash,
    chain: Object.freeze({
      chainId: chain.chain_id,
      name: chain.name,
      network: chain.network,
      symbol: chain.symbol,
      decimals: chain.decimals,
      addressPrefix: chain.address_prefix,
      hashPrefix: chain.hash_prefix,
      nameService: chain.name_service,
      epochBlocks: chain.epoch_blocks,
      coinType: chain.coin_type ?? COIN_TYPE,
      genesisTimeMs: file.genesis_time * 1000,
      genesisHash: hash,
      enforceSignatures: chain.enforce_signatures,
    }),
  };
}

const NO_TEXT: TextForms = {
  address: () => '',
  hash: () => '',
  parseAddress: () => undefined,
  parseHash: () => undefined,
};

function parse(json: unknown): GenesisFile {
  try {
    return GenesisFile.fromJson(json, NO_TEXT);
  } catch (cause) {
    if (cause instanceof CodecError) fail(InvalidGenesis, { reason: cause.message, at: cause.path });
    throw cause;
  }
}

/** JSON with sorted keys and without whitespace: one text per value. */
export function canonical(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(canonical).join(',')}]`;
  if (typeof json === 'object' && json !== null) {
    const record = json as Record<string, Json>;
    const keys = Object.keys(record).sort((a, b) => (a < b ? -1 : 1));
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(record[key]!)}`).join(',')}}`;
  }
  return JSON.stringify(json);
}

/** A chain starts with exactly the modules of its genesis; later upgrades change them. */
export function checkModules({ modules }: GenesisFile, set: ModuleSet): void {
  const have = set.modules
    .filter(({ number }) => number !== 0)
    .map(({ number, module }) => `${number} ${module.name} v${module.version}`);
  const want = modules.map(({ id, name, version }) => `${id} ${name} v${version}`);
  const missing = want.filter((one) => !have.includes(one));
  const extra = have.filter((one) => !want.includes(one));
  if (missing.length + extra.length > 0) {
    const next_step =
      'start the first version of the chain (supervise then performs its upgrades), or add modules with --module';
    fail(InvalidGenesis, { reason: 'the modules of the file and of this node differ', missing, extra, next_step });
  }
}

const EMPTY: StateReader = { get: () => undefined, range: () => [] };

/** Runs every module's genesis loader over an empty state, in load order. */
export function loadGenesis(genesis: Genesis, set: ModuleSet, text: TextForms): Journal {
  checkModules(genesis.file, set);
  const journal = new Journal(EMPTY);
  const context = ExecutionContext.ofGenesis(set, genesisEnv(genesis), journal);
  const { versions } = openCore(journal, journal);
  const parts = new Map(entriesOf(genesis.file.data, 'data', 'must be an object with one part per module'));
  for (const { module, index, number } of set.modules) {
    const at = `data.${module.name}`;
    const part = parts.get(module.name);
    parts.delete(module.name);
    if (!module.genesis) {
      if (part !== undefined) fail(InvalidGenesis, { reason: `module ${module.name} takes no genesis data`, at });
    } else {
      const data =
        part === undefined
          ? onChain(module.genesis.standard, genesis.chain)
          : readPart(() => module.genesis!.data.fromJson(part, text), at);
      if (data === undefined) fail(InvalidGenesis, { reason: `module ${module.name} needs its part`, at });
      loadPart(() => module.genesis!.load(context.scope(index) as never, data), at);
    }
    versions.put(number, module.version);
  }
  const unknown = [...parts.keys()];
  if (unknown.length > 0) fail(InvalidGenesis, { reason: 'parts of modules that are not loaded', unknown });
  loadParameters(genesis.file.params ?? {}, genesis.chain, set, text, journal);
  return written(journal);
}

/** Keeps the final records only; records created and deleted during loading are dropped. */
function written(journal: Journal): Journal {
  const founded = new Journal(EMPTY);
  for (const [key, { value, type }] of journal.changes()) if (value !== undefined) founded.put(key, type, value);
  return founded;
}

/** Adds the module's section to errors raised while it loads, because the file is at fault. */
function loadPart(load: () => void, at: string): void {
  try {
    load();
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error === InvalidGenesis) throw cause;
    const { code, name, message } = cause.error;
    fail(InvalidGenesis, { reason: message, at, error: { code, name, details: cause.details } });
  }
}

function loadParameters(given: Json, chain: ChainInfo, set: ModuleSet, text: TextForms, journal: Journal): void {
  for (const [key, value] of entriesOf(given, 'params', 'must be an object of keys and values')) {
    const at = `params.${key}`;
    const parameter = set.parameters.get(key) ?? fail(InvalidGenesis, { reason: 'there is no such parameter', at });
    readPart(() => foundParameter(parameter, chain, value, text, journal), at);
  }
}

function entriesOf(json: Json, at: string, reason: string): [string, Json][] {
  const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
  return isObject ? Object.entries(json as Record<string, Json>) : fail(InvalidGenesis, { reason, at });
}

function readPart<T>(read: () => T, at: string): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof CodecError) fail(InvalidGenesis, { reason: cause.message, at: cause.within(at).path });
    throw cause;
  }
}

/**
 * Loads a genesis and checks that a node can run on it: there are validators, none is listed twice, and every key is
 * valid.
 */
export function proveGenesis(genesis: Genesis, set: ModuleSet, text: TextForms): Journal {
  const journal = loadGenesis(genesis, set, text);
  const refuse = (reason: string): never =>
    fail(InvalidGenesis, { reason, at: `data.${set.ports.get(validatorsPort.name)?.provider.module.name ?? 'chain'}` });
  const validators = validatorsOf(new ExecutionContext(set, genesisEnv(genesis), journal), 'current');
  if (validators.length === 0) refuse('a chain needs at least one validator');
  const seen = new Set<string>();
  for (const { address, publicKey } of validators) {
    if (seen.has(address) || seen.has(publicKey)) refuse(`the validator ${publicKey} is listed twice`);
    if (!admissibleKey(KeyType.Ed25519, fromHex(publicKey))) refuse(`${publicKey} is not a usable Ed25519 public key`);
    seen.add(address).add(publicKey);
  }
  return journal;
}

/** Block environment of modules while genesis is loaded. */
export function genesisEnv({ chain }: Genesis): BlockEnv {
  const timeMs = chain.genesisTimeMs;
  return { chain, height: 0, timeMs, parentTimeMs: timeMs, proposer: ZERO_ADDRESS, gasLimit: 0 };
}
