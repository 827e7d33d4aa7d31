import { validateEndingHeader } from '@/contracts/generated/validate-ending';
import { checkAuthorFile } from '@/campaign/check-author-file';
import { conditionFault } from '@/campaign/condition-fault';
import {
  keysIn,
  paragraphsOf,
  splitFrontMatter,
  type CampaignFault,
  type ReadYaml,
} from '@/campaign/reading';
import type { Ending } from '@/story/campaign';
import type { Condition } from '@/story/condition';
import { parseCondition } from '@/story/parse-condition';

/** An ending with broken front matter still ends the story, under the name of its file. */
export function readEnding(
  file: string,
  stem: string,
  text: string,
  readYaml: ReadYaml,
): { readonly ending: Ending; readonly faults: readonly CampaignFault[] } {
  const { front, body } = splitFrontMatter(text);
  const parsed = readYaml(front);
  const { kept, faults } = checkAuthorFile(
    file,
    validateEndingHeader,
    parsed.ok ? keysIn(parsed.value) : {},
  );
  const id = kept.id ?? stem;
  const { trend, faults: ofTrend } = readTrend(kept.trend ?? []);
  return {
    ending: {
      ...{ id, title: kept.title ?? id, prose: paragraphsOf(body) },
      ...(trend.length === 0 ? {} : { trend }),
    },
    faults: parsed.ok
      ? [...faults, ...ofTrend.map((message) => ({ file, message }))]
      : [{ file, message: `front matter: ${parsed.error.message}` }],
  };
}

function readTrend(texts: readonly string[]): {
  readonly trend: readonly Condition[];
  readonly faults: readonly string[];
} {
  const read = texts.map((text) => ({ text, condition: parseCondition(text) }));
  return {
    trend: read.flatMap(({ condition }) => (condition.ok ? [condition.value] : [])),
    faults: read.flatMap(({ text, condition }) =>
      condition.ok ? [] : [`trend: ${conditionFault(text, condition.error)}`],
    ),
  };
}
