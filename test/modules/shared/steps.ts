/**
 * How long the long random runs are: what every run of the tests can afford, or as many steps as the environment says, as
 * `npm run random` does.
 */

import fc, { type Arbitrary } from 'fast-check';

/** Steps of a random run that usually makes so many. */
export const stepsOr = (usual: number): number => Number(process.env.TEST_STEPS ?? usual);

/** Lives of about `length` random steps, some `usual` steps in all; says which short life fails, and why. */
export function lives<Step>(
  step: Arbitrary<Step>,
  live: (steps: readonly Step[]) => void,
  length = 100,
  usual = 10_000,
): void {
  const steps = fc.array(step, { maxLength: 2 * length, size: 'max' });
  const numRuns = Math.ceil(stepsOr(usual) / length);
  fc.assert(fc.property(steps, live), { numRuns, includeErrorInReport: true });
}
