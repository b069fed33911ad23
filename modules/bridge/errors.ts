/** Errors about the bridge (codes 1600 to 1624). */

import { error } from '../../runtime/sdk.js';

export const AlreadyProcessed = error(1600, 'AlreadyProcessed', 'The deposit has already been received', {
  details: { deposit_id: 'Number of the bridge transfer that received it' },
});
export const InvalidProof = error(
  1601,
  'InvalidProof',
  'The proof is invalid: submit the signatures of enough attesters of the current set, sorted by index',
  {
    details: {
      have: 'Number of signatures in the proof; 0 if there is no readable proof',
      need: 'Number of signatures required',
      reason: 'Reason for the rejection',
    },
  },
);
export const MappingNotFound = error(
  1602,
  'MappingNotFound',
  'The token has no mapping to this chain: see chain_getBridgeMappings for the mapped tokens',
  {
    details: {
      mint: 'Mint address of the requested token',
      symbol: 'Requested token symbol',
      chain: 'Requested chain',
      mapped_to: 'Chain that the token is mapped to',
    },
  },
);
export const SymbolMismatch = error(
  1603,
  'SymbolMismatch',
  'The token of this symbol is mapped to another chain: name that chain',
  {
    details: {
      symbol: 'Symbol of the token',
      chain: 'Requested chain',
      mapped_to: 'Chain that the token is mapped to',
    },
  },
);
export const NotFoundation = error(1604, 'NotFoundation', 'Only the foundation may do this', {
  details: { required: 'Account of the foundation, as 0x and 64 hex digits' },
});
export const LimitExceeded = error(1605, 'LimitExceeded', 'The amount exceeds the maximum of the bridge: lower it', {
  details: { amount: 'Requested amount in raw units', max: 'Maximum amount in raw units' },
});
export const BridgePaused = error(
  1606,
  'BridgePaused',
  'The bridge is paused for this token: try again when it is resumed',
  { details: { mint: 'Mint address of the paused token' } },
);
export const UnknownChain = error(1607, 'UnknownChain', 'The bridge does not support this chain', {
  details: { chain: 'Requested chain', known: 'Supported chains' },
});
export const InvalidDestination = error(
  1608,
  'InvalidDestination',
  'The destination is not an address of the other chain, or its checksum is wrong: check it',
  { details: { chain: 'Chain of the destination', destination: 'The invalid destination' } },
);
export const BelowMinimum = error(1609, 'BelowMinimum', 'The amount is below the minimum withdrawal: raise it', {
  details: { amount: 'Requested amount in raw units', min: 'Minimum withdrawal in raw units' },
});
export const MappingExists = error(1610, 'MappingExists', 'The contract or the token already has a mapping', {
  details: {
    chain: 'Chain of the contract',
    contract: 'Contract that already has a mapping',
    mint: 'Mint address of the token that already has a mapping',
  },
});
export const UnrecognizedPayload = error(
  1611,
  'UnrecognizedPayload',
  'The payload is not recognized: give a transaction hash of another chain, a link that contains one, or a proof',
);
export const InvalidMapping = error(1612, 'InvalidMapping', 'The token cannot be mapped to this contract', {
  details: {
    token: 'Symbol of the token',
    chain: 'Chain of the contract',
    contract: 'Contract in the request',
    reason: 'Why the token and the contract do not match',
  },
});
export const InvalidAttesterSet = error(
  1613,
  'InvalidAttesterSet',
  'The attester set is invalid: it needs 3 to 32 distinct keys, a threshold above two thirds of them, and the next set number',
  { details: { reason: 'Reason for the rejection' } },
);
export const NotAttester = error(1614, 'NotAttester', 'Only attesters of the current set may do this');
export const InexactAmount = error(
  1615,
  'InexactAmount',
  'The amount has more decimals than the other side supports: round it to a multiple of the unit',
  {
    details: {
      amount: 'Requested amount in raw units',
      unit: 'Smallest amount that both sides can represent, in raw units',
    },
  },
);
export const InvalidTxHash = error(1616, 'InvalidTxHash', 'The transaction hash is not valid on this chain', {
  details: { chain: 'Chain of the transaction', tx_hash: 'The invalid hash' },
});
export const WithdrawalNotFound = error(1617, 'WithdrawalNotFound', 'There is no withdrawal with this number', {
  details: { withdrawal_id: 'The unknown withdrawal number' },
});
export const WrongWithdrawalStatus = error(
  1618,
  'WrongWithdrawalStatus',
  'The status of the withdrawal does not allow this',
  { details: { status: 'Status of the withdrawal, or expired' } },
);
export const ReceiveNotPending = error(
  1619,
  'ReceiveNotPending',
  'There is no delayed or pending receive with this number',
  {
    details: { receive_id: 'The unknown number' },
  },
);
export const RefundTooEarly = error(
  1620,
  'RefundTooEarly',
  'The withdrawal cannot be refunded yet: wait until 24 hours after its signatures expire',
  { details: { from: 'Earliest time of the refund, in Unix seconds' } },
);
export const LaneClosed = error(
  1621,
  'LaneClosed',
  'There is no open channel to this chain for the token: the foundation opens one when the other chain has attesters and a mapping',
  { details: { chain: 'Requested chain', mint: 'Mint address of the token' } },
);
export const AlreadyUnlocked = error(1622, 'AlreadyUnlocked', 'The withdrawal has already been paid out here', {
  details: {
    chain: 'Chain on which the tokens were burned',
    withdrawal_id: 'Number of the withdrawal on that chain',
    bundle_hash: 'Bundle that paid out the withdrawal',
  },
});
export const ReleaseFeeNotSet = error(
  1623,
  'ReleaseFeeNotSet',
  'The token has no release fee, so attesters would pay for its withdrawals: the foundation must set base_fee first (SetBridgeLimits)',
  { details: { mint: 'Mint address of the token', chain: 'Chain that the token is mapped to' } },
);
export const InvalidChain = error(
  1624,
  'InvalidChain',
  'The chain cannot be registered: choose another name, or use the chain that has it',
  { details: { chain: 'Name in the request', reason: 'Reason for the rejection' } },
);
