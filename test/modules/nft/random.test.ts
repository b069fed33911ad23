/** Random lives of NFTs, against a model of a few maps that says what must succeed and what is refused by which error. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  CollectionLocked,
  CollectionNotFound,
  MaxSupplyReached,
  NftNotFound,
  NotCollectionOwner,
  NotNftOwner,
  TokenBurned,
  TokenExists,
} from '../../../modules/nft/index.js';
import type { NftInfo as Nft } from '../../../modules/nft/port.js';
import type { ErrorDef, Hash } from '../../../runtime/sdk.js';
import { type Actor, alice, bob, carol, h, type TestChain } from '../../kit/index.js';
import { lives } from '../shared/steps.js';
import { create, nftChain } from './collectibles.js';

const who = fc.constantFrom(alice, bob, carol);
/** Two collections, one without limit and one of 4 tokens, and an address where there is none. */
const place = fc.constantFrom(0, 0, 0, 1, 1, 1, 2);
const token_id = fc.bigInt({ min: 0n, max: 6n });
const call = fc.oneof(
  { weight: 6, arbitrary: fc.record({ op: fc.constant('MintNft' as const), place, token_id, to: who }) },
  { weight: 6, arbitrary: fc.record({ op: fc.constant('TransferNft' as const), place, token_id, to: who }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('BurnNft' as const), place, token_id }) },
  {
    weight: 4,
    arbitrary: fc.record({
      op: fc.constant('ApproveNft' as const),
      place,
      token_id: fc.option(token_id),
      to: who,
      approved: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('UpdateNftCollection' as const), place, to: who }) },
);
const step = fc.record({
  by: who,
  call: fc.oneof(
    { weight: 200, arbitrary: call },
    { weight: 1, arbitrary: fc.record({ op: fc.constant('LockNftCollection' as const), place }) },
  ),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Token {
  owner: Actor;
  approved: Actor | null;
}

/** What the chain should hold, kept as simply as can be. */
class Model {
  readonly owners = [alice, bob];
  readonly locked = [false, false];
  readonly limits = [Number.POSITIVE_INFINITY, 4];
  readonly minted = [0, 0];
  readonly tokens = new Map<string, Token | 'burned'>();
  readonly operators = new Set<string>();

  /** Carries a step out, or says which error refuses it. */
  step({ by, call }: Step): ErrorDef | undefined {
    const { place } = call;
    if (call.op === 'MintNft' || call.op === 'UpdateNftCollection' || call.op === 'LockNftCollection') {
      if (place === 2) return CollectionNotFound;
      if (this.owners[place] !== by) return NotCollectionOwner;
      if (call.op === 'UpdateNftCollection') this.owners[place] = call.to;
      else if (this.locked[place]) return CollectionLocked;
      else if (call.op === 'LockNftCollection') this.locked[place] = true;
      else return this.mint(place, call.token_id, call.to);
      return undefined;
    }
    const all = (owner: Actor) => `${place} ${owner} ${by}`;
    if (call.op === 'ApproveNft' && call.token_id === null) {
      if (place === 2) return CollectionNotFound;
      const key = `${place} ${by} ${call.to}`;
      if (call.approved) this.operators.add(key);
      else this.operators.delete(key);
      return undefined;
    }
    const token = this.tokens.get(`${place} ${call.token_id}`) ?? 'burned';
    if (token === 'burned') return NftNotFound;
    const isOwner = token.owner === by;
    if (call.op === 'BurnNft') {
      if (!isOwner) return NotNftOwner;
      this.tokens.set(`${place} ${call.token_id}`, 'burned');
      return undefined;
    }
    const isOperator = this.operators.has(all(token.owner));
    if (call.op === 'ApproveNft') {
      if (!isOwner && !isOperator) return NotNftOwner;
      if (call.approved) token.approved = call.to;
      else if (token.approved === call.to) token.approved = null;
      return undefined;
    }
    if (!isOwner && !isOperator && token.approved !== by) return NotNftOwner;
    this.tokens.set(`${place} ${call.token_id}`, { owner: call.to, approved: null });
    return undefined;
  }

  private mint(place: number, id: bigint, to: Actor): ErrorDef | undefined {
    const key = `${place} ${id}`;
    const token = this.tokens.get(key);
    if (token) return token === 'burned' ? TokenBurned : TokenExists;
    if (this.minted[place]! >= this.limits[place]!) return MaxSupplyReached;
    this.minted[place]!++;
    this.tokens.set(key, { owner: to, approved: null });
    return undefined;
  }
}

function perform(c: TestChain, collections: readonly Hash[], { by, call }: Step) {
  const { op, place, ...rest } = call;
  const collection = collections[place]!;
  const { to, ...plain } = { to: undefined, ...rest };
  if (op === 'MintNft') return c.run(by, op, { collection, ...plain, metadata_uri: '', recipient: to });
  if (op === 'TransferNft') return c.run(by, op, { collection, ...plain, to });
  if (op === 'ApproveNft') return c.run(by, op, { collection, ...plain, operator: to });
  if (op === 'UpdateNftCollection') return c.run(by, op, { collection, owner: to });
  return c.run(by, op, { collection, ...plain });
}

const sorted = (lines: Iterable<string>): string[] => [...lines].sort();

/** Expects the whole state of the chain to be what the model says. */
function compare(c: TestChain, collections: readonly Hash[], model: Model): void {
  const records = [...model.tokens].map(([key, token]) => {
    const [place, id] = key.split(' ');
    return { place: Number(place), at: `${collections[Number(place)]} ${id}`, token };
  });
  const alive = records.flatMap(({ token, ...where }) => (token === 'burned' ? [] : [{ ...where, ...token }]));
  const balances = new Map<string, number>();
  for (const { place, owner } of alive) {
    const key = `${collections[place]} ${owner.address}`;
    balances.set(key, (balances.get(key) ?? 0) + 1);
  }
  assert.equal(
    sorted(c.entries('nft', 'owners').map(({ key: [at, id], value }) => `${at} ${id} ${value}`)),
    sorted(records.map(({ at, token }) => `${at} ${token === 'burned' ? null : token.owner.address}`)),
  );
  assert.equal(
    sorted(c.entries<Nft>('nft', 'nfts').map(({ key, value }) => `${key.join(' ')} ${value.owner} ${value.approved}`)),
    sorted(
      alive.map(({ at, owner: { address }, approved }) => `${address} ${at} ${address} ${approved?.address ?? null}`),
    ),
  );
  assert.equal(
    sorted(c.entries('nft', 'balances').map(({ key, value }) => `${key.join(' ')} ${value}`)),
    sorted([...balances].map(([key, held]) => `${key} ${held}`)),
  );
  for (const place of [0, 1]) {
    const mine = alive.filter((one) => one.place === place);
    const { minted, burned, holders, supply } = c.ask('getNftCollection', [`0x${collections[place]}`]);
    const expected = [model.minted[place], model.minted[place]! - mine.length, mine.length];
    assert.equal([minted, burned, supply], expected);
    assert.is(holders, new Set(mine.map(({ owner }) => owner)).size);
  }
}

test('in random runs the chain matches the model, rejects the same operations and never reuses a burned id', () => {
  lives(step, (steps) => {
    const c = nftChain();
    const collections = [create(c), create(c, { max_supply: 4 }, bob), h(9)];
    const model = new Model();
    for (const one of steps) {
      const expected = model.step(one);
      const ran = perform(c, collections, one);
      if (expected) ran.fails(expected);
      else ran.settle();
    }
    compare(c, collections, model);
  });
});

test.run();
