/** Forms made from schemas: a control for each parameter, which script.ts reads back as the JSON that the schema asks for. */

import { type Document, type Method, type Schema, typeText } from './document.js';
import { html, prose } from './html.js';

type Schemas = Document['components']['schemas'];

/** Objects with more fields than this, and whatever is nested deeper, are written as JSON. */
const [MAX_FIELDS, MAX_DEPTH] = [16, 2];

interface Resolved {
  readonly schema: Schema;
  /** Null is among what it takes. */
  readonly nullable: boolean;
  /** The name of the type that a reference led to. */
  readonly name?: string;
}

/** The schema behind references and `or null`. */
function resolve(schema: Schema, schemas: Schemas, hops = 0): Resolved {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    return target === undefined || hops > 8
      ? { schema: {}, nullable: false }
      : { name, ...resolve(target, schemas, hops + 1) };
  }
  const either = schema.anyOf ?? schema.oneOf;
  const rest = either?.filter(({ type }) => type !== 'null');
  if (either === undefined || rest === undefined) return { schema, nullable: false };
  const nullable = rest.length < either.length;
  if (rest.length !== 1) return { schema, nullable };
  return { ...resolve(rest[0]!, schemas, hops + 1), nullable };
}

/** Whether digits alone can be a text of this schema, so that a number may be sent as text. */
const takesDigits = ({ type, enum: values, pattern }: Schema): boolean =>
  type === 'string' && values === undefined && (pattern === undefined || new RegExp(pattern, 'u').test('10'));

/** The JSON types that a value may have; of texts beside which digits alone are a number `word`. */
function typesOf(schema: Schema, schemas: Schemas, depth = 0): readonly string[] {
  if (depth > 8) return ['object'];
  const { schema: resolved } = resolve(schema, schemas);
  const either = resolved.anyOf ?? resolved.oneOf;
  if (either !== undefined) {
    const digits = either.some((one) => takesDigits(resolve(one, schemas).schema));
    const types = either.flatMap((one) => typesOf(one, schemas, depth + 1));
    return [...new Set(digits ? types : types.map((type) => (type === 'string' ? 'word' : type)))];
  }
  if (resolved.type === undefined)
    return resolved.enum === undefined ? ['any'] : resolved.enum.map((one) => typeof one);
  return typeof resolved.type === 'string' ? [resolved.type] : resolved.type;
}

/** A value as the text of a control. */
function textOf(value: unknown, kind: string): string {
  if (value === undefined || value === null) return '';
  if (kind === 'lines' && Array.isArray(value)) return value.join('\n');
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value, null, kind === 'json' ? 1 : 0);
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly value: unknown;
  readonly depth: number;
}

/** What is said of a field: its own words, or those of its type. */
const aboutOf = (schema: Schema, resolved: Schema): string => schema.description ?? resolved.description ?? '';

function kindOf(schema: Schema, types: readonly string[], schemas: Schemas): string {
  if (schema.enum?.every((one) => typeof one === 'string')) return 'choice';
  if (types.includes('any')) return 'any';
  if (types.every((type) => type === 'string')) return 'text';
  // Numbers of any size have a text form, and that is what is sent.
  if (types.length === 2 && types.includes('string') && types.includes('integer')) return 'text';
  if (types.length > 1) return 'any';
  if (types[0] === 'array') {
    const items = typesOf(schema.items ?? {}, schemas);
    return items.length === 1 && items[0] === 'string' ? 'lines' : 'json';
  }
  return types[0] === 'object' ? 'json' : types[0]!;
}

/** One control; an object of few fields is a group of them. */
function control(field: Field, schemas: Schemas): string {
  const { name, schema, required, value, depth } = field;
  const { schema: resolved, nullable, name: type } = resolve(schema, schemas);
  const { properties } = resolved;
  const fields = properties === undefined ? [] : Object.entries(properties);
  const marks = `${required ? '' : ' data-optional'}${nullable ? ' data-null' : ''}${type === 'Time' ? ' data-time' : ''}`;
  const title = `${html(name)}${required ? '' : ' <i>optional</i>'}`;
  if (fields.length > 0 && fields.length <= MAX_FIELDS && depth < MAX_DEPTH) {
    const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    const inner = fields.map(([key, one]) => {
      const isRequired = resolved.required?.includes(key) === true;
      return control({ name: key, schema: one, required: isRequired, value: given[key], depth: depth + 1 }, schemas);
    });
    const open = Object.keys(given).length > 0 || required ? ' open' : '';
    return `<details class="group" data-kind="group" data-name="${html(name)}"${marks}${open}><summary>${title}</summary><div>${inner.join('')}</div></details>`;
  }
  const types = typesOf(resolved, schemas);
  const kind = kindOf(resolved, types, schemas);
  const hint = prose(aboutOf(schema, resolved));
  return (
    `<label data-kind="${kind}" data-types="${html(types.join(' '))}" data-name="${html(name)}"${marks}><span>${title}</span>` +
    `${input(kind, name, textOf(value, kind), resolved, required)}${hint === '' ? '' : `<small>${hint}</small>`}</label>`
  );
}

function input(kind: string, name: string, text: string, schema: Schema, required: boolean): string {
  const attributes = `name="${html(name)}" spellcheck="false" autocomplete="off"`;
  if (kind === 'choice' || kind === 'boolean') {
    const words = kind === 'boolean' ? ['true', 'false'] : (schema.enum as readonly string[]);
    const options = [...(required && text !== '' ? [] : ['']), ...words].map(
      (word) => `<option${word === text ? ' selected' : ''}>${html(word)}</option>`,
    );
    return `<select name="${html(name)}">${options.join('')}</select>`;
  }
  if (kind === 'json' || kind === 'lines') {
    const rows = Math.min(12, Math.max(2, text.split('\n').length));
    const says = kind === 'lines' ? 'one a line' : typeText(schema);
    // A textarea drops the first line break after its tag.
    return `<textarea ${attributes} rows="${rows}" placeholder="${html(says)}">\n${html(text)}</textarea>`;
  }
  const says = typeof schema.type === 'string' && schema.pattern === undefined ? schema.type : '';
  return `<input ${attributes} value="${html(text)}" placeholder="${html(says)}">`;
}

/** The form that calls a method of the node that serves the page. */
export function formOf(method: Method, given: readonly unknown[], schemas: Schemas): string {
  const controls = method.params.map(({ name, schema, required, description }, i) => {
    // The table above the form says it already.
    const quiet = { ...schema, description: '' };
    return control(
      { name, schema: description === undefined ? schema : quiet, required, value: given[i], depth: 0 },
      schemas,
    );
  });
  return (
    `<form class="try" data-method="${html(method.name)}" data-structure="${html(method.paramStructure ?? 'either')}">` +
    `${controls.join('')}<button>Send to this node</button><output hidden></output></form>`
  );
}
