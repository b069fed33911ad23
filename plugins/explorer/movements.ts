/** Reads out of a final block who did what with whom: the rows of histories and of token movements. */

import {
  type Address,
  BLOCK_LEVEL,
  type Breathe,
  type DatabaseChange,
  type FinalBlock,
  type Hash,
  type NodeView,
  t,
  ZERO_ADDRESS,
  ZERO_HASH,
} from '../../runtime/sdk.js';
import { type Entry, history, type Movement, movements } from './tables.js';

/** What a block says to the explorer. */
export interface Reading {
  readonly rows: readonly DatabaseChange[];
  /** Movements of each token. */
  readonly moved: ReadonlyMap<Hash, number>;
}

type Event = FinalBlock['outcomes'][number]['events'][number];
type Move = Pick<Movement, 'from' | 'to' | 'amount'> & { readonly token: Hash };

/** Fields of each event that are accounts, by the type its module declares. */
type AccountsOf = (event: Event) => readonly Address[];

/** Finds account fields once for the module set of a node. */
export function accountFields({ set }: Pick<NodeView, 'set'>): AccountsOf {
  const fields = new Map<unknown, readonly string[]>();
  for (const { module, events } of set.modules) {
    for (const [name, type] of events) {
      const shape = module.events[name]!;
      fields.set(
        type,
        Object.keys(shape).filter((field) => shape[field] === t.address),
      );
    }
  }
  return ({ type, data }) => (fields.get(type) ?? []).map((field) => data[field] as Address);
}

const MOVES = new Set(['tokens.Transfer', 'tokens.TokenMinted', 'tokens.TokenBurned']);

/** How the movements of tokens are told: event of the module tokens -> from and to. */
function moveOf({ type, data }: Event, mintOf: (token: string) => Hash): Move | undefined {
  if (type.module !== 'tokens') return undefined;
  const { from, to, amount } = data as { from?: Address; to?: Address; amount?: bigint };
  if (amount === undefined) return undefined;
  const token = () => mintOf(data.token as string);
  if (type.name === 'Transfer') return { from: from!, to: to!, amount, token: token() };
  if (type.name === 'TokenMinted') return { from: ZERO_ADDRESS, to: to!, amount, token: token() };
  if (type.name === 'TokenBurned') return { from: from!, to: ZERO_ADDRESS, amount, token: token() };
  return undefined;
}

/** Names of the tokens that the events of a block are about. */
export function tokensIn({ outcomes }: FinalBlock): string[] {
  const events = outcomes
    .flatMap((outcome) => outcome.events)
    .filter(({ type }) => MOVES.has(`${type.module}.${type.name}`));
  return [...new Set(events.map(({ data }) => data.token as string))];
}

/** The rows that a block adds to histories and movements. `mintOf` finds a token by the name that events have. */
export async function readBlock(
  block: FinalBlock,
  accountsOf: AccountsOf,
  mintOf: (token: string) => Hash,
  breathe: Breathe,
): Promise<Reading> {
  const { height, timestamp_ms } = block.header;
  const time = Math.trunc(timestamp_ms / 1000);
  const rows: DatabaseChange[] = [];
  const moved = new Map<Hash, number>();
  let position = 0;
  const tell = (account: Address, entry: Entry) => {
    if (account !== ZERO_ADDRESS) rows.push(history.put(account, height, position++, entry));
  };
  const move = ({ token, from, to, amount }: Move, type: string, bundle_hash: Hash) => {
    moved.set(token, (moved.get(token) ?? 0) + 1);
    rows.push(movements.put(token, height, position++, { bundle_hash, time, from, to, amount, type }));
  };

  for (const [index, { bundleHash, events, fee }] of block.outcomes.entries()) {
    await breathe();
    const envelope = block.envelopes[index];
    const operations = envelope?.bundle.operations ?? [];
    const sender = envelope?.from;
    // Events that no operation caused come as one more place behind the operations.
    for (let at = 0; at <= operations.length; at++) {
      const op_index = at < operations.length ? at : BLOCK_LEVEL;
      const own = events.filter((event) => event.opIndex === op_index);
      const type = operations[at]?.type.name ?? own[0]?.type.name;
      if (type === undefined) continue;
      const paid = at === 0 && sender !== undefined ? fee : null;
      const common = { bundle_hash: envelope ? bundleHash : ZERO_HASH, time, op_index, type };
      const told = new Set<Address>();
      for (const event of own) {
        const found = moveOf(event, mintOf);
        if (!found) continue;
        const { token, from, to, amount } = found;
        move(found, type, common.bundle_hash);
        const what = { ...common, token, amount };
        const self = from === to;
        const feeOf = (account: Address) => (account === sender && !told.has(account) ? paid : null);
        tell(from, { ...what, direction: self ? 'self' : 'out', counterparty: to, fee: feeOf(from) });
        told.add(from);
        if (!self) tell(to, { ...what, direction: 'in', counterparty: from, fee: feeOf(to) });
        told.add(to);
      }
      const others = [...(sender !== undefined && at < operations.length ? [sender] : []), ...own.flatMap(accountsOf)];
      for (const account of new Set(others)) {
        if (told.has(account)) continue;
        const fee_ = account === sender ? paid : null;
        const counterparty = sender !== undefined && account !== sender ? sender : null;
        tell(account, { ...common, direction: 'none', counterparty, token: null, amount: null, fee: fee_ });
      }
    }
  }
  return { rows, moved };
}
