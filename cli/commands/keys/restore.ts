/** `keys restore`: restores a key from its recovery words. */

import { readFile } from 'node:fs/promises';
import type { Action } from '../../command-line/command.js';
import { keyTypeNamed } from '../../keys/keys.js';
import { signerOf } from '../../runtime/keys.js';
import { Problem } from '../../terminal/command-error.js';
import { askSecret, isInteractive } from '../../terminal/prompt.js';
import { showFields } from '../../terminal/render.js';
import { describeKey, secretOfWords, writeKey } from './key-file.js';

/** The words are typed or read from a file: on the command line others would see them. */
export const restoreKey: Action = async (call) => {
  const { flags } = call;
  const file = flags.text('mnemonic-file');
  if (file === undefined && !isInteractive()) {
    throw new Problem(
      'the words cannot be typed without a terminal: name a file that contains them with --mnemonic-file PATH',
    );
  }
  const text =
    file === undefined ? await askSecret('Recovery words: ', '--mnemonic-file PATH') : await readFile(file, 'utf8');
  const keyType = keyTypeNamed(flags.text('key-type'));
  const secret = await secretOfWords(text, call, keyType);
  const path = await writeKey(call, secret, keyType);
  showFields(call.out, { file: path, ...describeKey(call, signerOf(keyType, secret)) });
  return 0;
};
