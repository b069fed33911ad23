/** Lookup and conclusion of plans. */

import { fail } from '../../runtime/sdk.js';
import { PlanNotFound } from './errors.js';
import type { Plan, Status } from './plan.js';
import type { Reading, Writing } from './shape.js';

/** Minimum blocks between scheduling, or the end of the vote, and the upgrade: time to fetch the files. */
export const NOTICE = 100;

/** The plan with an id; fails if there is none. */
export function planOf({ state }: Reading, id: number): Plan {
  return state.plans.get(id) ?? fail(PlanNotFound, { plan_id: id });
}

/** The plan that is being voted on or waits for its height. */
export function livePlan({ state }: Reading): Plan | undefined {
  const id = state.live.get();
  return id === null ? undefined : state.plans.get(id);
}

/** Ends a plan: deletes its electorate and its cancellation requests, and keeps its votes. */
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
