/** Servers of snapshots that stall, cut off, lie and are killed, and archives that are damaged: a restore has the chain, or says why not. */

import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, command, newDirectory, startProcess, trellis } from '../cli/program.js';
import { ROUNDS, random, SEED } from './chance.js';
import {
  again,
  isWhole,
  leftIn,
  makeSource,
  newNode,
  restore,
  type Source,
  serverOf,
  shelfOf,
  type Whim,
} from './source.js';

let source: Source;
test.before(async () => {
  source = await makeSource();
});
test.after(cleanUp);

test('Ctrl-C aborts a restore and leaves nothing, while SIGTERM keeps the downloaded chunks', async () => {
  // The block comes, the state does not.
  const stalling: Whim = ({ headers }, response, part) => {
    if (headers.range?.startsWith('bytes=0-')) response.end(part);
    else response.write(part.subarray(0, part.length - 10));
  };
  const server = await serverOf(source, () => stalling);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const dataDir = await newNode(source);
    const running = command(...restore(server.url, dataDir));
    // All chunks but the last are there, and the last one does not come.
    const chunks = join(dataDir, 'restoring', 'chunks');
    while (!running.isOver() && (await readdir(chunks).catch(() => [])).length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    running.kill(signal);
    const { code, err } = await running.ended;
    assert.is(code, 1, `a restore that waited for the server would end with 75: ${err}`);
    assert.equal(await leftIn(dataDir), signal === 'SIGINT' ? [] : ['restoring']);
    await again(restore(shelfOf(source.dataDir), dataDir));
    assert.ok(await isWhole(source, dataDir));
  }
  server.close();
});

const WHIMS: Readonly<Record<string, Whim>> = {
  true: (_, response, part) => void response.end(part),
  slow: (_, response, part) => void setTimeout(() => response.end(part), 300),
  'cut off': (_, response, part) => {
    response.write(part.subarray(0, random(part.length)));
    setTimeout(() => response.destroy(), 20);
  },
  short: (_, response, part) => void response.end(part.subarray(0, random(part.length))),
  false: (_, response, part) => {
    part[random(part.length)]! ^= 1 + random(255);
    response.end(part);
  },
  other: (_, response, part) => void response.end(new Uint8Array(part.length)),
};

test('a restore from an erratic server completes, or fails without keeping false data', async () => {
  const ends = new Map<number | null, number>();
  for (let round = 0; round < ROUNDS; round++) {
    // Mostly true: else no restore would ever come to its end.
    const names = Object.keys(WHIMS);
    const server = await serverOf(source, () => WHIMS[random(3) > 0 ? 'true' : names[random(names.length)]!]!);
    const dataDir = await newNode(source);
    const { code, err } = await trellis(...restore(server.url, dataDir));
    server.close();
    ends.set(code, (ends.get(code) ?? 0) + 1);
    const where = `seed ${SEED}, round ${round}: exit ${code}: ${err}`;
    assert.ok(code === 0 || code === 64 || code === 75, where);
    if (code === 64) assert.equal(await leftIn(dataDir), [], where);
    if (code !== 0) await again(restore(shelfOf(source.dataDir), dataDir));
    assert.ok(await isWhole(source, dataDir), where);
  }
  console.log(`exit codes: ${JSON.stringify(Object.fromEntries(ends))}`);
});

test('a restore whose snapshot server is killed completes when run again', async () => {
  const flags = ['--serve-snapshots', '--block-time', '2', '--p2p-port', 'off', '--data-dir', source.dataDir];
  for (let round = 0; round < ROUNDS / 2; round++) {
    const node = await startProcess('dev', ...flags);
    const port = Number(/snapshots=(\d+)/.exec(node.log())![1]);
    const dataDir = await newNode(source);
    const running = command(...restore(`http://127.0.0.1:${port}`, dataDir));
    setTimeout(() => void node.stop('SIGKILL'), 200 + random(1_500));
    const { code, err } = await running.ended;
    await node.stop('SIGKILL');
    assert.ok(code === 0 || code === 75, err);
    await again(restore(shelfOf(source.dataDir), dataDir));
    assert.ok(await isWhole(source, dataDir));
  }
});

test('an archive that is truncated or has a changed byte is rejected, and no data is left', async () => {
  const folder = await newDirectory();
  const { file } = source.manifest.archive;
  writeFileSync(join(folder, 'manifest.json'), readFileSync(join(shelfOf(source.dataDir), 'manifest.json')));
  for (let round = 0; round < ROUNDS; round++) {
    const bytes = Buffer.from(source.bytes);
    const at = random(bytes.length - 30); // beyond are the bytes that end a tar archive, which nobody needs
    if (round % 2 === 0) bytes[at]! ^= 1 + random(255);
    writeFileSync(join(folder, file), round % 2 === 0 ? bytes : bytes.subarray(0, at));
    const dataDir = await newNode(source);
    const { code, err } = await trellis(...restore(folder, dataDir));
    assert.is(code, 64, `seed ${SEED}, byte ${at}: ${err}`);
    assert.match(err, /3183/);
    assert.equal(await leftIn(dataDir), []);
  }
});

test.run();
