import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { TurningPoint } from '@/engine/library/turning-points';
import type { Preferences } from '@/ui/preferences/preferences';
import { proseStyle } from '@/ui/story/prose/prose-style';
import { SidePane } from '@/ui/story/side-pane';
import { StopBar } from '@/ui/story/stop-bar';
import { StoryColumn, type StoryColumnProps } from '@/ui/story/story-column';
import { StorySheets, type OpenSheet } from '@/ui/story/story-sheets';
import { StuckStory } from '@/ui/story/stuck-story';
import type { StoryActions } from '@/ui/story/player/story-actions';
import type { StoryKeys } from '@/ui/story/keys/story-keys';
import { knownSetting, newest, type StoryView } from '@/ui/story/player/story-view';
import { useStoryKeys } from '@/ui/story/keys/use-story-keys';
import { columnMargin } from '@/ui/theme/column-margin';
import { useReducedMotion } from '@/ui/theme/use-reduced-motion';
import { useWindow } from '@/ui/theme/use-window';

export type StoryScreenProps = {
  readonly view: StoryView;
  readonly preferences: Preferences;
  readonly actions: StoryActions;
  readonly turningPoints: readonly TurningPoint[];
  /** A sheet that is not the story's own lies over it: keys are not meant for the story. */
  readonly isCovered: boolean;
  /** Stands below the words when the story does not go on. */
  readonly rescue: ReactNode;
};

/** The story itself: the words, and what the player can do now. */
export function StoryScreen(props: StoryScreenProps) {
  const { view, preferences, actions, turningPoints, isCovered, rescue } = props;
  const window = useWindow();
  const page = newest(view);
  const [sheet, setSheet] = useState<OpenSheet>('none');
  const [isTyping, setIsTyping] = useState(false);
  const close = useCallback(() => {
    setSheet('none');
  }, []);
  const askAbout = useCallback((scene: number, sentence: number) => {
    setSheet(`sentence-${scene}-${sentence}`);
  }, []);
  // Typed words belong to one scene: the next begins with its heading, not with an open field.
  if (isTyping && view.phase !== 'choosing') setIsTyping(false);
  const keys = useKeys({
    view,
    preferences,
    actions,
    isBusy: sheet !== 'none' || isCovered,
    setSheet,
    setIsTyping,
  });
  useStoryKeys(keys);

  if (page === null || view.phase === 'stuck')
    return <StuckStory actions={actions} rescue={rescue} view={view} />;
  return (
    <View style={styles.screen} testID="story">
      <Reading
        actions={actions}
        isTyping={isTyping}
        onSentence={askAbout}
        onSheet={setSheet}
        onTyping={setIsTyping}
        page={page}
        preferences={preferences}
        view={view}
        window={window}
      />
      {window.kind === 'expanded' && page.setting !== null ? (
        <SidePane
          isEnding={page.ending !== null}
          onMemories={actions.openMemories}
          people={knownSetting(view) ?? page.setting}
          setting={page.setting}
        />
      ) : null}
      <StorySheets
        actions={actions}
        onClose={close}
        open={sheet}
        page={page}
        pages={view.pages}
        preferences={preferences}
        turningPoints={turningPoints}
      />
    </View>
  );
}

type ReadingProps = Omit<StoryColumnProps, 'isStill'>;

function Reading(props: ReadingProps) {
  const { view, actions } = props;
  const isStill = useReducedMotion();
  const isTelling = view.phase === 'telling';
  const column = proseStyle(props.window.kind, props.preferences).maxWidth;
  return (
    <View style={styles.reading}>
      <StoryColumn {...props} isStill={isStill} />
      {isTelling ? (
        <StopBar margin={columnMargin(props.window, column)} onStop={actions.stop} />
      ) : null}
    </View>
  );
}

type KeysInput = {
  readonly view: StoryView;
  readonly preferences: Preferences;
  readonly actions: StoryActions;
  readonly isBusy: boolean;
  readonly setSheet: (sheet: OpenSheet) => void;
  readonly setIsTyping: (isTyping: boolean) => void;
};

function useKeys(input: KeysInput): StoryKeys {
  const { view, preferences, actions, isBusy, setSheet, setIsTyping } = input;
  return useMemo(
    () => ({
      isListening: !isBusy,
      hasLetters: preferences.letterKeys,
      onNumber: (number) => {
        const choice = view.phase === 'choosing' ? newest(view)?.choices[number - 1] : undefined;
        if (choice !== undefined) actions.choose(choice.id);
      },
      onType: () => {
        if (preferences.ownWords) setIsTyping(true);
      },
      onEscape: () => {
        setIsTyping(false);
      },
      onUndo: () => {
        if (view.phase === 'choosing' || view.phase === 'ended') actions.undo();
      },
      onStop: () => {
        if (view.phase === 'telling') actions.stop();
      },
      onShowAll: () => {
        if (view.phase === 'telling') actions.showAll();
      },
      onHelp: () => {
        setSheet('keys');
      },
    }),
    [view, preferences, actions, isBusy, setSheet, setIsTyping],
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, flexDirection: 'row' },
  reading: { flex: 1 },
});
