/** Executes the guide to upgrades, on a node under a supervisor whose blocks come fast. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  app,
  archive,
  endAll,
  install,
  offer,
  passing,
  rehearsedNode,
  startSupervisor,
  until,
} from '../cli/supervising.js';
import { ROOT } from '../client/project.js';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { pageOn } from './page.js';

/** Blocks come slowly while somebody has to vote or looks on, quickly while the page only waits for a height. */
const [SLOW, WATCHED, QUICK] = ['3', '10', '20'];

interface Plan {
  readonly plan_id: number;
  readonly status: string;
  readonly votes: readonly object[];
}

/** The pace that a node's plan asks for; undefined when it does not answer. */
async function paceOf(url: string): Promise<string | undefined> {
  const answer = await answerOf<Plan | null>(url, 'chain_getUpgradePlan').catch(() => undefined);
  if (answer === undefined || answer.error) return undefined;
  const { plan_id = 0, status = '', votes = [] } = answer.result ?? {};
  if (status === 'Voting') return votes.length === 0 ? SLOW : QUICK;
  return status === 'Scheduled' && plan_id > 0 ? QUICK : SLOW;
}

/** Counts the checks of releases that are over, by the directory of their copies. */
function checksIn(home: string): () => number {
  let over = 0;
  let running = false;
  return () => {
    const runs = existsSync(join(home, 'upgrade-check'));
    if (running && !runs) over++;
    running = runs;
    return over;
  };
}

const PATH = 'docs/guide/upgrades.md';
const PAGE = readFileSync(join(ROOT, PATH), 'utf8');

pageOn(PATH, async (directory) => {
  const [home, port] = [join(directory, 'node'), await portsFrom()];
  const url = `http://127.0.0.1:${port}`;
  const [next, broken] = [
    archive(await rehearsedNode('2.0.0')),
    archive(await app('3.0.0', passing('process.exit(3);'))),
  ];
  const releases = await offer({ '/2.0.0.tar.gz': next.bytes, '/3.0.0.tar.gz': broken.bytes });
  await install(home, await rehearsedNode('1.0.0'));
  process.env.REHEARSAL_PACE = join(directory, 'pace');
  writeFileSync(join(directory, 'pace'), SLOW);
  // The command of the page, without its own directory.
  const [, flags] = /^trellis supervise --allow-downloads -- dev --data-dir node (.*)$/m.exec(PAGE)!;
  const supervisor = startSupervisor(home, port, [], flags!.split(' '), 'dev');
  const checks = checksIn(home);
  const log = setInterval(() => {
    writeFileSync(join(directory, 'node.log'), supervisor.said());
    // The first release is checked by the supervisor, and by the page.
    const isChecked = checks() >= 2;
    void paceOf(url).then((pace) => {
      if (pace !== undefined) writeFileSync(join(directory, 'pace'), pace === SLOW && isChecked ? WATCHED : pace);
    });
  }, 100);
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
