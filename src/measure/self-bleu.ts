import type { PlayedStory } from '@/measure/played-story';
import { mean, sequences } from '@/measure/statistics';
import { wordsOfScene } from '@/measure/variety';

const longest = 4;
/** What a sequence that is nowhere else counts as, so that one length without any does not hide the others. */
const nextToNothing = 0.1;

/**
 * Self-BLEU-4: how well each scene could be taken for a translation of the others, by sequences of one to four
 * words; the mean over the scenes. 0 when no scene is like another, 1 when all are the same.
 */
export function selfBleu({ scenes }: PlayedStory): number | null {
  const texts = scenes.map(wordsOfScene).filter(({ length }) => length >= longest);
  if (texts.length < 2) return null;
  const lengths = texts.map(({ length }) => length);
  const precisions = [1, 2, 3, 4].map((length) => precisionsOf(texts, length));
  return mean(
    texts.map((_, at) => {
      const logs = precisions.map((of) => Math.log(of[at] ?? 1));
      return brevityPenalty(lengths, at) * Math.exp(mean(logs) ?? 0);
    }),
  );
}

/** For each text: how much of its sequences another text has at least as often. */
function precisionsOf(texts: readonly (readonly string[])[], length: number): readonly number[] {
  const counted = texts.map((words) => counts(sequences(words, length)));
  const most = mostElsewhere(counted);
  return counted.map((own, at) => {
    let matched = 0;
    let all = 0;
    for (const [gram, count] of own) {
      const top = most.get(gram);
      const elsewhere = top === undefined ? 0 : top.at === at ? top.second : top.first;
      matched += Math.min(count, elsewhere);
      all += count;
    }
    return (matched === 0 ? nextToNothing : matched) / all;
  });
}

type Most = { readonly at: number; readonly first: number; readonly second: number };

/** For each sequence the text that has it most often, and how often the next has it. */
function mostElsewhere(counted: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, Most> {
  const most = new Map<string, Most>();
  for (const [at, own] of counted.entries())
    for (const [gram, count] of own) {
      const top = most.get(gram);
      if (top === undefined) most.set(gram, { at, first: count, second: 0 });
      else if (count > top.first) most.set(gram, { at, first: count, second: top.first });
      else if (count > top.second) most.set(gram, { ...top, second: count });
    }
  return most;
}

function counts(grams: readonly string[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const gram of grams) counted.set(gram, (counted.get(gram) ?? 0) + 1);
  return counted;
}

/** A text that is shorter than the one nearest to it in length is not praised for being brief. */
function brevityPenalty(lengths: readonly number[], at: number): number {
  const own = lengths[at] ?? 0;
  const others = lengths.filter((_, other) => other !== at);
  const nearest = others.reduce((best, each) =>
    Math.abs(each - own) < Math.abs(best - own) ? each : best,
  );
  return own >= nearest ? 1 : Math.exp(1 - nearest / own);
}
