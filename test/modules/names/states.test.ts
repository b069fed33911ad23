/** A name as a state machine (definitions 4.13): every state meets every trigger. */

import { test } from 'uvu';
import { NameExpired, NameNotFound, NameTaken, NameUnsettled } from '../../../modules/names/index.js';
import { GRACE } from '../../../modules/names/price.js';
import { NotAuthorized } from '../../../runtime/sdk.js';
import { alice, bob, carol, h, type TestChain } from '../../kit/index.js';
import { checkMachine } from '../shared/transitions.js';
import { commit, DAY, infoOf, nameChain, register, say, transfer, wait, YEAR } from './naming.js';

/** Bob has committed to it long ago. */
function free(): TestChain {
  const c = nameChain();
  commit(c, bob, 'alice.trl', h(1));
  wait(c);
  return c;
}

function held(later = 0, salt = false): TestChain {
  const c = free();
  if (salt) {
    commit(c, alice, 'alice.trl', h(2));
    wait(c);
  }
  register(c, alice, 'alice', salt ? h(2) : null);
  if (later > 0) c.advance(later);
  return c;
}

const stateOf = (c: TestChain): string => {
  const { available, in_grace, price, owner } = infoOf(c, 'alice');
  if (!available) return in_grace ? 'grace' : owner === c.json(alice) ? 'alice’s' : 'bob’s';
  return BigInt(price) > 10n ** 10n ? 'falling' : 'free';
};

const FREE = {
  'alice registers': 'alice’s',
  'bob registers': 'bob’s',
  'bob reveals': 'bob’s',
  'alice transfers': NameNotFound,
  'bob transfers': NameNotFound,
  'alice says': NameNotFound,
};
const ALICES = {
  'alice registers': 'alice’s',
  'bob registers': NameTaken,
  'bob reveals': NameTaken,
  'alice transfers': 'bob’s',
  'bob transfers': NotAuthorized,
  'alice says': 'alice’s',
};

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title: 'Names (definitions 4.13): alice has it, bob has committed to it',
    states: {
      free,
      'alice’s (new)': () => held(),
      'alice’s (new, committed)': () => held(0, true),
      'alice’s': () => held(2),
      'alice’s (last second)': () => held(YEAR - 1),
      grace: () => held(YEAR),
      'grace (last second)': () => held(YEAR + GRACE - 1),
      falling: () => held(YEAR + GRACE),
      'falling (last second)': () => held(YEAR + GRACE + 21 * DAY - 1),
      'free (again)': () => held(YEAR + GRACE + 21 * DAY),
    },
    triggers: {
      'alice registers': (c) => register(c, alice, 'alice'),
      'bob registers': (c) => register(c, bob, 'alice'),
      'bob reveals': (c) => register(c, bob, 'alice', h(1)),
      'alice transfers': (c) => transfer(c, alice, 'alice', bob),
      'bob transfers': (c) => transfer(c, bob, 'alice', carol),
      'alice says': (c) => say(c, alice, 'alice', 'email', 'a@example.org'),
    },
    table: {
      free: FREE,
      'alice’s (new)': { ...ALICES, 'bob reveals': 'bob’s', 'alice transfers': NameUnsettled },
      'alice’s (new, committed)': ALICES,
      'alice’s': ALICES,
      'alice’s (last second)': ALICES,
      grace: {
        ...ALICES,
        'alice transfers': NameExpired,
        'bob transfers': NameExpired,
        'alice says': NameExpired,
      },
      'grace (last second)': {
        ...ALICES,
        // A year after it expired, and ninety days of grace are gone.
        'alice transfers': NameExpired,
        'bob transfers': NameExpired,
        'alice says': NameExpired,
      },
      falling: FREE,
      'falling (last second)': FREE,
      'free (again)': FREE,
    },
    stateOf,
  });
});

test.run();
