/** Configuration file of an attester: its chains, their nodes, and its keys. */

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CodecError, CommandProblem, t, type ValueOf } from '../../runtime/plugin.js';

const Url = t.text(1, 512, /^https?:\/\/[!-~]+$/);
const EvmAddress = t.text(42, 42, /^0x[0-9a-fA-F]{40}$/);
const Path = t.text(1, 1_024);

/** An EVM chain. */
export const EvmConfig = t.struct({
  chain: t.doc(t.text(1, 32, /^[a-z0-9-]+$/), 'Name of the chain, as the bridge calls it: ethereum'),
  chain_id: t.doc(t.count, 'Its EIP-155 chain id; a node of another chain is not believed'),
  escrow: t.doc(EvmAddress, 'The escrow contract there'),
  from_block: t.doc(t.count, 'The block that deployed it: nothing before is looked at'),
  rpc: t.doc(t.list(Url, 8, 1), 'RPC addresses of nodes of that chain, best of different operators'),
  agree: t.doc(
    t.option(t.range(1, 8)),
    'How many of them must say the same: more than half, which is also the default',
  ),
  confirmations: t.doc(
    t.defaulted(t.count, 0),
    'Blocks above one that make it final; 0 for what the chain itself says is final',
  ),
  span: t.doc(t.defaulted(t.range(1, 10_000), 1_000), 'Most blocks to ask for at once'),
  max_gas: t.doc(t.defaulted(t.range(100_000, 30_000_000), 1_000_000), 'No release is sent that takes more gas'),
  max_fee_gwei: t.doc(t.defaulted(t.range(1, 1_000_000), 500), 'No release is sent at a higher price of gas'),
});
export type EvmConfig = Omit<ValueOf<typeof EvmConfig>, 'agree'> & { readonly agree: number };

const OriginConfig = t.struct({
  chain_id: t.doc(t.count, 'Id of the Trellis chain'),
  node: t.doc(Url, 'RPC address of a node of it'),
  trusted: t.doc(
    t.option(Url),
    'RPC address of a light node of yours: records are believed only with proofs under its headers; without one, under those of the node',
  ),
});
/** A Trellis chain, and the nodes to query. */
export type OriginConfig = ValueOf<typeof OriginConfig>;

const Config = t.struct({
  trellis: OriginConfig,
  key: t.doc(Path, 'File of the Ed25519 key that attests on the Trellis chain'),
  evm_key: t.doc(Path, 'File of the secp256k1 key, 64 hex characters, that signs for contracts and pays for releases'),
  data: t.doc(Path, 'Folder of what the attester remembers'),
  listen: t.doc(t.text(1, 64, /^[^\s]*:\d{1,5}$/), 'Host and port where other attesters get signatures'),
  peers: t.doc(t.list(Url, 31), 'Where the other attesters give theirs'),
  turn_s: t.doc(t.defaulted(t.range(1, 3_600), 20), 'Seconds that each attester leaves those before it for sending'),
  every_ms: t.doc(t.defaulted(t.range(100, 600_000), 3_000), 'Milliseconds between two looks at the chains'),
  chains: t.doc(t.defaulted(t.list(EvmConfig, 16), []), 'EVM chains on the other side'),
  origins: t.doc(t.defaulted(t.list(OriginConfig, 16), []), 'Other Trellis chains, whose tokens have a name here'),
});
export type Config = Omit<ValueOf<typeof Config>, 'chains'> & { readonly chains: readonly EvmConfig[] };

/** Reads a configuration; its paths are relative to its folder. Throws CommandProblem. */
export function readConfig(path: string): Config {
  const refuse = (why: string): never => {
    throw new CommandProblem(`the configuration ${path} cannot be used: ${why}`);
  };
  let config: ValueOf<typeof Config>;
  try {
    config = Config.fromJson(JSON.parse(readFileSync(path, 'utf8')), undefined as never);
  } catch (cause) {
    if (cause instanceof CodecError || cause instanceof SyntaxError) return refuse(cause.message);
    return refuse((cause as NodeJS.ErrnoException).code ?? String(cause));
  }
  const names = config.chains.map(({ chain }) => chain);
  if (new Set(names).size < names.length) refuse('a chain stands in it twice');
  const chains = config.chains.map((one): EvmConfig => {
    const { chain, rpc } = one;
    // With half of the nodes or fewer, a false answer could win while the other nodes are unreachable.
    const fewest = Math.floor(rpc.length / 2) + 1;
    const agree = one.agree ?? fewest;
    if (agree > rpc.length) refuse(`${chain}: ${agree} RPC nodes cannot agree where there are ${rpc.length}`);
    if (agree < fewest) refuse(`${chain}: of ${rpc.length} RPC nodes at least ${fewest} must agree, not ${agree}`);
    return { ...one, agree };
  });
  const place = (file: string) => resolve(dirname(path), file);
  return { ...config, chains, key: place(config.key), evm_key: place(config.evm_key), data: place(config.data) };
}
