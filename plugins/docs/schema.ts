/** Methods and JSON Schemas for the pages: resolves references and describes types in words. */

/** The parts of a JSON Schema that the pages show. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  /** Sibling field with the token of an amount; '' for the native token. */
  readonly 'x-token'?: string;
  /** Sibling field with the decimals of a token that is being created. */
  readonly 'x-decimals'?: string;
  /** Sentence about an included operation, with its fields in braces. */
  readonly 'x-sentence'?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly additionalProperties?: boolean | Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export type Schemas = Readonly<Record<string, Schema>>;

export interface Method {
  readonly name: string;
  readonly summary: string;
  readonly paramStructure?: 'by-name' | 'by-position' | 'either';
  /** Set if the method acts for the caller: 'write' creates and sends a bundle, 'submit' sends one. */
  readonly 'x-access'?: 'write' | 'submit';
  readonly 'x-cost': { readonly base: number; readonly per?: Readonly<Record<string, number>>; readonly more?: string };
  readonly tags: readonly { readonly name: string }[];
  readonly params: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly description?: string;
    readonly schema: Schema;
  }[];
  readonly result: { readonly schema: Schema };
  readonly errors: readonly {
    readonly code: number;
    readonly message: string;
    readonly data?: { readonly name: string };
  }[];
  readonly examples?: readonly {
    readonly params: readonly { readonly value: unknown }[];
    readonly result: { readonly value: unknown };
  }[];
}

/**
 * Short text of a schema: `Amount`, `[Receipt]`, `"pending" | "included"`; `named` formats the name of a type of the
 * document.
 */
export function typeText(schema: Schema, named: (name: string) => string = (name) => name): string {
  const inner = (one: Schema) => typeText(one, named);
  if (schema.$ref !== undefined) return named(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return [...new Set(either.map(inner))].join(' | ');
  if (schema.type === 'array') return `[${schema.items === undefined ? 'any' : inner(schema.items)}]`;
  if (schema.type === 'object' && schema.properties !== undefined) return 'object';
  return typeof schema.type === 'string' ? schema.type : (schema.type?.join(' | ') ?? 'any');
}

/** A schema with its references resolved. */
export interface Resolved {
  readonly schema: Schema;
  /** Whether null is accepted. */
  readonly nullable: boolean;
  /** Name of the referenced type. */
  readonly name?: string;
}

/** Resolves references and `or null`. */
export function resolve(schema: Schema, schemas: Schemas, hops = 0): Resolved {
  const { $ref, allOf, ...own } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const target = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
    if (target === undefined || hops > 8) return { schema: own, nullable: false };
    const found = resolve(target, schemas, hops + 1);
    return { name, ...found, schema: { ...found.schema, ...own } };
  }
  // A description of this use, in addition to that of the referenced type.
  if (allOf?.length === 1 && hops <= 8) {
    const found = resolve(allOf[0]!, schemas, hops + 1);
    return { ...found, schema: { ...found.schema, ...own } };
  }
  const either = schema.anyOf ?? schema.oneOf;
  const rest = either?.filter(({ type }) => type !== 'null');
  if (either === undefined || rest === undefined) return { schema, nullable: false };
  const nullable = rest.length < either.length;
  if (rest.length !== 1) return { schema, nullable };
  const { anyOf, oneOf, ...beside } = schema;
  const found = resolve(rest[0]!, schemas, hops + 1);
  return { ...found, schema: { ...found.schema, ...beside }, nullable };
}

/** Whether a text of digits only is valid, so that a number may be sent as text. */
const takesDigits = ({ type, enum: values, pattern }: Schema): boolean =>
  type === 'string' && values === undefined && (pattern === undefined || new RegExp(pattern, 'u').test('10'));

/**
 * The JSON types that a value may have. If no text type of a union accepts digits alone, its text types are called
 * `word`: such input is a number.
 */
export function typesOf(schema: Schema, schemas: Schemas, depth = 0): readonly string[] {
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
