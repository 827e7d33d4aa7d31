import { Pressable, StyleSheet, View } from 'react-native';

import { useAppTheme } from '@/ui/theme/app-theme';
import { size } from '@/ui/theme/layout';

type AppSwitchProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly testID: string;
};

export function AppSwitch({ label, isOn, onToggle, testID }: AppSwitchProps) {
  const { colors, own } = useAppTheme();
  const track = isOn
    ? { backgroundColor: colors.primary, borderColor: colors.primary }
    : { backgroundColor: own.surfaceContainerHighest, borderColor: colors.outline };
  return (
    <Pressable
      aria-checked={isOn}
      aria-label={label}
      onPress={() => {
        onToggle(!isOn);
      }}
      role="switch"
      style={styles.target}
      testID={testID}
    >
      <View style={[styles.track, track]}>
        <View
          style={[
            isOn ? styles.knobOn : styles.knobOff,
            { backgroundColor: isOn ? colors.onPrimary : colors.outline },
          ]}
        />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { height: size.tapTarget, justifyContent: 'center' },
  track: { width: 52, height: 32, borderRadius: 16, borderWidth: 2, justifyContent: 'center' },
  knobOn: { width: 24, height: 24, borderRadius: 12, marginStart: 22 },
  knobOff: { width: 16, height: 16, borderRadius: 8, marginStart: 6 },
});
