/** Intents in the explorer: who signs one and who gets something by it see it in their history, and search finds its bundle. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Stage } from '../examples/stage.js';

const stage = await Stage.open();
const [alice, bob] = [stage.person(0), stage.person(1)];

test.after(() => stage.close());

interface Row {
  readonly type: string;
  readonly bundle_hash: string;
}
const historyOf = async (who: string): Promise<readonly Row[]> =>
  (await stage.ask<{ history: Row[] }>('chain_getAddressHistory', who, 100)).history;

test('the signer and the recipient see the intent, and the bundle is found', async () => {
  const { bundle_hash } = await stage.write('chain_submitIntent', `send 3 TRL to ${alice}`, bob, null);
  for (const who of [alice, bob]) {
    assert.ok(
      (await historyOf(who)).some((row) => row.bundle_hash === bundle_hash),
      who,
    );
  }
  assert.ok((await historyOf(bob)).some(({ type }) => type === 'SubmitIntent'));
  const { matches } = await stage.ask<{ matches: { type: string; id: string }[] }>('chain_search', bundle_hash);
  assert.ok(matches.some(({ id }) => id === bundle_hash));
  const { events } = await stage.ask<{ events: { data: { account: string } }[] }>('chain_intentsOf', bob);
  assert.is(events.length, 1);
});

test.run();
