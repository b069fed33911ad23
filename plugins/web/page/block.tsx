/** Block pages: the list, and one block with its bundles, certificate and events. */

import type { VNode } from 'preact';
import { network, node } from './chain.js';
import { Events } from './events.js';
import { type Route, to, useAsk, useBlocks, useHead } from './hooks.js';
import { Paged } from './pages.js';
import { Address, Amount, Answer, Badge, Facts, Hash, Height, Missing, Part, Table, Time } from './parts.js';
import { FirstDone } from './sentence.js';
import { grouped, moment, percent } from './text.js';

/** `/blocks` */
export function BlocksPage(): VNode {
  const live = useBlocks(2_000);
  return (
    <>
      <h1>Blocks</h1>
      <Paged ask={(cursor) => node.call('chain_getRecentBlocks', [25, cursor])} keys={[]} live={live}>
        {({ blocks }) => (
          <Table
            caption="Blocks, newest first"
            head={['Height', 'Age', 'Bundles', 'Gas', 'Proposer', 'Signatures', 'Size']}
            rows={blocks.map((block) => [
              <Height key="" of={block.height} />,
              <Time key="" of={block.timestamp} />,
              grouped(block.bundleCount),
              percent(Math.round((block.gasUsed * 10_000) / Math.max(1, block.gasLimit))),
              <Address key="" of={block.proposer} />,
              `${block.commit.signers}`,
              `${grouped(block.size_bytes)} B`,
            ])}
          />
        )}
      </Paged>
    </>
  );
}

/** `/block/<height>` */
export function BlockPage({ route }: { readonly route: Route }): VNode {
  const height = /^\d{1,15}$/.test(route.parts[1] ?? '') ? Number(route.parts[1]) : undefined;
  return height === undefined ? (
    <>
      <h1>Block</h1>
      <Missing what="This is not the height of a block. Search finds a block by its hash too." />
    </>
  ) : (
    <Block height={height} />
  );
}

function Block({ height }: { readonly height: number }): VNode {
  const head = useHead();
  const isBelow = height > head.height;
  const block = useAsk(() => node.call('chain_getBlockByHeight', [height]), [height, isBelow]);
  const receipts = useAsk(() => node.call('chain_getBlockTransactions', [height]), [height, isBelow]);
  if (block.value === null) {
    return (
      <>
        <h1>Block {grouped(height)}</h1>
        <Missing what={isBelow ? 'This block does not exist yet.' : 'This node does not have this block.'}>
          <p>
            The newest block is <Height of={head.height} />.
          </p>
        </Missing>
      </>
    );
  }
  return (
    <>
      <h1>Block {grouped(height)}</h1>
      <p class="steps">
        {height > 0 ? <a href={to('block', height - 1)}>← {grouped(height - 1)}</a> : null}
        {height < head.height ? <a href={to('block', height + 1)}>{grouped(height + 1)} →</a> : null}
        {height > 0 ? <a href={to('dag', height)}>Attestations</a> : null}
      </p>
      <Answer of={block} lines={10}>
        {(found) => (
          <>
            <Facts
              rows={[
                ['Hash', <Hash key="" of={found.hash} kind="find" whole />],
                [
                  'Time',
                  <span key="">
                    {moment(found.timestamp)} (<Time of={found.timestamp} />)
                  </span>,
                ],
                ['Proposer', <Address key="" of={found.proposer} whole />],
                ['Finality', <Commit key="" {...found.commit} />],
                ['Round', found.round === 0 ? '0' : <Badge tone="warn">{found.round}: earlier leaders failed</Badge>],
                ['Epoch', grouped(found.epoch)],
                [
                  'Gas',
                  `${grouped(found.gasUsed)} of ${grouped(found.gasLimit)}, gas price ${grouped(found.baseFee)} nano${network.symbol}`,
                ],
                ['Size', `${grouped(found.size_bytes)} bytes`],
                ['Fees', <Amount key="" raw={found.stats.total_fees} />],
                found.reward ? ['Reward', <Amount key="" raw={found.reward.proposer} />] : null,
                ['State root', <code key="">{found.stateRoot}</code>],
                [
                  'Parent',
                  height > 0 ? (
                    <a key="" href={to('block', height - 1)}>
                      <code>{found.parentHash}</code>
                    </a>
                  ) : (
                    'genesis'
                  ),
                ],
              ]}
            />
            <Part title={`Bundles (${grouped(found.bundleCount)})`}>
              <Answer of={receipts}>
                {({ transactions }) => (
                  <Table
                    caption="Bundles of the block"
                    head={['Bundle', 'Summary', 'From', 'Fee']}
                    none="No bundles."
                    rows={transactions.map((one) => [
                      <Hash key="" of={one.bundle_hash} />,
                      <FirstDone key="" of={one} />,
                      <Address key="" of={one.from} />,
                      <Amount key="" raw={one.fee} />,
                    ])}
                  />
                )}
              </Answer>
            </Part>
            <Part title="Block events">
              <Events of={found.events} />
            </Part>
          </>
        )}
      </Answer>
    </>
  );
}

/** Share of the stake that signed. */
function Commit({
  signers,
  signed_power,
  total_power,
}: {
  readonly signers: number;
  readonly signed_power: string;
  readonly total_power: string;
}): VNode {
  const bps = Number((BigInt(signed_power) * 10_000n) / (BigInt(total_power) || 1n));
  return (
    <span>
      {signers} {signers === 1 ? 'signature' : 'signatures'}, {percent(bps)} of the stake
      <span class="share" aria-hidden="true">
        <i style={{ width: `${bps / 100}%` }} />
      </span>
    </span>
  );
}
