import type { Engine } from '@/engine/engine';
import type { StorySession } from '@/engine/session/story-session';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { plansOf, type Scene } from '@/story/log/scene';
import { texts } from '@/ui/texts/texts';
import { appended, nothingKept, type Bounded } from '@/ui/tools/view/bounded';
import { lineOfActivity, lineOfEnd, lineOfPlan, type LogLine } from '@/ui/tools/view/log-line';
import {
  endedPlan,
  hasFailed,
  planRunOf,
  tracedPlan,
  withTool,
  withTrace,
  type PlanRun,
  type ToolShown,
} from '@/ui/tools/view/plan-run';
import { progressIn } from '@/ui/tools/view/progress-in';

/** The turn that runs, or the newest one. */
export type TurnRun = {
  readonly scene: number;
  /** By the clock that measures; null when it was found in the story's log. */
  readonly beganAt: number | null;
  /** Null while it runs. */
  readonly endedAt: number | null;
  /** `saved`: what happened stands, though words may still come. `stopped`: nothing happened. */
  readonly phase: 'running' | 'saved' | 'stopped';
  /** The first generation first. */
  readonly plans: readonly PlanRun[];
  /** The plan that tells what happened; null before it is made, and in a turn that needs none. */
  readonly telling: PlanRun | null;
};

export type PastPlan = { readonly scene: number; readonly plan: PlanRun };

export type RawEvent = { readonly at: number; readonly event: TurnEvent };

export type HealthsShown = StorySession['skillHealth'];

/** Folders that are no skills as they stand, and why. */
export type SkippedSkills = Awaited<ReturnType<Engine['skills']>>['skipped'];

/** Everything the tools screen shows; a projection of the engine's events and of the story's log. */
export type ToolsView = {
  readonly turn: TurnRun | null;
  readonly log: Bounded<LogLine>;
  /** For the developer console. */
  readonly events: Bounded<RawEvent>;
  readonly healths: HealthsShown;
  /** Of the way to where the player stands, the newest first. */
  readonly past: readonly PastPlan[];
};

export type ToolsChange =
  /** A story was opened, or the player went back in it. */
  | { readonly type: 'opened'; readonly path: readonly Scene[]; readonly healths: HealthsShown }
  | { readonly type: 'happened'; readonly event: TurnEvent; readonly at: number }
  | {
      readonly type: 'turn-ended';
      readonly path: readonly Scene[];
      readonly healths: HealthsShown;
      readonly at: number;
    }
  | { readonly type: 'left' };

const mostLogLines = 500;
const mostEvents = 200;

export const emptyTools: ToolsView = {
  turn: null,
  log: nothingKept,
  events: nothingKept,
  healths: new Map(),
  past: [],
};

export function afterToolsChange(view: ToolsView, change: ToolsChange): ToolsView {
  switch (change.type) {
    case 'opened': {
      const { path, healths } = change;
      return { ...emptyTools, turn: newestTurn(path), healths, past: pastPlans(path) };
    }
    case 'happened': {
      const after = afterEvent(view, change.event, change.at);
      return { ...after, events: appended(after.events, rawEvent(after, change), mostEvents) };
    }
    case 'turn-ended':
      return afterTurn(view, change);
    case 'left':
      return emptyTools;
  }
}

/** No turn has been taken yet that anything had to be run for. */
export function isUntouched({ turn, past }: ToolsView): boolean {
  return (
    past.length === 0 &&
    allPlans(turn).every(({ tools, end }) => tools.length === 0 && end !== 'failed')
  );
}

function allPlans(turn: TurnRun | null): readonly PlanRun[] {
  if (turn === null) return [];
  return turn.telling === null ? turn.plans : [...turn.plans, turn.telling];
}

/** Plans that are not the newest turn's last one, the newest first. */
export function earlierPlans({ turn, past }: ToolsView): readonly PastPlan[] {
  if (turn === null) return past;
  const ofTurn = new Set(allPlans(turn).map(({ planId }) => planId));
  const { scene, plans } = turn;
  return [
    ...plans
      .slice(0, -1)
      .map((plan) => ({ scene, plan }))
      .reverse(),
    ...past.filter(({ plan }) => !ofTurn.has(plan.planId)),
  ];
}

/** The plan by which the newest turn came to pass; with several, the last. */
export function newestPlan({ turn }: Pick<ToolsView, 'turn'>): PlanRun | null {
  return turn?.plans[turn.plans.length - 1] ?? null;
}

function afterEvent(view: ToolsView, event: TurnEvent, at: number): ToolsView {
  switch (event.type) {
    case 'turn': {
      const { scene } = event;
      const turn = {
        scene,
        beganAt: at,
        endedAt: null,
        phase: 'running',
        plans: [],
        telling: null,
      } as const;
      return { ...view, turn, log: nothingKept, events: nothingKept };
    }
    case 'plan': {
      const plan = planRunOf(event.plan);
      const begun = withTurn(view, ({ plans, phase }) =>
        phase === 'saved'
          ? { telling: plan }
          : { plans: [...plans.map((each) => endedPlan(each, 'over')), plan] },
      );
      return withLine(begun, at, lineOfPlan(plan.generation, plan.tools));
    }
    case 'tool':
      return afterToolMoved(view, event, at);
    case 'activity':
      return afterActivity(view, event, at);
    // Words told once more are no turn.
    case 'telling':
      return view;
    case 'roll':
    case 'setting':
    case 'sentence':
      return asSaved(view);
    case 'scene': {
      // One that was only found again was not told.
      if (view.turn?.endedAt !== null) return view;
      const count = event.paragraphs.reduce((sum, { length }) => sum + length, 0);
      const { narrator, told, plot } = texts.toolLog;
      const lines = [
        { from: narrator, level: 'info', text: told(count) } as const,
        ...(event.log ?? []).map(
          ({ message }) => ({ from: plot, level: 'info', text: message }) as const,
        ),
      ];
      return lines.reduce((known, line) => withLine(known, at, line), asSaved(view));
    }
    case 'story':
    case 'notice':
    case 'choices':
    case 'reply':
    case 'end':
      return view;
  }
}

function afterToolMoved(
  view: ToolsView,
  event: Extract<TurnEvent, { readonly type: 'tool' }>,
  at: number,
): ToolsView {
  const { toolId, state, ms } = event;
  const tool = toolOf(view, toolId);
  if (tool === null) return view;
  const moved = withToolOfTurn(view, toolId, (before) =>
    state === 'running'
      ? { ...before, state, beganAt: at, attempt: Math.max(1, before.attempt) }
      : { ...before, state, ms: state === 'skipped' ? null : ms, progress: null },
  );
  return withLine(moved, at, lineOfEnd(event, tool));
}

function afterActivity(
  view: ToolsView,
  event: Extract<TurnEvent, { readonly type: 'activity' }>,
  at: number,
): ToolsView {
  const tool = toolOf(view, event.toolId);
  if (tool === null) return view;
  const { attempt } = event;
  const error = event.event?.type === 'error' ? event.event.errorMessage : tool.error;
  const progress = progressIn(event.event) ?? (attempt === tool.attempt ? tool.progress : null);
  const hasNews = attempt !== tool.attempt || error !== tool.error || progress !== tool.progress;
  const known = hasNews
    ? withToolOfTurn(view, tool.toolId, (before) => ({ ...before, attempt, error, progress }))
    : view;
  return withLine(known, at, lineOfActivity(event, tool));
}

/** The story's log knows why a tool failed; a turn that is not in it was stopped, and nothing happened. */
function afterTurn(
  view: ToolsView,
  { path, healths, at }: Extract<ToolsChange, { readonly type: 'turn-ended' }>,
): ToolsView {
  const past = pastPlans(path);
  const { turn } = view;
  if (turn === null || turn.endedAt !== null) return { ...view, healths, past };
  const newest = path[path.length - 1];
  const known = newest === undefined ? [] : plansOf(newest);
  const traces = new Map(known.map((trace) => [trace.plan.requestId, trace]));
  const isSaved = turn.phase === 'saved' || turn.plans.some(({ planId }) => traces.has(planId));
  const asLogged = (plan: PlanRun): PlanRun => {
    const trace = traces.get(plan.planId);
    if (trace !== undefined) return withTrace(plan, trace);
    return endedPlan(plan, isSaved ? 'over' : 'stopped');
  };
  const plans = turn.plans.map(asLogged);
  const telling = turn.telling === null ? null : asLogged(turn.telling);
  const phase = isSaved ? 'saved' : 'stopped';
  return { ...view, healths, past, turn: { ...turn, plans, telling, phase, endedAt: at } };
}

/** What happened is committed before the first word of it is told. */
function asSaved(view: ToolsView): ToolsView {
  if (view.turn?.phase !== 'running') return view;
  return withTurn(view, ({ plans }) => ({
    phase: 'saved',
    plans: plans.map((plan) => endedPlan(plan, 'over')),
  }));
}

function newestTurn(path: readonly Scene[]): TurnRun | null {
  const scene = path[path.length - 1];
  if (scene === undefined) return null;
  const plans = scene.outcome.plans.map(tracedPlan);
  const [telling = null] = (scene.words?.plans ?? []).map(tracedPlan);
  return { scene: scene.number, beganAt: null, endedAt: 0, phase: 'saved', plans, telling };
}

/** A plan that had nothing to do has nothing to show, nor has one that only told what others did. */
function pastPlans(path: readonly Scene[]): readonly PastPlan[] {
  return path
    .flatMap(({ number: scene, outcome, words }) => [
      ...outcome.plans.map((trace) => ({ scene, plan: tracedPlan(trace) })),
      ...(words?.plans ?? [])
        .map((trace) => ({ scene, plan: tracedPlan(trace) }))
        .filter(({ plan }) => plan.tools.some(hasFailed)),
    ])
    .filter(({ plan }) => plan.tools.length > 0 || plan.end === 'failed')
    .reverse();
}

function toolOf({ turn }: ToolsView, toolId: string): ToolShown | null {
  const plan = turn?.telling ?? newestPlan({ turn });
  return plan?.tools.find((tool) => tool.toolId === toolId) ?? null;
}

function withTurn(view: ToolsView, change: (turn: TurnRun) => Partial<TurnRun>): ToolsView {
  const { turn } = view;
  return turn === null ? view : { ...view, turn: { ...turn, ...change(turn) } };
}

function withToolOfTurn(
  view: ToolsView,
  toolId: string,
  change: (tool: ToolShown) => ToolShown,
): ToolsView {
  return withTurn(view, ({ plans, telling }) => {
    if (telling !== null) return { telling: withTool(telling, toolId, change) };
    const running = plans.length - 1;
    return {
      plans: plans.map((plan, index) =>
        index === running ? withTool(plan, toolId, change) : plan,
      ),
    };
  });
}

function withLine(view: ToolsView, at: number, said: Omit<LogLine, 'at'> | null): ToolsView {
  if (said === null) return view;
  const line = { ...said, at: sinceTurn(view, at) };
  return { ...view, log: appended(view.log, line, mostLogLines) };
}

function rawEvent(
  view: ToolsView,
  { event, at }: { readonly event: TurnEvent; readonly at: number },
): RawEvent {
  return { event, at: sinceTurn(view, at) };
}

function sinceTurn({ turn }: ToolsView, at: number): number {
  return Math.max(0, at - (turn?.beganAt ?? at));
}

export type Violation = { readonly scene: number; readonly skill: string; readonly text: string };

/** How skills broke the protocol on this way through the story, the newest first. */
export function violationsOf(view: ToolsView): readonly Violation[] {
  const { turn } = view;
  const newest = [turn?.telling ?? null, newestPlan(view)].filter((plan) => plan !== null);
  const ofTurn = turn === null ? [] : newest.map((plan) => ({ scene: turn.scene, plan }));
  return [...ofTurn, ...earlierPlans(view)].flatMap(({ scene, plan }) =>
    plan.tools.flatMap(({ skill, violation }) =>
      violation === null ? [] : [{ scene, skill, text: violation }],
    ),
  );
}

/** What failed in the newest turn; a tool that failed in several plans once, as it failed last. */
export function failedTools({ turn }: Pick<ToolsView, 'turn'>): readonly ToolShown[] {
  const failed = allPlans(turn).flatMap(({ tools }) => tools.filter(hasFailed));
  return [...new Map(failed.map((tool) => [tool.toolId, tool])).values()];
}
