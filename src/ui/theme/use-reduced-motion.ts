import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** True when the player asked their device for stillness. */
export function useReducedMotion(): boolean {
  const [isReduced, setIsReduced] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setIsReduced);
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setIsReduced);
    return () => {
      subscription.remove();
    };
  }, []);
  return isReduced;
}
