/** A module that is not well formed is refused when it is loaded, and the refusal names what is wrong. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { InvalidModule, loadModules, type ModuleList } from '../../runtime/kernel/loader.js';
import type { Module } from '../../runtime/kernel/module/define.js';
import { Failure } from '../../runtime/lib/errors.js';
import { loadAll, SDK_VERSION } from '../../runtime/node/assembly/distribution.js';
import { cell, error, fn, map, module, NotFound, port, t } from '../../runtime/sdk.js';

const OPERATION = { about: 'It does nothing.', params: { value: t.u8 }, gas: 1, execute() {} };
const METHOD = { about: 'It tells nothing.', signature: fn({}, t.u8), read: () => 1 };

/** A module as one writes it in JavaScript: nothing was checked before. */
const written = (definition: object, declaration: object = {}): Module =>
  module('board', declaration as {}).define(definition as {});

function reasonOf(work: () => unknown): string {
  try {
    work();
  } catch (cause) {
    assert.ok(cause instanceof Failure && cause.error === InvalidModule, `${cause}`);
    return `${cause.details.reason}`;
  }
  throw new Error('it was loaded');
}

const refused = (definition: object, declaration?: object) =>
  reasonOf(() => loadModules([[1_000, written(definition, declaration)]]));

const EVENTS = { events: { Pinned: { by: t.address } } };

test('an error about a mistyped field of any part names it and suggests the right one', () => {
  const cases: readonly (readonly [object, string])[] = [
    [{ operation: {} }, 'there is no field operation; did you mean operations?'],
    [{ operations: { Pin: { ...OPERATION, erors: [] } } }, 'there is no field erors of Pin; did you mean errors?'],
    [{ methods: { pins: { ...METHOD, gas: 1 } } }, 'there is no field gas of pins'],
    [{ hooks: { blockStat() {} } }, 'there is no field blockStat of hooks; did you mean blockStart?'],
    [
      { operations: { Pin: { ...OPERATION, execute: undefined, excecute() {} } } },
      'there is no field excecute of Pin; did you mean execute?',
    ],
  ];
  for (const [definition, reason] of cases) assert.is(refused(definition), reason);
  assert.throws(() => written({}, { sate: {} }), /module board declares sate; did you mean state\?/);
});

test('an error about a missing field names it', () => {
  const { execute: _, ...rest } = OPERATION;
  assert.is(refused({ operations: { Pin: rest } }), 'the field execute of Pin is missing');
  assert.is(refused({ operations: { Pin: { ...OPERATION, gas: undefined } } }), 'the field gas of Pin is missing');
});

test('an unknown type is rejected by name and location', () => {
  const untyped = t as unknown as Readonly<Record<string, never>>;
  assert.throws(() => map(0, [untyped.adress!], t.u8), /there is no type t\.adress/);
  assert.throws(() => t.struct({ who: undefined as never }), /the field who has no type/);
  assert.throws(() => map(0, [undefined as never], t.u8), /undefined cannot be part of a key/);
  assert.is(
    refused({ operations: { Pin: { ...OPERATION, params: { line: t.text } } } }),
    'line of Pin has no type: a type with bounds is called, as in t.text(1, 80)',
  );
  assert.is(refused({}, { state: { pins: cell(0, undefined as never, 1) } }), 'the value of pins has no type');
  assert.is(refused({}, { events: { Pinned: { by: undefined } } }), 'by of the event Pinned has no type');
});

test('an unknown rpc parameter is named', () => {
  assert.is(
    refused({ operations: { Pin: { ...OPERATION, rpc: ['pin', 'valeu', 'sender'] } } }),
    'rpc of Pin: there is no parameter valeu; did you mean value?',
  );
});

test('a sentence names only fields of the operation and of the events of its module', () => {
  const said = (sentence: unknown) => refused({ operations: { Pin: { ...OPERATION, sentence } } }, EVENTS);
  assert.is(said('Pinned {valeu}'), 'the sentence of Pin: there is no field valeu; did you mean value?');
  assert.is(said('Pinned {Pinned.bi}'), 'the sentence of Pin: there is no field bi; did you mean by?');
  assert.is(said('Pinned {Pined.by}'), 'the sentence of Pin: there is no event Pined; did you mean Pinned?');
  assert.is(said('Pinned {value'), 'the sentence of Pin has a brace without a field');
  assert.is(said(7), 'the sentence of Pin must be a text');
  written({ operations: { Pin: { ...OPERATION, sentence: 'Pinned {value} by {Pinned.by}' } } }, EVENTS);
});

test('an async function is rejected in any position', () => {
  const boardPort = port<{ pin(): Promise<void> }>('board');
  const frame = module('board', {});
  const later = async () => undefined as never;
  const cases: readonly (readonly [object, string])[] = [
    [{ operations: { Pin: { ...OPERATION, execute: later } } }, 'execute of Pin'],
    [{ operations: { Pin: { ...OPERATION, *execute() {} } } }, 'execute of Pin'],
    [{ methods: { pins: { ...METHOD, read: later } } }, 'read of pins'],
    [{ hooks: { blockEnd: later } }, 'blockEnd of hooks'],
    [{ provides: [frame.provide(boardPort, { pin: later })] }, 'pin of the port board'],
    [{ genesis: { data: t.u8, load: later } }, 'load of genesis'],
    [{ migrations: { 1: later } }, '1 of a migration'],
    [{ operations: { Pin: { ...OPERATION, gas: { base: 1, of: later } } } }, 'of of the gas of Pin'],
  ];
  for (const [definition, where] of cases) {
    assert.is(
      refused(definition),
      `${where} must be synchronous: modules wait for nothing, so it must not be async or a generator`,
    );
  }
});

test('third-party modules may not declare codes below 10000 but may list existing ones', () => {
  const Mine = error(12, 'Mine', 'It is mine');
  const failing = (...errors: readonly object[]) => written({ operations: { Pin: { ...OPERATION, errors } } });
  const load = (number: number, ...errors: readonly object[]) => loadModules([[number, failing(...errors)]]);
  assert.is(
    reasonOf(() => load(1_003, Mine)),
    'the code 12 of Mine is reserved: those of module 1003 begin at 10300',
  );
  load(999, Mine);
  load(1_000, NotFound, error(10_000, 'Free', 'It is free'));
  assert.is(refused({ refuses: [{ ...Mine, code: 'x' }] }), 'the code of Mine must be a whole number above 0');
  assert.is(refused({ refuses: [undefined] }), 'error 0 of refuses must be made by error(code, name, message)');
});

test('a module written for another SDK version is rejected with both versions', () => {
  const list = (sdk: string): ModuleList => [[1_000, written({}, { sdk })]];
  assert.is(
    reasonOf(() => loadAll(list('^99.0.0'))),
    `it requires SDK ^99.0.0, and this is ${SDK_VERSION}: use matching versions`,
  );
  assert.is(loadAll(list(`^${SDK_VERSION}`)).modules.length, 2);
  assert.is(loadAll([[1_000, written({})]]).modules.length, 2, 'one that says nothing is not asked');
});

test.run();
