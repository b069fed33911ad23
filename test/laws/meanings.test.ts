/** Every published field says what it is: what a reader cannot know from its name and its type. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandsOf } from '../../cli/command-line/command-list.js';
import { derivedCommands } from '../../cli/command-line/derived-commands.js';
import { defaults } from '../../cli/distribution/default.js';
import { flawOf, flawsIn } from '../../cli/module/descriptions.js';
import { doc } from '../../runtime/lib/codec/doc.js';
import { t } from '../../runtime/lib/codec/index.js';
import { withNode } from '../golden/distribution.js';
import { flawsOfCommands, flawsOfContract } from './meanings.js';

/** By who declares them: the modules, the runtime, the plugins. */
const found = await withNode(async ({ set, methods }) => flawsOfContract(set, methods));

test('a text that is missing, too short or repeats the name or the type is not a description', () => {
  assert.is(flawOf('amount', 'Amount', 'Raw units that leave the sender'), undefined);
  for (const text of [undefined, '', 'u16', 'The amount', 'The amount of the amounts', 'Amount value field']) {
    assert.ok(flawOf('amount', 'Amount', text), text);
  }
  assert.ok(flawOf('from_token', 'Mint', 'The mint of the from token'));
});

test('the check finds an undescribed field at any depth, and a titled record without its own description', () => {
  const meaning = 'What only this field can say';
  const inner = t.struct({ bare: t.u8, told: t.doc(t.u8, meaning) });
  const flaws = (type: { readonly schema: object }) =>
    flawsIn('it', type.schema as never).map((flaw) => flaw.split(' ')[0]);
  assert.equal(flaws(inner), ['it.bare']);
  assert.equal(flaws(t.list(t.option(inner), 3)), ['it.bare']);
  assert.equal(flaws(t.struct({ outer: t.doc(inner, meaning) })), ['it.outer.bare']);
  assert.equal(flaws(t.titled('Record', t.struct({}))), ['it']);
  const record = t.titled('Record', doc(t.struct({}), 'What is kept of somebody'));
  assert.equal(flaws(record), []);
  assert.equal(flaws(t.struct({ bare: record, told: t.option(t.doc(record, meaning)) })), ['it.bare']);
});

for (const [owner, flaws] of found) {
  test(`every parameter, field and event field of ${owner} has a description`, () => {
    assert.equal(flaws, []);
  });
}

test('every command and every flag has a description, including those of operations and methods', async () => {
  const derived = await derivedCommands(defaults, []);
  assert.equal(flawsOfCommands([...commandsOf(defaults), ...derived]), []);
});

test.run();
