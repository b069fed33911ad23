/** The node, loaded when one is started: most of what there is to load. */

import { preload } from '../runtime/lib/preload.js';

/** How a full node is started. */
export async function loadNode(): Promise<typeof import('../runtime/node/node.js')> {
  preload(new URL('../runtime/node/node.js', import.meta.url));
  return import('../runtime/node/node.js');
}

/** How a light node is started. */
export async function loadLightNode(): Promise<typeof import('../runtime/node/light/node.js')> {
  preload(new URL('../runtime/node/light/node.js', import.meta.url));
  return import('../runtime/node/light/node.js');
}
