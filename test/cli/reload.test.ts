/** `dev` takes changed modules on save: the chain goes on with them where it can, and with the ones before where not. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { portsFrom } from '../ports.js';
import { until as untilOf } from '../until.js';
import { cleanUp, newDirectory, startProcess } from './program.js';

test.after(cleanUp);

const ERRORS = "export const message = 'The first words';\n";
const MODULE = `
import { message } from './words.mjs';

export default ({ map, module, t, fn, error, fail }) => {
  const Empty = error(10_000, 'Empty', message);
  return module('notes', { state: { notes: map(0, [t.address], t.text(0, 40)) } }).define({
    operations: {
      Note: { about: 'Keep a note.', params: { note: t.text(0, 40) }, gas: 40_000, rpc: ['note', 'note', 'sender'], errors: [Empty],
        execute({ state, sender }, { note }) {
          if (note === '') fail(Empty);
          state.notes.put(sender, note);
        } },
    },
    methods: {
      getNote: { about: 'A note.', signature: fn({ of: t.address }, t.text(0, 80)), read: ({ state }, { of }) => state.notes.get(of) ?? '' },
    },
  });
};
`;

test('a saved module reloads within moments and keeps its records, and an invalid one leaves the previous version running', async () => {
  const folder = await newDirectory();
  const [module, words] = [join(folder, 'notes.mjs'), join(folder, 'words.mjs')];
  await writeFile(words, ERRORS);
  await writeFile(module, MODULE);
  // The node comes back on its port with each save.
  const port = `${await portsFrom()}`;
  const node = await startProcess('dev', '--ephemeral', '--module', module, '--rpc-port', port);
  const until = (holds: () => Promise<boolean>, what: string) => untilOf(holds, () => `${what}\n${node.log()}`);
  const [, alice] = /dev:0 +(trl\w+)/.exec(node.output())!;
  const note = () => node.ask<string>('chain_getNote', alice).catch(() => undefined);
  const refusal = () => node.ask('chain_note', '', alice).catch((cause: Error) => cause.message);
  await node.ask('chain_note', 'kept', alice, { wait: 'included' });
  assert.is(await refusal(), 'The first words');

  await writeFile(module, MODULE.replace('state.notes.get(of)', "'now ' + state.notes.get(of)"));
  await until(async () => (await note()) === 'now kept', 'the answer of the changed module');

  await writeFile(words, ERRORS.replace('first', 'second'));
  await until(async () => (await refusal()) === 'The second words', 'what a file beside it says');

  await writeFile(module, MODULE.replace('getNote: {', 'getNote: { {'));
  await writeFile(join(folder, 'notes.test.mjs'), 'tests are not watched');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  assert.is(await note(), 'now kept', 'a syntax error leaves the module that runs');

  await writeFile(
    module,
    MODULE.replace('map(0, [t.address], t.text(0, 40))', 'map(0, [t.address], t.u64)').replace(
      'state.notes.put(sender, note);',
      '',
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  await until(async () => (await note()) === 'now kept', 'the module before the one whose type changed');

  await writeFile(module, MODULE.replace('t.text(0, 40)) }', 't.text(0, 80)), more: map(1, [t.address], t.u8) }'));
  await until(async () => (await note()) === 'kept', 'the module with wider text and another map');
  const [block] = (await node.ask<{ blocks: { height: number }[] }>('chain_getRecentBlocks', 1)).blocks;
  await node.ask('chain_note', 'more', alice, { wait: 'included' });
  assert.is(await note(), 'more');
  assert.ok(block!.height > 0);
  const { code, err } = await node.stop();
  assert.is(code, 0, err);
  assert.match(err, /changed module rejected.*InvalidModule.*notes\.mjs:\d+/);
  assert.match(err, /changed module rejected.*StateTypeChanged.*store notes/);
  assert.match(err, /modules reloaded/);
});

test.run();
