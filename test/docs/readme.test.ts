/**
 * Follows the tour of the README in a copy of the checkout, on its own ports: what it shows is what the commands print.
 *
 * What starts a network runs in a terminal of its own until the next one starts, as the tour says. Times, heights and
 * hashes differ from run to run; everything else must be as it stands there.
 */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, openSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALONE, cleanUp, newDirectory } from '../cli/program.js';
import { pathOf } from '../programs.js';
import { until } from '../until.js';
import { check, type Example, examplesOf } from './page.js';

test.after(cleanUp);

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What a tour leaves running while the next commands are typed elsewhere. */
const STAYS = /^npm start\b|\btestnet\b/;

/** Differs from run to run. */
const VARYING: readonly RegExp[] = [
  /\d{4}-\d\d-\d\dT[\d:]+Z/g,
  /\d\d:\d\d:\d\d\.\d{3}/g,
  /\btrh[1-9A-HJ-NP-Za-km-z]{32,44}\b/g,
  /\b0x(?!0{64})[0-9a-f]{32,64}\b/g,
  /(?<="(?:height|timestamp)":)\d+/g,
  /(?<=\bheight=)\d+/g,
  /(?<=^(?:block|height|indexed_height) +)\d+/g,
];

const settled = (text: string): string =>
  text
    .split('\n')
    .map((line) => VARYING.reduce((shown, pattern) => shown.replaceAll(pattern, '#'), line))
    .join('\n');

const compare = ({ command, expected }: Example, output: string): void =>
  check({ command, expected: expected.map(settled) }, settled(output));

/** The sources, what was built of them, and the packages: a checkout after `npm ci`. */
async function checkout(): Promise<string> {
  const directory = await newDirectory();
  for (const name of readdirSync(ROOT).filter((one) => !['.git', 'data', 'node_modules'].includes(one)))
    cpSync(join(ROOT, name), join(directory, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  return directory;
}

/** The calls of curl in the tour, for machines without it. */
const CURL = `#!${process.execPath}
const [url, ...rest] = process.argv.slice(3);
fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: rest.at(-1) })
  .then((response) => response.text())
  .then((text) => process.stdout.write(text));
`;

/** A directory with a curl, if the machine has none. */
async function programs(): Promise<string> {
  if (pathOf('curl') !== undefined) return '';
  const directory = await newDirectory();
  writeFileSync(join(directory, 'curl'), CURL, { mode: 0o755 });
  return `${directory}${delimiter}`;
}

/** Where the kernel allows it the tour has a network of its own, in which its ports are free. */
const APART = ['unshare', '--user', '--map-root-user', '--net', 'sh', '-c', 'ip link set lo up && exec "$0" "$@"'];
const isApart = spawnSync(APART[0]!, [...APART.slice(1), 'true']).status === 0;

/** A shell that is given one command after the other. */
class Shell {
  readonly #process: ChildProcess;
  #out = '';

  constructor(cwd: string, path: string) {
    const [program, ...args] = [...(isApart ? APART : []), 'sh'];
    this.#process = spawn(program!, args, { cwd, env: { ...process.env, ...ALONE, PATH: path }, detached: true });
    this.#process.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
      this.#out += chunk;
    });
  }

  /** Runs a command to its end and answers what it printed, standard error included. */
  async run(command: string): Promise<string> {
    const end = `--- end ${Math.random()} ---`;
    this.#out = '';
    this.#process.stdin!.write(`{ ${command}\n} 2>&1 < /dev/null\nprintf '\\n%s\\n' '${end}'\n`);
    await until(
      () => this.#out.includes(end),
      () => `the end of: ${command}\n${this.#out}`,
    );
    return this.#out.slice(0, this.#out.indexOf(`\n${end}`));
  }

  async close(): Promise<void> {
    process.kill(-this.#process.pid!, 'SIGKILL');
    await once(this.#process, 'close');
  }
}

/** Whether something answers at the port of the tour: asked inside its network, where only its shell is. */
const ANSWERS = `node -e 'require("net").connect(9933,"127.0.0.1").on("connect",()=>process.exit(0)).on("error",()=>process.exit(1))'`;

/** Signals a group of processes, where there is one yet. */
function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause;
  }
}

/** True when the port of the tour is free on this machine. */
async function isFree(): Promise<boolean> {
  const socket = connect(9933, '127.0.0.1');
  return new Promise((resolve) => {
    socket.on('error', () => resolve(true)).on('connect', () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

test('in a fresh checkout the tour of the README prints what the README shows, in order', async () => {
  assert.ok(isApart || (await isFree()), 'the tour needs the port 9933: stop the node that has it');
  const examples = examplesOf(readFileSync(join(ROOT, 'README.md'), 'utf8'));
  assert.ok(examples.length > 15, 'the README shows its tour');
  const directory = await checkout();
  const shell = new Shell(directory, `${await programs()}${process.env.PATH}`);
  const log = join(directory, 'first-terminal.log');
  let staying: string | undefined;
  // Ctrl-C: the whole foreground group hears it, if it has not ended by itself.
  const stop = async () => {
    const job = staying;
    staying = undefined;
    if (job === undefined) return;
    signal(Number(job), 'SIGINT');
    await shell.run(`wait ${job}`);
  };
  try {
    for (const example of examples) {
      const { command, expected } = example;
      if (!STAYS.test(command)) compare(example, await shell.run(command));
      else {
        await stop();
        closeSync(openSync(log, 'w'));
        staying = (await shell.run(`setsid ${command} > '${log}' 2>&1 & echo $!`)).trim();
        let why: unknown;
        const isThere = async () => {
          if ((await shell.run(`${ANSWERS}; echo $?`)).trim() !== '0') return false;
          try {
            compare({ command, expected: expected.length === 0 ? ['…'] : expected }, readFileSync(log, 'utf8'));
            return true;
          } catch (cause) {
            why = cause;
            return false;
          }
        };
        await until(isThere, () => `${command}\n${why}`);
      }
    }
    await stop();
  } finally {
    await shell.close();
  }
});

test.run();
