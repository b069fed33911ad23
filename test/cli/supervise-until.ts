/** A supervisor that loses its power at a step: `node supervise-until.js <change> <before|after> <home> <window ms>`. */

import { Bin } from '../../cli/supervise/bin.js';
import { StateFile } from '../../cli/supervise/state.js';
import { supervise } from '../../cli/supervise/supervise.js';
import { FETCH_LIMITS } from '../../plugins/upgrade/fetch.js';

const [change, when, home, windowMs] = process.argv.slice(2) as [string, 'before' | 'after', string, string];
const state = await StateFile.open(home);
const write = state.change.bind(state);
let left = Number(change);
state.change = async (what) => {
  left--;
  if (left === 0 && when === 'before') process.kill(process.pid, 'SIGKILL');
  await write(what);
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};
process.exitCode = await supervise(
  { home, bin: new Bin(home), state, log: (_, ...what) => console.log(...what), limits: FETCH_LIMITS, downloads: true },
  { nodeArgs: [home], program: home, file: home, windowMs: Number(windowMs), health: undefined, retry: false },
);
