/** `module new`: writes the files of a working module, as a starting point. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Action } from '../command-line/command.js';
import { numberFlag } from '../command-line/options.js';
import { FIRST_EXTERNAL, SDK_VERSION } from '../runtime/chain.js';
import { scalar } from '../runtime/common.js';
import { Problem } from '../terminal/command-error.js';
import { newModule } from './files.js';

/** Writes the files. Existing other files are kept; an existing module is an error. */
export const create: Action = async ({ args, flags, out, self, distribution }) => {
  const [name = '', directory = '.'] = args;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 32) {
    throw new Problem(
      `invalid module name ${name}: use lowercase letters, digits and single hyphens, at most 32 characters`,
    );
  }
  const number = numberFlag(flags, 'number', scalar.range(FIRST_EXTERNAL, 65_535), FIRST_EXTERNAL);
  const { folder, own } = newModule(name, number, SDK_VERSION, distribution.binary);
  await mkdir(directory, { recursive: true });
  for (const [file, text] of Object.entries(own)) {
    await write(join(directory, file), text, () => {
      throw new Problem(`${join(directory, file)} exists already: choose another name`);
    });
  }
  for (const [file, text] of Object.entries(folder)) await write(join(directory, file), text, () => undefined);
  out.line(`created ${Object.keys(own).join(' and ')} in ${directory}`);
  out.line(`  npm install        installs its compiler and Trellis`);
  out.line(`  ${self} module test`);
  out.line(`  ${self} dev --ephemeral --module ./${name}.ts`);
  return 0;
};

/** Writes a file unless it exists; calls `isThere` if it does. */
async function write(path: string, text: string, isThere: () => void): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    isThere();
  }
}
