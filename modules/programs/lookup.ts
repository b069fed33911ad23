/** Lookup of program versions. */

import { fail, type Hash, hashOf, t } from '../../runtime/sdk.js';
import { Deprecated, ProgramNotFound } from './errors.js';
import { type Kept, MAX_PROGRAM, type Reading } from './shape.js';

/** The source text of a version, as hashed and as callers see it. */
export const TEXT = { program_json: t.jsonSource(MAX_PROGRAM) };
export const TEXT_TAG = 'program/v1';

/** Hash that identifies the source text of a version. */
export const hashOfText = (program_json: string): Hash => hashOf(TEXT_TAG, TEXT, { program_json });

/** A version of a program. */
export interface Found {
  readonly name: string;
  readonly version: number;
  readonly deprecated: boolean;
  readonly kept: Kept;
}

/** The newest version, or the wanted one; undefined if it does not exist. */
export function lookUp({ state }: Reading, name: string, wanted: number | null): Found | undefined {
  const entry = state.entries.get(name);
  if (!entry) return undefined;
  const version = wanted ?? entry.latest;
  const kept = state.versions.get(name, version);
  return kept && { name, version, deprecated: version <= entry.deprecated_to, kept };
}

/** Like `lookUp`, but fails if the version does not exist or is deprecated. */
export function runnable(c: Reading, name: string, wanted: number | null): Found {
  const found = lookUp(c, name, wanted) ?? fail(ProgramNotFound, { name, version: wanted });
  if (found.deprecated) fail(Deprecated, { name, version: found.version });
  return found;
}
