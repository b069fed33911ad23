/**
 * Ethereum JSON-RPC plugin: eth_*, net_*, web3_*, txpool_*, debug_*, trace_*, ots_*. It requires the evm module on the
 * chain.
 */

import { plugin } from '../../runtime/plugin.js';
import { accountMethods } from './account-methods.js';
import { blockMethods } from './block-methods.js';
import { callMethods } from './call-methods.js';
import { feeMethods } from './fee-methods.js';
import { Filters } from './filters.js';
import { History } from './history.js';
import { keptLogs, LOGS } from './kept-logs.js';
import { LogBook } from './log-book.js';
import { logMethods } from './log-methods.js';
import { networkMethods } from './network-methods.js';
import { options } from './options.js';
import { otterscanMethods } from './otterscan-methods.js';
import { poolMethods } from './pool-methods.js';
import { receiptMethods } from './receipt-methods.js';
import { Receivers } from './receivers.js';
import { Recent } from './recent.js';
import { subscribeMethods } from './subscribe-methods.js';
import { traceMethods } from './trace-methods.js';
import { walletPage } from './wallet-page.js';

const FAMILIES = [networkMethods, feeMethods, poolMethods];
const TELLERS = [blockMethods, receiptMethods];
const READERS = [accountMethods, callMethods];

/**
 * Key of the height that the rows reflect. An earlier key covered the receivers only; with this one, all blocks from 0
 * are read again.
 */
const CURSOR = Uint8Array.of(0, 1);

export default plugin('ethereum', {
  sdk: 1,
  needs: { modules: ['evm'] },
  database: true,
  derives: [LOGS],
  about: 'Serves Ethereum wallets, libraries and explorers: eth_*, net_*, web3_*, txpool_*, debug_*, trace_*, ots_*.',
  options,
  async start(node) {
    const texts = new Recent();
    const database = await node.openDatabase();
    const receivers = await Receivers.open(node, database);
    const history = new History(node, database);
    const followed = await node.follow({
      name: 'index for Ethereum clients',
      database,
      cursor: CURSOR,
      rows: async (block, put) => [...(await receivers.rows(block, put)), ...(await history.rows(block, put))],
      ofBlock: (block) => history.ofBlock(block),
    });
    receivers.follow(() => followed.height);
    const { 'eth-log-blocks': blocks, 'eth-logs': logs } = node.options;
    const search = { node, book: new LogBook(keptLogs(node)), most: { blocks, logs } };
    const filters = new Filters(search);
    const { methods, stop } = subscribeMethods(node);
    return {
      methods: [
        ...FAMILIES.flatMap((family) => family(node)),
        ...TELLERS.flatMap((family) => family(node, texts)),
        ...READERS.flatMap((family) => family(node, receivers)),
        ...traceMethods(node, texts, receivers),
        ...otterscanMethods(node, history),
        ...logMethods(search, filters),
        ...methods,
      ],
      routes: [walletPage(node)],
      async stop() {
        stop();
        filters.stop();
      },
    };
  },
});
