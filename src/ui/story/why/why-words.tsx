import { Pressable, StyleSheet, View } from 'react-native';

import type { SentenceWhy } from '@/engine/why/reasons';
import { plainEmphasis } from '@/ui/story/prose/plain-emphasis';
import { Words } from '@/ui/kit/words';
import { typographic } from '@/story/words/typographic';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type WhyWordsProps = {
  readonly sentences: readonly SentenceWhy[];
  readonly onSentence: (sentence: number) => void;
};

/** The sentences of the scene, for whoever cannot tap them where they stand. */
export function WhyWords({ sentences, onSentence }: WhyWordsProps) {
  const { colors } = useAppTheme();
  return (
    <View>
      {sentences.map(({ number, text }) => (
        <Pressable
          key={number}
          onPress={() => {
            onSentence(number - 1);
          }}
          role="button"
          style={[styles.sentence, { borderBottomColor: colors.outlineVariant }]}
          testID={`why-sentence-${number}`}
        >
          <Words as="bodyLarge">{typographic(plainEmphasis(text))}</Words>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sentence: {
    minHeight: size.tapTarget,
    justifyContent: 'center',
    paddingVertical: space.sm,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
});
