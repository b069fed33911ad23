/** Ethereum transactions. Read this first; call.ts executes a transaction, contracts/ has the contract functions. */

import type { Address } from '../../runtime/sdk.js';
import { NATIVE } from '../tokens/port.js';
import { ask, codeAt } from './contract.js';
import { held } from './contracts/function.js';
import { logsOf } from './event-logs.js';
import { type Log, writeLogs } from './log.js';
import { EvmTransaction } from './operation.js';
import { evmPort } from './port.js';
import { evm, type Reading } from './shape.js';
import { refusedKey } from './signer.js';

export * from './errors.js';

const accountAt = ({ use }: Pick<Reading, 'use'>, bare: Address): Address => use.accounts.ownedAt(bare).accounts[0]!;

const reading = ({ chain, state, use }: Reading): Reading => ({ chain, state, use });

export default evm.define({
  operations: { EvmTransaction },
  provides: [
    evm.provide(evmPort, {
      accountAt,
      balance: (c, bare, receivers) =>
        held({ ...reading(c), receivers }, bare, (account) => c.use.tokens.balance(account, NATIVE)),
      nonce: (c, bare) => c.use.auth.nonceOf(accountAt(c, bare)),
      ask: (c, to, value, data, receivers, look) => ask({ ...reading(c), receivers, look }, to, value, data),
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
