/** Check of the Node version. Written for Node 12: newer syntax would fail before it could report anything. */

/** Wrong usage, as in runtime/lib/halt.ts. */
export const EXIT_USAGE = 64;

/**
 * The oldest supported version of each line: from these on, `require` loads ES modules, such as post-quantum keys,
 * without an experimental warning. `engines` omits 20 because of requirements of packages below it:
 * docs/dependencies.md.
 */
const OLDEST = [
  [20, 19],
  [22, 13],
  [23, 5],
] as const;

/** The error for a Node that is too old; undefined for the others. */
export function versionError(version: string): string | undefined {
  const parts = version.split('.').map(Number);
  const [major, minor] = [parts[0] || 0, parts[1] || 0];
  const oldest = OLDEST.find((one) => one[0] >= major);
  if (!oldest || (oldest[0] === major && minor >= oldest[1])) return undefined;
  return `error: this is Node ${version}; Node ${oldest.join('.')} or newer is needed: https://nodejs.org`;
}
