import { seedFrom } from '@/foundation/seeded-random';
import { engineLine, linesOfKind } from '@/narrator/engine-lines';
import { isFresh } from '@/narrator/pick-line';
import type { StoryPast } from '@/narrator/telling-context';
import type { Paragraph } from '@/story/provenance';

/** The last words beneath everything else (arch §2.3.4): the player never meets an empty page. */
export function templateWords(
  input: string | null,
  seed: number,
  { toldPassages, usedSentences }: Pick<StoryPast, 'toldPassages' | 'usedSentences'>,
): readonly Paragraph[] {
  const drawn = Array.from({ length: linesOfKind('template') }, (_, at) => lineAt(at + 1, input))
    .filter(({ line }) => input !== null || !line.includes('{input}'))
    .map((each) => ({
      ...each,
      isTold: toldPassages.has(each.from),
      lot: seedFrom(seed, each.from),
    }))
    .sort((one, other) => Number(one.isTold) - Number(other.isTold) || one.lot - other.lot);
  const { text, from } = drawn.find((each) => isFresh(each.text, usedSentences)) ?? lineAt(0, null);
  return [[{ text, by: 'engine', from }]];
}

function lineAt(number: number, input: string | null) {
  const from = `@template-${String(number)}`;
  const line = engineLine(from) ?? '';
  return { from, line, text: line.replace('{input}', () => input ?? '') };
}
