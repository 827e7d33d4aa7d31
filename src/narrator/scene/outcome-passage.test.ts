import type { Intent } from '@/contracts/generated/choice';
import { engineLine } from '@/narrator/lines/engine-lines';
import { narratorLibrary } from '@/narrator/library/narrator-library';
import { offerChoices } from '@/narrator/choices/offer-choices';
import { outcomePassage } from '@/narrator/scene/outcome-passage';
import { pickLine, realisedLine } from '@/narrator/lines/pick-line';
import { tellScene } from '@/narrator/scene/tell-scene';
import type { TellingContext } from '@/narrator/passages/telling-context';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, choice, passage } from '@/story/testing/small-world';

const talk: Intent = { kind: 'talk', target: 'oda' };

function moment(intent: Intent, rest: Partial<TellingContext> = {}): TellingContext {
  return contextOf(campaignOf([]), { library: narratorLibrary, ...rest, intent });
}

function lineOf(intent: Intent, rest: Partial<TellingContext> = {}): string {
  const found = outcomePassage(moment(intent, rest));
  return found.kind === 'line' ? found.line : found.kind;
}

const feeling = (score: number, rest: object = {}) => ({
  ...atWeir,
  people: { oda: { place: 'weir', feeling: score }, wen: { place: 'mill' } },
  ...rest,
});

it.each<[Intent, string]>([
  [{ kind: 'attempt' }, 'unclear'],
  [{ kind: 'attempt', refused: 'out-of-reach' }, 'refused'],
  [{ kind: 'attempt', refused: 'out-of-sight', target: 'wen' }, 'away'],
  [{ kind: 'own-trifle' }, 'idled'],
  [{ kind: 'ask-way', target: 'mill', with: 'mill' }, 'asknear'],
  [{ kind: 'ask-way', target: 'mill', with: 'weir' }, 'askway'],
  [{ kind: 'attempt', refused: 'nobody-here' }, 'nobody'],
  [{ kind: 'attempt', refused: 'nobody-here', target: 'wen' }, 'absent'],
  [{ kind: 'attempt', refused: 'not-held', target: 'rope' }, 'unheld'],
  [{ kind: 'attempt', refused: 'no-way', target: 'cell' }, 'noway'],
  [{ kind: 'attempt', refused: 'dead', target: 'oda' }, 'dead'],
  [{ kind: 'attempt', refused: 'not-in-this-world' }, 'unworldly'],
  [{ kind: 'attempt', refused: 'only-words' }, 'words'],
])('[arch §9.4] %j is turned down inside the story, in words that say why', (intent, line) => {
  expect(lineOf(intent)).toBe(line);
});

describe('[arch §7.6] whom the player talks to', () => {
  it.each([
    [31, 'warm'],
    [30, 'silent'],
    [-30, 'silent'],
    [-31, 'cold'],
  ])('with a feeling of %d answers as that feeling has it: %s', (score, line) => {
    expect(lineOf(talk, { state: feeling(score) })).toBe(line);
  });

  it('refuses or demands what the player holds, below −30', () => {
    const holding = { state: feeling(-60, { inventory: { rope: 1 } }) };
    const lines = [1, 2, 3, 4].map((seed) => lineOf(talk, { ...holding, seed }));
    expect(new Set(lines)).toEqual(new Set(['cold', 'demand']));
  });

  it('is still heard in the author’s words, where there are any', () => {
    const written = passage('oda-cold', 'outcome', { intent: ['talk'], speaker: 'oda' });
    const context = contextOf(campaignOf([written]), { state: feeling(-60), intent: talk });
    expect(outcomePassage(context)).toMatchObject({ kind: 'passage', passage: { id: 'oda-cold' } });
    const persuade = { ...context, intent: { ...talk, kind: 'persuade' }, band: 'success' };
    expect(outcomePassage(persuade)).toMatchObject({ kind: 'passage' });
  });

  it('and wants a thing first can be given it, as a choice', () => {
    const state = feeling(-60, { inventory: { rope: 1 } });
    const context = moment(talk, { state, seed: 2 });
    const told = [{ part: 'outcome', passage: '@demand-1' }] as const;
    const paragraphs = tellScene({ told, ending: null, taken: null }, context);
    expect(paragraphs[0]?.map(({ text }) => text)).toEqual([
      'Oda looks at a rope, and then at you.',
      'First that; then talk.',
    ]);
    const [first] = offerChoices(told, context);
    expect(first).toMatchObject({
      text: expect.stringContaining('Oda a rope') as string,
      intent: { kind: 'give', target: 'oda', with: 'rope' },
      because: [
        { kind: 'person', id: 'oda' },
        { kind: 'item', id: 'rope' },
      ],
    });
    expect(offerChoices([], context).map(({ intent }) => intent.kind)).not.toContain('give');
  });
});

it.each([
  ['failure', 'lost', 'failed'],
  ['partial', 'halfwon', 'costly'],
  ['success', 'won', 'managed'],
])(
  '[arch §7.4] a roll that falls into %s is told as that, with somebody or without',
  (band, to, alone) => {
    expect(lineOf({ ...talk, kind: 'persuade' }, { band })).toBe(to);
    expect(lineOf({ kind: 'climb' }, { band })).toBe(alone);
  },
);

it('no line of the engine’s shows a name that nothing stands for', () => {
  const kinds = ['absent', 'unheld', 'dead', 'cold', 'demand', 'warm', 'given', 'won'] as const;
  const context = moment({ kind: 'give', target: 'oda', with: 'rope' });
  for (const kind of kinds)
    for (let seed = 0; seed < 20; seed += 1) {
      const id = pickLine(kind, { ...context, seed }, { said: null });
      expect(engineLine(id, narratorLibrary)).not.toBeNull();
      const told = [{ part: 'outcome', passage: id }] as const;
      const [paragraph = []] = tellScene({ told, ending: null, taken: null }, context);
      expect(paragraph.map(({ text }) => text).join(' ')).not.toMatch(/[{}]|undefined/);
    }
});

describe('what is said without a question', () => {
  const answers = [
    passage('asked', 'outcome', { intent: ['talk'], speaker: 'oda' }),
    passage('threatened', 'outcome', { intent: ['threaten'], speaker: 'oda' }),
  ];
  const found = (kind: string, passages = answers) =>
    outcomePassage(contextOf(campaignOf(passages), { intent: { kind, target: 'oda' } }));

  it('[docs/decisions understand-typed-words] a threat is answered by what was written for threats', () => {
    expect(found('threaten')).toMatchObject({ passage: { id: 'threatened' } });
  });

  it.each([
    ['threaten', 'threatened'],
    ['insult', 'insulted'],
    ['accuse', 'insulted'],
    ['tell', 'heard'],
    ['attack', 'fended'],
  ])(
    '[docs/decisions understand-typed-words] to %s is never answered like a question',
    (kind, line) => {
      expect(found(kind, answers.slice(0, 1))).toEqual({ kind: 'line', line });
    },
  );
});

it('[docs/decisions understand-typed-words] where a choice leads is not told for other acts of its kind', () => {
  const campaign = campaignOf([
    passage('mitten-given', 'outcome', { intent: ['give'] }),
    passage(
      'offers',
      'choices',
      {},
      { choices: [choice('Give it.', { leadsTo: 'mitten-given' })] },
    ),
  ]);
  const given = { kind: 'give', target: 'oda', with: 'rope' };
  expect(outcomePassage(contextOf(campaign, { intent: given }))).toEqual({
    kind: 'line',
    line: 'given',
  });
  const led = { ...given, leadsTo: 'mitten-given' };
  expect(outcomePassage(contextOf(campaign, { intent: led }))).toMatchObject({ kind: 'goal' });
});

it('nobody is named in a line of the engine whom the story has not named', () => {
  const base = campaignOf([]);
  const wen = base.people.get('wen');
  if (wen === undefined) throw new Error('Wen is missing');
  const people = new Map([...base.people, ['wen', { ...wen, epithets: ['the ferryman'] }]]);
  const intent: Intent = { kind: 'attempt', refused: 'nobody-here', target: 'wen' };
  const context = contextOf({ ...base, people }, { library: narratorLibrary, intent });
  const line = pickLine('absent', context, { said: null });
  expect(realisedLine(line, context, null).join(' ')).toMatch(/the ferryman/i);
});

it('what is missing is called by its name, and not by what else is held', () => {
  const campaign = campaignOf([], {
    items: new Map([
      ['slate', 'the slate'],
      ['rope', 'the rope'],
    ]),
  });
  const intent: Intent = { kind: 'attempt', refused: 'not-held', target: 'rope' };
  const state = { ...atWeir, inventory: { slate: 1 } };
  const context = contextOf(campaign, { library: narratorLibrary, intent, state });
  const line = pickLine('unheld', context, { said: null });
  expect(realisedLine(line, context, null).join(' ')).toMatch(/the rope/i);
});

it('[docs/decisions understand-typed-words] a close look is told by what was written for it, and never by a look about', () => {
  const about = passage('about', 'outcome', { intent: ['look'] });
  const ropes = passage('ropes', 'outcome', { intent: ['read'], has: ['rope'] });
  const state = { ...atWeir, inventory: { rope: 1 } };
  const at = (intent: Intent, passages = [about]) =>
    outcomePassage(contextOf(campaignOf(passages), { intent, state }));
  expect(at({ kind: 'read', with: 'rope' })).toEqual({ kind: 'line', line: 'examined' });
  expect(at({ kind: 'look', target: 'oda' })).toEqual({ kind: 'line', line: 'watched' });
  expect(at({ kind: 'read', with: 'rope' }, [about, ropes])).toMatchObject({
    passage: { id: 'ropes' },
  });
  expect(at({ kind: 'look' })).toMatchObject({ passage: { id: 'about' } });
});
