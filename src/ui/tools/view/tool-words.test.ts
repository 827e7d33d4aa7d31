import { texts } from '@/ui/texts/texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import { planRunOf, type PlanRun, type ToolShown } from '@/ui/tools/view/plan-run';
import { samplePlan } from '@/ui/tools/testing/tool-samples';
import {
  failureOf,
  healthWords,
  logTime,
  planReason,
  shortTime,
  timeOf,
  toolLabel,
  toolNote,
} from '@/ui/tools/view/tool-words';

const run: PlanRun = planRunOf(samplePlan);
const [recall, , gossip] = run.tools as [ToolShown, ToolShown, ToolShown];

describe('[001 §12.2] the words about a tool', () => {
  it('say skill, script, state and time in one breath', () => {
    expect(toolLabel({ ...recall, state: 'success', attempt: 1 }, 2)).toBe(
      'memory, recall-memory, done, 2 milliseconds',
    );
    expect(toolLabel({ ...gossip, state: 'failed', attempt: 3 }, 1_900)).toBe(
      'reputation, update-reputation, optional, failed, attempt 3, 1.9 seconds',
    );
    expect(toolLabel({ ...recall, state: 'running', attempt: 1, progress: 0.62 }, null)).toBe(
      'memory, recall-memory, running, 62 percent',
    );
    expect(toolLabel({ ...recall, script: '' }, 1)).toBe('memory, waiting, 1 millisecond');
  });

  it('say below its name what is special about it', () => {
    expect(toolNote({ ...gossip, state: 'success' }, ['dice-roller'])).toEqual([
      'update-reputation',
      'after dice-roller',
      'optional',
    ]);
    expect(toolNote({ ...recall, state: 'timeout', attempt: 2 })).toEqual([
      'recall-memory',
      'out of time',
      'attempt 2',
    ]);
  });

  it('count milliseconds, then seconds', () => {
    expect([0, 3.4, 999, 1_000, 1_920].map(shortTime)).toEqual([
      '0 ms',
      '3 ms',
      '999 ms',
      '1.0 s',
      '1.9 s',
    ]);
    expect([4, 1_920].map(logTime)).toEqual(['0.004', '1.920']);
  });

  it('count on while it runs, never backwards', () => {
    const running: ToolShown = { ...recall, state: 'running', beganAt: 100 };
    expect([timeOf(running, 350), timeOf(running, 50), timeOf(running, null)]).toEqual([
      250,
      0,
      null,
    ]);
    expect(timeOf({ ...recall, state: 'success', ms: 9, beganAt: 100 }, 900)).toBe(9);
  });

  it('[arch §8.3.4] say why it failed, but not how it broke the protocol', () => {
    const failed: ToolShown = { ...recall, state: 'failed' };
    expect(failureOf({ ...failed, error: 'No such place.' })).toBe('No such place.');
    expect(failureOf({ ...failed, violation: 'unknown event type' })).toBe(toolTexts.broken);
    expect(failureOf({ ...failed, state: 'timeout' })).toBe(texts.toolLog.timeout);
    expect(failureOf(failed)).toBeNull();
  });
});

it.each([
  [null, null],
  ['timeout', toolTexts.reasons.timeout],
  [
    'invalid_json: a tool is named twice',
    `${toolTexts.reasons.invalid_json} a tool is named twice`,
  ],
  ['something_new', toolTexts.reasons.tool_failure],
  ['toString', toolTexts.reasons.tool_failure],
])('a plan that failed of %s says so', (reason, words) => {
  expect(planReason({ ...run, reason })).toBe(words);
});

it.each([
  ['healthy', 'Available'],
  ['degraded', 'Degraded performance'],
  ['temporaryFailure', 'Temporary failure'],
  ['permanentFailure', 'Unavailable'],
] as const)('[003-dm §1.3; arch §2.3.3] a skill that is %s is called: %s', (state, words) => {
  expect(healthWords({ state, failures: 0 }).split('.')[0]).toBe(words);
});

it('[arch §2.3.3] how often a skill failed in a row stands behind how it is', () => {
  expect(healthWords({ state: 'healthy', failures: 2 })).toBe(
    'Available. Failed 2 times in a row.',
  );
});
