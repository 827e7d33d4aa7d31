import { useCallback, useEffect, useRef, useState } from 'react';
import type {
  LayoutChangeEvent,
  NativeScrollEvent,
  NativeSyntheticEvent,
  ScrollView,
} from 'react-native';

import { size, space } from '@/ui/theme/layout';

type SceneScroll = {
  /** Changes when another scene becomes the newest, and when its words are set otherwise. */
  readonly scene: string;
  readonly isAnimated: boolean;
  /** Height of the picture on top of the scene. */
  readonly hero: number;
};

/** How long the scenes above may still change their height after a new one began. */
const settlingMs = 1_000;

/** A new scene's top is scrolled to once, and never again while the player reads; who writes sees what they write. */
export function useSceneScroll({ scene, isAnimated, hero }: SceneScroll) {
  const scrollRef = useRef<ScrollView>(null);
  const sceneTop = useRef(0);
  const settledAt = useRef(0);
  const [viewport, setViewport] = useState(0);
  const [isSolid, setIsSolid] = useState(false);

  const scrollToScene = useCallback(() => {
    scrollRef.current?.scrollTo({ y: sceneTop.current, animated: isAnimated });
  }, [isAnimated]);
  useEffect(() => {
    settledAt.current = Date.now() + settlingMs;
    scrollToScene();
  }, [scene, scrollToScene]);

  // Before the window's height is known the scene is too short to be scrolled to its top.
  useEffect(() => {
    if (Date.now() < settledAt.current) scrollToScene();
  }, [viewport, scrollToScene]);

  // The field for the player's own words is the last thing in the column.
  const scrollToField = useCallback(() => {
    scrollRef.current?.scrollToEnd({ animated: false });
  }, []);
  const onLayout = useCallback((event: LayoutChangeEvent) => {
    setViewport(event.nativeEvent.layout.height);
  }, []);
  // The web tells when a box changes its size, not when it moves: the scene starts where the others end.
  const onEarlierLayout = useCallback(
    (event: LayoutChangeEvent) => {
      sceneTop.current = event.nativeEvent.layout.height;
      if (Date.now() < settledAt.current) scrollToScene();
    },
    [scrollToScene],
  );
  const onScroll = useCallback(
    (event: NativeSyntheticEvent<NativeScrollEvent>) => {
      const past = event.nativeEvent.contentOffset.y - sceneTop.current;
      setIsSolid(past < -4 || past > Math.max(space.sm, hero - size.appBar - space.huge));
    },
    [hero],
  );
  return { scrollRef, viewport, isSolid, scrollToField, onLayout, onEarlierLayout, onScroll };
}
