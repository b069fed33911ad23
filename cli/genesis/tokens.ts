/** The tokens of a new chain, in the form of its genesis files. */

import { CHAIN_NAMES } from '../../modules/bridge/port.js';
import type { GenesisToken } from '../distribution/distribution.js';
import { unitOf } from '../runtime/chain.js';
import type { Json } from '../runtime/common.js';
import type { JsonObject } from './sections.js';

/** Addresses of the stablecoin roles, each of a different account. */
export interface StablecoinRoles {
  readonly issuer: string;
  readonly minter: string;
  readonly pauser: string;
  readonly blocklister: string;
  readonly attestor: string;
}

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

/** The bridged tokens of chains that the bridge knows, for its section of the genesis file. */
export const bridgeMappings = (tokens: readonly GenesisToken[]): readonly Json[] =>
  tokens.flatMap(({ symbol, bridge }) =>
    bridge && CHAIN_NAMES.includes(bridge.chain)
      ? [{ chain: bridge.chain, contract: bridge.contract, token: symbol }]
      : [],
  );
