/**
 * The intake: of the bundles that are submitted at once few are under way, and none begins while the gate is closed. The
 * others wait as the bytes that they came as. Opened bundles that wait for their signatures are what a collector moves
 * most, and who has all of them opened first answers none.
 */

import { MempoolFull } from '../../kernel/chain/common-errors.js';
import { fail } from '../../lib/errors.js';
import type { Gate } from './gate.js';

/** Bundles under way at once: what keeps the threads that verify signatures busy while this one works on a block. */
const UNDER_WAY = 128;

/** What may wait, bytes: some two seconds of transfers. */
const WAITING = 4 * 1024 * 1024;

/** What one that waits takes beside its bytes. */
const OVERHEAD = 256;

interface Arrival {
  readonly size: number;
  readonly begin: () => void;
}

export class Intake {
  readonly #gate: Gate;
  #underWay = 0;
  #waiting: Arrival[] = [];
  /** Of those that waited, how many have begun. */
  #begun = 0;
  #waitingBytes = 0;
  #beginning = false;

  constructor(gate: Gate) {
    this.#gate = gate;
    gate.onOpen(() => this.#beginWaiting());
  }

  /** Runs work on so many bytes when its turn comes; it calls one of its arguments. What it throws rejects. Rejects with MempoolFull where too much waits. */
  run<T>(bytes: number, work: (resolve: (result: T) => void, reject: (cause: unknown) => void) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        this.#underWay++;
        const failed = (cause: unknown): void => {
          reject(cause);
          this.#ended();
        };
        try {
          work((result) => {
            resolve(result);
            this.#ended();
          }, failed);
        } catch (cause) {
          failed(cause);
        }
      };
      if (this.#hasRoom && this.#begun === this.#waiting.length) begin();
      else this.#wait({ size: bytes + OVERHEAD, begin });
    });
  }

  /** In a loop, as what begins may end at once. */
  #beginWaiting(): void {
    if (this.#beginning) return;
    this.#beginning = true;
    while (this.#hasRoom && this.#begun < this.#waiting.length) {
      const { size, begin } = this.#waiting[this.#begun++]!;
      this.#waitingBytes -= size;
      begin();
    }
    this.#beginning = false;
    this.#forgetBegun();
  }

  get #hasRoom(): boolean {
    return this.#underWay < UNDER_WAY && !this.#gate.opened;
  }

  #wait(arrival: Arrival): void {
    if (this.#waitingBytes + arrival.size > WAITING) {
      const waiting = this.#waiting.length - this.#begun;
      fail(MempoolFull, { reason: `${waiting} submitted bundles wait to be opened; try again shortly` });
    }
    this.#waitingBytes += arrival.size;
    this.#waiting.push(arrival);
  }

  #ended(): void {
    this.#underWay--;
    this.#beginWaiting();
  }

  #forgetBegun(): void {
    if (this.#begun < this.#waiting.length && this.#begun < UNDER_WAY) return;
    this.#waiting.splice(0, this.#begun);
    this.#begun = 0;
  }
}
