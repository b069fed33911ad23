/**
 * Commands derived from modules: from operations with a convenience method or a command name, and from methods with a
 * command name.
 */

import { type ChainDistribution, runtimeOf } from '../distribution/distribution.js';
import { loadDistribution, schemaComponents } from '../runtime/chain.js';
import { meaningOf, type OperationType } from '../runtime/client.js';
import type { CommandForm, Frame, JsonSchema, MethodDef, MethodSignature, Shape } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import { sampleOf } from '../values/amounts.js';
import { flagsOf } from './args.js';
import type { Command, Flag, Flags } from './command.js';
import { ASK_FLAGS, TX_FLAGS } from './flags.js';

const kebab = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** The commands of the operations and methods of all modules, including external ones. */
export async function derivedCommands(distribution: ChainDistribution, outside: readonly string[]): Promise<Command[]> {
  const set = await loadDistribution(runtimeOf(distribution), outside);
  const { operations, modules } = set;
  const schemas = schemaComponents(set);
  const writing = [...operations.byName.values()]
    .filter(({ definition }) => definition.rpc !== undefined || definition.cli !== undefined)
    .map((operation) => operationCommand(operation, distribution, schemas));
  const asking = modules
    .flatMap(({ module }) => Object.entries(module.methods))
    .flatMap(([name, { cli, ...method }]) => (cli === undefined ? [] : [methodCommand(name, method, cli, schemas)]));
  return [...writing, ...asking];
}

/** The flag of each field, and how flags are converted to fields. */
function fieldsOf(
  shape: Shape,
  names: { readonly [field: string]: string | undefined },
  others: readonly Flag[],
  schemas: Schemas,
) {
  const reserved = new Set(flagsOf({ flags: others } as Command).map(({ name }) => name));
  const fields = Object.entries(shape).map(([field, { about, schema, optional }]): readonly [string, Flag] => {
    const plain = names[field] ?? kebab(field);
    const name = reserved.has(plain) ? `field-${plain}` : plain;
    const form = takes(schema, schemas);
    const [stated = about] = meaningOf(schema);
    const meaning = form.value === 'AMOUNT' ? inWholeUnits(stated) : stated;
    return [field, { name, ...form, about: optional ? `${meaning}; may be left out` : meaning }];
  });
  return {
    names: fields.map(([field]) => field),
    flags: [...fields.map(([, flag]) => flag), ...others],
    /** Rejects a command line without required fields, all of them at once. */
    check(words: string, flags: Flags): void {
      const missing = fields.filter(([field, { name }]) => !shape[field]!.optional && !flags.has(name));
      if (missing.length === 0) return;
      const list = missing.map(([, { name, value }]) => `--${name} ${value}`).join(', ');
      throw new Problem(`${words} needs ${list}`);
    },
    words: (flags: Flags): string[] =>
      fields.filter(([, { name }]) => flags.has(name)).map(([field, { name }]) => `${field}=${flags.text(name)!}`),
  };
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The description of an amount of the API, for a flag that takes whole units. */
const inWholeUnits = (text: string): string =>
  text
    .replaceAll('raw native units', 'native units')
    .replaceAll(/,? in raw units( there| of this chain)/g, '')
    .replaceAll(/,? in raw units of /g, ' in ')
    .replaceAll(/,? in raw units/g, '');

/** Placeholder of a flag's value, and its possible values. */
function takes(schema: JsonSchema, schemas: Schemas): Pick<Flag, 'value' | 'choices'> {
  const branches = ((schema.anyOf ?? schema.oneOf ?? schema.allOf) as readonly JsonSchema[] | undefined)?.filter(
    ({ type }) => type !== 'null',
  );
  if (branches) return takes(branches[0] ?? {}, schemas);
  const { $ref, type, enum: words } = schema as { $ref?: string; type?: string; enum?: readonly string[] };
  if ($ref !== undefined) {
    const type = $ref.slice($ref.lastIndexOf('/') + 1);
    const value = REFERENCES[type];
    return value === undefined ? takes(schemas[type] ?? {}, schemas) : { value };
  }
  if (words) return { value: words.length > 6 ? 'WORD' : words.join('|'), choices: words };
  if (type === 'boolean') return { value: 'true|false', choices: ['true', 'false'] };
  if (type === 'array') return { value: `${takes((schema.items ?? {}) as JsonSchema, schemas).value},…` };
  return { value: type === 'integer' ? 'N' : type === 'string' ? 'TEXT' : 'JSON' };
}

const REFERENCES: Readonly<Record<string, string>> = {
  Address: 'ADDRESS',
  ConsensusKey: 'KEY',
  Amount: 'AMOUNT',
  Mint: 'MINT',
  Hash: 'HASH',
  Hex32: 'HEX',
  Height: 'HEIGHT',
  Time: 'SECONDS',
  U64: 'N',
  U128: 'N',
  U256: 'N',
};

const partsOf = (form: CommandForm<Shape>) => (typeof form === 'string' ? { words: form } : form);

function amounts({ symbol, decimals }: ChainDistribution): string {
  const { whole, raw } = sampleOf(decimals);
  return `\nAMOUNT is ${whole} in whole tokens, ${whole}${symbol} if no other option names the token, or ${raw} in raw units.`;
}

function operationCommand(
  { definition, module, local }: OperationType,
  distribution: ChainDistribution,
  schemas: Schemas,
): Command {
  const { words, flags = {} } = partsOf(definition.cli ?? `${module} ${kebab(local)}`);
  const fields = fieldsOf(definition.params, flags, TX_FLAGS, schemas);
  return {
    words,
    about: definition.about,
    more: `The same as: tx ${module}.${local} ${fields.names.map((field) => `${field}=…`).join(' ')}${fields.flags.some(({ value }) => value === 'AMOUNT') ? amounts(distribution) : ''}`,
    flags: fields.flags,
    async load() {
      const { tx } = await import('../commands/tx.js');
      return (call) => {
        fields.check(words, call.flags);
        return tx({ ...call, args: [`${module}.${local}`, ...fields.words(call.flags)] });
      };
    },
  };
}

type Method = MethodDef<MethodSignature<Shape, unknown>, Frame>;

function methodCommand(
  name: string,
  { about, signature }: Method,
  form: CommandForm<Shape>,
  schemas: Schemas,
): Command {
  const { words, flags = {} } = partsOf(form);
  const fields = fieldsOf(signature.params, flags, ASK_FLAGS, schemas);
  return {
    words,
    about,
    more: `The same as: call ${name} ${fields.names.map((field) => `${field}=…`).join(' ')}`,
    flags: fields.flags,
    async load() {
      const { call: ask } = await import('../commands/call.js');
      return (call) => {
        fields.check(words, call.flags);
        return ask({ ...call, args: [name, ...fields.words(call.flags)] });
      };
    },
  };
}
