/** `genesis new`: the files from which a chain starts. */

import type { Action, Flags } from '../../command-line/command.js';
import { chainParameters, numberFlag } from '../../command-line/options.js';
import { runtimeOf } from '../../distribution/distribution.js';
import { publicKey, stablecoinRoles, systemAuthorities } from '../../genesis/authorities.js';
import { checkGenesis, deadEnds } from '../../genesis/check.js';
import { createGenesis, SELF_STAKE } from '../../genesis/create.js';
import { DEV, devGenesis } from '../../genesis/dev.js';
import { writeGenesisFiles } from '../../genesis/files.js';
import { runtimeGenesis } from '../../genesis/sections.js';
import { missingLayers } from '../../genesis/tokens.js';
import { loadDistribution } from '../../runtime/chain.js';
import { textForms } from '../../runtime/client.js';
import { scalar } from '../../runtime/common.js';
import { Problem } from '../../terminal/command-error.js';
import { showGenesis } from './show.js';

/** Creates the files of a chain in memory, validates them, and only then writes them. */
export const newGenesis: Action = async (call) => {
  const { distribution, args, flags, out } = call;
  const directory = flags.text('data-dir') ?? distribution.dataDir;
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const stablecoins = stablecoinRoles(flags, distribution, out.note);
  const settings = {
    genesisTime: numberFlag(flags, 'genesis-time', scalar.time, Math.trunc(Date.now() / 1000)),
    priceFloor: numberFlag(flags, 'gas-price', scalar.range(0, 1_000_000), 10),
    system: systemAuthorities(flags, distribution, out.note),
    ...(stablecoins === undefined ? {} : { stablecoins }),
    options: await chainParameters(withKeyRead(flags, out.note), distribution, textForms(distribution, set.operations)),
  };
  const validators = flags.list('validators').map((key) => publicKey(key, out.note));
  const files =
    args[0] === DEV && validators.length === 0
      ? devGenesis(distribution, set, settings)
      : createGenesis(distribution, set, {
          ...settings,
          network: args[0]!,
          validators,
          selfStake: numberFlag(flags, 'self-stake', scalar.range(1_000, 10_000_000), SELF_STAKE),
        });
  const checked = await checkGenesis(distribution, set, runtimeGenesis(files));
  const lost = deadEnds(checked);
  if (lost.length > 0) throw new Problem(lost.join('; '));
  const warnings = missingLayers(files);
  showGenesis(call, checked, { written: await writeGenesisFiles(directory, files, flags.on('force')), warnings });
  return 0;
};

/** The flags, with the authority as its public key even if its key file was given. */
function withKeyRead(flags: Flags, warn: (text: string) => void): Flags {
  const given = flags.text('upgrade-authority');
  return given === undefined ? flags : flags.with('upgrade-authority', publicKey(given, warn));
}
