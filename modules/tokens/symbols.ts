/** Symbols of tokens: their syntax, and outlines that are equal for lookalikes. */

import { t } from '../../runtime/sdk.js';

/** Maximum characters of a symbol. */
export const MAX_SYMBOL = 12;
const FORM = /^[A-Z][A-Z0-9.]{0,11}$/;

/** A symbol as stored: upper case. */
export const TokenSymbol = t.doc(
  t.text(1, MAX_SYMBOL, FORM),
  'Symbol of the token: a letter, then up to 11 letters, digits and dots, in upper case',
);

/** A token as callers name it. */
export const TokenName = t.doc(t.text(1, 66), 'Token: symbol in any case, or mint address as 0x and 64 hex digits');

/** True for text with the syntax of a symbol, in upper case. */
export const isSymbol = (text: string): boolean => FORM.test(text);

const TWINS: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };

/** Symbols with the same outline look the same at a glance, such as USDC and U5DC. */
export function outline(symbol: string): string {
  return symbol.replace(/[0158]/g, (digit) => TWINS[digit]!);
}
