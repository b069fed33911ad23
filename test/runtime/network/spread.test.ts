/** Spreading frames to validators: how often each receives one, who uploads how much, and the path without some relays. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Link } from '../../../runtime/engine/network/link.js';
import { FRAME, plainType, type Share, splitShare } from '../../../runtime/engine/network/protocol.js';
import { RELAYS, Spread } from '../../../runtime/engine/network/spread.js';
import type { ValidatorPower } from '../../../runtime/kernel/ports.js';
import type { Rate } from '../../../runtime/lib/throttle.js';

const NOTHING: Rate = { perSecond: 0, burst: 0 };

interface Options {
  /** Allowance of the direct path; none by default, so that relays are used. */
  readonly direct?: Rate;
  /** Links that do not exist. */
  readonly broken?: (from: number, to: number) => boolean;
  /** Relays that forward nothing. */
  readonly silent?: (index: number) => boolean;
}

/** Validators whose links deliver at once. */
function network(size: number, { direct = NOTHING, broken = () => false, silent = () => false }: Options = {}) {
  const keyOf = (index: number) => `key ${index}`;
  const indexOf = (key: string | undefined) => (key === undefined ? undefined : Number(key.slice(4)));
  const copies = Array<number>(size).fill(0);
  const uploads = Array<number>(size).fill(0);
  const spreads = Array.from({ length: size }, (_, own) => {
    const links = Array.from({ length: size }, (_, to) => linkOf(own, to)).filter(
      ({ validator }) => validator !== keyOf(own) && !broken(own, indexOf(validator)!),
    );
    const sets = { current: Array<ValidatorPower>(size), indexOf };
    return new Spread({ links: { validators: () => links }, sets, publicKey: keyOf(own), direct });
  });
  function linkOf(from: number, to: number): Link {
    const send = (type: number, payload: Uint8Array): boolean => {
      uploads[from]!++;
      copies[to]!++;
      const isShared = type !== plainType(type);
      const { share, rest } = isShared ? splitShare(payload) : { share: undefined, rest: payload };
      if (share !== undefined && !silent(to)) spreads[to]!.forward(linkOf(to, from), share, plainType(type), rest);
      return true;
    };
    return { validator: keyOf(to), send } as Link;
  }
  return { spreads, copies, uploads };
}

const FRAME_BYTES = 70_000;
const payload = new Uint8Array(FRAME_BYTES);

for (const size of [6, 7, 25, 100]) {
  test(`each of ${size} validators receives a frame once, and its origin uploads it four times`, () => {
    const { spreads, copies, uploads } = network(size);
    const { others } = spreads[2]!.send(FRAME.withBlock, payload);
    assert.equal(
      copies,
      copies.map((_, index) => (index === 2 ? 0 : 1)),
    );
    assert.is(uploads[2], RELAYS);
    assert.is(others.length, size - 1 - RELAYS);
    const most = Math.max(...uploads.filter((_, index) => index !== 2));
    assert.is(most, Math.ceil((size - 1 - RELAYS) / RELAYS));
  });
}

test('each frame gets other random relays, so that the load is shared', () => {
  const { spreads, uploads } = network(100);
  for (let i = 0; i < 1_000; i++) spreads[0]!.send(FRAME.relayBatch, new Uint8Array(10));
  const [, ...relays] = uploads;
  const mean = (1_000 * (99 - RELAYS)) / 99;
  assert.ok(Math.max(...relays) < 2 * mean, `${Math.max(...relays)} of ${mean} on average`);
});

test('while the direct allowance lasts every validator is served without a relay', () => {
  const { spreads, copies, uploads } = network(100, { direct: { perSecond: 0, burst: 100 * FRAME_BYTES } });
  assert.equal(spreads[0]!.send(FRAME.withBlock, payload).others, []);
  assert.is(uploads[0], 99);
  spreads[0]!.send(FRAME.withBlock, payload);
  assert.is(uploads[0], 99 + RELAYS);
  assert.ok(copies.slice(1).every((count) => count === 2));
});

test('a validator receives the frame directly if its relay is not linked with the origin', () => {
  const isBroken = (from: number, to: number) => from === 0 && to % 2 === 0;
  const { spreads, copies } = network(25, { broken: isBroken });
  spreads[0]!.send(FRAME.withBlock, payload);
  const missed = copies.filter((count, index) => index % 2 === 1 && count !== 1).length;
  assert.is(missed, 0, 'validators with a link have one copy');
});

test('a silent relay withholds only its own share, and the origin announces it to the right validators', () => {
  const silent = (index: number) => index % 3 === 0;
  const { spreads, copies } = network(100, { silent });
  const { others } = spreads[1]!.send(FRAME.relayBatch, payload);
  const without = copies.flatMap((count, index) => (count === 0 && index !== 1 ? [`key ${index}`] : []));
  assert.ok(without.every((key) => others.some(({ validator }) => validator === key)));
});

test('a share counts only on the link of its origin, and only for a relay of it', () => {
  const { spreads, uploads } = network(25);
  const from = (index: number) => ({ validator: `key ${index}` }) as Link;
  const share: Share = { origin: 3, offset: 0 };
  const forward = (relay: number, sender: number, one = share) =>
    spreads[relay]!.forward(from(sender), one, FRAME.attestation, payload);
  assert.is(forward(4, 3), 5);
  assert.is(forward(4, 5), 0, 'another validator repeats it');
  assert.is(forward(12, 3), 0, 'it is no relay');
  assert.is(forward(4, 3, { origin: 65_535, offset: 65_535 }), 0);
  assert.is(forward(3, 3), 0, 'it is its own');
  assert.is(uploads[4], 5);
});

test('forwarding for one origin is bounded, and another origin is still served', () => {
  const { spreads } = network(100);
  const flooding = { validator: 'key 3' } as Link;
  const other = { validator: 'key 1' } as Link;
  let sent = 0;
  for (let i = 0; i < 1_000; i++) sent += spreads[4]!.forward(flooding, { origin: 3, offset: 0 }, 18, payload);
  assert.ok(sent * FRAME_BYTES <= 9 * 1024 * 1024, `${sent} frames`);
  assert.ok(sent > 0);
  assert.ok(spreads[4]!.forward(other, { origin: 1, offset: 0 }, 18, payload) > 0);
});

test('a node outside the set sends directly and forwards nothing', () => {
  const { spreads } = network(7);
  const links = { validators: () => [{ validator: 'key 1', send: () => true } as unknown as Link] };
  const sets = { current: Array<ValidatorPower>(7), indexOf: () => undefined };
  const outside = new Spread({ links, sets, publicKey: undefined });
  assert.equal(outside.send(FRAME.relayBatch, payload), { sent: 1, dropped: 0, others: [] });
  assert.is(outside.forward({ validator: 'key 1' } as Link, { origin: 1, offset: 0 }, 18, payload), 0);
  assert.is(spreads.length, 7);
});

test.run();
