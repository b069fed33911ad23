/** COPY lines of the rows that blocks add to the tables. */

import {
  encode,
  type FinalBlock,
  type Hash,
  type PluginContext,
  type SpareTurn,
  type TextForms,
  ZERO_HASH,
} from '../../runtime/plugin.js';
import { kindOf } from '../explorer/activity-group.js';
import { factsOfChain } from '../explorer/follow.js';
import { copyLine } from './columns.js';
import { CopyLines } from './copy-lines.js';
import type { Layout } from './layout.js';
import { activities, blocks, bundles, eventKey, operations, type Table } from './tables.js';

/** Lines of several blocks, until they are written. */
export class Lines {
  readonly #text: TextForms;
  readonly #byTable = new Map<Table, CopyLines>();
  /** Number of movements of each token in these blocks. */
  readonly moved = new Map<Hash, number>();
  /** Characters of all lines. */
  size = 0;

  constructor(text: TextForms) {
    this.#text = text;
  }

  get tables(): Iterable<readonly [Table, CopyLines]> {
    return this.#byTable;
  }

  add(table: Table, values: readonly unknown[]): void {
    this.size += this.#of(table).add(values);
  }

  put(table: Table, line: string): void {
    this.size += this.#of(table).put(line);
  }

  #of(table: Table): CopyLines {
    let lines = this.#byTable.get(table);
    if (!lines) {
      lines = new CopyLines(table.columns, this.#text);
      this.#byTable.set(table, lines);
    }
    return lines;
  }
}

/** Adds the lines of a block. */
export type LineMaker = (block: FinalBlock, lines: Lines, layout: Layout, turn: SpareTurn) => Promise<void>;

/** Creates the line maker of one chain. */
export async function lineMaker(node: Pick<PluginContext, 'ledger' | 'set' | 'text'>): Promise<LineMaker> {
  const { set, text } = node;
  const reading = await factsOfChain(node);
  function addBundle(block: FinalBlock, index: number, lines: Lines): void {
    const { height } = block.header;
    const { hash, from, nonce, bundle, bytes } = block.envelopes[index]!;
    const { gasUsed, fee } = block.outcomes[index]!;
    const names = bundle.operations.map(({ type }) => type.name);
    lines.add(bundles, [height, index, hash, from, nonce, bundle.gas_price, gasUsed, fee, names, bytes.length]);
    for (const [op, { type, params }] of bundle.operations.entries()) {
      lines.add(operations, [height, index, op, type.module, type.name, from, type.params.toJson(params, text)]);
    }
  }

  function addEvents(block: FinalBlock, index: number, lines: Lines, { events: tables }: Layout): void {
    const { events } = block.outcomes[index]!;
    for (const [at, { type, opIndex, data }] of events.entries()) {
      const table = tables.get(eventKey(type.module, type.name));
      if (!table) continue;
      const values = [block.header.height, index, at, opIndex, ...inOrder(type.module, type.name, data)];
      const line = copyLine(table.columns, values, text);
      // This character replaces characters that cannot be stored; in that case the complete event is stored as well.
      if (!line.includes('\ufffd')) lines.put(table, line);
      else lines.add(table, [...values, encode(type.data, data, set.operations)]);
    }
  }

  /** Event fields in declaration order, which may differ from the order in the object. */
  const shapes = new Map(
    set.modules.flatMap(({ module }) =>
      Object.entries(module.events).map(([name, shape]) => [eventKey(module.name, name), Object.keys(shape)] as const),
    ),
  );
  const inOrder = (module: string, name: string, data: Readonly<Record<string, unknown>>) =>
    shapes.get(eventKey(module, name))!.map((field) => data[field]);

  function addActivities(block: FinalBlock, index: number, first: number, lines: Lines): number {
    const { height, timestamp_ms } = block.header;
    const time = Math.trunc(timestamp_ms / 1_000);
    let place = first;
    for (const activity of reading.activities.activitiesOf(block, index)) {
      const { bundle_hash, op_index, type, account, other, moved, fee, other_fee } = activity;
      const kind = kindOf(activity);
      const what = [moved?.token, moved?.amount, fee, other_fee];
      const hash = bundle_hash === ZERO_HASH ? null : bundle_hash;
      lines.add(activities, [height, place, time, hash, op_index, type, kind, account, other, ...what]);
      if (kind === 'movement') lines.moved.set(moved!.token, (lines.moved.get(moved!.token) ?? 0) + 1);
      place++;
    }
    return place;
  }

  return async (block, lines, layout, turn) => {
    await reading.learn(block);
    const { header, hash, envelopes, outcomes } = block;
    const operationCount = envelopes.reduce((sum, { bundle }) => sum + bundle.operations.length, 0);
    lines.add(blocks, [
      ...[header.height, hash, header.parent_hash, header.timestamp_ms],
      ...[header.proposer, header.epoch, envelopes.length, operationCount],
      ...[header.gas_used, header.base_fee, header.state_root],
    ]);
    let place = 0;
    for (let index = 0; index < outcomes.length; index++) {
      if (index < envelopes.length) addBundle(block, index, lines);
      addEvents(block, index, lines, layout);
      place = addActivities(block, index, place, lines);
      if (turn.over) await turn.next();
    }
  };
}
