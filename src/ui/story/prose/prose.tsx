import { Fragment, memo } from 'react';
import { StyleSheet, Text, View } from 'react-native';

import type { Paragraph } from '@/story/words/provenance';
import { emphasised, type Run } from '@/story/words/emphasis';
import { Lozenge } from '@/ui/story/prose/lozenge';
import type { ProseStyle } from '@/ui/story/prose/prose-style';
import { sentencePress } from '@/ui/story/prose/sentence-press';
import { sentenceStyle } from '@/ui/story/prose/sentence-style';
import { typographic } from '@/story/words/typographic';
import { useAppTheme } from '@/ui/theme/app-theme';
import { fontFamilies } from '@/ui/theme/font-families';

type ProseProps = {
  readonly paragraphs: readonly Paragraph[];
  readonly style: ProseStyle;
  /** How many sentences are to be seen; the others already take their room, so nothing jumps. */
  readonly shown: number;
  readonly isTelling: boolean;
  /** A tap on a sentence asks about it; null where nothing can be asked. */
  readonly onSentence?: ((sentence: number) => void) | null;
};

export const Prose = memo(function Prose(props: ProseProps) {
  const { paragraphs, style, shown, isTelling, onSentence = null } = props;
  const { own } = useAppTheme();
  const starts = startsOf(paragraphs);
  return (
    <View aria-live={isTelling ? 'polite' : 'off'} testID="prose">
      {paragraphs.map((paragraph, index) => (
        <Text
          key={index}
          selectable
          style={[
            style.text,
            { color: own.prose },
            index > 0 && { marginTop: style.paragraphSpacing },
          ]}
        >
          {emphasised(paragraph).map((runs, inside) => {
            const position = (starts[index] ?? 0) + inside;
            return (
              <Fragment key={inside}>
                <Text
                  {...(onSentence === null
                    ? {}
                    : sentencePress(() => {
                        onSentence(position);
                      }))}
                  style={sentenceStyle({ isShown: position < shown, color: own.prose })}
                >
                  {inside > 0 ? ' ' : ''}
                  <Runs runs={runs} />
                </Text>
                {isTelling && position === shown - 1 ? <Lozenge /> : null}
              </Fragment>
            );
          })}
        </Text>
      ))}
      {isTelling && paragraphs.length === 0 ? (
        <View style={styles.waiting}>
          <Lozenge />
        </View>
      ) : null}
    </View>
  );
});

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map(({ text, isItalic }, index) =>
    isItalic ? (
      <Text key={index} style={styles.italic}>
        {typographic(text)}
      </Text>
    ) : (
      typographic(text)
    ),
  );
}

function startsOf(paragraphs: readonly Paragraph[]): readonly number[] {
  let sentences = 0;
  return paragraphs.map((paragraph) => {
    const start = sentences;
    sentences += paragraph.length;
    return start;
  });
}

const styles = StyleSheet.create({
  waiting: { height: 28, justifyContent: 'center' },
  italic: { fontFamily: fontFamilies.readingItalic },
});
