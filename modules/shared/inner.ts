/**
 * Inner operations: operations of any module that run as another account. Checked when proposed; all of them run, or
 * none.
 */

import {
  type Address,
  type Details,
  type DispatchPort,
  type ErrorDef,
  encode,
  type Failure,
  fail,
  type Hash,
  hashOf,
  type Operation,
  operations,
  t,
} from '../../runtime/sdk.js';

/** Maximum operations of one proposal, and their maximum size in bytes. */
export const MAX_INNER = 32;
const MAX_BYTES = 16_384;

/** A list of inner operations as stored. */
export const InnerOperations = operations(MAX_INNER);
/** A list as a parameter: wider than allowed, because lists out of bounds must fail with an error of their own. */
export const GivenOperations = operations(64, 0);

/** `Transfer` or `module.Operation`. */
export const OperationName = t.doc(t.text(1, 130), 'Name of the operation, such as Transfer');

/** Executed operations, as reported in events and responses. */
export const Results = t.list(
  t.struct({ index: t.doc(t.u8, 'Index of the operation, counted from 0'), type: OperationName }),
  MAX_INNER,
);

/** Index and name of each operation. */
export const resultsOf = (list: readonly Operation[]) => list.map(({ type }, index) => ({ index, type: type.name }));

/** Encoded size of a list, in bytes. */
export const sizeOf = (list: readonly Operation[]): number => encode(GivenOperations, list).length;

/** Hash of a list under the tag of a module; identifies the list independent of the proposal's number. */
export const hashOfInner = (tag: string, list: readonly Operation[]): Hash =>
  hashOf(tag, { operations: InnerOperations }, { operations: list });

/** Fails if the list is too large or contains an operation that an account may run only in its own bundle. */
export function checkInner(list: readonly Operation[], tooLong: ErrorDef, forbidden: ErrorDef): void {
  const bytes = sizeOf(list);
  if (bytes > MAX_BYTES) fail(tooLong, { reason: `must have at most ${MAX_BYTES} bytes`, got: bytes });
  const index = list.findIndex(({ type }) => type.definition.nestable === false);
  if (index >= 0) fail(forbidden, { index, operation: list[index]!.type.name });
}

interface Running<F extends 'run' | 'attempt'> {
  readonly use: { readonly dispatch: Pick<DispatchPort, F> };
  ownerOf(error: ErrorDef): string;
}

/** Fails with `failed`, with the details of the step and the error that caused it. */
export function failStep(
  { ownerOf }: Pick<Running<never>, 'ownerOf'>,
  { error, details }: Failure,
  step: Details,
  failed: ErrorDef,
): never {
  const { code, name, message } = error;
  return fail(failed, { ...step, error: { code, name, module: ownerOf(error), message, details } });
}

/** Runs one step; if it fails, everything fails with `failed` and the details of the step. */
export function runOne(c: Running<'attempt'>, step: Details, work: () => void, failed: ErrorDef): void {
  const failure = c.use.dispatch.attempt(work);
  if (failure) failStep(c, failure, step, failed);
}

/**
 * Runs all operations as the account; the sender of the bundle pays for the gas. `place` is the name of the detail with
 * the index of a failed operation.
 */
export function runInner(
  c: Running<'run' | 'attempt'>,
  account: Address,
  list: readonly Operation[],
  failed: ErrorDef,
  place: 'index' | 'step' = 'index',
): void {
  for (const [index, operation] of list.entries()) {
    const step = { [place]: index, operation: operation.type.name };
    runOne(c, step, () => c.use.dispatch.run(account, operation), failed);
  }
}
