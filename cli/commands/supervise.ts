/** `supervise -- …`: runs a node, and replaces it when the chain goes over to another version. */

import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { FETCH_LIMITS } from '../../plugins/upgrade/fetch.js';
import * as scalar from '../../runtime/lib/codec/scalars.js';
import { createLog } from '../../runtime/lib/log.js';
import { withDefaults } from '../../runtime/node/options/options.js';
import { findCommand, split } from '../command-line/args.js';
import type { Action } from '../command-line/command.js';
import { commandsOf } from '../command-line/command-list.js';
import { devDefaults, numberFlag, startDefaults } from '../command-line/options.js';
import { settingsOf, withSettings } from '../command-line/settings.js';
import { Bin } from '../supervise/bin.js';
import { programOf } from '../supervise/program.js';
import { StateFile } from '../supervise/state.js';
import { supervise as run } from '../supervise/supervise.js';
import { Problem } from '../terminal/command-error.js';

const COMMANDS = ['start', 'dev'];
/** What would delete the chain with each start. */
const ONCE = ['reset', 'ephemeral'];

/** Supervises the node that the words after `--` start. */
export const supervise: Action = async ({ distribution, args, flags, self }) => {
  const commands = commandsOf(distribution);
  const { positionals, flags: typed } = split(args, commands);
  const command = positionals[0] ?? 'start';
  if (!COMMANDS.includes(command)) {
    throw new Problem(`supervise runs ${COMMANDS.join(' or ')}, not ${command}: ${self} supervise -- start …`);
  }
  const once = ONCE.find((flag) => typed.has(flag));
  if (once !== undefined) {
    throw new Problem(
      `--${once} cannot be supervised: the node is started again and again; run ${self} ${command} with it`,
    );
  }
  const running = findCommand([command], commands)!;
  const node = withSettings(typed, settingsOf(running, typed, commands, distribution));
  const standard = withDefaults((command === 'dev' ? devDefaults : startDefaults)(distribution));
  const home = resolve(node.text('data-dir') ?? standard.dataDir);
  const port = node.text('rpc-port') ?? `${standard.rpcPort}`;
  const host = node.text('rpc-host') ?? standard.rpcHost;
  const log = createLog({ verbose: flags.on('verbose'), json: node.on('log-json') });
  const { gateway } = FETCH_LIMITS;
  // As it is installed, not as it was called: links to commands lie in directories of their own.
  const file = realpathSync(process.argv[1] ?? process.execPath);
  return run(
    {
      home,
      bin: new Bin(home),
      state: await StateFile.open(home),
      log: (level, message, fields) => log(level, `supervisor: ${message}`, fields),
      downloads: flags.on('allow-downloads'),
      limits: {
        ...FETCH_LIMITS,
        maxBytes: numberFlag(flags, 'max-download', scalar.range(1, 100_000), 1_024) * 1024 ** 2,
        gateway: flags.text('ipfs-gateway') ?? gateway,
      },
    },
    {
      nodeArgs: args,
      program: programOf(file),
      file,
      windowMs: numberFlag(flags, 'window', scalar.range(1, 86_400), 60) * 1000,
      health: port === '0' ? undefined : `http://${host.includes(':') ? `[${host}]` : host}:${port}/health/live`,
      retry: flags.on('retry'),
    },
  );
};
