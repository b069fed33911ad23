/** `supervise -- …`: runs a node, and replaces it when the chain upgrades to another version. */

import { realpathSync } from 'node:fs';
import { FETCH_LIMITS } from '../../plugins/upgrade/fetch.js';
import type { Action } from '../command-line/command.js';
import { numberFlag } from '../command-line/options.js';
import { isReloadable } from '../node/signals.js';
import { scalar } from '../runtime/common.js';
import { createLog, LogLevels } from '../runtime/data.js';
import { Bin } from '../supervise/bin.js';
import { describeNode } from '../supervise/node-command-line.js';
import { programOf } from '../supervise/program.js';
import { StateFile } from '../supervise/state.js';
import { supervise as run } from '../supervise/supervise.js';

export const supervise: Action = async ({ distribution, args, flags, self }) => {
  const node = describeNode(args, distribution, { self, by: 'supervise', strict: false });
  const { home, skip } = node;
  const log = createLog({
    levels: new LogLevels(flags.on('verbose') ? 'debug' : 'info'),
    json: node.flags.on('log-json'),
  });
  const { gateway } = FETCH_LIMITS;
  // The installed file, not the called link: links to commands are in separate directories.
  const file = realpathSync(process.argv[1] ?? process.execPath);
  return run(
    {
      home,
      nodeArgs: args,
      bin: new Bin(home),
      state: await StateFile.open(home),
      log: (level, message, fields) => log(level, `supervisor: ${message}`, fields),
      downloads: flags.on('allow-downloads'),
      skip,
      limits: {
        ...FETCH_LIMITS,
        maxBytes: numberFlag(flags, 'max-download', scalar.range(1, 100_000), 1_024) * 1024 ** 2,
        gateway: flags.text('ipfs-gateway') ?? gateway,
      },
    },
    {
      program: programOf(file),
      file,
      windowMs: numberFlag(flags, 'window', scalar.range(1, 86_400), 60) * 1000,
      stallMs: numberFlag(flags, 'stall', scalar.range(1, 86_400), 600) * 1000,
      reloads: node.command === 'start' && isReloadable(),
      retry: flags.on('retry'),
    },
  );
};
