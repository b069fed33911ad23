/** A client of one node: typed calls, batches and subscriptions. */

import { fromHex } from '../../../runtime/lib/codec/ids.js';
import type { Json, TextForms } from '../../../runtime/lib/codec/type.js';
import { chain as defaultChain } from '../../client/chain.js';
import type { Hash, Methods, Streams } from '../../client/methods.js';
import { Account } from './account.js';
import { ClientError, NodeError } from './errors.js';
import { type ChainForms, contentHash, formsOf } from './forms.js';
import { httpWire } from './http.js';
import type { SigningKey } from './keys.js';
import { accountIn, paramsWithoutNames, type Resolved } from './names.js';
import { type ProofAnswer, type Proven, proven } from './proven.js';
import { type Notice, SocketWire } from './socket.js';
import { type StoreForm, storedKey, storedValue } from './stored.js';
import { Stream, type StreamWire } from './stream.js';
import type { Answer, Call, SocketConstructor, Wire } from './wire.js';

/** Methods that a client knows: those of the default distribution, or custom ones. */
export type MethodTable<Table> = { readonly [Name in keyof Table]: { params: readonly unknown[]; result: unknown } };

type NodeInfo = Methods['chain_nodeInfo']['result'];
type Named<Table> = Extract<keyof Table, string>;
type Params<Table extends MethodTable<Table>, Name extends keyof Table> = Readonly<Table[Name]['params']>;
type Result<Table extends MethodTable<Table>, Name extends keyof Table> = Table[Name]['result'];
type Calls<Table extends MethodTable<Table>> = readonly {
  [Name in Named<Table>]: readonly [method: Name, params: Params<Table, Name>];
}[Named<Table>][];

/** Responses to a batch, each a result or the error of that call. */
export type BatchAnswers<Table extends MethodTable<Table>, All extends readonly unknown[]> = {
  -readonly [Index in keyof All]: All[Index] extends readonly [infer Name extends keyof Table, unknown]
    ? Result<Table, Name> | NodeError
    : never;
};

/** Options of a client. */
export interface ClientOptions {
  /** The chain for which bundles are signed; default the first one that the node names. */
  readonly chainId?: number;
  /** Prefixes and operations of the chain if they differ from the default distribution, as written by `docs build`. */
  readonly chain?: ChainForms;
  /** Time limit of a response in milliseconds; default 30,000. */
  readonly patience?: number;
  /** WebSocket constructor if none is built in (Node 20): that of the package ws. */
  readonly WebSocket?: SocketConstructor;
}

const PATIENCE_MS = 30_000;

/** Creates a client for the node at an http, https, ws or wss URL. Nothing is sent before the first call. */
export function connect<Table extends MethodTable<Table> = Methods>(
  url: string,
  options: ClientOptions = {},
): Client<Table> {
  return new Client<Table>(url, options);
}

/** Returned by `connect`. */
export class Client<Table extends MethodTable<Table> = Methods> {
  readonly options: ClientOptions;
  readonly #wire: Wire;
  readonly #socket: SocketWire;
  readonly #streams = new Set<Stream<unknown>>();
  readonly #streaming: StreamWire;
  #id = 0;
  #forms: TextForms | undefined;
  #chainId: number | undefined;
  #least = 0;

  constructor(url: string, options: ClientOptions) {
    if (!/^(http|ws)s?:\/\//.test(url)) throw new RangeError(`${url} is not an http, https, ws or wss URL`);
    const patience = options.patience ?? PATIENCE_MS;
    this.options = options;
    this.#chainId = options.chainId;
    this.#socket = new SocketWire(url.replace(/^http/, 'ws'), patience, options.WebSocket);
    this.#wire = url.startsWith('ws') ? this.#socket : httpWire(url, patience);
    this.#streaming = this.#streamsOver(this.#socket, patience);
  }

  /**
   * Calls a method of the table. Names (`bob.trl`) are accepted wherever the method takes an address, and are resolved
   * first. Rejects with NodeError if the node returns an error, with ClientError if no node responds or nobody holds
   * the name.
   */
  async call<Name extends Named<Table>>(
    method: Name,
    ...[params]: [] extends Table[Name]['params'] ? [params?: Params<Table, Name>] : [params: Params<Table, Name>]
  ): Promise<Result<Table, Name>> {
    return this.ask<Result<Table, Name>>(method, await this.#withoutNames(method, params ?? []));
  }

  /**
   * From now on every response reflects at least this block, whichever node sends it: a node that is behind waits a few
   * seconds for the block, or fails with 1015. For callers that read their own writes through a load balancer.
   */
  seen(height: number): void {
    this.#least = Math.max(this.#least, height);
  }

  /**
   * Calls any method, with parameters by position or by name, without checks: for modules that the table does not know.
   */
  async ask<Answered = unknown>(method: string, params: readonly unknown[] | object = []): Promise<Answered> {
    const [answer] = await this.#wire.exchange([this.#request(method, params)], false);
    return resultOf(answer!) as Answered;
  }

  /**
   * Calls several methods in one message, after resolving the names in them. One failed call does not stop the others:
   * its response is a NodeError.
   */
  async batch<const All extends Calls<Table>>(calls: All): Promise<BatchAnswers<Table, All>> {
    const requests: Call[] = [];
    const known = new Map<string, string>();
    for (const [method, params] of calls) {
      requests.push(this.#request(method, await this.#withoutNames(method, params, known)));
    }
    const answers = requests.length === 0 ? [] : await this.#wire.exchange(requests, true);
    return answers.map(({ error, result }) => (error ? new NodeError(error) : result)) as BatchAnswers<Table, All>;
  }

  /**
   * Items of a subscription, from when the loop starts; leaving the loop ends the subscription. After a lost connection
   * it resumes after the last item as soon as a node responds at the URL. The loop throws ClientError NoAnswer if none
   * does within `patience`, or after `close`.
   */
  async *subscribe<Kind extends keyof Streams>(
    kind: Kind,
    filter?: Kind extends 'logs' ? Readonly<Methods['chain_subscribe_logs']['params']>[0] : undefined,
  ): AsyncGenerator<Notice<Streams[Kind]>, void, void> {
    const given = filter ? await this.#withoutNames(`chain_subscribe_${kind}`, { filter }) : {};
    const stream = new Stream<Streams[Kind]>(this.#streaming, kind, given);
    this.#streams.add(stream);
    try {
      yield* stream.read();
    } finally {
      this.#streams.delete(stream);
    }
  }

  /**
   * An account that signs locally with an Ed25519 secret (32 bytes or their hex), or with a key of
   * `trellis/client/post-quantum`. Pass `address`, or a name, if it differs from the key's own address.
   */
  account(key: Uint8Array | string | SigningKey, address?: string): Account {
    return new Account(this, key, address);
  }

  /**
   * The current address of a name (`alice.trl`) in native form, according to the node. For repeated payments store the
   * address, not the name. Rejects with ClientError NoSuchName if nobody holds the name.
   */
  async resolve(name: string): Promise<string> {
    const answer = await this.ask<Resolved | null>('chain_resolveName', [name]);
    const account = accountIn(name, answer, this.forms);
    if (account === undefined) throw new ClientError('NoSuchName', `no account has the name ${name}`);
    return this.forms.address(account);
  }

  /**
   * A state record by its key (hex), accepted only with a proof. `stateRoot` returns the root at a height from a
   * trusted source, such as a light node's chain_getSignedHeader; default the root in this node's own block.
   */
  async record(key: string, stateRoot?: (height: number) => Promise<Hash>): Promise<Proven> {
    const answer = await this.ask<ProofAnswer>('chain_getProof', [key]);
    const rootOf = stateRoot ?? ((height: number) => this.#stateRoot(height));
    const text = await rootOf(answer.height);
    const root = this.forms.parseHash(text);
    if (root === undefined) throw new ClientError('NotProven', `${text} is not a state root`);
    return proven(key, answer, fromHex(root));
  }

  /**
   * Like `record`, for a record by its store, one of `trellis/client/stores`, and the parts of its key in JSON:
   * `node.stored(stores['anchor.anchors'], ['acme', 'contract'])`. Returns the record in JSON.
   */
  async stored<Value = Json>(
    store: StoreForm,
    key: readonly Json[],
    stateRoot?: (height: number) => Promise<Hash>,
  ): Promise<{ readonly height: number; readonly value: Value | null }> {
    const { height, value } = await this.record(storedKey(store, key, this.forms), stateRoot);
    return { height, value: value && (storedValue(store, value, this.forms) as Value) };
  }

  /** Text forms of the chain's ids and operations, known locally and independent of the node. */
  get forms(): TextForms {
    this.#forms ??= formsOf(this.chain);
    return this.#forms;
  }

  /**
   * The content hash to which a vote, an approval or a run commits (`VoteProposalContent`, `RunProgram`), computed here
   * from the displayed record: if a node displayed other content, the operation is rejected.
   */
  contentHash(operation: string, record: object): string {
    return contentHash(this.chain, this.forms, operation, record);
  }

  /**
   * The id of the chain, and the height of the node. Rejects with ClientError OtherChain if the node is on another
   * chain.
   */
  async identify(): Promise<{ readonly chainId: number; readonly height: number }> {
    const { chain_id, height } = await this.#identified(this.#wire);
    return { chainId: chain_id, height };
  }

  async #identified(wire: Wire): Promise<NodeInfo> {
    const [answer] = await wire.exchange([this.#request('chain_nodeInfo', [])], false);
    const info = resultOf(answer!) as NodeInfo;
    const { chain_id, address_prefix, decimals } = info;
    const own = this.chain;
    const advice = 'connect with the forms of its chain: connect(url, { chain })';
    if (address_prefix !== own.addressPrefix) {
      throw new ClientError(
        'OtherChain',
        `its addresses begin with ${address_prefix}, not ${own.addressPrefix}; ${advice}`,
      );
    }
    if (decimals !== own.decimals) {
      throw new ClientError('OtherChain', `its token has ${decimals} decimals, not ${own.decimals}; ${advice}`);
    }
    this.#chainId ??= chain_id;
    if (chain_id !== this.#chainId) {
      throw new ClientError('OtherChain', `the node is on chain ${chain_id}, not ${this.#chainId}`);
    }
    return info;
  }

  /** Prefixes, native token and operations of the chain, known locally and independent of the node. */
  get chain(): ChainForms {
    return this.options.chain ?? (defaultChain as ChainForms);
  }

  /** Closes the connection, if there is one, and all subscriptions. */
  close(): void {
    const cause = new ClientError('NoAnswer', 'the client was closed');
    for (const stream of this.#streams) stream.close(cause);
    this.#wire.close();
    this.#socket.close();
  }

  async #stateRoot(height: number): Promise<Hash> {
    const block = await this.ask<{ stateRoot: Hash } | null>('chain_getBlockByHeight', [height]);
    if (block === null) throw new ClientError('NotProven', `the node has no block ${height}`);
    return block.stateRoot;
  }

  #streamsOver(socket: SocketWire, patience: number): StreamWire {
    return {
      patience,
      identify: () => this.#identified(socket),
      subscribe: async (kind, params, least, listener) => {
        const call = this.#request(`chain_subscribe_${kind}`, params, least);
        const [answer] = await socket.exchange([call], false, listener);
        return resultOf(answer!) as string;
      },
      unsubscribe: async (kind, id) => {
        if (!socket.forget(id)) return;
        // If the connection is lost meanwhile, the subscription has ended as well.
        await socket.exchange([this.#request(`chain_unsubscribe_${kind}`, [id])], false).catch(() => {});
      },
    };
  }

  /** Parameters with names replaced by addresses; `known` caches resolved names. */
  #withoutNames(method: string, params: readonly unknown[] | object, known = new Map<string, string>()) {
    const paths = this.chain.addresses;
    return paramsWithoutNames(params, paths[method] ?? {}, this.forms, async (name) => {
      const address = known.get(name) ?? (await this.resolve(name));
      known.set(name, address);
      return address;
    });
  }

  #request(method: string, params: readonly unknown[] | object, seen = 0): Call {
    this.#id += 1;
    const least = Math.max(this.#least, seen);
    return { jsonrpc: '2.0', id: this.#id, method, params, ...(least > 0 ? { min_height: least } : {}) };
  }
}

function resultOf({ error, result }: Answer): unknown {
  if (error) throw new NodeError(error);
  return result;
}
