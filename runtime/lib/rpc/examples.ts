/** The recorded examples: calls that a test really makes, with their answers. */

import { readFileSync } from 'node:fs';
import { addressText, hashText, parseAddress, parseHash } from '../crypto/address.js';

/** A call that was really made, and its answer; what is cut from long texts and lists is marked with '…'. */
export interface Example {
  readonly params: readonly unknown[];
  readonly result: unknown;
}

/** Method name -> an example. */
export type Examples = Readonly<Record<string, Example>>;

/** Reads them; a node of other modules shows those of the methods it has. */
export function readExamples(): Examples {
  const file = new URL('../../../../rpc-schemas/examples.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Examples;
}

/** How a chain writes addresses, hashes and its own token. */
export interface Spelling {
  readonly symbol: string;
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  /** What names end with, after the dot. */
  readonly nameService: string;
}

/** The spelling of the chain on which the examples were recorded, as its own answer tells it. */
function recordedSpelling({ chain_nodeInfo: info, chain_getNameInfo: named }: Examples): Spelling | undefined {
  const { symbol, address_prefix, hash_prefix } = (info?.result ?? {}) as Readonly<Record<string, unknown>>;
  const texts = [symbol, address_prefix, hash_prefix];
  if (!texts.every((text) => typeof text === 'string')) return undefined;
  const [own, addressPrefix, hashPrefix] = texts as [string, string, string];
  const { name = '.' } = (named?.result ?? {}) as { readonly name?: string };
  return { symbol: own, addressPrefix, hashPrefix, nameService: name.slice(name.lastIndexOf('.') + 1) };
}

/** The examples as a chain with other prefixes and another symbol would write them: accounts and hashes stay what they are. */
export function spelledFor(chain: Spelling, examples: Examples): Examples {
  const from = recordedSpelling(examples);
  const kinds = ['symbol', 'addressPrefix', 'hashPrefix', 'nameService'] as const;
  if (from === undefined || kinds.every((kind) => from[kind] === chain[kind])) return examples;
  // The prefixes and the symbol also stand alone; what names end with does not.
  const words = new Map(kinds.slice(0, 3).map((kind) => [from[kind], chain[kind]]));
  const ids = `(?:${from.addressPrefix}|${from.hashPrefix})[1-9A-HJ-NP-Za-km-z]{32,44}`;
  const service = from.nameService === '' ? '' : `|(?<=[a-z0-9]\\.)${from.nameService}`;
  const names = new RegExp(`\\b(?:${from.symbol}|${ids}${service})\\b`, 'g');
  const spelled = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(spelled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spelled(inner)]));
  };
  const name = (found: string): string => {
    const address = parseAddress(found, from.addressPrefix);
    if (address !== undefined) return addressText(address, chain.addressPrefix);
    const hash = parseHash(found, from.hashPrefix);
    if (hash !== undefined) return hashText(hash, chain.hashPrefix);
    return found === from.symbol ? chain.symbol : chain.nameService;
  };
  const text = (value: string): string => words.get(value) ?? value.replaceAll(names, name);
  return spelled(examples) as Examples;
}

interface Described {
  readonly name: string;
  readonly params: readonly { readonly name: string }[];
}

/** Methods with the example of each that has one, as OpenRPC tells of examples. */
export function withExamples<M extends Described>(methods: readonly M[], examples: Examples): readonly M[] {
  return methods.map((method) => {
    const example = examples[method.name];
    return example === undefined ? method : { ...method, examples: [pairing(method, example)] };
  });
}

const pairing = ({ name, params }: Described, { params: given, result }: Example) => ({
  name: `a real call of ${name}`,
  params: given.map((value, i) => ({ name: params[i]?.name ?? `${i}`, value })),
  result: { name: 'result', value: result },
});
