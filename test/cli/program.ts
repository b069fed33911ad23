/** Runs the compiled command line as a process, as its users do. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { needsOwnProcess, READY, typed } from './ready/ready.js';

export const MAIN = fileURLToPath(new URL('../../cli/main.js', import.meta.url));

/** Exit code and output of a command. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Isolates commands from the user who runs the tests: no colors, no configuration, no named keys. */
export const ALONE = { NO_COLOR: '1', XDG_CONFIG_HOME: join(tmpdir(), 'trellis-tests-have-none') };

const running = new Set<ChildProcess>();

function launch(program: string, args: readonly string[], cwd?: string) {
  const child = spawn(process.execPath, [program, ...args], { cwd, env: { ...process.env, ...ALONE } });
  running.add(child);
  const text = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text.out += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text.err += chunk;
  });
  const ended = once(child, 'close').then(([code]): Ended => {
    running.delete(child);
    return { code: code as number | null, ...text };
  });
  return { child, text, ended };
}

/** Runs `trellis …` to its end. */
export const trellis = (...args: readonly string[]): Promise<Ended> => trellisIn(process.cwd(), ...args);

/** Runs `trellis …` in a directory to its end. */
export const trellisIn = (directory: string, ...args: readonly string[]): Promise<Ended> =>
  needsOwnProcess(args) ? launch(MAIN, args, directory).ended : afterOthers(() => typedIn(directory, args));

const typedIn = async (cwd: string, args: readonly string[]): Promise<Ended> =>
  typed(await readySocket(), { args, cwd, env: { ...process.env, ...ALONE } });

let others: Promise<unknown> = Promise.resolve();

/** Runs one after the other. */
function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  const done = others.then(work);
  others = done.catch(() => {});
  return done;
}

let ready: Promise<string> | undefined;

/** The socket of the process that has the command line loaded: of this file of tests, until `cleanUp`. */
export function readySocket(): Promise<string> {
  ready ??= newDirectory().then(async (directory) => {
    const socket = join(directory, 'ready');
    const { child, text } = launch(READY, [socket]);
    child.once('exit', () => {
      ready = undefined;
    });
    while (text.out === '') {
      if (child.exitCode !== null) throw new Error(`the commands do not load: ${text.err}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return socket;
  });
  return ready;
}

/** A command that runs. */
export interface RunningCommand {
  readonly ended: Promise<Ended>;
  /** Whether it has ended. */
  isOver(): boolean;
  /** Everything on standard output and standard error so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
}

/** Starts `trellis …`; the caller ends it. */
export function command(...args: readonly string[]): RunningCommand {
  const { child, text, ended } = launch(MAIN, args);
  return {
    ended,
    output: () => text.out + text.err,
    isOver: () => child.exitCode !== null || child.signalCode !== null,
    kill: (signal) => void child.kill(signal),
  };
}

/** Runs another program to its end. */
export const program = (file: string, ...args: readonly string[]): Promise<Ended> => launch(file, args).ended;

/** A node in a process of its own. */
export interface NodeProcess {
  readonly url: string;
  readonly pid: number;
  /** Everything on standard output so far. */
  output(): string;
  /** Everything on standard error so far. */
  log(): string;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
  /** Asks the node, without the command line. */
  ask<T>(method: string, ...params: unknown[]): Promise<T>;
}

/** Starts `trellis …` as a node on a free port, and waits until it answers. */
export const startProcess = (...args: readonly string[]): Promise<NodeProcess> => spawnNode(...args).started;

/** A node that may not answer yet. */
export interface StartingNode {
  readonly started: Promise<NodeProcess>;
  /** Sends a signal, started or not, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

/** Starts `trellis …` as a node on a free port. */
export const spawnNode = (...args: readonly string[]): StartingNode => spawnProgram(MAIN, ...args);

/** Starts the command line of a distribution as a node, on a free port if none is given. */
export const spawnProgram = (program: string, ...args: readonly string[]): StartingNode =>
  spawnProgramIn(process.cwd(), program, ...args);

/** The same in a directory. */
export function spawnProgramIn(directory: string, program: string, ...args: readonly string[]): StartingNode {
  // Nodes of tests run side by side: none takes the standard port for peers.
  const alone = args[0] === 'start' && !args.includes('--p2p-port') ? ['--p2p-port', 'off'] : [];
  const port = args.includes('--rpc-port') ? [] : ['--rpc-port', '0'];
  const launched = launch(program, [...args, ...alone, ...port], directory);
  const stop: StartingNode['stop'] = (signal = 'SIGTERM') => {
    launched.child.kill(signal);
    return launched.ended;
  };
  return { started: answering(launched, args[0] === 'dev', stop), stop };
}

async function answering(
  { child, text, ended }: ReturnType<typeof launch>,
  dev: boolean,
  stop: NodeProcess['stop'],
): Promise<NodeProcess> {
  let done = false;
  void ended.then(() => {
    done = true;
  });
  let url: string | undefined;
  while (url === undefined) {
    if (done) throw new Error(`the node ended: ${text.err}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const welcomed = !dev || text.out.includes(' send dev:0 ');
    const started = /node started .*rpc=(\S+)|"rpc":"([^"]+)".*"api started"/.exec(text.err);
    url = welcomed ? (started?.[1] ?? started?.[2]) : undefined;
  }
  const at = url;
  return {
    url: at,
    pid: child.pid!,
    output: () => text.out,
    log: () => text.err,
    stop,
    async ask<T>(method: string, ...params: unknown[]): Promise<T> {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
      const answer = await fetch(at, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { result, error } = (await answer.json()) as { result: T; error?: { message: string } };
      if (error) throw new Error(error.message);
      return result;
    },
  };
}

const directories: string[] = [];

/** A new directory, removed by `cleanUp`. */
export async function newDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'trellis-cli-'));
  directories.push(path);
  return path;
}

/** Ends what still runs and removes the directories: for `test.after`. */
export async function cleanUp(): Promise<void> {
  const left = [...running].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of left) child.kill('SIGKILL');
  // The CPU time of the file includes child processes only after their end.
  await Promise.all(left.map((child) => once(child, 'exit')));
  // A node that was killed may write for a moment yet.
  const patient = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  await Promise.all(directories.splice(0).map((path) => rm(path, patient)));
}
