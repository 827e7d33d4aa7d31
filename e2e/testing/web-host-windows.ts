import type { Browser, BrowserContext, Page } from 'playwright-core';

import type { ProbedRun } from '@/ports/contract-tests/script-probe';
import type { ScriptLimits } from '@/ports/script-host';

import { launchChromium } from './chromium';
import { serveWebHost, type ServedHost } from './serve-web-host';
import type { WebHostPage } from './web-host-page';

declare const webHostPage: WebHostPage;

/** A browser and the page with the web host, served while the tests of a file run. */
export type WebHostWindows = {
  readonly server: ServedHost;
  readonly browser: Browser;
};

/** The least that takes part in an update. */
export const serviceWorker = (version: string): string =>
  `// ${version}
   addEventListener('message', ({ data }) => { if (data === 'skipWaiting') skipWaiting(); });`;

export async function openWebHostWindows(): Promise<WebHostWindows> {
  const server = await serveWebHost();
  server.publish('sw.js', serviceWorker('first'));
  const browser = await launchChromium(['--host-resolver-rules=MAP insecure.test 127.0.0.1']);
  return { server, browser };
}

export async function closeWebHostWindows({ server, browser }: WebHostWindows): Promise<void> {
  await browser.close();
  await server.close();
}

export function addressOf({ port }: ServedHost, host = 'localhost'): string {
  return `http://${host}:${port}/`;
}

/** Asks the host of a page to start. */
export async function startHost(page: Page): Promise<void> {
  await page.evaluate(() => {
    webHostPage.watch();
  });
}

export async function openPageAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** A window in which the host has been asked to start. */
export async function openHostAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await openPageAt(context, address);
  await startHost(page);
  return page;
}

export function becomes(page: Page, status: string): Promise<void> {
  return page.evaluate((wanted) => webHostPage.becomes(wanted), status);
}

/** Writes a row; what went wrong, or null. */
export function keep(page: Page, text: string): Promise<string | null> {
  return page.evaluate((words) => webHostPage.keep(words), text);
}

export function kept(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => webHostPage.kept());
}

/** Says one line. */
export const alive = `export default function main(io) { io.line('alive'); }`;

export function runScript(
  page: Page,
  source: string,
  limits: Partial<ScriptLimits> = {},
): Promise<ProbedRun> {
  return page.evaluate(([script, asked]) => webHostPage.runScript(script, asked), [
    source,
    limits,
  ] as const);
}
