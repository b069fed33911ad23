/**
 * The intake: of the bundles that are submitted at once few are under way, and none begins while the gate is closed. The
 * others wait as the bytes that they came as. Opened bundles that wait for their signatures are what a collector moves
 * most, and who has all of them opened first answers none. Sources take turns, so that nobody waits for the flood of another.
 */

import { MempoolFull } from '../../kernel/chain/common-errors.js';
import { Failure } from '../../lib/errors.js';
import type { Gate } from './gate.js';
import type { JobEnding } from './jobs.js';

/** Bundles under way at once: what keeps the threads that verify signatures busy while this one works on a block. */
const UNDER_WAY = 128;

/** What may wait, bytes: some two seconds of transfers. */
const WAITING = 4 * 1024 * 1024;

/** What one that waits takes beside its bytes. */
const OVERHEAD = 256;

/** What came in, on its way: hundreds of them are what a collector meets most, so it is one object and no closures. */
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

  /** It will not begin. */
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

/** What of an arrival does not depend on what comes of it. */
type Waiting = Pick<Arrival<never>, 'size' | 'begin' | 'refuse'>;

/** What waits of one source. */
class Line {
  bytes = 0;
  #arrivals: Waiting[] = [];
  /** Of these, how many have begun. */
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
  /** The sources that wait, the one whose turn it is first. */
  readonly #lines = new Map<Source, Line>();
  #waitingBytes = 0;
  #beginning = false;

  constructor(gate: Gate) {
    this.#gate = gate;
    gate.onOpen(() => this.#beginWaiting());
  }

  /**
   * Runs work on so many bytes when the turn of their source comes; it tells its end. What it throws rejects. Where too much
   * waits, the last of the source that has most is rejected with MempoolFull.
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

  /** In a loop, as what begins may end at once. */
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

  /** Refuses the last of the source that has most waiting. */
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
