/**
 * Reads an untrusted export: limits are checked before bytes are kept, and there is one form per line, one order and
 * one checksum.
 */

import { createHash } from 'node:crypto';
import type { ValidatorSetChange } from '../../../kernel/chain/validator-set-change.js';
import { readValidatorSetChange } from '../../../kernel/chain/validator-set-change.js';
import type { ModuleSet } from '../../../kernel/loader.js';
import type { TextForms } from '../../../lib/codec/type.js';
import { Failure, fail } from '../../../lib/errors.js';
import type { Entry } from '../../../lib/storage/database.js';
import { BadFrame } from '../../../lib/zstd.js';
import type { ChainDomain } from '../../consensus/messages.js';
import { type Anchor, readAnchor } from '../anchor.js';
import { MOST_CONTENT, MOST_HANDOVERS } from '../archive/contents.js';
import { BadLine, ExportRefused } from './errors.js';
import {
  bytesOf,
  ExportHeader,
  endLine,
  headerLine,
  modulesOf,
  objectOf,
  PROOFS,
  RecordLines,
  unreadable,
} from './format.js';
import { type Line, LineReader, MOST_PROOF, MOST_RECORD } from './lines.js';

/** Required chain and modules of an export. */
export interface Expected {
  readonly domain: ChainDomain;
  readonly set: ModuleSet;
  readonly text: TextForms;
}

/** Records returned at a time. */
const RECORDS = 1_000;

/** Counts of the records read so far. */
export interface Counted {
  /** All records. */
  records: number;
  /** Records by module. */
  readonly modules: Map<string, number>;
}

/** An export being read; `path` is for messages. */
export class ExportReader {
  readonly counted: Counted = { records: 0, modules: new Map() };
  readonly #path: string;
  readonly #lines: LineReader;
  readonly #expected: Expected;
  readonly #sha256 = createHash('sha256');
  /** The first line after header and proofs, until it is processed; null at the end of the file. */
  #next: Line | null | undefined;

  constructor(path: string, bytes: AsyncIterable<Uint8Array>, expected: Expected) {
    this.#path = path;
    this.#lines = new LineReader(bytes);
    this.#expected = expected;
  }

  /** The header and the proofs of its block. Throws ExportRefused if it belongs to another chain or cannot be read. */
  begin(): Promise<{ header: ExportHeader; anchor: Anchor; handovers: readonly ValidatorSetChange[] }> {
    return this.#telling(async () => {
      const header = this.#header(await this.#take(MOST_RECORD));
      let anchor: Anchor | undefined;
      const handovers: ValidatorSetChange[] = [];
      for (;;) {
        this.#next = await this.#lines.next(MOST_PROOF);
        const proof = this.#next === null ? undefined : proofIn(this.#next.text);
        if (!this.#next || !proof) break;
        this.#sha256.update(this.#next.bytes);
        if ((proof.name === 'anchor') !== (anchor === undefined)) throw new BadLine('it must stand elsewhere');
        if (proof.name === 'anchor') anchor = readAnchor(proof.bytes);
        else if (handovers.push(readValidatorSetChange(proof.bytes)) > MOST_HANDOVERS)
          throw new BadLine('there are too many');
      }
      if (!anchor) throw new BadLine('the block that the state is of is missing');
      return { header, anchor, handovers };
    });
  }

  /** The records, a portion at a time. After the last one the end line has been verified. */
  async *records(): AsyncGenerator<readonly Entry[]> {
    const { set, text } = this.#expected;
    const lines = new RecordLines(set, text);
    let before: Uint8Array | undefined;
    for (let over = false; !over; ) {
      const portion: Entry[] = [];
      await this.#telling(async () => {
        while (!over && portion.length < RECORDS) {
          const line = this.#next === undefined ? await this.#lines.next(MOST_RECORD) : this.#next;
          this.#next = undefined;
          if (line === null) throw new BadLine('the file ends before its last line');
          if (line.bytes.length > MOST_RECORD + 1) throw new BadLine(`it has more than ${MOST_RECORD} bytes`);
          if (line.text.startsWith('{"end":')) {
            await this.#end(line);
            over = true;
            continue;
          }
          const { entry, module } = lines.read(line.text);
          const order = before === undefined ? 1 : Buffer.compare(entry[0], before);
          if (order <= 0)
            throw new BadLine(order === 0 ? 'this key stands there twice' : 'it stands behind a later key');
          before = entry[0];
          this.#sha256.update(line.bytes);
          portion.push(entry);
          this.counted.records++;
          this.counted.modules.set(module, (this.counted.modules.get(module) ?? 0) + 1);
        }
      });
      if (portion.length > 0) yield portion;
    }
  }

  /** Rejects the file because of the line read last, or as a whole if `whole`. */
  refuse(reason: string, whole = false): never {
    const details = { path: this.#path, reason };
    return fail(ExportRefused, whole ? details : { ...details, line: this.#lines.number });
  }

  close(): Promise<void> {
    return this.#lines.end();
  }

  async #take(most: number): Promise<Line> {
    const line = await this.#lines.next(most);
    if (line === null) throw new BadLine('the file is empty');
    this.#sha256.update(line.bytes);
    return line;
  }

  #header({ text: line }: Line): ExportHeader {
    const json = objectOf(line);
    if (json.format === undefined) throw new BadLine('it is not the header of an export');
    const { domain, set, text } = this.#expected;
    const header = ExportHeader.fromJson(json, text);
    if (header.chain_id !== domain.chainId || header.genesis_hash !== domain.genesisHash) {
      throw new BadLine(`it is of chain ${header.chain_id} with genesis 0x${header.genesis_hash}`);
    }
    if (header.module_set_id !== set.id) {
      const [theirs, ours] = [header.modules, modulesOf(set)].map((modules) =>
        modules.map(({ id, name, version }) => `${id} ${name} v${version}`),
      ) as [string[], string[]];
      const differ = [...theirs.filter((one) => !ours.includes(one)), ...ours.filter((one) => !theirs.includes(one))];
      throw new BadLine(
        `it was made by other modules (${differ.join(', ') || 'of the same names'}): take the version that made it`,
      );
    }
    if (headerLine(header) !== line) throw new BadLine('it is not written as exports write it');
    return header;
  }

  async #end(line: Line): Promise<void> {
    const told = objectOf(line.text);
    const sha256 = this.#sha256.digest('hex');
    const { records } = this.counted;
    if (line.text !== endLine(records, sha256)) {
      const same = told.records === records;
      throw new BadLine(same ? 'the lines before it have another checksum' : `there are ${records} records before it`);
    }
    if ((await this.#lines.next(MOST_RECORD)) !== null) throw new BadLine('it stands behind the last line');
  }

  async #telling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof Failure) throw cause;
      const bad = cause instanceof BadFrame ? cause : unreadable(cause);
      if (bad instanceof BadLine || bad instanceof BadFrame) return this.refuse(bad.message);
      throw cause;
    }
  }
}

/** Decodes a proof line; undefined for other lines. Not parsed as JSON, because it is too long. */
function proofIn(line: string): { readonly name: (typeof PROOFS)[number]; readonly bytes: Uint8Array } | undefined {
  for (const name of PROOFS) {
    const begin = `{"${name}":"0x`;
    if (!line.startsWith(begin)) continue;
    if (!line.endsWith('"}')) throw new BadLine('it is not written as exports write it');
    const bytes = bytesOf(line.slice(begin.length, -2));
    if (bytes.length > MOST_CONTENT) throw new BadLine('it is too large');
    return { name, bytes };
  }
  return undefined;
}
