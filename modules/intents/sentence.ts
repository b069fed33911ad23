/** Sentences: a sequence of clauses, in words or in JSON, each matched against the forms of the chain. */

import { fail, type Json, readJson } from '../../runtime/sdk.js';
import type { Duration, Form } from '../shared/intent-forms.js';
import { STANDARD } from '../shared/standard-forms.js';
import { durationAt, isMiss, type Miss, miss } from './amounts.js';
import { Ambiguous, ParseError, UnsupportedAction } from './errors.js';
import { type Filled, fill, MAX_SLIPPAGE_BPS, match, type Part, partsOf, type Said } from './pattern.js';
import { closest } from './suggest.js';
import { type Word, wordsOf } from './words.js';

/** Maximum clauses of a sentence. */
export const MAX_CLAUSES = 8;

/** A parsed clause. */
export interface Clause {
  readonly action: string;
  readonly said: Said;
  /** Offset in characters. */
  readonly at: number;
}

/** A parsed sentence. */
export interface Sentence {
  readonly clauses: readonly Clause[];
  readonly deadline: Duration | undefined;
  /** In Unix seconds; only from JSON. */
  readonly until: number | undefined;
  /** Default for clauses without their own; only from JSON. */
  readonly slippageBps: number | undefined;
}

/** Forms that the parser recognizes: those of loaded modules, and those of the grammar whose module is not loaded. */
interface Known {
  readonly action: string;
  readonly parts: readonly Part[];
  readonly form: string;
  /** Name of the module, if it is not loaded. */
  readonly missing: string | undefined;
}

const knownForms = (loaded: readonly Form[]): readonly Known[] => {
  const actions = new Set(loaded.map(({ action }) => action));
  const missing = Object.values(STANDARD).filter(({ action }) => !actions.has(action));
  return [
    ...loaded.map(({ action, form }) => ({ action, form, parts: partsOf(form), missing: undefined })),
    ...missing.map(({ action, form, module }) => ({ action, form, parts: partsOf(form), missing: module })),
  ];
};

/** Parses a text with the forms of loaded modules. Fails with ParseError, Ambiguous or UnsupportedAction. */
export function readSentence(text: string, loaded: readonly Form[]): Sentence {
  const known = knownForms(loaded);
  return /^\s*\{/.test(text) ? readObject(text, known) : readWords(text, known);
}

function readWords(text: string, known: readonly Known[]): Sentence {
  const words = wordsOf(text);
  const parts = splitClauses(words);
  const refused = parts.find((clause) => clause.words.length === 0);
  if (refused) fail(ParseError, { position: refused.at ?? text.length, expected: ['a clause'], suggestions: [] });
  if (parts.length > MAX_CLAUSES) {
    fail(ParseError, {
      position: parts[MAX_CLAUSES]!.words[0]!.at,
      expected: [`at most ${MAX_CLAUSES} clauses`],
      suggestions: [],
    });
  }
  const last = parts[parts.length - 1]!.words;
  const by = last.findIndex(({ low }, i) => low === 'by' && last[i + 1]?.low === 'deadline');
  let deadline: Duration | undefined;
  if (by >= 0) {
    const read = durationAt(last, by + 2);
    if (isMiss(read)) return refuse(read, last, text.length);
    if (read.next < last.length) return refuse(miss(read.next, 'the end'), last, text.length);
    deadline = read.value;
    parts[parts.length - 1] = { words: last.slice(0, by), at: undefined };
  }
  const clauses = parts.map(({ words: clause }) => readClause(clause, known, endOf(clause, words, text)));
  return { clauses, deadline, until: undefined, slippageBps: undefined };
}

/** Offset of a clause's end: the next word, or the end of the text. */
function endOf(clause: readonly Word[], words: readonly Word[], text: string): number {
  const last = clause[clause.length - 1];
  const next = last && words[words.indexOf(last) + 1];
  return next?.at ?? text.length;
}

/** Splits at `;`, `then`, `and then` and `, then`. */
function splitClauses(words: readonly Word[]): { words: readonly Word[]; at: number | undefined }[] {
  const clauses: { words: Word[]; at: number | undefined }[] = [{ words: [], at: undefined }];
  for (const word of words) {
    const open = clauses[clauses.length - 1]!;
    if (word.text !== ';' && word.low !== 'then') {
      open.words.push(word);
      continue;
    }
    const before = open.words[open.words.length - 1]?.low;
    if (word.low === 'then' && (before === 'and' || before === ',')) open.words.pop();
    if (open.words[open.words.length - 1]?.low === ',') open.words.pop();
    open.at = word.at;
    clauses.push({ words: [], at: undefined });
  }
  return clauses;
}

function readClause(words: readonly Word[], known: readonly Known[], end: number): Clause {
  const [verb] = words;
  if (!verb) return fail(ParseError, { position: end, expected: ['a clause'], suggestions: [] });
  const { at } = verb;
  const candidates = known.filter(({ parts: [first] }) => first && 'words' in first && first.words.includes(verb.low));
  if (candidates.length === 0) return unknownVerb(verb, known);
  const read = candidates.map((form) => ({ ...form, said: match(form.parts, words) }));
  const matching = read.filter(({ said, missing }) => !isMiss(said) && missing === undefined);
  if (matching.length > 1) {
    const reason = `${matching.length} forms of this chain match`;
    return fail(Ambiguous, { position: at, reason, suggestions: matching.map(({ form }) => form) });
  }
  const [found] = matching;
  if (found) return { action: found.action, said: found.said as Said, at };
  const absent = read.find(({ said, missing }) => missing !== undefined && !isMiss(said));
  if (absent) return notLoaded(absent.action, absent.missing!);
  const misses = read.map(({ said, ...form }) => ({ ...form, said: said as Miss }));
  const furthest = misses.reduce((most, { said }) => Math.max(most, said.index), 0);
  const nearest = misses.filter(({ said }) => said.index === furthest);
  const loaded = nearest.filter(({ missing }) => missing === undefined);
  if (loaded.length === 0) return notLoaded(nearest[0]!.action, nearest[0]!.missing!);
  const ambiguous = loaded.find(({ said }) => said.reason !== undefined);
  const expected = [...new Set(loaded.map(({ said }) => said.expected))];
  const suggestions = [...new Set(loaded.flatMap(({ said }) => said.suggestions ?? []))];
  return refuse(ambiguous?.said ?? { missed: true, index: furthest, expected: '', suggestions }, words, end, expected);
}

const notLoaded = (action: string, module: string): never =>
  fail(UnsupportedAction, {
    action,
    module,
    reason: `the module ${module} is not part of this chain`,
    suggestions: [],
  });

function unknownVerb({ low, at }: Word, known: readonly Known[]): never {
  const verbs = known.flatMap(({ parts: [first], missing }) =>
    first && 'words' in first && missing === undefined ? first.words : [],
  );
  const suggestions = closest(low, verbs);
  if (suggestions.length > 0) fail(ParseError, { position: at, expected: ['a verb'], suggestions });
  const reason = 'no module of this chain has this verb';
  return fail(UnsupportedAction, { action: low, module: null, reason, suggestions: [...new Set(verbs)] });
}

/** Fails at a word and reports what was expected there. */
function refuse(said: Miss, words: readonly Word[], end: number, expected: readonly string[] = [said.expected]): never {
  const word = words[said.index];
  const position = word?.at ?? end;
  const given = said.suggestions ?? [];
  if (said.reason !== undefined) fail(Ambiguous, { position, reason: said.reason, suggestions: given });
  const suggestions =
    given.length > 0 || !word
      ? given
      : closest(
          word.low,
          expected.flatMap((one) => one.split(' or ')),
        );
  return fail(ParseError, { position, expected, suggestions });
}

/** Parses the JSON form: one step, or several steps with common terms. */
function readObject(text: string, known: readonly Known[]): Sentence {
  const json = readJson(text);
  if (!isObject(json)) return refuseJson('', 'a JSON object');
  if (!Object.hasOwn(json, 'steps')) {
    return { clauses: [readStep(json, known, '')], deadline: undefined, until: undefined, slippageBps: undefined };
  }
  const { steps, slippage_bps = null, deadline = null, ...more } = json;
  const [other] = Object.keys(more);
  if (other !== undefined) return refuseJson(other, 'only steps, slippage_bps and deadline');
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > MAX_CLAUSES) {
    return refuseJson('steps', `a list of 1 to ${MAX_CLAUSES} steps`);
  }
  if (deadline !== null && !(Number.isSafeInteger(deadline) && Number(deadline) > 0)) {
    return refuseJson('deadline', 'Unix seconds');
  }
  return {
    clauses: steps.map((step, i) => readStep(step as Json, known, `steps[${i}].`)),
    deadline: undefined,
    until: deadline === null ? undefined : Number(deadline),
    slippageBps: slippage_bps === null ? undefined : slippageIn(slippage_bps, 'slippage_bps'),
  };
}

const isObject = (json: Json | undefined): json is { readonly [field: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function refuseJson(path: string, expected: string, suggestions: readonly string[] = []): never {
  return fail(ParseError, { position: 0, expected: [path === '' ? expected : `${path}: ${expected}`], suggestions });
}

function slippageIn(json: Json, path: string): number {
  if (!Number.isSafeInteger(json) || Number(json) < 0 || Number(json) > MAX_SLIPPAGE_BPS) {
    refuseJson(path, `basis points, 0 to ${MAX_SLIPPAGE_BPS}`);
  }
  return Number(json);
}

/** JSON fields for the terms of a trade. */
const TERMS: Readonly<Record<string, string>> = { min: 'min', via: 'via', within: 'within' };

function readStep(json: Json, known: readonly Known[], path: string): Clause {
  if (!isObject(json)) return refuseJson(path.slice(0, -1), 'an object with an action');
  const { action, ...fields } = json;
  const form = known.find((one) => one.action === action);
  if (!form || typeof action !== 'string') {
    const actions = known.filter(({ missing }) => missing === undefined).map((one) => one.action);
    return refuseJson(`${path}action`, 'an action of this chain', closest(String(action), actions));
  }
  if (form.missing !== undefined) return notLoaded(action, form.missing);
  const said = new Map<string, Filled | true>();
  const slots = slotsOf(form.parts);
  const flags = flagsOf(form.parts);
  for (const [field, value] of Object.entries(fields)) {
    const kind = slots.find(({ slot }) => slot === field)?.kind;
    if (kind !== undefined && kind !== 'terms') said.set(field, filled(kind, value, path + field));
    else if (flags.has(field) && value === true) said.set(flags.get(field)!, true);
    else if (!isTerm(field, slots)) {
      refuseJson(
        path + field,
        'a field of this action',
        closest(field, [...slots.map(({ slot }) => slot), ...flags.keys()]),
      );
    }
  }
  const lacking = slots.find(({ slot, kind, optional }) => kind !== 'terms' && !optional && !said.has(slot));
  if (lacking) refuseJson(path + lacking.slot, 'this field');
  if (slots.some(({ kind }) => kind === 'terms')) said.set('terms', termsIn(fields, path));
  return { action, said, at: 0 };
}

const isTerm = (field: string, slots: readonly { readonly kind: string }[]): boolean =>
  slots.some(({ kind }) => kind === 'terms') && (field === 'slippage_bps' || Object.hasOwn(TERMS, field));

/** Parses a field like the words of a sentence. */
function filled(kind: Exclude<Filled['kind'], never>, json: Json, path: string): Filled {
  if (typeof json !== 'string' && !Number.isSafeInteger(json)) return refuseJson(path, 'text, as in a sentence');
  const words = wordsOf(String(json));
  const read = fill(kind, words);
  if (isMiss(read)) {
    if (read.reason !== undefined)
      fail(Ambiguous, { position: 0, reason: `${path}: ${read.reason}`, suggestions: read.suggestions ?? [] });
    return refuseJson(path, read.expected, read.suggestions);
  }
  return read.next === words.length ? read.value : refuseJson(path, 'nothing after that');
}

function termsIn(fields: { readonly [field: string]: Json }, path: string): Filled {
  const said = Object.keys(TERMS).filter((field) => Object.hasOwn(fields, field));
  const text = said.map((field) => `${TERMS[field]} ${String(fields[field])}`).join(' ');
  const terms = filled('terms', text, path + said.join(' and ')) as Filled & { readonly kind: 'terms' };
  if (!Object.hasOwn(fields, 'slippage_bps')) return terms;
  return { ...terms, value: { ...terms.value, slippageBps: slippageIn(fields.slippage_bps!, `${path}slippage_bps`) } };
}

/** Slots of a form, and whether each is optional. */
export function slotsOf(
  parts: readonly Part[],
  optional = false,
): readonly { readonly slot: string; readonly kind: Filled['kind']; readonly optional: boolean }[] {
  return parts.flatMap((part) => {
    if ('slot' in part) return [{ slot: part.slot, kind: part.kind, optional }];
    return 'optional' in part ? slotsOf(part.optional, true) : [];
  });
}

/** Optional words that stand alone in a form, by their names in JSON. */
export const flagsOf = (parts: readonly Part[]): ReadonlyMap<string, string> =>
  new Map(
    parts.flatMap((part) => {
      const [only] = 'optional' in part && part.optional.length === 1 ? part.optional : [];
      return only && 'words' in only ? [[only.words[0]!.replaceAll('-', '_'), only.words[0]!] as const] : [];
    }),
  );
