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

const starts = 3;
const startMs = 15_000;

/**
 * A browser with a profile that outlives it, and that can be killed without warning. One that opens a killed
 * profile now and then listens and never answers: it is killed, and started again.
 */
export async function startOwnChromium(profile: string): Promise<OwnChromium> {
  for (let start = 1; ; start += 1) {
    const child = spawn(
      findChromium(),
      [...flags, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const kill = (): Promise<void> => killAll(child);
    try {
      const address = await driverAddress(child);
      const browser = await chromium.connectOverCDP(address, { timeout: startMs });
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('Chromium started without a window');
      return { context, kill };
    } catch (reason) {
      await kill();
      if (start === starts) throw reason;
    }
  }
}

async function killAll(child: ChildProcess): Promise<void> {
  // A machine that does not bury its dead would be asked for ever.
  for (let tries = 0; tries < 100 && signalled(child); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** The whole group: a browser's children outlive it for a while, and write into its profile. */
function signalled({ pid }: ChildProcess): boolean {
  try {
    return pid !== undefined && process.kill(-pid, 'SIGKILL');
  } catch {
    // None of them is left.
    return false;
  }
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
