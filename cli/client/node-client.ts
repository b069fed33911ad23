/** JSON-RPC client of a node. (node:http loads in a tenth of the time that fetch takes.) */

import type { IncomingMessage } from 'node:http';
import type { Flags } from '../command-line/command.js';
import { NODE } from '../command-line/flags.js';
import { MAX_ANSWER_BYTES, parseJson } from '../runtime/client.js';
import type { Details, Json, JsonSchema } from '../runtime/common.js';
import { NODE_ERROR, NodeProblem, Problem } from '../terminal/command-error.js';

/** A method in the node's OpenRPC document. */
export interface MethodDocument {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly required?: boolean; readonly schema: JsonSchema }[];
  readonly result: { readonly schema: JsonSchema };
}

export interface ApiDocument {
  readonly methods: readonly MethodDocument[];
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

type ErrorAnswer = { code: number; message: string; data?: ConstructorParameters<typeof NodeProblem>[2] };

const TIMEOUT_MS = 30_000;

export class NodeClient {
  readonly url: string;
  readonly #target: URL;
  #document: Promise<ApiDocument> | undefined;
  /** Formats an error of the node for people; undefined to report it as it is. */
  explain: ((details: Details) => Promise<Details>) | undefined;

  /** The node given by the flag `--node`, or the one on this machine. */
  constructor(flags: Pick<Flags, 'text'>) {
    const given = flags.text(NODE.name) ?? NODE.standard!;
    this.url = given.includes('://') ? given : `http://${given}`;
    if (!URL.canParse(this.url) || !/^https?:/.test(this.url)) {
      throw new Problem(`--node ${given}: must be the RPC address of a node, like ${NODE.standard}`);
    }
    this.#target = new URL(this.url);
  }

  /** The result of a method. Throws NodeProblem for an error of the node, and Problem if no node responds. */
  async call<T = Json>(method: string, params: readonly unknown[] | object = []): Promise<T> {
    const text = await this.#post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    let answer: { result?: T; error?: ErrorAnswer };
    try {
      answer = parseJson(text) as unknown as typeof answer;
    } catch {
      throw new Problem(`the server at ${this.url} is not a node: ${text.slice(0, 80)}`, NODE_ERROR);
    }
    const { error } = answer;
    if (error) {
      const details = error.data?.details ?? {};
      const shown = this.explain ? await this.explain(details) : details;
      throw new NodeProblem(error.code, error.message, { ...error.data, details: shown });
    }
    return answer.result as T;
  }

  /** The OpenRPC document of the node. */
  describe(): Promise<ApiDocument> {
    this.#document ??= this.call<ApiDocument>('rpc.discover');
    return this.#document;
  }

  async #post(body: string): Promise<string> {
    const { request } = this.#target.protocol === 'https:' ? await import('node:https') : await import('node:http');
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const sent = request(this.#target, { method: 'POST', headers, timeout: TIMEOUT_MS }, resolve);
        sent.on('timeout', () => sent.destroy(new Error(`no response within ${TIMEOUT_MS / 1000} s`)));
        sent.on('error', reject).end(body);
      });
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) {
        text += chunk;
        if (text.length > MAX_ANSWER_BYTES) throw new Error(`the response is longer than ${MAX_ANSWER_BYTES} bytes`);
      }
      return text;
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      const reason = message === '' ? code : message;
      throw new Problem(
        `no node responds at ${this.url} (${reason}); start one, or select another with --node URL`,
        NODE_ERROR,
      );
    }
  }
}
