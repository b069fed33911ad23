/** Stake and voting power: one meaning and one form wherever they are told, raw native units as text. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEV_STAKE } from '../../cli/genesis/dev.js';
import { Stage } from '../examples/stage.js';

const stage = await Stage.open();
test.after(() => stage.close());

const UNIT = 1_000_000_000n;
const STAKE = `${BigInt(DEV_STAKE) * UNIT}`;

test('a stake is the same number in every response, even before it counts as power', async () => {
  const key = Buffer.from(stage.signer(5).publicKey).toString('hex');
  await stage.write('chain_stake', stage.person(5), `${2_000n * UNIT}`, key, null);
  const total = `${(BigInt(DEV_STAKE) + 2_000n) * UNIT}`;
  for (const method of ['chain_stakingInfo', 'chain_listValidators', 'chain_getNetworkStats']) {
    assert.is((await stage.ask<{ total_staked: string }>(method)).total_staked, total, method);
  }
});

test('powers, weights and the quorum are raw units as text', async () => {
  await stage.mine(3);
  const status = await stage.ask<{ voting_power: object; quorum: string }>('chain_consensusStatus');
  assert.equal(status.voting_power, { total: STAKE, last_signed: STAKE });
  assert.is(status.quorum, `${((2n * BigInt(DEV_STAKE)) / 3n + 1n) * UNIT}`);
  const { commit } = await stage.ask<{ commit: Record<string, unknown> }>('chain_getBlockByHeight', 1);
  assert.equal([commit.signed_power, commit.total_power], [STAKE, STAKE]);
  const attested = await stage.ask<{ attestations: { weight: string }[]; total_power: string }>(
    'chain_getAttestations',
    1,
  );
  assert.is(attested.total_power, STAKE);
  for (const { weight } of attested.attestations) assert.is(weight, STAKE);
  assert.is((await stage.ask<{ weight: string }>('chain_getCurrentLeader')).weight, STAKE);
});

test.run();
