/**
 * What a transaction did as Ethereum's tracers tell it: one call, and inside of it a call for each move of native units
 * that an operation made. No code runs here, so there is nothing else to tell.
 */

import { bareForm } from '../../modules/accounts/port.js';
import { evmPort, weiOf } from '../../modules/evm/port.js';
import { type Address, type FinalBlock, fromHex, type PluginContext } from '../../runtime/plugin.js';
import { type Envelope, viewOf } from './bundle-view.js';
import type { Message } from './types.js';

/** What a bundle told of. */
export type Events = FinalBlock['outcomes'][number]['events'];

/** Native units on their way from one account to another, in wei. */
export interface Move {
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
}

/** A transaction with what it moved besides its own value. */
export interface Frame extends Omit<Move, 'to'> {
  readonly to: Address | null;
  readonly input: Uint8Array;
  readonly output: Uint8Array;
  /** Gas that was offered, and used. */
  readonly gas: number;
  readonly gasUsed: number;
  readonly moves: readonly Move[];
}

/** The moves of native units among events, in their order. Fees are none: receipts tell of them. */
export function movesIn({ ledger }: Pick<PluginContext, 'ledger'>, events: Events): Move[] {
  const { chain } = ledger;
  return events.flatMap((event) => {
    const move = moveIn(event, chain.symbol);
    return move ? [{ from: bareForm(move.from), to: bareForm(move.to), value: weiOf(move.amount, chain) }] : [];
  });
}

/** What an event tells of a move of native units, between accounts and in raw units; undefined for any other event. */
export const moveIn = ({ type: { module, name }, data }: Events[number], native: string) =>
  module === 'tokens' && name === 'Transfer' && data.token === native
    ? (data as { readonly from: Address; readonly to: Address; readonly amount: bigint })
    : undefined;

/** The moves of a transaction without that of its own value, which the transaction itself tells of. */
export function innerMoves(moves: readonly Move[], { from, to, value }: Pick<Frame, 'from' | 'to' | 'value'>): Move[] {
  const own = value === 0n ? -1 : moves.findIndex((one) => one.from === from && one.to === to && one.value === value);
  return moves.filter((_, i) => i !== own);
}

/** The frame of a bundle of a block. Must run where state can be read. */
export function frameOf(node: PluginContext, block: FinalBlock, index: number): Frame {
  const envelope = block.envelopes[index]!;
  const { gasUsed, events } = block.outcomes[index]!;
  const { from, to, value, input } = viewOf(node, envelope);
  return {
    ...{ from, to, value, input, gas: envelope.bundle.gas_limit, gasUsed },
    output: outputOf(node, envelope),
    moves: innerMoves(movesIn(node, events), { from, to, value }),
  };
}

/** What a transaction answered that succeeded. */
function outputOf({ ledger }: PluginContext, envelope: Envelope): Uint8Array {
  const { signed } = viewOf({ ledger } as PluginContext, envelope);
  if (!signed?.to || signed.value !== 0n || signed.data.length === 0) return NOTHING;
  return fromHex(ledger.view().port(evmPort)!.ask(signed.to, 0n, signed.data).answer);
}

const NOTHING = new Uint8Array();

/** A call that was only tried. */
export interface Tried extends Pick<Frame, 'gas' | 'gasUsed' | 'output'> {
  readonly from: Address;
  readonly call: Pick<Message, 'to' | 'value' | 'data'>;
  readonly events: Events;
}

/** The frame of a call that was only tried. */
export function frameOfTried(node: PluginContext, { from, call, events, ...rest }: Tried): Frame {
  const { to, value, data: input } = call;
  return { ...rest, from, to, value, input, moves: innerMoves(movesIn(node, events), { from, to, value }) };
}
