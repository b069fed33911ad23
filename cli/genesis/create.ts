/** Creates the genesis files of a new chain: the distribution's parameters, and the standard part of every module. */

import type { ChainDistribution, Profile } from '../distribution/distribution.js';
import { type ModuleSet, onChain, STANDARD_LIMITS, unitOf } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { fromHex, type Json, suggestion, type TextForms } from '../runtime/common.js';
import { addressOfKey, COIN_TYPE } from '../runtime/keys.js';
import { Problem } from '../terminal/command-error.js';
import { type GenesisFiles, type JsonObject, SECTION_OF } from './sections.js';
import { bridgeMappings, type StablecoinRoles, tokenGenesis } from './tokens.js';

/** An account with initial native units, taken from the public distribution. */
export interface Funded {
  readonly address: string;
  readonly label: string;
  /** Raw units. */
  readonly balance: bigint;
}

/** Authority over an account that no key hashes to: one key, 64 hex characters, or several signers by address. */
export type Authority = { readonly key: string } | { readonly signers: readonly string[]; readonly threshold: number };

/** Ed25519 public keys, 64 hex characters each, and how many of them must sign. */
export interface BridgeAttesters {
  readonly attesters: readonly string[];
  readonly threshold: number;
}

/** Settings of one chain. */
export interface NewChain {
  /** A profile of the distribution. */
  readonly network: string;
  /** Unix seconds. */
  readonly genesisTime: number;
  /** Nano-units per gas. */
  readonly priceFloor: number;
  /** Ed25519 public keys, 64 hex characters each. The account of a key operates its validator. */
  readonly validators: readonly string[];
  /** Stake of each of them, in whole native units; default one million. */
  readonly selfStake?: number;
  /** Authorities over the system accounts 1 to 8. */
  readonly system?: ReadonlyMap<number, Authority>;
  /** Roles of the stablecoins; if omitted, their owner appoints them later. */
  readonly stablecoins?: StablecoinRoles;
  /** Attesters of deposits on other chains; if omitted, the foundation appoints them later. */
  readonly attesters?: BridgeAttesters;
  readonly funded?: readonly Funded[];
  /** Overrides the profile. */
  readonly enforceSignatures?: boolean;
  /** Overrides the distribution. */
  readonly epochBlocks?: number;
  /** Chain parameters that override the profile. */
  readonly params?: JsonObject;
  /** Authority over upgrades, if it differs from the module's standard. */
  readonly upgrade?: JsonObject;
  /** Chain parameters requested by options. */
  readonly options?: JsonObject;
}

/** Default stake of each validator, in whole native units. */
export const SELF_STAKE = 1_000_000;

/** Additional funds of each operator, in whole native units: fees of votes and settings before its first reward. */
const FIRST_FEES = 100n;

/** The system account that provides the stakes: staking and strategic. */
const STAKES_FROM = `${'8'.padStart(64, '0')}`;

/** The files of a new chain. Amounts and schedules are the modules' standards. */
export function createGenesis(distribution: ChainDistribution, set: ModuleSet, chain: NewChain): GenesisFiles {
  const { symbol, decimals, addressPrefix, hashPrefix } = distribution;
  const profile = profileNamed(distribution, chain.network);
  if (chain.validators.length === 0) throw new Problem('a chain needs at least one validator: --validators KEYS');
  const twice = chain.validators.find((key, i) => chain.validators.indexOf(key) !== i);
  if (twice !== undefined) throw new Problem(`--validators names the key ${twice} twice`);
  const text = textForms({ addressPrefix, hashPrefix }, set.operations);
  const standard = Object.fromEntries(
    set.modules.flatMap(({ module: { name, genesis } }) =>
      genesis?.standard === undefined
        ? []
        : [[name, genesis.data.toJson(onChain(genesis.standard, distribution), text)]],
    ),
  );
  const parts: { readonly [module: string]: Json } = { ...standard, ...distribution.genesis };
  const { tokens, fees, bridge, upgrade } = parts;
  const { ofUpgrade, others } = bySection(chain.options);
  const operators = chain.validators.map((pubkey) => text.address(addressOfKey(fromHex(pubkey))));
  const unit = unitOf(distribution);
  const stake = BigInt(chain.selfStake ?? SELF_STAKE) * unit;
  const stakes = set.modules.some(({ module }) => module.name === 'validators') ? stake : 0n;
  const supply = tokens as { readonly total_supply: Json; readonly unissued: Json; readonly balances: Balances };
  const genesis = {
    format: 1,
    chain_id: profile.chainId,
    network: chain.network,
    genesis_time: chain.genesisTime,
    native: { symbol, decimals, ...(tokens ? { total_supply: supply.total_supply } : {}) },
    accounts: tokens ? accountsOf(supply.balances, text, chain, { operators, each: stakes + FIRST_FEES * unit }) : [],
    ...(tokens ? { emission: { pool: supply.unissued, ...(fees as JsonObject) } as Json } : {}),
    validators: chain.validators.map((pubkey, i) => ({ pubkey, operator: operators[i]!, self_stake: `${stake}` })),
    params: { ...paramsOf(distribution, profile, set, chain), ...others },
    modules: set.modules
      .filter(({ number }) => number !== 0)
      .map(({ number, module }) => ({ id: number, name: module.name, version: module.version })),
    ...(bridge === undefined
      ? {}
      : {
          bridge: {
            ...(bridge as JsonObject),
            ...chain.attesters,
            mappings: bridgeMappings(distribution.tokens),
          } as Json,
        }),
    ...(upgrade === undefined
      ? {}
      : { upgrade: { ...(upgrade as JsonObject), ...chain.upgrade, ...ofUpgrade } as Json }),
    data: Object.fromEntries(Object.entries(parts).filter(([name]) => SECTION_OF[name] === undefined)),
  };
  return { genesis, tokens: tokens ? tokenGenesis(distribution.tokens, chain.stablecoins) : undefined };
}

/** Parameters of upgrades have a separate section, without the module's name. */
function bySection(options: JsonObject = {}): { readonly ofUpgrade: JsonObject; readonly others: JsonObject } {
  const ofUpgrade: Record<string, Json | undefined> = {};
  const others: Record<string, Json | undefined> = {};
  for (const [key, value] of Object.entries(options)) {
    const [module, name = ''] = key.split('.');
    if (module === 'upgrade') ofUpgrade[name] = value;
    else others[key] = value;
  }
  return { ofUpgrade, others };
}

function profileNamed({ profiles }: ChainDistribution, network: string): Profile {
  const profile = profiles[network];
  if (profile) return profile;
  const known = Object.keys(profiles);
  throw new Problem(
    `unknown network ${network}${suggestion(network, known) || `; choose one of: ${known.join(', ')}`}`,
  );
}

/** Constants of the chain, followed by parameters under governance. */
function paramsOf(distribution: ChainDistribution, profile: Profile, set: ModuleSet, chain: NewChain): JsonObject {
  const { gas, bundles, bytes } = STANDARD_LIMITS;
  return {
    name: distribution.name,
    address_prefix: distribution.addressPrefix,
    hash_prefix: distribution.hashPrefix,
    name_service: distribution.nameService,
    epoch_blocks: chain.epochBlocks ?? distribution.epochBlocks,
    enforce_signatures: chain.enforceSignatures ?? profile.enforceSignatures,
    ...(distribution.coinType === COIN_TYPE ? {} : { coin_type: distribution.coinType }),
    'gas.price_floor': chain.priceFloor,
    'block.gas_limit': gas,
    'block.max_txs': bundles,
    'block.max_bytes': bytes,
    ...distribution.params,
    ...Object.fromEntries(Object.entries(profile.params ?? {}).filter(([key]) => set.parameters.has(key))),
    ...chain.params,
  };
}

type Balances = readonly { readonly address: string; readonly label: string; readonly balance: string }[];

interface Stakes {
  /** Accounts that operate validators from the start. */
  readonly operators: readonly string[];
  /** Raw units of each: the stake, if any, and the first fees. */
  readonly each: bigint;
}

/**
 * The genesis accounts: system accounts with their authorities, accounts funded from the public distribution, and
 * validator operators.
 */
function accountsOf(
  balances: Balances,
  text: TextForms,
  { funded = [], system = new Map() }: NewChain,
  { operators, each }: Stakes,
): Json {
  const given = funded.reduce((sum, { balance }) => sum + balance, 0n);
  const staked = each * BigInt(operators.length);
  const own = balances.map(({ address, label, balance }, i) => {
    const id = text.parseAddress(address)!;
    const ordinal = /^0{63}([1-8])$/.exec(id)?.[1];
    const rest = BigInt(balance) - (i === 0 ? given : 0n) - (id === STAKES_FROM ? staked : 0n);
    if (rest < 0n) throw new Problem(`the account ${label} has only ${balance} raw units, less than its allocations`);
    if (ordinal === undefined) return { address, label, balance: `${rest}` };
    return { address: `0x${id}`, label, balance: `${rest}`, ...authorityOf(system.get(Number(ordinal)), label) };
  });
  const others = [...funded, ...operators.map((address) => ({ address, label: 'validator', balance: each }))];
  return [...own, ...others.map(({ address, label, balance }) => ({ address, label, balance: `${balance}` }))];
}

function authorityOf(authority: Authority | undefined, label: string): JsonObject {
  if (authority === undefined) return {};
  if ('key' in authority) return { keys: [{ key_type: 'Ed25519', public_key: authority.key }] };
  return { multisig: { signers: [...authority.signers], threshold: authority.threshold, label } };
}
