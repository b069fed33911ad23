/** The words of a sentence and where they stand. A sentence is plain ASCII: nothing in it looks like something else. */

import { fail, lowerCase } from '../../runtime/sdk.js';
import { ParseError } from './errors.js';

/** Most characters of a sentence: those of the operation that carries it. */
export const MAX_TEXT = 1024;

/** A word, or one of the signs that stand for themselves. */
export interface Word {
  readonly text: string;
  /** In lower case. */
  readonly low: string;
  /** Characters before it. */
  readonly at: number;
}

/** A comma between digits belongs to the number, so that the number can be refused. */
const WORD = /[;/#%]|,(?![0-9])|[^\s;/#%,]+(?:,[0-9][^\s;/#%,]*)*/g;

/** The words of a sentence; refuses what is not plain ASCII with ParseError. */
export function wordsOf(text: string): readonly Word[] {
  const odd = /[^\t\n\r -~]/.exec(text);
  if (odd)
    fail(ParseError, { position: odd.index, expected: ['plain ASCII: letters, digits and signs'], suggestions: [] });
  return [...text.matchAll(WORD)].map(({ 0: word, index: at }) => ({ text: word, low: lowerCase(word), at }));
}
