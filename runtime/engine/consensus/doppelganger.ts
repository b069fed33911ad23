/**
 * Detects signatures of the node's own key that it did not make: another node uses the key, or this node lost its
 * history.
 */

import type { Message, SignedMessage } from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';
import { isSameVote, signedIn } from './signed-messages.js';

/** Whether a message with valid signatures contains one of validator `self` that is not among its own messages. */
export function hasUnknownSignature(message: Message, self: number, own: readonly SignedMessage[]): boolean {
  const claims = self === NONE ? [] : signedIn(message).filter(({ validator }) => validator === self);
  return claims.some((claim) => !own.some((made) => isSameVote(made, claim)));
}
