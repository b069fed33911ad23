/** Benchmark of the bridge: what a proof of 22 of 32 attesters costs, and deposits through a whole node until they are final and on disk. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaults } from '../../cli/index.js';
import { type AttesterSet, flawOfProof, Proof, readProof } from '../../modules/bridge/attester-set.js';
import { depositDigest } from '../../modules/bridge/port.js';
import { bundleHash, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import type { ModuleSet } from '../../runtime/kernel/loader.js';
import { fromHex, type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { type Actor, actor } from '../kit/actors.js';
import { chainFiles } from './chain-files.js';
import { call, type Peer, startNode, stopPeer } from './driver.js';
import { finalBundles } from './node.js';
import type { Row } from './rpc.js';

const ATTESTERS = Array.from({ length: 32 }, (_, i) => actor(`attester ${i}`));
const THRESHOLD = 22;
const SET: AttesterSet = { set_index: 1, attesters: ATTESTERS.map((one) => one.publicKey), threshold: THRESHOLD };
const SENDERS = 100;
const EACH = 40;
const VERIFIED = 500;
const CHAIN_ID = defaults.profiles.dev!.chainId;

/** A proof by as many as must sign. */
function proofOver(digest: Hash): Uint8Array {
  const sigs = ATTESTERS.slice(0, THRESHOLD).map((one, index) => ({
    index,
    signature: toHex(one.sign(fromHex(digest))),
  }));
  return Proof.fromJson({ set_index: 1, sigs }, undefined as never);
}

/** CPU microseconds of one verification, by the best of five passes. */
function verification(): number {
  const digest = '5a'.repeat(32) as Hash;
  const proof = proofOver(digest);
  // Each in a piece of memory of its own: what was verified before is known by it.
  const passes = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    for (let i = 0; i < VERIFIED; i++) {
      const bytes = proof.slice();
      const flaw = flawOfProof(SET, bytes, readProof(bytes)!, digest);
      if (flaw !== undefined) throw new Error(flaw);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / VERIFIED;
  });
  return Math.min(...passes);
}

/** Signed bundles, sender after sender: everybody brings deposits for himself, each a log of its own. */
function deposits({ operations }: ModuleSet, actors: readonly Actor[], mint: Hash): string[] {
  const type = operations.byName.get('BridgeDeposit')!;
  return actors.flatMap((who, a) =>
    Array.from({ length: EACH }, (_, nonce) => {
      const tx_hash = `0x${(1 + a * EACH + nonce).toString(16).padStart(64, '0')}`;
      const log = { chain: 'ethereum', tx_hash, log_index: 0, amount: 1n, recipient: who.address };
      const proof = proofOver(depositDigest({ chainId: CHAIN_ID }, { ...log, mint }));
      const terms = { version: 1, chain_id: CHAIN_ID, gas_limit: 400_000, gas_price: 10, valid_until: 0, memo: '' };
      const operation = { type, params: { ...log, symbol: 'WETH', proof } };
      const bundle = { ...terms, from: who.address, nonce, operations: [operation] };
      const signature = who.signature(fromHex(bundleHash(bundle, operations)));
      return toHex(sealEnvelope(bundle, [signature], operations).bytes);
    }),
  );
}

async function through(peer: Peer, set: ModuleSet, actors: readonly Actor[]): Promise<Row[]> {
  const { mint } = await call<{ mint: string }>(peer.port, 'chain_getTokenInfo', ['WETH']);
  const bundles = deposits(set, actors, mint.slice(2) as Hash);
  const { counted, seconds, cpu, refusals } = await finalBundles(peer, bundles, EACH, 1);
  return [
    { name: 'deposits final and on disk', value: counted / seconds, unit: '/s' },
    { name: 'node CPU per deposit', value: (cpu * 1e6) / counted, unit: 'µs' },
    { name: 'refused', value: refusals, unit: '' },
  ];
}

/** Measures everything; takes about half a minute. */
export async function run(): Promise<Row[]> {
  const directory = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  const attesters = { attesters: SET.attesters.map(toHex), threshold: THRESHOLD };
  const { set, actors, data, validatorKey } = await chainFiles(directory, SENDERS, 0, 1, {}, attesters);
  const peer = await startNode('start', '-d', data, '--validator-key', validatorKey, '--p2p-port', 'off');
  try {
    const proven = { name: 'verify a proof of 22 of 32', value: verification(), unit: 'µs' };
    return [proven, ...(await through(peer, set, actors))];
  } finally {
    await stopPeer(peer);
    rmSync(directory, { recursive: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.table(await run());
