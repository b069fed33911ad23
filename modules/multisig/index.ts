/**
 * Multi-signature accounts: operations that enough signers approve run as the account. Read this first; each operation
 * has its own file.
 */

import { ApproveMultiSigOperations, ApproveMultiSigTx, RevokeMultiSigApproval } from './approve.js';
import { CreateMultiSig } from './create.js';
import { genesis } from './genesis.js';
import { getMultiSig, getMultiSigTx, listMultiSigTxs } from './methods.js';
import { multiSigPort } from './port.js';
import { ProposeMultiSigTx } from './propose.js';
import { pruneFinished } from './prune.js';
import { multisig } from './shape.js';

export * from './errors.js';

export default multisig.define({
  operations: {
    CreateMultiSig,
    ProposeMultiSigTx,
    ApproveMultiSigTx,
    ApproveMultiSigOperations,
    RevokeMultiSigApproval,
  },
  methods: { getMultiSig, listMultiSigTxs, getMultiSigTx },
  parameters: {
    kept_blocks: {
      about: 'Number of blocks for which a transaction is kept after its execution or expiry',
      cell: 'keptBlocks',
      min: 1_000,
      max: 15_768_000,
    },
  },
  hooks: { blockEnd: pruneFinished },
  genesis,
  provides: [multisig.provide(multiSigPort, { accountOf: ({ state }, address) => state.accounts.get(address) })],
});
