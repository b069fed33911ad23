/** `testnet`: several validators in one command that agree, and a further node that joins with the printed command. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { runtimeOf } from '../../cli/distribution/distribution.js';
import { devGenesis } from '../../cli/genesis/dev.js';
import { devAddress } from '../../cli/keys/dev-accounts.js';
import { NodeSyncing } from '../../runtime/kernel/chain/common-errors.js';
import { loadDistribution } from '../../runtime/node/assembly/distribution.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { cleanUp, MAIN, newDirectory, trellis } from './program.js';

const children: ChildProcess[] = [];
test.after(async () => {
  for (const child of children) child.kill('SIGKILL');
  await cleanUp();
});

/** A program that goes on, with all it has said. */
function launch(...args: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, NO_COLOR: '1' } });
  children.push(child);
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said.text += chunk;
    });
  }
  return { child, said, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

/** The head of a node; null while it does not answer. */
async function headOf(port: number): Promise<{ height: number; hash: string } | null> {
  try {
    const url = `http://127.0.0.1:${port}`;
    const answer = await answerOf<{ blocks: { height: number; hash: string }[] }>(url, 'chain_getRecentBlocks', 1);
    return answer.error ? null : answer.result.blocks[0]!;
  } catch {
    return null;
  }
}

test('four validators agree, a fifth node joins without any file, and Ctrl-C stops them all', async () => {
  const directory = join(await newDirectory(), 'net');
  const rpc = await portsFrom(20);
  const net = launch('testnet', '--data-dir', directory, '--rpc-port', `${rpc}`, '--p2p-port', `${rpc + 10}`);
  await until(
    () => net.said.text.includes('Ctrl-C stops all nodes.'),
    () => net.said.text,
  );
  assert.match(net.said.text, /4 validators have agreed on the first block/);
  for (let i = 0; i < 4; i++)
    assert.match(net.said.text, new RegExp(`${i} +http://127.0.0.1:${rpc + i} +${rpc + 10 + i} +trl`));

  const [, joining] = /Join with one more node\n.*main\.js (.*)\n/.exec(net.said.text) ?? [];
  const fifth = launch(...joining!.split(' '));
  await until(
    async () => ((await headOf(rpc + 4))?.height ?? 0) > 0,
    () => fifth.said.text,
  );
  assert.match(fifth.said.text, /joining Trellis dev \(1618031\), genesis 0x[0-9a-f]{64}, received from \/ip4\//);

  const { upgrade, bridge } = JSON.parse(await readFile(join(directory, '0', 'genesis.json'), 'utf8'));
  assert.equal([upgrade.mode, upgrade.authority], ['seed-authority', devAddress(0, defaults)]);
  const dev = devGenesis(defaults, await loadDistribution(runtimeOf(defaults), []), { genesisTime: 0 });
  assert.is(bridge.attesters.length, 4);
  assert.equal(bridge, dev.genesis.bridge, 'the bridge has the attesters of a dev chain');
  const tokens = JSON.parse(await readFile(join(directory, '0', 'token-genesis.json'), 'utf8'));
  assert.equal(tokens, dev.tokens, 'the stablecoins have the roles of a dev chain');

  const account = `0x${'0'.repeat(63)}1`;
  const url = `http://127.0.0.1:${rpc + 4}`;
  type Sent = { receipt: { block_height: number; block_hash: string } };
  const send = () =>
    answerOf<Sent>(url, 'chain_transfer', account, `0x${'0'.repeat(63)}2`, 'TRL', '7', { wait: 'included' });
  let sent = await send();
  // A node that is behind, or falls behind again, refuses to write.
  for (; sent.error?.code === NodeSyncing.code; sent = await send())
    await new Promise((again) => setTimeout(again, 200));
  if (sent.error) throw new Error(sent.error.message);
  const { block_height, block_hash } = sent.result.receipt;
  for (let i = 0; i < 5; i++) {
    await until(
      async () => ((await headOf(rpc + i))?.height ?? 0) >= block_height,
      () => `node ${i} has the block`,
    );
    const block = await answerOf<{ hash: string }>(
      `http://127.0.0.1:${rpc + i}`,
      'chain_getBlockByHeight',
      block_height,
    );
    assert.is(block.error ? block.error.message : block.result.hash, block_hash);
  }

  net.child.kill('SIGINT');
  assert.is(await net.ended, 0);
  assert.match(net.said.text, /all nodes stopped/);
  for (let i = 0; i < 4; i++) assert.is(await headOf(rpc + i), null);
  fifth.child.kill('SIGINT');
  assert.is(await fifth.ended, 0);
});

test('plugin options reach the nodes: parameters the chain, a faucet the last node', async () => {
  const directory = join(await newDirectory(), 'net');
  const rpc = await portsFrom(30);
  const net = launch(
    ...['testnet', '--validators', '2', '--data-dir', directory, '--rpc-port', `${rpc}`, '--p2p-port', `${rpc + 5}`],
    ...['--faucet-key', 'dev:9', '--voting-period', '77', '--backfill-indexes', '--block-time', '1'],
  );
  await until(
    () => net.said.text.includes('Ctrl-C stops all nodes.'),
    () => net.said.text,
  );
  const genesis = JSON.parse(await readFile(join(directory, '1/genesis.json'), 'utf8'));
  assert.is(genesis.upgrade.voting_period, 77);
  const place = `http://127.0.0.1:${rpc + 1 + 20}/faucet`;
  const asked = { address: devAddress(3, defaults) };
  const answer = await fetch(place, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const granted = (await answer.json()) as { bundle_hash: string };
  assert.is(answer.status, 200, JSON.stringify(granted));
  await until(async () => {
    const url = `http://127.0.0.1:${rpc}`;
    const told = await answerOf<object | null>(url, 'chain_getTransactionReceipt', granted.bundle_hash);
    return !told.error && told.result !== null;
  }, 'the first node has what the faucet of the last one sent');
  assert.is(await fetch(`http://127.0.0.1:${rpc + 20}/faucet`).catch(() => 'refused'), 'refused');
  net.child.kill('SIGINT');
  assert.is(await net.ended, 0);
});

test('a stopped network resumes at its block and reports the progress of each node', async () => {
  const directory = join(await newDirectory(), 'net');
  const rpc = await portsFrom(10);
  const flags = ['--data-dir', directory, '--rpc-port', `${rpc}`, '--p2p-port', `${rpc + 5}`, '--block-time', '1'];
  const begun = launch('testnet', '--validators', '2', ...flags);
  await until(
    () => begun.said.text.includes('Ctrl-C stops all nodes.'),
    () => begun.said.text,
  );
  for (const index of [0, 1]) {
    assert.match(begun.said.text, new RegExp(`node ${index}: starting\\n`));
    assert.match(begun.said.text, new RegExp(`node ${index}: (linked|making blocks) {2}peers=1/1 height=\\d+\\n`));
  }
  const before = (await headOf(rpc))!.height;
  begun.child.kill('SIGINT');
  assert.is(await begun.ended, 0);
  const again = launch('testnet', ...flags);
  await until(
    () => again.said.text.includes('Ctrl-C stops all nodes.'),
    () => again.said.text,
  );
  const [, at] = /2 validators resumed at block (\d+)/.exec(again.said.text) ?? [];
  assert.ok(Number(at) > before, `${at} after ${before}`);
  const log = await readFile(join(directory, '0', 'node.log'), 'utf8');
  assert.not.match(log, /syncing/);
  again.child.kill('SIGINT');
  assert.is(await again.ended, 0);
});

test('a network asked to stop before its first block stops at once, and its next start resumes', async () => {
  const rpc = await portsFrom(10);
  const directory = join(await newDirectory(), 'net');
  const flags = ['--data-dir', directory, '--rpc-port', `${rpc}`, '--p2p-port', `${rpc + 5}`];
  // An earlier command was killed while it created a larger network.
  await mkdir(join(directory, '4'), { recursive: true });
  await writeFile(join(directory, 'testnet.json'), '{"format":1,"validators":5,"complete":false}');
  const net = launch('testnet', '--validators', '3', ...flags);
  await until(
    () => net.said.text.includes('node 0: starting'),
    () => net.said.text,
  );
  net.child.kill('SIGINT');
  assert.is(await net.ended, 0);
  assert.not.match(net.said.text, /Ctrl-C stops all nodes\./);
  assert.match(net.said.text, /all nodes stopped/);
  assert.not.ok(existsSync(join(directory, '4')));
  const again = launch('testnet', ...flags);
  await until(
    () => again.said.text.includes('Ctrl-C stops all nodes.'),
    () => again.said.text,
  );
  assert.match(again.said.text, /3 validators resumed at block \d+/);
  again.child.kill('SIGINT');
  assert.is(await again.ended, 0);
});

test('a directory of another network or of something else is left unchanged', async () => {
  const directory = await newDirectory();
  await writeFile(join(directory, 'testnet.json'), '{"format":1,"validators":4}');
  const other = await trellis('testnet', '--validators', '3', '--data-dir', directory);
  assert.is(other.code, 64);
  assert.match(other.err, /contains a network of 4 validators/);
  const taken = await newDirectory();
  await mkdir(join(taken, '0'));
  const refused = await trellis('testnet', '--data-dir', taken);
  assert.is(refused.code, 64);
  assert.match(refused.err, /contains other files/);
  const many = await trellis('testnet', '--validators', '101', '--data-dir', await newDirectory());
  assert.match(many.err, /--validators 101/);
});

test('a node that can reach no bootnode for its genesis reports it', async () => {
  const nobody = `/ip4/127.0.0.1/udp/9/quic-v1/p2p/12D3KooWKuWawUG1BSUFKSiyRrcby5E8GwkUDmRPXPDdV1WCvBWq`;
  const { code, err } = await trellis('start', '--data-dir', await newDirectory(), '--bootnodes', nobody);
  assert.is(code, 64);
  assert.match(err, /no bootnode provided the genesis/);
});

test('peer addresses are checked before anything starts', async () => {
  for (const [flag, value] of [
    ['--bootnodes', '/ip4/1.2.3.4/tcp/9944/p2p/12D3KooWKuWawUG1BSUFKSiyRrcby5E8GwkUDmRPXPDdV1WCvBWq'],
    ['--bootnodes', '/ip4/1.2.3.400/udp/9944/quic-v1/p2p/12D3KooWKuWawUG1BSUFKSiyRrcby5E8GwkUDmRPXPDdV1WCvBWq'],
    ['--external-addr', '1.2.3.4:9944'],
    ['--p2p-port', '70000'],
    ['--peer-exchange', 'maybe'],
    ['--genesis-hash', '0x12'],
  ] as const) {
    const { code, err } = await trellis('start', flag, value);
    assert.is(code, 64, `${flag} ${value}`);
    assert.match(err, /error 3160 InvalidOption/);
    assert.ok(err.includes(flag));
  }
});

test.run();
