import type { CheckedTool } from '@/plan/check-plan';
import type { EndedTool, EndedTools } from '@/plan/ended-tools';
import { inWords } from '@/plan/name-fault';
import { runWithRetries, type RunSetting } from '@/plan/run-with-retries';

/** One tool from its first attempt to its result. */
export async function runTool<Effect>(
  {
    tool,
    ordinal,
    ended,
  }: {
    readonly tool: CheckedTool;
    readonly ordinal: number;
    readonly ended: EndedTools<Effect>;
  },
  setting: RunSetting<Effect>,
  signal: AbortSignal,
): Promise<EndedTool<Effect>> {
  const started = setting.clock.elapsed();
  const { made, retryCount, timeoutMs } = await runWithRetries(
    {
      tool,
      ordinal,
      dependencies: ended.outputsFor(tool),
      visibleEffects: ended.effectsFor(tool),
    },
    setting,
    signal,
  );
  const { toolId, toolPath } = tool;
  const { verdict } = made;
  const { events } = made.invocation;
  const executionTimeMs = setting.clock.elapsed() - started;
  // Written out: an object spread and added to took longer than all else together.
  if (verdict.ok)
    return {
      result: {
        toolId,
        toolPath,
        ok: true,
        state: 'success',
        output: verdict.value,
        events,
        executionTimeMs,
        retryCount,
        error: null,
      },
      effects: made.effects,
      ...(made.files === undefined ? {} : { files: made.files }),
    };
  const { isWorthRetrying: _, ...reported } = verdict.error;
  const error = inWords(reported, toolId, timeoutMs);
  const state = error.category === 'timeout' ? 'timeout' : 'failed';
  const run = { toolId, toolPath, events, executionTimeMs, retryCount };
  return { result: { ...run, ok: false, state, output: {}, error }, effects: [] };
}
