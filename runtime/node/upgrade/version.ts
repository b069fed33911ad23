/** Ordering of semantic versions: 2.0.0-rc.1 before 2.0.0 before 2.0.1. */

const parts = (version: string): readonly [numbers: readonly number[], before: readonly string[]] => {
  const [plain = ''] = version.split('+');
  const dash = plain.indexOf('-');
  const main = dash < 0 ? plain : plain.slice(0, dash);
  return [main.split('.').map(Number), dash < 0 ? [] : plain.slice(dash + 1).split('.')];
};

/** Negative if `a` sorts before `b`, 0 if they are equal, positive if it sorts after. */
export function compareVersions(a: string, b: string): number {
  const [numbers, pre] = parts(a);
  const [otherNumbers, otherPre] = parts(b);
  for (let i = 0; i < 3; i++) {
    const difference = (numbers[i] ?? 0) - (otherNumbers[i] ?? 0);
    if (difference !== 0) return difference;
  }
  // A version with a suffix sorts before the one without.
  if (pre.length === 0 || otherPre.length === 0) return otherPre.length - pre.length;
  for (let i = 0; i < Math.max(pre.length, otherPre.length); i++) {
    const difference = compareParts(pre[i], otherPre[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareParts(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  const [x, y] = [Number(a), Number(b)];
  if (Number.isInteger(x) && Number.isInteger(y)) return x - y;
  if (Number.isInteger(x) !== Number.isInteger(y)) return Number.isInteger(x) ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
