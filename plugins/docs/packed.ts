/** Static documents of a node: compressed once per encoding, and revalidated by ETag. */

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RouteAnswer, RouteRequest } from '../../runtime/plugin.js';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above this size, Brotli's best quality takes seconds for a tenth less. */
const BEST_BYTES = 128 * 1024;
const FAST_QUALITY = 9;

type Encoding = 'br' | 'gzip' | 'identity';

/** Whether a client accepts an encoding: named in Accept-Encoding, and not with `q=0`. */
function accepts(header: string, encoding: Encoding): boolean {
  const entry = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .find(([name]) => name === encoding);
  return entry !== undefined && !entry.some((word) => /^q=0(\.0*)?$/.test(word));
}

/** A document that does not change while the node runs. */
export class Packed {
  readonly #type: string;
  readonly #bytes: Buffer;
  readonly #cache: string;
  readonly #tag: string;
  #brotli: Promise<Buffer> | undefined;
  #gzip: Promise<Buffer> | undefined;

  /** `lasting`: the file's name depends on its content, so browsers may cache it forever. */
  constructor(type: string, content: Uint8Array | string, lasting: boolean) {
    this.#type = type;
    this.#bytes = Buffer.from(content as Uint8Array);
    this.#cache = lasting ? 'public, max-age=31536000, immutable' : 'no-cache';
    this.#tag = createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
  }

  /** The response in the best encoding that the client accepts; 304 without a body if the client has it. */
  async answer({ headers }: Pick<RouteRequest, 'headers'>): Promise<RouteAnswer> {
    const header = String(headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((one) => accepts(header, one)) ?? 'identity';
    const tag = `"${this.#tag}-${encoding}"`;
    const answer = {
      type: this.#type,
      headers: {
        'Cache-Control': this.#cache,
        Vary: 'Accept-Encoding',
        ETag: tag,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    };
    const known = String(headers['if-none-match'] ?? '');
    if (known.includes(tag)) return { ...answer, status: 304, body: '' };
    return { ...answer, body: await this.#in(encoding) };
  }

  #in(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.#bytes;
    if (encoding === 'gzip') {
      this.#gzip ??= zip(this.#bytes, { level: 9 });
      return this.#gzip;
    }
    const { length } = this.#bytes;
    const quality = length > BEST_BYTES ? FAST_QUALITY : constants.BROTLI_MAX_QUALITY;
    const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_QUALITY } = constants;
    this.#brotli ??= brotli(this.#bytes, {
      params: { [BROTLI_PARAM_SIZE_HINT]: length, [BROTLI_PARAM_QUALITY]: quality },
    });
    return this.#brotli;
  }
}

/** A route whose document is made with the first request, when all plugins have started. */
export function packedRoute(path: string, type: string, make: () => string | Promise<string>) {
  let packed: Promise<Packed> | undefined;
  return {
    path,
    async handler(request: RouteRequest): Promise<RouteAnswer> {
      packed ??= (async () => new Packed(type, await make(), false))();
      return (await packed).answer(request);
    },
  };
}
