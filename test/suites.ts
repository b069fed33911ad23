/** Suites of the tests: which files `npm test` runs, which only `npm run test:all` adds, and which files share a process. */

import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `quick` needs Node alone and minutes; `full` is the rest of `npm run test:all`. */
export type Suite = 'quick' | 'full';

/**
 * `shared`: files that leave nothing behind run one after another in one process. `own`: a process for each file. `measured`:
 * the file compares times under an attack with times before it, so it runs after all others, with few beside it.
 */
export type Process = 'shared' | 'own' | 'measured';

export interface Placement {
  readonly suite: Suite;
  readonly process: Process;
}

/** Suite and process by the beginning of a path. The longest matching beginning counts. */
const PLACEMENTS: readonly (readonly [beginning: string, suite: Suite, process: Process])[] = [
  ['test/architecture.test', 'quick', 'own'],
  ['test/run.test', 'quick', 'own'],
  ['test/client/', 'quick', 'shared'],
  ['test/client/browser.test', 'full', 'own'],
  ['test/fuzz/', 'quick', 'own'],
  ['test/golden/', 'quick', 'shared'],
  ['test/kit/', 'quick', 'shared'],
  ['test/laws', 'quick', 'shared'],
  ['test/modules/', 'quick', 'shared'],
  ['test/plugins/', 'quick', 'shared'],
  ['test/runtime/', 'quick', 'shared'],
  ['test/runtime/ledger/replay-tiers.test', 'quick', 'own'],
  // Runs the tests of other files.
  ['test/runtime/rpc/ingress-suites.test', 'quick', 'own'],
  ['test/sim/', 'quick', 'own'],
  ['test/sim-network/', 'quick', 'own'],
  ['test/soak/', 'quick', 'shared'],
  ['test/surface/', 'quick', 'shared'],
  // A real node, four validators, and the tour of the README on both.
  ['test/cli/start.test', 'quick', 'own'],
  ['test/network/faults.test', 'quick', 'own'],
  ['test/docs/readme.test', 'quick', 'own'],
  // Documents without commands.
  ['test/docs/blocks.test', 'quick', 'shared'],
  ['test/docs/citations.test', 'quick', 'shared'],
  ['test/docs/decisions.test', 'quick', 'shared'],
  ['test/docs/glossary.test', 'quick', 'shared'],
  ['test/docs/links.test', 'quick', 'shared'],
  ['test/docs/network-spec.test', 'quick', 'shared'],
  ['test/docs/page.test', 'quick', 'shared'],
  ['test/docs/prose.test', 'quick', 'shared'],
  ['test/docs/readmes.test', 'quick', 'shared'],
  ['test/docs/walks.test', 'quick', 'shared'],

  ['test/browser/', 'full', 'own'],
  ['test/chaos/', 'full', 'own'],
  ['test/checker/', 'full', 'own'],
  ['test/cli/', 'full', 'own'],
  ['test/clients/', 'full', 'own'],
  ['test/docs/', 'full', 'own'],
  ['test/e2e/', 'full', 'own'],
  ['test/hostile/', 'full', 'own'],
  ['test/hostile/compact-block-flood.test', 'full', 'measured'],
  ['test/hostile/equivocation-flood.test', 'full', 'measured'],
  ['test/hostile/heavy-reads.test', 'full', 'measured'],
  ['test/hostile/intents.test', 'full', 'measured'],
  ['test/hostile/mempool-flood.test', 'full', 'measured'],
  ['test/hostile/nested-json.test', 'full', 'measured'],
  ['test/hostile/request-costs.test', 'full', 'measured'],
  ['test/hostile/stalled-readers.test', 'full', 'measured'],
  ['test/hostile/sync-liar.test', 'full', 'measured'],
  ['test/mutation/', 'full', 'own'],
  ['test/mutation/operators.test', 'quick', 'shared'],
  ['test/network/', 'full', 'own'],
  ['test/network/copies.test', 'full', 'measured'],
  ['test/network/wide-area.test', 'full', 'measured'],
  ['test/node/', 'full', 'own'],
  ['test/operate/', 'full', 'own'],
  ['test/package/', 'full', 'own'],
  ['test/plugins/attester/', 'full', 'own'],
  ['test/plugins/ethereum-reports.test', 'full', 'own'],
  ['test/plugins/nats/', 'full', 'own'],
  ['test/plugins/postgres/', 'full', 'own'],
];

/** The placement of a file; undefined if no row names it. */
export function placementOf(file: string): Placement | undefined {
  const matching = PLACEMENTS.filter(([beginning]) => file.startsWith(beginning));
  const longest = matching.sort(([a], [b]) => b.length - a.length)[0];
  return longest && { suite: longest[1], process: longest[2] };
}

/** Rows of the table that match none of the files. */
export const unusedPlacements = (files: readonly string[]): string[] =>
  PLACEMENTS.map(([beginning]) => beginning).filter((one) => !files.some((file) => file.startsWith(one)));

/** All test files, as paths from the root. The sources decide: a compiled file whose source is gone is no test. */
export const testFiles = (): string[] =>
  readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => `test/${path.split(sep).join('/')}`)
    .sort();
