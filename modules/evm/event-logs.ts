/** Chain events as Ethereum logs: each transfer of a token has a log, whatever operation caused it. */

import { type Address, type Hash, type ToldEvent, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { bareForm } from '../accounts/port.js';
import { NATIVE } from '../tokens/port.js';
import { wordHex } from './abi.js';
import { type Log, logOf } from './log.js';
import type { Reading } from './shape.js';

/** Fields of the events that have logs. */
interface Fields {
  readonly token: string;
  readonly collection: Hash;
  readonly from: Address;
  readonly to: Address;
  readonly owner: Address;
  readonly spender: Address;
  readonly operator: Address;
  readonly approved: boolean;
  readonly amount: bigint;
  readonly token_id: bigint | null;
  readonly type_id: bigint;
  readonly type_ids: readonly bigint[];
  readonly amounts: readonly bigint[];
}

type Converter = (c: Reading, data: Fields) => Log | undefined;

/** Transfers of the native token have no log, as on all Ethereum chains. */
function moved({ use }: Reading, token: string, from: Address, to: Address, amount: bigint): Log | undefined {
  const mint = use.tokens.lookUp(token);
  if (mint === undefined || mint === NATIVE) return undefined;
  return logOf(bareForm(mint), 'Transfer', [bareForm(from), bareForm(to)], wordHex(amount));
}

const nftMoved = (collection: Hash, from: Address, to: Address, id: bigint): Log =>
  logOf(bareForm(collection), 'Transfer', [bareForm(from), bareForm(to), wordHex(id)], '');

function single({ collection, operator, type_id, amount }: Fields, from: Address, to: Address): Log {
  const topics = [operator, from, to].map(bareForm);
  return logOf(bareForm(collection), 'TransferSingle', topics, wordHex(type_id) + wordHex(amount));
}

const listHex = (values: readonly bigint[]): string =>
  wordHex(BigInt(values.length)) + values.map((value) => wordHex(value)).join('');

function batch({ collection, operator, from, to, type_ids, amounts }: Fields): Log {
  const offsets = wordHex(64n) + wordHex(64n + 32n * BigInt(1 + type_ids.length));
  const topics = [operator, from, to].map(bareForm);
  return logOf(bareForm(collection), 'TransferBatch', topics, offsets + listHex(type_ids) + listHex(amounts));
}

const forAll = ({ collection, owner, operator, approved }: Fields): Log =>
  logOf(bareForm(collection), 'ApprovalForAll', [owner, operator].map(bareForm), wordHex(approved));

function nftApproval(data: Fields): Log {
  const { collection, token_id, owner, operator, approved } = data;
  if (token_id === null) return forAll(data);
  const topics = [bareForm(owner), approved ? bareForm(operator) : ZERO_ADDRESS, wordHex(token_id)];
  return logOf(bareForm(collection), 'Approval', topics, '');
}

/** Converters of a module's events. */
const converters = (events: Readonly<Record<string, Converter>>): ReadonlyMap<string, Converter> =>
  new Map(Object.entries(events));

/** By module and event. */
const CONVERTERS: ReadonlyMap<string, ReadonlyMap<string, Converter>> = new Map([
  [
    'tokens',
    converters({
      Transfer: (c, { token, from, to, amount }) => moved(c, token, from, to, amount),
      TokenMinted: (c, { token, to, amount }) => moved(c, token, ZERO_ADDRESS, to, amount),
      TokenBurned: (c, { token, from, amount }) => moved(c, token, from, ZERO_ADDRESS, amount),
    }),
  ],
  [
    'evm',
    converters({
      AllowanceSet: (_, { token, owner, spender, amount }) =>
        logOf(bareForm(token as Hash), 'Approval', [owner, spender].map(bareForm), wordHex(amount)),
      NothingTransferred: (_, { token, from, to }) =>
        logOf(bareForm(token as Hash), 'Transfer', [from, to].map(bareForm), wordHex(0n)),
    }),
  ],
  [
    'nft',
    converters({
      NftMinted: (_, { collection, to, token_id }) => nftMoved(collection, ZERO_ADDRESS, to, token_id!),
      NftTransferred: (_, { collection, from, to, token_id }) => nftMoved(collection, from, to, token_id!),
      NftBurned: (_, { collection, owner, token_id }) => nftMoved(collection, owner, ZERO_ADDRESS, token_id!),
      NftApproval: (_, data) => nftApproval(data),
    }),
  ],
  [
    'multi-token',
    converters({
      MultiTokenMinted: (_, data) => single(data, ZERO_ADDRESS, data.to),
      MultiTokenTransferSingle: (_, data) => single(data, data.from, data.to),
      MultiTokenTransferBatch: (_, data) => batch(data),
      MultiTokenBurned: (_, data) => single({ ...data, operator: data.from }, data.from, ZERO_ADDRESS),
      MultiTokenOperatorSet: (_, data) => forAll(data),
    }),
  ],
]);

/** Logs of the events of a bundle, in order. */
export function logsOf(c: Reading, events: readonly ToldEvent[]): Log[] {
  const logs: Log[] = [];
  for (const { type, data } of events) {
    const log = CONVERTERS.get(type.module)?.get(type.name)?.(c, data as unknown as Fields);
    if (log) logs.push(log);
  }
  return logs;
}
