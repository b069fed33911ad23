/** Content for review before signing: the records that operations refer to, according to the signer's node. */

import type { Session } from '../client/session.js';
import type { Invocation } from '../command-line/command.js';
import type { ModuleSet } from '../runtime/chain.js';
import { type OperationType, struct } from '../runtime/client.js';
import type { Json, TextForms, Type } from '../runtime/common.js';
import { contentHashOf } from '../runtime/signing.js';
import { fields, flat } from '../terminal/render.js';
import { forPeople, schemasOf } from '../values/readable.js';

type Row = { readonly [key: string]: Json };

/**
 * Shows, beside the result, what each operation names for review; returns the operations with the identifying fields
 * filled in.
 */
export async function review(
  operations: readonly Json[],
  set: ModuleSet,
  session: Session,
  { flags, out }: Pick<Invocation, 'flags' | 'out'>,
): Promise<readonly Json[]> {
  const { operations: known } = set;
  const { ask, text } = session;
  const forms = { ...text, operations: known };
  const reviewed: Json[] = [];
  for (const [name, given] of operations.flatMap((one) => Object.entries(one as Record<string, Row>))) {
    const definition = known.byName.get(name)?.definition;
    const [method, ...params] = definition?.review ?? [];
    if (method === undefined) {
      reviewed.push({ [name]: given });
      continue;
    }
    const record = await ask<Row | null>(
      method,
      params.map((field) => given[field] ?? null),
    );
    out.note(`${name} refers to this record (${method}):`);
    const schema = set.modules.map(({ module }) => module.methods[method]).find(Boolean)?.signature.result.schema ?? {};
    const formatted = await forPeople(record, schema, flags.with('full', 'true'), session, schemasOf(set));
    const shown = (record === null ? [] : fields(formatted as Row)).filter(([, value]) => value !== null);
    const width = Math.max(0, ...shown.map(([field]) => field.length));
    for (const [field, value] of shown) {
      for (const line of lines(value)) out.note(`  ${field.padEnd(width)}  ${line}`);
    }
    if (shown.length === 0) out.note('  no such record');
    const named =
      record === null ? {} : { ...definition!.reviewed?.(record, forms), ...committed(definition!, record, forms) };
    reviewed.push({ [name]: { ...given, ...missing(named, given) } });
  }
  return reviewed;
}

/** The field with the hash of the displayed content. */
function committed({ commits }: OperationType['definition'], record: Row, forms: TextForms): Row {
  if (commits === undefined) return {};
  const form = { tag: commits.tag, fields: Object.keys(commits.of), type: struct(commits.of) as Type<unknown> };
  return { [commits.field]: `0x${contentHashOf(form, record, forms)}` };
}

const missing = (named: { readonly [field: string]: Json | undefined }, given: Row): Row =>
  Object.fromEntries(
    Object.entries(named).flatMap(([field, value]) => ((given[field] ?? null) === null ? [[field, value!]] : [])),
  );

/** A value on one line; a list of texts has one line per item. */
function lines(value: Json | undefined): string[] {
  const several = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
  return several ? value.map(String) : [flat(value)];
}
