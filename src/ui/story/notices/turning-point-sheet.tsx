import { Pressable, StyleSheet } from 'react-native';

import type { TurningPoint } from '@/engine/library/turning-points';
import { AppButton } from '@/ui/kit/app-button';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { typographic } from '@/story/words/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type TurningPointSheetProps = {
  readonly points: readonly TurningPoint[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (scene: number) => void;
  readonly onTree: () => void;
};

export function TurningPointSheet(props: TurningPointSheetProps) {
  const { points, isOpen, onClose, onChoose, onTree } = props;
  const { colors } = useAppTheme();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      testID="turning-point-sheet"
      title={texts.ending.turningPoints}
    >
      {points.map(({ scene, text }) => (
        <Pressable
          key={scene}
          onPress={() => {
            onChoose(scene);
          }}
          role="button"
          style={[styles.point, { borderBottomColor: colors.outlineVariant }]}
          testID={`turning-point-${scene}`}
        >
          <Words as="labelMedium" color={colors.tertiary}>
            {texts.story.scene(scene)}
          </Words>
          <Words as="choice">{typographic(text)}</Words>
        </Pressable>
      ))}
      <AppButton icon="tree" look="text" onPress={onTree} style={styles.tree} testID="open-tree">
        {texts.state.tree}
      </AppButton>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  point: {
    minHeight: size.tapTarget,
    paddingVertical: space.md,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  tree: { alignSelf: 'flex-start', marginStart: -space.md, marginTop: space.sm },
});
