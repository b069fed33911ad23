/** Guides of the default distribution with the names of another one: symbol, prefixes, ids, command, files. */

import { defaults } from '../distribution/default.js';
import type { ChainDistribution } from '../distribution/distribution.js';

/** Commands that belong to the npm package, not to a chain. */
const OF_THE_PACKAGE = ['init', 'module'];

const hex = (id: number): string => `0x${id.toString(16)}`;

/** Words of the default distribution and their replacements. */
function wordsFor(chain: ChainDistribution): readonly (readonly [RegExp, string])[] {
  const { symbol, addressPrefix, hashPrefix, nameService, binary, dataDir, profiles } = defaults;
  const variable = (command: string) => `${command.toUpperCase().replaceAll('-', '_')}_`;
  const command = `${binary} (?!(?:${OF_THE_PACKAGE.join('|')})\\b)(?=[a-z-])`;
  const ids = Object.entries(profiles).flatMap(([network, { chainId }]): (readonly [RegExp, string])[] => {
    const own = chain.profiles[network]?.chainId;
    if (own === undefined) return [];
    return [
      [new RegExp(`\\b${chainId}\\b`, 'g'), `${own}`],
      [new RegExp(`\\b${hex(chainId)}\\b`, 'g'), hex(own)],
    ];
  });
  return [
    [new RegExp(`(?<![A-Za-z_])${symbol}\\b`, 'g'), chain.symbol],
    // An account has the same digits behind every prefix.
    [new RegExp(`\\b${addressPrefix}(?=[1-9A-HJ-NP-Za-km-z]{32,50}\\b|…|\\[)`, 'g'), chain.addressPrefix],
    [new RegExp(`\\b${hashPrefix}(?=[1-9A-HJ-NP-Za-km-z]{32,44}\\b|…)`, 'g'), chain.hashPrefix],
    [new RegExp(`(?<=[a-z0-9-]\\.)${nameService}\\b`, 'g'), chain.nameService],
    [new RegExp(`(?<=\`)${addressPrefix}(?=\`)`, 'g'), chain.addressPrefix],
    [new RegExp(`(?<=\`)${hashPrefix}(?=\`)`, 'g'), chain.hashPrefix],
    [new RegExp(`(?<=\`\\.)${nameService}(?=\`)`, 'g'), chain.nameService],
    [new RegExp(`(?<=44'/)${defaults.coinType}\\b`, 'g'), `${chain.coinType}`],
    ...ids,
    [new RegExp(`(?<![\\w./-])${command}`, 'g'), `${chain.binary} `],
    [/(?<=^\$ |[|&;(] *|^|`)node dist\/cli\/main\.js(?= )/gm, chain.binary],
    [new RegExp(`\\b${variable(binary)}(?=[A-Z])`, 'g'), variable(chain.binary)],
    [
      new RegExp(
        `\\b${defaults.name}(?= (?:${Object.keys(profiles).join('|')})\\b)|(?<=['"])${defaults.name}(?=['"\\\\])`,
        'g',
      ),
      chain.name,
    ],
    [new RegExp(`${dataDir.replaceAll('.', '\\.')}(?=[/\\s\`,;)])`, 'g'), chain.dataDir],
  ];
}

/** Rewrites texts of the default distribution for another one. */
export function ownNames(chain: ChainDistribution): (text: string) => string {
  const words = wordsFor(chain);
  const rename = (text: string) => words.reduce((all, [from, to]) => all.replaceAll(from, () => to), text);
  // Targets of links are names of files.
  return (text) =>
    text
      .split(/(\]\([^)\s]*\))/)
      .map((part, i) => (i % 2 === 0 ? rename(part) : part))
      .join('');
}
