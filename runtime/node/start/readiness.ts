/** Readiness for load balancers: a node that falls behind briefly stays ready. */

import type { Head } from '../../engine/ledger/ledger.js';
import type { NetworkView } from '../../engine/network/views.js';
import type { Clock } from '../../lib/clock.js';
import type { NotReady } from '../../lib/rpc/http/readiness.js';

/** Time in the other state after which the answer changes, milliseconds. */
export const STEADY_MS = 3_000;
/** Interval between two checks, milliseconds. */
const LOOK_MS = 250;

/** Reported after it was not ready, until readiness has lasted long enough. */
const KEEPS_UP: NotReady = {
  code: 'settling',
  reason: 'the node has caught up and becomes ready after three seconds',
};

/** Why a node is not ready. A final reason does not pass by itself and counts at once. */
export interface Unready extends NotReady {
  readonly final?: boolean;
}

/** Maximum blocks that rows may be behind the head, and maximum age of a head without any peer, milliseconds. */
const ROWS_BEHIND = 32;
const ALONE_MS = 60_000;

/**
 * Why a node does not answer for the newest blocks: it is catching up, has no source of blocks, or its histories are
 * behind.
 */
export function whyBehind(
  { height, header }: Pick<Head, 'height' | 'header'>,
  rows: number,
  network:
    | (Pick<NetworkView, 'syncing' | 'highest' | 'peers'> & Partial<Pick<NetworkView, 'syncProgress'>>)
    | undefined,
  nowMs: number,
): NotReady | undefined {
  if (network?.syncing) return { code: 'syncing', reason: `syncing: block ${height} of ${remaining(network)}` };
  if (height - rows > ROWS_BEHIND)
    return { code: 'history-behind', reason: `histories and indexes are at block ${rows} of ${height}` };
  if (network && network.peers().length === 0 && height > 0 && nowMs - header.timestamp_ms > ALONE_MS)
    return { code: 'no-peers', reason: 'the node has no peers and no new block: check --bootnodes and the UDP port' };
  return undefined;
}

/** The target height of the sync, with percentage and remaining time if known. */
function remaining({
  highest,
  syncProgress,
}: Pick<NetworkView, 'highest'> & Partial<Pick<NetworkView, 'syncProgress'>>): string {
  if (syncProgress === undefined) return `${highest}`;
  const { total, percent, etaSeconds } = syncProgress;
  const left = etaSeconds === null ? '' : `, about ${etaSeconds} s left`;
  return `${Math.max(highest, total ?? 0)} (${percent ?? 0} %${left})`;
}

/** Tracks the node's own state, and changes the answer only after the new state has lasted. */
export class Readiness {
  readonly #look: () => Unready | undefined;
  readonly #clock: Clock;
  readonly #steadyMs: number;
  readonly #changed: (now: NotReady | undefined) => void;
  /** The current answer. */
  #told: Unready | undefined;
  /** Since when the node's own state differs from the answer. */
  #since: number | undefined;
  #cancel: () => void = () => {};

  /** `steadyMs`: 0 for a node that nothing outside can put behind. `changed` is called with each new reason. */
  constructor(
    look: () => Unready | undefined,
    clock: Clock,
    steadyMs = STEADY_MS,
    changed: (now: NotReady | undefined) => void = () => undefined,
  ) {
    this.#look = look;
    this.#steadyMs = steadyMs;
    this.#changed = changed;
    this.#clock = clock;
    this.#told = look();
    this.#every();
  }

  /** Why it is not ready; undefined if it is ready. */
  get notReady(): NotReady | undefined {
    this.#update();
    if (this.#told === undefined) return undefined;
    return this.#since === undefined ? { code: this.#told.code, reason: this.#told.reason } : KEEPS_UP;
  }

  stop(): void {
    this.#cancel();
  }

  #every(): void {
    this.#cancel = this.#clock.schedule(LOOK_MS, () => {
      this.#update();
      this.#every();
    });
  }

  #update(): void {
    const now = this.#look();
    if ((now === undefined) === (this.#told === undefined)) {
      this.#since = undefined;
      this.#tell(now); // the reason may have changed
      return;
    }
    this.#since ??= this.#clock.now();
    // A clock that is set back ends the wait too.
    const lasted = Math.abs(this.#clock.now() - this.#since) >= this.#steadyMs;
    if (!lasted && now?.final !== true) return;
    this.#tell(now);
    this.#since = undefined;
  }

  #tell(now: Unready | undefined): void {
    const before = this.#told;
    this.#told = now;
    if (before?.code !== now?.code) this.#changed(now);
  }
}
