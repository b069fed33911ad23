/** Staking on a running node: every method of the specification over JSON-RPC, with its refusals, its answers and its pages. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, devSecret } from '../../cli/keys/keys.js';
import { possessionDigest } from '../../modules/accounts/port.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { cleanUp, type NodeProcess, startProcess } from '../cli/program.js';
import { DEV_CHAIN, type Receipt, refusalOf, type Written } from './live.js';

const INCLUDED = { wait: 'included' };
const raw = (units: number) => `${BigInt(units) * 10n ** 9n}`;

let node: NodeProcess;
let people: string[];

/** A consensus key, and its proof that it is of the account of a developer. */
function consensusKey(seed: number, operator: number) {
  const key = signerOf(KeyType.Ed25519, new Uint8Array(32).fill(seed));
  const account = addressOf(signerOf(KeyType.Ed25519, devSecret(operator)));
  const digest = possessionDigest(DEV_CHAIN, account, key.publicKey);
  return { pubkey: toHex(key.publicKey), proof: toHex(key.sign(fromHex(digest))) };
}

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--epoch-blocks', '3', '--enforce-signatures');
  people = [...node.output().matchAll(/^dev:\d +(trl\S+)$/gm)].map(([, address]) => address!);
});
test.after(cleanUp);

const write = <T = unknown>(method: string, ...params: unknown[]): Promise<Written & T> =>
  node.ask(method, ...params, INCLUDED);

async function refused(code: number, method: string, ...params: unknown[]) {
  const { code: got, message, data } = await refusalOf(node.url, method, ...params);
  assert.is(got, code, `${method}: ${message}`);
  return data.details;
}

interface Validator {
  readonly address: string;
  readonly [field: string]: unknown;
}
const validator = (id: string) => node.ask<Validator | null>('chain_getValidator', id);

test('chain_stake registers, adds stake or delegates, and returns which', async () => {
  const [, bob, carol] = people as [string, string, string];
  const { pubkey, proof } = consensusKey(101, 1);
  await refused(2001, 'chain_stake', bob, raw(999), pubkey, proof);
  await refused(2009, 'chain_stake', bob, raw(1_000), pubkey);
  await refused(2009, 'chain_stake', carol, raw(1_000), pubkey, proof);
  await refused(1003, 'chain_stake', bob, raw(9_000_000), pubkey, proof);
  await refused(1008, 'chain_stake', bob, '0', pubkey, proof);
  await refused(-32602, 'chain_stake', bob, raw(1_000), pubkey.slice(2), proof);
  const registered = await write('chain_stake', bob, raw(2_000), pubkey, proof);
  assert.equal(registered.created, { validator: bob, kind: 'register' });
  assert.equal(registered.receipt!.events.at(-1)!.data, {
    staker: bob,
    validator: bob,
    amount: raw(2_000),
    kind: 'register',
  });
  assert.equal((await write('chain_stake', bob, '1', pubkey, null)).created, { validator: bob, kind: 'self' });
  await refused(2003, 'chain_stake', carol, raw(999), pubkey);
  assert.equal((await write('chain_stake', carol, raw(1_500), pubkey, null)).created, {
    validator: bob,
    kind: 'delegate',
  });
  const other = consensusKey(102, 1);
  await refused(2022, 'chain_stake', bob, raw(1_000), other.pubkey, other.proof);
});

test('chain_setValidatorMetadata and chain_setPoolConfig update the record and enforce their limits', async () => {
  const [, bob, carol, dave] = people as [string, string, string, string];
  const said = { name: 'Bob', description: 'makes blocks', website: 'https://bob.example', avatar: '' };
  const metadata = (who: string, name: string, description = said.description) =>
    ['chain_setValidatorMetadata', who, name, description, said.website, said.avatar] as const;
  await refused(2012, ...metadata(carol, 'Carol'));
  await refused(2014, ...metadata(bob, ''));
  await refused(2014, ...metadata(bob, 'x'.repeat(65)));
  await refused(2014, ...metadata(bob, 'x', 'x'.repeat(501)));
  await write(...metadata(bob, 'Bob'));
  const pool = (who: string, enabled: boolean, name: string, min: string) =>
    ['chain_setPoolConfig', enabled, name, min, true, who] as const;
  await refused(2012, ...pool(carol, true, 'x', '1'));
  await refused(2016, ...pool(bob, true, '', '1'));
  await refused(2016, ...pool(bob, true, 'x'.repeat(65), '1'));
  await write(...pool(bob, false, 'Closed', '1'));
  const { pubkey } = (await validator(bob))!;
  await refused(2002, 'chain_stake', dave, raw(5_000), pubkey);
  await write(...pool(bob, true, 'Bob and friends', raw(50)));
  assert.equal((await write('chain_stake', dave, raw(50), pubkey, null)).created, { validator: bob, kind: 'delegate' });
  const shown = (await validator(bob))!;
  assert.equal(
    [shown.metadata, shown.pool_enabled, shown.pool_name, shown.min_delegation, shown.auto_compound_default],
    [said, true, 'Bob and friends', raw(50), true],
  );
  assert.equal([shown.delegators, shown.delegated_stake, shown.compounding_stake], [2, raw(1_550), raw(50)]);
});

test('chain_setAutoCompound switches one delegation, and chain_getDelegations returns both sides', async () => {
  const [, bob, carol, dave, erin] = people as [string, string, string, string, string];
  await refused(2015, 'chain_setAutoCompound', bob, true, erin);
  await write('chain_setAutoCompound', bob, true, carol);
  await write('chain_setAutoCompound', bob, false, dave);
  interface Delegations {
    readonly delegations: readonly { readonly auto_compound: boolean; readonly amount: string }[];
    readonly received: { readonly count: number; readonly total: string } | null;
  }
  const of = (who: string) => node.ask<Delegations>('chain_getDelegations', who);
  const [hers, his] = [await of(carol), await of(dave)];
  assert.equal([hers.delegations[0]!.auto_compound, his.delegations[0]!.auto_compound], [true, false]);
  const { received } = await of(bob);
  assert.is(received!.count, 2);
  const shown = (await validator(bob))!;
  assert.is(received!.total, shown.delegated_stake);
});

test('chain_setCommission takes effect from the next epoch and is then locked for seven days', async () => {
  const [, bob, carol] = people as [string, string, string];
  await refused(2005, 'chain_setCommission', bob, 5_001);
  await refused(2012, 'chain_setCommission', carol, 100);
  const { effective_height, receipt } = await write<{ effective_height: number }>('chain_setCommission', bob, 5_000);
  assert.ok(effective_height > receipt!.block_height && effective_height <= receipt!.block_height + 3);
  const { next_allowed_at } = await refused(2006, 'chain_setCommission', bob, 100);
  await node.ask('dev_advanceTime', 604_800);
  assert.is((await validator(bob))!.commission_next_change_at, next_allowed_at);
  await write('chain_setCommission', bob, 100);
});

test('chain_unstake returns its release time, and chain_unjail rejects validators that are not jailed', async () => {
  const [, bob, carol] = people as [string, string, string];
  await refused(2013, 'chain_unjail', bob);
  await refused(2012, 'chain_unjail', carol);
  await refused(2004, 'chain_unstake', carol, raw(2_000));
  await refused(2008, 'chain_unstake', bob, raw(1_500), bob);
  const { release_at, entries, receipt } = await write<{ release_at: number; entries: object[] }>(
    'chain_unstake',
    carol,
    raw(500),
    null,
  );
  const { timestamp } = receipt as Receipt & { timestamp: number };
  assert.is(release_at, timestamp + 1_814_400);
  assert.equal(entries, [{ validator: bob, amount: raw(500), release_at, claimable: false }]);
});

test('chain_listValidators returns pages and rejects invalid parameters', async () => {
  interface Listed {
    readonly validators: readonly Validator[];
    readonly count: number;
    readonly next_cursor: string | null;
    readonly total_staked: string;
  }
  const all = await node.ask<Listed>('chain_listValidators');
  assert.equal([all.count, all.next_cursor], [2, null]);
  const first = await node.ask<Listed>('chain_listValidators', 1);
  const second = await node.ask<Listed>('chain_listValidators', 1, first.next_cursor);
  assert.equal(
    [...first.validators, ...second.validators].map(({ address }) => address),
    all.validators.map(({ address }) => address),
  );
  assert.is((await node.ask<Listed>('chain_listValidators', null, first.next_cursor)).count, 1);
  for (const limit of [0, 1_001, '1', 1.5]) await refused(-32602, 'chain_listValidators', limit);
  await refused(-32602, 'chain_listValidators', 1, 'no cursor');
  const { total_staked } = await node.ask<{ total_staked: string }>('chain_stakingInfo');
  assert.is(total_staked, (await node.ask<Listed>('chain_listValidators')).total_staked);
  const [, bob] = people as [string, string];
  const { pubkey } = (await validator(bob))!;
  assert.is((await validator(pubkey as string))!.address, bob);
  assert.is(await validator(people[7]!), null);
  await refused(-32602, 'chain_getValidator', 'bob');
});

test.run();
