/** Blocks with Ethereum transactions: other nodes come to the same state, also after a restart, and a false sender gets nowhere. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../../cli/distribution/default.js';
import { fundedAccounts } from '../../../cli/keys/dev-accounts.js';
import { type Bundle, type Envelope, openEnvelope, sealEnvelope } from '../../../runtime/kernel/chain/bundle.js';
import { carrierOf } from '../../../runtime/kernel/chain/carried.js';
import { InvalidSignature } from '../../../runtime/kernel/chain/common-errors.js';
import { readGenesis } from '../../../runtime/kernel/chain/genesis.js';
import { textForms } from '../../../runtime/kernel/chain/text.js';
import type { Address } from '../../../runtime/sdk.js';
import { defaultModules, genesisOf } from '../../golden/distribution.js';
import { Node, withDisk } from '../../runtime/ledger/chain.js';
import { eve, GWEI, mallory, PRICE } from './ethereum.js';

const set = await defaultModules();
const genesis = readGenesis(genesisOf(set));
const { chainId } = genesis.chain;
const text = textForms(genesis.chain, set.operations);
const alice = text.parseAddress(fundedAccounts(defaults)[0]!.address)!;

const sealed = (bundle: Bundle): Envelope =>
  openEnvelope(sealEnvelope(bundle, [], set.operations).bytes, set.operations);

function payment(nonce: number, from: Address = eve.account): Envelope {
  const fields = { chainId, nonce, to: mallory.address, value: GWEI, gasLimit: 21_000n };
  const raw = eve.sign({ ...fields, maxFeePerGas: PRICE, maxPriorityFeePerGas: 0n });
  const type = set.operations.byName.get('EvmTransaction')!;
  const operation = { type, params: { raw } };
  return sealed(carrierOf(operation, type.definition.carries!(operation.params)!, from));
}

function funding(to: Address, nonce: number): Envelope {
  const type = set.operations.byName.get('Transfer')!;
  const params = { to, token_symbol: 'TRL', amount: 10n ** 9n, memo: null };
  const terms = { version: 1, chain_id: chainId, gas_limit: 100_000, gas_price: 10, valid_until: 0, memo: '' };
  return sealed({ ...terms, from: alice, nonce, operations: [{ type, params }] });
}

test('a follower that reopens after each block executes the same blocks to the same state', () =>
  withDisk((first) =>
    withDisk(async (second) => {
      const builder = await Node.open(first, genesis, undefined, set);
      let follower = await Node.open(second, genesis, undefined, set);
      for (const candidates of [[funding(eve.account, 0)], [payment(0), payment(1)], [payment(2)]]) {
        const block = await builder.produce(candidates);
        assert.is(block.bundles.length, candidates.length);
        assert.equal((await follower.follow(block)).header, block.header);
        await follower.close();
        follower = await Node.open(second, genesis, undefined, set);
      }
      assert.is(follower.ledger.head.hash, builder.ledger.head.hash);
      await builder.close();
      await follower.close();
    }),
  ));

test("a transaction in another sender's bundle has the same id and is rejected without blocking the original", () =>
  withDisk(async (disk) => {
    const node = await Node.open(disk, genesis, undefined, set);
    await node.produce([funding(eve.account, 0), funding(mallory.account, 1)]);
    const forged = payment(0, mallory.account);
    assert.is(forged.hash, payment(0).hash);
    const { bundles } = await node.produce([forged, payment(0)]);
    assert.is(bundles.length, 1);
    assert.is(node.refusals.length, 1);
    assert.is(node.refusals[0]!.error, InvalidSignature);
    await node.close();
  }));

test.run();
