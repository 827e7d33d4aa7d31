import { Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { enterOpens } from '@/ui/shell/enter-opens';
import type { NavigationProps } from '@/ui/shell/navigation-props';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';

/** The way around on phones. */
export function BottomBar({ destinations, current, onGo }: NavigationProps) {
  const { colors, own } = useAppTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      aria-label={texts.navigation.label}
      role="navigation"
      style={[
        styles.bar,
        {
          backgroundColor: own.surfaceContainerLow,
          borderColor: colors.outlineVariant,
          paddingBottom: insets.bottom,
        },
      ]}
    >
      {destinations.map((destination) => {
        const isCurrent = destination.name === current;
        return (
          <Pressable
            {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
            {...enterOpens(() => {
              onGo(destination);
            })}
            aria-label={destination.label}
            key={destination.name}
            onPress={() => {
              onGo(destination);
            }}
            role="link"
            style={styles.item}
            testID={`nav-${destination.name}`}
          >
            <View
              style={[styles.pill, isCurrent && { backgroundColor: colors.secondaryContainer }]}
            >
              <Icon
                color={isCurrent ? colors.onSecondaryContainer : colors.onSurfaceVariant}
                name={destination.icon}
                size={size.icon}
              />
            </View>
            <Words as="labelSmall" color={isCurrent ? colors.onSurface : colors.onSurfaceVariant}>
              {destination.label}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', borderTopWidth: 1 },
  item: {
    flex: 1,
    minHeight: size.bottomBar,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
  },
  pill: {
    width: 56,
    height: 30,
    borderRadius: 16,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
