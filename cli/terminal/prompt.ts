/** Prompts to the user at the terminal. Secrets are not shown while they are typed. */

import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { visible } from '../runtime/common.js';
import { Problem } from './command-error.js';

/** Whether a user can answer: answers come from standard input, questions go to standard error. */
export const isInteractive = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

/** The flags that would have answered the prompts so far, each once; with them the command asks nothing. */
export const answeredBy = new Set<string>();

/** One line that is not echoed. `flag` supplies it without a terminal, such as `--passphrase-file PATH`. */
export async function askSecret(question: string, flag: string): Promise<string> {
  answeredBy.add(flag);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await typed(nowhere, (lines) => {
      // The prompt appears only after echo is off: a quick answer would be visible otherwise.
      process.stderr.write(visible(question));
      return lines.question('');
    });
  } finally {
    process.stderr.write('\n');
  }
}

/** Yes or no; anything else is no. `--yes` answers it without a terminal. */
export async function confirmed(question: string): Promise<boolean> {
  answeredBy.add('--yes');
  const answer = await typed(process.stderr, (lines) => lines.question(`${visible(question)} [y/N] `));
  return /^y(es)?$/i.test(answer.trim());
}

async function typed(output: NodeJS.WritableStream, asked: (lines: Interface) => Promise<string>): Promise<string> {
  const lines = createInterface({ input: process.stdin, output, terminal: true, historySize: 0 });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.on('SIGINT', () => reject(new Problem('cancelled')));
      lines.on('close', () => reject(new Problem('no input')));
      void asked(lines).then(resolve, reject);
    });
  } finally {
    lines.close();
  }
}
