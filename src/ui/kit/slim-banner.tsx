import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { IconButton } from '@/ui/kit/icon-button';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type SlimBannerProps = {
  readonly text: string;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly testID: string;
};

/** One sentence on top of the screen, gone for this visit when closed. */
export function SlimBanner({ text, action, testID }: SlimBannerProps) {
  const { colors, own } = useAppTheme();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <View
      role="status"
      style={[
        styles.banner,
        { backgroundColor: own.surfaceContainer, borderColor: colors.outlineVariant },
      ]}
      testID={testID}
    >
      <Words as="bodyMedium" style={styles.text}>
        {text}
      </Words>
      {action === undefined ? null : (
        <AppButton look="text" onPress={action.onPress} testID={`${testID}-action`}>
          {action.label}
        </AppButton>
      )}
      <IconButton
        icon="close"
        label={texts.sheet.close}
        onPress={() => {
          setIsOpen(false);
        }}
        testID={`${testID}-close`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: 1,
    paddingStart: space.lg,
  },
  text: { flex: 1, paddingVertical: space.sm },
});
