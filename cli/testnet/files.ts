/** The directories of a local network: a key, an identity and the genesis for each node, and their ports. */

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChainDistribution, runtimeOf } from '../distribution/distribution.js';
import { SELF_STAKE } from '../genesis/create.js';
import { devGenesis } from '../genesis/dev.js';
import { writeGenesisFiles } from '../genesis/files.js';
import type { JsonObject } from '../genesis/sections.js';
import { addressOf } from '../keys/keys.js';
import { loadDistribution } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { errno, readKeyFile, type TextForms, toHex } from '../runtime/common.js';
import { makeDirectory, nodeIdentity, peerAddress, peerIdOf, replaceFile } from '../runtime/data.js';
import { addressText, generate, KeyType, signerOf } from '../runtime/keys.js';
import { Problem } from '../terminal/command-error.js';

export interface NewTestnet {
  readonly directory: string;
  readonly validators: number;
  readonly rpcPort: number;
  readonly p2pPort: number;
  readonly enforceSignatures: boolean;
  readonly epochBlocks: number;
  readonly modules: readonly string[];
  /** Chain parameters that override the defaults. */
  readonly params?: JsonObject;
  /** Chain parameters requested by options. */
  readonly options?: (text: TextForms) => Promise<JsonObject>;
}

export interface TestnetNode {
  readonly index: number;
  readonly directory: string;
  readonly keyFile: string;
  readonly rpcPort: number;
  readonly p2pPort: number;
  /** Multiaddress. */
  readonly peer: string;
  /** Account of its validator. */
  readonly account: string;
}

const marker = (directory: string) => join(directory, 'testnet.json');

/** The network in a directory, and whether it is complete; undefined if there is none. */
export async function readTestnet(
  directory: string,
): Promise<{ readonly validators: number; readonly isComplete: boolean } | undefined> {
  try {
    const found = JSON.parse(await readFile(marker(directory), 'utf8')) as { validators?: unknown; complete?: unknown };
    const { validators, complete } = found;
    if (Number.isInteger(validators)) return { validators: validators as number, isComplete: complete !== false };
  } catch (cause) {
    if (errno(cause) === 'ENOENT') return undefined;
  }
  throw new Problem(`${marker(directory)} cannot be read; start a new network with --reset`);
}

/** Creates keys and genesis of a new network. */
export async function foundTestnet(distribution: ChainDistribution, network: NewTestnet): Promise<void> {
  const { directory, validators, modules } = network;
  const set = await loadDistribution(runtimeOf(distribution), modules);
  const secrets = Array.from({ length: validators }, () => generate().secretKey);
  const files = devGenesis(distribution, set, {
    genesisTime: Math.trunc(Date.now() / 1000),
    selfStake: SELF_STAKE,
    validators: secrets.map((secret) => toHex(signerOf(KeyType.Ed25519, secret).publicKey)),
    enforceSignatures: network.enforceSignatures,
    epochBlocks: network.epochBlocks,
    params: { 'chain.fair_ordering': validators > 1, ...network.params },
    options: (await network.options?.(textForms(distribution, set.operations))) ?? {},
  });
  const mark = (complete: boolean) =>
    replaceFile(marker(directory), `${JSON.stringify({ format: 1, validators, complete })}\n`);
  await makeDirectory(directory);
  await mark(false);
  for (const [index, secret] of secrets.entries()) {
    const own = join(directory, `${index}`);
    await makeDirectory(own);
    await writeFile(join(own, 'validator.key'), toHex(secret), { mode: 0o600 });
    await writeGenesisFiles(own, files);
  }
  await mark(true);
}

export function nodesOf(distribution: ChainDistribution, network: NewTestnet): readonly TestnetNode[] {
  return Array.from({ length: network.validators }, (_, index) => {
    const directory = join(network.directory, `${index}`);
    const keyFile = join(directory, 'validator.key');
    const validator = signerOf(KeyType.Ed25519, readKeyFile(keyFile).open());
    const p2pPort = network.p2pPort + index;
    return {
      index,
      directory,
      keyFile,
      rpcPort: network.rpcPort + index,
      p2pPort,
      peer: peerAddress('127.0.0.1', p2pPort, peerIdOf(nodeIdentity(directory))),
      account: addressText(addressOf(validator), distribution.addressPrefix),
    };
  });
}

/** Deletes a network that this command created, and nothing else. */
export async function deleteTestnet(directory: string): Promise<void> {
  const found = await readTestnet(directory).catch(() => ({ validators: 100 }));
  if (found === undefined) return;
  for (let index = 0; index < found.validators; index++) {
    await rm(join(directory, `${index}`), { recursive: true, force: true });
  }
  await rm(marker(directory), { force: true });
}
