/**
 * How long the long random runs are: what every run of the tests can afford, or as many steps as the environment says:
 * `TEST_STEPS=100000 node dist/test/modules/nft/random.test.js`
 */

import fc, { type Arbitrary } from 'fast-check';

/** Steps of a random run that usually makes so many. */
export const stepsOr = (usual: number): number => Number(process.env.TEST_STEPS ?? usual);

const STEPS = stepsOr(10_000);

/** Lives of about `length` random steps, some STEPS in all; says which short life fails, and why. */
export function lives<Step>(step: Arbitrary<Step>, live: (steps: readonly Step[]) => void, length = 100): void {
  const steps = fc.array(step, { maxLength: 2 * length, size: 'max' });
  const numRuns = Math.ceil(STEPS / length);
  fc.assert(fc.property(steps, live), { numRuns, includeErrorInReport: true });
}
