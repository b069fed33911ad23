/** Errors of the faucet. */

import { error } from '../../runtime/plugin.js';

export const FaucetLimit = error(3220, 'FaucetLimit', 'The faucet limit is reached', {
  retryable: true,
  details: {
    limit: 'Limit: address, network (of the IP address), or day (of all callers)',
    retry_at: 'Time of the next possible request, in Unix seconds',
  },
});
export const FaucetBusy = error(
  3221,
  'FaucetBusy',
  'The faucet is busy: too many requests are pending, or the node accepts no bundles',
  {
    retryable: true,
    details: { reason: 'Reason' },
  },
);
export const FaucetEmpty = error(3222, 'FaucetEmpty', 'The balance of the faucet is too low', {
  retryable: true,
  details: { have: 'Balance, in raw units' },
});
export const FaucetWork = error(3223, 'FaucetWork', 'The faucet requires a proof of work', {
  details: {
    reason: 'Why the given proof is invalid',
    next_step: 'Next step for the caller',
    work: 'Challenge: SHA-256 of challenge:address:nonce must begin with `bits` zero bits',
  },
});
export const InvalidGrant = error(3224, 'InvalidGrant', 'The request to the faucet is invalid', {
  details: { field: 'Field', reason: 'Reason' },
});
