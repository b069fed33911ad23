/** `module bench`: proposes the gas of operations from the work measured in a module's tests. */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Work } from '../../test/kit/bench.js';
import type { Action } from '../command-line/command.js';
import { GAS_PER_ACCESS, LEAST_PART } from '../runtime/chain.js';
import { Problem } from '../terminal/command-error.js';
import { runTests } from './test.js';

/** Gas of a plain transfer, the unit for all other work (definitions 2.5). */
const TRANSFER_GAS = 21_000;
const GAS_PER_BYTE = 16;
/** Proposals are whole thousands; measurements are not more precise. */
const STEP = 1_000;

/**
 * Runs the tests and prints the current and the proposed gas of each operation; exit code 1 if one costs too little.
 */
export const bench: Action = async ({ args, out }) => {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  try {
    const code = await runTests(args, { TRELLIS_BENCH: folder });
    if (code !== 0) throw new Problem('the tests fail: only successful operations can be measured');
    const works: Work[] = [];
    for (const file of await readdir(folder)) works.push(...JSON.parse(await readFile(join(folder, file), 'utf8')));
    if (works.length === 0) {
      throw new Problem(
        "nothing was measured: tests must run single operations with run(…), on a chain with 'accounts' and 'tokens'",
      );
    }
    const proposals = proposalsOf(works);
    out.result(proposals, () => {
      out.table(
        [
          { title: 'operation' },
          ...['runs', 'records', 'bytes', 'transfers', 'gas', 'proposed'].map((title) => ({ title, right: true })),
        ],
        proposals.map(({ operation, runs, accesses, bytes, time, gas, proposed }) => [
          operation,
          ...[runs, accesses, bytes].map(String),
          time.toFixed(2),
          ...[gas, proposed].map(String),
        ]),
      );
      out.line();
      out.line(
        `transfers: time relative to a plain transfer, which costs ${TRANSFER_GAS} gas. Each value is the maximum of all runs.`,
      );
    });
    return proposals.some(({ gas, proposed }) => gas < proposed / TOLERANCE) ? 1 : 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Factor above which a proposal is a finding, because times vary between runs. */
const TOLERANCE = 2;

/** An operation with the work of its most expensive runs. */
interface Proposal extends Omit<Work, 'settable'> {
  readonly runs: number;
  readonly proposed: number;
}

/** The gas required by the most expensive run of each operation. */
export function proposalsOf(works: readonly Work[]): readonly Proposal[] {
  const names = [...new Set(works.map(({ operation }) => operation))].sort();
  return names.map((operation) => {
    const runs = works.filter((work) => work.operation === operation);
    const most = (of: (work: Work) => number) => Math.max(...runs.map(of));
    return {
      operation,
      runs: runs.length,
      accesses: most(({ accesses }) => accesses),
      bytes: most(({ bytes }) => bytes),
      time: most(({ time }) => time),
      gas: Math.min(...runs.map(({ gas }) => gas)),
      proposed: Math.ceil(most(gasOf) / STEP) * STEP,
    };
  });
}

/**
 * Gas in proportion to transfers for time, and to bundles for stored bytes; at least the price of the records touched.
 */
function gasOf({ time, bytes, accesses, settable }: Work): number {
  const touched = accesses * GAS_PER_ACCESS * (settable ? LEAST_PART : 1);
  return Math.max(time * TRANSFER_GAS + bytes * GAS_PER_BYTE, touched);
}
