import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { CampaignCard, StoryCard } from '@/engine/library/library-cards';
import type { PlaythroughId } from '@/foundation/ids';
import { AppButton } from '@/ui/kit/app-button';
import { IconButton } from '@/ui/kit/icon-button';
import { Heading, Words } from '@/ui/kit/words';
import { CampaignRow } from '@/ui/library/campaign-row';
import { ContinueCard } from '@/ui/library/continue-card';
import { KeptStory, type KeptStoryProps } from '@/ui/library/kept-story';
import { LostStory } from '@/ui/library/lost-story';
import { playableCards } from '@/ui/library/playable-cards';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { useWindow } from '@/ui/theme/use-window';

type LibraryScreenProps = Pick<KeptStoryProps, 'held' | 'rescueOf'> & {
  readonly campaigns: readonly CampaignCard[];
  readonly stories: readonly StoryCard[];
  /** Ids of stories that were here and are gone. */
  readonly lost: readonly string[];
  readonly onOpen: (story: PlaythroughId) => void;
  readonly onBegin: (campaign: string) => void;
  /** What can be done with a story as a whole; without one, with all of them. */
  readonly onFiles: (story: PlaythroughId | null) => void;
  /** What could be written for a campaign, or was. */
  readonly onEnrich: (campaign: string) => void;
  /** Asks for a file with a story; null where files cannot be exchanged yet. */
  readonly onOpenFile: (() => void) | null;
  readonly onForget: (id: string) => void;
  readonly onSettings: () => void;
};

const columnWidth = 720;

/** What can be played, and what is being played. */
export function LibraryScreen(props: LibraryScreenProps) {
  const { campaigns, stories, lost, onOpen, onBegin, onFiles, onOpenFile, onForget } = props;
  const { colors } = useAppTheme();
  const window = useWindow();
  const insets = useSafeAreaInsets();
  // What the start left alone comes first: that is why the player is here.
  const isHeld = ({ id }: StoryCard): boolean => props.held.includes(id);
  const open = stories.filter((story) => !isHeld(story));
  const latest = open.find(({ fault }) => fault === null);
  const others = open.filter((story) => story !== latest);
  const playable = playableCards(campaigns);
  return (
    <ScrollView role="main" style={{ backgroundColor: colors.surface }} testID="library">
      <View
        style={[
          styles.column,
          { paddingHorizontal: window.margin, paddingTop: insets.top + space.sm },
        ]}
      >
        <LibraryHead {...props} />
        {stories.filter(isHeld).map((story) => (
          <KeptStory {...props} key={story.id} story={story} />
        ))}
        {latest === undefined ? null : (
          <KeptStory {...props} story={latest}>
            <ContinueCard
              cover={playable.find(({ id }) => id === latest.campaign)}
              onFiles={onFiles}
              onOpen={onOpen}
              story={latest}
              width={Math.min(window.width, columnWidth)}
            />
          </KeptStory>
        )}
        <SectionHead note={texts.library.onDevice(playable.length)} title={texts.library.stories} />
        {campaigns.length === 0 ? <Words as="bodyLarge">{texts.library.empty}</Words> : null}
        {campaigns.map((card) => (
          <CampaignRow
            card={card}
            isBegun={stories.some(({ campaign }) => campaign === card.id)}
            key={card.id}
            onBegin={onBegin}
            onEnrich={props.onEnrich}
          />
        ))}
        <OpenFile onPress={onOpenFile} />
        {others.length === 0 ? null : <SectionHead note="" title={texts.library.kept} />}
        {others.map((story) => (
          <KeptStory {...props} key={story.id} story={story} />
        ))}
        {lost.length === 0 ? null : <SectionHead note="" title={texts.library.missing} />}
        {lost.map((id) => (
          <LostStory id={id} key={id} onForget={onForget} />
        ))}
      </View>
    </ScrollView>
  );
}

function LibraryHead({ onFiles, onSettings }: LibraryScreenProps) {
  const isCompact = useWindow().kind === 'compact';
  const openFiles = (): void => {
    onFiles(null);
  };
  return (
    <View style={[styles.head, isCompact ? styles.compact : styles.roomy]}>
      <Heading as="placeTitle" level={1} style={styles.grow}>
        {texts.library.title}
      </Heading>
      {isCompact ? (
        <>
          <IconButton
            icon="archive"
            label={texts.library.files}
            onPress={openFiles}
            testID="device-files-open"
          />
          <IconButton
            icon="settings"
            label={texts.navigation.settings}
            onPress={onSettings}
            testID="nav-settings"
          />
        </>
      ) : (
        <AppButton icon="archive" look="tonal" onPress={openFiles} testID="device-files-open">
          {texts.library.files}
        </AppButton>
      )}
    </View>
  );
}

function OpenFile({ onPress }: { readonly onPress: (() => void) | null }) {
  if (onPress === null) return null;
  return (
    <AppButton
      icon="add"
      look="outlined"
      onPress={onPress}
      style={styles.openFile}
      testID="choose-story-file"
    >
      {texts.library.openFile}
    </AppButton>
  );
}

function SectionHead({ title, note }: { readonly title: string; readonly note: string }) {
  const { colors } = useAppTheme();
  return (
    <View style={styles.section}>
      <Heading as="titleMedium" level={2} style={styles.grow}>
        {title}
      </Heading>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {note}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  column: {
    width: '100%',
    maxWidth: columnWidth,
    alignSelf: 'center',
    paddingBottom: space.huge,
  },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 64 },
  compact: { marginEnd: -14 },
  roomy: { marginBottom: space.sm },
  section: {
    flexDirection: 'row',
    alignItems: 'center',
    marginTop: space.huge,
    marginBottom: space.lg,
  },
  openFile: { alignSelf: 'flex-start' },
  grow: { flex: 1 },
});
