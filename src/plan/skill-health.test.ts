import fc from 'fast-check';

import type { ToolResult } from '@/contracts/generated/execution-result';
import { skippedTool } from '@/plan/rejected-plan';
import {
  afterRun,
  healthy,
  type HealthState,
  type RunEnd,
  type SkillHealth,
} from '@/plan/skill-health';
import { afterResults, permanentlyFailed } from '@/plan/skill-healths';

function statesAfter(...ends: readonly RunEnd[]): readonly HealthState[] {
  let health = healthy;
  return ends.map((end) => {
    health = afterRun(health, end);
    return health.state;
  });
}

describe('[arch §2.3.3]', () => {
  it('three failures in a row degrade a skill, three more end it', () => {
    expect(statesAfter(...Array<RunEnd>(6).fill('failure'))).toEqual([
      'healthy',
      'healthy',
      'degraded',
      'degraded',
      'degraded',
      'permanentFailure',
    ]);
  });

  it('a timeout or a network error is a temporary failure, and three more in a row end it', () => {
    expect(statesAfter('unreachable', 'unreachable', 'failure', 'unreachable')).toEqual([
      'temporaryFailure',
      'temporaryFailure',
      'temporaryFailure',
      'permanentFailure',
    ]);
  });

  it('success makes a degraded or temporarily failed skill healthy, and the count begins again', () => {
    expect(
      statesAfter('failure', 'failure', 'success', 'failure', 'failure', 'failure', 'success'),
    ).toEqual(['healthy', 'healthy', 'healthy', 'healthy', 'healthy', 'degraded', 'healthy']);
    expect(statesAfter('unreachable', 'success')).toEqual(['temporaryFailure', 'healthy']);
  });

  it('only the transitions of the diagram exist, and nothing leaves a permanent failure (seed 23)', () => {
    const allowed: Readonly<Record<HealthState, readonly HealthState[]>> = {
      healthy: ['healthy', 'degraded', 'temporaryFailure'],
      degraded: ['degraded', 'healthy', 'permanentFailure'],
      temporaryFailure: ['temporaryFailure', 'healthy', 'permanentFailure'],
      permanentFailure: ['permanentFailure'],
    };
    const end = fc.constantFrom<RunEnd[]>('success', 'unreachable', 'failure');
    fc.assert(
      fc.property(fc.array(end, { maxLength: 30 }), (ends) => {
        let health: SkillHealth = healthy;
        let sinceSuccess = 0;
        for (const each of ends) {
          const next = afterRun(health, each);
          expect(allowed[health.state]).toContain(next.state);
          sinceSuccess = each === 'success' ? 0 : sinceSuccess + 1;
          if (next.state === 'permanentFailure' && health.state !== 'permanentFailure')
            expect(sinceSuccess).toBeGreaterThanOrEqual(4);
          if (each === 'success' && health.state !== 'permanentFailure')
            expect(next).toEqual(healthy);
          health = next;
        }
      }),
      { numRuns: 1_000, seed: 23 },
    );
  });
});

function result(toolPath: string, verdict: Partial<ToolResult>): ToolResult {
  return { ...skippedTool({ toolId: 'tool', toolPath }, null), ...verdict } as ToolResult;
}

function failed(toolPath: string, code: string, retryCount = 3): ToolResult {
  const error = { code, message: code, category: 'tool_failure' } as const;
  return result(toolPath, { state: 'failed', retryCount, error });
}

const skillOf = (toolPath: string) => ({ name: toolPath.split('/')[0] ?? '' });

it('[arch §2.3.3] runs are counted, not their attempts; what was skipped or cancelled says nothing', () => {
  const healths = afterResults(
    new Map(),
    [
      failed('dice/roll', 'not-ok'),
      failed('http/get', 'network-error'),
      failed('song/sing', 'cancelled'),
      result('door/open', {}),
      result('lamp/light', { state: 'timeout' }),
      result('lute/play', { ok: true, state: 'success' }),
    ],
    skillOf,
  );
  expect(Object.fromEntries(healths)).toEqual({
    dice: { state: 'healthy', failures: 1 },
    http: { state: 'temporaryFailure', failures: 0 },
    lamp: { state: 'temporaryFailure', failures: 0 },
    lute: { state: 'healthy', failures: 0 },
  });
});

it('[arch §2.3.3; 003-dm §1.3] those that failed for good are named, so that no plan chooses them', () => {
  const runs = Array.from({ length: 6 }, () => failed('dice/roll', 'not-ok'));
  const healths = afterResults(new Map(), [...runs, failed('lamp/light', 'not-ok')], skillOf);
  expect(permanentlyFailed(healths)).toEqual(['dice']);
});
