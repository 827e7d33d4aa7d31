import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Share } from 'react-native';

import { turnEvent } from '@/ui/story/testing/story-events';
import { texts } from '@/ui/texts/texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import { freshScreen, passTime, settle } from '@/ui/testing/fresh-screen';
import { inTheme, renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';
import { lookOf } from '@/ui/testing/look-of';
import { desktop, phone, setWindow, tablet } from '@/ui/testing/window-size';
import {
  activityEvent,
  afterAll,
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
import { ToolsScreen } from '@/ui/tools/tools-screen';
import { emptyTools, type SkippedSkills, type ToolsView } from '@/ui/tools/view/tools-view';

beforeEach(freshScreen);

const running = viewAfter(
  turnEvent(8, 'Wait.'),
  planEvent(),
  toolEvent('recall', 'running'),
  activityEvent('recall', logEvent('Looking', 'info', 0.5)),
);

type Shown = {
  readonly stop: jest.Mock;
  readonly retry: jest.Mock;
  readonly become: (view: ToolsView) => void;
};

function showTools(view: ToolsView, now = 2_000, skipped: SkippedSkills = []): Shown {
  const [stop, retry, openSettings] = [jest.fn(), jest.fn(), jest.fn()];
  const screenOf = (shown: ToolsView) => (
    <ToolsScreen
      actions={{ stop, retry, openSettings }}
      elapsed={() => now}
      skipped={skipped}
      view={shown}
    />
  );
  renderInTheme(screenOf(view));
  return {
    stop,
    retry,
    become: (next) => {
      screen.rerender(inTheme(screenOf(next)));
    },
  };
}

/** The name that assistive technology says. */
function nameOf(testID: string): unknown {
  return screen.getByTestId(testID).props['accessibilityLabel'];
}

const sizes = [
  ['a phone', phone],
  ['a tablet', tablet],
  ['a desktop', desktop],
] as const;

describe.each(sizes)('[001 §12.2; arch §8.3.3] the tools on %s', (_what, window) => {
  beforeEach(() => {
    setWindow(window);
  });

  it('are empty until a turn is taken', () => {
    showTools(emptyTools);
    expect(screen.getByText(toolTexts.empty)).toBeOnTheScreen();
    expect(screen.queryByText(toolTexts.whatHappened)).toBeNull();
  });

  it('show each tool with its name, its state and its time, in words', () => {
    showTools(failedTurnView);
    const names = ['recall', 'roll', 'gossip'].map((tool) => nameOf(`tool-${tool}`));
    expect(names).toEqual([
      'memory, recall-memory, done, 9 milliseconds',
      'dice-roller, roll-dice, done, 2 milliseconds',
      'reputation, update-reputation, optional, failed, attempt 2, 1 millisecond',
    ]);
  });

  it('show all about a tool that is pressed, and put it away again', () => {
    showTools(failedTurnView);
    press('tool-gossip');
    const details = within(screen.getByTestId('details-gossip'));
    expect(details.getByText('There is no faction called chapel.')).toBeOnTheScreen();
    expect(details.getByText(toolTexts.details.notNeeded)).toBeOnTheScreen();
    expect(screen.getByTestId('tool-gossip')).toBeExpanded();
    press('tool-gossip');
    expect(screen.queryByTestId('details-gossip')).toBeNull();
  });

  it('show what the skills said, in the order they said it', () => {
    showTools(failedTurnView);
    const log = within(screen.getByTestId('tools-log'));
    expect(log.getByText('Recalled 3 of 41')).toBeOnTheScreen();
    expect(log.getByText('There is no faction called chapel.')).toBeOnTheScreen();
    expect(log.getByText('0.003')).toBeOnTheScreen();
  });

  it('[arch §2.3.3] show how each skill is', () => {
    showTools(failedTurnView);
    const health = (name: string): string =>
      within(screen.getByTestId(`skill-health-${name}`)).getByText(/Available/).props[
        'children'
      ] as string;
    expect([health('memory'), health('reputation')]).toEqual([
      toolTexts.health.healthy,
      `${toolTexts.health.healthy} ${toolTexts.failedRuns(1)}`,
    ]);
  });

  it('[002 FR-034, FR-064] name each skill that was skipped, and why, also before the first turn', () => {
    const reason = 'skill.json: description is missing';
    const skipped = [{ name: 'lantern', reason, message: '' }];
    const { become } = showTools(emptyTools, 2_000, skipped);
    const row = () => within(screen.getByTestId('skill-skipped-lantern'));
    expect(row().getByText('lantern')).toBeOnTheScreen();
    become(failedTurnView);
    expect(row().getByText(`Skipped: ${reason}.`)).toBeOnTheScreen();
    expect(screen.getByTestId('skill-health-memory')).toBeOnTheScreen();
  });

  it('have what can be pressed large enough for a finger', () => {
    showTools(failedTurnView);
    for (const testID of ['past-plan-1', 'filter-log', 'copy-log', 'developer-console-switch']) {
      const { height, minHeight } = lookOf(testID);
      expect(Math.max(Number(height ?? 0), Number(minHeight ?? 0))).toBeGreaterThanOrEqual(48);
    }
    expect(Number(lookOf('tool-recall').minHeight)).toBeGreaterThanOrEqual(48);
  });
});

describe('[001 §12.2] while a turn runs', () => {
  it('can be stopped, and counts how long it has taken', () => {
    setWindow(desktop);
    const { stop, become } = showTools(running);
    passTime(400);
    expect(screen.getByTestId('turn-time')).toHaveTextContent('Scene 8 · 1.9 s so far');
    expect(nameOf('tool-recall')).toBe('memory, recall-memory, running, 50 percent, 1.9 seconds');
    press('stop');
    expect(stop).toHaveBeenCalledTimes(1);
    become(failedTurnView);
    expect(screen.queryByTestId('stop')).toBeNull();
  });

  it('says aloud how the turn stands, and not each line', () => {
    const { become } = showTools(running);
    const status = (): unknown => screen.getByTestId('turn-status').props['children'];
    expect(status()).toBe(toolTexts.phases.running);
    expect(screen.getByTestId('turn-status').props['aria-live']).toBe('polite');
    become(failedTurnView);
    expect(status()).toBe(toolTexts.phases.saved);
    expect(screen.getByTestId('tools-log').props['aria-live']).toBe('off');
  });
});

describe('[arch §8.3.4] what failed', () => {
  it.each(sizes)(
    'is said on %s with what it means, its details and another try',
    (_what, window) => {
      setWindow(window);
      const { retry } = showTools(failedTurnView);
      const card = within(screen.getByTestId('tools-failure'));
      expect(card.getByText(toolTexts.failure.title('reputation'))).toBeOnTheScreen();
      expect(
        card.getByText(`There is no faction called chapel. ${toolTexts.failure.goesOn}`),
      ).toBeOnTheScreen();
      press('tools-failure-details');
      expect(card.getByTestId('details-gossip')).toBeOnTheScreen();
      press('tools-failure-retry');
      expect(retry).toHaveBeenCalledTimes(1);
    },
  );

  it('of several skills is one card that names them', () => {
    const trace = sampleTrace(samplePlan, {
      recall: { state: 'timeout', code: 'timeout', error: 'Tool recall timed out after 2s' },
      gossip: { state: 'failed', error: 'No.' },
    });
    showTools(
      afterAll(emptyTools, { type: 'opened', path: [sampleScene(2, trace)], healths: noHealths }),
    );
    const card = within(screen.getByTestId('tools-failure'));
    expect(card.getByText(texts.notice.several(2))).toBeOnTheScreen();
    expect(card.getByText(/memory, reputation/)).toBeOnTheScreen();
  });

  it('is not there when nothing failed', () => {
    showTools(running);
    expect(screen.queryByTestId('tools-failure')).toBeNull();
  });
});

describe('earlier plans', () => {
  const failed = sampleTrace(
    { ...samplePlan, requestId: 'plan-2-0' },
    { roll: { state: 'failed', retryCount: 2, error: 'No dice.' }, gossip: { state: 'skipped' } },
  );
  const view = afterAll(emptyTools, {
    type: 'opened',
    path: [
      ...Array.from({ length: 14 }, (_, index) =>
        sampleScene(index + 1, sampleTrace({ ...samplePlan, requestId: `plan-${index}` })),
      ),
      sampleScene(15, failed),
      sampleScene(16, sampleTrace()),
    ],
    healths: noHealths,
  });

  it.each(sizes)(
    '[001 §12.2] are opened on %s with their tools, what failed and how often it was tried',
    (_what, window) => {
      setWindow(window);
      showTools(view);
      expect(nameOf('past-plan-1')).toBe('Scene 15, Failed, 3 tools, 1 failed');
      press('past-plan-1');
      expect(screen.getByText(toolTexts.reasons.tool_failure)).toBeOnTheScreen();
      expect(
        screen.getByText(toolTexts.failure.of('dice-roller', 3, 'No dice.')),
      ).toBeOnTheScreen();
      expect(nameOf('past-plan-1-tool-roll')).toBe('dice-roller, roll-dice, failed, attempt 3');
      press('past-plan-1');
      expect(screen.queryByTestId('past-plan-1-tool-roll')).toBeNull();
    },
  );

  it('are ten at first, the newest, and more when asked for', () => {
    showTools(view);
    expect(screen.queryByTestId('past-plan-11')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: toolTexts.moreEarlier(5) }));
    expect(screen.getByTestId('past-plan-15')).toBeOnTheScreen();
    expect(screen.queryByTestId('more-plans')).toBeNull();
  });
});

describe('[arch §8.3.4] how a script broke the protocol', () => {
  const violation = 'Protocol violation from roll: Unknown event type: sing';
  const view = afterAll(emptyTools, {
    type: 'opened',
    path: [
      sampleScene(
        2,
        sampleTrace(samplePlan, {
          roll: { state: 'failed', code: 'protocol-violation', error: violation },
        }),
      ),
      sampleScene(3, sampleTrace({ ...samplePlan, requestId: 'plan-3-1' })),
    ],
    healths: noHealths,
  });

  it('is read in the developer console, which is off until it is switched on', () => {
    showTools(view);
    expect(screen.queryByTestId('developer-console')).toBeNull();
    press('developer-console-switch');
    const open = within(screen.getByTestId('developer-console'));
    expect(
      open.getByText(toolTexts.console.violation(2, 'dice-roller', violation)),
    ).toBeOnTheScreen();
  });

  it('is read nowhere else, also not in the plan it happened in', () => {
    showTools(view);
    press('past-plan-1');
    press('past-plan-1-tool-roll');
    expect(screen.queryByText(/violation/i)).toBeNull();
    expect(screen.getAllByText(new RegExp(toolTexts.broken)).length).toBeGreaterThan(0);
  });

  it('stands beside every event as it came', () => {
    showTools(running);
    press('developer-console-switch');
    expect(screen.getByText(/"type":"activity".*"message":"Looking"/)).toBeOnTheScreen();
  });
});

describe('the log', () => {
  const lines = (count: number): ToolsView =>
    viewAfter(
      turnEvent(2, 'Wait.'),
      planEvent(),
      ...Array.from({ length: count }, (_, index) =>
        activityEvent('recall', logEvent(`Line ${index}`, index === 7 ? 'warn' : 'info')),
      ),
    );

  function scrollTo(y: number): void {
    fireEvent.scroll(screen.getByTestId('tools-log'), {
      nativeEvent: {
        contentOffset: { x: 0, y },
        contentSize: { width: 300, height: 2_000 },
        layoutMeasurement: { width: 300, height: 200 },
      },
    });
  }

  it('draws the newest hundred lines, and earlier ones when asked for', () => {
    showTools(lines(230));
    expect(screen.queryByText('Line 129')).toBeNull();
    expect(screen.getByText('Line 130')).toBeOnTheScreen();
    scrollTo(0);
    press('earlier-lines');
    expect(screen.getByText('Line 30')).toBeOnTheScreen();
  });

  it('follows its end; read further up, no line goes away from under the player', () => {
    const { become } = showTools(lines(150));
    scrollTo(0);
    become(lines(400));
    expect(screen.getByText('Line 50')).toBeOnTheScreen();
    scrollTo(1_800);
    expect(screen.queryByText('Line 50')).toBeNull();
    expect(screen.getByText('Line 399')).toBeOnTheScreen();
  });

  it('says how many older lines are gone', () => {
    showTools(lines(600));
    expect(screen.getByText(texts.toolLog.dropped(101))).toBeOnTheScreen();
  });

  it('shows warnings and failures alone, and everything again', () => {
    showTools(lines(20));
    fireEvent.press(screen.getByRole('button', { name: texts.toolLog.onlyProblems }));
    expect(screen.getByText('Line 7')).toBeOnTheScreen();
    expect(screen.queryByText('Line 8')).toBeNull();
    expect(screen.getByText(texts.toolLog.filtered)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: texts.toolLog.everything }));
    expect(screen.getByText('Line 8')).toBeOnTheScreen();
  });

  it.each([
    [Share.sharedAction, texts.toolLog.copied],
    [Share.dismissedAction, texts.toolLog.notCopied],
  ])('is handed on as plain text, and says what came of it: %s', async (action, words) => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action });
    showTools(lines(1));
    press('copy-log');
    await settle();
    act(() => undefined);
    expect(share.mock.calls[0]?.[0]).toEqual({
      message: '0.001 planner: A plan with 3 tools\n0.002 memory: Line 0',
    });
    expect(screen.getByText(words)).toBeOnTheScreen();
    share.mockRestore();
  });
});
