/** Entry point of the page: header, search, menu, and the page of the current route. */

import { render, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './style.css';
import { AddressPage } from './address.js';
import { BlockPage, BlocksPage } from './block.js';
import { BundlePage, BundlesPage } from './bundle.js';
import { follow, network } from './chain.js';
import { FindPage, Search } from './find.js';
import { type Route, useHead, useNow, useRoute } from './hooks.js';
import { later, type Part } from './later.js';
import { Overview } from './overview.js';
import { Badge, Missing } from './parts.js';
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
  methods: ['API', later(async () => (await import('./methods.js')).MethodsPage)],
  call: ['Method', later(async () => (await import('./methods.js')).CallPage)],
  record: ['Records', later(async () => (await import('./methods.js')).RecordPage)],
  operation: ['Operation', later(async () => (await import('./console.js')).OperationPage)],
  console: ['Wallet', later(async () => (await import('./console.js')).ConsolePage)],
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
  ['console', 'Wallet', 'operation'],
  ['methods', 'API', 'call', 'record'],
];

/** Shows on every page which network it is, and whether signatures are enforced there. */
function NetworkBar(): VNode {
  const head = useHead();
  const now = useNow();
  return (
    <div class="network" role="status" aria-live="off">
      <Badge tone={network.kind === 'mainnet' ? 'good' : 'warn'}>{network.kind}</Badge>
      <span class="chain">chain id {network.chainId}</span>
      {network.enforceSignatures ? (
        <Badge tone="good">signatures enforced</Badge>
      ) : (
        <Badge tone="bad">
          signatures not enforced<span class="chain">: anyone can spend from any account</span>
        </Badge>
      )}
      <span class="head">
        <span class={head.live ? 'light on' : 'light'} /> <span class="height">block {grouped(head.height)}</span>
        {head.at > 0 ? <span class="chain">{span(now - head.at)} ago</span> : ''}
        {head.live ? '' : ', disconnected'}
      </span>
    </div>
  );
}

/** Links of the header; on narrow screens behind a button. */
function Menu({ page }: { readonly page: string }): VNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(false), [page]);
  // As a layout effect: a key may follow the click at once.
  useLayoutEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (!button.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('keydown', onKey);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('click', onClick);
    };
  }, [open]);
  return (
    <>
      <button
        type="button"
        class="menu"
        ref={button}
        aria-expanded={open}
        aria-controls="menu"
        onClick={() => setOpen(!open)}
      >
        Menu
      </button>
      <nav id="menu" class={open ? 'open' : ''} aria-label="Main">
        {MENU.map(([path, word, ...below]) => (
          <a
            key={path}
            href={`#/${path}`}
            aria-current={path === page ? 'page' : below.includes(page) ? 'true' : undefined}
          >
            {word}
          </a>
        ))}
        <a href="docs">Docs</a>
      </nav>
    </>
  );
}

/** The key `/` goes to the search field, unless the user is typing. */
function onSlash(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('.search input')?.focus();
}

function Shell(): VNode {
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const [name = ''] = route.parts;
  const place = route.parts.join('/');
  const [title, Page] = (Object.hasOwn(PAGES, name) ? PAGES[name] : undefined) ?? ['Not found', NotFound];
  useEffect(() => {
    addEventListener('keydown', onSlash);
    return () => removeEventListener('keydown', onSlash);
  }, []);
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
          <Menu page={name} />
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
    <Missing what="There is no page at this address." />
  </>
);

void follow();
const root = document.getElementById('page')!;
root.replaceChildren();
render(<Shell />, root);
