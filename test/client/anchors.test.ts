/** Anchors from the client: many documents under one anchor, proven for one of them by hashes alone. */

import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stores } from '../../rpc-schemas/client/stores.js';
import {
  ClientError,
  connect,
  documentHash,
  documentTree,
  isUnderRoot,
} from '../../rpc-schemas/clients/typescript/index.js';
import { end, nodeUrl, SECRETS, SOCKETS } from './here.js';

test.after(end);

const document = (n: number) => new TextEncoder().encode(`document ${n}`);
const hashesOf = (count: number) => Array.from({ length: count }, (_, i) => documentHash(document(i)));

test('the hash of a document equals the output of sha256sum', () => {
  const hello = new TextEncoder().encode('hello\n');
  assert.is(documentHash(hello), '0x5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03');
});

test('every document is proven under the root of its tree, and no other document, position or proof is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), fc.nat(), (count, at, other) => {
      const hashes = hashesOf(count);
      const tree = documentTree(hashes);
      const index = at % count;
      const proof = JSON.parse(JSON.stringify(tree.proof(index)));
      assert.ok(isUnderRoot(tree.root, hashes[index]!, proof));
      assert.not(isUnderRoot(tree.root, documentHash(document(count)), proof));
      assert.not(isUnderRoot(hashes[index]!, hashes[index]!, proof));
      if (other % count !== index) {
        assert.not(isUnderRoot(tree.root, hashes[other % count]!, proof));
        assert.not(isUnderRoot(tree.root, hashes[index]!, { ...proof, index: other % count }));
      }
      assert.not(isUnderRoot(tree.root, hashes[index]!, { ...proof, siblings: [...proof.siblings, tree.root] }));
    }),
  );
});

test('an invalid proof proves nothing, and an invalid hash is rejected', () => {
  const hashes = hashesOf(3);
  const { root, proof } = documentTree(hashes);
  const good = proof(0);
  const wrong: unknown[] = [
    {},
    { ...good, siblings: 'x' },
    { ...good, siblings: [7] },
    { ...good, count: -1 },
    { ...good, count: 2 ** 60 },
    { ...good, index: 0.5 },
    { ...good, siblings: Array.from({ length: 10_000 }, () => root) },
  ];
  for (const one of wrong)
    assert.not(isUnderRoot(root, hashes[0]!, one as typeof good), JSON.stringify(one).slice(0, 80));
  assert.not(isUnderRoot('0x00', hashes[0]!, good));
  assert.throws(() => documentTree([]), RangeError);
  assert.throws(() => documentTree(['0x12']), RangeError);
  assert.throws(() => proof(3), RangeError);
});

test('a tree of 10,000 documents returns all of its proofs', () => {
  const hashes = hashesOf(10_000);
  const { root, proof } = documentTree(hashes);
  for (let i = 0; i < hashes.length; i += 7) assert.ok(isUnderRoot(root, hashes[i]!, proof(i)));
});

interface Anchored {
  readonly value_hash: string;
  readonly owner: string;
}

test('one of many documents is proven under the anchored root, with the state root of another node', async () => {
  const node = connect(await nodeUrl(), SOCKETS);
  const account = node.account(SECRETS[0]);
  const hashes = hashesOf(9);
  const { root, proof } = documentTree(hashes);
  await account.send([{ Anchor: { namespace: 'client.test', key: 'nine', value_hash: root } }]);
  const rootAt = async (height: number) => (await node.call('chain_getSignedHeader', [height]))!.state_root;
  const { value } = await node.stored<Anchored>(stores['anchor.anchors'], ['client.test', 'nine'], rootAt);
  assert.is(value!.owner, await account.address());
  assert.ok(isUnderRoot(value!.value_hash, hashes[4]!, proof(4)));
  const absent = await node.stored(stores['anchor.anchors'], ['client.test', 'ten'], rootAt);
  assert.is(absent.value, null);
  const answer = await node.call('chain_verifyAnchor', ['client.test', 'nine']);
  assert.equal([answer.exists, answer.anchor!.value_hash], [true, root]);

  const lie = node.stored(stores['anchor.anchors'], ['client.test', 'nine'], async () => `0x${'11'.repeat(32)}`);
  const refused = await lie.catch((cause: unknown) => cause);
  assert.ok(refused instanceof ClientError && refused.name === 'NotProven');
  await assertRejects(() => node.stored(stores['anchor.anchors'], ['client.test']), /2 parts, not 1/);
  node.close();
});

async function assertRejects(work: () => Promise<unknown>, pattern: RegExp): Promise<void> {
  const cause = await work().then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  assert.match(cause!.message, pattern);
}

test.run();
