import type { LogEvent, ToolEvent } from '@/contracts/generated/tool-events';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { texts } from '@/ui/texts/texts';
import { hasFailed, type ToolShown } from '@/ui/tools/view/plan-run';

/** One line for those who want to know how a turn was made. */
export type LogLine = {
  /** Milliseconds since the turn began. */
  readonly at: number;
  /** The skill, or the part of the app that says it. */
  readonly from: string;
  readonly level: LogEvent['level'];
  readonly text: string;
};

type Said = Omit<LogLine, 'at'>;
type Activity = Extract<TurnEvent, { readonly type: 'activity' }>;
type Ended = Extract<TurnEvent, { readonly type: 'tool' }>;

/** Longer messages are cut: five hundred lines of the longest kind would be a book. */
const mostCharacters = 2_000;

/** What a script says, and that it is tried again; null for what is no line of the log. */
export function lineOfActivity({ attempt, event }: Activity, tool: ToolShown): Said | null {
  if (event !== null) return lineOfEvent(event, tool);
  return attempt > 1
    ? { from: tool.skill, level: 'warn', text: texts.toolLog.again(attempt) }
    : null;
}

function lineOfEvent(event: ToolEvent, { skill }: ToolShown): Said | null {
  switch (event.type) {
    case 'log':
      return { from: skill, level: event.level, text: cut(event.message) };
    case 'error':
      return { from: skill, level: 'error', text: cut(event.errorMessage) };
    case 'done':
      if (event.summary === undefined || event.summary === '') return null;
      return { from: skill, level: event.ok ? 'info' : 'error', text: cut(event.summary) };
    case 'state_patch':
    case 'asset':
    case 'ui_event':
      return null;
  }
}

/** That a tool did not succeed, and what it means for the turn. */
export function lineOfEnd({ state }: Ended, { skill, isRequired }: ToolShown): Said | null {
  const { toolLog: log } = texts;
  if (state === 'skipped') return { from: skill, level: 'info', text: log.skipped };
  if (state === 'running' || !hasFailed({ state })) return null;
  const how = state === 'timeout' ? log.timeout : log.failed;
  return isRequired
    ? { from: skill, level: 'error', text: how }
    : { from: skill, level: 'warn', text: `${how} ${log.optional}` };
}

export function lineOfPlan(generation: number, tools: readonly ToolShown[]): Said {
  const { toolLog: log } = texts;
  return generation > 1
    ? { from: log.planner, level: 'warn', text: log.replanned(generation, tools.length) }
    : { from: log.planner, level: 'info', text: log.planned(tools.length) };
}

function cut(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}
