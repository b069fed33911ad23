/** Ends of signing commands that submit nothing: a simulation, and a file for a machine that signs offline. */

import type { Session } from '../client/session.js';
import type { Invocation } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { loadDistribution, type ModuleSet } from '../runtime/chain.js';
import { KEY_TYPES } from '../runtime/keys.js';
import { dryRun } from './dry-run.js';
import { agree, type Draft } from './sign.js';
import { recording, writeBundleFile } from './unsigned.js';

/** Does what `--dry-run` or `--unsigned FILE` asks and returns the exit code; undefined without these flags. */
export async function withoutSubmitting(
  call: Invocation,
  session: Session,
  draft: Draft,
  loaded?: ModuleSet,
): Promise<number | undefined> {
  const { flags, distribution } = call;
  const path = flags.text('unsigned');
  if (!flags.on('dry-run') && path === undefined) return undefined;
  const set = loaded ?? (await loadDistribution(runtimeOf(distribution), []));
  return flags.on('dry-run') ? dryRun(call, session, draft, set) : writeUnsigned(call, session, draft, set, path!);
}

/** Makes the node prepare the bundle and writes it. Nothing is signed here. */
async function writeUnsigned(
  call: Invocation,
  session: Session,
  draft: Draft,
  set: ModuleSet,
  path: string,
): Promise<number> {
  const recorded = recording(session);
  const { prepared } = await agree(call, recorded.session, draft, set);
  const { name, network, chain_id, height } = session.info;
  const { unsigned_bundle_hex, signing_hash, warnings } = prepared;
  writeBundleFile(path, {
    ...{ name, network, chain_id, height },
    from: `0x${draft.from}`,
    key_type: KEY_TYPES[draft.signer.keyType]!.name,
    memo: call.flags.text('memo') ?? '',
    operations: draft.operations,
    ...{ unsigned_bundle_hex, signing_hash, tokens: recorded.tokens, warnings },
  });
  call.out.result({ file: path }, () =>
    call.out.record([['not signed', `${path}: sign it on the machine with the key`]]),
  );
  return 0;
}
