/** docs/spec/network.md: its tables agree with the code, and its forms decode encoded values to the last byte. */

import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SignedAttestation } from '../../runtime/engine/consensus/attestation.js';
import { encodeMessage, messageType, sampleMessage } from '../../runtime/engine/consensus/messages.js';
import { SyncRequest } from '../../runtime/engine/network/blocks.js';
import { COST, type CostClass, costOf, workOf } from '../../runtime/engine/network/budget.js';
import { CompactBlock } from '../../runtime/engine/network/compact.js';
import { FetchRequest } from '../../runtime/engine/network/fetch.js';
import { Appointment, Hello, LINK_FORMAT, PeerStatus, Refusal, Welcome } from '../../runtime/engine/network/hello.js';
import {
  FRAME,
  MAX_HANDSHAKE_PAYLOAD,
  MAX_PAYLOAD,
  MAX_QUEUED,
  Peers,
  Ping,
  Pong,
  PROTOCOL,
  SHARED,
  Share,
  STREAMS,
  type StreamName,
  streamOf,
} from '../../runtime/engine/network/protocol.js';
import { RelayBatch } from '../../runtime/engine/network/relay-batch.js';
import { SnapshotRequest } from '../../runtime/engine/network/snapshots.js';
import { DIRECT, RELAYS } from '../../runtime/engine/network/spread.js';
import { encode, type Type } from '../../runtime/lib/codec/type.js';
import { seeded } from '../runtime/codec/vocabulary.js';
import { ROOT } from '../suites.js';

const page = readFileSync(`${ROOT}docs/spec/network.md`, 'utf8');
const protocolPage = readFileSync(`${ROOT}docs/spec/protocol.md`, 'utf8');

/** The rows of the table with this header, as cells. */
function table(header: string): string[][] {
  const lines = page.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${header}`));
  assert.ok(at >= 0, `a table with ${header}`);
  const end = lines.findIndex((line, i) => i > at && !line.startsWith('|'));
  return lines.slice(at + 2, end).map((line) => line.slice(2, -2).split(' | '));
}

const blocks = [...page.matchAll(/```\n([\s\S]*?)```/g)].map(([, text]) => text).join('\n');
const headerForm = /Header \{[^}]*\}/
  .exec(protocolPage)![0]
  .replace(/\([^)]*\)/g, '')
  .replace(/\s+/g, ' ');
const structs = new Map<string, string>();
const unions = new Map<string, string>();
for (const line of [...blocks.split('\n'), headerForm]) {
  const [, name, fields, variants] = /^(\w+) (?:\{ ?([^}]*?) ?\}|= (.*))$/.exec(line) ?? [];
  if (name !== undefined && fields !== undefined) structs.set(name, fields);
  if (name !== undefined && variants !== undefined) unions.set(name, variants);
}

const FIXED: Readonly<Record<string, number>> = { u8: 1, u16: 2, u32: 4, u64: 8, i32: 4, bool: 1 };

/** The position after a value of a form. */
function skip(form: string, bytes: Uint8Array, at: number): number {
  assert.ok(at < bytes.length || form === '', `${form} at ${at} of ${bytes.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const fixed = FIXED[form] ?? Number(/^\[(\d+)\]$/.exec(form)?.[1] ?? Number.NaN);
  if (!Number.isNaN(fixed)) return at + fixed;
  if (form === 'bytes' || form === 'text') return at + 4 + view.getUint32(at, true);
  const [, composite, inner] = /^(option|list) (.*)$/.exec(form) ?? [];
  if (composite === 'option') return bytes[at] === 0 ? at + 1 : skip(inner!, bytes, at + 1);
  if (composite === 'list') {
    let end = at + 4;
    for (let left = view.getUint32(at, true); left > 0; left--) end = skip(inner!, bytes, end);
    return end;
  }
  const variant = unions
    .get(form)
    ?.split(' | ')
    .find((one) => one.startsWith(`${bytes[at]} `));
  if (variant !== undefined) return skip(variant.split(' ')[1]!, bytes, at + 1);
  const fields = structs.get(form);
  assert.ok(fields, `the form ${form} is defined`);
  return fields.split(/, ?/).reduce((end, field) => skip(field.replace(/^\w+ /, '').trim(), bytes, end), at);
}

const TYPES: Readonly<Record<string, Type<never>>> = {
  ...{
    PeerStatus,
    Hello,
    Appointment,
    Welcome,
    Refusal,
    Ping,
    Pong,
    Peers,
    Share,
    RelayBatch,
    CompactBlock,
    SignedAttestation,
  },
  ...{ FetchRequest, SyncRequest, SnapshotRequest },
} as unknown as Readonly<Record<string, Type<never>>>;

for (const [name, type] of Object.entries(TYPES)) {
  test(`the form of ${name} decodes its encoded values to the last byte`, () => {
    for (let seed = 0; seed < 30; seed++) {
      const bytes = encode(type, type.sample(seeded(seed)));
      assert.is(skip(name, bytes, 0), bytes.length, `seed ${seed}`);
    }
  });
}

test('the forms of consensus messages decode encoded messages of each kind', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const message = sampleMessage(seeded(seed));
    const bytes = encodeMessage(message);
    seen.add(message.type);
    assert.is(skip('Message', bytes, 0), bytes.length, `${message.type}, seed ${seed}`);
  }
  assert.is(seen.size, 6);
});

test('the table of streams names the protocol, largest payload and queue of each', () => {
  assert.equal(
    table('stream |'),
    STREAMS.map((name) => [name, PROTOCOL[name], `${MAX_PAYLOAD[name]}`, `${MAX_QUEUED[name]}`]),
  );
  assert.ok(page.includes(MAX_HANDSHAKE_PAYLOAD.toLocaleString('en')));
});

test('the table of frames has each type with its stream and cost', () => {
  const rows = table('type |');
  const expected = Object.entries(FRAME).map(([name, type]) => [`${type}`, name, streamOf(type) as StreamName]);
  assert.equal(
    rows.map(([type, name, stream]) => [type, name, stream]),
    expected,
  );
  for (const [type, , , , each, perKiB] of rows) {
    if (each === 'see below') continue;
    const cost = (bytes: number) => costOf(Number(type), new Uint8Array(bytes));
    assert.equal([cost(0), cost(1024)], [Number(each), Number(each) + Number(perKiB)], `type ${type}`);
  }
  const share = workOf('share', 1024) - workOf('share', 0);
  assert.ok(page.includes(`plus ${SHARED} is`) && page.includes(`costs ${COST.share.each} µs and ${share} µs per KiB`));
});

test('the table of messages has the cost of each kind', () => {
  const kinds = [0, 1, 2, 3, 4, 5].map((kind) => messageType(Uint8Array.of(kind))!);
  assert.equal(
    table('message |'),
    kinds.map((kind) => [kind, `${COST[kind as CostClass].each}`, `${COST[kind as CostClass].perKiB}`]),
  );
});

test('the table of requests names every other protocol', () => {
  const permanent = STREAMS.map((name) => PROTOCOL[name] as string);
  assert.equal(
    table('protocol |')
      .map(([name]) => name)
      .sort(),
    Object.values(PROTOCOL)
      .filter((one) => !permanent.includes(one))
      .sort(),
  );
});

test('the page states the version, the relays and the direct allowance', () => {
  assert.ok(page.includes(`\`format\` is ${LINK_FORMAT};`));
  assert.is(RELAYS, 4);
  assert.ok(page.includes('Through four relays'));
  assert.equal(DIRECT, { perSecond: 1024 * 1024, burst: 2 * 1024 * 1024 });
  assert.ok(page.includes('1 MiB a second (burst 2 MiB)'));
});

test.run();
