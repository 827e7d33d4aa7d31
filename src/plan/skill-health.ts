import { failuresToWorsen, maxRetries } from '@/foundation/limits';

export type HealthState = 'healthy' | 'degraded' | 'temporaryFailure' | 'permanentFailure';

export type SkillHealth = {
  readonly state: HealthState;
  /** Runs that failed one after the other since it came into this state. */
  readonly failures: number;
};

/** What one run came to, all its attempts together; `unreachable` is a timeout or a network error. */
export type RunEnd = 'success' | 'unreachable' | 'failure';

export const healthy: SkillHealth = { state: 'healthy', failures: 0 };

/** The transitions of arch §2.3.3; only a new session makes a failed skill healthy again. */
export function afterRun(health: SkillHealth, end: RunEnd): SkillHealth {
  if (health.state === 'permanentFailure') return health;
  if (end === 'success') return healthy;
  const failures = health.failures + 1;
  switch (health.state) {
    case 'healthy':
      if (end === 'unreachable') return { state: 'temporaryFailure', failures: 0 };
      return failures < failuresToWorsen
        ? { state: 'healthy', failures }
        : { state: 'degraded', failures: 0 };
    case 'degraded':
      return failures < failuresToWorsen ? { state: 'degraded', failures } : failedForGood;
    case 'temporaryFailure':
      return failures < maxRetries ? { state: 'temporaryFailure', failures } : failedForGood;
  }
}

const failedForGood: SkillHealth = { state: 'permanentFailure', failures: 0 };
