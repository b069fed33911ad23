/** Chain events as Ethereum logs: each transfer of a token has a log, whatever operation caused it. */

import { type Address, type Hash, type ToldEvent, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { bareForm } from '../accounts/port.js';
import { NATIVE } from '../tokens/port.js';
import { wordHex } from './abi.js';
import { addressFor } from './contracts/function.js';
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
function moved(c: Reading, token: string, from: Address, to: Address, amount: bigint): Log | undefined {
  const mint = c.use.tokens.lookUp(token);
  if (mint === undefined || mint === NATIVE) return undefined;
  return logOf(bareForm(mint), 'Transfer', [addressFor(c, from), addressFor(c, to)], wordHex(amount));
}

const nftMoved = (c: Reading, collection: Hash, from: Address, to: Address, id: bigint): Log =>
  logOf(bareForm(collection), 'Transfer', [addressFor(c, from), addressFor(c, to), wordHex(id)], '');

function single(c: Reading, { collection, operator, type_id, amount }: Fields, from: Address, to: Address): Log {
  const topics = [operator, from, to].map((account) => addressFor(c, account));
  return logOf(bareForm(collection), 'TransferSingle', topics, wordHex(type_id) + wordHex(amount));
}

const listHex = (values: readonly bigint[]): string =>
  wordHex(BigInt(values.length)) + values.map((value) => wordHex(value)).join('');

function batch(c: Reading, { collection, operator, from, to, type_ids, amounts }: Fields): Log {
  const offsets = wordHex(64n) + wordHex(64n + 32n * BigInt(1 + type_ids.length));
  const topics = [operator, from, to].map((account) => addressFor(c, account));
  return logOf(bareForm(collection), 'TransferBatch', topics, offsets + listHex(type_ids) + listHex(amounts));
}

const forAll = (c: Reading, { collection, owner, operator, approved }: Fields): Log =>
  logOf(
    bareForm(collection),
    'ApprovalForAll',
    [owner, operator].map((one) => addressFor(c, one)),
    wordHex(approved),
  );

function nftApproval(c: Reading, data: Fields): Log {
  const { collection, token_id, owner, operator, approved } = data;
  if (token_id === null) return forAll(c, data);
  const topics = [addressFor(c, owner), approved ? addressFor(c, operator) : ZERO_ADDRESS, wordHex(token_id)];
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
      AllowanceSet: (c, { token, owner, spender, amount }) =>
        logOf(
          bareForm(token as Hash),
          'Approval',
          [owner, spender].map((one) => addressFor(c, one)),
          wordHex(amount),
        ),
      NothingTransferred: (c, { token, from, to }) =>
        logOf(
          bareForm(token as Hash),
          'Transfer',
          [from, to].map((one) => addressFor(c, one)),
          wordHex(0n),
        ),
    }),
  ],
  [
    'nft',
    converters({
      NftMinted: (c, { collection, to, token_id }) => nftMoved(c, collection, ZERO_ADDRESS, to, token_id!),
      NftTransferred: (c, { collection, from, to, token_id }) => nftMoved(c, collection, from, to, token_id!),
      NftBurned: (c, { collection, owner, token_id }) => nftMoved(c, collection, owner, ZERO_ADDRESS, token_id!),
      NftApproval: nftApproval,
    }),
  ],
  [
    'multi-token',
    converters({
      MultiTokenMinted: (c, data) => single(c, data, ZERO_ADDRESS, data.to),
      MultiTokenTransferSingle: (c, data) => single(c, data, data.from, data.to),
      MultiTokenTransferBatch: (c, data) => batch(c, data),
      MultiTokenBurned: (c, data) => single(c, { ...data, operator: data.from }, data.from, ZERO_ADDRESS),
      MultiTokenOperatorSet: (c, data) => forAll(c, data),
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
