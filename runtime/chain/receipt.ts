/** Receipts and events: what a bundle did, in bytes under the receipts root and as records for readers. */

import { list, struct } from '../codec/composites.js';
import type { Hash } from '../codec/ids.js';
import * as scalar from '../codec/scalars.js';
import { decode, encode, type Shape, type Type, type ValueOf, type Values } from '../codec/type.js';

/** An event of the loaded module set. */
export interface EventType {
  readonly module: string;
  readonly name: string;
  readonly data: Type<Values<Shape>>;
}

/** An event in bytes; `data` is of the type that its module declares. */
export const EventRecord = struct({
  op_index: scalar.u16,
  module: scalar.text(1, 64),
  name: scalar.text(1, 64),
  data: scalar.bytes(0, 65_536),
});
export type EventRecord = ValueOf<typeof EventRecord>;

/** The committed form; block-level events stand in one receipt with the zero bundle hash, last in the block. */
export const Receipt = struct({
  bundle_hash: scalar.hash,
  gas_used: scalar.gas,
  fee: scalar.amount,
  events: list(EventRecord, 65_536),
});
export type Receipt = ValueOf<typeof Receipt>;

/** `op_index` of events that no operation caused. */
export const BLOCK_LEVEL = 0xffff;

/** An event as emitted. */
export interface Emitted {
  readonly type: EventType;
  readonly opIndex: number;
  readonly data: Values<Shape>;
}

/** What executing one bundle gave. */
export interface Outcome {
  readonly bundleHash: Hash;
  readonly gasUsed: number;
  readonly fee: bigint;
  readonly events: readonly Emitted[];
  /** What each operation returned: ids created. */
  readonly returned: readonly (Values<Shape> | undefined)[];
}

/** The bytes of an outcome's receipt. */
export function receiptBytes(outcome: Outcome): Uint8Array {
  return encode(Receipt, {
    bundle_hash: outcome.bundleHash,
    gas_used: outcome.gasUsed,
    fee: outcome.fee,
    events: outcome.events.map(recordOf),
  });
}

const recordOf = ({ type, opIndex, data }: Emitted): EventRecord => ({
  op_index: opIndex,
  module: type.module,
  name: type.name,
  data: encode(type.data, data),
});

/** Reads a receipt back, with its events decoded by the module set that wrote it. */
export function readReceipt(
  bytes: Uint8Array,
  eventType: (module: string, name: string) => EventType | undefined,
): Outcome {
  const receipt = decode(Receipt, bytes);
  const events = receipt.events.flatMap((record): Emitted[] => {
    const type = eventType(record.module, record.name);
    return type ? [{ type, opIndex: record.op_index, data: decode(type.data, record.data) }] : [];
  });
  return { bundleHash: receipt.bundle_hash, gasUsed: receipt.gas_used, fee: receipt.fee, events, returned: [] };
}
