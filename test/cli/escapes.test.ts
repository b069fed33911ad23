/** Text of a node, a peer or a file never commands the terminal that it is printed on, in any kind of output. */

import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { NodeProblem, writeProblem } from '../../cli/terminal/command-error.js';
import { createOutput } from '../../cli/terminal/output.js';
import { createLog } from '../../runtime/lib/log.js';
import { visible, visibleJson } from '../../runtime/lib/visible.js';

/** Clears the screen, sets the title by a C1 code, turns the direction of text, forges a line, hides a character of two units. */
const HOSTILE = '\u001b[2J\u009d0;x\u0007\u202eevil\nwarning: pay\r\u007f\u{e0041}';
const SHOWN = '\\u001b[2J\\u009d0;x\\u0007\\u202eevil\\u000awarning: pay\\u000d\\u007f\\udb40\\udc41';
/** What no line on a terminal may hold. */
const COMMANDS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** What some work writes to standard output and standard error, on a terminal with colors. */
function printed(work: () => void, colored = false): string {
  const streams = [process.stdout, process.stderr];
  const writes = streams.map(({ write }) => write);
  const { isTTY } = process.stdout;
  const { NO_COLOR, TERM } = process.env;
  let text = '';
  for (const stream of streams) {
    stream.write = (chunk: string | Uint8Array) => {
      text += String(chunk);
      return true;
    };
  }
  process.stdout.isTTY = colored;
  delete process.env.NO_COLOR;
  process.env.TERM = 'xterm';
  try {
    work();
  } finally {
    streams.forEach((stream, i) => {
      stream.write = writes[i]!;
    });
    process.stdout.isTTY = isTTY;
    if (NO_COLOR !== undefined) process.env.NO_COLOR = NO_COLOR;
    if (TERM === undefined) delete process.env.TERM;
    else process.env.TERM = TERM;
  }
  return text;
}

/** Checks that one line was written, with the hostile text escaped in it. */
function isOneLine(text: string): void {
  assert.ok(text.endsWith('\n'), text);
  assert.not.match(text.slice(0, -1), COMMANDS);
  assert.ok(text.includes(SHOWN), text);
}

const kinds: readonly (readonly [kind: string, work: () => void])[] = [
  ['a line of a result', () => createOutput().line(`memo ${HOSTILE}`)],
  ['a note', () => createOutput().note(`node 1: ${HOSTILE}`)],
  ['a warning', () => createOutput().warn(HOSTILE)],
  ['a record', () => createOutput().record([['symbol', HOSTILE]])],
  ['a name in a record', () => createOutput().record([[HOSTILE, 'symbol']])],
  ['a row of a table', () => createOutput().table([{ title: '' }], [[HOSTILE]])],
  ['the message of an error', () => writeProblem(new NodeProblem(1001, HOSTILE), { json: false, verbose: false })],
  [
    'the name of an error',
    () => writeProblem(new NodeProblem(1001, 'no', { name: HOSTILE }), { json: false, verbose: false }),
  ],
  [
    'the details of an error',
    () =>
      writeProblem(new NodeProblem(1001, 'no', { details: { reason: HOSTILE, next_step: HOSTILE, name: HOSTILE } }), {
        json: false,
        verbose: false,
      }),
  ],
  [
    'a field of a log',
    () => {
      const log = createLog({ json: false, write: (line) => process.stdout.write(`${line}\n`) });
      log('info', 'peer gone', { agent: HOSTILE });
    },
  ],
];

for (const [kind, work] of kinds) {
  test(`${kind} is one line of plain text`, () => isOneLine(printed(work)));
}

test('a stack trace keeps its lines and nothing else', () => {
  const cause = new Error('broken');
  cause.stack = `Error: ${HOSTILE}\n    at here`;
  const text = printed(() => writeProblem(cause, { json: false, verbose: true }));
  assert.not.match(text.replaceAll('\n', ''), COMMANDS);
  assert.match(text, /\n {4}at here\n$/);
});

test('our own colors are kept, and foreign control sequences are escaped', () => {
  const text = printed(() => {
    const out = createOutput();
    out.line(`${out.bold(`A${HOSTILE}`)} ${out.dim('B')}`);
  }, true);
  assert.is(text, `\u001b[1mA${SHOWN}\u001b[0m \u001b[2mB\u001b[0m\n`);
});

test('JSON and YAML keep the exact value without control sequences for the terminal', () => {
  const value = { symbol: HOSTILE, [HOSTILE]: [HOSTILE, 1], '\u009bx': '\u202eevil', line: 'a\nb', tab: '\t' };
  const forms: readonly (readonly [form: string, read: (text: string) => unknown])[] = [
    ['json', JSON.parse],
    ['yaml', (text) => parse(text)],
  ];
  for (const [form, read] of forms) {
    const text = printed(() => createOutput(form).result(value, () => assert.unreachable('it is no table')));
    assert.equal(read(text), value, form);
    assert.not.match(text.replaceAll('\n', ''), COMMANDS, form);
  }
  const error = printed(() => writeProblem(new NodeProblem(7, HOSTILE), { json: true, verbose: false }));
  assert.not.match(error.slice(0, -1), COMMANDS);
  assert.is(JSON.parse(error).error.message, HOSTILE);
});

test('YAML reads as the value that was written, for any value of JSON', () => {
  const word = fc.constantFrom(
    'true',
    'No',
    'null',
    '~',
    '1e3',
    '0x10',
    '- a',
    'a: b',
    'a #b',
    ' a',
    'a ',
    '.inf',
    '2026-01-01',
  );
  const json = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 4 }, fc.jsonValue(), word, fc.array(tie('value')), fc.dictionary(word, tie('value'))),
  })).value;
  fc.assert(
    fc.property(json, (value) => {
      const text = printed(() => createOutput('yaml').result(value, () => assert.unreachable('it is no table')));
      assert.equal(parse(text), JSON.parse(JSON.stringify(value)), text);
    }),
    { numRuns: 1_000 },
  );
});

test('a log for machines keeps the exact value, one line for each event', () => {
  const lines: string[] = [];
  createLog({ json: true, write: (line) => lines.push(line) })('info', 'peer gone', { agent: HOSTILE });
  assert.is(lines.length, 1);
  assert.not.match(lines[0]!, COMMANDS);
  assert.is(JSON.parse(lines[0]!).agent, HOSTILE);
});

test('readable text stays unchanged', () => {
  const plain = 'Größe 10 → ü 漢字 🙂 a\\u001b';
  assert.is(visible(plain), plain);
  assert.is(JSON.parse(visibleJson(JSON.stringify(plain))), plain);
});

test.run();
