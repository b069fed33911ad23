/** The examples of the documentation: every method has one, and each is what a node answers to this very call. */

import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readExamples } from '../../runtime/lib/rpc/documents/examples.js';
import { settled } from '../examples/recorder.js';
import { play } from '../examples/scenario.js';

const recorded = readExamples();
const played = await play();

test('every method of the distribution has an example, and there are no others', () => {
  const wanted = [...played.methods].sort();
  assert.equal([...played.examples.keys()].sort(), wanted, 'add the call to test/examples');
  assert.equal(Object.keys(recorded).sort(), wanted, 'npm run schemas');
});

test("every example matches the node's response to the call", () => {
  const wrong = [...played.examples].filter(([method, fresh]) => {
    const { params, result } = settled(method, fresh, recorded[method]);
    return JSON.stringify({ params, result }) !== JSON.stringify(recorded[method]);
  });
  assert.equal(
    wrong.map(([method]) => method),
    [],
    'npm run schemas',
  );
});

test('no response has the zero hash as a bundle: an effect of a block has none', () => {
  const zero = /"(?:bundle_hash|bundleHash|execution_bundle|create|match|settle)":"(?:trh1+|0x0+)"/;
  const wrong = [...played.answers].filter(([, answer]) => zero.test(JSON.stringify(answer)));
  assert.equal(
    wrong.map(([method]) => method),
    [],
  );
});

test('every response is valid under the schema of its method', () => {
  const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  const { methods, components } = played.document;
  ajv.addSchema({
    $id: 'rpc',
    components,
    methods: Object.fromEntries(methods.map(({ name, result }) => [name, result.schema])),
  });
  const flaws = [...played.answers].flatMap(([method, answer]) => {
    const validate = ajv.getSchema(`rpc#/methods/${method}`)!;
    return validate(answer) ? [] : [`${method}: ${ajv.errorsText(validate.errors)}`];
  });
  assert.equal(flaws, []);
});

test.run();
