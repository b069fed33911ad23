/** JSON of frames: nested like geth's callTracer, flat like OpenEthereum's traces, and in Otterscan's format. */

import { type FinalBlock, type Json, toHex } from '../../runtime/plugin.js';
import type { Frame, Move } from './frames.js';
import { addressOf, hexOf } from './types.js';

const bytes = (value: Uint8Array): string => `0x${toHex(value)}`;
const addressOrNull = (value: Frame['to']): string | null => (value === null ? null : addressOf(value));

const moveJson = ({ from, to, value }: Move) => ({ from: addressOf(from), to: addressOf(to), value: hexOf(value) });

/** Context of a traced transaction, in addition to the call. */
export interface TracedTransaction {
  /** Failure fields in geth's order; `revertReason` is the reason of a reverted call. */
  readonly failure?: { readonly error: string; readonly revertReason?: string } | undefined;
  /** Logs, if requested. */
  readonly logs?: readonly Json[] | undefined;
  readonly withMoves: boolean;
}

/** Formats a frame like geth's callTracer. */
export function callTrace(frame: Frame, { failure, logs, withMoves }: TracedTransaction): Json {
  const { from, to, value, gas, gasUsed, input, output, moves } = frame;
  return {
    type: 'CALL',
    from: addressOf(from),
    to: addressOrNull(to),
    value: hexOf(value),
    gas: hexOf(gas),
    gasUsed: hexOf(gasUsed),
    input: bytes(input),
    ...(output.length === 0 ? {} : { output: bytes(output) }),
    ...failure,
    ...(withMoves && moves.length > 0
      ? { calls: moves.map((move) => ({ type: 'CALL', ...moveJson(move), gas: '0x0', gasUsed: '0x0', input: '0x' })) }
      : {}),
    ...(logs === undefined ? {} : { logs }),
  } as Json;
}

/** Position of a transaction in a block, for flat traces. */
export interface TraceLocation {
  readonly block: Pick<FinalBlock, 'hash' | 'header' | 'envelopes'>;
  readonly index: number;
}

/** One flat trace, with the sender and recipient that filters compare. */
export interface FlatTrace {
  readonly from: Frame['from'];
  readonly to: Frame['to'];
  readonly json: () => Json;
}

/** Formats a frame as OpenEthereum traces: the transaction first, then its moves. Their JSON is built on demand. */
export function flatTraces(frame: Frame, { block, index }: TraceLocation): FlatTrace[] {
  const where = {
    blockHash: `0x${block.hash}`,
    blockNumber: block.header.height,
    transactionHash: `0x${block.envelopes[index]!.hash}`,
    transactionPosition: index,
    type: 'call',
  };
  const { from, to, value, gas, gasUsed, input, output, moves } = frame;
  const whole = () => ({
    action: {
      callType: 'call',
      from: addressOf(from),
      to: addressOrNull(to),
      value: hexOf(value),
      gas: hexOf(gas),
      input: bytes(input),
    },
    result: { gasUsed: hexOf(gasUsed), output: bytes(output) },
    subtraces: moves.length,
    traceAddress: [],
    ...where,
  });
  return [
    { from, to, json: whole },
    ...moves.map((move, i) => ({
      from: move.from,
      to: move.to,
      json: () => ({
        action: { callType: 'call', ...moveJson(move), gas: '0x0', input: '0x' },
        result: { gasUsed: '0x0', output: '0x' },
        subtraces: 0,
        traceAddress: [i],
        ...where,
      }),
    })),
  ];
}

/** Formats a frame for ots_traceTransaction: in order, with depths. */
export const otterscanTrace = ({ from, to, value, input, output, moves }: Frame): Json => [
  {
    ...{ type: 'CALL', depth: 0, from: addressOf(from), to: addressOrNull(to), value: hexOf(value) },
    ...{ input: bytes(input), output: bytes(output) },
  },
  ...moves.map((move) => ({ type: 'CALL', depth: 1, ...moveJson(move), input: '0x', output: '0x' })),
];

/** Formats a frame for ots_getInternalOperations: type 0 is a transfer. */
export const internalOperations = ({ moves }: Frame): Json => moves.map((move) => ({ type: 0, ...moveJson(move) }));
