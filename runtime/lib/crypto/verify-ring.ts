/** Memory that the verifier and one worker share: a ring of batches, filled by the one, answered by the other, without messages. */

import { BATCH_BYTES } from './verify-packing.js';

/** Batches a worker may hold. */
export const RING_SLOTS = 32;

/** While more batches wait, the verifier is woken only after every so many. */
const ANSWERS_A_WAKE = 8;

const EMPTY = 0;
const FILLED = 1;
const BEGUN = 2;
const ANSWERED = 3;

/** Words on which the ends sleep, each counting wakes: the worker until more batches are announced, the verifier until more answers are. */
const FILLS = 0;
const ANSWERS = 1;
/** Behind them the state of each slot. */
const STATES = 2;
const CONTROL_WORDS = STATES + RING_SLOTS;
const CONTROL_BYTES = 4 * CONTROL_WORDS;

function controlOf(memory: SharedArrayBuffer): Int32Array {
  return new Int32Array(memory, 0, CONTROL_WORDS);
}

function slotOf(memory: SharedArrayBuffer, position: number): Uint8Array {
  return new Uint8Array(memory, CONTROL_BYTES + (position % RING_SLOTS) * BATCH_BYTES, BATCH_BYTES);
}

const stateAt = (position: number) => STATES + (position % RING_SLOTS);

/** The verifier's end. */
export class VerifyRing {
  readonly memory = new SharedArrayBuffer(CONTROL_BYTES + RING_SLOTS * BATCH_BYTES);
  readonly #control = controlOf(this.memory);
  readonly #slots = Array.from({ length: RING_SLOTS }, (_, position) => slotOf(this.memory, position));
  #filled = 0;
  #announced = 0;
  #taken = 0;

  get full(): boolean {
    return this.#filled - this.#taken === RING_SLOTS;
  }

  /** Batches that a sleeping worker was not woken for. */
  get unannounced(): number {
    return this.#filled - this.#announced;
  }

  /** Writes the next batch with `pack`; the ring must not be full. A worker that is awake finds it, a sleeping one needs `wake`. */
  put(pack: (bytes: Uint8Array) => void): void {
    pack(this.#slots[this.#filled % RING_SLOTS]!);
    Atomics.store(this.#control, stateAt(this.#filled), FILLED);
    this.#filled++;
  }

  /** Wakes a worker that sleeps: some 30 µs on a virtual machine, so one wake should serve several batches. */
  wake(): void {
    if (this.unannounced === 0) return;
    this.#announced = this.#filled;
    Atomics.add(this.#control, FILLS, 1);
    Atomics.notify(this.#control, FILLS);
  }

  /** Takes the newest batch back, unless the worker has begun it. */
  takeBack(): boolean {
    const newest = stateAt(this.#filled - 1);
    if (this.#taken === this.#filled) return false;
    if (Atomics.compareExchange(this.#control, newest, FILLED, EMPTY) !== FILLED) return false;
    this.#filled--;
    this.#announced = Math.min(this.#announced, this.#filled);
    return true;
  }

  /** Reads the oldest batch if it is answered. */
  take(read: (answers: Uint8Array) => void): boolean {
    const state = stateAt(this.#taken);
    if (this.#taken === this.#filled || Atomics.load(this.#control, state) !== ANSWERED) return false;
    read(this.#slots[this.#taken % RING_SLOTS]!);
    Atomics.store(this.#control, state, EMPTY);
    this.#taken++;
    return true;
  }

  /** Resolves when the worker wakes this end; at once if it has since `take` found nothing more. */
  async answered(): Promise<void> {
    const wakes = Atomics.load(this.#control, ANSWERS);
    if (Atomics.load(this.#control, stateAt(this.#taken)) === ANSWERED) return;
    const wait = Atomics.waitAsync(this.#control, ANSWERS, wakes);
    if (wait.async) await wait.value;
  }

  /** Ends a wait whose worker is gone. */
  release(): void {
    Atomics.notify(this.#control, ANSWERS);
  }
}

/** The worker's end: processes batches in order and never returns. `answer` overwrites the bytes of a batch with the results. */
export function answerRing(memory: SharedArrayBuffer, answer: (bytes: Uint8Array) => void): never {
  const control = controlOf(memory);
  for (let position = 0; ; position++) {
    const state = stateAt(position);
    for (;;) {
      const fills = Atomics.load(control, FILLS);
      if (Atomics.compareExchange(control, state, FILLED, BEGUN) === FILLED) break;
      Atomics.wait(control, FILLS, fills);
    }
    answer(slotOf(memory, position));
    Atomics.store(control, state, ANSWERED);
    if (position % ANSWERS_A_WAKE !== 0 && Atomics.load(control, stateAt(position + 1)) === FILLED) continue;
    Atomics.store(control, ANSWERS, position + 1);
    Atomics.notify(control, ANSWERS);
  }
}
