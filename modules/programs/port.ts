/** What other code may ask of programs. */

import { port } from '../../runtime/sdk.js';

/** Names that nobody can have are unknown, not refused. */
export interface ProgramsPort {
  /** What the newest version of a program is called; undefined when there is no program of this name. */
  titleOf(name: string): string | undefined;
}
export const programsPort = port<ProgramsPort>('programs');
