/** Mutations of compiled code: one operator, number or statement changed each. Texts, comments and declarations stay. */

/** A changed file, and what changed. */
export interface Mutation {
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

type Operator = readonly [pattern: RegExp, becomes: string];

/** Each pattern changes its first group. */
const OPERATORS: readonly Operator[] = [
  [/ (<) /g, '<='],
  [/ (<=) /g, '<'],
  [/ (>) /g, '>='],
  [/ (>=) /g, '>'],
  [/ (===) /g, '!=='],
  [/ (!==) /g, '==='],
  [/ (&&) /g, '||'],
  [/ (\|\|) /g, '&&'],
  [/ (\+) /g, '-'],
  [/ (-) /g, '+'],
  [/ (\*) /g, '/'],
  [/ (\/) /g, '*'],
  [/[ ([](0n)\b/g, '1n'],
  [/[ ([](1n)\b/g, '0n'],
  [/[ ([](1)[;,)\]]/g, '2'],
  [/\b(true)\b/g, 'false'],
  [/\b(false)\b/g, 'true'],
  [/if (\(!)/g, '('],
];

/** A call whose result nothing uses, on a line of its own. */
const STATEMENT = /^ +(?!return|throw|const|let|for|if|else|import|export|super|yield)[\w.#]+\((.*)\);$/;

/** Lines that declare, describe or log instead of deciding. */
const SKIPPED = /^\s*(\/\/|\*|\/\*|import |export \{|})|about:|t\.doc|console\.|throw new (Type)?Error|assert/;

const isInText = (line: string, at: number): boolean =>
  ["'", '`', '"'].some((quote) => (line.slice(0, at).split(quote).length - 1) % 2 === 1);

/** All mutations of a file. */
export function mutationsOf(source: string): Mutation[] {
  const lines = source.split('\n');
  const all: Mutation[] = [];
  let inComment = false;
  for (const [i, line] of lines.entries()) {
    if (line.includes('/*')) inComment = !line.includes('*/');
    else if (line.includes('*/')) inComment = false;
    if (inComment || SKIPPED.test(line)) continue;
    const put = (changed: string, from: string, to: string): void => {
      all.push({ line: i + 1, from, to, text: [...lines.slice(0, i), changed, ...lines.slice(i + 1)].join('\n') });
    };
    for (const [pattern, becomes] of OPERATORS) {
      for (const match of line.matchAll(pattern)) {
        const at = match.index + match[0].indexOf(match[1]!);
        if (isInText(line, at)) continue;
        put(`${line.slice(0, at)}${becomes}${line.slice(at + match[1]!.length)}`, line.trim(), becomes);
      }
    }
    if (STATEMENT.test(line)) put('', line.trim(), 'nothing');
  }
  return all;
}
