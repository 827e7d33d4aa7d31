import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from 'playwright-core';

import { installDebianPackage, succeeded } from './install-debian-package';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium that is there, or one that is installed now. Tests never go without. */
export function findChromium(): string {
  const found = installedChromium() ?? (installChromium(), installedChromium());
  if (found !== undefined) return found;
  throw new Error(
    'There is no Chromium, and none could be installed; install one and name it in CHROMIUM.',
  );
}

function installedChromium(): string | undefined {
  const { CHROMIUM: named, PATH: searched = '' } = process.env as Record<string, string>;
  const onPath = searched
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [named ?? '', ...onPath, ...usualPlaces, chromium.executablePath()].find(
    (file) => file !== '' && existsSync(file),
  );
}

function installChromium(): void {
  if (!installDebianPackage('chromium')) succeeded('npx playwright-core install chromium');
}
