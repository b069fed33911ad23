/** What tests of running nodes share: raw answers, signed bundles, a live WebSocket, and the third-party module. */

import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { addressOf, devSecret } from '../../cli/keys/keys.js';
import { bundleHash, type Envelope, type Signature, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { type Address, fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import type { Shape, Values } from '../../runtime/lib/codec/type.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { newDirectory } from '../cli/program.js';

export const DEV_CHAIN = 1_618_031;

/** The error of a JSON-RPC answer. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly data: {
    readonly name: string;
    readonly module: string;
    readonly details: Record<string, unknown>;
    readonly retryable: boolean;
    readonly op_index?: number;
  };
}

/** What tests read of a receipt. */
export interface Receipt {
  readonly bundle_hash: string;
  readonly block_height: number;
  readonly block_hash: string;
  readonly nonce: number;
  readonly from: string;
  readonly status: string;
  readonly gas_used: number;
  readonly gas_price: number;
  readonly events: readonly {
    readonly module: string;
    readonly name: string;
    readonly data: Record<string, unknown>;
  }[];
}

/** What a write method answers. */
export interface Written {
  readonly bundle_hash: string;
  readonly status: string;
  readonly nonce: number;
  readonly created: Record<string, unknown> | null;
  readonly receipt: Receipt | null;
}

type Answer<T> = { readonly result: T; readonly error?: undefined } | { readonly error: Refusal };

/** Posts a body as it is. */
export async function post<T = unknown>(url: string, body: string | Uint8Array): Promise<{ status: number; json: T }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  return { status: answer.status, json: (await answer.json()) as T };
}

/** The answer to one call, whatever it is. */
export async function answerOf<T>(url: string, method: string, ...params: unknown[]): Promise<Answer<T>> {
  return (await post<Answer<T>>(url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))).json;
}

/** The error that a call meets. */
export async function refusalOf(url: string, method: string, ...params: unknown[]): Promise<Refusal> {
  const answer = await answerOf(url, method, ...params);
  if (answer.error) return answer.error;
  throw new Error(`${method} succeeded: ${JSON.stringify(answer.result)}`);
}

/** The operations of the default chain, and of modules from outside. */
export async function operationsOf(...outside: string[]): Promise<OperationTable> {
  return (await loadDistribution(runtimeOf(defaults), outside)).operations;
}

/** What a bundle may have instead of the usual. */
export interface Terms {
  readonly chainId?: number;
  readonly gasLimit?: number;
  readonly gasPrice?: number;
  readonly validUntil?: number;
  readonly signatures?: (digest: Uint8Array) => readonly Signature[];
}

/** An account of the dev chain that signs by itself. */
export class Wallet {
  readonly signer: Signer;
  readonly address: Address;
  readonly #operations: OperationTable;

  constructor(index: number, operations: OperationTable) {
    this.signer = signerOf(KeyType.Ed25519, devSecret(index));
    this.address = addressOf(this.signer);
    this.#operations = operations;
  }

  /** The address as calls take it. */
  get hex(): string {
    return `0x${this.address}`;
  }

  signature(digest: Uint8Array): Signature {
    const { keyType, publicKey } = this.signer;
    return { key_type: keyType, public_key: publicKey, signature: this.signer.sign(digest) };
  }

  /** A signed bundle of one operation. */
  bundle(nonce: number, name: string, params: object, terms: Terms = {}): Envelope {
    const type = this.#operations.byName.get(name)!;
    const bundle = {
      version: 1,
      chain_id: terms.chainId ?? DEV_CHAIN,
      from: this.address,
      nonce,
      gas_limit: terms.gasLimit ?? 100_000,
      gas_price: terms.gasPrice ?? 10,
      valid_until: terms.validUntil ?? 0,
      memo: '',
      operations: [{ type, params: params as Values<Shape> }],
    };
    const digest = fromHex(bundleHash(bundle, this.#operations));
    const signatures = terms.signatures ?? (() => [this.signature(digest)]);
    return sealEnvelope(bundle, signatures(digest), this.#operations);
  }

  /** A signed transfer of raw native units. */
  transfer(nonce: number, to: Address, amount: bigint, terms?: Terms): Envelope {
    return this.bundle(nonce, 'Transfer', { to, token_symbol: 'TRL', amount, memo: null }, terms);
  }
}

/** A bundle as chain_submitBundle takes it. */
export const hexOf = ({ bytes }: Envelope): string => `0x${toHex(bytes)}`;

/** A notification of a subscription. */
export interface Notification {
  readonly subscription: string;
  readonly kind: string;
  readonly seq: number;
  readonly result: Record<string, unknown>;
}

/** A WebSocket to a node that keeps what it is told. */
export class Listener {
  readonly heard: Notification[] = [];
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer<never>) => void>();
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    // The node may be killed meanwhile: what was heard until then counts.
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as { id?: number; params: Notification };
      if (message.id === undefined) this.heard.push(message.params);
      else this.#answers.get(message.id)?.(message as never);
    });
  }

  static async open(url: string): Promise<Listener> {
    const socket = new WebSocket(url.replace('http', 'ws'));
    const listener = new Listener(socket);
    await once(socket, 'open');
    return listener;
  }

  call<T>(method: string, ...params: unknown[]): Promise<Answer<T>> {
    const id = ++this.#calls;
    const answered = new Promise<Answer<T>>((resolve) => this.#answers.set(id, resolve));
    this.#socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return answered;
  }

  /** Subscribes and returns the id. */
  async subscribe(kind: string, ...filter: unknown[]): Promise<string> {
    const answer = await this.call<string>(`chain_subscribe_${kind}`, ...filter);
    if (answer.error) throw new Error(answer.error.message);
    return answer.result;
  }

  /** What a subscription was told so far. */
  of(id: string): Notification[] {
    return this.heard.filter(({ subscription }) => subscription === id);
  }

  close(): void {
    this.#socket.terminate();
  }
}

/** The source of the third-party module of the tests. */
const LOYALTY = fileURLToPath(new URL('../../../test/fixtures/loyalty.js', import.meta.url));

/** A copy of the third-party module outside the tree, as its author would have it. */
export async function loyaltyModule(): Promise<string> {
  const path = join(await newDirectory(), 'loyalty.mjs');
  await copyFile(LOYALTY, path);
  return path;
}
