/** Configuration file of an attester: its chains, their nodes, and its keys. */

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CodecError, CommandProblem, t, type ValueOf } from '../../runtime/plugin.js';

const Url = t.text(1, 512, /^https?:\/\/[!-~]+$/);
const EvmAddress = t.text(42, 42, /^0x[0-9a-fA-F]{40}$/);
const Path = t.text(1, 1_024);

export const EvmConfig = t.struct({
  chain: t.doc(t.text(1, 32, /^[a-z0-9-]+$/), 'Name of the chain in the bridge, such as ethereum'),
  chain_id: t.doc(t.count, 'EIP-155 chain id; nodes of another chain are ignored'),
  escrow: t.doc(EvmAddress, 'Address of the escrow contract'),
  from_block: t.doc(t.count, 'Block that deployed the contract; the scan starts there'),
  rpc: t.doc(t.list(Url, 8, 1), 'RPC addresses of nodes of the chain, preferably of different operators'),
  agree: t.doc(
    t.option(t.range(1, 8)),
    'Number of nodes that must agree, more than half (default the smallest majority)',
  ),
  confirmations: t.doc(
    t.defaulted(t.count, 0),
    'Confirmations that make a block final; 0 for the finalized tag of the chain',
  ),
  span: t.doc(t.defaulted(t.range(1, 10_000), 1_000), 'Maximum blocks per request'),
  max_gas: t.doc(
    t.defaulted(t.range(100_000, 30_000_000), 1_000_000),
    'Maximum gas of a release; a more expensive one is not sent',
  ),
  max_fee_gwei: t.doc(
    t.defaulted(t.range(1, 1_000_000), 500),
    'Maximum gas price of a release, in gwei; it waits for a lower price',
  ),
});
export type EvmConfig = Omit<ValueOf<typeof EvmConfig>, 'agree'> & { readonly agree: number };

const OriginConfig = t.struct({
  chain_id: t.doc(t.count, 'Id of the Trellis chain'),
  node: t.doc(Url, 'RPC address of a node of the chain'),
  trusted: t.doc(
    t.option(Url),
    'RPC address of your own light node, whose headers verify all proofs; null to use the headers of `node`',
  ),
});
/** A Trellis chain, and the nodes to query. */
export type OriginConfig = ValueOf<typeof OriginConfig>;

const Config = t.struct({
  trellis: OriginConfig,
  key: t.doc(Path, 'Key file of the Ed25519 key for attestations on the Trellis chain'),
  evm_key: t.doc(
    Path,
    'Key file (64 hex characters) of the secp256k1 key that signs for contracts and pays for releases',
  ),
  data: t.doc(Path, 'Folder for the durable state of the attester'),
  listen: t.doc(t.text(1, 64, /^[^\s]*:\d{1,5}$/), 'Host and port at which other attesters fetch signatures'),
  peers: t.doc(t.list(Url, 31), 'URLs of the other attesters'),
  turn_s: t.doc(
    t.defaulted(t.range(1, 3_600), 20),
    'Seconds that each attester waits for each one before it, before it submits',
  ),
  every_ms: t.doc(t.defaulted(t.range(100, 600_000), 3_000), 'Milliseconds between two passes'),
  chains: t.doc(t.defaulted(t.list(EvmConfig, 16), []), 'EVM chains'),
  origins: t.doc(t.defaulted(t.list(OriginConfig, 16), []), 'Other Trellis chains'),
});
export type Config = Omit<ValueOf<typeof Config>, 'chains'> & { readonly chains: readonly EvmConfig[] };

/** Reads a configuration; its paths are relative to its folder. Throws CommandProblem. */
export function readConfig(path: string): Config {
  const refuse = (why: string): never => {
    throw new CommandProblem(`invalid configuration ${path}: ${why}`);
  };
  let config: ValueOf<typeof Config>;
  try {
    config = Config.fromJson(JSON.parse(readFileSync(path, 'utf8')), undefined as never);
  } catch (cause) {
    if (cause instanceof CodecError || cause instanceof SyntaxError) return refuse(cause.message);
    return refuse((cause as NodeJS.ErrnoException).code ?? String(cause));
  }
  const names = config.chains.map(({ chain }) => chain);
  if (new Set(names).size < names.length) refuse('a chain is listed twice');
  const chains = config.chains.map((one): EvmConfig => {
    const { chain, rpc } = one;
    // With half of the nodes or fewer, a false answer could win while the other nodes are unreachable.
    const fewest = Math.floor(rpc.length / 2) + 1;
    const agree = one.agree ?? fewest;
    if (agree > rpc.length) refuse(`${chain}: agree is ${agree}, but only ${rpc.length} RPC nodes are listed`);
    if (agree < fewest) refuse(`${chain}: agree must be at least ${fewest} of ${rpc.length} RPC nodes, not ${agree}`);
    return { ...one, agree };
  });
  const place = (file: string) => resolve(dirname(path), file);
  return { ...config, chains, key: place(config.key), evm_key: place(config.evm_key), data: place(config.data) };
}
