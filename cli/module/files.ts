/** The files of a new module: TypeScript source, test, package.json and tsconfig.json. */

const title = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A module of one file: points that accounts buy, give and look up. `first` is its first error code. */
const moduleFile = (
  name: string,
  first: number,
  sdk: string,
): string => `/** ${title(name)}: points that accounts buy with native units and give to each other. */

import { cell, error, fail, fn, map, module, port, t, ZERO_HASH } from 'trellis/sdk';

export const NoPoints = error(${first}, 'NoPoints', 'The number of points must be above zero');
export const TooFewPoints = error(${first + 1}, 'TooFewPoints', 'The account has too few points');
export const TooManyPoints = error(${first + 2}, 'TooManyPoints', 'No account has 2^64 points');

const points = t.doc(t.u64, 'Number of points transferred');
const owner = t.doc(t.address, 'Account that owns the points');
const tokens = port('tokens');

const declared = module('${name}', {
  about: 'Points that accounts buy with native units and give to each other.',
  sdk: '^${sdk}',
  needs: { tokens: tokens.only('transfer') },
  state: { points: map(0, [t.address], t.u64), price: cell(1, t.amount, 1_000n) },
  events: { PointsBought: { owner, points }, PointsGiven: { from: owner, to: owner, points } },
});

export default declared.define({
  operations: {
    Buy: {
      about: 'Buys points at the price of the chain.',
      params: { points },
      gas: 40_000,
      rpc: ['buy${title(name)}Points', 'points', 'sender'],
      errors: [NoPoints, TooManyPoints, ...tokens.refusals('transfer')],
      execute({ state, use, emit, sender, account }, { points }) {
        if (points === 0n) fail(NoPoints);
        use.tokens.transfer(sender, account('till'), ZERO_HASH, points * state.price.get());
        const sum = (state.points.get(sender) ?? 0n) + points;
        if (sum >= 2n ** 64n) fail(TooManyPoints);
        state.points.put(sender, sum);
        emit.PointsBought({ owner: sender, points });
      },
    },
    Give: {
      about: 'Gives points to another account.',
      params: { to: t.doc(t.address, 'Account that receives the points'), points },
      gas: 40_000,
      rpc: ['give${title(name)}Points', 'to', 'points', 'sender'],
      errors: [NoPoints, TooFewPoints, TooManyPoints],
      execute({ state, emit, sender }, { to, points }) {
        if (points === 0n) fail(NoPoints);
        const have = state.points.get(sender) ?? 0n;
        if (have < points) fail(TooFewPoints);
        state.points.put(sender, have - points);
        const sum = (state.points.get(to) ?? 0n) + points;
        if (sum >= 2n ** 64n) fail(TooManyPoints);
        state.points.put(to, sum);
        emit.PointsGiven({ from: sender, to, points });
      },
    },
  },
  methods: {
    get${title(name)}Points: {
      about: 'Returns the points of an account.',
      signature: fn({ owner }, t.struct({ owner, points: t.doc(t.u64, 'Current number of points') })),
      read: ({ state }, { owner }) => ({ owner, points: state.points.get(owner) ?? 0n }),
    },
  },
  indexes: { ${name.replaceAll('-', '_')}Gifts: { on: 'PointsGiven', keys: ['to'], about: 'Gifts received by an account, newest first.' } },
  parameters: { price: { about: 'Price of a point in raw native units', cell: 'price', min: 1n, max: 10n ** 18n } },
});
`;

const testFile = (name: string): string => `/** Tests of buying and giving points. */

import { deepStrictEqual, strictEqual } from 'node:assert';
import { test } from 'node:test';
import { alice, bob, chain } from 'trellis/kit';
import module, { NoPoints, TooFewPoints } from './${name}.ts';

const open = () => chain(['accounts', 'tokens', module]);

test('a buyer pays for points and owns them', () => {
  const c = open();
  const before = c.balance(alice);
  c.run(alice, '${name}.Buy', { points: 5n }).emits('PointsBought', { owner: alice, points: 5n });
  strictEqual(c.balance(alice), before - 5_000n);
  deepStrictEqual(c.ask('get${title(name)}Points', [alice]), { owner: c.json(alice), points: '5' });
});

test('an account cannot give more points than it has', () => {
  const c = open();
  c.run(alice, '${name}.Buy', { points: 5n });
  c.run(alice, '${name}.Give', { to: bob, points: 6n }).fails(TooFewPoints);
  c.run(alice, '${name}.Give', { to: bob, points: 0n }).fails(NoPoints);
  c.run(alice, '${name}.Give', { to: bob, points: 2n }).emits('PointsGiven', { from: alice, to: bob });
  strictEqual(c.entry('${name}', 'points', alice.address), 3n);
  strictEqual(c.entry('${name}', 'points', bob.address), 2n);
});
`;

const packageFile = (name: string, sdk: string, command: string): string =>
  `${JSON.stringify(
    {
      name: `trellis-${name}`,
      version: '0.1.0',
      type: 'module',
      files: ['dist'],
      exports: { '.': { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` } },
      scripts: { build: 'tsc', test: `${command} module test`, check: `${command} module check ./${name}.ts` },
      peerDependencies: { trellis: `^${sdk}` },
      devDependencies: { '@types/node': '^20', trellis: `^${sdk}`, typescript: '>=5.7' },
    },
    null,
    2,
  )}\n`;

const compilerFile = (): string =>
  `${JSON.stringify(
    {
      compilerOptions: {
        target: 'es2023',
        module: 'nodenext',
        types: ['node'],
        strict: true,
        declaration: true,
        rootDir: '.',
        outDir: 'dist',
        erasableSyntaxOnly: true,
        verbatimModuleSyntax: true,
        rewriteRelativeImportExtensions: true,
      },
      include: ['*.ts'],
    },
    null,
    2,
  )}\n`;

/** Files of `module new`, by name. `number` is the module's own number, which determines its first error code; `command` that of the chain. */
export function newModule(name: string, number: number, sdk: string, command = 'trellis') {
  return {
    /** Written only if they do not exist. */
    folder: { 'package.json': packageFile(name, sdk, command), 'tsconfig.json': compilerFile() },
    own: {
      [`${name}.ts`]: moduleFile(name, 10_000 + 100 * (number - 1_000), sdk),
      [`${name}.test.ts`]: testFile(name),
    },
  };
}
