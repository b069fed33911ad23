/** The limits of a faucet as arithmetic: whatever is asked for and when, nobody gets more, and what is told of waiting is true. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY_MS, dayOf, type Grant, type GrantRequest, HOUR_MS, Rules } from '../../plugins/faucet/rules.js';
import type { Address } from '../../runtime/plugin.js';

const LIMITS = { perAddress: 100n, perNetwork: 3, perDay: 2_000n };

/** A wanted with how long after the last one it is made. */
const requests = fc.array(
  fc.record({
    after: fc.oneof(fc.nat(5 * 60_000), fc.nat(2 * HOUR_MS), fc.constant(DAY_MS)),
    address: fc.nat(3),
    own: fc.nat(5),
    amount: fc.integer({ min: 1, max: 100 }),
    refund: fc.boolean(),
  }),
  { maxLength: 120 },
);

const wantedOf = ({ address, own, amount }: { address: number; own: number; amount: number }): GrantRequest => ({
  address: `a${address}` as Address,
  amount: BigInt(amount),
  networks: [`n${own}`, `w${own % 2}`],
});

/** Whether the limits hold of grants, counted anew. */
function holds(granted: readonly Grant[]): boolean {
  return granted.every((last) => {
    const hour = granted.filter(({ at }) => at > last.at - HOUR_MS && at <= last.at);
    const sum = (of: readonly Grant[]) => of.reduce((all, { amount }) => all + amount, 0n);
    const within = (i: 0 | 1) => hour.filter(({ networks }) => networks[i] === last.networks[i]).length;
    return (
      sum(hour.filter(({ address }) => address === last.address)) <= LIMITS.perAddress &&
      within(0) <= LIMITS.perNetwork &&
      within(1) <= 8 * LIMITS.perNetwork &&
      sum(granted.filter(({ at }) => dayOf(at) === dayOf(last.at))) <= LIMITS.perDay
    );
  });
}

test('for any sequence of requests every limit holds, across restarts too, and a wait ends when promised', () => {
  fc.assert(
    fc.property(requests, fc.nat(119), (list, restart) => {
      let rules = new Rules(LIMITS);
      let granted: Grant[] = [];
      let now = 1_000 * DAY_MS + 20 * HOUR_MS;
      for (const [i, { after, refund, ...given }] of list.entries()) {
        now += after;
        if (i === restart) {
          const recent = granted.filter(({ at }) => at > now - HOUR_MS);
          const day = dayOf(now);
          const today = granted.filter(({ at }) => dayOf(at) === day).reduce((all, { amount }) => all + amount, 0n);
          rules = new Rules(LIMITS);
          rules.resume(day, today, recent);
        }
        const wanted = wantedOf(given);
        const wait = rules.wait(wanted, now);
        const grant = { ...wanted, at: now };
        assert.is(wait === undefined, holds([...granted, grant]), 'it refuses what breaks a limit, and nothing else');
        if (wait) {
          assert.ok(wait.until > now);
          assert.not(holds([...granted, { ...wanted, at: wait.until - 1 }]), 'a moment before it is still too early');
          assert.ok(holds([...granted, { ...wanted, at: wait.until }]), 'then it may be granted');
          continue;
        }
        rules.add(grant);
        granted.push(grant);
        if (refund) {
          rules.remove(grant);
          granted = granted.filter((one) => one !== grant);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test.run();
