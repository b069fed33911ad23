/** Height, round and step of a driver, as reported by chain_consensusStatus. */
import { fullestCommit } from './certificates.js';
import type { Height } from './height.js';
import type { DriverStatus } from './ports.js';
import { powerOf } from './weights.js';

/** The status of a driver at a height, including data of the previous height. */
export function statusAt<Block>(
  { next, state, config }: Height<Block>,
  previous: Height<Block> | null,
): Omit<DriverStatus, 'running' | 'haltedReason'> {
  const commit = previous === null ? null : fullestCommit(previous.state);
  return {
    height: next.height,
    round: state.round,
    step: state.step,
    leader: next.leaders[Math.max(0, state.round) % next.leaders.length]!,
    validators: next.validators.length,
    totalPower: config.totalPower,
    lastSignedPower: commit === null ? 0 : powerOf(commit.signers, previous!.config.powers),
    intervalMs: next.targetMs,
  };
}
