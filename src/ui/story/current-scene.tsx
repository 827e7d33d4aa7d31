import type { Ref } from 'react';
import { StyleSheet, View, type Text } from 'react-native';

import type { Preferences } from '@/ui/preferences/preferences';
import { Heading, Words } from '@/ui/kit/words';
import { ChoiceList, type ChoiceListProps } from '@/ui/story/choices/choice-list';
import { Echo } from '@/ui/story/prose/echo';
import { EndingFoot } from '@/ui/story/place/ending-foot';
import { MendedNotice } from '@/ui/story/notices/mended-notice';
import { NoticeBox } from '@/ui/story/notices/notice-box';
import type { ProseStyle } from '@/ui/story/prose/prose-style';
import { RollRow } from '@/ui/story/choices/roll-row';
import { placeTitle } from '@/ui/texts/setting-words';
import { PersonChip } from '@/ui/story/people/person-chip';
import type { OpenSheet } from '@/ui/story/story-sheets';
import type { StoryActions } from '@/ui/story/player/story-actions';
import { noticesOf, type ScenePage, type StoryView } from '@/ui/story/player/story-view';
import { ToldProse } from '@/ui/story/told-prose';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { readingScale } from '@/ui/theme/reading-size';
import type { Window } from '@/ui/theme/use-window';

export type CurrentSceneProps = {
  readonly view: StoryView;
  readonly page: ScenePage;
  readonly window: Window;
  readonly prose: ProseStyle;
  readonly isStill: boolean;
  readonly preferences: Preferences;
  readonly actions: StoryActions;
  readonly isTyping: boolean;
  readonly onTyping: (isTyping: boolean) => void;
  /** The field for words of the player's own has become another height. */
  readonly onFieldResized: () => void;
  readonly onSheet: (sheet: OpenSheet) => void;
  /** The player asks about a sentence of a scene, counted from 0. */
  readonly onSentence: (scene: number, sentence: number) => void;
  readonly headingRef: Ref<Text>;
  /** Where the place is named beside the column, the scene needs no heading to be seen. */
  readonly isHeadingHidden: boolean;
};

/** The newest scene below its place: what was done, what the dice said, the words, and what can be done now. */
export function CurrentScene(props: CurrentSceneProps) {
  const { view, page, window, prose, preferences, actions } = props;
  const scale = readingScale(preferences.readingStep);
  return (
    <View
      aria-label={texts.story.sceneIn(page.number, placeTitle(page.place))}
      role="article"
      testID={`scene-${page.number}`}
    >
      {page.ending === null ? null : (
        <EndingTitle
          isOverPicture={window.kind !== 'expanded' && !window.isLow}
          title={page.ending.title}
        />
      )}
      <WhatHappened
        {...props}
        isBeside={window.kind === 'expanded' && page.ending === null}
        scale={scale}
      />
      <MendedNotice mended={view.mended} onDismiss={actions.dismissMended} />
      <NoticeBox
        canRetry={view.phase === 'choosing' || view.phase === 'ended'}
        notices={noticesOf(page.notices).inline}
        onDetails={actions.openTools}
        onDismiss={actions.dismissNotices}
        onRetry={actions.retry}
      />
      <ToldProse
        isStill={props.isStill}
        onSentence={props.onSentence}
        onShowAll={actions.showAll}
        page={page}
        prose={prose}
        view={view}
      />
      <Foot {...props} scale={scale} />
    </View>
  );
}

type EndingTitleProps = { readonly title: string; readonly isOverPicture: boolean };

function EndingTitle({ title, isOverPicture }: EndingTitleProps) {
  const { colors } = useAppTheme();
  return (
    <View style={[styles.endingTitle, isOverPicture && styles.overPicture]}>
      <Words as="overline" color={colors.onSurfaceVariant}>
        {texts.ending.overline}
      </Words>
      <Heading as="displaySmall" level={1} testID="ending-title">
        {title}
      </Heading>
    </View>
  );
}

type WithScale = CurrentSceneProps & { readonly scale: number };

function WhatHappened(props: WithScale & { readonly isBeside: boolean }) {
  const { page, scale, isBeside, headingRef, isHeadingHidden } = props;
  return (
    <View>
      {isHeadingHidden ? (
        <Heading as="titleSmall" level={1} ref={headingRef} style={styles.unseen} testID="place">
          {placeTitle(page.place)}
        </Heading>
      ) : null}
      {page.echo === null && page.roll === null ? null : (
        <View style={[styles.happened, isBeside && styles.beside]}>
          {page.echo === null ? null : (
            <View style={[styles.echoRow, isBeside && styles.grow]}>
              <View style={styles.grow}>
                <Echo scale={scale} text={page.echo} />
              </View>
              <WhoIsHere {...props} />
            </View>
          )}
          {page.roll === null ? null : (
            <View style={isBeside && styles.rollBeside}>
              <RollRow isNarrow={isBeside} roll={page.roll} scene={page.number} />
            </View>
          )}
        </View>
      )}
    </View>
  );
}

/** Tablets have room for one name; wide windows name everyone beside the story. */
function WhoIsHere({ page, window, onSheet }: CurrentSceneProps) {
  const person = page.setting?.people.find(({ isHere }) => isHere);
  if (window.kind !== 'medium' || person === undefined) return null;
  return (
    <PersonChip
      onPress={() => {
        onSheet('around');
      }}
      person={person}
    />
  );
}

function Foot(props: WithScale) {
  const { view, page, actions } = props;
  const { colors } = useAppTheme();
  return (
    <View>
      {view.remark === null ? null : (
        <Words
          aria-live="polite"
          as="bodyMedium"
          color={colors.onSurfaceVariant}
          style={styles.remark}
          testID="remark"
        >
          {view.remark}
        </Words>
      )}
      {view.phase === 'choosing' ? (
        <ChoiceList key={page.number} {...choiceListProps(props)} />
      ) : null}
      {view.phase === 'ended' && page.ending !== null ? (
        <EndingFoot
          ending={page.ending}
          onEndings={actions.endings}
          onBeginAgain={actions.beginAgain}
          onKeep={actions.openFiles}
          onLibrary={actions.openLibrary}
          onTurningPoints={() => {
            props.onSheet('turning-points');
          }}
          scenes={view.pages.length}
        />
      ) : null}
    </View>
  );
}

function choiceListProps(props: WithScale): ChoiceListProps {
  const { view, page, window, scale, preferences, actions } = props;
  return {
    choices: page.choices,
    showsKeys: window.kind === 'expanded',
    scale,
    isFresh: view.isFresh,
    offersOwnWords: preferences.ownWords,
    isTyping: props.isTyping,
    onTyping: props.onTyping,
    onChoose: actions.choose,
    reply: view.reply,
    draft: view.draft,
    onDraft: actions.keepDraft,
    onSay: actions.say,
    onResized: props.onFieldResized,
    onWhy: () => {
      props.onSheet('why');
    },
    // A phone has no room for three of them in a row.
    onDifferently:
      window.kind === 'compact'
        ? null
        : () => {
            actions.tellAgain('differently');
          },
  };
}

const styles = StyleSheet.create({
  endingTitle: { gap: space.sm, marginBottom: space.lg },
  // Up into the faded foot of the picture, as a place's name is.
  overPicture: { marginTop: -space.huge },
  happened: { gap: space.lg, marginBottom: space.xxl },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.xxl, marginBottom: 18 },
  grow: { flex: 1 },
  echoRow: { flexDirection: 'row', alignItems: 'center', gap: space.lg },
  rollBeside: { width: 264 },
  remark: { marginBottom: space.lg },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
