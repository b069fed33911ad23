/** Submitting a bundle: a caller who sends again what is in a block already is told so, whatever else is wrong with it now. */

import type { Pending } from '../../engine/mempool/queue.js';
import type { Envelope } from '../../kernel/chain/bundle.js';
import { DuplicateBundle } from '../../kernel/chain/common-errors.js';
import { Failure, fail } from '../../lib/errors.js';
import type { RpcRequest } from '../../lib/rpc/method.js';
import type { ApiParts } from './api.js';

/** Takes signed bundle bytes in, or refuses with the reason: of a bundle that is in a block, DuplicateBundle with its height. */
export function submit(parts: ApiParts, bytes: Uint8Array, { ip }: RpcRequest): Promise<Pending> {
  let opened: Envelope | undefined;
  const { mempool } = parts;
  const taken = mempool.submit(bytes, mempool.sources.caller(ip), (envelope) => {
    opened = envelope;
  });
  return taken.catch((cause: unknown) => refused(parts, cause, opened));
}

async function refused({ blocks, text }: ApiParts, cause: unknown, opened: Envelope | undefined): Promise<never> {
  // Its nonce is used, it may have expired since, its key may be gone: all true, and none of it is what became of it.
  const found = cause instanceof Failure && opened !== undefined ? await blocks.bundle(opened.hash) : null;
  if (found === null) throw cause;
  const bundle_hash = text.hash(opened!.hash);
  return fail(DuplicateBundle, { bundle_hash, status: 'included', block_height: found.block.header.height });
}
