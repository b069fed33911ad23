/** How plans are found and ended. */

import { fail } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
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

/** Ends the life of a plan. */
export function conclude(
  { state }: Pick<Writing, 'state'>,
  plan: Plan,
  status: Status,
  change: Partial<Plan> = {},
): void {
  state.plans.put(plan.plan_id, { ...plan, ...change, status });
  state.live.put(null);
}

/** Gives the deposit back, or to the treasury when it is forfeit or its owner cannot receive. */
export function release({ use, account }: Writing, { deposit, proposer }: Plan, back: boolean): void {
  if (deposit === 0n) return;
  const deposits = account('deposits');
  const refused = back && use.dispatch.attempt(() => use.tokens.transfer(deposits, proposer, NATIVE, deposit));
  if (!back || refused) use.tokens.transfer(deposits, use.treasury.address(), NATIVE, deposit);
}
