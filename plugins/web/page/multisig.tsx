/**
 * Pending proposals of a multi-signature account: their operations, whether they would succeed, and approvals that
 * commit to them.
 */

import type { VNode } from 'preact';
import type { Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { Ask, Do } from './ask.js';
import { signing } from './chain.js';
import { useAsk, useBlocks } from './hooks.js';
import { Address, Answer, Badge, Text } from './parts.js';
import type { Draft } from './sign.js';
import { plain, words } from './text.js';
import { Operations } from './value.js';

type Waiting = Methods['chain_listMultiSigTxs']['result']['transactions'][number];

const MOST = 20;

/** `/console/multisig`, `…?account=trl…`. */
export const MultiSig = ({ from, query }: { readonly from: string; readonly query: URLSearchParams }): VNode => (
  <Ask
    title="Approve multi-signature proposals"
    action="Show proposals"
    fields={[{ name: 'account', label: 'Multi-signature account', start: query.get('account') }]}
    atOnce
    make={async ({ account = '' }) => account}
  >
    {(account: string) => <Proposals of={account} from={from} />}
  </Ask>
);

/** The newest transactions of the account; with `from` also buttons for its approvals. */
export function Proposals({ of, from }: { readonly of: string; readonly from?: string }): VNode {
  const live = useBlocks(2_000);
  const found = useAsk(async () => (await signing()).call('chain_listMultiSigTxs', [of, MOST]), [of, live]);
  return (
    <Answer of={found}>
      {({ transactions }) =>
        transactions.length === 0 ? (
          <p class="none">No proposals.</p>
        ) : (
          <ol class="operations">
            {transactions.map((one) => (
              <Proposed key={one.tx_id} of={one} {...(from === undefined ? {} : { from })} />
            ))}
          </ol>
        )
      }
    </Answer>
  );
}

function Proposed({ of, from }: { readonly of: Waiting; readonly from?: string }): VNode {
  // The approval commits to the operations shown: the page itself computes their hash instead of taking it from the
  // node.
  const approval = async (): Promise<Draft> => {
    const operations_hash = (await signing()).contentHash('ApproveMultiSigOperations', of);
    if (operations_hash !== of.operations_hash)
      throw new RangeError('the hash from the node does not match the operations that it shows');
    return { operations: [{ ApproveMultiSigOperations: { account: of.account, tx_id: of.tx_id, operations_hash } }] };
  };
  const mine = of.approvals.some(({ signer }) => signer === from);
  const waits = of.status === 'Pending';
  return (
    <li>
      <h3>
        {of.tx_id}: <Text of={of.description} most={256} />
      </h3>
      <p>
        <Badge tone={of.status === 'Executed' ? 'good' : waits ? 'warn' : 'bad'}>{words(of.status)}</Badge>{' '}
        {of.approval_count} of {of.threshold} approvals; proposed by <Address of={of.proposer} />
      </p>
      <Operations of={of.operations} />
      {of.simulation ? (
        <p>
          {of.simulation.ok ? (
            <Badge tone="good">would succeed now</Badge>
          ) : (
            <>
              <Badge tone="bad">would fail now</Badge> {plain(of.simulation.error?.message ?? '', 200)}
            </>
          )}
        </p>
      ) : null}
      {of.approvals.length > 0 ? (
        <p class="none">
          Approved by{' '}
          {of.approvals.map(({ signer }, i) => (
            <span key={signer}>
              {i > 0 ? ', ' : ''}
              <Address of={signer} />
            </span>
          ))}
        </p>
      ) : null}
      {from === undefined ? null : (
        <Do
          label={waits ? (mine ? 'Revoke approval' : 'Review approval') : undefined}
          quiet={mine}
          draft={
            mine ? { operations: [{ RevokeMultiSigApproval: { account: of.account, tx_id: of.tx_id } }] } : approval
          }
        />
      )}
    </li>
  );
}
