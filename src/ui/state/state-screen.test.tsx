import { fireEvent, screen, within } from '@testing-library/react-native';
import { Share } from 'react-native';

import type { StoryState } from '@/story/state/story-state';
import { StateScreen } from '@/ui/state/state-screen';
import { emptyState, type StateView } from '@/ui/state/state-view';
import { sampleView } from '@/ui/state/testing/sample-view';
import { freshScreen, settle } from '@/ui/testing/fresh-screen';
import { inTheme, renderInTheme } from '@/ui/testing/in-theme';
import { press } from '@/ui/testing/press';
import { lookOf } from '@/ui/testing/look-of';
import { desktop, setWindow } from '@/ui/testing/window-size';
import { texts } from '@/ui/texts/texts';
import { appThemes } from '@/ui/theme/app-theme';

beforeEach(freshScreen);

const states: readonly StoryState[] = [
  { place: 'mill', inventory: { apple: 1 }, people: { oda: { feeling: 0, place: 'mill' } } },
  { place: 'weir', inventory: { apple: 1 }, people: { oda: { feeling: 0, place: 'mill' } } },
  { place: 'weir', inventory: { apple: 2 }, people: { oda: { feeling: 9, place: 'mill' } } },
];

function showState(view: StateView): {
  readonly openTree: jest.Mock;
  readonly openMemories: jest.Mock;
  readonly openFiles: jest.Mock;
  readonly become: (next: StateView) => void;
} {
  const [openTree, openMemories] = [jest.fn(), jest.fn()];
  const [openFiles, openSettings] = [jest.fn(), jest.fn()];
  const screenOf = (shown: StateView) => (
    <StateScreen actions={{ openTree, openMemories, openFiles, openSettings }} view={shown} />
  );
  renderInTheme(screenOf(view));
  return {
    openTree,
    openMemories,
    openFiles,
    become: (next) => {
      screen.rerender(inTheme(screenOf(next)));
    },
  };
}

describe('[001 §12.2] the state of a story', () => {
  it('is nothing before there is a story', () => {
    showState(emptyState);
    expect(screen.getByText(texts.state.noStory)).toBeOnTheScreen();
  });

  it('shows what the newest scene changed: an amber rule, and the old value struck through', () => {
    showState(sampleView(states));
    expect(screen.getByText('Scene 3 changed two things.')).toBeOnTheScreen();
    expect(screen.getByTestId('state-row-inventory.apple')).toHaveAccessibleName('Apple, was 1, 2');
    const { tertiary } = appThemes.dark.colors;
    expect(lookOf('state-row-inventory.apple')).toMatchObject({ borderStartColor: tertiary });
    expect(lookOf('state-row-place')).toMatchObject({ borderStartColor: 'transparent' });
    const old = within(screen.getByTestId('state-row-inventory.apple')).getByText('1');
    expect(old).toHaveStyle({ textDecorationLine: 'line-through' });
  });

  it('says of a value that came that it changed: the amber rule is not all there is', () => {
    showState(sampleView([{ flags: {} }, { flags: { told: true } }]));
    expect(screen.getByTestId('state-row-flags.told')).toHaveAccessibleName('told, changed, true');
  });

  it('is a tree: a group says whether it is open, and shows what is in it only then', () => {
    showState(sampleView(states));
    const person = screen.getByTestId('state-row-people.oda');
    expect(person).toBeCollapsed();
    expect(screen.queryByTestId('state-row-people.oda.feeling')).toBeNull();
    press('state-row-people.oda');
    expect(screen.getByTestId('state-row-people.oda')).toBeExpanded();
    expect(screen.getByTestId('state-row-people.oda.feeling')).toHaveAccessibleName(
      'feeling, was 0, 9',
    );
    press('state-row-inventory');
    expect(screen.queryByTestId('state-row-inventory.apple')).toBeNull();
    expect(screen.getByTestId('state-row-inventory')).toHaveAccessibleName(
      'Inventory, 1, 1 changed',
    );
  });

  it('is stepped through scene by scene, and a new turn shows the newest again', () => {
    const { become } = showState(sampleView(states));
    press('earlier-scene');
    expect(screen.getByText('Scene 2 changed one thing.')).toBeOnTheScreen();
    expect(screen.getByTestId('state-row-place')).toHaveAccessibleName('Place, was Mill, Weir');
    expect(screen.getByTestId('state-row-inventory.apple')).toHaveAccessibleName('Apple, 1');
    press('earlier-scene');
    expect(screen.getByText(texts.state.began(1))).toBeOnTheScreen();
    expect(screen.getByTestId('earlier-scene')).toBeDisabled();
    press('later-scene');
    expect(screen.getByText('Scene 2 changed one thing.')).toBeOnTheScreen();
    become(sampleView([...states, states[2] ?? {}]));
    expect(screen.getByText('Scene 4 changed nothing.')).toBeOnTheScreen();
  });

  it('lists the changes alone, each with where it is', () => {
    showState(sampleView(states));
    press('state-view-changes');
    expect(screen.getByTestId('change-people.oda.feeling')).toHaveTextContent(
      'People › Oda › feelingwas09',
    );
    expect(screen.getByTestId('change-inventory.apple')).toBeOnTheScreen();
    expect(screen.queryByTestId('change-place')).toBeNull();
  });

  it('can be searched as JSON: matches are marked and counted', () => {
    showState(sampleView(states));
    press('state-view-json');
    fireEvent.changeText(screen.getByTestId('state-search'), 'MILL');
    expect(screen.getByTestId('json-remark')).toHaveTextContent('1 match');
    expect(screen.getByTestId('found')).toHaveTextContent('mill');
    expect(screen.getByTestId('state-json')).not.toHaveTextContent(/apple/);
    fireEvent.changeText(screen.getByTestId('state-search'), 'nowhere');
    expect(screen.getByTestId('json-remark')).toHaveTextContent('0 matches');
  });

  it('is copied whole as JSON', async () => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action: Share.sharedAction });
    showState(sampleView(states));
    press('state-view-json');
    press('copy-json');
    await settle();
    const [content] = share.mock.calls[0] ?? [];
    expect(JSON.parse((content as { readonly message: string }).message)).toEqual(states[2]);
    expect(screen.getByText(texts.state.copied)).toBeOnTheScreen();
  });

  it('of 10,000 values is drawn in pieces, as a tree and as JSON', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`k${String(index).padStart(5, '0')}`, index]),
    );
    showState(sampleView([{ flags: many }]));
    expect(screen.getAllByTestId(/^state-row-/)).toHaveLength(1);
    press('state-row-flags');
    expect(screen.getAllByTestId(/^state-row-flags\.k/)).toHaveLength(50);
    press('state-row-flags-more');
    expect(screen.getAllByTestId(/^state-row-flags\.k/)).toHaveLength(100);
    press('state-view-json');
    expect(screen.getByTestId('state-json').children).toHaveLength(200);
    press('more-lines');
    expect(screen.getByTestId('state-json').children).toHaveLength(400);
  });

  it('leads to the story’s tree', () => {
    const { openTree } = showState(sampleView(states));
    press('open-tree');
    expect(openTree).toHaveBeenCalledTimes(1);
  });

  it('leads to what is remembered, on any width', () => {
    const { openMemories } = showState(sampleView(states));
    press('open-memories');
    setWindow(desktop);
    press('open-memories');
    expect(openMemories).toHaveBeenCalledTimes(2);
  });
});
