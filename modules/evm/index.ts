/** Ethereum transactions. Read this first; what a transaction does is in call.ts, its functions in contracts/. */

import { type Address, logsPort } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { ask, codeAt } from './contract.js';
import { writeLogs } from './log.js';
import { EvmTransaction } from './operation.js';
import { evmPort } from './port.js';
import { evm, type Reading } from './shape.js';
import { logsOf } from './tell.js';

export * from './errors.js';

/** 0 ‖ E itself where it acted or holds something, else the account that is found under E. */
function shown({ use }: Reading, bare: Address): Address {
  return use.tokens.balance(bare, NATIVE) > 0n ? bare : use.accounts.accountAt(bare);
}

export default evm.module({
  operations: { EvmTransaction },
  provides: [
    evm.provide(evmPort, {
      accountShown: (c, bare) => shown(c, bare),
      balance: (c, bare) => c.use.tokens.balance(shown(c, bare), NATIVE),
      nonce: (c, bare) => c.use.auth.nonceOf(shown(c, bare)),
      ask: (c, to, value, data) => ask(c, to, value, data),
      code: (c, bare) => codeAt(c, bare),
    }),
    evm.provide(logsPort, {
      of: (c, bundles) => writeLogs(bundles.map((events) => logsOf(c, events))),
    }),
  ],
});
