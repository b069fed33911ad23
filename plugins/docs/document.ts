/** The OpenRPC document, as the pages use it. */

import type { Example } from '../../runtime/plugin.js';
import type { Method, Schema, Schemas } from './schema.js';

export interface Document {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string; readonly 'x-command'?: string };
  readonly methods: readonly Method[];
  readonly components: { readonly schemas: Schemas };
}

/** The recorded call of a method, with its parameters by position. */
export function exampleOf({ examples }: Method): Example | undefined {
  const [first] = examples ?? [];
  return first && { params: first.params.map(({ value }) => value), result: first.result.value };
}

export const moduleOf = ({ tags }: Method): string => tags[0]?.name ?? 'runtime';

/** Methods by module, both in the order of the document. */
export function byModule({ methods }: Document): ReadonlyMap<string, readonly Method[]> {
  const groups = new Map<string, Method[]>();
  for (const method of methods) {
    const name = moduleOf(method);
    const group = groups.get(name);
    if (group) group.push(method);
    else groups.set(name, [method]);
  }
  return groups;
}

/** Cost of a call in words: `1 unit, plus 0.2 per limit`. */
export function costText({ 'x-cost': { base, per = {}, more } }: Method): string {
  const added = Object.entries(per).map(([name, units]) => `, plus ${units} per \`${name}\``);
  return `${base} unit${base === 1 ? '' : 's'}${added.join('')}${more === undefined ? '' : `, plus ${more}`}`;
}

/** Fields of a result with their types; nested ones are indented by path. */
export function fieldsOf(schema: Schema, path = ''): (readonly [name: string, type: Schema])[] {
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.flatMap((one) => fieldsOf(one, path));
  if (schema.type === 'array' && schema.items !== undefined) return fieldsOf(schema.items, `${path}[]`);
  if (schema.properties === undefined) return [];
  return Object.entries(schema.properties).flatMap(([name, inner]) => {
    const full = path === '' ? name : `${path}.${name}`;
    return [[full, inner] as const, ...fieldsOf(inner, full)];
  });
}

const isStream = (name: string): boolean => /_(un)?subscribe(_|$)/.test(name);

/** Subscriptions require WebSocket; the client unsubscribes when its loop is left. */
function streamCalls(name: string, params: readonly unknown[], body: string, url: string) {
  const kind = name.startsWith('chain_') ? name.replace(/^chain_(un)?subscribe_/, '') : String(params[0]);
  const filter = params.filter((one) => typeof one === 'object').map((one) => `, ${JSON.stringify(one)}`);
  const loop = `for await (const { result } of node.subscribe('${kind}'${filter.join('')})) console.log(result);`;
  const ends = `${loop.replace('console.log(result)', 'break')} // leaving the loop unsubscribes`;
  const raw = `await node.ask('${name}', ${JSON.stringify(params)}); // over a ws:// URL`;
  return {
    curl: `echo ${quoted(body)} | websocat -n ${url.replace(/^http/, 'ws')}`,
    typescript: name.startsWith('chain_') ? (name.includes('unsubscribe') ? ends : loop) : raw,
    cli: '# subscriptions require WebSocket: see the other tabs',
  };
}

/** The same call for several tools. */
export function callsOf(method: Method, example: Example | undefined, url: string, command = 'trellis') {
  const given = example?.params ?? method.params.filter(({ required }) => required).map(({ name }) => `<${name}>`);
  const named = () => Object.fromEntries(given.map((value, i) => [method.params[i]?.name ?? `${i}`, value]));
  const params = method.paramStructure === 'by-name' ? named() : given;
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: method.name, params });
  const words = given.map((one) => (typeof one === 'string' ? quoted(one) : quoted(JSON.stringify(one))));
  const call = method.name.replace(/^chain_/, '');
  if (isStream(method.name)) return streamCalls(method.name, given, body, url);
  return {
    curl: `curl -s ${url} -H 'content-type: application/json' -d ${quoted(body)}`,
    typescript: `const answer = await node.call('${method.name}', ${JSON.stringify(params)});`,
    cli: `${command} call ${[call, ...words].join(' ')}`,
  };
}

const quoted = (text: string): string => (/^[\w.:/@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
