/** A node and its chain, so that commands read and write ids and amounts as that chain does. */

import type { Invocation } from '../command-line/command.js';
import type { GenesisToken } from '../distribution/distribution.js';
import { addressOf, devKey } from '../keys/keys.js';
import { accountIn, isName, OperationTable, type Resolved, textForms, withoutNames } from '../runtime/client.js';
import {
  type Address,
  ClientError,
  type Details,
  formatAmount,
  type Json,
  suggestion,
  type TextForms,
  ZERO_HASH,
} from '../runtime/common.js';
import { NODE_ERROR, Problem } from '../terminal/command-error.js';
import { isoTime } from '../terminal/render.js';
import { parseAmount } from '../values/amounts.js';
import { NodeClient } from './node-client.js';

/** Response of chain_nodeInfo: the fields that commands use. */
export interface NodeInfo {
  readonly name: string;
  readonly network: string;
  readonly chain_id: number;
  readonly symbol: string;
  readonly decimals: number;
  readonly address_prefix: string;
  readonly hash_prefix: string;
  readonly enforce_signatures: boolean;
  readonly height: number;
}

export interface TokenName {
  readonly symbol: string;
  readonly decimals: number;
}

export interface Token extends TokenName {
  /** Its permanent id. */
  readonly mint: string;
  /** Symbol or mint by which it was requested; operations use the same. */
  readonly named: string;
}

/** More decimals are a claim of no real token, and would take memory to show. */
const MAX_DECIMALS = 36;

export const isDecimals = (given: unknown): boolean =>
  Number.isInteger(given) && Number(given) >= 0 && Number(given) <= MAX_DECIMALS;

const NATIVE_MINT = `0x${ZERO_HASH}`;

export interface Session {
  readonly node: NodeClient;
  readonly info: NodeInfo;
  /** On dev networks `dev:0` to `dev:9` are addresses too. On other networks anyone could spend from them. */
  readonly text: TextForms;
  /** Names given for addresses, by address: signers are shown both. */
  readonly named: ReadonlyMap<Address, string>;
  /** Accounts given with a checksum. */
  readonly checked: ReadonlySet<Address>;
  /**
   * The account of an address, a name, or on dev networks `dev:N`; undefined for other words. Throws Problem for an
   * unknown name.
   */
  account(text: string): Promise<Address | undefined>;
  /** An address in the form that the node reads, from the same words; other words are passed to the node. */
  address(text: string): Promise<string>;
  /**
   * The consensus key of the validator that an account operates, named by its address or name; other words are passed to
   * the node.
   */
  validatorKey(text: string): Promise<string>;
  withoutNames(operations: readonly Json[], known: OperationTable): Promise<readonly Json[]>;
  /** A token by symbol or mint. Throws Problem if there is none. */
  token(name: string): Promise<Token>;
  /**
   * The result of a module method, named without `chain_`: from the node, or with `--trusted` from this program over
   * proven records.
   */
  ask<T>(method: string, params: readonly unknown[]): Promise<T>;
  /** Raw native units formatted for people. */
  native(raw: bigint): string;
  /** Raw units of `1.5TRL` or `raw:1500000000`; undefined for another form. */
  amount(text: string): Promise<bigint | undefined>;
}

/** Values that a signer does not accept from the node. */
interface Own {
  /** Answers module methods instead of the node. */
  readonly ask?: ((session: Session) => Session['ask']) | undefined;
  /** Tokens that this program knows, on chains that it knows. */
  readonly tokens: readonly GenesisToken[];
  readonly chains: readonly number[];
}

/** Opens a session with the node given by the flags. */
export async function openSession(
  { flags, out }: Pick<Invocation, 'flags' | 'out'>,
  own: Own = { tokens: [], chains: [] },
): Promise<Session> {
  const node = new NodeClient(flags);
  const info = await node.call<NodeInfo>('chain_nodeInfo');
  const prefixes = { addressPrefix: info.address_prefix, hashPrefix: info.hash_prefix };
  const plain = textForms(prefixes, new OperationTable([]));
  const devAccount = (name: string) => {
    const key = info.network === 'dev' ? devKey(name) : undefined;
    return key && addressOf(key);
  };
  const checked = new Set<Address>();
  const parseAddress = (given: string): Address | undefined => {
    const account = devAccount(given) ?? plain.parseAddress(given);
    if (account && !given.startsWith('0x') && given !== plain.address(account)) checked.add(account);
    return account;
  };
  const text = { ...plain, parseAddress };
  const named = new Map<Address, string>();
  async function resolveName(name: string): Promise<Address> {
    const answer = await session.ask<Resolved | null>('resolveName', [name]);
    if (answer === null) throw new Problem(`the name ${name} is not registered`);
    const account = accountIn(name, answer, plain);
    if (account === undefined) throw new Problem(`the node returned ${answer.name} instead of ${name}`, NODE_ERROR);
    if (!named.has(account)) out.note(`${answer.name} is ${plain.address(account)}`);
    if (answer.in_grace)
      out.warn(`${answer.name} has expired: unless its owner renews it, it will become available to others`);
    named.set(account, answer.name);
    return account;
  }
  const session: Session = {
    node,
    info,
    text,
    named,
    checked,
    account: async (given) => (isName(given) ? resolveName(given) : text.parseAddress(given)),
    async address(given) {
      const account = isName(given) ? await resolveName(given) : devAccount(given);
      return account ? plain.address(account) : given;
    },
    async validatorKey(given) {
      if (/^(0x)?[0-9a-fA-F]{64}$/.test(given)) return given;
      const account = await session.account(given);
      if (account === undefined) return given;
      const found = await session.ask<{ pubkey: string } | null>('getValidator', [plain.address(account)]);
      if (found === null) throw new Problem(`${given} operates no validator`);
      out.note(`${given} operates the validator ${found.pubkey}`);
      return found.pubkey;
    },
    withoutNames: (operations, known) =>
      withoutNames(operations as readonly object[], { ...text, operations: known }, session.address) as Promise<
        readonly Json[]
      >,
    async token(name) {
      if (name === info.symbol) return { ...info, mint: NATIVE_MINT, named: name };
      const found = await session.ask<Omit<Token, 'named'> | null>('getTokenInfo', [name]);
      if (found === null) return unknownToken(session, name);
      if (!isDecimals(found.decimals)) {
        throw new Problem(`the node reports ${found.decimals} decimals for ${name}`, NODE_ERROR);
      }
      const named = [found.symbol, found.mint].find((one) => one.toLowerCase() === name.toLowerCase());
      if (named === undefined) {
        throw new ClientError(
          'NotSigned',
          `the node returned the token ${found.symbol} instead of ${name}; nothing is signed`,
        );
      }
      const known = own.chains.includes(info.chain_id) && own.tokens.find(({ symbol }) => symbol === found.symbol);
      if (known && known.decimals !== found.decimals) {
        throw new ClientError(
          'OtherChain',
          `the node reports ${found.decimals} decimals for ${known.symbol}, which has ${known.decimals}; nothing is signed`,
        );
      }
      return { ...found, named };
    },
    ask: (method, params) => (own.ask ? own.ask(session)(method, params) : node.call(`chain_${method}`, params)),
    native: (raw) => `${formatAmount(raw, info.decimals)} ${info.symbol}`,
    async amount(text) {
      if (text.startsWith('raw:')) return parseAmount(text, 0);
      const [, number, symbol] = /^([0-9.]+) ?([A-Za-z][A-Za-z0-9.]*)$/.exec(text) ?? [];
      return symbol === undefined ? undefined : parseAmount(number!, (await session.token(symbol)).decimals);
    },
  };
  if (!out.json && !flags.on('raw')) node.explain = (details) => readableDetails(details, session);
  return session;
}

/** Details of errors that are amounts of the token that the error names. */
const AMOUNTS = new Set(['have', 'need', 'free']);
/** Times of errors are later than this, heights and counters are not. */
const FIRST_TIME = 1_000_000_000;

/** Details of an error with amounts in whole units and times as dates. */
async function readableDetails(details: Details, { token }: Pick<Session, 'token'>): Promise<Details> {
  if (Array.isArray(details)) return details;
  const isNamed = typeof details.token === 'string' && Object.keys(details).some((name) => AMOUNTS.has(name));
  const unit = isNamed ? await token(details.token as string).catch(() => undefined) : undefined;
  const entries = Object.entries(details).map(([name, value]): readonly [string, Details[string]] => {
    if (name.endsWith('_at') && typeof value === 'number' && value > FIRST_TIME) return [name, isoTime(value)];
    if (!unit || !AMOUNTS.has(name) || !/^[0-9]{1,78}$/.test(`${value as string}`)) return [name, value!];
    return [name, `${formatAmount(BigInt(value as string), unit.decimals)} ${unit.symbol}`];
  });
  return Object.fromEntries(entries);
}

/**
 * The same for signers: rejects a chain other than `--chain-id`, and one that differs from this program's description.
 */
export async function openSigning(call: Pick<Invocation, 'flags' | 'out' | 'distribution'>): Promise<Session> {
  const { flags, out, distribution } = call;
  const ask = flags.has('trusted') ? (await import('./local-answers.js')).provenAnswers(call) : undefined;
  const chains = Object.values(distribution.profiles).map(({ chainId }) => chainId);
  const session = await openSession({ flags, out }, { ask, tokens: distribution.tokens, chains });
  const { info } = session;
  const wanted = flags.text('chain-id');
  if (wanted !== undefined && wanted !== `${info.chain_id}`) {
    throw new ClientError('OtherChain', `the node is on chain ${info.chain_id}, not ${wanted}; nothing is signed`);
  }
  const { symbol, decimals, addressPrefix, hashPrefix } = distribution;
  const known = { symbol, decimals, address_prefix: addressPrefix, hash_prefix: hashPrefix };
  const other = Object.entries(known).find(([field, value]) => info[field as keyof typeof known] !== value);
  if (other && chains.includes(info.chain_id)) {
    const [field, value] = other;
    throw new ClientError(
      'OtherChain',
      `the node reports ${field} ${info[field as keyof typeof known]} for chain ${info.chain_id}, which has ${value}; nothing is signed`,
    );
  }
  return session;
}

async function unknownToken({ node }: Session, name: string): Promise<never> {
  const { tokens } = await node.call<{ tokens: readonly TokenName[] }>('chain_listTokens', [1000]);
  const symbols = tokens.map(({ symbol }) => symbol);
  throw new Problem(`there is no token ${name}${suggestion(name, symbols)}`);
}
