/** Command-line options of the faucet, available before it is loaded. */

import { optional, range, setting, text } from '../../runtime/plugin-options.js';

/** Limit of the service: at most this many whole native units per address and hour. */
export const MOST_PER_HOUR = 100;

export const options = {
  'faucet-key': optional(
    'Give test money to whoever asks, at the RPC port + 20: key file of the account that pays',
    'KEY',
    text(1, 4_096),
    'no faucet',
  ),
  'faucet-passphrase-file': optional(
    'File with the passphrase of the key of the faucet, where it is encrypted',
    'PATH',
    text(1, 4_096),
    'not encrypted',
  ),
  'faucet-amount': setting('Whole native units for who names no amount', 'N', range(1, MOST_PER_HOUR), 10),
  'faucet-limit': setting('Most that an address gets in an hour', 'N', range(1, MOST_PER_HOUR), MOST_PER_HOUR),
  'faucet-requests': setting('Grants to one IP address in an hour', 'N', range(1, 1_000), 3),
  'faucet-daily': setting('Most that all get together in a day (UTC)', 'N', range(1, 1_000_000), 10_000),
  'faucet-work': setting('Bits of work to be proven for a grant; 0 asks for none', 'BITS', range(0, 32), 0),
};
