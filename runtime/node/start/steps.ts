/** Steps of the start of a full node, each called once by `run` in `node.ts`, in that order. */

import type { PeerToPeer } from '../../engine/network/peer-to-peer.js';
import { logOf } from '../../lib/log-levels.js';
import { load } from '../../lib/preload.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import { keepColdStorage } from '../maintenance/cold-storage.js';
import { keepPruned } from '../maintenance/pruning/pruning.js';
import type { Snapshots } from '../maintenance/snapshots/serve.js';
import { type BackgroundVerification, keepVerified } from '../maintenance/verification.js';
import { checkChainOptions } from '../plugins/check-chain-options.js';
import { beginConsensus, type Consensus } from '../validator/consensus.js';
import { ValidatorDuty } from '../validator/duty.js';
import { ownValidator } from '../validator/keys.js';
import { openRemoteSigner } from '../validator/remote.js';
import { type OwnSigner, openSigner } from '../validator/signer.js';

/** Parts of a full node once consensus is created. */
export interface NodeParts {
  readonly startedMs: number;
  readonly chain: Chain;
  /** Undefined without a validator key, as is `duty`. */
  readonly own: OwnSigner | undefined;
  readonly maintenance: Maintenance;
  /** Undefined for a node without peers. */
  readonly network: PeerToPeer | undefined;
  readonly consensus: Consensus;
  readonly duty: ValidatorDuty | undefined;
}

/** Background work on the data of a node. */
export interface Maintenance {
  /** Undefined if the node makes no snapshots. */
  readonly snapshots: Snapshots | undefined;
  readonly verification: BackgroundVerification;
}

/** Throws if plugin options or this version do not fit the state of the chain. */
export async function checkChain({ ledger }: Chain, context: FullNodeContext): Promise<void> {
  const { distribution, options, text, upgrades } = context;
  await checkChainOptions(ledger, distribution.plugins, options.plugins, text);
  await upgrades.check(ledger);
}

/** Opens the validator's key and signing record, if configured. */
export async function openValidator(chain: Chain, context: FullNodeContext): Promise<OwnSigner | undefined> {
  if (context.options.signer !== undefined) return openRemoteSigner(chain, context);
  const validator = await ownValidator(context.options, chain.ledger, logOf(context.get('Log'), 'validator'));
  return validator && openSigner(validator, chain, context);
}

export async function startMaintenance(chain: Chain, context: FullNodeContext): Promise<Maintenance> {
  const { options, distribution } = context;
  const serving = options.serveSnapshots ? await loadServing() : undefined;
  const snapshots = await serving?.keepSnapshots(distribution.version, chain, context);
  keepPruned(chain, context);
  keepColdStorage(chain, context);
  return { snapshots, verification: keepVerified(chain, context) };
}

/** Loads the code that makes and serves snapshots. */
export const loadServing = () =>
  load(
    new URL('../maintenance/snapshots/serve.js', import.meta.url),
    () => import('../maintenance/snapshots/serve.js'),
  );

/** Tracks after each block whether the node's validator signs. */
export async function trackDuty(
  { own, chain, consensus, network }: Omit<NodeParts, 'duty'>,
  { get, hooks }: FullNodeContext,
): Promise<ValidatorDuty | undefined> {
  if (!own) return undefined;
  const duty = new ValidatorDuty({
    publicKey: own.publicKey,
    ledger: chain.ledger,
    consensus: () => consensus.driver.status(),
    network,
    clock: get('Clock'),
    quietBlocks: () => own.signer.quietBlocks,
    waits: () => own.signer.waitsAt(chain.ledger.head.height + 1),
    signer: () => own.remote?.state,
  });
  await duty.update();
  hooks.finalized.tap('readiness', () => {
    void duty
      .update()
      .catch((cause) =>
        logOf(get('Log'), 'validator')('error', 'validator duty check failed', { reason: String(cause) }),
      );
  });
  return duty;
}

/** Starts consensus. Closers run in reverse: the network stops first, then the driver. */
export async function startConsensus(node: NodeParts, context: FullNodeContext): Promise<void> {
  const { consensus, chain, network } = node;
  const { closers, hooks, meters } = context;
  // Stopping the attestations ends block checks that wait for them; the driver must not reject a block because of that.
  closers.add(
    () => consensus.driver.close(),
    () => consensus.attestations.stop(),
    () => consensus.driver.stop(),
  );
  if (meters) hooks.finalized.tap('metrics', meters.block);
  await beginConsensus(consensus, chain, context);
  if (network) closers.add(() => network.stop());
}
