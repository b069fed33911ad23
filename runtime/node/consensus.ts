/** Consensus of a node: the application over its ledger, and the driver that makes it agree with others. */

import type { Block } from '../chain/block.js';
import { fromHex } from '../codec/ids.js';
import { isCommitted, type VerifySignature } from '../consensus/certificates.js';
import { ConsensusDriver } from '../consensus/driver.js';
import type { Network } from '../consensus/ports.js';
import { verify as verifyEd25519 } from '../crypto/ed25519.js';
import { ChainApplication, nextHeight } from '../producer/application.js';
import { EvidencePool } from '../producer/evidence.js';
import { type Assembly, announce, type Chain } from './chain.js';
import type { OwnValidator } from './keys.js';
import { openSigner } from './signer.js';

const verifySignature: VerifySignature = (message, signature, key) => verifyEd25519(fromHex(key), message, signature);

/** A node without peers: everything it says goes nowhere. */
export const silence: Network<Block> = { broadcast() {}, sendTo() {}, fetch: async () => null };

/** A driver on the chain's head that has not begun. */
export async function createDriver(
  chain: Chain,
  assembly: Assembly,
  validator: OwnValidator | undefined,
  network: Network<Block>,
): Promise<ConsensusDriver<Block>> {
  const { options, genesis, get, halt } = assembly;
  const { ledger, blockLog, mempool, voteLog, verify } = chain;
  const log = get('Log');
  const clock = get('Clock');
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const evidence = new EvidencePool();
  const application = new ChainApplication({
    ledger,
    blockLog,
    mempool,
    clock,
    verify,
    publicKey: validator?.publicKey,
    evidence,
    maxIntervalMs: options.blockTime * 1000,
    maxBundles: options.maxTxsPerBlock,
    log,
    verifyCommit: (certificate, set) => isCommitted(certificate, set, domain, verifySignature),
    finalized: (executed, sizeBytes) => announce(chain, assembly, executed, sizeBytes),
  });
  return new ConsensusDriver<Block>({
    application,
    clock,
    network,
    voteLog,
    validator: validator
      ? { publicKey: validator.publicKey, signer: await openSigner(validator, chain, assembly) }
      : null,
    verify: verifySignature,
    domain,
    onEvidence(found) {
      log('warn', 'a validator signed two messages where one is allowed', { ...found.first });
      evidence.add(found);
    },
    onHalt(reason, cause) {
      log('error', 'consensus halted', { reason });
      halt(reason, cause);
    },
  });
}

/** Begins the height after the head; a head made a while ago is not waited for again. */
export async function beginConsensus(
  driver: ConsensusDriver<Block>,
  { ledger }: Chain,
  { options, get }: Assembly,
): Promise<void> {
  const sinceMs = get('Clock').now() - ledger.head.header.timestamp_ms;
  await driver.start(await nextHeight(ledger, options.blockTime * 1000, sinceMs));
}
