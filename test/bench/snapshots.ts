/** Benchmark of snapshots: making one of a million accounts beside a node, and restoring it; the command line takes other numbers of accounts. */

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { signBytes } from '../../runtime/engine/consensus/messages.js';
import { anchorBytes } from '../../runtime/engine/snapshots/anchor.js';
import { ArchiveSource } from '../../runtime/engine/snapshots/archive/archive-source.js';
import { chunksOf, type SnapshotContents } from '../../runtime/engine/snapshots/archive/contents.js';
import { makeSnapshot } from '../../runtime/engine/snapshots/archive/make.js';
import type { SnapshotProvider } from '../../runtime/engine/snapshots/archive/provider.js';
import { SnapshotStore } from '../../runtime/engine/snapshots/archive/snapshot-store.js';
import { restoreState } from '../../runtime/engine/snapshots/restore.js';
import { Staging } from '../../runtime/engine/snapshots/staging.js';
import {
  certificateHash,
  type Header,
  headerHash,
  NO_CERTIFICATE,
  StoredBlock,
} from '../../runtime/kernel/chain/block.js';
import { validatorsHash } from '../../runtime/kernel/chain/validators.js';
import { type Hash, toHex, ZERO_HASH } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { addressOfKey } from '../../runtime/lib/crypto/address.js';
import { blake3 } from '../../runtime/lib/crypto/hash.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { StateTree } from '../../runtime/lib/state/tree.js';
import { leafOf } from '../../runtime/lib/state/tree-leaf.js';
import { columns } from '../../runtime/lib/storage/columns.js';
import type { Entry } from '../../runtime/lib/storage/database.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { signaturesOf } from '../../runtime/node/assembly/signature-checks.js';
import type { Row } from './tree.js';

const DOMAIN = { chainId: 7, genesisHash: 'aa'.repeat(32) as Hash };
const AT_A_TIME = 5_000;
const MIB = 1024 * 1024;

/** What an account has in the state: itself (nonce and key), and a balance; hashes do not compress, as addresses and keys do not. */
function recordsOf(account: number): Entry[] {
  const address = blake3(Buffer.from(`account ${account}`));
  const balance = new Uint8Array(16);
  new DataView(balance.buffer).setUint32(0, Math.imul(account, 2_654_435_761) >>> 0, true);
  return [
    [Uint8Array.of(0, 2, 1, ...address), Uint8Array.of(account & 7, 0, 0, 0, 0, 0, 0, 0, 1, 0, ...blake3(address))],
    [Uint8Array.of(0, 1, 1, ...address, ...new Uint8Array(32)), balance],
  ];
}

/** A database of so many accounts, and the root of their state. */
async function stateOf(path: string, accounts: number): Promise<{ database: RocksDatabase; root: Hash }> {
  const database = await RocksDatabase.open(path);
  const tree = StateTree.builder();
  for (let from = 0; from < accounts; from += AT_A_TIME) {
    const records = Array.from({ length: Math.min(AT_A_TIME, accounts - from) }, (_, i) => recordsOf(from + i)).flat();
    for (const record of records) tree.add(leafOf(...record));
    await database.write({ changes: records.map(([key, value]) => [Uint8Array.of(columns.state, ...key), value]) });
  }
  await database.flush();
  return { database, root: toHex(tree.finish().root()) as Hash };
}

/** Measures both: some minutes for a million accounts. */
export async function run(accounts = 1_000_000): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  try {
    return await measure(directory, accounts);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function measure(directory: string, accounts: number): Promise<Row[]> {
  const set = await loadDistribution(runtimeOf(defaults), []);
  const { database, root } = await stateOf(join(directory, 'database'), accounts);
  const signer = signerOf(KeyType.Ed25519, new Uint8Array(32).fill(3));
  const validators = [{ address: addressOfKey(signer.publicKey), publicKey: toHex(signer.publicKey), power: 1 }];
  const header: Header = {
    ...{ version: 1, chain_id: 7, height: 1_000, round: 0, timestamp_ms: 2_000, parent_hash: ZERO_HASH, epoch: 0 },
    ...{ proposer: validators[0]!.address, state_root: root, transactions_root: ZERO_HASH, receipts_root: ZERO_HASH },
    ...{ attestations_root: ZERO_HASH, evidence_root: ZERO_HASH, validators_hash: validatorsHash(validators) },
    ...{ next_validators_hash: validatorsHash(validators), last_commit_hash: certificateHash(NO_CERTIFICATE) },
    ...{ module_set_id: set.id, gas_used: 0, gas_limit: 0, base_fee: 0, bundle_count: 0, interval_ms: 2_000 },
  };
  const hash = headerHash(header);
  const vote = signBytes(DOMAIN, { type: 'precommit', height: 1_000, round: 0, value: hash, validRound: -1 });
  const seal = signBytes(DOMAIN, { type: 'proposal', height: 1_000, round: 0, validRound: -1, hash });
  const commit = { height: 1_000, round: 0, hash, signers: [0], signatures: [signer.sign(vote)] };
  const block = {
    header,
    last_commit: NO_CERTIFICATE,
    evidence: [],
    attestations: [],
    bundles: [],
    proposer_signature: signer.sign(seal),
  };
  const stored = encode(StoredBlock, { block, commit, attestations: [] });

  const store = await SnapshotStore.open(join(directory, 'snapshots'));
  const plan = {
    directory: await store.begin(),
    subject: {
      ...{ chain_id: 7, genesis_hash: DOMAIN.genesisHash, module_set_id: set.id },
      ...{ height: 1_000, block_hash: hash, state_root: root },
    },
    records: 2 * accounts,
    anchor: anchorBytes({ stored, receipts: [], validators, nextValidators: validators }),
    handovers: [],
  };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const view = database.view();
  const began = performance.now();
  const used = process.cpuUsage();
  delay.enable();
  const built = await makeSnapshot(view, plan, new AbortController().signal);
  delay.disable();
  const making = performance.now() - began;
  const cpu = process.cpuUsage(used);
  await view.close();
  const { contents, archive } = await store.keep(built, { version: 'bench', nowMs: 0 });
  await database.close();

  const provider: SnapshotProvider = {
    name: 'this process',
    offer: async (): Promise<SnapshotContents> => contents,
    async *chunks(_, indexes) {
      for (const index of indexes) yield (await store.chunk(1_000, index))!;
    },
  };
  const target = join(directory, 'restored');
  await mkdir(target);
  const restoringFrom = performance.now();
  const usedBefore = process.cpuUsage();
  const parts = {
    staging: new Staging(target),
    domain: DOMAIN,
    set,
    root: { height: 1_000, hash },
    signatures: signaturesOf(DOMAIN),
    openDatabase: RocksDatabase.open,
    log: () => undefined,
  };
  await restoreState(new ArchiveSource(provider, parts), parts);
  const restoring = performance.now() - restoringFrom;
  const restoringCpu = process.cpuUsage(usedBefore);
  const million = 1_000_000 / accounts;
  const secondsOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1e6;
  const raw = chunksOf(contents).reduce((sum, { content }) => sum + content, 0);
  return [
    { name: `state of ${accounts} accounts`, value: raw / MIB, unit: 'MiB' },
    { name: '  archive', value: archive.size / MIB, unit: 'MiB' },
    { name: '  archive, part of the state', value: (100 * archive.size) / raw, unit: '%' },
    { name: '  chunks', value: chunksOf(contents).length, unit: '' },
    { name: 'making it, beside a node', value: making / 1_000, unit: 's' },
    { name: '  CPU, all threads', value: secondsOf(cpu), unit: 's' },
    { name: '  CPU, all threads, for a million accounts', value: secondsOf(cpu) * million, unit: 's' },
    { name: '  wait of the event loop meanwhile, mean', value: delay.mean / 1e6, unit: 'ms' },
    { name: '  wait of the event loop meanwhile, 99 %', value: delay.percentile(99) / 1e6, unit: 'ms' },
    { name: 'restoring it, with every check', value: restoring / 1_000, unit: 's' },
    { name: '  CPU, all threads', value: secondsOf(restoringCpu), unit: 's' },
    { name: '  CPU, all threads, for a million accounts', value: secondsOf(restoringCpu) * million, unit: 's' },
  ];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const accounts = Number(process.argv[2] ?? 1_000_000);
  for (const { name, value, unit } of await run(accounts)) console.log(`${name}: ${value.toFixed(1)} ${unit}`);
}
