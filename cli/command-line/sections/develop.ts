/** Commands for authors of modules and clients. */

import type { Command, Flag } from '../command.js';
import { MODULE, OUTPUT } from '../flags.js';

const OTHER_MODULES: Flag = {
  name: 'module',
  value: 'PATHS',
  about: 'Other modules from outside that it needs: paths or package names, comma separated',
};

export const developerCommands: readonly Command[] = [
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
    load: async () => (await import('../../module/new.js')).create,
  },
  {
    words: 'module test',
    args: '[files...]',
    about: 'Run the tests of a module: the files named, or all that end in .test.ts, .test.js or .test.mjs here',
    more: 'It is the test runner of Node. Where Node does not read TypeScript, the compiler of the project is asked first.',
    flags: [],
    examples: ['module test', 'module test loyalty.test.ts'],
    load: async () => (await import('../../module/test.js')).test,
  },
  {
    words: 'module check',
    args: '<modules...>',
    about:
      'Look for what is wrong with modules: form, determinism, descriptions, codes, and lives of their operations with random and extreme input',
    more: 'modules  paths or package names, as for --module: 1007:./loyalty.ts\n1 tells that something was found.',
    flags: [
      OTHER_MODULES,
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
    load: async () => (await import('../../module/check.js')).check,
  },
  {
    words: 'module bench',
    args: '[files...]',
    about: 'Propose the gas of each operation by the work that the tests of the module measure',
    more: 'Each bundle of one operation is repeated on its state and compared with a plain transfer, which costs 21000 gas.\n1 tells that an operation costs less than half of what it should.',
    flags: [OUTPUT],
    examples: ['module bench', 'module bench loyalty.test.ts --output json'],
    load: async () => (await import('../../module/bench.js')).bench,
  },
  {
    words: 'docs build',
    args: '[directory]',
    about: 'Write the documentation of the RPC methods: openrpc.json, index.html, Markdown of each module',
    flags: [MODULE, OUTPUT],
    examples: ['docs build ./site', 'docs build --module ./loyalty.js'],
    load: async () => (await import('../../commands/docs.js')).build,
  },
  {
    words: 'docs serve',
    about: 'Serve the documentation with a node of its own to try the methods on; a running node serves it at /docs',
    flags: [MODULE, { name: 'port', value: 'PORT', about: 'Port to serve on; 0 takes a free one', standard: '9934' }],
    examples: ['docs serve'],
    load: async () => (await import('../../commands/docs.js')).serve,
  },
  {
    words: 'completion',
    args: '<shell>',
    about: 'Print what makes bash, zsh or fish complete commands and flags',
    more: 'It knows the commands, methods and operations of the modules, and the words that options take.',
    flags: [MODULE],
    examples: ['completion bash >> ~/.bashrc'],
    load: async () => (await import('../../commands/completion.js')).completion,
  },
];
