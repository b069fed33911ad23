/**
 * A transaction as Ethereum tracers represent it: one call, with an inner call for each native transfer made by an
 * operation. No EVM code runs here, so traces contain nothing else (decision 0111).
 */

import { bareForm } from '../../modules/accounts/port.js';
import { evmPort, weiOf } from '../../modules/evm/port.js';
import { type Address, type FinalBlock, fromHex, type PluginContext } from '../../runtime/plugin.js';
import { type Envelope, viewOf } from './bundle-view.js';
import type { Message } from './types.js';

export type Events = FinalBlock['outcomes'][number]['events'];

/** Transfer of native units between accounts, in wei. */
export interface Move {
  readonly from: Address;
  readonly to: Address;
  readonly value: bigint;
}

/** A transaction with its transfers other than that of its own value. */
export interface Frame extends Omit<Move, 'to'> {
  readonly to: Address | null;
  readonly input: Uint8Array;
  readonly output: Uint8Array;
  /** Gas limit and gas used. */
  readonly gas: number;
  readonly gasUsed: number;
  readonly moves: readonly Move[];
}

/** Native transfers among the events, in order. Fees are excluded: receipts contain them. */
export function movesIn({ ledger }: Pick<PluginContext, 'ledger'>, events: Events): Move[] {
  const { chain } = ledger;
  return events.flatMap((event) => {
    const move = moveIn(event, chain.symbol);
    return move ? [{ from: bareForm(move.from), to: bareForm(move.to), value: weiOf(move.amount, chain) }] : [];
  });
}

/** The native transfer in an event, with full accounts and raw units; undefined for any other event. */
export const moveIn = ({ type: { module, name }, data }: Events[number], native: string) =>
  module === 'tokens' && name === 'Transfer' && data.token === native
    ? (data as { readonly from: Address; readonly to: Address; readonly amount: bigint })
    : undefined;

/** The transfers of a transaction except that of its own value, which the outer call already contains. */
export function innerMoves(moves: readonly Move[], { from, to, value }: Pick<Frame, 'from' | 'to' | 'value'>): Move[] {
  const own = value === 0n ? -1 : moves.findIndex((one) => one.from === from && one.to === to && one.value === value);
  return moves.filter((_, i) => i !== own);
}

/** The frame of a bundle in a block. Must run where state can be read. */
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

/** Return data of a successful transaction. */
function outputOf({ ledger }: PluginContext, envelope: Envelope): Uint8Array {
  const { signed } = viewOf({ ledger } as PluginContext, envelope);
  if (!signed?.to || signed.value !== 0n || signed.data.length === 0) return NOTHING;
  return fromHex(ledger.view().port(evmPort)!.ask(signed.to, 0n, signed.data).answer);
}

const NOTHING = new Uint8Array();

export interface Tried extends Pick<Frame, 'gas' | 'gasUsed' | 'output'> {
  readonly from: Address;
  readonly call: Pick<Message, 'to' | 'value' | 'data'>;
  readonly events: Events;
}

/** The frame of a simulated call. */
export function frameOfTried(node: PluginContext, { from, call, events, ...rest }: Tried): Frame {
  const { to, value, data: input } = call;
  return { ...rest, from, to, value, input, moves: innerMoves(movesIn(node, events), { from, to, value }) };
}
