import { mostFourGramReuse } from '@/foundation/limits';
import { fourGrams } from '@/narrator/guards/four-grams';
import type { Guard } from '@/narrator/guards/guard';
import { wordsOf } from '@/narrator/guards/read-text';
import type { RecentScene } from '@/narrator/passages/telling-context';

/** A line of the engine's own is short: two sequences in it would already be too many. */
const fewestReused = 4;

/** At most 8 in 100 of its sequences of four words stand in one of the last scenes. */
export const reuseGuard: Guard = ({ words, sentences }, { past }) => {
  const grams = fourGrams(words);
  const known = past.recentScenes.map(gramsOf);
  const isKnown = (gram: string): boolean => known.some((each) => each.has(gram));
  const reused = grams.filter(isKnown);
  const share = reused.length / Math.max(1, grams.length);
  if (reused.length < fewestReused || share <= mostFourGramReuse) return [];
  const worst = sentences.find((sentence) => fourGrams(sentence.words).some(isKnown));
  const percent = (100 * share).toFixed(0);
  return [
    {
      sentence: worst?.text ?? '',
      why: `${percent} % of its sequences of four words were told in the last scenes.`,
    },
  ];
};

/** A scene is looked up for twenty scenes, and for every try of each. */
const read = new WeakMap<RecentScene, ReadonlySet<string>>();

function gramsOf(scene: RecentScene): ReadonlySet<string> {
  const known = read.get(scene) ?? new Set(fourGrams(wordsOf(scene.text)));
  read.set(scene, known);
  return known;
}
