/** Messages in short: for traces, and as the cells in which twins are parted. */
import { heightOf } from '../../runtime/engine/consensus/height.js';
import type { Message } from '../../runtime/kernel/agreement/types.js';
import type { Hash } from '../../runtime/lib/codec/ids.js';

const TYPES = ['proposal', 'prevote', 'precommit', 'polka', 'round', 'commit', 'status'];

/** Names the height, round and type of a message by a number. */
export function cellOf(message: Message): number {
  const type = message.type === 'vote' ? message.vote.type : message.type;
  return (heightOf(message) * 31 + roundOf(message)) * TYPES.length + TYPES.indexOf(type);
}

/** The round that a message is about. */
export function roundOf(message: Message): number {
  switch (message.type) {
    case 'vote':
      return message.vote.round;
    case 'proposal':
      return message.proposal.round;
    case 'status':
      return message.status.round;
    default:
      return message.certificate.round;
  }
}

/** The block whose body a message may carry. */
export function bodyOf(message: Message): Hash | null {
  if (message.type === 'proposal') return message.proposal.hash;
  return message.type === 'commit' ? message.certificate.hash : null;
}

/** A message in a line. */
export function describe(message: Message): string {
  switch (message.type) {
    case 'vote': {
      const { type, height, round, value, validRound } = message.vote;
      return `${type} ${height}/${round} ${value.slice(-4)} (${validRound}) of ${message.vote.validator}`;
    }
    case 'proposal': {
      const { height, round, hash, validRound } = message.proposal;
      return `proposal ${height}/${round} ${hash.slice(-4)} (${validRound})`;
    }
    case 'status':
      return `status ${message.status.height}/${message.status.round}/${message.status.step}`;
    default:
      return `${message.type} ${message.certificate.height}/${message.certificate.round}`;
  }
}
