/**
 * Observations: each attester reports what it sees on another chain. A deposit is received when enough reports agree.
 */

import { fail, t } from '../../runtime/sdk.js';
import { tokensPort } from '../tokens/port.js';
import { hasSigned, placeOf } from './attester-set.js';
import { DEPOSIT_ERRORS, depositParams } from './deposit.js';
import { depositDigest } from './digests.js';
import { BridgePaused, InvalidProof, NotAttester } from './errors.js';
import { mappingOf } from './mapping.js';
import { OpId } from './op.js';
import { checkNew, type Deposit, depositOf, keyOf, nextOp, receive } from './receive.js';
import { type Acting, bridge, type Observation, type Vote } from './shape.js';

/** Gas of the receive, charged to the observation that completes the quorum. */
const RECEIVING = 80_000;

export const BridgeObserve = bridge.operation({
  id: 61,
  about:
    'Reports, as an attester of the current set, the deposit in a log of another chain. A later report replaces an earlier one. The deposit is received once enough reports agree.',
  params: {
    ...depositParams,
    signature: t.doc(t.bytes(64, 64, 'bare'), 'Ed25519 signature of the attester over the digest of the deposit'),
  },
  returns: {
    receive_id: OpId,
    have: t.doc(t.u8, 'Number of attesters that report the same deposit'),
    need: t.doc(t.u8, 'Number of equal reports required'),
  },
  logs: ['BridgeObserved', 'BridgeDeposited', 'BridgeDelayed'],
  gas: 40_000,
  cli: 'bridge observe',
  errors: [...DEPOSIT_ERRORS, NotAttester, InvalidProof, BridgePaused, ...tokensPort.refusals('mintAsProtocol')],
  execute(c, { signature, ...given }) {
    const { state, emit, sender } = c;
    const { current } = state.sets.get();
    const place = placeOf(current, sender) ?? fail(NotAttester);
    const deposit = depositOf(c, given);
    checkNew(c, deposit);
    const need = current.threshold;
    if (mappingOf(c, deposit.mint).paused) fail(BridgePaused, { mint: `0x${deposit.mint}` });
    if (!hasSigned(current, place, depositDigest(c.chain, deposit), signature)) {
      fail(InvalidProof, { have: 0, need, reason: 'the signature of the sender does not match this deposit' });
    }
    const { receive_id, votes } = vote(c, current.set_index, place, deposit);
    const have = votes.filter((one) => agrees(one, deposit)).length;
    const { chain, tx_hash, log_index } = deposit;
    emit.BridgeObserved({ receive_id, chain, tx_hash, log_index, attester: sender, have, need });
    if (have >= need) {
      c.charge(RECEIVING);
      receive(c, deposit, { signatures: have, required: need });
    }
    return { receive_id, have, need };
  },
});

const agrees = (vote: Vote, { tx_hash, mint, amount, recipient }: Omit<Vote, 'place'>): boolean =>
  vote.tx_hash === tx_hash && vote.mint === mint && vote.amount === amount && vote.recipient === recipient;

/** Records the report of an attester; reports of an earlier set are dropped. */
function vote(c: Acting, set_index: number, place: number, deposit: Deposit): Observation {
  const { state } = c;
  const key = keyOf(deposit);
  const { tx_hash, mint, amount, recipient } = deposit;
  const found = state.observations.get(...key);
  const receive_id = found?.receive_id ?? nextOp(c);
  const before = found?.set_index === set_index ? found.votes.filter((one) => one.place !== place) : [];
  const votes = [...before, { place, tx_hash, mint, amount, recipient }];
  for (const { recipient: old } of found?.votes ?? []) state.receives.delete(old, receive_id);
  const [chain, txKey, log_index] = key;
  for (const one of votes) {
    state.receives.put(one.recipient, receive_id, { id: receive_id, log: { chain, key: txKey, log_index } });
  }
  const observation = { receive_id, set_index, votes };
  state.observations.put(...key, observation);
  return observation;
}

/** The report of a log that most attesters share, and their number (at least one). */
export function leading(votes: readonly Vote[]): { readonly vote: Vote; readonly have: number } {
  const counted = votes.map((vote) => ({ vote, have: votes.filter((one) => agrees(one, vote)).length }));
  return counted.reduce((most, one) => (one.have > most.have ? one : most));
}
