/** Stored logs of blocks: derived when each block is executed, in a column of the plugin's own. */

import { evmPort } from '../../modules/evm/port.js';
import type { Derivation, PluginContext } from '../../runtime/plugin.js';
import { refusal } from './errors.js';

/** Permanently reserved. */
const COLUMN = 0x40;

/** The derived data: the logs of the bundles, and the bloom filter over them. */
export const LOGS: Derivation = {
  column: COLUMN,
  of: (state, bundles) => state.port(evmPort)?.logs(bundles),
};

/** Returns the stored log bytes of a block. */
export type KeptLogs = (height: number) => Promise<Uint8Array>;

const NOTHING = new Uint8Array();

/** Fails for a block that was executed without the plugin, because its logs are unknown. */
export function keptLogs({ derived }: Pick<PluginContext, 'derived'>): KeptLogs {
  return async (height) => {
    if (height === 0) return NOTHING;
    const bytes = await derived(COLUMN, height);
    if (bytes) return bytes;
    throw refusal(`no logs were kept of block ${height}: this node executed it without its Ethereum plugin`);
  };
}

/** Same, but returns no bytes for such a block. */
export const logsWhereKept = async ({ derived }: Pick<PluginContext, 'derived'>, height: number): Promise<Uint8Array> =>
  (await derived(COLUMN, height)) ?? NOTHING;

/** Log bytes of a block from the notification that it became final. */
export const toldLogs = (derived: ReadonlyMap<number, Uint8Array>): Uint8Array => derived.get(COLUMN) ?? NOTHING;
