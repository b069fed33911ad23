/** Messages that a driver sends for others: a sentry passes verified ones on, and every node answers a status. */

import type { Message, Status } from '../../kernel/agreement/types.js';
import type { Height } from './height.js';
import type { Network } from './ports.js';
import { messagesFor } from './rebroadcast.js';

/** A sentry passes a verified vote or proposal on. */
export function passOn<Block>(network: Network<Block>, peer: string, height: Height<Block>, message: Message): void {
  const { sentries } = network;
  const signed = message.type === 'vote' ? message.vote : message.type === 'proposal' ? message.proposal : undefined;
  if (sentries === undefined || signed === undefined) return;
  const { publicKey } = height.next.validators[signed.validator]!;
  sentries.pass(peer, message, publicKey, height.blockOf(message));
}

/** Sends a peer the messages of a height that its status lacks. */
export function answerStatus<Block>(
  network: Network<Block>,
  peer: string,
  height: Height<Block>,
  status: Status,
): void {
  const { sentries } = network;
  const answersFor =
    sentries && ((index: number) => sentries.answersFor(peer, height.next.validators[index]!.publicKey));
  for (const message of messagesFor(height.durable, status, answersFor)) {
    network.sendTo(peer, message, height.blockOf(message));
  }
}
