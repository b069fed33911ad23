/** Questions to the person at the terminal. What is secret is not shown while it is typed. */

import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Problem } from './problem.js';

/** Whether somebody types here: answers come from standard input, questions go to standard error. */
export const isInteractive = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

/** One line. */
export const ask = (question: string): Promise<string> => typed(process.stderr, (lines) => lines.question(question));

/** One line that is not shown. */
export async function askSecret(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await typed(nowhere, (lines) => {
      // Asked only now that the terminal echoes nothing: who answers at once would see it.
      process.stderr.write(question);
      return lines.question('');
    });
  } finally {
    process.stderr.write('\n');
  }
}

/** Yes or no; anything else is no. */
export const confirmed = async (question: string): Promise<boolean> =>
  /^y(es)?$/i.test((await ask(`${question} [y/N] `)).trim());

async function typed(output: NodeJS.WritableStream, asked: (lines: Interface) => Promise<string>): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.on('SIGINT', () => reject(new Problem('nothing is done')));
      lines.on('close', () => reject(new Problem('nothing was typed')));
      void asked(lines).then(resolve, reject);
    });
  } finally {
    lines.close();
  }
}
