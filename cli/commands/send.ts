/** `send`: tokens from a key to an address. */

import { openSigning } from '../client/session.js';
import type { Action } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readKey } from '../keys/keys.js';
import { loadDistribution } from '../runtime/chain.js';
import { formatAmount } from '../runtime/common.js';
import { accountNamed, senderOf, signAndSubmit } from '../signing/sign.js';
import { withoutSubmitting } from '../signing/unsubmitted.js';
import { receiptRows, waitFor, waitsFor } from '../signing/wait.js';
import { parseAmount } from '../values/amounts.js';

export const send: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [key, recipient, written, name] = args;
  waitsFor(flags);
  const signer = await readKey(call, key!);
  const session = await openSigning(call);
  const { text, info } = session;
  const to = await accountNamed('the recipient', recipient!, session);
  const token = await session.token(name ?? info.symbol);
  const amount = parseAmount(written!, token.decimals);
  const from = await senderOf(flags, signer, session);
  const operation = { Transfer: { to: text.address(to), token_symbol: token.named, amount: `${amount}` } };
  const draft = { signer, from, operations: [operation] };
  const ended = await withoutSubmitting(call, session, draft);
  if (ended !== undefined) return ended;

  const submitted = await signAndSubmit(call, session, draft, await loadDistribution(runtimeOf(distribution), []));
  const receipt = await waitFor(flags, session, submitted);
  out.result(receipt ?? submitted, () => {
    out.record([
      ['sent', `${formatAmount(amount, token.decimals)} ${token.symbol}`],
      ['from', text.address(from)],
      ['to', text.address(to)],
      ...receiptRows(submitted, receipt, session),
    ]);
  });
  return 0;
};
