import { succeed } from '@/foundation/result';
import { verdictOf } from '@/protocol/invocation';

import { candidate, offeredFrom, type Candidate, type Story } from './testing/offered-choices';
import { runBundledScript } from './testing/run-bundled-script';

const plain = candidate('Look about.');
const pick = candidate('Pick the lock.', { requires: { stat: 'stealth' } });
const ask = candidate('Ask Oda to help.', { target: 'oda', tone: 'cooperative' });
const askGuild = candidate('Ask the guild to help.', { faction: 'guild', tone: 'cooperative' });
const greet = candidate('Greet Oda.', { target: 'oda', tone: 'friendly' });
const greetGuild = candidate('Greet the guild.', { faction: 'guild', tone: 'friendly' });
const threaten = candidate('Threaten Oda.', { target: 'oda', tone: 'hostile' });
const persuade = candidate('Persuade her.', { stat: 'charisma', difficulty: 'even' });

/** Whether a choice is among those offered; one that always fits stands beside it. */
async function isOffered(choice: Candidate, story: Story, config = {}): Promise<boolean> {
  const { texts } = await offeredFrom([choice, plain], story, config);
  return texts.includes(choice.text);
}

/** For two neighbouring numbers: the first opens the choice, the second does not. */
async function atTheEdge(
  choice: Candidate,
  [open, shut]: readonly [Story, Story],
  config = {},
): Promise<readonly boolean[]> {
  return [await isOffered(choice, open, config), await isOffered(choice, shut, config)];
}

const stealth = (value: number): Story => ({ stats: { stealth: value } });
const oda = (feeling: number): Story => ({ people: { oda: feeling } });
const guild = (score: number): Story => ({ factions: { guild: score } });

describe('generate-choices leaves out what does not fit', () => {
  it.each([
    ['a stat above 15', pick, [stealth(16), stealth(15)], {}],
    ['a stat above what is set', pick, [stealth(11), stealth(10)], { unlockStatAbove: 10 }],
    ['a person above 30', ask, [oda(31), oda(30)], {}],
    ['a person above what is set', ask, [oda(1), oda(0)], { cooperationAbove: 0 }],
    ['a group above 30', askGuild, [guild(31), guild(30)], {}],
    ['a group above what is set', askGuild, [guild(61), guild(60)], { cooperationAbove: 60 }],
    ['a person not below −30', greet, [oda(-30), oda(-31)], {}],
    ['a person not below what is set', greet, [oda(0), oda(-1)], { friendlyAbove: 0 }],
    ['a group not below −30', greetGuild, [guild(-30), guild(-31)], {}],
    ['a group not below what is set', greetGuild, [guild(-60), guild(-61)], { friendlyAbove: -60 }],
  ] as const)(
    '[arch §4.2.1] %s opens it, and one less does not',
    async (_, choice, edge, config) => {
      expect(await atTheEdge(choice, edge, config)).toEqual([true, false]);
    },
  );

  it('[arch §4.2.1] a choice that names a number of its own goes by that, whatever is set', async () => {
    const easy = candidate('Lift the latch.', { requires: { stat: 'stealth', above: 2 } });
    const config = { unlockStatAbove: 30 };
    expect(await atTheEdge(easy, [stealth(3), stealth(2)], config)).toEqual([true, false]);
  });

  it('[arch §4.2.1] what asks for a stat the player does not have is not offered', async () => {
    expect(await isOffered(pick, { stats: {} })).toBe(false);
  });

  it('[arch SC-021] both the person and the group must be warm, and neither cold', async () => {
    const both = { target: 'oda', faction: 'guild' };
    const help = candidate('Ask both.', { ...both, tone: 'cooperative' });
    const wave = candidate('Wave to both.', { ...both, tone: 'friendly' });
    const stories = [
      [40, 40],
      [40, 0],
      [0, 40],
      [40, -40],
      [-40, 40],
    ].map(([felt = 0, known = 0]) => ({ people: { oda: felt }, factions: { guild: known } }));
    const offered = await Promise.all(
      stories.map(async (story) => [await isOffered(help, story), await isOffered(wave, story)]),
    );
    expect(offered).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  it('[arch §4.2.1] whoever was betrayed is not asked for help, however warm, but is still greeted', async () => {
    const story = { ...oda(90), ...guild(90), betrayed: ['guild'] };
    const { texts } = await offeredFrom([ask, askGuild, greetGuild, plain], story);
    expect(texts).toEqual(['Ask Oda to help.', 'Greet the guild.', 'Look about.']);
  });

  it('[arch §4.2.1] looks for a betrayal of just those it would ask', async () => {
    const { calls } = await offeredFrom([ask], oda(90));
    expect(calls.filter(({ method }) => method === 'memory.recall')).toMatchObject([
      { params: { filters: { about: 'oda', kind: 'betrayal' } } },
    ]);
  });

  it('a hostile choice is nobody else to refuse', async () => {
    expect(await isOffered(threaten, oda(-90))).toBe(true);
  });

  it('somebody the story does not know thinks nothing, and takes no other choice away', async () => {
    const strangers = [
      candidate('Ask a stranger.', { target: 'who', tone: 'cooperative' }),
      candidate('Greet a stranger.', { target: 'who', tone: 'friendly' }),
      candidate('Ask a band.', { faction: 'which', tone: 'cooperative' }),
      candidate('Greet a band.', { faction: 'which', tone: 'friendly' }),
      plain,
    ];
    const { texts, verdict } = await offeredFrom(strangers);
    expect(texts).toEqual(['Greet a stranger.', 'Greet a band.', 'Look about.']);
    expect(verdict).toMatchObject({
      ok: true,
      value: { offered: 3, left: ['Ask a stranger.', 'Ask a band.'] },
    });
  });

  it('each is asked once, however many choices turn to them', async () => {
    const { calls } = await offeredFrom([greet, { ...greet, text: 'Wave.' }, ask], oda(40));
    expect(calls.filter(({ method }) => method === 'perception.query')).toHaveLength(1);
  });
});

describe('generate-choices shows how hard a choice is', () => {
  const marksFor = async (story: Story, config = {}) => {
    const { options } = await offeredFrom([persuade], story, config);
    return [options[0]?.difficulty, options[0]?.hint];
  };

  it.each([
    [1, 'low'],
    [0.8, 'low'],
    [0.79, 'even'],
    [0.5, 'even'],
    [0.49, 'high'],
    [0, 'high'],
  ])('[arch §4.2.1] a chance of %d is marked as %s', async (chance, difficulty) => {
    const hint = difficulty === 'high' ? 'Unlikely to succeed.' : null;
    expect(await marksFor({ chance })).toEqual([difficulty, hint]);
  });

  it.each([
    ['8 by default', [7, 8], {}],
    ['what is set', [4, 5], { unlikelyStatBelow: 5 }],
  ] as const)(
    '[arch §4.2.1] where odds cannot be reckoned, a stat below %s is unlikely to succeed',
    async (_, [low, enough], config) => {
      const withCharisma = (charisma: number) => ({ chance: null, stats: { charisma } });
      expect(await marksFor(withCharisma(low), config)).toEqual(['high', 'Unlikely to succeed.']);
      expect(await marksFor(withCharisma(enough), config)).toEqual(['even', null]);
    },
  );

  it.each([
    [1, ['low', 'low', 'even', 'high']],
    [0.8, [null, null, 'even', 'high']],
    [0.5, [null, null, null, 'high']],
    [0.3, [null, null, null, null]],
    [0, [null, null, null, null]],
  ])(
    '[arch §4.2.1] with showDifficultyThreshold %d only odds below it are shown',
    async (showDifficultyThreshold, expected) => {
      const marks = await Promise.all(
        [1, 0.8, 0.5, 0.3].map((chance) => marksFor({ chance }, { showDifficultyThreshold })),
      );
      expect(marks.map(([difficulty]) => difficulty)).toEqual(expected);
    },
  );

  it('[arch §4.2.1] odds that are not shown are not given away by a hint', async () => {
    expect(await marksFor({ chance: 0.1 }, { showDifficultyThreshold: 0 })).toEqual([null, null]);
  });

  it('nothing is marked where nothing is rolled, and the rules are not asked', async () => {
    const { options, calls } = await offeredFrom([plain]);
    expect(options).toEqual([{ ...plain, difficulty: null, hint: null }]);
    expect(calls.map(({ method }) => method)).not.toContain('rules.check');
  });

  it('the odds are those of this act: its words, its stat, its risk, its person', async () => {
    const act = { target: 'oda', stat: 'tact', difficulty: 'high' } as const;
    const { calls } = await offeredFrom([candidate('Plead.', act)], oda(0));
    expect(calls.find(({ method }) => method === 'rules.check')?.params).toEqual({
      kind: 'do',
      text: 'Plead.',
      stat: 'tact',
      difficulty: 'high',
      npc: 'oda',
    });
  });
});

describe('generate-choices hints at what may come of it', () => {
  const story: Story = {
    chance: 0.3,
    modifiers: { tact: 2, risk: -1, luck: 0 },
    reasons: { tact: 'your tact', risk: 'a hard thing to try', luck: 'luck' },
  };
  const warned = candidate('Cross.', { stat: 'tact' }, { hint: 'The ice is thin.' });
  const unwarned = candidate('Wade.', { stat: 'tact' });
  const calm = candidate('Sit.', {}, { hint: 'It may rain.' });

  it.each([
    ['none', [null, null, null]],
    ['brief', ['The ice is thin.', 'Unlikely to succeed.', 'It may rain.']],
    [
      'detailed',
      [
        'The ice is thin. Your tact (+2), a hard thing to try (−1).',
        'Unlikely to succeed. Your tact (+2), a hard thing to try (−1).',
        'It may rain.',
      ],
    ],
  ])('[arch §4.2.1] with verbosity %s', async (consequenceHintVerbosity, expected) => {
    const config = { consequenceHintVerbosity };
    const { options } = await offeredFrom([warned, unwarned, calm], story, config);
    expect(options.map(({ hint }) => hint)).toEqual(expected);
  });

  it('in detail, what counts nothing is not named', async () => {
    const config = { consequenceHintVerbosity: 'detailed' };
    const { options } = await offeredFrom([unwarned], { chance: 0.6 }, config);
    expect(options[0]?.hint).toBeNull();
  });
});

describe('generate-choices offers three or four', () => {
  const many = Array.from({ length: 7 }, (_, index) => candidate(`Do ${index}.`));

  it.each([
    ['by default', {}, 4],
    ['with maxOptions 3', { maxOptions: 3 }, 3],
    ['with minOptions above maxOptions', { minOptions: 4, maxOptions: 3 }, 4],
  ])('[arch §4.2.1] %s', async (_, config, count) => {
    const { texts, options, verdict } = await offeredFrom(many, {}, config);
    expect(texts).toEqual(many.slice(0, count).map(({ text }) => text));
    expect(options.map(({ text }) => text)).toEqual(texts);
    expect(verdict).toMatchObject({ ok: true, value: { offered: count, left: [] } });
  });

  it('what fits comes in the order of the narrator', async () => {
    const { texts } = await offeredFrom([pick, ...many.slice(0, 2), ask, ...many.slice(2)]);
    expect(texts).toEqual(['Do 0.', 'Do 1.', 'Do 2.', 'Do 3.']);
  });

  it('asks the narrator what can be done, unless candidates are passed in', async () => {
    const asked = await offeredFrom([plain]);
    expect(asked.calls.find(({ method }) => method === 'narrator.generate')?.params).toEqual({
      purpose: 'choices',
    });
    const input = { candidates: [candidate('Sing.')] };
    const services = () => succeed({ value: null });
    const given = await runBundledScript('player-choices', 'generate-choices', { input, services });
    expect(verdictOf(given)).toMatchObject({ ok: true, value: { offered: 1 } });
  });

  it('when nothing fits it fails with a code, and the engine offers what it knows', async () => {
    const { verdict, texts } = await offeredFrom([pick, ask]);
    expect(verdict).toMatchObject({ ok: false, error: { code: 'no-choices' } });
    expect(texts).toEqual([]);
  });
});
