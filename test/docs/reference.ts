/**
 * Writes docs/reference/: what modules and plugins may import, with the doc comment and the declaration of each name,
 * the events of the log, and the options of a node.
 *
 * Read with the API of the TypeScript compiler from the sources themselves. With --check it writes nothing, and says what
 * is stale.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  isClassDeclaration,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isModuleDeclaration,
  isSourceFile,
  isTypeAliasDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  API,
  type Symbol as Exported,
  ModifierFlags,
  NodeBuilderFlags,
  type Project,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import { logEvents, logPage } from './log-events.js';
import { optionsPage } from './options-page.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TARGET = 'docs/reference';

/** Types longer than this are shown part by part. */
const MAX_TYPE = 300;

interface Entry {
  readonly source: string;
  readonly file: string;
  readonly title: string;
}

const ENTRIES: readonly Entry[] = [
  { source: 'runtime/sdk.ts', file: 'sdk.md', title: 'SDK: what a module imports' },
  { source: 'runtime/plugin.ts', file: 'plugin.md', title: 'Plugins: what a plugin imports' },
];

interface Item {
  readonly name: string;
  readonly about: string;
  readonly code: string;
  /** Path of its source below the root. */
  readonly path: string;
  /** The first sentence of that source, which says what the file is for. */
  readonly purpose: string;
}

/** Pages of the reference, by path below the root. */
export function referencePages(): ReadonlyMap<string, string> {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(ROOT, 'tsconfig.json')] }).getProjects();
    return new Map([
      ...ENTRIES.map((entry) => [`${TARGET}/${entry.file}`, page(entry, itemsOf(project!, entry.source))] as const),
      [`${TARGET}/log-events.md`, logPage(logEvents(project!))],
      [`${TARGET}/options.md`, optionsPage()],
    ]);
  } finally {
    api.close();
  }
}

/** What a file exports, in the order of its sources. */
function itemsOf(project: Project, source: string): readonly Item[] {
  const { checker, program } = project;
  const file = program.getSourceFile(join(ROOT, source));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${source} is not part of the project`);
  return checker
    .getExportsOfModule(module)
    .map((one) => itemOf(project, one))
    .sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1));
}

function itemOf({ checker, program }: Project, given: Exported): Item {
  const symbol = given.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(given) : given;
  const node = symbol.declarations[0]?.resolve();
  if (!node) throw new Error(`nothing declares ${given.name}`);
  const file = program.getSourceFile(symbol.declarations[0]!.path)!;
  const spelled = (of: Type) => checker.typeToString(of, undefined, NodeBuilderFlags.NoTruncation);
  const typeOf = (one: Exported) => checker.getTypeOfSymbol(one) ?? checker.getAnyType();
  const type = (): string => {
    const own = typeOf(symbol);
    const text = spelled(own);
    if (text.length <= MAX_TYPE) return text;
    // One line for each part, with what its own comment says.
    const parts = checker.getPropertiesOfType(own).flatMap((one) => {
      const about = checker.getDocumentationCommentOfSymbol(one).trim().replaceAll('\n', ' ');
      const inner = spelled(typeOf(one));
      return [...(about === '' ? [] : [`  /** ${about} */`]), `  ${one.name}: ${inner};`];
    });
    return `{\n${parts.join('\n')}\n}`;
  };
  const parts = () => checker.getExportsOfModule(symbol).map((one) => one.name);
  const purpose =
    /^\/\*\*\s*(?:\*\s*)?([\s\S]*?)(?:\n \*\n|\*\/)/
      .exec(file.text)?.[1]
      ?.replaceAll(/\s*\n \* ?/g, ' ')
      .trim() ?? '';
  return {
    name: given.name,
    // A namespace is a file, and says at its top what it is for.
    about: isSourceFile(node) ? purpose : checker.getDocumentationCommentOfSymbol(symbol).trim(),
    code: codeOf(node, file, { name: given.name, type, parts }),
    path: relative(ROOT, file.fileName),
    purpose,
  };
}

interface Asked {
  readonly name: string;
  type(): string;
  /** Of a namespace. */
  parts(): readonly string[];
}

/** A declaration without bodies and initializers; of an error the whole of it, since that is its meaning. */
function codeOf(node: Node, file: SourceFile, { name, type, parts }: Asked): string {
  const text = (from: number, to: number) => file.text.slice(from, to).trim();
  const head = node.getStart(file);
  if (isSourceFile(node) || isModuleDeclaration(node)) return `const ${name}: { ${parts().join(', ')} };`;
  if (isInterfaceDeclaration(node) || isTypeAliasDeclaration(node)) return text(head, node.end).replace(/^export /, '');
  if (isFunctionDeclaration(node)) return `${text(head, node.body?.pos ?? node.end).replace(/^export /, '')};`;
  if (!isClassDeclaration(node))
    return type().startsWith('ErrorDef') ? `const ${text(head, node.end)};` : `const ${name}: ${type()};`;
  const members = node.members.flatMap((member) => {
    const flags = 'modifierFlags' in member ? (member.modifierFlags as ModifierFlags) : 0;
    const start = member.getStart(file, true);
    const whole = text(start, member.end);
    if (flags & ModifierFlags.Private || /^(?:\/\*\*[\s\S]*?\*\/\s*)?(?:private|static private|#)/.test(whole))
      return [];
    if (isMethodDeclaration(member) || isConstructorDeclaration(member))
      return [`${text(start, member.body?.pos ?? member.end)};`];
    return [whole.replace(/ = [\s\S]*?;$/, ';')];
  });
  const opening = text(head, node.members.pos).replace(/^export /, '');
  return `${opening}\n${members.map((one) => `  ${one}`).join('\n')}\n}`;
}

function page({ source, title }: Entry, items: readonly Item[]): string {
  const lines = [
    `# ${title}`,
    '',
    `Made from the sources by \`npm run reference\`: everything that [${source}](../../${source}) exports.`,
    '',
  ];
  let path = '';
  for (const item of items) {
    if (item.path !== path) lines.push(`## ${item.path}`, '', item.purpose, '');
    path = item.path;
    lines.push(`### ${item.name}`, '', ...(item.about === '' ? [] : [item.about, '']), '```ts', item.code, '```', '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Pages that are not what the sources say. */
export const stalePages = (): readonly string[] =>
  [...referencePages()]
    .filter(([path, text]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text)
    .map(([path]) => path);

/** Writes them, or with --check says what is stale. */
function main(args: readonly string[]): void {
  if (args.includes('--check')) {
    const stale = stalePages();
    if (stale.length > 0) console.error(`stale: ${stale.join(', ')}; run: npm run reference`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  for (const [path, text] of referencePages()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    console.log(path);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
