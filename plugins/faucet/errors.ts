/** Errors of the faucet. */

import { error } from '../../runtime/plugin.js';

export const FaucetLimit = error(3220, 'FaucetLimit', 'The faucet has given as much as it may for now', {
  retryable: true,
  details: {
    limit: 'Whose limit it is: address, network (of the IP address), or day (of all)',
    retry_at: 'When the same may be asked for again, in Unix seconds',
  },
});
export const FaucetBusy = error(
  3221,
  'FaucetBusy',
  'The faucet cannot give now: too many wait, or the node takes no bundles',
  {
    retryable: true,
    details: { reason: 'What is in the way' },
  },
);
export const FaucetEmpty = error(3222, 'FaucetEmpty', 'The account of the faucet holds too little', {
  retryable: true,
  details: { have: 'Raw units that it holds' },
});
export const FaucetWork = error(3223, 'FaucetWork', 'The faucet wants a proof of work', {
  details: {
    reason: 'What is wrong with the one that was given',
    next_step: 'How to make one',
    work: 'A challenge: sha256(challenge:address:nonce) must begin with so many zero bits',
  },
});
export const InvalidGrant = error(3224, 'InvalidGrant', 'The faucet cannot grant this', {
  details: { field: 'Which field it is about', reason: 'What is wrong with it' },
});
