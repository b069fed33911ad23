/** Opening of a data directory's stores; if one fails, the others are closed. */

import type { GetPart } from './container.js';
import type { NodeContext } from './context.js';

/** The chain itself. */
const CHAIN = ['Database', 'BlockLog', 'VoteLog'] as const;

type StoresContext = Pick<NodeContext, 'get' | 'closers'>;

/** Starts to open parts in parallel. They close with the node, even if one of them fails. */
function begin(
  { get, closers }: StoresContext,
  ...parts: readonly ((typeof CHAIN)[number] | 'IndexDatabase' | 'ArchiveDatabase')[]
): void {
  for (const part of parts) {
    const opening: Promise<{ close(): Promise<void> }> = get(part);
    opening.catch(() => undefined); // reported to the part that requests it
    closers.add(async () => (await opening.catch(() => undefined))?.close());
  }
}

/** Starts to open all stores of a full node, so that the disk works while the node is composed. */
export function openAhead(context: StoresContext): void {
  const archives = context.get('PruningTerms').blocks === undefined;
  begin(context, ...CHAIN, 'IndexDatabase', ...(archives ? (['ArchiveDatabase'] as const) : []));
}

/** Database, block log and vote log, when opened. */
export async function openedChain(get: GetPart) {
  return { database: await get('Database'), blockLog: await get('BlockLog'), voteLog: await get('VoteLog') };
}

/** Opens only these stores. */
export function openChainStores(context: StoresContext): ReturnType<typeof openedChain> {
  begin(context, ...CHAIN);
  return openedChain(context.get);
}
