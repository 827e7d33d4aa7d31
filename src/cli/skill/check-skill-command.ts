import { CliFault } from '@/cli/kit/cli-fault';
import { exitCode, type ExitCode } from '@/cli/kit/exit-code';
import { isFolder } from '@/cli/kit/is-folder';
import type { Output } from '@/cli/kit/output';
import { printFindings } from '@/cli/kit/print-findings';
import { folderFileStore } from '@/hosts/node/folder-file-store';
import { checkConfigSchema } from '@/skills/check-config-schema';
import { checkSkill } from '@/skills/check-skill';

const settingsFile = 'config-schema.json';

/** `narratoria skill check PATH`: what is wrong with a skill's folder, without running anything. */
export async function checkSkillCommand(
  folder: string,
  output: Output,
  signal: AbortSignal,
): Promise<ExitCode> {
  if (folder === '') throw new CliFault('A folder is needed, and none was named.', exitCode.usage);
  if (!isFolder(folder)) throw new CliFault(`${folder} is not a folder.`, exitCode.usage);
  const store = folderFileStore(folder);
  const manifest = await store.readText('skill.json', signal);
  // Where no skill is there may be anything, and all of it would be listed.
  const names = manifest === null ? [] : await store.list('', signal);
  const settings = await store.readText(settingsFile, signal);
  const findings = [
    ...checkSkill(manifest, names),
    ...(settings === null ? [] : checkConfigSchema(settingsFile, settings)),
  ];
  const code = printFindings(findings, { files: names.length }, output);
  if (findings.length === 0 && !output.options.json)
    output.result(`${folder} is a sound skill of ${String(names.length)} files.`);
  return code;
}
