/** Multi-signature accounts against a model: whatever signers and strangers do, chain and model agree. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  AlreadyApproved,
  AlreadyExecuted,
  Expired,
  InnerOperationFailed,
  NotApproved,
  NotSigner,
  TxNotFound,
} from '../../../modules/multisig/index.js';
import type { Address, ErrorDef } from '../../../runtime/sdk.js';
import { type Actor, actor, alice, bob, carol, dave } from '../../kit/index.js';
import { approve, create, multisigChain, payment, propose, revoke, type TxJson } from '../shared/signing.js';

const stranger = actor('stranger');
const everybody = [alice, bob, carol, dave, stranger];
const signers = [alice, bob, carol, dave];

interface Tx {
  readonly amount: bigint;
  readonly until: number;
  readonly approvals: Set<Actor>;
  executed: boolean;
}

/** What should be: the rules, written without a look at the module. */
class Model {
  readonly threshold: number;
  readonly txs: Tx[] = [];
  height = 1;
  held = 0n;

  constructor(threshold: number) {
    this.threshold = threshold;
  }

  propose(who: Actor, amount: bigint, blocks: number): ErrorDef | undefined {
    if (!signers.includes(who)) return NotSigner;
    this.txs.push({ amount, until: this.height + blocks, approvals: new Set([who]), executed: false });
    return undefined;
  }

  private open(who: Actor, id: number): Tx | ErrorDef {
    const tx = this.txs[id];
    if (!signers.includes(who)) return NotSigner;
    if (!tx) return TxNotFound;
    if (tx.executed) return AlreadyExecuted;
    return this.height > tx.until ? Expired : tx;
  }

  approve(who: Actor, id: number): ErrorDef | undefined {
    const tx = this.open(who, id);
    if ('code' in tx) return tx;
    if (tx.approvals.has(who)) return AlreadyApproved;
    if (tx.approvals.size + 1 >= this.threshold) {
      if (tx.amount > this.held) return InnerOperationFailed;
      this.held -= tx.amount;
      tx.executed = true;
    }
    tx.approvals.add(who);
    return undefined;
  }

  revoke(who: Actor, id: number): ErrorDef | undefined {
    const tx = this.open(who, id);
    if ('code' in tx) return tx;
    return tx.approvals.delete(who) ? undefined : NotApproved;
  }
}

const person = fc.constantFrom(...everybody);
const id = fc.nat(4);
const act = fc.oneof(
  fc.record({ do: fc.constant('propose' as const), who: person, amount: fc.bigInt(1n, 60n), blocks: fc.nat(3) }),
  fc.record({ do: fc.constant('approve' as const), who: person, id }),
  fc.record({ do: fc.constant('approve' as const), who: person, id }),
  fc.record({ do: fc.constant('revoke' as const), who: person, id }),
  fc.record({ do: fc.constant('fund' as const), amount: fc.bigInt(1n, 50n) }),
  fc.record({ do: fc.constant('block' as const) }),
);

/** RUNS in the environment asks for so many lives, others each time. */
const RUNS = Number(process.env.RUNS ?? 100);
const seed = process.env.RUNS === undefined ? { seed: 1 } : {};

test('chain and model agree on every step of random runs', () => {
  let executed = 0;
  const met = new Set<string>();
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 4 }),
      fc.array(act, { minLength: 20, maxLength: 60, size: 'max' }),
      (threshold, acts) => {
        const c = multisigChain();
        const m = new Model(threshold);
        const account = create(c, { signers, threshold }).returned[0]!.address as Address;
        for (const one of acts) {
          if (one.do === 'block') {
            c.block();
            m.height++;
          } else if (one.do === 'fund') {
            c.run(alice, 'Transfer', { to: account, token_symbol: 'TRL', amount: one.amount });
            m.held += one.amount;
          } else {
            const [ran, expected] =
              one.do === 'propose'
                ? [
                    propose(c, one.who, account, [payment(c, dave, one.amount)], {
                      valid_until: c.height + one.blocks,
                    }),
                    m.propose(one.who, one.amount, one.blocks),
                  ]
                : one.do === 'approve'
                  ? [approve(c, one.who, account, one.id), m.approve(one.who, one.id)]
                  : [revoke(c, one.who, account, one.id), m.revoke(one.who, one.id)];
            if (expected) ran.fails(expected);
            else ran.settle();
            if (expected) met.add(expected.name);
          }
          assert.is(c.balance(account), m.held);
        }
        const { transactions } = c.ask<{ transactions: TxJson[] }>('listMultiSigTxs', [`0x${account}`]);
        const told = transactions.map(({ approvals, status }) => [
          approvals.map(({ signer }) => signer).sort(),
          status,
        ]);
        const wanted = m.txs.map(({ approvals, executed, until }) => [
          [...approvals].map((who) => c.json(who)).sort(),
          executed ? 'Executed' : m.height > until ? 'Expired' : 'Pending',
        ]);
        assert.equal(told, wanted.reverse());
        executed += m.txs.filter((tx) => tx.executed).length;
      },
    ),
    { numRuns: RUNS, ...seed },
  );
  assert.ok(executed > RUNS / 4, `only ${executed} transactions were carried out in ${RUNS} lives`);
  assert.is(met.size, 7, `only ${[...met].join(', ')} were met`);
});

test.run();
