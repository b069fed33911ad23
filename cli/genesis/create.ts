/** Makes the genesis of a new chain of a distribution: its parameters, and the standard part of every module. */

import { STANDARD_LIMITS } from '../../runtime/chain/core.js';
import { textForms } from '../../runtime/chain/text.js';
import { fromHex } from '../../runtime/codec/ids.js';
import type { Json } from '../../runtime/codec/type.js';
import { addressOfKey } from '../../runtime/crypto/address.js';
import type { ModuleSet } from '../../runtime/loader.js';
import type { ChainDistribution } from '../distribution.js';
import { Problem } from '../problem.js';
import { suggestion } from '../suggest.js';
import type { GenesisFiles } from './files.js';
import { tokenGenesis } from './tokens.js';

/** An account with native units from the start, taken from the public distribution. */
export interface Funded {
  readonly address: string;
  readonly label: string;
  /** Raw units. */
  readonly balance: bigint;
}

/** What is decided for one chain. */
export interface NewChain {
  /** A profile of the distribution. */
  readonly network: string;
  /** Unix seconds. */
  readonly genesisTime: number;
  /** Nano-units per gas. */
  readonly priceFloor: number;
  /** Ed25519 public keys, 64 hex characters each. */
  readonly validators: readonly string[];
  /** Ordinal of a system account -> Ed25519 public key that may sign for it. */
  readonly systemKeys?: ReadonlyMap<number, string>;
  readonly funded?: readonly Funded[];
  /** Instead of what the profile says. */
  readonly enforceSignatures?: boolean;
  /** Instead of what the distribution says. */
  readonly epochBlocks?: number;
}

/** Of each validator of the fixed set, in whole native units: the least that a validator stakes. */
const POWER = 1_000;

type Part = { readonly [key: string]: Json };

/** The files of a new chain. Amounts and schedules are those that the modules call standard. */
export function createGenesis(distribution: ChainDistribution, set: ModuleSet, chain: NewChain): GenesisFiles {
  const { name, symbol, decimals, addressPrefix, hashPrefix, nameService, profiles } = distribution;
  const profile = profiles[chain.network];
  if (!profile) {
    const known = Object.keys(profiles);
    const hint = suggestion(chain.network, known);
    throw new Problem(`there is no network ${chain.network}${hint}; choose one of: ${known.join(', ')}`);
  }
  if (chain.validators.length === 0) throw new Problem('a chain needs at least one validator: --validators KEYS');
  const text = textForms({ addressPrefix, hashPrefix }, set.operations);
  const standard = Object.fromEntries(
    set.modules.flatMap(({ module: { name, genesis } }) =>
      genesis?.standard === undefined ? [] : [[name, genesis.data.toJson(genesis.standard, text)]],
    ),
  ) as Record<string, Json>;
  const has = (module: string): boolean => set.modules.some((one) => one.module.name === module);
  const data = {
    chain: {
      limits: { ...STANDARD_LIMITS },
      price_floor: chain.priceFloor,
      validators: chain.validators.map((publicKey) => ({
        address: text.address(addressOfKey(fromHex(publicKey))),
        public_key: publicKey,
        power: POWER,
      })),
    },
    ...standard,
    ...(has('tokens') ? { tokens: withFunded(standard.tokens as Part, chain.funded ?? []) } : {}),
    ...(has('accounts') ? { accounts: systemAccounts(chain.systemKeys ?? new Map()) } : {}),
    ...distribution.genesis,
  };
  const genesis = {
    format: 1,
    genesis_time: chain.genesisTime,
    chain: {
      chain_id: profile.chainId,
      name,
      network: chain.network,
      symbol,
      decimals,
      address_prefix: addressPrefix,
      hash_prefix: hashPrefix,
      name_service: nameService,
      epoch_blocks: chain.epochBlocks ?? distribution.epochBlocks,
      enforce_signatures: chain.enforceSignatures ?? profile.enforceSignatures,
    },
    modules: set.modules
      .filter(({ number }) => number !== 0)
      .map(({ number, module }) => ({ id: number, name: module.name, version: module.version })),
    params: Object.fromEntries(Object.entries(profile.params ?? {}).filter(([key]) => set.parameters.has(key))),
    data,
  };
  return { genesis, tokens: has('tokens') ? tokenGenesis() : undefined };
}

/** Gives some of the first account, the public distribution, to others. */
function withFunded(part: Part, funded: readonly Funded[]): Part {
  const [first, ...others] = part.balances as readonly { address: string; balance: string }[];
  const given = funded.reduce((sum, { balance }) => sum + balance, 0n);
  const rest = { ...first!, balance: `${BigInt(first!.balance) - given}` };
  const added = funded.map(({ address, label, balance }) => ({ address, label, balance: `${balance}` }));
  return { ...part, balances: [rest, ...others, ...added] };
}

/** Keys of the accounts 0x00…01 to 0x00…08: none hashes to such an address, so genesis must name it. */
function systemAccounts(keys: ReadonlyMap<number, string>): Json {
  return [...keys].map(([ordinal, publicKey]) => ({
    address: `0x${ordinal.toString(16).padStart(64, '0')}`,
    keys: [{ key_type: 'Ed25519', public_key: publicKey }],
  }));
}
