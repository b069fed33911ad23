/** `verify`: reads every record of a data directory that no node uses, and reports unreadable ones. */

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Action } from '../command-line/command.js';
import { givenOptions, startDefaults } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readGenesisFiles } from '../genesis/files.js';
import { checkProfile } from '../genesis/profile.js';
import { EXIT, withDefaults } from '../runtime/common.js';
import { verifyDirectory } from '../runtime/maintenance.js';
import { Problem } from '../terminal/command-error.js';

export const verify: Action = async ({ distribution, flags, out }) => {
  const { dataDir, modules } = withDefaults({
    ...startDefaults(distribution),
    ...givenOptions(flags, distribution),
  });
  const genesis = await readGenesisFiles(dataDir);
  const holdsChain = await stat(join(dataDir, 'version.json')).then(
    () => true,
    () => false,
  );
  if (genesis === undefined || !holdsChain) throw new Problem(`no chain in ${dataDir}`);
  const { tables, records, bad, offenders, ms } = await genesis.read(() => {
    checkProfile(distribution, genesis.json);
    return verifyDirectory(runtimeOf(distribution), genesis.json, { dataDir, modules });
  });
  const seconds = ms / 1_000;
  out.result({ records, bad, seconds, tables, offenders }, () => {
    out.table(
      [{ title: 'table' }, { title: 'records', right: true }, { title: 'bad', right: true }],
      tables.map((one) => [one.name, String(one.records), String(one.bad)]),
    );
    out.line();
    for (const { table, key, reason } of offenders) out.line(`${out.bold('BAD')}  ${table}  ${key}  ${reason}`);
    const rate = Math.round(records / Math.max(seconds, 0.001));
    out.line(
      bad === 0
        ? `All ${records} records were read, and the state matches its root (${seconds.toFixed(1)} s, ${rate} records/s).`
        : `${bad} of ${records} records are unreadable: restore a backup, or delete the data and sync again.`,
    );
  });
  return bad === 0 ? EXIT.ok : EXIT.corrupt;
};
