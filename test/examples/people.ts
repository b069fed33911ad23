/** Examples of who acts: accounts and their keys, accounts of several signers, recovery. */

import { toHex } from '../../runtime/lib/codec/ids.js';
import type { Assets } from './assets.js';
import { signed } from './signed.js';
import type { Stage } from './stage.js';

/** Accounts, keys and nonces. */
export async function accounts(stage: Stage): Promise<void> {
  await stage.show('chain_getAccount', stage.person(0));
  await stage.show('chain_getNonce', stage.person(0));
  await stage.show('chain_deriveAddress', toHex(stage.signer(0).publicKey));
  await stage.show('chain_generateKeypair');
}

/** Three people who decide together. */
export async function multisig(stage: Stage): Promise<void> {
  const [alice, bob, carol] = [stage.person(0), stage.person(1), stage.person(2)];
  const { created } = await stage.showWrite('chain_createMultiSig', alice, [alice, bob, carol], 3, 'Office');
  const office = created!.address as string;
  await stage.write('chain_transfer', alice, office, 'TRL', '5000000000');
  const rent = [{ Transfer: { to: carol, token_symbol: 'TRL', amount: '1000000000' } }];
  await stage.showWrite('chain_proposeMultiSigTx', alice, office, rent, 'Rent of May');
  await stage.showWrite('chain_approveMultiSigTx', bob, office, 0, null);
  await stage.showWrite('chain_revokeMultiSigApproval', alice, office, 0);
  await stage.show('chain_getMultiSig', office);
  await stage.show('chain_listMultiSigTxs', office, 1);
  await stage.show('chain_getMultiSigTx', office, 0);
}

/** Guardians who could give an account a new key. */
export async function recovery(stage: Stage): Promise<void> {
  const [dave, bob, carol] = [stage.person(3), stage.person(1), stage.person(2)];
  await signed(stage, 3, {
    SetRecovery: { guardians: [bob, carol], threshold: 2, timelock_s: 172_800, freeze_on_recovery: false },
  });
  const fresh = toHex(stage.signer(4).publicKey);
  await signed(stage, 1, { InitiateRecovery: { account: dave, new_public_key: fresh, key_type: 'Ed25519' } });
  await stage.show('chain_getRecovery', dave);
  await stage.show('chain_listRecoveries', dave);
}

/** A name: registered, described by its owner, found both ways; and one that goes to somebody else. */
export async function names(stage: Stage): Promise<void> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  await stage.showWrite('chain_registerName', 'alice', alice);
  await signed(stage, 0, { SetNameRecord: { name: 'alice.trl', key: 'url', value: 'https://alice.example' } });
  await stage.show('chain_resolveName', 'alice.trl');
  await stage.show('chain_reverseResolve', alice);
  await stage.show('chain_getAccountLabel', alice);
  await stage.show('chain_getNameInfo', 'alice.trl');
  await stage.show('chain_registeredNames', alice);
  await stage.write('chain_registerName', 'garden', alice);
  await signed(stage, 0, { TransferName: { name: 'garden.trl', to: bob } });
  await stage.show('chain_receivedNames', bob);
}

/** A sentence: what it would do, what it becomes, and what became of it. */
export async function intents(stage: Stage): Promise<void> {
  const bob = stage.person(1);
  const sentence = 'swap 2 TRL for ACN, then send half to alice.trl';
  await stage.show('chain_getIntentGrammar');
  await stage.show('chain_previewIntent', sentence, bob);
  await stage.show('chain_simulateIntent', sentence, bob);
  await stage.show('chain_getExecutionPlan', sentence, bob);
  const { bundle_hash } = await stage.showWrite('chain_submitIntent', sentence, bob, null);
  await stage.show('chain_getIntentStatus', bundle_hash);
  await stage.show('chain_intentsOf', bob);
}

/** A player, and a game that says what he did. */
export async function passports(stage: Stage): Promise<void> {
  const [alice, bob] = [stage.person(0), stage.person(1)];
  const face = { avatar_uri: 'https://alice.example/face.png', bio: 'Plays in the evening.' };
  await signed(stage, 0, { CreatePassport: { gamertag: 'Alice_42', ...face } });
  await signed(stage, 1, { RegisterGame: { game_id: 'chess', name: 'Chess', authority: bob } });
  const reached = { stats: { wins: 3, rating: 1540 }, achievements: ['First win'], score: 400 };
  await signed(stage, 1, { UpdateGameProfile: { passport_owner: alice, game_id: 'chess', ...reached } });
  await stage.show('chain_getPassport', alice);
  await stage.show('chain_lookupPassport', 'alice_42');
  await stage.show('chain_getPassportStats');
  await stage.show('chain_getGameProfile', alice, 'chess');
  await stage.show('chain_getGame', 'chess');
  await stage.show('chain_registeredGames', bob);
  await stage.show('chain_profileUpdates', alice);
  await stage.show('chain_gameUpdates', 'chess');
}

/** A DAO of a token: settings that change, and a proposal that its proposer takes back. */
export async function daos(stage: Stage, { acorn }: Assets): Promise<void> {
  const [alice, carol] = [stage.person(0), stage.person(2)];
  const terms = { voting_period_blocks: 5, timelock_s: 0, description: 'Plants oaks.' };
  const { created } = await stage.showWrite('chain_createDao', 'Oak', acorn, terms, alice);
  const oak = created!.dao_address as string;
  await signed(stage, 0, { DaoDeposit: { dao: oak, token: 'TRL', amount: '5000000000' } });
  const ask = { config: { quorum_bps: 500 } };
  await stage.showWrite('chain_daoPropose', oak, 'Ask more of us', 'Four percent are few.', ask, alice);
  await stage.write('chain_daoPropose', oak, 'Thanks', 'To all.', 'text', alice);
  await stage.showWrite('chain_daoCancel', oak, 1, alice);
  await stage.showWrite('chain_daoVote', oak, 0, 'for', alice);
  await stage.mine(5);
  await stage.showWrite('chain_daoExecute', oak, 0, carol);
  await stage.show('chain_getDao', oak);
  await stage.show('chain_listDaos', 1);
  await stage.show('chain_getDaoProposal', oak, 0, alice);
  await stage.show('chain_listDaoProposals', oak, 2);
  await stage.show('chain_daosCreated', alice);
  await stage.show('chain_daosOfToken', acorn);
  await stage.show('chain_daoVotes', oak, 0);
  await stage.show('chain_daoVotesOf', alice);
  await stage.show('chain_daoDeposits', oak);
}
