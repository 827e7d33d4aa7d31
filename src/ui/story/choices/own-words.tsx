import { useState } from 'react';
import { Pressable, StyleSheet, TextInput, View, type TextInputKeyPressEvent } from 'react-native';

import { typedActionCharacters } from '@/foundation/limits';
import { Icon } from '@/ui/kit/icon';
import { IconButton } from '@/ui/kit/icon-button';
import { Words } from '@/ui/kit/words';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, size, space } from '@/ui/theme/layout';
import { typeStyles } from '@/ui/theme/type-styles';

const lowest = 56;
const highest = 200;

export type OwnWordsProps = {
  /** What was begun before. */
  readonly draft: string;
  /** The player turns away from what they wrote. */
  readonly onDraft: (draft: string) => void;
  readonly onSay: (text: string) => void;
  readonly onCancel: () => void;
  /** It has become another height: what is written last must not slip below the window's edge. */
  readonly onResized: () => void;
};

/** Where the player writes what nobody offered: Enter sends, Shift+Enter breaks the line, Esc returns. */
export function OwnWords({ draft, onDraft, onSay, onCancel, onResized }: OwnWordsProps) {
  const { colors } = useAppTheme();
  const [text, setText] = useState(draft);
  const [height, setHeight] = useState(lowest);
  const keep = (): void => {
    onDraft(text);
  };
  const cancel = (): void => {
    keep();
    onCancel();
  };
  const send = (): void => {
    keep();
    if (text.trim() !== '') onSay(text.trim());
  };
  const onKeyPress = (event: TextInputKeyPressEvent): void => {
    const { nativeEvent } = event;
    const isBreak = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
    // Where words are put together from their sounds, Enter picks one before it is the player's.
    const isPicking = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (nativeEvent.key === 'Escape') cancel();
    if (nativeEvent.key !== 'Enter' || isBreak || isPicking) return;
    event.preventDefault();
    send();
  };
  return (
    <View onLayout={onResized} testID="own-words-place">
      <View style={[styles.field, { borderColor: colors.primary }]}>
        <TextInput
          aria-label={texts.story.ownWords}
          autoFocus
          maxLength={typedActionCharacters}
          multiline
          onBlur={keep}
          onChangeText={setText}
          onKeyPress={onKeyPress}
          placeholder={texts.story.ownWords}
          placeholderTextColor={colors.onSurfaceVariant}
          onContentSizeChange={({ nativeEvent }) => {
            setHeight(Math.min(highest, Math.max(lowest, nativeEvent.contentSize.height)));
          }}
          style={[typeStyles.choice, styles.input, { color: colors.onSurface, height }]}
          testID="own-words"
          value={text}
        />
        <Send onPress={send} />
        <IconButton
          icon="close"
          label={texts.story.backToChoices}
          onPress={cancel}
          testID="own-words-cancel"
        />
      </View>
      {text.length < typedActionCharacters ? null : (
        <Words aria-live="polite" as="bodySmall" color={colors.onSurfaceVariant}>
          {texts.story.ownWordsLimit(typedActionCharacters)}
        </Words>
      )}
    </View>
  );
}

function Send({ onPress }: { readonly onPress: () => void }) {
  const { colors } = useAppTheme();
  return (
    <Pressable
      aria-label={texts.story.send}
      onPress={onPress}
      role="button"
      style={[styles.send, { backgroundColor: colors.primary }]}
      testID="send"
    >
      <Icon color={colors.onPrimary} name="done" size={size.icon} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'center',
    marginTop: space.md,
    borderWidth: 2,
    borderRadius: radius.lg,
    paddingStart: space.lg,
    paddingEnd: space.xs,
    paddingVertical: space.xs,
  },
  input: { flex: 1, paddingVertical: space.sm, outlineWidth: 0 },
  send: {
    width: size.tapTarget,
    height: size.tapTarget,
    borderRadius: size.tapTarget / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
