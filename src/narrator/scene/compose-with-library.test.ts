import { breatherRestScenes } from '@/foundation/limits';
import { composeFallback, composeScene } from '@/narrator/scene/compose-scene';
import { engineLine } from '@/narrator/lines/engine-lines';
import { narratorLibrary } from '@/narrator/library/narrator-library';
import { tellScene } from '@/narrator/scene/tell-scene';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, memory, passage } from '@/story/testing/small-world';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';
import { sentenceKey } from '@/story/words/sentence-key';
import { plainBeat } from '@/story/campaign/plain-beat';

type Rest = Parameters<typeof contextOf>[1] & {
  readonly placeBefore?: string;
  readonly stateBefore?: typeof atWeir;
};

function compose(campaign: Campaign, rest: Rest = {}) {
  const { placeBefore = 'weir', stateBefore = atWeir, ...given } = rest;
  const context = contextOf(campaign, {
    library: narratorLibrary,
    intent: { kind: 'wait' },
    ...given,
  });
  return composeScene({ context, placeBefore, stateBefore, startAtBeat: null, input: 'wait' });
}

const idsOf = ({ told }: ReturnType<typeof compose>) => told.map(({ passage: id }) => id);
const long = (id: string) => ({ prose: [`${'Word '.repeat(80)}${id}.`] });
/** It decides for the player. */
const bad = { prose: ['You decide to leave.'] };

describe('guards', () => {
  const five = Array.from({ length: 5 }, (_, at) =>
    passage(`bad-${String(at)}`, 'reaction', {}, { ...bad, weight: 2 }),
  );
  const told = (passages: readonly Passage[], rest: Rest = {}) =>
    idsOf(compose(campaignOf(passages), rest));

  it('of a part the next best is told when the best may not be', () => {
    const [first, second] = five;
    if (first === undefined || second === undefined) throw new Error('too few');
    const good = passage('good', 'reaction', {}, long('good'));
    expect(told([first, second, good])).toEqual(['good']);
  });

  it('after five tries the part is left out, and a breather comes', () => {
    const good = passage('good', 'reaction', {}, long('good'));
    const rest = passage('rest', 'breather', {}, long('rest'));
    expect(told([...five, good, rest])).toEqual(['rest']);
  });

  it('where the choice leads is told whatever they say, and that is noted', () => {
    const worse = { prose: [...long('goal').prose, ...bad.prose] };
    const goal = passage('goal', 'outcome', {}, worse);
    const better = passage('goal', 'outcome', {}, long('goal'));
    const intent = { kind: 'do', leadsTo: 'goal' };
    const composition = compose(campaignOf([goal]), { intent });
    expect(idsOf(composition)).toEqual(['goal']);
    expect(composition.log).toMatchObject([{ kind: 'guard-failed', passage: 'goal' }]);
    expect(compose(campaignOf([better]), { intent }).log).toEqual([]);
  });

  it('what fits the act and may not be told gives way to what may', () => {
    const passages = [
      passage('bad', 'outcome', { intent: ['wait'], where: ['weir'] }, bad),
      passage('good', 'outcome', { intent: ['wait'] }, long('good')),
    ];
    expect(told(passages)).toEqual(['good']);
  });

  describe('a beat', () => {
    const beats = [plainBeat('storm')];
    const storm = passage('storm-bad', 'pressure', { beat: 'storm', where: ['weir'] }, bad);
    const other = passage('storm-good', 'pressure', { beat: 'storm' }, long('good'));
    const toldOf = (passages: readonly Passage[], rest: Rest = {}) =>
      compose(campaignOf(passages, { beats }), rest);

    it('is told by the next best, else by the best all the same', () => {
      expect(idsOf(toldOf([storm, other]))).toEqual(['storm-good']);
      const alone = toldOf([storm]);
      expect([alone.beat, idsOf(alone)[0]]).toEqual(['storm', 'storm-bad']);
      expect(alone.log).toMatchObject([{ kind: 'guard-failed' }]);
    });

    it('comes to pass without the sentences that the player does not want to read', () => {
      const boundaries = { lines: ['spiders'], veils: [] };
      const prose = ['A spider crosses the weir. The sky goes green over the mill.'];
      const spider = passage('storm-spider', 'pressure', { beat: 'storm' }, { prose });
      const { beat, told } = toldOf([spider], { boundaries });
      const context = contextOf(campaignOf([spider], { beats }), { boundaries });
      const paragraphs = tellScene({ told: told.slice(0, 1), ending: null, taken: null }, context);
      expect([beat, paragraphs.flat().map(({ text }) => text)]).toEqual([
        'storm',
        ['The sky goes green over the mill.'],
      ]);
    });
  });

  it('hold for the engine’s own words too', () => {
    const linesIn = (lines: readonly string[]) =>
      Array.from({ length: 20 }, (_, seed) => {
        const rest = { intent: { kind: 'attempt' }, boundaries: { lines, veils: [] }, seed };
        const [id = ''] = told([], rest);
        return engineLine(id, narratorLibrary) ?? '';
      });
    const withHere = (lines: readonly string[]) => lines.filter((line) => /\bhere\b/i.test(line));
    expect(withHere(linesIn([]))).not.toEqual([]);
    expect(withHere(linesIn(['here']))).toEqual([]);
  });
});

it('the memory that a passage takes up is kept with it, and told', () => {
  const recalls = { about: 'oda', kind: 'promise' };
  const back = passage(
    'back',
    'callback',
    { recalls },
    { prose: [`So: {memory} ${'word '.repeat(80)}.`] },
  );
  const promise = (id: string) => memory(id, { about: 'oda', kind: 'promise' });
  const past = { memories: [promise('old'), promise('new')], paidMemories: new Set(['new']) };
  const { told } = compose(campaignOf([back]), { past });
  expect(told).toEqual([{ part: 'callback', passage: 'back', memory: 'old' }]);
  // Told later, when it counts as taken up: it is still the one.
  const later = contextOf(campaignOf([back]), {
    past: { ...past, paidMemories: new Set(['old']) },
  });
  const [paragraph = []] = tellScene({ told, ending: null, taken: null }, later);
  expect(paragraph[0]?.text).toBe('So: Memory old.');
});

describe('breathers of the engine’s own', () => {
  it('fill a thin scene for which no author wrote one', () => {
    const thin = campaignOf([passage('sight', 'place')]);
    expect(idsOf(compose(thin))).toEqual(['sight', expect.stringMatching(/^@moment-/)]);
    const written = campaignOf([passage('sight', 'place'), passage('rest', 'breather')]);
    expect(idsOf(compose(written))).toEqual(['sight', 'rest']);
    expect(idsOf(compose(thin, { library: null }))).toEqual(['sight']);
  });

  it.each([
    ['move', { kind: 'move', target: 'weir' }, 'journey'],
    ['talk', { kind: 'talk', target: 'oda' }, 'dialogue'],
    ['climb', { kind: 'climb', stat: 'nerve' }, 'danger'],
    ['wait', { kind: 'wait' }, 'moment'],
  ])('are of the kind of the scene: %s', (_, intent, type) => {
    expect(idsOf(compose(campaignOf([]), { intent })).pop()).toMatch(new RegExp(`^@${type}-`));
  });

  it('also when no plan could be carried out', () => {
    const context = contextOf(campaignOf([]), {
      library: narratorLibrary,
      intent: { kind: 'wait' },
    });
    expect(composeFallback(context).told).toMatchObject([{ part: 'breather' }]);
    expect(composeFallback({ ...context, library: null }).told).toEqual([]);
  });

  it('are not told again within thirty scenes, and no sentence of theirs ever', () => {
    const seen: string[] = [];
    const toldPassages = new Map<string, number>();
    const usedSentences = new Set<string>();
    for (let sceneNumber = 1; sceneNumber <= breatherRestScenes; sceneNumber += 1) {
      const context = contextOf(campaignOf([]), {
        library: narratorLibrary,
        intent: { kind: 'wait' },
        sceneNumber,
        past: { toldPassages: new Map(toldPassages), usedSentences: new Set(usedSentences) },
      });
      const { told } = composeFallback(context);
      for (const { passage: id } of told) {
        seen.push(id);
        toldPassages.set(id, sceneNumber);
      }
      const paragraphs = tellScene({ told, ending: null, taken: null }, context);
      for (const { text } of paragraphs.flat()) usedSentences.add(sentenceKey(text));
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('[arch §6.2.3] are kept back where the author wants the words told as written, unless the page would be empty', () => {
    const guidance = 'Tell the passages as written.';
    expect(idsOf(compose(campaignOf([passage('sight', 'place')], { guidance })))).toEqual([
      'sight',
    ]);
    expect(idsOf(compose(campaignOf([], { guidance })))).toEqual([
      expect.stringMatching(/^@moment-/),
    ]);
  });
});

describe('a word between two parts', () => {
  const went = passage('went', 'outcome', { intent: ['move'] }, long('went'));
  const intent = { kind: 'move', target: 'weir' };
  const nine = { ...atWeir, time: { minutes: 9 * 60 } };
  const noon = { ...atWeir, time: { minutes: 12 * 60 } };

  it('says where the player has come, where nobody else does', () => {
    const smile = passage('smile', 'reaction', {}, long('smile'));
    const arriving = (...passages: readonly Passage[]) =>
      idsOf(compose(campaignOf(passages), { intent, placeBefore: 'mill' }));
    const [seam = ''] = arriving(smile);
    expect(seam).toMatch(/^@arrived-/);
    expect(narratorLibrary.text(seam)).toContain('{place}');
    expect(arriving(smile, passage('sight', 'place', {}, long('sight')))).toEqual(['sight']);
    expect(arriving(went, smile)).toEqual(['went']);
    expect(arriving(passage('named', 'reaction', {}, long('weir')))).toEqual(['named']);
    expect(idsOf(compose(campaignOf([smile]), { intent }))).toEqual(['smile']);
  });

  it('sounds as the campaign does', () => {
    const smile = passage('smile', 'reaction', {}, long('smile'));
    const seamIn = (tone: string) =>
      idsOf(compose(campaignOf([smile], { tone }), { intent, placeBefore: 'mill' }))[0];
    expect(seamIn('Grim and quiet')).toMatch(/^@arriveddark-/);
    expect(seamIn('Warm, a little funny')).toMatch(/^@arrivedlight-/);
  });

  it('says that the day has gone on, where nothing else does', () => {
    const campaign = campaignOf([went]);
    const during = (rest: Rest) => idsOf(compose(campaign, { intent, ...rest }));
    expect(during({ state: noon, stateBefore: nine })).toEqual([
      'went',
      expect.stringMatching(/^@noon-/),
    ]);
    expect(during({ state: noon, stateBefore: noon })).toEqual(['went']);
    const saying = { prose: [`${'Word '.repeat(80)}at noon.`] };
    const said = campaignOf([passage('went', 'outcome', { intent: ['move'] }, saying)]);
    expect(idsOf(compose(said, { intent, state: noon, stateBefore: nine }))).toEqual(['went']);
    const timed = campaignOf([{ ...went, conditions: { ...went.conditions, time: ['noon'] } }]);
    expect(idsOf(compose(timed, { intent, state: noon, stateBefore: nine }))).toEqual(['went']);
  });

  const arrival = { intent, placeBefore: 'mill', state: noon, stateBefore: nine };
  const smiling = (guidance: string) =>
    campaignOf([passage('smile', 'reaction', {}, long('smile'))], { guidance });

  it('comes once in a scene at most', () => {
    expect(idsOf(compose(smiling('Keep the voice dry.'), arrival))).toEqual([
      expect.stringMatching(/^@arrived-/),
      'smile',
    ]);
  });

  it.each(['Tell it as written.', 'VERBATIM, please', 'Add nothing.', 'Execute faithfully'])(
    '[arch §6.2.3] never comes where the author says: %s',
    (guidance) => {
      expect(idsOf(compose(smiling(guidance), arrival))).toEqual(['smile']);
    },
  );
});

describe('[arch §6.2.3] in a language the engine does not speak', () => {
  const german = (passages: readonly Passage[]) => campaignOf(passages, { language: 'de' });

  it.each([
    ['a talk', { kind: 'talk', target: 'oda' }],
    ['a try', { kind: 'attempt' }],
    ['a wait', { kind: 'wait' }],
    ['a way', { kind: 'move', target: 'weir' }],
  ])('it says nothing of its own after %s', (_, intent) => {
    expect(idsOf(compose(german([]), { intent, placeBefore: 'mill' }))).toEqual([]);
  });

  it('it tells what the author wrote', () => {
    const rest = passage('rast', 'breather');
    expect(idsOf(compose(german([rest]), { intent: { kind: 'talk', target: 'oda' } }))).toEqual([
      'rast',
    ]);
  });
});

it.each([
  ['terse', 1],
  ['vivid', 2],
  ['poetic', 3],
] as const)('a %s scene has parts for %d of three', (style, parts) => {
  const about = (count: number) => ({ prose: [`${'Word '.repeat(count - 1)}end.`] });
  const campaign = campaignOf([
    passage('said', 'outcome', { intent: ['wait'] }, about(56)),
    passage('smile', 'reaction', {}, about(25)),
    passage('press', 'pressure', {}, about(25)),
  ]);
  expect(idsOf(compose(campaign, { style }))).toHaveLength(parts);
});

it('a poetic telling prefers what was written for the mood', () => {
  const campaign = campaignOf([
    passage('moody', 'reaction', { mood: ['uneasy'] }, long('moody')),
    passage('heavy', 'reaction', { where: ['weir'] }, { ...long('heavy'), weight: 1.5 }),
  ]);
  expect(idsOf(compose(campaign, { style: 'vivid' }))).toEqual(['heavy']);
  expect(idsOf(compose(campaign, { style: 'poetic' }))).toEqual(['moody']);
});
