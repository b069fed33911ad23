/** Read methods about anchors. */

import { fn, type Hash, ProvenRecord, t, type ValueOf } from '../../runtime/sdk.js';
import { type Anchor, anchor, anchorFields, Key, NamespaceName, namespaceFields } from './shape.js';

const AnchorInfo = t.struct({
  namespace: NamespaceName,
  key: Key,
  ...anchorFields,
  block_hash: t.doc(t.option(t.hash), 'Hash of that block; null if this node does not have its header'),
});

const describe = (
  namespace: string,
  key: string,
  kept: Anchor,
  block_hash: Hash | null,
): ValueOf<typeof AnchorInfo> => ({ namespace, key, ...kept, block_hash });

export const getAnchors = anchor.method({
  about: 'Lists the anchors of a namespace, newest first.',
  signature: fn(
    { namespace: NamespaceName, limit: t.limit(), cursor: t.cursor },
    t.page('anchors', AnchorInfo, 'Anchors, newest first'),
  ),
  cli: 'anchors list',
  read({ state, blockHashes }, { namespace, limit, cursor }) {
    const { items, next } = state.order.page([namespace], limit, cursor, 'descending');
    const found = state.anchors.getAll(items.map((key) => [namespace, key])).map((kept) => kept!);
    const hashes = blockHashes(found.map(({ block_height }) => block_height));
    return { items: found.map((kept, i) => describe(namespace, items[i]!, kept, hashes[i]!)), next };
  },
});

export const verifyAnchor = anchor.method({
  about: 'Returns the anchor of a key, with a proof under the state root that the anchor exists or does not exist.',
  cost: { base: 20 },
  signature: fn(
    { namespace: NamespaceName, key: Key },
    t.struct({
      exists: t.doc(t.bool, 'Whether the key is anchored'),
      anchor: t.doc(t.option(AnchorInfo), 'The anchor; null if there is none'),
      confirmations: t.doc(t.count, 'Blocks from the anchor to the head, inclusive, all final; 0 without an anchor'),
      proof: t.doc(ProvenRecord, 'Proof that the state has this record of anchor.anchors, or that it has none'),
    }),
  ),
  cli: { words: 'anchors show', flags: { key: 'name' } },
  read({ state, height, blockHashes, prove }, { namespace, key }) {
    const kept = state.anchors.get(namespace, key);
    const proof = prove('anchors', namespace, key);
    if (!kept) return { exists: false, anchor: null, confirmations: 0, proof };
    const [block_hash] = blockHashes([kept.block_height]);
    const found = describe(namespace, key, kept, block_hash!);
    return { exists: true, anchor: found, confirmations: height - kept.block_height + 1, proof };
  },
});

export const getNamespace = anchor.method({
  about: 'Returns the owner of a namespace and its number of anchors; null if nothing has been anchored in it.',
  signature: fn({ namespace: NamespaceName }, t.option(t.struct({ namespace: NamespaceName, ...namespaceFields }))),
  cli: 'anchors namespace',
  read({ state }, { namespace }) {
    const found = state.namespaces.get(namespace);
    return found === undefined ? null : { namespace, ...found };
  },
});
