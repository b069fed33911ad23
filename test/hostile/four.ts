/** Four validators, an attacker linked with each of them, and what an honest user sees meanwhile. */

import * as assert from 'uvu/assert';
import type { Json } from '../../runtime/lib/codec/type.js';
import { KeyType, type Signer, signerOf } from '../../runtime/lib/crypto/signatures.js';
import type { NodeOptions } from '../../runtime/node/options/options.js';
import { chainOf, start, type TestChain, type TestNode } from '../network/nodes.js';
import { type Differing, type Peer, peer } from '../network/peers.js';
import { hexOf, operationsOf, Wallet } from '../node/live.js';
import { lived } from '../node/loop-clock.js';
import { until } from '../until.js';
import { ATTACK_SECONDS } from './length.js';
import { twice } from './pace.js';

/** What blocks may take under attack, as a multiple of what they took before it. */
const SLOWEST = 1.25;
/** What a loaded machine adds to the pace of seconds, milliseconds a block. */
const NOISE_MS = 100;

export const heightOf = ({ node }: TestNode): number => node.ledger.head.height;

export interface Four {
  readonly chain: TestChain;
  readonly nodes: readonly TestNode[];
  readonly user: Wallet;
  /** Bundles that the user has sent. */
  sent: number;
}

/** A chain of four validators of which those named run here, linked and making a block a second. */
export async function four(
  running: readonly number[] = [0, 1, 2, 3],
  options: Partial<NodeOptions> = {},
  params: Record<string, Json> = {},
): Promise<Four> {
  const made = await chainOf(4);
  const genesis = made.genesis as { params?: Record<string, Json> };
  const chain = { ...made, genesis: { ...genesis, params: { ...genesis.params, ...params } } };
  const quick = { blockTime: 1, ...options };
  const first = await start(chain, quick, running[0]);
  const others = await Promise.all(
    running.slice(1).map((i) => start(chain, { ...quick, bootnodes: [first.address] }, i)),
  );
  const nodes = [first, ...others];
  await until(() => nodes.every((node) => heightOf(node) >= 3), 'they agree');
  return { chain, nodes, user: new Wallet(0, await operationsOf()), sent: 0 };
}

/** The key of a validator of the chain. */
export const keyOfValidator = (chain: TestChain, index: number): Signer =>
  signerOf(KeyType.Ed25519, chain.secrets[index]!);

/** A peer of this chain, linked with all of the nodes. Without a key it is a stranger. */
export async function attacker(nodes: readonly TestNode[], differing: Differing = {}): Promise<Peer> {
  const { genesis, set } = nodes[0]!.node;
  const domain = { chainId: genesis.chain.chainId, genesisHash: genesis.hash };
  const made = await peer({
    ...differing,
    domain,
    exchange: false,
    bootnodes: nodes.map(({ address }) => address),
    hello: {
      chain_id: domain.chainId,
      genesis_hash: domain.genesisHash,
      module_set_id: set.id,
      ...differing.hello,
    },
  });
  await until(() => made.links.all().length > 0, 'the attacker is linked');
  return made;
}

/** Milliseconds that a block takes, over so many seconds. */
async function paceOf(node: TestNode, seconds: number): Promise<number> {
  const from = heightOf(node);
  await until(() => heightOf(node) > from, 'there is a block');
  const [began, beganAt] = [heightOf(node), lived()];
  let [last, lastAt] = [began, beganAt];
  while (lived() - beganAt < seconds * 1_000) {
    if (heightOf(node) > last) [last, lastAt] = [heightOf(node), lived()];
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return last === began
    ? Number.POSITIVE_INFINITY
    : Math.max(lastAt - beganAt, lived() - beganAt - 1_000) / (last - began);
}

/**
 * Whether blocks keep their pace and a bundle of an honest user gets in while `attack` goes on, against the seconds of
 * peace before it. An attack that ends by itself has one sitting: a second one would find peace.
 */
export async function holdsPace(
  chain: Four,
  attack: (signal: AbortSignal) => Promise<void>,
  { peace = ATTACK_SECONDS / 2, endsItself = false } = {},
): Promise<void> {
  const { nodes, user } = chain;
  const [first] = nodes;
  const before = await paceOf(first!, peace);
  const over = new AbortController();
  const attacking = attack(over.signal);
  const envelope = user.transfer(chain.sent++, user.address, 1n);
  await first!.ask('chain_submitBundle', { borsh_hex: hexOf(envelope) });
  const measure = async () => {
    const during = await paceOf(first!, ATTACK_SECONDS);
    if (during <= before * SLOWEST + NOISE_MS) return undefined;
    return `a block takes ${Math.round(during)} ms under attack, ${Math.round(before)} ms before`;
  };
  const complaint = await (endsItself ? measure() : twice(measure));
  over.abort();
  await attacking;
  assert.is(complaint, undefined);
  assert.is(first!.node.mempool.size, 0, 'the bundle of the honest user is in a block');
}

/** Does something again and again until the attack is over. */
export async function again(signal: AbortSignal, everyMs: number, work: () => unknown): Promise<void> {
  while (!signal.aborted) {
    await work();
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
