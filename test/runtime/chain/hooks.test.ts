/** Hooks: what modules do in every block, in the order of their needs; they are synchronous, and a failing one halts. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { beginBlock, endBlock } from '../../../runtime/kernel/chain/execute.js';
import { BLOCK_LEVEL, type Outcome } from '../../../runtime/kernel/chain/receipt.js';
import { Failure } from '../../../runtime/lib/errors.js';
import { Halt } from '../../../runtime/lib/halt.js';
import { type Candidate, error, fail, module, port, t } from '../../../runtime/sdk.js';
import { features, Refused } from './features.js';
import { id, openBlock } from './scene.js';

const basePort = port<{ nothing(): void }>('base');

/** A module that tells of every hook. */
function teller(name: string, needs: Record<string, ReturnType<typeof basePort.only>>, provides = false) {
  const frame = module(name, { needs, events: { Told: { hook: t.text(1, 20) } } });
  const tell = (hook: string) => (c: { emit: { Told(data: { hook: string }): void } }) => {
    c.emit.Told({ hook });
    return undefined;
  };
  return frame.define({
    provides: provides ? [frame.provide(basePort, { nothing() {} })] : [],
    hooks: { blockStart: tell('start'), blockEnd: tell('end'), epochEnd: tell('epoch') },
  });
}

const told = (events: ReturnType<typeof endBlock>) => events.map(({ type, data }) => `${type.module} ${data.hook}`);

test('hooks of providers run before those of their dependents, otherwise by module number', () => {
  const needy = teller('needy', { base: basePort.only('nothing') });
  const block = openBlock([
    [5, needy],
    [9, teller('base', {}, true)],
    [7, teller('other', {})],
  ]);
  assert.equal(told(beginBlock(block.context)), ['base start', 'needy start', 'other start']);
});

test('an epoch ends with its last block, after everything else in that block', () => {
  const list = [[5, teller('one', {})]] as const;
  assert.equal(told(endBlock(openBlock(list, { height: 9 }).context)), ['one end']);
  assert.equal(told(endBlock(openBlock(list, { height: 10 }).context)), ['one end', 'one epoch']);
  assert.equal(told(endBlock(openBlock(list, { height: 11 }).context)), ['one end']);
});

test('events of hooks belong to no operation', () => {
  const { context } = openBlock([[5, teller('one', {})]]);
  assert.is(beginBlock(context)[0]!.opIndex, BLOCK_LEVEL);
});

test('events of the begin hook are not repeated at the end', () => {
  const block = openBlock(features);
  assert.is(beginBlock(block.context).length, 0);
  block.apply([['Store', { key: 'a', value: 1 }]]);
  assert.equal(
    endBlock(block.context).map(({ type, data }) => [type.name, data]),
    [['Ended', { count: 1 }]],
  );
});

function halts(name: string, hook: (context: never) => unknown): Halt {
  const block = openBlock([
    [5, teller('one', {})],
    [6, module(name, {}).define({ hooks: { blockEnd: hook as never } })],
  ]);
  const before = [...block.journal.changes()];
  try {
    endBlock(block.context);
  } catch (cause) {
    assert.instance(cause, Halt);
    assert.equal([...block.journal.changes()], before);
    return cause as Halt;
  }
  return assert.unreachable('nothing was thrown') as never;
}

test('an exception in a hook halts the node and names the module', () => {
  const halt = halts('buggy', () => {
    throw new TypeError('a bug');
  });
  assert.is(halt.where, 'buggy.blockEnd');
  assert.match(halt.message, 'a bug');
});

test('a declared error in a hook halts the node as well, as there is no sender to reject', () => {
  assert.match(halts('refusing', () => fail(Refused)).message, 'Refused (9000)');
  assert.match(halts('own', () => fail(error(9001, 'Own', 'own'))).message, 'Own');
});

test('a hook that returns a value, such as a promise, halts the node', () => {
  assert.match(halts('later', () => Promise.resolve(undefined)).message, 'synchronous');
  assert.match(halts('talking', () => 5).message, 'return nothing');
});

test('a hook has no sender', () => {
  assert.match(halts('curious', (context: { sender: string }) => context.sender).message, 'no sender');
});

/** A block of the features with a module that looks at every bundle. */
function guarded(admit: (context: never, candidate: Candidate) => unknown) {
  return openBlock([...features, [14, module('guard', {}).define({ hooks: { admit: admit as never } })]]);
}

const store = (key: string) => ['Store', { key, value: 1 }] as const;

test('a module may reject a bundle for its sender or operations, and the bundle has no effect', () => {
  const seen: Candidate[] = [];
  const block = guarded((_, candidate) => {
    seen.push(candidate);
    if (candidate.operations.length > 1) fail(Refused, { why: 'too many' });
  });
  const before = [...block.journal.changes()];
  const refused = block.apply([store('a'), store('b')], { from: id(7) });
  assert.instance(refused, Failure);
  assert.is((refused as Failure).error, Refused);
  assert.is((refused as Failure).opIndex, undefined);
  assert.equal([...block.journal.changes()], before);
  assert.is((block.apply([store('a')], { from: id(7) }) as Outcome).events[0]!.type.name, 'Stored');
  assert.equal(
    seen.map(({ sender, operations }) => [sender, operations.map(({ type }) => type.name)]),
    [
      [id(7), ['Store', 'Store']],
      [id(7), ['Store']],
    ],
  );
});

test('modules check a bundle in dependency order, and the first rejection is returned', () => {
  const asked: string[] = [];
  const guard = (name: string) =>
    module(name, {}).define({
      hooks: {
        admit() {
          asked.push(name);
          return fail(Refused, { by: name });
        },
      },
    });
  const block = openBlock([[6, guard('second')], [5, guard('first')], ...features]);
  assert.equal((block.apply([store('a')]) as Failure).details, { by: 'first' });
  assert.equal(asked, ['first']);
});

test('an exception or a return value in a bundle check halts the node and names the module', () => {
  const halt = (admit: () => unknown): Halt => {
    try {
      guarded(admit).apply([store('a')]);
    } catch (cause) {
      return cause as Halt;
    }
    return assert.unreachable('nothing was thrown') as never;
  };
  const buggy = halt(() => {
    throw new TypeError('a bug');
  });
  assert.instance(buggy, Halt);
  assert.is(buggy.where, 'guard.admit');
  assert.match(halt(() => Promise.resolve(undefined)).message, 'synchronous');
  assert.match(halt(() => false).message, 'return nothing');
});

test.run();
