import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type StopBarProps = { readonly margin: number; readonly onStop: () => void };

/** While words are coming: who tells, and how to make it stop. */
export function StopBar({ margin, onStop }: StopBarProps) {
  const { colors } = useAppTheme();
  return (
    <View style={[styles.bar, { paddingHorizontal: margin, backgroundColor: colors.surface }]}>
      <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.teller}>
        {texts.story.toldBy}
      </Words>
      <AppButton icon="stop" look="tonal" onPress={onStop} testID="stop">
        {texts.story.stop}
      </AppButton>
    </View>
  );
}

const styles = StyleSheet.create({
  // Over the words, not below them: room given back when it leaves would move the page under the reader.
  bar: {
    position: 'absolute',
    start: 0,
    end: 0,
    bottom: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.lg,
    paddingVertical: space.md,
  },
  teller: { flex: 1 },
});
