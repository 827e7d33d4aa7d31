import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/ui/kit/icon-button';
import { Words } from '@/ui/kit/words';
import { SceneChip } from '@/ui/story/place/scene-chip';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size } from '@/ui/theme/layout';

type StoryTopBarProps = {
  readonly title: string;
  readonly subtitle: string | null;
  /** Lies over the picture until the picture has scrolled away. */
  readonly isSolid: boolean;
  /** There is a picture, and the place is named on it. */
  readonly isOverPicture: boolean;
  readonly inset: number;
  readonly margin: number;
  readonly canUndo: boolean;
  readonly showsSettings: boolean;
  readonly onUndo: () => void;
  readonly showsAround: boolean;
  readonly onAround: () => void;
  readonly onReading: () => void;
  /** Null on phones, where the library and the state lead there: a fifth icon leaves no room for the place. */
  readonly onFiles: (() => void) | null;
  readonly onSettings: () => void;
};

export function StoryTopBar(props: StoryTopBarProps) {
  const { isSolid, isOverPicture, inset, margin } = props;
  const { colors } = useAppTheme();
  const solid = { backgroundColor: colors.surface, borderBottomColor: colors.outlineVariant };
  return (
    <View
      style={[
        styles.bar,
        { height: size.appBar + inset, paddingTop: inset, paddingStart: margin },
        isSolid && solid,
      ]}
    >
      <View
        aria-hidden={isOverPicture && !isSolid}
        style={[styles.words, isOverPicture && !isSolid && styles.unseen]}
      >
        <BarWords {...props} />
      </View>
      <Tools {...props} />
    </View>
  );
}

/** Over a picture they lie on a ground of their own: a beam or a snowflake must not hide them. */
function Tools(props: StoryTopBarProps) {
  const { isSolid, isOverPicture, canUndo, showsSettings } = props;
  const { colors } = useAppTheme();
  return (
    <View style={styles.tools}>
      {isOverPicture && !isSolid ? (
        <View
          aria-hidden
          style={[StyleSheet.absoluteFill, styles.ground, { backgroundColor: colors.surface }]}
        />
      ) : null}
      <IconButton
        icon="undo"
        isDisabled={!canUndo}
        label={texts.story.undo}
        onPress={props.onUndo}
        testID="undo"
      />
      {props.showsAround ? (
        <IconButton
          icon="person"
          label={texts.people.around}
          onPress={props.onAround}
          testID="around"
        />
      ) : null}
      <IconButton
        icon="reading"
        label={texts.reading.title}
        onPress={props.onReading}
        testID="reading"
      />
      {props.onFiles === null ? null : (
        <IconButton
          icon="more"
          label={texts.story.files}
          onPress={props.onFiles}
          testID="story-files-open"
        />
      )}
      {showsSettings ? (
        <IconButton
          icon="settings"
          label={texts.navigation.settings}
          onPress={props.onSettings}
          testID="nav-settings"
        />
      ) : null}
    </View>
  );
}

function BarWords({ title, subtitle }: StoryTopBarProps) {
  const { colors } = useAppTheme();
  if (subtitle === null) return <SceneChip label={title} />;
  return (
    <>
      <Words as="titleSmall" numberOfLines={1}>
        {title}
      </Words>
      <Words as="bodySmall" color={colors.onSurfaceVariant} numberOfLines={1}>
        {subtitle}
      </Words>
    </>
  );
}

const styles = StyleSheet.create({
  bar: {
    position: 'absolute',
    top: 0,
    start: 0,
    end: 0,
    zIndex: 2,
    flexDirection: 'row',
    alignItems: 'center',
    paddingEnd: 8,
    borderBottomWidth: 1,
    borderBottomColor: 'transparent',
  },
  words: { flex: 1, paddingEnd: 8 },
  tools: { flexDirection: 'row', alignItems: 'center' },
  ground: { borderRadius: radius.full, opacity: 0.6 },
  unseen: { opacity: 0 },
});
