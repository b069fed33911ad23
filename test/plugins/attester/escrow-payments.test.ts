/** Payments of the escrow contract on a real EVM node: what a recipient or a token can make a release cost, and what it gets. */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Abi, type Address, getAddress, pad, zeroAddress } from 'viem';
import { abi, bytecode } from '../../../plugins/attester/contracts/escrow.js';
import { type EscrowPlace, placed, type Release, releaseDigest } from '../../../plugins/attester/typed-data.js';
import { type Anvil, EVM_CHAIN, evmAccount, startAnvil } from './anvil.js';
import { type Build, compile, RECIPIENTS, TOKENS } from './compile.js';

const test = suite('payments of the escrow contract');
const TRELLIS = 1_618_031;
const BOB = pad('0xb0b', { size: 32 });
const COIN = zeroAddress;
const attesters = [10, 11, 12, 13].map(evmAccount);
/** Sends releases without being an attester. */
const STRANGER = evmAccount(2);
const LATE = 4_000_000_000;
/** More than any of these contracts is owed. */
const LOCKED = 10n ** 18n;

let evm: Anvil;
let escrow: Address;
let place: EscrowPlace;
let builds: ReadonlyMap<string, Build>;
let withdrawals = 0;

test.before(async () => {
  evm = await startAnvil();
  builds = compile(RECIPIENTS, TOKENS);
  const addresses = attesters.map(({ address }) => address);
  escrow = await evm.deploy({ abi: abi as Abi, bytecode }, [BigInt(TRELLIS), addresses, 3, evmAccount(1).address]);
  place = { chainId: EVM_CHAIN, escrow, trellisChain: TRELLIS };
  await to('setToken', [COIN, true, 1n, 0n], evmAccount(1));
  await to('lock', [COIN, LOCKED, BOB], STRANGER, LOCKED);
});
test.after(() => evm.stop());

const to = (functionName: string, given: readonly unknown[], who = STRANGER, value = 0n) =>
  evm.send(who, escrow, abi as Abi, functionName, given, value);
const deploy = (name: string, ...given: readonly unknown[]) => evm.deploy(builds.get(name)!, given);
const call = (name: string, address: Address, functionName: string, ...given: readonly unknown[]) =>
  evm.send(STRANGER, address, builds.get(name)!.abi, functionName, given);
const credit = (token: Address, owner: Address) =>
  evm.client.readContract({ address: escrow, abi, functionName: 'credits', args: [token, owner] });
const balance = (token: Address, of: Address) =>
  token === COIN
    ? evm.client.getBalance({ address: of })
    : (evm.client.readContract({
        address: token,
        abi: builds.get('Plain')!.abi,
        functionName: 'balanceOf',
        args: [of],
      }) as Promise<bigint>);

/** A release of a withdrawal that no test had before, with the signatures of three attesters. */
async function release(given: Partial<Release> & Pick<Release, 'to'>) {
  const terms: Release = {
    withdrawalId: ++withdrawals,
    token: COIN,
    amount: 1_000n,
    fee: 0n,
    expiresAt: LATE,
    ...given,
  };
  const hash = releaseDigest(place, terms);
  const signatures = await Promise.all([0, 1, 3].map(async (n) => placed(n, await attesters[n]!.sign({ hash }))));
  const { withdrawalId, expiresAt, ...rest } = terms;
  return [{ id: BigInt(withdrawalId), expiresAt: BigInt(expiresAt), ...rest }, signatures] as const;
}
/** Submits one, and gives the gas that it used. */
const submitted = async (given: Parameters<typeof release>[0], who = attesters[0]!): Promise<bigint> =>
  (await to('release', await release(given), who)).gasUsed;

async function refused(done: Promise<unknown>, error: string): Promise<void> {
  try {
    await done;
  } catch (cause) {
    assert.match((cause as Error).message, error);
    return;
  }
  assert.unreachable(`it must be refused with ${error}`);
}

/** A token that the escrow holds. */
async function held(name: string): Promise<Address> {
  const token = await deploy(name);
  await call(name, token, 'mint', STRANGER.address, LOCKED);
  await call(name, token, 'approve', escrow, LOCKED);
  await to('setToken', [token, true, 1n, 0n], evmAccount(1));
  await to('lock', [token, LOCKED, BOB]);
  return token;
}

test('a recipient that burns gas, reverts or returns endless bytes costs no more than a few plain releases', async () => {
  const plain = await submitted({ to: evmAccount(30).address });
  for (const work of [
    [1_000n, 0n, false],
    [0n, 0n, true],
    [0n, 1_000_000n, false],
    [0n, 1_000_000n, true],
    [1_000n, 1_000_000n, true],
  ]) {
    const worker = await deploy('Worker');
    await call('Worker', worker, 'set', ...work);
    const gas = await submitted({ to: worker });
    assert.ok(gas < 2n * plain, `${work}: ${gas} gas, of a plain release ${plain}`);
    assert.equal([await balance(COIN, worker), await credit(COIN, worker)], [0n, 1_000n]);
  }
});

test('a wallet contract that does little on payment is paid at once', async () => {
  const worker = await deploy('Worker');
  await call('Worker', worker, 'set', 1n, 64n, false);
  await submitted({ to: worker });
  // A first write of the counter and one of the slot are more than a payment allows.
  assert.is(await credit(COIN, worker), 1_000n);
  await call('Worker', worker, 'set', 0n, 64n, false);
  await submitted({ to: worker });
  assert.equal([await balance(COIN, worker), await credit(COIN, worker)], [1_000n, 1_000n]);
});

test("a credit is paid once, to its owner or an address of the owner's choice, and the caller pays the gas", async () => {
  const worker = await deploy('Worker');
  await call('Worker', worker, 'set', 50n, 0n, false);
  await submitted({ to: worker });
  await refused(to('claim', [COIN, worker, STRANGER.address]), 'NotOwner');
  await refused(to('claim', [COIN, STRANGER.address, STRANGER.address]), 'NothingToClaim');
  // Its 50 slots are written with the gas of the stranger who has it paid.
  await to('claim', [COIN, worker, worker]);
  assert.equal([await balance(COIN, worker), await credit(COIN, worker)], [1_000n, 0n]);
  await refused(to('claim', [COIN, worker, worker]), 'NothingToClaim');
  await call('Worker', worker, 'set', 0n, 0n, true);
  await submitted({ to: worker });
  await refused(to('claim', [COIN, worker, worker]), 'TransferFailed');
  const heir = getAddress('0x00000000000000000000000000000000000c0de7');
  await call('Worker', worker, 'claim', escrow, COIN, heir);
  assert.equal([await balance(COIN, heir), await credit(COIN, worker)], [1_000n, 0n]);
});

test('a recipient that claims again during its payment is paid once', async () => {
  const greedy = await deploy('Greedy', escrow);
  await submitted({ to: greedy });
  assert.is(await credit(COIN, greedy), 1_000n);
  await call('Greedy', greedy, 'open');
  await refused(call('Greedy', greedy, 'take'), 'reverted');
  await refused(to('claim', [COIN, greedy, greedy]), 'TransferFailed');
  assert.equal([await balance(COIN, greedy), await credit(COIN, greedy)], [0n, 1_000n]);
});

test('an attester that submits a release earns its fee, and with any other submitter the recipient gets it', async () => {
  const [bob, carol] = [evmAccount(31).address, evmAccount(32).address];
  const before = await balance(COIN, bob);
  await submitted({ to: bob, fee: 77n }, attesters[3]);
  assert.equal([(await balance(COIN, bob)) - before, await credit(COIN, attesters[3]!.address)], [1_000n, 77n]);
  // The fourth attester signed nothing here: it is anyone else.
  for (const who of [STRANGER, attesters[2]!]) {
    const had = await balance(COIN, carol);
    await submitted({ to: carol, fee: 77n }, who);
    assert.equal([(await balance(COIN, carol)) - had, await credit(COIN, who.address)], [1_077n, 0n]);
  }
  const [, , , locked] = (await evm.client.readContract({
    address: escrow,
    abi,
    functionName: 'tokens',
    args: [COIN],
  })) as readonly [boolean, bigint, bigint, bigint];
  await refused(submitted({ to: bob, amount: locked, fee: 1n }), 'MoreThanLocked');
  await refused(submitted({ to: bob, amount: 2n ** 256n - 1n, fee: 1n }), 'reverted');
});

test('a signature for one fee releases no other', async () => {
  const [terms, signatures] = await release({ to: evmAccount(33).address, fee: 5n });
  await refused(to('release', [{ ...terms, fee: 6n }, signatures]), 'BadSignature');
  await refused(to('release', [{ ...terms, fee: 0n }, signatures]), 'BadSignature');
});

test('a submitter that supplies too little gas cannot turn a payment into a credit', async () => {
  // Takes nearly all the gas that a payment allows.
  const worker = await deploy('Worker');
  await call('Worker', worker, 'set', 0n, 80_000n, false);
  const args = await release({ to: worker });
  const given = { account: attesters[0]!, address: escrow, abi, functionName: 'release', args } as const;
  const least = await evm.client.estimateContractGas(given);
  const outcomes = new Set<string>();
  for (let gas = least - 80_000n; gas <= least + 1_000n; gas += 3_000n) {
    const id = await evm.tester.snapshot();
    try {
      await evm.send(attesters[0]!, escrow, abi as Abi, 'release', args, 0n, gas);
      assert.equal([await balance(COIN, worker), await credit(COIN, worker)], [1_000n, 0n]);
      outcomes.add('paid');
    } catch (cause) {
      if (cause instanceof assert.Assertion) throw cause;
      outcomes.add('refused');
    }
    await evm.tester.revert({ id });
  }
  assert.equal(outcomes, new Set(['refused', 'paid']));
});

test('a token whose hooks burn gas or lock again has a bounded release cost and is credited', async () => {
  const token = await held('Hooked');
  const plain = await submitted({ token, to: evmAccount(34).address });
  for (const burns of [true, false]) {
    const hooker = await deploy('Hooker', escrow, burns);
    const gas = await submitted({ token, to: hooker });
    assert.ok(gas < plain + 260_000n, `${gas} gas, of a plain release ${plain}`);
    assert.equal([await balance(token, hooker), await credit(token, hooker)], [0n, 1_000n]);
  }
});

test('if a token moves units and returns false, nothing moves, and the credit is paid once', async () => {
  const token = await held('Lying');
  const bob = evmAccount(35).address;
  await call('Lying', token, 'lie', true);
  await submitted({ token, to: bob });
  assert.equal([await balance(token, bob), await credit(token, bob)], [0n, 1_000n]);
  await refused(to('claim', [token, bob, bob]), 'TransferFailed');
  await call('Lying', token, 'lie', false);
  await to('claim', [token, bob, bob]);
  assert.equal([await balance(token, bob), await credit(token, bob)], [1_000n, 0n]);
});

test('only the first word of a long token response is read', async () => {
  const token = await held('Bomb');
  const plain = await submitted({ token: await held('Plain'), to: evmAccount(36).address });
  const gas = await submitted({ token, to: evmAccount(36).address });
  assert.is(await balance(token, evmAccount(36).address), 1_000n);
  assert.ok(gas < plain + 30_000n, `${gas} gas, of a plain release ${plain}`);
});

test('a credit waits while the guardian stops the token, and nothing is released to the contract itself', async () => {
  const worker = await deploy('Worker');
  await call('Worker', worker, 'set', 0n, 0n, true);
  await submitted({ to: worker });
  await call('Worker', worker, 'set', 0n, 0n, false);
  await to('setToken', [COIN, false, 1n, 0n], evmAccount(1));
  await refused(to('claim', [COIN, worker, worker]), 'TokenClosed');
  await to('setToken', [COIN, true, 1n, 0n], evmAccount(1));
  await to('claim', [COIN, worker, worker]);
  await refused(submitted({ to: escrow }), 'NoRecipient');
  await refused(call('Worker', worker, 'claim', escrow, COIN, escrow), 'reverted');
  await refused(to('transferToken', [COIN, STRANGER.address, 1n]), 'NotOwner');
});

test.run();
