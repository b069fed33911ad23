/** `export`: the state of a chain as text. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, Invocation } from '../command-line/command.js';
import { type Data, dataOf } from '../node/data-directory.js';
import { untilStopSignal } from '../node/signals.js';
import { DataDirectoryLocked, EXIT, Failure } from '../runtime/common.js';
import { createLog, levelsOf } from '../runtime/data.js';
import { type Exported, exportHead, exportSnapshot, FileProvider, perform, readChain } from '../runtime/maintenance.js';
import { Problem } from '../terminal/command-error.js';

export const exportState: Action = async (call) => {
  const [path] = call.args as [string];
  if (existsSync(path)) throw new Problem(`${path} exists; choose another file`);
  const data = await dataOf(call);
  const snapshot = call.flags.text('snapshot');
  return untilStopSignal(async (signal) => {
    const exported = await data.read(() =>
      snapshot === undefined ? ofHead(call, data, path, signal) : ofSnapshot(data, snapshot, path, signal),
    );
    show(call, exported);
    return EXIT.ok;
  });
};

async function ofHead({ self }: Invocation, data: Data, path: string, signal: AbortSignal): Promise<Exported> {
  const { distribution, genesisJson, options } = data;
  try {
    return await perform('chain', (context) => exportHead(context, path), distribution, genesisJson, options, signal);
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.error !== DataDirectoryLocked) throw cause;
    throw new Problem(
      `a node is using ${options.dataDir}: stop it, or export a snapshot: ${self} export ${path} --snapshot latest`,
      EXIT.temporary,
    );
  }
}

async function ofSnapshot(data: Data, which: string, path: string, signal: AbortSignal): Promise<Exported> {
  if (!/^(latest|\d{1,15})$/.test(which)) throw new Problem(`--snapshot ${which}: must be latest or a height`);
  const { distribution, genesisJson, options } = data;
  const provider = await FileProvider.at(join(options.dataDir, 'snapshots', `checkpoint-${which}.tar.zst`));
  const chain = await readChain(distribution, genesisJson, options.modules);
  const log = createLog({ levels: levelsOf(options), json: options.logJson });
  return exportSnapshot(provider, path, { ...chain, log, signal });
}

function show({ out }: Invocation, { path, height, block_hash, state_root, records, bytes, behind }: Exported): void {
  const facts = {
    ...{ file: path, height, block_hash: `0x${block_hash}`, state_root: `0x${state_root}`, records, bytes },
    blocks_behind: behind,
  };
  out.result(facts, () => {
    out.record([
      ['written', `${path} (${bytes} bytes)`],
      ['block', `${height} ${facts.block_hash}`],
      ['state root', `${facts.state_root} (${records} records)`],
    ]);
    if (behind > 0) {
      out.note(`the state is ${behind} blocks behind the block log: start the node once to execute them`);
    }
  });
}
