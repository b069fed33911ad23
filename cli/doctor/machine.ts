/** Checks of `doctor` about the machine: CPU, memory, disk, file handles, ports, files. */

import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isTcpTaken, isUdpTaken } from '../node/ports.js';
import { errno, KeyFileError, type NodeOptions, readKeyFile } from '../runtime/common.js';
import { bad, type Finding, ok, warn } from './finding.js';

/** Requirements of the specification for a validator's machine. */
const CORES = 4;
const MEMORY_GB = 8;
const DISK_GB = 100;
/** RocksDB alone keeps some thousand files open; each caller and peer adds one. */
const OPEN_FILES = 8_192;
/** With less free space the node is about to stop. */
const LEAST_FREE_GB = 5;
const GB = 1e9;

export function power(): Finding[] {
  const cores = availableParallelism();
  const memory = totalmem() / GB;
  return [
    cores >= CORES
      ? ok('processor', `${cores} cores`)
      : warn('processor', `${cores} cores`, `a validator needs ${CORES}: it also verifies signatures`),
    memory >= MEMORY_GB * 0.9
      ? ok('memory', `${memory.toFixed(1)} GB`)
      : warn('memory', `${memory.toFixed(1)} GB`, `a validator needs ${MEMORY_GB} GB`),
  ];
}

/** Limit of open files. */
export function openFiles(): Finding {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } };
  const soft = userLimits?.open_files?.soft;
  if (typeof soft !== 'number') return ok('file handles', `${soft ?? 'limit unknown'}`);
  return soft >= OPEN_FILES
    ? ok('file handles', `limit ${soft}`)
    : warn(
        'file handles',
        `limit ${soft}`,
        `raise it to ${OPEN_FILES}: ulimit -n ${OPEN_FILES}, or LimitNOFILE=${OPEN_FILES} in the unit`,
      );
}

export async function disk(dataDir: string): Promise<Finding> {
  const { bsize, blocks, bavail } = await statfs(await existing(dataDir));
  const [free, total] = [(bavail * bsize) / GB, (blocks * bsize) / GB];
  const found = `${free.toFixed(0)} of ${total.toFixed(0)} GB free`;
  if (free < LEAST_FREE_GB) {
    return bad('disk', found, 'free some space: on a full disk the node stops cleanly with exit code 75');
  }
  if (free < total / 10) return warn('disk', found, 'free some space, or move the data directory');
  if (total < DISK_GB) return warn('disk', found, `a validator needs ${DISK_GB} GB`);
  return ok('disk', found);
}

/** Whether the data directory exists and is writable. */
export async function directory(dataDir: string): Promise<Finding> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return ok('data directory', resolve(dataDir));
  } catch (cause) {
    if (errno(cause) === 'ENOENT') {
      return warn(
        'data directory',
        `${dataDir} does not exist`,
        'created at the first start; or choose another one with --data-dir',
      );
    }
    return bad(
      'data directory',
      `${dataDir} is not writable`,
      `change its owner to the user that runs the node: chown -R $(id -un) ${dataDir}`,
    );
  }
}

/** Whether the ports are free or belong to the running node. */
export async function ports(options: NodeOptions): Promise<Finding[]> {
  const { rpcPort, rpcHost, p2pPort, p2pHost, metrics, metricsPort, profilePort } = options;
  const used = [
    { flag: 'rpc-port', port: rpcPort, taken: () => isTcpTaken(rpcPort, rpcHost) },
    ...(p2pPort === undefined ? [] : [{ flag: 'p2p-port', port: p2pPort, taken: () => isUdpTaken(p2pPort, p2pHost) }]),
    ...(metrics
      ? [{ flag: 'metrics-port', port: metricsPort, taken: () => isTcpTaken(metricsPort, '127.0.0.1') }]
      : []),
    ...(profilePort === undefined
      ? []
      : [{ flag: 'profile-port', port: profilePort, taken: () => isTcpTaken(profilePort, '127.0.0.1') }]),
  ];
  return Promise.all(
    used.map(async ({ flag, port, taken }) => {
      const check = `port ${port}`;
      if (port === 0) return ok(check, `--${flag}: any free port`);
      return (await taken())
        ? bad(check, `--${flag}: in use by another program`, `stop that program, or choose another port with --${flag}`)
        : ok(check, `--${flag}: free`);
    }),
  );
}

/** Whether a key file is readable, and by its owner only. */
export function keyFile(flag: string, path: string): Finding {
  const check = `--${flag}`;
  try {
    const { warning, encrypted } = readKeyFile(path);
    if (warning !== undefined) return bad(check, `${path} is readable by other users`, `chmod 600 ${path}`);
    return ok(check, `${path}${encrypted ? ', encrypted' : ''}: readable only by you`);
  } catch (cause) {
    if (!(cause instanceof KeyFileError)) throw cause;
    return bad(check, cause.message, 'list existing keys with keys list, or create one with keys new');
  }
}

async function existing(path: string): Promise<string> {
  const here = resolve(path);
  return stat(here).then(
    () => here,
    () => (dirname(here) === here ? here : existing(dirname(here))),
  );
}
