/** A supervisor without the command line, for nodes that are small programs: `node bare-supervisor.js <home> <settings>`. */

import { Bin } from '../../cli/supervise/bin.js';
import { StateFile } from '../../cli/supervise/state.js';
import { supervise } from '../../cli/supervise/supervise.js';
import { FETCH_LIMITS } from '../../plugins/upgrade/fetch.js';

/** What a test sets. */
export interface BareSettings {
  readonly windowMs: number;
  readonly stallMs: number;
  readonly skip?: readonly number[];
  /** Where its power fails: before or after so many changes of its state. */
  readonly cut?: readonly [change: number, when: 'before' | 'after'];
}

const [home, text] = process.argv.slice(2) as [string, string];
const { windowMs, stallMs, skip = [], cut } = JSON.parse(text) as BareSettings;
const state = await StateFile.open(home);
if (cut) {
  const write = state.change.bind(state);
  let [left] = cut;
  state.change = async (what) => {
    left--;
    if (left === 0 && cut[1] === 'before') process.kill(process.pid, 'SIGKILL');
    await write(what);
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  };
}
const log = (level: string, message: string, fields: object = {}) =>
  console.log(level, message, JSON.stringify(fields));
process.exitCode = await supervise(
  {
    home,
    nodeArgs: [home],
    bin: new Bin(home),
    state,
    log,
    limits: FETCH_LIMITS,
    downloads: true,
    skip: new Set(skip),
  },
  { program: home, file: home, windowMs, stallMs, reloads: false, retry: false },
).catch((cause: unknown) => {
  console.log(String(cause));
  return (cause as { exit?: number }).exit ?? 1;
});
