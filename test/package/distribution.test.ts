/** The guide to distributions, followed to the letter in an empty folder with npm itself: from a registry, and from a tarball. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ROOT } from '../client/project.js';
import { type Example, examplesOf, follow } from '../docs/page.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';
import { openRegistry } from './registry.js';
import { INIT_FILES, type Locked, pack } from './stranger.js';

// What npm tells the programs that it runs, as this one, is not for those that this one runs.
for (const name of Object.keys(process.env)) if (/^npm_/i.test(name)) delete process.env[name];

const PAGE = readFileSync(join(ROOT, 'docs/guide/custom-distribution.md'), 'utf8');
/** Where the second terminal is opened. */
const [making, running] = PAGE.split('## 3 Run it') as [string, string];
/** npm installs packages in one command. */
const LIMITS = { commandMs: 600_000, pageMs: 600_000 };

const tarball = await pack();
const registry = await openRegistry(tarball);
test.after(async () => {
  registry.close();
  await cleanUp();
});

/** The command of a block that is for a terminal of its own, or for another way. */
const commandIn = (text: string): string => /^```sh\n(.*)\n```$/m.exec(text)![1]!;

test('the guide leads from nothing to a running chain with its own module and identity', async () => {
  const folder = await newDirectory();
  const own = join(folder, 'my-chain');
  const url = `http://127.0.0.1:${await portsFrom()}`;
  const env = { ...registry.env, MY_CHAIN_RPC_PORT: new URL(url).port, MY_CHAIN_NODE: url };
  await follow(examplesOf(making), folder, { url, env, main: null }, LIMITS);
  const lock = readFileSync(join(own, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const brought = Object.keys(packages).filter((place) => place !== '' && !packages[place]!.dev);
  assert.ok(brought.length > 100, `${brought.length}`);
  assert.equal(
    brought.filter((place) => /node_modules\/(typescript|@typescript\/.*|@types\/.*|viem|uvu)$/.test(place)),
    [],
    'a production install brings no tool of developers',
  );
  const chain = spawn('sh', ['-c', commandIn(running)], {
    cwd: own,
    env: { ...process.env, ...env },
    // A group of its own: npm, the shell that it runs, and the node.
    detached: true,
  });
  let said = '';
  for (const stream of [chain.stdout, chain.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(chain, 'close');
  try {
    await until(
      async () => !(await answerOf(url, 'chain_nodeInfo').catch(() => ({ error: {} }))).error,
      () => said,
    );
    await follow(examplesOf(running), own, { url, env, main: null }, LIMITS);
  } finally {
    process.kill(-chain.pid!, 'SIGINT');
    await ended;
  }
});

test('without a registry a tarball creates the same files, which require the tarball', async () => {
  const folder = await newDirectory();
  const [, name] = /--package \.\/(\S+)/.exec(making)!;
  copyFileSync(tarball, join(folder, name!));
  const init: Example = { command: commandIn(making), expected: ['created My Chain in my-chain: …', 'next: …'] };
  await follow([init], folder, { url: 'http://127.0.0.1:1', env: registry.env, main: null }, LIMITS);
  const files = readdirSync(join(folder, 'my-chain')).sort();
  assert.equal(files, INIT_FILES);
  const manifest = readFileSync(join(folder, 'my-chain/package.json'), 'utf8');
  const { dependencies } = JSON.parse(manifest) as { dependencies: object };
  assert.equal(dependencies, { trellis: `../${name}` });
});

test.run();
