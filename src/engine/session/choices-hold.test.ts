import type { Because, Choice } from '@/contracts/generated/choice';
import { loadCampaign } from '@/campaign/load-campaign';
import {
  randomCampaign,
  someFlags,
  someItems,
  somePeople,
  somePlaces,
} from '@/engine/testing/random-campaign';
import type { StorySession } from '@/engine/session/story-session';
import { beginSession, collect, never, testHost } from '@/engine/testing/test-engine';
import { whatFails } from '@/engine/testing/what-fails';
import { toldChoices } from '@/engine/telling/told-choices';
import { seededRandom, type SeededRandom } from '@/foundation/seeded-random';
import { memoryAround, memoryBehind } from '@/narrator/reasons/choice-memory';
import { allOffers, offerChoices } from '@/narrator/choices/offer-choices';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { contextOf } from '@/narrator/testing/context-of';
import { memory } from '@/story/testing/small-world';
import type { Campaign } from '@/story/campaign/campaign';
import { isIdle } from '@/story/acts/idle-intent';
import type { Memory } from '@/story/state/memory';
import { failingBand } from '@/story/rules/rules';
import type { Scene, ToldPart } from '@/story/log/scene';
import type { SkillOffer } from '@/story/log/skill-offer';

async function campaignBy(seed: number): Promise<Campaign> {
  const loaded = await loadCampaign(randomCampaign(seed), 'small', never);
  if (!loaded.ok || loaded.value.findings.length > 0) throw new Error(JSON.stringify(loaded));
  return loaded.value.campaign;
}

function chance(random: SeededRandom, outOf: number): boolean {
  return random.between(1, outOf) === 1;
}

/** Any moment of a campaign, also ones that no play would come to. */
function momentBy(random: SeededRandom, campaign: Campaign): TellingContext {
  const feeling = (): number => random.between(-100, 100);
  const few = (names: readonly string[]): readonly string[] =>
    names.filter(() => chance(random, 3));
  return contextOf(campaign, {
    sceneNumber: random.between(2, 12),
    seed: random.between(0, 999),
    storySeed: random.between(0, 9),
    band: random.pick([null, 'failure', 'partial', 'success']),
    beat: random.pick([null, 'storm']),
    state: {
      place: random.pick(somePlaces),
      time: { minutes: random.between(0, 5_000) },
      people: Object.fromEntries(
        somePeople.map((id) => [id, { place: random.pick(somePlaces), feeling: feeling() }]),
      ),
      inventory: Object.fromEntries(few(someItems).map((item) => [item, 1])),
      flags: Object.fromEntries(few(someFlags).map((flag) => [flag, true])),
      stats: { nerve: random.between(0, 20), tact: 1 },
      reputation: { millers: feeling() },
      beats: chance(random, 3) ? { storm: { scene: 1 } } : {},
    },
    past: {
      toldPassages: new Map(few([...campaign.passages.keys()]).map((id) => [id, 1])),
      memories: memoriesBy(random, campaign),
    },
  });
}

function memoriesBy(random: SeededRandom, campaign: Campaign): readonly Memory[] {
  const told = [...campaign.passages.values()].flatMap(({ memory: kept }) => kept?.text ?? []);
  return Array.from({ length: random.between(0, 5) }, (_, index) =>
    memory(`memory-${String(index)}`, {
      summary: random.pick(['You saw the mill.', 'Oda spoke of a rope.', ...told]),
      about: random.pick([null, ...somePeople]),
      characters: somePeople.filter(() => chance(random, 3)),
      location: random.pick([null, ...somePlaces]),
      significance: random.pick(['low', 'medium', 'high']),
    }),
  );
}

/** Reasons that are nothing of this story, in words. */
function falseReasons(
  choices: readonly Choice[],
  { campaign, past }: TellingContext,
): readonly string[] {
  const isTrue = ({ kind, id }: Because): boolean => {
    switch (kind) {
      case 'memory':
        return past.memories.some((each) => each.id === id && each.significance !== 'low');
      case 'person':
        return campaign.people.has(id);
      case 'place':
        return campaign.places.has(id);
      case 'item':
        return campaign.items.has(id);
      case 'beat':
        return campaign.beats.some((beat) => beat.id === id);
      case 'stat':
      case 'skill':
        return true;
    }
  };
  return choices.flatMap(({ text, because }) =>
    because.filter((reason) => !isTrue(reason)).map(({ id }) => `${text} comes from ${id}`),
  );
}

/** Choices whose memory is none of this story, or meant little. */
function falseMemories(choices: readonly Choice[], context: TellingContext): readonly string[] {
  return choices
    .filter((choice) => {
      const found = memoryBehind(choice, context) ?? memoryAround(choice, context);
      return found !== null && !context.past.memories.includes(found);
    })
    .map(({ text }) => `${text} remembers what never was`);
}

function toldBy(random: SeededRandom, { campaign }: TellingContext): readonly ToldPart[] {
  return [...campaign.passages.values()]
    .filter(({ part }) => part !== 'choices' && chance(random, 4))
    .map(({ id, part }) => ({ part, passage: id }));
}

/** What a skill offers: some of what it was given, and some nonsense of its own. */
function skillBy(random: SeededRandom, pool: readonly Choice[]): readonly SkillOffer[] {
  const marks = { difficulty: null, hint: null, skill: 'player-choices' } as const;
  const taken = pool.filter(() => chance(random, 2)).map((choice) => ({ ...choice, ...marks }));
  const own = Array.from({ length: random.between(0, 2) }, (_, index) => ({
    ...marks,
    text: `Invent ${String(index)}.`,
    by: 'skill:player-choices' as const,
    intent: {
      kind: random.pick(['do', 'talk', 'move', 'use']),
      target: random.pick([...somePeople, ...somePlaces, 'moon']),
      ...(chance(random, 3) ? { with: random.pick(someItems) } : {}),
      ...(chance(random, 2) ? { leadsTo: random.pick(['p0', 'p1', 'storm', 'nowhere']) } : {}),
    },
  }));
  return [...own, ...taken].slice(0, random.between(0, 6));
}

it('[arch §7.3] of 10,000 sets of choices in 250 campaigns by chance, each has three or four that differ, can be done and come from what truly is there (seeds 1 to 250)', async () => {
  const found: string[] = [];
  let sets = 0;
  for (let seed = 1; seed <= 250; seed += 1) {
    const campaign = await campaignBy(seed);
    const random = seededRandom(seed);
    for (let moment = 0; moment < 20; moment += 1) {
      const context = momentBy(random, campaign);
      const told = toldBy(random, context);
      const pool = allOffers(told, context);
      const before = chance(random, 3) ? skillBy(random, pool) : [];
      const own = offerChoices(told, context, { offered: before });
      const chosen =
        toldChoices({ before, chosen: skillBy(random, pool), pool, leftOut: new Set() }, context) ??
        own;
      const failing = [own, chosen].flatMap((choices) => [
        ...whatFails(choices, context),
        ...falseReasons(choices, context),
        ...falseMemories(choices, context),
      ]);
      const impossible = whatFails(pool, context).filter((why) => !why.startsWith('there are'));
      found.push(...[...failing, ...impossible].map((why) => `seed ${String(seed)}: ${why}`));
      sets += 2;
    }
  }
  expect({ sets, found: found.slice(0, 10) }).toEqual({ sets: 10_000, found: [] });
});

/** The moment where the player stands, as far as choices depend on it. */
function standing({ path, state }: StorySession, campaign: Campaign): TellingContext {
  const before = path.slice(0, -1).map(({ outcome }) => outcome.taken);
  return contextOf(campaign, {
    state,
    sceneNumber: before.filter((taken) => taken === null || !isIdle(taken.intent)).length + 1,
    band: path[path.length - 1]?.outcome.roll?.band ?? null,
    past: {
      toldPassages: new Map(
        path.flatMap(({ outcome, number }) =>
          outcome.told.map(({ passage }) => [passage, number] as const),
        ),
      ),
    },
  });
}

/** Why a choice that was taken did not do what it said, in words. */
function whatWentWrong({ outcome, words }: Scene, campaign: Campaign): readonly string[] {
  const { taken, told, roll, beat, ending } = outcome;
  const passages = told.map(({ passage }) => passage);
  const goal = taken?.intent.leadsTo;
  const isOpen = goal !== undefined && roll?.band !== failingBand(campaign.rules);
  const isReached = goal === undefined || passages.includes(goal) || beat === goal;
  return [
    ...(passages.some((id) => id.startsWith('@refused')) ? ['was refused'] : []),
    ...(isOpen && !isReached ? [`did not lead to ${goal}`] : []),
    ...((words?.paragraphs.length ?? 0) === 0 ? ['has no words'] : []),
    ...(words?.rung === 'template' ? ['was told by a template'] : []),
    ...(ending === null && (words?.choices.length ?? 0) < 3 ? ['offers too little'] : []),
  ].map((why) => `${taken?.text ?? 'the beginning'} ${why}`);
}

it('[arch §7.3, §4.2.1] of 240 choices that the skill offered in 30 campaigns by chance and that were taken, each did what it said (seeds 1 to 30)', async () => {
  const found: string[] = [];
  let taken = 0;
  for (let seed = 1; seed <= 30; seed += 1) {
    const campaign = await campaignBy(seed);
    const random = seededRandom(seed);
    const session = await beginSession(
      testHost({ content: { campaigns: randomCampaign(seed) } }),
      seed,
    );
    for (let turn = 0; turn < 8; turn += 1) {
      const failing = [...whatFails(session.choices, standing(session, campaign))];
      const [first, ...others] = session.choices.map(({ id }) => id);
      if (first === undefined) break;
      await collect(session.take({ choice: random.pick([first, ...others]) }, never));
      const scene = session.path[session.path.length - 1];
      failing.push(...(scene === undefined ? ['no scene'] : whatWentWrong(scene, campaign)));
      found.push(...failing.map((why) => `seed ${String(seed)}, turn ${String(turn)}: ${why}`));
      taken += 1;
    }
  }
  expect({ taken, found: found.slice(0, 10) }).toEqual({ taken: 240, found: [] });
});
