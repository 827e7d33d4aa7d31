import { seedFrom } from '@/foundation/seeded-random';
import { engineLine, linesOfKind } from '@/narrator/lines/engine-lines';
import { isFresh } from '@/narrator/lines/pick-line';
import { isForbidden } from '@/narrator/guards/is-forbidden';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Paragraph } from '@/story/words/provenance';

/** The last words beneath everything else (arch §2.3.4): the player never meets an empty page. */
export function templateWords(
  input: string | null,
  seed: number,
  context: Pick<TellingContext, 'campaign' | 'state' | 'past' | 'boundaries'>,
): readonly Paragraph[] {
  const { toldPassages, usedSentences } = context.past;
  const drawn = Array.from({ length: linesOfKind('template') }, (_, at) => lineAt(at + 1, input))
    .filter(({ line }) => input !== null || !line.includes('{input}'))
    .map((each) => ({
      ...each,
      isTold: toldPassages.has(each.from),
      lot: seedFrom(seed, each.from),
    }))
    .sort((one, other) => Number(one.isTold) - Number(other.isTold) || one.lot - other.lot);
  const mayBeTold = (text: string): boolean =>
    isFresh(text, usedSentences) && !isForbidden(text, context);
  const { text, from } = drawn.find((each) => mayBeTold(each.text)) ?? lineAt(0, null);
  return [[{ text, by: 'engine', from }]];
}

function lineAt(number: number, input: string | null) {
  const from = `@template-${String(number)}`;
  const line = engineLine(from) ?? '';
  return { from, line, text: line.replace('{input}', () => input ?? '') };
}
