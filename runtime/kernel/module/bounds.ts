/** Bounds of parameters with an error code of their own, which stays the same however far a value exceeds them. */

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

/** Limits of a parameter within its type, and the error for any other value. */
export interface Bound<T = unknown> {
  /** A type narrower than that of the parameter; without it the parameter's own limits apply. */
  readonly as?: Type<T>;
  readonly error: ErrorDef;
  /** Error for a value that is too small or too short, if it has its own. */
  readonly below?: ErrorDef;
  /** Reject JSON text that is not of the type at all with the same error. */
  readonly malformed?: true;
}

/** Bounds by parameter field. */
export type Bounds<P extends Shape> = { readonly [F in keyof P]?: Bound<Values<P>[F]> };

/** A value rejected with a declared error. */
class Refused extends CodecError {
  readonly failure: Failure;

  constructor(failure: Failure, { message }: CodecError) {
    super(message);
    this.failure = failure;
  }
}

/** The declared error inside a codec error, if there is one. */
export function refusalIn(cause: CodecError): Failure | undefined {
  if (cause instanceof Refused) return cause.failure;
  return cause instanceof NotPlain ? new Failure(NotPlainText, { at: cause.path, reason: cause.message }) : undefined;
}

function failureOf(field: string, { as: narrow, error, below = error }: Bound<never>, cause: CodecError): Failure {
  if (!(cause instanceof OutOfBounds)) return new Failure(error, { field, reason: cause.message });
  const { min, max, got } = cause.bounds;
  // The wire limits differ from those that callers must keep.
  return new Failure(got < min ? below : error, narrow ? { field, min, max, got } : { field, got });
}

/** The parameters, with types that reject values beyond their own limits with the declared errors. */
export function boundedParams<P extends Shape>(params: P, bounds: Bounds<P>): P {
  const fields = Object.entries(params).map(([field, type]) => {
    const bound = bounds[field];
    return [field, bound ? boundedType(field, type, bound as Bound<never>) : type];
  });
  return Object.fromEntries(fields) as P;
}

function boundedType<T>(field: string, type: Type<T>, bound: Bound<never>): Type<T> {
  const { as: narrow = type, malformed = false } = bound as Bound<T>;
  /** Turns size errors of `work` into the declared error; the narrower type supplies the limits that callers know. */
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

/** The CodecError thrown by `work`; undefined if it throws none. */
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

/** Widens a schema to accept any text: the codec rejects malformed text, because it knows the error. */
const withAnyText = ({ description, anyOf }: JsonSchema): JsonSchema => ({
  ...(anyOf === undefined ? { type: 'string' } : { anyOf: [...(anyOf as JsonSchema[]), { type: 'string' }] }),
  ...(description === undefined ? {} : { description }),
});

/** Removes the limits from a schema: the codec rejects what exceeds them, because it knows the error. */
function unlimited(schema: JsonSchema): JsonSchema {
  const kept = Object.entries(schema).filter(([keyword]) => !LIMITS.includes(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, keyword === 'anyOf' ? (value as JsonSchema[]).map(unlimited) : value]),
  );
}

/** Throws the declared error of the first parameter outside its bounds. */
export function checkBounds<P extends Shape>(bounds: Bounds<P>, params: Values<P>): void {
  for (const [field, bound] of Object.entries(bounds) as [string, Bound][]) {
    const cause = bound.as && flaw(bound.as, params[field]);
    if (cause) throw failureOf(field, bound as Bound<never>, cause);
  }
}
