/** What a data directory holds: where a part is refused, the others are closed. */

import type { GetPart } from './container.js';
import type { NodeContext } from './context.js';

/** The chain itself. */
const CHAIN = ['Database', 'BlockLog', 'VoteLog'] as const;

type StoresContext = Pick<NodeContext, 'get' | 'closers'>;

/** Begins to open parts, side by side. They close with the node, also where one of them is refused. */
function begin(
  { get, closers }: StoresContext,
  ...parts: readonly ((typeof CHAIN)[number] | 'IndexDatabase' | 'ArchiveDatabase')[]
): void {
  for (const part of parts) {
    const opening: Promise<{ close(): Promise<void> }> = get(part);
    opening.catch(() => undefined); // told to who asks for it
    closers.add(async () => (await opening.catch(() => undefined))?.close());
  }
}

/** Begins to open all that a full node has: the disk works while the node is put together. */
export function openAhead(context: StoresContext): void {
  const archives = context.get('PruningTerms').blocks === undefined;
  begin(context, ...CHAIN, 'IndexDatabase', ...(archives ? (['ArchiveDatabase'] as const) : []));
}

/** Database, block log and vote log, as they are opened. */
export async function openedChain(get: GetPart) {
  return { database: await get('Database'), blockLog: await get('BlockLog'), voteLog: await get('VoteLog') };
}

/** Opens them and nothing else. */
export function openChainStores(context: StoresContext): ReturnType<typeof openedChain> {
  begin(context, ...CHAIN);
  return openedChain(context.get);
}
