/** Inner operations: what an account has others carry out for it, in operations of any module. Checked when it is proposed, run all or none. */

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

/** Most operations that one account proposes together, and the bytes that they have at most. */
export const MAX_INNER = 32;
const MAX_BYTES = 16_384;

/** A list of them, as it is kept. */
export const InnerOperations = operations(MAX_INNER);
/** The same as it is given: what is beyond the bounds has a refusal of its own. */
export const GivenOperations = operations(64, 0);

/** A name of an operation, 'Transfer' or 'module.Operation'. */
export const OperationName = t.doc(t.text(1, 130), 'Name of the operation, such as Transfer');

/** What was carried out, as events and answers tell it. */
export const Results = t.list(
  t.struct({ index: t.doc(t.u8, 'Place of the operation, from 0'), type: OperationName }),
  MAX_INNER,
);

/** Of which kind an operation is, in the order in which they ran. */
export const resultsOf = (list: readonly Operation[]) => list.map(({ type }, index) => ({ index, type: type.name }));

/** Bytes of a list of operations. */
export const sizeOf = (list: readonly Operation[]): number => encode(GivenOperations, list).length;

/** The hash of a list under the tag of its module: what names it, whatever its number is. */
export const hashOfInner = (tag: string, list: readonly Operation[]): Hash =>
  hashOf(tag, { operations: InnerOperations }, { operations: list });

/** Refuses what has too many bytes, and operations that are for bundles of an account itself. */
export function checkInner(list: readonly Operation[], tooLong: ErrorDef, forbidden: ErrorDef): void {
  const bytes = sizeOf(list);
  if (bytes > MAX_BYTES) fail(tooLong, { reason: `must have at most ${MAX_BYTES} bytes`, got: bytes });
  const index = list.findIndex(({ type }) => type.definition.nestable === false);
  if (index >= 0) fail(forbidden, { index, operation: list[index]!.type.name });
}

type Running<F extends 'run' | 'attempt'> = { readonly use: { readonly dispatch: Pick<DispatchPort, F> } };

/** Refuses all because of one step: `failed` with its details, and with why the step was refused. */
export function failStep({ error, details }: Failure, step: Details, failed: ErrorDef): never {
  const { code, name, module, message } = error;
  return fail(failed, { ...step, error: { code, name, module, message, details } });
}

/** Does one step of what was decided: its refusal becomes that of all, as `failed` with the details of the step. */
export function runOne({ use }: Running<'attempt'>, step: Details, work: () => void, failed: ErrorDef): void {
  const failure = use.dispatch.attempt(work);
  if (failure) failStep(failure, step, failed);
}

/** Runs all operations as the account; whoever runs them pays for the gas. `place` is what the refusal calls the place of the one that was refused. */
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
