/** A NATS server of a test, with JetStream, on a free port; its stream survives that it is killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { portsFrom } from '../../ports.js';
import { program } from '../../programs.js';
import { until } from '../../until.js';

export class NatsServer {
  readonly port: number;
  readonly #directory: string;
  #process: ChildProcess | undefined;
  #said = '';

  readonly #settings: string;

  private constructor(port: number, directory: string, settings: string) {
    this.port = port;
    this.#directory = directory;
    this.#settings = settings;
  }

  /** `settings` are lines of its configuration. */
  static async start(settings = ''): Promise<NatsServer> {
    const server = new NatsServer(await portsFrom(), await mkdtemp(join(tmpdir(), 'nats-')), settings);
    await server.up();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  /** Starts it, again where it was down. */
  async up(): Promise<void> {
    const file = join(this.#directory, 'nats.conf');
    await writeFile(file, this.#settings);
    const args = ['-c', file, '-a', '127.0.0.1', '-p', `${this.port}`, '-js', '-sd', this.#directory];
    const child = spawn(program('nats-server'), args, { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (chunk: Buffer) => {
      this.#said = (this.#said + chunk.toString()).slice(-4_000);
    });
    this.#process = child;
    const answers = async () => {
      const connection = await connect({ servers: this.url, reconnect: false });
      try {
        await (await jetstreamManager(connection)).getAccountInfo();
      } finally {
        await connection.close();
      }
    };
    await until(
      () =>
        answers().then(
          () => true,
          () => false,
        ),
      () => `NATS: ${this.#said}`,
    );
  }

  /** Stops it where it stands, or has it go on: it answers nothing meanwhile, and its connections stay. */
  freeze(frozen: boolean): void {
    this.#process!.kill(frozen ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Kills it. */
  async down(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = undefined;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await this.down();
    await rm(this.#directory, { recursive: true, force: true });
  }
}
