/**
 * `proof`: requests a state record from any node, and accepts it only under a header verified by the user's own light
 * node.
 */

import { NodeClient } from '../client/node-client.js';
import { provenRows, proveRecord } from '../client/proven-records.js';
import type { Action } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import { loadDistribution } from '../runtime/chain.js';
import { textForms } from '../runtime/client.js';
import { Problem } from '../terminal/command-error.js';

export const proof: Action = async ({ distribution, args, flags, out }) => {
  const [store, ...parts] = args;
  const light = flags.text('trusted');
  if (light === undefined) throw new Problem('--trusted URL is missing: the light node that verifies the headers');
  const trusted = new NodeClient({ text: () => light });
  const untrusted = new NodeClient(flags);
  const set = await loadDistribution(runtimeOf(distribution), flags.list('module'));
  const info = await trusted.call<{ address_prefix: string; hash_prefix: string; decimals: number }>('chain_nodeInfo');
  const text = textForms({ addressPrefix: info.address_prefix, hashPrefix: info.hash_prefix }, set.operations);
  const found = await proveRecord({ untrusted, trusted, set, chain: info, text }, store!, parts);
  const { signed: _, ...facts } = found;
  out.result({ store, ...facts }, () => {
    out.record([
      ['store', store!],
      ['key', found.key],
      ['value', !found.exists && found.value === null ? 'no record' : JSON.stringify(found.value)],
      ...provenRows(found),
    ]);
  });
  return 0;
};
