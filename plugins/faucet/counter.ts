/** Request handling of the faucet: parses a request, checks the limits, and has the grant sent. */

import {
  type Address,
  CodecError,
  type ErrorDef,
  Failure,
  fail,
  type Hash,
  type JsonAnswer,
  type JsonRequest,
  type KeyAccount,
  type PluginContext,
  t,
  widerNetworkOf,
} from '../../runtime/plugin.js';
import type { Book } from './book.js';
import { FaucetBusy, FaucetEmpty, FaucetLimit, FaucetWork, InvalidGrant } from './errors.js';
import { GrantQueue } from './queue.js';
import { Given, Status } from './responses.js';
import type { GrantRequest, Limits, Wait } from './rules.js';
import type { Work } from './work.js';

export interface CounterParts {
  readonly node: Pick<PluginContext, 'ledger' | 'text' | 'log'>;
  readonly account: KeyAccount;
  /** Unix milliseconds that never go back. */
  readonly now: () => number;
  /** Raw units of one whole native unit: the minimum grant. */
  readonly unit: bigint;
  readonly limits: Limits;
  /** Amount if the request names none. */
  readonly standard: bigint;
  readonly book: Book;
  readonly work: Work | undefined;
  readonly balance: () => Promise<bigint>;
}

/** Maximum grants waiting to be sent. */
const WAITING = 128;
/** Maximum attempts for a grant, one per block, while the node accepts no bundles. */
const AGAIN = 3;
/** Maximum wait for a block, milliseconds. */
const BLOCK_MS = 15_000;

/** Errors that mean that the faucet's account has too little money. */
const LACKS: ReadonlySet<string> = new Set(['InsufficientBalance', 'InsufficientFee']);
/** HTTP status of temporary errors; all others are 400. */
const HTTP: ReadonlyMap<ErrorDef, number> = new Map<ErrorDef, number>([
  [FaucetLimit, 429],
  [FaucetBusy, 503],
  [FaucetEmpty, 503],
]);

export class Counter {
  /** Grants since the start. */
  granted = 0;
  /** Rejected requests since the start. */
  refused = 0;
  readonly #parts: CounterParts;
  readonly #queue = new GrantQueue(WAITING);
  #stopped = false;
  #wake: (() => void) | undefined;

  constructor(parts: CounterParts) {
    this.#parts = parts;
  }

  /** Called for each final block: a rejected grant may be accepted now. */
  blockPassed(): void {
    this.#wake?.();
  }

  stop(): void {
    this.#stopped = true;
    this.#wake?.();
  }

  /** The faucet's account, its amounts and limits, and the proof of work to solve. */
  async status(): Promise<Status> {
    const { node, account, limits, standard, book, work, balance, now } = this.#parts;
    const { symbol, decimals, chainId } = node.ledger.chain;
    return {
      chain_id: chainId,
      address: account.address,
      token: { symbol, decimals },
      balance: await balance(),
      amount: standard,
      per_address_and_hour: limits.perAddress,
      grants_per_ip_and_hour: limits.perNetwork,
      left_today: limits.perDay - book.spent,
      work: work?.challenge(now()) ?? null,
    };
  }

  /** Answers a GET. */
  async answerStatus(): Promise<JsonAnswer> {
    return { body: Status.toJson(await this.status(), this.#parts.node.text) as object };
  }

  /** Answers an HTTP request for a grant. */
  async answerGrant({ body, ...caller }: JsonRequest): Promise<JsonAnswer> {
    try {
      const given = await this.grant(fieldsOf(body), caller);
      return { body: given === undefined ? {} : (Given.toJson(given, this.#parts.node.text) as object) };
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause;
      this.refused++;
      return this.#refusal(cause);
    }
  }

  /**
   * Grants the request in these JSON fields; undefined if the caller disconnected before. Fails with the errors of this
   * plugin.
   */
  async grant(
    given: Readonly<Record<string, unknown>>,
    { ip, network, signal }: Omit<JsonRequest, 'body'>,
  ): Promise<Given | undefined> {
    const { account, book, work, now, balance } = this.#parts;
    const { address, amount } = this.#wantedIn(given);
    const proof = given.work as { challenge?: unknown; nonce?: unknown } | undefined;
    if (work) this.#checkWork(work, proof, String(given.address));
    if (address === account.address) fail(InvalidGrant, { field: 'address', reason: 'must not be the faucet itself' });
    const wanted: GrantRequest = { address, amount, networks: [network, widerNetworkOf(ip)] };
    const wait = book.wait(wanted);
    if (wait) refuseUntil(wait);
    const have = await balance();
    if (have < amount) fail(FaucetEmpty, { have: String(have) });
    if (!this.#queue.enter()) fail(FaucetBusy, { reason: 'too many pending requests' });
    try {
      if (work?.use(String(proof!.challenge), now()) === false)
        fail(FaucetWork, { reason: 'the challenge has been used' });
      const sent = await this.#give(wanted, signal);
      if (sent === undefined) return undefined;
      this.granted++;
      return {
        bundle_hash: sent,
        amount,
        next_at: Math.ceil((book.wait(wanted)?.until ?? now()) / 1000),
      };
    } finally {
      this.#queue.leave();
    }
  }

  /**
   * Records a grant, then sends it; removes the record if it is not sent. Undefined if the caller disconnected before.
   */
  async #give(wanted: GrantRequest, signal: AbortSignal): Promise<Hash | undefined> {
    const written = await this.#parts.book.write(wanted);
    if ('limit' in written) return refuseUntil(written);
    let sent: Hash | undefined;
    try {
      sent = await this.#queue.run(() => this.#send(wanted), signal);
      return sent;
    } finally {
      if (sent === undefined) await written.refund();
    }
  }

  #wantedIn({ address, amount }: Readonly<Record<string, unknown>>): Pick<GrantRequest, 'address' | 'amount'> {
    const { node, limits, standard, unit } = this.#parts;
    const read = <T>(field: string, work: () => T): T => {
      try {
        return work();
      } catch (cause) {
        if (cause instanceof CodecError) fail(InvalidGrant, { field, reason: cause.message });
        throw cause;
      }
    };
    const wanted = {
      address: read('address', () => t.address.fromJson(address as never, node.text)) as Address,
      amount:
        (amount ?? null) === null ? standard : read('amount', () => t.amount.fromJson(amount as never, node.text)),
    };
    if (wanted.amount < unit || wanted.amount > limits.perAddress) {
      const { symbol } = node.ledger.chain;
      fail(InvalidGrant, {
        field: 'amount',
        reason: `must be ${unit} to ${limits.perAddress} raw units, which are 1 to ${limits.perAddress / unit} ${symbol}`,
      });
    }
    return wanted;
  }

  #checkWork(work: Work, proof: { challenge?: unknown; nonce?: unknown } | undefined, address: string): void {
    const { now } = this.#parts;
    const reason =
      typeof proof === 'object' && proof !== null
        ? work.flaw(proof.challenge, proof.nonce, address, now())
        : 'it is missing';
    if (reason === undefined) return;
    fail(FaucetWork, {
      reason,
      work: work.challenge(now()),
      next_step: 'find a nonce for the challenge and send it as work: { challenge, nonce }',
    });
  }

  /** Sends a grant; waits for the next block if the node currently accepts no bundles. */
  async #send({ address: to, amount }: GrantRequest): Promise<Hash> {
    const { account, node } = this.#parts;
    const params = { to, token_symbol: node.ledger.chain.symbol, amount, memo: null };
    for (let tries = 1; ; tries++) {
      try {
        return await account.send('Transfer', params);
      } catch (cause) {
        if (!(cause instanceof Failure)) throw cause;
        if (LACKS.has(cause.error.name)) fail(FaucetEmpty, { have: cause.details.have });
        if (!cause.error.retryable) throw cause;
        if (tries === AGAIN || this.#stopped) return fail(FaucetBusy, { reason: cause.error.message });
        await this.#nextBlock();
      }
    }
  }

  async #nextBlock(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      timer = setTimeout(resolve, BLOCK_MS);
    });
    clearTimeout(timer);
    this.#wake = undefined;
  }

  #refusal({ error: { code, name, message }, error, details }: Failure): JsonAnswer {
    const until = error === FaucetLimit ? Number(details.retry_at) * 1000 - this.#parts.now() : BLOCK_MS;
    const status = HTTP.get(error) ?? 400;
    return {
      status,
      body: { error: { code, message, data: { name, details } } },
      ...(status === 400 ? {} : { headers: { 'Retry-After': String(Math.max(1, Math.ceil(until / 1000))) } }),
    };
  }
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  return fail(InvalidGrant, { field: 'address', reason: 'send a JSON object: { "address": "…" }' });
}

const refuseUntil = ({ limit, until }: Wait): never => fail(FaucetLimit, { limit, retry_at: Math.ceil(until / 1000) });
