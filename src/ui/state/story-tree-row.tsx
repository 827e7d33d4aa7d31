import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { SceneId } from '@/foundation/ids';
import { Words } from '@/ui/kit/words';
import { forkRise, RoadLines, wordsInset } from '@/ui/state/road-lines';
import { treeItem } from '@/ui/state/tree-item';
import type { TreeRow } from '@/ui/state/tree-rows';
import { keptAs, sceneNote, sceneTitle } from '@/ui/state/tree-words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';

type StoryTreeRowProps = {
  readonly row: TreeRow;
  readonly height: number;
  readonly isSelected: boolean;
  readonly onSelect: (scene: SceneId) => void;
};

export const StoryTreeRow = memo(function StoryTreeRow(props: StoryTreeRowProps) {
  const { row, height, isSelected, onSelect } = props;
  const { colors, own } = useAppTheme();
  const { scene, column } = row;
  const [title, kept] = [sceneTitle(scene), keptAs(scene)];
  const { about, place } = sceneNote(row);
  const label = [title, about, kept, place].filter((part) => part !== null).join(', ');
  return (
    <Pressable
      {...treeItem({ label, level: column + 1, isSelected, canPress: true })}
      onPress={() => {
        onSelect(scene.id);
      }}
      style={[
        styles.row,
        { height, paddingStart: wordsInset(column) + space.md },
        isSelected && { backgroundColor: own.surfaceContainer },
      ]}
      testID={`tree-scene-${scene.id}`}
    >
      <View style={styles.lines}>
        <RoadLines height={height} row={row} />
      </View>
      <Words
        as="choice"
        color={scene.isOnPath ? colors.onSurface : colors.onSurfaceVariant}
        numberOfLines={1}
      >
        {title}
      </Words>
      <Words as="bodySmall" color={colors.onSurfaceVariant} numberOfLines={1}>
        {about}
        {kept === null ? null : (
          <Words as="bodySmall" color={colors.tertiary}>{` · ${kept}`}</Words>
        )}
        {place === null ? null : ` · ${place}`}
      </Words>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  row: { paddingTop: 7, paddingEnd: space.md, borderRadius: radius.md },
  lines: { position: 'absolute', top: -forkRise, start: space.md },
});
