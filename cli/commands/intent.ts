/**
 * `intent`: plans a sentence locally from records of the node, shows the operations and the outflow, asks for
 * confirmation, and signs exactly these operations.
 */

import { computeProven, knownChain } from '../client/local-answers.js';
import { openSigning } from '../client/session.js';
import type { Action } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { signingKey } from '../keys/keys.js';
import { loadDistribution } from '../runtime/chain.js';
import { operation } from '../runtime/client.js';
import { planLocally } from '../runtime/proofs.js';
import { checkBounds, formatOutflow, maxOutOf, requireMaxOut } from '../signing/outflow.js';
import { formatOperations } from '../signing/readable-operations.js';
import { senderOf, signAndSubmit } from '../signing/sign.js';
import { withoutSubmitting } from '../signing/unsubmitted.js';
import { readableEvents, receiptRows, showEvents, waitFor, waitsFor } from '../signing/wait.js';
import { Problem } from '../terminal/command-error.js';
import { confirmed, isInteractive } from '../terminal/prompt.js';

export const intent: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [sentence] = args;
  waitsFor(flags);
  const bounds = maxOutOf(flags, distribution, distribution);
  if (flags.on('yes') && !flags.on('dry-run')) requireMaxOut(bounds, distribution);
  const signer = await signingKey(call);
  const session = await openSigning(call);
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const from = await senderOf(flags, signer, session);
  const chain = knownChain(call, session);
  const planned = await computeProven(call, session, (source) => planLocally(source, set, chain, sentence!, from));

  const forms = { ...session.text, operations: set.operations };
  const plan = planned.operations.map((one) => operation.toJson(one, forms));
  const lines = await formatOperations(plan, set, session);
  planned.steps.forEach((description, i) => {
    out.note(`${i + 1}  ${description}`);
    out.note(`   ${lines[i]}`);
  });
  planned.warnings.forEach(out.warn);
  out.note(await formatOutflow(planned.outflow, session));
  out.note(`all or nothing, valid until height ${planned.validUntil}, fee about ${session.native(planned.fee)}`);
  checkBounds(planned.outflow, bounds, session.info);
  const draft = { signer, from, operations: [planned.signed as never] };
  const ended = await withoutSubmitting(call, session, draft, set);
  if (ended !== undefined) return ended;
  if (!flags.on('yes')) {
    if (!isInteractive()) throw new Problem('nothing is signed: without a terminal, add --yes and --max-out AMOUNTS');
    if (!(await confirmed('Sign these operations?'))) throw new Problem('nothing is signed');
  }

  const until = flags.has('valid-until') ? flags : flags.with('valid-until', `${planned.validUntil}`);
  const signing = { ...call, flags: until };
  const submitted = await signAndSubmit(signing, session, draft, set);
  const receipt = await waitFor(flags, session, submitted);
  const events = receipt && !out.json ? await readableEvents(receipt.events, set, flags, session) : [];
  out.result(receipt ?? submitted, () => {
    out.record([['from', session.text.address(from)], ...receiptRows(submitted, receipt, session)]);
    showEvents(events, out);
  });
  return 0;
};
