/** What tests of supervisors share: programs in archives, a server that offers them, and supervisors as processes. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';
import type { SupervisorState } from '../../cli/supervise/state.js';
import { answerOf } from '../node/live.js';
import { AUTHOR } from '../node/planner.js';
import { portsFrom } from '../ports.js';
import { until as comesTrue } from '../until.js';
import { ALONE, MAIN, newDirectory } from './program.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A directory with a package.json and a main.js. */
export async function app(version: string, source: string): Promise<string> {
  const directory = join(await newDirectory(), `app-${version}`);
  await mkdir(directory);
  await writeFile(join(directory, 'package.json'), JSON.stringify({ type: 'module', version, bin: 'main.js' }));
  await writeFile(join(directory, 'main.js'), source);
  return directory;
}

/** A program that is a node of the planned chain in a version. */
export const plannedNode = (version: string): Promise<string> =>
  app(version, `process.argv.splice(2, 0, '${version}');\nawait import('${here('../node/planned-node.js')}');\n`);

/** The source of a program that says of every trial that it went well. */
export const passing = (source: string): string => `if (process.argv[2] === 'upgrade') {
    const trial = { plan_id: 0, name: '', version: '', height: 1, state_height: 1, records: 0, modules: [], plugins: [], ms: 0 };
    process.stdout.write(JSON.stringify(trial), () => process.exit(0));
  } else {
    ${source}
  }`;

/** An archive of a program, and its SHA-256. */
export function archive(program: string): { readonly bytes: Buffer; readonly sha256: string } {
  const pack = 'tar -cf - -C "$0" . | gzip -1';
  const bytes = execFileSync('sh', ['-c', pack, join(program, '..')], { maxBuffer: 2e8 });
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const servers: Server[] = [];
const supervisors = new Set<ChildProcess>();

/** Has a server listen until the end of the test. */
export async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves `content` by path. */
export const offer = (content: Record<string, Buffer | undefined>): Promise<string> =>
  listen(
    createServer(({ url }, answer) => {
      const bytes = content[url!];
      if (bytes) answer.end(bytes);
      else answer.writeHead(404).end();
    }),
  );

/** Ends what is left of a test. */
export async function endAll(): Promise<void> {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  for (const child of supervisors) child.kill('SIGKILL');
}

/** Makes a program the current one of a directory. */
export async function install(home: string, program: string): Promise<void> {
  await mkdir(join(home, 'bin'), { recursive: true });
  await symlink(program, join(home, 'bin', 'current'));
}

/** A supervisor in a process of its own. */
export interface Supervisor {
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** What it and its node have said so far. */
  said(): string;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a program as a supervisor. */
export const launch = (...args: readonly string[]): Supervisor => launchIn(process.cwd(), ...args);

/** Starts a program as a supervisor, from a directory. */
export function launchIn(cwd: string, ...args: readonly string[]): Supervisor {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...ALONE } });
  supervisors.add(child);
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // Not its close: a node that outlives it keeps the pipes open.
  const ended = once(child, 'exit').then(([code, signal]) => {
    supervisors.delete(child);
    return { code: code as number | null, signal: signal as NodeJS.Signals | null };
  });
  return { ended, said: () => text, kill: (signal) => void child.kill(signal) };
}

/** A program that is a node of the default chain in a version, with time that flies. */
export const rehearsedNode = (version: string): Promise<string> =>
  app(
    version,
    `import { rehearse } from '${here('../../../test/fixtures/rehearsal.js')}';\nawait rehearse('${version}');\n`,
  );

/** Seconds that a new program must last from its first block on. */
const WINDOW = ['--window', '3'];

/** Starts `trellis supervise … -- start` on a directory; or another command instead of `start`. Dev networks need the leave to download. */
export function startSupervisor(
  home: string,
  port: number,
  flags: readonly string[] = [],
  nodeFlags: readonly string[] = [],
  command: 'start' | 'dev' = 'start',
  downloads: readonly string[] = ['--allow-downloads'],
): Supervisor {
  const node = [command, '--data-dir', home, '--rpc-port', `${port}`, ...nodeFlags];
  return launch(
    MAIN,
    'supervise',
    ...downloads,
    ...(flags.includes('--window') ? [] : WINDOW),
    ...flags,
    '--',
    ...node,
  );
}

export const stateOf = async (home: string): Promise<SupervisorState> =>
  JSON.parse(await readFile(join(home, 'supervisor.json'), 'utf8'));

/** Fails with the lines in which a supervisor or its node tells of a problem that no part of it knows. */
export const toldNoBug = (about: Supervisor): void =>
  assert.equal(
    about
      .said()
      .split('\n')
      .filter((line) => /\bBug\b/.test(line)),
    [],
  );

/** Waits until something is so; says what was said when it is not in time. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, about: Supervisor): Promise<void> {
  const answers = async () => holds();
  await comesTrue(
    () => answers().catch(() => false),
    () => `${what}:\n${about.said()}`,
  );
}

/** The text of a file; undefined when it is not there. */
export const textOf = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

export const WAIT = { wait: 'included' };
/** Blocks that take longer than a supervisor to see a plan, and to fetch its file. */
export const LONG = 120;

/** A directory with version 1.0.0 of the planned chain under a supervisor. */
export async function supervised(flags: readonly string[] = [], home?: string) {
  const directory = home ?? (await newDirectory());
  const port = await portsFrom();
  await install(directory, await plannedNode('1.0.0'));
  const supervisor = startSupervisor(directory, port, flags);
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await answerOf<T>(`http://127.0.0.1:${port}`, method, ...params);
    if (answer.error) throw new Error(JSON.stringify(answer.error));
    return answer.result;
  };
  const runs = (version: string, about = supervisor) =>
    until(`version ${version}`, async () => (await ask('chain_version')) === version, about);
  await runs('1.0.0');
  await ask('chain_note', 'buy milk', AUTHOR, WAIT);
  const plan = (url: string, sha256: string, blocks = 8) =>
    ask('chain_plan', 'grapevine', '2.0.0', blocks, { any: { url, sha256 } }, AUTHOR, WAIT);
  return { home: directory, port, supervisor, ask, runs, plan };
}

/** Tells a supervisor to stop, which it does well. */
export async function stop(supervisor: Supervisor): Promise<void> {
  supervisor.kill('SIGTERM');
  assert.equal(await supervisor.ended, { code: 0, signal: null }, supervisor.said());
}
