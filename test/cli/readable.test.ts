/** Results for people: amounts, percentages, dates, keys and hashes by their schemas; and unchanged for programs. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ReadableSources, readable, shortened } from '../../cli/values/readable.js';
import { list, option, struct } from '../../runtime/lib/codec/composites.js';
import { t } from '../../runtime/lib/codec/index.js';
import type { Json, JsonSchema } from '../../runtime/lib/codec/type.js';
import { cleanUp, startProcess, trellis } from './program.js';

test.after(cleanUp);

const HASH = `trh${'7'.repeat(44)}`;
const KEY = 'c13f18c41a6bb88aa3d152fc6da5f63367feb5a533beda792b78663734b969c4';
const UNITS = new Map([
  ['', { symbol: 'TRL', decimals: 9 }],
  ['USDC', { symbol: 'USDC', decimals: 6 }],
]);

/** Sources without components that count the requested tokens. */
function sources(): ReadableSources & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    schemas: {},
    async unit(token) {
      asked.push(token);
      return UNITS.get(token);
    },
  };
}

const shown = (json: Json, schema: JsonSchema, full = false) => readable(json, schema, sources(), { full });

test('amounts are in whole units of the token that a field of their record or of one around it names', async () => {
  const { schema } = struct({
    fee: t.amountOf(),
    token: t.text(1, 66),
    paid: t.amountOf('token'),
    rows: list(struct({ left: option(t.amountOf('token')) }), 9),
  });
  assert.equal(
    await shown({ fee: '21000', token: 'USDC', paid: '1234500000', rows: [{ left: '1' }, { left: null }] }, schema),
    { fee: '0.000021 TRL', token: 'USDC', paid: '1,234.5 USDC', rows: [{ left: '0.000001 USDC' }, { left: null }] },
  );
});

test('an amount stays in raw units if its token is unknown, absent, or has impossible decimals', async () => {
  const { schema } = struct({ paid: t.amountOf('token') });
  assert.equal(await shown({ paid: '5' }, schema), { paid: '5' });
  assert.equal(await shown({ token: 'NONE', paid: '5' }, schema), { token: 'NONE', paid: '5' });
  assert.equal(await shown({ token: null, paid: '5000000000' }, schema), { token: null, paid: '5 TRL' });
  for (const decimals of [1e9, -1, 0.5]) {
    const result = { mint: '0x01', symbol: 'EVIL', decimals, token: '0x01', paid: '5' };
    assert.equal(await shown(result, schema), result);
  }
});

test('a result that describes its token needs no request, and one with many tokens makes 64', async () => {
  const { schema } = list(struct({ paid: t.amountOf('mint') }), 1_000);
  const known = sources();
  const described = { mint: '0x01', symbol: 'OAK', decimals: 2, paid: '150' };
  assert.equal(await readable([described], schema, known), [{ ...described, paid: '1.5 OAK' }]);
  assert.equal(known.asked, []);
  const many = sources();
  const rows = Array.from({ length: 1_000 }, (_, i) => ({ mint: `T${i}`, paid: '1' }));
  assert.equal(await readable(rows, schema, many), rows);
  assert.is(many.asked.length, 64);
});

test('basis points are percentages, times are dates, and their fields lose the unit', async () => {
  const { schema } = struct({ share_bps: t.bps(), at: t.time, made_ms: t.timeMs, rate: t.bps(1e9), rate_bps: t.bps() });
  assert.equal(
    await shown({ share_bps: 3_340, at: 1_795_269_024, made_ms: 1_795_269_024_250, rate: 12_345, rate_bps: 1 }, schema),
    {
      share: '33.4 %',
      at: '2026-11-21T13:50:24Z',
      made: '2026-11-21T13:50:24.250Z',
      rate: '123.45 %',
      rate_bps: '0.01 %',
    },
  );
  assert.equal(await shown({ at: 0 }, schema), { at: '-' });
  assert.equal(await shown({ at: 9e15 }, schema), { at: '9000000000000000' });
});

test('keys and hashes are shortened unless they are asked for in full; addresses, ids and cursors never', async () => {
  const { schema } = struct({ hash: t.bundleHash, key: t.bytes(32, 32), mint: t.mint, next_cursor: t.cursor });
  const result = { hash: HASH, key: `0x${KEY}`, mint: `0x${KEY}`, next_cursor: '00'.repeat(60) };
  assert.equal(await shown(result, schema), { ...result, hash: 'trh7777777…777777', key: '0xc13f18c4…b969c4' });
  assert.equal(await shown(result, schema, true), result);
  assert.is(shortened('0x68656c6c6f'), '0x68656c6c6f');
});

test('values that no schema allows are shown as they are', async () => {
  const { schema } = struct({ paid: t.amountOf(), at: t.time });
  for (const result of [
    { paid: 'many' },
    { paid: '9'.repeat(100) },
    { paid: {} },
    { at: 'soon' },
    'text',
    5,
    null,
    [],
  ]) {
    assert.equal(await shown(result as Json, schema), result);
  }
});

test('commands show results for people, in the form of the API with --raw, and unchanged as JSON', async () => {
  const node = await startProcess('dev', '--ephemeral', '--module', 'test/fixtures/loyalty.js');
  const at = ['--node', node.url];
  const [operator] = (await node.ask<{ validators: { address: string }[] }>('chain_listValidators')).validators;
  const show = async (...flags: string[]) =>
    (await trellis('call', 'getValidator', operator!.address, ...flags, ...at)).out;
  assert.match(await show(), /^pubkey +c13f18c41a…b969c4\nstake +30,000,000 TRL$/m);
  assert.match(await show('--full'), new RegExp(`^pubkey +${KEY}\nstake +30,000,000 TRL$`, 'm'));
  assert.match(await show('--raw'), new RegExp(`^pubkey +${KEY}\nstake +30000000000000000$`, 'm'));
  const json = JSON.parse(await show('--output', 'json')) as object;
  assert.equal(
    { ...json, blocks_produced: 0, last_block_height: 0 },
    {
      ...(await node.ask<object>('chain_getValidator', operator!.address)),
      blocks_produced: 0,
      last_block_height: 0,
    },
  );
  const own = ['--key', 'dev:0', '--module', 'test/fixtures/loyalty.js', ...at];
  const earned = await trellis('loyalty', 'earn', '--points', '30', ...own);
  assert.match(
    earned.err,
    /^outflow: nothing in a simulation by the node, plus the fee \(no declared maximum for loyalty\.Earn\)$/m,
  );
  await node.stop();
});

test('the help of an operation shows amounts in whole units and what each option takes', async () => {
  const { out } = await trellis('stake', '--help');
  assert.match(out, /^ +--amount AMOUNT +Amount to stake in native units, above zero$/m);
  assert.match(out, /^ +--validator KEY +Consensus key of the validator/m);
});

test.run();
