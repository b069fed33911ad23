/** Recorded examples: calls made by a test, with their responses. */

import { readFileSync } from 'node:fs';
import { addressText, hashText, parseAddress, parseHash } from '../../crypto/address.js';

/** A recorded call and its response; '…' marks cuts in long texts and lists. */
export interface Example {
  readonly params: readonly unknown[];
  readonly result: unknown;
}

export type Examples = Readonly<Record<string, Example>>;

/** Reads the examples. A node with other modules shows those of its own methods. */
export function readExamples(): Examples {
  const file = new URL('../../../../../rpc-schemas/examples.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Examples;
}

/** Names of a chain, and its text forms of addresses, hashes and the native token. */
export interface Spelling {
  readonly name: string;
  readonly chainId: number;
  readonly coinType: number;
  readonly decimals: number;
  readonly symbol: string;
  readonly addressPrefix: string;
  readonly hashPrefix: string;
  /** Suffix of names, after the dot. */
  readonly nameService: string;
}

/** The chain's description in chain_nodeInfo. */
interface RecordedChain {
  readonly name: string;
  readonly chain_id: number;
  readonly coin_type: number;
  readonly decimals: number;
  readonly symbol: string;
  readonly address_prefix: string;
  readonly hash_prefix: string;
}

/** The spelling of the chain on which the examples were recorded, from its own response. */
function recordedSpelling({ chain_nodeInfo: info, chain_getNameInfo: named }: Examples): Spelling | undefined {
  if (info === undefined) return undefined;
  const { name, chain_id, coin_type, decimals, symbol, address_prefix, hash_prefix } = info.result as RecordedChain;
  const { name: whole = '.' } = (named?.result ?? {}) as { readonly name?: string };
  return {
    name,
    chainId: chain_id,
    coinType: coin_type,
    decimals,
    symbol,
    addressPrefix: address_prefix,
    hashPrefix: hash_prefix,
    nameService: whole.slice(whole.lastIndexOf('.') + 1),
  };
}

/**
 * The examples as a chain with other names and prefixes would write them; accounts and hashes stay the same. If its
 * token has other decimals, examples with amounts are omitted, because their size would be wrong.
 */
export function spelledFor(chain: Spelling, examples: Examples): Examples {
  const from = recordedSpelling(examples);
  if (from === undefined || Object.entries(from).every(([kind, own]) => chain[kind as keyof Spelling] === own)) {
    return examples;
  }
  // Name, prefixes and symbol also occur as whole strings; the name suffix does not.
  const alone = ['name', 'symbol', 'addressPrefix', 'hashPrefix'] as const;
  const words = new Map<string, string>(alone.map((kind) => [from[kind], chain[kind]]));
  const caip = ({ chainId }: Spelling) => `trellis:${chainId}`;
  words.set(caip(from), caip(chain));
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
  const { decimals, coinType } = chain;
  const named = {
    ...all,
    chain_nodeInfo: { ...info, result: { ...(info.result as object), decimals, coin_type: coinType } },
  };
  if (chain.decimals === from.decimals) return named;
  return Object.fromEntries(Object.entries(named).filter(([, example]) => !hasAmount(example)));
}

/** Amounts are decimal strings, alone or after a symbol; shorter ones are counts. */
const AMOUNT = /^(?:[A-Z][A-Z0-9.]*:)?-?\d{4,}$/;

const hasAmount = (value: unknown): boolean =>
  typeof value === 'string'
    ? AMOUNT.test(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasAmount);

interface Described {
  readonly name: string;
  readonly params: readonly { readonly name: string }[];
}

/** Methods with their examples, in the form of OpenRPC. */
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
