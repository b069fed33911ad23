/**
 * Per-epoch performance of validators, of which the chain keeps only the sum. Written with the block that ends the
 * epoch.
 */

import { stakeOf, type Validator } from '../../modules/validators/port.js';
import type { Address, Database, DatabaseChange, FinalBlock, PluginContext } from '../../runtime/plugin.js';
import { epochs } from './tables.js';

/** Maximum number of epochs kept per validator. */
export const KEPT_EPOCHS = 10_000;

/** Returns the rows of the epoch that this block ends; none if it ends no epoch or its state changes are pruned. */
export async function epochRows(
  { changes, ledger, set }: Pick<PluginContext, 'changes' | 'ledger' | 'set'>,
  database: Database,
  { header: { height, timestamp_ms, epoch } }: FinalBlock,
): Promise<DatabaseChange[]> {
  if (height === 0 || height % ledger.chain.epochBlocks !== 0) return [];
  if (!set.modules.some(({ module }) => module.name === 'validators')) return [];
  const time = Math.trunc(timestamp_ms / 1_000);
  const rows: DatabaseChange[] = [];
  for await (const page of changes('validators', 'validators', height)) {
    if (page === undefined) return [];
    for (const { key, before, after } of page) {
      if (before === undefined || after === undefined) continue;
      const [address, then, now] = [key[0] as Address, before as Validator, after as Validator];
      const { jailed, score_bps } = now;
      const [produced, missed] = [now.produced - then.produced, now.missed - then.missed];
      const stake = stakeOf(now);
      rows.push(epochs.put(address, epoch, { time, produced, missed, score_bps, stake, jailed }));
      if (epoch < KEPT_EPOCHS) continue;
      const old = await epochs.page(database, [address], 2, epochs.cursor(address, epoch - KEPT_EPOCHS));
      rows.push(...old.rows.map(({ key: place }) => epochs.delete(...place)));
    }
  }
  return rows;
}
