/**
 * The bridge: tokens of other chains, secured by signatures of attesters. Read this first; receive.ts and withdraw.ts
 * move tokens.
 */

import { addressOfKey } from '../../runtime/sdk.js';
import { formsView } from '../shared/intent-forms.js';
import { appointDecided, SetAttesterSet } from './appoint.js';
import { flawOf } from './attester-set.js';
import { readTxHash, replayKeyOf } from './chains.js';
import { BridgeLock, BridgeUnlock, SetBridgeLane } from './channel.js';
import { BridgeDeposit, CancelPendingReceive } from './deposit.js';
import { genesis } from './genesis.js';
import { forms } from './intents.js';
import { CreateBridgeToken, RegisterBridgeMapping, SetBridgeLimits } from './mapping.js';
import {
  autobridge,
  depositsOf,
  getBridgeAttesters,
  getBridgeFees,
  getBridgeHistory,
  getBridgeMappings,
  getBridgeStatus,
  getBridgeWithdrawal,
  getPendingReceives,
} from './methods.js';
import { BridgeObserve } from './observe.js';
import { bridgePort } from './port.js';
import { keepAgenda } from './receive.js';
import { bridge } from './shape.js';
import { allSupported, getBridgeChains, RegisterBridgeChain, supported } from './supported.js';
import { BridgeAttestWithdrawal, BridgeWithdraw, RefundWithdrawal } from './withdraw.js';

export * from './errors.js';

export default bridge.define({
  operations: {
    BridgeDeposit,
    BridgeWithdraw,
    RegisterBridgeMapping,
    BridgeObserve,
    BridgeAttestWithdrawal,
    SetAttesterSet,
    SetBridgeLimits,
    CancelPendingReceive,
    RefundWithdrawal,
    SetBridgeLane,
    BridgeLock,
    BridgeUnlock,
    RegisterBridgeChain,
    CreateBridgeToken,
  },
  methods: {
    getBridgeStatus,
    getBridgeHistory,
    getBridgeFees,
    getBridgeMappings,
    getBridgeAttesters,
    getBridgeWithdrawal,
    getPendingReceives,
    autobridge,
    getBridgeChains,
  },

  indexes: {
    bridgeWithdrawals: {
      on: 'BridgeWithdrawn',
      keys: ['chain', 'destination'],
      about: 'Withdrawals to an address on another chain.',
    },
    bridgeDeposits: { on: 'BridgeDeposited', keys: ['recipient'], about: 'Deposits credited to an account.' },
    allBridgeWithdrawals: { on: 'BridgeWithdrawn', keys: [], about: 'Withdrawals of all accounts, to any chain.' },
    allBridgeDeposits: { on: 'BridgeDeposited', keys: [], about: 'Deposits of all accounts, from any chain.' },
  },

  parameters: {
    attesters: {
      about: 'Attester set that takes effect at the end of the block: keys and threshold; empty without a change',
      cell: 'appointed',
      allows: (set) => flawOf(set) === undefined,
    },
    testnet_trust_proof: {
      about: 'Whether deposits without a proof are accepted; ignored on mainnet',
      cell: 'trustsAll',
    },
  },

  hooks: {
    blockEnd(c) {
      appointDecided(c);
      keepAgenda(c);
      return undefined;
    },
  },

  provides: [
    bridge.provide(bridgePort, {
      originOf({ state }, mint) {
        const found = state.mappings.get(mint);
        return found && { chain: found.chain, contract: found.contract };
      },
      received(c, chain, given, log_index) {
        const external = supported(c, chain);
        const tx_hash = external && readTxHash(external, given);
        return tx_hash === undefined ? undefined : c.state.received.get(chain, replayKeyOf(tx_hash), log_index);
      },
      depositsOf(c, tx_hash) {
        return depositsOf(c, allSupported(c), tx_hash);
      },
      withdrawal({ state }, id) {
        const found = state.withdrawals.get(id);
        return found && state.ops.get(found.op);
      },
      attesters({ state }) {
        const { set_index, attesters, threshold } = state.sets.get().current;
        return { set_index, accounts: attesters.map(addressOfKey), threshold };
      },
    }),
  ],

  genesis,
  answers: [bridge.answer(formsView, forms)],
});
