import { createStore, type StoreApi } from 'zustand/vanilla';

import { smallCampaignWith } from '@/engine/testing/small-campaign';
import { begin, testEngine, testHost } from '@/engine/testing/test-engine';
import { StoryPlayer } from '@/ui/story/player/story-player';
import { emptyStory, newest, type StoryView } from '@/ui/story/player/story-view';

const beside = `## quiet-yard
part: place
where: yard

The yard keeps its corners swept and its middle muddy.

## yard-hens
part: breather

Four hens cross from left to right as if somebody had called them.
`;

type Playing = { readonly player: StoryPlayer; readonly view: StoreApi<StoryView> };

async function atAnApple(): Promise<Playing> {
  const campaigns = smallCampaignWith({ 'small/plot/passages/beside.md': beside });
  const engine = await testEngine(testHost({ content: { campaigns } }));
  const view = createStore<StoryView>(() => emptyStory);
  const player = new StoryPlayer(engine, view);
  await player.open(await begin(engine));
  player.showAll();
  const apple = newest(view.getState())?.choices.find(({ text }) => text.includes('apple'));
  await player.take({ choice: apple?.id ?? '' });
  player.showAll();
  return { player, view };
}

function words({ view }: Playing): string {
  const paragraphs = newest(view.getState())?.paragraphs ?? [];
  return paragraphs.map((each) => each.map(({ text }) => text).join(' ')).join('\n');
}

describe('the newest scene in other words', () => {
  it('is told in the place of the old ones, with the choices after it', async () => {
    const playing = await atAnApple();
    const { player, view } = playing;
    const before = { words: words(playing), page: newest(view.getState()) };
    const told = player.tellAgain('differently');
    await told;
    expect(view.getState().phase).toBe('telling');
    player.showAll();
    const page = newest(view.getState());
    expect(view.getState().phase).toBe('choosing');
    expect(words(playing)).not.toBe(before.words);
    expect(page).toMatchObject({
      number: 2,
      choices: before.page?.choices,
      tellings: { current: 2, count: 2 },
    });
    await player.tellAgain('earlier');
    player.showAll();
    expect(words(playing)).toBe(before.words);
    expect(newest(view.getState())?.tellings).toEqual({ current: 1, count: 2 });
  });

  it('says in a sentence when there are none, and leaves everything as it is', async () => {
    const playing = await atAnApple();
    const { player, view } = playing;
    await player.tellAgain('earlier');
    expect(view.getState()).toMatchObject({
      phase: 'choosing',
      remark: 'These are the words this scene was told in first.',
    });
    expect(view.getState().pages).toHaveLength(2);
  });
});

it('a sentence the player puts there is shown as theirs at once, and explained so', async () => {
  const playing = await atAnApple();
  const { player, view } = playing;
  await player.changeSentence({ kind: 'edit', scene: 2, sentence: 0, text: 'It is a good apple.' });
  expect(newest(view.getState())?.paragraphs[0]?.[0]).toMatchObject({
    text: 'It is a good apple.',
    by: 'player',
  });
  const why = await player.explain(2);
  expect(why?.sentences[0]?.reasons[0]?.kind).toBe('player');
  await player.changeSentence({ kind: 'flag', scene: 2, sentence: 0, isFlagged: true });
  expect(newest(view.getState())?.paragraphs[0]?.[0]?.isFlagged).toBe(true);
});

it('a sentence of an earlier scene changes there, and the newest stays as it is', async () => {
  const playing = await atAnApple();
  const { player, view } = playing;
  const before = newest(view.getState());
  await player.changeSentence({ kind: 'edit', scene: 1, sentence: 0, text: 'It begins.' });
  const [first] = view.getState().pages;
  expect(first?.paragraphs[0]?.[0]).toMatchObject({ text: 'It begins.', by: 'player' });
  expect(newest(view.getState())).toEqual(before);
});
