/** Errors that reject a snapshot. */

import { error, told } from '../../lib/errors.js';

export const SnapshotRefused = error(
  3183,
  'SnapshotRefused',
  'The snapshot is not taken: it is damaged, of another chain, or not what the validators signed; nothing of it is kept',
  { details: { ...told('reason', 'height', 'next_step'), source: 'Where it came from' } },
);

export const SnapshotUnavailable = error(
  3184,
  'SnapshotUnavailable',
  'No snapshot could be had; what came of one is kept, and the next start goes on with it',
  { retryable: true, details: { ...told('reason'), source: 'Where it was asked for' } },
);
