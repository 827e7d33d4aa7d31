import { idFor, mentions } from '@/reading/found/person-names';
import { nameRuns } from '@/reading/found/name-runs';
import type { FoundTopic } from '@/reading/found/reading';
import { isMetaTitle } from '@/reading/prose/is-tellable';
import type { ReadSentence } from '@/reading/prose/sentence';

const mostTopics = 24;

/** What can be asked about: who is away, groups, names that are nobody's, titles of lore. */
export function findTopics(
  sentences: readonly ReadSentence[],
  { away, taken }: { readonly away: readonly string[]; readonly taken: readonly string[] },
): readonly FoundTopic[] {
  const weights = new Map<string, number>();
  const note = (name: string, weight: number): void => {
    weights.set(name, (weights.get(name) ?? 0) + weight);
  };
  for (const name of away) note(name, 6);
  for (const { headings, file, isForNarrator } of sentences) {
    const title = headings[headings.length - 1];
    if (
      isForNarrator ||
      title === undefined ||
      isMetaTitle(title) ||
      title.length > 36 ||
      /[,:;]/.test(title)
    )
      continue;
    if (file.startsWith('lore/') || file.startsWith('world/')) weights.set(asTopic(title), 4);
  }
  for (const { terms, file, isTellable } of sentences) {
    if (!isTellable) continue;
    for (const run of nameRuns(terms)) {
      const isFamily = run.hasArticle && /s$/.test(run.text);
      if (run.isAtStart && run.words.length === 1 && !isFamily) continue;
      note(`${run.hasArticle ? 'the ' : ''}${run.text}`, file.startsWith('plot/') ? 2 : 1);
    }
  }
  const isTaken = (name: string): boolean =>
    taken.some((each) => mentions(each, bare(name)) || mentions(bare(name), each));
  const kept: string[] = [];
  for (const [name] of [...weights].sort(([, one], [, other]) => other - one))
    if (
      kept.length < mostTopics &&
      !isTaken(name) &&
      !kept.some((each) => mentions(each, bare(name)) || mentions(bare(name), bare(each)))
    )
      kept.push(name);
  return kept.map((name) => ({
    id: `topic_${idFor(name)}`,
    name,
    called: [bare(name)],
    excerpts: [],
  }));
}

function bare(name: string): string {
  return name.replace(/^the /, '');
}

function asTopic(title: string): string {
  return title
    .replace(/^(?:The|A|An) /, (article) => article.toLowerCase())
    .replace(/^an? /, 'the ');
}
