import { isNameOf } from '@/reading/found/person-names';
import { playerByTrade } from '@/reading/prose/player-by-trade';
import { readingLimits } from '@/foundation/limits';
import { findPeople } from '@/reading/found/find-people';
import { isEntryOf } from '@/reading/found/people-of-lists';
import { namedIn, namesIt } from '@/reading/found/named-in';
import { findPlaces } from '@/reading/whereabouts/find-places';
import { whereYouAre } from '@/reading/whereabouts/where-you-are';
import { findProps } from '@/reading/things/find-props';
import { findThings } from '@/reading/things/find-things';
import { asTopic, findTopics } from '@/reading/found/find-topics';
import type { Excerpt, FoundPerson, FoundProp, Reading } from '@/reading/found/reading';
import { standingPlace } from '@/reading/found/standing-place';
import { usualName } from '@/reading/found/usual-name';
import { personNouns, personTitles } from '@/reading/found/word-classes';
import { excerpt, excerptsOf } from '@/reading/found/excerpts';
import { blocksOf } from '@/reading/prose/block';
import { premiseAsTold } from '@/reading/prose/premise-as-told';
import { sentencesOf, type ReadSentence } from '@/reading/prose/sentence';
import { toldToYou } from '@/reading/prose/tell-you';
import type { Campaign } from '@/story/campaign/campaign';

const premiseFile = 'plot/premise.md';

/** Everything that the prose of a campaign comes to; secrets and endings are not read here. */
export function readFiles(campaign: Campaign, files: ReadonlyMap<string, string>): Reading {
  const sentences = [...proseIn(files)].flatMap(([file, text]) =>
    sentencesOf(blocksOf(file, text)),
  );
  const premise = premiseIn(sentences);
  const begun = premise.flat().map(({ text }) => text);
  const { people: all, away } = findPeople(campaign, files, sentences);
  // "You are Ilka Voss": nobody meets themselves.
  const own = playerNames(begun, '');
  const found = all.filter(({ name }) => !own.some((each) => isSelf(each, name)));
  const texts = [...files].flatMap(([file, text]) => (file.endsWith('secrets.md') ? [] : [text]));
  const people = calledAsUsual(found, away, texts.join('\n').replaceAll('’', "'")).map(
    (person) => ({
      ...person,
      stands: standingPlace(person, sentences),
    }),
  );
  const names = people.flatMap(({ called }) => called);
  const player = playersIn(begun, files, people);
  const begins = whereYouAre(
    saidIn((file) => file === premiseFile, sentences),
    {
      players: player,
      setting: saidIn((file) => file.startsWith('world/'), sentences),
    },
  );
  const places = findPlaces(campaign, sentences, {
    names,
    begins,
    standing: people.flatMap(({ stands }) => stands ?? []),
  });
  const things = findThings(campaign, sentences);
  const placeNames = places.flatMap(({ name, called }) => [name, ...called]);
  const topics = findTopics(sentences, { away, taken: [...names, ...placeNames] });
  const known = [...people, ...places, ...things, ...topics];
  const located = locatedIn(sentences, { people, places, known });
  const withExcerpts = <Found extends { readonly id: string }>(
    found: readonly Found[],
  ): readonly (Found & { readonly excerpts: readonly Excerpt[] })[] =>
    found.map((each) => ({
      ...each,
      excerpts: located.filter(({ about, where }) => about.includes(each.id) || where === each.id),
    }));
  const told = { places: withExcerpts(places), things: withExcerpts(things) };
  const props = findProps(sentences, { ...told, people, premise, listed: campaign.items });
  return {
    people,
    ...told,
    props: props.map((prop) => ({ ...prop, excerpts: ofThing(prop, located) })),
    topics: withExcerpts(topics).filter(({ excerpts }) => excerpts.length > 0),
    premise,
    everywhere: located.filter(({ where }) => where === null),
    sentences,
    player,
    begins,
  };
}

/** What a file says to whoever plays, told or not, and of them. */
function saidIn(
  isOfFile: (file: string) => boolean,
  sentences: readonly ReadSentence[],
): readonly string[] {
  return sentences.flatMap(({ text, file, isForNarrator }) => {
    if (!isOfFile(file)) return [];
    return toldToYou(text) ?? (isForNarrator ? [] : text);
  });
}

type Known = Parameters<typeof namedIn>[1][number] & { readonly id: string; readonly name: string };

/** What can be told, with what it names and where that is; the premise is told apart. */
function locatedIn(
  sentences: readonly ReadSentence[],
  {
    people,
    places,
    known,
  }: Pick<Reading, 'people' | 'places'> & { readonly known: readonly Known[] },
): readonly Excerpt[] {
  const others = excerptsOf(
    withoutEntries(sentences, people).filter(({ file }) => file !== premiseFile),
  );
  const titles = titlesAt(sentences);
  return others.map((each) => locate(each, { known, titles, places }));
}

/** What names it, and not another of its kind. */
function ofThing({ id, named }: FoundProp, located: readonly Excerpt[]): readonly Excerpt[] {
  return located.filter(
    ({ text, about }) => about.includes(id) || named.some((sentence) => text.includes(sentence)),
  );
}

/** Of what an excerpt is, and where. */
function locate(
  each: Excerpt,
  {
    known,
    titles,
    places,
  }: {
    readonly known: readonly Known[];
    readonly titles: Titles;
    readonly places: Reading['places'];
  },
): Excerpt {
  const above = (titles.get(`${each.file}:${String(each.line)}`) ?? []).map(asTopic);
  const named = new Set(namedIn(each.text, known));
  const about = known
    .filter((found) => above.includes(found.name) || named.has(found))
    .map(({ id }) => id);
  const where =
    places.find(({ id }) => about.includes(id))?.id ?? whereTitled(each, titles, places);
  return { ...each, about, where };
}

/** "The lamplighter" is the new lamplighter too. */
function isSelf(player: string, name: string): boolean {
  if (!/^the /i.test(player)) return isNameOf(player.split(' '), name);
  return name.startsWith('the ') && name.endsWith(player.replace(/^the/i, ''));
}

/** What a list says of somebody is told of them and not by others. */
function withoutEntries(
  sentences: readonly ReadSentence[],
  people: readonly FoundPerson[],
): readonly ReadSentence[] {
  const entries = new Set(
    sentences.flatMap((sentence) =>
      people.some(({ name }) => isEntryOf(sentence, name))
        ? [`${sentence.file}:${String(sentence.block)}`]
        : [],
    ),
  );
  return sentences.filter(({ file, block }) => !entries.has(`${file}:${String(block)}`));
}

/** One short name for each, everywhere. */
function calledAsUsual(
  people: readonly FoundPerson[],
  away: readonly string[],
  texts: string,
): readonly FoundPerson[] {
  // Of the dead too a family's name is nobody's alone.
  const gone = away.map((name) => ({ id: name, name, shortName: name, called: [] }));
  const all = [...people, ...gone];
  return people.map((person) =>
    person.isCalled ? person : { ...person, shortName: usualName(person, texts, all) },
  );
}

/** What the author calls the player, by what the premise says of them. */
function playersIn(
  premise: readonly string[],
  files: ReadonlyMap<string, string>,
  people: readonly FoundPerson[],
): readonly string[] {
  const plot = [...files].flatMap(([file, text]) => (file.startsWith('plot/') ? [text] : []));
  const roles = people.flatMap(({ role }) => role ?? []);
  const template = files.get('characters/player/template.json') ?? '';
  return [...playerNames(premise, template), ...playerByTrade(premise, plot, roles)];
}

/** "You are an Assessor of Wonders", "You are Wilma Twopenny": so the author calls the player elsewhere. */
function playerNames(premise: readonly string[], template: string): readonly string[] {
  const texts = [...premise, ...(template.match(/"guidance"\s*:\s*"(?:[^"\\]|\\.)*"/) ?? [])];
  return texts.flatMap((text) => {
    const [, article, words = ''] =
      /\bYou(?: are|['’]re| were| have been) (an? |the |now the |)([^.,;:()]{3,40})/.exec(text) ??
      [];
    const [head = ''] = words.split(/ (?:of|at|in|who|from|to|with|and|since)\b/);
    const last = head.trim().split(' ').pop() ?? '';
    if (article !== '' && article !== undefined)
      return personNouns.has(last.toLowerCase()) ? [`the ${last}`, `The ${last}`] : [];
    // "You have been scribe of the Lazareti since yesterday."
    if (personNouns.has(last)) return [`the ${last}`, `The ${last}`];
    const [name = ''] = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/u.exec(words) ?? [];
    const parts = name.split(' ').filter(Boolean);
    const isTitled = personTitles.has(parts[0]?.toLowerCase() ?? '') && parts.length > 1;
    const own = isTitled ? parts.slice(1) : parts;
    // "Lieutenant Hal Prior" is Hal, and Prior; "Maureen Armitage" is not every Armitage.
    const usual = isTitled ? own : own.slice(0, 1);
    return [...new Set([name, ...usual])].filter(Boolean);
  });
}

/** The premise and the setting first: of more than can be read in time, the rest is left. */
function proseIn(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const first = [premiseFile, 'world/setting.md'].filter((file) => files.has(file));
  const others = [...files.keys()].filter((file) => isProse(file) && !first.includes(file)).sort();
  const prose = new Map<string, string>();
  let left: number = readingLimits.characters;
  for (const file of [...first, ...others]) {
    const text = (files.get(file) ?? '').slice(0, left);
    left -= text.length;
    if (text !== '') prose.set(file, text);
  }
  return prose;
}

function isProse(file: string): boolean {
  return (
    file === premiseFile ||
    file === 'world/setting.md' ||
    /^lore\/.*\.md$/.test(file) ||
    /^world\/(?!rules|constraints)[^/]*\.md$/.test(file)
  );
}

type Titles = ReadonlyMap<string, readonly string[]>;

/** What stands above each line, and what it is about. */
function titlesAt(sentences: readonly ReadSentence[]): Titles {
  return new Map(
    sentences.map(({ file, line, headings, label }) => [
      `${file}:${String(line)}`,
      label === null ? headings : [...headings, label],
    ]),
  );
}

/** What stands under the title of a place is there, whatever it names. */
function whereTitled(
  { file, line }: Excerpt,
  titles: Titles,
  places: Reading['places'],
): string | null {
  const above = titles.get(`${file}:${String(line)}`) ?? [];
  const isUnder = ({ called }: Reading['places'][number]): boolean =>
    above.some((title) => called.some((name) => namesIt(title, name)));
  return places.find(isUnder)?.id ?? null;
}

function premiseIn(sentences: readonly ReadSentence[]): readonly (readonly Excerpt[])[] {
  const own = sentences.filter(({ file }) => file === premiseFile);
  return premiseAsTold(own).map((paragraph) =>
    paragraph.map(({ text, ...at }) => excerpt(text, at)),
  );
}
