/**
 * A connection to PostgreSQL that never hangs: an operation without progress is aborted together with its transaction.
 */

import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { quoted } from './names.js';
import type { Table } from './tables.js';

/**
 * Timeout of a statement or of the COPY of one range, and limit of the time that others wait for our transaction.
 * Milliseconds.
 */
const STALL_MS = 120_000;
/** Timeout of statements that process a whole table, such as creating an index or rebuilding the holders. */
export const LONG_MS = 6 * 3_600_000;
/** Maximum time that a transaction waits for another one. */
export const LOCK_MS = STALL_MS / 2;
const CONNECT_MS = 10_000;

/** Application name, for administrators of a server with several clients. */
const APPLICATION = 'trellis';

export class Session {
  readonly #client: pg.Client;
  readonly #socket: Socket;
  /** Why the connection was lost, for the next caller. */
  #lost: Error | undefined;
  #giveUp: ((cause: Error) => void) | undefined;

  private constructor(client: pg.Client, socket: Socket) {
    this.#client = client;
    this.#socket = socket;
    client.on('error', (cause) => this.#lose(cause));
    socket.on('close', () => this.#lose(new Error('the connection was lost')));
  }

  /** Throws if the server is unreachable or rejects the connection. */
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

  /** `patience`: timeout in milliseconds. */
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

  /** Commits all of the work or nothing. */
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

  /** Closes immediately; the server rolls back an open transaction. */
  close(): void {
    this.#lose(new Error('the connection was closed'));
  }

  /** Limits the time of an operation; only one may run at a time. */
  async #withinTime<T>(work: Promise<T>, patience = STALL_MS): Promise<T> {
    let late: NodeJS.Timeout | undefined;
    const given = new Promise<never>((_, reject) => {
      this.#giveUp = reject;
      late = setTimeout(() => this.#lose(new Error(`no response within ${patience / 1_000} s`)), patience);
    });
    try {
      return await Promise.race([work, given]);
    } finally {
      clearTimeout(late);
      this.#giveUp = undefined;
    }
  }

  /** The driver does not notice a lost connection in every state, so a waiting operation is rejected explicitly. */
  #lose(cause: Error): void {
    this.#lost ??= cause;
    this.#socket.destroy();
    this.#giveUp?.(this.#lost);
  }
}
