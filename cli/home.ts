/** Where a person's own files are: the configuration and the named keys. */

import { homedir } from 'node:os';
import { join } from 'node:path';

/** `~/.config/trellis`, or where the system says that such files are. */
export function configDirectory(binary: string): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  const base = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME;
  return join(base === undefined || base === '' ? join(homedir(), '.config') : base, binary);
}
