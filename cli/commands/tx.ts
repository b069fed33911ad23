/** `tx`: any operation of the node, by the schemas that the node publishes. */

import { openSigning, type Session } from '../client/session.js';
import type { Action, Flags } from '../command-line/command.js';
import { jsonOf, type WordReader } from '../command-line/json-arguments.js';
import { runtimeOf } from '../distribution/distribution.js';
import { signingKey } from '../keys/keys.js';
import { loadDistribution, type ModuleSet, schemaComponents } from '../runtime/chain.js';
import { objectSchema } from '../runtime/client.js';
import { type Json, type JsonSchema, suggestion } from '../runtime/common.js';
import { review } from '../signing/review.js';
import { senderOf, signAndSubmit } from '../signing/sign.js';
import { withoutSubmitting } from '../signing/unsubmitted.js';
import { readableEvents, receiptRows, showEvents, waitFor, waitsFor } from '../signing/wait.js';
import { Problem } from '../terminal/command-error.js';
import { flat } from '../terminal/render.js';
import { amountOf } from '../values/field-amounts.js';
import { forPeople, schemasOf } from '../values/readable.js';

export const tx: Action = async (call) => {
  const { args, flags, out, distribution } = call;
  const [what, ...words] = args;
  waitsFor(flags);
  const signer = await signingKey(call);
  const session = await openSigning(call);
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const given = await operationsOf(what!, words, session, set);
  const draft = {
    signer,
    from: await senderOf(flags, signer, session),
    operations: await review(given, set, session, call),
  };
  const ended = await withoutSubmitting(call, session, draft, set);
  if (ended !== undefined) return ended;

  const submitted = await signAndSubmit(call, session, draft, set);
  const receipt = await waitFor(flags, session, submitted);
  const events = receipt && !out.json ? await readableEvents(receipt.events, set, flags, session) : [];
  const created = out.json ? {} : await readableCreated(submitted.created, draft.operations, set, flags, session);
  out.result(receipt ? { ...receipt, created: submitted.created } : submitted, () => {
    out.record([
      ['from', session.text.address(draft.from)],
      ...receiptRows(submitted, receipt, session),
      ...Object.entries(created).map(([name, value]) => [`new ${name}`, flat(value)] as const),
    ]);
    showEvents(events, out);
  });
  return 0;
};

/** The ids and values that the operations report, in full: callers go on with them. */
async function readableCreated(
  created: Json,
  operations: readonly Json[],
  set: ModuleSet,
  flags: Flags,
  session: Session,
): Promise<Readonly<Record<string, Json>>> {
  if (created === null) return {};
  const names = operations.flatMap((one) => Object.keys(one as object));
  const returns = names.length === 1 ? set.operations.byName.get(names[0]!)?.definition.returns : undefined;
  const schema = returns === undefined ? {} : objectSchema(returns);
  const shown = await forPeople(created, schema, flags.with('full', 'true'), session, schemasOf(set));
  return shown as Readonly<Record<string, Json>>;
}

type Fields = { readonly [name: string]: JsonSchema };
type OperationSchema = { readonly properties: Fields; readonly required?: readonly string[] };

/** Operations in the form of the node. */
async function operationsOf(
  what: string,
  words: readonly string[],
  session: Session,
  set: ModuleSet,
): Promise<readonly Json[]> {
  if (/^[[{]/.test(what)) return session.withoutNames(fromJson(what, words), set.operations);
  const schemas = await schemasFor(what, set, session);
  const { properties } = schemas.Operation as unknown as { properties: Record<string, OperationSchema> };
  const name = await operationNamed(what, Object.keys(properties), session);
  const { properties: fields, required = [] } = properties[name]!;
  const given = new Map<string, string>();
  for (const word of words) {
    const at = word.indexOf('=');
    const field = word.slice(0, Math.max(0, at));
    if (at < 0) throw new Problem(`${word} must be name=value; fields of ${name}: ${Object.keys(fields).join(', ')}`);
    if (given.has(field)) throw new Problem(`${field} is given twice`);
    given.set(field, word.slice(at + 1));
  }
  const reader: WordReader = {
    schemas,
    amount: (text, schema) => amountOf(text, schema, (field) => given.get(field), session),
    address: session.address,
    validatorKey: session.validatorKey,
  };
  const values: Record<string, Json> = {};
  for (const [field, text] of given) {
    const schema = Object.hasOwn(fields, field) ? fields[field]! : unknownField(field, name, fields);
    values[field] = await jsonOf(field, text, schema, reader);
  }
  const missing = required.filter((field) => !Object.hasOwn(values, field));
  if (missing.length > 0) throw new Problem(`${name} needs ${missing.map((field) => `${field}=`).join(' ')}`);
  return [{ [name]: values }];
}

/** Loaded modules define how words of their operations are read; for other operations only the node can. */
async function schemasFor(what: string, set: ModuleSet, { node }: Session): Promise<WordReader['schemas']> {
  const { byName } = set.operations;
  const known = [...byName.values()].some(({ name, module, local }) =>
    [name, `${module}.${local}`].some((one) => same(one, what)),
  );
  return known ? schemaComponents(set) : (await node.describe()).components.schemas;
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function fromJson(text: string, words: readonly string[]): readonly Json[] {
  if (words.length > 0) throw new Problem(`unexpected argument ${words[0]} after operations in JSON`);
  try {
    const json = JSON.parse(text) as Json;
    return Array.isArray(json) ? json : [json];
  } catch (cause) {
    throw new Problem(`the operations are not valid JSON: ${(cause as Error).message}`);
  }
}

function unknownField(field: string, operation: string, fields: Fields): never {
  const names = Object.keys(fields);
  throw new Problem(
    `${operation} has no field ${field}${suggestion(field, names) || `; its fields: ${names.join(', ')}`}`,
  );
}

/**
 * `Transfer`, `tokens.Transfer` and `tokens.transfer` are the same; operations without a number are `module.Name` on
 * the node too.
 */
async function operationNamed(what: string, names: readonly string[], { node }: Session): Promise<string> {
  const direct = names.find((name) => same(name, what));
  if (direct !== undefined) return direct;
  const { modules } = await node.call<{ modules: { name: string; operations: string[] }[] }>('chain_listModules');
  const full = modules.flatMap(({ name, operations }) => operations.map((local) => `${name}.${local}`));
  const found = full.find((name) => same(name, what));
  if (found !== undefined) return found.slice(found.indexOf('.') + 1);
  throw new Problem(
    `the node has no operation ${what}${suggestion(what, [...full, ...names]) || '; list all with: call listModules'}`,
  );
}
