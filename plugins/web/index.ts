/** Web plugin: block explorer and wallet console as a page at /, which contacts only its own node. */

import { plugin } from '../../runtime/plugin.js';
import { Packed, packedRoute } from '../docs/packed.js';
import { readBuilt } from './built.js';
import { declaredBy, methodsOf, networkOf } from './declared.js';
import { POLICY, shell } from './shell.js';

const HTML = 'text/html; charset=utf-8';

export default plugin('web', {
  sdk: 1,
  about: 'Serves a block explorer and a wallet console at /.',
  async start(node) {
    const built = await readBuilt();
    if (built === undefined) {
      node.log('warn', 'web page not built: run npm run build');
      return {};
    }
    const page = new Packed(HTML, shell(networkOf(node, node.agent), built), false);
    const described = (path: string, describe: () => object) =>
      packedRoute(path, 'application/json', () => JSON.stringify(describe()));
    return {
      routes: [
        {
          path: '/',
          handler: async (request) => {
            const answer = await page.answer(request);
            const headers = {
              ...answer.headers,
              'Content-Security-Policy': POLICY,
              'Referrer-Policy': 'no-referrer',
              'Cross-Origin-Opener-Policy': 'same-origin',
            };
            return { ...answer, headers };
          },
        },
        described('/web/declared.json', () => declaredBy(node)),
        described('/web/methods.json', () => methodsOf(node)),
        ...[...built.files].map(([name, file]) => ({
          path: `/web/${name}`,
          handler: (request: Parameters<Packed['answer']>[0]) => file.answer(request),
        })),
      ],
    };
  },
});
