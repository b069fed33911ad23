/** Operations: anchor a hash, and transfer a namespace. */

import { fail, InvalidAddress, t, ZERO_ADDRESS, ZERO_HASH } from '../../runtime/sdk.js';
import { AlreadyAnchored, InvalidHash, InvalidNamespace, NamespaceNotFound, NamespaceOwned } from './errors.js';
import { anchor, Key, NamespaceName, Uri, ValueHash } from './shape.js';

const NAMESPACE =
  'Namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash; owned by the sender, or not owned yet';

export const Anchor = anchor.operation({
  id: 68,
  about:
    'Anchors a hash permanently under a key of a namespace. The first account that anchors in a namespace becomes its owner; only the owner can anchor there.',
  sentence: 'Anchored a hash as {namespace}/{key}',
  params: { namespace: t.doc(t.text(0, 256), NAMESPACE), key: Key, value_hash: ValueHash, uri: Uri },
  bounds: {
    namespace: { as: NamespaceName, error: InvalidNamespace },
    value_hash: { error: InvalidHash, malformed: true },
  },
  returns: { namespace: NamespaceName, key: Key },
  settled: ['namespace', 'key'],
  logs: ['Anchored'],
  gas: 45_000,
  rpc: ['anchor', 'namespace', 'key', 'value_hash', 'sender'],
  cli: { words: 'anchors add', flags: { key: 'name' } },
  takes: [],
  composable: true,
  errors: [InvalidNamespace, InvalidHash, NamespaceOwned, AlreadyAnchored],
  execute({ state, emit, sender, bundleHash, height, time }, { namespace, key, value_hash, uri }) {
    // Zero is the value of unset fields, so it must never count as a hash.
    if (value_hash === ZERO_HASH) fail(InvalidHash, { field: 'value_hash', reason: 'is zero' });
    const { owner, anchors, claimed_at_height } = state.namespaces.get(namespace) ?? {
      owner: sender,
      anchors: 0,
      claimed_at_height: height,
    };
    if (owner !== sender) fail(NamespaceOwned, { namespace, owner: `0x${owner}` });
    const before = state.anchors.get(namespace, key);
    if (before) {
      fail(AlreadyAnchored, { value_hash: `0x${before.value_hash}`, block_height: before.block_height });
    }
    state.namespaces.put(namespace, { owner, anchors: anchors + 1, claimed_at_height });
    state.anchors.put(namespace, key, {
      value_hash,
      owner,
      bundle_hash: bundleHash,
      block_height: height,
      timestamp: time,
      uri,
    });
    state.order.put(namespace, anchors, key);
    emit.Anchored({ namespace, key, value_hash, owner, uri });
    return { namespace, key };
  },
});

export const TransferNamespace = anchor.operation({
  id: 69,
  about: 'Transfers a namespace of the sender to another account, which can then anchor in it. Existing anchors stay.',
  sentence: 'Transferred the namespace {namespace} to {to}',
  params: { namespace: NamespaceName, to: t.doc(t.address, 'New owner of the namespace') },
  logs: ['NamespaceTransferred'],
  gas: 40_000,
  cli: 'anchors transfer',
  errors: [NamespaceNotFound, NamespaceOwned, InvalidAddress],
  execute({ state, emit, sender }, { namespace, to }) {
    const before = state.namespaces.get(namespace) ?? fail(NamespaceNotFound, { namespace });
    if (before.owner !== sender) fail(NamespaceOwned, { namespace, owner: `0x${before.owner}` });
    if (to === ZERO_ADDRESS)
      fail(InvalidAddress, { address: `0x${to}`, reason: 'no account could anchor there again' });
    state.namespaces.put(namespace, { ...before, owner: to });
    emit.NamespaceTransferred({ namespace, from: sender, to });
  },
});
