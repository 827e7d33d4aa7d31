import { useEffect, useMemo, useRef, type Ref } from 'react';
import { ScrollView, StyleSheet, View, type Text } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { CurrentScene, type CurrentSceneProps } from '@/ui/story/current-scene';
import { EarlierScenes } from '@/ui/story/earlier-scenes';
import { EndingHero } from '@/ui/story/place/ending-hero';
import { focusHeading } from '@/ui/kit/focus/focus-heading';
import { PlaceHero } from '@/ui/story/place/place-hero';
import { proseStyle } from '@/ui/story/prose/prose-style';
import { RecapPlace } from '@/ui/story/notices/recap-place';
import { placeTitle } from '@/ui/texts/setting-words';
import { useChapters } from '@/ui/story/use-chapters';
import { StoryTopBar } from '@/ui/story/story-top-bar';
import { useSceneScroll } from '@/ui/story/use-scene-scroll';
import { texts } from '@/ui/texts/texts';
import { size, space } from '@/ui/theme/layout';
import { largeReadingStep, readingScale } from '@/ui/theme/reading-size';
import { columnMargin } from '@/ui/theme/column-margin';
import type { Window } from '@/ui/theme/use-window';

export type StoryColumnProps = Omit<
  CurrentSceneProps,
  'prose' | 'headingRef' | 'isHeadingHidden' | 'onFieldResized'
>;

/** The column of scenes: the newest with its place on top, the earlier ones above it. */
export function StoryColumn(props: StoryColumnProps) {
  const { view, page, window, preferences } = props;
  const insets = useSafeAreaInsets();
  const chapters = useChapters(view, props.actions);
  const headingRef = useRef<Text>(null);
  const prose = useMemo(() => proseStyle(window.kind, preferences), [window.kind, preferences]);
  const hero = heroHeight(window, preferences.readingStep, insets.top);
  const { scrollRef, viewport, isSolid, scrollToField, ...scroll } = useSceneScroll({
    // Larger letters make the scenes above longer: whoever changes them would be thrown back by scenes.
    scene: `${view.title}/${page.number}/${JSON.stringify(prose)}`,
    isAnimated: view.isFresh && !props.isStill,
    hero,
  });

  // The first scene's heading comes with its place, a moment after the scene itself.
  const isToBeFocused = view.isFresh && page.setting !== null;
  useEffect(() => {
    if (isToBeFocused) focusHeading(headingRef.current);
  }, [isToBeFocused, page.number, page.tellings]);

  const column = { margin: window.margin, maxWidth: prose.maxWidth };
  const whole = [styles.current, view.phase === 'telling' && styles.telling];
  return (
    <View style={styles.column}>
      <StoryTopBar {...topBar(props, hero)} inset={insets.top} isSolid={isSolid} />
      <ScrollView
        {...besideKeyboard}
        onLayout={scroll.onLayout}
        onScroll={scroll.onScroll}
        ref={scrollRef}
        role="main"
        scrollEventThrottle={32}
        style={styles.scroll}
      >
        <View onLayout={scroll.onEarlierLayout}>
          <EarlierScenes
            chapters={chapters}
            column={column}
            onSentence={props.onSentence}
            pages={view.pages}
            prose={prose}
            scale={readingScale(preferences.readingStep)}
            topInset={insets.top + size.appBar}
          />
        </View>
        <View key={page.number} style={[whole, { minHeight: viewport }]}>
          <Hero column={column} headingRef={headingRef} hero={hero} inset={insets.top} {...props} />
          <View style={[styles.words, { paddingHorizontal: column.margin }]}>
            <View style={[styles.inner, { maxWidth: column.maxWidth }]}>
              <RecapPlace onClose={props.actions.dismissRecap} recap={view.recap} />
              <CurrentScene
                {...props}
                headingRef={headingRef}
                onFieldResized={scrollToField}
                isHeadingHidden={hero === 0 || page.ending !== null}
                prose={prose}
              />
            </View>
          </View>
        </View>
      </ScrollView>
    </View>
  );
}

type HeroProps = StoryColumnProps & {
  readonly hero: number;
  readonly inset: number;
  readonly column: { readonly margin: number; readonly maxWidth: number };
  readonly headingRef: Ref<Text>;
};

function Hero({ page, window, hero, inset, column, headingRef }: HeroProps) {
  if (hero === 0) return <View style={{ height: size.appBar + inset + space.sm }} />;
  if (page.setting === null) return <View style={{ height: hero }} />;
  const width = window.kind === 'compact' ? window.width : window.width - size.rail;
  if (page.ending !== null)
    return <EndingHero height={hero} setting={page.setting} width={width} />;
  return (
    <PlaceHero
      column={column}
      headingRef={headingRef}
      height={hero}
      scene={page.number}
      setting={page.setting}
      width={width}
    />
  );
}

/** Wide windows have the picture beside the words; low ones have none. */
function heroHeight(window: Window, readingStep: number, inset: number): number {
  if (window.kind === 'expanded' || window.isLow) return 0;
  return (readingStep >= largeReadingStep ? size.heroSmall : size.hero) + inset;
}

/** Wide windows show it all the time, and on a tablet whoever is here leads to it. */
function needsAroundButton({ page, window }: StoryColumnProps): boolean {
  const people = page.setting?.people ?? [];
  if (window.kind === 'expanded' || people.length === 0) return false;
  return window.kind === 'compact' || page.echo === null || !people.some(({ isHere }) => isHere);
}

function topBar(props: StoryColumnProps, hero: number) {
  const { view, window, preferences, actions } = props;
  return {
    canUndo: view.pages.length > 1 && view.phase !== 'telling',
    isOverPicture: hero > 0,
    margin: columnMargin(window, proseStyle(window.kind, preferences).maxWidth),
    onReading: () => {
      props.onSheet('reading');
    },
    onAround: () => {
      props.onSheet('around');
    },
    showsAround: needsAroundButton(props),
    onFiles: window.kind === 'compact' ? null : actions.openFiles,
    onSettings: actions.openSettings,
    onUndo: actions.undo,
    showsSettings: window.kind === 'compact',
    ...barWords(props, hero),
  };
}

function barWords({ view, page, window, preferences }: StoryColumnProps, hero: number) {
  if (window.kind === 'expanded')
    return { title: texts.story.sceneOf(view.title, page.number), subtitle: null };
  const scene = texts.story.scene(page.number);
  const isLarge = preferences.readingStep >= largeReadingStep && hero > 0;
  // The day stands on the picture; here a phone has room for the hour alone.
  const part = page.setting?.time.part ?? null;
  const when = part === null ? null : texts.time.parts[part];
  return {
    title: placeTitle(page.place),
    subtitle: isLarge ? null : [scene, when].filter((part) => part !== null).join(' · '),
  };
}

/** Else a phone's keyboard lies over the field, and the first tap on the send button only puts it away. */
const besideKeyboard = {
  automaticallyAdjustKeyboardInsets: true,
  keyboardShouldPersistTaps: 'handled',
} as const;

const styles = StyleSheet.create({
  column: { flex: 1 },
  scroll: { flex: 1 },
  current: { paddingBottom: space.xxl },
  // The stop button lies over the last lines while they come.
  telling: { paddingBottom: space.xxl + size.tapTarget },
  words: { alignItems: 'center', paddingTop: space.lg },
  inner: { width: '100%' },
});
