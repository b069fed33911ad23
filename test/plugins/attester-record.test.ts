/** The record of an attester: one digest for each event, on disk before its signature. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Lock, Memory, nameOfLock } from '../../plugins/attester/memory.js';
import { cleanUp, newDirectory } from '../cli/program.js';

test.after(cleanUp);

const LOCK: Lock = { chain: 'evm', tx_hash: '0x01', log_index: 2, contract: 'native', amount: '5', recipient: 'aa' };
const EVENT = nameOfLock(LOCK);

test('an attester signs one digest for an event, also after a restart, until the event is over', async () => {
  const folder = await newDirectory();
  const memory = await Memory.open(folder);
  assert.ok(await memory.maySign(EVENT, 'one'));
  assert.ok(await memory.maySign(EVENT, 'one'), 'it may repeat the signature');
  assert.not(await memory.maySign(EVENT, 'two'));
  assert.ok(await memory.maySign('evm/0x01/3', 'two'), 'another event');
  const restarted = await Memory.open(folder);
  assert.not(await restarted.maySign(EVENT, 'two'));
  await restarted.lockIsOver(LOCK);
  assert.ok(await restarted.maySign(EVENT, 'two'), 'the chain accepts it once only');
});

test.run();
