/** Receipts and events: the results of a bundle, as bytes under the receipts root and as records for readers. */

import { list, struct } from '../../lib/codec/composites.js';
import type { Hash } from '../../lib/codec/ids.js';
import * as scalar from '../../lib/codec/scalars.js';
import {
  decode,
  encode,
  refuse,
  type Shape,
  type Type,
  type ValueOf,
  type Values,
  type Writer,
} from '../../lib/codec/type.js';

/** An event of the loaded module set. */
export interface EventType {
  readonly module: string;
  readonly name: string;
  readonly data: Type<Values<Shape>>;
}

const MAX_EVENTS = 65_536;
const MAX_DATA = 65_536;
const eventName = { module: scalar.text(1, 64), name: scalar.text(1, 64) };
const EventName = struct(eventName);

/** An event as bytes; `data` has the type declared by its module. */
export const EventRecord = struct({ op_index: scalar.u16, ...eventName, data: scalar.bytes(0, MAX_DATA) });
export type EventRecord = ValueOf<typeof EventRecord>;

/** The committed form. Block-level events are in one receipt with the zero bundle hash, last in the block. */
export const Receipt = struct({
  bundle_hash: scalar.hash,
  gas_used: scalar.gas,
  fee: scalar.amount,
  events: list(EventRecord, MAX_EVENTS),
});
export type Receipt = ValueOf<typeof Receipt>;

/** `op_index` of block-level events. */
export const BLOCK_LEVEL = 0xffff;

/** An event as emitted. */
export interface Emitted {
  readonly type: EventType;
  readonly opIndex: number;
  readonly data: Values<Shape>;
}

/** Result of executing one bundle. */
export interface Outcome {
  readonly bundleHash: Hash;
  readonly gasUsed: number;
  readonly fee: bigint;
  readonly events: readonly Emitted[];
  /** Return values of the operations, by index: created ids. */
  readonly returned: readonly (Values<Shape> | undefined)[];
}

/** The bytes of an outcome's receipt. */
export function receiptBytes(outcome: Outcome): Uint8Array {
  return encode(outcomeAsReceipt, outcome);
}

/** Writes an outcome in the form of a Receipt, without building its records. */
const outcomeAsReceipt: Pick<Type<Outcome>, 'write'> = {
  write(to, { bundleHash, gasUsed, fee, events }) {
    scalar.hash.write(to, bundleHash);
    scalar.gas.write(to, gasUsed);
    scalar.amount.write(to, fee);
    if (events.length > MAX_EVENTS) refuse(`must have 0 to ${MAX_EVENTS} events, not ${events.length}`);
    to.u32(events.length);
    for (const event of events) writeEvent(to, event);
  },
};

function writeEvent(to: Writer, { type, opIndex, data }: Emitted): void {
  scalar.u16.write(to, opIndex);
  to.raw(nameOf(type));
  const begun = to.begin();
  type.data.write(to, data);
  to.end(begun, MAX_DATA);
}

const names = new WeakMap<EventType, Uint8Array>();

/** Encodes module and event name; the bytes are cached per event type. */
function nameOf(type: EventType): Uint8Array {
  const known = names.get(type);
  if (known) return known;
  const name = encode(EventName, type);
  names.set(type, name);
  return name;
}

/** Decodes a receipt; the module set that wrote it decodes its events. */
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
