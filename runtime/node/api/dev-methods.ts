/** Methods for dev chains only: they let a developer see in a minute what takes weeks elsewhere. */

import { setTimeout as sleep } from 'node:timers/promises';
import { MethodDisabled, Timeout } from '../../kernel/chain/common-errors.js';
import type { ChainInfo } from '../../kernel/module/context.js';
import { struct } from '../../lib/codec/composites.js';
import { doc } from '../../lib/codec/doc.js';
import * as scalar from '../../lib/codec/scalars.js';
import { fail } from '../../lib/errors.js';
import type { RpcMethod, RpcRequest } from '../../lib/rpc/methods/method.js';
import { declare } from './declare.js';
import type { ApiParts } from './parts.js';

const DEV_NETWORK = 'dev';
const TEN_YEARS = 315_360_000;
const PATIENCE_MS = 5_000;
const POLL_MS = 20;

/** Whether the keys of a chain are public and its time is set by the developer. */
export const isDev = ({ network }: Pick<ChainInfo, 'network'>): boolean => network === DEV_NETWORK;

function onlyForDevelopers({ network }: ChainInfo, { loopback }: RpcRequest): void {
  if (network !== DEV_NETWORK) fail(MethodDisabled, { network, reason: 'this method works on dev chains only' });
  if (!loopback) fail(MethodDisabled, { network, reason: "this method works for callers on the node's machine only" });
}

/** Methods of a dev chain; on other chains they fail. */
export function devMethods({ ledger, text, clock }: ApiParts): RpcMethod[] {
  return [
    declare(text, {
      name: 'dev_advanceTime',
      about:
        'Moves the time of blocks forward permanently, on a dev chain only. Returns the first block with the new time.',
      params: {
        seconds: doc(scalar.range(1, TEN_YEARS, 'seconds'), 'Number of seconds to advance, at most ten years'),
      },
      result: struct({
        height: doc(scalar.height, 'Height of the first block with the new time'),
        time: doc(scalar.time, 'Time of that block, in Unix seconds'),
      }),
      errors: [MethodDisabled, Timeout],
      write: true,
      async answer({ seconds }, request) {
        onlyForDevelopers(ledger.chain, request);
        clock.advance(seconds * 1000);
        const target = clock.now();
        const giveUp = performance.now() + PATIENCE_MS;
        while (ledger.head.header.timestamp_ms < target) {
          if (performance.now() > giveUp || request.signal?.aborted) {
            fail(Timeout, {
              reason: 'the clock has moved, but no block has the new time yet',
              next_step: 'move the clock of every validator of the chain',
            });
          }
          await sleep(POLL_MS);
        }
        const { height, header } = ledger.head;
        return { height, time: Math.trunc(header.timestamp_ms / 1000) };
      },
    }),
  ];
}
