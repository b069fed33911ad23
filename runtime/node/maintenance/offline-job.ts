/** One job in a data directory that no node uses: a node's context without a node. */

import { Staging } from '../../engine/snapshots/staging.js';
import { error, fail, sharedDetails } from '../../lib/errors.js';
import { assemble } from '../assembly/assembly.js';
import type { NodeContext } from '../assembly/context.js';
import type { Distribution } from '../assembly/distribution.js';
import type { NodeOptions } from '../options/options.js';

export const NoChainHere = error(3186, 'NoChainHere', 'The data directory has no chain, or no block after genesis', {
  details: sharedDetails('path'),
});
export const ChainHere = error(
  3187,
  'ChainHere',
  'The data directory already has a chain, which is never overwritten: choose another directory',
  { details: sharedDetails('path') },
);

/** Whether the directory must contain a chain. */
export type RequiredDirectory = 'chain' | 'none';

/** Runs the job with the directory locked. Throws NoChainHere or ChainHere if the directory is not as required. */
export async function perform<T>(
  wanted: RequiredDirectory,
  work: (context: NodeContext) => Promise<T>,
  distribution: Distribution,
  genesisJson: unknown,
  given: Partial<NodeOptions>,
  signal?: AbortSignal,
): Promise<T> {
  const none = () => fail(NoChainHere, { path: given.dataDir });
  const { result, stop } = await assemble(
    {
      ...(wanted === 'chain' ? { prove: none } : {}),
      async compose(context: NodeContext) {
        const staging = new Staging(context.directory.path);
        await staging.resume(); // a snapshot verified before a crash is the chain
        const begun = await context.directory.hasChain();
        if (begun) await staging.discard(); // remains of the staged snapshot
        if (wanted === 'chain' && !begun) none();
        if (wanted === 'none' && begun) fail(ChainHere, { path: context.directory.path });
        return { result: await work(context) };
      },
    },
    distribution,
    genesisJson,
    given,
    signal,
  );
  await stop();
  return result;
}
