import { StyleSheet } from 'react-native';

import { Heading } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

/** Names the part of a screen below it. */
export function SectionTitle({ children }: { readonly children: string }) {
  const { colors } = useAppTheme();
  return (
    <Heading as="overline" color={colors.onSurfaceVariant} level={2} style={styles.section}>
      {children}
    </Heading>
  );
}

const styles = StyleSheet.create({
  section: { marginTop: space.xxl, marginBottom: space.md },
});
