/** Executes the guide to upgrades, on a node under a supervisor whose blocks come fast. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, archive, endAll, install, offer, rehearsedNode, startSupervisor, until } from '../cli/supervising.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { pageOn } from './page.js';

pageOn('docs/guide/upgrades.md', async (directory) => {
  const [home, port] = [join(directory, 'node'), await portsFrom()];
  const url = `http://127.0.0.1:${port}`;
  const [next, broken] = [archive(await rehearsedNode('2.0.0')), archive(await app('3.0.0', 'process.exit(3);\n'))];
  const releases = await offer({ '/2.0.0.tar.gz': next.bytes, '/3.0.0.tar.gz': broken.bytes });
  await install(home, await rehearsedNode('1.0.0'));
  const flags = ['--governance-mode', 'full', '--voting-period', '40'];
  const supervisor = startSupervisor(home, port, [], flags, 'dev');
  const log = setInterval(() => void writeFile(join(directory, 'node.log'), supervisor.said()), 200);
  await until('the node', async () => (await answerOf(url, 'chain_version')).error === undefined, supervisor);
  const env = { RELEASES: releases, SHA2: next.sha256, SHA3: broken.sha256 };
  return {
    url,
    env,
    async stop() {
      clearInterval(log);
      supervisor.kill('SIGTERM');
      await supervisor.ended;
      await endAll();
    },
  };
});
