/** A checked genesis as the result of a command. */

import type { Invocation } from '../../command-line/command.js';
import type { CheckedGenesis } from '../../genesis/check.js';
import { formatAmount } from '../../runtime/common.js';

/** Paths of written files, and warnings about their chain. */
interface Made {
  readonly written?: readonly string[];
  readonly warnings?: readonly string[];
}

export function showGenesis(
  { out }: Invocation,
  checked: CheckedGenesis,
  { written = [], warnings = [] }: Made = {},
): void {
  const { genesis, stateRoot, records, validators, supply, withoutKeys } = checked;
  const { chain } = genesis;
  const units = (raw: bigint) => `${formatAmount(raw, chain.decimals)} ${chain.symbol}`;
  const facts = {
    chain: chain.name,
    network: chain.network,
    chain_id: chain.chainId,
    genesis_hash: `0x${genesis.hash}`,
    state_root: `0x${stateRoot}`,
    enforce_signatures: chain.enforceSignatures,
    records,
    validators,
    supply: supply ?? null,
    without_keys: withoutKeys,
    files: written,
    warnings,
  };
  for (const warning of warnings) out.warn(warning);
  out.result(facts, () => {
    out.record([
      ...written.map((path) => ['written', path] as const),
      ['chain', `${chain.name} ${chain.network}, chain id ${chain.chainId} (0x${chain.chainId.toString(16)})`],
      ['signatures', chain.enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account'],
      ['validators', `${validators}`],
      ['genesis hash', facts.genesis_hash],
      ['state root', `${facts.state_root} (${records} records)`],
      ...(supply
        ? ([
            [
              'supply',
              `${units(supply.total)} = ${units(supply.balances)} in ${supply.accounts} accounts + ${units(supply.unissued)} not issued yet`,
            ],
            ['tokens', `${supply.tokens} besides ${chain.symbol}`],
          ] as const)
        : []),
    ]);
  });
}
