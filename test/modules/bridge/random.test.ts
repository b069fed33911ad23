/** Random traffic over the bridge: after every block what was minted without what was burned is the supply, and nothing comes twice. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { alice, bob } from '../../kit/index.js';
import {
  attest,
  attesters,
  bridgeChain,
  checkLocked,
  DAY,
  deposit,
  FOUNDATION,
  limits,
  logOf,
  ONE,
  observe,
  released,
  withdraw,
} from './bridging.js';

const N = fc.nat(7);
const step = fc.oneof(
  fc.record({ op: fc.constant('deposit' as const), n: N }),
  fc.record({ op: fc.constant('observe' as const), n: N, by: fc.nat(3) }),
  fc.record({ op: fc.constant('withdraw' as const), n: N }),
  fc.record({ op: fc.constant('attest' as const), n: N, by: fc.nat(3) }),
  fc.record({ op: fc.constant('released' as const), n: N, by: fc.nat(3) }),
  fc.record({ op: fc.constant('refund' as const), n: N }),
  fc.record({ op: fc.constant('cancel' as const), n: N }),
  fc.record({ op: fc.constant('limits' as const), n: N }),
  fc.record({ op: fc.constant('later' as const), n: fc.constantFrom(1, 3_600, DAY, 8 * DAY) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What each log says is the same whenever it is spoken of. */
const log = (n: number) => logOf(n, BigInt(n * 400 + 1), { recipient: (n % 2 === 0 ? alice : bob).address });

function perform(c: ReturnType<typeof bridgeChain>, { op, n, ...rest }: Step) {
  const who = attesters['by' in rest ? rest.by : 0]!;
  const out = c.entries('bridge', 'withdrawals').length;
  const id = 1 + (n % Math.max(out, 1));
  switch (op) {
    case 'deposit':
      return deposit(c, log(n));
    case 'observe':
      return observe(c, who, log(n));
    case 'withdraw':
      return withdraw(c, alice, BigInt(n + 1) * 100n * ONE);
    case 'attest':
      return out === 0 ? undefined : attest(c, who, id);
    case 'released':
      return out === 0 ? undefined : released(c, who, id);
    case 'refund':
      return c.run(FOUNDATION, 'RefundWithdrawal', { withdrawal_id: id });
    case 'cancel':
      return c.run(FOUNDATION, 'CancelPendingReceive', { receive_id: n + 1 });
    case 'limits':
      return limits(c, { paused: n > 5, per_tx: BigInt(n) * 300n * ONE, fee_bps: n });
    default:
      c.advance(n);
      return undefined;
  }
}

test('whatever is tried, minted without burned is the supply, and no log comes twice', () => {
  let done = 0;
  let moved = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 120 }), (steps) => {
      const c = bridgeChain();
      for (const one of steps) {
        const ran = perform(c, one);
        assert.type(ran?.succeeded ?? true, 'boolean');
        done++;
        c.block();
        checkLocked(c);
      }
      const logs = c.entries<number>('bridge', 'received');
      assert.is(new Set(logs.map(({ value }) => value)).size, logs.length, 'a passage is of one log');
      const came = c
        .entries<{ direction: string; status: string; amount: bigint }>('bridge', 'ops')
        .filter(({ value }) => value.direction === 'in' && value.status === 'completed');
      const { minted } = c
        .entries<{ minted: bigint }>('bridge', 'mappings')
        .map(({ value }) => value)
        .find((m) => m.minted > 0n) ?? { minted: 0n };
      assert.is(
        came.reduce((sum, { value }) => sum + value.amount, 0n),
        minted,
        'all that was minted is of a log',
      );
      moved += came.length;
    }),
    { numRuns: 20 },
  );
  assert.ok(done > 500 && moved > 20, `${done} steps, ${moved} receives`);
});

test.run();
