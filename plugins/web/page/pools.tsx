/** Pool pages: all pools, and one with its price over time, depth, locks and swaps. */

import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { node } from './chain.js';
import { Chart, type Point } from './chart.js';
import { type Route, to, useAsk, useBlocks, useToken } from './hooks.js';
import { Paged } from './pages.js';
import {
  Address,
  Amount,
  Answer,
  Cause,
  Facts,
  Height,
  Id,
  Part,
  Table,
  Time,
  TokenLink,
  wholeUnits,
} from './parts.js';
import { grouped, moment, percent, plain, priceText } from './text.js';

type Pool = NonNullable<Methods['chain_getPool']['result']>;
type Swap = Methods['chain_poolSwaps']['result']['events'][number];

/** `/pools` */
export function PoolsPage(): VNode {
  return (
    <>
      <h1>Pools</h1>
      <Paged ask={(cursor) => node.call('chain_listPools', [25, cursor])} keys={[]}>
        {({ pools }) => (
          <Table
            caption="Pools, deepest first"
            head={['Pair', 'Reserve', 'Reserve of the other token', 'Price', 'Fee', 'Swaps', 'Liquidity']}
            none="No pools yet."
            rows={pools.map((one) => [
              <a key="" href={to('pool', one.symbol_a, one.symbol_b)}>
                {plain(`${one.symbol_a}/${one.symbol_b}`, 40)}
              </a>,
              <Amount key="" raw={one.reserve_a} mint={one.token_a} />,
              <Amount key="" raw={one.reserve_b} mint={one.token_b} />,
              `${priceText(one.price_a_in_b)} ${plain(one.symbol_b, 20)}`,
              percent(one.fee_bps),
              grouped(one.swaps),
              one.tvl_native == null ? '' : <Amount key="" raw={one.tvl_native} />,
            ])}
          />
        )}
      </Paged>
    </>
  );
}

/** `/pool/<token>/<token>` */
export function PoolPage({ route }: { readonly route: Route }): VNode {
  const [, a = '', b = ''] = route.parts;
  const live = useBlocks(3_000);
  const pool = useAsk(() => node.call('chain_getPool', [a, b]), [a, b, live]);
  return (
    <Answer of={pool} title="Pool" none="Pool not found.">
      {(found) => (
        <>
          <h1>
            <span class="kind">Pool</span>
            {plain(`${found.symbol_a}/${found.symbol_b}`, 40)}
          </h1>
          <p class="steps">
            <a href={`${to('console', 'swap')}?${new URLSearchParams({ give: found.symbol_a, get: found.symbol_b })}`}>
              Swap
            </a>
          </p>
          <Facts
            rows={[
              ['Pool', <Id key="" of={found.address} whole />],
              [
                'Reserves',
                <span key="">
                  <Amount raw={found.reserve_a} mint={found.token_a} /> and{' '}
                  <Amount raw={found.reserve_b} mint={found.token_b} />
                </span>,
              ],
              [
                'Spot price',
                `1 ${plain(found.symbol_a, 20)} = ${priceText(found.price_a_in_b)} ${plain(found.symbol_b, 20)}`,
              ],
              found.twap_10m != null && [
                '10-minute average',
                `1 ${plain(found.symbol_a, 20)} = ${priceText(found.twap_10m)} ${plain(found.symbol_b, 20)}`,
              ],
              ['Fee', percent(found.fee_bps)],
              found.tvl_native != null && ['Liquidity', <Amount key="" raw={found.tvl_native} />],
              [
                '24 h volume',
                <span key="">
                  <Amount raw={found.volume_24h_a} mint={found.token_a} /> and{' '}
                  <Amount raw={found.volume_24h_b} mint={found.token_b} />
                </span>,
              ],
              [
                'Liquidity tokens',
                <span key="">
                  <Amount raw={found.lp_supply} mint={found.lp_mint} />, locked{' '}
                  <Amount raw={found.lp_locked} mint={found.lp_mint} />
                </span>,
              ],
              [
                'Created',
                <span key="">
                  by <Address of={found.creator} /> in block <Height of={found.created_at_height} />
                </span>,
              ],
            ]}
          />
          <Prices of={found} live={live} />
          <Depth of={found} />
          <Part title="Locked liquidity">
            <Table
              caption="Locks, oldest first"
              head={['Owner', 'Liquidity tokens', 'Unlocks']}
              none="None."
              rows={found.locks.map((one) => [
                <Address key="" of={one.owner} />,
                <Amount key="" raw={one.amount} mint={found.lp_mint} />,
                moment(one.unlock_at),
              ])}
            />
          </Part>
        </>
      )}
    </Answer>
  );
}

const SWAPS = 200;

/** The price of each swap, including its fee. */
function Prices({ of, live }: { readonly of: Pool; readonly live: string }): VNode {
  const [a, b] = [useToken(of.token_a), useToken(of.token_b)];
  const recent = useAsk(() => node.call('chain_poolSwaps', [of.address, SWAPS]), [of.address, live]);
  const points = useMemo((): readonly Point[] => {
    if (!a || !b || !recent.value) return [];
    const priced = recent.value.events.flatMap(({ time, data }): Point[] => {
      const isSale = data.token_in === of.token_a;
      const [inA, inB] = isSale ? [data.amount_in, data.amount_out] : [data.amount_out, data.amount_in];
      const sold = wholeUnits(inA, a.decimals);
      return sold > 0 ? [[time, wholeUnits(inB, b.decimals) / sold]] : [];
    });
    return priced.reverse();
  }, [recent.value, a, b]);
  const pair = `${plain(of.symbol_a, 20)} in ${plain(of.symbol_b, 20)}`;
  return (
    <Part title="Price">
      {points.length > 1 ? (
        <Chart caption={`Price of ${pair}, last ${points.length} swaps`} points={points} time x="time" y={pair} />
      ) : (
        <p class="none">The chart starts with the second swap.</p>
      )}
      <Paged<{ events: readonly Swap[]; next_cursor?: string | null }>
        ask={(cursor) => node.call('chain_poolSwaps', [of.address, 10, cursor])}
        keys={[of.address]}
        live={live}
      >
        {({ events }) => (
          <Table
            caption="Swaps, newest first"
            head={['Age', 'Trader', 'Paid', 'Received', 'Bundle']}
            none="No swaps yet."
            rows={events.map(({ time, height, data, bundle_hash }) => [
              <Time key="" of={time} />,
              <Address key="" of={data.trader} />,
              <Amount key="" raw={data.amount_in} mint={data.token_in} />,
              <Amount key="" raw={data.amount_out} mint={data.token_out} />,
              <Cause key="" bundle={bundle_hash} height={height} />,
            ])}
          />
        )}
      </Paged>
    </Part>
  );
}

const STEPS = 40;

/** Price impact of a swap by its size, with a constant product of the reserves. */
function Depth({ of }: { readonly of: Pool }): VNode {
  const [a, b] = [useToken(of.token_a), useToken(of.token_b)];
  const points = useMemo((): readonly Point[] => {
    if (!a || !b) return [];
    const [x, y] = [wholeUnits(of.reserve_a, a.decimals), wholeUnits(of.reserve_b, b.decimals)];
    const kept = 1 - of.fee_bps / 10_000;
    return Array.from({ length: STEPS }, (_, i): Point => {
      const given = (x * (i + 1)) / (STEPS * 2);
      return [given, (y * given * kept) / (x + given * kept) / given];
    });
  }, [of.reserve_a, of.reserve_b, a, b]);
  const [sold, paid] = [plain(of.symbol_a, 20), plain(of.symbol_b, 20)];
  return (
    <Part title="Depth">
      {points.length > 0 ? (
        <Chart
          caption={`Price of ${sold} in ${paid}, by trade size`}
          points={points}
          time={false}
          x={`${sold} sold`}
          y={`${paid} per ${sold}`}
        />
      ) : null}
      <p class="none">
        Constant-product price of <TokenLink mint={of.token_a} /> in <TokenLink mint={of.token_b} />, including the fee.
      </p>
    </Part>
  );
}
