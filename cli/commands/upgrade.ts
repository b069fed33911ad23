/** `upgrade check` and `upgrade try`: a release executes the first blocks of its version on a copy of the state. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readInfo, UPGRADE_PLAN, type UpgradeInfo } from '../../plugins/upgrade/files.js';
import type { Action } from '../command-line/command.js';
import { givenOptions } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readGenesisFiles } from '../genesis/files.js';
import { checkProfile } from '../genesis/profile.js';
import { untilStopSignal } from '../node/signals.js';
import { EXIT } from '../runtime/common.js';
import { createLog, LogLevels } from '../runtime/data.js';
import { type Trial, tryUpgrade } from '../runtime/maintenance.js';
import { Bin } from '../supervise/bin.js';
import { checkOnCopy } from '../supervise/check.js';
import { describeNode } from '../supervise/node-command-line.js';
import { releaseOf } from '../supervise/release.js';
import { Problem } from '../terminal/command-error.js';
import type { Output } from '../terminal/output.js';

/** Runs this version on a copy of a data directory; modifies the copy. */
export const tryOnCopy: Action = async ({ distribution, args, out, self, flags }) => {
  const [directory, ...words] = args as [string, ...string[]];
  const node = describeNode(words, distribution, { self, by: 'upgrade try', strict: true });
  const given = givenOptions(node.flags, distribution);
  const genesis = await readGenesisFiles(directory);
  if (genesis === undefined) throw new Problem(`no genesis.json in ${directory}: create a copy with upgrade check`);
  const options = { ...node.standard, ...given, dataDir: resolve(directory), verbose: flags.on('verbose') };
  return untilStopSignal(async (signal) => {
    const attempt = async () => {
      checkProfile(distribution, genesis.json);
      return tryUpgrade(runtimeOf(distribution), genesis.json, options, signal);
    };
    show(out, await genesis.read(attempt));
    return EXIT.ok;
  });
};

/** Makes a release try the scheduled upgrade on a copy of the data directory; the node may be running. */
export const checkRelease: Action = async ({ distribution, args, flags, out, self }) => {
  const { home } = describeNode(args, distribution, { self, by: 'upgrade check', strict: false });
  const log = createLog({ levels: new LogLevels(flags.on('verbose') ? 'debug' : 'info'), json: false });
  const plan = await readInfo(home, UPGRADE_PLAN);
  const program = resolve(flags.text('program') ?? releaseIn(home, plan));
  return untilStopSignal(async (signal) => {
    show(out, await checkOnCopy({ home, log, signal, nodeArgs: args }, program));
    return EXIT.ok;
  });
};

/** The program that a supervisor has downloaded for a plan. */
function releaseIn(home: string, plan: UpgradeInfo | undefined): string {
  const program = plan && releaseOf(new Bin(home), plan);
  if (program !== undefined && existsSync(program)) return program;
  const reason = plan ? `the release of the upgrade ${plan.name} is not downloaded yet` : 'no upgrade is scheduled';
  throw new Problem(`${reason} in ${home}: give an unpacked release with --program PATH`);
}

function show(out: Output, trial: Trial): void {
  const { name, version, height, state_height, records, modules, plugins, ms } = trial;
  out.result(trial, () => {
    out.line(`Version ${version} is ready for the upgrade ${name}.`);
    out.record([
      ['first block', `${height}, executed on the state of block ${state_height}`],
      ['modules', modules.length === 0 ? 'unchanged' : modules.join(', ')],
      ['records', `${records}`],
      ['seconds', (ms / 1_000).toFixed(1)],
    ]);
    for (const plugin of plugins) out.warn(`a plugin failed to load: ${plugin}`);
  });
}
