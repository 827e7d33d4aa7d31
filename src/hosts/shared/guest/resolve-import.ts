import { fail, succeed, type Result } from '@/foundation/result';

export const sdkModuleName = 'narratoria';

/** Sets files of the skill apart from the SDK: a skill may own a file called `narratoria`. */
const skillPrefix = 'skill:';

export function skillModuleName(path: string): string {
  return skillPrefix + path;
}

export function skillPath(moduleName: string): string {
  return moduleName.startsWith(skillPrefix) ? moduleName.slice(skillPrefix.length) : moduleName;
}

/** The name of the module that `specifier` means inside `importer`, or why it is refused. */
export function resolveImport(importer: string, specifier: string): Result<string, string> {
  if (specifier === sdkModuleName) return succeed(specifier);
  if (!specifier.startsWith('./') && !specifier.startsWith('../'))
    return fail(
      `the import "${specifier}" is refused: a script may import "narratoria" and files of its own skill`,
    );
  const folders = skillPath(importer).split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') folders.push(part);
    else if (folders.pop() === undefined)
      return fail(`the import "${specifier}" is refused: it leaves the skill's folder`);
  }
  return succeed(skillModuleName(folders.join('/')));
}
