/** Votes: for, against or abstain, and every form in which callers may give them (decision 0119). */

import { fail, type Type, t, type ValueOf } from '../../runtime/sdk.js';
import { InvalidVote } from './errors.js';

const words = ['against', 'for', 'abstain'] as const;

export const Vote = t.doc(t.choice(...words), 'Vote of the account: against, for or abstain');
export type Vote = ValueOf<typeof Vote>;

/** Placeholder for an unrecognized vote, so that it fails with InvalidVote. */
const NO_VOTE = 255;

function numberOf(given: string | boolean): number {
  const index = words.findIndex((word, i) => given === word || given === `${i}`);
  if (index >= 0) return index;
  return `${given}` === 'true' ? 1 : `${given}` === 'false' ? 0 : NO_VOTE;
}

/** Accepted forms: for, against, abstain; true for for and false for against; 0 against, 1 for, 2 abstain. */
export const GivenVote: Type<number> = {
  ...t.u8,
  about: 'for, against or abstain',
  schema: {
    description: 'Vote: for, against or abstain; also true and false, or 1, 0 and 2',
    anyOf: [{ type: 'string', examples: [...words] }, { type: 'boolean' }, t.u8.schema],
  },
  wire: ['first', [['choice', [...words]], 'bool', 'u8']],
  toJson: (value) => words[value] ?? value,
  fromJson: (json, text) =>
    typeof json === 'string' || typeof json === 'boolean' ? numberOf(json) : t.u8.fromJson(json, text),
};

/** Converts the number on the wire; fails with InvalidVote if it is unknown. */
export const voteOf = (given: number): Vote => words[given] ?? fail(InvalidVote, { got: given });
