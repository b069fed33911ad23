/** A headless Chromium for tests of pages. `CHROMIUM` names another binary than the one on the PATH. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { program } from '../programs.js';
import { PATIENCE_MS, until } from '../until.js';

let running: Promise<BrowserContext> | undefined;

async function begin(): Promise<BrowserContext> {
  const browser = await chromium.launch({
    executablePath: program('chromium'),
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
  return browser.newContext({ viewport: { width: 1280, height: 900 } });
}

/** A page with what it did. */
export interface Opened {
  readonly page: Page;
  /** What went wrong in it. */
  readonly problems: readonly string[];
  /** What it fetched, and which WebSockets it opened. */
  readonly requests: readonly string[];
}

/** A new page of one browser, which keeps what pages keep. */
export async function openPage(): Promise<Opened> {
  running ??= begin();
  const page = await (await running).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url().replace(/^ws/, 'http')));
  return { page, problems, requests };
}

/** Ends the browser. */
export async function closeBrowser(): Promise<void> {
  await (await running)?.browser()?.close();
  running = undefined;
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** What axe-core finds serious, or critical. Policies of pages keep scripts out, so axe comes by the debugger. */
export async function seriousIn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate<{ violations: readonly Violation[] }>(
    "axe.run({ resultTypes: ['violations'] })",
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Runs in the page: whether it shows what the address bar names, and all of it. */
const SETTLED = `(() => {
  const path = location.hash.replace(/^#\\/?|\\?.*/g, '').split('/').map(decodeURIComponent).join('/');
  const main = document.querySelector('main');
  return main?.dataset.place === path && main.querySelector('h1') !== null && main.querySelector('.waiting') === null;
})()`;

/** Waits until everything of a place of the explorer is there, and tells which place it is. */
export async function settled(page: Page, what: string): Promise<string> {
  await until(() => page.evaluate<boolean>(SETTLED), `${what} is shown`);
  return (await page.locator('main').getAttribute('data-place')) ?? '';
}

/** What sticks out of the width of the page, where it scrolls sideways, and tables that must be scrolled to be read. */
export const sticksOut = (page: Page): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('main .scroll:has(table)')].filter((one) => one.scrollWidth > one.clientWidth);
    if (scrollWidth <= clientWidth) return cut.map((one) => one.ariaLabel);
    return [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth && !one.closest('.scroll, pre'))
      .map((one) => one.outerHTML.slice(0, 120));
  })()`);
