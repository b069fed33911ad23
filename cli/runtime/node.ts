/** The node, which is most of the program: each part is loaded when it is started. */

import { load } from '../../runtime/lib/preload.js';

export type { RunningNode, startNode } from '../../runtime/node/node.js';
export type { Reloadable } from '../../runtime/node/options/replace-options.js';
export type { Halted } from '../../runtime/node/types.js';

export const loadNode = (): Promise<typeof import('../../runtime/node/node.js')> =>
  load(new URL('../../runtime/node/node.js', import.meta.url), () => import('../../runtime/node/node.js'));

export const loadLightNode = (): Promise<typeof import('../../runtime/node/light/node.js')> =>
  load(new URL('../../runtime/node/light/node.js', import.meta.url), () => import('../../runtime/node/light/node.js'));

/** The genesis of a chain from the first bootnode that responds with one. */
export async function fetchGenesis(bootnodes: readonly string[]) {
  const [{ fetchGenesis: fetchFrom }, { openQuic }] = await Promise.all([
    import('../../runtime/engine/network/genesis.js'),
    import('../../runtime/engine/network/quic.js'),
  ]);
  return fetchFrom(openQuic, bootnodes);
}

/** Hook of Node's module loader that loads changed files of a module again. */
export const RELOAD_HOOK = new URL('../../runtime/node/assembly/reload-hook.js', import.meta.url);
