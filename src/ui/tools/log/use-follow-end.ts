import { useCallback, useEffect, useRef, useState } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

/** So near to the end counts as the end. */
const near = 24;

/** Keeps a list at its end while it grows, until the player scrolls away; back at the end it goes on. */
export function useFollowEnd(newest: number) {
  const list = useRef<ScrollView>(null);
  const [isFollowing, setIsFollowing] = useState(true);
  const toEnd = useCallback(() => {
    if (isFollowing) list.current?.scrollToEnd({ animated: false });
  }, [isFollowing]);
  useEffect(toEnd, [toEnd, newest]);
  const onScroll = useCallback(({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    const { contentOffset, contentSize, layoutMeasurement } = nativeEvent;
    setIsFollowing(contentOffset.y + layoutMeasurement.height >= contentSize.height - near);
  }, []);
  return { list, isFollowing, onScroll, onContentSizeChange: toEnd };
}
