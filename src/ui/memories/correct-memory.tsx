import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { AppButton } from '@/ui/kit/app-button';
import { Words } from '@/ui/kit/words';
import { memoryTexts } from '@/ui/texts/memory-texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { radius, space } from '@/ui/theme/layout';
import { typeStyles } from '@/ui/theme/type-styles';

const mostCharacters = 500;

type CorrectMemoryProps = {
  readonly summary: string;
  readonly onCorrect: (summary: string) => void;
  readonly onCancel: () => void;
};

/** Where the player says what happened in their own words. */
export function CorrectMemory({ summary, onCorrect, onCancel }: CorrectMemoryProps) {
  const { colors } = useAppTheme();
  const [text, setText] = useState(summary);
  const [isMissing, setIsMissing] = useState(false);
  const { label, missing, most, save, cancel } = memoryTexts.correction;
  const correct = (): void => {
    const wanted = text.trim().replace(/\s+/g, ' ');
    setIsMissing(wanted === '');
    if (wanted === '') return;
    if (wanted === summary) onCancel();
    else onCorrect(wanted);
  };
  return (
    <View>
      <Words as="titleSmall" style={styles.label}>
        {label}
      </Words>
      <TextInput
        aria-label={label}
        autoFocus
        maxLength={Math.max(mostCharacters, summary.length)}
        multiline
        numberOfLines={4}
        onChangeText={setText}
        style={[
          typeStyles.choice,
          styles.field,
          { color: colors.onSurface, borderColor: colors.outline },
        ]}
        testID="correction"
        value={text}
      />
      {isMissing ? (
        <Words as="bodySmall" color={colors.error} role="alert" style={styles.label}>
          {missing}
        </Words>
      ) : null}
      {text.length < mostCharacters ? null : (
        <Words aria-live="polite" as="bodySmall" color={colors.onSurfaceVariant}>
          {most(mostCharacters)}
        </Words>
      )}
      <View style={styles.buttons}>
        <AppButton look="text" onPress={onCancel} testID="leave-correction">
          {cancel}
        </AppButton>
        <AppButton look="filled" onPress={correct} testID="save-correction">
          {save}
        </AppButton>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  label: { marginBottom: space.xs },
  field: {
    minHeight: 112,
    borderWidth: 1,
    borderRadius: radius.md,
    paddingHorizontal: space.lg,
    paddingVertical: space.md,
    textAlignVertical: 'top',
  },
  buttons: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.sm,
    marginTop: space.lg,
  },
});
