import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { SceneId } from '@/foundation/ids';
import { IconButton } from '@/ui/kit/icon-button';
import { Heading, Words } from '@/ui/kit/words';
import { Roads } from '@/ui/state/roads';
import { SelectedScene, type TreeActions } from '@/ui/state/selected-scene';
import type { StateView } from '@/ui/state/state-view';
import { treeRows } from '@/ui/state/tree-rows';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';

type StoryTreeScreenProps = {
  readonly view: StateView;
  readonly actions: TreeActions;
  /** What the device could not do, said where it was asked for. */
  readonly trouble: string | null;
  /** The scene that the player comes to see; null when they come to look around. */
  readonly first?: SceneId | null;
};

/** Every road ever taken, and the way back to any of them. */
export function StoryTreeScreen(props: StoryTreeScreenProps) {
  const { view, actions, trouble, first = null } = props;
  const { colors, own } = useAppTheme();
  const { kind, margin } = useWindow();
  const insets = useSafeAreaInsets();
  const [selected, setSelected] = useState<SceneId | null>(first);
  const rows = useMemo(() => treeRows(view.tree()), [view]);
  const shown =
    rows.find(({ scene }) => scene.id === selected) ?? rows.find(({ scene }) => scene.isHead);
  const isExpanded = kind === 'expanded';
  return (
    <View
      style={[styles.screen, isExpanded && styles.sideBySide, { backgroundColor: colors.surface }]}
      testID="tree"
    >
      <View role="main" style={[styles.screen, { paddingTop: insets.top }]}>
        <View style={[styles.head, { paddingHorizontal: margin }]}>
          <IconButton icon="back" label={texts.tree.back} onPress={actions.back} testID="back" />
          <Heading as="titleLarge" level={1}>
            {texts.tree.title}
          </Heading>
        </View>
        {shown === undefined ? (
          <Words
            as="bodyLarge"
            color={colors.onSurfaceVariant}
            style={{ paddingHorizontal: margin }}
          >
            {texts.state.noStory}
          </Words>
        ) : (
          <Roads onSelect={setSelected} rows={rows} selected={selected} />
        )}
      </View>
      {shown === undefined ? null : (
        <ScrollView
          aria-label={texts.tree.panel}
          contentContainerStyle={[
            { padding: space.lg, paddingHorizontal: isExpanded ? space.xxl : margin },
            isExpanded && { paddingTop: insets.top + space.xxl },
          ]}
          role="complementary"
          style={[
            { borderColor: colors.outlineVariant },
            isExpanded ? styles.pane : [styles.drawer, { backgroundColor: own.surfaceContainer }],
          ]}
          testID="selected-scene"
        >
          {trouble === null ? null : (
            <Words as="bodyMedium" color={colors.error} role="alert">
              {trouble}
            </Words>
          )}
          <SelectedScene actions={actions} key={shown.scene.id} scene={shown.scene} view={view} />
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  sideBySide: { flexDirection: 'row' },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 64,
    marginStart: -14,
    gap: space.xs,
  },
  pane: { flexGrow: 0, width: size.logPane, borderStartWidth: 1 },
  drawer: {
    flexGrow: 0,
    maxHeight: '60%',
    borderTopLeftRadius: radius.xl,
    borderTopRightRadius: radius.xl,
  },
});
