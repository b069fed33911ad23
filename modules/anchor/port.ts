/** Anchors as other code may read them. */

import { type Hash, port } from '../../runtime/sdk.js';

/** An impossible name returns undefined instead of failing. */
export interface AnchorPort {
  /** The hash under a key of a namespace; undefined if there is none. */
  hashOf(namespace: string, key: string): Hash | undefined;
  /** Number of anchors in a namespace; undefined if the namespace does not exist. */
  count(namespace: string): number | undefined;
}
export const anchorPort = port<AnchorPort>('anchor');
