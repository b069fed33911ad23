/** Genesis: a file that fits the modules gives one state; any other is refused with the place of the fault. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openCore } from '../../../runtime/kernel/chain/core.js';
import { canonical, InvalidGenesis, loadGenesis, readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { openState } from '../../../runtime/kernel/chain/open-state.js';
import { NANO_UNITS } from '../../../runtime/kernel/chain/units.js';
import { loadModules, type ModuleList } from '../../../runtime/kernel/loader.js';
import type { Json } from '../../../runtime/lib/codec/type.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { cell, fail, module, t } from '../../../runtime/sdk.js';
import { seeded, texts } from '../codec/vocabulary.js';
import { genesisJson } from '../ledger/chain.js';

type File = { [key: string]: Json };

const counterState = { start: cell(0, t.u32, 0) };
const modestState = { value: cell(0, t.u32, 0) };

const counter = module('counter', {
  state: counterState,
}).define({
  genesis: {
    data: t.struct({ start: t.u32, owner: t.address }),
    load({ state }, { start }) {
      if (start === 13) fail(InvalidGenesis, { at: 'data.counter.start', reason: 'unlucky' });
      state.start.put(start);
      return undefined;
    },
  },
});
const modest = module('modest', {
  state: modestState,
}).define({
  genesis: {
    data: t.u32,
    standard: 7,
    load({ state }, value) {
      state.value.put(value);
      return undefined;
    },
  },
});
const list: ModuleList = [
  [5, counter],
  [6, modest],
  [7, module('plain', {}).define({})],
];
const set = loadModules(list);
const owner = texts.address(t.address.sample(seeded(1)));

/** A good file with some of it replaced: 'chain.decimals', 'data.counter'. */
function file(changes: Readonly<Record<string, Json | undefined>> = {}): File {
  const json = structuredClone(genesisJson(set)) as File;
  (json.data as File).counter = { start: 3, owner };
  for (const [path, value] of Object.entries(changes)) {
    const parts = path.split('.');
    const last = parts.pop()!;
    const place = parts.reduce<File>((at, part) => at[part] as File, json);
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return json;
}

const load = (json: unknown) => loadGenesis(readGenesis(json), set, texts);

function refused(json: unknown, where: string | RegExp, place?: string): void {
  try {
    load(json);
  } catch (cause) {
    assert.instance(cause, Failure, String(cause));
    const { error, details } = cause as Failure;
    assert.is(error, InvalidGenesis);
    assert.match(JSON.stringify(details), where);
    if (place !== undefined) assert.is(details.at, place);
    return;
  }
  assert.unreachable(`taken: ${JSON.stringify(json)}`);
}

test('every module loads its part of genesis, or its default', () => {
  const journal = load(file());
  assert.is(openState(5, counterState, NANO_UNITS, journal).start.get(), 3);
  assert.is(openState(6, modestState, NANO_UNITS, journal).value.get(), 7);
  const { limits, versions } = openCore(journal);
  assert.is(limits.get().bundles, 10_000);
  assert.equal(
    versions.list([], 10).map(({ key: [number], value }) => [number, value]),
    [
      [0, 1],
      [5, 1],
      [6, 1],
      [7, 1],
    ],
  );
});

test('the hash of a file depends on its content, not its layout', () => {
  const json = file();
  const { hash } = readGenesis(json);
  const turned = Object.fromEntries(Object.entries(json).reverse());
  assert.is(readGenesis(JSON.parse(JSON.stringify(turned, null, 4))).hash, hash);
  assert.is.not(readGenesis(file({ 'data.counter': { start: 4, owner } })).hash, hash);
  assert.is.not(readGenesis(file({ genesis_time: 1 })).hash, hash);
});

test('canonical JSON sorts names at every level and keeps lists in order', () => {
  assert.is(canonical({ b: [2, { d: 1, c: null }], a: 'x' }), '{"a":"x","b":[2,{"c":null,"d":1}]}');
});

test('a file with an invalid chain section is rejected with the field', () => {
  refused(file({ 'chain.decimals': 19 }), '<= 18', 'chain.decimals');
  refused(file({ 'chain.symbol': 'trl' }), 'must match', 'chain.symbol');
  refused(file({ 'chain.epoch_blocks': 0 }), '>= 1', 'chain.epoch_blocks');
  refused(file({ 'chain.chain_id': undefined }), 'required', 'chain.chain_id');
  refused(file({ 'chain.more': 1 }), 'not a field', 'chain.more');
  refused(file({ format: 2 }), '<= 1', 'format');
  refused([], 'must be object');
  refused(null, 'must be object');
});

test('the modules in the file must match those of the node in number, name and version', () => {
  refused(file({ modules: [] }), /"extra":\["5 counter v1","6 modest v1","7 plain v1"\]/);
  const others = [...(file().modules as Json[])];
  refused(file({ modules: [...others, { id: 8, name: 'gone', version: 1 }] }), /"missing":\["8 gone v1"\]/);
  refused(file({ modules: [{ id: 5, name: 'counter', version: 2 }, ...others.slice(1)] }), /counter v2/);
});

test('a part that does not fit its module is rejected with the path within it', () => {
  refused(file({ 'data.counter': undefined }), 'needs its part', 'data.counter');
  refused(file({ 'data.counter': { start: -1, owner } }), '>= 0', 'data.counter.start');
  refused(file({ 'data.counter': { start: 1, owner: 'trlnobody' } }), 'an address', 'data.counter.owner');
  refused(file({ 'data.counter': { start: 13, owner } }), 'unlucky', 'data.counter.start');
  refused(file({ 'data.plain': {} }), 'takes no genesis data', 'data.plain');
  refused(file({ 'data.stranger': {} }), /"unknown":\["stranger"\]/);
  refused(file({ data: [] }), 'one part per module', 'data');
});

test.run();
