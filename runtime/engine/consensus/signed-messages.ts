/** Signed messages contained in others: single votes and proposals, and the votes in certificates. */
import type { CommitCertificate, Message, PolkaCertificate, SignedMessage } from '../../kernel/agreement/types.js';
import { NONE } from '../../kernel/agreement/types.js';

export function signedIn(message: Message): readonly SignedMessage[] {
  switch (message.type) {
    case 'vote':
      return [message.vote];
    case 'proposal':
      return message.polka === null ? [message.proposal] : [message.proposal, ...prevotesOf(message.polka)];
    case 'polka':
      return prevotesOf(message.certificate);
    case 'commit':
      return precommitsOf(message.certificate);
    case 'round':
      return message.certificate.votes;
    case 'status':
      return [];
  }
}

export function precommitsOf({
  height,
  round,
  hash,
  signers,
  signatures,
}: CommitCertificate): readonly SignedMessage[] {
  const body = { type: 'precommit', height, round, value: hash, validRound: NONE } as const;
  return signers.map((validator, i) => ({ ...body, validator, signature: signatures[i]! }));
}

export function prevotesOf(polka: PolkaCertificate): readonly SignedMessage[] {
  const { height, round, hash, validRound, signers, signatures } = polka;
  const body = { type: 'prevote', height, round, value: hash, validRound } as const;
  return signers.map((validator, i) => ({ ...body, validator, signature: signatures[i]! }));
}

/** Whether two messages of one kind, height and round are for the same value and valid round. */
export function isSameVote(a: SignedMessage, b: SignedMessage): boolean {
  const what = (one: SignedMessage) => (one.type === 'proposal' ? one.hash : one.value);
  return a.type === b.type && a.round === b.round && what(a) === what(b) && a.validRound === b.validRound;
}
