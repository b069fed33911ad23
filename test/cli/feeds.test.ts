/** PostgreSQL and NATS beside a node with a module of one's own, by the command line: what the guide says of them works. */

import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Consumed, consume } from '../../plugins/nats/consume.js';
import { ROOT } from '../client/project.js';
import { answerOf, loyaltyModule, post } from '../node/live.js';
import { NatsServer } from '../plugins/nats/server.js';
import { PostgresServer } from '../plugins/postgres/server.js';
import { until } from '../until.js';
import { cleanUp, type NodeProcess, newDirectory, startProcess } from './program.js';

const GUIDE = readFileSync(join(ROOT, 'docs/guide/replicas.md'), 'utf8');
const blocksOf = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text!);

const [database, stream, module, dataDir] = await Promise.all([
  PostgresServer.start(),
  NatsServer.start(),
  loyaltyModule(),
  newDirectory(),
]);
const start = () => {
  const feeds = ['--postgres', database.url, '--nats', stream.url];
  return startProcess('dev', '--data-dir', dataDir, '--module', module, ...feeds);
};
let node: NodeProcess = await start();
const [alice, bob] = [...node.output().matchAll(/dev:\d +(trl\w+)/g)].map(([, address]) => address!) as [
  string,
  string,
];
const NOTE = `'); DROP SCHEMA trellis; -- 🦉 \\. ß`;
const give = (note: string | null) =>
  node.ask<{ receipt: { block_height: number } }>('chain_givePoints', alice, bob, '4', note, { wait: 'included' });
await node.ask('chain_earnPoints', alice, '300', { wait: 'included' });
await give(NOTE);
await give(null);

test.after(async () => {
  await cleanUp();
  await Promise.all([database.close(), stream.close()]);
});

const gifts = (of = 'points') =>
  database.ask(`SELECT "from", "to", ${of}, note FROM trellis.event_loyalty_points_given_text ORDER BY _height`);

test('events of the module are in PostgreSQL tables with their types and unchanged texts', async () => {
  await until(async () => (await gifts().catch(() => [])).length === 2, 'both gifts');
  assert.equal(
    await gifts(),
    [NOTE, null].map((note) => ({ from: alice, to: bob, points: '4', note })),
  );
  const [{ types }] = (await database.ask(
    `SELECT json_object_agg(attname, format_type(atttypid, atttypmod)) AS types FROM pg_attribute
     WHERE attrelid = 'trellis.event_loyalty_points_given'::regclass AND attname IN ('from', 'points', 'note')`,
  )) as [{ types: object }];
  assert.equal(types, { from: 'bytea', points: 'numeric(78,0)', note: 'text' });
});

/** Messages of a subject, as many as there are to be. */
async function heard(subject: string, count: number): Promise<Consumed[]> {
  const found: Consumed[] = [];
  const ending = new AbortController();
  for await (const one of consume({ url: stream.url, subject, signal: ending.signal })) {
    found.push(one);
    if (found.length === count) break;
  }
  return found;
}

interface Document {
  readonly asyncapi: string;
  readonly channels: Readonly<
    Record<
      string,
      { address: string; messages: { message: { contentType: string; payload: object; headers: object } } }
    >
  >;
  readonly components: { readonly schemas: object };
}

let document: Document;

test('/asyncapi.json of the node is an AsyncAPI 3.0 document', async () => {
  const answer = await fetch(`${node.url}/asyncapi.json`);
  assert.equal([answer.status, answer.headers.get('content-type')], [200, 'application/json; charset=utf-8']);
  document = (await answer.json()) as Document;
  const { schemas } = createRequire(import.meta.url)('@asyncapi/specs') as { schemas: Record<string, object> };
  // The schema has that of JSON Schema itself within it.
  const validate = new Ajv({ strict: false, logger: false, meta: false }).compile(schemas[document.asyncapi]!);
  assert.ok(validate(document), JSON.stringify(validate.errors?.slice(0, 3)));
  const [key, channel] = Object.entries(document.channels)[0]!;
  for (const wrong of [
    { ...document, info: {} },
    { ...document, channels: { ...document.channels, [key]: { ...channel, address: 7 } } },
    { ...document, channels: { ...document.channels, [key]: { ...channel, subject: 'block' } } },
    { ...document, operations: { [key]: { action: 'sing', channel: { $ref: `#/channels/${key}` } } } },
  ])
    assert.not(validate(wrong), 'what is no such document is found');
});

/** Channels by the pattern of their subjects, behind the name of the stream. */
const channelOf = (subject: string) => {
  const found = Object.values(document.channels).filter(({ address }) =>
    new RegExp(`^${address.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^.]+')}$`).test(`trellis.${subject}`),
  );
  assert.is(found.length, 1, `${subject} is of one channel`);
  return found[0]!.messages.message;
};

test('each message belongs to one channel of the document and matches its schema', async () => {
  const { height } = await node.ask<{ height: number }>('chain_nodeInfo');
  const ajv = new Ajv({ strict: false, logger: false }).addSchema({ ...document, $id: 'document' });
  const seen = new Set<string>();
  let wrong = 0;
  for await (const one of consume({ url: stream.url, subject: '>' })) {
    const { contentType, payload } = channelOf(one.subject);
    const form = one.subject.split('.')[0]!;
    assert.is(contentType, form === 'json' ? 'application/json' : 'application/vnd.borsh');
    seen.add(one.subject.replace(/trl\w+/, '*'));
    if (form === 'json') {
      const schema = JSON.parse(JSON.stringify(payload).replaceAll('"#/', '"document#/')) as object;
      const validate = ajv.compile(schema);
      assert.ok(validate(one.json()), `${one.subject}: ${JSON.stringify(validate.errors)}`);
      if (!validate({ ...(one.json() as object), more: 1 })) wrong++;
    }
    if (one.height >= height && one.subject === 'borsh.block') break;
  }
  assert.ok(wrong > 5, 'a field that is not declared is refused');
  for (const form of ['json', 'borsh'])
    for (const subject of [
      ...['block', 'receipt.*', 'operation.loyalty.Earn.*', 'operation.loyalty.Give.*'],
      ...['event.loyalty.PointsEarned', 'event.loyalty.PointsGiven', 'account.*.loyalty.PointsGiven'],
    ])
      assert.ok(seen.has(`${form}.${subject}`), `${form}.${subject}`);
});

test('the subjects are exactly those that the guide lists', () => {
  const listed = [...GUIDE.matchAll(/^\| `([\w.<>]+)` \| /gm)].map(([, subject]) => subject!);
  assert.is(listed.length, 5);
  const patterns = listed.map(
    (subject) => new RegExp(`^(json|borsh)\\.${subject.replaceAll('.', '\\.').replace(/<\w+>/g, '[^.]+')}$`),
  );
  const used = new Set<number>();
  for (const { address } of Object.values(document.channels)) {
    const at = patterns.findIndex((one) => one.test(address.replace(/^trellis\./, '')));
    assert.ok(at >= 0, address);
    used.add(at);
  }
  assert.is(used.size, listed.length);
});

test('consumers filter events by module, account, operation and sender', async () => {
  const given = { from: alice, to: bob, points: '4' };
  for (const [subject, wanted] of [
    ['json.event.loyalty.PointsGiven', [NOTE, null].map((note) => ({ data: { ...given, note } }))],
    [`json.account.${bob}.loyalty.>`, [NOTE, null].map((note) => ({ data: { ...given, note } }))],
    [`json.operation.loyalty.Earn.${alice}`, [{ params: { points: '300' } }]],
    ['json.operation.loyalty.Give.*', [NOTE, null].map((note) => ({ params: { to: bob, points: '4', note } }))],
  ] as const) {
    const said = (await heard(subject, wanted.length)).map((one) => one.json() as Record<string, unknown>);
    assert.equal(
      said.map((one) => ('data' in one ? { data: one.data } : { params: one.params })),
      wanted,
      subject,
    );
  }
});

test('the PostgreSQL queries of the guide work, and its reader needs only the grants of the guide', async () => {
  const [query, grants] = blocksOf('sql');
  await node.ask('chain_transfer', alice, bob, 'TRL', '11', { wait: 'included' });
  await until(async () => (await database.ask(query!)).length > 0, 'a movement');
  assert.match((await database.ask<{ sender: string }>(query!))[0]!.sender, /^trl/);
  await database.ask('CREATE ROLE writer'); // the role of the guide that nodes write with
  await database.ask(grants!);
  const url = new URL(database.url);
  url.username = 'reader';
  const api = await startProcess('api', '--postgres', url.href, '--node', node.url, '--module', module);
  const head = await give('third');
  const call = { jsonrpc: '2.0', id: 1, method: 'chain_giftsTo', params: [bob], min_height: head.receipt.block_height };
  const [own, other] = await Promise.all(
    [node.url, api.url].map((at) => post<{ result: { count: number; events: object[] } }>(at, JSON.stringify(call))),
  );
  assert.is(own!.json.result.count, 3);
  assert.equal(other!.json.result.events, own!.json.result.events);
  const far = await post<{ error: { code: number } }>(api.url, JSON.stringify({ ...call, min_height: 10_000_000 }));
  assert.is(far.json.error.code, 1015);
  assert.is(
    ((await answerOf<{ points: string }>(api.url, 'chain_getPoints', alice)) as { result: { points: string } }).result
      .points,
    '288',
  );
  assert.is((await api.stop()).code, 0);
});

test('an event that gains a field or changes the type of one gains columns and keeps its rows', async () => {
  await until(async () => (await gifts()).length === 3, 'the third gift');
  await node.stop();
  const source = await readFile(module, 'utf8');
  const changed = source
    .replace(
      'points: t.u64, note: t.option(t.text(0, 64)) },',
      'points: t.text(1, 20), note: t.option(t.text(0, 64)), left: t.u64 },',
    )
    .replace('points, note });\n', "points: points + ' points', note, left: have - points });\n");
  await writeFile(module, changed);
  node = await start();
  await give('fourth');
  const rows = () => database.ask('SELECT * FROM trellis.event_loyalty_points_given ORDER BY _height');
  await until(
    async () => (await rows()).length === 4,
    () => `the fourth gift; ${node.log()}`,
  );
  const [{ fields }] = (await database.ask(
    `SELECT fields FROM trellis.events WHERE module = 'loyalty' AND name = 'PointsGiven'`,
  )) as [{ fields: { field: string; sql: string; column: string }[] }];
  const column = fields.find(({ field, sql }) => field === 'points' && sql === 'text')!.column;
  assert.equal(
    (await rows()).map((row) => [row.points, row[column], row.left]),
    [...Array.from({ length: 3 }, () => ['4', null, null]), [null, '4 points', '284']],
  );
});

test.run();
