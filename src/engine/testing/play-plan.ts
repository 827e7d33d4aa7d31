import type { ToolResult } from '@/contracts/generated/execution-result';
import type { PlaythroughId } from '@/foundation/ids';
import type { Json, JsonObject } from '@/foundation/json';
import { runLimits } from '@/foundation/run-limits';
import { fail } from '@/foundation/result';
import { rowsWithOutcome } from '@/engine/turn/rows-with-outcome';
import type { Engine } from '@/engine/engine';
import type { EngineHost } from '@/engine/engine-host';
import { finishScene } from '@/engine/telling/finish-scene';
import { gather } from '@/engine/turn/gather';
import type { TakingTurn } from '@/engine/turn-data/taking-turn';
import { outcomeScene } from '@/engine/turn/outcome-scene';
import { planAndRun, type PlansRun } from '@/engine/plans/plan-and-run';
import type { TurnEvent } from '@/engine/turn-data/turn-event';
import { CampaignLores, type CampaignLore } from '@/engine/recall/campaign-lore';
import { storyRecall } from '@/engine/recall/story-recall';
import { StoryRecord } from '@/engine/session/story-record';
import * as code from '@/engine/session/turn-code';
import { never, testEngine } from '@/engine/testing/test-engine';

export type PlannedTool = {
  readonly toolId: string;
  readonly toolPath: string;
  readonly input?: JsonObject;
  readonly dependencies?: readonly string[];
  readonly required?: boolean;
};

/** The lore of a campaign without any. */
export function loreFor({ storage, device }: EngineHost, { embedders }: Engine): CampaignLore {
  const { database } = storage;
  return new CampaignLores({ database, clock: device.clock, embedders }).of('small', new Map());
}

/** The next turn of a story, as a player begins it who waits. */
export async function nextTurn(host: EngineHost, id: PlaythroughId): Promise<TakingTurn> {
  const engine = await testEngine(host);
  const log = await engine.store.log(id, never);
  const loaded = await engine.loadCampaign('small', never);
  if (!log.ok || !loaded.ok) throw new Error('the story cannot be played');
  const record = new StoryRecord(log.value);
  const { playthrough } = log.value;
  const branch = record.branch(playthrough.headBranch);
  const { skills } = await engine.skills(never);
  const { storage, compute, device } = host;
  const story = {
    playthrough,
    campaign: loaded.value.campaign,
    skills,
    store: engine.store,
    visit: { id: 'visit', startedAt: 0 },
    scripts: compute.scripts,
    ...device,
    limits: runLimits(compute.cores),
    files: { read: () => Promise.resolve(fail('no files')) },
    recall: storyRecall({ database: storage.database, clock: device.clock }, engine.embedders, id),
    lore: loreFor(host, engine),
    planners: [],
    narrators: [],
  };
  const timeline = record.timelineTo(playthrough.headScene);
  if (branch === null) throw new Error('the story has no branch');
  const turn = gather(story, { timeline, branch, isNewBranch: false }, { text: 'wait' }, () => ({
    said: 'wait',
    intent: { kind: 'wait' },
    mayMean: [],
    rest: null,
    present: [],
  }));
  if (turn === null) throw new Error('nothing was taken');
  return turn;
}

/** Runs this plan instead of the planner's. */
export async function runTools(turn: TakingTurn, tools: readonly PlannedTool[]): Promise<PlansRun> {
  const generator = { generate: () => Promise.resolve({ tools }) };
  const running = planAndRun(turn, { generator, healths: new Map() }, never);
  let step = await running.next();
  while (step.done !== true) step = await running.next();
  return step.value;
}

/** The next turn with this plan, committed and told; what its tools answered, by their id. */
export async function playPlan(
  host: EngineHost,
  id: PlaythroughId,
  tools: readonly PlannedTool[],
): Promise<Readonly<Record<string, ToolResult['output'] | Json>>> {
  const turn = await nextTurn(host, id);
  const run = await runTools(turn, tools);
  await tell(turn, run);
  return Object.fromEntries(run.results.map(({ toolId, output }) => [toolId, output]));
}

/** Commits what came of the plans, composed of the author's words alone, and tells it as a turn does. */
export async function tell(turn: TakingTurn, run: PlansRun): Promise<readonly TurnEvent[]> {
  const { story, timeline, seed } = turn;
  const scene = outcomeScene(turn, run, null);
  await story.store.commitOutcome(scene, rowsWithOutcome(turn, run, scene), never);
  const skills = { healths: run.healths, retried: [] };
  const events: TurnEvent[] = [];
  const telling = finishScene(
    { story, timeline, scene, seed, library: code.narratorLibrary },
    { code, skills, ms: run.ms },
    never,
  );
  for await (const step of telling)
    if (step.type !== 'ran' && step.type !== 'committed') events.push(step);
  return events;
}
