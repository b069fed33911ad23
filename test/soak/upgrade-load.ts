/**
 * Two upgrades on four supervised validators of a local network, while busy processes keep the processors from them.
 * Prints what each validator took; fails if a program is rolled back. UPGRADE_LOAD is the number of busy processes (8).
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { constants, loadavg, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaults } from '../../cli/distribution/default.js';
import { UPGRADES_BY } from '../../cli/genesis/dev.js';
import { addressOf, devSecret } from '../../cli/keys/keys.js';
import { foundTestnet, nodesOf, type TestnetNode } from '../../cli/testnet/files.js';
import { addressText } from '../../runtime/lib/crypto/address.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { app, archive, endAll, install, offer, startSupervisor, stateOf, stop, until } from '../cli/supervising.js';
import { answerOf, post } from '../node/live.js';
import { portsFrom } from '../ports.js';

const LOAD = Number(process.env.UPGRADE_LOAD ?? 8);
const VALIDATORS = 4;
/** Blocks of notice that the chain demands, and some for scheduling. */
const NOTICE = 110;
/** Nothing here may take longer than this, milliseconds. */
const LIMIT_MS = 20 * 60_000;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The account that decides about upgrades. */
const authority = addressText(addressOf(signerOf(KeyType.Ed25519, devSecret(UPGRADES_BY))), defaults.addressPrefix);

/** The default chain in a version. */
const release = (version: string): Promise<string> =>
  app(
    version,
    `import { run } from '${here('../../cli/command-line/run.js')}';
    import { defaults } from '${here('../../cli/distribution/default.js')}';
    await run({ ...defaults, version: '${version}' });\n`,
  );

/** Processes that do nothing but take time, with the priority of background work. They end with this one. */
function burn(count: number): readonly ChildProcess[] {
  return Array.from({ length: count }, () => {
    const source = `setTimeout(() => process.exit(), ${LIMIT_MS}); setInterval(() => { const end = Date.now() + 500; while (Date.now() < end); })`;
    const child = spawn(process.execPath, ['-e', `process.stdin.on('end', () => process.exit()).resume(); ${source}`]);
    setPriority(child.pid!, constants.priority.PRIORITY_BELOW_NORMAL);
    return child;
  });
}

const network = {
  directory: await newDirectory(),
  validators: VALIDATORS,
  rpcPort: await portsFrom(VALIDATORS),
  p2pPort: await portsFrom(VALIDATORS),
  enforceSignatures: false,
  epochBlocks: 1_000,
  modules: [],
};
await mkdir(network.directory, { recursive: true });
await foundTestnet(defaults, network);
const nodes = nodesOf(defaults, network);
for (const { directory } of nodes) await install(directory, await release('1.0.0'));
const programs = { '/2.0.0.tar.gz': archive(await release('2.0.0')), '/3.0.0.tar.gz': archive(await release('3.0.0')) };
const server = await offer(Object.fromEntries(Object.entries(programs).map(([path, { bytes }]) => [path, bytes])));

const supervisors = nodes.map((node) => {
  const others = nodes.filter((other) => other !== node).map(({ peer }) => peer);
  const flags = [
    ...['--validator-key', node.keyFile, '--p2p-port', `${node.p2pPort}`, '--p2p-host', '127.0.0.1'],
    ...['--bootnodes', others.join(','), '--block-time', '0.5', '--rpc-rate-limit', '0'],
  ];
  return startSupervisor(node.directory, node.rpcPort, ['--window', '10'], flags);
});
const said = { said: () => supervisors.map((one, i) => `validator ${i}:\n${one.said().slice(-4_000)}`).join('\n') };
const wait = { ended: Promise.resolve({ code: null, signal: null }), kill: () => undefined, ...said };

const ask = async <T>({ rpcPort }: TestnetNode, method: string, ...params: unknown[]): Promise<T> => {
  const answer = await answerOf<T>(`http://127.0.0.1:${rpcPort}`, method, ...params);
  if (answer.error) throw new Error(JSON.stringify(answer.error));
  return answer.result;
};
/** Schedules a plan; fails if it is refused. */
async function schedule({ rpcPort }: TestnetNode, plan: object): Promise<void> {
  const params = { ...plan, sender: authority, opts: { wait: 'included' } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_scheduleUpgrade', params });
  const { json } = await post<{ error?: object }>(`http://127.0.0.1:${rpcPort}`, body);
  if (json.error) throw new Error(JSON.stringify(json.error));
}

const heightOf = async (node: TestnetNode) => (await ask<{ height: number }>(node, 'chain_consensusStatus')).height;

/** Waits for a validator, and gives the seconds since some time. */
const after = async (began: number, what: string, holds: () => Promise<boolean>): Promise<string> => {
  for (;;) {
    try {
      await until(what, holds, wait);
      return ((performance.now() - began) / 1_000).toFixed(0);
    } catch (cause) {
      if (performance.now() - began > LIMIT_MS) throw cause;
    }
  }
};

try {
  const start = performance.now();
  await after(start, 'blocks', async () => (await heightOf(nodes[0]!)) >= 3);
  console.log(`${VALIDATORS} validators make blocks after ${((performance.now() - start) / 1_000).toFixed(0)} s`);
  const busy = burn(LOAD);
  try {
    for (const version of ['2.0.0', '3.0.0']) {
      const height = (await heightOf(nodes[0]!)) + NOTICE;
      const path = `/${version}.tar.gz` as keyof typeof programs;
      const binaries = { any: { url: server + path, sha256: programs[path].sha256 } };
      const plan = { name: `to-${version}`, version, target_height: height, binaries, info: '' };
      await schedule(nodes[0]!, plan);
      const began = performance.now();
      const rows = await Promise.all(
        nodes.map(async (node) => ({
          validator: node.index,
          ready: await after(began, 'the check', async () => {
            const { check } = await stateOf(node.directory);
            return check?.passed === true && check.sha256 === programs[path].sha256;
          }),
          due: await after(began, 'the height', async () => (await stateOf(node.directory)).upgrade !== null),
          block: await after(began, 'a block', async () => {
            const { upgrade, done } = await stateOf(node.directory);
            return upgrade?.executed === true || done.some((one) => one.version === version);
          }),
          done: await after(began, 'the end', async () =>
            (await stateOf(node.directory)).done.some((one) => one.version === version),
          ),
        })),
      );
      console.log(
        `\nupgrade to ${version} at height ${height}, load ${loadavg()[0]!.toFixed(1)}, seconds after scheduling`,
      );
      console.table(rows);
    }
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
  for (const node of nodes) {
    const { failed, done } = await stateOf(node.directory);
    const version = await ask(node, 'chain_version');
    if (failed.length > 0 || done.length !== 2 || version !== '3.0.0') throw new Error(said.said());
  }
  for (const one of supervisors) if (/rolling back/.test(one.said())) throw new Error(one.said());
  console.log(`\ntwo upgrades on ${VALIDATORS} validators under a load of ${LOAD}, no rollback`);
  await Promise.all(supervisors.map(stop));
} finally {
  await endAll();
  await cleanUp();
}
