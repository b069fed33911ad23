/** JSON-RPC types of Ethereum: quantities, data, 20-byte addresses, block references, calls. */

import {
  type Address,
  CodecError,
  described,
  fromHex,
  type Hash,
  type Json,
  RpcError,
  type Type,
  t,
  toHex,
} from '../../runtime/plugin.js';

/** A type used in JSON only, never stored. */
export function spoken<T>(
  about: string,
  schema: Type<T>['schema'],
  toJson: (value: T) => Json,
  fromJson: (json: unknown) => T | undefined,
): Type<T> {
  return {
    ...(t.json as unknown as Type<T>),
    about,
    schema,
    toJson,
    fromJson(json) {
      const value = fromJson(json);
      if (value === undefined) throw new CodecError(`must be ${about}`);
      return value;
    },
  };
}

const matching = (pattern: RegExp, json: unknown): string | undefined =>
  typeof json === 'string' && pattern.test(json) ? json : undefined;

/** Without leading zeros, as execution-apis require. */
const QUANTITY = /^0x(0|[1-9a-fA-F][0-9a-fA-F]{0,63})$/;
const DATA = /^0x([0-9a-fA-F]{2})*$/;
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const HASH = /^0x[0-9a-fA-F]{64}$/;

/** A string schema with a title for the documentation. */
const text = (pattern: RegExp, title: string, description: string) => ({
  title,
  description,
  type: 'string',
  pattern: pattern.source,
});

const quantity = text(QUANTITY, 'Quantity', 'Number as 0x and hex digits without leading zeros');
const data = text(DATA, 'EthereumData', 'Bytes as 0x and an even number of hex digits');
const address = text(ADDRESS, 'EthereumAddress', 'Last 20 bytes of an account or contract, as 0x and 40 hex digits');
const hash = text(HASH, 'EthereumHash', '32-byte hash as 0x and 64 hex digits');

/** Schema of an optional member: clients also write null for an absent one. */
export const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

/** The members of an object that are present: null counts as absent. */
export const withoutNulls = <T extends object>(json: T): { readonly [K in keyof T]: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null)) as never;

/** 0x and hex without leading zeros. */
export const hexOf = (value: bigint | number): string => `0x${value.toString(16)}`;

/** The 20 bytes of an account, lower case. */
export const addressOf = (account: Address): string => `0x${account.slice(24)}`;

/** A number. */
export const Quantity = spoken<bigint>('a quantity: 0x and hex', quantity, hexOf, (json) => {
  const found = matching(QUANTITY, json);
  return found === undefined ? undefined : BigInt(found);
});

/** Bytes. */
export const Data = spoken<Uint8Array>(
  'bytes: 0x and an even number of hex digits',
  data,
  (bytes) => `0x${toHex(bytes)}`,
  (json) => {
    const found = matching(DATA, json);
    return found === undefined ? undefined : fromHex(found.slice(2));
  },
);

/** A 20-byte address, as the bare form 0 ‖ E. */
export const EthereumAddress = spoken<Address>('an address: 0x and 40 hex digits', address, addressOf, (json) => {
  const found = matching(ADDRESS, json);
  return found === undefined ? undefined : (found.slice(2).toLowerCase().padStart(64, '0') as string as Address);
});

/** A 32-byte hash as 0x and hex. */
export const EthereumHash = spoken<Hash>(
  'a hash: 0x and 64 hex digits',
  hash,
  (hash) => `0x${hash}`,
  (json) => {
    const found = matching(HASH, json);
    return found === undefined ? undefined : (found.slice(2).toLowerCase() as string as Hash);
  },
);

/** A number within the safe integer range; also accepted as a JSON number, which some clients send. */
export const Count = spoken<number>(
  'a count: a quantity of at most 2^53',
  { anyOf: [quantity, { type: 'integer', minimum: 0 }] },
  hexOf,
  (json) => {
    const number = typeof json === 'number' ? json : Number(matching(QUANTITY, json) ?? Number.NaN);
    return Number.isSafeInteger(number) ? number : undefined;
  },
);

/** A storage position of up to 32 bytes. Errors use geth's messages. */
export const StorageKey = spoken<string>(
  'a storage key: 0x and up to 64 hex digits',
  { type: 'string', maxLength: 1_000 },
  String,
  (json) => {
    const key = json as string;
    if (!/^(0x)?[0-9a-fA-F]*$/.test(key)) throw new RpcError(-32602, `invalid hex in storage key: "${key}"`);
    if (key.length <= 66) return key;
    throw new RpcError(-32602, `storage key too long (want at most 32 bytes): "${key}"`);
  },
);

/** Plain text. */
export const Text = t.text(0, 1_000);

const TAGS = ['latest', 'pending', 'earliest', 'safe', 'finalized'] as const;
/** A block by number, tag or hash (also as EIP-1898 object). */
export type BlockReference =
  | { readonly number: bigint }
  | { readonly tag: (typeof TAGS)[number] }
  | { readonly hash: Hash };

const blockSchema = {
  description: 'Block: number, tag, hash, or EIP-1898 object (default latest)',
  anyOf: [
    { enum: TAGS },
    quantity,
    hash,
    {
      type: 'object',
      properties: {
        blockNumber: described(orNull(quantity), 'Which block, counted from genesis'),
        blockHash: described(orNull(hash), 'Hash by which the block is known'),
        requireCanonical: { description: 'Without effect: all blocks are final', ...orNull({ type: 'boolean' }) },
      },
    },
  ],
};

/** Parses a block reference; undefined for anything else. */
export function readBlock(json: unknown): BlockReference | undefined {
  if (typeof json === 'object' && json !== null) {
    const { blockHash, blockNumber } = withoutNulls(json as Readonly<Record<string, unknown>>);
    if ((blockHash === undefined) === (blockNumber === undefined)) return undefined;
    return blockHash === undefined ? readNumber(blockNumber) : readHash(blockHash);
  }
  const tag = TAGS.find((one) => one === json);
  return tag ? { tag } : (readHash(json) ?? readNumber(json));
}

function readHash(json: unknown): BlockReference | undefined {
  const hash = matching(HASH, json);
  return hash === undefined ? undefined : { hash: hash.slice(2).toLowerCase() as string as Hash };
}

function readNumber(json: unknown): BlockReference | undefined {
  const number = matching(QUANTITY, json);
  return number === undefined ? undefined : { number: BigInt(number) };
}

/** A block reference; defaults to 'latest'. */
export const Block: Type<BlockReference> = {
  ...spoken<BlockReference>(
    'a block: a number, a tag, a hash, or an EIP-1898 object',
    blockSchema,
    () => null,
    (json) => (json === undefined || json === null ? { tag: 'latest' } : readBlock(json)),
  ),
  optional: true,
};

/** A block reference that also accepts JSON numbers, which some clients send. */
export const BlockOrNumber = spoken<BlockReference>(
  'a block: a number, a tag, a hash, or an EIP-1898 object',
  { anyOf: [...blockSchema.anyOf, { type: 'integer', minimum: 0 }] },
  () => null,
  (json) => readBlock(typeof json === 'number' ? hexOf(json) : json),
);

/** An index in a list. */
export const Index = spoken<number>(
  'an index: a quantity',
  described(quantity, 'Position in the block, from 0'),
  hexOf,
  (json) => {
    const found = matching(QUANTITY, json);
    return found === undefined ? undefined : Number(found);
  },
);

/** The effect of a transaction, regardless of its signer. */
export interface Message {
  readonly from: Address | null;
  readonly to: Address | null;
  readonly value: bigint;
  readonly data: Uint8Array;
  readonly accessList: readonly { readonly address: Uint8Array; readonly keys: readonly Uint8Array[] }[];
}

/** A call with its offered nonce, gas and fees, which only estimates use. */
export interface Call extends Message {
  readonly offer: Offer;
}

/** Nonce, gas and fees in wei; omitted fields are undefined. */
export type Offer = Readonly<Record<'nonce' | 'gas' | 'feeCap' | 'tipCap', bigint | undefined>>;

const OFFERED = {
  nonce: 'Nonce of the sender (default the next one)',
  gas: 'Gas limit (default that of a block)',
  gasPrice: 'Price per unit of gas, in wei',
  maxFeePerGas: 'Maximum price per unit of gas, in wei',
  maxPriorityFeePerGas: 'Tip offered per unit of gas, in wei; never charged',
};

const callSchema = {
  title: 'EthereumCall',
  description: 'Call, or unsigned transaction',
  type: 'object',
  properties: {
    from: described(orNull(address), 'Sender (default the zero address)'),
    to: described(orNull(address), 'Account or contract to call; null for a contract creation'),
    value: described(orNull(quantity), 'Native value to transfer, in wei (default 0)'),
    data: described(orNull(data), 'Call data, ABI-encoded; older name of `input`'),
    input: described(orNull(data), 'Call data, ABI-encoded'),
    ...Object.fromEntries(
      Object.entries(OFFERED).map(([field, description]) => [field, described(orNull(quantity), description)]),
    ),
    accessList: described(
      orNull({
        type: 'array',
        maxItems: 1_000,
        items: {
          type: 'object',
          properties: {
            address: described(address, 'Contract that owns the storage'),
            storageKeys: {
              description: 'Slots of the contract, 32 bytes each',
              type: 'array',
              maxItems: 1_000,
              items: hash,
            },
          },
          required: ['address', 'storageKeys'],
        },
      }),
      'Declared storage reads; without effect on this chain',
    ),
  },
};

type CallJson = { readonly [field: string]: unknown } & {
  readonly accessList?: readonly { readonly address: string; readonly storageKeys: readonly string[] }[];
};

const bytes = (hex: string): Uint8Array => fromHex(hex.slice(2));
const account = (hex: unknown): Address | null =>
  typeof hex === 'string' ? (hex.slice(2).toLowerCase().padStart(64, '0') as string as Address) : null;

function offerIn(json: CallJson): Offer {
  const [nonce, gas, gasPrice, maxFeePerGas, tipCap] = Object.keys(OFFERED).map((field) => {
    const given = json[field] as string | undefined;
    return given === undefined ? undefined : BigInt(given);
  });
  return { nonce, gas, feeCap: maxFeePerGas ?? gasPrice, tipCap };
}

/** Parsed after ajv has validated the form. Irrelevant fields (chainId, type) are ignored. */
export const CallObject = spoken<Call>(
  'a call',
  callSchema,
  () => null,
  (json) => {
    const present = withoutNulls(json as CallJson);
    const { from, to, value, data, input, accessList = [] } = present;
    if (data !== undefined && input !== undefined && data !== input) {
      throw new CodecError('both "data" and "input" are set and not equal; use "input"');
    }
    return {
      from: account(from),
      to: account(to),
      value: BigInt((value as string | undefined) ?? '0x0'),
      data: bytes(((input ?? data) as string | undefined) ?? '0x'),
      accessList: accessList.map(({ address, storageKeys }) => ({
        address: bytes(address),
        keys: storageKeys.map(bytes),
      })),
      offer: offerIn(present),
    };
  },
);
