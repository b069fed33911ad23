/** Errors that reject a snapshot or an export. */

import { error, sharedDetails } from '../../lib/errors.js';

export const SnapshotRefused = error(
  3183,
  'SnapshotRefused',
  'The snapshot is rejected: it is damaged, of another chain, or not what the validators signed; its data was deleted',
  { details: { ...sharedDetails('reason', 'height', 'next_step'), source: 'Server, peers or path of the snapshot' } },
);

export const SnapshotUnavailable = error(
  3184,
  'SnapshotUnavailable',
  'The snapshot cannot be downloaded; the next start resumes with the chunks received so far',
  { retryable: true, details: { ...sharedDetails('reason'), source: 'Server, peers or path that was asked' } },
);

export const ExportRefused = error(
  3185,
  'ExportRefused',
  'The export is rejected: it is damaged, of another chain, or not what the validators signed; nothing was imported',
  { details: { ...sharedDetails('path', 'reason', 'next_step'), line: 'First invalid line, from 1' } },
);
