/** Outflow from the signer's account: shown before every signature, and bounded by `--max-out`. */

import type { NodeInfo } from '../client/session.js';
import type { Flags } from '../command-line/command.js';
import type { ChainDistribution } from '../distribution/distribution.js';
import { ClientError, formatAmount } from '../runtime/common.js';
import { boundsOf, checkMaxOut, type Outflow, tokenKey } from '../runtime/signing.js';
import { Problem } from '../terminal/command-error.js';
import { parseAmount } from '../values/amounts.js';
import type { Known } from './readable-operations.js';

/** Raw units by token key; `any` for no bound. */
export type Bounds = ReadonlyMap<string, bigint> | 'any';

type Native = Pick<NodeInfo, 'symbol' | 'decimals'>;

/** The bounds of `--max-out 10TRL,raw:5000000:USDC`; undefined if it is not given. */
export function maxOutOf(
  flags: Flags,
  { tokens }: Pick<ChainDistribution, 'tokens'>,
  native: Native,
): Bounds | undefined {
  const text = flags.text('max-out');
  if (text === undefined) return undefined;
  if (text === 'any') return 'any';
  const entries = text.split(',').map((entry): [string, string] => {
    const [, raw = '', number, token] = /^(raw:)?([0-9.]+):? ?([A-Za-z0][A-Za-z0-9.]*)$/.exec(entry.trim()) ?? [];
    if (number === undefined || token === undefined) {
      throw new Problem(
        `--max-out ${entry}: must be like 10${native.symbol} or raw:5000000:USDC, comma separated, or any`,
      );
    }
    return [
      token,
      `raw:${raw === '' ? parseAmount(number, decimalsOf(token, tokens, native)) : parseAmount(`raw:${number}`, 0)}`,
    ];
  });
  return boundsOf(Object.fromEntries(entries), native);
}

/**
 * Decimals that this program knows by itself. Those of other tokens come from the node, so they cannot be used for
 * bounds.
 */
function decimalsOf(token: string, tokens: ChainDistribution['tokens'], native: Native): number {
  const key = tokenKey(token, native.symbol);
  const known = key === '' ? native : tokens.find(({ symbol }) => symbol === key);
  if (known) return known.decimals;
  throw new Problem(
    `--max-out: the decimals of ${token} are known only from the node; give raw units, such as raw:5000000:${token}`,
  );
}

/** Throws ClientError MaxOutNeeded for operations that would be signed unseen and without a bound. */
export function requireMaxOut(bounds: Bounds | undefined, { symbol }: Native): void {
  if (bounds !== undefined) return;
  throw new ClientError(
    'MaxOutNeeded',
    `nothing is signed: --yes skips the review, so it needs a limit for the outflow: --max-out 10${symbol}`,
  );
}

/** Throws ClientError MaxOutExceeded if the outflow can exceed the bounds. */
export function checkBounds(outflow: Outflow, bounds: Bounds | undefined, native: Native): void {
  if (bounds !== undefined && bounds !== 'any') checkMaxOut(outflow, bounds, native, '--max-out');
}

/** Whether operations leave an amount open: they declare no outflow, or no token for it. */
export const isOpen = ({ amounts, undeclared }: Outflow): boolean =>
  undeclared.length > 0 || amounts.some(({ token, amount }) => token.includes('.') && amount > 0n);

/**
 * One line about the outflow from the account, without fees. `inTrial` names what a simulation took from it, if the
 * operations leave that open.
 */
export async function formatOutflow(
  { amounts, undeclared }: Outflow,
  { info, token }: Known,
  inTrial?: string,
): Promise<string> {
  const leaving = await Promise.all(
    amounts
      .filter(({ amount }) => amount > 0n)
      .map(async ({ token: name, amount }) => {
        if (name === '') return `${formatAmount(amount, info.decimals)} ${info.symbol}`;
        if (name.includes('.')) return `${amount} raw units (${name})`;
        const { symbol, decimals } = await token(name);
        return `${formatAmount(amount, decimals)} ${symbol} (${amount} raw)`;
      }),
  );
  const parts = [
    ...(leaving.length === 0 ? [] : [`at most ${leaving.join(' and ')}`]),
    ...(undeclared.length === 0 ? [] : [`no declared maximum for ${undeclared.join(', ')}`]),
  ];
  if (inTrial !== undefined) {
    return `outflow: ${inTrial || 'nothing'} in a simulation by the node, plus the fee (${parts.join(', plus ')})`;
  }
  return `outflow: ${parts.length === 0 ? 'only the fee' : `${parts.join(', plus ')}, plus the fee`}`;
}
