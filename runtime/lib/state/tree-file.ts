/**
 * The state tree as a byte stream: a sealed header and the leaves in path order. Node hashes are recomputed, not
 * stored.
 */

import { blake3 } from '../crypto/hash.js';
import { Arena, type Ref, TOP } from './tree-arena.js';
import { SortedBuild } from './tree-build.js';
import { HASH_BYTES } from './tree-leaf.js';
import { bytesAt, readWords, writeWords } from './tree-words.js';

/** The bytes are not a complete, unchanged tree. */
export class TreeFileError extends Error {
  override readonly name = 'TreeFileError';

  constructor(what: string) {
    super(`The state tree file is damaged: ${what}. Delete it; the tree is then rebuilt from the database.`);
  }
}

const MAGIC = new TextEncoder().encode('trellis tree 2\r\n');
const BODY = MAGIC.length + 8 + 8 + 32;
const HEADER = BODY + 32;
/** Path ‖ content, zero-padded. */
const WORDS = 64;
/** The words, and one byte with the length of the content. */
const LEAF = WORDS + 1;
const CHUNK_LEAVES = 1 << 14;

/** Magic, height u64, number of leaves u64, root, and the Blake3 of these; little-endian. */
function header(arena: Arena, height: number): Uint8Array {
  const bytes = new Uint8Array(HEADER);
  bytes.set(MAGIC);
  const numbers = new DataView(bytes.buffer, MAGIC.length);
  numbers.setBigUint64(0, BigInt(height), true);
  numbers.setBigUint64(8, BigInt(arena.size), true);
  bytes.set(bytesAt(arena.hashWords(TOP), arena.hashAt(TOP, 0)), BODY - 32);
  bytes.set(blake3(bytes.subarray(0, BODY)), BODY);
  return bytes;
}

/** The bytes of a tree without stale hashes. */
export function* arenaChunks(arena: Arena, height: number): Generator<Uint8Array, void> {
  yield header(arena, height);
  let chunk = new Uint8Array(Math.min(arena.size, CHUNK_LEAVES) * LEAF);
  let at = 0;
  const ahead: Ref[] = arena.size === 0 ? [] : [arena.child(TOP, 0)];
  for (let ref = ahead.pop(); ref !== undefined; ref = ahead.pop()) {
    if (ref > 0) {
      ahead.push(arena.child(ref, 1), arena.child(ref, 0));
      continue;
    }
    writeWords(arena.leafWords(~ref), arena.leafAt(~ref), chunk, at, WORDS / 4);
    chunk[at + WORDS] = arena.contentLength(~ref);
    at += LEAF;
    if (at < chunk.length) continue;
    yield chunk;
    chunk = new Uint8Array(chunk.length);
    at = 0;
  }
  if (at > 0) yield chunk.subarray(0, at);
}

/** Reads fixed-size records from chunks of any size. */
class Records {
  readonly #chunks: Iterator<Uint8Array>;
  #chunk: Uint8Array = new Uint8Array(0);
  #at = 0;

  constructor(chunks: Iterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.iterator]();
  }

  /** Moves to the next byte; false at the end. */
  more(): boolean {
    while (this.#at === this.#chunk.length) {
      const next = this.#chunks.next();
      if (next.done) return false;
      this.#chunk = next.value;
      this.#at = 0;
    }
    return true;
  }

  bytes(length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    for (let filled = 0; filled < length; ) {
      if (!this.more()) throw new TreeFileError('it ends too early');
      const part = this.#chunk.subarray(this.#at, this.#at + length - filled);
      bytes.set(part, filled);
      filled += part.length;
      this.#at += part.length;
    }
    return bytes;
  }

  /** Reads the words of a leaf; returns the length of its content. */
  leaf(words: Int32Array, at: number): number {
    let [bytes, from] = [this.#chunk, this.#at];
    if (bytes.length - from < LEAF) [bytes, from] = [this.bytes(LEAF), 0];
    else this.#at += LEAF;
    readWords(bytes, from, words, at, WORDS / 4);
    return bytes[from + WORDS]!;
  }
}

/** The arena and height written by `arenaChunks`. Throws TreeFileError. */
export function arenaFromChunks(chunks: Iterable<Uint8Array>): { arena: Arena; height: number } {
  const records = new Records(chunks);
  const head = records.bytes(HEADER);
  if (MAGIC.some((byte, i) => head[i] !== byte)) throw new TreeFileError('its header is not one of this version');
  const seal = blake3(head.subarray(0, BODY));
  if (seal.some((byte, i) => head[BODY + i] !== byte))
    throw new TreeFileError('its header does not match its checksum');
  const numbers = new DataView(head.buffer, MAGIC.length);
  const [height, size] = [Number(numbers.getBigUint64(0, true)), Number(numbers.getBigUint64(8, true))];
  const arena = new Arena();
  const build = new SortedBuild(arena);
  try {
    for (let i = 0; i < size; i++) {
      const leaf = arena.newLeaf();
      const length = records.leaf(arena.leafWords(leaf), arena.leafAt(leaf));
      if (length > HASH_BYTES) throw new TreeFileError('a leaf is too long');
      arena.setContentLength(leaf, length);
      build.add(leaf);
    }
  } catch (cause) {
    throw cause instanceof RangeError ? new TreeFileError(cause.message) : cause;
  }
  if (records.more()) throw new TreeFileError('bytes follow the last leaf');
  build.finish();
  const root = bytesAt(arena.hashWords(TOP), arena.hashAt(TOP, 0));
  if (root.some((byte, i) => head[BODY - 32 + i] !== byte)) throw new TreeFileError('its leaves do not give its root');
  return { arena, height };
}
