/** The escrow contract on a real EVM node: locks, releases, rotations, and what it must refuse. */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Abi,
  type Address,
  getAddress,
  type Hex,
  pad,
  parseEventLogs,
  toFunctionSelector,
  zeroAddress,
} from 'viem';
import { abi, bytecode } from '../../../plugins/attester/contracts/escrow.js';
import {
  type EscrowPlace,
  type PlacedSignature,
  placed,
  type Release,
  releaseDigest,
  rotationDigest,
} from '../../../plugins/attester/typed-data.js';
import { type Anvil, EVM_CHAIN, evmAccount, startAnvil } from './anvil.js';
import { BUILD, type Build, compile, escrowBuild, TOKENS } from './compile.js';

const test = suite('the escrow contract');
const TRELLIS = 1_618_031;
const BOB: Hex = pad('0xb0b', { size: 32 });
const attesters = [10, 11, 12, 13].map(evmAccount);
const others = [20, 21, 22].map(evmAccount);
const addresses = attesters.map(({ address }) => address);
const LATE = 4_000_000_000;

let evm: Anvil;
let escrow: Address;
let place: EscrowPlace;
let tokens: ReadonlyMap<string, Build>;

test.before(async () => {
  evm = await startAnvil();
  tokens = compile(TOKENS);
});
test.before.each(async () => {
  escrow = await evm.deploy({ abi: abi as Abi, bytecode }, [BigInt(TRELLIS), addresses, 3, evmAccount(1).address]);
  place = { chainId: EVM_CHAIN, escrow, trellisChain: TRELLIS };
});
test.after(() => evm.stop());

const to = (functionName: string, args: readonly unknown[], who = evmAccount(2), value = 0n) =>
  evm.send(who, escrow, abi as Abi, functionName, args, value);
const open = (token: Address, unit = 1n, least = 0n) => to('setToken', [token, true, unit, least], evmAccount(1));
const read = (functionName: 'setIndex' | 'threshold' | 'released' | 'tokens', args: readonly unknown[] = []) =>
  evm.client.readContract({ address: escrow, abi: abi as Abi, functionName, args });
const balance = (token: Address, of: Address) =>
  evm.client.readContract({ address: token, abi: tokens.get('Plain')!.abi, functionName: 'balanceOf', args: [of] });

/** A token of which the user has, and lets the escrow take, this much. */
async function funded(name: string, amount: bigint): Promise<Address> {
  const build = tokens.get(name)!;
  const token = await evm.deploy(build);
  await evm.send(evmAccount(2), token, build.abi, 'mint', [evmAccount(2).address, amount]);
  await evm.send(evmAccount(2), token, build.abi, 'approve', [escrow, amount]);
  return token;
}

async function signed(
  release: Release,
  signers: readonly number[] = [0, 1, 2],
  where = place,
): Promise<PlacedSignature[]> {
  const digest = releaseDigest(where, release);
  return Promise.all(signers.map(async (n) => placed(n, await attesters[n]!.sign({ hash: digest }))));
}
/** What a release names, as the contract takes it. */
const named = ({ withdrawalId, expiresAt, ...rest }: Release) => ({
  id: BigInt(withdrawalId),
  expiresAt: BigInt(expiresAt),
  ...rest,
});
const releasing = (release: Release, signatures: readonly PlacedSignature[], who = evmAccount(2)) =>
  to('release', [named(release), signatures], who);

async function refused(done: Promise<unknown>, error: string): Promise<void> {
  try {
    await done;
  } catch (cause) {
    assert.match((cause as Error).message, error);
    return;
  }
  assert.unreachable(`it must be refused with ${error}`);
}

const lockedBy = ({ logs }: { logs: readonly unknown[] }) =>
  parseEventLogs({ abi, logs: logs as never, eventName: 'Locked' }).map(({ args }) => args);

test('the build in the repository matches the compiled source', () => {
  assert.is(readFileSync(BUILD, 'utf8'), escrowBuild());
});

test('a lock records token, sender, recipient and amount, and enough attesters release it once', async () => {
  const token = await funded('Plain', 1_000n);
  await open(token);
  assert.equal(lockedBy(await to('lock', [token, 600n, BOB])), [
    { token, from: evmAccount(2).address, recipient: BOB, amount: 600n },
  ]);
  const release: Release = {
    withdrawalId: 7,
    token,
    amount: 250n,
    fee: 0n,
    to: evmAccount(3).address,
    expiresAt: LATE,
  };
  await releasing(release, await signed(release, [0, 2, 3]));
  assert.is(await balance(token, evmAccount(3).address), 250n);
  await refused(releasing(release, await signed(release, [0, 2, 3])), 'WithdrawalDone');
  await refused(releasing({ ...release, amount: 1n }, await signed({ ...release, amount: 1n })), 'WithdrawalDone');
  assert.is(await balance(token, escrow), 350n);
});

test('the native coin is locked and released like a token', async () => {
  await open(zeroAddress, 10n ** 9n);
  await refused(to('lock', [zeroAddress, 10n ** 18n, BOB], evmAccount(2), 1n), 'WrongAmount');
  await refused(to('lock', [zeroAddress, 10n ** 9n + 1n, BOB], evmAccount(2), 10n ** 9n + 1n), 'WrongAmount');
  const [log] = lockedBy(await to('lock', [zeroAddress, 10n ** 18n, BOB], evmAccount(2), 10n ** 18n));
  assert.is(log!.amount, 10n ** 18n);
  const heir = getAddress('0x00000000000000000000000000000000000c0de5');
  const release: Release = {
    withdrawalId: 1,
    token: zeroAddress,
    amount: 10n ** 17n,
    fee: 0n,
    to: heir,
    expiresAt: LATE,
  };
  await releasing(release, await signed(release));
  assert.is(await evm.client.getBalance({ address: heir }), 10n ** 17n);
});

test('for a token that charges a fee on transfer only the received amount counts', async () => {
  const token = await funded('Taxed', 1_000n);
  await open(token, 10n);
  const [log] = lockedBy(await to('lock', [token, 1_000n, BOB]));
  assert.is(await balance(token, escrow), 990n);
  assert.is(log!.amount, 990n);
  const release: Release = {
    withdrawalId: 1,
    token,
    amount: 991n,
    fee: 0n,
    to: evmAccount(3).address,
    expiresAt: LATE,
  };
  await refused(releasing(release, await signed(release)), 'MoreThanLocked');
});

test('a token that returns nothing is accepted, and one that returns false or has no code is rejected', async () => {
  const silent = await funded('Silent', 5n);
  await open(silent);
  await to('lock', [silent, 5n, BOB]);
  const release: Release = {
    withdrawalId: 1,
    token: silent,
    amount: 5n,
    fee: 0n,
    to: evmAccount(3).address,
    expiresAt: LATE,
  };
  await releasing(release, await signed(release));
  assert.is(await balance(silent, evmAccount(3).address), 5n);
  const refusing = await funded('Refusing', 5n);
  await open(refusing);
  await refused(to('lock', [refusing, 5n, BOB]), 'TransferFailed');
  const nobody = getAddress('0x000000000000000000000000000000000000dead');
  await open(nobody);
  await refused(to('lock', [nobody, 5n, BOB]), 'TransferFailed');
});

test('a token that locks again during a lock is counted once', async () => {
  const token = await funded('Reentrant', 10n);
  await open(token);
  await refused(to('lock', [token, 10n, BOB]), 'TransferFailed');
  assert.is(await balance(token, escrow), 0n);
});

test('too few, duplicate, unsorted, foreign and malleable signatures release nothing', async () => {
  const token = await funded('Plain', 100n);
  await open(token);
  await to('lock', [token, 100n, BOB]);
  const release: Release = {
    withdrawalId: 1,
    token,
    amount: 100n,
    fee: 0n,
    to: evmAccount(3).address,
    expiresAt: LATE,
  };
  const [first, second, third] = (await signed(release)) as [PlacedSignature, PlacedSignature, PlacedSignature];
  await refused(releasing(release, []), 'NotEnoughSignatures');
  await refused(releasing(release, [first, second]), 'NotEnoughSignatures');
  await refused(releasing(release, [first, second, second]), 'PlacesNotAscending');
  await refused(releasing(release, [second, first, third]), 'PlacesNotAscending');
  await refused(releasing(release, [first, second, { ...third, place: 3 }]), 'BadSignature');
  await refused(releasing(release, [first, second, { ...third, place: 9 }]), 'BadSignature');
  await refused(releasing(release, [first, second, { ...third, v: 99 }]), 'BadSignature');
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const flipped = { ...third, v: third.v === 27 ? 28 : 27, s: pad(`0x${(order - BigInt(third.s)).toString(16)}`) };
  await refused(releasing(release, [first, second, flipped as PlacedSignature]), 'BadSignature');
  await refused(releasing({ ...release, amount: 99n }, [first, second, third]), 'BadSignature');
  await releasing(release, [first, second, third]);
});

test('signatures for another contract, EVM chain or Trellis chain, and expired ones, release nothing', async () => {
  const token = await funded('Plain', 100n);
  await open(token);
  await to('lock', [token, 100n, BOB]);
  const release: Release = {
    withdrawalId: 1,
    token,
    amount: 100n,
    fee: 0n,
    to: evmAccount(3).address,
    expiresAt: LATE,
  };
  const elsewhere = [
    { ...place, chainId: 1 },
    { ...place, escrow: token },
    { ...place, trellisChain: TRELLIS + 1 },
  ];
  for (const where of elsewhere)
    await refused(releasing(release, await signed(release, [0, 1, 2], where)), 'BadSignature');
  const late = { ...release, expiresAt: 1_000 };
  await refused(releasing(late, await signed(late)), 'SignaturesExpired');
});

test('a token stopped by its guardian passes in neither direction, and no one else can open one', async () => {
  const token = await funded('Plain', 100n);
  await refused(to('lock', [token, 10n, BOB]), 'TokenClosed');
  await refused(to('setToken', [token, true, 1n, 0n], attesters[0]), 'NotGuardian');
  await open(token, 1n, 10n);
  await refused(to('lock', [token, 9n, BOB]), 'WrongAmount');
  await refused(to('lock', [token, 10n, pad('0x0', { size: 32 })]), 'NoRecipient');
  await to('lock', [token, 10n, BOB]);
  await to('setToken', [token, false, 0n, 0n], evmAccount(1));
  await refused(to('lock', [token, 10n, BOB]), 'TokenClosed');
  const release: Release = { withdrawalId: 1, token, amount: 10n, fee: 0n, to: evmAccount(3).address, expiresAt: LATE };
  await refused(releasing(release, await signed(release)), 'TokenClosed');
  await open(token);
  await releasing(release, await signed(release));
});

test('attesters appoint their successors, and the signatures of former attesters become invalid', async () => {
  const token = await funded('Plain', 100n);
  await open(token);
  await to('lock', [token, 100n, BOB]);
  const next = {
    setIndex: 2,
    attesters: others.map(({ address }) => address),
    threshold: 3,
    guardian: evmAccount(4).address,
  };
  const rotating = async (rotation: typeof next, signers = attesters.slice(0, 3)) => {
    const hash = rotationDigest(place, rotation);
    const by = await Promise.all(signers.map(async (who, n) => placed(n, await who.sign({ hash }))));
    return to('rotate', [rotation.attesters, rotation.threshold, rotation.guardian, by]);
  };
  await refused(rotating({ ...next, threshold: 2 }), 'BadAttesters');
  await refused(rotating({ ...next, attesters: [...next.attesters.slice(1), next.attesters[1]!] }), 'BadAttesters');
  await refused(rotating({ ...next, setIndex: 3 }), 'BadSignature');
  await refused(rotating(next, others), 'BadSignature');
  await rotating(next);
  assert.is(await read('setIndex'), 2);
  await refused(rotating(next), 'BadSignature');
  const release: Release = { withdrawalId: 1, token, amount: 10n, fee: 0n, to: evmAccount(3).address, expiresAt: LATE };
  await refused(releasing(release, await signed(release)), 'BadSignature');
  const hash = releaseDigest(place, release);
  const by = await Promise.all(others.map(async (who, n) => placed(n, await who.sign({ hash }))));
  await releasing(release, by);
  await refused(open(token), 'NotGuardian');
});

test('a contract cannot be deployed with unsafe attesters', async () => {
  const first = evmAccount(1).address;
  const deployed = (who: readonly Address[], need: number, guard = first) =>
    evm.deploy({ abi: abi as Abi, bytecode }, [1n, who, need, guard]);
  const none = (...given: Parameters<typeof deployed>) =>
    refused(deployed(...given), toFunctionSelector('BadAttesters()'));
  await none([], 0);
  await none(addresses.slice(0, 2), 2);
  await none(addresses, 0);
  await none(addresses, 2);
  await none(addresses, 5);
  await none([...addresses.slice(1), zeroAddress], 3);
  await none(addresses, 3, zeroAddress);
});

test.run();
