/**
 * Tries the neighbors of what tests carry out: with TRELLIS_EXTREMES=N, up to N variants of each bundle of one operation,
 * each with an extreme in one field, run on the same state and are undone. None may end otherwise than declared.
 */

import { type Envelope, openEnvelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { applyBundle } from '../../runtime/kernel/chain/execute.js';
import type { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { receiptBytes } from '../../runtime/kernel/chain/receipt.js';
import { objectSchema } from '../../runtime/lib/codec/composites.js';
import { CodecError, type Json, type Shape, type TextForms, type Values } from '../../runtime/lib/codec/type.js';
import { Failure } from '../../runtime/lib/errors.js';
import { type Edges, variantsOf } from './extremes.js';
import type { StrictJournal } from './journal.js';
import { seeded } from './random.js';

const MOST = Number(process.env.TRELLIS_EXTREMES ?? 0);
const random = seeded(1);

/** Runs variants of a bundle that is about to be carried out. Changes nothing; throws what breaks. */
export function tryNeighbors(
  on: { readonly context: ExecutionContext; readonly journal: StrictJournal },
  { bundle, signatures }: Envelope,
  text: TextForms,
  edges: () => Edges,
): void {
  const [operation, ...others] = bundle.operations;
  if (MOST === 0 || operation === undefined || others.length > 0) return;
  const { type, params } = operation;
  const json = type.params.toJson(params, text);
  const all = [...variantsOf(objectSchema(type.definition.params), json, edges())];
  for (let tried = 0; tried < MOST && all.length > 0; tried++) {
    const [one] = all.splice(random(all.length), 1);
    const given = read(one!);
    if (given) attempt(given, one!);
  }

  function read(variant: Json): Values<Shape> | undefined {
    try {
      return type.params.fromJson(variant, text);
    } catch (cause) {
      if (cause instanceof CodecError) return undefined;
      throw cause;
    }
  }

  function attempt(given: Values<Shape>, variant: Json): void {
    const { context, journal } = on;
    const { gasUsed, bundleCount } = context.block;
    const mark = journal.mark();
    const { bytes } = sealEnvelope(
      { ...bundle, operations: [{ type, params: given }] },
      signatures,
      context.set.operations,
    );
    try {
      receiptBytes(applyBundle(context, openEnvelope(bytes, context.set.operations)));
    } catch (cause) {
      if (cause instanceof Failure) return;
      throw new Error(`${type.name} ${JSON.stringify(variant)} breaks: ${cause}`, { cause });
    } finally {
      journal.rollback(mark);
      Object.assign(context.block, { gasUsed, bundleCount });
    }
  }
}
