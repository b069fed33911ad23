/** The genesis files of a data directory: genesis.json, and the tokens in token-genesis.json, read as one. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '../../runtime/codec/type.js';
import { errno } from '../../runtime/storage/errors.js';
import { makeDirectory, replaceFile } from '../../runtime/storage/files.js';
import { Problem } from '../problem.js';

type JsonObject = { readonly [key: string]: Json | undefined };

/** What is written: the chain, and the tokens that it starts with. */
export interface GenesisFiles {
  readonly genesis: JsonObject;
  readonly tokens: JsonObject | undefined;
}

const paths = (directory: string) => ({
  genesis: join(directory, 'genesis.json'),
  tokens: join(directory, 'token-genesis.json'),
});

const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The whole genesis of a directory, the tokens in their part; undefined when it has no genesis.json. */
export async function readGenesisFiles(directory: string): Promise<JsonObject | undefined> {
  const { genesis: genesisPath, tokens: tokensPath } = paths(directory);
  const genesis = await readJson(genesisPath);
  if (genesis === undefined) return undefined;
  const listed = await readJson(tokensPath);
  if (listed === undefined) return genesis;
  const { format, tokens, ...others } = listed;
  const unknown = Object.keys(others);
  if (format !== 1 || !Array.isArray(tokens) || unknown.length > 0) {
    throw new Problem(`${tokensPath} must be {"format": 1, "tokens": [...]} and nothing else`);
  }
  return withTokens({ genesis, tokens: { tokens } });
}

/** The genesis as a node takes it: the listed tokens after those of the part of `tokens`. */
export function withTokens({ genesis, tokens: listed }: GenesisFiles): JsonObject {
  if (listed === undefined) return genesis;
  const data = isObject(genesis.data) ? genesis.data : {};
  const part = isObject(data.tokens) ? data.tokens : {};
  const own = Array.isArray(part.tokens) ? part.tokens : [];
  return {
    ...genesis,
    data: { ...data, tokens: { ...part, tokens: [...own, ...(listed.tokens as readonly Json[])] } },
  };
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
    throw new Problem(`${path} is not JSON: ${(cause as Error).message}`);
  }
  throw new Problem(`${path} must hold a JSON object`);
}

/** Writes the files of a new chain, and says where they are. Refuses to replace those of another. */
export async function writeGenesisFiles(directory: string, { genesis, tokens }: GenesisFiles): Promise<string[]> {
  await makeDirectory(directory);
  const files = [
    [paths(directory).genesis, genesis] as const,
    ...(tokens === undefined ? [] : [[paths(directory).tokens, tokens] as const]),
  ];
  for (const [path] of files) {
    if (existsSync(path))
      throw new Problem(`${path} exists and is not overwritten; move it away or choose another directory`);
  }
  for (const [path, json] of files.toReversed()) await replaceFile(path, `${JSON.stringify(json, null, 2)}\n`);
  return files.map(([path]) => path);
}
