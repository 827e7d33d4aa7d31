import { lastWord } from '@/narrator/reasons/memory-of';
import type { Campaign } from '@/story/campaign/campaign';
import type { Memory } from '@/story/state/memory';

const shortestThing = 3;

const determiners = words(
  'the a an your my his her its their our this that these those both all every each no one two three four five six seven eight nine ten',
);
/** After these a noun may stand by itself. */
const leadingToNouns = words('of with about for where');
/** What stands after one of these is mostly where it happens, not what it is about. */
const whereabouts = words(
  'in on at to from by down up over under along across behind beside near through past round towards toward above below between',
);
const saysNothing = words(
  'and but for nor not you your him his her she who how why out off see say ask get put let may can has had did was are any own now day way old new big bad red far its our too yet ago lot bit end shut open empty whole long short great small large little good warm cold dark early late bare grey loud quiet nearest lowest oldest would could should will have been were does done there here down over under into from about against among until while time hour moment hand hands name word words side back turn place thing things near nearer other others first last second third next same more most than then them they what which whose where when with without before after forty-one forty-two forty-three hundred somebody someone anyone everyone nobody nothing something anything everything',
);

/** Of so many memories an author wrote, a word may be in as many as this and still say what one is about. */
const rareShare = 0.05;
const fewestRare = 3;

/**
 * Whether both speak of the same thing: the choice has it as a noun, and both mean it, not only where they
 * are. A word that few memories of the story have says enough wherever it stands.
 */
export function speakOfTheSame(
  choice: string,
  memory: Pick<Memory, 'summary'>,
  campaign: Campaign,
): boolean {
  const remembered = mentionsOf(memory);
  const all = new Set(remembered.map(({ word }) => word));
  const meant = new Set(remembered.flatMap(({ word, isWhere }) => (isWhere ? [] : [word])));
  return mentionsIn(choice).some(({ word, isNoun, isWhere }) => {
    if (!isNoun || !all.has(word)) return false;
    return isRare(word, campaign) || (!isWhere && meant.has(word));
  });
}

/** Whether a memory has a telling word of a name. */
export function namesPartOf(name: string, memory: Pick<Memory, 'summary'>): boolean {
  const own = new Set(mentionsIn(name).map(({ word }) => word));
  return mentionsOf(memory).some(({ word }) => own.has(word));
}

/** Whether a memory speaks of something by its last word, and not only of where it is. */
export function speaksOf(name: string, memory: Pick<Memory, 'summary'>): boolean {
  const last = plain(lastWord(name.toLowerCase()) ?? '');
  return mentionsOf(memory).some(({ word, isWhere }) => word === last && !isWhere);
}

type Mention = { readonly word: string; readonly isNoun: boolean; readonly isWhere: boolean };

const known = new WeakMap<Pick<Memory, 'summary'>, readonly Mention[]>();

function mentionsOf(memory: Pick<Memory, 'summary'>): readonly Mention[] {
  const mentions = known.get(memory) ?? mentionsIn(memory.summary);
  known.set(memory, mentions);
  return mentions;
}

/** The telling words of a sentence, each in its plain form. */
function mentionsIn(sentence: string): readonly Mention[] {
  const all = sentence.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return all.flatMap((each, at) => {
    if (each.length < shortestThing || saysNothing.has(each) || determiners.has(each)) return [];
    const start = [at - 1, at - 2].find((before) => determiners.has(all[before] ?? ''));
    const isNoun = start !== undefined || leadingToNouns.has(all[at - 1] ?? '');
    const before = all[(start ?? at) - 1] ?? '';
    return [{ word: plain(each), isNoun, isWhere: whereabouts.has(before) }];
  });
}

function plain(word: string): string {
  return word.replace(/['’]s?$/, '').replace(/(?:([^s])s|(sh|ch|x|ss)es)$/, '$1$2');
}

const counts = new WeakMap<Campaign, ReadonlyMap<string, number>>();

function isRare(word: string, campaign: Campaign): boolean {
  const counted = counts.get(campaign) ?? countedIn(campaign);
  counts.set(campaign, counted);
  const all = counted.get('') ?? 0;
  return (counted.get(word) ?? 0) <= Math.max(fewestRare, rareShare * all);
}

/** Word → how many of the memories that the author wrote have it; under no word, how many there are. */
function countedIn({ passages }: Campaign): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { memory } of passages.values()) {
    if (memory === null) continue;
    const own = new Set(['', ...mentionsIn(memory.text).map(({ word }) => word)]);
    for (const word of own) counted.set(word, (counted.get(word) ?? 0) + 1);
  }
  return counted;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
