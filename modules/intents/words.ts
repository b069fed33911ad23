/** The words of a sentence and their positions. Sentences are plain ASCII, so no two characters look alike. */

import { fail, lowerCase } from '../../runtime/sdk.js';
import { ParseError } from './errors.js';

/** Maximum characters of a sentence, as in the operation that carries it. */
export const MAX_TEXT = 1024;

/** A word, or a punctuation sign that is a word of its own. */
export interface Word {
  readonly text: string;
  /** In lower case. */
  readonly low: string;
  /** Offset in characters. */
  readonly at: number;
}

/** A comma between digits is part of the number, so that such a number is rejected. */
const WORD = /[;/#%]|,(?![0-9])|[^\s;/#%,]+(?:,[0-9][^\s;/#%,]*)*/g;

/** Splits a sentence into words; fails with ParseError if it is not plain ASCII. */
export function wordsOf(text: string): readonly Word[] {
  const odd = /[^\t\n\r -~]/.exec(text);
  if (odd)
    fail(ParseError, {
      position: odd.index,
      expected: ['plain ASCII: letters, digits and punctuation'],
      suggestions: [],
    });
  return [...text.matchAll(WORD)].map(({ 0: word, index: at }) => ({ text: word, low: lowerCase(word), at }));
}
