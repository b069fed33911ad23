/** Histories that a node serves: receipts, transfers, votes and holders, compared with the blocks. */

import { idOf } from './bytes.js';
import { Difference, same } from './difference.js';
import type { Ledger, Movement } from './ledger.js';
import type { Rpc } from './rpc.js';

/** A vote as its event announced it. */
export interface Voted {
  readonly height: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Tokens and proposals whose histories are compared, the first ones. */
const MOST = 50;
const PAGE = 500;

/** Waits until the indexes of the node have a block; they work behind the chain. */
async function indexed(rpc: Rpc, height: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { indexed_height } = await rpc.ask<{ indexed_height: number }>(
      'chain_getTokenHolders',
      `0x${'0'.repeat(64)}`,
      1,
    );
    if (indexed_height >= height) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Difference(height, 'height of the indexes', height, 'no progress in 30 seconds');
}

/** Receipts by hash equal those of their blocks. */
export async function checkReceipts(rpc: Rpc, receipts: readonly string[]): Promise<void> {
  const told = receipts.map((text) => JSON.parse(text) as { bundle_hash: string; block_height: number });
  const found = await rpc.askAll<unknown>(
    'chain_getTransactionReceipt',
    told.map(({ bundle_hash }) => [bundle_hash]),
  );
  for (const [i, { bundle_hash, block_height }] of told.entries())
    same(block_height, `receipt ${bundle_hash}`, receipts[i], JSON.stringify(found[i]));
}

async function* paged<T>(rpc: Rpc, method: string, id: unknown, list: string): AsyncGenerator<T> {
  let cursor: string | null = null;
  do {
    const page: Record<string, unknown> = await rpc.ask(method, id, PAGE, cursor);
    yield* page[list] as T[];
    cursor = page.next_cursor as string | null;
  } while (cursor !== null);
}

const movementText = (height: number, from: string, to: string, amount: string | bigint): string =>
  `block ${height}: ${amount} from 0x${from} to 0x${to}`;

/** Transfers by token equal the events of the blocks. */
export async function checkTransfers(
  rpc: Rpc,
  from: number,
  to: number,
  movements: readonly Movement[],
): Promise<void> {
  await indexed(rpc, to);
  for (const mint of [...new Set(movements.map((one) => one.mint))].slice(0, MOST)) {
    const told = movements.filter((one) => one.mint === mint && one.height <= to);
    const expected = told.map((one) => movementText(one.height, one.from, one.to, one.amount)).sort();
    const found: string[] = [];
    type Listed = { height: number; from: string; to: string; amount: string };
    for await (const one of paged<Listed>(rpc, 'chain_getTokenTransfers', `0x${mint}`, 'transfers')) {
      if (one.height <= from) break;
      if (one.height <= to) found.push(movementText(one.height, idOf(one.from), idOf(one.to), one.amount));
    }
    sameLists(to, `transfers of token 0x${mint}`, expected, found.sort());
  }
}

/** Votes by proposal equal the events of the blocks. */
export async function checkVotesCast(rpc: Rpc, from: number, to: number, votes: readonly Voted[]): Promise<void> {
  const text = (height: number, { voter, approve, power }: Voted['data']) =>
    `block ${height}: ${approve} with ${power} by 0x${idOf(voter as string)}`;
  for (const id of [...new Set(votes.map(({ data }) => data.proposal_id))].slice(0, MOST)) {
    const expected = votes.filter(({ data }) => data.proposal_id === id).map((one) => text(one.height, one.data));
    const found: string[] = [];
    for await (const one of paged<Voted>(rpc, 'chain_proposalVotes', id, 'events'))
      if (one.height > from && one.height <= to) found.push(text(one.height, one.data));
    sameLists(to, `votes on proposal ${id}`, expected.sort(), found.sort());
  }
}

/** Holders by token equal the ledger, if no block came in between. */
export async function checkHolders(rpc: Rpc, ledger: Ledger, height: number): Promise<void> {
  for (const mint of [...ledger.supplies.keys()].slice(0, MOST)) {
    const answer = await rpc.ask<{ total_holders: number; indexed_height: number }>(
      'chain_getTokenHolders',
      `0x${mint}`,
      1,
    );
    const holders = [...ledger.balances.keys()].filter((key) => key.endsWith(mint)).length;
    if (answer.indexed_height === height)
      same(height, `number of holders of token 0x${mint}`, holders, answer.total_holders);
  }
}

function sameLists(height: number, record: string, expected: readonly string[], found: readonly string[]): void {
  same(height, `number of ${record}`, expected.length, found.length);
  for (const [i, line] of expected.entries()) same(height, record, line, found[i]);
}
