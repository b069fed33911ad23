/** Errors about the bridge (codes 1600 to 1623). */

import { error } from '../../runtime/sdk.js';

export const AlreadyProcessed = error(1600, 'AlreadyProcessed', 'This deposit has been received already', {
  details: { deposit_id: 'Number of the passage that received it' },
});
export const InvalidProof = error(
  1601,
  'InvalidProof',
  'The proof does not hold: it needs the signatures of enough attesters of the current set, sorted by their places',
  {
    details: {
      have: 'How many signatures there are',
      need: 'How many attesters must sign',
      reason: 'What is wrong with the proof',
    },
  },
);
export const MappingNotFound = error(
  1602,
  'MappingNotFound',
  'The token has no mapping to this chain: chain_getBridgeMappings lists those that have',
  {
    details: {
      mint: 'Mint address of the token that was asked for',
      symbol: 'Symbol that was asked for',
      chain: 'Chain that was asked for',
      mapped_to: 'Chain that the token is mapped to',
    },
  },
);
export const SymbolMismatch = error(1603, 'SymbolMismatch', 'The token of this symbol is mapped to another chain', {
  details: {
    symbol: 'Symbol of the token',
    chain: 'Chain that was asked for',
    mapped_to: 'Chain that the token is mapped to',
  },
});
export const NotFoundation = error(1604, 'NotFoundation', 'Only the foundation can do this', {
  details: { required: 'Account of the foundation, as 0x and hex' },
});
export const LimitExceeded = error(1605, 'LimitExceeded', 'The amount is more than the bridge can move', {
  details: { amount: 'Raw units that were asked for', max: 'Most raw units that can move' },
});
export const BridgePaused = error(
  1606,
  'BridgePaused',
  'The bridge is paused for this token: try again when it goes on',
  { details: { mint: 'Mint address of the token that waits' } },
);
export const UnknownChain = error(1607, 'UnknownChain', 'The bridge does not know this chain', {
  details: { chain: 'Chain that was asked for', known: 'Chains that the bridge knows' },
});
export const InvalidDestination = error(
  1608,
  'InvalidDestination',
  'This is no address of the other chain, or its checksum is wrong: check how it is written',
  { details: { chain: 'Chain of the address', destination: 'Text that is no address there' } },
);
export const BelowMinimum = error(1609, 'BelowMinimum', 'The amount is less than the least that can be withdrawn', {
  details: { amount: 'Raw units that were asked for', min: 'Least raw units that can be withdrawn' },
});
export const MappingExists = error(1610, 'MappingExists', 'The contract or the token is mapped already', {
  details: {
    chain: 'Chain of the contract',
    contract: 'Contract that is mapped',
    mint: 'Mint address of the token that is mapped',
  },
});
export const UnrecognizedPayload = error(
  1611,
  'UnrecognizedPayload',
  'Give a transaction hash of the other chain, a link that has one in it, or a proof',
);
export const InvalidMapping = error(1612, 'InvalidMapping', 'The token cannot be mapped to this contract', {
  details: {
    token: 'Symbol of the token',
    chain: 'Chain of the contract',
    contract: 'Contract that was given',
    reason: 'Why they do not fit each other',
  },
});
export const InvalidAttesterSet = error(
  1613,
  'InvalidAttesterSet',
  'A set has 3 to 32 different keys and a threshold above two thirds of them; its number follows that of the set before',
  { details: { reason: 'What is wrong with the set' } },
);
export const NotAttester = error(1614, 'NotAttester', 'Only accounts of attesters of the current set can do this');
export const InexactAmount = error(
  1615,
  'InexactAmount',
  'The amount has more decimals than the other side: round it to what both can hold',
  { details: { amount: 'Raw units that were given', unit: 'Least raw units that both sides can hold' } },
);
export const InvalidTxHash = error(1616, 'InvalidTxHash', 'This is no transaction hash of the chain', {
  details: { chain: 'Chain of the transaction', tx_hash: 'Text that is no hash there' },
});
export const WithdrawalNotFound = error(1617, 'WithdrawalNotFound', 'There is no withdrawal of this number', {
  details: { withdrawal_id: 'Number that no withdrawal has' },
});
export const WrongWithdrawalStatus = error(
  1618,
  'WrongWithdrawalStatus',
  'This cannot be done with the withdrawal in its status',
  { details: { status: 'How far the withdrawal is' } },
);
export const ReceiveNotPending = error(1619, 'ReceiveNotPending', 'No receive of this number waits', {
  details: { receive_id: 'Number that nothing waits under' },
});
export const RefundTooEarly = error(
  1620,
  'RefundTooEarly',
  'A withdrawal can be refunded once its signatures hold no more, and a day for what is on its way',
  { details: { from: 'When it can be refunded, in Unix seconds' } },
);
export const LaneClosed = error(
  1621,
  'LaneClosed',
  'No open lane leads to this chain for the token: the foundation opens one once there are attesters and a mapping there',
  { details: { chain: 'Chain that was asked for', mint: 'Mint address of the token' } },
);
export const AlreadyUnlocked = error(1622, 'AlreadyUnlocked', 'This withdrawal has been paid out here already', {
  details: {
    chain: 'Chain that it was burned on',
    withdrawal_id: 'Number of the withdrawal there',
    bundle_hash: 'Bundle that paid it out',
  },
});
export const ReleaseFeeNotSet = error(
  1623,
  'ReleaseFeeNotSet',
  'Withdrawals of this token have no fee for the attester that submits the release: the foundation sets base_fee first (SetBridgeLimits)',
  { details: { mint: 'Mint address of the token', chain: 'Chain that the token is mapped to' } },
);
