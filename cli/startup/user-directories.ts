/** Directories of a user's own files: the configuration, the named keys, and caches. */

import { homedir } from 'node:os';
import { join } from 'node:path';

/** `~/.config/trellis`, or the system's place for such files; undefined for a user without a home, as in containers. */
export function configDirectory(binary: string): string | undefined {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  const given = process.platform === 'win32' ? APPDATA : XDG_CONFIG_HOME;
  if (given !== undefined && given !== '') return join(given, binary);
  const home = homeDirectory();
  return home && join(home, '.config', binary);
}

/** Undefined for a user unknown to the system if HOME is not set. */
function homeDirectory(): string | undefined {
  try {
    return homedir() || undefined;
  } catch {
    return undefined;
  }
}

/** `~/.cache/trellis`, or the system's place for such files; undefined for a user without a home. */
export function cacheDirectory(binary: string): string | undefined {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const given = process.platform === 'win32' ? LOCALAPPDATA : XDG_CACHE_HOME;
  if (given !== undefined && given !== '') return join(given, binary);
  const home = homeDirectory();
  return home && join(home, '.cache', binary);
}
