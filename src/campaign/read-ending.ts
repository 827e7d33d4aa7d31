import { validateEndingHeader } from '@/contracts/generated/validate-ending';
import { checkAuthorFile } from '@/campaign/check-author-file';
import { conditionFault } from '@/campaign/condition-fault';
import {
  broken,
  frontMatterFinding,
  keysIn,
  paragraphsOf,
  splitFrontMatter,
  type Noted,
  type ReadYaml,
} from '@/campaign/reading';
import type { Ending } from '@/story/campaign/campaign';
import type { Condition } from '@/story/conditions/condition';
import { parseCondition } from '@/story/conditions/parse-condition';

/** An ending with broken front matter still ends the story, under the name of its file. */
export function readEnding(
  file: string,
  stem: string,
  text: string,
  readYaml: ReadYaml,
): { readonly ending: Ending; readonly findings: readonly Noted[] } {
  const { front, body } = splitFrontMatter(text);
  const parsed = readYaml(front);
  const { kept, findings } = checkAuthorFile(
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
      ...(kept.choice === undefined ? {} : { choice: kept.choice }),
    },
    findings: parsed.ok
      ? [
          ...findings.map((finding) => ({ ...finding, at: keyLine(finding.at ?? '') })),
          ...ofTrend.map((message) => broken(file, 'condition', message, 'trend:')),
        ]
      : [frontMatterFinding(file, parsed.error)],
  };
}

/** How the line of the key begins in front matter. */
function keyLine(path: string): string {
  return `${/^[^.[]*/.exec(path)?.[0] ?? ''}:`;
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
