/** Native balance of an account over time: the current one, minus the movements and fees of its history, backwards. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { NATIVE, network, node } from './chain.js';
import { Chart, type Point } from './chart.js';
import { useAsk } from './hooks.js';
import { Answer, Part, wholeUnits } from './parts.js';
import { grouped } from './text.js';

type Item = Methods['chain_getAddressHistory']['result']['history'][number];

/** Newest entries of the history that the chart covers. */
const ENTRIES = 200;

/** Change of the balance by an entry, in raw native units. */
function changeOf({ token, amount, direction, fee }: Item): bigint {
  const moved = token === NATIVE && amount != null ? BigInt(amount) : 0n;
  const change = direction === 'in' ? moved : direction === 'out' ? -moved : 0n;
  return change - BigInt(fee ?? 0);
}

/** The balance after each block of the history, oldest first, and before the first of them. */
export function balancesOf(balance: string, history: readonly Item[]): readonly Point[] {
  const points: Point[] = [];
  let now = BigInt(balance);
  let shown: number | undefined;
  for (const item of history) {
    if (item.timestamp !== shown) points.push([item.timestamp, wholeUnits(`${now}`, network.decimals)]);
    shown = item.timestamp;
    now -= changeOf(item);
  }
  if (shown !== undefined) points.push([shown - 1, wholeUnits(`${now < 0n ? 0n : now}`, network.decimals)]);
  return points.reverse();
}

/** The balance and the history of one height, unless a block arrives between the two requests. */
async function asked(address: string) {
  const [held, past] = (await node.batch([
    ['chain_getAddressTokens', [address, 1]],
    ['chain_getAddressHistory', [address, ENTRIES, null, 'all']],
  ] as never)) as readonly [Methods['chain_getAddressTokens']['result'], Methods['chain_getAddressHistory']['result']];
  for (const one of [held, past] as readonly unknown[]) if (one instanceof Error) throw one;
  return { balance: held.native.balance, history: past.history, isAll: past.next_cursor === null };
}

export function Balance({ address, live }: { readonly address: string; readonly live: string }): VNode {
  const found = useAsk(() => asked(address), [address, live]);
  const { value } = found;
  const points = useMemo(() => (value === undefined ? [] : balancesOf(value.balance, value.history)), [value]);
  return (
    <Part title="Balance over time">
      <Answer of={found} lines={6}>
        {({ isAll }) =>
          points.length < 2 ? (
            <p class="empty">The chart starts with the first movement.</p>
          ) : (
            <Chart
              caption={`Balance in ${network.symbol}${isAll ? '' : `, last ${grouped(ENTRIES)} entries of the history`}`}
              points={points}
              time
              stepped
              height={200}
              x="time"
              y={network.symbol}
            />
          )
        }
      </Answer>
    </Part>
  );
}
