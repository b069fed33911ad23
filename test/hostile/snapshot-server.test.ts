/** A snapshot server that lies, stalls, cuts off or never ends: the node refuses, says why, keeps nothing, and takes a true one later. */

import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Header } from 'tar/header';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { genesisBlock } from '../../runtime/engine/ledger/genesis-block.js';
import { anchorBytes, readAnchor } from '../../runtime/engine/snapshots/anchor.js';
import { ArchiveSource } from '../../runtime/engine/snapshots/archive/archive-source.js';
import { contentOf, toChunk } from '../../runtime/engine/snapshots/archive/chunk.js';
import { chunksOf, nameOf, offsetsOf, type SnapshotContents } from '../../runtime/engine/snapshots/archive/contents.js';
import {
  LATEST_MANIFEST,
  type Manifest,
  manifestText,
  readManifest,
} from '../../runtime/engine/snapshots/archive/snapshot-store.js';
import { packRecords, readRecords, subtreeOf } from '../../runtime/engine/snapshots/records.js';
import { type RestoreParts, restoreState } from '../../runtime/engine/snapshots/restore.js';
import { Staging } from '../../runtime/engine/snapshots/staging.js';
import type { Root } from '../../runtime/engine/snapshots/trust.js';
import { Header as BlockHeader, headerHash, StoredBlock } from '../../runtime/kernel/chain/block.js';
import { type Hash, toHex } from '../../runtime/lib/codec/ids.js';
import { decode, encode } from '../../runtime/lib/codec/type.js';
import { blake3Hex } from '../../runtime/lib/crypto/hash.js';
import { Failure } from '../../runtime/lib/errors.js';
import { leafOf } from '../../runtime/lib/state/tree-leaf.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { compress, loadZstd } from '../../runtime/lib/zstd.js';
import { signaturesOf } from '../../runtime/node/assembly/signature-checks.js';
import { HttpProvider } from '../../runtime/node/maintenance/snapshots/providers.js';
import { newDirectory } from '../cli/program.js';
import { chainOf, start, stop } from '../network/nodes.js';
import { until } from '../until.js';

/** A true snapshot, and what a node that is to take it knows. */
interface Truth {
  readonly manifest: Manifest;
  readonly archive: Uint8Array;
  readonly frames: readonly Uint8Array[];
  readonly parts: Omit<RestoreParts, 'staging' | 'log'>;
}

let truth: Truth;

test.before(async () => {
  await loadZstd();
  const chain = await chainOf(1);
  const node = await start(chain, { blockTime: 0.5, serveSnapshots: true, snapshotInterval: 3 }, 0);
  const folder = join(node.dataDir, 'snapshots');
  await until(async () => (await readdir(folder)).includes(LATEST_MANIFEST), 'there is a snapshot');
  const { set, genesis, text } = node.node;
  await stop(node);
  const manifest = readManifest(JSON.parse(await readFile(join(folder, LATEST_MANIFEST), 'utf8')));
  const archive = new Uint8Array(await readFile(join(folder, manifest.archive.file)));
  const offsets = offsetsOf(chunksOf(manifest.contents));
  const frames = chunksOf(manifest.contents).map((_, i) => archive.slice(offsets[i], offsets[i + 1]));
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const { block, hash, validators } = genesisBlock(genesis, set, text);
  const root: Root = {
    ...{ height: 0, hash, timestampMs: genesis.chain.genesisTimeMs, validators },
    validatorsHash: block.header.next_validators_hash,
  };
  truth = {
    manifest,
    archive,
    frames,
    parts: { domain, set, root, signatures: signaturesOf(domain), openDatabase: RocksDatabase.open },
  };
});

/** What a server answers; undefined is the truth. */
interface Lie {
  readonly manifest?: string | Uint8Array;
  readonly archive?: Uint8Array;
  /** Answers instead, where it does. */
  answer?(request: IncomingMessage, response: ServerResponse, whole: Uint8Array): boolean;
}

const servers = new Set<Server>();
test.after.each(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers.clear();
});

async function serverOf(lie: Lie): Promise<string> {
  const server = createServer((request, response) => {
    const isManifest = request.url === `/${LATEST_MANIFEST}`;
    const told = lie.manifest ?? manifestText(truth.manifest, { version: 'test', nowMs: 0 });
    const whole = isManifest ? Buffer.from(told) : (lie.archive ?? truth.archive);
    if (lie.answer?.(request, response, whole)) return;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return void response.end(whole);
    response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${whole.length}` });
    response.end(whole.subarray(Number(from), Number(to) + 1));
  });
  servers.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What becomes of taking what a server gives: the refusal, or the directory of the chain. */
async function taken(
  lie: Lie,
  directory?: string,
  parts = truth.parts,
): Promise<{ refusal?: Failure; directory: string; logged: string[] }> {
  const place = directory ?? (await newDirectory());
  const logged: string[] = [];
  const log = (_: string, message: string, fields?: object) =>
    void logged.push(`${message} ${JSON.stringify(fields ?? {})}`);
  const provider = new HttpProvider(await serverOf(lie), { stallLimit: { bytes: 1_000, ms: 300 } });
  try {
    const restore = { ...parts, staging: new Staging(place), log };
    const retryPolicy = { attempts: 5, pauseMs: 10 };
    await restoreState(new ArchiveSource(provider, { ...restore, retryPolicy }), restore);
    return { directory: place, logged };
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    return { refusal: cause, directory: place, logged };
  }
}

/** It is refused with these words, and leaves no trace; a true server is believed right after. */
async function refuses(lie: Lie, words: RegExp, parts = truth.parts): Promise<void> {
  const { refusal, directory } = await taken(lie, undefined, parts);
  assert.is(refusal?.error.name, 'SnapshotRefused');
  assert.match(String(refusal!.details.reason), words);
  assert.equal(await readdir(directory), []);
  assert.is((await taken({}, directory)).refusal, undefined);
  assert.equal((await readdir(directory)).sort(), ['blocks', 'database', 'state-tree']);
}

/** The snapshot with frames changed, and with all lengths and checksums made to fit: what a liar would serve. */
function forged(change: (frames: Uint8Array[], contents: SnapshotContents) => SnapshotContents | undefined): Lie {
  const frames = [...truth.frames];
  const changed = change(frames, truth.manifest.contents) ?? truth.manifest.contents;
  const fit = <F extends object>(frame: F, index: number): F => ({
    ...frame,
    size: frames[index]!.length,
    blake3: blake3Hex(frames[index]!),
  });
  const first = 1 + changed.handovers.length;
  const contents = {
    ...changed,
    anchor: fit(changed.anchor, 0),
    handovers: changed.handovers.map((frame, i) => fit(frame, 1 + i)),
    state: changed.state.map((frame, i) => fit(frame, first + i)),
  };
  const archive = new Uint8Array(Buffer.concat(frames));
  return {
    archive,
    manifest: manifestText(
      { contents, archive: { ...truth.manifest.archive, size: archive.length } },
      { version: 'test', nowMs: 0 },
    ),
  };
}

const contentAt = (index: number): Uint8Array => {
  const { contents } = truth.manifest;
  return contentOf(truth.frames[index]!, nameOf(contents, index), chunksOf(contents)[index]!.content);
};
const firstChunk = (): number => 1 + truth.manifest.contents.handovers.length;

test('a valid snapshot is accepted', async () => {
  assert.is((await taken({})).refusal, undefined);
});

test('a changed byte anywhere in the archive is detected', async () => {
  for (const share of [0, 0.3, 0.6, 0.95]) {
    const archive = truth.archive.slice();
    const end = offsetsOf(chunksOf(truth.manifest.contents)).at(-1)!;
    archive[Math.trunc(share * end)]! ^= 1;
    await refuses({ archive }, /the checksum of chunk \d+ differs/);
  }
});

test('a changed balance is rejected even if every checksum matches', async () => {
  const at = firstChunk();
  const records = readRecords(contentAt(at));
  const [key, value] = records.at(-1)!;
  const rich = packRecords(records.with(-1, [key, new Uint8Array(value).fill(255)]));
  const name = nameOf(truth.manifest.contents, at);
  await refuses(
    forged((frames) => {
      frames[at] = toChunk(name, rich);
      return undefined;
    }),
    /do not have the hash of its subtree/,
  );
  const { hash } = subtreeOf(
    readRecords(rich).map((one) => leafOf(...one)),
    truth.manifest.contents.state[0]!.depth,
  );
  const told = (contents: SnapshotContents): SnapshotContents => ({
    ...contents,
    state: contents.state.with(0, { ...contents.state[0]!, hash: toHex(hash) as Hash }),
  });
  await refuses(
    forged((frames, contents) => {
      frames[at] = toChunk(name, rich);
      return told(contents);
    }),
    /do not yield the state root/,
  );
});

test('a block with a forged certificate is rejected', async () => {
  const anchor = readAnchor(contentAt(0));
  const header = { ...anchor.block.header, state_root: 'ab'.repeat(32) as Hash };
  const hash = headerHash(header);
  const stored = {
    ...decode(StoredBlock, anchor.stored),
    block: { ...anchor.block, header },
    commit: { ...anchor.commit, hash },
  };
  const content = anchorBytes({ ...anchor, stored: encode(StoredBlock, stored) });
  await refuses(
    forged((frames, contents) => {
      frames[0] = toChunk('anchor', content);
      return {
        ...contents,
        block_hash: hash,
        state_root: header.state_root,
        anchor: { ...contents.anchor, content: content.length },
      };
    }),
    /not certified by two thirds/,
  );
});

test('a forged validator set is rejected', async () => {
  const anchor = readAnchor(contentAt(0));
  const content = anchorBytes({ ...anchor, validators: [{ ...anchor.validators[0]!, power: 7 }] });
  await refuses(
    forged((frames, contents) => {
      frames[0] = toChunk('anchor', content);
      return { ...contents, anchor: { ...contents.anchor, content: content.length } };
    }),
    /validators do not match/,
  );
});

test('an archive of another chain or module set is rejected before the download', async () => {
  const told = (change: Partial<SnapshotContents>): Lie => {
    const { contents, archive } = truth.manifest;
    const manifest = manifestText({ contents: { ...contents, ...change }, archive }, { version: 'test', nowMs: 0 });
    return {
      manifest,
      answer: (request, response) => request.url?.endsWith('.zst') === true && !response.writeHead(500).end().writable,
    };
  };
  await refuses(told({ genesis_hash: 'cd'.repeat(32) as Hash }), /of chain .* with genesis/);
  await refuses(told({ chain_id: 5 }), /of chain 5/);
  await refuses(told({ module_set_id: 'cd'.repeat(32) as Hash }), /other modules/);
});

test('a snapshot is accepted only if it leads to the block of --trusted-hash', async () => {
  const { height, block_hash } = truth.manifest.contents;
  const rooted = (root: Root) => ({ ...truth.parts, root });
  await refuses({}, /before block \d+ of --trusted-hash/, rooted({ height: height + 7, hash: 'ee'.repeat(32) }));
  await refuses({}, /differs from that of --trusted-hash/, rooted({ height, hash: 'ee'.repeat(32) }));
  assert.is((await taken({}, undefined, rooted({ height, hash: block_hash }))).refusal, undefined);
  const { header } = readAnchor(contentAt(0)).block;
  const early = { ...header, height: 1, timestamp_ms: header.timestamp_ms - 1 };
  const giving = (bytes: Uint8Array): Lie => ({
    answer(request, response) {
      const isAsked = request.url === '/header-1.borsh';
      if (isAsked) response.end(bytes);
      return isAsked;
    },
  });
  const named = rooted({ height: 1, hash: headerHash(early) });
  await refuses(giving(encode(BlockHeader, { ...early, gas_used: 1 })), /cannot prove block 1/, named);
  await refuses(giving(new Uint8Array(9)), /ends early|too short|needs|bytes/, named);
  await refuses(giving(new Uint8Array(1024 * 1024)), /more than 4096 bytes/, named);
  assert.is((await taken(giving(encode(BlockHeader, early)), undefined, named)).refusal, undefined);
});

test('paths outside the archive, links and directories are never followed', async () => {
  const at = firstChunk();
  const { content } = chunksOf(truth.manifest.contents)[at]!;
  for (const odd of [
    { path: '../../../etc/passwd' },
    { path: '/etc/passwd' },
    { type: 'SymbolicLink', linkpath: '/etc' },
    { type: 'Link', linkpath: '../node.lock' },
    { type: 'Directory' },
  ] as const) {
    const whole = Buffer.alloc(512 + Math.ceil(content / 512) * 512);
    new Header({ path: nameOf(truth.manifest.contents, at), size: content, mode: 0o644, type: 'File', ...odd }).encode(
      whole,
      0,
    );
    whole.set(contentAt(at), 512);
    await refuses(
      forged((frames) => {
        frames[at] = compress(whole);
        return undefined;
      }),
      /it is not state\//,
    );
  }
});

test('a frame that would decompress to more than its declared size is rejected', async () => {
  const at = firstChunk();
  await refuses(
    forged((frames) => {
      frames[at] = compress(new Uint8Array(256 * 1024 * 1024));
      return undefined;
    }),
    /not a frame of/,
  );
});

test('an invalid or endless manifest is rejected', async () => {
  await refuses({ manifest: 'nothing' }, /not JSON/);
  await refuses({ manifest: '[]' }, /not a manifest/);
  await refuses({ manifest: '{"format":2}' }, /format/);
  const endless: Lie = {
    answer(request, response) {
      if (request.url !== `/${LATEST_MANIFEST}`) return false;
      const chunk = Buffer.alloc(1024 * 1024, ' ');
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
      return true;
    },
  };
  await refuses(endless, /more than .* bytes/);
});

test('an interrupted download resumes with the missing range only', async () => {
  const asked: number[] = [];
  const [begin] = offsetsOf(chunksOf(truth.manifest.contents)).slice(-2);
  const lie: Lie = {
    answer(request, response, whole) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from === undefined) return false;
      asked.push(Number(from));
      if (Number(from) < begin! || asked.filter((one) => one === begin).length > 2) return false;
      response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${whole.length}` });
      response.write(whole.subarray(Number(from), Number(from) + 100), () => setTimeout(() => response.destroy(), 20));
      return true;
    },
  };
  const { refusal, logged } = await taken(lie);
  assert.is(refusal, undefined);
  assert.equal(asked, [0, begin, begin, begin]);
  const told = logged.findLast((line) => line.startsWith('snapshot download finished'));
  assert.ok(told, logged.join('\n'));
});

test('a failing, stalling or dripping server is abandoned, and the next start resumes the download', async () => {
  const [begin] = offsetsOf(chunksOf(truth.manifest.contents)).slice(-2);
  const stalling = (drip: boolean): Lie => ({
    answer(request, response, whole) {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (from === undefined) return false;
      response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${whole.length}` });
      response.write(whole.subarray(Number(from), Math.max(Number(from), begin!)));
      const timer = drip ? setInterval(() => response.write('x'), 50) : undefined;
      response.on('close', () => clearInterval(timer));
      return true;
    },
  });
  const failing: Lie = {
    answer(request, response) {
      if (request.headers.range === undefined) return false;
      response.writeHead(503).end();
      return true;
    },
  };
  for (const lie of [stalling(false), stalling(true), failing]) {
    const { refusal, directory } = await taken(lie);
    assert.is(refusal?.error.name, 'SnapshotUnavailable');
    assert.is(refusal!.error.retryable, true);
    const asked: number[] = [];
    const counting: Lie = {
      answer(request) {
        const from = /^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1];
        if (from !== undefined) asked.push(Number(from));
        return false;
      },
    };
    assert.is((await taken(counting, directory)).refusal, undefined);
    if (lie !== failing)
      assert.ok(
        asked.every((from) => from >= begin!),
        'what came before is not asked for again',
      );
  }
});

test('a whole archive in response to a range request is accepted, and a wrong range is rejected', async () => {
  assert.is(
    (
      await taken({
        answer(request, response, whole) {
          if (request.headers.range !== undefined) response.end(whole);
          return request.headers.range !== undefined;
        },
      })
    ).refusal,
    undefined,
  );
  const other: Lie = {
    answer(request, response, whole) {
      if (request.headers.range === undefined) return false;
      response.writeHead(206, { 'Content-Range': `bytes 5-${whole.length - 1}/${whole.length}` });
      response.end(whole.subarray(5));
      return true;
    },
  };
  assert.is((await taken(other)).refusal?.error.name, 'SnapshotUnavailable');
});

test('frames of one snapshot are not used for another', async () => {
  const directory = await newDirectory();
  const staging = new Staging(directory);
  await staging.begin('another');
  await staging.keep(0, new Uint8Array(randomBytes(100)));
  assert.is((await taken({}, directory)).refusal, undefined);
});

test.run();
