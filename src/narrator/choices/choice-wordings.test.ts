import { mostChoiceWords } from '@/foundation/limits';
import { wordChoice } from '@/narrator/choices/choice-wordings';
import { allOffers } from '@/narrator/choices/offer-choices';
import { countWords } from '@/story/words/split-sentences';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, choice, memory, passage } from '@/story/testing/small-world';
import type { TellingContext } from '@/narrator/passages/telling-context';
import type { Campaign } from '@/story/campaign/campaign';
import type { Fact } from '@/story/log/fact';
import { noHistory } from '@/story/log/history';
import type { Memory } from '@/story/state/memory';
import type { Passage } from '@/story/campaign/passage';

type World = {
  readonly visited?: readonly string[];
  readonly memories?: readonly Memory[];
  readonly told?: readonly Passage[];
  readonly campaign?: Partial<Campaign>;
  readonly recentScenes?: TellingContext['past']['recentScenes'];
  readonly seed?: number;
};

function visitTo(value: string): Fact {
  return { kind: 'state', about: 'place', value, from: 1, until: null, witnesses: null };
}

function contextWith({
  visited = [],
  told = [],
  campaign,
  recentScenes,
  memories,
  seed = 1,
}: World) {
  return contextOf(campaignOf(told, campaign), {
    seed,
    past: {
      memories: memories ?? [],
      recentScenes: recentScenes ?? [],
      toldPassages: new Map(told.map(({ id }) => [id, 1])),
      history: { ...noHistory, ledger: visited.map(visitTo) },
    },
  });
}

/** All words that the way to the mill may have. */
function wayToMill(world: World): readonly string[] {
  const seeds = Array.from({ length: 30 }, (_, seed) => seed);
  const texts = seeds.flatMap((seed) =>
    allOffers([], contextWith({ ...world, seed }))
      .filter(({ intent }) => intent.target === 'mill')
      .map(({ text }) => text),
  );
  return [...new Set(texts)];
}

const wenSpoke = passage(
  'wen-spoke',
  'reaction',
  { speaker: 'wen' },
  { prose: ['"It is deep," says Wen.'] },
);

describe('a way out says why one would go there', () => {
  it('who belongs there, is there, and is known by name', () => {
    const words = wayToMill({ told: [wenSpoke], visited: ['weir'] });
    expect(words.length).toBeGreaterThan(2);
    expect(words.filter((text) => !/Wen/.test(text) || !/the mill/.test(text))).toEqual([]);
  });

  it('nobody whose name the player has not read', () => {
    expect(wayToMill({ visited: ['weir'] }).filter((text) => text.includes('Wen'))).toEqual([]);
  });

  it('what the player did there last, in the words it is remembered by', () => {
    const deed = memory('m', {
      location: 'mill',
      summary: 'You hid the key in the flour, and nobody saw.',
    });
    const words = wayToMill({ memories: [deed], visited: ['weir', 'mill'] });
    expect(
      words.filter(
        (text) => !/the mill( again)?, where you hid the key in the flour\.$/.test(text),
      ),
    ).toEqual([]);
  });

  it.each([
    ['it is no deed of the player', 'Oda hid the key in the flour.'],
    ['it is a half sentence', 'You waited, and saw a light.'],
    ['it is long', 'You told Oda everything that you knew about the flour and the key.'],
    ['it names the place again', 'You walked twice round the mill.'],
  ])('not when %s', (_, summary) => {
    const memories = [memory('m', { location: 'mill', summary })];
    const words = wayToMill({ memories, visited: ['weir', 'mill'] });
    expect(words.filter((text) => text.includes('where'))).toEqual([]);
  });

  it('not when the deed ended there and was done elsewhere', () => {
    const summary = 'You ran off with the key.';
    const kept = { text: summary, kind: null, about: null, significance: 'medium' as const };
    const ran = passage(
      'ran',
      'outcome',
      {},
      { memory: kept, effects: [{ kind: 'go', place: 'mill' }] },
    );
    const memories = [memory('m', { location: 'mill', summary })];
    const words = wayToMill({ memories, told: [ran], visited: ['weir', 'mill'] });
    expect(words.filter((text) => text.includes('where'))).toEqual([]);
  });

  it('that one goes back, only where one was', () => {
    const isBack = (text: string) => /\b(?:back|Return)\b/.test(text);
    expect(wayToMill({ visited: ['weir'] }).some(isBack)).toBe(false);
    expect(wayToMill({ visited: ['weir', 'mill'] }).every(isBack)).toBe(true);
    expect(wayToMill({}).some(isBack)).toBe(false);
  });
});

it('no words of the engine’s are offered twice in a row', () => {
  const offeredAt = (seed: number, recentScenes: TellingContext['past']['recentScenes']) =>
    allOffers([], contextWith({ seed, recentScenes, visited: ['weir'] }));
  let offered = offeredAt(0, []);
  for (let seed = 1; seed < 40; seed += 1) {
    const next = offeredAt(seed, [{ text: '', offered }]);
    const before = new Set(offered.map(({ text }) => text));
    expect(next.filter(({ text }) => before.has(text))).toEqual([]);
    offered = next;
  }
});

it('they have at most 14 words, however long the names are', () => {
  const name = 'the long grey house behind the second bend of the river';
  const places = new Map(
    [...campaignOf([]).places].map(([id, place]) => [id, { ...place, name }] as const),
  );
  for (let seed = 0; seed < 30; seed += 1) {
    const context = contextWith({
      seed,
      visited: ['weir'],
      told: [wenSpoke],
      campaign: { places },
    });
    const long = allOffers([], context).filter(({ text }) => countWords(text) > mostChoiceWords);
    expect(long).toEqual([]);
  }
});

it('a name is written as it is', () => {
  const moment = { seed: 1, shown: new Set<string>() };
  expect(wordChoice('look', { place: "the $& of $'" }, moment)).toContain("the $& of $'");
});

describe('in a story that is not told in English', () => {
  const campaign = { language: 'de' };

  it('a way out is the place’s own name', () => {
    expect(wayToMill({ campaign, told: [wenSpoke], visited: ['weir'] })).toEqual(['the mill']);
  });

  it('no English words of the engine’s fill the list, and there are still three that differ', () => {
    const cell = contextOf(campaignOf([], campaign), { state: { ...atWeir, place: 'cell' } });
    const texts = allOffers([], cell).map(({ text }) => text);
    expect(new Set(texts).size).toBe(3);
    expect(texts.map((text) => text.replace('the cell', '')).join('')).not.toMatch(/\p{L}/u);
  });
});

describe('to talk to somebody who is here', () => {
  const talks = (passages: readonly Passage[], told: readonly Passage[] = []) =>
    allOffers([], {
      ...contextWith({ told }),
      campaign: campaignOf([...passages, ...told]),
    }).filter(({ intent }) => intent.kind === 'talk');
  const answer = passage('answer', 'outcome', { intent: ['talk'], speaker: 'oda' });
  const named = passage('named', 'place', {}, { prose: ['{oda} mends a net.'] });

  it('is offered while an author’s words answer it, and not for a shrug', () => {
    expect(talks([answer], [named]).map(({ text }) => /\bOda\b/.test(text))).toEqual([true]);
    expect(talks([], [named])).toEqual([]);
    expect(talks([], [named, answer])).toEqual([]);
  });

  it('by what they are here, while the player has not read their name', () => {
    const people = new Map(
      [...campaignOf([]).people].map(
        ([id, person]) => [id, { ...person, role: 'ferrier' }] as const,
      ),
    );
    const context = contextOf(campaignOf([answer], { people }));
    const [talk] = allOffers([], context).filter(({ intent }) => intent.kind === 'talk');
    expect(talk?.text).toContain('the ferrier');
    expect(talk?.text).not.toContain('Oda');
  });

  it('not beside what was written for them', () => {
    const written = passage(
      'w',
      'choices',
      {},
      {
        choices: [choice('Ask.', { kind: 'talk', target: 'oda', leadsTo: 'storm' })],
      },
    );
    expect(talks([answer, written], [named]).map(({ by }) => by)).toEqual(['author']);
  });
});
