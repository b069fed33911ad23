/** Writes the state after a block as lines. */

import { createHash } from 'node:crypto';
import type { ModuleSet } from '../../../kernel/loader.js';
import { toHex } from '../../../lib/codec/ids.js';
import { CodecError, type TextForms } from '../../../lib/codec/type.js';
import { fail } from '../../../lib/errors.js';
import type { Entry } from '../../../lib/storage/database.js';
import { CorruptRecord } from '../../../lib/storage/errors.js';
import type { Proofs } from '../anchor.js';
import { endLine, headerLine, modulesOf, proofLine, RecordLines } from './format.js';
import { MOST_RECORD } from './lines.js';

export interface ExportedState extends Proofs {
  /** In key order. */
  readonly records: AsyncIterable<Entry>;
  readonly set: ModuleSet;
  readonly text: TextForms;
}

/** Bytes per output piece. */
const PIECE = 256 * 1024;

/** The bytes of the file; `wrote` receives the number of records from time to time. Throws CorruptRecord. */
export async function* exportBytes(state: ExportedState, wrote: (records: number) => void): AsyncGenerator<Uint8Array> {
  const sha256 = createHash('sha256');
  let held: string[] = [];
  let size = 0;
  const piece = (): Uint8Array => {
    const bytes = Buffer.from(held.join(''), 'utf8');
    sha256.update(bytes);
    [held, size] = [[], 0];
    return bytes;
  };
  const add = (line: string): void => {
    held.push(line, '\n');
    size += line.length;
  };
  const { subject, set } = state;
  add(headerLine({ format: 1, ...subject, modules: modulesOf(set) }));
  add(proofLine('anchor', state.anchor));
  for (const handover of state.handovers) {
    add(proofLine('handover', handover));
    if (size > PIECE) yield piece();
  }
  const lines = new RecordLines(set, state.text);
  let records = 0;
  for await (const record of state.records) {
    const line = lineOf(lines, record);
    if (Buffer.byteLength(line) > MOST_RECORD)
      throw new Error(`the record ${toHex(record[0])} is too large for a line`);
    add(line);
    records++;
    if (size <= PIECE) continue;
    yield piece();
    wrote(records);
  }
  yield piece();
  wrote(records);
  yield Buffer.from(`${endLine(records, sha256.digest('hex'))}\n`);
}

function lineOf(lines: RecordLines, record: Entry): string {
  try {
    return lines.write(record);
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    return fail(CorruptRecord, { key: toHex(record[0]), reason: cause.message });
  }
}
