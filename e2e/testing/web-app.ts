import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

import { appWindow, type AppWindow } from './app-window';
import { launchChromium } from './chromium';
import { closeContext } from './close-context';
import { screenSizes, type ScreenSize } from './screen-sizes';
import { builtApp, serveBuiltApp, type ServedFolder } from './serve-built-app';
import { watchForFaults } from './watch-for-faults';

export type Visit = {
  readonly size: ScreenSize;
  /** After the server's address, like `?seed=7` or `story`. */
  readonly at?: string;
  /** `still` asks for reduced motion: words are there at once. */
  readonly motion?: 'moving' | 'still';
  /** Another server's address, in front of the one that serves the app. */
  readonly from?: string;
  readonly serviceWorker?: 'none';
  /** What is done to the windows before the first one opens. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
};

/** For one step on a busy machine. */
const patienceMs = 20_000;

/** The built app, served, and a browser to look at it. Every visit is a new visitor's. */
export type WebApp = {
  address(): string;
  visit(visit: Visit): Promise<AppWindow>;
  /** Another window of the same visitor. */
  openAnother(window: AppWindow, at?: string): Promise<AppWindow>;
  /** Serves nothing any more until `serveAgain`. */
  stopServing(): Promise<void>;
  serveAgain(): Promise<void>;
  /** What went wrong in a way that this test brings about itself. */
  forgiveFaults(pattern: RegExp): void;
};

/** Call it once in a test file: it adds the hooks, and fails a test in which anything went wrong unseen. */
export function useWebApp({ folder, base } = builtApp()): WebApp {
  let server: ServedFolder;
  let browser: Browser | undefined;
  let faults: (readonly string[])[] = [];
  const contexts = new Set<BrowserContext>();
  let forgiven: RegExp[] = [];

  beforeAll(async () => {
    server = await serveBuiltApp(folder, { base });
    browser = await launchChromium();
  });

  afterEach(async () => {
    await Promise.all([...contexts].map(closeContext));
    const found = faults.flat().filter((fault) => !forgiven.some((kind) => kind.test(fault)));
    [faults, forgiven] = [[], []];
    expect(found).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await server.close();
  });

  const open = async (context: BrowserContext, address: string): Promise<AppWindow> => {
    const page = await context.newPage();
    await page.goto(address);
    return appWindow(page);
  };

  return {
    address: () => server.address,
    visit: async (visit) => {
      if (browser === undefined) throw new Error('a visit needs the browser that beforeAll starts');
      const context = await browser.newContext(contextOptions(visit));
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      const from = visit.from ?? server.address;
      faults.push(await watchForFaults(context, from));
      context.setDefaultTimeout(patienceMs);
      await visit.prepare?.(context);
      return open(context, from + (visit.at ?? ''));
    },
    openAnother: ({ page }, at = '') => open(page.context(), server.address + at),
    stopServing: () => server.close(),
    serveAgain: async () => {
      server = await serveBuiltApp(folder, { base, port: Number(new URL(server.address).port) });
    },
    forgiveFaults: (pattern) => {
      forgiven.push(pattern);
    },
  };
}

function contextOptions({ size, motion = 'moving', serviceWorker }: Visit): BrowserContextOptions {
  return {
    viewport: screenSizes[size],
    hasTouch: size !== 'desktop',
    serviceWorkers: serviceWorker === 'none' ? 'block' : 'allow',
    reducedMotion: motion === 'still' ? 'reduce' : 'no-preference',
  };
}
