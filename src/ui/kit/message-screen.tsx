import { StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { BrandMark } from '@/ui/kit/brand-mark';
import { Heading, Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type MessageScreenProps = {
  readonly title: string;
  readonly body: string;
  readonly action: { readonly label: string; readonly onPress: () => void } | null;
  readonly testID: string;
};

/** A whole screen that says one thing, and what can be done about it. */
export function MessageScreen({ title, body, action, testID }: MessageScreenProps) {
  const { colors } = useAppTheme();
  return (
    <View style={[styles.screen, { backgroundColor: colors.surface }]} testID={testID}>
      <BrandMark size={56} />
      <Heading as="headlineSmall" level={1} style={styles.centred}>
        {title}
      </Heading>
      {body === '' ? null : (
        <Words as="bodyLarge" color={colors.onSurfaceVariant} style={styles.centred}>
          {body}
        </Words>
      )}
      {action === null ? null : (
        <AppButton look="filled" onPress={action.onPress} testID={`${testID}-action`}>
          {action.label}
        </AppButton>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xl,
    padding: space.xxl,
  },
  centred: { textAlign: 'center', maxWidth: 440 },
});
