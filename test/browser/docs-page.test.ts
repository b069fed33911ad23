/** The documentation page of a document made here: forms send what schemas say, and hostile texts stay text. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Document } from '../../plugins/docs/document.js';
import { docsPage, POLICY } from '../../plugins/docs/page.js';
import type { Method, Schema } from '../../plugins/docs/schema.js';
import { until } from '../until.js';
import { closeBrowser, openPage } from './browser.js';

test.after(closeBrowser);

const ORIGIN = 'http://node.example';

/** Opens the page of a document as if a node served it; what it asks the node for is kept. */
async function open(document: Document) {
  const { page, problems } = await openPage();
  const asked: string[] = [];
  const elsewhere: string[] = [];
  await page.route('**', (route) => {
    const request = route.request();
    const { href, origin } = new URL(request.url());
    if (origin !== ORIGIN) elsewhere.push(href);
    if (request.method() === 'POST') {
      asked.push(request.postData() ?? '');
      return route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: null } });
    }
    const headers = { 'Content-Security-Policy': POLICY };
    return route.fulfill({ contentType: 'text/html', headers, body: docsPage(document) });
  });
  await page.goto(`${ORIGIN}/rpc/docs`);
  await page.locator('#search').waitFor();
  return { page, problems, asked, elsewhere };
}

const methodOf = (name: string, params: Readonly<Record<string, Schema>>, more: Partial<Method> = {}): Method => ({
  name,
  summary: '',
  'x-cost': { base: 1 },
  tags: [{ name: 'test' }],
  params: Object.entries(params).map(([param, schema]) => ({ name: param, required: true, schema })),
  result: { schema: {} },
  errors: [],
  ...more,
});

const documentOf = (methods: readonly Method[], schemas: Readonly<Record<string, Schema>> = {}): Document => ({
  openrpc: '1.3.2',
  info: { title: 'Test', version: '1' },
  methods,
  components: { schemas },
});

const example = (...values: readonly unknown[]): Partial<Method> => ({
  examples: [{ params: values.map((value) => ({ value })), result: { value: null } }],
});

const Nested: Schema = { $ref: '#/components/schemas/Nested' };
const SCHEMAS: Readonly<Record<string, Schema>> = {
  Nested: { type: 'object', properties: { again: { type: 'array', items: Nested } } },
  Options: {
    type: 'object',
    required: ['depth'],
    properties: {
      depth: { type: 'integer' },
      wait: { anyOf: [{ type: 'string', enum: ['pending', 'included'] }, { type: 'null' }] },
      limit: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
      inner: { type: 'object', required: ['on'], properties: { on: { type: 'boolean' }, name: { type: 'string' } } },
    },
  },
};
const options: Schema = { anyOf: [{ $ref: '#/components/schemas/Options' }, { type: 'null' }] };
const text: Schema = { type: 'string' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const either = (...anyOf: readonly Schema[]): Schema => ({ anyOf });

const lastParams = (asked: readonly string[]): unknown => (JSON.parse(asked.at(-1)!) as { params: unknown }).params;

test('a form sends the types of the schema: numbers, texts that look like numbers, lists, objects, and null if allowed', async () => {
  const big = '340282366920938463463374607431768211455';
  const cases: readonly (readonly [Schema, unknown])[] = [
    [text, '2048'],
    [text, 'true'],
    [text, '{"no":"json"}'],
    [text, ''],
    [{ type: ['string', 'integer'] }, big],
    [{ type: 'integer' }, 7],
    [{ type: 'number' }, 0.5],
    [{ type: 'boolean' }, false],
    [{ type: 'string', enum: ['a', 'b'] }, 'b'],
    [{ type: 'array', items: text }, ['1', 'x']],
    [{ type: 'array', items: { type: 'integer' } }, [1, 2]],
    [Nested, { again: [{ again: [] }] }],
    [orNull(text), null],
    [orNull({ type: 'integer' }), 12],
    [either(text, { type: 'array', items: text }), ['y']],
    [either(text, { type: 'array', items: text }), '12'],
    [either({ type: 'object' }, { type: 'boolean' }), true],
    [options, { depth: 0, wait: 'included', inner: { on: true } }],
  ];
  const params = Object.fromEntries(cases.map(([schema], i) => [`p${i}`, schema]));
  const values = cases.map(([, value]) => value);
  const byName = {
    ...methodOf('by_name', { a: text, b: orNull(text) }, example('1')),
    paramStructure: 'by-name' as const,
  };
  const named = { ...byName, params: byName.params.map((one, i) => ({ ...one, required: i === 0 })) };
  const { page, problems, asked } = await open(
    documentOf([methodOf('by_position', params, example(...values)), named], SCHEMAS),
  );
  const send = async (method: string): Promise<unknown> => {
    const form = page.locator(`form[data-method=${method}]`);
    await form.getByRole('button', { name: 'Send to this node' }).click();
    await page.locator(`form[data-method=${method}][data-outcome=success]`).waitFor();
    return lastParams(asked);
  };
  assert.equal(await send('by_position'), values);
  assert.equal(await send('by_name'), { a: '1' }, 'by name, without what is empty');
  assert.equal(problems, []);
  await page.close();
});

test('empty optional fields are omitted at the end and null before it, and a missing or invalid field is reported without sending', async () => {
  const { params, ...rest } = methodOf('t_m', { a: text, n: { type: 'integer' }, b: text, o: options });
  const optional = params.map((one, i) => ({ ...one, required: i === 0 }));
  const { page, asked } = await open(documentOf([{ ...rest, params: optional }], SCHEMAS));
  const form = page.locator('form[data-method=t_m]');
  const send = async (outcome: 'success' | 'none') => {
    await form.getByRole('button', { name: 'Send to this node' }).click();
    await page.locator(`form[data-method=t_m][data-outcome=${outcome}]`).waitFor();
    return outcome === 'success' ? lastParams(asked) : ((await form.locator('output').textContent()) ?? '');
  };
  await form.locator('input[name=a]').fill('x');
  assert.equal(await send('success'), ['x']);
  await form.locator('input[name=b]').fill('y');
  assert.equal(await send('success'), ['x', null, 'y']);
  await form.locator('input[name=n]').fill('9007199254740993');
  assert.match(String(await send('none')), /n exceeds the exact range/);
  await form.locator('input[name=n]').fill('x');
  assert.match(String(await send('none')), /n is not a number/);
  await form.locator('input[name=n]').fill('3');
  await form.locator('summary', { hasText: 'o optional' }).click();
  await form.locator('select[name=wait]').selectOption('pending');
  assert.match(String(await send('none')), /depth is missing/);
  await form.locator('input[name=depth]').fill('1');
  assert.equal(await send('success'), ['x', 3, 'y', { depth: 1, wait: 'pending' }]);
  assert.is(asked.length, 3);
  await page.close();
});

test('hostile names, descriptions and examples are shown as text: nothing runs or is fetched elsewhere', async () => {
  const evil = (mark: string) =>
    `'"></script><script>window.hacked='${mark}'</script><img src="http://evil.example/${mark}" onerror="window.hacked='${mark}'">\`<b>${mark}\``;
  const schema: Schema = {
    type: 'object',
    description: evil('s'),
    enum: [evil('e')],
    properties: { [evil('p')]: { type: 'string', description: evil('d') } },
  };
  const hostile: Method = {
    ...methodOf(
      evil('name'),
      { [evil('param')]: schema, link: { $ref: `#/components/schemas/${evil('ref')}` } },
      example(evil('x'), evil('y')),
    ),
    summary: evil('summary'),
    tags: [{ name: evil('tag') }],
    'x-cost': { base: 1, more: evil('cost') },
    result: { schema },
    errors: [{ code: 1, message: evil('message'), data: { name: evil('error') } }],
  };
  const document = {
    ...documentOf([hostile], { [evil('type')]: schema }),
    info: { title: evil('title'), version: evil('version') },
  };
  const { page, problems, elsewhere } = await open(document);
  assert.equal(await page.locator('main img, main script, nav img, nav script, main b').count(), 0);
  assert.is(await page.evaluate('window.hacked'), undefined);
  assert.match((await page.locator('main').textContent()) ?? '', /window\.hacked='summary'/);
  await page.fill('#search', 'hacked');
  assert.ok((await page.locator('[data-unit]:visible').count()) > 0);
  await page.evaluate(
    `{ const image = document.createElement('img'); image.setAttribute('onerror', "window.hacked='late'"); image.src = 'data:,'; document.body.append(image); }`,
  );
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))');
  assert.is(await page.evaluate('window.hacked'), undefined, 'not even markup that got in would run');
  assert.equal(elsewhere, []);
  assert.ok(
    problems.every((problem) => /Content Security Policy/.test(problem)),
    problems.join('\n'),
  );
  await page.close();
});

test('only content near the screen is rendered, and links and both searches reach the rest', async () => {
  const methods = Array.from({ length: 200 }, (_, i) =>
    methodOf(`t_m${i}`, { a: text }, { summary: `It is number ${i}.` }),
  );
  const { page, problems } = await open(documentOf(methods));
  const painted = (): Promise<readonly string[]> =>
    page.evaluate(`[...document.querySelectorAll('h3')]
      .filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).map((one) => one.closest('section').id)`);
  const seen = (i: number) =>
    until(async () => {
      const top = await page.evaluate<number>(`document.getElementById('t_m${i}').getBoundingClientRect().top`);
      return top > -50 && top < 900 && (await painted()).includes(`t_m${i}`);
    }, `the method ${i} on the screen`);
  assert.ok((await painted()).length < 20, 'what is below the screen is not painted');
  await page.getByRole('link', { name: 't_m150' }).first().click();
  await seen(150);
  assert.ok((await painted()).length < 40, 'nor what is above it');
  assert.ok(await page.evaluate(`getSelection().removeAllRanges(), find('It is number 99.')`));
  await seen(99);
  await page.fill('#search', 'number 42.');
  await seen(42);
  assert.equal(problems, []);
  await page.close();
});

test.run();
