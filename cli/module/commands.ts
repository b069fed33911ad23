/** `module …`: commands for module authors, from the first file to the gas of each operation. */

import { type Command, type Flag, OUTPUT } from '../command-line/command.js';

const MODULE: Flag = {
  name: 'module',
  value: 'PATHS',
  about: 'Other modules from outside that it needs: paths or package names, comma separated',
};

/** The commands; the code of each is imported when it runs. */
export const moduleCommands: readonly Command[] = [
  {
    words: 'module new',
    args: '<name> [directory]',
    about: 'Write a module that works, in one TypeScript file, and its test: to be changed into yours',
    more: 'package.json and tsconfig.json are written beside them where there are none.',
    flags: [
      {
        name: 'number',
        value: 'N',
        about: 'Permanent number of the module on its chains, which says where its error codes begin',
        standard: '1000',
      },
    ],
    examples: ['module new loyalty', 'module new loyalty ./loyalty --number 1007'],
    load: async () => (await import('./new.js')).create,
  },
  {
    words: 'module test',
    args: '[files...]',
    about: 'Run the tests of a module: the files named, or all that end in .test.ts, .test.js or .test.mjs here',
    more: 'It is the test runner of Node. Where Node does not read TypeScript, the compiler of the project is asked first.',
    flags: [],
    examples: ['module test', 'module test loyalty.test.ts'],
    load: async () => (await import('./test.js')).test,
  },
  {
    words: 'module check',
    args: '<modules...>',
    about:
      'Look for what is wrong with modules: form, determinism, descriptions, codes, and lives of their operations with random and extreme input',
    more: 'modules  paths or package names, as for --module: 1007:./loyalty.ts\n1 tells that something was found.',
    flags: [
      MODULE,
      {
        name: 'without',
        value: 'NAMES',
        about: 'Modules of the distribution that they take the place of, comma separated',
      },
      {
        name: 'never',
        value: 'NAMES',
        about: 'Operations that random input cannot make succeed, such as those with proofs, comma separated',
      },
      { name: 'timeout', value: 'SECONDS', about: 'Time limit for the operations of each module', standard: '60' },
    ],
    examples: ['module check ./loyalty.ts', 'module check ./authorities.ts --without validators'],
    load: async () => (await import('./check.js')).check,
  },
  {
    words: 'module bench',
    args: '[files...]',
    about: 'Propose the gas of each operation by the work that the tests of the module measure',
    more: 'Each bundle of one operation is repeated on its state and compared with a plain transfer, which costs 21000 gas.\n1 tells that an operation costs less than half of what it should.',
    flags: [OUTPUT],
    examples: ['module bench', 'module bench loyalty.test.ts --output json'],
    load: async () => (await import('./bench.js')).bench,
  },
];
