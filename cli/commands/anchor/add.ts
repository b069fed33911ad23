/** `anchor`: hashes files, anchors the hash on the chain, and stores evidence with each file. */

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { provenRows } from '../../client/proven-records.js';
import { openSigning } from '../../client/session.js';
import type { Action } from '../../command-line/command.js';
import { runtimeOf } from '../../distribution/distribution.js';
import { signingKey } from '../../keys/keys.js';
import { loadDistribution } from '../../runtime/chain.js';
import { documentTree } from '../../runtime/proofs.js';
import { senderOf, signAndSubmit } from '../../signing/sign.js';
import { withoutSubmitting } from '../../signing/unsubmitted.js';
import { receiptRows, waitFor, waitsFor } from '../../signing/wait.js';
import { Problem } from '../../terminal/command-error.js';
import { type Evidence, evidencePath, hashOf, provenAnchor } from './evidence.js';

export const anchor: Action = async (call) => {
  const { args: files, flags, out, distribution } = call;
  waitsFor(flags);
  const namespace = flags.text('namespace');
  if (namespace === undefined)
    throw new Problem('--namespace is missing: the namespace of the anchor; its first user owns it');
  const name = flags.text('name') ?? (files.length === 1 ? basename(files[0]!) : undefined);
  if (name === undefined) throw new Problem('--name is missing: the key of the anchor of several files');
  const paths = files.map((file) => evidencePath(file, flags));
  const taken = paths.find((path, i) => existsSync(path) || paths.indexOf(path) < i);
  if (taken !== undefined)
    throw new Problem(
      `${taken} exists already (verify it with anchor check), or two files have the same name: choose another directory with --evidence`,
    );
  const signer = await signingKey(call);
  const hashes: string[] = [];
  for (const file of files) hashes.push(await hashOf(file));
  const tree = files.length === 1 ? undefined : documentTree(hashes);
  const value_hash = tree?.root ?? hashes[0]!;

  const session = await openSigning(call);
  const operation = { Anchor: { namespace, key: name, value_hash, uri: flags.text('uri') ?? null } };
  const draft = { signer, from: await senderOf(flags, signer, session), operations: [operation] };
  const ended = await withoutSubmitting(call, session, draft);
  if (ended !== undefined) return ended;
  const set = await loadDistribution(runtimeOf(distribution), []);
  const submitted = await signAndSubmit(call, session, draft, set);
  const { chain_id } = session.info;
  const evidence = hashes.map((sha256, i): Evidence => {
    const proof = tree?.proof(i) ?? null;
    return { format: 1, chain_id, namespace, key: name, value_hash, sha256, proof };
  });
  for (const [i, one] of evidence.entries()) {
    await writeFile(paths[i]!, `${JSON.stringify(one, null, 2)}\n`, { flag: 'wx' });
  }
  const receipt = await waitFor(flags, session, submitted);
  const proven = receipt && (await provenAnchor(evidence[0]!, session, flags, set));
  out.result({ ...(receipt ?? submitted), evidence: paths }, () => {
    out.record([
      ['hash', value_hash],
      ['anchor', `${namespace}/${name}`],
      ...receiptRows(submitted, receipt, session),
      ...(proven ? provenRows(proven) : []),
      ...paths.map((path) => ['evidence', path] as const),
    ]);
  });
  return 0;
};
