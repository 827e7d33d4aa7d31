import { composeScene } from '@/narrator/scene/compose-scene';
import { narratorLibrary } from '@/narrator/library/narrator-library';
import { tellDifferently } from '@/narrator/scene/tell-differently';
import { tellScene } from '@/narrator/scene/tell-scene';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, effects, passage } from '@/story/testing/small-world';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';
import { plainBeat } from '@/story/campaign/plain-beat';

/** So many sentences of eleven words and a number. */
function lines(count: number, sentence: string): string {
  return Array.from({ length: count }, (_, at) => `${sentence}, ${String(at)}.`).join(' ');
}

/** The player has gone to the mill, and the flood would have them in the cell. */
const flood = passage(
  'flood-comes',
  'pressure',
  { beat: 'flood' },
  {
    effects: effects('go cell'),
    prose: [lines(5, 'The water rises over one more stone of the old wall')],
  },
);
const sight = passage('mill-sight', 'place', { where: ['mill'], first: true });
const atMill = { ...atWeir, place: 'mill' };
const toMill = { kind: 'move', target: 'mill' };

function campaign(passages: readonly Passage[], rest: Partial<Campaign> = {}): Campaign {
  return campaignOf(passages, { beats: [plainBeat('flood')], ...rest });
}

function contextAt(world: Campaign) {
  return contextOf(world, { state: atMill, intent: toMill, library: narratorLibrary });
}

function compose(world: Campaign) {
  return composeScene({
    context: contextAt(world),
    placeBefore: 'weir',
    stateBefore: atWeir,
    startAtBeat: null,
    input: 'Go to the mill.',
  });
}

const idsOf = ({ told }: ReturnType<typeof compose>) => told.map(({ passage: id }) => id);

function wordsOf(world: Campaign): readonly string[] {
  const { told } = compose(world);
  const state = { ...atMill, place: 'cell' };
  return tellScene({ told, ending: null, taken: null }, { ...contextAt(world), state }).map(
    (paragraph) => paragraph.map(({ text }) => text).join(' '),
  );
}

describe('a beat that takes the player elsewhere before they arrive', () => {
  const turned = passage('turned', 'waylaid', {}, { prose: ['You never get to {destination}.'] });

  it('[arch §7.5] leaves out the place they were going to, and the author says how far they got', () => {
    expect(idsOf(compose(campaign([flood, sight, turned])))).toEqual(['turned', 'flood-comes']);
  });

  it('names where they were going, though the scene ends elsewhere', () => {
    expect(wordsOf(campaign([flood, sight, turned]))[0]).toBe('You never get to the mill.');
  });

  it('is preceded by the words written for that beat and that way rather than any others', () => {
    const forMill = passage('turned-mill', 'waylaid', { where: ['mill'], beat: 'flood' });
    const forOther = passage('turned-frost', 'waylaid', { where: ['mill'], beat: 'frost' });
    expect(idsOf(compose(campaign([flood, turned, forOther, forMill])))).toEqual([
      'turned-mill',
      'flood-comes',
    ]);
  });

  it('keeps the first sight of the place for when they do get there', () => {
    const { told, patch } = compose(campaign([flood, sight]));
    expect({ told: told.map(({ passage: id }) => id), place: patch['place'] }).toEqual({
      told: [expect.stringMatching(/^@waylaid-/), 'flood-comes'],
      place: 'cell',
    });
  });

  it('has one short sentence of the engine’s own before it where the author wrote none', () => {
    expect(wordsOf(campaign([flood, sight]))[0]).toMatch(/^[^.]*the mill[^.]*\.$/);
  });

  it('has none where the author wants nothing added, or writes another language', () => {
    const asWritten = { guidance: 'Tell it as written.' };
    expect(
      [asWritten, { language: 'de' }].map((rest) => idsOf(compose(campaign([flood, sight], rest)))),
    ).toEqual([['flood-comes'], ['flood-comes']]);
  });

  it('is not put off for the words that say so', () => {
    const walk = lines(5, 'You walk on along the river and look at the water');
    const long = passage('long', 'outcome', { intent: ['move'] }, { prose: [walk] });
    const late = { beats: [plainBeat('flood', { sceneCount: { min: 2, max: null } })] };
    const slow = { ...turned, prose: [lines(1, 'You do not get very far along the path today')] };
    expect(idsOf(compose(campaign([long, flood, sight, slow], late)))).toEqual([
      'long',
      'turned',
      'flood-comes',
    ]);
  });
});

it('who is turned back has met nobody on the way', () => {
  const met = passage('met', 'reaction', { scene: ['travel'] });
  const turned = passage('turned', 'waylaid', {}, { prose: ['You never get to {destination}.'] });
  const journey = (world: Campaign) =>
    idsOf(
      composeScene({
        ...{ context: contextAt(world), placeBefore: 'weir', stateBefore: atWeir },
        ...{ startAtBeat: null, input: null, isEncounter: true },
      }),
    );
  expect(journey(campaign([met, turned, flood, sight]))).toEqual(['turned', 'flood-comes']);
  expect(journey(campaign([met, sight], { beats: [] })).slice(0, 2)).toEqual(['met', 'mill-sight']);
});

it('who came by what their act brought is told nothing of a way', () => {
  const carried = passage(
    'carried',
    'outcome',
    { intent: ['carry'] },
    {
      effects: effects('go mill'),
      prose: [lines(3, 'You carry the sack over to the mill and set it down')],
    },
  );
  const turned = passage('turned', 'waylaid', {}, { prose: ['You never get to {destination}.'] });
  const world = campaign([carried, turned, flood, sight]);
  const context = contextOf(world, { intent: { kind: 'carry' }, library: narratorLibrary });
  const request = { placeBefore: 'weir', stateBefore: atWeir, startAtBeat: null, input: null };
  expect(idsOf(composeScene({ context, ...request }))).toEqual(['carried', 'flood-comes']);
});

describe('a beat that lets the player stay', () => {
  it('comes after the place has been seen, and nobody is waylaid', () => {
    const here = passage('here', 'pressure', { beat: 'flood' });
    const turned = passage('turned', 'waylaid');
    expect(idsOf(compose(campaign([here, sight, turned]))).slice(0, 2)).toEqual([
      'mill-sight',
      'here',
    ]);
  });
});

describe('told in other words', () => {
  it('how far they got may be left out; the beat is told once', () => {
    const prose = ['Half way along the path you have to turn round.'];
    const turned = passage('turned', 'waylaid', { beat: 'flood' }, { prose });
    const varied = {
      ...flood,
      prose: ['The {flood|water} comes up {fast|soon} and {takes|finds} you.'],
    };
    const world = campaign([varied, turned]);
    const { told } = compose(world);
    const context = { ...contextAt(world), state: { ...atMill, place: 'cell' } };
    const outcome = { told, ending: null, taken: null };
    const first = { paragraphs: tellScene(outcome, context), told };
    const again = tellDifferently({ outcome, context, tellings: [first], offered: [] });
    expect(again?.told.map(({ passage: id }) => id)).toContain('flood-comes');
    expect(again?.told.filter(({ passage: id }) => id === 'turned')).toEqual([]);
  });
});
