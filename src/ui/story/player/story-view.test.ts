import fc from 'fast-check';

import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { branchId, playthroughId, sceneId } from '@/foundation/ids';
import type { Scene } from '@/story/log/scene';
import {
  afterChange,
  emptyStory,
  newest,
  pageOf,
  type ScenePage,
  type StoryChange,
  type StoryView,
} from '@/ui/story/player/story-view';
import { arbitraryChange } from '@/ui/story/testing/arbitrary-changes';
import {
  endEvent,
  noticeEvent,
  rollEvent,
  sampleRoll,
  sceneEvent,
  sentenceEvent,
  settingEvent,
  turnEvent,
} from '@/ui/story/testing/story-events';
import { choosingView, sampleChoice, samplePage } from '@/ui/story/testing/story-samples';

function happened(view: StoryView, ...events: readonly TurnEvent[]): StoryView {
  return events.reduce((before, event) => afterChange(before, { type: 'happened', event }), view);
}

function changed(view: StoryView, ...changes: readonly StoryChange[]): StoryView {
  return changes.reduce(afterChange, view);
}

const late = { text: 'The ferry comes.', by: 'author' } as const;
const later = { text: 'It does not stop.', by: 'author' } as const;
const told = {
  place: 'the ferry',
  paragraphs: [[late], [later]],
  choices: [sampleChoice(1, 'Swim.'), sampleChoice(2, 'Shout.'), sampleChoice(3, 'Sit down.')],
};

const toldTurn: readonly TurnEvent[] = [
  turnEvent(2, 'Wait for it.'),
  noticeEvent('The memory skill failed.'),
  rollEvent,
  settingEvent(2, { id: 'ferry', name: 'the ferry' }),
  sentenceEvent(0, late.text),
  sentenceEvent(1, later.text),
  { type: 'choices', choices: told.choices },
  sceneEvent(2, told),
];

describe('words that were begun and not sent', () => {
  const begun = { ...choosingView, draft: 'Sing to ' };
  const again: TurnEvent = { type: 'telling', scene: 1, telling: 2, tellings: 2 };

  it.each<[string, StoryView, string]>([
    ['stay while another scene is on its way', happened(begun, turnEvent(2, 'Wait.')), 'Sing to '],
    [
      'stay when the turn is stopped and nothing happened',
      changed(happened(begun, turnEvent(2, 'Sing to ')), {
        type: 'nothing-happened',
        remark: null,
      }),
      'Sing to ',
    ],
    [
      'stay when the player goes back a scene',
      happened(
        changed(begun, { type: 'opened', title: 'The Late Ferry', pages: [samplePage] }),
        sceneEvent(1, told),
      ),
      'Sing to ',
    ],
    [
      'stay when the scene is told in other words',
      happened(begun, again, sceneEvent(1, told)),
      'Sing to ',
    ],
    ['are gone when the next scene has come', happened(begun, ...toldTurn), ''],
    ['are gone with their story', changed(begun, { type: 'opening' }), ''],
  ])('%s', (_, view, draft) => {
    expect(view.draft).toBe(draft);
  });
});

describe('a turn, event by event', () => {
  const views = toldTurn.reduce<readonly StoryView[]>(
    (before, event) => [...before, happened(before.at(-1) ?? choosingView, event)],
    [],
  );
  const after = (count: number): StoryView => views[count - 1] ?? emptyStory;

  it('begins with what the player did, on a page of its own at the place they leave', () => {
    expect(after(1)).toMatchObject({ phase: 'telling', isWhole: false, isFresh: true });
    expect(after(1).pages.map(({ number }) => number)).toEqual([1, 2]);
    expect(newest(after(1))).toMatchObject({
      echo: 'Wait for it.',
      place: 'the quay',
      setting: samplePage.setting,
      paragraphs: [],
      choices: [],
    });
  });

  it('then says what failed beside the story, and how the dice fell', () => {
    expect(newest(after(3))).toMatchObject({
      notices: [{ message: 'The memory skill failed.' }],
      roll: sampleRoll,
    });
  });

  it('then moves to the place where it plays, before the first sentence', () => {
    expect(newest(after(4))).toMatchObject({
      place: 'the ferry',
      setting: { place: { id: 'ferry' } },
      paragraphs: [],
    });
  });

  it('then brings sentence after sentence in their paragraphs', () => {
    expect([newest(after(5))?.paragraphs, newest(after(6))?.paragraphs]).toEqual([
      [[late]],
      [[late], [later]],
    ]);
  });

  it('then is whole, with its choices, but is still being told', () => {
    expect(after(8)).toMatchObject({ phase: 'telling', isWhole: true });
    expect(newest(after(8))).toMatchObject(told);
  });

  it('lets the player choose when all of it has been shown', () => {
    expect(afterChange(after(8), { type: 'all-shown' })).toEqual({
      ...after(8),
      phase: 'choosing',
    });
  });

  it('leaves the scenes before it untouched, so that they are not drawn again', () => {
    for (const view of views) expect(view.pages[0]).toBe(samplePage);
  });

  it('is shown whole only when it is whole', () => {
    for (const view of views.slice(0, 7))
      expect(afterChange(view, { type: 'all-shown' })).toBe(view);
  });
});

describe('the first scene of a story', () => {
  it('has no echo, and a place as soon as it is known', () => {
    const opened = afterChange(emptyStory, { type: 'opened', title: 'The Late Ferry', pages: [] });
    const view = happened(opened, turnEvent(1, null), settingEvent(1));
    expect(view).toMatchObject({ title: 'The Late Ferry', phase: 'telling' });
    expect(newest(view)).toMatchObject({ number: 1, echo: null, place: 'the quay' });
  });

  it('stopped before its outcome leaves no page, and nothing is being told', () => {
    const opened = afterChange(emptyStory, { type: 'opened', title: 'The Late Ferry', pages: [] });
    const view = changed(happened(opened, turnEvent(1, null)), {
      type: 'nothing-happened',
      remark: 'Stopped.',
    });
    expect(view).toMatchObject({ pages: [], phase: 'empty', remark: 'Stopped.' });
  });
});

describe('a turn that was stopped', () => {
  const stopped: StoryChange = { type: 'nothing-happened', remark: 'Stopped. Nothing happened.' };

  it('before its outcome takes its page back, and the same choices stand there with the remark', () => {
    const view = changed(happened(choosingView, turnEvent(2, 'Wait for it.')), stopped);
    expect(view).toEqual({ ...choosingView, remark: 'Stopped. Nothing happened.' });
    expect(view.pages[0]).toBe(samplePage);
  });

  it('says nothing any more when the next one begins', () => {
    const view = changed(happened(choosingView, turnEvent(2, 'Wait.')), stopped);
    expect(happened(view, turnEvent(2, 'Wait.')).remark).toBeNull();
  });

  it('that was refused keeps its page and says why', () => {
    const refused = happened(choosingView, noticeEvent('That choice is not offered here.'));
    expect(changed(refused, { type: 'nothing-happened', remark: null })).toEqual({
      ...choosingView,
      remark: 'That choice is not offered here.',
    });
  });
});

describe('a scene found again', () => {
  const found = happened(
    changed(
      emptyStory,
      { type: 'opening' },
      { type: 'opened', title: 'The Late Ferry', pages: [{ ...samplePage, setting: null }] },
    ),
    settingEvent(1),
    sceneEvent(1, samplePage),
  );

  it('can be chosen from at once: nothing of it is new', () => {
    expect(found).toEqual({ ...choosingView, isFresh: false });
  });

  it('is a single page, though its words come once more', () => {
    expect(found.pages).toHaveLength(1);
  });

  it('that was cut off before its words is told with them', () => {
    const opened = afterChange(emptyStory, {
      type: 'opened',
      title: 'The Late Ferry',
      pages: [samplePage, { ...samplePage, number: 2, paragraphs: [], choices: [] }],
    });
    const view = happened(
      opened,
      settingEvent(2),
      sentenceEvent(0, late.text),
      sentenceEvent(1, later.text),
      sceneEvent(2, told),
    );
    expect([view.phase, view.isFresh, newest(view)?.paragraphs]).toEqual([
      'choosing',
      false,
      told.paragraphs,
    ]);
  });
});

describe('from the library to its page, a story', () => {
  const saysThereIsNone = ({ phase, isOpening }: StoryView): boolean =>
    phase === 'empty' && !isOpening;

  it.each([
    ['begun', [], [turnEvent(1, null)]],
    ['found again', [samplePage], [settingEvent(1), sceneEvent(1, samplePage)]],
  ] as const)('that is %s is never said not to be there', (_how, pages, events) => {
    const changes: readonly StoryChange[] = [
      { type: 'opening' },
      { type: 'opened', title: 'The Late Ferry', pages },
      ...events.map((event) => ({ type: 'happened' as const, event })),
    ];
    let view = choosingView;
    for (const change of changes) {
      view = afterChange(view, change);
      expect(saysThereIsNone(view)).toBe(false);
    }
    expect(view.isOpening).toBe(false);
  });

  it('that cannot be opened is stuck, and no longer on its way', () => {
    const view = changed(emptyStory, { type: 'opening' }, { type: 'stuck', remark: 'It is torn.' });
    expect(view).toEqual({ ...emptyStory, phase: 'stuck', remark: 'It is torn.' });
  });
});

describe('an ending', () => {
  const ending = { title: 'Away', cameBack: { text: 'You waited.', scene: 1 } };
  const last = sceneEvent(2, { ...told, choices: [] });

  it('told just now stands above its words while they come, and is over when they have', () => {
    const view = happened(choosingView, turnEvent(2, 'Wait.'), last, endEvent('Away'));
    expect([view.phase, newest(view)?.ending]).toEqual(['telling', ending]);
    expect(afterChange(view, { type: 'all-shown' }).phase).toBe('ended');
  });

  it('told so fast that all was shown before its title is over all the same', () => {
    const view = changed(happened(choosingView, turnEvent(2, 'Wait.'), last), {
      type: 'all-shown',
    });
    expect(happened(view, endEvent('Away')).phase).toBe('ended');
  });

  it('found again is over at once', () => {
    const pages: readonly ScenePage[] = [samplePage, { ...samplePage, number: 2 }];
    const view = happened(
      afterChange(emptyStory, { type: 'opened', title: 'The Late Ferry', pages }),
      settingEvent(2),
      last,
      endEvent('Away'),
    );
    expect([view.phase, newest(view)?.ending]).toEqual(['ended', ending]);
  });

  it('gone back from is an ending no more', () => {
    const ended = happened(choosingView, turnEvent(2, 'Wait.'), last, endEvent('Away'));
    const back = happened(
      afterChange(ended, { type: 'opened', title: 'The Late Ferry', pages: [samplePage] }),
      settingEvent(1),
      sceneEvent(1, samplePage),
    );
    expect([back.phase, back.pages.length, newest(back)?.ending]).toEqual(['choosing', 1, null]);
  });
});

describe('notices', () => {
  const failed = happened(
    choosingView,
    turnEvent(2, 'Wait.'),
    noticeEvent('The memory skill failed.'),
    noticeEvent('The portraits skill failed.'),
  );

  it('gather on the page of the turn in which they came', () => {
    expect(failed.pages.map(({ notices }) => notices.map(({ message }) => message))).toEqual([
      [],
      ['The memory skill failed.', 'The portraits skill failed.'],
    ]);
  });

  it('go when they are dismissed, and nothing else does', () => {
    const view = afterChange(failed, { type: 'notices-dismissed', which: 'inline' });
    expect(view).toEqual({ ...failed, pages: [samplePage, { ...failed.pages[1], notices: [] }] });
  });

  it('[arch §8.3.4] that five plans failed stays until it is answered, and goes alone', () => {
    const exhausted = { type: 'notice', kind: 'replan-exceeded', message: 'No plan.' } as const;
    const view = happened(failed, exhausted);
    const kindsAfter = (which: 'inline' | 'dialog') =>
      newest(afterChange(view, { type: 'notices-dismissed', which }))?.notices.map(
        ({ kind }) => kind,
      );
    expect(kindsAfter('inline')).toEqual(['replan-exceeded']);
    expect(kindsAfter('dialog')).toEqual(['skill-failed', 'skill-failed']);
  });

  it('outside a turn are one remark', () => {
    expect(happened(choosingView, noticeEvent('This story has ended.'))).toEqual({
      ...choosingView,
      remark: 'This story has ended.',
    });
  });
});

describe('the device failing', () => {
  it('keeps what was told, and says how it failed', () => {
    expect(afterChange(choosingView, { type: 'stuck', remark: 'The disk is full.' })).toEqual({
      ...choosingView,
      phase: 'stuck',
      remark: 'The disk is full.',
    });
  });
});

describe('where nothing changes', () => {
  it.each<TurnEvent>([
    { type: 'story', id: playthroughId('small', 1, 0), campaign: 'small', seed: 1 },
    { type: 'choices', choices: told.choices },
  ])('the view is the very same after the event $type', (event) => {
    expect(happened(choosingView, event)).toBe(choosingView);
  });

  it('the view is the very same when all is shown already', () => {
    expect(afterChange(choosingView, { type: 'all-shown' })).toBe(choosingView);
  });

  it('the view without a page stays the very same, whatever is told', () => {
    for (const event of [rollEvent, sentenceEvent(0, 'Late.')])
      expect(happened(emptyStory, event)).toBe(emptyStory);
  });
});

describe('a scene of the log', () => {
  const playthrough = playthroughId('small', 1, 0);
  const branch = branchId(playthrough, 0);
  const scene: Scene = {
    id: sceneId(branch, 2),
    playthrough,
    branch,
    parent: sceneId(branch, 1),
    number: 2,
    at: 0,
    outcome: {
      taken: { choice: 'c1', text: 'Wait for it.', intent: { kind: 'wait' } },
      plans: [],
      roll: sampleRoll,
      patch: {},
      told: [],
      beat: null,
      ending: null,
      memories: [],
      recalled: [],
      notices: [],
    },
    words: { ...told, rung: 'built-in' },
  };

  it('is shown as it was told', () => {
    expect(pageOf(scene)).toEqual({
      number: 2,
      place: 'the ferry',
      setting: null,
      echo: 'Wait for it.',
      roll: sampleRoll,
      notices: [],
      paragraphs: told.paragraphs,
      choices: told.choices,
      ending: null,
      tellings: { current: 1, count: 1 },
    });
  });

  it('that was cut off before its words has none', () => {
    expect(pageOf({ ...scene, words: null })).toMatchObject({
      number: 2,
      echo: 'Wait for it.',
      place: '',
      paragraphs: [],
      choices: [],
    });
  });
});

/** The numbers of the pages, as the events alone would have them. */
function numbersAfter(before: StoryView, change: StoryChange): readonly number[] {
  const numbers = before.pages.map(({ number }) => number);
  switch (change.type) {
    case 'opening':
      return [];
    case 'opened':
      return change.pages.map(({ number }) => number);
    case 'nothing-happened':
      return before.phase === 'telling' && !before.isWhole ? numbers.slice(0, -1) : numbers;
    case 'happened': {
      const { event } = change;
      if (event.type === 'turn')
        return [...numbers.filter((number) => number < event.scene), event.scene];
      const named =
        event.type === 'setting' || event.type === 'telling'
          ? event.scene
          : event.type === 'scene'
            ? event.number
            : null;
      return named === null || numbers.at(-1) === named ? numbers : [...numbers, named];
    }
    case 'reworded':
    case 'all-shown':
    case 'mended':
    case 'reminded':
    case 'remarked':
    case 'notices-dismissed':
    case 'stuck':
      return numbers;
  }
}

describe('whatever happens, in whatever order', () => {
  const changes = fc.array(arbitraryChange, { maxLength: 25 });

  function everyView(check: (before: StoryView, change: StoryChange, after: StoryView) => void) {
    fc.assert(
      fc.property(changes, (sequence) => {
        let view = emptyStory;
        for (const change of sequence) {
          const before = view;
          view = afterChange(before, change);
          check(before, change, view);
        }
      }),
    );
  }

  it('the pages are those the events name, in their order', () => {
    everyView((before, change, after) => {
      expect(after.pages.map(({ number }) => number)).toEqual(numbersAfter(before, change));
    });
  });

  it('words are told, chosen from or ended only where there is a page', () => {
    everyView((_before, _change, { phase, pages }) => {
      if (phase === 'telling' || phase === 'choosing' || phase === 'ended')
        expect(pages.length).toBeGreaterThan(0);
    });
  });

  it('what has been shown whole is over when it is an ending, and otherwise chosen from', () => {
    everyView((before, { type }, after) => {
      if (type !== 'all-shown' || after === before) return;
      expect(after.phase).toBe(newest(after)?.ending === null ? 'choosing' : 'ended');
    });
  });

  it('what it was before is never changed in place', () => {
    everyView((before, change) => {
      const copy = structuredClone(before);
      afterChange(before, change);
      expect(before).toEqual(copy);
    });
  });
});
