/**
 * Display of any record of any module by its schema: accounts, heights, times and amounts in their own form, fields
 * with their description.
 */

import type { VNode } from 'preact';
import { tokenOfAmount } from '../../../runtime/lib/codec/shown-amounts.js';
import { resolve, type Schema, type Schemas } from '../../docs/schema.js';
import { network } from './chain.js';
import { useDeclared } from './hooks.js';
import { Address, Amount, Hash, Height, Id, Prose, Text, Time, TokenLink } from './parts.js';
import { grouped, plain, words } from './text.js';

const { addressPrefix, hashPrefix } = network;
const ID = /^[a-z]{1,10}[1-9A-HJ-NP-Za-km-z]{32,44}$/;
/** Deeper records are shown as JSON. */
const MAX_DEPTH = 8;
/** Maximum list items shown; of the rest, only the number. */
const MAX_ITEMS = 100;

interface Shown {
  readonly value: unknown;
  readonly schema: Schema;
  readonly schemas: Schemas;
  /** Sibling fields and, in a result, those further out. They determine the token of an amount. */
  readonly beside?: Readonly<Record<string, unknown>>;
  readonly depth?: number;
  /** Set for input from a user: omitted fields are not shown. */
  readonly given?: true;
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === null ? undefined : Array.isArray(value) ? value.join(',') : String(value);

/** An amount, if the schema and sibling fields determine its token. */
function amountOf(value: string | number, schema: Schema, beside: Shown['beside']): VNode | undefined {
  if (!/^\d+$/.test(String(value))) return undefined;
  const token = tokenOfAmount(schema as never, (field) => textOf(beside?.[field]));
  if (token === undefined) return undefined;
  return 'name' in token ? <Amount raw={value} mint={token.name} /> : <span class="amount">{grouped(value)} raw</span>;
}

/** The token of an amount without a token in its schema: the first sibling field that is a token. */
function tokenBeside(name: string | undefined, beside: Shown['beside']): string | undefined {
  if (name !== 'Amount' || beside === undefined) return undefined;
  const found = ['token', 'mint', 'token_mint', 'token_symbol']
    .map((field) => beside[field])
    .filter((one) => typeof one === 'string');
  return found.length > 0 ? (found[0] as string) : undefined;
}

function leaf({ value, schema, schemas, beside }: Shown): VNode {
  const { schema: found, name } = resolve(schema, schemas);
  if (typeof value === 'boolean') return <span>{value ? 'yes' : 'no'}</span>;
  if (typeof value === 'number' || (typeof value === 'string' && (name === 'Amount' || 'x-token' in found))) {
    if (name === 'Height') return <Height of={Number(value)} />;
    if (name === 'Time') return Number(value) > 0 ? <Time of={Number(value)} /> : <span>never</span>;
    const amount = amountOf(value, found, beside);
    if (amount) return amount;
    const token = tokenBeside(name, beside);
    if (token !== undefined && /^\d+$/.test(String(value))) return <Amount raw={value} mint={token} />;
    return <span>{grouped(value)}</span>;
  }
  const text = String(value);
  if (name === 'Mint' && /^0x[0-9a-f]{64}$/.test(text)) return <TokenLink mint={text} />;
  if (ID.test(text)) {
    if (text.startsWith(addressPrefix) && name !== 'Hash') return <Address of={text} />;
    if (text.startsWith(hashPrefix)) return <Hash of={text} kind="find" />;
  }
  if (/^(0x)?[0-9a-f]{40,}$/.test(text)) return <Id of={text} />;
  return text === '' ? <span class="none">empty</span> : <Text of={text} />;
}

export function Value(shown: Shown): VNode {
  const { value, schema, schemas, beside, depth = 0 } = shown;
  const given = shown.given ? { given: shown.given } : {};
  if (value === null || value === undefined) return <span class="none">none</span>;
  if (typeof value !== 'object') return leaf(shown);
  if (depth >= MAX_DEPTH) return <code>{plain(JSON.stringify(value), 500)}</code>;
  const { schema: found } = resolve(schema, schemas);
  const either = found.anyOf ?? found.oneOf ?? [found];
  const alternatives = either.map((one) => resolve(one, schemas).schema);
  if (Array.isArray(value)) {
    const items = alternatives.find(({ type }) => type === 'array')?.items ?? {};
    if (value.length === 0) return <span class="none">none</span>;
    return (
      <ol class="list">
        {value.slice(0, MAX_ITEMS).map((item, i) => (
          <li key={i}>
            <Value
              value={item}
              schema={items}
              schemas={schemas}
              {...(beside ? { beside } : {})}
              depth={depth + 1}
              {...given}
            />
          </li>
        ))}
        {value.length > MAX_ITEMS ? <li class="none">and {grouped(value.length - MAX_ITEMS)} more</li> : null}
      </ol>
    );
  }
  const row = value as Readonly<Record<string, unknown>>;
  // For an operation inside another, the schema only has its name; the fields are those of the operation with that
  // name.
  const whole = alternatives.map((one) => (one.title === 'InnerOperation' ? (schemas.Operation ?? one) : one));
  const properties = Object.assign({}, ...whole.map((one) => one.properties ?? {})) as Readonly<Record<string, Schema>>;
  const fields = Object.entries(row).filter(([, one]) => !shown.given || one !== null);
  if (fields.length === 0) return <span class="none">none</span>;
  // In a result, the token of an amount may be a field further out. In an operation it is a field of that operation.
  const siblings = shown.given ? row : { ...beside, ...row };
  return (
    <dl class="record">
      {fields.map(([field, one]) => {
        const its: Schema = Object.hasOwn(properties, field) ? properties[field]! : {};
        const about = resolve(its, schemas).schema.description;
        return (
          <div key={field}>
            <dt title={about === undefined ? undefined : plain(about, 300)}>{plain(words(field), 80)}</dt>
            <dd>
              <Value value={one} schema={its} schemas={schemas} beside={siblings} depth={depth + 1} {...given} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const NO_SCHEMA: Schema = {};

/** Operations, each with the description of its module and its fields. */
export function Operations({ of }: { readonly of: readonly object[] }): VNode {
  const { schemas = {} } = useDeclared() ?? {};
  const known = schemas.Operation?.properties ?? {};
  return (
    <ol class="operations">
      {of.flatMap((operation, i) =>
        Object.entries(operation).map(([type, fields]) => {
          const schema = Object.hasOwn(known, type) ? known[type]! : NO_SCHEMA;
          return (
            <li key={`${i} ${type}`}>
              <h3>{plain(type, 130)}</h3>
              <p class="about">
                <Prose of={schema.description ?? ''} />
              </p>
              <Value value={fields} schema={schema} schemas={schemas} given />
            </li>
          );
        }),
      )}
    </ol>
  );
}
