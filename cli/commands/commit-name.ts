/** `names commit`: commits to a name without revealing it to the node, so that no one can register it first. */

import { randomBytes } from 'node:crypto';
import { commitmentOf, readName } from '../../modules/names/port.js';
import { openSigning } from '../client/session.js';
import type { Action } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readKey } from '../keys/keys.js';
import { loadDistribution } from '../runtime/chain.js';
import { type Hash, toHex } from '../runtime/common.js';
import { senderOf, signAndSubmit } from '../signing/sign.js';
import { withoutSubmitting } from '../signing/unsubmitted.js';
import { receiptRows, waitFor, waitsFor } from '../signing/wait.js';
import { Problem } from '../terminal/command-error.js';

export const commitName: Action = async (call) => {
  const { args, flags, out, distribution, self } = call;
  const [key, text] = args;
  waitsFor(flags);
  const read = readName(text!, distribution);
  if ('reason' in read) throw new Problem(`${text} is not a valid name: ${read.reason}`);
  const name = `${read.label}.${distribution.nameService}`;
  const salt = saltOf(flags.text('salt'));
  const signer = await readKey(call, key!);
  const session = await openSigning(call);
  const from = await senderOf(flags, signer, session);
  const commitment = `0x${commitmentOf(name, from, salt)}`;
  const draft = { signer, from, operations: [{ CommitName: { commitment } }] };
  const ended = await withoutSubmitting(call, session, draft);
  if (ended !== undefined) return ended;

  const submitted = await signAndSubmit(call, session, draft, await loadDistribution(runtimeOf(distribution), []));
  const receipt = await waitFor(flags, session, submitted);
  const next = `${self} names register --name ${name} --salt 0x${salt} --key ${key}`;
  out.result({ name, salt: `0x${salt}`, commitment, next, receipt }, () => {
    out.record([
      ['name', name],
      ['salt', `0x${salt}`],
      ['from', session.text.address(from)],
      ...receiptRows(submitted, receipt, session),
      ['in 5 blocks', next],
    ]);
  });
  return 0;
};

/** An unguessable salt: 32 random bytes, or the value of the flag. */
function saltOf(given: string | undefined): Hash {
  if (given === undefined) return toHex(randomBytes(32)) as Hash;
  if (!/^(0x)?[0-9a-fA-F]{64}$/.test(given)) throw new Problem('--salt must be 64 hex digits');
  return given.slice(-64).toLowerCase() as Hash;
}
