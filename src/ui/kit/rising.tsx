import { useEffect, useState, type ReactNode } from 'react';
import { Animated, type StyleProp, type ViewStyle } from 'react-native';

import { motion } from '@/ui/theme/layout';
import { useReducedMotion } from '@/ui/theme/use-reduced-motion';

type RisingProps = {
  /** Milliseconds before it comes; null when it is simply there. */
  readonly delay: number | null;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

export function Rising({ delay, style, children }: RisingProps) {
  const isStill = useReducedMotion();
  const [presence] = useState(() => new Animated.Value(delay === null ? 1 : 0));
  useEffect(() => {
    if (delay === null) return;
    if (isStill) {
      presence.setValue(1);
      return;
    }
    const rise = Animated.timing(presence, {
      toValue: 1,
      delay,
      duration: motion.fade,
      useNativeDriver: false,
    });
    rise.start();
    return () => {
      rise.stop();
      presence.setValue(1);
    };
  }, [presence, delay, isStill]);
  const translateY = presence.interpolate({
    inputRange: [0, 1],
    outputRange: [motion.choiceRise, 0],
  });
  return (
    <Animated.View style={[style, { opacity: presence, transform: [{ translateY }] }]}>
      {children}
    </Animated.View>
  );
}
