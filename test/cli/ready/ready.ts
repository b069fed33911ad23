/** Commands run by a process that has them loaded, for tests of their effects and output but not of their processes. */

import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Ended } from '../program.js';
import { type Answer, linesOf, type Typed } from './protocol.js';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The program of that process. Its argument is the path of its socket; it prints a line when it listens. */
export const READY = here('./server.js');
const CLIENT = here('./client.js');

/** Commands that need a process of their own: they keep running, write a data directory, or load files that tests change. */
const OWN_PROCESS = [
  ...[
    'api',
    'attest',
    'dev',
    'docs',
    'doctor',
    'export',
    'import',
    'init',
    'mesh',
    'module',
    'signer',
    'snapshot',
    'start',
  ],
  ...['supervise', 'testnet'],
];
const LOADS = '--module';

/** Whether a command has to have a process of its own. */
export const needsOwnProcess = ([first, ...others]: readonly string[]): boolean =>
  first === undefined ||
  first.startsWith('-') ||
  OWN_PROCESS.includes(first) ||
  others.some((word) => word.split('=', 1)[0] === LOADS);

/** The end of a shell script that was called with a command of the program `main`. */
export const shellScript = (main: string, socket: string): string => `
own() { exec '${process.execPath}' '${main}' "$@"; }
case "$1" in ${OWN_PROCESS.join('|')}|-*|'') own "$@" ;; esac
case " $* " in *' ${LOADS} '* | *' ${LOADS}='*) own "$@" ;; esac
exec '${process.execPath}' '${CLIENT}' '${socket}' '${main}' "$@"
`;

/** Runs a command in the process behind a socket, which runs no other meanwhile. */
export async function typed(path: string, what: Typed): Promise<Ended> {
  const socket = connect(path).setEncoding('utf8');
  socket.write(`${JSON.stringify(what)}\n`);
  const text = { out: '', err: '' };
  for await (const line of linesOf(socket)) {
    const answer = JSON.parse(line) as Exclude<Answer, 'busy'>;
    if ('code' in answer) return { code: answer.code, ...text };
    if ('out' in answer) text.out += answer.out;
    else text.err += answer.err;
  }
  throw new Error(`${what.args.join(' ')}: its process ended: ${text.err}`);
}
