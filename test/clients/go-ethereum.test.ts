/** go-ethereum's ethclient with bindings of abigen, unmodified, against a running node. Needs go and its proxy. */

import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanUp, newDirectory } from '../cli/program.js';
import { ethereumWorld } from './ethereum-world.js';

const run = promisify(execFile);
const MODULE = fileURLToPath(new URL('../../../test/clients/go-ethereum/', import.meta.url));

test.after(cleanUp);

test('go-ethereum pays, moves tokens of three standards, finds their logs, and follows blocks and logs', async () => {
  const world = await ethereumWorld();
  const cwd = join(await newDirectory(), 'wallet'); // the bindings are generated here
  await cp(MODULE, cwd, { recursive: true });
  // Without cgo only pure Go packages are built, and no C compiler is needed.
  const env = { ...world.env, CGO_ENABLED: '0' };
  await run('go', ['run', './bind', world.abis, 'bindings.go'], { cwd, env });
  const { stdout } = await run('go', ['run', '.'], { cwd, env });
  assert.match(stdout, /^go-ethereum passed$/m);
  await world.stop();
});

test.run();
