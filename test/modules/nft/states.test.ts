/** A token of a collection as a state machine: every state meets every trigger, also where the collection is locked. */

import { test } from 'uvu';
import {
  CollectionLocked,
  NftNotFound,
  NotCollectionOwner,
  NotNftOwner,
  TokenBurned,
  TokenExists,
} from '../../../modules/nft/index.js';
import { alice, bob, carol, dave } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import { birdChain, mint, token } from './collectibles.js';

type World = ReturnType<typeof birdChain>;
type Actor = typeof alice;

const move = ({ c, collection }: World, who: Actor) =>
  c.run(who, 'TransferNft', { collection, token_id: 1n, to: dave });
const burn = ({ c, collection }: World, who: Actor) => c.run(who, 'BurnNft', { collection, token_id: 1n });
const approve = ({ c, collection }: World, who: Actor, approved = true) =>
  c.run(who, 'ApproveNft', { collection, token_id: 1n, operator: carol, approved });

const unminted = (): World => birdChain();

function owned(): World {
  const it = unminted();
  mint(it.c, it.collection, 1n, bob);
  return it;
}

function approved(): World {
  const it = owned();
  approve(it, bob);
  return it;
}

function burned(): World {
  const it = owned();
  burn(it, bob);
  return it;
}

function locked(it: World): World {
  it.c.run(alice, 'LockNftCollection', { collection: it.collection });
  return it;
}

function stateOf({ c, collection }: World): string {
  const found = token(c, collection, 1n);
  if (found === null) return c.ask('getNftCollection', [`0x${collection}`]).burned === 0 ? 'unminted' : 'burned';
  const owner = found.owner === c.json(bob) ? 'owned' : 'moved';
  return found.approved === null ? owner : 'approved';
}

const NONE = {
  mint: 'owned',
  'mint by another': NotCollectionOwner,
  move: NftNotFound,
  'move by carol': NftNotFound,
  'approve carol': NftNotFound,
  'take back': NftNotFound,
  'approve by another': NftNotFound,
  burn: NftNotFound,
  'burn by carol': NftNotFound,
};
const OWNED = {
  mint: TokenExists,
  'mint by another': NotCollectionOwner,
  move: 'moved',
  'move by carol': NotNftOwner,
  'approve carol': 'approved',
  'take back': 'owned',
  'approve by another': NotNftOwner,
  burn: 'burned',
  'burn by carol': NotNftOwner,
};

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title:
      'A token of a collection (definitions 4.3): alice made the collection, bob gets the token, carol may be approved',
    states: {
      unminted,
      owned,
      approved,
      burned,
      'unminted (locked)': () => locked(unminted()),
      'owned (locked)': () => locked(owned()),
      'burned (locked)': () => locked(burned()),
    },
    triggers: {
      mint: ({ c, collection }) => mint(c, collection, 1n, bob),
      'mint by another': ({ c, collection }) =>
        c.run(bob, 'MintNft', { collection, token_id: 1n, metadata_uri: '', recipient: bob }),
      move: (it) => move(it, bob),
      'move by carol': (it) => move(it, carol),
      'approve carol': (it) => approve(it, bob),
      'take back': (it) => approve(it, bob, false),
      'approve by another': (it) => approve(it, dave),
      burn: (it) => burn(it, bob),
      'burn by carol': (it) => burn(it, carol),
    },
    table: {
      unminted: NONE,
      owned: OWNED,
      approved: { ...OWNED, 'move by carol': 'moved' },
      burned: { ...NONE, mint: TokenBurned },
      'unminted (locked)': { ...NONE, mint: CollectionLocked },
      'owned (locked)': { ...OWNED, mint: CollectionLocked },
      'burned (locked)': { ...NONE, mint: CollectionLocked },
    },
    stateOf,
  });
});

test.run();
