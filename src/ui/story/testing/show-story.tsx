import { screen } from '@testing-library/react-native';
import { View } from 'react-native';

import type { TurningPoint } from '@/engine/library/turning-points';
import type { Preferences } from '@/ui/preferences/preferences';
import { usualPreferences } from '@/ui/preferences/testing/usual-preferences';
import type { StoryActions } from '@/ui/story/player/story-actions';
import { StoryScreen } from '@/ui/story/story-screen';
import type { StoryView } from '@/ui/story/player/story-view';
import { sampleWhy } from '@/ui/story/testing/why-samples';
import { inTheme, renderInTheme } from '@/ui/testing/in-theme';

type ScriptedActions = { readonly [Name in keyof StoryActions]: jest.Mock };

export function scriptedActions(): ScriptedActions {
  return {
    choose: jest.fn(),
    say: jest.fn(),
    stop: jest.fn(),
    showAll: jest.fn(),
    undo: jest.fn(),
    goBackTo: jest.fn(),
    dismissNotices: jest.fn(),
    dismissMended: jest.fn(),
    dismissRecap: jest.fn(),
    keepDraft: jest.fn(),
    retry: jest.fn(),
    tellAgain: jest.fn(),
    changeSentence: jest.fn(),
    explain: jest.fn(() => Promise.resolve(sampleWhy)),
    chapters: jest.fn(() => Promise.resolve([])),
    endings: jest.fn(() => Promise.resolve(null)),
    continueWithFallback: jest.fn(),
    restartSession: jest.fn(),
    openTools: jest.fn(),
    openTree: jest.fn(),
    openMemories: jest.fn(),
    openFiles: jest.fn(),
    beginAgain: jest.fn(),
    openLibrary: jest.fn(),
    openSettings: jest.fn(),
    reopen: jest.fn(),
    prefer: jest.fn(),
  };
}

type Beside = {
  readonly preferences?: Partial<Preferences>;
  readonly turningPoints?: readonly TurningPoint[];
};

export type ShownStory = {
  readonly actions: ScriptedActions;
  /** The same screen, later. */
  readonly become: (view: StoryView, beside?: Beside) => void;
};

/** The story screen with actions that only remember being asked for. */
export function showStory(view: StoryView, beside: Beside = {}): ShownStory {
  const actions = scriptedActions();
  const screenOf = (shown: StoryView, { preferences = {}, turningPoints = [] }: Beside) => (
    <StoryScreen
      actions={actions}
      isCovered={false}
      preferences={{ ...usualPreferences, ...preferences }}
      rescue={<View testID="rescue" />}
      turningPoints={turningPoints}
      view={shown}
    />
  );
  renderInTheme(screenOf(view, beside));
  return {
    actions,
    become: (next, nextBeside = beside) => {
      screen.rerender(inTheme(screenOf(next, nextBeside)));
    },
  };
}
