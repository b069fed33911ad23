/** A connection to PostgreSQL that never hangs: what makes no progress is given up, and its transaction with it. */

import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoted } from './names.js';
import type { Table } from './tables.js';

/** How long a statement, or a COPY of one range, may take; and how long others wait for one of ours. Milliseconds. */
const STALL_MS = 120_000;
/** The same of what goes through a whole table, which may be large: an index that is made, holders that are made anew. */
export const LONG_MS = 6 * 3_600_000;
/** How long one transaction waits for another one. */
export const LOCK_MS = STALL_MS / 2;
const CONNECT_MS = 10_000;

/** For who looks at a server that several write to. */
const APPLICATION = 'trellis';

export class Session {
  readonly #client: pg.Client;
  readonly #socket: Socket;
  /** What the connection died of, where nothing waited for it. */
  #lost: Error | undefined;
  #giveUp: ((cause: Error) => void) | undefined;

  private constructor(client: pg.Client, socket: Socket) {
    this.#client = client;
    this.#socket = socket;
    client.on('error', (cause) => this.#lose(cause));
    socket.on('close', () => this.#lose(new Error('the connection was lost')));
  }

  /** Throws where the server cannot be reached or refuses. */
  static async open(url: string): Promise<Session> {
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: url,
      application_name: APPLICATION,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      stream: () => socket,
    });
    const session = new Session(client, socket);
    try {
      await session.#withinTime(client.connect());
      await session.query(
        `SET standard_conforming_strings = on; SET client_encoding = 'UTF8'; SET bytea_output = 'hex';
         SET lock_timeout = ${LOCK_MS}; SET idle_in_transaction_session_timeout = ${STALL_MS}`,
      );
      return session;
    } catch (cause) {
      session.close();
      throw cause;
    }
  }

  /** `patience`: how long it may take, milliseconds. */
  async query(
    statement: string,
    values?: readonly unknown[],
    patience?: number,
  ): Promise<readonly Record<string, unknown>[]> {
    if (this.#lost) throw this.#lost;
    const { rows } = await this.#withinTime(this.#client.query(statement, values as unknown[]), patience);
    return (rows ?? []) as Record<string, unknown>[];
  }

  /** Writes lines of COPY into a table. */
  async copy(table: string, columns: Table['columns'], lines: readonly Uint8Array[]): Promise<void> {
    if (this.#lost) throw this.#lost;
    const into = this.#client.query(
      copyFrom(`COPY ${table} (${columns.map(({ name }) => quoted(name)).join()}) FROM STDIN`),
    );
    await this.#withinTime(pipeline(Readable.from(lines), into));
  }

  /** All of the work, or nothing of it. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    await this.query('BEGIN');
    try {
      const result = await work();
      await this.query('COMMIT');
      return result;
    } catch (cause) {
      if (!this.#lost) await this.query('ROLLBACK').catch(() => {});
      throw cause;
    }
  }

  /** At once: what is under way is undone by the server. */
  close(): void {
    this.#lose(new Error('the connection was closed'));
  }

  /** One piece of work at a time. */
  async #withinTime<T>(work: Promise<T>, patience = STALL_MS): Promise<T> {
    let late: NodeJS.Timeout | undefined;
    const given = new Promise<never>((_, reject) => {
      this.#giveUp = reject;
      late = setTimeout(() => this.#lose(new Error(`no answer within ${patience / 1_000} s`)), patience);
    });
    try {
      return await Promise.race([work, given]);
    } finally {
      clearTimeout(late);
      this.#giveUp = undefined;
    }
  }

  /** A driver that waits for an answer learns of the end of its connection, but not in each state: so we tell it. */
  #lose(cause: Error): void {
    this.#lost ??= cause;
    this.#socket.destroy();
    this.#giveUp?.(this.#lost);
  }
}
