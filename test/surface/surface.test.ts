/** The RPC surface against the method tables of the service specification (service-methods.md: its sections 4.2 to 4.4, word for word). */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withNode } from '../golden/distribution.js';
import { methodsIn } from './tables.js';

const specification = readFileSync(
  fileURLToPath(new URL('../../../test/surface/service-methods.md', import.meta.url)),
  'utf8',
);
const wanted = methodsIn(specification);

test('the tables are parsed completely: 141 native methods, 6 of subscriptions, 15 of Ethereum', () => {
  const names = wanted.map(({ name }) => name);
  assert.is(new Set(names).size, names.length);
  const native = names.filter((name) => name.startsWith('chain_') && !/subscribe/.test(name));
  const subscriptions = names.filter((name) => /subscribe/.test(name));
  assert.equal(
    [native.length, subscriptions.length, names.length - native.length - subscriptions.length],
    [141, 6, 15],
  );
});

test('every method of the specification exists with its parameters in order', () =>
  withNode(async ({ methods }) => {
    const known = new Map(methods.map((method) => [method.name, method]));
    const problems = wanted.flatMap(({ name, params }) => {
      const method = known.get(name);
      if (!method) return [`${name} is missing`];
      const own = method.params;
      const flaws = (params ?? []).flatMap((param, i) => {
        const found = own[i];
        if (found?.name !== param.name) return [`${name}: parameter ${i + 1} is ${found?.name}, not ${param.name}`];
        return param.optional && found.required ? [`${name}: ${param.name} must be optional`] : [];
      });
      const more = params === undefined ? [] : own.slice(params.length).filter(({ required }) => required);
      return [...flaws, ...more.map((param) => `${name}: ${param.name} is no parameter of the specification`)];
    });
    assert.equal(problems, []);
  }));

test.run();
