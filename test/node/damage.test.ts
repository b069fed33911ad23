/** Data that was damaged while no node ran on it: what is wrong is named, and nothing goes on as if it were right. */

import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { slotKey } from '../../runtime/kernel/chain/stores.js';
import { parseHash } from '../../runtime/lib/crypto/address.js';
import { StateTree } from '../../runtime/lib/state/tree.js';
import { changeOf } from '../../runtime/lib/state/tree-leaf.js';
import { bundleKey, metaKey, receiptsKey, stateKeyBytes } from '../../runtime/lib/storage/columns.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { cleanUp, newDirectory, startProcess, trellis } from '../cli/program.js';
import { operationsOf, type Receipt, refusalOf, Wallet, type Written } from './live.js';

const GARBAGE = new TextEncoder().encode('garbage');
const CORE = 0;
const ACCOUNTS = 1;
const TOKENS = 2;

/** A chain that was stopped cleanly, to be copied and damaged. */
let healthy: string;
let sent: Receipt;
let sender: Wallet;
/** State keys: a balance, which the state tree holds too; an account, which it does not; and what every block reads and writes. */
let balance: string;
let account: string;
const attested = slotKey(CORE, 6);

test.before(async () => {
  healthy = await newDirectory();
  const operations = await operationsOf();
  sender = new Wallet(0, operations);
  const to = new Wallet(1, operations);
  balance = slotKey(TOKENS, 0) + sender.address + '0'.repeat(64);
  account = slotKey(ACCOUNTS, 0) + sender.address;
  const node = await startProcess('dev', '--data-dir', healthy);
  const pay = () => node.ask<Written>('chain_transfer', sender.hex, to.hex, 'TRL', '5', { wait: 'included' });
  await pay();
  sent = (await pay()).receipt!;
  await pay();
  assert.is((await node.stop()).code, 0);
});
test.after(cleanUp);

/** A copy of the chain; `crashed` as a kill leaves it, without what a clean stop writes for the next start. */
async function copy(how: 'clean' | 'crashed'): Promise<string> {
  const dataDir = await newDirectory();
  await cp(healthy, dataDir, { recursive: true });
  if (how === 'crashed') {
    await rm(join(dataDir, 'state-tree'));
    for (const file of await filesOf(join(dataDir, 'blocks'), '.index')) await rm(file);
  }
  return dataDir;
}

async function filesOf(path: string, ending: string): Promise<string[]> {
  return (await readdir(path)).filter((name) => name.endsWith(ending)).map((name) => join(path, name));
}

async function overwrite(dataDir: string, key: Uint8Array, value: Uint8Array | null): Promise<void> {
  const database = await RocksDatabase.open(join(dataDir, 'database'));
  await database.write({ changes: [[key, value]] });
  await database.close();
}

/** A node that makes no blocks. */
const start = (dataDir: string) => startProcess('start', '--data-dir', dataDir);

async function refusesToStart(dataDir: string, reason: RegExp): Promise<void> {
  const { code, err } = await trellis('start', '--data-dir', dataDir, '--rpc-port', '0');
  assert.is(code, 65, err);
  assert.match(err.trim().split('\n').at(-1)!, reason);
}

test('a state tree saved in the middle of a block is rebuilt', async () => {
  const dataDir = await copy('clean');
  const file = join(dataDir, 'state-tree');
  const { tree, height } = StateTree.fromChunks([await readFile(file)]);
  tree.apply([changeOf(GARBAGE, GARBAGE)]);
  await writeFile(file, Buffer.concat([...tree.toChunks(height)]));
  const node = await start(dataDir);
  assert.is((await node.ask<{ finalized_height: number }>('chain_consensusStatus')).finalized_height, height);
  const { code, err } = await node.stop();
  assert.is(code, 0);
  assert.match(err, 'saved state tree ignored');
});

test('an unreadable state record is named at startup', async () => {
  const dataDir = await copy('crashed');
  await overwrite(dataDir, stateKeyBytes(balance), GARBAGE);
  await refusesToStart(dataDir, new RegExp(`^error 3128 CorruptRecord: .*${balance}`));
});

test('a state record with a wrong value is detected by the state root', async () => {
  const dataDir = await copy('crashed');
  await overwrite(dataDir, stateKeyBytes(balance), new Uint8Array(16).fill(7));
  await refusesToStart(dataDir, /^error 3127 CorruptDatabase: .*does not have the root of block \d+/);
});

test('after a clean stop, damage is reported when the record is read, and other reads still work', async () => {
  const dataDir = await copy('clean');
  await overwrite(dataDir, stateKeyBytes(account), GARBAGE);
  const node = await start(dataDir);
  for (const refused of [
    await refusalOf(node.url, 'chain_getAccount', sender.hex),
    await refusalOf(node.url, 'chain_getProof', account),
    await refusalOf(node.url, 'chain_transfer', sender.hex, `0x${'12'.repeat(32)}`, 'TRL', '1'),
  ]) {
    assert.equal([refused.code, refused.data.name, refused.data.details.key], [3128, 'CorruptRecord', account]);
  }
  const other = await node.ask<{ balance: string }>('chain_getBalance', `0x${'34'.repeat(32)}`, 'TRL');
  assert.is(other.balance, '0');
  assert.is((await node.stop()).code, 0);
});

test('a damaged record is answered from the state tree, while its proof reports the damage', async () => {
  const dataDir = await copy('clean');
  let node = await start(dataDir);
  const held = () => node.ask<{ balance: string }>('chain_getBalance', sender.hex, 'TRL');
  const before = await held();
  assert.is((await node.stop()).code, 0);
  await overwrite(dataDir, stateKeyBytes(balance), GARBAGE);
  node = await start(dataDir);
  assert.equal(await held(), before);
  const { code, data } = await refusalOf(node.url, 'chain_getProof', balance);
  assert.equal([code, data.name, data.details.key], [3128, 'CorruptRecord', balance]);
  assert.is((await node.stop()).code, 0);
});

test('a node that needs a damaged record for its next block stops and names it', async () => {
  const dataDir = await copy('clean');
  await overwrite(dataDir, stateKeyBytes(attested), GARBAGE);
  const { code, err } = await trellis('dev', '--data-dir', dataDir, '--rpc-port', '0');
  assert.is(code, 65, err);
  assert.match(err, new RegExp(`^error: consensus halted and the node stopped: .*CorruptRecord.*"${attested}"`, 'm'));
});

test('damaged block records are named', async () => {
  const dataDir = await copy('clean');
  const receipts = receiptsKey(sent.block_height);
  const bundle = bundleKey(parseHash(sent.bundle_hash, 'trh')!);
  await overwrite(dataDir, receipts, GARBAGE);
  let node = await start(dataDir);
  const key = Buffer.from(receipts).toString('hex');
  for (const refused of [
    await refusalOf(node.url, 'chain_getTransactionReceipt', sent.bundle_hash),
    await refusalOf(node.url, 'chain_getBlockByHeight', sent.block_height),
    await refusalOf(node.url, 'chain_getBlockTransactions', sent.block_height),
  ]) {
    assert.equal([refused.code, refused.data.details.key], [3128, key]);
  }
  assert.is((await node.stop()).code, 0);

  await overwrite(dataDir, receipts, null);
  await overwrite(dataDir, bundle, GARBAGE);
  node = await start(dataDir);
  const missing = await refusalOf(node.url, 'chain_getBlockByHeight', sent.block_height);
  assert.equal([missing.code, missing.data.details], [3128, { key, reason: 'it is missing' }]);
  const lost = await refusalOf(node.url, 'chain_getTransactionReceipt', sent.bundle_hash);
  assert.equal([lost.code, lost.data.details.key], [3128, Buffer.from(bundle).toString('hex')]);
  assert.is((await node.stop()).code, 0);

  await overwrite(dataDir, metaKey('head'), GARBAGE);
  await refusesToStart(dataDir, /^error 3128 CorruptRecord: .*0168656164/);

  await overwrite(dataDir, metaKey('cold'), GARBAGE);
  await refusesToStart(dataDir, /^error 3128 CorruptRecord: .*01636f6c64/);
});

test('damage in the middle of the block log is reported with its position', async () => {
  const damaged = async (how: 'clean' | 'crashed') => {
    const dataDir = await copy(how);
    const [path] = await filesOf(join(dataDir, 'blocks'), '.blocks');
    const bytes = await readFile(path!);
    // Within the frame of the block that holds the transfer.
    const at = bytes.indexOf(Buffer.from(sender.address, 'hex'), Math.trunc(bytes.length / 3));
    bytes[at]! ^= 0xff;
    await writeFile(path!, bytes);
    return dataDir;
  };
  await refusesToStart(await damaged('crashed'), /^error 3129 CorruptLog: .*offset \d+/);

  const node = await start(await damaged('clean'));
  const { finalized_height } = await node.ask<{ finalized_height: number }>('chain_consensusStatus');
  const refusals: unknown[] = [];
  for (let height = 0; height <= finalized_height; height++) {
    await node.ask('chain_getBlockByHeight', height).catch(async () => {
      const { code, data } = await refusalOf(node.url, 'chain_getBlockByHeight', height);
      refusals.push([code, data.name, data.details.height]);
    });
  }
  assert.is(refusals.length, 1);
  const [[code, name, height]] = refusals as [[number, string, number]];
  assert.equal([code, name], [3129, 'CorruptLog']);
  assert.type(height, 'number');
  assert.is((await node.stop()).code, 0);
});

test('a node without the native library names the package to install', async () => {
  const directory = await newDirectory();
  const stub = join(directory, 'stub.cjs');
  await writeFile(
    stub,
    `const Module = require('node:module');
    const load = Module._load;
    Module._load = (request, ...rest) => {
      if (request === 'rocksdb-native') throw new Error('libatomic.so.1: cannot open shared object file: No such file or directory');
      return load(request, ...rest);
    };`,
  );
  const before = process.env.NODE_OPTIONS;
  process.env.NODE_OPTIONS = `--require ${stub}`;
  try {
    const { code, err } = await trellis('dev', '--data-dir', join(directory, 'chain'), '--rpc-port', '0');
    assert.is(code, 64, err);
    assert.match(err, /^error 3126 NativeLibraryMissing: .*libatomic\.so\.1.*apt-get install libatomic1/m);
  } finally {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
  }
});

test.run();
