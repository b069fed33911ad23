/** Overview of the chain: figures, the newest blocks and bundles, the next leaders. */

import type { VNode } from 'preact';
import { Bars } from './bars.js';
import { network, node } from './chain.js';
import { to, useAsk, useBlocks } from './hooks.js';
import { Address, Answer, Figures, Hash, Height, Part, Rounded, Table, Time } from './parts.js';
import { grouped, percent } from './text.js';

const BLOCKS = 40;
const SHOWN = 8;

/** `/` */
export function Overview(): VNode {
  const live = useBlocks();
  const stats = useAsk(() => node.call('chain_getNetworkStats'), [live]);
  const recent = useAsk(() => node.call('chain_getRecentBlocks', [BLOCKS]), [live]);
  const bundles = useAsk(() => node.call('chain_getRecentTransactions', [SHOWN]), [live]);
  const leader = useAsk(() => node.call('chain_getCurrentLeader'), [live]);
  return (
    <>
      <h1 class="quiet">{network.name}</h1>
      <Answer of={stats}>
        {(now) => (
          <Figures
            rows={[
              ['Height', <Height key="" of={now.height} />],
              ['Transactions per second', `${now.tps_1m.toFixed(2)}`],
              ['Block time', `${(now.avg_block_time_ms / 1000).toFixed(2)} s`],
              ['Epoch', `${grouped(now.epoch)} (${percent(now.epoch_progress_bps)})`],
              ['Bundles', grouped(now.total_transactions)],
              ['Accounts', grouped(now.total_accounts)],
              ['Tokens', grouped(now.total_tokens)],
              ['Pools', grouped(now.total_pools)],
              ['Validators', grouped(now.active_validators)],
              ['Staked', percent(now.staked_bps)],
              ['Pending', grouped(now.mempool_size)],
              ['Peers', grouped(now.peers)],
              ['Gas price', `${grouped(now.gas_price)} nano${network.symbol}`],
              ['Circulating', <Rounded key="" raw={now.circulating_supply} />],
            ]}
          />
        )}
      </Answer>
      <Answer of={recent}>
        {({ blocks }) => (
          <Bars
            caption={`Bundles in each of the last ${blocks.length} blocks`}
            bars={[...blocks].reverse().map(({ height, bundleCount }) => ({
              value: bundleCount,
              label: `block ${height}: ${bundleCount}`,
            }))}
          />
        )}
      </Answer>
      <div class="columns">
        <Part title="Blocks" aside={<a href={to('blocks')}>View all</a>}>
          <Answer of={recent}>
            {({ blocks }) => (
              <Table
                caption="Latest blocks"
                head={['Height', 'Age', 'Bundles', 'Proposer']}
                rows={blocks
                  .slice(0, SHOWN)
                  .map((block) => [
                    <Height key="" of={block.height} />,
                    <Time key="" of={block.timestamp} />,
                    grouped(block.bundleCount),
                    <Address key="" of={block.proposer} />,
                  ])}
              />
            )}
          </Answer>
        </Part>
        <Part title="Bundles" aside={<a href={to('bundles')}>View all</a>}>
          <Answer of={bundles}>
            {({ transactions }) => (
              <Table
                caption="Latest bundles"
                head={['Bundle', 'Age', 'Operations', 'From']}
                rows={transactions.map((one) => [
                  <Hash key="" of={one.bundle_hash} />,
                  <Time key="" of={one.timestamp} />,
                  one.summary,
                  <Address key="" of={one.from} />,
                ])}
              />
            )}
          </Answer>
        </Part>
      </div>
      <Part title="Next proposers">
        <Answer of={leader}>
          {({ height, next }) => (
            <ol class="leaders">
              {next.slice(0, 8).map((one, i) => (
                <li key={i}>
                  <span class="none">{grouped(height + i)}</span> <Address of={one} />
                </li>
              ))}
            </ol>
          )}
        </Answer>
      </Part>
    </>
  );
}
