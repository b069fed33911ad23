/** The methods of Ethereum clients: eth_*, net_*, web3_*, txpool_*, debug_*, trace_*. A chain without the module evm has none of them. */

import { plugin } from '../../runtime/plugin.js';
import { accountMethods } from './account-methods.js';
import { blockMethods } from './block-methods.js';
import { callMethods } from './call-methods.js';
import { feeMethods } from './fee-methods.js';
import { Filters } from './filters.js';
import { keptLogs, LOGS } from './kept-logs.js';
import { LogBook } from './log-book.js';
import { logMethods } from './log-methods.js';
import { networkMethods } from './network-methods.js';
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

export default plugin('ethereum', {
  sdk: 1,
  needs: { modules: ['evm'] },
  derives: [LOGS],
  about: 'Answers Ethereum wallets, libraries and explorers: eth_*, net_*, web3_*, txpool_*, debug_*, trace_*.',
  async start(node) {
    const texts = new Recent();
    const receivers = await Receivers.open(node);
    const book = new LogBook(keptLogs(node));
    const filters = new Filters(node, book);
    const { methods, stop } = subscribeMethods(node);
    return {
      methods: [
        ...FAMILIES.flatMap((family) => family(node)),
        ...TELLERS.flatMap((family) => family(node, texts)),
        ...READERS.flatMap((family) => family(node, receivers)),
        ...traceMethods(node, texts, receivers),
        ...logMethods(node, filters, book),
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
