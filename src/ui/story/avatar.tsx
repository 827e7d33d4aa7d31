import { StyleSheet, View } from 'react-native';

import { Words } from '@/ui/kit/words';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';

export function Avatar({ name }: { readonly name: string }) {
  const { colors } = useAppTheme();
  return (
    <View aria-hidden style={[styles.avatar, { backgroundColor: colors.secondaryContainer }]}>
      <Words as="choice" color={colors.onSecondaryContainer}>
        {name.charAt(0)}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  avatar: {
    width: size.avatar,
    height: size.avatar,
    borderRadius: size.avatar / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
