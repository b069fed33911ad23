/**
 * `anchor`: hashes files, anchors the hash on the chain, and stores evidence with each file. `anchor check`: verifies
 * it.
 */

import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { NodeClient } from '../client/node-client.js';
import { provenRows, proveRecord } from '../client/proven-records.js';
import { openSession, openSigning, type Session } from '../client/session.js';
import type { Action, Flags } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readKey } from '../keys/keys.js';
import { loadDistribution, type ModuleSet } from '../runtime/chain.js';
import { parseJson } from '../runtime/client.js';
import { type DocumentProof, documentTree, isUnderRoot } from '../runtime/proofs.js';
import { dryRun } from '../signing/dry-run.js';
import { senderOf, signAndSubmit } from '../signing/sign.js';
import { receiptRows, waitFor, waitsFor } from '../signing/wait.js';
import { Problem } from '../terminal/command-error.js';

/** The evidence stored with an anchored file; a third party needs only it and the file. */
interface Evidence {
  readonly format: 1;
  readonly chain_id: number;
  readonly namespace: string;
  readonly key: string;
  /** The anchored hash: `sha256` of a single file, or the root over files that were anchored together. */
  readonly value_hash: string;
  /** Hash of the file. */
  readonly sha256: string;
  /** Null if the file was anchored alone. */
  readonly proof: DocumentProof | null;
}

const SUFFIX = '.anchor.json';
/** Maximum bytes of evidence. */
const LARGEST = 65_536;

export const anchor: Action = async (call) => {
  const { args: files, flags, out, distribution } = call;
  waitsFor(flags);
  const namespace = wanted(flags, 'namespace', 'where to anchor it; the first who anchors in a namespace owns it');
  const name = flags.text('name') ?? (files.length === 1 ? basename(files[0]!) : undefined);
  if (name === undefined) throw new Problem('--name is missing: what several files are anchored as');
  const places = files.map((file) => evidencePath(file, flags));
  const taken = places.find((place, i) => existsSync(place) || places.indexOf(place) < i);
  if (taken !== undefined)
    throw new Problem(
      `${taken} is there already (does it hold? anchor check), or two files have one name: say another place with --evidence`,
    );
  const signer = await readKey(
    call,
    wanted(flags, 'key', 'the key to sign with: a name, a key file, or dev:0 to dev:9'),
  );
  const hashes: string[] = [];
  for (const file of files) hashes.push(await hashOf(file));
  const tree = files.length === 1 ? undefined : documentTree(hashes);
  const value_hash = tree?.root ?? hashes[0]!;

  const session = await openSigning(call);
  const operation = { Anchor: { namespace, key: name, value_hash, uri: flags.text('uri') ?? null } };
  const draft = { signer, from: await senderOf(flags, signer, session), operations: [operation] };
  if (flags.on('dry-run')) return dryRun(call, session, draft);
  const set = await loadDistribution(runtimeOf(distribution), []);
  const submitted = await signAndSubmit(call, session, draft, set);
  const { chain_id } = session.info;
  const evidence = hashes.map((sha256, i): Evidence => {
    const proof = tree?.proof(i) ?? null;
    return { format: 1, chain_id, namespace, key: name, value_hash, sha256, proof };
  });
  for (const [i, one] of evidence.entries()) {
    await writeFile(places[i]!, `${JSON.stringify(one, null, 2)}\n`, { flag: 'wx' });
  }
  const receipt = await waitFor(flags, session, submitted);
  const proven = receipt && (await believed(evidence[0]!, session, flags, set));
  out.result({ ...(receipt ?? submitted), evidence: places }, () => {
    out.record([
      ['anchored', value_hash],
      ['as', `${namespace}/${name}`],
      ...receiptRows(submitted, receipt, session),
      ...(proven ? provenRows(proven) : []),
      ...places.map((place) => ['evidence', place] as const),
    ]);
  });
  return 0;
};

export const checkAnchor: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [file] = args;
  const evidence = await evidenceOf(file!, flags);
  const { namespace, key, value_hash, sha256, proof } = evidence;
  const found = await hashOf(file!);
  if (found !== sha256) throw new Problem(`${file} is not what was anchored: its SHA-256 is ${found}, not ${sha256}`);
  if (proof === null ? sha256 !== value_hash : !isUnderRoot(value_hash, sha256, proof)) {
    throw new Problem(`the evidence does not lead from ${file} to ${value_hash}`);
  }
  const session = await openSession({ flags, out });
  const set = await loadDistribution(runtimeOf(distribution), []);
  if (session.info.chain_id !== evidence.chain_id) {
    throw new Problem(`it is anchored on chain ${evidence.chain_id}; the node is on chain ${session.info.chain_id}`);
  }
  const proven = await believed(evidence, session, flags, set);
  const { owner, timestamp, block_height } = proven.value;
  const time = new Date(timestamp * 1000).toISOString().replace('.000Z', 'Z');
  out.result({ file, ...evidence, ...proven.value, height: proven.height, state_root: proven.state_root }, () => {
    out.record([
      ['file', `${file} has SHA-256 ${sha256}`],
      ...(proof ? [['among', `${proof.count} files with the root ${value_hash}`] as const] : []),
      ['anchored', `${namespace}/${key}, in block ${block_height} (${time})`],
      ['by', owner],
      ...provenRows(proven),
    ]);
  });
  return 0;
};

/** The record of an anchor in JSON: the fields that are shown. */
interface Anchored {
  readonly value_hash: string;
  readonly owner: string;
  readonly block_height: number;
  readonly timestamp: number;
}

/** The anchor, proven under a header of the light node given by `--trusted`, or of the node itself. */
async function believed(
  { namespace, key, value_hash }: Evidence,
  { node, info, text }: Session,
  flags: Flags,
  set: ModuleSet,
) {
  const light = flags.text('trusted');
  const trusted = light === undefined ? node : new NodeClient({ text: () => light });
  const proven = await proveRecord({ stranger: node, trusted, set, chain: info, text }, 'anchor.anchors', [
    namespace,
    key,
  ]);
  const value = proven.value as unknown as Anchored | null;
  if (value === null) throw new Problem(`nothing is anchored as ${namespace}/${key}`);
  if (value.value_hash !== value_hash)
    throw new Problem(`${namespace}/${key} is anchored with ${value.value_hash}, not with ${value_hash}`);
  return { ...proven, value };
}

function wanted(flags: Flags, name: string, about: string): string {
  return flags.text(name) ?? missing(name, about);
}

function missing(name: string, about: string): never {
  throw new Problem(`--${name} is missing: ${about}`);
}

/** The SHA-256 of a file of any size, 0x and hex. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `0x${hash.digest('hex')}`;
}

/** Beside the file, unless `--evidence` names a directory. */
function evidencePath(file: string, flags: Flags): string {
  const directory = flags.text('evidence');
  return directory === undefined ? `${file}${SUFFIX}` : join(directory, `${basename(file)}${SUFFIX}`);
}

const HASH = /^0x[0-9a-f]{64}$/;
const HEX_FIELDS = ['value_hash', 'sha256'] as const;

async function evidenceOf(file: string, flags: Flags): Promise<Evidence> {
  const path = evidencePath(file, flags);
  const refuse = (): never => {
    throw new Problem(`${path} is no evidence of an anchor`);
  };
  if ((await stat(path)).size > LARGEST) refuse();
  const text = await readFile(path, 'utf8');
  let found: Evidence;
  try {
    found = parseJson(text) as unknown as Evidence;
  } catch {
    return refuse();
  }
  const { format, namespace, key, proof } = found ?? refuse();
  const isWhole = format === 1 && [namespace, key].every((one) => typeof one === 'string') && typeof proof === 'object';
  return isWhole && HEX_FIELDS.every((field) => HASH.test(found[field])) ? found : refuse();
}
