/** Warnings of operations: part of every response that precedes a signature, never of consensus. */

import type { Operation } from '../../kernel/chain/operation.js';
import { list } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import * as scalar from '../../lib/codec/scalars.js';
import { readAtHead } from './module-methods.js';
import type { Knowing } from './node-data.js';

const MOST = 64;

/** Sentences for the caller, without duplicates. */
export const Warnings = doc(list(scalar.text(1, 256), MOST), 'Warnings before signing, one sentence each');

/** The warnings of the operations for the state at the head. */
export async function warningsOf(parts: Knowing, operations: readonly Operation[]): Promise<readonly string[]> {
  const warning = operations.filter(({ type }) => type.definition.warns !== undefined);
  if (warning.length === 0) return [];
  const told = await readAtHead(parts, (context) =>
    warning.flatMap(({ type, params }) => type.definition.warns!(context.scope(type.index) as never, params as never)),
  );
  return [...new Set(told)].slice(0, MOST);
}
