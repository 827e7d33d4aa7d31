import { spawn, type ChildProcess } from 'node:child_process';

import { chromium, type Browser, type BrowserContext } from 'playwright-core';

import { findChromium } from './find-chromium';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(extraFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...flags, ...extraFlags] });
}

/** `kill` may be called again. */
export type OwnChromium = { readonly context: BrowserContext; readonly kill: () => Promise<void> };

/** A browser with a profile that outlives it, and that can be killed without warning. */
export async function startOwnChromium(profile: string): Promise<OwnChromium> {
  const child = spawn(
    findChromium(),
    [...flags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const browser = await chromium.connectOverCDP(await driverAddress(child));
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium started without a window');
  return {
    context,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function driverAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const address = /listening on (ws:\S+)/.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', () => {
      reject(new Error(`Chromium ended: ${said}`));
    });
  });
}
