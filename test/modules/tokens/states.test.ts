/** A token's metadata and the right to mint it as state machines (definitions 4.1): every state meets every trigger. */

import { test } from 'uvu';
import { MaxSupplyExceeded, MetadataLocked, NotMintAuthority, NotTokenCreator } from '../../../modules/tokens/index.js';
import { UnknownToken } from '../../../runtime/sdk.js';
import { alice, bob, carol, type TestChain } from '../../kit/index.js';
import { coin, info, tokensChain } from '../shared/coins.js';
import { checkMachine } from '../shared/transitions.js';

interface World {
  readonly c: TestChain;
  readonly mint: string;
}

/** Bob's token, owned by alice; it can be minted by her up to two million, and has one. */
function made(): World {
  const c = tokensChain();
  const more = { supply: 1_000_000n, mintable: true, max_supply: 2_000_000n, owner: alice };
  return { c, mint: c.run(bob, 'CreateToken', { ...coin, ...more }).returned[0]!.mint as string };
}

const none = (): World => ({ c: tokensChain(), mint: 'ab'.repeat(32) });

function locked(): World {
  const it = made();
  it.c.run(bob, 'LockTokenMetadata', { mint: it.mint });
  return it;
}

const update = ({ c, mint }: World, who: typeof alice) => c.run(who, 'UpdateTokenMetadata', { mint, twitter: '@coin' });
const lock = ({ c, mint }: World, who: typeof alice) => c.run(who, 'LockTokenMetadata', { mint });

test('metadata operations have the specified outcome before and after the creator locks them', () => {
  checkMachine({
    title: 'Metadata of a token (specification 2.2): bob made it, alice owns it',
    states: { 'no token': none, open: made, locked },
    triggers: {
      'creator updates': (it) => update(it, bob),
      'owner updates': (it) => update(it, alice),
      'creator locks': (it) => lock(it, bob),
      'owner locks': (it) => lock(it, alice),
    },
    table: {
      'no token': {
        'creator updates': UnknownToken,
        'owner updates': UnknownToken,
        'creator locks': UnknownToken,
        'owner locks': UnknownToken,
      },
      open: {
        'creator updates': 'open',
        'owner updates': NotTokenCreator,
        'creator locks': 'locked',
        'owner locks': NotTokenCreator,
      },
      locked: {
        'creator updates': MetadataLocked,
        'owner updates': NotTokenCreator,
        'creator locks': MetadataLocked,
        'owner locks': NotTokenCreator,
      },
    },
    stateOf({ c }) {
      const found = c.ask<{ metadata_locked: boolean } | null>('getTokenInfo', ['COIN']);
      return found === null ? 'no token' : found.metadata_locked ? 'locked' : 'open';
    },
  });
});

const mintMore = ({ c, mint }: World, who: typeof alice, amount: bigint) =>
  c.run(who, 'MintToken', { mint, to: carol, amount });
const authority = ({ c, mint }: World, who: typeof alice, to: typeof alice | null) =>
  c.run(who, 'SetTokenAuthority', { mint, role: 'mint', new: to });

function passed(): World {
  const it = made();
  authority(it, alice, carol);
  return it;
}

function renounced(): World {
  const it = made();
  authority(it, alice, null);
  return it;
}

test('minting has the specified outcome with and without a mint authority', () => {
  checkMachine({
    title: 'The right to mint a token (definitions 4.1): alice has it, half of the greatest supply is made',
    states: { "alice's": made, "carol's": passed, "nobody's": renounced },
    triggers: {
      'alice mints': (it) => mintMore(it, alice, 1n),
      'carol mints': (it) => mintMore(it, carol, 1n),
      'carol mints all': (it) => mintMore(it, carol, 1_000_000n),
      'carol mints too much': (it) => mintMore(it, carol, 1_000_001n),
      'alice passes it on': (it) => authority(it, alice, carol),
      'alice renounces': (it) => authority(it, alice, null),
      'carol takes it': (it) => authority(it, carol, carol),
    },
    table: {
      "alice's": {
        'alice mints': "alice's",
        'carol mints': NotMintAuthority,
        'carol mints all': NotMintAuthority,
        'carol mints too much': NotMintAuthority,
        'alice passes it on': "carol's",
        'alice renounces': "nobody's",
        'carol takes it': NotMintAuthority,
      },
      "carol's": {
        'alice mints': NotMintAuthority,
        'carol mints': "carol's",
        'carol mints all': "carol's",
        'carol mints too much': MaxSupplyExceeded,
        'alice passes it on': NotMintAuthority,
        'alice renounces': NotMintAuthority,
        'carol takes it': "carol's",
      },
      "nobody's": {
        'alice mints': NotMintAuthority,
        'carol mints': NotMintAuthority,
        'carol mints all': NotMintAuthority,
        'carol mints too much': NotMintAuthority,
        'alice passes it on': NotMintAuthority,
        'alice renounces': NotMintAuthority,
        'carol takes it': NotMintAuthority,
      },
    },
    stateOf({ c }) {
      const { mint_authority: who } = info(c, 'COIN') as { mint_authority: unknown };
      return who === null ? "nobody's" : who === c.json(alice) ? "alice's" : "carol's";
    },
  });
});

test.run();
