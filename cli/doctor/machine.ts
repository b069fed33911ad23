/** Checks of `doctor` about the machine: CPU, memory, disk, file handles, ports, files. */

import { createSocket } from 'node:dgram';
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { errno, KeyFileError, type NodeOptions, readKeyFile } from '../runtime/common.js';
import { type Finding, ok, trouble } from './finding.js';

/** Requirements of the specification for a validator's machine. */
const CORES = 4;
const MEMORY_GB = 8;
const DISK_GB = 100;
/** RocksDB alone keeps some thousand files open; each caller and peer adds one. */
const OPEN_FILES = 8_192;
/** With less free space the node is about to stop. */
const LEAST_FREE_GB = 5;
const GB = 1e9;

/** CPU and memory. */
export function power(): Finding[] {
  const cores = availableParallelism();
  const memory = totalmem() / GB;
  return [
    cores >= CORES
      ? ok('processor', `${cores} cores`)
      : trouble('processor', 'warn', `${cores} cores`, `a validator needs ${CORES}: it also verifies signatures`),
    memory >= MEMORY_GB * 0.9
      ? ok('memory', `${memory.toFixed(1)} GB`)
      : trouble('memory', 'warn', `${memory.toFixed(1)} GB`, `a validator needs ${MEMORY_GB} GB`),
  ];
}

/** How many files the process may open. */
export function openFiles(): Finding {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = userLimits?.open_files?.soft;
  if (typeof soft !== 'number') return ok('file handles', `${soft ?? 'limit unknown'}`);
  return soft >= OPEN_FILES
    ? ok('file handles', `limit ${soft}`)
    : trouble(
        'file handles',
        'warn',
        `limit ${soft}`,
        `raise it to ${OPEN_FILES}: ulimit -n ${OPEN_FILES}, or LimitNOFILE=${OPEN_FILES} in the unit`,
      );
}

/** Free space for the data directory. */
export async function disk(dataDir: string): Promise<Finding> {
  const { bsize, blocks, bavail } = await statfs(await existing(dataDir));
  const [free, total] = [(bavail * bsize) / GB, (blocks * bsize) / GB];
  const found = `${free.toFixed(0)} of ${total.toFixed(0)} GB free`;
  if (free < LEAST_FREE_GB) {
    return trouble('disk', 'bad', found, 'free some space: on a full disk the node stops cleanly with exit code 75');
  }
  if (free < total / 10) return trouble('disk', 'warn', found, 'free some space, or move the data directory');
  if (total < DISK_GB) return trouble('disk', 'warn', found, `a validator needs ${DISK_GB} GB`);
  return ok('disk', found);
}

/** Whether the data directory exists and is writable. */
export async function directory(dataDir: string): Promise<Finding> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok('data directory', resolve(dataDir));
  } catch (cause) {
    if (errno(cause) === 'ENOENT') {
      return trouble(
        'data directory',
        'warn',
        `${dataDir} does not exist`,
        'created at the first start; or choose another one with --data-dir',
      );
    }
    return trouble(
      'data directory',
      'bad',
      `${dataDir} is not writable`,
      `change its owner to the user that runs the node: chown -R $(id -un) ${dataDir}`,
    );
  }
}

/** Whether the ports are free or belong to the running node. */
export async function ports(options: NodeOptions): Promise<Finding[]> {
  const { rpcPort, rpcHost, p2pPort, p2pHost, metrics, metricsPort } = options;
  const wanted = [
    { flag: 'rpc-port', port: rpcPort, taken: () => isTcpTaken(rpcPort, rpcHost) },
    ...(p2pPort === undefined ? [] : [{ flag: 'p2p-port', port: p2pPort, taken: () => isUdpTaken(p2pPort, p2pHost) }]),
    ...(metrics
      ? [{ flag: 'metrics-port', port: metricsPort, taken: () => isTcpTaken(metricsPort, '127.0.0.1') }]
      : []),
  ];
  return Promise.all(
    wanted.map(async ({ flag, port, taken }) => {
      const check = `port ${port}`;
      if (port === 0) return ok(check, `--${flag}: any free port`);
      return (await taken())
        ? trouble(
            check,
            'bad',
            `--${flag}: in use by another program`,
            `stop that program, or choose another port with --${flag}`,
          )
        : ok(check, `--${flag}: free`);
    }),
  );
}

/** Whether a key file is readable, and by its owner only. */
export function keyFile(flag: string, path: string): Finding {
  const check = `--${flag}`;
  try {
    const { warning, encrypted } = readKeyFile(path);
    if (warning !== undefined) return trouble(check, 'bad', `${path} is readable by other users`, `chmod 600 ${path}`);
    return ok(check, `${path}${encrypted ? ', encrypted' : ''}: readable only by you`);
  } catch (cause) {
    if (!(cause instanceof KeyFileError)) throw cause;
    return trouble(check, 'bad', cause.message, 'list existing keys with keys list, or create one with keys new');
  }
}

/** The nearest existing parent directory. */
async function existing(path: string): Promise<string> {
  const here = resolve(path);
  return stat(here).then(
    () => here,
    () => (dirname(here) === here ? here : existing(dirname(here))),
  );
}

function isTcpTaken(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer().once('error', () => done(true));
    server.listen(port, host, () => server.close(() => done(false)));
  });
}

function isUdpTaken(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4').once('error', () => done(true));
    socket.bind(port, host, () => socket.close(() => done(false)));
  });
}
