/** Records of the state, read by ranges. All records of one reading belong to one block. */

import { Reader, storeKey } from './bytes.js';
import type { Rpc } from './rpc.js';

/** A record: its key in hex, with module number and slot, and its bytes. */
export class Entry {
  readonly key: string;
  readonly #hex: string;

  constructor(key: string, hex: string) {
    this.key = key;
    this.#hex = hex;
  }

  /** A new reader at the start of the bytes. */
  get value(): Reader {
    return new Reader(this.#hex);
  }
}

/** Stores of one block by name. */
export interface Reading<Name extends string> {
  readonly height: number;
  readonly stores: Readonly<Record<Name, readonly Entry[]>>;
}

interface Page {
  readonly entries: readonly { readonly key: string; readonly value: string }[];
  readonly complete: boolean;
}

const PER_CALL = 16;
const PER_RANGE = 1_024;
/** Readings in a row that a new block may interrupt. */
const TRIES = 40;

interface Range {
  readonly prefix: string;
  after: string | null;
  done: boolean;
  readonly entries: Entry[];
}

/** Stores by module number and slot, all of one block: repeated from the start if a block comes in between. */
export async function readStores<Name extends string>(
  rpc: Rpc,
  wanted: Readonly<Record<Name, readonly [module: number, slot: number]>>,
): Promise<Reading<Name>> {
  for (let tries = 0; tries < TRIES; tries++) {
    const reading = await tryToRead(rpc, wanted);
    if (reading !== undefined) return reading;
  }
  throw new Error(`the stores ${Object.keys(wanted).join(', ')} are too large to be read within one block`);
}

async function tryToRead<Name extends string>(
  rpc: Rpc,
  wanted: Readonly<Record<Name, readonly [number, number]>>,
): Promise<Reading<Name> | undefined> {
  const ranges = new Map<Name, Range>();
  for (const name of Object.keys(wanted) as Name[])
    ranges.set(name, { prefix: storeKey(wanted[name][0], wanted[name][1]), after: null, done: false, entries: [] });
  let height: number | undefined;
  for (;;) {
    const open = [...ranges.values()].filter(({ done }) => !done).slice(0, PER_CALL);
    if (open.length === 0) break;
    const asked = open.map(({ prefix, after }) => ({ prefix, after, limit: PER_RANGE, reverse: false }));
    const answer = await rpc.ask<{ height: number; ranges: Page[] }>('chain_readState', [], asked);
    height ??= answer.height;
    if (answer.height !== height) return undefined;
    for (const [i, range] of open.entries()) take(range, answer.ranges[i]!);
  }
  const stores = Object.fromEntries([...ranges].map(([name, { entries }]) => [name, entries]));
  return { height: height!, stores: stores as Record<Name, Entry[]> };
}

function take(range: Range, { entries, complete }: Page): void {
  for (const { key, value } of entries) range.entries.push(new Entry(key.replace(/^0x/, ''), value));
  range.done = complete && entries.length < PER_RANGE;
  if (entries.length > 0) range.after = entries.at(-1)!.key;
}
