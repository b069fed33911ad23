/** Reports of a node to its supervisor: of work while it starts, of its height afterwards; they never hold the node up. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Child } from '../../cli/supervise/child.js';
import type { Report } from '../../cli/supervise/report.js';
import { until } from '../until.js';
import { cleanUp, newDirectory } from './program.js';

test.after(cleanUp);

const REPORT = new URL('../../cli/supervise/report.js', import.meta.url).href;

/** Runs a program with a reporter; gives its reports. */
async function reporting(source: string): Promise<{ readonly child: Child; readonly reports: Report[] }> {
  const file = join(await newDirectory(), 'main.mjs');
  await writeFile(file, `import { Reporter } from '${REPORT}';\nconst reporter = Reporter.begin();\n${source}`);
  const child = new Child({ file: process.execPath, args: [file] }, []);
  const reports: Report[] = [];
  child.onReport = (report) => reports.push(report);
  return { child, reports };
}

const starting = (reports: readonly Report[]) => reports.filter(({ started }) => !started).length;

test('a node that works during startup sends reports, and one that waits for an event falls silent', async () => {
  const busy = await reporting('setInterval(() => { const end = Date.now() + 100; while (Date.now() < end); }, 150);');
  await until(() => starting(busy.reports) >= 4, 'reports of work');
  await busy.child.stop();
  const idle = await reporting('setTimeout(() => reporter.started(() => 7), 3_000); setTimeout(() => {}, 600_000);');
  await until(() => idle.reports.some(({ started }) => started), 'the start');
  assert.ok(starting(idle.reports) <= 3, `${starting(idle.reports)} reports of a start that waits`);
  assert.equal(idle.reports.at(-1), { started: true, height: 7 });
  await idle.child.stop();
});

test('a started node reports its height as long as its event loop turns', async () => {
  const { child, reports } = await reporting(`let height = 3;
    reporter.started(() => height++);
    setTimeout(() => { for (;;); }, 1_500);`);
  await until(() => reports.filter(({ started }) => started).length >= 2, 'two reports');
  const heights = reports.flatMap(({ height }) => height ?? []);
  assert.equal(
    heights,
    [...heights].sort((a, b) => a - b),
  );
  child.forward('SIGKILL');
  await child.ended;
});

test('a supervisor that does not read reports does not block the node', async () => {
  const { child, reports } = await reporting(`reporter.started(() => 1);
    for (let i = 0; i < 200_000; i++) reporter.started(() => i);
    process.exit(0);`);
  const { code } = await child.ended;
  assert.is(code, 0);
  assert.ok(reports.length < 10_000, `${reports.length} reports: those in between are dropped`);
});

test('a node without a supervisor sends no reports, and its children do not inherit the pipe', async () => {
  const file = join(await newDirectory(), 'main.mjs');
  await writeFile(
    file,
    `import { Reporter } from '${REPORT}';
    const before = Reporter.begin();
    process.exit(before === undefined && process.env.TRELLIS_REPORTS_FD === undefined ? 0 : 1);`,
  );
  for (const fd of [undefined, '', 'x', '0', '98']) {
    const env = { ...process.env, ...(fd === undefined ? {} : { TRELLIS_REPORTS_FD: fd }) };
    const [code] = await once(spawn(process.execPath, [file], { env, stdio: 'ignore' }), 'exit');
    assert.is(code, 0, `${fd}`);
  }
});

test.run();
