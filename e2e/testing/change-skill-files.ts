import type { BrowserContext } from 'playwright-core';

/** Every file of the skill becomes what `change` makes of it, in the archive that the page loads. */
export async function changeSkillFiles(
  context: BrowserContext,
  skill: string,
  change: (file: string, text: string) => string,
): Promise<void> {
  await context.route('**/content/bundled-*.json', async (route) => {
    const response = await route.fetch();
    const files = Object.entries((await response.json()) as Readonly<Record<string, string>>);
    const changed = files.map(([file, text]) => [
      file,
      file.startsWith(`skills/${skill}/`) ? change(file, text) : text,
    ]);
    await route.fulfill({ response, body: JSON.stringify(Object.fromEntries(changed)) });
  });
}
