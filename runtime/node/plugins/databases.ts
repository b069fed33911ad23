/** Databases of plugins, opened ahead where they exist or will be needed. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../lib/storage/database.js';
import type { Plugin } from './define.js';

/** The databases of plugins. Those that are there from earlier, or will be asked for, are opened ahead. */
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
      opening.catch(() => undefined); // told to the plugin that asks for it
      this.#ahead.set(name, opening);
    }
  }

  /** Closes those that no plugin has asked for. */
  async close(): Promise<void> {
    for (const opening of this.#ahead.values()) await (await opening.catch(() => undefined))?.close();
  }

  /** The one of a plugin, which is its own to close. */
  open(name: string): Promise<Database> {
    const ahead = this.#ahead.get(name);
    this.#ahead.delete(name);
    return ahead ?? this.#open(join(this.#folder, name));
  }
}
