import { isJsonObject } from '@/foundation/json';
import { parseJson } from '@/foundation/parse-text';
import type { CampaignFiles } from '@/campaign/campaign-files';
import type { CampaignFault } from '@/campaign/reading';
import type { Untold } from '@/story/campaign';
import { capitalWords } from '@/story/capital-words';
import { phrasePrints } from '@/story/phrase-prints';

const constraintsFile = 'world/constraints.md';

/** What may not be told, and names that stand in the files for people alone. */
export function readUntold(files: CampaignFiles): {
  /** Null where there is nothing of the kind. */
  readonly untold: Untold | null;
  readonly faults: readonly CampaignFault[];
} {
  const { never, faults } = readNever(files.get(constraintsFile) ?? '');
  const [secrets, names] = [secretsIn(files), namesIn(files)];
  const isNothing = never.length + secrets.size + names.length === 0;
  return { untold: isNothing ? null : { never, secrets, names }, faults };
}

/** The fenced `json` block of world/constraints.md with the one key `constraints`; the rest is for people. */
function readNever(markdown: string): {
  readonly never: readonly string[];
  readonly faults: readonly CampaignFault[];
} {
  const block = /```json\n([\s\S]*?)\n```/.exec(markdown)?.[1];
  if (block === undefined) return { never: [], faults: [] };
  const parsed = parseJson(block);
  const constraints =
    parsed.ok && isJsonObject(parsed.value) ? parsed.value['constraints'] : undefined;
  const never = isJsonObject(constraints) ? constraints['never'] : undefined;
  const isList =
    Array.isArray(never) && never.every((phrase) => typeof phrase === 'string' && phrase !== '');
  if (isList) return { never: never.filter((phrase) => typeof phrase === 'string'), faults: [] };
  const why = parsed.ok ? 'constraints.never has to be a list of texts' : parsed.error.message;
  const message = `the constraints block is not used: ${why}`;
  return { never: [], faults: [{ file: constraintsFile, message }] };
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
    if (!/^(?:lore|world)\/.*\.md$|^plot\/premise\.md$/.test(file)) continue;
    for (const { word, isAtStart } of capitalWords(text)) if (!isAtStart) names.add(word);
  }
  return [...names];
}
