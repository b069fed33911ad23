/** The program `trellis` with a plugin that logs as fast as it is asked to: for tests of logs that nobody reads. */

import { run } from '../../cli/command-line/run.js';
import { program } from '../../cli/program.js';
import { plugin, t } from '../../runtime/plugin.js';

const chatty = plugin('chatty', {
  about: 'Logs what it is asked to.',
  sdk: 1,
  async start(node) {
    let count = 0;
    return {
      methods: [
        node.method({
          name: 'chatty_flood',
          about: 'Logs lines of one kind, or each of another kind.',
          params: { lines: t.u32, kinds: t.u32 },
          result: t.u32,
          answer({ lines, kinds }) {
            for (let i = 0; i < lines; i++) {
              const kind = kinds === 0 ? 'chatter' : `chatter ${count % kinds}`;
              node.log('info', kind, { count: ++count, text: 'x'.repeat(200) });
            }
            return count;
          },
        }),
        node.method({
          name: 'chatty_stop',
          about: 'Ends the node.',
          params: {},
          result: t.u32,
          answer() {
            node.stopNode!({ reason: 'asked to by a test', exitCode: 86 });
            return 0;
          },
        }),
        node.method({
          name: 'chatty_crash',
          about: 'Throws where nobody catches.',
          params: {},
          result: t.u32,
          answer() {
            // Built here, so that its stack names no file of a plugin.
            const cause = new Error('a crash of the test');
            cause.stack = 'Error: a crash of the test\n    at nowhere';
            setImmediate(() => {
              throw cause;
            });
            return 0;
          },
        }),
      ],
    };
  },
});

await run({
  ...program,
  plugins: [
    ...program.plugins,
    { name: 'chatty', options: {}, grants: ['stop'], load: async () => ({ default: chatty }) },
  ],
});
