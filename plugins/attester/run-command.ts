/** The command `attest`: runs an attester until it is stopped, or describes its duties. */

import { join } from 'node:path';
import { type CommandCall, createLog, makeDirectory, takeLock } from '../../runtime/plugin.js';
import { Attester } from './attester.js';
import { readConfig } from './config.js';
import { openAttesterKey, openEvmKey } from './keys.js';
import { Memory, nameOfLock } from './memory.js';

export async function attest({ args, flags, out, distribution }: CommandCall): Promise<number> {
  const config = readConfig(args[0]!);
  if (flags.on('status')) {
    const { cursors, locks, withdrawals, reverted } = (await Memory.open(config.data)).now;
    const state = { cursors, locks: locks.map(nameOfLock), withdrawals, reverted };
    out.result(state, () =>
      out.record([
        ...Object.entries(cursors).map(([chain, { block }]) => [chain, `scanned up to block ${block}`] as const),
        ['locks', state.locks.join(' ') || 'none pending'],
        ['withdrawals', withdrawals.join(' ') || 'none pending'],
        ...Object.entries(reverted).map(([what, tx]) => [`reverted ${what}`, tx] as const),
      ]),
    );
    return 0;
  }
  const warn = (text: string) => out.warn(text);
  const passphraseFile = flags.text('passphrase-file');
  const key = await openAttesterKey(config.key, passphraseFile, warn);
  const evmKey = await openEvmKey(config.evm_key, passphraseFile, warn);
  await makeDirectory(config.data);
  const unlock = await takeLock(join(config.data, 'attester.lock'));
  try {
    const attester = await Attester.start({
      config,
      key,
      evmKey,
      prefixes: distribution,
      log: createLog({ json: process.stderr.isTTY !== true }),
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => attester.stop());
    await attester.run();
    return 0;
  } finally {
    await unlock();
  }
}
