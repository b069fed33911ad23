/** Logs that nobody reads or that cannot be written: the node makes blocks, keeps its memory, and ends as it would otherwise. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, existsSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALONE, cleanUp, MAIN, newDirectory } from '../cli/program.js';
import { account } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { until } from '../until.js';

const CHATTY = fileURLToPath(new URL('chatty-node.js', import.meta.url));
/** More than pipes, sockets and the buffer of the node hold together; of so many kinds that none is suppressed. */
const FLOOD = 12_000;
const KINDS = 400;

const children = new Set<ChildProcess>();
const unmounts: (() => void)[] = [];
test.after(async () => {
  const left = [...children];
  for (const child of left) child.kill('SIGKILL');
  await Promise.all(left.map((child) => once(child, 'exit')));
  for (const unmount of unmounts) unmount();
  await cleanUp();
});

type Stream = number | 'pipe' | 'ignore';

/** A chatty dev node; `shell` redirects its streams. */
async function chatty(out: Stream, err: Stream, shell = '') {
  const rpc = await portsFrom(2);
  const metrics = rpc + 1;
  const args = [
    'dev',
    '--ephemeral',
    '--rpc-port',
    `${rpc}`,
    '--metrics',
    '--metrics-port',
    `${metrics}`,
    '--log-json',
  ];
  const line = [process.execPath, CHATTY, ...args].join(' ');
  const child = spawn('bash', ['-c', `exec ${line} ${shell}`], {
    stdio: ['ignore', out, err],
    env: { ...process.env, ...ALONE },
  });
  children.add(child);
  const ended = once(child, 'exit').then(([code, signal]) => {
    children.delete(child);
    return (code ?? signal) as number | string;
  });
  const url = `http://127.0.0.1:${rpc}`;
  await until(
    async () => {
      assert.is(child.exitCode, null, 'the node ended');
      return fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    () => `the node answers at ${url}`,
  );
  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await answerOf<T>(url, method, ...params);
    assert.is(answer.error, undefined, JSON.stringify(answer.error));
    return (answer as { result: T }).result;
  };
  return {
    child,
    ended,
    ask,
    /** Calls a method after which the node may end before it answers. */
    tell: (method: string) => answerOf(url, method).catch(() => undefined),
    flood: (lines = FLOOD, kinds = KINDS) => ask('chatty_flood', lines, kinds),
    async makesBlocks() {
      const sent = await ask<Written>('chain_transfer', account(0), `0x${'7'.repeat(64)}`, 'TRL', '5', {
        wait: 'included',
      });
      assert.ok(sent);
    },
    async series(name: string): Promise<number> {
      const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
      return Number(new RegExp(`^${name.replaceAll(/[{}"]/g, '\\$&')} (\\d+)$`, 'm').exec(text)![1]);
    },
    async ends(signal: NodeJS.Signals): Promise<number | string> {
      child.kill(signal);
      return ended;
    },
  };
}

/** A pipe with both ends open here, so that nobody reads and nobody closes. */
async function pipe() {
  const path = join(await newDirectory(), 'pipe');
  assert.is(spawnSync('mkfifo', [path]).status, 0);
  const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return {
    reader,
    writer: openSync(path, 'w'),
    /** What is in it now. */
    drain(): string {
      const [chunks, chunk] = [[] as Buffer[], Buffer.alloc(65_536)];
      try {
        for (let count = readSync(reader, chunk); count > 0; count = readSync(reader, chunk))
          chunks.push(Buffer.from(chunk.subarray(0, count)));
      } catch (cause) {
        assert.is((cause as NodeJS.ErrnoException).code, 'EAGAIN');
      }
      return Buffer.concat(chunks).toString();
    },
  };
}

interface Line {
  readonly message: string;
  readonly count?: number;
}

const linesIn = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

const DROPPED = 'chain_log_lines_dropped_total{reason="unread"}';

test('an unread log pipe delays no block, and its reader later gets the newest lines and the count of dropped ones', async () => {
  const { writer, drain } = await pipe();
  const node = await chatty('ignore', writer);
  await node.flood();
  await node.makesBlocks();
  await node.flood();
  await node.makesBlocks();
  const dropped = await node.series(DROPPED);
  assert.ok(dropped > FLOOD, `${dropped} lines were dropped`);
  assert.ok((await node.series('chain_log_waiting_bytes')) <= 1024 * 1024);
  let text = '';
  await until(() => {
    text += drain();
    return text.includes(`"count":${2 * FLOOD},`);
  }, 'the newest line');
  const told = linesIn(text.slice(0, text.lastIndexOf('\n'))).filter(({ message }) => message === 'log lines dropped');
  assert.is(
    told.reduce((sum, { count }) => sum + count!, 0),
    dropped,
  );
  assert.is(await node.ends('SIGTERM'), 0);
});

test('a node with an unread log stops on SIGTERM', async () => {
  const { writer } = await pipe();
  const node = await chatty('ignore', writer);
  await node.flood();
  assert.is(await node.ends('SIGTERM'), 0);
});

test('a node with an unread log exits with the right code when it halts or crashes', async () => {
  for (const [method, code] of [
    ['chatty_stop', 86],
    ['chatty_crash', 70],
  ] as const) {
    const { writer } = await pipe();
    const node = await chatty('ignore', writer);
    await node.flood();
    await node.tell(method);
    assert.is(await node.ended, code);
  }
});

test('an unread log socket delays no block', async () => {
  const node = await chatty('ignore', 'pipe');
  await node.flood();
  await node.flood();
  await node.makesBlocks();
  assert.ok((await node.series(DROPPED)) > 0);
  assert.is(await node.ends('SIGTERM'), 0);
});

test('the last log lines before a crash reach the reader', async () => {
  const node = await chatty('ignore', 'pipe');
  let text = '';
  node.child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const closed = once(node.child.stderr!, 'close');
  await node.flood(2_000);
  await node.tell('chatty_crash');
  assert.is(await node.ended, 70);
  await closed;
  assert.match(text, '"count":2000,');
  assert.match(text, 'a crash of the test');
});

test('a node whose log device is full drops log lines and keeps making blocks', async () => {
  const full = openSync('/dev/full', 'w');
  const node = await chatty(full, full);
  closeSync(full);
  await node.flood();
  await node.makesBlocks();
  assert.is(await node.ends('SIGTERM'), 0);
});

test('a full log disk does not stop the node, and logging resumes once there is space', async () => {
  const disk = await newDirectory();
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk], {
    encoding: 'utf8',
  });
  if (status !== 0) return console.log(`no disk of its own can be mounted here, no test: ${stderr}`);
  unmounts.push(() => void spawnSync('umount', ['-l', disk]));
  const filler = join(disk, 'filler');
  const path = join(disk, 'log');
  writeFileSync(filler, Buffer.alloc(128 * 1024));
  const log = openSync(path, 'a');
  const node = await chatty('ignore', log);
  closeSync(log);
  await node.flood(2_000);
  await node.makesBlocks();
  await until(() => statSync(path).size >= 100 * 1024, 'the disk is full');
  await node.flood();
  await node.makesBlocks();
  assert.ok((await node.series(DROPPED)) > 0);
  await rm(filler);
  await until(() => statSync(path).size > 200 * 1024, 'the log goes on');
  assert.is(await node.ends('SIGTERM'), 0);
});

test('closed output streams do not stop the node', async () => {
  for (const shell of ['2>&-', '>&-', '>&- 2>&-']) {
    const node = await chatty('ignore', 'ignore', shell);
    await node.flood(100);
    await node.makesBlocks();
    assert.is(await node.ends('SIGTERM'), 0, shell);
  }
});

test('log readers that leave before the first line do not stop the node', async () => {
  for (const which of ['out', 'err', 'both']) {
    const gone = async (is: boolean): Promise<Stream> => {
      if (!is) return 'ignore';
      const { reader, writer } = await pipe();
      closeSync(reader);
      return writer;
    };
    const node = await chatty(await gone(which !== 'err'), await gone(which !== 'out'));
    await node.flood(100);
    await node.makesBlocks();
    assert.is(await node.ends('SIGTERM'), 0, which);
  }
});

test('an unread standard output does not delay the start', async () => {
  const { writer } = await pipe();
  const filling = openSync(`/proc/self/fd/${writer}`, constants.O_WRONLY | constants.O_NONBLOCK);
  assert.is(
    spawnSync('dd', ['if=/dev/zero', 'bs=65536', 'count=1', 'status=none'], { stdio: ['ignore', filling, 'ignore'] })
      .status,
    0,
  );
  const node = await chatty(writer, 'ignore');
  await node.makesBlocks();
  assert.is(await node.ends('SIGTERM'), 0);
});

test('SIGPIPE does not stop the node', async () => {
  const node = await chatty('ignore', 'ignore');
  node.child.kill('SIGPIPE');
  await node.makesBlocks();
  assert.is(await node.ends('SIGTERM'), 0);
});

test('a short command whose reader is gone exits silently with code 141', async () => {
  const { reader, writer } = await pipe();
  closeSync(reader);
  const { status, stderr } = spawnSync(process.execPath, [MAIN, '--help'], { stdio: ['ignore', writer, 'pipe'] });
  assert.is(status, 141);
  assert.is(`${stderr}`, '');
});

test('log lines of one kind are rate-limited, and a later line reports how many were suppressed', async () => {
  const path = join(await newDirectory(), 'log');
  const log = openSync(path, 'a');
  const node = await chatty('ignore', log);
  closeSync(log);
  const began = performance.now();
  await node.flood(20_000, 0);
  await node.makesBlocks();
  const text = () => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  const seconds = () => (performance.now() - began) / 1000;
  await until(() => text().includes('log lines suppressed'), 'the suppressed lines are reported');
  const lines = linesIn(text().slice(0, text().lastIndexOf('\n')));
  const written = lines.filter(({ message }) => message === 'chatter').length;
  assert.ok(written <= 100 + 5 * seconds(), `${written} lines of one kind`);
  const { count } = lines.find(({ message }) => message === 'log lines suppressed')!;
  assert.is(count! + written, 20_000);
  assert.is(await node.series('chain_log_lines_dropped_total{reason="flood"}'), count);
  assert.is(await node.ends('SIGTERM'), 0);
});

test.run();
