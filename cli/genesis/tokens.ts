/** The tokens of a new chain, in the form of its genesis files. */

import { CHAIN_NAMES } from '../../modules/bridge/port.js';
import type { GenesisToken } from '../distribution/distribution.js';
import { unitOf } from '../runtime/chain.js';
import type { Json } from '../runtime/common.js';
import type { GenesisFiles, JsonObject } from './sections.js';

/** Roles of a stablecoin, as options name them. */
export const ROLES = ['issuer', 'minter', 'pauser', 'blocklister', 'attestor'] as const;

/** Addresses of the stablecoin roles, each of a different account. */
export type StablecoinRoles = Readonly<Record<(typeof ROLES)[number], string>>;

/** Daily limit of the minter in whole tokens. */
const DAILY = 1_000_000n;

function securityOf({ minter, ...roles }: StablecoinRoles, decimals: number): Json {
  const allowance = `${DAILY * unitOf({ decimals })}`;
  return { ...roles, minters: [{ address: minter, allowance, window_s: 86_400 }] };
}

export function tokenGenesis(tokens: readonly GenesisToken[], roles?: StablecoinRoles): JsonObject | undefined {
  if (tokens.length === 0) return undefined;
  const listed = tokens.map((token) =>
    roles === undefined || token.standard !== 'stablecoin'
      ? token
      : { ...token, security: securityOf(roles, token.decimals) },
  );
  return { format: 1, tokens: listed as unknown as Json };
}

/** Security layers that the stablecoins of new genesis files lack, each with the option that adds it. */
export function missingLayers({ genesis, tokens }: GenesisFiles): readonly string[] {
  const list = (tokens?.tokens ?? []) as unknown as readonly (GenesisToken & { readonly security?: Json })[];
  const stablecoins = list.filter(({ standard }) => standard === 'stablecoin');
  const signed = new Set(
    (genesis.accounts as unknown as readonly { readonly address: string; readonly multisig?: Json }[])
      .filter(({ multisig }) => multisig !== undefined)
      .map(({ address }) => address),
  );
  const roles = stablecoins.some(({ security }) => !security)
    ? [
        `the stablecoins lack the layers role_separation, minter_allowance, reserve_attestation and pause_and_freeze, and none can be minted: assign their roles with --stablecoin-roles ${ROLES.map((role) => `${role}=KEY`).join(',')}`,
      ]
    : [];
  const owners = stablecoins.some(({ owner }) => !signed.has(owner))
    ? [
        'the stablecoins lack the layer timelocked_roles, so no role can ever change: give their owner, the foundation, several signers with --system-signers 3=THRESHOLD/KEY+KEY',
      ]
    : [];
  return [...roles, ...owners];
}

/** The bridged tokens of chains that the bridge knows, for its section of the genesis file. */
export const bridgeMappings = (tokens: readonly GenesisToken[]): readonly Json[] =>
  tokens.flatMap(({ symbol, bridge }) =>
    bridge && CHAIN_NAMES.includes(bridge.chain)
      ? [{ chain: bridge.chain, contract: bridge.contract, token: symbol }]
      : [],
  );
