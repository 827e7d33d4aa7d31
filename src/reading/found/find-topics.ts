import { idFor, mentions } from '@/reading/found/person-names';
import { nameRuns, type NameRun } from '@/reading/found/name-runs';
import { isGroupOfPlaces } from '@/reading/found/groups-of-places';
import type { FoundTopic } from '@/reading/found/reading';
import { isMetaTitle } from '@/reading/prose/is-tellable';
import { lowerFirst } from '@/reading/prose/lower-first';
import type { ReadSentence } from '@/reading/prose/sentence';
import { is, type Term } from '@/reading/prose/tagged';

const mostTopics = 24;

/** Titles of chapters that every setting has. */
const chapter =
  /^(?:the )?(?:geography|history|people|places|overview|background|introduction|econom(?:y|ics)|climate|culture|customs?|politics|religion|magic|technology|society|factions|locations|characters|cast|timeline|calendar|weather|food|laws?|languages?|glossary|currency|trade|transport|appearance|era|premise|hook|setting|world|summary|opening|situation|details|everyday life|daily life|atmosphere|lore|facts|buildings?|house rules|grounds)\b(?! of\b)/i;

/** What goes on from a title is no matter to be asked about: "What it is like now", "On the water". */
const noMatter =
  /^(?:what|how|why|when|where|who|which|if|in|on|at|of|for|to|from|by|with|around|about|before|after|some|those|these|this|that|it|other|more|things|people|places|notes?|getting|being|a few)\b/i;

/** What can be asked about: what the premise names, who is away, titles of lore, names that are nobody's. */
export function findTopics(
  sentences: readonly ReadSentence[],
  { away, taken }: { readonly away: readonly string[]; readonly taken: readonly string[] },
): readonly FoundTopic[] {
  const weights = new Map<string, number>();
  const note = (name: string, weight: number): void => {
    weights.set(name, (weights.get(name) ?? 0) + weight);
  };
  for (const name of away) note(name, 6);
  for (const sentence of sentences) {
    const title = titleToAsk(sentence);
    if (title !== null) weights.set(title, Math.max(weights.get(title) ?? 0, 4));
  }
  for (const { terms, file, isTellable } of sentences) {
    if (!isTellable) continue;
    for (const run of nameRuns(terms)) {
      const isFamily = run.hasArticle && /s$/.test(run.text);
      if (run.isAtStart && run.words.length === 1 && !isFamily) continue;
      // "The Lunt caravan" is no Lunt.
      if (run.isRegion || (run.hasArticle && isBefore(run, terms))) continue;
      note(`${run.hasArticle ? 'the ' : ''}${run.text}`, file.startsWith('plot/') ? 5 : 1);
    }
  }
  // A firm that has its article anywhere has it everywhere.
  for (const [name, weight] of [...weights])
    if (weights.has(`the ${name}`)) {
      weights.delete(name);
      note(`the ${name}`, weight);
    }
  for (const [name, weight] of weights) if (weight < 2) weights.delete(name);
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

/** Whether it only says whose or which what follows is. */
function isBefore({ words }: NameRun, terms: readonly Term[]): boolean {
  const last = words[words.length - 1] ?? '';
  const at = terms.findIndex(({ text }) => text === last);
  const next = terms[at + 1];
  const isJoined = terms[at]?.after.trim() === '' && /^\p{Ll}/u.test(next?.text ?? '');
  return at >= 0 && isJoined && is(next, 'Singular', 'Plural') && !is(next, 'Verb', 'Pronoun');
}

function bare(name: string): string {
  return name.replace(/^the /, '');
}

function titleToAsk({ headings, file, isForNarrator }: ReadSentence): string | null {
  const title = headings[headings.length - 1];
  if (isForNarrator || title === undefined || isMetaTitle(title)) return null;
  if (!/^(?:lore|world)\//.test(file) || title.length > 36 || /[,:;?!]/.test(title)) return null;
  if (isGroupOfPlaces(title) || /^(?:The )?\p{L}+[^s']s of /u.test(title)) return null;
  const goesOn = /\b(?:it|them|him|her|us|you|there|here)$/i.test(title);
  return goesOn || chapter.test(title) || noMatter.test(title) ? null : asTopic(title);
}

/** A title as it stands after "about". */
export function asTopic(title: string): string {
  // A title that shouts says nothing of which of its words are names.
  if (/^[\p{Lu}\s'’-]{4,}$/u.test(title) && title.includes(' '))
    return asTopic(title.toLowerCase());
  const isName = (title.match(/[\p{L}][\p{L}'’-]*/gu) ?? []).every(
    (word) => /^\p{Lu}/u.test(word) || /^(?:the|of|and|at|in|on|de|la|a|an)$/.test(word),
  );
  const isOwned = /^\p{Lu}\p{L}*['’]s? /u.test(title);
  return (isName || isOwned ? title : lowerFirst(title))
    .replace(/^(?:The|A|An) /, (article) => article.toLowerCase())
    .replace(/^an? /, 'the ');
}
