import { guardFindings } from '@/measure/guard-findings';
import type { PlayedStory } from '@/measure/played-story';
import { splitSentences } from '@/story/words/split-sentences';
import { capitalWords } from '@/story/words/capital-words';
import { contradictions } from '@/story/campaign/contradictions';

/** How much of the sentences that name something name only what the campaign knows. */
export function entityGrounding(story: PlayedStory): number | null {
  const strange = guardFindings(story).filter(({ guard }) => guard === 'names').length;
  const naming = story.scenes
    .flatMap(({ paragraphs }) => paragraphs.flatMap(splitSentences))
    .filter((sentence) => capitalWords(sentence).some(({ isAtStart }) => !isAtStart)).length;
  // A strange name may stand at the start of a sentence that names nothing else.
  const all = Math.max(naming, strange);
  return all === 0 ? null : 1 - strange / all;
}

/** What contradicts the ledger, in a sentence each: told words, secrets told, and changes that cannot be. */
export function ledgerContradictions(story: PlayedStory): readonly string[] {
  const told = guardFindings(story)
    .filter(({ guard }) => guard === 'ledger' || guard === 'secrets')
    .map(({ scene, why, sentence }) => `scene ${String(scene)}: ${why} "${sentence}"`);
  const changed = story.scenes.flatMap(({ scene, before, after }) =>
    // The first scene makes the world; nothing was before it.
    scene.parent === null
      ? []
      : contradictions(story.campaign, before, after).map(
          ({ path, message }) => `scene ${String(scene.number)}: ${path} ${message}`,
        ),
  );
  return [...told, ...changed];
}
