import { createStore } from 'zustand/vanilla';

import { begin, testEngine, testHost } from '@/engine/testing/test-engine';
import { stateDifferences } from '@/story/state/state-differences';
import { StateRecorder } from '@/ui/state/state-recorder';
import { emptyState, type StateView } from '@/ui/state/state-view';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, newest, type StoryView } from '@/ui/story/player/story-view';
import { texts } from '@/ui/texts/texts';

async function atFirstScene() {
  const engine = await testEngine(testHost());
  const story = createStore<StoryView>(() => emptyStory);
  const state = createStore<StateView>(() => emptyState);
  const player = new StoryPlayer(engine, story, [new StateRecorder(state)]);
  await player.open(await begin(engine));
  player.showAll();
  const take = async (words: string): Promise<void> => {
    const choice = newest(story.getState())?.choices.find(({ text }) => text.includes(words));
    if (choice === undefined) throw new Error(`"${words}" is not offered`);
    await player.take({ choice: choice.id });
    player.showAll();
  };
  const roads = (): readonly string[] =>
    state
      .getState()
      .tree()
      .map(({ number, taken, isHead }) => `${number} ${taken ?? ''}${isHead ? ' here' : ''}`);
  return { player, story, state, take, roads };
}

describe('of a story that is played, the state and the tree show', () => {
  it('[001 §12.2] what the newest scene changed', async () => {
    const { state, take } = await atFirstScene();
    await take('Take an apple');
    const { path, stateAt } = state.getState();
    const [before, after] = path.map(({ id }) => stateAt(id) ?? {});
    const changed = stateDifferences(before ?? {}, after ?? {}).map((each) => each.path.join('.'));
    expect(changed).toContain('inventory.apple');
  });

  it('[docs/decisions undo-moves-the-head] both roads after going back, and the end of the old one can be gone to again', async () => {
    const { player, story, state, take, roads } = await atFirstScene();
    await take('Take an apple');
    const [first, old] = state.getState().tree();
    if (first === undefined || old === undefined) throw new Error('the tree is too small');
    await player.goToScene(first.id);
    expect(story.getState().remark).toBe(texts.story.wentBack(1));
    await take('Ask Mara');
    expect(roads()).toEqual([
      '1 ',
      expect.stringMatching(/^2 Take an apple[^]*[^e]$/),
      expect.stringMatching(/^2 Ask Mara.* here$/),
    ]);
    await player.goToScene(old.id);
    expect(story.getState()).toMatchObject({
      phase: 'choosing',
      remark: texts.story.wentOver(2),
    });
    expect(newest(story.getState())?.echo).toContain('Take an apple');
    expect(state.getState().stateAt(old.id)).toHaveProperty('inventory.apple');
    expect(roads()[1]).toMatch(/ here$/);
  });

  it('[docs/decisions undo-moves-the-head] the name of a place that was kept', async () => {
    const { player, state } = await atFirstScene();
    await player.saveHere('The yard');
    expect(state.getState().tree()[0]?.saves).toEqual(['The yard']);
  });

  it('nothing more when the story is left', async () => {
    const { player, state } = await atFirstScene();
    player.leave();
    expect(state.getState()).toEqual(emptyState);
  });
});
