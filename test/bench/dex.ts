/** Benchmark of the dex: swaps through applyBundle on state in memory, and quotes among a thousand pools, as a node has them in its cache. */

import { pathToFileURL } from 'node:url';
import accounts from '../../modules/accounts/index.js';
import dex from '../../modules/dex/index.js';
import fees from '../../modules/fees/index.js';
import tokens from '../../modules/tokens/index.js';
import { tokensPort } from '../../modules/tokens/port.js';
import { type Envelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { applyBundle, beginBlock, endBlock } from '../../runtime/kernel/chain/execute.js';
import { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { loadGenesis } from '../../runtime/kernel/chain/genesis.js';
import { Journal, type KeyRange, type StateKey, type StateReader } from '../../runtime/kernel/chain/journal.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { loadModules } from '../../runtime/kernel/loader.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import type { Values } from '../../runtime/lib/codec/type.js';
import { testGenesis } from '../kit/genesis.js';
import { actor, h, proposer } from '../kit/index.js';
import type { Row } from './crypto.js';

const POOLS = 1_000;
const HUBS = 16;
const STABLECOINS = 18;
const SWAPS = 20_000;
const TRADERS = 2_000;
const UNIT = 10n ** 9n;
const maker = actor('maker');
const trader = (n: number): Address => h(5_000_000 + (n % TRADERS)) as string as Address;

/** Decoded records and ranges, as the state cache holds them within a block. */
class Records implements StateReader {
  readonly #values = new Map<StateKey, unknown>();
  readonly #ranges = new Map<string, readonly (readonly [StateKey, unknown])[]>();

  get<T>(key: StateKey): T | undefined {
    return this.#values.get(key) as T | undefined;
  }

  range<T>({ from, to, limit, reverse }: KeyRange): readonly (readonly [StateKey, T])[] {
    const name = `${from} ${to} ${limit} ${reverse}`;
    let found = this.#ranges.get(name);
    if (!found) {
      const order = reverse ? -1 : 1;
      found = [...this.#values]
        .filter(([key]) => key >= from && key < to)
        .sort(([a], [b]) => (a < b ? -order : order))
        .slice(0, limit);
      this.#ranges.set(name, found);
    }
    return found as readonly (readonly [StateKey, T])[];
  }

  take(journal: Journal): void {
    this.#ranges.clear();
    for (const [key, { value }] of journal.changes()) {
      if (value === undefined) this.#values.delete(key);
      else this.#values.set(key, value);
    }
  }
}

const set = loadModules([
  [1, accounts],
  [2, tokens],
  [3, fees],
  [4, dex],
]);

const stablecoins = Array.from({ length: STABLECOINS }, (_, i) => `USD${String.fromCharCode(65 + i)}`);
const hubs = Array.from({ length: HUBS }, (_, i) => `HUB${String.fromCharCode(65 + i)}`);
const others = Array.from({ length: POOLS - 475 }, (_, i) => `T${i}X`);

/** Pairs: everything deep with everything deep, and each other token with one of these. */
function pairs(): (readonly [string, string])[] {
  const deep = [...stablecoins, ...hubs].map((symbol) => ['TRL', symbol] as const);
  const stable = stablecoins.flatMap((a, i) => stablecoins.slice(i + 1).map((b) => [a, b] as const));
  const mixed = hubs.flatMap((a) => stablecoins.map((b) => [a, b] as const));
  const rest = others.map(
    (symbol, i) => [symbol, i % 2 === 0 ? hubs[i % HUBS]! : stablecoins[i % STABLECOINS]!] as const,
  );
  return [...deep, ...stable, ...mixed, ...rest];
}

/** A chain with a thousand pools; `apply` runs bundles in a block and keeps what they change. */
function market() {
  const held = [
    [maker.address, 10n ** 17n] as const,
    ...Array.from({ length: TRADERS }, (_, n) => [trader(n), 10n ** 13n] as const),
  ];
  const genesisTokens = {
    total_supply: `${held.reduce((sum, [, amount]) => sum + amount, 0n)}`,
    unissued: '0',
    balances: held.map(([address, balance]) => ({ address: `0x${address}`, balance: `${balance}` })),
    tokens: [...stablecoins, ...hubs, ...others].map((symbol) => ({
      symbol,
      name: symbol,
      decimals: 6,
      standard: stablecoins.includes(symbol) ? 'stablecoin' : 'fungible',
      supply: `${10n ** 24n}`,
      owner: `0x${maker.address}`,
    })),
  };
  const genesis = testGenesis(set, { gasPrice: 10, genesis: { tokens: genesisTokens } });
  const state = new Records();
  state.take(loadGenesis(genesis, set, textForms(genesis.chain, set.operations)));
  let height = 0;
  const env = () => ({
    chain: genesis.chain,
    height: ++height,
    timeMs: genesis.chain.genesisTimeMs + 2_000 * height,
    parentTimeMs: genesis.chain.genesisTimeMs + 2_000 * (height - 1),
    proposer: proposer.address,
    gasLimit: 10_000_000_000,
  });
  const apply = (envelopes: readonly Envelope[], keep: boolean): void => {
    const journal = new Journal(state);
    const context = new ExecutionContext(set, env(), journal, journal);
    beginBlock(context);
    for (const envelope of envelopes) {
      applyBundle(context, envelope);
      journal.discardUndo();
    }
    endBlock(context);
    if (keep) state.take(journal);
  };
  const view = (): ExecutionContext => new ExecutionContext(set, env(), state);
  return { apply, view };
}

function bundle(from: Address, nonce: number, name: string, params: object): Envelope {
  const terms = { version: 1, chain_id: 1, gas_limit: 1_000_000, gas_price: 10, valid_until: 0, memo: '' };
  const operations = [{ type: set.operations.byName.get(name)!, params: params as Values<never> }];
  return sealEnvelope({ ...terms, from, nonce, operations }, [], set.operations);
}

/** Best CPU microseconds of one of `count` calls, out of five passes. */
function cpu(count: number, pass: () => void): number {
  const passes = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    pass();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / count;
  });
  return Math.min(...passes);
}

/** Measures everything; takes about ten seconds. */
export async function run(): Promise<Row[]> {
  const { apply, view } = market();
  const all = pairs();
  const depth = (symbol: string) => (symbol === 'TRL' ? 1_000_000n * UNIT : 10n ** 15n);
  apply(
    all.map(([token_a, token_b], nonce) =>
      bundle(maker.address, nonce, 'CreatePool', {
        token_a,
        token_b,
        amount_a: depth(token_a) + BigInt(nonce),
        amount_b: depth(token_b),
        lp_lock_duration: 0,
      }),
    ),
    true,
  );

  const swaps = Array.from({ length: SWAPS }, (_, i) =>
    bundle(trader(i), Math.trunc(i / TRADERS), 'Swap', {
      from_token: 'TRL',
      to_token: all[i % (STABLECOINS + HUBS)]![1],
      amount_in: 1_000_000n,
      min_amount_out: 1n,
    }),
  );
  const single = cpu(SWAPS, () => apply(swaps, false));
  const { find } = view().port(tokensPort)!;
  const path = ['TRL', 'USDA', 'HUBB', 'USDC'].map(find);
  const routes = Array.from({ length: SWAPS / 4 }, (_, i) =>
    bundle(trader(i), Math.trunc(i / TRADERS), 'SwapRoute', {
      path,
      amount_in: 1_000_000n,
      min_amount_out: 1n,
      recipient: null,
    }),
  );
  const three = cpu(routes.length, () => apply(routes, false));

  const quoteSwap = set.methods.get('quoteSwap')!;
  const quote = (from_token: string, to_token: string, times: number) => {
    const context = view();
    return cpu(times, () => {
      for (let i = 0; i < times; i++) {
        quoteSwap.answer(context, { from_token, to_token, amount_in: 1_000_000_000n + BigInt(i), sender: null });
      }
    });
  };
  const listPools = set.methods.get('listPools')!;
  const listed = view();
  return [
    { name: 'execute a swap', value: single, unit: 'µs' },
    { name: 'swaps executed, one core', value: 1e6 / single, unit: '/s' },
    { name: 'execute a swap through three pools', value: three, unit: 'µs' },
    {
      name: `quote among ${all.length} pools, between two tokens at the edge`,
      value: quote('T0X', 'T3X', 200) / 1_000,
      unit: 'ms',
    },
    { name: 'the same between two of the deepest: most routes', value: quote('HUBA', 'HUBB', 100) / 1_000, unit: 'ms' },
    {
      name: 'list 100 pools',
      value:
        cpu(20, () => {
          for (let i = 0; i < 20; i++) listPools.answer(listed, { limit: 100, cursor: null });
        }) / 1_000,
      unit: 'ms',
    },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
