import type { Intent } from '@/contracts/generated/choice';

const idleKinds: ReadonlySet<string> = new Set(['attempt', 'remember', 'roll']);

/** What leads nowhere: a try that is turned down, a memory gone over, dice thrown for nothing. It takes no time. */
export function isIdle(intent: Intent): boolean {
  return idleKinds.has(intent.kind) && intent.leadsTo === undefined;
}
