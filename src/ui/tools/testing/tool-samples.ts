import type { Plan, PlannedTool } from '@/contracts/generated/plan-json';
import type { ToolEvent } from '@/contracts/generated/tool-events';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import type { ToolId } from '@/foundation/ids';
import type { PlanTrace } from '@/story/log/plan-trace';
import type { Scene } from '@/story/log/scene';
import { sceneEvent, turnEvent } from '@/ui/story/testing/story-events';
import {
  afterToolsChange,
  emptyTools,
  type ToolsChange,
  type ToolsView,
} from '@/ui/tools/view/tools-view';

/** Recall, then roll, then an optional word about it: as the picture of the tools screen has it. */
export const samplePlan: Plan = {
  requestId: 'plan-2-1',
  tools: [
    plannedTool('recall', 'skills/memory/scripts/recall-memory.js'),
    plannedTool('roll', 'skills/dice-roller/scripts/roll-dice.js', { dependencies: ['recall'] }),
    plannedTool('gossip', 'reputation/update-reputation', {
      dependencies: ['roll'],
      required: false,
    }),
  ],
  metadata: { generationAttempt: 1, parentPlanId: null },
};

function plannedTool(
  toolId: string,
  toolPath: string,
  more: Partial<PlannedTool> = {},
): PlannedTool {
  return { toolId, toolPath, ...more };
}

export function planEvent(plan: Plan = samplePlan): TurnEvent {
  return { type: 'plan', plan };
}

type ToolTurnEvent = Extract<TurnEvent, { readonly type: 'tool' }>;

export function toolEvent(toolId: string, state: ToolTurnEvent['state'], ms = 0): TurnEvent {
  return { type: 'tool', toolId: toolId as ToolId, state, ms };
}

export function activityEvent(toolId: string, event: ToolEvent | null, attempt = 1): TurnEvent {
  return { type: 'activity', toolId: toolId as ToolId, state: 'running', attempt, event };
}

type Level = 'debug' | 'info' | 'warn' | 'error';

export function logEvent(message: string, level: Level = 'info', progress?: number): ToolEvent {
  const fields = progress === undefined ? {} : { fields: { progress } };
  return { version: '0', type: 'log', level, message, ...fields };
}

export function errorEvent(errorMessage: string): ToolEvent {
  return { version: '0', type: 'error', errorCode: 'no-faction', errorMessage };
}

export function doneEvent(summary: string): ToolEvent {
  return { version: '0', type: 'done', ok: true, summary };
}

type TracedTool = PlanTrace['tools'][number];

/** What the log keeps of a plan; tools not named succeeded. */
export function sampleTrace(
  plan: Plan = samplePlan,
  others: Readonly<Record<string, Partial<TracedTool>>> = {},
): PlanTrace {
  const tools = plan.tools.map(({ toolId }) => ({
    toolId,
    state: 'success',
    retryCount: 0,
    code: null,
    error: null,
    ...others[toolId],
  }));
  const hasFailed = plan.tools.some(
    ({ toolId, required }) => required !== false && others[toolId]?.state !== undefined,
  );
  return { plan, success: !hasFailed, failureReason: hasFailed ? 'tool_failure' : null, tools };
}

/** A scene with nothing in it but its plans. */
export function sampleScene(number: number, ...plans: readonly PlanTrace[]): Scene {
  return { number, outcome: { plans } } as unknown as Scene;
}

export const noHealths: StorySession['skillHealth'] = new Map();

/** Changes a millisecond apart from the tenth of a second on. */
export function viewAfter(...events: readonly TurnEvent[]): ToolsView {
  return events.reduce(
    (view, event, index) => afterToolsChange(view, { type: 'happened', event, at: 100 + index }),
    emptyTools,
  );
}

export function afterAll(view: ToolsView, ...changes: readonly ToolsChange[]): ToolsView {
  return changes.reduce(afterToolsChange, view);
}

/** A turn whose optional tool failed, to its end. */
export const failedTurn: readonly TurnEvent[] = [
  turnEvent(2, 'Ask Mara.'),
  planEvent(),
  toolEvent('recall', 'running'),
  activityEvent('recall', logEvent('Recalled 3 of 41')),
  toolEvent('recall', 'success', 9),
  toolEvent('roll', 'running'),
  toolEvent('roll', 'success', 2),
  toolEvent('gossip', 'running'),
  activityEvent('gossip', null, 1),
  activityEvent('gossip', errorEvent('There is no faction called chapel.')),
  activityEvent('gossip', null, 2),
  toolEvent('gossip', 'failed', 1),
  sceneEvent(2),
];

export const failedTrace = sampleTrace(samplePlan, {
  gossip: {
    state: 'failed',
    retryCount: 1,
    code: 'no-faction',
    error: 'There is no faction called chapel.',
  },
});

/** After it, with a scene before it. */
export const failedTurnView: ToolsView = afterAll(viewAfter(...failedTurn), {
  type: 'turn-ended',
  path: [
    sampleScene(1, sampleTrace({ ...samplePlan, requestId: 'plan-1-1' })),
    sampleScene(2, failedTrace),
  ],
  healths: new Map([
    ['reputation', { state: 'healthy', failures: 1 }],
    ['memory', { state: 'healthy', failures: 0 }],
  ]),
  at: 2_000,
});
