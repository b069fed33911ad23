/** `snapshot make`, `restore` and `verify`. */

import type { Action, Invocation } from '../command-line/command.js';
import { dataOf } from '../node/data-directory.js';
import { untilStopSignal } from '../node/signals.js';
import { EXIT } from '../runtime/common.js';
import { createLog, levelsOf } from '../runtime/data.js';
import {
  chunksOf,
  perform,
  readChain,
  restoreInto,
  type SnapshotContents,
  snapshotHead,
  verifySnapshot,
} from '../runtime/maintenance.js';
import { showFields } from '../terminal/render.js';

export const make: Action = async (call) => {
  const { distribution, genesisJson, options, read } = await dataOf(call);
  return untilStopSignal(async (signal) => {
    const { contents, archive } = await read(() =>
      perform('chain', snapshotHead, distribution, genesisJson, options, signal),
    );
    show(call, contents, { file: `${options.dataDir}/snapshots/${archive.file}`, sha256: archive.sha256 });
    return EXIT.ok;
  });
};

export const restore: Action = async (call) => {
  const [place] = call.args as [string];
  const { distribution, genesisJson, options, read } = await dataOf(call);
  return untilStopSignal(async (signal) => {
    const work = () =>
      perform('none', (context) => restoreInto(context, place), distribution, genesisJson, options, signal);
    const contents = await read(work);
    show(call, contents, { data_dir: options.dataDir });
    return EXIT.ok;
  });
};

export const verify: Action = async (call) => {
  const [place] = call.args as [string];
  const { distribution, genesisJson, options, read } = await dataOf(call);
  const log = createLog({ levels: levelsOf(options), json: options.logJson });
  return untilStopSignal(async (signal) => {
    const contents = await read(async () => {
      const chain = await readChain(distribution, genesisJson, options.modules);
      return verifySnapshot(place, chain, options, log, signal);
    });
    show(call, contents, { source: place });
    return EXIT.ok;
  });
};

function show({ out }: Invocation, contents: SnapshotContents, where: Readonly<Record<string, string>>): void {
  const { height, block_hash, state_root, state } = contents;
  const facts = {
    ...where,
    height,
    block_hash: `0x${block_hash}`,
    state_root: `0x${state_root}`,
    records: state.reduce((sum, { records }) => sum + records, 0),
    bytes: chunksOf(contents).reduce((sum, { size }) => sum + size, 0),
  };
  showFields(out, facts);
}
