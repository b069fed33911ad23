/** Which Node this program runs on. Written so that Node 12 can read it: what is newer fails on syntax before it can speak. */

/** Wrong usage, as runtime/lib/halt.ts has it. */
export const EXIT_USAGE = 64;

/** The oldest Node that it runs on. `engines` says a newer one, which packages below it ask npm for: docs/dependencies.md. */
const OLDEST = [20, 19] as const;

/** What to say to a Node that is too old; undefined for the others. */
export function refusal(version: string): string | undefined {
  const parts = version.split('.').map(Number);
  const [major, minor] = [parts[0] || 0, parts[1] || 0];
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined;
  return `error: this is Node ${version}; Node ${OLDEST.join('.')} or newer is needed: https://nodejs.org`;
}
