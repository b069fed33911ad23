/** Questions to the person at the terminal. What is secret is not shown while it is typed. */

import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { visible } from '../../runtime/lib/visible.js';
import { Problem } from './command-error.js';

/** Whether somebody types here: answers come from standard input, questions go to standard error. */
export const isInteractive = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

/** The flags that would have said what was asked for and answered, each once: with them the command asks nothing. */
export const answeredBy = new Set<string>();

/** One line that is not shown. `flag` says it where nobody types, as `--passphrase-file PATH`. */
export async function askSecret(question: string, flag: string): Promise<string> {
  answeredBy.add(flag);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await typed(nowhere, (lines) => {
      // Asked only now that the terminal echoes nothing: who answers at once would see it.
      process.stderr.write(visible(question));
      return lines.question('');
    });
  } finally {
    process.stderr.write('\n');
  }
}

/** Yes or no; anything else is no. `--yes` says it where nobody types. */
export async function confirmed(question: string): Promise<boolean> {
  answeredBy.add('--yes');
  const answer = await typed(process.stderr, (lines) => lines.question(`${visible(question)} [y/N] `));
  return /^y(es)?$/i.test(answer.trim());
}

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
