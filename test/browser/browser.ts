/** A headless Chromium for tests of pages. `CHROMIUM` names another binary than Debian's. */

import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { PATIENCE_MS } from '../until.js';

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

let running: Promise<Browser> | undefined;

/** A new page; what goes wrong in it is collected in `problems`. */
export async function openPage(): Promise<{ readonly page: Page; readonly problems: readonly string[] }> {
  const executablePath = PLACES.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined)
    throw new Error('no Chromium here: install it (Debian: apt-get install chromium), or set CHROMIUM');
  running ??= chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      // Names of tests lead to this machine; the internet is not asked.
      '--host-resolver-rules=MAP *.example 127.0.0.1',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const page = await (await running).newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  return { page, problems };
}

/** Ends the browser. */
export async function closeBrowser(): Promise<void> {
  await (await running)?.close();
  running = undefined;
}
