/** The bridge in the explorer: every operation is in the history of whom it concerns, and search finds what crosses. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { depositDigest, releaseDigest, withdrawalDigest } from '../../modules/bridge/port.js';
import { FOUNDATION } from '../../modules/bridge/shape.js';
import { fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { signed } from '../examples/signed.js';
import { Stage } from '../examples/stage.js';

const stage = await Stage.open();
const alice = stage.person(0);
const foundation = `0x${FOUNDATION}`;
const chain = { chainId: defaults.profiles.dev!.chainId };
const { mint } = await stage.ask<{ mint: string }>('chain_getTokenInfo', 'WETH');
const EVM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.after(() => stage.close());

const log = { chain: 'ethereum', tx_hash: `0x${'7e'.repeat(32)}`, log_index: 4, amount: 10n ** 18n };
const release_tx = `0x${'ac'.repeat(32)}`;

const signatureOf = (person: number, digest: Hash): string => toHex(stage.signer(person).sign(fromHex(digest)));
const digest = depositDigest(chain, { ...log, mint: mint.slice(2) as Hash, recipient: stage.id(0) });
const fields = { ...log, amount: `${log.amount}`, symbol: 'WETH', recipient: alice };
const observe = (person: number) =>
  signed(stage, person, { BridgeObserve: { ...fields, signature: signatureOf(person, digest) } });

interface Match {
  readonly type: string;
  readonly id: string;
  readonly label: string;
  readonly exact: boolean;
}
const found = async (query: string) =>
  (await stage.ask<{ matches: Match[] }>('chain_search', query)).matches
    .filter(({ type }) => type.startsWith('bridge'))
    .map(({ type, id, label, exact }) => [type, id, label, exact]);

interface Row {
  readonly type: string;
  readonly direction: string;
  readonly token: string | null;
  readonly amount: string | null;
}
const history = async (who: string) => (await stage.ask<{ history: Row[] }>('chain_getAddressHistory', who)).history;
const typesOf = async (who: string) => new Set((await history(who)).map(({ type }) => type));

test('a deposit is found by its transaction from the first observation on, in any letter case', async () => {
  assert.equal(await found(log.tx_hash), []);
  await observe(1);
  const id = `ethereum/${log.tx_hash}/4`;
  assert.equal(await found(log.tx_hash), [['bridge_deposit', id, 'WETH waiting', true]]);
  for (const person of [2, 3]) await observe(person);
  for (const query of [log.tx_hash, log.tx_hash.toUpperCase(), log.tx_hash.slice(2)])
    assert.equal(await found(query), [['bridge_deposit', id, 'WETH completed', true]], query);
  const [row] = await history(alice);
  assert.equal([row!.type, row!.direction, row!.amount], ['BridgeObserve', 'in', `${log.amount}`]);
});

test('a withdrawal is found by its number and by the transaction that released it', async () => {
  await stage.write('chain_bridgeWithdraw', mint, `${log.amount}`, 'ethereum', EVM, alice);
  assert.equal(await found('1'), [['bridge_withdrawal', '1', 'WETH burned', true]]);
  const { contract, amount_external, expires_at } = await stage.ask<{
    contract: string;
    amount_external: string;
    expires_at: number;
  }>('chain_getBridgeWithdrawal', 1);
  const amount = BigInt(amount_external);
  const toRelease = { withdrawal_id: 1, chain: 'ethereum', contract, amount, destination: EVM, expires_at };
  const release = withdrawalDigest(chain, toRelease);
  for (const person of [1, 2, 3]) {
    const signature = signatureOf(person, release);
    await signed(stage, person, { BridgeAttestWithdrawal: { withdrawal_id: 1, signature } });
  }
  assert.equal(await found('1'), [['bridge_withdrawal', '1', 'WETH attested', true]]);
  const digestOfRelease = releaseDigest(chain, { withdrawal_id: 1, release_tx });
  for (const person of [1, 2, 3]) {
    const signature = signatureOf(person, digestOfRelease);
    await signed(stage, person, { BridgeAttestWithdrawal: { withdrawal_id: 1, signature, release_tx } });
  }
  assert.equal(await found('1'), [['bridge_withdrawal', '1', 'WETH released', true]]);
  assert.equal(await found(release_tx), [['bridge_withdrawal', '1', release_tx, true]]);
  assert.equal(await found('2'), []);
});

test('a value that is neither a transaction nor a number finds no transfer of the bridge', async () => {
  for (const query of ['0', '999999999999999', 'WETH', 'ethereum', `0x${'0'.repeat(64)}`, 'ünïcode', '%', 'a b'])
    assert.equal(await found(query), [], query);
});

test('every operation of the bridge is in the history of every account involved', async () => {
  await stage.write('chain_transfer', alice, foundation, 'TRL', '10000000000');
  const { mint: shib } = await stage.ask<{ mint: string }>('chain_getTokenInfo', 'WSHIB');
  const contract = '0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce';
  await stage.write('chain_registerBridgeMapping', 'ethereum', contract, shib, foundation);
  const late = { ...log, log_index: 5, amount: 10n ** 24n };
  const lateDigest = depositDigest(chain, { ...late, mint: mint.slice(2) as Hash, recipient: stage.id(0) });
  const sigs = [0, 1, 2].map((index) => ({ index, signature: signatureOf(index + 1, lateDigest) }));
  const proof = { set_index: 1, sigs };
  await stage.write('chain_bridgeToken', log.chain, log.tx_hash, 'WETH', `${late.amount}`, alice, proof, 5);
  assert.equal(
    (await found(log.tx_hash)).map(([, , label]) => label),
    ['WETH completed', 'WETH delayed'],
  );
  assert.ok((await typesOf(alice)).has('BridgeDeposit'));
  assert.ok((await typesOf(foundation)).has('RegisterBridgeMapping'));
  const ofAlice = await typesOf(alice);
  for (const type of ['BridgeObserve', 'BridgeWithdraw', 'BridgeAttestWithdrawal', 'BridgeDeposit'])
    assert.ok(ofAlice.has(type), type);
  const ofAttester = await typesOf(stage.person(1));
  for (const type of ['BridgeObserve', 'BridgeAttestWithdrawal']) assert.ok(ofAttester.has(type), type);
});

test('all deposits and all withdrawals are in one list each, newest first', async () => {
  interface Told {
    readonly events: readonly { readonly height: number; readonly data: { readonly chain: string } }[];
    readonly next_cursor: string | null;
  }
  for (const [method, ofOne, key] of [
    ['chain_allBridgeDeposits', 'chain_bridgeDeposits', [alice]],
    ['chain_allBridgeWithdrawals', 'chain_bridgeWithdrawals', ['ethereum', EVM]],
  ] as const) {
    const all = await stage.ask<Told>(method);
    assert.equal(all.events, (await stage.ask<Told>(ofOne, ...key)).events, 'here they are all of one');
    assert.ok(all.events.length > 0 && all.events.every(({ data }) => data.chain === 'ethereum'));
    assert.equal((await stage.ask<Told>(method, 1)).events, all.events.slice(0, 1));
  }
});

test.run();
