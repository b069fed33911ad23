/** Making a snapshot beside a node takes nothing from the node. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSnapshot } from '../../../runtime/engine/snapshots/archive/make.js';
import { type Hash, toHex, ZERO_HASH } from '../../../runtime/lib/codec/ids.js';
import { newBytes } from '../../../runtime/lib/codec/new-bytes.js';
import { StateTree } from '../../../runtime/lib/state/tree.js';
import { leafOf } from '../../../runtime/lib/state/tree-leaf.js';
import { columns } from '../../../runtime/lib/storage/columns.js';
import type { Entry } from '../../../runtime/lib/storage/database.js';
import { MemoryDatabase } from '../../../runtime/lib/storage/memory.js';
import { inDirectory } from '../storage/temporary.js';

test('bytes that share memory with records sent to the worker stay unchanged', async () => {
  const records = Array.from({ length: 3 }, (_, i): Entry => [Uint8Array.of(0, 1, 1, i), new Uint8Array(40).fill(i)]);
  const database = new MemoryDatabase();
  await database.write({ changes: records.map(([key, value]) => [Uint8Array.of(columns.state, ...key), value]) });
  const root = toHex(StateTree.build(records.map((record) => leafOf(...record))).root()) as Hash;
  await inDirectory(async (directory) => {
    const others = Array.from({ length: 64 }, () => newBytes(100).fill(7));
    const subject = {
      ...{ chain_id: 1, genesis_hash: ZERO_HASH, module_set_id: ZERO_HASH, height: 1, block_hash: ZERO_HASH },
      state_root: root,
    };
    const plan = { directory, subject, records: records.length, anchor: new Uint8Array(8), handovers: [] };
    const view = database.view();
    const making = makeSnapshot(view, plan, new AbortController().signal);
    others.push(newBytes(100).fill(7));
    await making;
    await view.close();
    assert.ok(others.every((bytes) => bytes.length === 100 && bytes.every((byte) => byte === 7)));
  });
});

test.run();
