/**
 * Name resolution: names are replaced by addresses before anything is sent or signed, so that addresses are displayed,
 * compared and signed.
 */

import { operations as operationList } from '../../../runtime/kernel/chain/operation.js';
import type { Address } from '../../../runtime/lib/codec/ids.js';
import { CodecError, type TextForms } from '../../../runtime/lib/codec/type.js';

/** Whether a text has the form of a name like `alice.trl`; addresses have no dot. */
export const isName = (text: string): boolean => /^[A-Za-z0-9-]{1,63}\.[A-Za-z]{1,10}$/.test(text);

/** Response of chain_resolveName: the fields that are used. */
export interface Resolved {
  readonly name: string;
  readonly address: string;
  readonly in_grace: boolean;
}

/** The account in the response to a name; undefined if the response is for another name. */
export function accountIn(name: string, answer: Resolved | null, forms: TextForms): Address | undefined {
  return answer?.name === name.toLowerCase() ? forms.parseAddress(answer.address) : undefined;
}

/** More than fits into a bundle. */
const MAX_NAMES = 1_024;

const Operations = operationList(64);

/**
 * The operations (JSON) with names replaced by addresses wherever an address is expected. `lookUp` returns the text of
 * the address. Unreadable values stay as they are; the check of the bytes reports them.
 */
export async function withoutNames<Known extends object>(
  operations: readonly Known[],
  forms: TextForms,
  lookUp: (name: string) => Promise<string>,
): Promise<readonly Known[]> {
  const known = new Map<string, string>();
  let given = operations;
  for (let found = 0; found < MAX_NAMES; found++) {
    const place = nextName(given, forms);
    if (place === undefined) return given;
    const address = known.get(place.name) ?? (await lookUp(place.name));
    known.set(place.name, address);
    given = structuredClone(given);
    place.put(given, address);
  }
  return given;
}

/**
 * Parameters of a method, by position or by name, with the names at `paths` replaced by addresses; `paths` are those of
 * the method in `ChainForms.addresses`.
 */
export async function paramsWithoutNames(
  params: readonly unknown[] | object,
  paths: { readonly [path: string]: number },
  forms: TextForms,
  lookUp: (name: string) => Promise<string>,
): Promise<readonly unknown[] | object> {
  let given: unknown = params;
  for (const [path, place] of Object.entries(paths)) {
    const [name, ...parts] = path.match(/\[\]|[^.[\]]+/g)!;
    given = await replaceAt(given, [Array.isArray(params) ? `${place}` : name!, ...parts], forms, lookUp);
  }
  return given as readonly unknown[] | object;
}

async function replaceAt(
  value: unknown,
  [part, ...rest]: readonly string[],
  forms: TextForms,
  lookUp: (name: string) => Promise<string>,
): Promise<unknown> {
  const next = (inner: unknown): Promise<unknown> => replaceAt(inner, rest, forms, lookUp);
  if (part === undefined) {
    if (typeof value === 'string') return isName(value) ? lookUp(value) : value;
    // An operation.
    return typeof value === 'object' && value !== null ? (await withoutNames([value], forms, lookUp))[0] : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const [at, one] of value.entries()) list.push(part === '[]' || part === `${at}` ? await next(one) : one);
    return list;
  }
  return Object.hasOwn(value, part)
    ? { ...value, [part]: await next((value as Record<string, unknown>)[part]) }
    : value;
}

interface NamePosition {
  readonly name: string;
  put(operations: readonly object[], address: string): void;
}

/** The first position at which a name stands for an address. */
function nextName(operations: readonly object[], forms: TextForms): NamePosition | undefined {
  let asked: string | undefined;
  const parseAddress = (text: string): Address | undefined => {
    const address = forms.parseAddress(text);
    asked = address === undefined ? text : undefined;
    return address;
  };
  try {
    Operations.fromJson(operations as never, { ...forms, parseAddress });
    return undefined;
  } catch (cause) {
    if (!(cause instanceof CodecError)) throw cause;
    const { path } = cause;
    const name = at(operations, path)?.value;
    if (name !== asked || typeof name !== 'string' || !isName(name)) return undefined;
    const put = (all: readonly object[], address: string): void => {
      const { holder, key } = at(all, path)!;
      holder[key] = address;
    };
    return { name, put };
  }
}

/**
 * The value at the path of an error, `[0].Transfer.to`, and its containing object. Names of operations may contain
 * dots.
 */
function at(json: unknown, path: string): { holder: Record<string, unknown>; key: string; value: unknown } | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const holder = json as Record<string, unknown>;
  for (const [key, value] of Object.entries(holder)) {
    const part = Array.isArray(json) ? `[${key}]` : key;
    if (path === part) return { holder, key, value };
    const rest = path.slice(part.length);
    if (path.startsWith(part) && /^[.[]/.test(rest)) {
      const found = at(value, rest.replace(/^\./, ''));
      if (found) return found;
    }
  }
  return undefined;
}
