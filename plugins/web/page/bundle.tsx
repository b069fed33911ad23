/** Bundle pages: the newest ones, and one bundle with its operations, movements, cost and events. */

import type { VNode } from 'preact';
import type { Methods, Receipt } from '../../../rpc-schemas/clients/typescript/index.js';
import { network, node } from './chain.js';
import { Events, Movements } from './events.js';
import { type Route, useAsk, useBlocks } from './hooks.js';
import { Paged } from './pages.js';
import { Address, Amount, Answer, Badge, Facts, Hash, Height, Part, Table, Time } from './parts.js';
import { Sentence, Summary } from './sentence.js';
import { grouped, moment, plain } from './text.js';
import { Operations } from './value.js';

/** `/bundles` */
export function BundlesPage(): VNode {
  const live = useBlocks(2_000);
  return (
    <>
      <h1>Bundles</h1>
      <Paged ask={(cursor) => node.call('chain_getRecentTransactions', [25, cursor])} keys={[]} live={live}>
        {({ transactions }) => (
          <Table
            caption="Bundles, newest first"
            head={['Bundle', 'Block', 'Age', 'Summary', 'From', 'Fee']}
            none="No bundles yet."
            rows={transactions.map((one) => [
              <Hash key="" of={one.bundle_hash} />,
              <Height key="" of={one.block_height} />,
              <Time key="" of={one.timestamp} />,
              <Summary key="" of={one} />,
              <Address key="" of={one.from} />,
              <Amount key="" raw={one.fee} />,
            ])}
          />
        )}
      </Paged>
    </>
  );
}

/** Hashes of bundles, also in hex. */
const BUNDLE_HASH = new RegExp(`^(${network.hashPrefix}[1-9A-HJ-NP-Za-km-z]{32,44}|(0x)?[0-9a-fA-F]{64})$`);

type Found = Methods['chain_getTransactionReceipt']['result'];

/** `/tx/<hash>` */
export function BundlePage({ route }: { readonly route: Route }): VNode {
  const hash = route.parts[1] ?? '';
  const live = useBlocks(2_000);
  const receipt = useAsk<Found>(() => node.call('chain_getTransactionReceipt', [hash]), [hash]);
  // A pending bundle is requested again with each block; a final one never changes.
  const waits = useAsk<Found>(
    () => (receipt.value === null ? node.call('chain_getTransactionReceipt', [hash]) : Promise.resolve(null)),
    [hash, receipt.value === null, live],
  );
  const found = receipt.value ?? waits.value;
  return (
    <Answer
      of={{ ...receipt, ...(found ? { value: found } : {}) }}
      title="Bundle"
      none={
        BUNDLE_HASH.test(hash)
          ? 'Bundle not found: it is in no block, and this node has not rejected it. It may still be pending.'
          : `This is not a bundle hash: one begins with ${network.hashPrefix}, followed by 32 to 44 letters and digits.`
      }
      lines={8}
    >
      {(one) => (
        <>
          <h1>Bundle</h1>
          {one.status === 'success' ? <Included of={one} /> : <Rejected of={one} />}
        </>
      )}
    </Answer>
  );
}

const Rejected = ({ of }: { readonly of: Exclude<NonNullable<Found>, Receipt> }): VNode => (
  <section class="card">
    <p>
      <Badge tone="bad">rejected</Badge> {plain(of.error.message, 400)}{' '}
      <span class="none">
        ({plain(of.error.name, 80)}, code {of.error.code})
      </span>
    </p>
    <p class="none">It had no effect, and no fee was charged.</p>
  </section>
);

const MOST_SENTENCES = 8;

function Included({ of }: { readonly of: Receipt }): VNode {
  const count = of.operations.length;
  const done = of.operations.map(({ type, fields }, i) => ({
    ...{ type, fields: fields as Readonly<Record<string, unknown>> },
    events: of.events.filter(({ op_index }) => op_index === i),
  }));
  return (
    <>
      <section class="card lead">
        {done.slice(0, MOST_SENTENCES).map((one, i) => (
          <p key={i} class="sentence">
            <Sentence of={one} />
          </p>
        ))}
        {count > MOST_SENTENCES ? <p class="none">and {grouped(count - MOST_SENTENCES)} more operations</p> : null}
      </section>
      <Facts
        rows={[
          ['Hash', <Hash key="" of={of.bundle_hash} whole />],
          [
            'Status',
            <Badge key="" tone="good">
              final
            </Badge>,
          ],
          [
            'Block',
            <span key="">
              <Height of={of.block_height} />, index {of.index}
            </span>,
          ],
          [
            'Time',
            <span key="">
              {moment(of.timestamp)} (<Time of={of.timestamp} />)
            </span>,
          ],
          ['From', <Address key="" of={of.from} whole />],
          ['Nonce', grouped(of.nonce)],
          [
            'Fee',
            <span key="">
              <Amount raw={of.fee} />, {grouped(of.gas_used)} gas at price {grouped(of.gas_price)} nano{network.symbol}
            </span>,
          ],
          [
            'Signatures',
            of.signatures.length === 0 ? (
              <Badge key="" tone="warn">
                none
              </Badge>
            ) : (
              of.signatures.map(({ key_type }) => plain(key_type, 40)).join(', ')
            ),
          ],
        ]}
      />
      <Part title={count === 1 ? 'Operation' : `Operations (${count})`}>
        <Operations of={of.operations.map(({ type, fields }) => ({ [type]: fields }))} />
      </Part>
      <Part title="Token transfers">{Movements({ of: of.events }) ?? <p class="none">None.</p>}</Part>
      <Part title={`Events (${grouped(of.events.length)})`}>
        <Events of={of.events} />
      </Part>
    </>
  );
}
