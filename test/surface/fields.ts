/** Reads lists of fields as the definitions write them: `{address:A, locks:[{lock_id,owner}], twap_10m:S?}`. */

/** A field, the fields of what it holds where they are shown, and the words that it can be where they are listed. */
export interface Field {
  readonly name: string;
  readonly inner: readonly Field[];
  readonly words: readonly string[];
}

const OPEN = new Set(['{', '[', '(']);
const CLOSE = new Set(['}', ']', ')']);

/** The text between the brace at `at` and the one that closes it. */
function braced(text: string, at: number): string {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === '{') depth++;
    if (text[i] === '}' && --depth === 0) return text.slice(at + 1, i);
  }
  throw new Error(`a brace stays open: ${text.slice(at, at + 60)}`);
}

/** Parts that a divider outside of brackets divides. */
function parts(text: string, divider = ','): string[] {
  const found = [''];
  let depth = 0;
  for (const character of text) {
    if (OPEN.has(character)) depth++;
    if (CLOSE.has(character)) depth--;
    if (character === divider && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((part) => part.trim());
}

/** The fields of the first list in a text; none where it has no list. */
export function fieldsIn(text: string): Field[] {
  const at = text.indexOf('{');
  if (at < 0) return [];
  return parts(braced(text, at)).flatMap((part) => {
    const name = /^[a-zA-Z_]\w*/.exec(part)?.[0];
    if (name === undefined) return [];
    const words = part.includes('{') ? [] : [...part.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
    return [{ name, inner: fieldsIn(part.slice(name.length)), words }];
  });
}

/** Records by name: `Record Pool {…}`, `Delegation {…}`; two lists that a plus joins are one. */
export function recordsIn(definitions: string): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  for (const [, name, at] of matches(definitions, /(?:^|[\s;*])([A-Z]\w+)(?:\*\*)? `\{/g)) {
    const list = definitions.slice(at);
    const more = /^[^\n;]*?\}`[^\n;{]*\+ `\{/.exec(list);
    found.set(name, [...fieldsIn(list), ...(more ? fieldsIn(list.slice(more[0].length - 2)) : [])]);
  }
  return found;
}

/** What methods answer, where it is shown. `created` is of write methods, `plus` stands beside another record. */
export function resultsIn(definitions: string): Map<string, readonly Field[]> {
  const found = new Map<string, readonly Field[]>();
  const add = (name: string, shown: string) => {
    if (/^WR created \{/.test(shown)) found.set(name, [{ name: 'created', inner: fieldsIn(shown), words: [] }]);
    else if (/^WR \+ \w+ \{/.test(shown))
      found.set(name, [{ name: /\w+(?= \{)/.exec(shown)![0], inner: fieldsIn(shown), words: [] }]);
    else if (/^(\w+ \+ )?\{/.test(shown)) found.set(name, fieldsIn(shown));
  };
  for (const line of definitions.split('\n')) {
    const cells = line.startsWith('|chain_') ? parts(line, '|').slice(1) : [];
    for (const cell of cells.slice(1)) add(/^chain_\w+/.exec(cells[0]!)![0], cell);
    if (cells.length > 0) continue;
    for (const [, name, at] of matches(line, /(chain_\w+)(?:\([^)]*\))?(?: →|:) /g)) add(name, line.slice(at));
  }
  return found;
}

/** First group and the place behind each match, less the brace that a record begins with. */
function matches(text: string, pattern: RegExp): (readonly [all: string, name: string, at: number])[] {
  return [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length;
    return [match[0], match[1]!, match[0].endsWith('{') ? end - 1 : end] as const;
  });
}
