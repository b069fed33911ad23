/** Benchmark of execution: plain transfers through applyBundle over a journal on state in memory, without signatures. */

import { pathToFileURL } from 'node:url';
import accounts from '../../modules/accounts/index.js';
import fees from '../../modules/fees/index.js';
import tokens from '../../modules/tokens/index.js';
import { NATIVE } from '../../modules/tokens/port.js';
import { type Envelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { applyBundle, beginBlock, endBlock } from '../../runtime/kernel/chain/execute.js';
import { ExecutionContext } from '../../runtime/kernel/chain/execution-context.js';
import { loadGenesis } from '../../runtime/kernel/chain/genesis.js';
import { Journal, type StateKey, type StateReader } from '../../runtime/kernel/chain/journal.js';
import type { OperationTable } from '../../runtime/kernel/chain/operation.js';
import { type MapDef, recordKey } from '../../runtime/kernel/chain/stores.js';
import { textForms } from '../../runtime/kernel/chain/text.js';
import { loadModules } from '../../runtime/kernel/loader.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { testGenesis } from '../kit/genesis.js';
import { h, proposer } from '../kit/index.js';
import type { Row } from './crypto.js';

/** The number of the module tokens. */
const TOKENS = 2;
const ACCOUNTS = 20_000;
const BUNDLES = 20_000;
const BLOCK = 10_000;
const account = (n: number): Address => h(1_000_000 + (n % ACCOUNTS)) as string as Address;

/** Decoded records, as the state cache holds them. */
class Records implements StateReader {
  readonly #values = new Map<StateKey, unknown>();

  get<T>(key: StateKey): T | undefined {
    return this.#values.get(key) as T | undefined;
  }

  range(): [] {
    return [];
  }

  put(key: StateKey, value: unknown): void {
    this.#values.set(key, value);
  }

  take(journal: Journal): void {
    for (const [key, { value }] of journal.changes()) this.#values.set(key, value);
  }
}

/** Every account sends to one far away; `per` transfers in each bundle. */
function transfers(operations: OperationTable, per: number): Envelope[] {
  const type = operations.byName.get('Transfer')!;
  return Array.from({ length: BUNDLES / per }, (_, i) => {
    const moves = Array.from({ length: per }, (__, j) => ({
      type,
      params: { to: account(i * 7_919 + j * 104_729 + 1), token_symbol: 'TRL', amount: 1_000n, memo: null },
    }));
    const terms = { version: 1, chain_id: 1, gas_limit: 1_000_000, gas_price: 10, valid_until: 0, memo: '' };
    const from = account(i);
    return sealEnvelope({ ...terms, from, nonce: Math.trunc(i / ACCOUNTS), operations: moves }, [], operations);
  });
}

/** Of the native token: nobody votes with it; a vote with it has just begun; each account has moved it since. */
type Vote = 'none' | 'begun' | 'open';

/** CPU microseconds per transfer, by the best of five passes over the same bundles from the same state. */
function measure(per: number, vote: Vote = 'none'): number {
  const set = loadModules([
    [1, accounts],
    [TOKENS, tokens],
    [3, fees],
  ]);
  const balances = Array.from({ length: ACCOUNTS }, (_, n) => [account(n), 10n ** 12n] as const);
  const genesis = testGenesis(set, { balances, gasPrice: 10 });
  const state = new Records();
  state.take(loadGenesis(genesis, set, textForms(genesis.chain, set.operations)));
  if (vote !== 'none') {
    const { keptHeights, checkpoints } = tokens.state as Record<string, MapDef<readonly unknown[], unknown>>;
    state.put(recordKey(TOKENS, keptHeights!, [NATIVE]), [{ height: 0, uses: 1 }]);
    for (let n = 0; vote === 'open' && n < ACCOUNTS; n++) {
      state.put(recordKey(TOKENS, checkpoints!, [NATIVE, account(n)]), [{ height: 0, amount: 10n ** 12n }]);
    }
  }
  const envelopes = transfers(set.operations, per);
  const passes = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    for (let at = 0; at < envelopes.length; at += BLOCK) {
      const journal = new Journal(state);
      const env = {
        chain: genesis.chain,
        height: 1,
        timeMs: genesis.chain.genesisTimeMs + 2_000,
        parentTimeMs: genesis.chain.genesisTimeMs,
        proposer: proposer.address,
        gasLimit: 630_000_000,
      };
      const context = new ExecutionContext(set, env, journal, journal);
      beginBlock(context);
      for (const envelope of envelopes.slice(at, at + BLOCK)) applyBundle(context, envelope);
      endBlock(context);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / BUNDLES;
  });
  return Math.min(...passes);
}

/** Measures everything; takes about four seconds. */
export async function run(): Promise<Row[]> {
  const single = measure(1);
  const many = measure(50);
  const begun = measure(1, 'begun');
  const open = measure(1, 'open');
  return [
    { name: 'execute a transfer', value: single, unit: 'µs' },
    { name: 'transfers executed', value: 1e6 / single, unit: '/s' },
    { name: 'transfers executed, 50 in a bundle', value: 1e6 / many, unit: '/s' },
    { name: 'execute a transfer, the first since a vote with the token began', value: begun, unit: 'µs' },
    { name: 'the same as part of one without a vote', value: begun / single, unit: '' },
    { name: 'execute a later one, as part of one without a vote', value: open / single, unit: '' },
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
