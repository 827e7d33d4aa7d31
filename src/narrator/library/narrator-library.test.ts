import { failedGuard } from '@/narrator/guards/failed-guard';
import { engineLine } from '@/narrator/lines/engine-lines';
import { dangerBreathers } from '@/narrator/library/danger-breathers';
import { dialogueBreathers } from '@/narrator/library/dialogue-breathers';
import { breathersFor } from '@/narrator/library/engine-texts';
import { journeyBreathers } from '@/narrator/library/journey-breathers';
import { momentBreathers } from '@/narrator/library/moment-breathers';
import { moreLines } from '@/narrator/library/more-lines';
import { narratorLibrary } from '@/narrator/library/narrator-library';
import { resolutionBreathers } from '@/narrator/library/resolution-breathers';
import { seamLines } from '@/narrator/library/seam-lines';
import { typedLines } from '@/narrator/library/typed-lines';
import { realisedLine } from '@/narrator/lines/pick-line';
import { contextOf } from '@/narrator/testing/context-of';
import { campaignOf, memory } from '@/story/testing/small-world';
import { sentenceKey } from '@/story/words/sentence-key';

const breathers = {
  journey: journeyBreathers,
  dialogue: dialogueBreathers,
  danger: dangerBreathers,
  resolution: resolutionBreathers,
  moment: momentBreathers,
};
const scenes = ['journey', 'dialogue', 'danger', 'resolution', 'moment'] as const;
const lists = [
  ...Object.keys(moreLines),
  ...Object.keys(typedLines),
  ...Object.keys(seamLines),
  ...scenes,
];
const ids = lists.flatMap((list) => narratorLibrary.lines(list));

it('every text has an id of its own, and is found by it', () => {
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => narratorLibrary.text(id) === null)).toEqual([]);
  expect(narratorLibrary.text('@done-1')).toBeNull();
  expect(engineLine('@done-1', narratorLibrary)).toBe('It is done, and nothing stops you.');
  expect(engineLine('@journey-1', narratorLibrary)).toBe(journeyBreathers[0]?.text);
});

it.each(['@', '@done', '@done-0x', '@toString-1', '@constructor-1', 'journey-1', '@journey-999'])(
  '"%s" is no text of the library',
  (id) => {
    expect(narratorLibrary.text(id)).toBeNull();
  },
);

it('no text is there twice', () => {
  const keys = ids.map((id) => sentenceKey(narratorLibrary.text(id) ?? ''));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it.each(scenes)('breathers for a %s fit where it plays', (scene) => {
  for (const where of ['inside', 'outside'] as const) {
    const other = where === 'inside' ? 'outside' : 'inside';
    const fitting = breathers[scene].filter((each) => each.where !== other);
    expect(breathersFor(scene, where).map((id) => narratorLibrary.text(id))).toEqual(
      fitting.map(({ text }) => text),
    );
  }
});

it('everything passes the guards', () => {
  const context = contextOf(campaignOf([]), {
    library: narratorLibrary,
    intent: { kind: 'talk', target: 'oda', with: 'rope' },
    recalled: [{ ...memory('m', { summary: 'You promised Oda a rope.' }), relevance: 1 }],
  });
  const { state, past, boundaries, campaign } = context;
  const moment = { state, past, boundaries, campaign, before: null, input: 'Talk to Oda.' };
  const failed = ids.flatMap((id) => {
    const text = realisedLine(id, context, 'Talk to Oda.');
    const failure = failedGuard(text, { ...moment, told: [] });
    return failure === null ? [] : [`${id} ${failure.guard}: ${failure.sentence}`];
  });
  expect(failed).toEqual([]);
});
