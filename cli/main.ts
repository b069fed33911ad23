#!/usr/bin/env node
/** The command `trellis`: the default distribution on the command line. Nothing is imported before Node is known to be new enough. */

import { EXIT_USAGE, refusal } from './node-version.js';

const told = refusal(process.versions.node);
if (told !== undefined) {
  process.stderr.write(`${told}\n`);
  process.exitCode = EXIT_USAGE;
} else {
  void Promise.all([import('./compile-cache.js'), import('../runtime/lib/preload.js')])
    .then(([{ keepCompiled }, { preload }]) => {
      keepCompiled('trellis');
      preload(...['default', 'init-command', 'run'].map((name) => new URL(`./${name}.js`, import.meta.url)));
      return Promise.all([import('./default.js'), import('./init-command.js'), import('./run.js')]);
    })
    .then(([{ defaults }, { initCommand }, { run }]) =>
      run({ ...defaults, commands: [initCommand, ...(defaults.commands ?? [])] }),
    );
}
