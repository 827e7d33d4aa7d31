import { readFiles } from '@/reading/whole/read-files';
import type { Excerpt, FoundPerson, Reading } from '@/reading/found/reading';
import { is, tagged } from '@/reading/prose/tagged';
import { allSituations } from '@/reading/situations/all-situations';
import { tellableBeats } from '@/reading/story/tellable-beats';
import { scenesBeforeTheEnd } from '@/reading/story/story-length';
import { besideAuthors } from '@/reading/beside-authors';
import { knownPeople } from '@/reading/story/known-people';
import { beatPassages } from '@/reading/beats/beat-passages';
import { playedBeats } from '@/reading/beats/played-beats';
import { beatStages, type BeatStage } from '@/reading/beats/beat-stages';
import { playersWays } from '@/reading/beats/beat-turns';
import { stationsOf, withStations } from '@/reading/beats/stations';
import { endingsOf, withLastWord } from '@/reading/endings/endings';
import { premiseCore, type PremiseCore } from '@/reading/premise/premise-core';
import { hourOf } from '@/reading/premise/hour-of';
import { premisePassages } from '@/reading/premise/premise-passages';
import { premiseDecisions } from '@/reading/premise/premise-decisions';
import { hearsayPassages } from '@/reading/hearsay/hearsay-passages';
import { askedPassages } from '@/reading/hearsay/asked-passages';
import { companyPassages } from '@/reading/places/company-passages';
import { opening } from '@/reading/story/opening';
import { isCalledOtherwise, peoplePassages } from '@/reading/story/people-passages';
import { mulledPassages } from '@/reading/places/mulled-passages';
import { Wordings } from '@/reading/story/pick';
import { everywherePassages, placePassages, returnPassages } from '@/reading/places/place-passages';
import { firstSightsOf } from '@/reading/places/first-sights';
import { Excerpts } from '@/reading/story/excerpts-left';
import { thingPassages } from '@/reading/handling/thing-passages';
import type { Beat } from '@/story/campaign/beat';
import { quietCounter } from '@/reading/story/quiet-counter';
import { knownFromStart, thingsThatMatter } from '@/reading/casting/things-that-matter';
import { beatSituations, situationPassages } from '@/reading/casting/situation-passages';
import { talkPassages, thoughtPassages } from '@/reading/story/talk-passages';
import { namesInFiles, sourcesOf } from '@/reading/story/sources';
import { placePeople, startOf, withWays, worthSeeing } from '@/reading/staging/stage';
import { toneOf } from '@/reading/story/wordings';
import type { Campaign, Person } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

type Files = ReadonlyMap<string, string>;

type MakeOptions = {
  /** What may be added between the author's beats. */
  readonly situations: 'some' | 'none';
  /** Paths of what no person wrote: such words are the engine's. */
  readonly generated?: readonly string[];
};

/** A campaign with what its author left to be made: places, people, things, passages and endings, all of its own prose. */
export function makeStory(
  asWritten: Campaign,
  files: Files,
  { situations, generated = [] }: MakeOptions,
): Campaign {
  const whole = readFiles(asWritten, files);
  const campaign = { ...asWritten, beats: playedBeats(asWritten.beats, whole) };
  const { reading, places, ...setting } = settingOf(campaign, files, whole);
  const { placeOf, core } = setting;
  const free = new Excerpts();
  for (const told of [...reading.premise.flat(), ...toldInBeats(campaign, reading)])
    free.take(told);
  for (const told of reading.people.flatMap(({ looks }) => looks)) free.take(told);
  const sights = firstSightsOf(reading.places, free);
  const plot = plotOf(campaign, reading, { files, free, ...setting });
  const { scenes } = plot;
  const pressing = premisePassages({
    ...{ reading, core, free, scenes },
    ...{ beats: campaign.beats.length, campaign: campaign.id },
  });
  const startingItems = heldAtStart(campaign, reading);
  const stage = {
    ...{ reading, placeOf, start: setting.start, free, core, files, sights, beats: plot.beats },
    startingItems: new Set(startingItems),
  };
  const telling = tellingPassages(campaign, stage, situations);
  const made = besideAuthors(
    knownPeople([...plot.passages, ...pressing.passages, ...telling], reading, plot.beats),
    campaign.passages,
  );
  return {
    ...campaign,
    rules: beginningAt(countingQuiet(campaign.rules), campaign, reading),
    startingPlace: setting.start,
    startingItems,
    places,
    people: new Map([
      ...campaign.people,
      ...reading.people.map(
        (person) => [person.id, personOf(person, campaign.people.get(person.id), placeOf)] as const,
      ),
    ]),
    items: new Map([
      ...reading.props.map(({ id, name }) => [id, name] as const),
      ...campaign.items,
    ]),
    topics: reading.topics.map(({ name }) => name),
    beats: [...plot.beats, ...pressing.beats],
    endings: plot.endings,
    passages: new Map([
      ...made.map((passage) => [passage.id, passage] as const),
      ...campaign.passages,
    ]),
    untold: untoldIn(campaign, files),
    sources: sourcesOf(reading, files, new Set(generated)),
  };
}

/** What a beat tells in the author's words is told nowhere else. */
function toldInBeats({ beats }: Campaign, { everywhere, topics }: Reading): readonly Excerpt[] {
  return [...everywhere, ...topics.flatMap(({ excerpts }) => excerpts)].filter(({ text }) =>
    beats.some(({ description }) => description?.includes(text) === true),
  );
}

function countingQuiet(rules: Campaign['rules']): Campaign['rules'] {
  const quiet = { start: 0, max: 99, ticks: { scene: 1 } };
  return { ...rules, counters: { ...rules.counters, [quietCounter]: quiet } };
}

/** An author who says nothing of it in their rules says it in the premise. */
function beginningAt(
  rules: Campaign['rules'],
  { passages }: Campaign,
  { premise }: Reading,
): Campaign['rules'] {
  if (rules.isHourSaid === true) return rules;
  const hour = hourOf(premise.flat().map(({ text }) => text));
  if (hour !== null) return { ...rules, startMinutes: hour, isHourSaid: true };
  // Whoever writes for an hour of the day wants to know which it is.
  const isAsked = [...passages.values()].some(({ conditions }) => conditions.time.length > 0);
  return isAsked ? { ...rules, isHourSaid: true } : rules;
}

function untoldIn({ untold }: Campaign, files: Files): NonNullable<Campaign['untold']> {
  const names = new Set([...(untold?.names ?? []), ...namesInFiles(files)]);
  return { never: [], secrets: new Map(), ...untold, names: [...names] };
}

/** What the author lists, and what the premise puts into the player's hands. */
function heldAtStart({ startingItems }: Campaign, { props }: Reading): readonly string[] {
  const held = props.flatMap(({ id, isHeld }) => (isHeld ? [id] : []));
  return [...new Set([...startingItems, ...held])];
}

/** Where things happen, who is where, and what it is about. */
function settingOf(
  campaign: Campaign,
  files: Files,
  whole: Reading,
): Setting & { readonly reading: Reading; readonly places: Campaign['places'] } {
  const start = startOf(campaign, whole);
  const stations = stationsOf(campaign.beats, whole);
  const seen = worthSeeing(whole, start, campaign);
  // Where a beat happens is worth seeing, whatever else is told of it.
  const staged = [...beatStages(campaign.beats, whole, files).values()];
  const also = whole.places.filter(
    ({ id }) =>
      !seen.some((place) => place.id === id) && staged.some((stage) => stage.place === id),
  );
  const near = { ...whole, places: [...seen, ...also] };
  const reading = { ...near, places: [...near.places, ...stations.map(({ place }) => place)] };
  const ids = near.places.map(({ id }) => id);
  return {
    reading,
    places: withStations(withWays(campaign, near), stations, start),
    placeOf: placePeople(near, ids.length === 0 ? ['here'] : ids, start),
    stages: beatStages(campaign.beats, reading, files),
    start,
    stations: stations.map(({ place }) => place.id),
    core: premiseCore(reading, campaign.title, files),
  };
}

type Plot = Pick<Campaign, 'beats' | 'endings'> & {
  readonly passages: readonly Passage[];
  /** Scenes before the last question. */
  readonly scenes: number;
};

/** Where things happen. */
type Setting = {
  readonly stages: ReadonlyMap<string, BeatStage>;
  readonly placeOf: ReadonlyMap<string, string>;
  readonly start: string;
  readonly stations: readonly string[];
  readonly core: PremiseCore;
};

/** How it begins, what has to happen, and how it can end. */
function plotOf(
  campaign: Campaign,
  reading: Reading,
  { files, free, ...setting }: Setting & { readonly files: Files; readonly free: Excerpts },
): Plot {
  const begun = opening(reading);
  const isOwn = campaign.beats.length === 0 || files.has('plot/beats.json');
  const written = begun.beats.length === 0 ? campaign.beats : campaign.beats.map(afterThePremise);
  const told = tellableBeats(written, reading, isOwn ? 'author' : 'engine');
  const wordings = new Wordings(campaign.id);
  const staged = beatPassages(told.beats, { reading, wordings, free, ...setting });
  const decided = premiseDecisions(reading, { ...setting, wordings });
  const scenes = scenesBeforeTheEnd(told.beats, campaign.playtimeMinutes);
  const ends = endingsOf(campaign, told.beats, {
    deeds: [...decided.deeds, ...staged.deeds],
    files,
    reading,
    core: setting.core,
    wordings,
    scenes,
  });
  return {
    beats: [...begun.beats, ...told.beats.map((beat) => undrawn(beat, reading)), ...ends.beats],
    endings: ends.endings,
    scenes,
    passages: [
      ...begun.passages,
      ...decided.passages,
      ...told.passages,
      ...staged.passages,
      ...ends.passages,
    ],
  };
}

/** A premise of two scenes is told before anything else happens. */
function afterThePremise(beat: Beat): Beat {
  const { min, max } = beat.sceneCount;
  const isEarly = min !== null && min < 3 && (max === null || max >= 4);
  return isEarly ? { ...beat, sceneCount: { min: 3, max } } : beat;
}

/** What the player brings about is not left to the dice. */
function undrawn(beat: Beat, { player }: Reading): Beat {
  const isChosen = playersWays(beat.outcomes, player).length > 1;
  return isChosen ? { ...beat, outcomes: [] } : beat;
}

type Stage = {
  readonly reading: Reading;
  readonly placeOf: ReadonlyMap<string, string>;
  readonly start: string;
  readonly startingItems: ReadonlySet<string>;
  readonly beats: readonly Beat[];
  readonly free: Excerpts;
  readonly sights: ReadonlyMap<string, Excerpt>;
  readonly core: PremiseCore;
  readonly files: Files;
};

/** What is told of places, people and things, and what can happen between people. */
function tellingPassages(
  campaign: Campaign,
  { reading, placeOf, start, startingItems, beats, free, sights, core, files }: Stage,
  situations: MakeOptions['situations'],
): readonly Passage[] {
  const wordings = new Wordings(campaign.id);
  const cast = {
    reading,
    placeOf,
    tone: toneOf(campaign),
    campaign: campaign.id,
    quiet: quietScenes(reading),
    things: thingsThatMatter(reading.things, campaign, files),
    known: knownFromStart(reading, campaign),
  };
  const others = allSituations.filter(({ id }) => !beats.some((beat) => beat.situation?.id === id));
  const placed = placePassages(reading, { free, wordings, sights, start });
  // What can be looked at is seen in the author's words; the rest is for those who ask.
  const isSparse = ![...files.keys()].some((file) =>
    /^(?:plot\/beats|characters\/npcs)/.test(file),
  );
  const seen = thingPassages(reading, { free, wordings, start, isSparse, held: startingItems });
  const talk = talkPassages(reading, { free, placeOf });
  return [
    ...placed,
    ...peoplePassages(withLastWord(reading), wordings),
    ...seen,
    ...talk.passages,
    ...askedPassages({ reading, heard: talk.heard }),
    ...hearsayPassages({ reading, answers: talk.answers, wordings }),
    ...thoughtPassages(reading, free),
    ...everywherePassages(reading, free),
    ...mulledPassages(reading, { placeOf, start }, wordings),
    ...returnPassages(reading, core.matter, wordings),
    ...companyPassages(reading, core.matter, wordings),
    ...beatSituations(beats, allSituations, cast),
    ...(situations === 'some' ? situationPassages(others, cast) : []),
  ];
}

/** The less an author wrote, the sooner all of it would be lost among words of ours. */
function quietScenes({ sentences, people }: Reading): number {
  const told =
    sentences.filter(({ isTellable }) => isTellable).length +
    people.reduce((sum, { sayings, looks }) => sum + sayings.length + looks.length, 0);
  return told < 40 ? 8 : told < 60 ? 5 : 4;
}

/** "The Teague sisters". */
function isSeveral(name: string): boolean {
  const words = tagged(name);
  return /^the /i.test(name) && is(words[words.length - 1], 'Plural');
}

function personOf(
  found: FoundPerson,
  known: Person | undefined,
  placeOf: ReadonlyMap<string, string>,
): Person {
  const { id, shortName, pronouns, role } = found;
  // Who is called something else altogether is introduced by both names, and then goes by one.
  const name = isCalledOtherwise(found) ? shortName : found.name;
  return {
    ...known,
    ...{ id, name, shortName, pronouns, role, place: placeOf.get(id) ?? null },
    ...(isSeveral(name) ? { isMany: true as const } : {}),
  };
}
