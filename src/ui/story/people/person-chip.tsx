import { Pressable, StyleSheet, View } from 'react-native';

import { feelingWords } from '@/story/campaign/feeling-words';
import type { PersonInSetting } from '@/story/setting/scene-setting';
import { Avatar } from '@/ui/story/people/avatar';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type PersonChipProps = { readonly person: PersonInSetting; readonly onPress: () => void };

/** Whoever is here, beside what the player just did. */
export function PersonChip({ person, onPress }: PersonChipProps) {
  const { colors, own } = useAppTheme();
  const feeling = feelingWords(person.feeling, person.pronouns);
  return (
    <Pressable
      aria-label={texts.people.chip(person.name, feeling)}
      onPress={onPress}
      role="button"
      style={[styles.chip, { backgroundColor: own.surfaceContainerLow }]}
      testID="around"
    >
      <Avatar person={person} />
      <View style={styles.words}>
        <Words as="titleSmall" numberOfLines={1}>
          {person.name}
        </Words>
        <Words as="bodySmall" color={colors.onSurfaceVariant} numberOfLines={1}>
          {feeling}
        </Words>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.md,
    minHeight: size.tapTarget,
    padding: space.xs,
    paddingEnd: space.lg,
    borderRadius: radius.full,
    maxWidth: 280,
  },
  words: { flexShrink: 1 },
});
