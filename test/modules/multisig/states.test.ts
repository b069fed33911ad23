/** Transactions of multi-signature accounts as a state machine: the table 3.1 of the specification. */

import { test } from 'uvu';
import {
  AlreadyApproved,
  AlreadyExecuted,
  Expired,
  InnerOperationFailed,
  MultiSigNotFound,
  NotApproved,
  NotSigner,
  TxNotFound,
} from '../../../modules/multisig/index.js';
import { multiSigAddress } from '../../../modules/multisig/port.js';
import type { Address, ErrorDef } from '../../../runtime/sdk.js';
import { alice, bob, carol, dave, type TestChain } from '../../kit/index.js';
import { approve, board, multisigChain, payment, propose, revoke, txOf } from '../shared/signing.js';
import { checkMachine } from '../shared/transitions.js';

interface World {
  readonly c: TestChain;
  readonly account: Address;
}

/** Alice, bob and carol, two of whom must agree; alice has proposed what lasts for two blocks. */
function proposed(): World {
  const world = board();
  const { c, account } = world;
  propose(c, alice, account, [payment(c, dave)], { valid_until: c.height + 1 });
  return world;
}

function after(...steps: ((world: World) => unknown)[]): () => World {
  return () => {
    const world = proposed();
    for (const step of steps) step(world);
    return world;
  };
}

function stateOf({ c, account }: World): string {
  if (c.ask('getMultiSig', [`0x${account}`]) === null) return 'none';
  const tx = txOf(c, account);
  if (tx === null) return 'none';
  return tx.status === 'Pending' ? `Pending ${tx.approval_count}/${tx.threshold}` : tx.status;
}

const STRANGER = { 'stranger proposes': NotSigner, 'stranger approves': NotSigner, 'stranger revokes': NotSigner };

const all = (refusal: ErrorDef) => ({
  'alice approves': refusal,
  'bob approves': refusal,
  'alice revokes': refusal,
  'bob revokes': refusal,
});

test('every trigger in every state has the specified outcome or fails with its own code', () => {
  checkMachine({
    title: 'Multi-sig transaction 0 (specification 3.1): signers alice, bob, carol; threshold 2; alice proposes',
    states: {
      none: () => board(),
      'Pending 1/2': after(),
      'Pending 1/2 (last block)': after(({ c }) => c.block()),
      'Pending 1/2 (bob for alice)': after(
        ({ c, account }) => revoke(c, alice, account),
        ({ c, account }) => approve(c, bob, account),
      ),
      'Pending 0/2': after(({ c, account }) => revoke(c, alice, account)),
      Executed: after(({ c, account }) => approve(c, bob, account)),
      Expired: after(
        ({ c }) => c.block(),
        ({ c }) => c.block(),
      ),
    },
    triggers: {
      'alice approves': ({ c, account }) => approve(c, alice, account),
      'bob approves': ({ c, account }) => approve(c, bob, account),
      'alice revokes': ({ c, account }) => revoke(c, alice, account),
      'bob revokes': ({ c, account }) => revoke(c, bob, account),
      'stranger proposes': ({ c, account }) => propose(c, dave, account, [payment(c, dave)]),
      'stranger approves': ({ c, account }) => approve(c, dave, account),
      'stranger revokes': ({ c, account }) => revoke(c, dave, account),
    },
    table: {
      none: { ...STRANGER, ...all(TxNotFound) },
      'Pending 1/2': {
        ...STRANGER,
        'alice approves': AlreadyApproved,
        'bob approves': 'Executed',
        'alice revokes': 'Pending 0/2',
        'bob revokes': NotApproved,
      },
      'Pending 1/2 (last block)': {
        ...STRANGER,
        'alice approves': AlreadyApproved,
        'bob approves': 'Executed',
        'alice revokes': 'Pending 0/2',
        'bob revokes': NotApproved,
      },
      'Pending 1/2 (bob for alice)': {
        ...STRANGER,
        'alice approves': 'Executed',
        'bob approves': AlreadyApproved,
        'alice revokes': NotApproved,
        'bob revokes': 'Pending 0/2',
      },
      'Pending 0/2': {
        ...STRANGER,
        'alice approves': 'Pending 1/2',
        'bob approves': 'Pending 1/2',
        'alice revokes': NotApproved,
        'bob revokes': NotApproved,
      },
      Executed: { ...STRANGER, ...all(AlreadyExecuted) },
      Expired: { ...STRANGER, ...all(Expired) },
    },
    stateOf,
  });
});

test('only a signer of an existing account can propose, and a threshold of one executes immediately', () => {
  const single = (): World => {
    const seed = { signers: [alice, bob].map((who) => `0x${who.address}`), threshold: 1, label: 'either' };
    const c = multisigChain({ genesis: { multisig: [seed] } });
    const account = multiSigAddress([alice.address, bob.address], 1);
    c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: 100n });
    return { c, account };
  };
  checkMachine({
    title: 'Proposing (specification 3.1, with definition 7.10): no account, 2 of 3, 1 of 2 from genesis',
    states: {
      'none (no account)': () => ({ c: multisigChain(), account: carol.address }),
      'none (2 of 3)': () => board(),
      'none (1 of 2)': single,
    },
    triggers: {
      'alice proposes': ({ c, account }) => propose(c, alice, account, [payment(c, dave)]),
      'alice proposes what fails': ({ c, account }) => propose(c, alice, account, [payment(c, dave, 10n ** 20n)]),
      'stranger proposes': ({ c, account }) => propose(c, dave, account, [payment(c, dave)]),
    },
    table: {
      'none (no account)': {
        'alice proposes': MultiSigNotFound,
        'alice proposes what fails': MultiSigNotFound,
        'stranger proposes': MultiSigNotFound,
      },
      'none (2 of 3)': {
        'alice proposes': 'Pending 1/2',
        'alice proposes what fails': 'Pending 1/2',
        'stranger proposes': NotSigner,
      },
      'none (1 of 2)': {
        'alice proposes': 'Executed',
        'alice proposes what fails': InnerOperationFailed,
        'stranger proposes': NotSigner,
      },
    },
    stateOf,
  });
});

test.run();
