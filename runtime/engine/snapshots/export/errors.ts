/** Errors that reject an export file. */

import { error, told } from '../../../lib/errors.js';

export const ExportRefused = error(
  3185,
  'ExportRefused',
  'The file is not an export of this state: it is damaged, of another chain, or not what the validators signed; nothing of it is kept',
  { details: { ...told('path', 'reason', 'next_step'), line: 'First line that is wrong, from 1' } },
);

/** Thrown while lines are read; the reader adds the line number. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
}
