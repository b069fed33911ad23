/** The reference of the SDK is what the sources say, and says something of every name. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { referencePages, stalePages } from './reference.js';

test('the pages of the reference are those that the sources make', () => {
  assert.equal(stalePages(), [], 'npm run reference');
});

test('every name that modules and plugins import has a doc comment; of an error its message is one', () => {
  const silent = [...referencePages().values()].flatMap((page) =>
    [...page.matchAll(/^### (\w+)\n\n```ts\n(.*)/gm)]
      .filter(([, , code]) => !/ = error\(/.test(code!))
      .map(([, name]) => name),
  );
  assert.equal(silent, []);
});

test.run();
