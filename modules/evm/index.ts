/** Ethereum transactions. Read this first; call.ts executes a transaction, contracts/ has the contract functions. */

import type { Address } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { ask, codeAt } from './contract.js';
import { shownAt } from './contracts/function.js';
import { logsOf } from './event-logs.js';
import { type Log, writeLogs } from './log.js';
import { EvmTransaction } from './operation.js';
import { evmPort } from './port.js';
import { evm, type Reading } from './shape.js';
import { refusedKey } from './signer.js';

export * from './errors.js';

/** Account shown for E: 0 ‖ E itself if it has acted or holds native tokens, otherwise the account found under E. */
const shown = (c: Reading, bare: Address): Address =>
  c.use.tokens.balance(bare, NATIVE) > 0n ? bare : shownAt(c, bare);

const reading = ({ chain, state, use }: Reading): Reading => ({ chain, state, use });

export default evm.define({
  operations: { EvmTransaction },
  provides: [
    evm.provide(evmPort, {
      accountShown: (c, bare) => shown(c, bare),
      balance: (c, bare, receiver) => c.use.tokens.balance(shown({ ...reading(c), receiver }, bare), NATIVE),
      nonce: (c, bare) => c.use.auth.nonceOf(shown(c, bare)),
      ask: (c, to, value, data, receiver, look) => ask({ ...reading(c), receiver, look }, to, value, data),
      refusedKey,
      code: (c, bare) => codeAt(c, bare),
      logs(c, bundles) {
        const logs: Log[][] = [];
        for (const { events } of bundles) logs.push(logsOf(c, events));
        return writeLogs(logs);
      },
    }),
  ],
});
