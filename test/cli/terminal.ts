/** Runs a command on a terminal of its own, as a person sees it: `script` makes one. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../until.js';
import { ALONE, MAIN } from './program.js';

/** Each question ends in one of these, and waits. */
const QUESTION = /: (?:\r?\n|$)|\[y\/N\] /;

/** Types lines on a terminal of its own, each a moment after the last; answers with what the screen shows. */
export async function onTerminal(lines: readonly string[], ...args: string[]): Promise<string> {
  const line = [process.execPath, MAIN, ...args].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', line, '/dev/null'], { env: { ...process.env, ...ALONE } });
  let screen = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    screen += text;
  });
  const ended = once(child, 'close');
  for (const [i, typed] of lines.entries()) {
    await until(() => screen.split(QUESTION).length > i + 1);
    child.stdin.write(`${typed}\r`);
  }
  await ended;
  return screen;
}
