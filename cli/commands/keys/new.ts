/** `keys new`: creates a key, random or from new recovery words. */

import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Action, Invocation } from '../../command-line/command.js';
import { keyTypeNamed } from '../../keys/keys.js';
import { loadMnemonic, signerOf } from '../../runtime/keys.js';
import { Problem } from '../../terminal/command-error.js';
import { isInteractive } from '../../terminal/prompt.js';
import { showFields } from '../../terminal/render.js';
import { describeKey, secretOfWords, writeKey } from './key-file.js';

export const newKey: Action = async (call) => {
  const { flags, out } = call;
  const keyType = keyTypeNamed(flags.text('key-type'));
  const words = flags.on('mnemonic') ? (await loadMnemonic()).newMnemonic() : undefined;
  if (words !== undefined && !isInteractive() && !flags.has('mnemonic-file')) {
    throw new Problem('the words are shown only on a terminal: name a new file for them with --mnemonic-file PATH');
  }
  const secret = words === undefined ? randomBytes(32) : await secretOfWords(words, call, keyType);
  const path = await writeKey(call, secret, keyType);
  if (words !== undefined) showWords(call, words);
  showFields(call.out, { file: path, ...describeKey(call, signerOf(keyType, secret)) });
  if (!out.json) out.note('Back up this file: it cannot be recreated, and anyone who reads it can spend.');
  return 0;
};

/**
 * Writes the words only to the terminal, or into a file readable by its owner alone; never into output that is stored.
 */
function showWords({ flags, out }: Invocation, words: string): void {
  const file = flags.text('mnemonic-file');
  if (file !== undefined) {
    writeFileSync(file, `${words}\n`, { flag: 'wx', mode: 0o600 });
    out.note(`the words were written to ${file}`);
    return;
  }
  out.note('Write down these words in this order. Anyone who has them has the key:');
  const numbered = words.split(' ').map((word, i) => `${`${i + 1}`.padStart(2)} ${word.padEnd(10)}`);
  for (let i = 0; i < numbered.length; i += 6)
    out.note(
      numbered
        .slice(i, i + 6)
        .join(' ')
        .trimEnd(),
    );
}
