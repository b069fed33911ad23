/** A gamertag as a state machine (definitions 4.20): every state meets every trigger. */

import { test } from 'uvu';
import { ChangeCooldown, GamertagTaken, NoPassport, PassportExists } from '../../../modules/passports/index.js';
import { alice, bob, carol, type TestChain } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import { create, DAY, found, passportChain, rename } from './playing.js';

/** Carol has a passport; alice and bob want to be called `Ace`. */
function free(): TestChain {
  const c = passportChain();
  create(c, carol, 'Carol');
  return c;
}

function had(): TestChain {
  const c = free();
  create(c, alice, 'Ace');
  return c;
}

function left(later: number): TestChain {
  const c = had();
  rename(c, alice, 'Queen');
  if (later > 0) c.advance(later);
  return c;
}

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title: 'The gamertag Ace (definitions 4.20): alice has it first, bob has no passport, carol has one',
    states: {
      free,
      'alice’s': had,
      'kept for alice': () => left(0),
      'kept for alice (last second)': () => left(30 * DAY - 1),
      'free (again)': () => left(30 * DAY),
    },
    triggers: {
      'alice makes': (c) => create(c, alice, 'Ace'),
      'alice takes': (c) => rename(c, alice, 'ACE'),
      'alice leaves': (c) => rename(c, alice, 'King'),
      'bob makes': (c) => create(c, bob, 'ace'),
      'bob takes': (c) => rename(c, bob, 'ace'),
      'carol takes': (c) => rename(c, carol, 'aCe'),
    },
    table: {
      free: {
        'alice makes': 'alice’s',
        'alice takes': NoPassport,
        'alice leaves': NoPassport,
        'bob makes': 'bob’s',
        'bob takes': NoPassport,
        'carol takes': 'carol’s',
      },
      'alice’s': {
        'alice makes': PassportExists,
        'alice takes': 'alice’s',
        'alice leaves': 'kept for alice',
        'bob makes': GamertagTaken,
        'bob takes': NoPassport,
        'carol takes': GamertagTaken,
      },
      'kept for alice': {
        'alice makes': PassportExists,
        'alice takes': ChangeCooldown,
        'alice leaves': ChangeCooldown,
        'bob makes': GamertagTaken,
        'bob takes': NoPassport,
        'carol takes': GamertagTaken,
      },
      'kept for alice (last second)': {
        'alice makes': PassportExists,
        'alice takes': ChangeCooldown,
        'alice leaves': ChangeCooldown,
        'bob makes': GamertagTaken,
        'bob takes': NoPassport,
        'carol takes': GamertagTaken,
      },
      'free (again)': {
        'alice makes': PassportExists,
        'alice takes': 'alice’s',
        'alice leaves': 'free',
        'bob makes': 'bob’s',
        'bob takes': NoPassport,
        'carol takes': 'carol’s',
      },
    },
    stateOf(c) {
      const owner = [alice, bob, carol].find((one) => c.json(one) === found(c, 'Ace'));
      if (owner) return `${owner}’s`;
      const tag = c.entry<{ held_until: number | null }>('passports', 'tags', 'ace');
      return tag && c.time < (tag.held_until ?? 0) ? 'kept for alice' : 'free';
    },
  });
});

test.run();
