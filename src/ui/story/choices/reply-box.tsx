import { StyleSheet, View } from 'react-native';

import type { ReplyEvent } from '@/engine/turn-data/turn-event';
import { typographic } from '@/story/words/typographic';
import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { plainEmphasis } from '@/ui/story/prose/plain-emphasis';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { space } from '@/ui/theme/layout';

type ReplyBoxProps = {
  readonly reply: ReplyEvent;
  readonly scale: number;
  readonly onChoose: (choice: string) => void;
  readonly onSay: (text: string) => void;
};

/** What the story says to words that made no scene, and what may have been meant, beside the field they came from. */
export function ReplyBox({ reply, scale, onChoose, onSay }: ReplyBoxProps) {
  const { colors } = useAppTheme();
  return (
    <View style={[styles.reply, { borderColor: colors.outline }]} testID="reply">
      <Words as="bodySmall" color={colors.onSurfaceVariant}>
        {texts.story.replyTo(typographic(reply.said))}
      </Words>
      <View aria-live="polite">
        {reply.paragraphs.map((paragraph, index) => (
          <Words as="choice" key={index} style={{ fontSize: 16 * scale, lineHeight: 24 * scale }}>
            {typographic(plainEmphasis(paragraph.map(({ text }) => text).join(' ')))}
          </Words>
        ))}
      </View>
      {reply.suggestions.map(({ text, choice }, index) => (
        <AppButton
          key={text}
          look="outlined"
          onPress={() => {
            if (choice === null) onSay(text);
            else onChoose(choice);
          }}
          testID={`suggestion-${index + 1}`}
        >
          {typographic(text)}
        </AppButton>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  reply: {
    gap: space.sm,
    marginTop: space.lg,
    borderStartWidth: 2,
    paddingStart: space.lg,
    alignItems: 'flex-start',
  },
});
