/** Anchors: hashes under names, written once, with proofs that anyone can verify. Read this first. */

import { formsView } from '../shared/intent-forms.js';
import { forms } from './intents.js';
import { getAnchors, getNamespace, verifyAnchor } from './methods.js';
import { Anchor, TransferNamespace } from './operations.js';
import { anchorPort } from './port.js';
import { anchor } from './shape.js';

export * from './errors.js';

export default anchor.define({
  operations: { Anchor, TransferNamespace },
  methods: { getAnchors, verifyAnchor, getNamespace },
  indexes: {
    anchorsOfHash: {
      on: 'Anchored',
      keys: ['value_hash'],
      about: 'Anchors of a hash in any namespace.',
    },
    anchorsBy: { on: 'Anchored', keys: ['owner'], about: 'Anchors of an account.' },
  },
  provides: [
    anchor.provide(anchorPort, {
      hashOf: ({ state }, namespace, key) => state.anchors.get(namespace, key)?.value_hash,
      count: ({ state }, namespace) => state.namespaces.get(namespace)?.anchors,
    }),
  ],
  answers: [anchor.answer(formsView, forms)],
});
