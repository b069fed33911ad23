/** `swap`: requests the best route from the node, and signs exactly that route. */

import { openSigning, type TokenName } from '../client/session.js';
import type { Action, Flags } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readKey } from '../keys/keys.js';
import { loadDistribution } from '../runtime/chain.js';
import { formatAmount, type Json } from '../runtime/common.js';
import { accountNamed, senderOf, signAndSubmit } from '../signing/sign.js';
import { withoutSubmitting } from '../signing/unsubmitted.js';
import { type Receipt, receiptRows, waitFor, waitsFor } from '../signing/wait.js';
import { Problem } from '../terminal/command-error.js';
import { parseAmount } from '../values/amounts.js';

/** Response of chain_quoteSwap: the fields used here. */
interface Quote {
  readonly amount_out: string;
  readonly price_impact_bps: number;
  readonly execution_price: string;
  readonly route: readonly { readonly token_out: string }[];
  readonly warnings: readonly string[];
}

/** From this price impact on a swap needs --force, as the node needs opts.force. */
const TOO_MUCH_BPS = 5_000;

export const swap: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [key, written, fromName, toName] = args;
  waitsFor(flags);
  const signer = await readKey(call, key!);
  const session = await openSigning(call);
  const { text } = session;
  const sender = await senderOf(flags, signer, session);
  const recipientText = flags.text('recipient');
  const recipient = recipientText === undefined ? undefined : await accountNamed('--recipient', recipientText, session);
  const [gives, gets] = [await session.token(fromName!), await session.token(toName!)];
  const amount = parseAmount(written!, gives.decimals);

  const params: Json[] = [fromName!, toName!, `${amount}`, `0x${sender}`];
  const quote = await session.ask<Quote>('quoteSwap', params);
  const least = leastOut(flags, BigInt(quote.amount_out), gets);
  const whole = (raw: bigint, { decimals, symbol }: TokenName) => `${formatAmount(raw, decimals)} ${symbol}`;
  out.note(
    `${whole(amount, gives)} for about ${whole(BigInt(quote.amount_out), gets)}, at least ${whole(least, gets)}; ` +
      `price ${quote.execution_price}, through ${quote.route.length} ${quote.route.length === 1 ? 'pool' : 'pools'}`,
  );
  quote.warnings.forEach(out.warn);
  if (quote.price_impact_bps >= TOO_MUCH_BPS && !flags.on('force')) {
    throw new Problem('nothing is signed: swap less, or add --force');
  }

  const amounts = { amount_in: `${amount}`, min_amount_out: `${least}` };
  // The ends are those of the request; the node chooses only the tokens in between.
  const path = [gives.mint, ...quote.route.slice(0, -1).map(({ token_out }) => token_out), gets.mint];
  const operation: Json =
    path.length === 2 && recipient === undefined
      ? { Swap: { from_token: gives.named, to_token: gets.named, ...amounts } }
      : { SwapRoute: { path, ...amounts, recipient: recipient === undefined ? null : text.address(recipient) } };
  const draft = { signer, from: sender, operations: [operation] };
  const ended = await withoutSubmitting(call, session, draft);
  if (ended !== undefined) return ended;

  const set = await loadDistribution(runtimeOf(distribution), []);
  const submitted = await signAndSubmit(call, session, draft, set);
  const receipt = await waitFor(flags, session, submitted);
  const got = receipt && receivedIn(receipt);
  out.result(receipt ?? submitted, () => {
    out.record([
      ['paid', whole(amount, gives)],
      ...(got === null ? [] : [['received', whole(got, gets)] as const]),
      ['from', text.address(sender)],
      ...receiptRows(submitted, receipt, session),
    ]);
  });
  return 0;
};

/** Minimum output: the value of --min-out, or the quote less the slippage percentage. */
function leastOut(flags: Flags, quoted: bigint, { decimals }: TokenName): bigint {
  const min = flags.text('min-out');
  if (min !== undefined) return parseAmount(min, decimals);
  const percent = flags.text('slippage') ?? '0.5';
  const bps = /^[0-9]{1,2}(\.[0-9]{1,2})?$/.test(percent) ? Math.round(Number(percent) * 100) : -1;
  if (bps < 0 || bps > TOO_MUCH_BPS) throw new Problem(`--slippage ${percent}: must be 0 to 50, in percent, like 0.5`);
  return quoted - (quoted * BigInt(bps)) / 10_000n;
}

/** Output of the last pool. */
function receivedIn({ events }: Receipt): bigint {
  const last = events.findLast(({ module, name }) => module === 'dex' && name === 'Swap');
  return BigInt((last!.data as { amount_out: string }).amount_out);
}
