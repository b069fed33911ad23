/**
 * The genesis of a data directory: genesis.json with the tokens in token-genesis.json, or the genesis received from
 * peers.
 */

import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { InvalidGenesis } from '../runtime/chain.js';
import { errno, fail, type Json } from '../runtime/common.js';
import { makeDirectory, replaceFile } from '../runtime/data.js';
import { Problem } from '../terminal/command-error.js';
import { type GenesisFiles, type JsonObject, type RuntimeGenesis, runtimeGenesis } from './sections.js';

const paths = (directory: string) => ({
  genesis: join(directory, 'genesis.json'),
  tokens: join(directory, 'token-genesis.json'),
  fetched: join(directory, 'genesis-of-peers.json'),
});

const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

const refuse = (at: string, reason: string): never => fail(InvalidGenesis, { reason, at });

/** The genesis of a directory in the runtime's form; undefined if it has none. */
export async function readGenesisFiles(directory: string): Promise<RuntimeGenesis | undefined> {
  const prepared = await readPrepared(directory);
  if (prepared) return prepared.genesis;
  const fetched = await readJson(paths(directory).fetched);
  return fetched && { json: fetched, read: async (work) => work() };
}

/** The genesis of a directory, or of a file with the token file beside it: as written, and in the runtime's form. */
export async function readPrepared(
  from: string,
): Promise<{ readonly files: GenesisFiles; readonly genesis: RuntimeGenesis } | undefined> {
  const given = from.endsWith('.json') ? { ...paths(dirname(from)), genesis: from } : paths(from);
  const genesis = await readJson(given.genesis);
  if (genesis === undefined) return undefined;
  const listed = await readJson(given.tokens);
  const files = { genesis, tokens: listed };
  if (listed === undefined) return { files, genesis: runtimeGenesis(files) };
  const { format, tokens, ...others } = listed;
  const unknown = Object.keys(others);
  if (format !== 1 || !Array.isArray(tokens) || unknown.length > 0) {
    refuse(given.tokens, 'must be {"format": 1, "tokens": [...]} and nothing else');
  }
  return { files, genesis: runtimeGenesis({ genesis, tokens: { tokens: tokens as Json[] } }) };
}

async function readJson(path: string): Promise<JsonObject | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    if (['ENOENT', 'ENOTDIR'].includes(errno(cause))) return undefined;
    throw cause;
  }
  try {
    const json: unknown = JSON.parse(text);
    if (isObject(json)) return json;
  } catch (cause) {
    refuse(path, `is not JSON: ${(cause as Error).message}`);
  }
  return refuse(path, 'must contain a JSON object');
}

/** Stores the genesis received from peers, in the runtime's form. */
export async function writeFetchedGenesis(directory: string, genesis: unknown): Promise<void> {
  await makeDirectory(directory);
  await replaceFile(paths(directory).fetched, `${JSON.stringify(genesis, null, 2)}\n`);
}

/** Writes the files of a new chain and returns their paths. Overwrites those of another chain only with `force`. */
export async function writeGenesisFiles(
  directory: string,
  { genesis, tokens }: GenesisFiles,
  force = false,
): Promise<string[]> {
  await makeDirectory(directory);
  const written = (path: string, json: JsonObject) => [path, `${JSON.stringify(json, null, 2)}\n`] as const;
  const files = [
    written(paths(directory).genesis, genesis),
    ...(tokens === undefined ? [] : [written(paths(directory).tokens, tokens)]),
  ];
  for (const [path, text] of files) {
    if (!existsSync(path) || force) continue;
    // An identical token file without a genesis is left over from an interrupted start.
    if (path === paths(directory).genesis || readFileSync(path, 'utf8') !== text)
      throw new Problem(`${path} exists: move it away, choose another directory, or add --force`);
  }
  if (tokens === undefined) await rm(paths(directory).tokens, { force: true });
  for (const [path, text] of files.toReversed()) await replaceFile(path, text);
  return files.map(([path]) => path);
}
