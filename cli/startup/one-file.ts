/**
 * Content of the bundle built by one-file.mjs: the commands that run a node, with everything that they may load. Other
 * command lines, and those with an external module, use the separate files, because such a module imports from them.
 */

import type { Command, Flags } from '../command-line/command.js';
import { run } from '../command-line/run.js';
import { whenStarted } from '../node/after-start.js';
import { program } from '../program.js';

const BUNDLED = new Set(['start', 'dev']);

const isBundled = (command: Command | undefined, flags: Flags): boolean =>
  command !== undefined && BUNDLED.has(command.words) && flags.list('module').length === 0;

/**
 * Runs the command line of the process. `fromFiles` runs it from the separate files; `keep` is called when a node has
 * started.
 */
export function begin(fromFiles: () => Promise<void>, keep: () => void): Promise<void> {
  whenStarted(keep);
  return run(program, process.argv.slice(2), (command, flags) => (isBundled(command, flags) ? undefined : fromFiles));
}
