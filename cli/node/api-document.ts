/** The description of a distribution's methods and operations, from a temporary node. */

import { NodeClient } from '../client/node-client.js';
import { Flags } from '../command-line/command.js';
import { type ChainDistribution, runtimeOf } from '../distribution/distribution.js';
import { createGenesis } from '../genesis/create.js';
import { runtimeGenesis } from '../genesis/sections.js';
import { devValidatorSecret } from '../keys/keys.js';
import { loadDistribution } from '../runtime/chain.js';
import type { ApiDocument } from '../runtime/client.js';
import { type Json, toHex } from '../runtime/common.js';
import { KeyType, signerOf } from '../runtime/keys.js';
import type { RunningNode } from '../runtime/node.js';
import { withQuietNode } from './quiet-node.js';

/** Genesis time of a chain that is only queried for its description. */
const GENESIS_TIME = 1_700_000_000;

/** The OpenRPC document of the distribution with external modules, the modules that it describes, and the chain parameters. */
export async function apiDocument(distribution: ChainDistribution, modules: readonly string[]) {
  const runtime = runtimeOf(distribution);
  const set = await loadDistribution(runtime, modules);
  const files = createGenesis(distribution, set, {
    network: 'dev',
    genesisTime: GENESIS_TIME,
    priceFloor: 10,
    validators: [toHex(signerOf(KeyType.Ed25519, devValidatorSecret()).publicKey)],
  });
  const { json } = runtimeGenesis(files);
  const read = async (node: RunningNode) => {
    const client = new NodeClient(new Flags(new Map([['node', `127.0.0.1:${node.rpcPort}`]])));
    const { parameters } = await client.call<{ parameters: Json[] }>('chain_getParameters', { limit: 1000 });
    return { document: node.describe() as ApiDocument, parameters };
  };
  return { ...(await withQuietNode(runtime, json, read, modules)), set };
}
