/** `keys show`: the public data of a key. */

import type { Action } from '../../command-line/command.js';
import { readKey } from '../../keys/keys.js';
import { showFields } from '../../terminal/render.js';
import { describeKey } from './key-file.js';

export const showKey: Action = async (call) => {
  const [name] = call.args as [string];
  showFields(call.out, { file: name, ...describeKey(call, await readKey(call, name)) });
  return 0;
};
