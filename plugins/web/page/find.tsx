/** Search for names, symbols, hashes, heights, addresses and gamertags; opens the page of a single exact match. */

import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { type Methods, NodeError } from '../../../rpc-schemas/clients/typescript/index.js';
import { network, node } from './chain.js';
import { isHere, type Route, to, useAsk } from './hooks.js';
import { Answer, Badge, Text } from './parts.js';
import { shortId, words } from './text.js';

type Match = Methods['chain_search']['result']['matches'][number];

/** Splits an id into namespace and key, which may itself contain slashes. */
const cut = (id: string): readonly string[] => {
  const at = id.indexOf('/');
  return at < 0 ? [id] : [id.slice(0, at), id.slice(at + 1)];
};

/** Page of a match, by its type. */
const PLACES: Readonly<Record<string, (id: string, label: string) => string>> = {
  block: (id) => to('block', id),
  bundle: (id) => to('tx', id),
  address: (id) => to('address', id),
  name: (id) => to('address', id),
  validator: (id) => to('validator', id),
  token: (id) => to('token', id),
  pool: (_, label) => to('pool', ...label.split('/')),
  dao: (id) => to('dao', id),
  bridge_withdrawal: (id) => to('withdrawal', id),
  program: (id) => to('program', id),
  presale: (id) => to('presale', id),
  nft_collection: (id) => to('nft', id),
  multi_token_collection: (id) => to('multitoken', id),
  settle_order: (id) => to('order', id),
  multisig: (id) => to('address', id),
  passport: (id) => to('passport', id),
  market_maker: (id) => to('address', id),
  anchor: (id) => to('anchor', ...cut(id)),
  bridge_deposit: (id) => to('deposit', ...id.split('/')),
};

/** Link to a match; undefined if there is no page for its type. */
export function placeOf({ type, id, label }: Match): string | undefined {
  return Object.hasOwn(PLACES, type) ? PLACES[type]!(id, label) : undefined;
}

export function Search(): VNode {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const input = (event.currentTarget as HTMLFormElement).elements.namedItem('q') as HTMLInputElement;
    if (input.value.trim() !== '') location.hash = to('find', input.value.trim());
  };
  return (
    <search>
      <form class="search" onSubmit={submit}>
        <input
          name="q"
          type="search"
          aria-label="Search for a block, bundle, account, token, name"
          placeholder="Block, hash, account, token"
          spellcheck={false}
          autocomplete="off"
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}

/** A pending or rejected bundle is in no block, so search does not find it; its receipt is requested instead. */
async function found(query: string): Promise<readonly Match[]> {
  const { matches } = await node.call('chain_search', [query]);
  if (matches.length > 0) return matches;
  const receipt = await node.ask('chain_getTransactionReceipt', [query]).catch((cause: unknown) => {
    if (cause instanceof NodeError) return null;
    throw cause;
  });
  return receipt === null ? [] : [{ type: 'bundle', id: query, label: query, exact: true }];
}

/** `/find/<what>` */
export function FindPage({ route }: { readonly route: Route }): VNode {
  const query = route.parts.slice(1).join('/');
  const matches = useAsk(() => found(query), [query]);
  // Any 32 bytes could be an account.
  const exact = matches.value?.filter(({ exact: is, label }) => is && label !== 'account without activity') ?? [];
  const only = exact.length === 1 ? placeOf(exact[0]!) : undefined;
  // Do not redirect a user who has already left this page.
  useLayoutEffect(() => {
    if (only !== undefined && isHere(route)) location.replace(only);
  }, [only]);
  return (
    <>
      <h1>
        Search: <Text of={query} most={120} />
      </h1>
      <Answer of={matches}>
        {(all) =>
          all.length === 0 ? (
            <section class="card empty">
              <p>Nothing on this chain matches.</p>
              <p>
                Blocks are found by height, bundles by hash ({network.hashPrefix}…), accounts by address (
                {network.addressPrefix}…), name or gamertag, tokens by symbol, name or mint, pools by pair such as{' '}
                {network.symbol}/ACN.
              </p>
            </section>
          ) : (
            <ul class="matches card">
              {all.map((match) => {
                const place = placeOf(match);
                const label = <Text of={match.label} most={120} />;
                return (
                  <li key={`${match.type} ${match.id}`}>
                    <Badge>{words(match.type)}</Badge> {place === undefined ? label : <a href={place}>{label}</a>}{' '}
                    <span class="none">{shortId(match.id)}</span>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Answer>
    </>
  );
}
