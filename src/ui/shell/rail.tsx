import { Pressable, StyleSheet, View } from 'react-native';

import { BrandMark } from '@/ui/kit/brand-mark';
import { Icon } from '@/ui/kit/icon';
import { Words } from '@/ui/kit/words';
import { settingsDestination, type Destination } from '@/ui/shell/destinations';
import { enterOpens } from '@/ui/shell/enter-opens';
import type { NavigationProps } from '@/ui/shell/navigation-props';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

/** The way around on wide windows and tablets. */
export function Rail({ destinations, current, onGo }: NavigationProps) {
  const { colors } = useAppTheme();
  const item = (destination: Destination) => (
    <RailItem
      destination={destination}
      isCurrent={destination.name === current}
      key={destination.name}
      onGo={onGo}
    />
  );
  return (
    <View
      aria-label={texts.navigation.label}
      role="navigation"
      style={[styles.rail, { backgroundColor: colors.surface, borderColor: colors.outlineVariant }]}
    >
      <View style={styles.mark}>
        <BrandMark size={40} />
      </View>
      {destinations.map(item)}
      <View style={styles.grow} />
      {item(settingsDestination)}
    </View>
  );
}

type RailItemProps = {
  readonly destination: Destination;
  readonly isCurrent: boolean;
  readonly onGo: NavigationProps['onGo'];
};

function RailItem({ destination, isCurrent, onGo }: RailItemProps) {
  const { colors } = useAppTheme();
  const { name, icon, label } = destination;
  return (
    <Pressable
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      {...enterOpens(() => {
        onGo(destination);
      })}
      aria-label={label}
      onPress={() => {
        onGo(destination);
      }}
      role="link"
      style={styles.item}
      testID={`nav-${name}`}
    >
      <View style={[styles.pill, isCurrent && { backgroundColor: colors.secondaryContainer }]}>
        <Icon
          color={isCurrent ? colors.onSecondaryContainer : colors.onSurfaceVariant}
          name={icon}
          size={size.icon}
        />
      </View>
      <Words as="labelMedium" color={isCurrent ? colors.onSurface : colors.onSurfaceVariant}>
        {label}
      </Words>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  rail: {
    width: size.rail,
    borderEndWidth: 1,
    alignItems: 'center',
    paddingTop: space.xl,
    paddingBottom: space.lg,
    gap: 6,
  },
  mark: { marginBottom: 14 },
  grow: { flex: 1 },
  item: { width: 72, minHeight: 56, alignItems: 'center', gap: 3, paddingTop: 2 },
  pill: {
    width: 56,
    height: 32,
    borderRadius: 16,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
