/** Consensus of a node: the application over its ledger, and the driver that reaches agreement with others. */

import { type AttestationNetwork, Attestations } from '../../engine/attestations/attestations.js';
import { ConsensusDriver } from '../../engine/consensus/driver.js';
import type { Network } from '../../engine/consensus/ports.js';
import { ChainApplication } from '../../engine/producer/application.js';
import { EvidencePool } from '../../engine/producer/evidence-pool.js';
import { nextHeight } from '../../engine/producer/next-height.js';
import { LATEST_AGE } from '../../kernel/chain/attested.js';
import { type Block, headerHash } from '../../kernel/chain/block.js';
import type { Signatures } from '../../kernel/chain/certified.js';
import { Failure } from '../../lib/errors.js';
import { logOf } from '../../lib/log-levels.js';
import type { Log } from '../../lib/rpc/methods/method.js';
import type { Chain, FullNodeContext } from '../assembly/context.js';
import { signaturesOf, signatureVerifier } from '../assembly/signature-checks.js';
import { announce } from '../chain/chain.js';
import type { OwnSigner } from './signer.js';

/** Outgoing channels of a node's consensus and attestations. */
export interface Surroundings {
  readonly consensus: Network<Block>;
  readonly attestations: AttestationNetwork;
}

/** A node without peers: its messages go nowhere. */
export const silence: Surroundings = {
  consensus: { broadcast() {}, sendTo() {}, blame() {}, fetch: async () => false },
  attestations: { publish() {}, fetch: async () => false },
};

/** Consensus of a node, and its interface for other parts. */
export interface Consensus {
  readonly driver: ConsensusDriver<Block>;
  readonly application: ChainApplication;
  readonly attestations: Attestations;
  /** The two signature checks that blocks from elsewhere must pass. */
  readonly signatures: Signatures;
}

/** Creates consensus; the driver is not started. */
export async function createConsensus(
  chain: Chain,
  context: FullNodeContext,
  own: OwnSigner | undefined,
  network: Surroundings,
): Promise<Consensus> {
  const { options, genesis, get, halt, upgrades, meters, stages } = context;
  const { ledger, blockLog, mempool, voteLog, verify } = chain;
  const log = logOf(get('Log'), 'consensus');
  const clock = get('Clock');
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const verifySignature = signatureVerifier();
  const signatures = signaturesOf(domain, verifySignature);
  const evidence = new EvidencePool();
  const attestations = new Attestations({
    ledger,
    mempool,
    clock,
    domain,
    verify: verifySignature,
    network: network.attestations,
    order: get('BundleOrder'),
    validator: own && {
      publicKey: own.publicKey,
      sign: (body) => own.attest(body),
      maySign: () => own.signer.quietBlocks === 0 && !chain.catchingUp.now,
    },
    log,
  });
  await recall(attestations, chain, log);
  const application = new ChainApplication({
    ledger,
    blockLog,
    mempool,
    clock,
    verify,
    publicKey: own?.publicKey,
    evidence,
    attestations,
    get maxIntervalMs() {
      return Math.round(options.blockTime * 1000);
    },
    get maxBundles() {
      return options.maxTxsPerBlock;
    },
    select: get('SelectContents'),
    log,
    verifyCommit: signatures.committed,
    measure: meters?.measure,
    stages,
    finalized: (executed, sizeBytes) => announce(chain, context, executed, sizeBytes),
    committed: ({ nextValidators }) =>
      upgrades.afterBlock(ledger, nextValidators.length).catch((cause) => {
        halt(String(cause), cause);
        throw cause;
      }),
  });
  const driver = new ConsensusDriver<Block>({
    application,
    clock,
    network: network.consensus,
    voteLog,
    validator: own ?? null,
    verify: verifySignature,
    domain,
    onEvidence(found) {
      if (evidence.add(found)) {
        const { type, height, round, validator } = found.first;
        log('warn', 'validator double-signed', { type, height, round, validator });
      }
    },
    onStep: meters?.onStep,
    onVote: stages && ((block, type) => stages.voted(block, type)),
    onHalt(reason, cause) {
      log('error', 'consensus halted', { reason });
      halt(reason, cause);
    },
  });
  if (own?.remote) {
    own.remote.onAgain = () => driver.signAgain();
    own.remote.onVote = (vote) => driver.receiveOwn(vote);
  }
  return { driver, application, attestations, signatures };
}

/**
 * Reports the last blocks to the attestation pool. Attestations of an unreadable block may be referenced again; the
 * damage is reported when the block itself is needed.
 */
async function recall(attestations: Attestations, { ledger, blocks }: Chain, log: Log): Promise<void> {
  const { height } = ledger.head;
  for (let at = Math.max(0, height - LATEST_AGE); at <= height; at++) {
    try {
      const stored = await blocks.stored(at);
      if (stored !== null) attestations.restore(headerHash(stored.block.header), stored.block);
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      log('warn', 'attestations of a block unreadable', { height: at, reason: String(cause) });
    }
  }
}

/** Starts the height after the head; if the head is old, there is no further wait for it. */
export async function beginConsensus(
  { driver }: Consensus,
  { ledger }: Chain,
  { options, get }: FullNodeContext,
): Promise<void> {
  const sinceMs = get('Clock').now() - ledger.head.header.timestamp_ms;
  await driver.start(await nextHeight(ledger, Math.round(options.blockTime * 1000), { sinceMs }));
}
