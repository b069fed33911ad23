/**
 * Every operation of the default distribution declares the amounts that may leave its sender's account, or is on one of
 * two lists. The command line simulates an operation without a declaration before it is signed.
 */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultModules } from '../golden/distribution.js';

/** The sender pays what no field states: a price, a deposit, a fee, or the amounts of a program or a transaction. */
const UNSTATED: readonly string[] = [
  'ApproveMultiSigTx',
  'BridgeWithdraw',
  'CreatePresale',
  'CreateProposal',
  'CreateStakingPool',
  'EvmTransaction',
  'ExecuteProgram',
  'RegisterName',
  'RunProgram',
];

/** Nothing is paid, but a right, a key, a name or an item changes, so a signer has to review the operation. */
const REVIEWED: readonly string[] = [
  ...['AddKey', 'RemoveKey', 'RotateKey'],
  ...[
    'AttestReserves',
    'FreezeAccount',
    'LockTokenMetadata',
    'PauseToken',
    'SetMinterAllowance',
    'SetTokenAuthority',
    'UpdateTokenMetadata',
  ],
  ...[
    'RotateConsensusKey',
    'SetAutoCompound',
    'SetCommission',
    'SetPoolConfig',
    'SetValidatorMetadata',
    'SubmitEvidence',
    'Unjail',
  ],
  ...['CreateMultiSig'],
  ...['CancelRecovery', 'FinalizeRecovery', 'InitiateRecovery', 'SetRecovery'],
  ...['ReportContractSafety'],
  ...['CancelProposal'],
  ...['CancelUpgrade', 'ScheduleUpgrade'],
  ...['TransferLpLock'],
  ...['CancelPresale', 'ClaimPresale', 'FinalizePresale', 'RefundPresale'],
  ...['ApproveNft', 'BurnNft', 'LockNftCollection', 'TransferNft', 'UpdateNftCollection'],
  ...[
    'BatchMintMultiToken',
    'BatchTransferMultiToken',
    'BurnMultiToken',
    'CreateMultiTokenCollection',
    'DefineTokenType',
    'MintMultiToken',
    'SetMultiTokenOperator',
    'TransferMultiToken',
  ],
  ...['CloseStakingPool'],
  ...['TransferNamespace'],
  ...['SetNameRecord', 'TransferName'],
  ...[
    'BridgeAttestWithdrawal',
    'BridgeDeposit',
    'BridgeObserve',
    'BridgeUnlock',
    'CancelPendingReceive',
    'CreateBridgeToken',
    'RefundWithdrawal',
    'RegisterBridgeChain',
    'RegisterBridgeMapping',
    'SetAttesterSet',
    'SetBridgeLane',
    'SetBridgeLimits',
  ],
  ...['DeprecateProgram'],
  ...['DaoCancel'],
  ...['CancelSettleOrder', 'SettleOrder', 'WithdrawMarketMakerBond'],
  ...['CreatePassport', 'RegisterGame', 'SetGameVisibility', 'UpdateGameProfile', 'UpdatePassport'],
];

test('every operation declares its outflow, or is listed as one that is simulated before its signature', async () => {
  const { modules } = await defaultModules();
  const undeclared = modules.flatMap(({ module }) =>
    Object.entries(module.operations).flatMap(([name, { takes }]) => (takes === undefined ? [name] : [])),
  );
  assert.equal(undeclared.sort(), [...UNSTATED, ...REVIEWED].sort());
});

test.run();
