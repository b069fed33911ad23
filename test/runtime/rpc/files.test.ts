/** The port that gives files: nobody takes all of it. */

import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FileLimits, FileServer } from '../../../runtime/lib/rpc/ports/file-port.js';
import { until } from '../../until.js';
import { inDirectory } from '../storage/temporary.js';

const BYTES = 32 * 1024 * 1024;

async function serving(limits: Partial<FileLimits>, work: (port: number) => Promise<void>): Promise<void> {
  await inDirectory(async (directory) => {
    const path = join(directory, 'file');
    await writeFile(path, new Uint8Array(BYTES));
    const server = await FileServer.start({
      host: '127.0.0.1',
      port: 0,
      index: () => ({}),
      file: (name) => (name === 'file' ? { path, type: 'application/zstd', tag: 'one', forever: true } : undefined),
      limits,
      log: () => undefined,
    });
    try {
      await work(server.port);
    } finally {
      await server.stop();
    }
  });
}

/** A connection, what came of it, and whether it is over. */
function caller(
  port: number,
  request?: string,
): { readonly socket: Socket; readonly got: { text: string; bytes: number; over: boolean } } {
  const socket = connect(port, '127.0.0.1');
  const got = { text: '', bytes: 0, over: false };
  socket.on('data', (data) => {
    got.bytes += data.length;
    if (got.text.length < 1_000) got.text += data.toString('latin1', 0, 1_000);
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      got.over = true;
    });
  if (request !== undefined) socket.write(request);
  return { socket, got };
}

const GET = 'GET /file HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('connections are limited per address and in total', async () => {
  await serving({ sockets: 4, socketsPerIp: 3 }, async (port) => {
    const idle = Array.from({ length: 3 }, () => caller(port));
    const more = caller(port, GET);
    await until(() => more.got.over, 'the fourth is turned away');
    assert.match(more.got.text, /^HTTP\/1.1 429/);
    for (const { socket } of idle) socket.destroy();
    await until(
      async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok === true,
      'others come in when these are gone',
    );
  });
});

test('a server with nothing to serve yet reports that it is not ready', async () => {
  let missing: { code: string; reason: string } | undefined = { code: 'no-snapshot', reason: 'none yet' };
  const server = await FileServer.start({
    host: '127.0.0.1',
    port: 0,
    index: () => ({}),
    file: () => undefined,
    notReady: () => missing,
    log: () => undefined,
  });
  try {
    const ready = async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/health/ready`);
      return [answer.status, await answer.json()];
    };
    assert.equal(await ready(), [503, { status: 'unready', code: 'no-snapshot', reason: 'none yet' }]);
    missing = undefined;
    assert.equal(await ready(), [200, { status: 'ok' }]);
  } finally {
    await server.stop();
  }
});

test('a caller over its rate limit is asked to retry later', async () => {
  await serving({ perSecond: 3 }, async (port) => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).status),
    );
    assert.ok(statuses.includes(200) && statuses.includes(429));
  });
});

test('a caller that reads nothing is cut off, and one that reads is served', async () => {
  await serving({ leastBytes: 64 * 1024, leastMs: 400 }, async (port) => {
    const taking = caller(port, GET);
    const { socket, got } = caller(port, GET);
    socket.pause();
    await until(() => taking.got.bytes >= BYTES, 'the other one has it all');
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    socket.resume();
    await until(() => got.over, 'its connection is over');
    assert.ok(got.bytes < BYTES);
    taking.socket.destroy();
  });
});

test('all callers together share one limit of bytes per second', async () => {
  await serving({ rate: { perSecond: 8 * 1024 * 1024, burst: 1024 * 1024 } }, async (port) => {
    const began = performance.now();
    const take = async () =>
      (await (await fetch(`http://127.0.0.1:${port}/file`, { headers: { Range: 'bytes=0-8388607' } })).arrayBuffer())
        .byteLength;
    assert.equal(await Promise.all([take(), take()]), [8_388_608, 8_388_608]);
    assert.ok(performance.now() - began > 1_500, 'sixteen MiB take two seconds, less what comes at once');
  });
});

test.run();
