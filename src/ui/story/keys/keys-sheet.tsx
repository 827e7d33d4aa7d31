import { StyleSheet, View } from 'react-native';

import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type KeysSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function KeysSheet({ isOpen, onClose }: KeysSheetProps) {
  const { colors } = useAppTheme();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} testID="keys-sheet" title={texts.story.keysTitle}>
      {texts.story.keys.map(([key, meaning]) => (
        <View key={key} style={styles.row}>
          <Words as="titleSmall" color={colors.primary} style={styles.key}>
            {key}
          </Words>
          <Words as="bodyLarge" style={styles.meaning}>
            {meaning}
          </Words>
        </View>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: space.sm },
  key: { width: 96 },
  meaning: { flex: 1 },
});
