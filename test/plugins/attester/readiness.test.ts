/** An attester says what keeps it from its work, and no more of it than strangers may know. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { AttesterDuty } from '../../../plugins/attester/duty.js';
import { Giving } from '../../../plugins/attester/exchange.js';

test('an attester is ready once it has read all chains and is in the set, and names the chain that fails', () => {
  const broken = new Set<string>();
  const duty = new AttesterDuty(broken);
  const code = () => duty.notReady?.code;
  assert.is(code(), 'starting');
  duty.found(false);
  assert.is(code(), 'not-an-attester');
  duty.found(true);
  assert.is(code(), undefined);
  duty.read('ethereum', false);
  assert.equal(duty.notReady, { code: 'chain-unavailable', reason: 'reading ethereum failed: see the log' });
  broken.add('base');
  assert.is(code(), 'chain-broken');
  broken.delete('base');
  duty.read('ethereum', true);
  assert.is(code(), undefined);
});

test('the port of an attester reports readiness within the rate limit of its callers', async () => {
  const duty = new AttesterDuty(new Set());
  const giving = await Giving.listen(
    '127.0.0.1:0',
    () => undefined,
    () => duty.notReady,
  );
  try {
    const ready = () => fetch(`http://127.0.0.1:${giving.port}/health/ready`);
    const first = await ready();
    assert.equal([first.status, ((await first.json()) as { code: string }).code], [503, 'starting']);
    duty.found(true);
    assert.is((await ready()).status, 200);
    const statuses = new Set<number>();
    for (let i = 0; i < 1_000 && !statuses.has(429); i++) statuses.add((await ready()).status);
    assert.ok(statuses.has(429), 'a flood is turned away');
  } finally {
    await giving.close();
  }
});

test.run();
