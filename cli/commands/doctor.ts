/** `doctor`: checks everything that a node needs, and says how to fix problems. */

import { join } from 'node:path';
import { findCommand } from '../command-line/args.js';
import type { Action } from '../command-line/command.js';
import { commandsOf } from '../command-line/command-list.js';
import { givenOptions, startDefaults } from '../command-line/options.js';
import { settingsOf, withSettings } from '../command-line/settings.js';
import { genesis, running } from '../doctor/chain.js';
import type { Finding } from '../doctor/finding.js';
import { directory, disk, keyFile, openFiles, ports, power } from '../doctor/machine.js';
import { signingRecord } from '../doctor/record.js';
import { withDefaults } from '../runtime/common.js';
import { holderOf } from '../runtime/data.js';
import { USER_ERROR } from '../terminal/command-error.js';

const MARK = { ok: 'ok  ', warn: 'warn', bad: 'FAIL' } as const;

export const doctor: Action = async ({ distribution, flags, out }) => {
  const commands = commandsOf(distribution);
  const settings = settingsOf(findCommand(['start'], commands)!, flags, commands, distribution);
  const options = withDefaults({
    ...startDefaults(distribution),
    ...givenOptions(withSettings(flags, settings), distribution),
  });
  const { dataDir, validatorKey, walletKeys } = options;
  const pid = await holderOf(join(dataDir, 'node.lock'));
  const findings: Finding[] = [
    ...power(),
    openFiles(),
    await disk(dataDir),
    await directory(dataDir),
    ...(validatorKey === undefined ? [] : [keyFile('validator-key', validatorKey)]),
    ...(await signingRecord(options, pid !== undefined)),
    ...walletKeys.map((path) => keyFile('wallet-key', path)),
    await genesis(options),
    ...(pid === undefined ? await ports(options) : await running(options, distribution)),
  ];
  out.result({ running: pid ?? null, findings }, () => {
    const width = Math.max(...findings.map(({ check }) => check.length));
    for (const { check, state, found, remedy } of findings) {
      out.line(`${state === 'ok' ? out.dim(MARK.ok) : out.bold(MARK[state])}  ${check.padEnd(width)}  ${found}`);
      if (remedy !== undefined) out.line(`${' '.repeat(width + 8)}→ ${remedy}`);
    }
    const [bad, warn] = (['bad', 'warn'] as const).map(
      (which) => findings.filter(({ state }) => state === which).length,
    );
    out.line();
    out.line(bad === 0 && warn === 0 ? 'No problems found.' : `${bad} failed, ${warn} warnings.`);
  });
  return findings.some(({ state }) => state === 'bad') ? USER_ERROR : 0;
};
