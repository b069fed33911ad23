/** Benchmark of the state tree: blocks of 25,000 changed keys, bulk build, file, proofs; `--keys N` (default a million). */

import { pathToFileURL } from 'node:url';
import { hashBlock, NODE_KEY } from '../../runtime/lib/state/blake3-node.js';
import { verifyPath } from '../../runtime/lib/state/proof.js';
import { StateTree } from '../../runtime/lib/state/tree.js';
import type { TreeChange, TreeLeaf } from '../../runtime/lib/state/tree-leaf.js';

/** One measured figure. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const CHANGES = 25_000;
const BLOCKS = 12;

/** Random-looking 32-byte hash number `n`: cheap, so that making keys is not what is measured. */
function fill(bytes: Uint8Array, n: number): Uint8Array {
  let state = Math.imul(n + 1, 0x9e3779b1);
  for (let i = 0; i < 32; i++) {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + i;
    bytes[i] = state >>> 24;
  }
  return bytes;
}

function* leaves(count: number): Generator<TreeLeaf> {
  const leaf = { path: new Uint8Array(32), content: new Uint8Array(32) };
  for (let n = 0; n < count; n++) {
    fill(leaf.path, n);
    fill(leaf.content, -n);
    yield leaf;
  }
}

/** Nine updates of known keys to one new key. */
function* block(known: number, round: number): Generator<TreeChange> {
  for (let i = 0; i < CHANGES; i++) {
    const n = round * CHANGES + i;
    const key = i % 10 === 0 ? known + n : (Math.imul(n, 0x9e3779b1) >>> 0) % known;
    yield { path: fill(new Uint8Array(32), key), content: fill(new Uint8Array(32), ~n) };
  }
}

/** CPU milliseconds, all threads, and what the work gave. */
function timed<T>(work: () => T): [milliseconds: number, result: T] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

/** Takes everything out of a generator: what making the input costs, which is not to be counted. */
function drain(made: Iterable<TreeChange>): void {
  for (const { path } of made) if (path.length !== 32) throw new Error('not a path');
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]!;

function nodeHashes(): Row {
  const words = new Int32Array(16 * 1024);
  const work = (count: number) => {
    for (let i = 0; i < count; i++) hashBlock(NODE_KEY, words, (i & 1023) << 4, words, ((i + 1) & 1023) << 4);
  };
  work(500_000);
  const [spent] = timed(() => work(2_000_000));
  return { name: 'node hash, in the cache', value: (spent * 1e6) / 2_000_000, unit: 'ns' };
}

/** Measures everything: about 8 s for each million keys. */
export async function run(count = 1_000_000): Promise<Row[]> {
  const rows = [nodeHashes()];
  const [generating] = timed(() => drain(leaves(count)));
  const [building, tree] = timed(() => StateTree.build(leaves(count)));
  rows.push({ name: `build of ${count} keys`, value: building - generating, unit: 'ms' });
  rows.push({ name: '  memory', value: tree.bytes / 1e6, unit: 'MB' });

  const applies: number[] = [];
  const roots: number[] = [];
  const undos: number[] = [];
  for (let round = 0; round < BLOCKS; round++) {
    const [generating] = timed(() => drain(block(count, round)));
    const [applying, undo] = timed(() => tree.apply(block(count, round)));
    applies.push(applying - generating);
    roots.push(timed(() => tree.root())[0]);
    if (round % 4 !== 3) continue;
    undos.push(timed(() => [tree.apply(undo), tree.root()])[0]);
  }
  rows.push({ name: `block of ${CHANGES} changed keys, apply`, value: median(applies), unit: 'ms' });
  rows.push({ name: '  root', value: median(roots), unit: 'ms' });
  rows.push({ name: '  undo and root', value: median(undos), unit: 'ms' });

  const [saving, chunks] = timed(() => [...tree.toChunks(1)]);
  const [loading, back] = timed(() => StateTree.fromChunks(chunks));
  if (back.tree.size !== tree.size) throw new Error('the tree did not come back');
  rows.push({ name: 'to chunks', value: saving, unit: 'ms' });
  rows.push({ name: 'from chunks, verified', value: loading, unit: 'ms' });

  const [root, paths] = [tree.root(), Array.from({ length: 2000 }, (_, n) => fill(new Uint8Array(32), n * 7))];
  const [proving, proofs] = timed(() => paths.map((path) => tree.prove(path)));
  const [verifying, verdicts] = timed(() => proofs.map((p, i) => verifyPath(root, paths[i]!, tree.get(paths[i]!), p)));
  if (!verdicts.every(Boolean)) throw new Error('a true proof was refused');
  rows.push({ name: 'proof', value: (proving * 1000) / paths.length, unit: 'µs' });
  rows.push({ name: 'verification of a proof', value: (verifying * 1000) / paths.length, unit: 'µs' });
  return rows;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const at = process.argv.indexOf('--keys');
  for (const { name, value, unit } of await run(at < 0 ? undefined : Number(process.argv[at + 1]))) {
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 1000 ? 1 : 0).padStart(10)} ${unit}`);
  }
}
