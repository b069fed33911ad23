/** Queue of the signature verifier: checks of many callers in, batches out, urgent callers first. */

import { KEY_TYPES } from './key-types.js';
import { wellFormed } from './signatures.js';
import { BATCH_BYTES, FIRST_CHECK, packedLength, type SignatureCheck } from './verify-packing.js';

/** Work of a check of each key type, in Ed25519 checks. */
const WORK = [1, 40, 40, 1] as const;

/** One caller's checks. */
interface Job {
  readonly checks: readonly SignatureCheck[];
  /** Undefined until answered. */
  readonly answers: (boolean | undefined)[];
  unanswered: number;
  /** Index of the first check that no batch contains. */
  next: number;
  readonly resolve: (answers: boolean[]) => void;
  behind: Job | undefined;
}

/** Answered checks since the start, by key type. */
export class AnswerCounts {
  readonly valid = KEY_TYPES.map(() => 0);
  readonly invalid = KEY_TYPES.map(() => 0);
}

/**
 * Checks processed together, in the order of their answers. The checks are kept until answered, so that a lost batch
 * can run again.
 */
export class CheckBatch {
  readonly checks: SignatureCheck[] = [];
  /** Work of the batch, in Ed25519 checks. */
  work = 0;
  /** Number of workers lost with this batch. */
  losses = 0;
  readonly #jobs: Job[] = [];
  readonly #indices: number[] = [];
  readonly #counts: AnswerCounts;

  constructor(counts: AnswerCounts) {
    this.#counts = counts;
  }

  add(job: Job, index: number): void {
    const check = job.checks[index]!;
    this.checks.push(check);
    this.#jobs.push(job);
    this.#indices.push(index);
    this.work += WORK[check.keyType]!;
  }

  /** Passes each answer to its caller. */
  settle(answers: readonly boolean[]): void {
    const { valid, invalid } = this.#counts;
    for (let i = 0; i < this.checks.length; i++) {
      const job = this.#jobs[i]!;
      job.answers[this.#indices[i]!] = answers[i];
      (answers[i] ? valid : invalid)[this.checks[i]!.keyType]!++;
      if (--job.unanswered === 0) job.resolve(job.answers as boolean[]);
    }
  }
}

/** Linked first-in first-out list of jobs, so that a long queue costs no more per check than a short one. */
class Lane {
  #first: Job | undefined;
  #last: Job | undefined;

  push(job: Job): void {
    if (this.#last) this.#last.behind = job;
    else this.#first = job;
    this.#last = job;
  }

  /** Moves up to `limit` checks into the batch, or until its buffer is full; returns the used bytes. */
  fill(batch: CheckBatch, limit: number, used: number): number {
    let bytes = used;
    for (let job = this.#first; job; job = this.#first) {
      for (; job.next < job.checks.length; job.next++) {
        if (job.answers[job.next] !== undefined) continue;
        const length = packedLength(job.checks[job.next]!.keyType);
        if (batch.checks.length === limit || bytes + length > BATCH_BYTES) return bytes;
        batch.add(job, job.next);
        bytes += length;
      }
      this.#first = job.behind;
      job.behind = undefined; // otherwise an old job would keep all later ones from the young-generation collector
      if (!this.#first) this.#last = undefined;
    }
    return bytes;
  }
}

/** The two lanes and their number of waiting checks. */
export class VerifyQueue {
  readonly #urgent = new Lane();
  readonly #ordinary = new Lane();
  readonly counts = new AnswerCounts();
  /** Checks that no batch contains yet. */
  waiting = 0;

  /**
   * Queues a caller's checks and returns their number; malformed ones are answered with false at once and not counted.
   */
  push(checks: readonly SignatureCheck[], urgent: boolean, resolve: (answers: boolean[]) => void): number {
    const answers: (boolean | undefined)[] = [];
    let unanswered = 0;
    for (const { keyType, publicKey, signature } of checks) {
      const open = wellFormed(keyType, publicKey, signature);
      answers.push(open ? undefined : false);
      if (open) unanswered++;
    }
    if (unanswered === 0) resolve(answers as boolean[]);
    else {
      const job: Job = { checks, answers, unanswered, next: 0, resolve, behind: undefined };
      (urgent ? this.#urgent : this.#ordinary).push(job);
      this.waiting += unanswered;
    }
    return unanswered;
  }

  /** The next batch, of at most `limit` checks. */
  take(limit: number): CheckBatch {
    const batch = new CheckBatch(this.counts);
    const used = this.#urgent.fill(batch, limit, FIRST_CHECK);
    this.#ordinary.fill(batch, limit, used);
    this.waiting -= batch.checks.length;
    return batch;
  }
}
