/** The logs of blocks as they are kept: derived from each block as it is executed, in a column of the plugin's own. */

import { evmPort } from '../../modules/evm/port.js';
import type { Derivation, PluginContext } from '../../runtime/plugin.js';
import { refusal } from './errors.js';

/** Reserved for good. */
const COLUMN = 0x40;

/** What is derived: the logs of the bundles, and the filter over them. */
export const LOGS: Derivation = {
  column: COLUMN,
  of: (state, bundles) => state.port(evmPort)?.logs(bundles),
};

/** Gives the bytes that were kept of the logs of a block. */
export type KeptLogs = (height: number) => Promise<Uint8Array>;

const NOTHING = new Uint8Array();

/** Refuses blocks that were executed while the plugin was not there: whether they have logs nobody knows. */
export function keptLogs({ derived }: Pick<PluginContext, 'derived'>): KeptLogs {
  return async (height) => {
    if (height === 0) return NOTHING;
    const bytes = await derived(COLUMN, height);
    if (bytes) return bytes;
    throw refusal(`no logs were kept of block ${height}: this node executed it without its Ethereum plugin`);
  };
}

/** The same for who can do without: no bytes where none were kept. */
export const logsWhereKept = async ({ derived }: Pick<PluginContext, 'derived'>, height: number): Promise<Uint8Array> =>
  (await derived(COLUMN, height)) ?? NOTHING;

/** The same of a block that is told of as it becomes final. */
export const toldLogs = (derived: ReadonlyMap<number, Uint8Array>): Uint8Array => derived.get(COLUMN) ?? NOTHING;
