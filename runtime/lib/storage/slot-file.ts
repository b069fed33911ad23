/**
 * A small record updated in place: two slots of 512 bytes are written alternately, so that an interrupted write leaves the
 * previous record intact. Without a rename each write needs only one sync.
 *
 *     slot = "slot" [4], format u8 = 1, number u64, inode u64, birth u64, length u16, payload, zeros, crc32c u32
 *
 * Each slot identifies the file to which it was written. A restored copy is a different file and is detected.
 */

import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Failure } from '../errors.js';
import { CommitQueue } from './commit-queue.js';
import { crc32c } from './crc32c.js';
import { CorruptLog, errno, fileFailure, StorageUnavailable } from './errors.js';
import { makeDirectory, readWhole, syncDirectory, writeWhole } from './files.js';

export const SLOT_BYTES = 512;
const MAGIC = 0x746f6c73;
const PREFIX = 4 + 1 + 8 + 8 + 8 + 2;
const FORMAT = 1;
/** Maximum bytes of a record. */
export const MAX_RECORD = SLOT_BYTES - PREFIX - 4;

/** Distinguishes a file from its copies. */
interface Identity {
  readonly inode: bigint;
  readonly birth: bigint;
}

interface Slot extends Identity {
  readonly number: bigint;
  readonly payload: Uint8Array;
}

export class SlotFile {
  readonly path: string;
  /** The record as read or created. */
  readonly payload: Uint8Array;
  /** True if the content was written to another file and copied here: it may be outdated. */
  readonly copied: boolean;
  readonly #handle: FileHandle;
  readonly #identity: Identity;
  readonly #queue: CommitQueue<Uint8Array>;
  #number: bigint;

  private constructor(path: string, handle: FileHandle, identity: Identity, slot: Slot) {
    this.path = path;
    this.payload = slot.payload;
    this.copied = slot.inode !== identity.inode || slot.birth !== identity.birth;
    this.#handle = handle;
    this.#identity = identity;
    this.#number = slot.number;
    this.#queue = new CommitQueue(path, (records) => this.#put(records[records.length - 1]!));
  }

  /**
   * Opens a file; null if it does not exist. Throws CorruptLog if neither slot can be read, because no crash can cause
   * that.
   */
  static async open(path: string): Promise<SlotFile | null> {
    let handle: FileHandle;
    try {
      handle = await open(path, 'r+');
    } catch (cause) {
      if (errno(cause) === 'ENOENT') return null;
      throw fileFailure(path, cause);
    }
    try {
      const slots = [await readWhole(handle, 0, SLOT_BYTES), await readWhole(handle, SLOT_BYTES, SLOT_BYTES)];
      const readable = slots.flatMap((bytes) => decodeSlot(bytes) ?? []);
      const newest = readable.sort((a, b) => (a.number > b.number ? -1 : 1))[0];
      if (!newest) throw new Failure(CorruptLog, { path, offset: 0, reason: 'neither slot can be read' });
      return new SlotFile(path, handle, await identityOf(handle), newest);
    } catch (cause) {
      await handle.close();
      throw fileFailure(path, cause);
    }
  }

  /** Creates the file with its first record; content and name are durable. Replaces an existing file. */
  static async create(path: string, payload: Uint8Array): Promise<SlotFile> {
    const fresh = `${path}.new`;
    let handle: FileHandle | undefined;
    try {
      await makeDirectory(dirname(path));
      await rm(fresh, { force: true });
      handle = await open(fresh, 'wx+');
      const slot = { ...(await identityOf(handle)), number: 0n, payload };
      await writeWhole(handle, [encodeSlot(slot), new Uint8Array(SLOT_BYTES)], 0);
      await handle.sync();
      await rename(fresh, path);
      await syncDirectory(dirname(path));
      return new SlotFile(path, handle, slot, slot);
    } catch (cause) {
      await handle?.close();
      throw fileFailure(path, cause);
    }
  }

  /** Replaces the record; durable when it resolves. Writes made during a sync are merged, and the last one wins. */
  write(payload: Uint8Array): Promise<void> {
    return this.#queue.add(payload);
  }

  /** Waits for pending writes. */
  async close(): Promise<void> {
    const closed = new Failure(StorageUnavailable, { path: this.path, reason: 'the file is closed' });
    if (await this.#queue.close(closed)) await this.#handle.close();
  }

  async #put(payload: Uint8Array): Promise<void> {
    const number = this.#number + 1n;
    const at = SLOT_BYTES * Number(number & 1n);
    await writeWhole(this.#handle, [encodeSlot({ ...this.#identity, number, payload })], at);
    await this.#handle.datasync();
    this.#number = number;
  }
}

async function identityOf(handle: FileHandle): Promise<Identity> {
  const { ino, birthtimeNs } = await handle.stat({ bigint: true });
  return { inode: BigInt.asUintN(64, ino), birth: BigInt.asUintN(64, birthtimeNs) };
}

function encodeSlot({ number, inode, birth, payload }: Slot): Uint8Array {
  if (payload.length > MAX_RECORD) throw new RangeError(`a record has at most ${MAX_RECORD} bytes`);
  const bytes = new Uint8Array(SLOT_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  bytes[4] = FORMAT;
  view.setBigUint64(5, number, true);
  view.setBigUint64(13, inode, true);
  view.setBigUint64(21, birth, true);
  view.setUint16(29, payload.length, true);
  bytes.set(payload, PREFIX);
  view.setUint32(SLOT_BYTES - 4, crc32c(bytes.subarray(0, SLOT_BYTES - 4)), true);
  return bytes;
}

function decodeSlot(bytes: Uint8Array | null): Slot | null {
  if (bytes === null) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const length = view.getUint16(29, true);
  const sound =
    view.getUint32(0, true) === MAGIC &&
    bytes[4] === FORMAT &&
    length <= MAX_RECORD &&
    crc32c(bytes.subarray(0, SLOT_BYTES - 4)) === view.getUint32(SLOT_BYTES - 4, true);
  if (!sound) return null;
  return {
    number: view.getBigUint64(5, true),
    inode: view.getBigUint64(13, true),
    birth: view.getBigUint64(21, true),
    payload: bytes.slice(PREFIX, PREFIX + length),
  };
}
