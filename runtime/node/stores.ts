/** What a data directory holds, opened one after the other: where one is refused, those before it are closed. */

import type { Groundwork } from './assembly.js';

/** Opens database, block log and vote log; they close with the node. */
export async function openStores({ get, closers }: Pick<Groundwork, 'get' | 'closers'>) {
  const database = await get('Database');
  closers.add(() => database.close());
  const blockLog = await get('BlockLog');
  closers.add(() => blockLog.close());
  const voteLog = await get('VoteLog');
  closers.add(() => voteLog.close());
  return { database, blockLog, voteLog };
}
