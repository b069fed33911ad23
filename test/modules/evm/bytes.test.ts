/** Bytes of Ethereum transactions: one form of each, nothing hostile throws, and what a library writes is read alike. */

import { decodeRlp, Transaction as EthersTransaction, encodeRlp } from 'ethers';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readArguments, revertData, wordHex } from '../../../modules/evm/abi.js';
import { MAX_RAW, priceWithin, rawOf, readTransaction, weiOf, weiPrice } from '../../../modules/evm/port.js';
import {
  numberBytes,
  type RlpItem,
  readNumber,
  readRlp,
  rlpBytes,
  rlpList,
  rlpTyped,
} from '../../../modules/evm/rlp.js';
import { fromHex, toHex } from '../../../runtime/sdk.js';
import { EthereumActor, eve } from './ethereum.js';

const RUNS = Number(process.env.EVM_RUNS ?? 2_000);
const check = <T>(property: fc.IProperty<T>): void => fc.assert(property, { numRuns: RUNS });
const bytes = (maxLength = 80) => fc.uint8Array({ maxLength });

type Nested = string | Nested[];
const { nested } = fc.letrec<{ nested: Nested }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 3 },
    bytes().map((one) => `0x${toHex(one)}`),
    fc.array(tie('nested'), { maxLength: 5 }),
  ),
}));

const told = ({ content, items }: RlpItem): Nested => (items ? items.map(told) : `0x${toHex(content)}`);
const written = (value: Nested): Uint8Array =>
  typeof value === 'string' ? rlpBytes(fromHex(value.slice(2))) : rlpList(value.map(written));

test('RLP is encoded and decoded as in the library', () => {
  check(
    fc.property(nested, (value) => {
      const raw = fromHex(encodeRlp(value).slice(2));
      assert.equal(toHex(written(value)), toHex(raw));
      assert.equal(told(readRlp(raw)!), value);
    }),
  );
});

test('any bytes decode to the one RLP value that they encode or are rejected', () => {
  check(
    fc.property(bytes(), (raw) => {
      const item = readRlp(raw);
      if (item) assert.is(toHex(written(told(item))), toHex(raw));
    }),
  );
  for (const odd of [
    '8100',
    '817f',
    'b800',
    'b80100',
    'b90001',
    'f800',
    'f8',
    'c1',
    'ff',
    '80ff',
    'bfffffffffffffffff',
    '',
  ]) {
    assert.is(readRlp(fromHex(odd)), undefined, odd);
  }
  assert.is(readRlp(fromHex('c0'.padStart(2, '0')))!.items!.length, 0);
  const deep = Array.from({ length: 5_000 }).reduce<Uint8Array>((inner) => rlpList([inner]), new Uint8Array());
  assert.is(readRlp(deep), undefined);
});

test('numbers have no leading zeros', () => {
  check(
    fc.property(fc.bigInt(0n, 2n ** 256n - 1n), (value) => {
      assert.is(readNumber(readRlp(rlpBytes(numberBytes(value)))!, 32), value);
    }),
  );
  assert.is(readNumber(readRlp(fromHex('820001'))!, 32), undefined);
  assert.is(readNumber(readRlp(fromHex('00'))!, 32), undefined);
  assert.is(readNumber(readRlp(fromHex('82ffff'))!, 1), undefined);
});

const wei = fc.bigInt(0n, 2n ** 256n - 1n);
const to = fc.oneof(
  fc.constant(null),
  fc.nat(40).map((n) => new EthereumActor(n + 5).address),
);
const fields = fc.record({
  type: fc.constantFrom(0, 1, 2),
  chainId: fc.integer({ min: 1, max: 2 ** 31 }),
  nonce: fc.maxSafeNat(),
  gasLimit: fc.maxSafeNat(),
  value: wei,
  to,
  data: bytes(300).map((one) => `0x${toHex(one)}`),
  price: wei,
});

interface Fields {
  readonly type: number;
  readonly chainId: number;
  readonly nonce: number;
  readonly gasLimit: number;
  readonly value: bigint;
  readonly to: string | null;
  readonly data: string;
  readonly price: bigint;
}

const signedBy = ({ type, price, ...rest }: Fields): Uint8Array => {
  const fees = type === 2 ? { maxFeePerGas: price, maxPriorityFeePerGas: price / 2n } : { gasPrice: price };
  const list = type === 0 ? {} : { accessList: [{ address: eve.address, storageKeys: [`0x${'01'.repeat(32)}`] }] };
  return eve.sign({ type, ...rest, ...fees, ...list });
};

test('a transaction signed by a library decodes to the same fields, hash and signer', () => {
  fc.assert(
    fc.property(fields, (one) => {
      const raw = signedBy(one);
      const read = readTransaction(raw);
      if (typeof read === 'string') throw new Error(read);
      const wanted = EthersTransaction.from(`0x${toHex(raw)}`);
      assert.is(`0x${read.hash}`, wanted.hash);
      assert.is(`0x${read.digest}`, wanted.unsignedHash);
      assert.equal(
        [read.type, read.chainId, read.nonce, read.gas, read.value, read.feeCap],
        [one.type, one.chainId, one.nonce, one.gasLimit, one.value, one.price],
      );
      assert.is(read.to && `0x${read.to.slice(24)}`, one.to);
      assert.is(`0x${toHex(read.data)}`, one.data);
    }),
    { numRuns: Math.ceil(RUNS / 40) },
  );
});

test('a changed byte never yields the same transaction, and hostile bytes never throw', () => {
  const raw = eve.sign({
    chainId: 7,
    nonce: 1,
    to: eve.address,
    value: 5n,
    maxFeePerGas: 9n,
    maxPriorityFeePerGas: 1n,
  });
  const { hash } = readTransaction(raw) as { hash: string };
  check(
    fc.property(fc.nat(8 * raw.length - 1), (bit) => {
      const changed = raw.slice();
      changed[bit >> 3]! ^= 1 << (bit & 7);
      const read = readTransaction(changed);
      assert.ok(typeof read === 'string' || read.hash !== hash);
    }),
  );
  check(fc.property(bytes(200), (one) => void readTransaction(one)));
  check(
    fc.property(
      fc.constantFrom(1, 2),
      nested,
      (type, value) => void readTransaction(Uint8Array.of(type, ...written(value))),
    ),
  );
  for (let end = 0; end < raw.length; end++) assert.type(readTransaction(raw.subarray(0, end)), 'string');
  assert.type(readTransaction(Uint8Array.of(...raw, 0)), 'string');
  assert.match(readTransaction(Uint8Array.of(3, 0xc0)) as string, /type not supported/);
  assert.match(readTransaction(new Uint8Array(131_073)) as string, /oversized/);
});

test('the longest transaction decodes like any other, and the most deeply nested one is rejected', () => {
  const sign = (data: string) => eve.sign({ chainId: 1, nonce: 0, to: eve.address, data, maxFeePerGas: 1n });
  const longest = sign(`0x${'00'.repeat(MAX_RAW - 200)}`);
  assert.ok(longest.length > MAX_RAW - 200 && longest.length <= MAX_RAW);
  const transaction = readTransaction(longest);
  assert.is(typeof transaction === 'string' ? transaction : transaction.data.length, MAX_RAW - 200);
  assert.is(readTransaction(sign(`0x${'00'.repeat(MAX_RAW)}`)), 'oversized data');
  let nested = rlpList([]);
  while (nested.length < MAX_RAW - 10) nested = rlpList([nested]);
  for (const raw of [nested, rlpTyped(2, [nested])]) assert.type(readTransaction(raw), 'string');
});

test('a transaction without a chain id or with a high s is rejected', () => {
  const legacy = eve.sign({ type: 0, chainId: 7, nonce: 0, gasPrice: 1n, to: eve.address });
  const items = decodeRlp(legacy) as string[];
  const withV = (v: number, s = items[8]!) =>
    fromHex(encodeRlp([...items.slice(0, 6), `0x${v.toString(16)}`, items[7]!, s]).slice(2));
  assert.match(readTransaction(withV(27)) as string, /only replay-protected/);
  assert.match(readTransaction(withV(28)) as string, /only replay-protected/);
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const high = `0x${(order - BigInt(items[8]!)).toString(16).padStart(64, '0')}`;
  assert.match(readTransaction(withV(Number(BigInt(items[6]!)) ^ 1, high)) as string, /invalid transaction v, r, s/);
});

test('wei and raw units convert to equal value or are rejected, for any decimals', () => {
  const chain = fc.record({ decimals: fc.integer({ min: 0, max: 18 }) });
  check(
    fc.property(wei, chain, (value, on) => {
      const raw = rawOf(value, on);
      assert.is(raw === undefined, value % 10n ** BigInt(18 - on.decimals) !== 0n);
      if (raw !== undefined) assert.is(weiOf(raw, on), value);
    }),
  );
  check(fc.property(fc.bigInt(0n, 2n ** 128n - 1n), chain, (raw, on) => assert.is(rawOf(weiOf(raw, on), on), raw)));
});

test('the price derived from a wei cap is the highest that does not exceed it', () => {
  check(
    fc.property(wei, (cap) => {
      const price = priceWithin(cap);
      assert.ok(weiPrice(price) <= cap);
      assert.ok(price === Number.MAX_SAFE_INTEGER || weiPrice(price) + 10n ** 9n > cap);
    }),
  );
});

test('call arguments decode exactly or are rejected', () => {
  const types = ['address', 'uint256', 'bool', 'bytes', 'uint256[]', 'address[]'] as const;
  check(fc.property(bytes(300), (data) => void readArguments(data, types)));
  const dirty = fromHex(`a9059cbb01${'00'.repeat(11)}${eve.account.slice(24)}${wordHex(1n)}`);
  assert.is(readArguments(dirty, ['address', 'uint256']), undefined);
  assert.is(readArguments(fromHex(`a9059cbb${eve.account}${wordHex(1n).slice(2)}`), ['address', 'uint256']), undefined);
  assert.equal(readArguments(fromHex(`a9059cbb${eve.account}${wordHex(1n)}`), ['address', 'uint256']), [
    eve.account,
    1n,
  ]);
  assert.is(readArguments(fromHex(`a22cb465${eve.account}${wordHex(2n)}`), ['address', 'bool']), undefined);
  assert.match(revertData('no'), /^0x08c379a0/);
});

test.run();
