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
      <PagedPart
        title="Tokens of other chains"
        caption="Mappings"
        head={['Token', 'Chain', 'Contract', 'Made here', 'Burned', 'In a day', 'State']}
        none="None are mapped."
        ask={(cursor) => node.call('chain_getBridgeMappings', [null, 25, cursor])}
        keys={[]}
        rows={({ mappings }) =>
          mappings.map((one) => [
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
          ])
        }
      />
      <PagedPart
        title="What a withdrawal costs"
        caption="Fees"
        head={['Chain', 'Token', 'Fee', 'Part', 'Takes']}
        none="None are mapped."
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
        title="Lanes to other Trellis chains"
        caption="Tokens of this chain that may be locked for other Trellis chains"
        head={['Token', 'Chain', 'Locked here', 'State']}
        none="There is none."
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

/** Transfers per page. */
const STEP = 25;

type Came = Methods['chain_allBridgeDeposits']['result'];
type Went = Methods['chain_allBridgeWithdrawals']['result'];

/** A transfer in either direction. */
interface Passage {
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

const came = ({ height, time, bundle_hash, data }: Came['events'][number]): Passage => ({
  ...{ height, time, bundle_hash, chain: data.chain, account: data.recipient, amount: data.amount, mint: data.mint },
  ...{ withdrawal: null, place: to('deposit', data.chain, data.tx_hash, data.log_index) },
});

const went = ({ height, time, bundle_hash, data }: Went['events'][number]): Passage => ({
  ...{ height, time, bundle_hash, chain: data.chain, account: data.sender, amount: data.amount, mint: data.mint },
  ...{ withdrawal: data.withdrawal_id, place: to('withdrawal', data.withdrawal_id) },
});

/** Position in a list: the node's page cursor, and the number of its entries already shown. Null at the end. */
type Place = readonly [cursor: string | null, passed: number] | null;

/** A page of the node's list. */
interface Told {
  readonly passages: readonly Passage[];
  readonly next: string | null;
}

/** The transfers of one direction, newest first, from a position on. */
class Direction {
  place: Place;
  readonly #ask: (cursor: string | null) => Promise<Told>;
  #page: Told | undefined;

  constructor(place: Place, ask: (cursor: string | null) => Promise<Told>) {
    this.place = place;
    this.#ask = ask;
  }

  /** The next transfer; it stays the next one until `take` is called. */
  async head(): Promise<Passage | undefined> {
    for (;;) {
      if (this.place === null) return undefined;
      const [cursor, passed] = this.place;
      this.#page ??= await this.#ask(cursor);
      const { passages, next } = this.#page;
      if (passed < passages.length) return passages[passed];
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
      const { events, next_cursor } = await node.call('chain_allBridgeDeposits', [STEP, at]);
      return { passages: events.map(came), next: next_cursor ?? null };
    }),
    new Direction(second, async (at) => {
      const { events, next_cursor } = await node.call('chain_allBridgeWithdrawals', [STEP, at]);
      return { passages: events.map(went), next: next_cursor ?? null };
    }),
  ];
  const shown: Passage[] = [];
  for (;;) {
    const heads = await Promise.all(directions.map((one) => one.head()));
    const height = Math.max(...heads.map((head) => head?.height ?? -1));
    if (height < 0) return { shown, next_cursor: null };
    if (shown.length === STEP) return { shown, next_cursor: JSON.stringify(directions.map(({ place }) => place)) };
    const at = heads.findIndex((head) => head?.height === height);
    shown.push(heads[at]!);
    directions[at]!.take();
  }
}

const START: Place = [null, 0];

/** Same, with the status of each withdrawal. */
async function passages(cursor: string | null) {
  const { shown, next_cursor } = await newest(cursor);
  const numbers = shown.flatMap(({ withdrawal }) => withdrawal ?? []);
  const told = await node.batch(numbers.map((number) => ['chain_getBridgeWithdrawal', [number]] as const));
  const states = new Map(
    told.map((one, i) => [numbers[i]!, one === null || one instanceof NodeError ? '' : words(one.operation.status)]),
  );
  return {
    shown: shown.map((one) => ({ ...one, state: states.get(one.withdrawal ?? -1) ?? 'received' })),
    next_cursor,
  };
}

/** The transfers over the bridge in both directions. */
const AllPassages = (): VNode => (
  <PagedPart
    title="Passages"
    caption="Passages of everybody, newest first"
    head={['When', '', 'Chain', 'Account', 'Amount', 'State', 'Bundle']}
    none="Nothing has gone over the bridge yet."
    ask={passages}
    keys={[]}
    live={useBlocks(5_000)}
    rows={({ shown }) =>
      shown.map((one) => [
        <Time key="" of={one.time} />,
        <a key="" href={one.place}>
          {one.withdrawal === null ? 'in' : `out ${one.withdrawal}`}
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
            one.created_at_height == null ? (
              ''
            ) : (
              <Cause key="" bundle={one.bundle_hash ?? null} height={one.created_at_height} />
            ),
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
