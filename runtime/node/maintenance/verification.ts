/**
 * Verification of the data on disk: completely before a start, slowly in the background, or on a directory without a
 * node.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { ChainStore } from '../../engine/ledger/chain-store.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import { type ScanResult, scanRecords } from '../../engine/ledger/verify.js';
import type { ModuleSet } from '../../kernel/loader.js';
import { fail } from '../../lib/errors.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import { yieldToEventLoop } from '../../lib/scheduler.js';
import type { BlockLog } from '../../lib/storage/block-log.js';
import type { Database } from '../../lib/storage/database.js';
import { CorruptRecord } from '../../lib/storage/errors.js';
import { assemble, type NodeKind } from '../assembly/assembly.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import type { Distribution } from '../assembly/distribution.js';
import { openChainStores } from '../assembly/stores.js';
import type { NodeOptions } from '../options/options.js';
import type { LastVerification } from '../types.js';

/** Data to verify. */
interface Subject {
  readonly database: Database;
  readonly blockLog: BlockLog;
  readonly set: ModuleSet;
}

/** A scan with its duration. */
export interface Verified extends ScanResult {
  readonly ms: number;
}

/** Verifies everything once, and that the records produce the state root of the head. */
async function verifyAll({ database, blockLog, set }: Subject): Promise<Verified> {
  const began = performance.now();
  const store = new ChainStore(database);
  const head = await store.head();
  const root = head === null ? undefined : ((await store.header(head.height)) ?? undefined);
  const scanned = await scanRecords({
    ...{ database, blockLog, set, root },
    readsState: root === undefined || root.module_set_id === set.id,
    throttle: yieldToEventLoop,
  });
  return { ...scanned, ms: performance.now() - began };
}

/** Logs the result, with the first unreadable records. */
function tell(log: Log, { tables, records, bad, offenders, ms }: Verified, ofTables: 'info' | 'debug'): void {
  for (const { name, records: count, bad: wrong } of tables)
    log(ofTables, `verified ${name}`, { records: count, bad: wrong });
  for (const { table, key, reason } of offenders) log('error', `unreadable record of ${table}`, { key, reason });
  log(bad === 0 ? 'info' : 'error', 'data verified', { records, bad, ms: Math.round(ms) });
}

/** Verifies everything before a node starts. Throws CorruptRecord. */
export async function verifyOnStart(subject: Subject, log: Log): Promise<void> {
  const verified = await verifyAll(subject);
  tell(log, verified, 'info');
  const { bad, offenders } = verified;
  if (bad === 0) return;
  const { table, key, reason } = offenders[0]!;
  fail(CorruptRecord, {
    key: `${table} ${key}`,
    reason: bad === 1 ? reason : `${reason}; ${bad} records cannot be read`,
  });
}

/** Verifies a data directory that no node uses. */
export async function verifyDirectory(
  distribution: Distribution,
  genesisJson: unknown,
  options: Partial<NodeOptions>,
): Promise<Verified> {
  const { verified, stop } = await assemble(VERIFYING, distribution, genesisJson, options);
  await stop();
  return verified;
}

const VERIFYING: NodeKind<{ readonly verified: Verified }> = {
  async compose({ set, get, closers }) {
    const { database, blockLog } = await openChainStores({ get, closers });
    return { verified: await verifyAll({ database, blockLog, set }) };
  },
};

/** Inputs of background verification. */
export interface VerifierParts {
  readonly ledger: Ledger;
  readonly blockLog: BlockLog;
  /** Seconds from the end of one scan to the next; 0 for none. */
  readonly everySeconds: number;
  /** Maximum bytes read per second. */
  readonly paceBytes: number;
  readonly now: () => number;
  readonly log: Log;
}

/** Verifies the data of a running node repeatedly and slowly: data that was readable once may be damaged later. */
export class BackgroundVerification {
  last: LastVerification | null = null;
  readonly #parts: VerifierParts;
  readonly #over = new AbortController();
  #working: Promise<void> | undefined;

  constructor(parts: VerifierParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#parts.everySeconds > 0) this.#working = this.#run();
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#working;
  }

  async #run(): Promise<void> {
    const { everySeconds, log } = this.#parts;
    const { signal } = this.#over;
    try {
      for (;;) {
        await sleep(everySeconds * 1_000, undefined, { signal });
        await this.#scan();
      }
    } catch (cause) {
      if (!signal.aborted) log('error', 'data verification failed', { reason: String(cause) });
    }
  }

  async #scan(): Promise<void> {
    const { ledger, blockLog, paceBytes, now, log } = this.#parts;
    const { set, store, head } = ledger;
    const { signal } = this.#over;
    const began = performance.now();
    let read = 0;
    const scanned = await scanRecords({
      ...{ database: store.database, blockLog, set },
      readsState: head.header.module_set_id === set.id,
      async throttle(bytes) {
        read += bytes;
        const ahead = (read / paceBytes) * 1_000 - (performance.now() - began);
        await sleep(Math.max(1, ahead), undefined, { signal });
      },
    });
    tell(log, { ...scanned, ms: performance.now() - began }, 'debug');
    this.last = { at: Math.trunc(now() / 1_000), bad: scanned.bad };
  }
}

/** Bytes per second that a running node reads for verification. */
const PACE_BYTES = 8 * 1024 ** 2;

/** Starts background verification as configured. */
export function keepVerified(
  { ledger, blockLog }: Pick<Chain, 'ledger' | 'blockLog'>,
  { options, get, closers }: Pick<FullNodeContext, 'options' | 'get' | 'closers'>,
): BackgroundVerification {
  const verification = new BackgroundVerification({
    ...{ ledger, blockLog, paceBytes: PACE_BYTES },
    everySeconds: options.verifyIntervalSecs,
    now: () => get('Clock').now(),
    log: get('Log'),
  });
  closers.add(() => verification.stop());
  verification.start();
  return verification;
}
