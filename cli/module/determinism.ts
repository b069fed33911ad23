/**
 * Rules for consensus code, whose violation could give two nodes different results. Applied to this repository, and by
 * `module check` to others.
 */

import type { Source } from './scanner.js';

/** A violation: its place, and the remedy. */
export interface Breach {
  readonly line: number;
  readonly what: string;
}

/** Words that consensus code must not contain. */
export interface Impurity {
  readonly name: string;
  readonly pattern: RegExp;
  /** The remedy, or the reason. */
  readonly advice: string;
}

export const IMPURITIES = {
  surroundings: {
    name: 'no clock, randomness, locale, input or output in consensus code',
    pattern:
      /\b(Date|performance|Intl|localeCompare|toLocale\w*|normalize|setTimeout|setInterval|setImmediate|queueMicrotask|process|fetch|crypto|globalThis|WeakRef|FinalizationRegistry|console|eval)\b(?!\s*[:?]?:)|\bMath\.(?!(min|max|abs|trunc|floor|ceil)\b)\w+/g,
    advice: 'two nodes could get different results',
  },
  letterCase: {
    name: 'no change of letter case in modules and chain: the tables of Unicode change with Node',
    pattern: /\.to(Upper|Lower)Case\b/g,
    advice: 'map ASCII letters yourself',
  },
  asynchrony: {
    name: 'consensus code is synchronous',
    pattern: /\b(async|await|Promise)\b/g,
    advice: 'handlers are synchronous',
  },
  catching: {
    name: 'modules catch nothing: a failure is for the caller, any other exception stops the node',
    pattern: /\b(try|catch|finally)\b(?=\s*[({])/g,
    advice: 'use fail()',
  },
  order: { name: 'a sort has a comparator', pattern: /\.(sort|toSorted)\(\s*\)/g, advice: 'pass a comparator' },
  forIn: {
    name: 'no for…in',
    pattern: /\bfor\s*\(\s*(const|let|var)\s+\w+\s+in\b/g,
    advice: 'use Object.entries',
  },
  variables: {
    name: 'no state outside of the state: nothing in a file can be reassigned',
    pattern: /^(export )?(let|var)\b/gm,
    advice: 'keep it in a store',
  },
} as const satisfies Readonly<Record<string, Impurity>>;

/** Applied to external modules only: those of this repository throw in methods, and their parsers are tested. */
export const OUTSIDE_IMPURITIES: readonly Impurity[] = [
  {
    name: 'no throw in modules: anything but a declared failure stops every node',
    pattern: /\bthrow\b|\bnew\s+\w*Error\b/g,
    advice: 'use fail() with a declared error: anything else halts every node',
  },
  {
    name: 'fail is called where it is written, so that its errors can be compared with the declared ones',
    pattern: /[=(,:]\s*fail\b(?!\s*[(,}:])/g,
    advice: 'call fail(error) itself: an undeclared error behind another name halts every node',
  },
  {
    name: 'no parser that throws for bad text',
    pattern: /\bJSON\.parse\b/g,
    advice: 'it throws for bad text, which halts every node; declare the fields as parameters',
  },
  {
    name: 'no code made from text',
    pattern: /\bReflect\b|\bFunction\s*\(|\.constructor\b|\bimport\s*\(/g,
    advice: 'code made at run time cannot be checked',
  },
  {
    name: 'no generator: a handler that stops halfway leaves its work open',
    pattern: /\bfunction\s*\*|\byield\b/g,
    advice: 'use a loop or a list',
  },
];

/** Unicode classes in regular expressions, whose contents the scanner blanks: their tables change with Node. */
export const unicodeClasses = ({ text, code }: Source): Breach[] =>
  [...text.matchAll(/\\p\{\w+(=\w+)?\}/g)]
    .filter(({ index }) => code.slice(index, index + 2).trim() === '')
    .map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      what: `${match[0]}: the tables of Unicode change with Node; list the allowed characters`,
    }));

/** Named declarations of collections and records, and their changes. */
const DECLARED = /\bconst\s+(\w+)\s*(?::[^=;]+)?=\s*(?:new\s+(?:Map|Set|WeakMap|WeakSet|Array|\w+Array)\b|\[|\{)/g;
const CHANGED = (name: string): RegExp =>
  new RegExp(
    `\\b${name}\\s*(?:\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|fill|sort|reverse)\\s*\\(|(?:\\.\\w+|\\[[^\\]]*\\])\\s*(?:\\+\\+|--|[-+*/|&^]?=(?![=>])))`,
    'g',
  );

/** Lines that change a collection declared outside of all handlers. Only a hint: such a line may run at load time. */
export function changesOutside({ code }: Source): Breach[] {
  const depthAt = (index: number): number =>
    [...code.slice(0, index)].reduce((depth, char) => depth + (char === '{' ? 1 : char === '}' ? -1 : 0), 0);
  return [...code.matchAll(DECLARED)]
    .filter((match) => depthAt(match.index) <= 1)
    .flatMap(([, name]) => [...code.matchAll(CHANGED(name!))])
    .map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      what: `${match[0].trim()}: lives outside of the state; keep it in a store`,
    }));
}

/** Errors that code uses in `fail` without a declaration in the module. */
export function undeclared({ code }: Source, declared: ReadonlySet<string>): Breach[] {
  return [...code.matchAll(/\bfail\(\s*([A-Z][\w$]*)\s*[,)]/g)]
    .filter(([, name]) => !declared.has(name!))
    .map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      what: `fail(${match[1]}): no operation or method declares this error, so it halts every node`,
    }));
}

/** Finds words in code, never in comments or text. */
export function words(pattern: RegExp, advice: string) {
  return ({ code }: Source): Breach[] =>
    [...code.matchAll(pattern)].map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      what: `${match[0].trim()}: ${advice}`,
    }));
}

/** All violations in a file of a module. */
export const impurities = (source: Source): readonly Breach[] =>
  Object.values(IMPURITIES).flatMap(({ pattern, advice }) => words(pattern, advice)(source));
