/** The recorded examples: calls that a test really makes, with their answers. */

import { readFileSync } from 'node:fs';
import { addressText, hashText, parseAddress, parseHash } from '../../crypto/address.js';

/** A call that was really made, and its answer; what is cut from long texts and lists is marked with '…'. */
export interface Example {
  readonly params: readonly unknown[];
  readonly result: unknown;
}

/** Method name -> an example. */
export type Examples = Readonly<Record<string, Example>>;

/** Reads them; a node of other modules shows those of the methods it has. */
export function readExamples(): Examples {
  const file = new URL('../../../../../rpc-schemas/examples.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Examples;
}

/** What a chain is called, and how it writes addresses, hashes and its own token. */
export interface Spelling {
  readonly name: string;
  readonly chainId: number;
  readonly decimals: number;
  readonly symbol: string;
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  /** What names end with, after the dot. */
  readonly nameService: string;
}

/** What chain_nodeInfo tells of it. */
interface RecordedChain {
  readonly name: string;
  readonly chain_id: number;
  readonly decimals: number;
  readonly symbol: string;
  readonly address_prefix: string;
  readonly hash_prefix: string;
}

/** The spelling of the chain on which the examples were recorded, as its own answer tells it. */
function recordedSpelling({ chain_nodeInfo: info, chain_getNameInfo: named }: Examples): Spelling | undefined {
  if (info === undefined) return undefined;
  const { name, chain_id, decimals, symbol, address_prefix, hash_prefix } = info.result as RecordedChain;
  const { name: whole = '.' } = (named?.result ?? {}) as { readonly name?: string };
  return {
    name,
    chainId: chain_id,
    decimals,
    symbol,
    addressPrefix: address_prefix,
    hashPrefix: hash_prefix,
    nameService: whole.slice(whole.lastIndexOf('.') + 1),
  };
}

/**
 * The examples as a chain with other names and prefixes would write them: accounts and hashes stay what they are. Where its
 * token has other decimals, those with amounts are left out: they would be of another size.
 */
export function spelledFor(chain: Spelling, examples: Examples): Examples {
  const from = recordedSpelling(examples);
  if (from === undefined || Object.entries(from).every(([kind, own]) => chain[kind as keyof Spelling] === own)) {
    return examples;
  }
  // The name, the prefixes and the symbol also stand alone; what names end with does not.
  const alone = ['name', 'symbol', 'addressPrefix', 'hashPrefix'] as const;
  const words = new Map<string, string>(alone.map((kind) => [from[kind], chain[kind]]));
  const ids = `(?:${from.addressPrefix}|${from.hashPrefix})[1-9A-HJ-NP-Za-km-z]{32,44}`;
  const service = from.nameService === '' ? '' : `|(?<=[a-z0-9]\\.)${from.nameService}`;
  const names = new RegExp(`\\b(?:${from.name}|${from.symbol}|${ids}${service})\\b`, 'g');
  const spelled = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(spelled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'chain_id' && inner === from.chainId ? chain.chainId : spelled(inner),
      ]),
    );
  };
  const name = (found: string): string => {
    const address = parseAddress(found, from.addressPrefix);
    if (address !== undefined) return addressText(address, chain.addressPrefix);
    const hash = parseHash(found, from.hashPrefix);
    if (hash !== undefined) return hashText(hash, chain.hashPrefix);
    return words.get(found) ?? chain.nameService;
  };
  const text = (value: string): string => words.get(value) ?? value.replaceAll(names, name);
  const all = spelled(examples) as Examples;
  const info = all.chain_nodeInfo!;
  const named = {
    ...all,
    chain_nodeInfo: { ...info, result: { ...(info.result as object), decimals: chain.decimals } },
  };
  if (chain.decimals === from.decimals) return named;
  return Object.fromEntries(Object.entries(named).filter(([, example]) => !hasAmount(example)));
}

/** Amounts are decimal strings, alone or behind a symbol; shorter ones are numbers of things. */
const AMOUNT = /^(?:[A-Z][A-Z0-9.]*:)?-?\d{4,}$/;

const hasAmount = (value: unknown): boolean =>
  typeof value === 'string'
    ? AMOUNT.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasAmount);

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
