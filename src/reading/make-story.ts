import { readFiles } from '@/reading/found/read-files';
import type { FoundPerson, Reading } from '@/reading/found/reading';
import { allSituations } from '@/reading/situations/all-situations';
import { tellableBeats } from '@/reading/story/tellable-beats';
import { endingsOf } from '@/reading/story/endings';
import { knownPeople } from '@/reading/story/known-people';
import { opening } from '@/reading/story/opening';
import { isCalledOtherwise, peoplePassages } from '@/reading/story/people-passages';
import { Wordings } from '@/reading/story/pick';
import { everywherePassages, placePassages, returnPassages } from '@/reading/story/place-passages';
import { Excerpts } from '@/reading/story/excerpts-left';
import { thingPassages } from '@/reading/story/thing-passages';
import type { Beat } from '@/story/campaign/beat';
import { quietCounter, situationPassages } from '@/reading/story/situation-passages';
import { talkPassages, thoughtPassages } from '@/reading/story/talk-passages';
import { namesInFiles, sourcesOf } from '@/reading/story/sources';
import { placePeople, placesWorthSeeing, startOf, withWays } from '@/reading/story/stage';
import { toneOf } from '@/reading/story/wordings';
import type { Campaign, Person } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

type Files = ReadonlyMap<string, string>;

type MakeOptions = {
  /** What may be added between the author's beats. */
  readonly situations: 'some' | 'none';
};

/** A campaign with what its author left to be made: places, people, things, passages and endings, all of its own prose. */
export function makeStory(campaign: Campaign, files: Files, { situations }: MakeOptions): Campaign {
  const whole = readFiles(campaign, files);
  const start = startOf(campaign, whole);
  const reading = { ...whole, places: placesWorthSeeing(whole, start, campaign) };
  const places = withWays(campaign, reading);
  const placeOf = placePeople(reading, [...places.keys()], start);
  const plot = plotOf(campaign, reading, files);
  const startingItems = [
    ...new Set([
      ...campaign.startingItems,
      ...reading.things.flatMap(({ id, isHeld }) => (isHeld ? [id] : [])),
    ]),
  ];
  const stage = { reading, placeOf, start, startingItems: new Set(startingItems) };
  const telling = tellingPassages(campaign, stage, situations);
  const made = knownPeople([...plot.passages, ...telling], reading, plot.beats);
  const { rules, untold } = campaign;
  return {
    ...campaign,
    rules: {
      ...rules,
      counters: { ...rules.counters, [quietCounter]: { start: 0, max: 99, ticks: { scene: 1 } } },
    },
    startingPlace: start,
    startingItems,
    places,
    people: new Map([
      ...campaign.people,
      ...reading.people.map(
        (person) => [person.id, personOf(person, campaign.people.get(person.id), placeOf)] as const,
      ),
    ]),
    items: new Map([
      ...reading.things.map(({ id, name }) => [id, name] as const),
      ...campaign.items,
    ]),
    beats: plot.beats,
    endings: plot.endings,
    passages: new Map([
      ...made.map((passage) => [passage.id, passage] as const),
      ...campaign.passages,
    ]),
    untold: {
      never: [],
      secrets: new Map(),
      ...untold,
      names: [...new Set([...(untold?.names ?? []), ...namesInFiles(files)])],
    },
    sources: sourcesOf(reading, files),
  };
}

type Plot = Pick<Campaign, 'beats' | 'endings'> & { readonly passages: readonly Passage[] };

/** How it begins, what has to happen, and how it can end. */
function plotOf(campaign: Campaign, reading: Reading, files: Files): Plot {
  const begun = opening(reading);
  const told = tellableBeats(campaign.beats, reading);
  const scenes = scenesBeforeTheEnd(told.beats);
  const ends = endingsOf(campaign, told.beats, {
    files,
    reading,
    wordings: new Wordings(campaign.id),
    scenes,
  });
  return {
    beats: [...begun.beats, ...told.beats, ...ends.beats],
    endings: ends.endings,
    passages: [...begun.passages, ...told.passages, ...ends.passages],
  };
}

/** A story of three files takes 15 to 30 scenes, one with five beats 20 to 40. */
function scenesBeforeTheEnd(beats: readonly Beat[]): number {
  if (beats.length === 0) return 17;
  const needed = beats.filter(
    ({ priority, isSkippable }) => priority === 'critical' || !isSkippable,
  );
  const latest = Math.max(0, ...needed.map(({ sceneCount }) => sceneCount.min ?? 0));
  return Math.min(38, Math.max(19, latest + 3));
}

type Stage = {
  readonly reading: Reading;
  readonly placeOf: ReadonlyMap<string, string>;
  readonly start: string;
  readonly startingItems: ReadonlySet<string>;
};

/** What is told of places, people and things, and what can happen between people. */
function tellingPassages(
  campaign: Campaign,
  { reading, placeOf, start, startingItems }: Stage,
  situations: MakeOptions['situations'],
): readonly Passage[] {
  const wordings = new Wordings(campaign.id);
  const free = new Excerpts();
  for (const told of reading.premise.flat()) free.take(told);
  const cast = {
    reading,
    placeOf,
    tone: toneOf(campaign),
    campaign: campaign.id,
    quiet: quietScenes(reading),
  };
  return [
    ...placePassages(reading, free),
    ...peoplePassages(reading, wordings),
    ...talkPassages(reading, { free, wordings }),
    ...thingPassages(reading, startingItems, { free, wordings, start }),
    ...thoughtPassages(reading, free),
    ...everywherePassages(reading, free),
    ...returnPassages(reading, placeOf, wordings),
    ...(situations === 'some' ? situationPassages(allSituations, cast) : []),
  ];
}

/** The less an author wrote, the sooner all of it would be lost among words of ours. */
function quietScenes({ sentences, people }: Reading): number {
  const told =
    sentences.filter(({ isTellable }) => isTellable).length +
    people.reduce((sum, { sayings, looks }) => sum + sayings.length + looks.length, 0);
  return told < 40 ? 8 : told < 60 ? 5 : 3;
}

function personOf(
  found: FoundPerson,
  known: Person | undefined,
  placeOf: ReadonlyMap<string, string>,
): Person {
  const { id, shortName, pronouns, role } = found;
  // Who is called something else altogether is introduced by both names, and then goes by one.
  const name = isCalledOtherwise(found) ? shortName : found.name;
  return { ...known, id, name, shortName, pronouns, role, place: placeOf.get(id) ?? null };
}
