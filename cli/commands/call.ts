/** `call`: any method of a node, with plain words as parameters. */

import type { ApiDocument, MethodDocument } from '../client/node-client.js';
import { openSession, type Session } from '../client/session.js';
import type { Action } from '../command-line/command.js';
import { jsonOf, type WordReader } from '../command-line/json-arguments.js';
import { runtimeOf } from '../distribution/distribution.js';
import { loadDistribution } from '../runtime/chain.js';
import { discovery, takesNull } from '../runtime/client.js';
import { type Json, suggestion, UnknownToken } from '../runtime/common.js';
import { NodeProblem, Problem } from '../terminal/command-error.js';
import { render } from '../terminal/render.js';
import { forPeople, schemasOf } from '../values/readable.js';

export const call: Action = async ({ args, flags, out, distribution }) => {
  const [wanted, ...words] = args;
  const session = await openSession({ flags, out });
  const document = await session.node.describe();
  const method = methodNamed(wanted!, document);
  const params = await paramsOf(method, words, readerOf(session, document));
  const result = await session.node.call(method.name, params).catch((cause) => throwExplained(cause, session));
  const { schemas } = document.components;
  const set = hasEvents(result) ? await loadDistribution(runtimeOf(distribution), flags.list('module')) : undefined;
  const shown = out.json
    ? result
    : await forPeople(result, method.result.schema, flags, session, { ...(set && schemasOf(set)), schemas });
  out.result(result, () => render(shown, out));
  return 0;
};

/** Whether a result contains events, whose fields only their modules describe. */
function hasEvents(json: Json | undefined): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const isEvent = 'module' in json && 'name' in json && 'data' in json;
  return isEvent || Object.values(json as Readonly<Record<string, Json>>).some(hasEvents);
}

/** Throws the error of the node. An unknown token is an error of this program, which suggests the nearest symbol. */
async function throwExplained(cause: unknown, session: Session): Promise<never> {
  const token = cause instanceof NodeProblem && cause.code === UnknownToken.code ? tokenIn(cause.details) : undefined;
  if (token !== undefined) await session.token(token);
  throw cause;
}

const tokenIn = (details: object): string | undefined =>
  'token' in details && typeof details.token === 'string' ? details.token : undefined;

/** A method by its name, with or without `chain_`; ignores case. */
function methodNamed(wanted: string, document: ApiDocument): MethodDocument {
  const methods = [...document.methods, discovery];
  const lower = wanted.toLowerCase();
  const found = methods.find(({ name }) => [lower, `chain_${lower}`].includes(name.toLowerCase()));
  if (found) return found;
  const names = methods.flatMap(({ name }) => [name.replace(/^chain_/, ''), name]);
  const hint = suggestion(wanted, names) || methodsAbout(wanted, names) || '; its page /docs lists all methods';
  throw new Problem(`the node has no method ${wanted}${hint}`);
}

/** Number of methods that a hint names. */
const MOST_HINTS = 5;

/** Methods that contain the last word of a name: `getHistory` is about histories. */
function methodsAbout(wanted: string, names: readonly string[]): string {
  const word = /[A-Z]?[a-z]+$/.exec(wanted)?.[0].toLowerCase() ?? '';
  const found = [...new Set(names)].filter((name) => !name.startsWith('chain_') && name.toLowerCase().includes(word));
  if (word.length < 3 || found.length === 0) return '';
  const listed = found.slice(0, MOST_HINTS).join(', ');
  return `; methods about ${word}: ${listed}${found.length > MOST_HINTS ? ', …' : ''}`;
}

/** Plain digits are raw units here, as in the API itself. */
function readerOf(session: Session, { components }: ApiDocument): WordReader {
  return {
    schemas: components.schemas,
    amount: async (text) => `${(await session.amount(text)) ?? text}`,
    address: session.address,
    validatorKey: async (text) => text,
  };
}

/** Parameters by name; `name=value` if a parameter has that name, otherwise by position. */
async function paramsOf(
  { name: method, params }: MethodDocument,
  words: readonly string[],
  reader: WordReader,
): Promise<Record<string, Json>> {
  const given: Record<string, Json> = {};
  const byName = new Map(params.map((param) => [param.name, param]));
  let at = 0;
  for (const word of words) {
    const equals = word.indexOf('=');
    const named = equals > 0 ? byName.get(word.slice(0, equals)) : undefined;
    const param = named ?? params[at++];
    if (!param) throw new Problem(`unexpected parameter ${word}: ${method} takes ${list(params)}`);
    if (given[param.name] !== undefined) throw new Problem(`${param.name} is given twice`);
    given[param.name] = await jsonOf(param.name, named ? word.slice(equals + 1) : word, param.schema, reader);
  }
  const missing = params.find(
    ({ name, required, schema }) => required && !takesNull(schema) && !Object.hasOwn(given, name),
  );
  if (missing) throw new Problem(`${missing.name} is missing: ${method} takes ${list(params)}`);
  return given;
}

function list(params: MethodDocument['params']): string {
  if (params.length === 0) return 'no parameters';
  return params.map(({ name, required }) => (required ? `<${name}>` : `[${name}]`)).join(' ');
}
