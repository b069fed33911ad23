/** A chain with very many accounts, made by a process of its own: what it holds and has compiled for that ends with it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { defaults, loadDistribution, runtimeOf, startNode } from '../../cli/index.js';
import type { Address, Hash } from '../../runtime/lib/codec/ids.js';
import { blake3Hex } from '../../runtime/lib/crypto/hash.js';
import { actorsOf, type ChainFiles, chainFiles } from './chain-files.js';
import { rest, sleep } from './driver.js';
import { signedTransfers } from './signed-transfers.js';

/** Senders take turns. */
export const SENDERS = 200;
/** Transfers in a bundle that makes accounts. */
const TOGETHER = 50;
/** Bundles that are signed at once. */
const PORTION = 1_000;
/** As often as a node may make blocks: where they follow each other at once, indexes fall behind and are made anew from all accounts. */
const BLOCK_MS = 500;

/** Accounts by number, the same in every run. */
export function account(number: number): Address {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return blake3Hex(bytes) as Hash as string as Address;
}

/** Signs for the senders of a chain, one after the other, and keeps their nonces. */
export class Senders {
  readonly #files: Pick<ChainFiles, 'set' | 'actors'>;
  #signed: number;

  /** Those who have signed so many bundles together. */
  constructor(files: Pick<ChainFiles, 'set' | 'actors'>, signed: number) {
    this.#files = files;
    this.#signed = signed;
  }

  /** The next bundle, and who of them signed it. */
  sign(recipients: readonly Address[]): { readonly sender: number; readonly bytes: Uint8Array } {
    const sender = this.#signed % SENDERS;
    const nonce = Math.trunc(this.#signed++ / SENDERS);
    const { set, actors } = this.#files;
    return { sender, bytes: signedTransfers(set.operations, actors[sender]!, nonce, recipients).bytes };
  }
}

/** Makes a chain with so many accounts in a directory. Resolves with its files and its senders. */
export async function filledChain(directory: string, accounts: number) {
  const files = await chainFiles(directory, SENDERS, 0);
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), directory, String(accounts)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`making ${accounts} accounts ended with ${code}`);
  return { ...files, senders: new Senders(files, Math.ceil(accounts / TOGETHER)) };
}

async function fill(directory: string, accounts: number): Promise<void> {
  const data = join(directory, 'data');
  const runtime = runtimeOf(defaults);
  const quiet = { ...runtime, parts: { ...runtime.parts, Log: () => () => {} } };
  const node = await startNode(quiet, (await readGenesisFiles(data))!.json, {
    dataDir: data,
    validatorKey: join(directory, 'validator.key'),
    rpcPort: 0,
    p2pPort: undefined,
    blockTime: BLOCK_MS,
  });
  const senders = new Senders({ set: await loadDistribution(runtime, []), actors: actorsOf(SENDERS) }, 0);
  for (let made = 0; made < accounts; ) {
    const bundles: Uint8Array[] = [];
    for (; made < accounts && bundles.length < PORTION; made += TOGETHER) {
      const next = Array.from({ length: Math.min(TOGETHER, accounts - made) }, (_, i) => account(made + i));
      bundles.push(senders.sign(next).bytes);
    }
    await Promise.all(bundles.map((bytes) => node.mempool.submit(bytes)));
    while (node.mempool.size > 0) await sleep(5);
  }
  await rest([process.pid]); // indexes that are behind would be made anew at the next start
  await node.stop();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [directory, accounts] = process.argv.slice(2);
  await fill(directory!, Number(accounts));
}
