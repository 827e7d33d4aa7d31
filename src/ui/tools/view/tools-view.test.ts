import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { noticeEvent, sceneEvent, settingEvent, turnEvent } from '@/ui/story/testing/story-events';
import { texts } from '@/ui/texts/texts';
import type { ToolShown } from '@/ui/tools/view/plan-run';
import {
  activityEvent,
  afterAll,
  doneEvent,
  errorEvent,
  failedTrace,
  failedTurn,
  failedTurnView,
  logEvent,
  noHealths,
  planEvent,
  samplePlan,
  sampleScene,
  sampleTrace,
  toolEvent,
  viewAfter,
} from '@/ui/tools/testing/tool-samples';
import {
  afterToolsChange,
  earlierPlans,
  emptyTools,
  failedTools,
  isUntouched,
  newestPlan,
  violationsOf,
  type ToolsView,
} from '@/ui/tools/view/tools-view';

function toolsOf(view: ToolsView): readonly ToolShown[] {
  return newestPlan(view)?.tools ?? [];
}

function statesOf(view: ToolsView): Readonly<Record<string, string>> {
  return Object.fromEntries(toolsOf(view).map(({ toolId, state }) => [toolId, state]));
}

function toolOf(view: ToolsView, wanted: string): ToolShown | undefined {
  return toolsOf(view).find(({ toolId }) => toolId === wanted);
}

function linesOf(view: ToolsView): readonly string[] {
  return view.log.items.map(({ from, level, text }) => `${level} ${from}: ${text}`);
}

const begun = [turnEvent(2, 'Ask Mara.'), planEvent()];

describe('[001 §12.2; arch §8.3.3] while a turn runs', () => {
  it('its plan is shown with every tool waiting: skill, script, and whether it is needed', () => {
    const view = viewAfter(...begun);
    expect(view.turn).toMatchObject({ scene: 2, beganAt: 100, endedAt: null, phase: 'running' });
    expect(toolsOf(view)).toMatchObject([
      { skill: 'memory', script: 'recall-memory', state: 'pending', isRequired: true },
      { skill: 'dice-roller', script: 'roll-dice', dependencies: ['recall'], ms: null },
      { skill: 'reputation', script: 'update-reputation', isRequired: false, attempt: 0 },
    ]);
  });

  it('a tool runs, and is done after its time', () => {
    const running = viewAfter(...begun, toolEvent('recall', 'running'));
    expect(toolOf(running, 'recall')).toMatchObject({ state: 'running', beganAt: 102, attempt: 1 });
    const done = viewAfter(
      ...begun,
      toolEvent('recall', 'running'),
      toolEvent('recall', 'success', 9),
    );
    expect(toolOf(done, 'recall')).toMatchObject({ state: 'success', ms: 9 });
    expect(statesOf(done)).toEqual({ recall: 'success', roll: 'pending', gossip: 'pending' });
  });

  it('what its script says streams into the log, with the seconds since the turn began', () => {
    const view = viewAfter(
      ...begun,
      activityEvent('recall', logEvent('Looking', 'debug')),
      activityEvent('recall', logEvent('Slow today', 'warn')),
      activityEvent('recall', doneEvent('3 remembered.')),
    );
    expect(view.log.items.slice(1)).toEqual([
      { at: 2, from: 'memory', level: 'debug', text: 'Looking' },
      { at: 3, from: 'memory', level: 'warn', text: 'Slow today' },
      { at: 4, from: 'memory', level: 'info', text: '3 remembered.' },
    ]);
  });

  it('how far its script says it is counts, until the next attempt and until its end', () => {
    const half = [...begun, activityEvent('recall', logEvent('Half', 'info', 0.5))];
    const progressAfter = (...events: readonly TurnEvent[]): unknown =>
      toolOf(viewAfter(...half, ...events), 'recall')?.progress;
    expect(progressAfter()).toBe(0.5);
    expect(progressAfter(activityEvent('recall', logEvent('Still')))).toBe(0.5);
    expect(progressAfter(activityEvent('recall', logEvent('Odd', 'info', 7)))).toBe(0.5);
    expect(progressAfter(activityEvent('recall', null, 2))).toBeNull();
    expect(progressAfter(toolEvent('recall', 'success', 1))).toBeNull();
  });

  it('an error of a script, another attempt and the end of an optional tool are told', () => {
    const view = viewAfter(...failedTurn.slice(0, -1));
    expect(toolOf(view, 'gossip')).toMatchObject({
      state: 'failed',
      attempt: 2,
      ms: 1,
      error: 'There is no faction called chapel.',
    });
    expect(linesOf(view).slice(-3)).toEqual([
      'error reputation: There is no faction called chapel.',
      `warn reputation: ${texts.toolLog.again(2)}`,
      `warn reputation: ${texts.toolLog.failed} ${texts.toolLog.optional}`,
    ]);
  });

  it('a required tool that fails or takes too long is a failure, one that is skipped is not', () => {
    const view = viewAfter(
      ...begun,
      toolEvent('recall', 'timeout', 30_000),
      toolEvent('roll', 'skipped'),
    );
    expect(linesOf(view).slice(-2)).toEqual([
      `error memory: ${texts.toolLog.timeout}`,
      `info dice-roller: ${texts.toolLog.skipped}`,
    ]);
    expect(toolOf(view, 'roll')).toMatchObject({ state: 'skipped', ms: null });
  });

  it('[arch §2.3.2] a plan that failed stays behind the next one, and what it never ran was skipped', () => {
    const second = {
      ...samplePlan,
      requestId: 'plan-2-2',
      tools: samplePlan.tools.slice(0, 1),
      metadata: { generationAttempt: 2, parentPlanId: 'plan-2-1' },
    };
    const view = viewAfter(...begun, toolEvent('recall', 'failed', 3), planEvent(second));
    expect(newestPlan(view)).toMatchObject({ planId: 'plan-2-2', generation: 2, end: 'open' });
    expect(earlierPlans(view)).toMatchObject([
      {
        scene: 2,
        plan: {
          planId: 'plan-2-1',
          end: 'failed',
          tools: [{ state: 'failed' }, { state: 'skipped' }, { state: 'skipped' }],
        },
      },
    ]);
    expect(linesOf(view).at(-1)).toBe(
      `warn ${texts.toolLog.planner}: ${texts.toolLog.replanned(2, 1)}`,
    );
  });

  it('what happened is saved when its first word can be told, and the turn is not over yet', () => {
    const view = viewAfter(...begun, toolEvent('recall', 'success', 1), settingEvent(2));
    expect(view.turn).toMatchObject({ phase: 'saved', endedAt: null });
  });

  it('events of tools that no plan has, or before any turn, change nothing', () => {
    expect(toolsOf(viewAfter(...begun, toolEvent('nobody', 'running')))).toEqual(
      toolsOf(viewAfter(...begun)),
    );
    const early = viewAfter(planEvent(), toolEvent('recall', 'running'), sceneEvent(1));
    expect(early.turn).toBeNull();
  });
});

describe('[001 §12.2] when a turn is over', () => {
  it('the log of the story says why its tools failed, and how often they were tried', () => {
    expect(failedTurnView.turn).toMatchObject({ phase: 'saved', endedAt: 2_000 });
    expect(toolOf(failedTurnView, 'gossip')).toMatchObject({
      state: 'failed',
      attempt: 2,
      ms: 1,
      error: 'There is no faction called chapel.',
    });
    expect(failedTools(failedTurnView).map(({ skill }) => skill)).toEqual(['reputation']);
  });

  it('[001 §4.5] an error that a tool reported is kept, though the tool succeeded', () => {
    const fault = { toolId: 'roll', skill: 'dice-roller', code: 'odd', message: 'A die is odd.' };
    const view = afterToolsChange(emptyTools, {
      type: 'opened',
      path: [sampleScene(2, { ...sampleTrace(), faults: [fault] })],
      healths: noHealths,
    });
    expect(toolOf(view, 'roll')).toMatchObject({ state: 'success', error: 'A die is odd.' });
    expect(failedTools(view)).toEqual([]);
  });

  it('one that was stopped before its outcome was written is called so', () => {
    const view = afterAll(viewAfter(...begun, toolEvent('recall', 'running')), {
      type: 'turn-ended',
      path: [sampleScene(1)],
      healths: noHealths,
      at: 400,
    });
    expect(view.turn).toMatchObject({ phase: 'stopped', endedAt: 400 });
    expect(newestPlan(view)?.end).toBe('stopped');
    expect(statesOf(view)).toEqual({ recall: 'skipped', roll: 'skipped', gossip: 'skipped' });
  });

  it('the next one begins with an empty log, and the plan before it is an earlier one', () => {
    const next = { ...samplePlan, requestId: 'plan-3-1' };
    const view = afterAll(
      failedTurnView,
      { type: 'happened', event: turnEvent(3, 'Wait.'), at: 3_000 },
      { type: 'happened', event: planEvent(next), at: 3_010 },
    );
    expect(view.log.items).toEqual([
      {
        at: 10,
        from: texts.toolLog.planner,
        level: 'info',
        text: texts.toolLog.planned(3),
      },
    ]);
    expect(earlierPlans(view).map(({ scene }) => scene)).toEqual([2, 1]);
  });
});

describe('a story that is opened', () => {
  const path = [
    sampleScene(1, sampleTrace({ requestId: 'nothing', tools: [] })),
    sampleScene(2, sampleTrace()),
    sampleScene(3, sampleTrace({ ...samplePlan, requestId: 'plan-3-1' })),
  ];

  it('shows how its newest scene was made, and the plans of the scenes before it', () => {
    const view = afterToolsChange(emptyTools, { type: 'opened', path, healths: noHealths });
    expect(view.turn).toMatchObject({ scene: 3, phase: 'saved', beganAt: null });
    expect(statesOf(view)).toEqual({ recall: 'success', roll: 'success', gossip: 'success' });
    expect(earlierPlans(view)).toMatchObject([{ scene: 2, plan: { planId: 'plan-2-1' } }]);
  });

  it('forgets what another one did; left, it is empty', () => {
    const opened = afterToolsChange(failedTurnView, { type: 'opened', path, healths: noHealths });
    expect([opened.log.items, opened.events.items]).toEqual([[], []]);
    expect(afterToolsChange(failedTurnView, { type: 'left' })).toEqual(emptyTools);
  });

  it('is untouched until a turn had something to run', () => {
    expect(isUntouched(emptyTools)).toBe(true);
    const first = path.slice(0, 1);
    const opened = afterToolsChange(emptyTools, {
      type: 'opened',
      path: first,
      healths: noHealths,
    });
    expect(isUntouched(opened)).toBe(true);
    expect(isUntouched(failedTurnView)).toBe(false);
  });
});

describe('[arch §8.3.4] how a script broke the protocol', () => {
  const violation = 'Protocol violation from roll: Unknown event type: sing';
  const view = afterToolsChange(emptyTools, {
    type: 'opened',
    path: [
      sampleScene(
        2,
        sampleTrace(samplePlan, {
          roll: { state: 'failed', code: 'protocol-violation', error: violation },
          gossip: { state: 'skipped' },
        }),
      ),
    ],
    healths: noHealths,
  });

  it('is for the developer console', () => {
    expect(violationsOf(view)).toEqual([{ scene: 2, skill: 'dice-roller', text: violation }]);
  });

  it('is no error that anybody else reads', () => {
    expect(toolOf(view, 'roll')).toMatchObject({ state: 'failed', error: null });
    expect(JSON.stringify(view.log)).not.toContain('violation');
  });
});

describe('a flood', () => {
  const count = 20_000;
  const most = 500;
  let view = viewAfter(...begun);
  for (let index = 0; index < count; index += 1)
    view = afterToolsChange(view, {
      type: 'happened',
      event: activityEvent('recall', logEvent(`Line ${index}`)),
      at: index,
    });

  it('leaves the newest lines, and says how many are gone', () => {
    expect(view.log.items).toHaveLength(most);
    expect(view.log.dropped).toBe(count + 1 - most);
    expect(view.log.items.at(-1)?.text).toBe(`Line ${count - 1}`);
  });

  it('leaves the newest events for the developer console', () => {
    expect(view.events.items.length).toBeLessThanOrEqual(most);
    expect(view.events.items.length + view.events.dropped).toBe(count + 2);
  });

  it('of huge messages is cut line by line', () => {
    const huge = viewAfter(...begun, activityEvent('recall', errorEvent('x'.repeat(200_000))));
    expect(huge.log.items.at(-1)?.text.length).toBeLessThan(3_000);
  });
});

it('what is no line of the log leaves no line', () => {
  const before = viewAfter(...begun);
  const after = viewAfter(
    ...begun,
    noticeEvent('The ferry skill failed.'),
    activityEvent('recall', { version: '0', type: 'state_patch', patch: {} }),
    activityEvent('recall', { version: '0', type: 'ui_event', event: 'dice_roll' }),
    activityEvent('recall', doneEvent('')),
  );
  expect(linesOf(after)).toEqual(linesOf(before));
});

it('a failed plan of the log keeps its reason', () => {
  const trace = { ...failedTrace, success: false, failureReason: 'timeout' };
  const view = afterToolsChange(emptyTools, {
    type: 'opened',
    path: [sampleScene(2, trace)],
    healths: noHealths,
  });
  expect(newestPlan(view)).toMatchObject({ end: 'failed', reason: 'timeout' });
});
