/** `chain_getValidatorEpochs`: a validator's performance, epoch by epoch. */

import { t } from '../../runtime/plugin.js';
import { accountList } from './account-list.js';
import type { Parts } from './parts.js';
import { epochs } from './tables.js';

const Epoch = t.struct({
  epoch: t.doc(t.u32, 'Which epoch, counted from genesis'),
  time: t.doc(t.time, 'When it ended, in Unix seconds'),
  blocks_produced: t.doc(t.count, 'Turns of the epoch in which the validator made a block'),
  missed_turns: t.doc(t.count, 'Turns of the epoch that went by without a block'),
  performance_score: t.doc(t.number, 'Its score at the end: 0.5 to 1'),
  stake: t.doc(t.amount, 'Raw native units that earned with it at the end, of everybody'),
  is_jailed: t.doc(t.bool, 'True when it was in jail at the end'),
});

export const epochsMethod = (parts: Parts) =>
  accountList(parts, {
    name: 'chain_getValidatorEpochs',
    about:
      'What a validator did in the epochs that it was active in, newest first: the last 10,000 that the explorer of this node saw end.',
    cost: { base: 5, per: { limit: 0.2 } },
    whose: 'Account that operates the validator',
    field: 'epochs',
    items: t.doc(t.list(Epoch, 1_000), 'Its epochs; empty for an account that operates none'),
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
