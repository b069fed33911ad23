/** Operation that changes the consensus key of a validator, effective from the next epoch. */

import { fail, t } from '../../runtime/sdk.js';
import { ConsensusKeyInUse, InvalidProofOfPossession, KeyRotationThisEpoch, NotValidator } from './errors.js';
import { save, validatorOf } from './records.js';
import { validators, type Writing } from './shape.js';
import { checkKey, Proof } from './stake.js';
import { epochEndOf } from './terms.js';
import { ConsensusKey } from './validator.js';

export const RotateConsensusKey = validators.operation({
  id: 119,
  about:
    'Changes the consensus key of the validator of the sender. The new key signs from the next epoch on; change the key of the node then. Double signs of the old key can still be punished.',
  params: {
    new_consensus_pubkey: t.doc(ConsensusKey, 'New consensus key in hex, which signs from the next epoch on'),
    proof_of_possession: Proof,
  },
  returns: { applies_at_height: t.doc(t.height, 'First height that the new key signs') },
  respondsWith: true,
  logs: ['ConsensusKeyRotationQueued'],
  gas: 40_000,
  cli: { words: 'validator rotate-key', flags: { new_consensus_pubkey: 'new-key', proof_of_possession: 'proof' } },
  nestable: false,
  errors: [NotValidator, ConsensusKeyInUse, KeyRotationThisEpoch, InvalidProofOfPossession],
  execute(c, { new_consensus_pubkey: pubkey, proof_of_possession }) {
    const { state, emit, sender, height, chain } = c;
    const before = validatorOf(c, sender);
    if (before.next_key !== null) fail(KeyRotationThisEpoch, { applies_at_height: before.next_key.height });
    if (state.keys.has(pubkey)) fail(ConsensusKeyInUse, { pubkey });
    checkKey(c, sender, pubkey, proof_of_possession);
    const applies_at_height = epochEndOf(height, chain) + 1;
    state.keys.put(pubkey, sender);
    state.nextKeys.put(sender, pubkey);
    save(c, sender, before, { ...before, next_key: { pubkey, height: applies_at_height } });
    emit.ConsensusKeyRotationQueued({ validator: sender, pubkey, applies_at_height });
    return { applies_at_height };
  },
});

/** More validators than the whole native supply could register. */
const MOST = 2_000_000;

/** At the end of an epoch, pending keys replace those of their validators. */
export function applyNextKeys(c: Pick<Writing, 'state' | 'chain' | 'emit'>): void {
  const { state, emit } = c;
  for (const {
    key: [operator],
    value: pubkey,
  } of state.nextKeys.list([], MOST)) {
    const before = validatorOf(c, operator);
    state.nextKeys.delete(operator);
    save(c, operator, before, { ...before, pubkey, next_key: null });
    emit.ConsensusKeyRotationApplied({ validator: operator, old_pubkey: before.pubkey, pubkey });
  }
}
