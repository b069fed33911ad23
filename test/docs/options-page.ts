/** Writes docs/reference/options.md: every option of a node, read from its declaration, and which ones reload. */

import { nodeOptions } from '../../runtime/node/options/options.js';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export function optionsPage(): string {
  const rows = nodeOptions.map(({ flag, value, about, standard, none, reloads }) => {
    const usual = value === undefined ? 'off' : String(standard ?? none ?? '');
    const name = value === undefined ? `--${flag}` : `--${flag} ${value}`;
    return `| \`${cell(name)}\` | ${usual === '' ? '' : `\`${cell(usual)}\``} | ${reloads ? 'reload' : 'restart'} | ${cell(about)} |`;
  });
  return `# Options of a node

Made from the sources by \`npm run reference\`. The last but one column says how a running node takes a new value: \`reload\` on
SIGHUP, from the configuration file ([reload options](../operate.md#reload-options)), or by a \`restart\`. Options of plugins need a
restart; \`trellis start --help\` lists them.

| option | default | new value | purpose |
|---|---|---|---|
${rows.join('\n')}
`;
}
