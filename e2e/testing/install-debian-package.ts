import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const lock = path.join(os.tmpdir(), 'narratoria-install.lock');
const pauseMs = 500;

/** Only where root may do so; otherwise nothing happens, and false is returned. */
export function installDebianPackage(name: string): boolean {
  if (!isDebian() || process.getuid?.() !== 0) return false;
  // apt refuses a second run at the same time, and Jest starts its workers together.
  takeLock();
  try {
    return succeeded(`apt-get update && apt-get install -y ${name}`);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

export function succeeded(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0;
}

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'));
}

function takeLock(): void {
  while (!isTaken()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
}

function isTaken(): boolean {
  const owner = path.join(lock, 'owner');
  try {
    mkdirSync(lock);
    writeFileSync(owner, String(process.pid));
    return true;
  } catch {
    // Whoever was killed while installing holds it for ever.
    if (existsSync(owner) && !isAlive(Number(readFileSync(owner, 'utf8'))))
      rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isAlive(owner: number): boolean {
  return owner === 0 || existsSync(`/proc/${String(owner)}`);
}
