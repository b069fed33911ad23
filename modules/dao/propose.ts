/** Operation: make a proposal. Its payload and the settings that decide it are checked and fixed at this point. */

import { fail, flaw, ZERO_ADDRESS } from '../../runtime/sdk.js';
import { checkInner } from '../shared/inner.js';
import { changedConfig, checkReachable, rulesOf } from './config.js';
import { BelowProposalThreshold, DaoNotFound, InvalidProposalType, TooManyProposals } from './errors.js';
import { GivenPayload, kindOf, Payload, payloadHash } from './payload.js';
import { Description, ProposalId, Title } from './proposal.js';
import { type Acting, type Dao, DaoAddress, dao, daoAt } from './shape.js';

/** Maximum proposals per account and DAO whose votes have not been counted. */
const MAX_OPEN = 10;

export const DaoPropose = dao.operation({
  id: 121,
  about:
    'Proposes an action of a DAO. The proposer must hold the threshold of the token; if its balance falls below it during the vote, anyone may cancel the proposal. A proposal cannot be changed.',
  sentence: 'Proposed to a DAO: {title}',
  params: {
    dao: DaoAddress,
    title: Title,
    description: Description,
    proposal_type: GivenPayload,
  },
  bounds: { proposal_type: { error: InvalidProposalType, malformed: true } },
  returns: { proposal_id: ProposalId },
  logs: ['DaoProposed'],
  gas: 90_000,
  rpc: ['daoPropose', { dao: 'dao_address' }, 'title', 'description', 'proposal_type', 'sender'],
  cli: { words: 'dao propose', flags: { proposal_type: 'type' } },
  takes: [],
  errors: [DaoNotFound, BelowProposalThreshold, InvalidProposalType, TooManyProposals],
  execute(c, { dao: address, title, description, proposal_type: payload }) {
    const { state, use, sender, height } = c;
    const found = daoAt(c, address);
    const { config, token_mint, proposals: proposal_id } = found;
    const have = use.tokens.balance(sender, token_mint);
    const need = config.proposal_threshold;
    if (have < need) fail(BelowProposalThreshold, { have: `${have}`, need: `${need}` });
    checkPayload(c, found, payload);
    const open = state.open.get(address, sender) ?? 0;
    if (open >= MAX_OPEN) fail(TooManyProposals, { max: MAX_OPEN });
    const snapshot_height = use.tokens.keepHeight(token_mint, height + config.voting_delay_blocks - 1);
    const start_height = snapshot_height + 1;
    const end_height = snapshot_height + config.voting_period_blocks;
    const payload_hash = payloadHash(payload);
    state.daos.put(address, { ...found, proposals: proposal_id + 1 });
    state.open.put(address, sender, open + 1);
    state.endings.put(end_height, address, proposal_id, true);
    state.ids.put(address, proposal_id, proposal_id);
    state.contents.put(address, proposal_id, { title, description, payload, payload_hash });
    state.proposals.put(address, proposal_id, {
      proposer: sender,
      created_at_height: height,
      snapshot_height,
      start_height,
      end_height,
      rules: rulesOf(config),
      stage: 'open',
      for: 0n,
      against: 0n,
      abstain: 0n,
      voters: 0,
      supply: null,
      eta: null,
      expires_at: null,
      executed_at_height: null,
    });
    c.emit.DaoProposed({
      dao_address: address,
      proposal_id,
      proposer: sender,
      title,
      proposal_type: kindOf(payload),
      payload_hash,
      start_height,
      end_height,
    });
    return { proposal_id };
  },
});

/** Rejects a payload that could never be executed. */
function checkPayload(c: Acting, { config, token_mint }: Dao, payload: Payload): void {
  const { state, use } = c;
  const wrong = flaw(Payload, payload);
  if (wrong) fail(InvalidProposalType, { field: wrong.path, reason: wrong.message });
  if ('operations' in payload) checkInner(payload.operations, InvalidProposalType, InvalidProposalType);
  if ('config' in payload) {
    changedConfig(config, payload.config, state.minVotingPeriod.get(), InvalidProposalType);
    const { proposal_threshold } = payload.config;
    if (proposal_threshold !== null) checkReachable(c, token_mint, proposal_threshold, InvalidProposalType);
  }
  if ('treasury' in payload) {
    const { to, token, amount } = payload.treasury;
    const refuse = (field: string, reason: string) => fail(InvalidProposalType, { field: `treasury.${field}`, reason });
    if (to === ZERO_ADDRESS) refuse('to', 'the zero address cannot spend');
    if (use.tokens.lookUp(token) === undefined) refuse('token', 'there is no token of this name');
    if (amount === 0n) refuse('amount', 'must be above zero');
  }
}
