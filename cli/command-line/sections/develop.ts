/** Commands for authors of modules and clients. */

import type { Command, Flag } from '../command.js';
import { MODULE, OUTPUT } from '../flags.js';

const OTHER_MODULES: Flag = {
  name: 'module',
  value: 'PATHS',
  about: 'Other external modules that they need: paths or package names, comma separated',
};

export const developerCommands: readonly Command[] = [
  {
    words: 'module new',
    args: '<name> [directory]',
    about: 'Create a working module in one TypeScript file, with its test, as a starting point',
    more: 'Also creates package.json and tsconfig.json if they do not exist.',
    flags: [
      {
        name: 'number',
        value: 'N',
        about: 'Permanent number of the module; determines its first error code',
        standard: '1000',
      },
    ],
    examples: ['module new loyalty', 'module new loyalty ./loyalty --number 1007'],
    load: async () => (await import('../../module/new.js')).create,
  },
  {
    words: 'module test',
    args: '[files...]',
    about: 'Run test files (default: all *.test.ts, *.test.js and *.test.mjs in this directory)',
    more: 'Uses the test runner of Node. If Node cannot run TypeScript, the compiler of the project is called first.',
    flags: [],
    examples: ['module test', 'module test loyalty.test.ts'],
    load: async () => (await import('../../module/test.js')).test,
  },
  {
    words: 'module check',
    args: '<module> [more...]',
    about:
      'Check modules: form, determinism, descriptions, error codes, and their operations with random and extreme input',
    more: 'module  path or package names, as for --module: 1007:./loyalty.ts\nExit code 1: there are findings.',
    flags: [
      OTHER_MODULES,
      {
        name: 'without',
        value: 'NAMES',
        about: 'Modules of the distribution that they replace, comma separated',
      },
      {
        name: 'never',
        value: 'NAMES',
        about: 'Operations that cannot succeed with random input, such as those with proofs, comma separated',
      },
      {
        name: 'timeout',
        value: 'SECONDS',
        about: 'Time limit for the operations of each module, in seconds',
        standard: '60',
      },
    ],
    examples: ['module check ./loyalty.ts', 'module check ./authorities.ts --without validators'],
    load: async () => (await import('../../module/check.js')).check,
  },
  {
    words: 'module bench',
    args: '[files...]',
    about: 'Propose the gas of each operation from the work measured in the tests of the module',
    more: 'Bundles of one operation are repeated on their state and compared with a plain transfer, which costs 21000 gas.\nExit code 1: an operation costs less than half of the proposal.',
    flags: [OUTPUT],
    examples: ['module bench', 'module bench loyalty.test.ts --output json'],
    load: async () => (await import('../../module/bench.js')).bench,
  },
  {
    words: 'docs build',
    args: '[directory]',
    about: 'Write the documentation as a static site: guides, modules with their parameters, methods, commands',
    more: 'The site needs no server: open index.html from the folder, or copy the folder to any web host. It also contains\nopenrpc.json, types for the TypeScript client, and the methods as Markdown.',
    flags: [MODULE, OUTPUT],
    examples: ['docs build ./site', 'docs build --module ./loyalty.js'],
    load: async () => (await import('../../commands/docs.js')).build,
  },
  {
    words: 'docs serve',
    about: 'Serve the documentation with a temporary node; a running node serves it at /docs',
    flags: [MODULE, { name: 'port', value: 'PORT', about: 'RPC port; 0 selects a free one', standard: '9934' }],
    examples: ['docs serve'],
    load: async () => (await import('../../commands/docs.js')).serve,
  },
  {
    words: 'completion',
    args: '<shell>',
    about: 'Print a completion script for bash, zsh or fish',
    more: 'It completes commands, options and their values, methods, and operations of modules.',
    flags: [MODULE],
    examples: ['completion bash >> ~/.bashrc'],
    load: async () => (await import('../../commands/completion.js')).completion,
  },
];
