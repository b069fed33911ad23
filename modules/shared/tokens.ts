/** Tokens as code below the tokens module names them; the port of tokens exports both. */

import { type Hash, ZERO_HASH } from '../../runtime/sdk.js';

/** Mint of the native token. */
export const NATIVE: Hash = ZERO_HASH;

/** Name of a token in events, errors and requests: its symbol, or its mint for liquidity tokens. */
export const nameOf = (
  mint: Hash,
  { standard, symbol }: { readonly standard: string; readonly symbol: string },
): string => (standard === 'lp' ? `0x${mint}` : symbol);
