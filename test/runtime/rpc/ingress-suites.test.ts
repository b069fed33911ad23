/** The server's own suites once more, with an ingress thread in each server, or `THREADS` of them: nobody who calls may see a difference. */

import { useThreads } from './kit.js';

useThreads(Number(process.env.THREADS ?? 1));
for (const suite of ['answers', 'browser', 'held', 'limits', 'malformed', 'plain-http', 'server', 'websocket']) {
  await import(`./${suite}.test.js`);
}
