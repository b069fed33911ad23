/** The command line of a node inside another one, as in `supervise -- start …`. */

import { resolve } from 'node:path';
import { findCommand, parseTokens, tokenize } from '../command-line/args.js';
import type { Flags } from '../command-line/command.js';
import { commandsOf } from '../command-line/command-list.js';
import { devDefaults, startDefaults } from '../command-line/options.js';
import { settingsOf, withSettings } from '../command-line/settings.js';
import type { ChainDistribution } from '../distribution/distribution.js';
import { type NodeOptions, nodeOptions, withDefaults } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';

const COMMANDS = ['start', 'dev'];
/** Flags that delete the chain at each start. */
const ONCE = ['reset', 'ephemeral'];

/** A node as described by its command line, the environment and the configuration. */
export interface DescribedNode {
  /** `start` or `dev`. */
  readonly command: string;
  readonly flags: Flags;
  /** Defaults of the command that differ from those of a node. */
  readonly standard: Partial<NodeOptions>;
  /** Absolute path of its data directory. */
  readonly home: string;
  /** Heights of the upgrades that it skips. */
  readonly skip: ReadonlySet<number>;
}

export interface Reader {
  readonly self: string;
  /** The command that receives the words. */
  readonly by: string;
  /** Whether this program will run the node: another version may have other flags. */
  readonly strict: boolean;
}

const SKIP = nodeOptions.find(({ field }) => field === 'skipUpgradeHeights')!;

/** Parses the words after `--`. */
export function describeNode(
  args: readonly string[],
  distribution: ChainDistribution,
  { self, by, strict }: Reader,
): DescribedNode {
  const commands = commandsOf(distribution);
  const words = tokenize(args, commands);
  const command = words.positionals[0] ?? 'start';
  if (!COMMANDS.includes(command)) {
    throw new Problem(`${by} supports ${COMMANDS.join(' and ')}, not ${command}: ${self} ${by} -- start …`);
  }
  const once = ONCE.find((flag) => words.flags.has(flag));
  if (once !== undefined) {
    throw new Problem(
      `--${once} cannot be supervised, because each restart would repeat it; run ${self} ${command} --${once}`,
    );
  }
  const running = findCommand([command], commands)!;
  const typed = strict ? parseTokens(words, running, commands, self).flags : words.flags;
  const flags = withSettings(typed, settingsOf(running, typed, commands, distribution));
  const standard = (command === 'dev' ? devDefaults : startDefaults)(distribution);
  const home = resolve(flags.text('data-dir') ?? withDefaults(standard).dataDir);
  const skipped = flags.text(SKIP.flag);
  return {
    command,
    flags,
    standard,
    home,
    skip: new Set(skipped === undefined ? [] : (SKIP.parse(skipped) as number[])),
  };
}
