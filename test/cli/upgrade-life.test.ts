/** The life of upgrades, end to end: a real node of the default chain under a supervisor, told what to do by the command line. */

import { writeFileSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { answerOf } from '../node/live.js';
import { portsFrom } from '../ports.js';
import { cleanUp, newDirectory, trellis } from './program.js';
import {
  app,
  archive,
  endAll,
  install,
  offer,
  passing,
  rehearsedNode,
  startSupervisor,
  stateOf,
  until,
} from './supervising.js';

test.after(async () => {
  await endAll();
  await cleanUp();
});

/** Blocks of voting, of notice, and of what the commands here may take. */
const [VOTING, NOTICE, MARGIN] = [40, 100, 40];
const FLAGS = ['--governance-mode', 'full', '--voting-period', `${VOTING}`];

const EXPECTED = `
stage                               plan             next upgrade  answers  bin/current  supervisor
1.0.0 runs                          -                -             1.0.0    1.0.0        -
2.0.0 is scheduled                  2.0.0 Voting     -             1.0.0    1.0.0        -
its validator has approved          2.0.0 Voting     -             1.0.0    1.0.0        -
the vote is over                    2.0.0 Scheduled  broken        1.0.0    1.0.0        -
2.0.0 crashed and was rolled back   -                -             -        1.0.0        2.0.0 failed
started again: a case for people    -                -             -        1.0.0        2.0.0 failed
all go on without it                2.0.0 Cancelled  -             1.0.0    1.0.0        2.0.0 failed
2.1.0 is scheduled                  2.1.0 Voting     -             1.0.0    1.0.0        2.0.0 failed
the node has approved by itself     2.1.0 Voting     -             1.0.0    1.0.0        2.0.0 failed
the vote is over                    2.1.0 Scheduled  mended        1.0.0    1.0.0        2.0.0 failed
2.1.0 was swapped in and has lasted  2.1.0 Applied    -             2.1.0    2.1.0        2.0.0 failed, 2.1.0 done
`.trim();

test('one plan fails and is rolled back and skipped, and the next one is downloaded, swapped in and applied', async () => {
  const home = await newDirectory();
  const port = await portsFrom();
  const url = `http://127.0.0.1:${port}`;
  const programs = {
    '/broken.tar.gz': archive(await app('2.0.0', passing('process.exit(3);'))),
    '/mended.tar.gz': archive(await rehearsedNode('2.1.0')),
  };
  const server = await offer(Object.fromEntries(Object.entries(programs).map(([path, { bytes }]) => [path, bytes])));
  const key = join(home, 'validator.key');

  const ask = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const answer = await answerOf<T>(url, method, ...params);
    if (answer.error) throw new Error(JSON.stringify(answer.error));
    return answer.result;
  };
  const command = async (...words: string[]): Promise<string> => {
    const { code, out, err } = await trellis(...words, '--node', url);
    assert.is(code, 0, `${words.join(' ')}: ${err}`);
    return out;
  };
  const planOf = () => ask<{ version: string; status: string; votes: unknown[] } | null>('chain_getUpgradePlan');
  const runs = async (version: string, about = supervisor) =>
    until(`version ${version}`, async () => (await ask('chain_version')) === version, about);
  const statusIs = (status: string) => until(status, async () => (await planOf())?.status === status, supervisor);

  const rows = [['stage', 'plan', 'next upgrade', 'answers', 'bin/current', 'supervisor']];
  const note = async (stage: string): Promise<void> => {
    const plan = await planOf().catch(() => null);
    const version = await ask<string>('chain_version').catch(() => '-');
    const { upgrade = null } = await ask<{ upgrade: { name: string } | null }>('chain_consensusStatus').catch(() => ({
      upgrade: null,
    }));
    const current = /\d+\.\d+\.\d+/.exec(basename(await readlink(join(home, 'bin', 'current'))))![0];
    const { failed, done } = await stateOf(home);
    const known = [...failed.map((one) => `${one.version} failed`), ...done.map((one) => `${one.version} done`)];
    const told = plan ? `${plan.version} ${plan.status}` : '-';
    rows.push([stage, told, upgrade?.name ?? '-', version, current, known.join(', ') || '-']);
  };
  const schedule = async (name: 'broken' | 'mended', version: string): Promise<number> => {
    const height = (await ask<{ height: number }>('chain_consensusStatus')).height + VOTING + NOTICE + MARGIN;
    const file = { url: `${server}/${name}.tar.gz`, sha256: programs[`/${name}.tar.gz`].sha256 };
    const what = ['--name', name, '--to-version', version, '--height', `${height}`];
    await command('upgrade', 'schedule', ...what, '--binaries', JSON.stringify({ any: file }), '--key', key);
    return height;
  };

  await install(home, await rehearsedNode('1.0.0'));
  // Slowly while something is to be seen or done before a height, quickly while the height is waited for.
  process.env.REHEARSAL_PACE = join(home, 'pace');
  const slowly = () => writeFileSync(join(home, 'pace'), '3');
  const quickly = () => writeFileSync(join(home, 'pace'), '20');
  slowly();
  let supervisor = startSupervisor(home, port, [], FLAGS, 'dev');
  await runs('1.0.0');
  await note('1.0.0 runs');
  const { validator_address: validator } = await ask<{ validator_address: string }>('chain_validatorHealth');
  await command('send', 'dev:0', validator, '500');

  const height = await schedule('broken', '2.0.0');
  await note('2.0.0 is scheduled');
  await command('upgrade', 'vote', '--plan-id', '0', '--approve', 'true', '--key', key);
  await note('its validator has approved');
  quickly();
  await statusIs('Scheduled');
  slowly();
  await note('the vote is over');
  quickly();
  assert.is((await supervisor.ended).code, 42, supervisor.said());
  await note('2.0.0 crashed and was rolled back');
  supervisor = startSupervisor(home, port, [], FLAGS, 'dev');
  assert.is((await supervisor.ended).code, 42);
  assert.match(supervisor.said(), `start the node with --skip-upgrade-heights ${height}`);
  await note('started again: a case for people');

  const without = ['--skip-upgrade-heights', `${height}`, '--auto-vote-seed', 'ab'.repeat(32)];
  supervisor = startSupervisor(home, port, [], [...FLAGS, ...without], 'dev');
  await runs('1.0.0');
  await statusIs('Cancelled');
  await note('all go on without it');
  slowly();

  await schedule('mended', '2.1.0');
  await note('2.1.0 is scheduled');
  await until('the vote', async () => (await planOf())?.votes.length === 1, supervisor);
  await note('the node has approved by itself');
  quickly();
  await statusIs('Scheduled');
  slowly();
  await note('the vote is over');
  quickly();
  await runs('2.1.0');
  await until('the end', async () => (await stateOf(home)).done.length === 1, supervisor);
  await note('2.1.0 was swapped in and has lasted');
  const shown = await command('upgrade', 'show');
  assert.match(shown, /^status +Applied$/m);
  supervisor.kill('SIGTERM');
  assert.is((await supervisor.ended).code, 0);

  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`\nUpgrades, end to end\n\n${lines.join('\n')}\n`);
  assert.fixture(lines.join('\n').replace(/ {2,}/g, '  '), EXPECTED.replace(/ {2,}/g, '  '));
});

test.run();
