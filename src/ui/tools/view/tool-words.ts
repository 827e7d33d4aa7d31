import { texts } from '@/ui/texts/texts';
import { toolTexts } from '@/ui/texts/tool-texts';
import type { PlanRun, ToolShown } from '@/ui/tools/view/plan-run';
import type { HealthsShown } from '@/ui/tools/view/tools-view';

const second = 1_000;

/** Short, for the eye: `3 ms`, `1.9 s`. */
export function shortTime(ms: number): string {
  return ms < second ? toolTexts.ms(Math.round(ms)) : toolTexts.seconds(inSeconds(ms, 1));
}

/** Whole, for the ear: `3 milliseconds`, `1.9 seconds`. */
function spokenTime(ms: number): string {
  return ms < second
    ? toolTexts.spokenMs(Math.round(ms))
    : toolTexts.spokenSeconds(inSeconds(ms, 1));
}

/** Seconds since the turn began, as the log counts them: `1.920`. */
export function logTime(ms: number): string {
  return inSeconds(ms, 3);
}

function inSeconds(ms: number, digits: number): string {
  return (ms / second).toFixed(digits);
}

/** How long it has taken until now; null when it never ran or nobody looked on. */
export function timeOf({ ms, state, beganAt }: ToolShown, now: number | null): number | null {
  if (state === 'running' && beganAt !== null && now !== null) return Math.max(0, now - beganAt);
  return ms;
}

/** Below the name of a skill: what it does, and what is special about it. */
export function toolNote(tool: ToolShown, after: readonly string[] = []): readonly string[] {
  const { script, isRequired, state, attempt } = tool;
  return [
    ...(script === '' ? [] : [script]),
    ...(after.length === 0 ? [] : [toolTexts.after(after.join(', '))]),
    ...(isRequired ? [] : [toolTexts.optional]),
    ...(state === 'pending' || state === 'skipped' || state === 'timeout'
      ? [toolTexts.states[state]]
      : []),
    ...(attempt > 1 ? [toolTexts.attempt(attempt)] : []),
  ];
}

/** The whole of it in one breath. */
export function toolLabel(tool: ToolShown, time: number | null): string {
  const { skill, script, isRequired, state, attempt, progress } = tool;
  return [
    skill,
    ...(script === '' ? [] : [script]),
    ...(isRequired ? [] : [toolTexts.optional]),
    toolTexts.states[state],
    ...(attempt > 1 ? [toolTexts.attempt(attempt)] : []),
    ...(progress === null ? [] : [toolTexts.percent(Math.round(progress * 100))]),
    ...(time === null ? [] : [spokenTime(time)]),
  ].join(', ');
}

/** Why a tool failed, for people: how it broke the protocol is nothing they could act on. */
export function failureOf({ error, violation, state }: ToolShown): string | null {
  if (violation !== null) return toolTexts.broken;
  if (error !== null) return error;
  return state === 'timeout' ? texts.toolLog.timeout : null;
}

/** Why a plan failed; after a colon the log says what was wrong with it. */
export function planReason({ reason }: PlanRun): string | null {
  if (reason === null) return null;
  const [kind = '', ...details] = reason.split(': ');
  const { reasons } = toolTexts;
  const [, known] = Object.entries(reasons).find(([name]) => name === kind) ?? [];
  const words = known ?? reasons.tool_failure;
  return details.length === 0 ? words : `${words} ${details.join(': ')}`;
}

export function planVerdict({ end }: PlanRun): string {
  return toolTexts.ends[end];
}

export type HealthShown = HealthsShown extends ReadonlyMap<string, infer Health> ? Health : never;

export function healthWords({ state, failures }: HealthShown): string {
  const { health, failedRuns } = toolTexts;
  return failures === 0 ? health[state] : `${health[state]} ${failedRuns(failures)}`;
}
