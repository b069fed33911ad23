/** Faulty validators of a simulation. */

import { encodeMessage, signBytes } from '../../runtime/engine/consensus/messages.js';
import type { Network } from '../../runtime/engine/consensus/ports.js';
import { fetchBlocks } from '../../runtime/engine/network/blocks.js';
import { FRAME } from '../../runtime/engine/network/protocol.js';
import type { Message, VoteBody } from '../../runtime/kernel/agreement/types.js';
import { NIL } from '../../runtime/kernel/agreement/types.js';
import type { Block } from '../../runtime/kernel/chain/block.js';
import type { SimNode } from './node.js';

/**
 * `lying`: votes differently to half of the validators, withholds the blocks that it proposes, and relays no bundle.
 * `stalling`: keeps its links but votes never and reads nothing any more. `flooding`: votes as others do, and sends each
 * validator a thousand votes a second and requests for blocks as fast as they are answered. `stopped`: not running.
 */
export const FAULTS = ['lying', 'stalling', 'flooding', 'stopped'] as const;
export type Fault = (typeof FAULTS)[number];

/** A network that sends half of the peers another vote, and no block with a proposal. */
export function lyingNetwork(network: Network<Block>, node: SimNode): Network<Block> {
  const { key, chain } = node.parts;
  const domain = { chainId: chain.genesis.chain.chainId, genesisHash: chain.genesis.hash };
  const contrary = (message: Message): Message => {
    if (message.type !== 'vote') return message;
    const { signature: _, validator, ...body } = message.vote;
    const other: VoteBody = { ...body, value: body.value === NIL ? chain.genesis.hash : NIL, validRound: -1 };
    return { type: 'vote', vote: { ...other, validator, signature: key!.sign(signBytes(domain, other)) } };
  };
  return {
    broadcast(message) {
      node.network.links.validators().forEach(({ peer }, i) => {
        network.sendTo(peer, i % 2 === 0 ? message : contrary(message));
      });
    },
    sendTo: (peer, message) => network.sendTo(peer, message),
    fetch: network.fetch.bind(network),
    blame: () => undefined,
  };
}

const FLOOD_EVERY_MS = 50;
const VOTES_EACH = 50;
const REQUESTS = 4;

/** Floods all validators until the processor is off. */
export function flood(node: SimNode): void {
  const { time, key, chain, processor } = node.parts;
  const domain = { chainId: chain.genesis.chain.chainId, genesisHash: chain.genesis.hash };
  const validator = chain.validators.findIndex(({ publicKey }) => publicKey === node.publicKey);
  const vote = (): Uint8Array => {
    const height = node.ledger.head.height + 1;
    const body: VoteBody = { type: 'prevote', height, round: 0, value: NIL, validRound: -1 };
    return encodeMessage({ type: 'vote', vote: { ...body, validator, signature: key!.sign(signBytes(domain, body)) } });
  };
  const step = (): void => {
    const bytes = vote();
    const { links } = node.network;
    for (const link of links.validators()) {
      for (let i = 0; i < VOTES_EACH; i++) link.send(FRAME.message, bytes);
      for (let i = 0; i < REQUESTS; i++) void fetchBlocks(links, link, 1, 10).catch(() => undefined);
    }
    time.after(FLOOD_EVERY_MS, step, processor);
  };
  step();
}
