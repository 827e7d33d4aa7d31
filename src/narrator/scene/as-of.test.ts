import { deepMerge } from '@/foundation/json-trees/deep-merge';
import { composeScene } from '@/narrator/scene/compose-scene';
import { narratorLibrary } from '@/narrator/library/narrator-library';
import { tellDifferently } from '@/narrator/scene/tell-differently';
import { tellScene } from '@/narrator/scene/tell-scene';
import { contextOf } from '@/narrator/testing/context-of';
import { atWeir, campaignOf, condition, effects, passage } from '@/story/testing/small-world';
import type { Campaign } from '@/story/campaign/campaign';
import type { Passage } from '@/story/campaign/passage';
import type { Paragraph } from '@/story/words/provenance';
import { plainBeat } from '@/story/campaign/plain-beat';

const swept = passage(
  'swept',
  'outcome',
  { intent: ['look'] },
  { prose: ['The steps were swept {if beat.snow: since the snow | this morning}, all of them.'] },
);
const snows = passage(
  'snows',
  'pressure',
  { beat: 'snow' },
  { effects: effects('set flags.white true'), prose: ['Over the pass comes the first snow.'] },
);
const after = passage(
  'after',
  'reaction',
  {},
  { prose: ['{if flags.white: She holds a hand out for it. | She looks at a dry sky.}'] },
);

function world(passages: readonly Passage[]): Campaign {
  return campaignOf(passages, { beats: [plainBeat('snow')] });
}

/** The scene as the engine has it: composed, kept, and told from what was kept. */
function scene(campaign: Campaign) {
  const context = contextOf(campaign, { intent: { kind: 'look' } });
  const composition = composeScene({ context, placeBefore: 'weir', startAtBeat: null });
  const outcome = { told: composition.told, ending: null, taken: null };
  const state = deepMerge(context.state, composition.patch);
  return { told: composition.told, paragraphs: tellScene(outcome, { ...context, state }) };
}

function textsOf(paragraphs: readonly Paragraph[]): readonly string[] {
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' '));
}

it('[arch §7.1] what is told does not know what telling it changes', () => {
  const met = passage(
    'met',
    'outcome',
    { intent: ['look'] },
    {
      effects: effects('set flags.met_wen true', 'go mill'),
      prose: ['{if flags.met_wen: Wen | Little Wen, who keeps the goats,} finds you at {place}.'],
    },
  );
  expect(textsOf(scene(campaignOf([met])).paragraphs)[0]).toBe(
    'Little Wen, who keeps the goats, finds you at the weir.',
  );
});

describe('[arch §7.1] what is told before a beat', () => {
  it('does not know it yet, and what is told after it does', () => {
    expect(textsOf(scene(world([swept, snows, after])).paragraphs)).toEqual([
      'The steps were swept this morning, all of them.',
      'Over the pass comes the first snow.',
      'She holds a hand out for it.',
    ]);
  });

  it('is kept with what was otherwise then, and nothing is kept where nothing was', () => {
    expect(scene(world([swept, snows, after])).told).toEqual([
      {
        part: 'outcome',
        passage: 'swept',
        asOf: { beats: null, flags: null },
      },
      { part: 'pressure', passage: 'snows', asOf: { flags: null } },
      { part: 'reaction', passage: 'after' },
    ]);
  });

  it('does not know it in other words either', () => {
    const look = (id: string, prose: string, rest: Partial<Passage['conditions']> = {}) =>
      passage(id, 'place', { where: ['mill'], ...rest }, { prose: [prose] });
    const campaign = world([
      { ...snows, prose: ['Over the {pass|field} comes the first snow of the year.'] },
      { ...look('wheel', 'The wheel stands dry in its old pit.'), weight: 5 },
      look('white', 'Snow lies on every paddle of it.', {
        expressions: [condition('flags.white')],
      }),
      look('dry', 'Dust lies on every paddle of it.'),
    ]);
    const context = contextOf(campaign, {
      intent: { kind: 'move', target: 'mill' },
      state: { ...atWeir, place: 'mill' },
      library: narratorLibrary,
    });
    const composition = composeScene({ context, placeBefore: 'weir', startAtBeat: null });
    const outcome = { told: composition.told, ending: null, taken: null };
    const atTheEnd = { ...context, state: deepMerge(context.state, composition.patch) };
    const paragraphs = tellScene(outcome, atTheEnd);
    const tellings = [{ paragraphs, told: composition.told }];
    const again = tellDifferently({ outcome, context: atTheEnd, tellings, offered: [] });
    expect(textsOf(paragraphs)[0]).toBe('The wheel stands dry in its old pit.');
    expect(textsOf(again?.paragraphs ?? [])[0]).toBe('Dust lies on every paddle of it.');
  });
});
