/**
 * Mapping of the genesis file sections to the runtime: the chain, its parameters, and a part for each module.
 * Decision 0015.
 */

import { InvalidGenesis, unitOf } from '../runtime/chain.js';
import { CodecError, Failure, fail, type Json, type TextForms } from '../runtime/common.js';
import { GenesisJson } from './file.js';

/** A JSON object; undefined fields are omitted. */
export type JsonObject = { readonly [key: string]: Json | undefined };

/** The two parsed files: the chain, and its initial tokens besides the native one. */
export interface GenesisFiles {
  readonly genesis: JsonObject;
  readonly tokens: JsonObject | undefined;
}

/** A genesis in the runtime's form. */
export interface RuntimeGenesis {
  readonly json: JsonObject;
  /** Runs work that reads the genesis; errors then name the place in the files. */
  read<T>(work: () => T | Promise<T>): Promise<T>;
}

/** Parameters that are constants of the chain. */
const CONSTANTS = ['name', 'address_prefix', 'hash_prefix', 'name_service', 'epoch_blocks', 'enforce_signatures'];
/** A constant that a genesis may omit. */
const COIN_TYPE = 'coin_type';
/** Parameters of the runtime that every genesis sets, and their places in the part of the runtime. */
const LIMITS = { 'block.gas_limit': 'gas', 'block.max_txs': 'bundles', 'block.max_bytes': 'bytes' };
const PRICE_FLOOR = 'gas.price_floor';
/** Sections named after the module whose part they are. */
const OWN_SECTIONS = ['bridge', 'upgrade'] as const;
/** Modules whose parts are sections of the files, with these sections. */
export const SECTION_OF: Readonly<Record<string, string>> = {
  chain: 'params and validators',
  accounts: 'accounts',
  multisig: 'accounts',
  tokens: 'native, accounts and token-genesis.json',
  fees: 'emission',
  validators: 'validators',
  bridge: 'bridge',
  upgrade: 'upgrade',
};

const NO_TEXT = {} as TextForms;

const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const refuse = (at: string, reason: string): never => fail(InvalidGenesis, { reason, at });

/** Moves the content of the files to the places where the runtime and its modules expect it. */
export function runtimeGenesis({ genesis, tokens }: GenesisFiles): RuntimeGenesis {
  const file = parse(genesis);
  const has = new Set(file.modules.map(({ name }) => name));
  const params = isObject(file.params) ? file.params : refuse('params', 'must be an object of keys and values');
  const data = file.data === null || isObject(file.data) ? file.data : refuse('data', 'must be an object');
  for (const name of Object.keys(data ?? {})) {
    const section = SECTION_OF[name];
    if (section !== undefined) refuse(`data.${name}`, `is not given here but in ${section}`);
  }
  const keyed = indexesOf(file.accounts, ({ keys }) => keys !== null);
  const shared = indexesOf(file.accounts, ({ multisig }) => multisig !== null);
  const at = (indexes: readonly number[]) => indexes.map((i) => file.accounts[i]!);
  const staking = has.has('validators');
  const parts = {
    ...data,
    chain: chainPart(params, staking ? [] : fixedValidators(file)),
    ...(has.has('accounts') ? { accounts: at(keyed).map(({ address, keys }) => ({ address, keys })) } : {}),
    ...(has.has('tokens') ? { tokens: tokensPart(file, tokens) } : {}),
    ...(has.has('fees') ? { fees: emissionPart(file) } : {}),
    ...(shared.length > 0
      ? { multisig: at(shared).map(({ address, multisig }) => ({ address, ...present(multisig!) })) }
      : {}),
    ...(staking ? { validators: genesis.validators } : {}),
    ...Object.fromEntries(OWN_SECTIONS.flatMap((name) => (file[name] === null ? [] : [[name, file[name]]]))),
  } as unknown as Json;
  const json = {
    format: 1,
    genesis_time: file.genesis_time,
    chain: {
      chain_id: file.chain_id,
      network: file.network,
      symbol: file.native.symbol,
      decimals: file.native.decimals,
      ...Object.fromEntries(CONSTANTS.map((name) => [name, params[name]])),
      ...(params[COIN_TYPE] === undefined ? {} : { [COIN_TYPE]: params[COIN_TYPE] }),
    } as unknown as Json,
    modules: file.modules as unknown as Json,
    params: otherParams(params),
    data: parts,
  };
  return { json, read: (work) => inFiles(work, (place) => placeOf(place, keyed, shared)) };
}

function parse(genesis: JsonObject): GenesisJson {
  try {
    return GenesisJson.fromJson(genesis, NO_TEXT);
  } catch (cause) {
    if (cause instanceof CodecError) return fail(InvalidGenesis, { reason: cause.message, at: cause.path });
    throw cause;
  }
}

const indexesOf = <T>(list: readonly T[], is: (one: T) => boolean): readonly number[] =>
  [...list.keys()].filter((i) => is(list[i]!));

/** Drops fields that the file omits, so that the module's standard applies. */
const present = (given: object): Record<string, Json> =>
  Object.fromEntries(Object.entries(given as Record<string, Json>).filter(([, value]) => value !== null));

function chainPart(params: JsonObject, validators: readonly Json[]): JsonObject {
  const limits = Object.fromEntries(Object.entries(LIMITS).map(([key, field]) => [field, params[key] as Json]));
  return { limits, price_floor: params[PRICE_FLOOR], validators: validators as Json };
}

const otherParams = (params: JsonObject): Json =>
  Object.fromEntries(
    Object.entries(params).filter(
      ([key]) => ![...CONSTANTS, COIN_TYPE, ...Object.keys(LIMITS), PRICE_FLOOR].includes(key),
    ),
  ) as Json;

/** The validators of a chain without staking: their power is their stake, and they have no other fields. */
function fixedValidators({ validators, native }: GenesisJson): Json[] {
  const unit = unitOf(native);
  return validators.map(({ pubkey, operator, self_stake, commission, metadata }, i) => {
    if (self_stake % unit !== 0n) refuse(`validators[${i}].self_stake`, 'must be whole native units');
    if (commission !== null || metadata !== null) {
      refuse(`validators[${i}]`, 'this chain has no staking, so a validator has no commission and no metadata');
    }
    return { address: operator, public_key: pubkey, power: Number(self_stake / unit) };
  });
}

function tokensPart({ native, accounts, emission }: GenesisJson, tokens: JsonObject | undefined): JsonObject {
  const balances = accounts.map(({ address, label, balance }) => ({ address, label, balance: balance ?? '0' }));
  return {
    total_supply: native.total_supply ?? undefined,
    unissued: emission?.pool ?? undefined,
    balances: balances as Json,
    tokens: tokens?.tokens ?? [],
  };
}

function emissionPart({ emission }: GenesisJson): JsonObject {
  const { pool: _, ...part } = emission ?? { pool: null };
  return present(part);
}

async function inFiles<T>(work: () => T | Promise<T>, place: (at: string) => string): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== InvalidGenesis || typeof cause.details.at !== 'string')
      throw cause;
    throw new Failure(InvalidGenesis, { ...cause.details, at: place(cause.details.at) });
  }
}

/** The place in the files of a value that the runtime reports at another place. */
function placeOf(at: string, keyed: readonly number[], shared: readonly number[]): string {
  const places: readonly (readonly [RegExp, string | ((whole: string, index: string) => string)])[] = [
    [/^chain\.(chain_id|network)/, '$1'],
    [/^chain\.(symbol|decimals)/, 'native.$1'],
    [/^chain\./, 'params.'],
    [/^data\.chain\.price_floor/, `params.${PRICE_FLOOR}`],
    ...Object.entries(LIMITS).map(
      ([key, field]) => [new RegExp(`^data\\.chain\\.limits\\.${field}`), `params.${key}`] as const,
    ),
    [/^data\.chain\.validators(\[\d+\])\.address/, 'validators$1.operator'],
    [/^data\.chain\.validators(\[\d+\])\.public_key/, 'validators$1.pubkey'],
    [/^data\.chain\.validators(\[\d+\])\.power/, 'validators$1.self_stake'],
    [/^data\.(chain\.)?validators/, 'validators'],
    [/^data\.chain$/, 'validators'],
    [/^data\.tokens\.total_supply/, 'native.total_supply'],
    [/^data\.tokens\.unissued/, 'emission.pool'],
    [/^data\.tokens\.balances/, 'accounts'],
    [/^data\.tokens\.tokens/, 'token-genesis.json tokens'],
    [/^data\.fees/, 'emission'],
    [/^data\.accounts\[(\d+)\]/, (_, index) => `accounts[${keyed[Number(index)]}]`],
    [/^data\.multisig\[(\d+)\](?!\.address)/, (_, index) => `accounts[${shared[Number(index)]}].multisig`],
    [/^data\.multisig\[(\d+)\]/, (_, index) => `accounts[${shared[Number(index)]}]`],
    [/^data\.accounts|^data\.multisig/, 'accounts'],
    [/^data\.(bridge|upgrade)/, '$1'],
  ];
  const [pattern, put] = places.find(([one]) => one.test(at)) ?? [/^$/, ''];
  return at.replace(pattern, put as string);
}
