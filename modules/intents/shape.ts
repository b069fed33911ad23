/** The frame of the module: it keeps nothing; what it does is what its plans do. */

import { dispatchPort, type MethodContext, module, type OperationContext, t } from '../../runtime/sdk.js';
import { Results } from '../shared/inner.js';
import { tokensPort } from '../tokens/port.js';
import { MAX_TEXT } from './words.js';

/** A sentence, or its form in JSON. */
export const IntentText = t.doc(
  t.text(1, MAX_TEXT),
  'What to do: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its form in JSON; up to 1,024 characters',
);
/** What names a sentence. */
export const IntentHash = t.doc(t.hex32, 'Blake3 of the text');

export const intents = module('intents', {
  about:
    'Sentences as plans: a fixed grammar says what they do, who signs sees every operation, a block carries out all or none.',
  needs: {
    tokens: tokensPort.only('balance', 'find', 'lookUp', 'info', 'infos'),
    dispatch: dispatchPort.only('run', 'attempt'),
  },
  events: {
    IntentExecuted: {
      intent_hash: IntentHash,
      account: t.doc(t.address, 'Account that signed the plan'),
      steps: t.doc(Results, 'Its operations, in order'),
    },
  },
});

/** The context of an operation. */
export type Acting = OperationContext<typeof intents>;
/** The context of a method. */
export type Asking = MethodContext<typeof intents>;
