/** Command-line options of the faucet, available before it is loaded. */

import { optional, range, setting, text } from '../../runtime/plugin-options.js';

/** Limit of the service: at most this many whole native units per address and hour. */
export const MOST_PER_HOUR = 100;

export const options = {
  'faucet-key': optional(
    'Key file of the account that pays; starts a faucet at the RPC port + 20',
    'KEY',
    text(1, 4_096),
    'no faucet',
  ),
  'faucet-passphrase-file': optional(
    'File with the passphrase of an encrypted faucet key',
    'PATH',
    text(1, 4_096),
    'not encrypted',
  ),
  'faucet-amount': setting('Default payment, in whole native units', 'N', range(1, MOST_PER_HOUR), 10),
  'faucet-limit': setting(
    'Maximum per address and hour, in whole native units',
    'N',
    range(1, MOST_PER_HOUR),
    MOST_PER_HOUR,
  ),
  'faucet-requests': setting('Maximum payments per IP address and hour', 'N', range(1, 1_000), 3),
  'faucet-daily': setting(
    'Maximum of all payments per day (UTC), in whole native units',
    'N',
    range(1, 1_000_000),
    10_000,
  ),
  'faucet-work': setting('Bits of proof of work per payment; 0 for none', 'BITS', range(0, 32), 0),
};
