import type { Intent } from '@/contracts/generated/choice';
import fc from 'fast-check';

import { storedId } from '@/foundation/ids';
import type { JsonObject } from '@/foundation/json';
import { emptyCampaign } from '@/story/campaign/empty-campaign';
import type { Campaign, Person, Place } from '@/story/campaign/campaign';
import { parseTimeOfDay } from '@/story/state/in-game-time';
import type { Memory } from '@/story/state/memory';
import { defaultRules } from '@/story/rules/rules';
import type { Scene } from '@/story/log/scene';
import { sceneSetting, type SceneSetting, type SettingSource } from '@/story/setting/scene-setting';
import type { AuthoredChoice, Passage } from '@/story/campaign/passage';
import { anyTime } from '@/story/campaign/any-time';
import { plainBeat } from '@/story/campaign/plain-beat';

const they = { they: 'they', them: 'them', their: 'their' };

const weir: Place = {
  id: 'weir',
  name: 'the weir',
  kind: 'water',
  region: 'Lower Marsh',
  features: [{ name: 'bell', condition: null }],
  exits: [],
  mood: 'uneasy',
};

function person(id: string, name: string): Person {
  return { id, name, shortName: name, pronouns: they, role: 'Miller', place: null };
}

const people = [
  { ...person('wen', 'Wen'), factions: ['millers', 'nobody'] },
  person('oda', 'Oda'),
  person('ash', 'Ash'),
];

const campaign: Campaign = {
  ...emptyCampaign,
  rules: {
    ...defaultRules,
    startDay: 'Saturday',
    factions: {
      millers: { name: 'the millers', start: 10, scale: 50 },
      ferrymen: { name: 'the ferrymen', start: 0, scale: 100 },
    },
  },
  places: new Map([['weir', weir]]),
  people: new Map(people.map((each) => [each.id, each])),
};

function answerTo(target: string): AuthoredChoice {
  const nothing = { stat: null, risk: null, needs: null, hint: null, tone: null, faction: null };
  const open = { requires: null, condition: null, leadsTo: null, elseTo: null };
  return { text: 'Say yes.', kind: 'talk', target, ...nothing, ...open };
}

function beatPassage(id: string, beat: string, choices: readonly AuthoredChoice[]): Passage {
  const told = { once: true, weight: 1, effects: [], memory: null, prose: ['She asks.'], choices };
  return { id, part: 'pressure', conditions: { ...anyTime, beat }, ...told };
}

function memory(id: string, rest: Partial<Memory> = {}): Memory {
  return {
    id: storedId.memory(id),
    scene: storedId.scene('any'),
    summary: `${id} happened.`,
    timestamp: '',
    characters: [],
    about: null,
    location: null,
    significance: 'medium',
    kind: null,
    ...rest,
  };
}

/** One scene for each list of memories; the last one recalls `recalled`. */
function pathOf(
  memories: readonly (readonly Memory[])[],
  recalled: readonly string[] = [],
): readonly Scene[] {
  return memories.map((ofScene, index) => ({
    id: storedId.scene(String(index)),
    playthrough: storedId.playthrough('story'),
    branch: storedId.branch('branch'),
    parent: null,
    number: index + 1,
    at: 0,
    outcome: {
      taken: null,
      plans: [],
      roll: null,
      patch: {},
      told: [],
      beat: null,
      ending: null,
      memories: ofScene,
      recalled: recalled.map((id) => ({
        id: storedId.memory(id),
        summary: '',
        timestamp: '',
        relevance: 1,
      })),
      notices: [],
    },
    words: null,
  }));
}

function withPatch(patch: JsonObject, number: number): Scene {
  const [scene] = pathOf([[memory('something')]]);
  if (scene === undefined) throw new Error('a path of one scene has one');
  return { ...scene, number, outcome: { ...scene.outcome, patch } };
}

function settingOf(state: JsonObject, rest: Partial<SettingSource> = {}): SceneSetting {
  const path = pathOf([[]]);
  return sceneSetting(campaign, { path, stateBefore: {}, met: new Set(), ...rest, state });
}

function remembered(path: readonly Scene[]): readonly string[] {
  const state = { place: 'weir', people: { oda: { place: 'weir' } } };
  const met = new Set(['oda']);
  return settingOf(state, { path, met }).remembered.map(({ text }) => text);
}

describe('where and when', () => {
  it('a place is shown as its author described it', () => {
    expect(settingOf({ place: 'weir' }).place).toEqual({
      id: 'weir',
      name: 'the weir',
      kind: 'water',
      region: 'Lower Marsh',
      features: ['bell'],
    });
  });

  it('[arch §6.2] the hour of a story of prose is told only where its author says one', () => {
    const partIn = (rest: Partial<Campaign>): string | null =>
      sceneSetting(
        { ...campaign, ...rest },
        {
          ...{ path: pathOf([[]]), stateBefore: {}, met: new Set() },
          state: { place: 'weir', time: { minutes: 20 * 60 } },
        },
      ).time.part;
    const rules = { ...campaign.rules, isHourSaid: true } as const;
    const sources = new Map();
    expect([partIn({}), partIn({ sources }), partIn({ sources, rules })]).toEqual([
      'evening',
      null,
      'evening',
    ]);
  });

  it('[arch §6.2.8] a place and people come with the pictures an author made, the place with that of the hour', () => {
    const pictures = { any: 'art/locations/weir.png', night: 'art/locations/weir-night.png' };
    const places = new Map([['weir', { ...weir, pictures }]]);
    const known = new Map(people.map((each) => [each.id, { ...each, portrait: 'art/face.png' }]));
    const at = (minutes: number): SceneSetting =>
      sceneSetting(
        { ...campaign, id: 'marsh', places, people: known },
        {
          ...{ path: pathOf([[]]), stateBefore: {}, met: new Set(['oda']) },
          state: { place: 'weir', time: { minutes } },
        },
      );
    expect([at(12 * 60).place.picture, at(23 * 60).place.picture]).toEqual([
      'marsh/art/locations/weir.png',
      'marsh/art/locations/weir-night.png',
    ]);
    expect(at(0).people.map(({ picture }) => picture)).toEqual(['marsh/art/face.png']);
  });

  it('a place that no file names is shown by its id, and could be anywhere', () => {
    expect(settingOf({ place: 'moon' }).place).toEqual({
      id: 'moon',
      name: 'moon',
      kind: 'anywhere',
      region: null,
      features: [],
    });
  });

  it.each([
    ['07:00', 0, { day: 1, weekday: 'Saturday', part: 'dawn' }],
    ['12:30', 1, { day: 2, weekday: 'Sunday', part: 'noon' }],
    ['23:59', 2, { day: 3, weekday: 'Monday', part: 'night' }],
    ['00:00', 7, { day: 8, weekday: 'Saturday', part: 'night' }],
  ])('%s, %d days after a Saturday', (time, days, expected) => {
    const minutes = (parseTimeOfDay(time) ?? Number.NaN) + days * 24 * 60;
    expect(settingOf({ time: { minutes } }).time).toEqual(expected);
  });

  it('days without names are only counted', () => {
    const unnamed = { ...campaign, rules: defaultRules };
    const source = { path: pathOf([[]]), stateBefore: {}, state: {}, met: new Set<string>() };
    expect(sceneSetting(unnamed, source).time).toEqual({ day: 1, weekday: null, part: 'night' });
  });
});

describe('[arch §6.2.5] the mood and the music of a beat', () => {
  const storm = plainBeat('storm', { mood: 'foreboding', music: 'music/storm.mp3' });
  const calm = plainBeat('calm');
  const withBeats = { ...campaign, beats: [storm, calm] };
  /** One scene for each: the beat it told, or the place it led to. */
  const after = (...scenes: readonly { beat?: string; place?: string }[]) => {
    const path = pathOf(scenes.map(() => [])).map((scene, index) => {
      const { beat = null, place } = scenes[index] ?? {};
      const patch = place === undefined ? {} : { place };
      return { ...scene, outcome: { ...scene.outcome, beat, patch } };
    });
    const source = { path, stateBefore: {}, state: { place: 'weir' }, met: new Set<string>() };
    const { mood, music } = sceneSetting(withBeats, source);
    return [mood, music];
  };
  const ofStorm = ['foreboding', 'music/storm.mp3'];
  const ofPlace = ['uneasy', null];

  it('are the place’s own before any beat', () => {
    expect([after({ place: 'weir' }), after({ place: 'weir' }, {})]).toEqual([ofPlace, ofPlace]);
  });

  it('last while the player stays, also where the beat itself led', () => {
    expect(after({ beat: 'storm' })).toEqual(ofStorm);
    expect(after({ beat: 'storm', place: 'weir' }, {}, {})).toEqual(ofStorm);
  });

  it('end with another beat, and when the player goes elsewhere', () => {
    expect(after({ beat: 'storm' }, { beat: 'calm' })).toEqual(ofPlace);
    expect(after({ beat: 'storm' }, { place: 'mill' })).toEqual(ofPlace);
    expect(after({ beat: 'storm' }, { place: 'mill' }, { place: 'weir' })).toEqual(ofPlace);
  });

  it('are nothing where neither says anything', () => {
    const source = { path: [], stateBefore: {}, state: { place: 'moon' }, met: new Set<string>() };
    expect(sceneSetting(withBeats, source)).toMatchObject({ mood: null, music: null });
  });
});

describe('people', () => {
  it('whom no word of a story made of prose has named yet is not known, wherever they stand', () => {
    const passages = new Map(
      ['Oda puts the kettle on.', 'The yard is empty.'].map((prose, at) => [
        `read-${String(at)}`,
        { ...beatPassage(`read-${String(at)}`, 'none', []), prose: [prose] },
      ]),
    );
    const knownAfter = (told: readonly string[], rest: Partial<Campaign>): readonly string[] =>
      sceneSetting(
        { ...campaign, passages, ...rest },
        {
          path: pathOf([[]]).map((scene) => ({
            ...scene,
            outcome: {
              ...scene.outcome,
              told: told.map((passage) => ({ part: 'place' as const, passage })),
            },
          })),
          stateBefore: {},
          state: { place: 'weir' },
          met: new Set(['oda', 'wen']),
        },
      ).people.map(({ id }) => id);
    const sources = new Map();
    expect([
      knownAfter(['read-1'], { sources }),
      knownAfter(['read-0', 'read-1'], { sources }),
      knownAfter(['read-1'], {}),
    ]).toEqual([[], ['oda'], ['oda', 'wen']]);
  });

  it('a beat brings along whom it wants an answer for, wherever the state keeps them; whom it only has to do with may be anywhere', () => {
    const state = { place: 'weir', people: { oda: { place: 'mill' } } };
    const [first] = pathOf([[memory('asked', { characters: ['oda'], about: 'oda' })]]);
    if (first === undefined) throw new Error('there is no scene');
    const told = (choices: readonly AuthoredChoice[]) => {
      const passage = beatPassage('oda-asks', 'oda_asks', choices);
      const outcome = {
        ...first.outcome,
        beat: 'oda_asks',
        told: [{ part: passage.part, passage: passage.id }],
      };
      const source = { path: [{ ...first, outcome }], stateBefore: state, state };
      return sceneSetting(
        { ...campaign, passages: new Map([[passage.id, passage]]) },
        { ...source, met: new Set(['oda']) },
      ).people.map(({ isHere }) => isHere);
    };
    expect([told([]), told([answerTo('oda')])]).toEqual([[false], [true]]);
  });

  it('whom a choice only leads to is there if the beat names them, and gone when what came of it says where', () => {
    const state = { place: 'weir', people: { oda: { place: 'mill' } } };
    const [first] = pathOf([[memory('asked', { characters: ['oda'], about: 'oda' })]]);
    if (first === undefined) throw new Error('there is no scene');
    const led = { ...answerTo('oda'), target: null, leadsTo: 'yes' };
    const plain = beatPassage('yes', 'none', []);
    const yes = (...place: readonly string[]): Passage => ({
      ...plain,
      part: 'outcome',
      conditions: { ...plain.conditions, beat: null, speaker: 'oda' },
      effects: place.map((value) => ({ kind: 'set', path: 'people.oda.place', value })),
    });
    const asks = (prose: string): Passage => ({
      ...beatPassage('asks', 'asks', [led]),
      prose: [prose],
    });
    const isHere = (beat: Passage, answer: Passage, ...acts: readonly 'answered'[]) => {
      const passages = new Map([beat, answer].map((each) => [each.id, each]));
      const asked = { beat: 'asks', told: [{ part: beat.part, passage: beat.id }] };
      const taken = {
        choice: 'c1',
        text: '',
        intent: { kind: 'talk', target: 'oda', leadsTo: 'yes' },
      };
      const answered = { taken, told: [{ part: answer.part, passage: answer.id }] };
      const path = [asked, ...acts.map(() => answered)].map((outcome, index) => ({
        ...first,
        number: index + 1,
        outcome: { ...first.outcome, ...outcome },
      }));
      const source = { path, stateBefore: state, state, met: new Set(['oda']) };
      return sceneSetting({ ...campaign, passages }, source).people.map((each) => each.isHere);
    };
    expect([
      isHere(asks('Oda has come up the bank.'), yes()),
      isHere(asks('Somebody walks about below.'), yes()),
      isHere(asks('Oda has come up the bank.'), yes(), 'answered'),
      isHere(asks('Oda has come up the bank.'), yes('mill'), 'answered'),
    ]).toEqual([[true], [false], [true], [false]]);
  });

  it('the opening brings along whom its choices turn to', () => {
    const state = { place: 'weir', people: { oda: { place: 'mill' } } };
    const [first] = pathOf([[memory('asked', { characters: ['oda'], about: 'oda' })]]);
    if (first === undefined) throw new Error('there is no scene');
    const told = (part: 'opening' | 'place') => {
      const ofBeat = beatPassage('morning', 'morning', [answerTo('oda')]);
      const passage = { ...ofBeat, part, conditions: { ...ofBeat.conditions, beat: null } };
      const outcome = { ...first.outcome, beat: null, told: [{ part, passage: passage.id }] };
      const source = { path: [{ ...first, outcome }], stateBefore: state, state };
      return sceneSetting(
        { ...campaign, passages: new Map([[passage.id, passage]]) },
        { ...source, met: new Set(['oda']) },
      ).people.map(({ isHere }) => isHere);
    };
    expect([told('opening'), told('place')]).toEqual([[true], [false]]);
  });

  it('what leads nowhere sends nobody away whom the player has turned to', () => {
    const state = { place: 'weir', people: { oda: { place: 'mill' } } };
    const [first] = pathOf([[memory('asked', { characters: ['oda'], about: 'oda' })]]);
    if (first === undefined) throw new Error('there is no scene');
    const after = (...intents: readonly Intent[]) => {
      const path = intents.map((intent, index) => {
        const taken = { choice: null, text: '', intent };
        return { ...first, number: index + 1, outcome: { ...first.outcome, taken } };
      });
      return settingOf(state, { path, met: new Set(['oda']) }).people.map(({ isHere }) => isHere);
    };
    const talk = { kind: 'talk', target: 'oda' };
    expect([
      after(talk, { kind: 'ask-things' }),
      after(talk, { kind: 'look' }),
      after(talk, { kind: 'look', leadsTo: 'seen' }),
      after(talk, { kind: 'move', target: 'mill' }),
      after({ kind: 'attempt', refused: 'nobody-here', target: 'oda' }),
    ]).toEqual([[true], [true], [false], [false], [false]]);
  });

  it('[arch §6.1.4] what fades with time is not something the scene did', () => {
    const day = 24 * 60;
    const wen = { feeling: 25, feltAt: 0 };
    const stateBefore = { place: 'weir', time: { minutes: day }, people: { wen } };
    const state = { ...stateBefore, time: { minutes: 2 * day } };
    const setting = sceneSetting(campaign, { path: [], met: new Set(['wen']), stateBefore, state });
    expect(setting.people).toMatchObject([{ id: 'wen', feeling: 24, change: 0 }]);
  });

  it('who is here comes first, then by name, each with what the scene changed', () => {
    const stateBefore = { people: { ash: { feeling: 10 }, wen: { feeling: 5 } } };
    const state = {
      place: 'weir',
      people: {
        ash: { place: 'mill', feeling: 4 },
        oda: { place: 'mill' },
        wen: { place: 'weir', feeling: 9 },
      },
    };
    const met = new Set(['oda', 'wen', 'ash']);
    const plain = { role: 'Miller', pronouns: they, why: [] };
    expect(settingOf(state, { stateBefore, met }).people).toEqual([
      { ...plain, id: 'wen', name: 'Wen', isHere: true, feeling: 9, change: 4, ...earlier(9) },
      { ...plain, id: 'ash', name: 'Ash', isHere: false, feeling: 4, change: -6, ...earlier(4) },
      { ...plain, id: 'oda', name: 'Oda', isHere: false, feeling: 0, change: 0 },
    ]);
  });

  it('who was never met is not there, unless they already feel something', () => {
    const state = { people: { ash: { feeling: -1 }, wen: { feeling: 0 } } };
    const met = new Set(['oda', 'nobody']);
    expect(settingOf(state, { met }).people.map(({ id }) => id)).toEqual(['ash', 'oda']);
  });
});

/** What no scene of the path has brought. */
function earlier(change: number) {
  return { rest: [{ kind: 'earlier', change }] };
}

describe('groups', () => {
  it('[arch §4.1.4] those of who is here and those dealt with are known, of a hundred and in words', () => {
    const stateBefore = { reputation: { smiths: -4, ferrymen: 5 } };
    const state = {
      place: 'weir',
      people: { wen: { place: 'weir' }, ash: { place: 'mill' } },
      reputation: { smiths: -4, ferrymen: -30 },
      standings: { factions: { smiths: { scale: { min: -5, max: 20 } } } },
    };
    const met = new Set(['wen', 'ash']);
    expect(settingOf(state, { stateBefore, met }).factions).toEqual([
      {
        id: 'millers',
        name: 'the millers',
        score: 20,
        change: 0,
        words: 'well disposed to you',
        why: [],
        rest: [{ kind: 'beginning', change: 20 }],
      },
      {
        id: 'ferrymen',
        name: 'the ferrymen',
        score: -30,
        change: -35,
        words: 'wary of you',
        why: [],
        ...earlier(-30),
      },
      {
        id: 'smiths',
        name: 'smiths',
        score: -80,
        change: 0,
        words: 'beyond forgiving you',
        why: [],
        ...earlier(-80),
      },
    ]);
  });

  it('those of who is elsewhere are not spoken of before they are dealt with', () => {
    const state = { place: 'weir', people: { wen: { place: 'mill' } } };
    expect(settingOf(state, { met: new Set(['wen']) }).factions).toEqual([]);
  });
});

describe('what is remembered', () => {
  it('is of this place or of who is here, the newest first, three at most', () => {
    const here = { location: 'weir' };
    const path = pathOf([
      [memory('first', here)],
      [memory('about', { about: 'oda', kind: 'promise' }), memory('elsewhere')],
      [memory('with', { characters: ['wen', 'oda'] }), memory('about wen', { about: 'wen' })],
      [memory('here', here)],
      [],
    ]);
    const state = { place: 'weir', people: { oda: { place: 'weir' } } };
    expect(settingOf(state, { path, met: new Set(['oda']) }).remembered).toEqual([
      { text: 'here happened.', scene: 4, kind: null },
      { text: 'with happened.', scene: 3, kind: null },
      { text: 'about happened.', scene: 2, kind: 'promise' },
    ]);
  });

  it('what this scene recalled has room before anything else, wherever it happened', () => {
    const here = { location: 'weir' };
    const newer = ['a', 'b', 'c'].map((id) => [memory(id, here)]);
    const path = pathOf([[memory('old')], ...newer, []], ['old']);
    expect(remembered(path)).toEqual(['c happened.', 'b happened.', 'old happened.']);
  });

  it('what the scene itself will leave behind is not remembered yet', () => {
    expect(remembered(pathOf([[], [memory('now', { location: 'weir' })]]))).toEqual([]);
  });

  it('what meant little or is the same again is left out', () => {
    const here = { location: 'weir' };
    const path = pathOf(
      [
        [memory('a', { ...here, summary: 'It rained.' })],
        [memory('b', { ...here, summary: 'It rained.' })],
        [memory('waited', { ...here, significance: 'low' })],
        [memory('went', { significance: 'low' })],
        [],
      ],
      ['went'],
    );
    expect(remembered(path)).toEqual(['It rained.']);
  });
});

describe('whatever a skill patched into the state', () => {
  const numbers = fc.oneof(
    fc.double({ noNaN: true }),
    fc.constantFrom(1e308, Infinity, -Infinity, -0.2),
  );
  const anything = fc.oneof(numbers, fc.jsonValue());
  const whereabouts = fc.oneof(fc.constantFrom('weir', 'mill', ''), anything);
  const someone = fc.oneof(fc.record({ place: whereabouts, feeling: anything }), anything);
  const reason = fc.record({ at: numbers, change: numbers, reason: fc.string() });
  const scale = fc.oneof(fc.record({ min: numbers, max: numbers }), anything);
  const states = fc.oneof(
    fc.record({
      place: whereabouts,
      time: fc.oneof(fc.record({ minutes: anything }), anything),
      people: fc.oneof(fc.record({ oda: someone, wen: someone }), anything),
      reputation: fc.oneof(fc.record({ millers: anything, smiths: numbers }), anything),
      standings: fc.oneof(
        fc.record({
          factions: fc.record({ smiths: fc.record({ scale }) }),
          people: fc.record({ oda: fc.record({ why: fc.array(reason) }), wen: anything }),
        }),
        anything,
      ),
    }),
    fc.dictionary(fc.string(), fc.jsonValue()),
  ) as fc.Arbitrary<JsonObject>;

  it('there is a setting a screen can show', () => {
    fc.assert(
      fc.property(states, states, (state, stateBefore) => {
        const path = [stateBefore, state].map((patch, index) => withPatch(patch, index + 1));
        const setting = settingOf(state, { path, stateBefore, met: new Set(['oda']) });
        const { place, time, people: persons, factions } = setting;
        expect(typeof place.name).toBe('string');
        expect(time.day).toBeGreaterThanOrEqual(1);
        expect(Number.isFinite(time.day)).toBe(true);
        expect(time.weekday).toMatch(/day$/);
        const shown = [
          ...persons,
          ...factions.map(({ score, ...rest }) => ({ ...rest, feeling: score })),
        ];
        for (const { feeling, change, why } of shown) {
          expect(Math.abs(feeling)).toBeLessThanOrEqual(100);
          for (const points of [feeling, change, ...why.map((each) => each.change)]) {
            expect(Number.isInteger(points)).toBe(true);
            expect(Math.abs(points)).toBeLessThanOrEqual(200);
            expect(Object.is(points, -0)).toBe(false);
          }
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
