/** `genesis new` and `genesis check`: the files from which a chain starts. */

import type { Action, Flags, Invocation } from '../command-line/command.js';
import { chainParameters, numberFlag } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { publicKey, stablecoinRoles, systemAuthorities } from '../genesis/authorities.js';
import { type CheckedGenesis, checkGenesis as check, deadEnds } from '../genesis/check.js';
import { createGenesis, SELF_STAKE } from '../genesis/create.js';
import { DEV, devGenesis } from '../genesis/dev.js';
import { readGenesisFiles, writeGenesisFiles } from '../genesis/files.js';
import { runtimeGenesis } from '../genesis/sections.js';
import { loadDistribution } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { formatAmount, scalar } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';

/** Creates the files of a chain in memory, validates them, and only then writes them. */
export const newGenesis: Action = async (call) => {
  const { distribution, args, flags, out } = call;
  const directory = flags.text('data-dir') ?? distribution.dataDir;
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const stablecoins = stablecoinRoles(flags, distribution, out.note);
  const asked = {
    genesisTime: numberFlag(flags, 'genesis-time', scalar.time, Math.trunc(Date.now() / 1000)),
    priceFloor: numberFlag(flags, 'gas-price', scalar.range(0, 1_000_000), 10),
    system: systemAuthorities(flags, distribution, out.note),
    ...(stablecoins === undefined ? {} : { stablecoins }),
    options: await chainParameters(withKeyRead(flags, out.note), distribution, textForms(distribution, set.operations)),
  };
  const validators = flags.list('validators').map((key) => publicKey(key, out.note));
  const files =
    args[0] === DEV && validators.length === 0
      ? devGenesis(distribution, set, asked)
      : createGenesis(distribution, set, {
          ...asked,
          network: args[0]!,
          validators,
          selfStake: numberFlag(flags, 'self-stake', scalar.range(1_000, 10_000_000), SELF_STAKE),
        });
  const checked = await check(distribution, set, runtimeGenesis(files));
  const lost = deadEnds(checked);
  if (lost.length > 0) throw new Problem(lost.join('; '));
  show(call, checked, await writeGenesisFiles(directory, files, flags.on('force')));
  return 0;
};

/** The flags, with the authority as its public key even if its key file was given. */
function withKeyRead(flags: Flags, warn: (text: string) => void): Flags {
  const given = flags.text('upgrade-authority');
  return given === undefined ? flags : flags.with('upgrade-authority', publicKey(given, warn));
}

/** Loads the files of a directory as a node would. */
export const checkGenesis: Action = async (call) => {
  const { distribution, args, flags } = call;
  const directory = args[0] ?? distribution.dataDir;
  const genesis = await readGenesisFiles(directory);
  if (genesis === undefined) throw new Problem(`there is no ${directory}/genesis.json to check`);
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const checked = await check(distribution, set, genesis);
  show(call, checked);
  for (const lost of deadEnds(checked)) call.out.note(`warning: ${lost}`);
  return 0;
};

function show({ out }: Invocation, checked: CheckedGenesis, written: readonly string[] = []): void {
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
  };
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
              `${units(supply.total)} = ${units(supply.balances)} in ${supply.accounts} accounts + ${units(supply.unissued)} to be issued`,
            ],
            ['tokens', `${supply.tokens} besides ${chain.symbol}`],
          ] as const)
        : []),
    ]);
  });
}
