/** Safe display of untrusted texts: characters that hide, reorder or imitate are made visible. */

/**
 * Control and format characters (zero width, direction), line separators, private-use and unassigned characters,
 * variation selectors, invisible fillers.
 */
const HIDDEN =
  /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Co}|\p{Cn}|\p{Cs}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]|[^\S ]|\p{M}{4,}/gu;

/** Longer texts are cut, unless they are the subject of the page. */
const MOST = 4_000;

const code = (character: string): string =>
  [...character].map((one) => `‹U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}›`).join('');

/** A text with invisible characters written out: `‹U+202E›`. */
export function plain(text: string, most = MOST): string {
  const letters = text.length > most ? `${text.slice(0, most)}… ${text.length - most} more characters` : text;
  return letters.replaceAll(HIDDEN, code);
}

/** Whether a text contains invisible characters. */
export const hides = (text: string): boolean => plain(text, Number.POSITIVE_INFINITY) !== text;

/** Scripts with letters that look like those of another. */
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu', 'Deseret'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Whether a text mixes letters of several such scripts, as imitations do. */
export const mixes = (text: string): boolean =>
  text.length <= MOST && ALPHABETS.filter((alphabet) => alphabet.test(text)).length > 1;

/** The beginning and end of an id. */
export const shortId = (id: string): string => (id.length <= 20 ? id : `${id.slice(0, 9)}…${id.slice(-6)}`);

/** 1234567 is '1,234,567'. */
export const grouped = (value: number | string | bigint): string =>
  String(value).replace(/^-?\d+/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ','));

const PRICE = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 8 });

/** A price with at most eight significant digits: '0.234230311741065201' is '0.23423031'. */
export function priceText(price: string): string {
  const value = Number(price);
  return Number.isFinite(value) ? PRICE.format(value) : plain(price, 40);
}

/** Basis points: 1234 is '12.34 %'. */
export const percent = (bps: number): string => `${(bps / 100).toFixed(2).replace(/\.?0+$/, '')} %`;

/** Duration until or since a time: '5 s', '3 min', '2 h', '4 d'. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.round(Math.abs(ms) / 1000));
  if (seconds < 100) return `${seconds} s`;
  if (seconds < 6_000) return `${Math.round(seconds / 60)} min`;
  if (seconds < 172_800) return `${Math.round(seconds / 3_600)} h`;
  return `${Math.round(seconds / 86_400)} d`;
}

/** A time in Unix seconds: '2026-11-22 13:50:24 UTC'. */
export function moment(seconds: number): string {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? String(seconds) : `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

const ACRONYMS = /\b(apr|dao|evm|id|lp|nft|rfq|tvl|twap|uri|url|xp)\b/g;

/** `chain_getBlock` is 'get block', `voting_end_height` is 'voting end height', `lp_mint` is 'LP mint'. */
export const words = (name: string): string =>
  name
    .replace(/^chain_/, '')
    .replaceAll('_', ' ')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(ACRONYMS, (acronym) => acronym.toUpperCase());

/** A count with its noun: '1 block', '3 blocks'. */
export const counted = (count: number, noun: string): string => `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `DaoVote` is 'DAO vote', `loyalty.Give` is 'Loyalty: give'. */
export const sentenceOf = (type: string): string =>
  words(type.replace('.', ': ')).replace(/^./, (first) => first.toUpperCase());
