import { StyleSheet, View } from 'react-native';

import type { Choice } from '@/contracts/generated/choice';
import { Icon } from '@/ui/kit/icon';
import { Sheet } from '@/ui/kit/sheet';
import { Words } from '@/ui/kit/words';
import { becauseIcons, becauseWords } from '@/ui/story/choice-meta';
import { typographic } from '@/ui/story/typographic';
import { texts } from '@/ui/texts/texts';
import { useAppTheme } from '@/ui/theme/app-theme';
import { size, space } from '@/ui/theme/layout';

type WhySheetProps = {
  readonly choices: readonly Choice[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Every reason of every choice. */
export function WhySheet({ choices, isOpen, onClose }: WhySheetProps) {
  const { colors } = useAppTheme();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} testID="why-sheet" title={texts.story.whyTitle}>
      {choices.map((choice) => (
        <View key={choice.id} style={styles.choice}>
          <Words as="choice">{typographic(choice.text)}</Words>
          {choice.because.length === 0 ? (
            <Words as="bodySmall" color={colors.onSurfaceVariant} style={styles.because}>
              {texts.story.noReason}
            </Words>
          ) : null}
          {choice.because.map((because) => (
            <View key={`${because.kind}-${because.id}`} style={styles.because}>
              <Icon
                color={colors.tertiary}
                name={becauseIcons[because.kind]}
                size={size.iconSmall}
              />
              <Words as="bodyMedium" color={colors.onSurfaceVariant} style={styles.text}>
                {typographic(becauseWords(because))}
              </Words>
            </View>
          ))}
        </View>
      ))}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  choice: { marginBottom: space.xl },
  because: { flexDirection: 'row', alignItems: 'center', gap: space.sm, marginTop: space.xs },
  text: { flexShrink: 1 },
});
