/**
 * The intake limits the submitted bundles in progress, and starts none while the gate is closed. The others wait as
 * received bytes: opened bundles that wait for signatures burden the garbage collector most, and opening all of them
 * first would delay every response. Sources take turns, so that a flood from one does not delay another.
 */

import { MempoolFull } from '../../kernel/chain/common-errors.js';
import { Failure } from '../../lib/errors.js';
import type { Gate } from './gate.js';
import type { JobEnding } from './jobs.js';

/** Maximum bundles in progress: enough to keep the verifier threads busy while this thread works on a block. */
const UNDER_WAY = 128;

/** Maximum bytes waiting: about two seconds of transfers. */
const WAITING = 4 * 1024 * 1024;

/** Bytes of memory per waiting arrival in addition to its content. */
const OVERHEAD = 256;

/**
 * An arrival in progress. Hundreds of them dominate the garbage collector's work, so each is one object without
 * closures.
 */
class Arrival<T> implements JobEnding<T> {
  readonly size: number;
  readonly #work: (ending: JobEnding<T>) => void;
  readonly #caller: JobEnding<T>;
  readonly #ended: () => void;

  constructor(size: number, work: (ending: JobEnding<T>) => void, caller: JobEnding<T>, ended: () => void) {
    this.size = size;
    this.#work = work;
    this.#caller = caller;
    this.#ended = ended;
  }

  begin(): void {
    try {
      this.#work(this);
    } catch (cause) {
      this.reject(cause);
    }
  }

  /** Rejects it without starting. */
  refuse(cause: unknown): void {
    this.#caller.reject(cause);
  }

  resolve(result: T): void {
    this.#caller.resolve(result);
    this.#ended();
  }

  reject(cause: unknown): void {
    this.#caller.reject(cause);
    this.#ended();
  }
}

/** The parts of an arrival that do not depend on its result type. */
type Waiting = Pick<Arrival<never>, 'size' | 'begin' | 'refuse'>;

/** Waiting arrivals of one source. */
class Line {
  bytes = 0;
  #arrivals: Waiting[] = [];
  /** Number of these that have started. */
  #begun = 0;

  get length(): number {
    return this.#arrivals.length - this.#begun;
  }

  push(arrival: Waiting): void {
    this.#arrivals.push(arrival);
    this.bytes += arrival.size;
  }

  shift(): Waiting {
    const arrival = this.#arrivals[this.#begun++]!;
    this.bytes -= arrival.size;
    if (this.#begun >= UNDER_WAY) {
      this.#arrivals.splice(0, this.#begun);
      this.#begun = 0;
    }
    return arrival;
  }

  pop(): Waiting {
    const arrival = this.#arrivals.pop()!;
    this.bytes -= arrival.size;
    return arrival;
  }
}

export class Intake<Source> {
  readonly #gate: Gate;
  #underWay = 0;
  /** The waiting sources; the next one in turn is first. */
  readonly #lines = new Map<Source, Line>();
  #waitingBytes = 0;
  #beginning = false;

  constructor(gate: Gate) {
    this.#gate = gate;
    gate.onOpen(() => this.#beginWaiting());
  }

  /**
   * Runs work on this many bytes when the turn of its source comes; the work reports its end. Rejects with whatever it
   * throws. If too much waits, the latest arrival of the source with the most is rejected with MempoolFull.
   */
  run<T>(source: Source, bytes: number, work: (ending: JobEnding<T>) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const arrival = new Arrival(bytes + OVERHEAD, work, { resolve, reject }, this.#ended);
      if (this.#hasRoom && this.#lines.size === 0) this.#begin(arrival);
      else this.#wait(source, arrival);
    });
  }

  #begin(arrival: Waiting): void {
    this.#underWay++;
    arrival.begin();
  }

  /** A loop, because started work may end at once. */
  #beginWaiting(): void {
    if (this.#beginning) return;
    this.#beginning = true;
    while (this.#hasRoom && this.#lines.size > 0) {
      const [source, line] = this.#lines.entries().next().value!;
      const arrival = line.shift();
      this.#waitingBytes -= arrival.size;
      if (line.length === 0 || this.#lines.size > 1) {
        this.#lines.delete(source);
        if (line.length > 0) this.#lines.set(source, line);
      }
      this.#begin(arrival);
    }
    this.#beginning = false;
  }

  get #hasRoom(): boolean {
    return this.#underWay < UNDER_WAY && !this.#gate.opened;
  }

  #wait(source: Source, arrival: Waiting): void {
    let line = this.#lines.get(source);
    if (line === undefined) {
      line = new Line();
      this.#lines.set(source, line);
    }
    line.push(arrival);
    this.#waitingBytes += arrival.size;
    while (this.#waitingBytes > WAITING) this.#refuseOne();
  }

  /** Rejects the latest arrival of the source with the most waiting. */
  #refuseOne(): void {
    let [most] = this.#lines;
    for (const entry of this.#lines) if (entry[1].bytes > most![1].bytes) most = entry;
    const [source, line] = most!;
    const last = line.pop();
    this.#waitingBytes -= last.size;
    if (line.length === 0) this.#lines.delete(source);
    const reason = `${line.length} bundles that you submitted wait to be opened; try again shortly`;
    last.refuse(new Failure(MempoolFull, { reason }));
  }

  readonly #ended = (): void => {
    this.#underWay--;
    this.#beginWaiting();
  };
}
