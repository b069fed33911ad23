/** `submit`: submits a bundle that was signed offline, and waits for the block. The same bytes can be submitted again. */

import { openSession } from '../client/session.js';
import type { Action } from '../command-line/command.js';
import { ClientError } from '../runtime/common.js';
import { submit as submitBundle } from '../signing/sign.js';
import { readSigned } from '../signing/unsigned.js';
import { receiptRows, waitFor, waitsFor } from '../signing/wait.js';

export const submit: Action = async ({ args, flags, out }) => {
  const wait = waitsFor(flags);
  const { chain_id, bundle_hash, borsh_hex } = readSigned(args[0]!);
  const session = await openSession({ flags, out });
  if (chain_id !== session.info.chain_id) {
    throw new ClientError(
      'OtherChain',
      `the bundle is for chain ${chain_id}, and the node is on ${session.info.chain_id}`,
    );
  }
  const submitted = await submitBundle(session, borsh_hex, bundle_hash, wait);
  const receipt = await waitFor(flags, session, submitted);
  out.result(receipt ?? submitted, () => out.record(receiptRows(submitted, receipt, session)));
  return 0;
};
