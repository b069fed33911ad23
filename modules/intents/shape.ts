/** Module definition. The module has no state: its effects are those of the planned operations. */

import { dispatchPort, type MethodContext, module, t } from '../../runtime/sdk.js';
import { Results } from '../shared/inner.js';
import { tokensPort } from '../tokens/port.js';
import { MAX_TEXT } from './words.js';

export const IntentText = t.doc(
  t.text(1, MAX_TEXT),
  'Intent: a sentence such as `swap 10 USDC for WETH, then send half to @bob_42`, or its JSON form; at most 1,024 characters',
);
export const IntentHash = t.doc(t.hex32, 'Blake3 hash of the text');

export const intents = module('intents', {
  about:
    'Sentences that become plans: a fixed grammar defines their meaning, the sender signs every operation, and a block executes all or none.',
  needs: {
    tokens: tokensPort.only('balance', 'find', 'lookUp', 'info', 'infos'),
    dispatch: dispatchPort.only('run', 'attempt'),
  },
  events: {
    IntentExecuted: {
      intent_hash: IntentHash,
      account: t.doc(t.address, 'Account that signed the plan'),
      steps: t.doc(Results, 'Executed operations, in order'),
    },
  },
});

export type Asking = MethodContext<typeof intents>;
