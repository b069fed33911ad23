/** The bridge: which tokens stand for which contracts, who attests, what passages cost; the passages of everybody, and of an account. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { node } from './chain.js';
import { type Route, to, useAsk, useBlocks } from './hooks.js';
import { Paged } from './pages.js';
import { Address, Amount, Answer, Badge, Hash, Id, Part, Table, Time, TokenLink } from './parts.js';
import { RecordOf } from './record.js';
import { grouped, percent, plain, span, words } from './text.js';

/** `/bridge`, `/bridge/<account>` */
export function BridgePage({ route }: { readonly route: Route }): VNode {
  const account = route.parts[1];
  const attesters = useAsk(() => node.call('chain_getBridgeAttesters'), []);
  if (account !== undefined) return <Passages of={account} />;
  return (
    <>
      <h1>Bridge</h1>
      <form
        class="search"
        onSubmit={(event) => {
          event.preventDefault();
          const input = event.currentTarget.elements.namedItem('account') as HTMLInputElement;
          if (input.value.trim() !== '') location.hash = to('bridge', input.value.trim());
        }}
      >
        <input name="account" aria-label="Account or name" placeholder="Passages of an account…" spellcheck={false} />
        <button type="submit">Show</button>
      </form>
      <AllPassages />
      <Part title="Tokens of other chains">
        <Paged ask={(cursor) => node.call('chain_getBridgeMappings', [null, 25, cursor])} keys={[]}>
          {({ mappings }) => (
            <Table
              caption="Mappings"
              head={['Token', 'Chain', 'Contract', 'Made here', 'Burned', 'In a day', 'State']}
              none="None are mapped."
              rows={mappings.map((one) => [
                <TokenLink key="" mint={one.mint} />,
                plain(one.chain, 40),
                <Id key="" of={one.contract} />,
                <Amount key="" raw={one.minted} mint={one.mint} />,
                <Amount key="" raw={one.burned} mint={one.mint} />,
                one.limits?.per_day == null ? '' : <Amount key="" raw={one.limits.per_day} mint={one.mint} />,
                one.paused ? (
                  <Badge key="" tone="bad">
                    paused
                  </Badge>
                ) : (
                  'open'
                ),
              ])}
            />
          )}
        </Paged>
      </Part>
      <Part title="What a withdrawal costs">
        <Paged ask={(cursor) => node.call('chain_getBridgeFees', [null, 25, cursor])} keys={[]}>
          {({ fees }) => (
            <Table
              caption="Fees"
              head={['Chain', 'Token', 'Fee', 'Part', 'Takes']}
              none="None are mapped."
              rows={fees.map((one) => [
                plain(one.chain, 40),
                <TokenLink key="" mint={one.token} />,
                <Amount key="" raw={one.base_fee} mint={one.token} />,
                percent(one.fee_bps),
                span(one.eta_seconds * 1000),
              ])}
            />
          )}
        </Paged>
      </Part>
      <Part title="Attesters">
        <Answer of={attesters}>
          {(found) => (
            <>
              <p>
                {found.threshold} of {found.attesters.length} must sign.
              </p>
              <Table
                caption="Attesters"
                head={['Place', 'Account', 'Key']}
                rows={found.attesters.map((one) => [
                  `${one.index}`,
                  one.address ? <Address key="" of={one.address} /> : '',
                  <Id key="" of={one.public_key} />,
                ])}
              />
            </>
          )}
        </Answer>
      </Part>
    </>
  );
}

/** How many passages of each direction are shown at first, and how many more with each step; the most that a node tells at once. */
const STEP = 25;
const MOST = 1_000;

/** The newest passages of everybody, so many of each direction. Where one list goes on, nothing older than its last one is told: others may lie between. */
async function passages(limit: number) {
  const [came, went] = await Promise.all([
    node.call('chain_allBridgeDeposits', [limit]),
    node.call('chain_allBridgeWithdrawals', [limit]),
  ]);
  const floor = Math.max(...[came, went].map((one) => (one.next_cursor ? one.events.at(-1)!.height : 0)));
  const all = [
    ...came.events.map(({ data, ...at }) => ({
      ...at,
      ...data,
      account: data.recipient,
      deposit: data,
      withdrawal: undefined,
    })),
    ...went.events.map(({ data, ...at }) => ({ ...at, ...data, account: data.sender, withdrawal: data })),
  ];
  const shown = all.filter(({ height }) => height >= floor).sort((a, b) => b.height - a.height);
  return { shown, more: floor > 0 };
}

/** What went over the bridge, in both directions. */
function AllPassages(): VNode {
  const live = useBlocks(5_000);
  const [limit, setLimit] = useState(STEP);
  const found = useAsk(() => passages(limit), [limit, live]);
  return (
    <Part title="Passages">
      <Answer of={found}>
        {({ shown, more }) => (
          <>
            <Table
              caption="Passages of everybody, newest first"
              head={['When', '', 'Chain', 'Account', 'Amount', 'Bundle']}
              none="Nothing has gone over the bridge yet."
              rows={shown.map((one) => [
                <Time key="" of={one.time} />,
                one.withdrawal ? (
                  <a key="" href={to('withdrawal', `${one.withdrawal.withdrawal_id}`)}>
                    out {one.withdrawal.withdrawal_id}
                  </a>
                ) : (
                  <a key="" href={to('deposit', one.chain, one.deposit.tx_hash, one.deposit.log_index)}>
                    in
                  </a>
                ),
                plain(one.chain, 40),
                <Address key="" of={one.account} />,
                <Amount key="" raw={one.amount} mint={one.mint} />,
                <Hash key="" of={one.bundle_hash} />,
              ])}
            />
            {more && limit < MOST ? (
              <div class="pager">
                <button type="button" onClick={() => setLimit(limit + STEP)}>
                  Older
                </button>
              </div>
            ) : null}
            {more && limit >= MOST ? <p class="none">Older ones are told by account.</p> : null}
          </>
        )}
      </Answer>
    </Part>
  );
}

const Passages = ({ of }: { readonly of: string }): VNode => (
  <>
    <h1>Passages over the bridge</h1>
    <p>
      <Address of={of} whole />
    </p>
    <Paged ask={(cursor) => node.call('chain_getBridgeHistory', [of, 25, cursor])} keys={[of]}>
      {({ operations }) => (
        <Table
          caption="Passages, newest first"
          head={['When', '', 'Chain', 'Amount', 'State', 'Signed', 'Bundle']}
          none="None."
          rows={operations.map((one) => [
            one.updated_at == null ? '' : <Time key="" of={one.updated_at} />,
            one.direction === 'in' ? (
              <Badge key="" tone="good">
                in
              </Badge>
            ) : one.withdrawal_id == null ? (
              <Badge key="">out</Badge>
            ) : (
              <a key="" href={to('withdrawal', `${one.withdrawal_id}`)}>
                out {one.withdrawal_id}
              </a>
            ),
            plain(one.chain, 40),
            <Amount key="" raw={one.amount} mint={one.mint} />,
            words(one.status),
            `${grouped(one.signatures)} of ${grouped(one.required)}`,
            one.bundle_hash == null ? '' : <Hash key="" of={one.bundle_hash} />,
          ])}
        />
      )}
    </Paged>
    <Part title="On its way">
      <RecordOf method="chain_getPendingReceives" params={[of, 25]} />
    </Part>
  </>
);

/** `/withdrawal/<number>` */
export const WithdrawalPage = ({ route }: { readonly route: Route }): VNode => (
  <>
    <h1>Withdrawal {route.parts[1]}</h1>
    <RecordOf
      method="chain_getBridgeWithdrawal"
      params={[Number(route.parts[1])]}
      none="There is none of this number."
    />
  </>
);

/** `/deposit/<chain>/<transaction>/<log>` */
export const DepositPage = ({ route }: { readonly route: Route }): VNode => {
  const [, chain = '', tx = '', log = '0'] = route.parts;
  return (
    <>
      <h1>Deposit on {plain(chain, 40)}</h1>
      <RecordOf
        method="chain_getBridgeStatus"
        params={[chain, tx, Number(log)]}
        none="Nobody has told of such a deposit yet."
      />
    </>
  );
};
