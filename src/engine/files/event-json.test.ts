import type { Choice } from '@/contracts/generated/choice';
import type { ToolId } from '@/foundation/ids';
import { eventJson, type PrintedEvent } from '@/engine/files/event-json';

const choice: Choice = {
  id: 'c1',
  text: 'Wait.',
  intent: { kind: 'wait', leadsTo: 'secret' },
  because: [{ kind: 'place', id: 'weir', text: 'the weir' }],
  difficulty: null,
  hint: null,
  by: 'engine',
};
const { intent: _, by: __, ...shown } = choice;

const scene: PrintedEvent = {
  type: 'scene',
  number: 1,
  place: 'the weir',
  paragraphs: [[{ text: 'It rains.', by: 'author' }]],
  choices: [choice],
  beat: null,
  recalled: [],
  rung: 'built-in',
  ms: { plan: 1, run: 2, words: 3 },
};
const tool: PrintedEvent = { type: 'tool', toolId: 'roll' as ToolId, state: 'success', ms: 12.5 };

it('without timings no milliseconds are printed, so that bytes repeat', () => {
  const { ms: _ms, ...rest } = scene;
  expect([eventJson(tool, { timings: false }), eventJson(scene, { timings: false })]).toEqual([
    { type: 'tool', toolId: 'roll', state: 'success' },
    { ...rest, choices: [shown] },
  ]);
});

it('with timings they are', () => {
  expect(eventJson(tool, { timings: true })).toEqual(tool);
  expect(eventJson(scene, { timings: true })).toMatchObject({ ms: { plan: 1, run: 2, words: 3 } });
});

it('a choice says what it is and why, not where it leads', () => {
  expect(eventJson({ type: 'choices', choices: [choice] }, { timings: false })).toEqual({
    type: 'choices',
    choices: [shown],
  });
});

it('a sentence says its words and who wrote them', () => {
  const sentence: PrintedEvent = {
    type: 'sentence',
    text: 'It rains.',
    by: 'author',
    paragraph: 0,
  };
  expect(eventJson(sentence, { timings: false })).toEqual({
    type: 'sentence',
    text: 'It rains.',
    by: 'author',
  });
});

it('an ending says its name', () => {
  const end: PrintedEvent = {
    type: 'end',
    ending: 'bell',
    title: 'The Bell',
    cameBack: { text: 'You rang it once.', scene: 2 },
  };
  expect(eventJson(end, { timings: false })).toEqual({
    type: 'end',
    ending: 'bell',
    title: 'The Bell',
  });
});

it('a notice is printed without its details', () => {
  const notice: PrintedEvent = { type: 'notice', kind: 'ended', message: 'It has ended.' };
  expect(eventJson({ ...notice, details: ['a.js: broke'] }, { timings: false })).toEqual(notice);
});
