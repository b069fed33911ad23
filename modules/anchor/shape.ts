/** Module definition: state and events. */

import { map, module, t, type ValueOf } from '../../runtime/sdk.js';

/** The first account that anchors under a namespace owns it until it transfers the namespace. */
export const NamespaceName = t.doc(
  t.text(1, 64, /^[a-z0-9._-]+$/),
  'Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; only its owner can anchor in it',
);
export const Key = t.doc(t.text(1, 128), 'Name of the hash in its namespace, 1 to 128 bytes; can be used only once');
export const ValueHash = t.doc(t.hex32, 'Anchored hash, 32 bytes of any hash function; never zero');
export const Uri = t.doc(t.option(t.uri()), 'Link to the hashed document, which the chain does not read; null if none');

/** Public fields of an anchor. */
export const anchorFields = {
  value_hash: ValueHash,
  owner: t.doc(t.address, 'Account that anchored it; the namespace may have a new owner since'),
  bundle_hash: t.doc(t.bundleHash, 'Bundle that anchored it; null if the end of a block did, such as a DAO decision'),
  block_height: t.doc(t.height, 'Height of the block that anchored it'),
  timestamp: t.doc(t.time, 'Time of that block in Unix seconds'),
  uri: Uri,
};
const Anchor = t.struct(anchorFields);
/** An anchor as stored. It never changes. */
export type Anchor = ValueOf<typeof Anchor>;

/** Public fields of a namespace. */
export const namespaceFields = {
  owner: t.doc(t.address, 'Only account that can anchor in the namespace'),
  anchors: t.doc(t.count, 'Number of anchors in the namespace'),
  claimed_at_height: t.doc(t.height, 'Height of its first anchor'),
};

const state = {
  namespaces: map(0, [NamespaceName], t.struct(namespaceFields)),
  anchors: map(1, [NamespaceName, Key], Anchor),
  /** Keys of a namespace in the order in which they were anchored. */
  order: map(2, [NamespaceName, t.count], Key),
};

const events = {
  Anchored: {
    namespace: NamespaceName,
    key: Key,
    value_hash: ValueHash,
    owner: t.doc(t.address, 'Account that anchored it'),
    uri: Uri,
  },
  NamespaceTransferred: {
    namespace: NamespaceName,
    from: t.doc(t.address, 'Previous owner of the namespace'),
    to: t.doc(t.address, 'New owner of the namespace'),
  },
};

export const anchor = module('anchor', {
  about: 'Hashes anchored permanently under names: proof that a document existed at a time.',
  state,
  events,
});
