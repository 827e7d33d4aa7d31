import { createStore, type StoreApi } from 'zustand/vanilla';

import type { HostParts } from '@/engine/testing/host-with';
import { begin, testEngine, testHost } from '@/engine/testing/test-engine';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, newest, type StoryView } from '@/ui/story/player/story-view';
import { ToolsRecorder } from '@/ui/tools/view/tools-recorder';
import { earlierPlans, emptyTools, newestPlan, type ToolsView } from '@/ui/tools/view/tools-view';

type Playing = {
  readonly player: StoryPlayer;
  readonly story: StoreApi<StoryView>;
  readonly tools: StoreApi<ToolsView>;
};

/** The small story at its first scene, with a clock that ticks once for each look at it. */
async function atFirstScene(parts: HostParts = {}): Promise<Playing> {
  const engine = await testEngine(testHost(parts));
  const story = createStore<StoryView>(() => emptyStory);
  const tools = createStore<ToolsView>(() => emptyTools);
  let ticks = 0;
  const recorder = new ToolsRecorder(tools, () => (ticks += 1));
  const player = new StoryPlayer(engine, story, [recorder]);
  await player.open(await begin(engine));
  player.showAll();
  return { player, story, tools };
}

async function take({ player, story }: Playing, words: string): Promise<void> {
  const choice = newest(story.getState())?.choices.find(({ text }) => text.includes(words));
  if (choice === undefined) throw new Error(`"${words}" is not offered`);
  await player.take({ choice: choice.id });
  player.showAll();
}

function statesOf(view: ToolsView): readonly string[] {
  return (newestPlan(view)?.tools ?? []).map(({ toolId, state }) => `${toolId} ${state}`);
}

describe('[001 §12.2] of a story that is played, the tools show', () => {
  it('the turn with its tools, what they said, and how their skills are', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Ask Mara');
    const view = playing.tools.getState();
    expect(view.turn).toMatchObject({ scene: 2, phase: 'saved' });
    expect(view.turn?.endedAt).toBeGreaterThan(view.turn?.beganAt ?? Infinity);
    expect(statesOf(view)).toEqual([
      'recall success',
      'meet success',
      'perception success',
      'evaluate success',
      'roll success',
      'store success',
    ]);
    expect(view.turn?.telling?.tools.map(({ toolId, state }) => `${toolId} ${state}`)).toEqual([
      'narrate success',
      'choices success',
    ]);
    expect(newestPlan(view)?.tools.every(({ ms }) => ms !== null)).toBe(true);
    expect(view.log.items.map(({ from }) => from)).toEqual(
      expect.arrayContaining(['dice-roller', 'memory', 'narrator']),
    );
    expect([...view.healths.keys()].sort()).toEqual([
      'dice-roller',
      'memory',
      'npc-perception',
      'player-choices',
      'storyteller',
    ]);
  });

  it('the turn before it among the earlier plans', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Ask Mara');
    await playing.player.take({ text: 'wait' });
    expect(playing.tools.getState().turn?.scene).toBe(3);
    expect(earlierPlans(playing.tools.getState()).map(({ scene }) => scene)).toEqual([2]);
  });

  it('where the player stands after going back', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Ask Mara');
    await playing.player.goBackOne();
    const view = playing.tools.getState();
    expect([view.turn?.scene, view.log.items.length]).toEqual([1, 0]);
    expect(earlierPlans(view)).toEqual([]);
  });

  it('that a turn was stopped', async () => {
    const playing = await atFirstScene();
    const stop = playing.tools.subscribe((view) => {
      if (newestPlan(view)?.tools.some(({ state }) => state === 'running') !== true) return;
      stop();
      playing.player.stop();
    });
    await take(playing, 'Ask Mara');
    expect(playing.tools.getState().turn).toMatchObject({ scene: 2, phase: 'stopped' });
  });

  it('nothing of a story that was left', async () => {
    const playing = await atFirstScene();
    await take(playing, 'Ask Mara');
    playing.player.leave();
    expect(playing.tools.getState()).toEqual(emptyTools);
  });
});
