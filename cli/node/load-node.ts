/** Lazy loading of the node, which is most of the program. */

import { load } from '../../runtime/lib/preload.js';

/** How a full node is started. */
export const loadNode = (): Promise<typeof import('../../runtime/node/node.js')> =>
  load(new URL('../../runtime/node/node.js', import.meta.url), () => import('../../runtime/node/node.js'));

/** How a light node is started. */
export const loadLightNode = (): Promise<typeof import('../../runtime/node/light/node.js')> =>
  load(new URL('../../runtime/node/light/node.js', import.meta.url), () => import('../../runtime/node/light/node.js'));
