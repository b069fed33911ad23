/** Validators whose key is in a signer: they sign through it, lose turns without it, and share it with a standby. */

import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../runtime/lib/errors.js';
import { InvalidOption } from '../../runtime/node/options/option-values.js';
import type { Place } from '../../runtime/node/options/signer-place.js';
import { linkIdentity } from '../../runtime/node/signer/certificate.js';
import { openLinkIdentity } from '../../runtime/node/signer/run.js';
import { cleanUp, newDirectory, trellis } from '../cli/program.js';
import { allSign, chainOf, start, stop, stopAll, type TestChain, type TestNode } from '../network/nodes.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { SIGNER_LINK_SECRET, SigningHost } from './signing-processes.js';

/** Signers of a test, stopped before its nodes. */
const signers: { stop(): Promise<void> }[] = [];
test.after.each(async () => {
  await Promise.all(signers.splice(0).map((one) => one.stop()));
  await stopAll();
});
test.after(cleanUp);

const QUICK = { blockTime: 0.5 };
/** Two intervals of a standard chain, 2 s each, in blocks of these tests. */
const TWO_INTERVALS = 8;
const heightOf = ({ node }: TestNode): number => node.ledger.head.height;
const grows = (node: TestNode, blocks = 2) => {
  const from = heightOf(node);
  return until(
    () => heightOf(node) >= from + blocks,
    () => `blocks after ${from}:\n${node.logged.join('\n')}`,
  );
};
const socket = async (): Promise<Place> => ({ kind: 'unix', path: join(await newDirectory(), 'signer.sock') });

async function hostOf(chain: TestChain, validator: number): Promise<SigningHost> {
  const probe = await start(chain, { ...QUICK, p2pPort: undefined });
  const { genesis } = probe.node;
  await stop(probe);
  return SigningHost.of(chain.secrets[validator]!, { chainId: genesis.chain.chainId, genesisHash: genesis.hash });
}

function run(host: SigningHost, ...places: readonly Place[]) {
  const signer = host.run(...places);
  signers.push(signer);
  return signer;
}

/** Whether the certificate of the newest block has the signature of a key. */
async function isSigning({ node }: TestNode, publicKey: string): Promise<boolean> {
  const { header, commit } = node.ledger.head;
  const set = (await node.ledger.store.validatorSet(header.validators_hash))!;
  return commit.signers.some((index) => set[index]!.publicKey === publicKey);
}

test('a sole validator makes blocks while its signer is connected, waits without it, and continues with it', async () => {
  const chain = await chainOf(1);
  const [host, place] = [await hostOf(chain, 0), await socket()];
  const node = await start(chain, { ...QUICK, p2pPort: undefined, signer: place, validatorPublicKey: host.publicKey });
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${node.node.rpcPort}/health/ready`)).json() as Promise<{ code?: string }>;
  assert.is((await ready()).code, 'signer-absent');
  assert.is(heightOf(node), 0);
  const signer = run(host, place);
  await grows(node, 3);
  assert.is((await ready()).code, undefined);
  await signer.stop();
  await until(async () => (await ready()).code === 'signer-absent', 'it is not ready');
  run(host, place);
  await grows(node, 3);
  assert.ok(node.logged.some((line) => line.startsWith('signer disconnected')));
});

test('the status of a signer fails if its key signed later than its record shows', async () => {
  const chain = await chainOf(1);
  const [host, older, place] = [await hostOf(chain, 0), await hostOf(chain, 0), await socket()];
  const node = await start(chain, { ...QUICK, p2pPort: undefined, signer: place, validatorPublicKey: host.publicKey });
  run(host, place);
  await grows(node, 2);
  const status = ({ flags }: SigningHost) =>
    trellis('signer', 'status', ...flags, '--node', `http://127.0.0.1:${node.node.rpcPort}`);
  assert.is((await status(host)).code, 0);
  const { code, err } = await status(older);
  assert.is.not(code, 0);
  assert.match(err, 'SigningRecordStale');
});

test('over TLS a node accepts its signer alone, and signs in time', async () => {
  const chain = await chainOf(1);
  const host = await hostOf(chain, 0);
  const dataDir = await newDirectory();
  const port = await portsFrom();
  const peer = linkIdentity(SIGNER_LINK_SECRET).publicKey;
  const place: Place = { kind: 'tls', peer, host: '127.0.0.1', port };
  const options = { ...QUICK, dataDir, p2pPort: undefined, signer: place, validatorPublicKey: host.publicKey };
  const node = await start(chain, { ...options, metrics: true, metricsPort: 0 });
  const { publicKey } = openLinkIdentity(join(dataDir, 'signer-link.key'));
  run(host, { ...place, peer: publicKey });
  await grows(node, 3);
  const metrics = await (await fetch(`http://127.0.0.1:${node.node.metricsPort}/metrics`)).text();
  assert.match(metrics, 'chain_signer_state{state="active"} 1');
  assert.ok(Number(/chain_signer_seconds_count (\d+)/.exec(metrics)![1]) >= 9, 'three signatures a block');
});

test('a key in a signer and other options about the key exclude each other', async () => {
  const chain = await chainOf(1);
  const host = await hostOf(chain, 0);
  const place = await socket();
  for (const [option, more] of [
    ['--validator-public-key', { validatorPublicKey: undefined }],
    ['--validator-key', { validatorKey: host.keyFile }],
    ['--doppelganger-blocks', { doppelgangerBlocks: 5 }],
  ] as const) {
    const options = { ...QUICK, p2pPort: undefined, signer: place, validatorPublicKey: host.publicKey, ...more };
    const cause: unknown = await start(chain, options).then(
      () => undefined,
      (thrown) => thrown,
    );
    assert.ok(cause instanceof Failure && cause.error === InvalidOption, String(cause));
    assert.is(cause.details.option, option);
  }
});

/** Four validators, the first with two nodes that share a signer. */
async function withStandby() {
  const chain = await chainOf(4);
  const host = await hostOf(chain, 0);
  const [one, two] = [await socket(), await socket()];
  const local = await start(chain, QUICK, 1);
  const bootnodes = [local.address];
  const others = await Promise.all([2, 3].map((i) => start(chain, { ...QUICK, bootnodes }, i)));
  const share = { ...QUICK, bootnodes, validatorPublicKey: host.publicKey };
  const active = await start(chain, { ...share, signer: one });
  const signer = run(host, one, two);
  await allSign([local, ...others]);
  await until(() => isSigning(local, host.publicKey), 'the first node signs');
  const standby = await start(chain, { ...share, signer: two });
  await until(() => standby.logged.some((line) => line.startsWith('signer connected')), 'the standby has the signer');
  await until(() => heightOf(standby) > 0 && heightOf(standby) >= heightOf(local) - 1, 'the standby follows');
  return { chain, host, signer, active, standby, witnesses: [local, ...others] };
}

const accused = (nodes: readonly TestNode[]) =>
  nodes.flatMap(({ logged }) => logged.filter((line) => line.startsWith('validator double-signed')));

/** Heights after `from` whose certificate, as the next block carries it, lacks a key. */
async function missed(witness: TestNode, from: number, to: number, publicKey: string): Promise<number[]> {
  const { node } = witness;
  const set = (await node.ledger.store.validatorSet(node.ledger.head.header.validators_hash))!;
  const own = set.findIndex((one) => one.publicKey === publicKey);
  const lacking: number[] = [];
  for (let height = from + 1; height <= to; height++) {
    // The next block carries the votes that came after the decision too.
    const { last_commit } = (await node.blocks.stored(height + 1))!.block;
    if (!last_commit.signers.includes(own)) lacking.push(height);
  }
  return lacking;
}

test('when the first of two nodes dies, the standby signs within two standard intervals, and no position is signed twice', async () => {
  const { host, signer, active, standby, witnesses } = await withStandby();
  const [witness] = witnesses as [TestNode];
  await grows(witness, 3);
  const from = heightOf(witness);
  await stop(active);
  await until(
    () => isSigning(witness, host.publicKey).then((signs) => signs && heightOf(witness) > from + 2),
    'it is back',
  );
  await grows(witness, 3);
  const lost = await missed(witness, from, heightOf(witness) - 1, host.publicKey);
  // A certificate may lack a validator that is slow, so a busy machine loses some more.
  assert.ok(
    lost.length <= TWO_INTERVALS,
    `lost ${lost} after ${from}:\n${standby.logged.join('\n')}\n${signer.logged.join('\n')}`,
  );
  assert.equal(accused([standby, ...witnesses]), []);
});

test.run();
