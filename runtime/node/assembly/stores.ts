/** What a data directory holds: where a part is refused, the others are closed. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../lib/storage/database.js';
import type { Plugin } from '../plugins/define.js';
import type { Groundwork } from './assembly.js';
import type { GetPart } from './container.js';

/** The chain itself. */
const CHAIN = ['Database', 'BlockLog', 'VoteLog'] as const;

type Ground = Pick<Groundwork, 'get' | 'closers'>;

/** Begins to open parts, side by side. They close with the node, also where one of them is refused. */
function begin(
  { get, closers }: Ground,
  ...parts: readonly ((typeof CHAIN)[number] | 'IndexDatabase' | 'ArchiveDatabase')[]
): void {
  for (const part of parts) {
    const opening: Promise<{ close(): Promise<void> }> = get(part);
    opening.catch(() => undefined); // told to who asks for it
    closers.add(async () => (await opening.catch(() => undefined))?.close());
  }
}

/** Begins to open all that a full node has: the disk works while the node is put together. */
export function openAhead(ground: Ground): void {
  const archives = ground.get('PruningTerms').blocks === undefined;
  begin(ground, ...CHAIN, 'IndexDatabase', ...(archives ? (['ArchiveDatabase'] as const) : []));
}

/** Database, block log and vote log, as they are opened. */
export async function openedChain(get: GetPart) {
  return { database: await get('Database'), blockLog: await get('BlockLog'), voteLog: await get('VoteLog') };
}

/** Opens them and nothing else. */
export function openChainStores(ground: Ground): ReturnType<typeof openedChain> {
  begin(ground, ...CHAIN);
  return openedChain(ground.get);
}

/** The databases of plugins. Those that are there from earlier, or will be asked for, are opened ahead. */
export class PluginDatabases {
  readonly #open: (path: string) => Promise<Database>;
  readonly #folder: string;
  readonly #ahead = new Map<string, Promise<Database>>();

  constructor(directory: string, get: GetPart) {
    this.#open = get('PluginDatabase');
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
