/** Votes and runs that commit to content: any other content is refused, and clients make the same hash of the record that callers see. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ContentDiffers as DaoContentDiffers } from '../../../modules/dao/errors.js';
import { ContentDiffers } from '../../../modules/governance/errors.js';
import { ContentDiffers as TextDiffers } from '../../../modules/programs/errors.js';
import { ContentDiffers as PlanDiffers } from '../../../modules/upgrade/errors.js';
import { chain as forms } from '../../../rpc-schemas/client/chain.js';
import { type ChainForms, contentHash, formsOf } from '../../../rpc-schemas/clients/typescript/forms.js';
import type { Json } from '../../../runtime/sdk.js';
import { alice, bob, type TestChain } from '../../kit/index.js';
import { daoChain, propose as proposeInDao } from '../dao/voting.js';
import { programChain, text as programText, register } from '../programs/running.js';
import { schedule, upgradeChain } from '../upgrade/upgrading.js';
import { governed, grant, propose, raise, text, warn } from './governing.js';

type Row = Record<string, Json>;

/** The hash that a client makes of a record of the chain, as it travels: without the modules. */
function hashOfRecord(c: TestChain, operation: string, record: Row): string {
  const { addressPrefix, hashPrefix } = c.info;
  const own = { ...(forms as unknown as ChainForms), addressPrefix, hashPrefix };
  return contentHash(own, formsOf(own), operation, record).slice(2);
}

test('a vote on a chain proposal applies only to the content that the voter was shown', () => {
  const c = governed();
  for (const [i, proposal] of [text, raise, grant, warn].entries()) {
    const proposal_id = propose(c, alice, proposal);
    const shown = c.ask<Row>('getProposal', [proposal_id]);
    const vote = (record: Row) =>
      c.run(alice, 'VoteProposalContent', {
        proposal_id,
        approve: true,
        content_hash: hashOfRecord(c, 'VoteProposalContent', record),
      });
    vote({ ...shown, title: 'Lunch' }).fails(ContentDiffers);
    vote({ ...shown, description: 'Pizza.' }).fails(ContentDiffers);
    vote({ ...shown, proposer: c.text.address(bob.address) }).fails(ContentDiffers);
    if (shown.parameter)
      vote({ ...shown, parameter: { ...(shown.parameter as Row), new_value: '7' } }).fails(ContentDiffers);
    if (shown.treasury) vote({ ...shown, treasury: { ...(shown.treasury as Row), amount: '1' } }).fails(ContentDiffers);
    if (shown.safety) vote({ ...shown, safety: { ...(shown.safety as Row), level: 'safe' } }).fails(ContentDiffers);
    vote(shown).emits('ProposalVoted', { proposal_id: i });
  }
});

test('a vote in a DAO applies only to the content that the voter was shown', () => {
  const world = daoChain();
  const { c, dao } = world;
  const transferType = c.set.operations.byName.get('Transfer')!;
  const payloads = [
    { text: {} },
    { treasury: { to: bob.address, token: 'TRL', amount: 100n } },
    { operations: [{ type: transferType, params: { to: bob.address, token_symbol: 'TRL', amount: 5n, memo: null } }] },
  ];
  for (const [proposal_id, payload] of payloads.entries()) {
    proposeInDao(world, payload);
    c.block();
    c.block();
    const shown = c.ask<Row>('getDaoProposal', [`0x${dao}`, proposal_id, null]);
    const vote = (record: Row) =>
      c.run(alice, 'DaoVoteContent', {
        dao,
        proposal_id,
        vote: 1,
        content_hash: hashOfRecord(c, 'DaoVoteContent', record),
      });
    vote({ ...shown, title: 'Lunch' }).fails(DaoContentDiffers);
    vote({ ...shown, treasury: { to: c.text.address(alice.address), token: 'TRL', amount: '1' } }).fails(
      DaoContentDiffers,
    );
    vote({ ...shown, operations: [{ Memo: { data: '0x00' } }] }).fails(DaoContentDiffers);
    vote(shown).emits('DaoVoted');
  }
});

test('a run executes only the text that the caller was shown', () => {
  const c = programChain();
  register(
    c,
    programText({
      name: 'gift',
      params: [],
      steps: [{ op: 'Transfer', args: { to: `0x${bob.address}`, token_symbol: 'TRL', amount: 1 } }],
    }),
  );
  const shown = c.ask<Row>('getProgram', ['gift', 1]);
  const run = (record: Row) =>
    c.run(alice, 'RunProgram', {
      name: 'gift',
      version: 1,
      params: '{}',
      program_hash: hashOfRecord(c, 'RunProgram', record),
    });
  const other = String(shown.program_json).replace('"gift"', '"lift"');
  assert.is.not(other, shown.program_json);
  run({ ...shown, program_json: other }).fails(TextDiffers);
  run(shown).emits('ProgramExecuted');
});

test('a vote on an upgrade applies only to the plan that the validator was shown', () => {
  const c = upgradeChain('full');
  schedule(c, alice);
  const shown = c.ask<Row>('getUpgradePlan', [0]);
  const vote = (record: Row) =>
    c.run(alice, 'VoteUpgradePlan', {
      plan_id: 0,
      approve: true,
      content_hash: hashOfRecord(c, 'VoteUpgradePlan', record),
    });
  vote({ ...shown, version: '1.0.1' }).fails(PlanDiffers);
  vote({ ...shown, binaries: { any: { url: 'https://evil.example/x', sha256: 'cd'.repeat(32) } } }).fails(PlanDiffers);
  vote(shown).emits('UpgradeVoted');
});

test("without a hash, which the node's methods allow, any content is accepted", () => {
  const c = governed();
  const proposal_id = propose(c);
  c.run(alice, 'VoteProposalContent', { proposal_id, approve: false, content_hash: null }).emits('ProposalVoted');
});

test.run();
