import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { temporaryFolder } from '@/hosts/node/testing/temporary-folder';
import { otherSkill } from '@/ports/contract-tests/script-dialect';
import type { ScriptHost } from '@/ports/script-host';

/** Writes each skill into a folder of its own before it runs, beside a folder of another skill. */
export function onDisk(host: ScriptHost): ScriptHost {
  return {
    run: (script, input, options, signal) =>
      host.run({ ...script, folder: skillFolder(script.files) }, input, options, signal),
    close: () => host.close(),
  };
}

/** Like files out of a zip: none may be executed, unless a path is named. */
export function skillFolder(
  files: Readonly<Record<string, string>>,
  executable: readonly string[] = [],
): string {
  const skills = temporaryFolder();
  const all = Object.entries(files).map(([file, text]) => [`own/${file}`, text] as const);
  for (const [file, text] of [...all, [otherSkill.code, ''], [otherSkill.data, '{}']] as const) {
    mkdirSync(path.dirname(path.join(skills, file)), { recursive: true });
    writeFileSync(path.join(skills, file), text);
  }
  for (const file of executable) chmodSync(path.join(skills, 'own', file), 0o755);
  return path.join(skills, 'own');
}
