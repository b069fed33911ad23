/**
 * Explorer plugin: history, holders, movements and search, answered by the node itself from rows indexed from the
 * chain.
 */

import { plugin } from '../../runtime/plugin.js';
import { accountMethods } from './account-methods.js';
import { fillPast } from './backfill.js';
import { channelMethods } from './channels-method.js';
import { depositsMethod } from './deposits-method.js';
import { epochsMethod } from './epochs-method.js';
import { Escrows } from './escrows.js';
import { reader } from './follow.js';
import { forgetOld, keptFrom } from './forget.js';
import { renew } from './format.js';
import { historyMethod } from './history-method.js';
import { labelMethod } from './label-method.js';
import { options } from './options.js';
import { ownRows, ownState } from './own-rows.js';
import { recentMethod } from './recent-method.js';
import { reputationMethod, tokenDecoration } from './reputation-method.js';
import { searchMethods } from './search.js';
import { statsMethods } from './stats.js';
import { CURSOR, LIVE, PAST, totals } from './tables.js';
import { tokenMethods } from './token-methods.js';

export default plugin('explorer', {
  sdk: 1,
  needs: { modules: ['tokens'] },
  database: true,
  about: 'Serves histories of accounts, holders and transfers of tokens, search, and network statistics.',
  options,
  async start(node) {
    const database = await node.openDatabase();
    const renewed = await renew(database);
    if (renewed) node.log('info', 'explorer rows have an old format, rebuilding');
    const read = await reader(node, database);
    if ((await totals.get(database, LIVE)) === undefined) await read.begin();
    const from = (await totals.get(database, LIVE))!.from_height - 1;
    const escrows = await Escrows.read(node);
    const follower = await node.follow({
      name: 'explorer',
      database,
      cursor: CURSOR,
      from,
      rows(block, put) {
        escrows.note(block);
        return read.rows(block, put);
      },
    });
    const past = fillPast(node, database, read.past, () => keptFrom(node));
    if (node.options['backfill-indexes'] || renewed || (await totals.get(database, PAST))) past.start();
    const forgetting = forgetOld(node, database, past);
    const parts = { node, database, follower, past, escrows };
    const [rows, state] = [ownRows(parts), ownState(parts)];
    return {
      methods: [
        historyMethod(node.method, rows, state),
        ...accountMethods(parts),
        labelMethod(parts),
        ...tokenMethods(node.method, rows, state),
        depositsMethod(node),
        reputationMethod(parts),
        epochsMethod(parts),
        ...channelMethods(parts),
        ...searchMethods(parts),
        recentMethod(node.method, rows, state),
        ...statsMethods(parts),
      ],
      decorates: [tokenDecoration(parts)],
      async stop() {
        await forgetting.stop();
        await past.stop();
      },
    };
  },
});
