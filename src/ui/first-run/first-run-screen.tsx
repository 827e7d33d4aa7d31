import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { CampaignCard } from '@/engine/library/library-cards';
import { AppButton } from '@/ui/kit/app-button';
import { Heading, Words } from '@/ui/kit/words';
import { CoverArt } from '@/ui/library/cover-art';
import { playableCards, type PlayableCard } from '@/ui/library/playable-cards';
import type { Preferences } from '@/ui/preferences/preferences';
import { SizeTrack } from '@/ui/settings/size-track';
import { ThemeCards } from '@/ui/settings/theme-cards';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';
import { readingScale } from '@/ui/theme/reading-size';
import { useWindow } from '@/ui/theme/use-window';

type FirstRunScreenProps = {
  readonly campaigns: readonly CampaignCard[];
  readonly preferences: Preferences;
  readonly onPrefer: (change: Partial<Preferences>) => void;
  readonly onBegin: (campaign: string) => void;
  readonly onLibrary: () => void;
  /** Asks for a file with a story; null where files cannot be exchanged yet. */
  readonly onOpenFile: (() => void) | null;
};

const columnWidth = 480;

/** Before the first story: one sentence, how to read, one button, and a quiet way to a story of one's own. */
export function FirstRunScreen(props: FirstRunScreenProps) {
  const { campaigns, preferences, onPrefer } = props;
  const { colors, own } = useAppTheme();
  const window = useWindow();
  const scale = readingScale(preferences.readingStep);
  const insets = useSafeAreaInsets();
  const playable = playableCards(campaigns);
  const [first] = playable;
  const artHeight = Math.round(Math.min(window.height * 0.46, 460));
  return (
    <ScrollView
      contentContainerStyle={[styles.screen, { minHeight: window.height }]}
      role="main"
      style={{ backgroundColor: colors.surface }}
      testID="first-run"
    >
      {first === undefined || window.isLow ? null : (
        <View style={[styles.art, { height: artHeight }]}>
          <CoverArt card={first} fade height={artHeight} light="dusk" width={window.width} />
        </View>
      )}
      <View
        style={[
          styles.column,
          { paddingHorizontal: window.margin, paddingBottom: insets.bottom + space.xxl },
        ]}
      >
        <Heading as="brand" level={1}>
          {texts.app.name}
        </Heading>
        <Words
          as="choice"
          color={own.prose}
          style={[styles.promise, { fontSize: 19 * scale, lineHeight: 27 * scale }]}
        >
          {texts.app.promise}
        </Words>
        <Words as="titleSmall">{texts.firstRun.howToRead}</Words>
        <ThemeCards
          chosen={preferences.theme}
          onChoose={(theme) => {
            onPrefer({ theme });
          }}
        />
        <SizeTrack
          onStep={(readingStep) => {
            onPrefer({ readingStep });
          }}
          step={preferences.readingStep}
        />
        <WaysIn {...props} playable={playable} />
      </View>
    </ScrollView>
  );
}

type WaysInProps = Pick<FirstRunScreenProps, 'onBegin' | 'onLibrary' | 'onOpenFile'> & {
  readonly playable: readonly PlayableCard[];
};

function WaysIn(props: WaysInProps) {
  const { onOpenFile } = props;
  return (
    <>
      <BundledWays {...props} />
      {onOpenFile === null ? null : (
        <AppButton look="text" onPress={onOpenFile} testID="open-own-story">
          {texts.firstRun.openOwn}
        </AppButton>
      )}
    </>
  );
}

function BundledWays({ playable, onBegin, onLibrary }: WaysInProps) {
  const [first] = playable;
  if (first === undefined) return <Words as="bodyLarge">{texts.library.empty}</Words>;
  return (
    <>
      <AppButton
        look="filled"
        onPress={() => {
          onBegin(first.id);
        }}
        style={styles.begin}
        testID="start-story"
      >
        {texts.firstRun.begin(first.title)}
      </AppButton>
      {playable.length > 1 ? (
        <AppButton look="text" onPress={onLibrary} testID="all-stories">
          {texts.firstRun.allStories(playable.length)}
        </AppButton>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  screen: { alignItems: 'center', justifyContent: 'flex-end' },
  art: { position: 'absolute', top: 0, start: 0, end: 0 },
  column: { width: '100%', maxWidth: columnWidth + 80, gap: space.lg },
  promise: { marginTop: -space.sm, marginBottom: space.sm },
  begin: { minHeight: 56, borderRadius: 28 },
});
