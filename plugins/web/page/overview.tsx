/** Overview of the chain: key figures, the newest blocks and bundles, the state of the network, the next proposers. */

import type { ComponentChildren, VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { Bars } from './bars.js';
import { network, node } from './chain.js';
import { Feed } from './feed.js';
import { type Asked, to, useAsk, useBlocks } from './hooks.js';
import { Address, Answer, Facts, Figures, Hash, Height, Part, Problem, Rounded, Time } from './parts.js';
import { Summary } from './sentence.js';
import { counted, grouped, percent } from './text.js';

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
      <KeyFigures of={stats} />
      <div class="columns">
        <Part title="Blocks" aside={<a href={to('blocks')}>View all</a>}>
          <Answer of={recent} lines={SHOWN} rows>
            {({ blocks }) => (
              <Feed
                caption="Latest blocks"
                rows={blocks.slice(0, SHOWN).map((block) => ({
                  id: block.hash,
                  order: block.height,
                  cells: [
                    <Height key="" of={block.height} />,
                    counted(block.bundleCount, 'bundle'),
                    <span key="">
                      by <Address of={block.proposer} />
                    </span>,
                    <Time key="" of={block.timestamp} />,
                  ],
                }))}
              />
            )}
          </Answer>
        </Part>
        <Part title="Bundles" aside={<a href={to('bundles')}>View all</a>}>
          <Answer of={bundles} lines={SHOWN} rows>
            {({ transactions }) => (
              <Feed
                caption="Latest bundles"
                rows={transactions.map((one) => ({
                  id: one.bundle_hash,
                  order: one.block_height,
                  cells: [
                    <Summary key="" of={one} />,
                    <small key="">
                      <Time of={one.timestamp} />
                    </small>,
                    <span key="">
                      from <Address of={one.from} />
                    </span>,
                    <Hash key="" of={one.bundle_hash} />,
                  ],
                }))}
              />
            )}
          </Answer>
        </Part>
      </div>
      <div class="columns">
        <Part title="Activity">
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
        </Part>
        <Part title="Network">
          <NetworkFacts of={stats} />
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

type Stats = Methods['chain_getNetworkStats']['result'];

/** A figure, once it is known. */
const shown = (of: Asked<Stats>, figure: (found: Stats) => ComponentChildren): ComponentChildren =>
  of.value === undefined ? <i class="waiting" /> : figure(of.value);

function KeyFigures({ of }: { readonly of: Asked<Stats> }): VNode {
  if (of.value === undefined && of.problem !== undefined) return <Problem of={of.problem} again={of.again} />;
  return (
    <Figures
      rows={[
        ['Height', shown(of, ({ height }) => <Height of={height} />)],
        ['Bundles per second', shown(of, ({ tps_1m }) => tps_1m.toFixed(2))],
        [
          'Mean block time',
          shown(of, ({ avg_block_time_ms }) => `${(avg_block_time_ms / 1_000).toFixed(2)} s`),
          'Over the last 100 blocks',
        ],
        ['Gas price', shown(of, ({ gas_price }) => `${grouped(gas_price)} nano${network.symbol}`)],
        ['Staked', shown(of, ({ staked_bps }) => percent(staked_bps))],
        ['Circulating', shown(of, ({ circulating_supply }) => <Rounded raw={circulating_supply} />)],
      ]}
    />
  );
}

const NetworkFacts = ({ of }: { readonly of: Asked<Stats> }): VNode => (
  <div class="two">
    <Facts
      rows={[
        ['Bundles', shown(of, ({ total_transactions }) => grouped(total_transactions))],
        ['Accounts', shown(of, ({ total_accounts }) => grouped(total_accounts))],
        ['Tokens', shown(of, ({ total_tokens }) => grouped(total_tokens))],
        ['Pools', shown(of, ({ total_pools }) => grouped(total_pools))],
      ]}
    />
    <Facts
      rows={[
        ['Epoch', shown(of, ({ epoch, epoch_progress_bps: bps }) => `${grouped(epoch)} (${percent(bps)})`)],
        ['Validators', shown(of, ({ active_validators }) => grouped(active_validators))],
        ['Pending', shown(of, ({ mempool_size }) => grouped(mempool_size))],
        ['Peers', shown(of, ({ peers }) => grouped(peers))],
      ]}
    />
  </div>
);
