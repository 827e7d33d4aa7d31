import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/kit/icon-button';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type SceneStepperProps = {
  readonly words: string;
  /** Null at either end of the road. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
};

/** Which scene is looked at, what it changed, and the way to those before and after it. */
export function SceneStepper({ words, onEarlier, onLater }: SceneStepperProps) {
  const { colors } = useAppTheme();
  return (
    <View style={styles.row}>
      <Words
        aria-live="polite"
        as="bodySmall"
        color={colors.onSurfaceVariant}
        role="status"
        style={styles.words}
        testID="scene-changes"
      >
        {words}
      </Words>
      <IconButton
        icon="back"
        isDisabled={onEarlier === null}
        label={texts.state.earlierScene}
        onPress={() => onEarlier?.()}
        testID="earlier-scene"
      />
      <IconButton
        icon="open"
        isDisabled={onLater === null}
        label={texts.state.laterScene}
        onPress={() => onLater?.()}
        testID="later-scene"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    marginTop: space.sm,
    marginEnd: -14,
  },
  words: { flex: 1 },
});
