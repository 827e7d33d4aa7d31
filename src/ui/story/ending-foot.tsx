import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import type { PageEnding } from '@/ui/story/story-view';
import { typographic } from '@/ui/story/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type EndingFootProps = {
  readonly ending: PageEnding;
  readonly scenes: number;
  readonly onTurningPoints: () => void;
  readonly onBeginAgain: () => void;
  readonly onLibrary: () => void;
  readonly onKeep: () => void;
};

/** After the last words: one thing that came back, and where to go from here. */
export function EndingFoot(props: EndingFootProps) {
  const { colors } = useAppTheme();
  const { cameBack } = props.ending;
  return (
    <View style={[styles.foot, { borderTopColor: colors.outlineVariant }]} testID="story-end">
      {cameBack === null ? null : (
        <View style={styles.cameBack}>
          <Icon color={colors.tertiary} name="memory" size={size.icon} />
          <Words as="bodyMedium" color={colors.onSurfaceVariant} style={styles.grow}>
            {`${typographic(cameBack.text)} ${texts.ending.inScene(cameBack.scene)}`}
          </Words>
        </View>
      )}
      <View style={styles.buttons}>
        <AppButton
          look="filled"
          onPress={props.onTurningPoints}
          style={[styles.grow, styles.snug]}
          testID="turning-points"
        >
          {texts.ending.turningPoint}
        </AppButton>
        <AppButton
          look="outlined"
          onPress={props.onBeginAgain}
          style={styles.snug}
          testID="begin-again"
        >
          {texts.ending.again}
        </AppButton>
      </View>
      <View style={styles.under}>
        <Words as="bodySmall" color={colors.onSurfaceVariant}>
          {texts.ending.scenes(props.scenes)}
        </Words>
        <AppButton look="text" onPress={props.onKeep} testID="keep-ending">
          {texts.ending.keep}
        </AppButton>
        <AppButton look="text" onPress={props.onLibrary} testID="to-library">
          {texts.ending.library}
        </AppButton>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { borderTopWidth: 1, marginTop: space.xxl, paddingTop: space.lg, gap: space.xl },
  cameBack: { flexDirection: 'row', gap: space.lg },
  grow: { flexGrow: 1, flexShrink: 1 },
  snug: { paddingHorizontal: space.lg },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.md },
  under: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});
