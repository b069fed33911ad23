/** Bundle pages: the newest ones, and one bundle with its operations, movements, cost and events. */

import type { VNode } from 'preact';
import type { Methods, Receipt } from '../../../rpc-schemas/clients/typescript/index.js';
import { node } from './chain.js';
import { Events, Movements } from './events.js';
import { type Route, useAsk, useBlocks, useDeclared } from './hooks.js';
import { Paged } from './pages.js';
import { Address, Amount, Answer, Badge, Facts, Hash, Height, Part, Table, Time } from './parts.js';
import { grouped, moment, plain } from './text.js';
import { aboutOperation, OperationFields } from './value.js';

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
            head={['Bundle', 'Block', 'Age', 'What', 'From', 'Fee']}
            rows={transactions.map((one) => [
              <Hash key="" of={one.bundle_hash} />,
              <Height key="" of={one.block_height} />,
              <Time key="" of={one.timestamp} />,
              one.summary,
              <Address key="" of={one.from} />,
              <Amount key="" raw={one.fee} />,
            ])}
          />
        )}
      </Paged>
    </>
  );
}

/** Operations with their fields and descriptions. */
export function Operations({
  of,
}: {
  readonly of: readonly { readonly type: string; readonly fields: unknown }[];
}): VNode {
  const declared = useDeclared();
  return (
    <ol class="operations">
      {of.map(({ type, fields }, i) => (
        <li key={i}>
          <h3>{plain(type, 130)}</h3>
          {declared ? <p class="about">{plain(aboutOperation(type, declared.schemas) ?? '', 400)}</p> : null}
          <OperationFields type={type} fields={fields} schemas={declared?.schemas ?? {}} />
        </li>
      ))}
    </ol>
  );
}

type Told = Methods['chain_getTransactionReceipt']['result'];

/** `/tx/<hash>` */
export function BundlePage({ route }: { readonly route: Route }): VNode {
  const hash = route.parts[1] ?? '';
  const live = useBlocks(2_000);
  const receipt = useAsk<Told>(() => node.call('chain_getTransactionReceipt', [hash]), [hash]);
  // A pending bundle is requested again with each block; a final one never changes.
  const waits = useAsk<Told>(
    () => (receipt.value === null ? node.call('chain_getTransactionReceipt', [hash]) : Promise.resolve(null)),
    [hash, receipt.value === null, live],
  );
  const found = receipt.value ?? waits.value;
  return (
    <>
      <h1>Bundle</h1>
      <Answer
        of={{ ...receipt, ...(found ? { value: found } : {}) }}
        none="No block has this bundle, and this node has not refused it. It may still wait."
      >
        {(told) => (told.status === 'success' ? <Done of={told} /> : <Refused of={told} />)}
      </Answer>
    </>
  );
}

const Refused = ({ of }: { readonly of: Exclude<NonNullable<Told>, Receipt> }): VNode => (
  <>
    <p>
      <Badge tone="bad">refused</Badge> {of.error.code} {plain(of.error.name, 80)}: {plain(of.error.message, 400)}
    </p>
    <p class="none">It changed nothing and cost nothing.</p>
  </>
);

function Done({ of }: { readonly of: Receipt }): VNode {
  const memos = of.operations.length;
  return (
    <>
      <Facts
        rows={[
          ['Hash', <Hash key="" of={of.bundle_hash} whole />],
          [
            'State',
            <Badge key="" tone="good">
              final
            </Badge>,
          ],
          [
            'Block',
            <span key="">
              <Height of={of.block_height} />, place {of.index}
            </span>,
          ],
          [
            'When',
            <span key="">
              {moment(of.timestamp)} (<Time of={of.timestamp} />)
            </span>,
          ],
          ['From', <Address key="" of={of.from} whole />],
          ['Nonce', grouped(of.nonce)],
          [
            'Fee',
            <span key="">
              <Amount raw={of.fee} />, {grouped(of.gas_used)} gas at {grouped(of.gas_price)}
            </span>,
          ],
          [
            'Signed',
            of.signatures.length === 0 ? (
              <Badge key="" tone="warn">
                by nobody
              </Badge>
            ) : (
              of.signatures.map(({ key_type }) => plain(key_type, 40)).join(', ')
            ),
          ],
        ]}
      />
      <Part title={memos === 1 ? 'Operation' : `Operations (${memos})`}>
        <Operations of={of.operations} />
      </Part>
      <Part title="Tokens moved">{Movements({ of: of.events }) ?? <p class="none">None.</p>}</Part>
      <Part title={`Events (${grouped(of.events.length)})`}>
        <Events of={of.events} />
      </Part>
    </>
  );
}
