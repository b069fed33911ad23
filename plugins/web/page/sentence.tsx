/**
 * Summary of an included operation, from the sentence that its module declares: `Swapped {amount_in} for {dex.Swap.amount_out}`.
 * Braces name a field of the operation, or a field of its last event of that name.
 */

import type { ComponentChildren, VNode } from 'preact';
import type { Receipt } from '../../../rpc-schemas/clients/typescript/index.js';
import type { Schema } from '../../docs/schema.js';
import type { Declared } from '../terms.js';
import { receipts } from './chain.js';
import type { Event } from './events.js';
import { useDeclared, useLookup } from './hooks.js';
import { grouped, plain, sentenceOf } from './text.js';
import { Value } from './value.js';

type Fields = Readonly<Record<string, unknown>>;

/** An operation with the events that it caused. */
export interface Done {
  readonly type: string;
  readonly fields: Fields;
  readonly events: readonly Event[];
}

interface Source {
  readonly fields: Fields;
  readonly schema: Schema;
}

const NOTHING: Source = { fields: {}, schema: {} };

/** The record that a placeholder reads: the operation itself, or an event. */
function sourceOf({ type, fields, events }: Done, name: string, declared: Declared): Source {
  if (name === '') {
    const known = declared.schemas.Operation?.properties ?? {};
    return { fields, schema: Object.hasOwn(known, type) ? known[type]! : {} };
  }
  const event = events.findLast((one) => `${one.module}.${one.name}` === name);
  if (event === undefined) return NOTHING;
  return { fields: event.data as Fields, schema: Object.hasOwn(declared.events, name) ? declared.events[name]! : {} };
}

function Placeholder({
  of,
  path,
  declared,
}: {
  readonly of: Done;
  readonly path: string;
  readonly declared: Declared;
}) {
  const end = path.lastIndexOf('.');
  const field = path.slice(end + 1);
  const { fields, schema } = sourceOf(of, path.slice(0, Math.max(0, end)), declared);
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (value === undefined || value === null) return <span class="none">none</span>;
  if (Array.isArray(value)) return <span>{value.length}</span>;
  return <Value value={value} schema={schema.properties?.[field] ?? {}} schemas={declared.schemas} beside={fields} />;
}

/** The declared sentence of an operation; its name in words if it has none. */
export function Sentence({ of }: { readonly of: Done }): VNode {
  const declared = useDeclared();
  const known = declared?.schemas.Operation?.properties ?? {};
  const template = Object.hasOwn(known, of.type) ? known[of.type]!['x-sentence'] : undefined;
  const parts: readonly ComponentChildren[] =
    declared === undefined || template === undefined
      ? [plain(sentenceOf(of.type), 130)]
      : template
          .split(/[{}]/)
          .map((part, i) => (i % 2 === 0 ? part : <Placeholder key={i} of={of} path={part} declared={declared} />));
  return <span class={declared === undefined ? 'sentence later' : 'sentence'}>{parts}</span>;
}

/** A bundle with its receipt: what its first operation did, and the number of others. */
export function FirstDone({ of }: { readonly of: Pick<Receipt, 'operations' | 'events'> }): VNode {
  const [first] = of.operations;
  const events = of.events.filter(({ op_index }) => op_index === 0);
  if (first === undefined) return <span class="none">nothing</span>;
  return (
    <span class="sentence">
      <Sentence of={{ type: first.type, fields: first.fields as Fields, events }} />
      <Others count={of.operations.length - 1} />
    </span>
  );
}

const Others = ({ count }: { readonly count: number }): VNode | null =>
  count > 0 ? <span class="none"> and {grouped(count)} more</span> : null;

/** Larger bundles are summarized by their first operation alone, because their receipts are large. */
const MOST = 3;

/** A bundle of a list, which is known by its hash and the names of its operations. */
export function Summary({
  of: { bundle_hash, operations },
}: {
  readonly of: { readonly bundle_hash: string; readonly operations: readonly string[] };
}): VNode {
  const receipt = useLookup(receipts, operations.length <= MOST ? bundle_hash : undefined);
  if (receipt) return <FirstDone of={receipt} />;
  return (
    <span class={receipt === undefined && operations.length <= MOST ? 'sentence later' : 'sentence'}>
      {plain(sentenceOf(operations[0] ?? ''), 130)}
      <Others count={operations.length - 1} />
    </span>
  );
}
