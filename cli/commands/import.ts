/** `import` and `start --dry-run-import`: imports the state of an export, or only checks it. */

import type { Action, Invocation } from '../command-line/command.js';
import { runtimeOf } from '../distribution/distribution.js';
import type { RuntimeGenesis } from '../genesis/sections.js';
import { dataOf } from '../node/data-directory.js';
import { untilStopSignal } from '../node/signals.js';
import { EXIT, type NodeOptions } from '../runtime/common.js';
import { createLog, levelsOf } from '../runtime/data.js';
import {
  type Imported,
  importInto,
  perform,
  readChain,
  type VerifiedExport,
  verifyExport,
} from '../runtime/maintenance.js';

export const importState: Action = async (call) => {
  const [path] = call.args as [string];
  const { options, distribution, genesisJson, read } = await dataOf(call);
  if (call.flags.on('dry-run')) return dryRunImport(call, path, { json: genesisJson, read }, options);
  return untilStopSignal(async (signal) => {
    const work = () =>
      perform('none', (context) => importInto(context, path), distribution, genesisJson, options, signal);
    show(call, path, await read(work));
    return EXIT.ok;
  });
};

/** Checks a file without importing it; exit code 0 if it is accepted, 65 if not. */
export function dryRunImport(
  call: Invocation,
  path: string,
  genesis: Pick<RuntimeGenesis, 'json' | 'read'>,
  { modules, verbose, logLevel, logJson }: NodeOptions,
): Promise<number> {
  const log = createLog({ levels: levelsOf({ verbose, logLevel }), json: logJson });
  return untilStopSignal(async (signal) => {
    const verified = await genesis.read(async () => {
      const chain = await readChain(runtimeOf(call.distribution), genesis.json, modules);
      return verifyExport(path, chain, log, signal);
    });
    show(call, path, verified);
    return verified.refusal === null ? EXIT.ok : EXIT.corrupt;
  });
}

function show({ out }: Invocation, path: string, { header, counted, ...verified }: Imported | VerifiedExport): void {
  const refusal = 'refusal' in verified ? verified.refusal : null;
  const modules = Object.fromEntries([...counted.modules].sort(([a], [b]) => (a < b ? -1 : 1)));
  const facts = {
    file: path,
    ...(header && {
      height: header.height,
      block_hash: `0x${header.block_hash}`,
      state_root: `0x${header.state_root}`,
    }),
    records: counted.records,
    modules,
    first_bad_line: refusal && { line: refusal.line ?? null, reason: refusal.reason },
  };
  out.result(facts, () => {
    if (header) out.record([['block', `${header.height} ${facts.block_hash}`]]);
    out.record([
      ['records', `${counted.records}`],
      ...Object.entries(modules).map(([m, n]) => [`  ${m}`, `${n}`] as const),
    ]);
    if (refusal)
      out.line(
        `${refusal.line === undefined ? 'the file' : `line ${refusal.line}`} is invalid: ${String(refusal.reason)}`,
      );
    else out.line('All records were read, and the state matches the root of the block.');
  });
}
