/** The operators of a new chain: they can act before anything was earned. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { createGenesis } from '../../cli/genesis/create.js';
import { runtimeGenesis } from '../../cli/genesis/sections.js';
import { devSecret } from '../../cli/keys/keys.js';
import { sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { applyBundle, beginBlock } from '../../runtime/kernel/chain/execute.js';
import { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { loadGenesis, readGenesis } from '../../runtime/kernel/chain/genesis.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { addressOfKey } from '../../runtime/lib/crypto/address.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { defaultModules } from '../golden/distribution.js';

test('the operator of a new chain can pay for a proposal, votes and settings in the first block', async () => {
  const set = await defaultModules();
  const { publicKey } = signerOf(KeyType.Ed25519, devSecret(0));
  const made = createGenesis(defaults, set, {
    network: 'mainnet',
    genesisTime: 1_800_000_000,
    priceFloor: 10,
    validators: [toHex(publicKey)],
    upgrade: { mode: 'full' },
  });
  const genesis = readGenesis(runtimeGenesis(made).json);
  const { chain } = genesis;
  const text = textForms(chain, set.operations);
  const journal = loadGenesis(genesis, set, text);
  const operator = addressOfKey(publicKey);
  const timeMs = chain.genesisTimeMs + 2_000;
  const env = { chain, height: 1, timeMs, parentTimeMs: chain.genesisTimeMs, proposer: operator, gasLimit: 10 ** 9 };
  const context = new ExecutionContext(set, env, journal, journal);
  beginBlock(context);
  const acts: readonly (readonly [name: string, fields: object])[] = [
    ['CreateProposal', { proposal_type: 'text', title: 'A first word', description: 'Of an operator' }],
    ['VoteProposal', { proposal_id: 0, approve: true }],
    ['SetCommission', { commission_bps: 500 }],
    ['SetValidatorMetadata', { name: 'One', description: '', website: '', avatar: '' }],
  ];
  for (const [nonce, [name, fields]] of acts.entries()) {
    const type = set.operations.byName.get(name)!;
    const terms = { version: 1, chain_id: chain.chainId, from: operator, nonce, valid_until: 0, memo: '' };
    const operations = [{ type, params: type.params.fromJson(fields, text) }];
    const bundle = { ...terms, gas_limit: 1_000_000, gas_price: 10, operations };
    const { fee, events } = applyBundle(context, sealEnvelope(bundle, [], set.operations), 'assumed');
    assert.ok(fee > 0n);
    const voted = events.find(({ type }) => type.name === 'ProposalVoted');
    if (name === 'VoteProposal') assert.is(voted?.data.power, 1_000_000n * 10n ** BigInt(chain.decimals));
  }
});

test.run();
