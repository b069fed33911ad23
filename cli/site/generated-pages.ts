/** Pages of the site that a distribution determines: facts of the chain, its modules with their parameters, its commands. */

import { type Document, moduleOf } from '../../plugins/docs/document.js';
import { docsMarkdown } from '../../plugins/docs/markdown.js';
import { type Schema, typeText } from '../../plugins/docs/schema.js';
import { anchorOf } from '../../plugins/docs/site/markdown-html.js';
import type { SitePage } from '../../plugins/docs/site/site.js';
import { flagsOf } from '../command-line/args.js';
import type { Command, Flag } from '../command-line/command.js';
import { sectionsOf } from '../command-line/command-list.js';
import type { ChainDistribution } from '../distribution/distribution.js';
import { pluginEntry } from '../distribution/distribution.js';
import { errorsOf, type LoadedModule, type ModuleSet } from '../runtime/chain.js';
import type { Json, Shape } from '../runtime/common.js';

/** A chain parameter as `chain_getParameters` reports it. */
export interface Parameter {
  readonly key: string;
  readonly about: string;
  readonly initial: Json;
  readonly min: Json;
  readonly max: Json;
  readonly fixed: boolean;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((one) => row(...one))].join('\n');
const code = (text: string): string => (text === '' ? '' : `\`${text}\``);
const value = (given: Json): string =>
  given === null ? '' : code(typeof given === 'string' ? given : JSON.stringify(given));

/** Facts of the chain: names, ids, modules, plugins, tokens. */
export function chainPage(chain: ChainDistribution, set: ModuleSet): SitePage {
  const networks = Object.entries(chain.profiles).map(([network, { chainId, enforceSignatures }]) => [
    network,
    `${chainId}`,
    code(`0x${chainId.toString(16)}`),
    enforceSignatures ? 'enforced' : 'not enforced: anyone can spend from any account',
  ]);
  const modules = set.modules.map(({ number, module: { name, about } }) => [
    `[${name}](modules/${name}.md)`,
    `${number}`,
    about,
  ]);
  const plugins = chain.plugins.map((one) => `\`${pluginEntry(one).name}\``).join(', ');
  const tokens = chain.tokens.map(({ symbol, name, decimals, standard }) => [symbol, name, `${decimals}`, standard]);
  return {
    path: 'chain.md',
    group: 'Reference',
    name: 'Chain facts',
    markdown: [
      `# ${chain.name}: facts of the chain`,
      table(
        ['fact', 'value'],
        [
          ['native token', `${chain.symbol}, ${chain.decimals} decimals`],
          ['addresses begin with', code(chain.addressPrefix)],
          ['hashes begin with', code(chain.hashPrefix)],
          ['names end in', code(`.${chain.nameService}`)],
          ['epoch', `${chain.epochBlocks} blocks`],
          ['command', code(chain.binary)],
          ['data directory', code(chain.dataDir)],
          ['version', chain.version],
          ['plugins', plugins],
        ],
      ),
      '## Networks',
      table(['network', 'chain id', 'hexadecimal', 'signatures'], networks),
      '## Modules',
      table(['module', 'number', 'purpose'], modules),
      ...(tokens.length === 0
        ? []
        : ['## Tokens at genesis', table(['symbol', 'name', 'decimals', 'standard'], tokens)]),
    ].join('\n\n'),
  };
}

/** Methods by module, as `docs build` also writes them for other tools. */
export const methodPages = (document: Document): SitePage[] =>
  [...docsMarkdown(document)].map(([path, markdown]) => ({
    path: `methods/${path}`,
    markdown,
    ...(path === 'README.md' ? {} : { group: 'Methods' }),
  }));

/** Link from a module's page to a method. */
const methodLink = (module: string, method: string): string =>
  `[${method}](../methods/${module}.md#${anchorOf(method)})`;

const fields = (shape: Shape): string[][] =>
  Object.entries(shape).map(([name, type]) => {
    const schema = type.schema as Schema;
    return [code(name), code(typeText(schema)), schema.description ?? ''];
  });

function operationsOf({ operations }: LoadedModule['module'], linkTo: (method: string) => string): string[] {
  return Object.entries(operations).flatMap(([name, { about, params, id, rpc }]) => [
    `### ${name}`,
    about,
    [
      id === undefined ? 'Encoded by name.' : `Number ${id}.`,
      ...(rpc === undefined ? [] : [`Write method: ${linkTo(`chain_${rpc[0]}`)}.`]),
    ].join(' '),
    ...(Object.keys(params).length === 0 ? [] : [table(['field', 'type', 'description'], fields(params))]),
  ]);
}

/** A page for each module: parameters, operations, events, methods and errors. */
export function modulePages(set: ModuleSet, parameters: readonly Parameter[], document: Document): SitePage[] {
  const homes = new Map(document.methods.map((one) => [one.name, moduleOf(one)]));
  const linkTo = (method: string) => (homes.has(method) ? methodLink(homes.get(method)!, method) : code(method));
  return set.modules.map(({ number, module }) => {
    const { name, about, version } = module;
    const isOwn = (key: string) =>
      key.startsWith(`${name}.`) ||
      Object.keys(module.parameters).includes(key) ||
      Object.keys(module.operations).some((operation) => key === `gas.${operation}`);
    const own = parameters.filter(({ key }) => isOwn(key));
    const asked = Object.keys(module.methods).map((method) => `chain_${method}`);
    const errors = errorsOf(module).filter((one) => set.ownerOf(one) === name);
    const unique = [...new Map(errors.map((one) => [one.code, one])).values()].sort((a, b) => a.code - b.code);
    const part = (title: string, ...lines: readonly string[]) => (lines.length === 0 ? [] : [`## ${title}`, ...lines]);
    return {
      path: `modules/${name}.md`,
      group: 'Modules',
      name,
      markdown: [
        `# Module ${name}`,
        about,
        `Number ${number}, version ${version}.`,
        ...part(
          'Parameters',
          ...(own.length === 0
            ? []
            : [
                table(
                  ['key', 'initial', 'least', 'most', 'description'],
                  own.map(({ key, initial, min, max, about: text, fixed }) => [
                    code(key),
                    value(initial),
                    value(min),
                    value(max),
                    `${text}${fixed ? ' (set by genesis only)' : ''}`,
                  ]),
                ),
              ]),
        ),
        ...part('Operations', ...operationsOf(module, linkTo)),
        ...part('Methods', ...(asked.length === 0 ? [] : [asked.map((method) => `- ${linkTo(method)}`).join('\n')])),
        ...part(
          'Events',
          ...Object.entries(module.events).flatMap(([event, shape]) => [
            `### ${event}`,
            table(['field', 'type', 'description'], fields(shape)),
          ]),
        ),
        ...part(
          'Errors',
          ...(unique.length === 0
            ? []
            : [
                table(
                  ['code', 'name', 'message'],
                  unique.map(({ code: id, name: error, message }) => [`${id}`, code(error), message]),
                ),
              ]),
        ),
      ].join('\n\n'),
    };
  });
}

const flagRow = ({ name, short, value: placeholder, about, standard }: Flag): string[] => [
  code(`${short === undefined ? '' : `-${short}, `}--${name}${placeholder === undefined ? '' : ` ${placeholder}`}`),
  about,
  standard ?? '',
];

function commandPart(command: Command, self: string): string[] {
  const { words, args, about, more, examples = [] } = command;
  const lines = [
    `${self} ${[words, args].filter(Boolean).join(' ')} [options]`,
    ...(more === undefined ? [] : ['', more]),
  ];
  return [
    `### ${self} ${words}`,
    `${about}.`,
    ['```text', ...lines, '```'].join('\n'),
    table(['option', 'meaning', 'default'], flagsOf(command).map(flagRow)),
    ...(examples.length === 0 ? [] : [['```sh', ...examples.map((one) => `${self} ${one}`), '```'].join('\n')]),
  ];
}

/** All commands with their options, by section of the help. */
export function commandPages(chain: ChainDistribution): SitePage[] {
  const sections = sectionsOf(chain).filter(({ commands }) => commands.length > 0);
  return sections.map(({ title, commands }) => ({
    path: `commands/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.md`,
    group: 'Command line',
    markdown: [`# ${title}`, ...commands.flatMap((one) => commandPart(one, chain.binary))].join('\n\n'),
  }));
}
