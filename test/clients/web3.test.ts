/** web3.py, unmodified, against a running node: payments, receipts, a token, logs and subscriptions. Needs python3 with venv and PyPI. */

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaults } from '../../cli/distribution/default.js';
import { cleanUp, newDirectory } from '../cli/program.js';
import { account, startHere } from '../node/here.js';
import { answerOf, type Written } from '../node/live.js';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../../test/clients/web3/wallet.py', import.meta.url));
/** Account of the key 42…42. */
const PAYER = `0x${'17c5185167401ed00cf5f5b2fc97d9bbfdb7d025'.padStart(64, '0')}`;

test.after(cleanUp);

test('web3.py pays, moves a token, finds its logs, and follows blocks and logs', async () => {
  const directory = await newDirectory();
  await run('python3', ['-m', 'venv', directory]);
  const python = join(directory, 'bin', 'python');
  await run(python, ['-m', 'pip', 'install', '--quiet', 'web3==8.0.0']);
  const { node, url } = await startHere(defaults, await newDirectory());
  const write = async (method: string, ...params: unknown[]): Promise<Written> => {
    const answer = await answerOf<Written>(url, method, ...params, { wait: 'included' });
    if (answer.error) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result;
  };
  const owner = account(0);
  const made = await write('chain_createToken', 'Coin', 'COIN', 6, '1000', owner);
  await write('chain_transfer', owner, PAYER, 'TRL', `${100n * 10n ** 9n}`);
  await write('chain_transfer', owner, PAYER, 'COIN', '900');
  const COIN = `0x${String(made.created!.mint).slice(-40)}`;
  const { stdout } = await run(python, [PROGRAM], { env: { ...process.env, TRELLIS_URL: url, COIN } });
  assert.match(stdout, /passed/);
  await node.stop();
});

test.run();
