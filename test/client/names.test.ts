/** Names in the client: looked up and told before anything is signed, and only addresses are signed. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ClientError, connect, type Reviewed } from '../../rpc-schemas/clients/typescript/index.js';
import { paramsWithoutNames, withoutNames } from '../../rpc-schemas/clients/typescript/names.js';
import { checkedAddressText, parseAddress } from '../../runtime/lib/crypto/address.js';
import { end, nodeUrl, SECRETS, SOCKETS } from './here.js';

const client = connect(await nodeUrl(), SOCKETS);
const [alice, bob] = SECRETS.map((secret) => client.account(secret)) as [
  ReturnType<typeof client.account>,
  ReturnType<typeof client.account>,
];
const yes = { confirm: () => true };
await bob.send([{ RegisterName: { name: 'bob', salt: null } }], yes);
test.after(end);

const rawOf = async (address: string) =>
  BigInt((await client.call('chain_getBalance', [address, 'TRL'])).balance as string);

const transfer = (to: string) => ({ Transfer: { to, token_symbol: 'TRL', amount: '7', memo: null } });

async function met(promise: Promise<unknown>): Promise<ClientError> {
  try {
    await promise;
  } catch (cause) {
    assert.instance(cause, ClientError);
    return cause as ClientError;
  }
  throw new Error('nothing was refused');
}

test('a name resolves to the address that receives the money, and the signer sees both', async () => {
  const told: string[] = [];
  const to = await bob.address();
  const before = await rawOf(to);
  const confirm = (lines: readonly string[]): boolean => told.push(...lines) > 0;
  const receipt = await alice.send([transfer('bob.trl'), transfer('BOB.trl')], { confirm });
  assert.equal(told, [`bob.trl is ${to}`, `BOB.trl is ${to}`]);
  const paid = receipt.operations.map(({ fields }) => (fields as { to: string }).to);
  assert.equal(paid, [to, to]);
  assert.is(await rawOf(to), before + 14n);
});

test('a review names the addresses of others that have no checksum', async () => {
  const to = await bob.address();
  const id = parseAddress(to, 'trl')!;
  const given = [to, checkedAddressText(id, 'trl'), 'bob.trl', `0x${id}`];
  let unchecked: readonly string[] = [];
  const review = (of: Reviewed): boolean => {
    unchecked = of.unchecked;
    return false;
  };
  await met(alice.send(given.map(transfer), { review }));
  assert.equal(unchecked, [to, `0x${id}`]);
});

test('an account that does not confirm the resolved address signs nothing', async () => {
  const refused = await met(alice.send([transfer('bob.trl')], { confirm: () => false }));
  assert.is(refused.name, 'NotSigned');
  assert.match(refused.message, `bob.trl is ${await bob.address()}`);
});

test('an unregistered name is rejected before anything is prepared', async () => {
  assert.is((await met(alice.send([transfer('nobody.trl')]))).name, 'NoSuchName');
  assert.is((await met(client.resolve('nobody.trl'))).name, 'NoSuchName');
});

test('names are accepted for addresses in method parameters, alone, in lists, in operations and in batches', async () => {
  const address = await bob.address();
  const balance = await client.call('chain_getBalance', [address, 'TRL']);
  assert.equal(await client.call('chain_getBalance', ['bob.trl', 'TRL']), balance);
  const unknown = ['chain_getAccount', ['nobody.trl']] as const;
  assert.is((await met(client.call(...unknown))).name, 'NoSuchName');
  assert.is((await met(client.batch([unknown]))).name, 'NoSuchName');
  const [one, nonce, shown] = await client.batch([
    ['chain_getBalance', ['bob.trl', 'TRL']],
    ['chain_getNonce', ['BOB.trl']],
    ['chain_getNameInfo', ['bob']],
  ]);
  assert.equal([one, (nonce as { address?: string }).address ?? address], [balance, address]);
  assert.is((shown as { owner?: string }).owner, address, 'what is a name stays one');
  const plan = await client.call('chain_prepareBundle', ['bob.trl', [transfer('bob.trl')]]);
  assert.match(JSON.stringify(plan), address);
  const tried = { dry_run: true };
  const signers = ['bob.trl', await alice.address()];
  const made = await client.call('chain_createMultiSig', [address, signers, 2, 'ours', tried]);
  assert.match(JSON.stringify(made), address);
});

test('parameters are searched only at their known paths', async () => {
  const to = await bob.address();
  const lookUp = async () => to;
  const paths = { 'list[].to': 1, who: 0 };
  const given = { who: 'bob.trl', list: [{ to: 'bob.trl', memo: 'bob.trl' }, { memo: 'x' }], other: 'bob.trl' };
  assert.equal(await paramsWithoutNames(given, paths, client.forms, lookUp), {
    ...given,
    who: to,
    list: [{ to, memo: 'bob.trl' }, { memo: 'x' }],
  });
  assert.equal(await paramsWithoutNames(['bob.trl', null, 'bob.trl'], paths, client.forms, lookUp), [
    to,
    null,
    'bob.trl',
  ]);
});

test('an account may be given by its name, which is resolved once', async () => {
  const named = client.account(SECRETS[1], 'bob.trl');
  assert.is(await named.address(), await bob.address());
  assert.is(await client.resolve('bob.trl'), await bob.address());
});

test("the client rejects a node's response for a different name", async () => {
  const other = connect(await nodeUrl(), SOCKETS);
  const ask = other.ask.bind(other);
  other.ask = async <T>(method: string, params?: readonly unknown[] | object): Promise<T> => {
    const answer = await ask<T>(method, params);
    return method === 'chain_resolveName' ? ({ ...answer, name: 'thief.trl' } as T) : answer;
  };
  assert.is((await met(other.account(SECRETS[0]).send([transfer('bob.trl')]))).name, 'NoSuchName');
});

test('names are replaced in every address field, in nested operations too, and nowhere else', async () => {
  const to = await bob.address();
  const asked: string[] = [];
  const lookUp = async (name: string): Promise<string> => {
    asked.push(name);
    return to;
  };
  const given = [
    { TransferName: { name: 'bob.trl', to: 'bob.trl' } },
    { SetNameRecord: { name: 'bob.trl', key: 'note', value: 'bob.trl' } },
    {
      BatchTransfer: {
        transfers: [
          { to, token_symbol: 'TRL', amount: '1' },
          { to: 'bob.trl', token_symbol: 'TRL', amount: '2' },
        ],
      },
    },
    {
      ProposeMultiSigTx: {
        account: 'bob.trl',
        operations: [transfer('carol.trl')],
        description: 'bob.trl',
        valid_until: 9,
      },
    },
  ];
  const made = JSON.parse(JSON.stringify(await withoutNames(given, client.forms, lookUp)));
  assert.equal(made[0].TransferName, { name: 'bob.trl', to });
  assert.equal(made[1], given[1]);
  assert.is(made[2].BatchTransfer.transfers[1].to, to);
  const { account, operations, description } = made[3].ProposeMultiSigTx;
  assert.equal([account, operations[0].Transfer.to, description], [to, to, 'bob.trl']);
  assert.equal(asked, ['bob.trl', 'carol.trl'], 'each name is looked up once');
  assert.is(
    (given[0] as { TransferName: { to: string } }).TransferName.to,
    'bob.trl',
    'what was given stays as it was',
  );
  assert.ok(parseAddress(to, 'trl'));
});

test('input that is invalid for another reason is left unchanged', async () => {
  const given = [{ Transfer: { to: 'not a name', token_symbol: 'TRL', amount: '1' } }, { Nothing: {} }];
  const made = await withoutNames(given, client.forms, async () => assert.unreachable() as never);
  assert.is(made, given);
});

test.run();
