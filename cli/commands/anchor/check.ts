/** `anchor check`: verifies a file, its evidence and the anchor on the chain. */

import { provenRows } from '../../client/proven-records.js';
import { openSession } from '../../client/session.js';
import type { Action } from '../../command-line/command.js';
import { runtimeOf } from '../../distribution/distribution.js';
import { loadDistribution } from '../../runtime/chain.js';
import { isUnderRoot } from '../../runtime/proofs.js';
import { Problem } from '../../terminal/command-error.js';
import { isoTime } from '../../terminal/render.js';
import { evidenceOf, hashOf, provenAnchor } from './evidence.js';

export const checkAnchor: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [file] = args;
  const evidence = await evidenceOf(file!, flags);
  const { namespace, key, value_hash, sha256, proof } = evidence;
  const found = await hashOf(file!);
  if (found !== sha256) throw new Problem(`${file} is not the anchored file: its SHA-256 is ${found}, not ${sha256}`);
  if (proof === null ? sha256 !== value_hash : !isUnderRoot(value_hash, sha256, proof)) {
    throw new Problem(`the evidence does not connect ${file} with the anchored hash ${value_hash}`);
  }
  const session = await openSession({ flags, out });
  const set = await loadDistribution(runtimeOf(distribution), []);
  if (session.info.chain_id !== evidence.chain_id) {
    throw new Problem(
      `the file is anchored on chain ${evidence.chain_id}, but the node is on chain ${session.info.chain_id}`,
    );
  }
  const proven = await provenAnchor(evidence, session, flags, set);
  const { owner, timestamp, block_height } = proven.value;
  out.result({ file, ...evidence, ...proven.value, height: proven.height, state_root: proven.state_root }, () => {
    out.record([
      ['file', `${file} has SHA-256 ${sha256}`],
      ...(proof ? [['batch', `${proof.count} files with the root ${value_hash}`] as const] : []),
      ['anchor', `${namespace}/${key}, in block ${block_height} (${isoTime(timestamp)})`],
      ['owner', owner],
      ...provenRows(proven),
    ]);
  });
  return 0;
};
