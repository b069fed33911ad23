/** The reference of the SDK is what the sources say, and says something of every name. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { referencePages, stalePages } from './reference.js';

test('the reference pages match the sources', () => {
  assert.equal(stalePages(), [], 'npm run reference');
});

test('every name that modules and plugins import has a doc comment, and the message of an error counts as one', () => {
  const silent = [...referencePages().values()].flatMap((page) =>
    [...page.matchAll(/^### (\w+)\n\n```ts\n(.*)/gm)]
      .filter(([, , code]) => !/ = error\(/.test(code!))
      .map(([, name]) => name),
  );
  assert.equal(silent, []);
});

test.run();
