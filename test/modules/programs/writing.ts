/** Random programs that are mostly well formed, and parameters for them: for random lives and for the fuzzer. */

import fc, { type Arbitrary } from 'fast-check';
import type { Actor } from '../../kit/index.js';

/** What a program says of a parameter. */
interface Declared {
  readonly name: string;
  readonly type: string;
}

/** A program as JSON. */
export interface Written {
  readonly name: string;
  readonly version: number;
  readonly params: readonly Declared[];
  readonly [field: string]: unknown;
}

const PARAMS: readonly Declared[] = [
  { name: 'to', type: 'address' },
  { name: 'amount', type: 'amount' },
  { name: 'coin', type: 'token' },
  { name: 'share', type: 'bps' },
  { name: 'n', type: 'integer' },
];

/** An expression of numbers over the parameters. `results` are fields of steps before. */
function numbers(coins: readonly string[], results: readonly string[]): Arbitrary<string> {
  const coin = fc.constantFrom(...coins.map((one) => `'${one}'`), 'coin');
  const { number } = fc.letrec<{ number: string }>((tie) => ({
    number: fc.oneof(
      { depthSize: 'small' },
      {
        weight: 3,
        arbitrary: fc.constantFrom('amount', 'n', 'share', '1', '1000', '1000000', 'height()', 'time()', ...results),
      },
      { weight: 1, arbitrary: coin.map((one) => `balance(sender, ${one})`) },
      { weight: 1, arbitrary: fc.tuple(coin, coin).map(([a, b]) => `price(${a}, ${b})`) },
      { weight: 1, arbitrary: fc.tuple(coin, coin).map(([a, b]) => `pool_reserve(${a}, ${b})`) },
      { weight: 1, arbitrary: fc.constant('staked(sender)') },
      {
        weight: 3,
        arbitrary: fc
          .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/', '%'), tie('number'))
          .map(([a, op, b]) => `(${a} ${op} ${b})`),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number'))
          .map(([f, a, b]) => `${f}(${a}, ${b})`),
      },
    ),
  }));
  return number;
}

function conditions(number: Arbitrary<string>): Arbitrary<string> {
  const compared = fc
    .tuple(number, fc.constantFrom('<', '<=', '>', '>=', '==', '!='), number)
    .map((parts) => parts.join(' '));
  const joined = fc
    .tuple(compared, fc.constantFrom('and', 'or'), compared)
    .map(([a, op, b]) => `${a} ${op} not (${b})`);
  return fc.oneof(compared, joined, fc.constantFrom('true', 'coin == "TRL"', 'to != sender', 'share <= 10000'));
}

/** Mostly well formed programs: transfers, swaps and anchors, with conditions, results and limits. */
export function anyProgram(coins: readonly string[], people: readonly Actor[]): Arbitrary<Written> {
  const coin = fc.constantFrom(...coins, '${coin}');
  const person = fc.constantFrom(...people.map(({ address }) => `0x${address}`), '${to}');
  const small = fc.constantFrom('1', '1000', '${amount}', '${min(amount, 1000)}', '${amount * share / 10000}');
  const amount = (results: readonly string[]) =>
    fc.oneof(
      { weight: 3, arbitrary: small },
      { weight: 1, arbitrary: numbers(coins, results).map((expr) => `\${${expr}}`) },
    );
  const steps = fc.array(fc.nat(5), { minLength: 1, maxLength: 5 }).chain((kinds) => {
    const results: string[] = [];
    return fc.tuple(
      ...kinds.map((kind, i) => {
        const when = fc.option(conditions(numbers(coins, results)), { nil: undefined, freq: 3 });
        if (kind < 2) {
          const as = `s${i}`;
          const args = fc.record({
            from_token: coin,
            to_token: coin,
            amount_in: amount([...results]),
            min_amount_out: fc.constant('0'),
          });
          results.push(`${as}.amount_out`);
          return fc.record({ op: fc.constant('Swap'), args, as: fc.constant(as) });
        }
        if (kind === 2) {
          const entry = fc.record({ to: person, token_symbol: coin, amount: amount([...results]) });
          const args = fc.record({ transfers: fc.array(entry, { minLength: 1, maxLength: 3 }) });
          return fc.record({ op: fc.constant('BatchTransfer'), args, when }, { requiredKeys: ['op', 'args'] });
        }
        const args = fc.record({ to: person, token_symbol: coin, amount: amount([...results]) });
        return fc.record({ op: fc.constant('Transfer'), args, when }, { requiredKeys: ['op', 'args'] });
      }),
    );
  });
  const require = fc.array(fc.record({ expr: conditions(numbers(coins, [])), error: fc.constant('not now') }), {
    maxLength: 1,
  });
  const limits = fc.constantFrom(
    undefined,
    {},
    { max_native: '1000000' },
    { max_gas: 300_000, max_native: '1000000000000' },
  );
  return fc.record({
    name: fc.constant('any'),
    version: fc.integer({ min: 1, max: 9 }),
    title: fc.constant('Anything'),
    params: fc.constant(PARAMS),
    require,
    steps,
    limits,
  }) as Arbitrary<Written>;
}

/** Parameters for a program, mostly such as it takes. */
export function paramsFor(
  params: readonly Declared[],
  seed: number,
  coins: readonly string[],
  people: readonly Actor[],
): object {
  const of = <T>(list: readonly T[], at: number): T => list[(seed + at) % list.length]!;
  return Object.fromEntries(
    params.map(({ name, type }, i) => {
      switch (type) {
        case 'address':
          return [name, `0x${of(people, i).address}`];
        case 'token':
          return [name, of(coins, i)];
        case 'bps':
          return [name, seed % 10_000];
        case 'amount':
          return [name, `${1n + BigInt(seed % 1_000_003) ** 2n}`];
        default:
          return [name, seed % 97];
      }
    }),
  );
}
