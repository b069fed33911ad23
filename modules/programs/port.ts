/** Port of programs for other modules and plugins. */

import { port } from '../../runtime/sdk.js';

/** Lookup of programs. Invalid names are treated like unknown ones. */
export interface ProgramsPort {
  /** Title of the newest version of a program; undefined if there is no program of this name. */
  titleOf(name: string): string | undefined;
}
export const programsPort = port<ProgramsPort>('programs');
