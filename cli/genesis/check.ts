/** Validation of a genesis by loading it, and its results: hash, state root and supply. */

import type { ChainDistribution } from '../distribution/distribution.js';
import {
  ExecutionContext,
  type Genesis,
  genesisEnv,
  type ModuleSet,
  proveGenesis,
  readGenesis,
  validatorsOf,
} from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { encode, fromHex, type Json, toHex } from '../runtime/common.js';
import { leafOf, StateTree } from '../runtime/proofs.js';
import { checkProfile } from './profile.js';
import type { RuntimeGenesis } from './sections.js';

/** A genesis that the modules accept. */
export interface CheckedGenesis {
  readonly genesis: Genesis;
  /** 64 hex characters. */
  readonly stateRoot: string;
  readonly records: number;
  readonly validators: number;
  /** Raw native units; absent without the module `tokens`, which checks the sum. */
  readonly supply?: {
    readonly total: bigint;
    readonly balances: bigint;
    readonly unissued: bigint;
    readonly accounts: number;
    readonly tokens: number;
  };
  /** Ordinals of the system accounts that have funds but no signers on a chain that enforces signatures. */
  readonly withoutKeys: readonly number[];
  /** Whether the authority over upgrades does not exist. */
  readonly withoutAuthority: boolean;
}

/** Actions that can never happen on the chain, each with the flags that would enable them. */
export function deadEnds({ withoutKeys, withoutAuthority }: CheckedGenesis): readonly string[] {
  const accounts = withoutKeys.join(', ');
  return [
    ...(withoutAuthority
      ? [
          'this chain could never be upgraded: give the authority with --upgrade-authority KEY, or --governance-mode full',
        ]
      : []),
    ...(withoutKeys.length > 0
      ? [
          `the system accounts ${accounts} could never sign: give their keys with --system-keys N=KEY or --system-signers N=THRESHOLD/KEY+KEY`,
        ]
      : []),
  ];
}

/** Loads a genesis through the modules. Throws a Failure with the place of an error in the files. */
export function checkGenesis(
  distribution: ChainDistribution,
  set: ModuleSet,
  { json, read }: RuntimeGenesis,
): Promise<CheckedGenesis> {
  return read(() => {
    checkProfile(distribution, json);
    return load(json, set);
  });
}

function load(json: unknown, set: ModuleSet): CheckedGenesis {
  const genesis = readGenesis(json);
  const text = textForms(genesis.chain, set.operations);
  const journal = proveGenesis(genesis, set, text);
  const changes = [...journal.changes()];
  const leaves = changes.map(([key, { type, value }]) => leafOf(fromHex(key), encode(type, value, set.operations)));
  const { tokens, accounts, multisig, upgrade } = genesis.file.data as { [part: string]: Parts | undefined };
  const common = {
    genesis,
    stateRoot: toHex(StateTree.build(leaves).root()),
    records: leaves.length,
    validators: validatorsOf(new ExecutionContext(set, genesisEnv(genesis), journal), 'current').length,
    withoutAuthority: upgrade?.mode === 'seed-authority' && upgrade.authority === null,
  };
  if (!tokens) return { ...common, withoutKeys: [] };
  const balances = tokens.balances as readonly { address: string; balance: string }[];
  const keyed = new Set(
    [accounts, multisig]
      .flatMap((part) => (part as unknown as readonly { address: string }[] | undefined) ?? [])
      .map(idOf),
  );
  return {
    ...common,
    supply: {
      total: BigInt(tokens.total_supply as string),
      balances: balances.reduce((sum, { balance }) => sum + BigInt(balance), 0n),
      unissued: BigInt(tokens.unissued as string),
      accounts: balances.length,
      tokens: (tokens.tokens as readonly Json[]).length,
    },
    withoutKeys: balances
      .filter(({ balance }) => genesis.chain.enforceSignatures && BigInt(balance) > 0n)
      .map(idOf)
      .filter((id) => /^0{63}[1-8]$/.test(id) && !keyed.has(id))
      .map((id) => Number(id.slice(-1))),
  };

  function idOf({ address }: { address: string }): string {
    return text.parseAddress(address)!;
  }
}

type Parts = { readonly [field: string]: Json };
