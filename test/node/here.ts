/** A node of a distribution in this very process, on files, with the validator and the accounts of developers. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChainDistribution, runtimeOf } from '../../cli/distribution/distribution.js';
import { addressOf, devSecret, devValidatorSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { KeyType, signerOf } from '../../runtime/lib/crypto/signatures.js';
import { type RunningNode, startNode } from '../../runtime/node/node.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { defaultModules, genesisOf } from '../golden/distribution.js';

/** The running node and where it answers. */
export interface Here {
  readonly node: RunningNode;
  readonly url: string;
}

/** Starts the node on a data directory, new or not. */
export async function startHere(
  distribution: ChainDistribution,
  dataDir: string,
  options: Partial<NodeOptions> = {},
): Promise<Here> {
  const validatorKey = join(dataDir, 'validator.key');
  await writeFile(validatorKey, toHex(devValidatorSecret()), { mode: 0o600 });
  const node = await startNode(runtimeOf(distribution), genesisOf(await defaultModules()), {
    dataDir,
    validatorKey,
    rpcPort: 0,
    p2pPort: undefined,
    rpcRateLimit: 0,
    blockTime: 1,
    logJson: true,
    ...options,
  });
  return { node, url: `http://127.0.0.1:${node.rpcPort}` };
}

/** Address of a funded account, in hex. */
export const account = (index: number): string => `0x${addressOf(signerOf(KeyType.Ed25519, devSecret(index)))}`;
