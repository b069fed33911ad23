/** The evidence of an anchored file, and the anchor on the chain that confirms it. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { NodeClient } from '../../client/node-client.js';
import { proveRecord } from '../../client/proven-records.js';
import type { Session } from '../../client/session.js';
import type { Flags } from '../../command-line/command.js';
import type { ModuleSet } from '../../runtime/chain.js';
import { parseJson } from '../../runtime/client.js';
import type { DocumentProof } from '../../runtime/proofs.js';
import { Problem } from '../../terminal/command-error.js';

/** The evidence stored with an anchored file; a third party needs only it and the file. */
export interface Evidence {
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

/** The record of an anchor in JSON: the fields that are shown. */
interface Anchored {
  readonly value_hash: string;
  readonly owner: string;
  readonly block_height: number;
  readonly timestamp: number;
}

/** The anchor, proven under a header of the light node given by `--trusted`, or of the node itself. */
export async function provenAnchor(
  { namespace, key, value_hash }: Evidence,
  { node, info, text }: Session,
  flags: Flags,
  set: ModuleSet,
) {
  const light = flags.text('trusted');
  const trusted = light === undefined ? node : new NodeClient({ text: () => light });
  const proven = await proveRecord({ untrusted: node, trusted, set, chain: info, text }, 'anchor.anchors', [
    namespace,
    key,
  ]);
  const value = proven.value as unknown as Anchored | null;
  if (value === null) throw new Problem(`there is no anchor ${namespace}/${key}`);
  if (value.value_hash !== value_hash)
    throw new Problem(`the hash anchored as ${namespace}/${key} is ${value.value_hash}, not ${value_hash}`);
  return { ...proven, value };
}

/** The SHA-256 of a file of any size, 0x and hex. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `0x${hash.digest('hex')}`;
}

/** Beside the file, unless `--evidence` names a directory. */
export function evidencePath(file: string, flags: Flags): string {
  const directory = flags.text('evidence');
  return directory === undefined ? `${file}${SUFFIX}` : join(directory, `${basename(file)}${SUFFIX}`);
}

const HASH = /^0x[0-9a-f]{64}$/;
const HEX_FIELDS = ['value_hash', 'sha256'] as const;

export async function evidenceOf(file: string, flags: Flags): Promise<Evidence> {
  const path = evidencePath(file, flags);
  const refuse = (): never => {
    throw new Problem(`${path} is not the evidence of an anchor`);
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
