/** Databases of plugins, opened ahead if they exist or will be needed. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../lib/storage/database.js';
import type { Plugin } from './define.js';

/** The databases of plugins. Existing and certainly needed ones are opened ahead. */
export class PluginDatabases {
  readonly #open: (path: string) => Promise<Database>;
  readonly #folder: string;
  readonly #ahead = new Map<string, Promise<Database>>();

  constructor(directory: string, open: (path: string) => Promise<Database>) {
    this.#open = open;
    this.#folder = join(directory, 'plugins');
  }

  async begin(plugins: readonly Pick<Plugin, 'name' | 'database'>[]): Promise<void> {
    const there = await readdir(this.#folder).catch((): string[] => []);
    for (const { name } of plugins.filter(({ name, database }) => database || there.includes(name))) {
      const opening = this.#open(join(this.#folder, name));
      opening.catch(() => undefined); // reported to the plugin that requests it
      this.#ahead.set(name, opening);
    }
  }

  /** Closes databases that no plugin has requested. */
  async close(): Promise<void> {
    for (const opening of this.#ahead.values()) await (await opening.catch(() => undefined))?.close();
  }

  /** The database of a plugin, which the plugin must close. */
  open(name: string): Promise<Database> {
    const ahead = this.#ahead.get(name);
    this.#ahead.delete(name);
    return ahead ?? this.#open(join(this.#folder, name));
  }
}
