import { fireEvent, render, screen } from '@testing-library/react-native';
import { PaperProvider } from 'react-native-paper';

import { usualPreferences } from '@/ui/preferences/preferences';
import type { StoryActions } from '@/ui/story/story-actions';
import { StoryScreen } from '@/ui/story/story-screen';
import type { StoryView } from '@/ui/story/story-view';
import { choosingView } from '@/ui/story/testing/story-samples';
import { appThemes } from '@/ui/theme/app-theme';

function scriptedActions(): { readonly [Name in keyof StoryActions]: jest.Mock } {
  return {
    choose: jest.fn(),
    say: jest.fn(),
    stop: jest.fn(),
    showAll: jest.fn(),
    undo: jest.fn(),
    goBackTo: jest.fn(),
    dismissNotices: jest.fn(),
    beginAgain: jest.fn(),
    openLibrary: jest.fn(),
    openSettings: jest.fn(),
    reopen: jest.fn(),
    prefer: jest.fn(),
  };
}

function show(view: StoryView) {
  const actions = scriptedActions();
  render(
    <PaperProvider theme={appThemes.dark}>
      <StoryScreen
        actions={actions}
        preferences={usualPreferences}
        turningPoints={[]}
        view={view}
      />
    </PaperProvider>,
  );
  return actions;
}

describe('the story screen while the player chooses', () => {
  it('takes the choice that is pressed, once', () => {
    const actions = show(choosingView);
    fireEvent.press(screen.getByTestId('choice-2'));
    fireEvent.press(screen.getByTestId('choice-3'));
    expect(actions.choose.mock.calls).toEqual([['c2']]);
  });
});
