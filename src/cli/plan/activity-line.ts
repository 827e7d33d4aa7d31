import type { ToolProgress } from '@/plan/tool-progress';

/** What a person reads while a plan runs; null for what is not worth a line. */
export function activityLine(progress: ToolProgress): string | null {
  const { toolId } = progress;
  if (progress.type === 'tool')
    return progress.state === 'running'
      ? null
      : `${toolId}  ${progress.state} (${String(Math.round(progress.ms))} ms)`;
  const { event, attempt, state } = progress;
  if (event === null)
    return state === 'running' && attempt > 1
      ? `${toolId}  tried again, attempt ${String(attempt)}`
      : null;
  switch (event.type) {
    case 'log':
      return `${toolId}  ${event.level}: ${event.message}`;
    case 'error':
      return `${toolId}  error ${event.errorCode}: ${event.errorMessage}`;
    case 'state_patch':
      return `${toolId}  patch ${JSON.stringify(event.patch)}`;
    case 'asset':
      return `${toolId}  asset ${event.assetId} (${event.mediaType})`;
    case 'ui_event':
      return `${toolId}  ${event.event} ${JSON.stringify(event.payload ?? {})}`;
    case 'done':
      return event.summary === undefined ? null : `${toolId}  ${event.summary}`;
  }
}
