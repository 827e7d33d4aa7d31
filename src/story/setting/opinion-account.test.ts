import fc from 'fast-check';

import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { storedId } from '@/foundation/ids';
import { patchBetween } from '@/foundation/json-trees/patch-between';
import { emptyCampaign } from '@/story/campaign/empty-campaign';
import type { Campaign, Person } from '@/story/campaign/campaign';
import { effectPatch, type Effect } from '@/story/rules/effect';
import { gossipArrives } from '@/story/campaign/gossip-arrives';
import type { Memory } from '@/story/state/memory';
import type { Passage } from '@/story/campaign/passage';
import { defaultRules } from '@/story/rules/rules';
import type { Scene, SceneOutcome } from '@/story/log/scene';
import { sceneSetting, type SceneSetting } from '@/story/setting/scene-setting';
import { afterStanding, ruleOfFaction, type StandingChange } from '@/story/rules/standing';
import { minutesOf, type StoryState } from '@/story/state/story-state';
import { anyTime } from '@/story/campaign/any-time';

const day = 24 * 60;
const they = { they: 'they', them: 'them', their: 'their' };

function person(id: string, name: string, ties: readonly string[] = []): Person {
  return { id, name, shortName: name, pronouns: they, role: null, place: null, ties };
}

function passage(id: string, effects: readonly Effect[], memory: string | null): Passage {
  return {
    id,
    part: 'outcome',
    conditions: anyTime,
    once: true,
    weight: 1,
    effects,
    memory: memory === null ? null : { text: memory, kind: null, about: null, significance: 'low' },
    prose: [],
    choices: [],
  };
}

const passages = [
  passage('beat', [], 'A bell rang.'),
  passage('mended', [{ kind: 'feeling', person: 'oda', by: 10 }], 'You mended the wheel.'),
  passage('paid', [{ kind: 'feeling', person: 'oda', by: 40 }], null),
  passage('closed', [{ kind: 'reputation', faction: 'millers', by: -5 }], 'You shut the weir.'),
];

const campaign: Campaign = {
  ...emptyCampaign,
  rules: { ...defaultRules, factions: { millers: { name: 'the millers', start: 0, scale: 20 } } },
  people: new Map([person('oda', 'Oda Voss', ['wen']), person('wen', 'Wen')].map((p) => [p.id, p])),
  passages: new Map(passages.map((each) => [each.id, each])),
};

const began = { place: 'weir', people: { oda: { place: 'weir' }, wen: { place: 'mill' } } };

function memory(summary: string): Memory {
  return {
    id: storedId.memory(summary),
    scene: storedId.scene('any'),
    summary,
    timestamp: '',
    characters: [],
    about: null,
    location: null,
    significance: 'medium',
    kind: null,
  };
}

/** A story made of what its scenes do, each a day long. */
class Story {
  private state: StoryState = {};
  private readonly scenes: Scene[] = [];

  constructor(beginning: StoryState) {
    this.happen(beginning);
  }

  tell(...ids: readonly string[]): this {
    const effects = ids.flatMap((id) => campaign.passages.get(id)?.effects ?? []);
    const after = effects.reduce<StoryState>(
      (state, effect) => deepMerge(state, effectPatch(effect, state, campaign.rules)),
      this.nextDay(),
    );
    const told = ids.map((id) => ({ part: 'outcome' as const, passage: id }));
    return this.happen(after, { told });
  }

  /** A skill does it at the scene's beginning; then a day passes, and passages are told. */
  byASkill(change: StandingChange, ...ids: readonly string[]): this {
    this.state = afterStanding(this.state, change);
    return this.tell(...ids);
  }

  happen(after: StoryState, outcome: Partial<SceneOutcome> = {}): this {
    const number = this.scenes.length + 1;
    const before = this.scenes.reduce<StoryState>((all, s) => deepMerge(all, s.outcome.patch), {});
    this.scenes.push({
      id: storedId.scene(String(number)),
      playthrough: storedId.playthrough('story'),
      branch: storedId.branch('branch'),
      parent: null,
      number,
      at: 0,
      outcome: {
        taken: { choice: null, text: 'Wait.', intent: { kind: 'wait' } },
        plans: [],
        roll: null,
        patch: patchBetween(before, after),
        told: [],
        beat: null,
        ending: null,
        memories: [],
        recalled: [],
        notices: [],
        ...outcome,
      },
      words: null,
    });
    this.state = after;
    return this;
  }

  get now(): StoryState {
    return this.state;
  }

  nextDay(): StoryState {
    const later = deepMerge(this.state, { time: { minutes: minutesOf(this.state) + day } });
    return gossipArrives(later, campaign.people);
  }

  get setting(): SceneSetting {
    const { state, scenes } = this;
    const met = new Set(['oda', 'wen']);
    return sceneSetting(campaign, { path: scenes, stateBefore: {}, state, met });
  }

  whyOf(id: string): SceneSetting['people'][number]['why'] | undefined {
    const { people, factions } = this.setting;
    return [...people, ...factions].find((each) => each.id === id)?.why;
  }
}

function deed(by: number, reason: string): StandingChange {
  return { kind: 'deed', person: 'oda', by, reason, decayRate: null, witnesses: ['oda'] };
}

/** What is listed, added up, and what is shown. */
function sums({ setting: { people, factions } }: Story): readonly (readonly [number, number])[] {
  const total = (parts: readonly { readonly change: number }[]): number =>
    parts.reduce((sum, { change }) => sum + change, 0);
  return [...people.map((each) => ({ ...each, score: each.feeling })), ...factions].map(
    ({ why, rest = [], score }) => [total(why) + total(rest), score],
  );
}

const plain = { toldBy: null, isOfThisScene: false };

describe('why somebody thinks so of the player', () => {
  it('[arch §4.2.3] is what is remembered of the passage that changed it, not of another told with it', () => {
    const story = new Story(began).tell('beat', 'mended').tell('beat');
    expect(story.whyOf('oda')).toEqual([
      { ...plain, text: 'You mended the wheel.', change: 10, scene: 2 },
    ]);
  });

  it('is what the scene left behind where that passage leaves nothing, else what was done', () => {
    const story = new Story(began).tell('paid');
    expect(story.whyOf('oda')).toMatchObject([{ text: 'Wait.', change: 40, isOfThisScene: true }]);
    const felt = deepMerge(story.nextDay(), { people: { oda: { feeling: -20, feltAt: 2 * day } } });
    story.happen(felt, { memories: [memory('You broke the wheel.')] });
    expect(story.whyOf('oda')?.[0]).toMatchObject({ text: 'You broke the wheel.', scene: 3 });
  });

  it('[arch §4.2.3] is what a skill noted, and who told it to those who were not there', () => {
    const story = new Story(began).byASkill(deed(30, 'you saved the wheel'), 'beat');
    expect([story.whyOf('oda'), story.whyOf('wen')]).toEqual([
      [{ ...plain, text: 'you saved the wheel', change: 30, scene: 2, isOfThisScene: true }],
      [
        {
          text: 'you saved the wheel',
          change: 8,
          toldBy: 'Oda Voss',
          scene: 2,
          isOfThisScene: true,
        },
      ],
    ]);
  });

  it('counts nothing twice: what a skill noted and what a passage did stand beside each other', () => {
    const story = new Story(began).byASkill(deed(30, 'you saved the wheel'), 'mended');
    expect(story.whyOf('oda')).toMatchObject([
      { text: 'You mended the wheel.', change: 10 },
      { text: 'you saved the wheel', change: 30 },
    ]);
  });

  it('is no other thing because a score cannot go further', () => {
    const story = new Story(began)
      .byASkill(deed(90, 'you saved the wheel'))
      .byASkill(deed(60, 'you saved it again'));
    expect(story.whyOf('oda')).toMatchObject([
      { text: 'you saved it again', change: 60 },
      { text: 'you saved the wheel', change: 90 },
    ]);
  });

  it('is the last three things, the newest first', () => {
    const story = new Story(began);
    for (const reason of ['one', 'two', 'three', 'four']) story.byASkill(deed(5, reason));
    expect(story.whyOf('oda')?.map(({ text }) => text)).toEqual(['four', 'three', 'two']);
  });

  it('is never that time passed, that somebody moved, or how the story began', () => {
    const felt = { oda: { place: 'weir', feeling: 60 }, wen: { place: 'mill', feeling: -10 } };
    const story = new Story({ ...began, people: felt }).tell('beat');
    for (let week = 0; week < 3; week += 1) story.happen(story.nextDay());
    const moved = deepMerge(story.nextDay(), { people: { wen: { place: 'weir' } } });
    story.happen(moved);
    expect([story.whyOf('oda'), story.whyOf('wen')]).toEqual([[], []]);
  });

  it('[arch §4.1.4] of a group counts on the scale of a hundred too', () => {
    const rule = ruleOfFaction(campaign.rules, 'millers');
    if (rule === null) throw new Error('there are millers');
    const story = new Story(began).tell('closed').byASkill({
      kind: 'faction',
      faction: 'millers',
      by: 2,
      reason: 'you opened it',
      decayRate: null,
      rule,
    });
    expect(story.setting.factions).toMatchObject([{ id: 'millers', name: 'the millers' }]);
    expect(story.whyOf('millers')).toEqual([
      { ...plain, text: 'you opened it', change: 10, scene: 3, isOfThisScene: true },
      { ...plain, text: 'You shut the weir.', change: -25, scene: 2 },
    ]);
  });
});

describe('what is listed adds up to what is felt', () => {
  it.each([
    ['what came before the newest three', [5, 5, 5, 5], [{ kind: 'earlier', change: 5 }]],
    ['what goes beyond all feeling', [90, 60], [{ kind: 'beyond', change: -50 }]],
  ])('with %s', (_, changes, rest) => {
    const story = new Story(began);
    for (const by of changes) story.happen(afterStanding(story.now, deed(by, `by ${String(by)}`)));
    expect(story.setting.people.find(({ id }) => id === 'oda')?.rest).toEqual(rest);
  });

  it('with how it began and what time has worn off', () => {
    const story = new Story({
      ...began,
      people: { oda: { place: 'weir', feeling: 60, feltAt: 0 } },
    });
    for (let week = 0; week < 21; week += 1) story.happen(story.nextDay());
    const oda = story.setting.people.find(({ id }) => id === 'oda');
    expect(oda?.rest).toEqual([
      { kind: 'beginning', change: 60 },
      { kind: 'time', change: (oda?.feeling ?? 0) - 60 },
    ]);
  });

  it('whatever was done, in whatever order', () => {
    const step = fc.oneof(
      fc.constantFrom('mended', 'paid', 'closed', 'beat'),
      fc.integer({ min: -120, max: 120 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const story = new Story(began);
        for (const done of steps)
          if (typeof done === 'string') story.tell(done);
          else story.byASkill(deed(done / 10, 'you did it'));
        for (const [listed, shown] of sums(story)) expect(listed).toBe(shown);
      }),
    );
  });
});
