/** Operations as their signer reads them: amounts in whole units of their token, beside the raw units that are signed. */

import type { ModuleSet } from '../runtime/kernel/loader.js';
import type { Json, JsonSchema } from '../runtime/lib/codec/type.js';
import { formatAmount } from './amounts.js';
import { isAmount, tokenOf } from './field-amounts.js';
import type { Session } from './session.js';

type Row = Readonly<Record<string, Json>>;

/** One line for each operation: its name and its fields. */
export function shownOperations(
  operations: readonly Json[],
  set: Pick<ModuleSet, 'operations'>,
  session: Session,
): Promise<string[]> {
  return Promise.all(
    operations
      .flatMap((one) => Object.entries(one as Row))
      .map(async ([name, fields]) => {
        const { schema = {} } = set.operations.byName.get(name)?.params ?? {};
        return `${name} ${JSON.stringify(await shown(fields, schema, {}, session))}`;
      }),
  );
}

/** The JSON with each amount that says of which token it is replaced by what people read. `beside` are the fields around it. */
async function shown(json: Json | undefined, schema: JsonSchema, beside: Row, session: Session): Promise<Json> {
  const branches = (schema.anyOf ?? [schema]) as readonly JsonSchema[];
  if (typeof json === 'string' || typeof json === 'number') {
    const token = await tokenOf(branches.find(isAmount) ?? {}, (field) => textOf(beside[field]), session);
    if (token === undefined) return json;
    const raw = BigInt(json);
    const whole = `${formatAmount(raw, token.decimals)} ${token.symbol}`.trim();
    return token.decimals === 0 ? whole : `${whole} (${raw} raw)`;
  }
  if (Array.isArray(json)) {
    const items = (branches.find(({ type }) => type === 'array')?.items ?? {}) as JsonSchema;
    return Promise.all(json.map((item) => shown(item as Json, items, {}, session)));
  }
  if (typeof json !== 'object' || json === null) return json ?? null;
  const { properties = {} } = (branches.find(({ type }) => type === 'object') ?? {}) as {
    properties?: Readonly<Record<string, JsonSchema>>;
  };
  const fields = Object.entries(json as Row).map(
    async ([name, value]) => [name, await shown(value, properties[name] ?? {}, json as Row, session)] as const,
  );
  return Object.fromEntries(await Promise.all(fields));
}

const textOf = (json: Json | undefined): string | undefined =>
  json === undefined || json === null ? undefined : Array.isArray(json) ? json.join(',') : String(json);
