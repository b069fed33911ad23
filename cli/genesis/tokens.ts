/** The tokens that a new chain starts with: 18 stablecoins and 22 that stand for units of other chains (definitions 5.3b). */

import type { Json } from '../../runtime/codec/type.js';

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

const BRIDGED: Listed = [
  ['WETH', 'Wrapped Ether', 18],
  ['WBTC', 'Wrapped Bitcoin', 8],
  ['WBNB', 'Wrapped BNB', 18],
  ['WSOL', 'Wrapped Solana', 9],
  ['WPOL', 'Wrapped Polygon', 18],
  ['WAVAX', 'Wrapped Avalanche', 18],
  ['WTRX', 'Wrapped Tron', 6],
  ['WXRP', 'Wrapped XRP', 6],
  ['WDOGE', 'Wrapped Dogecoin', 8],
  ['WLTC', 'Wrapped Litecoin', 8],
  ['WADA', 'Wrapped Cardano', 6],
  ['WDOT', 'Wrapped Polkadot', 10],
  ['WATOM', 'Wrapped Cosmos', 6],
  ['WTON', 'Wrapped Toncoin', 9],
  ['WSUI', 'Wrapped Sui', 9],
  ['WAPT', 'Wrapped Aptos', 8],
  ['WLINK', 'Wrapped Chainlink', 18],
  ['WUNI', 'Wrapped Uniswap', 18],
  ['WAAVE', 'Wrapped Aave', 18],
  ['WARB', 'Wrapped Arbitrum', 18],
  ['WOP', 'Wrapped Optimism', 18],
  ['WSHIB', 'Wrapped Shiba Inu', 18],
];

/** May mint and freeze the stablecoins. */
const FOUNDATION = `0x${'3'.padStart(64, '0')}`;
/** Mints and burns what comes and goes over bridges; nobody has a key of it. */
const PROTOCOL = `0x${'f'.repeat(64)}`;

/** The token genesis file. Nothing is issued until it is minted or bridged. */
export function tokenGenesis(): { readonly format: 1; readonly tokens: readonly Json[] } {
  const token = (standard: string, owner: string, freeze: string | null) => (listed: Listed[number]) => {
    const [symbol, name, decimals] = listed;
    const authorities = { mint_authority: owner, freeze_authority: freeze };
    return { symbol, name, decimals, standard, supply: '0', owner, ...authorities };
  };
  const stablecoins = STABLECOINS.map(token('stablecoin', FOUNDATION, FOUNDATION));
  return { format: 1, tokens: [...stablecoins, ...BRIDGED.map(token('bridged', PROTOCOL, null))] };
}
