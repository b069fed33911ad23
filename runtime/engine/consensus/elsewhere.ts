/** Finds signatures of this node's own key that it did not make: a second node runs with the key, or its own past is lost. */

import type { Message, SignedMessage } from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';
import { isSameSaid, signedIn } from './said.js';

/** Whether a message whose signatures are genuine holds one of validator `self` that is not among those it made. */
export function hasUnknownSignature(message: Message, self: number, own: readonly SignedMessage[]): boolean {
  const claims = self === NONE ? [] : signedIn(message).filter(({ validator }) => validator === self);
  return claims.some((claim) => !own.some((made) => isSameSaid(made, claim)));
}
