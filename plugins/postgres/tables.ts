/** Tables: those common to every chain, and one for each event of each module. */

import { BLOCK_LEVEL, type ModulesView, t } from '../../runtime/plugin.js';
import { KINDS } from '../explorer/activity-group.js';
import { type Column, column, textsColumn } from './columns.js';

export interface TableIndex {
  /** Column names; a descending one ends in ` DESC`. */
  readonly on: readonly string[];
  readonly where?: string;
}

export interface Table {
  readonly name: string;
  readonly about: string;
  readonly columns: readonly Column[];
  readonly key: readonly string[];
  readonly indexes: readonly TableIndex[];
}

const height = column('height', t.doc(t.height, 'Height of the block'));
const bundle = column('bundle', t.doc(t.u32, 'Index of the bundle in the block, from 0'));

export const blocks: Table = {
  name: 'blocks',
  about: 'Final blocks',
  columns: [
    column('height', t.doc(t.height, 'Height')),
    column('hash', t.doc(t.hash, 'Hash of the block')),
    column('parent', t.doc(t.hash, 'Hash of the previous block')),
    column('time_ms', t.doc(t.count, 'Time of the block, in Unix milliseconds')),
    column('proposer', t.doc(t.address, 'Operator account of the proposer')),
    column('epoch', t.doc(t.count, 'Epoch of the block')),
    column('bundles', t.doc(t.u32, 'Number of bundles')),
    column('operations', t.doc(t.count, 'Number of operations')),
    column('gas_used', t.doc(t.gas, 'Gas used by all bundles')),
    column('base_fee', t.doc(t.gas, 'Minimum gas price of the block, in nano-units (10^9 are one native unit)')),
    column('state_root', t.doc(t.hash, 'State root after the block')),
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
    column('hash', t.doc(t.hash, 'Hash of the bundle')),
    column('sender', t.doc(t.address, 'Sender and fee payer')),
    column('nonce', t.doc(t.nonce, 'Nonce of the sender')),
    column('gas_price', t.doc(t.gas, 'Price per unit of gas, in nano-units (10^9 are one native unit)')),
    column('gas_used', t.doc(t.gas, 'Gas used')),
    column('fee', t.doc(t.amount, 'Fee, in raw native units')),
    textsColumn('operations', 'Names of its operations, in order'),
    column('size_bytes', t.doc(t.u32, 'Encoded size of the signed bundle, in bytes')),
  ],
  key: ['height', 'bundle'],
  indexes: [{ on: ['hash'] }, { on: ['sender', 'height DESC', 'bundle DESC'] }],
};

export const operations: Table = {
  name: 'operations',
  about: 'Operations of bundles, as submitted',
  columns: [
    height,
    bundle,
    column('op', t.doc(t.u16, 'Index of the operation in the bundle, from 0')),
    column('module', t.doc(t.text(1, 64), 'Module of the operation')),
    column('type', t.doc(t.text(1, 130), 'Name of the operation, such as Transfer')),
    column('sender', t.doc(t.address, 'Sender of the bundle')),
    column('params', t.doc(t.json, 'Parameters, as JSON in the form of the API')),
  ],
  key: ['height', 'bundle', 'op'],
  indexes: [{ on: ['type', 'height DESC'] }],
};

/** Token movements and mentions of accounts, each stored once for all accounts that it concerns. */
export const activities: Table = {
  name: 'facts',
  about: 'Activities: transfers of tokens, operations of accounts, and other mentions of accounts',
  columns: [
    height,
    column('place', t.doc(t.u32, 'Index among the activities of the block, from 0')),
    column('time', t.doc(t.time, 'Time of the block, in Unix seconds')),
    column('hash', t.doc(t.option(t.hash), 'Hash of the bundle; null for an effect of the block')),
    column(
      'op',
      t.doc(t.u16, `Index of the operation in the bundle, from 0; ${BLOCK_LEVEL} if no operation caused it`),
    ),
    column('type', t.doc(t.text(1, 130), 'Name of the operation or event, such as Transfer')),
    column('kind', t.doc(t.choice(...KINDS), 'movement (tokens moved), operation, mention, or reward (block reward)')),
    column('account', t.doc(t.address, 'Sender, or the mentioned account; zeros for minted tokens')),
    column(
      'other',
      t.doc(t.option(t.address), 'Recipient; if no tokens moved, the sender of the bundle unless it is the account'),
    ),
    column('token', t.doc(t.option(t.mint), 'Mint address of the token that moved; null if none moved')),
    column('amount', t.doc(t.option(t.amount), 'Amount moved, in raw units; null if none moved')),
    column('fee', t.doc(t.option(t.amount), 'Fee that the account paid for the bundle, in raw native units')),
    column(
      'other_fee',
      t.doc(t.option(t.amount), 'Fee that the other account paid for the bundle, in raw native units'),
    ),
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
  about: 'Current balances of each token',
  columns: [
    column('token', t.doc(t.mint, 'Mint address of the token')),
    column('account', t.doc(t.address, 'Holder')),
    column('balance', t.doc(t.amount, 'Balance in raw units, above zero')),
  ],
  key: ['token', 'account'],
  indexes: [{ on: ['token', 'balance DESC', 'account'] }, { on: ['account'] }],
};

export const tokenCounts: Table = {
  name: 'token_counts',
  about: 'Current number of holders, and transfers in written blocks, of each token',
  columns: [
    column('token', t.doc(t.mint, 'Mint address of the token')),
    column('holders', t.doc(t.count, 'Number of holders')),
    column('movements', t.doc(t.count, 'Number of transfers')),
  ],
  key: ['token'],
  indexes: [],
};

export const escrows: Table = {
  name: 'escrows',
  about: 'Accounts that hold tokens for others: pools, contracts and system accounts',
  columns: [
    column('account', t.doc(t.address, 'Account')),
    column('kind', t.doc(t.text(1, 16), 'pool, contract or system')),
  ],
  key: ['account'],
  indexes: [],
};

/** The common tables, in order of creation. */
export const chainTables: readonly Table[] = [blocks, bundles, operations, activities, holders, tokenCounts, escrows];

/** Columns of every event table that precede the fields of the event. */
export const eventPlace: readonly Column[] = [
  column('_height', t.doc(t.height, 'Height of the block')),
  column('_bundle', t.doc(t.u32, 'Index of the bundle in the block; the number of bundles for an effect of the block')),
  column('_event', t.doc(t.u32, 'Index among the events of the bundle, from 0')),
  column('_op', t.doc(t.u16, `Index of the operation in the bundle, from 0; ${BLOCK_LEVEL} if no operation caused it`)),
];

/** The complete event, if a text in it cannot be stored exactly. */
export const wholeEvent: Column = column(
  '_whole',
  t.doc(
    t.bytes(0, 65_536),
    'Borsh encoding of the event if PostgreSQL cannot store one of its texts, which then contains U+FFFD',
  ),
);

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

export const eventKey = (module: string, name: string): string => `${module}.${name}`;
