import type { PlayedScene, PlayedStory } from '@/measure/played-story';
import { mean, sequences, shareOf, standardDeviation } from '@/measure/statistics';
import { wordsOf } from '@/narrator/guards/read-text';
import { countWords, splitSentences } from '@/story/words/split-sentences';

/** 100 scenes of 75 words: the longer a text, the more of it was there before, and only equals compare. */
const comparedWords = 7_500;
const windowWords = 500;
const openerWords = 3;

export function wordsOfScene({ paragraphs }: PlayedScene): readonly string[] {
  return paragraphs.flatMap(wordsOf);
}

function wordsOfStory({ scenes }: PlayedStory): readonly string[] {
  return scenes.flatMap(wordsOfScene);
}

/** How much of a story's sequences of two or three words are the only ones of their kind. */
export function distinctShare(story: PlayedStory, length: 2 | 3): number | null {
  const all = sequences(wordsOfStory(story).slice(0, comparedWords), length);
  return all.length === 0 ? null : new Set(all).size / all.length;
}

/** For each scene but the first: how much of its sequences of four words an earlier one has. */
export function reuseOfScenes({ scenes }: PlayedStory): readonly number[] {
  const told = new Set<string>();
  return scenes.flatMap((scene, at) => {
    const grams = sequences(wordsOfScene(scene), 4);
    const share = shareOf(grams, (gram) => told.has(gram));
    for (const gram of grams) told.add(gram);
    return at === 0 || share === null ? [] : [share];
  });
}

/** MATTR: different words among 500 in a row, the mean of all such stretches; a shorter story is one stretch. */
export function wordVariety(story: PlayedStory): number | null {
  const words = wordsOfStory(story);
  if (words.length === 0) return null;
  const width = Math.min(windowWords, words.length);
  const counts = new Map<string, number>();
  const shares: number[] = [];
  for (const [at, word] of words.entries()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const gone = words[at - width];
    if (gone !== undefined) {
      const left = (counts.get(gone) ?? 1) - 1;
      if (left === 0) counts.delete(gone);
      else counts.set(gone, left);
    }
    if (at >= width - 1) shares.push(counts.size / width);
  }
  return mean(shares);
}

/** How unlike in length the sentences are, in words. */
export function sentenceLengthDeviation({ scenes }: PlayedStory): number | null {
  return standardDeviation(
    scenes.flatMap(({ paragraphs }) => paragraphs.flatMap(splitSentences).map(countWords)),
  );
}

/** How much of the scenes begin with three words that no other begins with first. */
export function distinctOpeners({ scenes }: PlayedStory): number | null {
  const openers = scenes.map((scene) => wordsOfScene(scene).slice(0, openerWords).join(' '));
  return openers.length === 0 ? null : new Set(openers).size / openers.length;
}
