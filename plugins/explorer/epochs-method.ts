/** `chain_getValidatorEpochs`: a validator's performance, epoch by epoch. */

import { t } from '../../runtime/plugin.js';
import { accountList } from './account-list.js';
import type { Parts } from './parts.js';
import { epochs } from './tables.js';

const Epoch = t.struct({
  epoch: t.doc(t.u32, 'Epoch, counted from genesis'),
  time: t.doc(t.time, 'End of the epoch, in Unix seconds'),
  blocks_produced: t.doc(t.count, 'Blocks that the validator produced in the epoch'),
  missed_turns: t.doc(t.count, 'Turns that the validator missed in the epoch'),
  performance_score: t.doc(t.number, 'Performance score at the end of the epoch, 0.5 to 1'),
  stake: t.doc(t.amountOf(), 'Stake at the end of the epoch, own and delegated, in raw native units'),
  is_jailed: t.doc(t.bool, 'True if it was jailed at the end of the epoch'),
});

export const epochsMethod = (parts: Parts) =>
  accountList(parts, {
    name: 'chain_getValidatorEpochs',
    about:
      'Returns the performance of a validator per active epoch, newest first; limited to the last 10,000 epochs that the explorer of this node indexed.',
    cost: { base: 5, per: { limit: 0.2 } },
    whose: 'Operator account of the validator',
    field: 'epochs',
    items: t.doc(t.list(Epoch, 1_000), 'Epochs of the validator; empty if the account operates none'),
    async read(address, database, { limit, cursor }) {
      const { rows, next } = await epochs.page(database, [address], limit, cursor);
      const items = rows.map(({ key: [, epoch], value: { time, produced, missed, score_bps, stake, jailed } }) => ({
        epoch,
        time,
        blocks_produced: produced,
        missed_turns: missed,
        performance_score: score_bps / 10_000,
        stake,
        is_jailed: jailed,
      }));
      return { items, next };
    },
  });
