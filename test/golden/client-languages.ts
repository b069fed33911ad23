/** Generated parts of the Python and Go clients: a type for every named record and a function for every method. */

import type { JsonSchema } from '../../runtime/lib/codec/type.js';
import type { ApiDocument, MethodDocument } from '../../runtime/lib/rpc/documents/openrpc.js';

const REF = '#/components/schemas/';
const NOTICE = 'Generated from the OpenRPC document (npm run schemas); change the declarations instead.';

/** How a language writes types. `record` declares an object and returns its name. */
interface Language {
  readonly unknown: string;
  scalar(type: 'integer' | 'number' | 'string' | 'boolean'): string;
  list(item: string): string;
  map(value: string): string;
  nullable(type: string): string;
  union(types: readonly string[]): string;
  literals(values: readonly unknown[]): string;
  record(name: string, about: string, fields: readonly Field[]): string;
  alias(name: string, about: string, type: string): string;
  typeName(name: string): string;
}

interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly about: string;
}

/** Turns schemas into types of a language, and collects the declarations that they need. */
class Types {
  readonly #language: Language;
  readonly #schemas: Readonly<Record<string, JsonSchema>>;
  readonly #declared = new Map<string, string>();

  constructor(language: Language, schemas: Readonly<Record<string, JsonSchema>>) {
    this.#language = language;
    this.#schemas = schemas;
  }

  /** Declarations by name, in the order of names. */
  declarations(): readonly string[] {
    return [...this.#declared].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  }

  /** The type of a schema; `path` names the objects in it. */
  type(schema: JsonSchema | true | undefined, path: string): string {
    const language = this.#language;
    if (schema === undefined || schema === true) return language.unknown;
    const { $ref, anyOf, oneOf, enum: values, type } = schema;
    if (typeof $ref === 'string') return this.#shared($ref.slice(REF.length));
    const branches = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
    if (branches) return this.#oneOf(branches, path);
    if (Array.isArray(values)) return language.literals(values);
    if ('const' in schema) return language.literals([schema.const]);
    if (isDecimal(schema)) return language.scalar('string');
    if (Array.isArray(type))
      return this.#oneOf(
        type.map((one: unknown) => ({ ...schema, type: one })),
        path,
      );
    return this.#ofType(schema, path);
  }

  #oneOf(branches: readonly JsonSchema[], path: string): string {
    const isNull = ({ type }: JsonSchema) => type === 'null';
    const others = branches.filter((branch) => !isNull(branch));
    const names = others.map((one, i) => this.type(one, others.length === 1 ? path : `${path}${i + 1}`));
    const distinct = [...new Set(names)];
    const whole = distinct.length === 1 ? distinct[0]! : this.#language.union(distinct);
    return branches.some(isNull) ? this.#language.nullable(whole) : whole;
  }

  #ofType(schema: JsonSchema, path: string): string {
    const language = this.#language;
    switch (schema.type) {
      case 'integer':
      case 'number':
      case 'string':
      case 'boolean':
        return language.scalar(schema.type);
      case 'array':
        return language.list(this.type(schema.items as JsonSchema | undefined, `${path}Item`));
      case 'object':
        return this.#object(schema, path);
      default:
        return language.unknown;
    }
  }

  #object(schema: JsonSchema, path: string): string {
    const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>);
    if (properties.length === 0) {
      const { additionalProperties: others } = schema;
      return this.#language.map(this.type(typeof others === 'object' ? (others as JsonSchema) : true, `${path}Value`));
    }
    const name = this.#language.typeName(typeof schema.title === 'string' ? schema.title : path);
    const required = new Set((schema.required ?? []) as readonly string[]);
    const fields = properties.map(([field, value]): Field => {
      const type = this.type(value, `${name}${pascal(field)}`);
      return { name: field, type, required: required.has(field), about: textOf(value.description) };
    });
    this.#declared.set(name, this.#language.record(name, textOf(schema.description), fields));
    return name;
  }

  #shared(name: string): string {
    const known = this.#language.typeName(name);
    if (this.#declared.has(known)) return known;
    this.#declared.set(known, ''); // a record can contain itself
    const schema = this.#schemas[name]!;
    const type = this.type({ title: name, ...schema }, name);
    if (type !== known) this.#declared.set(known, this.#language.alias(known, textOf(schema.description), type));
    return known;
  }
}

const textOf = (given: unknown): string => (typeof given === 'string' ? given : '');

const pascal = (name: string): string =>
  name.replace(/(^|[^A-Za-z0-9])([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

const isDecimal = ({ type, pattern }: JsonSchema): boolean =>
  Array.isArray(type) && type.includes('string') && type.includes('integer') && pattern !== undefined;

const sorted = (methods: readonly MethodDocument[]): readonly MethodDocument[] =>
  [...methods].filter(({ name }) => !name.includes('subscribe')).sort((a, b) => (a.name < b.name ? -1 : 1));

// Python

const PYTHON_WORDS = new Set(['from', 'class', 'in', 'is', 'not', 'global', 'pass', 'import', 'as', 'def', 'return']);

const pythonText = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"""', '"');

const python: Language = {
  unknown: 'Any',
  scalar: (type) => ({ integer: 'int', number: 'float', string: 'str', boolean: 'bool' })[type],
  list: (item) => `list[${item}]`,
  map: (value) => `dict[str, ${value}]`,
  nullable: (type) => (type === 'Any' ? type : `${type} | None`),
  union: (types) => (types.includes('Any') ? 'Any' : types.join(' | ')),
  literals: (values) =>
    `Literal[${values
      .map((value) => JSON.stringify(value))
      .join(', ')
      .replaceAll('true', 'True')
      .replaceAll('false', 'False')}]`,
  typeName: pascal,
  alias: (name, about, type) => `${about === '' ? '' : `# ${about}\n`}${name}: TypeAlias = ${JSON.stringify(type)}\n`,
  record(name, about, fields) {
    const rows = fields.map((field) => {
      const type = field.required ? field.type : `NotRequired[${field.type}]`;
      return `        # ${field.about}\n        ${JSON.stringify(field.name)}: ${JSON.stringify(type)},\n`;
    });
    const head = about === '' ? '' : `# ${about}\n`;
    return `${head}${name} = TypedDict(\n    "${name}",\n    {\n${rows.join('').replaceAll(/ +# \n/g, '')}    },\n)\n`;
  },
};

/** The module `methods.py`. */
export function pythonMethods({ methods, components: { schemas } }: ApiDocument): string {
  const types = new Types(python, schemas);
  const functions = sorted(methods).map(({ name, summary, params, result }) => {
    const last = params.findLastIndex(({ required }) => required);
    const given = params.map(({ name: label, schema }, i) => {
      const type = types.type(schema, `${pascal(name)}${pascal(label)}`);
      const argument = PYTHON_WORDS.has(label) ? `${label}_` : label;
      return i > last
        ? `${argument}: ${python.nullable(type.replace(/ \| None$/, ''))} = None`
        : `${argument}: ${type}`;
    });
    const names = params.map(({ name: label }) => (PYTHON_WORDS.has(label) ? `${label}_` : label));
    const answer = types.type(result.schema, `${pascal(name)}Result`);
    const about = [
      summary,
      ...params.flatMap(({ name: label, description }) => (description ? [`\n        ${label}: ${description}`] : [])),
    ]
      .join('\n')
      .replaceAll('\n\n', '\n\n');
    return `    def ${name}(${['self', ...given].join(', ')}) -> ${JSON.stringify(answer)}:\n        """${pythonText(about)}${about.includes('\n') ? '\n        ' : ''}"""\n        return self.call(${[JSON.stringify(name), ...names].join(', ')})\n`;
  });
  return [
    `"""Methods of a node and the records that they take and return. ${NOTICE}"""\n`,
    '# fmt: off\n# ruff: noqa: E501, N802\n\nfrom __future__ import annotations\n\nfrom typing import Any, Literal, NotRequired, TypeAlias, TypedDict\n\nfrom .rpc import Rpc\n',
    ...types.declarations().filter((text) => text !== ''),
    `\nclass Methods(Rpc):\n    """A connection with a function for every method. Optional parameters at the end may be left out."""\n`,
    ...functions,
  ].join('\n');
}

// Go

const GO_WORDS = new Set([
  'type',
  'range',
  'func',
  'map',
  'var',
  'chan',
  'package',
  'import',
  'interface',
  'select',
  'go',
  'case',
  'default',
]);

const goName = (name: string): string => {
  const whole = pascal(name);
  return /^[A-Z]/.test(whole) ? whole : `N${whole}`;
};

const goArgument = (name: string): string => {
  const whole = pascal(name);
  const argument = whole[0]!.toLowerCase() + whole.slice(1);
  return GO_WORDS.has(argument) ? `${argument}_` : argument;
};

const goComment = (text: string, indent: string): string =>
  text === '' ? '' : `${indent}// ${text.replaceAll('\n', `\n${indent}// `)}\n`;

/** Go has no unions: a value of several types, or of unknown type, is raw JSON. */
const RAW = 'json.RawMessage';

const go: Language = {
  unknown: RAW,
  scalar: (type) => ({ integer: 'int64', number: 'float64', string: 'string', boolean: 'bool' })[type],
  list: (item) => `[]${item}`,
  map: (value) => `map[string]${value}`,
  nullable: (type) => (/^(\*|\[\]|map|json)/.test(type) ? type : `*${type}`),
  union: () => RAW,
  literals: (values) =>
    values.every((value) => typeof value === 'string')
      ? 'string'
      : values.every((value) => typeof value === 'number')
        ? 'int64'
        : values.every((value) => typeof value === 'boolean')
          ? 'bool'
          : RAW,
  typeName: goName,
  alias: (name, about, type) => `${goComment(about, '')}type ${name} = ${type}\n`,
  record(name, about, fields) {
    const rows = fields.map((field) => {
      const optional = field.required ? '' : ',omitempty';
      const type = field.required ? field.type : go.nullable(field.type);
      return `${goComment(field.about, '\t')}\t${goName(field.name)} ${type} \`json:"${field.name}${optional}"\`\n`;
    });
    return `${goComment(about, '')}type ${name} struct {\n${rows.join('')}}\n`;
  },
};

/** The file `methods.go`, before gofmt aligns it. */
export function goMethods({ methods, components: { schemas } }: ApiDocument): string {
  const types = new Types(go, schemas);
  const functions = sorted(methods).map(({ name, summary, params, result }) => {
    const last = params.findLastIndex(({ required }) => required);
    const given = params.map(({ name: label, schema }, i) => {
      const type = types.type(schema, `${goName(name)}${pascal(label)}`);
      return { name: goArgument(label), type: i > last ? go.nullable(type) : type };
    });
    const answer = types.type(result.schema, `${goName(name)}Result`);
    const meanings = params.flatMap(({ description }, i) =>
      description ? [`  - ${given[i]!.name}: ${description}`] : [],
    );
    const about = [`${goName(name)} calls ${name}. ${summary}`, ...(meanings.length > 0 ? ['', ...meanings] : [])].join(
      '\n',
    );
    const list = ['ctx context.Context', ...given.map((one) => `${one.name} ${one.type}`)].join(', ');
    const values = given.map((one) => `, ${one.name}`).join('');
    return `${goComment(about, '')}func (c *Client) ${goName(name)}(${list}) (${answer}, error) {\n\tvar result ${answer}\n\terr := c.Call(ctx, &result, ${JSON.stringify(name)}${values})\n\treturn result, err\n}\n`;
  });
  return [
    `// Code generated from the OpenRPC document by "npm run schemas". DO NOT EDIT.\n`,
    'package trellis\n\nimport (\n\t"context"\n\t"encoding/json"\n)\n',
    ...types.declarations().filter((text) => text !== ''),
    ...functions,
  ].join('\n');
}
