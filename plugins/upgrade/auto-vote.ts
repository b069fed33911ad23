/**
 * Automatic votes (`--auto-vote-seed`): a validator approves a plan once its file is downloaded and verified.
 * Decision 0066.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Address,
  blake3,
  encode,
  Failure,
  fromHex,
  type Hash,
  type LedgerView,
  type Log,
  type MempoolView,
  t,
  toHex,
  type UpgradePlan,
  upgradePort,
  type ValidatorAccount,
} from '../../runtime/plugin.js';
import { type FetchLimits, fetchFile } from './fetch.js';
import { downloadPath, fileFor } from './files.js';

export interface AutoVoteParts {
  /** 64 hex characters. */
  readonly seed: string;
  readonly ledger: LedgerView;
  readonly mempool: Pick<MempoolView, 'get'>;
  readonly dataDirectory: string;
  readonly livePlan: () => Promise<UpgradePlan | undefined>;
  readonly limits: FetchLimits;
  readonly log: Log;
  /** Sends the votes. */
  readonly validator: ValidatorAccount;
}

/** Blocks until a rejected vote is retried. */
const AGAIN_BLOCKS = 10;

/**
 * The block from which a seed votes on a plan: a fixed point in the first half of the voting period, the same after
 * each start.
 */
export function voteHeight(seed: string, { planId, voting }: Pick<UpgradePlan, 'planId' | 'voting'>): number {
  const { start, end } = voting!;
  const half = BigInt(Math.trunc((end - start) / 2));
  if (half === 0n) return start;
  const digest = blake3(Uint8Array.from([...fromHex(seed), ...encode(t.count, planId)]));
  return start + Number(BigInt(`0x${toHex(digest)}`) % half);
}

/** Votes once on each plan. The chain records who has voted, so no local state is needed. */
export class AutoVote {
  readonly #parts: AutoVoteParts;
  #fetching: { readonly planId: number; readonly stop: AbortController; ready: boolean } | undefined;
  #sent: Hash | undefined;
  #notBefore = 0;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(parts: AutoVoteParts) {
    this.#parts = parts;
  }

  /** Acts on the newest block; called after every block, and once at the start. */
  look(): void {
    if (this.#looking || this.#stopped) return;
    this.#looking = this.#look()
      .catch((cause) => this.#parts.log('error', 'automatic upgrade vote failed', { reason: String(cause) }))
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#fetching?.stop.abort();
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { ledger, mempool, seed, livePlan, validator } = this.#parts;
    const plan = await livePlan();
    const account = plan?.voting ? await validator.account() : null;
    const open = plan?.voting && account !== null && !(await this.#hasVoted(plan, account));
    if (this.#fetching && (!open || this.#fetching.planId !== plan.planId)) {
      this.#fetching.stop.abort();
      this.#fetching = undefined;
    }
    if (!open) return;
    this.#fetching ??= this.#fetch(plan);
    const next = ledger.head.height + 1;
    const due = this.#fetching.ready && next >= voteHeight(seed, plan) && next <= plan.voting.end;
    if (!due || next < this.#notBefore || (this.#sent !== undefined && mempool.get(this.#sent) !== undefined)) return;
    await this.#vote(plan);
  }

  #hasVoted({ planId }: UpgradePlan, validator: Address): Promise<boolean> {
    const { ledger } = this.#parts;
    return ledger.read(() => ledger.view().port(upgradePort)!.hasVoted(planId, validator));
  }

  async #vote({ planId, name, version }: UpgradePlan): Promise<void> {
    const { ledger, validator, log } = this.#parts;
    this.#notBefore = ledger.head.height + AGAIN_BLOCKS;
    const { operation, params } = ledger.view().port(upgradePort)!.approval(planId);
    try {
      this.#sent = await validator.send(operation, params);
      log('info', 'automatic upgrade vote sent', { name, version, plan_id: planId, bundle: this.#sent });
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      const reason = `${cause} ${JSON.stringify(cause.details)}`;
      log('warn', 'automatic upgrade vote rejected', { name, plan_id: planId, reason });
    }
  }

  /** Downloads the file of a plan until it succeeds or is no longer needed. */
  #fetch(plan: UpgradePlan) {
    const fetching = { planId: plan.planId, stop: new AbortController(), ready: false };
    void this.#fetchPatiently(plan, fetching.stop.signal).then((ready) => {
      fetching.ready = ready;
      this.look();
    });
    return fetching;
  }

  async #fetchPatiently(plan: UpgradePlan, signal: AbortSignal): Promise<boolean> {
    const { dataDirectory, limits, log } = this.#parts;
    const { name, version, planId: plan_id } = plan;
    const file = fileFor(plan);
    if (!file) {
      log('warn', 'automatic upgrade vote skipped: the plan has no file for this platform', { name, plan_id });
      return false;
    }
    const path = downloadPath(dataDirectory, file.sha256);
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        await fetchFile(file, path, limits, signal, `${path}.vote`);
        log('info', 'upgrade file verified', { name, version, plan_id, sha256: file.sha256 });
        return true;
      } catch (cause) {
        if (signal.aborted) break;
        const retry_in_s = Math.min(60, 2 ** failures);
        log('warn', 'upgrade file download failed, will retry', {
          name,
          plan_id,
          reason: String(cause),
          retry_in_s,
        });
        await sleep(retry_in_s * 1000, undefined, { signal }).catch(() => undefined);
      }
    }
    return false;
  }
}
