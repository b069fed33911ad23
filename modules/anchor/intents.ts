/** Sentence forms of anchors: `anchor 0x… as acme / contract`. */

import { flaw } from '../../runtime/sdk.js';
import { type Form, mintIn, STANDARD } from '../shared/intent-forms.js';
import { Key, NamespaceName } from './shape.js';

export const forms = (): readonly Form[] => [
  {
    ...STANDARD.anchor,
    plan(given, { refuse }) {
      const value_hash = mintIn(given.word('hash')) ?? refuse('hash', 'a hash: 64 hex digits, with or without 0x');
      const [namespace, key] = [given.word('namespace'), given.word('key')];
      if (flaw(NamespaceName, namespace))
        refuse('namespace', 'a namespace: 1 to 64 characters of a-z, 0-9, dot, underscore and dash');
      if (flaw(Key, key)) refuse('key', 'a key');
      return {
        operations: [['Anchor', { namespace, key, value_hash, uri: null }]],
        says: `anchor 0x${value_hash} as ${namespace}/${key}`,
        warnings: ['an anchor is permanent'],
      };
    },
  },
];
