/**
 * Initial tokens of a new chain of the default distribution: 18 stablecoins, and 22 that represent units of other
 * chains (definitions 5.3b).
 */

import type { GenesisToken } from '../distribution/distribution.js';

type Listed = readonly (readonly [symbol: string, name: string, decimals: number])[];

/** Decimals as on the chain of origin. */
const STABLECOINS: Listed = [
  ['USDC', 'USD Coin', 6],
  ['USDT', 'Tether USD', 6],
  ['DAI', 'Dai', 18],
  ['FDUSD', 'First Digital USD', 18],
  ['TUSD', 'TrueUSD', 18],
  ['USDP', 'Pax Dollar', 18],
  ['PYUSD', 'PayPal USD', 6],
  ['USDD', 'Decentralized USD', 18],
  ['FRAX', 'Frax', 18],
  ['LUSD', 'Liquity USD', 18],
  ['GUSD', 'Gemini Dollar', 2],
  ['USDE', 'Ethena USDe', 18],
  ['RLUSD', 'Ripple USD', 18],
  ['EURC', 'Euro Coin', 6],
  ['EURS', 'STASIS Euro', 2],
  ['XSGD', 'StraitsX Singapore Dollar', 6],
  ['BRZ', 'Brazilian Digital Token', 18],
  ['TRYB', 'BiLira', 6],
];

/** Origin of the units; `native` is the coin of the chain itself. */
type Origin = readonly [chain: string, contract: string];

const coin = (chain: string): Origin => [chain, 'native'];

const BRIDGED: readonly (readonly [...Listed[number], ...Origin])[] = [
  ['WETH', 'Wrapped Ether', 18, ...coin('ethereum')],
  ['WBTC', 'Wrapped Bitcoin', 8, ...coin('bitcoin')],
  ['WBNB', 'Wrapped BNB', 18, ...coin('bsc')],
  ['WSOL', 'Wrapped Solana', 9, ...coin('solana')],
  ['WPOL', 'Wrapped Polygon', 18, ...coin('polygon')],
  ['WAVAX', 'Wrapped Avalanche', 18, ...coin('avalanche')],
  ['WTRX', 'Wrapped Tron', 6, ...coin('tron')],
  ['WXRP', 'Wrapped XRP', 6, ...coin('xrpl')],
  ['WDOGE', 'Wrapped Dogecoin', 8, ...coin('dogecoin')],
  ['WLTC', 'Wrapped Litecoin', 8, ...coin('litecoin')],
  ['WADA', 'Wrapped Cardano', 6, ...coin('cardano')],
  ['WDOT', 'Wrapped Polkadot', 10, ...coin('polkadot')],
  ['WATOM', 'Wrapped Cosmos', 6, ...coin('cosmoshub')],
  ['WTON', 'Wrapped Toncoin', 9, ...coin('ton')],
  ['WSUI', 'Wrapped Sui', 9, ...coin('sui')],
  ['WAPT', 'Wrapped Aptos', 8, ...coin('aptos')],
  ['WLINK', 'Wrapped Chainlink', 18, 'ethereum', '0x514910771af9ca656af840dff83e8264ecf986ca'],
  ['WUNI', 'Wrapped Uniswap', 18, 'ethereum', '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984'],
  ['WAAVE', 'Wrapped Aave', 18, 'ethereum', '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9'],
  ['WARB', 'Wrapped Arbitrum', 18, 'arbitrum', '0x912ce59144191c1204e64559fe8253a0e49e6548'],
  ['WOP', 'Wrapped Optimism', 18, 'optimism', '0x4200000000000000000000000000000000000042'],
  ['WSHIB', 'Wrapped Shiba Inu', 18, 'ethereum', '0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce'],
];

/** Owner of the tokens: appoints the roles of the stablecoins, and can pause bridged tokens. */
const FOUNDATION = `0x${'3'.padStart(64, '0')}`;

const tokenOf = (standard: GenesisToken['standard'], symbol: string, name: string, decimals: number): GenesisToken => ({
  symbol,
  name,
  decimals,
  standard,
  supply: '0',
  owner: FOUNDATION,
});

/** Initial tokens of chains of the default distribution. Nothing is issued until it is minted or bridged. */
export const standardTokens: readonly GenesisToken[] = [
  ...STABLECOINS.map(([symbol, name, decimals]) => tokenOf('stablecoin', symbol, name, decimals)),
  ...BRIDGED.map(([symbol, name, decimals, chain, contract]) => ({
    ...tokenOf('bridged', symbol, name, decimals),
    bridge: { chain, contract, decimals_external: decimals },
  })),
];
