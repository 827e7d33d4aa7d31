import { fireEvent, screen, within } from '@testing-library/react-native';

import type { SceneId } from '@/foundation/ids';
import type { Memory, RecalledMemory } from '@/story/state/memory';
import { MemoriesScreen } from '@/ui/memories/memories-screen';
import { sampleMemory, ScriptedStory } from '@/ui/memories/testing/scripted-story';
import { emptyState } from '@/ui/state/state-view';
import { freshScreen, passTime, settle } from '@/ui/testing/fresh-screen';
import { renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';
import { memoryTexts } from '@/ui/texts/memory-texts';

beforeEach(freshScreen);

const gate = sampleMemory({ summary: 'You oiled the gate.' });
const promise = sampleMemory({
  summary: 'You promised Oda a pear.',
  scene: 's2' as SceneId,
  characters: ['oda'],
  location: 'harbour',
  significance: 'high',
});
const flood = sampleMemory({
  summary: 'You held the weir against the flood.',
  scene: 's3' as SceneId,
  episode: 'triumph',
});

function foundAs(memory: Memory, more: Partial<RecalledMemory> = {}): RecalledMemory {
  return {
    id: memory.id,
    summary: memory.summary,
    timestamp: memory.timestamp,
    relevance: 0.78,
    cosine: 0.61,
    why: {
      words: [],
      lexical: 0,
      scenesAgo: 1,
      witnesses: ['oda'],
      significance: memory.significance,
    },
    ...more,
  };
}

const asked = () => ({ onBack: jest.fn(), onOpenScene: jest.fn() });

function showMemories({ host, path }: ScriptedStory) {
  const actions = asked();
  renderInTheme(<MemoriesScreen {...actions} host={host} story={{ ...emptyState, path }} />);
  return actions;
}

const remembered = (): readonly string[] =>
  screen
    .queryAllByTestId(/^memory-m-/)
    .map(({ props }) => (props as { readonly accessibilityLabel: string }).accessibilityLabel);

async function ask(query: string): Promise<void> {
  fireEvent.changeText(screen.getByTestId('memory-search'), query);
  passTime(400);
  await settle();
  await settle();
}

async function pressed(testID: string): Promise<void> {
  press(testID);
  for (let step = 0; step < 6; step += 1) await settle();
}

const open = (memory: Memory): void => {
  press(`memory-${memory.id}`);
};

describe('[arch §7.6] what the story remembers', () => {
  it('is listed scene by scene, the newest first, with who and where, and triumphs say that they are', () => {
    showMemories(new ScriptedStory([gate, promise, flood]));
    expect(remembered()).toEqual([flood.summary, promise.summary, gate.summary]);
    const titles = screen.getAllByRole('heading').map(({ props }) => String(props['children']));
    expect(titles).toEqual([
      'Memories',
      'Scene 3 · The weir',
      'Scene 2 · The weir',
      'Scene 1 · The mill',
    ]);
    expect(screen.getByTestId(`memory-${promise.id}`)).toHaveTextContent(/with Oda · at harbour$/);
    expect(screen.getByTestId(`memory-${flood.id}`)).toHaveTextContent(/A triumph$/);
    expect(screen.getByTestId('memory-status')).toHaveTextContent('3 memories, the newest first');
  });

  it('is nothing before there is a story, and nothing yet when it has just begun', () => {
    const story = new ScriptedStory([]);
    showMemories(story);
    expect(screen.getByText(memoryTexts.nothing)).toBeOnTheScreen();
    expect(screen.queryByTestId('memory-search')).toBeNull();
    const none = { ...story.host, story: () => null };
    renderInTheme(<MemoriesScreen {...asked()} host={none} story={emptyState} />);
    expect(screen.getByText(memoryTexts.noStory)).toBeOnTheScreen();
  });

  it('of a long story comes in pieces', () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      sampleMemory({ summary: `You counted ${index}.`, id: `m-${index}` as Memory['id'] }),
    );
    showMemories(new ScriptedStory(many));
    expect(remembered()).toHaveLength(50);
    press('more-memories');
    press('more-memories');
    expect(remembered()).toHaveLength(120);
    expect(screen.queryByTestId('more-memories')).toBeNull();
  });
});

describe('[arch §7.6] a question about the past', () => {
  it('is answered with what fits, the best first, and with why: words, meaning, how long ago, who was there', async () => {
    const story = new ScriptedStory([gate, promise, flood]);
    story.answers = [
      foundAs(promise),
      foundAs(gate, {
        relevance: 0.9,
        cosine: 0.2,
        why: { ...why(gate), words: ['gate'], lexical: 0.9 },
      }),
    ];
    showMemories(story);
    await ask('what do I owe?');
    expect(story.questions).toEqual(['what do I owe?']);
    expect(remembered()).toEqual([promise.summary, gate.summary]);
    expect(screen.getByTestId('memory-status')).toHaveTextContent('2 memories fit, the best first');
    expect(screen.getByTestId(`memory-${promise.id}`)).toHaveTextContent(
      /Fits well · near in meaning · one scene ago · Oda was there$/,
    );
    expect(screen.getByTestId(`memory-${gate.id}`)).toHaveTextContent(
      /Fits very well · shares “gate” · 2 scenes ago$/,
    );
    open(promise);
    expect(screen.getByTestId('memory-why')).toHaveTextContent(
      'Why it was foundFits well: 0.78 of 1Near in meaning: 0.61Shares no words with what you askedIt was one scene agoOda was there, and here nowIt mattered a lot',
    );
  });

  it('waits until the player has typed, and one that was taken back is not answered', async () => {
    const story = new ScriptedStory([gate]);
    showMemories(story);
    for (const typed of ['p', 'pe', 'pear'])
      fireEvent.changeText(screen.getByTestId('memory-search'), typed);
    expect(screen.getByTestId('memory-status')).toHaveTextContent(memoryTexts.searching);
    await ask('pears');
    press('clear-search');
    passTime(400);
    expect(story.questions).toEqual(['pears']);
    expect(remembered()).toEqual([gate.summary]);
  });

  it('that nothing fits says so, and what can be done about it', async () => {
    showMemories(new ScriptedStory([gate, promise]));
    await ask('the moon');
    expect(screen.getByTestId('memory-status')).toHaveTextContent(memoryTexts.none);
    expect(screen.getByText(memoryTexts.noneHelp)).toBeOnTheScreen();
    expect(remembered()).toEqual([]);
  });

  it('that nothing fits well shows what may have to do with it, and says that it is not sure', async () => {
    const story = new ScriptedStory([gate, promise]);
    story.answers = [foundAs(gate, { relevance: 0.4 })];
    showMemories(story);
    await ask('the moon');
    expect(screen.getByTestId('memory-status')).toHaveTextContent(memoryTexts.unsure);
    expect(remembered()).toEqual([gate.summary]);
  });

  it('shows what fits less well only when it is asked for', async () => {
    const story = new ScriptedStory([gate, promise]);
    story.answers = [foundAs(promise), foundAs(gate, { relevance: 0.4 })];
    showMemories(story);
    await ask('pears');
    expect(remembered()).toEqual([promise.summary]);
    press('show-less-fitting');
    expect(remembered()).toEqual([promise.summary, gate.summary]);
  });

  it('that the device could not answer says why, and what is remembered stays', async () => {
    const story = new ScriptedStory([gate]);
    story.broken = 'The disk is full.';
    showMemories(story);
    await ask('gate');
    expect(screen.getByTestId('memory-status')).toHaveTextContent('The disk is full.');
    expect(remembered()).toEqual([gate.summary]);
  });
});

describe('how memories are found', () => {
  it('is not spoken of when it is by meaning', () => {
    showMemories(new ScriptedStory([gate]));
    expect(screen.queryByTestId('recall-line')).toBeNull();
  });

  it('is said in one line when it is by words alone, with the reason where there is one', async () => {
    const story = new ScriptedStory([gate]);
    story.answers = [foundAs(gate, { cosine: null })];
    showMemories(story);
    await ask('gate');
    expect(screen.getByTestId('recall-line')).toHaveTextContent(memoryTexts.recalling.wordsOnly);
    story.fault = 'The word table could not be read.';
    passTime(1100);
    expect(screen.getByTestId('recall-line')).toHaveTextContent(
      /The word table could not be read\.$/,
    );
  });

  it('is said with how far it is while memories are embedded anew, until it is done', () => {
    const story = new ScriptedStory([gate]);
    story.progress = { embedder: 'minilm', done: 16, total: 40 };
    showMemories(story);
    expect(screen.getByTestId('recall-line')).toHaveTextContent(/16 of 40/);
    story.progress = { embedder: 'minilm', done: 32, total: 40 };
    passTime(1100);
    expect(screen.getByTestId('recall-line')).toHaveTextContent(/32 of 40/);
    story.progress = null;
    passTime(1100);
    expect(screen.queryByTestId('recall-line')).toBeNull();
  });
});

describe('[arch §7.6] a memory is mended', () => {
  it('pinned, it stands above the others; unpinned, where it was', async () => {
    showMemories(new ScriptedStory([gate, promise]));
    open(gate);
    await pressed('pin-memory');
    expect(screen.getByTestId('memory-status')).toHaveTextContent(/^Pinned\./);
    press('memory-sheet-close');
    expect(remembered()).toEqual([gate.summary, promise.summary]);
    expect(screen.getByTestId(`memory-${gate.id}`)).toHaveTextContent(/Pinned$/);
    open(gate);
    expect(screen.getByTestId('pin-memory')).toHaveTextContent(/^Unpin/);
    await pressed('pin-memory');
    press('memory-sheet-close');
    expect(remembered()).toEqual([promise.summary, gate.summary]);
  });

  it('corrected, it says what the player wrote, and what it was; and what was searched for is searched again', async () => {
    const story = new ScriptedStory([promise]);
    story.answers = [foundAs(promise)];
    showMemories(story);
    await ask('pear');
    open(promise);
    press('correct-memory');
    expect(screen.getByTestId('correction')).toHaveDisplayValue(promise.summary);
    fireEvent.changeText(screen.getByTestId('correction'), '  You promised Oda\n two pears. ');
    await pressed('save-correction');
    expect(screen.getByTestId('memory-summary')).toHaveTextContent('You promised Oda two pears.');
    expect(screen.getByTestId('memory-was')).toHaveTextContent(/“You promised Oda a pear\.”$/);
    expect(story.questions).toEqual(['pear', 'pear']);
    press('memory-sheet-close');
    expect(remembered()).toEqual(['You promised Oda two pears.']);
  });

  it('a correction without words is not taken, and one that cannot be kept is not lost', async () => {
    const story = new ScriptedStory([gate]);
    showMemories(story);
    open(gate);
    press('correct-memory');
    fireEvent.changeText(screen.getByTestId('correction'), '   ');
    press('save-correction');
    expect(screen.getByRole('alert')).toHaveTextContent(memoryTexts.correction.missing);
    story.broken = 'The disk is full.';
    fireEvent.changeText(screen.getByTestId('correction'), 'You broke the gate.');
    await pressed('save-correction');
    expect(screen.getByTestId('memory-fault')).toHaveTextContent('The disk is full.');
    expect(screen.getByTestId('correction')).toHaveDisplayValue('You broke the gate.');
  });

  it('forgotten only when the player says so twice, and told that going back brings it back', async () => {
    showMemories(new ScriptedStory([gate, promise]));
    open(gate);
    press('forget-memory');
    const dialog = within(screen.getByTestId('forget-dialog'));
    expect(
      dialog.getByText(/“You oiled the gate\.”.*going back to scene 2 or before/),
    ).toBeOnTheScreen();
    press('keep-memory');
    expect(screen.getByTestId('memory-summary')).toHaveTextContent(gate.summary);
    press('forget-memory');
    await pressed('confirm-forget');
    expect(screen.queryByTestId('forget-dialog')).toBeNull();
    expect(remembered()).toEqual([promise.summary]);
    expect(screen.getByTestId('memory-status')).toHaveTextContent(/^Forgotten\. Going back/);
  });

  it('leads to the scene where it happened', () => {
    const { onOpenScene } = showMemories(new ScriptedStory([gate, promise]));
    open(promise);
    expect(screen.getByTestId('open-scene')).toHaveTextContent(/^Show scene 2/);
    press('open-scene');
    expect(onOpenScene).toHaveBeenCalledWith('s2');
  });
});

function why(memory: Memory): NonNullable<RecalledMemory['why']> {
  return { words: [], lexical: 0, scenesAgo: 2, witnesses: [], significance: memory.significance };
}
