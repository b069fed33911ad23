/** Tests run by uvu alone, without the runner of this repository. */

import { spawnSync } from 'node:child_process';

/** Runs the bodies of tests, and an empty one as the last, after some imports. */
export function plainly(imports: string, ...tests: readonly string[]) {
  const script = `
    import { test } from '${import.meta.resolve('uvu')}';
    ${imports}
    ${tests.map((body, i) => `test('${i}', async () => { ${body} });`).join('\n')}
    test('the last', () => {});
    test.run();
  `;
  const args = ['--input-type=module', '-e', script];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, stdout };
}
