import type { JsonObject } from '@/foundation/json';
import { narratedCharacters } from '@/foundation/limits';
import { textOf } from '@/engine/narrator-services';
import type { ToldWords } from '@/engine/telling-voice';
import { splitSentences } from '@/narrator/split-sentences';
import type { Paragraph, Sentence } from '@/story/provenance';

/**
 * What a skill told, sentence by sentence. What it took over from the narrator keeps its author, the rest
 * is the skill's own, whatever the skill says. Null when it told nothing that can be shown.
 */
export function readNarration(
  output: JsonObject,
  narrated: ToldWords,
  skill: string,
): ToldWords | null {
  const { text } = output;
  if (typeof text !== 'string' || text.length > narratedCharacters) return null;
  if (text === textOf(narrated.paragraphs)) return narrated;
  const taken = new Map<string, Sentence>(
    narrated.paragraphs.flat().map((sentence) => [sentence.text, sentence]),
  );
  const paragraphs = withoutControls(text)
    .split(/\n\s*\n/)
    .map((paragraph): Paragraph =>
      splitSentences(paragraph.replace(/\s+/g, ' ').trim()).map(
        (text) => taken.get(text) ?? { text, by: `skill:${skill}` },
      ),
    )
    .filter((paragraph) => paragraph.length > 0);
  return paragraphs.length === 0 ? null : { paragraphs, rung: narrated.rung };
}

/** What is shown may not steer a terminal; the breaks between paragraphs stay. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{C}\n]+/gu, ' ');
}
