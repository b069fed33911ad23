/** One open block over plain memory: bundles of the features, applied exactly as the ledger does. */

import { openEnvelope, type Signature, sealEnvelope } from '../../../runtime/kernel/chain/bundle.js';
import { applyBundle } from '../../../runtime/kernel/chain/execute.js';
import { ExecutionContext } from '../../../runtime/kernel/chain/execution-context.js';
import { Journal, type StateReader } from '../../../runtime/kernel/chain/journal.js';
import type { Outcome } from '../../../runtime/kernel/chain/receipt.js';
import { loadModules, type ModuleList, type ModuleSet } from '../../../runtime/kernel/loader.js';
import type { ChainInfo } from '../../../runtime/kernel/module/context.js';
import type { Address, Hash } from '../../../runtime/lib/codec/ids.js';
import type { Shape, Values } from '../../../runtime/lib/codec/type.js';
import { Failure } from '../../../runtime/lib/errors.js';

export const chainInfo: ChainInfo = {
  chainId: 7,
  name: 'Testland',
  network: 'unit',
  symbol: 'TRL',
  decimals: 9,
  addressPrefix: 'trl',
  hashPrefix: 'trh',
  nameService: 'trl',
  epochBlocks: 10,
  coinType: 1_618_033,
  genesisTimeMs: 1_700_000_000_000,
  genesisHash: '9'.repeat(64) as Hash,
  enforceSignatures: false,
};

/** An address to tell apart: id(1), id(2), … */
export const id = (n: number): Address => n.toString(16).padStart(64, '0') as Address;

export type Call = readonly [name: string, params?: object];

/** What a bundle says besides its operations. */
export interface Terms {
  readonly from?: Address;
  readonly nonce?: number;
  readonly chainId?: number;
  readonly gasLimit?: number;
  readonly gasPrice?: number;
  readonly validUntil?: number;
  readonly memo?: string;
  readonly signatures?: readonly Signature[];
}

const EMPTY: StateReader = { get: () => undefined, range: () => [] };
const ALICE = id(0xa11ce);

/** A bundle of these operations, through its bytes. */
export function bundleOf(set: ModuleSet, calls: readonly Call[], terms: Terms = {}) {
  const operations = calls.map(([name, params = {}]) => ({
    type: set.operations.byName.get(name)!,
    params: params as Values<Shape>,
  }));
  const bundle = {
    version: 1,
    chain_id: terms.chainId ?? chainInfo.chainId,
    from: terms.from ?? ALICE,
    nonce: terms.nonce ?? 0,
    gas_limit: terms.gasLimit ?? 1_000_000,
    gas_price: terms.gasPrice ?? 10,
    valid_until: terms.validUntil ?? 0,
    memo: terms.memo ?? '',
    operations,
  };
  return openEnvelope(sealEnvelope(bundle, terms.signatures ?? [], set.operations).bytes, set.operations);
}

export interface OpenBlock {
  readonly set: ModuleSet;
  readonly journal: Journal;
  readonly context: ExecutionContext;
  /** Applies a bundle; the answer is the outcome or the refusal. Halt and StateMiss come through. */
  apply(calls: readonly Call[], terms?: Terms): Outcome | Failure;
}

/** Opens a block of these modules. */
export function openBlock(
  list: ModuleList,
  { height = 1, gasLimit = 10_000_000, base = EMPTY }: { height?: number; gasLimit?: number; base?: StateReader } = {},
): OpenBlock {
  const set = loadModules(list);
  const journal = new Journal(base);
  const timeMs = chainInfo.genesisTimeMs + height * 2_000;
  const env = { chain: chainInfo, height, timeMs, parentTimeMs: timeMs - 2_000, proposer: id(0xb0b), gasLimit };
  const context = new ExecutionContext(set, env, journal, journal);
  return {
    set,
    journal,
    context,
    apply(calls, terms) {
      try {
        return applyBundle(context, bundleOf(set, calls, terms));
      } catch (cause) {
        if (cause instanceof Failure) return cause;
        throw cause;
      }
    },
  };
}
