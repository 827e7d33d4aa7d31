import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Only where root may do so; otherwise nothing happens, and false is returned. */
export function installDebianPackage(name: string): boolean {
  return (
    isDebian() &&
    process.getuid?.() === 0 &&
    succeeded(`apt-get update && apt-get install -y ${name}`)
  );
}

export function succeeded(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0;
}

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID(?:_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'));
}
