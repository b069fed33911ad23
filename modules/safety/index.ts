/** Safety registry: decisions of governance about contracts of any chain, for wallets, and reports by accounts. */

import { fail, t } from '../../runtime/sdk.js';
import { tokenWarningsView } from '../tokens/port.js';
import { AlreadyReported, UnknownChain } from './errors.js';
import { getContractSafety, listContractSafety } from './methods.js';
import { SafetyChain, SafetyContract, safetyPort } from './port.js';
import { decide, identify, levelOf, NATIVE_CHAIN, warningsOf } from './registry.js';
import { safety } from './shape.js';

export * from './errors.js';

const ReportContractSafety = safety.operation({
  id: 128,
  about:
    'Reports a contract with a link to evidence. Each account counts once per contract. Levels are decided by governance proposals.',
  sentence: 'Reported the contract {contract} on {chain}',
  params: {
    chain: SafetyChain,
    contract: SafetyContract,
    evidence_uri: t.doc(t.link(), 'Link to the evidence, at most 512 bytes'),
  },
  logs: ['ContractReported'],
  gas: 40_000,
  cli: { words: 'safety report', flags: { evidence_uri: 'evidence' } },
  errors: [UnknownChain, AlreadyReported],
  execute({ state, emit, sender }, { chain: given, contract: address, evidence_uri }) {
    const { chain, contract } = identify(state, given, address);
    if (state.reporters.has(chain, contract, sender)) fail(AlreadyReported);
    state.reporters.put(chain, contract, sender, true);
    const reports = (state.reports.get(chain, contract) ?? 0) + 1;
    state.reports.put(chain, contract, reports);
    emit.ContractReported({ chain, contract, reporter: sender, evidence_uri, reports });
  },
});

export default safety.define({
  operations: { ReportContractSafety },
  methods: { getContractSafety, listContractSafety },
  indexes: {
    contractReports: {
      on: 'ContractReported',
      keys: ['chain', 'contract'],
      about: 'Reports of a contract with their evidence.',
    },
  },
  parameters: { chains: { about: 'Chains whose contracts can be listed', cell: 'chains' } },

  provides: [
    safety.provide(safetyPort, {
      identify: ({ state }, chain, contract) => identify(state, chain, contract),
      setLevel(c, decision) {
        const { chain, contract } = identify(c.state, decision.chain, decision.contract);
        const previous = decide(c, decision);
        const { level, collection, proposalId } = decision;
        c.emit.ContractSafetyUpdated({ chain, contract, level, previous, collection, proposal_id: proposalId });
      },
      levelOf: ({ state }, mint) => levelOf(state, { chain: NATIVE_CHAIN, contract: `0x${mint}` }),
    }),
  ],
  answers: [safety.answer(tokenWarningsView, ({ state }, mint) => warningsOf(state, mint))],
});
