/** Rules of the house about any source file: header, doc comments, names, unfinished work. */

import type { Export, Source } from '../../cli/module/scanner.js';
import type { Breach, Rule } from './rules.js';

const always = () => true;
/** By people: the types of the client are generated. */
const isWritten = (path: string) => !path.startsWith('rpc-schemas/client/');
const isProduct = (path: string) => !path.startsWith('test/');
/** Files whose exports module authors, plugin authors and client users read. Elsewhere a name and the page of its component are enough. */
const isPublic = (path: string) =>
  /^(rpc-schemas\/clients\/typescript|runtime\/(kernel\/module|node\/plugins))\/|^modules\/[^/]+\/port\.ts$/.test(path);

/** Declarations that carry their own sentence: an `about`, or an error's message. */
const SAYS_ITSELF = /^[^;]*?(\babout\s*:|=\s*error\()/;

/** What a doc comment elsewhere says already: of the file that is about this one thing, of the interface of a port. */
function isSaid({ path, exports }: Source, { name, code }: Export, documented: ReadonlySet<string>): boolean {
  const file = path.split('/').at(-1)!.replace(/\.ts$/, '');
  const namesFile = name.toLowerCase() === file.replaceAll('-', '');
  const isOnly = new Set(exports.map((one) => one.name)).size === 1;
  const described = /=\s*port<(\w+)>/.exec(code)?.[1];
  return namesFile || isOnly || (described !== undefined && documented.has(described)) || SAYS_ITSELF.test(code);
}

function undocumented(source: Source): Breach[] {
  const documented = new Set(source.exports.filter((one) => one.documented).map(({ name }) => name));
  return source.exports
    .filter((one) => !documented.has(one.name) && !isSaid(source, one, documented))
    .map(({ name, line }) => ({ line, what: `export ${name} has no doc comment` }));
}

const VAGUE = /(^|[a-z])(Base|Abstract|Manager|Helper|Utils?|Impl)(?=[A-Z]|$)/;

function vagueNames({ path, exports }: Source): Breach[] {
  const file = path.split('/').at(-1)!.replace(/\..*$/, '');
  const words = file.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const named = exports.filter(({ name }) => VAGUE.test(name));
  return [
    ...(words.some((word) => VAGUE.test(word)) ? [{ line: 1, what: `file name ${file}` }] : []),
    ...named.map(({ name, line }) => ({ line, what: `name ${name}` })),
  ];
}

function found(pattern: RegExp, what: string) {
  return (text: string): Breach[] =>
    [...text.matchAll(pattern)].map(({ index }) => ({ line: text.slice(0, index).split('\n').length, what }));
}

/** The rules. */
export const houseRules: readonly Rule[] = [
  {
    name: 'every file begins by saying what it is for',
    of: always,
    check: ({ text }) =>
      /^(#!.*\n)?(\/\/ biome-ignore.*\n)?(\/\*\*|\/\/)[\s*]*[\w"'`]/.test(text)
        ? []
        : [{ line: 1, what: 'no header comment' }],
    bad: ['runtime/x.ts', `import { a } from './a.js';\n/** Later. */`],
    good: ['runtime/x.ts', `#!/usr/bin/env node\n/** The command line. */`],
  },
  {
    name: 'every name exported to authors and client users has a doc comment',
    of: (path) => isPublic(path) && isWritten(path),
    check: undocumented,
    bad: [
      'rpc-schemas/clients/typescript/x.ts',
      `/** Header. */\n\nexport const a = 1;\n\n/** B. */\nexport const b = 2;\n`,
    ],
    good: [
      'rpc-schemas/clients/typescript/x.ts',
      `/** Header. */\n\n/** One. */\nexport const A = t.u8;\nexport type A = number;\nexport const E = error(1, 'E', 'e');\nexport const Op = operation({ id: 1, about: 'x' });`,
    ],
  },
  {
    name: 'the runtime names no other chain: what serves its clients is a plugin',
    of: (path) => path.startsWith('runtime/'),
    check: ({ text }) =>
      text.split('\n').flatMap((one, i) => {
        const [name] = /\bethereum(?! \d)|\beth_|\bevm(?!_)/i.exec(one) ?? [];
        return name === undefined ? [] : [{ line: i + 1, what: `names ${name}` }];
      }),
    bad: ['runtime/lib/storage/columns.ts', '/** Columns. */\n// height -> Ethereum logs'],
    good: ['runtime/lib/storage/columns.ts', '/** Columns (ethereum 2). */\n// height -> what a plugin derives'],
  },
  {
    name: 'nothing is left unfinished',
    of: always,
    check: ({ text }) => found(/\b(TO[D]O|FIX[M]E|X[X]X)\b/g, 'unfinished')(text),
    bad: ['runtime/x.ts', `// ${'TO'}DO later`],
    good: ['runtime/x.ts', '// to do it later'],
  },
  {
    name: 'work gives way by the one scheduler',
    of: (path) => isProduct(path) && path !== 'runtime/lib/scheduler.ts',
    check: ({ code }) => found(/new Promise\([^;]*setImmediate/g, 'use Slices of scheduler.ts')(code),
    bad: ['runtime/x.ts', 'await new Promise((resolve) => setImmediate(resolve));'],
    good: ['runtime/x.ts', 'if (slices.over) await slices.next();'],
  },
  {
    name: 'no file waits while it loads, so that it can be required',
    of: (path) => isProduct(path) && !path.startsWith('plugins/web/page/'),
    check: ({ code }) => found(/^((export )?(const|let) .*= )?(for )?await\b/gm, 'see runtime/lib/preload.ts')(code),
    bad: ['runtime/lib/x.ts', 'export const [a, b] = await Promise.all([one(), two()]);'],
    good: ['runtime/lib/x.ts', 'const a = async () => {\n  const b = await c();\n  return `\nawait`;\n};'],
  },
  {
    name: 'types are not argued away',
    of: always,
    check: ({ code }) => found(/\bas any\b|:\s*any\b|<any>|@ts-ignore|@ts-nocheck/g, 'any')(code),
    bad: ['runtime/x.ts', 'const a = b as any;'],
    good: ['runtime/x.ts', '/** as any other */\nconst a = b as unknown;'],
  },
  {
    name: 'names say what a thing is',
    of: isProduct,
    check: vagueNames,
    bad: ['runtime/block-helper.ts', 'export class BlockManager {}'],
    good: ['runtime/database.ts', 'export class Database {}\nexport const baseFee = 1;'],
  },
];
