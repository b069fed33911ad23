/** Strangers who fill what the explorer lists of a victim: accounts that name it as a signer, tokens and types sent to it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { devSecret } from '../../cli/keys/keys.js';
import { type Account, connect } from '../../rpc-schemas/clients/typescript/index.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, startHere } from '../node/here.js';
import { until } from '../until.js';
import { ATTEMPT_SECONDS } from './length.js';

test.after(cleanUp);

const [victim, mallory] = [account(1), account(2)] as const;
/** What each bundle of the stranger adds of each kind. */
const BURST = 12;
const LIMIT = 5;

type Data = { readonly [field: string]: unknown };
const ids = { type_id: '0', is_fungible: true, max_supply: '0', metadata_uri: '' };

/** Gives the victim what it did not ask for: each time something else. */
async function burst(by: Account, collection: string, round: number): Promise<void> {
  const each = Array.from({ length: BURST }, (_, i) => round * BURST + i);
  await by.send([
    ...each.map((n) => ({
      CreateMultiSig: {
        signers: [victim, `0x${(n + 1).toString(16).padStart(64, '0')}`],
        threshold: 2,
        label: `Office ${n}`,
      },
    })),
    ...each.map((n) => ({
      CreateToken: { name: `Gift ${n}`, symbol: `GIFT${n}`, decimals: 0, supply: '1', owner: victim },
    })),
    ...each.flatMap((n) => [
      { DefineTokenType: { ...ids, collection, type_id: `${n}`, name: `Gift ${n}` } },
      { MintMultiToken: { collection, type_id: `${n}`, recipient: victim, amount: '1' } },
    ]),
  ]);
}

/** The lists of an account, with what tells their items apart. */
const LISTS = [
  ['chain_getAddressMultiSigs', 'multisigs', 'address', 'label', 'Office'],
  ['chain_getAddressTokens', 'tokens', 'mint', 'symbol', 'ACN'],
  ['chain_getAddressMultiTokens', 'types', 'type_id', 'name', 'Sword'],
] as const;

test('items an account acted on come first in its lists and pages stay bounded, however much strangers add', async () => {
  const { node, url } = await startHere(defaults, await newDirectory());
  const client = connect(url);
  const [own, stranger] = [client.account(devSecret(1)), client.account(devSecret(2))];
  const caughtUp = (height: number) =>
    until(async () => {
      const { indexed_height } = await client.ask<{ indexed_height: number }>('chain_getNetworkStats');
      return indexed_height >= height;
    });
  const collectionOf = async (by: Account, name: string): Promise<string> => {
    const given = { name, symbol: name.toUpperCase(), base_uri: '', royalty_bps: 0 };
    const { events } = await by.send([{ CreateMultiTokenCollection: given }]);
    return (events.find((one) => one.name === 'MultiTokenCollectionCreated')!.data as { collection: string })
      .collection;
  };
  const [arms, gifts] = [await collectionOf(own, 'Arms'), await collectionOf(stranger, 'Gifts')];
  // The stranger is there before, and after.
  await burst(stranger, gifts, 0);
  await own.send([
    { CreateMultiSig: { signers: [victim, mallory], threshold: 2, label: 'Office' } },
    { CreateToken: { name: 'Acorn', symbol: 'ACN', decimals: 0, supply: '7', owner: victim } },
    { DefineTokenType: { ...ids, collection: arms, name: 'Sword' } },
    { MintMultiToken: { collection: arms, type_id: '0', recipient: victim, amount: '1' } },
  ]);
  const page = (method: string, cursor: string | null, limit = LIMIT) =>
    client.ask<Data>(method, [victim, limit, cursor]);
  const bytes = new Map<string, number>();
  const end = performance.now() + ATTEMPT_SECONDS * 1_000;
  let rounds = 1;
  for (; performance.now() < end || rounds < 4; rounds++) {
    await burst(stranger, gifts, rounds);
    await caughtUp((await client.ask<{ height: number }>('chain_nodeInfo')).height);
    for (const [method, field, , name, chosen] of LISTS) {
      const answer = await page(method, null);
      const items = answer[field] as readonly Data[];
      assert.equal([items[0]![name], items[0]!.acted], [chosen, true], method);
      assert.ok(items.length <= LIMIT);
      assert.ok(
        items.slice(1).every(({ acted }) => acted === false),
        method,
      );
      const { length } = JSON.stringify(answer);
      assert.ok(length <= 1.5 * (bytes.get(method) ?? length), `${method} grows with what strangers add: ${length}`);
      if (!bytes.has(method)) bytes.set(method, length);
    }
  }
  const newest = (await page('chain_getAddressMultiSigs', null)).multisigs as readonly Data[];
  const last = newest.slice(1).map(({ label }) => Number(String(label).slice('Office '.length)));
  assert.ok(
    last.every((n) => n >= (rounds - 1) * BURST),
    'then what is newest',
  );
  for (const [method, field, id] of LISTS) {
    const found: unknown[] = [];
    let cursor: string | null = null;
    do {
      const answer: Data = await page(method, cursor, 50);
      found.push(...(answer[field] as readonly Data[]).map((one) => `${one.collection ?? ''} ${one[id]}`));
      cursor = answer.next_cursor as string | null;
    } while (cursor !== null);
    assert.is(found.length, rounds * BURST + 1, `${method} tells everything`);
    assert.is(new Set(found).size, found.length, 'once');
  }
  // Who acts for an account that others named it in has chosen it.
  const [, other] = newest;
  await own.send([
    {
      ProposeMultiSigTx: {
        account: other!.address as string,
        operations: [{ Transfer: { to: victim, token_symbol: 'TRL', amount: '1', memo: null } }],
        description: 'Back to me.',
      },
    },
  ]);
  await caughtUp((await client.ask<{ height: number }>('chain_nodeInfo')).height);
  const after = (await page('chain_getAddressMultiSigs', null)).multisigs as readonly Data[];
  assert.equal(
    after
      .filter(({ acted }) => acted)
      .map(({ label }) => label as string)
      .sort(),
    ['Office', other!.label].sort(),
  );
  await node.stop();
});

test.run();
