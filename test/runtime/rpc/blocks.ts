/** Made-up blocks, and the kinds of news that the subscription tests draw from them. */

import { invalidParams } from '../../../runtime/lib/rpc/methods/errors.js';
import { RawJson } from '../../../runtime/lib/rpc/methods/method.js';
import type { SubscriptionKind } from '../../../runtime/lib/rpc/subscriptions/subscriptions.js';

export interface Block {
  readonly height: number;
  readonly logs: readonly { readonly opType: string; readonly from: string }[];
}

/** How often each kind was asked. */
export interface Asked {
  heads: number;
  logs: number;
}

export const NEW_HEADS = (asked: Asked): SubscriptionKind<Block> => ({
  name: 'newHeads',
  about: 'Finalized blocks.',
  item: { $ref: '#/components/schemas/NewHead' },
  select({ height }) {
    asked.heads++;
    return [{ height }];
  },
});

export const LOGS = (asked: Asked): SubscriptionKind<Block> => ({
  name: 'logs',
  about: 'Operations of finalized blocks.',
  filter: { $ref: '#/components/schemas/LogFilter' },
  item: { $ref: '#/components/schemas/OperationLog' },
  prepare(filter) {
    const { opType } = (filter ?? {}) as { opType?: string[] };
    if (opType?.includes('Nonsense')) throw invalidParams('no operation is called Nonsense');
    return opType && new Set(opType);
  },
  select({ height, logs }, types) {
    asked.logs++;
    return logs
      .filter((log) => (types as ReadonlySet<string> | undefined)?.has(log.opType) ?? true)
      .map((log) => new RawJson(`{"blockHeight":${height},"opType":"${log.opType}"}`));
  },
});

export const block = (height: number, ...types: string[]): Block => ({
  height,
  logs: types.map((opType) => ({ opType, from: 'a' })),
});
