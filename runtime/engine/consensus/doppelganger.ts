/** Finds signatures of this node's own key that it did not make: a doppelganger runs with the key, or its own past is lost. */

import type { Message, SignedMessage } from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';
import { isSameVote, signedIn } from './signed-messages.js';

/** Whether a message whose signatures are genuine holds one of validator `self` that is not among those it made. */
export function hasUnknownSignature(message: Message, self: number, own: readonly SignedMessage[]): boolean {
  const claims = self === NONE ? [] : signedIn(message).filter(({ validator }) => validator === self);
  return claims.some((claim) => !own.some((made) => isSameVote(made, claim)));
}
