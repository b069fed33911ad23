/** Conduct of linked peers: charges their work to their allowance, records their faults, and bans them. */

import { Failure } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { Budget } from './budget.js';
import type { Link } from './link.js';
import type { ObservedPeer, PeerBook } from './peer-book.js';

/** Fault points for a peer that caused an unexpected error: it may be this node's bug, so several are forgiven. */
const FAILURE_POINTS = 20;

export class PeerConduct {
  readonly #book: PeerBook;
  readonly #log: Log;
  readonly #isValidator: (link: Link) => boolean;
  readonly #budget = new Budget();
  readonly counts = { dropped: 0, faults: 0, bans: 0 };
  #failures = 0;

  constructor(book: PeerBook, log: Log, isValidator: (link: Link) => boolean) {
    this.#book = book;
    this.#log = log;
    this.#isValidator = isValidator;
  }

  /** Records a fault of a peer; enough of them ban it. */
  fault(link: Link, points: number, why: string): void {
    // Checks that were under way when the ban began find more faults of the same flood.
    const wasBanned = this.#book.banned(link.peer) !== undefined;
    const banned = this.#book.fault(link.peer, points, why, this.observed(link));
    const isNew = banned && !wasBanned;
    this.counts.faults++;
    if (isNew) this.counts.bans++;
    this.#log(isNew ? 'warn' : 'debug', isNew ? 'peer banned' : 'peer fault', {
      peer: link.peer,
      points,
      why,
    });
    if (banned) link.refuse(`you are banned: ${why}`);
  }

  /**
   * Keeps an unexpected exception while handling a peer from ending the process: it is logged, counted and held against
   * the peer. Not for block execution: there an exception halts the node.
   */
  reportFailure(link: Link, doing: string, cause: unknown, points: number = FAILURE_POINTS): void {
    const reason = cause instanceof Error ? cause.stack : String(cause);
    this.#log('error', 'unexpected error while handling a peer', { doing, times: ++this.#failures, reason });
    // A failure with a code, such as a disk error, is not the peer's fault.
    if (!(cause instanceof Failure)) this.fault(link, points, `unexpected error while ${doing}`);
  }

  /**
   * Charges microseconds of work to a peer's allowance. If it is insufficient, returns false; that is a fault of the
   * peer, so that a flood ends in a ban.
   */
  charge(link: Link, cost: number): boolean {
    if (this.#budget.charge(link, this.#isValidator(link), cost, performance.now())) return true;
    this.counts.dropped++;
    this.fault(link, 1, 'rate limit exceeded');
    return false;
  }

  /**
   * Observed properties of a peer, without trusting it. A returning validator counts as one before it proves its key
   * again.
   */
  observed(link: Link): ObservedPeer {
    const validator = this.#isValidator(link) || (!link.isUp && this.#book.isValidator(link.peer));
    return { remote: link.connection.remote, validator };
  }
}
