/** Bounds of parameters whose refusal has a code of its own: the same one however far beyond them a value lies. */

import { NotPlain } from '../../lib/codec/plain-text.js';
import {
  CodecError,
  flaw,
  type JsonSchema,
  OutOfBounds,
  type Shape,
  type Type,
  type Values,
} from '../../lib/codec/type.js';
import { type ErrorDef, Failure } from '../../lib/errors.js';
import { NotPlainText } from '../chain/common-errors.js';

/** What a parameter must be within its type, and how anything else is refused. */
export interface Bound<T = unknown> {
  /** Narrower than the type of the parameter; without it the parameter's own limits count. */
  readonly as?: Type<T>;
  readonly error: ErrorDef;
  /** Of what is too small or too short, where that has an error of its own. */
  readonly below?: ErrorDef;
  /** Text in JSON that is none of the type at all is refused with the same error. */
  readonly malformed?: true;
}

/** Bounds by the field of the parameter. */
export type Bounds<P extends Shape> = { readonly [F in keyof P]?: Bound<Values<P>[F]> };

/** A value that a declared error refuses. */
class Refused extends CodecError {
  readonly failure: Failure;

  constructor(failure: Failure, { message }: CodecError) {
    super(message);
    this.failure = failure;
  }
}

/** The declared refusal in an error of the codec, where there is one. */
export function refusalIn(cause: CodecError): Failure | undefined {
  if (cause instanceof Refused) return cause.failure;
  return cause instanceof NotPlain ? new Failure(NotPlainText, { at: cause.path, reason: cause.message }) : undefined;
}

function failureOf(field: string, { as: narrow, error, below = error }: Bound<never>, cause: CodecError): Failure {
  if (!(cause instanceof OutOfBounds)) return new Failure(error, { field, reason: cause.message });
  const { min, max, got } = cause.bounds;
  // The limits of the wire are not those that callers have to keep.
  return new Failure(got < min ? below : error, narrow ? { field, min, max, got } : { field, got });
}

/** The parameters with types that refuse what is beyond their own limits by the declared errors. */
export function boundedParams<P extends Shape>(params: P, bounds: Bounds<P>): P {
  const fields = Object.entries(params).map(([field, type]) => {
    const bound = bounds[field];
    return [field, bound ? boundedType(field, type, bound as Bound<never>) : type];
  });
  return Object.fromEntries(fields) as P;
}

function boundedType<T>(field: string, type: Type<T>, bound: Bound<never>): Type<T> {
  const { as: narrow = type, malformed = false } = bound as Bound<T>;
  /** Names what `work` refuses for its size; the narrower type says the limits that callers know. */
  const named = <R>(work: () => R, ofNarrow: () => unknown): R => {
    try {
      return work();
    } catch (cause) {
      if (!(cause instanceof CodecError) || cause.path !== '') throw cause;
      if (!(cause instanceof OutOfBounds) && !malformed) throw cause;
      throw new Refused(failureOf(field, bound, refusalOf(ofNarrow) ?? cause), cause);
    }
  };
  return {
    ...type,
    schema: malformed ? withAnyText(type.schema) : unlimited(type.schema),
    read: (from) =>
      named(
        () => type.read(from),
        () => undefined,
      ),
    write: (to, value) =>
      named(
        () => type.write(to, value),
        () => void rethrow(flaw(narrow, value)),
      ),
    fromJson: (json, text) =>
      named(
        () => type.fromJson(json, text),
        () => narrow.fromJson(json, text),
      ),
  };
}

function rethrow(cause: CodecError | undefined): void {
  if (cause) throw cause;
}

/** The CodecError of `work`; undefined where it has none. */
function refusalOf(work: () => unknown): CodecError | undefined {
  try {
    work();
    return undefined;
  } catch (cause) {
    if (cause instanceof CodecError) return cause;
    throw cause;
  }
}

const LIMITS: readonly string[] = ['minItems', 'maxItems', 'minLength', 'maxLength', 'minimum', 'maximum'];

/** The schema of any text with the same meaning, beside what else it may be: what the text must be is refused by the codec, which knows the error. */
const withAnyText = ({ description, anyOf }: JsonSchema): JsonSchema => ({
  ...(anyOf === undefined ? { type: 'string' } : { anyOf: [...(anyOf as JsonSchema[]), { type: 'string' }] }),
  ...(description === undefined ? {} : { description }),
});

/** The schema without limits: they are refused by the codec, which knows the error. */
function unlimited(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !LIMITS.includes(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, keyword === 'anyOf' ? (value as JsonSchema[]).map(unlimited) : value]),
  );
}

/** Throws the declared refusal of the first parameter that is beyond its bounds. */
export function checkBounds<P extends Shape>(bounds: Bounds<P>, params: Values<P>): void {
  for (const [field, bound] of Object.entries(bounds) as [string, Bound][]) {
    const cause = bound.as && flaw(bound.as, params[field]);
    if (cause) throw failureOf(field, bound as Bound<never>, cause);
  }
}
