/** Files of a node that are damaged, while it is down and while it runs: what it answers is true, or it says what is damaged and what to do. */

import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, newDirectory, spawnNode, startProcess, trellis } from '../cli/program.js';
import { operationsOf, Wallet, type Written } from '../node/live.js';
import { ROUNDS, random, SEED } from './chance.js';
import { filesOf, harm } from './harm.js';

const DAYS_30 = 31 * 86_400;
/** Blocks after which a walk over the state begins. */
const WALK = 10;
const START = ['--elastic-state', '--rocksdb-verify-interval-secs', '1', '--p2p-port', 'off'];

type Question = readonly [method: string, ...params: unknown[]];
/** What a node says, or the code of its refusal. */
type Said = { readonly said: string } | { readonly refused: number };

/** A stopped chain with cold files, and what it answers. */
let healthy: string;
let truth: readonly (readonly [Question, string])[];

test.before(async () => {
  healthy = await newDirectory();
  const operations = await operationsOf();
  const [from, to] = [0, 1].map((index) => new Wallet(index, operations)) as [Wallet, Wallet];
  const node = await startProcess('dev', '--data-dir', healthy, '--block-time', '0.5', '--elastic-state');
  const hashes: string[] = [];
  const height = async () => (await node.ask<{ block_height: number }>('chain_validatorHealth')).block_height;
  // Thirty days without a touch, twice: what is new counts as touched.
  for (let walk = 0; walk < 2; walk++) {
    const { receipt } = await node.ask<Written>('chain_transfer', from.hex, to.hex, 'TRL', '5', { wait: 'included' });
    hashes.push(receipt!.bundle_hash);
    await node.ask('dev_advanceTime', DAYS_30);
    for (const end = (await height()) + WALK; (await height()) < end; )
      await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const last = await height();
  const { code, err } = await node.stop();
  assert.is(code, 0, err);
  assert.ok(
    filesOf(healthy).some((path) => path.endsWith('.cold')),
    filesOf(healthy).join('\n'),
  );
  const addresses = [from, to].map(({ hex }) => hex);
  const questions: Question[] = [
    ...hashes.map((hash): Question => ['chain_getTransactionReceipt', hash]),
    ...addresses.flatMap((address): Question[] => [
      ['chain_getBalance', address, 'TRL'],
      ['eth_getBalance', `0x${address.slice(-40)}`, 'latest'],
    ]),
    ...Array.from({ length: last }, (_, i): Question => ['chain_getBlockByHeight', i]),
    ...Array.from({ length: last }, (_, i): Question => ['chain_getBlockTransactions', i]),
  ];
  const sound = await startProcess('start', '--data-dir', healthy, ...START);
  const told = await Promise.all(questions.map(async (question) => [question, await say(sound, question)] as const));
  truth = told.map(([question, answer]) => {
    assert.ok('said' in answer, `${question}: ${JSON.stringify(answer)}`);
    return [question, (answer as { said: string }).said];
  });
  assert.is((await sound.stop()).code, 0);
});
test.after(cleanUp);

async function say(node: NodeProcess, question: Question): Promise<Said> {
  const [method, ...params] = question;
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await fetch(node.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { result, error } = (await answer.json()) as { result: unknown; error?: { code: number } };
  return error ? { refused: error.code } : { said: JSON.stringify(result) };
}

/** Codes of what a damaged file makes a node say. */
const isOfStorage = (code: number): boolean => code >= 3120 && code < 3140;
/** Methods of a plugin whose database is damaged are gone, and the log says why. */
const isOfPlugin = (code: number, log: string): boolean =>
  code === -32_601 && /plugin stopped {2}plugin=\w+ .*code=3127 name=CorruptDatabase says=.*delete it/.test(log);
const tells = (err: string): boolean => /^error.* \d{4} [A-Z]\w+: /m.test(err) || /^error: .*stopped/m.test(err);

/** Everything that a node says is true, or a refusal by its storage; how many refusals there were. */
async function isHonest(node: NodeProcess, what: string): Promise<number> {
  let refusals = 0;
  for (const [question, answer] of truth) {
    const told = await say(node, question);
    if ('said' in told) assert.is(told.said, answer, `${question}: ${what}`);
    else
      assert.ok(
        isOfStorage(told.refused) || isOfPlugin(told.refused, node.log()),
        `${question} is refused with ${told.refused}: ${what}\n${node.log()}`,
      );
    if ('refused' in told) refusals++;
  }
  return refusals;
}

/** A start of a damaged directory tells the truth, or ends with the code of what is damaged. */
async function startsHonestly(dataDir: string, what: string): Promise<string> {
  const starting = spawnNode('start', '--data-dir', dataDir, ...START);
  const node = await starting.started.catch(() => undefined);
  const refusals = node && (await isHonest(node, what));
  const { code, err } = await starting.stop();
  if (refusals !== undefined) {
    assert.is(code, 0, `${what}: ${err}`);
    return refusals === 0 ? 'true' : 'refusals';
  }
  assert.ok([64, 65].includes(code!) && tells(err), `${what}: exit ${code}: ${err}`);
  return `exit ${code}`;
}

async function copy(): Promise<string> {
  const dataDir = await newDirectory();
  await cp(healthy, dataDir, { recursive: true });
  // As after a kill, half of the time: nothing that a clean stop leaves for the next start.
  if (random(2) === 0) await rm(join(dataDir, 'state-tree'));
  return dataDir;
}

async function damage(dataDir: string): Promise<string> {
  const files = filesOf(dataDir);
  const file = files[random(files.length)]!;
  return `seed ${SEED}: ${file}: ${await harm(join(dataDir, file))}`;
}

async function verifies(dataDir: string, what: string): Promise<string> {
  const { code, out, err } = await trellis('verify', '--data-dir', dataDir);
  assert.ok(
    code === 0 || (code === 65 && (tells(err) || /^BAD/m.test(out))) || (code === 64 && tells(err)),
    `${what}: verify ends with ${code}: ${out} ${err}`,
  );
  return `verify ${code}`;
}

const ends = new Map<string, number>();
const note = (end: string): void => void ends.set(end, (ends.get(end) ?? 0) + 1);
test.after(() => console.log(`what came of it: ${JSON.stringify(Object.fromEntries(ends))}`));

test('a node whose file was damaged while down answers truthfully or reports the damage', async () => {
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const dataDir = await copy();
    const what = await damage(dataDir);
    note(await verifies(dataDir, what));
    note(await startsHonestly(dataDir, what));
    await rm(dataDir, { recursive: true });
  }
});

test('a node whose file is damaged while running answers truthfully or reports the damage, even after a restart', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const dataDir = await copy();
    const node = await startProcess('start', '--data-dir', dataDir, ...START);
    const what = `${await damage(dataDir)} (in a running node)`;
    const refusals = await isHonest(node, what).catch((cause: unknown) => cause as Error);
    if (refusals instanceof TypeError) note('it ended');
    else if (refusals instanceof Error) throw refusals;
    else note(refusals === 0 ? 'running: true' : 'running: refusals');
    const { code, err } = await node.stop();
    assert.ok(code === 0 || (code === 65 && tells(err)), `${what}: exit ${code}: ${err}`);
    note(await startsHonestly(dataDir, what));
    await rm(dataDir, { recursive: true });
  }
});

test.run();
