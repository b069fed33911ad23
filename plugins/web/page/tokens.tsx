/** Token pages: all tokens, and one with its properties, holders, movements and reputation. */

import type { VNode } from 'preact';
import { NATIVE, network, node, type Token } from './chain.js';
import { type Route, to, useAsk, useBlocks } from './hooks.js';
import { Paged, PagedPart } from './pages.js';
import {
  Address,
  Amount,
  Answer,
  Badge,
  Cause,
  Facts,
  Height,
  Id,
  Part,
  Table,
  Tabs,
  Text,
  Time,
  TokenLink,
} from './parts.js';
import { grouped, percent, plain, sentenceOf, words } from './text.js';

/** `/tokens` */
export function TokensPage(): VNode {
  return (
    <>
      <h1>Tokens</h1>
      <Paged ask={(cursor) => node.call('chain_listTokens', [50, cursor])} keys={[]}>
        {({ tokens }) => (
          <Table
            caption="Tokens"
            head={['Symbol', 'Name', 'Kind', 'Supply', 'Holders', 'Transfers', 'Reputation']}
            rows={tokens.map((one) => [
              <TokenLink key="" mint={one.mint} />,
              <Text key="" of={one.name} most={64} />,
              one.standard,
              <Amount key="" raw={one.total_supply} mint={one.mint} />,
              one.holders == null ? '' : grouped(one.holders),
              one.transfers == null ? '' : grouped(one.transfers),
              one.reputation == null ? '' : <Trust key="" score={one.reputation} />,
            ])}
          />
        )}
      </Paged>
    </>
  );
}

const Trust = ({ score }: { readonly score: number }): VNode => (
  <Badge tone={score >= 60 ? 'good' : score >= 30 ? 'warn' : 'bad'}>{score} of 100</Badge>
);

const TABS = [
  ['holders', 'Holders'],
  ['transfers', 'Transfers'],
  ['reputation', 'Reputation'],
  ['pools', 'Pools'],
] as const;

/** `/token/<mint or symbol>` */
export function TokenPage({ route }: { readonly route: Route }): VNode {
  const asked = route.parts[1] ?? '';
  const live = useBlocks(3_000);
  const tab = route.query.get('tab') ?? 'holders';
  const token = useAsk(() => node.call('chain_getTokenInfo', [asked]), [asked, live]);
  return (
    <Answer of={token} title="Token" none="Token not found.">
      {(found) => (
        <>
          <h1>
            <span class="kind">Token</span>
            {plain(found.symbol, 40)}{' '}
            <span class="quietly">
              <Text of={found.name} most={64} />
            </span>
          </h1>
          <About of={found} />
          <Tabs at={tab} base={to('token', asked)} tabs={TABS} />
          {tab === 'transfers' ? (
            <Transfers mint={found.mint} live={live} />
          ) : tab === 'reputation' ? (
            <Reputation mint={found.mint} />
          ) : tab === 'pools' ? (
            <PoolsOf symbol={found.symbol} />
          ) : (
            <Holders mint={found.mint} />
          )}
        </>
      )}
    </Answer>
  );
}

function About({ of }: { readonly of: Token }): VNode {
  const { metadata } = of;
  const texts = Object.entries(metadata).filter(([, text]) => typeof text === 'string' && text !== '');
  return (
    <Facts
      rows={[
        ['Mint', <Id key="" of={of.mint} whole />],
        ['Kind', of.standard],
        ['Supply', <Amount key="" raw={of.total_supply} mint={of.mint} />],
        of.max_supply != null && ['Maximum supply', <Amount key="" raw={of.max_supply} mint={of.mint} />],
        ['Decimals', `${of.decimals}`],
        of.mint !== NATIVE && ['Creator', <Address key="" of={of.creator} />],
        [
          'Mintable',
          of.mintable ? (
            <Badge key="" tone="warn">
              yes
            </Badge>
          ) : (
            'no'
          ),
        ],
        of.paused && [
          'Status',
          <Badge key="" tone="bad">
            paused
          </Badge>,
        ],
        of.created_at_height > 0 && ['Created in block', <Height key="" of={of.created_at_height} />],
        of.reputation != null && ['Reputation', <Trust key="" score={of.reputation} />],
        of.bridge != null && [
          'Bridged from',
          <span key="">
            {plain(of.bridge.contract, 120)} on {plain(of.bridge.chain, 40)}
          </span>,
        ],
        ...texts.map(([field, text]) => [sentenceOf(field), <Text key="" of={String(text)} most={512} />] as const),
      ]}
    />
  );
}

const Holders = ({ mint }: { readonly mint: string }): VNode => (
  <Part title="Holders">
    <Paged ask={(cursor) => node.call('chain_getTokenHolders', [mint, 50, cursor])} keys={[mint]}>
      {({ holders, total_holders }) => (
        <>
          <p class="none">{grouped(total_holders)} in total</p>
          <Table
            caption="Holders, largest balance first"
            head={['Rank', 'Account', 'Kind', 'Balance', 'Share']}
            rows={holders.map((one) => [
              grouped(one.rank),
              <Address key="" of={one.address} />,
              one.kind,
              <Amount key="" raw={one.balance} mint={mint} />,
              percent(one.share_bps),
            ])}
          />
        </>
      )}
    </Paged>
  </Part>
);

const Transfers = ({ mint, live }: { readonly mint: string; readonly live: string }): VNode => (
  <PagedPart
    title="Transfers"
    caption="Transfers of the token, newest first"
    head={['Age', 'Type', 'From', 'To', 'Amount', 'Bundle']}
    ask={(cursor) => node.call('chain_getTokenTransfers', [mint, 25, cursor])}
    keys={[mint]}
    live={live}
    rows={({ transfers }) =>
      transfers.map((one) => [
        <Time key="" of={one.timestamp} />,
        plain(sentenceOf(one.type), 80),
        <Address key="" of={one.from} />,
        <Address key="" of={one.to} />,
        <Amount key="" raw={one.amount} mint={mint} />,
        <Cause key="" bundle={one.bundle_hash} height={one.height} />,
      ])
    }
  />
);

function Reputation({ mint }: { readonly mint: string }): VNode {
  const asked = useAsk(() => node.call('chain_getTokenReputation', [mint]), [mint]);
  return (
    <Part title="Reputation">
      <Answer of={asked} none="No reputation data.">
        {(found) => (
          <>
            <p>
              <Trust score={found.score} /> grade {plain(found.grade, 4)}, confidence {found.confidence_pct} %
            </p>
            <Table
              caption="Factors of the score"
              head={['Factor', 'Points', 'Reason']}
              rows={found.factors.map((one) => [
                words(one.name),
                one.points > 0 ? `+${one.points}` : `${one.points}`,
                plain(one.detail, 300),
              ])}
            />
          </>
        )}
      </Answer>
    </Part>
  );
}

/** The pool with the native token first, then other pools from the search, because anyone can create more. */
function PoolsOf({ symbol }: { readonly symbol: string }): VNode {
  const found = useAsk(async () => {
    const native = `${symbol}/${network.symbol}`;
    const [{ matches }, pair] = await Promise.all([
      node.call('chain_search', [`${symbol}/`]),
      node.call('chain_search', [native]),
    ]);
    const pools = [...pair.matches, ...matches].filter(({ type }) => type === 'pool');
    return [...new Map(pools.map((pool) => [pool.id, pool])).values()];
  }, [symbol]);
  return (
    <Part title="Pools">
      <Answer of={found}>
        {(pools) =>
          pools.length === 0 ? (
            <p class="none">None.</p>
          ) : (
            <ul class="matches">
              {pools.map(({ id, label }) => (
                <li key={id}>
                  <a href={to('pool', ...label.split('/'))}>{plain(label, 60)}</a>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Part>
  );
}
