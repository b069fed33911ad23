/** `start`: runs a node on the chain of its data directory. */

import type { Action, Flags, Invocation } from '../command-line/command.js';
import { givenOptions, startDefaults } from '../command-line/options.js';
import { runtimeOf } from '../distribution/distribution.js';
import { readGenesisFiles, writeFetchedGenesis } from '../genesis/files.js';
import { checkProfile } from '../genesis/profile.js';
import { type Served, serve } from '../node/serve.js';
import { checkModules, loadDistribution, readGenesis } from '../runtime/chain.js';
import { type NodeOptions, withDefaults } from '../runtime/common.js';
import { fetchGenesis, loadLightNode, loadNode, type Reloadable } from '../runtime/node.js';
import { Problem } from '../terminal/command-error.js';

export const start: Action = async (call) => {
  const { distribution, self, flags } = call;
  const optionsOf = (given: Flags): NodeOptions =>
    withDefaults({ ...startDefaults(distribution), ...givenOptions(given, distribution) });
  const options = optionsOf(flags);
  const { dataDir } = options;
  if ((await readGenesisFiles(dataDir)) === undefined) await downloadGenesis(call, options);
  const genesis = await readGenesisFiles(dataDir);
  if (genesis === undefined) {
    throw new Problem(
      `no genesis.json in ${dataDir}. To try a chain: ${self} dev; ` +
        `to create one: ${self} genesis new testnet --validators KEYS --upgrade-authority KEY --data-dir ${dataDir}; ` +
        'to join one: name one of its nodes with --bootnodes, or copy its genesis.json (and token-genesis.json) there',
    );
  }
  if (options.dryRunImport !== undefined) {
    const { dryRunImport } = await import('./import.js');
    return dryRunImport(call, options.dryRunImport, genesis, options);
  }
  if (options.light && (options.validatorKey !== undefined || options.signer !== undefined))
    throw new Problem('a light node makes no blocks: omit --validator-key and --signer');
  const begin = options.light ? (await loadLightNode()).startLightNode : (await loadNode()).startNode;
  return serve(
    (signal) =>
      genesis.read<Served & Reloadable>(() => {
        checkProfile(distribution, genesis.json);
        return begin(runtimeOf(distribution), genesis.json, options, signal);
      }),
    (node) => node.reload(optionsOf(call.readAgain())),
  );
};

/** Writes the genesis of the bootnodes' chain into the data directory; does nothing without bootnodes. */
async function downloadGenesis({ distribution, out }: Invocation, options: NodeOptions): Promise<void> {
  const { dataDir, genesisHash } = options;
  const bootnodes = [...options.sentries, ...options.bootnodes];
  if (bootnodes.length === 0 || options.p2pPort === undefined) return;
  const { genesis, from } = await fetchGenesis(bootnodes).catch((cause: Error) => {
    throw new Problem(cause.message);
  });
  const { file, hash, chain } = readGenesis(genesis);
  // A node started from a trusted block executes no earlier block, so any later version will do.
  const begins = options.trustedHash === undefined || !(options.light || options.snapshotUrl !== undefined);
  if (begins) checkModules(file, await loadDistribution(runtimeOf(distribution), options.modules));
  if (genesisHash !== undefined && hash !== genesisHash) {
    throw new Problem(
      `the bootnodes run another chain: its genesis hash is 0x${hash}, not 0x${genesisHash} (--genesis-hash)`,
    );
  }
  await writeFetchedGenesis(dataDir, genesis);
  out.note(`joining ${chain.name} ${chain.network} (${chain.chainId}), genesis 0x${hash}, received from ${from}`);
}
