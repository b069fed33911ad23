/** The genesis of a test chain: small, without a file, and the same every time. */

import { STANDARD_LIMITS } from '../../runtime/kernel/chain/core.js';
import { type Genesis, readGenesis } from '../../runtime/kernel/chain/genesis.js';
import { NANO_UNITS, unitOf } from '../../runtime/kernel/chain/units.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { Actor, alice, bob, carol, dave } from './actors.js';
import { withoutActors } from './values.js';

/** How a test chain differs from the ordinary one. */
export interface ChainOptions {
  /** Native units in raw; one million whole ones each for alice, bob, carol and dave when left out. */
  readonly balances?: readonly (readonly [holder: Actor | Address, amount: bigint])[];
  /** Whether bundles must be signed; `run` then signs for the actor. Off when left out, which is faster. */
  readonly enforceSignatures?: boolean;
  /** What bundles pay per gas, and the floor of the chain. 0 when left out, so that balances stay round. */
  readonly gasPrice?: number;
  /** Name of the network; modules may treat 'mainnet' with more care. */
  readonly network?: string;
  readonly epochBlocks?: number;
  /** Digits behind the point of a whole native unit; 9 when left out. */
  readonly decimals?: number;
  /** Who makes the blocks. */
  readonly proposer?: Actor | Address;
  /** Native units that are not issued yet; 64.72 million whole ones when left out. */
  readonly unissued?: bigint;
  /** Parts of modules as in a genesis file, instead of their standard ones. An actor stands for his address. */
  readonly genesis?: Readonly<Record<string, GenesisPart>>;
  /** Chain parameters that begin otherwise than their modules say. */
  readonly params?: Readonly<Record<string, Json>>;
}

/** JSON with actors in it. */
export type GenesisPart = Json | Actor | readonly GenesisPart[] | { readonly [field: string]: GenesisPart | undefined };

const GENESIS_TIME = 1_700_000_000;

export const addressOf = (who: Actor | Address): Address => (who instanceof Actor ? who.address : who);

/** The genesis that the options ask for. */
export function testGenesis(set: ModuleSet, options: ChainOptions): Genesis {
  const { enforceSignatures = false, gasPrice = 0, epochBlocks = 1_800, genesis = {}, params = {} } = options;
  const has = (name: string): boolean => set.modules.some(({ module }) => module.name === name);
  return readGenesis({
    format: 1,
    genesis_time: GENESIS_TIME,
    chain: {
      chain_id: 1,
      name: 'Testland',
      network: options.network ?? 'kit',
      symbol: 'TRL',
      decimals: options.decimals ?? NANO_UNITS.decimals,
      address_prefix: 'trl',
      hash_prefix: 'trh',
      name_service: 'trl',
      epoch_blocks: epochBlocks,
      enforce_signatures: enforceSignatures,
    },
    modules: set.modules
      .filter(({ number }) => number !== 0)
      .map(({ number, module }) => ({ id: number, name: module.name, version: module.version })),
    params,
    data: {
      chain: { limits: { ...STANDARD_LIMITS }, price_floor: gasPrice, validators: [] },
      ...(has('tokens') ? { tokens: tokensPart(options) } : {}),
      ...(withoutActors(genesis, ({ address }) => `0x${address}`) as object),
    },
  });
}

function tokensPart({ balances, decimals = NANO_UNITS.decimals, ...options }: ChainOptions): Json {
  const unit = unitOf({ decimals });
  const { unissued = 64_720_000n * unit } = options;
  const held = balances ?? [alice, bob, carol, dave].map((holder) => [holder, 1_000_000n * unit] as const);
  const total = held.reduce((sum, [, amount]) => sum + amount, unissued);
  return {
    total_supply: `${total}`,
    unissued: `${unissued}`,
    balances: held.map(([holder, amount]) => ({ address: `0x${addressOf(holder)}`, balance: `${amount}` })),
    tokens: [],
  };
}
