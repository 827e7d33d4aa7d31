import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { BrowserContext } from 'playwright-core';

/** Every file of the skill becomes what `change` makes of it, in the archive that the page loads. */
export async function changeSkillFiles(
  context: BrowserContext,
  skill: string,
  change: (file: string, text: string) => string,
): Promise<void> {
  await context.route('**/content/*.zip', async (route) => {
    const response = await route.fetch();
    const files = Object.entries(unzipSync(await response.body())).map(([file, bytes]) => [
      file,
      file.startsWith(`skills/${skill}/`) ? strToU8(change(file, strFromU8(bytes))) : bytes,
    ]);
    const body = Buffer.from(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>));
    await route.fulfill({ response, body });
  });
}
