/**
 * Evidence: anyone can submit two conflicting messages of a validator, which is then jailed (consensus 2.11).
 * Decision 0032.
 */

import {
  EVIDENCE_MAX_AGE_BLOCKS,
  evidenceOf,
  fail,
  fromHex,
  isCurrent,
  readDoubleSign,
  t,
  verifySignature,
} from '../../runtime/sdk.js';
import { EvidenceInvalid, EvidenceKnown } from './errors.js';
import { jail } from './jail.js';
import { validatorOf } from './records.js';
import { type Reading, validators, type Writing } from './shape.js';

const ED25519 = 0;

/**
 * Jails the validator that the evidence convicts. One incident is punished once, however many messages and heights it
 * has.
 */
export function judge(c: Writing, evidence: Uint8Array): void {
  const refuse = (reason: string) => fail(EvidenceInvalid, { reason });
  const found =
    readDoubleSign(evidence, c.chain) ??
    refuse(
      'it must be two messages of one kind, height and round by one validator, the one with the lower bytes first',
    );
  const { height } = found;
  const timestampMs = timeOf(c, height) ?? refuse('its height is not known, or no longer known');
  const epoch = Math.trunc((height - 1) / c.chain.epochBlocks);
  const { address, pubkey } =
    c.state.signers.get(epoch)?.[found.validator] ?? refuse('there is no validator with this index at that height');
  const { punished_height } = validatorOf(c, address);
  if (height <= punished_height) fail(EvidenceKnown, { validator: `0x${address}`, punished_height });
  const block = { height: c.height, timestampMs: c.time * 1000 };
  if (!isCurrent({ height, timestampMs }, block, punished_height)) refuse('it is too old');
  const verify = (message: Uint8Array, signature: Uint8Array, key: string) =>
    verifySignature(ED25519, fromHex(key), message, signature);
  if (!found.convicts(pubkey, verify)) refuse('the messages are equal, or one is not signed by the validator');
  jail(c, address, 'double-sign');
}

/** Time of the block at a height, in milliseconds; undefined if it is no longer or not yet known. */
function timeOf({ state, height, time }: Reading, wanted: number): number | undefined {
  if (wanted === height) return time * 1000;
  if (wanted < 1 || wanted > height || height - wanted > EVIDENCE_MAX_AGE_BLOCKS) return undefined;
  const seconds = state.blockTimes.get(wanted % EVIDENCE_MAX_AGE_BLOCKS);
  return seconds === undefined ? undefined : seconds * 1000;
}

export const SubmitEvidence = validators.operation({
  id: 88,
  about:
    'Submits evidence of a double sign: two conflicting consensus messages signed by one validator, which is then jailed. Anyone may send this.',
  params: {
    message_a: t.doc(t.bytes(1, 1_024), 'First signed consensus message, bytes in hex'),
    message_b: t.doc(t.bytes(1, 1_024), 'Second message by the same key, which conflicts with the first'),
  },
  logs: ['ValidatorJailed'],
  gas: 40_000,
  cli: 'validator accuse',
  errors: [EvidenceInvalid, EvidenceKnown],
  execute: (c, { message_a, message_b }) => judge(c, evidenceOf(message_a, message_b)),
});
