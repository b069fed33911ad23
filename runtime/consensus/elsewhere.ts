/** Finds signatures of this node's own key that it did not make: a second node runs with the key, or its own past is lost. */
import type { Message, SignedMessage, Value, VoteType } from './types.js';
import { NONE } from './types.js';

type About = {
  readonly type: SignedMessage['type'];
  readonly round: number;
  readonly value: Value;
  readonly validRound: number;
};

/** Whether a message whose signatures are genuine holds one of validator `self` that is not among those it made. */
export function hasUnknownSignature(message: Message, self: number, own: readonly SignedMessage[]): boolean {
  return self !== NONE && claimsOf(message, self).some((claim) => !own.some((made) => isSame(aboutOf(made), claim)));
}

/** What a message says that the validator signed. */
function claimsOf(message: Message, self: number): readonly About[] {
  switch (message.type) {
    case 'vote':
      return message.vote.validator === self ? [aboutOf(message.vote)] : [];
    case 'proposal': {
      const { proposal, polka } = message;
      const proposed = proposal.validator === self ? [aboutOf(proposal)] : [];
      return polka === null ? proposed : [...proposed, ...claimsOf({ type: 'polka', certificate: polka }, self)];
    }
    case 'polka':
      return claimIn('prevote', message.certificate, message.certificate.validRound, self);
    case 'commit':
      return claimIn('precommit', message.certificate, NONE, self);
    case 'round':
      return message.certificate.votes.filter(({ validator }) => validator === self).map(aboutOf);
    case 'status':
      return [];
  }
}

function claimIn(
  type: VoteType,
  { round, hash, signers }: { readonly round: number; readonly hash: Value; readonly signers: readonly number[] },
  validRound: number,
  self: number,
): readonly About[] {
  return signers.includes(self) ? [{ type, round, value: hash, validRound }] : [];
}

function aboutOf(message: SignedMessage): About {
  const { type, round, validRound } = message;
  return { type, round, value: message.type === 'proposal' ? message.hash : message.value, validRound };
}

function isSame(a: About, b: About): boolean {
  return a.type === b.type && a.round === b.round && a.value === b.value && a.validRound === b.validRound;
}
