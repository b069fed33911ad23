/** Readings of Ethereum methods are answered without a promise where nothing is waited for, and with the same answer where something is. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inGethsWords } from '../../plugins/ethereum/errors.js';
import { lookingUp } from '../../plugins/ethereum/looking-up.js';
import { DataPruned, fail } from '../../runtime/plugin.js';

const find = async (key: number): Promise<number | undefined> => (key === 0 ? undefined : key * 10);

test('a read that needs no lookup returns or throws synchronously', () => {
  assert.is(
    lookingUp(find, () => 7),
    7,
  );
  assert.throws(
    () =>
      lookingUp(find, () => {
        throw new Error('no');
      }),
    /no/,
  );
});

test('a read runs again until all its lookups are resolved, and earlier results are discarded', async () => {
  let runs = 0;
  const sum = (known: (key: number) => number | undefined): number => {
    runs++;
    const first = known(1);
    if (first === undefined) throw new Error('an answer on half of the truth');
    return first + known(2)! + (known(0) ?? 1);
  };
  assert.is(await lookingUp(find, sum), 31);
  assert.is(runs, 3, 'one run for each step that depends on the one before');
  assert.is(await lookingUp(find, async (known) => sum(known)), 31);
});

test('an error has the wording of geth, whether it is thrown synchronously or later', async () => {
  const refuse = (): number => fail(DataPruned, { oldest_height: 5 });
  assert.throws(() => inGethsWords('TRL', refuse), /pruned history unavailable/);
  const later = inGethsWords('TRL', async () => refuse());
  assert.ok(later instanceof Promise);
  const told = await later.then(String, String);
  assert.match(told, /pruned history unavailable/);
  assert.is(
    inGethsWords('TRL', () => 7),
    7,
  );
});

test.run();
