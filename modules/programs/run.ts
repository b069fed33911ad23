/** Execution of a program: its conditions, then its steps in order, with only the authority of its sender. */

import {
  type Address,
  CodecError,
  type Failure,
  fail,
  type Operation,
  type Shape,
  type Values,
} from '../../runtime/sdk.js';
import { failStep } from '../shared/inner.js';
import { NATIVE } from '../tokens/port.js';
import { EvaluationFailed, LimitExceeded, RequireFailed, StepFailed } from './errors.js';
import type { Expression, Moment } from './expression.js';
import type { Value } from './kinds.js';
import { readValues } from './params.js';
import type { Program, Step } from './program.js';
import type { Reading } from './shape.js';

/** Context of a running program: a block, or a discarded state. */
export interface Stage {
  /** Live state: reads see the effects of the steps so far. */
  readonly c: Reading;
  readonly sender: Address;
  /** Charges gas before the work is done. */
  charge(gas: number): void;
  /** Gas used by the bundle so far. */
  gasUsed(): number;
  /** Runs the operation as the sender; on failure it changes nothing. */
  run(operation: Operation): { readonly failure?: Failure | undefined; readonly returned?: Values<Shape> | undefined };
}

/** A step that is about to run. */
export interface Ran {
  readonly index: number;
  readonly operation: Operation;
}

/**
 * Runs a parsed and paid program; fails if any part of it fails. Yields each step before it runs and stops before step
 * `until`.
 */
export function* runProgram(stage: Stage, program: Program, params: string, until = Infinity): Generator<Ran, void> {
  const { c, sender, charge, gasUsed } = stage;
  const { text, conditions, steps, forms } = program;
  const [begun, before] = [gasUsed(), c.use.tokens.balance(sender, NATIVE)];
  const results = new Map<string, ReadonlyMap<string, Value> | undefined>();
  const moment: Moment = { c, sender, params: readValues(c, program.params, params, forms), results };
  const { max_gas = null, max_native = null } = text.limits ?? {};

  const checkGas = (index: number, more: number): void => {
    const got = gasUsed() - begun + more;
    if (max_gas !== null && got > max_gas) fail(LimitExceeded, { limit: 'max_gas', max: max_gas, got, index });
  };
  const checkNative = (index: number): void => {
    const got = before - c.use.tokens.balance(sender, NATIVE);
    if (max_native === null || got <= max_native) return;
    fail(LimitExceeded, { limit: 'max_native', max: `${max_native}`, got: `${got}`, index });
  };
  const holds = ({ gas, value }: Expression): boolean => {
    charge(gas);
    return value(moment) as boolean;
  };

  for (const { expression, message } of conditions) {
    if (!holds(expression)) fail(RequireFailed, { expr: expression.source, message });
  }
  for (const [index, step] of steps.entries()) {
    if (index >= until) return;
    if (step.when && !holds(step.when)) continue;
    charge(step.gas);
    const operation = operationOf(step, moment, index);
    checkGas(index, c.use.dispatch.gasOf(operation));
    yield { index, operation };
    const { failure, returned } = stage.run(operation);
    if (failure) failStep(c, failure, { index, operation: operation.type.name }, StepFailed);
    if (step.as !== undefined) results.set(step.as, known(step, returned ?? {}));
    checkGas(index, 0);
    checkNative(index);
  }
}

function operationOf({ operation, path }: Step, moment: Moment, index: number): Operation {
  const made = operation(moment);
  if (!(made instanceof CodecError)) return made;
  return fail(EvaluationFailed, { path: `${path}.args.${made.path}`, expr: null, reason: made.message, index });
}

/** Fields of a result as values for later steps. */
function known({ fields }: Step, returned: Values<Shape>): ReadonlyMap<string, Value> {
  return new Map(
    [...fields].map(([field, kind]): [string, Value] => {
      const value = returned[field];
      return [field, kind === 'number' ? BigInt(value as bigint | number) : (value as Value)];
    }),
  );
}
