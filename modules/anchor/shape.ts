/** Module definition: state and events. */

import { map, module, t, type ValueOf } from '../../runtime/sdk.js';

/** The first account that anchors under a namespace owns it until it transfers the namespace. */
export const NamespaceName = t.doc(
  t.text(1, 64, /^[a-z0-9._-]+$/),
  'Namespace, of the characters a to z, 0 to 9, dot, underscore and dash; only its owner can anchor in it',
);
export const Key = t.doc(t.text(1, 128), 'Name of the hash within its namespace; a name is used once');
export const ValueHash = t.doc(t.hex32, 'The hash that is anchored, of whatever function its writer took; never zero');
export const Uri = t.doc(t.option(t.uri()), 'Where what was hashed can be had; the chain does not look there');

/** Public fields of an anchor. */
export const anchorFields = {
  value_hash: ValueHash,
  owner: t.doc(t.address, 'Account that anchored it; the namespace may have another owner by now'),
  bundle_hash: t.doc(
    t.bundleHash,
    'Bundle that anchored it; null when the end of a block did, as for a decision of a DAO',
  ),
  block_height: t.doc(t.height, 'Block that has this bundle'),
  timestamp: t.doc(t.time, 'Time of that block in unix seconds'),
  uri: Uri,
};
const Anchor = t.struct(anchorFields);
/** An anchor as stored. It never changes. */
export type Anchor = ValueOf<typeof Anchor>;

/** Public fields of a namespace. */
export const namespaceFields = {
  owner: t.doc(t.address, 'Account that alone can anchor in the namespace'),
  anchors: t.doc(t.count, 'How many anchors the namespace has'),
  claimed_at_height: t.doc(t.height, 'Block of its first anchor'),
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
    from: t.doc(t.address, 'Owner until now'),
    to: t.doc(t.address, 'Owner from now on'),
  },
};

export const anchor = module('anchor', {
  about: 'Hashes written down once and for good under names: proof that what was hashed was there at a time.',
  state,
  events,
});
