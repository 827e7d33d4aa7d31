import fc from 'fast-check';

import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { StoryChange } from '@/ui/story/player/story-view';
import { samplePage } from '@/ui/story/testing/story-samples';
import {
  endEvent,
  noticeEvent,
  rollEvent,
  sceneEvent,
  sentenceEvent,
  settingEvent,
  turnEvent,
} from '@/ui/story/testing/story-events';

const number = fc.integer({ min: 1, max: 4 });
const text = fc.constantFrom('The ferry is late.', '', 'So are you.');

const events: fc.Arbitrary<TurnEvent> = fc.oneof(
  fc.tuple(number, fc.option(text)).map(([scene, choice]) => turnEvent(scene, choice)),
  number.map((scene) => settingEvent(scene)),
  fc.tuple(fc.nat({ max: 3 }), text).map(([paragraph, words]) => sentenceEvent(paragraph, words)),
  number.map((scene) => sceneEvent(scene, { choices: samplePage.choices })),
  text.map(noticeEvent),
  number.map((scene): TurnEvent => ({ type: 'telling', scene, telling: 2, tellings: 2 })),
  text.map(endEvent),
  fc.constant(rollEvent),
  fc.constant<TurnEvent>({ type: 'choices', choices: [] }),
);

/** Anything that may happen to the view, in whatever order. */
export const arbitraryChange: fc.Arbitrary<StoryChange> = fc.oneof(
  { weight: 6, arbitrary: events.map((event) => ({ type: 'happened' as const, event })) },
  fc.array(number, { maxLength: 3 }).map((numbers) => ({
    type: 'opened' as const,
    title: 'The Late Ferry',
    pages: numbers.map((each) => ({ ...samplePage, number: each })),
  })),
  fc.option(text).map((remark) => ({ type: 'nothing-happened' as const, remark })),
  fc.option(text).map((remark) => ({ type: 'remarked' as const, remark })),
  text.map((remark) => ({ type: 'stuck' as const, remark })),
  fc.constantFrom<StoryChange>(
    { type: 'opening' },
    { type: 'all-shown' },
    { type: 'reworded', page: samplePage },
    { type: 'mended', mended: { damage: { scenes: [2], rest: [] }, kept: 1, aside: 'a copy' } },
    { type: 'mended', mended: null },
    { type: 'reminded', recap: { title: '', chapter: 'The flood', sentences: [] } },
    { type: 'notices-dismissed', which: 'inline' },
    { type: 'notices-dismissed', which: 'dialog' },
  ),
);
