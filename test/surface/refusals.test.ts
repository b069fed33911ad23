/** The conditions of section 7 of the service specification that must be refused: each over RPC, with code, name, module and details. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { jail } from '../examples/governing.js';
import { signed } from '../examples/signed.js';
import { Stage } from '../examples/stage.js';
import { operationsOf, refusalOf, Wallet } from '../node/live.js';

const stage = await Stage.open();
test.after(() => stage.close());

const [alice, bob, carol, dave] = [0, 1, 2, 3].map((index) => stage.person(index)) as [string, string, string, string];
const operator = stage.person(4);
const key = Buffer.from(stage.signer(5).publicKey).toString('hex');
const ZERO = `0x${'0'.repeat(64)}`;
const people = (count: number) =>
  Array.from({ length: count }, (_, i) => `0x${(i + 1).toString(16).padStart(64, 'a')}`);

/** What comes before: a token that is locked, an account of two, a validator in jail, a recovery that has begun. */
const { created } = await stage.write('chain_createToken', 'Acorn', 'ACN', 2, '1000', alice);
const mint = created!.mint as string;
const office = (await stage.write('chain_createMultiSig', alice, [alice, bob], 2, 'Office')).created!.address as string;
await stage.write('chain_stake', operator, '2000000000000', key, null);
await stage.write('chain_setCommission', operator, 500);
const changed = stage.time;
await stage.nextEpoch();
await jail(stage, 5);
const jailed = stage.time;
await signed(stage, 3, {
  SetRecovery: { guardians: [bob, carol], threshold: 2, timelock_s: 3_600, freeze_on_recovery: false },
});
const fresh = Buffer.from(stage.signer(6).publicKey).toString('hex');
await signed(stage, 1, { InitiateRecovery: { account: dave, new_public_key: fresh, key_type: 'Ed25519' } });
const begun = stage.time;

const metadata = (sender: string) => ['chain_updateTokenMetadata', mint, sender, 'https://acorn.example'];
const multiSig = (signers: readonly string[], threshold: number, label = 'Team') => [
  'chain_createMultiSig',
  alice,
  signers,
  threshold,
  label,
];
const payment = [{ Transfer: { to: carol, token_symbol: 'TRL', amount: '1' } }];
const proposal = (description: string) => ['chain_proposeMultiSigTx', alice, office, payment, description];
const operation = (from: string, name: string, fields: object) => ['chain_prepareBundle', from, [{ [name]: fields }]];

type Refused = readonly [
  condition: string,
  call: readonly unknown[],
  code: number,
  name: string,
  module: string,
  details: Record<string, unknown>,
];

const REFUSED: readonly Refused[] = [
  ['fewer than 2 signers', multiSig([alice], 2), 2500, 'TooFewSigners', 'multisig', { min: 2, got: 1 }],
  ['more than 20 signers', multiSig(people(21), 2), 2501, 'TooManySigners', 'multisig', { max: 20, got: 21 }],
  ['far more than 20 signers', multiSig(people(65), 2), 2501, 'TooManySigners', 'multisig', { max: 20, got: 65 }],
  ['a threshold of 300', multiSig([alice, bob], 300), 2504, 'ThresholdOutOfRange', 'multisig', { got: 300 }],
  [
    'a label of 5,000 characters',
    multiSig([alice, carol], 2, 'x'.repeat(5_000)),
    2505,
    'LabelLength',
    'multisig',
    { max: 64, got: 5_000 },
  ],
  [
    'a label that turns the direction',
    multiSig([alice, dave], 2, 'pay\u202elap'),
    1035,
    'NotPlainText',
    'runtime',
    { at: 'label' },
  ],
  [
    'a title that is not in form NFC',
    operation(alice, 'CreateProposal', { proposal_type: 'text', title: 'e\u0301', description: 'x' }),
    1035,
    'NotPlainText',
    'runtime',
    { at: 'operations[0].CreateProposal.title' },
  ],
  [
    'a commission of 70,000',
    ['chain_setCommission', operator, 70_000],
    2005,
    'CommissionOutOfRange',
    'validators',
    { max: 5_000, got: 70_000 },
  ],
  [
    '33 guardians',
    operation(carol, 'SetRecovery', { guardians: people(33), threshold: 2, timelock_s: 60, freeze_on_recovery: false }),
    3000,
    'TooManyGuardians',
    'recovery',
    { max: 10, got: 33 },
  ],
  ['duplicate signers', multiSig([alice, bob, alice], 2), 2502, 'DuplicateSigner', 'multisig', {}],
  ['zero address signers', multiSig([alice, ZERO], 2), 2503, 'ZeroAddressSigner', 'multisig', {}],
  ['threshold below 2', multiSig([alice, bob, carol], 1), 2504, 'ThresholdOutOfRange', 'multisig', { min: 2, max: 3 }],
  ['threshold above signers', multiSig([alice, bob], 3), 2504, 'ThresholdOutOfRange', 'multisig', { min: 2, max: 2 }],
  ['label of no characters', multiSig([alice, carol], 2, ''), 2505, 'LabelLength', 'multisig', {}],
  ['label above 64', multiSig([alice, carol], 2, 'x'.repeat(65)), 2505, 'LabelLength', 'multisig', {}],
  ['description of no characters', proposal(''), 2506, 'DescriptionLength', 'multisig', {}],
  ['description above 256', proposal('x'.repeat(257)), 2506, 'DescriptionLength', 'multisig', {}],
  [
    'stake below 1,000',
    ['chain_stake', bob, '999999999999', fresh],
    2001,
    'StakeBelowMinimum',
    'validators',
    { min: '1000000000000' },
  ],
  ['commission above 5000', ['chain_setCommission', operator, 5001], 2005, 'CommissionOutOfRange', 'validators', {}],
  [
    'commission within 7 days',
    ['chain_setCommission', operator, 400],
    2006,
    'CommissionCooldown',
    'validators',
    { next_allowed_at: changed + 604_800 },
  ],
  [
    'unjail before the end',
    ['chain_unjail', operator],
    2007,
    'JailNotExpired',
    'validators',
    { release_at: jailed + 3_600 },
  ],
  ['metadata by another', metadata(bob), 1104, 'NotTokenCreator', 'tokens', {}],
  ['metadata that is locked', metadata(alice), 1105, 'MetadataLocked', 'tokens', {}],
  [
    'RemoveKey of the last',
    operation(dave, 'RemoveKey', {
      key_type: 'Ed25519',
      public_key: Buffer.from(stage.signer(3).publicKey).toString('hex'),
    }),
    1053,
    'LastKey',
    'runtime',
    {},
  ],
  [
    'FinalizeRecovery early',
    operation(alice, 'FinalizeRecovery', { account: dave }),
    3007,
    'TimelockNotElapsed',
    'recovery',
    { ready_at: begun + 3_600 },
  ],
];

/** Time, or others, may change the answer. */
const LATER = new Set([2006, 2007, 3007, 3008]);

async function held([condition, call, code, name, module, details]: Refused): Promise<string[]> {
  const [method, ...params] = call as [string, ...unknown[]];
  const before = await stage.ask('chain_getNonce', params[0] === mint ? params[1] : params[0]);
  const refusal = await refusalOf(stage.url, method, ...params);
  const { data, message } = refusal;
  const told = [
    refusal.code,
    data.name,
    data.module,
    Object.fromEntries(Object.keys(details).map((one) => [one, data.details[one]])),
  ];
  assert.equal(told, [code, name, module, details], condition);
  assert.is(data.retryable, LATER.has(code), condition);
  assert.ok(message.length > 10, condition);
  assert.equal(await stage.ask('chain_getNonce', params[0] === mint ? params[1] : params[0]), before, condition);
  const declared = stage.document.methods.find((one) => one.name === method)!.errors.some((one) => one.code === code);
  return declared || method === 'chain_prepareBundle' ? [] : [`${method} does not declare ${code} ${name}`];
}

for (const refused of REFUSED.filter(([, , code]) => code !== 1105)) {
  test(`rejected: ${refused[0]}`, async () => assert.equal(await held(refused), []));
}

test('rejected: metadata that is locked', async () => {
  await stage.write('chain_lockTokenMetadata', mint, alice);
  assert.equal(await held(REFUSED.find(([, , code]) => code === 1105)!), []);
});

test('rejected: FinalizeRecovery with too few approvals, even when it is late enough', async () => {
  await stage.pass(3_600);
  const call = operation(alice, 'FinalizeRecovery', { account: dave });
  await held(['approvals', call, 3008, 'ApprovalsBelowThreshold', 'recovery', { have: 1, need: 2 }]);
});

test('a rejected signed bundle returns the code of its operation, and the nonce stays free', async () => {
  const wallet = new Wallet(3, await operationsOf());
  const { confirmed } = await stage.ask<{ confirmed: number }>('chain_getNonce', dave);
  const public_key = wallet.signer.publicKey;
  const last = wallet.bundle(confirmed, 'RemoveKey', { key_type: 0, public_key });
  const refusal = await refusalOf(stage.url, 'chain_submitBundle', Buffer.from(last.bytes).toString('hex'));
  assert.equal([refusal.code, refusal.data.name, refusal.data.op_index], [1053, 'LastKey', 0]);
  const receipt = await stage.ask<{ status: string; error: { code: number } }>(
    'chain_getTransactionReceipt',
    `0x${last.hash}`,
  );
  assert.equal([receipt.status, receipt.error.code], ['rejected', 1053]);
  const next = wallet.transfer(confirmed, stage.id(1), 5n);
  await stage.write('chain_submitBundle', Buffer.from(next.bytes).toString('hex'));
  assert.is((await stage.ask<{ confirmed: number }>('chain_getNonce', dave)).confirmed, confirmed + 1);
});

test.run();
