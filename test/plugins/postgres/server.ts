/** A PostgreSQL server of a test: on a free port, as a user that it accepts, with as much patience for a crash as its files need. */

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { portsFrom } from '../../ports.js';
import { program } from '../../programs.js';
import { until } from '../../until.js';

const run = promisify(execFile);

/** Whose process it is: this one's, where nothing is told. */
interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
async function accepted(): Promise<User> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (of) => Number((await run('id', [of, 'postgres'])).stdout)),
  );
  return { uid: uid!, gid: gid! };
}

/** A directory for whoever the server runs as. */
async function directoryOf({ uid, gid }: User): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'postgres-'));
  if (uid !== undefined) await chown(directory, uid, gid!);
  return directory;
}

let fresh: Promise<string> | undefined;

/** An empty database, which takes seconds to make: made once for all servers of a file of tests, who copy it. */
function emptyDatabase(bin: string, user: User): Promise<string> {
  fresh ??= directoryOf(user).then(async (directory) => {
    process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
    const data = join(directory, 'data');
    const plain = ['--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'];
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', ...plain], {
      ...user,
      cwd: directory,
    });
    return data;
  });
  return fresh;
}

/** What is set for a test, `name=value`. */
type Settings = readonly string[];

export class PostgresServer {
  readonly port: number;
  readonly directory: string;
  readonly #program: string;
  /** Whose process and files it is. */
  readonly user: User;
  /** Connections of the test itself: each is a process of the server. */
  readonly #asking: pg.Pool;
  #process: ChildProcess | undefined;
  #said = '';

  private constructor(port: number, directory: string, program: string, user: User) {
    this.port = port;
    this.directory = directory;
    this.#program = program;
    this.user = user;
    this.#asking = new pg.Pool({ connectionString: this.url, connectionTimeoutMillis: 5_000 });
    // Those that wait are cut when it goes down.
    this.#asking.on('error', () => {});
  }

  static async start(settings: Settings = []): Promise<PostgresServer> {
    const [bin, user] = [dirname(await realpath(program('initdb'))), await accepted()];
    const directory = await directoryOf(user);
    const server = new PostgresServer(await portsFrom(), directory, join(bin, 'postgres'), user);
    await run('cp', ['-a', await emptyDatabase(bin, user), join(directory, 'data')], user);
    await server.up(settings);
    return server;
  }

  /** Of its first process; those that it starts take over what it is allowed. */
  get pid(): number {
    return this.#process!.pid!;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Starts it, again where it was down. */
  async up(settings: Settings = []): Promise<void> {
    const standard = [`port=${this.port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const args = [...standard, ...settings].flatMap((setting) => ['-c', setting]);
    const child = spawn(this.#program, ['-D', join(this.directory, 'data'), ...args], {
      ...this.user,
      cwd: this.directory,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-4_000);
    });
    this.#process = child;
    await until(
      () =>
        this.ask('SELECT 1').then(
          () => true,
          () => false,
        ),
      () => `PostgreSQL: ${this.#said}`,
    );
  }

  /** Ends it: at once by SIGKILL, its postmaster with all that it started; in order by SIGINT. */
  async down(signal: 'SIGKILL' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    this.#process = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGCONT');
    // Of a postmaster that is killed the others learn by themselves, within moments; SIGQUIT has them end without any order.
    child.kill(signal === 'SIGKILL' ? 'SIGQUIT' : signal);
    await ended;
  }

  /** Waits for the end of its first process, which somebody brings about. */
  async killed(kill: () => void): Promise<void> {
    const child = this.#process!;
    this.#process = undefined;
    const ended = once(child, 'exit');
    kill();
    await ended;
  }

  /** Stops it where it stands, or has it go on: it answers nothing meanwhile, and its connections stay. */
  async freeze(frozen: boolean): Promise<void> {
    const signal = frozen ? 'SIGSTOP' : 'SIGCONT';
    const { stdout } = await run('ps', ['-o', 'pid=', '--ppid', `${this.#process!.pid}`]);
    for (const pid of [this.#process!.pid!, ...stdout.trim().split(/\s+/).map(Number)]) {
      try {
        process.kill(pid, signal);
      } catch {
        // A worker that had ended.
      }
    }
  }

  /** The rows of one query. */
  async ask<Row = Record<string, unknown>>(statement: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.#asking.query(statement, values as unknown[])).rows as Row[];
  }

  /** A number that one query gives. */
  async count(statement: string): Promise<number> {
    const [row] = await this.ask<{ n: string }>(`SELECT (${statement}) AS n`);
    return Number(row!.n);
  }

  async close(): Promise<void> {
    await this.down('SIGKILL');
    await this.#asking.end();
    await rm(this.directory, { recursive: true, force: true });
  }
}
