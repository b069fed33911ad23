/** Entry point of the page: header, search, menu, and the page of the current route. */

import { render, type VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './style.css';
import { AddressPage } from './address.js';
import { BlockPage, BlocksPage } from './block.js';
import { BundlePage, BundlesPage } from './bundle.js';
import { follow, network } from './chain.js';
import { FindPage, Search } from './find.js';
import { type Route, useHead, useNow, useRoute } from './hooks.js';
import { later, type Part } from './later.js';
import { Overview } from './overview.js';
import { Badge } from './parts.js';
import { grouped, plain, span } from './text.js';

type Page = Part<{ readonly route: Route }>;

const Thing = later(async () => (await import('./things.js')).ThingPage);

const PAGES: Readonly<Record<string, readonly [title: string, page: Page]>> = {
  program: ['Program', Thing],
  presale: ['Presale', Thing],
  nft: ['NFT collection', Thing],
  multitoken: ['Collection', Thing],
  order: ['Order', Thing],
  passport: ['Gamer profile', Thing],
  anchor: ['Anchors', later(async () => (await import('./things.js')).AnchorPage)],
  '': ['Overview', Overview],
  blocks: ['Blocks', BlocksPage],
  block: ['Block', BlockPage],
  bundles: ['Bundles', BundlesPage],
  tx: ['Bundle', BundlePage],
  address: ['Account', AddressPage],
  find: ['Search', FindPage],
  tokens: ['Tokens', later(async () => (await import('./tokens.js')).TokensPage)],
  token: ['Token', later(async () => (await import('./tokens.js')).TokenPage)],
  pools: ['Pools', later(async () => (await import('./pools.js')).PoolsPage)],
  pool: ['Pool', later(async () => (await import('./pools.js')).PoolPage)],
  validators: ['Validators', later(async () => (await import('./validators.js')).ValidatorsPage)],
  validator: ['Validator', later(async () => (await import('./validators.js')).ValidatorPage)],
  dag: ['Attestations', later(async () => (await import('./dag.js')).DagPage)],
  governance: ['Governance', later(async () => (await import('./governance.js')).GovernancePage)],
  proposal: ['Proposal', later(async () => (await import('./governance.js')).ProposalPage)],
  daos: ['DAOs', later(async () => (await import('./governance.js')).DaosPage)],
  dao: ['DAO', later(async () => (await import('./governance.js')).DaoPages)],
  bridge: ['Bridge', later(async () => (await import('./bridge.js')).BridgePage)],
  deposit: ['Deposit', later(async () => (await import('./bridge.js')).DepositPage)],
  withdrawal: ['Withdrawal', later(async () => (await import('./bridge.js')).WithdrawalPage)],
  methods: ['All methods', later(async () => (await import('./methods.js')).MethodsPage)],
  call: ['Method', later(async () => (await import('./methods.js')).CallPage)],
  record: ['Records', later(async () => (await import('./methods.js')).RecordPage)],
  operation: ['Operation', later(async () => (await import('./console.js')).OperationPage)],
  console: ['Console', later(async () => (await import('./console.js')).ConsolePage)],
};

/** Links of the menu, each with the pages that belong to it. */
const MENU: readonly (readonly [path: string, title: string, ...below: string[]])[] = [
  ['blocks', 'Blocks', 'block', 'dag'],
  ['bundles', 'Bundles', 'tx'],
  ['tokens', 'Tokens', 'token'],
  ['pools', 'Pools', 'pool'],
  ['validators', 'Validators', 'validator'],
  ['governance', 'Governance', 'proposal'],
  ['daos', 'DAOs', 'dao'],
  ['bridge', 'Bridge', 'deposit', 'withdrawal'],
  ['methods', 'All methods', 'call', 'record'],
  ['console', 'Console', 'operation'],
];

/** Shows on every page which network it is, and whether signatures are enforced there. */
function NetworkBar(): VNode {
  const head = useHead();
  const now = useNow();
  return (
    <div class="network" role="status" aria-live="off">
      <Badge tone={network.kind === 'mainnet' ? 'good' : 'warn'}>{network.kind}</Badge>
      <span>
        {network.name}, chain id {network.chainId}
      </span>
      {network.enforceSignatures ? (
        <Badge tone="good">signatures enforced</Badge>
      ) : (
        <Badge tone="bad">signatures not enforced: anyone can spend from any account</Badge>
      )}
      <span class="head">
        <span class={head.live ? 'light on' : 'light'} /> block {grouped(head.height)}
        {head.at > 0 ? `, ${span(now - head.at)} ago` : ''}
        {head.live ? '' : ', disconnected'}
      </span>
    </div>
  );
}

function Shell(): VNode {
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const [name = ''] = route.parts;
  const place = route.parts.join('/');
  const [title, Page] = (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined) ?? ['Not found', NotFound];
  // As a layout effect: a later one would take the focus from a user who is already typing.
  useLayoutEffect(() => {
    document.title = `${title}${route.parts[1] === undefined ? '' : ` ${plain(route.parts[1], 40)}`} · ${network.name}`;
    // Moving the focus announces the new page to screen readers; on the first page the focus stays.
    if (!first.current) {
      main.current?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    first.current = false;
  }, [place]);
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <header>
        <div class="bar">
          <a class="brand" href="#/">
            {network.name}
          </a>
          <nav aria-label="Main">
            {MENU.map(([path, word, ...below]) => (
              <a
                key={path}
                href={`#/${path}`}
                aria-current={path === name ? 'page' : below.includes(name) ? 'true' : undefined}
              >
                {word}
              </a>
            ))}
            <a href="docs">Docs</a>
          </nav>
          <Search />
        </div>
        <NetworkBar />
      </header>
      <main id="main" ref={main} tabIndex={-1} data-place={place}>
        <Page key={place} route={route} />
      </main>
      <footer>Served by this node, {network.version}. No content from other hosts.</footer>
    </>
  );
}

const NotFound: Page = () => (
  <>
    <h1>Page not found</h1>
    <p>
      Search above, or go to the <a href="#/">overview</a>.
    </p>
  </>
);

void follow();
const root = document.getElementById('page')!;
root.replaceChildren();
render(<Shell />, root);
