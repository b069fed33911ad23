/** The signature verifier's queue: checks of many callers in, batches out, urgent callers first. */

import { KEY_TYPES } from './key-types.js';
import { wellFormed } from './signatures.js';
import { BATCH_BYTES, FIRST_CHECK, packedLength, type SignatureCheck } from './verify-packing.js';

/** What a check of each key type takes, in Ed25519 ones. */
const WORK = [1, 40, 40, 1] as const;

/** One caller's checks. */
interface Job {
  readonly checks: readonly SignatureCheck[];
  /** Undefined where not answered yet. */
  readonly answers: (boolean | undefined)[];
  unanswered: number;
  /** First check that no batch has taken. */
  next: number;
  readonly resolve: (answers: boolean[]) => void;
  /** The job behind this one. */
  behind: Job | undefined;
}

/** Checks that were answered since the start, by key type. */
export class AnswerCounts {
  readonly valid = KEY_TYPES.map(() => 0);
  readonly invalid = KEY_TYPES.map(() => 0);
}

/** Checks taken together, in the order of their answers. The checks are kept until answered, so that a lost batch can run again. */
export class Batch {
  readonly checks: SignatureCheck[] = [];
  /** What the checks cost, in Ed25519 checks. */
  work = 0;
  /** Workers that were lost while they had it. */
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

  /** Hands each answer to its caller. */
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

/** First-in first-out lists of jobs, linked, so that a long queue costs no more per check than a short one. */
class Lane {
  #first: Job | undefined;
  #last: Job | undefined;

  push(job: Job): void {
    if (this.#last) this.#last.behind = job;
    else this.#first = job;
    this.#last = job;
  }

  /** Moves checks into the batch up to `limit` of them or until its buffer is full; returns the bytes then used. */
  fill(batch: Batch, limit: number, used: number): number {
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
      job.behind = undefined; // else one that has grown old keeps all that came after it from the young collector
      if (!this.#first) this.#last = undefined;
    }
    return bytes;
  }
}

/** The two lanes and how many checks wait in them. */
export class VerifyQueue {
  readonly #urgent = new Lane();
  readonly #ordinary = new Lane();
  readonly counts = new AnswerCounts();
  /** Checks that no batch has taken yet. */
  waiting = 0;

  /** Queues a caller's checks and returns how many there are; malformed ones are answered false at once and not counted. */
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
  take(limit: number): Batch {
    const batch = new Batch(this.counts);
    const used = this.#urgent.fill(batch, limit, FIRST_CHECK);
    this.#ordinary.fill(batch, limit, used);
    this.waiting -= batch.checks.length;
    return batch;
  }
}
