import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './narratoria';

const file = path.join(root, '.cache/web-figures.json');

/** Adds to what was measured on this machine: .cache/web-figures.json, for the documents to quote. */
export function recordFigures(figures: Readonly<Record<string, unknown>>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...earlier(), ...figures }, null, 2)}\n`);
}

function earlier(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}
