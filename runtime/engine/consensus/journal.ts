/**
 * Writes the core's records to the vote log before their messages are sent, and restores them after a crash.
 * Decision 0010.
 */

import type { CoreRecord } from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';
import type { Height } from './height.js';
import type { DriverOptions } from './ports.js';
import { decodeRecord, encodeRecord, type LoggedRecord } from './records.js';

type Parts<Block> = Pick<DriverOptions<Block>, 'application' | 'validator' | 'voteLog'>;

/**
 * Makes records durable: syncs the vote log once, then the signer's watermark. In this order the messages survive a
 * crash in between, so a validator can always repeat its earlier signature. A node that signs nothing needs no log.
 */
export async function persist<Block>(
  { application, validator, voteLog }: Parts<Block>,
  height: Height<Block>,
  records: readonly CoreRecord[],
): Promise<void> {
  if (height.config.self === NONE) return;
  const frames = records.flatMap((record): readonly LoggedRecord[] => {
    if (record.type !== 'block') return [record];
    const block = height.blocks.get(record.hash);
    if (block === undefined || height.logged.has(record.hash)) return [];
    height.logged.add(record.hash);
    return [{ ...record, bytes: application.encode(block) }];
  });
  if (frames.length === 0) return;
  const opening: readonly LoggedRecord[] = height.opened ? [] : [{ type: 'height', height: height.config.height }];
  await voteLog.append([...opening, ...frames].map(encodeRecord));
  height.opened = true;
  if (records.some((record) => record.type === 'signed')) await validator?.signer.sync();
}

/** Restores a height from the vote log: puts its blocks back in place and returns the core's records. */
export async function restore<Block>(
  { application, voteLog }: Parts<Block>,
  height: Height<Block>,
): Promise<readonly CoreRecord[]> {
  const records = ofHeight(height.config.height, (await voteLog.load()).map(decodeRecord));
  height.opened = records.length > 0;
  return records.flatMap((record): readonly CoreRecord[] => {
    if (record.type === 'height') return [];
    if (record.type !== 'block') return [record];
    height.keepValid(record.hash, application.decode(record.bytes));
    height.logged.add(record.hash);
    return [{ type: 'block', hash: record.hash }];
  });
}

function ofHeight(height: number, records: readonly LoggedRecord[]): readonly LoggedRecord[] {
  let at = NONE;
  return records.filter((record) => {
    if (record.type === 'height') at = record.height;
    if (at > height) {
      throw new Error(`the vote log is at height ${at} but the chain needs ${height}: the block log has lost blocks`);
    }
    return at === height;
  });
}
