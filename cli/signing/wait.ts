/** Waits for a bundle to be in a block, and shows its effects. */

import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '../client/session.js';
import type { Flags } from '../command-line/command.js';
import type { ModuleSet } from '../runtime/chain.js';
import type { Json } from '../runtime/common.js';
import { NODE_ERROR, NodeProblem, Problem } from '../terminal/command-error.js';
import type { Output } from '../terminal/output.js';
import { flat, isoTime } from '../terminal/render.js';
import { forPeople, schemasOf } from '../values/readable.js';
import type { Submitted } from './sign.js';

/** Response of chain_getTransactionReceipt for a bundle in a block. */
export interface Receipt {
  readonly bundle_hash: string;
  readonly status: 'success';
  readonly block_height: number;
  readonly from: string;
  readonly gas_used: number;
  readonly gas_price: number;
  readonly fee: string;
  readonly timestamp: number;
  readonly events: readonly { readonly module: string; readonly name: string; readonly data: Json }[];
}

interface Rejected {
  readonly status: 'rejected';
  readonly error: { readonly code: number; readonly name: string; readonly message: string; readonly details: object };
}

const POLL_MS = 250;
const TIMEOUT_MS = 60_000;

/** The receipt; null if `--wait pending` requires only that the node has the bundle. */
export async function waitFor(flags: Flags, { node }: Session, submitted: Submitted): Promise<Receipt | null> {
  const { bundle_hash, receipt } = submitted;
  if (receipt !== null || waitsFor(flags) === 'pending') return receipt;
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await pause(POLL_MS)) {
    const found = await node.call<Receipt | Rejected | null>('chain_getTransactionReceipt', [bundle_hash]);
    if (found?.status === 'success') return found;
    if (found) throw new NodeProblem(found.error.code, found.error.message, found.error as object);
  }
  throw new Problem(
    `bundle ${bundle_hash} was not included within ${TIMEOUT_MS / 1000} s; check later: call getTransactionReceipt ${bundle_hash}`,
    NODE_ERROR,
  );
}

/** The value of `--wait`; throws if it is invalid. Call it before anything is signed. */
export function waitsFor(flags: Flags): 'included' | 'pending' {
  const given = flags.text('wait') ?? 'included';
  if (given !== 'included' && given !== 'pending')
    throw new Problem(`--wait must be included or pending, not ${given}`);
  return given;
}

/** Position and cost of a bundle, as rows of a record. */
export function receiptRows(submitted: Submitted, receipt: Receipt | null, session: Session): [string, string][] {
  if (receipt === null)
    return [
      ['bundle', submitted.bundle_hash],
      ['status', 'pending'],
    ];
  const { block_height, timestamp, fee, gas_used, gas_price } = receipt;
  return [
    ['bundle', submitted.bundle_hash],
    ['block', `${block_height} (${isoTime(timestamp)})`],
    ['fee', `${session.native(BigInt(fee))} (${gas_used} gas at ${gas_price})`],
  ];
}

/** Response of chain_estimateFee. */
export interface Simulation {
  readonly ok: boolean;
  readonly gas_used: number;
  readonly fee: string;
  readonly events: Receipt['events'];
  readonly error: Rejected['error'] | null;
  readonly warnings: readonly string[];
  readonly balance_changes: readonly { readonly address: string; readonly token: string; readonly delta: string }[];
}

/** The events with their fields formatted for people. */
export async function readableEvents(
  events: Receipt['events'],
  set: ModuleSet,
  flags: Flags,
  session: Session,
): Promise<Receipt['events']> {
  const schemas = schemasOf(set);
  const format = async ({ module, name, data }: Receipt['events'][number]) => ({
    module,
    name,
    data: await forPeople(data, schemas.event!(module, name) ?? {}, flags, session, schemas),
  });
  return Promise.all(events.map(format));
}

/** Prints events, one per line, with their fields. */
export function showEvents(events: Receipt['events'], out: Output): void {
  for (const { module, name, data } of events) {
    out.line();
    out.line(out.bold(`${module}.${name}`));
    out.record(Object.entries(data as Readonly<Record<string, Json>>).map(([field, value]) => [field, flat(value)]));
  }
}
