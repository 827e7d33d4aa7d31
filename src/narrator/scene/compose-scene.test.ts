import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { readPath } from '@/foundation/json-trees/dot-path';
import { mostSceneWords, sceneWords } from '@/foundation/limits';
import { composeScene } from '@/narrator/scene/compose-scene';
import type { Composition } from '@/narrator/scene/composition';
import { narratorLibrary } from '@/narrator/library/narrator-library';
import { contextOf } from '@/narrator/testing/context-of';
import {
  atWeir,
  campaignOf,
  condition,
  effects,
  memory,
  passage,
} from '@/story/testing/small-world';
import { plainBeat } from '@/story/campaign/plain-beat';
import type { Beat, BeatOutcome } from '@/story/campaign/beat';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

type Rest = Parameters<typeof contextOf>[1] & {
  readonly placeBefore?: string | null;
  readonly startAtBeat?: string | null;
};

function compose(campaign: Campaign, rest: Rest = {}): Composition {
  const { placeBefore = 'weir', startAtBeat = null, ...context } = rest;
  return composeScene({ context: contextOf(campaign, context), placeBefore, startAtBeat });
}

function way(id: string, rest: Partial<BeatOutcome> = {}): BeatOutcome {
  return { id, description: null, probability: null, consequences: [], nextBeat: null, ...rest };
}

function told({ told: parts }: Composition): readonly string[] {
  return parts.map(({ passage: id }) => id);
}

const words = (count: number): readonly string[] => [`Word${' word'.repeat(count - 1)}.`];
const talk = { kind: 'talk', target: 'oda' };

describe('the parts of a scene', () => {
  const campaign = campaignOf([
    passage('press', 'pressure'),
    passage('sight', 'place'),
    passage('smile', 'reaction'),
    passage('back', 'callback'),
    passage('said', 'outcome', { intent: ['talk'] }),
    passage('rest', 'breather'),
    passage('start', 'opening'),
  ]);

  it('[arch §7.1] come in their order: what the choice brought, a reaction, a memory, what presses, the place', () => {
    expect(told(compose(campaign, { intent: talk }))).toEqual([
      'said',
      'smile',
      'back',
      'press',
      'sight',
      'rest',
    ]);
  });

  it('a new place is seen before anything else', () => {
    expect(told(compose(campaign, { intent: talk, placeBefore: 'mill' })).slice(0, 2)).toEqual([
      'said',
      'sight',
    ]);
  });

  it('the first scene opens', () => {
    expect(told(compose(campaign, { sceneNumber: 1, placeBefore: null }))[0]).toBe('start');
  });

  it('no passage comes twice in a scene', () => {
    const ids = told(compose(campaign, { intent: talk, placeBefore: 'mill' }));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('an event never swallows the act: what nobody wrote an answer to is answered by the engine first', () => {
    const storm = plainBeat('storm', { sceneCount: { min: 1, max: null } });
    const withStorm = campaignOf([passage('breaks', 'pressure', { beat: 'storm' })], {
      beats: [storm],
    });
    const first = (kind: string) => told(compose(withStorm, { intent: { kind } }))[0];
    expect(first('take')).toMatch(/^@done-/);
    expect([first('wait'), first('move')]).toEqual(['breaks', 'breaks']);
  });

  it('when nobody wrote anything, the engine has a line', () => {
    expect(told(compose(campaignOf([]), { intent: { kind: 'wait' } }))).toEqual([
      expect.stringMatching(/^@done-/),
    ]);
  });
});

describe('the length of a scene', () => {
  it.each(['terse', 'vivid', 'poetic'] as const)(
    'a %s scene that has its words gets no further part',
    (style) => {
      const isAddedTo = (count: number): boolean => {
        const campaign = campaignOf([
          passage('said', 'outcome', { intent: ['talk'] }, { prose: words(count) }),
          passage('smile', 'reaction'),
        ]);
        return told(compose(campaign, { intent: talk, style })).includes('smile');
      };
      const enough = sceneWords[style];
      expect([isAddedTo(enough - 1), isAddedTo(enough)]).toEqual([true, false]);
    },
  );

  it('a part that would make it longer than the most is left for another time', () => {
    const campaign = campaignOf([
      passage('said', 'outcome', { intent: ['talk'] }, { prose: words(60) }),
      passage('speech', 'reaction', {}, { prose: words(mostSceneWords - 59) }),
      passage('sight', 'place', {}, { prose: words(mostSceneWords - 59) }),
      passage('press', 'pressure', {}, { prose: words(mostSceneWords - 60) }),
    ]);
    const scene = compose(campaign, { intent: talk, placeBefore: 'mill' });
    expect(told(scene)).toEqual(['said', 'press']);
  });

  it('a scene that is not thin has no breather', () => {
    const campaign = campaignOf([
      passage('said', 'outcome', { intent: ['talk'] }, { prose: words(33) }),
      passage('rest', 'breather'),
    ]);
    expect(told(compose(campaign, { intent: talk }))).toEqual(['said']);
  });
});

describe('what the choice brought', () => {
  const campaign = campaignOf(
    [
      passage('crossed', 'outcome', { where: ['mill'] }),
      passage('fell', 'outcome'),
      passage('cross-anyhow', 'outcome', { intent: ['cross'] }),
    ],
    { beats: [plainBeat('storm')] },
  );
  const cross = { kind: 'cross', leadsTo: 'crossed', elseTo: 'fell' };

  it.each([
    ['no roll', null, 'crossed'],
    ['a success', 'success', 'crossed'],
    ['a partial success', 'partial', 'crossed'],
    ['a failure', 'failure', 'fell'],
  ])('[arch §7.4] after %s it is where the choice leads', (_, band, id) => {
    expect(told(compose(campaign, { intent: cross, band }))[0]).toBe(id);
  });

  it('a failure never leads where a success would', () => {
    const intent = { kind: 'jump', leadsTo: 'crossed' };
    expect(told(compose(campaign, { intent, band: 'failure' }))[0]).toMatch(/^@failed-/);
  });

  it('where it leads has been told already: the best passage for the act', () => {
    const past = { toldPassages: new Map([['crossed', 1]]) };
    expect(told(compose(campaign, { intent: cross, past }))[0]).toBe('cross-anyhow');
  });

  it('a choice may lead to a beat', () => {
    const composition = compose(campaign, { intent: { kind: 'do', leadsTo: 'storm' } });
    expect(composition).toMatchObject({ beat: 'storm', patch: { beats: { storm: { scene: 2 } } } });
  });

  it.each([
    ['attempt', /^@unclear-/],
    ['remember', /^@blank-/],
    ['talk', /^@unanswered-/],
    ['roll', /^@rolled-/],
  ])('for the intent %s the engine has a line of its own', (kind, line) => {
    expect(told(compose(campaign, { intent: { kind } }))[0]).toMatch(line);
  });

  it('what was recalled is told when the player remembers', () => {
    const recalled = [{ ...memory('m'), relevance: 1 }];
    const [first] = told(compose(campaign, { intent: { kind: 'remember' }, recalled }));
    expect(first).toMatch(/^@recalled-/);
  });

  it('a passage of the ending is told when the story ends', () => {
    const ending = campaignOf([
      passage(
        'over',
        'outcome',
        { intent: ['leave'] },
        { effects: [{ kind: 'end', ending: 'drowned-bell' }] },
      ),
      passage('last', 'ending'),
      passage('more', 'pressure'),
    ]);
    expect(told(compose(ending, { intent: { kind: 'leave' } }))).toEqual(['over', 'last']);
  });

  it('the one spoken to answers, not whoever else has words', () => {
    const two = campaignOf([
      passage('wen-talks', 'outcome', { intent: ['talk'], speaker: 'wen' }),
      passage('oda-talks', 'outcome', { intent: ['talk'], speaker: 'oda' }),
    ]);
    const state = { ...atWeir, people: { oda: { place: 'weir' }, wen: { place: 'weir' } } };
    expect(told(compose(two, { intent: talk, state }))[0]).toBe('oda-talks');
  });
});

describe('arriving', () => {
  const long = `Word${' word'.repeat(89)}.`;
  const campaign = campaignOf([
    passage('said', 'outcome', { intent: ['go'] }, { prose: [long] }),
    passage('seen-first', 'place', { where: ['weir'], first: true }, { prose: [long] }),
    passage('seen-again', 'place', { where: ['weir'], time: ['morning'], who: ['oda'] }),
  ]);
  const arrive = (toldPassages: ReadonlyMap<string, number>) =>
    told(
      composeScene({
        context: contextOf(campaign, { intent: { kind: 'go' }, past: { toldPassages } }),
        placeBefore: 'mill',
        startAtBeat: null,
      }),
    );

  it('a place seen for the first time is shown by the passage for that, however full the scene', () => {
    expect(arrive(new Map())).toEqual(['said', 'seen-first']);
  });

  it('and later by another', () => {
    expect(arrive(new Map([['seen-first', 1]]))).not.toContain('seen-first');
  });

  it('until then no passage speaks as if it were behind', () => {
    const stay = compose(campaign, { intent: { kind: 'wait' } });
    expect(told(stay)).not.toContain('seen-again');
  });
});

describe('beats', () => {
  const storm = plainBeat('storm', { priority: 'high' });
  const campaign = campaignOf(
    [
      passage('storm-comes', 'pressure', { beat: 'storm' }),
      passage('storm-oda', 'reaction', { beat: 'storm' }),
      passage('press', 'pressure'),
    ],
    { beats: [plainBeat('calm', { priority: 'low' }), storm] },
  );

  it('[arch §7.5] the most pressing is told by one passage of its own, and is behind from then on', () => {
    const composition = compose(campaign, { intent: { kind: 'wait' } });
    expect(composition).toMatchObject({
      beat: 'storm',
      patch: { beats: { storm: { scene: 2 } } },
    });
    expect(told(composition).filter((id) => id.startsWith('storm'))).toEqual(['storm-comes']);
  });

  it('[arch §7.5] one that is behind is not told again', () => {
    const state = { ...atWeir, beats: { storm: { scene: 1 }, calm: { scene: 1 } } };
    const composition = compose(campaign, { intent: { kind: 'wait' }, state });
    expect(composition.beat).toBeNull();
    expect(told(composition)).toEqual(['press']);
  });

  describe('[arch §7.5] one that would make the scene too long', () => {
    const long = `Word${' word'.repeat(69)}.`;
    const late = (max: number | null) =>
      campaignOf(
        [
          passage('said', 'outcome', { intent: ['wait'] }, { prose: [long] }),
          passage('storm-comes', 'pressure', { beat: 'storm' }, { prose: [long] }),
        ],
        { beats: [plainBeat('storm', { sceneCount: { min: 4, max } })] },
      );
    const beatIn = (sceneNumber: number, max: number | null = null) =>
      compose(late(max), { intent: { kind: 'wait' }, sceneNumber }).beat;

    it('waits for the next scene, and no longer', () => {
      expect([3, 4, 5].map((scene) => beatIn(scene))).toEqual([null, null, 'storm']);
    });

    it('does not wait when the next scene would be too late', () => {
      expect(beatIn(4, 4)).toBe('storm');
    });
  });

  it('a passage may start one', () => {
    const started = campaignOf(
      [
        passage('said', 'outcome', { intent: ['talk'] }, { effects: effects('start calm') }),
        passage('calm-comes', 'pressure', { beat: 'calm' }),
      ],
      { beats: [storm, plainBeat('calm')] },
    );
    const composition = compose(started, { intent: talk });
    expect([composition.beat, told(composition)]).toEqual(['calm', ['said', 'calm-comes']]);
  });

  describe('[arch §6.2.5] its outcomes', () => {
    const trial = plainBeat('trial', {
      consequences: ['The trial is over.'],
      outcomes: [
        way('believed', { probability: 0.7, consequences: ['The council is warned.'] }),
        way('doubted', { description: 'They laugh.' }),
      ],
    });
    const asking = (outcome: string) => ({
      beat: 'trial',
      expressions: [condition(`beats.trial.outcome == "${outcome}"`)],
    });
    const court = campaignOf(
      [
        passage('trial-held', 'pressure', { beat: 'trial' }),
        passage('trial-won', 'pressure', asking('believed')),
      ],
      { beats: [trial] },
    );
    const inScene = (seed: number) => compose(court, { intent: { kind: 'wait' }, seed });
    const outcomeOf = ({ patch }: Composition) => readPath(patch, 'beats.trial.outcome');

    it('are drawn by the scene’s seed and kept in the state', () => {
      const drawn = Array.from({ length: 200 }, (_, seed) => outcomeOf(inScene(seed)));
      const believed = drawn.filter((outcome) => outcome === 'believed').length;
      expect(drawn.filter((outcome) => outcome === 'doubted').length).toBe(200 - believed);
      expect([believed > 120, believed < 160]).toEqual([true, true]);
      expect(outcomeOf(inScene(7))).toBe(drawn[7]);
    });

    it('bring their consequences, and the passage that asks for them', () => {
      const scenes = Array.from({ length: 20 }, (_, seed) => inScene(seed));
      const believed = scenes.find((scene) => outcomeOf(scene) === 'believed');
      const doubted = scenes.find((scene) => outcomeOf(scene) === 'doubted');
      expect([believed?.consequences, believed?.told]).toEqual([
        ['The trial is over.', 'The council is warned.'],
        [{ part: 'pressure', passage: 'trial-won' }],
      ]);
      // The plain passage says nothing of how it turned out: the beat's own words do.
      expect([doubted?.consequences, doubted?.told]).toEqual([
        ['The trial is over.'],
        [
          { part: 'pressure', passage: 'trial-held' },
          { part: 'pressure', passage: 'beat:trial' },
        ],
      ]);
    });
  });

  it('[arch §6.2.5] one that no passage was written for is told by its own words, and leaves room for its length', () => {
    const dawn = plainBeat('dawn', { description: Array(80).fill('word').join(' ') });
    const passages = [passage('press', 'pressure'), passage('smile', 'reaction')];
    const composition = compose(campaignOf(passages, { beats: [dawn] }), {
      intent: { kind: 'wait' },
    });
    expect([composition.beat, told(composition)]).toEqual(['dawn', ['beat:dawn']]);
  });

  it('one that says nothing at all leaves the scene to others', () => {
    const composition = compose(campaignOf([passage('press', 'pressure')], { beats: [storm] }), {
      intent: { kind: 'wait' },
    });
    expect([composition.beat, told(composition)]).toEqual(['storm', ['press']]);
  });

  it('[arch §7.5] what can no longer come is noted, and nothing of it is told', () => {
    const beats = [
      plainBeat('flood', { sceneCount: { min: null, max: 2 }, custom: condition('false') }),
      plainBeat('mud', { requires: ['flood'] }),
    ];
    const composition = compose(campaignOf([], { beats }), { intent: { kind: 'wait' } });
    expect(composition).toMatchObject({
      beat: null,
      patch: { beats: { flood: { skipped: 2 }, mud: { skipped: 2 } } },
      log: [{ beat: 'flood' }, { beat: 'mud' }],
      told: [{ passage: expect.stringMatching(/^@done-/) as string }],
    });
  });

  it('[arch §7.5] a scene that leads nowhere, or the last one, gives nothing up', () => {
    const beats = [plainBeat('flood', { sceneCount: { min: 90, max: 1 } })];
    const ended = passage('over', 'outcome', { intent: ['leave'] }, { effects: effects('end x') });
    const stories = campaignOf([ended], { beats });
    expect(compose(stories, { intent: { kind: 'attempt' } }).log).toEqual([]);
    expect(compose(stories, { intent: { kind: 'leave' } }).log).toEqual([]);
    expect(compose(stories, { intent: { kind: 'wait' } }).log).toHaveLength(1);
  });

  it('one that was skipped and is started all the same is behind', () => {
    const state = { ...atWeir, beats: { storm: { skipped: 1 } } };
    const { patch } = compose(campaign, { intent: { kind: 'do', leadsTo: 'storm' }, state });
    expect(deepMerge(state, patch)['beats']).toEqual({ storm: { scene: 2 } });
  });

  it('the player may ask to start at one', () => {
    expect(compose(campaign, { startAtBeat: 'calm' }).beat).toBe('calm');
  });
});

describe('what telling changes', () => {
  it('effects apply in order, each to what the one before left', () => {
    const campaign = campaignOf([
      passage(
        'said',
        'outcome',
        { intent: ['talk'] },
        {
          effects: effects(
            'gain coin 3',
            'lose coin 1',
            'feeling oda +5',
            'feeling oda +5',
            'go mill',
          ),
        },
      ),
      passage('mill-sight', 'place', { where: ['mill'] }),
    ]);
    const composition = compose(campaign, { intent: talk });
    expect(composition.patch).toEqual({
      inventory: { coin: 2 },
      people: { oda: { feeling: 10, feltAt: 540 } },
      place: 'mill',
    });
    expect(told(composition)).toEqual(['said', 'mill-sight']);
  });

  it('what is cleared and filled anew does not keep what it held', () => {
    const campaign = campaignOf([
      passage(
        'said',
        'outcome',
        { intent: ['talk'] },
        { effects: effects('set puzzle null', 'set puzzle.fresh 1') },
      ),
    ]);
    const state = { ...atWeir, puzzle: { old: 1 } };
    expect(compose(campaign, { intent: talk, state }).patch).toEqual({
      puzzle: { old: null, fresh: 1 },
    });
  });

  it('a later passage is chosen by what the earlier one changed', () => {
    const campaign = campaignOf([
      passage('said', 'outcome', { intent: ['talk'] }, { effects: effects('gain rope') }),
      passage('with-rope', 'reaction', { has: ['rope'] }),
    ]);
    expect(told(compose(campaign, { intent: talk }))).toEqual(['said', 'with-rope']);
  });

  it('an ending stops the scene: neither a beat nor another part follows', () => {
    const campaign = campaignOf(
      [
        passage('said', 'outcome', { intent: ['talk'] }, { effects: effects('end drowned-bell') }),
        passage('smile', 'reaction'),
      ],
      { beats: [plainBeat('storm')] },
    );
    expect(compose(campaign, { intent: talk })).toMatchObject({
      ending: 'drowned-bell',
      beat: null,
      told: [{ part: 'outcome', passage: 'said' }],
      patch: { ending: 'drowned-bell' },
    });
  });

  it('memories of the passages are kept, but not the one the plan has already kept', () => {
    const remembered = (text: string) => ({
      memory: { text, kind: null, about: null, significance: 'low' as const },
    });
    const campaign = campaignOf([
      passage('crossed', 'outcome', {}, remembered('You crossed.')),
      passage('smile', 'reaction', {}, remembered('Oda smiled.')),
    ]);
    const { memories } = compose(campaign, { intent: { kind: 'cross', leadsTo: 'crossed' } });
    expect(memories.map(({ text }) => text)).toEqual(['Oda smiled.']);
  });
});

describe('[arch §7.3] somebody who goes further than the next place', () => {
  const further = { kind: 'move', target: 'weir', goal: 'mill' };
  const sight = passage('sight', 'place', { where: ['weir'], first: true });

  function told(passages: readonly Passage[], beats: readonly Beat[] = []): readonly string[] {
    const campaign = campaignOf(passages, { beats });
    const context = contextOf(campaign, { intent: further, library: narratorLibrary });
    const { told: parts } = composeScene({ context, placeBefore: 'old-road', startAtBeat: null });
    return parts.map(({ passage: id }) => id);
  }

  it('is told that the way goes on', () => {
    expect(told([sight]).filter((id) => id.startsWith('@onward'))).toHaveLength(1);
  });

  it('is not told so where a beat has stopped them', () => {
    const stops = passage('stops', 'pressure', { beat: 'flood' });
    const parts = told([sight, stops], [plainBeat('flood')]);
    expect(parts).toContain('stops');
    expect(parts.filter((id) => id.startsWith('@onward'))).toEqual([]);
  });
});
