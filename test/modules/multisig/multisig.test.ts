/** Multi-signature accounts: who may sign for them, which address they have, and those of genesis. */

import { createHash } from 'node:crypto';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import accounts from '../../../modules/accounts/index.js';
import multisig, {
  DuplicateSigner,
  LabelLength,
  MultiSigExists,
  ThresholdOutOfRange,
  TooFewSigners,
  TooManySigners,
  ZeroAddressSigner,
} from '../../../modules/multisig/index.js';
import { multiSigAddress } from '../../../modules/multisig/port.js';
import recovery, { InvalidGuardian } from '../../../modules/recovery/index.js';
import tokens from '../../../modules/tokens/index.js';
import type { Failure } from '../../../runtime/lib/errors.js';
import { type Address, InvalidGenesis, ZERO_ADDRESS } from '../../../runtime/sdk.js';
import { actor, alice, bob, carol, chain, dave } from '../../kit/index.js';
import { approve, board, create, inner, multisigChain, payment, propose } from '../shared/signing.js';

const people = (n: number) => Array.from({ length: n }, (_, i) => actor(`signer ${i}`));

// --- accounts

test('the address is the SHA-256 of threshold and sorted signers, independent of creator and order', () => {
  const c = multisigChain();
  const signers = [alice, bob, carol].map(({ address }) => address).sort();
  const bytes = Buffer.concat([Buffer.from('multisig/v1'), Buffer.of(2), Buffer.from(signers.join(''), 'hex')]);
  const address = createHash('sha256').update(bytes).digest('hex') as string as Address;
  create(c, { signers: [carol, alice, bob] }, dave)
    .returns({ address })
    .emits('MultiSigCreated', { address, signers, threshold: 2, label: 'the board', creator: dave });
  create(c, { signers: [bob, carol, alice], label: 'again' }).fails(MultiSigExists, { address: `0x${address}` });
  assert.is.not(create(c, { threshold: 3 }).returned[0]!.address, address);
  assert.is.not(create(c, { signers: [alice, bob] }).returned[0]!.address, address);
  assert.equal(c.ask('getMultiSig', [`0x${address}`]), {
    address: c.json(address),
    signers: signers.map((one) => c.json(one as Address)),
    threshold: 2,
    label: 'the board',
    created_at_height: 1,
    balance: '0',
    pending_count: 0,
    next_tx_id: 0,
  });
  assert.is(c.ask('getAccount', [`0x${address}`]).is_multisig, true);
  assert.is(c.ask('getMultiSig', [alice]), null);
});

test('the account can receive funds before it is created', () => {
  const c = multisigChain();
  const account = multiSigAddress([alice.address, bob.address, carol.address], 2);
  c.run(dave, 'Transfer', { to: account, token_symbol: 'TRL', amount: 70n });
  create(c).returns({ address: account });
  assert.is(c.ask('getMultiSig', [`0x${account}`]).balance, '70');
});

test('an account has 2 to 20 different signers, none of them the zero address', () => {
  const c = multisigChain();
  create(c, { signers: [], threshold: 0 }).fails(TooFewSigners, { min: 2, got: 0 });
  create(c, { signers: [alice] }).fails(TooFewSigners);
  create(c, { signers: people(21) }).fails(TooManySigners, { max: 20, got: 21 });
  create(c, { signers: people(20), threshold: 20 });
  create(c, { signers: [alice, bob, alice] }).fails(DuplicateSigner, { signer: `0x${alice.address}` });
  create(c, { signers: [alice, ZERO_ADDRESS] }).fails(ZeroAddressSigner);
});

test('the threshold is 2 to the number of signers', () => {
  const c = multisigChain();
  create(c, { threshold: 1 }).fails(ThresholdOutOfRange, { min: 2, max: 3, got: 1 });
  create(c, { threshold: 0 }).fails(ThresholdOutOfRange);
  create(c, { threshold: 4 }).fails(ThresholdOutOfRange, { max: 3 });
  create(c, { threshold: 3 });
});

test('a label has 1 to 64 characters of any byte length', () => {
  const c = multisigChain();
  create(c, { label: '' }).fails(LabelLength, { got: 0 });
  create(c, { label: '🌱'.repeat(65) }).fails(LabelLength, { got: 65 });
  create(c, { label: '🌱'.repeat(64) });
  create(c, { label: 'x', threshold: 3 });
});

test('a signer can itself be a multi-signature account', () => {
  const { c, account } = board();
  const above = create(c, { signers: [account, dave] }).returned[0]!.address as Address;
  c.run(alice, 'Transfer', { to: above, token_symbol: 'TRL', amount: 9n });
  propose(c, dave, above, [payment(c, dave, 9n)]);
  propose(c, alice, account, [inner(c, 'ApproveMultiSigTx', { account: above, tx_id: 0 })]);
  const ran = approve(c, bob, account);
  ran.emitsOnly('MultiSigTxApproved', 'MultiSigTxApproved', 'Transfer', 'MultiSigTxExecuted', 'MultiSigTxExecuted');
  ran.emits('MultiSigTxExecuted', { account: above, executor: account }).emits('Transfer', { from: above, to: dave });
});

test('a multi-signature account cannot be a guardian, because it could never act as one', () => {
  const c = chain([accounts, tokens, recovery, multisig]);
  const account = create(c).returned[0]!.address as Address;
  const terms = { guardians: [bob, account], threshold: 1, timelock_s: 0 };
  c.run(dave, 'SetRecovery', terms).fails(InvalidGuardian, { guardian: `0x${account}` });
});

// --- genesis

const seed = (signers: readonly (typeof alice)[], threshold: number, address?: string) => ({
  ...(address ? { address } : {}),
  signers: signers.map((who) => `0x${who.address}`),
  threshold,
  label: 'from the start',
});
const treasury = `0x${'3'.padStart(64, '0')}`;

test('genesis can make any account, even a system account, a multi-signature account that acts only by approvals', () => {
  const c = multisigChain({
    enforceSignatures: true,
    balances: [[treasury.slice(2) as Address, 50n]],
    genesis: { multisig: [seed([alice, bob], 2, treasury), seed([alice, bob], 1)] },
  });
  const account = treasury.slice(2) as Address;
  assert.is(c.ask('getAccount', [treasury]).is_multisig, true);
  propose(c, alice, account, [payment(c, dave, 50n)]);
  approve(c, bob, account);
  assert.is(c.balance(dave), 50n);
  assert.is(c.ask('getMultiSig', [`0x${multiSigAddress([alice.address, bob.address], 1)}`]).threshold, 1);
});

test('a genesis with a duplicate account, an account with keys, or invalid signers is rejected', () => {
  const refusal = (list: readonly object[], more: object = {}): unknown => {
    try {
      multisigChain({ genesis: { multisig: list, ...more } as never });
    } catch (cause) {
      return (cause as Failure).error;
    }
    return undefined;
  };
  const keyed = {
    accounts: [{ address: treasury, keys: [{ key_type: 0, public_key: Buffer.from(bob.publicKey).toString('hex') }] }],
  };
  assert.is(refusal([seed([alice, bob], 2), seed([bob, alice], 2)]), InvalidGenesis);
  assert.is(refusal([seed([alice, bob], 2, treasury)], keyed), InvalidGenesis);
  assert.is(refusal([seed([alice, bob], 2, `0x${bob.address}`)]), InvalidGenesis);
  assert.is(refusal([seed([alice, alice], 2)]), InvalidGenesis);
  assert.is(refusal([seed([alice, bob], 3)]), InvalidGenesis);
  assert.is(refusal([seed([alice], 1)]), undefined);
});

test.run();
