/** Entries of a distribution's networks for the list of Ethereum chains (ethereum-lists/chains), from which wallets read. */

import type { ChainDistribution } from './distribution.js';

/** Decimals of a native token toward Ethereum wallets. */
const ETHEREUM_DECIMALS = 18;

/** Path -> text of each entry. Operators add their public addresses. */
export function chainListFiles(distribution: ChainDistribution): ReadonlyMap<string, string> {
  const { name, symbol, addressPrefix, coinType, profiles } = distribution;
  return new Map(
    Object.entries(profiles).map(([network, { chainId }]) => {
      const isMain = network === 'mainnet';
      const entry = {
        name: isMain ? name : `${name} ${network}`,
        chain: symbol,
        rpc: [],
        faucets: [],
        nativeCurrency: { name, symbol, decimals: ETHEREUM_DECIMALS },
        infoURL: '',
        shortName: isMain ? addressPrefix : `${addressPrefix}-${network}`,
        chainId,
        networkId: chainId,
        slip44: coinType,
      };
      return [`chains/eip155-${chainId}.json`, `${JSON.stringify(entry, null, 2)}\n`];
    }),
  );
}
