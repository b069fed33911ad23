/** Account methods: an account's tokens, multi-token types, and the multi-signature accounts it signs for. */

import { dexPort } from '../../modules/dex/port.js';
import { multiTokenPort } from '../../modules/multi-token/port.js';
import { multiSigPort } from '../../modules/multisig/port.js';
import { NATIVE, type Token, tokensPort } from '../../modules/tokens/port.js';
import { batchReads, decimalText, type Hash, t } from '../../runtime/plugin.js';
import { accountList } from './account-list.js';
import { Called, namer } from './called.js';
import { addressOf, chosenFirst, idOf } from './chosen.js';
import { atHead, indexed, type Parts } from './parts.js';
import { scorer } from './scorer.js';
import { items, possessions, signed } from './tables.js';

const ACTED =
  'True if the account sent some of it, or received it by a bundle of its own, in the indexed blocks; false for things that others sent it';

const owned = {
  mint: t.doc(t.mint, 'Mint address of the token'),
  symbol: t.doc(t.text(1, 66), 'Symbol of the token'),
  name: t.doc(t.text(1, 256), 'Name of the token'),
  balance: t.doc(t.amountOf('mint'), 'Spendable balance, in raw units'),
  decimals: t.doc(t.u8, 'Decimals of the token'),
  formatted: t.doc(t.text(1, 64), 'Balance in whole tokens, as a decimal number'),
};
const Native = t.struct(owned);

const Owned = t.struct({
  ...owned,
  value_native: t.doc(
    t.option(t.amountOf()),
    'Output of its native pool for the balance, in raw native units; null without such a pool',
  ),
  reputation: t.doc(t.range(0, 100), 'Reputation of the token, 0 to 100'),
  acted: t.doc(t.bool, ACTED),
});

const OwnedType = t.struct({
  collection: t.doc(t.mint, 'Address of the collection'),
  collection_name: t.doc(t.text(1, 256), 'Name that its creator gave the collection'),
  type_id: t.doc(t.u64, 'Number of the type within the collection'),
  name: t.doc(t.text(1, 64), 'Name of the type'),
  balance: t.doc(t.u128, 'Balance of the type'),
  acted: t.doc(t.bool, ACTED),
});

const SignsFor = t.struct({
  address: t.doc(t.address, 'Multi-signature account'),
  label: t.doc(t.text(1, 64), 'Label of the account'),
  threshold: t.doc(t.u8, 'Number of approvals required'),
  signers: t.doc(t.u8, 'Count of accounts that may sign'),
  acted: t.doc(
    t.bool,
    'True if the account created it, or proposed or approved something there, in the indexed blocks; false if others named it as a signer',
  ),
});

export function accountMethods(parts: Parts) {
  const { node } = parts;
  const score = scorer(parts);
  const callers = namer(parts);
  const holding = (mint: Hash, balance: bigint, { symbol, name, decimals }: Token) => ({
    mint,
    symbol,
    name,
    balance,
    decimals,
    formatted: decimalText(balance, decimals),
  });
  return [
    node.method({
      name: 'chain_getAddressTokens',
      about:
        'Returns the tokens of an account with value and reputation, the native token apart: first those that it acted with, then those that others sent it, by mint.',
      cost: { base: 5, per: { limit: 1 } },
      params: { address: t.doc(t.address, 'Account that holds the tokens'), limit: t.limit(), cursor: t.cursor },
      result: t.struct({
        address: t.doc(t.address, 'Requested account'),
        name: t.doc(Called, 'Current name of the account; null if it has none'),
        native: t.doc(Native, 'Native token of the account'),
        tokens: t.doc(t.list(Owned, 1_000), 'Other tokens of the account, those that it acted with first'),
        nfts: t.doc(t.count, 'Count of NFTs that the account owns'),
        multi_tokens: t.doc(t.count, 'Number of its types of multi-token collections'),
        count: t.pageCount,
        next_cursor: t.nextCursor,
        ...indexed,
      }),
      async answer({ address, ...page }) {
        return atHead(parts, async ({ height: indexed_height, database }, at) => {
          const { things, next } = await chosenFirst(database, address, 'token', page, async (limit, cursor) => {
            const { entries, next } = await node.page('tokens', 'balances', [address], limit, cursor);
            const mints = entries.map(({ key: [, mint] }) => mint as Hash).filter((mint) => mint !== NATIVE);
            return { things: mints.map((id) => ({ id, number: 0n })), next };
          });
          const mints = things.map(({ id }) => id);
          const [{ scored }, called, { nfts, multi_tokens }] = await Promise.all([
            score.at({ height: indexed_height, database }, mints),
            callers([address]),
            possessions.get(database, address).then((found) => found ?? { nfts: 0, multi_tokens: 0 }),
          ]);
          return at((view) => {
            const [port, dex] = [view.port(tokensPort)!, view.port(dexPort)];
            const now = port.balances(address, mints);
            const tokens = batchReads([...things.entries()], ([i, { id: mint, acted }]) => {
              const [balance, known] = [now[i]!, scored[i]];
              if (balance === 0n || known === undefined) return [];
              const value_native = dex?.nativeValue(mint, balance) ?? null;
              const reputation = known.reputation.score;
              return [{ ...holding(mint, balance, known.token), value_native, reputation, acted }];
            }).flat();
            const native = holding(NATIVE, port.balance(address, NATIVE), port.info(NATIVE)!);
            const count = tokens.length;
            const name = called(address);
            return { address, name, native, tokens, nfts, multi_tokens, count, next_cursor: next, indexed_height };
          });
        });
      },
    }),
    accountList(parts, {
      name: 'chain_getAddressMultiTokens',
      about:
        'Returns the multi-token types of an account: first those that it acted with, then those that others sent it; each by collection and type_id.',
      cost: { base: 5, per: { limit: 1 } },
      whose: 'Account that holds the tokens',
      field: 'types',
      items: t.doc(t.list(OwnedType, 1_000), 'Types of the account, those that it acted with first'),
      async read(address, database, page) {
        const { things, next } = await chosenFirst(database, address, 'type', page, async (limit, cursor) => {
          const { rows, next } = await items.page(database, [address], limit, cursor);
          return { things: rows.map(({ key: [, id, number] }) => ({ id, number })), next };
        });
        const balances = await items.getMany(
          database,
          things.map(({ id, number }) => [address, id, number] as const),
        );
        const types = await node.ledger.read(() => {
          const port = node.ledger.view().port(multiTokenPort)!;
          return batchReads([...things.entries()], ([i, { id: collection, number: type_id, acted }]) => {
            const balance = balances[i];
            if (balance === undefined) return [];
            const collection_name = port.collection(collection)!.name;
            const { name } = port.typeInfo(collection, type_id)!;
            return [{ collection, collection_name, type_id, name, balance, acted }];
          }).flat();
        });
        return { items: types, next };
      },
    }),
    accountList(parts, {
      name: 'chain_getAddressMultiSigs',
      about:
        'Returns the multi-signature accounts of a signer: first those that it created or acted for, then those in which others named it, newest first.',
      cost: { base: 5, per: { limit: 1 } },
      whose: 'Account that may sign',
      field: 'multisigs',
      items: t.doc(t.list(SignsFor, 1_000), 'Multi-signature accounts of the signer, those that it acted for first'),
      async read(address, database, page) {
        const { things, next } = await chosenFirst(database, address, 'multisig', page, async (limit, cursor) => {
          const { rows, next } = await signed.page(database, [address], limit, cursor);
          return { things: rows.map(({ key: [, , account] }) => ({ id: idOf(account), number: 0n })), next };
        });
        const multisigs = await node.ledger.read(() => {
          const port = node.ledger.view().port(multiSigPort)!;
          return batchReads(things, ({ id, acted }) => {
            const account = addressOf(id);
            const { label, threshold, signers } = port.accountOf(account)!;
            return { address: account, label, threshold, signers: signers.length, acted };
          });
        });
        return { items: multisigs, next };
      },
    }),
  ];
}
