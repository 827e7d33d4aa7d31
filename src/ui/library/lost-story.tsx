import { StyleSheet, View } from 'react-native';

import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';

type LostStoryProps = { readonly id: string; readonly onForget: (id: string) => void };

/** A story of which nothing can be opened: named, so that nobody thinks it never was. */
export function LostStory({ id, onForget }: LostStoryProps) {
  const { colors } = useAppTheme();
  return (
    <View style={[styles.row, { borderColor: colors.outlineVariant }]} testID={`lost-${id}`}>
      <Words as="bodyMedium" color={colors.onSurfaceVariant} selectable>
        {texts.library.lost(id)}
      </Words>
      <AppButton
        look="text"
        onPress={() => {
          onForget(id);
        }}
        style={styles.forget}
        testID={`forget-${id}`}
      >
        {texts.library.forget}
      </AppButton>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { borderTopWidth: StyleSheet.hairlineWidth, paddingVertical: space.md },
  forget: { alignSelf: 'flex-start', marginStart: -space.md },
});
