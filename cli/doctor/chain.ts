/** Checks of `doctor` about the chain: the genesis, and the node if one is running. */

import { NodeClient } from '../client/node-client.js';
import type { ChainDistribution } from '../distribution/distribution.js';
import { readGenesisFiles } from '../genesis/files.js';
import { readGenesis } from '../runtime/chain.js';
import type { NodeOptions } from '../runtime/common.js';
import { bad, type Finding, ok, warn } from './finding.js';

/** With fewer peers, losing one may isolate the node. */
const PEERS = 3;
/** Nodes reject blocks with a time further ahead. */
const CLOCK_MS = 500;

interface Health {
  readonly block_height: number;
  readonly peers: number;
  readonly sync_status: 'synced' | 'syncing' | 'stalled' | 'paused';
  readonly highest_known_height: number;
  readonly version: string;
  readonly is_validator: boolean;
  readonly validator_address: string | null;
  readonly is_jailed: boolean | null;
  /** Missing in responses of earlier versions. */
  readonly not_signing?: { readonly code: string; readonly reason: string } | null;
  readonly clock_offset_ms: number | null;
  readonly plugins: readonly { readonly plugin: string; readonly where: string }[];
}

interface Consensus {
  readonly upgrade: { readonly name: string; readonly height: number } | null;
  readonly validators: { readonly active: number };
  readonly halted_reason: string | null;
}

/** Whether the data directory has a chain. */
export async function genesis({ dataDir, bootnodes }: NodeOptions): Promise<Finding> {
  const files = await readGenesisFiles(dataDir);
  if (files !== undefined) {
    const { name, network, chainId } = readGenesis(files.json).chain;
    return ok('genesis', `${name} ${network} (${chainId})`);
  }
  return bootnodes.length > 0
    ? ok('genesis', 'not here yet: downloaded from the bootnodes at the first start')
    : bad(
        'genesis',
        `${dataDir} has no genesis.json`,
        'name a node of the chain with --bootnodes, copy its genesis.json there, or create a chain: genesis new',
      );
}

export async function running({ rpcPort, p2pPort }: NodeOptions, distribution: ChainDistribution): Promise<Finding[]> {
  const node = new NodeClient({ text: () => `http://127.0.0.1:${rpcPort}` });
  let health: Health;
  let consensus: Consensus;
  try {
    [health, consensus] = await Promise.all([
      node.call<Health>('chain_validatorHealth'),
      node.call<Consensus>('chain_consensusStatus'),
    ]);
  } catch (cause) {
    const remedy = 'wait until it has started; if it uses another port, add --rpc-port';
    return [warn('node', `running, but not responding: ${(cause as Error).message}`, remedy)];
  }
  const isAlone = p2pPort === undefined || consensus.validators.active === 1;
  return [
    following(health, consensus),
    version(health, distribution),
    peers(health, isAlone),
    ...(health.clock_offset_ms === null ? [] : [clock(health.clock_offset_ms)]),
    ...(health.is_validator ? [validator(health)] : []),
    ...(consensus.upgrade === null ? [] : [upgrade(consensus.upgrade, health)]),
    ...health.plugins.map(({ plugin, where }) =>
      warn(
        `plugin ${plugin}`,
        `failed in ${where}`,
        'check the log of the node, and report the error to the author of the plugin',
      ),
    ),
  ];
}

function following({ block_height, sync_status, highest_known_height }: Health, { halted_reason }: Consensus): Finding {
  if (halted_reason !== null) {
    return bad('node', `halted: ${halted_reason}`, 'check its log; restart it when the cause is fixed');
  }
  if (sync_status === 'synced') return ok('node', `at height ${block_height}`);
  const found = `${sync_status} at height ${block_height} of ${highest_known_height}`;
  return sync_status === 'stalled'
    ? bad(
        'node',
        found,
        'no block for a minute: check with another node whether the chain has halted; if not, see peers and clock below',
      )
    : warn('node', found, 'wait: it accepts no writes until it has caught up');
}

function version({ version: runs }: Health, { version: here }: ChainDistribution): Finding {
  return runs === here
    ? ok('version', runs)
    : warn(
        'version',
        `the node runs ${runs}, this program is ${here}`,
        'restart the node with this program if the chain has upgraded to it',
      );
}

function peers({ peers: count }: Health, isAlone: boolean): Finding {
  if (isAlone || count >= PEERS) return ok('peers', isAlone ? `${count}; this chain has one validator` : `${count}`);
  const remedy = 'open the UDP port of --p2p-port, and check that the --bootnodes respond';
  return (count === 0 ? bad : warn)('peers', `${count}`, remedy);
}

function clock(offsetMs: number): Finding {
  const found = `${Math.abs(offsetMs)} ms ${offsetMs < 0 ? 'ahead of' : 'behind'} its peers`;
  return Math.abs(offsetMs) <= CLOCK_MS
    ? ok('clock', found)
    : bad('clock', found, 'synchronize it: chrony, or timedatectl set-ntp true');
}

function validator({ validator_address, is_jailed, not_signing }: Health): Finding {
  if (validator_address === null) {
    return warn(
      'validator',
      'its key belongs to no validator',
      'register it with validators register, or check --validator-key',
    );
  }
  if (is_jailed === true) {
    return bad('validator', `${validator_address} is jailed`, 'fix the cause, then: validators unjail');
  }
  return not_signing
    ? bad('validator', `${validator_address} does not sign: ${not_signing.code}`, not_signing.reason)
    : ok('validator', validator_address);
}

function upgrade({ name, height }: { readonly name: string; readonly height: number }, health: Health): Finding {
  const left = height - health.block_height;
  return warn('upgrade', `${name} in ${left} blocks`, 'run the node under supervise, or have the next version ready');
}
