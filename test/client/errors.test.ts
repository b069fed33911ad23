/** What a client throws, as a test that meets it unexpectedly shows it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NodeError } from '../../rpc-schemas/clients/typescript/errors.js';
import { plainly } from '../plain-uvu.js';

const CLIENT = `import { NodeError } from '${new URL('../../rpc-schemas/clients/typescript/errors.js', import.meta.url).href}';`;
const refusal = (details: unknown) => ({ code: 1003, message: 'The balance is too low', data: { details } });
const thrown = (details: unknown) => `throw new NodeError(${JSON.stringify(refusal(details))})`;

test('plain uvu prints a rejection with its details, one per line, and no test is lost', () => {
  const { status, stdout } = plainly(
    CLIENT,
    thrown({ have: '5', need: '7', parts: [1, { of: 2 }] }),
    thrown([{ path: 'line', message: 'is too short' }]),
    thrown(undefined),
    thrown('some words'),
  );
  assert.is(status, 1, stdout);
  assert.match(stdout, '(1 / 5)');
  assert.match(stdout, /The balance is too low\n+ +have: 5\n +need: 7\n +parts: \[1,\{"of":2\}\]\n/);
  assert.match(stdout, /\n +\{"path":"line","message":"is too short"\}\n/);
  assert.match(stdout, /\n +some words\n/);
});

test('programs read error details by name', () => {
  const { data, details } = new NodeError(refusal({ have: '5' }));
  assert.equal([data, details], [{ have: '5' }, 'have: 5']);
});

test.run();
