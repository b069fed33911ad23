/**
 * Round-trip times between ten cities. Source: IBM Cloud, "Network latency dashboards", inter-region averages of 28
 * September to 27 October 2024.
 */

const CITIES = [
  'Dallas',
  'Toronto',
  'Washington',
  'Frankfurt',
  'London',
  'Madrid',
  'Osaka',
  'Sydney',
  'Tokyo',
  'São Paulo',
] as const;

/** Milliseconds, from each city to the ones before it. */
const ROUND_TRIPS: readonly (readonly number[])[] = [
  [],
  [34],
  [31, 19],
  [123, 93, 90],
  [113, 84, 76, 13],
  [119, 108, 89, 29, 27],
  [150, 169, 175, 232, 244, 259],
  [185, 214, 213, 250, 261, 275, 122],
  [141, 162, 169, 231, 242, 255, 9, 115],
  [144, 131, 119, 197, 188, 207, 292, 328, 283],
];
/** Round trip between two nodes of one city. */
const NEAR_MS = 2;

export const CITY_COUNT = CITIES.length;

/** One-way delay between two cities, milliseconds. */
export function delayBetween(a: number, b: number): number {
  return (a === b ? NEAR_MS : ROUND_TRIPS[Math.max(a, b)]![Math.min(a, b)]!) / 2;
}
