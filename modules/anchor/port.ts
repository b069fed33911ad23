/** What other code may ask of anchors. */

import { type Hash, port } from '../../runtime/sdk.js';

/** Names that nobody can have are unknown, not refused. */
export interface AnchorPort {
  /** The hash under a key of a namespace; undefined when there is none. */
  hashOf(namespace: string, key: string): Hash | undefined;
  /** How many anchors a namespace has; undefined when nobody has anchored there. */
  count(namespace: string): number | undefined;
}
export const anchorPort = port<AnchorPort>('anchor');
