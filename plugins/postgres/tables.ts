/** Tables: those common to every chain, and one for each event of each module. */

import { BLOCK_LEVEL, type ModulesView, t } from '../../runtime/plugin.js';
import { KINDS } from '../explorer/fact-group.js';
import { type Column, column, textsColumn } from './columns.js';

/** An index. */
export interface TableIndex {
  /** Column names; a descending one ends in ` DESC`. */
  readonly on: readonly string[];
  readonly where?: string;
}

/** Definition of a table. */
export interface Table {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly indexes: readonly TableIndex[];
}

const height = column('height', t.doc(t.height, 'Block in which it happened'));
const bundle = column('bundle', t.doc(t.u32, 'Place of the bundle in the block, from 0'));

export const blocks: Table = {
  name: 'blocks',
  about: 'Final blocks',
  columns: [
    column('height', t.doc(t.height, 'Counted from genesis')),
    column('hash', t.doc(t.hash, 'By which the block is known')),
    column('parent', t.doc(t.hash, 'Hash of the block before')),
    column('time_ms', t.doc(t.count, 'When it was proposed, in Unix milliseconds')),
    column('proposer', t.doc(t.address, 'Account of the validator that proposed it')),
    column('epoch', t.doc(t.count, 'Number of its epoch')),
    column('bundles', t.doc(t.u32, 'How many bundles it has')),
    column('operations', t.doc(t.count, 'How many operations they have together')),
    column('gas_used', t.doc(t.gas, 'Gas of all bundles')),
    column('base_fee', t.doc(t.gas, 'Least price of gas in the block, in raw native units')),
    column('state_root', t.doc(t.hash, 'Root of the state after it')),
  ],
  key: ['height'],
  indexes: [{ on: ['hash'] }, { on: ['time_ms'] }, { on: ['height DESC'], where: 'bundles > 0' }],
};

export const bundles: Table = {
  name: 'bundles',
  about: 'Bundles of final blocks',
  columns: [
    height,
    bundle,
    column('hash', t.doc(t.hash, 'By which the bundle is known')),
    column('sender', t.doc(t.address, 'Account that sent it and paid')),
    column('nonce', t.doc(t.nonce, 'Place among the bundles of its sender')),
    column(
      'gas_price',
      t.doc(t.gas, 'What it paid for a unit of gas, in nano-units: 10^9 of them are a whole native unit'),
    ),
    column('gas_used', t.doc(t.gas, 'Gas that it used')),
    column('fee', t.doc(t.amount, 'Raw native units that the sender paid')),
    textsColumn('operations', 'Names of its operations, in order'),
    column('size_bytes', t.doc(t.u32, 'Bytes of the signed bundle')),
  ],
  key: ['height', 'bundle'],
  indexes: [{ on: ['hash'] }, { on: ['sender', 'height DESC', 'bundle DESC'] }],
};

export const operations: Table = {
  name: 'operations',
  about: 'Operations of bundles, as their senders asked for them',
  columns: [
    height,
    bundle,
    column('op', t.doc(t.u16, 'Which operation of the bundle, from 0')),
    column('module', t.doc(t.text(1, 64), 'Module that declares it')),
    column('type', t.doc(t.text(1, 130), 'Its name, such as Transfer')),
    column('sender', t.doc(t.address, 'Account that sent the bundle')),
    column('params', t.doc(t.json, 'What was asked for, as JSON; identical to that of the API')),
  ],
  key: ['height', 'bundle', 'op'],
  indexes: [{ on: ['type', 'height DESC'] }],
};

/** Token movements and mentions of accounts, each stored once for all accounts that it concerns. */
export const facts: Table = {
  name: 'facts',
  about: 'What happened to whom: movements of tokens, operations of accounts, and what else names them',
  columns: [
    height,
    column('place', t.doc(t.u32, 'Place among all that the block did, from 0')),
    column('time', t.doc(t.time, 'When the block was proposed, in Unix seconds')),
    column('hash', t.doc(t.option(t.hash), 'Bundle that did it; null for an effect of the block')),
    column('op', t.doc(t.u16, `Which operation of the bundle, from 0; ${BLOCK_LEVEL} for what no operation caused`)),
    column('type', t.doc(t.text(1, 130), 'What happened, such as Transfer')),
    column('kind', t.doc(t.choice(...KINDS), 'movement, operation, mention, or reward for what blocks earn')),
    column('account', t.doc(t.address, 'Who gave, or who was named; zeros where a token was made')),
    column('other', t.doc(t.option(t.address), 'Who got; where nothing moved, who did it, unless the account itself')),
    column('token', t.doc(t.option(t.mint), 'Mint address of what moved; null for nothing')),
    column('amount', t.doc(t.option(t.amount), 'Raw units that moved; null for nothing')),
    column('fee', t.doc(t.option(t.amount), 'Raw native units that the account paid for the bundle')),
    column('other_fee', t.doc(t.option(t.amount), 'Raw native units that the other account paid for it')),
  ],
  key: ['height', 'place'],
  indexes: [
    { on: ['account', 'kind', 'height DESC', 'place DESC'] },
    { on: ['other', 'kind', 'height DESC', 'place DESC'], where: 'token IS NOT NULL' },
    { on: ['token', 'height DESC', 'place DESC'], where: "kind = 'movement'" },
  ],
};

export const holders: Table = {
  name: 'holders',
  about: 'Who holds how much of each token now',
  columns: [
    column('token', t.doc(t.mint, 'Mint address of the token')),
    column('account', t.doc(t.address, 'Account that holds it')),
    column('balance', t.doc(t.amount, 'Raw units that it holds, above zero')),
  ],
  key: ['token', 'account'],
  indexes: [{ on: ['token', 'balance DESC', 'account'] }, { on: ['account'] }],
};

export const tokenCounts: Table = {
  name: 'token_counts',
  about: 'How many hold a token now, and how often it moved in the blocks that are written',
  columns: [
    column('token', t.doc(t.mint, 'Mint address of the token')),
    column('holders', t.doc(t.count, 'How many accounts hold it')),
    column('movements', t.doc(t.count, 'How often it moved')),
  ],
  key: ['token'],
  indexes: [],
};

export const escrows: Table = {
  name: 'escrows',
  about: 'Accounts that hold tokens for others: of pools, contracts and the system',
  columns: [
    column('account', t.doc(t.address, 'The account')),
    column('kind', t.doc(t.text(1, 16), 'pool, contract or system')),
  ],
  key: ['account'],
  indexes: [],
};

/** The common tables, in order of creation. */
export const chainTables: readonly Table[] = [blocks, bundles, operations, facts, holders, tokenCounts, escrows];

/** Columns of every event table that precede the fields of the event. */
export const eventPlace: readonly Column[] = [
  column('_height', t.doc(t.height, 'Block in which it happened')),
  column('_bundle', t.doc(t.u32, 'Place of the bundle in the block; behind the last one for what no bundle caused')),
  column('_event', t.doc(t.u32, 'Place among the events of the bundle, from 0')),
  column('_op', t.doc(t.u16, `Which operation of the bundle, from 0; ${BLOCK_LEVEL} for what no operation caused`)),
];

/** The complete event, if a text in it cannot be stored exactly. */
export const wholeEvent: Column = column(
  '_whole',
  t.doc(t.bytes(0, 65_536), 'The event as borsh where PostgreSQL cannot hold a text in it: those have U+FFFD instead'),
);

/** Declaration of a module's event. */
export interface DeclaredEvent {
  readonly module: string;
  readonly name: string;
  /** The event's fields, in order. */
  readonly fields: readonly Column[];
  /** Fields of each index that the module declares for the event. */
  readonly indexes: readonly (readonly string[])[];
}

/** Returns every event of every module. */
export function declaredEvents(set: Pick<ModulesView, 'modules'>): DeclaredEvent[] {
  return set.modules.flatMap(({ module }) =>
    Object.entries(module.events).map(([name, shape]) => ({
      module: module.name,
      name,
      fields: Object.entries(shape).map(([field, type]) => column(field, type)),
      indexes: Object.values(module.indexes)
        .filter(({ on }) => on === name)
        .map(({ keys }) => keys),
    })),
  );
}

/** Identifier of an event. */
export const eventKey = (module: string, name: string): string => `${module}.${name}`;
