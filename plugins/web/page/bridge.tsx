/** Bridge pages: token mappings, attesters, fees, and transfers over the bridge, of all accounts or one. */

import type { VNode } from 'preact';
import { type Methods, NodeError } from '../../../rpc-schemas/clients/typescript/index.js';
import { node } from './chain.js';
import { type Route, to, useAsk, useBlocks } from './hooks.js';
import { Paged, PagedPart } from './pages.js';
import { Address, Amount, Answer, Badge, Cause, Id, Part, Table, Time, TokenLink } from './parts.js';
import { RecordOf } from './record.js';
import { grouped, percent, plain, span, words } from './text.js';

/** `/bridge`, `/bridge/<account>` */
export function BridgePage({ route }: { readonly route: Route }): VNode {
  const account = route.parts[1];
  const attesters = useAsk(() => node.call('chain_getBridgeAttesters'), []);
  if (account !== undefined) return <TransfersOf account={account} />;
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
        <input
          name="account"
          aria-label="Account or name"
          placeholder="Bridge transfers of an account…"
          spellcheck={false}
        />
        <button type="submit">Show</button>
      </form>
      <AllTransfers />
      <PagedPart
        title="Bridged tokens"
        caption="Mappings"
        head={['Token', 'Chain', 'Contract', 'Minted', 'Burned', 'Daily limit', 'Status']}
        none="No mappings."
        ask={(cursor) => node.call('chain_getBridgeMappings', [null, 25, cursor])}
        keys={[]}
        rows={({ mappings }) =>
          mappings.map((one) => [
            <TokenLink key="" mint={one.mint} />,
            plain(one.chain, 40),
            one.contract === 'native' ? 'native coin' : <Id key="" of={one.contract} />,
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
          ])
        }
      />
      <PagedPart
        title="Withdrawal fees"
        caption="Withdrawal fees"
        head={['Chain', 'Token', 'Base fee', 'Fee rate', 'Estimated time']}
        none="No mappings."
        ask={(cursor) => node.call('chain_getBridgeFees', [null, 25, cursor])}
        keys={[]}
        rows={({ fees }) =>
          fees.map((one) => [
            plain(one.chain, 40),
            <TokenLink key="" mint={one.token} />,
            <Amount key="" raw={one.base_fee} mint={one.token} />,
            percent(one.fee_bps),
            span(one.eta_seconds * 1000),
          ])
        }
      />
      <PagedPart
        title="Channels to other Trellis chains"
        caption="Channels to other Trellis chains, by chain"
        head={['Token', 'Chain', 'Locked', 'Status']}
        none="None."
        ask={(cursor) => node.call('chain_getBridgeLanes', [25, cursor])}
        keys={[]}
        rows={({ lanes }) =>
          lanes.map((one) => [
            <TokenLink key="" mint={one.mint} />,
            plain(one.chain, 40),
            <Amount key="" raw={one.locked} mint={one.mint} />,
            one.open ? (
              'open'
            ) : (
              <Badge key="" tone="warn">
                closed
              </Badge>
            ),
          ])
        }
      />
      <Part title="Attesters">
        <Answer of={attesters}>
          {(found) => (
            <>
              <p>
                {found.threshold} of {found.attesters.length} signatures required.
              </p>
              <Table
                caption="Attesters"
                head={['Index', 'Account', 'Key']}
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

/** Transfers per page. */
const PAGE = 25;

type Deposits = Methods['chain_allBridgeDeposits']['result'];
type Withdrawals = Methods['chain_allBridgeWithdrawals']['result'];

interface Transfer {
  readonly height: number;
  readonly time: number;
  readonly bundle_hash: string | null;
  readonly chain: string;
  readonly account: string;
  readonly amount: string;
  readonly mint: string;
  /** Number of the withdrawal; null for a deposit. */
  readonly withdrawal: number | null;
  /** Link to its own page. */
  readonly place: string;
}

const deposited = ({ height, time, bundle_hash, data }: Deposits['events'][number]): Transfer => ({
  ...{ height, time, bundle_hash, chain: data.chain, account: data.recipient, amount: data.amount, mint: data.mint },
  ...{ withdrawal: null, place: to('deposit', data.chain, data.tx_hash, data.log_index) },
});

const withdrawn = ({ height, time, bundle_hash, data }: Withdrawals['events'][number]): Transfer => ({
  ...{ height, time, bundle_hash, chain: data.chain, account: data.sender, amount: data.amount, mint: data.mint },
  ...{ withdrawal: data.withdrawal_id, place: to('withdrawal', data.withdrawal_id) },
});

/** Position in a list: the node's page cursor, and the number of its entries already shown. Null at the end. */
type Place = readonly [cursor: string | null, passed: number] | null;

/** A page of the node's list. */
interface TransferPage {
  readonly transfers: readonly Transfer[];
  readonly next: string | null;
}

/** The transfers of one direction, newest first, from a position on. */
class Direction {
  place: Place;
  readonly #ask: (cursor: string | null) => Promise<TransferPage>;
  #page: TransferPage | undefined;

  constructor(place: Place, ask: (cursor: string | null) => Promise<TransferPage>) {
    this.place = place;
    this.#ask = ask;
  }

  /** The next transfer; it stays the next one until `take` is called. */
  async head(): Promise<Transfer | undefined> {
    for (;;) {
      if (this.place === null) return undefined;
      const [cursor, passed] = this.place;
      this.#page ??= await this.#ask(cursor);
      const { transfers, next } = this.#page;
      if (passed < transfers.length) return transfers[passed];
      this.place = next === null ? null : [next, 0];
      this.#page = undefined;
    }
  }

  take(): void {
    const [cursor, passed] = this.place!;
    this.place = [cursor, passed + 1];
  }
}

/** A page of all transfers. Its cursor contains the position in each direction. */
async function newest(cursor: string | null) {
  const [first, second] = cursor === null ? [START, START] : (JSON.parse(cursor) as readonly [Place, Place]);
  const directions = [
    new Direction(first, async (at) => {
      const { events, next_cursor } = await node.call('chain_allBridgeDeposits', [PAGE, at]);
      return { transfers: events.map(deposited), next: next_cursor ?? null };
    }),
    new Direction(second, async (at) => {
      const { events, next_cursor } = await node.call('chain_allBridgeWithdrawals', [PAGE, at]);
      return { transfers: events.map(withdrawn), next: next_cursor ?? null };
    }),
  ];
  const shown: Transfer[] = [];
  for (;;) {
    const heads = await Promise.all(directions.map((one) => one.head()));
    const height = Math.max(...heads.map((head) => head?.height ?? -1));
    if (height < 0) return { shown, next_cursor: null };
    if (shown.length === PAGE) return { shown, next_cursor: JSON.stringify(directions.map(({ place }) => place)) };
    const at = heads.findIndex((head) => head?.height === height);
    shown.push(heads[at]!);
    directions[at]!.take();
  }
}

const START: Place = [null, 0];

/** Same, with the status of each withdrawal. */
async function transfers(cursor: string | null) {
  const { shown, next_cursor } = await newest(cursor);
  const numbers = shown.flatMap(({ withdrawal }) => withdrawal ?? []);
  const withdrawals = await node.batch(numbers.map((number) => ['chain_getBridgeWithdrawal', [number]] as const));
  const states = new Map(
    withdrawals.map((one, i) => [
      numbers[i]!,
      one === null || one instanceof NodeError ? '' : words(one.operation.status),
    ]),
  );
  return {
    shown: shown.map((one) => ({ ...one, state: states.get(one.withdrawal ?? -1) ?? 'received' })),
    next_cursor,
  };
}

/** The transfers over the bridge in both directions. */
const AllTransfers = (): VNode => (
  <PagedPart
    title="Bridge transfers"
    caption="Bridge transfers of all accounts, newest first"
    head={['Age', 'Direction', 'Chain', 'Account', 'Amount', 'Status', 'Bundle']}
    none="No bridge transfers yet."
    ask={transfers}
    keys={[]}
    live={useBlocks(5_000)}
    rows={({ shown }) =>
      shown.map((one) => [
        <Time key="" of={one.time} />,
        <a key="" href={one.place}>
          {one.withdrawal === null ? 'in' : `out, no. ${one.withdrawal}`}
        </a>,
        plain(one.chain, 40),
        <Address key="" of={one.account} />,
        <Amount key="" raw={one.amount} mint={one.mint} />,
        one.state,
        <Cause key="" bundle={one.bundle_hash} height={one.height} />,
      ])
    }
  />
);

const TransfersOf = ({ account }: { readonly account: string }): VNode => (
  <>
    <h1>Bridge transfers</h1>
    <p>
      <Address of={account} whole />
    </p>
    <Paged ask={(cursor) => node.call('chain_getBridgeHistory', [account, 25, cursor])} keys={[account]}>
      {({ operations }) => (
        <Table
          caption="Bridge transfers, newest first"
          head={['Age', 'Direction', 'Chain', 'Amount', 'Status', 'Signatures', 'Bundle']}
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
                out, no. {one.withdrawal_id}
              </a>
            ),
            plain(one.chain, 40),
            <Amount key="" raw={one.amount} mint={one.mint} />,
            words(one.status),
            `${grouped(one.signatures)} of ${grouped(one.required)}`,
            one.created_at_height == null ? (
              ''
            ) : (
              <Cause key="" bundle={one.bundle_hash ?? null} height={one.created_at_height} />
            ),
          ])}
        />
      )}
    </Paged>
    <Part title="Pending">
      <RecordOf method="chain_getPendingReceives" params={[account, 25]} />
    </Part>
  </>
);

/** `/withdrawal/<number>` */
export const WithdrawalPage = ({ route }: { readonly route: Route }): VNode => (
  <>
    <h1>Withdrawal {route.parts[1]}</h1>
    <RecordOf method="chain_getBridgeWithdrawal" params={[Number(route.parts[1])]} none="Withdrawal not found." />
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
        none="Deposit not found: no attester has submitted it yet."
      />
    </>
  );
};
