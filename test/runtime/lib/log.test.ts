/** The node's log: a line for each event, which nobody outside can forge. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createLog } from '../../../runtime/lib/log.js';
import { type Component, type Level, LogLevels, logOf } from '../../../runtime/lib/log-levels.js';

/** The lines that a log writes. */
function lines({ levels = 'info', json = false }: { readonly levels?: string; readonly json?: boolean }) {
  const written: string[] = [];
  const log = createLog({ levels: new LogLevels(levels), json, write: (line) => written.push(line) });
  return { log, written };
}

test('the text format shows the time, the event and the fields', () => {
  const { log, written } = lines({});
  log('info', 'node started', { height: 0, chain: 'Trellis dev', peers: [1, 2] });
  log('warn', 'a peer is slow');
  assert.is(written.length, 2);
  assert.match(written[0]!, /^\d\d:\d\d:\d\d\.\d{3} node started {2}height=0 chain=Trellis dev peers=\[1,2\]$/);
  assert.match(written[1]!, /^\d\d:\d\d:\d\d\.\d{3} WARN a peer is slow$/);
});

test('the JSON format writes one object per line', () => {
  const { log, written } = lines({ json: true });
  log('error', 'it failed', { reason: 'a\nb' });
  const { time, ...entry } = JSON.parse(written[0]!);
  assert.equal(entry, { level: 'error', message: 'it failed', reason: 'a\nb' });
  assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  assert.is(written[0]!.includes('\n'), false);
});

test('a line is written from its level on, and components can have levels of their own', () => {
  const { log, written } = lines({ levels: 'warn,network=debug,rpc=error', json: true });
  const said = (component: Component, level: Level) => {
    written.length = 0;
    logOf(log, component)(level, 'peer linked');
    return written.length;
  };
  assert.equal(
    (['debug', 'info', 'warn', 'error'] as const).map((level) => [
      said('chain', level),
      said('network', level),
      said('rpc', level),
    ]),
    [
      [0, 1, 0],
      [0, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
    ],
  );
});

test('a machine reads the component of a line, a person does not', () => {
  const machine = lines({ json: true });
  logOf(logOf(machine.log, 'node'), 'network')('info', 'peer linked', { peer: 'a' });
  assert.is(JSON.parse(machine.written[0]!).component, 'network');
  const person = lines({});
  logOf(person.log, 'network')('info', 'peer linked', { peer: 'a' });
  assert.match(person.written[0]!, /peer linked {2}peer=a$/);
});

test('levels change while the node runs, and an invalid text changes nothing', () => {
  const levels = new LogLevels('info');
  levels.set('error');
  assert.is(levels.allows('warn', 'chain'), false);
  assert.throws(() => levels.set('info,chian=debug'), /"chian" is not a component: choose from chain, /);
  assert.throws(() => levels.set('loud'), /"loud" is not a level: choose from debug, info, warn, error/);
  assert.throws(() => levels.set(''), /"" is not a level/);
  assert.throws(() => levels.set('chain=info=debug'), /not a/);
  assert.is(levels.allows('warn', 'chain'), false);
});

test('text from a peer cannot forge a line or control a terminal', () => {
  const { log, written } = lines({});
  log('info', 'peer gone', { agent: 'x\n12:00:00.000 ERROR the key is lost\u001b[2J\u202e\u0085' });
  assert.is(written.length, 1);
  assert.match(written[0]!, 'agent=x\\u000a12:00:00.000 ERROR the key is lost\\u001b[2J\\u202e\\u0085');
});

test('a stack keeps its lines, each under the event', () => {
  const { log, written } = lines({});
  log('error', 'a bug', { stack: 'Error: x\n  at y' });
  assert.match(written[0]!, /stack=Error: x\n {6}at y$/);
});

test('a noisy peer suppresses no other peer and no other event', () => {
  const { log, written } = lines({});
  for (let i = 0; i < 1_000; i++) log('warn', 'peer rejected', { peer: 'noisy', i });
  log('warn', 'peer rejected', { peer: 'quiet' });
  log('warn', 'peer linked', { peer: 'noisy' });
  assert.ok(written.length <= 25, `${written.length} lines`);
  assert.match(written.at(-2)!, 'peer=quiet');
  assert.match(written.at(-1)!, 'peer linked');
});

test('peers with made-up names together stay within the limit of one event kind', () => {
  const { log, written } = lines({});
  for (let i = 0; i < 10_000; i++) log('warn', 'peer rejected', { peer: `peer-${i}` });
  assert.ok(written.length <= 110, `${written.length} lines`);
});

test('an overlong, cyclic or bigint field is written in machine-readable form', () => {
  const { log, written } = lines({ json: true });
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  log('info', 'one', { text: 'x'.repeat(1_000_000) });
  log('info', 'two', { many: Array.from({ length: 100 }, () => 'y'.repeat(8_000)) });
  log('info', 'three', { cyclic });
  log('info', 'four', { amount: 2n ** 100n });
  for (const line of written) assert.ok(line.length < 64 * 1024);
  assert.equal(
    written.map((line) => (JSON.parse(line) as { message?: string }).message),
    ['one', 'two', 'three', 'four'],
  );
});

test.run();
