import { sentenceKey } from '@/story/words/sentence-key';
import { narratorLibrary } from '@/narrator/library/narrator-library';
import { templateWords } from '@/narrator/scene/template-words';
import { tellScene } from '@/narrator/scene/tell-scene';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, condition, memory, passage } from '@/story/testing/small-world';
import type { Passage, ScenePart } from '@/story/campaign/passage';
import { plainBeat } from '@/story/campaign/plain-beat';

const nothing = { told: [], ending: null, taken: null, recalled: [] };

function part(id: string, kind: ScenePart = 'outcome') {
  return { part: kind, passage: id };
}

it('tells the passages in order, each sentence with who wrote it', () => {
  const campaign = campaignOf([
    passage('said', 'outcome', {}, { prose: ['It rains. {oda} waits.', 'So do you.'] }),
  ]);
  const outcome = { ...nothing, told: [part('said'), part('@done-1')] };
  expect(tellScene(outcome, contextOf(campaign))).toEqual([
    [
      { text: 'It rains.', by: 'author', from: 'said' },
      { text: 'Oda Marsh waits.', by: 'author', from: 'said' },
    ],
    [{ text: 'So do you.', by: 'author', from: 'said' }],
    [{ text: 'It is done, and nothing stops you.', by: 'engine', from: '@done-1' }],
  ]);
});

it('a sentence of five words or more is never told twice, a short one may be', () => {
  const campaign = campaignOf([
    passage('one', 'outcome', {}, { prose: ['She waits. The weir has a voice today. Really.'] }),
    passage('two', 'place', {}, { prose: ['The weir has a voice today! She waits.'] }),
  ]);
  const past = { usedSentences: new Set([sentenceKey('Something else was told here before.')]) };
  const outcome = { ...nothing, told: [part('one'), part('two', 'place')] };
  const texts = tellScene(outcome, contextOf(campaign, { past })).map((paragraph) =>
    paragraph.map(({ text }) => text),
  );
  expect(texts).toEqual([['She waits.', 'The weir has a voice today.', 'Really.'], ['She waits.']]);
});

it('a paragraph of which nothing is new is left out', () => {
  const prose = ['The weir has a voice today.'];
  const campaign = campaignOf([passage('one', 'outcome', {}, { prose })]);
  const past = { usedSentences: new Set(prose.map(sentenceKey)) };
  expect(tellScene({ ...nothing, told: [part('one')] }, contextOf(campaign, { past }))).toEqual([]);
});

it('{memory} is the newest memory the passage asks for', () => {
  const recalls = { about: 'oda', kind: 'promise' };
  const campaign = campaignOf([
    passage('back', 'callback', { recalls }, { prose: ['So: {memory}'] }),
  ]);
  const promise = (id: string) => memory(id, { characters: ['oda'], kind: 'promise' });
  const past = { memories: [promise('old'), promise('new'), memory('other')] };
  const told = tellScene({ ...nothing, told: [part('back')] }, contextOf(campaign, { past }));
  expect(told.flat().map(({ text }) => text)).toEqual(['So: Memory new.']);
});

it('what was recalled is told by the engine when no author did', () => {
  const recalled = [{ ...memory('m'), relevance: 1 }];
  const outcome = { ...nothing, told: [part('@recalled-1')] };
  expect(
    tellScene(outcome, contextOf(campaignOf([]), { recalled, library: narratorLibrary }))
      .flat()
      .map(({ text }) => text),
  ).toEqual(['It comes back to you as it was: Memory m.']);
});

describe('[arch §6.2.5] what a beat itself has to say', () => {
  const vision = plainBeat('vision', {
    description: 'Oda has a vision of the weir in flames.',
    dialogue: [
      { speaker: null, line: 'The weir falls silent.' },
      { speaker: 'oda', line: 'I have seen it burn.' },
      { speaker: 'oda', line: 'Twice.' },
      { speaker: 'wen', line: 'Who lit it?' },
      { speaker: 'oda', line: 'You did!' },
    ],
    outcomes: [
      {
        id: 'believed',
        description: 'You believe {oda.them}.',
        probability: null,
        consequences: [],
        nextBeat: null,
      },
    ],
  });
  const state = { ...atWeir, beats: { vision: { scene: 2, outcome: 'believed' } } };
  const toldBy = (...passages: readonly Passage[]) => {
    const campaign = campaignOf(passages, { beats: [vision] });
    const parts = [...passages.map(({ id }) => part(id)), part('beat:vision', 'pressure')];
    return tellScene({ ...nothing, told: parts }, contextOf(campaign, { state }));
  };
  const textOf = (...passages: readonly Passage[]) =>
    toldBy(...passages).map((paragraph) => paragraph.map(({ text }) => text).join(' '));

  it('is told in its author’s words where no passage was written', () => {
    expect(textOf()).toEqual([
      'Oda has a vision of the weir in flames.',
      'The weir falls silent.',
      '"I have seen it burn," says Oda. "Twice."',
      '"Who lit it?" says Wen.',
      '"You did!"',
      'You believe her.',
    ]);
    expect(new Set(toldBy().flatMap((paragraph) => paragraph.map(({ by }) => by)))).toEqual(
      new Set(['author']),
    );
  });

  it('adds to a passage only what that leaves out', () => {
    const prose = ['Silence. “I have seen it burn,” says Oda. "Twice." Wen asks: "Who lit it?"'];
    expect(textOf(passage('seen', 'pressure', { beat: 'vision' }, { prose })).slice(1)).toEqual([
      'The weir falls silent.',
      '"You did!" says Oda.',
      'You believe her.',
    ]);
  });

  it('leaves how it turned out to a passage that asks for it', () => {
    const beat = 'vision';
    const expressions = [condition('beats.vision.outcome == "believed"')];
    const inProse = { prose: ['{if beats.vision.outcome == "believed": You do. | You do not.}'] };
    expect(textOf(passage('one', 'pressure', { beat, expressions })).pop()).toBe('"You did!"');
    expect(textOf(passage('two', 'pressure', { beat }, inProse)).pop()).toBe('"You did!"');
    expect(textOf(passage('three', 'pressure', { beat })).pop()).toBe('You believe her.');
  });

  it('is passed over when the campaign has lost the beat', () => {
    const outcome = { ...nothing, told: [part('beat:gone', 'pressure')] };
    expect(tellScene(outcome, contextOf(campaignOf([])))).toEqual([]);
  });
});

it('an ending is told last', () => {
  const campaign = campaignOf([passage('said', 'outcome')]);
  const outcome = { ...nothing, told: [part('said')], ending: 'drowned-bell' };
  expect(tellScene(outcome, contextOf(campaign)).map(([first]) => first?.text)).toEqual([
    'Said is told.',
    'It rings.',
  ]);
});

it('passages that are no longer in the campaign are passed over', () => {
  const outcome = { ...nothing, told: [part('gone'), part('@gone-1')], ending: 'gone' };
  expect(tellScene(outcome, contextOf(campaignOf([])))).toEqual([]);
});

const untold = contextOf(campaignOf([]));

describe('[arch §2.3.4] the last words beneath everything else', () => {
  it('are the prescribed ones, with what the player said as it was said', () => {
    const said = "open $& the {door} for $'all'";
    const lines = Array.from({ length: 30 }, (_, seed) => templateWords(said, seed, untold));
    expect(new Set(lines.flat(2).map(({ text }) => text))).toEqual(
      new Set([
        `The narrator pauses, considering your words: '${said}'`,
        `Your action '${said}' echoes in the stillness...`,
        'The story continues, though the path is unclear...',
      ]),
    );
  });

  it('name no words when there were none', () => {
    expect(templateWords(null, 1, untold)).toEqual([
      [
        {
          text: 'The story continues, though the path is unclear...',
          by: 'engine',
          from: '@template-3',
        },
      ],
    ]);
  });
});
