/** Static files, compressed once and served under content-based names. */

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RouteAnswer, RouteRequest } from '../../runtime/plugin.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A file in each encoding that browsers accept. */
export class Packed {
  readonly #type: string;
  readonly #bytes: Buffer;
  readonly #cache: string;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  /** `lasting`: the file's name depends on its content, so browsers may cache it forever. */
  constructor(type: string, content: Uint8Array | string, lasting: boolean) {
    this.#type = type;
    this.#bytes = Buffer.from(content as Uint8Array);
    this.#cache = lasting ? 'public, max-age=31536000, immutable' : 'no-cache';
  }

  /** The response in the best encoding that the browser accepts. */
  async answer({ headers }: Pick<RouteRequest, 'headers'>): Promise<RouteAnswer> {
    const takes = String(headers['accept-encoding'] ?? '');
    const common = { 'Cache-Control': this.#cache, Vary: 'Accept-Encoding' };
    const of = (body: Uint8Array, encoding?: string): RouteAnswer => ({
      type: this.#type,
      body,
      headers: encoding === undefined ? common : { ...common, 'Content-Encoding': encoding },
    });
    if (/\bbr\b/.test(takes)) {
      this.#brotli ??= brotli(this.#bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: this.#bytes.length } });
      return of(await this.#brotli, 'br');
    }
    if (!/\bgzip\b/.test(takes)) return of(this.#bytes);
    this.#gzip ??= zip(this.#bytes, { level: 9 });
    return of(await this.#gzip, 'gzip');
  }
}
