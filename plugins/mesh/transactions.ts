/** Blocks and transactions of the chain as Mesh transactions. */

import type { Address, Bundle, FinalBlock, Hash, TextForms } from '../../runtime/plugin.js';
import { type Currencies, type Currency, currencyJson } from './currencies.js';
import { type Kind, type Movement, movementsOf, type Payees } from './movements.js';
import type { Balances } from './opening.js';

interface Operation {
  readonly operation_identifier: { readonly index: number };
  readonly related_operations?: readonly { readonly index: number }[];
  readonly type: Kind;
  readonly status: 'SUCCESS';
  readonly account: { readonly address: string };
  readonly amount: { readonly value: string; readonly currency: Currency };
  readonly metadata?: object;
}

export interface Transaction {
  readonly transaction_identifier: { readonly hash: string };
  readonly operations: readonly Operation[];
  readonly metadata?: object;
}

/** Most operations in the response to /block; it names the transactions after them, which are requested one by one. */
const INLINE_OPERATIONS = 1_000;
const INLINE_TRANSACTIONS = 250;

/** Index of the transaction of a block that holds its own effects, such as rewards: after all bundles. */
const idOf = (block: FinalBlock, index: number): Hash => block.envelopes[index]?.hash ?? block.hash;

export class TransactionWriter {
  readonly #text: TextForms;
  readonly #currencies: Currencies;
  readonly #payees: Payees;

  constructor(text: TextForms, currencies: Currencies, payees: Payees) {
    this.#text = text;
    this.#currencies = currencies;
    this.#payees = payees;
  }

  /** The first transactions of a block, and the ids of the others. */
  async ofBlock(block: FinalBlock): Promise<{ first: readonly Transaction[]; others: readonly string[] }> {
    const first: Transaction[] = [];
    let operations = 0;
    let index = 0;
    for (; index < block.outcomes.length; index++) {
      if (first.length > 0 && (operations >= INLINE_OPERATIONS || first.length >= INLINE_TRANSACTIONS)) break;
      const transaction = await this.at(block, index);
      operations += transaction.operations.length;
      first.push(transaction);
    }
    const others: string[] = [];
    for (; index < block.outcomes.length; index++) others.push(this.#text.hash(idOf(block, index)));
    return { first, others };
  }

  /** A transaction of a block by its id; undefined if the block lacks it. */
  async withId(block: FinalBlock, id: Hash): Promise<Transaction | undefined> {
    const index = block.outcomes.findIndex((_, i) => idOf(block, i) === id);
    return index < 0 ? undefined : this.at(block, index);
  }

  async at(block: FinalBlock, index: number): Promise<Transaction> {
    const outcome = block.outcomes[index]!;
    const envelope = block.envelopes[index];
    const movements = [...movementsOf(outcome, envelope?.from, this.#payees)];
    const operations = await this.operations(movements, (cause) => {
      const { type, params } = envelope!.bundle.operations[cause]!;
      const { memo } = params as { readonly memo?: unknown };
      return { operation: type.name, ...(typeof memo === 'string' && memo !== '' ? { memo } : {}) };
    });
    const id = { transaction_identifier: { hash: this.#text.hash(idOf(block, index)) }, operations };
    if (envelope === undefined) return id;
    const { nonce, memo } = envelope.bundle;
    return { ...id, metadata: { nonce, gas_used: outcome.gasUsed, ...(memo === '' ? {} : { memo }) } };
  }

  /** The operations of movements: one for each account. `about` describes the operation of the bundle. */
  async operations(movements: readonly Movement[], about: (cause: number) => object): Promise<Operation[]> {
    const tokens = await this.#currencies.named(movements.flatMap(({ token }) => token ?? []));
    const operations: Operation[] = [];
    for (const { kind: type, from, to, token, amount, cause } of movements) {
      if (amount === 0n) continue;
      const currency = currencyJson(token === undefined ? this.#currencies.native : tokens.get(token)!);
      const metadata = cause === undefined ? {} : { metadata: about(cause) };
      const add = (account: Address, value: bigint, related?: number) =>
        operations.push({
          operation_identifier: { index: operations.length },
          ...(related === undefined ? {} : { related_operations: [{ index: related }] }),
          ...{ type, status: 'SUCCESS' as const },
          account: { address: this.#text.address(account) },
          amount: { value: String(value), currency },
          ...metadata,
        });
      const first = operations.length;
      if (from !== undefined) add(from, -amount);
      if (to !== undefined) add(to, amount, from === undefined ? undefined : first);
    }
    return operations;
  }

  /** The transfers that a bundle requests, without a status: they have not happened yet. */
  async requested({ from, operations }: Bundle): Promise<object[]> {
    const movements = operations.flatMap(({ type, params }, cause): Movement[] => {
      if (type.name !== 'Transfer') return [];
      const { to, token_symbol: token, amount } = params as { to: Address; token_symbol: string; amount: bigint };
      return [{ kind: 'TRANSFER', from, to, token, amount, cause }];
    });
    const tokens = await this.#currencies.named(movements.map(({ token }) => token!));
    const known = movements.filter(({ token }) => tokens.has(token!));
    const written = await this.operations(known, (cause) => ({ operation: operations[cause]!.type.name }));
    return written.map(({ status: _, ...operation }) => operation);
  }

  /** A transaction of the genesis block. */
  async opening(index: number, balances: Balances): Promise<Transaction> {
    const tokens = await this.#currencies.ofMints(balances.map(({ mint }) => mint));
    const movements = balances.map(({ account: to, amount }, i) => {
      return { kind: 'GENESIS' as const, to, token: tokens[i]!.symbol, amount };
    });
    const operations = await this.operations(movements, () => ({}));
    return { transaction_identifier: { hash: openingId(index) }, operations };
  }
}

const OPENING = 'genesis:';

/** The id of a transaction of the genesis block, which has no bundles. */
export const openingId = (index: number): string => `${OPENING}${index}`;

/** The index of a transaction of the genesis block; undefined for other ids. */
export function openingIndex(id: string): number | undefined {
  const digits = /^genesis:(0|[1-9][0-9]{0,8})$/.exec(id)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
