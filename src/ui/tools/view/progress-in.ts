import type { ToolEvent } from '@/contracts/generated/tool-events';

/** How far a script says it is: `progress` from 0 to 1 among the fields of a log line. */
export function progressIn(event: ToolEvent | null): number | null {
  const progress = event?.type === 'log' ? event.fields?.['progress'] : undefined;
  return typeof progress === 'number' && progress >= 0 && progress <= 1 ? progress : null;
}
