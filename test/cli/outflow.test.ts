/** Before a signature the command line says how much leaves the account, also for operations whose fields do not state it. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, type NodeProcess, startProcess, trellis } from './program.js';

const NATIVE_MINT = `0x${'00'.repeat(32)}`;

let node: NodeProcess;
test.before(async () => {
  node = await startProcess('dev', '--ephemeral');
});
test.after(cleanUp);

const balanceOf = async (key: string): Promise<bigint> =>
  BigInt((await node.ask<{ balance: string }>('chain_getBalance', key, 'TRL')).balance);

/** Raw native units of `1,000.5 TRL`. */
const raw = (shown: string): bigint => {
  const [whole, part = ''] = shown.replace(' TRL', '').replaceAll(',', '').split('.');
  return BigInt(`${whole}${part.padEnd(9, '0')}`);
};

const CASES: readonly (readonly [operation: string, words: readonly string[]])[] = [
  ['RegisterName', ['names', 'register', '--name', 'alice']],
  [
    'CreateProposal',
    [
      ...['gov', 'propose', '--type', 'parameter', '--title', 'Cheaper gas', '--description', 'Half of it.'],
      ...['--parameter', 'gas.price_floor', '--value', '5'],
    ],
  ],
  [
    'CreateStakingPool',
    [
      ...['staking-pools', 'create-staking-pool', '--reward-source', 'TRL:500000000000', '--reward-rate', '5TRL'],
      ...['--lock-period', '60', '--capacity', '10000TRL', '--per-user-cap', '1000TRL', '--token-mint', NATIVE_MINT],
    ],
  ],
  ['SetRecovery', ['recovery', 'set', '--guardians', 'GUARDIAN', '--threshold', '1', '--timelock', '172800']],
];

for (const [operation, words] of CASES) {
  test(`the outflow shown before ${operation} is signed is the amount that leaves the account`, async () => {
    const [payer, guardian] = [...node.output().matchAll(/dev:[01] +(trl\w+)/g)].map(([, address]) => address!) as [
      string,
      string,
    ];
    const before = await balanceOf(payer);
    const given = words.map((word) => (word === 'GUARDIAN' ? guardian : word));
    const { code, out, err } = await trellis(...given, '--key', 'dev:0', '--node', node.url);
    assert.is(code, 0, err);
    const limit = `\\(no declared maximum for ${operation}\\)`;
    const shown = new RegExp(`^outflow: (.+) in a simulation by the node, plus the fee ${limit}$`, 'm').exec(err);
    assert.ok(shown, err);
    const taken = shown[1] === 'nothing' ? 0n : raw(shown[1]!);
    const fee = raw(/^fee +([\d.,]+ TRL)/m.exec(out)![1]!);
    assert.is(before - (await balanceOf(payer)), taken + fee);
  });
}

test.run();
