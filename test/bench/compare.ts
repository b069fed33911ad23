/** Figures of two commits, measured in pairs, as ratios. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

/** A figure of this commit as a part of the same figure of the other commit. */
export interface Change {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** All rounds changed in the same direction, each by more than 5 %. */
  readonly isSteady: boolean;
}

const STEADY = 0.05;

/** Figures in the output of a benchmark: a name, then a value and its unit after at least two spaces. */
export const figuresIn = (output: string): Figure[] =>
  [...output.matchAll(/^ {2}(\S.*?) {2,}(\d+(?:\.\d+)?) ?(.*)$/gm)].map(([, name, value, unit]) => ({
    name: name!,
    value: Number(value),
    unit: unit!.trim(),
  }));

/** Changes of all figures that every round has on both sides; a figure that was 0 has no ratio. */
export function compare(pairs: readonly (readonly [before: readonly Figure[], now: readonly Figure[]])[]): Change[] {
  const ratios = new Map<string, { readonly unit: string; readonly ratios: number[] }>();
  for (const [before, now] of pairs) {
    for (const { name, unit, value } of now) {
      const old = before.find((one) => one.name === name && one.unit === unit)?.value;
      if (!old) continue;
      const row = ratios.get(name) ?? { unit, ratios: [] };
      row.ratios.push(value / old);
      ratios.set(name, row);
    }
  }
  return [...ratios]
    .filter(([, row]) => row.ratios.length === pairs.length)
    .map(([name, row]) => {
      const sorted = row.ratios.sort((a, b) => a - b);
      const [lowest, highest] = [sorted[0]!, sorted.at(-1)!];
      const isSteady = lowest > 1 + STEADY || highest < 1 - STEADY;
      return { name, unit: row.unit, median: medianOf(sorted), lowest, highest, isSteady };
    });
}

function medianOf(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.trunc(half)]!;
}
