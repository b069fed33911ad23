/** Examples of who decides: validators and those who stake with them, proposals, upgrades, contract safety. */

import { defaults } from '../../cli/distribution/default.js';
import { possessionDigest } from '../../modules/accounts/port.js';
import { Signed, signBytes } from '../../runtime/engine/consensus/messages.js';
import { fromHex, toHex } from '../../runtime/lib/codec/ids.js';
import { encode } from '../../runtime/lib/codec/type.js';
import { parseHash } from '../../runtime/lib/crypto/address.js';
import { DEV_CHAIN } from '../node/live.js';
import { signed } from './signed.js';
import { type Stage, VOTING_BLOCKS } from './stage.js';

/** A person becomes a validator, is delegated to, and leaves. */
export async function validators(stage: Stage): Promise<void> {
  const [operator, carol, key] = [stage.person(4), stage.person(2), stage.signer(5)];
  const pubkey = toHex(key.publicKey);
  const account = stage.id(4);
  const proof = toHex(key.sign(fromHex(possessionDigest(DEV_CHAIN, account, key.publicKey))));
  await stage.showWrite('chain_stake', operator, '2000000000000', pubkey, proof);
  await stage.showWrite('chain_setValidatorMetadata', operator, 'Wind', 'Runs on wind', 'https://wind.example', '');
  await stage.showWrite('chain_setPoolConfig', true, 'Wind', '10000000000', false, operator);
  await stage.showWrite('chain_setCommission', operator, 500);
  await stage.write('chain_stake', carol, '50000000000', pubkey, null);
  await stage.showWrite('chain_setAutoCompound', operator, true, operator);
  await stage.showWrite('chain_unstake', operator, '20000000000', null);
  await stage.nextEpoch();
  await stage.show('chain_getValidator', operator);
  await stage.show('chain_getValidatorReputation', operator);
  await stage.show('chain_listValidators', 1);
  await stage.show('chain_stakingInfo');
  await stage.show('chain_getDelegations', carol);
  await stage.show('chain_stakesWith', operator, 1);
  await stage.show('chain_unstakesFrom', operator, 1);
  await stage.show('chain_getEmission');
  await jail(stage, 5);
  await stage.pass(3_600);
  await stage.showWrite('chain_unjail', operator);
}

/** The key of a person signs two votes for one place, which convicts its validator. */
export async function jail(stage: Stage, person: number): Promise<void> {
  const key = stage.signer(person);
  const { height } = stage;
  const { genesis_hash } = await stage.ask<{ genesis_hash: string }>('chain_nodeInfo');
  const { validators: set } = await stage.ask<{ validators: { public_key: string }[] }>(
    'chain_getSignedHeader',
    height,
  );
  const validator = set.findIndex(({ public_key }) => public_key.replace(/^0x/, '') === toHex(key.publicKey));
  const domain = { chainId: DEV_CHAIN, genesisHash: parseHash(genesis_hash, defaults.hashPrefix)! };
  const vote = (block: string) => {
    const body = { type: 'precommit' as const, height, round: 0, value: block.repeat(32), validRound: -1 };
    return toHex(
      encode(Signed, { ...body, validator, signature: key.sign(signBytes(domain, body as never)) } as never),
    );
  };
  await signed(stage, 3, { SubmitEvidence: { message_a: vote('0a'), message_b: vote('0b') } });
}

/** A parameter is changed, the treasury pays nobody, and a contract is called malicious. */
export async function governance(stage: Stage): Promise<void> {
  const [alice, founder] = [stage.person(0), stage.validator];
  await stage.write('chain_transfer', alice, founder, 'TRL', '1000000000000');
  const words = ['Cheaper swaps', 'Twenty basis points are enough.'];
  const none = [null, null, null, null, null, null];
  const raise = ['parameter', ...words, 'dex.fee_bps', '20', ...none];
  await stage.showWrite('chain_createProposal', founder, ...raise);
  await stage.showWrite('chain_voteProposal', founder, 0, true);
  const safety = ['safety', 'A drainer', 'It empties wallets.', null, null, null, null];
  const drainer = ['ethereum', `0x${'ab'.repeat(20)}`, 'malicious', null];
  await stage.write('chain_createProposal', founder, ...safety, ...drainer);
  await stage.write('chain_voteProposal', founder, 1, true);
  await stage.write('chain_createProposal', founder, 'text', 'Thanks', 'To all.', null, null, ...none);
  await stage.showWrite('chain_cancelProposal', founder, 2);
  await stage.mine(VOTING_BLOCKS);
  await stage.showWrite('chain_executeProposal', alice, 0);
  await stage.write('chain_executeProposal', alice, 1);
  await signed(stage, 0, {
    ReportContractSafety: { chain: 'ethereum', contract: drainer[1], evidence_uri: 'https://example.org/drained' },
  });
  await stage.show('chain_getProposal', 0);
  await stage.show('chain_listProposals', 'executed', 1);
  await stage.show('chain_proposalVotes', 0);
  await stage.show('chain_votesOf', founder);
  await stage.show('chain_getParameters', 'dex.');
  await stage.show('chain_getContractSafety', 'ethereum', drainer[1]);
  await stage.show('chain_listContractSafety', 'ethereum', 10);
  await stage.show('chain_contractReports', 'ethereum', drainer[1]);
}

/** An upgrade is planned, voted on and called off. */
export async function upgrade(stage: Stage): Promise<void> {
  const founder = stage.validator;
  const file = { url: 'https://example.org/trellis-2.0.0.tar.gz', sha256: 'ab'.repeat(32) };
  const target = stage.height + 1_000;
  const plan = ['grapevine', '2.0.0', target, { any: file }, 'https://example.org/notes'];
  const { created } = await stage.showWrite('chain_scheduleUpgrade', ...plan, founder);
  await stage.showWrite('chain_voteUpgrade', created!.plan_id, true, founder);
  await stage.show('chain_getUpgradePlan', created!.plan_id);
  await stage.showWrite('chain_cancelUpgrade', created!.plan_id, founder);
}
