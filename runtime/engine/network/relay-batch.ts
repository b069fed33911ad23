/** Batches of bundles between nodes: sealed by a relaying validator, unsealed from any other node. */

import { rootOf } from '../../kernel/chain/seal.js';
import type { ValidatorPower } from '../../kernel/ports.js';
import { list, option, struct } from '../../lib/codec/composites.js';
import { fromHex } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import { encode, type ValueOf } from '../../lib/codec/type.js';
import { verify } from '../../lib/crypto/ed25519.js';
import { type ChainDomain, KIND, signedBytes } from '../consensus/messages.js';

const sealed = {
  /** Index of the validator in its set. */
  origin: scalar.u16,
  /** Counts the batches of one origin. */
  seq: scalar.count,
  created_ms: scalar.timeMs,
  count: scalar.u32,
  tx_root: scalar.hash,
};
/** The content of a seal. */
export const BatchSeal = struct(sealed);
export type BatchSeal = ValueOf<typeof BatchSeal>;

const Seal = struct({ ...sealed, signature: scalar.bytes(64, 64, 'bare') });

export const LEAST_BUNDLE = 64;

export const RelayBatch = struct({
  seal: option(Seal),
  bundles: list(scalar.bytes(1, 131_072), 20_000, 1),
});
export type RelayBatch = ValueOf<typeof RelayBatch>;

export function sealBytes(domain: ChainDomain, body: BatchSeal): Uint8Array {
  return signedBytes(domain, KIND.relayBatch, encode(BatchSeal, body));
}

/** The sealing validator, and the number of the batch. */
export interface Sealer {
  readonly origin: number;
  readonly seq: number;
  readonly nowMs: number;
  /** The signature of a seal; null if the key is unavailable. */
  readonly seal: (body: BatchSeal) => Promise<Uint8Array | null>;
}

/** Seals a batch; it stays unsealed if the key is unavailable. */
export async function sealBatch(
  bundles: readonly Uint8Array[],
  { origin, seq, nowMs, seal }: Sealer,
): Promise<RelayBatch> {
  const body = { origin, seq, created_ms: nowMs, count: bundles.length, tx_root: rootOf(bundles) };
  const signature = await seal(body);
  return { seal: signature && { ...body, signature }, bundles };
}

/** The validator that sealed a batch: undefined if unsealed, null if the seal is false. */
export function sealerOf(
  { seal, bundles }: RelayBatch,
  set: readonly ValidatorPower[],
  domain: ChainDomain,
): ValidatorPower | undefined | null {
  if (seal === null) return undefined;
  const validator = set[seal.origin];
  if (validator === undefined || seal.count !== bundles.length || seal.tx_root !== rootOf(bundles)) return null;
  return verify(fromHex(validator.publicKey), sealBytes(domain, seal), seal.signature) ? validator : null;
}
