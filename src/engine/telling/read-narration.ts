import type { JsonObject } from '@/foundation/json';
import { narratedCharacters } from '@/foundation/limits';
import { textOf } from '@/engine/tools/narrator-services';
import type { ToldWords } from '@/engine/turn-data/telling-voice';
import { failedGuard } from '@/narrator/guards/failed-guard';
import type { GuardContext } from '@/narrator/guards/guard';
import { splitSentences } from '@/story/words/split-sentences';
import type { Paragraph, Sentence } from '@/story/words/provenance';

/**
 * What a skill told, sentence by sentence. What it took over from the narrator keeps its author, the rest
 * is the skill's own, whatever the skill says, and is held against the guards like anybody's. Null when it
 * told nothing that can be shown.
 */
export function readNarration(
  output: JsonObject,
  { narrated, judged }: { readonly narrated: ToldWords; readonly judged: GuardContext },
  skill: string,
): ToldWords | null {
  const { text } = output;
  if (typeof text !== 'string' || text.length > narratedCharacters) return null;
  if (text === textOf(narrated.paragraphs)) return narrated;
  const taken = new Map<string, Sentence>(
    narrated.paragraphs.flat().map((sentence) => [sentence.text, sentence]),
  );
  const shown: string[] = [];
  const mayBeShown = ({ text: sentence, by }: Sentence): boolean => {
    const isHeld = by.startsWith('skill:');
    if (isHeld && failedGuard([...shown, sentence], judged) !== null) return false;
    shown.push(sentence);
    return true;
  };
  const paragraphs = withoutControls(text)
    .split(/\n\s*\n/)
    .map((paragraph): Paragraph =>
      splitSentences(paragraph.replace(/\s+/g, ' ').trim())
        .map((text): Sentence => taken.get(text) ?? { text, by: `skill:${skill}` })
        .filter(mayBeShown),
    )
    .filter((paragraph) => paragraph.length > 0);
  return paragraphs.length === 0 ? null : { paragraphs, rung: narrated.rung };
}

/** What is shown may not steer a terminal; the breaks between paragraphs stay. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{C}\n]+/gu, ' ');
}
