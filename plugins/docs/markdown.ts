/** Documentation as Markdown: one page for each module, one for errors, and an index. */

import { byModule, callsOf, costText, type Document, exampleOf, fieldsOf } from './document.js';
import { type Method, typeText } from './schema.js';

const NODE = 'http://127.0.0.1:9933';
const cell = (text: string): string => text.replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function section(method: Method): string {
  const { name, summary, params, result, errors } = method;
  const example = exampleOf(method);
  const lines = [`## ${name}`, '', summary, ''];
  if (params.length > 0) {
    lines.push('| parameter | type | description |', '|---|---|---|');
    for (const { name: param, required, description = '', schema } of params) {
      lines.push(row(`\`${param}\`${required ? '' : '?'}`, `\`${typeText(schema)}\``, description));
    }
    lines.push('');
  }
  const fields = fieldsOf(result.schema);
  lines.push(`Result: \`${typeText(result.schema)}\``, '');
  if (fields.length > 0) {
    lines.push(
      '| field | type | description |',
      '|---|---|---|',
      ...fields.map(([field, type]) => row(`\`${field}\``, `\`${typeText(type)}\``, type.description ?? '')),
      '',
    );
  }
  lines.push('```sh', callsOf(method, example, NODE).curl, '```', '');
  if (example) lines.push('```json', JSON.stringify(example.result, null, 2), '```', '');
  lines.push(`Cost: ${costText(method)}`, '');
  lines.push(`Errors: ${errors.map(({ code, data }) => `${code} ${data?.name ?? ''}`).join(', ')}`, '');
  return lines.join('\n');
}

/** File name -> text. */
export function docsMarkdown(document: Document): Map<string, string> {
  const files = new Map<string, string>();
  const groups = [...byModule(document)];
  const index = groups.map(([name, methods]) => `- [${name}](${name}.md): ${methods.length} methods`);
  const { title, version } = document.info;
  files.set('README.md', `# ${title}\n\n${version}\n\n${index.join('\n')}\n- [errors](errors.md)\n`);
  for (const [name, methods] of groups) {
    files.set(`${name}.md`, `# ${name}\n\n${methods.map((one) => section(one)).join('\n')}`);
  }
  const errors = new Map(document.methods.flatMap((one) => one.errors.map((error) => [error.code, error] as const)));
  const rows = [...errors.values()]
    .sort((a, b) => a.code - b.code)
    .map(({ code, data, message }) => row(`${code}`, data?.name ?? '', message));
  files.set('errors.md', `# Errors\n\n| code | name | message |\n|---|---|---|\n${rows.join('\n')}\n`);
  return files;
}
