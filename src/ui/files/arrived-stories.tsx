import { StyleSheet, View } from 'react-native';

import type { PlaythroughId } from '@/foundation/ids';
import type { ArrivedStory } from '@/ui/files/desk-view';
import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { fileTexts } from '@/ui/texts/file-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type ArrivedStoriesProps = {
  readonly stories: readonly ArrivedStory[];
  readonly onOpen: (id: PlaythroughId) => void;
  readonly onReplace: (id: PlaythroughId) => void;
};

/** Every story of a file, and what became of it. */
export function ArrivedStories({ stories, onOpen, onReplace }: ArrivedStoriesProps) {
  return (
    <View style={styles.list} testID="arrived">
      {stories.map((story) => (
        <Arrived key={story.id} onOpen={onOpen} onReplace={onReplace} story={story} />
      ))}
    </View>
  );
}

type ArrivedProps = Pick<ArrivedStoriesProps, 'onOpen' | 'onReplace'> & {
  readonly story: ArrivedStory;
};

function Arrived({ story, onOpen, onReplace }: ArrivedProps) {
  const { colors } = useAppTheme();
  const { id, title, scenes, begunAt, outcome } = story;
  const words = fileTexts.arrived;
  return (
    <View style={[styles.story, { borderColor: colors.outlineVariant }]} testID={`arrived-${id}`}>
      <Words as="titleSmall">{title}</Words>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {words.facts(scenes, begunAt === null ? null : dayOf(begunAt))}
      </Words>
      <Words as="bodyMedium">{whatBecameOf(story)}</Words>
      <View style={styles.buttons}>
        {outcome === 'refused' ? (
          <AppButton
            look="text"
            onPress={() => {
              onReplace(id);
            }}
            testID={`replace-${id}`}
          >
            {words.replace}
          </AppButton>
        ) : null}
        <AppButton
          look="text"
          onPress={() => {
            onOpen(id);
          }}
          testID={`open-arrived-${id}`}
        >
          {words.open}
        </AppButton>
      </View>
    </View>
  );
}

function whatBecameOf({ outcome, keptAs, isUnsafe }: ArrivedStory): string {
  const words = fileTexts.arrived;
  const rest = isUnsafe
    ? words.notSafe
    : keptAs !== null
      ? words.keptAs(keptAs)
      : outcome === 'refused'
        ? words.replaceHelp
        : '';
  return `${words.outcomes[outcome]} ${rest}`.trim();
}

/** A device with a damaged clock, or a damaged file, may name any time. */
function dayOf(time: number): string | null {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

const styles = StyleSheet.create({
  list: { marginBottom: space.lg },
  story: {
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: space.md,
    gap: 2,
  },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', marginStart: -space.md },
});
