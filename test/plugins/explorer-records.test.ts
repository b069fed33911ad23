/** What the explorer adds to records of others, and what accounts hold besides tokens: followed, and found in the state. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { EPOCH_BLOCKS, Stage } from '../examples/stage.js';
import { account, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { until } from '../until.js';

const stage = await Stage.open();
const [alice, bob, carol] = [stage.person(0), stage.person(1), stage.person(2)];
const NONE = [null, null, null, null];

test.after(async () => {
  await stage.close();
  await cleanUp();
});

interface Token {
  readonly symbol: string;
  readonly holders: number | null;
  readonly transfers: number | null;
  readonly reputation: number | null;
}
interface Possessions {
  readonly nfts: number;
  readonly multi_tokens: number;
  readonly tokens: readonly { symbol: string; value_native: string | null; reputation: number }[];
}
interface Match {
  readonly type: string;
  readonly id: string;
  readonly label: string;
}
interface Trial {
  readonly balance_changes: readonly { address: string; token: string; delta: string }[];
}

test('token records include holders, transfers and reputation, one by one and in lists', async () => {
  await stage.write('chain_createToken', 'Acorn', 'ACN', 2, '1000000', alice);
  await stage.write('chain_transfer', alice, bob, 'ACN', '300000');
  const token = await stage.ask<Token>('chain_getTokenInfo', 'ACN');
  const { score } = await stage.ask<{ score: number }>('chain_getTokenReputation', 'ACN');
  assert.equal([token.holders, token.transfers, token.reputation], [2, 2, score]);
  const { tokens } = await stage.ask<{ tokens: Token[] }>('chain_listTokens', 1000);
  assert.equal(
    tokens.find(({ symbol }) => symbol === 'ACN'),
    token,
  );
  assert.equal(
    tokens.filter(({ reputation }) => reputation === null),
    [],
  );
  assert.is(await stage.ask('chain_getTokenInfo', 'NOSUCH'), null);
});

test('a pool is found by its address and its pair, and counts as locked value', async () => {
  const { created } = await stage.write('chain_createPool', 'ACN', 'TRL', '500000', '2000000000000', 0, alice);
  const wanted = [{ type: 'pool', id: created!.pool, label: 'TRL/ACN', exact: true }];
  const search = async (query: string) => (await stage.ask<{ matches: Match[] }>('chain_search', query)).matches;
  assert.equal((await search(created!.pool as string)).slice(0, 1), wanted);
  assert.equal(
    (await search('acn/TRL')).map(({ type, id }) => [type, id]),
    [['pool', created!.pool]],
  );
  assert.equal(await search('ACN/NOSUCH'), []);
  const stats = await stage.ask<{ tvl_native: string; peers: number }>('chain_getNetworkStats');
  assert.equal([stats.tvl_native, stats.peers], ['4000000000000', 0]);
  const { holders } = await stage.ask<{ holders: { kind: string; balance: string }[] }>('chain_getTokenHolders', 'ACN');
  assert.equal(holders.find(({ kind }) => kind === 'pool')?.balance, '500000');
  const { tokens } = await stage.ask<Possessions>('chain_getAddressTokens', bob);
  assert.is(
    tokens.find(({ symbol }) => symbol === 'ACN')!.value_native,
    `${(300_000n * 2_000_000_000_000n) / 800_000n}`,
  );
});

test('a multi-signature account is found as one', async () => {
  const { created } = await stage.write('chain_createMultiSig', alice, [alice, bob], 2, 'Office');
  const { matches } = await stage.ask<{ matches: Match[] }>('chain_search', created!.address);
  assert.equal(matches.map(({ type, label }) => [type, label]).at(-1), ['multisig', 'Office']);
});

interface MultiSigs {
  readonly multisigs: readonly { address: string; label: string; threshold: number; signers: number }[];
  readonly next_cursor: string | null;
}

test('an account lists the multi-signature accounts that it signs for, page by page, from any creator', async () => {
  const of = (who: string, ...page: unknown[]) => stage.ask<MultiSigs>('chain_getAddressMultiSigs', who, ...page);
  const before = (await of(bob)).multisigs.length;
  assert.equal((await of(carol)).multisigs, []);
  // A stranger names whom he likes: it is his bundle that pays, and a page stays a page.
  const three = [alice, bob, carol];
  await stage.write('chain_createMultiSig', alice, [stage.person(3), carol], 2, 'A');
  for (const threshold of [2, 3]) await stage.write('chain_createMultiSig', alice, three, threshold, `B${threshold}`);
  assert.is((await of(bob)).multisigs.length, before + 2);
  const found: string[] = [];
  for (let cursor: string | null = null; ; ) {
    const { multisigs, next_cursor }: MultiSigs = await of(carol, 1, cursor);
    assert.is(multisigs.length, 1);
    const { label, threshold, signers } = multisigs[0]!;
    found.push(`${label}: ${threshold} of ${signers}`);
    cursor = next_cursor;
    if (cursor === null) break;
  }
  assert.equal(found.sort(), ['A: 2 of 2', 'B2: 2 of 3', 'B3: 3 of 3']);
  const { next_cursor } = await of(alice, 1);
  assert.equal((await of(carol, 1, next_cursor)).multisigs, [], 'a cursor of another account finds nothing');
});

interface Epochs {
  readonly epochs: readonly {
    readonly epoch: number;
    readonly time: number;
    readonly blocks_produced: number;
    readonly missed_turns: number;
    readonly performance_score: number;
    readonly stake: string;
    readonly is_jailed: boolean;
  }[];
}

test('a validator record lists its turns, score and final stake for each epoch', async () => {
  const of = async (who: string) => (await stage.ask<Epochs>('chain_getValidatorEpochs', who)).epochs;
  assert.equal(await of(bob), []);
  await stage.nextEpoch();
  const before = (await of(stage.validator))[0]!;
  const { pubkey } = await stage.ask<{ pubkey: string }>('chain_getValidator', stage.validator);
  await stage.write('chain_stake', alice, '5000000000000', pubkey, null);
  await stage.nextEpoch();
  await stage.mine(EPOCH_BLOCKS);
  const [last, staked, former] = await of(stage.validator);
  assert.equal(former, before);
  assert.equal([last!.epoch, staked!.epoch], [before.epoch + 2, before.epoch + 1]);
  assert.equal([last!.blocks_produced, last!.missed_turns, last!.is_jailed], [EPOCH_BLOCKS, 0, false]);
  assert.ok(BigInt(staked!.stake) >= BigInt(before.stake) + 5_000_000_000_000n, 'with what came meanwhile');
  const now = await stage.ask<{ stake: string; performance_score: number; blocks_produced: number }>(
    'chain_getValidator',
    stage.validator,
  );
  assert.equal([now.stake, now.performance_score], [last!.stake, last!.performance_score]);
  const all = await of(stage.validator);
  const sum = all.reduce((total, { blocks_produced }) => total + blocks_produced, 0);
  assert.is(sum, (last!.epoch + 1) * EPOCH_BLOCKS, 'every turn since genesis, once');
  assert.ok(all.every(({ time }, i) => i === 0 || time < all[i - 1]!.time));
});

test('the balances of a presale and a staking pool count as held by a contract', async () => {
  const { created } = await stage.write('chain_createToken', 'Seed', 'SEED', 2, '100000000', alice);
  const start = stage.time + 60;
  const caps = ['20000000', '500000000000', '1000000000000', '1000000000', '600000000000'];
  const terms = [start, start + 7_200, 6_000, 8_000, 2_592_000, alice, null];
  await stage.write('chain_createPresale', created!.mint, 'TRL', ...caps, ...terms);
  await stage.write('chain_createStakingPool', created!.mint, 'SEED:1000', '1', 60, '0', '0', alice);
  const { holders } = await stage.ask<{ holders: { kind: string }[] }>('chain_getTokenHolders', 'SEED');
  assert.equal(
    holders.map(({ kind }) => kind),
    ['account', 'contract', 'contract'],
  );
});

test('a dry run returns the balance changes and changes nothing', async () => {
  const trial = (...params: unknown[]) => stage.ask<Trial>('chain_transfer', ...params, { dry_run: true });
  const sent = await trial(alice, bob, 'ACN', '7');
  const told = sent.balance_changes.map(({ address, token, delta }) => [address, token, delta].join(' ')).sort();
  assert.equal(told, [`${alice} ACN -7`, `${alice} TRL -210000`, `${bob} ACN 7`].sort());
  assert.equal((await trial(alice, bob, 'ACN', '7')).balance_changes, sent.balance_changes);
  assert.equal((await trial(alice, bob, 'ACN', '700000000')).balance_changes, []);
  const own = await trial(alice, alice, 'ACN', '7');
  assert.equal(own.balance_changes, [{ address: alice, token: 'TRL', delta: '-210000' }]);
});

test('NFTs and types of collections are counted through mints, transfers and burns', async () => {
  const held = async (who: string) => {
    const { nfts, multi_tokens } = await stage.ask<Possessions>('chain_getAddressTokens', who);
    return [nfts, multi_tokens];
  };
  const birds = await stage.write('chain_createNftCollection', 'Birds', 'BIRD', '', 0, 0, alice, ...NONE);
  const { collection } = birds.created!;
  await stage.write('chain_mintNft', collection, '1', '', carol, alice);
  await stage.write('chain_mintNft', collection, '2', '', carol, alice);
  assert.equal(await held(carol), [2, 0]);
  await stage.write('chain_transferNft', collection, '1', bob, carol);
  await stage.write('chain_burnNft', collection, '2', carol);
  assert.equal(
    [await held(carol), await held(bob)],
    [
      [0, 0],
      [1, 0],
    ],
  );

  const arms = await stage.write('chain_createMultiTokenCollection', 'Arms', 'ARMS', '', 0, alice, ...NONE);
  const many = arms.created!.collection;
  for (const type of ['1', '2']) await stage.write('chain_defineTokenType', many, type, 'T', '', '0', true, alice);
  const mints = [
    ['1', '5'],
    ['2', '1'],
  ].map(([type_id, amount]) => ({ type_id, recipient: carol, amount }));
  await stage.write('chain_batchMintMultiToken', many, mints, alice);
  assert.equal(await held(carol), [0, 2]);
  const typesOf = async (who: string) =>
    (await stage.ask<{ types: unknown[] }>('chain_getAddressMultiTokens', who)).types;
  const one = { collection: many, collection_name: 'Arms', name: 'T', acted: false };
  assert.equal(await typesOf(carol), [
    { ...one, type_id: '1', balance: '5' },
    { ...one, type_id: '2', balance: '1' },
  ]);
  await stage.write('chain_transferMultiToken', many, '1', bob, '5', carol);
  await stage.write('chain_burnMultiToken', many, '2', '1', carol);
  assert.equal([await typesOf(carol), await typesOf(bob)], [[], [{ ...one, type_id: '1', balance: '5' }]]);
  assert.equal(
    [await held(carol), await held(bob)],
    [
      [0, 0],
      [1, 1],
    ],
  );
});

test('an explorer enabled on a running chain reads from the state what accounts hold', async () => {
  const directory = await newDirectory();
  const write = async (url: string, method: string, ...params: unknown[]) => {
    const answer = await answerOf<Written>(url, method, ...params, { wait: 'included' });
    return answer.error ? assert.unreachable(JSON.stringify(answer.error)) : answer.result;
  };
  const owner = account(0);
  const first = await startHere({ ...defaults, plugins: [] }, directory);
  const birds = await write(first.url, 'chain_createNftCollection', 'Birds', 'BIRD', '', 0, 0, owner, ...NONE);
  await write(first.url, 'chain_mintNft', birds!.created!.collection, '1', '', owner, owner);
  await write(first.url, 'chain_createMultiSig', owner, [owner, account(1)], 2, 'Office');
  const bare = await answerOf<Token>(first.url, 'chain_getTokenInfo', 'TRL');
  assert.is(bare.error ? undefined : bare.result.reputation, null);
  await first.node.stop();
  const second = await startHere(defaults, directory);
  const nfts = async () => {
    const answer = await answerOf<Possessions>(second.url, 'chain_getAddressTokens', owner);
    return answer.error ? undefined : answer.result.nfts;
  };
  await until(async () => (await nfts()) === 1);
  const shared = await answerOf<MultiSigs>(second.url, 'chain_getAddressMultiSigs', account(1));
  assert.equal(shared.error ? undefined : shared.result.multisigs.map(({ label }) => label), ['Office']);
  await second.node.stop();
});

test('rows include the names of accounts, and search resolves a name both ways', async () => {
  const called = async () => {
    const [{ history, name }, { transfers }, { transactions }] = await Promise.all([
      stage.ask<{ name: string | null; history: { counterparty_name: string | null }[] }>(
        'chain_getAddressHistory',
        bob,
      ),
      stage.ask<{ transfers: { from_name: string | null; to_name: string | null }[] }>(
        'chain_getTokenTransfers',
        'TRL',
        1,
      ),
      stage.ask<{ transactions: { from_name: string | null }[] }>('chain_getRecentTransactions', 1),
    ]);
    const { name: owner } = await stage.ask<{ name: string | null }>('chain_getAddressTokens', alice);
    const { from_name, to_name } = transfers[0]!;
    return [name, history[0]!.counterparty_name, from_name, to_name, transactions[0]!.from_name, owner];
  };
  await stage.write('chain_transfer', alice, bob, 'TRL', '7');
  assert.equal(await called(), [null, null, null, null, null, null]);
  await stage.write('chain_registerName', 'wonderland', alice);
  await stage.write('chain_transfer', alice, bob, 'TRL', '8');
  const alices = 'wonderland.trl';
  assert.equal(await called(), [null, alices, alices, null, alices, alices]);
  const { holders } = await stage.ask<{ holders: { address: string; name: string | null }[] }>(
    'chain_getTokenHolders',
    'TRL',
  );
  assert.equal(
    holders.filter(({ name }) => name !== null).map(({ address, name }) => [address, name]),
    [[alice, alices]],
  );
  const matches = async (query: string) =>
    (await stage.ask<{ matches: Match[] }>('chain_search', query)).matches.filter(({ type }) => type === 'name');
  const match = { type: 'name', id: alices, label: alice, exact: true };
  for (const query of [alices, 'Wonderland', alice]) assert.equal(await matches(query), [match], query);
  assert.equal(await matches('w0nder1and'), []);
  const { factors } = await stage.ask<{ factors: { name: string; points: number }[] }>(
    'chain_getTokenReputation',
    'ACN',
  );
  assert.is(factors.find(({ name }) => name === 'creator')?.points, 5);
});

test.run();
