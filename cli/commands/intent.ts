/** `intent`: has the node plan a sentence, shows the operations that are signed, asks, and signs exactly these. */

import { checkPlan } from '../../runtime/client/prepared.js';
import type { Json } from '../../runtime/lib/codec/type.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { openSigning } from '../client/session.js';
import type { Action } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readKey } from '../keys/keys.js';
import { dryRun } from '../signing/dry-run.js';
import { shownOperations } from '../signing/readable-operations.js';
import { senderOf, signAndSubmit } from '../signing/sign.js';
import { receiptRows, showEvents, waitFor, waitsFor } from '../signing/wait.js';
import { Problem } from '../terminal/command-error.js';
import { confirmed, isInteractive } from '../terminal/prompt.js';

/** The answer of chain_getExecutionPlan, as far as it is used here. */
interface Planned {
  readonly steps: readonly { readonly description: string }[];
  readonly plan: readonly Json[];
  readonly deadline: number;
  readonly valid_until: number;
  readonly fee: string;
  readonly intent_hash: string;
  readonly plan_hash: string;
  readonly warnings: readonly string[];
}

export const intent: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [sentence] = args;
  waitsFor(flags);
  const key = flags.text('key');
  if (key === undefined)
    throw new Problem('--key is missing: the key to sign with: a name, a key file, or dev:0 to dev:9');
  const signer = await readKey(call, key);
  const session = await openSigning(call);
  const set = await loadDistribution(runtimeOf(distribution), []);
  const from = await senderOf(flags, signer, session);
  const planned = await session.node.call<Planned>('chain_getExecutionPlan', [sentence!, `0x${from}`]);
  const { steps, plan, deadline, valid_until, fee, intent_hash, plan_hash, warnings } = planned;
  const submit: Json = { SubmitIntent: { intent_hash, text: sentence!, plan, deadline } };
  checkPlan(submit as object, plan_hash, { ...session.text, operations: set.operations });

  // The operations as this side reads them; what the node says of them stands beside.
  const lines = await shownOperations(plan, set, session);
  steps.forEach(({ description }, i) => {
    out.note(`${i + 1}  ${description}`);
    out.note(`   ${lines[i]}`);
  });
  warnings.forEach(out.warn);
  out.note(`all or nothing, up to height ${valid_until}, for about ${session.native(BigInt(fee))}`);
  const draft = { signer, from, operations: [submit] };
  if (flags.on('dry-run')) return dryRun(call, session, draft);
  if (!flags.on('yes')) {
    if (!isInteractive()) throw new Problem('nothing is signed: nobody is asked here, so say --yes');
    if (!(await confirmed('Sign these operations?'))) throw new Problem('nothing is signed');
  }

  const until = flags.has('valid-until') ? flags : flags.with('valid-until', `${valid_until}`);
  const signing = { ...call, flags: until };
  const submitted = await signAndSubmit(signing, session, draft, set);
  const receipt = await waitFor(flags, session, submitted);
  out.result(receipt ?? submitted, () => {
    out.record([['from', session.text.address(from)], ...receiptRows(submitted, receipt, session)]);
    if (receipt) showEvents(receipt.events, out);
  });
  return 0;
};
