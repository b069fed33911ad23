/** A node inside a program: creates a chain of one validator in a temporary directory, sends a payment, and exits. */

import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGenesis, createNode, defaults, loadDistribution, runtimeOf } from 'trellis';
import { connect, ed25519Key } from 'trellis/client';
import { addressOfKey, toHex } from 'trellis/sdk';

const [validator, payer, payee] = [1, 2, 3].map(() => randomBytes(32).toString('hex'));
const keyOf = (secret) => ed25519Key(secret).publicKey;
const addressOf = (secret) => `0x${addressOfKey(keyOf(secret))}`;

const genesis = createGenesis(defaults, await loadDistribution(runtimeOf(defaults), []), {
  network: 'dev',
  genesisTime: Math.trunc(Date.now() / 1_000),
  priceFloor: 10,
  validators: [toHex(keyOf(validator))],
  funded: [{ address: addressOf(payer), label: 'payer', balance: 1_000_000_000_000n }],
  enforceSignatures: true,
});

const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
const validatorKey = join(dataDir, 'validator.key');
await writeFile(validatorKey, validator, { mode: 0o600 });
const node = await createNode(defaults, { genesis, dataDir, validatorKey, rpcPort: 0, blockTime: 1 });
try {
  const client = connect(`http://127.0.0.1:${node.rpcPort}`);
  const to = addressOf(payee);
  const receipt = await client
    .account(payer)
    .send([{ Transfer: { to, token_symbol: defaults.symbol, amount: '2500000000' } }]);
  console.log(receipt.status, 'in block', receipt.block_height);
  const { formatted } = await client.call('chain_getBalance', [to, defaults.symbol]);
  console.log(formatted, defaults.symbol);
} finally {
  await node.stop();
  await rm(dataDir, { recursive: true, force: true });
}
