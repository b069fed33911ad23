/** A validator rotates its consensus key on a running chain: the old key in one signer, the new key in another. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { possessionDigest } from '../../modules/accounts/port.js';
import { connect, ed25519Key } from '../../rpc-schemas/clients/typescript/index.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { addressOfKey } from '../../runtime/lib/crypto/address.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { Place } from '../../runtime/node/options/signer-place.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { allSign, chainOf, start, stop, stopAll, type TestNode } from '../network/nodes.js';
import { until } from '../until.js';
import { SigningHost } from './signing-processes.js';

const EPOCH = 16;
const QUICK = { blockTime: 0.5 };
const NEXT_SECRET = new Uint8Array(32).fill(99);
const signers: { stop(): Promise<void> }[] = [];

test.after(async () => {
  await Promise.all(signers.map((one) => one.stop()));
  await stopAll();
  await cleanUp();
});

const heightOf = ({ node }: TestNode): number => node.ledger.head.height;

/** Which of the keys of one validator has a part in the certificate of each height; the next block carries all late votes. */
async function signedBy({ node }: TestNode, from: number, to: number, keys: Readonly<Record<string, string>>) {
  const found: string[] = [];
  for (let height = from; height <= to; height++) {
    const { header } = (await node.blocks.stored(height))!.block;
    const { last_commit } = (await node.blocks.stored(height + 1))!.block;
    const set = (await node.ledger.store.validatorSet(header.validators_hash))!;
    const own = set.findIndex(({ publicKey }) => Object.values(keys).includes(publicKey));
    const name = Object.keys(keys).find((key) => keys[key] === set[own]?.publicKey);
    found.push(`${last_commit.signers.includes(own) ? '' : 'not '}${name}`);
  }
  return found;
}

test('the new key signs from the first height of its epoch, and the old key up to the one before', async () => {
  const chain = await chainOf(4, { epochBlocks: EPOCH });
  const local = await start(chain, QUICK, 1);
  const { genesis } = local.node;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const bootnodes = [local.address];
  const others = await Promise.all([2, 3].map((index) => start(chain, { ...QUICK, bootnodes }, index)));
  const withSigner = async (secret: Uint8Array) => {
    const host = await SigningHost.of(secret, domain);
    const signer: Place = { kind: 'unix', path: join(await newDirectory(), 'signer.sock') };
    const node = await start(chain, { ...QUICK, bootnodes, signer, validatorPublicKey: host.publicKey });
    const running = host.run(signer);
    signers.push(running);
    return { key: host.publicKey, node, signer: running };
  };
  const old = await withSigner(chain.secrets[0]!);
  await allSign([local, ...others]);
  const next = await withSigner(NEXT_SECRET);

  const client = connect(`http://127.0.0.1:${local.node.rpcPort}`);
  const operator = addressOfKey(fromHex(old.key));
  const nextKey = signerOf(KeyType.Ed25519, NEXT_SECRET);
  const proof = nextKey.sign(fromHex(possessionDigest(domain.chainId, operator, nextKey.publicKey)));
  const rotation = { new_consensus_pubkey: next.key, proof_of_possession: toHex(proof) };
  await client.account(ed25519Key(chain.secrets[0]!)).send<object>([{ RotateConsensusKey: rotation }]);
  client.close();
  const asked = heightOf(local);
  const applies = (Math.floor(asked / EPOCH) + 1) * EPOCH + 1;

  const keys = { old: old.key, new: next.key };
  const signsAfter = async (height: number) => {
    let at = Math.max(height, applies);
    await until(
      async () => {
        for (; at < heightOf(local); at++) if ((await signedBy(local, at, at, keys))[0] === 'new') return true;
        return false;
      },
      () => `the new key signs a block after ${height}:\n${next.node.logged.join('\n')}`,
    );
    return at;
  };
  await signsAfter(applies);
  await stop(old.node);
  await old.signer.stop();
  const last = await signsAfter(heightOf(local));
  const before = await signedBy(local, Math.max(4, applies - 6), applies - 1, keys);
  const after = await signedBy(local, applies, last, keys);
  const lost = [...before, ...after].filter((one) => one.startsWith('not')).length;
  const text = `${before.join(' ')} | ${after.join(' ')}`;
  console.log(`${lost} of ${before.length + after.length} heights lack the validator: ${text}`);
  assert.ok(before.every((one) => one.endsWith('old')) && after.every((one) => one.endsWith('new')), text);
  const logs = [local, ...others, next.node].flatMap(({ logged }) => logged);
  assert.equal(
    logs.filter((line) => line.startsWith('validator double-signed')),
    [],
  );
  assert.equal(
    [...old.signer.logged, ...next.signer.logged].filter((line) => line.startsWith('signature refused')),
    [],
  );
});

test.run();
