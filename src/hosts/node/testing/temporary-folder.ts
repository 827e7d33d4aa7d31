import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** An empty folder; `removeTemporaryFolders` in `afterAll` takes it away again. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-test-'));
  made.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
