import { rememberedSentenceWords } from '@/foundation/limits';
import type { PlayedScene, PlayedStory } from '@/measure/played-story';
import { sentenceMarks } from '@/measure/sentence-marks';
import { hasLoneQuote, isUnended } from '@/narrator/guards/whole-sentences-guard';
import { countWords, splitSentences } from '@/story/words/split-sentences';
import { sentenceKey } from '@/story/words/sentence-key';

export type LintFinding = {
  readonly scene: number;
  readonly sentence: string;
  readonly what: string;
};

/** Faults of a story's prose that a proofreader would mark, scene by scene; its choices are looked at too. */
export function lintStory({ scenes }: PlayedStory): readonly LintFinding[] {
  const told = new Map<string, number>();
  return scenes.flatMap((played) => [...lintScene(played), ...repeatedIn(played, told)]);
}

/** Sentences of five words or more that an earlier scene has. */
export function repeatedSentences({ scenes }: PlayedStory): readonly LintFinding[] {
  const told = new Map<string, number>();
  return scenes.flatMap((played) => repeatedIn(played, told));
}

function lintScene({ scene, paragraphs }: PlayedScene): readonly LintFinding[] {
  const { number } = scene;
  const choices = (scene.words?.choices ?? []).map(({ text }) => text);
  const texts = [...paragraphs, ...choices];
  const noted = (sentence: string, what: string): LintFinding => ({
    scene: number,
    sentence,
    what,
  });
  return [
    ...texts.flatMap((text) =>
      splitSentences(text).flatMap((sentence) =>
        sentenceMarks(sentence).map((what) => noted(sentence, what)),
      ),
    ),
    ...paragraphs.flatMap((paragraph, at) =>
      hasLoneQuote(paragraph, paragraphs[at + 1] ?? '')
        ? [noted(paragraph, 'a quotation is opened and not closed')]
        : [],
    ),
    ...texts.flatMap((text) => (isUnended(text) ? [noted(text, 'no mark at its end')] : [])),
  ];
}

function repeatedIn(
  { scene, paragraphs }: PlayedScene,
  told: Map<string, number>,
): readonly LintFinding[] {
  return paragraphs.flatMap(splitSentences).flatMap((sentence) => {
    if (countWords(sentence) < rememberedSentenceWords) return [];
    const key = sentenceKey(sentence);
    const before = told.get(key);
    told.set(key, before ?? scene.number);
    return before === undefined
      ? []
      : [{ scene: scene.number, sentence, what: `told before, in scene ${String(before)}` }];
  });
}
