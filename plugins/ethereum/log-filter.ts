/** Log filter: contracts, topics and blocks of the requested logs. */

import { bitsOf, type Log, mayHave } from '../../modules/evm/port.js';
import { type Address, CodecError, described, type Hash, RpcError, type Type, t } from '../../runtime/plugin.js';
import { type BlockReference, EthereumAddress, EthereumHash, orNull, readBlock, spoken } from './types.js';

/** A log filter. An empty list matches everything. */
export interface LogFilter {
  readonly addresses: ReadonlySet<Address>;
  /** Accepted topics by position; an empty set accepts any topic. */
  readonly topics: readonly ReadonlySet<Hash>[];
  /** A single block, or a range of blocks. */
  readonly block: BlockReference | undefined;
  readonly from: BlockReference | undefined;
  readonly to: BlockReference | undefined;
}

const MAX_PLACES = 4;
const MAX_CHOICES = 1_000;

const listOf = (schema: object) => ({ anyOf: [schema, { type: 'array', maxItems: MAX_CHOICES, items: schema }] });
const topic = EthereumHash.schema;

const schema = {
  title: 'EthereumLogFilter',
  description: 'Log filter; an omitted field matches every log',
  type: 'object',
  properties: {
    address: described(orNull(listOf(EthereumAddress.schema)), 'One contract or a list of up to 1,000 (default all)'),
    topics: described(
      orNull({
        type: 'array',
        items: orNull({ anyOf: [topic, { type: 'array', maxItems: MAX_CHOICES, items: orNull(topic) }] }),
      }),
      'Accepted topics for each of the four positions: one, a list, or null for any',
    ),
    fromBlock: described(orNull({ type: 'string' }), 'First block: number or tag (default the latest)'),
    toBlock: described(orNull({ type: 'string' }), 'Last block: number or tag (default the latest)'),
    blockHash: described(orNull(topic), 'Only this block; excludes fromBlock and toBlock'),
  },
};

type Given = Readonly<Record<'fromBlock' | 'toBlock' | 'blockHash', string | null | undefined>> & {
  readonly address?: string | readonly string[] | null;
  readonly topics?: readonly (string | readonly (string | null)[] | null)[] | null;
};

function places(topics: NonNullable<Given['topics']>): ReadonlySet<Hash>[] {
  if (topics.length > MAX_PLACES) throw new CodecError('exceed max topics');
  return topics.map((place) => {
    const choices = typeof place === 'string' ? [place] : (place ?? []);
    // As with geth, null among the choices matches any topic.
    return new Set(choices.includes(null) ? [] : choices.map((one) => one!.slice(2).toLowerCase() as Hash));
  });
}

function reference(json: string | null | undefined): BlockReference | undefined {
  if (json === null || json === undefined) return undefined;
  const found = readBlock(json);
  if (!found) throw new CodecError('fromBlock and toBlock must be numbers or tags');
  return found;
}

/** Log filter parameter of eth_getLogs, eth_newFilter and eth_subscribe. Unknown fields are ignored. */
export const LogFilter: Type<LogFilter> = spoken<LogFilter>(
  'a log filter',
  schema,
  () => null,
  (json) => {
    const { address, topics, fromBlock, toBlock, blockHash } = (json ?? {}) as Given;
    const block = reference(blockHash);
    if (block && (fromBlock ?? toBlock)) {
      throw new RpcError(
        -32602,
        'invalid argument 0: cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other',
      );
    }
    const addresses = typeof address === 'string' ? [address] : (address ?? []);
    return {
      addresses: new Set(addresses.map((one) => one.slice(2).toLowerCase().padStart(64, '0') as string as Address)),
      topics: places(topics ?? []),
      block,
      from: reference(fromBlock),
      to: reference(toBlock),
    };
  },
);

/** Optional parameter of a subscription: a log filter, or whether to send full transactions. */
export const SubscriptionFilter: Type<unknown> = {
  ...(t.json as Type<unknown>),
  schema: {
    description: 'For logs a log filter; for newPendingTransactions true for full transactions; otherwise omitted',
    anyOf: [schema, { type: 'boolean' }],
  },
  optional: true,
  fromJson: (json) => json ?? null,
};

/** Whether a log matches. A log with fewer topics than the filter has positions does not. */
export function wants({ addresses, topics }: LogFilter, log: Log): boolean {
  if (addresses.size > 0 && !addresses.has(log.address)) return false;
  if (topics.length > log.topics.length) return false;
  return topics.every((choices, i) => choices.size === 0 || choices.has(log.topics[i]!));
}

/**
 * Returns a test of block bloom filters: false if no log of the block can match. The hashes for the test are computed
 * once.
 */
export function seeker({ addresses, topics }: LogFilter): (bloom: Uint8Array) => boolean {
  const places = [[...addresses].map((one) => one.slice(24)), ...topics.map((choices) => [...choices])];
  const wanted = places.filter((words) => words.length > 0).map((words) => words.map(bitsOf));
  return (bloom) => wanted.every((choices) => choices.some((bits) => mayHave(bloom, bits)));
}
