import { fireEvent, screen } from '@testing-library/react-native';

import type { TreeScene } from '@/engine/session/story-tree';
import { StoryTreeScreen } from '@/ui/state/story-tree-screen';
import { sampleView } from '@/ui/state/testing/sample-view';
import { sampleTree } from '@/ui/state/testing/tree-samples';
import { freshScreen } from '@/ui/testing/fresh-screen';
import { inTheme, renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';
import { desktop, phone, setWindow, tablet } from '@/ui/testing/window-size';
import { texts } from '@/ui/texts/texts';

beforeEach(freshScreen);

/** A road of two scenes that was left at the first, and the one in use. */
const tree = sampleTree(
  [
    { parent: null },
    { parent: 0, more: { saves: ['Before the roof'] } },
    { parent: 1, more: { ending: 'drowned' } },
    { parent: 0 },
  ],
  3,
);
const states = [{}, { place: 'mill' }, { place: 'weir', flags: { wet: true } }, { place: 'weir' }];

/** What assistive technology says. */
type Named = { readonly accessibilityLabel: string };

type Options = {
  readonly isTelling?: boolean;
  readonly trouble?: string;
  readonly first?: TreeScene['id'] | null;
};

function showTree(
  shown: readonly TreeScene[] = tree,
  { isTelling = false, trouble, first = null }: Options = {},
): {
  readonly goOn: jest.Mock;
  readonly save: jest.Mock;
  readonly become: (next: readonly TreeScene[]) => void;
} {
  const [goOn, save, back] = [jest.fn(), jest.fn(), jest.fn()];
  const screenOf = (scenes: readonly TreeScene[]) => (
    <StoryTreeScreen
      actions={{ goOn: isTelling ? null : goOn, save, back }}
      first={first}
      trouble={trouble ?? null}
      view={sampleView(states, scenes)}
    />
  );
  renderInTheme(screenOf(shown));
  return {
    goOn,
    save,
    become: (next) => {
      screen.rerender(inTheme(screenOf(next)));
    },
  };
}

describe.each([
  { what: 'a phone', window: phone },
  { what: 'a tablet', window: tablet },
  { what: 'a desktop', window: desktop },
])('the tree of a story on $what', ({ window }) => {
  beforeEach(() => {
    setWindow(window);
  });

  it('[docs/decisions undo-moves-the-head] shows every road: what was chosen, where, what it is kept as, and how it ended', () => {
    showTree();
    const drawn = screen.getAllByTestId(/^tree-scene-/);
    expect(drawn.map(({ props }) => (props as Named).accessibilityLabel)).toEqual([
      'The weir, Scene 1',
      'Do thing 1, Scene 2 · another road, 2 scenes, Kept as “Before the roof”, The weir',
      'Do thing 2, Scene 3 · an ending, The weir',
      'Do thing 3, Scene 2 · here now, The weir',
    ]);
  });

  it('[docs/decisions undo-moves-the-head] a scene is selected first, and gone on from then', () => {
    const { goOn } = showTree();
    expect(screen.queryByTestId('go-on-from-here')).toBeNull();
    press('tree-scene-s2');
    expect(screen.getByTestId('tree-scene-s2')).toBeSelected();
    expect(screen.getByTestId('selected-title')).toHaveTextContent('Do thing 2');
    expect(goOn).not.toHaveBeenCalled();
    press('go-on-from-here');
    expect(goOn).toHaveBeenCalledWith('s2');
  });
});

describe('the tree of a story', () => {
  it('shows the scene that the player comes to see before they have selected any', () => {
    showTree(tree, { first: tree[2]?.id ?? null });
    expect(screen.getByTestId('tree-scene-s2')).toBeSelected();
    expect(screen.getByTestId('selected-title')).toHaveTextContent('Do thing 2');
  });

  it('[001 §12.2] compares a scene with where the player stands', () => {
    showTree();
    press('tree-scene-s2');
    press('compare');
    expect(screen.getByText(texts.tree.differs(3, 1))).toBeOnTheScreen();
    expect(screen.getByTestId('change-flags.wet')).toBeOnTheScreen();
    press('tree-scene-s1');
    expect(screen.queryByTestId('compared')).toBeNull();
    press('compare');
    expect(screen.getByTestId('change-place')).toHaveTextContent('PlacewasWeirMill');
  });

  it('[docs/decisions undo-moves-the-head] keeps the place where the player stands under a name of theirs', () => {
    const { save, become } = showTree();
    fireEvent.changeText(screen.getByTestId('save-name'), '  Before the bell ');
    press('save');
    expect(save).toHaveBeenCalledWith('Before the bell');
    expect(screen.getByTestId('save-name')).toHaveDisplayValue('');
    become(tree.map((scene) => (scene.isHead ? { ...scene, saves: ['Before the bell'] } : scene)));
    expect(screen.getByTestId('kept')).toHaveTextContent('Kept as “Before the bell”');
  });

  it('says that a name is missing, and keeps nothing', () => {
    const { save } = showTree();
    fireEvent.changeText(screen.getByTestId('save-name'), '   ');
    press('save');
    expect(screen.getByRole('alert')).toHaveTextContent(texts.tree.nameMissing);
    expect(save).not.toHaveBeenCalled();
  });

  it('goes nowhere and keeps nothing while a scene is being told, and says why', () => {
    showTree(tree, { isTelling: true });
    expect(screen.queryByTestId('save')).toBeNull();
    press('tree-scene-s1');
    expect(screen.queryByTestId('go-on-from-here')).toBeNull();
    expect(screen.getByText(texts.tree.busy)).toBeOnTheScreen();
  });

  it('says what the device could not do', () => {
    showTree(tree, { trouble: 'The disk is full.' });
    expect(screen.getByRole('alert')).toHaveTextContent('The disk is full.');
  });

  it('of 500 scenes draws those in sight, first those around where the player stands', () => {
    const long = sampleTree(
      Array.from({ length: 500 }, (_, index) => ({ parent: index === 0 ? null : index - 1 })),
      400,
    );
    showTree(long);
    expect(screen.getByTestId('tree-scene-s400')).toBeOnTheScreen();
    expect(screen.queryByTestId('tree-scene-s0')).toBeNull();
    expect(screen.getAllByTestId(/^tree-scene-/).length).toBeLessThan(60);
  });
});
