/** Account page: holdings, names, stakes and possessions; history; signers and guardians. */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { checkedAddressText, type Methods } from '../../../rpc-schemas/clients/typescript/index.js';
import { labels, NATIVE, network, node } from './chain.js';
import { type Asked, type Route, to, useAsk, useBlocks, useLookup } from './hooks.js';
import { later } from './later.js';
import { Paged, PagedPart } from './pages.js';
import {
  Address,
  Amount,
  Answer,
  Badge,
  Called,
  Cause,
  Facts,
  Height,
  Id,
  Part,
  Rounded,
  Table,
  Tabs,
  Text,
  Time,
  TokenLink,
} from './parts.js';
import { amountIn, Proven } from './proven.js';
import { counted, grouped, moment, percent, plain, sentenceOf, shortId } from './text.js';

const TABS = [
  ['history', 'History'],
  ['tokens', 'Tokens'],
  ['nfts', 'NFTs'],
  ['stake', 'Stake'],
  ['names', 'Names'],
  ['keys', 'Keys and guardians'],
] as const;

/** `/address/<account>` */
export function AddressPage({ route }: { readonly route: Route }): VNode {
  const address = route.parts[1] ?? '';
  const live = useBlocks(2_000);
  const tab = route.query.get('tab') ?? 'history';
  const account = useAsk(() => node.call('chain_getAccount', [address]), [address, live]);
  const held = useAsk(() => node.call('chain_getAddressTokens', [address, 1]), [address, live]);
  const passport = useAsk(() => node.call('chain_getPassport', [address]), [address]);
  const label = useLookup(labels, address);
  return (
    <Answer of={account} title="Account" none={NOT_AN_ACCOUNT} lines={8}>
      {(found) => (
        <>
          <h1>
            <span class="kind">{label && label.kind !== 'account' ? 'System account' : 'Account'}</span>
            {label && (label.role ?? label.name ?? label.moniker) !== null ? (
              <Called of={label} />
            ) : (
              shortId(found.address)
            )}
          </h1>
          <Facts
            rows={[
              ['Address', <Address key="" of={found.address} whole />],
              ['Address with checksum', <Id key="" of={checked(found.hex)} whole />],
              ['Ethereum address', <Id key="" of={found.evm_address} whole />],
              [
                'Balance',
                held.value === undefined ? (
                  <i key="" class="waiting" />
                ) : (
                  <span key="">
                    <Amount raw={held.value.native.balance} />{' '}
                    <Proven
                      store="tokens.balances"
                      parts={[found.address, NATIVE]}
                      shown={held.value.native.balance}
                      says={amountIn}
                    />
                  </span>
                ),
              ],
              [
                'Bundles',
                `${grouped(found.nonce)}${found.pending_nonce > found.nonce ? `, ${found.pending_nonce - found.nonce} pending` : ''}`,
              ],
              found.is_multisig && [
                'Type',
                <span key="">
                  <Badge>multi-signature</Badge> <a href={`${to('address', address)}?tab=keys`}>signers</a>
                </span>,
              ],
              passport.value != null && [
                'Gamertag',
                <a key="" href={to('passport', found.address)}>
                  <Text of={passport.value.gamertag} most={40} />
                </a>,
              ],
            ]}
          />
          <div class="columns">
            <Holdings of={held} address={address} />
            <Balance address={found.address} live={live} />
          </div>
          <Tabs at={tab} base={to('address', address)} tabs={TABS} />
          <Panel tab={tab} address={address} account={account} live={live} />
        </>
      )}
    </Answer>
  );
}

const checked = (hex: string): string => checkedAddressText(hex.slice(2) as never, network.addressPrefix);

const NOT_AN_ACCOUNT = `This is not an account. An account is a name such as alice.${network.nameService ?? 'trl'}, or an address that begins with ${network.addressPrefix} or 0x.`;

const Balance = later(async () => (await import('./balance.js')).Balance);

/** Other tokens shown beside the native one; the tab lists all. */
const TOP = 4;

/** The native token and the first others, with their share of the value. */
function Holdings({
  of,
  address,
}: {
  readonly of: Asked<Methods['chain_getAddressTokens']['result']>;
  readonly address: string;
}): VNode {
  return (
    <Part title="Holdings" aside={<a href={`${to('address', address)}?tab=tokens`}>View all</a>}>
      <Answer of={of} lines={TOP + 1}>
        {({ native, tokens, nfts, multi_tokens }) => {
          const rows = [{ ...native, value_native: native.balance }, ...tokens.slice(0, TOP)];
          const total = rows.reduce((sum, { value_native }) => sum + BigInt(value_native ?? 0), 0n);
          return (
            <>
              <Table
                caption="Holdings with their value in pools"
                head={['Token', 'Balance', `Value in ${network.symbol}`]}
                rows={rows.map(({ mint, balance, value_native }) => [
                  <TokenLink key="" mint={mint} />,
                  <Amount key="" raw={balance} mint={mint} />,
                  <Worth key="" raw={value_native ?? null} total={total} />,
                ])}
              />
              {nfts + multi_tokens > 0 ? (
                <p class="none">
                  {counted(nfts, 'NFT')} and {counted(multi_tokens, 'multi-token')}
                </p>
              ) : null}
            </>
          );
        }}
      </Answer>
    </Part>
  );
}

/** A value with its share of the shown total. */
function Worth({ raw, total }: { readonly raw: string | null; readonly total: bigint }): VNode {
  if (raw === null) return <span class="none">no pool</span>;
  const share = total === 0n ? 0 : Number((BigInt(raw) * 10_000n) / total);
  return (
    <>
      <Rounded raw={raw} bare />
      <span class="share" title={percent(share)}>
        <i style={{ width: `${share / 100}%` }} />
      </span>
    </>
  );
}

type Account = Methods['chain_getAccount']['result'];

const Keys = later(async () => (await import('./keys.js')).Keys);

function Panel({
  tab,
  address,
  account,
  live,
}: {
  readonly tab: string;
  readonly address: string;
  readonly account: Asked<Account>;
  readonly live: string;
}): VNode {
  if (tab === 'tokens') return <Tokens address={address} />;
  if (tab === 'nfts')
    return (
      <>
        <Nfts address={address} />
        <MultiTokens address={address} />
      </>
    );
  if (tab === 'stake') return <Stake address={address} live={live} />;
  if (tab === 'names') return <Names address={address} />;
  if (tab === 'keys') return <Answer of={account}>{(found) => <Keys of={found} />}</Answer>;
  return <History address={address} live={live} />;
}

const KINDS = ['', 'movement', 'operation', 'mention', 'reward'] as const;

function History({ address, live }: { readonly address: string; readonly live: string }): VNode {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('');
  return (
    <Part
      title="History"
      aside={
        <label class="filter">
          Show{' '}
          <select value={kind} onChange={(event) => setKind(event.currentTarget.value as typeof kind)}>
            <option value="">All except rewards</option>
            <option value="movement">Token transfers</option>
            <option value="operation">Other operations</option>
            <option value="mention">Mentions</option>
            <option value="reward">Block rewards</option>
          </select>
        </label>
      }
    >
      <Paged
        ask={(cursor) => node.call('chain_getAddressHistory', [address, 25, cursor, kind === '' ? null : kind])}
        keys={[address, kind]}
        live={live}
      >
        {({ history, indexed_from }) => (
          <>
            <Table
              caption="History of the account, newest first"
              head={['Age', 'Type', 'Direction', 'Counterparty', 'Amount', 'Bundle']}
              rows={history.map((item) => [
                <Time key="" of={item.timestamp} />,
                plain(sentenceOf(item.type), 80),
                item.direction === 'in' ? (
                  <Badge key="" tone="good">
                    in
                  </Badge>
                ) : item.direction === 'out' ? (
                  <Badge key="">out</Badge>
                ) : (
                  ''
                ),
                item.counterparty ? <Address key="" of={item.counterparty} /> : '',
                item.amount && item.token ? <Amount key="" raw={item.amount} mint={item.token} /> : '',
                <Cause key="" bundle={item.bundle_hash} height={item.height} />,
              ])}
            />
            {indexed_from > 1 ? (
              <p class="none">This node has not indexed blocks before {grouped(indexed_from)}.</p>
            ) : null}
          </>
        )}
      </Paged>
    </Part>
  );
}

/** Marks possessions that the account got from others without acting itself. */
const unsolicited = ({ acted }: { readonly acted: boolean }): VNode | null =>
  acted ? null : <Badge>unsolicited</Badge>;

const Tokens = ({ address }: { readonly address: string }): VNode => (
  <PagedPart
    title="Tokens"
    caption="Tokens of the account: first those that it acted with, then those that others sent it"
    head={['Token', 'Name', 'Balance', 'Value', 'Reputation']}
    ask={(cursor) => node.call('chain_getAddressTokens', [address, 50, cursor])}
    keys={[address]}
    rows={({ native, tokens }) => [
      [
        <TokenLink key="" mint={native.mint} />,
        <Text key="" of={native.name} most={80} />,
        <Amount key="" raw={native.balance} />,
        '',
        '',
      ],
      ...tokens.map((one) => [
        <span key="">
          <TokenLink mint={one.mint} /> {unsolicited(one)}
        </span>,
        <Text key="" of={one.name} most={80} />,
        <Amount key="" raw={one.balance} mint={one.mint} />,
        one.value_native ? <Amount key="" raw={one.value_native} /> : '',
        `${one.reputation} of 100`,
      ]),
    ]}
  />
);

/** NFTs, filtered by collection: useful if strangers sent many. */
function Nfts({ address }: { readonly address: string }): VNode {
  const [collection, setCollection] = useState<string | null>(null);
  return (
    <PagedPart
      title="NFTs"
      aside={
        <label class="filter">
          Collection{' '}
          <input
            type="search"
            placeholder="address…"
            spellcheck={false}
            onChange={(event) => setCollection(event.currentTarget.value.trim() || null)}
          />
        </label>
      }
      caption="NFTs of the account, by collection"
      head={['Collection', 'Token', 'Metadata URI']}
      none="None."
      ask={(cursor) => node.call('chain_listNftsByOwner', [address, collection, 50, cursor])}
      keys={[address, collection]}
      rows={({ nfts }) =>
        nfts.map((one) => [
          <a key="" href={to('nft', one.collection)}>
            <code>{shortId(one.collection)}</code>
          </a>,
          <Text key="" of={one.token_id} most={80} />,
          <Text key="" of={one.metadata_uri} most={200} />,
        ])
      }
    />
  );
}

const MultiTokens = ({ address }: { readonly address: string }): VNode => (
  <PagedPart
    title="Multi-token collections"
    caption="Multi-token types of the account: first those that it acted with"
    head={['Collection', 'Type id', 'Type', 'Balance']}
    none="None."
    ask={(cursor) => node.call('chain_getAddressMultiTokens', [address, 50, cursor])}
    keys={[address]}
    rows={({ types }) =>
      types.map((one) => [
        <span key="">
          <a href={to('multitoken', one.collection)}>
            <Text of={one.collection_name} most={80} />
          </a>{' '}
          {unsolicited(one)}
        </span>,
        one.type_id,
        <Text key="" of={one.name} most={64} />,
        grouped(one.balance),
      ])
    }
  />
);

function Stake({ address, live }: { readonly address: string; readonly live: string }): VNode {
  const stake = useAsk(() => node.call('chain_getDelegations', [address]), [address, live]);
  return (
    <Answer of={stake}>
      {({ delegations, unbonding }) => (
        <>
          <Part title="Stake">
            <Table
              caption="Stake of the account"
              head={['Validator', 'Amount', 'Rewards', 'Auto-compound']}
              none="No stake."
              rows={delegations.map((one) => [
                <Address key="" of={one.validator} />,
                <Amount key="" raw={one.amount} />,
                <Amount key="" raw={one.pending_rewards} />,
                one.auto_compound ? 'yes' : 'no',
              ])}
            />
          </Part>
          {unbonding.length > 0 ? (
            <Part title="Unbonding">
              <Table
                caption="Unbonding stake"
                head={['Amount', 'Available']}
                rows={unbonding.map((one) => [<Amount key="" raw={one.amount} />, <Time key="" of={one.release_at} />])}
              />
            </Part>
          ) : null}
        </>
      )}
    </Answer>
  );
}

const Names = ({ address }: { readonly address: string }): VNode => (
  <PagedPart
    title="Registered names"
    caption="Names"
    head={['Name', 'Expires', 'Block', 'Bundle']}
    none="None."
    ask={(cursor) => node.call('chain_registeredNames', [address, 50, cursor])}
    keys={[address]}
    rows={({ events }) =>
      events.map(({ data, height, bundle_hash }) => [
        <Text key="" of={data.name} most={80} />,
        moment(data.expires_at),
        <Height key="" of={height} />,
        <Cause key="" bundle={bundle_hash} height={height} />,
      ])
    }
  />
);
