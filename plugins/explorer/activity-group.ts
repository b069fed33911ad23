/** Encoding of activities in groups: a value that occurred earlier in the group is not repeated. */

import {
  type Address,
  BLOCK_LEVEL,
  CodecError,
  type Hash,
  Reader,
  t,
  type ValueOf,
  Writer,
} from '../../runtime/plugin.js';

/** One event, stored once for all accounts that it concerns: a token movement or a mention of an account. */
export interface Activity {
  readonly bundle_hash: Hash;
  readonly op_index: number;
  readonly type: string;
  /** The giver, or the account mentioned. */
  readonly account: Address;
  /** The recipient; if nothing moved, the account that acted. */
  readonly other: Address | null;
  readonly moved: { readonly token: Hash; readonly amount: bigint } | null;
  /**
   * Fee that each account paid for the bundle; null except in the first activity of the bundle that mentions the account.
   */
  readonly fee: bigint | null;
  readonly other_fee: bigint | null;
}

/**
 * Role of an activity for an account: a movement of tokens that it gave or got, an operation of its own that moved none of
 * its tokens, any other mention, or its share of a block's reward.
 */
export const KINDS = ['movement', 'operation', 'mention', 'reward'] as const;
export const Kind = t.choice(...KINDS);
export type Kind = ValueOf<typeof Kind>;

/** Name of the event that reports the reward of a block. */
export const REWARD = 'BlockRewarded';

/** The same for every account that the activity concerns. */
export function kindOf({ moved, other, op_index, type }: Activity): Kind {
  if (moved !== null) return op_index === BLOCK_LEVEL && type === REWARD ? 'reward' : 'movement';
  return other === null && op_index !== BLOCK_LEVEL ? 'operation' : 'mention';
}

/** Maximum activities in a group. */
export const GROUP = 16;
/** Maximum bytes of a group. */
export const GROUP_BYTES = GROUP * 512;

const TYPE_BYTES = 130;
const ID_BYTES = 32;
const U64 = 1n << 64n;

/**
 * Flags of the parts that an activity has: a bundle different from the previous activity's, a second account, …, amounts over 64
 * bits.
 */
const BUNDLE = 1;
const OTHER = 2;
const MOVED = 4;
const FEE = 8;
const OTHER_FEE = 16;
const WIDE = 32;

/** Encodes activities, one group after the other. */
export class ActivityWriter {
  readonly #to = new Writer(4_096);
  readonly #types: string[] = [];
  readonly #tokens: Hash[] = [];
  #bundle: Hash | undefined;
  #size = 0;

  /** Number of activities in the current group. */
  get size(): number {
    return this.#size;
  }

  add(activity: Activity): void {
    const { bundle_hash, op_index, type, account, other, moved, fee, other_fee } = activity;
    const to = this.#to;
    const has = this.#bitsOf(activity);
    const wide = (has & WIDE) !== 0;
    to.u8(has);
    to.u16(op_index);
    if (this.#isNew(this.#types, type)) to.text(type);
    if (has & BUNDLE) to.hex(bundle_hash);
    to.hex(account);
    if (other !== null) to.hex(other);
    if (moved !== null) {
      if (this.#isNew(this.#tokens, moved.token)) to.hex(moved.token);
      writeAmount(to, moved.amount, wide);
    }
    if (fee !== null) writeAmount(to, fee, wide);
    if (other_fee !== null) writeAmount(to, other_fee, wide);
    this.#bundle = bundle_hash;
    this.#size++;
  }

  /** Returns the bytes of the group; the next activity begins another group. */
  take(): Uint8Array {
    const bytes = this.#to.done();
    this.#to.reset();
    this.#types.length = 0;
    this.#tokens.length = 0;
    this.#bundle = undefined;
    this.#size = 0;
    return bytes;
  }

  #bitsOf({ bundle_hash, other, moved, fee, other_fee }: Activity): number {
    let has = bundle_hash === this.#bundle ? 0 : BUNDLE;
    if (other !== null) has |= OTHER;
    if (moved !== null) has |= moved.amount < U64 ? MOVED : MOVED | WIDE;
    if (fee !== null) has |= fee < U64 ? FEE : FEE | WIDE;
    if (other_fee !== null) has |= other_fee < U64 ? OTHER_FEE : OTHER_FEE | WIDE;
    return has;
  }

  /** Writes the index of the word. Returns true on its first use: the caller must then write the word itself. */
  #isNew<T>(words: T[], word: T): boolean {
    const at = words.indexOf(word);
    this.#to.u8(at < 0 ? words.length : at);
    if (at < 0) words.push(word);
    return at < 0;
  }
}

/** Decodes the activity at an index of the group. Throws CodecError for malformed bytes. */
export function activityAt(bytes: Uint8Array, place: number): Activity {
  let at = 0;
  for (const activity of activitiesIn(bytes)) if (at++ === place) return activity;
  throw new CodecError(`a group has ${at} activities where one more was expected`);
}

/** Decodes the activities of a group, in order. Throws CodecError for malformed bytes. */
export function* activitiesIn(bytes: Uint8Array): Generator<Activity> {
  const from = new Reader(bytes);
  const types: string[] = [];
  const tokens: Hash[] = [];
  let bundle_hash = '' as Hash;
  while (from.at < bytes.length) {
    const has = from.u8();
    const wide = (has & WIDE) !== 0;
    const op_index = from.u16();
    const typeAt = from.u8();
    if (typeAt === types.length) types.push(from.text(TYPE_BYTES));
    if (has & BUNDLE) bundle_hash = from.hex(ID_BYTES) as Hash;
    const account = from.hex(ID_BYTES) as Address;
    const other = has & OTHER ? (from.hex(ID_BYTES) as Address) : null;
    const moved = has & MOVED ? readMoved(from, tokens, wide) : null;
    const fee = has & FEE ? readAmount(from, wide) : null;
    const other_fee = has & OTHER_FEE ? readAmount(from, wide) : null;
    yield { bundle_hash, op_index, type: types[typeAt]!, account, other, moved, fee, other_fee };
  }
}

function readMoved(from: Reader, tokens: Hash[], wide: boolean): Activity['moved'] {
  const at = from.u8();
  if (at === tokens.length) tokens.push(from.hex(ID_BYTES) as Hash);
  return { token: tokens[at]!, amount: readAmount(from, wide) };
}

function writeAmount(to: Writer, amount: bigint, wide: boolean): void {
  if (wide) to.u128(amount);
  else to.u64(amount);
}

const readAmount = (from: Reader, wide: boolean): bigint => (wide ? from.u128() : from.u64());
