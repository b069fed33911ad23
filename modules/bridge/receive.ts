/** Receives of deposits made on another chain: immediate within the limits, otherwise a day later. */

import { type Address, AmountZero, fail, type Hash, InvalidAddress, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { use, used } from '../shared/rolling.js';
import { MAX_SUPPLY } from '../tokens/port.js';
import { replayKeyOf, txHashOf } from './chains.js';
import { AlreadyProcessed, BridgePaused, LimitExceeded, MappingNotFound, SymbolMismatch } from './errors.js';
import { withMinted } from './locked.js';
import { mappingOf } from './mapping.js';
import { DAY, type Op, type Status, toInside, wholeOutside } from './op.js';
import type { Acting, Reading, Writing } from './shape.js';
import { chainNamed } from './supported.js';

/** Maximum delayed receives processed in one block. */
const PER_BLOCK = 50;
/** Delay before a receive that failed is retried, in seconds. */
const LATER = 3_600;

/** Content of a deposit log; the amount is in raw units of the other chain. */
export interface Deposit {
  readonly chain: string;
  readonly tx_hash: string;
  readonly log_index: number;
  readonly mint: Hash;
  readonly amount: bigint;
  readonly recipient: Address;
}

interface Given extends Omit<Deposit, 'mint'> {
  readonly symbol: string;
}

/** Normalizes a deposit. Rejects one that could never be received. */
export function depositOf(c: Reading, { symbol, ...given }: Given): Deposit {
  const external = chainNamed(c, given.chain);
  const chain = external.name;
  const tx_hash = txHashOf(external, given.tx_hash);
  const mint = c.use.tokens.lookUp(symbol) ?? fail(MappingNotFound, { symbol });
  const mapping = mappingOf(c, mint);
  if (mapping.chain !== chain) fail(SymbolMismatch, { symbol, chain, mapped_to: mapping.chain });
  if (given.recipient === ZERO_ADDRESS)
    fail(InvalidAddress, { field: 'recipient', reason: 'the zero address has no owner' });
  if (given.amount === 0n) fail(AmountZero);
  const amount = toInside(given.amount, mapping);
  const most = c.use.tokens.info(mint)!.max_supply ?? MAX_SUPPLY;
  if (amount > most) {
    fail(LimitExceeded, { amount: `${given.amount}`, max: `${wholeOutside(most, mapping)}` });
  }
  return { chain, tx_hash, log_index: given.log_index, mint, amount: given.amount, recipient: given.recipient };
}

/** Key of a log, whether received or only observed. */
export const keyOf = ({ chain, tx_hash, log_index }: Pick<Deposit, 'chain' | 'tx_hash' | 'log_index'>) =>
  [chain, replayKeyOf(tx_hash), log_index] as const;

/** Rejects a log that was ever received before, in any letter case. */
export function checkNew({ state }: Reading, deposit: Pick<Deposit, 'chain' | 'tx_hash' | 'log_index'>): void {
  const found = state.received.get(...keyOf(deposit));
  if (found !== undefined) fail(AlreadyProcessed, { deposit_id: found });
}

/** Allocates a number for a bridge transfer. */
export function nextOp({ state }: Writing): number {
  const id = state.count.get() + 1;
  state.count.put(id);
  return id;
}

/** Number of signatures of a deposit, and the number required. */
interface Signed {
  readonly signatures: number;
  readonly required: number;
}

/**
 * Receives a proven deposit: now, or a day later if it exceeds a limit. It keeps the number of its observation, if
 * there is one.
 */
export function receive(
  c: Acting,
  deposit: Deposit,
  signed: Signed,
): { readonly deposit_id: number; readonly delayed_until: number | null } {
  const { state, time, height, bundleHash, emit } = c;
  const id = deleteObservations(c, deposit) ?? nextOp(c);
  const { chain, tx_hash, log_index, mint, recipient } = deposit;
  const mapping = mappingOf(c, mint);
  const amount = toInside(deposit.amount, mapping);
  const isLarge = amount > mapping.per_tx || used(mapping.used, DAY, time) + amount > mapping.per_day;
  const release_at = isLarge ? time + DAY : null;
  const op: Op = {
    direction: 'in',
    chain,
    tx_hash,
    log_index,
    withdrawal_id: null,
    mint,
    amount,
    fee: 0n,
    sender: null,
    recipient,
    destination: null,
    status: 'delayed',
    ...signed,
    bundle_hash: bundleHash,
    created_at_height: height,
    updated_at: time,
    release_at,
  };
  const log = { chain, key: replayKeyOf(tx_hash), log_index };
  state.received.put(...keyOf(deposit), id);
  state.history.put(recipient, id, id);
  state.receives.put(recipient, id, { id, log });
  if (release_at !== null) {
    state.ops.put(id, op);
    state.agenda.put(release_at, id, true);
    emit.BridgeDelayed({ deposit_id: id, chain, tx_hash, log_index, mint, amount, recipient, release_at });
    return { deposit_id: id, delayed_until: release_at };
  }
  state.mappings.put(mint, { ...mapping, used: use(mapping.used, DAY, time, amount) });
  pay(c, id, op);
  return { deposit_id: id, delayed_until: null };
}

/** Deletes the observations of a log; returns their number. */
function deleteObservations({ state }: Writing, deposit: Deposit): number | undefined {
  const found = state.observations.get(...keyOf(deposit));
  if (!found) return undefined;
  for (const { recipient } of found.votes) state.receives.delete(recipient, found.receive_id);
  state.observations.delete(...keyOf(deposit));
  return found.receive_id;
}

/** Mints the tokens of a receive. If this fails, nothing has changed. */
function pay(c: Writing, id: number, op: Op): void {
  const { state, use: ports, emit, time } = c;
  const { chain, mint, amount } = op;
  const [recipient, tx_hash, log_index] = [op.recipient!, op.tx_hash!, op.log_index!];
  const mapping = mappingOf(c, mint);
  if (mapping.paused) fail(BridgePaused, { mint: `0x${mint}` });
  ports.tokens.mintAsProtocol(recipient, mint, amount);
  state.mappings.put(mint, withMinted(mapping, amount));
  state.receives.delete(recipient, id);
  state.ops.put(id, { ...op, status: 'completed', updated_at: time, release_at: null });
  emit.BridgeDeposited({ deposit_id: id, chain, tx_hash, log_index, mint, amount, recipient });
}

/** Pays out due delayed receives in the order of their times. One that fails is retried an hour later. */
export function keepAgenda(c: Writing): void {
  const { state, time } = c;
  for (const {
    key: [due, id],
  } of state.agenda.list([], PER_BLOCK)) {
    if (due > time) return;
    state.agenda.delete(due, id);
    const op = state.ops.get(id)!;
    if (!c.use.dispatch.attempt(() => pay(c, id, op))) continue;
    const release_at = time + LATER;
    const status: Status = 'pending';
    state.ops.put(id, { ...op, status, updated_at: time, release_at });
    state.agenda.put(release_at, id, true);
  }
}
