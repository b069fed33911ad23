/** Which Node this program runs on. Written so that Node 12 can read it: what is newer fails on syntax before it can speak. */

/** Wrong usage, as runtime/lib/halt.ts has it. */
export const EXIT_USAGE = 64;

/**
 * The oldest of each line that it runs on: they `require` ES modules, as post-quantum keys do, and call it no experiment.
 * `engines` leaves out 20, which packages below it ask npm for: docs/dependencies.md.
 */
const OLDEST = [
  [20, 19],
  [22, 13],
  [23, 5],
] as const;

/** What to say to a Node that is too old; undefined for the others. */
export function refusal(version: string): string | undefined {
  const parts = version.split('.').map(Number);
  const [major, minor] = [parts[0] || 0, parts[1] || 0];
  const oldest = OLDEST.find((one) => one[0] >= major);
  if (!oldest || (oldest[0] === major && minor >= oldest[1])) return undefined;
  return `error: this is Node ${version}; Node ${oldest.join('.')} or newer is needed: https://nodejs.org`;
}
