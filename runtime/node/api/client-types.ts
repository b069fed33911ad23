/**
 * Types of the TypeScript client, generated from the OpenRPC document: every method and every named record.
 * Decision 0065.
 */

import type { JsonSchema } from '../../lib/codec/type.js';
import type { ApiDocument, MethodDocument } from '../../lib/rpc/documents/openrpc.js';

const REF = '#/components/schemas/';

/** Items of subscriptions, by the kind in `chain_subscribe_<kind>`. */
const STREAMS = { newHeads: 'NewHead', newTransactions: 'NewTransaction', logs: 'OperationLog' };

/** `asked`: the form that callers may send, which is wider than that of responses (a number for an amount). */
type Position = 'asked' | 'answered';

/** The text of a TypeScript file with `Methods`, `Streams` and the records that they use. */
export function clientTypes({ methods, components: { schemas } }: ApiDocument): string {
  const printer = new Printer(schemas);
  const table = [...methods].sort((a, b) => (a.name < b.name ? -1 : 1)).map((method) => printer.method(method));
  const streams = Object.entries(STREAMS).map(([kind, item]) => `  ${kind}: ${printer.named(item, 'answered')};\n`);
  return [
    '/** Types of methods and their responses. Generated from the OpenRPC document; change the declarations instead. */\n',
    ...printer.records(),
    `/** Every method by name. */\nexport interface Methods {\n${table.join('')}}\n`,
    `/** Items of each subscription. */\nexport interface Streams {\n${streams.join('')}}\n`,
  ].join('\n');
}

/** Prints schemas as types, and collects the named ones that they need. */
class Printer {
  readonly #schemas: Readonly<Record<string, JsonSchema>>;
  readonly #needed = new Map<string, Position>();

  constructor(schemas: Readonly<Record<string, JsonSchema>>) {
    this.#schemas = schemas;
  }

  method({ name, summary, params, result }: MethodDocument): string {
    const meanings = params.flatMap(({ name: label, description }) =>
      description === undefined ? [] : [`- \`${label}\`: ${description}`],
    );
    const lastRequired = params.findLastIndex(({ required }) => required);
    const given = params.map(({ name: label, required, schema }, index) => {
      const type = this.type(schema, 'asked', '    ');
      const mark = index > lastRequired ? '?' : '';
      return `${label}${mark}: ${required || type.endsWith('| null') ? type : union([type, 'null'])}`;
    });
    const answer = this.type(result.schema, 'answered', '    ');
    const about = comment([summary, ...meanings].join('\n'), '  ');
    return `${about}  ${property(name)}: {\n    params: [${given.join(', ')}];\n    result: ${answer};\n  };\n`;
  }

  /** The name of a shared schema in a position. */
  named(name: string, position: Position): string {
    if (this.#needed.get(name) !== 'asked') this.#needed.set(name, position);
    return position === 'asked' && isDecimal(this.#schemas[name]!) ? `${name} | number` : name;
  }

  /** Declarations of all named types and of those that they use. */
  records(): string[] {
    const printed = new Map<string, string>();
    const at = new Map<string, Position>();
    for (let more = true; more; ) {
      more = false;
      for (const [name, position] of [...this.#needed]) {
        if (at.get(name) === position) continue;
        more = true;
        at.set(name, position);
        printed.set(name, this.#declaration(name, position));
      }
    }
    return [...printed].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  #declaration(name: string, position: Position): string {
    const schema = this.#schemas[name]!;
    const about = comment(String(schema.description ?? `${name}, as methods take and answer it.`), '');
    const type = isDecimal(schema) ? 'string' : this.type(schema, position, '');
    const isRecord = schema.properties !== undefined && type.startsWith('{');
    return `${about}export ${isRecord ? `interface ${name} ${type}` : `type ${name} = ${type};`}\n`;
  }

  /** A schema as a type; its further lines are indented. */
  type(schema: JsonSchema | true, position: Position, indent: string): string {
    if (schema === true) return 'unknown';
    const { $ref, anyOf, oneOf, enum: values, type } = schema;
    if (typeof $ref === 'string') return this.named($ref.slice(REF.length), position);
    const branches = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
    if (branches) return union(branches.map((branch) => this.type(branch, position, indent)));
    if (Array.isArray(values)) return union(values.map((value) => JSON.stringify(value)));
    if ('const' in schema) return JSON.stringify(schema.const);
    if (isDecimal(schema)) return position === 'asked' ? 'string | number' : 'string';
    const types = (Array.isArray(type) ? type : [type]) as readonly unknown[];
    return union(types.map((one) => this.#ofType(one, schema, position, indent)));
  }

  #ofType(type: unknown, schema: JsonSchema, position: Position, indent: string): string {
    switch (type) {
      case 'integer':
      case 'number':
        return 'number';
      case 'string':
      case 'boolean':
      case 'null':
        return type;
      case 'array': {
        const item = this.type((schema.items as JsonSchema | undefined) ?? true, position, indent);
        const isOne = item.startsWith('{') ? item.endsWith('}') : !/[|]|^readonly /.test(item);
        return `readonly ${isOne ? item : `(${item})`}[]`;
      }
      case 'object':
        return this.#object(schema, position, indent);
      default:
        return 'unknown';
    }
  }

  #object(schema: JsonSchema, position: Position, indent: string): string {
    const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
    if (properties.length === 0) {
      const { additionalProperties: others } = schema;
      if (others === false) return '{ readonly [name: string]: never }';
      return `{ readonly [name: string]: ${this.type(isSchema(others) ? others : true, position, indent)} }`;
    }
    const inner = `${indent}  `;
    if (schema.minProperties === 1 && schema.maxProperties === 1) {
      return properties
        .map(([name, value]) => `\n${inner}| { readonly ${property(name)}: ${this.type(value, position, inner)} }`)
        .join('');
    }
    const required = new Set((schema.required ?? []) as readonly string[]);
    const fields = properties.map(([name, value]) => {
      const mark = required.has(name) ? '' : '?';
      const { description } = value;
      const about = typeof description === 'string' ? comment(description, inner) : '';
      return `${about}${inner}readonly ${property(name)}${mark}: ${this.type(value, position, inner)};\n`;
    });
    return `{\n${fields.join('')}${indent}}`;
  }
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** A number too large for JSON: returned as decimal text, accepted as a number too. */
const isDecimal = ({ type, pattern }: JsonSchema): boolean =>
  Array.isArray(type) && type.includes('string') && type.includes('integer') && pattern !== undefined;

function union(types: readonly string[]): string {
  const members = [...new Set(types)];
  if (members.includes('unknown')) return 'unknown';
  return members.map((one) => (one.startsWith('readonly ') && members.length > 1 ? `(${one})` : one)).join(' | ');
}

const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

function comment(text: string, indent: string): string {
  const [first, ...more] = text.replaceAll('*/', '* /').split('\n');
  if (more.length === 0) return `${indent}/** ${first} */\n`;
  return [
    `${indent}/**`,
    ...[first, '', ...more].map((line) => `${indent} * ${line}`.trimEnd()),
    `${indent} */\n`,
  ].join('\n');
}
