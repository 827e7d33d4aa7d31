import type { ToolResult } from '@/contracts/generated/execution-result';
import type { PlaythroughId } from '@/foundation/ids';
import type { Json, JsonObject } from '@/foundation/json';
import { fail } from '@/foundation/result';
import { besideTheScene } from '@/engine/beside-the-scene';
import type { EngineHost } from '@/engine/engine-host';
import { finishScene } from '@/engine/finish-scene';
import { gather, type Turn } from '@/engine/gather';
import { outcomeScene } from '@/engine/outcome-scene';
import { planAndRun, type PlansRun } from '@/engine/plan-and-run';
import { storyRecall } from '@/engine/story-recall';
import { StoryRecord } from '@/engine/story-record';
import { collect, never, testEngine } from '@/engine/testing/test-engine';

export type PlannedTool = {
  readonly toolId: string;
  readonly toolPath: string;
  readonly input?: JsonObject;
  readonly dependencies?: readonly string[];
  readonly required?: boolean;
};

/** The next turn of a story, as a player begins it who waits. */
export async function nextTurn(host: EngineHost, id: PlaythroughId): Promise<Turn> {
  const engine = await testEngine(host);
  const log = await engine.store.log(id, never);
  const loaded = await engine.loadCampaign('small', never);
  if (!log.ok || !loaded.ok) throw new Error('the story cannot be played');
  const record = new StoryRecord(log.value);
  const { playthrough } = log.value;
  const branch = record.branch(playthrough.headBranch);
  const { skills } = await engine.skills(never);
  const { scripts, clock, cores, random } = host;
  const story = {
    playthrough,
    campaign: loaded.value.campaign,
    skills,
    store: engine.store,
    visit: { id: 'visit', startedAt: 0 },
    scripts,
    clock,
    cores,
    random,
    files: { read: () => Promise.resolve(fail('no files')) },
    recall: storyRecall(host, engine.embedders, id),
  };
  const timeline = record.timelineTo(playthrough.headScene);
  if (branch === null) throw new Error('the story has no branch');
  const turn = gather(story, { timeline, branch, isNewBranch: false }, { text: 'wait' }, () => ({
    kind: 'wait',
  }));
  if (turn === null) throw new Error('nothing was taken');
  return turn;
}

/** Runs this plan instead of the planner's. */
export async function runTools(turn: Turn, tools: readonly PlannedTool[]): Promise<PlansRun> {
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
  const scene = outcomeScene(turn, run);
  const { story, timeline, seed, branch } = turn;
  const skills = { healths: run.healths, retried: [], onHealths: () => undefined };
  await story.store.commitOutcome(scene, besideTheScene(turn, run, scene), never);
  await collect(
    finishScene({
      ...{ story, timeline, scene, seed, branch, skills },
      ms: run.ms,
      onCommitted: () => undefined,
    }),
  );
  return Object.fromEntries(run.results.map(({ toolId, output }) => [toolId, output]));
}
