/** Answers that need the node: status, blocks, balances, the mempool, and the state for the construction. */

import { NATIVE, tokensPort } from '../../modules/tokens/port.js';
import { type Address, type FinalBlock, fail, feeOf, headerHash, type PluginContext } from '../../runtime/plugin.js';
import { type Chain, paymentIn, transactionIn, trialOf } from './construction.js';
import { type Currencies, currencyJson, type Token } from './currencies.js';
import { invalid, MeshPruned, MeshUnknownBlock, MeshUnknownTransaction } from './errors.js';
import type { Opening } from './opening.js';
import type { Given } from './request.js';
import type { Online } from './server.js';
import { openingId, openingIndex, type TransactionWriter } from './transactions.js';

/** Tokens in a response that lists all balances of an account. */
const MOST_TOKENS = 256;
/** Waiting transactions in a response; the specification has no pages. */
const MOST_WAITING = 10_000;
/** Validity of an unsigned transaction, in blocks. */
const SIGNING_BLOCKS = 300;

const IN_BLOCK = 'the block does not contain it';

export interface OnlineParts {
  readonly node: PluginContext;
  readonly chain: Chain;
  readonly opening: Opening;
  readonly currencies: Currencies;
  readonly transactions: TransactionWriter;
}

interface Place {
  readonly height: number;
  readonly hash: string;
  readonly timeMs: number;
}

const identifier = ({ height, hash }: Place) => ({ index: height, hash });

export class OnlineAnswers {
  readonly #parts: OnlineParts;

  constructor(parts: OnlineParts) {
    this.#parts = parts;
  }

  /** Answers by path. */
  get answers(): Online {
    return {
      '/network/status': () => this.#status(),
      '/block': (request) => this.#block(request),
      '/block/transaction': (request) => this.#blockTransaction(request),
      '/account/balance': (request) => this.#balance(request),
      '/mempool': () => this.#mempool(),
      '/mempool/transaction': (request) => this.#waiting(request),
      '/construction/metadata': (request) => this.#metadata(request),
      '/construction/submit': (request, { network }) => this.#submit(request, network),
    };
  }

  async #status(): Promise<object> {
    const { node } = this.#parts;
    const oldest = await this.#place(node.blocks.oldest);
    const current = await this.#place(node.ledger.head.height);
    const genesis = node.blocks.oldest <= 0 ? oldest : await this.#genesis(oldest);
    return {
      current_block_identifier: identifier(current),
      current_block_timestamp: current.timeMs,
      genesis_block_identifier: identifier(genesis),
      oldest_block_identifier: identifier(oldest),
      sync_status: {
        current_index: current.height,
        target_index: Math.max(node.network?.highest ?? 0, current.height),
        synced: node.network?.syncing !== true,
      },
      peers: (node.network?.peers() ?? []).map(({ peer }) => ({ peer_id: peer })),
    };
  }

  async #block(request: Given): Promise<object> {
    const block = await this.#requested(request.object('block_identifier'));
    const { height } = block.header;
    const parent = height === 0 ? block : { hash: block.header.parent_hash, header: { height: height - 1 } };
    const { text } = this.#parts.chain;
    const { first, others } = height === 0 ? await this.#opening() : await this.#parts.transactions.ofBlock(block);
    return {
      block: {
        block_identifier: { index: height, hash: text.hash(block.hash) },
        parent_block_identifier: { index: parent.header.height, hash: text.hash(parent.hash) },
        timestamp: block.header.timestamp_ms,
        transactions: first,
      },
      ...(others.length === 0 ? {} : { other_transactions: others.map((hash) => ({ hash })) }),
    };
  }

  /** Transactions of the genesis block. */
  async #opening(): Promise<{ first: readonly object[]; others: readonly string[] }> {
    const count = await this.#parts.opening.count();
    const first = count === 0 ? [] : [await this.#openingAt(0)];
    return { first, others: Array.from({ length: Math.max(0, count - 1) }, (_, i) => openingId(i + 1)) };
  }

  async #openingAt(index: number): Promise<object> {
    const { opening, transactions } = this.#parts;
    await opening.count();
    const balances = await opening.balances(index);
    return balances ? transactions.opening(index, balances) : fail(MeshUnknownTransaction, { reason: IN_BLOCK });
  }

  async #blockTransaction(request: Given): Promise<object> {
    const block = await this.#requested(request.object('block_identifier'));
    const id = request.object('transaction_identifier');
    const opening = openingIndex(id.text('hash'));
    if (opening !== undefined && block.header.height === 0) return { transaction: await this.#openingAt(opening) };
    const { chain, transactions } = this.#parts;
    const transaction = await transactions.withId(block, id.hash('hash', chain.text));
    return transaction ? { transaction } : fail(MeshUnknownTransaction, { reason: IN_BLOCK });
  }

  async #balance(request: Given): Promise<object> {
    const { chain, node, currencies } = this.#parts;
    const account = request.account('account_identifier', chain.text);
    const wanted = request.has('currencies') ? request.list('currencies', MOST_TOKENS) : undefined;
    const place = await this.#requestedPlace(request.maybe('block_identifier'));
    const named = wanted && (await Promise.all(wanted.map((currency) => currencies.requested(currency))));
    const tokens = named ?? (await this.#held(account, place.height));
    const mints = tokens.map(({ mint }) => mint);
    const found = await node.ledger.readAt(place.height, (state) => state.port(tokensPort)!.balances(account, mints));
    const balances = tokens.map((token, i) => ({ value: String(found[i]), currency: currencyJson(token) }));
    return { block_identifier: identifier(place), balances };
  }

  /** The native token and the tokens that an account held after a block. */
  async #held(account: Address, height: number): Promise<readonly Token[]> {
    const { node, currencies } = this.#parts;
    const held = await node.ledger.readAt(height, (state) => {
      return state.port(tokensPort)!.holdings(account, MOST_TOKENS + 1);
    });
    if (held.length > MOST_TOKENS) invalid('currencies', `must be given: the account has over ${MOST_TOKENS} tokens`);
    return currencies.ofMints([...new Set([NATIVE, ...held.map(([mint]) => mint)])]);
  }

  #mempool(): object {
    const { node, chain } = this.#parts;
    const waiting = node.mempool.list().slice(0, MOST_WAITING);
    return { transaction_identifiers: waiting.map(({ envelope }) => ({ hash: chain.text.hash(envelope.hash) })) };
  }

  /** The operations of a waiting transaction as its transfers request them; its effects are known once it is in a block. */
  async #waiting(request: Given): Promise<object> {
    const { node, chain, transactions } = this.#parts;
    const id = request.object('transaction_identifier').hash('hash', chain.text);
    const pending = node.mempool.get(id);
    if (!pending) return fail(MeshUnknownTransaction, { reason: 'it does not wait in the mempool of this node' });
    const { bundle } = pending.envelope;
    const operations = await transactions.requested(bundle);
    return { transaction: { transaction_identifier: { hash: chain.text.hash(id) }, operations } };
  }

  async #metadata(request: Given): Promise<object> {
    const { node, chain, currencies } = this.#parts;
    const options = request.object('options');
    const payment = paymentIn(options, chain);
    const tokens = await currencies.named(payment.transfers.map(({ token }) => token));
    for (const [i, { token }] of payment.transfers.entries()) {
      const decimals = tokens.get(token)?.decimals;
      if (decimals === undefined) invalid(options.at('operations'), `there is no token ${token}`);
      if (decimals !== payment.decimals[i]) invalid(options.at('operations'), `${token} has ${decimals} decimals`);
    }
    const { gas } = await node.ledger.limits();
    const terms = { gasLimit: gas, gasPrice: node.gasPrice(), validUntil: 0 };
    const trial = await node.mempool.simulateNext(payment.from, (nonce) =>
      trialOf(chain, payment, { nonce, ...terms }),
    );
    if (trial.failure) throw trial.failure;
    const { gasUsed } = trial.outcome;
    return {
      metadata: {
        nonce: await node.mempool.nextNonce(payment.from),
        gas_limit: gasUsed,
        gas_price: terms.gasPrice,
        valid_until: node.ledger.head.height + SIGNING_BLOCKS,
      },
      suggested_fee: [
        { value: String(feeOf(gasUsed, terms.gasPrice, chain.info)), currency: currencyJson(currencies.native) },
      ],
    };
  }

  async #submit(request: Given, network: string): Promise<object> {
    const { node, chain } = this.#parts;
    const { bytes } = transactionIn(request, 'signed_transaction');
    const { envelope } = await node.mempool.submit(bytes, node.mempool.sources.caller({ network }));
    return { transaction_identifier: { hash: chain.text.hash(envelope.hash) } };
  }

  /** The block of a BlockIdentifier, complete. */
  async #requested(given: Given): Promise<FinalBlock> {
    const { node } = this.#parts;
    const { height } = await this.#requestedPlace(given);
    return (await node.blocks.at(height)) ?? fail(MeshPruned, { oldest: node.blocks.oldest });
  }

  /** The place of a PartialBlockIdentifier: index, hash, both, or neither for the newest. */
  async #requestedPlace(given: Given | undefined): Promise<Place> {
    const { node, chain } = this.#parts;
    const newest = node.ledger.head.height;
    const hash = given?.has('hash') ? given.hash('hash', chain.text) : undefined;
    let height = given?.has('index') ? given.number('index') : undefined;
    if (hash !== undefined) {
      const found = await node.ledger.store.heightOf(hash);
      if (found === null || (height !== undefined && found !== height))
        return fail(MeshUnknownBlock, { height: newest });
      height = found;
    }
    if (height !== undefined && height > newest) return fail(MeshUnknownBlock, { height: newest });
    return this.#place(height ?? newest);
  }

  async #place(height: number): Promise<Place> {
    const { node, chain } = this.#parts;
    const names = await node.blocks.names(height);
    if (!names) return fail(MeshPruned, { oldest: node.blocks.oldest });
    return { height, hash: chain.text.hash(names.hash), timeMs: names.header.timestamp_ms };
  }

  /** Block 0; on a node that started from a snapshot, its oldest block. */
  async #genesis(oldest: Place): Promise<Place> {
    const { node, chain } = this.#parts;
    const header = await node.ledger.store.header(0);
    return header ? { height: 0, hash: chain.text.hash(headerHash(header)), timeMs: header.timestamp_ms } : oldest;
  }
}
