/** A minimal TypeScript scanner for the rules: finds code, comments, text, imports and exports. */

/** An import, export-from, dynamic import or require. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** True for `import type …`, which is removed by compilation. */
  readonly erased: boolean;
  /** True for `import(…)`, which loads only when it is called. */
  readonly called: boolean;
}

/** An exported declaration, and whether a doc comment directly precedes it. */
export interface Export {
  readonly name: string;
  readonly line: number;
  readonly documented: boolean;
  /** The code from its line on, for declarations that explain themselves. */
  readonly code: string;
}

export interface Source {
  /** Relative to the project root, with slashes: 'runtime/kernel/chain/journal.ts'. */
  readonly path: string;
  readonly text: string;
  /** The text with comments and string contents blanked; positions and lines stay. */
  readonly code: string;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
}

/** After one of these a slash starts a regular expression; after anything else it divides. */
const BEFORE_REGEX =
  /(^|[=([{,;:!&|?+\-*%<>~^]|=>|\b(return|typeof|case|in|of|delete|void|throw|do|else|await|yield))\s*$/;

/** Blanks comments, strings, regular expressions and template text; keeps quotes and the code in `${}`. */
export function blank(text: string): string {
  let code = '';
  let at = 0;
  /** Brace depths at which a template continues. */
  const templates: number[] = [];
  let depth = 0;
  const skip = (end: number): void => {
    code += text.slice(at, end).replace(/[^\n]/g, ' ');
    at = end;
  };
  const keep = (): void => {
    code += text[at++];
  };
  const endOfQuoted = (quote: string): number => {
    let end = at;
    let inClass = false;
    while (end < text.length && text[end] !== '\n') {
      if (text[end] === '\\') end++;
      else if (quote === '/' && text[end] === '[') inClass = true;
      else if (quote === '/' && text[end] === ']') inClass = false;
      else if (text[end] === quote && !inClass) break;
      end++;
    }
    return end;
  };
  const template = (): void => {
    let end = at;
    while (end < text.length && text[end] !== '`' && !text.startsWith('${', end)) end += text[end] === '\\' ? 2 : 1;
    skip(end);
    if (text[at] === '`') keep();
    else {
      templates.push(depth++);
      keep();
      keep();
    }
  };
  while (at < text.length) {
    const char = text[at]!;
    const two = text.slice(at, at + 2);
    if (two === '//') skip(text.indexOf('\n', at) < 0 ? text.length : text.indexOf('\n', at));
    else if (two === '/*') skip(text.indexOf('*/', at + 2) < 0 ? text.length : text.indexOf('*/', at + 2) + 2);
    else if (char === "'" || char === '"' || (char === '/' && BEFORE_REGEX.test(code.slice(-12)))) {
      keep();
      skip(endOfQuoted(char));
      if (at < text.length) keep();
    } else if (char === '`') {
      keep();
      template();
    } else if (char === '}' && templates.at(-1) === depth - 1) {
      templates.pop();
      depth--;
      keep();
      template();
    } else {
      if (char === '{') depth++;
      if (char === '}') depth--;
      keep();
    }
  }
  return code;
}

const FROM = /\b(?:import|export)\b[^;'"`]*?\bfrom\s*(['"])/g;
const CALLED = /\b(?:import|require|import\.meta\.resolve)\s*\(\s*(['"])/g;
const BARE = /^\s*import\s*(['"])/gm;
const EXPORTED = /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type) +([\w$]+)/gm;

/** A doc comment that ends on the previous line. A file header does not count, because a blank line follows it. */
const DOC_COMMENT = /\/\*\*(?:(?!\*\/).)*\*\/\n$/s;

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

export function scan(path: string, text: string): Source {
  const code = blank(text);
  const imports = [FROM, CALLED, BARE].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match): Import => {
      const start = match.index + match[0].length;
      const specifier = text.slice(start, code.indexOf(match[1]!, start));
      const erased = /^(import|export)\s+type\b/.test(match[0]);
      return { specifier, line: lineOf(text, match.index), erased, called: pattern === CALLED };
    }),
  );
  const exports = [...code.matchAll(EXPORTED)].map((match): Export => {
    const before = text.slice(0, match.index).replace(/(?:\/\/.*\n)+$/, '');
    return {
      name: match[1]!,
      line: lineOf(text, match.index),
      documented: DOC_COMMENT.test(before.slice(-4_000)),
      code: code.slice(match.index, match.index + 400),
    };
  });
  return { path, text, code, imports, exports };
}
