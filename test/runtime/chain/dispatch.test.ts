/** The dispatch port: acting as another sender, and attempts that are undone when they are refused. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import tokens from '../../../modules/tokens/index.js';
import { NATIVE, tokensPort } from '../../../modules/tokens/port.js';
import { GasLimitExceeded, InsufficientBalance, NotAuthorized } from '../../../runtime/kernel/chain/common-errors.js';
import { dispatchPort, module, t } from '../../../runtime/sdk.js';
import { alice, bob, carol, chain } from '../../kit/index.js';

/** Acts for anybody: what a port makes possible, for those who are given it. */
const steward = module('steward', {
  needs: { tokens: tokensPort.only('transfer', 'balance'), dispatch: dispatchPort.only('as', 'attempt') },
  state: {},
  events: { Tried: { refusal: t.option(t.text(1, 50)), before: t.amount, after: t.amount }, Step: { n: t.u8 } },
}).define({
  operations: {
    Pay: {
      about: 'Pays out of an account.',
      params: { from: t.address, to: t.address, amount: t.amount },
      gas: 100_000,
      execute({ use, sender, ...context }, { from, to, amount }) {
        use.dispatch.as(from, () => use.tokens.transfer(from, to, NATIVE, amount));
        if (context.account('till') === sender) throw new TypeError('the sender changed');
      },
    },
    PayUnasked: {
      about: 'Pays out of an account without acting for it.',
      params: { from: t.address, amount: t.amount },
      gas: 100_000,
      execute: ({ use, sender }, { from, amount }) => use.tokens.transfer(from, sender, NATIVE, amount),
    },
    Try: {
      about: 'Pays twice, all or nothing, as two people; and tells how it went.',
      params: { first: t.address, second: t.address, to: t.address, amount: t.amount },
      gas: 100_000,
      execute(c, { first, second, to, amount }) {
        const before = c.use.tokens.balance(to, NATIVE);
        c.emit.Step({ n: 1 });
        const failure = c.use.dispatch.attempt(() => {
          for (const from of [first, second]) {
            c.use.dispatch.as(from, () => c.use.tokens.transfer(from, to, NATIVE, amount));
            c.emit.Step({ n: 2 });
          }
        });
        c.emit.Tried({ refusal: failure?.error.name ?? null, before, after: c.use.tokens.balance(to, NATIVE) });
        // Whatever was attempted: the sender is himself again, and no more than himself.
        if (failure) c.use.tokens.transfer(c.sender, to, NATIVE, 1n);
      },
    },
    Burn: {
      about: 'Attempts to use more gas than there is.',
      params: {},
      gas: 10_000,
      execute(c) {
        c.use.dispatch.attempt(() => c.charge(1_000_000_000));
      },
    },
    Sink: {
      about: 'Acts deeper and deeper.',
      params: {},
      gas: 10_000,
      execute({ use, sender }) {
        const sink = (): void => use.dispatch.as(sender, sink);
        sink();
      },
    },
  },
});

const open = () => chain([accounts, tokens, steward]);

test('a module acts as another account only if it says so', () => {
  const c = open();
  c.run(alice, 'steward.PayUnasked', { from: bob, amount: 5n }).fails(NotAuthorized);
  const had = c.balance(carol);
  c.run(alice, 'steward.Pay', { from: bob, to: carol, amount: 5n }).emits('Transfer', { from: bob, to: carol });
  assert.is(c.balance(carol), had + 5n);
});

test('a rejected attempt is fully undone, including its events, and the operation continues', () => {
  const c = open();
  const poor = c.run(alice, 'steward.Try', { first: bob, second: alice, to: carol, amount: 2_000_000n * 10n ** 9n });
  poor.emitsOnly('Step', 'Tried', 'Transfer').emits('Tried', { refusal: InsufficientBalance.name });
  const half = c.run(alice, 'steward.Try', { first: bob, second: '9'.padStart(64, '0'), to: carol, amount: 7n });
  half.emitsOnly('Step', 'Tried', 'Transfer');
  const { before, after } = half.events[1]!.data as { before: bigint; after: bigint };
  assert.is(before, after);
  c.run(alice, 'steward.Try', { first: bob, second: alice, to: carol, amount: 7n })
    .emitsOnly('Step', 'Transfer', 'Step', 'Transfer', 'Step', 'Tried')
    .emits('Tried', { refusal: null });
});

test('an attempt does not catch running out of gas and does not lift the nesting limit', () => {
  const c = open();
  c.run(alice, 'steward.Burn').fails(GasLimitExceeded);
  c.run(alice, 'steward.Sink').fails(NotAuthorized, { reason: 'operations nest at most 4 deep' });
});

test.run();
