const ending = /_generated(?=\.[a-z]+$)/;

/** What a program wrote where a person might have: `profile.json` → `profile_generated.json`. */
export function generatedPath(path: string): string {
  return path.replace(/(?=\.[a-z]+$)/, '_generated');
}

/** Whether a file has such a name; who wrote it says its mark. */
export function isGeneratedPath(path: string): boolean {
  return ending.test(path);
}

/** The name a person would give the file. */
export function ownPath(path: string): string {
  return path.replace(ending, '');
}
