/** The chain of a node: opens its stores, brings the ledger to the newest block, creates mempool and indexes. */

import { join } from 'node:path';
import { HistoryHeight } from '../../engine/history-height.js';
import { Blocks, type FinalBlock } from '../../engine/ledger/blocks.js';
import type { Ledger } from '../../engine/ledger/ledger.js';
import { openLedger, saveTree } from '../../engine/ledger/open.js';
import type { BundlePool } from '../../engine/mempool/pool.js';
import type { VerifySignatures } from '../../engine/mempool/verify.js';
import { FeeBelowFloor, NodeSyncing } from '../../kernel/chain/common-errors.js';
import type { ExecutedBlock } from '../../kernel/chain/seal.js';
import { fail } from '../../lib/errors.js';
import { logOf } from '../../lib/log-levels.js';
import { type BlockHistory, Subscriptions } from '../../lib/rpc/subscriptions/subscriptions.js';
import { isDev } from '../api/dev-methods.js';
import { Inclusions } from '../api/inclusions.js';
import type { StreamBlock } from '../api/streams.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import { openedChain } from '../assembly/stores.js';
import { indexesOf, indexFollower } from '../indexes/rows.js';
import { keepStateArchive } from '../maintenance/pruning/keep-state-archive.js';
import { openPruner } from '../maintenance/pruning/pruning.js';
import { verifyOnStart } from '../maintenance/verification.js';
import { mempoolLimits, subscriptionLimits } from '../options/limits.js';
import { deriveBy } from '../plugins/derive.js';
import { checkBinary } from '../upgrade/version-check.js';

/** Takes the stores that were opened ahead, and replays blocks that the database lacks. */
export async function openChain(context: FullNodeContext): Promise<Chain> {
  const { options, set, genesis, get, closers, onReload } = context;
  const log = logOf(get('Log'), 'chain');
  const clock = get('Clock');
  const verifier = get('Verifier');
  closers.add(() => verifier.close());
  const verify: VerifySignatures = (checks) => verifier.verify([...checks], { urgent: true });
  const stores = await openedChain(get);
  const ledger = await openNodeLedger(stores, verify, context);
  // A dev chain whose time was moved continues from that time.
  if (isDev(genesis.chain)) clock.advance(Math.max(0, ledger.head.header.timestamp_ms - clock.now()));
  const { blockLog, voteLog } = stores;
  const blocks = new Blocks(blockLog, ledger.store, set);
  const catchingUp = { now: false };
  const mempool = createMempool(ledger, catchingUp, context);
  await keepStateArchive({ ledger, mempool }, context);
  const inclusions = new Inclusions(blocks, mempool);
  closers.add(() => inclusions.close());
  const subscriptions = new Subscriptions<StreamBlock>(log, subscriptionLimits(options), pastOf(ledger, blocks));
  onReload.push(() => subscriptions.setLimits(subscriptionLimits(options)));
  const indexes = indexesOf(set);
  const history = new HistoryHeight(ledger);
  const followed = { blocks, ledger, log, advanced: () => history.onAdvance() };
  const follower = indexFollower(followed, set, indexes, await get('IndexDatabase'));
  closers.add(() => follower.stop());
  const pruner = await openPruner({ ledger, blocks, blockLog, follower }, context);
  await follower.start();
  history.add(follower);
  return {
    ...{ ledger, blocks, blockLog, voteLog, mempool, inclusions, subscriptions },
    ...{ indexes, follower, history, pruner, verify, catchingUp },
  };
}

/** Opens the ledger at the newest block, after the verification of `--verify-on-start`. */
async function openNodeLedger(
  { database, blockLog }: Awaited<ReturnType<typeof openedChain>>,
  verify: VerifySignatures,
  context: FullNodeContext,
): Promise<Ledger> {
  const { options, set, genesis, directory, text, get, closers, plugins, upgrades, meters } = context;
  const log = logOf(get('Log'), 'chain');
  if (blockLog.repaired) log('warn', 'block log repaired, removed an incomplete block', { ...blockLog.repaired });
  if (options.verifyOnStart) await verifyOnStart({ database, blockLog, set }, log);
  const treeFile = join(directory.path, 'state-tree');
  const ledger = await openLedger({
    ...{ set, genesis, text, database, blockLog, verify, log, treeFile },
    archives: get('PruningTerms').blocks === undefined,
    skippedUpgrades: upgrades.binary.skip,
    derive: deriveBy(plugins),
    measure: meters?.measure,
    onBundle: meters?.onBundle,
    queryMs: options.rpcWork * 1_000,
    checkHead: (at) => checkBinary(at, upgrades.binary),
  });
  // Data that is not synced with every block is synced at shutdown: the next version must not find an older state.
  closers.add(() => database.flush());
  closers.add(() => saveTree(ledger, treeFile, log));
  return ledger;
}

function createMempool(
  ledger: Ledger,
  catchingUp: Chain['catchingUp'],
  { options, get, closers, halt, stages }: FullNodeContext,
): BundlePool {
  const verifier = get('Verifier');
  const mempool = get('Mempool')({
    onModuleError: ({ message, cause }) =>
      logOf(get('Log'), 'mempool')('error', 'unexpected error of a module in a simulation, bundle refused', {
        reason: message,
        stack: cause instanceof Error ? cause.stack : undefined,
      }),
    onError: (cause) => halt('pending bundles cannot be executed', cause),
    ledger,
    verify: (checks) => verifier.verify([...checks]),
    onCheckedAhead: () => verifier.countAhead(),
    now: () => get('Clock').now(),
    stages,
    limits: mempoolLimits(options),
    admits({ bundle }) {
      if (catchingUp.now) fail(NodeSyncing, { height: ledger.head.height });
      if (bundle.gas_price < options.gasPrice) fail(FeeBelowFloor, { floor: options.gasPrice, got: bundle.gas_price });
    },
  });
  closers.add(() => mempool.stop());
  return mempool;
}

/** Past blocks for subscriptions. */
const pastOf = (ledger: Ledger, blocks: Blocks): BlockHistory<StreamBlock> => ({
  get head() {
    return ledger.head.height;
  },
  async block(height) {
    const block = await blocks.at(height);
    return block && { height, block, derived: new Map() };
  },
});

/** Notifies all followers of the chain of a final and durable block. */
export function announce(
  { ledger, blocks, inclusions, subscriptions, follower }: Chain,
  { text, get, hooks }: FullNodeContext,
  executed: ExecutedBlock,
  sizeBytes: number,
): void {
  const { header, hash, envelopes, outcomes, derived } = executed;
  const block: FinalBlock = { header, hash, envelopes, outcomes, commit: ledger.head.commit, sizeBytes };
  blocks.addCommitted(block);
  const { height, bundle_count } = header;
  logOf(get('Log'), 'chain')(bundle_count > 0 ? 'info' : 'debug', `block ${height}`, {
    bundles: bundle_count,
    hash: text.hash(hash),
  });
  inclusions.follow(block);
  subscriptions.publish({ height, block, derived: new Map(derived) });
  follower.wake();
  hooks.finalized.call(block, executed);
}
