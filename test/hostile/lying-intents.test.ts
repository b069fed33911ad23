/** A node that lies to an account that signs sentences: about the plan, names, decimals, prices, balances, and the bytes of records. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { fundedAccounts } from '../../cli/keys/dev-accounts.js';
import { modules } from '../../modules/index.js';
import { type Account, ClientError, connect, type Reviewed } from '../../rpc-schemas/clients/typescript/index.js';
import { type Intent, planner } from '../../rpc-schemas/clients/typescript/intents.js';
import { cleanUp, type NodeProcess, startProcess, trellis } from '../cli/program.js';
import { SECRETS } from '../client/here.js';
import { seeded } from '../runtime/codec/vocabulary.js';
import { ATTEMPT_SECONDS } from './length.js';
import { honest, instead, Liar, type Lie, type Row, recordsOf, says, THIEF, THIEF_ID } from './liar.js';

const [alice, bob] = fundedAccounts(defaults);
const TRL = 10n ** 9n;
const to = bob!.address;

let node: NodeProcess;
let liar: Liar;
let account: Account;
let plan: (text: string) => Promise<Intent>;

test.before(async () => {
  node = await startProcess('dev', '--ephemeral', '--enforce-signatures');
  liar = await Liar.before(node.url);
  const [founder, named] = SECRETS.map((secret) => connect(node.url).account(secret));
  await founder!.send([
    { CreateToken: { name: 'Acorn', symbol: 'ACN', decimals: 6, supply: '1000000000000', owner: alice!.address } },
  ]);
  await founder!.send([
    {
      CreatePool: {
        token_a: 'TRL',
        token_b: 'ACN',
        amount_a: `${1_000n * TRL}`,
        amount_b: '2000000000',
        lp_lock_duration: 0,
      },
    },
  ]);
  await named!.send([{ RegisterName: { name: 'bob.trl', salt: null } }]);
  const client = connect(liar.url);
  account = client.account(SECRETS[0]);
  const plans = await planner(client, modules);
  plan = (text) => plans(account, text);
});
test.before.each(() => liar.begin(honest));
test.after(async () => {
  liar?.close();
  await cleanUp();
});

const transfer = (fields: object) => ({
  Transfer: { to, token_symbol: 'TRL', amount: `${TRL}`, memo: null, ...fields },
});

/** The plan of the liar instead of that of the sentence, in every method that makes one. */
const ownPlan: Lie = (method, result) => {
  const stolen = transfer({ to: THIEF, amount: `${900_000n * TRL}` });
  return method === 'chain_getExecutionPlan' ? { ...result, plan: [stolen] } : result;
};

test('the client makes an honest plan, signs it within its bound and has it executed', async () => {
  const intent = await plan('swap 10 TRL for ACN, then send half of it to bob.trl');
  const [native, acorns] = intent.outflow.amounts;
  assert.equal(native, { token: '', amount: 10n * TRL });
  assert.is(acorns!.token, 'ACN');
  assert.equal(intent.outflow.undeclared, []);
  assert.match(intent.steps[1]!, to);
  const { events } = await intent.submit({ maxOut: { TRL: '10', ACN: acorns!.amount } });
  assert.ok(events.some(({ name }) => name === 'IntentExecuted'));
});

test('the client neither requests nor signs a plan made by the node', async () => {
  liar.begin(ownPlan);
  const intent = await plan(`send 1 TRL to ${to}`);
  assert.is(intent.operations.length, 1);
  assert.is(intent.outflow.amounts[0]!.amount, TRL);
  assert.not(liar.asked.includes('chain_getExecutionPlan'));
  const { code, err } = await sign(`send 1 TRL to ${to}`, '--max-out', '1TRL');
  assert.is(code, 0, err);
  assert.match(err, 'outflow: at most 1 TRL, plus the fee');
  assert.not(liar.asked.includes('chain_getExecutionPlan'));
});

test('the client signs no plan without a bound or a review', async () => {
  const intent = await plan(`send 1 TRL to ${to}`);
  await refused(intent.submit(), 'MaxOutNeeded');
  const { code, err } = await sign(`send 1 TRL to ${to}`);
  assert.is(code, 1);
  assert.match(err, /^error MaxOutNeeded: nothing is signed: .*--max-out 10TRL/m);
  assert.not(liar.gotBundle);
});

const bobIsThief = recordsOf<Row>('names.names', (record) => ({ ...record, address: THIEF_ID }));

test('a name that the node maps to another account is shown with its address and cannot spend above the bound', async () => {
  liar.begin(bobIsThief);
  const intent = await plan('send 5 TRL to bob.trl');
  assert.match(intent.steps[0]!, THIEF);
  await refused(intent.submit({ maxOut: { TRL: '4.999999999' } }), 'MaxOutExceeded');
  const seen: Reviewed[] = [];
  const look = (bundle: Reviewed): boolean => {
    seen.push(bundle);
    return !JSON.stringify(bundle.operations).includes(THIEF);
  };
  await refused(intent.submit({ review: look }), 'NotSigned');
  assert.is(seen.length, 1);
  const { err } = await sign('send 5 TRL to bob.trl', '--max-out', '1TRL');
  assert.match(err, THIEF);
  assert.match(err, /^error MaxOutExceeded: /m);
  assert.not(liar.gotBundle);
});

test('with a trusted node, names, decimals and prices are accepted only with a proof', async () => {
  const trusted = ['--trusted', node.url, '--max-out', 'any'];
  const lies = [
    ['send 5 TRL to bob.trl', bobIsThief],
    ['send 1 ACN to bob.trl', twelveDecimals],
    ['swap 1 TRL for ACN', worthless],
  ] as const;
  for (const [sentence, lie] of lies) {
    liar.begin(lie);
    const { code, err } = await sign(sentence, ...trusted);
    assert.is(code, 1, `${sentence}: ${err}`);
    assert.not(liar.gotBundle, sentence);
  }
  liar.begin(honest);
  const { code, err } = await sign('send 5 TRL to bob.trl', ...trusted);
  assert.is(code, 0, err);
  assert.match(err, /records verified with headers of/);
});

test('with a trusted node, every command proves names, decimals and quotes and rejects false ones', async () => {
  const commands: readonly [words: readonly string[], method: Lie, record: Lie][] = [
    [['send', 'dev:0', 'bob.trl', '1'], says('chain_resolveName', { address: THIEF }), bobIsThief],
    [['send', 'dev:0', to, '1', 'ACN'], says('chain_getTokenInfo', { decimals: 12 }), twelveDecimals],
    [['swap', 'dev:0', '1', 'TRL', 'ACN'], says('chain_quoteSwap', { amount_out: '1' }), worthless],
  ];
  for (const [words, method, record] of commands) {
    const signed = (...more: string[]) => trellis(...words, '--node', liar.url, '--trusted', node.url, ...more);
    liar.begin(record);
    const lied = await signed();
    assert.is(lied.code, 1, `${words.join(' ')}: ${lied.err}`);
    assert.match(lied.err, /^error (3181 )?NotProven: /m);
    assert.not(liar.gotBundle);
    liar.begin(method);
    const { code, err } = await signed();
    assert.is(code, 0, `${words.join(' ')}: ${err}`);
    assert.match(err, /records verified with headers of/);
    assert.not.match(err, THIEF);
  }
});

const twelveDecimals = recordsOf<Row>('tokens.tokens', (record) =>
  record.symbol === 'ACN' ? { ...record, decimals: 12 } : undefined,
);

test('false decimals cannot raise an amount above its bound and are not used to read the bound', async () => {
  liar.begin(twelveDecimals);
  const intent = await plan(`send 2 ACN to ${to}`);
  assert.is(intent.outflow.amounts[0]!.amount, 2_000_000_000_000n);
  await refused(intent.submit({ maxOut: { ACN: 2_000_000n } }), 'MaxOutExceeded');
  await intent.submit({ maxOut: { ACN: '2' } }).then(
    () => assert.unreachable('a bound was read with decimals of the node'),
    (cause: Error) => assert.match(cause.message, /decimals only the node says/),
  );
  const { err } = await sign(`send 2 ACN to ${to}`, '--max-out', '2ACN');
  assert.match(err, /the decimals of ACN are known only from the node; give raw units/);
  const bounded = await sign(`send 2 ACN to ${to}`, '--max-out', 'raw:2000000:ACN');
  assert.match(bounded.err, /^error MaxOutExceeded: /m);
  assert.not(liar.gotBundle);
});

/** Pools that give a thousandth: the native token is the lower one of every pair. */
const worthless = recordsOf<{ reserves: { lo: bigint; hi: bigint } }>('dex.pools', ({ reserves, ...pool }) => ({
  ...pool,
  reserves: { lo: reserves.lo, hi: reserves.hi / 1_000n },
}));

test('false reserves cannot lower a limit that the sentence states', async () => {
  liar.begin(worthless);
  const poor = await plan('swap 10 TRL for ACN');
  assert.ok(minOf(poor) < 100_000n, 'the limit follows from what the node reads out');
  const limited = await plan('swap 10 TRL for ACN min 19 ACN');
  assert.is(minOf(limited), 19_000_000n);
  assert.equal(limited.outflow.amounts, [{ token: '', amount: 10n * TRL }]);
});

const minOf = ({ operations }: Intent): bigint => operations[0]!.params.min_amount_out as bigint;

test('a false balance cannot raise a share above its bound', async () => {
  liar.begin(recordsOf<bigint>('tokens.balances', (balance) => balance / 2n));
  const intent = await plan(`send half TRL to ${to}`);
  await refused(intent.submit({ maxOut: { TRL: '100' } }), 'MaxOutExceeded');
  assert.not(liar.gotBundle);
});

test('the client does not sign a bundle whose plan differs from the reviewed one', async () => {
  const intent = await plan(`send 1 TRL to ${to}`);
  const { SubmitIntent } = intent.signed as { SubmitIntent: Row };
  for (const fields of [{ plan: [transfer({ to: THIEF })] }, { deadline: 4_000_000_000 }]) {
    liar.begin(instead({ SubmitIntent: { ...SubmitIntent, ...fields } }));
    await refused(intent.submit({ maxOut: { TRL: '1' } }), 'NotSigned');
    await refused(intent.submit({ review: () => true }), 'NotSigned');
  }
  liar.begin(instead({ SubmitIntent: { ...SubmitIntent, plan: [transfer({ to: THIEF })] } }));
  const { err } = await sign(`send 1 TRL to ${to}`, '--max-out', '1TRL');
  assert.match(err, /^error NotSigned: /m);
  assert.not(liar.gotBundle);
});

test("a plan with a deadline is refused if the node's clock is ahead", async () => {
  const ahead = Date.now() + 3_600_000;
  liar.begin(says('chain_readState', { timestamp_ms: ahead }));
  await refused(plan(`send 1 TRL to ${to} by deadline 10 minutes`), 'NotSigned');
});

test('malformed responses are rejected with an error code', async () => {
  const forms: Row[] = [
    { height: 'x' },
    { records: [] },
    { records: null as never },
    { ranges: [[{ key: '00', value: '00' }]] as never },
    { records: ['zz'] },
    { height: -1 },
  ];
  for (const form of forms) {
    liar.begin(says('chain_readState', form));
    await refused(plan('swap 10 TRL for ACN'), 'NotSigned');
  }
});

test('corrupt records never get more than the bound signed, and every failure has an error code', async () => {
  const random = seeded(Date.now() % 1_000_003);
  let tried = 0;
  for (const end = Date.now() + ATTEMPT_SECONDS * 1000; Date.now() < end || tried <= 3; tried++) {
    const [which, flips] = [random(40), 1 + random(4)];
    let at = 0;
    liar.begin((method, result) => {
      if (method !== 'chain_readState') return result;
      const records = (result.records as (string | null)[]).map((value) => {
        if (value === null || at++ !== which) return value;
        let hex = value;
        for (let i = 0; i < flips && hex.length > 0; i++) {
          const place = random(hex.length);
          hex = hex.slice(0, place) + '0123456789abcdef'[random(16)] + hex.slice(place + 1);
        }
        return hex;
      });
      return { ...result, records };
    });
    const sentence = ['swap 10 TRL for ACN', 'send 3 ACN to bob.trl', 'sell half ACN for TRL'][random(3)]!;
    const ended = await plan(sentence)
      .then(
        (intent) => intent.submit({ maxOut: {} }),
        (cause: unknown) => cause,
      )
      .catch((cause: unknown) => cause);
    const { name } = ended as Error;
    assert.ok(ended instanceof ClientError || /^[A-Z]/.test(name), String(ended));
    assert.not.match(name, /^(Type|Range|Reference|Syntax)?Error$/, String((ended as Error).stack));
    assert.not(liar.gotBundle, sentence);
  }
});

const sign = (sentence: string, ...more: string[]) =>
  trellis('intent', sentence, '--key', 'dev:0', '--yes', '--node', liar.url, ...more);

async function refused(work: Promise<unknown>, code: string): Promise<void> {
  const cause = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.instance(cause, ClientError, String(cause));
  assert.is((cause as ClientError).name, code, String(cause));
  assert.not(liar.gotBundle, 'nothing left this side');
}

test.run();
