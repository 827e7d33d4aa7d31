import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { ScrollView, StyleSheet, View, type Text } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import type { MemoryId, SceneId } from '@/foundation/ids';
import { IconButton } from '@/ui/kit/icon-button';
import { Heading } from '@/ui/kit/words';
import type { MemoriesHost } from '@/ui/memories/memories-host';
import type { MemoriesView } from '@/ui/memories/memories-view';
import { MemoriesShown } from '@/ui/memories/memories-shown';
import { MemoryDesk } from '@/ui/memories/memory-desk';
import { MemorySheet } from '@/ui/memories/memory-sheet';
import { SearchMemories } from '@/ui/memories/search-memories';
import { stateNames, type StateNames } from '@/ui/state/state-names';
import type { StateView } from '@/ui/state/state-view';
import { focusHeading } from '@/ui/kit/focus/focus-heading';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';

type MemoriesScreenProps = {
  readonly host: MemoriesHost;
  /** How the story stands: when it moves on, other things are remembered. */
  readonly story: StateView;
  readonly onBack: () => void;
  readonly onOpenScene: (scene: SceneId) => void;
};

/** What the story remembers: to look at, to search in, and to mend. */
export function MemoriesScreen({ host, story, onBack, onOpenScene }: MemoriesScreenProps) {
  const { colors } = useAppTheme();
  const { margin } = useWindow();
  const insets = useSafeAreaInsets();
  const desk = useDesk(host, story);
  const view = useStore(desk.view);
  const names = useMemo(() => stateNames(story), [story]);
  const [opened, setOpened] = useState<MemoryId | null>(null);
  const [title, goToTitle] = useFocusedTitle();
  return (
    <View
      role="main"
      style={[styles.screen, { backgroundColor: colors.surface, paddingTop: insets.top }]}
      testID="memories"
    >
      <View style={[styles.column, { paddingHorizontal: margin }]}>
        <View style={styles.head}>
          <IconButton icon="back" label={memoryTexts.back} onPress={onBack} testID="back" />
          <Heading as="titleLarge" level={1} ref={title}>
            {memoryTexts.title}
          </Heading>
        </View>
        <SearchMemories
          onAsk={(query) => {
            desk.ask(query);
          }}
          view={view}
        />
        <ScrollView
          contentContainerStyle={[styles.content, { paddingHorizontal: margin }]}
          keyboardShouldPersistTaps="handled"
          style={[styles.scroll, { marginHorizontal: -margin }]}
        >
          <MemoriesShown names={names} onOpen={setOpened} view={view} />
        </ScrollView>
      </View>
      <OpenedMemory
        desk={desk}
        names={names}
        onClose={() => {
          setOpened(null);
        }}
        onGone={() => {
          setOpened(null);
          goToTitle();
        }}
        onOpenScene={onOpenScene}
        opened={opened}
        view={view}
      />
    </View>
  );
}

const recallEveryMs = 1000;

function useDesk(host: MemoriesHost, story: StateView): MemoryDesk {
  const [desk] = useState(() => new MemoryDesk(host));
  useEffect(() => {
    desk.read();
  }, [desk, story]);
  useEffect(() => {
    const timer = setInterval(() => {
      desk.readRecalling();
    }, recallEveryMs);
    return () => {
      clearInterval(timer);
      desk.close();
    };
  }, [desk]);
  return desk;
}

/** After the sheet is gone: until then it holds the focus. */
function useFocusedTitle(): [RefObject<Text | null>, () => void] {
  const title = useRef<Text>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) focusHeading(title.current);
  }, [asked]);
  return [
    title,
    () => {
      setAsked(asked + 1);
    },
  ];
}

type OpenedMemoryProps = {
  readonly desk: MemoryDesk;
  readonly view: MemoriesView;
  readonly opened: MemoryId | null;
  readonly names: StateNames;
  readonly onClose: () => void;
  readonly onGone: () => void;
  readonly onOpenScene: (scene: SceneId) => void;
};

function OpenedMemory(props: OpenedMemoryProps) {
  const { desk, view, opened, names, onClose, onGone, onOpenScene } = props;
  const memory = view.memories?.find(({ id }) => id === opened);
  if (memory === undefined) return null;
  const { search } = view;
  return (
    <MemorySheet
      actions={{
        turnPin: (pinned) => desk.turnPin(pinned),
        correct: ({ id }, summary) => desk.correct(id, summary),
        forget: ({ id }) => desk.forget(id),
        openScene: onOpenScene,
      }}
      found={
        (search.kind === 'found' ? search.found.find(({ id }) => id === opened) : null) ?? null
      }
      key={memory.id}
      memory={memory}
      names={names}
      onClose={onClose}
      onGone={onGone}
      path={view.path}
    />
  );
}

const styles = StyleSheet.create({
  scroll: { flex: 1 },
  screen: { flex: 1 },
  column: { width: '100%', maxWidth: size.sheetMax + 2 * 40, flex: 1, alignSelf: 'center' },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 64,
    marginStart: -14,
    gap: space.xs,
  },
  content: { paddingBottom: space.xxl },
});
