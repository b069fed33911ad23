/** A validator that does not sign says why, in each situation, and is ready again when the situation ends. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LeaderStats, leadersPort, validatorsPort } from '../../runtime/kernel/ports.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import type { SignerState } from '../../runtime/node/signer/remote-signer.js';
import { type DutyParts, ValidatorDuty } from '../../runtime/node/validator/duty.js';

const OWN = 'aa'.repeat(32);
const addressOf = (i: number) => `${i}`.repeat(64) as Address;
const keyOf = (i: number) => (i === 1 ? OWN : `b${i}`.repeat(32));
const four = [1, 2, 3, 4].map((i) => ({ address: addressOf(i), publicKey: keyOf(i), power: 10 }));

/** A chain whose state a test sets, seen by the first of four validators. */
class World {
  height = 100;
  set: readonly { address: Address; publicKey: string; power: number }[] = four;
  stats: Partial<LeaderStats> = {};
  lastSigned = 99;
  links = [2, 3, 4];
  quiet = 0;
  waits = false;
  signer: SignerState | undefined;
  now = 0;
  headMs = 0;
  readonly duty: ValidatorDuty;

  constructor() {
    const stats = () =>
      this.set.map(({ address }) => ({
        ...{ address, scoreBps: 10_000, skipped: false, jailed: false, missedTurns: 0 },
        lastSignedHeight: this.lastSigned,
        ...this.stats,
      }));
    const ports = new Map<unknown, unknown>([
      [leadersPort.name, { stats }],
      [validatorsPort.name, { current: () => this.set, next: () => this.set }],
    ]);
    const world = this;
    const ledger = {
      get head() {
        return { height: world.height, header: { timestamp_ms: world.headMs } };
      },
      view: () => ({ port: ({ name }: { readonly name: string }) => ports.get(name), env: {} }),
      read: async <T>(work: () => T) => work(),
    } as unknown as DutyParts['ledger'];
    this.duty = new ValidatorDuty({
      publicKey: OWN,
      quietBlocks: () => this.quiet,
      waits: () => this.waits,
      signer: () => this.signer,
      ledger,
      consensus: () => ({ running: true }),
      network: {
        get reached() {
          return new Set(world.links.map(keyOf));
        },
      },
      clock: { now: () => this.now },
    });
  }

  async code(blocks = 1): Promise<string | undefined> {
    this.height += blocks;
    await this.duty.update();
    return this.duty.notReady?.code;
  }
}

test('a validator that signs is ready', async () => {
  const world = new World();
  for (let i = 0; i < 40; i++) {
    world.lastSigned = world.height;
    assert.is(await world.code(), undefined);
  }
});

test('a validator is not ready after 16 blocks without its signature, and recovers with the next one', async () => {
  const world = new World();
  await world.code();
  assert.is(await world.code(16), undefined);
  assert.is(await world.code(), 'validator-not-signing');
  assert.match(world.duty.notReady!.reason, 'none of the last 17 blocks');
  world.links = [2];
  assert.is(await world.code(), 'validator-not-linked');
  assert.match(world.duty.notReady!.reason, 'links to 20 of the power, and a block needs 27');
  world.links = [2, 3, 4];
  world.lastSigned = world.height;
  assert.is(await world.code(), undefined);
});

test('a validator that signs without links to other validators, as behind sentries, is ready', async () => {
  const world = new World();
  world.links = [];
  for (let i = 0; i < 40; i++) {
    world.lastSigned = world.height;
    assert.is(await world.code(), undefined);
  }
});

test('a jailed or skipped validator reports it until it is neither', async () => {
  const world = new World();
  world.lastSigned = 1_000;
  for (const [stats, code] of [
    [{ jailed: true }, 'validator-jailed'],
    [{ skipped: true }, 'validator-skipped'],
    [{}, undefined],
  ] as const) {
    world.stats = stats;
    assert.is(await world.code(), code);
  }
});

test('a key outside the set is not ready, and a new member has 16 blocks for its first signature', async () => {
  const world = new World();
  world.set = four.slice(1);
  assert.is(await world.code(), 'validator-not-in-set');
  world.set = four;
  world.lastSigned = 0;
  assert.is(await world.code(), undefined);
  assert.is(await world.code(16), undefined);
  assert.is(await world.code(), 'validator-not-signing');
  world.set = four.slice(1);
  assert.is(await world.code(), 'validator-not-in-set');
  world.set = four;
  assert.is(await world.code(), undefined);
});

test('a validator with a missing or stale signing record is not ready', async () => {
  const world = new World();
  world.quiet = 10;
  assert.is(await world.code(), 'validator-record');
  world.quiet = 0;
  world.lastSigned = 1_000;
  assert.is(await world.code(), undefined);
});

test('a validator that waits for the start of its chain says how much of the power it reaches', async () => {
  const world = new World();
  world.waits = true;
  world.quiet = 10;
  world.links = [2];
  assert.is(await world.code(), 'validator-waits');
  assert.match(world.duty.notReady!.reason, 'until 27 of the power show that the chain has no block; it reaches 20');
});

test('a chain without a block for a minute makes its validators not ready, and missing links are named', async () => {
  const world = new World();
  world.lastSigned = 1_000;
  await world.code();
  world.now = 60_000;
  assert.is(world.duty.notReady, undefined);
  world.now = 60_001;
  assert.is(world.duty.notReady?.code, 'stalled');
  world.links = [2];
  assert.is(world.duty.notReady?.code, 'validator-not-linked');
  world.set = four.slice(0, 1);
  assert.is(await world.code(), undefined, 'a validator that decides alone pauses only on command');
  world.set = four;
  world.headMs = 60_001;
  assert.is(await world.code(), undefined);
});

test('a validator whose remote signer is absent is not ready, and a standby is', async () => {
  const world = new World();
  world.signer = 'absent';
  assert.is(await world.code(), 'signer-absent');
  world.signer = 'standby';
  assert.is(await world.code(), undefined);
});

test.run();
