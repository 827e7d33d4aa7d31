import type { JsonObject } from '@/foundation/json';
import { endingTrend } from '@/narrator/passages/ending-trend';
import {
  atWeir,
  campaignOf,
  choice,
  condition,
  effects,
  passage,
} from '@/story/testing/small-world';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';

const dark = passage('dark', 'outcome', {}, { effects: effects('end dark') });
const light = passage('light', 'outcome', {}, { effects: effects('end light') });

/** Two ways out of the last scene, each with what it asks for. */
function story(forDark: string, forLight: string, more: readonly Passage[] = []): Campaign {
  const last = passage(
    'last',
    'pressure',
    {},
    {
      choices: [
        choice('Put it out.', { condition: condition(forDark), leadsTo: 'dark' }),
        choice('Light it.', { condition: condition(forLight), leadsTo: 'light' }),
      ],
    },
  );
  return campaignOf([dark, light, last, ...more], { startingItems: ['lamp'] });
}

function trendOf(campaign: Campaign, state: JsonObject = {}, sceneNumber = 3) {
  return endingTrend(campaign, { state: { ...atWeir, ...state }, sceneNumber, roll: null });
}

const plain = story('flags.lied', 'flags.honest and feeling.oda > 10');

describe('[arch §7.5] the ending that the player’s choices trend toward', () => {
  it('is the one most of whose needs have come true', () => {
    expect(trendOf(plain)).toBeNull();
    expect(trendOf(plain, { flags: { lied: true } })?.ending).toBe('dark');
    expect(trendOf(plain, { flags: { honest: true } })?.ending).toBe('light');
  });

  it('is none while two have come as far', () => {
    const people = { oda: { feeling: 20 } };
    expect(trendOf(plain, { people, flags: { lied: true, honest: true } })).toBeNull();
  });

  it('does not follow from what held at the start, nor from where or when it is', () => {
    const given = story(
      'has(inventory.lamp) and not flags.lied and place == "weir"',
      'scene_count > 2',
    );
    expect(trendOf(given, { inventory: { lamp: 1 } }, 9)).toBeNull();
  });

  it('is left by who undoes what it needs', () => {
    const torn = story('not flags.lied and flags.quiet', 'flags.honest and flags.loud');
    expect(trendOf(torn, { flags: { quiet: true } })?.ending).toBe('dark');
    expect(trendOf(torn, { flags: { quiet: true, lied: true } })).toBeNull();
  });

  it('is found by what is held, felt and behind, in whatever passage offers it or tells it', () => {
    const byPassage = campaignOf([
      passage('sunk', 'ending', { has: ['stone'] }, { effects: effects('end sunk') }),
      passage('calm', 'ending', { after: ['storm'] }, { effects: effects('end calm') }),
      passage(
        'here',
        'choices',
        { expressions: [condition('feeling.oda > 10')] },
        { choices: [choice('Stay.', { leadsTo: 'light' })] },
      ),
      light,
    ]);
    expect(trendOf(byPassage, { inventory: { stone: 1 } })?.ending).toBe('sunk');
    expect(trendOf(byPassage, { beats: { storm: { scene: 1 } } })?.ending).toBe('calm');
    expect(trendOf(byPassage, { beats: { storm: { skipped: 1 } } })).toBeNull();
    expect(trendOf(byPassage, { people: { oda: { feeling: 11 } } })?.ending).toBe('light');
  });

  it('is the author’s to say', () => {
    const trend = [condition('flags.whistled'), condition('flags.danced')];
    const endings = new Map([['dark', { id: 'dark', title: 'Dark', prose: [], trend }]]);
    const said = { ...plain, endings };
    expect(trendOf(said, { flags: { lied: true } })).toBeNull();
    expect(trendOf(said, { flags: { whistled: true } })?.ending).toBe('dark');
  });
});

describe('[arch §7.5] what brings it nearer', () => {
  const more = [
    passage('warmed', 'outcome', {}, { effects: effects('feeling oda +15') }),
    passage('cooled', 'outcome', {}, { effects: effects('feeling oda -15') }),
    passage('begun', 'outcome', {}, { effects: effects('start storm') }),
    passage('door', 'outcome', {}, { choices: [choice('Go in.', { leadsTo: 'light' })] }),
    passage(
      'fork',
      'outcome',
      {},
      { choices: [choice('In.', { leadsTo: 'light' }), choice('Out.', { leadsTo: 'dark' })] },
    ),
  ];
  const campaign = story('flags.lied', 'flags.honest and feeling.oda > 10', more);
  const trend = trendOf(campaign, { flags: { honest: true } });

  it.each<[string | null, boolean, string]>([
    ['light', true, 'it is the end itself'],
    ['dark', false, 'it is another end'],
    ['warmed', true, 'something it needs comes true'],
    ['cooled', false, 'nothing it needs does'],
    ['door', true, 'one more choice leads there'],
    ['fork', false, 'one more choice may lead elsewhere'],
    ['begun', false, 'a beat it does not need is started'],
    ['storm', false, 'a beat it does not need is led to'],
    [null, false, 'it leads nowhere'],
  ])('%s: %s, since %s', (goal, expected) => {
    expect(trend?.isNearedBy(goal)).toBe(expected);
  });

  it('a beat it needs, started or led to', () => {
    const stormy = story('flags.lied', 'flags.honest and beat.storm', more);
    const toward = trendOf(stormy, { flags: { honest: true } });
    expect(['begun', 'storm'].map((goal) => toward?.isNearedBy(goal))).toEqual([true, true]);
  });

  it('a passage serves it by what it changes or by what it lets the player do', () => {
    const told = (id: string, rest: Partial<Passage>) => passage(id, 'pressure', {}, rest);
    const serving = [
      told('a', { effects: effects('feeling oda +15') }),
      told('b', { choices: [choice('Be kind.', { leadsTo: 'warmed' })] }),
      told('c', { choices: [choice('Be rude.', { leadsTo: 'cooled' })] }),
    ].map((each) => trend?.isServedBy(each));
    expect(serving).toEqual([true, true, false]);
  });
});
