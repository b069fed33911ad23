/** Runs a command line of a distribution and sets the exit code of the process. */

import { realpathSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ChainDistribution } from '../distribution/distribution.js';
import { EXIT, isTemporary, ownerOf } from '../runtime/common.js';
import { preload } from '../runtime/preload.js';
import { enableCompileCache } from '../startup/compile-cache.js';
import { exitCodeOf, type ReportFormat, writeProblem } from '../terminal/command-error.js';
import { createOutput, SINKS, STREAMS } from '../terminal/output.js';
import { answeredBy } from '../terminal/prompt.js';
import { findCommand, parseTokens, tokenize, unknownCommand } from './args.js';
import type { Command, Flags } from './command.js';
import { commandsOf } from './command-list.js';
import { commandHelp, groupHelp, programHelp } from './help.js';
import { settingsOf, withSettings } from './settings.js';

/** Alternative runner of a command line, chosen once its command and flags are known; undefined if there is none. */
export type RunElsewhere = (command: Command | undefined, flags: Flags) => (() => Promise<void>) | undefined;

/** Runs the command of `argv`. Every error of a command is reported in one line on standard error. */
export async function run(
  distribution: ChainDistribution,
  argv: readonly string[] = process.argv.slice(2),
  elsewhere: RunElsewhere = () => undefined,
): Promise<void> {
  let command: Command | undefined;
  watchStreams(() => command?.node === true || command?.data === true);
  const format = reportFormatOf(argv);
  const streams = () => (command?.node ? SINKS : STREAMS);
  const onException = (cause: unknown): void => {
    if (ownerOf(cause)) return; // the plugin is stopped, and the node continues
    writeProblem(cause, format, streams().err);
    process.exit(isTemporary(cause) ? EXIT.temporary : EXIT.internal);
  };
  process.on('uncaughtException', onException);
  const handOver = (to: () => Promise<void>): Promise<void> => {
    process.off('uncaughtException', onException);
    return to();
  };
  const self = programName(distribution.binary);
  try {
    const commands = commandsOf(distribution);
    let known = commands;
    const line = withoutAliases(argv);
    let words = tokenize(line, known);
    const isGeneral = words.positionals.length === 0;
    const text = isGeneral ? await outputOfGeneralFlags(words.flags, distribution, self) : undefined;
    if (text !== undefined) return print(text);
    command = findCommand(words.positionals, known);
    if (!command) {
      const other = elsewhere(undefined, words.flags);
      if (other) return handOver(other);
      const { derivedCommands } = await import('./derived-commands.js');
      known = [...commands, ...(await derivedCommands(distribution, words.flags.list('module')))];
      words = tokenize(line, known);
      command = findCommand(words.positionals, known);
    }
    const [first = ''] = words.positionals;
    const group = known.filter((one) => one.words.startsWith(`${first} `));
    if (!command && words.flags.has('help') && words.positionals.length === 1 && group.length > 0) {
      return print(groupHelp(first, group, self));
    }
    if (!command) throw unknownCommand(words.positionals, known, self);
    const running = command;
    const settings = settingsOf(command, words.flags, commands, distribution);
    if (words.flags.has('help')) return print(commandHelp(command, self, settings));
    const { args, flags: given } = parseTokens(words, command, known, self);
    const flags = withSettings(given, settings);
    const readAgain = () => withSettings(given, settingsOf(running, words.flags, commands, distribution));
    const other = elsewhere(command, flags);
    if (other) return handOver(other);
    const out = createOutput(flags.text('output'), streams());
    if (command.node) logWarnings();
    // If the event loop becomes empty before the command is done, the process must not exit with 0.
    process.exitCode = EXIT.internal;
    if (command.file) preload(command.file);
    const action = await command.load();
    const code = await action({ distribution, self, args, flags, readAgain, out });
    if (code === EXIT.ok && answeredBy.size > 0)
      out.note(`without questions: ${commandLineWith(self, line, answeredBy)}`);
    process.exitCode = code;
  } catch (cause) {
    writeProblem(cause, format, streams().err);
    const { nodeExitCode } =
      command?.node || command?.data ? await import('../node/serve.js') : { nodeExitCode: exitCodeOf };
    process.exitCode = nodeExitCode(cause);
  }
}

/**
 * Runs the command line of a distribution if `file` is the started program; does nothing if it was imported:
 * `await main(chain, import.meta.url)`.
 */
export async function main(distribution: ChainDistribution, file: string): Promise<void> {
  const started = process.argv[1];
  // Commands installed by npm are symbolic links.
  if (started === undefined || pathToFileURL(realpathSync(started)).href !== file) return;
  enableCompileCache(distribution.binary);
  await run(distribution);
}

/** `help keys new` is `keys new --help`, and `version` is `--version`. */
function withoutAliases(argv: readonly string[]): readonly string[] {
  const [first, ...rest] = argv;
  if (first === 'help') return [...rest, '--help'];
  return first === 'version' && rest.length === 0 ? ['--version'] : argv;
}

/** The command line to type, with these additional flags. */
function commandLineWith(self: string, argv: readonly string[], flags: Iterable<string>): string {
  const words = argv.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
  const end = words.indexOf('--');
  words.splice(end < 0 ? words.length : end, 0, ...flags);
  return [self, ...words].join(' ');
}

async function outputOfGeneralFlags(
  flags: Flags,
  distribution: ChainDistribution,
  self: string,
): Promise<string | undefined> {
  if (flags.has('version')) return distribution.version;
  if (!flags.has('help')) return undefined;
  const { derivedCommands } = await import('./derived-commands.js');
  const derived = await derivedCommands(distribution, []);
  const groups = [...new Set(derived.map(({ words }) => words.split(' ', 1)[0]!))].sort();
  return programHelp(distribution, self, groups);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Command that calls this program: its name if it is installed, otherwise node and its file. */
function programName(binary: string): string {
  const path = process.argv[1] ?? '';
  return basename(path) === binary ? binary : `node ${relative(process.cwd(), path)}`;
}

/** Format of error reports. Parsed separately, because the command line itself may be wrong. */
function reportFormatOf(argv: readonly string[]): ReportFormat {
  const json = /(^| )--output[= ]json( |$)/.test(argv.join(' '));
  return { verbose: argv.includes('-v') || argv.includes('--verbose'), json };
}

/** Exit code of a process ended by SIGPIPE, as in shells. */
const BROKEN_PIPE = 141;

/**
 * Handles closed or broken output. A command whose reader is gone (`trellis call … | head`) ends silently. A command
 * that runs a node or works in its data directory (`lasts`) continues without its reader.
 */
function watchStreams(lasts: () => boolean): void {
  process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
    if (lasts()) return;
    if (cause.code === 'EPIPE') process.exit(BROKEN_PIPE);
    throw cause;
  });
  process.stderr.on('error', () => {});
}

/** Replaces Node's own output of warnings, which blocks without a reader. */
function logWarnings(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => SINKS.err(`${name}: ${message}`));
}
