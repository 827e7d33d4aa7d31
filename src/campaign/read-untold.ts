import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import type { CampaignFiles } from '@/campaign/campaign-files';
import { broken, type Noted } from '@/campaign/reading';
import type { Untold } from '@/story/campaign/campaign';
import { capitalWords } from '@/story/words/capital-words';
import { phrasePrints } from '@/story/words/phrase-prints';

const constraintsFile = 'world/constraints.md';

/** What may not be told, and names that stand in the files for people alone. */
export function readUntold(files: CampaignFiles): {
  /** Null where there is nothing of the kind. */
  readonly untold: Untold | null;
  readonly findings: readonly Noted[];
} {
  const { never, findings } = readNever(files.get(constraintsFile) ?? '');
  const [secrets, names] = [secretsIn(files), namesIn(files)];
  const isNothing = never.length + secrets.size + names.length === 0;
  return { untold: isNothing ? null : { never, secrets, names }, findings };
}

/** The fenced `json` block of world/constraints.md with the one key `constraints`; the rest is for people. */
function readNever(markdown: string): {
  readonly never: readonly string[];
  readonly findings: readonly Noted[];
} {
  const block = /```json\n([\s\S]*?)\n```/.exec(markdown)?.[1];
  if (block === undefined) return { never: [], findings: [] };
  const parsed = parseJson(block);
  const constraints =
    parsed.ok && isJsonObject(parsed.value) ? parsed.value['constraints'] : undefined;
  const never = isJsonObject(constraints) ? constraints['never'] : undefined;
  const isList =
    Array.isArray(never) && never.every((phrase) => typeof phrase === 'string' && phrase !== '');
  if (isList) return { never: never.filter((phrase) => typeof phrase === 'string'), findings: [] };
  const unused = 'the constraints block is not used';
  const finding = parsed.ok
    ? broken(
        constraintsFile,
        'schema',
        `${unused}: constraints.never has to be a list of texts`,
        'constraints.never',
      )
    : broken(constraintsFile, 'not-json', `${unused}: it is not JSON`);
  return { never: [], findings: [finding] };
}

/** What people hide is not kept: only by its prints is it known again. */
function secretsIn(files: CampaignFiles): Untold['secrets'] {
  const secrets = new Map<string, ReadonlySet<number>>();
  for (const [file, text] of files) {
    const person = /^characters\/npcs\/([^/]+)\/secrets\.md$/.exec(file)?.[1];
    if (person === undefined) continue;
    const sentences = text.split(/[.!?]\s+|\n+/);
    secrets.set(person, new Set(sentences.flatMap(phrasePrints)));
  }
  return secrets;
}

function namesIn(files: CampaignFiles): Untold['names'] {
  const names = new Set<string>();
  for (const [file, text] of files) {
    if (!/^(?:lore|world)\/.*\.md$|^lore\/.*\.txt$|^plot\/premise\.md$/.test(file)) continue;
    for (const { word, isAtStart } of capitalWords(text)) if (!isAtStart) names.add(word);
  }
  return [...names];
}
