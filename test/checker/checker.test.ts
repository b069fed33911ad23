/** The checker beside a node under random load: it finds nothing on a sound node, and every planted fault. */

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devSecret, devValidatorSecret } from '../../cli/keys/keys.js';
import { toHex } from '../../runtime/lib/codec/ids.js';
import { cleanUp, MAIN, newDirectory, spawnProgram } from '../cli/program.js';
import { Laboratory } from '../mutation/laboratory.js';
import { Checker, type Report } from './checker.js';
import { Difference } from './difference.js';
import { PLANTED } from './faults.js';
import { load } from './load.js';
import { Rpc } from './rpc.js';

/** Bundles of a check: some seconds; `CHECK_BUNDLES` sets more. */
const BUNDLES = Number(process.env.CHECK_BUNDLES ?? 200);
/** A fault that many bundles do not show was missed. */
const MOST_BUNDLES = 800;
const SECRETS = [...Array.from({ length: 10 }, (_, i) => devSecret(i)), devValidatorSecret()].map((one) => toHex(one));

let laboratory: Laboratory;
test.before(async () => {
  laboratory = await Laboratory.open();
});
test.after(async () => {
  await laboratory.close();
  await cleanUp();
});

/** Follows a node under load until it has so many bundles. Rejects with the first difference. */
async function follow(program: string, bundles: number): Promise<Report> {
  const directory = await newDirectory();
  const node = await spawnProgram(program, 'dev', '--data-dir', directory, '--block-time', '0.5', '--p2p-port', 'off')
    .started;
  let isOver = false;
  try {
    const checker = await Checker.open(new Rpc(node.url));
    const loaded = load(node.url, SECRETS, () => isOver, 1);
    let failure: unknown;
    loaded.catch((cause: unknown) => {
      failure = cause ?? new Error('the load failed');
    });
    try {
      while (checker.report.bundles < bundles) {
        if (failure !== undefined) throw failure;
        await checker.compare();
        await checker.compareHistories();
      }
    } finally {
      isOver = true;
      await loaded.catch(() => undefined);
    }
    return checker.report;
  } finally {
    await node.stop();
  }
}

test('a sound node under random load has no difference', async () => {
  const { bundles, readings, tokens } = await follow(MAIN, BUNDLES);
  assert.ok(bundles >= BUNDLES && readings > 1 && tokens > 1, JSON.stringify({ bundles, readings, tokens }));
});

for (const fault of PLANTED) {
  test(`a node that ${fault.name} is found`, async () => {
    const cause = await laboratory.with(fault, () =>
      follow(laboratory.pathOf('cli/main.js'), MOST_BUNDLES).then(
        ({ bundles }) => assert.unreachable(`no difference in ${bundles} bundles`),
        (error: unknown) => error,
      ),
    );
    assert.ok(cause instanceof Difference && fault.says.test(cause.message), `${cause}`);
  });
}

test.run();
