/** Form controls generated from schemas: one for each parameter, and groups for objects with few fields. */

import { resolve, type Schema, type Schemas, typesOf, typeText } from './schema.js';

/** Objects with more fields, or nested deeper, are entered as JSON. */
const [MAX_FIELDS, MAX_DEPTH] = [16, 2];

/** Conversion of the text of a control to JSON. */
export type Kind = 'text' | 'choice' | 'boolean' | 'integer' | 'number' | 'any' | 'lines' | 'json';

interface Common {
  readonly name: string;
  readonly required: boolean;
  /** Whether an empty control means null. */
  readonly nullable: boolean;
  /** Description of the field, or else of its type. */
  readonly about: string;
}

/** A control, or a group of them. */
export type Control =
  | (Common & {
      readonly kind: Kind;
      /** Accepted JSON types. */
      readonly types: readonly string[];
      /** Name of its type in the document. */
      readonly type: string | undefined;
      readonly schema: Schema;
      /** Initial text. */
      readonly text: string;
      readonly choices: readonly string[];
      readonly placeholder: string;
    })
  | (Common & { readonly kind: 'group'; readonly controls: readonly Control[]; readonly open: boolean });

/** Input of `controlOf`. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** Initial value; undefined for none. */
  readonly value?: unknown;
  readonly depth?: number;
}

/** Builds the control of a field. */
export function controlOf({ name, schema, required, value, depth = 0 }: Field, schemas: Schemas): Control {
  const { schema: resolved, nullable, name: type } = resolve(schema, schemas);
  const common = { name, required, nullable, about: schema.description ?? resolved.description ?? '' };
  const fields = Object.entries(resolved.properties ?? {});
  if (fields.length > 0 && fields.length <= MAX_FIELDS && depth < MAX_DEPTH) {
    const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    const controls = fields.map(([key, one]) =>
      controlOf(
        {
          ...{ name: key, schema: one, value: given[key], depth: depth + 1 },
          required: resolved.required?.includes(key) === true,
        },
        schemas,
      ),
    );
    return { ...common, kind: 'group', controls, open: Object.keys(given).length > 0 || required };
  }
  const types = typesOf(resolved, schemas);
  const kind = kindOf(resolved, types, schemas);
  const text = textOf(value, kind);
  const words = kind === 'boolean' ? ['true', 'false'] : kind === 'choice' ? (resolved.enum as readonly string[]) : [];
  const choices = words.length === 0 || (required && text !== '') ? words : ['', ...words];
  const plain = typeof resolved.type === 'string' && resolved.pattern === undefined ? resolved.type : '';
  const placeholder = kind === 'lines' ? 'one per line' : kind === 'json' ? typeText(resolved) : plain;
  return { ...common, kind, types, type, schema: resolved, text, choices, placeholder };
}

function kindOf(schema: Schema, types: readonly string[], schemas: Schemas): Kind {
  if (schema.enum?.every((one) => typeof one === 'string')) return 'choice';
  if (types.includes('any')) return 'any';
  if (types.every((type) => type === 'string')) return 'text';
  // Numbers of any size have a text form, which is sent.
  if (types.length === 2 && types.includes('string') && types.includes('integer')) return 'text';
  if (types.length > 1) return 'any';
  if (types[0] === 'array') {
    const items = typesOf(schema.items ?? {}, schemas);
    return items.length === 1 && items[0] === 'string' ? 'lines' : 'json';
  }
  return types[0] === 'object' ? 'json' : (types[0] as Kind);
}

/** Formats a value as the text of a control. */
function textOf(value: unknown, kind: Kind): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value, null, kind === 'json' ? 1 : 0);
}
