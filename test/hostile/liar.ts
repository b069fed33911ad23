/** A proxy before an honest node that lies to its callers: about answers of methods, and about records of the state. */

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaults } from '../../cli/distribution/default.js';
import { Bundle } from '../../runtime/kernel/chain/bundle.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { decode, encode, type Json } from '../../runtime/lib/codec/type.js';
import { blake3 } from '../../runtime/lib/crypto/hash.js';
import { storeNamed } from '../../runtime/node/light/record.js';
import { defaultModules } from '../golden/distribution.js';

export type Row = Record<string, Json>;
/** Changes the answer to a method. */
export type Lie = (method: string, result: Row, params: readonly Json[]) => Row;

export const set = await defaultModules();
export const text = textForms(defaults, set.operations);
export const THIEF_ID = '66'.repeat(32);
export const THIEF = text.address(THIEF_ID as never);

export const honest: Lie = (_, result) => result;

/** Lies to callers as it is told, and remembers what they asked for. */
export class Liar {
  readonly url: string;
  lie: Lie = honest;
  asked: string[] = [];
  readonly #close: () => void;

  private constructor(url: string, close: () => void) {
    this.url = url;
    this.#close = close;
  }

  /** A liar before the node at a URL. */
  static async before(node: string): Promise<Liar> {
    const proxy = createServer((request, response) => {
      void (async () => {
        let body = '';
        for await (const chunk of request) body += String(chunk);
        const { method, params } = JSON.parse(body) as { method: string; params: readonly Json[] };
        liar.asked.push(method);
        const headers = { 'content-type': 'application/json' };
        const answer = (await (await fetch(node, { method: 'POST', headers, body })).json()) as { result?: Row };
        response.end(
          JSON.stringify(answer.result ? { ...answer, result: liar.lie(method, answer.result, params) } : answer),
        );
      })();
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const liar = new Liar(url, () => proxy.close());
    return liar;
  }

  /** Tells this lie from now on. */
  begin(lie: Lie): void {
    this.lie = lie;
    this.asked = [];
  }

  /** Whether a signed bundle came since. */
  get gotBundle(): boolean {
    return this.asked.includes('chain_submitBundle');
  }

  close(): void {
    this.#close();
  }
}

/** The answer of one method with other fields. */
export const says =
  (which: string, fields: Row): Lie =>
  (method, result) =>
    method === which ? { ...result, ...fields } : result;

/** The bundle of an answer, changed, with the hash that it then has. */
export const rewritten =
  (change: (bundle: Bundle) => object): Lie =>
  (method, result) => {
    if (method !== 'chain_prepareBundle') return result;
    const bundle = decode(Bundle, fromHex(String(result.unsigned_bundle_hex)), set.operations);
    return prepared(result, encode(Bundle, { ...bundle, ...change(bundle) } as Bundle, set.operations));
  };

export const prepared = (result: Row, bytes: Uint8Array): Row => ({
  ...result,
  unsigned_bundle_hex: toHex(bytes),
  signing_hash: `0x${toHex(blake3(bytes))}`,
});

/** Another operation instead of the one that was asked for. */
export const instead = (...json: object[]): Lie =>
  rewritten(() => ({ operations: json.map((one) => decodeJson(one as Json)) }));
const decodeJson = (json: Json) => Bundle.fromJson({ ...EMPTY, operations: [json] }, text).operations[0]!;
const EMPTY = {
  ...{ version: 1, chain_id: 1, from: THIEF, nonce: 0, gas_limit: 0, gas_price: 0, valid_until: 0, memo: '' },
};

/** Records of a store (`names.names`), read out otherwise than they are; those that it leaves undefined as they are. */
export function recordsOf<R>(name: string, change: (record: R) => R | undefined): Lie {
  const { module, def } = storeNamed(set, name);
  const start = `${module.toString(16).padStart(4, '0')}${def.slot.toString(16).padStart(2, '0')}`;
  const changed = (key: string, value: Json): Json => {
    if (typeof value !== 'string' || !key.startsWith(start)) return value;
    const record = change(decode(def.value, fromHex(value), set.operations) as R);
    return record === undefined ? value : toHex(encode(def.value, record, set.operations));
  };
  return (method, result, params) => {
    if (method !== 'chain_readState') return result;
    const keys = params[0] as readonly string[];
    const records = (result.records as Json[]).map((value, i) => changed(keys[i]!, value));
    const found = result.ranges as unknown as { entries: { key: string; value: string }[]; complete: boolean }[];
    const ranges = found.map(({ entries, complete }) => ({
      entries: entries.map(({ key, value }) => ({ key, value: changed(key, value) })),
      complete,
    }));
    return { ...result, records, ranges } as unknown as Row;
  };
}
