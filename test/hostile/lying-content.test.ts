/** A node that shows another proposal, plan or program under a number than the chain has: what is signed commits to what was shown, and is refused. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { connect } from '../../rpc-schemas/clients/typescript/index.js';
import { cleanUp, type NodeProcess, startProcess, trellis } from '../cli/program.js';
import { SECRETS } from '../client/here.js';
import { honest, instead, Liar, type Lie, type Row, says } from './liar.js';

const bob = fundedAccounts(defaults)[1]!.address;

let node: NodeProcess;
let liar: Liar;
let dao: string;

const PROGRAM = {
  name: 'gift',
  version: 1,
  title: 'A gift',
  params: [],
  steps: [{ op: 'Transfer', args: { to: bob, token_symbol: 'TRL', amount: '5' } }],
};

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  liar = await Liar.before(node.url);
  const alice = connect(node.url).account(SECRETS[0]);
  const me = await alice.address();
  await alice.send([
    { RegisterProgram: { program_json: JSON.stringify(PROGRAM) } },
    { CreateToken: { name: 'Oak', symbol: 'OAK', decimals: 0, supply: '1000', owner: me } },
    {
      CreateProposal: {
        proposal_type: 'parameter',
        title: 'Cheaper swaps',
        description: 'Twenty basis points are enough.',
        parameter_key: 'dex.fee_bps',
        parameter_value: '20',
      },
    },
  ]);
  const oak = (await connect(node.url).call('chain_getTokenInfo', ['OAK']))!.mint;
  const { events } = await alice.send<object>([
    { CreateDao: { name: 'Oaks', token_mint: oak, config: { voting_period_blocks: 500, proposal_threshold: '1' } } },
  ]);
  dao = (events.find(({ name }) => name === 'DaoCreated')!.data as { dao_address: string }).dao_address;
  await alice.send<object>([
    {
      DaoPropose: {
        dao,
        title: 'Plant an oak',
        description: 'Forty units for the gardener.',
        proposal_type: { treasury: { to: bob, token: 'TRL', amount: '40' } },
      },
    },
  ]);
});
test.before.each(() => liar.begin(honest));
test.after(async () => {
  liar?.close();
  await cleanUp();
});

const run = (...words: string[]) => trellis(...words, '--key', 'dev:0', '--node', liar.url);

test('the CLI does not run a program whose text the node made up', async () => {
  const harmless = JSON.stringify({
    ...PROGRAM,
    steps: [{ op: 'Transfer', args: { to: bob, token_symbol: 'TRL', amount: '1' } }],
  });
  liar.begin(says('chain_getProgram', { program_json: harmless }));
  const { err } = await run('programs', 'run', '--name', 'gift', '--params', '{}');
  assert.match(err, /"1"/, 'the lie is shown');
  assert.match(err, /^error 1910 ContentDiffers: /m);
  assert.not(liar.gotBundle);
});

test('the CLI does not run a program version that the node substituted for another', async () => {
  await connect(node.url)
    .account(SECRETS[0])
    .send([{ RegisterProgram: { program_json: JSON.stringify({ ...PROGRAM, version: 2, title: 'A greater gift' }) } }]);
  const first = (await connect(node.url).call('chain_getProgram', ['gift', 1])) as unknown as Row;
  liar.begin((method, result) => (method === 'chain_getProgram' ? { ...first, version: 2 } : result));
  const { err } = await run('programs', 'run', '--name', 'gift', '--params', '{}');
  assert.match(err, /^error 1910 ContentDiffers: /m);
  assert.not(liar.gotBundle);
});

test('the CLI runs a program whose text is genuine', async () => {
  const { code, err } = await run('programs', 'run', '--name', 'gift', '--params', '{}');
  assert.is(code, 0, err);
});

const proposals: readonly [what: string, lie: Lie][] = [
  ['another title', says('chain_getProposal', { title: 'Lunch' })],
  ['another text', says('chain_getProposal', { description: 'Nothing changes.' })],
  [
    'another parameter',
    says('chain_getProposal', { parameter: { key: 'dex.fee_bps', old_value: '30', new_value: '29' } }),
  ],
  ['no action', says('chain_getProposal', { proposal_type: 'text', parameter: null })],
];

for (const [what, lie] of proposals) {
  test(`the CLI refuses to vote on a proposal that the node shows with ${what}`, async () => {
    liar.begin(lie);
    const { err } = await run('gov', 'vote', '--proposal-id', '0', '--approve', 'true');
    assert.match(err, 'VoteProposalContent refers to this record (getProposal):');
    assert.match(err, /^error 2411 ContentDiffers: /m);
    assert.not(liar.gotBundle);
  });
}

test('the CLI refuses to vote on a DAO proposal that the node shows with another payment', async () => {
  liar.begin(says('chain_getDaoProposal', { treasury: { to: bob, token: 'TRL', amount: '4' } }));
  const { err } = await run('dao', 'vote', '--dao', dao, '--proposal', '0', '--vote', 'for');
  assert.match(err, /^error 2615 ContentDiffers: /m);
  assert.not(liar.gotBundle);
  liar.begin(honest);
  const { code, err: voted } = await run('dao', 'vote', '--dao', dao, '--proposal', '0', '--vote', 'for');
  assert.is(code, 0, voted);
});

test('with a trusted node, the content shown before a vote or a run is proven', async () => {
  const trusted = ['--trusted', node.url];
  const shown = async (lie: Lie, ...words: string[]): Promise<string> => {
    liar.begin(lie);
    const { err } = await run(...words, ...trusted);
    assert.match(err, /records verified with headers of/, err);
    return err;
  };
  const vote = ['gov', 'vote', '--proposal-id', '0', '--approve', 'true'];
  assert.match(await shown(says('chain_getProposal', { title: 'Lunch' }), ...vote), 'Cheaper swaps');
  const inDao = ['dao', 'vote', '--dao', dao, '--proposal', '0', '--vote', 'against'];
  assert.match(await shown(says('chain_getDaoProposal', { title: 'Lunch' }), ...inDao), 'Plant an oak');
  const gift = ['programs', 'run', '--name', 'gift', '--params', '{}'];
  assert.match(await shown(says('chain_getProgram', { title: 'A trap' }), ...gift), 'A greater gift');
  assert.ok(liar.gotBundle);
});

test('the CLI does not sign a bundle in which the node changed or removed the content hash', async () => {
  for (const content_hash of [`0x${'11'.repeat(32)}`, null]) {
    liar.begin(instead({ VoteProposalContent: { proposal_id: 0, approve: true, content_hash } }));
    const { err } = await run('gov', 'vote', '--proposal-id', '0', '--approve', 'false');
    assert.not.match(err, /^bundle/m);
    assert.not(liar.gotBundle);
  }
});

test.run();
