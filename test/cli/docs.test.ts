/** `docs`: the document is valid OpenRPC, the page holds everything in itself, and modules from outside are in it. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { apiDocument } from '../../cli/node/api-document.js';
import { type Document, exampleOf } from '../../plugins/docs/document.js';
import { contentOf } from '../../plugins/docs/page.js';
import { loyaltyModule } from '../node/live.js';
import { cleanUp, newDirectory, trellis } from './program.js';

test.after(cleanUp);

const devAddress = fundedAccounts(defaults)[0]!.address;

const require = createRequire(import.meta.url);
/** Of OpenRPC documents, and of the JSON Schemas in them. */
const [ofDocuments, ofSchemas] = ['@open-rpc/meta-schema', '@json-schema-tools/meta-schema'].map(
  (name) => (require(name) as { readonly default: object }).default,
) as [object, object];

const directory = await newDirectory();
const built = await trellis('docs', 'build', directory, '--module', await loyaltyModule());
const file = (name: string) => readFileSync(join(directory, name), 'utf8');

test('the documentation is built from the schemas of the modules in the distribution', () => {
  assert.is(built.code, 0, built.err);
  assert.match(built.out, /pages about \d+ methods/);
  const document = JSON.parse(file('openrpc.json')) as Document;
  const named = document.methods.filter(({ tags }) => tags[0]!.name === 'loyalty').map(({ name }) => name);
  assert.ok(named.includes('chain_earnPoints'), named.join(' '));
  assert.match(file('loyalty.md'), /## chain_earnPoints/);
  assert.match(file('README.md'), /\[loyalty\]\(loyalty\.md\)/);
  assert.match(file('errors.md'), /\| 1003 \| InsufficientBalance \|/);
});

test('methods of external modules have a real call with its response, recorded on a new chain', () => {
  const { methods } = JSON.parse(file('openrpc.json')) as Document;
  const exampleIn = (name: string) => exampleOf(methods.find((one) => one.name === name)!)!;
  const earned = exampleIn('chain_earnPoints');
  assert.equal(earned.params, [devAddress, '1']);
  assert.match((earned.result as { bundle_hash: string }).bundle_hash, /^trh/);
  const { points } = exampleIn('chain_getPoints').result as { points: string };
  assert.is(points, '0', 'what was earned was given on');
  assert.equal(
    methods.filter(({ examples }) => examples === undefined).map(({ name }) => name),
    [],
  );
  assert.match(file('loyalty.md'), 'curl -s http://127.0.0.1:9933');
});

test('the document is valid against the OpenRPC meta-schema, and every reference resolves', () => {
  const ajv = new Ajv({ strict: false, logger: false, validateSchema: false });
  // The two write the address of JSON Schema's own schema with and without the slash.
  ajv.addSchema(ofSchemas).addSchema({ ...ofSchemas, $id: 'https://meta.json-schema.tools' });
  const validate = ajv.compile(ofDocuments);
  const document = JSON.parse(file('openrpc.json')) as Document;
  assert.ok(validate(document), JSON.stringify(validate.errors?.slice(0, 3)));
  const known = new Set(Object.keys(document.components.schemas));
  for (const [, name] of file('openrpc.json').matchAll(/"#\/components\/schemas\/(\w+)"/g))
    assert.ok(known.has(name!), name);
});

test('the page is one file below 500 KB that loads nothing from elsewhere', () => {
  const page = file('methods.html');
  assert.ok(page.length < 500_000, `${page.length}`);
  assert.not.match(page, /<(link|img|iframe)|src=|@import|url\(/);
  const packed = /<script id="packed"[^>]*>([^<]+)</.exec(page)![1]!;
  const content = gunzipSync(Buffer.from(packed, 'base64')).toString();
  assert.not.match(content, /<(link|img|iframe|script)|src=|@import/);
  assert.match(content, /id="chain_earnPoints"/);
  for (const { name } of (JSON.parse(file('openrpc.json')) as Document).methods)
    assert.ok(content.includes(`id="${name}"`), name);
});

test('a chain with other prefixes and another symbol shows its own in examples and forms', async () => {
  const oak = { ...defaults, name: 'Oak', symbol: 'ACO', addressPrefix: 'oak', hashPrefix: 'okh', nameService: 'oak' };
  const document = (await apiDocument(oak, [])).document as unknown as Document;
  assert.not.match(
    JSON.stringify(document.methods.map(exampleOf)),
    /\btr[lh][1-9A-HJ-NP-Za-km-z]{32}|\bTRL\b|[a-z]\.trl\b/,
  );
  const transfer = exampleOf(document.methods.find(({ name }) => name === 'chain_transfer')!)!;
  const [from, , token] = transfer.params as string[];
  assert.is(from, `oak${devAddress.slice(3)}`, 'the same account');
  assert.is(token, 'ACO');
  const content = contentOf(document);
  assert.match(content, /1 ACO is 1,000,000,000 raw units/);
  assert.match(content, /begin with <code>oak<\/code>/);
  assert.ok(content.includes(`value="${from}"`), 'a form is filled with it');
});

test.run();
