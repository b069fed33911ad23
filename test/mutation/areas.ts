/** Areas of mutation testing: the code whose every decision a test must notice, and the tests. */

/** An area: its compiled files, and the tests that must fail for a mutant. */
export interface Area {
  readonly name: string;
  /** Below dist. */
  readonly folder: string;
  /** Beginnings of paths of test files. */
  readonly tests: readonly string[];
}

const module = (name: string): Area => ({ name, folder: `modules/${name}`, tests: [`test/modules/${name}/`] });

export const AREAS: readonly Area[] = [
  { name: 'kernel', folder: 'runtime/kernel/chain', tests: ['test/runtime/chain/', 'test/runtime/module-form'] },
  { name: 'consensus', folder: 'runtime/engine/consensus', tests: ['test/runtime/consensus/'] },
  { name: 'codec', folder: 'runtime/lib/codec', tests: ['test/runtime/codec/'] },
  { name: 'state', folder: 'runtime/lib/state', tests: ['test/runtime/state/'] },
  module('tokens'),
  module('fees'),
  module('dex'),
  module('validators'),
  module('bridge'),
];
