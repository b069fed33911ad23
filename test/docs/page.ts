/**
 * Executes a page of docs: runs the commands of its ```console blocks in order, and compares what they print.
 *
 * A line that begins with `$ ` is a command, and so are lines after one that ends with `\`. What follows is its output,
 * standard error included: every line of it, where `…` stands for any text, and alone on a line for any lines. All
 * commands share one shell, one directory and one new node, which replaces 127.0.0.1:9933 in the page. If a paragraph names a
 * file, such as `notes.ts`, and ends with a colon before a ```ts, ```js or ```sql block, the block is written to that file.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, MAIN, newDirectory, readySocket, startProcess } from '../cli/program.js';
import { shellScript } from '../cli/ready/ready.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const STANDARD = '127.0.0.1:9933';
/** The slowest command of a page takes less than half of it on a busy machine. */
const COMMAND_LIMIT_MS = 180_000;
/** Shorter than the time limit of a test, so that the output of a page that is too slow is shown. */
const PAGE_LIMIT_MS = 380_000;

/** How long a command and all commands of a page may take, milliseconds. */
export interface PageLimits {
  readonly commandMs: number;
  readonly pageMs: number;
}

/** A command of a page and its expected output, line by line. */
export interface Example {
  readonly command: string;
  readonly expected: readonly string[];
}

/** The node of a page, and environment variables of its commands. */
export interface PageNode {
  readonly url: string;
  readonly env?: Readonly<Record<string, string>>;
  stop(): Promise<unknown>;
}

/** Defines the test of a page. `devFlags` are the flags of its dev node. */
export function page(path: string, ...devFlags: readonly string[]): void {
  pageOn(path, () => startProcess('dev', '--ephemeral', ...devFlags));
}

/** Defines the test of a page on another node. `start` receives the directory of the commands. */
export function pageOn(path: string, start: (directory: string) => Promise<PageNode>): void {
  const test = suite(path);
  test(`${path}: every command prints what the page says`, async () => {
    const examples = examplesOf(readFileSync(join(ROOT, path), 'utf8'));
    assert.ok(examples.length > 0, `${path} has no console block with a command`);
    const directory = await newDirectory();
    const node = await start(directory);
    try {
      await follow(examples, directory, node);
    } finally {
      await node.stop();
    }
  });
  test.after(cleanUp);
  test.run();
}

/** A block of commands, or a file after the paragraph that names it. */
const BLOCK = /^```console\n([\s\S]*?)^```$|`([\w.-]+\.(?:m?[jt]s|sql))`[^`]*:\n\n```(?:[jt]s|sql)\n([\s\S]*?)^```$/gm;

/** The commands of a page. A file becomes a command that writes it. */
export function examplesOf(markdown: string): Example[] {
  return [...markdown.matchAll(BLOCK)].flatMap(([, block, file, text]) =>
    block === undefined ? [writing(file!, text!)] : commandsOf(block),
  );
}

const END = 'end-of-file';
const writing = (file: string, text: string): Example => ({
  command: `cat > ${file} <<'${END}'\n${text}${END}`,
  expected: [],
});

function commandsOf(block: string): Example[] {
  const examples: { command: string; expected: string[] }[] = [];
  let inCommand = false;
  for (const line of block.trimEnd().split('\n')) {
    const last = examples[examples.length - 1];
    if (line.startsWith('$ ')) examples.push({ command: line.slice(2), expected: [] });
    else if (inCommand) last!.command += `\n${line}`;
    else if (last) last.expected.push(line);
    inCommand = (inCommand || line.startsWith('$ ')) && line.endsWith('\\');
  }
  return examples;
}

/**
 * The commands without the option `--node`. All others get it, unless they name a node. `$CHECKOUT` is the directory of
 * this checkout.
 */
const LOCAL =
  'attest\\ *|sign\\ *|signer\\ *|module\\ *|config\\ *|doctor\\ *|supervise\\ *|upgrade\\ check|keys\\ new|keys\\ reference|keys\\ show|keys\\ convert|keys\\ encrypt|genesis\\ *|completion\\ *|dev\\ *|start\\ *|testnet\\ *|mesh\\ *|export\\ *|import\\ *|snapshot\\ *|-*';

/**
 * Kills its process group as soon as descriptor 3 ends: this process writes nothing to it, so it ends when this process closes
 * it or is killed. The shell of the page replaces the one that started the guard, and so does not wait for it.
 */
const GUARDED = `{ cat >/dev/null; kill -KILL 0; } <&3 >/dev/null 2>&1 & exec sh -c "$1" 3<&- 2>&1`;

/**
 * Runs the commands in one shell and compares the output of each. A command or page that exceeds its limit is killed with
 * everything that it started, and reported with its output. `main` is the program that `trellis` and `npx trellis` run:
 * that of this checkout by default, and null if the commands find their programs by themselves.
 */
export async function follow(
  examples: readonly Example[],
  cwd: string,
  { url, env: given, main = MAIN }: Pick<PageNode, 'url' | 'env'> & { readonly main?: string | null },
  { commandMs, pageMs }: PageLimits = { commandMs: COMMAND_LIMIT_MS, pageMs: PAGE_LIMIT_MS },
): Promise<void> {
  const { host } = new URL(url);
  const programs = main === null ? '' : `${await programsFor(main, host, examples)}${delimiter}`;
  const separator = '\n--- next command ---\n';
  const script = examples.map(
    ({ command }) => `${command.replaceAll(STANDARD, host)}\nprintf '${separator.replaceAll('\n', '\\n')}'\n`,
  );
  const path = `${programs}${process.env.PATH}`;
  const env = { ...process.env, NO_COLOR: '1', CHECKOUT: ROOT, ...given, PATH: path };
  const shell = spawn('sh', ['-c', GUARDED, 'sh', script.join('')], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    detached: true,
  });
  const guard = shell.stdio[3] as Writable;
  // The guard may end first.
  guard.on('error', () => {});
  const isClosed = once(shell, 'close');
  const isOver = once(shell.stdout!, 'end');
  let late: string | undefined;
  const end = (after: string): void => {
    late ??= after;
    guard.destroy();
  };
  const pageLimit = setTimeout(end, pageMs, `${pageMs / 1000} s after the page began`);
  const commandLimit = setTimeout(end, commandMs, `after ${commandMs / 1000} s`);
  let out = '';
  let done = 0;
  shell.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    const separators = out.split(separator).length - 1;
    if (separators > done) commandLimit.refresh();
    done = separators;
  });
  await isOver;
  clearTimeout(pageLimit);
  clearTimeout(commandLimit);
  guard.destroy();
  await isClosed;
  const outputs = out.replaceAll(host, STANDARD).split(separator);
  // An earlier command that failed may be the reason why this one does not end.
  for (const [i, example] of examples.slice(0, late === undefined ? examples.length : done).entries())
    check(example, outputs[i] ?? '');
  if (late !== undefined) {
    const { command } = examples[done] ?? { command: '(a background process after the last command)' };
    throw new Error(`$ ${command}\n\nnot done ${late}; output so far:\n${indented(outputs[done]!)}\n${logsIn(cwd)}`);
  }
}

/** The ends of the logs that the commands wrote. */
const logsIn = (directory: string): string =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.log'))
    .map((name) => `${name}:\n${indented(readFileSync(join(directory, name), 'utf8').slice(-3_000))}\n`)
    .join('\n');

/** A folder with the commands `trellis` and `npx`. */
async function programsFor(main: string, host: string, examples: readonly Example[]): Promise<string> {
  const directory = await newDirectory();
  const shim = join(directory, 'trellis');
  const isOurs = main === MAIN && examples.some(({ command }) => command.includes('trellis'));
  const run = isOurs ? shellScript(main, await readySocket()) : `exec '${process.execPath}' '${main}' "$@"\n`;
  writeFileSync(
    shim,
    `#!/bin/sh\ncase " $* " in *" --node "*) ;; *) case "$1 $2" in ${LOCAL}) ;; *) set -- "$@" --node http://${host} ;; esac ;; esac\n${run}`,
  );
  const npx = join(directory, 'npx');
  writeFileSync(npx, '#!/bin/sh\nPATH="$PATH:$PWD/node_modules/.bin" exec "$@"\n');
  for (const file of [shim, npx]) chmodSync(file, 0o755);
  return directory;
}

const indented = (text: string): string => text.replace(/^/gm, '  ');

const trimmed = (text: string): string[] =>
  text
    .replace(/[ \t]+$/gm, '')
    .replace(/^\n+|\n+$/g, '')
    .split('\n');

/** Compares the output of a command with the page; throws an error with both texts and the first difference. */
export function check({ command, expected }: Example, output: string): void {
  const wanted = trimmed(expected.join('\n'));
  const actual = trimmed(output).join('\n');
  if (new RegExp(`^${wanted.map(patternOf).join('')}$`).test(`${actual}\n`)) return;
  let parts = wanted.length;
  while (!new RegExp(`^${wanted.slice(0, parts).map(patternOf).join('')}`).test(`${actual}\n`)) parts--;
  const said = wanted.map((line, i) => `${i === parts ? '>' : ' '} ${line}`).join('\n');
  const surplus = parts === wanted.length ? '\n> (the end)' : '';
  const message = `$ ${command}\n\nthe page says:\n${said}${surplus}\n\nit prints:\n${indented(actual)}\n`;
  // The stack would repeat the message.
  throw Object.assign(new Error(message), { stack: '' });
}

/** Pattern of the output lines that match a line of the page. */
function patternOf(line: string): string {
  if (line.trim() === '…') return '(?:.*\\n)*?';
  return `${line.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*')}\\n`;
}
