/** Benchmark of staking on a ledger on disk: 100,000 delegations that compound with 100 validators, and the end of an epoch over them. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import accounts from '../../modules/accounts/index.js';
import fees from '../../modules/fees/index.js';
import tokens from '../../modules/tokens/index.js';
import validators from '../../modules/validators/index.js';
import { type Envelope, sealEnvelope } from '../../runtime/kernel/chain/bundle.js';
import { loadModules } from '../../runtime/kernel/loader.js';
import { leadersPort } from '../../runtime/kernel/ports.js';
import type { Address } from '../../runtime/lib/codec/ids.js';
import { RocksDatabase } from '../../runtime/lib/storage/rocks.js';
import { testGenesis } from '../kit/genesis.js';
import { h } from '../kit/index.js';
import { Node } from '../runtime/ledger/chain.js';
import type { Row } from './crypto.js';

const VALIDATORS = 100;
const DELEGATORS = 10_000;
const EACH = 10;
const PER_BLOCK = 500;
const EPOCH = 25;
const EPOCHS = 5;
const UNIT = 10n ** 9n;

const set = loadModules([
  [1, accounts],
  [2, tokens],
  [3, fees],
  [8, validators],
]);
const account = (n: number): Address => h(1_000_000 + n) as string as Address;
const keyOf = (n: number) => h(9_000_000 + n);
const operators = Array.from({ length: VALIDATORS }, (_, n) => account(DELEGATORS + n));

function genesis() {
  const people = Array.from({ length: DELEGATORS + VALIDATORS }, (_, n) => account(n));
  const founders = operators.map((operator, n) => ({
    pubkey: keyOf(n),
    operator: `0x${operator}`,
    self_stake: `${10_000n * UNIT}`,
  }));
  const balances = people.map((who) => [who, 20_000n * UNIT] as const);
  return testGenesis(set, { balances, gasPrice: 10, epochBlocks: EPOCH, genesis: { validators: founders } });
}

function bundle(from: Address, name: string, each: readonly object[]): Envelope {
  const terms = { version: 1, chain_id: 1, gas_limit: 1_000_000, gas_price: 10, valid_until: 0, memo: '', nonce: 0 };
  const operations = each.map((params) => ({ type: set.operations.byName.get(name)!, params: params as never }));
  return sealEnvelope({ ...terms, from, operations }, [], set.operations);
}

/** Each delegates to ten validators. */
const delegations = (from: number): Envelope[] =>
  Array.from({ length: PER_BLOCK }, (_, i) => {
    const chosen = Array.from({ length: EACH }, (__, j) => keyOf((from + i + 7 * j) % VALIDATORS));
    return bundle(
      account(from + i),
      'Stake',
      chosen.map((validator_pubkey) => ({ validator_pubkey, amount: 1_500n * UNIT, proof_of_possession: null })),
    );
  });

/** Builds and commits the next block with its leader as proposer; how long the building took, in milliseconds. */
async function next(node: Node, candidates: readonly Envelope[] = []): Promise<number> {
  const { ledger } = node;
  const [proposer] = await ledger.read(() => ledger.view().port(leadersPort)!.order());
  const { commit, header } = ledger.head;
  const started = performance.now();
  const executed = await ledger.build({
    proposer: proposer!,
    round: 0,
    timeMs: header.timestamp_ms + 2_000,
    lastCommit: commit,
    candidates,
    attestations: [],
    evidence: [],
    maxBundles: 10_000,
    refused: (_, failure) => {
      throw failure;
    },
  });
  const ms = performance.now() - started;
  if (executed.header.bundle_count !== candidates.length) throw new Error('not all delegations are in');
  await node.commit(executed);
  return ms;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Measures everything; takes about a minute, most of it for making the delegations. */
export async function run(): Promise<Row[]> {
  const path = await mkdtemp(join(tmpdir(), 'trellis-bench-'));
  const database = await RocksDatabase.open(join(path, 'db'));
  try {
    const node = await Node.open({ database, path }, genesis(), undefined, set);
    const ends: number[] = [];
    const others: number[] = [];
    const step = async (): Promise<void> => {
      const isEnd = (node.ledger.head.height + 1) % EPOCH === 0;
      (isEnd ? ends : others).push(await next(node));
    };
    const config = {
      pool_enabled: true,
      pool_name: 'compounding',
      min_delegation: 1_000n * UNIT,
      auto_compound_default: true,
    };
    await next(
      node,
      operators.map((who) => bundle(who, 'SetPoolConfig', [config])),
    );
    const staking: number[] = [];
    for (let from = 0; from < DELEGATORS; from += PER_BLOCK) {
      staking.push(await next(node, delegations(from)));
    }
    for (let i = 0; i < EPOCH * EPOCHS; i++) await step();
    await node.close();
    return [
      { name: 'a delegation, 5,000 in a block', value: (median(staking) * 1000) / (PER_BLOCK * EACH), unit: 'µs' },
      { name: 'empty block, 100 validators, 100,000 delegations', value: median(others), unit: 'ms' },
      { name: 'last block of an epoch, all of them compounding', value: median(ends), unit: 'ms' },
      { name: 'the slowest of these', value: Math.max(...ends), unit: 'ms' },
    ];
  } finally {
    await database.close();
    await rm(path, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.table(await run());
