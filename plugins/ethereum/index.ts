/** The methods of Ethereum clients: eth_*, net_*, web3_*. A chain without the module evm has none of them. */

import { evmPort } from '../../modules/evm/port.js';
import { plugin } from '../../runtime/sdk.js';
import { accountMethods } from './account-methods.js';
import { callMethods } from './call-methods.js';
import { feeMethods } from './fee-methods.js';
import { networkMethods } from './network-methods.js';
import { receiptMethods } from './receipt-methods.js';

const FAMILIES = [networkMethods, feeMethods, accountMethods, callMethods, receiptMethods];

export default plugin('ethereum', {
  about: 'Answers Ethereum wallets and libraries: eth_*, net_* and web3_*.',
  async start(node) {
    const methods = node.set.ports.has(evmPort.name) ? FAMILIES.flatMap((methods) => methods(node)) : [];
    return { methods, stop: async () => {} };
  },
});
