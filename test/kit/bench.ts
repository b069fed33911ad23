/**
 * Measures the work of operations while tests run: `module bench` sets TRELLIS_BENCH to a folder. What a test carries out is
 * carried out again and again on the same state, undone each time, and compared with a plain transfer on that state.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Envelope } from '../../runtime/kernel/chain/bundle.js';
import { applyBundle, envelopeGas } from '../../runtime/kernel/chain/execute.js';
import type { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { settableGas } from '../../runtime/kernel/chain/parameters.js';
import { Failure } from '../../runtime/lib/errors.js';
import type { StrictJournal } from './journal.js';

/** The work of one operation in one test. */
export interface Work {
  readonly operation: string;
  /** Gas that it used beyond its envelope. */
  readonly gas: number;
  /** Whether governance may set its gas: then a part of it has to pay for what it touches. */
  readonly settable: boolean;
  /** Records that it read and wrote, with those of its bundle's authorization. */
  readonly accesses: number;
  /** Bytes of records that it wrote beyond those of a plain transfer. */
  readonly bytes: number;
  /** Its time, where that of a plain transfer is 1. */
  readonly time: number;
}

/** Where measures go; undefined outside of `module bench`. */
const FOLDER = process.env.TRELLIS_BENCH;

/** How long a bundle is repeated, and how often at most. */
const REPEAT_MS = 10;
const MOST_RUNS = 400;
/** A run that was interrupted must not be the only one. */
const LEAST_RUNS = 8;

const measured: Work[] = [];

interface Bench {
  readonly context: ExecutionContext;
  readonly journal: StrictJournal;
}

/** Measures a bundle of one operation that is about to be carried out. Changes nothing. */
export function measure(on: Bench, envelope: Envelope, transfer: () => Envelope | undefined): void {
  const [operation, ...others] = envelope.bundle.operations;
  if (FOLDER === undefined || operation === undefined || others.length > 0) return;
  const standard = transfer();
  const plain = standard && repeat(on, standard);
  const own = plain && repeat(on, envelope);
  if (!own) return;
  const { name, definition } = operation.type;
  if (measured.length === 0) {
    process.on('exit', () => writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify(measured)));
  }
  measured.push({
    operation: name,
    gas: own.gas - envelopeGas(envelope.bytes.length, envelope.signatures),
    settable: settableGas(definition) !== undefined,
    accesses: own.accesses,
    bytes: Math.max(0, own.bytes - plain.bytes),
    time: own.ms / plain.ms,
  });
}

/** The work of the fastest of many runs, because other work of the machine only adds time; undefined for a refused bundle. */
function repeat({ context, journal }: Bench, envelope: Envelope) {
  const { gasUsed, bundleCount } = context.block;
  const times: number[] = [];
  const ends = performance.now() + REPEAT_MS;
  let told = { gas: 0, accesses: 0, bytes: 0 };
  while (times.length < MOST_RUNS && (times.length < LEAST_RUNS || performance.now() < ends)) {
    const mark = journal.mark();
    const before = { accesses: journal.accesses, bytes: journal.bytesWritten };
    const started = performance.now();
    try {
      const { gasUsed: gas } = applyBundle(context, envelope);
      times.push(performance.now() - started);
      told = { gas, accesses: journal.accesses - before.accesses, bytes: journal.bytesWritten - before.bytes };
    } catch (cause) {
      if (cause instanceof Failure) return undefined;
      throw cause;
    } finally {
      journal.rollback(mark);
      Object.assign(context.block, { gasUsed, bundleCount });
    }
  }
  return { ...told, ms: Math.min(...times) };
}
