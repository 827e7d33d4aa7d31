import { parseYaml } from '@/foundation/parse-text';
import { validateEndingHeader } from '@/contracts/generated/validate-ending';
import { checkAuthorFile } from '@/campaign/check-author-file';
import { keysIn, paragraphsOf, splitFrontMatter, type CampaignFault } from '@/campaign/reading';
import type { Ending } from '@/story/campaign';

/** An ending with broken front matter still ends the story, under the name of its file. */
export function readEnding(
  file: string,
  stem: string,
  text: string,
): { readonly ending: Ending; readonly faults: readonly CampaignFault[] } {
  const { front, body } = splitFrontMatter(text);
  const parsed = parseYaml(front);
  const { kept, faults } = checkAuthorFile(
    file,
    validateEndingHeader,
    parsed.ok ? keysIn(parsed.value) : {},
  );
  const id = kept.id ?? stem;
  return {
    ending: { id, title: kept.title ?? id, prose: paragraphsOf(body) },
    faults: parsed.ok ? faults : [{ file, message: `front matter: ${parsed.error.message}` }],
  };
}
