/**
 * The admission queue limits the submitted bundles in progress, and starts none while the gate is closed. The others
 * wait as received bytes: decoded bundles that wait for signatures burden the garbage collector most, and decoding all
 * of them first would delay every response. Origins take turns, so that a flood from one does not delay another.
 * Decision 0088.
 */

import { MempoolFull } from '../../kernel/chain/common-errors.js';
import { Failure } from '../../lib/errors.js';
import type { Gate } from './gate.js';
import type { Completion } from './job-queue.js';

/** Maximum bundles in progress: enough to keep the verifier threads busy while this thread works on a block. */
const MAX_IN_PROGRESS = 128;

/** Maximum bytes waiting: about two seconds of transfers. */
const MAX_PENDING_BYTES = 4 * 1024 * 1024;

/** Bytes of memory per waiting submission in addition to its content. */
const OVERHEAD = 256;

/**
 * A submission in progress. Hundreds of them dominate the garbage collector's work, so each is one object without
 * closures.
 */
class Submission<T> implements Completion<T> {
  readonly size: number;
  readonly #work: (completion: Completion<T>) => void;
  readonly #caller: Completion<T>;
  readonly #ended: () => void;

  constructor(size: number, work: (completion: Completion<T>) => void, caller: Completion<T>, ended: () => void) {
    this.size = size;
    this.#work = work;
    this.#caller = caller;
    this.#ended = ended;
  }

  start(): void {
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

/** The parts of a submission that do not depend on its result type. */
type PendingSubmission = Pick<Submission<never>, 'size' | 'start' | 'refuse'>;

class OriginQueue {
  bytes = 0;
  #submissions: PendingSubmission[] = [];
  #started = 0;

  get length(): number {
    return this.#submissions.length - this.#started;
  }

  push(submission: PendingSubmission): void {
    this.#submissions.push(submission);
    this.bytes += submission.size;
  }

  shift(): PendingSubmission {
    const submission = this.#submissions[this.#started++]!;
    this.bytes -= submission.size;
    if (this.#started >= MAX_IN_PROGRESS) {
      this.#submissions.splice(0, this.#started);
      this.#started = 0;
    }
    return submission;
  }

  pop(): PendingSubmission {
    const submission = this.#submissions.pop()!;
    this.bytes -= submission.size;
    return submission;
  }
}

export class AdmissionQueue<Origin> {
  readonly #gate: Gate;
  #inProgress = 0;
  /** The waiting origins; the next one in turn is first. */
  readonly #pending = new Map<Origin, OriginQueue>();
  #pendingBytes = 0;
  #isStarting = false;

  constructor(gate: Gate) {
    this.#gate = gate;
    gate.onOpen(() => this.#startPending());
  }

  /**
   * Runs work on this many bytes when the turn of its origin comes; the work reports its end. Rejects with whatever it
   * throws. If too much waits, the latest submission of the origin with the most is rejected with MempoolFull.
   */
  enqueue<T>(origin: Origin, bytes: number, work: (completion: Completion<T>) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const submission = new Submission(bytes + OVERHEAD, work, { resolve, reject }, this.#ended);
      if (this.#hasRoom && this.#pending.size === 0) this.#start(submission);
      else this.#keep(origin, submission);
    });
  }

  #start(submission: PendingSubmission): void {
    this.#inProgress++;
    submission.start();
  }

  /** A loop, because started work may end at once. */
  #startPending(): void {
    if (this.#isStarting) return;
    this.#isStarting = true;
    while (this.#hasRoom && this.#pending.size > 0) {
      const [origin, queue] = this.#pending.entries().next().value!;
      const submission = queue.shift();
      this.#pendingBytes -= submission.size;
      if (queue.length === 0 || this.#pending.size > 1) {
        this.#pending.delete(origin);
        if (queue.length > 0) this.#pending.set(origin, queue);
      }
      this.#start(submission);
    }
    this.#isStarting = false;
  }

  get #hasRoom(): boolean {
    return this.#inProgress < MAX_IN_PROGRESS && !this.#gate.opened;
  }

  #keep(origin: Origin, submission: PendingSubmission): void {
    let queue = this.#pending.get(origin);
    if (queue === undefined) {
      queue = new OriginQueue();
      this.#pending.set(origin, queue);
    }
    queue.push(submission);
    this.#pendingBytes += submission.size;
    while (this.#pendingBytes > MAX_PENDING_BYTES) this.#rejectOne();
  }

  /** Rejects the latest submission of the origin with the most waiting. */
  #rejectOne(): void {
    let [most] = this.#pending;
    for (const entry of this.#pending) if (entry[1].bytes > most![1].bytes) most = entry;
    const [origin, queue] = most!;
    const last = queue.pop();
    this.#pendingBytes -= last.size;
    if (queue.length === 0) this.#pending.delete(origin);
    const reason = `${queue.length} of your submissions are waiting; try again shortly`;
    last.refuse(new Failure(MempoolFull, { reason }));
  }

  readonly #ended = (): void => {
    this.#inProgress--;
    this.#startPending();
  };
}
