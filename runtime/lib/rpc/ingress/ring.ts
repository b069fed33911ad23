/**
 * A ring buffer shared by two threads: one end writes records, the other reads them in order, without messages. Only a
 * sleeping reader is woken, so a busy one reads everything new in one turn.
 */

/** Bytes of a ring; a record takes at most half. */
export const RING_BYTES = 2 * 1024 * 1024;

/** Words before the records: bytes written and bytes read since the start, and whether the reader sleeps. */
const WRITTEN = 0;
const READ = 1;
const SLEEPS = 2;
const CONTROL_BYTES = 16;

/** Header of each record: its kind and length in one word, the connection in the other. */
const HEADER_BYTES = 8;
const MOST_BYTES = RING_BYTES / 2 - HEADER_BYTES;
/** Kind of the padding at the end of the memory, if a record does not fit there. */
const SKIP = 255;

const aligned = (bytes: number): number => (bytes + 7) & ~7;

/** The memory of an empty ring. */
export const newRing = (): SharedArrayBuffer => new SharedArrayBuffer(CONTROL_BYTES + RING_BYTES);

/** Delay before a record that found no room is retried, milliseconds. */
const RETRY_MS = 1;

/** The writing end. */
export class RingWriter {
  readonly #control: Int32Array;
  readonly #words: Uint32Array;
  readonly #bytes: Buffer;
  #written = 0;

  constructor(memory: SharedArrayBuffer) {
    this.#control = new Int32Array(memory, 0, CONTROL_BYTES / 4);
    this.#words = new Uint32Array(memory, CONTROL_BYTES);
    this.#bytes = Buffer.from(memory, CONTROL_BYTES);
  }

  /**
   * Writes a record; a string must have one byte per character. False if there is no room now. Throws RangeError for a
   * record that never fits.
   */
  write(kind: number, id: number, content: Uint8Array | string): boolean {
    const { length } = content;
    if (length > MOST_BYTES) throw new RangeError(`a record has at most ${MOST_BYTES} bytes, not ${length}`);
    const size = HEADER_BYTES + aligned(length);
    const used = (this.#written - Atomics.load(this.#control, READ)) >>> 0;
    let at = this.#written % RING_BYTES;
    const skipped = at + size > RING_BYTES ? RING_BYTES - at : 0;
    if (used + skipped + size > RING_BYTES) return false;
    if (skipped > 0) {
      this.#words[at / 4] = SKIP;
      at = 0;
    }
    this.#words[at / 4] = length * 256 + kind;
    this.#words[at / 4 + 1] = id;
    if (typeof content === 'string') this.#bytes.write(content, at + HEADER_BYTES, length, 'latin1');
    else this.#bytes.set(content, at + HEADER_BYTES);
    this.#written = (this.#written + skipped + size) >>> 0;
    Atomics.store(this.#control, WRITTEN, this.#written | 0);
    return true;
  }

  /** Blocks until the reader has read something, or for a moment. */
  waitForRoom(): void {
    Atomics.wait(this.#control, READ, Atomics.load(this.#control, READ), RETRY_MS);
  }

  /** Wakes the reader if it sleeps. */
  wake(): void {
    if (Atomics.load(this.#control, SLEEPS) === 0) return;
    if (Atomics.exchange(this.#control, SLEEPS, 0) === 1) Atomics.notify(this.#control, SLEEPS);
  }
}

/** Writes a record and wakes the reader. The content must not change while the record waits. */
export type Tell = (kind: number, id: number, content: Uint8Array | string) => void;

/** Writes records and blocks its whole thread while there is no room: new input would have to wait as well. */
export function tellerThatWaits(memory: SharedArrayBuffer): Tell {
  const writer = new RingWriter(memory);
  return (kind, id, content) => {
    while (!writer.write(kind, id, content)) writer.waitForRoom();
    writer.wake();
  };
}

/** Writes records and queues those without room, for the thread that must not block. */
export class RingSender {
  readonly #writer: RingWriter;
  #waiting: (readonly [number, number, Uint8Array | string])[] = [];

  constructor(memory: SharedArrayBuffer) {
    this.#writer = new RingWriter(memory);
  }

  readonly tell: Tell = (kind, id, content) => {
    if (this.#waiting.length > 0 || !this.#writer.write(kind, id, content)) {
      if (this.#waiting.push([kind, id, content]) === 1) setTimeout(this.#retry, RETRY_MS);
    }
    this.#writer.wake();
  };

  readonly #retry = (): void => {
    let told = 0;
    for (const record of this.#waiting) {
      if (!this.#writer.write(...record)) break;
      told++;
    }
    this.#waiting.splice(0, told);
    if (told > 0) this.#writer.wake();
    if (this.#waiting.length > 0) setTimeout(this.#retry, RETRY_MS);
  };
}

/** Takes one record; the content in `bytes` between `from` and `to` is invalid after it returns. */
export type TakeRecord = (kind: number, id: number, bytes: Buffer, from: number, to: number) => void;

/** The reading end. */
export class RingReader {
  readonly #control: Int32Array;
  readonly #words: Uint32Array;
  readonly #bytes: Buffer;
  #read = 0;
  #waiting = false;

  constructor(memory: SharedArrayBuffer) {
    this.#control = new Int32Array(memory, 0, CONTROL_BYTES / 4);
    this.#words = new Uint32Array(memory, CONTROL_BYTES);
    this.#bytes = Buffer.from(memory, CONTROL_BYTES);
  }

  get isWaiting(): boolean {
    return Atomics.load(this.#control, WRITTEN) >>> 0 !== this.#read;
  }

  /** Reads all written records; false if there were none. */
  takeRecords(each: TakeRecord): boolean {
    const written = Atomics.load(this.#control, WRITTEN) >>> 0;
    if (written === this.#read) return false;
    while (this.#read !== written) {
      const at = this.#read % RING_BYTES;
      const word = this.#words[at / 4]!;
      const [kind, length] = [word & 255, word >>> 8];
      if (kind === SKIP) this.#done(RING_BYTES - at);
      else {
        const begin = at + HEADER_BYTES;
        each(kind, this.#words[at / 4 + 1]!, this.#bytes, begin, begin + length);
        this.#done(HEADER_BYTES + aligned(length));
      }
    }
    return true;
  }

  #done(bytes: number): void {
    this.#read = (this.#read + bytes) >>> 0;
    Atomics.store(this.#control, READ, this.#read | 0);
  }

  /** Announces that this end will read again by itself and needs no waking. */
  stayAwake(): void {
    Atomics.store(this.#control, SLEEPS, 0);
  }

  /** Calls back when something is written after this end had read everything; true if there already is something. */
  sleep(woken: () => void): boolean {
    Atomics.store(this.#control, SLEEPS, 1);
    if (this.isWaiting) {
      Atomics.store(this.#control, SLEEPS, 0);
      return true;
    }
    if (this.#waiting) return false;
    const wait = Atomics.waitAsync(this.#control, SLEEPS, 1);
    if (!wait.async) return true;
    this.#waiting = true;
    void wait.value.then(() => {
      this.#waiting = false;
      woken();
    });
    return false;
  }
}

/** Reads a ring once per turn of the event loop while it holds records, then sleeps. */
export class RingLoop {
  readonly #reader: RingReader;
  readonly #take: TakeRecord;
  #scheduled = false;
  #stopped = false;

  constructor(memory: SharedArrayBuffer, take: TakeRecord) {
    this.#reader = new RingReader(memory);
    this.#take = take;
    this.#sleep();
  }

  get isWaiting(): boolean {
    return this.#reader.isWaiting;
  }

  readRecords(): void {
    this.#reader.takeRecords(this.#take);
  }

  /** Reads again after this turn, so that writers need not wake this end meanwhile. */
  stayAwake(): void {
    if (this.#scheduled || this.#stopped) return;
    this.#scheduled = true;
    this.#reader.stayAwake();
    setImmediate(this.#turn);
  }

  stopReading(): void {
    this.#stopped = true;
  }

  readonly #turn = (): void => {
    this.#scheduled = false;
    if (this.#stopped) return;
    if (this.#reader.takeRecords(this.#take)) this.stayAwake();
    else this.#sleep();
  };

  #sleep(): void {
    if (this.#reader.sleep(this.#woken)) this.stayAwake();
  }

  readonly #woken = (): void => {
    if (!this.#scheduled) this.#turn();
  };
}
