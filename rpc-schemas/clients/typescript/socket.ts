/** Calls and notifications over one WebSocket, opened on first use. */

import { parseJson } from '../../../runtime/lib/codec/json-scan.js';
import { ClientError } from './errors.js';
import type { Answer, Call, Socket, SocketConstructor, Wire } from './wire.js';

/** One item of a subscription. */
export interface Notice<Item> {
  /** From 1; continues at another node too. */
  readonly seq: number;
  readonly result: Item;
  /** Heights of the first and last block skipped before this item, because they were too old to be sent again. */
  readonly skipped?: { readonly from: number; readonly to: number };
}

interface PendingCall {
  resolve(answer: Answer): void;
  reject(cause: ClientError): void;
}

/** Receiver of a subscription's notifications. */
export interface Listener {
  notify(notice: Notice<unknown>): void;
  /** The connection is lost: no more notifications follow. */
  lost(): void;
}

type Message = Answer & { readonly params?: Notice<unknown> & { readonly subscription: string } };

/** A node reached over a WebSocket. */
export class SocketWire implements Wire {
  readonly #url: string;
  readonly #patience: number;
  readonly #make: SocketConstructor | undefined;
  readonly #pending = new Map<number, PendingCall>();
  readonly #listeners = new Map<string, Listener>();
  /** Subscribing calls, so that notifications are delivered from the moment of their response. */
  readonly #subscribing = new Map<number, Listener>();
  #open: Promise<Socket> | undefined;

  constructor(url: string, patience: number, make: SocketConstructor | undefined) {
    this.#url = url;
    this.#patience = patience;
    this.#make = make;
  }

  async exchange(calls: readonly Call[], batch: boolean, listener?: Listener): Promise<readonly Answer[]> {
    this.#open ??= this.#connect();
    const socket = await this.#open;
    if (listener) for (const { id } of calls) this.#subscribing.set(id, listener);
    const late = setTimeout(() => this.#timeOut(calls), this.#patience);
    try {
      const answers = calls.map(
        ({ id }) => new Promise<Answer>((resolve, reject) => this.#pending.set(id, { resolve, reject })),
      );
      socket.send(JSON.stringify(batch ? calls : calls[0]));
      return await Promise.all(answers);
    } finally {
      clearTimeout(late);
      for (const { id } of calls) {
        this.#pending.delete(id);
        this.#subscribing.delete(id);
      }
    }
  }

  /** Stops delivery for a subscription; false if the connection on which it was made is lost. */
  forget(subscription: string): boolean {
    return this.#listeners.delete(subscription);
  }

  close(): void {
    void this.#open?.then(
      (socket) => socket.close(),
      () => {},
    );
  }

  #connect(): Promise<Socket> {
    const Make = this.#make ?? (globalThis as { WebSocket?: SocketConstructor }).WebSocket;
    if (Make === undefined) {
      throw new ClientError('NoAnswer', 'WebSocket is not available; pass one: connect(url, { WebSocket })');
    }
    return new Promise((resolve, reject) => {
      const socket = new Make(this.#url);
      const lost = (): void => {
        const cause = new ClientError('NoAnswer', `the connection to ${this.#url} was lost`);
        this.#open = undefined;
        reject(cause);
        this.#lose(cause);
      };
      socket.addEventListener('open', () => resolve(socket));
      socket.addEventListener('error', lost);
      socket.addEventListener('close', lost);
      socket.addEventListener('message', ({ data }) => {
        let message: unknown;
        try {
          message = parseJson(String(data));
        } catch {
          // No node sends such data: the connection is closed, as if it was lost.
          socket.close();
          lost();
          return;
        }
        this.#receive(message as Message | readonly Message[]);
      });
    });
  }

  #receive(message: Message | readonly Message[]): void {
    const messages = Array.isArray(message) ? (message as readonly Message[]) : [message as Message];
    for (const { params, ...answer } of messages) {
      if (params) this.#listeners.get(params.subscription)?.notify(params);
      else this.#answered(answer);
    }
  }

  #answered(answer: Answer): void {
    const { id, error, result } = answer;
    if (id === null) {
      // A whole message was rejected and the node cannot say which: all pending calls fail.
      for (const { resolve } of this.#pending.values()) resolve(answer);
      return;
    }
    const listener = this.#subscribing.get(id);
    if (listener && error === undefined) this.#listeners.set(result as string, listener);
    this.#pending.get(id)?.resolve(answer);
  }

  #timeOut(calls: readonly Call[]): void {
    const cause = new ClientError('NoAnswer', `no answer from ${this.#url} within ${this.#patience / 1000} s`);
    for (const { id } of calls) this.#pending.get(id)?.reject(cause);
  }

  #lose(cause: ClientError): void {
    for (const { reject } of this.#pending.values()) reject(cause);
    for (const listener of this.#listeners.values()) listener.lost();
    this.#listeners.clear();
  }
}
