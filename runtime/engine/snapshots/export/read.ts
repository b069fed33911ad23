/**
 * Reads an untrusted export: limits are checked before bytes are kept; each line has one form and one place; the
 * checksum and the state root cover all records.
 */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { readValidatorSetChange, type ValidatorSetChange } from '../../../kernel/chain/validator-set-change.js';
import { CodecError, type TextForms } from '../../../lib/codec/type.js';
import { Failure, fail } from '../../../lib/errors.js';
import { BYTES, Progress } from '../../../lib/progress.js';
import type { Log } from '../../../lib/rpc/methods/method.js';
import type { Entry } from '../../../lib/storage/database.js';
import { NoRoom } from '../../../lib/storage/disk-space.js';
import { StorageUnavailable } from '../../../lib/storage/errors.js';
import { BadFrame } from '../../../lib/zstd.js';
import { decompressed } from '../../../lib/zstd-frames.js';
import { type Anchor, readAnchor } from '../anchor.js';
import { MOST_CONTENT, MOST_HANDOVERS } from '../archive/contents.js';
import { Buckets } from '../buckets.js';
import { ExportRefused } from '../errors.js';
import { checkSubject, type Expected, type StateProofs, type TransferSource } from '../restore.js';
import {
  BadLine,
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

export interface ExportReaderParts extends Expected {
  readonly text: TextForms;
  /** Folder for temporary files, created and removed here. */
  readonly sorting: string;
  readonly log: Log;
}

const READ = { highWaterMark: 1024 * 1024 };
/** Records returned at a time. */
const PORTION = 1_000;

/** Counts of the records read so far. */
export interface Counted {
  /** All records. */
  records: number;
  /** Records by module. */
  readonly modules: Map<string, number>;
}

/** Whether the file is compressed with Zstandard. */
export const isCompressed = (path: string): boolean => path.endsWith('.zst');

/** The bytes of a file, such as a read stream. */
interface FileBytes extends AsyncIterable<Uint8Array> {
  readonly bytesRead?: number;
  destroy?(): unknown;
}

export async function openExport(path: string, parts: ExportReaderParts): Promise<ExportReader> {
  const { size } = await stat(path);
  return new ExportReader(path, createReadStream(path, READ), parts, size);
}

export class ExportReader implements TransferSource {
  readonly name: string;
  readonly counted: Counted = { records: 0, modules: new Map() };
  readonly #lines: LineReader;
  readonly #parts: ExportReaderParts;
  readonly #bytes: FileBytes;
  readonly #size: number | undefined;
  readonly #progress: Progress;
  readonly #sha256 = createHash('sha256');
  #header: ExportHeader | undefined;
  /** The first line after header and proofs, until it is processed; null at the end of the file. */
  #next: Line | null | undefined;

  /** `name`: path of the file. `size`: its bytes, if known. */
  constructor(name: string, bytes: FileBytes, parts: ExportReaderParts, size?: number) {
    this.name = name;
    this.#bytes = bytes;
    this.#size = size;
    this.#lines = new LineReader(isCompressed(name) ? decompressed(bytes) : bytes);
    this.#parts = parts;
    this.#progress = new Progress(parts.log, { name: 'import', ...BYTES });
  }

  /** The header and the proofs of its block. Throws ExportRefused if it belongs to another chain or cannot be read. */
  open(): Promise<StateProofs> {
    return this.#locating(async () => {
      const header = this.#readHeader(await this.#firstLine());
      let anchor: Anchor | undefined;
      const handovers: ValidatorSetChange[] = [];
      for (;;) {
        this.#next = await this.#lines.next(MOST_PROOF);
        const proof = this.#next === null ? undefined : proofIn(this.#next.text);
        if (!this.#next || !proof) break;
        this.#sha256.update(this.#next.bytes);
        if ((proof.name === 'anchor') !== (anchor === undefined)) throw new BadLine('it is in the wrong place');
        if (proof.name === 'anchor') anchor = readAnchor(proof.bytes);
        else if (handovers.push(readValidatorSetChange(proof.bytes)) > MOST_HANDOVERS)
          throw new BadLine(`there are more than ${MOST_HANDOVERS} handovers`);
      }
      if (!anchor) throw new BadLine('the anchor is missing');
      this.#header = header;
      this.#parts.log('info', 'import started', { height: header.height, from: this.name });
      return { subject: header, anchor, handovers };
    });
  }

  async *records(): AsyncGenerator<readonly Entry[]> {
    const { set, text, sorting } = this.#parts;
    await rm(sorting, { recursive: true, force: true });
    await mkdir(sorting, { recursive: true });
    const buckets = new Buckets(sorting);
    const lines = new RecordLines(set, text);
    for (let last: Uint8Array | undefined, portion: Entry[]; ; last = portion.at(-1)![0]) {
      portion = await this.#locating(() => this.#portion(lines, last));
      if (portion.length === 0) break;
      buckets.add(portion);
      this.#progress.at(this.#bytes.bytesRead ?? 0, this.#size, { records: this.counted.records });
      yield portion;
    }
    this.#progress.finish(this.#bytes.bytesRead ?? 0, { records: this.counted.records });
    const root = buckets.root();
    if (root !== this.#header!.state_root) this.#refuse(`its records have the state root 0x${root}`);
  }

  failureOf(cause: unknown): unknown {
    if (cause instanceof NoRoom)
      return new Failure(StorageUnavailable, { path: this.#parts.sorting, reason: cause.message });
    return cause instanceof CodecError ? new Failure(ExportRefused, { path: this.name, reason: cause.message }) : cause;
  }

  async close(): Promise<void> {
    await this.#lines.end();
    this.#bytes.destroy?.();
    await rm(this.#parts.sorting, { recursive: true, force: true });
  }

  async #firstLine(): Promise<Line> {
    const line = await this.#lines.next(MOST_RECORD);
    if (line === null) throw new BadLine('the file is empty');
    this.#sha256.update(line.bytes);
    return line;
  }

  #readHeader({ text: line }: Line): ExportHeader {
    const json = objectOf(line);
    if (json.format === undefined) throw new BadLine('it is not the header of an export');
    const { set, text } = this.#parts;
    const header = ExportHeader.fromJson(json, text);
    const [theirs, ours] = [header.modules, modulesOf(set)].map((modules) =>
      modules.map(({ id, name, version }) => `${id} ${name} v${version}`),
    ) as [string[], string[]];
    const differ = [...theirs.filter((one) => !ours.includes(one)), ...ours.filter((one) => !theirs.includes(one))];
    checkSubject(header, this.#parts, differ.join(', ') || 'of the same names');
    if (headerLine(header) !== line) throw new BadLine('it is not in canonical form');
    return header;
  }

  /** The next records in key order; none after the end line, which is checked. */
  async #portion(lines: RecordLines, last: Uint8Array | undefined): Promise<Entry[]> {
    const portion: Entry[] = [];
    for (let before = last; portion.length < PORTION; before = portion.at(-1)![0]) {
      const line = this.#next === undefined ? await this.#lines.next(MOST_RECORD) : this.#next;
      if (line === null) throw new BadLine('the file ends before its last line');
      if (line.bytes.length > MOST_RECORD + 1) throw new BadLine(`it has more than ${MOST_RECORD} bytes`);
      this.#next = line;
      if (line.text.startsWith('{"end":')) {
        // Kept as the next line until all records before it are returned.
        if (portion.length === 0) await this.#checkEnd(line);
        return portion;
      }
      this.#next = undefined;
      const { entry, module } = lines.read(line.text);
      const order = before === undefined ? 1 : Buffer.compare(entry[0], before);
      if (order <= 0) throw new BadLine(order === 0 ? 'its key is a duplicate' : 'its key is out of order');
      this.#sha256.update(line.bytes);
      portion.push(entry);
      this.counted.records++;
      this.counted.modules.set(module, (this.counted.modules.get(module) ?? 0) + 1);
    }
    return portion;
  }

  async #checkEnd(line: Line): Promise<void> {
    const { records } = this.counted;
    if (line.text !== endLine(records, this.#sha256.digest('hex'))) {
      const isCount = objectOf(line.text).records !== records;
      throw new BadLine(
        isCount ? `there are ${records} records before it` : 'the checksum of the lines before it differs',
      );
    }
    if ((await this.#lines.next(MOST_RECORD)) !== null) throw new BadLine('it follows the last line');
  }

  /** Rejects the file as a whole, or because of a line. */
  #refuse(reason: string, line?: number): never {
    return fail(ExportRefused, { path: this.name, reason, ...(line === undefined ? {} : { line }) });
  }

  /** Adds the number of the current line to errors. */
  async #locating<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      if (cause instanceof Failure) throw cause;
      const bad = cause instanceof BadFrame ? cause : unreadable(cause);
      if (bad instanceof BadLine || bad instanceof BadFrame) return this.#refuse(bad.message, this.#lines.number);
      throw cause;
    }
  }
}

/** Decodes a proof line; undefined for other lines. Not parsed as JSON, because it is too long. */
function proofIn(line: string): { readonly name: (typeof PROOFS)[number]; readonly bytes: Uint8Array } | undefined {
  for (const name of PROOFS) {
    const begin = `{"${name}":"0x`;
    if (!line.startsWith(begin)) continue;
    if (!line.endsWith('"}')) throw new BadLine('it is not in canonical form');
    const bytes = bytesOf(line.slice(begin.length, -2));
    if (bytes.length > MOST_CONTENT) throw new BadLine(`it has more than ${MOST_CONTENT} bytes`);
    return { name, bytes };
  }
  return undefined;
}
