/** Reads the method tables of the service specification: names, and parameters where they are shown. */

/** A method that the specification names. */
export interface Wanted {
  readonly name: string;
  /** Undefined where the specification does not show them. */
  readonly params: readonly { readonly name: string; readonly optional: boolean }[] | undefined;
}

const NAME = /\b(?:chain|eth|net|web3)_\w+/;

/** Cells of a table row: | a | b | */
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Parameters as the tables write them: `token_a, chain? (null returns all)`; what comes behind a semicolon is prose. */
function paramsOf(text: string): Wanted['params'] {
  const list = text
    .replaceAll(/\([^)]*\)/g, '')
    .split(';', 1)[0]!
    .trim();
  if (list === 'not shown') return undefined;
  if (list === 'none' || list === '') return [];
  return list.split(',').map((part) => {
    const word = part.trim();
    return { name: word.replace(/\?$/, ''), optional: word.endsWith('?') };
  });
}

/** Rows whose second column holds parameters; of other tables the names alone. */
function fromTable(rows: readonly string[], hasParams: boolean): Wanted[] {
  return rows.flatMap((row) => {
    const [left = '', right = ''] = cellsOf(row);
    const names = (hasParams ? left : row).match(new RegExp(NAME, 'g')) ?? [];
    return names.map((name) => ({ name, params: hasParams ? paramsOf(right) : undefined }));
  });
}

/** `**Name service**: chain_resolveName (name), chain_getRelayStats (none; …)`. */
function fromSentence(line: string): Wanted[] {
  const shown = !/not shown/.test(line);
  return [...line.matchAll(/(chain_\w+)(?:\s*\(([^)]*)\))?/g)].map(([, name, params]) => ({
    name: name!,
    params: shown ? paramsOf(params ?? '') : undefined,
  }));
}

/** Every method of the tables, in their order. */
export function methodsIn(specification: string): Wanted[] {
  const lines = specification.split('\n');
  const wanted: Wanted[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (/^\*\*[^*]+\*\*:? ?.*chain_/.test(line)) wanted.push(...fromSentence(line));
    if (!line.startsWith('|---')) continue;
    const head = cellsOf(lines[at - 1]!);
    const rows: string[] = [];
    while (lines[at + 1]?.startsWith('|')) rows.push(lines[++at]!);
    wanted.push(...fromTable(rows, /^Params/.test(head[1] ?? '')));
  }
  return wanted;
}
