import { escapePattern } from '@/foundation/text/escape-pattern';
import { mentions } from '@/reading/found/person-names';
import type { FoundPerson, FoundPlace } from '@/reading/found/reading';
import type { ReadSentence } from '@/reading/prose/sentence';
import { is } from '@/reading/prose/tagged';

/** "Sits in the saloon", "keeps the land office": what puts somebody there, as the last words before a place. */
const puts =
  /\b(?:in|inside|at|aboard|on|under|below|behind|beneath|about|around|has|keeps(?: to)?|runs|minds|tends|manages|teaches|rules|haunts|never leaves|(?:has|have)(?: not|n['’]t| never) left)(?: (?:the|t['’]|an?|her|his|its|their|this|that|[\p{Ll}-]+))?(?: the)?\s*$/iu;

/** Where somebody was, wants to be or comes from is not where they are. */
const elsewhere =
  /\b(?:born|grew up|came from|comes from|used to|once|formerly|ago|trained|studied|served|died|hopes?|dreams?|wants?|wishes|fears?|remembers?|if|looks?|sees?|saw|watch(?:es|ed)?|knows?|heard?|hears?|until|till|because|but|into)\b/i;

/** So far from a name its verb still has it for its subject. */
const nearby = 90;

type Place = Pick<FoundPlace, 'id' | 'name' | 'called'>;
type Spot = { readonly id: string; readonly from: number; readonly to: number };

/**
 * Where sentences about somebody have them, of the places that a story has: "keeps the land office", "the eel house,
 * where Widow Agget works", "in the first kiln lives the bear, Augustus", or under the title of the place itself.
 */
export function whereaboutsOf(
  { called, pronouns, background }: Pick<FoundPerson, 'called' | 'pronouns' | 'background'>,
  sentences: readonly ReadSentence[],
  places: readonly Place[],
): string | null {
  for (const { text } of background)
    for (const part of text.split(/(?<=[.!?]) /)) {
      const id = spotAfter(part, 0, spotsIn(part, places));
      if (id !== null) return id;
    }
  for (const [at, sentence] of sentences.entries()) {
    const name = called.find((each) => mentions(sentence.text, each));
    if (sentence.isForNarrator || name === undefined) continue;
    const id =
      placeIn(sentence, name, { before: sameBlock(sentences[at - 1], sentence), places }) ??
      goingOn(sentences.slice(at + 1, at + 1 + mostAfter), sentence, { pronouns, places });
    if (id !== null) return id;
  }
  return null;
}

/** So many sentences after a name may go on about whom it names. */
const mostAfter = 3;

function sameBlock(one: ReadSentence | undefined, other: ReadSentence): string {
  return one?.block === other.block && one.file === other.file ? one.text : '';
}

function placeIn(
  { text, file, label, headings }: ReadSentence,
  name: string,
  { before, places }: { readonly before: string; readonly places: readonly Place[] },
): string | null {
  const spots = spotsIn(text, places);
  const at = text.indexOf(name);
  const own = spots.find(({ from }) => text.slice(at + name.length, from) === "'s ");
  const title = label ?? headings[headings.length - 1] ?? '';
  return (
    own?.id ??
    spotAfter(text, at + name.length, spots) ??
    spotBefore(text, at, spots) ??
    (isMinding(text.slice(at + name.length))
      ? (lastBefore(spots, at) ?? firstOf(before, places))
      : null) ??
    // "The loft lies over the bakery. Old Benedek keeps the birds": of each place who is there.
    (at <= 'The '.length && spots.length === 0 && file.startsWith('world/')
      ? firstOf(before, places)
      : null) ??
    spotsIn(title, places).find(({ from, to }) => to - from >= title.replace(/^the /i, '').length)
      ?.id ??
    null
  );
}

/** "He drinks at the Crown": of whom the sentence before spoke. */
function goingOn(
  after: readonly ReadSentence[],
  { block, file }: ReadSentence,
  { pronouns, places }: Pick<FoundPerson, 'pronouns'> & { readonly places: readonly Place[] },
): string | null {
  for (const sentence of after) {
    const { text, terms } = sentence;
    const isOfThem = terms[0]?.small === pronouns.they || is(terms[0], 'PresentTense');
    if (sentence.block !== block || sentence.file !== file || !isOfThem) return null;
    const id = spotAfter(text, 0, spotsIn(text, places));
    if (id !== null) return id;
  }
  return null;
}

/** "Miss Lacey keeps the land office", "Mr Harbottle, at the mill". */
function spotAfter(text: string, at: number, spots: readonly Spot[]): string | null {
  const found = spots.find(({ from }) => {
    const between = text.slice(at, from);
    if (from < at || between.length > nearby || !puts.test(between)) return false;
    return !elsewhere.test(between) && !/[;:]|, \p{Lu}/u.test(between);
  });
  return found?.id ?? null;
}

/** "The customs walk, where Inspector Dahl goes round", "on the open deck, in the rain, is Conall". */
function spotBefore(text: string, at: number, spots: readonly Spot[]): string | null {
  const found = [...spots].reverse().find(({ from, to }) => {
    const between = text.slice(to, at);
    if (from >= at || between.length > nearby) return false;
    if (/\bwhere (?:[^.;]*,? and )?(?:\p{Ll}+ ){0,2}$/u.test(between)) return true;
    const isInverted = /^(?:And |But )?(?:at|in|on|behind|aboard|under|inside|below|by)\b/i.test(
      text,
    );
    return (
      isInverted &&
      !/\byou\b/i.test(between) &&
      /^[^.;]*\b(?:is|are|lives?|sits?|stands?|works?|sleeps?|there(?:['’]s| is| are))\b/.test(
        between,
      )
    );
  });
  return found?.id ?? null;
}

/** "Is generally asleep in it", "runs it": of the place that was named last. */
function isMinding(rest: string): boolean {
  return /^[^.;]{0,40}\b(?:runs|keeps|minds|tends|has|in|owns) it\b|^[^.;]{0,30}\b(?:sits|works|lives|sleeps|is|stands|waits) there\b/.test(
    rest,
  );
}

function lastBefore(spots: readonly Spot[], at: number): string | undefined {
  return [...spots].reverse().find(({ to }) => to <= at)?.id;
}

/** What a sentence begins with is what it is about. */
function firstOf(text: string, places: readonly Place[]): string | null {
  return spotsIn(text, places).find(({ from }) => from < 'The '.length + 1)?.id ?? null;
}

/** Every mention of a place, by its longest name. */
function spotsIn(text: string, places: readonly Place[]): readonly Spot[] {
  const small = text.toLowerCase();
  const spots = places.flatMap(({ id, name, called }) =>
    [name.replace(/^the /i, ''), ...called].flatMap((each): readonly Spot[] => {
      if (!mentions(small, each.toLowerCase())) return [];
      const at =
        new RegExp(
          `(?<![\\p{L}\\p{N}])${escapePattern(each.toLowerCase())}(?![\\p{L}\\p{N}])`,
          'u',
        ).exec(small)?.index ?? -1;
      return at < 0 ? [] : [{ id, from: at, to: at + each.length }];
    }),
  );
  const isInside = (one: Spot, other: Spot): boolean =>
    one !== other &&
    other.from <= one.from &&
    other.to >= one.to &&
    other.to - other.from > one.to - one.from;
  return spots
    .filter((spot) => !spots.some((other) => isInside(spot, other)))
    .sort((one, other) => one.from - other.from);
}
