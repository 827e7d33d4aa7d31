import { useEffect, useState } from 'react';
import { Animated, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { useAppTheme } from '@/ui/theme/app-theme';
import { useReducedMotion } from '@/ui/theme/use-reduced-motion';

const pulseMs = 2_000;

/** Stands after the last word while more are coming. */
export function Lozenge() {
  const { colors } = useAppTheme();
  const isStill = useReducedMotion();
  const [glow] = useState(() => new Animated.Value(1));
  useEffect(() => {
    if (isStill) return;
    const half = { duration: pulseMs / 2, useNativeDriver: false };
    const pulse = Animated.loop(
      Animated.sequence([
        Animated.timing(glow, { toValue: 0.45, ...half }),
        Animated.timing(glow, { toValue: 1, ...half }),
      ]),
    );
    pulse.start();
    return () => {
      pulse.stop();
    };
  }, [glow, isStill]);
  return (
    <View aria-hidden style={styles.place}>
      <Animated.View style={[styles.lozenge, { opacity: glow }]}>
        <Svg height={12} viewBox="0 0 12 12" width={12}>
          <Path d="M6 .8 11.2 6 6 11.2.8 6z" fill={colors.tertiary} />
        </Svg>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  // Takes no room in the line: the words after it must not move when it does.
  place: { width: 0, height: 12 },
  lozenge: { position: 'absolute', start: 10, top: 0 },
});
