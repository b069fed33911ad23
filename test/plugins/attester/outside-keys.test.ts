/** Attesters whose two keys are in a hardware module (SoftHSM): signatures as contracts need them, and a whole transfer. */

import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  parseSignature,
  recoverAddress,
  recoverTransactionAddress,
  sha256,
  type TransactionSerialized,
  toHex,
} from 'viem';
import { devSecret } from '../../../cli/keys/keys.js';
import { openAttesterKey, openEvmKey } from '../../../plugins/attester/keys.js';
import { cleanUp } from '../../cli/program.js';
import { SoftHsm } from '../../node/soft-hsm.js';
import { until } from '../../until.js';
import { evmAccount, secretOf } from './anvil.js';
import { FIRST_EVM_KEY, ONE, startWorld } from './bridge-world.js';

const test = suite('keys of attesters in a hardware module');
test.after(cleanUp);

const hsm = await SoftHsm.create();
const at = (name: string) => join(hsm.directory, name);
const fail = (text: string): never => {
  throw new Error(text);
};
/** The attesters with these numbers get their keys in the module. */
const OUTSIDE = [0, 1, 2];
for (const n of OUTSIDE) {
  await hsm.keyFile(at(`${n}.key`), `ed-${n}`, 'Ed25519', devSecret(n + 1));
  const secret = Buffer.from(secretOf(FIRST_EVM_KEY + n).slice(2), 'hex');
  await hsm.keyFile(at(`${n}-evm.key`), `evm-${n}`, 'secp256k1', secret);
}

test('signatures have the low s and the parity that contracts accept, for digests and transactions', async () => {
  const account = await openEvmKey(at('0-evm.key'), hsm.pinFile, fail);
  const { address } = evmAccount(FIRST_EVM_KEY);
  assert.is(account.address, address);
  for (let i = 0; i < 30; i++) {
    const hash = sha256(toHex(`digest ${i}`));
    const signature = await account.sign({ hash });
    assert.is(await recoverAddress({ hash, signature }), address);
    assert.ok(BigInt(parseSignature(signature).s) < 2n ** 255n);
  }
  const { chainId, gas, nonce, maxFeePerGas } = { chainId: 1, gas: 21_000n, nonce: 0, maxFeePerGas: 10n };
  const transaction = { type: 'eip1559', chainId, gas, nonce, maxFeePerGas, to: address } as const;
  const serializedTransaction = (await account.signTransaction(transaction)) as TransactionSerialized;
  assert.is(await recoverTransactionAddress({ serializedTransaction }), address);
});

test('a file of the wrong type of key is refused', async () => {
  const refusals: [Promise<unknown>, RegExp][] = [
    [openEvmKey(at('0.key'), hsm.pinFile, fail), /an Ed25519 key, not a secp256k1 key/],
    [openAttesterKey(at('0-evm.key'), hsm.pinFile, fail), /an Ed25519 key is needed/],
  ];
  for (const [opened, reason] of refusals) assert.match(String(await opened.catch((cause: unknown) => cause)), reason);
});

test('attesters with their keys in a module take a token from an EVM chain and back', async () => {
  const world = await startWorld();
  try {
    for (const n of OUTSIDE) {
      const config = await world.configure(n, { key: at(`${n}.key`), evm_key: at(`${n}-evm.key`) });
      await world.attest(n, undefined, config, hsm.pinFile);
    }
    await world.lock(5n * ONE, 0);
    await until(async () => (await world.balanceHere(0)) === 5n * ONE, 'the tokens to come');
    const destination = evmAccount(30).address;
    const token_mint = await world.mint();
    await world
      .dev(0)
      .send<object>([{ BridgeWithdraw: { token_mint, amount: `${2n * ONE}`, chain: 'ethereum', destination } }]);
    await until(async () => (await world.balanceThere(destination)) === 2n * ONE, 'the tokens to go back');
    assert.equal(await world.owed(), [3n * ONE, 3n * ONE]);
  } finally {
    await world.stop();
  }
});

test.run();
