/** Tests of the tests: a copy of the compiled node with one line got wrong, on which something must fail. */

import type { Laboratory } from '../mutation/laboratory.js';

/** One line of compiled consensus code, and what stands there in the mutant. */
export interface Mutant {
  readonly name: string;
  /** Below dist/runtime/engine/consensus, without its ending. */
  readonly file: string;
  readonly line: string;
  readonly becomes: string;
  /** What is run on the mutant, below dist/test, with its arguments; it must fail and say something that matches. */
  readonly killer: readonly string[];
  readonly says: RegExp;
}

/** What became of a mutant. */
export interface Trial {
  readonly killed: boolean;
  readonly output: string;
}

/** Runs the killer of a mutant. */
export const tryMutant = (laboratory: Laboratory, { file, line, becomes, killer, says }: Mutant): Promise<Trial> =>
  laboratory.with({ file: `runtime/engine/consensus/${file}`, line, becomes }, async () => {
    const { code, output } = await laboratory.run(killer);
    return { killed: code !== 0 && says.test(output), output };
  });
