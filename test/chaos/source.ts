/** A chain with snapshots, an archive server that may be made to fail, and the state that all who take a snapshot must have. */

import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { readGenesisFiles } from '../../cli/genesis/files.js';
import { type Manifest, readManifest } from '../../runtime/engine/snapshots/archive/snapshot-store.js';
import { perform } from '../../runtime/node/maintenance/offline-job.js';
import { exportHead } from '../../runtime/node/maintenance/snapshots/offline.js';
import { withDefaults } from '../../runtime/node/options/options.js';
import { type Ended, newDirectory, type RunningCommand, startProcess, trellis } from '../cli/program.js';
import { until } from '../until.js';

/** A stopped node with one snapshot, and what an export of it is. */
export interface Source {
  readonly dataDir: string;
  readonly manifest: Manifest;
  /** The archive. */
  readonly bytes: Uint8Array;
  readonly exported: Uint8Array;
}

/** Makes one in a process of its own. */
export async function makeSource(): Promise<Source> {
  const dataDir = await newDirectory();
  const node = await startProcess('dev', '--data-dir', dataDir, '--block-time', '0.5', '--p2p-port', 'off');
  await until(async () => (await node.ask<{ block_height: number }>('chain_validatorHealth')).block_height >= 3);
  await node.stop();
  const made = await trellis('snapshot', 'make', '--data-dir', dataDir);
  assert.is(made.code, 0, made.err);
  const shelf = shelfOf(dataDir);
  const manifest = readManifest(JSON.parse(await readFile(join(shelf, 'manifest.json'), 'utf8')));
  const bytes = new Uint8Array(await readFile(join(shelf, manifest.archive.file)));
  return { dataDir, manifest, bytes, exported: await exportOf(dataDir) };
}

/** The whole state of a stopped node, as a file. */
export async function exportOf(dataDir: string): Promise<Uint8Array> {
  const path = join(await newDirectory(), 'state');
  const distribution = { ...runtimeOf(defaults), parts: { Log: () => () => undefined } };
  const { json } = (await readGenesisFiles(dataDir))!;
  await perform('chain', (ground) => exportHead(ground, path), distribution, json, withDefaults({ dataDir }));
  return new Uint8Array(await readFile(path));
}

/** A data directory of the chain, without a block. */
export async function newNode(source: Source, directory?: string): Promise<string> {
  const target = directory ?? (await newDirectory());
  for (const name of ['genesis.json', 'token-genesis.json']) {
    await copyFile(join(source.dataDir, name), join(target, name));
  }
  return target;
}

/** Whether the chain in a directory is that of the source. */
export async function isWhole(source: Source, dataDir: string): Promise<boolean> {
  return Buffer.compare(await exportOf(dataDir), source.exported) === 0;
}

/** The names of a node's part in a directory: all but the genesis and the mark of the chain. */
export const leftIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir))
    .filter((name) => !['genesis.json', 'token-genesis.json', 'version.json'].includes(name))
    .sort();

/** Where a node keeps its snapshots. */
export const shelfOf = (dataDir: string): string => join(dataDir, 'snapshots');

/** The command line of a restore. */
export const restore = (place: string, dataDir: string): readonly string[] => [
  ...['snapshot', 'restore', place, '--data-dir', dataDir],
];

/** Runs a command that was ended before once more; it may find that the one before had come to its end. */
export async function again(args: readonly string[]): Promise<void> {
  const { code, err } = await trellis(...args);
  assert.ok(code === 0 || /3187/.test(err), `exit ${code}: ${err}`);
}

/** Kills a command as soon as there is a file; answers how it ended. */
export async function killedAt(running: RunningCommand, path: string): Promise<Ended> {
  while (!running.isOver() && !existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 1));
  running.kill('SIGKILL');
  return running.ended;
}

/** What a server does with a request for a part of the archive. */
export type Whim = (request: IncomingMessage, response: ServerResponse, part: Uint8Array) => void;

/** Serves the archive of a source; each part as the whim of the moment is. */
export async function serverOf({ manifest, bytes, dataDir }: Source, whim: () => Whim) {
  const told = await readFile(join(shelfOf(dataDir), 'manifest.json'));
  const server = createServer((request, response) => {
    if (request.url === '/manifest.json') return void response.end(told);
    if (request.url !== `/${manifest.archive.file}`) return void response.writeHead(404).end();
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')!;
    response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${bytes.length}` });
    whim()(request, response, bytes.slice(Number(from), Number(to) + 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
