/** Labels: syntax, and outlines that are equal for lookalikes (decision 0112). */

import { type ChainInfo, fail, lowerCase, type Type, t } from '../../runtime/sdk.js';
import { InvalidName } from './errors.js';

const SAMPLES = ['abc', 'abcd', 'alice', 'a1ice', 'bob-and-carol', 'modern', 'rnodem', '42'.repeat(31)];

export const Label: Type<string> = {
  ...t.doc(t.text(3, 63, /^[a-z0-9]+(-[a-z0-9]+)*$/), 'Part of the name before the dot, such as alice'),
  sample: (random) => SAMPLES[random(SAMPLES.length)]!,
};

/** A full name: `alice`, a dot, and the suffix of the chain. */
export const FullName: Type<string> = {
  ...t.doc(t.text(5, 74, /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z]{1,10}$/), 'Full name: label, dot and suffix of the chain'),
  sample: (random) => `${Label.sample(random)}.name`,
};

/** A name in a query: in any case, with or without the suffix of the chain. */
export const NameText: Type<string> = {
  ...t.doc(
    t.text(3, 74, /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*(\.[A-Za-z]{1,10})?$/),
    'Name in any letter case, with or without the suffix of the chain',
  ),
  sample: Label.sample,
};

/** A name in an operation: a wide type, because invalid names must fail with InvalidName. */
export const NameGiven: Type<string> = t.doc(
  { ...t.text(0, 128), sample: Label.sample },
  'Name in any letter case, with or without the suffix of the chain; the label has 3 to 63 letters, digits and single hyphens',
);

type Naming = Pick<ChainInfo, 'nameService' | 'addressPrefix'>;

export const nameOf = (label: string, { nameService }: Pick<ChainInfo, 'nameService'>): string =>
  `${label}.${nameService}`;

/** Parses a name as a caller wrote it: its label, or the reason why it is invalid. */
export function readName(text: string, chain: Naming): { readonly label: string } | { readonly reason: string } {
  if (!/^[A-Za-z0-9.-]*$/.test(text)) return { reason: 'only letters a to z, digits and hyphens are allowed' };
  const [label = '', top = chain.nameService, ...more] = lowerCase(text).split('.');
  if (top !== chain.nameService || more.length > 0) {
    return { reason: `a name of this chain is one label and .${chain.nameService}` };
  }
  if (label.length < 3) return { reason: 'it has fewer than 3 characters' };
  if (label.length > 63) return { reason: 'it has more than 63 characters' };
  if (label.startsWith('-') || label.endsWith('-')) return { reason: 'it begins or ends with a hyphen' };
  if (label.includes('--')) return { reason: 'it has two hyphens in a row' };
  return looksLikeAddress(label, chain) ? { reason: 'it looks like an address' } : { label };
}

/** Like `readName`, but fails with InvalidName. */
export function labelOf(text: string, chain: Naming): string {
  const read = readName(text, chain);
  return 'label' in read ? read.label : fail(InvalidName, read);
}

/** Prevents confusion in lists that show the beginnings of names and of addresses. */
const looksLikeAddress = (label: string, { addressPrefix }: Naming): boolean =>
  label.startsWith('0x') || (label.startsWith(addressPrefix) && label.length >= 32 + addressPrefix.length);

/**
 * The outline of a label: equal for labels that a reader may confuse, by the pairs that Unicode calls confusable among
 * a-z and 0-9 (UTS 39). Names are stored by outline, so only one of several lookalikes can exist.
 */
export const outlineOf = (label: string): string =>
  label.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll(/[1i]/g, 'l').replaceAll('0', 'o').replaceAll('5', 's');

/** Default reserved labels, whose owner could pose as the chain. Governance can change the list. */
export const RESERVED: readonly string[] = [
  ...['admin', 'administrator', 'api', 'bridge', 'chain', 'council', 'dao', 'default', 'developer', 'exchange'],
  ...['explorer', 'faucet', 'foundation', 'genesis', 'governance', 'help', 'info', 'localhost', 'mail', 'mainnet'],
  ...['moderator', 'name', 'names', 'native', 'network', 'node', 'null', 'official', 'operator', 'oracle', 'owner'],
  ...['protocol', 'recovery', 'registry', 'root', 'safety', 'security', 'staff', 'staking', 'support', 'system'],
  ...['team', 'test', 'testnet', 'token', 'treasury', 'undefined', 'upgrade', 'validator', 'validators', 'verified'],
  ...['wallet', 'webmaster', 'www'],
];

/** Whether an outline is reserved: by the list, or because it matches the name, symbol or suffix of the chain. */
export function isReserved(
  outline: string,
  list: readonly string[],
  { name, symbol, nameService }: ChainInfo,
): boolean {
  const own = [name, symbol, nameService].map(lowerCase);
  return [...own, ...list].some((word) => outlineOf(word) === outline);
}
