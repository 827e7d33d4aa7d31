import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Icon } from '@/ui/kit/icon';
import { TextField } from '@/ui/kit/text-field';
import { Words } from '@/ui/kit/words';
import { mostTopicCharacters, topicsIn } from '@/ui/preferences/preferences';
import { boundaryTexts } from '@/ui/texts/boundary-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';

type TopicListProps = {
  readonly label: string;
  readonly help: string;
  /** What the field asks for. */
  readonly topic: string;
  readonly topics: readonly string[];
  readonly onTopics: (topics: readonly string[]) => void;
  readonly testID: string;
};

/** Topics in the player's own words: each can be taken away again, and more can be added. */
export function TopicList(props: TopicListProps) {
  const { label, help, topic: asked, topics, onTopics, testID } = props;
  const { colors } = useAppTheme();
  const [text, setText] = useState('');
  const add = (): void => {
    if (text.trim() !== '') onTopics(topicsIn([...topics, text]));
    setText('');
  };
  return (
    <View style={styles.list}>
      <Words as="bodyLarge">{label}</Words>
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {help}
      </Words>
      <View style={styles.chips}>
        {topics.map((topic) => (
          <Topic
            key={topic}
            onRemove={() => {
              onTopics(topics.filter((each) => each !== topic));
            }}
            topic={topic}
          />
        ))}
      </View>
      <View style={styles.adding}>
        <TextField
          label={asked}
          mostCharacters={mostTopicCharacters}
          onChange={setText}
          onSubmit={add}
          style={styles.grow}
          testID={`${testID}-topic`}
          value={text}
        />
        <AppButton look="outlined" onPress={add} testID={`${testID}-add`}>
          {boundaryTexts.add}
        </AppButton>
      </View>
    </View>
  );
}

function Topic({ topic, onRemove }: { readonly topic: string; readonly onRemove: () => void }) {
  const { colors } = useAppTheme();
  return (
    <Pressable
      aria-label={boundaryTexts.remove(topic)}
      onPress={onRemove}
      role="button"
      style={[styles.chip, { borderColor: colors.outline }]}
      testID={`topic-${topic}`}
    >
      <Words as="bodyMedium" style={styles.shrink}>
        {topic}
      </Words>
      <Icon color={colors.onSurfaceVariant} name="close" size={size.iconSmall} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.sm, marginTop: space.lg },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.sm },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.sm,
    minHeight: size.tapTarget,
    maxWidth: '100%',
    paddingHorizontal: space.lg,
    borderWidth: 1,
    borderRadius: radius.full,
  },
  adding: { flexDirection: 'row', alignItems: 'center', gap: space.md },
  grow: { flex: 1 },
  shrink: { flexShrink: 1 },
});
