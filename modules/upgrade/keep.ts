/** How plans are found and ended. */

import { fail } from '../../runtime/sdk.js';
import { PlanNotFound } from './errors.js';
import type { Plan, Status } from './plan.js';
import type { Reading, Writing } from './shape.js';

/** Blocks between the last moment to schedule, or to vote, and the upgrade: time to fetch the files. */
export const NOTICE = 100;

/** The plan of an id. */
export function planOf({ state }: Reading, id: number): Plan {
  return state.plans.get(id) ?? fail(PlanNotFound, { plan_id: id });
}

/** The plan that is voted on or waits for its height. */
export function livePlan({ state }: Reading): Plan | undefined {
  const id = state.live.get();
  return id === null ? undefined : state.plans.get(id);
}

/** Ends the life of a plan: who could vote on it, and who wanted it cancelled, is forgotten; how they voted is kept. */
export function conclude(
  { state }: Pick<Writing, 'state'>,
  plan: Plan,
  status: Status,
  change: Partial<Plan> = {},
): void {
  const { plan_id } = plan;
  const members = state.electorates.get(plan_id) ?? [];
  for (const { validator } of members) state.cancellations.delete(plan_id, validator);
  state.electorates.delete(plan_id);
  state.plans.put(plan_id, { ...plan, ...change, status });
  state.live.put(null);
}
